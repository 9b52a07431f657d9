//! The edge cases of the specification: boarding, exchanges and offers, chips, the end of the game.

use ludotheque::games::koplopers::Koplopers;
use serde_json::json;

use super::*;
use crate::dsl::setup;

#[test]
fn knd_r18_the_owner_chooses_who_boards() {
    // Case 11.
    let mut play = table_with(2, &["0.T1 AMF-UT→AMF [S03 S04] drove3"], &[("/points", json!(2))]);
    let events = plays(&mut play, 0, "board 1");
    assert_eq!(rules_of(&events), ["stopped KND-36"]);
    offers(&play, 0, "boardToken E01; boardToken E02; boardToken E03; boardToken E04");
    let mut full = play.copy();
    let events = plays(&mut play, 0, "boardToken E01");
    let left = json!({ "type": "leftBehind", "seat": 0, "train": 1, "station": "AMF", "tokens": ["E02", "E03", "E04"], "rule": "KND-62" });
    assert_eq!((events.len(), &events[1]), (2, &left));
    assert_eq!(phase(&play), json!({ "type": "act" }));
    has(&play, 0, "endTurn");
    let events = plays(&mut full, 0, "boardToken E02");
    assert_eq!((&events[0]["passengers"], &events[1]["tokens"]), (&json!(150), &json!(["E01", "E03", "E04"])));
}

#[test]
fn knd_r23_five_tokens_of_two_hundred_cannot_be_shared() {
    // Case 13.
    let trains = ["0.T1 BD-TB→TB +3 [N01 N07 N15 E08 E14] drove4"];
    let mut play = table_with(2, &trains, &[("/points", json!(1))]);
    offers(&play, 0, "drive 1 TB-HT; drive 1 TB-EHV; cards; endTurn");
    refused(&mut play, 0, "decouple 1 TB-HT > KND-R23");
}

#[test]
fn knd_r20_two_full_trains_swap_their_loads_token_by_token() {
    // Case 14.
    let trains = ["0.T1 AMF-UT→AMF [N19 E20] drove2", "0.T2 ASD-AMF→AMF [N07 W10 E13] drove3"];
    let mut play = table_with(2, &trains, &[("/points", json!(0))]);
    has(&play, 0, "transfer N19 1 2; transfer E20 1 2; transfer N07 2 1; transfer W10 2 1; transfer E13 2 1");
    for (step, exchange) in [("N19 1 2", true), ("N07 2 1", true), ("E20 1 2", true), ("W10 2 1", true), ("E13 2 1", false)] {
        plays(&mut play, 0, &format!("transfer {step}"));
        assert_eq!(phase(&play)["type"] == "exchange", exchange, "{step}");
    }
    stands(&play, 0, 1, &json!({ "load": ["N07", "E13", "W10"] }));
    stands(&play, 0, 2, &json!({ "load": ["N19", "E20"] }));
    assert!(!legal(&play, 0).iter().any(|words| words.starts_with("transfer")));
    refused(&mut play, 0, "transfer N19 2 1 > KND-R20");
}

#[test]
fn knd_93_the_board_is_nearly_empty_and_somebody_carries_nobody() {
    // Case 15.
    let all: Vec<&str> = rows("tokens").iter().map(|row| text(&row["id"])).collect();
    let gone: Vec<&str> = all.iter().copied().filter(|id| !["N01", "N02", "N03", "N04", "N05", "N06"].contains(id)).collect();
    let mut play = position(boxed(reference(2, &["1.T1 ASD-UT→UT [N06]"]), 1, &gone));
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11", "lastRound KND-93", "turnBegan KND-7"]);
    assert_eq!(events[1]["reason"], "exhausted");
    refused(&mut play, 1, "endTurn > KND-14");
    plays(&mut play, 1, "reverse 1");
    let sum: u64 = gone.iter().map(|id| passengers(id)).sum();
    let events = plays(&mut play, 1, "endTurn");
    assert_eq!(events.last().unwrap()["scores"], json!([0, sum]));
    play.shows(&json!({ "round": 5, "turn": 1, "phase": { "type": "over" } }));
    assert_eq!(play.outcome(), json!({ "ranking": [[1], [0]], "scores": [0, sum], "reason": "exhausted" }));
}

#[test]
fn knd_91_the_round_track_ends_the_game() {
    // Case 16.
    for (seats, rounds) in [(2, 25), (4, 20)] {
        let last = seats - 1;
        let at = |round: u8, last_round: bool| {
            let changes = [("/round", json!(round)), ("/turn", json!(last)), ("/lastRound", json!(last_round))];
            table_with(usize::from(seats), &[], &changes)
        };
        let mut play = at(rounds - 1, false);
        let events = plays(&mut play, last, "endTurn");
        assert_eq!(rules_of(&events), ["turnEnded KND-11", "turnBegan KND-8", "lastRound KND-91"]);
        assert_eq!((&events[1]["round"], &events[2]["reason"]), (&json!(rounds), &json!("track")));
        let mut play = at(rounds, true);
        let events = plays(&mut play, last, "endTurn");
        assert_eq!(events.last().unwrap()["type"], "gameOver");
        assert_eq!(play.outcome()["reason"], "track");
    }
    let mut play = table_with(3, &[], &[("/round", json!(20)), ("/turn", json!(2))]);
    plays(&mut play, 2, "endTurn");
    play.shows(&json!({ "round": 21, "lastRound": false, "turn": 0 }));
}

#[test]
fn knd_48_the_chip_that_is_due_moves() {
    // Case 17.
    let mut play = table_with(2, &["0.T1 AH-NM→AH"], &[("/chips", json!({ "A": "LW", "B": "EHV", "C": "HRL" }))]);
    let events = plays(&mut play, 0, "disrupt GN");
    assert_eq!(
        events,
        [json!({ "type": "disrupted", "seat": 0, "station": "GN", "chip": "A", "from": "LW", "disc": "B", "rule": "KND-48" })]
    );
    play.shows(&json!({ "chips": { "A": "GN", "B": "EHV", "C": "HRL" }, "disc": "B", "discard": ["GN"] }));
    has(&play, 0, "repair A; repair B; repair C");
    refused(&mut play, 0, "disrupt DZ > KND-51; disrupt GN > KND-48");
}

const BEHIND: &[&str] = &["0.T1 EHV-VL⇢VL", "0.T2 Y-ASD", "0.T3 AMF-UT→AMF"];

#[test]
fn knd_101_in_the_advanced_version_passengers_board_from_behind() {
    // Case 18.
    let mut play = table_with(2, BEHIND, &[("/variant", json!("advanced"))]);
    let behind: Vec<String> = legal(&play, 0).into_iter().filter(|words| words.starts_with("boardBehind")).collect();
    let expected =
        "boardBehind 1 S07; boardBehind 1 S08; boardBehind 1 S09; boardBehind 2 W01; boardBehind 2 W02; boardBehind 2 W03;
        boardBehind 2 W04; boardBehind 3 R01; boardBehind 3 R02; boardBehind 3 R03; boardBehind 3 R04";
    assert_eq!(behind, listed(&play, 0, expected));
    let events = plays(&mut play, 0, "boardBehind 1 S07");
    assert_eq!(rules_of(&events), ["stopped KND-36", "boarded KND-101"]);
    assert_eq!((&events[1]["station"], &events[1]["behind"]), (&json!("EHV"), &json!(true)));
    refused(&mut play, 0, "drive 1 EHV-VL > KND-17");
    has(&play, 0, "boardBehind 1 S08; boardBehind 1 S09");
    let mut family = table(2, BEHIND);
    refused(&mut family, 0, "boardBehind 1 S07 > KND-59; boardBehind 2 W01 > KND-59; boardBehind 3 R01 > KND-59");
}

const OFFERED: &[&str] = &["0.T1 MP-ZL→ZL [E10 W07] drove3", "1.T1 ZL-DV→ZL [W20]"];

#[test]
fn knd_70_players_may_agree_on_an_exchange() {
    // Case 19.
    let mut play = table_with(2, OFFERED, &[("/points", json!(2))]);
    assert_eq!(plays(&mut play, 0, "offer 1 1 1"), [json!(null); 0]);
    offers(&play, 0, "offerGive E10; offerGive W07; offerTake W20; cancelOffer");
    plays(&mut play, 0, "offerGive E10");
    offers(&play, 0, "offerGive W07; offerTake W20; propose; cancelOffer");
    let events = plays(&mut play, 0, "offerTake W20; propose");
    let terms =
        json!({ "seat": 0, "train": 1, "withSeat": 1, "withTrain": 1, "give": ["E10"], "take": ["W20"], "rule": "KND-70" });
    let told = |kind: &str| {
        let mut event = terms.clone();
        event["type"] = json!(kind);
        event
    };
    assert_eq!(events, [told("offered")]);
    assert_eq!(play.actors(), [json!(1)]);
    offers(&play, 1, "accept; decline");
    let mut declined = play.copy();
    let events = plays(&mut play, 1, "accept");
    assert_eq!(
        events,
        [json!({ "type": "stopped", "seat": 0, "train": 1, "station": "ZL", "rule": "KND-36" }), told("accepted")]
    );
    stands(&play, 0, 1, &json!({ "load": ["W07", "W20"] }));
    stands(&play, 1, 1, &json!({ "load": ["E10"] }));
    assert_eq!(train_of(&play, 0, 1)["now"]["halted"], true);
    refused(&mut play, 0, "endTurn > KND-38; offer 1 1 1 > KND-R25");
    assert_eq!(plays(&mut declined, 1, "decline"), [told("declined")]);
    has(&declined, 0, "drive 1 ZL-EMN");
    refused(&mut declined, 0, "offer 1 1 1 > KND-R25");
}

/// Three boxes of these sums and sizes, so many left aboard, all of it from the tokens of the file.
fn final_turn(variant: &str, boxes: [(u64, usize); 3], left: [&[&str]; 3]) -> Table {
    let seats = ["0.T1 AH-NM→AH", "1.T1 ZP-AH→ZP", "2.T1 GD-UT→GD"];
    let trains: Vec<String> = seats.iter().zip(left).map(|(train, load)| format!("{train} [{}]", load.join(" "))).collect();
    let trains: Vec<&str> = trains.iter().map(String::as_str).collect();
    let mut state = reference(3, &trains);
    let mut free: Vec<&str> =
        rows("tokens").iter().map(|row| text(&row["id"])).filter(|id| !left.concat().contains(id)).collect();
    for (seat, (sum, count)) in boxes.into_iter().enumerate() {
        let picked = pick(&free, sum, count).expect("the file has such tokens");
        free.retain(|id| !picked.contains(id));
        state = boxed(state, seat, &picked);
    }
    // Everybody's train is excused, so that the last turn can end at once.
    let chips = json!({ "A": "AH", "B": "ZP", "C": "GD" });
    let changes = [
        ("/variant", json!(variant)),
        ("/round", json!(25)),
        ("/lastRound", json!(true)),
        ("/turn", json!(2)),
        ("/chips", chips),
    ];
    position(with(state, &changes))
}

/// So many tokens that add up to this sum.
fn pick<'a>(free: &[&'a str], sum: u64, count: usize) -> Option<Vec<&'a str>> {
    if count == 0 {
        return (sum == 0).then(Vec::new);
    }
    let average = sum / count as u64;
    let mut near: Vec<(usize, &str)> = free.iter().copied().enumerate().filter(|(_, id)| passengers(id) <= sum).collect();
    near.sort_by_key(|(_, id)| passengers(id).abs_diff(average));
    near.dedup_by_key(|(_, id)| passengers(id));
    near.into_iter().find_map(|(at, id)| {
        let rest: Vec<&str> = free[at + 1..].to_vec();
        let mut picked = pick(&rest, sum - passengers(id), count - 1)?;
        picked.push(id);
        Some(picked)
    })
}

#[test]
fn knd_95_a_tie_is_broken_by_the_passengers_left_aboard() {
    // Case 21. R03 and R04 are 100 each, R06 is 50.
    let fifty = text(&rows("tokens").iter().find(|row| row["passengers"] == 50).unwrap()["id"]);
    let hundred = text(&rows("tokens").iter().find(|row| row["passengers"] == 100).unwrap()["id"]);
    let left: [&[&str]; 3] = [&[hundred], &[fifty], &[]];
    let boxes = [(900, 8), (900, 7), (850, 9)];
    let mut family = final_turn("family", boxes, left);
    let events = plays(&mut family, 2, "endTurn");
    let over = events.last().unwrap();
    assert_eq!(
        (&over["scores"], &over["ranking"], &over["rule"]),
        (&json!([900, 900, 850]), &json!([[1], [0], [2]]), &json!("KND-95"))
    );
    let mut advanced = final_turn("advanced", boxes, left);
    let events = plays(&mut advanced, 2, "endTurn");
    let over = events.last().unwrap();
    assert_eq!(
        (&over["scores"], &over["ranking"], &over["rule"]),
        (&json!([800, 850, 850]), &json!([[2], [1], [0]]), &json!("KND-96"))
    );
    assert_eq!(advanced.outcome(), json!({ "ranking": [[2], [1], [0]], "scores": [800, 850, 850], "reason": "track" }));
}

#[test]
fn knd_r30_front_and_back_in_one_turn() {
    // Case 25.
    let state = boxed(reference(2, &["0.T1 AMF-UT→AMF"]), 1, &["E02", "E03", "E04"]);
    let mut play: Table = position(with(state, &[("/variant", json!("advanced"))]));
    let events = plays(&mut play, 0, "board 1");
    assert_eq!(rules_of(&events), ["stopped KND-36", "boarded KND-59"]);
    assert_eq!((&events[0]["station"], &events[1]["tokens"]), (&json!("AMF"), &json!(["E01"])));
    let events = plays(&mut play, 0, "boardBehind 1 R03");
    assert_eq!(rules_of(&events), ["stopped KND-36", "boarded KND-101"]);
    assert_eq!(events[0]["station"], "UT");
    let events = plays(&mut play, 0, "boardBehind 1 R04");
    assert_eq!(rules_of(&events), ["boarded KND-101"]);
    let events = plays(&mut play, 0, "endTurn");
    assert_eq!(rules_of(&events), ["turnEnded KND-11", "turnBegan KND-7"]);
    stands(&play, 0, 1, &json!({ "restedAt": "UT" }));
    plays(&mut play, 1, "endTurn");
    let mine: Vec<String> =
        legal(&play, 0).into_iter().filter(|words| !words.starts_with("build ") && !words.starts_with("disrupt")).collect();
    assert_eq!(mine, listed(&play, 0, "drive 1 ZL-AMF; drive 1 AMF-APD; drive 1 ASD-AMF; reverse 1"));
    refused(&mut play, 0, "boardBehind 1 R01 > KND-18; board 1 > KND-59");
}

#[test]
fn knd_r25_an_offer_needs_something_that_could_change_trains() {
    // Case 27.
    let mut play = table(2, &["0.T1 AMF-UT→AMF [W02]", "0.T2 ASD-AMF→AMF", "1.T1 ZL-AMF→AMF"]);
    has(&play, 0, "offer 1 1 1");
    refused(&mut play, 0, "offer 2 1 1 > KND-R20; offer 1 0 2 > KND-70");
    plays(&mut play, 0, "transfer W02 1 2");
    refused(&mut play, 0, "offer 1 1 1 > KND-R20; offer 2 1 1 > KND-R20");
}

#[test]
fn knd_90_an_owner_may_shorten_the_game() {
    // Case 29, first half.
    let board = json!({ "constants": { "rounds": { "2": 1, "3": 1, "4": 1 } } });
    let mut play = setup::<Koplopers>(json!({ "board": board, "variant": "advanced" }), 2);
    play.shows(&json!({ "round": 1, "lastRound": true }));
    for seat in 0..2 {
        let yard = if seat == 0 { "Y-ES" } else { "Y-ZL" };
        plays(&mut play, seat, &format!("build {yard}; reverse 1"));
        let leave = legal(&play, seat).into_iter().find(|words| words.starts_with("board 1"));
        plays(&mut play, seat, &leave.unwrap());
        while phase(&play)["type"] == "boarding" {
            let first = legal(&play, seat).swap_remove(0);
            plays(&mut play, seat, &first);
        }
        if legal(&play, seat).contains(&"alight 1".to_owned()) {
            plays(&mut play, seat, "alight 1");
        }
        plays(&mut play, seat, "endTurn");
        draw_all(&mut play);
    }
    assert_eq!(play.outcome()["reason"], "track");
}
