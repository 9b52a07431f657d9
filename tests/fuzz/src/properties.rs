//! What must hold for every input of a fuzz target, whatever it says. A property that fails is a panic.

use ludotheque::api::{self, AnyTable, Asked};
use ludotheque::bot::Pcg;
use ludotheque::core::{
    Actor, Actors, ChanceMode, Code, Error, Eyes, ForEachGame, FromTree, Game, Log, Seat, Seed, Source, Start, Table, Tree,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::recipe::{Recipe, Try, play};
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
/// that is not wanted.
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
    if !case.known {
        assert_eq!(recipe.open().err().map(|error| error.code), Some(Code::UnknownGame));
    }
    true
}

/// Text that nobody prepared: reading it ends in a game or in an error of the right kind.
fn raw(kind: Kind, text: &str) {
    struct Ids(Vec<&'static str>);
    impl ForEachGame for Ids {
        fn visit<G: Game>(&mut self) {
            self.0.push(G::INFO.id);
        }
    }
    let mut ids = Ids(Vec::new());
    ludotheque::games::each(&mut ids);
    for id in ids.0 {
        match kind {
            Kind::moves => {
                let mut table = api::create(id, r#"{"seed":1}"#).unwrap();
                let (verdict, state) = (table.check(text, Asked::Anybody), table.state());
                if table.apply(text, Asked::Anybody).is_err() {
                    assert!(verdict.map_or(true, |verdict| verdict.starts_with(r#"{"legal":false"#)));
                    assert_eq!(table.state(), state, "a refused move changes nothing");
                }
            }
            Kind::positions => {
                let error = api::create(id, &format!(r#"{{"seed":1,"position":{text}}}"#)).err();
                assert!(error.is_none_or(|error| matches!(error.code, Code::BadPosition | Code::BadOptions)));
            }
            Kind::options => {
                let error = api::create(id, text).err();
                assert!(error.is_none_or(|error| matches!(error.code, Code::BadPosition | Code::BadOptions)));
            }
            Kind::saves => {}
        }
    }
    if kind == Kind::saves {
        match api::restore(text) {
            Ok(table) => assert_eq!(Some(table.save()), replayed(text).map(|table| table.save()), "a save is played again"),
            Err(error) => assert_eq!(error.code, Code::BadSave),
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
    fn visit<G: Game>(&mut self) {
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
    fn moves<G: Game>(&mut self) {
        let Some(table) = refusable::<G, _>(self.recipe.open()) else { return };
        let Some(mut table) = typed::<G>(&*table, self.chance()) else { return };
        play(&mut table, self.recipe.play.into(), &mut self.dice);
        for step in &self.recipe.tries {
            match step {
                Try::Play(plies) => play(&mut table, (*plies).into(), &mut self.dice),
                Try::Move { seat, r#move } => {
                    let asked = match seat {
                        Value::Null => Asked::Anybody,
                        Value::Number(seat) => Asked::Number(seat.as_f64().unwrap_or(f64::NAN)),
                        _ => Asked::Chance,
                    };
                    tried(&mut table, asked, &r#move.to_string());
                }
            }
            invariants::hold(table.position());
        }
        same_again(&table);
    }

    /// An accepted position keeps every invariant, survives as text, shows each seat its view, and plays to its end.
    fn positions<G: Game>(&mut self) {
        let Some(base) = refusable::<G, _>(self.recipe.table()) else { return };
        let position = self.recipe.edited(serde_json::from_str(&base.state()).unwrap());
        let chance = self.chance();
        let setup = json!({ "position": position, "seed": 1, "chance": chance });
        let Some(table) = refusable::<G, _>(api::create(G::INFO.id, &setup.to_string())) else { return };
        self.finish::<G>(&*table, chance);
    }

    /// Accepted options begin a game that plays to its end.
    fn options<G: Game>(&mut self) {
        let Some(table) = refusable::<G, _>(self.recipe.open()) else { return };
        let chance = self.chance();
        same_again(&*table);
        self.finish::<G>(&*table, chance);
    }

    /// A save is restored exactly if playing its moves at a table gives a game with its check sum.
    fn saves<G: Game>(&mut self) {
        let Some(base) = refusable::<G, _>(self.recipe.table()) else { return };
        let save: Value = serde_json::from_str(&base.save()).unwrap();
        let text = self.recipe.edited(save).to_string();
        let found = replayed(&text);
        let sum = |text: &str| serde_json::from_str::<Value>(text).unwrap().get("check").cloned();
        match (api::restore(&text), found) {
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
    fn finish<G: Game>(&mut self, table: &dyn AnyTable, chance: ChanceMode) {
        let Some(table) = typed::<G>(table, chance) else { return };
        for seat in Seat::all(table.position().seats()) {
            let imagined = table.position().imagine(seat, &mut self.dice);
            let seen = |position: &G| position.state(Eyes::Of(seat));
            assert_eq!(seen(&imagined), seen(table.position()), "{seat} can tell what was imagined");
        }
        if self.dice.below(8) == 0 && matches!(table.position().actors(), Actors::Seats(_)) {
            suggests(&table);
        }
        self.play_out(table);
    }

    /// Plays to the end at random, with some moves taken back and played again on the way.
    fn play_out<G: Game>(&mut self, mut table: Table<G>) {
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
            position.apply(who, &mv, &mut Log::deaf());
        }
        panic!("the game does not end: {position:?}");
    }
}

/// What was accepted; a refusal has words, and a rule only of this game.
fn refusable<G: Game, T>(answer: Result<T, Error>) -> Option<T> {
    answer.inspect_err(cited::<G>).ok()
}

fn cited<G: Game>(error: &Error) {
    assert!(!error.message.is_empty());
    assert!(error.rule.is_none_or(|rule| G::RULES.iter().any(|known| known == rule)), "{error}: a rule of another game");
}

/// A table at this position.
fn opened<G: Game>(position: &G, chance: ChanceMode) -> Table<G> {
    Table::open(Start::Position(Box::new(position.state(Eyes::All))), Seed::from(1), chance).expect("a position is accepted")
}

/// The same table with its type, by way of the text of its state; nothing if the game is over and its last position is
/// not one to begin with.
fn typed<G: Game>(table: &dyn AnyTable, chance: ChanceMode) -> Option<Table<G>> {
    let text = table.state();
    let position = match G::from_state(&read(&text).expect("a state is read")) {
        Err(_) if table.actors() == Actors::Over => return None,
        position => position.unwrap_or_else(|fault| panic!("a state is no position: {fault:?}: {text}")),
    };
    invariants::hold(&position);
    let same = opened(&position, ChanceMode::Manual);
    assert_eq!(<dyn AnyTable>::state(&same), text, "a state survives as text");
    Some(match chance {
        ChanceMode::Manual => same,
        ChanceMode::Auto => opened(&position, chance),
    })
}

/// Reads a wire type the way the package does.
fn read<T: FromTree>(text: &str) -> Option<T> {
    serde_json::from_str::<Tree>(text).ok()?.read().ok()
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
fn suggests<G: Game>(table: &Table<G>) {
    let mut search = <dyn AnyTable>::search(table, r#"{"iterations":4,"seed":1}"#).unwrap_or_else(|error| panic!("{error}"));
    assert!(search.think(f64::INFINITY, &mut || 0.0), "four iterations are soon made");
    let suggestion: Value = serde_json::from_str(&search.suggestion()).unwrap();
    let verdict = <dyn AnyTable>::check(table, &suggestion["move"].to_string(), Asked::Anybody);
    assert_eq!(verdict.as_deref(), Ok(r#"{"legal":true}"#), "a bot suggests {suggestion}");
}

fn back_and_forth<G: Game>(table: &mut Table<G>, most: u32) {
    let before = (table.position().clone(), table.ply());
    let back = (0..most).take_while(|_| table.undo()).count();
    invariants::hold(table.position());
    assert!((0..back).all(|_| table.redo()), "what was taken back can be played again");
    assert_eq!((table.position(), table.ply()), (&before.0, before.1));
}

fn ended<G: Game>(table: &Table<G>, dice: &mut Pcg) {
    invariants::hold(table.position());
    assert!(table.position().outcome().is_some(), "nobody is to act, and the game is not over");
    if dice.below(4) == 0 {
        same_again(table);
    }
}

/// The saved text gives a table that says the same.
fn same_again(table: &dyn AnyTable) {
    let text = table.save();
    let restored = api::restore(&text).unwrap_or_else(|error| panic!("a saved game is refused: {error}"));
    assert_eq!((restored.save(), restored.state(), restored.log("{}")), (text, table.state(), table.log("{}")));
}

/// The same position at the end of its time, for games that end by a clock: nobody waits for the ten thousandth turn.
fn hastened<G: Game>(position: &G) -> G {
    let mut state = serde_json::to_value(position.state(Eyes::All)).unwrap();
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
fn tried<G: Game>(table: &mut Table<G>, asked: Asked, text: &str) {
    let before = table.position().clone();
    let actors: Vec<Actor> = before.actors().iter().collect();
    let who = match asked {
        Asked::Anybody => actors.first().copied(),
        Asked::Chance => Some(Actor::Chance),
        Asked::Number(number) => Seat::all(before.seats()).find(|seat| f64::from(seat.0) == number).map(Actor::Seat),
    };
    let mut listed = Vec::new();
    if let Some(who) = who {
        table.legal_moves(who, &mut listed);
    }
    let is_listed = read(text).is_some_and(|mv: G::Move| before.shape(&mv).is_ok() && listed.contains(&before.canonical(mv)));
    let verdict = <dyn AnyTable>::check(table, text, asked);
    let ply = table.ply();
    match (<dyn AnyTable>::apply(table, text, asked), verdict) {
        (Ok(_), verdict) => {
            assert_eq!(verdict.unwrap(), r#"{"legal":true}"#);
            assert!(is_listed, "{text} is accepted and not listed");
            assert!(table.ply() > ply && table.undo());
            assert_eq!(table.position(), &before, "an accepted move can be taken back");
            assert!(table.redo());
        }
        (Err(error), verdict) => {
            assert!(!is_listed, "{text} is listed and refused: {error}");
            assert_eq!((table.position(), table.ply()), (&before, ply), "a refused move changes nothing");
            cited::<G>(&error);
            match verdict {
                Err(malformed) => assert_eq!((&malformed, error.code), (&error, Code::MalformedMove)),
                Ok(verdict) => {
                    let verdict: Value = serde_json::from_str(&verdict).unwrap();
                    let rule = error.rule.expect("a refusal names a rule").id();
                    assert_eq!((&verdict["legal"], &verdict["rule"]), (&json!(false), &json!(rule)), "check and apply agree");
                }
            }
        }
    }
}

/// The table of a saved game, by nothing but the calls of a page; nothing if it cannot be played.
fn replayed(text: &str) -> Option<Box<dyn AnyTable>> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Saved {
        format: u32,
        game: String,
        rules: u32,
        setup: Tree,
        moves: Vec<Played>,
        #[serde(rename = "check")]
        _check: String,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Played {
        seat: Value,
        r#move: Tree,
    }
    let saved: Saved = serde_json::from_str(text).ok()?;
    let games: Vec<Value> = serde_json::from_str(&api::games()).unwrap();
    let game = games.iter().find(|game| game["id"] == saved.game)?;
    // Without a seed it would be another game every time.
    let is_seeded = matches!(&saved.setup, Tree::Object(fields) if fields.iter().any(|(name, _)| name == "seed"));
    if saved.format != 1 || game["rulesVersion"] != saved.rules || !is_seeded {
        return None;
    }
    let text = |tree: &Tree| serde_json::to_string(tree).unwrap();
    let mut table = api::create(&saved.game, &text(&saved.setup)).ok()?;
    for Played { seat, r#move } in saved.moves {
        let asked = match seat {
            Value::String(chance) if chance == "chance" => Asked::Chance,
            seat => Asked::Number(seat.as_u64()? as f64),
        };
        table.apply(&text(&r#move), asked).ok()?;
    }
    Some(table)
}
