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
        let under = open.iter().flat_map(|&plate| (0..plate.z).rev().map(move |z| Plate { z, ..plate }));
        for plate in under {
            let overlapped: Vec<Plate> =
                others.iter().map(|other| site.heap.plate(other)).filter(|&other| plate.overlaps(other)).collect();
            let is_free = overlapped.iter().all(|other| other.z != plate.z);
            if is_free && plate.is_buried(&overlapped, site.bridges) && self.put_if_unnoticed(site, piece, plate, others) {
                return true;
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
        let overlapped: Vec<Plate> =
            others.iter().map(|other| site.heap.plate(other)).filter(|&other| flat.overlaps(other)).collect();
        let highest = overlapped.iter().map(|other| other.z).max()?;
        let taken = |z: u16| overlapped.iter().any(|other| other.z == z);
        let supports = overlapped.iter().map(|other| other.z + 1);
        let levels: Vec<u16> = std::iter::once(0).chain(supports).filter(|&z| z < highest && !taken(z)).collect();
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
        let others: Vec<Seat> = Seat::all(self.players()).filter(|&other| other != seat).collect();
        let held = |position: &Self, other: Seat, choice: Option<Card>| {
            let mut held = position.seats[other.index()].hand;
            choice.into_iter().for_each(|card| held.insert(card));
            held
        };
        let mut pile = self.permits;
        for &other in &others {
            pile = pile.or(held(self, other, choices[other.index()]).and(PERMITS));
        }
        let mut pile: Vec<Card> = pile.iter().collect();
        source.shuffle(&mut pile);
        for &other in &others {
            let colour = self.site.colours[other.index()];
            let mut cards = held(self, other, choices[other.index()]);
            let permits = cards.and(PERMITS).len() as usize;
            let player = &mut self.seats[other.index()];
            let mut own = cards.minus(PERMITS).or(player.set_aside);
            if !player.set_aside.is_empty() {
                let start = StartingCards::of(self.site.players);
                let dig = colour.dig_cards().len() - start.dig;
                let publication = colour.publication_cards().len() - start.publication;
                player.set_aside =
                    pick(own.and(colour.dig_cards()), dig, source).or(pick(own.and(colour.publication_cards()), publication, source));
                own = own.minus(player.set_aside);
            }
            cards = own;
            pile.drain(pile.len().saturating_sub(permits)..).for_each(|card| cards.insert(card));
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

/// Any `count` of these cards.
fn pick<S: Source>(cards: CardSet, count: u32, source: &mut S) -> CardSet {
    let mut cards: Vec<Card> = cards.iter().collect();
    source.shuffle(&mut cards);
    cards.truncate(count as usize);
    cards.into_iter().collect()
}

impl Site {
    /// Exchanges what pieces are, where both still agree with what was seen of them; a buried piece agrees with anything.
    /// Where the plan pieces were drawn, kinds are exchanged within a layer, too.
    fn exchange_finds<S: Source>(&mut self, unknown: PieceSet, buried: PieceSet, source: &mut S) {
        self.guess_finds(unknown, buried);
        let fixed = |find: Find| find.shown == Face::Symbol && self.contours == Contours::Open;
        let mut faces: Vec<Handle> = unknown.minus(buried).iter().filter(|&piece| !fixed(self.find(piece))).collect();
        let partners: Vec<Handle> = buried.iter().chain(faces.iter().copied()).collect();
        let deep: Vec<Handle> = buried.iter().collect();
        let mut fitting = Vec::new();
        for _ in 0..ROUNDS {
            let mut finds: Vec<Find> = deep.iter().map(|&piece| self.find(piece)).collect();
            source.shuffle(&mut finds);
            deep.iter().zip(finds).for_each(|(piece, find)| self.finds[piece.index()] = find);
            source.shuffle(&mut faces);
            for &one in &faces {
                fitting.clear();
                let fits = |other: Handle| self.agrees(one, self.find(other), buried) && self.agrees(other, self.find(one), buried);
                fitting.extend(partners.iter().copied().filter(|&other| fits(other)));
                let Some(&other) = fitting.get(source.below(fitting.len() as u32) as usize) else { continue };
                let (a, b) = (self.find(one), self.find(other));
                self.finds[one.index()] = Find { shown: a.shown, ..b };
                self.finds[other.index()] = Find { shown: b.shown, ..a };
            }
            if self.plans == PlanOption::Drawn {
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
            let open = |find: Find, piece: Handle| find.layer == layer && (buried.contains(piece) || find.shown == Face::Symbol);
            let pieces: Vec<Handle> = unknown.iter().filter(|&piece| open(self.find(piece), piece)).collect();
            let mut kinds: Vec<Kind> = pieces.iter().map(|&piece| self.find(piece).kind).collect();
            source.shuffle(&mut kinds);
            pieces.iter().zip(kinds).for_each(|(piece, kind)| self.finds[piece.index()].kind = kind);
        }
    }
}
