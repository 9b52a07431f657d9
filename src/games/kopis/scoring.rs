//! Points, the end of the game, and who has won. The same in both modes ([`rules::SUDDEN_POINTS`]).

use super::board::Squares;
use super::data::{self, CAPTURE_POINTS, POINTS};
use super::position::{Kopis, Phase};
use super::rules;
use super::wire::{Event, Reason};
use crate::core::{EventLog, Outcome, RuleRef, Seat};

impl Kopis {
    /// The points of both seats as things stand ([`rules::COUNTING`]), and the seat with more ([`rules::WINNER`]).
    pub(super) fn scores(&self) -> ([u8; 2], Option<Seat>) {
        let scores @ [red, black] = [self.points(Seat(0)), self.points(Seat(1))];
        let winner = match red.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Seat(1)),
        };
        (scores, winner)
    }

    /// Only factions on the board and captures count ([`rules::NOTHING_ELSE_SCORES`]), each faction once
    /// ([`rules::SCORES_ONCE`]).
    fn points(&self, seat: Seat) -> u8 {
        let (own, enemy) = (seat.index(), 1 - seat.index());
        let factions = self.factions[own];
        let (by_own, by_enemy) = (self.fortresses[own].neighbours(), self.fortresses[enemy].neighbours());
        let count = |next_to_own: bool, next_to_enemy: bool| {
            let pick = |set: Squares, near: Squares, wanted: bool| if wanted { set.and(near) } else { set.minus(near) };
            let (points, _) = POINTS[usize::from(next_to_own)][usize::from(next_to_enemy)];
            points * pick(pick(factions, by_own, next_to_own), by_enemy, next_to_enemy).len()
        };
        let position = count(true, false) + count(true, true) + count(false, true) + count(false, false);
        let total = position + CAPTURE_POINTS * u32::from(self.captured[own]);
        u8::try_from(total).expect("eight factions score at most 16 and eight captures at most 8")
    }

    /// Counts every faction on the board, then the captures.
    pub(super) fn count(&self, log: &mut EventLog<Event>) {
        if !log.is_recording() {
            return;
        }
        for at in self.factions[0].union(self.factions[1]).iter() {
            let seat = Seat(u8::from(self.factions[1].contains(at)));
            let around = Squares::EMPTY.with(at).neighbours();
            let near = |seat: usize| around.and(self.fortresses[seat]).len() as u8;
            let (own_fortresses, enemy_fortresses) = (near(seat.index()), near(1 - seat.index()));
            let (points, rule) = POINTS[usize::from(own_fortresses > 0)][usize::from(enemy_fortresses > 0)];
            log.push(rule, Event::FactionScored { seat, at, own_fortresses, enemy_fortresses, points: points as u8 });
        }
        for seat in Seat::all(2) {
            let points = self.captured[seat.index()] * CAPTURE_POINTS as u8;
            if points > 0 {
                log.push(rules::CAPTURES_SCORE, Event::CapturesScored { seat, points });
            }
        }
    }

    /// How the game ended, and by which rule.
    pub(super) fn outcome(&self) -> Option<(Outcome, RuleRef)> {
        let Phase::Over(reason) = self.phase else { return None };
        let scores = self.scores().0.map(i32::from).to_vec();
        Some((Outcome::by_score(scores, reason.code()), data::ending(reason)))
    }
}

impl Reason {
    const fn code(self) -> &'static str {
        match self {
            Self::AllPlayed => "allPlayed",
            Self::EighthFaction => "eighthFaction",
            Self::Quiet => "quiet",
            Self::Blocked => "blocked",
        }
    }
}
