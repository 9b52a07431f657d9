//! Information-set Monte Carlo tree search.
//!
//! Every iteration determinizes the position (some position that the seat cannot tell from the real one), walks down the
//! tree by the PUCT rule, adds one node, plays a rollout, and adds the rewards of all seats to the edges on the way. The
//! real position is asked for determinizations and for nothing else. Each seat maximises its own reward; chance is drawn; a
//! secret move leads to the same node of the next seat as any other, so nobody in the tree acts on what they cannot have
//! seen.

use std::cmp::Reverse;

use super::Level;
use super::rewards::{MOST_SEATS, Worth, worth};
use super::suggestion::{Candidate, Decision, Suggestion};
use super::tree::{InfoSetKey, Tree};
use crate::core::{Actor, Actors, EventLog, Heuristics, Pcg, Rng, Seat, Solution, Visibility};

/// The weight of a prior against the mean reward.
const EXPLORATION: f64 = 0.9;

/// Positions that an exact search may look at before any iteration: some hundredths of a second.
pub const SOLVER_BUDGET: u64 = 60_000;

/// The longest line that is shown.
const LONGEST_LINE: usize = 12;

/// A search for the move of a seat, which can be run bit by bit.
#[derive(Debug)]
pub struct Mcts<G: Heuristics> {
    seat: Seat,
    level: Level,
    rng: Pcg,
    /// Some position that the seat cannot tell from the real one.
    known: G,
    /// The moves of the seat there.
    moves: Vec<G::Move>,
    known_result: KnownResult<G::Move>,
    tree: Tree<G::Move>,
    root: usize,
    iterations: u32,
    buffers: Buffers<G::Move>,
}

/// What is known without any iteration.
#[derive(Debug)]
enum KnownResult<M> {
    None,
    /// There is no other move.
    Forced,
    /// The exact search of the game.
    Solved(Solution<M>),
}

/// Lists that are filled again in every iteration.
#[derive(Debug)]
struct Buffers<M> {
    moves: Vec<M>,
    edges: Vec<usize>,
    priors: Vec<u32>,
    /// Node, edge and seat of every decision on the way.
    path: Vec<(usize, usize, Seat)>,
}

impl<G: Heuristics> Mcts<G> {
    /// A search for a seat that is to act, nothing if it is not. `solver_budget` is how many positions an exact search may
    /// look at, where the game has one.
    pub fn new(position: &G, seat: Seat, level: Level, seed: u64, solver_budget: u64) -> Option<Self> {
        if !position.actors().contains(Actor::Seat(seat)) {
            return None;
        }
        let mut rng = Pcg::new(seed);
        let known = position.determinize(seat, &mut rng);
        let mut moves = Vec::new();
        known.legal_moves(Actor::Seat(seat), &mut moves);
        let known_result = match moves.len() {
            1 => KnownResult::Forced,
            _ if level == Level::Easy => KnownResult::None,
            _ => known.solve(solver_budget).map_or(KnownResult::None, KnownResult::Solved),
        };
        let mut tree = Tree::new();
        let root = tree.insert(InfoSetKey::ROOT, seat)?;
        let mut buffers = Buffers { moves: Vec::new(), edges: Vec::new(), priors: Vec::new(), path: Vec::new() };
        list_priors(&known, level, seat, &moves, &mut buffers.priors);
        tree.edges_of(root, &moves, &buffers.priors, &mut buffers.edges);
        Some(Self { seat, level, rng, known, moves, known_result, tree, root, iterations: 0, buffers })
    }

    /// How many iterations were made.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether there is nothing to search for.
    const fn is_decided(&self) -> bool {
        !matches!(self.known_result, KnownResult::None)
    }

    /// Whether so many more iterations could not bring another move to the top.
    pub fn is_settled(&self, left: u32) -> bool {
        if self.is_decided() {
            return true;
        }
        let (mut best, mut second) = (0, 0);
        for mv in &self.moves {
            let visits = self.tree.edge_of(self.root, mv).map_or(0, |edge| edge.visits);
            if visits >= best {
                (best, second) = (visits, best);
            } else {
                second = second.max(visits);
            }
        }
        best > second.saturating_add(left)
    }

    /// Whether a search of `limit` iterations is over: all are made, or the rest could not change anything. That is looked
    /// at only at fixed counts, so that a search in slices is the same search.
    pub fn is_done(&self, limit: u32) -> bool {
        const STRIDE: u32 = 16;
        let left = limit.saturating_sub(self.iterations);
        left == 0 || self.is_decided() || (self.iterations.is_multiple_of(STRIDE) && self.is_settled(left))
    }

    /// Makes so many iterations, none where there is nothing to search for.
    pub fn run(&mut self, iterations: u32) {
        if !self.is_decided() {
            (0..iterations).for_each(|_| self.iterate());
        }
    }

    /// Makes the next iterations, at most `most`, of a search of `limit`.
    pub fn run_within(&mut self, limit: u32, most: u32) {
        for _ in 0..most {
            if self.is_done(limit) {
                return;
            }
            self.iterate();
        }
    }

    fn iterate(&mut self) {
        self.buffers.path.clear();
        let position = self.known.determinize(self.seat, &mut self.rng);
        let Worth { expected, wanted } = worth(&self.descend(position));
        for &(node, edge, seat) in &self.buffers.path {
            let at = seat.index().min(MOST_SEATS - 1);
            self.tree.reward(node, edge, wanted[at], expected[at]);
        }
        self.iterations += 1;
    }

    /// Plays a position from the root to a new node and on to its end, or to where it is evaluated.
    fn descend(&mut self, mut position: G) -> G {
        let mut log = EventLog::disabled();
        let mut key = InfoSetKey::ROOT;
        // Whether the walk is still in the tree; after that comes the rollout.
        let mut in_tree = true;
        let mut is_first = true;
        let mut left = G::ROLLOUT_DEPTH;
        let mut decider = self.seat;
        loop {
            let actors = position.actors();
            let seat = match actors {
                Actors::Over => return position,
                Actors::Chance => {
                    let outcome = position.sample(&mut self.rng);
                    if in_tree {
                        key.push(position.visibility(Actor::Chance, &outcome), &outcome);
                    }
                    position.apply(Actor::Chance, &outcome, &mut log);
                    continue;
                }
                // Of those who choose at once the searching seat is asked first, then the others by seat.
                Actors::Seats(_) if is_first => self.seat,
                Actors::Seats(seats) => match seats.first() {
                    Some(seat) => seat,
                    None => return position,
                },
            };
            if !in_tree {
                // A position is evaluated where the turn passes, not in the middle of a turn.
                if left == 0 && seat != decider {
                    return position;
                }
                left = left.saturating_sub(1);
            }
            decider = seat;
            self.buffers.moves.clear();
            position.legal_moves(Actor::Seat(seat), &mut self.buffers.moves);
            if in_tree {
                key.uncover(actors);
            }
            let at = match self.buffers.moves.len() {
                0 => return position,
                1 => 0,
                _ if in_tree => match self.tree.find(key, seat) {
                    Some(node) => self.select(&position, node, seat),
                    None => {
                        in_tree = false;
                        self.expand(&position, key, seat)
                    }
                },
                _ => self.roll(&position, seat),
            };
            is_first = false;
            let mv = &self.buffers.moves[at];
            if in_tree {
                key.push(position.visibility(Actor::Seat(seat), mv), mv);
            }
            position.apply(Actor::Seat(seat), mv, &mut log);
        }
    }

    /// Adds a node for a decision that is met for the first time, and chooses a move of it as a rollout does.
    fn expand(&mut self, position: &G, key: InfoSetKey, seat: Seat) -> usize {
        let at = self.roll(position, seat);
        if let Some(node) = self.tree.insert(key, seat) {
            let Buffers { moves, edges, priors, path } = &mut self.buffers;
            self.tree.edges_of(node, moves, priors, edges);
            path.push((node, edges[at], seat));
        }
        at
    }

    /// The legal move with the highest PUCT score: its mean reward, and for what was tried little its prior.
    fn select(&mut self, position: &G, node: usize, seat: Seat) -> usize {
        let Buffers { moves, edges, priors, path } = &mut self.buffers;
        list_priors(position, self.level, seat, moves, priors);
        self.tree.edges_of(node, moves, priors, edges);
        let sum: f64 = edges.iter().map(|&edge| f64::from(self.tree.edge(node, edge).prior)).sum();
        let untried = self.tree.node(node).mean().unwrap_or(0.5);
        let mut best = (f64::MIN, 0, 0);
        for (at, &index) in edges.iter().enumerate() {
            let edge = self.tree.edge(node, index);
            let prior = f64::from(edge.prior) / sum;
            let exploration = EXPLORATION * prior * f64::from(edge.available).sqrt() / f64::from(1 + edge.visits);
            let score = edge.mean().unwrap_or(untried) + exploration;
            if score > best.0 {
                best = (score, at, index);
            }
        }
        let (_, at, edge) = best;
        path.push((node, edge, seat));
        at
    }

    /// A random legal move, as likely as its prior.
    fn roll(&mut self, position: &G, seat: Seat) -> usize {
        let Buffers { moves, priors, .. } = &mut self.buffers;
        list_priors(position, self.level, seat, moves, priors);
        if priors.is_empty() {
            return self.rng.below(moves.len() as u32) as usize;
        }
        let sum = priors.iter().fold(0u32, |sum, &prior| sum.saturating_add(prior));
        let mut left = self.rng.below(sum);
        for (at, &prior) in priors.iter().enumerate() {
            match left.checked_sub(prior) {
                Some(rest) => left = rest,
                None => return at,
            }
        }
        0
    }

    /// What the search has come to so far.
    pub fn suggestion(&self) -> Option<Suggestion<G::Move>> {
        if let KnownResult::Solved(Solution { moves, line, positions }) = &self.known_result {
            let value = |lead: i32| 0.5 + 0.5 * f64::from(lead.signum());
            let candidate = |(mv, lead): &(G::Move, i32)| Candidate { mv: mv.clone(), value: value(*lead), visits: *positions };
            let line = line.iter().map(|(seat, mv)| Decision { seat: (*seat).into(), mv: mv.clone() }).collect();
            return answer(moves.iter().map(candidate).collect(), line, true);
        }
        let untried = self.tree.node(self.root).mean().unwrap_or_else(|| self.evaluation());
        let mut candidates: Vec<(Candidate<G::Move>, u32)> = Vec::new();
        for mv in &self.moves {
            let (visits, prior, expected) =
                self.tree.edge_of(self.root, mv).map_or((0, 0, 0.0), |edge| (edge.visits, edge.prior, edge.expected));
            let value = if visits > 0 { expected / f64::from(visits) } else { untried };
            candidates.push((Candidate { mv: mv.clone(), value, visits }, prior));
        }
        // The best first; of equals the one that is listed first.
        candidates.sort_by_key(|(candidate, prior)| Reverse((candidate.visits, *prior)));
        let mut candidates: Vec<Candidate<G::Move>> = candidates.into_iter().map(|(candidate, _)| candidate).collect();
        let chosen = self.chosen(candidates.len());
        // What it plays stands first.
        candidates.get_mut(..=chosen)?.rotate_right(1);
        let line = self.expected_line(&candidates.first()?.mv);
        answer(candidates, line, false)
    }

    /// The candidate that is played: the first, unless the level blunders.
    fn chosen(&self, candidates: usize) -> usize {
        let mut rng = self.rng.clone();
        if rng.below(10) < self.level.blunders_in_ten() { rng.below(candidates as u32) as usize } else { 0 }
    }

    /// What the seat may expect as the game evaluates the position.
    fn evaluation(&self) -> f64 {
        worth(&self.known).expected[self.seat.index().min(MOST_SEATS - 1)]
    }

    /// The moves that were tried most, from a first one on, in one determinization, up to where chance or a secret comes in.
    fn expected_line(&self, first: &G::Move) -> Vec<Decision<G::Move>> {
        let mut position = self.known.determinize(self.seat, &mut self.rng.clone());
        let mut line = Vec::new();
        let mut key = InfoSetKey::ROOT;
        let (mut seat, mut mv) = (self.seat, first.clone());
        let mut moves = Vec::new();
        loop {
            let visibility = position.visibility(Actor::Seat(seat), &mv);
            key.push(visibility, &mv);
            position.apply(Actor::Seat(seat), &mv, &mut EventLog::disabled());
            line.push(Decision { seat: seat.into(), mv });
            let next = match position.actors() {
                Actors::Seats(seats) if visibility == Visibility::Public && line.len() < LONGEST_LINE => seats.first(),
                _ => None,
            };
            let Some(next) = next else { return line };
            seat = next;
            moves.clear();
            position.legal_moves(Actor::Seat(seat), &mut moves);
            let at = match (moves.len(), self.tree.find(key, seat)) {
                (1, _) => Some(0),
                (_, Some(node)) => self.most_tried(node, &moves),
                _ => None,
            };
            match at {
                Some(at) => mv = moves.swap_remove(at),
                None => return line,
            }
        }
    }

    /// The move of a decision that was tried most, the first of equals; nothing if none was tried.
    fn most_tried(&self, node: usize, moves: &[G::Move]) -> Option<usize> {
        let mut best = (0, None);
        for (at, mv) in moves.iter().enumerate() {
            let visits = self.tree.edge_of(node, mv).map_or(0, |edge| edge.visits);
            if visits > best.0 {
                best = (visits, Some(at));
            }
        }
        best.1
    }
}

/// The answer whose first candidate is what is played.
fn answer<M: Clone>(candidates: Vec<Candidate<M>>, line: Vec<Decision<M>>, exact: bool) -> Option<Suggestion<M>> {
    let Candidate { mv, value, visits } = candidates.first()?.clone();
    Some(Suggestion { mv, value, visits, line, candidates, exact })
}

/// The priors of these legal moves, none where all are equal: the weakest level does without the game's.
fn list_priors<G: Heuristics>(position: &G, level: Level, seat: Seat, moves: &[G::Move], out: &mut Vec<u32>) {
    out.clear();
    if G::HAS_PRIORS && level != Level::Easy {
        position.move_priors(seat, moves, out);
    }
}
