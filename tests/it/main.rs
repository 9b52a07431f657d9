//! The integration tests: one crate, so that it links once.
#![allow(
    missing_docs,
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    clippy::unreachable,
    clippy::print_stdout,
    reason = "tests"
)]

mod api;
mod bot;
mod contract;
mod coverage;
mod dsl;
mod fuzz;
mod golden;
mod house;
mod invariants;
mod peek;
mod perft;
mod rules;
mod soak;
#[path = "../telling.rs"]
mod telling;
