//! Determinization: another position that a seat cannot tell from this one.
//!
//! What the unknown pieces are is first assigned from what was seen alone (`guess`), then mixed by random exchanges that
//! agree with all that the seat has seen, as in a Markov chain over the positions with the same view. The buried pieces are
//! then laid under the seen ones again, and the unseen cards dealt again. The result depends on the view and on the
//! generator, and on nothing else.

use std::sync::Arc;

use super::super::data::{Face, Kind, Layer, PERMITS, ROTATIONS, SEATS, THROW_OFFSET};
use super::super::ids::{Card, CardSet, Handle, PieceSet};
use super::super::mound::Plate;
use super::super::position::{Find, Phase, PlanOption, Site, Troia};
use super::super::setup::draw_face;
use super::super::wire::Contours;
use crate::core::{Rng, Seat};

/// How often every unknown piece takes part in an exchange.
const ROUNDS: usize = 4;

/// How often a place is drawn for a buried piece before it is put right under another.
const THROWS: usize = 24;

/// How often the burying of all pieces is tried.
const BURIALS: usize = 60;

/// Some position that the seat cannot tell from this one.
pub(crate) fn determinize(position: &Troia, seat: Seat, rng: &mut impl Rng) -> Troia {
    let mut other = position.clone();
    let buried = position.mound.minus(position.seen);
    let mut site = Site::clone(&position.site);
    site.exchange_finds(position.unknown_to(seat), buried, rng);
    other.bury_anew(&mut site, buried, rng);
    other.site = Arc::new(site);
    other.deal_anew(seat, rng);
    other
}

impl Troia {
    /// The pieces that a seat does not know both faces of.
    pub(super) fn unknown_to(&self, seat: Seat) -> PieceSet {
        let all = PieceSet::first_of(self.site.pieces());
        let published = self.seats.iter().fold(PieceSet::EMPTY, |set, player| set.or(player.published));
        all.minus(published).minus(self.seats[seat.index()].tent)
    }

    /// Lays the buried pieces anew, one after the other, so that the same pieces stay free and seen. Where the first ones
    /// leave no place for the last, all are laid again; only a heap in which no try succeeds stays as it is.
    fn bury_anew(&self, site: &mut Site, buried: PieceSet, rng: &mut impl Rng) {
        let open: Vec<Plate> = self.seen.iter().map(|piece| site.heap.plate(piece)).collect();
        let distances = open.iter().flat_map(|plate| [plate.x, plate.y]).map(|value| i32::from(value).abs());
        let bounds = distances.fold(THROW_OFFSET, i32::max);
        let before = site.heap.clone();
        for _ in 0..BURIALS {
            let mut lying = self.seen;
            buried.iter().for_each(|piece| site.heap.lift(piece));
            if buried.iter().all(|piece| self.bury(site, piece, &mut lying, &open, bounds, rng)) {
                return;
            }
        }
        site.heap = before;
    }

    /// Finds a place for one more buried piece: at random, else right under a seen one.
    fn bury(
        &self,
        site: &mut Site,
        piece: Handle,
        lying: &mut PieceSet,
        open: &[Plate],
        bounds: i32,
        rng: &mut impl Rng,
    ) -> bool {
        let others = *lying;
        lying.insert(piece);
        for _ in 0..THROWS {
            let Some(plate) = self.throw_under(site, others, open, bounds, rng) else { continue };
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
    fn throw_under(&self, site: &Site, others: PieceSet, open: &[Plate], bounds: i32, rng: &mut impl Rng) -> Option<Plate> {
        let near = open.get(rng.below(open.len() as u32) as usize)?;
        let mut coordinate = |middle: i16| {
            let value = i32::from(middle) + rng.below(131) as i32 - 65;
            (value.abs() <= bounds).then(|| i16::try_from(value).ok()).flatten()
        };
        let (x, y) = (coordinate(near.x)?, coordinate(near.y)?);
        let flat = Plate { x, y, rot: rng.below(ROTATIONS.len() as u32) as u8, z: 0 };
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
        let z = *levels.get(rng.below(levels.len() as u32) as usize)?;
        let plate = Plate { z, ..flat };
        plate.is_buried(&overlapped, site.bridges).then_some(plate)
    }

    /// Deals the cards anew that the seat does not see. How many dig cards, publication cards and permits each of the
    /// others holds is open: it follows from the cards played.
    fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
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
        let start = self.starting_cards();
        let others = || Seat::all(self.site.players).filter(|&other| other != seat);
        others().for_each(|other| pile = pile.or(held[other.index()].and(PERMITS)));
        let mut pile = shuffled(pile, rng);
        for other in others() {
            let colour = self.site.colours[other.index()];
            let held = held[other.index()];
            let player = &mut self.seats[other.index()];
            let mut cards = held.minus(PERMITS).or(player.set_aside);
            if !player.set_aside.is_empty() {
                let mut leave = |own: CardSet, kept: u32| pick(cards.and(own), own.len() - kept, rng);
                player.set_aside = leave(colour.dig_cards(), start.dig).or(leave(colour.publication_cards(), start.publication));
                cards = cards.minus(player.set_aside);
            }
            for _ in 0..held.and(PERMITS).len() {
                pile.pop().into_iter().for_each(|card| cards.insert(card));
            }
            if let Some(choice) = &mut choices[other.index()]
                && let Some(card) = pick(cards, 1, rng).first()
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
fn shuffled(cards: CardSet, rng: &mut impl Rng) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    rng.shuffle(&mut cards);
    cards
}

/// Any `count` of these cards.
fn pick(cards: CardSet, count: u32, rng: &mut impl Rng) -> CardSet {
    shuffled(cards, rng).into_iter().take(count as usize).collect()
}

impl Site {
    /// Exchanges what pieces are, where both still agree with what was seen of them; a buried piece agrees with anything.
    /// Where the plan pieces were drawn, kinds are exchanged within a layer, too.
    fn exchange_finds(&mut self, unknown: PieceSet, buried: PieceSet, rng: &mut impl Rng) {
        self.guess_finds(unknown, buried);
        let mut partners: Vec<Handle> = buried.iter().collect();
        let movable = |piece: &Handle| self.find(*piece).shown == Face::Plan || self.contours == Contours::Examined;
        let mut faces: Vec<Handle> = unknown.minus(buried).iter().filter(movable).collect();
        let deep = partners.len();
        partners.extend_from_slice(&faces);
        let mut fitting = Vec::new();
        for _ in 0..ROUNDS {
            self.mix(&partners[..deep], std::mem::swap, rng);
            rng.shuffle(&mut faces);
            for &one in &faces {
                let fits =
                    |other: Handle| self.agrees(one, self.find(other), buried) && self.agrees(other, self.find(one), buried);
                fitting.clear();
                fitting.extend(partners.iter().copied().filter(|&other| fits(other)));
                let Some(&other) = fitting.get(rng.below(fitting.len() as u32) as usize) else { continue };
                let (a, b) = (self.find(one), self.find(other));
                self.finds[one.index()] = Find { shown: a.shown, ..b };
                self.finds[other.index()] = Find { shown: b.shown, ..a };
            }
            if matches!(self.plans, PlanOption::Drawn) {
                self.exchange_kinds(unknown, buried, rng);
            }
        }
        for piece in buried.iter() {
            let kind = self.find(piece).kind;
            self.finds[piece.index()].shown = draw_face(kind, rng);
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

    /// Exchanges which of the unknown pieces of a layer are plan pieces.
    fn exchange_kinds(&mut self, unknown: PieceSet, buried: PieceSet, rng: &mut impl Rng) {
        for layer in Layer::ALL {
            let open_kind = |piece: &Handle| {
                let find = self.find(*piece);
                find.layer == layer && (find.shown == Face::Symbol || buried.contains(*piece))
            };
            let pieces: Vec<Handle> = unknown.iter().filter(open_kind).collect();
            self.mix(&pieces, |one, other| std::mem::swap(&mut one.kind, &mut other.kind), rng);
        }
    }

    /// Shuffles what these pieces are, all of it or a part.
    fn mix(&mut self, pieces: &[Handle], exchange: fn(&mut Find, &mut Find), rng: &mut impl Rng) {
        for n in (1..pieces.len()).rev() {
            let (one, other) = (pieces[n], pieces[rng.below(n as u32 + 1) as usize]);
            let (mut a, mut b) = (self.find(one), self.find(other));
            if one != other {
                exchange(&mut a, &mut b);
                self.finds[one.index()] = a;
                self.finds[other.index()] = b;
            }
        }
    }
}
