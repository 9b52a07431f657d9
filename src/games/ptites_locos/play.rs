//! The turn: what may be played, what is refused and by which rule, and what follows.

use super::data::{DIE_FACES, ENTRY_COST, LARGEST_TURN};
use super::movement;
use super::position::{Phase, PtitesLocos, Spot};
use super::rules;
use super::arrangement::Berth;
use super::tracks::Square;
use super::wire::{Colour, Die, End, Event, Loco, LocoRef, Move, Part, PlatformEnds, Roll, Start};
use crate::core::{Actor, Actors, Judged, Log, Refusal, Source, refuse};

/// Outcomes of the number dice.
const NUMBER_ROLLS: u32 = DIE_FACES as u32 * DIE_FACES as u32;

impl PtitesLocos {
    pub(crate) const fn who_acts(&self) -> Actors {
        match self.phase {
            Phase::Roll { .. } => Actors::Chance,
            Phase::Over { .. } => Actors::Over,
            Phase::Start | Phase::Platform(_) | Phase::Loco(_) | Phase::Again(_) => Actors::one(self.seat),
        }
    }

    /// Every move that the phase has, in the order of the specification.
    pub(crate) fn each_candidate(&self, mut out: impl FnMut(Move)) {
        match self.phase {
            Phase::Start => {
                out(Move::Roll {});
                Colour::ALL.into_iter().for_each(|colour| out(Move::UseTile { colour }));
            }
            Phase::Roll { preset } => (0..outcomes(preset)).for_each(|n| out(outcome(preset, n))),
            Phase::Platform(_) => [End::A, End::B].into_iter().for_each(|end| out(Move::Shift { end })),
            Phase::Loco(_) => {
                Loco::all().for_each(|loco| out(Move::Drive { loco }));
                Start::ALL.into_iter().for_each(|start| out(Move::Enter { start }));
            }
            Phase::Again(_) => [Move::Again {}, Move::Stop {}].into_iter().for_each(out),
            Phase::Over { .. } => {}
        }
    }

    /// The candidates that pass the judge. Where most moves are made, he is asked only what the phase leaves open.
    pub(crate) fn list_legal_moves(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Platform(_) if self.judge_shift().is_ok() => {
                out.extend_from_slice(&[Move::Shift { end: End::A }, Move::Shift { end: End::B }]);
            }
            Phase::Loco(_) => {
                for loco in Loco::all().filter(|&loco| self.judge_drive(loco).is_ok()) {
                    out.push(Move::Drive { loco });
                }
                if self.judge_entering().is_ok() {
                    for start in Start::ALL.into_iter().filter(|&start| self.is_free(start)) {
                        out.push(Move::Enter { start });
                    }
                }
            }
            _ => self.each_candidate(|mv| {
                if self.judge(&mv).is_ok() {
                    out.push(mv);
                }
            }),
        }
    }

    /// Draws the dice: every outcome is as likely as any other.
    pub(crate) fn roll_dice<S: Source>(&self, source: &mut S) -> Move {
        let preset = match self.phase {
            Phase::Roll { preset } => preset,
            _ => None,
        };
        outcome(preset, source.below(outcomes(preset)))
    }

    /// The judge, in the order of the specification: the option, the phase, which locomotive, which square.
    #[inline]
    pub(crate) fn judge(&self, mv: &Move) -> Judged {
        match *mv {
            Move::Roll {} if self.phase == Phase::Start => Ok(()),
            Move::Roll {} => refuse!(rules::TURN, "the dice are rolled at the beginning of a play, and once"),
            Move::UseTile { .. } => self.judge_tile(),
            Move::Rolled { colour, .. } => self.judge_roll(colour),
            Move::Shift { .. } => self.judge_shift(),
            Move::Drive { .. } | Move::Enter { .. } if !matches!(self.phase, Phase::Loco(_)) => {
                refuse!(rules::TURN, "a locomotive moves after the roll and the platform, once in a play")
            }
            Move::Drive { loco } => self.judge_drive(loco),
            Move::Enter { start } => self.judge_enter(start),
            Move::Again {} | Move::Stop {} if matches!(self.phase, Phase::Again(_)) => Ok(()),
            Move::Again {} if self.part == Part::Second => refuse!(rules::NO_THIRD_PLAY, "there is no third play"),
            Move::Again {} => refuse!(rules::DOUBLE, "a seat plays again after a double, when its locomotive has moved"),
            // A locomotive that is cut off may be left alone, but some locomotive moves: rules::CUT_OFF.
            Move::Stop {} => refuse!(rules::NO_PASS, "nobody passes: only a second play can be declined"),
        }
    }

    #[inline]
    fn judge_tile(&self) -> Judged {
        if !self.repair_tiles {
            return refuse!(rules::TILES_IN_THE_BOX, "repair tiles belong to the variant");
        }
        match self.phase {
            Phase::Start => Ok(()),
            _ if self.part == Part::Second => refuse!(rules::NO_TILE_IN_SECOND_PLAY, "no tile is used in the second play"),
            Phase::Roll { preset: Some(_) } => refuse!(rules::NO_TILE_IN_SECOND_PLAY, "one tile a turn at most"),
            _ => refuse!(rules::USE_TILE, "a seat that has a tile uses it at the beginning of its turn"),
        }
    }

    #[inline]
    fn judge_roll(&self, colour: Colour) -> Judged {
        match self.phase {
            Phase::Roll { preset: Some(preset) } if preset != colour => {
                refuse!(rules::USE_TILE, "the colour die was set with a tile")
            }
            Phase::Roll { .. } => Ok(()),
            _ => refuse!(rules::TURN, "the dice have been rolled, or nobody has begun to roll"),
        }
    }

    #[inline]
    fn judge_shift(&self) -> Judged {
        if self.ends == PlatformEnds::Slide {
            return refuse!(rules::ENDS_READING, "the platform slides by itself: nobody chooses an end");
        }
        match self.phase {
            Phase::Platform(_) => Ok(()),
            Phase::Loco(_) => refuse!(rules::MUST_MOVE, "the platform of this play has been moved"),
            _ => refuse!(rules::TURN, "a platform moves after the roll, before the locomotive"),
        }
    }

    /// The second play is for one locomotive alone ([`rules::SAME_LOCOMOTIVE`]).
    #[inline]
    fn judge_drive(&self, loco: Loco) -> Judged {
        if self.part == Part::Second && self.active != Some(loco) {
            return refuse!(rules::DOUBLE, "the second play is for the locomotive of the first");
        }
        match self.spot(self.own(loco)) {
            Spot::HAND => refuse!(rules::ENTER, "that locomotive is in hand: it comes into play on a start space"),
            spot if spot.is_shed() => refuse!(rules::ARRIVAL, "that locomotive is in a shed"),
            _ => Ok(()),
        }
    }

    /// Whether there is a locomotive to bring into play.
    #[inline]
    fn judge_entering(&self) -> Judged {
        match self.active {
            Some(active) if self.spot(self.own(active)) != Spot::HAND => {
                refuse!(rules::DOUBLE, "the second play is for the locomotive of the first, which is on the board")
            }
            None if self.first_in_hand().is_none() => refuse!(rules::ENTER, "no locomotive is in hand"),
            _ => Ok(()),
        }
    }

    #[inline]
    fn judge_enter(&self, start: Start) -> Judged {
        self.judge_entering()?;
        if self.is_free(start) {
            Ok(())
        } else if self.any_start_free() {
            refuse!(rules::ENTER, "that start space is occupied")
        } else {
            refuse!(rules::STARTS_FULL, "all start spaces are occupied")
        }
    }

    pub(crate) fn refuse_out_of_turn(&self, who: Actor) -> Refusal {
        Refusal::new(rules::TURN_ORDER, format!("{who} cannot act: {}", self.who_acts()))
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &Move, log: &mut Log<Event>) {
        match (*mv, self.phase) {
            (Move::Roll {}, _) => self.phase = Phase::Roll { preset: None },
            (Move::UseTile { colour }, _) => self.use_tile(colour, log),
            (Move::Rolled { colour, dice }, Phase::Roll { preset }) => self.rolled(Roll { colour, dice }, preset, log),
            (Move::Shift { end }, Phase::Platform(roll)) => self.shift(roll, end, log),
            (Move::Drive { loco }, Phase::Loco(roll)) => self.drive(loco, roll, log),
            (Move::Enter { start }, Phase::Loco(roll)) => self.enter(start, roll, log),
            (Move::Again {}, _) => self.play_again(log),
            (Move::Stop {}, _) => self.end_turn(log),
            _ => debug_assert!(false, "only legal moves are played"),
        }
    }

    /// The tile is back in the reserve before the roll ([`rules::TILE_RETURNED`]).
    fn use_tile(&mut self, colour: Colour, log: &mut Log<Event>) {
        let seat = self.seat;
        self.tiles[seat.index()] -= 1;
        self.reserve += 1;
        self.phase = Phase::Roll { preset: Some(colour) };
        log.push(rules::USE_TILE, Event::TileUsed { seat, colour, reserve: self.reserve.into() });
    }

    /// All dice lie on the table before an end is chosen ([`rules::DICE_ARE_KNOWN`]), if there is one to choose
    /// ([`rules::CHOOSE_END`], [`rules::ENDS_READING`]).
    fn rolled(&mut self, roll: Roll, preset: Option<Colour>, log: &mut Log<Event>) {
        let rule = match (self.part, preset) {
            (Part::Second, _) => rules::SECOND_PLAY,
            (Part::First, Some(_)) => rules::TURN_WITH_TILE,
            (Part::First, None) => rules::TURN,
        };
        if log.listens() {
            log.push(rule, Event::Rolled { seat: self.seat, colour: roll.colour, dice: roll.dice });
        }
        match self.ends {
            PlatformEnds::Choice => self.phase = Phase::Platform(roll),
            PlatformEnds::Slide => self.shift(roll, self.berths[roll.colour as usize].end.other(), log),
        }
    }

    /// The named platform goes to the vacant slot ([`rules::MUST_MOVE`]); the locomotives on it ride along
    /// ([`rules::RIDE`]), and none of them falls ([`rules::NOBODY_FALLS`]).
    fn shift(&mut self, roll: Roll, end: End, log: &mut Log<Event>) {
        let platform = roll.colour as usize;
        let to = Berth { slot: self.vacant(), end };
        let from = std::mem::replace(&mut self.berths[platform], to);
        if log.listens() {
            self.tell_of_shift(roll.colour, from, to, log);
        }
        self.phase = Phase::Loco(roll);
        // A second play is offered only where it can be played, and a platform changes no start space.
        if self.part == Part::First && !self.can_move() {
            log.push(rules::NOTHING_TO_MOVE, Event::NoMove { seat: self.seat });
            self.end_turn(log);
        }
    }

    /// Says what rides on a platform that has moved, by seat, then number, and where it stands if it was turned round.
    #[cold]
    #[inline(never)]
    fn tell_of_shift(&self, colour: Colour, from: Berth, to: Berth, log: &mut Log<Event>) {
        let mut carried = Vec::new();
        let mut squares = Vec::new();
        for (n, spot) in self.spots.iter().enumerate() {
            let Some(square) = spot.square() else { continue };
            if self.yard.plan().platform_of(square) == Some(colour as usize) {
                carried.push(LocoRef::at(n));
                squares.push(square);
            }
        }
        let riders = carried.clone();
        log.push(
            rules::COLOUR_DIE,
            Event::PlatformMoved { colour, from: from.slot + 1, to: to.slot + 1, end: to.end, carried },
        );
        if from.end != to.end {
            for (LocoRef { seat, loco }, square) in riders.into_iter().zip(squares) {
                log.push(rules::TURNED_ROUND, Event::LocoTurned { seat, loco, square: self.name(square) });
            }
        }
    }

    fn drive(&mut self, loco: Loco, roll: Roll, log: &mut Log<Event>) {
        self.active = Some(loco);
        self.travel(self.own(loco), movement::Start::Driven, roll.sum(), log);
        self.after_movement(loco, roll, log);
    }

    /// Brings in the active locomotive of the second play, else the lowest-numbered one in hand
    /// ([`rules::WHICH_ENTERS`]), for one point ([`rules::ENTRY_COST`]).
    fn enter(&mut self, start: Start, roll: Roll, log: &mut Log<Event>) {
        let Some(loco) = self.active.or_else(|| self.first_in_hand()) else { return };
        let (entering, points_left) = (self.own(loco), roll.sum() - ENTRY_COST);
        self.active = Some(loco);
        self.spots[entering.index()] = Spot::on(Square::start(start as u8));
        if log.listens() {
            log.push(rules::ENTER, Event::Entered { seat: self.seat, loco, square: start, points_left });
        }
        self.travel(entering, movement::Start::Entered, points_left, log);
        self.after_movement(loco, roll, log);
    }

    /// A double lets the seat play again, unless its locomotive is home ([`rules::DOUBLE_HOME`]) or wrecked with no
    /// start space free ([`rules::DOUBLE_STARTS_FULL`]).
    #[inline]
    fn after_movement(&mut self, loco: Loco, roll: Roll, log: &mut Log<Event>) {
        if matches!(self.phase, Phase::Over { .. }) {
            return;
        }
        let active = self.own(loco);
        if self.part == Part::First && roll.is_double() && self.is_movable(active) {
            let rule = if self.spot(active) == Spot::HAND { rules::RESTART } else { rules::DOUBLE };
            log.push(rule, Event::ReplayOffered { seat: self.seat, loco });
            self.phase = Phase::Again(roll);
        } else {
            self.end_turn(log);
        }
    }

    fn play_again(&mut self, log: &mut Log<Event>) {
        self.part = Part::Second;
        self.phase = Phase::Roll { preset: None };
        if let Some(loco) = self.active {
            log.push(rules::DOUBLE, Event::PlaysAgain { seat: self.seat, loco });
        }
    }

    #[inline]
    fn end_turn(&mut self, log: &mut Log<Event>) {
        if self.is_last_turn() {
            return self.end(None, log);
        }
        let (seat, next) = (self.seat, self.seat.next(self.seats));
        if log.listens() {
            log.push(rules::TURN_ORDER, Event::TurnEnded { seat, next });
        }
        self.seat = next;
        self.turn = (self.turn + 1).min(LARGEST_TURN);
        self.part = Part::First;
        self.active = None;
        // Only in the variant has anybody a tile.
        self.phase = if self.tiles[next.index()] > 0 { Phase::Start } else { Phase::Roll { preset: None } };
    }
}

/// How many outcomes the dice have.
const fn outcomes(preset: Option<Colour>) -> u32 {
    match preset {
        Some(_) => NUMBER_ROLLS,
        None => Colour::ALL.len() as u32 * NUMBER_ROLLS,
    }
}

/// The outcome with this number: by colour, then the first die, then the second.
fn outcome(preset: Option<Colour>, n: u32) -> Move {
    let colour = preset.unwrap_or(match n / NUMBER_ROLLS {
        0 => Colour::Blue,
        1 => Colour::Red,
        _ => Colour::Yellow,
    });
    let faces = DIE_FACES as u32;
    Move::Rolled { colour, dice: [Die::nth(n / faces), Die::nth(n)] }
}
