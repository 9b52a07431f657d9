//! How the numbers of options and states are read: what a rule refuses must first be readable.

use super::super::data::LARGEST_TURN;
use crate::core::{Seat, Tree, Wrong, any_number};

pub(super) fn any_numbers(tree: &Tree, wrong: &mut Wrong) -> Vec<i32> {
    let mut numbers = Vec::new();
    for number in wrong.items(tree) {
        numbers.push(any_number(number, wrong));
    }
    numbers
}

pub(super) fn any_number_or_null(tree: &Tree, wrong: &mut Wrong) -> Option<i32> {
    or_null(tree, wrong, any_number)
}

fn or_null<T>(tree: &Tree, wrong: &mut Wrong, read: fn(&Tree, &mut Wrong) -> T) -> Option<T> {
    match tree {
        Tree::Null => None,
        some => Some(read(some, wrong)),
    }
}

/// Reads a whole number of any size; one that does not fit becomes the nearest that does, for a rule to refuse.
pub(super) fn any_whole(tree: &Tree, wrong: &mut Wrong) -> i32 {
    wrong.whole(tree, i64::MIN, i64::MAX).clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

/// Reads a small number; one that is below 0 or too large becomes one that a rule refuses.
pub(super) fn few(tree: &Tree, wrong: &mut Wrong) -> u8 {
    any_whole(tree, wrong).clamp(0, u8::MAX.into()) as u8
}

/// Reads a number that is not below 0.
pub(super) fn count(tree: &Tree, wrong: &mut Wrong) -> u32 {
    u32::try_from(any_whole(tree, wrong)).unwrap_or_else(|_| {
        wrong.note(format_args!("a number below 0 counts nothing"));
        0
    })
}

pub(super) fn counts(tree: &Tree, wrong: &mut Wrong) -> Vec<u32> {
    let mut numbers = Vec::new();
    for number in wrong.items(tree) {
        numbers.push(count(number, wrong));
    }
    numbers
}

/// Reads a seat; a number that nobody can have becomes a seat that nobody has.
pub(super) fn any_seat(tree: &Tree, wrong: &mut Wrong) -> Seat {
    Seat(u8::try_from(any_whole(tree, wrong)).unwrap_or(u8::MAX))
}

pub(super) fn any_seat_or_null(tree: &Tree, wrong: &mut Wrong) -> Option<Seat> {
    or_null(tree, wrong, any_seat)
}

pub(super) fn turn(tree: &Tree, wrong: &mut Wrong) -> u32 {
    wrong.whole(tree, 1, LARGEST_TURN.into()) as u32
}
