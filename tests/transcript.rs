//! A whole game as text, and the way back: shared by the native tests and those in a browser.

use ludotheque::api::ActorArg;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::any_session::{AnySession, create};

/// One line of the log, its event as it was written.
#[derive(Deserialize)]
struct Told {
    ply: u32,
    event: Box<RawValue>,
}

/// One move, and what happened.
#[derive(Serialize, Deserialize)]
struct Turn {
    seat: Box<RawValue>,
    r#move: Box<RawValue>,
    #[serde(default)]
    events: Vec<Box<RawValue>>,
}

/// A game as text: the set-up, one move a line with its events, the outcome, the last state.
pub fn tell(table: &dyn AnySession, id: &str, options: &str) -> String {
    let log: Vec<Told> = serde_json::from_str(&table.log("{}").unwrap()).unwrap();
    let history: Vec<Turn> = serde_json::from_str(&table.history()).unwrap();
    let mut lines = vec![format!("{id} {options}")];
    for (ply, mut turn) in (0..).zip(history) {
        turn.events = log.iter().filter(|told| told.ply == ply).map(|told| told.event.clone()).collect();
        lines.push(serde_json::to_string(&turn).unwrap());
    }
    lines.extend([table.outcome(), table.state(), String::new()]);
    lines.join("\n")
}

/// Plays the decisions of a told game again, chance left to the table, and tells what came of it.
pub fn replay(told: &str) -> String {
    let (head, rest) = told.split_once('\n').unwrap();
    let (id, options) = head.split_once(' ').unwrap();
    let mut table = create(id, options).unwrap();
    for line in rest.lines() {
        let Ok(turn) = serde_json::from_str::<Turn>(line) else { break };
        if let Ok(seat) = turn.seat.get().parse() {
            table.apply(turn.r#move.get(), ActorArg::Number(seat)).unwrap();
        }
    }
    tell(&*table, id, options)
}
