//! What chance draws: who begins, stations, cards of the deck and of a hand that is robbed.

use super::super::cards::{CardSet, Stock};
use super::super::position::{FrachtExpress, Phase};
use super::super::rules;
use super::super::wire::{CardId, Event, Move, Reason, Stage};
use crate::core::{EventLog, Refusal, RuleRef, Seat, require};

impl FrachtExpress {
    /// Appends every outcome of chance, each as likely as the others.
    pub(crate) fn chance_candidates(&self, out: &mut Vec<Move>) {
        for n in 0..self.outcomes() {
            out.extend(self.nth_outcome(n));
        }
    }

    /// How many outcomes chance has.
    pub(crate) fn outcomes(&self) -> u32 {
        match self.phase {
            Phase::ChooseStart => self.seats.into(),
            Phase::DealStations(_) => self.pool.len(),
            _ => self.drawn_from().len(),
        }
    }

    /// The n-th outcome of chance.
    pub(crate) fn nth_outcome(&self, n: u32) -> Option<Move> {
        match self.phase {
            Phase::ChooseStart => Some(Move::StartPlayer { seat: Seat(u8::try_from(n).ok()?) }),
            Phase::DealStations(seat) => Some(Move::StationDealt { seat, station: self.pool.iter().nth(n as usize)? }),
            _ => Some(self.outcome_with(self.id(self.drawn_from().nth(n)?))),
        }
    }

    /// The cards of which chance takes one: a hand that is robbed, or the deck.
    fn drawn_from(&self) -> CardSet {
        match &self.phase {
            Phase::Special(act) if act.stage == Stage::Steal => {
                act.target.map_or(CardSet::default(), |from| self.player(from).hand)
            }
            _ => self.deck,
        }
    }

    /// What becomes of a card that chance takes.
    fn outcome_with(&self, card: CardId) -> Move {
        match &self.phase {
            Phase::Special(act) if act.stage == Stage::Steal => Move::Stolen { from: act.target.unwrap_or(self.active()), card },
            Phase::Crossing(_) | Phase::Special(_) => Move::Turned { card },
            Phase::Deal { seat, .. } => Move::Drawn { seat: *seat, card },
            _ => Move::Drawn { seat: self.active(), card },
        }
    }

    /// Whether chance can draw this now.
    pub(crate) fn check_outcome(&self, mv: &Move) -> Result<(), Refusal> {
        let drawn = || self.card_of(mv).is_some_and(|card| self.drawn_from().contains(card));
        let good = match (&self.phase, mv) {
            (Phase::ChooseStart, Move::StartPlayer { seat }) => seat.0 < self.seats,
            (Phase::DealStations(to), Move::StationDealt { seat, station }) => seat == to && self.pool.contains(*station),
            (Phase::Special(act), Move::Stolen { from, .. }) => act.stage == Stage::Steal && act.target == Some(*from) && drawn(),
            (Phase::Special(act), Move::Turned { .. }) => act.stage == Stage::Turn && drawn(),
            (Phase::Crossing(_), Move::Turned { .. }) => drawn(),
            (Phase::Deal { seat: to, .. }, Move::Drawn { seat, .. }) => seat == to && drawn(),
            (Phase::Draw | Phase::Refill { .. }, Move::Drawn { seat, .. }) => *seat == self.active() && drawn(),
            _ => false,
        };
        require!(good, self.phase_rule(), "not-an-outcome", "that is not an outcome of what is drawn now")
    }

    /// A card leaves the deck for a hand.
    pub(crate) fn apply_draw(&mut self, mv: &Move, log: &mut EventLog<Event>) {
        let (Move::Drawn { seat, .. }, Some(card)) = (mv, self.card_of(mv)) else { return };
        let seat = *seat;
        self.deck.remove(card);
        self.player_mut(seat).hand.insert(card);
        let drawn = Event::CardDrawn { seat, card: Some(self.id(card)) };
        match self.phase {
            Phase::Deal { round, .. } => {
                log.push(rules::DEAL, drawn);
                self.deal_next(seat, round, log);
            }
            Phase::Refill { left } => {
                log.push(rules::REFILL, drawn);
                match left.checked_sub(1) {
                    Some(left) if left > 0 => self.await_card(Phase::Refill { left }, log),
                    _ => self.end_turn(rules::REFILL_ENDS_TURN, log),
                }
            }
            _ => {
                log.push(rules::DRAW_FIRST, drawn);
                self.phase = Phase::Action;
            }
        }
    }

    /// Goes on to a phase in which a card is taken: an empty deck is first refilled from the discard pile
    /// ([`rules::RESHUFFLE_MOMENT`]), and if that is empty too the game is over, for turning as for drawing
    /// ([`rules::TURNING_IS_DRAWING`]).
    pub(super) fn await_card(&mut self, phase: Phase, log: &mut EventLog<Event>) {
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return self.end(Reason::PilesEmpty, log);
            }
            self.deck = self.discard.set();
            self.discard = Stock::EMPTY;
            log.push(rules::RESHUFFLE, Event::Reshuffled { count: u8::try_from(self.deck.len()).unwrap_or(u8::MAX) });
        }
        self.phase = phase;
    }

    /// The rule of the phase: by it a move is refused that the phase does not offer.
    pub(crate) const fn phase_rule(&self) -> RuleRef {
        match self.phase {
            Phase::ChooseStart => rules::CLOCKWISE,
            Phase::DealStations(_) => rules::FREE_DEAL,
            Phase::PlaceStation(_) => rules::FREE_PLACE,
            Phase::Deal { .. } => rules::DEAL,
            Phase::Draw => rules::DRAW_FIRST,
            Phase::Action => rules::ACTIONS,
            Phase::Refill { .. } => rules::REFILL_ENDS_TURN,
            Phase::Steer { .. } => rules::BRANCH,
            Phase::Crossing(_) => rules::CROSSING_TURNS_CARD,
            Phase::Surplus { .. } => rules::SURPLUS,
            Phase::Announce(_) => rules::DECIDE_ON_ENTERING,
            Phase::Veto { .. } => rules::VETO_ORDER,
            Phase::Special(_) => rules::SPECIAL_AT_ONCE,
            Phase::Over(reason) => reason.rule(),
        }
    }
}
