//! What must hold in every position of a game, whatever was played. The tests of rules, the conformance suite and the fuzz
//! targets call this at every ply.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use ludotheque::core::{Game, Viewer};
use ludotheque::games::{frachtexpress, kopis, koplopers, ptites_locos, troia};
use serde_json::Value;

/// Checks the invariants of whichever game this is. A game without a line here is held to its own validation of positions.
pub fn hold<G: Game>(position: &G) {
    let state: &dyn Any = &position.state(Viewer::Omniscient);
    let known = [
        state.downcast_ref().map(kopis),
        state.downcast_ref().map(ptites_locos),
        state.downcast_ref().map(troia),
        state.downcast_ref().map(frachtexpress),
        state.downcast_ref().map(koplopers),
    ];
    if known.iter().all(Option::is_none) && position.outcome().is_none() {
        let read = G::from_state(&position.state(Viewer::Omniscient));
        assert_eq!(read.as_ref(), Ok(position), "{}: the position is not one that it takes back", G::INFO.id);
    }
}

/// Two fortresses of each colour in the battle, and eight factions a seat wherever they are.
pub fn kopis(state: &kopis::State) {
    let count = |letter: char| state.board.iter().flat_map(|row| row.chars()).filter(|&found| found == letter).count();
    let waiting = [state.waiting.south.len() + state.waiting.west.len(), state.waiting.north.len() + state.waiting.east.len()];
    for (seat, (faction, fortress)) in [('r', 'R'), ('b', 'B')].into_iter().enumerate() {
        let gone = usize::from(state.captured[1 - seat] + state.lost[seat]);
        assert_eq!(waiting[seat] + count(faction) + gone, 8, "the factions of seat {seat}");
        if state.phase != kopis::Phase::Placement {
            assert_eq!(count(fortress), 2, "the fortresses of seat {seat}");
        }
    }
}

/// Sixteen places that nobody shares, three platforms in three slots, twelve tiles or none, and no arrival space taken.
pub fn ptites_locos(state: &ptites_locos::State) {
    use ptites_locos::PhaseName;
    let seats = usize::from(state.players);
    assert!(state.locos.len() == seats && state.locos.iter().all(|own| own.len() == 4), "four locomotives a seat");
    let mut places: Vec<&str> =
        state.locos.iter().flatten().map(|place| place.0.as_str()).filter(|&place| place != "hand").collect();
    assert!(places.iter().all(|place| !["ao", "am", "ai"].contains(place)), "nobody stays on an arrival space");
    let home = state.locos.iter().map(|own| own.iter().filter(|place| place.0.starts_with("shed")).count());
    let full: Vec<usize> = home.enumerate().filter(|(_, home)| *home >= 3).map(|(seat, _)| seat).collect();
    assert_eq!(full, state.winner.map(|winner| winner.index()).into_iter().collect::<Vec<_>>(), "three at home win");
    let all = places.len();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), all, "two locomotives in one place");
    let mut slots = [state.platforms.blue.slot, state.platforms.red.slot, state.platforms.yellow.slot];
    slots.sort_unstable();
    assert!(slots.windows(2).all(|pair| pair[0] < pair[1]) && slots[0] >= 1 && slots[2] <= 4, "three slots of four");
    let tiles = state.tiles.iter().sum::<u32>() + state.reserve;
    assert_eq!(tiles, if state.options.repair_tiles { 12 } else { 0 }, "repair tiles");
    let rolled = matches!(state.phase, PhaseName::Platform | PhaseName::Loco | PhaseName::Again);
    assert!(state.roll.is_some() == rolled || state.phase == PhaseName::Over, "dice lie on the table when they have been rolled");
}

/// Every piece and every card is somewhere, once; the score track and the fronts are as the rules say. The conformance
/// suite calls this at every ply, so it counts without making anything.
pub fn troia(state: &troia::State) {
    use troia::{Card, CardSet, Face, Kind, Layer, PhaseName, Place};
    let players = state.seats.len();
    assert_eq!(state.pieces.len(), if players == 2 { 57 } else { 73 });
    let mut last = None;
    let mut identities = Vec::with_capacity(73);
    let mut fronts = [0; 4];
    let (mut mound, mut free) = (0, 0);
    for piece in &state.pieces {
        assert!(last < Some(piece.id), "handles ascend");
        last = Some(piece.id);
        identities.push((piece.layer, piece.cell));
        assert!(players > 2 || piece.layer != Some(Layer::VI), "two players have no Troy VI");
        assert!(!(piece.kind == Some(Kind::Rubble) && piece.shown == Some(Face::Plan)), "rubble shows no plan");
        match piece.place {
            Place::Mound { free: true, seen, .. } => {
                assert!(seen, "every free piece is seen");
                free += 1;
                mound += 1;
            }
            Place::Mound { .. } => mound += 1,
            Place::Front { seat } => fronts[seat.index()] += 1,
            Place::Tent { .. } | Place::Published { .. } => {}
        }
    }
    identities.sort_unstable();
    assert!(identities.is_sorted_by(|a, b| a < b), "every piece exists once");
    assert!(mound == 0 || free > 0, "a mound that is not empty has a free piece");
    let most = if state.phase == PhaseName::Dig { 7 } else { 5 };
    assert!(fronts.iter().all(|&front| front <= most), "{fronts:?} pieces in front");
    let mut cards = CardSet::EMPTY;
    let mut put = |card: Card| {
        assert!(!cards.contains(card), "card {card} exists once");
        cards.insert(card);
    };
    state.permits.iter().flatten().for_each(|&card| put(card));
    for seat in &state.seats {
        let hidden = seat.hand.iter().chain(&seat.set_aside).flatten();
        hidden.chain(&seat.choice).chain(&seat.played).for_each(|&card| put(card));
    }
    assert_eq!(cards.len() as usize, 12 * players + 16, "every card is somewhere");
    for (n, seat) in state.seats.iter().enumerate() {
        let level = state.seats.iter().take(n).any(|other| other.renown == seat.renown);
        assert!(seat.renown >= 0 && (seat.renown == 0 || !level), "no two pawns stand on one space");
    }
}

/// 50 track cards, 2 tickets, 4 veto cards and 10 stations, each in exactly one place.
pub fn frachtexpress(state: &frachtexpress::State) {
    use frachtexpress::{Phase, Special, Stage};
    let hidden = |cards: &[Option<_>]| cards.iter().flatten().cloned().collect::<Vec<_>>();
    let mut cards = hidden(&state.deck);
    cards.extend(state.discard.iter().cloned());
    cards.extend(state.track.iter().flat_map(|stack| stack.stack.iter().map(|laid| laid.card.clone())));
    for player in &state.players {
        cards.extend(hidden(&player.hand));
        cards.extend(player.train.iter().cloned());
        cards.extend(hidden(&player.delivered));
        assert!(player.train.len() <= 5);
    }
    if let Phase::Special { kind: Special::CloseStation, stage: Stage::Site, card, .. } = &state.phase {
        cards.extend(card.iter().cloned());
    }
    let mut names: Vec<String> = cards.iter().map(ToString::to_string).collect();
    names.sort();
    names.dedup();
    assert_eq!((cards.len(), names.len()), (50, 50), "each card is in exactly one place");
    let held = |has: fn(&frachtexpress::Player) -> bool| state.players.iter().filter(|player| has(player)).count();
    assert_eq!(usize::from(state.tickets_left) + held(|player| player.ticket), 2, "two flight tickets");
    assert_eq!(usize::from(state.vetoes_left) + held(|player| player.veto), 4, "four veto cards");
    let laid = state.stations.0.iter().flatten().count();
    let dealt: usize = state.players.iter().map(|player| player.station_hand.len()).sum();
    assert_eq!(laid + state.station_pool.len() + dealt, 10, "ten stations");
}

/// Every token, card and unit is in exactly one place; loads within capacity but for an open exchange; one train per section
/// but for overtaking.
pub fn koplopers(state: &koplopers::State) {
    use koplopers::Phase;
    let (tokens, cards, rounds) = match &state.board {
        Some(board) => (&board.tokens, &board.disruption_cards, board.constants.rounds),
        None => (&BOX.0, &BOX.1, BOX.2),
    };
    let passengers: BTreeMap<_, u64> = tokens.iter().map(|token| (token.id, token.passengers.into())).collect();
    let loads = state.seats.iter().flat_map(|player| &player.trains).flat_map(|train| &train.load);
    let boxes = state.seats.iter().flat_map(|player| &player.delivered);
    let waiting = state.waiting.0.iter().flat_map(|(_, tokens)| tokens);
    let lying: Vec<_> = loads.chain(boxes).chain(waiting).copied().collect();
    assert_eq!(sorted(lying), passengers.keys().copied().collect::<Vec<_>>(), "every token lies in one place");
    let hands = state.seats.iter().flat_map(|player| &player.hand).flatten();
    let held: Vec<_> = hands.chain(state.deck.iter().flatten()).chain(&state.discard).copied().collect();
    assert_eq!(sorted(held), sorted(cards.clone()), "every card lies in one place");
    let chips = [state.chips.A, state.chips.B, state.chips.C];
    assert!(chips.iter().flatten().all(|chip| state.waiting.0.iter().any(|(station, _)| station == chip)));
    let mut sections = Vec::new();
    for (seat, player) in state.seats.iter().enumerate() {
        let units: Vec<_> = player.trains.iter().flat_map(|train| &train.units).collect();
        assert!(units.len() <= 3 && distinct(&units) == units.len(), "the units of seat {seat}");
        for train in &player.trains {
            assert!(train.units.len() <= 2);
            let load: u64 = train.load.iter().map(|token| passengers[token]).sum();
            let open = seat == usize::from(state.turn.0)
                && match state.phase {
                    Phase::Exchange { a, b } => train.id == a || train.id == b,
                    Phase::Dividing { train: divided, .. } => train.id == divided,
                    _ => false,
                };
            assert!(open || load <= 500 * train.units.len() as u64, "seat {seat} carries {load}");
            sections.push(train.section);
        }
    }
    let beside = usize::from(matches!(state.phase, Phase::Passing { .. }));
    assert_eq!(distinct(&sections) + beside, sections.len(), "one train per section, and one beside another while it is passing");
    let last = [rounds.two, rounds.three, rounds.four][state.seats.len() - 2];
    assert!(state.points <= 5 && (1..=last).contains(&state.round));
}

/// The tokens, the cards and the rounds of the specification.
static BOX: LazyLock<(Vec<koplopers::Token>, Vec<koplopers::StationId>, koplopers::PerPlayers)> = LazyLock::new(|| {
    let file: Value = serde_json::from_str(include_str!("../vectors/koplopers.json")).unwrap();
    let board = &file["board"];
    (
        serde_json::from_value(board["tokens"].clone()).unwrap(),
        serde_json::from_value(board["disruptionCards"].clone()).unwrap(),
        serde_json::from_value(file["constants"]["rounds"].clone()).unwrap(),
    )
});

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}

fn distinct<T: Ord + Clone>(items: &[T]) -> usize {
    let mut items = sorted(items.to_vec());
    items.dedup();
    items.len()
}
