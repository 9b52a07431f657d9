//! Troia, rule by rule. Positions are written as changes to the laid-out position of the specification, in which all
//! pieces lie side by side: t1 is I-a1, t10 is II-a1, t26 is VI-a1, t42 is VII-a1, t58 is VIII-a1.

mod components;
mod dig;
mod hidden;
mod mound;
mod positions;
mod preparation;
mod publish;
mod rounds;
mod track;
mod views;

use ludotheque::games::troia::{Place, State, Troia};
use serde_json::{Value, json};

use crate::dsl::{Play, position};

// ---- Positions ----

/// The pieces of the laid-out position: layer, cell, kind.
fn table_of_pieces() -> Vec<(&'static str, String, &'static str)> {
    let plans = [
        ("I", ["-P-", "PPP", "-PP", ""]),
        ("II", ["-PP-", "PPP-", "PPP-", "-PP-"]),
        ("VI", ["---P", "P--P", "P-PP", "PPPP"]),
        ("VII", ["----", "P-PP", "PPPP", "-PPP"]),
        ("VIII", ["--PP", "PPPP", "-PP-", "--PP"]),
    ];
    let mut pieces = Vec::new();
    for (layer, rows) in plans {
        for (row, kinds) in (1..).zip(rows) {
            for (column, kind) in "abcd".chars().zip(kinds.chars()) {
                pieces.push((layer, format!("{column}{row}"), if kind == 'P' { "plan" } else { "rubble" }));
            }
        }
    }
    pieces
}

/// A position under construction.
#[derive(Clone)]
struct Position(Value);

/// The laid-out position of the specification, before the first card of round 1.
fn laid_out(players: usize) -> Position {
    let l3: [(&str, &[u8], &[u8]); 3] = [
        ("red", &[1, 7, 12, 14, 18, 48, 51, 54, 57, 64], &[37, 43]),
        ("blue", &[3, 5, 10, 15, 20, 46, 49, 56, 59, 61], &[40, 42]),
        ("yellow", &[2, 8, 9, 16, 17, 47, 50, 55, 60, 63], &[38, 41]),
    ];
    let l4: [(&str, &[u8], &[u8]); 4] = [
        ("red", &[1, 7, 12, 14, 51, 54, 57, 64], &[18, 37, 43, 48]),
        ("blue", &[3, 5, 10, 15, 49, 56, 59, 61], &[20, 40, 42, 46]),
        ("yellow", &[2, 8, 9, 16, 50, 55, 60, 63], &[17, 38, 41, 47]),
        ("green", &[4, 6, 11, 13, 52, 53, 58, 62], &[19, 39, 44, 45]),
    ];
    let seats: Vec<(&str, &[u8], &[u8])> = if players == 3 { l3.to_vec() } else { l4.to_vec() };
    let pieces: Vec<Value> = (0i32..)
        .zip(table_of_pieces())
        .map(|(k, (layer, cell, kind))| {
            json!({
                "id": format!("t{}", k + 1), "layer": layer, "cell": cell, "kind": kind, "shown": "symbol",
                "place": { "type": "mound", "x": 130 * (k % 9) - 520, "y": 520 - 130 * (k / 9), "rot": 0, "z": 0, "free": true, "seen": true },
            })
        })
        .collect();
    Position(json!({
        "options": {
            "players": players, "colours": seats.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "plans": "box", "contours": "open", "bridges": true,
        },
        "phase": "playCards", "round": 1, "waiting": (0..players).collect::<Vec<_>>(), "order": [], "turn": null,
        "seats": seats.iter().map(|(colour, hand, aside)| json!({
            "colour": colour, "hand": hand, "setAside": aside, "choice": null, "played": [], "renown": 0,
        })).collect::<Vec<_>>(),
        "pieces": pieces,
        "permits": (21..=36).collect::<Vec<_>>(),
    }))
}

impl Position {
    /// Moves cards of a seat from its hand, or from the pile, to the open cards.
    fn played(mut self, seat: usize, cards: &[u8]) -> Self {
        for &card in cards {
            self.take(seat, card);
            self.0["seats"][seat]["played"].as_array_mut().unwrap().push(json!(card));
        }
        self
    }

    /// Takes a card out of a hand or out of the pile.
    fn take(&mut self, seat: usize, card: u8) {
        let from = if (21..=36).contains(&card) { &mut self.0["permits"] } else { &mut self.0["seats"][seat]["hand"] };
        let before = from.as_array().unwrap().len();
        from.as_array_mut().unwrap().retain(|held| held != card);
        assert_eq!(from.as_array().unwrap().len(), before - 1, "card {card} is there to be taken");
    }

    /// Lays a card of a seat face down.
    fn laid(mut self, seat: usize, card: u8) -> Self {
        self.take(seat, card);
        self.0["seats"][seat]["choice"] = json!(card);
        self.0["waiting"].as_array_mut().unwrap().retain(|waiting| waiting != seat);
        self
    }

    /// Gives a seat permits of the pile.
    fn permits(mut self, seat: usize, cards: &[u8]) -> Self {
        for &card in cards {
            self.take(seat, card);
            let hand = self.0["seats"][seat]["hand"].as_array_mut().unwrap();
            hand.push(json!(card));
            hand.sort_by_key(|card| card.as_u64());
        }
        self
    }

    fn place(mut self, numbers: &[usize], place: Value) -> Self {
        for number in numbers {
            self.0["pieces"][number - 1]["place"] = place.clone();
        }
        self
    }

    fn tent(self, seat: usize, numbers: &[usize]) -> Self {
        self.place(numbers, json!({ "type": "tent", "seat": seat }))
    }

    fn front(self, seat: usize, numbers: &[usize]) -> Self {
        self.place(numbers, json!({ "type": "front", "seat": seat }))
    }

    fn published(self, seat: usize, numbers: &[usize]) -> Self {
        self.place(numbers, json!({ "type": "published", "seat": seat, "round": 1 }))
    }

    fn mound(self, number: usize, x: i32, y: i32, rot: i32, z: i32) -> Self {
        self.place(&[number], json!({ "type": "mound", "x": x, "y": y, "rot": rot, "z": z, "free": false, "seen": false }))
    }

    fn with(mut self, pointer: &str, value: Value) -> Self {
        *self.0.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is there")) = value;
        self
    }

    fn renown(mut self, renown: &[i32]) -> Self {
        for (seat, &space) in renown.iter().enumerate() {
            self.0["seats"][seat]["renown"] = json!(space);
        }
        self
    }

    /// A seat has the turn with the card that it played last.
    fn turn(mut self, seat: usize, order: &[usize]) -> Self {
        let card = self.0["seats"][seat]["played"].as_array().unwrap().last().unwrap().clone();
        let phase = if card.as_u64().unwrap() <= 36 { "dig" } else { "publish" };
        self.0["phase"] = json!(phase);
        self.0["waiting"] = json!([]);
        self.0["order"] = json!(order);
        self.0["turn"] = json!({ "seat": seat, "card": card, "handled": 0, "published": 0, "points": 0 });
        self
    }

    fn open(&self) -> Play<Troia> {
        position(self.0.clone())
    }
}

/// Three players; seat 0 has played 64 and publishes, the others are to dig.
fn publishing(published: &[usize], tent: &[usize]) -> Position {
    let start = laid_out(3).played(0, &[64]).played(1, &[3]).played(2, &[2]);
    start.turn(0, &[0, 1, 2]).published(1, published).tent(0, tent)
}

/// Three players; seat 0 has played 18 and digs.
fn digging(front: &[usize], handled: u8) -> Position {
    let start = laid_out(3).played(0, &[18]).played(1, &[3]).played(2, &[2]);
    start.turn(0, &[0, 1, 2]).front(0, front).with("/turn/handled", json!(handled))
}

/// A new game of so many players, chance drawn by the test.
fn game(players: u8) -> Play<Troia> {
    crate::dsl::setup(json!({}), players)
}

/// Plays the first legal move of whoever is to act until a phase comes.
fn play_until(play: &mut Play<Troia>, phase: &str) {
    while play.state()["phase"] != phase {
        let who = actor(play);
        let mv = play.legal(who)[0].clone();
        play.plays(who, mv);
    }
}

// ---- Moves ----

fn handle(number: usize) -> String {
    format!("t{number}")
}

fn choose(cards: &[u8]) -> Value {
    json!({ "type": "chooseCards", "cards": cards })
}

fn take_start(number: usize) -> Value {
    json!({ "type": "takeStart", "piece": handle(number) })
}

fn play_card(card: u8) -> Value {
    json!({ "type": "playCard", "card": card })
}

fn dig(number: usize) -> Value {
    json!({ "type": "dig", "piece": handle(number) })
}

fn examine(number: usize) -> Value {
    json!({ "type": "examine", "piece": handle(number) })
}

fn publish(numbers: &[usize]) -> Value {
    json!({ "type": "publish", "pieces": numbers.iter().map(|&number| handle(number)).collect::<Vec<_>>() })
}

fn end_turn() -> Value {
    json!({ "type": "endTurn" })
}

fn permit(card: u8) -> Value {
    json!({ "type": "permitDrawn", "card": card })
}

// ---- Events ----

/// Everything about a piece of the laid-out position.
fn found(number: usize) -> Value {
    let (layer, cell, kind) = table_of_pieces()[number - 1].clone();
    json!({ "id": handle(number), "layer": layer, "cell": cell, "kind": kind, "shown": "symbol" })
}

fn turn_ended(seat: u8, rule: &str) -> Value {
    json!({ "type": "turnEnded", "seat": seat, "rule": rule })
}

fn turn_began(seat: u8, card: u8) -> Value {
    let action = if card <= 36 { "dig" } else { "publish" };
    json!({ "type": "turnBegan", "seat": seat, "card": card, "action": action, "rule": "TRO-23" })
}

fn permit_drawn(seat: u8, card: u8) -> Value {
    json!({ "type": "permitDrawn", "seat": seat, "card": card, "rule": "TRO-25" })
}

fn pawn_moved(seat: u8, points: u8, from: u8, to: u8) -> Value {
    json!({ "type": "pawnMoved", "seat": seat, "points": points, "from": from, "to": to, "rule": "TRO-59" })
}

fn publication(seat: u8, layer: &str, numbers: &[usize], status: &str, rule: &str, points: (u8, u8)) -> Value {
    json!({
        "type": "published", "seat": seat, "layer": layer, "pieces": numbers.iter().map(|&n| found(n)).collect::<Vec<_>>(),
        "status": status, "pieceTotal": points.0, "bonus": points.1, "rule": rule,
    })
}

/// The status and the points of a publication.
fn earned(events: &[Value]) -> (String, u64) {
    let event = events.iter().find(|event| event["type"] == "published").expect("something is published");
    (event["status"].as_str().unwrap().to_owned(), event["pieceTotal"].as_u64().unwrap() + event["bonus"].as_u64().unwrap())
}

/// How many pieces are in such a place.
fn count(play: &Play<Troia>, place: &str, seat: Option<usize>) -> usize {
    let there = |piece: &&Value| piece["place"]["type"] == place && seat.is_none_or(|seat| piece["place"]["seat"] == seat);
    play.state()["pieces"].as_array().unwrap().iter().filter(there).count()
}

/// How many moves of a type are in a list.
fn of_type(moves: &[Value], name: &str) -> usize {
    moves.iter().filter(|mv| mv["type"] == name).count()
}

/// Whoever is to act first.
fn actor(play: &Play<Troia>) -> ludotheque::core::Actor {
    use ludotheque::core::Game;
    play.0.position().actors().first().expect("somebody is to act")
}
