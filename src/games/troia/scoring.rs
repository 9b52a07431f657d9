//! The score track, and who has won.

use super::position::{Phase, Troia};
use super::rules;
use super::wire::{Event, Reason};
use crate::core::{EventLog, Outcome, RuleRef, Seat};

impl Troia {
    /// Advances a pawn and moves back the one that stood there, towards the start ([`rules::WHICH_WAY_BACK`]). The space
    /// that the pawn has left is free by then, and the start corner always is ([`rules::START_CORNER`]). What is lost is
    /// lost ([`rules::MOVED_BACK_IS_LOST`]).
    pub(crate) fn advance(&mut self, seat: Seat, points: u8, log: &mut EventLog<Event>) {
        let from = self.seats[seat.index()].renown;
        let to = from + u16::from(points);
        self.seats[seat.index()].renown = to;
        log.push(rules::ADVANCING_THE_PAWN, Event::PawnMoved { seat, points, from, to });
        let pushed = Seat::all(self.site.players).find(|&other| other != seat && self.seats[other.index()].renown == to);
        let Some(other) = pushed else { return };
        let taken = |space: u16| self.seated().iter().any(|player| player.renown == space);
        let back = (1..to).rev().find(|&space| !taken(space)).unwrap_or(0);
        self.seats[other.index()].renown = back;
        log.push(rules::MOVING_BACK, Event::PawnMovedBack { seat: other, from: to, to: back });
    }

    /// The most renown wins ([`rules::AIM`], [`rules::WINNER`]); nothing else counts ([`rules::ONLY_PUBLISHED_COUNT`]).
    fn standing(&self) -> Outcome {
        let scores = self.seated().iter().map(|player| player.renown.into()).collect();
        Outcome::by_score(scores, Reason::PublicationsUsed.id())
    }

    /// What is said when the game is over.
    pub(crate) fn game_over(&self) -> Event {
        let Outcome { ranking, scores, .. } = self.standing();
        let renown = self.seated().iter().map(|player| player.renown).collect();
        Event::GameOver { ranking, scores, reason: Reason::PublicationsUsed, renown }
    }
}

/// The game is over: who came where, and why.
pub(super) fn outcome(position: &Troia) -> Option<(Outcome, RuleRef)> {
    let Phase::Over = position.phase else { return None };
    Some((position.standing(), rules::END_OF_THE_GAME))
}
