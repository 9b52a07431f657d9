//! What "a game" means: the trait every game implements, the table that gives it time, and the chance that it draws.
//!
//! `core` knows no game, no JavaScript, no clock. Start reading at [`Game`], then [`Table`].

mod catalogue;
mod chance;
mod error;
mod game;
mod order;
mod random;
mod reader;
mod record;
mod refusal;
mod rule;
mod scenario;
mod seat;
mod table;
mod tree;
mod wire;
mod writer;

pub use catalogue::{Catalogue, numbered_move};
pub(crate) use catalogue::{number_moves, play_number};
pub use chance::{Draw, Seed, Source};
pub use error::{Code, Error, Report};
pub use game::{Cited, Eyes, ForEachGame, Game, Info, Log, OptionInfo, OptionKind, Outcome, Secrecy, Solution, Variant, Wire};
pub use order::sort_by_key;
pub(crate) use random::played_out;
pub use random::{Pcg, Playout};
pub use record::{ChanceMode, Record, Start};
pub use refusal::{Fault, Ground, Judged, Refusal};
pub(crate) use refusal::{ground, refuse, require};
pub use rule::{Book as RuleBook, Citation, Entry as RuleEntry, Rule, Source as RuleSource};
pub(crate) use rule::{all_distinct, lines, rules};
pub(crate) use scenario::scenarios;
pub use scenario::{Scenario, Scenarios, Scenes};
pub use seat::{Actor, Actors, Seat, SeatSet};
pub use table::{Played, Table};
pub(crate) use tree::through_serde;
pub use tree::{Fields, FromTree, Tree, Wrong, serialized};
pub use wire::{Derived, Named, any_number};
pub use writer::{Quoted, ToText, Writer, text_of};

pub use ludotheque_derive::{FromTree, ToText, Wire};
