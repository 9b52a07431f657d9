//! What must hold for every input of a fuzz target, whatever it says. A property that fails is a panic.

use ludotheque::api::{ActorArg, Session};
use ludotheque::core::{
    Actor, Actors, ChanceMode, Code, Error, EventLog, ForEachGame, Game, Heuristics, Json, Pcg, Rng, Seat, Seed, Start, Table,
    Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::recipe::{Recipe, Try};
use crate::any_session::{AnySession, Typed, create, play, restore};
use crate::invariants;

/// What is fuzzed.
#[allow(non_camel_case_types, reason = "the names of the targets")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    moves,
    positions,
    options,
    saves,
}

impl Kind {
    pub const ALL: [(&'static str, Self); 4] =
        [("moves", Self::moves), ("positions", Self::positions), ("options", Self::options), ("saves", Self::saves)];
}

/// So many moves are played at a table with all its history; a longer game is finished without it.
const PATIENCE: u32 = 3_000;
/// No game is longer than this, or it does not end.
const LONGEST: u32 = 1_000_000;

/// Checks one input. What is no recipe is handed to the package as it is. False if the input is of no use: it is of a game
/// that is not wanted, or of none.
pub fn holds(kind: Kind, text: &str, only: Option<&str>) -> bool {
    let Some(recipe) = Recipe::read(text) else {
        raw(kind, text);
        return true;
    };
    if only.is_some_and(|only| only != recipe.game) {
        return false;
    }
    // The same text is always played in the same way.
    let seed = text.bytes().fold(0, |hash: u64, byte| hash.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte));
    let mut case = Case { kind, recipe: &recipe, dice: Pcg::new(seed), known: false };
    ludotheque::games::each(&mut case);
    case.known
}

/// Text that nobody prepared: reading it ends in a game or in an error of the right kind.
fn raw(kind: Kind, text: &str) {
    struct Ids(Vec<&'static str>);
    impl ForEachGame for Ids {
        fn visit<G: Heuristics>(&mut self) {
            self.0.push(G::INFO.id);
        }
    }
    let mut ids = Ids(Vec::new());
    ludotheque::games::each(&mut ids);
    for id in ids.0 {
        match kind {
            Kind::moves => {
                let mut table = create(id, r#"{"seed":1}"#).unwrap();
                let (verdict, state) = (table.check(text, ActorArg::First), table.state());
                if table.apply(text, ActorArg::First).is_err() {
                    assert!(verdict.map_or(true, |verdict| verdict.starts_with(r#"{"legal":false"#)));
                    assert_eq!(table.state(), state, "a refused move changes nothing");
                }
            }
            Kind::positions => {
                let error = create(id, &format!(r#"{{"seed":1,"position":{text}}}"#)).err();
                assert!(error.is_none_or(|error| matches!(error.code, Code::BadPosition | Code::BadOptions)));
            }
            Kind::options => {
                let error = create(id, text).err();
                assert!(error.is_none_or(|error| matches!(error.code, Code::BadPosition | Code::BadOptions)));
            }
            Kind::saves => match restore(id, text) {
                Ok(table) => assert_eq!(Some(table.save()), replayed(text).map(|table| table.save()), "a save is played again"),
                Err(error) => assert_eq!(error.code, Code::BadSave),
            },
        }
    }
}

/// One recipe, until its game is found.
struct Case<'a> {
    kind: Kind,
    recipe: &'a Recipe,
    dice: Pcg,
    known: bool,
}

impl ForEachGame for Case<'_> {
    fn visit<G: Heuristics>(&mut self) {
        if G::INFO.id == self.recipe.game {
            self.known = true;
            match self.kind {
                Kind::moves => self.moves::<G>(),
                Kind::positions => self.positions::<G>(),
                Kind::options => self.options::<G>(),
                Kind::saves => self.saves::<G>(),
            }
        }
    }
}

impl Case<'_> {
    /// A move is accepted exactly if it is listed; a refused one names its rule and changes nothing.
    fn moves<G: Heuristics>(&mut self) {
        let Some(table) = refusable::<G, _>(self.recipe.open()) else { return };
        let Some(table) = typed::<G>(&*table, self.chance()) else { return };
        let mut table = Typed::new(Session::from(table));
        play(&mut table, self.recipe.play.into(), &mut self.dice);
        for step in &self.recipe.tries {
            match step {
                Try::Play(plies) => play(&mut table, (*plies).into(), &mut self.dice),
                Try::Move { seat, r#move } => {
                    let asked = match seat {
                        Value::Null => ActorArg::First,
                        Value::Number(seat) => ActorArg::Number(seat.as_f64().unwrap_or(f64::NAN)),
                        _ => ActorArg::Chance,
                    };
                    tried(&mut table, asked, &self.recipe.edited(r#move.clone()).to_string());
                }
            }
            invariants::hold(table.session.table().position());
        }
        same_again(&table);
    }

    /// An accepted position keeps every invariant, survives as text, shows each seat its view, and plays to its end.
    fn positions<G: Heuristics>(&mut self) {
        let Some(base) = refusable::<G, _>(self.recipe.table()) else { return };
        let position = self.recipe.edited(serde_json::from_str(&base.state()).unwrap());
        let chance = self.chance();
        let setup = json!({ "position": position, "seed": 1, "chance": chance });
        let Some(table) = refusable::<G, _>(create(G::INFO.id, &setup.to_string())) else { return };
        self.finish::<G>(&*table, chance);
    }

    /// Accepted options begin a game that plays to its end.
    fn options<G: Heuristics>(&mut self) {
        let setup = self.recipe.edited(self.recipe.setup.clone());
        let Some(table) = refusable::<G, _>(self.recipe.open_with(setup)) else { return };
        let chance = self.chance();
        same_again(&*table);
        self.finish::<G>(&*table, chance);
    }

    /// A save is restored exactly if playing its moves at a table gives a game with its check sum.
    fn saves<G: Heuristics>(&mut self) {
        let Some(base) = refusable::<G, _>(self.recipe.table()) else { return };
        let save: Value = serde_json::from_str(&base.save()).unwrap();
        let text = self.recipe.edited(save).to_string();
        let found = replayed(&text);
        let sum = |text: &str| serde_json::from_str::<Value>(text).unwrap().get("check").cloned();
        match (restore(G::INFO.id, &text), found) {
            (Ok(restored), Some(found)) => {
                assert_eq!(restored.save(), found.save(), "a restored game is what was played");
                assert_eq!(sum(&text), sum(&found.save()), "its check sum fits");
                let chance = self.chance();
                self.finish::<G>(&*restored, chance);
            }
            (Ok(_), None) => panic!("a save is accepted although its moves cannot be played: {text}"),
            (Err(error), Some(found)) => {
                assert_eq!(error.code, Code::BadSave);
                assert_ne!(sum(&text), sum(&found.save()), "a good save is refused: {error}");
                same_again(&*found);
                let chance = self.chance();
                self.finish::<G>(&*found, chance);
            }
            (Err(error), None) => assert_eq!(error.code, Code::BadSave),
        }
    }

    fn chance(&mut self) -> ChanceMode {
        if self.dice.below(2) == 0 { ChanceMode::Auto } else { ChanceMode::Manual }
    }

    /// An accepted table is a good one, a bot can think about it, and its game ends.
    fn finish<G: Heuristics>(&mut self, table: &dyn AnySession, chance: ChanceMode) {
        let Some(table) = typed::<G>(table, chance) else { return };
        for seat in Seat::all(table.position().seats()) {
            let other = table.position().determinize(seat, &mut self.dice);
            let seen = |position: &G| position.state(Viewer::Seat(seat));
            assert_eq!(seen(&other), seen(table.position()), "{seat} can tell a determinization");
        }
        if self.dice.below(8) == 0 && matches!(table.position().actors(), Actors::Seats(_)) {
            suggests(&table);
        }
        self.play_out(table);
    }

    /// Plays to the end at random, with some moves taken back and played again on the way.
    fn play_out<G: Heuristics>(&mut self, mut table: Table<G>) {
        for _ in 0..PATIENCE {
            if self.dice.below(4) == 0 {
                invariants::hold(table.position());
            }
            let Some((who, mv)) = any_move(table.position(), &mut self.dice) else { return ended(&table, &mut self.dice) };
            let told = format!("{mv:?} is listed");
            table.apply(Some(who), mv).expect(&told);
            if self.dice.below(64) == 0 {
                back_and_forth(&mut table, self.dice.below(20));
            }
        }
        let mut position = hastened(table.position());
        for _ in 0..LONGEST {
            let Some((who, mv)) = any_move(&position, &mut self.dice) else {
                invariants::hold(&position);
                return assert!(position.outcome().is_some(), "nobody is to act, and the game is not over");
            };
            position.apply(who, &mv, &mut EventLog::disabled());
        }
        panic!("the game does not end: {position:?}");
    }
}

/// What was accepted; a refusal has words, and a rule only of this game.
fn refusable<G: Game, T>(answer: Result<T, Error>) -> Option<T> {
    answer.inspect_err(cited::<G>).ok()
}

fn cited<G: Game>(error: &Error) {
    assert!(!error.refusal.detail.to_string().is_empty());
    assert!(error.rule().is_none_or(|rule| G::RULES.contains(&rule)), "{error}: a rule of another game");
}

/// A table at this position.
fn opened<G: Game>(position: &G, chance: ChanceMode) -> Table<G> {
    Table::open(Start::Position(Box::new(position.state(Viewer::Omniscient))), Seed::from(1), chance)
        .expect("a position is accepted")
}

/// The same table with its type, by way of the text of its state; nothing if the game is over and its last position is
/// not one to begin with.
fn typed<G: Heuristics>(table: &dyn AnySession, chance: ChanceMode) -> Option<Table<G>> {
    let text = table.state();
    let position = match G::from_state(&read(&text).expect("a state is read")) {
        Err(_) if table.actors() == Actors::Over => return None,
        position => position.unwrap_or_else(|fault| panic!("a state is no position: {fault:?}: {text}")),
    };
    invariants::hold(&position);
    let same = opened(&position, ChanceMode::Manual);
    assert_eq!(Typed::new(Session::from(same.clone())).state(), text, "a state survives as text");
    Some(match chance {
        ChanceMode::Manual => same,
        ChanceMode::Auto => opened(&position, chance),
    })
}

/// Reads a wire type the way the package does.
fn read<T: DeserializeOwned + Serialize>(text: &str) -> Option<T> {
    Json::parse(text).ok()?.read().ok()
}

/// Somebody who is to act, and one of their moves.
fn any_move<G: Game>(position: &G, dice: &mut Pcg) -> Option<(Actor, G::Move)> {
    let actors: Vec<Actor> = position.actors().iter().collect();
    let who = *actors.get(dice.below(actors.len() as u32) as usize)?;
    let mut moves = Vec::new();
    position.legal_moves(who, &mut moves);
    assert!(!moves.is_empty(), "{who} is to act and has no move: {position:?}");
    Some((who, moves.swap_remove(dice.below(moves.len() as u32) as usize)))
}

/// A bot that thinks for a moment suggests a legal move.
fn suggests<G: Heuristics>(table: &Table<G>) {
    let table = Typed::new(Session::from(table.clone()));
    let suggestion = table.suggest(r#"{"iterations":4,"seed":1}"#).unwrap_or_else(|error| panic!("{error}"));
    let suggestion: Value = serde_json::from_str(&suggestion).unwrap();
    let verdict = table.check(&suggestion["move"].to_string(), ActorArg::First);
    assert_eq!(verdict.as_deref(), Ok(r#"{"legal":true}"#), "a bot suggests {suggestion}");
}

fn back_and_forth<G: Game>(table: &mut Table<G>, most: u32) {
    let before = (table.position().clone(), table.ply());
    let back = (0..most).take_while(|_| table.undo()).count();
    invariants::hold(table.position());
    assert!((0..back).all(|_| table.redo()), "what was taken back can be played again");
    assert_eq!((table.position(), table.ply()), (&before.0, before.1));
}

fn ended<G: Heuristics>(table: &Table<G>, dice: &mut Pcg) {
    invariants::hold(table.position());
    assert!(table.position().outcome().is_some(), "nobody is to act, and the game is not over");
    if dice.below(4) == 0 {
        same_again(&Typed::new(Session::from(table.clone())));
    }
}

/// The saved text gives a table that says the same.
fn same_again(table: &dyn AnySession) {
    let text = table.save();
    let restored = restore(table.id(), &text).unwrap_or_else(|error| panic!("a saved game is refused: {error}"));
    assert_eq!((restored.save(), restored.state(), restored.log("{}")), (text, table.state(), table.log("{}")));
}

/// The same position at the end of its time, for games that end by a clock: nobody waits for the ten thousandth turn.
fn hastened<G: Game>(position: &G) -> G {
    let mut state = serde_json::to_value(position.state(Viewer::Omniscient)).unwrap();
    let due = match G::INFO.id {
        "kopis" => state["quietLimit"].as_u64().map(|limit| ("/quiet", limit - 1)),
        "ptites-locos" => state["options"]["turnLimit"].as_u64().map(|limit| ("/turn", limit)),
        "frachtexpress" => state["turnLimit"].as_u64().map(|limit| ("/turn/number", limit)),
        _ => None,
    };
    // No limit at all is a limit of 0: such a game ends by its other rules.
    if let Some((clock, due @ 1..)) = due {
        *state.pointer_mut(clock).unwrap() = json!(due);
    }
    G::from_state(&read(&state.to_string()).unwrap()).expect("a later turn of the same position")
}

/// Tries a move at a table.
fn tried<G: Heuristics>(table: &mut Typed<G>, asked: ActorArg, text: &str) {
    let before = table.session.table().position().clone();
    let actors: Vec<Actor> = before.actors().iter().collect();
    let who = match asked {
        ActorArg::First => actors.first().copied(),
        ActorArg::Chance => Some(Actor::Chance),
        ActorArg::Number(number) => Seat::all(before.seats()).find(|seat| f64::from(seat.0) == number).map(Actor::Seat),
    };
    let mut listed = Vec::new();
    if let Some(who) = who {
        table.session.table().legal_moves(who, &mut listed);
    }
    let is_listed =
        read(text).is_some_and(|mv: G::Move| before.check_shape(&mv).is_ok() && listed.contains(&before.canonical(mv)));
    let verdict = table.check(text, asked);
    let ply = table.ply();
    match (table.apply(text, asked), verdict) {
        (Ok(_), verdict) => {
            assert_eq!(verdict.unwrap(), r#"{"legal":true}"#);
            assert!(is_listed, "{text} is accepted and not listed");
            assert!(table.ply() > ply && table.undo());
            assert_eq!(table.session.table().position(), &before, "an accepted move can be taken back");
            assert!(table.redo());
        }
        (Err(error), verdict) => {
            assert!(!is_listed, "{text} is listed and refused: {error}");
            assert_eq!((table.session.table().position(), table.ply()), (&before, ply), "a refused move changes nothing");
            cited::<G>(&error);
            match verdict {
                Err(malformed) => assert_eq!((&malformed, error.code), (&error, Code::MalformedMove)),
                Ok(verdict) => {
                    let verdict: Value = serde_json::from_str(&verdict).unwrap();
                    let rule = error.rule().expect("a refusal names a rule").id();
                    assert_eq!((&verdict["legal"], &verdict["rule"]), (&json!(false), &json!(rule)), "check and apply agree");
                }
            }
        }
    }
}

/// The table of a saved game, by nothing but the calls of a page; nothing if it cannot be played.
fn replayed(text: &str) -> Option<Box<dyn AnySession>> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Saved {
        format: u32,
        game: String,
        rules: u32,
        setup: Json,
        moves: Vec<Played>,
        #[serde(rename = "check")]
        _check: String,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Played {
        seat: Value,
        r#move: Json,
    }
    let saved: Saved = serde_json::from_str(text).ok()?;
    struct Version<'a>(&'a str, Option<u32>);
    impl ForEachGame for Version<'_> {
        fn visit<G: Heuristics>(&mut self) {
            if G::INFO.id == self.0 {
                self.1 = Some(G::INFO.rules_version);
            }
        }
    }
    let mut version = Version(&saved.game, None);
    ludotheque::games::each(&mut version);
    let version = version.1?;
    // Without a seed it would be another game every time.
    let is_seeded = saved.setup.0.get("seed").is_some();
    if saved.format != 1 || version != saved.rules || !is_seeded {
        return None;
    }
    let text = |Json(value): &Json| value.to_string();
    let mut table = create(&saved.game, &text(&saved.setup)).ok()?;
    for Played { seat, r#move } in saved.moves {
        let asked = match seat {
            Value::String(chance) if chance == "chance" => ActorArg::Chance,
            seat => ActorArg::Number(seat.as_u64()? as f64),
        };
        table.apply(&text(&r#move), asked).ok()?;
    }
    Some(table)
}
