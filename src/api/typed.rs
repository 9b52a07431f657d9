//! The one place where a game loses its type: what only the game itself can do, and nothing else, for that is compiled
//! once for each of them.

use super::table::{AnyTable, Proposal};
use super::words::read;
use super::{Reply, reply};
use crate::bot::{self, Pcg, Real, Totals, World};
use crate::core::{
    Actor, Actors, Catalogue, ChanceMode, Citation, Cited, Code, Error, Eyes, Game, Info, Outcome, Seat, Seed, Start, Table,
    ToText, Writer, numbered_move,
};

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn players(&self) -> u8 {
        self.position().seats()
    }

    fn seed(&self) -> &Seed {
        Table::seed(self)
    }

    fn chance(&self) -> ChanceMode {
        Table::chance(self)
    }

    fn ply(&self) -> u32 {
        Table::ply(self)
    }

    fn actors(&self) -> Actors {
        self.position().actors()
    }

    fn end(&self) -> Option<(Outcome, Citation)> {
        self.position().outcome()
    }

    fn write_moves(&self, who: Actor, out: &mut Writer) {
        let mut moves = Vec::new();
        self.legal_moves(who, &mut moves);
        moves.to_text(out);
    }

    fn number_moves(&self, who: Actor, catalogue: &mut Catalogue, out: &mut Vec<u32>) -> bool {
        G::number_moves(self, who, catalogue, out)
    }

    fn numbered_move(&self, code: u32, catalogue: &mut Catalogue) -> Option<Reply> {
        numbered_move::<G>(catalogue, code).map(reply)
    }

    fn judge(&self, mv: &Proposal<'_>, who: Option<Actor>) -> Result<(), Error> {
        self.check(who, &mv.read()?).map(|_| ())
    }

    fn play(&mut self, mv: &Proposal<'_>, who: Option<Actor>) -> Result<(), Error> {
        self.apply(who, mv.read()?).map(|_| ())
    }

    fn play_number(
        &mut self,
        number: u32,
        who: Option<Actor>,
        catalogue: &mut Catalogue,
        out: &mut Vec<u32>,
    ) -> Result<bool, Error> {
        G::play_number(self, number, who, catalogue, out)
    }

    fn write_latest(&self, out: &mut Writer) {
        out.list(self.latest(), Writer::cited);
    }

    fn write_event(&self, at: usize, out: &mut Writer) {
        if let Some(event) = self.latest().get(at) {
            out.cited(event);
        }
    }

    fn write_chances(&self, out: &mut Writer) {
        let mut moves = Vec::new();
        self.legal_moves(Actor::Chance, &mut moves);
        out.list(&moves, |out, mv| {
            out.object(|out| {
                out.field("move", mv);
                out.field("weight", &self.position().weight(mv));
            });
        });
    }

    fn write_state(&self, eyes: Eyes, out: &mut Writer) {
        self.position().state(eyes).to_text(out);
    }

    fn write_log(&self, from: u32, eyes: Eyes, out: &mut Writer) {
        out.array(|out| {
            self.retell(from, |turn| {
                for Cited { event, rule } in turn.events {
                    let event = match eyes {
                        Eyes::All => Some(event),
                        Eyes::Of(seat) => turn.after.witness(event, seat),
                    };
                    if let Some(event) = event {
                        out.item(|out| entry(out, turn.ply, &Cited { event, rule }));
                    }
                }
            });
        });
    }

    fn write_history(&self, everything: bool, out: &mut Writer) {
        out.array(|out| {
            for (who, mv) in self.moves() {
                if everything || self.is_kept(*who) {
                    out.item(|out| {
                        out.object(|out| {
                            out.field("seat", who);
                            out.field("move", mv);
                        });
                    });
                }
            }
        });
    }

    fn write_start(&self, out: &mut Writer) -> Option<u8> {
        match self.start() {
            Start::Setup { options, seats } => {
                options.to_text(out);
                Some(*seats)
            }
            Start::Position(state) => {
                as_read::<G>(reply(state), out);
                None
            }
        }
    }

    fn undo(&mut self) -> bool {
        Table::undo(self)
    }

    fn redo(&mut self) -> bool {
        Table::redo(self)
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.can_undo(seat)
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn finish(&mut self, source: &mut Pcg) -> Result<(), Error> {
        bot::finish(self, source)
    }

    fn statistics(&self, games: u32, source: &mut Pcg) -> Totals {
        bot::statistics(self.position(), games, source)
    }

    fn imagined(&self, seat: Seat, source: &mut Pcg) -> Option<Box<dyn World>> {
        Real::imagined(self.position(), seat, source).map(|world| Box::new(world) as Box<dyn World>)
    }
}

/// Writes a position without what nobody reads of it (a number that the engine works out itself): what the table writes
/// that is opened from it.
fn as_read<G: Game>(text: Reply, out: &mut Writer) {
    match read::<G::State>(&text, Code::BadSave, &"a position") {
        Ok(state) => state.to_text(out),
        Err(_) => out.raw(&text),
    }
}

/// Writes one line of the log.
fn entry<E: ToText>(out: &mut Writer, ply: u32, cited: &Cited<E>) {
    out.object(|out| {
        out.field("ply", &ply);
        out.part("event", |out| out.cited(cited));
    });
}
