//! Disruption cards and the repair card.

use super::super::data::COST;
use super::super::position::Koplopers;
use super::super::rules;
use super::super::sets::Station;
use super::super::wire::{Chip, Event};
use super::duty::Duty;
use crate::core::{Judged, Log, require};

impl Koplopers {
    pub(super) fn may_disrupt(&self, station: Station, duty: &Duty) -> Judged {
        require!(self.mover().hand.contains(station), rules::DISRUPT, "that card is not in the hand of the player in turn")?;
        require!(self.points >= COST, rules::FIVE_POINTS, "no action point is left")?;
        require!(!self.disruption_played, rules::ONE_CARD, "one disruption card per turn")?;
        duty.spare(self.points, COST, None)
    }

    /// Whether a card of the hand could be played.
    pub(super) fn can_disrupt(&self, duty: &Duty) -> bool {
        self.points >= COST && !self.disruption_played && duty.spare(self.points, COST, None).is_ok()
    }

    /// The chip that is due goes onto the station, also where another lies ([`rules::TWO_CHIPS`]); its old station is free
    /// ([`rules::CHIP_STAYS`]), the disc moves on ([`rules::DISC_MOVES`]), the card is discarded ([`rules::DISCARD`]).
    pub(super) fn disrupt(&mut self, station: Station, log: &mut Log<Event>) {
        let (seat, chip) = (self.turn, self.disc);
        let from = self.chips[chip.index()].replace(station).map(|from| self.net.station_id(from));
        self.disc = chip.next();
        self.points -= COST;
        self.disruption_played = true;
        self.mover_mut().hand.remove(station);
        self.discard.insert(station);
        self.refresh();
        log.push(rules::DISRUPT, Event::Disrupted { seat, station: self.net.station_id(station), chip, from, disc: self.disc });
    }

    pub(super) fn may_repair(&self, chip: Chip, duty: &Duty) -> Judged {
        require!(self.mover().repair_card, rules::REPAIR_ONCE, "the repair card has been used")?;
        require!(self.points >= COST, rules::FIVE_POINTS, "no action point is left")?;
        require!(self.chips[chip.index()].is_some(), rules::REPAIR, "that chip is not on the board")?;
        duty.spare(self.points, COST, None)
    }

    /// Whether the repair card could be played but for the chip.
    pub(super) fn can_repair(&self, duty: &Duty) -> bool {
        self.points >= COST && self.mover().repair_card && duty.spare(self.points, COST, None).is_ok()
    }

    /// The chip leaves the board until its letter is due; the disc stays ([`rules::REPAIRED_CHIP`]).
    pub(super) fn repair(&mut self, chip: Chip, log: &mut Log<Event>) {
        let seat = self.turn;
        let Some(station) = self.chips[chip.index()].take() else { return };
        self.points -= COST;
        self.mover_mut().repair_card = false;
        self.refresh();
        log.push(rules::REPAIR, Event::Repaired { seat, chip, station: self.net.station_id(station) });
    }
}
