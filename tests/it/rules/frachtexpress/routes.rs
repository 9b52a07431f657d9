//! The drives that are offered are those that a brute-force search finds, written here from the specification's geometry
//! alone.

use std::collections::{BTreeMap, BTreeSet};

use ludotheque::core::{Actor, Pcg};
use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::Value;

use super::{Fra, dense, moves, turned, vectors};
use crate::dsl::position;

/// The network of a state: the elements of each cell with track, and the open stations by cell.
struct Network {
    track: BTreeMap<(i32, i32), (Vec<String>, bool)>,
    stations: BTreeMap<(i32, i32), String>,
}

fn place(cell: &str) -> (i32, i32) {
    let (column, row) = cell.split_at(1);
    (i32::from(column.as_bytes()[0]), row.parse().unwrap())
}

fn name((column, row): (i32, i32)) -> String {
    format!("{}{row}", char::from(column as u8))
}

fn opposite(side: char) -> char {
    match side {
        'N' => 'S',
        'S' => 'N',
        'E' => 'W',
        _ => 'E',
    }
}

fn over((column, row): (i32, i32), side: char) -> (i32, i32) {
    match side {
        'N' => (column, row - 1),
        'S' => (column, row + 1),
        'E' => (column + 1, row),
        _ => (column - 1, row),
    }
}

impl Network {
    fn read(state: &Value) -> Self {
        let vectors = vectors();
        let (cards, patterns) = (vectors["cards"]["rows"].as_array().unwrap(), vectors["patterns"]["rows"].as_array().unwrap());
        let mut track = BTreeMap::new();
        for stack in state["track"].as_array().unwrap() {
            let top = stack["stack"].as_array().unwrap().last().unwrap();
            let card = cards.iter().find(|card| card["id"] == top["card"]).unwrap();
            let pattern = patterns.iter().find(|pattern| pattern["id"] == card["pattern"]).unwrap();
            let turn = top["turn"].as_u64().unwrap() as u32;
            let elements =
                pattern["elements"].as_array().unwrap().iter().map(|element| turned(element.as_str().unwrap(), turn)).collect();
            track.insert(place(stack["cell"].as_str().unwrap()), (elements, pattern["crossing"].as_bool().unwrap()));
        }
        let stations =
            state["stations"].as_object().unwrap().iter().map(|(letter, cell)| (place(cell.as_str().unwrap()), letter.clone()));
        let stations = stations.filter(|(cell, _)| !track.contains_key(cell)).collect();
        Self { track, stations }
    }

    fn touches(&self, cell: (i32, i32), side: char) -> bool {
        self.track.get(&cell).is_some_and(|(elements, _)| elements.iter().any(|element| element.contains(side)))
    }

    /// The specification's `next`.
    fn next(&self, spot: &str, facing: char) -> Vec<(String, char)> {
        let Some((cell, part)) = spot.split_once('.') else {
            let cell = *self.stations.iter().find(|(_, letter)| *letter == spot).unwrap().0;
            let sides = ['N', 'E', 'S', 'W'].into_iter().filter(|&side| self.touches(over(cell, side), opposite(side)));
            return sides.map(|side| (format!("{}.{}", name(over(cell, side)), opposite(side)), 'C')).collect();
        };
        let cell = place(cell);
        if part.len() == 2 {
            return vec![(format!("{}.{facing}", name(cell)), facing)];
        }
        let side = part.chars().next().unwrap();
        if facing == 'C' {
            let (elements, crossing) = &self.track[&cell];
            if *crossing {
                return vec![(format!("{}.{}", name(cell), opposite(side)), opposite(side))];
            }
            let leaving = elements.iter().filter(|element| element.contains(side));
            return leaving
                .map(|element| (format!("{}.{element}", name(cell)), element.chars().find(|&end| end != side).unwrap()))
                .collect();
        }
        let beyond = over(cell, side);
        match self.stations.get(&beyond) {
            Some(letter) => vec![(letter.clone(), 'C')],
            None if self.touches(beyond, opposite(side)) => vec![(format!("{}.{}", name(beyond), opposite(side)), 'C')],
            None => vec![],
        }
    }

    /// Every complete route: exactly `left` spaces, or fewer into a station.
    fn routes(&self, spot: &str, facing: char, left: u64, path: &mut Vec<String>, out: &mut BTreeSet<Vec<String>>) {
        if left == 0 || (!path.is_empty() && !spot.contains('.')) {
            out.insert(path.clone());
            return;
        }
        for (to, facing) in self.next(spot, facing) {
            path.push(to.clone());
            self.routes(&to, facing, left - 1, path, out);
            path.pop();
        }
    }
}

/// Every route that the engine lets seat 0 drive with a card, whatever is asked on the way.
fn driven(play: &Fra, path: &[String], out: &mut BTreeSet<Vec<String>>) {
    let phase = play.phase();
    match phase["type"].as_str().unwrap() {
        "steer" => {
            let own = phase["loc"] == 0;
            let options = play.legal(0);
            // Where a pushed locomotive goes does not matter here: the first way will do.
            for mv in options.iter().take(if own { options.len() } else { 1 }) {
                go_on(play, path, 0.into(), mv, out);
            }
        }
        "crossing" => {
            let card = play.legal(Actor::Chance)[0].clone();
            go_on(play, path, None, &card, out);
        }
        _ => {
            out.insert(path.to_vec());
        }
    }
}

fn go_on(play: &Fra, path: &[String], who: Option<u8>, mv: &Value, out: &mut BTreeSet<Vec<String>>) {
    let mut next = play.copy();
    let events = match who {
        Some(seat) => next.plays(seat, mv.clone()),
        None => next.plays(Actor::Chance, mv.clone()),
    };
    let steps = events
        .iter()
        .filter(|event| event["type"] == "moved" && event["loc"] == 0)
        .map(|event| event["to"].as_str().unwrap().to_owned());
    driven(&next, &path.iter().cloned().chain(steps).collect::<Vec<_>>(), out);
}

#[test]
fn the_drives_offered_are_those_of_a_brute_force_search_on_2000_networks() {
    // One card of each wagon value, 2 to 9.
    let hand = ["t07", "t18", "t35", "t09", "t12", "t08", "t05", "t41"];
    let mut dice = Pcg::new(2001);
    let (mut drives, mut routes) = (0, 0);
    for network in 0..2000 {
        let state = dense(&mut dice, false, 3, &hand);
        let seen = Network::read(&state);
        let play = position::<FrachtExpress>(state.clone());
        let loc = &state["players"][0]["loc"];
        let (spot, facing) =
            (loc["spot"].as_str().unwrap(), loc["facing"].as_str().map_or('C', |facing| facing.chars().next().unwrap()));
        let offered = play.of_kind(0, "drive");
        for (card, distance) in hand.into_iter().zip(2..) {
            let mut expected = BTreeSet::new();
            seen.routes(spot, facing, distance, &mut Vec::new(), &mut expected);
            let drive = moves(&[&format!("drive {card}")]).remove(0);
            assert_eq!(offered.contains(&drive), !expected.is_empty(), "network {network}, {distance} spaces: {state}");
            if expected.is_empty() {
                continue;
            }
            let mut found = BTreeSet::new();
            go_on(&play, &[], Some(0), &drive, &mut found);
            assert_eq!(found, expected, "network {network}, {distance} spaces: {state}");
            drives += 1;
            routes += found.len();
        }
    }
    assert!(drives > 3000 && routes > drives, "{drives} drives, {routes} routes");
    println!("{drives} drives, {routes} routes");
}
