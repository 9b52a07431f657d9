//! From the options of `createGame` to a table.

use std::fmt::Display;

use super::shelf::{self, AnyGame};
use super::words::{parse, take};
use super::{AnyTable, fresh_seed};
use crate::core::{ChanceMode, Citation, Code, Error, Seed, Tree};

/// The fields of an object.
pub(super) type Fields = Vec<(String, Tree)>;

/// Opens a table: `options` is the JSON text of an object.
pub fn create(id: &str, options: &str) -> Result<Box<dyn AnyTable>, Error> {
    let game = shelf::find(id)?;
    let what = &"the options of a game";
    open(&*game, fields(parse(options, Code::BadOptions, what)?, Code::BadOptions, what)?)
}

/// Opens a table of every game and clears it away. A browser compiles what runs when it runs first: so it has, before
/// anybody waits for a game.
pub fn rehearse() -> Result<(), Error> {
    shelf::ids().try_for_each(|id| create(id, r#"{"seed":0}"#).map(drop))
}

/// The fields of what should be an object.
pub(super) fn fields(tree: Tree, code: Code, what: &dyn Display) -> Result<Fields, Error> {
    match tree {
        Tree::Object(fields) => Ok(fields),
        _ => Err(Error::new(code, format!("this is not {what}: an object is expected"))),
    }
}

/// What `createGame` takes, before anybody knows of which game it is.
struct Wanted {
    seed: Seed,
    chance: ChanceMode,
    start: Beginning,
}

enum Beginning {
    Setup { players: Option<Tree>, options: Fields },
    Scenario(String),
    Position(Tree),
}

impl Wanted {
    /// A position brings its own options: beside it only seed and chance may be given.
    fn of(mut fields: Fields) -> Result<Self, Error> {
        let mut named = |name| fields.iter().position(|(field, _)| field == name).map(|at| fields.remove(at).1);
        let [seed, chance, scenario, position, players] = ["seed", "chance", "scenario", "position", "players"].map(&mut named);
        let seed = match seed {
            Some(seed) => take(&seed, Code::BadOptions, &"a seed")?,
            None => fresh_seed()?,
        };
        let chance = match chance {
            Some(chance) => take(&chance, Code::BadOptions, &"a kind of chance")?,
            None => ChanceMode::Auto,
        };
        let other = fields.first().map(|(name, _)| name.as_str()).or(players.is_some().then_some("players"));
        let start = match (scenario, position, other) {
            (None, None, _) => Beginning::Setup { players, options: fields },
            (Some(_), Some(_), _) => {
                return Err(Error::new(Code::BadOptions, "a game starts from a scenario or from a position, not from both"));
            }
            (.., Some(other)) => {
                let message =
                    format!("a position brings its own options: beside it only seed and chance may be given, not {other}");
                return Err(Error::new(Code::BadOptions, message));
            }
            (Some(scenario), ..) => Beginning::Scenario(take(&scenario, Code::BadOptions, &"the id of a scenario")?),
            (None, Some(position), _) => Beginning::Position(position),
        };
        Ok(Self { seed, chance, start })
    }
}

/// How a table begins, as far as that can be said without its game.
pub(super) enum Opening<'a> {
    /// With these options and so many players.
    Setup(&'a Tree, u8),
    /// From the example in this place.
    Scenario(usize),
    /// From this position.
    Position(&'a Tree),
}

/// Opens a table of a game.
pub(super) fn open(game: &dyn AnyGame, fields: Fields) -> Result<Box<dyn AnyTable>, Error> {
    let Wanted { seed, chance, start } = Wanted::of(fields)?;
    match start {
        Beginning::Setup { players, options } => {
            let seats = players.map_or(Ok(game.info().default_players), |players| read_players(players, game.seats_rule()))?;
            let options = Tree::Object(options);
            game.open(Opening::Setup(&options, seats), seed, chance).map_err(|error| unreadable(game, &options).unwrap_or(error))
        }
        Beginning::Scenario(id) => {
            let known = game.scenarios();
            match known.iter().position(|scenario| id == scenario.id) {
                Some(at) => game.open(Opening::Scenario(at), seed, chance),
                None => Err(no_scenario(game.info().title, known.iter().map(|scenario| scenario.id).collect())),
            }
        }
        Beginning::Position(state) => game.open(Opening::Position(&state), seed, chance),
    }
}

/// What is wrong with options that cannot be read. One that has not even the right shape may break a rule all the same.
fn unreadable(game: &dyn AnyGame, options: &Tree) -> Option<Error> {
    let error = game.check_options(options).err()?;
    let Tree::Object(fields) = options else { return Some(error) };
    let broken = fields.iter().find(|&field| game.check_options(&Tree::Object(vec![field.clone()])).is_err());
    Some(error.by(game.shape_rule(broken.map_or("", |(name, _)| name))))
}

fn read_players(players: Tree, rule: Citation) -> Result<u8, Error> {
    take(&players, Code::BadOptions, &"a number of players").map_err(|error| error.by(Some(rule)))
}

fn no_scenario(title: &str, known: Vec<&str>) -> Error {
    Error::new(Code::BadOptions, format!("{title} has no such scenario: there are {}", known.join(", ")))
}
