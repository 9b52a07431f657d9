//! Who is to act, the moves of each phase, what forbids them, and what comes of them.
//!
//! Here the phase decides which file is asked: one for each decision of the turn. What they share is here, too: turns, and
//! cards that leave hands and trains.

mod action;
mod chance;
mod run;
mod setup;
mod special;
mod special_effects;
mod track;
mod veto;

use super::cards::{Card, CardSet};
use super::position::{FrachtExpress, Phase};
use super::rules;
use super::wire::{CardId, Event, Move, Origin, Reason, Stage};
use crate::core::{Actor, Actors, EventLog, Refusal, RuleRef, Seat, message, refuse};

/// Who is to act.
pub(crate) fn actors(position: &FrachtExpress) -> Actors {
    match position.phase {
        Phase::ChooseStart
        | Phase::DealStations(_)
        | Phase::Deal { .. }
        | Phase::Draw
        | Phase::Refill { .. }
        | Phase::Crossing(_) => Actors::Chance,
        Phase::PlaceStation(seat) | Phase::Veto { seat, .. } => Actors::one(seat),
        Phase::Action | Phase::Announce(_) => Actors::one(position.active()),
        Phase::Steer { run, .. } => Actors::one(run.by),
        Phase::Surplus { run, .. } => Actors::one(run.loc),
        Phase::Special(act) => match act.stage {
            Stage::Turn | Stage::Steal => Actors::Chance,
            Stage::Card => Actors::one(position.active()),
            Stage::Opponent | Stage::Site | Stage::Wagon => Actors::one(act.chooser),
        },
        Phase::Over(_) => Actors::Over,
    }
}

/// At least every legal move of whoever is to act, in the order of the specification.
pub(crate) fn candidates(position: &FrachtExpress, out: &mut Vec<Move>) {
    match &position.phase {
        Phase::PlaceStation(seat) => position.placing_candidates(*seat, out),
        Phase::Action => position.action_candidates(out),
        Phase::Steer { run, loc } => position.steer_candidates(run, *loc, out),
        Phase::Surplus { run, .. } => position.offer_train(run.loc, |card| Move::DropWagon { card }, out),
        Phase::Announce(_) => out.extend([Move::UseSpecial {}, Move::DeclineSpecial {}]),
        Phase::Veto { .. } => position.veto_candidates(out),
        Phase::Special(act) => position.special_candidates(act, out),
        Phase::Over(_) => {}
        Phase::ChooseStart
        | Phase::DealStations(_)
        | Phase::Deal { .. }
        | Phase::Draw
        | Phase::Refill { .. }
        | Phase::Crossing(_) => {
            position.chance_candidates(out);
        }
    }
}

/// The legal moves of whoever is to act. The actions of a turn are listed directly: they have many more candidates.
pub(crate) fn legal_moves(position: &FrachtExpress, out: &mut Vec<Move>) {
    if matches!(position.phase, Phase::Action) {
        return position.legal_actions(out);
    }
    let from = out.len();
    candidates(position, out);
    let mut at = 0;
    out.retain(|mv| {
        at += 1;
        at <= from || check(position, mv).is_ok()
    });
}

/// Whether whoever is to act may make this move.
pub(crate) fn check(position: &FrachtExpress, mv: &Move) -> Result<(), Refusal> {
    match &position.phase {
        Phase::PlaceStation(seat) => position.check_placing(*seat, mv),
        Phase::Action => position.check_action(mv),
        Phase::Steer { run, loc } => position.check_steer(run, *loc, mv),
        Phase::Surplus { run, .. } => position.check_dropping(run, mv),
        Phase::Announce(station) => position.check_announcement(*station, mv),
        Phase::Veto { station, stage, .. } => position.check_veto(*station, *stage, mv),
        Phase::Special(act) => position.check_special(act, mv),
        Phase::ChooseStart
        | Phase::DealStations(_)
        | Phase::Deal { .. }
        | Phase::Draw
        | Phase::Refill { .. }
        | Phase::Crossing(_)
        | Phase::Over(_) => position.check_outcome(mv),
    }
}

/// Plays a legal move.
pub(crate) fn apply(position: &mut FrachtExpress, mv: &Move, log: &mut EventLog<Event>) {
    let phase = position.phase;
    match &phase {
        Phase::ChooseStart | Phase::DealStations(_) | Phase::PlaceStation(_) => position.apply_setup(mv, log),
        Phase::Deal { .. } | Phase::Draw | Phase::Refill { .. } => position.apply_draw(mv, log),
        Phase::Action => position.apply_action(mv, log),
        Phase::Steer { run, loc } => position.apply_steer(run, *loc, mv, log),
        Phase::Crossing(run) => position.apply_crossing(run, mv, log),
        Phase::Surplus { run, limit } => position.apply_dropping(run, *limit, mv, log),
        Phase::Announce(station) => position.apply_announcement(*station, mv, log),
        Phase::Veto { station, stage, seat } => position.apply_veto(*station, *stage, *seat, mv, log),
        Phase::Special(act) => position.apply_special(*act, mv, log),
        Phase::Over(_) => debug_assert!(false, "nothing is played after the end"),
    }
}

/// Whether the move names a card and a seat that exist.
pub(crate) fn check_shape(position: &FrachtExpress, mv: &Move) -> Result<(), Refusal> {
    if let Move::StartPlayer { seat }
    | Move::StationDealt { seat, .. }
    | Move::Drawn { seat, .. }
    | Move::Stolen { from: seat, .. }
    | Move::Steer { loc: seat, .. }
    | Move::ChooseOpponent { seat } = *mv
        && seat.0 >= position.seats
    {
        return Err(Refusal::plain(message!(
            "no-such-seat",
            "{seat} does not exist: {players} play",
            seat: Seat = seat,
            players: Number = position.seats,
        )));
    }
    mv.card().map_or(Ok(()), |id| position.cards().named(id).map(drop).map_err(Refusal::plain))
}

/// The rule by which somebody who is not to act may not make a move. It never depends on hidden cards.
pub(crate) fn turn_rule(position: &FrachtExpress, who: Actor, mv: &Move) -> RuleRef {
    match (who, position.phase, mv) {
        (Actor::Seat(seat), Phase::Veto { stage, .. }, Move::Veto { mode }) => position.veto_turn_rule(seat, stage, *mode),
        (Actor::Seat(seat), ..)
            if seat == position.active() && position.turn.number > 0 && actors(position) == Actors::Chance =>
        {
            position.phase_rule()
        }
        _ => rules::CLOCKWISE,
    }
}

impl FrachtExpress {
    /// Appends a move with each of some cards, in the order of the card table.
    fn offer(&self, cards: CardSet, mv: fn(CardId) -> Move, out: &mut Vec<Move>) {
        for card in cards.iter() {
            out.push(mv(self.id(card)));
        }
    }

    /// Appends a move with each wagon of a train, the oldest first.
    pub(crate) fn offer_train(&self, seat: Seat, mv: fn(CardId) -> Move, out: &mut Vec<Move>) {
        for card in self.player(seat).train.iter() {
            out.push(mv(self.id(card)));
        }
    }

    /// The card that a move names.
    pub(crate) fn card_of(&self, mv: &Move) -> Option<Card> {
        self.cards().find(mv.card()?)
    }

    fn start_turn(&mut self, seat: Seat, number: u16, log: &mut EventLog<Event>) {
        self.turn.seat = seat;
        self.turn.number = number;
        self.turn.must_empty_hand = false;
        log.push(rules::CLOCKWISE, Event::TurnStarted { seat, number });
        self.await_card(Phase::Draw, log);
    }

    fn end_turn(&mut self, rule: RuleRef, log: &mut EventLog<Event>) {
        let seat = self.active();
        log.push(rule, Event::TurnEnded { seat });
        if self.turn.number >= self.fixed.turn_limit {
            return self.end(Reason::TurnLimit, log);
        }
        self.start_turn(seat.next(self.seats), self.turn.number + 1, log);
    }

    /// Cards that have left where they were go to the open discard pile, in this order; nothing happens without any.
    fn throw_away(&mut self, seat: Seat, cards: &[Card], from: Origin, rule: RuleRef, log: &mut EventLog<Event>) {
        for &card in cards {
            self.discard.push(card);
        }
        if log.is_recording() && !cards.is_empty() {
            log.push(rule, Event::Discarded { seat, cards: self.ids(cards), from });
        }
    }

    /// A hand card goes to the open discard pile.
    fn discard_from_hand(&mut self, seat: Seat, card: Card, rule: RuleRef, log: &mut EventLog<Event>) {
        self.player_mut(seat).hand.remove(card);
        self.throw_away(seat, &[card], Origin::Hand, rule, log);
    }

    /// A coupled wagon goes to the open discard pile.
    fn discard_from_train(&mut self, seat: Seat, card: Card, rule: RuleRef, log: &mut EventLog<Event>) {
        self.take_wagon(seat, card);
        self.throw_away(seat, &[card], Origin::Train, rule, log);
    }

    /// A wagon leaves a train; what held it back ends with it ([`rules::LOCK_ENDS`]).
    fn take_wagon(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.train.remove(card);
        if player.locked == Some(card) {
            player.locked = None;
        }
    }

    /// The whole hand goes to the open discard pile, if there is one.
    fn discard_hand(&mut self, seat: Seat, rule: RuleRef, log: &mut EventLog<Event>) {
        let hand = std::mem::take(&mut self.player_mut(seat).hand).pile();
        self.throw_away(seat, hand.as_slice(), Origin::Hand, rule, log);
    }

    /// A card of a hand ([`rules::COSTS_A_CARD`]).
    fn hand_card(&self, seat: Seat, id: &CardId) -> Result<Card, Refusal> {
        match self.cards().find(id) {
            Some(card) if self.player(seat).hand.contains(card) => Ok(card),
            _ => refuse!(rules::COSTS_A_CARD, "not-in-hand", "that card is not in your hand"),
        }
    }

    /// Whether a wagon is in a train; if not, this rule is broken.
    pub(crate) fn check_own_wagon(&self, seat: Seat, id: &CardId, rule: RuleRef) -> Result<(), Refusal> {
        match self.cards().find(id) {
            Some(card) if self.player(seat).train.contains(card) => Ok(()),
            _ => Err(no_such_wagon(rule)),
        }
    }
}

fn no_such_wagon(rule: RuleRef) -> Refusal {
    Refusal::new(rule, message!("no-such-wagon", "that wagon is not in the train"))
}
