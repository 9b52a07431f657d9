//! What a seat may think of: another position that it cannot tell from this one.
//!
//! The unknown is first guessed from what was seen alone (`guess`), then drawn anew by exchanging what agrees with all
//! that the seat has seen, so that every step leads from one position with the same view to another. What comes out
//! depends on the view and on the source, and on nothing else.

use std::sync::Arc;

use super::data::{Face, Kind, Layer, PERMITS, ROTATIONS, SEATS, StartingCards, THROW_OFFSET};
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::mound::Plate;
use super::position::{Find, Phase, PlanOption, Site, Troia, draw_face};
use super::wire::Contours;
use crate::core::{Seat, Source};

/// How often every unknown piece is offered an exchange.
const ROUNDS: usize = 4;

/// How often a buried piece is thrown before it is put right under another.
const THROWS: usize = 24;

/// How often all buried pieces are thrown.
const BURIALS: usize = 60;

impl Troia {
    /// Some position that the seat cannot tell from this one.
    pub(crate) fn imagined_by<S: Source>(&self, seat: Seat, source: &mut S) -> Self {
        let mut other = self.clone();
        let buried = self.mound.minus(self.seen);
        let mut site = Site::clone(&self.site);
        site.exchange_finds(self.unknown_to(seat), buried, source);
        other.bury_anew(&mut site, buried, source);
        other.site = Arc::new(site);
        other.deal_anew(seat, source);
        other
    }

    /// The pieces that a seat does not know both faces of.
    pub(super) fn unknown_to(&self, seat: Seat) -> PieceSet {
        let all = PieceSet::first_of(self.site.pieces());
        let published = self.seats.iter().fold(PieceSet::EMPTY, |set, player| set.or(player.published));
        all.minus(published).minus(self.seats[seat.index()].tent)
    }

    /// Buries the buried pieces anew, one after the other, so that the same pieces stay free and seen. Where the first ones
    /// leave no place for the last, all are buried again; only a heap in which no try succeeds stays as it is.
    fn bury_anew<S: Source>(&self, site: &mut Site, buried: PieceSet, source: &mut S) {
        let open: Vec<Plate> = self.seen.iter().map(|piece| site.heap.plate(piece)).collect();
        let bounds = open.iter().fold(THROW_OFFSET, |most, plate| most.max(i32::from(plate.x).abs()).max(i32::from(plate.y).abs()));
        let before = site.heap.clone();
        for _ in 0..BURIALS {
            let mut lying = self.seen;
            buried.iter().for_each(|piece| site.heap.lift(piece));
            if buried.iter().all(|piece| self.bury(site, piece, &mut lying, &open, bounds, source)) {
                return;
            }
        }
        site.heap = before;
    }

    /// Finds a place for one more buried piece: at random, else right under a seen one.
    fn bury<S: Source>(
        &self,
        site: &mut Site,
        piece: Handle,
        lying: &mut PieceSet,
        open: &[Plate],
        bounds: i32,
        source: &mut S,
    ) -> bool {
        let others = *lying;
        lying.insert(piece);
        for _ in 0..THROWS {
            let Some(plate) = self.throw_under(site, others, open, bounds, source) else { continue };
            if self.put_if_unnoticed(site, piece, plate, others) {
                return true;
            }
        }
        for &plate in open {
            let overlapped = site.heap.overlapped(plate, others);
            for z in (0..plate.z).rev() {
                let plate = Plate { z, ..plate };
                let is_free = overlapped.iter().all(|other| other.z != z);
                if is_free && plate.is_buried(&overlapped, site.bridges) && self.put_if_unnoticed(site, piece, plate, others) {
                    return true;
                }
            }
        }
        false
    }

    /// Puts a piece somewhere, unless what lies there would be less free or less seen than it is.
    fn put_if_unnoticed(&self, site: &mut Site, piece: Handle, plate: Plate, others: PieceSet) -> bool {
        site.heap.put(piece, plate, others);
        if self.looks_the_same(site, others.and(self.seen).and(site.heap.below(piece))) {
            return true;
        }
        site.heap.lift(piece);
        false
    }

    /// Whether these pieces of the mound are as free and as seen as they were.
    fn looks_the_same(&self, site: &Site, pieces: PieceSet) -> bool {
        pieces.iter().all(|piece| {
            site.heap.is_free(piece, self.mound) == self.free.contains(piece)
                && site.heap.is_seen(piece, self.mound) == self.seen.contains(piece)
        })
    }

    /// A place near a seen piece where the piece is buried, on a level that nothing it overlaps has.
    fn throw_under<S: Source>(&self, site: &Site, others: PieceSet, open: &[Plate], bounds: i32, source: &mut S) -> Option<Plate> {
        let near = open.get(source.below(open.len() as u32) as usize)?;
        let mut coordinate = |middle: i16| {
            let value = i32::from(middle) + source.below(131) as i32 - 65;
            (value.abs() <= bounds).then(|| i16::try_from(value).ok()).flatten()
        };
        let (x, y) = (coordinate(near.x)?, coordinate(near.y)?);
        let flat = Plate { x, y, rot: source.below(ROTATIONS.len() as u32) as u8, z: 0 };
        let overlapped = site.heap.overlapped(flat, others);
        let highest = overlapped.iter().map(|other| other.z).max()?;
        let mut levels = Vec::new();
        let mut offer = |z: u16| {
            if z < highest && overlapped.iter().all(|other| other.z != z) {
                levels.push(z);
            }
        };
        offer(0);
        overlapped.iter().for_each(|other| offer(other.z + 1));
        let z = *levels.get(source.below(levels.len() as u32) as usize)?;
        let plate = Plate { z, ..flat };
        plate.is_buried(&overlapped, site.bridges).then_some(plate)
    }

    /// Deals the cards anew that the seat does not see. How many dig cards, publication cards and permits each of the
    /// others holds is open: it follows from the cards played.
    fn deal_anew<S: Source>(&mut self, seat: Seat, source: &mut S) {
        let mut choices = match self.phase {
            Phase::PlayCards { choices, .. } => choices,
            _ => [None; SEATS],
        };
        let mut held = [CardSet::EMPTY; SEATS];
        let mut pile = self.permits;
        for (held, (player, choice)) in held.iter_mut().zip(self.seats.iter().zip(choices)) {
            *held = player.hand;
            choice.into_iter().for_each(|card| held.insert(card));
        }
        let others = || Seat::all(self.site.players).filter(|&other| other != seat);
        others().for_each(|other| pile = pile.or(held[other.index()].and(PERMITS)));
        let mut pile = shuffled(pile, source);
        for other in others() {
            let colour = self.site.colours[other.index()];
            let held = held[other.index()];
            let player = &mut self.seats[other.index()];
            let mut cards = held.minus(PERMITS).or(player.set_aside);
            if !player.set_aside.is_empty() {
                let start = StartingCards::of(self.site.players);
                let mut leave = |own: CardSet, kept: u32| pick(cards.and(own), own.len() - kept, source);
                player.set_aside = leave(colour.dig_cards(), start.dig).or(leave(colour.publication_cards(), start.publication));
                cards = cards.minus(player.set_aside);
            }
            for _ in 0..held.and(PERMITS).len() {
                pile.pop().into_iter().for_each(|card| cards.insert(card));
            }
            if let Some(choice) = &mut choices[other.index()]
                && let Some(card) = pick(cards, 1, source).first()
            {
                *choice = card;
                cards.remove(card);
            }
            player.hand = cards;
        }
        self.permits = pile.into_iter().collect();
        if let Phase::PlayCards { choices: laid, .. } = &mut self.phase {
            *laid = choices;
        }
    }
}

/// These cards in any order.
#[inline(never)]
fn shuffled<S: Source>(cards: CardSet, source: &mut S) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    source.shuffle(&mut cards);
    cards
}

/// Any `count` of these cards.
#[inline(never)]
fn pick<S: Source>(cards: CardSet, count: u32, source: &mut S) -> CardSet {
    shuffled(cards, source).into_iter().take(count as usize).collect()
}

impl Site {
    /// Exchanges what pieces are, where both still agree with what was seen of them; a buried piece agrees with anything.
    /// Where the plan pieces were drawn, kinds are exchanged within a layer, too.
    fn exchange_finds<S: Source>(&mut self, unknown: PieceSet, buried: PieceSet, source: &mut S) {
        self.guess_finds(unknown, buried);
        let mut partners: Vec<Handle> = buried.iter().collect();
        let mut faces = Vec::new();
        for piece in unknown.minus(buried).iter() {
            if self.find(piece).shown == Face::Plan || self.contours == Contours::Examined {
                faces.push(piece);
            }
        }
        let deep = partners.len();
        partners.extend_from_slice(&faces);
        let mut fitting = Vec::new();
        for _ in 0..ROUNDS {
            self.mix(&partners[..deep], std::mem::swap, source);
            source.shuffle(&mut faces);
            for &one in &faces {
                fitting.clear();
                for &other in &partners {
                    if self.agrees(one, self.find(other), buried) && self.agrees(other, self.find(one), buried) {
                        fitting.push(other);
                    }
                }
                let Some(&other) = fitting.get(source.below(fitting.len() as u32) as usize) else { continue };
                let (a, b) = (self.find(one), self.find(other));
                self.finds[one.index()] = Find { shown: a.shown, ..b };
                self.finds[other.index()] = Find { shown: b.shown, ..a };
            }
            if matches!(self.plans, PlanOption::Drawn) {
                self.exchange_kinds(unknown, buried, source);
            }
        }
        for piece in buried.iter() {
            let kind = self.find(piece).kind;
            self.finds[piece.index()].shown = draw_face(kind, source);
        }
    }

    /// Whether a piece could be this as far as its face tells.
    fn agrees(&self, piece: Handle, find: Find, buried: PieceSet) -> bool {
        let seen = self.find(piece);
        let cell_fits = self.contours == Contours::Examined || find.cell == seen.cell;
        buried.contains(piece)
            || match seen.shown {
                Face::Symbol => find.layer == seen.layer && cell_fits,
                Face::Plan => find.kind == Kind::Plan && cell_fits,
            }
    }

    fn exchange_kinds<S: Source>(&mut self, unknown: PieceSet, buried: PieceSet, source: &mut S) {
        for layer in Layer::ALL {
            let mut pieces = Vec::new();
            for piece in unknown.iter() {
                let find = self.find(piece);
                if find.layer == layer && (find.shown == Face::Symbol || buried.contains(piece)) {
                    pieces.push(piece);
                }
            }
            self.mix(&pieces, |one, other| std::mem::swap(&mut one.kind, &mut other.kind), source);
        }
    }

    /// Shuffles what these pieces are, all of it or a part.
    fn mix<S: Source>(&mut self, pieces: &[Handle], exchange: fn(&mut Find, &mut Find), source: &mut S) {
        for n in (1..pieces.len()).rev() {
            let (one, other) = (pieces[n], pieces[source.below(n as u32 + 1) as usize]);
            let (mut a, mut b) = (self.find(one), self.find(other));
            if one != other {
                exchange(&mut a, &mut b);
                self.finds[one.index()] = a;
                self.finds[other.index()] = b;
            }
        }
    }
}
