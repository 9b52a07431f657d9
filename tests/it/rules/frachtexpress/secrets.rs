//! Nothing leaks: what a seat may not know changes nothing that it sees, may do, is told or is refused.

use std::collections::BTreeMap;

use ludotheque::core::{Actor, ChanceMode, EventLog, Game, Pcg, Rng, Seat, Seed, Start, Table, Viewer};
use ludotheque::games::frachtexpress::{Event, FrachtExpress, Layout, Move, NamedLayout, Options, VetoMode};
use serde_json::{Value, json};

use super::dense;
use crate::dsl::{json_of, story};
use crate::invariants::frachtexpress as invariant;

/// One of the legal moves: its kind first, so that rare decisions are met as often as common ones.
fn pick(position: &FrachtExpress, who: Actor, dice: &mut Pcg) -> Move {
    if who == Actor::Chance {
        return position.sample(dice);
    }
    let mut legal = Vec::new();
    position.legal_moves(who, &mut legal);
    let mut kinds: BTreeMap<String, Vec<Move>> = BTreeMap::new();
    for mv in legal {
        kinds.entry(json_of(&mv)["type"].as_str().unwrap().to_owned()).or_default().push(mv);
    }
    // Driving and special actions lead to the rare decisions.
    for kind in ["endTurn", "refill", "declineSpecial", "pass"] {
        if kinds.len() > 1 && dice.below(4) > 0 {
            kinds.remove(kind);
        }
    }
    let favoured = kinds.get("drive").filter(|_| dice.below(2) == 0);
    let kind = favoured.unwrap_or_else(|| kinds.values().nth(dice.below(kinds.len() as u32) as usize).unwrap());
    kind[dice.below(kind.len() as u32) as usize].clone()
}

/// Whether what happened told somebody something that was hidden before.
fn discloses(event: &Event) -> bool {
    matches!(event, Event::Derailed { .. } | Event::HandShown { .. } | Event::GameOver { .. })
}

/// What a seat meets when it tries a move: the verdict and its words.
fn verdict(table: &Table<FrachtExpress>, seat: Seat, mv: &Move) -> String {
    format!("{:?}", table.check(Some(Actor::Seat(seat)), mv).map_err(|error| (error.code, error.refusal)))
}

/// Compares a position with another that a seat cannot tell from it.
fn cannot_tell(position: &FrachtExpress, seat: Seat, pool: &[Move], dice: &mut Pcg) {
    let other = position.determinize(seat, dice);
    let state = other.state(Viewer::Omniscient);
    invariant(&state);
    FrachtExpress::from_state(&state)
        .unwrap_or_else(|refusal| panic!("a determinized position is refused: {refusal:?}\n{}", json_of(&state)));
    assert_eq!(json_of(&other.state(Viewer::Seat(seat))), json_of(&position.state(Viewer::Seat(seat))));
    assert_eq!(other.actors(), position.actors());
    let table = |position: &FrachtExpress| {
        let start = Start::Position(Box::new(position.state(Viewer::Omniscient)));
        Table::<FrachtExpress>::open(start, Seed::from(1), ChanceMode::Manual).unwrap()
    };
    let (here, there) = (table(position), table(&other));
    for mv in pool {
        assert_eq!(verdict(&here, seat, mv), verdict(&there, seat, mv), "{seat} tries {mv:?}");
    }
    if !position.actors().contains(Actor::Seat(seat)) {
        return;
    }
    let legal = |position: &FrachtExpress| {
        let mut moves = Vec::new();
        position.legal_moves(Actor::Seat(seat), &mut moves);
        moves
    };
    let moves = legal(position);
    assert_eq!(legal(&other), moves);
    for _ in 0..3 {
        let mv = &moves[dice.below(moves.len() as u32) as usize];
        let play = |position: &FrachtExpress| {
            let (mut after, mut log) = (position.clone(), EventLog::recording());
            after.apply(Actor::Seat(seat), mv, &mut log);
            let events = log.events();
            let disclosed = events.iter().any(|record| discloses(&record.event));
            let seen: Vec<Option<Event>> = events.iter().map(|record| after.redact(record.event.clone(), seat)).collect();
            (disclosed, seen, json_of(&after.state(Viewer::Seat(seat))))
        };
        let (here, there) = (play(position), play(&other));
        // Whether a forced special action is possible is learnt by forcing it.
        let forces = matches!(mv, Move::Veto { mode: VetoMode::Force });
        assert!(forces || here.0 == there.0, "{mv:?}");
        if !here.0 && !there.0 {
            assert_eq!((here.1, here.2), (there.1, there.2), "{mv:?}");
        }
    }
}

/// What the conformance suite asks of every game, here in the rare phases: the list of legal moves is what the judge
/// accepts, a state leads back to its position, nothing is lost, and recording events changes nothing.
fn keeps_the_contract(position: &FrachtExpress, who: Actor, pool: &[Move], dice: &mut Pcg) {
    let state = position.state(Viewer::Omniscient);
    invariant(&state);
    assert_eq!(&FrachtExpress::from_state(&state).unwrap(), position, "{}", json_of(&state));
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    position.legal_moves(who, &mut legal);
    position.candidates(who, &mut candidates);
    candidates.retain(|mv| position.check(who, mv).is_ok());
    assert_eq!(legal, candidates);
    assert!(!legal.is_empty());
    for mv in pool {
        let accepted = position.check_shape(mv).is_ok() && position.check(who, mv).is_ok();
        assert_eq!(accepted, legal.contains(mv), "{mv:?}");
    }
    let mv = &legal[dice.below(legal.len() as u32) as usize];
    let (mut told, mut silent) = (position.clone(), position.clone());
    told.apply(who, mv, &mut EventLog::recording());
    silent.apply(who, mv, &mut EventLog::disabled());
    assert_eq!(told, silent);
}

/// Random play from random positions; every position is looked at by every seat. Returns how many, and in which phases.
fn look(advanced: bool, positions: u32, dice: &mut Pcg) -> BTreeMap<String, u32> {
    let mut phases = BTreeMap::new();
    let mut pool: Vec<Move> = Vec::new();
    let mut seen = 0;
    while seen < positions {
        let seats = 3 + dice.below(2) as u8;
        let state = serde_json::from_value(dense(dice, advanced, seats, &[])).unwrap();
        let mut position = FrachtExpress::from_state(&state).unwrap_or_else(|fault| panic!("{fault:?}\n{}", json_of(&state)));
        for _ in 0..24 {
            let Some(who) = position.actors().first() else { break };
            let phase = json_of(&position.state(Viewer::Omniscient).phase);
            let words = [&phase["type"], &phase["kind"], &phase["stage"]];
            let name = words.iter().filter_map(|word| word.as_str()).collect::<Vec<_>>().join(" ");
            *phases.entry(name).or_insert(0) += 1;
            keeps_the_contract(&position, who, &pool, dice);
            for seat in Seat::all(seats) {
                cannot_tell(&position, seat, &pool, dice);
            }
            seen += 1;
            let mv = pick(&position, who, dice);
            if pool.len() < 12 {
                pool.push(mv.clone());
            } else {
                pool[dice.below(12) as usize] = mv.clone();
            }
            position.apply(who, &mv, &mut EventLog::disabled());
        }
    }
    phases
}

/// Every one of these phases was met.
fn met(phases: &BTreeMap<String, u32>, wanted: &str) {
    println!("{phases:?}");
    for phase in wanted.split(", ") {
        assert!(phases.contains_key(phase), "{phase} was not met");
    }
}

#[test]
fn nothing_leaks_in_3000_positions_of_the_basic_game() {
    met(&look(false, 3000, &mut Pcg::new(34)), "action, draw, refill, steer, crossing, surplus");
}

#[test]
fn nothing_leaks_in_7000_positions_of_the_advanced_game() {
    let phases = look(true, 7000, &mut Pcg::new(62));
    met(&phases, "action, draw, refill, steer, crossing, surplus, announce, veto use, veto decline, veto forced");
    met(&phases, "special cardRaid opponent, special cardRaid turn, special closeStation card, special closeStation site");
    met(&phases, "special raidTrain opponent, special raidTrain steal, special uncoupleAny turn, special uncoupleAny wagon");
    met(&phases, "special rebuild card, special rebuild site, special coupleAny turn, special coupleAny card");
    met(&phases, "special wagonRaid opponent, special wagonRaid turn, special wagonRaid wagon");
    met(&phases, "special kidnap card, special kidnap opponent");
}

#[test]
fn nothing_leaks_during_the_free_set_up() {
    let mut dice = Pcg::new(114);
    let options = Options { layout: Layout::Named(NamedLayout::Free).into(), ..Options::default() };
    for game in 0..60 {
        let mut position = FrachtExpress::setup(&options, 3 + (game % 2) as u8, &mut Pcg::new(game)).unwrap();
        for _ in 0..34 {
            let who = position.actors().first().unwrap();
            let mut legal = Vec::new();
            position.legal_moves(who, &mut legal);
            for seat in Seat::all(position.seats()) {
                cannot_tell(&position, seat, &legal[..legal.len().min(4)], &mut dice);
            }
            let mv = pick(&position, who, &mut dice);
            position.apply(who, &mv, &mut EventLog::disabled());
        }
    }
}

#[test]
fn the_seed_is_nowhere_to_be_seen() {
    let options: Options = serde_json::from_value(json!({ "advanced": true })).unwrap();
    let seed: Seed = serde_json::from_value(json!("geheimsache")).unwrap();
    let mut table = Table::<FrachtExpress>::open(Start::Setup { options, seats: 3 }, seed, ChanceMode::Auto).unwrap();
    let mut dice = Pcg::new(5);
    let mut told = String::new();
    while let Some(who) = table.position().actors().first() {
        let mv = pick(table.position(), who, &mut dice);
        for seat in Seat::all(3) {
            told.push_str(&verdict(&table, seat, &mv));
            told.push_str(&json_of(&table.position().state(Viewer::Seat(seat))).to_string());
        }
        table.apply(Some(who), mv).unwrap();
    }
    let story: Vec<Value> = story(&table, 0).iter().map(json_of).collect();
    told.push_str(&Value::from(story).to_string());
    assert!(!told.contains("geheimsache"));
}

#[test]
fn a_move_may_be_taken_back_only_if_it_showed_nothing() {
    let reveals = |play: &super::Fra, who: u8, text: &str| {
        let mv: Move = serde_json::from_value(super::mv(text)).unwrap();
        play.0.position().reveals(Actor::Seat(Seat(who)), &mv)
    };
    let play = super::at("0@D train0:t12 hand0:t16,t05 a2=t03/1 c2=t45/0 1@c2.S>S hand1:t20");
    for (text, shows) in [
        ("uncouple t12", false),
        ("couple t16", true),
        ("lay t05 b3 0", true),
        ("drive t05", true),
        ("refill t05", true),
        ("endTurn", false),
    ] {
        assert_eq!(reveals(&play, 0, text), shows, "{text}");
    }
    let mut steering = super::at("c2=t12/0 1@c2.N>C hand1:t44 hand0:t07");
    steering.go(0, "drive t07");
    assert!(!reveals(&steering, 0, "steer 1 c2.NE"));
    let mut raid = super::specials::entering("C", "veto1");
    assert!(!reveals(&raid, 0, "useSpecial"));
    raid.go(0, "declineSpecial");
    assert!(!reveals(&raid, 1, "veto force"));
    let close = super::specials::entering("D", "hand0:t35,t12");
    assert!(reveals(&close, 0, "useSpecial"), "it shows that a fitting card is in the hand");
    let mut forced = super::specials::entering("H", "hand0:t35,t36 veto1");
    forced.go(0, "declineSpecial");
    assert!(reveals(&forced, 1, "veto force"), "the hand is shown");
}
