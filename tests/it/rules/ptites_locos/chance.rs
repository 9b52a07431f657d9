//! Dice: outcomes and weights, a scripted game, the same dice after undo.

use ludotheque::core::{Actor, ChanceMode, Game, Rng, Seed, Start, Table};
use ludotheque::games::ptites_locos::{Options, PtitesLocos};
use serde_json::{Value, json};

use super::{Turn, again, at, drive, enter, rolled, shift, stop, use_tile, with_tiles, yard};
use crate::dsl::{json_of, read, setup, story};

#[test]
fn the_dice_have_108_outcomes_of_weight_1_in_order() {
    let play = setup::<PtitesLocos>(json!({}), 2);
    let mut expected = Vec::new();
    for colour in ["blue", "red", "yellow"] {
        for first in 1..=6 {
            for second in 1..=6 {
                expected.push(rolled(colour, [first, second]));
            }
        }
    }
    assert_eq!(play.moves(), expected);
    let mut moves = Vec::new();
    play.0.legal_moves(Actor::Chance, &mut moves);
    assert!(moves.iter().all(|outcome| play.0.position().weight(outcome) == 1));
}

/// A source that counts up.
struct Counting(u32);

impl Rng for Counting {
    fn next_u32(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }
    fn below(&mut self, n: u32) -> u32 {
        self.next_u32() % n
    }
}

#[test]
fn loc_r26_each_colour_comes_up_in_a_third_of_the_outcomes() {
    let play = setup::<PtitesLocos>(json!({}), 2);
    let mut moves = Vec::new();
    play.0.legal_moves(Actor::Chance, &mut moves);
    for colour in ["blue", "red", "yellow"] {
        let of_colour = moves.iter().filter(|outcome| json_of(*outcome)["colour"] == colour);
        assert_eq!(of_colour.map(|outcome| play.0.position().weight(outcome)).sum::<u32>(), 36, "{colour}");
    }
    let mut rng = Counting(0);
    let drawn: Vec<Value> = (0..108).map(|_| json_of(&play.0.position().sample(&mut rng))).collect();
    for colour in ["blue", "red", "yellow"] {
        assert_eq!(drawn.iter().filter(|outcome| outcome["colour"] == colour).count(), 36, "{colour}");
    }
}

#[test]
fn every_outcome_is_drawn_equally_often() {
    let tile = at(with_tiles(yard(2, &[]), &[1, 0]));
    let mut preset = tile.copy();
    preset.does(use_tile("red"));
    for (play, outcomes) in [(setup::<PtitesLocos>(json!({}), 2), 108), (preset, 36)] {
        let mut moves = Vec::new();
        play.0.legal_moves(Actor::Chance, &mut moves);
        assert_eq!(moves.len(), outcomes);
        let mut counts = vec![0; outcomes];
        let mut rng = Counting(0);
        for _ in 0..10 * outcomes {
            let drawn = play.0.position().sample(&mut rng);
            counts[moves.iter().position(|mv| *mv == drawn).expect("an outcome")] += 1;
        }
        assert!(counts.iter().all(|&count| count == 10), "{counts:?}");
    }
}

/// Two turns with dice from the table in front of the players.
fn script() -> Vec<(Actor, Value)> {
    let seat = |seat: u8| Actor::Seat(ludotheque::core::Seat(seat));
    vec![
        (Actor::Chance, rolled("red", [2, 2])),
        (seat(0), shift("A")),
        (seat(0), enter("si")),
        (seat(0), again()),
        (Actor::Chance, rolled("yellow", [1, 4])),
        (seat(0), shift("B")),
        (seat(0), drive(0)),
        (Actor::Chance, rolled("blue", [6, 6])),
        (seat(1), shift("A")),
        (seat(1), enter("sm")),
        (seat(1), stop()),
    ]
}

#[test]
fn a_scripted_game_with_given_dice_replays_exactly() {
    let play = || {
        let mut play = setup::<PtitesLocos>(json!({}), 2);
        let events: Vec<Vec<Value>> = script().into_iter().map(|(who, mv)| play.plays(who, mv)).collect();
        (play, events)
    };
    let (first, events) = play();
    let (second, again) = play();
    assert_eq!(events, again);
    assert_eq!(first.state(), second.state());
    let replayed = Table::replay(first.0.record()).unwrap();
    assert_eq!(replayed.position(), first.0.position());
    let told: Vec<Vec<Value>> = replayed.plies(0).map(|ply| ply.events.iter().map(json_of).collect()).collect();
    assert_eq!(told, events);
    first.shows(&json!({ "turn": 3, "seat": 0, "phase": "roll", "locos": [["1m5", "hand", "hand", "hand"], ["hand", "hand", "hand", "hand"]] }));
}

#[test]
fn automatic_dice_are_the_same_after_undo() {
    let start = Start::Setup { options: Options::default(), seats: 3 };
    let mut table = Table::<PtitesLocos>::open(start, Seed::from(77), ChanceMode::Auto).unwrap();
    assert_eq!(table.ply(), 1, "the first roll is drawn when the table is opened");
    let told = |table: &Table<PtitesLocos>| -> Vec<Value> { story(table, 0).iter().map(json_of).collect() };
    assert_eq!(told(&table)[0]["type"], "rolled");
    for _ in 0..60 {
        let who = table.position().actors().first().unwrap();
        assert_ne!(who, Actor::Chance, "phase roll is never seen from outside");
        let mut moves = Vec::new();
        table.legal_moves(who, &mut moves);
        let before = table.position().clone();
        table.apply(Some(who), moves[0]).unwrap();
        let (after, story) = (table.position().clone(), told(&table));
        assert!(table.undo());
        assert_eq!(table.position(), &before);
        table.apply(Some(who), moves[0]).unwrap();
        assert_eq!((table.position(), told(&table)), (&after, story));
        if table.position().outcome().is_some() {
            break;
        }
    }
    let rolls: Vec<Value> = told(&table).into_iter().filter(|event| event["type"] == "rolled").collect();
    assert!(rolls.windows(2).any(|pair| pair[0]["dice"] != pair[1]["dice"]), "every ply has dice of its own");
}

#[test]
fn a_decision_can_be_taken_back_only_while_no_dice_have_been_rolled_since() {
    let start = Start::Setup { options: Options::default(), seats: 2 };
    let mut table = Table::<PtitesLocos>::open(start, Seed::from(1), ChanceMode::Auto).unwrap();
    let seat = ludotheque::core::Seat(0);
    let play = |table: &mut Table<PtitesLocos>, mv: Value| {
        table.apply(None, read(&mv).unwrap()).unwrap();
    };
    play(&mut table, shift("A"));
    assert!(table.can_undo(seat), "the end of the platform, before the locomotive moves");
    play(&mut table, enter("so"));
    if json_of(&table.position().state(ludotheque::core::Viewer::Omniscient))["phase"] != "again" {
        assert!(!table.can_undo(seat), "the next player has rolled");
    }
}
