//! What happens: who is to act, the moves of each phase, the judge, and the consequences. One file for each decision.

mod action;
mod carry;
mod run;
mod setup;
mod special;
mod track;
mod veto;

use super::cards::{Card, CardSet, Stock};
use super::data::Special;
use super::happenings::{Event, Move, Origin};
use super::position::{Act, FrachtExpress, Phase};
use super::rules;
use super::wire::{CardId, Reason, Stage};
use crate::core::{Actor, Actors, Citation, Fault, Ground, Judged, Log, Refusal, Seat, Source, ground, refuse};

/// What forbids to give up a wagon that is not there, whatever it is given up for.
const NO_WAGON: &str = "that wagon is not in the train";

impl FrachtExpress {
    /// Who is to act.
    pub(crate) fn to_act(&self) -> Actors {
        match self.phase {
            Phase::ChooseStart | Phase::DealStations(_) | Phase::Deal { .. } | Phase::Draw | Phase::Refill { .. } | Phase::Crossing(_) => {
                Actors::Chance
            }
            Phase::PlaceStation(seat) | Phase::Veto { seat, .. } => Actors::one(seat),
            Phase::Action | Phase::Announce(_) => Actors::one(self.active()),
            Phase::Steer { run, .. } => Actors::one(run.by),
            Phase::Surplus { run, .. } => Actors::one(run.loc),
            Phase::Special(act) => match act.stage {
                Stage::Turn | Stage::Steal => Actors::Chance,
                Stage::Card => Actors::one(self.active()),
                Stage::Opponent | Stage::Site | Stage::Wagon => Actors::one(act.chooser),
            },
            Phase::Over(_) => Actors::Over,
        }
    }

    /// At least every legal move of whoever is to act, in the order of the specification.
    pub(crate) fn each_candidate(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::ChooseStart | Phase::DealStations(_) | Phase::Deal { .. } | Phase::Draw | Phase::Refill { .. } | Phase::Crossing(_) => {
                self.each_outcome(out);
            }
            Phase::PlaceStation(seat) => self.each_placing(seat, out),
            Phase::Action => self.each_action_candidate(out),
            Phase::Steer { run, loc } => {
                let ways = self.all_ways(&run);
                out.extend(ways.as_slice().iter().map(|way| Move::Steer { loc, to: way.to }));
            }
            Phase::Surplus { run, .. } => {
                out.extend(self.player(run.loc).train.iter().map(|card| Move::DropWagon { card: self.id(card) }));
            }
            Phase::Announce(_) => out.extend([Move::UseSpecial {}, Move::DeclineSpecial {}]),
            Phase::Veto { .. } => self.each_veto(out),
            Phase::Special(act) => match act.stage {
                Stage::Turn | Stage::Steal => self.each_outcome(out),
                _ => self.each_special_candidate(&act, out),
            },
            Phase::Over(_) => {}
        }
    }

    /// The legal moves of whoever is to act.
    pub(crate) fn each_legal(&self, out: &mut Vec<Move>) {
        if self.phase == Phase::Action {
            return self.each_action(out);
        }
        let from = out.len();
        self.each_candidate(out);
        let mut at = 0;
        out.retain(|mv| {
            at += 1;
            at <= from || self.judge(mv).is_ok()
        });
    }

    /// The judge of a move of whoever is to act.
    pub(crate) fn judge(&self, mv: &Move) -> Judged {
        match self.phase {
            Phase::ChooseStart | Phase::DealStations(_) | Phase::Deal { .. } | Phase::Draw | Phase::Refill { .. } | Phase::Crossing(_) => {
                self.judge_outcome(mv)
            }
            Phase::PlaceStation(seat) => self.judge_placing(seat, mv),
            Phase::Action => self.judge_action(mv),
            Phase::Steer { run, loc } => self.judge_steer(&run, loc, mv),
            Phase::Surplus { run, .. } => match mv {
                Move::DropWagon { card } => self.own_wagon(run.loc, card, ground!(rules::SURPLUS, NO_WAGON)).map(|_| ()),
                _ => refuse!(rules::SURPLUS, "surplus wagons are dropped first"),
            },
            Phase::Announce(station) => self.judge_announcement(station, mv),
            Phase::Veto { station, stage, .. } => self.judge_veto(station, stage, mv),
            Phase::Special(act) => match act.stage {
                Stage::Turn | Stage::Steal => self.judge_outcome(mv),
                _ => self.judge_special(&act, mv),
            },
            Phase::Over(_) => refuse!(rules::PILES_EMPTY, "the game is over"),
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &Move, log: &mut Log<Event>) {
        match (self.phase, mv) {
            (_, Move::StartPlayer { .. } | Move::StationDealt { .. } | Move::PlaceStation { .. }) => self.play_setup(mv, log),
            (_, Move::Drawn { seat, card }) => {
                if let Some(card) = self.cards().find(card) {
                    self.draw(*seat, card, log);
                }
            }
            (Phase::Crossing(run), Move::Turned { card }) => {
                if let Some(card) = self.cards().find(card) {
                    self.turn_for_crossing(run, card, log);
                }
            }
            (Phase::Action, _) => self.play_action(mv, log),
            (Phase::Steer { run, loc }, Move::Steer { to, .. }) => self.play_steer(run, loc, *to, log),
            (Phase::Surplus { run, limit }, Move::DropWagon { card }) => {
                if let Some(card) = self.cards().find(card) {
                    self.drop_surplus(run, limit, card, log);
                }
            }
            (Phase::Announce(station), _) => self.play_announcement(station, mv, log),
            (Phase::Veto { station, stage, seat }, _) => self.play_veto(station, stage, seat, mv, log),
            (Phase::Special(act), _) => self.play_special(act, mv, log),
            _ => debug_assert!(false, "only legal moves are played"),
        }
    }

    /// The rule of a move that the phase does not offer.
    pub(crate) fn phase_rule(&self) -> Citation {
        self.no_outcome().rule()
    }

    /// What chance is told that draws something else, by the rule of the phase.
    fn no_outcome(&self) -> &'static Ground {
        const WORDS: &str = "that is not an outcome of what is drawn now";
        match self.phase {
            Phase::ChooseStart => ground!(rules::CLOCKWISE, WORDS),
            Phase::DealStations(_) => ground!(rules::FREE_DEAL, WORDS),
            Phase::PlaceStation(_) => ground!(rules::FREE_PLACE, WORDS),
            Phase::Deal { .. } => ground!(rules::DEAL, WORDS),
            Phase::Draw => ground!(rules::DRAW_FIRST, WORDS),
            Phase::Action => ground!(rules::ACTIONS, WORDS),
            Phase::Refill { .. } => ground!(rules::REFILL_ENDS_TURN, WORDS),
            Phase::Steer { .. } => ground!(rules::BRANCH, WORDS),
            Phase::Crossing(_) => ground!(rules::CROSSING_TURNS_CARD, WORDS),
            Phase::Surplus { .. } => ground!(rules::SURPLUS, WORDS),
            Phase::Announce(_) => ground!(rules::DECIDE_ON_ENTERING, WORDS),
            Phase::Veto { .. } => ground!(rules::VETO_ORDER, WORDS),
            Phase::Special(_) => ground!(rules::SPECIAL_AT_ONCE, WORDS),
            Phase::Over(Reason::PilesEmpty) => ground!(rules::PILES_EMPTY, WORDS),
            Phase::Over(Reason::TurnLimit) => ground!(rules::TURN_LIMIT, WORDS),
        }
    }

    /// Why somebody who is not to act may not make a move. The words never depend on hidden cards.
    pub(crate) fn refuse_out_of_turn(&self, who: Actor, mv: &Move) -> Refusal {
        let rule = match (who, self.phase, mv) {
            (Actor::Seat(seat), Phase::Veto { stage, .. }, Move::Veto { mode }) => self.veto_out_of_turn(seat, stage, *mode),
            (Actor::Seat(seat), ..) if seat == self.active() && self.turn.number > 0 && self.to_act() == Actors::Chance => self.phase_rule(),
            _ => rules::CLOCKWISE,
        };
        Refusal::new(rule, format!("{who} cannot act: {}", self.to_act()))
    }

    /// Whether the move names a card, a seat and a turn that exist ([`rules::ORIENTATIONS`]).
    pub(crate) fn shape_of(&self, mv: &Move) -> Result<(), Fault> {
        let card = |id: &CardId| self.cards().find(id).ok_or_else(|| Fault::plain(format!("there is no card {id}")));
        let seat = |seat: Seat| match seat.0 < self.seats {
            true => Ok(()),
            false => Err(Fault::plain(format!("{seat} does not exist: {} play", self.seats))),
        };
        match mv {
            Move::StartPlayer { seat: who }
            | Move::StationDealt { seat: who, .. }
            | Move::Steer { loc: who, .. }
            | Move::ChooseOpponent { seat: who } => seat(*who),
            Move::Drawn { seat: who, card: id } | Move::Stolen { from: who, card: id } => {
                seat(*who)?;
                card(id).map(|_| ())
            }
            Move::Lay { card: id, turn, .. } | Move::Complete { card: id, turn, .. } => self.shape_of_turn(card(id)?, *turn),
            Move::Turned { card: id }
            | Move::Couple { card: id }
            | Move::Uncouple { card: id }
            | Move::Drive { card: id }
            | Move::Refill { card: id }
            | Move::Fly { card: id, .. }
            | Move::DropWagon { card: id }
            | Move::PickCard { card: id }
            | Move::PickWagon { card: id } => card(id).map(|_| ()),
            Move::CloseStation { turn, .. } => match self.phase {
                Phase::Special(Act { stage: Stage::Site, station, card: Some(card), .. })
                    if self.special_of(station) == Special::CloseStation =>
                {
                    self.shape_of_turn(card, *turn)
                }
                _ => Ok(()),
            },
            Move::Relocate { from, turn, .. } => match self.phase {
                // Which card is lifted is judged before how it is turned.
                Phase::Special(act) if act.stage == Stage::Site && self.special_of(act.station) == Special::Rebuild => {
                    self.lifted(&act, *from).map_or(Ok(()), |card| self.shape_of_turn(card, *turn))
                }
                _ => Ok(()),
            },
            Move::PlaceStation { .. }
            | Move::EndTurn {}
            | Move::UseSpecial {}
            | Move::DeclineSpecial {}
            | Move::Veto { .. }
            | Move::Pass {}
            | Move::Skip {}
            | Move::Finish {}
            | Move::RemoveTrack { .. } => Ok(()),
        }
    }

    /// Appends every outcome of chance, each as likely as the others.
    fn each_outcome(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::ChooseStart => out.extend(Seat::all(self.seats).map(|seat| Move::StartPlayer { seat })),
            Phase::DealStations(seat) => out.extend(self.pool.iter().map(|station| Move::StationDealt { seat, station })),
            Phase::Special(act) if act.stage == Stage::Steal => {
                if let Some(from) = act.target {
                    out.extend(self.player(from).hand.iter().map(|card| Move::Stolen { from, card: self.id(card) }));
                }
            }
            Phase::Crossing(_) | Phase::Special(_) => out.extend(self.deck.iter().map(|card| Move::Turned { card: self.id(card) })),
            _ => {
                let seat = self.drawer();
                out.extend(self.deck.iter().map(|card| Move::Drawn { seat, card: self.id(card) }));
            }
        }
    }

    /// Draws one of the outcomes of chance.
    pub(crate) fn draw_outcome<S: Source>(&self, source: &mut S) -> Option<Move> {
        let of = |set: CardSet, source: &mut S| set.nth(source.below(set.len())).map(|card| self.id(card));
        match self.phase {
            Phase::ChooseStart => Some(Move::StartPlayer { seat: Seat(u8::try_from(source.below(self.seats.into())).ok()?) }),
            Phase::DealStations(seat) => {
                let n = source.below(self.pool.len()) as usize;
                self.pool.iter().nth(n).map(|station| Move::StationDealt { seat, station })
            }
            Phase::Special(act) if act.stage == Stage::Steal => {
                let from = act.target?;
                Some(Move::Stolen { from, card: of(self.player(from).hand, source)? })
            }
            Phase::Crossing(_) | Phase::Special(_) => Some(Move::Turned { card: of(self.deck, source)? }),
            _ => Some(Move::Drawn { seat: self.drawer(), card: of(self.deck, source)? }),
        }
    }

    /// Who draws the next card.
    const fn drawer(&self) -> Seat {
        match self.phase {
            Phase::Deal { seat, .. } => seat,
            _ => self.active(),
        }
    }

    fn judge_outcome(&self, mv: &Move) -> Judged {
        let holds = |set: CardSet, id: &CardId| self.cards().find(id).is_some_and(|card| set.contains(card));
        let good = match (self.phase, mv) {
            (Phase::ChooseStart, Move::StartPlayer { seat }) => seat.0 < self.seats,
            (Phase::DealStations(to), Move::StationDealt { seat, station }) => *seat == to && self.pool.contains(*station),
            (Phase::Special(act), Move::Stolen { from, card }) if act.stage == Stage::Steal => {
                act.target == Some(*from) && holds(self.player(*from).hand, card)
            }
            (Phase::Special(act), Move::Turned { card }) => act.stage == Stage::Turn && holds(self.deck, card),
            (Phase::Crossing(_), Move::Turned { card }) => holds(self.deck, card),
            (Phase::Deal { .. } | Phase::Draw | Phase::Refill { .. }, Move::Drawn { seat, card }) => {
                *seat == self.drawer() && holds(self.deck, card)
            }
            _ => false,
        };
        if good { Ok(()) } else { Err(self.no_outcome()) }
    }

    /// A card leaves the deck for a hand.
    fn draw(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
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
    fn await_card(&mut self, phase: Phase, log: &mut Log<Event>) {
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

    fn start_turn(&mut self, seat: Seat, number: u16, log: &mut Log<Event>) {
        self.turn.seat = seat;
        self.turn.number = number;
        self.turn.must_empty_hand = false;
        log.push(rules::CLOCKWISE, Event::TurnStarted { seat, number });
        self.await_card(Phase::Draw, log);
    }

    fn end_turn(&mut self, rule: Citation, log: &mut Log<Event>) {
        let seat = self.active();
        log.push(rule, Event::TurnEnded { seat });
        if self.turn.number >= self.fixed.turn_limit {
            return self.end(Reason::TurnLimit, log);
        }
        self.start_turn(seat.next(self.seats), self.turn.number + 1, log);
    }

    /// A hand card goes to the open discard pile.
    fn discard_from_hand(&mut self, seat: Seat, card: Card, rule: Citation, log: &mut Log<Event>) {
        self.player_mut(seat).hand.remove(card);
        self.discard.push(card);
        if log.listens() {
            log.push(rule, Event::Discarded { seat, cards: vec![self.id(card)], from: Origin::Hand });
        }
    }

    /// A coupled wagon goes to the open discard pile.
    fn discard_from_train(&mut self, seat: Seat, card: Card, rule: Citation, log: &mut Log<Event>) {
        self.take_wagon(seat, card);
        self.discard.push(card);
        if log.listens() {
            log.push(rule, Event::Discarded { seat, cards: vec![self.id(card)], from: Origin::Train });
        }
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
    fn discard_hand(&mut self, seat: Seat, rule: Citation, log: &mut Log<Event>) {
        let hand = std::mem::take(&mut self.player_mut(seat).hand);
        hand.iter().for_each(|card| self.discard.push(card));
        if log.listens() && !hand.is_empty() {
            log.push(rule, Event::Discarded { seat, cards: self.ids(hand.iter()), from: Origin::Hand });
        }
    }

    /// A card of a hand ([`rules::COSTS_A_CARD`]).
    fn hand_card(&self, seat: Seat, id: &CardId) -> Judged<Card> {
        match self.cards().find(id) {
            Some(card) if self.player(seat).hand.contains(card) => Ok(card),
            _ => refuse!(rules::COSTS_A_CARD, "that card is not in the hand of the player"),
        }
    }

    /// A wagon of a train, or the refusal.
    fn own_wagon(&self, seat: Seat, id: &CardId, no_wagon: &'static Ground) -> Judged<Card> {
        match self.cards().find(id) {
            Some(card) if self.player(seat).train.contains(card) => Ok(card),
            _ => Err(no_wagon),
        }
    }
}
