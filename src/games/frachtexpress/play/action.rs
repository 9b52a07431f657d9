//! The actions of a turn, as many as the cards allow: uncouple, couple, lay, complete, drive, fly, draw, end.

use super::super::board::{LONGEST, Lengths, NoFlight, Routes};
use super::super::cards::Card;
use super::super::data::{CARDS, MAX_WAGONS, Turn};
use super::super::geometry::{Cell, Side, Spot};
use super::super::happenings::{Event, Move};
use super::super::position::{FrachtExpress, Phase, Player};
use super::super::rules;
use super::super::wire::{CardId, RunKind};
use super::NO_WAGON;
use crate::core::{Judged, Log, refuse};

impl FrachtExpress {
    fn me(&self) -> &Player {
        self.player(self.active())
    }

    /// The legal actions, kind by kind. Coupling, laying, completing, driving and flying take a card from the hand.
    pub(super) fn each_action(&self, out: &mut Vec<Move>) {
        let me = self.me();
        for card in me.train.iter() {
            if self.judge_uncoupling(card).is_ok() {
                out.push(Move::Uncouple { card: self.id(card) });
            }
        }
        let before = out.len();
        self.each_hand_play(out);
        let playable = out.len() > before;
        if !self.turn.must_empty_hand {
            self.offer(me.hand, |card| Move::Refill { card }, out);
        }
        if !self.turn.must_empty_hand || !playable {
            out.push(Move::EndTurn {});
        }
    }

    /// Every way to play a hand card but drawing.
    fn each_hand_play(&self, out: &mut Vec<Move>) {
        let (me, cards) = (self.me(), self.cards());
        if let Some(station) = me.loc.spot.in_station()
            && me.train.len() < MAX_WAGONS
        {
            self.offer(me.hand.and(cards.coupled_in(station)), |card| Move::Couple { card }, out);
        }
        for card in me.hand.iter() {
            let turns = cards.face(card).pattern.turns();
            self.board.each_place(|cell| {
                out.extend((0..turns).map(|turn| Move::Lay { card: self.id(card), cell, turn: Turn(turn) }));
            });
        }
        self.each_completion(out);
        let able = me.hand.and(cards.at_least(me.train.len()));
        if !able.is_empty() {
            let lengths = self.drive_lengths();
            for card in able.iter() {
                if lengths & (1 << cards.face(card).wagon) != 0 {
                    out.push(Move::Drive { card: self.id(card) });
                }
            }
        }
        if me.ticket {
            self.each_flight(out);
        }
    }

    /// Every flight, for those few who have a ticket.
    #[inline(never)]
    fn each_flight(&self, out: &mut Vec<Move>) {
        for card in self.me().hand.iter() {
            for &direction in &Side::ALL {
                if self.judge_flight(card, direction).is_ok() {
                    out.push(Move::Fly { card: self.id(card), direction });
                }
            }
        }
    }

    fn each_completion(&self, out: &mut Vec<Move>) {
        let mut sites = [(Cell::at(0, 0), super::super::geometry::Elements::NONE); CARDS];
        let mut len = 0;
        self.board.each_track(|cell, _| {
            if self.judge_coverable(cell).is_ok()
                && let Some(site) = sites.get_mut(len)
            {
                *site = (cell, self.board.elements(cell));
                len += 1;
            }
        });
        let sites = sites.get(..len).unwrap_or_default();
        for card in self.me().hand.minus(self.cards().crossings()).iter() {
            let pattern = self.cards().face(card).pattern;
            for &(cell, old) in sites {
                for turn in (0..pattern.turns()).map(Turn) {
                    let new = pattern.turned(turn);
                    if new.keeps(old) && new != old {
                        out.push(Move::Complete { card: self.id(card), cell, turn });
                    }
                }
            }
        }
    }

    /// More than the legal actions: every hand card on every empty and on every built cell, and so on.
    pub(super) fn each_action_candidate(&self, out: &mut Vec<Move>) {
        let me = self.me();
        self.offer_train(self.active(), |card| Move::Uncouple { card }, out);
        self.offer(me.hand, |card| Move::Couple { card }, out);
        let cells = || self.board.field().into_iter().flat_map(|field| field.cells());
        for card in me.hand.iter() {
            let turns = self.cards().face(card).pattern.turns();
            for cell in cells().filter(|&cell| self.board.is_empty(cell)) {
                out.extend((0..turns).map(|turn| Move::Lay { card: self.id(card), cell, turn: Turn(turn) }));
            }
        }
        for card in me.hand.iter() {
            let turns = self.cards().face(card).pattern.turns();
            for cell in cells().filter(|&cell| self.board.has_track(cell)) {
                out.extend((0..turns).map(|turn| Move::Complete { card: self.id(card), cell, turn: Turn(turn) }));
            }
        }
        self.offer(me.hand, |card| Move::Drive { card }, out);
        for card in me.hand.iter() {
            out.extend(Side::ALL.map(|direction| Move::Fly { card: self.id(card), direction }));
        }
        self.offer(me.hand, |card| Move::Refill { card }, out);
        out.push(Move::EndTurn {});
    }

    /// The judge of the actions, in any order and as often as one likes ([`rules::ACTIONS`]).
    pub(super) fn judge_action(&self, mv: &Move) -> Judged {
        match mv {
            Move::Uncouple { card } => match self.cards().find(card) {
                Some(card) if self.me().train.contains(card) => self.judge_uncoupling(card),
                _ => refuse!(rules::UNCOUPLE, NO_WAGON),
            },
            Move::Couple { card } => self.judge_coupling(card),
            Move::Lay { card, cell, turn } => {
                self.judge_turned_hand_card(card, *turn)?;
                self.judge_place(*cell)
            }
            Move::Complete { card, cell, turn } => {
                let card = self.judge_turned_hand_card(card, *turn)?;
                self.judge_in_field(*cell)?;
                if !self.board.has_track(*cell) {
                    return refuse!(rules::COMPLETE, "no track lies there");
                }
                self.judge_cover(card, *turn, *cell)
            }
            Move::Drive { card } => self.judge_drive(card),
            Move::Fly { card, direction } => {
                if !self.fixed.advanced {
                    return refuse!(rules::BASIC_GAME, "the basic game has no flight tickets");
                }
                if !self.me().ticket {
                    return refuse!(rules::FLIGHT, "the player has no flight ticket");
                }
                self.judge_flight(self.hand_card(self.active(), card)?, *direction)
            }
            Move::Refill { card } => {
                if self.turn.must_empty_hand {
                    return refuse!(rules::NO_REFILL, "after the card raid train nobody draws cards");
                }
                self.hand_card(self.active(), card).map(drop)
            }
            Move::EndTurn {} => self.judge_ending(),
            _ => refuse!(rules::ACTIONS, "that is none of the actions of a turn"),
        }
    }

    fn judge_turned_hand_card(&self, card: &CardId, turn: Turn) -> Judged<Card> {
        if let Some(card) = self.cards().find(card) {
            self.judge_turn(card, turn)?;
        }
        self.hand_card(self.active(), card)
    }

    /// A stolen wagon may be uncoupled at once ([`rules::UNCOUPLE_AT_ONCE`]); one coupled at I may not.
    fn judge_uncoupling(&self, card: Card) -> Judged {
        let me = self.me();
        if me.locked == Some(card) {
            return refuse!(rules::LOCKED, "the wagon was coupled here by the special action: the locomotive must leave first");
        }
        if me.loc.spot.in_station() != Some(self.cards().face(card).to) {
            return refuse!(rules::UNCOUPLING_STATION, "the locomotive is not in the station of the wagon's uncoupling letter");
        }
        Ok(())
    }

    fn judge_coupling(&self, card: &CardId) -> Judged {
        let me = self.me();
        let card = self.hand_card(self.active(), card)?;
        if me.loc.spot.in_station() != Some(self.cards().face(card).from) {
            return refuse!(rules::COUPLING_STATION, "the locomotive is not in the station of the card's coupling letter");
        }
        if me.train.len() >= MAX_WAGONS {
            return refuse!(rules::FIVE_WAGONS, "the train has five wagons already");
        }
        Ok(())
    }

    /// A drive may leave the station that was just entered ([`rules::LEAVE_AT_ONCE`]).
    fn judge_drive(&self, card: &CardId) -> Judged {
        let card = self.hand_card(self.active(), card)?;
        let face = self.cards().face(card);
        if usize::from(face.action) < self.me().train.len() {
            return refuse!(rules::LOAD, "the action value of the card is lower than the number of wagons");
        }
        if self.drive_lengths() & (1 << face.wagon) == 0 {
            return refuse!(rules::FULL_ROUTE, "no route has exactly that many spaces or enters a station within them");
        }
        Ok(())
    }

    /// Every length that the active player's locomotive can drive from where it is.
    fn drive_lengths(&self) -> Lengths {
        let loc = self.me().loc;
        Routes::new().lengths(&self.board, loc.spot, loc.facing, LONGEST)
    }

    /// A flight from any sleeper or station ([`rules::FLIGHT_START`]) in any direction ([`rules::FLIGHT_DETAILS`]).
    fn judge_flight(&self, card: Card, direction: Side) -> Judged {
        match self.board.flight(self.me().loc.spot, direction) {
            Err(NoFlight::NoLine) => refuse!(rules::FLIGHT_LINE, "a flight leads over empty places to a card or a station"),
            Err(NoFlight::NoTrack) => refuse!(rules::FLIGHT_DETAILS, "the card of destination has no track on that side"),
            Ok((_, over)) if over != self.cards().face(card).action => {
                refuse!(rules::FLIGHT_COST, "the action value of the card is not the number of empty places")
            }
            Ok(_) => Ok(()),
        }
    }

    /// Nobody must act ([`rules::NO_DUTY`]), except after the card raid train ([`rules::CANNOT_EMPTY`]).
    fn judge_ending(&self) -> Judged {
        if self.turn.must_empty_hand {
            let mut plays = Vec::new();
            self.each_hand_play(&mut plays);
            if !plays.is_empty() {
                return refuse!(rules::EMPTY_HAND, "after the card raid train every card that can be played must be played");
            }
        }
        Ok(())
    }

    pub(super) fn play_action(&mut self, mv: &Move, log: &mut Log<Event>) {
        let seat = self.active();
        if let Move::EndTurn {} = mv {
            if self.turn.must_empty_hand {
                self.discard_hand(seat, rules::CANNOT_EMPTY, log);
            }
            return self.end_turn(rules::ACTIONS, log);
        }
        let Some(card) = self.card_of(mv) else { return };
        match mv {
            Move::Uncouple { .. } => self.deliver(card, rules::UNCOUPLE, log),
            Move::Couple { .. } => self.couple(card, rules::COUPLE, log),
            Move::Lay { card: id, cell, turn } | Move::Complete { card: id, cell, turn } => {
                self.player_mut(seat).hand.remove(card);
                self.board.lay(card, *turn, *cell, &self.fixed.cards);
                let (card, cell, turn) = (id.clone(), *cell, *turn);
                match mv {
                    Move::Lay { .. } => log.push(rules::LAY, Event::TrackLaid { seat, card, cell, turn }),
                    _ => log.push(rules::COMPLETE, Event::TrackCompleted { seat, card, cell, turn }),
                }
            }
            Move::Drive { .. } => {
                self.discard_from_hand(seat, card, rules::DRIVE, log);
                self.start_run(RunKind::Drive, seat, seat, self.cards().face(card).wagon, log);
            }
            Move::Fly { direction, .. } => {
                if let Ok((to, over)) = self.board.flight(self.me().loc.spot, *direction) {
                    self.fly(card, *direction, to, over, log);
                }
            }
            Move::Refill { .. } => {
                self.discard_from_hand(seat, card, rules::REFILL, log);
                self.await_card(Phase::Refill { left: self.cards().face(card).action }, log);
            }
            _ => debug_assert!(false, "only actions are played in the action phase"),
        }
    }

    /// A wagon of the active player is delivered.
    pub(super) fn deliver(&mut self, card: Card, rule: crate::core::Citation, log: &mut Log<Event>) {
        let seat = self.active();
        self.take_wagon(seat, card);
        self.player_mut(seat).delivered.push(card);
        log.push(rule, Event::Uncoupled { seat, card: self.id(card) });
    }

    /// A hand card of the active player becomes his last wagon.
    pub(super) fn couple(&mut self, card: Card, rule: crate::core::Citation, log: &mut Log<Event>) {
        let seat = self.active();
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.train.push(card);
        log.push(rule, Event::Coupled { seat, card: self.id(card) });
    }

    /// Card and ticket are gone ([`rules::TICKET_BACK`]); then the landing is a run of one space.
    fn fly(&mut self, card: Card, direction: Side, to: Spot, over: u8, log: &mut Log<Event>) {
        let seat = self.active();
        self.discard_from_hand(seat, card, rules::TICKET_BACK, log);
        self.player_mut(seat).ticket = false;
        self.tickets_left += 1;
        log.push(rules::TICKET_BACK, Event::TicketReturned { seat });
        log.push(rules::FLIGHT, Event::Flew { seat, direction, over });
        self.start_landing(seat, to, log);
    }
}
