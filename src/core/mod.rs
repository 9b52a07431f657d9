//! What "a game" means: the trait every game implements, the table that gives it time, and the chance that it draws.
//!
//! `core` knows no game, no JavaScript, no clock. Start reading at [`Game`], then [`Table`].

mod chance;
mod error;
mod event_log;
mod game;
mod heuristics;
mod info;
mod json;
mod lenient;
mod message;
mod outcome;
mod pcg;
mod record;
mod rule;
mod scenario;
mod seat;
mod table;
mod text_id;

pub use chance::{Draw, Rng, Seed};
pub use error::{Code, Error, Refusal};
pub(crate) use error::{refuse, require};
pub use event_log::{EventLog, EventRecord};
pub use game::{ForEachGame, Game, Viewer, Wire};
pub use heuristics::{Heuristics, Solution, Visibility};
pub use info::{ChoiceEntry, ChoiceValue, Info, OptionInfo, OptionKind, Variant};
pub use json::{Json, ShapeError, read_text};
pub use lenient::{Lenient, any_number, required};
pub(crate) use message::message;
pub use message::{Detail, Kind, Message, Param};
pub use outcome::Outcome;
pub use pcg::Pcg;
pub use record::{ChanceMode, Record, Start};
pub use rule::{Rule, RuleRef, Source as RuleSource};
pub(crate) use rule::{all_distinct, rules};
pub use scenario::Scenario;
pub use seat::{Actor, Actors, Seat, SeatSet};
pub use table::{Ply, Table};
#[allow(unused_imports, reason = "a module is built with one game, which may have no such ids")]
pub(crate) use text_id::text_id;
