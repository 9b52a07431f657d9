//! The one list of games. A new game is one folder and one line here.

use crate::core::{ForEachGame, Game, Pcg, Playout, played_out};

macro_rules! games {
    ($($module:ident :: $game:ident,)+) => {
        $(pub mod $module;)+

        $(
            impl Playout for $module::$game {
                fn playout(&mut self, source: &mut Pcg, moves: &mut Vec<<Self as Game>::Move>) -> u32 {
                    played_out(self, source, moves)
                }
            }
        )+

        /// Visits every game, in the order of the list.
        pub fn each(visitor: &mut impl ForEachGame) {
            $(visitor.visit::<$module::$game>();)+
        }
    };
}

games! {
    kopis::Kopis,
    ptites_locos::PtitesLocos,
    troia::Troia,
    frachtexpress::FrachtExpress,
    koplopers::Koplopers,
}
