//! A game in time: history, undo, redo, automatic chance, records. Written once, for every game.
//!
//! A table remembers its moves and a position now and then. The rest of its past follows from them: an earlier position,
//! and what happened on the way, come from playing the moves again.

use std::sync::Arc;

use super::{Actor, ChanceMode, Cited, Code, Draw, Error, Game, Log, Record, Refusal, Seat, Seed, Start};

/// A game in progress.
#[derive(Debug)]
pub struct Table<G: Game> {
    /// Shared with its copies: it never changes.
    start: Arc<Start<G>>,
    seed: Seed,
    chance: ChanceMode,
    position: G,
    past: Vec<(Actor, G::Move)>,
    /// The position before every move whose number is a multiple of [`STRIDE`].
    marks: Vec<G>,
    /// What the last move made happen, with the chance after it.
    latest: Log<G::Event>,
    /// Moves taken back, the next one last; with automatic chance only those of persons.
    future: Vec<(Actor, G::Move)>,
}

/// So many moves at most are played again to find an earlier position.
const STRIDE: usize = 64;

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
    pub events: Vec<Cited<G::Event>>,
    /// The position that it led to.
    pub after: &'a G,
}

/// A copy has the same past and future; it does not tell what the last move made happen.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        let Self { start, seed, chance, position, past, marks, latest: _, future } = self;
        Self {
            start: start.clone(),
            seed: seed.clone(),
            chance: *chance,
            position: position.clone(),
            past: past.clone(),
            marks: marks.clone(),
            latest: Log::listening(),
            future: future.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Sets a table up. With automatic chance, a game that begins with chance has drawn it already.
    pub fn open(start: Start<G>, seed: Seed, chance: ChanceMode) -> Result<Self, Error> {
        let (position, code) = match &start {
            Start::Setup { options, seats } => {
                let fits = G::INFO.fits(*seats, G::seats_rule());
                (fits.and_then(|()| G::setup(options, *seats, &mut Draw::setup(&seed))), Code::BadOptions)
            }
            Start::Position(state) => (G::from_state(state), Code::BadPosition),
        };
        let position = position.map_err(|fault| Error::faulty(code, fault))?;
        let mut table = Self {
            start: Arc::new(start),
            seed,
            chance,
            position,
            past: vec![],
            marks: vec![],
            latest: Log::listening(),
            future: vec![],
        };
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

    /// How the game began.
    pub fn start(&self) -> &Start<G> {
        &self.start
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

    /// Plays a move, and with automatic chance whatever chance has to draw after it; tells what happened.
    pub fn apply(&mut self, who: Option<Actor>, mv: G::Move) -> Result<&[Cited<G::Event>], Error> {
        let who = self.check(who, &mv)?;
        let mv = self.position.canonical(mv);
        self.future.clear();
        self.go_on(who, mv);
        Ok(self.latest())
    }

    /// What the last move made happen, with the chance after it.
    pub fn latest(&self) -> &[Cited<G::Event>] {
        self.latest.events()
    }

    /// The legal moves of `who`, none if somebody else is to act.
    pub fn legal_moves(&self, who: Actor, out: &mut Vec<G::Move>) {
        if self.position.actors().contains(who) {
            self.position.legal_moves(who, out);
        }
    }

    /// What was played, and by whom.
    pub fn moves(&self) -> &[(Actor, G::Move)] {
        &self.past
    }

    /// Tells what was played from the given ply on, move by move.
    pub fn retell(&self, from: u32, mut tell: impl FnMut(Played<'_, G>)) {
        let Some(mut after) = self.before(from as usize) else { return };
        let mut log = Log::listening();
        for (ply, (who, mv)) in (0..).zip(&self.past).skip(from as usize) {
            after.apply(*who, mv, &mut log);
            tell(Played { ply, who: *who, mv, events: log.take(), after: &after });
        }
    }

    /// Takes back the last move; with automatic chance the last decision of a person and all chance after it.
    pub fn undo(&mut self) -> bool {
        let last = match self.chance {
            ChanceMode::Manual => self.past.len().checked_sub(1),
            ChanceMode::Auto => self.past.iter().rposition(|(who, _)| *who != Actor::Chance),
        };
        let Some((last, before)) = last.and_then(|last| Some((last, self.before(last)?))) else { return false };
        self.position = before;
        self.marks.truncate(last.div_ceil(STRIDE));
        self.past.truncate(last + 1);
        self.future.extend(self.past.pop());
        true
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some((who, mv)) = self.future.pop() else { return false };
        self.go_on(who, mv);
        true
    }

    /// Whether `seat` may take its last decision back at a shared table: nobody else has decided since, no chance was
    /// drawn and nothing hidden was revealed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some((who, mv)) = self.past.last().filter(|(who, _)| *who == Actor::Seat(seat)) else { return false };
        self.before(self.past.len() - 1).is_some_and(|before| !before.reveals(*who, mv))
    }

    /// How the game began and every move since, as data.
    pub fn record(&self) -> Record<G> {
        Record {
            start: Start::clone(&self.start),
            seed: self.seed.clone(),
            chance: self.chance,
            moves: self.past.iter().filter(|(who, _)| self.is_kept(*who)).cloned().collect(),
        }
    }

    /// Whether a record keeps the moves of an actor: automatic chance follows from the seed.
    pub fn is_kept(&self, who: Actor) -> bool {
        self.chance == ChanceMode::Manual || who != Actor::Chance
    }

    /// Plays a record again; every move goes through the same judge as a live one.
    pub fn replay(record: Record<G>) -> Result<Self, Error> {
        let mut table = Self::open(record.start, record.seed, record.chance)?;
        for (n, (who, mv)) in record.moves.into_iter().enumerate() {
            table.apply(Some(who), mv).map_err(|error| error.after(format_args!("move {n} of the record cannot be played")))?;
        }
        Ok(table)
    }

    /// The position before a move that was played.
    fn before(&self, ply: usize) -> Option<G> {
        let mark = ply / STRIDE;
        let mut position = self.marks.get(mark)?.clone();
        for (who, mv) in self.past.get(mark * STRIDE..ply)? {
            position.apply(*who, mv, &mut Log::deaf());
        }
        Some(position)
    }

    /// Plays a legal move and, with automatic chance, whatever chance has to draw after it.
    fn go_on(&mut self, who: Actor, mv: G::Move) {
        self.latest.clear();
        self.play(who, mv);
        self.draw_chance();
    }

    fn play(&mut self, who: Actor, mv: G::Move) {
        if self.past.len().is_multiple_of(STRIDE) {
            self.marks.push(self.position.clone());
            // Growing step by step would cost the shortest games more than playing them.
            self.past.reserve(STRIDE);
        }
        self.position.apply(who, &mv, &mut self.latest);
        self.past.push((who, mv));
    }

    fn draw_chance(&mut self) {
        while self.chance == ChanceMode::Auto && self.position.actors() == super::Actors::Chance {
            let outcome = self.position.sample(&mut Draw::at(&self.seed, self.ply()));
            self.play(Actor::Chance, outcome);
        }
    }
}
