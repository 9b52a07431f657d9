//! The moves of Troia: which are legal, and the flow from turn to turn. One file per decision.
//!
//! [`check`] asks first whether the move belongs to the phase at all ([`rules::THREE_ACTIVITIES`]), then hands it to the
//! file of its decision.

mod cards;
mod dig;
mod publish;

use std::cmp::Reverse;

use super::data::{HANDLINGS, PUBLICATIONS, PUBLISHED, SEATS};
use super::ids::Card;
use super::position::{Order, Phase, Troia, Turn};
use super::rules;
use super::wire::{Action, Event, Move, PlayedCard};
use crate::core::{Actor, EventLog, Refusal, Seat, refuse};

/// Which moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Listing {
    /// At least every legal move.
    Candidates,
    /// The legal moves alone: as [`check`] would leave them, without asking it for each.
    Legal,
}

/// Appends the candidates or the legal moves, in the order of the specification.
pub(super) fn candidates(position: &Troia, who: Actor, listing: Listing, out: &mut Vec<Move>) {
    match (position.phase, who) {
        (Phase::ChooseCards { .. }, Actor::Seat(seat)) => position.choice_candidates(seat, out),
        (Phase::StartPieces, _) => position.start_candidates(listing, out),
        (Phase::PlayCards { .. }, Actor::Seat(seat)) => position.card_candidates(seat, out),
        (Phase::Dig(turn), _) => position.dig_candidates(&turn, listing, out),
        (Phase::Publish(turn), _) => position.publication_candidates(&turn, listing, out),
        (Phase::DrawPermit(_), _) => out.extend(position.permits.iter().map(|card| Move::PermitDrawn { card })),
        _ => {}
    }
}

/// The judge, in the order of the specification: the kind of the move first, then what it asks for.
pub(super) fn check(position: &Troia, who: Actor, mv: &Move) -> Result<(), Refusal> {
    match (position.phase, who, *mv) {
        (Phase::ChooseCards { .. }, Actor::Seat(seat), Move::ChooseCards { cards }) => position.check_choice(seat, cards),
        (Phase::ChooseCards { .. }, ..) => {
            refuse!(position.starting_cards().rule, "choose-starting-cards", "choose your starting cards first")
        }
        (Phase::StartPieces, _, Move::TakeStart { piece }) => position.check_start(piece),
        (Phase::StartPieces, ..) => {
            refuse!(rules::STARTING_PIECE, "take-starting-piece", "take a starting piece first")
        }
        (Phase::PlayCards { .. }, Actor::Seat(seat), Move::PlayCard { card }) => position.check_card(seat, card),
        (Phase::PlayCards { .. }, _, Move::EndTurn {}) => refuse!(
            rules::CARD_MUST_BE_PLAYED,
            "no-passing",
            "you may not pass: play a card, even for an action that you cannot carry out"
        ),
        (Phase::PlayCards { .. }, ..) => {
            refuse!(rules::CHOOSING_A_CARD, "choose-a-card", "choose an action card first")
        }
        (Phase::Dig(turn), _, Move::Dig { piece }) => position.check_dig(&turn, piece),
        (Phase::Dig(turn), _, Move::Examine { piece }) => position.check_examine(&turn, piece),
        (Phase::Dig(turn), _, Move::EndTurn {}) => position.check_end_of_dig(&turn),
        (Phase::Publish(turn), _, Move::Publish { pieces }) => position.check_publication(&turn, pieces).map(|_| ()),
        (Phase::Publish(_), _, Move::EndTurn {}) => Ok(()),
        (Phase::Dig(_), _, Move::Publish { .. }) => {
            refuse!(rules::CARD_DECIDES, "dig-turn", "you played a dig card, so you cannot publish this round")
        }
        (Phase::Publish(_), _, Move::Dig { .. } | Move::Examine { .. }) => {
            refuse!(
                rules::PUBLISHING_ONLY,
                "publication-turn",
                "you played a publication card, so you cannot dig or examine this round"
            )
        }
        (Phase::Dig(_) | Phase::Publish(_), _, Move::PlayCard { .. }) => {
            refuse!(rules::CHOOSING_A_CARD, "card-played-already", "you play only one card in a round")
        }
        (Phase::Dig(_) | Phase::Publish(_), _, Move::TakeStart { .. }) => {
            refuse!(rules::STARTING_PIECE, "starting-piece-late", "you take a starting piece only before the first round")
        }
        (Phase::Dig(_) | Phase::Publish(_), _, Move::ChooseCards { .. }) => {
            refuse!(
                position.starting_cards().rule,
                "starting-cards-late",
                "you choose starting cards only before the first round"
            )
        }
        (Phase::DrawPermit(_), _, Move::PermitDrawn { card }) if position.permits.contains(card) => Ok(()),
        (Phase::DrawPermit(_), ..) => {
            refuse!(rules::DRAWING_A_PERMIT, "draw-a-permit", "a permit must be drawn from the pile now")
        }
        (Phase::Dig(_) | Phase::Publish(_), _, Move::PermitDrawn { .. }) => {
            refuse!(rules::DRAWING_A_PERMIT, "permit-not-due", "a permit is drawn by chance, at the end of a publication turn")
        }
        (Phase::Over, ..) => refuse!(rules::END_OF_THE_GAME, "game-over", "the game is over"),
    }
}

/// Plays a legal move.
pub(super) fn apply(position: &mut Troia, who: Actor, mv: &Move, log: &mut EventLog<Event>) {
    match (position.phase, who, *mv) {
        (Phase::ChooseCards { waiting }, Actor::Seat(seat), Move::ChooseCards { cards }) => {
            position.choose(seat, cards, waiting, log);
        }
        (Phase::StartPieces, _, Move::TakeStart { piece }) => position.take_start(piece, log),
        (Phase::PlayCards { waiting, choices }, Actor::Seat(seat), Move::PlayCard { card }) => {
            position.lay(seat, card, waiting, choices, log);
        }
        (Phase::Dig(turn), _, Move::Dig { piece }) => position.dig(turn, piece, log),
        (Phase::Dig(turn), _, Move::Examine { piece }) => position.examine(turn, piece, log),
        (Phase::Publish(turn), _, Move::Publish { pieces }) => position.publish(turn, pieces, log),
        (Phase::Dig(turn), _, Move::EndTurn {}) => position.close_turn(turn, log),
        (Phase::Publish(turn), _, Move::EndTurn {}) => position.finish_publishing(turn, log),
        (Phase::DrawPermit(turn), _, Move::PermitDrawn { card }) => position.draw_permit(turn, card, log),
        _ => debug_assert!(false, "only legal moves are played"),
    }
}

impl Troia {
    /// A round begins with everybody choosing a card; an empty hand sits it out ([`rules::PILE_AND_HANDS_SUFFICE`]). Who
    /// has no publication card left goes on with dig cards ([`rules::OUT_OF_PUBLICATION_CARDS`]), also when the mound is
    /// empty ([`rules::EMPTY_MOUND`]).
    fn begin_round(&mut self, log: &mut EventLog<Event>) {
        let rule = if self.round == 0 { rules::CHOOSING_A_CARD } else { rules::NEXT_ROUND };
        self.round = self.round.saturating_add(1);
        self.order = Order::NOBODY;
        let waiting = Seat::all(self.site.players).filter(|seat| !self.seats[seat.index()].hand.is_empty()).collect();
        self.phase = Phase::PlayCards { waiting, choices: [None; _] };
        log.push(rule, Event::RoundBegan { round: self.round });
    }

    /// Turns the cards up: the highest acts first.
    fn reveal(&mut self, choices: [Option<Card>; SEATS], log: &mut EventLog<Event>) {
        let mut cards = Vec::with_capacity(SEATS);
        for (seat, card) in (0..).map(Seat).zip(choices) {
            if let Some(card) = card {
                cards.push(PlayedCard { seat, card });
                self.seats[seat.index()].played.push(card);
            }
        }
        cards.sort_by_key(|played| Reverse(played.card));
        let order: Order = cards.iter().map(|played| played.seat).collect();
        self.order = order;
        if log.is_recording() {
            log.push(rules::TURNING_UP, Event::Revealed { round: self.round, cards });
        }
        if let Some(&first) = order.seats().first() {
            self.begin_turn(first, log);
        }
    }

    /// The kind of the card says what its player does.
    fn begin_turn(&mut self, seat: Seat, log: &mut EventLog<Event>) {
        let card = self.seats[seat.index()].played.last().expect("a seat of this round has played a card");
        let turn = Turn { seat, card, handled: 0, published: 0, points: 0 };
        let action = if card.publishes() { Action::Publish } else { Action::Dig };
        log.push(rules::CARD_DECIDES, Event::TurnBegan { seat, card, action });
        self.go_on(turn, log);
    }

    /// The turn goes on, unless it ends by itself.
    fn go_on(&mut self, turn: Turn, log: &mut EventLog<Event>) {
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
    fn close_turn(&mut self, turn: Turn, log: &mut EventLog<Event>) {
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
        let in_hand = self.seats.iter().any(|player| !player.hand.and(PUBLICATIONS).is_empty());
        !in_hand && !later.iter().any(|seat| self.seats[seat.index()].played.last().is_some_and(|card| card.publishes()))
    }

    fn end(&mut self, log: &mut EventLog<Event>) {
        self.phase = Phase::Over;
        if log.is_recording() {
            log.push(rules::END_OF_THE_GAME, self.game_over());
        }
    }
}
