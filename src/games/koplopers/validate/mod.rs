//! From a state that anyone may have written to a position that can be played on.
//!
//! Everything that a position promises is checked here once: the pieces, each in one place; the trains, each where a train
//! can be; the turn; the phase. `reader` looks up ids and counts the pieces, `phase` checks what is being decided.

mod phase;
mod reader;

use std::sync::Arc;

use super::board;
use super::data::{PLAYERS, POINTS};
use super::play::{capacity, legal_moves};
use super::position::{Koplopers, Now, Pair, Phase, Train};
use super::rules;
use super::sets::Tracks;
use super::wire::{self, State, TrainNo};
use crate::core::{Refusal, Seat, refuse, require};
use reader::Reader;

/// The position that a state describes, if it can be played on.
pub(super) fn from_state(state: &State) -> Result<Koplopers, Refusal> {
    let seats = match u8::try_from(state.seats.len()) {
        Ok(seats) if (PLAYERS.0..=PLAYERS.1).contains(&seats) => seats,
        _ => return refuse!(rules::OWN_PIECES, "seat-count", "two to four play"),
    };
    let graph = board::from_state(state.board.as_ref(), seats)?;
    let mut reader = Reader::new(&graph);
    let waiting = reader.waiting(&state.waiting)?;
    let mut position = Koplopers::bare(Arc::clone(&graph), seats, waiting);
    for (player, given) in position.players.iter_mut().zip(&state.seats) {
        *player = reader.player(given, graph.hand_size(seats))?;
    }
    position.deck = reader.pile(state.deck.iter().copied())?;
    position.discard = reader.pile(state.discard.iter().copied().map(Some))?;
    reader.check_complete()?;
    let wire::Chips { A: a, B: b, C: c } = state.chips;
    position.chips = [reader.maybe_station(a)?, reader.maybe_station(b)?, reader.maybe_station(c)?];
    position.shifted = reader.tokens(&state.shifted)?;
    position.phase = reader.phase(&state.phase)?;
    position.variant = state.variant;
    position.coupled_trains = state.coupled_trains;
    position.round = state.round;
    position.last_round = state.last_round;
    position.turn = state.turn;
    position.points = state.points;
    position.disruption_played = state.disruption_played;
    position.disc = state.disc;
    position.refresh();
    position.check_turn()?;
    position.read_offers(&state.offers_made)?;
    position.check_trains()?;
    position.check_phase()?;
    position.check_goes_on()?;
    Ok(position)
}

impl Koplopers {
    fn check_turn(&self) -> Result<(), Refusal> {
        let rounds = self.graph.rounds(self.seats);
        require!(
            (1..=rounds).contains(&self.round),
            rules::LENGTH,
            "round-range",
            "with this many players a round is 1 to {last}",
            last: Number = rounds,
        )?;
        require!(
            self.last_round || self.round < rounds,
            rules::LAST_ROUND,
            "round-is-last",
            "round {round} is the last",
            round: Number = rounds,
        )?;
        require!(self.turn.0 < self.seats, rules::TURN_ORDER, "turn-range", "turn is one of the seats")?;
        require!(
            self.points <= POINTS,
            rules::FIVE_POINTS,
            "points-range",
            "points are 0 to {most}",
            most: Number = POINTS,
        )?;
        require!(
            self.shifted.and(self.waiting.all()).is_empty(),
            rules::FULL_SWAP,
            "shifted-waits",
            "a token that changed trains does not wait at a station"
        )
    }

    fn read_offers(&mut self, given: &[wire::OfferMade]) -> Result<(), Refusal> {
        for &wire::OfferMade { train, with_seat, with_train } in given {
            let other = with_seat.0 < self.seats && with_seat != self.turn;
            require!(other, rules::AGREEMENT, "offer-to-other", "an offer is made to another player")?;
            require!(
                self.offers_made.push(Pair { train, with_seat, with_train }),
                rules::AGREEMENT,
                "offers-order",
                "offersMade is ordered by train, seat and the other's train"
            )?;
        }
        Ok(())
    }

    /// Every train on the board, by seat and number.
    fn all_trains(&self) -> impl Iterator<Item = (Seat, TrainNo, &Train)> {
        let players = Seat::all(self.seats).zip(self.players());
        players.flat_map(|(seat, player)| player.trains().map(move |(no, train)| (seat, no, train)))
    }

    fn check_trains(&self) -> Result<(), Refusal> {
        self.check_sections()?;
        self.check_loads()?;
        self.all_trains().try_for_each(|(seat, no, train)| self.check_now(seat, no, train))
    }

    /// One train stands on a section or yard, and beside it one that is passing.
    fn check_sections(&self) -> Result<(), Refusal> {
        let passing = match self.phase {
            Phase::Passing { train, .. } => self.own(train).map(|train| train.track),
            _ => None,
        };
        let mut seen = Tracks::EMPTY;
        let mut passed = 0;
        for (seat, no, train) in self.all_trains() {
            if seen.contains(train.track) {
                passed += 1;
                require!(
                    passing == Some(train.track) && passed == 1,
                    rules::ONE_TRAIN,
                    "section-shared",
                    "train {train} of {seat} is on the section of another train",
                    train: Number = no.number(),
                    seat: Seat = seat,
                )?;
            }
            seen = seen.with(train.track);
        }
        let beside = passing.is_none() || passed == 1;
        require!(beside, rules::OVERTAKING, "passing-nobody", "a train that is passing is beside another")
    }

    /// Nobody carries too many, but for a train whose load is just being exchanged or shared.
    fn check_loads(&self) -> Result<(), Refusal> {
        for (seat, no, train) in self.all_trains() {
            let changing = match self.phase {
                Phase::Exchange { a, b } => no == a || no == b,
                Phase::Dividing { train, .. } => no == train,
                _ => false,
            };
            require!(
                (changing && seat == self.turn) || train.aboard <= capacity(train),
                rules::CAPACITY,
                "overloaded",
                "train {train} of {seat} carries more than its units hold",
                train: Number = no.number(),
                seat: Seat = seat,
            )?;
        }
        Ok(())
    }

    /// What a train did this turn.
    fn check_now(&self, seat: Seat, no: TrainNo, train: &Train) -> Result<(), Refusal> {
        let now = &train.now;
        let between = matches!(self.phase, Phase::Drawing | Phase::Over);
        require!(
            *now == Now::default() || (seat == self.turn && !between),
            rules::TURN_ORDER,
            "now-outside-turn",
            "train {train} of {seat} did something outside its turn",
            train: Number = no.number(),
            seat: Seat = seat,
        )?;
        require!(
            now.spent <= POINTS,
            rules::FIVE_POINTS,
            "now-spent",
            "train {train} of {seat} has cost more points than there are",
            train: Number = no.number(),
            seat: Seat = seat,
        )?;
        require!(
            now.halted == now.free_at.is_some(),
            rules::NAME_STATION,
            "now-free-at",
            "train {train} of {seat} has a freeAt exactly if it is halted",
            train: Number = no.number(),
            seat: Seat = seat,
        )?;
        require!(
            now.acted || !now.halted,
            rules::DUTY,
            "now-halted",
            "train {train} of {seat} is halted and so has acted",
            train: Number = no.number(),
            seat: Seat = seat,
        )?;
        require!(
            now.halted || !now.shunted,
            rules::COUPLING_STOPS,
            "now-shunted",
            "train {train} of {seat} is shunted and so is halted",
            train: Number = no.number(),
            seat: Seat = seat,
        )?;
        require!(
            now.moved || !now.drove,
            rules::DRIVE,
            "now-drove",
            "train {train} of {seat} drove and so has moved",
            train: Number = no.number(),
            seat: Seat = seat,
        )?;
        require!(
            !now.moved || (now.acted && now.spent >= 1),
            rules::COSTS,
            "now-moved",
            "train {train} of {seat} has moved, and so has acted and spent a point",
            train: Number = no.number(),
            seat: Seat = seat,
        )
    }

    /// Whether anybody can move at all ([`rules::TERMINATION`]).
    fn check_goes_on(&self) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        legal_moves(self, &mut moves);
        let goes_on = matches!(self.phase, Phase::Over) || !moves.is_empty();
        require!(goes_on, rules::TERMINATION, "nobody-can-move", "nobody has a legal move")
    }
}
