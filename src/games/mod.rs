//! The games, one folder each, and the one list of them.

#[cfg(feature = "frachtexpress")]
pub mod frachtexpress;
#[cfg(feature = "kopis")]
pub mod kopis;
#[cfg(feature = "koplopers")]
pub mod koplopers;
#[cfg(feature = "ptites-locos")]
pub mod ptites_locos;
#[cfg(feature = "troia")]
pub mod troia;

use crate::core::ForEachGame;

/// Calls a macro for every game that is on, in the order of the list, with its module and its type, and the names of its
/// classes in JavaScript.
macro_rules! for_each_game {
    ($call:ident) => {
        #[cfg(feature = "kopis")]
        $call!(kopis, Kopis, KopisSession, KopisSearch);
        #[cfg(feature = "ptites-locos")]
        $call!(ptites_locos, PtitesLocos, PtitesLocosSession, PtitesLocosSearch);
        #[cfg(feature = "troia")]
        $call!(troia, Troia, TroiaSession, TroiaSearch);
        #[cfg(feature = "frachtexpress")]
        $call!(frachtexpress, FrachtExpress, FrachtExpressSession, FrachtExpressSearch);
        #[cfg(feature = "koplopers")]
        $call!(koplopers, Koplopers, KoplopersSession, KoplopersSearch);
    };
}
#[cfg(target_arch = "wasm32")]
pub(crate) use for_each_game;

/// Visits every game that is on, in the order of the list.
pub fn each(visitor: &mut impl ForEachGame) {
    macro_rules! visit {
        ($module:ident, $game:ident, $session:ident, $search:ident) => {
            visitor.visit::<$module::$game>();
        };
    }
    for_each_game!(visit);
}
