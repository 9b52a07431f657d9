//! The round: secret choice, turn order, permits, turns that end by themselves, and moves at the wrong moment.

use ludotheque::core::{Actor, Code};

use super::*;

#[test]
fn tro_18_a_piece_goes_from_mound_to_front_to_tent_to_frame() {
    let mut play = digging(&[], 0).open();
    let place = |play: &Play<Troia>| play.state()["pieces"][0]["place"]["type"].clone();
    assert_eq!(place(&play), "mound");
    play.plays(0, dig(1));
    assert_eq!(place(&play), "front");
    play.plays(0, examine(1));
    assert_eq!(place(&play), "tent");
    let mut play = publishing(&[], &[1]).open();
    play.plays(0, publish(&[1]));
    assert_eq!(place(&play), "published");
}

#[test]
fn tro_19_everybody_lays_one_card_face_down() {
    let mut play = laid_out(4).open();
    assert_eq!(play.actors(), [0, 1, 2, 3]);
    // Any order; nothing is open until all have chosen.
    assert_eq!(play.plays(2, play_card(60)), [json!({ "type": "cardLaid", "seat": 2, "card": 60, "rule": "TRO-19" })]);
    assert_eq!(play.actors(), [0, 1, 3]);
    let view = play.view(0);
    assert_eq!((&view["seats"][2]["choice"], &view["waiting"]), (&Value::Null, &json!([0, 1, 3])));
    assert_eq!(view["seats"][2]["hand"], json!([null, null, null, null, null, null, null]));
    assert!(view["seats"].as_array().unwrap().iter().all(|seat| seat["played"] == json!([])));
    assert_eq!(play.view(2)["seats"][2]["choice"], 60);
    play.refuses_as(Code::NotYourTurn, 2, play_card(50), Some("TRO-19"));
}

#[test]
fn tro_20_a_card_must_be_played() {
    let mut play = laid_out(3).open();
    play.refuses(0, end_turn(), "TRO-20");
    // Also for an action that cannot be carried out: there is nothing to publish.
    assert!(play.legal(0).contains(&play_card(64)));
    play.plays(0, play_card(64));
}

#[test]
fn tro_21_the_cards_are_turned_up_together() {
    let mut play = laid_out(4).laid(2, 60).laid(0, 7).laid(3, 62).open();
    let events = play.plays(1, play_card(3));
    let cards = json!([{ "seat": 3, "card": 62 }, { "seat": 2, "card": 60 }, { "seat": 0, "card": 7 }, { "seat": 1, "card": 3 }]);
    assert_eq!(events[1], json!({ "type": "revealed", "round": 1, "cards": cards, "rule": "TRO-21" }));
    let state = play.state();
    for (seat, card) in [(0, 7), (1, 3), (2, 60), (3, 62)] {
        assert_eq!((&state["seats"][seat]["played"], &state["seats"][seat]["choice"]), (&json!([card]), &Value::Null));
    }
}

#[test]
fn tro_22_the_highest_number_acts_first() {
    let mut play = laid_out(3).laid(0, 7).laid(1, 20).open();
    play.plays(2, play_card(17));
    assert_eq!(play.state()["order"], json!([1, 2, 0]));
    assert_eq!(play.actors(), [1]);
    play.refuses_as(Code::NotYourTurn, 0, end_turn(), Some("TRO-22"));
    assert_eq!(play.plays(1, end_turn()), [turn_ended(1, "TRO-22"), turn_began(2, 17)]);
    assert_eq!(play.plays(2, end_turn()), [turn_ended(2, "TRO-22"), turn_began(0, 7)]);
}

#[test]
fn tro_23_the_card_decides_what_is_done() {
    let mut play = laid_out(3).laid(0, 64).laid(1, 20).tent(0, &[1]).tent(1, &[2]).open();
    let events = play.plays(2, play_card(17));
    assert_eq!(events[2], turn_began(0, 64));
    assert_eq!(play.state()["phase"], "publish");
    play.plays(0, end_turn());
    assert_eq!(*play.chance(permit(21)).last().unwrap(), turn_began(1, 20));
    assert_eq!(play.state()["phase"], "dig");
    play.refuses(1, publish(&[2]), "TRO-23");
    play.refuses(1, publish(&[]), "TRO-23");
}

#[test]
fn tro_24_played_cards_lie_open() {
    let play = laid_out(3).played(0, &[64]).with("/round", json!(2)).permits(1, &[30]).open();
    for seat in 0..3 {
        assert_eq!(play.view(seat)["seats"][0]["played"], json!([64]));
    }
}

#[test]
fn tro_r39_played_cards_never_come_back() {
    let mut play = laid_out(3).played(0, &[64]).with("/round", json!(2)).permits(1, &[30]).open();
    // Played already, set aside, another's, in the pile, in another hand.
    for card in [64, 37, 61, 22, 30] {
        play.refuses(0, play_card(card), "TRO-24");
    }
    assert_eq!(play.legal(0), [1, 7, 12, 14, 18, 48, 51, 54, 57].map(play_card));
    assert_eq!(play.state()["seats"][0]["played"], json!([64]));
}

#[test]
fn tro_25_a_publication_turn_draws_a_permit() {
    let mut play = publishing(&[], &[1]).open();
    play.plays(0, publish(&[1]));
    assert_eq!((play.actors(), &play.state()["turn"]["points"]), (vec![json!("chance")], &json!(2)));
    let outcomes: Vec<Value> = (21..=36).map(permit).collect();
    assert_eq!(play.legal(Actor::Chance), outcomes);
    play.refuses(Actor::Chance, permit(12), "TRO-25");
    play.refuses(Actor::Chance, end_turn(), "TRO-25");
    play.refuses_as(Code::NotYourTurn, 0, end_turn(), Some("TRO-25"));
    play.chance(permit(33));
    let state = play.state();
    assert_eq!(state["seats"][0]["hand"], json!([1, 7, 12, 14, 18, 33, 48, 51, 54, 57]));
    assert_eq!(state["permits"].as_array().unwrap().len(), 15);
    // A dig turn draws none.
    let mut play = digging(&[], 0).open();
    assert_eq!(play.plays(0, end_turn()), [turn_ended(0, "TRO-22"), turn_began(1, 3)]);
}

#[test]
fn tro_26_a_permit_even_if_nothing_is_published() {
    // Pieces, none of which can be published: the turn does not end by itself.
    let mut play = laid_out(3).published(1, &[42]).tent(0, &[47, 52]).laid(1, 3).laid(2, 2).open();
    play.plays(0, play_card(64));
    assert_eq!(play.legal(0), [end_turn()]);
    assert_eq!(play.plays(0, end_turn()), [""; 0]);
    assert_eq!(play.chance(permit(21)), [permit_drawn(0, 21), turn_ended(0, "TRO-22"), turn_began(1, 3)]);
    // Nothing behind the tent: it does, and the permit is drawn.
    let mut play = laid_out(3).laid(1, 3).laid(2, 2).open();
    let events = play.plays(0, play_card(64));
    assert_eq!(*events.last().unwrap(), turn_began(0, 64));
    assert_eq!(play.chance(permit(21)), [permit_drawn(0, 21), turn_ended(0, "TRO-R30"), turn_began(1, 3)]);
}

#[test]
fn tro_27_after_the_last_turn_the_next_round_begins() {
    let mut play = digging(&[], 0).open();
    play.plays(0, end_turn());
    play.plays(1, end_turn());
    let events = play.plays(2, end_turn());
    assert_eq!(events, [turn_ended(2, "TRO-22"), json!({ "type": "roundBegan", "round": 2, "rule": "TRO-27" })]);
    let state = play.state();
    assert_eq!((&state["phase"], &state["order"], &state["turn"]), (&json!("playCards"), &json!([]), &Value::Null));
    assert_eq!(state["waiting"], json!([0, 1, 2]));
}

#[test]
fn tro_r30_turns_end_by_themselves_on_open_facts() {
    // Five published.
    let mut play = publishing(&[], &[1, 2, 3, 4, 5, 10]).open();
    let events = play.plays(0, publish(&[1, 2, 3, 4, 5]));
    assert_eq!(crate::dsl::types(&events), ["published", "pawnMoved"]);
    assert_eq!(play.chance(permit(21))[1], turn_ended(0, "TRO-R30"));
    // A loaded turn is not tested: nothing is behind the tent, and it is still seat 0's.
    let mut play = publishing(&[], &[]).open();
    assert_eq!((play.actors(), play.legal(0)), (vec![json!(0)], vec![end_turn()]));
    play.plays(0, end_turn());
    assert_eq!(play.chance(permit(21))[1], turn_ended(0, "TRO-R30"));
    // A front that is not empty, the own one, keeps a dig turn going; another's does not.
    let rest: Vec<usize> = (3..=73).collect();
    let state = laid_out(3).tent(0, &rest).front(0, &[1]).front(1, &[2]).laid(0, 18).laid(1, 3);
    let mut play = state.open();
    let events = play.plays(2, play_card(2));
    assert_eq!(*events.last().unwrap(), turn_began(0, 18));
    play.plays(0, end_turn());
    let events = play.plays(1, end_turn());
    assert_eq!(events[..3], [turn_ended(1, "TRO-22"), turn_began(2, 2), turn_ended(2, "TRO-R30")]);
}

#[test]
fn tro_r31_a_drawn_permit_is_secret() {
    let mut play = publishing(&[], &[1]).open();
    play.plays(0, publish(&[1]));
    play.chance(permit(33));
    assert!(play.view(0)["seats"][0]["hand"].as_array().unwrap().contains(&json!(33)));
    assert!(play.view(1)["seats"][0]["hand"].as_array().unwrap().iter().all(Value::is_null));
    assert_eq!(play.view(1)["seats"][0]["hand"].as_array().unwrap().len(), 10, "that he drew one is seen");
    assert_eq!(play.view(0)["permits"], json!(vec![Value::Null; 15]));
}

#[test]
fn the_wrong_moment_is_refused_with_its_rule() {
    let not = |play: &mut Play<Troia>, seat: u8, mv: Value, rule: &str| play.refuses_as(Code::NotYourTurn, seat, mv, Some(rule));
    let every = || [dig(1), examine(1), publish(&[1]), take_start(1), choose(&[]), play_card(18), end_turn(), permit(21)];
    // playCards: seat 1 has laid its card, seat 0 has not.
    let mut play = laid_out(3).laid(1, 3).open();
    for mv in [dig(1), examine(1), publish(&[1]), take_start(1), choose(&[]), permit(21)] {
        play.refuses(0, mv, "TRO-19");
    }
    play.refuses(0, end_turn(), "TRO-20");
    for mv in every() {
        not(&mut play, 1, mv.clone(), "TRO-19");
        play.refuses_as(Code::NotYourTurn, Actor::Chance, mv, Some("TRO-25"));
    }
    // dig: seat 0 is to act.
    let mut play = digging(&[], 0).open();
    for (mv, rule) in [
        (publish(&[1]), "TRO-23"),
        (publish(&[]), "TRO-23"),
        (play_card(7), "TRO-19"),
        (take_start(1), "TRO-17"),
        (choose(&[]), "TRO-8"),
        (permit(21), "TRO-25"),
    ] {
        play.refuses(0, mv, rule);
    }
    for mv in every() {
        not(&mut play, 1, mv.clone(), "TRO-22");
        play.refuses_as(Code::NotYourTurn, Actor::Chance, mv, Some("TRO-25"));
    }
    // publish.
    let mut play = publishing(&[], &[1]).open();
    for (mv, rule) in [
        (dig(2), "TRO-47"),
        (examine(1), "TRO-47"),
        (publish(&[]), "TRO-44"),
        (play_card(7), "TRO-19"),
        (take_start(1), "TRO-17"),
        (choose(&[]), "TRO-8"),
        (permit(21), "TRO-25"),
    ] {
        play.refuses(0, mv, rule);
    }
    for mv in every() {
        not(&mut play, 2, mv, "TRO-22");
    }
    // drawPermit.
    play.plays(0, publish(&[1]));
    for mv in every() {
        not(&mut play, 0, mv.clone(), "TRO-25");
        if mv != permit(21) {
            play.refuses(Actor::Chance, mv, "TRO-25");
        }
    }
    play.refuses(Actor::Chance, permit(12), "TRO-25");
    // startPieces, seat 0 to act.
    let mut play = game(2);
    for mv in [choose(&[]), dig(1), examine(1), publish(&[]), play_card(1), end_turn(), permit(21)] {
        play.refuses(0, mv, "TRO-17");
    }
    for mv in every() {
        not(&mut play, 1, mv.clone(), "TRO-R4");
        play.refuses_as(Code::NotYourTurn, Actor::Chance, mv, Some("TRO-25"));
    }
    // chooseCards.
    for (players, rule) in [(3, "TRO-8"), (4, "TRO-7")] {
        let mut play = game(players);
        for mv in [dig(1), examine(1), publish(&[]), play_card(1), end_turn(), permit(21), take_start(1)] {
            play.refuses(0, mv, rule);
        }
        let first = play.legal(1)[0].clone();
        play.plays(1, first);
        for mv in every() {
            not(&mut play, 1, mv.clone(), rule);
            play.refuses_as(Code::NotYourTurn, Actor::Chance, mv, Some("TRO-25"));
        }
    }
    // Starting cards after the start: the rule of the table's size.
    let mut play = laid_out(4).laid(0, 7).laid(1, 3).laid(2, 2).open();
    play.plays(3, play_card(4));
    play.refuses(0, choose(&[1, 7, 12, 14, 51, 54, 57, 64]), "TRO-7");
    let mut play = game(2);
    play_until(&mut play, "dig");
    let who = actor(&play);
    play.refuses(who, choose(&[]), "TRO-9");
}

#[test]
fn malformed_moves_are_told_from_illegal_ones() {
    for mv in [
        json!({ "type": "dig" }),
        json!({ "type": "dig", "piece": "t0" }),
        json!({ "type": "dig", "piece": "t74" }),
        json!({ "type": "dig", "piece": "t07" }),
        json!({ "type": "dig", "piece": 7 }),
        json!({ "type": "dig", "piece": "t7", "seat": 0 }),
        json!({ "type": "endTurn", "seat": 0 }),
        json!({ "type": "pass" }),
        json!({ "type": "playCard", "card": 0 }),
        json!({ "type": "playCard", "card": 65 }),
        json!({ "type": "playCard", "card": "18" }),
        json!({ "type": "playCard", "card": 1.5 }),
        json!({ "type": "chooseCards", "cards": [1, 1] }),
        json!({ "type": "chooseCards", "cards": [0] }),
        json!({ "type": "publish", "pieces": ["t1", "t2", "t1"] }),
        json!({ "type": "publish", "pieces": "t1" }),
        json!({ "type": "permitDrawn", "card": 300 }),
    ] {
        assert!(serde_json::from_value::<ludotheque::games::troia::Move>(mv.clone()).is_err(), "{mv}");
    }
    // Empty lists are well formed.
    for mv in [choose(&[]), publish(&[])] {
        assert!(serde_json::from_value::<ludotheque::games::troia::Move>(mv).is_ok());
    }
}
