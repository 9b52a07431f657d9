//! A game being played: one method for each call of the JavaScript API.

use serde::{Deserialize, Serialize};

use super::arguments::{ActorArg, bot_seed, read_text};
use super::reply::{ChanceOutcome, LogEntry, RandomPlay, Verdict};
use super::{Search, SharedBuffer, save, setup};
use crate::bot;
use crate::core::{
    Actor, Actors, Code, Detail, Error, EventRecord, Game, Heuristics, Outcome, Pcg, Seat, Seed, Start, Table, Viewer, message,
};

/// A table of one game, as JavaScript drives it.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    table: Table<G>,
}

/// The most games that one call plays: some seconds or minutes of work.
const MOST_GAMES: u32 = 100_000;

/// The most moves in the games that one call plays: those of the most games, but not of games that hardly end.
const MOST_PLIES: u64 = 100_000_000;

/// The most decisions with which a game is finished: many times those of a long game. On some boards of an owner it has no end
/// before its turn limit.
const MOST_DECISIONS: u32 = 200_000;

/// The most events that one call lists: a hundred times those of a long game.
const MOST_LOGGED: usize = 500_000;

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct LogOptions {
    seat: Option<f64>,
    from: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SaveOptions {
    seed: bool,
}

impl Default for SaveOptions {
    fn default() -> Self {
        Self { seed: true }
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RandomOptions {
    games: Option<u32>,
    seed: Option<Seed>,
}

impl<G: Game> From<Table<G>> for Session<G> {
    fn from(table: Table<G>) -> Self {
        Self { table }
    }
}

impl<G: Heuristics> Session<G> {
    /// Begins a game; `options` is the JSON text of an object.
    pub fn create(options: &str) -> Result<Self, Error> {
        setup::create(options).map(Self::from)
    }

    /// Continues the game that `save` wrote.
    pub fn restore(text: &str) -> Result<Self, Error> {
        save::restore(text).map(Self::from)
    }

    /// The table behind it.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.position().seats()
    }

    /// The seed: the table's secret.
    pub const fn seed(&self) -> &Seed {
        self.table.seed()
    }

    /// How many moves have been played.
    pub fn ply(&self) -> u32 {
        self.table.ply()
    }

    /// Who is to act.
    pub fn actors(&self) -> Actors {
        self.position().actors()
    }

    /// Leaves the numbers of the legal moves in the buffer; none for somebody who is not to act.
    pub fn legal_moves(&self, who: ActorArg, buffer: &mut SharedBuffer<G>) -> Result<(), Error> {
        let SharedBuffer { moves, numbers, listed, .. } = buffer;
        listed.clear();
        if let Some(who) = self.actor(who)?.or_else(|| self.actors().first()) {
            self.table.legal_moves(who, listed);
        }
        moves.list(listed, numbers);
        Ok(())
    }

    /// Whether a move is legal, and if not which rule forbids it.
    pub fn check(&self, mv: &str, who: ActorArg) -> Result<Verdict, Error> {
        let mv = read_move::<G>(mv)?;
        match self.actor(who).and_then(|who| self.table.check(who, &mv)) {
            Err(error) if error.code == Code::MalformedMove => Err(error),
            judged => Ok(judged.map(|_| ()).into()),
        }
    }

    /// Plays a move and leaves the numbers of what happened in the buffer.
    pub fn apply(&mut self, mv: &str, who: ActorArg, buffer: &mut SharedBuffer<G>) -> Result<(), Error> {
        let mv = read_move::<G>(mv)?;
        self.apply_move(mv, who, buffer)
    }

    /// Plays the move with a number and leaves the numbers of what happened in the buffer.
    pub fn apply_number(&mut self, number: u32, who: ActorArg, buffer: &mut SharedBuffer<G>) -> Result<(), Error> {
        match buffer.moves.get(number).cloned() {
            Some(mv) => self.apply_move(mv, who, buffer),
            None => Err(Error::plain(Code::MalformedMove, message!("no-move", "no move has this number"))),
        }
    }

    fn apply_move(&mut self, mv: G::Move, who: ActorArg, buffer: &mut SharedBuffer<G>) -> Result<(), Error> {
        let who = self.actor(who)?;
        buffer.events.list(self.table.apply(who, mv)?, &mut buffer.numbers);
        Ok(())
    }

    /// What chance may draw, with its weights; empty while a person is to act.
    pub fn chance_outcomes(&self) -> Vec<ChanceOutcome<G::Move>> {
        let mut moves = Vec::new();
        self.table.legal_moves(Actor::Chance, &mut moves);
        moves.into_iter().map(|mv| ChanceOutcome { weight: self.position().weight(&mv), mv }).collect()
    }

    /// What is in the box.
    pub fn box_components() -> G::Components {
        G::components(&G::Options::default())
    }

    /// What is in the box at this table, with an owner's own tables: the same from the first move to the last.
    pub fn components(&self) -> G::Components {
        match self.table.start() {
            Start::Setup { options, .. } => G::components(options),
            Start::Position(_) => G::components(&self.table.first_position().options()),
        }
    }

    /// Everything.
    pub fn state(&self) -> G::State {
        self.position().state(Viewer::Omniscient)
    }

    /// What a seat may see.
    pub fn view(&self, seat: ActorArg) -> Result<G::State, Error> {
        Ok(self.position().state(Viewer::Seat(self.seat(seat)?)))
    }

    /// How the game ended; nothing until it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().map(|(outcome, _)| outcome)
    }

    /// What happened; `options` is the JSON text of `{ seat?, from? }`.
    pub fn log(&self, options: &str) -> Result<Vec<LogEntry<G::Event>>, Error> {
        let what = || message!("a-set-of-log-options", "a set of options for a log");
        let LogOptions { seat, from } = read_text(options, Code::BadOptions, what)?;
        let seat = seat.map(|seat| self.seat(ActorArg::Number(seat))).transpose()?;
        let redacted = |event: &G::Event| match seat {
            Some(seat) => self.position().redact(event.clone(), seat),
            None => Some(event.clone()),
        };
        let count = self.table.event_count(from);
        if count > MOST_LOGGED {
            return Err(Error::plain(
                Code::BadOptions,
                message!(
                    "log-too-long",
                    "a log has at most {most} events, and from this ply on there are {count}: ask from a later one",
                    most: Number = MOST_LOGGED,
                    count: Number = count,
                ),
            ));
        }
        let mut entries = Vec::new();
        for ply in self.table.plies(from) {
            for EventRecord { event, rule } in ply.events {
                let event = redacted(event).map(|event| EventRecord { event, rule: *rule });
                entries.extend(event.map(|event| LogEntry { ply: ply.ply, event }));
            }
        }
        Ok(entries)
    }

    /// What was played.
    pub fn history(&self) -> Vec<bot::Decision<G::Move>> {
        self.table.moves().iter().map(|(seat, mv)| bot::Decision { seat: *seat, mv: mv.clone() }).collect()
    }

    /// Takes back the last move; with automatic chance the last decision of a person.
    pub fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> bool {
        self.table.redo()
    }

    /// Whether a seat may take its last decision back at a shared table.
    pub fn can_undo(&self, seat: ActorArg) -> Result<bool, Error> {
        Ok(self.table.can_undo(self.seat(seat)?))
    }

    /// Whether something was taken back that can be played again.
    pub fn can_redo(&self) -> bool {
        self.table.can_redo()
    }

    /// The whole game as text; `options` is the JSON text of `{ seed? }`.
    pub fn save(&self, options: &str) -> Result<String, Error> {
        let what = || message!("a-set-of-save-options", "a set of options for a save");
        let SaveOptions { seed } = read_text(options, Code::BadOptions, what)?;
        let form = if seed { save::Form::Seeded } else { save::Form::Seedless };
        save::save(&self.table, form)
    }

    /// Random play; `options` is the JSON text of `{ games?, seed? }`.
    pub fn play_random(&mut self, options: &str) -> Result<RandomPlay, Error> {
        let what = || message!("a-set-of-random-options", "a set of options for random play");
        let RandomOptions { games, seed } = read_text(options, Code::BadOptions, what)?;
        let mut rng = Pcg::new(bot_seed(seed)?);
        match games {
            None => {
                let mut table = self.table.clone();
                if !bot::finish(&mut table, MOST_DECISIONS, &mut rng)? {
                    return Err(Error::plain(
                        Code::BadOptions,
                        message!(
                            "game-without-end",
                            "after {most} random decisions the game is not over",
                            most: Number = MOST_DECISIONS,
                        ),
                    ));
                }
                self.table = table;
                Ok(RandomPlay::Finished(self.outcome()))
            }
            Some(games @ 1..=MOST_GAMES) => {
                let totals = bot::statistics(self.position(), games, MOST_PLIES, &mut rng);
                totals.map(Into::into).ok_or_else(|| {
                    Error::plain(
                        Code::BadOptions,
                        message!(
                            "games-too-long",
                            "the games of one call have at most {most} moves together, and these have more: ask for fewer",
                            most: Number = MOST_PLIES,
                        ),
                    )
                })
            }
            Some(_) => Err(Error::plain(
                Code::BadOptions,
                message!("number-of-games", "games is a whole number from 1 to {most}", most: Number = MOST_GAMES),
            )),
        }
    }

    /// Begins a search for a good move; `options` is the JSON text of `{ ms?, iterations?, level?, seed?, seat? }`.
    pub fn search(&self, options: &str) -> Result<Search<G>, Error> {
        Search::begin(self, options)
    }

    pub(super) const fn position(&self) -> &G {
        self.table.position()
    }

    fn actor(&self, who: ActorArg) -> Result<Option<Actor>, Error> {
        who.actor(self.players())
    }

    pub(super) fn seat(&self, who: ActorArg) -> Result<Seat, Error> {
        who.seat(self.players())
    }
}

fn read_move<G: Game>(mv: &str) -> Result<G::Move, Error> {
    read_text(mv, Code::MalformedMove, a_move::<G>)
}

/// What the text of a move should be.
pub(super) fn a_move<G: Game>() -> Detail {
    message!("a-move", "a move of {title}", title: Term = G::INFO.title)
}
