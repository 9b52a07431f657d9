//! Nothing leaks: what a seat gets depends on nothing that it cannot know.
//!
//! The test draws anew, on states and with rules of its own, everything that a seat cannot know before and after a step,
//! makes the step again, and compares all that the seat gets. `CONFORMANCE_DIVISOR` divides the number of positions.

use ludotheque::core::{Actor, Actors, Draw, EventLog, EventRecord, Game, Pcg, Rng, Seat, Seed, Viewer};
use ludotheque::games::troia::{
    Card, CardSet, Contours, Event, Face, Handle, Kind, Move, Options, Piece, PieceSet, PlanSource, Plans,
};

use super::mound::{Plate, flags, plates};
use super::*;
use crate::dsl::{json_of, option_grid};

// ---- What a seat knows, in words of the test ----

/// What a seat knows of a piece: nothing of a buried one, all of a published one and of one behind its own tent, else
/// what the face that lay up tells.
fn known(state: &State, piece: &Piece, seat: Seat) -> Value {
    let open = match piece.place {
        Place::Mound { seen: false, .. } => return Value::Null,
        Place::Published { .. } => true,
        Place::Tent { seat: owner } => owner == seat,
        _ => false,
    };
    let cell = if state.options.contours == Contours::Examined && !open { None } else { piece.cell };
    let (layer, kind) = match piece.shown {
        _ if open => (piece.layer, piece.kind),
        Some(Face::Symbol) => (piece.layer, None),
        _ => (None, piece.kind),
    };
    json!([layer, cell, kind, piece.shown])
}

/// Whether a seat cannot see a piece at all.
pub(super) fn buried(piece: &Piece) -> bool {
    matches!(piece.place, Place::Mound { seen: false, .. })
}

/// Two states of one game: before a step and after it.
struct Step {
    before: State,
    after: State,
}

impl Step {
    /// Gives what two pieces are to one another, in both states.
    fn exchange(&mut self, one: usize, other: usize) {
        for state in [&mut self.before, &mut self.after] {
            let (a, b) = (state.pieces[one], state.pieces[other]);
            (state.pieces[one].layer, state.pieces[one].cell, state.pieces[one].kind) = (b.layer, b.cell, b.kind);
            (state.pieces[other].layer, state.pieces[other].cell, state.pieces[other].kind) = (a.layer, a.cell, a.kind);
        }
    }

    fn exchange_kinds(&mut self, one: usize, other: usize) {
        for state in [&mut self.before, &mut self.after] {
            let (a, b) = (state.pieces[one].kind, state.pieces[other].kind);
            (state.pieces[one].kind, state.pieces[other].kind) = (b, a);
        }
    }

    /// Whether the piece is one that exists: a rubble piece does not show a plan.
    fn possible(&self, piece: usize) -> bool {
        let piece = &self.after.pieces[piece];
        !(piece.kind == Some(Kind::Rubble) && piece.shown == Some(Face::Plan))
    }

    /// Exchanges what pieces are wherever the seat, after the step, still knows the same of both.
    fn redraw_pieces(&mut self, seat: Seat, dice: &mut Pcg) {
        let drawn = self.before.options.plans == Plans::Named(PlanSource::Drawn);
        let count = self.after.pieces.len() as u32;
        // A buried piece may have any face.
        for n in 0..self.after.pieces.len() {
            if buried(&self.after.pieces[n]) {
                self.show(n, Face::Symbol);
            }
        }
        for _ in 0..600 {
            let (one, other) = (dice.below(count) as usize, dice.below(count) as usize);
            let knew = [one, other].map(|n| known(&self.after, &self.after.pieces[n], seat));
            let kinds = drawn && dice.below(2) == 0 && self.after.pieces[one].layer == self.after.pieces[other].layer;
            let swap = |step: &mut Self| if kinds { step.exchange_kinds(one, other) } else { step.exchange(one, other) };
            swap(self);
            let knows = [one, other].map(|n| known(&self.after, &self.after.pieces[n], seat));
            if knew != knows || !self.possible(one) || !self.possible(other) {
                swap(self);
            }
        }
        for n in 0..self.after.pieces.len() {
            if buried(&self.after.pieces[n]) && self.after.pieces[n].kind == Some(Kind::Plan) && dice.below(2) == 0 {
                self.show(n, Face::Plan);
            }
        }
    }

    fn show(&mut self, piece: usize, face: Face) {
        self.before.pieces[piece].shown = Some(face);
        self.after.pieces[piece].shown = Some(face);
    }

    /// Puts a piece that stays buried elsewhere, in both states.
    fn put(&mut self, piece: usize, plate: &Plate) {
        for state in [&mut self.before, &mut self.after] {
            if let Place::Mound { x, y, rot, z, .. } = &mut state.pieces[piece].place {
                (*x, *y, *rot, *z) = (Some(plate.x as i32), Some(plate.y as i32), Some(plate.rot as i32), Some(plate.z as i32));
            }
        }
    }

    /// Gives pieces that stay buried one another's places, and some of them a new one.
    fn redraw_mound(&mut self, dice: &mut Pcg) -> usize {
        let bridges = self.before.options.bridges;
        let mut deep: Vec<usize> = (0..self.after.pieces.len()).filter(|&n| buried(&self.after.pieces[n])).collect();
        let lay = plates(&self.after);
        let mut places: Vec<Plate> = lay.iter().filter(|plate| deep.contains(&plate.piece)).copied().collect();
        dice.shuffle(&mut places);
        for (&piece, plate) in deep.iter().zip(&places) {
            self.put(piece, plate);
        }
        dice.shuffle(&mut deep);
        let mut moved = 0;
        for &piece in deep.iter().take(2) {
            for _ in 0..3 {
                let old = *plates(&self.after).iter().find(|plate| plate.piece == piece).unwrap();
                let near = lay[dice.below(lay.len() as u32) as usize];
                let shift = |middle: i64, dice: &mut Pcg| middle + i64::from(dice.below(121)) - 60;
                let new = Plate {
                    x: shift(near.x, dice),
                    y: shift(near.y, dice),
                    rot: dice.below(36).into(),
                    z: dice.below(10).into(),
                    ..old
                };
                self.put(piece, &new);
                if self.looks_the_same(bridges, &[old, new]) {
                    moved += 1;
                    break;
                }
                self.put(piece, &old);
            }
        }
        moved
    }

    /// Whether the same pieces are free and seen in both states, and no two overlap on one level; only what lies near the
    /// given places can have changed.
    fn looks_the_same(&self, bridges: bool, places: &[Plate]) -> bool {
        [&self.before, &self.after].iter().all(|state| {
            let plates = plates(state);
            plates.iter().all(|plate| {
                let affected = plate.piece == places[0].piece || places.iter().any(|place| place.overlaps(plate));
                let lies_free =
                    || plates.iter().all(|other| other.piece == plate.piece || other.z != plate.z || !other.overlaps(plate));
                !affected || (flags(&plates, plate, bridges) == (plate.free, plate.seen) && lies_free())
            })
        })
    }

    /// Deals the cards before the step anew that the seat does not know after it.
    fn redraw_cards(&mut self, seat: Seat, dice: &mut Pcg) {
        let Self { before, after } = self;
        let mut fixed: Vec<Card> = after.seats.iter().flat_map(|seat| seat.played.clone()).collect();
        for own in [&before.seats[seat.index()], &after.seats[seat.index()]] {
            fixed.extend(own.hand.iter().chain(&own.set_aside).flatten().chain(&own.choice));
        }
        let neutral = |card: &Card| (21..=36).contains(&card.number());
        // Permits: the pile and the other hands.
        let mut loose: Vec<Card> = before.permits.iter().flatten().filter(|card| !fixed.contains(card)).copied().collect();
        for (n, other) in before.seats.iter().enumerate() {
            if n != seat.index() {
                loose.extend(
                    other.hand.iter().flatten().chain(&other.choice).filter(|card| neutral(card) && !fixed.contains(card)),
                );
            }
        }
        dice.shuffle(&mut loose);
        let mut deal = loose.into_iter();
        let mut replace = |card: &mut Card| {
            if neutral(card) && !fixed.contains(card) {
                *card = deal.next().unwrap();
            }
        };
        before.permits.iter_mut().flatten().for_each(&mut replace);
        for (n, other) in before.seats.iter_mut().enumerate() {
            if n != seat.index() {
                other.hand.iter_mut().flatten().chain(&mut other.choice).for_each(&mut replace);
            }
        }
        before.permits.sort();
        for (n, other) in before.seats.iter_mut().enumerate() {
            if n == seat.index() {
                continue;
            }
            // Which dig cards and which publication cards were set aside.
            for publishes in [false, true] {
                let of_kind = |card: &Card| !neutral(card) && (card.number() > 36) == publishes && !fixed.contains(card);
                let held = other.hand.iter().flatten().chain(other.set_aside.iter().flatten()).chain(&other.choice);
                let mut loose: Vec<Card> = held.copied().filter(of_kind).collect();
                dice.shuffle(&mut loose);
                let mut deal = loose.into_iter();
                let cards = other.hand.iter_mut().flatten().chain(other.set_aside.iter_mut().flatten()).chain(&mut other.choice);
                cards.filter(|card| of_kind(card)).for_each(|card| *card = deal.next().unwrap());
            }
            // Which of the cards in hand was laid.
            if let Some(choice) = &mut other.choice
                && !fixed.contains(choice)
            {
                let mut held: Vec<&mut Card> = other.hand.iter_mut().flatten().filter(|card| !fixed.contains(card)).collect();
                let at = dice.below(held.len() as u32 + 1) as usize;
                if let Some(card) = held.get_mut(at) {
                    std::mem::swap(*card, choice);
                }
            }
            other.hand.sort();
            other.set_aside.sort();
        }
    }
}

// ---- What a seat gets ----

/// Moves that somebody might try, legal or not.
fn tries(state: &State, dice: &mut Pcg) -> Vec<Move> {
    let handles: Vec<Handle> = state.pieces.iter().map(|piece| piece.id).chain(Handle::parse("t73")).collect();
    let any = |dice: &mut Pcg| handles[dice.below(handles.len() as u32) as usize];
    let mut moves =
        vec![Move::EndTurn {}, Move::Publish { pieces: PieceSet::EMPTY }, Move::ChooseCards { cards: CardSet::EMPTY }];
    for _ in 0..12 {
        let card = Card::new(1 + dice.below(64) as u8).unwrap();
        let piece = any(dice);
        let pieces: PieceSet = (0..1 + dice.below(3)).map(|_| any(dice)).collect();
        let cards: CardSet = (0..8).map(|_| Card::new(1 + dice.below(64) as u8).unwrap()).collect();
        moves.extend([
            Move::Dig { piece },
            Move::Examine { piece },
            Move::TakeStart { piece },
            Move::PlayCard { card },
            Move::PermitDrawn { card },
            Move::Publish { pieces },
            Move::ChooseCards { cards },
        ]);
    }
    moves
}

/// Everything that a seat gets in a position, but its view: who acts, its moves, the answers to what it tries, whether it
/// could take a move back, the outcome.
fn gets(position: &Troia, seat: Seat, tried: &[Move]) -> Vec<String> {
    let who = Actor::Seat(seat);
    let acts = position.actors().contains(who);
    let mut moves = Vec::new();
    if acts {
        position.legal_moves(who, &mut moves);
    }
    let answer = |mv: &Move| {
        position.check_shape(mv).unwrap();
        if acts { format!("{:?}", position.check(who, mv)) } else { format!("{:?}", position.turn_rule(who, mv)) }
    };
    let mut all = vec![format!("{:?} {:?}", position.actors(), position.outcome()), format!("{moves:?}")];
    all.extend(tried.iter().chain(&moves).map(answer));
    all.extend(moves.iter().map(|mv| format!("{:?} {}", mv, position.reveals(who, mv))));
    all
}

fn apply(position: &Troia, who: Actor, mv: &Move) -> (Troia, Vec<EventRecord<Event>>) {
    let mut next = position.clone();
    let mut log = EventLog::recording();
    next.apply(who, mv, &mut log);
    (next, log.events().to_vec())
}

fn reads(position: &Troia, events: &[EventRecord<Event>], seat: Seat) -> Vec<(String, Option<Event>)> {
    events.iter().map(|event| (event.rule.id().to_owned(), position.redact(event.event.clone(), seat))).collect()
}

/// The same step after the redraw: what the seat saw of it stays, a secret card of another may be any.
fn same_step(position: &Troia, who: Actor, mv: &Move, seat: Seat, dice: &mut Pcg) -> Move {
    let secret = match mv {
        Move::ChooseCards { .. } => who != Actor::Seat(seat),
        Move::PlayCard { .. } => who != Actor::Seat(seat) && matches!(position.actors(), Actors::Seats(seats) if seats.len() > 1),
        Move::PermitDrawn { .. } => {
            let turn = position.state(Viewer::Omniscient).turn.unwrap();
            turn.seat != seat
        }
        _ => false,
    };
    if !secret {
        return *mv;
    }
    let mut moves = Vec::new();
    position.legal_moves(who, &mut moves);
    moves[dice.below(moves.len() as u32) as usize]
}

/// One position: for every seat, everything unknown is drawn anew and the step is made again.
fn check_step(position: &Troia, who: Actor, mv: &Move, dice: &mut Pcg, tally: &mut Tally) {
    let (next, events) = apply(position, who, mv);
    for seat in Seat::all(position.seats()) {
        let mut step = Step { before: position.state(Viewer::Omniscient), after: next.state(Viewer::Omniscient) };
        let tried = tries(&step.before, dice);
        step.redraw_pieces(seat, dice);
        tally.moved += step.redraw_mound(dice);
        step.redraw_cards(seat, dice);
        let other = Troia::from_state(&step.before).unwrap_or_else(|fault| panic!("{fault:?}"));
        tally.changed += usize::from(other != *position);
        assert_eq!(other.state(Viewer::Seat(seat)), position.state(Viewer::Seat(seat)), "the view of {seat} before {mv:?}");
        assert_eq!(gets(&other, seat, &tried), gets(position, seat, &tried), "{seat} before {mv:?}");
        let again = same_step(&other, who, mv, seat, dice);
        assert!(other.check(who, &again).is_ok(), "{again:?} of {who} is legal in both");
        let (then, told) = apply(&other, who, &again);
        assert_eq!(reads(&then, &told, seat), reads(&next, &events, seat), "what {seat} reads of {mv:?}");
        assert_eq!(then.state(Viewer::Seat(seat)), next.state(Viewer::Seat(seat)), "the view of {seat} after {mv:?}");
        assert_eq!(gets(&then, seat, &tried), gets(&next, seat, &tried), "{seat} after {mv:?}");
        if who == Actor::Seat(seat) {
            assert_eq!(other.reveals(who, &again), position.reveals(who, mv), "whether {seat} may take {mv:?} back");
        }
        // What the engine itself draws is one of these positions, too.
        let determinized = position.determinize(seat, dice);
        assert_eq!(determinized.state(Viewer::Seat(seat)), position.state(Viewer::Seat(seat)));
        assert_eq!(gets(&determinized, seat, &tried), gets(position, seat, &tried));
        tally.determinized += usize::from(determinized != *position);
    }
    tally.positions += 1;
}

#[derive(Default, Debug)]
struct Tally {
    positions: usize,
    changed: usize,
    moved: usize,
    determinized: usize,
    kinds: std::collections::BTreeSet<String>,
}

/// How many positions of each number of players the whole suite looks at.
const WHOLE_SUITE: usize = 10_000;

#[test]
fn hidden_information_keeps_the_contract_and_nothing_leaks() {
    let divisor = std::env::var("CONFORMANCE_DIVISOR").map_or(250, |text| text.parse::<usize>().unwrap());
    let wanted = (WHOLE_SUITE / divisor).max(40);
    std::thread::scope(|scope| {
        for players in 2..=4u8 {
            scope.spawn(move || {
                let mut dice = Pcg::new(players.into());
                let mut tally = Tally::default();
                let options: Vec<Options> = option_grid::<Troia>().into_iter().map(|(_, options)| options).collect();
                let mut seed = 0;
                while tally.positions < wanted {
                    seed += 1;
                    let options = &options[seed as usize % options.len()];
                    let mut position = Troia::setup(options, players, &mut Draw::setup(&Seed::from(seed))).unwrap();
                    while let Some(who) = pick(&position, &mut dice) {
                        let mut moves = Vec::new();
                        position.legal_moves(who, &mut moves);
                        // Turns are seldom ended early, or there would be little to see.
                        if moves.len() > 1 && dice.below(4) > 0 {
                            moves.retain(|mv| *mv != Move::EndTurn {});
                        }
                        let mv = moves[dice.below(moves.len() as u32) as usize];
                        let new = tally.kinds.insert(json_of(&mv)["type"].as_str().unwrap().to_owned());
                        if (new || dice.below(4) == 0) && tally.positions < wanted {
                            check_step(&position, who, &mv, &mut dice, &mut tally);
                        }
                        position.apply(who, &mv, &mut EventLog::disabled());
                    }
                }
                println!("{players} players: {tally:?}");
                let kinds = if players == 2 { 7 } else { 8 };
                assert_eq!(tally.kinds.len(), kinds, "every kind of move was looked at: {:?}", tally.kinds);
                assert!(tally.changed > tally.positions && tally.determinized > tally.positions, "the redraw changes something");
            });
        }
    });
}

pub(super) fn pick(position: &Troia, dice: &mut Pcg) -> Option<Actor> {
    let actors: Vec<Actor> = position.actors().iter().collect();
    (!actors.is_empty()).then(|| actors[dice.below(actors.len() as u32) as usize])
}
