//! What a bot knows of the game: move priors, and an evaluation by which wagons count most when delivered, then the more
//! the fewer cards are missing on their way. No rule is decided here.

use super::cards::Card;
use super::data::Station;
use super::geometry::{CELLS, Cell, Side, Spot};
use super::position::FrachtExpress;
use super::wire::Move;
use crate::core::{Actor, Heuristics, Seat, Visibility};

/// Points of a lead that wins three games of four.
const LEAD: i32 = 7;

/// What a coupled wagon is worth, in hundredths, by how many cards are missing between here and where it belongs.
const COUPLED: [i32; 6] = [72, 56, 46, 40, 36, 33];

/// What a hand card is worth as a wagon, in hundredths, by how many cards are missing to where it is coupled.
const IN_HAND: [i32; 6] = [26, 14, 9, 6, 4, 3];

/// What any hand card, a ticket and a veto card are worth, in hundredths of a point.
const HAND_CARD: i32 = 20;
const FAVOUR: i32 = 60;

impl Heuristics for FrachtExpress {
    const HAS_PRIORS: bool = true;
    const HAS_EVALUATION: bool = true;
    const ROLLOUT_DEPTH: u32 = 12;

    fn visibility(&self, _who: Actor, mv: &Move) -> Visibility {
        match mv {
            Move::StationDealt { .. } | Move::Drawn { .. } | Move::Stolen { .. } => Visibility::Private,
            _ => Visibility::Public,
        }
    }

    fn move_priors(&self, seat: Seat, moves: &[Move], out: &mut Vec<u32>) {
        let here = self.locomotive_cell(seat);
        out.extend(moves.iter().map(|mv| self.move_prior(here, mv)));
    }

    /// What is delivered, what is coupled by how open its way is, and a little for what is in hand.
    fn evaluate(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let face = |card: Card| self.cards().face(card);
        let delivered: i32 = player.delivered.iter().map(|card| i32::from(face(card).wagon)).sum();
        let missing = self.locomotive_cell(seat).map_or([COUPLED.len() - 1; Station::COUNT], |here| self.missing(here));
        let coupled = |card: Card| i32::from(face(card).wagon) * COUPLED[missing[face(card).to.index()]];
        let in_hand = |card: Card| i32::from(face(card).wagon) * IN_HAND[missing[face(card).from.index()]] + HAND_CARD;
        let coupled: i32 = player.train.iter().map(coupled).sum();
        let in_hand: i32 = player.hand.iter().map(in_hand).sum();
        let favours = i32::from(player.ticket) + i32::from(player.veto);
        (100 * delivered + coupled + in_hand + FAVOUR * favours) / LEAD
    }
}

impl FrachtExpress {
    /// The cell where the locomotive of a seat is; nothing before the stations lie.
    fn locomotive_cell(&self, seat: Seat) -> Option<Cell> {
        self.cell_of(self.player(seat).loc.spot)
    }

    fn cell_of(&self, spot: Spot) -> Option<Cell> {
        spot.cell().or_else(|| self.board.stations()[spot.in_station()?.index()])
    }

    /// For each station, how many cards would have to be laid or completed between here and there; no more than
    /// [`COUPLED`] tells apart. Which way a locomotive looks is left aside.
    fn missing(&self, here: Cell) -> [usize; Station::COUNT] {
        let most = COUPLED.len() - 1;
        let mut missing = [most; Station::COUNT];
        let mut entered = [0u8; CELLS];
        // Cells with the side they are entered over, none where the way begins: with as many cards as now, and with one more.
        let (mut now, mut next) = (Vec::with_capacity(64), Vec::with_capacity(64));
        now.push((here, None));
        let board = &self.board;
        const ANYWHERE: u8 = 0b1111;
        for cards in 0..most {
            while let Some((cell, over)) = now.pop() {
                let bit = over.map_or(0, |side: Side| 1 << side as u8);
                if entered[cell.index()] & bit != 0 {
                    continue;
                }
                entered[cell.index()] |= bit;
                let exits = match (board.open_station(cell), over) {
                    (Some(station), _) => {
                        missing[station.index()] = missing[station.index()].min(cards);
                        ANYWHERE
                    }
                    (None, Some(over)) => board.elements(cell).exits(over),
                    (None, None) => board.elements(cell).sides(),
                };
                for side in Side::ALL {
                    let Some(to) = cell.over(side).filter(|&to| board.in_field(to)) else { continue };
                    let list = if exits & (1 << side as u8) != 0 { &mut now } else { &mut next };
                    list.push((to, Some(side.opposite())));
                }
            }
            std::mem::swap(&mut now, &mut next);
        }
        missing
    }

    /// How likely somebody whose locomotive is here is to make a move.
    fn move_prior(&self, here: Option<Cell>, mv: &Move) -> u32 {
        let worth = |id| self.cards().find(id).map_or(1, |card| u32::from(self.cards().face(card).wagon));
        match mv {
            Move::Lay { cell, .. } | Move::Complete { cell, .. } => match here.map(|here| between(here, *cell)) {
                Some(..=1) => 6,
                Some(2) => 3,
                _ => 1,
            },
            Move::Uncouple { .. } => 30_000,
            Move::Couple { card } => 400 * worth(card),
            Move::Drive { .. } => 250,
            Move::Fly { .. } => 30,
            Move::Steer { loc, to } => self.steer_prior(*loc, *to),
            Move::Refill { card } => 15 * self.cards().find(card).map_or(1, |card| u32::from(self.cards().face(card).action)),
            Move::EndTurn {} => 40,
            Move::DropWagon { card } => 10 / worth(card) + 1,
            Move::UseSpecial {} => 3,
            _ => 1,
        }
    }

    /// A locomotive goes where its wagons belong.
    fn steer_prior(&self, loc: Seat, to: Spot) -> u32 {
        const FAR: i32 = 10;
        let there = self.cell_of(to);
        let home = |wagon: Card| self.board.stations()[self.cards().face(wagon).to.index()];
        let near = |wagon: Card| there.zip(home(wagon)).map_or(0, |(there, home)| FAR - between(there, home).min(FAR));
        let nearest = self.player(loc).train.iter().map(near).max().unwrap_or(0);
        1 + (nearest * nearest).unsigned_abs()
    }
}

/// Steps between two cells, along rows and columns.
fn between(a: Cell, b: Cell) -> i32 {
    let apart = |a: u8, b: u8| i32::from(a.abs_diff(b));
    apart(a.column(), b.column()) + apart(a.row(), b.row())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::super::data::Turn;
    use super::*;
    use crate::core::{Draw, Game, Seed};

    fn start() -> FrachtExpress {
        FrachtExpress::setup(&super::super::Options::default(), 3, &mut Draw::setup(&Seed::from(1))).unwrap()
    }

    #[test]
    fn every_card_on_the_way_is_one_less_missing() {
        let mut position = start();
        let a = position.board.cell_of(Station::A);
        let before = position.missing(a);
        assert_eq!(before[Station::A.index()], 0);
        let (station, cards) =
            Station::ALL.into_iter().zip(before).filter(|&(_, cards)| cards > 0).min_by_key(|&(_, cards)| cards).unwrap();
        assert!(cards < COUPLED.len() - 1, "some station is near A");
        // Whatever one card is laid beside A, no way becomes longer, and some card makes one shorter.
        let mut shorter = 0;
        let places: Vec<Cell> =
            Side::ALL.into_iter().filter_map(|side| a.over(side)).filter(|&cell| position.board.is_empty(cell)).collect();
        for cell in places {
            for card in Card::all() {
                for turn in 0..position.cards().face(card).pattern.turns() {
                    let mut laid = position.clone();
                    let cards = laid.fixed.cards.clone();
                    laid.board.lay(card, Turn(turn), cell, &cards);
                    let after = laid.missing(a);
                    assert!(after.iter().zip(before).all(|(after, before)| *after <= before));
                    shorter += u32::from(after[station.index()] < before[station.index()]);
                }
            }
        }
        assert!(shorter > 0);
        position.players[0].hand = Default::default();
        assert_eq!(position.evaluate(Seat(0)), 0, "nothing is worth nothing");
    }
}
