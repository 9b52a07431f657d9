//! The announcement of a special action and the veto cards.

use super::super::data::Station;
use super::super::position::{FrachtExpress, Phase};
use super::super::rules;
use super::super::wire::{Event, Move, VetoMode, VetoStage};
use crate::core::{EventLog, Refusal, RuleRef, Seat, refuse};

impl FrachtExpress {
    pub(crate) fn check_announcement(&self, station: Station, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::UseSpecial {} if !self.is_really_possible(self.special_of(station)) => {
                refuse!(rules::IMPOSSIBLE_SPECIAL, "no-fitting-card", "no card in your hand fits the special action")
            }
            Move::UseSpecial {} | Move::DeclineSpecial {} => Ok(()),
            _ => refuse!(rules::DECIDE_ON_ENTERING, "announce-first", "decide on the special action first"),
        }
    }

    pub(crate) fn apply_announcement(&mut self, station: Station, mv: &Move, log: &mut EventLog<Event>) {
        let uses = matches!(mv, Move::UseSpecial {});
        log.push(rules::DECIDE_ON_ENTERING, Event::Announced { seat: self.active(), station, uses });
        let stage = if uses { VetoStage::Use } else { VetoStage::Decline };
        self.ask_next(station, stage, self.active(), log);
    }

    /// The next holder of a veto card clockwise after a seat, up to the active player.
    fn next_holder(&self, after: Seat) -> Option<Seat> {
        let mut seat = after.next(self.seats);
        while seat != self.active() {
            if self.player(seat).veto {
                return Some(seat);
            }
            seat = seat.next(self.seats);
        }
        None
    }

    /// Asks the next holder, or goes on when nobody is left ([`rules::VETO_ORDER`]).
    fn ask_next(&mut self, station: Station, stage: VetoStage, after: Seat, log: &mut EventLog<Event>) {
        match (self.next_holder(after), stage) {
            (Some(seat), _) => self.phase = Phase::Veto { station, stage, seat },
            (None, VetoStage::Use | VetoStage::Forced) => self.start_special(station, self.active(), log),
            (None, VetoStage::Decline) => self.phase = Phase::Action,
        }
    }

    pub(crate) fn veto_candidates(&self, out: &mut Vec<Move>) {
        for mode in [VetoMode::Forbid, VetoMode::Force, VetoMode::Dictate] {
            out.push(Move::Veto { mode });
        }
        out.push(Move::Pass {});
    }

    pub(crate) fn check_veto(&self, station: Station, stage: VetoStage, mv: &Move) -> Result<(), Refusal> {
        let mode = match mv {
            Move::Pass {} => return Ok(()),
            Move::Veto { mode } => *mode,
            _ => return refuse!(rules::VETO_ORDER, "veto-first", "play or keep the veto card first"),
        };
        match (stage, mode) {
            (VetoStage::Use, VetoMode::Force) => {
                refuse!(rules::VETO, "special-used", "there is nothing to force: the special action is used anyway")
            }
            (VetoStage::Use, VetoMode::Dictate) if !self.special_of(station).can_be_dictated() => {
                refuse!(rules::WHAT_IS_DICTATED, "nothing-to-dictate", "this special action has nothing to dictate")
            }
            (VetoStage::Decline, VetoMode::Forbid) => {
                refuse!(rules::VETO, "special-declined", "there is nothing to forbid: the special action is not used")
            }
            (VetoStage::Decline, VetoMode::Dictate) => {
                refuse!(rules::DICTATE, "not-carried-out", "there is nothing to dictate: the special action is not used")
            }
            (VetoStage::Forced, VetoMode::Forbid | VetoMode::Force) => {
                refuse!(rules::VETO_FINAL, "veto-is-final", "nothing can be done against a veto card")
            }
            (VetoStage::Use, VetoMode::Forbid | VetoMode::Dictate)
            | (VetoStage::Decline, VetoMode::Force)
            | (VetoStage::Forced, VetoMode::Dictate) => Ok(()),
        }
    }

    /// The rule that refuses a veto of a seat that is not asked.
    pub(crate) fn veto_turn_rule(&self, seat: Seat, stage: VetoStage, mode: VetoMode) -> RuleRef {
        let holds = self.at_table().any(|(other, player)| other == seat && player.veto);
        if seat == self.active() {
            rules::VETO
        } else if holds {
            rules::VETO_ORDER
        } else if stage == VetoStage::Forced && mode == VetoMode::Dictate {
            rules::VETO_SPENT
        } else {
            rules::VETO
        }
    }

    pub(crate) fn apply_veto(&mut self, station: Station, stage: VetoStage, seat: Seat, mv: &Move, log: &mut EventLog<Event>) {
        let Move::Veto { mode } = *mv else { return self.ask_next(station, stage, seat, log) };
        self.player_mut(seat).veto = false;
        self.vetoes_left += 1;
        let rule = if mode == VetoMode::Dictate { rules::DICTATE } else { rules::VETO };
        log.push(rule, Event::Vetoed { seat, mode });
        match mode {
            VetoMode::Forbid => self.phase = Phase::Action,
            VetoMode::Dictate => self.start_special(station, seat, log),
            VetoMode::Force => self.force(station, log),
        }
    }

    /// A forced special action: what only hidden cards prevent is proved by showing the hand.
    fn force(&mut self, station: Station, log: &mut EventLog<Event>) {
        let (active, special) = (self.active(), self.special_of(station));
        if !self.is_really_possible(special) {
            self.show_hand(active, rules::IMPOSSIBLE_SPECIAL, log);
            log.push(rules::IMPOSSIBLE_SPECIAL, Event::Lapsed { seat: active });
            self.phase = Phase::Action;
        } else if special.can_be_dictated() {
            self.ask_next(station, VetoStage::Forced, active, log);
        } else {
            self.start_special(station, active, log);
        }
    }
}
