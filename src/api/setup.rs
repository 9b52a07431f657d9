//! From the options of `createGame` to a table.

use serde_json::{Map, Value};

use super::words::{read, read_value};
use super::{AnyTable, fresh_seed, shelf};
use crate::core::{ChanceMode, Code, Error, Fault, Game, Seed, Start, Table};

/// Opens a table: `options` is the JSON text of an object.
pub fn create(id: &str, options: &str) -> Result<Box<dyn AnyTable>, Error> {
    let game = shelf::find(id)?;
    game.create(read(options, Code::BadOptions, "the options of a game")?)
}

/// Opens a table of one game. A position brings its own options: beside it only seed and chance may be given.
pub(super) fn open<G: Game>(mut options: Map<String, Value>) -> Result<Table<G>, Error> {
    let mut take = |name: &str| options.remove(name);
    let (seed, chance) = (take("seed"), take("chance"));
    let (scenario, position, players) = (take("scenario"), take("position"), take("players"));
    let seed: Seed = match seed {
        Some(seed) => read_value(seed, Code::BadOptions, "a seed")?,
        None => fresh_seed()?,
    };
    let chance: ChanceMode = match chance {
        Some(chance) => read_value(chance, Code::BadOptions, "a kind of chance")?,
        None => ChanceMode::Auto,
    };
    let start = match (scenario, position) {
        (None, None) => {
            let seats = match players {
                Some(players) => read_players::<G>(&players)?,
                None => G::INFO.default_players,
            };
            let options =
                read_value(Value::Object(options), Code::BadOptions, &format!("a set of options for {}", G::INFO.title))?;
            Start::Setup { options, seats }
        }
        (Some(_), Some(_)) => {
            return Err(Error::new(Code::BadOptions, "a game starts from a scenario or from a position, not from both"));
        }
        (scenario, position) => {
            if let Some(other) = options.keys().next().map(String::as_str).or(players.is_some().then_some("players")) {
                let message =
                    format!("a position brings its own options: beside it only seed and chance may be given, not {other}");
                return Err(Error::new(Code::BadOptions, message));
            }
            let state = match (scenario, position) {
                (Some(id), _) => find_scenario::<G>(&id)?,
                (None, position) => {
                    let what = format!("a position of {}", G::INFO.title);
                    read_value(position.unwrap_or_default(), Code::BadPosition, &what)?
                }
            };
            Start::Position(Box::new(state))
        }
    };
    Table::open(start, seed, chance)
}

fn read_players<G: Game>(players: &Value) -> Result<u8, Error> {
    match players.as_u64().map(u8::try_from) {
        Some(Ok(players)) => Ok(players),
        _ => {
            let fault = Fault::against(G::seats_rule(), "players is the number of seats at the table");
            Err(Error::faulty(Code::BadOptions, fault))
        }
    }
}

fn find_scenario<G: Game>(id: &Value) -> Result<G::State, Error> {
    match G::scenarios().iter().find(|scenario| id.as_str() == Some(scenario.id)) {
        Some(scenario) => Ok((scenario.start)()),
        None => {
            let known: Vec<&str> = G::scenarios().iter().map(|scenario| scenario.id).collect();
            Err(Error::new(Code::BadOptions, format!("{} has no such scenario: there are {}", G::INFO.title, known.join(", "))))
        }
    }
}
