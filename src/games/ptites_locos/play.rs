//! The turn: what may be played, what is refused and by which rule, and what follows.

use super::arrangement::Berth;
use super::data::{DIE_FACES, ENTRY_COST, LARGEST_TURN};
use super::movement::Motion;
use super::position::{Phase, PtitesLocos, Spot};
use super::rules;
use super::tracks::Square;
use super::wire::{Colour, Die, End, Event, Loco, LocoRef, Move, Part, PlatformEnds, Roll, Start};
use crate::core::{EventLog, Refusal, Rng, refuse};

/// Every move that the phase has, in the order of the specification.
pub(super) fn candidates(position: &PtitesLocos, out: &mut Vec<Move>) {
    match position.phase {
        Phase::Start => {
            out.push(Move::Roll {});
            out.extend(Colour::ALL.map(|colour| Move::UseTile { colour }));
        }
        Phase::Roll { preset } => out.extend((0..outcomes(preset)).map(|n| outcome(preset, n))),
        Phase::Platform(_) => out.extend([End::A, End::B].map(|end| Move::Shift { end })),
        Phase::Loco(_) => {
            out.extend(Loco::all().map(|loco| Move::Drive { loco }));
            out.extend(Start::ALL.map(|start| Move::Enter { start }));
        }
        Phase::Again(_) => out.extend([Move::Again {}, Move::Stop {}]),
        Phase::Over { .. } => {}
    }
}

/// The legal moves: among the candidates only those of the locomotives can be refused.
pub(super) fn legal_moves(position: &PtitesLocos, out: &mut Vec<Move>) {
    if !matches!(position.phase, Phase::Loco(_)) {
        return candidates(position, out);
    }
    out.extend(Loco::all().filter(|&loco| position.check_drive(loco).is_ok()).map(|loco| Move::Drive { loco }));
    let starts = Start::ALL.into_iter().filter(|&start| position.check_enter(start).is_ok());
    out.extend(starts.map(|start| Move::Enter { start }));
}

/// Draws the dice: every outcome is as likely as any other, the colours too ([`rules::EVEN_COLOURS`]).
pub(super) fn sample(position: &PtitesLocos, rng: &mut impl Rng) -> Move {
    let preset = match position.phase {
        Phase::Roll { preset } => preset,
        _ => None,
    };
    outcome(preset, rng.below(outcomes(preset)))
}

/// Outcomes of the two number dice.
const NUMBER_ROLLS: u32 = DIE_FACES as u32 * DIE_FACES as u32;

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
    Move::Rolled { colour, dice: [Die::nth(n / u32::from(DIE_FACES)), Die::nth(n)] }
}

/// Whether a move is legal, in the order of the specification: the option, the phase, which locomotive, which square.
pub(super) fn check(position: &PtitesLocos, mv: &Move) -> Result<(), Refusal> {
    match *mv {
        Move::Roll {} if position.phase == Phase::Start => Ok(()),
        Move::Roll {} => refuse!(rules::TURN, "roll-not-now", "you roll the dice once, before you move the platform"),
        Move::UseTile { .. } => position.check_tile(),
        Move::Rolled { colour, .. } => position.check_rolled(colour),
        Move::Shift { .. } => position.check_shift(),
        Move::Drive { .. } | Move::Enter { .. } if !matches!(position.phase, Phase::Loco(_)) => {
            refuse!(rules::TURN, "loco-not-now", "you move a locomotive once, after the roll and the platform")
        }
        Move::Drive { loco } => position.check_drive(loco),
        Move::Enter { start } => position.check_enter(start),
        Move::Again {} | Move::Stop {} if matches!(position.phase, Phase::Again(_)) => Ok(()),
        Move::Again {} if position.part == Part::Second => {
            refuse!(rules::NO_THIRD_PLAY, "no-third-play", "there is no third play")
        }
        Move::Again {} => {
            refuse!(rules::DOUBLE, "again-not-now", "you can play again only after a double, once your locomotive has moved")
        }
        // A locomotive that is cut off may be left alone, but some locomotive moves: rules::CUT_OFF.
        Move::Stop {} => refuse!(rules::NO_PASS, "no-pass", "you may not pass: you may only decline a second play"),
    }
}

/// Plays a legal move.
pub(super) fn apply(position: &mut PtitesLocos, mv: &Move, log: &mut EventLog<Event>) {
    match (*mv, position.phase) {
        (Move::Roll {}, _) => position.phase = Phase::Roll { preset: None },
        (Move::UseTile { colour }, _) => position.use_tile(colour, log),
        (Move::Rolled { colour, dice }, Phase::Roll { preset }) => position.rolled(Roll { colour, dice }, preset, log),
        (Move::Shift { end }, Phase::Platform(roll)) => position.shift(roll, end, log),
        (Move::Drive { loco }, Phase::Loco(roll)) => position.drive(loco, roll, log),
        (Move::Enter { start }, Phase::Loco(roll)) => position.enter(start, roll, log),
        (Move::Again {}, _) => position.play_again(log),
        (Move::Stop {}, _) => position.end_turn(log),
        _ => debug_assert!(false, "only legal moves are played"),
    }
}

impl PtitesLocos {
    fn check_tile(&self) -> Result<(), Refusal> {
        if !self.repair_tiles {
            return refuse!(rules::TILES_IN_THE_BOX, "no-tiles", "this game has no repair tiles: they belong to the variant");
        }
        match self.phase {
            Phase::Start => Ok(()),
            _ if self.part == Part::Second => {
                refuse!(rules::NO_TILE_IN_SECOND_PLAY, "tile-in-second-play", "you cannot use a tile in the second play")
            }
            Phase::Roll { preset: Some(_) } => {
                refuse!(rules::NO_TILE_IN_SECOND_PLAY, "second-tile", "you can use only one tile a turn")
            }
            _ => {
                refuse!(rules::USE_TILE, "tile-not-now", "you can use a tile only at the beginning of your turn, if you have one")
            }
        }
    }

    fn check_rolled(&self, colour: Colour) -> Result<(), Refusal> {
        match self.phase {
            Phase::Roll { preset: Some(preset) } if preset != colour => refuse!(
                rules::USE_TILE,
                "colour-was-set",
                "a tile has set the colour die to {colour}",
                colour: Term = preset,
            ),
            Phase::Roll { .. } => Ok(()),
            _ => refuse!(rules::TURN, "dice-not-now", "no dice are being rolled now"),
        }
    }

    fn check_shift(&self) -> Result<(), Refusal> {
        if self.ends == PlatformEnds::Slide {
            return refuse!(
                rules::ENDS_READING,
                "platform-slides",
                "in this game the platform slides, so you do not choose its end",
            );
        }
        match self.phase {
            Phase::Platform(_) => Ok(()),
            Phase::Loco(_) => {
                refuse!(rules::MUST_MOVE, "platform-has-moved", "you have already moved the platform: now move a locomotive")
            }
            _ => refuse!(rules::TURN, "platform-not-now", "you move the platform after the roll and before the locomotive"),
        }
    }

    /// The second play is for one locomotive alone ([`rules::SAME_LOCOMOTIVE`]).
    fn check_drive(&self, loco: Loco) -> Result<(), Refusal> {
        if self.part == Part::Second && self.active != Some(loco) {
            return refuse!(rules::DOUBLE, "other-loco", "you can play again only with the same locomotive");
        }
        match self.spot(self.own(loco)) {
            Spot::HAND => {
                refuse!(rules::ENTER, "loco-in-hand", "that locomotive is in hand: bring it in on a start space",)
            }
            spot if spot.is_shed() => {
                refuse!(rules::ARRIVAL, "loco-in-shed", "that locomotive is home in a shed: it moves no more")
            }
            _ => Ok(()),
        }
    }

    fn check_enter(&self, start: Start) -> Result<(), Refusal> {
        match self.active {
            Some(active) if self.spot(self.own(active)) != Spot::HAND => refuse!(
                rules::DOUBLE,
                "other-loco-enters",
                "you can play again only with the same locomotive, and it is on the board",
            ),
            None if self.first_in_hand().is_none() => refuse!(rules::ENTER, "no-loco-in-hand", "you have no locomotive in hand"),
            _ if self.is_free(start) => Ok(()),
            _ if self.any_start_free() => refuse!(rules::ENTER, "start-occupied", "that start space is occupied"),
            _ => refuse!(rules::STARTS_FULL, "starts-full", "all start spaces are occupied: move a locomotive on the board"),
        }
    }

    /// The tile is back in the reserve before the roll ([`rules::TILE_RETURNED`]).
    fn use_tile(&mut self, colour: Colour, log: &mut EventLog<Event>) {
        let seat = self.seat;
        self.tiles[seat.index()] -= 1;
        self.reserve += 1;
        self.phase = Phase::Roll { preset: Some(colour) };
        log.push(rules::USE_TILE, Event::TileUsed { seat, colour, reserve: self.reserve.into() });
    }

    /// All dice lie on the table before an end is chosen ([`rules::DICE_ARE_KNOWN`]), if there is one to choose
    /// ([`rules::CHOOSE_END`], [`rules::ENDS_READING`]).
    fn rolled(&mut self, roll: Roll, preset: Option<Colour>, log: &mut EventLog<Event>) {
        let rule = match (self.part, preset) {
            (Part::Second, _) => rules::SECOND_PLAY,
            (Part::First, Some(_)) => rules::TURN_WITH_TILE,
            (Part::First, None) => rules::TURN,
        };
        log.push(rule, Event::Rolled { seat: self.seat, colour: roll.colour, dice: roll.dice });
        match self.ends {
            PlatformEnds::Choice => self.phase = Phase::Platform(roll),
            PlatformEnds::Slide => self.shift(roll, self.berths[roll.colour as usize].end.other(), log),
        }
    }

    /// The named platform goes to the vacant slot ([`rules::MUST_MOVE`]); the locomotives on it ride along
    /// ([`rules::RIDE`]), and none of them falls ([`rules::NOBODY_FALLS`]).
    fn shift(&mut self, roll: Roll, end: End, log: &mut EventLog<Event>) {
        let platform = roll.colour as usize;
        let to = Berth { slot: self.vacant(), end };
        let from = std::mem::replace(&mut self.berths[platform], to);
        if log.is_recording() {
            self.log_shift(roll.colour, from, to, log);
        }
        self.phase = Phase::Loco(roll);
        // A second play is offered only where it can be played, and a platform changes no start space.
        if self.part == Part::First && !self.can_move() {
            log.push(rules::NOTHING_TO_MOVE, Event::NoMove { seat: self.seat });
            self.end_turn(log);
        }
    }

    /// Says what rides on a platform that has moved, by seat, then number, and where it stands if it was turned round.
    fn log_shift(&self, colour: Colour, from: Berth, to: Berth, log: &mut EventLog<Event>) {
        let tracks = self.yard.tracks();
        let placed = self.locos().filter_map(|(loco, spot)| Some((loco, spot.square()?)));
        let riders: Vec<(LocoRef, Square)> =
            placed.filter(|(_, square)| tracks.platform_of(*square) == Some(colour as usize)).collect();
        let carried = riders.iter().map(|&(rider, _)| rider).collect();
        log.push(rules::COLOUR_DIE, Event::PlatformMoved { colour, from: from.slot + 1, to: to.slot + 1, end: to.end, carried });
        if from.end != to.end {
            for (LocoRef { seat, loco }, square) in riders {
                log.push(rules::TURNED_ROUND, Event::LocoTurned { seat, loco, square: self.name(square) });
            }
        }
    }

    fn drive(&mut self, loco: Loco, roll: Roll, log: &mut EventLog<Event>) {
        self.active = Some(loco);
        self.travel(self.own(loco), Motion::Driven, roll.sum(), log);
        self.after_movement(loco, roll, log);
    }

    /// Brings in the active locomotive of the second play, else the lowest-numbered one in hand
    /// ([`rules::WHICH_ENTERS`]), for one point ([`rules::ENTRY_COST`]).
    fn enter(&mut self, start: Start, roll: Roll, log: &mut EventLog<Event>) {
        let Some(loco) = self.active.or_else(|| self.first_in_hand()) else { return };
        let (entering, points_left) = (self.own(loco), roll.sum() - ENTRY_COST);
        self.active = Some(loco);
        self.put(entering, Spot::on(Square::start(start as u8)));
        log.push(rules::ENTER, Event::Entered { seat: self.seat, loco, square: start, points_left });
        self.travel(entering, Motion::Entered, points_left, log);
        self.after_movement(loco, roll, log);
    }

    /// A double lets the seat play again, unless its locomotive is home ([`rules::DOUBLE_HOME`]) or wrecked with no
    /// start space free ([`rules::DOUBLE_STARTS_FULL`]).
    fn after_movement(&mut self, loco: Loco, roll: Roll, log: &mut EventLog<Event>) {
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

    fn play_again(&mut self, log: &mut EventLog<Event>) {
        self.part = Part::Second;
        self.phase = Phase::Roll { preset: None };
        if let Some(loco) = self.active {
            log.push(rules::DOUBLE, Event::PlaysAgain { seat: self.seat, loco });
        }
    }

    fn end_turn(&mut self, log: &mut EventLog<Event>) {
        if self.is_last_turn() {
            return self.end(None, log);
        }
        let (seat, next) = (self.seat, self.seat.next(self.seats));
        log.push(rules::TURN_ORDER, Event::TurnEnded { seat, next });
        self.seat = next;
        self.turn = (self.turn + 1).min(LARGEST_TURN);
        self.part = Part::First;
        self.active = None;
        // Only in the variant has anybody a tile.
        self.phase = if self.tiles[next.index()] > 0 { Phase::Start } else { Phase::Roll { preset: None } };
    }
}
