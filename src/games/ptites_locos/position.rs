//! The position that Les P'tites Locos is played on, the set-up, and the state that shows it.

use super::arrangement::{Arrangement, Berth};
use super::data::{HOME, LARGEST_TURN_LIMIT, LOCOS, MAX_SEATS, SHEDS, SLOTS, TILES};
use super::rules;
use super::tracks::{Square, Step, Yard};
use super::wire::{
    Berths, Cause, Chosen, Colour, Loco, LocoRef, Options, Part, PhaseName, Place, PlatformAt, PlatformEnds, Roll, Start, State,
};
use crate::core::{Refusal, Seat, refuse};

/// A position of Les P'tites Locos.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PtitesLocos {
    pub(crate) yard: Yard,
    /// The last turn of the game; 0 is no limit.
    pub(crate) turn_limit: u32,
    pub(crate) turn: u32,
    pub(crate) repair_tiles: bool,
    pub(crate) ends: PlatformEnds,
    pub(crate) seats: u8,
    pub(crate) seat: Seat,
    pub(crate) part: Part,
    pub(crate) phase: Phase,
    /// The locomotive of this turn, from its first move on.
    pub(crate) active: Option<Loco>,
    /// Where blue, red and yellow lie.
    pub(crate) berths: Arrangement,
    pub(crate) spots: Spots,
    pub(crate) tiles: [u8; MAX_SEATS as usize],
    pub(crate) reserve: u8,
}

/// Where the locomotives of each seat are, by number.
pub(crate) type Spots = [[Spot; LOCOS as usize]; MAX_SEATS as usize];

/// Every locomotive in hand.
pub(crate) const ALL_IN_HAND: Spots = [[Spot::HAND; LOCOS as usize]; MAX_SEATS as usize];

/// The decision that is next, with what has been decided for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Start,
    Roll {
        /// The colour set with a tile.
        preset: Option<Colour>,
    },
    Platform(Roll),
    Loco(Roll),
    Again(Roll),
    Over {
        winner: Option<Seat>,
        /// The last roll of the game.
        roll: Option<Roll>,
    },
}

/// Where a locomotive is, in a byte: the squares, then the sheds, then the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot(u8);

impl Spot {
    pub(crate) const HAND: Self = Self(u8::MAX);
    const FIRST_SHED: u8 = Self::HAND.0 - SHEDS;

    pub(crate) const fn on(square: Square) -> Self {
        Self(square.0)
    }

    /// All sheds, in ascending order.
    pub(crate) fn sheds() -> impl Iterator<Item = Self> {
        (Self::FIRST_SHED..Self::HAND.0).map(Self)
    }

    pub(crate) const fn square(self) -> Option<Square> {
        if self.0 < Self::FIRST_SHED { Some(Square(self.0)) } else { None }
    }

    pub(crate) const fn is_shed(self) -> bool {
        self.0 >= Self::FIRST_SHED && self.0 < Self::HAND.0
    }
}

const _: () = assert!(Square::MOST <= Spot::FIRST_SHED as usize);

/// The position a game begins with: every locomotive in hand ([`rules::ALL_IN_HAND`]), every platform at the buffer
/// of its colour ([`rules::HOME_SLOTS`]) with the end of the options ([`rules::ANY_START_END`],
/// [`rules::START_ENDS`]), the slot next to the start vacant ([`rules::FIRST_SLOT_VACANT`]), seat 0 to begin
/// ([`rules::WHO_BEGINS`], [`rules::FIRST_SEAT`]); nobody has a repair tile, and in the variant all of them are in the reserve.
pub(super) fn setup(options: &Options, seats: u8) -> Result<PtitesLocos, Refusal> {
    let yard = Yard::new(options.board.as_ref())?;
    let turn_limit = read_turn_limit(options.turn_limit, &yard)?;
    let berth = |colour: Colour, end| Berth { slot: HOME[colour as usize], end };
    let ends = options.start_ends;
    Ok(PtitesLocos {
        yard,
        turn_limit,
        turn: 1,
        repair_tiles: options.repair_tiles,
        ends: options.platform_ends,
        seats,
        seat: Seat(0),
        part: Part::First,
        phase: Phase::Roll { preset: None },
        active: None,
        berths: [berth(Colour::Blue, ends.blue), berth(Colour::Red, ends.red), berth(Colour::Yellow, ends.yellow)],
        spots: ALL_IN_HAND,
        tiles: [0; MAX_SEATS as usize],
        reserve: if options.repair_tiles { TILES } else { 0 },
    })
}

/// The options that this position is played with. With which ends the platforms lay at the start is not remembered.
pub(super) fn options(position: &PtitesLocos) -> Options {
    Options {
        repair_tiles: position.repair_tiles,
        platform_ends: position.ends,
        turn_limit: position.turn_limit as i32,
        board: position.yard.board().cloned(),
        ..Options::default()
    }
}

/// The state: all of it is public. The rolled dice are in it before anybody chooses an end
/// ([`rules::DICE_ARE_KNOWN`]).
pub(super) fn state(position: &PtitesLocos) -> State {
    let [blue, red, yellow] = position.berths.map(|berth| PlatformAt { slot: berth.slot + 1, end: berth.end });
    let (phase, preset_colour, winner) = match position.phase {
        Phase::Start => (PhaseName::Start, None, None),
        Phase::Roll { preset } => (PhaseName::Roll, preset, None),
        Phase::Platform(_) => (PhaseName::Platform, None, None),
        Phase::Loco(_) => (PhaseName::Loco, None, None),
        Phase::Again(_) => (PhaseName::Again, None, None),
        Phase::Over { winner, .. } => (PhaseName::Over, None, winner),
    };
    let seats = usize::from(position.seats);
    let places = |spots: &[Spot; LOCOS as usize]| spots.iter().map(|&spot| position.place(spot)).collect();
    State {
        players: position.seats,
        options: Chosen {
            repair_tiles: position.repair_tiles,
            platform_ends: position.ends,
            turn_limit: position.turn_limit,
            board: position.yard.board().cloned(),
        },
        turn: position.turn,
        seat: position.seat,
        part: position.part,
        phase,
        platforms: Berths { blue, red, yellow },
        locos: position.spots.iter().take(seats).map(places).collect(),
        roll: position.roll(),
        preset_colour,
        active_loco: position.active,
        tiles: position.tiles.iter().take(seats).map(|&tiles| tiles.into()).collect(),
        reserve: position.reserve.into(),
        winner,
    }
}

impl PtitesLocos {
    /// The slot in which no platform lies, counted from 0: what the others leave of the sum of all.
    pub(crate) fn vacant(&self) -> u8 {
        const SUM_OF_SLOTS: u8 = SLOTS * (SLOTS - 1) / 2;
        SUM_OF_SLOTS - self.berths.iter().map(|berth| berth.slot).sum::<u8>()
    }

    pub(crate) fn spot(&self, LocoRef { seat, loco }: LocoRef) -> Spot {
        self.spots[seat.index()][loco.index()]
    }

    pub(crate) fn put(&mut self, LocoRef { seat, loco }: LocoRef, spot: Spot) {
        self.spots[seat.index()][loco.index()] = spot;
    }

    /// Every locomotive of the players and where it is, by seat, then number.
    pub(crate) fn locos(&self) -> impl Iterator<Item = (LocoRef, Spot)> {
        let all = Seat::all(self.seats).flat_map(|seat| Loco::all().map(move |loco| LocoRef { seat, loco }));
        all.map(|loco| (loco, self.spot(loco)))
    }

    /// A locomotive of the seat whose turn it is.
    pub(crate) fn own(&self, loco: Loco) -> LocoRef {
        LocoRef { seat: self.seat, loco }
    }

    /// Whether no locomotive stands on this start space.
    pub(crate) fn is_free(&self, start: Start) -> bool {
        !self.is_taken(Spot::on(Square::start(start as u8)))
    }

    /// Whether a locomotive could be brought into play somewhere.
    pub(crate) fn any_start_free(&self) -> bool {
        Start::ALL.into_iter().any(|start| self.is_free(start))
    }

    /// Whether a locomotive is there. This is asked for every point of every move, so eight bytes are compared at once:
    /// the usual test whether a word has a byte that is zero.
    pub(crate) fn is_taken(&self, Spot(wanted): Spot) -> bool {
        const ONES: u64 = u64::from_le_bytes([1; 8]);
        let (words, _) = self.spots.as_flattened().as_chunks::<8>();
        words.iter().any(|word| {
            let difference = u64::from_le_bytes(word.map(|Spot(spot)| spot)) ^ (ONES * u64::from(wanted));
            difference.wrapping_sub(ONES) & !difference & (ONES << 7) != 0
        })
    }

    /// The lowest-numbered locomotive in the hand of the seat whose turn it is.
    pub(crate) fn first_in_hand(&self) -> Option<Loco> {
        Loco::all().find(|&loco| self.spot(self.own(loco)) == Spot::HAND)
    }

    /// Whether this locomotive could be moved: it is on the board, or in hand while a start space is free.
    pub(crate) fn is_movable(&self, loco: LocoRef) -> bool {
        match self.spot(loco) {
            Spot::HAND => self.any_start_free(),
            spot => spot.square().is_some(),
        }
    }

    /// Whether the seat whose turn it is could move a locomotive ([`rules::NOTHING_TO_MOVE`]).
    pub(crate) fn can_move(&self) -> bool {
        Loco::all().any(|loco| self.is_movable(self.own(loco)))
    }

    /// The dice of this play.
    pub(crate) const fn roll(&self) -> Option<Roll> {
        match self.phase {
            Phase::Start | Phase::Roll { .. } => None,
            Phase::Platform(roll) | Phase::Loco(roll) | Phase::Again(roll) => Some(roll),
            Phase::Over { roll, .. } => roll,
        }
    }

    /// The name of a square.
    pub(crate) fn name(&self, square: Square) -> String {
        self.yard.tracks().name(square).to_owned()
    }

    /// What a point does to a locomotive on the square of this name, as the platforms lie now: the name of the next
    /// square, or the cause of an accident. Nothing if there is no such square.
    pub fn successor(&self, square: &str) -> Option<Result<String, Cause>> {
        let tracks = self.yard.tracks();
        let square = tracks.parse(square)?;
        Some(match tracks.steps(self.berths)[square.index()] {
            Step::To(next) => Ok(self.name(next)),
            Step::Off(cause) => Err(cause),
        })
    }

    pub(crate) fn place(&self, spot: Spot) -> Place {
        Place(match spot.square() {
            Some(square) => self.name(square),
            None if spot == Spot::HAND => "hand".to_owned(),
            None => shed_name(spot),
        })
    }

    pub(crate) fn read_place(&self, Place(text): &Place) -> Option<Spot> {
        if text == "hand" {
            return Some(Spot::HAND);
        }
        let shed = Spot::sheds().find(|&shed| shed_name(shed) == *text);
        shed.or_else(|| self.yard.tracks().parse(text).map(Spot::on))
    }
}

/// The name of a shed.
pub(crate) fn shed_name(spot: Spot) -> String {
    format!("shed{}", spot.0 - Spot::FIRST_SHED + 1)
}

/// A game may be unlimited on the reconstructed board only ([`rules::TURN_LIMIT`]).
pub(crate) fn read_turn_limit(given: impl TryInto<u32>, yard: &Yard) -> Result<u32, Refusal> {
    let least = u32::from(yard.board().is_some());
    match given.try_into() {
        Ok(limit) if (least..=LARGEST_TURN_LIMIT).contains(&limit) => Ok(limit),
        _ => refuse!(
            rules::TURN_LIMIT,
            "wrong-turn-limit",
            "turnLimit must be a whole number from 0 to {most}, and at least 1 with a board of your own",
            most: Number = LARGEST_TURN_LIMIT,
        ),
    }
}
