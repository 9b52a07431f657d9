//! What must hold for each phase of a position.

use super::super::data::{ACTION_VALUES, MAX_WAGONS, Special, Station};
use super::super::patterns::Pattern;
use super::super::rules;
use super::super::wire::{self, CardId, Reason, Stage, VetoStage};
use super::from_state::{crossing_closes_nothing, no_specials_in_basic_game};
use super::{Act, FrachtExpress, Phase};
use crate::core::{Actor, Actors, Game, Refusal, Seat, refuse, require};

/// The fields of a special action as they are written.
struct Written<'a> {
    card: Option<&'a CardId>,
    turned: Option<&'a CardId>,
}

impl FrachtExpress {
    pub(super) fn read_phase(&mut self, phase: &wire::Phase) -> Result<(), Refusal> {
        self.phase = match phase {
            wire::Phase::ChooseStart {} => Phase::ChooseStart,
            wire::Phase::DealStations { seat } => Phase::DealStations(self.existing(*seat)?),
            wire::Phase::PlaceStation { seat } => Phase::PlaceStation(self.existing(*seat)?),
            wire::Phase::Deal { seat, round } => Phase::Deal { seat: self.existing(*seat)?, round: *round },
            wire::Phase::Draw {} => Phase::Draw,
            wire::Phase::Action {} => Phase::Action,
            wire::Phase::Refill { left } => Phase::Refill { left: *left },
            wire::Phase::Steer { run, loc } => Phase::Steer { run: self.read_run(run)?, loc: self.existing(*loc)? },
            wire::Phase::Crossing { run } => Phase::Crossing(self.read_run(run)?),
            wire::Phase::Surplus { run, seat, limit } => {
                require!(seat == &run.loc, rules::SURPLUS, "surplus-seat", "the owner of the locomotive drops the surplus")?;
                Phase::Surplus { run: self.read_run(run)?, limit: *limit }
            }
            wire::Phase::Announce { station } => Phase::Announce(*station),
            wire::Phase::Veto { station, stage, seat } => {
                Phase::Veto { station: *station, stage: *stage, seat: self.existing(*seat)? }
            }
            wire::Phase::Special { station, kind, chooser, stage, card, turned, target, done } => {
                self.check_entered(*station)?;
                require!(
                    *kind == self.special_of(*station),
                    rules::CHANGE_SPECIALS,
                    "special-kind",
                    "kind is not the special action of the station"
                )?;
                let written = Written { card: card.as_ref(), turned: turned.as_ref() };
                let act = Act {
                    station: *station,
                    chooser: *chooser,
                    stage: *stage,
                    card: None,
                    turned: None,
                    target: *target,
                    done: *done,
                };
                Phase::Special(self.read_act(act, &written)?)
            }
            wire::Phase::Over { reason } => Phase::Over(*reason),
        };
        self.check_turn()?;
        self.check_phase()?;
        let possible = self.actors() != Actors::Chance || self.outcomes() > 0;
        require!(possible, rules::PILES_EMPTY, "no-card-to-take", "a card is to be taken and there is none")
    }

    /// A seat at the table.
    pub(super) fn existing(&self, seat: Seat) -> Result<Seat, Refusal> {
        require!(
            seat.0 < self.seats,
            rules::PLAYERS,
            "no-such-phase-seat",
            "every seat that the phase names is a seat at the table"
        )?;
        Ok(seat)
    }

    const fn in_setup(&self) -> bool {
        matches!(self.phase, Phase::ChooseStart | Phase::DealStations(_) | Phase::PlaceStation(_) | Phase::Deal { .. })
    }

    fn check_turn(&self) -> Result<(), Refusal> {
        let number = self.turn.number;
        require!(
            (number == 0) == self.in_setup(),
            rules::CLOCKWISE,
            "turn-number-in-setup",
            "turn.number is 0 exactly during the set-up"
        )?;
        require!(number <= self.fixed.turn_limit, rules::TURN_LIMIT, "turn-number-too-high", "turn.number is at most turnLimit")?;
        require!(
            !self.turn.must_empty_hand || !(self.in_setup() || self.phase == Phase::Draw),
            rules::EMPTY_HAND,
            "empty-hand-before-draw",
            "turn.mustEmptyHand is false until the card of the turn is drawn"
        )?;
        let begun = self.phase != Phase::ChooseStart;
        require!(
            self.start.is_some() == begun,
            rules::CLOCKWISE,
            "start-seat-too-early",
            "startSeat is null exactly until it is drawn"
        )?;
        if self.in_setup() {
            self.check_setup()
        } else {
            let laid = self.board.field().is_some();
            require!(laid, rules::FREE_PLACE, "stations-before-turn", "all stations are laid before the first turn")
        }
    }

    fn check_phase(&self) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Refill { left } => {
                let some = (ACTION_VALUES.0..=ACTION_VALUES.1).contains(left);
                require!(some, rules::REFILL, "refill-left", "left is 1 to 5")?;
                require!(
                    !self.turn.must_empty_hand,
                    rules::NO_REFILL,
                    "refill-after-raid-train",
                    "nobody draws cards after the card raid train"
                )
            }
            Phase::Steer { run, loc } => self.check_branch(run, *loc),
            Phase::Crossing(run) => self.check_crossed(run),
            Phase::Surplus { run, limit } => {
                self.check_crossed(run)?;
                let limited = (ACTION_VALUES.0..=ACTION_VALUES.1).contains(limit);
                let surplus = self.player(run.loc).train.len() > usize::from(*limit);
                require!(
                    limited && surplus,
                    rules::SURPLUS,
                    "no-surplus",
                    "the train is not longer than the limit, which is 1 to 5"
                )
            }
            &Phase::Announce(station) => {
                self.check_entered(station)?;
                self.check_possible(station)
            }
            &Phase::Veto { station, stage, seat } => {
                self.check_entered(station)?;
                self.check_possible(station)?;
                let holder = seat != self.active() && self.player(seat).veto;
                require!(holder, rules::VETO, "veto-holder", "only an opponent with a veto card is asked")?;
                let special = self.special_of(station);
                let real = stage == VetoStage::Decline || self.is_really_possible(special);
                require!(
                    real,
                    rules::IMPOSSIBLE_SPECIAL,
                    "special-impossible-with-hand",
                    "the special action is used or forced, and no card in the hand makes it possible"
                )?;
                let dictated = stage != VetoStage::Forced || special.can_be_dictated();
                require!(
                    dictated,
                    rules::WHAT_IS_DICTATED,
                    "forced-not-dictated",
                    "after a force only what can be dictated is asked about"
                )
            }
            Phase::Special(act) => self.check_act(act),
            Phase::Over(Reason::PilesEmpty) => {
                require!(
                    self.deck.is_empty() && self.discard.is_empty(),
                    rules::PILES_EMPTY,
                    "piles-not-empty",
                    "the game cannot have ended by empty piles: they are not empty"
                )
            }
            Phase::Over(Reason::TurnLimit) => {
                require!(
                    self.turn.number == self.fixed.turn_limit,
                    rules::TURN_LIMIT,
                    "turn-limit-not-reached",
                    "the game cannot have ended by its limit: this is not the last turn"
                )
            }
            _ => Ok(()),
        }
    }

    /// The active player is in the station of which a special action is spoken.
    fn check_entered(&self, station: Station) -> Result<(), Refusal> {
        if !self.fixed.advanced {
            return Err(no_specials_in_basic_game());
        }
        let inside = self.player(self.active()).loc.spot.in_station() == Some(station);
        require!(inside, rules::DECIDE_ON_ENTERING, "not-in-station", "the active player's locomotive is not in the station")
    }

    fn check_possible(&self, station: Station) -> Result<(), Refusal> {
        require!(
            self.is_possible(self.special_of(station)),
            rules::IMPOSSIBLE_SPECIAL,
            "special-impossible",
            "all can see that the special action is not possible"
        )
    }

    /// Reads the fields of a special action: each is set exactly in the stages that use it.
    fn read_act(&self, act: Act, written: &Written<'_>) -> Result<Act, Refusal> {
        let special = self.special_of(act.station);
        self.existing(act.chooser)?;
        let (picked, turned, target) = match (special, act.stage) {
            (Special::CardRaid | Special::RaidTrain | Special::WagonRaid, Stage::Opponent)
            | (Special::CloseStation | Special::Rebuild | Special::Kidnap, Stage::Card)
            | (Special::UncoupleAny | Special::CoupleAny, Stage::Turn) => (false, false, false),
            (Special::CloseStation | Special::Rebuild, Stage::Site) | (Special::Kidnap, Stage::Opponent) => (true, false, false),
            (Special::CoupleAny, Stage::Card) | (Special::UncoupleAny, Stage::Wagon) => (false, true, false),
            (Special::CardRaid | Special::WagonRaid, Stage::Turn) | (Special::RaidTrain, Stage::Steal) => (false, false, true),
            (Special::WagonRaid, Stage::Wagon) => (false, true, true),
            _ => return refuse!(rules::SPECIAL_AT_ONCE, "special-stage", "stage is not one of the special action's"),
        };
        require!(
            written.card.is_some() == picked,
            rules::SPECIAL_AT_ONCE,
            "special-card",
            "card is set exactly where a card was picked"
        )?;
        require!(
            written.turned.is_some() == turned,
            rules::TURNED_TO_DISCARD,
            "special-turned",
            "turned is set exactly where a card was turned"
        )?;
        require!(
            act.target.is_some() == target,
            rules::SPECIAL_AT_ONCE,
            "special-target",
            "target is set exactly where an opponent was named"
        )?;
        if let Some(seat) = act.target {
            self.existing(seat)?;
            if seat == self.active() {
                return Err(special.opponent_wanted());
            }
        }
        let discarded = |id: &CardId| match self.cards().find(id) {
            Some(card) if self.discard.contains(card) => Ok(card),
            _ => refuse!(
                rules::TURNED_TO_DISCARD,
                "special-card-not-discarded",
                "a card that was picked or turned is in the discard pile"
            ),
        };
        let card = match (written.card, special) {
            (None, _) => None,
            (Some(id), Special::CloseStation) => self.cards().find(id),
            (Some(id), _) => Some(discarded(id)?),
        };
        let turned = match written.turned {
            None => None,
            Some(id) => Some(discarded(id)?),
        };
        Ok(Act { card, turned, ..act })
    }

    fn check_act(&self, act: &Act) -> Result<(), Refusal> {
        let special = self.special_of(act.station);
        require!(
            act.done == 0 || special == Special::Rebuild,
            rules::REBUILD_AGAIN,
            "special-done",
            "done counts rebuilds, and is 0 for any other special action"
        )?;
        let own = act.chooser == self.active() || special.can_be_dictated();
        require!(own, rules::WHAT_IS_DICTATED, "chooser-not-active", "where nothing can be dictated the active player chooses")?;
        match (special, act.stage) {
            (Special::CloseStation, Stage::Site) => {
                require!(
                    self.can_close(),
                    rules::REOPEN_CLEAR,
                    "cannot-close",
                    "no station can be closed, or the closed one cannot be reopened"
                )?;
                let crossing = act.card.is_none_or(|card| self.cards().face(card).pattern == Pattern::Crossing);
                if crossing {
                    return Err(Refusal::new(rules::CROSSING_ON_EMPTY, crossing_closes_nothing()));
                }
            }
            (Special::Rebuild, Stage::Site) | (Special::Kidnap, Stage::Opponent) => {}
            _ => self.check_possible(act.station)?,
        }
        if let (Special::RaidTrain, Stage::Steal, Some(target)) = (special, act.stage, act.target) {
            let hand = self.player(target).hand.len();
            let most = self.opponents().all(|seat| self.player(seat).hand.len() <= hand);
            require!(
                most,
                rules::RAID_TRAIN,
                "robbed-not-fullest",
                "the opponent with the most cards is robbed, and another one has more"
            )?;
        }
        if special == Special::WagonRaid && act.stage == Stage::Wagon {
            debug_assert!(self.player(self.active()).train.len() < MAX_WAGONS, "possible by open information");
            require!(self.giver(act).is_some(), rules::WAGON_GIVEN, "no-fitting-wagon", "nobody has a fitting wagon to give")?;
        }
        if let Some(who @ Actor::Seat(_)) = self.actors().first() {
            let mut moves = Vec::new();
            self.legal_moves(who, &mut moves);
            let least = if act.stage == Stage::Card { 1 } else { 2 };
            require!(moves.len() >= least, rules::SPECIAL_AT_ONCE, "nothing-to-choose", "there is nothing to choose")?;
        }
        Ok(())
    }
}
