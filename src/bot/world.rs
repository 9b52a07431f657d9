//! A game as a search sees it: a position that can be imagined and played on, and moves that are places in a list.

use super::tree::hash;
use crate::core::{Actor, Actors, Game, Log, Outcome, Pcg, Seat, Secrecy, ToText, Writer};

/// A position of some game that is being played on, and the one it began with.
pub trait World {
    /// How many play.
    fn seats(&self) -> u8;
    /// Who is to act.
    fn actors(&self) -> Actors;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How a seat stands, where the game judges positions.
    fn prospects(&self, seat: Seat) -> Option<i32>;
    /// After how many decisions a playout is judged.
    fn horizon(&self) -> u32;

    /// Becomes some position that the seat cannot tell from the real one.
    fn imagine(&mut self, seat: Seat, source: &mut Pcg);
    /// Becomes the position that it began with.
    fn return_to_known(&mut self);
    /// Lists the moves of the real decision.
    fn list_known(&mut self);
    /// Lists the legal moves of a seat; how many there are.
    fn list(&mut self, seat: Seat) -> usize;
    /// What an exact search of so many positions finds out: the lead of each move, and how many positions it took. The
    /// moves are listed in that order from then on, and the line is laid down.
    fn solve(&mut self, positions: u64) -> Option<(Vec<i32>, u32)>;
    /// The hashes of the moves that are listed, in place of what is there.
    fn hashes(&self, out: &mut Vec<u64>);
    /// Appends how inclined the seat is to each move that is listed; says whether the game has an opinion.
    fn inclinations(&self, seat: Seat, out: &mut Vec<u32>) -> bool;
    /// What the table sees of a move that is listed.
    fn seen(&self, seat: Seat, at: usize) -> Seen;
    /// Plays a move that is listed.
    fn play(&mut self, seat: Seat, at: usize);
    /// Draws an outcome of chance and plays it; what the table sees of it, if anybody looks.
    fn draw(&mut self, source: &mut Pcg, looking: bool) -> Option<Seen>;

    /// Forgets the line that was laid down.
    fn begin_line(&mut self);
    /// Appends a move that is listed to the line.
    fn note(&mut self, seat: Seat, at: usize);
    /// Writes a move of the real decision.
    fn write_move(&self, at: usize, out: &mut Writer);
    /// Writes the line.
    fn write_line(&self, out: &mut Writer);
}

/// What the table sees of a move.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// Who learns of it.
    pub secrecy: Secrecy,
    /// Its hash.
    pub hash: u64,
}

/// The world of a game.
#[derive(Debug)]
pub struct Real<G: Game> {
    /// Some position that the seat cannot tell from the real one.
    known: G,
    /// The moves of the seat there.
    root: Vec<G::Move>,
    position: G,
    listed: Vec<G::Move>,
    line: Vec<(Actor, G::Move)>,
}

impl<G: Game> Real<G> {
    /// A world that a seat cannot tell from this position; nothing if the seat is not to act. From here on the position is
    /// out of reach.
    pub fn imagined(position: &G, seat: Seat, source: &mut Pcg) -> Option<Self> {
        if !position.actors().contains(Actor::Seat(seat)) {
            return None;
        }
        let known = position.imagine(seat, source);
        let mut root = Vec::new();
        known.legal_moves(Actor::Seat(seat), &mut root);
        Some(Self { position: known.clone(), known, root, listed: Vec::new(), line: Vec::new() })
    }

    /// A move of the real decision.
    pub fn known_move(&self, at: usize) -> Option<&G::Move> {
        self.root.get(at)
    }

    /// The line that was laid down.
    pub fn line(&self) -> &[(Actor, G::Move)] {
        &self.line
    }

    fn look(&self, who: Actor, mv: &G::Move) -> Seen {
        Seen { secrecy: self.position.secrecy(who, mv), hash: hash(mv) }
    }
}

impl<G: Game> World for Real<G> {
    fn seats(&self) -> u8 {
        self.position.seats()
    }

    fn actors(&self) -> Actors {
        self.position.actors()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().map(|(outcome, _)| outcome)
    }

    fn prospects(&self, seat: Seat) -> Option<i32> {
        G::JUDGES.then(|| self.position.prospects(seat))
    }

    fn horizon(&self) -> u32 {
        G::HORIZON
    }

    fn imagine(&mut self, seat: Seat, source: &mut Pcg) {
        self.position = self.known.imagine(seat, source);
    }

    fn return_to_known(&mut self) {
        self.position.clone_from(&self.known);
    }

    fn list_known(&mut self) {
        self.listed.clone_from(&self.root);
    }

    fn list(&mut self, seat: Seat) -> usize {
        self.listed.clear();
        self.position.legal_moves(Actor::Seat(seat), &mut self.listed);
        self.listed.len()
    }

    fn solve(&mut self, positions: u64) -> Option<(Vec<i32>, u32)> {
        let solution = self.known.solve(positions)?;
        self.line = solution.line.into_iter().map(|(seat, mv)| (Actor::Seat(seat), mv)).collect();
        let (moves, leads) = solution.moves.into_iter().unzip();
        self.root = moves;
        Some((leads, solution.positions))
    }

    fn hashes(&self, out: &mut Vec<u64>) {
        out.clear();
        out.extend(self.listed.iter().map(hash));
    }

    fn inclinations(&self, seat: Seat, out: &mut Vec<u32>) -> bool {
        if G::INCLINED {
            self.position.inclinations(seat, &self.listed, out);
        }
        G::INCLINED
    }

    fn seen(&self, seat: Seat, at: usize) -> Seen {
        self.look(Actor::Seat(seat), &self.listed[at])
    }

    fn play(&mut self, seat: Seat, at: usize) {
        self.position.apply(Actor::Seat(seat), &self.listed[at], &mut Log::deaf());
    }

    fn draw(&mut self, source: &mut Pcg, looking: bool) -> Option<Seen> {
        let outcome = self.position.sample(source);
        let seen = looking.then(|| self.look(Actor::Chance, &outcome));
        self.position.apply(Actor::Chance, &outcome, &mut Log::deaf());
        seen
    }

    fn begin_line(&mut self) {
        self.line.clear();
    }

    fn note(&mut self, seat: Seat, at: usize) {
        self.line.push((Actor::Seat(seat), self.listed[at].clone()));
    }

    fn write_move(&self, at: usize, out: &mut Writer) {
        self.root[at].to_text(out);
    }

    fn write_line(&self, out: &mut Writer) {
        out.list(&self.line, |out, (seat, mv)| {
            out.object(|out| {
                out.field("seat", seat);
                out.field("move", mv);
            });
        });
    }
}
