//! Who has won: most passengers delivered.

use std::cmp::Reverse;

use super::position::{Koplopers, Phase, Player};
use super::rules;
use super::wire::{End, Event, Variant};
use crate::core::{EventLog, Outcome, RuleRef, Seat};

/// What ranks a seat: the higher, the better, one after the other.
type Merits = [i32; 3];

impl Koplopers {
    /// The points of a seat: its box ([`rules::MOST_PASSENGERS`], [`rules::BOX_DECIDES`]), in the advanced version less the
    /// passengers left aboard ([`rules::ADVANCED_SCORE`], [`rules::PENALTY`]).
    fn score(&self, player: &Player) -> i32 {
        let delivered = i32::from(self.graph.sum(player.delivered));
        match self.variant {
            Variant::Family => delivered,
            Variant::Advanced => delivered - i32::from(player.aboard()),
        }
    }

    /// The score, then fewer passengers left aboard ([`rules::TIE_LEFT_ABOARD`]; counted already in the advanced version), then
    /// more tokens in the box ([`rules::TIE_TOKENS`]).
    fn merits(&self, player: &Player) -> Merits {
        let left = match self.variant {
            Variant::Family => -i32::from(player.aboard()),
            Variant::Advanced => 0,
        };
        [self.score(player), left, player.delivered.len() as i32]
    }

    /// The seats with their merits, the best first.
    fn standings(&self) -> Vec<(Merits, Seat)> {
        let mut standings: Vec<_> = self.players().iter().map(|player| self.merits(player)).zip(Seat::all(self.seats)).collect();
        standings.sort_by_key(|&(merits, _)| Reverse(merits));
        standings
    }

    fn ranking(&self) -> Vec<Vec<Seat>> {
        self.standings().chunk_by(|a, b| a.0 == b.0).map(|rank| rank.iter().map(|&(_, seat)| seat).collect()).collect()
    }

    fn scores(&self) -> Vec<i32> {
        self.players().iter().map(|player| self.score(player)).collect()
    }

    /// The rule that sets the first apart from the second ([`rules::SHARED_RANK`] if none does).
    fn decided_by(&self) -> RuleRef {
        let by_merit = match self.variant {
            Variant::Family => [rules::MOST_PASSENGERS, rules::TIE_LEFT_ABOARD, rules::TIE_TOKENS],
            Variant::Advanced => [rules::ADVANCED_SCORE, rules::TIE_LEFT_ABOARD, rules::TIE_TOKENS],
        };
        match self.standings().as_slice() {
            [(first, _), (second, _), ..] => {
                let apart = first.iter().zip(second).zip(by_merit).find(|((a, b), _)| a != b);
                apart.map_or(rules::SHARED_RANK, |(_, rule)| rule)
            }
            _ => rules::SHARED_RANK,
        }
    }

    pub(crate) fn announce(&self, log: &mut EventLog<Event>) {
        if log.is_recording() {
            let (scores, ranking, reason) = (self.scores(), self.ranking(), self.ended_by());
            log.push(self.decided_by(), Event::GameOver { scores, ranking, reason });
        }
    }

    /// Why the last round was the last: it is that of the track ([`rules::LENGTH`]), or an earlier one.
    fn ended_by(&self) -> End {
        if self.round == self.graph.rounds(self.seats) { End::Track } else { End::Exhausted }
    }
}

/// How the game ended.
pub(super) fn outcome(position: &Koplopers) -> Option<(Outcome, RuleRef)> {
    if !matches!(position.phase, Phase::Over) {
        return None;
    }
    let reason = position.ended_by().code();
    Some((Outcome { ranking: position.ranking(), scores: position.scores(), reason }, rules::GAME_OVER))
}
