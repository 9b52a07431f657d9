//! A table of some game: the one place where a game loses its type.

use super::catalogue::Catalogue;
use super::suggest::{self, AnySearch};
use super::words::read;
use super::{Reply, bits, fresh_seed, reply, save};
use crate::bot::{self, Pcg};
use crate::core::{Actor, Actors, Cited, Code, Error, Eyes, FromTree, Game, Outcome, Seat, Seed, Table, ToText, Writer};

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

/// A table of some game, one method for each call of the JavaScript API.
pub trait AnyTable {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> u8;
    /// The seed: the table's secret.
    fn seed(&self) -> &Seed;
    /// How many moves have been played.
    fn ply(&self) -> u32;
    /// Who is to act.
    fn actors(&self) -> Actors;
    /// The legal moves, none for a seat that is not to act.
    fn legal_moves(&self, who: Asked) -> Result<Reply, Error>;
    /// The same as numbers of the catalogue, after the first of its edition; nothing if there are too many.
    fn legal_codes(&self, who: Asked, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> Result<bool, Error>;
    /// The move with a number of the catalogue.
    fn numbered_move(&self, code: u32, catalogue: &mut Catalogue) -> Option<Reply>;
    /// The event with a number of the catalogue.
    fn numbered_event(&self, code: u32, catalogue: &mut Catalogue) -> Option<Reply>;
    /// Whether a move is legal, and if not which rule forbids it.
    fn check(&self, mv: &str, who: Asked) -> Result<Reply, Error>;
    /// Plays a move and tells what happened.
    fn apply(&mut self, mv: &str, who: Asked) -> Result<Reply, Error>;
    /// Plays the move with a number of the catalogue and tells what happened: as numbers of the catalogue after the
    /// first of its edition, or as text if there are too many.
    fn apply_code(
        &mut self,
        code: u32,
        who: Asked,
        catalogue: &mut Catalogue,
        out: &mut Vec<u32>,
    ) -> Result<Option<Reply>, Error>;
    /// What chance may draw, with its weights; empty while a person is to act.
    fn chance_outcomes(&self) -> Reply;
    /// Everything.
    fn state(&self) -> Reply;
    /// What a seat may see.
    fn view(&self, seat: Asked) -> Result<Reply, Error>;
    /// How the game ended; nothing until it has.
    fn ended(&self) -> Option<Outcome>;
    /// The same as text, null until it has.
    fn outcome(&self) -> Reply;
    /// What happened; `options` is the JSON text of `{ seat?, from? }`.
    fn log(&self, options: &str) -> Result<Reply, Error>;
    /// What was played.
    fn history(&self) -> Reply;
    /// Takes the last move back.
    fn undo(&mut self) -> bool;
    /// Plays again what was taken back.
    fn redo(&mut self) -> bool;
    /// Whether a seat may take its last decision back at a shared table.
    fn can_undo(&self, seat: Asked) -> Result<bool, Error>;
    /// The whole game as text.
    fn save(&self) -> String;
    /// Another table with the same past and future.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// Random play; `options` is the JSON text of `{ games?, seed? }`.
    fn play_random(&mut self, options: &str) -> Result<Reply, Error>;
    /// Begins to look for a good move; `options` is the JSON text of `{ ms?, iterations?, level?, seed?, seat? }`.
    fn search(&self, options: &str) -> Result<Box<dyn AnySearch>, Error>;
}

impl<G: Game> AnyTable for Table<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn players(&self) -> u8 {
        self.position().seats()
    }

    fn seed(&self) -> &Seed {
        Table::seed(self)
    }

    fn ply(&self) -> u32 {
        Table::ply(self)
    }

    fn actors(&self) -> Actors {
        self.position().actors()
    }

    fn legal_moves(&self, who: Asked) -> Result<Reply, Error> {
        let mut moves = Vec::new();
        list(self, who, &mut moves)?;
        Ok(reply(&moves))
    }

    fn legal_codes(&self, who: Asked, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> Result<bool, Error> {
        let Some(shelf) = catalogue.of::<G>() else { return Ok(false) };
        shelf.listed.clear();
        list(self, who, &mut shelf.listed)?;
        Ok(shelf.moves.list(&shelf.listed, out))
    }

    fn numbered_move(&self, code: u32, catalogue: &mut Catalogue) -> Option<Reply> {
        Some(reply(catalogue.of::<G>()?.moves.get(code)?))
    }

    fn numbered_event(&self, code: u32, catalogue: &mut Catalogue) -> Option<Reply> {
        let event = catalogue.of::<G>()?.events.get(code)?;
        Some(written(|out| out.cited(event)))
    }

    fn check(&self, mv: &str, who: Asked) -> Result<Reply, Error> {
        let mv = read(mv, Code::MalformedMove, &format_args!("a move of {}", G::INFO.title))?;
        match Table::check(self, actor(self, who)?, &mv) {
            Ok(_) => Ok(r#"{"legal":true}"#.to_owned()),
            Err(error) if error.code == Code::MalformedMove => Err(error),
            Err(error) => Ok(refused(&error)),
        }
    }

    fn apply(&mut self, mv: &str, who: Asked) -> Result<Reply, Error> {
        let mv = read(mv, Code::MalformedMove, &format_args!("a move of {}", G::INFO.title))?;
        let who = actor(self, who)?;
        Ok(told(Table::apply(self, who, mv)?))
    }

    fn apply_code(
        &mut self,
        code: u32,
        who: Asked,
        catalogue: &mut Catalogue,
        out: &mut Vec<u32>,
    ) -> Result<Option<Reply>, Error> {
        let shelf = catalogue.of::<G>().ok_or_else(no_number)?;
        let mv = shelf.moves.get(code).cloned().ok_or_else(no_number)?;
        let who = actor(self, who)?;
        let events = Table::apply(self, who, mv)?;
        let numbered = shelf.events.list(events, out);
        Ok((!numbered).then(|| told(events)))
    }

    fn chance_outcomes(&self) -> Reply {
        let mut moves = Vec::new();
        Table::legal_moves(self, Actor::Chance, &mut moves);
        written(|out| {
            out.list(&moves, |out, mv| {
                out.object(|out| {
                    out.field("move", mv);
                    out.field("weight", &self.position().weight(mv));
                });
            });
        })
    }

    fn state(&self) -> Reply {
        reply(&self.position().state(Eyes::All))
    }

    fn view(&self, seat: Asked) -> Result<Reply, Error> {
        Ok(reply(&self.position().state(Eyes::Of(person(self, seat)?))))
    }

    fn ended(&self) -> Option<Outcome> {
        self.position().outcome().map(|(outcome, _)| outcome)
    }

    fn outcome(&self) -> Reply {
        reply(&self.ended())
    }

    fn log(&self, options: &str) -> Result<Reply, Error> {
        #[derive(Default, FromTree)]
        #[serde(default)]
        struct Wanted {
            seat: Option<f64>,
            from: u32,
        }
        let Wanted { seat, from } = read(options, Code::BadOptions, &"a set of options for a log")?;
        let eyes = match seat {
            Some(seat) => Eyes::Of(person(self, Asked::Number(seat))?),
            None => Eyes::All,
        };
        Ok(story(self, from, eyes))
    }

    fn history(&self) -> Reply {
        written(|out| {
            out.list(self.moves(), |out, (who, mv)| {
                out.object(|out| {
                    out.field("seat", who);
                    out.field("move", mv);
                });
            });
        })
    }

    fn undo(&mut self) -> bool {
        Table::undo(self)
    }

    fn redo(&mut self) -> bool {
        Table::redo(self)
    }

    fn can_undo(&self, seat: Asked) -> Result<bool, Error> {
        Ok(Table::can_undo(self, person(self, seat)?))
    }

    fn save(&self) -> String {
        save::write(self)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn play_random(&mut self, options: &str) -> Result<Reply, Error> {
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
                bot::finish(self, &mut source)?;
                Ok(AnyTable::outcome(self))
            }
            Some(games @ 1..=MOST_GAMES) => Ok(reply(&Totals::from(bot::statistics(self.position(), games, &mut source)))),
            Some(_) => Err(Error::new(Code::BadOptions, format!("games is a whole number from 1 to {MOST_GAMES}"))),
        }
    }

    fn search(&self, options: &str) -> Result<Box<dyn AnySearch>, Error> {
        suggest::search(self, options)
    }
}

/// The most games that one call plays: some minutes of work.
const MOST_GAMES: u32 = 10_000_000;

/// What many random games came to, as JavaScript sees it.
#[derive(ToText)]
#[serde(rename_all = "camelCase")]
struct Totals {
    games: u32,
    wins: Vec<u32>,
    draws: u32,
    mean_scores: Vec<f64>,
    plies: u64,
}

impl From<bot::Totals> for Totals {
    fn from(totals: bot::Totals) -> Self {
        let bot::Totals { games, wins, draws, scores, plies } = totals;
        let mean_scores = scores.iter().map(|&sum| sum as f64 / f64::from(games)).collect();
        Self { games, wins, draws, mean_scores, plies }
    }
}

fn no_number() -> Error {
    Error::new(Code::MalformedMove, "no move has this number")
}

/// Appends the legal moves of whoever is asked about.
fn list<G: Game>(table: &Table<G>, who: Asked, out: &mut Vec<G::Move>) -> Result<(), Error> {
    if let Some(who) = actor(table, who)?.or_else(|| table.position().actors().first()) {
        table.legal_moves(who, out);
    }
    Ok(())
}

/// The actor that is asked about, nobody if any will do.
fn actor<G: Game>(table: &Table<G>, who: Asked) -> Result<Option<Actor>, Error> {
    match who {
        Asked::Anybody => Ok(None),
        Asked::Chance => Ok(Some(Actor::Chance)),
        Asked::Number(_) => person(table, who).map(|seat| Some(Actor::Seat(seat))),
    }
}

/// The seat that is asked about: a whole number below the number of players, and nothing that would have to be rounded.
pub(super) fn person<G: Game>(table: &Table<G>, who: Asked) -> Result<Seat, Error> {
    seated(who, table.position().seats())
}

fn seated(who: Asked, players: u8) -> Result<Seat, Error> {
    let found = match who {
        Asked::Number(number) if number.is_sign_positive() => Seat::all(players).find(|seat| f64::from(seat.0) == number),
        _ => None,
    };
    found.ok_or_else(|| Error::new(Code::MalformedMove, format!("a seat is a whole number from 0 to {}", players - 1)))
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
fn written(write: impl FnOnce(&mut Writer)) -> Reply {
    let mut out = Writer::default();
    write(&mut out);
    out.into_text()
}

/// Events as a list.
fn told<E: ToText>(events: &[Cited<E>]) -> Reply {
    written(|out| out.list(events, Writer::cited))
}

/// The log from a ply on, with what these eyes may know of it.
fn story<G: Game>(table: &Table<G>, from: u32, eyes: Eyes) -> Reply {
    written(|out| {
        out.array(|out| {
            table.retell(from, |turn| {
                for cited in turn.events {
                    let event = match eyes {
                        Eyes::All => Some(cited.event.clone()),
                        Eyes::Of(seat) => turn.after.witness(&cited.event, seat),
                    };
                    if let Some(event) = event {
                        out.item(|out| entry(out, turn.ply, &Cited { event, rule: cited.rule }));
                    }
                }
            });
        });
    })
}

/// One line of the log.
fn entry<E: ToText>(out: &mut Writer, ply: u32, cited: &Cited<E>) {
    out.object(|out| {
        out.field("ply", &ply);
        out.part("event", |out| out.cited(cited));
    });
}
