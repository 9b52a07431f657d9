//! What a search has learnt, by information set.
//!
//! A node is a decision as the one who decides it can tell it from others: it is found by a key over the moves that led
//! there as everybody saw them. Its arms are the moves that were ever legal there; not all of them are legal in every
//! imagined world, so each counts how often it could have been chosen.

use std::hash::{Hash, Hasher};

/// A multiplicative hash over whole numbers, the same on every machine.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mixer(u64);

impl Mixer {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

    const fn mix(&mut self, value: u64) {
        let mixed = (self.0.rotate_left(26) ^ value).wrapping_mul(Self::FACTOR);
        self.0 = mixed ^ (mixed >> 29);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(byte.into());
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_u128(&mut self, value: u128) {
        self.mix(value as u64);
        self.mix((value >> 64) as u64);
    }

    // The width of these depends on the machine.
    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.mix(value as i64 as u64);
    }
}

/// The hash of a move.
pub(super) fn hash(mv: &impl Hash) -> u64 {
    let mut mixer = Mixer(1);
    mv.hash(&mut mixer);
    mixer.finish()
}

/// Where in the game an information set is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(u64);

impl Key {
    pub(super) const ROOT: Self = Self(0x6c75_646f);

    /// Somebody made a move that everybody saw.
    #[must_use]
    pub(super) const fn then(self, what: u64) -> Self {
        let mut mixer = Mixer(self.0);
        mixer.mix(what);
        Self(mixer.0)
    }

    /// The drawer it belongs into, of a power of two: keys are mixed already.
    const fn drawer(self, drawers: usize) -> usize {
        self.0 as usize & drawers.wrapping_sub(1)
    }
}

/// The end of a list of arms or of nodes.
const NONE: u32 = u32::MAX;

/// The most nodes and arms that are kept: what comes after is played out without being remembered.
const MOST_NODES: usize = 400_000;
const MOST_ARMS: usize = 2_000_000;

const FEWEST_DRAWERS: usize = 64;

/// A decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) visits: u32,
    /// The sum of what came of it for the one who decides.
    pub(super) total: f64,
    first: u32,
    key: Key,
    /// The next node in the same drawer.
    behind: u32,
}

/// A move of a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm {
    pub(super) hash: u64,
    pub(super) visits: u32,
    /// In how many visits of the node it was legal.
    pub(super) available: u32,
    /// How inclined the game is to it.
    pub(super) weight: u32,
    next: u32,
    /// The sum of what came of it for the one who decides, with a little of the margin.
    pub(super) total: f64,
    /// The same without.
    pub(super) expected: f64,
}

impl Arm {
    /// The mean of what came of it.
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

/// Every decision that a search remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    arms: Vec<Arm>,
    /// The first node of each drawer. There are at least as many as nodes, and a power of two of them.
    drawers: Vec<u32>,
}

impl Tree {
    /// The decision with this key, if it is remembered.
    pub(super) fn find(&self, key: Key) -> Option<u32> {
        let mut at = *self.drawers.get(key.drawer(self.drawers.len()))?;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.key == key {
                return Some(at);
            }
            at = node.behind;
        }
        None
    }

    /// Remembers a decision; nothing if the memory is full.
    pub(super) fn insert(&mut self, key: Key) -> Option<u32> {
        if self.nodes.len() >= MOST_NODES || self.arms.len() >= MOST_ARMS {
            return None;
        }
        if self.nodes.len() >= self.drawers.len() {
            self.take_larger_drawers();
        }
        let node = self.nodes.len() as u32;
        let drawer = key.drawer(self.drawers.len());
        let behind = std::mem::replace(&mut self.drawers[drawer], node);
        self.nodes.push(Node { visits: 0, total: 0.0, first: NONE, key, behind });
        Some(node)
    }

    fn take_larger_drawers(&mut self) {
        let count = (2 * self.drawers.len()).max(FEWEST_DRAWERS);
        self.drawers.clear();
        self.drawers.resize(count, NONE);
        for (at, node) in (0..).zip(&mut self.nodes) {
            node.behind = std::mem::replace(&mut self.drawers[node.key.drawer(count)], at);
        }
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn arm(&self, arm: u32) -> &Arm {
        &self.arms[arm as usize]
    }

    /// Writes down what came of an arm.
    pub(super) fn reward(&mut self, node: u32, arm: u32, wanted: f64, expected: f64) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += wanted;
        let arm = &mut self.arms[arm as usize];
        arm.visits += 1;
        arm.total += wanted;
        arm.expected += expected;
    }

    /// Finds the arms of these moves, making those that are new, and counts that they were available. Moves mostly come
    /// in the same order, so the search for each begins after the one before. Without weights all weigh the same.
    pub(super) fn arms_of(&mut self, node: u32, hashes: &[u64], weights: &[u32], out: &mut Vec<u32>) {
        out.clear();
        let mut at = self.nodes[node as usize].first;
        let mut last = NONE;
        for (n, &hash) in hashes.iter().enumerate() {
            let found = self.after(at, hash).or_else(|| self.after(self.nodes[node as usize].first, hash));
            let arm = match found {
                Some(arm) => arm,
                None => {
                    let arm = self.arms.len() as u32;
                    // A new arm goes behind the one before it.
                    let next = if last == NONE {
                        std::mem::replace(&mut self.nodes[node as usize].first, arm)
                    } else {
                        std::mem::replace(&mut self.arms[last as usize].next, arm)
                    };
                    self.arms.push(Arm {
                        hash,
                        visits: 0,
                        available: 0,
                        weight: weights.get(n).map_or(1, |&weight| weight.max(1)),
                        next,
                        total: 0.0,
                        expected: 0.0,
                    });
                    arm
                }
            };
            self.arms[arm as usize].available += 1;
            at = self.arms[arm as usize].next;
            last = arm;
            out.push(arm);
        }
    }

    /// The arm of a move from this one on.
    fn after(&self, from: u32, hash: u64) -> Option<u32> {
        let mut at = from;
        while at != NONE {
            let arm = &self.arms[at as usize];
            if arm.hash == hash {
                return Some(at);
            }
            at = arm.next;
        }
        None
    }

    /// The arm of a move of a decision.
    pub(super) fn arm_of(&self, node: u32, hash: u64) -> Option<&Arm> {
        self.after(self.nodes[node as usize].first, hash).map(|arm| self.arm(arm))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn arms_are_found_again_in_any_order() {
        let mut tree = Tree::default();
        let node = tree.insert(Key::ROOT).unwrap();
        let mut arms = Vec::new();
        tree.arms_of(node, &[5, 7, 9], &[1, 2, 3], &mut arms);
        assert_eq!(arms, [0, 1, 2]);
        tree.arms_of(node, &[9, 6, 5], &[4, 5, 6], &mut arms);
        assert_eq!(arms, [2, 3, 0]);
        assert_eq!(tree.arm(0).available, 2);
        assert_eq!(tree.arm(1).available, 1);
        assert_eq!(tree.arm_of(node, 6).map(|arm| arm.weight), Some(5));
        assert!(tree.arm_of(node, 8).is_none());
    }

    #[test]
    fn decisions_are_found_again_however_many_there_are() {
        let mut tree = Tree::default();
        assert_eq!(tree.find(Key::ROOT), None);
        let keys: Vec<Key> = (0..10_000).map(|n| Key::ROOT.then(n)).collect();
        for (n, &key) in (0..).zip(&keys) {
            assert_eq!((tree.find(key), tree.insert(key)), (None, Some(n)));
        }
        assert!((0..).zip(&keys).all(|(n, &key)| tree.find(key) == Some(n)));
        assert_eq!(tree.find(Key::ROOT), None);
    }

    #[test]
    fn keys_tell_orders_apart() {
        assert_eq!(Key::ROOT.then(1).then(2), Key::ROOT.then(1).then(2));
        assert_ne!(Key::ROOT.then(1).then(2), Key::ROOT.then(2).then(1));
        assert_ne!(hash(&(1u8, 2u8)), hash(&(2u8, 1u8)));
    }
}
