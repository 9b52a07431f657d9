//! From a position to the state that a viewer sees: what the viewer may not see is null.

use super::super::cards::Card;
use super::super::data::Station;
#[cfg(doc)]
use super::super::rules;
use super::super::wire::{self, ByStation, CardId, Pending, State};
use super::{FrachtExpress, Phase, Run, StationSet};
use crate::core::Viewer;

/// The position as this viewer sees it: nobody sees the deck, the stations not dealt and, before the end, the delivered
/// wagons ([`rules::NOBODY_LOOKS`]); a hand is seen by its owner.
pub(crate) fn state(position: &FrachtExpress, viewer: Viewer) -> State {
    let over = matches!(position.phase, Phase::Over(_));
    let all = viewer == Viewer::Omniscient;
    let cards = |cards: &[Card], seen: bool| cards.iter().map(|&card| seen.then(|| position.id(card))).collect();
    let players = position.at_table().map(|(seat, player)| {
        let own = all || viewer == Viewer::Seat(seat);
        let loc = wire::Locomotive { spot: player.loc.spot, facing: player.loc.shown_facing() };
        wire::Player {
            hand: cards(player.hand.pile().as_slice(), own),
            station_hand: stations(player.stations, own),
            train: position.ids(player.train.as_slice()),
            delivered: cards(player.delivered.as_slice(), all || over),
            loc: position.board.field().map(|_| loc),
            ticket: player.ticket,
            veto: player.veto,
            locked: player.locked.map(|card| position.id(card)),
        }
    });
    State {
        advanced: position.fixed.advanced,
        turn_limit: position.fixed.turn_limit,
        free_margin: position.fixed.margin,
        specials: ByStation(position.fixed.specials),
        cards: position.cards().write(),
        stations: ByStation(*position.board.stations()),
        field: position.board.field(),
        track: position.board.stacks(position.cards()),
        deck: cards(position.deck.pile().as_slice(), all),
        discard: position.ids(position.discard.as_slice()),
        station_pool: stations(position.pool, all),
        tickets_left: position.tickets_left,
        vetoes_left: position.vetoes_left,
        start_seat: position.start,
        players: players.collect(),
        turn: position.turn,
        phase: phase(position),
    }
}

/// The stations of a set, which may be hidden.
fn stations(set: StationSet, seen: bool) -> Vec<Option<Station>> {
    set.iter().map(|station| seen.then_some(station)).collect()
}

fn phase(position: &FrachtExpress) -> wire::Phase {
    let id = |card: Option<Card>| -> Option<CardId> { card.map(|card| position.id(card)) };
    match position.phase {
        Phase::ChooseStart => wire::Phase::ChooseStart {},
        Phase::DealStations(seat) => wire::Phase::DealStations { seat },
        Phase::PlaceStation(seat) => wire::Phase::PlaceStation { seat },
        Phase::Deal { seat, round } => wire::Phase::Deal { seat, round },
        Phase::Draw => wire::Phase::Draw {},
        Phase::Action => wire::Phase::Action {},
        Phase::Refill { left } => wire::Phase::Refill { left },
        Phase::Steer { run: on_way, loc } => wire::Phase::Steer { run: run(&on_way), loc },
        Phase::Crossing(on_way) => wire::Phase::Crossing { run: run(&on_way) },
        Phase::Surplus { run: on_way, limit } => wire::Phase::Surplus { run: run(&on_way), seat: on_way.loc, limit },
        Phase::Announce(station) => wire::Phase::Announce { station },
        Phase::Veto { station, stage, seat } => wire::Phase::Veto { station, stage, seat },
        Phase::Special(act) => wire::Phase::Special {
            station: act.station,
            kind: position.special_of(act.station),
            chooser: act.chooser,
            stage: act.stage,
            card: id(act.card),
            turned: id(act.turned),
            target: act.target,
            done: act.done,
        },
        Phase::Over(reason) => wire::Phase::Over { reason },
    }
}

fn run(run: &Run) -> wire::Run {
    let pending = run.pending.as_slice().iter().map(|&(loc, way)| Pending { loc, to: way.to });
    wire::Run { kind: run.kind, by: run.by, loc: run.loc, left: run.left, pending: pending.collect() }
}
