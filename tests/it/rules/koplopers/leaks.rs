//! Nothing leaks, and subset questions are answered as brute force answers them.

use ludotheque::core::{Actor, Draw, EventLog, EventRecord, Game, Pcg, Rng, Seat, Seed, Viewer};
use ludotheque::games::koplopers::{Event, Koplopers, Move};
use serde_json::json;

use super::*;

fn saw(position: &Koplopers, events: &[EventRecord<Event>], seat: Seat) -> Vec<Value> {
    events.iter().filter_map(|cited| position.redact(cited.event.clone(), seat)).map(|event| json_of(&event)).collect()
}

fn apply(position: &mut Koplopers, who: Actor, mv: &Move) -> Vec<EventRecord<Event>> {
    let mut log = EventLog::recording();
    position.apply(who, mv, &mut log);
    log.events().to_vec()
}

#[test]
fn two_tables_that_a_seat_cannot_tell_apart_stay_so() {
    let mut dice = Pcg::new(8);
    let (mut compared, mut drawn) = (0, 0);
    for seed in 0..24 {
        let seats = 2 + (seed % 3) as u8;
        let options = serde_json::from_value(json!({ "variant": if seed % 2 == 0 { "family" } else { "advanced" } })).unwrap();
        let mut real = Koplopers::setup(&options, seats, &mut Draw::setup(&Seed::from(seed))).unwrap();
        let seat = Seat(dice.below(seats.into()) as u8);
        let mut other = real.determinize(seat, &mut dice);
        while let Some(who) = real.actors().first() {
            let mut moves = Vec::new();
            real.legal_moves(who, &mut moves);
            let mv = moves[dice.below(moves.len() as u32) as usize];
            // Another's draw may be another card there; the seat's own is the same card or the tables part.
            let same = match mv {
                Move::Drew { .. } if json_of(&real.state(Viewer::Omniscient).turn) != json!(seat.0) => other.sample(&mut dice),
                _ => mv,
            };
            if other.check(who, &same).is_err() {
                other = real.determinize(seat, &mut dice);
                continue;
            }
            let (told, told_other) = (apply(&mut real, who, &mv), apply(&mut other, who, &same));
            drawn += usize::from(mv != same);
            assert_eq!(saw(&real, &told, seat), saw(&other, &told_other, seat), "{seat} hears a difference");
            assert_eq!(real.state(Viewer::Seat(seat)), other.state(Viewer::Seat(seat)), "{seat} sees a difference");
            if real.actors().contains(Actor::Seat(seat)) {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                real.legal_moves(Actor::Seat(seat), &mut here);
                other.legal_moves(Actor::Seat(seat), &mut there);
                assert_eq!(here, there, "{seat} may do different things");
            }
            compared += 1;
        }
    }
    assert!(compared > 5000 && drawn > 50, "{compared} moves compared, {drawn} different cards drawn");
}

#[test]
fn a_view_hides_other_hands_and_the_pile() {
    let mut play = table(3, &[]);
    let view = play.view(1);
    assert_eq!(view["seats"][1]["hand"], json!(["STV", "MP", "ZL"]));
    assert_eq!((&view["seats"][0]["hand"], &view["seats"][2]["hand"]), (&json!([null, null, null]), &json!([null, null, null])));
    assert_eq!(view["deck"], json!(vec![Value::Null; 31]));
    plays(&mut play, 0, "disrupt DZ; endTurn");
    assert_eq!(play.view(1)["discard"], json!(["DZ"]));
    play.chance(mv("drew RTD"));
    let drew = crate::dsl::story(&play.0, 0).into_iter().find(|event| matches!(event.event, Event::DrewCard { .. })).unwrap();
    let seen = |seat| json_of(&play.0.position().redact(drew.event.clone(), Seat(seat)).unwrap())["station"].clone();
    assert_eq!((seen(0), seen(1), seen(2)), (json!("RTD"), json!(null), json!(null)));
}

#[test]
fn what_shows_a_hidden_card_cannot_be_taken_back() {
    let mut play = table(2, &["0.T1 AH-NM→AH"]);
    plays(&mut play, 0, "drive 1 ZP-AH");
    assert!(play.0.can_undo(Seat(0)) && !play.0.can_undo(Seat(1)));
    plays(&mut play, 0, "disrupt GN");
    assert!(!play.0.can_undo(Seat(0)));
}

// ---- Subset questions ----

/// Every way to put the movable tokens into one of two trains: whether one of them fits.
fn fits_somehow(movable: &[u64], staying: [u64; 2], capacity: [u64; 2]) -> bool {
    (0u32..1 << movable.len()).any(|choice| {
        let mut loads = staying;
        for (n, number) in movable.iter().enumerate() {
            loads[(choice >> n & 1) as usize] += number;
        }
        loads[0] <= capacity[0] && loads[1] <= capacity[1]
    })
}

/// A handful of tokens that add up to no more than this.
fn handful(dice: &mut Pcg, free: &mut Vec<&'static str>, most: u64) -> Vec<&'static str> {
    let (mut load, mut tokens) = (0, Vec::new());
    for _ in 0..dice.below(11) {
        let at = dice.below(free.len() as u32) as usize;
        if load + passengers(free[at]) <= most {
            load += passengers(free[at]);
            tokens.push(free.swap_remove(at));
        }
    }
    tokens
}

/// The tokens that do not want to reach Amersfoort.
fn travellers() -> Vec<&'static str> {
    rows("tokens").iter().filter(|row| row["destination"] != "AMF").map(|row| text(&row["id"])).collect()
}

#[test]
fn transfers_are_legal_exactly_if_brute_force_can_complete_them() {
    let mut dice = Pcg::new(77);
    let (mut legal_ones, mut refused_ones) = (0, 0);
    for round in 0..900 {
        let mut free = travellers();
        let coupled = round % 3 == 0;
        let capacity = [if coupled { 1000 } else { 500 }, 500];
        let loads = [handful(&mut dice, &mut free, capacity[0]), handful(&mut dice, &mut free, capacity[1])];
        let mut shifted: Vec<&str> = loads.concat().into_iter().filter(|_| dice.below(3) == 0).collect();
        shifted.sort_by_key(|id| place("tokens", id));
        let trains = [
            format!("0.T1 AMF-UT→AMF {} [{}] halted:AMF", if coupled { "+3" } else { "" }, loads[0].join(" ")),
            format!("0.T2 ASD-AMF→AMF [{}] halted:AMF", loads[1].join(" ")),
        ];
        let play = table_with(2, &[&trains[0], &trains[1]], &[("/shifted", json!(shifted))]);
        let listed = legal(&play, 0);
        for (from, to) in [(0, 1), (1, 0)] {
            for token in loads[from].iter().filter(|token| !shifted.contains(token)) {
                let mut staying = [0, 0];
                let mut movable = Vec::new();
                for (train, load) in loads.iter().enumerate() {
                    for other in load.iter().filter(|other| *other != token) {
                        if shifted.contains(other) {
                            staying[train] += passengers(other);
                        } else {
                            movable.push(passengers(other));
                        }
                    }
                }
                staying[to] += passengers(token);
                let expected = fits_somehow(&movable, staying, capacity);
                let found = listed.contains(&format!("transfer {token} {} {}", from + 1, to + 1));
                assert_eq!(found, expected, "{token} from {from}: {loads:?}, shifted {shifted:?}");
                if expected { legal_ones += 1 } else { refused_ones += 1 }
            }
        }
    }
    assert!(legal_ones > 500 && refused_ones > 100, "{legal_ones} legal, {refused_ones} refused");
}

#[test]
fn loads_are_shareable_exactly_if_brute_force_can_share_them() {
    let mut dice = Pcg::new(78);
    let (mut shared, mut unshareable) = (0, 0);
    let mut cases: Vec<Vec<&str>> = (0..400).map(|_| handful(&mut dice, &mut travellers(), 1000)).collect();
    cases.extend((0..400).map(|_| {
        // Large parties, which are hard to share.
        let mut large: Vec<&str> = travellers().into_iter().filter(|id| passengers(id) >= 150).collect();
        handful(&mut dice, &mut large, 1000)
    }));
    for load in cases {
        let numbers: Vec<u64> = load.iter().map(|id| passengers(id)).collect();
        let mut play = table(2, &[&format!("0.T1 AMF-UT→AMF +2 [{}]", load.join(" "))]);
        let expected = fits_somehow(&numbers, [0, 0], [500, 500]);
        assert_eq!(legal(&play, 0).contains(&"decouple 1 ZL-AMF".to_owned()), expected, "{load:?}");
        if !expected {
            refused(&mut play, 0, "decouple 1 ZL-AMF > KND-R23");
            unshareable += 1;
            continue;
        }
        plays(&mut play, 0, "decouple 1 ZL-AMF");
        let (mut here, mut there) = (load.clone(), 0);
        while phase(&play)["type"] == "dividing" {
            shared += 1;
            let listed = legal(&play, 0);
            for token in &here {
                let rest: Vec<u64> = here.iter().filter(|other| *other != token).map(|id| passengers(id)).collect();
                let expected = fits_somehow(&rest, [0, there + passengers(token)], [500, 500]);
                assert_eq!(listed.contains(&format!("divide {token}")), expected, "{token} of {here:?} to {there}");
            }
            let left: u64 = here.iter().map(|id| passengers(id)).sum();
            assert_eq!(listed.contains(&"divided".to_owned()), left <= 500);
            let choice = listed[dice.below(listed.len() as u32) as usize].clone();
            plays(&mut play, 0, &choice);
            if let Some(token) = choice.strip_prefix("divide ") {
                there += passengers(token);
                here.retain(|id| *id != token);
            }
        }
    }
    assert!(shared > 500 && unshareable > 5, "{shared} shared, {unshareable} not");
}
