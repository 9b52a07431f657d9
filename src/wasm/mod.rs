//! The door to JavaScript: the only place that names `wasm_bindgen` or `js_sys`.
//!
//! Arguments arrive as text and numbers, so that no value of the caller is ever read in here; `facade.js` sees to that.
//! A table sits in a `RefCell` that is borrowed only once every argument is plain Rust. Errors leave as JSON text, which
//! the facade turns into a `RulesError`, and so do replies, which it parses.

#![allow(missing_docs, unreachable_pub, reason = "these are the calls of `api`, and JavaScript reaches them")]

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

use crate::api::{self, AnyTable, Asked, Catalogue, Thinking};
use crate::core::{Actor, Error, Outcome};

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// What all tables of this module share: the numbers of moves and events, and where the facade reads them.
struct Desk {
    catalogue: Catalogue,
    /// There is room for the longest list from the beginning: the facade knows where it stands and does not ask again.
    codes: Vec<u32>,
    /// What could not be said in numbers: a reply, or an error.
    text: String,
}

impl Default for Desk {
    fn default() -> Self {
        Self { catalogue: Catalogue::default(), codes: Vec::with_capacity(Catalogue::LONGEST), text: String::new() }
    }
}

/// What the facade finds at the desk: so many numbers, or the text of a reply, or the text of an error.
const REPLY: i32 = -1;
const THROWN: i32 = -2;

impl Desk {
    /// Lays an answer down: numbers unless there is a reply.
    fn answer(&mut self, answer: Result<Option<String>, Error>) -> i32 {
        let (text, kind) = match answer {
            Ok(None) => return i32::try_from(self.codes.len()).unwrap_or(REPLY),
            Ok(Some(reply)) => (reply, REPLY),
            Err(error) => (api::thrown(&error), THROWN),
        };
        self.text = text;
        kind
    }
}

/// The memory of this module, in which the facade reads numbers.
#[wasm_bindgen(skip_typescript)]
pub fn heap() -> JsValue {
    wasm_bindgen::memory()
}

/// Where the numbers begin.
#[wasm_bindgen(skip_typescript)]
pub fn codes() -> u32 {
    DESK.with_borrow(|desk| desk.codes.as_ptr().addr() as u32)
}

/// How many numbers there may be.
#[wasm_bindgen(skip_typescript)]
pub fn longest() -> u32 {
    Catalogue::LONGEST as u32
}

/// The text of the reply or of the error.
#[wasm_bindgen(skip_typescript)]
pub fn text() -> String {
    DESK.with_borrow_mut(|desk| std::mem::take(&mut desk.text))
}

/// A table of some game.
#[wasm_bindgen(skip_typescript)]
pub struct RawTable(RefCell<Box<dyn AnyTable>>);

/// What JavaScript throws: the text of `{ code, message, rule }`.
#[allow(clippy::needless_pass_by_value, reason = "it goes into map_err")]
fn thrown(error: Error) -> JsValue {
    JsValue::from_str(&api::thrown(&error))
}

/// Plain JavaScript values: no Map, no BigInt, null and not undefined.
fn value(data: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    data.serialize(&serializer).map_err(|error| JsError::new(&error.to_string()).into())
}

/// Whoever is asked about: the facade writes −1 for anybody and −2 for chance.
fn asked(who: f64) -> Asked {
    match who {
        -1.0 => Asked::Anybody,
        -2.0 => Asked::Chance,
        number => Asked::Number(number),
    }
}

#[wasm_bindgen(skip_typescript)]
pub fn games() -> String {
    api::games()
}

#[wasm_bindgen(skip_typescript)]
pub fn rules(id: &str) -> Result<JsValue, JsValue> {
    value(&api::rules(id).map_err(thrown)?)
}

#[wasm_bindgen(skip_typescript)]
pub fn scenarios(id: &str) -> Result<JsValue, JsValue> {
    value(&api::scenarios(id).map_err(thrown)?)
}

#[wasm_bindgen(skip_typescript)]
pub fn create(id: &str, options: &str) -> Result<RawTable, JsValue> {
    api::create(id, options).map(|table| RawTable(RefCell::new(table))).map_err(thrown)
}

#[wasm_bindgen(skip_typescript)]
pub fn rehearse() -> Result<(), JsValue> {
    api::rehearse().map_err(thrown)
}

#[wasm_bindgen(skip_typescript)]
pub fn restore(text: &str) -> Result<RawTable, JsValue> {
    api::restore(text).map(|table| RawTable(RefCell::new(table))).map_err(thrown)
}

#[wasm_bindgen]
impl RawTable {
    #[wasm_bindgen(skip_typescript)]
    pub fn id(&self) -> String {
        self.0.borrow().id().to_owned()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn players(&self) -> u32 {
        self.0.borrow().players().into()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn seed(&self) -> Result<JsValue, JsValue> {
        let table = self.0.borrow();
        value(table.seed())
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn ply(&self) -> u32 {
        self.0.borrow().ply()
    }

    /// One bit for each seat that is to act, bit 31 for chance.
    #[wasm_bindgen(skip_typescript)]
    pub fn actors(&self) -> u32 {
        let bit = |who| match who {
            Actor::Seat(seat) => 1 << seat.0,
            Actor::Chance => 1 << 31,
        };
        self.0.borrow().actors().iter().map(bit).fold(0, |bits, bit| bits | bit)
    }

    /// The legal moves as numbers, or all of them as text.
    #[wasm_bindgen(js_name = legalCodes, skip_typescript)]
    pub fn legal_codes(&self, who: f64) -> i32 {
        DESK.with_borrow_mut(|desk| {
            let table = self.0.borrow();
            let answer = match table.legal_codes(asked(who), &mut desk.catalogue, &mut desk.codes) {
                Ok(true) => Ok(None),
                Ok(false) => table.legal_moves(asked(who)).map(Some),
                Err(error) => Err(error),
            };
            desk.answer(answer)
        })
    }

    #[wasm_bindgen(js_name = numberedMove, skip_typescript)]
    pub fn numbered_move(&self, code: u32) -> Option<String> {
        DESK.with_borrow_mut(|desk| self.0.borrow().numbered_move(code, &mut desk.catalogue))
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn check(&self, mv: &str, who: f64) -> Result<String, JsValue> {
        self.0.borrow().check(mv, asked(who)).map_err(thrown)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn apply(&self, mv: &str, who: f64) -> Result<String, JsValue> {
        self.0.borrow_mut().apply(mv, asked(who)).map_err(thrown)
    }

    /// Plays a numbered move; what happened comes as numbers, or all of it as text.
    #[wasm_bindgen(js_name = applyCode, skip_typescript)]
    pub fn apply_code(&self, code: u32, who: f64) -> i32 {
        DESK.with_borrow_mut(|desk| {
            let mut table = self.0.borrow_mut();
            let numbered = table.apply_code(code, asked(who), &mut desk.catalogue, &mut desk.codes);
            desk.answer(numbered.map(|numbered| (!numbered).then(|| table.latest())))
        })
    }

    /// One of the events that the last move made happen, as text.
    #[wasm_bindgen(js_name = latestEvent, skip_typescript)]
    pub fn latest_event(&self, at: u32) -> String {
        self.0.borrow().latest_event(at)
    }

    #[wasm_bindgen(js_name = chanceOutcomes, skip_typescript)]
    pub fn chance_outcomes(&self) -> String {
        self.0.borrow().chance_outcomes()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn state(&self) -> String {
        self.0.borrow().state()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn view(&self, seat: f64) -> Result<String, JsValue> {
        self.0.borrow().view(asked(seat)).map_err(thrown)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn outcome(&self) -> String {
        self.0.borrow().outcome()
    }

    /// The outcome as numbers: where the text of the reason stands, how many seats there are, their scores, and for each
    /// rank how many share it and who; none before the end.
    #[wasm_bindgen(js_name = outcomeNumbers, skip_typescript)]
    pub fn outcome_numbers(&self) -> u32 {
        let Some(Outcome { ranking, scores, reason }) = self.0.borrow().ended() else { return 0 };
        DESK.with_borrow_mut(|Desk { codes, .. }| {
            codes.clear();
            codes.extend([reason.as_ptr().addr() as u32, scores.len() as u32]);
            codes.extend(scores.iter().map(|&score| score as u32));
            for rank in ranking {
                codes.push(rank.len() as u32);
                codes.extend(rank.iter().map(|seat| u32::from(seat.0)));
            }
            codes.len() as u32
        })
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn log(&self, options: &str) -> Result<String, JsValue> {
        self.0.borrow().log(options).map_err(thrown)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn history(&self) -> String {
        self.0.borrow().history()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn undo(&self) -> bool {
        self.0.borrow_mut().undo()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn redo(&self) -> bool {
        self.0.borrow_mut().redo()
    }

    #[wasm_bindgen(js_name = canUndo, skip_typescript)]
    pub fn can_undo(&self, seat: f64) -> Result<bool, JsValue> {
        self.0.borrow().can_undo(asked(seat)).map_err(thrown)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn save(&self) -> String {
        self.0.borrow().save()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn duplicate(&self) -> Self {
        Self(RefCell::new(self.0.borrow().boxed_clone()))
    }

    #[wasm_bindgen(js_name = playRandom, skip_typescript)]
    pub fn play_random(&self, options: &str) -> Result<String, JsValue> {
        self.0.borrow_mut().play_random(options).map_err(thrown)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn search(&self, options: &str) -> Result<RawSearch, JsValue> {
        self.0.borrow().search(options).map(|search| RawSearch(RefCell::new(search))).map_err(thrown)
    }
}

/// A bot that thinks.
#[wasm_bindgen(skip_typescript)]
pub struct RawSearch(RefCell<Thinking>);

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

#[wasm_bindgen]
impl RawSearch {
    #[wasm_bindgen(skip_typescript)]
    pub fn think(&self, pause: f64) -> bool {
        self.0.borrow_mut().think(pause, &mut milliseconds)
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn suggestion(&self) -> String {
        self.0.borrow_mut().suggestion()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn iterations(&self) -> u32 {
        self.0.borrow().iterations()
    }

    #[wasm_bindgen(skip_typescript)]
    pub fn of(&self) -> Option<u32> {
        self.0.borrow().of()
    }
}
