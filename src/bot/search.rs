//! Monte Carlo tree search over information sets.
//!
//! Every iteration imagines a world that the seat cannot tell from the real one, walks down what it has learnt so far,
//! adds one decision, plays the game on and writes down what came of it for everybody on the way. The real position is
//! only ever asked for such worlds. Each seat maximises its own reward; chance is drawn; a secret move leads to the same
//! decision of the next seat as any other, so nobody in the tree acts on what he cannot have seen.

use std::cmp::Reverse;

use super::Level;
use super::rewards::{MOST_SEATS, Worth, worth};
use super::suggestion::{Candidate, Suggestion};
use super::tree::{Key, Tree, hash};
use crate::core::{Actor, Actors, Game, Log, Pcg, Seat, SeatSet, Secrecy, Solution, Source, sort_by_key};

/// How eagerly moves are tried that the game is inclined to and that were tried little.
const EAGERNESS: f64 = 0.9;

/// Positions that an exact search may look at before anything is played out: some hundredths of a second.
pub const PATIENCE: u64 = 60_000;

/// The longest line that is shown.
const LONGEST_LINE: usize = 12;

/// A search for the move of a seat, which can be run bit by bit.
#[derive(Debug)]
pub struct Search<G: Game> {
    /// Some position that the seat cannot tell from the real one.
    known: G,
    seat: Seat,
    level: Level,
    source: Pcg,
    tree: Tree,
    root: u32,
    moves: Vec<G::Move>,
    found: Found<G::Move>,
    iterations: u32,
    buffers: Buffers<G::Move>,
}

/// What is known without playing anything out.
#[derive(Debug)]
enum Found<M> {
    Nothing,
    /// There is no other move.
    Forced,
    /// The game itself knows.
    Solved(Solution<M>),
}

/// Lists that are filled again in every iteration.
#[derive(Debug)]
struct Buffers<M> {
    moves: Vec<M>,
    arms: Vec<u32>,
    weights: Vec<u32>,
    path: Vec<(u32, u32, Seat)>,
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
    fn follow<G: Game>(&mut self, position: &G, who: Actor, mv: &G::Move, hash: u64) {
        match position.secrecy(who, mv) {
            Secrecy::Open => self.key = self.key.then(hash),
            Secrecy::Kept => self.key = self.key.then(0),
            Secrecy::Covered => {
                self.covered = self.covered.rotate_left(7) ^ hash;
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

impl<G: Game> Search<G> {
    /// A search for a seat that is to act; nothing if it is not.
    pub fn new(position: &G, seat: Seat, level: Level, seed: u64) -> Option<Self> {
        Self::with_patience(position, seat, level, seed, PATIENCE)
    }

    /// The same with so many positions for an exact search, where the game has one.
    pub fn with_patience(position: &G, seat: Seat, level: Level, seed: u64, positions: u64) -> Option<Self> {
        let Actors::Seats(seats) = position.actors() else { return None };
        if !seats.contains(seat) {
            return None;
        }
        let mut source = Pcg::new(seed);
        // From here on the real position is out of reach.
        let known = position.imagine(seat, &mut source);
        let mut moves = Vec::new();
        known.legal_moves(Actor::Seat(seat), &mut moves);
        let found = match moves.len() {
            1 => Found::Forced,
            _ if level == Level::Easy => Found::Nothing,
            _ => known.solve(positions).map_or(Found::Nothing, Found::Solved),
        };
        let mut tree = Tree::default();
        let root = tree.insert(Track::START.decision(seat))?;
        let mut buffers = Buffers { moves: Vec::new(), arms: Vec::new(), weights: Vec::new(), path: Vec::new() };
        weigh(&known, level, seat, &moves, &mut buffers.weights);
        tree.arms_of(root, moves.iter().map(hash), &buffers.weights, &mut buffers.arms);
        Some(Self { known, seat, level, source, tree, root, moves, found, iterations: 0, buffers })
    }

    /// How many iterations were made.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether there is nothing to think about.
    pub const fn is_decided(&self) -> bool {
        !matches!(self.found, Found::Nothing)
    }

    /// Whether so many more iterations could not bring another move to the top.
    pub fn is_settled(&self, left: u32) -> bool {
        if self.is_decided() {
            return true;
        }
        let (mut best, mut second) = (0, 0);
        for mv in &self.moves {
            let visits = self.tree.arm_of(self.root, hash(mv)).map_or(0, |arm| arm.visits);
            if visits >= best {
                (best, second) = (visits, best);
            } else {
                second = second.max(visits);
            }
        }
        best > second.saturating_add(left)
    }

    /// Makes so many iterations.
    pub fn run(&mut self, iterations: u32) {
        if self.is_decided() {
            return;
        }
        for _ in 0..iterations {
            self.iterate();
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
    pub fn run_within(&mut self, limit: u32, most: u32) {
        for _ in 0..most {
            if self.is_done(limit) {
                return;
            }
            self.run(1);
        }
    }

    fn iterate(&mut self) {
        let mut world = self.known.imagine(self.seat, &mut self.source);
        self.buffers.path.clear();
        self.descend(&mut world);
        let Worth { expected, wanted } = worth(&world);
        for &(node, arm, seat) in &self.buffers.path {
            let at = seat.index().min(MOST_SEATS - 1);
            self.tree.reward(node, arm, wanted[at], expected[at]);
        }
        self.iterations += 1;
    }

    /// Plays a world from the root to a new decision and on to its end, or as far as the game judges it from.
    fn descend(&mut self, world: &mut G) {
        let mut log = Log::deaf();
        let mut track = Track::START;
        let mut learning = true;
        let mut first = true;
        let mut left = G::HORIZON;
        let mut decider = self.seat;
        loop {
            let actors = world.actors();
            let seat = match actors {
                Actors::Over => return,
                Actors::Chance => {
                    let outcome = world.sample(&mut self.source);
                    if learning {
                        track.follow(world, Actor::Chance, &outcome, hash(&outcome));
                    }
                    world.apply(Actor::Chance, &outcome, &mut log);
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
            self.buffers.moves.clear();
            world.legal_moves(Actor::Seat(seat), &mut self.buffers.moves);
            if learning {
                track.uncover(actors);
            }
            let at = match self.buffers.moves.len() {
                0 => return,
                1 => 0,
                _ if learning => {
                    let key = track.decision(seat);
                    let known = self.tree.find(key);
                    learning = known.is_some();
                    match known {
                        Some(node) => self.choose(world, node, seat),
                        None => self.add(world, key, seat),
                    }
                }
                _ => self.follow_inclination(world, seat),
            };
            first = false;
            let Some(mv) = self.buffers.moves.get(at) else { return };
            if learning {
                track.follow(world, Actor::Seat(seat), mv, hash(mv));
            }
            world.apply(Actor::Seat(seat), mv, &mut log);
        }
    }

    /// Of those who choose at once the searcher is asked first, then the others by seat.
    fn next_to_decide(&self, seats: SeatSet, first: bool) -> Option<Seat> {
        if first { Some(self.seat) } else { seats.first() }
    }

    /// Remembers a decision that is met for the first time and follows the inclination of the game.
    fn add(&mut self, world: &G, key: Key, seat: Seat) -> usize {
        let at = self.follow_inclination(world, seat);
        if let Some(node) = self.tree.insert(key) {
            let Buffers { moves, arms, weights, path } = &mut self.buffers;
            self.tree.arms_of(node, moves.iter().map(hash), weights, arms);
            if let Some(&arm) = arms.get(at) {
                path.push((node, arm, seat));
            }
        }
        at
    }

    /// The most promising of the moves in the buffer: what came of it so far, and for what was tried little the
    /// inclination of the game.
    fn choose(&mut self, world: &G, node: u32, seat: Seat) -> usize {
        let Buffers { moves, arms, weights, path } = &mut self.buffers;
        weigh(world, self.level, seat, moves, weights);
        self.tree.arms_of(node, moves.iter().map(hash), weights, arms);
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

    /// One of the moves in the buffer, as likely as the game is inclined to it.
    fn follow_inclination(&mut self, world: &G, seat: Seat) -> usize {
        let Buffers { moves, weights, .. } = &mut self.buffers;
        if !weigh(world, self.level, seat, moves, weights) {
            return self.source.below(moves.len() as u32) as usize;
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

    /// What the search has come to so far.
    pub fn suggestion(&self) -> Option<Suggestion<G::Move>> {
        match &self.found {
            Found::Solved(solution) => self.solved(solution),
            Found::Forced | Found::Nothing => self.learnt(),
        }
    }

    fn learnt(&self) -> Option<Suggestion<G::Move>> {
        let here = self.tree.node(self.root);
        let untried = if here.visits > 0 { here.total / f64::from(here.visits) } else { self.judged() };
        let arm = |at: usize| self.moves.get(at).and_then(|mv| self.tree.arm_of(self.root, hash(mv)));
        let merits = |at| arm(at).map_or((0, 0), |arm| (arm.visits, arm.weight));
        let candidate = |at: usize| {
            let arm = arm(at).filter(|arm| arm.visits > 0);
            self.moves.get(at).map(|mv| Candidate {
                mv: mv.clone(),
                value: arm.map_or(untried, |arm| arm.expected / f64::from(arm.visits)),
                visits: arm.map_or(0, |arm| arm.visits),
            })
        };
        let ranked = ranked((0..self.moves.len()).map(merits).collect());
        let mut candidates: Vec<Candidate<G::Move>> = ranked.into_iter().filter_map(candidate).collect();
        let whim = self.whim(candidates.len() as u32);
        if whim < candidates.len() {
            // A whim is what it plays, so it stands first.
            let chosen = candidates.remove(whim);
            candidates.insert(0, chosen);
        }
        let Candidate { mv, value, visits } = candidates.first()?.clone();
        let line = self.line(&mv);
        Some(Suggestion { mv, value, visits, line, candidates, exact: false })
    }

    /// The place of the candidate that is played: the first, unless the level has whims.
    fn whim(&self, candidates: u32) -> usize {
        let mut source = self.source.clone();
        if source.below(10) < self.level.whims() { source.below(candidates) as usize } else { 0 }
    }

    /// What the seat may expect as the game judges it.
    fn judged(&self) -> f64 {
        worth(&self.known).expected[self.seat.index().min(MOST_SEATS - 1)]
    }

    /// The moves that were tried most, in one imagined world, up to where chance or a secret comes in.
    fn line(&self, mv: &G::Move) -> Vec<(Actor, G::Move)> {
        let mut world = self.known.imagine(self.seat, &mut self.source.clone());
        let mut line = Vec::new();
        let mut track = Track::START;
        let mut next = Some((self.seat, mv.clone()));
        while let Some((seat, mv)) = next.take() {
            let who = Actor::Seat(seat);
            let open = world.secrecy(who, &mv) == Secrecy::Open;
            track.follow(&world, who, &mv, hash(&mv));
            world.apply(who, &mv, &mut Log::deaf());
            line.push((who, mv));
            if !open || line.len() >= LONGEST_LINE {
                break;
            }
            let Actors::Seats(seats) = world.actors() else { break };
            let Some(seat) = seats.first() else { break };
            let mut moves = Vec::new();
            world.legal_moves(Actor::Seat(seat), &mut moves);
            next = match (moves.len(), self.tree.find(track.decision(seat))) {
                (1, _) => moves.pop().map(|mv| (seat, mv)),
                (_, Some(node)) => {
                    let visits = |mv: &G::Move| self.tree.arm_of(node, hash(mv)).map_or(0, |arm| arm.visits);
                    moves.into_iter().rev().max_by_key(visits).filter(|mv| visits(mv) > 0).map(|mv| (seat, mv))
                }
                _ => None,
            };
        }
        line
    }

    fn solved(&self, solution: &Solution<G::Move>) -> Option<Suggestion<G::Move>> {
        let value = |lead: i32| 0.5 + 0.5 * f64::from(lead.signum());
        let visits = solution.positions;
        let candidates: Vec<Candidate<G::Move>> =
            solution.moves.iter().map(|(mv, lead)| Candidate { mv: mv.clone(), value: value(*lead), visits }).collect();
        let Candidate { mv, value, .. } = candidates.first()?.clone();
        let line = solution.line.iter().map(|(seat, mv)| (Actor::Seat(*seat), mv.clone())).collect();
        Some(Suggestion { mv, value, visits, line, candidates, exact: true })
    }
}

/// How inclined a bot of this level is to each move: the weakest has no opinion. Says whether the moves differ.
fn weigh<G: Game>(position: &G, level: Level, seat: Seat, moves: &[G::Move], out: &mut Vec<u32>) -> bool {
    out.clear();
    let has_opinion = G::INCLINED && level != Level::Easy;
    if has_opinion {
        position.inclinations(seat, moves, out);
    }
    has_opinion
}

/// The places of moves with these merits, the best first; of equals the first first.
fn ranked(merits: Vec<(u32, u32)>) -> Vec<usize> {
    let mut places: Vec<((u32, u32), usize)> = merits.into_iter().zip(0..).collect();
    sort_by_key(&mut places, |&(merits, _)| Reverse(merits));
    places.into_iter().map(|(_, at)| at).collect()
}
