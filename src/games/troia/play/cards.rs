//! Choosing the starting cards, playing a card, drawing a permit.

use super::super::data::{PUBLICATIONS, SEATS};
use super::super::ids::{Card, CardSet};
use super::super::position::{Phase, Troia, Turn};
use super::super::rules;
use super::super::wire::{Event, Move};
use crate::core::{EventLog, Refusal, Seat, SeatSet, refuse, require};

/// The sets of `count` of these cards, in the order of their lists.
fn combinations(cards: CardSet, count: u32) -> Vec<CardSet> {
    let mut all = Vec::new();
    // The lowest card is the highest bit, so that counting down is the order of the lists.
    for mask in (0..1u32 << cards.len()).rev().filter(|mask| mask.count_ones() == count) {
        let bits = (0..cards.len()).rev();
        all.push(cards.iter().zip(bits).filter(|(_, bit)| mask & (1 << bit) != 0).map(|(card, _)| card).collect());
    }
    all
}

impl Troia {
    /// Every way to choose the starting cards ([`rules::CHOOSING_STARTING_CARDS`]).
    pub(super) fn choice_candidates(&self, seat: Seat, out: &mut Vec<Move>) {
        let (start, colour) = (self.starting_cards(), self.site.colours[seat.index()]);
        let publications = combinations(colour.publication_cards(), start.publication);
        for dig in combinations(colour.dig_cards(), start.dig) {
            out.extend(publications.iter().map(|&publication| Move::ChooseCards { cards: dig.or(publication) }));
        }
    }

    pub(super) fn check_choice(&self, seat: Seat, cards: CardSet) -> Result<(), Refusal> {
        let (start, colour) = (self.starting_cards(), self.site.colours[seat.index()]);
        let publications = cards.and(PUBLICATIONS);
        require!(
            publications.len() == start.publication && cards.minus(publications).len() == start.dig,
            start.rule,
            "wrong-starting-cards",
            "you keep {dig} dig cards and {publication} publication cards",
            dig: Number = start.dig,
            publication: Number = start.publication,
        )?;
        match cards.minus(colour.cards()).first() {
            None => Ok(()),
            Some(card) => refuse!(
                start.rule,
                "card-of-another-colour",
                "card {card} does not have the dot of your colour",
                card: Card = card,
            ),
        }
    }

    /// Keeps the chosen cards; the others leave the game ([`rules::LEFTOVER_CARDS`]).
    pub(super) fn choose(&mut self, seat: Seat, cards: CardSet, waiting: SeatSet, log: &mut EventLog<Event>) {
        let rule = self.starting_cards().rule;
        let player = &mut self.seats[seat.index()];
        player.set_aside = player.hand.minus(cards);
        player.hand = cards;
        log.push(rule, Event::CardsChosen { seat, kept: Some(cards), set_aside: Some(player.set_aside) });
        let waiting = without(waiting, seat);
        self.phase = if waiting.is_empty() { Phase::StartPieces } else { Phase::ChooseCards { waiting } };
    }

    pub(super) fn card_candidates(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.seats[seat.index()].hand.iter().map(|card| Move::PlayCard { card }));
    }

    /// Any card of the hand may be played, also one for an action that cannot be carried out. A card that was played is never
    /// in a hand again ([`rules::NO_CARD_TWICE`]).
    pub(super) fn check_card(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let in_hand = self.seats[seat.index()].hand.contains(card);
        require!(in_hand, rules::PLAYED_CARDS, "card-not-in-hand", "card {card} is not in your hand", card: Card = card)
    }

    /// Lays a card face down; the last one turns them all up.
    pub(super) fn lay(
        &mut self,
        seat: Seat,
        card: Card,
        waiting: SeatSet,
        mut choices: [Option<Card>; SEATS],
        log: &mut EventLog<Event>,
    ) {
        self.seats[seat.index()].hand.remove(card);
        choices[seat.index()] = Some(card);
        log.push(rules::CHOOSING_A_CARD, Event::CardLaid { seat, card: Some(card) });
        let waiting = without(waiting, seat);
        self.phase = Phase::PlayCards { waiting, choices };
        if waiting.is_empty() {
            self.reveal(choices, log);
        }
    }

    /// The permit joins the hand, unseen by the others ([`rules::DRAWN_PERMIT_SECRET`]).
    pub(super) fn draw_permit(&mut self, turn: Turn, card: Card, log: &mut EventLog<Event>) {
        self.permits.remove(card);
        self.seats[turn.seat.index()].hand.insert(card);
        log.push(rules::DRAWING_A_PERMIT, Event::PermitDrawn { seat: turn.seat, card: Some(card) });
        self.close_turn(turn, log);
    }
}

/// The seats still to choose when this one has.
const fn without(mut waiting: SeatSet, seat: Seat) -> SeatSet {
    waiting.remove(seat);
    waiting
}
