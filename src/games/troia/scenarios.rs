//! The rulebook's three examples as positions. The pictures are lost: the pieces are laid out so that every word and every
//! point of the text fits.

use super::data::{Colour, Face, Kind, Layer, PIECES, cards};
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::mound::{Heap, Plate};
use super::position::{Find, Phase, PlanOption, Site, Troia, Turn};
use super::rules;
use super::wire::{Contours, State};
use crate::core::{Game, Scenario, Seat, Viewer};

/// The round in which the pieces were published that lie in their frames.
const PUBLISHED_IN: u8 = 4;

/// A table of three with all pieces side by side in the mound, in the order of the frames.
fn laid_out() -> Troia {
    let mut finds = [Find::NONE; PIECES];
    let mut plates = [Plate::default(); PIECES];
    let mut n = 0;
    for layer in Layer::ALL {
        for cell in layer.cells().iter() {
            let kind = if layer.box_plans().contains(cell) { Kind::Plan } else { Kind::Rubble };
            finds[n] = Find { layer, cell, kind, shown: Face::Symbol };
            plates[n] = Plate { x: 130 * (n as i16 % 9) - 520, y: 520 - 130 * (n as i16 / 9), rot: 0, z: 0 };
            n += 1;
        }
    }
    let mound = PieceSet::first_of(PIECES);
    let heap = Heap::new(plates, mound, true);
    let site =
        Site { players: 3, colours: Colour::ALL, plans: PlanOption::Box, contours: Contours::Open, bridges: true, finds, heap };
    Troia::with(site, mound, Phase::Over)
}

/// What an example says of a seat.
struct Seated {
    hand: CardSet,
    set_aside: CardSet,
    played: &'static [u8],
    renown: u16,
    /// The numbers of its pieces behind the tent,
    tent: &'static [u8],
    /// and of those that it has published.
    published: &'static [u8],
}

/// A state in which a seat begins a publication turn; permits that nobody holds are in the pile.
fn example(seats: [&Seated; 3], round: u8, order: [u8; 3], acting: u8) -> State {
    let mut position = laid_out();
    let pieces = |numbers: &[u8]| numbers.iter().map(|&number| Handle::at(usize::from(number) - 1)).collect::<PieceSet>();
    for (seat, (player, seated)) in (0..).map(Seat).zip(position.seats.iter_mut().zip(seats)) {
        player.hand = seated.hand;
        player.set_aside = seated.set_aside;
        for card in seated.played.iter().filter_map(|&number| Card::new(number)) {
            player.played.push(card);
            if seat.0 == acting {
                position.phase = Phase::Publish(Turn { seat, card, handled: 0, published: 0, points: 0 });
            }
        }
        player.renown = seated.renown;
        player.tent = pieces(seated.tent);
        player.published = pieces(seated.published);
        position.permits = position.permits.minus(seated.hand);
    }
    position.rounds = [PUBLISHED_IN; PIECES];
    position.round = round;
    position.order = order.into_iter().map(Seat).collect();
    position.state(Viewer::Omniscient)
}

/// Seat 1 in the first two examples.
const SECOND: Seated = Seated {
    hand: cards(&[15, 20, 46, 49, 56, 59]),
    set_aside: cards(&[40, 42]),
    played: &[3, 5, 10, 61],
    renown: 0,
    tent: &[61, 62],
    published: &[],
};

/// Seat 2 in the first two examples.
const THIRD: Seated = Seated {
    hand: cards(&[16, 47, 50, 55, 60, 63]),
    set_aside: cards(&[38, 41]),
    played: &[2, 8, 9, 17],
    renown: 0,
    tent: &[67, 71, 72, 73],
    published: &[],
};

fn example_1() -> State {
    const FIRST: Seated = Seated {
        hand: cards(&[14, 18, 48, 51, 54, 57]),
        set_aside: cards(&[37, 43]),
        played: &[1, 7, 12, 64],
        renown: 0,
        tent: &[58, 64, 65],
        published: &[],
    };
    example([&FIRST, &SECOND, &THIRD], 4, [0, 1, 2], 0)
}

fn example_2() -> State {
    const FIRST: Seated = Seated {
        hand: cards(&[14, 18, 21, 48, 51, 54, 57]),
        set_aside: cards(&[37, 43]),
        played: &[1, 7, 12, 64],
        renown: 8,
        tent: &[],
        published: &[58, 64, 65],
    };
    example([&FIRST, &SECOND, &THIRD], 4, [0, 1, 2], 1)
}

fn example_3() -> State {
    const SEATS: [&Seated; 3] = [
        &Seated {
            hand: cards(&[18, 21, 48, 51, 54, 57]),
            set_aside: cards(&[37, 43]),
            played: &[1, 7, 12, 64, 14],
            renown: 8,
            tent: &[],
            published: &[58, 64, 65],
        },
        &Seated {
            hand: cards(&[20, 22, 46, 49, 56, 59]),
            set_aside: cards(&[40, 42]),
            played: &[3, 5, 10, 61, 15],
            renown: 4,
            tent: &[],
            published: &[61, 62],
        },
        &Seated {
            hand: cards(&[16, 47, 50, 55, 63]),
            set_aside: cards(&[38, 41]),
            played: &[2, 8, 9, 17, 60],
            renown: 0,
            tent: &[67, 71, 72, 73],
            published: &[],
        },
    ];
    example(SEATS, 5, [2, 1, 0], 2)
}

/// The examples, in the order of the rulebook.
pub(super) const ALL: &[Scenario<Troia>] = &[
    Scenario {
        id: "example-1",
        title: "Two primary publications in one turn",
        note: "Red publishes the rubble piece of a1 first, then the plan pieces of c2 and d2 together. The first publication of a layer is primary, and so is one larger than any group there: 8 points.",
        rules: &[rules::SEVERAL_PUBLICATIONS, rules::FIRST_PUBLICATION, rules::LARGER_PUBLICATION, rules::PRIMORDIAL_BONUS],
        start: example_1,
    },
    Scenario {
        id: "example-2",
        title: "Two secondary publications",
        note: "Blue publishes the pieces of a2 and d1, one after the other, each next to a published piece: 4 points.",
        rules: &[rules::GROUPS, rules::SECONDARY_PUBLICATION, rules::SECONDARY_ADJACENT],
        start: example_2,
    },
    Scenario {
        id: "example-3",
        title: "A group larger than any",
        note: "Yellow publishes four pieces as one group: b3, b4, c4 and d4. The largest group has three pieces, two from Red and one from Blue: 11 points.",
        rules: &[rules::LARGER_PUBLICATION, rules::LARGEST_GROUP],
        start: example_3,
    },
];
