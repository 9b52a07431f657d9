//! One game as JavaScript drives it: text in, serialisable replies out. All of it runs and is tested natively.
//!
//! A [`Session`] has one method for each call of the JavaScript API. Lists of moves and events leave as numbers of an
//! [`Interner`], which stand in the [`SharedBuffer`]; everything else is plain data.

mod arguments;
mod interner;
mod reply;
mod save;
mod search;
mod session;
mod setup;

pub use arguments::ActorArg;
pub use interner::{Interner, SharedBuffer};
pub use reply::{ChanceOutcome, LogEntry, RandomPlay, Thrown, Verdict};
pub use search::Search;
pub use session::Session;
