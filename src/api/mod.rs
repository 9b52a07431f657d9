//! Every game behind one door: text in, values out. All of it runs and is tested natively.
//!
//! [`games`], [`rules`] and [`scenarios`] tell what there is; [`create`] and [`restore`] give an [`AnyTable`], which has
//! one method for each call of the JavaScript API. A [`Reply`] is whatever the caller's serializer makes of it.

mod catalogue;
mod save;
mod setup;
mod shelf;
mod table;
#[cfg(test)]
mod typescript;
mod words;

use crate::core::{Code, Error, Seed};

pub use catalogue::Catalogue;
pub use save::restore;
pub use setup::create;
pub use shelf::{games, rules, scenarios};
pub use table::{AnyTable, Asked};
#[cfg(test)]
pub(crate) use typescript::alias;

/// A value on its way out.
pub type Reply<'a> = Box<dyn erased_serde::Serialize + 'a>;

/// A seed that nobody can guess.
fn fresh_seed() -> Result<Seed, Error> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits).map_err(|_| Error::new(Code::BadOptions, "this machine gives no random bits: pass a seed"))?;
    Ok(bits.into())
}
