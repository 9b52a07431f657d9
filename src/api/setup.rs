//! From the options of `createGame` to a table.

use std::fmt::Display;

use super::words::{parse, take};
use super::{AnyTable, fresh_seed, shelf};
use crate::core::{ChanceMode, Citation, Code, Error, Game, Seed, Start, Table, Tree};

/// The fields of an object.
pub(super) type Fields = Vec<(String, Tree)>;

/// Opens a table: `options` is the JSON text of an object.
pub fn create(id: &str, options: &str) -> Result<Box<dyn AnyTable>, Error> {
    let game = shelf::find(id)?;
    let what = &"the options of a game";
    game.create(fields(parse(options, Code::BadOptions, what)?, Code::BadOptions, what)?)
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

/// Opens a table of one game.
pub(super) fn open<G: Game>(fields: Fields) -> Result<Table<G>, Error> {
    let Wanted { seed, chance, start } = Wanted::of(fields)?;
    let start = match start {
        Beginning::Setup { players, options } => {
            let seats = players.map_or(Ok(G::INFO.default_players), |players| read_players(players, G::seats_rule()))?;
            Start::Setup { options: read_options::<G>(options)?, seats }
        }
        Beginning::Scenario(id) => {
            let at = G::scenarios().iter().position(|scenario| id == scenario.id);
            match at.and_then(|at| G::scenarios().get(at)) {
                Some(scenario) => Start::Position(Box::new((scenario.start)())),
                None => return Err(no_scenario(G::INFO.title, G::scenarios().iter().map(|scenario| scenario.id).collect())),
            }
        }
        Beginning::Position(state) => {
            Start::Position(Box::new(take(&state, Code::BadPosition, &format_args!("a position of {}", G::INFO.title))?))
        }
    };
    Table::open(start, seed, chance)
}

/// Reads the options of a game. One that has not even the right shape may break a rule all the same.
fn read_options<G: Game>(options: Fields) -> Result<G::Options, Error> {
    let alone: Vec<Fields> = options.iter().map(|field| vec![field.clone()]).collect();
    options_of::<G>(options).map_err(|error| {
        let broken = alone.into_iter().find(|field| options_of::<G>(field.clone()).is_err());
        let name = broken.as_ref().and_then(|field| field.first()).map_or("", |(name, _)| name);
        Error { rule: G::shape_rule(name), ..error }
    })
}

#[inline(never)]
fn options_of<G: Game>(fields: Fields) -> Result<G::Options, Error> {
    take(&Tree::Object(fields), Code::BadOptions, &format_args!("a set of options for {}", G::INFO.title))
}

fn read_players(players: Tree, rule: Citation) -> Result<u8, Error> {
    take(&players, Code::BadOptions, &"a number of players").map_err(|error| Error { rule: Some(rule), ..error })
}

fn no_scenario(title: &str, known: Vec<&str>) -> Error {
    Error::new(Code::BadOptions, format!("{title} has no such scenario: there are {}", known.join(", ")))
}
