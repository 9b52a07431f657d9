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
        note: "All locomotives are in hand, the platforms lie at the buffers of their colours, and the slot next to the start is vacant.",
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
        note: "One point for the start space, then along the rails. Red leads one lane outwards: with red 3+2 a locomotive that enters on the middle start space comes out on the outer track.",
        rules: &[rules::TURN, rules::COLOUR_DIE, rules::ENTER, rules::ENTRY_COST],
        start: || THREE.state(),
    },
    Scenario {
        id: "bump",
        title: "A bump",
        note: "With an eight the locomotive on 1o1 meets another one after five squares; that one takes the remaining three.",
        rules: &[rules::BUMP],
        start: || {
            Example { platforms: [(2, End::B), (3, End::A), (4, End::A)], locos: &[(0, 0, "1o1"), (1, 0, "1o7")], ..TWO }.state()
        },
    },
    Scenario {
        id: "chain",
        title: "A chain reaction",
        note: "With red 6+4 four locomotives share ten points.",
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
        note: "The locomotive on 1m2 cannot move itself; all its points go to the player's own locomotive on 1m3.",
        rules: &[rules::BLOCKED_AT_ONCE, rules::PUSH_ANYBODY],
        start: || Example { locos: &[(0, 0, "1m2"), (0, 1, "1m3")], ..TWO }.state(),
    },
    Scenario {
        id: "buffer",
        title: "Against a buffer",
        note: "With yellow end A in slot 1, a locomotive that enters on the inner start space meets the buffer on the yellow platform after one square.",
        rules: &[rules::ACCIDENT, rules::BACK_TO_HAND, rules::POINTS_LOST],
        start: || TWO.state(),
    },
    Scenario {
        id: "gap",
        title: "Into the vacant slot",
        note: "When blue leaves slot 2, the track of section 1 ends in the gap.",
        rules: &[rules::ACCIDENT],
        start: || Example { locos: &[(0, 0, "1m4")], ..TWO }.state(),
    },
    Scenario {
        id: "dead-track",
        title: "A track without continuation",
        note: "With blue end B in slot 1, the middle track leads to the middle of the board and ends there.",
        rules: &[rules::ACCIDENT, rules::DERAILING],
        start: || TWO.state(),
    },
    Scenario {
        id: "ride-turned",
        title: "Riding on a platform that is turned",
        note: "Locomotives ride on the platform. With the other end against the buffer they are turned round: the one on b11 stood on the outer track and now stands in the innermost row without a connection.",
        rules: &[rules::CHOOSE_END, rules::RIDE, rules::TURNED_ROUND],
        start: || Example { platforms: BLUE_FIRST, locos: &[(0, 0, "b11"), (1, 0, "b22")], ..TWO }.state(),
    },
    Scenario {
        id: "ride",
        title: "Riding on a platform",
        note: "With the same end against the buffer nobody is turned.",
        rules: &[rules::CHOOSE_END, rules::TURNED_ROUND],
        start: || Example { platforms: BLUE_FIRST, locos: &[(0, 0, "b11"), (1, 0, "b22")], ..TWO }.state(),
    },
    Scenario {
        id: "double",
        title: "A double",
        note: "After a double the player may play again with the same locomotive; a second double gives nothing.",
        rules: &[rules::DOUBLE, rules::SECOND_PLAY, rules::NO_THIRD_PLAY],
        start: || Example { locos: &[(0, 1, "2m1")], ..TWO }.state(),
    },
    Scenario {
        id: "double-declined",
        title: "A double declined",
        note: "Nobody has to play again.",
        rules: &[rules::DOUBLE],
        start: || TWO.state(),
    },
    Scenario {
        id: "double-accident",
        title: "A double and an accident",
        note: "With red 4+4 a locomotive that enters on the outer start space is wrecked; the same one may start again at once.",
        rules: &[rules::RESTART],
        start: || Example { locos: &[(0, 1, "2m1")], ..TWO }.state(),
    },
    Scenario {
        id: "arrival",
        title: "Arrival",
        note: "The locomotive on 3m4 reaches the arrival space with points to spare: it goes into a shed, and the points are lost.",
        rules: &[rules::ARRIVAL, rules::ARRIVAL_IS_SAFE],
        start: || Example { platforms: BLUE_LAST, locos: &[(0, 2, "3m4"), (1, 0, "shed1")], ..TWO }.state(),
    },
    Scenario {
        id: "arrival-buffer",
        title: "Pushed into an arrival buffer",
        note: "Nobody is aboard the locomotive on b23 to brake it.",
        rules: &[rules::PUSHED_TOO_FAR, rules::WRECKED_AT_ARRIVAL],
        start: || Example { platforms: BLUE_LAST, locos: &[(0, 0, "b22"), (1, 3, "b23")], ..TWO }.state(),
    },
    Scenario {
        id: "own-arrival-buffer",
        title: "Pushing one's own into an arrival buffer",
        note: "A player cannot drive two locomotives at once.",
        rules: &[rules::OWN_PUSHED_TOO_FAR],
        start: || Example { platforms: BLUE_LAST, locos: &[(0, 0, "b22"), (0, 3, "b23")], ..TWO }.state(),
    },
    Scenario {
        id: "third",
        title: "The third locomotive",
        note: "The third locomotive in a shed wins at once.",
        rules: &[rules::THIRD_HOME],
        start: || {
            let locos = &[(0, 0, "shed1"), (0, 1, "shed3"), (0, 2, "3m5"), (1, 0, "shed2")];
            Example { platforms: BLUE_LAST, locos, ..TWO }.state()
        },
    },
    Scenario {
        id: "starts-full",
        title: "All start spaces occupied",
        note: "Only a locomotive on the board can move.",
        rules: &[rules::STARTS_FULL],
        start: || Example { locos: &[(0, 0, "2i2"), (1, 0, "so"), (1, 1, "sm"), (2, 0, "si")], ..THREE }.state(),
    },
    Scenario {
        id: "tile-used",
        title: "Variant: using a repair tile",
        note: "The player sets the colour die, then rolls the two number dice only.",
        rules: &[rules::USE_TILE, rules::TILE_RETURNED, rules::TURN_WITH_TILE],
        start: || Example { locos: &[(0, 0, "1m3")], tiles: Some(&[2, 0]), ..TWO }.state(),
    },
    Scenario {
        id: "tile-gained",
        title: "Variant: receiving a repair tile",
        note: "The owner of the wrecked locomotive receives the tile, also when somebody else pushed it.",
        rules: &[rules::TILE_GAINED],
        start: || Example { locos: &[(0, 0, "1i1"), (1, 0, "1i3")], tiles: Some(&[0, 0]), ..TWO }.state(),
    },
];
