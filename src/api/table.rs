//! A table of some game, and each call of the JavaScript API: everything that is the same for every game, compiled once.

use std::fmt::Display;

use super::suggest::{self, Thinking};
use super::words::{parse, read, take};
use super::{Reply, bits, fresh_seed, reply, save};
use crate::bot::{Pcg, Totals, World};
use crate::core::{
    Actor, Actors, Catalogue, ChanceMode, Citation, Code, Error, Eyes, FromTree, Info, Outcome, Seat, Seed, ToText, Tree, Writer,
};

/// Who is asked about, as it comes from outside: a number, chance, or nobody in particular.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// The first actor.
    Anybody,
    /// Chance.
    Chance,
    /// A number that should be a seat.
    Number(f64),
}

/// A move as it came in, perhaps none at all.
pub struct Proposal<'a> {
    /// What came in.
    pub tree: &'a Tree,
    /// How it is refused if it is no move.
    pub code: Code,
    /// What it should be.
    pub what: &'a dyn Display,
}

impl Proposal<'_> {
    /// The move, if it is one.
    pub(super) fn read<M: FromTree>(&self) -> Result<M, Error> {
        take(self.tree, self.code, self.what)
    }
}

/// A table without its type: what only the game itself can do. The calls of the API stand on top of it.
pub trait AnyTable {
    /// What the game is.
    fn info(&self) -> Info;
    /// How many play.
    fn players(&self) -> u8;
    /// The seed: the table's secret.
    fn seed(&self) -> &Seed;
    /// Who draws the outcomes of chance.
    fn chance(&self) -> ChanceMode;
    /// How many moves have been played.
    fn ply(&self) -> u32;
    /// Who is to act.
    fn actors(&self) -> Actors;
    /// How the game ended and the rule that ended it; nothing until it has.
    fn end(&self) -> Option<(Outcome, Citation)>;
    /// Writes the legal moves of an actor, none if somebody else is to act.
    fn write_moves(&self, who: Actor, out: &mut Writer);
    /// The same as numbers of the catalogue, after the first of its edition; nothing if there are too many.
    fn number_moves(&self, who: Actor, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> bool;
    /// The move with a number of the catalogue.
    fn numbered_move(&self, code: u32, catalogue: &mut Catalogue) -> Option<Reply>;
    /// Whether a move is legal.
    fn judge(&self, mv: &Proposal<'_>, who: Option<Actor>) -> Result<(), Error>;
    /// Plays a move.
    fn play(&mut self, mv: &Proposal<'_>, who: Option<Actor>) -> Result<(), Error>;
    /// Plays the move with a number of the catalogue and tells what happened as numbers of the catalogue, after the first
    /// of its edition; nothing if there are too many.
    fn play_number(
        &mut self,
        number: u32,
        who: Option<Actor>,
        catalogue: &mut Catalogue,
        out: &mut Vec<u32>,
    ) -> Result<bool, Error>;
    /// Writes what the last move made happen.
    fn write_latest(&self, out: &mut Writer);
    /// Writes one of these events, if there are so many.
    fn write_event(&self, at: usize, out: &mut Writer);
    /// Writes what chance may draw, with its weights.
    fn write_chances(&self, out: &mut Writer);
    /// Writes the position as these eyes see it.
    fn write_state(&self, eyes: Eyes, out: &mut Writer);
    /// Writes what happened from a ply on, as far as these eyes may know it.
    fn write_log(&self, from: u32, eyes: Eyes, out: &mut Writer);
    /// Writes what was played; without the outcomes that follow from the seed, if they are not wanted.
    fn write_history(&self, everything: bool, out: &mut Writer);
    /// Writes how it began: the options and the number of players, or the position.
    fn write_start(&self, out: &mut Writer) -> Option<u8>;
    /// Takes the last move back.
    fn undo(&mut self) -> bool;
    /// Plays again what was taken back.
    fn redo(&mut self) -> bool;
    /// Whether a seat may take its last decision back at a shared table.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Another table with the same past and future.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// Plays at random to the end.
    fn finish(&mut self, source: &mut Pcg) -> Result<(), Error>;
    /// What so many random games from here come to.
    fn statistics(&self, games: u32, source: &mut Pcg) -> Totals;
    /// What a seat that is to act may think about.
    fn imagined(&self, seat: Seat, source: &mut Pcg) -> Option<Box<dyn World>>;
}

impl dyn AnyTable + '_ {
    /// The id of the game.
    pub fn id(&self) -> &'static str {
        self.info().id
    }

    /// The legal moves, none for a seat that is not to act.
    pub fn legal_moves(&self, who: Asked) -> Result<Reply, Error> {
        let who = self.actor(who)?;
        Ok(written(|out| match who.or_else(|| self.actors().first()) {
            Some(who) => self.write_moves(who, out),
            None => out.array(|_| ()),
        }))
    }

    /// The same as numbers of the catalogue, after the first of its edition; nothing if there are too many.
    pub fn legal_codes(&self, who: Asked, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> Result<bool, Error> {
        // When the game is over nobody is to act, chance neither.
        let who = self.actor(who)?.or_else(|| self.actors().first()).unwrap_or(Actor::Chance);
        Ok(self.number_moves(who, catalogue, out))
    }

    /// Whether a move is legal, and if not which rule forbids it.
    pub fn check(&self, mv: &str, who: Asked) -> Result<Reply, Error> {
        let title = self.info().title;
        let what = format_args!("a move of {title}");
        let tree = parse(mv, Code::MalformedMove, &what)?;
        let mv = Proposal { tree: &tree, code: Code::MalformedMove, what: &what };
        match self.actor(who).and_then(|who| self.judge(&mv, who)) {
            Ok(()) => Ok(r#"{"legal":true}"#.to_owned()),
            Err(error) if error.code == Code::MalformedMove => Err(error),
            Err(error) => Ok(refused(&error)),
        }
    }

    /// Plays a move and tells what happened.
    pub fn apply(&mut self, mv: &str, who: Asked) -> Result<Reply, Error> {
        let title = self.info().title;
        let what = format_args!("a move of {title}");
        let tree = parse(mv, Code::MalformedMove, &what)?;
        let who = self.actor(who)?;
        self.play(&Proposal { tree: &tree, code: Code::MalformedMove, what: &what }, who)?;
        Ok(self.latest())
    }

    /// Plays the move with a number of the catalogue and tells what happened as numbers of the catalogue, after the first
    /// of its edition; nothing if there are too many.
    pub fn apply_code(&mut self, code: u32, who: Asked, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> Result<bool, Error> {
        let who = self.actor(who)?;
        self.play_number(code, who, catalogue, out)
    }

    /// What the last move made happen.
    pub fn latest(&self) -> Reply {
        written(|out| self.write_latest(out))
    }

    /// One of these events: what the number in this place stands for that `apply_code` wrote.
    pub fn latest_event(&self, at: u32) -> Reply {
        written(|out| self.write_event(at as usize, out))
    }

    /// What chance may draw, with its weights; empty while a person is to act.
    pub fn chance_outcomes(&self) -> Reply {
        written(|out| self.write_chances(out))
    }

    /// Everything.
    pub fn state(&self) -> Reply {
        written(|out| self.write_state(Eyes::All, out))
    }

    /// What a seat may see.
    pub fn view(&self, seat: Asked) -> Result<Reply, Error> {
        let eyes = Eyes::Of(self.person(seat)?);
        Ok(written(|out| self.write_state(eyes, out)))
    }

    /// How the game ended; nothing until it has.
    pub fn ended(&self) -> Option<Outcome> {
        self.end().map(|(outcome, _)| outcome)
    }

    /// The same as text, null until it has.
    pub fn outcome(&self) -> Reply {
        reply(&self.ended())
    }

    /// What happened; `options` is the JSON text of `{ seat?, from? }`.
    pub fn log(&self, options: &str) -> Result<Reply, Error> {
        #[derive(Default, FromTree)]
        #[serde(default)]
        struct Wanted {
            seat: Option<f64>,
            from: u32,
        }
        let Wanted { seat, from } = read(options, Code::BadOptions, &"a set of options for a log")?;
        let eyes = match seat {
            Some(seat) => Eyes::Of(self.person(Asked::Number(seat))?),
            None => Eyes::All,
        };
        Ok(written(|out| self.write_log(from, eyes, out)))
    }

    /// What was played.
    pub fn history(&self) -> Reply {
        written(|out| self.write_history(true, out))
    }

    /// Whether a seat may take its last decision back at a shared table.
    pub fn can_undo(&self, seat: Asked) -> Result<bool, Error> {
        Ok(self.may_undo(self.person(seat)?))
    }

    /// The whole game as text.
    pub fn save(&self) -> String {
        save::write(self)
    }

    /// Random play; `options` is the JSON text of `{ games?, seed? }`.
    pub fn play_random(&mut self, options: &str) -> Result<Reply, Error> {
        #[derive(Default, FromTree)]
        #[serde(default)]
        struct Wanted {
            games: Option<u32>,
            seed: Option<Seed>,
        }
        let Wanted { games, seed } = read(options, Code::BadOptions, &"a set of options for random play")?;
        let seed = match seed {
            Some(seed) => seed,
            None => fresh_seed()?,
        };
        let mut source = Pcg::new(bits(&seed));
        match games {
            None => {
                self.finish(&mut source)?;
                Ok(self.outcome())
            }
            Some(games @ 1..=MOST_GAMES) => Ok(summed_up(&self.statistics(games, &mut source))),
            Some(_) => Err(Error::new(Code::BadOptions, format!("games is a whole number from 1 to {MOST_GAMES}"))),
        }
    }

    /// Begins to look for a good move; `options` is the JSON text of `{ ms?, iterations?, level?, seed?, seat? }`.
    pub fn search(&self, options: &str) -> Result<Thinking, Error> {
        suggest::search(self, options)
    }

    /// The actor that is asked about, nobody if any will do.
    fn actor(&self, who: Asked) -> Result<Option<Actor>, Error> {
        match who {
            Asked::Anybody => Ok(None),
            Asked::Chance => Ok(Some(Actor::Chance)),
            Asked::Number(_) => self.person(who).map(|seat| Some(Actor::Seat(seat))),
        }
    }

    /// The seat that is asked about: a whole number below the number of players, and nothing that would have to be rounded.
    pub(super) fn person(&self, who: Asked) -> Result<Seat, Error> {
        let players = self.players();
        let found = match who {
            Asked::Number(number) if number.is_sign_positive() => Seat::all(players).find(|seat| f64::from(seat.0) == number),
            _ => None,
        };
        found.ok_or_else(|| Error::new(Code::MalformedMove, format!("a seat is a whole number from 0 to {}", players - 1)))
    }
}

/// The most games that one call plays: some minutes of work.
const MOST_GAMES: u32 = 10_000_000;

/// What many random games came to, as JavaScript sees it.
fn summed_up(totals: &Totals) -> Reply {
    let Totals { games, wins, draws, scores, plies } = totals;
    written(|out| {
        out.object(|out| {
            out.field("games", games);
            out.field("wins", wins);
            out.field("draws", draws);
            out.part("meanScores", |out| out.list(scores, |out, &sum| (sum as f64 / f64::from(*games)).to_text(out)));
            out.field("plies", plies);
        });
    })
}

/// Why a move is not legal.
fn refused(error: &Error) -> Reply {
    written(|out| {
        out.object(|out| {
            out.field("legal", &false);
            out.field("rule", &error.rule);
            out.field("reason", &error.message);
            if !error.about.is_empty() {
                out.field("about", error.about);
            }
            out.field("code", error.code.as_str());
        });
    })
}

/// A reply that is written part by part.
pub(super) fn written(write: impl FnOnce(&mut Writer)) -> Reply {
    let mut out = Writer::default();
    write(&mut out);
    out.into_text()
}
