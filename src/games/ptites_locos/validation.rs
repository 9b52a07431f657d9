//! From a state that anybody can write to a position: every rule that a state can break, in the order of the
//! specification.

use super::arrangement::{Arrangement, Berth};
use super::data::{LOCOS, LOCOS_TO_WIN, MAX_SEATS, SLOTS, TILES};
use super::position::{ALL_IN_HAND, Phase, PtitesLocos, Spot, read_turn_limit};
use super::rules;
use super::tracks::{Square, Yard};
use super::wire::{Part, PhaseName, PlatformEnds, State};
use crate::core::{Game, Refusal, Seat, refuse, require};

/// Whether a state is a position, and if so which.
pub(super) fn from_state(state: &State) -> Result<PtitesLocos, Refusal> {
    check_seats(state)?;
    let yard = Yard::new(state.options.board.as_ref())?;
    let turn_limit = read_turn_limit(state.options.turn_limit, &yard)?;
    let mut position = PtitesLocos {
        yard,
        turn_limit,
        turn: state.turn,
        repair_tiles: state.options.repair_tiles,
        ends: state.options.platform_ends,
        seats: state.players,
        seat: state.seat,
        part: state.part,
        phase: Phase::Start,
        active: state.active_loco,
        berths: read_berths(state)?,
        spots: ALL_IN_HAND,
        tiles: [0; MAX_SEATS as usize],
        reserve: 0,
    };
    position.read_locos(state)?;
    position.read_tiles(state)?;
    position.check_end(state)?;
    position.phase = position.read_phase(state)?;
    position.check_active()?;
    require!(
        !matches!(position.phase, Phase::Loco(_)) || position.can_move(),
        rules::NOTHING_TO_MOVE,
        "nothing-to-move",
        "in phase loco the player whose turn it is must have a locomotive to move",
    )?;
    Ok(position)
}

fn check_seats(state: &State) -> Result<(), Refusal> {
    let (min, max) = (PtitesLocos::INFO.min_players, PtitesLocos::INFO.max_players);
    let plays = |seat: Seat| seat.0 < state.players;
    let each = usize::from(state.players);
    require!(
        (min..=max).contains(&state.players),
        rules::PLAYERS,
        "wrong-players",
        "the game is for {min} to {max} players",
        min: Number = min,
        max: Number = max,
    )?;
    require!(plays(state.seat), rules::PLAYERS, "seat-unknown", "seat must be one of the players")?;
    require!(state.winner.is_none_or(plays), rules::PLAYERS, "winner-unknown", "winner must be one of the players, or null")?;
    require!(
        state.locos.len() == each && state.tiles.len() == each,
        rules::PLAYERS,
        "entry-for-each-seat",
        "locos and tiles must have one entry for each player",
    )
}

fn read_berths(state: &State) -> Result<Arrangement, Refusal> {
    let platforms = [state.platforms.blue, state.platforms.red, state.platforms.yellow];
    let [blue, red, yellow] = platforms.map(|platform| platform.slot);
    let different = blue != red && blue != yellow && red != yellow;
    let exist = platforms.iter().all(|platform| (1..=SLOTS).contains(&platform.slot));
    require!(
        different && exist,
        rules::BOARD,
        "wrong-slots",
        "the platforms must lie in three different slots, 1 to {slots}",
        slots: Number = SLOTS,
    )?;
    Ok(platforms.map(|platform| Berth { slot: platform.slot - 1, end: platform.end }))
}

impl PtitesLocos {
    fn read_locos(&mut self, state: &State) -> Result<(), Refusal> {
        require!(
            state.locos.iter().all(|places| places.len() == usize::from(LOCOS)),
            rules::AIM,
            "wrong-loco-count",
            "each player must have {count} locomotives",
            count: Number = LOCOS,
        )?;
        let mut spots = ALL_IN_HAND;
        for (spot, place) in spots.as_flattened_mut().iter_mut().zip(state.locos.iter().flatten()) {
            let Some(read) = self.read_place(place) else {
                return refuse!(
                    rules::BOARD,
                    "no-such-place",
                    "{place} is not a place: use hand, shed1 to shed9, or a square of the board",
                    place: Text = &place.0,
                );
            };
            *spot = read;
        }
        self.spots = spots;
        let spots = self.spots.as_flattened();
        require!(
            !spots.iter().filter_map(|spot| spot.square()).any(Square::is_arrival),
            rules::ARRIVAL,
            "on-arrival-space",
            "no locomotive may stand on an arrival space: one that arrives goes into a shed",
        )?;
        let shared = |n: &usize| spots[*n] != Spot::HAND && spots[..*n].contains(&spots[*n]);
        if let Some(n) = (0..spots.len()).find(shared) {
            return refuse!(
                rules::BOARD,
                "place-shared",
                "{place}: a square or a shed holds one locomotive at most",
                place: Place = self.place(spots[n]).0,
            );
        }
        let winner = state.winner.filter(|_| state.phase == PhaseName::Over);
        let fits = Seat::all(self.seats).all(|seat| match self.in_sheds(seat) {
            home if winner == Some(seat) => home == LOCOS_TO_WIN,
            home => home < LOCOS_TO_WIN,
        });
        require!(
            fits,
            rules::THIRD_HOME,
            "wrong-sheds",
            "the winner must have three locomotives in sheds, and everybody else at most two",
        )
    }

    fn read_tiles(&mut self, state: &State) -> Result<(), Refusal> {
        let total: u64 = state.tiles.iter().chain([&state.reserve]).map(|&tiles| u64::from(tiles)).sum();
        if self.repair_tiles {
            require!(
                total == u64::from(TILES),
                rules::RESERVE,
                "wrong-tile-count",
                "the repair tiles of the players and of the reserve must add up to {count}",
                count: Number = TILES,
            )?;
        } else {
            require!(
                total == 0,
                rules::TILES_IN_THE_BOX,
                "tiles-without-variant",
                "without repairTiles all tiles and the reserve must be 0",
            )?;
        }
        let read = |tiles: u32| u8::try_from(tiles).expect("no more than the total, which is twelve at most");
        for (tiles, &given) in self.tiles.iter_mut().zip(&state.tiles) {
            *tiles = read(given);
        }
        self.reserve = read(state.reserve);
        Ok(())
    }

    fn check_end(&self, state: &State) -> Result<(), Refusal> {
        let over = state.phase == PhaseName::Over;
        require!(
            !over || state.winner.is_some() || self.is_last_turn(),
            rules::TURN_LIMIT,
            "not-over-yet",
            "in phase over there must be a winner, or the turn limit must be reached",
        )?;
        require!(
            over || state.winner.is_none(),
            rules::THIRD_HOME,
            "winner-before-the-end",
            "winner must be null until phase is over"
        )
    }

    fn read_phase(&self, state: &State) -> Result<Phase, Refusal> {
        let phase = match (state.phase, state.roll) {
            (PhaseName::Start, None) => Phase::Start,
            (PhaseName::Roll, None) => Phase::Roll { preset: state.preset_colour },
            (PhaseName::Platform, Some(roll)) => Phase::Platform(roll),
            (PhaseName::Loco, Some(roll)) => Phase::Loco(roll),
            (PhaseName::Again, Some(roll)) => Phase::Again(roll),
            (PhaseName::Over, roll) => Phase::Over { winner: state.winner, roll },
            (PhaseName::Start | PhaseName::Roll, Some(_)) | (PhaseName::Platform | PhaseName::Loco | PhaseName::Again, None) => {
                return refuse!(
                    rules::TURN,
                    "roll-against-phase",
                    "roll must be set in the phases platform, loco and again, and null in start and roll",
                );
            }
        };
        let first = self.part == Part::First;
        // The tile of the colour is back in the reserve already: rules::TILE_RETURNED.
        let settable = matches!(phase, Phase::Roll { .. }) && first && self.repair_tiles && self.reserve > 0;
        require!(
            state.preset_colour.is_none() || settable,
            rules::USE_TILE,
            "wrong-preset-colour",
            "presetColour must be null but in phase roll of the first play, with a repair tile in the reserve",
        )?;
        let has_tile = self.tiles[self.seat.index()] > 0;
        require!(
            phase != Phase::Start || first && self.repair_tiles && has_tile,
            rules::USE_TILE,
            "start-without-tile",
            "phase start must come before the first play of a player who has a repair tile",
        )?;
        require!(
            !matches!(phase, Phase::Platform(_)) || self.ends == PlatformEnds::Choice,
            rules::ENDS_READING,
            "no-end-to-choose",
            "phase must not be platform with platformEnds slide: nobody chooses an end",
        )?;
        if let Phase::Again(roll) = phase {
            require!(
                first,
                rules::NO_THIRD_PLAY,
                "again-in-second-play",
                "phase must not be again in the second play: nobody plays a third time"
            )?;
            require!(roll.is_double(), rules::DOUBLE, "again-without-double", "phase may be again only after a double")?;
        }
        Ok(phase)
    }

    fn check_active(&self) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over { .. }) {
            return Ok(());
        }
        let wanted = self.part == Part::Second || matches!(self.phase, Phase::Again(_));
        let fits = match self.active {
            Some(loco) => wanted && self.is_movable(self.own(loco)),
            None => !wanted,
        };
        require!(
            fits,
            rules::DOUBLE,
            "wrong-active-loco",
            "activeLoco must be a locomotive that can move, in the second play and in phase again, and null otherwise",
        )
    }
}
