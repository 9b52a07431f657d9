//! Fills the rows of the components for the board that the options give.

use std::borrow::Cow;

use super::super::arrangement::Berth;
use super::super::data::{
    DIE_FACES, ENTRY_COST, HOME, LANE_LETTERS, LANE_NAMES, LANES, LOCOS, LOCOS_TO_WIN, MAX_PLAYS, MAX_SEATS, NUMBER_DICE,
    PLATFORM_LETTERS, PLATFORMS, ROWS, SEAT_COLOURS, SHEDS, SLOTS, TILES,
};
use super::super::position::{Spot, shed_name};
use super::super::tracks::{Plan, Square, Step, Strand};
use super::super::wire::{Cause, Colour, Die, End, Options};
use super::places::{
    self, COLUMNS, FIRST_SHED, GRID, Point, SHEDS_IN_A_ROW, SLOT_PLACES, StrandPlaces, own_strand, standard_strand,
};
use super::{
    ArrivalBufferRow, BufferRow, CellRow, ColourFace, Colours, ComponentRow, Components, Dice, EndPassages, Grid, LaneRow, Next,
    Passage, PassageTo, PlaceOnGrid, PlacedCell, PlacementRow, PlatformGrid, PlatformRow, RowPassages, RulesConstants, ShedRow,
    SlotRow, SquareKind, SquareRow, StrandRow,
};

impl Components {
    /// What is in the box when the game is played with these options.
    pub(crate) fn new(options: &Options) -> Self {
        let plan = Plan::read(options.board.as_ref()).expect("components are asked for with valid options");
        let places = Places::new(&plan, options);
        Self {
            components: counts(),
            dice: dice(),
            rules_constants: rules_constants(),
            grid: Grid { width: GRID, height: GRID },
            lanes: (0..LANES).map(|lane| lane_row(&plan, lane)).collect(),
            squares: squares(&plan),
            arrival_buffers: (0..LANES as u8).map(|lane| arrival_buffer(&plan, lane)).collect(),
            seat_colours: SEAT_COLOURS.map(Cow::Borrowed).to_vec(),
            sheds: sheds(),
            slots: (0..SLOTS).map(|slot| slot_row(&plan, slot)).collect(),
            platform_grid: PlatformGrid { rows: ROWS, cols: COLUMNS },
            platforms: Colour::ALL.map(|colour| platform_row(&plan, &places, colour)).to_vec(),
            placements: placements(&plan, &places),
        }
    }
}

fn counts() -> Vec<ComponentRow> {
    let row = |id, count| ComponentRow { id: Cow::Borrowed(id), count, per_seat: None, colours: None };
    vec![
        row("board", 1),
        ComponentRow { per_seat: Some(LOCOS), colours: Some(Colours::Number(MAX_SEATS)), ..row("locomotive", LOCOS * MAX_SEATS) },
        row("repairTile", TILES),
        row("colourDie", 1),
        row("numberDie", NUMBER_DICE),
        ComponentRow { colours: Some(Colours::Named(Colour::ALL.to_vec())), ..row("platform", PLATFORMS as u8) },
    ]
}

fn dice() -> Dice {
    let weight = DIE_FACES / PLATFORMS as u8;
    Dice {
        colour: Colour::ALL.map(|face| ColourFace { face, weight }).to_vec(),
        number: (0..DIE_FACES.into()).map(Die::nth).collect(),
        number_dice: NUMBER_DICE,
    }
}

const fn rules_constants() -> RulesConstants {
    RulesConstants {
        locos_per_seat: LOCOS,
        locos_to_win: LOCOS_TO_WIN,
        start_spaces: LANES as u8,
        arrival_spaces: LANES as u8,
        sheds: SHEDS,
        slots: SLOTS,
        platforms: PLATFORMS as u8,
        repair_tiles: TILES,
        entry_cost: ENTRY_COST,
        max_plays_per_turn: MAX_PLAYS,
    }
}

/// The row of a platform that a track meets.
const fn row_of(lane: usize) -> u8 {
    lane as u8 + 1
}

fn lane_row(plan: &Plan, lane: usize) -> LaneRow {
    let lengths = plan.lanes.map(|section| section[lane].squares().len() as u8);
    let [first, ..] = lengths;
    // Onto the start space, straight across a platform in every slot, along the sections, onto the arrival space.
    let points = ENTRY_COST + SLOTS * COLUMNS + lengths.iter().sum::<u8>() + 1;
    LaneRow {
        id: LANE_LETTERS[lane],
        name: Cow::Borrowed(LANE_NAMES[lane]),
        row: row_of(lane),
        section_length: lengths.iter().all(|&length| length == first).then_some(first),
        points_from_hand_to_arrival_through_straight_platforms: points,
    }
}

/// Start spaces, then the tracks section by section, then arrival spaces.
fn squares(plan: &Plan) -> Vec<SquareRow> {
    let mut rows = Vec::new();
    let mut add = |square: Square, kind, lane: usize, section: usize, index: usize, Point { x, y }: Point, next| {
        let (section, index) = (section as u8, index as u8);
        rows.push(SquareRow { id: plan.name(square).to_owned(), kind, lane: LANE_LETTERS[lane], section, index, x, y, next });
    };
    let into = |slot: usize, lane: usize| Next::Slot { slot: slot as u8 + 1, row: row_of(lane) };
    for lane in 0..LANES {
        let place = places::before_slot(0, row_of(lane));
        add(Square::start(lane as u8), SquareKind::Start, lane, 0, 1, place, into(0, lane));
    }
    for (section, lanes) in plan.lanes.iter().enumerate() {
        for (lane, stretch) in lanes.iter().enumerate() {
            let along = places::section_places(section, lane, stretch.squares().len());
            for (n, (square, place)) in (1..).zip(stretch.squares().zip(along)) {
                let follower = stretch.squares().nth(n).map(|next| Next::Named(plan.name(next).to_owned()));
                let next = follower.unwrap_or_else(|| into(section + 1, lane));
                add(square, SquareKind::Rail, lane, section + 1, n, place, next);
            }
        }
    }
    let last_slot = plan.lanes.len();
    for lane in 0..LANES {
        let place = places::behind_slot(last_slot, row_of(lane));
        let next = Next::Named("arrivalBuffer".to_owned());
        add(Square::arrival(lane as u8), SquareKind::Arrival, lane, last_slot + 1, 1, place, next);
    }
    rows
}

fn arrival_buffer(plan: &Plan, lane: u8) -> ArrivalBufferRow {
    let Point { x, y } = places::arrival_buffer(lane + 1);
    ArrivalBufferRow { behind: plan.name(Square::arrival(lane)).to_owned(), x, y }
}

fn sheds() -> Vec<ShedRow> {
    let (x, y) = FIRST_SHED;
    let row = |(n, spot)| ShedRow { id: shed_name(spot), x: x + n % SHEDS_IN_A_ROW, y: y + n / SHEDS_IN_A_ROW };
    (0..).zip(Spot::sheds()).map(row).collect()
}

fn slot_row(plan: &Plan, slot: u8) -> SlotRow {
    let at = usize::from(slot);
    let places::Slot { side, heading, left, top, width, height, buffer: Point { x, y } } = SLOT_PLACES[at];
    let named = |square: Square| Some(plan.name(square).to_owned());
    // The rows that meet a track; the others are left null.
    let rows = |square: &dyn Fn(usize) -> Square| {
        let mut rows: Vec<Option<String>> = (0..LANES).map(|lane| named(square(lane))).collect();
        rows.resize(ROWS.into(), None);
        rows
    };
    SlotRow {
        id: slot + 1,
        side,
        buffer: PlaceOnGrid { x, y },
        buffer_colour: Colour::ALL.into_iter().find(|&colour| HOME[colour as usize] == slot),
        heading,
        x0: left,
        y0: top,
        w: width,
        h: height,
        entry: rows(&|lane| match at.checked_sub(1) {
            Some(section) => plan.lanes[section][lane].last(),
            None => Square::start(lane as u8),
        }),
        exit: rows(&|lane| match plan.lanes.get(at) {
            Some(section) => section[lane].first(),
            None => Square::arrival(lane as u8),
        }),
    }
}

/// Where the tracks of the platforms lie, platform by platform and track by track.
struct Places([Vec<StrandPlaces>; PLATFORMS]);

impl Places {
    fn new(plan: &Plan, options: &Options) -> Self {
        let is_own = options.board.is_some();
        let place = |platform: usize, n: usize, strand| if is_own { own_strand(strand) } else { standard_strand(platform, n) };
        Self(std::array::from_fn(|platform| {
            let strands = plan.strands[platform].iter().enumerate();
            strands.map(|(n, &(strand, _))| place(platform, n, strand)).collect()
        }))
    }
}

fn platform_row(plan: &Plan, places: &Places, colour: Colour) -> PlatformRow {
    let platform = colour as usize;
    let letter = PLATFORM_LETTERS[platform];
    let (mut strands, mut buffers) = (Vec::new(), Vec::new());
    for (n, (&(strand, stretch), places)) in (1..).zip(plan.strands[platform].iter().zip(&places.0[platform])) {
        let id = format!("{letter}{n}");
        buffers.extend(places.buffer.map(|place| BufferRow { strand: id.clone(), row: place.row, col: place.col }));
        let cell = |(square, place): (Square, &places::Cell)| CellRow {
            id: plan.name(square).to_owned(),
            row: place.row,
            col: place.col,
        };
        let cells = stretch.squares().zip(&places.cells).map(cell).collect();
        strands.push(StrandRow { id, cells, entry: strand.entry, exit: strand.exit });
    }
    let passages = |end| {
        let [row1, row2, row3, row4] = [1, 2, 3, 4].map(|row| passage(plan, platform, end, row));
        RowPassages { row1, row2, row3, row4 }
    };
    PlatformRow {
        colour,
        letter,
        start_slot: HOME[platform] + 1,
        start_end: End::default(),
        strands,
        buffers,
        passage: EndPassages { a: passages(End::A), b: passages(End::B) },
    }
}

/// Where a row of a platform leads, if it has a rail.
fn passage(plan: &Plan, platform: usize, end: End, row: u8) -> Option<Passage> {
    let mut strands = plan.strands[platform].iter().map(|(strand, _)| strand.seen_with(end));
    let Strand { squares, exit: exit_row, .. } = strands.find(|strand| strand.entry == Some(row))?;
    let to = match exit_row {
        None => PassageTo::Buffer,
        Some(ROWS) => PassageTo::NoTrack,
        Some(_) => PassageTo::Lane,
    };
    Some(Passage { squares, to, exit_row })
}

/// Every platform in every slot with either end.
fn placements(plan: &Plan, places: &Places) -> Vec<PlacementRow> {
    let berths = (0..SLOTS).flat_map(|slot| [End::A, End::B].map(|end| Berth { slot, end }));
    let of_platform = |colour| berths.clone().map(move |berth| placement(plan, places, colour, berth));
    Colour::ALL.into_iter().flat_map(of_platform).collect()
}

fn placement(plan: &Plan, places: &Places, colour: Colour, berth: Berth) -> PlacementRow {
    let platform = colour as usize;
    let Berth { slot, end } = berth;
    let mut next = vec![Step::Off(Cause::NoTrack); Square::MOST];
    plan.lay_platform(platform, berth, &mut next);
    let squares = plan.strands[platform].iter().flat_map(|(_, stretch)| stretch.squares());
    let cells = squares.zip(places.0[platform].iter().flat_map(|places| &places.cells)).map(|(square, place)| {
        let place = place.seen_with(end);
        let Point { x, y } = place.in_slot(&SLOT_PLACES[usize::from(slot)]);
        let next = match next[square.index()] {
            Step::To(square) => plan.name(square),
            Step::Off(Cause::Buffer) => "buffer",
            Step::Off(_) => "noTrack",
        };
        PlacedCell { id: plan.name(square).to_owned(), row: place.row, col: place.col, x, y, next: next.to_owned() }
    });
    let entered = |row| plan.entry(platform, end, row).map(|square| plan.name(square).to_owned());
    PlacementRow { platform: colour, slot: slot + 1, end, entry: (1..=ROWS).map(entered).collect(), cells: cells.collect() }
}
