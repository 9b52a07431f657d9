//! Which states are positions: every line of the specification's list, accepted and refused.

use ludotheque::core::{Code, RuleRef};
use ludotheque::games::koplopers::Koplopers;
use serde_json::json;

use super::*;
use crate::dsl::bad_position;

const TRAINS: &[&str] = &["0.T1 MP-ZL→ZL [W01 R01]", "0.T2 GN-MP⇢GN", "1.T1 Y-ASD", "1.T2 Y-ZL→ZL +3 [W02]"];

#[track_caller]
fn accepts(what: &str, state: &Value) {
    let play: Table = position(state.clone());
    assert_eq!(&play.state(), state, "{what}");
}

/// The state is refused, by this rule if one is given.
#[track_caller]
fn refuses(what: &str, state: Value, rule: impl Into<Option<&'static str>>) {
    let error = bad_position::<Koplopers>(state);
    assert_eq!(error.code, Code::BadPosition, "{what}");
    if let Some(rule) = rule.into() {
        assert_eq!(error.rule().map(RuleRef::id), Some(rule), "{what}: {error}");
    }
}

fn base(changes: &[(&str, Value)]) -> Value {
    with(reference(2, TRAINS), changes)
}

#[test]
fn the_base_of_these_tests_is_a_position() {
    accepts("the base", &base(&[]));
    for seats in 2..=4 {
        accepts("the reference layout", &reference(seats, &[]));
    }
}

#[test]
fn the_frame_of_a_turn() {
    let one = |change: (&'static str, Value)| base(&[change]);
    refuses("no seats", one(("/seats", json!([]))), "KND-5");
    refuses("round 0", one(("/round", json!(0))), "KND-90");
    refuses("round 26", one(("/round", json!(26))), "KND-90");
    refuses("the last round unsaid", one(("/round", json!(25))), "KND-91");
    accepts("the last round", &base(&[("/round", json!(25)), ("/lastRound", json!(true))]));
    accepts("an early last round", &base(&[("/lastRound", json!(true))]));
    refuses("nobody's turn", one(("/turn", json!(2))), "KND-7");
    refuses("six points", one(("/points", json!(6))), "KND-11");
    refuses("a chip at sea", one(("/chips/A", json!("XX"))), None);
    accepts("two chips on one station", &base(&[("/chips/A", json!("RM")), ("/chips/B", json!("RM"))]));
    let five = with(reference(4, &[]), &[]);
    let mut crowd = five.clone();
    let extra = crowd["seats"][0].clone();
    crowd["seats"].as_array_mut().unwrap().push(extra);
    refuses("five seats", crowd, "KND-5");
    accepts("four seats", &five);
}

#[test]
fn every_token_lies_in_one_place() {
    let mut missing = base(&[]);
    missing["waiting"]["GN"] = json!(["N01", "N02", "N03"]);
    refuses("a token missing", missing, "KND-1");
    let mut twice = base(&[]);
    twice["seats"][0]["box"] = json!(["N01"]);
    refuses("a token twice", twice, "KND-1");
    let mut abroad = base(&[]);
    abroad["waiting"]["GN"] = json!(["N01", "N02", "N03"]);
    abroad["waiting"]["ASD"] = json!(["N04", "W03", "W04"]);
    refuses("outside its region", abroad, "KND-1");
    let mut crowded = base(&[]);
    crowded["waiting"]["GN"] = json!(["N01", "N02", "N03"]);
    crowded["waiting"]["DZ"] = json!(["N04", "N05", "N06"]);
    refuses("more than circles", crowded, "KND-1");
    refuses("out of order", base(&[("/waiting/GN", json!(["N02", "N01", "N03", "N04"]))]), "KND-1");
    refuses("a load out of order", base(&[("/seats/0/trains/0/load", json!(["R01", "W01"]))]), "KND-1");
    refuses("an unknown token", base(&[("/waiting/GN", json!(["N01", "N02", "N03", "N99"]))]), None);
    let mut keyless = base(&[]);
    keyless["waiting"].as_object_mut().unwrap().remove("GN");
    refuses("a station without a key", keyless, "KND-1");
    let mut strange = base(&[]);
    strange["waiting"]["XX"] = json!([]);
    refuses("an unknown station", strange, None);
    accepts("a box", &boxed(base(&[]), 1, &["N01", "S20"]));
}

#[test]
fn every_card_lies_in_one_place() {
    refuses("a card missing", base(&[("/seats/0/hand", json!(["GN", "DZ", "LW", "STV"]))]), "KND-6");
    refuses("a card twice", base(&[("/discard", json!(["GN"]))]), "KND-6");
    refuses("a hidden card", base(&[("/seats/1/hand/0", json!(null))]), None);
    refuses("out of order", base(&[("/seats/0/hand", json!(["DZ", "GN", "LW", "STV", "MP"]))]), "KND-6");
    let mut large = base(&[]);
    let card = large["deck"].as_array_mut().unwrap().remove(0);
    large["seats"][1]["hand"].as_array_mut().unwrap().push(card);
    refuses("a hand of six", large, "KND-15");
    let mut small = base(&[]);
    let card = small["seats"][1]["hand"].as_array_mut().unwrap().remove(0);
    small["discard"] = json!([card]);
    accepts("a hand of four", &small);
}

#[test]
fn units_and_trains() {
    refuses("a unit twice", base(&[("/seats/1/trains/1/units", json!([2, 1]))]), "KND-10");
    refuses("three units in a train", base(&[("/seats/0/trains/0/units", json!([1, 2, 3]))]), "KND-74");
    refuses("no units", base(&[("/seats/0/trains/0/units", json!([]))]), "KND-74");
    refuses("not its first unit", base(&[("/seats/0/trains/0/units", json!([3]))]), "KND-74");
    let mut swapped = base(&[]);
    swapped["seats"][0]["trains"].as_array_mut().unwrap().swap(0, 1);
    refuses("trains out of order", swapped, "KND-10");
    refuses("a train before the start", base(&[("/seats/0/started", json!(false))]), "KND-23");
    let idle = with(boxed(reference(2, &[]), 1, &["N01"]), &[("/seats/1/started", json!(false))]);
    refuses("a box before the start", idle, "KND-23");
    accepts("not started", &with(reference(2, &[]), &[("/seats/1/started", json!(false))]));
    accepts("units 2 and 1", &reference(2, &["0.T2 MP-ZL→ZL +1"]));
}

#[test]
fn where_trains_stand() {
    refuses("facing elsewhere", base(&[("/seats/0/trains/0/toward", json!("GN"))]), "KND-R1");
    refuses("facing nowhere", base(&[("/seats/0/trains/0/toward", json!(null))]), "KND-R1");
    refuses(
        "open on a short section",
        base(&[("/seats/0/trains/0/open", json!(true)), ("/seats/0/trains/0/turned", json!(true))]),
        "KND-R1",
    );
    refuses("open and not turned", base(&[("/seats/0/trains/1/turned", json!(false))]), "KND-R1");
    refuses(
        "a yard and another station",
        base(&[("/seats/1/trains/0/toward", json!("ZL")), ("/seats/1/trains/0/turned", json!(true))]),
        "KND-R3",
    );
    refuses("facing its yard's station unturned", base(&[("/seats/1/trains/1/turned", json!(false))]), "KND-R3");
    refuses("open in a yard", base(&[("/seats/1/trains/1/open", json!(true))]), "KND-R3");
    refuses("an unknown section", base(&[("/seats/0/trains/0/section", json!("XX-YY"))]), None);
    refuses(
        "two trains on a section",
        base(&[
            ("/seats/0/trains/1/section", json!("MP-ZL")),
            ("/seats/0/trains/1/toward", json!("ZL")),
            ("/seats/0/trains/1/open", json!(false)),
        ]),
        "KND-33",
    );
    refuses("an unknown rest", base(&[("/seats/0/trains/0/restedAt", json!("XX"))]), None);
    accepts("a rest", &base(&[("/seats/0/trains/0/restedAt", json!("ZL"))]));
}

#[test]
fn loads_are_within_capacity() {
    refuses("600 in a unit", reference(2, &["0.T1 MP-ZL→ZL [N19 E20 N07]"]), "KND-60");
    accepts("700 in two units", &reference(2, &["0.T1 MP-ZL→ZL +2 [N19 E20 N07]"]));
    refuses("1200 in two units", reference(2, &["0.T1 MP-ZL→ZL +2 [N19 E20 N01 N07 N15 E08 E14]"]), "KND-60");
}

#[test]
fn what_trains_did_this_turn() {
    let now = |field: &'static str, value: Value| (field, value);
    refuses("outside its turn", base(&[now("/seats/1/trains/0/now/acted", json!(true))]), "KND-7");
    refuses("six spent", base(&[now("/seats/0/trains/0/now/spent", json!(6))]), "KND-11");
    refuses(
        "halted nowhere",
        base(&[now("/seats/0/trains/0/now/halted", json!(true)), now("/seats/0/trains/0/now/acted", json!(true))]),
        "KND-36",
    );
    refuses("freeAt unhalted", base(&[now("/seats/0/trains/0/now/freeAt", json!("ZL"))]), "KND-36");
    refuses(
        "halted and not acted",
        base(&[now("/seats/0/trains/0/now/halted", json!(true)), now("/seats/0/trains/0/now/freeAt", json!("ZL"))]),
        "KND-14",
    );
    refuses("shunted and not halted", base(&[now("/seats/0/trains/0/now/shunted", json!(true))]), "KND-75");
    refuses("drove and not moved", base(&[now("/seats/0/trains/0/now/drove", json!(true))]), "KND-32");
    refuses(
        "moved and not acted",
        base(&[now("/seats/0/trains/0/now/moved", json!(true)), now("/seats/0/trains/0/now/spent", json!(1))]),
        "KND-16",
    );
    refuses(
        "moved for nothing",
        base(&[now("/seats/0/trains/0/now/moved", json!(true)), now("/seats/0/trains/0/now/acted", json!(true))]),
        "KND-16",
    );
    refuses("a shifted token that waits", base(&[("/shifted", json!(["N01"]))]), "KND-R20");
    refuses("shifted out of order", base(&[("/shifted", json!(["R01", "W01"]))]), "KND-1");
    accepts("shifted tokens", &base(&[("/shifted", json!(["W01", "R01"]))]));
    let offer = |train: u8, seat: u8, other: u8| json!({ "train": train, "withSeat": seat, "withTrain": other });
    accepts("offers", &base(&[("/offersMade", json!([offer(1, 1, 1), offer(1, 1, 2), offer(2, 1, 1)]))]));
    refuses("offers out of order", base(&[("/offersMade", json!([offer(2, 1, 1), offer(1, 1, 1)]))]), "KND-R25");
    refuses("an offer twice", base(&[("/offersMade", json!([offer(1, 1, 1), offer(1, 1, 1)]))]), "KND-R25");
    refuses("an offer to oneself", base(&[("/offersMade", json!([offer(1, 0, 1)]))]), "KND-R25");
    refuses("an offer to nobody", base(&[("/offersMade", json!([offer(1, 2, 1)]))]), "KND-R25");
}

#[test]
fn the_phase_passing() {
    let state = |trains: &[&str], keep: u8| {
        with(reference(2, trains), &[("/phase", json!({ "type": "passing", "train": 1, "keep": keep })), ("/points", json!(3))])
    };
    accepts("beside another", &state(&["0.T1 GN-MP→GN drove1", "1.T1 GN-MP→MP"], 0));
    accepts("beside one's own", &state(&["0.T1 GN-MP→GN drove1", "0.T2 GN-MP→MP drove1"], 2));
    refuses("keep 3", state(&["0.T1 GN-MP→GN drove1", "1.T1 GN-MP→MP"], 3), "KND-R4");
    refuses("alone", state(&["0.T1 GN-MP→GN drove1"], 0), "KND-R4");
    refuses("not driven", state(&["0.T1 GN-MP→GN", "1.T1 GN-MP→MP"], 0), "KND-R4");
    refuses("no such train", state(&["0.T2 GN-MP→GN drove1", "1.T1 GN-MP→MP"], 0), "KND-33");
    refuses("three on a section", state(&["0.T1 GN-MP→GN drove1", "1.T1 GN-MP→MP", "1.T2 GN-MP→MP"], 0), "KND-33");
    let stuck = with(state(&["0.T1 GN-MP→GN drove1", "1.T1 GN-MP→MP"], 0), &[("/points", json!(0))]);
    refuses("no point to go on", stuck, "KND-R39");
}

#[test]
fn the_phase_boarding() {
    let phase = json!({ "type": "boarding", "train": 1 });
    let state = |train: &str| with(reference(2, &[train]), &[("/phase", phase.clone())]);
    accepts("a choice", &state("0.T1 AMF-UT→AMF [S03 S04] halted:AMF"));
    refuses("not halted", state("0.T1 AMF-UT→AMF [S03 S04]"), "KND-R18");
    refuses("halted elsewhere", state("0.T1 AMF-UT→AMF [S03 S04] halted:UT"), "KND-R18");
    refuses("all fit", state("0.T1 AMF-UT→AMF halted:AMF"), "KND-R18");
    refuses("none fits", state("0.T1 AMF-UT→AMF [N19 E20] halted:AMF"), "KND-R18");
    refuses("no such train", state("0.T2 AMF-UT→AMF [S03 S04] halted:AMF"), "KND-13");
}

#[test]
fn the_phases_exchange_and_dividing() {
    let exchange =
        |a: u8, b: u8, trains: &[&str]| with(reference(2, trains), &[("/phase", json!({ "type": "exchange", "a": a, "b": b }))]);
    let full = ["0.T1 AMF-UT→AMF [N19 E20 W02] halted:AMF", "0.T2 ASD-AMF→AMF halted:AMF"];
    accepts("one too full", &exchange(1, 2, &full));
    refuses("out of order", exchange(2, 1, &full), "KND-R20");
    refuses("nothing too full", exchange(1, 2, &["0.T1 AMF-UT→AMF [N19] halted:AMF", "0.T2 ASD-AMF→AMF halted:AMF"]), "KND-R20");
    refuses("not halted", exchange(1, 2, &["0.T1 AMF-UT→AMF [N19 E20 W02] halted:AMF", "0.T2 ASD-AMF→AMF"]), "KND-R20");
    refuses("elsewhere", exchange(1, 2, &["0.T1 AMF-UT→AMF [N19 E20 W02] halted:AMF", "0.T2 ASD-AMF→ASD halted:ASD"]), "KND-R20");
    let shifted = with(exchange(1, 2, &full), &[("/shifted", json!(["N19", "E20", "W02"]))]);
    refuses("nothing can be put right", shifted, "KND-R39");
    let dividing = |trains: &[&str]| {
        let mut state = with(reference(2, trains), &[("/phase", json!({ "type": "dividing", "train": 1, "newTrain": 2 }))]);
        for train in state["seats"][0]["trains"].as_array_mut().unwrap() {
            train["now"]["shunted"] = train["now"]["halted"].clone();
        }
        state
    };
    accepts("a load to share", &dividing(&["0.T1 AMF-UT→AMF [N19 E20 W02] halted:AMF", "0.T2 ASD-AMF→AMF halted:AMF"]));
    accepts("all over there", &dividing(&["0.T1 AMF-UT→AMF halted:AMF", "0.T2 ASD-AMF→AMF [N19] halted:AMF"]));
    refuses("nothing aboard", dividing(&["0.T1 AMF-UT→AMF halted:AMF", "0.T2 ASD-AMF→AMF halted:AMF"]), "KND-77");
    refuses("not shunted", dividing(&["0.T1 AMF-UT→AMF [N19] halted:AMF", "0.T2 ASD-AMF→AMF"]), "KND-77");
    refuses("a coupled unit", dividing(&["0.T1 AMF-UT→AMF +3 [N19] halted:AMF", "0.T2 ASD-AMF→AMF halted:AMF"]), "KND-77");
    refuses(
        "cannot be shared",
        dividing(&["0.T1 AMF-UT→AMF [N07 N15 E08 E14 N01] halted:AMF", "0.T2 ASD-AMF→AMF halted:AMF"]),
        "KND-77",
    );
}

#[test]
fn the_phases_of_an_offer() {
    let offer = |kind: &str, give: Value, take: Value, trains: &[&str]| {
        let phase = json!({ "type": kind, "train": 1, "withSeat": 1, "withTrain": 1, "give": give, "take": take });
        let made = json!([{ "train": 1, "withSeat": 1, "withTrain": 1 }]);
        with(reference(2, trains), &[("/phase", phase), ("/offersMade", made)])
    };
    let trains = ["0.T1 AMF-UT→AMF [W02 W03]", "1.T1 ZL-AMF→AMF [N19 E20]"];
    accepts("an open offer", &offer("offering", json!([]), json!([]), &trains));
    accepts("an open offer that does not fit yet", &offer("offering", json!(["W02"]), json!([]), &trains));
    accepts("a proposed one", &offer("answering", json!(["W02"]), json!(["N19"]), &trains));
    refuses("proposed and empty", offer("answering", json!([]), json!([]), &trains), "KND-R25");
    refuses("proposed and too full", offer("answering", json!(["W02"]), json!([]), &trains), "KND-68");
    refuses("not aboard", offer("offering", json!(["N19"]), json!([]), &trains), "KND-70");
    refuses("not aboard there", offer("offering", json!([]), json!(["W02"]), &trains), "KND-70");
    let shifted = with(offer("offering", json!(["W02"]), json!([]), &trains), &[("/shifted", json!(["W02"]))]);
    refuses("changed already", shifted, "KND-R20");
    refuses("out of order", offer("offering", json!(["W03", "W02"]), json!([]), &trains), "KND-1");
    let unmade = with(offer("offering", json!([]), json!([]), &trains), &[("/offersMade", json!([]))]);
    refuses("not in offersMade", unmade, "KND-R25");
    let oneself =
        with(offer("offering", json!([]), json!([]), &trains), &[("/phase/withSeat", json!(0)), ("/offersMade", json!([]))]);
    refuses("to oneself", oneself, "KND-R25");
    let nobody =
        with(offer("offering", json!([]), json!([]), &trains), &[("/phase/withSeat", json!(200)), ("/offersMade", json!([]))]);
    refuses("to nobody", nobody, "KND-R25");
    refuses("apart", offer("offering", json!([]), json!([]), &["0.T1 AMF-UT→AMF [W02]", "1.T1 ZL-AMF→ZL"]), "KND-70");
    refuses("arrivals aboard", offer("offering", json!([]), json!([]), &["0.T1 HT-UT→UT [S16]", "1.T1 GD-UT→UT"]), "KND-70");
    let disrupted = with(offer("offering", json!([]), json!([]), &trains), &[("/chips/A", json!("AMF"))]);
    refuses("disrupted", disrupted, "KND-70");
}

#[test]
fn the_phases_drawing_and_over() {
    let mut drawing = with(reference(2, &["0.T1 MP-ZL→ZL"]), &[("/phase", json!({ "type": "drawing" })), ("/points", json!(0))]);
    refuses("a full hand", drawing.clone(), "KND-R35");
    let card = drawing["seats"][0]["hand"].as_array_mut().unwrap().remove(0);
    drawing["discard"] = json!([card]);
    accepts("a short hand", &drawing);
    refuses("points left", with(drawing.clone(), &[("/points", json!(1))]), "KND-11");
    refuses("a card played", with(drawing.clone(), &[("/disruptionPlayed", json!(true))]), "KND-11");
    refuses("something done", with(drawing.clone(), &[("/seats/0/trains/0/now/acted", json!(true))]), "KND-7");
    let mut empty = drawing;
    let deck: Vec<Value> = empty["deck"].as_array_mut().unwrap().drain(..).collect();
    empty["discard"].as_array_mut().unwrap().extend(deck);
    refuses("an empty pile", empty, "KND-R35");
    let over = |changes: &[(&str, Value)]| {
        let base =
            [("/phase", json!({ "type": "over" })), ("/points", json!(0)), ("/lastRound", json!(true)), ("/turn", json!(1))];
        with(with(reference(2, &[]), &base), changes)
    };
    accepts("over", &over(&[]));
    refuses("over too early", over(&[("/lastRound", json!(false))]), "KND-R32");
    refuses("over in the middle of a round", over(&[("/turn", json!(0))]), "KND-R32");
    refuses("over with points", over(&[("/points", json!(5))]), "KND-11");
}

#[test]
fn somebody_must_be_able_to_move() {
    let unstarted = with(reference(2, &[]), &[("/seats/0/started", json!(false)), ("/points", json!(2))]);
    refuses("no points to build", unstarted, "KND-R39");
}

#[test]
fn a_view_is_no_position() {
    let play = table(2, TRAINS);
    refuses("a view", play.view(0), None);
}
