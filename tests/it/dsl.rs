//! The vocabulary of the tests. Moves, events and states are written as JSON, as JavaScript would.

use ludotheque::core::{Actor, ChanceMode, Code, Error, EventRecord, Game, Json, Seat, Seed, ShapeError, Start, Table, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// A table in a test.
pub struct Play<G: Game>(pub Table<G>);

/// Whoever makes a move in a test.
pub trait Who {
    fn actor(self) -> Actor;
}

impl Who for u8 {
    fn actor(self) -> Actor {
        Actor::Seat(Seat(self))
    }
}

impl Who for Actor {
    fn actor(self) -> Actor {
        self
    }
}

/// A wire value as JSON.
pub fn json_of(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// A wire value from JSON, read as strictly as the API reads it.
pub fn read<T: DeserializeOwned + Serialize>(value: &Value) -> Result<T, ShapeError> {
    Json(value.clone()).read()
}

/// What happened at a table from a ply on.
pub fn story<G: Game>(table: &Table<G>, from: u32) -> Vec<EventRecord<G::Event>> {
    table.plies(from).flat_map(|ply| ply.events.to_vec()).collect()
}

/// A table with these options, chance drawn by the test.
pub fn setup<G: Game>(options: Value, seats: u8) -> Play<G> {
    let options = read(&options).unwrap();
    Play(Table::open(Start::Setup { options, seats }, Seed::from(1), ChanceMode::Manual).unwrap())
}

/// What is wrong with these options.
pub fn bad_setup<G: Game>(options: Value, seats: u8) -> Error {
    let options = read(&options).expect("the shape of the options is good");
    Table::<G>::open(Start::Setup { options, seats }, Seed::from(1), ChanceMode::Manual).expect_err("these options are refused")
}

/// A table at this position, chance drawn by the test.
pub fn position<G: Game>(state: Value) -> Play<G> {
    let state = read(&state).unwrap();
    Play(Table::open(Start::Position(Box::new(state)), Seed::from(1), ChanceMode::Manual).unwrap())
}

/// What is wrong with this position; its shape is good.
pub fn bad_position<G: Game>(state: Value) -> Error {
    let state = read(&state).expect("the shape of the position is good");
    Table::<G>::open(Start::Position(Box::new(state)), Seed::from(1), ChanceMode::Manual).expect_err("this position is refused")
}

/// A table at an example of the rulebook, chance drawn by the test.
pub fn scenario<G: Game>(id: &str) -> Play<G> {
    let found = G::SCENARIOS.iter().find(|scenario| scenario.id == id).expect("the scenario exists");
    Play(Table::open(Start::Position(Box::new((found.start)())), Seed::from(1), ChanceMode::Manual).unwrap())
}

impl<G: Game> Play<G> {
    /// Plays a legal move and returns what happened.
    #[track_caller]
    pub fn plays(&mut self, who: impl Who, mv: Value) -> Vec<Value> {
        let parsed = read(&mv).unwrap_or_else(|ShapeError(error)| panic!("{mv} is malformed: {error}"));
        let events = self.0.apply(Some(who.actor()), parsed).unwrap_or_else(|error| panic!("{mv} is refused: {error}"));
        events.iter().map(json_of).collect()
    }

    /// Plays an outcome of chance.
    #[track_caller]
    pub fn chance(&mut self, outcome: Value) -> Vec<Value> {
        self.plays(Actor::Chance, outcome)
    }

    /// A move is refused by this rule as not legal, and changes nothing.
    #[track_caller]
    pub fn refuses(&mut self, who: impl Who, mv: Value, rule: &str) {
        self.refuses_as(Code::IllegalMove, who, mv, Some(rule));
    }

    /// A move is refused with this code and rule, and changes nothing.
    #[track_caller]
    pub fn refuses_as(&mut self, code: Code, who: impl Who, mv: Value, rule: Option<&str>) {
        let parsed: G::Move = read(&mv).unwrap_or_else(|ShapeError(error)| panic!("{mv} is malformed: {error}"));
        let before = self.0.position().clone();
        let error = self.0.apply(Some(who.actor()), parsed).expect_err(&format!("{mv} is legal"));
        assert_eq!((error.code, error.rule().map(|rule| rule.id())), (code, rule), "{mv}: {error}");
        assert_eq!(self.0.position(), &before, "a refused move changes nothing");
    }

    /// This is not a move of the game at all: its shape is wrong.
    #[track_caller]
    pub fn malformed(&self, mv: Value) {
        if let Ok(parsed) = read::<G::Move>(&mv) {
            let who = self.0.position().actors().first();
            let code = self.0.check(who, &parsed).map_err(|error| error.code);
            assert_eq!(code, Err(Code::MalformedMove), "{mv}");
        }
    }

    /// The legal moves of somebody.
    pub fn legal(&self, who: impl Who) -> Vec<Value> {
        let mut moves = Vec::new();
        self.0.legal_moves(who.actor(), &mut moves);
        moves.iter().map(json_of).collect()
    }

    /// The whole state.
    pub fn state(&self) -> Value {
        json_of(&self.0.position().state(Viewer::Omniscient))
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> Value {
        json_of(&self.0.position().state(Viewer::Seat(Seat(seat))))
    }

    /// Who is to act.
    pub fn actors(&self) -> Vec<Value> {
        self.0.position().actors().iter().map(|who| json_of(&who)).collect()
    }

    /// How the game ended.
    pub fn outcome(&self) -> Value {
        json_of(&self.0.position().outcome().map(|(outcome, _)| outcome))
    }

    /// The same table once more, to try something.
    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    /// The fields of `expected` stand in the state with these values.
    #[track_caller]
    pub fn shows(&self, expected: &Value) {
        let state = self.state();
        for (field, value) in expected.as_object().expect("an object of fields") {
            assert_eq!(&state[field], value, "{field}");
        }
    }
}

/// The types of some events, in order.
pub fn types(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["type"].as_str().unwrap()).collect()
}

/// The events of a specification that was written before every `gameOver` said how the game came out.
pub fn with_outcome(events: &Value, outcome: &Value) -> Value {
    let mut events = events.clone();
    for over in events.as_array_mut().unwrap().iter_mut().filter(|event| event["type"] == "gameOver") {
        for field in ["ranking", "scores", "reason"] {
            if over.get(field).is_none() {
                over[field] = outcome[field].clone();
            }
        }
    }
    events
}

/// Every combination of the options that are a choice or a switch.
pub fn option_grid<G: Game>() -> Vec<(String, G::Options)> {
    use ludotheque::core::OptionKind;
    let mut grid = vec![(String::new(), json!({}))];
    for option in G::OPTIONS {
        let values: Vec<Value> = match option.kind {
            OptionKind::Choice(values) => values.iter().map(|value| json!(value)).collect(),
            OptionKind::Switch => vec![json!(false), json!(true)],
            OptionKind::Whole { .. } | OptionKind::Choices { .. } | OptionKind::Table => continue,
        };
        grid = grid
            .iter()
            .flat_map(|(name, options)| {
                values.iter().map(move |value| {
                    let mut options = options.clone();
                    options[option.name] = value.clone();
                    (format!("{name} {}={value}", option.name), options)
                })
            })
            .collect();
    }
    grid.into_iter().map(|(name, options)| (name, read(&options).unwrap())).collect()
}
