//! An exact search of Storming the Castle to its end: alpha-beta over [`Siege`] with a transposition table.
//!
//! The value of a position is found by zero-window searches that close in on it from both sides, as in MTD(f). Mirror
//! images share an entry of the table. A solver may be given a number of positions to look at; what it says after that
//! does not count.

use std::cmp::Reverse;

use super::board::Side;
use super::data::{CAPTURE_POINTS, LINE};
use super::position::Kopis;
use super::siege::{LINES, Siege};
use super::transposition::{Bound, INFINITE, Known, TranspositionTable};
use super::wire::{Line, Move};
use crate::core::{EventLog, Seat, Solution};

/// The largest table that [`solve`] makes, as a power of two: 32 megabytes.
const LARGEST_TABLE: u32 = 21;

/// An exact search.
pub struct Solver {
    table: TranspositionTable,
    /// How many positions were looked at.
    pub positions: u64,
    /// How many may be looked at.
    limit: u64,
}

impl Solver {
    /// A solver with a table of 2 to the power of `bits` buckets, each for two positions, and without a limit.
    pub fn new(bits: u32) -> Self {
        Self { table: TranspositionTable::new(bits), positions: 0, limit: u64::MAX }
    }

    const fn is_exhausted(&self) -> bool {
        self.positions > self.limit
    }

    /// By how much the seat to act will lead at the end when both play as well as possible; nothing but in a battle of
    /// Storming.
    pub fn value(&mut self, position: &Kopis) -> Option<i32> {
        let siege = Siege::of(position)?;
        let seat = position.turn()?;
        Some(captured_lead(position, seat) + self.exact(siege))
    }

    /// Whether the seat to act will lead by more than `lead`, both playing as well as possible.
    pub fn exceeds(&mut self, position: &Kopis, lead: i32) -> Option<bool> {
        let siege = Siege::of(position)?;
        let seat = position.turn()?;
        let wanted = lead - captured_lead(position, seat);
        Some(self.search(siege, wanted, wanted + 1) > wanted)
    }

    /// The exact lead of the seat to act, captures so far apart.
    fn exact(&mut self, siege: Siege) -> i32 {
        let (mut low, mut high, mut guess) = (-INFINITE, INFINITE, 0);
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
        let mut first = None;
        if let Some(known) = self.table.get(key) {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.lead >= high,
                Bound::AtMost => known.lead <= low,
            };
            if settles {
                return known.lead;
            }
            first = Some(if is_mirrored { mirrored_line(known.best) } else { known.best });
        }
        let mut buffer = [(0, 0); LINES];
        let ordered = most_promising_first(siege, first, &mut buffer);
        if ordered.is_empty() {
            return self.blocked(siege, low, high);
        }
        let floor = low;
        let mut best = (-INFINITE, 0);
        for &(_, line) in ordered {
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
        self.table.insert(key, slides, Known { lead, bound, best });
        lead
    }

    /// The lead after the last slide of the game.
    fn last(&mut self, siege: Siege, low: i32, high: i32) -> i32 {
        let slides = (0..LINES).filter_map(|line| siege.slide(line));
        let best = slides.map(|(after, captured)| captured + after.lead()).max();
        best.unwrap_or_else(|| self.blocked(siege, low, high))
    }

    /// The lead where the seat to act cannot slide.
    fn blocked(&mut self, siege: Siege, low: i32, high: i32) -> i32 {
        match siege.to_act() {
            None => siege.lead(),
            Some((next, true)) => -self.search(next, -high, -low),
            Some((next, false)) => self.search(next, low, high),
        }
    }

    /// The exact lead of every slide, the best first.
    fn ranked(&mut self, siege: Siege) -> Vec<(usize, i32)> {
        let mut ranked = Vec::new();
        for line in 0..LINES {
            if let Some((after, captured)) = siege.slide(line) {
                ranked.push((line, captured - self.exact(after.passed())));
            }
        }
        ranked.sort_by_key(|&(_, lead)| Reverse(lead));
        ranked
    }
}

/// The slides that there are: `first`, then by captures and the lead after them. Each with a number to sort by.
fn most_promising_first(siege: Siege, first: Option<usize>, buffer: &mut [(i32, usize); LINES]) -> &[(i32, usize)] {
    let mut count = 0;
    for line in 0..LINES {
        if let Some((after, captured)) = siege.slide(line) {
            let promise = if Some(line) == first { i32::MAX } else { 2 * captured + after.lead() };
            buffer[count] = (promise, line);
            count += 1;
        }
    }
    let slides = &mut buffer[..count];
    slides.sort_by_key(|&(promise, _)| Reverse(promise));
    slides
}

const fn mirrored_line(line: usize) -> usize {
    (line + LINE as usize) % LINES
}

/// What an exact search that looks at no more than so many positions knows of a battle of Storming.
pub(super) fn solve(position: &Kopis, limit: u64) -> Option<Solution<Move>> {
    // A slide more makes a search nearly three times as long.
    let siege = Siege::of(position).filter(|siege| limit >> (siege.slides() * 3 / 2) > 0)?;
    let seat = position.turn()?;
    let captures = captured_lead(position, seat);
    let bits = limit.ilog2().saturating_sub(1).clamp(8, LARGEST_TABLE);
    let mut solver = Solver { limit, ..Solver::new(bits) };
    let ranked = solver.ranked(siege);
    let moves = ranked.iter().map(|&(line, lead)| (slide_of(seat, line), lead + captures)).collect();
    let line = best_line(*position, &mut solver);
    let positions = u32::try_from(solver.positions).unwrap_or(u32::MAX);
    (!solver.is_exhausted()).then_some(Solution { moves, line, positions })
}

/// Best play of both to the end.
fn best_line(mut position: Kopis, solver: &mut Solver) -> Vec<(Seat, Move)> {
    let mut line = Vec::new();
    while let (Some(siege), Some(seat)) = (Siege::of(&position), position.turn()) {
        let Some(&(best, _)) = solver.ranked(siege).first() else { break };
        if solver.is_exhausted() {
            break;
        }
        let mv = slide_of(seat, best);
        position.apply(&mv, &mut EventLog::disabled());
        line.push((seat, mv));
    }
    line
}

/// By how many points of captures a seat leads.
fn captured_lead(position: &Kopis, seat: Seat) -> i32 {
    let captured = |seat: usize| i32::from(position.captured[seat]);
    (captured(seat.index()) - captured(1 - seat.index())) * CAPTURE_POINTS as i32
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
    use super::super::board::Square;
    use super::super::siege::{COLUMN, ROW, mirrored, turned};
    use super::super::wire::{Options, Setup};
    use super::*;
    use crate::core::{Heuristics, Pcg, Rng};

    fn legal(position: &Kopis) -> Vec<Move> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves
    }

    fn played(position: &Kopis, mv: &Move) -> Kopis {
        let mut after = *position;
        after.apply(mv, &mut EventLog::disabled());
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
            let mut dice = Pcg::new(seed);
            let setup = if seed % 2 == 0 { Setup::Base } else { Setup::Advanced };
            let mut position = Kopis::setup(&Options { setup, ..Default::default() }).unwrap();
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
            let found: Vec<Move> =
                (0..LINES).filter(|&line| siege.slide(line).is_some()).map(|line| slide_of(seat, line)).collect();
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
