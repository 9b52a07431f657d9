//! Which states are positions: every row of the table of the specification, refused and accepted.

use ludotheque::core::{Code, Game};

use super::*;
use crate::dsl::{bad_position, scenario};

fn example_1() -> Position {
    Position(scenario::<Troia>("example-1").state())
}

#[track_caller]
fn refused(state: Position, rules: &[&str]) {
    let error = bad_position::<Troia>(state.0);
    assert_eq!(error.code, Code::BadPosition);
    let rule = error.rule().map(|rule| rule.id());
    assert!(rule.is_some_and(|rule| rules.contains(&rule)), "{rule:?} is not {rules:?}: {error}");
}

#[track_caller]
fn accepted(state: &Position) {
    let play = state.open();
    assert_eq!(play.state()["phase"], state.0["phase"]);
}

#[test]
fn positions_of_the_specification_are_refused_with_their_rule() {
    // I-a1 twice, I-b1 missing.
    refused(example_1().with("/pieces/1/cell", json!("a1")), &["TRO-4"]);
    refused(example_1().with("/pieces/0/shown", json!("plan")), &["TRO-56"]);
    refused(example_1().with("/seats/0/hand", json!([14, 18, 48, 51, 54])), &["TRO-5"]);
    let moved = example_1().with("/seats/0/hand", json!([14, 18, 51, 54, 57]));
    refused(moved.with("/seats/0/setAside", json!([37, 43, 48])), &["TRO-8"]);
    refused(example_1().renown(&[7, 7, 0]), &["TRO-60"]);
    refused(example_1().with("/pieces/0/place/x", json!(-519)), &["TRO-R6"]);
    refused(example_1().with("/order", json!([1, 0, 2])), &["TRO-22"]);
    refused(example_1().with("/phase", json!("dig")), &["TRO-23"]);
    refused(example_1().with("/waiting", json!([0])), &["TRO-19"]);
    refused(example_1().front(1, &[1, 2, 3, 4, 5, 6]), &["TRO-34"]);
    accepted(&example_1());
}

#[test]
fn a_view_is_not_a_position() {
    let play: Play<Troia> = scenario("example-1");
    for seat in 0..3 {
        let error = bad_position::<Troia>(play.view(seat));
        assert_eq!((error.code, error.rule()), (Code::BadPosition, None));
    }
    for pointer in ["/pieces/0/layer", "/pieces/0/cell", "/pieces/0/kind", "/pieces/0/shown", "/pieces/0/place/x", "/permits/3"] {
        let error = bad_position::<Troia>(example_1().with(pointer, Value::Null).0);
        assert_eq!((error.code, error.rule()), (Code::BadPosition, None), "{pointer}");
    }
}

#[test]
fn seats_and_colours() {
    refused(example_1().with("/options/players", json!(4)), &["TRO-3"]);
    refused(example_1().with("/options/players", json!(-1)), &["TRO-3"]);
    refused(example_1().with("/options/colours", json!(["red", "red", "yellow"])), &["TRO-6"]);
    refused(example_1().with("/options/colours", json!(["red", "blue"])), &["TRO-6"]);
    refused(example_1().with("/seats/1/colour", json!("green")), &["TRO-6"]);
    refused(example_1().tent(3, &[1]), &["TRO-3"]);
    refused(example_1().with("/options/plans", json!({})), &["TRO-R11"]);
}

#[test]
fn pieces() {
    let mut one_less = example_1();
    one_less.0["pieces"].as_array_mut().unwrap().pop();
    refused(one_less, &["TRO-4"]);
    let mut one_more = example_1();
    let extra = one_more.0["pieces"][72].clone();
    one_more.0["pieces"].as_array_mut().unwrap().push(extra);
    refused(one_more, &["TRO-4"]);
    refused(example_1().with("/pieces/0/id", json!("t2")), &["TRO-4"]);
    refused(example_1().with("/pieces/0/id", json!("stone")), &["TRO-4"]);
    refused(example_1().with("/pieces/0/cell", json!("d1")), &["TRO-4"]);
    refused(example_1().with("/pieces/0/cell", json!("z9")), &["TRO-4"]);
    refused(example_1().with("/pieces/0/layer", json!("II")), &["TRO-4"]);
    // Kinds are free, also against the fixed table.
    accepted(&example_1().with("/pieces/0/kind", json!("plan")));
    accepted(&example_1().with("/pieces/0/kind", json!("plan")).with("/pieces/0/shown", json!("plan")));
    // Two players have no Troy VI.
    let mut two = game(2).state();
    two["pieces"][0]["id"] = json!("t9");
    refused(Position(two), &["TRO-16"]);
}

#[test]
fn mound() {
    for (field, values) in [("x", [-5001, 5001]), ("y", [-5001, 5001]), ("rot", [-1, 36]), ("z", [-1, 1000])] {
        for value in values {
            refused(example_1().with(&format!("/pieces/0/place/{field}"), json!(value)), &["TRO-R6"]);
        }
    }
    accepted(&example_1().mound(1, -5000, 5000, 35, 999));
    accepted(&example_1().mound(1, -519, 520, 0, 1));
    // Whether a piece is free or seen is worked out, not read.
    let mut silent = example_1();
    silent.0["pieces"][0]["place"] = json!({ "type": "mound", "x": -520, "y": 520, "rot": 0, "z": 0 });
    assert_eq!(silent.open().state(), example_1().0);
    assert_eq!(example_1().with("/pieces/0/place/free", json!(false)).open().state(), example_1().0);
    assert_eq!(example_1().with("/pieces/0/place/seen", json!("perhaps")).open().state(), example_1().0);
}

#[test]
fn cards() {
    refused(example_1().with("/seats/0/hand/0", json!(13)), &["TRO-5"]);
    refused(example_1().with("/seats/0/hand/0", json!(65)), &["TRO-5"]);
    refused(example_1().with("/seats/0/hand/0", json!(-3)), &["TRO-5"]);
    refused(example_1().with("/seats/0/hand/0", json!(18)), &["TRO-5"]);
    refused(example_1().with("/seats/0/played/0", json!(7)), &["TRO-5"]);
    refused(example_1().with("/seats/0/played/0", json!(0)), &["TRO-5"]);
    // A card of another seat's colour.
    let swapped = example_1().with("/seats/0/hand/0", json!(15)).with("/seats/1/hand/0", json!(14));
    refused(swapped, &["TRO-5"]);
    // The pile has permits only.
    refused(example_1().with("/permits/0", json!(14)).with("/seats/0/hand/0", json!(21)), &["TRO-11", "TRO-8"]);
    // Everything ascends.
    refused(example_1().with("/seats/0/hand", json!([18, 14, 48, 51, 54, 57])), &["TRO-8"]);
    refused(example_1().with("/seats/0/setAside", json!([43, 37])), &["TRO-8"]);
    let mut down: Vec<u8> = (21..=36).collect();
    down.swap(3, 4);
    refused(example_1().with("/permits", json!(down)), &["TRO-8", "TRO-11"]);
}

#[test]
fn cards_set_aside() {
    // Four players set aside one dig card and three publication cards.
    accepted(&laid_out(4));
    let wrong = laid_out(4)
        .with("/seats/0/setAside", json!([14, 18, 37, 43]))
        .with("/seats/0/hand", json!([1, 7, 12, 48, 51, 54, 57, 64]));
    refused(wrong, &["TRO-7"]);
    // A permit is not set aside.
    let wrong = laid_out(4).permits(0, &[21]);
    let wrong =
        wrong.with("/seats/0/setAside", json!([21, 37, 43, 48])).with("/seats/0/hand", json!([1, 7, 12, 14, 18, 51, 54, 57, 64]));
    refused(wrong, &["TRO-7"]);
    // Two players set nothing aside.
    let mut two = game(2).state();
    two["seats"][0]["hand"].as_array_mut().unwrap().remove(0);
    two["seats"][0]["setAside"] = json!([1]);
    refused(Position(two), &["TRO-9"]);
    // While cards are chosen: those who have, and those who have not.
    let mut play = game(3);
    let mv = play.legal(1)[0].clone();
    play.plays(1, mv);
    let state = Position(play.state());
    accepted(&state);
    refused(state.clone().with("/waiting", json!([0, 1, 2])), &["TRO-8"]);
    refused(state.clone().with("/waiting", json!([0])), &["TRO-8"]);
    refused(state.with("/waiting", json!([])), &["TRO-19", "TRO-17", "TRO-8"]);
    // Nobody chooses in a game of two.
    let mut two = Position(game(2).state());
    two.0["waiting"] = json!([0, 1]);
    refused(two.with("/phase", json!("chooseCards")), &["TRO-9"]);
}

#[test]
fn before_the_first_round() {
    let start = || laid_out(3).with("/phase", json!("startPieces")).with("/round", json!(0)).with("/waiting", json!([]));
    accepted(&start());
    accepted(&start().tent(0, &[1]));
    accepted(&start().tent(0, &[1]).tent(1, &[2]));
    refused(start().tent(0, &[1]).tent(1, &[2]).tent(2, &[3]), &["TRO-17"]);
    refused(start().tent(1, &[1]), &["TRO-17"]);
    refused(start().tent(0, &[1, 2]), &["TRO-17"]);
    refused(start().front(0, &[1]), &["TRO-17"]);
    refused(start().with("/round", json!(1)), &["TRO-19"]);
    refused(start().published(0, &[1]), &["TRO-24", "TRO-17"]);
    refused(start().renown(&[1, 0, 0]), &["TRO-19", "TRO-24", "TRO-17"]);
    refused(start().permits(0, &[21]), &["TRO-19", "TRO-24", "TRO-17"]);
    refused(start().played(0, &[1]), &["TRO-24"]);
    refused(example_1().with("/round", json!(0)), &["TRO-19"]);
    accepted(&example_1().with("/round", json!(99)));
    refused(example_1().with("/round", json!(100)), &["TRO-19"]);
    refused(example_1().with("/round", json!(-1)), &["TRO-19"]);
    // While cards are chosen every piece is in the mound.
    let choosing = Position(game(3).state());
    accepted(&choosing);
    refused(choosing.tent(0, &[1]), &["TRO-17"]);
}

#[test]
fn waiting_and_choice() {
    accepted(&laid_out(3).laid(1, 3));
    refused(laid_out(3).laid(1, 3).with("/waiting", json!([0, 1, 2])), &["TRO-19"]);
    refused(laid_out(3).with("/waiting", json!([0, 1])), &["TRO-19"]);
    refused(laid_out(3).with("/waiting", json!([2, 1, 0])), &["TRO-19"]);
    refused(laid_out(3).with("/waiting", json!([0, 1, 2, 3])), &["TRO-19"]);
    refused(laid_out(3).laid(0, 18).laid(1, 3).laid(2, 2), &["TRO-19"]);
    let mut laid = example_1().with("/seats/0/hand", json!([18, 48, 51, 54, 57]));
    laid.0["seats"][0]["choice"] = json!(14);
    refused(laid, &["TRO-21"]);
    // A seat with an empty hand does not wait.
    let empty = laid_out(3).played(0, &[1, 7, 12, 14, 18, 48, 51, 54, 57, 64]);
    refused(empty.clone(), &["TRO-19"]);
    accepted(&empty.with("/waiting", json!([1, 2])));
}

#[test]
fn order_and_turn() {
    refused(laid_out(3).with("/order", json!([0])), &["TRO-22"]);
    refused(example_1().with("/order", json!([])), &["TRO-22"]);
    refused(example_1().with("/order", json!([0, 1])), &["TRO-22"]);
    refused(example_1().with("/order", json!([0, 0, 1])), &["TRO-22"]);
    refused(example_1().with("/order", json!([0, 1, 7])), &["TRO-22"]);
    refused(example_1().with("/turn", Value::Null), &["TRO-22", "TRO-23"]);
    refused(example_1().with("/turn/seat", json!(3)), &["TRO-22"]);
    refused(example_1().with("/turn/seat", json!(1)), &["TRO-22", "TRO-23"]);
    refused(example_1().with("/turn/card", json!(12)), &["TRO-22", "TRO-23"]);
    let turn = example_1().0["turn"].clone();
    refused(laid_out(3).with("/turn", turn.clone()), &["TRO-22", "TRO-23"]);
    accepted(&example_1().with("/turn/seat", json!(1)).with("/turn/card", json!(61)));
    // Seat 2 has played 17, a dig card.
    refused(example_1().with("/turn/seat", json!(2)).with("/turn/card", json!(17)), &["TRO-23"]);
    accepted(&example_1().with("/turn/seat", json!(2)).with("/turn/card", json!(17)).with("/phase", json!("dig")));
    // The end: nobody has a turn or a publication card.
    let over = || {
        let start =
            laid_out(3).played(0, &[48, 51, 54, 57, 64]).played(1, &[46, 49, 56, 59, 61]).played(2, &[47, 50, 55, 60, 63]);
        let state = start.turn(0, &[0, 2, 1]).with("/phase", json!("over"));
        state.with("/turn", Value::Null).with("/order", json!([0, 2, 1])).with("/round", json!(5))
    };
    accepted(&over());
    assert!(over().open().0.position().outcome().is_some());
    refused(over().with("/turn", turn), &["TRO-22", "TRO-23", "TRO-62"]);
    refused(example_1().with("/turn", Value::Null).with("/phase", json!("over")), &["TRO-62"]);
}

#[test]
fn what_was_done_in_a_turn() {
    for handled in [-1, 6] {
        refused(digging(&[], 0).with("/turn/handled", json!(handled)), &["TRO-28"]);
    }
    refused(digging(&[], 0).with("/turn/published", json!(1)), &["TRO-28", "TRO-47"]);
    refused(digging(&[], 0).with("/turn/points", json!(1)), &["TRO-28", "TRO-47"]);
    refused(publishing(&[], &[]).with("/turn/handled", json!(1)), &["TRO-28", "TRO-47"]);
    refused(publishing(&[], &[]).with("/turn/published", json!(6)), &["TRO-28", "TRO-47"]);
    refused(publishing(&[], &[]).with("/turn/points", json!(16)), &["TRO-28", "TRO-47"]);
    accepted(&publishing(&[], &[]).with("/turn/published", json!(5)).with("/turn/points", json!(15)));
    accepted(&digging(&[], 5));
}

#[test]
fn drawing_from_an_empty_pile() {
    let neutral: Vec<u8> = std::iter::once(3).chain(21..=35).collect();
    let start = laid_out(3).played(0, &[64]).played(1, &neutral).played(2, &[36, 2]).turn(0, &[0, 1, 2]);
    refused(start.with("/phase", json!("drawPermit")), &["TRO-25"]);
    let mut play = publishing(&[], &[]).with("/phase", json!("drawPermit")).open();
    play.chance(permit(21));
}

#[test]
fn renown_and_fronts() {
    refused(example_1().renown(&[-1, 0, 0]), &["TRO-59"]);
    refused(example_1().renown(&[1000, 0, 0]), &["TRO-59"]);
    accepted(&example_1().renown(&[999, 0, 0]));
    accepted(&example_1().front(1, &[1, 2, 3, 4, 5]));
    let many = |count: usize| (1..=count).collect::<Vec<_>>();
    accepted(&digging(&many(7), 2));
    accepted(&digging(&many(8), 2));
    refused(digging(&many(9), 2), &["TRO-34"]);
    refused(digging(&many(6), 5), &["TRO-34"]);
    refused(digging(&[], 0).front(1, &many(6)), &["TRO-34"]);
}

#[test]
fn rounds_of_publication() {
    let at = |round: i32| example_1().place(&[1], json!({ "type": "published", "seat": 0, "round": round }));
    accepted(&at(1));
    accepted(&at(4));
    for round in [-1, 0, 5, 100] {
        refused(at(round), &["TRO-24"]);
    }
}
