//! Taking pieces from the mound and carrying them into the tent.

use super::super::data::{HANDLINGS, IN_FRONT};
use super::super::ids::{Handle, PieceSet};
use super::super::position::{Troia, Turn};
use super::super::rules;
use super::super::wire::{Event, Move};
use super::Listing;
use crate::core::{EventLog, Refusal, Viewer, require};

impl Troia {
    /// Pieces of the mound first, then those in front, then the end of the turn.
    pub(super) fn dig_candidates(&self, turn: &Turn, listing: Listing, out: &mut Vec<Move>) {
        let all = listing == Listing::Candidates;
        if all || self.check_handling(turn).is_ok() {
            if all || self.check_room(turn).is_ok() {
                out.extend(self.mound_for(listing).iter().map(|piece| Move::Dig { piece }));
            }
            out.extend(self.seats[turn.seat.index()].front.iter().map(|piece| Move::Examine { piece }));
        }
        if all || self.check_end_of_dig(turn).is_ok() {
            out.push(Move::EndTurn {});
        }
    }

    /// The pieces of the mound: all of them, or those that may be dug.
    const fn mound_for(&self, listing: Listing) -> PieceSet {
        match listing {
            Listing::Candidates => self.mound,
            Listing::Legal => self.free,
        }
    }

    /// Every piece of the mound, or those that may be a starting piece.
    pub(super) fn start_candidates(&self, listing: Listing, out: &mut Vec<Move>) {
        let listed = |piece: &Handle| listing == Listing::Candidates || self.check_start(*piece).is_ok();
        out.extend(self.mound.iter().filter(listed).map(|piece| Move::TakeStart { piece }));
    }

    /// A starting piece lies on top: it is free, and no piece that can be seen lies over it. An unseen piece does not
    /// count, since a refusal would tell that it is there.
    pub(super) fn check_start(&self, piece: Handle) -> Result<(), Refusal> {
        require!(
            self.free.contains(piece),
            rules::STARTING_PIECE,
            "start-not-free",
            "only a free piece of the mound can be a starting piece"
        )?;
        let plate = self.site.heap.plate(piece);
        require!(
            self.site.heap.overlapped(plate, self.seen).iter().all(|other| other.z <= plate.z),
            rules::START_UNDER_A_BRIDGE,
            "start-under-bridge",
            "a starting piece comes from the top of the mound, and another piece lies over this one"
        )
    }

    /// A piece once taken never lies in the mound again ([`rules::NO_WAY_BACK`]).
    pub(super) fn check_dig(&self, turn: &Turn, piece: Handle) -> Result<(), Refusal> {
        require!(self.mound.contains(piece), rules::DIGGING, "not-in-mound", "this piece is not in the mound any more")?;
        require!(
            self.free.contains(piece),
            rules::ONLY_FREE_PIECES,
            "not-free",
            "this piece is not free: another one touches it from above, or it cannot be seen"
        )?;
        self.check_handling(turn)?;
        self.check_room(turn)
    }

    /// A piece dug in this turn may be examined in it ([`rules::DIG_AND_EXAMINE_ONE`]), in any order
    /// ([`rules::ANY_ORDER`]).
    pub(super) fn check_examine(&self, turn: &Turn, piece: Handle) -> Result<(), Refusal> {
        require!(
            self.seats[turn.seat.index()].front.contains(piece),
            rules::EXAMINING,
            "not-in-front",
            "you can only examine a piece in front of your own tent"
        )?;
        self.check_handling(turn)
    }

    fn check_handling(&self, turn: &Turn) -> Result<(), Refusal> {
        require!(turn.handled < HANDLINGS, rules::FIVE_HANDLINGS, "handlings-used", "you have used the five actions of this turn")
    }

    /// Whether the actions left after one more dig can bring the front down to five ([`rules::MORE_THAN_FIVE`]).
    fn check_room(&self, turn: &Turn) -> Result<(), Refusal> {
        let left_after = u32::from(HANDLINGS.saturating_sub(turn.handled + 1));
        require!(
            self.seats[turn.seat.index()].front.len() < IN_FRONT + left_after,
            rules::FIVE_IN_FRONT,
            "front-would-be-full",
            "you would have too few actions left to examine down to five pieces in front of your tent"
        )
    }

    /// A player may do less than five actions, or none.
    pub(super) fn check_end_of_dig(&self, turn: &Turn) -> Result<(), Refusal> {
        require!(
            self.seats[turn.seat.index()].front.len() <= IN_FRONT,
            rules::FIVE_IN_FRONT,
            "front-full",
            "at most five pieces may stay in front of your tent: examine some before you end your turn"
        )
    }

    /// The starting piece goes into the tent ([`rules::STARTING_PIECE_EXAMINED`]).
    pub(super) fn take_start(&mut self, piece: Handle, log: &mut EventLog<Event>) {
        let seat = self.next_to_start();
        self.seats[seat.index()].tent.insert(piece);
        log.push(rules::STARTING_PIECE, Event::StartTaken { seat, piece: self.found(piece) });
        self.lift(piece, log);
        if self.seated().iter().all(|player| !player.tent.is_empty()) {
            self.begin_round(log);
        }
    }

    pub(super) fn dig(&mut self, mut turn: Turn, piece: Handle, log: &mut EventLog<Event>) {
        self.seats[turn.seat.index()].front.insert(piece);
        turn.handled += 1;
        log.push(rules::DIGGING, Event::Dug { seat: turn.seat, piece: self.found(piece) });
        self.lift(piece, log);
        self.go_on(turn, log);
    }

    /// Behind the tent the owner may turn the piece over ([`rules::TURNING_OVER`]); comparing it needs no move
    /// ([`rules::COMPARING`], [`rules::FRAMES_IN_HAND`], [`rules::NO_MOVE_NEEDED`]).
    pub(super) fn examine(&mut self, mut turn: Turn, piece: Handle, log: &mut EventLog<Event>) {
        let player = &mut self.seats[turn.seat.index()];
        player.front.remove(piece);
        player.tent.insert(piece);
        turn.handled += 1;
        log.push(rules::EXAMINING, Event::Examined { seat: turn.seat, piece: self.found(piece) });
        self.go_on(turn, log);
    }

    /// Takes a piece out of the mound; only what lay under it can become free or seen.
    fn lift(&mut self, piece: Handle, log: &mut EventLog<Event>) {
        for set in [&mut self.mound, &mut self.free, &mut self.seen] {
            set.remove(piece);
        }
        let mut news = PieceSet::EMPTY;
        let heap = &self.site.heap;
        for lower in heap.below(piece).and(self.mound).minus(self.free).iter() {
            if heap.is_free(lower, self.mound) {
                self.free.insert(lower);
            }
            if !self.seen.contains(lower) && heap.is_seen(lower, self.mound) {
                news.insert(lower);
            }
        }
        self.seen = self.seen.or(news);
        if log.is_recording() && !news.is_empty() {
            let pieces = news.iter().map(|piece| self.piece(piece, Viewer::Omniscient)).collect();
            log.push(rules::WHAT_IS_SEEN, Event::CameToLight { pieces });
        }
    }
}
