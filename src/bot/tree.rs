//! What a search has learnt, by information set.
//!
//! A node is a decision as the seat that makes it can tell it from others: it is found by a key over the moves that led
//! there as everybody saw them. Its edges are the moves that were ever legal there; not all of them are legal in every
//! determinization, so each counts how often it was available.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use rustc_hash::FxBuildHasher;
use siphasher::sip::SipHasher13;

use crate::core::{Actors, Seat, Visibility};

/// A hash of 64 bits on every machine.
fn hash(value: &impl Hash) -> u64 {
    let mut hasher = SipHasher13::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// How the moves from the root on look to a seat that could not see all of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct InfoSetKey {
    /// The moves that everybody has seen, and that others were made.
    seen: u64,
    /// Simultaneous choices, which will be turned over together.
    covered: Option<u64>,
}

impl InfoSetKey {
    /// The decision that is searched.
    pub(super) const ROOT: Self = Self { seen: 0, covered: None };

    /// The same when it is the decision of this seat.
    fn of_seat(self, seat: Seat) -> u64 {
        hash(&(self.seen, seat))
    }

    /// What the table sees of a move.
    pub(super) fn push(&mut self, visibility: Visibility, mv: &impl Hash) {
        match visibility {
            Visibility::Public => self.seen = hash(&(self.seen, 1, mv)),
            Visibility::Private => self.seen = hash(&(self.seen, 2)),
            Visibility::Simultaneous => {
                self.covered = Some(hash(&(self.covered, mv)));
                self.seen = hash(&(self.seen, 2));
            }
        }
    }

    /// Once nobody chooses secretly any more, what was covered is seen.
    pub(super) fn uncover(&mut self, actors: Actors) {
        let choosing = matches!(actors, Actors::Seats(seats) if seats.len() > 1);
        if let Some(covered) = self.covered.filter(|_| !choosing) {
            *self = Self { seen: hash(&(self.seen, covered)), covered: None };
        }
    }
}

/// The most nodes and edges that are kept: what comes after is played out without being remembered.
const MOST_NODES: usize = 400_000;
const MOST_EDGES: usize = 2_000_000;

/// A decision.
#[derive(Debug)]
pub(super) struct Node<M> {
    pub(super) visits: u32,
    /// The sum of the rewards of the seat that decides.
    pub(super) total: f64,
    edges: Vec<Edge<M>>,
}

impl<M> Node<M> {
    /// The mean reward; nothing before the first visit.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

/// A move of a decision.
#[derive(Debug)]
pub(super) struct Edge<M> {
    mv: M,
    pub(super) visits: u32,
    /// In how many visits of the node it was legal.
    pub(super) available: u32,
    /// The prior of the move: how likely the game thinks it is, relative to its siblings.
    pub(super) prior: u32,
    /// The sum of the rewards of the seat that decides, with a little of the margin.
    pub(super) total: f64,
    /// The same without.
    pub(super) expected: f64,
}

impl<M> Edge<M> {
    /// The mean reward; nothing before the first visit.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

/// Every decision that a search remembers.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    edges: usize,
    /// Looked up, never iterated.
    index: HashMap<u64, usize, FxBuildHasher>,
}

impl<M: Eq + Clone> Tree<M> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), edges: 0, index: HashMap::default() }
    }

    /// The decision of a seat with this key, if it is remembered.
    pub(super) fn find(&self, key: InfoSetKey, seat: Seat) -> Option<usize> {
        self.index.get(&key.of_seat(seat)).copied()
    }

    /// Remembers a decision; nothing if the memory is full.
    pub(super) fn insert(&mut self, key: InfoSetKey, seat: Seat) -> Option<usize> {
        if self.nodes.len() >= MOST_NODES || self.edges >= MOST_EDGES {
            return None;
        }
        let node = self.nodes.len();
        self.nodes.push(Node { visits: 0, total: 0.0, edges: Vec::new() });
        self.index.insert(key.of_seat(seat), node);
        Some(node)
    }

    pub(super) fn node(&self, node: usize) -> &Node<M> {
        &self.nodes[node]
    }

    pub(super) fn edge(&self, node: usize, edge: usize) -> &Edge<M> {
        &self.nodes[node].edges[edge]
    }

    /// The edge of a move of a decision.
    pub(super) fn edge_of(&self, node: usize, mv: &M) -> Option<&Edge<M>> {
        self.nodes[node].edges.iter().find(|edge| edge.mv == *mv)
    }

    /// Adds the rewards of one iteration.
    pub(super) fn reward(&mut self, node: usize, edge: usize, wanted: f64, expected: f64) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        node.total += wanted;
        let edge = &mut node.edges[edge];
        edge.visits += 1;
        edge.total += wanted;
        edge.expected += expected;
    }

    /// Finds the edges of these legal moves, making those that are new, and counts that they were available. Moves mostly
    /// come in the same order, so the search for each begins after the one before. Without priors all are equal.
    pub(super) fn edges_of(&mut self, node: usize, moves: &[M], priors: &[u32], out: &mut Vec<usize>) {
        out.clear();
        let edges = &mut self.nodes[node].edges;
        let before = edges.len();
        let mut next = 0;
        for (n, mv) in moves.iter().enumerate() {
            let is_it = |edge: &Edge<M>| edge.mv == *mv;
            let after = edges.iter().skip(next).position(is_it).map(|at| next + at);
            let at = after.or_else(|| edges.iter().take(next).position(is_it)).unwrap_or_else(|| {
                let prior = priors.get(n).map_or(1, |&prior| prior.max(1));
                edges.push(Edge { mv: mv.clone(), visits: 0, available: 0, prior, total: 0.0, expected: 0.0 });
                edges.len() - 1
            });
            edges[at].available += 1;
            next = at + 1;
            out.push(at);
        }
        self.edges += edges.len() - before;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn edges_are_found_again_in_any_order() {
        let mut tree = Tree::new();
        let node = tree.insert(InfoSetKey::ROOT, Seat(0)).unwrap();
        let mut edges = Vec::new();
        tree.edges_of(node, &[5, 7, 9], &[1, 2, 3], &mut edges);
        assert_eq!(edges, [0, 1, 2]);
        tree.edges_of(node, &[9, 6, 5], &[4, 5, 6], &mut edges);
        assert_eq!(edges, [2, 3, 0]);
        assert_eq!(tree.edge(node, 0).available, 2);
        assert_eq!(tree.edge(node, 1).available, 1);
        assert_eq!(tree.edge_of(node, &6).map(|edge| edge.prior), Some(5));
        assert!(tree.edge_of(node, &8).is_none());
    }

    #[test]
    fn decisions_are_found_again_however_many_there_are() {
        let mut tree: Tree<u8> = Tree::new();
        assert_eq!(tree.find(InfoSetKey::ROOT, Seat(0)), None);
        let keys: Vec<InfoSetKey> = (0..10_000)
            .map(|n: u32| {
                let mut key = InfoSetKey::ROOT;
                key.push(Visibility::Public, &n);
                key
            })
            .collect();
        for (n, &key) in keys.iter().enumerate() {
            assert_eq!((tree.find(key, Seat(1)), tree.insert(key, Seat(1))), (None, Some(n)));
        }
        assert!(keys.iter().enumerate().all(|(n, &key)| tree.find(key, Seat(1)) == Some(n)));
        assert_eq!(tree.find(keys[0], Seat(0)), None);
    }

    #[test]
    fn keys_tell_orders_apart_and_hide_what_is_hidden() {
        let after = |moves: &[(Visibility, u8)]| {
            let mut key = InfoSetKey::ROOT;
            moves.iter().for_each(|(visibility, mv)| key.push(*visibility, mv));
            key.of_seat(Seat(0))
        };
        use Visibility::{Private, Public, Simultaneous};
        assert_eq!(after(&[(Public, 1), (Public, 2)]), after(&[(Public, 1), (Public, 2)]));
        assert_ne!(after(&[(Public, 1), (Public, 2)]), after(&[(Public, 2), (Public, 1)]));
        assert_eq!(after(&[(Private, 1)]), after(&[(Private, 2)]));
        assert_eq!(after(&[(Simultaneous, 1)]), after(&[(Simultaneous, 2)]));
        let uncovered = |mv: u8| {
            let mut key = InfoSetKey::ROOT;
            key.push(Simultaneous, &mv);
            key.uncover(Actors::one(Seat(0)));
            key.of_seat(Seat(0))
        };
        assert_ne!(uncovered(1), uncovered(2));
    }
}
