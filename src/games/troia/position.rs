//! The position that Troia is played on, and how a game begins.
//!
//! What never changes in a game (the options, what every piece is, where the pieces lay) is the [`Site`], shared by all
//! positions of a game; the rest is small and cheap to copy.

use std::sync::Arc;

use super::data::{self, Colour, Face, Kind, Layer, PERMITS, PIECES, PUBLICATIONS, SEATS};
use super::data::Cell;
use super::frame::{Cells, Frame};
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::mound::{Heap, Plate};
use super::rules;
use super::wire::{Contours, Options, PlanSource, PlanTable, Plans};
use crate::core::{Fault, Seat, SeatSet, Source, refuse, require};

/// A position of Troia.
#[derive(Clone, Debug)]
pub struct Troia {
    pub(crate) site: Arc<Site>,
    pub(crate) phase: Phase,
    /// The round; 0 before the first.
    pub(crate) round: u8,
    /// The seats of this round in turn order, once the cards are up.
    pub(crate) order: Order,
    pub(crate) seats: [Player; SEATS],
    /// The pieces in the mound, those of them that may be taken, and those that are seen.
    pub(crate) mound: PieceSet,
    pub(crate) free: PieceSet,
    pub(crate) seen: PieceSet,
    /// The published cells of each layer.
    pub(crate) done: [Cells; Layer::ALL.len()],
    /// In which round each piece was published; 0 if it was not.
    pub(crate) rounds: [u8; PIECES],
    /// The pile of permits: a set, since nobody knows its order ([`rules::PERMIT_PILE`]).
    pub(crate) permits: CardSet,
}

/// What never changes in a game.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub(crate) players: u8,
    pub(crate) colours: [Colour; SEATS],
    pub(crate) plans: PlanOption,
    pub(crate) contours: Contours,
    pub(crate) bridges: bool,
    pub(crate) finds: [Find; PIECES],
    pub(crate) heap: Heap,
}

/// What a piece is, and the face that lay up in the mound. That face stays up before the tent ([`rules::DUG_FACE`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Find {
    pub(crate) layer: Layer,
    pub(crate) cell: Cell,
    pub(crate) kind: Kind,
    pub(crate) shown: Face,
}

impl Find {
    /// What stands in the list for a piece that the game does not have.
    pub(crate) const NONE: Self = Self { layer: Layer::I, cell: Cell::at(0), kind: Kind::Rubble, shown: Face::Symbol };
}

/// Which pieces are plan pieces ([`rules::WHICH_ARE_PLANS`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlanOption {
    Drawn,
    Box,
    Table([Cells; Layer::ALL.len()]),
}

/// The part of the game and what has not been decided yet in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    ChooseCards { waiting: SeatSet },
    /// Who takes a piece next follows from the tents.
    StartPieces,
    PlayCards { waiting: SeatSet, choices: [Option<Card>; SEATS] },
    Dig(Turn),
    Publish(Turn),
    DrawPermit(Turn),
    Over,
}

/// One seat's part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) handled: u8,
    pub(crate) published: u8,
    pub(crate) points: u8,
}

/// Seats in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    seats: [Seat; SEATS],
    len: u8,
}

impl Order {
    pub(crate) const NOBODY: Self = Self { seats: [Seat(0); SEATS], len: 0 };

    pub(crate) fn seats(&self) -> &[Seat] {
        self.seats.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The seats that act after this one.
    pub(crate) fn after(&self, seat: Seat) -> &[Seat] {
        let mut later = self.seats();
        while let [first, rest @ ..] = later {
            later = rest;
            if *first == seat {
                break;
            }
        }
        later
    }
}

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut order = Self::NOBODY;
        for (place, seat) in order.seats.iter_mut().zip(seats) {
            *place = seat;
            order.len += 1;
        }
        order
    }
}

/// One player: cards, renown and pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hand: CardSet,
    pub(crate) set_aside: CardSet,
    pub(crate) played: Pile,
    /// The space of the pawn. More than once round the track, the lap counts ([`rules::LAPS`]).
    pub(crate) renown: u16,
    pub(crate) front: PieceSet,
    /// Behind the tent; any number of them ([`rules::NO_LIMIT_BEHIND`]).
    pub(crate) tent: PieceSet,
    pub(crate) published: PieceSet,
}

impl Player {
    /// All pawns start in the corner of the track ([`rules::PAWNS_AT_START`]).
    pub(crate) const NEW: Self = Self {
        hand: CardSet::EMPTY,
        set_aside: CardSet::EMPTY,
        played: Pile::EMPTY,
        renown: 0,
        front: PieceSet::EMPTY,
        tent: PieceSet::EMPTY,
        published: PieceSet::EMPTY,
    };
}

/// Cards in order of play. A seat cannot play more than its twelve and the sixteen permits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [Card; Self::MOST],
    len: u8,
}

impl Pile {
    pub(crate) const MOST: usize = 12 + 16;
    pub(crate) const EMPTY: Self = Self { cards: [Card::NONE; Self::MOST], len: 0 };

    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    pub(crate) fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    pub(crate) fn last(&self) -> Option<Card> {
        self.cards().last().copied()
    }
}

impl PartialEq for Troia {
    /// Two positions are one if nothing that is still at the table differs; where a piece lay that was taken does not count.
    fn eq(&self, other: &Self) -> bool {
        self.phase == other.phase
            && self.round == other.round
            && self.order == other.order
            && self.seats == other.seats
            && self.mound == other.mound
            && self.rounds == other.rounds
            && self.permits == other.permits
            && (Arc::ptr_eq(&self.site, &other.site) || self.site.same_for(&other.site, self.mound))
    }
}

impl Site {
    fn same_for(&self, other: &Self, mound: PieceSet) -> bool {
        self.players == other.players
            && self.colours == other.colours
            && self.plans == other.plans
            && self.contours == other.contours
            && self.bridges == other.bridges
            && self.finds == other.finds
            && mound.iter().all(|piece| self.heap.plate(piece) == other.heap.plate(piece))
    }

    pub(crate) fn find(&self, piece: Handle) -> Find {
        self.finds.get(piece.index()).copied().unwrap_or(Find::NONE)
    }

    /// How many pieces the game has.
    pub(crate) const fn pieces(&self) -> usize {
        data::pieces_of(self.players)
    }
}

impl Card {
    /// Whether the card is one for publishing.
    pub(crate) const fn publishes(self) -> bool {
        PUBLICATIONS.contains(self)
    }
}

impl PlanOption {
    /// Reads the option; a table names all five layers, each with any of its cells ([`rules::WHICH_ARE_PLANS`]).
    pub(crate) fn read(plans: &Plans) -> Result<Self, Fault> {
        let PlanTable(table) = match plans {
            Plans::Named(PlanSource::Drawn) => return Ok(Self::Drawn),
            Plans::Named(PlanSource::Box) => return Ok(Self::Box),
            Plans::Table(table) => table,
        };
        const LAYERS: &str = "a table of plans names the layers I, II, VI, VII and VIII and no others";
        require!(table.0.len() == Layer::ALL.len(), rules::WHICH_ARE_PLANS, LAYERS)?;
        let mut cells = [Cells::EMPTY; Layer::ALL.len()];
        for (layer, set) in Layer::ALL.into_iter().zip(&mut cells) {
            let Some(names) = table.get(layer.id()) else {
                return refuse!(rules::WHICH_ARE_PLANS, LAYERS);
            };
            for name in names {
                let cell = Cell::parse(name).unwrap_or(Cell::NONE);
                let fits = layer.cells().minus(*set).contains(cell);
                require!(fits, rules::WHICH_ARE_PLANS, "a table of plans names cells that the layer has, each once")?;
                set.insert(cell);
            }
        }
        Ok(Self::Table(cells))
    }

    /// The option as JavaScript sees it.
    pub(crate) fn write(self) -> Plans {
        match self {
            Self::Drawn => Plans::Named(PlanSource::Drawn),
            Self::Box => Plans::Named(PlanSource::Box),
            Self::Table(cells) => {
                let mut table = PlanTable::default();
                for (layer, cells) in Layer::ALL.iter().zip(cells) {
                    table.0.0.push((layer.id().to_owned(), cells.iter().map(|cell| cell.to_string()).collect()));
                }
                Plans::Table(table)
            }
        }
    }

    /// The plan cells of each layer in use; only "drawn" asks the source.
    fn cells<S: Source>(self, layers: &[Layer], source: &mut S) -> [Cells; Layer::ALL.len()] {
        match self {
            Self::Drawn => {
                let mut all = [Cells::EMPTY; Layer::ALL.len()];
                for &layer in layers {
                    let mut cells: Vec<Cell> = layer.cells().iter().collect();
                    source.shuffle(&mut cells);
                    cells.truncate(layer.plan_pieces());
                    cells.into_iter().for_each(|cell| all[layer.index()].insert(cell));
                }
                all
            }
            Self::Box => Layer::ALL.map(Layer::box_plans),
            Self::Table(cells) => cells,
        }
    }
}

/// The colours of the seats: one each, all different ([`rules::TENTS_AND_PAWNS`]).
pub(crate) fn read_colours(colours: &[Colour], players: u8) -> Result<[Colour; SEATS], Fault> {
    let mut all = Colour::ALL;
    let mut right = colours.len() == usize::from(players);
    for (n, (seat, colour)) in all.iter_mut().zip(colours).enumerate() {
        right &= !colours[..n].contains(colour);
        *seat = *colour;
    }
    require!(right, rules::TENTS_AND_PAWNS, "every seat has one colour, all different")?;
    Ok(all)
}

impl Troia {
    /// Builds the mound and deals the cards ([`rules::PREPARATION_ORDER`]).
    pub(crate) fn begin<S: Source>(options: &Options, players: u8, source: &mut S) -> Result<Self, Fault> {
        let colours = match &options.colours {
            Some(colours) => read_colours(colours, players)?,
            None => Colour::ALL,
        };
        let plans = PlanOption::read(&options.plans)?;
        let (finds, plates) = pour(plans, players, source);
        let pieces = PieceSet::first_of(data::pieces_of(players));
        let heap = Heap::new(plates, pieces, options.bridges);
        let site = Site { players, colours, plans, contours: options.contours, bridges: options.bridges, finds, heap };
        let phase = match players {
            // Two players keep all their cards, so nothing is asked: rules::CHOOSING_STARTING_CARDS.
            2 => Phase::StartPieces,
            _ => Phase::ChooseCards { waiting: SeatSet::all(players) },
        };
        Ok(Self::with(site, pieces, phase))
    }

    /// A position with nothing taken from the mound yet and all twelve cards in every hand.
    pub(crate) fn with(site: Site, mound: PieceSet, phase: Phase) -> Self {
        let mut seats = [Player::NEW; SEATS];
        for (player, colour) in seats.iter_mut().zip(site.colours).take(site.players.into()) {
            player.hand = colour.cards();
        }
        let (mut free, mut seen) = (PieceSet::EMPTY, PieceSet::EMPTY);
        for piece in mound.iter() {
            if site.heap.is_free(piece, mound) {
                free.insert(piece);
            }
            if site.heap.is_seen(piece, mound) {
                seen.insert(piece);
            }
        }
        Self {
            site: Arc::new(site),
            phase,
            round: 0,
            order: Order::NOBODY,
            seats,
            mound,
            free,
            seen,
            done: [Cells::EMPTY; Layer::ALL.len()],
            rounds: [0; PIECES],
            permits: PERMITS,
        }
    }

    pub(crate) fn players(&self) -> u8 {
        self.site.players
    }

    /// The seats at this table.
    pub(crate) fn seated(&self) -> &[Player] {
        self.seats.get(..usize::from(self.site.players)).unwrap_or_default()
    }

    /// The seats that owe a secret choice.
    pub(crate) const fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::ChooseCards { waiting } | Phase::PlayCards { waiting, .. } => waiting,
            _ => SeatSet::EMPTY,
        }
    }

    /// The turn in progress.
    pub(crate) const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::Dig(turn) | Phase::Publish(turn) | Phase::DrawPermit(turn) => Some(turn),
            _ => None,
        }
    }

    /// The next to take a starting piece: the lowest seat with nothing behind its tent ([`rules::STARTING_PIECE_ORDER`]).
    pub(crate) fn next_to_start(&self) -> Seat {
        let next = Seat::all(self.site.players).find(|seat| self.seats[seat.index()].tent.is_empty());
        next.expect("while starting pieces are taken somebody has none")
    }

    /// The frame of a layer as it stands.
    #[inline]
    pub(crate) fn frame(&self, layer: Layer) -> Frame {
        Frame::new(layer, self.done[layer.index()])
    }

    /// The cells of each layer whose pieces are in a set.
    pub(crate) fn cells_of(&self, pieces: PieceSet) -> [Cells; Layer::ALL.len()] {
        let mut cells = [Cells::EMPTY; Layer::ALL.len()];
        for piece in pieces.swift_iter() {
            let find = self.site.find(piece);
            cells[find.layer.index()].insert(find.cell);
        }
        cells
    }
}

/// Throws the pieces, layer by layer, oldest first ([`rules::BUILDING_THE_MOUND`], [`rules::POURING`]). The order of
/// throwing is not kept: it would betray the layer.
fn pour<S: Source>(plans: PlanOption, players: u8, source: &mut S) -> ([Find; PIECES], [Plate; PIECES]) {
    let layers = Layer::used_by(players);
    let plan_cells = plans.cells(layers, source);
    let mut handles = [Handle::NONE; PIECES];
    let handles = &mut handles[..data::pieces_of(players)];
    handles.iter_mut().enumerate().for_each(|(n, handle)| *handle = Handle::at(n));
    source.shuffle(handles);
    let mut finds = [Find::NONE; PIECES];
    let mut plates = [Plate::default(); PIECES];
    let mut lying = Vec::with_capacity(PIECES);
    for &layer in layers {
        let mut cells: Vec<Cell> = layer.cells().iter().collect();
        source.shuffle(&mut cells);
        for cell in cells {
            let handle = handles[lying.len()];
            let plate = Plate::throw(&lying, source);
            lying.push(plate);
            plates[handle.index()] = plate;
            let kind = if plan_cells[layer.index()].contains(cell) { Kind::Plan } else { Kind::Rubble };
            let shown = draw_face(kind, source);
            finds[handle.index()] = Find { layer, cell, kind, shown };
        }
    }
    (finds, plates)
}

/// Which face lands up: a rubble piece shows a symbol either way.
pub(crate) fn draw_face<S: Source>(kind: Kind, source: &mut S) -> Face {
    match (source.below(2), kind) {
        (1, Kind::Plan) => Face::Plan,
        _ => Face::Symbol,
    }
}
