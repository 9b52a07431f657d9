//! The moves: which there are, which are legal, what they do.
//!
//! [`Koplopers::check_move`] is the one judge, in the order of the specification. Each file beside this one holds the
//! decisions of one part of the turn: `duty` says what a train owes, `driving`, `yards`, `stops`, `coupling`, `exchange` and
//! `cards` list, check and apply their moves, `turn` ends turns and draws cards.

mod cards;
mod coupling;
mod driving;
mod duty;
mod exchange;
mod stops;
mod turn;
mod yards;

use super::data::COST;
use super::position::{Koplopers, Pair, Phase, Train};
use super::rules;
use super::sets::Station;
use super::wire::{Chip, Event, Move, TrainNo};
use crate::core::{EventLog, Refusal, Seat, message, refuse, require};
use duty::Duty;
use exchange::Step;

pub(super) use duty::capacity;
pub(super) use turn::{sample, weight};

/// Everything that might be legal for whoever is to act, in the order of the specification.
pub(super) fn candidates(position: &Koplopers, out: &mut Vec<Move>) {
    position.each_candidate(None, &mut |mv| out.push(mv));
}

/// The candidates that pass the judge. What the trains owe is worked out once for all of them.
pub(super) fn legal_moves(position: &Koplopers, out: &mut Vec<Move>) {
    let duty = position.duty();
    position.each_candidate(Some(&duty), &mut |mv| {
        if position.check_move(&mv, &duty).is_ok() {
            out.push(mv);
        }
    });
}

/// Whether a move names only what this table has.
pub(super) fn check_shape(position: &Koplopers, mv: &Move) -> Result<(), Refusal> {
    match *mv {
        Move::Build { yard: id } | Move::Drive { section: id, .. } | Move::Decouple { section: id, .. } => {
            position.graph.track(id).map(drop)
        }
        Move::Disrupt { station: id } | Move::Drew { station: id } => position.graph.station(id).map(drop),
        Move::BoardToken { token: id }
        | Move::BoardBehind { token: id, .. }
        | Move::Divide { token: id }
        | Move::Transfer { token: id, .. }
        | Move::OfferGive { token: id }
        | Move::OfferTake { token: id } => position.graph.token(id).map(drop),
        Move::Offer { train, with_seat, with_train } => position.pair(train, with_seat, with_train).map(drop),
        _ => Ok(()),
    }
}

/// Whether a move of whoever is to act is legal.
pub(super) fn check(position: &Koplopers, mv: &Move) -> Result<(), Refusal> {
    position.check_move(mv, &position.duty())
}

/// Plays a legal move.
pub(super) fn apply(position: &mut Koplopers, mv: &Move, log: &mut EventLog<Event>) {
    let applied = position.apply_move(mv, log);
    debug_assert!(applied.is_ok(), "a legal move names what the table has");
}

impl Koplopers {
    /// The candidates of the phase. With a duty, without the kinds of which none can be legal.
    fn each_candidate(&self, duty: Option<&Duty>, out: &mut impl FnMut(Move)) {
        match self.phase {
            Phase::Act => self.each_action(duty, out),
            Phase::Passing { train, .. } => self.each_way_on(train, out),
            Phase::Boarding { train } => self.each_boarder(train, out),
            Phase::Exchange { a, b } => {
                self.each_transfer(a, b, out);
                self.each_transfer(b, a, out);
            }
            Phase::Dividing { train, .. } => {
                self.each_share(train, out);
                out(Move::Divided {});
            }
            Phase::Offering(offer) => {
                self.each_term(offer, out);
                out(Move::Propose {});
                out(Move::CancelOffer {});
            }
            Phase::Answering(_) => {
                out(Move::Accept {});
                out(Move::Decline {});
            }
            Phase::Drawing => {
                self.deck.stations().for_each(|card| out(Move::Drew { station: self.graph.station_id(card) }));
            }
            Phase::Over => {}
        }
    }

    /// The actions of a turn ([`rules::SEVERAL_ACTIONS`]), in any order the player likes ([`rules::ORDER_OF_ACTIONS`]).
    fn each_action(&self, duty: Option<&Duty>, out: &mut impl FnMut(Move)) {
        if duty.is_none_or(|duty| self.can_build(duty)) {
            self.graph.yards().for_each(|yard| out(Move::Build { yard: self.graph.track_id(yard) }));
        }
        for (train, own) in self.mover().trains() {
            self.each_way_on(train, out);
            out(Move::Reverse { train });
            out(Move::Dismantle { train });
            out(Move::Alight { train });
            out(Move::Board { train });
            self.each_boarder_behind(train, own, out);
            self.each_uncoupling(train, own, out);
            self.each_offer(train, own, out);
        }
        for (keep, own) in self.mover().trains() {
            let others = self.mover().trains().filter(|&(remove, _)| remove != keep);
            for (remove, _) in others.filter(|(_, other)| duty.is_none() || self.meet([own, other])) {
                out(Move::Couple { keep, remove });
            }
        }
        for (from, _) in self.mover().trains() {
            for (to, _) in self.mover().trains().filter(|&(to, _)| to != from) {
                self.each_transfer(from, to, out);
            }
        }
        if duty.is_none_or(|duty| self.can_disrupt(duty)) {
            let mut last = None;
            for card in self.mover().hand.iter().filter(|&card| last.replace(card) != Some(card)) {
                out(Move::Disrupt { station: self.graph.station_id(card) });
            }
        }
        if duty.is_none_or(|duty| self.can_repair(duty)) {
            Chip::ALL.into_iter().for_each(|chip| out(Move::Repair { chip }));
        }
        if duty.is_none_or(|duty| self.owing(duty).next().is_none()) {
            out(Move::EndTurn {});
        }
    }

    /// The judge: first what belongs to the phase, then the rules of each move.
    fn check_move(&self, mv: &Move, duty: &Duty) -> Result<(), Refusal> {
        let graph = &*self.graph;
        match (self.phase, *mv) {
            (Phase::Act, _) => self.check_action(mv, duty),
            (Phase::Passing { train: passing, keep }, Move::Drive { train, section }) if train == passing => {
                self.may_drive_on(train, graph.track(section)?, keep, duty)
            }
            (Phase::Passing { .. }, _) => {
                refuse!(rules::OVERTAKING, "still-passing", "drive on first with the train that is overtaking")
            }
            (Phase::Boarding { train }, Move::BoardToken { token }) => self.may_board_token(train, graph.token(token)?),
            (Phase::Boarding { .. }, _) => {
                refuse!(rules::MUST_BOARD, "still-boarding", "choose who boards first: everybody who fits must board")
            }
            (Phase::Exchange { a, b }, Move::Transfer { token, from, to }) if [a, b].contains(&from) && [a, b].contains(&to) => {
                self.may_transfer(graph.token(token)?, from, to)
            }
            (Phase::Exchange { .. }, _) => {
                refuse!(rules::FULL_SWAP, "still-exchanging", "a train is too full: let more passengers change first")
            }
            (Phase::Dividing { train, new }, Move::Divide { token }) => self.may_divide(train, new, graph.token(token)?),
            (Phase::Dividing { train, .. }, Move::Divided {}) => self.may_end_dividing(train),
            (Phase::Dividing { .. }, _) => {
                refuse!(rules::SHARE_TOKENS, "still-dividing", "share the tokens of the uncoupled train first")
            }
            (Phase::Offering(offer), Move::OfferGive { token }) => self.may_give(offer, graph.token(token)?),
            (Phase::Offering(offer), Move::OfferTake { token }) => self.may_take(offer, graph.token(token)?),
            (Phase::Offering(offer), Move::Propose {}) => self.may_propose(offer),
            (Phase::Offering(_), Move::CancelOffer {}) | (Phase::Answering(_), Move::Accept {} | Move::Decline {}) => Ok(()),
            (Phase::Offering(_), _) => {
                refuse!(rules::AGREEMENT, "still-offering", "propose your offer or drop it first")
            }
            (Phase::Answering(_), _) => {
                refuse!(rules::AGREEMENT, "still-answering", "accept the offer or decline it first")
            }
            (Phase::Drawing, Move::Drew { station }) => self.may_draw(graph.station(station)?),
            (Phase::Drawing, _) => {
                refuse!(rules::DRAWING, "still-drawing", "the hand is filled up first")
            }
            (Phase::Over, _) => refuse!(rules::GAME_OVER, "over", "the game is over"),
        }
    }

    #[inline]
    fn check_action(&self, mv: &Move, duty: &Duty) -> Result<(), Refusal> {
        let graph = &*self.graph;
        match *mv {
            Move::Build { yard } => self.may_build(graph.track(yard)?, duty),
            Move::Drive { train, section } => self.may_drive(train, graph.track(section)?, duty),
            Move::Reverse { train } => self.may_reverse(train, duty),
            Move::Dismantle { train } => self.may_dismantle(train, duty),
            Move::Alight { train } => self.may_alight(self.on_board(train)?),
            Move::Board { train } => self.may_board(self.on_board(train)?),
            Move::BoardBehind { train, token } => self.may_board_behind(train, graph.token(token)?),
            Move::Decouple { train, section } => self.may_decouple(train, graph.track(section)?),
            Move::Couple { keep, remove } => self.may_couple(keep, remove),
            Move::Transfer { token, from, to } => self.may_transfer(graph.token(token)?, from, to),
            Move::Offer { train, with_seat, with_train } => self.may_offer(self.pair(train, with_seat, with_train)?),
            Move::Disrupt { station } => self.may_disrupt(graph.station(station)?, duty),
            Move::Repair { chip } => self.may_repair(chip, duty),
            Move::EndTurn {} => self.may_end_turn(duty),
            Move::BoardToken { .. } => refuse!(rules::WHO_BOARDS, "no-boarding", "nobody is boarding now"),
            Move::Divide { .. } | Move::Divided {} => {
                refuse!(rules::SHARE_TOKENS, "no-dividing", "no train was uncoupled whose tokens are to be shared")
            }
            Move::OfferGive { .. }
            | Move::OfferTake { .. }
            | Move::Propose {}
            | Move::CancelOffer {}
            | Move::Accept {}
            | Move::Decline {} => refuse!(rules::AGREEMENT, "no-offer", "nobody has made an offer"),
            Move::Drew { .. } => refuse!(rules::DRAWING, "no-drawing", "no card is drawn now"),
        }
    }

    /// What a move names is looked up before anything changes.
    fn apply_move(&mut self, mv: &Move, log: &mut EventLog<Event>) -> Result<(), Refusal> {
        match *mv {
            Move::Build { yard } => self.build(self.graph.track(yard)?, log),
            Move::Drive { train, section } => self.drive(train, self.graph.track(section)?, log),
            Move::Reverse { train } => self.reverse(train, log),
            Move::Dismantle { train } => self.dismantle(train, log),
            Move::Alight { train } => self.alight(train, log),
            Move::Board { train } => self.board(train, log),
            Move::BoardToken { token } => self.board_token(self.graph.token(token)?, log),
            Move::BoardBehind { train, token } => self.board_behind(train, self.graph.token(token)?, log),
            Move::Decouple { train, section } => self.decouple(train, self.graph.track(section)?, log),
            Move::Divide { token } => self.divide(self.graph.token(token)?, log),
            Move::Divided {} => self.end_dividing(log),
            Move::Couple { keep, remove } => self.couple(keep, remove, log),
            Move::Transfer { token, from, to } => self.transfer(self.graph.token(token)?, from, to, log),
            Move::Offer { train, with_seat, with_train } => self.offer(self.pair(train, with_seat, with_train)?),
            Move::OfferGive { token } => self.offer_give(self.graph.token(token)?),
            Move::OfferTake { token } => self.offer_take(self.graph.token(token)?),
            Move::Propose {} => self.take_step(Step::Propose, log),
            Move::CancelOffer {} => self.take_step(Step::Cancel, log),
            Move::Accept {} => self.take_step(Step::Accept, log),
            Move::Decline {} => self.take_step(Step::Decline, log),
            Move::Disrupt { station } => self.disrupt(self.graph.station(station)?, log),
            Move::Repair { chip } => self.repair(chip, log),
            Move::EndTurn {} => self.end_turn(log),
            Move::Drew { station } => self.draw(self.graph.station(station)?, log),
        }
        Ok(())
    }

    /// The two trains of an offer, of which the other is somebody's at this table.
    fn pair(&self, train: TrainNo, with_seat: Seat, with_train: TrainNo) -> Result<Pair, Refusal> {
        if with_seat.0 < self.seats {
            return Ok(Pair { train, with_seat, with_train });
        }
        Err(Refusal::plain(message!("no-such-seat", "there is no {seat} at this table", seat: Seat = with_seat)))
    }

    /// Actions are done on one's own trains, and those are on the board ([`rules::OWN_TRAINS`]).
    #[inline]
    pub(super) fn on_board(&self, train: TrainNo) -> Result<&Train, Refusal> {
        match self.own(train) {
            Some(train) => Ok(train),
            None => refuse!(rules::OWN_TRAINS, "no-such-train", "you have no such train on the board"),
        }
    }

    #[inline]
    fn has_point(&self) -> Result<(), Refusal> {
        require!(self.points >= COST, rules::FIVE_POINTS, "no-points", "you have no action point left")
    }

    /// A free action of an own train at a station: from now on it stands still this turn, and the station is named if it was
    /// not yet ([`rules::NAME_STATION`], [`rules::STOP_ENDS_DRIVING`]).
    fn halt(&mut self, no: TrainNo, station: Station, log: &mut EventLog<Event>) {
        if let Some(train) = self.own_mut(no) {
            train.now.halted = true;
            train.now.acted = true;
            if train.now.free_at.replace(station) != Some(station) {
                self.name_stop(no, station, log);
            }
        }
    }

    /// Tells where a train of the player in turn stopped.
    fn name_stop(&self, train: TrainNo, station: Station, log: &mut EventLog<Event>) {
        let station = self.graph.station_id(station);
        log.push(rules::NAME_STATION, Event::Stopped { seat: self.turn, train, station });
    }

    fn own_mut(&mut self, no: TrainNo) -> Option<&mut Train> {
        self.mover_mut().trains[no.index()].as_mut()
    }
}
