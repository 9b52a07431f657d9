//! The material, the base and the advanced set-up (KOP-1 to KOP-10).

use std::collections::BTreeSet;

use ludotheque::core::{Code, Game};
use ludotheque::games::kopis::{Kopis, Mode, Setup};
use serde_json::{Value, json};

use super::*;
use crate::dsl::{bad_position, bad_setup, json_of, option_grid, scenario, setup, types};

#[test]
fn kop_1_two_players_with_eight_factions_each() {
    for seats in [0, 1, 3, 4] {
        let error = bad_setup::<Kopis>(json!({}), seats);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "KOP-1"));
    }
    let nine = with(battle("storm", 0, START, ALL_WAIT, None), "captured", json!([1, 0]));
    assert_eq!(bad_position::<Kopis>(nine).rule().unwrap().id(), "KOP-1");
    let third = with(battle("storm", 0, START, ALL_WAIT, None), "turn", json!(2));
    assert_eq!(bad_position::<Kopis>(third).code, Code::BadPosition);
}

#[test]
fn kop_2_the_board_is_six_by_six() {
    let rows =
        |rows: Value| bad_position::<Kopis>(with(battle("storm", 0, START, ALL_WAIT, None), "board", rows)).rule().unwrap().id();
    assert_eq!(rows(json!(["......", "......", "..BB..", "..RR..", "......"])), "KOP-2");
    assert_eq!(rows(json!(["......", "......", "..BB..", "..RR..", "......", "......", "......"])), "KOP-2");
    assert_eq!(rows(json!([".......", "......", "..BB..", "..RR..", "......", "......"])), "KOP-2");
    assert_eq!(rows(json!(["..x...", "......", "..BB..", "..RR..", "......", "......"])), "KOP-2");
}

#[test]
fn kop_3_the_base_fortresses_start_in_the_centre() {
    let mut play = setup::<Kopis>(json!({}), 2);
    assert_eq!(board(&play), START);
    play.refuses(0, place("b2"), "KOP-3");
    let mut placing = battle("storm", 0, ["......"; 6], ALL_WAIT, None);
    placing["phase"] = json!("placement");
    assert_eq!(bad_position::<Kopis>(placing).rule().unwrap().id(), "KOP-3");
}

#[test]
fn kop_4_four_factions_wait_on_each_side() {
    setup::<Kopis>(json!({}), 2).shows(&json!({
        "waiting": { "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") }
    }));
    let mut placing = battle("storm", 0, ["......"; 6], ["bcd", "2345", "bcde", "2345"], None);
    placing["phase"] = json!("placement");
    placing["setup"] = json!("advanced");
    assert_eq!(bad_position::<Kopis>(placing).rule().unwrap().id(), "KOP-4");
}

#[test]
fn kop_5_each_player_plays_from_two_sides() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.refuses(0, slide("north", "c"), "KOP-5");
    play.refuses(0, slide("east", "3"), "KOP-5");
    let mut sudden = setup::<Kopis>(json!({ "mode": "suddenDeath" }), 2);
    sudden.refuses(0, enter("east", "3"), "KOP-5");
    sudden.plays(0, enter("west", "3"));
    sudden.refuses(1, enter("west", "4"), "KOP-5");
}

#[test]
fn kop_6_the_bastion_starts_beside_the_board() {
    setup::<Kopis>(json!({}), 2).shows(&json!({ "bastion": null }));
    scenario::<Kopis>("base-setup").shows(&json!({ "bastion": null }));
}

#[test]
fn kop_7_the_advanced_setup_places_the_fortresses_first() {
    let mut play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    play.shows(&json!({ "phase": "placement", "board": ["......", "......", "......", "......", "......", "......"] }));
    play.refuses(0, slide("south", "c"), "KOP-7");
    play.refuses(0, slide("north", "3"), "KOP-7");
    for (seat, at) in [(0, "c3"), (1, "d5"), (0, "e2")] {
        assert_eq!(types(&play.plays(seat, place(at))), ["fortressPlaced"]);
    }
    assert_eq!(types(&play.plays(1, place("b4"))), ["fortressPlaced", "battleBegan"]);
    play.refuses(0, place("b2"), "KOP-7");
}

#[test]
fn kop_8_no_fortress_in_the_first_row() {
    let mut play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    for at in ["a1", "c1", "c6", "a4", "f2"] {
        play.refuses(0, place(at), "KOP-8");
    }
    assert_eq!(play.legal(0).len(), 16);
    let edge = json!({
        "mode": "storm", "setup": "advanced", "phase": "placement", "turn": 1,
        "board": ["......", "......", "......", "......", "......", "R....."],
        "waiting": { "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") }, "bastion": null,
    });
    assert_eq!(bad_position::<Kopis>(edge).rule().unwrap().id(), "KOP-8");
}

fn placers(order: &str) -> Vec<Value> {
    let mut play = setup::<Kopis>(json!({ "setup": "advanced", "placementOrder": order }), 2);
    ["b2", "c3", "d4", "e5"]
        .map(|at| {
            let turn = play.state()["turn"].clone();
            let seat = turn.as_u64().unwrap() as u8;
            let rule = if order == "snake" { "KOP-10" } else { "KOP-9" };
            play.refuses_as(Code::NotYourTurn, 1 - seat, place(at), Some(rule));
            play.plays(seat, place(at));
            turn
        })
        .to_vec()
}

#[test]
fn kop_9_the_players_place_in_turn() {
    assert_eq!(placers("alternate"), [0, 1, 0, 1]);
}

#[test]
fn kop_10_or_one_two_one() {
    assert_eq!(placers("snake"), [0, 1, 1, 0]);
    let uneven = json!({
        "mode": "storm", "setup": "advanced", "placementOrder": "snake", "phase": "placement", "turn": 0,
        "board": ["......", "......", "..B...", "..R...", "......", "......"],
        "waiting": { "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") }, "bastion": null,
    });
    assert_eq!(bad_position::<Kopis>(uneven).rule().unwrap().id(), "KOP-10");
}

#[test]
fn kop_r1_each_player_has_two_central_fortresses_side_by_side() {
    let play = setup::<Kopis>(json!({}), 2);
    assert_eq!(play.state()["layout"]["fortresses"], json!([["c3", "d3"], ["c4", "d4"]]));
    let posts = json!({ "south": lines("bcde"), "west": lines("2345"), "north": lines("bcde"), "east": lines("2345") });
    let chequered = vectors()["layouts"]["chequered"].clone();
    let play = setup::<Kopis>(json!({ "layout": chequered }), 2);
    assert_eq!(board(&play), ["......", "......", "..BR..", "..RB..", "......", "......"]);
    for wrong in [json!([["c3", "d3"], ["c4", "c4"]]), json!([["c3", "d3"], ["c4", "d5"]]), json!([["c3", "c3"], ["d3", "c4"]])] {
        let error = bad_setup::<Kopis>(json!({ "layout": { "fortresses": wrong, "posts": posts } }), 2);
        assert_eq!((error.code, error.rule().unwrap().id()), (Code::BadOptions, "KOP-R1"));
    }
    let unordered = json!({ "fortresses": [["d4", "c3"], ["c4", "d3"]], "posts": posts });
    assert_eq!(
        setup::<Kopis>(json!({ "layout": unordered }), 2).state()["layout"]["fortresses"],
        json!([["c3", "d4"], ["d3", "c4"]])
    );
}

#[test]
fn kop_r2_the_factions_wait_in_front_of_the_middle_lines() {
    let fortresses = json!([["c3", "d3"], ["c4", "d4"]]);
    let posts = |south: &str| {
        json!({ "layout": { "fortresses": fortresses,
            "posts": { "south": lines(south), "west": lines("2345"), "north": lines("bcde"), "east": lines("1346") } } })
    };
    let play = setup::<Kopis>(posts("fdab"), 2);
    play.shows(
        &json!({ "waiting": { "south": lines("abdf"), "west": lines("2345"), "north": lines("bcde"), "east": lines("1346") } }),
    );
    for wrong in ["bcd", "bcdd", "bcdef", "bcd4"] {
        assert_eq!(bad_setup::<Kopis>(posts(wrong), 2).rule().unwrap().id(), "KOP-R2", "{wrong}");
    }
    let elsewhere = battle("storm", 0, START, ["abcd", "2345", "bcde", "2345"], None);
    assert_eq!(bad_position::<Kopis>(elsewhere).rule().unwrap().id(), "KOP-R2");
    let unordered = battle("storm", 0, START, ["cbde", "2345", "bcde", "2345"], None);
    assert_eq!(bad_position::<Kopis>(unordered).rule().unwrap().id(), "KOP-R2");
}

#[test]
fn kop_r3_seat_0_begins() {
    for (_, options) in option_grid::<Kopis>() {
        assert_eq!(setup::<Kopis>(json_of(&options), 2).actors(), [0]);
    }
}

#[test]
fn kop_r4_red_is_seat_0_and_black_is_seat_1() {
    let mut play = setup::<Kopis>(json!({}), 2);
    play.plays(0, slide("south", "c"));
    play.plays(1, slide("north", "d"));
    assert_eq!(board(&play), ["......", "..B...", "..Rb..", "..rB..", "...R..", "......"]);
}

#[test]
fn kop_r26_a_fortress_goes_on_any_empty_square_and_seat_0_moves_first() {
    for order in ["alternate", "snake"] {
        let mut play = setup::<Kopis>(json!({ "setup": "advanced", "placementOrder": order }), 2);
        play.plays(0, place("b2"));
        play.refuses(1, place("b2"), "KOP-R26");
        for at in ["b3", "c2", "c3"] {
            let seat = play.state()["turn"].as_u64().unwrap() as u8;
            play.plays(seat, place(at));
        }
        play.shows(&json!({ "phase": "battle", "turn": 0 }));
    }
}

#[test]
fn kop_r27_the_ring_is_closed_on_all_sides() {
    let play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    let open: Vec<String> = play.legal(0).iter().map(|mv| mv["at"].as_str().unwrap().to_owned()).collect();
    let inner: Vec<String> = "2345".chars().flat_map(|rank| "bcde".chars().map(move |file| format!("{file}{rank}"))).collect();
    assert_eq!(open, inner);
}

#[test]
fn kop_r28_modes_and_setups_combine() {
    for mode in ["storm", "suddenDeath"] {
        for set_up in ["base", "advanced"] {
            setup::<Kopis>(json!({ "mode": mode, "setup": set_up }), 2).shows(&json!({ "mode": mode, "setup": set_up }));
        }
    }
    let named = Kopis::variants();
    for mode in [Mode::Storm, Mode::SuddenDeath] {
        for set_up in [Setup::Base, Setup::Advanced] {
            assert!(
                named.iter().any(|variant| (variant.options.mode, variant.options.setup) == (mode, set_up)),
                "{mode:?} {set_up:?}"
            );
        }
    }
}

#[test]
fn kop_10_the_order_1_2_1_is_a_named_variant_of_each_mode() {
    for (id, mode) in [("storm-advanced-1-2-1", "storm"), ("sudden-death-advanced-1-2-1", "suddenDeath")] {
        let named = Kopis::variants();
        let variant = named.iter().find(|variant| variant.id == id).unwrap();
        let mut play = setup::<Kopis>(json_of(&variant.options), 2);
        play.shows(&json!({ "mode": mode, "setup": "advanced", "placementOrder": "snake" }));
        for (seat, at) in [(0, "b2"), (1, "c3"), (1, "d4"), (0, "e5")] {
            play.plays(seat, place(at));
        }
    }
}

#[test]
fn kop_r31_a_square_holds_one_piece() {
    let double = json!(["......", "......", "..BB..", "..RR..", "......", "...rb.."]);
    let state = with(battle("storm", 0, START, ALL_WAIT, None), "board", double);
    assert_eq!(bad_position::<Kopis>(state).rule().unwrap().id(), "KOP-2", "seven letters for six squares");
    let mut play = setup::<Kopis>(json!({ "setup": "advanced" }), 2);
    play.plays(0, place("c3"));
    play.refuses(1, place("c3"), "KOP-R26");
    assert_eq!(setup::<Kopis>(json!({}), 2).state()["board"].as_array().unwrap().len(), 6);
}

#[test]
fn kop_r32_red_plays_from_south_and_west_and_black_from_north_and_east() {
    let sides = |turn: u8| -> BTreeSet<String> {
        let play = position::<Kopis>(battle("suddenDeath", turn, START, ALL_WAIT, None));
        play.legal(turn).iter().map(|mv| mv["side"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(sides(0), BTreeSet::from(["south", "west"].map(String::from)));
    assert_eq!(sides(1), BTreeSet::from(["north", "east"].map(String::from)));
    setup::<Kopis>(json!({}), 2).refuses(0, slide("east", "3"), "KOP-5");
}

#[test]
fn kop_r35_both_orders_can_be_played_and_in_turn_is_the_default() {
    assert_eq!(placers("alternate"), [0, 1, 0, 1]);
    assert_eq!(placers("snake"), [0, 1, 1, 0]);
    setup::<Kopis>(json!({ "setup": "advanced" }), 2).shows(&json!({ "placementOrder": "alternate" }));
}
