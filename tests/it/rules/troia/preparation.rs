//! Options, the mound, the starting cards and the starting pieces.

use ludotheque::api::Session;
use ludotheque::core::{Code, Draw, Game, Seed, Viewer};
use ludotheque::games::troia::{Kind, Layer, Options};

use super::*;
use crate::dsl::{bad_position, bad_setup, read, setup};
use crate::rules::troia::mound::plates;

const COLOURS: [(&str, [u8; 5], [u8; 7]); 4] = [
    ("red", [1, 7, 12, 14, 18], [37, 43, 48, 51, 54, 57, 64]),
    ("blue", [3, 5, 10, 15, 20], [40, 42, 46, 49, 56, 59, 61]),
    ("yellow", [2, 8, 9, 16, 17], [38, 41, 47, 50, 55, 60, 63]),
    ("green", [4, 6, 11, 13, 19], [39, 44, 45, 52, 53, 58, 62]),
];

fn twelve(colour: usize) -> Vec<u8> {
    [COLOURS[colour].1.as_slice(), COLOURS[colour].2.as_slice()].concat()
}

#[track_caller]
fn refused(options: Value, players: u8, rule: &str) {
    let error = bad_setup::<Troia>(options, players);
    assert_eq!((error.code, error.rule().map(|rule| rule.id())), (Code::BadOptions, Some(rule)), "{error}");
}

/// New games of many seeds.
fn games(players: u8, options: &Options, count: i64) -> impl Iterator<Item = State> {
    (0..count)
        .map(move |seed| Troia::setup(options, players, &mut Draw::setup(&Seed::from(seed))).unwrap().state(Viewer::Omniscient))
}

#[test]
fn tro_3_two_to_four_players() {
    for players in [0, 1, 5, 8] {
        refused(json!({}), players, "TRO-3");
    }
    for players in 2..=4 {
        assert_eq!(game(players).state()["seats"].as_array().unwrap().len(), usize::from(players));
    }
    let mut state = laid_out(3).0;
    state["seats"].as_array_mut().unwrap().pop();
    assert_eq!(bad_position::<Troia>(state).rule().unwrap().id(), "TRO-3");
}

#[test]
fn tro_4_73_pieces_make_up_five_layers() {
    for players in [3, 4] {
        let state = game(players).state();
        let pieces = state["pieces"].as_array().unwrap();
        assert_eq!(pieces.len(), 73);
        for (layer, size) in [("I", 9), ("II", 16), ("VI", 16), ("VII", 16), ("VIII", 16)] {
            assert_eq!(pieces.iter().filter(|piece| piece["layer"] == layer).count(), size);
        }
    }
}

#[test]
fn tro_5_64_action_cards() {
    let mut cards: Vec<u8> = (0..4).flat_map(twelve).chain(21..=36).collect();
    cards.sort_unstable();
    assert_eq!(cards, (1..=64).collect::<Vec<u8>>());
    // A card up to 36 digs, one above publishes.
    let mut play = laid_out(3).laid(0, 18).laid(1, 3).permits(2, &[36]).open();
    assert_eq!(*play.plays(2, play_card(36)).last().unwrap(), turn_began(2, 36));
    let mut play = laid_out(3).laid(1, 3).laid(2, 2).with("/seats/0/hand", json!([1, 7, 12, 14, 18, 37, 51, 54, 57, 64]));
    play.0["seats"][0]["setAside"] = json!([43, 48]);
    assert_eq!(*play.open().plays(0, play_card(37)).last().unwrap(), turn_began(0, 37));
}

#[test]
fn tro_6_every_seat_has_a_colour_of_its_own() {
    refused(json!({ "colours": ["red", "red"] }), 2, "TRO-6");
    refused(json!({ "colours": ["red", "blue"] }), 3, "TRO-6");
    refused(json!({ "colours": ["red", "blue", "green"] }), 2, "TRO-6");
    refused(json!({ "colours": [] }), 2, "TRO-6");
    let play: Play<Troia> = setup(json!({ "colours": ["green", "yellow"] }), 2);
    let state = play.state();
    assert_eq!(state["options"]["colours"], json!(["green", "yellow"]));
    assert_eq!((&state["seats"][0]["colour"], &state["seats"][1]["colour"]), (&json!("green"), &json!("yellow")));
    let mut hand = twelve(3);
    hand.sort_unstable();
    assert_eq!(state["seats"][0]["hand"], json!(hand));
    assert_eq!(game(4).state()["options"]["colours"], json!(["red", "blue", "yellow", "green"]));
}

#[test]
fn tro_7_four_players_keep_4_and_4() {
    let mut play = game(4);
    assert_eq!(play.actors(), [0, 1, 2, 3]);
    for seat in 0..4 {
        let legal = play.legal(seat);
        assert_eq!(legal.len(), 175);
        let lists: Vec<Vec<u8>> = legal.iter().map(|mv| serde_json::from_value(mv["cards"].clone()).unwrap()).collect();
        assert!(lists.is_sorted_by(|a, b| a < b), "in the order of the lists");
        assert!(lists.iter().all(|cards| cards.is_sorted() && cards.iter().filter(|&&card| card <= 20).count() == 4));
    }
    assert_eq!(play.legal(0)[0], choose(&[1, 7, 12, 14, 37, 43, 48, 51]));
    for wrong in [
        &[1, 7, 12, 14, 18, 37, 43, 48][..],
        &[1, 7, 12, 14, 37, 43, 48],
        &[1, 7, 12, 14, 37, 43, 48, 51, 54],
        &[],
        &[1, 7, 12, 3, 37, 43, 48, 51],
        &[1, 7, 12, 21, 37, 43, 48, 51],
        &[1, 7, 12, 14, 37, 43, 48, 61],
    ] {
        play.refuses(0, choose(wrong), "TRO-7");
    }
    // Any order is accepted.
    let events = play.plays(2, choose(&[63, 2, 60, 8, 55, 9, 50, 16]));
    let expected = json!({
        "type": "cardsChosen", "seat": 2, "kept": [2, 8, 9, 16, 50, 55, 60, 63], "setAside": [17, 38, 41, 47], "rule": "TRO-7",
    });
    assert_eq!(events, [expected]);
    assert_eq!(play.actors(), [0, 1, 3]);
}

#[test]
fn tro_8_three_players_keep_5_and_5() {
    let mut play = game(3);
    for seat in 0..3 {
        assert_eq!(play.legal(seat).len(), 21);
    }
    play.refuses(0, choose(&[1, 7, 12, 14, 37, 43, 48, 51, 54]), "TRO-8");
    play.refuses(0, choose(&[1, 7, 12, 14, 18, 37, 43, 48, 51]), "TRO-8");
    let events = play.plays(0, choose(&[1, 7, 12, 14, 18, 48, 51, 54, 57, 64]));
    assert_eq!((&events[0]["setAside"], &events[0]["rule"]), (&json!([37, 43]), &json!("TRO-8")));
}

#[test]
fn tro_9_two_players_take_all_twelve() {
    let play = game(2);
    let state = play.state();
    assert_eq!((&state["phase"], &state["waiting"]), (&json!("startPieces"), &json!([])));
    for seat in 0..2 {
        assert_eq!(state["seats"][seat]["hand"].as_array().unwrap().len(), 12);
        assert_eq!(state["seats"][seat]["setAside"], json!([]));
    }
}

#[test]
fn tro_10_the_cards_left_over_leave_the_game() {
    let mut play = game(3);
    play_until(&mut play, "playCards");
    let aside = play.state()["seats"][0]["setAside"].clone();
    assert_eq!(aside, json!([57, 64]), "the first choice keeps the lowest");
    play.refuses(0, play_card(64), "TRO-24");
    play_until(&mut play, "over");
    assert_eq!(play.state()["seats"][0]["setAside"], aside);
}

#[test]
fn tro_11_sixteen_permits_with_any_number_of_players() {
    for players in 2..=4 {
        assert_eq!(game(players).state()["permits"], json!((21..=36).collect::<Vec<_>>()));
    }
    let state = laid_out(3).with("/permits/0", json!(20)).with("/seats/1/hand/4", json!(21)).0;
    assert_eq!(bad_position::<Troia>(state).rule().unwrap().id(), "TRO-11");
}

#[test]
fn tro_12_all_pawns_start_in_the_corner() {
    for players in 2..=4 {
        assert!(game(players).state()["seats"].as_array().unwrap().iter().all(|seat| seat["renown"] == 0));
    }
}

#[test]
fn tro_13_the_frames_lie_open() {
    let play = digging(&[], 0).published(1, &[1, 42, 58]).open();
    for seat in 0..3 {
        for number in [1, 42, 58] {
            let piece = &play.view(seat)["pieces"][number - 1];
            assert_eq!((&piece["layer"], &piece["kind"]), (&found(number)["layer"], &found(number)["kind"]));
        }
    }
}

#[test]
fn tro_14_the_pieces_are_strewn_at_random() {
    let faces: Vec<usize> = games(4, &Options::default(), 60)
        .map(|state| state.pieces.iter().filter(|piece| piece.shown == Some(ludotheque::games::troia::Face::Plan)).count())
        .collect();
    // 46 plan pieces, each with either face up.
    let sum: usize = faces.iter().sum();
    assert!((60 * 20..60 * 26).contains(&sum), "{sum}");
    // They overlap, and no two mounds are one.
    let one = plates(&games(4, &Options::default(), 1).next().unwrap());
    assert!(one.iter().any(|plate| plate.z >= 4));
    let other = plates(&games(4, &Options::default(), 2).nth(1).unwrap());
    assert_ne!(one, other);
}

#[test]
fn tro_15_younger_layers_are_poured_on_older_ones() {
    for state in games(3, &Options::default(), 40) {
        let plates = plates(&state);
        for a in &plates {
            for b in plates.iter().filter(|b| a.overlaps(b)) {
                let (older, younger) = (state.pieces[a.piece].layer.unwrap(), state.pieces[b.piece].layer.unwrap());
                assert!(older >= younger || a.z < b.z, "a younger piece lies under an older one");
            }
        }
    }
}

#[test]
fn tro_r37_no_two_players_have_the_same_colour() {
    refused(json!({ "colours": ["red", "blue", "red"] }), 3, "TRO-6");
    for players in 2..=4 {
        let state = game(players).state();
        let colours: std::collections::BTreeSet<String> =
            state["seats"].as_array().unwrap().iter().map(|seat| seat["colour"].to_string()).collect();
        assert_eq!(colours.len(), usize::from(players));
    }
}

#[test]
fn tro_r38_two_players_do_not_use_the_frame_of_troy_vi() {
    let mut play = game(2);
    play_until(&mut play, "over");
    let state = play.state();
    let published = |piece: &&Value| piece["place"]["type"] == "published";
    let frames: std::collections::BTreeSet<&str> =
        state["pieces"].as_array().unwrap().iter().filter(published).map(|piece| piece["layer"].as_str().unwrap()).collect();
    assert!(!frames.is_empty() && !frames.contains("VI"), "{frames:?}");
}

#[test]
fn tro_16_two_players_leave_troy_vi_out() {
    let state = game(2).state();
    let pieces = state["pieces"].as_array().unwrap();
    assert_eq!(pieces.len(), 57);
    assert!(pieces.iter().all(|piece| piece["layer"] != "VI"));
    let mut wrong = state.clone();
    let at = pieces.iter().position(|piece| piece["layer"] == "VII").unwrap();
    wrong["pieces"][at]["layer"] = json!("VI");
    assert_eq!(bad_position::<Troia>(wrong).rule().unwrap().id(), "TRO-16");
}

#[test]
fn tro_17_a_starting_piece_is_free_and_goes_into_the_tent() {
    let mut play = game(2);
    let state = play.state();
    let covered = state["pieces"].as_array().unwrap().iter().position(|piece| piece["place"]["free"] == false).unwrap() + 1;
    let listed: Vec<Value> = play.legal(0).iter().map(|mv| mv["piece"].clone()).collect();
    assert!(!listed.is_empty());
    for id in &listed {
        let piece = state["pieces"].as_array().unwrap().iter().find(|piece| piece["id"] == *id).unwrap();
        assert_eq!(piece["place"]["free"], true, "{id}");
    }
    play.refuses(0, take_start(covered), "TRO-17");
    let taken = listed[0].as_str().unwrap()[1..].parse::<usize>().unwrap();
    let events = play.plays(0, take_start(taken));
    assert_eq!((&events[0]["type"], &events[0]["seat"], &events[0]["rule"]), (&json!("startTaken"), &json!(0), &json!("TRO-17")));
    assert_eq!(play.state()["pieces"][taken - 1]["place"], json!({ "type": "tent", "seat": 0 }));
    play.refuses(1, take_start(taken), "TRO-17");
}

#[test]
fn tro_64_frames_stay_in_view() {
    // A frame is never behind a tent: what is published is in every view, and no move says otherwise.
    let play = digging(&[], 0).published(0, &[1]).open();
    assert!((0..3).all(|seat| play.view(seat)["pieces"][0]["place"]["type"] == "published"));
}

#[test]
fn tro_r1_the_colours_of_the_cards() {
    for (n, (colour, dig, publication)) in COLOURS.iter().enumerate() {
        let sum: u32 = twelve(n).into_iter().map(u32::from).sum();
        assert_eq!(sum, 406, "{colour}");
        assert!(dig.iter().all(|card| *card <= 20) && publication.iter().all(|card| *card >= 37));
        let mut colours = vec![*colour];
        colours.extend(COLOURS.iter().map(|row| row.0).filter(|other| other != colour).take(1));
        let play: Play<Troia> = setup(json!({ "colours": colours }), 2);
        let mut hand = twelve(n);
        hand.sort_unstable();
        assert_eq!(play.state()["seats"][0]["hand"], json!(hand));
    }
}

#[test]
fn tro_r2_the_choice_of_cards_is_free_and_secret() {
    let mut play = game(4);
    let mv = play.legal(3)[17].clone();
    play.plays(3, mv);
    for seat in 0..3 {
        let view = play.view(seat);
        assert_eq!(view["seats"][3]["hand"], json!(vec![Value::Null; 8]));
        assert_eq!(view["seats"][3]["setAside"], json!(vec![Value::Null; 4]));
        assert_eq!(view["waiting"], json!([0, 1, 2]));
    }
    assert!(play.view(3)["seats"][3]["setAside"].as_array().unwrap().iter().all(Value::is_number));
}

#[test]
fn tro_r3_mound_then_cards_then_starting_pieces() {
    let mut play = game(3);
    assert_eq!((count(&play, "mound", None), &play.state()["phase"]), (73, &json!("chooseCards")));
    for seat in 0..3 {
        assert_eq!(play.state()["phase"], "chooseCards");
        let mv = play.legal(seat)[0].clone();
        play.plays(seat, mv);
    }
    assert_eq!((&play.state()["phase"], &play.state()["round"]), (&json!("startPieces"), &json!(0)));
}

#[test]
fn tro_r4_starting_pieces_in_seat_order() {
    let mut play = game(4);
    play_until(&mut play, "startPieces");
    for seat in 0..4u8 {
        assert_eq!(play.actors(), [seat]);
        let mv = play.legal(seat)[0].clone();
        for other in (0..4).filter(|&other| other != seat) {
            play.refuses_as(Code::NotYourTurn, other, mv.clone(), Some("TRO-R4"));
        }
        let events = play.plays(seat, mv);
        let began = json!({ "type": "roundBegan", "round": 1, "rule": "TRO-19" });
        assert_eq!(events.last() == Some(&began), seat == 3, "the round begins after the last");
    }
    assert_eq!((&play.state()["phase"], &play.state()["waiting"]), (&json!("playCards"), &json!([0, 1, 2, 3])));
}

#[test]
fn tro_r5_the_starting_piece_is_examined() {
    let mut play = game(2);
    let mv = play.legal(0)[0].clone();
    let number = mv["piece"].as_str().unwrap()[1..].parse::<usize>().unwrap();
    play.plays(0, mv);
    assert!(play.view(0)["pieces"][number - 1]["kind"].is_string(), "its owner knows it");
    let piece = &play.view(1)["pieces"][number - 1];
    assert!(piece["kind"].is_null() || piece["layer"].is_null(), "the other knows the face that was up");
    play_until(&mut play, "playCards");
    play.plays(0, play_card(64));
    play.plays(1, play_card(3));
    assert_eq!(play.legal(0), [publish(&[number]), end_turn()], "its owner may publish it");
}

#[test]
fn tro_r10_what_a_face_tells() {
    // t46 is VII-a2, a plan piece; t42 is VII-a1, rubble.
    let see = |number: usize, face: &str, contours: &str| {
        let state = digging(&[], 0).with(&format!("/pieces/{}/shown", number - 1), json!(face));
        let piece = state.with("/options/contours", json!(contours)).open().view(1)["pieces"][number - 1].clone();
        json!([piece["layer"], piece["cell"], piece["kind"]])
    };
    assert_eq!(see(46, "symbol", "open"), json!(["VII", "a2", null]));
    assert_eq!(see(42, "symbol", "open"), json!(["VII", "a1", null]), "rubble shows no more than a plan piece");
    assert_eq!(see(46, "plan", "open"), json!([null, "a2", "plan"]));
    assert_eq!(see(46, "symbol", "examined"), json!(["VII", null, null]));
    assert_eq!(see(46, "plan", "examined"), json!([null, null, "plan"]));
}

#[test]
fn tro_r11_which_pieces_are_plan_pieces() {
    let plans = |state: &State| -> Vec<usize> {
        let of = |layer: Layer| {
            state.pieces.iter().filter(|piece| piece.layer == Some(layer) && piece.kind == Some(Kind::Plan)).count()
        };
        Layer::ALL.map(of).to_vec()
    };
    for state in games(3, &Options::default(), 30) {
        assert_eq!(plans(&state), [6, 10, 10, 10, 10]);
    }
    // The fixed table, whatever the seed.
    let boxed: Options = serde_json::from_value(json!({ "plans": "box" })).unwrap();
    for state in games(4, &boxed, 5) {
        let mut kinds: Vec<(String, String, String)> = state
            .pieces
            .iter()
            .map(|piece| serde_json::to_value(piece).unwrap())
            .map(|piece| ["layer", "cell", "kind"].map(|field| piece[field].as_str().unwrap().to_owned()).into())
            .collect();
        kinds.sort();
        let mut table: Vec<(String, String, String)> =
            table_of_pieces().into_iter().map(|(layer, cell, kind)| (layer.to_owned(), cell, kind.to_owned())).collect();
        table.sort();
        assert_eq!(kinds, table);
    }
    // An owner's own table, with any number of cells, kept in the order of the frame.
    let own = json!({ "VIII": [], "VI": ["d4"], "I": ["c3", "a1"], "II": ["a2", "b1"], "VII": ["a1"] });
    let play: Play<Troia> = setup(json!({ "plans": own }), 2);
    let text = serde_json::to_string(&play.0.position().state(Viewer::Omniscient).options.plans).unwrap();
    assert_eq!(text, r#"{"I":["a1","c3"],"II":["b1","a2"],"VI":["d4"],"VII":["a1"],"VIII":[]}"#);
    let state = play.0.position().state(Viewer::Omniscient);
    assert_eq!(plans(&state), [2, 2, 0, 1, 0]);
    for (wrong, why) in [
        (json!({ "I": [], "II": [], "VI": [], "VII": [] }), "a layer is missing"),
        (json!({ "I": [], "II": [], "VI": [], "VII": [], "VIII": [], "IX": [] }), "a layer is unknown"),
        (json!({ "I": ["d1"], "II": [], "VI": [], "VII": [], "VIII": [] }), "Troy I has no d1"),
        (json!({ "I": [], "II": ["e1"], "VI": [], "VII": [], "VIII": [] }), "a cell is unknown"),
        (json!({ "I": [], "II": ["a1", "a1"], "VI": [], "VII": [], "VIII": [] }), "a cell is named twice"),
        (json!({}), "all layers are missing"),
    ] {
        println!("{why}");
        refused(json!({ "plans": wrong }), 3, "TRO-R11");
    }
}

#[test]
fn tro_r34_some_rules_need_no_move() {
    let play = digging(&[1], 0).open();
    let kinds: std::collections::BTreeSet<String> =
        play.legal(0).iter().map(|mv| mv["type"].as_str().unwrap().to_owned()).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["dig", "endTurn", "examine"]);
    play.malformed(json!({ "type": "compare", "piece": "t1" }));
}

/// Three players take their starting pieces; t14 lies at (1000, -1000) on the ground.
fn starting() -> Position {
    let hands = laid_out(3).with("/phase", json!("startPieces")).with("/round", json!(0)).with("/waiting", json!([]));
    hands.mound(14, 1000, -1000, 0, 0)
}

#[test]
fn tro_r36_a_starting_piece_does_not_lie_under_a_bridge() {
    let mut play = starting().mound(15, 1060, -1000, 0, 4).open();
    assert_eq!(play.state()["pieces"][13]["place"]["free"], true, "it may be dug");
    play.refuses(0, take_start(14), "TRO-R36");
    assert!(!play.legal(0).contains(&take_start(14)));
    assert_eq!(play.legal(0).len(), 72);
    play.plays(0, take_start(15));
    play.plays(1, take_start(14));
    // A piece that is touched is not free at all, with or without bridges.
    starting().mound(15, 1060, -1000, 0, 3).open().refuses(0, take_start(14), "TRO-17");
    let without = starting().mound(15, 1060, -1000, 0, 4).with("/options/bridges", json!(false));
    without.open().refuses(0, take_start(14), "TRO-17");
}

#[test]
fn tro_r36_pieces_side_by_side_are_all_on_top() {
    // t15 is four levels higher and has only an edge in common with t14.
    assert_eq!(starting().mound(15, 1130, -1000, 0, 4).open().legal(0).len(), 73);
}

#[test]
fn tro_r36_a_piece_out_of_sight_does_not_count() {
    // t15 lies over the edge of t14; t16 hides all nine points of t15 and does not reach t14.
    let mut play = starting().mound(15, 1120, -1000, 0, 4).mound(16, 1140, -1000, 0, 5).open();
    assert_eq!(play.state()["pieces"][14]["place"]["seen"], false);
    assert!(play.legal(0).contains(&take_start(14)));
    play.refuses(0, take_start(15), "TRO-17");
    let mut again = play.copy();
    play.plays(0, take_start(14));
    // Once t16 is gone everybody sees t15.
    again.plays(0, take_start(16));
    again.refuses(1, take_start(14), "TRO-R36");
    again.plays(1, take_start(15));
    again.plays(2, take_start(14));
}

#[test]
fn options_without_their_shape_break_a_rule() {
    for (options, rule) in [
        (json!({ "plans": "none" }), Some("TRO-R11")),
        (json!({ "plans": { "I": 3 } }), Some("TRO-R11")),
        (json!({ "colours": ["pink", "red", "blue", "green"] }), Some("TRO-6")),
        (json!({ "contours": "closed" }), None),
        (json!({ "bridges": 1 }), None),
        (json!({ "players": "three" }), Some("TRO-3")),
    ] {
        let error = Session::<Troia>::create(&options.to_string()).expect_err("these options are refused");
        assert_eq!((error.code, error.rule().map(|rule| rule.id())), (Code::BadOptions, rule), "{options}");
    }
}

#[test]
fn options_of_the_wrong_kind_are_refused() {
    refused(json!({ "colours": ["pink", "red"] }), 2, "TRO-6");
    refused(json!({ "plans": "none" }), 2, "TRO-R11");
    refused(json!({ "plans": null }), 2, "TRO-R11");
    refused(json!({ "plans": { "drawn": null } }), 2, "TRO-R11");
    for wrong in [json!({ "contours": "closed" }), json!({ "bridges": 1 }), json!({ "players": 3, "level": 2 })] {
        assert!(read::<Options>(&wrong).is_err(), "{wrong}");
    }
}
