//! A session of some game by its id, with its replies as JSON text: what tests need that take the game from a file.

use ludotheque::api::{ActorArg, Session, SharedBuffer};
use ludotheque::core::{Actors, Error, ForEachGame, Heuristics, Pcg, Rng, Seed};
use serde::Serialize;

/// A session without its type.
pub trait AnySession {
    fn id(&self) -> &'static str;
    fn players(&self) -> u8;
    fn seed(&self) -> Seed;
    fn ply(&self) -> u32;
    fn actors(&self) -> Actors;
    fn legal_moves(&mut self, who: ActorArg) -> Result<String, Error>;
    fn check(&self, mv: &str, who: ActorArg) -> Result<String, Error>;
    fn apply(&mut self, mv: &str, who: ActorArg) -> Result<String, Error>;
    /// Plays the listed move at this place by its number.
    fn apply_listed(&mut self, at: usize) -> Result<String, Error>;
    fn chance_outcomes(&self) -> String;
    fn state(&self) -> String;
    fn view(&self, seat: ActorArg) -> Result<String, Error>;
    fn outcome(&self) -> String;
    fn log(&self, options: &str) -> Result<String, Error>;
    fn history(&self) -> String;
    fn undo(&mut self) -> bool;
    fn redo(&mut self) -> bool;
    fn can_undo(&self, seat: ActorArg) -> Result<bool, Error>;
    fn save(&self) -> String;
    fn play_random(&mut self, options: &str) -> Result<String, Error>;
    fn suggest(&self, options: &str) -> Result<String, Error>;
    fn copy(&self) -> Box<dyn AnySession>;
}

/// A session and the buffer for its replies.
pub struct Typed<G: Heuristics> {
    pub session: Session<G>,
    buffer: SharedBuffer<G>,
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

impl<G: Heuristics> Typed<G> {
    pub fn new(session: Session<G>) -> Self {
        Self { session, buffer: SharedBuffer::default() }
    }

    fn boxed(session: Session<G>) -> Box<dyn AnySession> {
        Box::new(Self::new(session))
    }

    /// The events whose numbers are in the buffer.
    fn events(&self) -> String {
        let numbers = self.buffer.numbers.iter().skip(1);
        text(&numbers.map(|&number| self.buffer.events.get(number).unwrap()).collect::<Vec<_>>())
    }
}

impl<G: Heuristics> AnySession for Typed<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }
    fn players(&self) -> u8 {
        self.session.players()
    }
    fn seed(&self) -> Seed {
        self.session.seed().clone()
    }
    fn ply(&self) -> u32 {
        self.session.ply()
    }
    fn actors(&self) -> Actors {
        self.session.actors()
    }
    fn legal_moves(&mut self, who: ActorArg) -> Result<String, Error> {
        self.session.legal_moves(who, &mut self.buffer)?;
        let numbers = self.buffer.numbers.iter().skip(1);
        Ok(text(&numbers.map(|&number| self.buffer.moves.get(number).unwrap()).collect::<Vec<_>>()))
    }
    fn check(&self, mv: &str, who: ActorArg) -> Result<String, Error> {
        self.session.check(mv, who).map(|verdict| text(&verdict))
    }
    fn apply(&mut self, mv: &str, who: ActorArg) -> Result<String, Error> {
        self.session.apply(mv, who, &mut self.buffer)?;
        Ok(self.events())
    }
    fn apply_listed(&mut self, at: usize) -> Result<String, Error> {
        self.session.legal_moves(ActorArg::First, &mut self.buffer)?;
        let number = self.buffer.numbers[at + 1];
        self.session.apply_number(number, ActorArg::First, &mut self.buffer)?;
        Ok(self.events())
    }
    fn chance_outcomes(&self) -> String {
        text(&self.session.chance_outcomes())
    }
    fn state(&self) -> String {
        text(&self.session.state())
    }
    fn view(&self, seat: ActorArg) -> Result<String, Error> {
        self.session.view(seat).map(|state| text(&state))
    }
    fn outcome(&self) -> String {
        text(&self.session.outcome())
    }
    fn log(&self, options: &str) -> Result<String, Error> {
        self.session.log(options).map(|log| text(&log))
    }
    fn history(&self) -> String {
        text(&self.session.history())
    }
    fn undo(&mut self) -> bool {
        self.session.undo()
    }
    fn redo(&mut self) -> bool {
        self.session.redo()
    }
    fn can_undo(&self, seat: ActorArg) -> Result<bool, Error> {
        self.session.can_undo(seat)
    }
    fn save(&self) -> String {
        self.session.save("{}").unwrap()
    }
    fn play_random(&mut self, options: &str) -> Result<String, Error> {
        self.session.play_random(options).map(|played| text(&played))
    }
    fn suggest(&self, options: &str) -> Result<String, Error> {
        let mut search = self.session.search(options)?;
        assert!(search.run(f64::INFINITY, || 0.0), "a search by count ends");
        Ok(text(&search.suggestion()))
    }
    fn copy(&self) -> Box<dyn AnySession> {
        Self::boxed(self.session.clone())
    }
}

/// Opens a session of the game with an id.
struct Open<'a> {
    id: &'a str,
    text: &'a str,
    restore: bool,
    opened: Option<Result<Box<dyn AnySession>, Error>>,
}

impl ForEachGame for Open<'_> {
    fn visit<G: Heuristics>(&mut self) {
        if G::INFO.id == self.id {
            let session = if self.restore { Session::<G>::restore(self.text) } else { Session::create(self.text) };
            self.opened = Some(session.map(Typed::boxed));
        }
    }
}

fn open(id: &str, text: &str, restore: bool) -> Result<Box<dyn AnySession>, Error> {
    let mut open = Open { id, text, restore, opened: None };
    ludotheque::games::each(&mut open);
    open.opened.unwrap_or_else(|| panic!("there is no game {id}"))
}

/// Begins a game.
pub fn create(id: &str, options: &str) -> Result<Box<dyn AnySession>, Error> {
    open(id, options, false)
}

/// Continues a saved game of the game with an id.
pub fn restore(id: &str, text: &str) -> Result<Box<dyn AnySession>, Error> {
    open(id, text, true)
}

/// Plays up to so many random moves of whoever is first to act, by their numbers, as a page does.
pub fn play(session: &mut dyn AnySession, plies: u32, dice: &mut Pcg) {
    for _ in 0..plies {
        let moves: Vec<serde::de::IgnoredAny> = serde_json::from_str(&session.legal_moves(ActorArg::First).unwrap()).unwrap();
        if moves.is_empty() {
            return;
        }
        session.apply_listed(dice.below(moves.len() as u32) as usize).unwrap();
    }
}
