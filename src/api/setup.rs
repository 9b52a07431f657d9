//! From the options of `createGame` to a table.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::words::{raw, read, read_strictly};
use super::{AnyTable, fresh_seed, shelf};
use crate::core::{ChanceMode, Code, Error, Fault, Game, Seed, Start, Table};

/// The fields of an object, each as the JSON text of its value.
pub(super) type Fields = BTreeMap<String, Box<RawValue>>;

/// Opens a table: `options` is the JSON text of an object.
pub fn create(id: &str, options: &str) -> Result<Box<dyn AnyTable>, Error> {
    let game = shelf::find(id)?;
    game.create(read_strictly(options, Code::BadOptions, "the options of a game")?)
}

/// What `createGame` takes for every game, and the options of the game itself.
#[derive(Default)]
struct Wanted {
    seed: Option<Box<RawValue>>,
    chance: Option<Box<RawValue>>,
    scenario: Option<Box<RawValue>>,
    position: Option<Box<RawValue>>,
    players: Option<Box<RawValue>>,
    others: Fields,
}

impl Wanted {
    fn sort(fields: Fields) -> Self {
        let mut wanted = Self::default();
        for (name, value) in fields {
            match name.as_str() {
                "seed" => wanted.seed = Some(value),
                "chance" => wanted.chance = Some(value),
                "scenario" => wanted.scenario = Some(value),
                "position" => wanted.position = Some(value),
                "players" => wanted.players = Some(value),
                _ => {
                    wanted.others.insert(name, value);
                }
            }
        }
        wanted
    }
}

/// Opens a table of one game. A position brings its own options: beside it only seed and chance may be given.
pub(super) fn open<G: Game>(fields: Fields) -> Result<Table<G>, Error> {
    let Wanted { seed, chance, scenario, position, players, others } = Wanted::sort(fields);
    let seed: Seed = match seed {
        Some(seed) => read(seed.get(), Code::BadOptions, "a seed")?,
        None => fresh_seed()?,
    };
    let chance: ChanceMode = match chance {
        Some(chance) => read(chance.get(), Code::BadOptions, "a kind of chance")?,
        None => ChanceMode::Auto,
    };
    let title = G::INFO.title;
    let start = match (scenario, position) {
        (None, None) => {
            let seats = players.map_or(Ok(G::INFO.default_players), |players| read_players::<G>(&players))?;
            Start::Setup { options: read_options::<G>(&others)?, seats }
        }
        (Some(_), Some(_)) => {
            return Err(Error::new(Code::BadOptions, "a game starts from a scenario or from a position, not from both"));
        }
        (scenario, position) => {
            if let Some(other) = others.keys().next().map(String::as_str).or(players.is_some().then_some("players")) {
                let message =
                    format!("a position brings its own options: beside it only seed and chance may be given, not {other}");
                return Err(Error::new(Code::BadOptions, message));
            }
            let state = match (scenario, position) {
                (None, Some(position)) => read_strictly(position.get(), Code::BadPosition, &format!("a position of {title}"))?,
                (scenario, _) => find_scenario::<G>(scenario.as_deref())?,
            };
            Start::Position(Box::new(state))
        }
    };
    Table::open(start, seed, chance)
}

/// Reads the options of a game. One that has not even the right shape may break a rule all the same.
fn read_options<G: Game>(fields: &Fields) -> Result<G::Options, Error> {
    let read_as_options = |fields: &Fields| -> Result<G::Options, Error> {
        read_strictly(raw(fields).get(), Code::BadOptions, &format!("a set of options for {}", G::INFO.title))
    };
    read_as_options(fields).map_err(|error| {
        let broken = fields.iter().find(|&(name, value)| {
            let mut alone = Fields::new();
            alone.insert(name.clone(), value.clone());
            read_as_options(&alone).is_err()
        });
        Error { rule: broken.and_then(|(name, _)| G::shape_rule(name)), ..error }
    })
}

fn read_players<G: Game>(players: &RawValue) -> Result<u8, Error> {
    read(players.get(), Code::BadOptions, "a number of players").map_err(|error| {
        let fault = Fault::against(G::seats_rule(), error.message);
        Error::faulty(Code::BadOptions, fault)
    })
}

fn find_scenario<G: Game>(id: Option<&RawValue>) -> Result<G::State, Error> {
    let id: String = read(id.map_or("null", RawValue::get), Code::BadOptions, "the id of a scenario")?;
    match G::scenarios().iter().find(|scenario| id == scenario.id) {
        Some(scenario) => Ok((scenario.start)()),
        None => {
            let known: Vec<&str> = G::scenarios().iter().map(|scenario| scenario.id).collect();
            Err(Error::new(Code::BadOptions, format!("{} has no such scenario: there are {}", G::INFO.title, known.join(", "))))
        }
    }
}
