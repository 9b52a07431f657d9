//! Who knows what: hands, deck, delivered wagons, the stations of the free set-up.

use super::cards::{Card, CardSet, Stock};
use super::data::{Special, Station};
use super::happenings::{Event, Move, Origin};
use super::position::{FrachtExpress, Phase, StationSet};
#[cfg(doc)]
use super::rules;
use super::wire::{Stage, VetoStage};
use crate::core::{Log, Seat, Source, sort_by_key};

impl FrachtExpress {
    /// What a seat learns of an event: a card drawn is seen by its owner, one that changes hands by giver and taker
    /// ([`rules::WHO_SEES`]).
    pub(crate) fn seen(event: &Event, seat: Seat) -> Event {
        match event {
            Event::CardDrawn { seat: who, .. } if *who != seat => Event::CardDrawn { seat: *who, card: None },
            Event::StationDealt { seat: who, .. } if *who != seat => Event::StationDealt { seat: *who, station: None },
            Event::CardStolen { from, to, .. } if ![*from, *to].contains(&seat) => Event::CardStolen { from: *from, to: *to, card: None },
            Event::CardsGiven { from, to, cards } if ![*from, *to].contains(&seat) => {
                Event::CardsGiven { from: *from, to: *to, cards: vec![None; cards.len()] }
            }
            _ => event.clone(),
        }
    }

    /// Whether a move shows anybody something that was hidden from them: the backs of the cards tell nothing
    /// ([`rules::BACKS`]), a card that is played does.
    pub(crate) fn shows(&self, mv: &Move) -> bool {
        let mut after = self.clone();
        let mut log = Log::listening();
        after.play(mv, &mut log);
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
        log.into_events().iter().any(|cited| showing(&cited.event))
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
        let others = || Seat::all(self.seats).filter(move |&other| other != seat);
        let over = matches!(self.phase, Phase::Over(_));
        let mut unseen = self.deck;
        for other in others() {
            unseen = unseen.or(self.player(other).hand);
        }
        if !over {
            for (_, player) in self.at_table() {
                unseen = unseen.or(player.delivered.set());
            }
        }
        let mut cards: Vec<Card> = unseen.iter().collect();
        source.shuffle(&mut cards);
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
        let mut left = cards.into_iter();
        let order: Vec<Seat> = others().filter(|&other| other == active).chain(others().filter(|&other| other != active)).collect();
        for other in order {
            let hand = self.player(other).hand.len() as usize;
            self.player_mut(other).hand = left.by_ref().take(hand).collect();
        }
        if !over {
            for other in Seat::all(self.seats) {
                let count = self.player(other).delivered.len();
                let mut delivered = Stock::EMPTY;
                left.by_ref().take(count).for_each(|card| delivered.push(card));
                self.player_mut(other).delivered = delivered;
            }
        }
        self.deck = left.collect();
    }

    fn shuffle_stations<S: Source>(&mut self, seat: Seat, source: &mut S) {
        let others = || Seat::all(self.seats).filter(move |&other| other != seat);
        let mut stations: Vec<Station> = self.pool.iter().collect();
        for other in others() {
            stations.extend(self.player(other).stations.iter());
        }
        if stations.is_empty() {
            return;
        }
        // In the order of the letters first, so that what is drawn does not depend on who really has them.
        sort_by_key(&mut stations, |&station| station);
        source.shuffle(&mut stations);
        let mut left = stations.into_iter();
        let mut deal = |count: u32| {
            let mut set = StationSet::default();
            left.by_ref().take(count as usize).for_each(|station| set.insert(station));
            set
        };
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let count = self.player(other).stations.len();
            self.player_mut(other).stations = deal(count);
        }
        self.pool = deal(self.pool.len());
    }
}
