//! The movement of a locomotive: point by point along the tracks, pushing what stands there, until the points are used up
//! or a locomotive is wrecked or home.

use super::position::{PtitesLocos, Spot, shed_name};
use super::rules;
use super::tracks::{Square, Step};
use super::wire::{Cause, Event, LocoRef};
use crate::core::EventLog;

/// Why a locomotive is moving.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Motion {
    /// Its player drives it from where it stood.
    Driven,
    /// Its player has just brought it into play.
    Entered,
    /// Another one has hit it.
    Pushed,
}

/// A locomotive that moves.
struct Run {
    loco: LocoRef,
    motion: Motion,
    from: Square,
    at: Square,
    /// The squares that it has entered, where events are kept.
    path: Vec<Square>,
}

impl Run {
    const fn new(loco: LocoRef, motion: Motion, from: Square) -> Self {
        Self { loco, motion, from, at: from, path: Vec::new() }
    }

    fn has_moved(&self) -> bool {
        self.at != self.from
    }
}

impl PtitesLocos {
    /// Uses up all the points ([`rules::WHOLE_SUM`]). Whoever is hit goes on with what is left, whoever owns it
    /// ([`rules::PUSH_ANYBODY`], [`rules::OWN_PUSH`]), so only the last of a chain can arrive or be wrecked ([`rules::ONE_ACCIDENT`]).
    pub(crate) fn travel(&mut self, driver: LocoRef, motion: Motion, mut points: u8, log: &mut EventLog<Event>) {
        let Some(from) = self.spot(driver).square() else { return };
        // The yard is shared, so that locomotives can be moved while its tracks are read.
        let yard = self.yard.clone();
        let steps = yard.tracks().steps(self.berths);
        let mut run = Run::new(driver, motion, from);
        while points > 0 {
            match steps[run.at.index()] {
                Step::Off(cause) => {
                    self.halt(&run, points, log);
                    return self.wreck(&run, cause, points, log);
                }
                Step::To(square) if self.is_taken(Spot::on(square)) => {
                    self.halt(&run, points, log);
                    match self.hit(&run, square, points, log) {
                        Some(hit) => run = hit,
                        None => return,
                    }
                }
                Step::To(square) => {
                    run.at = square;
                    points -= 1;
                    if log.is_recording() {
                        run.path.push(square);
                    }
                    if square.is_arrival() && (run.motion != Motion::Pushed || points == 0) {
                        self.halt(&run, points, log);
                        return self.arrive(&run, points, log);
                    }
                }
            }
        }
        self.halt(&run, points, log);
    }

    /// A locomotive comes to rest.
    fn halt(&mut self, run: &Run, points_left: u8, log: &mut EventLog<Event>) {
        self.put(run.loco, Spot::on(run.at));
        if run.has_moved() && log.is_recording() {
            let rule = if run.motion == Motion::Pushed { rules::BUMP } else { rules::DRIVE };
            let LocoRef { seat, loco } = run.loco;
            let path = run.path.iter().map(|&square| self.name(square)).collect();
            log.push(rule, Event::Moved { seat, loco, from: self.name(run.from), path, points_left });
        }
    }

    /// The locomotive on a square takes over.
    fn hit(&self, by: &Run, square: Square, points: u8, log: &mut EventLog<Event>) -> Option<Run> {
        let (hit, _) = self.locos().find(|&(_, spot)| spot == Spot::on(square))?;
        if log.is_recording() {
            let rule = match by.motion {
                Motion::Pushed => rules::CHAIN,
                Motion::Driven if !by.has_moved() => rules::BLOCKED_AT_ONCE,
                Motion::Driven | Motion::Entered => rules::BUMP,
            };
            let LocoRef { seat, loco } = hit;
            log.push(rule, Event::Bumped { seat, loco, square: self.name(square), points, by: by.loco });
        }
        Some(Run::new(hit, Motion::Pushed, square))
    }

    /// An accident: back to the owner's hand ([`rules::BACK_TO_HAND`], [`rules::WRECKED_AT_ARRIVAL`]), the points are
    /// lost ([`rules::POINTS_LOST`]), and in the variant the owner receives a tile while there is one
    /// ([`rules::WHO_GETS_THE_TILE`]), perhaps the one that was used this turn ([`rules::TILE_BACK_FIRST`]).
    fn wreck(&mut self, run: &Run, cause: Cause, lost_points: u8, log: &mut EventLog<Event>) {
        let LocoRef { seat, loco } = run.loco;
        self.put(run.loco, Spot::HAND);
        if log.is_recording() {
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
    fn arrive(&mut self, run: &Run, lost_points: u8, log: &mut EventLog<Event>) {
        let LocoRef { seat, loco } = run.loco;
        let free = Spot::sheds().find(|&shed| !self.is_taken(shed));
        let shed = free.expect("nine sheds hold two locomotives of each of four seats and a third one");
        self.put(run.loco, shed);
        if log.is_recording() {
            let rule = if run.motion == Motion::Pushed { rules::PUSHED_HOME } else { rules::ARRIVAL };
            let (square, in_sheds) = (self.name(run.at), self.in_sheds(seat));
            log.push(rule, Event::Arrived { seat, loco, square, shed: shed_name(shed), lost_points, in_sheds });
        }
        self.win_if_home(seat, log);
    }
}
