//! Disruption cards and the repair card.

use super::super::data::COST;
use super::super::position::Koplopers;
use super::super::rules;
use super::super::sets::Station;
use super::super::wire::{Chip, Event};
use super::duty::Duty;
use crate::core::{EventLog, Refusal, require};

impl Koplopers {
    pub(super) fn may_disrupt(&self, station: Station, duty: &Duty) -> Result<(), Refusal> {
        let held = self.mover().hand.contains(station);
        require!(held, rules::DISRUPT, "card-not-in-hand", "you do not have this card")?;
        self.has_point()?;
        require!(!self.disruption_played, rules::ONE_CARD, "second-card", "you have played a disruption card this turn")?;
        duty.spare(self.points, COST, None)
    }

    /// Whether a card of the hand could be played.
    pub(super) fn can_disrupt(&self, duty: &Duty) -> bool {
        self.points >= COST && !self.disruption_played && duty.spare(self.points, COST, None).is_ok()
    }

    /// The chip that is due goes onto the station, also where another lies ([`rules::TWO_CHIPS`]); its old station is free
    /// ([`rules::CHIP_STAYS`]), the disc moves on ([`rules::DISC_MOVES`]), the card is discarded ([`rules::DISCARD`]).
    pub(super) fn disrupt(&mut self, station: Station, log: &mut EventLog<Event>) {
        let (seat, chip) = (self.turn, self.disc);
        let from = self.chips[chip.index()].replace(station).map(|from| self.graph.station_id(from));
        self.disc = chip.next();
        self.points -= COST;
        self.disruption_played = true;
        self.mover_mut().hand.remove(station);
        self.discard.insert(station);
        self.refresh();
        log.push(rules::DISRUPT, Event::Disrupted { seat, station: self.graph.station_id(station), chip, from, disc: self.disc });
    }

    pub(super) fn may_repair(&self, chip: Chip, duty: &Duty) -> Result<(), Refusal> {
        require!(self.mover().repair_card, rules::REPAIR_ONCE, "repair-card-used", "you have used your repair card")?;
        self.has_point()?;
        require!(self.chips[chip.index()].is_some(), rules::REPAIR, "chip-beside-board", "this chip is not on the board")?;
        duty.spare(self.points, COST, None)
    }

    /// Whether the repair card could be played but for the chip.
    pub(super) fn can_repair(&self, duty: &Duty) -> bool {
        self.points >= COST && self.mover().repair_card && duty.spare(self.points, COST, None).is_ok()
    }

    /// The chip leaves the board until its letter is due; the disc stays ([`rules::REPAIRED_CHIP`]).
    pub(super) fn repair(&mut self, chip: Chip, log: &mut EventLog<Event>) {
        let seat = self.turn;
        let Some(station) = self.chips[chip.index()].take() else { return };
        self.points -= COST;
        self.mover_mut().repair_card = false;
        self.refresh();
        log.push(rules::REPAIR, Event::Repaired { seat, chip, station: self.graph.station_id(station) });
    }
}
