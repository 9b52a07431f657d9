//! What a bot knows of the game: passengers count most in the box, then the nearer they are to where they want to go. No
//! rule is decided here.

use super::data::{POINTS, UNITS};
use super::position::{Koplopers, Train};
use super::sets::Station;
use super::wire::{Move, SectionId, TrainNo};
use crate::core::{Actor, Heuristics, Seat, Visibility};

/// Sections beyond which passengers aboard are worth nothing yet.
const FAR: u16 = 14;

/// Passengers that decide a game, at its end and for every round before.
const LEAD: i32 = 200;
const LEAD_PER_ROUND: i32 = 20;

/// What a unit on the board is worth in passengers, for every round in which it can be used.
const UNIT: i32 = 10;

impl Heuristics for Koplopers {
    fn visibility(&self, _who: Actor, mv: &Move) -> Visibility {
        if matches!(mv, Move::Drew { .. }) { Visibility::Private } else { Visibility::Public }
    }

    const HAS_PRIORS: bool = true;

    fn move_priors(&self, _seat: Seat, moves: &[Move], out: &mut Vec<u32>) {
        out.extend(moves.iter().map(|mv| self.prior(mv)));
    }

    const HAS_EVALUATION: bool = true;

    /// The box, the trains and those aboard by how near they are, against a lead that is the larger the more rounds are
    /// left.
    fn evaluate(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let left = i32::from(self.graph.rounds(self.seats).saturating_sub(self.round));
        let boxed = i32::from(self.graph.sum(player.delivered));
        let reach = FAR.min(u16::from(POINTS) * left as u16 / 2 + 1);
        let aboard: i32 = player.trains().map(|(_, train)| self.load_value(train, reach)).sum();
        let units = i32::from(player.units()) * UNIT * left;
        (boxed + aboard + units) * 100 / (LEAD + LEAD_PER_ROUND * left)
    }

    const ROLLOUT_DEPTH: u32 = 20;
}

impl Koplopers {
    /// The passengers of a train, each token for as much as it is near.
    fn load_value(&self, train: &Train, reach: u16) -> i32 {
        let here = self.heading(train);
        let worth = |token| {
            let near = reach.saturating_sub(self.graph.distance(here, self.graph.destination(token)));
            i32::from(self.graph.passengers(token)) * i32::from(near) / i32::from(FAR + 2)
        };
        train.load.iter().map(worth).sum()
    }

    /// The station that a train will be at next.
    fn heading(&self, train: &Train) -> Station {
        train.toward.unwrap_or_else(|| self.graph.ends(train.track)[0])
    }

    /// How likely the seat in turn is to make a move.
    fn prior(&self, mv: &Move) -> u32 {
        match *mv {
            Move::Alight { .. } => 20_000,
            Move::Accept {} => 10,
            Move::BoardToken { token } => self.graph.token(token).map_or(10, |token| u32::from(self.graph.passengers(token))),
            Move::Board { .. } | Move::BoardBehind { .. } => 300,
            Move::Build { .. } if usize::from(self.mover().units()) < UNITS => 60,
            Move::Drive { train, section } => self.drive_prior(train, section),
            Move::Reverse { train } => self.own(train).map_or(1, |own| self.reverse_prior(own)),
            Move::EndTurn {} | Move::Divided {} | Move::Decline {} | Move::CancelOffer {} => 20,
            Move::Disrupt { .. } => 6,
            Move::Transfer { .. } | Move::Divide { .. } | Move::Propose {} => 4,
            _ => 1,
        }
    }

    /// Driving is good where it brings those aboard nearer, or where many wait and there is room.
    fn drive_prior(&self, no: TrainNo, section: SectionId) -> u32 {
        let (Some(train), Ok(track)) = (self.own(no), self.graph.track(section)) else { return 1 };
        let here = self.heading(train);
        let there = self.graph.other_end(track, here);
        let nearer = self.nearer(train, here, there);
        let waiting = i32::from(self.graph.sum(self.waiting.at(there).and(self.graph.at_most(self.room(train)))));
        (30 + nearer + waiting / 8).clamp(3, 2_000) as u32
    }

    /// Passengers times sections that those aboard come nearer.
    fn nearer(&self, train: &Train, here: Station, there: Station) -> i32 {
        let gain = |token| {
            let to = self.graph.destination(token);
            (i32::from(self.graph.distance(here, to)) - i32::from(self.graph.distance(there, to)))
                * i32::from(self.graph.passengers(token))
        };
        train.load.iter().map(gain).sum()
    }

    /// Reversing is good where most of those aboard want to go back.
    fn reverse_prior(&self, train: &Train) -> u32 {
        let here = self.heading(train);
        let [a, b] = self.graph.ends(train.track);
        let back = if a == here { b } else { a };
        if back == here { 100 } else { (10 + self.nearer(train, here, back) / 2).clamp(2, 500) as u32 }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::super::sets::{Tokens, Track};
    use super::*;
    use crate::core::{Draw, Game, Seed};

    fn start() -> Koplopers {
        Koplopers::setup(&super::super::Options::default(), 2, &mut Draw::setup(&Seed::from(1))).unwrap()
    }

    #[test]
    fn a_section_is_one_step_and_ways_are_as_long_back() {
        let graph = start().graph;
        for track in (0..59).map(Track).filter(|&track| !graph.is_yard(track)) {
            let [a, b] = graph.ends(track);
            assert_eq!(graph.distance(a, b), 1);
        }
        for a in graph.stations() {
            assert_eq!(graph.distance(a, a), 0);
            assert!(graph.stations().all(|b| graph.distance(a, b) == graph.distance(b, a) && graph.distance(a, b) < 40));
        }
    }

    #[test]
    fn the_box_counts_more_than_the_train_and_near_more_than_far() {
        let mut position = start();
        let token = position.graph.tokens().iter().next().unwrap();
        let home = position.graph.destination(token);
        let far = position.graph.stations().max_by_key(|&station| position.graph.distance(station, home)).unwrap();
        let train = |position: &Koplopers, at| Train {
            second: None,
            track: position.graph.ways(at)[0].track,
            toward: Some(at),
            open: false,
            load: Tokens::one(token),
            aboard: position.graph.passengers(token),
            turned: false,
            rested_at: None,
            now: super::super::position::Now::default(),
        };
        let mut standing = |at, delivered| {
            position.players[0].trains[0] = Some(train(&position, at));
            position.players[0].delivered = delivered;
            if !delivered.is_empty() {
                position.players[0].trains[0].as_mut().unwrap().load = Tokens::EMPTY;
            }
            position.evaluate(Seat(0))
        };
        let (away, near, done) =
            (standing(far, Tokens::EMPTY), standing(home, Tokens::EMPTY), standing(home, Tokens::one(token)));
        assert!(away < near && near < done, "{away} {near} {done}");
        assert_eq!(position.evaluate(Seat(1)), 0);
    }

    #[test]
    fn a_first_train_is_wanted_and_every_move_weighs_something() {
        let position = start();
        let mut moves = Vec::new();
        position.legal_moves(Actor::Seat(Seat(0)), &mut moves);
        assert!(moves.iter().all(|mv| position.prior(mv) >= 1));
        let build = moves.iter().find(|mv| matches!(mv, Move::Build { .. })).unwrap();
        let disrupt = moves.iter().find(|mv| matches!(mv, Move::Disrupt { .. })).unwrap();
        assert!(position.prior(build) > position.prior(disrupt));
    }
}
