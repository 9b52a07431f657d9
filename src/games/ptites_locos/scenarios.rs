//! The rulebook's paragraphs as positions. Its own examples are pictures that are lost.

use super::data::TILES;
use super::position::{self, PtitesLocos};
use super::rules;
use super::wire::{Berths, End, Options, PhaseName, Place, PlatformAt, State};
use crate::core::Scenario;

/// The set-up of a number of players with some changes.
#[derive(Clone, Copy)]
struct Example {
    players: u8,
    /// Slots and ends of blue, red and yellow.
    platforms: [(u8, End); 3],
    /// Seat, number and place of the locomotives that are not in hand.
    locos: &'static [(u8, u8, &'static str)],
    /// The repair tiles of the first seats, where the variant is played.
    tiles: Option<&'static [u32]>,
}

/// The set-up of two players.
const TWO: Example = Example { players: 2, platforms: HOME, locos: &[], tiles: None };
/// The set-up of three players.
const THREE: Example = Example { players: 3, ..TWO };
/// Blue, red and yellow at their own buffers.
const HOME: [(u8, End); 3] = [(2, End::A), (3, End::A), (4, End::A)];
/// Blue leads to the arrival.
const BLUE_LAST: [(u8, End); 3] = [(4, End::A), (3, End::A), (2, End::A)];
/// Blue lies next to the start.
const BLUE_FIRST: [(u8, End); 3] = [(1, End::A), (3, End::A), (4, End::A)];

impl Example {
    fn state(self) -> State {
        let options = Options { repair_tiles: self.tiles.is_some(), ..Options::default() };
        let begun = position::setup(&options, self.players).expect("the options of the scenarios are good");
        let mut state = position::state(&begun);
        let [blue, red, yellow] = self.platforms.map(|(slot, end)| PlatformAt { slot, end });
        state.platforms = Berths { blue, red, yellow };
        for &(seat, loco, place) in self.locos {
            state.locos[usize::from(seat)][usize::from(loco)] = Place(place.to_owned());
        }
        if let Some(tiles) = self.tiles {
            state.tiles = tiles.to_vec();
            state.reserve = u32::from(TILES) - tiles.iter().sum::<u32>();
            state.phase = if tiles.first().is_some_and(|&own| own > 0) { PhaseName::Start } else { PhaseName::Roll };
        }
        state
    }
}

/// All of them, in the order of the specification.
pub(super) const ALL: &[Scenario<PtitesLocos>] = &[
    Scenario {
        id: "setup",
        title: "The set-up",
        note: "All locomotives are in hand. The platforms lie at the buffers of their own colours, and the slot next to the start is empty.",
        rules: &[
            rules::ALL_IN_HAND,
            rules::HOME_SLOTS,
            rules::ANY_START_END,
            rules::FIRST_SLOT_VACANT,
            rules::TILES_IN_THE_BOX,
            rules::WHO_BEGINS,
        ],
        start: || THREE.state(),
    },
    Scenario {
        id: "first-turn",
        title: "The first turn",
        note: "Bringing a locomotive in costs one point; it then follows the rails. With red and 3 + 2, a locomotive from the middle start space comes out on the outer track: the red platform leads its track one lane outwards.",
        rules: &[rules::TURN, rules::COLOUR_DIE, rules::ENTER, rules::ENTRY_COST],
        start: || THREE.state(),
    },
    Scenario {
        id: "bump",
        title: "A bump",
        note: "If you roll eight, your locomotive hits another one after five squares. That one moves on with the three points that are left.",
        rules: &[rules::BUMP],
        start: || {
            Example { platforms: [(2, End::B), (3, End::A), (4, End::A)], locos: &[(0, 0, "1o1"), (1, 0, "1o7")], ..TWO }.state()
        },
    },
    Scenario {
        id: "chain",
        title: "A chain reaction",
        note: "With red and 6 + 4, drive your locomotive. It hits another one, which hits the next: four locomotives share ten points.",
        rules: &[rules::CHAIN],
        start: || {
            Example {
                platforms: [(3, End::B), (1, End::A), (4, End::A)],
                locos: &[(0, 0, "2o1"), (1, 0, "2o4"), (1, 1, "3o2"), (2, 0, "2o6")],
                ..THREE
            }
            .state()
        },
    },
    Scenario {
        id: "blocked",
        title: "Blocked before it has moved",
        note: "Your second locomotive stands right in front of your first. If you drive the first, it cannot move, and all its points go to the second.",
        rules: &[rules::BLOCKED_AT_ONCE, rules::PUSH_ANYBODY],
        start: || Example { locos: &[(0, 0, "1m2"), (0, 1, "1m3")], ..TWO }.state(),
    },
    Scenario {
        id: "buffer",
        title: "Against a buffer",
        note: "If you roll yellow and put end A at the buffer, the yellow platform lies next to the start. A locomotive from the inner start space then meets a buffer on it after one square.",
        rules: &[rules::ACCIDENT, rules::BACK_TO_HAND, rules::POINTS_LOST],
        start: || TWO.state(),
    },
    Scenario {
        id: "gap",
        title: "Into the empty slot",
        note: "If you roll blue, the blue platform leaves the left slot. The track of your locomotive then ends at an empty slot.",
        rules: &[rules::ACCIDENT],
        start: || Example { locos: &[(0, 0, "1m4")], ..TWO }.state(),
    },
    Scenario {
        id: "dead-track",
        title: "A track that leads nowhere",
        note: "If you roll blue and put end B at the buffer, the track from the middle start space leads to the middle of the board and ends there.",
        rules: &[rules::ACCIDENT, rules::DERAILING],
        start: || TWO.state(),
    },
    Scenario {
        id: "ride-turned",
        title: "Riding on a platform that is turned",
        note: "Roll blue, and both locomotives ride along. If you put end B at the buffer, both are turned round. Yours came from the outer track; now its track ends in the middle of the board.",
        rules: &[rules::CHOOSE_END, rules::RIDE, rules::TURNED_ROUND],
        start: || Example { platforms: BLUE_FIRST, locos: &[(0, 0, "b11"), (1, 0, "b22")], ..TWO }.state(),
    },
    Scenario {
        id: "ride",
        title: "Riding on a platform",
        note: "Roll blue and keep end A at the buffer: both locomotives ride along, and neither is turned.",
        rules: &[rules::CHOOSE_END, rules::TURNED_ROUND],
        start: || Example { platforms: BLUE_FIRST, locos: &[(0, 0, "b11"), (1, 0, "b22")], ..TWO }.state(),
    },
    Scenario {
        id: "double",
        title: "A double",
        note: "After a double you may play again with the same locomotive. A second double gives nothing.",
        rules: &[rules::DOUBLE, rules::SECOND_PLAY, rules::NO_THIRD_PLAY],
        start: || Example { locos: &[(0, 1, "2m1")], ..TWO }.state(),
    },
    Scenario {
        id: "double-declined",
        title: "A double declined",
        note: "After a double you may play again, but you need not.",
        rules: &[rules::DOUBLE],
        start: || TWO.state(),
    },
    Scenario {
        id: "double-accident",
        title: "A double and an accident",
        note: "With red and 4 + 4, a locomotive that you bring in on the outer start space is wrecked, but you may start it again at once.",
        rules: &[rules::RESTART],
        start: || Example { locos: &[(0, 1, "2m1")], ..TWO }.state(),
    },
    Scenario {
        id: "arrival",
        title: "Arrival",
        note: "Your locomotive is five squares from the arrival. With more points it still goes into a shed, and the points that are left are lost.",
        rules: &[rules::ARRIVAL, rules::ARRIVAL_IS_SAFE],
        start: || Example { platforms: BLUE_LAST, locos: &[(0, 2, "3m4"), (1, 0, "shed1")], ..TWO }.state(),
    },
    Scenario {
        id: "arrival-buffer",
        title: "Pushed into an arrival buffer",
        note: "Push the locomotive in front of yours. Nobody is aboard to brake it, so it runs into the arrival buffer.",
        rules: &[rules::PUSHED_TOO_FAR, rules::WRECKED_AT_ARRIVAL],
        start: || Example { platforms: BLUE_LAST, locos: &[(0, 0, "b22"), (1, 3, "b23")], ..TWO }.state(),
    },
    Scenario {
        id: "own-arrival-buffer",
        title: "Pushing your own into an arrival buffer",
        note: "Your first locomotive pushes your fourth. You cannot drive both at once, so the pushed one runs into the arrival buffer.",
        rules: &[rules::OWN_PUSHED_TOO_FAR],
        start: || Example { platforms: BLUE_LAST, locos: &[(0, 0, "b22"), (0, 3, "b23")], ..TWO }.state(),
    },
    Scenario {
        id: "third",
        title: "The third locomotive",
        note: "Two of your locomotives are in sheds, and the third is four squares from the arrival. Bring it home, and you win at once.",
        rules: &[rules::THIRD_HOME],
        start: || {
            let locos = &[(0, 0, "shed1"), (0, 1, "shed3"), (0, 2, "3m5"), (1, 0, "shed2")];
            Example { platforms: BLUE_LAST, locos, ..TWO }.state()
        },
    },
    Scenario {
        id: "starts-full",
        title: "All start spaces occupied",
        note: "You cannot bring a locomotive in, so you must move the one that is on the board.",
        rules: &[rules::STARTS_FULL],
        start: || Example { locos: &[(0, 0, "2i2"), (1, 0, "so"), (1, 1, "sm"), (2, 0, "si")], ..THREE }.state(),
    },
    Scenario {
        id: "tile-used",
        title: "Variant: using a repair tile",
        note: "You have two repair tiles. Use one to set the colour die, then roll only the two number dice.",
        rules: &[rules::USE_TILE, rules::TILE_RETURNED, rules::TURN_WITH_TILE],
        start: || Example { locos: &[(0, 0, "1m3")], tiles: Some(&[2, 0]), ..TWO }.state(),
    },
    Scenario {
        id: "tile-gained",
        title: "Variant: receiving a repair tile",
        note: "If you push your opponent's locomotive into an accident, its owner receives the repair tile, not you.",
        rules: &[rules::TILE_GAINED],
        start: || Example { locos: &[(0, 0, "1i1"), (1, 0, "1i3")], tiles: Some(&[0, 0]), ..TWO }.state(),
    },
];
