//! The numbers of Kopis, each with its source.

use super::board::{LineSet, Square, Squares};
use super::rules;
use super::wire::{Order, Reason};
use crate::core::{RuleRef, Seat};

/// The length of a line, and so of the board: six lines face each side.
/// Rulebook: "Prise d'Assaut du Château"; that the board is square is public (publisher's page).
pub(super) const LINE: u8 = 6;

/// Factions of each seat. Rulebook: "Version de Base" (16 factions for two).
pub(super) const FACTIONS: u32 = 8;

/// Fortresses of each seat. Rulebook: "Version Avancée".
pub(super) const FORTRESSES: u32 = 2;

/// The central squares and whose fortresses start there. Rulebook: "Version de Base". Which is whose is reconstructed
/// ([`rules::CENTRE_COLOURS`]), because figure 1 is lost: half a turn of the board swaps the players.
pub(super) const CENTRE: [Squares; 2] =
    [Squares::of(&[Square::at(2, 2), Square::at(3, 2)]), Squares::of(&[Square::at(2, 3), Square::at(3, 3)])];

/// The lines of each side in front of which a faction waits at first. Rulebook: "Version de Base" (four on each side).
/// Which lines is reconstructed ([`rules::POSTS`]), because figure 1 is lost: the four in the middle.
pub(super) const POSTS: LineSet = LineSet::of(&[1, 2, 3, 4]);

/// The smallest and the largest `quietLimit`. Ruling KOP-R21.
pub(super) const QUIET_LIMITS: (u16, u16) = (10, 400);

/// The `quietLimit` when none is given. Ruling KOP-R21.
pub(super) const QUIET_LIMIT: u16 = 40;

/// The colours of seats 0 and 1. Public: publisher's page; which seat has which is a ruling ([`rules::COLOURS`]).
pub(super) const SEAT_COLOURS: [&str; 2] = ["red", "black"];

/// The width and height of the plane that the board is drawn in the middle of. A convention of the specification.
pub(super) const PLANE: u16 = 900;

/// The width and height of a square on that plane. A convention of the specification.
pub(super) const SQUARE: u16 = 100;

const _: () = assert!(LINE as u16 * SQUARE < PLANE, "the factions wait around the board");

/// Points for a captured faction. Rulebook: "Capture des Factions".
pub(super) const CAPTURE_POINTS: u32 = 1;

/// Points of a faction next to an own fortress (or not) and next to an enemy one (or not), with the rule.
/// Rulebook: "Score"; next to no fortress is a ruling.
pub(super) const POINTS: [[(u32, RuleRef); 2]; 2] =
    [[(0, rules::NEXT_TO_NONE), (0, rules::NEXT_TO_ENEMY)], [(2, rules::NEXT_TO_OWN), (1, rules::NEXT_TO_BOTH)]];

/// The seats that place the four fortresses, in order. Rulebook: "Version Avancée"; that there are two orders is a reading
/// ([`rules::OR_OR_WHERE`]).
pub(super) const fn placing(order: Order) -> [Seat; 4] {
    match order {
        Order::Alternate => [Seat(0), Seat(1), Seat(0), Seat(1)],
        Order::Snake => [Seat(0), Seat(1), Seat(1), Seat(0)],
    }
}

/// The rule that ends a game for this reason.
pub(super) const fn ending(reason: Reason) -> RuleRef {
    match reason {
        Reason::AllPlayed => rules::STORM_END,
        Reason::EighthFaction => rules::SUDDEN_END,
        Reason::Quiet => rules::QUIET,
        Reason::Blocked => rules::NOBODY_CAN_MOVE,
    }
}
