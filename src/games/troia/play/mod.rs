//! The moves of Troia: who may make which, and the flow from turn to turn. One file per decision.
//!
//! [`Troia::judge`] asks first whether the move belongs to the phase at all ([`rules::THREE_ACTIVITIES`]), then hands it
//! to the file of its decision.

mod cards;
mod dig;
mod publish;

use super::data::{HANDLINGS, PUBLISHED, SEATS, StartingCards};
use super::position::{Order, Phase, Troia, Turn};
use super::rules;
use super::wire::{Action, Event, Move, PlayedCard};
use crate::core::{Actor, Actors, Citation, Judged, Log, Refusal, Seat, SeatSet, refuse, sort_by_key};

impl Troia {
    #[inline]
    pub(crate) fn to_act(&self) -> Actors {
        match self.phase {
            Phase::ChooseCards { waiting } | Phase::PlayCards { waiting, .. } => Actors::Seats(waiting),
            Phase::StartPieces => Actors::one(self.next_to_start()),
            Phase::Dig(turn) | Phase::Publish(turn) => Actors::one(turn.seat),
            Phase::DrawPermit(_) => Actors::Chance,
            Phase::Over => Actors::Over,
        }
    }

    /// What somebody who is not to act is told, whatever the move.
    pub(crate) fn refuse_out_of_turn(&self, who: Actor) -> Refusal {
        let rule = match (self.phase, who) {
            (Phase::DrawPermit(_), _) | (_, Actor::Chance) => rules::DRAWING_A_PERMIT,
            (Phase::ChooseCards { .. }, _) => self.starting_rule(),
            (Phase::StartPieces, _) => rules::STARTING_PIECE_ORDER,
            (Phase::PlayCards { .. }, _) => rules::CHOOSING_A_CARD,
            (Phase::Dig(_) | Phase::Publish(_), _) => rules::TURN_ORDER,
            (Phase::Over, _) => rules::END_OF_THE_GAME,
        };
        Refusal::new(rule, format!("{who} cannot act: {}", self.to_act()))
    }

    /// The rule about the starting cards at this table.
    pub(crate) fn starting_rule(&self) -> Citation {
        StartingCards::of(self.players()).first.rule()
    }

    /// At least every legal move, in the order of the specification; nothing else if only those are asked for.
    pub(crate) fn each_move(&self, who: Actor, legal: bool, out: &mut Vec<Move>) {
        match (self.phase, who) {
            (Phase::ChooseCards { .. }, Actor::Seat(seat)) => self.each_choice(seat, out),
            (Phase::StartPieces, _) => out.extend(self.mound_for(legal).iter().map(|piece| Move::TakeStart { piece })),
            (Phase::PlayCards { .. }, Actor::Seat(seat)) => self.each_card(seat, out),
            (Phase::Dig(turn), _) => self.each_handling(&turn, legal, out),
            (Phase::Publish(turn), _) => self.each_publication(&turn, legal, out),
            (Phase::DrawPermit(_), _) => out.extend(self.permits.iter().map(|card| Move::PermitDrawn { card })),
            _ => {}
        }
    }

    /// The judge, in the order of the specification: the kind of the move first, then what it asks for.
    pub(crate) fn judge(&self, who: Actor, mv: &Move) -> Judged {
        match (self.phase, who, *mv) {
            (Phase::ChooseCards { .. }, Actor::Seat(seat), Move::ChooseCards { cards }) => self.judge_choice(seat, cards),
            (Phase::ChooseCards { .. }, ..) => Err(&StartingCards::of(self.players()).first),
            (Phase::StartPieces, _, Move::TakeStart { piece }) => self.judge_start(piece),
            (Phase::StartPieces, ..) => refuse!(rules::STARTING_PIECE, "a starting piece is taken now"),
            (Phase::PlayCards { .. }, Actor::Seat(seat), Move::PlayCard { card }) => self.judge_card(seat, card),
            (Phase::PlayCards { .. }, _, Move::EndTurn {}) => refuse!(rules::CARD_MUST_BE_PLAYED, "nobody may pass: a card must be played, also for an action that cannot be carried out"),
            (Phase::PlayCards { .. }, ..) => refuse!(rules::CHOOSING_A_CARD, "an action card is chosen first"),
            (Phase::Dig(turn), _, Move::Dig { piece }) => self.judge_dig(&turn, piece),
            (Phase::Dig(turn), _, Move::Examine { piece }) => self.judge_examine(&turn, piece),
            (Phase::Dig(turn), _, Move::EndTurn {}) => self.judge_end_of_dig(&turn),
            (Phase::Publish(turn), _, Move::Publish { pieces }) => self.judge_publication(&turn, pieces),
            (Phase::Publish(_), _, Move::EndTurn {}) => Ok(()),
            (Phase::Dig(_), _, Move::Publish { .. }) => refuse!(rules::CARD_DECIDES, "a dig card was played, not a publication card"),
            (Phase::Publish(_), _, Move::Dig { .. } | Move::Examine { .. }) => {
                refuse!(rules::PUBLISHING_ONLY, "a publication turn gives no digging and no examining")
            }
            (Phase::Dig(_) | Phase::Publish(_), _, Move::PlayCard { .. }) => {
                refuse!(rules::CHOOSING_A_CARD, "one card is played in a round")
            }
            (Phase::Dig(_) | Phase::Publish(_), _, Move::TakeStart { .. }) => {
                refuse!(rules::STARTING_PIECE, "starting pieces are taken before the first round")
            }
            (Phase::Dig(_) | Phase::Publish(_), _, Move::ChooseCards { .. }) => {
                Err(&StartingCards::of(self.players()).late)
            }
            (Phase::DrawPermit(_), _, Move::PermitDrawn { card }) if self.permits.contains(card) => Ok(()),
            (Phase::DrawPermit(_), ..) => refuse!(rules::DRAWING_A_PERMIT, "a permit of the pile is drawn now"),
            (Phase::Dig(_) | Phase::Publish(_), _, Move::PermitDrawn { .. }) => {
                refuse!(rules::DRAWING_A_PERMIT, "a permit is drawn by chance, at the end of a publication turn")
            }
            (Phase::Over, ..) => refuse!(rules::END_OF_THE_GAME, "the game is over"),
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, who: Actor, mv: &Move, log: &mut Log<Event>) {
        match (self.phase, who, *mv) {
            (Phase::ChooseCards { waiting }, Actor::Seat(seat), Move::ChooseCards { cards }) => {
                self.choose(seat, cards, waiting, log);
            }
            (Phase::StartPieces, _, Move::TakeStart { piece }) => self.take_start(piece, log),
            (Phase::PlayCards { waiting, choices }, Actor::Seat(seat), Move::PlayCard { card }) => {
                self.lay(seat, card, waiting, choices, log);
            }
            (Phase::Dig(turn), _, Move::Dig { piece }) => self.dig(turn, piece, log),
            (Phase::Dig(turn), _, Move::Examine { piece }) => self.examine(turn, piece, log),
            (Phase::Publish(turn), _, Move::Publish { pieces }) => self.publish(turn, pieces, log),
            (Phase::Dig(turn), _, Move::EndTurn {}) => self.close_turn(turn, log),
            (Phase::Publish(turn), _, Move::EndTurn {}) => self.finish_publishing(turn, log),
            (Phase::DrawPermit(turn), _, Move::PermitDrawn { card }) => self.draw_permit(turn, card, log),
            _ => debug_assert!(false, "only legal moves are played"),
        }
    }

    /// A round begins with everybody choosing a card; an empty hand sits it out ([`rules::PILE_AND_HANDS_SUFFICE`]). Who
    /// has no publication card left goes on with dig cards ([`rules::OUT_OF_PUBLICATION_CARDS`]), also when the mound is
    /// empty ([`rules::EMPTY_MOUND`]).
    fn begin_round(&mut self, log: &mut Log<Event>) {
        let rule = if self.round == 0 { rules::CHOOSING_A_CARD } else { rules::NEXT_ROUND };
        self.round = self.round.saturating_add(1);
        self.order = Order::NOBODY;
        let waiting = Seat::all(self.players()).filter(|seat| !self.seats[seat.index()].hand.is_empty()).collect();
        self.phase = Phase::PlayCards { waiting, choices: [None; _] };
        log.push(rule, Event::RoundBegan { round: self.round });
    }

    /// Turns the cards up: the highest acts first.
    fn reveal(&mut self, log: &mut Log<Event>) {
        let Phase::PlayCards { choices, .. } = self.phase else { return };
        let mut cards = Vec::with_capacity(SEATS);
        for (seat, card) in (0..).map(Seat).zip(choices) {
            if let Some(card) = card {
                cards.push(PlayedCard { seat, card });
                self.seats[seat.index()].played.push(card);
            }
        }
        sort_by_key(&mut cards, |played| std::cmp::Reverse(played.card));
        let order: Order = cards.iter().map(|played| played.seat).collect();
        self.order = order;
        if log.listens() {
            log.push(rules::TURNING_UP, Event::Revealed { round: self.round, cards });
        }
        if let Some(&first) = order.seats().first() {
            self.begin_turn(first, log);
        }
    }

    /// The kind of the card says what its player does.
    fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        let card = self.seats[seat.index()].played.last().expect("a seat of this round has played a card");
        let turn = Turn { seat, card, handled: 0, published: 0, points: 0 };
        let action = if card.publishes() { Action::Publish } else { Action::Dig };
        log.push(rules::CARD_DECIDES, Event::TurnBegan { seat, card, action });
        self.go_on(turn, log);
    }

    /// The turn goes on, unless it ends by itself.
    fn go_on(&mut self, turn: Turn, log: &mut Log<Event>) {
        let publishes = turn.card.publishes();
        self.phase = if publishes { Phase::Publish(turn) } else { Phase::Dig(turn) };
        if self.is_spent(&turn) {
            if publishes {
                self.finish_publishing(turn, log);
            } else {
                self.close_turn(turn, log);
            }
        }
    }

    /// Whether the turn ends by itself ([`rules::TURNS_END_BY_THEMSELVES`]).
    #[inline]
    fn is_spent(&self, turn: &Turn) -> bool {
        let player = &self.seats[turn.seat.index()];
        if turn.card.publishes() {
            turn.published >= PUBLISHED || player.tent.is_empty()
        } else {
            turn.handled >= HANDLINGS || (self.mound.is_empty() && player.front.is_empty())
        }
    }

    /// The turn is over: the next seat, the next round, or the end ([`rules::WHEN_IT_ENDS`]).
    fn close_turn(&mut self, turn: Turn, log: &mut Log<Event>) {
        let rule = if self.is_spent(&turn) { rules::TURNS_END_BY_THEMSELVES } else { rules::TURN_ORDER };
        log.push(rule, Event::TurnEnded { seat: turn.seat });
        let order = self.order;
        let later = order.after(turn.seat);
        if self.publications_used(later) {
            self.end(log);
        } else if let Some(&next) = later.first() {
            self.begin_turn(next, log);
        } else {
            self.begin_round(log);
        }
    }

    /// Whether no publication card is in a hand or waits in this round; how many there are is open to all.
    fn publications_used(&self, later: &[Seat]) -> bool {
        let in_hand = self.seats.iter().any(|player| !player.hand.and(super::data::PUBLICATIONS).is_empty());
        !in_hand && !later.iter().any(|seat| self.seats[seat.index()].played.last().is_some_and(|card| card.publishes()))
    }

    fn end(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Over;
        if log.listens() {
            let renown = self.seated().iter().map(|player| player.renown).collect();
            log.push(rules::END_OF_THE_GAME, Event::GameOver { renown });
        }
    }

    /// Whether playing this move shows anybody something that was hidden, for taking it back at a shared table.
    pub(crate) fn shows(&self, mv: &Move) -> bool {
        match *mv {
            Move::ChooseCards { .. } => false,
            Move::PlayCard { .. } => self.waiting().len() == 1,
            // Nothing lies under level 0; any other answer would itself tell what is down there.
            Move::Dig { piece } => self.site.heap.plate(piece).z > 0,
            Move::EndTurn {} => matches!(self.phase, Phase::Publish(_)) && !self.permits.is_empty(),
            Move::TakeStart { .. } | Move::Examine { .. } | Move::Publish { .. } | Move::PermitDrawn { .. } => true,
        }
    }

    /// The seats still to choose when this one has.
    const fn without(mut waiting: SeatSet, seat: Seat) -> SeatSet {
        waiting.remove(seat);
        waiting
    }
}
