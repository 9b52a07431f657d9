//! Numbers of move paths from known positions: `perft/<game>.perft` has the options, then the counts by depth.

use ludotheque::core::{Actor, Draw, EventLog, ForEachGame, Game, Heuristics, Seed};

use crate::architecture::root;

fn paths<G: Game>(position: &G, depth: u32) -> u64 {
    let Some(who) = position.actors().first() else { return 0 };
    let mut moves = Vec::new();
    position.legal_moves(who, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| {
            let mut next = position.clone();
            next.apply(who, mv, &mut EventLog::disabled());
            paths(&next, depth - 1)
        })
        .sum()
}

struct Perft(u32);

impl ForEachGame for Perft {
    fn visit<G: Heuristics>(&mut self) {
        let Ok(text) = std::fs::read_to_string(root().join(format!("tests/perft/{}.perft", G::INFO.id))) else { return };
        for line in text.lines().filter(|line| line.starts_with('{')) {
            let (options, counts) = line.split_once('|').expect("options | counts");
            let mut options: serde_json::Map<String, serde_json::Value> = serde_json::from_str(options).unwrap();
            let seats =
                options.shift_remove("players").map_or(G::INFO.default_players, |players| players.as_u64().unwrap() as u8);
            let options = crate::dsl::read(&options.into()).unwrap();
            let start = G::setup(&options, seats, &mut Draw::setup(&Seed::from(1))).unwrap();
            assert_ne!(start.actors().first(), Some(Actor::Chance), "a perft starts at a decision");
            for (depth, count) in (1..).zip(counts.split_whitespace()) {
                assert_eq!(paths(&start, depth), count.parse::<u64>().unwrap(), "{line}, depth {depth}");
                self.0 += 1;
            }
        }
    }
}

#[test]
fn the_numbers_of_move_paths_are_those_of_the_specification() {
    let mut perft = Perft(0);
    ludotheque::games::each(&mut perft);
    assert!(perft.0 > 0, "no perft file was read");
}
