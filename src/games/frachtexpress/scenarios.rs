//! The rulebook's examples as positions. The pictures are lost: these are rebuilt from what the text says of each.

use super::data::Turn;
use super::geometry::{Cell, Facing, Spot};
use super::options::setup;
use super::position::FrachtExpress;
use super::rules;
use super::wire::{CardId, Laid, Locomotive, Options, Phase, Stack, State, TurnState};
use crate::core::{Game, Scenario, Seat, Viewer};

/// A position in seat 0's turn: what lies where. Everything not named is as at the start, the other cards in the deck.
struct Drawn {
    advanced: bool,
    track: &'static [(&'static str, &'static str, u8)],
    locs: &'static [(usize, &'static str, Option<Facing>)],
    hands: [&'static [&'static str]; 3],
    trains: [&'static [&'static str]; 3],
    delivered: [&'static [&'static str]; 3],
    vetoes: &'static [usize],
    /// The seat that holds all the other cards, so that none is left to draw.
    rest: Option<usize>,
}

impl Drawn {
    const NOTHING: Self = Self {
        advanced: false,
        track: &[],
        locs: &[],
        hands: [&[]; 3],
        trains: [&[]; 3],
        delivered: [&[]; 3],
        vetoes: &[],
        rest: None,
    };

    fn state(&'static self) -> State {
        let start = setup(&Options { advanced: self.advanced, ..Options::default() }, 3);
        let mut state = start.expect("the options of the scenarios are good").state(Viewer::Omniscient);
        let deck = &mut state.deck;
        for &(cell, card, turn) in self.track {
            let cell = Cell::parse(cell).expect("the cells of the scenarios exist");
            state.track.push(Stack { cell, stack: vec![Laid { card: take(deck, card), turn: Turn(turn) }] });
        }
        for (seat, player) in state.players.iter_mut().enumerate() {
            for (list, pile) in [(&self.hands, &mut player.hand), (&self.delivered, &mut player.delivered)] {
                for card in list[seat] {
                    pile.push(Some(take(deck, card)));
                }
            }
            for card in self.trains[seat] {
                player.train.push(take(deck, card));
            }
            player.veto = self.vetoes.contains(&seat);
        }
        for &(seat, spot, facing) in self.locs {
            let spot = Spot::parse(spot).expect("the spots of the scenarios exist");
            state.players[seat].loc = Some(Locomotive { spot, facing });
        }
        if let Some(seat) = self.rest {
            state.players[seat].hand.append(&mut state.deck);
        }
        state.vetoes_left -= self.vetoes.len() as u8;
        state.start_seat = Some(Seat(0));
        state.turn = TurnState { seat: Seat(0), number: 9, must_empty_hand: false };
        state.phase = Phase::Action {};
        state
    }
}

/// Takes a card out of the deck.
fn take(deck: &mut Vec<Option<CardId>>, name: &str) -> CardId {
    let card = Some(CardId::from(name));
    let at = deck.iter().position(|other| *other == card);
    at.and_then(|at| deck.remove(at)).expect("the cards of the scenarios exist and lie in one place each")
}

/// The examples.
pub(crate) const SCENARIOS: &[Scenario<FrachtExpress>] = &[
    Scenario {
        id: "complete",
        title: "Completing track: the first two pictures",
        note: "Cover the curve below A with your switch. Only one of its four turns keeps the curve where it is.",
        rules: &[rules::COMPLETE, rules::NOT_UNDER_A_LOCOMOTIVE, rules::KEEP_ELEMENTS, rules::THREE_PICTURES],
        start: || Drawn { track: &[("c2", "t03", 0)], hands: [&["t12"], &[], &[]], ..Drawn::NOTHING }.state(),
    },
    Scenario {
        id: "complete-occupied",
        title: "Completing track: the third picture",
        note: "Yellow's locomotive stands on the curve below A, so you cannot cover it, however you turn your switch.",
        rules: &[rules::NOT_UNDER_A_LOCOMOTIVE, rules::THREE_PICTURES],
        start: || {
            Drawn {
                track: &[("c2", "t03", 0)],
                locs: &[(1, "c2.NE", Some(Facing::E))],
                hands: [&["t12"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "drive-load",
        title: "Driving with three wagons",
        note: "Your card drives 6 spaces and pulls up to 3 wagons. You reach station C after 4 spaces, so the other 2 are lost.",
        rules: &[rules::DRIVE, rules::LOAD, rules::STATION_STOPS, rules::STATION_IS_A_SPACE],
        start: || {
            Drawn {
                track: &[("c2", "t03", 0)],
                hands: [&["t12"], &[], &[]],
                trains: [&["t02", "t20", "t22"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "couple",
        title: "Coupling a wagon where it starts",
        note: "The wagon in your hand goes from C to D. Your locomotive is in C, so you may couple it.",
        rules: &[rules::COUPLE, rules::COUPLING_STATION, rules::FIVE_WAGONS, rules::UNCOUPLE, rules::UNCOUPLING_STATION],
        start: || Drawn { locs: &[(0, "C", None)], hands: [&["t12"], &[], &[]], ..Drawn::NOTHING }.state(),
    },
    Scenario {
        id: "ram-branch",
        title: "Ramming before a branch",
        note: "Drive south: you push Yellow on to the switch and choose which way Yellow goes.",
        rules: &[rules::RAM, rules::JUST_AHEAD, rules::PUSH_ASIDE, rules::BRANCH],
        start: || {
            Drawn {
                track: &[("c2", "t05", 0), ("c3", "t12", 0)],
                locs: &[(1, "c2.S", Some(Facing::S)), (2, "B", None)],
                hands: [&["t35", "t38"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "push-into-station",
        title: "Pushed into a station",
        note: "You push Yellow into C, where it stays. Yellow did not drive in, so Yellow has no special action there.",
        rules: &[rules::PUSHED_INTO_STATION, rules::PUSHED_HAS_NONE],
        start: || {
            Drawn {
                advanced: true,
                track: &[("c2", "t03", 0)],
                locs: &[(1, "c2.E", Some(Facing::E))],
                hands: [&["t45"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "derail",
        title: "Derailing",
        note: "No card connects to the south. Drive 3 spaces and Yellow derails and loses all cards in hand and all wagons.",
        rules: &[rules::DERAIL, rules::DERAILED_LOSES, rules::BACK_TO_A, rules::FULL_ROUTE],
        start: || {
            Drawn {
                track: &[("c2", "t05", 0)],
                locs: &[(1, "c2.S", Some(Facing::S))],
                hands: [&["t35", "t45"], &["t01", "t02"], &[]],
                trains: [&[], &["t20"], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "crossing",
        title: "Over a crossing",
        note: "You drive over the crossing, and a card is turned over. Its action value is how many wagons you may keep.",
        rules: &[rules::CROSSING_TURNS_CARD, rules::SURPLUS, rules::CROSSING_STRAIGHT],
        start: || {
            Drawn {
                track: &[("c2", "t05", 0), ("c3", "t13", 0), ("c4", "t36", 0)],
                hands: [&["t39"], &[], &[]],
                trains: [&["t02", "t20", "t22"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "refill",
        title: "Drawing cards",
        note: "Discard a card to draw as many as its action value, 3 or 4. Then your turn is over.",
        rules: &[rules::REFILL, rules::REFILL_ENDS_TURN],
        start: || Drawn { hands: [&["t07", "t12"], &[], &[]], ..Drawn::NOTHING }.state(),
    },
    Scenario {
        id: "couple-any-locked",
        title: "Station I: coupling any wagon",
        note: "Drive 4 spaces into I and use the special action. If the card turned over has the action value 5, you must couple the wagon from E to I, and you cannot uncouple it before you leave.",
        rules: &[rules::COUPLE_ANY, rules::ANY_COUPLED, rules::ANY_THROWN, rules::LOCKED],
        start: || {
            Drawn {
                advanced: true,
                track: &[("f5", "t04", 3)],
                locs: &[(0, "G", None)],
                hands: [&["t25", "t30", "t35"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "force-and-dictate",
        title: "Veto cards: forced by one, dictated by another",
        note: "Drive 4 spaces into C and do not use the card raid. Yellow may force you to use it, and then Green may say who is robbed.",
        rules: &[rules::VETO, rules::VETO_FINAL, rules::DICTATE, rules::VETO_SPENT],
        start: || {
            Drawn {
                advanced: true,
                track: &[("c2", "t06", 0)],
                hands: [&["t01", "t35"], &["t17", "t25"], &["t12"]],
                vetoes: &[1, 2],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "close",
        title: "Station D: closing a station",
        note: "Drive 4 spaces west from B into D and close a station. It must be empty and have track beside it.",
        rules: &[rules::CLOSE_STATION, rules::CLOSE_NEEDS_TRACK, rules::CLOSE_EMPTY, rules::ONE_CLOSED],
        start: || {
            Drawn {
                advanced: true,
                track: &[("b1", "t18", 1), ("a2", "t06", 1)],
                locs: &[(0, "B", None), (1, "a2.S", Some(Facing::S))],
                hands: [&["t03", "t13", "t35"], &[], &[]],
                ..Drawn::NOTHING
            }
            .state()
        },
    },
    Scenario {
        id: "tie-break",
        title: "The end: equal totals",
        note: "End your turn: no card is left to draw. You and Yellow have delivered 12 each, so the wagons still coupled decide.",
        rules: &[rules::PILES_EMPTY, rules::HIGHEST_WINS, rules::TIE_BREAK],
        start: || {
            Drawn {
                trains: [&["t07"], &["t45"], &[]],
                delivered: [&["t12", "t17"], &["t36", "t39"], &["t41"]],
                rest: Some(2),
                ..Drawn::NOTHING
            }
            .state()
        },
    },
];
