//! The position that Les P'tites Locos is played on: a byte for each locomotive, and the way to it from the options.

use super::data::{HOME, LARGEST_TURN_LIMIT, LOCOS, MAX_SEATS, PLATFORMS, SHEDS, SLOTS, TILES};
use super::rules;
use super::arrangement::{Arrangement, Berth};
use super::tracks::{Square, Step, Yard};
use super::wire::{
    Berths, Cause, Chosen, Colour, End, Loco, LocoRef, Options, Part, PhaseName, Place, PlatformAt, PlatformEnds, Roll, Start,
    StartEnds, State,
};
use crate::core::{Fault, Seat};

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
    pub(crate) berths: [Berth; PLATFORMS],
    /// Where the locomotives are: four of each seat, in order.
    pub(crate) spots: [Spot; SPOTS],
    pub(crate) tiles: [u8; MAX_SEATS as usize],
    pub(crate) reserve: u8,
}

/// Locomotives in the box.
pub(crate) const SPOTS: usize = MAX_SEATS as usize * LOCOS as usize;

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

/// Where a locomotive is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot(u8);

impl Spot {
    pub(crate) const HAND: Self = Self(u8::MAX);
    const FIRST_SHED: u8 = Self::HAND.0 - SHEDS;

    pub(crate) const fn on(square: Square) -> Self {
        Self(square.0)
    }

    /// A shed, counted from 0.
    pub(crate) const fn shed(n: u8) -> Self {
        Self(Self::FIRST_SHED + n)
    }

    pub(crate) const fn square(self) -> Option<Square> {
        if self.0 < Self::FIRST_SHED { Some(Square(self.0)) } else { None }
    }

    pub(crate) const fn is_shed(self) -> bool {
        self.0 >= Self::FIRST_SHED && self.0 < Self::HAND.0
    }
}

const _: () = assert!(Square::MOST <= Spot::FIRST_SHED as usize);
const _: () = assert!(SHEDS == 9, "the number of a shed is one digit");

impl LocoRef {
    pub(crate) const fn index(self) -> usize {
        self.seat.index() % MAX_SEATS as usize * LOCOS as usize + self.loco.index()
    }

    /// The locomotive at this index, one of 16.
    pub(crate) fn at(index: usize) -> Self {
        let (seat, loco) = (index / usize::from(LOCOS), (index % usize::from(LOCOS)) as u8);
        Self { seat: Seat(seat as u8), loco: Loco::new(loco).expect("a remainder of four is a number of a locomotive") }
    }
}

impl PtitesLocos {
    /// The position a game begins with: every locomotive in hand ([`rules::ALL_IN_HAND`]), every platform at the buffer
    /// of its colour ([`rules::HOME_SLOTS`]) with the end of the options ([`rules::ANY_START_END`],
    /// [`rules::START_ENDS`]), the slot next to the start vacant ([`rules::FIRST_SLOT_VACANT`]), seat 0 to begin
    /// ([`rules::WHO_BEGINS`]); nobody has a repair tile, and in the variant all of them are in the reserve.
    pub(crate) fn begin(options: &Options, seats: u8) -> Result<Self, Fault> {
        let yard = Yard::lay(options.board.as_ref())?;
        // A number below 0 is too large as well.
        let turn_limit = options.turn_limit as u32;
        check_turn_limit(turn_limit, &yard)?;
        let StartEnds { blue, red, yellow } = options.start_ends;
        let berth = |colour: Colour, end: End| Berth { slot: HOME[colour as usize], end };
        Ok(Self {
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
            berths: [berth(Colour::Blue, blue), berth(Colour::Red, red), berth(Colour::Yellow, yellow)],
            spots: [Spot::HAND; SPOTS],
            tiles: [0; MAX_SEATS as usize],
            reserve: if options.repair_tiles { TILES as u8 } else { 0 },
        })
    }

    /// The slot in which no platform lies, counted from 0.
    pub(crate) fn vacant(&self) -> u8 {
        let all = (SLOTS * (SLOTS - 1) / 2) as u8;
        all - self.berths.iter().map(|berth| berth.slot).sum::<u8>()
    }

    pub(crate) fn spot(&self, loco: LocoRef) -> Spot {
        self.spots[loco.index()]
    }

    /// Where the locomotives of a seat are, by number.
    pub(crate) fn spots_of(&self, seat: Seat) -> &[Spot] {
        let first = LocoRef { seat, loco: Loco::default() }.index();
        &self.spots[first..first + usize::from(LOCOS)]
    }

    pub(crate) fn own(&self, loco: Loco) -> LocoRef {
        LocoRef { seat: self.seat, loco }
    }

    /// Whether no locomotive stands on this start space.
    pub(crate) fn is_free(&self, start: Start) -> bool {
        !self.is_taken(Spot::on(Square::start(start as u8)))
    }

    /// Whether a locomotive could be brought into play somewhere.
    #[inline]
    pub(crate) fn any_start_free(&self) -> bool {
        Start::ALL.into_iter().any(|start| self.is_free(start))
    }

    /// Whether a locomotive is there. Eight are looked at in one step: a byte that is zero borrows from its highest bit.
    #[inline]
    pub(crate) fn is_taken(&self, Spot(wanted): Spot) -> bool {
        const EACH: u64 = u64::from_le_bytes([1; 8]);
        let (eights, _) = self.spots.as_chunks::<8>();
        eights.iter().any(|eight| {
            let other = u64::from_le_bytes(eight.map(|Spot(spot)| spot)) ^ (EACH * u64::from(wanted));
            other.wrapping_sub(EACH) & !other & (EACH << 7) != 0
        })
    }

    /// The lowest-numbered locomotive in the hand of the seat whose turn it is.
    #[inline]
    pub(crate) fn first_in_hand(&self) -> Option<Loco> {
        Loco::all().find(|&loco| self.spot(self.own(loco)) == Spot::HAND)
    }

    /// Whether this locomotive could be moved: it is on the board, or in hand while a start space is free.
    #[inline]
    pub(crate) fn is_movable(&self, loco: LocoRef) -> bool {
        match self.spot(loco) {
            Spot::HAND => self.any_start_free(),
            spot => spot.square().is_some(),
        }
    }

    /// Whether the seat whose turn it is could move a locomotive ([`rules::NOTHING_TO_MOVE`]).
    #[inline]
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
        self.yard.plan().name(square)
    }

    /// What a point does to a locomotive on the square of this name, as the platforms lie now: the name of the next
    /// square, or the cause of an accident. Nothing if there is no such square.
    pub fn successor(&self, square: &str) -> Option<Result<String, Cause>> {
        let square = self.yard.plan().parse(square)?;
        Some(match self.yard.ways(Arrangement::of(self.berths)).next(square) {
            Step::To(next) => Ok(self.name(next)),
            Step::Off(cause) => Err(cause),
        })
    }

    fn place(&self, spot: Spot) -> Place {
        Place(match spot.square() {
            Some(square) => self.name(square),
            None if spot == Spot::HAND => "hand".to_owned(),
            None => shed_name(spot),
        })
    }

    pub(crate) fn read_place(&self, Place(text): &Place) -> Option<Spot> {
        match text.as_bytes() {
            b"hand" => Some(Spot::HAND),
            [b's', b'h', b'e', b'd', n @ b'1'..=b'9'] => Some(Spot::shed(n - b'1')),
            _ => self.yard.plan().parse(text).map(Spot::on),
        }
    }

    /// The state: all of it is public. The rolled dice are in it before anybody chooses an end
    /// ([`rules::DICE_ARE_KNOWN`]).
    pub(crate) fn describe(&self) -> State {
        let [blue, red, yellow] = self.berths.map(|berth| PlatformAt { slot: berth.slot + 1, end: berth.end });
        let (mut locos, mut tiles) = (Vec::new(), Vec::new());
        for seat in Seat::all(self.seats) {
            let mut places = Vec::new();
            for &spot in self.spots_of(seat) {
                places.push(self.place(spot));
            }
            locos.push(places);
            tiles.push(self.tiles[seat.index()].into());
        }
        let (phase, preset_colour, winner) = match self.phase {
            Phase::Start => (PhaseName::Start, None, None),
            Phase::Roll { preset } => (PhaseName::Roll, preset, None),
            Phase::Platform(_) => (PhaseName::Platform, None, None),
            Phase::Loco(_) => (PhaseName::Loco, None, None),
            Phase::Again(_) => (PhaseName::Again, None, None),
            Phase::Over { winner, .. } => (PhaseName::Over, None, winner),
        };
        State {
            players: self.seats,
            options: Chosen {
                repair_tiles: self.repair_tiles,
                platform_ends: self.ends,
                turn_limit: self.turn_limit,
                board: self.yard.board().cloned(),
            },
            turn: self.turn,
            seat: self.seat,
            part: self.part,
            phase,
            platforms: Berths { blue, red, yellow },
            locos,
            roll: self.roll(),
            preset_colour,
            active_loco: self.active,
            tiles,
            reserve: self.reserve.into(),
            winner,
        }
    }
}

/// The name of a shed.
pub(crate) fn shed_name(spot: Spot) -> String {
    format!("shed{}", spot.0 - Spot::FIRST_SHED + 1)
}

/// A game may be unlimited on the reconstructed board only ([`rules::TURN_LIMIT`]).
pub(crate) fn check_turn_limit(turn_limit: u32, yard: &Yard) -> Result<(), Fault> {
    let least = u32::from(yard.board().is_some());
    if (least..=LARGEST_TURN_LIMIT).contains(&turn_limit) {
        return Ok(());
    }
    let reason = format!("turnLimit is a whole number from 0 to {LARGEST_TURN_LIMIT}, and from 1 on with a board of one's own");
    Err(Fault::against(rules::TURN_LIMIT, reason))
}
