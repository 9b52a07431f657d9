//! Taking pieces from the mound and carrying them into the tent.

use super::super::data::{HANDLINGS, IN_FRONT};
use super::super::ids::{Handle, PieceSet};
use super::super::position::{Troia, Turn};
use super::super::rules;
use super::super::wire::{Event, Move};
use crate::core::{Eyes, Judged, Log, refuse};

impl Troia {
    /// Pieces of the mound first, then those in front, then the end of the turn: all of it, or what is legal.
    pub(super) fn each_handling(&self, turn: &Turn, legal: bool, out: &mut Vec<Move>) {
        if !legal || self.judge_handling(turn).is_ok() {
            if !legal || self.judge_room(turn).is_ok() {
                out.extend(self.mound_for(legal).swift_iter().map(|piece| Move::Dig { piece }));
            }
            out.extend(self.seats[turn.seat.index()].front.swift_iter().map(|piece| Move::Examine { piece }));
        }
        if !legal || self.judge_end_of_dig(turn).is_ok() {
            out.push(Move::EndTurn {});
        }
    }

    /// The pieces of the mound: all of them, or those that may be taken.
    pub(super) const fn mound_for(&self, legal: bool) -> PieceSet {
        if legal { self.free } else { self.mound }
    }

    /// A starting piece is free, on top or under a bridge ([`rules::START_UNDER_A_BRIDGE`]).
    pub(super) fn judge_start(&self, piece: Handle) -> Judged {
        if self.free.contains(piece) {
            return Ok(());
        }
        refuse!(rules::STARTING_PIECE, "that is not a free piece of the mound")
    }

    /// A piece once taken never lies in the mound again ([`rules::NO_WAY_BACK`]).
    pub(super) fn judge_dig(&self, turn: &Turn, piece: Handle) -> Judged {
        if !self.mound.contains(piece) {
            return refuse!(rules::DIGGING, "that piece is not in the mound");
        }
        if !self.free.contains(piece) {
            return refuse!(rules::ONLY_FREE_PIECES, "that piece is not free: another one touches it from above, or it cannot be seen");
        }
        self.judge_handling(turn)?;
        self.judge_room(turn)
    }

    /// A piece dug in this turn may be examined in it ([`rules::DIG_AND_EXAMINE_ONE`]), in any order
    /// ([`rules::ANY_ORDER`]).
    pub(super) fn judge_examine(&self, turn: &Turn, piece: Handle) -> Judged {
        if !self.seats[turn.seat.index()].front.contains(piece) {
            return refuse!(rules::EXAMINING, "that piece is not in front of the own tent");
        }
        self.judge_handling(turn)
    }

    fn judge_handling(&self, turn: &Turn) -> Judged {
        if turn.handled < HANDLINGS {
            return Ok(());
        }
        refuse!(rules::FIVE_HANDLINGS, "the five handlings of this turn are used")
    }

    /// Whether the handlings left after one more dig can bring the front down to five ([`rules::MORE_THAN_FIVE`]).
    fn judge_room(&self, turn: &Turn) -> Judged {
        let left_after = u32::from(HANDLINGS.saturating_sub(turn.handled + 1));
        if self.seats[turn.seat.index()].front.len() < IN_FRONT + left_after {
            return Ok(());
        }
        refuse!(rules::FIVE_IN_FRONT, "more than five pieces would stay in front of the tent")
    }

    /// A player may do less than five handlings, or none.
    pub(super) fn judge_end_of_dig(&self, turn: &Turn) -> Judged {
        if self.seats[turn.seat.index()].front.len() <= IN_FRONT {
            return Ok(());
        }
        refuse!(rules::FIVE_IN_FRONT, "at most five pieces may stay in front of the tent at the end of a turn: examine some first")
    }

    /// The starting piece goes into the tent ([`rules::STARTING_PIECE_EXAMINED`]).
    pub(super) fn take_start(&mut self, piece: Handle, log: &mut Log<Event>) {
        let seat = self.next_to_start();
        self.seats[seat.index()].tent.insert(piece);
        log.push(rules::STARTING_PIECE, Event::StartTaken { seat, piece: self.found(piece) });
        self.lift(piece, log);
        if self.seated().iter().all(|player| !player.tent.is_empty()) {
            self.begin_round(log);
        }
    }

    pub(super) fn dig(&mut self, mut turn: Turn, piece: Handle, log: &mut Log<Event>) {
        self.seats[turn.seat.index()].front.insert(piece);
        turn.handled += 1;
        log.push(rules::DIGGING, Event::Dug { seat: turn.seat, piece: self.found(piece) });
        self.lift(piece, log);
        self.go_on(turn, log);
    }

    /// Behind the tent the owner may turn the piece over ([`rules::TURNING_OVER`]); comparing it needs no move
    /// ([`rules::COMPARING`], [`rules::FRAMES_IN_HAND`], [`rules::NO_MOVE_NEEDED`]).
    pub(super) fn examine(&mut self, mut turn: Turn, piece: Handle, log: &mut Log<Event>) {
        let player = &mut self.seats[turn.seat.index()];
        player.front.remove(piece);
        player.tent.insert(piece);
        turn.handled += 1;
        log.push(rules::EXAMINING, Event::Examined { seat: turn.seat, piece: self.found(piece) });
        self.go_on(turn, log);
    }

    /// Takes a piece out of the mound; only what lay under it is looked at again.
    fn lift(&mut self, piece: Handle, log: &mut Log<Event>) {
        for set in [&mut self.mound, &mut self.free, &mut self.seen] {
            set.remove(piece);
        }
        let mut news = PieceSet::EMPTY;
        let heap = &self.site.heap;
        for lower in heap.below(piece).and(self.mound).minus(self.free).swift_iter() {
            if heap.is_free(lower, self.mound) {
                self.free.insert(lower);
            }
            if !self.seen.contains(lower) && heap.is_seen(lower, self.mound) {
                news.insert(lower);
            }
        }
        self.seen = self.seen.or(news);
        if log.listens() && !news.is_empty() {
            let pieces = news.iter().map(|piece| self.piece(piece, Eyes::All)).collect();
            log.push(rules::WHAT_IS_SEEN, Event::CameToLight { pieces });
        }
    }
}
