//! How the numbers of options and states are read: what a rule refuses must first be readable.

use serde::{Deserialize, Deserializer, de::Error as _};

use super::super::data::LARGEST_TURN;
use crate::core::{Seat, any_number, present};

pub(super) fn any_numbers<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i32>, D::Error> {
    let numbers: Vec<AnyNumber> = Vec::deserialize(deserializer)?;
    Ok(numbers.into_iter().map(|AnyNumber(number)| number).collect())
}

pub(super) fn any_number_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i32>, D::Error> {
    let number: Option<AnyNumber> = present(deserializer)?;
    Ok(number.map(|AnyNumber(number)| number))
}

#[derive(Deserialize)]
struct AnyNumber(#[serde(deserialize_with = "any_number")] i32);

/// Reads a whole number of any size; one that does not fit becomes the nearest that does, for a rule to refuse.
pub(super) fn any_whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    let whole = i64::deserialize(deserializer)?;
    Ok(whole.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
}

/// Reads a small number; one that is below 0 or too large becomes one that a rule refuses.
pub(super) fn few<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Ok(any_whole(deserializer)?.clamp(0, u8::MAX.into()) as u8)
}

/// Reads a number that is not below 0.
pub(super) fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    u32::try_from(any_whole(deserializer)?).map_err(|_| D::Error::custom("a number below 0 counts nothing"))
}

pub(super) fn counts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u32>, D::Error> {
    #[derive(Deserialize)]
    struct Count(#[serde(deserialize_with = "count")] u32);
    let counts: Vec<Count> = Vec::deserialize(deserializer)?;
    Ok(counts.into_iter().map(|Count(count)| count).collect())
}

/// Reads a seat; a number that nobody can have becomes a seat that nobody has.
pub(super) fn any_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    Ok(Seat(u8::try_from(any_whole(deserializer)?).unwrap_or(u8::MAX)))
}

pub(super) fn any_seat_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    #[derive(Deserialize)]
    struct AnySeat(#[serde(deserialize_with = "any_seat")] Seat);
    let seat: Option<AnySeat> = present(deserializer)?;
    Ok(seat.map(|AnySeat(seat)| seat))
}

pub(super) fn turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    match count(deserializer)? {
        turn @ 1..=LARGEST_TURN => Ok(turn),
        _ => Err(D::Error::custom("turn is a whole number from 1 to 1000000000")),
    }
}
