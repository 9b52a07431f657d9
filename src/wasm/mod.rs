//! The door to JavaScript: the only place that names `wasm_bindgen` or `js_sys`.
//!
//! Arguments arrive as text and numbers, so that no value of the caller is ever read in here; the facade in `src/js` sees
//! to that. Lists of moves and events leave as numbers in a shared buffer, everything else as values made by
//! `serde_wasm_bindgen`, errors included. A session sits in a `RefCell` that is borrowed only once every argument is plain
//! Rust. `#[wasm_bindgen]` takes no generics, so a macro exports one class over [`Session`](crate::api::Session) for each
//! game that is on.

#![allow(missing_docs, unreachable_pub, reason = "these are the calls of `api`, and JavaScript reaches them")]

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsError, JsValue};

use crate::api::{ActorArg, Thrown};
use crate::core::{Actor, Actors, Error};
use crate::games::for_each_game;

/// What a call answers instead of a count when it failed: `takeError` says why. (An exception for these calls would cost
/// every successful one.)
const FAILED: i32 = -1;

/// The memory of this module, in which the facade reads numbers.
#[wasm_bindgen(js_name = wasmMemory, skip_typescript)]
pub fn wasm_memory() -> js_sys::WebAssembly::Memory {
    wasm_bindgen::memory().unchecked_into()
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// Plain JavaScript values: no Map, no BigInt, null and not undefined.
fn value(data: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    data.serialize(&serializer).map_err(|error| JsError::new(&error.to_string()).into())
}

/// What JavaScript throws.
fn thrown(error: Error) -> JsValue {
    value(&Thrown::from(error)).unwrap_or_else(|error| error)
}

/// Whoever is asked about: the facade writes −1 for the first actor and −2 for chance.
fn actor_arg(who: f64) -> ActorArg {
    match who {
        -1.0 => ActorArg::First,
        -2.0 => ActorArg::Chance,
        number => ActorArg::Number(number),
    }
}

/// One bit for each seat that is to act, bit 31 for chance.
fn actor_bits(actors: Actors) -> u32 {
    let bit = |who| match who {
        Actor::Seat(seat) => 1 << seat.0,
        Actor::Chance => 1 << 31,
    };
    actors.iter().map(bit).fold(0, |bits, bit| bits | bit)
}

macro_rules! export {
    ($module:ident, $game:ident, $session:ident, $search:ident) => {
        mod $module {
            use std::cell::RefCell;

            use wasm_bindgen::JsValue;
            use wasm_bindgen::prelude::wasm_bindgen;

            use super::{FAILED, actor_arg, actor_bits, milliseconds, thrown, value};
            use crate::api::{Search, Session, SharedBuffer};
            use crate::core::Error;
            use crate::games::$module::$game;

            thread_local! {
                static BUFFER: RefCell<SharedBuffer<$game>> = RefCell::default();
                static ERROR: RefCell<Option<Error>> = const { RefCell::new(None) };
            }

            /// How many numbers a call left in the buffer.
            fn counted(left: Result<(), Error>, buffer: &SharedBuffer<$game>) -> i32 {
                match left {
                    Ok(()) => buffer.numbers.len() as i32 - 1,
                    Err(error) => {
                        ERROR.set(Some(error));
                        FAILED
                    }
                }
            }

            #[wasm_bindgen(skip_typescript)]
            pub struct $session(RefCell<Session<$game>>);

            #[wasm_bindgen]
            impl $session {
                #[wasm_bindgen(skip_typescript)]
                pub fn create(options: &str) -> Result<Self, JsValue> {
                    Session::create(options).map(|session| Self(RefCell::new(session))).map_err(thrown)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn restore(text: &str) -> Result<Self, JsValue> {
                    Session::restore(text).map(|session| Self(RefCell::new(session))).map_err(thrown)
                }

                #[wasm_bindgen(js_name = boxComponents, skip_typescript)]
                pub fn box_components() -> Result<JsValue, JsValue> {
                    value(&Session::<$game>::box_components())
                }

                /// Where the shared buffer begins.
                #[wasm_bindgen(skip_typescript)]
                pub fn buffer() -> u32 {
                    BUFFER.with_borrow(|buffer| buffer.numbers.as_ptr().addr() as u32)
                }

                /// Why the last call failed.
                #[wasm_bindgen(js_name = takeError, skip_typescript)]
                pub fn take_error() -> JsValue {
                    ERROR.take().map_or(JsValue::UNDEFINED, thrown)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn players(&self) -> u32 {
                    self.0.borrow().players().into()
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn seed(&self) -> Result<JsValue, JsValue> {
                    value(self.0.borrow().seed())
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn ply(&self) -> u32 {
                    self.0.borrow().ply()
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn actors(&self) -> u32 {
                    actor_bits(self.0.borrow().actors())
                }

                #[wasm_bindgen(js_name = legalMoves, skip_typescript)]
                pub fn legal_moves(&self, who: f64) -> i32 {
                    BUFFER.with_borrow_mut(|buffer| counted(self.0.borrow().legal_moves(actor_arg(who), buffer), buffer))
                }

                #[wasm_bindgen(js_name = numberedMove, skip_typescript)]
                pub fn numbered_move(&self, number: u32) -> Result<JsValue, JsValue> {
                    BUFFER.with_borrow(|buffer| buffer.moves.get(number).map_or(Ok(JsValue::UNDEFINED), value))
                }

                #[wasm_bindgen(js_name = numberedEvent, skip_typescript)]
                pub fn numbered_event(&self, number: u32) -> Result<JsValue, JsValue> {
                    BUFFER.with_borrow(|buffer| buffer.events.get(number).map_or(Ok(JsValue::UNDEFINED), value))
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn check(&self, mv: &str, who: f64) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().check(mv, actor_arg(who)).map_err(thrown)?)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn apply(&self, mv: &str, who: f64) -> i32 {
                    BUFFER.with_borrow_mut(|buffer| counted(self.0.borrow_mut().apply(mv, actor_arg(who), buffer), buffer))
                }

                #[wasm_bindgen(js_name = applyNumber, skip_typescript)]
                pub fn apply_number(&self, number: u32, who: f64) -> i32 {
                    BUFFER.with_borrow_mut(|buffer| {
                        counted(self.0.borrow_mut().apply_number(number, actor_arg(who), buffer), buffer)
                    })
                }

                #[wasm_bindgen(js_name = chanceOutcomes, skip_typescript)]
                pub fn chance_outcomes(&self) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().chance_outcomes())
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn components(&self) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().components())
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn state(&self) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().state())
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn view(&self, seat: f64) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().view(actor_arg(seat)).map_err(thrown)?)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn outcome(&self) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().outcome())
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn log(&self, options: &str) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().log(options).map_err(thrown)?)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn history(&self) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().history())
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
                    self.0.borrow().can_undo(actor_arg(seat)).map_err(thrown)
                }

                #[wasm_bindgen(js_name = canRedo, skip_typescript)]
                pub fn can_redo(&self) -> bool {
                    self.0.borrow().can_redo()
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn save(&self, options: &str) -> Result<String, JsValue> {
                    self.0.borrow().save(options).map_err(thrown)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn duplicate(&self) -> Self {
                    Self(self.0.clone())
                }

                #[wasm_bindgen(js_name = playRandom, skip_typescript)]
                pub fn play_random(&self, options: &str) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow_mut().play_random(options).map_err(thrown)?)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn search(&self, options: &str) -> Result<$search, JsValue> {
                    self.0.borrow().search(options).map(|search| $search(RefCell::new(search))).map_err(thrown)
                }
            }

            #[wasm_bindgen(skip_typescript)]
            pub struct $search(RefCell<Search<$game>>);

            #[wasm_bindgen]
            impl $search {
                #[wasm_bindgen(skip_typescript)]
                pub fn think(&self, pause: f64) -> bool {
                    self.0.borrow_mut().run(pause, milliseconds)
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn suggestion(&self) -> Result<JsValue, JsValue> {
                    value(&self.0.borrow().suggestion())
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn iterations(&self) -> u32 {
                    self.0.borrow().iterations()
                }

                #[wasm_bindgen(skip_typescript)]
                pub fn limit(&self) -> Option<u32> {
                    self.0.borrow().limit()
                }
            }
        }
    };
}

for_each_game!(export);
