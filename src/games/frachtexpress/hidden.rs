//! Who knows what: hands, deck, delivered wagons, the stations of the free set-up.

use super::cards::{Card, CardSet, Stock};
use super::data::{Special, Station};
use super::happenings::{Event, Move, Origin};
use super::position::{FrachtExpress, Phase, StationSet};
#[cfg(doc)]
use super::rules;
use super::wire::{Stage, VetoStage};
use crate::core::{Log, Seat, Source};

impl FrachtExpress {
    /// What a seat learns of an event: a card drawn is seen by its owner, one that changes hands by giver and taker
    /// ([`rules::WHO_SEES`]).
    #[inline]
    pub(crate) fn seen(mut event: Event, seat: Seat) -> Event {
        match &mut event {
            Event::CardDrawn { seat: who, card } if *who != seat => *card = None,
            Event::StationDealt { seat: who, station } if *who != seat => *station = None,
            Event::CardStolen { from, to, card } if *from != seat && *to != seat => *card = None,
            Event::CardsGiven { from, to, cards } if *from != seat && *to != seat => cards.fill(None),
            _ => {}
        }
        event
    }

    /// Whether a move shows anybody something that was hidden from them: the backs of the cards tell nothing
    /// ([`rules::BACKS`]), a card that is played does.
    pub(crate) fn shows(&self, mv: &Move) -> bool {
        let mut log = Log::listening();
        self.clone().play(mv, &mut log);
        let showing = |event: &Event| match event {
            Event::Discarded { from, .. } => *from == Origin::Hand,
            Event::Announced { station, uses, .. } => *uses && self.costs_a_fitting_card(self.special_of(*station)),
            Event::StationDealt { .. }
            | Event::StationPlaced { .. }
            | Event::CardDrawn { .. }
            | Event::CardTurned { .. }
            | Event::TrackLaid { .. }
            | Event::TrackCompleted { .. }
            | Event::Coupled { .. }
            | Event::CardPicked { .. }
            | Event::HandShown { .. }
            | Event::CardsGiven { .. }
            | Event::CardStolen { .. }
            | Event::GameOver { .. } => true,
            _ => false,
        };
        log.events().iter().any(|cited| showing(&cited.event))
    }

    const fn costs_a_fitting_card(&self, special: Special) -> bool {
        matches!(special, Special::CloseStation | Special::Rebuild | Special::Kidnap)
    }

    /// The cards of which the active player is known to hold at least one: he announced, or is about to pick.
    fn promised(&self) -> Option<CardSet> {
        let special = match self.phase {
            Phase::Veto { station, stage: VetoStage::Use | VetoStage::Forced, .. } => self.special_of(station),
            Phase::Special(act) if act.stage == Stage::Card && act.done == 0 => self.special_of(act.station),
            _ => return None,
        };
        self.costs_a_fitting_card(special).then(|| self.fitting(special))
    }

    /// Some position that a seat cannot tell from this one: what it does not see is shuffled.
    pub(crate) fn imagined<S: Source>(&self, seat: Seat, source: &mut S) -> Self {
        let mut other = self.clone();
        other.shuffle_cards(seat, source);
        other.shuffle_stations(seat, source);
        other
    }

    fn shuffle_cards<S: Source>(&mut self, seat: Seat, source: &mut S) {
        let mut cards = self.unseen(seat).pile();
        source.shuffle(cards.as_mut_slice());
        self.deal_again(seat, cards.as_mut_slice());
    }

    /// The cards that a seat does not see: the deck, the other hands and, before the end, what is delivered.
    fn unseen(&self, seat: Seat) -> CardSet {
        let over = matches!(self.phase, Phase::Over(_));
        let mut unseen = self.deck;
        for (other, player) in self.at_table() {
            if other != seat {
                unseen = unseen.or(player.hand);
            }
            if !over {
                unseen = unseen.or(player.delivered.set());
            }
        }
        unseen
    }

    /// Gives the cards that a seat does not see to those who have as many of them.
    fn deal_again(&mut self, seat: Seat, cards: &mut [Card]) {
        // The active player's hand comes first: the card that everybody knows he has is put on top.
        let active = self.active();
        if active != seat
            && let Some(promised) = self.promised()
        {
            let hand = self.player(active).hand.len() as usize;
            let kept = cards.iter().take(hand).any(|&card| promised.contains(card));
            if !kept && let Some(at) = cards.iter().position(|&card| promised.contains(card)) {
                cards.swap(0, at);
            }
        }
        let mut left: &[Card] = cards;
        let mut take = |count: usize| {
            let (taken, rest) = left.split_at_checked(count).unwrap_or((left, &[]));
            left = rest;
            taken
        };
        for others in [false, true] {
            for (other, player) in Seat::all(self.seats).zip(&mut self.players) {
                if other != seat && (other != active) == others {
                    player.hand = CardSet::of(take(player.hand.len() as usize));
                }
            }
        }
        if !matches!(self.phase, Phase::Over(_)) {
            for player in self.players.iter_mut().take(usize::from(self.seats)) {
                let count = player.delivered.len();
                player.delivered = Stock::EMPTY;
                take(count).iter().for_each(|&card| player.delivered.push(card));
            }
        }
        self.deck = CardSet::of(left);
    }

    fn shuffle_stations<S: Source>(&mut self, seat: Seat, source: &mut S) {
        let mut unseen = self.pool;
        for (other, player) in self.at_table() {
            if other != seat {
                unseen = unseen.or(player.stations);
            }
        }
        // In the order of the letters first, so that what is drawn does not depend on who really has them.
        let mut stations: Vec<Station> = unseen.iter().collect();
        source.shuffle(&mut stations);
        let mut left = stations.into_iter();
        let mut deal_again = |stations: &mut StationSet| {
            let count = stations.len();
            *stations = StationSet::default();
            left.by_ref().take(count as usize).for_each(|station| stations.insert(station));
        };
        for (other, player) in Seat::all(self.seats).zip(&mut self.players) {
            if other != seat {
                deal_again(&mut player.stations);
            }
        }
        deal_again(&mut self.pool);
    }
}
