//! How a game begins: the options, the mound and the cards.

use super::data::{self, Cell, Colour, Face, Kind, Layer, PIECES, SEATS};
use super::frame::Cells;
use super::ids::{Handle, PieceSet};
use super::mound::{Heap, Plate};
use super::position::{Find, Phase, PlanOption, Site, Troia};
use super::rules;
use super::wire::{Options, PlanSource, PlanTable, Plans};
use crate::core::{Refusal, Rng, SeatSet, refuse, require};

/// Builds the mound and deals the cards ([`rules::PREPARATION_ORDER`]).
pub(super) fn setup(options: &Options, players: u8, rng: &mut impl Rng) -> Result<Troia, Refusal> {
    let colours = match &options.colours {
        None => Colour::ALL,
        Some(colours) => match colours.get() {
            Some(colours) => read_colours(colours, players)?,
            None => {
                return refuse!(
                    rules::TENTS_AND_PAWNS,
                    "colours-unreadable",
                    "colours must be a list of red, blue, yellow and green, one for each seat"
                );
            }
        },
    };
    let Some(plans) = options.plans.get() else {
        return refuse!(
            rules::WHICH_ARE_PLANS,
            "plans-unreadable",
            "plans must be \"drawn\", \"box\" or a table with the plan cells of each layer"
        );
    };
    let plans = PlanOption::read(plans)?;
    let (finds, plates) = pour(plans, players, rng);
    let pieces = PieceSet::first_of(data::pieces_of(players));
    let heap = Heap::new(plates, pieces, options.bridges);
    let site = Site { players, colours, plans, contours: options.contours, bridges: options.bridges, finds, heap };
    let phase = match players {
        // Two players keep all their cards, so nothing is asked: rules::CHOOSING_STARTING_CARDS.
        2 => Phase::StartPieces,
        _ => Phase::ChooseCards { waiting: SeatSet::all(players) },
    };
    Ok(Troia::with(site, pieces, phase))
}

/// The colours of the seats ([`rules::TENTS_AND_PAWNS`]), all different ([`rules::A_COLOUR_EACH`]).
pub(super) fn read_colours(colours: &[Colour], players: u8) -> Result<[Colour; SEATS], Refusal> {
    let distinct = colours.iter().enumerate().all(|(n, colour)| !colours[..n].contains(colour));
    require!(
        distinct && colours.len() == usize::from(players),
        rules::TENTS_AND_PAWNS,
        "colours-not-distinct",
        "colours must give each seat one colour, all different"
    )?;
    let mut all = Colour::ALL;
    all.iter_mut().zip(colours).for_each(|(seat, colour)| *seat = *colour);
    Ok(all)
}

impl PlanOption {
    /// Reads the option; a table names all five layers, each with any of its cells ([`rules::WHICH_ARE_PLANS`]).
    pub(super) fn read(plans: &Plans) -> Result<Self, Refusal> {
        let PlanTable(table) = match plans {
            Plans::Named(PlanSource::Drawn) => return Ok(Self::Drawn),
            Plans::Named(PlanSource::Box) => return Ok(Self::Box),
            Plans::Table(table) => table,
        };
        require!(
            table.len() == Layer::ALL.len() && Layer::ALL.iter().all(|layer| table.contains_key(layer.id())),
            rules::WHICH_ARE_PLANS,
            "plan-table-layers",
            "a table of plan cells must name the layers I, II, VI, VII and VIII and no others"
        )?;
        let mut cells = [Cells::EMPTY; Layer::ALL.len()];
        for (layer, set) in Layer::ALL.into_iter().zip(&mut cells) {
            for name in table.get(layer.id()).into_iter().flatten() {
                let cell = Cell::parse(name).filter(|&cell| layer.cells().minus(*set).contains(cell));
                let Some(cell) = cell else {
                    return refuse!(
                        rules::WHICH_ARE_PLANS,
                        "plan-table-cells",
                        "a table of plan cells must name cells that the layer has, each once: not {cell} in layer {layer}",
                        cell: Text = name,
                        layer: Term = layer.id(),
                    );
                };
                set.insert(cell);
            }
        }
        Ok(Self::Table(cells))
    }

    /// The option as JavaScript sees it.
    pub(super) fn write(self) -> Plans {
        match self {
            Self::Drawn => Plans::Named(PlanSource::Drawn),
            Self::Box => Plans::Named(PlanSource::Box),
            Self::Table(cells) => {
                let names = |cells: Cells| cells.iter().map(|cell| cell.to_string()).collect();
                let rows = Layer::ALL.iter().zip(cells);
                Plans::Table(PlanTable(rows.map(|(layer, cells)| (layer.id().to_owned(), names(cells))).collect()))
            }
        }
    }

    /// The plan cells of each layer, unless they are drawn for each game.
    pub(super) fn fixed_cells(self) -> Option<[Cells; Layer::ALL.len()]> {
        match self {
            Self::Drawn => None,
            Self::Box => Some(Layer::ALL.map(Layer::box_plans)),
            Self::Table(cells) => Some(cells),
        }
    }

    /// The plan cells of each layer in use; only "drawn" asks the generator.
    fn cells(self, layers: &[Layer], rng: &mut impl Rng) -> [Cells; Layer::ALL.len()] {
        self.fixed_cells().unwrap_or_else(|| {
            let mut all = [Cells::EMPTY; Layer::ALL.len()];
            for &layer in layers {
                let mut cells: Vec<Cell> = layer.cells().iter().collect();
                rng.shuffle(&mut cells);
                for &cell in cells.iter().take(layer.plan_pieces()) {
                    all[layer.index()].insert(cell);
                }
            }
            all
        })
    }
}

/// Throws the pieces, layer by layer, oldest first ([`rules::BUILDING_THE_MOUND`], [`rules::POURING`]). The handles are
/// shuffled first: in the order of throwing they would tell the layer.
fn pour(plans: PlanOption, players: u8, rng: &mut impl Rng) -> ([Find; PIECES], [Plate; PIECES]) {
    let layers = Layer::used_by(players);
    let plan_cells = plans.cells(layers, rng);
    let mut handles: Vec<Handle> = (0..data::pieces_of(players)).map(Handle::at).collect();
    rng.shuffle(&mut handles);
    let mut finds = [Find::NONE; PIECES];
    let mut plates = [Plate::default(); PIECES];
    let mut lying = Vec::with_capacity(PIECES);
    for &layer in layers {
        let mut cells: Vec<Cell> = layer.cells().iter().collect();
        rng.shuffle(&mut cells);
        for cell in cells {
            let handle = handles[lying.len()];
            let plate = Plate::throw(&lying, rng);
            lying.push(plate);
            plates[handle.index()] = plate;
            let kind = if plan_cells[layer.index()].contains(cell) { Kind::Plan } else { Kind::Rubble };
            let shown = draw_face(kind, rng);
            finds[handle.index()] = Find { layer, cell, kind, shown };
        }
    }
    (finds, plates)
}

/// Which face lands up: a rubble piece shows a symbol either way.
pub(super) fn draw_face(kind: Kind, rng: &mut impl Rng) -> Face {
    match (rng.below(2), kind) {
        (1, Kind::Plan) => Face::Plan,
        _ => Face::Symbol,
    }
}
