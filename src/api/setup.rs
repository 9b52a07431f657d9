//! From the options of `createGame` to a table.

use serde_json::{Map, Value};

use super::arguments::{fresh_seed, parse, read};
use crate::core::{ChanceMode, Code, Detail, Error, Game, Json, Seed, Start, Table, message};

/// What `createGame` takes.
pub(super) struct Setup<G: Game> {
    pub(super) start: Start<G>,
    pub(super) seed: Option<Seed>,
    pub(super) chance: ChanceMode,
}

/// Opens a table: `options` is the JSON text of an object.
pub(super) fn create<G: Game>(options: &str) -> Result<Table<G>, Error> {
    let Setup { start, seed, chance } = read_setup(parse(options, Code::BadOptions, what_options::<G>)?)?;
    Table::open(start, seed.map_or_else(fresh_seed, Ok)?, chance)
}

fn what_options<G: Game>() -> Detail {
    message!("a-set-of-options", "a set of options for {title}", title: Term = G::INFO.title)
}

/// Reads what `createGame` takes.
pub(super) fn read_setup<G: Game>(options: Json) -> Result<Setup<G>, Error> {
    let mut fields: Map<String, Value> = match options {
        Json(Value::Object(fields)) => fields,
        _ => {
            let what = what_options::<G>();
            let detail = message!("no-object", "this is not {what}: an object was expected", what: Message = what);
            return Err(Error::plain(Code::BadOptions, detail));
        }
    };
    let mut take = |name| fields.shift_remove(name).map(Json);
    let [seed, chance, scenario, position, players] = ["seed", "chance", "scenario", "position", "players"].map(&mut take);
    let seed = seed.map(|seed| read(&seed, Code::BadOptions, || message!("a-seed", "a seed"))).transpose()?;
    let chance = match chance {
        Some(chance) => read(&chance, Code::BadOptions, || message!("a-kind-of-chance", "a kind of chance"))?,
        None => ChanceMode::Auto,
    };
    let other = fields.keys().next().map(String::as_str).or(players.is_some().then_some("players"));
    let start = match (scenario, position, other) {
        (None, None, _) => {
            let seats = match players {
                Some(players) => read_players::<G>(&players)?,
                None => G::INFO.default_players,
            };
            Start::Setup { options: read(&Json(Value::Object(fields)), Code::BadOptions, what_options::<G>)?, seats }
        }
        (Some(_), Some(_), _) => {
            let detail = message!("two-beginnings", "a game starts from a scenario or from a position, not from both");
            return Err(Error::plain(Code::BadOptions, detail));
        }
        (.., Some(other)) => {
            let detail = message!(
                "options-beside-position",
                "a position brings its own options: beside it only seed and chance may be given, not {field}",
                field: Text = other,
            );
            return Err(Error::plain(Code::BadOptions, detail));
        }
        (Some(scenario), ..) => Start::Position(Box::new(scenario_state::<G>(&scenario)?)),
        (None, Some(position), _) => Start::Position(Box::new(read(
            &position,
            Code::BadPosition,
            || message!("a-position", "a position of {title}", title: Term = G::INFO.title),
        )?)),
    };
    Ok(Setup { start, seed, chance })
}

/// The number of players; one that is none breaks the rule of it.
fn read_players<G: Game>(players: &Json) -> Result<u8, Error> {
    let mut read = read(players, Code::BadOptions, || message!("a-number-of-players", "a number of players"));
    if let Err(error) = &mut read {
        error.refusal.rule = Some(G::seats_rule());
    }
    read
}

fn scenario_state<G: Game>(id: &Json) -> Result<G::State, Error> {
    let id: String = read(id, Code::BadOptions, || message!("the-id-of-a-scenario", "the id of a scenario"))?;
    match G::SCENARIOS.iter().find(|scenario| scenario.id == id) {
        Some(scenario) => Ok((scenario.start)()),
        None => Err(Error::plain(
            Code::BadOptions,
            message!(
                "no-such-scenario",
                "{title} has no scenario {id}: there are {known}",
                title: Term = G::INFO.title,
                id: Text = id,
                known: List = G::SCENARIOS.iter().map(|scenario| scenario.id),
            ),
        )),
    }
}
