//! A game in time: history, undo, redo, automatic chance, records. Written once, for every game.

use super::{Actor, ChanceMode, Cited, Code, Draw, Error, Fault, Game, Log, Record, Refusal, Seat, Seed, Start};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    start: Start<G>,
    seed: Seed,
    chance: ChanceMode,
    position: G,
    past: Vec<Turn<G>>,
    /// What happened, move after move.
    events: Vec<Cited<G::Event>>,
    /// Moves taken back, the next one last; with automatic chance only those of persons.
    future: Vec<(Actor, G::Move)>,
}

/// So many moves find room at a table without further ado.
const FIRST_MOVES: usize = 16;

/// One move that was played.
#[derive(Clone, Debug)]
struct Turn<G: Game> {
    who: Actor,
    mv: G::Move,
    before: G,
    /// How many events there were before.
    events: usize,
}

/// One move that was played, as history tells it.
#[derive(Debug)]
pub struct Played<'a, G: Game> {
    /// How many moves had been played before.
    pub ply: u32,
    /// Who played it.
    pub who: Actor,
    /// The move.
    pub mv: &'a G::Move,
    /// What happened.
    pub events: &'a [Cited<G::Event>],
    /// The position that it led to.
    pub after: &'a G,
}

impl<G: Game> Table<G> {
    /// Sets a table up. With automatic chance, a game that begins with chance has drawn it already.
    pub fn open(start: Start<G>, seed: Seed, chance: ChanceMode) -> Result<Self, Error> {
        let position = match &start {
            Start::Setup { options, seats } => {
                let info = G::INFO;
                if !(info.min_players..=info.max_players).contains(seats) {
                    return Err(Error::faulty(Code::BadOptions, Fault::against(G::seats_rule(), info.wrong_seats(*seats))));
                }
                G::setup(options, *seats, &mut Draw::setup(&seed)).map_err(|fault| Error::faulty(Code::BadOptions, fault))?
            }
            Start::Position(state) => G::from_state(state).map_err(|fault| Error::faulty(Code::BadPosition, fault))?,
        };
        let mut table = Self { start, seed, chance, position, past: Vec::new(), events: Vec::new(), future: Vec::new() };
        table.draw_chance();
        Ok(table)
    }

    /// The position as it is now.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The seed of the table: its secret.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Who draws the outcomes of chance.
    pub const fn chance(&self) -> ChanceMode {
        self.chance
    }

    /// How many moves have been played, those of chance included.
    pub fn ply(&self) -> u32 {
        self.past.len() as u32
    }

    /// Whether `who` may make this move now: shape, end of the game, turn, then the rules.
    pub fn check(&self, who: Option<Actor>, mv: &G::Move) -> Result<Actor, Error> {
        self.position.shape(mv).map_err(|fault| Error::faulty(Code::MalformedMove, fault))?;
        if let Some((_, rule)) = self.position.outcome() {
            let refusal = Refusal::new(rule, "the game is over");
            return Err(Error::refused(Code::GameOver, refusal));
        }
        let actors = self.position.actors();
        let who = match who.or_else(|| actors.first()) {
            Some(who) if actors.contains(who) => who,
            who => {
                let refusal = self.position.out_of_turn(who.unwrap_or(Actor::Chance), mv);
                return Err(Error::refused(Code::NotYourTurn, refusal));
            }
        };
        self.position.check(who, mv).map_err(|refusal| Error::refused(Code::IllegalMove, refusal))?;
        Ok(who)
    }

    /// Plays a move, and with automatic chance whatever chance has to draw after it. Returns how many moves had been
    /// played before: [`Table::played`] from there tells what happened.
    pub fn apply(&mut self, who: Option<Actor>, mv: G::Move) -> Result<u32, Error> {
        let who = self.check(who, &mv)?;
        let ply = self.ply();
        let mv = self.position.canonical(mv);
        self.future.clear();
        self.play(who, mv);
        self.draw_chance();
        Ok(ply)
    }

    /// The legal moves of `who`, none if somebody else is to act.
    pub fn legal_moves(&self, who: Actor, out: &mut Vec<G::Move>) {
        if self.position.actors().contains(who) {
            self.position.legal_moves(who, out);
        }
    }

    /// What was played, from the given ply on.
    pub fn played(&self, from: u32) -> impl Iterator<Item = Played<'_, G>> + Clone {
        (0..).zip(&self.past).skip(from as usize).map(|(ply, turn)| {
            let next = self.past.get(ply as usize + 1);
            let to = next.map_or(self.events.len(), |next| next.events);
            Played {
                ply,
                who: turn.who,
                mv: &turn.mv,
                events: self.events.get(turn.events..to).unwrap_or_default(),
                after: next.map_or(&self.position, |next| &next.before),
            }
        })
    }

    /// What happened, from the given ply on.
    pub fn happened(&self, from: u32) -> &[Cited<G::Event>] {
        self.past.get(from as usize).and_then(|turn| self.events.get(turn.events..)).unwrap_or_default()
    }

    /// Takes back the last move; with automatic chance the last decision of a person and all chance after it.
    pub fn undo(&mut self) -> bool {
        let last = match self.chance {
            ChanceMode::Manual => self.past.len().checked_sub(1),
            ChanceMode::Auto => self.past.iter().rposition(|turn| turn.who != Actor::Chance),
        };
        let Some(last) = last else { return false };
        let mut undone = self.past.drain(last..);
        if let Some(turn) = undone.next() {
            self.position = turn.before;
            self.events.truncate(turn.events);
            self.future.push((turn.who, turn.mv));
        }
        true
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some((who, mv)) = self.future.pop() else { return false };
        self.play(who, mv);
        self.draw_chance();
        true
    }

    /// Whether `seat` may take its last decision back at a shared table: nobody else has decided since, no chance was
    /// drawn and nothing hidden was revealed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.past.last().is_some_and(|turn| turn.who == Actor::Seat(seat) && !turn.before.reveals(turn.who, &turn.mv))
    }

    /// How the game began and every move since, as data.
    pub fn record(&self) -> Record<G> {
        let kept = |turn: &&Turn<G>| self.chance == ChanceMode::Manual || turn.who != Actor::Chance;
        Record {
            start: self.start.clone(),
            seed: self.seed.clone(),
            chance: self.chance,
            moves: self.past.iter().filter(kept).map(|turn| (turn.who, turn.mv.clone())).collect(),
        }
    }

    /// Plays a record again; every move goes through the same judge as a live one.
    pub fn replay(record: Record<G>) -> Result<Self, Error> {
        let mut table = Self::open(record.start, record.seed, record.chance)?;
        for (n, (who, mv)) in record.moves.into_iter().enumerate() {
            table.apply(Some(who), mv).map_err(|error| Error {
                message: format!("move {n} of the record cannot be played: {}", error.message).into(),
                ..error
            })?;
        }
        Ok(table)
    }

    fn play(&mut self, who: Actor, mv: G::Move) {
        if self.past.is_empty() {
            // Growing step by step would cost the shortest games more than playing them.
            self.past.reserve(FIRST_MOVES);
            self.events.reserve(4 * FIRST_MOVES);
        }
        let (before, events) = (self.position.clone(), self.events.len());
        let mut log = Log::after(std::mem::take(&mut self.events));
        self.position.apply(who, &mv, &mut log);
        self.events = log.into_events();
        self.past.push(Turn { who, mv, before, events });
    }

    fn draw_chance(&mut self) {
        while self.chance == ChanceMode::Auto && self.position.actors() == super::Actors::Chance {
            let outcome = self.position.sample(&mut Draw::at(&self.seed, self.ply()));
            self.play(Actor::Chance, outcome);
        }
    }
}
