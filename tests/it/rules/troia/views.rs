//! What the specification says of views, word by word: what is hidden, remembered, logged, taken back, determinized.

use ludotheque::api::{ActorArg, Session};
use ludotheque::core::{Draw, EventLog, Game, Pcg, Rng, Seat, Seed, Viewer};
use ludotheque::games::troia::{Contours, Face, Options};

use super::hidden::{buried, pick};
use super::*;
use crate::dsl::{json_of, scenario};

#[test]
fn views_hide_what_the_specification_says() {
    let play: Play<Troia> = scenario("example-1");
    let view = play.view(1);
    let piece = |number: usize| view["pieces"][number - 1].clone();
    assert_eq!(json!([piece(58)["layer"], piece(58)["cell"], piece(58)["kind"]]), json!(["VIII", "a1", null]));
    assert_eq!(json!([piece(62)["layer"], piece(62)["cell"], piece(62)["kind"]]), json!(["VIII", "a2", "plan"]));
    assert_eq!(view["seats"][0]["hand"], json!([null, null, null, null, null, null]));
    assert_eq!(view["seats"][0]["setAside"], json!([null, null]));
    assert_eq!(view["seats"][1]["hand"], json!([15, 20, 46, 49, 56, 59]));
    assert_eq!(view["permits"], json!(vec![Value::Null; 16]));
    // A plan face tells other things.
    let mut state = Position(play.state()).with("/pieces/63/shown", json!("plan"));
    let piece = state.open().view(1)["pieces"][63].clone();
    assert_eq!(json!([piece["layer"], piece["cell"], piece["kind"]]), json!([null, "c2", "plan"]));
    state = state.with("/options/contours", json!("examined"));
    let view = state.open().view(1);
    assert_eq!((&view["pieces"][57]["cell"], &view["pieces"][63]["cell"]), (&Value::Null, &Value::Null));
    assert_eq!(state.open().view(0)["pieces"][63]["cell"], "c2", "its owner knows it");
}

#[test]
fn tro_r13_a_face_that_was_seen_is_remembered() {
    let mut play = digging(&[], 0).with("/pieces/45/shown", json!("plan")).open();
    let seen = |play: &Play<Troia>| {
        let piece = play.view(2)["pieces"][45].clone();
        json!([piece["layer"], piece["cell"], piece["kind"], piece["shown"]])
    };
    let before = seen(&play);
    play.plays(0, dig(46));
    assert_eq!(seen(&play), before);
    play.plays(0, examine(46));
    assert_eq!(seen(&play), before, "also behind a tent");
    assert_eq!(before, json!([null, "a2", "plan", "plan"]));
}

#[test]
fn a_log_tells_a_seat_what_it_may_know() {
    let options = json!({ "players": 4, "seed": "a-secret-of-the-table" });
    let mut table = Session::<Troia>::create(&options.to_string()).unwrap();
    table.play_random(r#"{"seed":5}"#).unwrap();
    for seat in 0..4u8 {
        let log = json_of(&table.log(&json!({ "seat": seat }).to_string()).unwrap());
        let view = json_of(&table.view(ActorArg::Number(seat.into())).unwrap());
        assert!(!log.to_string().contains("secret") && !view.to_string().contains("secret"));
        let mut counts = [0; 3];
        for line in log.as_array().unwrap() {
            let event = &line["event"];
            let own = event["seat"] == seat;
            match event["type"].as_str().unwrap() {
                "cardsChosen" => assert_eq!((event["kept"].is_null(), event["setAside"].is_null()), (!own, !own)),
                "cardLaid" | "permitDrawn" => assert_eq!(event["card"].is_null(), !own, "{event}"),
                "examined" | "startTaken" => {
                    counts[0] += 1;
                    let piece = &event["piece"];
                    assert_eq!(piece["kind"].is_null() || piece["layer"].is_null(), !own, "{event}");
                }
                "dug" => {
                    counts[1] += 1;
                    assert!(event["piece"]["kind"].is_null() || event["piece"]["layer"].is_null(), "{event}");
                }
                "cameToLight" => {
                    counts[2] += 1;
                    let hides = |piece: &Value| piece["kind"].is_null() != piece["layer"].is_null();
                    assert!(event["pieces"].as_array().unwrap().iter().all(hides), "{event}");
                }
                _ => {}
            }
        }
        assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
    }
}

#[test]
fn taking_a_move_back_gives_nothing_away() {
    let can = |play: &Play<Troia>, seat: u8| play.0.can_undo(Seat(seat));
    // Digging at level 0, yes; above, no, whatever lies under it.
    let mut play = digging(&[], 0).mound(14, 1000, -1000, 0, 1).open();
    play.plays(0, dig(1));
    assert!(can(&play, 0) && !can(&play, 1));
    play.plays(0, dig(14));
    assert!(!can(&play, 0));
    play.plays(0, examine(1));
    assert!(!can(&play, 0));
    // The end of a dig turn, yes.
    play.plays(0, end_turn());
    assert!(can(&play, 0));
    play.plays(1, end_turn());
    assert!(!can(&play, 0) && can(&play, 1));
    // A card laid, until the last one turns them up.
    let mut play = laid_out(3).open();
    play.plays(0, play_card(18));
    assert!(can(&play, 0));
    play.plays(1, play_card(3));
    assert!(!can(&play, 0) && can(&play, 1));
    play.plays(2, play_card(2));
    assert!(!can(&play, 2));
    // Choosing cards, yes; taking a starting piece, publishing and drawing, no.
    let mut play = game(3);
    for seat in 0..3 {
        let mv = play.legal(seat)[0].clone();
        play.plays(seat, mv);
        assert!(can(&play, seat));
    }
    let mv = play.legal(0)[0].clone();
    play.plays(0, mv);
    assert!(!can(&play, 0));
    let mut play = publishing(&[], &[1, 10]).open();
    play.plays(0, publish(&[1]));
    assert!(!can(&play, 0));
    play.plays(0, end_turn());
    assert!(!can(&play, 0));
}

#[test]
fn the_end_opens_nothing_more() {
    let mut play = game(2);
    while play.state()["phase"] != "over" {
        let who = actor(&play);
        let mv = play.legal(who).pop().unwrap();
        play.plays(who, mv);
    }
    let view = play.view(0);
    assert!(view["seats"][1]["hand"].as_array().unwrap().iter().all(Value::is_null));
    assert!(view["permits"].as_array().unwrap().iter().all(Value::is_null));
    assert!(
        view["pieces"].as_array().unwrap().iter().any(|piece| piece["place"]["x"].is_null() && piece["place"]["type"] == "mound")
    );
}

#[test]
fn what_is_determinized_keeps_nothing_of_the_truth() {
    let mut dice = Pcg::new(3);
    for contours in [Contours::Open, Contours::Examined] {
        let options = Options { contours, ..Options::default() };
        // For each of three things: how often it was as in truth, and how often it might have been otherwise.
        let (mut layers, mut kinds, mut places) = ((0, 0), (0, 0), (0, 0));
        for seed in 0..30 {
            let mut position = Troia::setup(&options, 4, &mut Draw::setup(&Seed::from(seed))).unwrap();
            for _ in 0..20 + dice.below(40) {
                let Some(who) = pick(&position, &mut dice) else { break };
                let mut moves = Vec::new();
                position.legal_moves(who, &mut moves);
                position.apply(who, &moves[dice.below(moves.len() as u32) as usize], &mut EventLog::disabled());
            }
            let seat = Seat(dice.below(4) as u8);
            let (truth, thought) =
                (position.state(Viewer::Omniscient), position.determinize(seat, &mut dice).state(Viewer::Omniscient));
            let true_places: Vec<Place> = truth.pieces.iter().map(|piece| piece.place).collect();
            let tally = |counts: &mut (u32, u32), same: bool| *counts = (counts.0 + u32::from(same), counts.1 + 1);
            for (piece, other) in truth.pieces.iter().zip(&thought.pieces) {
                match (piece.place, piece.shown) {
                    (Place::Published { .. }, _) => {}
                    (Place::Tent { seat: owner }, _) if owner == seat => {}
                    _ if buried(piece) => tally(&mut places, true_places.contains(&other.place)),
                    (_, Some(Face::Plan)) => tally(&mut layers, piece.layer == other.layer),
                    _ => tally(&mut kinds, piece.kind == other.kind),
                }
            }
        }
        let most = |counts: (u32, u32), percent: u32| assert!(counts.0 * 100 <= counts.1 * percent, "{counts:?} {contours:?}");
        // Two or three layers are left for the cell of a plan face, and two kinds for a symbol.
        most(layers, 65);
        most(kinds, 65);
        most(places, 25);
        assert!(layers.1 > 300 && kinds.1 > 600 && places.1 > 200);
    }
}
