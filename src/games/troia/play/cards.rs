//! Choosing the starting cards, playing a card, drawing a permit.

use super::super::data::{SEATS, StartingCards};
use super::super::ids::{Card, CardSet};
use super::super::position::{Phase, Troia, Turn};
use super::super::rules;
use super::super::wire::{Event, Move};
use crate::core::{Judged, Log, Seat, SeatSet, Source, refuse};

/// The sets of `count` of these cards, in the order of their lists.
fn combinations(cards: CardSet, count: u32) -> Vec<CardSet> {
    let mut all = Vec::new();
    // The lowest card is the highest bit, so that counting down is the order of the lists.
    for mask in (0..1u32 << cards.len()).rev().filter(|mask| mask.count_ones() == count) {
        let mut bit = 1 << cards.len();
        let mut set = CardSet::EMPTY;
        for card in cards.swift_iter() {
            bit >>= 1;
            if mask & bit != 0 {
                set.insert(card);
            }
        }
        all.push(set);
    }
    all
}

impl Troia {
    /// Every way to choose the starting cards ([`rules::CHOOSING_STARTING_CARDS`]).
    pub(super) fn each_choice(&self, seat: Seat, out: &mut Vec<Move>) {
        let (start, colour) = (StartingCards::of(self.players()), self.site.colours[seat.index()]);
        let publications = combinations(colour.publication_cards(), start.publication);
        for dig in combinations(colour.dig_cards(), start.dig) {
            for &publication in &publications {
                out.push(Move::ChooseCards { cards: dig.or(publication) });
            }
        }
    }

    pub(super) fn judge_choice(&self, seat: Seat, cards: CardSet) -> Judged {
        let (start, colour) = (StartingCards::of(self.players()), self.site.colours[seat.index()]);
        let publications = cards.and(super::super::data::PUBLICATIONS);
        if publications.len() != start.publication || cards.minus(publications).len() != start.dig {
            return Err(&start.wanted);
        }
        if !cards.within(colour.cards()) {
            return Err(&start.foreign);
        }
        Ok(())
    }

    /// Keeps the chosen cards; the others leave the game ([`rules::LEFTOVER_CARDS`]).
    pub(super) fn choose(&mut self, seat: Seat, cards: CardSet, waiting: SeatSet, log: &mut Log<Event>) {
        let rule = self.starting_rule();
        let player = &mut self.seats[seat.index()];
        player.set_aside = player.hand.minus(cards);
        player.hand = cards;
        log.push(rule, Event::CardsChosen { seat, kept: Some(cards), set_aside: Some(player.set_aside) });
        let waiting = Self::without(waiting, seat);
        self.phase = if waiting.is_empty() { Phase::StartPieces } else { Phase::ChooseCards { waiting } };
    }

    pub(super) fn each_card(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.seats[seat.index()].hand.swift_iter().map(|card| Move::PlayCard { card }));
    }

    /// Any card of the hand may be played, also one for an action that cannot be carried out.
    pub(super) fn judge_card(&self, seat: Seat, card: Card) -> Judged {
        if self.seats[seat.index()].hand.contains(card) {
            return Ok(());
        }
        refuse!(rules::PLAYED_CARDS, "that card is not in the hand")
    }

    /// Lays a card face down; the last one turns them all up.
    pub(super) fn lay(&mut self, seat: Seat, card: Card, waiting: SeatSet, mut choices: [Option<Card>; SEATS], log: &mut Log<Event>) {
        self.seats[seat.index()].hand.remove(card);
        choices[seat.index()] = Some(card);
        log.push(rules::CHOOSING_A_CARD, Event::CardLaid { seat, card: Some(card) });
        let waiting = Self::without(waiting, seat);
        self.phase = Phase::PlayCards { waiting, choices };
        if waiting.is_empty() {
            self.reveal(log);
        }
    }

    /// Draws any permit of the pile.
    pub(crate) fn draw_outcome<S: Source>(&self, source: &mut S) -> Move {
        let card = self.permits.iter().nth(source.below(self.permits.len()) as usize);
        Move::PermitDrawn { card: card.expect("a permit is drawn from a pile that is not empty") }
    }

    /// The permit joins the hand, unseen by the others ([`rules::DRAWN_PERMIT_SECRET`]).
    pub(super) fn draw_permit(&mut self, turn: Turn, card: Card, log: &mut Log<Event>) {
        self.permits.remove(card);
        self.seats[turn.seat.index()].hand.insert(card);
        log.push(rules::DRAWING_A_PERMIT, Event::PermitDrawn { seat: turn.seat, card: Some(card) });
        self.close_turn(turn, log);
    }
}
