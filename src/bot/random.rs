//! Uniformly random play: at a table, from a position to its end, and what many random games come to.

use crate::core::{Actor, Actors, Error, EventLog, Game, Outcome, Pcg, Rng, Seat, Table};

/// Plays a position to its end with uniformly random moves; `moves` is a buffer to list them in. Returns how many were
/// made, those of chance included.
pub fn play_out<G: Game>(position: &mut G, rng: &mut Pcg, moves: &mut Vec<G::Move>) -> u32 {
    let mut log = EventLog::disabled();
    let mut plies = 0;
    loop {
        match position.actors() {
            Actors::Over => return plies,
            Actors::Chance => {
                let outcome = position.sample(rng);
                position.apply(Actor::Chance, &outcome, &mut log);
            }
            Actors::Seats(seats) => {
                let Some(seat) = seats.first() else { return plies };
                moves.clear();
                position.legal_moves(Actor::Seat(seat), moves);
                let Some(mv) = moves.get(rng.below(moves.len() as u32) as usize) else { return plies };
                position.apply(Actor::Seat(seat), mv, &mut log);
            }
        }
        plies += 1;
    }
}

/// Finishes a game at its table with uniformly random decisions; chance stays the table's own. Whether it is over after at
/// most `most` decisions.
pub fn finish<G: Game>(table: &mut Table<G>, most: u32, rng: &mut Pcg) -> Result<bool, Error> {
    let mut moves = Vec::new();
    let mut decisions = 0;
    while let Some(who) = table.position().actors().first() {
        if decisions == most {
            return Ok(false);
        }
        decisions += 1;
        moves.clear();
        table.legal_moves(who, &mut moves);
        let mv = match who {
            Actor::Chance => table.position().sample(rng),
            Actor::Seat(_) => moves.swap_remove(rng.below(moves.len() as u32) as usize),
        };
        table.apply(Some(who), mv)?;
    }
    Ok(true)
}

/// What many random games came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// How many games were played.
    pub games: u32,
    /// For each seat, how often it was alone in the first rank.
    pub wins: Vec<u32>,
    /// How often several seats shared the first rank.
    pub draws: u32,
    /// The sum of each seat's scores.
    pub scores: Vec<i64>,
    /// The moves of all games together, those of chance included.
    pub plies: u64,
}

/// Plays `games` copies of a position to their ends; nothing if they have more than `most` moves together.
pub fn statistics<G: Game>(position: &G, games: u32, most: u64, rng: &mut Pcg) -> Option<Totals> {
    let seats = usize::from(position.seats());
    let mut totals = Totals { games, wins: vec![0; seats], draws: 0, scores: vec![0; seats], plies: 0 };
    let mut moves = Vec::new();
    for _ in 0..games {
        let mut game = position.clone();
        totals.plies += u64::from(play_out(&mut game, rng, &mut moves));
        if totals.plies > most {
            return None;
        }
        if let Some((outcome, _)) = game.outcome() {
            totals.add(&outcome);
        }
    }
    Some(totals)
}

impl Totals {
    fn add(&mut self, outcome: &Outcome) {
        match outcome.ranking.first().map(Vec::as_slice) {
            Some(&[Seat(winner)]) => {
                if let Some(wins) = self.wins.get_mut(usize::from(winner)) {
                    *wins += 1;
                }
            }
            _ => self.draws += 1,
        }
        for (sum, &score) in self.scores.iter_mut().zip(&outcome.scores) {
            *sum += i64::from(score);
        }
    }
}
