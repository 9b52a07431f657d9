//! Les P'tites Locos, rule by rule. A place is written as in a state, a locomotive as `"<seat>.<number>"`.

mod accidents;
mod board;
mod chance;
mod components;
mod doubles;
mod moving;
mod positions;
mod setting_up;
mod statistics;
mod tiles;
mod vectors;

use ludotheque::core::Actor;
use ludotheque::games::ptites_locos::PtitesLocos;
use serde_json::{Value, json};

use crate::dsl::{Play, position};

/// The set-up of so many players as a state, with these locomotives on the board or in sheds.
fn yard(players: usize, locos: &[(&str, &str)]) -> Value {
    let mut state = json!({
        "players": players,
        "options": { "repairTiles": false, "platformEnds": "choice", "turnLimit": 1000, "board": null },
        "turn": 1, "seat": 0, "part": 1, "phase": "roll",
        "platforms": { "blue": { "slot": 2, "end": "A" }, "red": { "slot": 3, "end": "A" }, "yellow": { "slot": 4, "end": "A" } },
        "locos": vec![["hand"; 4]; players],
        "roll": null, "presetColour": null, "activeLoco": null,
        "tiles": vec![0; players], "reserve": 0, "winner": null,
    });
    for (loco, place) in locos {
        let (seat, number) = loco.split_once('.').unwrap();
        state["locos"][seat.parse::<usize>().unwrap()][number.parse::<usize>().unwrap()] = json!(place);
    }
    state
}

/// The state with some fields replaced.
fn with(mut state: Value, fields: Value) -> Value {
    for (field, value) in fields.as_object().unwrap() {
        assert!(state.get(field).is_some(), "{field} is no field of a state");
        state[field] = value.clone();
    }
    state
}

/// The state with the platforms as `<slot><end>`: blue, red, yellow.
fn platforms(state: Value, [blue, red, yellow]: [&str; 3]) -> Value {
    let berth = |text: &str| json!({ "slot": text[..1].parse::<u8>().unwrap(), "end": &text[1..] });
    with(state, json!({ "platforms": { "blue": berth(blue), "red": berth(red), "yellow": berth(yellow) } }))
}

/// The state in the variant, with these tiles in the players' hands.
fn with_tiles(mut state: Value, tiles: &[u32]) -> Value {
    state["options"]["repairTiles"] = json!(true);
    let phase = if tiles[state["seat"].as_u64().unwrap() as usize] > 0 { "start" } else { "roll" };
    with(state, json!({ "tiles": tiles, "reserve": 12 - tiles.iter().sum::<u32>(), "phase": phase }))
}

/// The state with an option of its game replaced.
fn option(mut state: Value, name: &str, value: Value) -> Value {
    assert!(state["options"].get(name).is_some(), "{name} is no option");
    state["options"][name] = value;
    state
}

fn at(state: Value) -> Play<PtitesLocos> {
    position(state)
}

fn rolled(colour: &str, dice: [u8; 2]) -> Value {
    json!({ "type": "rolled", "colour": colour, "dice": dice })
}

fn shift(end: &str) -> Value {
    json!({ "type": "shift", "end": end })
}

fn drive(loco: u8) -> Value {
    json!({ "type": "drive", "loco": loco })
}

fn enter(start: &str) -> Value {
    json!({ "type": "enter", "start": start })
}

fn use_tile(colour: &str) -> Value {
    json!({ "type": "useTile", "colour": colour })
}

fn roll() -> Value {
    json!({ "type": "roll" })
}

fn again() -> Value {
    json!({ "type": "again" })
}

fn stop() -> Value {
    json!({ "type": "stop" })
}

/// Words for a turn.
trait Turn {
    /// The seat whose turn it is.
    fn seat(&self) -> u8;
    /// Plays a move of that seat.
    fn does(&mut self, mv: Value) -> Vec<Value>;
    /// Rolls the dice and moves the platform with this end at the buffer.
    fn rolls(&mut self, colour: &str, dice: [u8; 2], end: &str) -> Vec<Value>;
    /// A move of whoever is to act is refused by this rule.
    fn forbids(&mut self, mv: Value, rule: &str);
    /// Where a locomotive is.
    fn place(&self, loco: &str) -> String;
    /// What whoever is to act may do.
    fn moves(&self) -> Vec<Value>;
}

impl Turn for Play<PtitesLocos> {
    fn seat(&self) -> u8 {
        self.state()["seat"].as_u64().unwrap() as u8
    }

    #[track_caller]
    fn does(&mut self, mv: Value) -> Vec<Value> {
        self.plays(self.seat(), mv)
    }

    #[track_caller]
    fn rolls(&mut self, colour: &str, dice: [u8; 2], end: &str) -> Vec<Value> {
        self.chance(rolled(colour, dice));
        self.does(shift(end))
    }

    #[track_caller]
    fn forbids(&mut self, mv: Value, rule: &str) {
        let who = self.0.position_actor();
        self.refuses(who, mv, rule);
    }

    fn place(&self, loco: &str) -> String {
        let (seat, number) = loco.split_once('.').unwrap();
        self.state()["locos"][seat.parse::<usize>().unwrap()][number.parse::<usize>().unwrap()].as_str().unwrap().to_owned()
    }

    fn moves(&self) -> Vec<Value> {
        self.legal(self.0.position_actor())
    }
}

/// Whoever is to act.
trait ToAct {
    fn position_actor(&self) -> Actor;
}

impl ToAct for ludotheque::core::Table<PtitesLocos> {
    fn position_actor(&self) -> Actor {
        use ludotheque::core::Game;
        self.position().actors().first().expect("somebody is to act")
    }
}

/// The first event of this type.
#[track_caller]
fn event<'a>(events: &'a [Value], kind: &str) -> &'a Value {
    events.iter().find(|event| event["type"] == kind).unwrap_or_else(|| panic!("no {kind} in {events:?}"))
}
