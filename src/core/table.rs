//! A game in time: history, undo, redo, automatic chance, records. Written once, for every game.
//!
//! A table keeps its moves, its events, and a snapshot of the position now and then. An earlier position comes from the
//! nearest snapshot before it, by playing the moves since.

use std::sync::Arc;

use super::{
    Actor, Actors, ChanceMode, Code, Draw, Error, EventLog, EventRecord, Game, Record, Refusal, RuleRef, Seat, Seed, Start,
    message,
};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// Shared with its copies: it never changes.
    start: Arc<Start<G>>,
    seed: Seed,
    chance: ChanceMode,
    position: G,
    moves: Vec<(Actor, G::Move)>,
    events: EventLog<G::Event>,
    /// For each move, how many events there were after it.
    event_counts: Vec<usize>,
    /// The position before every move whose number is a multiple of [`SNAPSHOT_INTERVAL`].
    snapshots: Vec<G>,
    /// Moves taken back, the next one last; with automatic chance only those of persons.
    undone: Vec<(Actor, G::Move)>,
    /// So many of the first moves were played before this seed drew anything.
    given: u32,
}

/// So many moves at most are played again to find an earlier position.
const SNAPSHOT_INTERVAL: usize = 64;

/// One move that was played.
#[derive(Debug)]
pub struct Ply<'a, G: Game> {
    /// How many moves had been played before.
    pub ply: u32,
    /// Who played it.
    pub who: Actor,
    /// The move.
    pub mv: &'a G::Move,
    /// What happened.
    pub events: &'a [EventRecord<G::Event>],
}

impl<G: Game> Table<G> {
    /// Sets a table up. With automatic chance, a game that begins with chance has drawn it already.
    pub fn open(start: Start<G>, seed: Seed, chance: ChanceMode) -> Result<Self, Error> {
        let mut table = Self::open_given(start, seed)?;
        table.end_given(chance);
        Ok(table)
    }

    /// Sets a table up whose first moves are given, those of chance included, up to [`Table::end_given`].
    pub fn open_given(start: Start<G>, seed: Seed) -> Result<Self, Error> {
        let (position, code) = match &start {
            Start::Setup { options, seats } => {
                let fits = G::INFO.check_seats(*seats, G::seats_rule());
                (fits.and_then(|()| G::setup(options, *seats, &mut Draw::setup(&seed))), Code::BadOptions)
            }
            Start::Position(state) => (G::from_state(state), Code::BadPosition),
        };
        Ok(Self {
            start: Arc::new(start),
            seed,
            chance: ChanceMode::Manual,
            position: position.map_err(|refusal| Error::refused(code, refusal))?,
            moves: vec![],
            events: EventLog::recording(),
            event_counts: vec![],
            snapshots: vec![],
            undone: vec![],
            given: 0,
        })
    }

    /// Ends the given moves: from here on chance is drawn in this way.
    pub fn end_given(&mut self, chance: ChanceMode) {
        self.given = self.ply();
        self.chance = chance;
        self.draw_chance();
    }

    /// The position as it is now.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The seed of the table: its secret.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// How the game began.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The position before the first move.
    pub fn first_position(&self) -> &G {
        self.snapshots.first().unwrap_or(&self.position)
    }

    /// How many of the first moves were given: their chance does not follow from the seed.
    pub const fn given(&self) -> u32 {
        self.given
    }

    /// Who draws the outcomes of chance.
    pub const fn chance(&self) -> ChanceMode {
        self.chance
    }

    /// How many moves have been played, those of chance included.
    pub fn ply(&self) -> u32 {
        self.moves.len() as u32
    }

    /// Whether `who` may make this move now: shape, end of the game, turn, then the rules.
    pub fn check(&self, who: Option<Actor>, mv: &G::Move) -> Result<Actor, Error> {
        self.position.check_shape(mv).map_err(|refusal| Error::refused(Code::MalformedMove, refusal))?;
        if let Some((_, rule)) = self.position.outcome() {
            return Err(Error::refused(Code::GameOver, Refusal::new(rule, message!("game-over", "the game is over"))));
        }
        let actors = self.position.actors();
        let who = match who.or_else(|| actors.first()) {
            Some(who) if actors.contains(who) => who,
            who => {
                let who = who.unwrap_or(Actor::Chance);
                return Err(not_your_turn(who, actors, self.position.turn_rule(who, mv)));
            }
        };
        self.position.check(who, mv).map_err(|refusal| Error::refused(Code::IllegalMove, refusal))?;
        Ok(who)
    }

    /// Plays a move, and with automatic chance whatever chance has to draw after it; returns what happened.
    pub fn apply(&mut self, who: Option<Actor>, mv: G::Move) -> Result<&[EventRecord<G::Event>], Error> {
        let who = self.check(who, &mv)?;
        let mv = self.position.canonical(mv);
        self.undone.clear();
        let before = self.events.events().len();
        self.play_on(who, mv);
        Ok(self.events.events().get(before..).unwrap_or_default())
    }

    /// The legal moves of `who`, none if somebody else is to act.
    pub fn legal_moves(&self, who: Actor, out: &mut Vec<G::Move>) {
        if self.position.actors().contains(who) {
            self.position.legal_moves(who, out);
        }
    }

    /// What was played, and by whom.
    pub fn moves(&self) -> &[(Actor, G::Move)] {
        &self.moves
    }

    /// What was played from the given ply on, with what happened.
    pub fn plies(&self, from: u32) -> impl Iterator<Item = Ply<'_, G>> {
        (0u32..).zip(&self.moves).skip(from as usize).map(|(ply, (who, mv))| {
            let end = |ply: u32| self.event_counts.get(ply as usize).copied().unwrap_or_default();
            let first = ply.checked_sub(1).map_or(0, end);
            Ply { ply, who: *who, mv, events: self.events.events().get(first..end(ply)).unwrap_or_default() }
        })
    }

    /// How many events there are from the given ply on.
    pub fn event_count(&self, from: u32) -> usize {
        let before = match (from as usize).min(self.event_counts.len()).checked_sub(1) {
            Some(last) => self.event_counts.get(last).copied().unwrap_or_default(),
            None => 0,
        };
        self.events.events().len() - before
    }

    /// Takes back the last move; with automatic chance the last decision of a person and all chance after it.
    pub fn undo(&mut self) -> bool {
        let last = match self.chance {
            ChanceMode::Manual => self.moves.len().checked_sub(1),
            ChanceMode::Auto => self.moves.iter().rposition(|(who, _)| *who != Actor::Chance),
        };
        let Some((last, before)) = last.and_then(|last| Some((last, self.position_before(last)?))) else { return false };
        self.position = before;
        self.snapshots.truncate(last.div_ceil(SNAPSHOT_INTERVAL));
        self.event_counts.truncate(last);
        self.events.truncate(self.event_counts.last().copied().unwrap_or_default());
        self.moves.truncate(last + 1);
        self.undone.extend(self.moves.pop());
        self.given = self.given.min(self.ply());
        true
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some((who, mv)) = self.undone.pop() else { return false };
        self.play_on(who, mv);
        true
    }

    /// Whether something was taken back that can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether `seat` may take its last decision back at a shared table: nobody else has decided since, no chance was
    /// drawn and nothing hidden was revealed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some((who, mv)) = self.moves.last().filter(|(who, _)| *who == Actor::Seat(seat)) else { return false };
        self.position_before(self.moves.len() - 1).is_some_and(|before| !before.reveals(*who, mv))
    }

    /// How the game began and every move since, as data.
    pub fn record(&self) -> Record<G> {
        Record {
            start: Start::clone(&self.start),
            seed: self.seed.clone(),
            chance: self.chance,
            given: self.given,
            moves: self.recorded_moves().cloned().collect(),
        }
    }

    /// The moves that a record keeps: automatic chance follows from the seed, unless it was given.
    pub fn recorded_moves(&self) -> impl Iterator<Item = &(Actor, G::Move)> {
        let kept = |ply: u32, who: Actor| ply < self.given || self.chance == ChanceMode::Manual || who != Actor::Chance;
        (0u32..).zip(&self.moves).filter(move |(ply, (who, _))| kept(*ply, *who)).map(|(_, played)| played)
    }

    /// Plays a record again; every move goes through the same judge as a live one.
    pub fn replay(record: Record<G>) -> Result<Self, Error> {
        let mut table = Self::open_given(record.start, record.seed)?;
        let count = record.moves.len() as u32;
        for (n, (who, mv)) in (0u32..).zip(record.moves) {
            if n == record.given {
                table.end_given(record.chance);
            }
            if let Err(error) = table.apply(Some(who), mv) {
                let words = |reason| message!("record-refused", "move {n} of the record cannot be played: {reason}", n: Number = n, reason: Message = reason);
                let code = error.code;
                return Err(error.reworded(code, words));
            }
        }
        if count <= record.given {
            table.end_given(record.chance);
        }
        Ok(table)
    }

    /// The position before a move that was played.
    fn position_before(&self, ply: usize) -> Option<G> {
        let snapshot = ply / SNAPSHOT_INTERVAL;
        let mut position = self.snapshots.get(snapshot)?.clone();
        for (who, mv) in self.moves.get(snapshot * SNAPSHOT_INTERVAL..ply)? {
            position.apply(*who, mv, &mut EventLog::disabled());
        }
        Some(position)
    }

    /// Plays a legal move and, with automatic chance, whatever chance has to draw after it.
    fn play_on(&mut self, who: Actor, mv: G::Move) {
        self.play(who, mv);
        self.draw_chance();
    }

    fn play(&mut self, who: Actor, mv: G::Move) {
        if self.moves.len().is_multiple_of(SNAPSHOT_INTERVAL) {
            self.snapshots.push(self.position.clone());
        }
        self.position.apply(who, &mv, &mut self.events);
        self.event_counts.push(self.events.events().len());
        self.moves.push((who, mv));
    }

    fn draw_chance(&mut self) {
        while self.chance == ChanceMode::Auto && self.position.actors() == Actors::Chance {
            let outcome = self.position.sample(&mut Draw::at(&self.seed, self.ply()));
            self.play(Actor::Chance, outcome);
        }
    }
}

/// Somebody else is to act.
fn not_your_turn(who: Actor, actors: Actors, rule: RuleRef) -> Error {
    let detail = match actors {
        Actors::Over => message!("nobody-to-act", "{who} cannot act: nobody is to act", who: Seat = who),
        Actors::Chance => message!("chance-to-act", "{who} cannot act: chance is to act", who: Seat = who),
        Actors::Seats(seats) => match seats.first() {
            Some(seat) if seats.len() == 1 => {
                message!("other-to-act", "{who} cannot act: {actor} is to act", who: Seat = who, actor: Seat = seat)
            }
            _ => {
                message!("others-to-choose", "{who} cannot act: {actors} are to choose", who: Seat = who, actors: List = seats.iter())
            }
        },
    };
    Error::refused(Code::NotYourTurn, Refusal::new(rule, detail))
}
