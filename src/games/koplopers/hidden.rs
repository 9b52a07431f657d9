//! What is hidden: the hands of the other seats and the draw pile.

use super::position::{Koplopers, SEATS};
use super::wire::Event;
use crate::core::{Rng, Seat};

/// What `seat` learns of an event: of a card that another seat drew, that it was drawn.
pub(super) fn redact(event: Event, seat: Seat) -> Event {
    match event {
        Event::DrewCard { seat: drawer, .. } if drawer != seat => Event::DrewCard { seat: drawer, station: None },
        _ => event,
    }
}

/// The position with every card that `seat` cannot see dealt anew: the other hands and the draw pile.
pub(super) fn determinize(position: &Koplopers, seat: Seat, rng: &mut impl Rng) -> Koplopers {
    let mut position = position.clone();
    let mut unseen = position.deck;
    let mut hands = [0; SEATS];
    for other in Seat::all(position.seats).filter(|&other| other != seat) {
        let hand = std::mem::take(&mut position.players[other.index()].hand);
        hands[other.index()] = hand.len();
        hand.iter().for_each(|card| unseen.insert(card));
    }
    position.deal(&unseen, hands, |rows| rng.shuffle(rows));
    position
}
