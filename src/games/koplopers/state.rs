//! The state that others see of a position: ids in place of indices, and null for what a viewer may not see.

use super::position::{Koplopers, Offer, Pair, Phase, Train};
use super::sets::Station;
use super::wire::{self, Chips, OfferMade, State, StationId, TrainNo, Waiting};
use crate::core::{Seat, Viewer};

/// What this viewer sees: a hand is its owner's secret, the draw pile everybody's.
pub(super) fn state(position: &Koplopers, viewer: Viewer) -> State {
    let graph = &*position.graph;
    let [a, b, c] = position.chips.map(|chip| station_id(position, chip));
    let waiting = graph.stations().map(|at| (graph.station_id(at), graph.token_ids(position.waiting.at(at))));
    State {
        variant: position.variant,
        coupled_trains: position.coupled_trains,
        board: graph.board().cloned(),
        round: position.round,
        last_round: position.last_round,
        turn: position.turn,
        phase: phase(position),
        points: position.points,
        disruption_played: position.disruption_played,
        seats: Seat::all(position.seats).map(|seat| player(position, seat, viewer)).collect(),
        waiting: Waiting(waiting.collect()),
        chips: Chips { A: a, B: b, C: c },
        disc: position.disc,
        deck: cards(position, position.deck.iter(), viewer == Viewer::Omniscient),
        discard: position.discard.iter().map(|card| graph.station_id(card)).collect(),
        shifted: graph.token_ids(position.shifted),
        offers_made: offers_made(position),
    }
}

fn station_id(position: &Koplopers, station: Option<Station>) -> Option<StationId> {
    station.map(|station| position.graph.station_id(station))
}

fn cards(position: &Koplopers, cards: impl Iterator<Item = Station>, seen: bool) -> Vec<Option<StationId>> {
    cards.map(|card| station_id(position, seen.then_some(card))).collect()
}

fn player(position: &Koplopers, seat: Seat, viewer: Viewer) -> wire::Player {
    let player = position.player(seat);
    let seen = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
    wire::Player {
        hand: cards(position, player.hand.iter(), seen),
        repair_card: player.repair_card,
        started: player.started,
        delivered: position.graph.token_ids(player.delivered),
        trains: player.trains().map(|(no, own)| train(position, no, own)).collect(),
    }
}

fn train(position: &Koplopers, no: TrainNo, train: &Train) -> wire::Train {
    let now = train.now;
    wire::Train {
        id: no,
        units: std::iter::once(no).chain(train.second).collect(),
        section: position.graph.track_id(train.track),
        toward: station_id(position, train.toward),
        open: train.open,
        load: position.graph.token_ids(train.load),
        turned: train.turned,
        rested_at: station_id(position, train.rested_at),
        now: wire::Now {
            spent: now.spent,
            drove: now.drove,
            moved: now.moved,
            acted: now.acted,
            halted: now.halted,
            shunted: now.shunted,
            built: now.built,
            free_at: station_id(position, now.free_at),
        },
    }
}

fn phase(position: &Koplopers) -> wire::Phase {
    let tokens = |tokens| position.graph.token_ids(tokens);
    match position.phase {
        Phase::Act => wire::Phase::Act {},
        Phase::Passing { train, keep } => wire::Phase::Passing { train, keep },
        Phase::Boarding { train } => wire::Phase::Boarding { train },
        Phase::Exchange { a, b } => wire::Phase::Exchange { a, b },
        Phase::Dividing { train, new } => wire::Phase::Dividing { train, new_train: new },
        Phase::Offering(Offer { pair: Pair { train, with_seat, with_train }, give, take }) => {
            wire::Phase::Offering { train, with_seat, with_train, give: tokens(give), take: tokens(take) }
        }
        Phase::Answering(Offer { pair: Pair { train, with_seat, with_train }, give, take }) => {
            wire::Phase::Answering { train, with_seat, with_train, give: tokens(give), take: tokens(take) }
        }
        Phase::Drawing => wire::Phase::Drawing {},
        Phase::Over => wire::Phase::Over {},
    }
}

/// The offers of this turn in the order of the specification.
fn offers_made(position: &Koplopers) -> Vec<OfferMade> {
    let mut made = Vec::new();
    for train in TrainNo::ALL {
        for with_seat in Seat::all(position.seats) {
            for with_train in TrainNo::ALL {
                if position.offers_made.contains(Pair { train, with_seat, with_train }) {
                    made.push(OfferMade { train, with_seat, with_train });
                }
            }
        }
    }
    made
}
