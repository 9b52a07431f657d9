//! What an end is worth to each seat: between 0, the last, and 1, who wins alone.
//!
//! Half of a reward is for the opponents who were beaten (a tie counts half of one), half is for winning (those who share
//! the first rank share it). Between two players both halves are the same number. Only the four operations and square
//! roots are used, so that every machine gives the same bits.

use crate::core::{Heuristics, Outcome, Seat};

/// A reward for each seat.
pub(super) type Rewards = [f64; MOST_SEATS];

/// The seats of the largest table.
pub(super) const MOST_SEATS: usize = 8;

/// How much of what a search maximises is the margin: enough to play on well when the game is decided.
const MARGIN: f64 = 0.04;

/// What an end, or a position that is not played on, is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Worth {
    /// What a seat may expect.
    pub(super) expected: Rewards,
    /// The same, with a little of the margin.
    pub(super) wanted: Rewards,
}

/// The worth of a position: of its end, if it is over, else as the game evaluates it.
pub(super) fn worth<G: Heuristics>(position: &G) -> Worth {
    let seats = usize::from(position.seats()).min(MOST_SEATS);
    let evaluated = G::HAS_EVALUATION.then(|| evaluated(position, seats));
    let expected = match (position.outcome(), evaluated) {
        (Some((outcome, _)), _) => ranked(&outcome, seats),
        (None, Some(evaluated)) => evaluated,
        (None, None) => even(seats),
    };
    let margin = evaluated.unwrap_or(expected);
    let mut wanted = [0.0; MOST_SEATS];
    for ((wanted, expected), margin) in wanted.iter_mut().zip(expected).zip(margin) {
        *wanted = expected + MARGIN * (margin - expected);
    }
    Worth { expected, wanted }
}

/// Every seat may expect the same.
fn even(seats: usize) -> Rewards {
    combined(seats, |_, _| 0.5, |_| 1.0)
}

/// The rewards of an end.
pub(super) fn ranked(outcome: &Outcome, seats: usize) -> Rewards {
    let mut ranks = [usize::MAX; MOST_SEATS];
    for (rank, shared) in outcome.ranking.iter().enumerate() {
        for seat in shared {
            if let Some(place) = ranks.get_mut(seat.index()) {
                *place = rank;
            }
        }
    }
    let beats = |one: usize, other: usize| match ranks[one].cmp(&ranks[other]) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    };
    combined(seats, beats, |seat| f64::from(u8::from(ranks[seat] == 0)))
}

/// The rewards that the evaluations of the seats promise: a lead of 100 wins three games of four.
fn evaluated<G: Heuristics>(position: &G, seats: usize) -> Rewards {
    let mut evaluations = [0.0; MOST_SEATS];
    for (evaluation, seat) in evaluations.iter_mut().zip(Seat::all(position.seats())) {
        *evaluation = f64::from(position.evaluate(seat));
    }
    let beats = |one: usize, other: usize| {
        let lead = evaluations[one] - evaluations[other];
        0.5 + 0.5 * lead / (lead.abs() + 100.0)
    };
    let first = |seat: usize| (0..seats).filter(|&other| other != seat).map(|other| beats(seat, other)).product();
    combined(seats, beats, first)
}

/// Half for the opponents beaten, half for winning.
fn combined(seats: usize, beats: impl Fn(usize, usize) -> f64, first: impl Fn(usize) -> f64) -> Rewards {
    let all: f64 = (0..seats).map(&first).sum();
    let mut rewards = [0.0; MOST_SEATS];
    for (seat, reward) in rewards.iter_mut().enumerate().take(seats) {
        let beaten: f64 = (0..seats).filter(|&other| other != seat).map(|other| beats(seat, other)).sum();
        *reward = 0.5 * beaten / (seats.max(2) - 1) as f64 + 0.5 * first(seat) / all;
    }
    rewards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(scores: &[i32]) -> Vec<f64> {
        ranked(&Outcome::by_score(scores.to_vec(), "end"), scores.len())[..scores.len()].to_vec()
    }

    #[test]
    fn the_winner_gets_all_and_the_last_nothing() {
        assert_eq!(of(&[3, 5]), [0.0, 1.0]);
        assert_eq!(of(&[4, 4]), [0.5, 0.5]);
        assert_eq!(of(&[9, 5, 1]), [1.0, 0.25, 0.0]);
        assert_eq!(of(&[9, 9, 1]), [0.625, 0.625, 0.0]);
        assert_eq!(of(&[2, 2, 2, 2]), [0.375; 4]);
    }
}
