//! Setup, the turn and its duties, boarding and alighting.

use ludotheque::api::Session;
use ludotheque::bot::play_out;
use ludotheque::core::{Code, Draw, Game, Pcg, RuleRef, Seed, Viewer};
use ludotheque::games::koplopers::{Koplopers, Options};
use serde_json::json;

use super::*;
use crate::dsl::setup;

fn board_all(play: &mut Table, seat: u8, no: u8) {
    plays(play, seat, &format!("board {no}"));
    while phase(play)["type"] == "boarding" {
        let first = legal(play, seat).swap_remove(0);
        plays(play, seat, &first);
    }
}

#[test]
fn knd_1_tokens_lie_on_circles_of_their_region_in_random_order() {
    let mut layouts = BTreeSet::new();
    for seed in 0..20 {
        let start = Koplopers::setup(&Options::default(), 4, &mut Draw::setup(&Seed::from(seed))).unwrap();
        let state = json_of(&start.state(Viewer::Omniscient));
        for station in rows("stations") {
            let here = state["waiting"][text(&station["id"])].as_array().unwrap();
            assert_eq!(here.len() as u64, station["circles"].as_u64().unwrap());
            for token in here {
                assert_eq!(rows("tokens")[place("tokens", text(token))]["region"], station["region"]);
            }
        }
        layouts.insert(state["waiting"].to_string());
    }
    assert_eq!(layouts.len(), 20);
}

#[test]
fn knd_2_a_token_shows_passengers_and_a_destination() {
    let mut play = table(2, &["0.T1 HT-UT→UT [S16 S04]"]);
    let events = plays(&mut play, 0, "alight 1");
    // S16: 200 passengers for Utrecht; S04 wants to go elsewhere.
    let row = |id| &rows("tokens")[place("tokens", id)];
    assert_eq!((&row("S16")["destination"], &row("S16")["passengers"]), (&json!("UT"), &json!(200)));
    assert_ne!(row("S04")["destination"], "UT");
    assert_eq!((&events[1]["tokens"], &events[1]["passengers"]), (&json!(["S16"]), &json!(200)));
}

#[test]
fn knd_3_the_disc_starts_at_a_and_the_chips_beside_the_board() {
    setup::<Koplopers>(json!({}), 3).shows(&json!({ "disc": "A", "chips": { "A": null, "B": null, "C": null } }));
}

#[test]
fn knd_4_the_black_train_starts_before_the_first_space() {
    // It has just advanced from the start space.
    setup::<Koplopers>(json!({}), 3).shows(&json!({ "round": 1, "lastRound": false }));
}

#[test]
fn knd_5_each_player_has_three_units_a_repair_card_and_an_empty_box() {
    for seats in 2..=4 {
        let state = setup::<Koplopers>(json!({}), seats).state();
        assert_eq!(state["seats"].as_array().unwrap().len(), usize::from(seats));
        for player in state["seats"].as_array().unwrap() {
            assert_eq!((&player["repairCard"], &player["box"], &player["trains"]), (&json!(true), &json!([]), &json!([])));
            assert_eq!(player["started"], false);
        }
    }
    let error = Session::<Koplopers>::create(r#"{"players":5}"#).err().unwrap();
    assert_eq!((error.code, error.rule().map(RuleRef::id)), (Code::BadOptions, Some("KND-5")));
}

#[test]
fn knd_6_hands_of_three_or_with_two_players_five() {
    for (seats, hand) in [(2, 5), (3, 3), (4, 3)] {
        let state = setup::<Koplopers>(json!({}), seats).state();
        for player in state["seats"].as_array().unwrap() {
            assert_eq!(player["hand"].as_array().unwrap().len(), hand);
        }
        assert_eq!(state["deck"].as_array().unwrap().len(), 40 - hand * usize::from(seats));
        assert_eq!(state["discard"], json!([]));
    }
    let hands = |seed| {
        let start = Koplopers::setup(&Options::default(), 2, &mut Draw::setup(&Seed::from(seed))).unwrap();
        json_of(&start.state(Viewer::Omniscient))["seats"][0]["hand"].to_string()
    };
    assert_ne!(hands(1), hands(2));
}

#[test]
fn knd_7_players_take_turns() {
    let mut play = table(3, &[]);
    play.refuses_as(Code::NotYourTurn, 1, mv("endTurn"), Some("KND-7"));
    plays(&mut play, 0, "endTurn");
    play.refuses_as(Code::NotYourTurn, 0, mv("endTurn"), Some("KND-7"));
}

#[test]
fn knd_r45_the_first_seat_begins_and_play_goes_round_by_seat() {
    for seats in 2..=4 {
        setup::<Koplopers>(json!({}), seats).shows(&json!({ "turn": 0, "round": 1 }));
    }
    let mut play = table(3, &[]);
    for seat in [0, 1, 2, 0] {
        assert_eq!(play.actors(), [json!(seat)]);
        plays(&mut play, seat, "endTurn");
    }
}

#[test]
fn knd_8_the_black_train_advances_when_the_first_players_turn_begins() {
    let mut play = table(2, &[]);
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(events[1], json!({ "type": "turnBegan", "seat": 1, "round": 5, "rule": "KND-7" }));
    let events = plays(&mut play, 1, "endTurn");
    assert_eq!(events[1], json!({ "type": "turnBegan", "seat": 0, "round": 6, "rule": "KND-8" }));
}

#[test]
fn knd_11_a_turn_has_five_points_and_the_rest_is_lost() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "drive 1 ZP-AH; drive 1 DV-ZP; drive 1 ZL-DV; drive 1 MP-ZL; drive 1 GN-MP");
    refused(&mut play, 0, "drive 1 GN-LW > KND-11; disrupt GN > KND-11; build Y-ZL > KND-11");
    let mut idle = table(2, &[]);
    let events = plays(&mut idle, 0, "endTurn");
    assert_eq!(events[0], json!({ "type": "turnEnded", "seat": 0, "pointsLost": 5, "rule": "KND-11" }));
    idle.shows(&json!({ "turn": 1, "points": 5 }));
}

#[test]
fn knd_12_a_turn_has_several_actions() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "disrupt GN; drive 1 ZP-AH; build Y-ES; board 1; endTurn");
    play.shows(&json!({ "phase": { "type": "drawing" } }));
}

#[test]
fn knd_r46_actions_come_in_any_order_and_trains_take_turns() {
    let trains = ["0.T1 AH-NM→AH", "0.T2 EHV-VL→EHV"];
    let mut play = table(2, &trains);
    plays(&mut play, 0, "drive 1 ZP-AH; drive 2 TB-EHV; drive 1 DV-ZP; disrupt GN; drive 2 TB-HT");
    let mut other = table(2, &trains);
    plays(&mut other, 0, "disrupt GN; drive 2 TB-EHV; drive 2 TB-HT; drive 1 ZP-AH; drive 1 DV-ZP");
    assert_eq!(play.state(), other.state());
}

#[test]
fn knd_14_every_train_must_act_also_an_empty_one() {
    let mut play = table(2, &["0.T1 AH-NM→AH", "0.T2 ASD-UT→UT"]);
    board_all(&mut play, 0, 1);
    refused(&mut play, 0, "endTurn > KND-14");
    board_all(&mut play, 0, 2);
    plays(&mut play, 0, "endTurn");
}

#[test]
fn knd_14_the_refusal_points_at_the_trains_that_owe_and_at_no_other() {
    let end = serde_json::from_value(mv("endTurn")).unwrap();
    let about = |play: &Table| play.0.check(None, &end).unwrap_err().refusal.about;
    // Seat 1 stands on every way out of Meppel: train 1 is excused, though it could overtake; train 2 is not.
    let ahead = ["0.T1 MP-ZL→MP", "0.T2 EHV-VL→EHV", "0.T3 AH-NM→AH", "1.T1 GN-MP→GN", "1.T2 LW-MP→MP"];
    let mut play = table(2, &ahead);
    has(&play, 0, "drive 1 GN-MP");
    assert_eq!(about(&play), ["2", "3"]);
    board_all(&mut play, 0, 3);
    assert_eq!(about(&play), ["2"]);
    assert_eq!(about(&table(2, &["0.T1 AH-NM→AH", "0.T2 EHV-VL→EHV", "0.T3 ASD-UT→UT"])), ["1", "2", "3"]);
}

#[test]
fn knd_15_the_hand_is_filled_up_at_the_end_of_the_turn() {
    let mut play = table(2, &[]);
    plays(&mut play, 0, "disrupt GN");
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11"]);
    assert_eq!(play.actors(), [json!("chance")]);
    play.shows(&json!({ "points": 0, "disruptionPlayed": false }));
    play.refuses_as(Code::NotYourTurn, 0, mv("endTurn"), Some("KND-7"));
    let events = play.chance(mv("drew RTD"));
    assert_eq!(events[0], json!({ "type": "drewCard", "seat": 0, "station": "RTD", "rule": "KND-15" }));
    assert_eq!(play.state()["seats"][0]["hand"], json!(["DZ", "LW", "STV", "MP", "RTD"]));
    assert_eq!(rules_of(&events), ["drewCard KND-15", "turnBegan KND-7"]);
}

#[test]
fn knd_16_what_actions_cost() {
    let cost = |trains: &[&str], moves: &str| {
        let mut play = table_with(2, trains, &[("/chips", json!({ "A": "HRL", "B": null, "C": null }))]);
        plays(&mut play, 0, moves);
        5 - play.state()["points"].as_u64().unwrap()
    };
    assert_eq!(cost(&[], "build Y-ZL"), 3);
    assert_eq!(cost(&["0.T1 Y-NM"], "dismantle 1"), 1);
    assert_eq!(cost(&["0.T1 AH-NM→AH"], "drive 1 ZP-AH"), 1);
    assert_eq!(cost(&["0.T1 AH-NM→AH"], "reverse 1"), 1);
    assert_eq!(cost(&[], "disrupt GN"), 1);
    assert_eq!(cost(&[], "repair A"), 1);
    assert_eq!(cost(&["0.T1 AH-NM→AH"], "board 1"), 0);
    assert_eq!(cost(&["0.T1 HT-UT→UT [S16]"], "alight 1"), 0);
    let pair = ["0.T1 HT-UT→UT [S04]", "0.T2 ASD-UT→UT"];
    assert_eq!((cost(&pair, "transfer S04 1 2"), cost(&pair, "couple 1 2")), (0, 0));
    assert_eq!(cost(&["0.T1 HT-UT→UT +2"], "decouple 1 GD-UT"), 0);
}

#[test]
fn knd_19_a_train_with_no_way_ahead_owes_nothing() {
    // The only way on leads to a disrupted station.
    let mut play = table_with(2, &["0.T1 GN-LW→GN", "1.T1 GN-DZ→DZ"], &[("/chips", json!({ "A": "MP", "B": null, "C": null }))]);
    has(&play, 0, "endTurn; reverse 1; board 1");
    plays(&mut play, 0, "endTurn");
    let mut open = table(2, &["0.T1 GN-LW→GN", "1.T1 GN-DZ→DZ"]);
    refused(&mut open, 0, "endTurn > KND-14");
}

#[test]
fn knd_20_one_action_point_on_a_coupled_train_in_the_narrow_reading() {
    let mut play = table_with(2, &["0.T1 MP-ZL→MP +2"], &[("/coupledTrains", json!("onePointPerTurn"))]);
    plays(&mut play, 0, "reverse 1");
    refused(&mut play, 0, "drive 1 ZL-DV > KND-R14");
    play.shows(&json!({ "points": 4 }));
}

#[test]
fn knd_r14_a_coupled_train_counts_as_one_train() {
    let mut play = table(2, &["0.T1 AH-NM→AH +2"]);
    plays(&mut play, 0, "drive 1 ZP-AH; board 1; endTurn");
    play.shows(&json!({ "turn": 1 }));
}

#[test]
fn knd_37_passengers_alight_before_others_board() {
    let mut play = table(2, &["0.T1 HT-UT→UT [S16] drove1", "0.T2 ASD-UT→UT drove1", "1.T1 GD-UT→UT [W01]"]);
    refused(
        &mut play,
        0,
        "board 1 > KND-37; transfer S16 1 2 > KND-37; couple 1 2 > KND-37; couple 2 1 > KND-37; offer 1 1 1 > KND-37; endTurn > KND-37",
    );
    let mut coupled = table(2, &["0.T1 HT-UT→UT +2 [S16]"]);
    refused(&mut coupled, 0, "decouple 1 GD-UT > KND-37");
}

#[test]
fn knd_38_at_a_stop_whoever_fits_must_board() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "drive 1 ZP-AH");
    refused(&mut play, 0, "endTurn > KND-38");
    let events = plays(&mut play, 0, "board 1");
    assert_eq!(events[1]["tokens"], json!(["E09", "E10"]));
    let mut choosing = table(2, &["0.T1 HT-UT→UT [S03 S04] drove1"]);
    plays(&mut choosing, 0, "board 1");
    assert_eq!(phase(&choosing)["type"], "boarding");
    refused(&mut choosing, 0, "endTurn > KND-38; drive 1 GD-UT > KND-38; board 1 > KND-38; boardToken S05 > KND-59");
}

#[test]
fn knd_59_a_train_takes_waiting_tokens_aboard_at_its_front() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    let events = plays(&mut play, 0, "board 1");
    let sum: u64 = ["E15", "E16", "E17"].iter().map(|id| passengers(id)).sum();
    let boarded = json!({ "type": "boarded", "seat": 0, "train": 1, "station": "AH", "tokens": ["E15", "E16", "E17"],
        "passengers": sum, "behind": false, "rule": "KND-59" });
    assert!(sum <= 500);
    assert_eq!(events[1], boarded);
    assert_eq!(play.state()["waiting"]["AH"], json!([]));
    refused(&mut play, 0, "board 1 > KND-59");
    refused(&mut table(2, &["0.T1 GN-MP⇢MP"]), 0, "board 1 > KND-59");
}

#[test]
fn knd_60_a_unit_holds_five_hundred() {
    // 450 aboard at Utrecht: tokens of 150 and more stay behind.
    let mut play = table(2, &["0.T1 HT-UT→UT [S03 S04] drove1"]);
    plays(&mut play, 0, "board 1");
    let room = 500 - passengers("S03") - passengers("S04");
    for token in ["R01", "R02", "R03", "R04"] {
        let fits = passengers(token) <= room;
        assert_eq!(legal(&play, 0).contains(&format!("boardToken {token}")), fits, "{token}");
        if !fits {
            refused(&mut play, 0, &format!("boardToken {token} > KND-60"));
        }
    }
    assert!(["R01", "R02", "R03", "R04"].iter().any(|token| passengers(token) > room));
    let advanced = [("/variant", json!("advanced"))];
    let mut full = table_with(2, &["0.T1 MP-ZL→ZL [N19 E20]"], &advanced);
    refused(&mut full, 0, "boardBehind 1 N13 > KND-60");
}

#[test]
fn knd_61_those_who_have_arrived_leave_room_for_others() {
    // 450 aboard, 200 of them for Utrecht: R02 with its 200 fits only once they are gone.
    let mut play = table(2, &["0.T1 HT-UT→UT [S16 S03]"]);
    refused(&mut play, 0, "board 1 > KND-37");
    plays(&mut play, 0, "alight 1; board 1");
    offers(&play, 0, "boardToken R01; boardToken R02; boardToken R03; boardToken R04");
}

#[test]
fn knd_62_a_token_that_does_not_fit_stays_on_the_board() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF [N19 E20]"]);
    refused(&mut play, 0, "board 1 > KND-62");
    assert_eq!(passengers("N19") + passengers("E20"), 500);
    let mut some = table(2, &["0.T1 AMF-UT→AMF [S03 S04]"]);
    let events = plays(&mut some, 0, "board 1; boardToken E01");
    assert_eq!(events[1]["rule"], "KND-62");
    assert_eq!(some.state()["waiting"]["AMF"], json!(["E02", "E03", "E04"]));
}

#[test]
fn knd_63_after_boarding_a_train_stands_still() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "board 1");
    refused(&mut play, 0, "drive 1 ZP-AH > KND-17; reverse 1 > KND-46");
}

#[test]
fn knd_64_those_who_have_arrived_go_into_the_box() {
    let mut play = table(2, &["0.T1 HT-UT→UT [S16]"]);
    let events = plays(&mut play, 0, "alight 1");
    assert_eq!(rules_of(&events), ["stopped KND-36", "alighted KND-64"]);
    assert_eq!(play.state()["seats"][0]["box"], json!(["S16"]));
    refused(&mut play, 0, "alight 1 > KND-64");
    refused(&mut table(2, &["0.T1 EHV-VL⇢VL [S16]"]), 0, "alight 1 > KND-64");
    let chips = [("/chips", json!({ "A": "UT", "B": null, "C": null }))];
    refused(&mut table_with(2, &["0.T1 HT-UT→UT [S16]"], &chips), 0, "alight 1 > KND-R7");
}

#[test]
fn knd_66_after_alighting_a_train_stands_still() {
    let mut play = table(2, &["0.T1 HT-UT→UT [S16]"]);
    plays(&mut play, 0, "alight 1");
    refused(&mut play, 0, "drive 1 GD-UT > KND-17; reverse 1 > KND-46; dismantle 1 > KND-17");
}

#[test]
fn knd_r13_a_train_rests_once_and_then_must_move_first() {
    let mut play = table(2, &["0.T1 AMF-UT→AMF"]);
    board_all(&mut play, 0, 1);
    plays(&mut play, 0, "endTurn");
    stands(&play, 0, 1, &json!({ "restedAt": "AMF" }));
    plays(&mut play, 1, "endTurn");
    refused(&mut play, 0, "alight 1 > KND-18; board 1 > KND-18; endTurn > KND-14");
    // A point spent on it frees it.
    let spent = table(2, &["0.T1 AMF-UT→AMF rested:AMF drove1"]);
    has(&spent, 0, "board 1");
    refused(&mut table(2, &["0.T1 AMF-UT→AMF rested:AMF"]), 0, "board 1 > KND-18");
    // A free action after a drive does not count as resting.
    let mut driven = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut driven, 0, "drive 1 ZP-AH; board 1; endTurn");
    stands(&driven, 0, 1, &json!({ "restedAt": null }));
    // An excused train may rest again.
    let excused = table(2, &["0.T1 MP-ZL→MP rested:MP", "1.T1 GN-MP→GN", "1.T2 LW-MP→MP"]);
    has(&excused, 0, "board 1");
}

#[test]
fn knd_r17_a_train_that_neither_moved_nor_acted_need_not_stop_again() {
    let chips = [("/chips", json!({ "A": "MP", "B": null, "C": null }))];
    // Blocked from behind at Zwolle: it may board, and need not.
    let mut play = table_with(2, &["0.T1 MP-ZL→ZL"], &chips);
    has(&play, 0, "board 1; endTurn");
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11", "turnBegan KND-7"]);
    // A halted train completes its stop.
    let mut halted = table_with(2, &["0.T1 MP-ZL→ZL [W01]", "0.T2 ZL-DV→ZL"], &chips);
    plays(&mut halted, 0, "transfer W01 1 2");
    refused(&mut halted, 0, "endTurn > KND-38");
}

#[test]
fn knd_r19_alighting_comes_before_every_other_free_action() {
    let mut play = table(2, &["0.T1 HT-UT→UT [S16 S04]", "0.T2 ASD-UT→UT [R12]"]);
    refused(&mut play, 0, "transfer S04 1 2 > KND-37; transfer R12 2 1 > KND-37; couple 1 2 > KND-37");
    let events = plays(&mut play, 0, "alight 1");
    assert_eq!(events[1]["tokens"], json!(["S16"]));
    has(&play, 0, "transfer S04 1 2; couple 1 2");
}

#[test]
fn knd_r29_a_card_may_come_before_the_first_train() {
    let changes = [
        ("/round", json!(1)),
        ("/seats/0/started", json!(false)),
        ("/chips", json!({ "A": "HRL", "B": null, "C": null })),
        ("/disc", json!("B")),
    ];
    let mut play = table_with(2, &[], &changes);
    plays(&mut play, 0, "disrupt GN");
    play.shows(&json!({ "points": 4 }));
    refused(&mut play, 0, "repair A > KND-R10");
    has(&play, 0, "build Y-HRL; build Y-GVC");
}

#[test]
fn knd_r39_somebody_can_always_move_and_every_game_ends() {
    let mut dice = Pcg::new(39);
    for seats in 2..=4 {
        for variant in ["family", "advanced"] {
            for coupled in ["asOne", "onePointPerTurn"] {
                let options = serde_json::from_value(json!({ "variant": variant, "coupledTrains": coupled })).unwrap();
                for seed in 0..5 {
                    let mut game = Koplopers::setup(&options, seats, &mut Draw::setup(&Seed::from(seed))).unwrap();
                    let plies = play_out(&mut game, &mut dice, &mut Vec::new());
                    assert!(game.outcome().is_some() && plies > 100 && plies < 1500, "{plies} plies");
                }
            }
        }
    }
}

#[test]
fn knd_r40_whether_to_stop_is_the_choice() {
    let mut play = table(2, &["0.T1 HT-UT→UT [S16] drove1"]);
    has(&play, 0, "drive 1 GD-UT; alight 1");
    plays(&mut play, 0, "drive 1 GD-UT");
    assert_eq!(play.state()["seats"][0]["box"], json!([]));
    refused(&mut play, 0, "endTurn > KND-38");
}
