//! From the options to the position that a game begins with.

use std::sync::Arc;

use indexmap::IndexMap;

use super::board::Board;
use super::cards::{CardSet, CardTable};
use super::data::{self, AUTHORS, Field, MAX_MARGIN, STANDARD, Special, Station, TURN_LIMITS};
use super::geometry::{Cell, GRID, Side};
use super::position::{Fixed, FrachtExpress, StationSet};
use super::rules;
use super::wire::{Layout, NamedLayout, Options, OwnField, OwnLayout};
use crate::core::{ChoiceEntry, ChoiceValue, Lenient, OptionInfo, OptionKind, Refusal, Variant, refuse, require};

/// The options, for a form.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "advanced",
        kind: OptionKind::Switch,
        text: "Adds a special action to every station but A, flight tickets and veto cards. Play the basic game first.",
        rule: rules::BASIC_FIRST,
    },
    OptionInfo {
        name: "layout",
        kind: OptionKind::Choice(&["standard", "author", "free"]),
        text: "How the stations lie: in the standard layout, in the author's layout, or as the players lay them (free set-up).",
        rule: rules::OTHER_LAYOUTS,
    },
    OptionInfo {
        name: "freeMargin",
        kind: OptionKind::Whole { min: 0, max: MAX_MARGIN as u32 },
        text: "Free set-up: how many places the field reaches beyond the stations.",
        rule: rules::FIELD,
    },
    OptionInfo {
        name: "specials",
        kind: OptionKind::Choices { entries: STATIONS, values: SPECIALS },
        text: "Advanced game: the special action of each station. Kidnapping is a variant of the rulebook; A is our suggestion for it.",
        rule: rules::CHANGE_SPECIALS,
    },
    OptionInfo {
        name: "turnLimit",
        kind: OptionKind::Whole { min: TURN_LIMITS.0 as u32, max: TURN_LIMITS.1 as u32 },
        text: "The game ends after this many turns of all players together.",
        rule: rules::TURN_LIMIT,
    },
    OptionInfo {
        name: "cards",
        kind: OptionKind::Table,
        text: "If you own the box: your 50 track cards instead of ours.",
        rule: rules::CARD_SYMBOLS,
    },
];

/// The stations with their printed special actions, for a form.
const STATIONS: &[ChoiceEntry] = &[
    ChoiceEntry { name: "A", label: "Station A", value: "none" },
    ChoiceEntry { name: "B", label: "Station B", value: "ticket" },
    ChoiceEntry { name: "C", label: "Station C", value: "cardRaid" },
    ChoiceEntry { name: "D", label: "Station D", value: "closeStation" },
    ChoiceEntry { name: "E", label: "Station E", value: "raidTrain" },
    ChoiceEntry { name: "F", label: "Station F", value: "uncoupleAny" },
    ChoiceEntry { name: "G", label: "Station G", value: "vetoCard" },
    ChoiceEntry { name: "H", label: "Station H", value: "rebuild" },
    ChoiceEntry { name: "I", label: "Station I", value: "coupleAny" },
    ChoiceEntry { name: "J", label: "Station J", value: "wagonRaid" },
];

/// The special actions, for a form.
const SPECIALS: &[ChoiceValue] = &[
    ChoiceValue { value: "none", label: Special::None.label() },
    ChoiceValue { value: "ticket", label: Special::Ticket.label() },
    ChoiceValue { value: "cardRaid", label: Special::CardRaid.label() },
    ChoiceValue { value: "closeStation", label: Special::CloseStation.label() },
    ChoiceValue { value: "raidTrain", label: Special::RaidTrain.label() },
    ChoiceValue { value: "uncoupleAny", label: Special::UncoupleAny.label() },
    ChoiceValue { value: "vetoCard", label: Special::VetoCard.label() },
    ChoiceValue { value: "rebuild", label: Special::Rebuild.label() },
    ChoiceValue { value: "coupleAny", label: Special::CoupleAny.label() },
    ChoiceValue { value: "wagonRaid", label: Special::WagonRaid.label() },
    ChoiceValue { value: "kidnap", label: Special::Kidnap.label() },
];

/// The named ways to play.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let variant = |id, title, advanced, layout| {
        let layout = Layout::Named(layout).into();
        Variant { id, title, options: Options { advanced, layout, ..Options::default() } }
    };
    let mut kidnapping = variant("kidnapping", "The advanced game with kidnapping in A", true, NamedLayout::Standard);
    kidnapping.options.specials = IndexMap::from([(Station::A.to_string(), Special::Kidnap.into())]).into();
    vec![
        variant("basic", "The basic game", false, NamedLayout::Standard),
        variant("advanced", "The advanced game", true, NamedLayout::Standard),
        variant("author", "The author's layout", false, NamedLayout::Author),
        variant("author-advanced", "The author's layout, advanced", true, NamedLayout::Author),
        variant("free", "Free set-up: the players lay the stations", false, NamedLayout::Free),
        variant("free-advanced", "Free set-up: the players lay the stations, advanced", true, NamedLayout::Free),
        kidnapping,
    ]
}

/// The options of a table: the layout is told from where the stations lie, and is the free one until they all do.
pub(crate) fn options(position: &FrachtExpress) -> Options {
    let fixed = &position.fixed;
    let changed = Station::ALL
        .into_iter()
        .zip(fixed.specials)
        .filter(|&(station, special)| fixed.advanced && special != Special::PRINTED[station.index()]);
    Options {
        advanced: fixed.advanced,
        layout: layout_of(position.board.stations(), position.board.field()).into(),
        free_margin: fixed.margin.into(),
        specials: changed.map(|(station, special)| (station.to_string(), special.into())).collect::<IndexMap<_, _>>().into(),
        turn_limit: fixed.turn_limit.into(),
        cards: fixed.cards.write().into(),
    }
}

/// The layout in which the stations lie.
fn layout_of(stations: &Stations, field: Option<Field>) -> Layout {
    let Some(field) = field else { return Layout::Named(NamedLayout::Free) };
    let is = |known: &data::Layout| known.stations == *stations && known.field == field;
    if is(&STANDARD) {
        Layout::Named(NamedLayout::Standard)
    } else if is(&AUTHORS) {
        Layout::Named(NamedLayout::Author)
    } else {
        let laid = Station::ALL.into_iter().zip(stations).filter_map(|(station, cell)| Some((station, (*cell)?.into())));
        Layout::Own(OwnLayout {
            stations: laid.collect::<IndexMap<_, _>>().into(),
            field: OwnField { from: field.from.into(), to: field.to.into() },
        })
    }
}

/// The position a game begins with, before any chance: all cards in the deck, all locomotives in A
/// ([`rules::START_IN_A`]), tickets and veto cards beside the field.
pub(crate) fn setup(options: &Options, seats: u8) -> Result<FrachtExpress, Refusal> {
    let fixed = Fixed {
        advanced: options.advanced,
        turn_limit: read_turn_limit(options.turn_limit.get().copied())?,
        margin: read_margin(options.free_margin.get().copied())?,
        specials: read_specials(options)?,
        cards: read_cards(options)?,
    };
    let (stations, field) = read_layout(&options.layout)?;
    let mut position = FrachtExpress::bare(Arc::new(fixed), seats, Board::new(&stations, field));
    position.deck = CardSet::ALL;
    if field.is_none() {
        position.pool = StationSet::ALL;
    }
    Ok(position)
}

/// The cards: the built-in ones or an owner's.
pub(crate) fn read_cards(options: &Options) -> Result<CardTable, Refusal> {
    match options.cards.get() {
        Some(cards) => CardTable::read(cards.as_deref()),
        None => refuse!(rules::CARD_SYMBOLS, "cards-malformed", "cards is a list of cards with all their fields"),
    }
}

/// The turn limit, which may not even have been a number.
pub(crate) fn read_turn_limit(limit: Option<u16>) -> Result<u16, Refusal> {
    let (min, max) = TURN_LIMITS;
    match limit {
        Some(limit) if (min..=max).contains(&limit) => Ok(limit),
        _ => refuse!(
            rules::TURN_LIMIT,
            "turn-limit-out-of-range",
            "turnLimit is a whole number from {min} to {max}",
            min: Number = min,
            max: Number = max,
        ),
    }
}

/// The margin of the free set-up, which may not even have been a number.
pub(crate) fn read_margin(margin: Option<u8>) -> Result<u8, Refusal> {
    match margin {
        Some(margin) if margin <= MAX_MARGIN => Ok(margin),
        _ => refuse!(
            rules::FIELD,
            "free-margin-out-of-range",
            "freeMargin is a whole number from 0 to {max}",
            max: Number = MAX_MARGIN,
        ),
    }
}

/// The special actions: the printed ones, or what the players put in their place ([`rules::CHANGE_SPECIALS`],
/// [`rules::KIDNAP_STATION`]).
pub(crate) fn read_specials(options: &Options) -> Result<[Special; Station::COUNT], Refusal> {
    if !options.advanced {
        let none = options.specials.get().is_some_and(IndexMap::is_empty);
        require!(
            none,
            rules::BASIC_GAME,
            "specials-in-basic-game",
            "the basic game has no special actions: specials is for the advanced game"
        )?;
        return Ok([Special::None; Station::COUNT]);
    }
    let Some(given) = options.specials.get() else {
        return refuse!(
            rules::CHANGE_SPECIALS,
            "specials-malformed",
            "specials is an object with a special action for each station it names"
        );
    };
    let mut specials = Special::PRINTED;
    for (name, special) in given {
        let Some(station) = Station::parse(name) else {
            return refuse!(
                rules::CHANGE_SPECIALS,
                "specials-unknown-station",
                "specials names an unknown station: {station}",
                station: Text = name,
            );
        };
        let Some(special) = special.get() else {
            return refuse!(
                rules::CHANGE_SPECIALS,
                "specials-unknown-action",
                "specials has an unknown special action for station {station}",
                station: Place = station,
            );
        };
        specials[station.index()] = *special;
    }
    Ok(specials)
}

/// The layout of this name ([`rules::OTHER_LAYOUTS`]), one's own, or none for the free set-up.
pub(crate) fn read_layout(layout: &Lenient<Layout>) -> Result<(Stations, Option<Field>), Refusal> {
    match layout.get() {
        Some(Layout::Named(NamedLayout::Standard)) => Ok((STANDARD.stations, Some(STANDARD.field))),
        Some(Layout::Named(NamedLayout::Author)) => Ok((AUTHORS.stations, Some(AUTHORS.field))),
        Some(Layout::Named(NamedLayout::Free)) => Ok(([None; Station::COUNT], None)),
        Some(Layout::Own(own)) => {
            let (stations, field) = read_own_layout(own)?;
            Ok((stations, Some(field)))
        }
        None => refuse!(
            rules::OTHER_LAYOUTS,
            "layout-unknown",
            "layout is standard, author, free or an own one with stations and field"
        ),
    }
}

fn read_own_layout(own: &OwnLayout) -> Result<(Stations, Field), Refusal> {
    let given = match own.stations.get() {
        Some(given) if given.len() == Station::COUNT => given,
        _ => return refuse!(rules::OTHER_LAYOUTS, "layout-stations", "layout.stations has exactly the ten stations A to J"),
    };
    let Some((&from, &to)) = own.field.from.get().zip(own.field.to.get()) else {
        return refuse!(rules::FIELD, "layout-field", "layout.field goes from a cell to a cell: a1 to y25");
    };
    let field = Field { from, to };
    let mut stations = [None; Station::COUNT];
    for (station, place) in Station::ALL.into_iter().zip(&mut stations) {
        *place = given.get(&station).and_then(Lenient::get).copied();
        require!(
            place.is_some(),
            rules::FIELD,
            "layout-cell",
            "layout.stations has no cell for station {station}: a1 to y25",
            station: Place = station,
        )?;
    }
    check_layout(&stations, field)?;
    Ok((stations, field))
}

/// Where each station lies; none while it is not laid.
pub(crate) type Stations = [Option<Cell>; Station::COUNT];

/// What every layout must keep: the field is a rectangle, the stations lie in it, no two on one cell, no two side by side.
pub(crate) fn check_layout(stations: &Stations, field: Field) -> Result<(), Refusal> {
    require!(
        field.from.column() <= field.to.column() && field.from.row() <= field.to.row(),
        rules::FIELD,
        "field-corners",
        "{from} is not the upper left corner of a field down to {to}",
        from: Place = field.from,
        to: Place = field.to,
    )?;
    check_stations(stations)?;
    for (station, cell) in Station::ALL.into_iter().zip(stations) {
        if let Some(cell) = cell.filter(|&cell| !field.contains(cell)) {
            return refuse!(
                rules::FIELD,
                "station-outside-field",
                "station {station} on {cell} is outside the field",
                station: Place = station,
                cell: Place = cell,
            );
        }
    }
    Ok(())
}

/// No two stations on one cell, and none side by side.
pub(crate) fn check_stations(stations: &Stations) -> Result<(), Refusal> {
    for (station, &cell) in Station::ALL.into_iter().zip(stations) {
        let Some(cell) = cell else { continue };
        for (other, &place) in Station::ALL.into_iter().zip(stations).skip(station.index() + 1) {
            require!(
                place != Some(cell),
                rules::OTHER_LAYOUTS,
                "stations-on-one-cell",
                "stations {one} and {other} are on one cell",
                one: Place = station,
                other: Place = other,
            )?;
            require!(
                place.is_none() || Side::ALL.into_iter().all(|side| cell.over(side) != place),
                rules::NOT_SIDE_BY_SIDE,
                "stations-side-by-side",
                "stations {one} and {other} are side by side",
                one: Place = station,
                other: Place = other,
            )?;
        }
    }
    Ok(())
}

/// The field of a free set-up: the smallest rectangle round all stations, widened ([`rules::FIELD`]).
pub(crate) fn free_field(stations: &Stations, margin: u8) -> Field {
    let cells = || stations.iter().flatten();
    let low = |at: Option<u8>| at.unwrap_or(0).saturating_sub(margin);
    let high = |at: Option<u8>| (at.unwrap_or(0) + margin).min(GRID - 1);
    Field {
        from: Cell::at(low(cells().map(|cell| cell.column()).min()), low(cells().map(|cell| cell.row()).min())),
        to: Cell::at(high(cells().map(|cell| cell.column()).max()), high(cells().map(|cell| cell.row()).max())),
    }
}
