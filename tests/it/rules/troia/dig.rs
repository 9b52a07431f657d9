//! Dig cards: five handlings, what may be taken, what is examined.

use super::*;

#[test]
fn tro_28_five_handlings_end_the_turn() {
    let mut play = digging(&[], 0).open();
    let legal = play.legal(0);
    assert_eq!((of_type(&legal, "dig"), legal.len(), legal.last()), (73, 74, Some(&end_turn())));
    for number in [1, 2, 3] {
        assert_eq!(play.plays(0, dig(number)), [json!({ "type": "dug", "seat": 0, "piece": found(number), "rule": "TRO-30" })]);
    }
    let event = |number| json!({ "type": "examined", "seat": 0, "piece": found(number), "rule": "TRO-36" });
    assert_eq!(play.plays(0, examine(1)), [event(1)]);
    assert_eq!(play.plays(0, examine(3)), [event(3), turn_ended(0, "TRO-R30"), turn_began(1, 3)]);
    assert_eq!((count(&play, "front", Some(0)), count(&play, "tent", Some(0))), (1, 2));
    // Four examined leave one to dig.
    let mut play = digging(&[1, 2, 3, 4], 0).open();
    for number in [1, 2, 3, 4] {
        play.plays(0, examine(number));
    }
    play.plays(0, dig(5));
    assert_eq!(play.actors(), [1]);
    // A turn that is loaded with five handlings made has none left.
    let mut play = digging(&[1], 5).open();
    assert_eq!(play.legal(0), [end_turn()]);
    play.refuses(0, dig(9), "TRO-28");
    play.refuses(0, examine(1), "TRO-28");
    assert_eq!(play.plays(0, end_turn()), [turn_ended(0, "TRO-R30"), turn_began(1, 3)]);
}

#[test]
fn tro_29_digging_and_examining_in_any_order() {
    let mut play = digging(&[], 0).open();
    for mv in [dig(1), examine(1), dig(2), examine(2), dig(3)] {
        assert_eq!(play.actors(), [0]);
        play.plays(0, mv);
    }
    assert_eq!(play.actors(), [1]);
    assert_eq!((count(&play, "front", Some(0)), count(&play, "tent", Some(0))), (1, 2));
}

#[test]
fn tro_30_a_dug_piece_lies_before_the_own_tent() {
    let mut play = digging(&[2], 0).open();
    play.plays(0, dig(1));
    assert_eq!(play.state()["pieces"][0]["place"], json!({ "type": "front", "seat": 0 }));
    assert_eq!(play.state()["turn"]["handled"], 1);
    // What is not in the mound any more cannot be dug.
    let mut play = digging(&[2], 0).front(1, &[3]).tent(0, &[4]).published(1, &[5]).open();
    for number in [2, 3, 4, 5] {
        play.refuses(0, dig(number), "TRO-30");
    }
}

#[test]
fn tro_31_only_free_pieces_are_taken() {
    let mut play = digging(&[], 0).mound(14, 1000, -1000, 0, 0).mound(15, 1000, -1000, 0, 1).open();
    play.refuses(0, dig(14), "TRO-31");
    assert!(!play.legal(0).contains(&dig(14)));
    play.plays(0, dig(15));
    play.plays(0, dig(14));
}

#[test]
fn tro_32_a_piece_that_nothing_touches_is_uncovered() {
    // Edges that meet are no contact: 8450 is not below 8450.
    let beside = |x: i32| digging(&[], 0).mound(10, 1000, 0, 0, 0).mound(11, x, 0, 0, 1).open().state();
    assert_eq!(beside(1130)["pieces"][9]["place"]["free"], true);
    assert_eq!(beside(1130)["pieces"][10]["place"]["free"], true);
    assert_eq!(beside(1129)["pieces"][9]["place"]["free"], false);
    assert_eq!(beside(1129)["pieces"][10]["place"]["free"], true);
    // Turned by rotation 4: 10140 is not below 10140.
    let turned = |x: i32| digging(&[], 0).mound(12, 1000, 1000, 0, 0).mound(13, x, 1000, 4, 1).open().state();
    assert_eq!(turned(1156)["pieces"][11]["place"]["free"], true);
    assert_eq!(turned(1155)["pieces"][11]["place"]["free"], false);
}

#[test]
fn tro_33_a_piece_never_goes_back() {
    let mut play = digging(&[], 0).open();
    play.plays(0, dig(1));
    play.refuses(0, dig(1), "TRO-30");
    play.plays(0, examine(1));
    play.refuses(0, dig(1), "TRO-30");
    play.malformed(json!({ "type": "putBack", "piece": "t1" }));
}

#[test]
fn tro_34_five_in_front_at_the_end_of_the_turn() {
    // With one handling left a sixth piece could not be examined any more.
    let mut play = digging(&[1, 2, 3, 4, 5], 4).open();
    play.refuses(0, dig(9), "TRO-34");
    let mut legal: Vec<Value> = (1..=5).map(examine).collect();
    legal.push(end_turn());
    assert_eq!(play.legal(0), legal);
    // Six in front: the turn cannot be ended.
    let mut play = digging(&[1, 2, 3, 4, 5], 3).open();
    play.plays(0, dig(6));
    play.refuses(0, end_turn(), "TRO-34");
    play.refuses(0, dig(7), "TRO-34");
    assert_eq!(play.legal(0), (1..=6).map(examine).collect::<Vec<_>>());
    play.plays(0, examine(6));
    assert_eq!(play.actors(), [1]);
}

#[test]
fn tro_r15_more_than_five_during_a_turn() {
    let mut play = digging(&[1, 2, 3, 4, 5], 0).open();
    play.plays(0, dig(6));
    play.plays(0, dig(7));
    play.refuses(0, dig(8), "TRO-34");
    play.refuses(0, end_turn(), "TRO-34");
    assert_eq!(play.legal(0), (1..=7).map(examine).collect::<Vec<_>>());
    for number in [1, 2] {
        play.plays(0, examine(number));
    }
    assert!(play.legal(0).contains(&end_turn()));
}

#[test]
fn tro_35_nothing_wobbles_and_nobody_pays() {
    let mut play = digging(&[], 0).mound(14, 1000, -1000, 0, 0).mound(15, 1000, -1000, 0, 1).open();
    let before = play.state();
    play.plays(0, dig(15));
    assert_eq!(play.actors(), [0], "the digger goes on");
    assert_eq!((&play.state()["turn"]["points"], &play.state()["seats"]), (&json!(0), &before["seats"]));
}

#[test]
fn tro_r8_taking_a_piece_moves_no_other() {
    let mut play = digging(&[], 0).mound(14, 1000, -1000, 0, 0).mound(15, 1000, -1000, 0, 1).open();
    let places = |play: &Play<Troia>| -> Vec<Value> {
        let state = play.state();
        let place = |piece: &Value| ["x", "y", "rot", "z"].map(|field| piece["place"][field].clone());
        state["pieces"].as_array().unwrap().iter().filter(|piece| piece["id"] != "t15").map(|piece| json!(place(piece))).collect()
    };
    let before = places(&play);
    play.plays(0, dig(15));
    assert_eq!(places(&play), before);
}

#[test]
fn tro_36_a_piece_before_the_own_tent_goes_behind_it() {
    let mut play = digging(&[1], 0).front(1, &[2]).tent(0, &[3]).open();
    for number in [2, 3, 4] {
        play.refuses(0, examine(number), "TRO-36");
    }
    play.plays(0, examine(1));
    assert_eq!(play.state()["pieces"][0]["place"], json!({ "type": "tent", "seat": 0 }));
    play.refuses(0, examine(1), "TRO-36");
}

#[test]
fn tro_37_only_the_owner_of_an_examined_piece_knows_both_faces() {
    let mut play = digging(&[1], 0).open();
    assert_eq!(play.view(0)["pieces"][0]["kind"], Value::Null, "a piece in front may not be turned over");
    play.plays(0, examine(1));
    assert_eq!(play.view(0)["pieces"][0]["kind"], "rubble");
    assert_eq!(play.view(1)["pieces"][0]["kind"], Value::Null);
}

#[test]
fn tro_38_published_pieces_may_be_compared() {
    let play = digging(&[1], 0).published(1, &[42]).open();
    for seat in 0..3 {
        let piece = &play.view(seat)["pieces"][41];
        assert_eq!((&piece["layer"], &piece["cell"], &piece["kind"]), (&json!("VII"), &json!("a1"), &json!("rubble")));
    }
}

#[test]
fn tro_39_any_number_of_pieces_behind_the_tent() {
    let all: Vec<usize> = (1..=72).collect();
    let mut play = digging(&[], 0).tent(0, &all).front(0, &[73]).open();
    play.plays(0, examine(73));
    assert_eq!(count(&play, "tent", Some(0)), 73);
}

#[test]
fn tro_r7_a_bridge_is_no_contact() {
    let bridge = |z: i32, bridges: bool| {
        let state = digging(&[], 0).mound(14, 1000, -1000, 0, 0).mound(15, 1060, -1000, 0, z);
        state.with("/options/bridges", json!(bridges)).open()
    };
    let free = |play: &Play<Troia>| play.state()["pieces"][13]["place"]["free"] == true;
    let mut play = bridge(4, true);
    assert!(free(&play));
    play.plays(0, dig(14));
    assert!(!free(&bridge(3, true)));
    assert!(!free(&bridge(4, false)) && !free(&bridge(3, false)));
    bridge(4, false).refuses(0, dig(14), "TRO-31");
}

#[test]
fn tro_r9_buried_pieces_come_to_light() {
    let mut play = digging(&[], 0).mound(14, 1000, -1000, 0, 0).mound(15, 1000, -1000, 0, 1).open();
    for seat in 0..3 {
        let place = json!({ "type": "mound", "x": null, "y": null, "rot": null, "z": null, "free": false, "seen": false });
        let hidden = json!({ "id": "t14", "layer": null, "cell": null, "kind": null, "shown": null, "place": place });
        assert_eq!(play.view(seat)["pieces"][13], hidden);
    }
    let events = play.plays(0, dig(15));
    let mut piece = found(14);
    piece["place"] = json!({ "type": "mound", "x": 1000, "y": -1000, "rot": 0, "z": 0, "free": true, "seen": true });
    assert_eq!(events[1], json!({ "type": "cameToLight", "pieces": [piece], "rule": "TRO-R9" }));
    play.plays(0, dig(14));
    // A point of nine that lies open is enough to be seen: the cover leaves the western edge of t14 open.
    let seen = |x: i32| {
        let play = digging(&[], 0).mound(14, 1000, -1000, 0, 0).mound(15, x, -1000, 0, 1).open();
        play.state()["pieces"][13]["place"].clone()
    };
    // The western points are at 1000 - 39 = 961; a plate with its edge at 961 covers them, one at 962 does not.
    assert_eq!((&seen(1026)["free"], &seen(1026)["seen"]), (&json!(false), &json!(false)));
    assert_eq!((&seen(1027)["free"], &seen(1027)["seen"]), (&json!(false), &json!(true)));
}

#[test]
fn tro_r12_a_dug_piece_keeps_its_face() {
    for (face, layer, kind) in [("symbol", json!("VII"), Value::Null), ("plan", Value::Null, json!("plan"))] {
        let mut play = digging(&[], 0).with("/pieces/45/shown", json!(face)).open();
        play.plays(0, dig(46));
        for seat in 0..3 {
            let piece = play.view(seat)["pieces"][45].clone();
            assert_eq!((&piece["shown"], &piece["layer"], &piece["kind"]), (&json!(face), &layer, &kind), "seat {seat}");
        }
    }
}

#[test]
fn tro_r14_digging_and_examining_one_piece_is_two_handlings() {
    let mut play = digging(&[], 0).open();
    play.plays(0, dig(1));
    play.plays(0, examine(1));
    assert_eq!(play.state()["turn"]["handled"], 2);
}

#[test]
fn tro_r33_dig_cards_are_played_when_the_mound_is_empty() {
    // All pieces are behind seat 0's tent: the dig turns of round 9 end by themselves, and round 10 begins.
    let all: Vec<usize> = (1..=73).collect();
    let state = laid_out(3).with("/round", json!(9)).tent(0, &all).laid(0, 18).laid(1, 3);
    let mut play = state.open();
    let events = play.plays(2, play_card(2));
    let cards = json!([{ "seat": 0, "card": 18 }, { "seat": 1, "card": 3 }, { "seat": 2, "card": 2 }]);
    let mut expected = vec![
        json!({ "type": "cardLaid", "seat": 2, "card": 2, "rule": "TRO-19" }),
        json!({ "type": "revealed", "round": 9, "cards": cards, "rule": "TRO-21" }),
    ];
    for (seat, card) in [(0, 18), (1, 3), (2, 2)] {
        expected.extend([turn_began(seat, card), turn_ended(seat, "TRO-R30")]);
    }
    expected.push(json!({ "type": "roundBegan", "round": 10, "rule": "TRO-27" }));
    assert_eq!(events, expected);
    // With t1 in front of seat 0 there is one thing left to handle.
    let rest: Vec<usize> = (2..=73).collect();
    let mut play = digging(&[1], 1).tent(0, &rest).with("/round", json!(9)).open();
    assert_eq!(play.legal(0), [examine(1), end_turn()]);
    let events = play.plays(0, examine(1));
    let mut expected =
        vec![json!({ "type": "examined", "seat": 0, "piece": found(1), "rule": "TRO-36" }), turn_ended(0, "TRO-R30")];
    for (seat, card) in [(1, 3), (2, 2)] {
        expected.extend([turn_began(seat, card), turn_ended(seat, "TRO-R30")]);
    }
    expected.push(json!({ "type": "roundBegan", "round": 10, "rule": "TRO-27" }));
    assert_eq!(events, expected);
}

#[test]
fn a_piece_that_the_game_does_not_have_lies_nowhere() {
    use ludotheque::core::Game;
    let mut play: Play<Troia> = crate::dsl::setup(json!({}), 2);
    play.refuses(0, take_start(58), "TRO-17");
    play.refuses(0, take_start(73), "TRO-17");
    play_until(&mut play, "playCards");
    for card in [20, 18] {
        let who = actor(&play);
        let hand = play.legal(who);
        let mv = hand.iter().find(|mv| mv["card"] == card).cloned().unwrap_or_else(|| hand[0].clone());
        play.plays(who, mv);
    }
    assert_eq!(play.state()["phase"], "dig");
    let who = actor(&play);
    play.refuses(who, dig(58), "TRO-30");
    play.refuses(who, examine(60), "TRO-36");
    play.plays(who, end_turn());
    assert!(play.0.position().outcome().is_none());
}
