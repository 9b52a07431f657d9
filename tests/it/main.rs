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

#[path = "../any_session.rs"]
mod any_session;
mod api;
mod architecture;
mod bot;
mod contract;
mod coverage;
mod dsl;
mod fuzz;
mod golden;
mod invariants;
mod leaks;
mod perft;
mod rules;
mod saves;
mod soak;
#[path = "../transcript.rs"]
mod transcript;
