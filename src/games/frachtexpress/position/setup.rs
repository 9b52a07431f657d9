//! What must hold before the first turn.

use super::super::data::START_HAND;
use super::super::rules;
use super::{FrachtExpress, Phase, Player, StationSet};
use crate::core::{Refusal, Seat, require};

impl FrachtExpress {
    pub(super) fn check_setup(&self) -> Result<(), Refusal> {
        let dealing = matches!(self.phase, Phase::Deal { .. });
        let nothing =
            |player: &Player| player.train.is_empty() && player.delivered.is_empty() && (dealing || player.hand.is_empty());
        let bare = self.board.track().is_empty() && self.discard.is_empty() && self.at_table().all(|(_, player)| nothing(player));
        require!(
            bare,
            rules::DEAL,
            "setup-not-bare",
            "before the first turn there is no track, no discarded card and no wagon, and no hand before the deal"
        )?;
        match self.phase {
            Phase::ChooseStart => {
                let free = self.pool == StationSet::ALL;
                require!(
                    free != self.board.field().is_some(),
                    rules::FREE_DEAL,
                    "setup-stations",
                    "before the start all stations are laid or none is dealt"
                )
            }
            Phase::DealStations(seat) => {
                let dealt = StationSet::ALL.len() - self.pool.len();
                let none_laid = self.board.stations().iter().all(Option::is_none);
                let fits = self.is_next(seat, dealt) && self.all_have(|offset| self.share(offset, dealt));
                require!(
                    fits && none_laid,
                    rules::FREE_ORDER,
                    "stations-dealt-unevenly",
                    "stations are dealt one by one clockwise from the start player"
                )
            }
            Phase::PlaceStation(seat) => {
                let laid = self.board.stations().iter().flatten().count() as u32;
                let all = StationSet::ALL.len();
                let fits = laid < all
                    && self.is_next(seat, laid)
                    && self.all_have(|offset| self.share(offset, all) - self.share(offset, laid));
                require!(
                    fits,
                    rules::FREE_ORDER,
                    "stations-laid-unevenly",
                    "stations are laid one by one clockwise from the start player"
                )
            }
            Phase::Deal { seat, round } => {
                let in_round = (1..=START_HAND).contains(&round) && self.board.field().is_some();
                require!(in_round, rules::DEAL, "deal-round", "three rounds of cards are dealt once the stations lie")?;
                let dealt = u32::from(round - 1) * u32::from(self.seats) + self.offset(seat);
                let fits = self.at_table().all(|(other, player)| player.hand.len() == self.share(self.offset(other), dealt));
                require!(fits, rules::DEAL, "cards-dealt-unevenly", "cards are dealt one by one clockwise from the start player")
            }
            _ => Ok(()),
        }
    }

    /// How many seats clockwise from the start player a seat is.
    fn offset(&self, seat: Seat) -> u32 {
        u32::from((seat.0 + self.seats - self.start.map_or(0, |first| first.0)) % self.seats)
    }

    /// How many of `count` things the seat with this offset has got if they went one by one clockwise.
    fn share(&self, offset: u32, count: u32) -> u32 {
        (count + u32::from(self.seats) - 1 - offset) / u32::from(self.seats)
    }

    /// Whether the next of `count` things that go one by one clockwise is this seat's.
    fn is_next(&self, seat: Seat, count: u32) -> bool {
        self.offset(seat) == count % u32::from(self.seats)
    }

    /// Whether every seat has as many stations as its offset says.
    fn all_have(&self, stations: impl Fn(u32) -> u32) -> bool {
        self.at_table().all(|(seat, player)| player.stations.len() == stations(self.offset(seat)))
    }
}
