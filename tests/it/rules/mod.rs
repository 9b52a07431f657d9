//! The rules, one file a game; a test is named after the rule it shows.

pub mod frachtexpress;
pub mod kopis;
pub mod koplopers;
pub mod ptites_locos;
pub mod troia;
