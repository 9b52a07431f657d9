//! The fuzz targets: moves, positions, options and saves, each for every game. `npm run fuzz` runs them.
//!
//! `recipe` says what an input is, `properties` what must hold for it (`cargo test fuzz` replays the corpus through the
//! same two), `mutate` how one input becomes another, and `vocabulary` what the words of each game are.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a failed property is a panic")]

#[path = "../../any_session.rs"]
mod any_session;
#[path = "../../it/invariants.rs"]
mod invariants;
mod mutate;
mod properties;
mod recipe;
mod vocabulary;

pub use libfuzzer_sys;
pub use mutate::{cross, mutate};
pub use properties::{Kind, holds};

/// The game that inputs are about when only one is wanted.
pub fn pinned() -> Option<&'static str> {
    static PINNED: std::sync::LazyLock<Option<String>> = std::sync::LazyLock::new(|| std::env::var("FUZZ_GAME").ok());
    PINNED.as_deref()
}

/// One fuzz target. An input that is not text of one line is no input.
#[macro_export]
macro_rules! target {
    ($kind:ident) => {
        use $crate::libfuzzer_sys::{Corpus, fuzz_crossover, fuzz_mutator, fuzz_target, fuzzer_mutate};

        const KIND: $crate::Kind = $crate::Kind::$kind;

        fuzz_target!(|data: &[u8]| -> Corpus {
            match std::str::from_utf8(data) {
                Ok(text) if !text.contains('\n') && $crate::holds(KIND, text, $crate::pinned()) => Corpus::Keep,
                _ => Corpus::Reject,
            }
        });

        fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            match $crate::mutate(KIND, &data[..size], seed).filter(|text| text.len() <= max_size) {
                Some(text) => {
                    data[..text.len()].copy_from_slice(text.as_bytes());
                    text.len()
                }
                None => fuzzer_mutate(data, size, max_size),
            }
        });

        fuzz_crossover!(|one: &[u8], other: &[u8], out: &mut [u8], seed: u32| {
            let text = $crate::cross(one, other, seed).unwrap_or_default();
            let length = text.len().min(out.len());
            out[..length].copy_from_slice(&text.as_bytes()[..length]);
            length
        });
    };
}
