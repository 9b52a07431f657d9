//! Who knows what: hands, deck, delivered wagons, the stations of the free set-up.

use super::cards::{Card, CardSet, Stock};
use super::data::{Special, Station};
use super::position::{FrachtExpress, Phase, StationSet};
#[cfg(doc)]
use super::rules;
use super::wire::{Event, Move, Origin, Stage, VetoStage};
use crate::core::{Actor, EventLog, Game, Rng, Seat};

/// What a seat learns of an event: a card drawn is seen by its owner, one that changes hands by giver and taker
/// ([`rules::WHO_SEES`]), and a wagon that is delivered was seen by all ([`rules::REMEMBERED`]).
pub(crate) fn redact(mut event: Event, seat: Seat) -> Event {
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
pub(crate) fn reveals(position: &FrachtExpress, who: Actor, mv: &Move) -> bool {
    let mut log = EventLog::recording();
    position.clone().apply(who, mv, &mut log);
    let reveals = |event: &Event| match event {
        Event::Discarded { from, .. } => *from == Origin::Hand,
        Event::Announced { station, uses, .. } => *uses && costs_a_fitting_card(position.special_of(*station)),
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
    log.events().iter().any(|record| reveals(&record.event))
}

/// Some position that a seat cannot tell from this one: what it does not see is shuffled.
pub(crate) fn determinize(position: &FrachtExpress, seat: Seat, rng: &mut impl Rng) -> FrachtExpress {
    let mut other = position.clone();
    let mut cards = position.unseen(seat).pile();
    rng.shuffle(cards.as_mut_slice());
    other.deal_again(seat, cards.as_mut_slice());
    other.shuffle_stations(seat, rng);
    other
}

/// Whether a special action is announced only with a certain card in hand.
const fn costs_a_fitting_card(special: Special) -> bool {
    matches!(special, Special::CloseStation | Special::Rebuild | Special::Kidnap)
}

impl FrachtExpress {
    /// The cards of which the active player is known to hold at least one: after an announcement, or about to pick.
    fn promised(&self) -> Option<CardSet> {
        let special = match self.phase {
            Phase::Veto { station, stage: VetoStage::Use | VetoStage::Forced, .. } => self.special_of(station),
            Phase::Special(act) if act.stage == Stage::Card && act.done == 0 => self.special_of(act.station),
            _ => return None,
        };
        costs_a_fitting_card(special).then(|| self.fitting(special))
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
        // The active player's hand comes first: a card that everybody knows to be in it is put on top.
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

    fn shuffle_stations(&mut self, seat: Seat, rng: &mut impl Rng) {
        let mut unseen = self.pool;
        for (other, player) in self.at_table() {
            if other != seat {
                unseen = unseen.or(player.stations);
            }
        }
        // In the order of the letters first, so that what is drawn does not depend on who really has them.
        let mut stations: Vec<Station> = unseen.iter().collect();
        rng.shuffle(&mut stations);
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
