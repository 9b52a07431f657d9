//! What comes of the special actions: cards and wagons change hands, stations close, track moves.

use super::super::cards::{Card, CardSet};
use super::super::data::{Special, Station, Turn};
use super::super::geometry::Cell;
use super::super::position::{Act, FrachtExpress, Phase};
use super::super::rules;
use super::super::wire::{Event, Move, RunKind, Stage};
use super::legal_moves;
use crate::core::{EventLog, RuleRef, Seat};

impl FrachtExpress {
    pub(crate) fn apply_special(&mut self, mut act: Act, mv: &Move, log: &mut EventLog<Event>) {
        match (mv, self.card_of(mv)) {
            (Move::ChooseOpponent { seat }, _) => {
                let rule = self.special_of(act.station).choice_rule();
                log.push(rule, Event::OpponentChosen { by: act.chooser, seat: *seat });
                act.target = Some(*seat);
                self.take_on(act, log);
            }
            (Move::Turned { .. }, Some(card)) => self.turn_for_special(act, card, log),
            (Move::Stolen { from, .. }, Some(card)) => self.steal(act, *from, card, log),
            (Move::PickCard { .. }, Some(card)) => self.pick(act, card, log),
            (Move::PickWagon { .. }, Some(card)) => self.pick_wagon(&act, card, log),
            (Move::CloseStation { station, turn }, _) => self.close(&act, *station, *turn, log),
            (Move::Relocate { from, to, turn }, _) => self.rebuild(act, *from, Some((*to, *turn)), log),
            (Move::RemoveTrack { from }, _) => self.rebuild(act, *from, None, log),
            _ => self.phase = Phase::Action,
        }
    }

    /// The special action goes on with another stage.
    fn at_stage(&mut self, stage: Stage, mut act: Act) {
        act.stage = stage;
        self.phase = Phase::Special(act);
    }

    /// Goes on with the opponent who was named, or who is the only one.
    fn take_on(&mut self, mut act: Act, log: &mut EventLog<Event>) {
        match (self.special_of(act.station), act.target, act.card) {
            (Special::RaidTrain, ..) => self.at_stage(Stage::Steal, act),
            (Special::Kidnap, Some(victim), Some(card)) => {
                self.start_run(RunKind::Kidnap, act.chooser, victim, self.cards().face(card).wagon, log);
            }
            _ => {
                act.stage = Stage::Turn;
                self.await_card(Phase::Special(act), log);
            }
        }
    }

    /// Goes on with the only one of some opponents, or asks which of them.
    fn take_on_one(&mut self, opponents: &[Seat], mut act: Act, log: &mut EventLog<Event>) {
        match *opponents {
            [] | [_] => {
                act.target = opponents.first().copied();
                self.take_on(act, log);
            }
            _ => self.at_stage(Stage::Opponent, act),
        }
    }

    /// Draws on from the fullest hand until the active player has more cards than anybody ([`rules::RAID_TRAIN`]).
    pub(crate) fn raid_on(&mut self, act: Act, log: &mut EventLog<Event>) {
        let (active, most) = (self.active(), self.most_cards());
        if self.player(active).hand.len() > most {
            self.turn.must_empty_hand = true;
            log.push(rules::EMPTY_HAND, Event::MustEmptyHand { seat: active });
            self.phase = Phase::Action;
            return;
        }
        let fullest = self.opponents_with(|player| player.hand.len() == most);
        self.take_on_one(&fullest, act, log);
    }

    fn steal(&mut self, mut act: Act, from: Seat, card: Card, log: &mut EventLog<Event>) {
        let to = self.active();
        self.player_mut(from).hand.remove(card);
        self.player_mut(to).hand.insert(card);
        log.push(rules::RAID_TRAIN, Event::CardStolen { from, to, card: Some(self.id(card)) });
        act.target = None;
        self.raid_on(act, log);
    }

    /// The card turned over goes straight to the discard pile and decides.
    fn turn_for_special(&mut self, mut act: Act, card: Card, log: &mut EventLog<Event>) {
        self.deck.remove(card);
        self.discard.push(card);
        log.push(rules::TURNED_TO_DISCARD, Event::CardTurned { card: self.id(card), action: self.cards().face(card).action });
        let special = self.special_of(act.station);
        if let (Special::CardRaid, Some(target)) = (special, act.target) {
            return self.raid_cards(target, card, log);
        }
        act.turned = Some(card);
        match special {
            Special::CoupleAny => self.at_stage(Stage::Card, act),
            Special::WagonRaid if self.giver(&act).is_none() => self.phase = Phase::Action,
            _ => self.ask_or_do(Stage::Wagon, act, log),
        }
    }

    /// Asks the chooser; a single possibility that everybody sees is carried out at once.
    fn ask_or_do(&mut self, stage: Stage, mut act: Act, log: &mut EventLog<Event>) {
        act.stage = stage;
        self.phase = Phase::Special(act);
        let mut moves = Vec::new();
        legal_moves(self, &mut moves);
        if let [only] = moves.as_slice() {
            self.apply_special(act, only, log);
        }
    }

    fn raid_cards(&mut self, target: Seat, turned: Card, log: &mut EventLog<Event>) {
        let active = self.active();
        let (taken, given) = (self.fitting_hand(target, Some(turned)), self.fitting_hand(active, Some(turned)));
        if !taken.is_empty() {
            self.give_cards(target, active, taken, rules::RAID_TAKES, log);
        } else {
            self.show_hand(target, rules::RAID_GIVES, log);
            if !given.is_empty() {
                self.give_cards(active, target, given, rules::RAID_GIVES, log);
            }
        }
        self.phase = Phase::Action;
    }

    /// A hand is shown to all.
    pub(crate) fn show_hand(&self, seat: Seat, rule: RuleRef, log: &mut EventLog<Event>) {
        if log.is_recording() {
            log.push(rule, Event::HandShown { seat, cards: self.ids(self.player(seat).hand.pile().as_slice()) });
        }
    }

    fn give_cards(&mut self, from: Seat, to: Seat, cards: CardSet, rule: RuleRef, log: &mut EventLog<Event>) {
        let giver = self.player_mut(from);
        giver.hand = giver.hand.minus(cards);
        let taker = self.player_mut(to);
        taker.hand = taker.hand.or(cards);
        if log.is_recording() {
            log.push(rule, Event::CardsGiven { from, to, cards: cards.iter().map(|card| Some(self.id(card))).collect() });
        }
    }

    /// A hand card is picked by its owner: to close, to rebuild, to kidnap, to couple or to lose.
    fn pick(&mut self, mut act: Act, card: Card, log: &mut EventLog<Event>) {
        let active = self.active();
        act.card = Some(card);
        match self.special_of(act.station) {
            Special::CloseStation => {
                self.player_mut(active).hand.remove(card);
                log.push(rules::CLOSE_STATION, Event::CardPicked { seat: active, card: self.id(card) });
                self.ask_or_do(Stage::Site, act, log);
            }
            Special::Rebuild => {
                self.discard_from_hand(active, card, rules::REBUILD, log);
                self.ask_or_do(Stage::Site, act, log);
            }
            Special::Kidnap => {
                self.discard_from_hand(active, card, rules::KIDNAP, log);
                let victims = self.victims(Some(self.cards().face(card).action));
                self.take_on_one(&victims, act, log);
            }
            _ if self.fitting_hand(active, act.turned).contains(card) => {
                self.couple(card, rules::ANY_COUPLED, log);
                if self.cards().face(card).to == act.station {
                    self.player_mut(active).locked = Some(card);
                }
                self.phase = Phase::Action;
            }
            _ => {
                self.discard_from_hand(active, card, rules::ANY_THROWN, log);
                self.phase = Phase::Action;
            }
        }
    }

    /// A wagon is picked: delivered or lost at F, moved to the other train at J ([`rules::GIVES_WAGONS`]).
    fn pick_wagon(&mut self, act: &Act, card: Card, log: &mut EventLog<Event>) {
        let active = self.active();
        match (self.special_of(act.station), self.giver(act), act.target) {
            (Special::WagonRaid, Some(from), Some(target)) => {
                let (to, rule) = if from == target { (active, rules::WAGON_TAKEN) } else { (target, rules::WAGON_GIVEN) };
                self.take_wagon(from, card);
                self.player_mut(to).train.push(card);
                log.push(rule, Event::WagonGiven { from, to, card: self.id(card) });
            }
            _ if self.fitting_wagons(active, act.turned).any(|other| other == card) => {
                self.deliver(card, rules::ANY_DELIVERED, log)
            }
            _ => self.discard_from_train(active, card, rules::ANY_LOST, log),
        }
        self.phase = Phase::Action;
    }

    /// The station closed before reopens, then the card lies on the new one.
    fn close(&mut self, act: &Act, station: Station, turn: Turn, log: &mut EventLog<Event>) {
        if let Some(closed) = self.board.closed() {
            self.reopen(closed, rules::ONE_CLOSED, log);
        }
        if let Some(card) = act.card {
            self.board.lay(card, turn, self.board.cell_of(station), &self.fixed.cards);
            log.push(rules::CLOSE_STATION, Event::StationClosed { station, card: self.id(card), turn });
        }
        self.phase = Phase::Action;
    }

    /// A card is lifted and laid elsewhere, turned, or taken away; then the next, as long as there is one
    /// ([`rules::REBUILD_AGAIN`]).
    fn rebuild(&mut self, mut act: Act, from: Cell, to: Option<(Cell, Turn)>, log: &mut EventLog<Event>) {
        let closed = self.board.closed();
        if let Some(card) = self.board.lift(from, &self.fixed.cards) {
            let id = self.id(card);
            match to {
                Some((to, turn)) => {
                    self.board.lay(card, turn, to, &self.fixed.cards);
                    let rule = if to == from { rules::REBUILD_TURN } else { rules::REBUILD_ELSEWHERE };
                    log.push(rule, Event::TrackMoved { card: id, from, to, turn });
                }
                None => {
                    self.discard.push(card);
                    log.push(rules::REBUILD_REMOVE, Event::TrackRemoved { card: id, from });
                }
            }
        }
        if let (Some(station), None) = (closed, self.board.closed()) {
            log.push(rules::REBUILD_REOPENS, Event::StationOpened { station });
        }
        if self.is_possible(Special::Rebuild) {
            act.card = None;
            act.done = act.done.saturating_add(1);
            self.at_stage(Stage::Card, act);
        } else {
            self.phase = Phase::Action;
        }
    }
}
