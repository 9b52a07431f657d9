//! The rulebook's three examples as positions. The pictures are lost: the pieces are laid out so that every word and every
//! point of the text fits.

use super::data::{Cell, Colour, Face, Kind, Layer};
use super::ids::{Card, Handle};
use super::position::Troia;
use super::rules;
use super::wire::{Contours, PhaseName, Piece, Place, PlanSource, Plans, SeatState, State, TableOptions, TurnState};
use crate::core::{Scenario, Seat};

/// A table of three with all pieces side by side in the mound, in the order of the frames.
fn laid_out() -> State {
    let pieces = Layer::ALL.into_iter().flat_map(|layer| layer.cells().iter().map(move |cell| (layer, cell)));
    let piece = |(n, (layer, cell)): (usize, (Layer, Cell))| {
        let k = n as i32;
        Piece {
            id: Handle::at(n),
            layer: Some(layer),
            cell: Some(cell),
            kind: Some(if layer.box_plans().contains(cell) { Kind::Plan } else { Kind::Rubble }),
            shown: Some(Face::Symbol),
            place: Place::Mound {
                x: Some(130 * (k % 9) - 520),
                y: Some(520 - 130 * (k / 9)),
                rot: Some(0),
                z: Some(0),
                free: true,
                seen: true,
            },
        }
    };
    let colours = [Colour::Red, Colour::Blue, Colour::Yellow];
    State {
        options: TableOptions {
            players: 3,
            colours: colours.to_vec(),
            plans: Plans::Named(PlanSource::Box),
            contours: Contours::Open,
            bridges: true,
        },
        phase: PhaseName::Publish,
        round: 4,
        waiting: vec![],
        order: vec![],
        turn: None,
        seats: colours
            .into_iter()
            .map(|colour| SeatState { colour, hand: vec![], set_aside: vec![], choice: None, played: vec![], renown: 0 })
            .collect(),
        pieces: pieces.enumerate().map(piece).collect(),
        permits: vec![],
    }
}

fn hidden(numbers: &[u8]) -> Vec<Option<Card>> {
    numbers.iter().map(|&number| Card::new(number)).collect()
}

/// What an example says of a seat: its hand, the cards set aside, the cards played, the renown.
type Cards = (&'static [u8], &'static [u8], &'static [u8], i32);

fn seat_down(state: &mut State, cards: [Cards; 3], permits: std::ops::RangeInclusive<u8>) {
    for (seat, (hand, set_aside, played, renown)) in state.seats.iter_mut().zip(cards) {
        seat.hand = hidden(hand);
        seat.set_aside = hidden(set_aside);
        seat.played = played.iter().filter_map(|&number| Card::new(number)).collect();
        seat.renown = renown;
    }
    state.permits = permits.map(Card::new).collect();
}

/// Puts the pieces with these numbers somewhere.
fn put(state: &mut State, numbers: &[usize], place: Place) {
    for number in numbers {
        if let Some(piece) = state.pieces.get_mut(number - 1) {
            piece.place = place;
        }
    }
}

fn turn(state: &mut State, seat: u8, card: u8, order: [u8; 3]) {
    state.order = order.map(Seat).to_vec();
    state.turn = Card::new(card).map(|card| TurnState { seat: Seat(seat), card, handled: 0, published: 0, points: 0 });
}

fn example_1() -> State {
    let mut state = laid_out();
    let cards: [Cards; 3] = [
        (&[14, 18, 48, 51, 54, 57], &[37, 43], &[1, 7, 12, 64], 0),
        (&[15, 20, 46, 49, 56, 59], &[40, 42], &[3, 5, 10, 61], 0),
        (&[16, 47, 50, 55, 60, 63], &[38, 41], &[2, 8, 9, 17], 0),
    ];
    seat_down(&mut state, cards, 21..=36);
    put(&mut state, &[58, 64, 65], Place::Tent { seat: Seat(0) });
    put(&mut state, &[61, 62], Place::Tent { seat: Seat(1) });
    put(&mut state, &[67, 71, 72, 73], Place::Tent { seat: Seat(2) });
    turn(&mut state, 0, 64, [0, 1, 2]);
    state
}

fn example_2() -> State {
    let mut state = example_1();
    let cards: [Cards; 3] = [
        (&[14, 18, 21, 48, 51, 54, 57], &[37, 43], &[1, 7, 12, 64], 8),
        (&[15, 20, 46, 49, 56, 59], &[40, 42], &[3, 5, 10, 61], 0),
        (&[16, 47, 50, 55, 60, 63], &[38, 41], &[2, 8, 9, 17], 0),
    ];
    seat_down(&mut state, cards, 22..=36);
    put(&mut state, &[58, 64, 65], Place::Published { seat: Seat(0), round: 4 });
    turn(&mut state, 1, 61, [0, 1, 2]);
    state
}

fn example_3() -> State {
    let mut state = example_2();
    let cards: [Cards; 3] = [
        (&[18, 21, 48, 51, 54, 57], &[37, 43], &[1, 7, 12, 64, 14], 8),
        (&[20, 22, 46, 49, 56, 59], &[40, 42], &[3, 5, 10, 61, 15], 4),
        (&[16, 47, 50, 55, 63], &[38, 41], &[2, 8, 9, 17, 60], 0),
    ];
    seat_down(&mut state, cards, 23..=36);
    state.round = 5;
    put(&mut state, &[61, 62], Place::Published { seat: Seat(1), round: 4 });
    turn(&mut state, 2, 60, [2, 1, 0]);
    state
}

pub(crate) const ALL: &[Scenario<Troia>] = &[
    Scenario {
        id: "example-1",
        title: "Two primordial publications in one turn",
        note: "Seat 0 publishes A (t58), then B and C (t64, t65): the first publication of the layer, and one larger than any group. 8 points.",
        rules: &[rules::SEVERAL_PUBLICATIONS, rules::FIRST_PUBLICATION, rules::LARGER_PUBLICATION, rules::PRIMORDIAL_BONUS],
        start: example_1,
    },
    Scenario {
        id: "example-2",
        title: "Two secondary publications",
        note: "Seat 1 publishes D (t62) and E (t61) one by one, each next to a piece that lies there already. 4 points.",
        rules: &[rules::GROUPS, rules::SECONDARY_PUBLICATION, rules::SECONDARY_ADJACENT],
        start: example_2,
    },
    Scenario {
        id: "example-3",
        title: "A group larger than any",
        note: "Seat 2 publishes F, G, H and I (t71, t72, t73, t67); the largest group had three pieces, of two players. 11 points.",
        rules: &[rules::LARGER_PUBLICATION, rules::LARGEST_GROUP],
        start: example_3,
    },
];
