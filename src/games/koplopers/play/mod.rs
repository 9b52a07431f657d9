//! The moves: which there are, which are legal, what they do.
//!
//! A [`Deed`] is a move with its ids looked up. [`Koplopers::judge`] is the one judge, in the order of the specification;
//! each file beside this one holds the decisions of one part of the turn: `duty` says what a train owes, `driving`, `yards`,
//! `stops`, `coupling`, `exchange` and `cards` judge and play their moves, `turn` ends turns and draws cards.

mod cards;
mod coupling;
mod driving;
mod duty;
mod exchange;
mod stops;
mod turn;
mod yards;

use std::fmt::Display;

use super::position::{Koplopers, Pair, Phase, Train};
use super::rules;
use super::sets::{Station, Token, Track};
use super::wire::{Chip, Event, Move, TrainNo};
use crate::core::{Actor, Fault, Judged, Log, Refusal, ground, refuse};
use duty::Duty;
use exchange::Step;

pub(super) use duty::capacity;

/// A move with its ids looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Build { yard: Track },
    Drive { train: TrainNo, track: Track },
    Reverse { train: TrainNo },
    Dismantle { train: TrainNo },
    Alight { train: TrainNo },
    Board { train: TrainNo },
    BoardToken { token: Token },
    BoardBehind { train: TrainNo, token: Token },
    Decouple { train: TrainNo, track: Track },
    Divide { token: Token },
    Divided,
    Couple { keep: TrainNo, remove: TrainNo },
    Transfer { token: Token, from: TrainNo, to: TrainNo },
    Offer(Pair),
    OfferGive { token: Token },
    OfferTake { token: Token },
    Propose,
    CancelOffer,
    Accept,
    Decline,
    Disrupt { station: Station },
    Repair { chip: Chip },
    EndTurn,
    Drew { station: Station },
}

impl Koplopers {
    /// Looks the ids of a move up; a move that names something that this table does not have is not a move.
    fn deed(&self, mv: &Move) -> Option<Deed> {
        let net = &*self.net;
        Some(match *mv {
            Move::Build { yard } => Deed::Build { yard: net.track(yard)? },
            Move::Drive { train, section } => Deed::Drive { train, track: net.track(section)? },
            Move::Reverse { train } => Deed::Reverse { train },
            Move::Dismantle { train } => Deed::Dismantle { train },
            Move::Alight { train } => Deed::Alight { train },
            Move::Board { train } => Deed::Board { train },
            Move::BoardToken { token: id } => Deed::BoardToken { token: net.token(id)? },
            Move::BoardBehind { train, token: id } => Deed::BoardBehind { train, token: net.token(id)? },
            Move::Decouple { train, section } => Deed::Decouple { train, track: net.track(section)? },
            Move::Divide { token: id } => Deed::Divide { token: net.token(id)? },
            Move::Divided {} => Deed::Divided,
            Move::Couple { keep, remove } => Deed::Couple { keep, remove },
            Move::Transfer { token: id, from, to } => Deed::Transfer { token: net.token(id)?, from, to },
            Move::Offer { train, with_seat, with_train } if with_seat.0 < self.seats => {
                Deed::Offer(Pair { train, with_seat, with_train })
            }
            Move::Offer { .. } => return None,
            Move::OfferGive { token: id } => Deed::OfferGive { token: net.token(id)? },
            Move::OfferTake { token: id } => Deed::OfferTake { token: net.token(id)? },
            Move::Propose {} => Deed::Propose,
            Move::CancelOffer {} => Deed::CancelOffer,
            Move::Accept {} => Deed::Accept,
            Move::Decline {} => Deed::Decline,
            Move::Disrupt { station: id } => Deed::Disrupt { station: net.station(id)? },
            Move::Repair { chip } => Deed::Repair { chip },
            Move::EndTurn {} => Deed::EndTurn,
            Move::Drew { station: id } => Deed::Drew { station: net.station(id)? },
        })
    }

    /// Whether a move names only what this table has.
    pub(crate) fn shape_of(&self, mv: &Move) -> Result<(), Fault> {
        if self.deed(mv).is_some() {
            return Ok(());
        }
        let (what, id): (&str, &dyn Display) = match mv {
            Move::Build { yard: id } | Move::Drive { section: id, .. } | Move::Decouple { section: id, .. } => ("section or yard", id),
            Move::Disrupt { station: id } | Move::Drew { station: id } => ("station", id),
            Move::BoardToken { token: id }
            | Move::BoardBehind { token: id, .. }
            | Move::Divide { token: id }
            | Move::Transfer { token: id, .. }
            | Move::OfferGive { token: id }
            | Move::OfferTake { token: id } => ("token", id),
            Move::Offer { with_seat: id, .. } => ("player in", id),
            _ => ("such move", &""),
        };
        Err(Fault::plain(format!("there is no {what} {id}")))
    }

    /// The move that others see.
    fn written(&self, deed: Deed) -> Move {
        let net = &*self.net;
        match deed {
            Deed::Build { yard } => Move::Build { yard: net.track_id(yard) },
            Deed::Drive { train, track } => Move::Drive { train, section: net.track_id(track) },
            Deed::Reverse { train } => Move::Reverse { train },
            Deed::Dismantle { train } => Move::Dismantle { train },
            Deed::Alight { train } => Move::Alight { train },
            Deed::Board { train } => Move::Board { train },
            Deed::BoardToken { token } => Move::BoardToken { token: net.token_id(token) },
            Deed::BoardBehind { train, token } => Move::BoardBehind { train, token: net.token_id(token) },
            Deed::Decouple { train, track } => Move::Decouple { train, section: net.track_id(track) },
            Deed::Divide { token } => Move::Divide { token: net.token_id(token) },
            Deed::Divided => Move::Divided {},
            Deed::Couple { keep, remove } => Move::Couple { keep, remove },
            Deed::Transfer { token, from, to } => Move::Transfer { token: net.token_id(token), from, to },
            Deed::Offer(Pair { train, with_seat, with_train }) => Move::Offer { train, with_seat, with_train },
            Deed::OfferGive { token } => Move::OfferGive { token: net.token_id(token) },
            Deed::OfferTake { token } => Move::OfferTake { token: net.token_id(token) },
            Deed::Propose => Move::Propose {},
            Deed::CancelOffer => Move::CancelOffer {},
            Deed::Accept => Move::Accept {},
            Deed::Decline => Move::Decline {},
            Deed::Disrupt { station } => Move::Disrupt { station: net.station_id(station) },
            Deed::Repair { chip } => Move::Repair { chip },
            Deed::EndTurn => Move::EndTurn {},
            Deed::Drew { station } => Move::Drew { station: net.station_id(station) },
        }
    }

    /// Everything that might be legal for whoever is to act, in the order of the specification.
    fn each_candidate(&self, duty: Option<&Duty>, out: &mut impl FnMut(Deed)) {
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
                out(Deed::Divided);
            }
            Phase::Offering(offer) => {
                self.each_term(offer, out);
                out(Deed::Propose);
                out(Deed::CancelOffer);
            }
            Phase::Answering(_) => {
                out(Deed::Accept);
                out(Deed::Decline);
            }
            Phase::Drawing => self.deck.stations().for_each(|station| out(Deed::Drew { station })),
            Phase::Over => {}
        }
    }

    /// The actions of a turn, in any order the player likes ([`rules::ANY_ORDER`]). With a duty, without the kinds of which
    /// none can be legal.
    fn each_action(&self, duty: Option<&Duty>, out: &mut impl FnMut(Deed)) {
        if duty.is_none_or(|duty| self.can_build(duty)) {
            self.net.yards().for_each(|yard| out(Deed::Build { yard }));
        }
        for (train, own) in self.mover().trains() {
            self.each_way_on(train, out);
            out(Deed::Reverse { train });
            out(Deed::Dismantle { train });
            out(Deed::Alight { train });
            out(Deed::Board { train });
            self.each_boarder_behind(train, own, out);
            self.uncouplings(own).iter().for_each(|way| out(Deed::Decouple { train, track: way.track }));
            self.each_offer(train, own, out);
        }
        for (keep, own) in self.mover().trains() {
            for (remove, _) in self.mover().trains().filter(|&(remove, other)| remove != keep && (duty.is_none() || self.meet([own, other]))) {
                out(Deed::Couple { keep, remove });
            }
        }
        for (from, _) in self.mover().trains() {
            for (to, _) in self.mover().trains().filter(|&(to, _)| to != from) {
                self.each_transfer(from, to, out);
            }
        }
        if duty.is_none_or(|duty| self.can_disrupt(duty)) {
            let mut last = None;
            for station in self.mover().hand.iter().filter(|&station| last.replace(station) != Some(station)) {
                out(Deed::Disrupt { station });
            }
        }
        if duty.is_none_or(|duty| self.can_repair(duty)) {
            Chip::ALL.into_iter().for_each(|chip| out(Deed::Repair { chip }));
        }
        out(Deed::EndTurn);
    }

    pub(crate) fn list_candidates(&self, out: &mut Vec<Move>) {
        self.list(None, out);
    }

    pub(crate) fn list_legal(&self, out: &mut Vec<Move>) {
        self.list(Some(&self.duty()), out);
    }

    /// Lists the candidates; with a duty only those that pass the judge.
    #[inline(never)]
    fn list(&self, duty: Option<&Duty>, out: &mut Vec<Move>) {
        self.each_candidate(duty, &mut |deed| {
            if duty.is_none_or(|duty| self.judge(deed, duty).is_ok()) {
                out.push(self.written(deed));
            }
        });
    }

    /// Whether anybody can move at all ([`rules::TERMINATION`]).
    pub(crate) fn can_go_on(&self) -> bool {
        let mut moves = Vec::new();
        self.list_legal(&mut moves);
        !moves.is_empty()
    }

    /// Whether a move of whoever is to act is legal.
    pub(crate) fn check_move(&self, mv: &Move) -> Result<(), Refusal> {
        match self.deed(mv) {
            Some(deed) => Ok(self.judge(deed, &self.duty())?),
            None => Err(ground!(rules::OWNERS_BOARD, "the board has no such thing").into()),
        }
    }

    /// The judge: first what belongs to the phase, then the rules of each move.
    fn judge(&self, deed: Deed, duty: &Duty) -> Judged {
        match (self.phase, deed) {
            (Phase::Act, _) => self.judge_action(deed, duty),
            (Phase::Passing { train: passing, keep }, Deed::Drive { train, track }) if train == passing => {
                self.may_drive_on(train, track, keep, duty)
            }
            (Phase::Passing { .. }, _) => refuse!(rules::OVERTAKING, "the train beside another must drive on first"),
            (Phase::Boarding { train }, Deed::BoardToken { token }) => self.may_board_token(train, token),
            (Phase::Boarding { .. }, _) => refuse!(rules::MUST_BOARD, "the passengers who fit board first: choose a token"),
            (Phase::Exchange { a, b }, Deed::Transfer { token, from, to }) if [a, b].contains(&from) && [a, b].contains(&to) => {
                self.may_transfer(token, from, to)
            }
            (Phase::Exchange { .. }, _) => refuse!(rules::FULL_SWAP, "a train is too full: the exchange must be put right first"),
            (Phase::Dividing { train, new }, Deed::Divide { token }) => self.may_divide(train, new, token),
            (Phase::Dividing { train, .. }, Deed::Divided) => self.may_end_dividing(train),
            (Phase::Dividing { .. }, _) => refuse!(rules::SHARE_TOKENS, "the tokens of the uncoupled train are shared first"),
            (Phase::Offering(offer), Deed::OfferGive { token }) => self.may_give(offer, token),
            (Phase::Offering(offer), Deed::OfferTake { token }) => self.may_take(offer, token),
            (Phase::Offering(offer), Deed::Propose) => self.may_propose(offer),
            (Phase::Offering(_), Deed::CancelOffer) | (Phase::Answering(_), Deed::Accept | Deed::Decline) => Ok(()),
            (Phase::Offering(_), _) => refuse!(rules::AGREEMENT, "an offer is open: propose or cancel it first"),
            (Phase::Answering(_), _) => refuse!(rules::AGREEMENT, "an offer is to be accepted or declined"),
            (Phase::Drawing, Deed::Drew { station }) if self.deck.count(station) > 0 => Ok(()),
            (Phase::Drawing, Deed::Drew { .. }) => refuse!(rules::DRAWING, "that card is not in the draw pile"),
            (Phase::Drawing, _) => refuse!(rules::DRAWING, "the hand is filled up from the draw pile"),
            (Phase::Over, _) => refuse!(rules::GAME_OVER, "the game is over"),
        }
    }

    #[inline]
    fn judge_action(&self, deed: Deed, duty: &Duty) -> Judged {
        match deed {
            Deed::Build { yard } => self.may_build(yard, duty),
            Deed::Drive { train, track } => self.may_drive(train, track, duty),
            Deed::Reverse { train } => self.may_reverse(train, duty),
            Deed::Dismantle { train } => self.may_dismantle(train, duty),
            Deed::Alight { train } => self.may_alight(self.on_board(train)?),
            Deed::Board { train } => self.may_board(self.on_board(train)?),
            Deed::BoardBehind { train, token } => self.may_board_behind(train, token),
            Deed::Decouple { train, track } => self.may_decouple(train, track),
            Deed::Couple { keep, remove } => self.may_couple(keep, remove),
            Deed::Transfer { token, from, to } => self.may_transfer(token, from, to),
            Deed::Offer(pair) => self.may_offer(pair),
            Deed::Disrupt { station } => self.may_disrupt(station, duty),
            Deed::Repair { chip } => self.may_repair(chip, duty),
            Deed::EndTurn => self.may_end_turn(duty),
            Deed::BoardToken { .. } => refuse!(rules::WHO_BOARDS, "nobody is choosing who boards"),
            Deed::Divide { .. } | Deed::Divided => refuse!(rules::SHARE_TOKENS, "no load is being shared"),
            Deed::OfferGive { .. } | Deed::OfferTake { .. } | Deed::Propose | Deed::CancelOffer | Deed::Accept | Deed::Decline => {
                refuse!(rules::AGREEMENT, "no offer is open")
            }
            Deed::Drew { .. } => refuse!(rules::DRAWING, "no card is to be drawn"),
        }
    }

    /// Actions are done on one's own trains, and those are on the board ([`rules::OWN_TRAINS`]).
    #[inline]
    pub(crate) fn on_board(&self, train: TrainNo) -> Judged<&Train> {
        self.own(train).map_or_else(|| refuse!(rules::OWN_TRAINS, "the player in turn has no such train on the board"), Ok)
    }

    pub(crate) fn refuse_out_of_turn(&self, who: Actor) -> Refusal {
        let rule = match who {
            Actor::Seat(_) => rules::TURN_ORDER,
            Actor::Chance => rules::DRAWING,
        };
        Refusal::new(rule, format!("{who} cannot act: {}", self.acting()))
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &Move, log: &mut Log<Event>) {
        let Some(deed) = self.deed(mv) else {
            debug_assert!(false, "only legal moves are played");
            return;
        };
        match deed {
            Deed::Build { yard } => self.build(yard, log),
            Deed::Drive { train, track } => self.drive(train, track, log),
            Deed::Reverse { train } => self.reverse(train, log),
            Deed::Dismantle { train } => self.dismantle(train, log),
            Deed::Alight { train } => self.alight(train, log),
            Deed::Board { train } => self.board(train, log),
            Deed::BoardToken { token } => self.board_token(token, log),
            Deed::BoardBehind { train, token } => self.board_behind(train, token, log),
            Deed::Decouple { train, track } => self.decouple(train, track, log),
            Deed::Divide { token } => self.divide(token, log),
            Deed::Divided => self.end_dividing(log),
            Deed::Couple { keep, remove } => self.couple(keep, remove, log),
            Deed::Transfer { token, from, to } => self.transfer(token, from, to, log),
            Deed::Offer(pair) => self.offer(pair),
            Deed::OfferGive { token } => self.name_term(|offer| offer.give = offer.give.with(token)),
            Deed::OfferTake { token } => self.name_term(|offer| offer.take = offer.take.with(token)),
            Deed::Propose => self.take_step(Step::Propose, log),
            Deed::CancelOffer => self.take_step(Step::Cancel, log),
            Deed::Accept => self.take_step(Step::Accept, log),
            Deed::Decline => self.take_step(Step::Decline, log),
            Deed::Disrupt { station } => self.disrupt(station, log),
            Deed::Repair { chip } => self.repair(chip, log),
            Deed::EndTurn => self.end_turn(log),
            Deed::Drew { station } => self.draw(station, log),
        }
    }

    /// A free action of an own train at a station: from now on it stands still this turn, and the station is named if it was
    /// not yet ([`rules::NAME_STATION`], [`rules::STOP_ENDS_DRIVING`]).
    fn halt(&mut self, no: TrainNo, station: Station, log: &mut Log<Event>) {
        if let Some(train) = self.own_mut(no) {
            train.now.halted = true;
            train.now.acted = true;
            if train.now.free_at.replace(station) != Some(station) {
                self.name_stop(no, station, log);
            }
        }
    }

    /// Tells where a train of the player in turn stopped.
    #[inline(never)]
    fn name_stop(&self, train: TrainNo, station: Station, log: &mut Log<Event>) {
        if log.listens() {
            log.push(rules::NAME_STATION, Event::Stopped { seat: self.turn, train, station: self.net.station_id(station) });
        }
    }

    fn own_mut(&mut self, no: TrainNo) -> Option<&mut Train> {
        self.mover_mut().trains[no.index()].as_mut()
    }
}

