//! From a state that anybody can write to a position: every rule that a state can break, in the order of the
//! specification.

use super::data::{LOCOS, LOCOS_TO_WIN, MAX_SEATS, SLOTS, TILES};
use super::position::{Phase, PtitesLocos, SPOTS, Spot, check_turn_limit};
use super::rules;
use super::arrangement::Berth;
use super::tracks::Yard;
use super::wire::{LocoRef, Part, PhaseName, PlatformEnds, Roll, State};
use crate::core::{Fault, Game, Judged, Quoted, Seat, refuse, require};

impl PtitesLocos {
    /// Whether a state is a position, and if so which.
    pub(crate) fn validate(state: &State) -> Result<Self, Fault> {
        check_seats(state)?;
        let yard = Yard::lay(state.options.board.as_ref())?;
        check_turn_limit(state.options.turn_limit, &yard)?;
        let mut position = Self {
            yard,
            turn_limit: state.options.turn_limit,
            turn: state.turn,
            repair_tiles: state.options.repair_tiles,
            ends: state.options.platform_ends,
            seats: state.players,
            seat: state.seat,
            part: state.part,
            phase: Phase::Start,
            active: state.active_loco,
            berths: read_berths(state)?,
            spots: [Spot::HAND; SPOTS],
            tiles: [0; MAX_SEATS as usize],
            reserve: 0,
        };
        position.read_locos(state)?;
        position.read_tiles(state)?;
        position.check_end(state)?;
        position.phase = position.read_phase(state)?;
        position.check_active()?;
        let moves = !matches!(position.phase, Phase::Loco(_)) || position.can_move();
        require!(moves, rules::NOTHING_TO_MOVE, "in phase loco the seat has a locomotive to move")?;
        Ok(position)
    }

    fn read_locos(&mut self, state: &State) -> Result<(), Fault> {
        let four = state.locos.iter().all(|places| places.len() == usize::from(LOCOS));
        require!(four, rules::AIM, "each seat has four locomotives")?;
        let mut spots = [Spot::HAND; SPOTS];
        for (spot, place) in spots.iter_mut().zip(state.locos.iter().flatten()) {
            let Some(read) = self.read_place(place) else {
                let reason = format!("{} is no place: hand, shed1 to shed9, or a square of the board", Quoted(&place.0));
                return Err(Fault::against(rules::BOARD, reason));
            };
            *spot = read;
        }
        let arrived = spots.iter().any(|spot| spot.square().is_some_and(|square| square.is_arrival()));
        require!(!arrived, rules::ARRIVAL, "a locomotive on an arrival space has been put into a shed")?;
        let shared = (1..SPOTS).any(|n| spots[n] != Spot::HAND && spots[..n].contains(&spots[n]));
        require!(!shared, rules::BOARD, "a square or a shed holds one locomotive")?;
        self.spots = spots;
        let winner = state.winner.filter(|_| state.phase == PhaseName::Over);
        let fits = Seat::all(self.seats).all(|seat| match self.in_sheds(seat) {
            home if winner == Some(seat) => home == LOCOS_TO_WIN,
            home => home < LOCOS_TO_WIN,
        });
        require!(fits, rules::THIRD_HOME, "exactly three locomotives of the winner of a game that is over are in sheds, and at most two of any other seat")?;
        Ok(())
    }

    fn read_tiles(&mut self, state: &State) -> Judged {
        let total: u64 = state.tiles.iter().chain([&state.reserve]).map(|&tiles| u64::from(tiles)).sum();
        if self.repair_tiles {
            require!(total == u64::from(TILES), rules::RESERVE, "the repair tiles of the seats and of the reserve are twelve")?;
        } else {
            require!(total == 0, rules::TILES_IN_THE_BOX, "without the variant nobody has a repair tile and there is no reserve")?;
        }
        let few = |tiles: u32| u8::try_from(tiles).expect("no more than the total, which is twelve at most");
        for (tiles, &given) in self.tiles.iter_mut().zip(&state.tiles) {
            *tiles = few(given);
        }
        self.reserve = few(state.reserve);
        Ok(())
    }

    fn check_end(&self, state: &State) -> Judged {
        let over = state.phase == PhaseName::Over;
        let ended = state.winner.is_some() || self.is_last_turn();
        require!(!over || ended, rules::TURN_LIMIT, "a game that is over has a winner or has reached its turn limit")?;
        require!(over || state.winner.is_none(), rules::THIRD_HOME, "a game with a winner is over")
    }

    fn read_phase(&self, state: &State) -> Judged<Phase> {
        let phase = match (state.phase, state.roll) {
            (PhaseName::Start, None) => Phase::Start,
            (PhaseName::Roll, None) => Phase::Roll { preset: state.preset_colour },
            (PhaseName::Platform, Some(roll)) => Phase::Platform(roll),
            (PhaseName::Loco, Some(roll)) => Phase::Loco(roll),
            (PhaseName::Again, Some(roll)) => Phase::Again(roll),
            (PhaseName::Over, roll) => Phase::Over { winner: state.winner, roll },
            (PhaseName::Start | PhaseName::Roll, Some(_)) | (PhaseName::Platform | PhaseName::Loco | PhaseName::Again, None) => {
                return refuse!(rules::TURN, "roll is set in the phases platform, loco and again, and in no other");
            }
        };
        let first = self.part == Part::First;
        // The tile of the colour is back in the reserve already: rules::TILE_RETURNED.
        let settable = matches!(phase, Phase::Roll { .. }) && first && self.repair_tiles && self.reserve > 0;
        require!(
            state.preset_colour.is_none() || settable,
            rules::USE_TILE,
            "presetColour is set by a tile that is back in the reserve, before the roll of the first play",
        )?;
        let has_tile = self.tiles[self.seat.index()] > 0;
        require!(
            phase != Phase::Start || first && self.repair_tiles && has_tile,
            rules::USE_TILE,
            "phase start belongs to the first play of a seat that has a repair tile",
        )?;
        let chosen = !matches!(phase, Phase::Platform(_)) || self.ends == PlatformEnds::Choice;
        require!(chosen, rules::ENDS_READING, "with platformEnds slide nobody chooses an end")?;
        if let Phase::Again(roll) = phase {
            require!(first, rules::NO_THIRD_PLAY, "nobody plays a third time")?;
            require!(Roll::is_double(roll), rules::DOUBLE, "only a double lets a seat play again")?;
        }
        Ok(phase)
    }

    fn check_active(&self) -> Judged {
        if matches!(self.phase, Phase::Over { .. }) {
            return Ok(());
        }
        let wanted = self.part == Part::Second || matches!(self.phase, Phase::Again(_));
        let fits = match self.active {
            Some(loco) => wanted && self.is_movable(LocoRef { seat: self.seat, loco }),
            None => !wanted,
        };
        require!(
            fits,
            rules::DOUBLE,
            "activeLoco is set in the second play and in phase again, to a locomotive that the seat can move, and null otherwise",
        )
    }
}

fn check_seats(state: &State) -> Judged {
    let info = PtitesLocos::INFO;
    let among = |seat: Seat| seat.0 < state.players;
    let each = usize::from(state.players);
    require!((info.min_players..=info.max_players).contains(&state.players), rules::PLAYERS, "two to four play")?;
    require!(among(state.seat), rules::PLAYERS, "seat is one of the players")?;
    require!(state.winner.is_none_or(among), rules::PLAYERS, "winner is one of the players, or null")?;
    require!(state.locos.len() == each && state.tiles.len() == each, rules::PLAYERS, "locos and tiles have an entry for each seat")
}

fn read_berths(state: &State) -> Judged<[Berth; 3]> {
    let platforms = [state.platforms.blue, state.platforms.red, state.platforms.yellow];
    let slots = platforms.map(|platform| platform.slot);
    let [blue, red, yellow] = slots;
    let different = blue != red && blue != yellow && red != yellow;
    let exist = slots.iter().all(|&slot| (1..=SLOTS as u8).contains(&slot));
    require!(different && exist, rules::BOARD, "the platforms lie in three different slots from 1 to 4")?;
    Ok(platforms.map(|platform| Berth { slot: platform.slot - 1, end: platform.end }))
}
