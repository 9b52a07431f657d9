//! What plays games: the model, the games and the bots. `ludotheque` is this and the door to JavaScript.

pub mod bot;
pub mod core;
pub mod games;
#[cfg(test)]
mod typescript;
