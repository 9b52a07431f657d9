//! The score track, the end of the game, and who has won.

use super::*;

/// A position in which a seat ends a publication turn with these points.
fn ending(seat: usize, points: u8, renown: &[i32]) -> Play<Troia> {
    let cards = [64, 61, 63];
    let start = laid_out(3).played(seat, &[cards[seat]]);
    let others = [[1usize, 2], [0, 2], [0, 1]][seat];
    let low = [18, 3, 2];
    let start = start.played(others[0], &[low[others[0]]]).played(others[1], &[low[others[1]]]);
    let mut order = vec![seat];
    order.extend(others);
    start.turn(seat, &order).tent(seat, &[57]).renown(renown).with("/turn/points", json!(points)).open()
}

fn renown(play: &Play<Troia>) -> Vec<u64> {
    play.state()["seats"].as_array().unwrap().iter().map(|seat| seat["renown"].as_u64().unwrap()).collect()
}

fn moved_back(seat: u8, from: u8, to: u8) -> Value {
    json!({ "type": "pawnMovedBack", "seat": seat, "from": from, "to": to, "rule": "TRO-61" })
}

#[test]
fn tro_59_a_pawn_advances_by_the_points() {
    let mut play = ending(0, 8, &[3, 20, 30]);
    assert_eq!(play.plays(0, end_turn()), [pawn_moved(0, 8, 3, 11)]);
    assert_eq!(renown(&play), [11, 20, 30]);
    let state = publishing(&[], &[57]).renown(&[1000, 0, 0]).0;
    assert_eq!(crate::dsl::bad_position::<Troia>(state).rule().unwrap().id(), "TRO-59");
}

#[test]
fn tro_60_no_two_pawns_share_a_space() {
    let state = publishing(&[], &[57]).renown(&[7, 7, 0]).0;
    assert_eq!(crate::dsl::bad_position::<Troia>(state).rule().unwrap().id(), "TRO-60");
    let mut play = ending(2, 3, &[5, 4, 2]);
    play.plays(2, end_turn());
    assert_eq!(renown(&play), [3, 4, 5]);
}

#[test]
fn tro_61_the_pawn_that_was_there_is_moved_back() {
    let mut play = ending(2, 8, &[12, 11, 4]);
    assert_eq!(play.plays(2, end_turn()), [pawn_moved(2, 8, 4, 12), moved_back(0, 12, 10)]);
    assert_eq!(renown(&play), [10, 11, 12]);
}

#[test]
fn tro_r24_back_is_towards_the_start_and_the_left_space_is_free() {
    let mut play = ending(1, 1, &[12, 11, 0]);
    assert_eq!(play.plays(1, end_turn()), [pawn_moved(1, 1, 11, 12), moved_back(0, 12, 11)]);
    assert_eq!(renown(&play), [11, 12, 0]);
}

#[test]
fn tro_r25_the_start_corner_holds_any_number() {
    let mut play = ending(1, 1, &[1, 0, 0]);
    assert_eq!(play.plays(1, end_turn()), [pawn_moved(1, 1, 0, 1), moved_back(0, 1, 0)]);
    assert_eq!(renown(&play), [0, 1, 0]);
}

#[test]
fn tro_r26_the_lap_counts() {
    // 105 and 5 are one space of the track, and no collision.
    let mut play = ending(1, 5, &[5, 100, 0]);
    assert_eq!(play.plays(1, end_turn()), [pawn_moved(1, 5, 100, 105)]);
    assert_eq!(renown(&play), [5, 105, 0]);
}

#[test]
fn tro_r23_the_pawn_moves_once_at_the_end_of_the_turn() {
    let mut play = publishing(&[], &[1, 10, 26]).open();
    assert_eq!(crate::dsl::types(&play.plays(0, publish(&[1]))), ["published"]);
    assert_eq!(renown(&play), [0, 0, 0]);
    play.plays(0, publish(&[10]));
    assert_eq!(play.state()["turn"]["points"], 4);
    assert_eq!(play.plays(0, end_turn()), [pawn_moved(0, 4, 0, 4)]);
    // No points: nobody is pushed.
    let mut play = ending(1, 0, &[1, 0, 0]);
    assert_eq!(play.plays(1, end_turn()), [""; 0]);
    assert_eq!(renown(&play), [1, 0, 0]);
}

fn game_over(renown: &[i32], ranking: Value) -> Value {
    let reason = "publicationsUsed";
    json!({ "type": "gameOver", "ranking": ranking, "scores": renown, "reason": reason, "renown": renown, "rule": "TRO-62" })
}

/// Three players: seats 0 and 1 have no publication cards, seat 2 has one left, 47.
fn last_publication(renown: &[i32]) -> Position {
    let start = laid_out(3).played(0, &[48, 51, 54, 57, 64]).played(1, &[46, 49, 56, 59, 61]).played(2, &[50, 55, 60, 63]);
    start.with("/round", json!(8)).renown(renown).laid(0, 18).laid(1, 20)
}

#[test]
fn tro_62_the_game_ends_with_the_last_publication_card() {
    let mut play = last_publication(&[3, 9, 5]).tent(2, &[57]).open();
    play.plays(2, play_card(47));
    assert_eq!(play.state()["order"], json!([2, 1, 0]));
    play.plays(2, end_turn());
    let events = play.chance(permit(30));
    let over = game_over(&[3, 9, 5], json!([[1], [2], [0]]));
    assert_eq!(events, [permit_drawn(2, 30), turn_ended(2, "TRO-22"), over]);
    let state = play.state();
    assert_eq!((&state["phase"], &state["turn"], &state["order"]), (&json!("over"), &Value::Null, &json!([2, 1, 0])));
    assert_eq!((play.actors(), play.legal(1)), (vec![], vec![]));
    for mv in [end_turn(), dig(1), play_card(18)] {
        play.refuses_as(ludotheque::core::Code::GameOver, 1, mv, Some("TRO-62"));
    }
}

#[test]
fn tro_r28_nobody_acts_after_the_last_publication() {
    let mut play = last_publication(&[0, 0, 0]).tent(2, &[57, 56]).open();
    play.plays(2, play_card(47));
    play.plays(2, publish(&[56, 57]));
    let events = play.chance(permit(30));
    assert_eq!(events.last().unwrap(), &game_over(&[0, 0, 6], json!([[2], [0, 1]])));
    // A publication card that still waits in this round keeps the game going.
    let start = laid_out(3).played(0, &[48, 51, 54, 57]).played(1, &[46, 49, 56, 59]).played(2, &[47, 50, 55, 60, 63]);
    let mut play = start.with("/round", json!(8)).laid(0, 64).laid(1, 61).open();
    play.plays(2, play_card(2));
    assert_eq!(play.state()["phase"], "drawPermit", "nothing is behind the tent of seat 0");
    assert_eq!(play.chance(permit(21)), [permit_drawn(0, 21), turn_ended(0, "TRO-R30"), turn_began(1, 61)]);
    let events = play.chance(permit(22));
    assert_eq!(crate::dsl::types(&events), ["permitDrawn", "turnEnded", "gameOver"]);
    // The end is tested after a turn, not before: no publication card left from the start.
    let start = laid_out(3).played(0, &[48, 51, 54, 57, 64]).played(1, &[46, 49, 56, 59, 61]).played(2, &[47, 50, 55, 60, 63]);
    let mut play = start.laid(0, 18).laid(1, 3).open();
    let events = play.plays(2, play_card(2));
    assert_eq!(crate::dsl::types(&events), ["cardLaid", "revealed", "turnBegan"]);
    assert_eq!(events[2], turn_began(0, 18));
    let events = play.plays(0, end_turn());
    assert_eq!(events, [turn_ended(0, "TRO-22"), game_over(&[0, 0, 0], json!([[0, 1, 2]]))]);
}

#[test]
fn tro_2_the_most_renown_wins() {
    let mut play = last_publication(&[3, 9, 5]).open();
    play.plays(2, play_card(47));
    play.chance(permit(30));
    assert_eq!(play.outcome(), json!({ "ranking": [[1], [2], [0]], "scores": [3, 9, 5], "reason": "publicationsUsed" }));
}

#[test]
fn tro_r27_only_seats_at_0_share_a_rank() {
    let mut play = last_publication(&[0, 9, 0]).open();
    play.plays(2, play_card(47));
    play.chance(permit(30));
    assert_eq!(play.outcome(), json!({ "ranking": [[1], [0, 2]], "scores": [0, 9, 0], "reason": "publicationsUsed" }));
    // What is moved back is lost.
    let mut play = last_publication(&[5, 9, 2]).tent(2, &[57]).open();
    play.plays(2, play_card(47));
    play.plays(2, publish(&[57]));
    play.chance(permit(30));
    assert_eq!(play.outcome()["scores"], json!([4, 9, 5]));
}

#[test]
fn tro_r32_only_published_pieces_count() {
    let mut play = last_publication(&[0, 9, 0]).tent(0, &[1, 2, 3, 4, 5, 6]).front(2, &[7]).open();
    play.plays(2, play_card(47));
    play.chance(permit(30));
    assert_eq!(play.outcome()["scores"], json!([0, 9, 0]));
}

#[test]
fn tro_1_publishing_earns_renown_and_a_permit() {
    let mut play = publishing(&[], &[1]).open();
    play.plays(0, publish(&[1]));
    play.chance(permit(36));
    assert_eq!(renown(&play), [2, 0, 0]);
    assert!(play.state()["seats"][0]["hand"].as_array().unwrap().contains(&json!(36)));
}

#[test]
fn tro_63_without_publication_cards_one_goes_on_digging() {
    let start = laid_out(3).played(0, &[48, 51, 54, 57, 64]).played(1, &[3]).played(2, &[2]).with("/round", json!(6));
    let mut play = start.open();
    assert_eq!(play.legal(0), [1, 7, 12, 14, 18].map(play_card));
    play.plays(0, play_card(18));
    play.plays(1, play_card(61));
    play.plays(2, play_card(63));
    play.chance(permit(21));
    play.chance(permit(22));
    assert_eq!(play.state()["turn"]["seat"], 0);
    assert_eq!(play.state()["phase"], "dig");
}

#[test]
fn tro_r29_pile_and_hands_suffice() {
    // An empty pile gives no card.
    let neutral: Vec<u8> = std::iter::once(3).chain(21..=35).collect();
    let start = laid_out(3).played(0, &[64]).played(1, &neutral).played(2, &[36, 2]);
    let mut play = start.turn(0, &[0, 1, 2]).tent(0, &[57]).open();
    assert_eq!(play.plays(0, end_turn()), [turn_ended(0, "TRO-22"), turn_began(1, 35)]);
    // An empty hand sits the round out.
    let start = laid_out(3).played(0, &[1, 7, 12, 14, 18, 48, 51, 54, 57, 64]).played(1, &[3]);
    let mut play = start.with("/round", json!(12)).with("/waiting", json!([1, 2])).laid(1, 61).open();
    assert_eq!(play.actors(), [2]);
    play.refuses_as(ludotheque::core::Code::NotYourTurn, 0, play_card(1), Some("TRO-19"));
    let events = play.plays(2, play_card(2));
    assert_eq!(events[1]["cards"], json!([{ "seat": 1, "card": 61 }, { "seat": 2, "card": 2 }]));
    assert_eq!(play.state()["order"], json!([1, 2]));
    // The longest game: everybody plays dig cards while there are any.
    for (players, last) in [(4u8, 11), (3, 14), (2, 18)] {
        let mut play = game(players);
        play_until(&mut play, "playCards");
        let mut publications = Vec::new();
        while play.state()["phase"] != "over" {
            let who = actor(&play);
            let legal = play.legal(who);
            let mv = legal.iter().find(|mv| mv["type"] == "endTurn").unwrap_or(&legal[0]).clone();
            if mv["type"] == "playCard" && mv["card"].as_u64().unwrap() > 36 {
                publications.push(play.state()["round"].as_u64().unwrap());
            }
            play.plays(who, mv);
        }
        let first = if players == 4 { 5 } else { 6 };
        let rounds: Vec<u64> = (first..=last).step_by(2).flat_map(|round| vec![round; players.into()]).collect();
        assert_eq!(publications, rounds, "{players} players");
        assert_eq!(play.state()["round"], last);
        assert_eq!(play.state()["permits"].as_array().unwrap().len(), 16 - rounds.len());
    }
}
