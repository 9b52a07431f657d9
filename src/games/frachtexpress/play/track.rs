//! Laying, completing and lifting track: what a card may be laid on, for hand cards and for rebuilt ones.

use super::super::cards::Card;
use super::super::data::{Pattern, Turn};
use super::super::geometry::Cell;
use super::super::position::{Act, FrachtExpress};
use super::super::rules;
use crate::core::{Judged, refuse};

impl FrachtExpress {
    /// The orientations of a card.
    pub(super) fn turns_of(&self, card: Card) -> impl Iterator<Item = Turn> + use<> {
        (0..self.cards().face(card).pattern.turns()).map(Turn)
    }

    /// Whether a card has that many orientations; any of them may be chosen ([`rules::ANY_TURN`]).
    pub(super) fn judge_turn(&self, card: Card, turn: Turn) -> Judged {
        match turn.0 < self.cards().face(card).pattern.turns() {
            true => Ok(()),
            false => refuse!(rules::ORIENTATIONS, "the pattern of the card has fewer orientations"),
        }
    }

    pub(super) fn judge_in_field(&self, cell: Cell) -> Judged {
        match self.board.in_field(cell) {
            true => Ok(()),
            false => refuse!(rules::FIELD, "that cell is outside the field"),
        }
    }

    /// Whether a card may be laid on a cell as an extension; whether track meets track does not matter
    /// ([`rules::MISMATCH`]).
    pub(super) fn judge_place(&self, cell: Cell) -> Judged {
        self.judge_in_field(cell)?;
        if !self.board.is_empty(cell) {
            return refuse!(rules::LAY, "that place is not empty");
        }
        if !self.board.has_contact(cell) {
            return refuse!(rules::CONTACT, "that place is not side by side with a station or with track");
        }
        Ok(())
    }

    /// Whether a card may be laid on the track of a cell. The rulebook pictures three attempts
    /// ([`rules::THREE_PICTURES`]); that a crossing never covers is spelt out in [`rules::CROSSING_NEVER_COVERS`].
    pub(super) fn judge_cover(&self, card: Card, turn: Turn, cell: Cell) -> Judged {
        let pattern = self.cards().face(card).pattern;
        if pattern == Pattern::Crossing {
            return refuse!(rules::CROSSING_ON_EMPTY, "a crossing is laid on an empty place only");
        }
        self.judge_coverable(cell)?;
        let (old, new) = (self.board.elements(cell), pattern.turned(turn));
        if !new.keeps(old) {
            return refuse!(rules::KEEP_ELEMENTS, "a track element of the old card would be lost");
        }
        if new == old {
            return refuse!(rules::MUST_ADD, "the card shows nothing that does not lie there already");
        }
        Ok(())
    }

    /// Whether the top card of a cell may be covered at all.
    pub(super) fn judge_coverable(&self, cell: Cell) -> Judged {
        if self.board.elements(cell).is_crossing() {
            return refuse!(rules::CROSSING_NOT_COVERED, "a crossing is never covered");
        }
        if self.is_occupied(cell) {
            return refuse!(rules::NOT_UNDER_A_LOCOMOTIVE, "a locomotive stands on that card");
        }
        Ok(())
    }

    /// The top card of a cell, if it may be lifted for the card that was picked ([`rules::REBUILD`]).
    pub(super) fn lifted(&self, act: &Act, from: Cell) -> Judged<Card> {
        let Some(card) = self.board.top(from) else {
            return refuse!(rules::REBUILD, "no track lies there");
        };
        if self.is_occupied(from) {
            return refuse!(rules::REBUILD, "a locomotive stands on that card");
        }
        if act.card.is_none_or(|picked| self.cards().face(picked).action != self.cards().face(card).action) {
            return refuse!(rules::REBUILD, "that card has another action value than the card discarded");
        }
        Ok(card)
    }

    /// Whether a lifted card may be laid again; judged as if it were lifted already ([`rules::REBUILD_DETAILS`]).
    pub(super) fn judge_relocation(&self, act: &Act, from: Cell, to: Cell, turn: Turn) -> Judged {
        let card = self.lifted(act, from)?;
        self.judge_turn(card, turn)?;
        self.judge_in_field(to)?;
        if to == from {
            return self.judge_turning(card, turn, from);
        }
        if self.board.open_station(to).is_some() {
            return refuse!(rules::REBUILD_DETAILS, "a card is never moved on to an open station");
        }
        if self.board.has_track(to) {
            return self.judge_cover(card, turn, to);
        }
        let stays = self.board.station(from).is_some() || !self.board.elements_below(from, self.cards()).is_empty();
        let built = |cell: Cell| !self.board.is_empty(cell) && (stays || cell != from);
        let contact = super::super::geometry::Side::ALL.iter().copied().filter_map(|side| to.over(side)).any(built);
        match contact {
            true => Ok(()),
            false => refuse!(rules::CONTACT, "that place is not side by side with a station or with track"),
        }
    }

    fn judge_turning(&self, card: Card, turn: Turn, cell: Cell) -> Judged {
        if turn == self.board.turn(card) {
            return refuse!(rules::REBUILD_TURN, "the card lies like that already");
        }
        let new = self.cards().face(card).pattern.turned(turn);
        if !new.keeps(self.board.elements_below(cell, self.cards())) {
            return refuse!(rules::KEEP_ELEMENTS, "a track element of the card below would be lost");
        }
        Ok(())
    }
}
