//! How strong the bots are: contests between a bot and the same opponent in all other seats, the seats changing from game
//! to game. `cargo bench --bench strength -- [--game ID] [--players N] [--games N] [--bot WHO] [--against WHO] [--out FILE]
//! [--threads N]`, where WHO is `random`, `easy`, `medium`, `hard`, `ms:50` or `it:300`. With `--out`, every game that ends
//! is written down, and a run that was interrupted goes on where it was.
#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::panic, missing_docs, reason = "a benchmark prints")]

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use ludotheque::bot::{Level, Mcts, SOLVER_BUDGET};
use ludotheque::core::{Actor, Actors, Draw, EventLog, ForEachGame, Heuristics, Pcg, Rng, Seat, Seed};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    Random,
    At(Level),
    For(u64),
    Count(u32),
}

impl Player {
    fn read(text: &str) -> Self {
        match text.split_once(':') {
            Some(("ms", ms)) => Self::For(ms.parse().expect("milliseconds")),
            Some(("it", count)) => Self::Count(count.parse().expect("iterations")),
            _ => match text {
                "random" => Self::Random,
                "easy" => Self::At(Level::Easy),
                "medium" => Self::At(Level::Medium),
                "hard" => Self::At(Level::Hard),
                _ => panic!("{text:?} is nobody: random, easy, medium, hard, ms:50, it:300"),
            },
        }
    }

    /// The move that it makes for a seat; `seed` is its own.
    fn decide<G: Heuristics>(self, position: &G, seat: Seat, seed: u64, effort: &Effort) -> G::Move {
        let search = |level| Mcts::new(position, seat, level, seed, SOLVER_BUDGET).expect("the seat is to act");
        let counted = |level, limit| {
            let mut search = search(level);
            search.run_within(limit, limit);
            effort.add(search.iterations());
            search.suggestion().expect("there is a legal move").mv
        };
        match self {
            Self::Random => {
                let mut moves = Vec::new();
                position.legal_moves(Actor::Seat(seat), &mut moves);
                moves.swap_remove(Pcg::new(seed).below(moves.len() as u32) as usize)
            }
            Self::At(level) => counted(level, level.iterations()),
            Self::Count(count) => counted(Level::Hard, count),
            Self::For(ms) => {
                let clock = Instant::now();
                let budget = Duration::from_millis(ms);
                let mut search = search(Level::Hard);
                loop {
                    let spent = clock.elapsed();
                    let made = search.iterations();
                    let left = (budget.saturating_sub(spent).as_secs_f64() * f64::from(made) / spent.as_secs_f64()) as u32;
                    if spent >= budget || search.is_settled(if made == 0 { u32::MAX } else { left }) {
                        break;
                    }
                    search.run((made / 8).clamp(1, 64));
                }
                effort.add(search.iterations());
                search.suggestion().expect("there is a legal move").mv
            }
        }
    }
}

/// How much was thought.
#[derive(Default)]
struct Effort {
    searches: AtomicU32,
    iterations: AtomicU32,
}

impl Effort {
    fn add(&self, iterations: u32) {
        self.searches.fetch_add(1, Ordering::Relaxed);
        self.iterations.fetch_add(iterations, Ordering::Relaxed);
    }
}

struct Contest {
    game: String,
    players: Option<u8>,
    games: u32,
    bot: (String, Player),
    against: (String, Player),
    out: Option<String>,
    threads: usize,
}

/// How a game ended for the bot.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Won,
    Shared,
    Lost,
}

impl End {
    const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Shared => "shared",
            Self::Lost => "lost",
        }
    }
}

fn play<G: Heuristics>(options: &G::Options, seats: u8, number: u32, contest: &Contest, effort: &Effort) -> (End, u32, Vec<i32>) {
    let seed = Seed::from(i64::from(number / u32::from(seats)) + 1000);
    let bot = Seat((number % u32::from(seats)) as u8);
    let mut position = G::setup(options, seats, &mut Draw::setup(&seed)).unwrap();
    let mut plies = 0;
    loop {
        match position.actors() {
            Actors::Over => break,
            Actors::Chance => {
                let outcome = position.sample(&mut Draw::at(&seed, plies));
                position.apply(Actor::Chance, &outcome, &mut EventLog::disabled());
            }
            Actors::Seats(acting) => {
                let seat = acting.first().unwrap();
                let player = if seat == bot { contest.bot.1 } else { contest.against.1 };
                let mv = player.decide(&position, seat, u64::from(number) << 32 | u64::from(plies), effort);
                position.apply(Actor::Seat(seat), &mv, &mut EventLog::disabled());
            }
        }
        plies += 1;
    }
    let (outcome, _) = position.outcome().expect("a game that is over has an outcome");
    let first = &outcome.ranking[0];
    let end = match (first.contains(&bot), first.len()) {
        (true, 1) => End::Won,
        (true, _) => End::Shared,
        (false, _) => End::Lost,
    };
    (end, plies, outcome.scores)
}

impl ForEachGame for Contest {
    fn visit<G: Heuristics>(&mut self) {
        if !self.game.is_empty() && G::INFO.id != self.game {
            return;
        }
        let seats = self.players.unwrap_or(G::INFO.min_players).clamp(G::INFO.min_players, G::INFO.max_players);
        let name = format!("{} {}p {} against {}", G::INFO.id, seats, self.bot.0, self.against.0);
        let done = Mutex::new(self.written(&name));
        let next = AtomicU32::new(0);
        let effort = Effort::default();
        let clock = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if done.lock().unwrap().contains_key(&number) {
                            continue;
                        }
                        let (end, plies, scores) = play::<G>(&G::Options::default(), seats, number, self, &effort);
                        let mut done = done.lock().unwrap();
                        done.insert(number, end);
                        self.write(&name, number, end, plies, &scores);
                        let [won, shared, lost] = counts(&done);
                        eprint!("\r{name}: {}/{} games, won {won}, shared {shared}, lost {lost} ", done.len(), self.games);
                    }
                });
            }
        });
        let done = done.into_inner().unwrap();
        assert_eq!(done.len() as u32, self.games, "every game was played");
        let [won, shared, lost] = counts(&done);
        let searches = effort.searches.load(Ordering::Relaxed).max(1);
        eprintln!();
        println!(
            "{}",
            serde_json::json!({
                "contest": name, "game": G::INFO.id, "players": seats, "bot": self.bot.0, "against": self.against.0, "games": self.games,
                "won": won, "shared": shared, "lost": lost, "seconds": clock.elapsed().as_secs(),
                "playoutsPerMove": effort.iterations.load(Ordering::Relaxed) / searches,
            })
        );
    }
}

fn counts(done: &BTreeMap<u32, End>) -> [usize; 3] {
    [End::Won, End::Shared, End::Lost].map(|wanted| done.values().filter(|&&end| end == wanted).count())
}

impl Contest {
    /// The games that an earlier run has written down.
    fn written(&self, name: &str) -> BTreeMap<u32, End> {
        let text = self.out.as_ref().and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
        let line = |line: &str| {
            let value: serde_json::Value = serde_json::from_str(line).ok()?;
            let number = u32::try_from(value["number"].as_u64()?).ok()?;
            let end = [End::Won, End::Shared, End::Lost].into_iter().find(|end| value["end"] == end.word())?;
            (value["contest"] == name && number < self.games).then_some((number, end))
        };
        text.lines().filter_map(line).collect()
    }

    fn write(&self, name: &str, number: u32, end: End, plies: u32, scores: &[i32]) {
        let Some(path) = &self.out else { return };
        let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path).unwrap();
        let line = serde_json::json!({ "contest": name, "number": number, "end": end.word(), "plies": plies, "scores": scores });
        writeln!(file, "{line}").unwrap();
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let given = |name: &str| words.iter().position(|word| word == name).and_then(|at| words.get(at + 1)).cloned();
    let player = |name: &str, usual: &str| {
        let text = given(name).unwrap_or_else(|| usual.to_owned());
        let player = Player::read(&text);
        (text, player)
    };
    let number = |name: &str, usual: u32| given(name).map_or(usual, |text| text.parse().expect("a number"));
    let mut contest = Contest {
        game: given("--game").unwrap_or_default(),
        players: given("--players").map(|text| text.parse().expect("a number of players")),
        games: number("--games", 100),
        bot: player("--bot", "ms:200"),
        against: player("--against", "random"),
        out: given("--out"),
        threads: number("--threads", 1) as usize,
    };
    ludotheque::games::each(&mut contest);
}
