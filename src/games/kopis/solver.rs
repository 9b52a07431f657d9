//! Storming the Castle, solved: an exact search to the end, by alpha and beta with a memory.

use std::cell::Cell;

use super::data::{CAPTURE_POINTS, LINE, Side};
use super::position::Kopis;
use super::siege::{LINES, Siege};
use super::wire::{Line, Move};
use crate::core::{Seat, Solution, sort_by_key};

/// The largest memory of a solver that was not asked for by name, as a power of two: 32 megabytes.
const MEMORY: u32 = 21;

/// More than anybody can lead by.
const INFINITE: i32 = 60;

/// What was found out about a position: a bound on the lead, and the best slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    lead: i32,
    bound: Bound,
    best: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Everything found out so far, as far as it fits: pairs of entries, the first kept for the deepest search.
struct Memory {
    entries: Vec<[u64; 2]>,
    shift: u32,
}

impl Memory {
    /// The bits of an entry: the lead, the bound, the best slide, the slides left; the rest tells positions apart.
    const USED: u32 = 7 + 2 + 4 + 5;

    /// An empty memory, in the block of the last one.
    fn new(bits: u32) -> Self {
        let mut entries = LAST.take();
        entries.clear();
        entries.resize(1 << bits, [0; 2]);
        Self { entries, shift: u64::BITS - bits }
    }

    fn slot(&self, key: u64) -> usize {
        (key >> self.shift) as usize
    }

    fn find(&self, key: u64) -> Option<Known> {
        let tag = key << Self::USED;
        let entry = *self.entries[self.slot(key)].iter().find(|&&entry| entry & !((1 << Self::USED) - 1) == tag && entry != 0)?;
        let bound = match entry >> 7 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Some(Known { lead: (entry & 127) as i32 - INFINITE, bound, best: (entry >> 9 & 15) as usize })
    }

    fn keep(&mut self, key: u64, slides: u32, known: Known) {
        let bound = match known.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let lead = (known.lead + INFINITE) as u64;
        let entry = key << Self::USED | u64::from(slides) << 13 | (known.best as u64) << 9 | bound << 7 | lead;
        let depth = |entry: u64| entry >> 13 & 31;
        let slot = self.slot(key);
        let pair = &mut self.entries[slot];
        if u64::from(slides) >= depth(pair[0]) {
            pair[0] = entry;
        } else {
            pair[1] = entry;
        }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        LAST.set(std::mem::take(&mut self.entries));
    }
}

thread_local! {
    /// The block of the last memory: one that came and went with every search would leave holes behind it.
    static LAST: Cell<Vec<[u64; 2]>> = const { Cell::new(Vec::new()) };
}

/// An exact search.
pub struct Solver {
    memory: Memory,
    /// How many positions were looked at.
    pub positions: u64,
    /// How many may be looked at: after that, nothing that is said counts.
    most: u64,
}

impl Solver {
    /// A solver that remembers two times 2 to the power of `bits` positions, and takes the time it needs.
    pub fn new(bits: u32) -> Self {
        Self { memory: Memory::new(bits), positions: 0, most: u64::MAX }
    }

    const fn is_exhausted(&self) -> bool {
        self.positions > self.most
    }

    /// By how much the seat to act will lead at the end when both play as well as possible; nothing but in a battle of
    /// Storming. Found by narrowing the bounds from both sides.
    pub fn value(&mut self, position: &Kopis) -> Option<i32> {
        let siege = Siege::of(position)?;
        let seat = position.turn()?;
        let captures = i32::from(position.captured[seat.index()]) - i32::from(position.captured[1 - seat.index()]);
        Some(captures * CAPTURE_POINTS as i32 + self.narrow(siege, 0))
    }

    /// Whether the seat to act will lead by more than `lead`, both playing as well as possible.
    pub fn exceeds(&mut self, position: &Kopis, lead: i32) -> Option<bool> {
        let siege = Siege::of(position)?;
        let seat = position.turn()?;
        let captures = i32::from(position.captured[seat.index()]) - i32::from(position.captured[1 - seat.index()]);
        let wanted = lead - captures * CAPTURE_POINTS as i32;
        Some(self.search(siege, wanted, wanted + 1) > wanted)
    }

    /// The exact lead, by searches that each ask whether it is more than a guess.
    fn narrow(&mut self, siege: Siege, guess: i32) -> i32 {
        let (mut low, mut high, mut guess) = (-INFINITE, INFINITE, guess);
        while low < high && !self.is_exhausted() {
            let bound = if guess == low { guess + 1 } else { guess };
            guess = self.search(siege, bound - 1, bound);
            if guess < bound {
                high = guess;
            } else {
                low = guess;
            }
        }
        guess
    }

    /// The lead of the seat to act, captures so far apart: exact between the bounds, else a bound itself.
    fn search(&mut self, siege: Siege, mut low: i32, high: i32) -> i32 {
        self.positions += 1;
        let slides = siege.slides();
        match slides {
            0 => return siege.lead(),
            1 => return self.last(siege, low, high),
            _ if self.is_exhausted() => return low,
            _ => {}
        }
        let (canonical, is_mirrored) = siege.canonical();
        let key = canonical.key();
        let mut first = LINES;
        if let Some(known) = self.memory.find(key) {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.lead >= high,
                Bound::AtMost => known.lead <= low,
            };
            if settles {
                return known.lead;
            }
            first = if is_mirrored { mirrored_line(known.best) } else { known.best };
        }
        let mut ways = [(0i32, 0u8); LINES];
        let mut count = 0;
        for line in 0..LINES {
            if let Some((after, captured)) = siege.slide(line) {
                let promise = if line == first { i32::MAX } else { 2 * captured + after.lead() };
                ways[count] = (promise, line as u8);
                count += 1;
            }
        }
        let ways = &mut ways[..count];
        if ways.is_empty() {
            return self.blocked(siege, low, high);
        }
        sort_by_key(ways, |&(promise, line)| (-i64::from(promise), line));
        let floor = low;
        let mut best = (-INFINITE, 0);
        for &mut (_, line) in ways {
            let line = usize::from(line);
            let Some((after, captured)) = siege.slide(line) else { continue };
            let lead = captured - self.search(after.passed(), captured - high, captured - low);
            if lead > best.0 {
                best = (lead, line);
                low = low.max(lead);
                if low >= high {
                    break;
                }
            }
        }
        if self.is_exhausted() {
            return low;
        }
        let (lead, line) = best;
        let bound = if lead >= high {
            Bound::AtLeast
        } else if lead <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let best = if is_mirrored { mirrored_line(line) } else { line };
        self.memory.keep(key, slides, Known { lead, bound, best });
        lead
    }

    /// The last slide of the game.
    fn last(&mut self, siege: Siege, low: i32, high: i32) -> i32 {
        let slides = (0..LINES).filter_map(|line| siege.slide(line));
        let best = slides.map(|(after, captured)| captured + after.lead()).max();
        best.unwrap_or_else(|| self.blocked(siege, low, high))
    }

    /// The seat to act cannot slide.
    fn blocked(&mut self, siege: Siege, low: i32, high: i32) -> i32 {
        match siege.to_act() {
            None => siege.lead(),
            Some((next, true)) => -self.search(next, -high, -low),
            Some((next, false)) => self.search(next, low, high),
        }
    }

    /// The exact lead of every slide, the best first.
    fn ranked(&mut self, siege: Siege) -> Vec<(usize, i32)> {
        let mut ranked: Vec<(usize, i32)> = Vec::new();
        for line in 0..LINES {
            if let Some((after, captured)) = siege.slide(line) {
                ranked.push((line, captured - self.narrow(after.passed(), 0)));
            }
        }
        sort_by_key(&mut ranked, |&(line, lead)| (-lead, line));
        ranked
    }
}

const fn mirrored_line(line: usize) -> usize {
    (line + LINE as usize) % LINES
}

impl Kopis {
    /// What an exact search of so many positions knows of a battle of Storming.
    pub(crate) fn solved(&self, most: u64) -> Option<Solution<Move>> {
        // A slide more makes a search nearly three times as long.
        let siege = Siege::of(self).filter(|siege| most >> (siege.slides() * 3 / 2) > 0)?;
        let seat = self.turn()?;
        let captures = i32::from(self.captured[seat.index()]) - i32::from(self.captured[1 - seat.index()]);
        let mut solver = Solver { most, ..Solver::new(most.ilog2().saturating_sub(1).clamp(8, MEMORY)) };
        let ranked = solver.ranked(siege);
        let moves = ranked.iter().map(|&(line, lead)| (slide_of(seat, line), lead + captures * CAPTURE_POINTS as i32)).collect();
        let line = self.best_line(&mut solver);
        let positions = u32::try_from(solver.positions).unwrap_or(u32::MAX);
        (!solver.is_exhausted()).then_some(Solution { moves, line, positions })
    }

    /// Best play of both to the end.
    fn best_line(&self, solver: &mut Solver) -> Vec<(Seat, Move)> {
        let mut position = *self;
        let mut line = Vec::new();
        while let (Some(siege), Some(seat)) = (Siege::of(&position), position.turn()) {
            let Some(&(best, _)) = solver.ranked(siege).first() else { break };
            if solver.is_exhausted() {
                break;
            }
            let mv = slide_of(seat, best);
            position.play(&mv, &mut crate::core::Log::deaf());
            line.push((seat, mv));
        }
        line
    }
}

/// The move that a line of the seat's own view stands for.
fn slide_of(seat: Seat, line: usize) -> Move {
    let side = Side::of(seat)[line / LINE as usize];
    let n = (line % LINE as usize) as u8;
    let n = if seat == Seat(0) { n } else { LINE - 1 - n };
    Move::Slide { side, line: Line::new(side.axis(), n) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::super::data::Square;
    use super::super::siege::{COLUMN, ROW, mirrored, turned};
    use super::*;
    use crate::core::{Game, Log, Source};

    /// A small generator, enough to play about.
    struct Dice(u64);

    impl Source for Dice {
        fn next_u32(&mut self) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as u32
        }
    }

    fn legal(position: &Kopis) -> Vec<Move> {
        let mut moves = Vec::new();
        position.list_legal_moves(&mut moves);
        moves
    }

    fn played(position: &Kopis, mv: &Move) -> Kopis {
        let mut after = *position;
        after.play(mv, &mut Log::deaf());
        after
    }

    /// The lead of the seat to act by the rules themselves, every line looked at.
    fn by_the_rules(position: &Kopis) -> i32 {
        let lead = |position: &Kopis, seat: Seat| {
            let (scores, _) = position.scores();
            i32::from(scores[seat.index()]) - i32::from(scores[1 - seat.index()])
        };
        let seat = position.turn().unwrap();
        let after = |mv: &Move| {
            let after = played(position, mv);
            match after.turn() {
                None => lead(&after, seat),
                Some(next) if next == seat => by_the_rules(&after),
                Some(_) => -by_the_rules(&after),
            }
        };
        legal(position).iter().map(after).max().unwrap()
    }

    fn games(count: u64, mut look: impl FnMut(&Kopis)) {
        for seed in 0..count {
            let mut dice = Dice(seed);
            let setup = if seed % 2 == 0 { super::super::Setup::Base } else { super::super::Setup::Advanced };
            let mut position = Kopis::begin(&super::super::Options { setup, ..Default::default() }).unwrap();
            while position.turn().is_some() {
                look(&position);
                let moves = legal(&position);
                let mv = moves[dice.below(moves.len() as u32) as usize];
                position = played(&position, &mv);
            }
        }
    }

    #[test]
    fn slides_are_those_of_the_rules() {
        let mut looked_at = 0;
        games(400, |position| {
            let Some(siege) = Siege::of(position) else { return };
            let seat = position.turn().unwrap();
            let found: Vec<Move> = (0..LINES).filter(|&line| siege.slide(line).is_some()).map(|line| slide_of(seat, line)).collect();
            let mut expected = legal(position);
            assert_eq!(found.len(), expected.len());
            expected.retain(|mv| !found.contains(mv));
            assert_eq!(expected, [], "{position:?}");
            for line in 0..LINES {
                let Some((after, captured)) = siege.slide(line) else { continue };
                let real = played(position, &slide_of(seat, line));
                assert_eq!(i32::from(real.captured[seat.index()] - position.captured[seat.index()]), captured);
                match (Siege::of(&real), after.passed().to_act()) {
                    (Some(real_siege), Some((next, _))) => assert_eq!(real_siege, next),
                    (None, next) => assert!(next.is_none() || after.slides() == 0),
                    (Some(_), None) => panic!("the rules go on and the solver does not"),
                }
                looked_at += 1;
            }
        });
        assert!(looked_at > 10_000);
    }

    #[test]
    fn the_last_slides_have_the_value_that_the_rules_give_them() {
        let mut solved = 0;
        games(60, |position| {
            if Siege::of(position).is_some_and(|siege| siege.slides() <= 4) {
                let solution = position.solve(1 << 20).unwrap();
                assert_eq!(solution.moves[0].1, by_the_rules(position), "{position:?}");
                assert_eq!(Solver::new(10).value(position), Some(solution.moves[0].1));
                assert_eq!(solution.moves.len(), legal(position).len());
                assert_eq!(solution.line[0].1, solution.moves[0].0);
                solved += 1;
            }
        });
        assert!(solved > 100);
    }

    #[test]
    fn a_mirror_and_a_turn_are_undone_by_themselves() {
        let set = 0x8_1234_5678;
        assert_eq!(turned(turned(set)), set);
        assert_eq!(mirrored(mirrored(set)), set);
        assert_eq!(mirrored(ROW), COLUMN);
        assert_eq!(turned(1), 1 << (Square::COUNT - 1));
    }
}
