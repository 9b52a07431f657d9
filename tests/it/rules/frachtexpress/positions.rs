//! Which positions can be played on: every invariant of the specification, kept and broken.

use ludotheque::core::Code;
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::drawn;
use crate::dsl::{bad_position, position};

/// A position is refused, by this rule.
#[track_caller]
fn broken(state: &Value, rule: &str) {
    let error = bad_position::<FrachtExpress>(state.clone());
    assert_eq!(
        (error.code, error.rule().map(|rule| rule.id())),
        (Code::BadPosition, Some(format!("FRA-{rule}").as_str())),
        "{error}"
    );
}

#[track_caller]
fn kept(state: &Value) {
    let play = position::<FrachtExpress>(state.clone());
    assert_eq!(&play.state(), state);
}

/// A drawn position with another phase.
fn phased(words: &str, phase: Value) -> Value {
    with(words, |state| state["phase"] = phase)
}

fn with(words: &str, change: impl FnOnce(&mut Value)) -> Value {
    let mut state = drawn(words);
    change(&mut state);
    state
}

#[test]
fn a_view_is_no_position() {
    let play = position::<FrachtExpress>(drawn("hand1:t12"));
    let error = bad_position::<FrachtExpress>(play.view(0));
    assert_eq!((error.code, error.rule()), (Code::BadPosition, None));
}

#[test]
fn options_in_a_position() {
    broken(&with("", |state| state["players"].as_array_mut().unwrap().truncate(2)), "1");
    broken(&with("", |state| state["turnLimit"] = json!(9)), "R17");
    broken(&with("", |state| state["freeMargin"] = json!(3)), "R2");
    broken(&with("", |state| state["specials"]["B"] = json!("ticket")), "4");
    broken(&with("", |state| state["cards"] = json!([])), "10");
    kept(&with("advanced", |state| state["specials"]["B"] = json!("kidnap")));
}

#[test]
fn every_card_in_exactly_one_place() {
    kept(&drawn("c2=t03/0 hand0:t12 train1:t13 delivered2:t14 discard:t15"));
    broken(&with("hand0:t12", |state| state["players"][1]["hand"] = json!(["t12"])), "2");
    broken(&with("hand0:t12", |state| state["players"][0]["hand"] = json!([])), "2");
    broken(&with("", |state| state["deck"][0] = json!("t51")), "2");
    broken(&with("c2=t03/0", |state| state["discard"] = json!(["t03"])), "2");
    let site = |card: Value| {
        with("advanced 0@D a2=t03/1 c2=t06/0 hand0:t05", |state| {
            state["players"][0]["hand"] = json!([]);
            state["phase"] = json!({ "type": "special", "station": "D", "kind": "closeStation", "chooser": 0, "stage": "site",
                "card": card, "turned": null, "target": null, "done": 0 });
        })
    };
    kept(&site(json!("t05")));
    broken(&site(json!("t03")), "2");
}

#[test]
fn trains_and_stacks() {
    broken(&drawn("train0:t01,t02,t03,t04,t05,t06"), "29");
    kept(&drawn("c2=t03/0+t12/0+t08/0"));
    broken(&drawn("c2=t03/0+t12/1"), "25");
    broken(&drawn("c2=t03/0+t06/0"), "R5");
    broken(&drawn("c2=t12/0+t03/0"), "25");
    broken(&drawn("c2=t05/0+t13/0"), "52");
    broken(&drawn("c2=t13/0+t08/0"), "53");
    broken(&drawn("advanced b2=t13/0"), "R6");
    broken(&drawn("c2=t05/2"), "R40");
    broken(&drawn("g1=t05/0"), "R2");
    broken(&with("c2=t05/0", |state| state["track"][0]["stack"] = json!([])), "20");
    broken(&drawn("c2=t05/0 c2=t03/0"), "20");
}

#[test]
fn closed_stations() {
    kept(&drawn("advanced b2=t03/0"));
    broken(&drawn("advanced b2=t03/0 d2=t06/0"), "81");
    broken(&drawn("b2=t03/0"), "4");
    broken(&drawn("advanced b2=t03/0 1@B"), "77");
}

#[test]
fn stations_and_field() {
    broken(&with("", |state| state["stations"]["A"] = json!("g1")), "R2");
    broken(&with("", |state| state["stations"]["A"] = json!("c2")), "R38");
    broken(&with("", |state| state["stations"]["A"] = json!("b2")), "113");
    broken(&with("", |state| state["stations"]["A"] = Value::Null), "6");
    broken(&with("", |state| state["field"] = json!({ "from": "b1", "to": "f6" })), "R2");
    broken(&with("", |state| state["stationPool"] = json!(["A"])), "114");
    broken(&with("", |state| state["players"][0]["stationHand"] = json!(["A"])), "114");
}

#[test]
fn locomotives() {
    kept(&drawn("c2=t12/0 0@c2.N>C 1@c2.NS>S 2@c2.NE>N"));
    for spot in ["c2.W>W", "c2.NW>N", "c3.N>C", "c2.EW>E"] {
        broken(&drawn(&format!("c2=t12/0 0@{spot}")), "R1");
    }
    broken(&drawn("c2=t13/0 0@c2.NS>S"), "R1");
    for spot in ["c2.N>S", "c2.NS>E", "c2.NS>C", "c2.N"] {
        broken(&drawn(&format!("c2=t12/0 0@{spot}")), "R10");
    }
    broken(&drawn("0@A>N"), "R10");
    broken(&drawn("c2=t12/0 0@c2.N>C 1@c2.N>N"), "43");
    broken(&with("", |state| state["players"][0]["loc"] = Value::Null), "8");
}

#[test]
fn tickets_vetoes_and_locked_wagons() {
    kept(&drawn("advanced ticket0 ticket1 veto0 veto1 veto2"));
    broken(&drawn("ticket0"), "4");
    broken(&drawn("veto0"), "4");
    broken(&drawn("mustEmptyHand"), "4");
    broken(&with("advanced", |state| state["ticketsLeft"] = json!(1)), "61");
    broken(&with("advanced veto1", |state| state["vetoesLeft"] = json!(4)), "61");
    broken(&with("", |state| state["ticketsLeft"] = json!(3)), "61");
    kept(&drawn("advanced 0@I train0:t25 locked0:t25"));
    broken(&drawn("advanced 0@J train0:t25 locked0:t25"), "105");
    broken(&drawn("advanced 0@I locked0:t25"), "105");
    broken(&drawn("advanced 0@I train1:t25 locked0:t25"), "105");
}

#[test]
fn turn_and_start() {
    broken(&drawn("number:0"), "14");
    broken(&drawn("number:301"), "R17");
    kept(&drawn("number:300"));
    broken(&with("", |state| state["startSeat"] = Value::Null), "14");
    broken(&with("", |state| state["startSeat"] = json!(3)), "1");
    broken(&with("", |state| state["turn"]["seat"] = json!(3)), "1");
    broken(&phased("", json!({ "type": "deal", "seat": 0, "round": 1 })), "14");
}

/// A position before turn 1.
fn opening(phase: Value, change: impl FnOnce(&mut Value)) -> Value {
    with("number:0", |state| {
        state["phase"] = phase;
        change(state);
    })
}

#[test]
fn the_set_up_phases() {
    let nobody = |state: &mut Value| state["startSeat"] = Value::Null;
    kept(&opening(json!({ "type": "chooseStart" }), nobody));
    broken(&opening(json!({ "type": "chooseStart" }), |_| {}), "14");
    kept(&opening(json!({ "type": "deal", "seat": 0, "round": 1 }), |_| {}));
    broken(&opening(json!({ "type": "deal", "seat": 0, "round": 4 }), |_| {}), "13");
    broken(&opening(json!({ "type": "deal", "seat": 1, "round": 1 }), |_| {}), "13");
    let dealt = |state: &mut Value| {
        state["deck"].as_array_mut().unwrap().drain(..2);
        state["players"][0]["hand"] = json!(["t01"]);
        state["players"][1]["hand"] = json!(["t02"]);
    };
    kept(&opening(json!({ "type": "deal", "seat": 2, "round": 1 }), dealt));
    broken(&opening(json!({ "type": "deal", "seat": 0, "round": 2 }), dealt), "13");
    let discarded = |state: &mut Value| {
        state["deck"].as_array_mut().unwrap().drain(..1);
        state["discard"] = json!(["t01"]);
    };
    broken(&opening(json!({ "type": "deal", "seat": 0, "round": 1 }), discarded), "13");
}

/// A position of the free set-up: stations dealt to seats 0, 1, 2 in turn, and these laid already.
fn free(phase: Value, dealt: usize, laid: &[(&str, &str)]) -> Value {
    opening(phase, |state| {
        state["field"] = Value::Null;
        let letters: Vec<String> = ('A'..='J').map(String::from).collect();
        for letter in &letters {
            state["stations"][letter] = Value::Null;
        }
        for (letter, cell) in laid {
            state["stations"][*letter] = json!(cell);
        }
        for seat in 0..3 {
            state["players"][seat]["loc"] = Value::Null;
            let own =
                letters.iter().take(dealt).skip(seat).step_by(3).filter(|letter| !laid.iter().any(|(other, _)| other == letter));
            state["players"][seat]["stationHand"] = json!(own.collect::<Vec<_>>());
        }
        state["stationPool"] = json!(letters.iter().skip(dealt).collect::<Vec<_>>());
    })
}

#[test]
fn the_free_set_up_phases() {
    let mut start = free(json!({ "type": "chooseStart" }), 0, &[]);
    start["startSeat"] = Value::Null;
    kept(&start);
    let deal = |seat: u8| json!({ "type": "dealStations", "seat": seat });
    kept(&free(deal(0), 0, &[]));
    kept(&free(deal(1), 4, &[]));
    broken(&free(deal(2), 4, &[]), "R37");
    let place = |seat: u8| json!({ "type": "placeStation", "seat": seat });
    kept(&free(place(0), 10, &[]));
    kept(&free(place(1), 10, &[("A", "m13")]));
    kept(&free(place(0), 10, &[("A", "m13"), ("B", "n14"), ("C", "l12")]));
    broken(&free(place(2), 10, &[("A", "m13")]), "R37");
    broken(&free(place(1), 10, &[("B", "m13")]), "R37");
    broken(&free(place(1), 10, &[("A", "m12")]), "R37");
    broken(&free(place(2), 10, &[("A", "m13"), ("B", "p14")]), "115");
    broken(&free(place(0), 9, &[]), "R37");
    broken(&free(json!({ "type": "action" }), 10, &[]), "14");
    let mut laid = free(json!({ "type": "deal", "seat": 0, "round": 1 }), 10, &[]);
    broken(&laid, "13");
    laid["turn"]["number"] = json!(1);
    laid["phase"] = json!({ "type": "action" });
    broken(&laid, "115");
}

#[test]
fn chance_needs_an_outcome() {
    for phase in [json!({ "type": "draw" }), json!({ "type": "refill", "left": 2 })] {
        kept(&phased("", phase.clone()));
        broken(&phased("rest:hand1", phase), "57");
    }
    let crossing = json!({ "type": "crossing", "run": { "kind": "drive", "by": 0, "loc": 0, "left": 0, "pending": [] } });
    kept(&phased("c2=t13/0 0@c2.S>S", crossing.clone()));
    broken(&phased("c2=t13/0 0@c2.S>S rest:hand1", crossing), "57");
    let turn = special("C", "cardRaid", "turn", json!({ "target": 1 }));
    kept(&phased("advanced 0@C", turn.clone()));
    broken(&phased("advanced 0@C rest:hand1", turn), "57");
}

#[test]
fn refill() {
    for left in [0, 6] {
        broken(&phased("", json!({ "type": "refill", "left": left })), "50");
    }
    broken(&phased("advanced mustEmptyHand", json!({ "type": "refill", "left": 2 })), "87");
}

fn steer(kind: &str, by: u8, loc: u8, left: u8, pending: &[(u8, &str)], asked: u8) -> Value {
    let pending: Vec<Value> = pending.iter().map(|(loc, to)| json!({ "loc": loc, "to": to })).collect();
    json!({ "type": "steer", "run": { "kind": kind, "by": by, "loc": loc, "left": left, "pending": pending }, "loc": asked })
}

#[test]
fn steering() {
    let track = "c2=t12/0 c3=t05/0 0@c2.N>C";
    kept(&phased(track, steer("drive", 0, 0, 1, &[], 0)));
    for left in [0, 10] {
        broken(&phased(track, steer("drive", 0, 0, left, &[], 0)), "35");
    }
    // Nine spaces cannot be completed that way: one way or none is left.
    broken(&phased(track, steer("drive", 0, 0, 9, &[], 0)), "37");
    broken(&phased(track, steer("drive", 0, 0, 1, &[], 1)), "37");
    broken(&phased(track, steer("drive", 1, 0, 1, &[], 0)), "35");
    broken(&phased(track, steer("drive", 0, 1, 1, &[], 1)), "35");
    broken(&phased("c2=t05/0 0@c2.N>C", steer("drive", 0, 0, 1, &[], 0)), "37");
    // Chains.
    let chain = "c2=t05/0 c3=t12/0 0@c2.NS>S 1@c2.S>S 2@c3.N>C";
    kept(&phased(chain, steer("drive", 0, 0, 1, &[(0, "c2.S"), (1, "c3.N")], 2)));
    broken(&phased(chain, steer("drive", 0, 0, 1, &[(0, "c2.S"), (2, "c3.N")], 1)), "R11");
    broken(&phased(chain, steer("drive", 0, 0, 1, &[(1, "c3.N")], 2)), "R11");
    broken(&phased(chain, steer("drive", 0, 0, 1, &[(0, "c2.N"), (1, "c3.N")], 2)), "R11");
    broken(&phased(chain, steer("drive", 0, 0, 1, &[(0, "c2.S")], 1)), "37");
    broken(&phased(chain, steer("drive", 0, 0, 9, &[(0, "c2.S"), (1, "c3.N")], 2)), "R8");
    // Flights.
    let flight = "advanced c4=t12/0 1@c4.N>N";
    kept(&phased(flight, steer("flight", 0, 0, 1, &[(0, "c4.N")], 1)));
    broken(&phased(flight, steer("flight", 0, 0, 2, &[(0, "c4.N")], 1)), "35");
    broken(&phased(flight, steer("flight", 0, 0, 1, &[(0, "c4.S")], 1)), "R11");
    broken(&phased(flight, steer("flight", 0, 0, 1, &[(0, "H")], 1)), "R11");
    broken(&phased(flight, steer("flight", 0, 0, 1, &[], 0)), "37");
    broken(&phased("c4=t12/0 1@c4.N>N", steer("flight", 0, 0, 1, &[(0, "c4.N")], 1)), "4");
    // Kidnappings.
    let kidnap = "advanced c2=t12/0 1@c2.N>C";
    kept(&phased(kidnap, steer("kidnap", 0, 1, 9, &[], 1)));
    kept(&phased(kidnap, steer("kidnap", 2, 1, 9, &[], 1)));
    kept(&phased(kidnap, steer("kidnap", 1, 1, 9, &[], 1)));
    broken(&phased("c2=t12/0 1@c2.N>C", steer("kidnap", 0, 1, 1, &[], 1)), "4");
    broken(&phased("advanced c2=t12/0 0@c2.N>C", steer("kidnap", 0, 0, 1, &[], 0)), "110");
    broken(&phased("advanced c2=t12/0 1@c2.N>C 0@c2.S>S", steer("kidnap", 0, 1, 1, &[], 1)), "110");
}

#[test]
fn crossings_and_surplus() {
    let run = |kind: &str, loc: u8, left: u8| json!({ "kind": kind, "by": 0, "loc": loc, "left": left, "pending": [] });
    let crossing = |run: Value| json!({ "type": "crossing", "run": run });
    let track = "c2=t13/0 c3=t05/0 0@c2.S>S train0:t02,t20,t22";
    kept(&phased(track, crossing(run("drive", 0, 3))));
    broken(&phased(track, crossing(run("drive", 0, 4))), "R8");
    broken(&phased(track, crossing(run("drive", 0, 9))), "35");
    broken(&phased("c2=t13/0 c3=t05/0 0@c2.S>C", crossing(run("drive", 0, 1))), "55");
    broken(&phased("c2=t05/0 c3=t09/0 0@c2.S>S", crossing(run("drive", 0, 1))), "55");
    broken(&phased("advanced c2=t13/0 0@c2.S>S", crossing(run("flight", 0, 1))), "55");
    let mut pending = run("drive", 0, 1);
    pending["pending"] = json!([{ "loc": 0, "to": "c3.N" }]);
    broken(&phased(track, crossing(pending)), "R14");
    // A kidnapped locomotive may be about to derail.
    kept(&phased("advanced c2=t13/0 1@c2.S>S", crossing(run("kidnap", 1, 8))));
    let surplus = |seat: u8, limit: u8| json!({ "type": "surplus", "run": run("drive", 0, 1), "seat": seat, "limit": limit });
    kept(&phased(track, surplus(0, 2)));
    broken(&phased(track, surplus(0, 3)), "56");
    broken(&phased(track, surplus(0, 0)), "56");
    broken(&phased(track, surplus(1, 2)), "56");
}

#[test]
fn announcing_and_vetoes() {
    let announce = |station: &str| json!({ "type": "announce", "station": station });
    kept(&phased("advanced 0@C", announce("C")));
    broken(&phased("0@C", announce("C")), "4");
    broken(&phased("advanced 0@D", announce("C")), "62");
    broken(&phased("advanced 0@A", announce("A")), "R25");
    broken(&phased("advanced 0@F", announce("F")), "R25");
    let veto = |station: &str, stage: &str, seat: u8| json!({ "type": "veto", "station": station, "stage": stage, "seat": seat });
    kept(&phased("advanced 0@C veto1", veto("C", "use", 1)));
    broken(&phased("advanced 0@C veto1", veto("C", "use", 2)), "92");
    broken(&phased("advanced 0@C veto0", veto("C", "use", 0)), "92");
    broken(&phased("advanced 0@F veto1", veto("F", "use", 1)), "R25");
    // H without a fitting card can only be declined.
    let rebuild = "advanced 0@H b5=t03/0 hand0:t36 veto1";
    kept(&phased(rebuild, veto("H", "decline", 1)));
    broken(&phased(rebuild, veto("H", "use", 1)), "R25");
    broken(&phased(rebuild, veto("H", "forced", 1)), "R25");
    kept(&phased("advanced 0@B veto1", veto("B", "decline", 1)));
    broken(&phased("advanced 0@B veto1", veto("B", "forced", 1)), "R24");
}

fn special(station: &str, kind: &str, stage: &str, fields: Value) -> Value {
    let mut phase = json!({ "type": "special", "station": station, "kind": kind, "chooser": 0, "stage": stage,
        "card": null, "turned": null, "target": null, "done": 0 });
    for (field, value) in fields.as_object().unwrap() {
        phase[field] = value.clone();
    }
    phase
}

#[test]
fn special_actions() {
    let raid = |fields: Value| special("C", "cardRaid", "opponent", fields);
    kept(&phased("advanced 0@C", raid(json!({}))));
    kept(&phased("advanced 0@C", raid(json!({ "chooser": 2 }))));
    broken(&phased("0@C", raid(json!({}))), "4");
    broken(&phased("advanced", raid(json!({}))), "62");
    broken(&phased("advanced 0@C", special("C", "wagonRaid", "opponent", json!({}))), "109");
    broken(&phased("advanced 0@C", special("C", "cardRaid", "site", json!({}))), "63");
    broken(&phased("advanced 0@C", raid(json!({ "target": 1 }))), "63");
    broken(&phased("advanced 0@C", raid(json!({ "done": 1 }))), "101");
    broken(&phased("advanced 0@C discard:t17", raid(json!({ "turned": "t17" }))), "65");
    broken(&phased("advanced 0@C discard:t17", raid(json!({ "card": "t17" }))), "63");
    broken(&phased("advanced 0@C", special("C", "cardRaid", "turn", json!({}))), "63");
    broken(&phased("advanced 0@C", special("C", "cardRaid", "turn", json!({ "target": 0 }))), "74");
    broken(&phased("advanced 0@C", special("C", "cardRaid", "turn", json!({ "target": 3 }))), "1");
    for (station, kind) in [("B", "ticket"), ("G", "vetoCard")] {
        broken(&phased(&format!("advanced 0@{station}"), special(station, kind, "card", json!({}))), "63");
    }
}

#[test]
fn special_actions_with_cards() {
    // D: the picked card is nowhere else; the closed station can be reopened.
    let site = |words: &str| {
        with(words, |state| {
            state["deck"].as_array_mut().unwrap().retain(|card| card != "t05" && card != "t24");
            state["phase"] = special("D", "closeStation", "site", json!({ "card": "t05" }));
            state["players"][1]["hand"] = json!(["t24"]);
        })
    };
    kept(&site("advanced 0@D a2=t03/1 c2=t06/0"));
    broken(&site("advanced 0@D"), "82");
    broken(&site("advanced 0@D c2=t06/0 d2=t17/0 1@d2.N>N"), "82");
    let mut crossing = site("advanced 0@D a2=t03/1 c2=t06/0");
    crossing["phase"]["card"] = json!("t24");
    crossing["players"][1]["hand"] = json!(["t05"]);
    broken(&crossing, "52");
    let pick = special("D", "closeStation", "card", json!({}));
    kept(&phased("advanced 0@D a2=t03/1 hand0:t05", pick.clone()));
    broken(&phased("advanced 0@D a2=t03/1 hand0:t13", pick.clone()), "63");
    broken(&phased("advanced 0@D a2=t03/1", pick), "R25");
    // H: the picked card is in the discard pile.
    let site = |fields: Value| special("H", "rebuild", "site", fields);
    kept(&phased("advanced 0@H b5=t03/0 discard:t09", site(json!({ "card": "t09", "done": 3 }))));
    broken(&phased("advanced 0@H b5=t03/0 hand0:t09", site(json!({ "card": "t09" }))), "65");
    broken(&phased("advanced 0@H b5=t03/0 discard:t36", site(json!({ "card": "t36" }))), "63");
    kept(&phased("advanced 0@H b5=t03/0 hand0:t36", special("H", "rebuild", "card", json!({ "done": 1 }))));
    broken(&phased("advanced 0@H b5=t03/0 hand0:t36", special("H", "rebuild", "card", json!({}))), "63");
    // I: nobody else chooses.
    let card = |fields: Value| special("I", "coupleAny", "card", fields);
    kept(&phased("advanced 0@I hand0:t36 discard:t17", card(json!({ "turned": "t17" }))));
    broken(&phased("advanced 0@I hand0:t36 discard:t17", card(json!({ "turned": "t17", "chooser": 1 }))), "R24");
    broken(&phased("advanced 0@I hand0:t36", card(json!({ "turned": "t17" }))), "65");
    broken(&phased("advanced 0@I discard:t17", card(json!({ "turned": "t17" }))), "R25");
}

#[test]
fn special_actions_with_wagons_and_hands() {
    let wagon = |chooser: u8| special("F", "uncoupleAny", "wagon", json!({ "turned": "t06", "chooser": chooser }));
    kept(&phased("advanced 0@F train0:t12 discard:t06", wagon(0)));
    // A dictator has only one possibility: he is not asked.
    broken(&phased("advanced 0@F train0:t12 discard:t06", wagon(1)), "63");
    broken(&phased("advanced 0@F train0:t20 discard:t06", wagon(0)), "63");
    let raid = special("J", "wagonRaid", "wagon", json!({ "turned": "t06", "target": 1 }));
    kept(&phased("advanced 0@J train1:t12,t45 discard:t06", raid.clone()));
    kept(&phased("advanced 0@J train0:t12,t45 discard:t06", raid.clone()));
    broken(&phased("advanced 0@J train1:t12 discard:t06", raid.clone()), "63");
    broken(&phased("advanced 0@J train1:t20 discard:t06", raid.clone()), "108");
    broken(&phased("advanced 0@J train0:t12,t45 train1:t20,t21,t23,t36,t27 discard:t06", raid), "108");
    let steal = |target: u8| special("E", "raidTrain", "steal", json!({ "target": target }));
    kept(&phased("advanced 0@E hand1:t12,t20 hand2:t13", steal(1)));
    broken(&phased("advanced 0@E hand1:t12,t20 hand2:t13", steal(2)), "83");
    broken(&phased("advanced 0@E", steal(1)), "R25");
    let opponent = special("E", "raidTrain", "opponent", json!({}));
    kept(&phased("advanced 0@E hand1:t12 hand2:t13", opponent.clone()));
    broken(&phased("advanced 0@E hand1:t12", opponent), "63");
    let kidnap = special("A", "kidnap", "opponent", json!({ "card": "t12" }));
    kept(&phased("advanced A:kidnap c2=t05/0 1@c2.N>C 2@c2.S>S discard:t12", kidnap.clone()));
    broken(&phased("advanced A:kidnap c2=t05/0 1@c2.N>C discard:t12", kidnap), "63");
}

#[test]
fn the_end() {
    let over = |reason: &str| json!({ "type": "over", "reason": reason });
    kept(&phased("rest:hand1", over("pilesEmpty")));
    broken(&phased("", over("pilesEmpty")), "57");
    kept(&phased("number:300", over("turnLimit")));
    broken(&phased("number:299", over("turnLimit")), "R17");
}
