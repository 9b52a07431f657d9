//! The actions of a turn, as many as the cards allow: uncouple, couple, lay, complete, drive, fly, draw, end.

use super::super::board::NoFlight;
use super::super::cards::Card;
use super::super::data::{CARDS, MAX_WAGONS, Turn};
use super::super::elements::Elements;
use super::super::geometry::{Cell, Side, Spot};
use super::super::position::{FrachtExpress, Phase, Player};
use super::super::routes::{LONGEST, Lengths, Routes};
use super::super::rules;
use super::super::wire::{CardId, Event, Move, RunKind};
use super::no_such_wagon;
use super::track::no_track;
use crate::core::{EventLog, Refusal, RuleRef, refuse};

impl FrachtExpress {
    fn me(&self) -> &Player {
        self.player(self.active())
    }

    /// The legal actions, kind by kind. Coupling, laying, completing, driving and flying take a card from the hand.
    pub(crate) fn legal_actions(&self, out: &mut Vec<Move>) {
        let me = self.me();
        for card in me.train.iter() {
            if self.check_uncoupling(card).is_ok() {
                out.push(Move::Uncouple { card: self.id(card) });
            }
        }
        let before = out.len();
        self.hand_plays(out);
        let playable = out.len() > before;
        if !self.turn.must_empty_hand {
            self.offer(me.hand, |card| Move::Refill { card }, out);
        }
        if !self.turn.must_empty_hand || !playable {
            out.push(Move::EndTurn {});
        }
    }

    /// Every way to play a hand card but drawing.
    fn hand_plays(&self, out: &mut Vec<Move>) {
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
        self.completions(out);
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
            self.flights(out);
        }
    }

    /// Every flight, for those few who have a ticket.
    fn flights(&self, out: &mut Vec<Move>) {
        for card in self.me().hand.iter() {
            for direction in Side::ALL {
                if self.check_flight(card, direction).is_ok() {
                    out.push(Move::Fly { card: self.id(card), direction });
                }
            }
        }
    }

    fn completions(&self, out: &mut Vec<Move>) {
        let mut sites = [(Cell::at(0, 0), Elements::NONE); CARDS];
        let mut len = 0;
        self.board.each_track(|cell, _| {
            if self.check_coverable(cell).is_ok()
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
    pub(crate) fn action_candidates(&self, out: &mut Vec<Move>) {
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
    pub(crate) fn check_action(&self, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Uncouple { card } => match self.cards().find(card) {
                Some(card) if self.me().train.contains(card) => self.check_uncoupling(card),
                _ => Err(no_such_wagon(rules::UNCOUPLE)),
            },
            Move::Couple { card } => self.check_coupling(card),
            Move::Lay { card, cell, turn } => {
                self.check_turned_hand_card(card, *turn)?;
                self.check_place(*cell)
            }
            Move::Complete { card, cell, turn } => {
                let card = self.check_turned_hand_card(card, *turn)?;
                self.check_in_field(*cell)?;
                if !self.board.has_track(*cell) {
                    return Err(no_track(rules::COMPLETE));
                }
                self.check_cover(card, *turn, *cell)
            }
            Move::Drive { card } => self.check_drive(card),
            Move::Fly { card, direction } => {
                if !self.fixed.advanced {
                    return refuse!(rules::BASIC_GAME, "tickets-in-basic-game", "the basic game has no flight tickets");
                }
                if !self.me().ticket {
                    return refuse!(rules::FLIGHT, "no-ticket", "you have no flight ticket");
                }
                self.check_flight(self.hand_card(self.active(), card)?, *direction)
            }
            Move::Refill { card } => {
                if self.turn.must_empty_hand {
                    return refuse!(rules::NO_REFILL, "no-refill", "after the card raid train you may not draw cards");
                }
                self.hand_card(self.active(), card).map(drop)
            }
            Move::EndTurn {} => self.check_ending(),
            _ => refuse!(rules::ACTIONS, "not-an-action", "that is not an action of a turn"),
        }
    }

    fn check_turned_hand_card(&self, card: &CardId, turn: Turn) -> Result<Card, Refusal> {
        if let Some(card) = self.cards().find(card) {
            self.check_orientation(card, turn)?;
        }
        self.hand_card(self.active(), card)
    }

    /// A stolen wagon may be uncoupled at once ([`rules::UNCOUPLE_AT_ONCE`]); one coupled at I may not.
    fn check_uncoupling(&self, card: Card) -> Result<(), Refusal> {
        let me = self.me();
        if me.locked == Some(card) {
            return refuse!(
                rules::LOCKED,
                "wagon-locked",
                "you coupled this wagon here by the special action: your locomotive must leave the station first"
            );
        }
        if me.loc.spot.in_station() != Some(self.cards().face(card).to) {
            return refuse!(
                rules::UNCOUPLING_STATION,
                "not-in-uncoupling-station",
                "your locomotive is not in the station where this wagon is uncoupled"
            );
        }
        Ok(())
    }

    fn check_coupling(&self, card: &CardId) -> Result<(), Refusal> {
        let me = self.me();
        let card = self.hand_card(self.active(), card)?;
        if me.loc.spot.in_station() != Some(self.cards().face(card).from) {
            return refuse!(
                rules::COUPLING_STATION,
                "not-in-coupling-station",
                "your locomotive is not in the station where this wagon is coupled"
            );
        }
        if me.train.len() >= MAX_WAGONS {
            return refuse!(rules::FIVE_WAGONS, "train-full", "your train has five wagons already");
        }
        Ok(())
    }

    /// A drive may leave the station that was just entered ([`rules::LEAVE_AT_ONCE`]).
    fn check_drive(&self, card: &CardId) -> Result<(), Refusal> {
        let card = self.hand_card(self.active(), card)?;
        let face = self.cards().face(card);
        if usize::from(face.action) < self.me().train.len() {
            return refuse!(
                rules::LOAD,
                "train-too-heavy",
                "the action value of the card is {action}, too low for your {wagons} wagons",
                action: Number = face.action,
                wagons: Number = self.me().train.len(),
            );
        }
        if self.drive_lengths() & (1 << face.wagon) == 0 {
            return refuse!(
                rules::FULL_ROUTE,
                "no-route",
                "no route has exactly {spaces} spaces or enters a station within them",
                spaces: Number = face.wagon,
            );
        }
        Ok(())
    }

    /// Every length that the active player's locomotive can drive from where it is.
    fn drive_lengths(&self) -> Lengths {
        let loc = self.me().loc;
        Routes::new().lengths(&self.board, loc.spot, loc.facing, LONGEST)
    }

    /// A flight from any sleeper or station ([`rules::FLIGHT_START`]) in any direction ([`rules::FLIGHT_DETAILS`]).
    fn check_flight(&self, card: Card, direction: Side) -> Result<(), Refusal> {
        match self.board.flight(self.me().loc.spot, direction) {
            Err(NoFlight::NoLine) => {
                refuse!(rules::FLIGHT_LINE, "no-flight-line", "a flight goes over empty places, in a row, to a card or a station")
            }
            Err(NoFlight::NoTrack) => {
                refuse!(rules::FLIGHT_DETAILS, "no-track-to-land", "the card where you would land has no track on that side")
            }
            Ok((_, over)) if over != self.cards().face(card).action => {
                refuse!(rules::FLIGHT_COST, "wrong-flight-cost", "the action value of the card is not the number of empty places")
            }
            Ok(_) => Ok(()),
        }
    }

    /// Nobody must act ([`rules::NO_DUTY`]), except after the card raid train ([`rules::CANNOT_EMPTY`]).
    fn check_ending(&self) -> Result<(), Refusal> {
        if self.turn.must_empty_hand {
            let mut plays = Vec::new();
            self.hand_plays(&mut plays);
            if !plays.is_empty() {
                return refuse!(
                    rules::EMPTY_HAND,
                    "must-empty-hand",
                    "after the card raid train you must play every card that you can play"
                );
            }
        }
        Ok(())
    }

    pub(crate) fn apply_action(&mut self, mv: &Move, log: &mut EventLog<Event>) {
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
    pub(crate) fn deliver(&mut self, card: Card, rule: RuleRef, log: &mut EventLog<Event>) {
        let seat = self.active();
        self.take_wagon(seat, card);
        self.player_mut(seat).delivered.push(card);
        log.push(rule, Event::Uncoupled { seat, card: self.id(card) });
    }

    /// A hand card of the active player becomes the last wagon of the train.
    pub(crate) fn couple(&mut self, card: Card, rule: RuleRef, log: &mut EventLog<Event>) {
        let seat = self.active();
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.train.push(card);
        log.push(rule, Event::Coupled { seat, card: self.id(card) });
    }

    /// Card and ticket are gone ([`rules::TICKET_BACK`]); then the landing is a run of one space.
    fn fly(&mut self, card: Card, direction: Side, to: Spot, over: u8, log: &mut EventLog<Event>) {
        let seat = self.active();
        self.discard_from_hand(seat, card, rules::TICKET_BACK, log);
        self.player_mut(seat).ticket = false;
        self.tickets_left += 1;
        log.push(rules::TICKET_BACK, Event::TicketReturned { seat });
        log.push(rules::FLIGHT, Event::Flew { seat, direction, over });
        self.start_landing(seat, to, log);
    }
}
