//! FrachtExpress, rule by rule.

mod actions;
mod components;
mod couplings;
mod flights;
mod free_setup;
mod kidnapping;
mod positions;
mod raids;
mod ramming;
mod rebuilding;
mod routes;
mod runs;
mod secrets;
mod setup;
mod specials;
mod tables;
mod turns;
mod vetoes;

use ludotheque::core::{Actor, Code, Pcg, Rng};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use crate::dsl::{Play, Who, position, story};

/// A table of FrachtExpress in a test.
pub type Fra = Play<FrachtExpress>;

/// The position of the specification's compact notation, as a state. Without words: standard layout, three players, basic
/// game, seat 0 to act in turn 9, every locomotive in A, all cards in the deck.
///
/// `c2=t03/0+t12/1` stacks cards on c2; `1@c2.NE>E` puts a locomotive; `hand0:t12,t13`, `train0:…`, `delivered0:…`,
/// `discard:…` place cards; `rest:hand1` puts all others there instead of the deck; `veto1`, `ticket0`, `locked0:t25` give
/// belongings; `A:kidnap` changes a special; `advanced`, `four`, `mustEmptyHand`, `number:300`, `active:1` say themselves.
pub fn drawn(text: &str) -> Value {
    let words: Vec<&str> = text.split_whitespace().collect();
    let has = |word: &str| words.contains(&word);
    let seats = if has("four") { 4 } else { 3 };
    let player = json!({
        "hand": [], "stationHand": [], "train": [], "delivered": [], "loc": { "spot": "A", "facing": null },
        "ticket": false, "veto": false, "locked": null,
    });
    let printed = [
        "none",
        "ticket",
        "cardRaid",
        "closeStation",
        "raidTrain",
        "uncoupleAny",
        "vetoCard",
        "rebuild",
        "coupleAny",
        "wagonRaid",
    ];
    let specials: serde_json::Map<String, Value> = ('A'..='J')
        .zip(printed)
        .map(|(letter, special)| (letter.to_string(), json!(if has("advanced") { special } else { "none" })))
        .collect();
    let mut state = json!({
        "advanced": has("advanced"), "turnLimit": 300, "freeMargin": 1, "specials": specials, "cards": null,
        "stations": { "A": "c1", "B": "b2", "C": "d2", "D": "a3", "E": "e3", "F": "b4", "G": "f4", "H": "c5", "I": "e5", "J": "d6" },
        "field": { "from": "a1", "to": "f6" }, "track": [], "deck": [], "discard": [], "stationPool": [],
        "ticketsLeft": 2, "vetoesLeft": 4, "startSeat": 0, "players": vec![player; seats],
        "turn": { "seat": 0, "number": 9, "mustEmptyHand": has("mustEmptyHand") }, "phase": { "type": "action" },
    });
    let mut taken: Vec<String> = Vec::new();
    let mut rest = "deck".to_owned();
    for word in words {
        if let Some((cell, stack)) = word.split_once('=') {
            let stack: Vec<Value> = stack
                .split('+')
                .map(|laid| {
                    let (card, turn) = laid.split_once('/').unwrap();
                    taken.push(card.to_owned());
                    json!({ "card": card, "turn": turn.parse::<u8>().unwrap() })
                })
                .collect();
            state["track"].as_array_mut().unwrap().push(json!({ "cell": cell, "stack": stack }));
        } else if let Some((seat, spot)) = word.split_once('@') {
            let (spot, facing) = spot.split_once('>').map_or((spot, None), |(spot, facing)| (spot, Some(facing)));
            state["players"][seat.parse::<usize>().unwrap()]["loc"] = json!({ "spot": spot, "facing": facing });
        } else if let Some(seat) = word.strip_prefix("veto") {
            state["players"][seat.parse::<usize>().unwrap()]["veto"] = json!(true);
            state["vetoesLeft"] = json!(state["vetoesLeft"].as_u64().unwrap() - 1);
        } else if let Some(seat) = word.strip_prefix("ticket") {
            state["players"][seat.parse::<usize>().unwrap()]["ticket"] = json!(true);
            state["ticketsLeft"] = json!(state["ticketsLeft"].as_u64().unwrap() - 1);
        } else if let Some((key, value)) = word.split_once(':') {
            match key {
                "number" => state["turn"]["number"] = json!(value.parse::<u16>().unwrap()),
                "active" => state["turn"]["seat"] = json!(value.parse::<u16>().unwrap()),
                "rest" => rest = value.to_owned(),
                "discard" => {
                    state["discard"] = json!(value.split(',').collect::<Vec<_>>());
                    taken.extend(value.split(',').map(str::to_owned));
                }
                special if special.len() == 1 => state["specials"][special] = json!(value),
                _ => {
                    let (pile, seat) = key.split_at(key.len() - 1);
                    let place = &mut state["players"][seat.parse::<usize>().unwrap()][pile];
                    if pile == "locked" {
                        *place = json!(value);
                    } else {
                        *place = json!(value.split(',').collect::<Vec<_>>());
                        taken.extend(value.split(',').map(str::to_owned));
                    }
                }
            }
        } else {
            assert!(["advanced", "four", "mustEmptyHand"].contains(&word), "{word} is no word of a drawn position");
        }
    }
    let others = (1..=50).map(|n| format!("t{n:02}")).filter(|card| !taken.contains(card)).map(|card| json!(card));
    let place = match rest.strip_prefix("hand") {
        Some(seat) => &mut state["players"][seat.parse::<usize>().unwrap()]["hand"],
        None => &mut state["deck"],
    };
    place.as_array_mut().unwrap().extend(others);
    state
}

/// A table at a drawn position.
#[track_caller]
pub fn at(text: &str) -> Fra {
    position(drawn(text))
}

/// A move in short: its first word is its kind, the rest its fields.
pub fn mv(text: &str) -> Value {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |n: usize| words[n].parse::<u8>().unwrap();
    match words[0] {
        "start" => json!({ "type": "startPlayer", "seat": number(1) }),
        "dealt" => json!({ "type": "stationDealt", "seat": number(1), "station": words[2] }),
        "drawn" => json!({ "type": "drawn", "seat": number(1), "card": words[2] }),
        "turned" => json!({ "type": "turned", "card": words[1] }),
        "stolen" => json!({ "type": "stolen", "from": number(1), "card": words[2] }),
        "place" => json!({ "type": "placeStation", "station": words[1], "cell": words[2] }),
        kind @ ("lay" | "complete") => json!({ "type": kind, "card": words[1], "cell": words[2], "turn": number(3) }),
        kind @ ("couple" | "uncouple" | "drive" | "refill" | "dropWagon" | "pickCard" | "pickWagon") => {
            json!({ "type": kind, "card": words[1] })
        }
        "fly" => json!({ "type": "fly", "card": words[1], "direction": words[2] }),
        "steer" => json!({ "type": "steer", "loc": number(1), "to": words[2] }),
        "veto" => json!({ "type": "veto", "mode": words[1] }),
        "choose" => json!({ "type": "chooseOpponent", "seat": number(1) }),
        "close" => json!({ "type": "closeStation", "station": words[1], "turn": number(2) }),
        "relocate" => json!({ "type": "relocate", "from": words[1], "to": words[2], "turn": number(3) }),
        "remove" => json!({ "type": "removeTrack", "from": words[1] }),
        kind @ ("endTurn" | "useSpecial" | "declineSpecial" | "pass" | "skip" | "finish") => json!({ "type": kind }),
        other => panic!("{other} is no move"),
    }
}

/// Several moves in short.
pub fn moves(list: &[&str]) -> Vec<Value> {
    list.iter().map(|text| mv(text)).collect()
}

/// An event in short: its kind, the values of its fields in the order of the types, its rule.
fn short(event: &impl serde::Serialize) -> String {
    let text = serde_json::to_string(event).unwrap();
    let fields = text.trim_start_matches('{').trim_end_matches('}');
    let mut out = String::new();
    let mut rest = fields;
    while let Some((_, after)) = rest.split_once("\":") {
        let end = match after.starts_with('[') {
            true if after.starts_with("[[") => after.find("]]").unwrap() + 2,
            true => after.find(']').unwrap() + 1,
            false if after.starts_with('{') => after.find('}').unwrap() + 1,
            false => after.find(',').unwrap_or(after.len()),
        };
        out.push_str(&after[..end].replace(['"', '{', '}'], ""));
        rest = after.get(end + 1..).unwrap_or_default();
        if !rest.is_empty() {
            out.push(' ');
        }
    }
    out
}

impl Fra {
    /// Plays a move in short and returns what happened, in short.
    #[track_caller]
    pub fn go(&mut self, who: impl Who, text: &str) -> Vec<String> {
        let from = self.0.ply();
        self.plays(who, mv(text));
        story(&self.0, from).iter().map(short).collect()
    }

    /// Plays an outcome of chance in short.
    #[track_caller]
    pub fn draws(&mut self, text: &str) -> Vec<String> {
        self.go(Actor::Chance, text)
    }

    /// A move in short is refused by this rule.
    #[track_caller]
    pub fn no(&mut self, who: impl Who, text: &str, rule: &str) {
        self.refuses(who, mv(text), &format!("FRA-{rule}"));
    }

    /// A move in short is refused with another code than that of an illegal move.
    #[track_caller]
    pub fn no_as(&mut self, code: Code, who: impl Who, text: &str, rule: &str) {
        self.refuses_as(code, who, mv(text), Some(&format!("FRA-{rule}")));
    }

    /// The legal moves are exactly these, in this order.
    #[track_caller]
    pub fn offers(&self, who: impl Who, list: &[&str]) {
        assert_eq!(self.legal(who), moves(list));
    }

    /// The legal moves of one kind.
    pub fn of_kind(&self, who: impl Who, kind: &str) -> Vec<Value> {
        self.legal(who).into_iter().filter(|mv| mv["type"] == kind).collect()
    }

    /// Where a locomotive is, in short: `c2.NE>E`, `A`.
    pub fn loc(&self, seat: usize) -> String {
        let loc = &self.state()["players"][seat]["loc"];
        let facing = loc["facing"].as_str().map(|facing| format!(">{facing}")).unwrap_or_default();
        format!("{}{facing}", loc["spot"].as_str().unwrap())
    }

    pub fn phase(&self) -> Value {
        self.state()["phase"].clone()
    }

    /// A pile of a player.
    pub fn pile(&self, seat: usize, pile: &str) -> Value {
        self.state()["players"][seat][pile].clone()
    }

    pub fn discard(&self) -> Value {
        self.state()["discard"].clone()
    }
}

/// What the specification's tables say, copied from it.
pub fn vectors() -> Value {
    serde_json::from_str(include_str!("../../../vectors/frachtexpress.json")).unwrap()
}

/// A position in the middle of a game, made at random: track all over the field, locomotives on it, cards everywhere.
pub fn dense(dice: &mut Pcg, advanced: bool, seats: u8, hand: &[&str]) -> Value {
    let vectors = vectors();
    let mut words = vec![if advanced { "advanced A:kidnap".to_owned() } else { String::new() }];
    if seats == 4 {
        words.push("four".to_owned());
    }
    let mut state = drawn(&words.join(" "));
    let stations: Vec<String> =
        state["stations"].as_object().unwrap().values().map(|cell| cell.as_str().unwrap().to_owned()).collect();
    let mut cells: Vec<String> = ('a'..='f').flat_map(|column| (1..=6).map(move |row| format!("{column}{row}"))).collect();
    cells.retain(|cell| !stations.contains(cell));
    dice.shuffle(&mut cells);
    let row = |id: &str| vectors["cards"]["rows"].as_array().unwrap().iter().find(|row| row["id"] == id).unwrap().clone();
    let pattern =
        |name: &Value| vectors["patterns"]["rows"].as_array().unwrap().iter().find(|row| &row["id"] == name).unwrap().clone();
    let mut cards: Vec<String> = (1..=50).map(|n| format!("t{n:02}")).filter(|card| !hand.contains(&card.as_str())).collect();
    dice.shuffle(&mut cards);
    let mut spots: Vec<(String, String)> = Vec::new();
    for cell in cells.into_iter().take(10 + dice.below(12) as usize) {
        let Some(card) = cards.pop() else { break };
        let kind = pattern(&row(&card)["pattern"]);
        let turn = dice.below(kind["turns"].as_u64().unwrap() as u32);
        state["track"].as_array_mut().unwrap().push(json!({ "cell": cell, "stack": [{ "card": card, "turn": turn }] }));
        let elements: Vec<String> =
            kind["elements"].as_array().unwrap().iter().map(|element| turned(element.as_str().unwrap(), turn)).collect();
        for element in &elements {
            let sides: Vec<char> = element.chars().collect();
            if kind["id"] != "crossing" {
                spots.extend(sides.iter().map(|side| (format!("{cell}.{element}"), side.to_string())));
            }
            spots.extend(
                sides
                    .iter()
                    .flat_map(|side| [(format!("{cell}.{side}"), side.to_string()), (format!("{cell}.{side}"), "C".to_owned())]),
            );
        }
    }
    let mut taken: Vec<String> = Vec::new();
    for seat in 0..usize::from(seats) {
        let loc = match dice.below(4) {
            0 => json!({ "spot": char::from(b'A' + dice.below(10) as u8).to_string(), "facing": null }),
            _ => {
                let (spot, facing) = spots[dice.below(spots.len() as u32) as usize].clone();
                match taken.contains(&spot) {
                    true => json!({ "spot": "A", "facing": null }),
                    false => {
                        taken.push(spot.clone());
                        json!({ "spot": spot, "facing": facing })
                    }
                }
            }
        };
        let mut deal = |most: u32, dice: &mut Pcg| {
            let count = dice.below(most + 1) as usize;
            let from = cards.len().saturating_sub(count);
            json!(cards.split_off(from))
        };
        let player = &mut state["players"][seat];
        player["loc"] = loc;
        if seat > 0 || hand.is_empty() {
            player["hand"] = deal(5, dice);
            player["train"] = deal(4, dice);
            player["delivered"] = deal(2, dice);
        } else {
            player["hand"] = json!(hand);
        }
        if advanced && dice.below(2) == 0 {
            player["veto"] = json!(true);
            state["vetoesLeft"] = json!(state["vetoesLeft"].as_u64().unwrap() - 1);
        }
        if advanced && seat < 2 && dice.below(2) == 0 {
            state["players"][seat]["ticket"] = json!(true);
            state["ticketsLeft"] = json!(state["ticketsLeft"].as_u64().unwrap() - 1);
        }
    }
    let half = cards.split_off(cards.len() / 3);
    state["discard"] = json!(cards);
    state["deck"] = json!(half);
    state
}

/// An element after quarter turns clockwise.
pub fn turned(element: &str, turns: u32) -> String {
    let names = ["NS", "EW", "NE", "SE", "SW", "NW"];
    let mut sides: Vec<char> = element.chars().collect();
    for _ in 0..turns {
        for side in &mut sides {
            *side = match side {
                'N' => 'E',
                'E' => 'S',
                'S' => 'W',
                _ => 'N',
            };
        }
    }
    let same = |name: &&&str| name.chars().all(|side| sides.contains(&side));
    (*names.iter().find(same).unwrap()).to_owned()
}
