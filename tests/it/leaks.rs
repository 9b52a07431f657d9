//! A bot does not peek: the same view has the same suggestion, whatever is hidden and whatever the table's seed is.
//! `PEEK_DIVISOR` divides the number of positions of each game: 1 is the whole suite.

use ludotheque::api::Session;
use ludotheque::bot::{Level, Mcts, SOLVER_BUDGET, Suggestion};
use ludotheque::core::{ChanceMode, ForEachGame, Heuristics, Pcg, Rng, Seat, Seed, Start, Table, Viewer};

use crate::bot::position_after;
use crate::dsl::json_of;

/// Positions of each game with secrets.
const POSITIONS: u32 = 1000;

/// Iterations of each search: enough to go down the tree some way.
const ITERATIONS: u32 = 24;

struct Peek {
    positions: u32,
    told: Vec<(&'static str, u32)>,
}

fn suggestion<G: Heuristics>(position: &G, seat: Seat, seed: u64) -> Suggestion<G::Move> {
    let mut search = Mcts::new(position, seat, Level::Hard, seed, SOLVER_BUDGET).unwrap();
    search.run_within(ITERATIONS, ITERATIONS);
    search.suggestion().unwrap()
}

impl ForEachGame for Peek {
    fn visit<G: Heuristics>(&mut self) {
        let mut dice = Pcg::new(77);
        let (mut looked_at, mut different) = (0, 0);
        let variants = G::variants();
        // Where there are secrets, as many positions as that in which another truth is behind the same view.
        while different < self.positions && (different > 0 || looked_at < self.positions) {
            let variant = &variants[dice.below(variants.len() as u32) as usize];
            let span = u32::from(G::INFO.max_players - G::INFO.min_players) + 1;
            let seats = G::INFO.min_players + dice.below(span) as u8;
            let plies = dice.below(160);
            let Some((position, seat)) = position_after::<G>(seats, &variant.options, plies, &mut dice) else { continue };
            let other = position.determinize(seat, &mut dice);
            assert_eq!(position.state(Viewer::Seat(seat)), other.state(Viewer::Seat(seat)));
            let seed = u64::from(dice.next_u32());
            assert_eq!(
                position.determinize(seat, &mut Pcg::new(seed)),
                other.determinize(seat, &mut Pcg::new(seed)),
                "a determinization depends on the truth"
            );
            assert_eq!(suggestion(&position, seat, seed), suggestion(&other, seat, seed), "{}: {seat} peeks", G::INFO.id);
            looked_at += 1;
            different += u32::from(position != other);
        }
        self.told.push((G::INFO.id, different));
    }
}

#[test]
fn a_bot_does_not_peek() {
    let divisor = std::env::var("PEEK_DIVISOR").map_or(50, |text| text.parse().expect("PEEK_DIVISOR is a number"));
    let mut peek = Peek { positions: POSITIONS / divisor, told: Vec::new() };
    ludotheque::games::each(&mut peek);
    for (id, different) in &peek.told {
        println!("{id}: {different} positions with another truth behind the same view");
    }
    let secretive: Vec<&str> =
        peek.told.iter().filter(|(_, different)| *different == peek.positions).map(|(id, _)| *id).collect();
    assert_eq!(secretive, ["troia", "frachtexpress", "koplopers"], "{:?}", peek.told);
}

#[test]
fn the_seed_of_the_table_plays_no_part() {
    struct Seeds;
    impl ForEachGame for Seeds {
        fn visit<G: Heuristics>(&mut self) {
            let start = || Start::Setup { options: G::Options::default(), seats: G::INFO.default_players };
            let mut table = Table::<G>::open(start(), Seed::from(1), ChanceMode::Manual).unwrap();
            while let Some(who @ ludotheque::core::Actor::Chance) = table.position().actors().first() {
                let outcome = table.position().sample(&mut Pcg::new(3));
                table.apply(Some(who), outcome).unwrap();
            }
            let state = table.position().state(Viewer::Omniscient);
            let told = |seed: i64| {
                let mut options = serde_json::json!({ "seed": seed, "position": json_of(&state) });
                options["chance"] = "auto".into();
                let session = Session::<G>::create(&options.to_string()).unwrap();
                let mut search = session.search(r#"{"iterations":48,"seed":7}"#).unwrap();
                assert!(search.run(f64::INFINITY, || 0.0));
                search.suggestion()
            };
            assert_eq!(told(1), told(2), "{}", G::INFO.id);
        }
    }
    ludotheque::games::each(&mut Seeds);
}
