//! A locomotive on its way: point by point along the tracks, pushing what stands there, until the points are used up or
//! somebody is wrecked or home.

use super::data::SHEDS;
use super::position::{PtitesLocos, Spot, shed_name};
use super::rules;
use super::arrangement::Arrangement;
use super::tracks::{Square, Step};
use super::wire::{Cause, Event, LocoRef};
use crate::core::Log;

/// Why a locomotive is moving.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    /// Its player drives it from where it stood.
    Driven,
    /// Its player has just brought it into play.
    Entered,
    /// Another one has hit it.
    Pushed,
}

/// A locomotive that moves.
#[derive(Clone, Copy)]
struct Run {
    loco: LocoRef,
    start: Start,
    from: Square,
    at: Square,
}

impl Run {
    fn has_moved(&self) -> bool {
        self.at != self.from
    }
}

impl PtitesLocos {
    /// Uses up all the points ([`rules::WHOLE_SUM`]). Whoever is hit goes on with what is left, friend or foe
    /// ([`rules::PUSH_ANYBODY`]), so only the last of a chain can come home or to grief ([`rules::ONE_ACCIDENT`]).
    pub(crate) fn travel(&mut self, driver: LocoRef, start: Start, mut points: u8, log: &mut Log<Event>) {
        let Some(at) = self.spot(driver).square() else { return };
        let yard = self.yard.clone();
        let ways = yard.ways(Arrangement::of(self.berths));
        let mut run = Run { loco: driver, start, from: at, at };
        // The squares that it has entered, where anybody listens.
        let mut path = Vec::new();
        while points > 0 {
            match ways.next(run.at) {
                Step::Off(cause) => {
                    self.halt(run, &mut path, points, log);
                    return self.wreck(run, cause, points, log);
                }
                Step::To(square) if self.is_taken(Spot::on(square)) => {
                    self.halt(run, &mut path, points, log);
                    match self.hit(run, square, points, log) {
                        Some(hit) => run = hit,
                        None => return,
                    }
                }
                Step::To(square) => {
                    run.at = square;
                    points -= 1;
                    if log.listens() {
                        path.push(square);
                    }
                    if square.is_arrival() && (run.start != Start::Pushed || points == 0) {
                        self.halt(run, &mut path, points, log);
                        return self.arrive(run, points, log);
                    }
                }
            }
        }
        self.halt(run, &mut path, points, log);
    }

    /// A locomotive comes to rest.
    #[inline]
    fn halt(&mut self, run: Run, path: &mut Vec<Square>, points_left: u8, log: &mut Log<Event>) {
        self.spots[run.loco.index()] = Spot::on(run.at);
        if run.has_moved() && log.listens() {
            let rule = if run.start == Start::Pushed { rules::BUMP } else { rules::DRIVE };
            let LocoRef { seat, loco } = run.loco;
            let path = path.drain(..).map(|square| self.name(square)).collect();
            log.push(rule, Event::Moved { seat, loco, from: self.name(run.from), path, points_left });
        }
    }

    /// The locomotive on a square takes over.
    fn hit(&self, by: Run, square: Square, points: u8, log: &mut Log<Event>) -> Option<Run> {
        let hit = LocoRef::at(self.spots.iter().position(|&spot| spot == Spot::on(square))?);
        if log.listens() {
            let rule = match by.start {
                Start::Pushed => rules::CHAIN,
                Start::Driven if !by.has_moved() => rules::BLOCKED_AT_ONCE,
                Start::Driven | Start::Entered => rules::BUMP,
            };
            let LocoRef { seat, loco } = hit;
            log.push(rule, Event::Bumped { seat, loco, square: self.name(square), points, by: by.loco });
        }
        Some(Run { loco: hit, start: Start::Pushed, from: square, at: square })
    }

    /// An accident: back to the owner's hand ([`rules::BACK_TO_HAND`], [`rules::WRECKED_AT_ARRIVAL`]), the points are
    /// lost ([`rules::POINTS_LOST`]), and in the variant the owner receives a tile while there is one
    /// ([`rules::WHO_GETS_THE_TILE`]), perhaps the one that was used this turn ([`rules::TILE_BACK_FIRST`]).
    fn wreck(&mut self, run: Run, cause: Cause, lost_points: u8, log: &mut Log<Event>) {
        let LocoRef { seat, loco } = run.loco;
        self.spots[run.loco.index()] = Spot::HAND;
        if log.listens() {
            let rule = match cause {
                Cause::ArrivalBuffer if seat == self.seat => rules::OWN_PUSHED_TOO_FAR,
                Cause::ArrivalBuffer => rules::PUSHED_TOO_FAR,
                Cause::Buffer | Cause::Gap | Cause::NoTrack => rules::ACCIDENT,
            };
            log.push(rule, Event::Accident { seat, loco, square: self.name(run.at), cause, lost_points });
        }
        if self.reserve > 0 {
            self.reserve -= 1;
            self.tiles[seat.index()] += 1;
            let tiles = self.tiles[seat.index()].into();
            log.push(rules::TILE_GAINED, Event::TileGained { seat, tiles, reserve: self.reserve.into() });
        }
    }

    /// A locomotive comes home, into the lowest free shed ([`rules::WHICH_SHED`]); its points are lost
    /// ([`rules::ARRIVAL_IS_SAFE`]).
    fn arrive(&mut self, run: Run, lost_points: u8, log: &mut Log<Event>) {
        let LocoRef { seat, loco } = run.loco;
        let free = (0..SHEDS).map(Spot::shed).find(|shed| !self.spots.contains(shed));
        let shed = free.expect("nine sheds hold two locomotives of each of four seats and a third one");
        self.spots[run.loco.index()] = shed;
        if log.listens() {
            let rule = if run.start == Start::Pushed { rules::PUSHED_HOME } else { rules::ARRIVAL };
            let (square, in_sheds) = (self.name(run.at), self.in_sheds(seat));
            log.push(rule, Event::Arrived { seat, loco, square, shed: shed_name(shed), lost_points, in_sheds });
        }
        self.win_if_home(seat, log);
    }
}
