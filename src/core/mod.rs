//! What "a game" means: the trait every game implements, the table that gives it time, and the chance that it draws.
//!
//! `core` knows no game, no JavaScript, no text format, no clock. Start reading at [`Game`], then [`Table`].

mod chance;
mod error;
mod game;
mod order;
mod record;
mod rule;
mod seat;
mod table;
mod tagged;
mod tree;
mod wire;

pub use chance::{Draw, Seed, Source};
pub use error::{Code, Error};
pub use game::{
    Cited, Eyes, Fault, ForEachGame, Game, Info, Log, OptionInfo, OptionKind, Outcome, Refusal, Scenario, Secrecy, Solution,
    Variant, Wire, refuse,
};
pub use order::sort_by_key;
pub use record::{ChanceMode, Record, Start};
pub use rule::{Citation, Rule, Source as RuleSource};
pub(crate) use rule::{all_distinct, rules};
pub use seat::{Actor, Actors, Seat, SeatSet};
pub use table::{Played, Table};
pub use tagged::Tagged;
pub(crate) use tagged::tagged;
pub use tree::{Tree, Wrong};
pub use wire::{Derived, any_number, present};
