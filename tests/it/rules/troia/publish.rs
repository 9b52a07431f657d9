//! Publication cards: what may be published, what it counts as and what it earns.

use super::*;
use crate::dsl::{scenario, types};

fn example_1() -> Play<Troia> {
    scenario("example-1")
}

// ---- The rulebook's examples ----

#[test]
fn example_1_earns_8_points() {
    let mut play = example_1();
    assert_eq!(play.legal(0), [publish(&[58]), publish(&[64]), publish(&[65]), publish(&[64, 65]), end_turn()]);
    let events = play.plays(0, publish(&[58]));
    assert_eq!(events, [publication(0, "VIII", &[58], "primordial", "TRO-48", (1, 1))]);
    assert_eq!(play.legal(0), [publish(&[64, 65]), end_turn()]);
    play.refuses(0, publish(&[64]), "TRO-51");
    play.refuses(0, publish(&[65]), "TRO-51");
    let events = play.plays(0, publish(&[64, 65]));
    assert_eq!(events, [publication(0, "VIII", &[64, 65], "primordial", "TRO-49", (4, 2)), pawn_moved(0, 8, 0, 8)]);
    assert_eq!(play.actors(), ["chance"]);
    let events = play.chance(permit(21));
    assert_eq!(events, [permit_drawn(0, 21), turn_ended(0, "TRO-R30"), turn_began(1, 61)]);
    assert_eq!(play.state()["seats"][0]["renown"], 8);
    // It continues as example 2.
    assert_eq!(play.state(), scenario::<Troia>("example-2").state());
}

#[test]
fn example_2_earns_4_points() {
    let mut play: Play<Troia> = scenario("example-2");
    assert_eq!(play.legal(1), [publish(&[61]), publish(&[62]), end_turn()]);
    play.refuses(1, publish(&[61, 62]), "TRO-45");
    let events = play.plays(1, publish(&[62]));
    assert_eq!(events, [publication(1, "VIII", &[62], "secondary", "TRO-50", (2, 0))]);
    let events = play.plays(1, publish(&[61]));
    assert_eq!(events, [publication(1, "VIII", &[61], "secondary", "TRO-50", (2, 0)), pawn_moved(1, 4, 0, 4)]);
    assert_eq!(play.state()["seats"][1]["renown"], 4);
}

#[test]
fn example_3_earns_11_points() {
    let mut play: Play<Troia> = scenario("example-3");
    assert_eq!(play.legal(2), [publish(&[67, 71, 72, 73]), end_turn()]);
    let events = play.plays(2, publish(&[67, 71, 72, 73]));
    let expected = publication(2, "VIII", &[67, 71, 72, 73], "primordial", "TRO-49", (7, 4));
    assert_eq!(events, [expected, pawn_moved(2, 11, 0, 11)]);
    assert_eq!(play.state()["seats"][2]["renown"], 11);
}

#[test]
fn the_examples_are_the_laid_out_position() {
    let start = laid_out(3).played(0, &[1, 7, 12, 64]).played(1, &[3, 5, 10, 61]).played(2, &[2, 8, 9, 17]);
    let built = start.turn(0, &[0, 1, 2]).with("/round", json!(4));
    let built = built.tent(0, &[58, 64, 65]).tent(1, &[61, 62]).tent(2, &[67, 71, 72, 73]);
    assert_eq!(built.open().state(), example_1().state());
}

// ---- Further cases ----

#[test]
fn tro_r18_equal_size_is_secondary() {
    let mut play = publishing(&[42, 43], &[44, 48, 52, 53]).open();
    play.refuses(0, publish(&[52, 53]), "TRO-51");
    let groups: [(&[usize], &str, u64); 5] = [
        (&[44], "secondary", 1),
        (&[44, 48], "secondary", 3),
        (&[44, 48, 52], "primordial", 8),
        (&[48, 52, 53], "primordial", 9),
        (&[44, 48, 52, 53], "primordial", 11),
    ];
    let mut legal: Vec<Value> = groups.iter().map(|group| publish(group.0)).collect();
    legal.push(end_turn());
    assert_eq!(play.legal(0), legal);
    for (group, status, points) in groups {
        assert_eq!(earned(&play.copy().plays(0, publish(group))), (status.to_owned(), points), "{group:?}");
    }
}

#[test]
fn tro_51_a_secondary_publication_touches_the_published() {
    // A corner is not enough.
    let mut play = publishing(&[42], &[47]).open();
    play.refuses(0, publish(&[47]), "TRO-51");
    assert_eq!(play.legal(0), [end_turn()]);
    let mut play = publishing(&[42], &[46]).open();
    assert_eq!(earned(&play.plays(0, publish(&[46]))), ("secondary".to_owned(), 2));
}

#[test]
fn tro_r17_the_largest_group_counts_whoever_published_it() {
    // Example 3: B and C of seat 0 and E of seat 1 are a group of three, so three pieces are not larger.
    let mut play: Play<Troia> = scenario("example-3");
    for three in [[67, 71, 72], [71, 72, 73]] {
        play.refuses(2, publish(&three), "TRO-51");
    }
    play.plays(2, publish(&[67, 71, 72, 73]));
    // Joining: VIII-b2 touches a2, c2 and b3, and the largest group is ten.
    let mut state = Position(play.state());
    state.0["phase"] = json!("publish");
    let state = state.played(0, &[48]).played(1, &[20]).played(2, &[16]).turn(0, &[0, 1, 2]).with("/round", json!(6));
    let mut play = state.tent(0, &[63, 59]).open();
    assert_eq!(earned(&play.plays(0, publish(&[63]))), ("secondary".to_owned(), 2));
    // No publication of at most five is larger than ten; b1 touches its neighbours.
    assert_eq!(earned(&play.plays(0, publish(&[59]))), ("secondary".to_owned(), 1));
}

#[test]
fn tro_49_a_publication_is_measured_by_its_own_pieces() {
    let mut play = publishing(&[42, 43, 44], &[45, 49]).open();
    let events = play.plays(0, publish(&[45, 49]));
    assert_eq!(events[0], publication(0, "VII", &[45, 49], "secondary", "TRO-50", (3, 0)));
}

#[test]
fn tro_53_two_primordial_publications_in_one_layer() {
    let mut play = publishing(&[], &[26, 33, 37, 41]).open();
    play.refuses(0, publish(&[26, 33, 37, 41]), "TRO-45");
    assert_eq!(play.plays(0, publish(&[26])), [publication(0, "VI", &[26], "primordial", "TRO-48", (1, 1))]);
    let events = play.plays(0, publish(&[33, 37, 41]));
    let expected = publication(0, "VI", &[33, 37, 41], "primordial", "TRO-49", (6, 3));
    assert_eq!(events, [expected, pawn_moved(0, 11, 0, 11)]);
}

#[test]
fn tro_46_several_layers_but_five_pieces() {
    let mut play = publishing(&[], &[5, 15, 16, 48, 49, 53]).open();
    let legal = play.legal(0);
    assert_eq!((legal.len(), of_type(&legal, "publish")), (11, 10));
    assert_eq!(earned(&play.plays(0, publish(&[5]))), ("primordial".to_owned(), 3));
    assert_eq!(earned(&play.plays(0, publish(&[15, 16]))), ("primordial".to_owned(), 6));
    play.refuses(0, publish(&[48, 49, 53]), "TRO-46");
    let events = play.plays(0, publish(&[48, 49]));
    assert_eq!(earned(&events), ("primordial".to_owned(), 6));
    assert_eq!(events[1], pawn_moved(0, 15, 0, 15));
    assert_eq!(play.state()["phase"], "drawPermit");
    assert_eq!(play.state()["pieces"][52]["place"], json!({ "type": "tent", "seat": 0 }));
}

#[test]
fn tro_54_the_last_cell_makes_a_publication_final() {
    let others: Vec<usize> = (1..=8).collect();
    let mut play = publishing(&others, &[9]).open();
    let events = play.plays(0, publish(&[9]));
    assert_eq!(events[0], publication(0, "I", &[9], "final", "TRO-54", (2, 1)));
    assert_eq!(events[1], json!({ "type": "layerCompleted", "layer": "I", "rule": "TRO-54" }));
    assert_eq!(types(&events), ["published", "layerCompleted", "pawnMoved"]);
    // With c1 and a3 missing only the second is final.
    let mut play = publishing(&[1, 2, 4, 5, 6, 8, 9], &[3, 7]).open();
    assert_eq!(earned(&play.plays(0, publish(&[3]))), ("secondary".to_owned(), 1));
    assert_eq!(earned(&play.plays(0, publish(&[7]))), ("final".to_owned(), 2));
}

#[test]
fn tro_r21_final_and_larger_at_once_has_one_bonus() {
    let mut play = publishing(&[1, 3, 7, 9], &[2, 4, 5, 6, 8]).open();
    let events = play.plays(0, publish(&[2, 4, 5, 6, 8]));
    assert_eq!(events[0], publication(0, "I", &[2, 4, 5, 6, 8], "final", "TRO-54", (10, 5)));
}

#[test]
fn tro_40_at_most_five_of_the_own_examined_pieces() {
    let mut play = publishing(&[], &[1, 2, 3, 4, 5, 6]).open();
    play.refuses(0, publish(&[1, 2, 3, 4, 5, 6]), "TRO-40");
    let legal = play.legal(0);
    assert_eq!((of_type(&legal, "publish"), legal.len()), (39, 40));
    // In front, in the mound, another's, published: none of these is behind the own tent.
    let mut play = publishing(&[12], &[1]).front(0, &[2]).tent(1, &[3]).open();
    for number in [2, 3, 4, 12] {
        play.refuses(0, publish(&[number]), "TRO-40");
        play.refuses(0, publish(&[1, number]), "TRO-40");
    }
}

// ---- Rule by rule ----

#[test]
fn tro_41_a_publication_lies_in_one_layer() {
    let mut play = publishing(&[], &[1, 10]).open();
    play.refuses(0, publish(&[1, 10]), "TRO-41");
    assert_eq!(play.plays(0, publish(&[10]))[0]["layer"], "II");
}

#[test]
fn tro_42_a_piece_goes_to_its_cell() {
    let mut play = publishing(&[], &[47]).open();
    let events = play.plays(0, publish(&[47]));
    assert_eq!((&events[0]["layer"], &events[0]["pieces"][0]["cell"]), (&json!("VII"), &json!("b2")));
    assert_eq!(play.state()["pieces"][46]["place"], json!({ "type": "published", "seat": 0, "round": 1 }));
}

#[test]
fn tro_r22_a_publication_names_pieces_only() {
    let play = publishing(&[], &[47]).open();
    play.malformed(json!({ "type": "publish", "pieces": ["t47"], "cell": "b3" }));
    play.malformed(json!({ "type": "publish", "pieces": [{ "piece": "t47", "cell": "b3" }] }));
    assert_eq!(play.legal(0), [publish(&[47]), end_turn()]);
}

#[test]
fn tro_43_every_piece_earns_renown() {
    // Secondary pieces, rubble included, earn as well: VII-b1 next to VII-a1.
    let mut play = publishing(&[42], &[43]).open();
    let events = play.plays(0, publish(&[43]));
    assert_eq!(earned(&events), ("secondary".to_owned(), 1));
    assert_eq!(events[1], pawn_moved(0, 1, 0, 1));
}

#[test]
fn tro_44_a_single_piece_or_a_group_but_not_nothing() {
    let mut play = publishing(&[], &[1, 2]).open();
    play.refuses(0, publish(&[]), "TRO-44");
    assert_eq!(play.legal(0), [publish(&[1]), publish(&[2]), publish(&[1, 2]), end_turn()]);
}

#[test]
fn tro_45_pieces_that_meet_at_a_corner_are_no_group() {
    let mut play = publishing(&[], &[42, 47]).open();
    play.refuses(0, publish(&[42, 47]), "TRO-45");
    // d1 and a2 follow one another in the list of cells and are not adjacent, either.
    let mut play = publishing(&[], &[45, 46]).open();
    play.refuses(0, publish(&[45, 46]), "TRO-45");
}

#[test]
fn tro_r16_a_group_is_connected_by_itself() {
    // a1 and c1 would be joined by b1, which is published: still two publications.
    let mut play = publishing(&[43], &[42, 44]).open();
    play.refuses(0, publish(&[42, 44]), "TRO-45");
    assert_eq!(play.legal(0), [publish(&[42]), publish(&[44]), end_turn()]);
}

#[test]
fn tro_47_a_publication_turn_gives_no_digging() {
    let mut play = publishing(&[], &[1]).front(0, &[2]).open();
    play.refuses(0, dig(3), "TRO-47");
    play.refuses(0, examine(2), "TRO-47");
    play.plays(0, publish(&[1]));
    assert_eq!(play.actors(), ["chance"], "one piece was all there was: the turn is over");
}

#[test]
fn tro_48_the_first_publication_is_primordial() {
    for group in [&[47][..], &[47, 48]] {
        let mut play = publishing(&[1, 12], group).open();
        let events = play.plays(0, publish(group));
        assert_eq!((&events[0]["status"], &events[0]["rule"]), (&json!("primordial"), &json!("TRO-48")));
    }
}

#[test]
fn tro_50_what_is_not_larger_is_secondary() {
    let mut play = publishing(&[42, 43], &[46]).open();
    let events = play.plays(0, publish(&[46]));
    assert_eq!(events[0], publication(0, "VII", &[46], "secondary", "TRO-50", (2, 0)));
}

#[test]
fn tro_52_a_primordial_publication_may_lie_anywhere() {
    // c4 and d4 are far from a1.
    let mut play = publishing(&[42], &[56, 57]).open();
    assert_eq!(play.legal(0), [publish(&[56, 57]), end_turn()]);
    assert_eq!(earned(&play.plays(0, publish(&[56, 57]))), ("primordial".to_owned(), 6));
}

#[test]
fn tro_55_a_plan_piece_earns_two() {
    let mut play = publishing(&[42], &[46]).open();
    assert_eq!(play.plays(0, publish(&[46]))[0]["pieceTotal"], 2);
}

#[test]
fn tro_56_a_rubble_piece_earns_one_and_has_no_plan_face() {
    let mut play = publishing(&[42], &[43]).open();
    assert_eq!(play.plays(0, publish(&[43]))[0]["pieceTotal"], 1);
    let state = publishing(&[42], &[43]).with("/pieces/42/shown", json!("plan")).0;
    assert_eq!(crate::dsl::bad_position::<Troia>(state).rule().unwrap().id(), "TRO-56");
}

#[test]
fn tro_57_primordial_pieces_earn_one_more_each() {
    let mut play = publishing(&[], &[46, 47, 50]).open();
    let events = play.plays(0, publish(&[46, 47, 50]));
    assert_eq!((&events[0]["pieceTotal"], &events[0]["bonus"]), (&json!(5), &json!(3)));
}

#[test]
fn tro_58_final_pieces_earn_one_more_each() {
    let mut play = publishing(&[1, 2, 3, 4, 5, 6, 7], &[8, 9]).open();
    let events = play.plays(0, publish(&[8, 9]));
    assert_eq!(events[0], publication(0, "I", &[8, 9], "final", "TRO-54", (4, 2)));
}

#[test]
fn tro_r19_one_piece_of_a_group_is_enough_to_touch() {
    // c1, c2, c3 against a1, b1 and two more in the corner: only c1 touches.
    let mut play = publishing(&[42, 43, 46], &[44, 48, 52]).open();
    assert_eq!(earned(&play.plays(0, publish(&[44, 48, 52]))), ("secondary".to_owned(), 5));
}

#[test]
fn tro_r20_the_status_follows_from_the_pieces() {
    let play = publishing(&[42], &[43]).open();
    play.malformed(json!({ "type": "publish", "pieces": ["t43"], "status": "primordial" }));
    // Larger and touching is primordial, not secondary.
    let mut play = publishing(&[42], &[43, 44]).open();
    assert_eq!(earned(&play.plays(0, publish(&[43, 44]))).0, "primordial");
}

#[test]
fn tro_r35_each_publication_is_judged_by_itself() {
    let mut play = publishing(&[], &[42, 43, 57]).open();
    assert_eq!(earned(&play.plays(0, publish(&[42]))).0, "primordial");
    play.refuses(0, publish(&[57]), "TRO-51");
    assert_eq!(earned(&play.plays(0, publish(&[43]))), ("secondary".to_owned(), 1));
}

#[test]
fn publications_are_listed_by_layer_size_and_number() {
    let mut state = publishing(&[], &[9, 10, 12, 11]);
    // Handles say nothing about cells: t9 is VIII-b1, t10 VIII-a1, t11 I-a1, t12 VIII-a2.
    for (number, swapped) in [(9, 59), (10, 58), (11, 1), (12, 62)] {
        for field in ["layer", "cell", "kind"] {
            let (a, b) = (state.0["pieces"][number - 1][field].clone(), state.0["pieces"][swapped - 1][field].clone());
            state.0["pieces"][number - 1][field] = b;
            state.0["pieces"][swapped - 1][field] = a;
        }
    }
    let legal = state.open().legal(0);
    let expected: [&[usize]; 7] = [&[11], &[9], &[10], &[12], &[9, 10], &[10, 12], &[9, 10, 12]];
    let mut expected: Vec<Value> = expected.iter().map(|group| publish(group)).collect();
    expected.push(end_turn());
    assert_eq!(legal, expected);
}

#[test]
fn the_pieces_of_a_publication_may_be_named_in_any_order() {
    let mut play = example_1();
    let reversed = json!({ "type": "publish", "pieces": ["t65", "t64"] });
    assert_eq!(play.plays(0, reversed)[0]["pieces"], json!([found(64), found(65)]));
    assert_eq!(json!(play.0.moves()[0].1), publish(&[64, 65]), "history keeps the listed form");
    play.malformed(json!({ "type": "publish", "pieces": ["t58", "t58"] }));
}

/// Brute force: every subset of the tent of at most `most` pieces, judged by the text of the rules.
fn legal_groups(state: &Value, seat: usize, most: usize) -> Vec<Vec<usize>> {
    let pieces = state["pieces"].as_array().unwrap();
    let at = |piece: &Value| {
        let cell = piece["cell"].as_str().unwrap().as_bytes();
        (i32::from(cell[0]), i32::from(cell[1]))
    };
    let near = |a: (i32, i32), b: (i32, i32)| (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1;
    let largest = |cells: &[(i32, i32)]| {
        let mut best = 0;
        for start in 0..cells.len() {
            let mut group = vec![start];
            let mut next = 0;
            while next < group.len() {
                let grown: Vec<usize> =
                    (0..cells.len()).filter(|n| !group.contains(n) && near(cells[*n], cells[group[next]])).collect();
                group.extend(grown);
                next += 1;
            }
            best = best.max(group.len());
        }
        best
    };
    let mut found = Vec::new();
    for (layer, size) in [("I", 9), ("II", 16), ("VI", 16), ("VII", 16), ("VIII", 16)] {
        let of_layer = |place: &str| {
            let there = |(_, piece): &(usize, &Value)| piece["layer"] == layer && piece["place"]["type"] == place;
            pieces
                .iter()
                .enumerate()
                .filter(there)
                .map(|(n, piece)| (n + 1, at(piece), &piece["place"]["seat"]))
                .collect::<Vec<_>>()
        };
        let done: Vec<(i32, i32)> = of_layer("published").iter().map(|piece| piece.1).collect();
        let tent: Vec<(usize, (i32, i32))> =
            of_layer("tent").into_iter().filter(|piece| piece.2 == seat).map(|piece| (piece.0, piece.1)).collect();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for mask in 1u32..1 << tent.len() {
            if mask.count_ones() as usize > most {
                continue;
            }
            let chosen: Vec<(usize, (i32, i32))> =
                (0..).zip(&tent).filter(|(n, _)| mask & (1 << n) != 0).map(|(_, piece)| *piece).collect();
            let cells: Vec<(i32, i32)> = chosen.iter().map(|piece| piece.1).collect();
            let connected = largest(&cells) == cells.len();
            let fills = done.len() + cells.len() == size;
            let touches = cells.iter().any(|&cell| done.iter().any(|&other| near(cell, other)));
            if connected && (fills || cells.len() > largest(&done) || touches) {
                groups.push(chosen.iter().map(|piece| piece.0).collect());
            }
        }
        groups.sort_by_key(|group| (group.len(), group.clone()));
        found.extend(groups);
    }
    found
}

#[test]
fn group_publications_are_exactly_the_connected_subsets() {
    use ludotheque::core::{Pcg, Rng};
    let mut dice = Pcg::new(46);
    let mut longest = 0;
    for _ in 0..1000 {
        let mut numbers: Vec<usize> = (1..=73).collect();
        dice.shuffle(&mut numbers);
        let (published, rest) = numbers.split_at(dice.below(50) as usize);
        let tent: Vec<usize> = rest.iter().copied().take(1 + dice.below(30) as usize).collect();
        let done = dice.below(5) as usize;
        let state = publishing(published, &tent).with("/turn/published", json!(done));
        let play = state.open();
        let mut expected: Vec<Value> = legal_groups(&state.0, 0, 5 - done).iter().map(|group| publish(group)).collect();
        longest = longest.max(expected.len());
        expected.push(end_turn());
        assert_eq!(play.legal(0), expected, "published {published:?}, tent {tent:?}");
    }
    assert!(longest > 60, "large hands were tried");
}
