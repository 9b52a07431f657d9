//! Monte Carlo tree search over information sets.
//!
//! Every iteration imagines a world that the seat cannot tell from the real one, walks down what it has learnt so far,
//! adds one decision, plays the game on and writes down what came of it for everybody on the way. The real position is
//! only ever asked for such worlds. Each seat maximises its own reward; chance is drawn; a secret move leads to the same
//! decision of the next seat as any other, so nobody in the tree acts on what he cannot have seen.
//!
//! What is learnt has nothing to do with the game: a [`Mind`] sees positions through a [`World`] and moves as places in
//! its lists, so all this is compiled once.

use std::cmp::Reverse;

use super::Level;
use super::rewards::{MOST_SEATS, Worth, worth};
use super::suggestion::{Candidate, Suggestion};
use super::tree::{Key, Tree};
use super::world::{Real, Seen, World};
use crate::core::{Actors, Game, Pcg, Seat, SeatSet, Secrecy, Source, sort_by_key};

/// How eagerly moves are tried that the game is inclined to and that were tried little.
const EAGERNESS: f64 = 0.9;

/// Positions that an exact search may look at before anything is played out: some hundredths of a second.
pub const PATIENCE: u64 = 60_000;

/// The longest line that is shown.
const LONGEST_LINE: usize = 12;

/// A search for the move of a seat, which can be run bit by bit.
#[derive(Debug)]
pub struct Search<G: Game> {
    mind: Mind,
    world: Real<G>,
}

impl<G: Game> Search<G> {
    /// A search for a seat that is to act; nothing if it is not.
    pub fn new(position: &G, seat: Seat, level: Level, seed: u64) -> Option<Self> {
        let mut source = Pcg::new(seed);
        let mut world = Real::imagined(position, seat, &mut source)?;
        let mind = Mind::new(&mut world, seat, level, source, PATIENCE)?;
        Some(Self { mind, world })
    }

    /// How many iterations were made.
    pub const fn iterations(&self) -> u32 {
        self.mind.iterations()
    }

    /// Whether so many more iterations could not bring another move to the top.
    pub fn is_settled(&self, left: u32) -> bool {
        self.mind.is_settled(left)
    }

    /// Whether a search of `limit` iterations is over: all are made, or the rest could not change anything.
    pub fn is_done(&self, limit: u32) -> bool {
        self.mind.is_done(limit)
    }

    /// Makes so many iterations.
    pub fn run(&mut self, iterations: u32) {
        self.mind.run(&mut self.world, iterations);
    }

    /// Makes the next iterations, at most `most`, of a search of `limit`.
    pub fn run_within(&mut self, limit: u32, most: u32) {
        self.mind.run_within(&mut self.world, limit, most);
    }

    /// What the search has come to so far.
    pub fn suggestion(&mut self) -> Option<Suggestion<G::Move>> {
        let Answer { best, candidates, exact } = self.mind.answer(&mut self.world)?;
        let candidate = |one: &Considered| {
            let mv = self.world.known_move(one.at)?.clone();
            Some(Candidate { mv, value: one.value, visits: one.visits })
        };
        let Candidate { mv, value, visits } = candidate(&best)?;
        let candidates = candidates.iter().filter_map(candidate).collect();
        Some(Suggestion { mv, value, visits, line: self.world.line().to_vec(), candidates, exact })
    }
}

/// What a search has learnt, and how it goes on.
#[derive(Debug)]
pub struct Mind {
    seat: Seat,
    level: Level,
    source: Pcg,
    tree: Tree,
    root: u32,
    /// The hashes of the moves there are.
    moves: Vec<u64>,
    found: Found,
    iterations: u32,
    buffers: Buffers,
}

/// What is known without playing anything out.
#[derive(Debug)]
enum Found {
    Nothing,
    /// There is no other move.
    Forced,
    /// The game itself knows the lead of each move, the best first.
    Solved {
        leads: Vec<i32>,
        positions: u32,
    },
}

/// Lists that are filled again in every iteration.
#[derive(Debug, Default)]
struct Buffers {
    hashes: Vec<u64>,
    arms: Vec<u32>,
    weights: Vec<u32>,
    path: Vec<(u32, u32, Seat)>,
}

/// What a search answers; moves are places in the list of the world.
#[derive(Debug)]
pub struct Answer {
    /// The move it would play.
    pub best: Considered,
    /// Every legal move, best first.
    pub candidates: Vec<Considered>,
    /// Whether the value is proven.
    pub exact: bool,
}

/// A move that was considered.
#[derive(Clone, Copy, Debug)]
pub struct Considered {
    /// Its place.
    pub at: usize,
    /// What the seat may expect of it: 0 is to come last, 1 is to win alone.
    pub value: f64,
    /// The playouts behind it.
    pub visits: u32,
}

/// How the moves so far look to those who could not see all of them.
#[derive(Clone, Copy, Debug)]
struct Track {
    key: Key,
    /// Secret choices that will be turned over together.
    covered: u64,
}

impl Track {
    const START: Self = Self { key: Key::ROOT, covered: 0 };

    /// The key of the decision of a seat.
    const fn decision(self, seat: Seat) -> Key {
        self.key.then(seat.0 as u64)
    }

    /// What the table sees of a move.
    const fn follow(&mut self, seen: Seen) {
        match seen.secrecy {
            Secrecy::Open => self.key = self.key.then(seen.hash),
            Secrecy::Kept => self.key = self.key.then(0),
            Secrecy::Covered => {
                self.covered = self.covered.rotate_left(7) ^ seen.hash;
                self.key = self.key.then(0);
            }
        }
    }

    /// Once nobody chooses secretly any more, what was covered is seen.
    fn uncover(&mut self, actors: Actors) {
        let choosing = matches!(actors, Actors::Seats(seats) if seats.len() > 1);
        if self.covered != 0 && !choosing {
            self.key = self.key.then(self.covered);
            self.covered = 0;
        }
    }
}

impl Mind {
    /// A search of a world that was imagined for the seat; it may look at so many positions for an exact search, where
    /// the game has one.
    pub fn new(world: &mut dyn World, seat: Seat, level: Level, source: Pcg, positions: u64) -> Option<Self> {
        let found = match world.list(seat) {
            1 => Found::Forced,
            _ if level == Level::Easy => Found::Nothing,
            _ => world.solve(positions).map_or(Found::Nothing, |(leads, positions)| Found::Solved { leads, positions }),
        };
        let mut tree = Tree::default();
        let root = tree.insert(Track::START.decision(seat))?;
        let mut buffers = Buffers::default();
        weigh(world, level, seat, &mut buffers.weights);
        let mut moves = Vec::new();
        world.hashes(&mut moves);
        tree.arms_of(root, &moves, &buffers.weights, &mut buffers.arms);
        Some(Self { seat, level, source, tree, root, moves, found, iterations: 0, buffers })
    }

    /// How many iterations were made.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether there is nothing to think about.
    const fn is_decided(&self) -> bool {
        !matches!(self.found, Found::Nothing)
    }

    /// Whether so many more iterations could not bring another move to the top.
    pub fn is_settled(&self, left: u32) -> bool {
        if self.is_decided() {
            return true;
        }
        let (mut best, mut second) = (0, 0);
        for &hash in &self.moves {
            let visits = self.tree.arm_of(self.root, hash).map_or(0, |arm| arm.visits);
            if visits >= best {
                (best, second) = (visits, best);
            } else {
                second = second.max(visits);
            }
        }
        best > second.saturating_add(left)
    }

    /// Makes so many iterations.
    pub fn run(&mut self, world: &mut dyn World, iterations: u32) {
        if self.is_decided() {
            return;
        }
        for _ in 0..iterations {
            self.iterate(world);
        }
    }

    /// Whether a search of `limit` iterations is over: all are made, or the rest could not change anything. That is looked
    /// at only so often, at fixed counts, so that a search in slices is the same search.
    pub fn is_done(&self, limit: u32) -> bool {
        const STRIDE: u32 = 16;
        let left = limit.saturating_sub(self.iterations);
        left == 0 || self.is_decided() || (self.iterations.is_multiple_of(STRIDE) && self.is_settled(left))
    }

    /// Makes the next iterations, at most `most`, of a search of `limit`.
    pub fn run_within(&mut self, world: &mut dyn World, limit: u32, most: u32) {
        for _ in 0..most {
            if self.is_done(limit) {
                return;
            }
            self.run(world, 1);
        }
    }

    fn iterate(&mut self, world: &mut dyn World) {
        world.imagine(self.seat, &mut self.source);
        self.buffers.path.clear();
        self.descend(world);
        let Worth { expected, wanted } = worth(world);
        for &(node, arm, seat) in &self.buffers.path {
            let at = seat.index().min(MOST_SEATS - 1);
            self.tree.reward(node, arm, wanted[at], expected[at]);
        }
        self.iterations += 1;
    }

    /// Plays a world from the root to a new decision and on to its end, or as far as the game judges it from.
    fn descend(&mut self, world: &mut dyn World) {
        let mut track = Track::START;
        let mut learning = true;
        let mut first = true;
        let mut left = world.horizon();
        let mut decider = self.seat;
        loop {
            let actors = world.actors();
            let seat = match actors {
                Actors::Over => return,
                Actors::Chance => {
                    if let Some(seen) = world.draw(&mut self.source, learning) {
                        track.follow(seen);
                    }
                    continue;
                }
                Actors::Seats(seats) => match self.next_to_decide(seats, first) {
                    Some(seat) => seat,
                    None => return,
                },
            };
            if !learning {
                // A position is judged where the turn passes, not in the middle of somebody's plans.
                if left == 0 && seat != decider {
                    return;
                }
                left = left.saturating_sub(1);
            }
            decider = seat;
            let count = world.list(seat);
            if learning {
                track.uncover(actors);
            }
            let at = match count {
                0 => return,
                1 => 0,
                _ if learning => {
                    let key = track.decision(seat);
                    let known = self.tree.find(key);
                    learning = known.is_some();
                    match known {
                        Some(node) => self.choose(world, node, seat),
                        None => self.add(world, key, seat, count),
                    }
                }
                _ => self.follow_inclination(world, seat, count),
            };
            first = false;
            if learning {
                track.follow(world.seen(seat, at));
            }
            world.play(seat, at);
        }
    }

    /// Of those who choose at once the searcher is asked first, then the others by seat.
    fn next_to_decide(&self, seats: SeatSet, first: bool) -> Option<Seat> {
        if first { Some(self.seat) } else { seats.first() }
    }

    /// Remembers a decision that is met for the first time and follows the inclination of the game.
    fn add(&mut self, world: &dyn World, key: Key, seat: Seat, count: usize) -> usize {
        let at = self.follow_inclination(world, seat, count);
        if let Some(node) = self.tree.insert(key) {
            let Buffers { hashes, arms, weights, path } = &mut self.buffers;
            world.hashes(hashes);
            self.tree.arms_of(node, hashes, weights, arms);
            if let Some(&arm) = arms.get(at) {
                path.push((node, arm, seat));
            }
        }
        at
    }

    /// The most promising of the moves that are listed: what came of it so far, and for what was tried little the
    /// inclination of the game.
    fn choose(&mut self, world: &dyn World, node: u32, seat: Seat) -> usize {
        let Buffers { hashes, arms, weights, path } = &mut self.buffers;
        weigh(world, self.level, seat, weights);
        world.hashes(hashes);
        self.tree.arms_of(node, hashes, weights, arms);
        let sum: f64 = arms.iter().map(|&arm| f64::from(self.tree.arm(arm).weight)).sum();
        let here = self.tree.node(node);
        let untried = if here.visits > 0 { here.total / f64::from(here.visits) } else { 0.5 };
        let mut best = (f64::MIN, 0, 0);
        for (at, &index) in arms.iter().enumerate() {
            let arm = self.tree.arm(index);
            let prior = f64::from(arm.weight) / sum;
            let promise = EAGERNESS * prior * f64::from(arm.available).sqrt() / f64::from(1 + arm.visits);
            let score = arm.mean().unwrap_or(untried) + promise;
            if score > best.0 {
                best = (score, at, index);
            }
        }
        let (_, at, arm) = best;
        path.push((node, arm, seat));
        at
    }

    /// One of the moves that are listed, as likely as the game is inclined to it.
    fn follow_inclination(&mut self, world: &dyn World, seat: Seat, count: usize) -> usize {
        let weights = &mut self.buffers.weights;
        if !weigh(world, self.level, seat, weights) {
            return self.source.below(count as u32) as usize;
        }
        let sum = weights.iter().fold(0u32, |sum, &weight| sum.saturating_add(weight));
        let mut left = self.source.below(sum);
        for (at, &weight) in weights.iter().enumerate() {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return at,
            }
        }
        0
    }

    /// What the search has come to so far. The line it expects is laid down in the world.
    pub fn answer(&self, world: &mut dyn World) -> Option<Answer> {
        if let Found::Solved { leads, positions } = &self.found {
            let value = |lead: i32| 0.5 + 0.5 * f64::from(lead.signum());
            let candidates: Vec<Considered> =
                (0..).zip(leads).map(|(at, &lead)| Considered { at, value: value(lead), visits: *positions }).collect();
            return Some(Answer { best: *candidates.first()?, candidates, exact: true });
        }
        let here = self.tree.node(self.root);
        let untried = if here.visits > 0 { here.total / f64::from(here.visits) } else { self.judged(world) };
        let mut merits = Vec::new();
        for (at, &hash) in self.moves.iter().enumerate() {
            let (visits, weight, expected) =
                self.tree.arm_of(self.root, hash).map_or((0, 0, 0.0), |arm| (arm.visits, arm.weight, arm.expected));
            let value = if visits > 0 { expected / f64::from(visits) } else { untried };
            merits.push((Considered { at, value, visits }, weight));
        }
        // The best first; of equals the first first.
        sort_by_key(&mut merits, |(one, weight)| Reverse((one.visits, *weight)));
        let mut candidates: Vec<Considered> = merits.into_iter().map(|(one, _)| one).collect();
        let whim = self.whim(candidates.len() as u32);
        if whim < candidates.len() {
            // A whim is what it plays, so it stands first.
            candidates[..=whim].rotate_right(1);
        }
        let best = *candidates.first()?;
        self.expect(world, best.at);
        Some(Answer { best, candidates, exact: false })
    }

    /// The place of the candidate that is played: the first, unless the level has whims.
    fn whim(&self, candidates: u32) -> usize {
        let mut source = self.source.clone();
        if source.below(10) < self.level.whims() { source.below(candidates) as usize } else { 0 }
    }

    /// What the seat may expect as the game judges it.
    fn judged(&self, world: &mut dyn World) -> f64 {
        world.return_to_known();
        worth(world).expected[self.seat.index().min(MOST_SEATS - 1)]
    }

    /// Lays down the line of the moves that were tried most, in one imagined world, up to where chance or a secret comes
    /// in.
    fn expect(&self, world: &mut dyn World, first: usize) {
        world.imagine(self.seat, &mut self.source.clone());
        world.list_known();
        world.begin_line();
        let mut track = Track::START;
        let (mut seat, mut at) = (self.seat, first);
        for _ in 0..LONGEST_LINE {
            let seen = world.seen(seat, at);
            track.follow(seen);
            world.note(seat, at);
            world.play(seat, at);
            if seen.secrecy != Secrecy::Open {
                return;
            }
            let Actors::Seats(seats) = world.actors() else { return };
            let Some(next) = seats.first() else { return };
            seat = next;
            let mut hashes = Vec::new();
            let count = world.list(seat);
            world.hashes(&mut hashes);
            at = match (count, self.tree.find(track.decision(seat))) {
                (1, _) => 0,
                (_, Some(node)) => match self.most_tried(node, &hashes) {
                    Some(at) => at,
                    None => return,
                },
                _ => return,
            };
        }
    }

    /// The move of a decision that was tried most, the first of equals; nothing if none was tried.
    fn most_tried(&self, node: u32, hashes: &[u64]) -> Option<usize> {
        let mut best = (0, None);
        for (at, &hash) in hashes.iter().enumerate() {
            let visits = self.tree.arm_of(node, hash).map_or(0, |arm| arm.visits);
            if visits > best.0 {
                best = (visits, Some(at));
            }
        }
        best.1
    }
}

/// How inclined a bot of this level is to each move that is listed: the weakest has no opinion. Says whether the moves
/// differ.
fn weigh(world: &dyn World, level: Level, seat: Seat, out: &mut Vec<u32>) -> bool {
    out.clear();
    level != Level::Easy && world.inclinations(seat, out)
}
