//! Laying, completing and lifting track: what a card may be laid on, for hand cards and for rebuilt ones.

use super::super::cards::Card;
use super::super::data::Turn;
use super::super::geometry::{Cell, Side};
use super::super::patterns::Pattern;
use super::super::position::{Act, FrachtExpress};
use super::super::rules;
use crate::core::{Refusal, RuleRef, message, refuse};

impl FrachtExpress {
    /// The orientations of a card.
    pub(crate) fn turns_of(&self, card: Card) -> impl Iterator<Item = Turn> + use<> {
        (0..self.cards().face(card).pattern.turns()).map(Turn)
    }

    /// Whether a card has that many orientations; any of them may be chosen ([`rules::ANY_TURN`]).
    pub(crate) fn check_orientation(&self, card: Card, turn: Turn) -> Result<(), Refusal> {
        match turn.0 < self.cards().face(card).pattern.turns() {
            true => Ok(()),
            false => refuse!(rules::ORIENTATIONS, "no-such-orientation", "this card can be laid in fewer ways"),
        }
    }

    pub(crate) fn check_in_field(&self, cell: Cell) -> Result<(), Refusal> {
        match self.board.in_field(cell) {
            true => Ok(()),
            false => refuse!(rules::FIELD, "outside-field", "that place is outside the field"),
        }
    }

    /// Whether a card may be laid on a cell as an extension; whether track meets track does not matter
    /// ([`rules::MISMATCH`]).
    pub(crate) fn check_place(&self, cell: Cell) -> Result<(), Refusal> {
        self.check_in_field(cell)?;
        if !self.board.is_empty(cell) {
            return refuse!(rules::LAY, "place-not-empty", "that place is not empty");
        }
        if !self.board.has_contact(cell) {
            return Err(no_contact());
        }
        Ok(())
    }

    /// Whether a card may be laid on the track of a cell. The rulebook pictures three attempts
    /// ([`rules::THREE_PICTURES`]); that a crossing never covers is spelt out in [`rules::CROSSING_NEVER_COVERS`].
    pub(crate) fn check_cover(&self, card: Card, turn: Turn, cell: Cell) -> Result<(), Refusal> {
        let pattern = self.cards().face(card).pattern;
        if pattern == Pattern::Crossing {
            return Err(crossing_on_empty_only());
        }
        self.check_coverable(cell)?;
        let (old, new) = (self.board.elements(cell), pattern.turned(turn));
        if !new.keeps(old) {
            return refuse!(rules::KEEP_ELEMENTS, "loses-track", "a piece of the old track would be lost");
        }
        if new == old {
            return refuse!(rules::MUST_ADD, "adds-nothing", "the card adds no track to what lies there");
        }
        Ok(())
    }

    /// Whether the top card of a cell may be covered at all.
    pub(crate) fn check_coverable(&self, cell: Cell) -> Result<(), Refusal> {
        if self.board.elements(cell).is_crossing() {
            return refuse!(rules::CROSSING_NOT_COVERED, "covers-crossing", "a crossing is never covered");
        }
        if self.is_occupied(cell) {
            return Err(locomotive_on_card(rules::NOT_UNDER_A_LOCOMOTIVE));
        }
        Ok(())
    }

    /// The top card of a cell, if it may be lifted for the card that was picked ([`rules::REBUILD`]).
    pub(crate) fn lifted(&self, act: &Act, from: Cell) -> Result<Card, Refusal> {
        let Some(card) = self.board.top(from) else {
            return Err(no_track(rules::REBUILD));
        };
        if self.is_occupied(from) {
            return Err(locomotive_on_card(rules::REBUILD));
        }
        if act.card.is_none_or(|picked| self.cards().face(picked).action != self.cards().face(card).action) {
            return refuse!(rules::REBUILD, "other-action-value", "that card has another action value than the card discarded");
        }
        Ok(card)
    }

    /// Whether a lifted card may be laid again; judged as if it were lifted already ([`rules::REBUILD_DETAILS`]).
    pub(crate) fn check_relocation(&self, act: &Act, from: Cell, to: Cell, turn: Turn) -> Result<(), Refusal> {
        let card = self.lifted(act, from)?;
        self.check_orientation(card, turn)?;
        self.check_in_field(to)?;
        if to == from {
            return self.check_turning(card, turn, from);
        }
        if self.board.open_station(to).is_some() {
            return refuse!(rules::REBUILD_DETAILS, "moved-on-to-station", "a card never goes on to an open station");
        }
        if self.board.has_track(to) {
            return self.check_cover(card, turn, to);
        }
        let stays = self.board.station(from).is_some() || !self.board.elements_below(from, self.cards()).is_empty();
        let built = |cell: Cell| !self.board.is_empty(cell) && (stays || cell != from);
        let contact = Side::ALL.into_iter().filter_map(|side| to.over(side)).any(built);
        match contact {
            true => Ok(()),
            false => Err(no_contact()),
        }
    }

    fn check_turning(&self, card: Card, turn: Turn, cell: Cell) -> Result<(), Refusal> {
        if turn == self.board.turn(card) {
            return refuse!(rules::REBUILD_TURN, "same-orientation", "the card lies like that already");
        }
        let new = self.cards().face(card).pattern.turned(turn);
        if !new.keeps(self.board.elements_below(cell, self.cards())) {
            return refuse!(rules::KEEP_ELEMENTS, "uncovers-track", "a piece of the track below would be lost");
        }
        Ok(())
    }
}

fn no_contact() -> Refusal {
    let detail = message!("no-contact", "that place is not side by side with a station or with track");
    Refusal::new(rules::CONTACT, detail)
}

pub(super) fn crossing_on_empty_only() -> Refusal {
    Refusal::new(rules::CROSSING_ON_EMPTY, message!("crossing-on-empty-only", "a crossing is laid on an empty place only"))
}

fn locomotive_on_card(rule: RuleRef) -> Refusal {
    Refusal::new(rule, message!("locomotive-on-card", "a locomotive stands on that card"))
}

pub(super) fn no_track(rule: RuleRef) -> Refusal {
    Refusal::new(rule, message!("no-track", "no track lies there"))
}
