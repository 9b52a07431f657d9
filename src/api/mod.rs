//! Every game behind one door: text in, values out. All of it runs and is tested natively.
//!
//! [`games`], [`rules`] and [`scenarios`] tell what there is; [`create`] and [`restore`] give an [`AnyTable`], which has
//! one method for each call of the JavaScript API. A [`Reply`] is JSON text: half the code and twice the speed of building
//! the same values one by one across the boundary.

mod save;
mod setup;
mod shelf;
mod suggest;
mod table;
mod typed;
mod words;

pub use crate::core::Catalogue;
use crate::core::{Citation, Code, Draw, Error, Seed, Source, ToText, text_of as reply};

pub use save::restore;
pub use setup::{create, rehearse};
pub use shelf::{RuleInfo, ScenarioInfo, games, rules, scenarios};
pub use suggest::Thinking;
pub use table::{AnyTable, Asked, Proposal};

/// A value on its way out, as JSON text.
pub type Reply = String;

/// A seed that nobody can guess.
fn fresh_seed() -> Result<Seed, Error> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits).map_err(|_| Error::new(Code::BadOptions, "this machine gives no random bits: pass a seed"))?;
    Ok(bits.into())
}

/// A number for the generator of a bot: what it draws is not what a table with this seed draws.
fn bits(seed: &Seed) -> u64 {
    let mut draw = Draw::setup(seed);
    u64::from(draw.next_u32()) << 32 | u64::from(draw.next_u32())
}

/// An error as JavaScript gets it: the text of `{ code, message, rule }`.
pub fn thrown(error: &Error) -> Reply {
    #[derive(ToText)]
    struct Thrown<'a> {
        code: &'static str,
        message: &'a str,
        rule: Option<Citation>,
    }
    reply(&Thrown { code: error.code.as_str(), message: &error.message, rule: error.rule })
}
