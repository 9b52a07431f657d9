//! Koplopers & Dwarsliggers, rule by rule.
//!
//! Moves are written as a person would say them (`drive 1 GD-UT`), trains as the specification draws them:
//! `0.T1 MP-ZL→ZL [N13 N14] drove2`, `⇢` for the open line, a yard without an arrow for a train with its back to the station.

mod boards;
mod cards;
mod components;
mod edges_of_driving;
mod edges_of_passengers;
mod ends;
mod exchanges;
mod leaks;
mod positions;
mod scenarios;
mod trains;
mod turns;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ludotheque::core::Actor;
use ludotheque::games::koplopers::{Koplopers, State};
use serde_json::{Value, json};

use crate::architecture::root;
use crate::dsl::{Play, Who, json_of, position};

pub type Table = Play<Koplopers>;

static VECTORS: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(&std::fs::read_to_string(root().join("tests/vectors/koplopers.json")).unwrap()).unwrap()
});

fn vectors() -> &'static Value {
    &VECTORS
}

/// A table of the file.
fn rows(table: &str) -> &'static Vec<Value> {
    vectors()["board"][table].as_array().unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn passengers(token: &str) -> u64 {
    static NUMBERS: LazyLock<std::collections::BTreeMap<&'static str, u64>> =
        LazyLock::new(|| rows("tokens").iter().map(|row| (text(&row["id"]), row["passengers"].as_u64().unwrap())).collect());
    NUMBERS[token]
}

// ---- Moves in words ----

/// A move from its words.
fn mv(words: &str) -> Value {
    let words: Vec<&str> = words.split_whitespace().collect();
    let number = |word: &str| word.parse::<u8>().unwrap();
    match words[..] {
        ["build", yard] => json!({ "type": "build", "yard": yard }),
        ["drive", train, section] => json!({ "type": "drive", "train": number(train), "section": section }),
        ["decouple", train, section] => json!({ "type": "decouple", "train": number(train), "section": section }),
        [kind @ ("reverse" | "dismantle" | "alight" | "board"), train] => json!({ "type": kind, "train": number(train) }),
        [kind @ ("boardToken" | "divide" | "offerGive" | "offerTake"), token] => json!({ "type": kind, "token": token }),
        ["boardBehind", train, token] => json!({ "type": "boardBehind", "train": number(train), "token": token }),
        ["couple", keep, remove] => json!({ "type": "couple", "keep": number(keep), "remove": number(remove) }),
        ["transfer", token, from, to] => json!({ "type": "transfer", "token": token, "from": number(from), "to": number(to) }),
        ["offer", train, seat, other] => {
            json!({ "type": "offer", "train": number(train), "withSeat": number(seat), "withTrain": number(other) })
        }
        [kind @ ("disrupt" | "drew"), station] => json!({ "type": kind, "station": station }),
        ["repair", chip] => json!({ "type": "repair", "chip": chip }),
        [kind @ ("divided" | "propose" | "cancelOffer" | "accept" | "decline" | "endTurn")] => json!({ "type": kind }),
        _ => panic!("{words:?} is no move"),
    }
}

/// The words of a move.
fn words(mv: &Value) -> String {
    let kind = text(&mv["type"]);
    let fields =
        ["yard", "keep", "remove", "token", "train", "section", "withSeat", "withTrain", "from", "to", "station", "chip"];
    let order: &[&str] = if kind == "boardBehind" { &["train", "token"] } else { &fields };
    let said = order.iter().filter_map(|field| mv.get(field)).map(|value| value.to_string().replace('"', ""));
    std::iter::once(kind.to_owned()).chain(said).collect::<Vec<_>>().join(" ")
}

fn yards() -> Vec<&'static str> {
    rows("yards").iter().map(|row| text(&row["id"])).collect()
}

/// Moves separated by semicolons; `builds` are all ten builds, `cards` a disruption for each card in the hand of the seat.
fn listed(play: &Table, seat: u8, moves: &str) -> Vec<String> {
    let hand = |play: &Table| play.state()["seats"][usize::from(seat)]["hand"].clone();
    moves
        .split(';')
        .map(str::trim)
        .filter(|words| !words.is_empty())
        .flat_map(|words| match words {
            "builds" => yards().iter().map(|yard| format!("build {yard}")).collect(),
            "cards" => hand(play).as_array().unwrap().iter().map(|card| format!("disrupt {}", text(card))).collect(),
            _ => vec![words.to_owned()],
        })
        .collect()
}

fn legal(play: &Table, who: impl Who) -> Vec<String> {
    play.legal(who).iter().map(words).collect()
}

/// The legal moves of the seat, all of them and in this order.
#[track_caller]
fn offers(play: &Table, seat: u8, moves: &str) {
    assert_eq!(legal(play, seat), listed(play, seat, moves));
}

/// These are among the legal moves.
#[track_caller]
fn has(play: &Table, seat: u8, moves: &str) {
    let legal = legal(play, seat);
    for wanted in listed(play, seat, moves) {
        assert!(legal.contains(&wanted), "{wanted} is not in {legal:?}");
    }
}

/// These are refused, each by the rule behind the arrow: `drive 1 GN-MP > KND-33; …`.
#[track_caller]
fn refused(play: &mut Table, seat: u8, moves: &str) {
    for case in moves.split(';').map(str::trim).filter(|case| !case.is_empty()) {
        let (words, rule) = case.split_once('>').expect("a move and a rule");
        let verdict = legal(play, seat).contains(&words.trim().to_owned());
        assert!(!verdict, "{words} is listed");
        play.refuses(seat, mv(words), rule.trim());
    }
}

/// Plays moves of one seat one after the other; returns the events of the last.
#[track_caller]
fn plays(play: &mut Table, seat: u8, moves: &str) -> Vec<Value> {
    let mut events = Vec::new();
    for words in moves.split(';').map(str::trim).filter(|words| !words.is_empty()) {
        events = play.plays(seat, mv(words));
    }
    events
}

/// Draws the first card of the pile until nothing is to be drawn.
fn draw_all(play: &mut Table) -> Vec<Value> {
    let mut events = Vec::new();
    while play.actors() == [json!("chance")] {
        let outcome = play.legal(Actor::Chance).swap_remove(0);
        events = play.chance(outcome);
    }
    events
}

// ---- Positions in words ----

/// The place of an id in its table.
fn place(table: &str, id: &str) -> usize {
    rows(table).iter().position(|row| row["id"] == id).unwrap_or_else(|| panic!("{id} is not in {table}"))
}

fn in_order(tokens: &mut [Value]) {
    tokens.sort_by_key(|token| place("tokens", text(token)));
}

/// A train from its words: `0.T1 MP-ZL→ZL [N13 N14] +2 drove2 turned rested:AMF`.
fn train(words: &str) -> (usize, Value) {
    let (load, rest) = match (words.find('['), words.find(']')) {
        (Some(from), Some(to)) => {
            (words[from + 1..to].split_whitespace().collect(), format!("{}{}", &words[..from], &words[to + 1..]))
        }
        _ => (Vec::new(), words.to_owned()),
    };
    let mut parts = rest.split_whitespace();
    let (seat, id) = parts.next().unwrap().split_once(".T").unwrap();
    let id: u8 = id.parse().unwrap();
    let stands = parts.next().unwrap();
    let (section, toward, open) = match (stands.split_once('→'), stands.split_once('⇢')) {
        (Some((section, toward)), _) => (section, Some(toward), false),
        (_, Some((section, toward))) => (section, Some(toward), true),
        _ => (stands, None, false),
    };
    let mut train = json!({
        "id": id, "units": [id], "section": section, "toward": toward, "open": open, "load": load,
        "turned": open || (section.starts_with("Y-") && toward.is_some()), "restedAt": null,
        "now": { "spent": 0, "drove": false, "moved": false, "acted": false, "halted": false, "shunted": false, "built": false, "freeAt": null },
    });
    in_order(train["load"].as_array_mut().unwrap());
    for part in parts {
        if let Some(second) = part.strip_prefix('+') {
            train["units"] = json!([id, second.parse::<u8>().unwrap()]);
        } else if let Some(spent) = part.strip_prefix("drove") {
            for field in ["drove", "moved", "acted"] {
                train["now"][field] = json!(true);
            }
            train["now"]["spent"] = json!(spent.parse::<u8>().unwrap());
        } else if let Some(station) = part.strip_prefix("rested:") {
            train["restedAt"] = json!(station);
        } else if let Some(station) = part.strip_prefix("halted:") {
            train["now"]["halted"] = json!(true);
            train["now"]["acted"] = json!(true);
            train["now"]["freeAt"] = json!(station);
        } else {
            train[part] = json!(true);
        }
    }
    (seat.parse().unwrap(), train)
}

/// The reference layout with these trains.
fn reference(seats: usize, trains: &[&str]) -> Value {
    let hand = if seats == 2 { 5 } else { 3 };
    let cards = rows("disruptionCards");
    let mut players: Vec<Value> = (0..seats)
        .map(|seat| json!({ "hand": cards[seat * hand..(seat + 1) * hand], "repairCard": true, "started": true, "box": [], "trains": [] }))
        .collect();
    let mut aboard = Vec::new();
    for words in trains {
        let (seat, train) = train(words);
        aboard.extend(train["load"].as_array().unwrap().iter().cloned());
        players[seat]["trains"].as_array_mut().unwrap().push(train);
    }
    let mut tokens = rows("tokens").iter().map(|row| row["id"].clone());
    let mut waiting = serde_json::Map::new();
    for station in rows("stations") {
        let here = tokens.by_ref().take(station["circles"].as_u64().unwrap() as usize).filter(|token| !aboard.contains(token));
        waiting.insert(text(&station["id"]).to_owned(), here.collect());
    }
    json!({
        "variant": "family", "coupledTrains": "asOne", "board": null, "round": 5, "lastRound": false, "turn": 0,
        "phase": { "type": "act" }, "points": 5, "disruptionPlayed": false, "seats": players, "waiting": waiting,
        "chips": { "A": null, "B": null, "C": null }, "disc": "A", "deck": cards[seats * hand..], "discard": [],
        "shifted": [], "offersMade": [],
    })
}

/// A state with changed fields: each is a JSON pointer and a value.
fn with(mut state: Value, changes: &[(&str, Value)]) -> Value {
    for (pointer, value) in changes {
        *state.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is not in the state")) = value.clone();
    }
    state
}

/// Moves waiting tokens into the box of a seat.
fn boxed(mut state: Value, seat: usize, tokens: &[&str]) -> Value {
    for waiting in state["waiting"].as_object_mut().unwrap().values_mut() {
        waiting.as_array_mut().unwrap().retain(|token| !tokens.contains(&text(token)));
    }
    let delivered = state["seats"][seat]["box"].as_array_mut().unwrap();
    delivered.extend(tokens.iter().map(|token| json!(token)));
    in_order(delivered);
    state
}

/// The trains at a table in the reference layout.
fn table(seats: usize, trains: &[&str]) -> Table {
    position(reference(seats, trains))
}

/// The same with changed fields.
fn table_with(seats: usize, trains: &[&str], changes: &[(&str, Value)]) -> Table {
    position(with(reference(seats, trains), changes))
}

/// A train of the state, by seat and number.
fn train_of(play: &Table, seat: usize, id: u8) -> Value {
    let state = play.state();
    let trains = state["seats"][seat]["trains"].as_array().unwrap();
    trains.iter().find(|train| train["id"] == id).unwrap_or_else(|| panic!("seat {seat} has no train {id}")).clone()
}

/// The fields of `expected` stand in the train with these values.
#[track_caller]
fn stands(play: &Table, seat: usize, id: u8, expected: &Value) {
    let train = train_of(play, seat, id);
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&train[field], value, "{field} of train {id}");
    }
}

/// The rules of some events, in order.
fn rules_of(events: &[Value]) -> Vec<String> {
    events.iter().map(|event| format!("{} {}", text(&event["type"]), text(&event["rule"]))).collect()
}

fn phase(play: &Table) -> Value {
    play.state()["phase"].clone()
}

fn wire(state: &Value) -> State {
    serde_json::from_value(state.clone()).unwrap()
}

#[test]
fn the_words_of_these_tests_say_what_they_mean() {
    let meppel = &vectors()["scenarios"][0];
    assert_eq!(reference(3, &["0.T1 MP-ZL→ZL"]), meppel["state"]);
    for scenario in vectors()["scenarios"].as_array().unwrap() {
        for step in scenario["steps"].as_array().unwrap() {
            assert_eq!(mv(&words(&step["move"])), step["move"]);
        }
        assert_eq!(json_of(&wire(&scenario["state"])), scenario["state"]);
    }
}
