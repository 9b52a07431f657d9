//! What is in the box of FrachtExpress, as a front end draws it: the tables of the specification, with an owner's own where
//! the options bring any.

use std::borrow::Cow;

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use super::cards::{Card, CardTable};
use super::data::{
    ACTION_VALUES, AUTHORS, CARDS, CROSSING_SLEEPERS, EDGE_SLEEPERS, FIRST_CELL, Field, LOCOMOTIVE_COLOURS, LOCOMOTIVES, MARGIN,
    MAX_CLOSED_STATIONS, MAX_TICKETS_PER_PLAYER, MAX_VETOES_PER_PLAYER, MAX_WAGONS, MIDDLE_SLEEPERS, RING, STANDARD, START_HAND,
    Special, Station, TICKETS, TURN_LIMIT, VETOES, WAGON_VALUES,
};
use super::elements::{Element, Elements};
use super::geometry::{Cell, GRID, Side};
use super::options::{Stations, read_cards, read_layout, read_specials};
use super::patterns::Pattern;
use super::position::FrachtExpress;
#[cfg(doc)]
use super::rules;
use super::wire::{CardId, Layout, NamedLayout, Options};
use crate::core::Game;

/// What is in the box, and the tables that a front end draws from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressComponents"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Components {
    /// How many there are of each thing.
    pub components: Vec<CountRow>,
    /// The colours of the locomotives, by seat.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    pub locomotive_colours: Vec<Cow<'static, str>>,
    /// The numbers in the rules.
    pub limits: Limits,
    /// Sides, pieces of track and sleepers of a card.
    pub geometry: Geometry,
    /// The stations A to J, with the special actions that were chosen for the advanced game.
    pub stations: Vec<StationRow>,
    /// Special actions that no station has until they are chosen for one.
    pub other_specials: Vec<SpecialRow>,
    /// The built-in layouts, and last an owner's or the one that the players laid.
    pub layouts: Vec<LayoutRow>,
    /// Which layout is in use.
    pub layout: LayoutId,
    /// What the free set-up begins with.
    pub free: FreeLayout,
    /// The kinds of track.
    pub patterns: Vec<PatternRow>,
    /// The 50 track cards.
    pub cards: Vec<CardRow>,
}

/// How many there are of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressCountRow"))]
#[serde(deny_unknown_fields)]
pub struct CountRow {
    /// The thing.
    pub id: Item,
    /// How many.
    pub count: u8,
}

/// A thing in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressItem"))]
#[serde(rename_all = "camelCase")]
pub enum Item {
    /// A square card with track, a wagon and an action value.
    TrackCard,
    /// A station card.
    Station,
    /// The card in front of a player where the train begins.
    LocomotiveCard,
    /// A veto card.
    VetoCard,
    /// A flight ticket.
    FlightTicket,
    /// A wooden locomotive.
    Locomotive,
}

/// The numbers in the rules. Pairs are the smallest and the largest value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLimits"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Limits {
    /// How many play.
    pub players: [u8; 2],
    /// Cards that every player is dealt.
    pub start_hand: u8,
    /// Wagons in a train at the most.
    pub max_wagons: u8,
    /// Flight tickets of a player at the most.
    pub max_tickets_per_player: u8,
    /// Veto cards of a player at the most.
    pub max_vetoes_per_player: u8,
    /// Closed stations at the most.
    pub max_closed_stations: u8,
    /// Wagon values of cards.
    pub wagon_values: [u8; 2],
    /// Action values of cards.
    pub action_values: [u8; 2],
    /// The game ends after this turn.
    pub turn_limit: u16,
    /// Free set-up: how far the field reaches beyond the stations.
    pub free_margin: u8,
}

/// Sides, pieces of track and sleepers of a card. Track leaves a card in the middle of its sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressGeometry"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Geometry {
    /// The four sides, clockwise.
    pub sides: Vec<Side>,
    /// The side across a card, which is also the side of the neighbour that is touched.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressSide, FrachtExpressSide>"))]
    pub opposite: IndexMap<Side, Side>,
    /// How column and row change over a side.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressSide, [columns: number, rows: number]>"))]
    pub step: IndexMap<Side, [i8; 2]>,
    /// What a side becomes when its card is turned.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressSide, FrachtExpressSide>"))]
    pub quarter_turn_clockwise: IndexMap<Side, Side>,
    /// The pieces of track, each named after the two sides that it joins.
    pub elements: Vec<Element>,
    /// How many sleepers a card has where.
    pub sleepers: Sleepers,
}

/// How many sleepers a card has where: the spots on which a locomotive can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressSleepers"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Sleepers {
    /// At a side with track, shared by all pieces of track that use it.
    pub edge: u8,
    /// In the middle of a piece of track.
    pub middle: u8,
    /// In the middle of a crossing.
    pub crossing_middle: u8,
    /// On the way over a card.
    pub per_passage: u8,
    /// On the way over a crossing.
    pub per_crossing_passage: u8,
}

/// A station.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressStationRow"))]
#[serde(deny_unknown_fields)]
pub struct StationRow {
    /// Its letter.
    pub id: Station,
    /// Its special action: the printed one, which counts in the advanced game alone, or the one that was chosen instead.
    pub special: Special,
    /// What the special action is called; «Start» for A without one.
    #[cfg_attr(test, ts(type = "string"))]
    pub label: Cow<'static, str>,
}

/// A special action that no printed station has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressSpecialRow"))]
#[serde(deny_unknown_fields)]
pub struct SpecialRow {
    /// The special action.
    pub special: Special,
    /// What it is called.
    #[cfg_attr(test, ts(type = "string"))]
    pub label: Cow<'static, str>,
}

/// How the stations lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLayoutRow"))]
#[serde(deny_unknown_fields)]
pub struct LayoutRow {
    /// Which layout it is.
    pub id: LayoutId,
    /// Where track may lie.
    pub field: Field,
    /// The cell of each station.
    #[cfg_attr(test, ts(type = "Record<FrachtExpressStation, FrachtExpressCell>"))]
    pub stations: IndexMap<Station, Cell>,
    /// The stations as they follow each other, each by a corner of the next, where they form a ring.
    #[cfg_attr(test, ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub ring: Option<Vec<Station>>,
}

/// The name of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressLayoutId"))]
#[serde(rename_all = "camelCase")]
pub enum LayoutId {
    /// The standard layout.
    Standard,
    /// The author's layout.
    Author,
    /// The players are laying the stations: no row of `layouts` has it.
    Free,
    /// An owner's, or the one that the players laid.
    Own,
}

/// What the free set-up begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressFreeLayout"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FreeLayout {
    /// Where the first station lies.
    pub first_cell: Cell,
    /// All cells that there are.
    pub grid: Field,
}

/// A kind of track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressPatternRow"))]
#[serde(deny_unknown_fields)]
pub struct PatternRow {
    /// Its name.
    pub id: Pattern,
    /// Its pieces of track when it is not turned.
    pub elements: Vec<Element>,
    /// In how many ways it can be turned; a card is never turned further.
    pub turns: u8,
    /// How many cards show it.
    pub count: u8,
    /// Whether it is driven straight over and turns a card.
    pub crossing: bool,
}

/// A track card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FrachtExpressCardRow"))]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    /// Its id.
    pub id: CardId,
    /// The kind of track.
    pub pattern: Pattern,
    /// The wagon value: points when it is delivered, spaces when it is driven.
    pub wagon: u8,
    /// Where the wagon is coupled.
    pub from: Station,
    /// Where it is uncoupled.
    pub to: Station,
    /// The action value.
    pub action: u8,
    /// The pieces of track of its pattern when it is not turned.
    pub elements: Vec<Element>,
}

/// What is in the box at a table with these options, which are valid.
pub(crate) fn components(options: &Options) -> Components {
    const VALID: &str = "the options are those of a table";
    let specials = if options.advanced { read_specials(options).expect(VALID) } else { Special::PRINTED };
    let cards = read_cards(options).expect(VALID);
    let mut layouts = vec![
        layout_row(LayoutId::Standard, &STANDARD.stations, STANDARD.field, Some(RING.to_vec())),
        layout_row(LayoutId::Author, &AUTHORS.stations, AUTHORS.field, None),
    ];
    let layout = layout_id(options);
    if let (LayoutId::Own, (stations, Some(field))) = (layout, read_layout(&options.layout).expect(VALID)) {
        layouts.push(layout_row(LayoutId::Own, &stations, field, None));
    }
    Components {
        components: counts(),
        locomotive_colours: LOCOMOTIVE_COLOURS.map(Cow::Borrowed).to_vec(),
        limits: limits(options),
        geometry: geometry(),
        stations: Station::ALL.into_iter().zip(specials).map(|(id, special)| station(id, special)).collect(),
        other_specials: Special::OTHERS.map(|special| SpecialRow { special, label: special.label().into() }).to_vec(),
        layouts,
        layout,
        free: FreeLayout { first_cell: FIRST_CELL, grid: Field { from: Cell::at(0, 0), to: Cell::at(GRID - 1, GRID - 1) } },
        patterns: Pattern::ALL.map(|id| pattern(id, &cards)).to_vec(),
        cards: Card::all().map(|id| card(id, &cards)).collect(),
    }
}

fn counts() -> Vec<CountRow> {
    let row = |id, count: usize| CountRow { id, count: count as u8 };
    vec![
        row(Item::TrackCard, CARDS),
        row(Item::Station, Station::COUNT),
        row(Item::LocomotiveCard, LOCOMOTIVES),
        row(Item::VetoCard, VETOES.into()),
        row(Item::FlightTicket, TICKETS.into()),
        row(Item::Locomotive, LOCOMOTIVES),
    ]
}

fn limits(options: &Options) -> Limits {
    Limits {
        players: [FrachtExpress::INFO.min_players, FrachtExpress::INFO.max_players],
        start_hand: START_HAND,
        max_wagons: MAX_WAGONS as u8,
        max_tickets_per_player: MAX_TICKETS_PER_PLAYER,
        max_vetoes_per_player: MAX_VETOES_PER_PLAYER,
        max_closed_stations: MAX_CLOSED_STATIONS,
        wagon_values: WAGON_VALUES.into(),
        action_values: ACTION_VALUES.into(),
        turn_limit: options.turn_limit.get().copied().unwrap_or(TURN_LIMIT),
        free_margin: options.free_margin.get().copied().unwrap_or(MARGIN),
    }
}

fn geometry() -> Geometry {
    let sides = Side::ALL.into_iter();
    Geometry {
        sides: Side::ALL.to_vec(),
        opposite: sides.clone().map(|side| (side, side.opposite())).collect(),
        step: sides.clone().map(|side| (side, side.step())).collect(),
        quarter_turn_clockwise: sides.map(|side| (side, side.turned())).collect(),
        elements: Element::ALL.to_vec(),
        sleepers: Sleepers {
            edge: EDGE_SLEEPERS,
            middle: MIDDLE_SLEEPERS,
            crossing_middle: CROSSING_SLEEPERS,
            per_passage: 2 * EDGE_SLEEPERS + MIDDLE_SLEEPERS,
            per_crossing_passage: 2 * EDGE_SLEEPERS + CROSSING_SLEEPERS,
        },
    }
}

fn station(id: Station, special: Special) -> StationRow {
    // The rulebook names A by what it is for ([`rules::STATION_A`]).
    let label = if id == Station::A && special == Special::None { "Start" } else { special.label() };
    StationRow { id, special, label: label.into() }
}

fn layout_id(options: &Options) -> LayoutId {
    match options.layout.get() {
        Some(Layout::Named(NamedLayout::Author)) => LayoutId::Author,
        Some(Layout::Named(NamedLayout::Free)) => LayoutId::Free,
        Some(Layout::Own(_)) => LayoutId::Own,
        Some(Layout::Named(NamedLayout::Standard)) | None => LayoutId::Standard,
    }
}

fn layout_row(id: LayoutId, stations: &Stations, field: Field, ring: Option<Vec<Station>>) -> LayoutRow {
    let laid = Station::ALL.into_iter().zip(stations).filter_map(|(station, cell)| Some((station, (*cell)?)));
    LayoutRow { id, field, stations: laid.collect(), ring }
}

fn pattern(id: Pattern, cards: &CardTable) -> PatternRow {
    let shown = Card::all().filter(|&card| cards.face(card).pattern == id);
    PatternRow {
        id,
        elements: id.elements().to_vec(),
        turns: id.turns(),
        count: shown.count() as u8,
        crossing: Elements::of(id.elements()).is_crossing(),
    }
}

fn card(card: Card, cards: &CardTable) -> CardRow {
    let face = cards.face(card);
    CardRow {
        id: cards.id(card),
        pattern: face.pattern,
        wagon: face.wagon,
        from: face.from,
        to: face.to,
        action: face.action,
        elements: face.pattern.elements().to_vec(),
    }
}
