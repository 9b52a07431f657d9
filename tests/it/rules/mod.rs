//! The rules, one file a game; a test is named after the rule it shows.

#[cfg(feature = "frachtexpress")]
pub mod frachtexpress;
#[cfg(feature = "kopis")]
pub mod kopis;
#[cfg(feature = "koplopers")]
pub mod koplopers;
#[cfg(feature = "ptites-locos")]
pub mod ptites_locos;
#[cfg(feature = "troia")]
pub mod troia;
