//! An owner's own tables.

use ludotheque::api::Session;
use ludotheque::bot::play_out;
use ludotheque::core::{Code, Error, Pcg, RuleRef};
use ludotheque::games::koplopers::Koplopers;
use serde_json::json;

use super::*;
use crate::dsl::{bad_position, setup};

/// What `createGame` says to this board.
fn verdict(board: &Value, players: u8) -> Result<Value, (Code, Option<&'static str>)> {
    let options = json!({ "board": board, "players": players, "seed": 1 }).to_string();
    let session = Session::<Koplopers>::create(&options).map_err(|error| (error.code, rule_of(&error)))?;
    Ok(json_of(&session.state()))
}

/// The rule behind an error.
fn rule_of(error: &Error) -> Option<&'static str> {
    error.rule().map(RuleRef::id)
}

#[track_caller]
fn refuses(what: &str, board: &Value) {
    assert_eq!(verdict(board, 2).err(), Some((Code::BadOptions, Some("KND-R43"))), "{what}");
}

#[track_caller]
fn accepts(what: &str, board: &Value) -> Value {
    verdict(board, 2).unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"))
}

/// A table of the file with one change.
fn changed(table: &str, change: impl FnOnce(&mut Vec<Value>)) -> Value {
    let mut items = rows(table).clone();
    change(&mut items);
    json!({ table: items })
}

fn row<'a>(items: &'a mut [Value], id: &str) -> &'a mut Value {
    items.iter_mut().find(|row| row["id"] == id).unwrap()
}

fn constants(change: &Value) -> Value {
    json!({ "constants": change })
}

#[test]
fn knd_r43_boards_that_do_not_hold_together_are_refused() {
    // Case 31.
    for passengers in [json!(510), json!(12), json!(0), json!(-5), json!(12.5), json!("50"), json!(null)] {
        refuses("passengers", &changed("tokens", |items| items[0]["passengers"] = passengers));
    }
    refuses("an unknown destination", &changed("tokens", |items| items[0]["destination"] = json!("XX")));
    refuses("another region", &changed("tokens", |items| items[0]["region"] = json!("south")));
    refuses(
        "a circle more",
        &changed("stations", |items| {
            items[0]["circles"] = json!(5);
            items[0]["circlesAt"].as_array_mut().unwrap().push(json!({ "x": 1, "y": 1 }));
        }),
    );
    refuses("a point missing", &changed("stations", |items| drop(items[0]["circlesAt"].as_array_mut().unwrap().pop())));
    refuses(
        "a second section",
        &changed("sections", |items| items.push(json!({ "id": "DZ-GN", "a": "DZ", "b": "GN", "length": "long" }))),
    );
    refuses("Delfzijl cut off", &changed("sections", |items| items.retain(|row| row["id"] != "GN-DZ")));
    refuses("nine yards", &changed("yards", |items| drop(items.pop())));
    refuses("a third number 1", &changed("yards", |items| items[2]["number"] = json!(1)));
    refuses("a number 5", &changed("yards", |items| items[2]["number"] = json!(5)));
    refuses("a section called Y-GN", &changed("sections", |items| items[0]["id"] = json!("Y-GN")));
    refuses("two green regions", &changed("regions", |items| items[0]["colour"] = json!("green")));
    refuses("a space in an id", &changed("stations", |items| items[0]["id"] = json!("G N")));
    refuses("nine cards", &changed("disruptionCards", |items| items.truncate(9)));
    refuses("a hand of 11", &constants(&json!({ "handSize": { "2": 11, "3": 3, "4": 3 } })));
    refuses("26 rounds", &constants(&json!({ "rounds": { "2": 26, "3": 25, "4": 20 } })));
    refuses("capacityPerUnit", &constants(&json!({ "capacityPerUnit": 600 })));
    refuses("items", &json!({ "tokens": { "items": rows("tokens") } }));
}

#[test]
fn knd_r43_every_other_fault_of_a_table_is_found() {
    refuses("no object", &json!([]));
    refuses("a list of fields", &changed("tokens", |items| items[0] = json!(["N01", "north", 200, "AMF"])));
    refuses("a word", &json!("Netherlands"));
    refuses("an unknown table", &json!({ "trains": [] }));
    refuses("an unknown field", &changed("tokens", |items| items[0]["colour"] = json!("blue")));
    refuses("a missing field", &changed("tokens", |items| drop(items[0].as_object_mut().unwrap().remove("region"))));
    refuses("a required field that is null", &changed("sections", |items| items[0]["length"] = json!(null)));
    refuses("a yard without number", &changed("yards", |items| drop(items[0].as_object_mut().unwrap().remove("number"))));
    refuses("a token twice", &changed("tokens", |items| items[1]["id"] = json!("N01")));
    refuses("a station twice", &changed("stations", |items| items[1]["id"] = json!("GN")));
    refuses("a long id", &changed("tokens", |items| items[0]["id"] = json!("ABCDEFGHIJKLM")));
    refuses("an empty id", &changed("tokens", |items| items[0]["id"] = json!("")));
    refuses("an accent", &changed("tokens", |items| items[0]["id"] = json!("É1")));
    refuses("a long name", &changed("stations", |items| items[0]["name"] = json!("x".repeat(41))));
    refuses("an empty name", &changed("regions", |items| items[0]["name"] = json!("")));
    refuses("no regions", &json!({ "regions": [] }));
    refuses(
        "a region without stations",
        &changed("regions", |items| {
            items.truncate(4);
            items.push(json!({ "id": "sea", "colour": "yellow" }));
        }),
    );
    refuses("stations that lie elsewhere", &changed("regions", |items| items[0]["stations"] = json!(["GN"])));
    refuses("circles that are not", &changed("regions", |items| items[0]["circles"] = json!(19)));
    refuses("an unknown colour", &changed("regions", |items| items[0]["colour"] = json!("pink")));
    refuses("an unknown region", &changed("stations", |items| items[0]["region"] = json!("sea")));
    refuses("nine circles", &changed("stations", |items| items[0]["circles"] = json!(9)));
    refuses("off the drawing", &changed("stations", |items| items[0]["x"] = json!(4001)));
    refuses("a circle off the drawing", &changed("stations", |items| items[0]["circlesAt"][0]["y"] = json!(4001)));
    refuses("an unknown end", &changed("sections", |items| items[0]["a"] = json!("XX")));
    refuses("a loop", &changed("sections", |items| items[0]["b"] = json!("GN")));
    refuses("no length in km", &changed("sections", |items| items[0]["km"] = json!(0)));
    refuses("a long way", &changed("sections", |items| items[0]["km"] = json!(1001)));
    refuses("a yard nowhere", &changed("yards", |items| items[0]["station"] = json!("XX")));
    refuses("a yard off the drawing", &changed("yards", |items| items[0]["end"]["x"] = json!(4001)));
    refuses("a token from nowhere", &changed("tokens", |items| items[0]["region"] = json!("sea")));
    refuses(
        "a token too many",
        &changed("tokens", |items| items.push(json!({ "id": "N21", "region": "north", "passengers": 50, "destination": "UT" }))),
    );
    refuses("no tokens", &json!({ "tokens": [] }));
    refuses("a list in place of a row", &changed("tokens", |items| items[0] = json!(["N01", "north", 200, "AMF"])));
    refuses("an unknown card", &changed("disruptionCards", |items| items[0] = json!("XX")));
    refuses("129 cards", &json!({ "disruptionCards": vec!["GN"; 129] }));
    refuses("no rounds", &constants(&json!({ "rounds": { "2": 0, "3": 25, "4": 20 } })));
    refuses("two counts", &constants(&json!({ "rounds": { "2": 20, "3": 25 } })));
    refuses("an early end at 129", &constants(&json!({ "earlyEndBelowTokens": 129 })));
    let options = json!({ "variant": "expert" }).to_string();
    let error = Session::<Koplopers>::create(&options).err().unwrap();
    assert_eq!((error.code, rule_of(&error)), (Code::BadOptions, None));
}

#[test]
fn knd_r43_boards_that_hold_together_are_played_on() {
    let state = accepts("a fifth circle", &{
        let mut stations = rows("stations").clone();
        let utrecht = row(&mut stations, "UT");
        utrecht["circles"] = json!(5);
        utrecht["circlesAt"].as_array_mut().unwrap().push(json!({ "x": 1, "y": 1 }));
        let mut tokens = rows("tokens").clone();
        tokens.push(json!({ "id": "R21", "region": "southwest", "passengers": 50, "destination": "GN" }));
        json!({ "stations": stations, "tokens": tokens })
    });
    assert_eq!(state["board"]["regions"][3]["circles"], 21);
    assert_eq!(state["waiting"]["UT"].as_array().unwrap().len(), 5);
    let state = accepts("a long MP-ZL", &changed("sections", |items| row(items, "MP-ZL")["length"] = json!("long")));
    assert_eq!(state["board"]["sections"][5]["length"], "long");
    accepts(
        "other numbers",
        &changed("yards", |items| {
            let (a, b) = (items[0]["number"].clone(), items[9]["number"].clone());
            items[0]["number"] = b;
            items[9]["number"] = a;
        }),
    );
    let state = accepts("ten cards for Groningen", &json!({ "disruptionCards": vec!["GN"; 10] }));
    assert_eq!((&state["seats"][0]["hand"], &state["deck"]), (&json!(["GN", "GN", "GN", "GN", "GN"]), &json!([])));
    assert_eq!(verdict(&json!({ "disruptionCards": vec!["GN"; 10] }), 4).err().unwrap().1, Some("KND-R43"));
}

#[test]
fn knd_r43_the_board_in_the_state_is_complete() {
    assert_eq!(accepts("no table", &json!({}))["board"], json!(null));
    assert_eq!(accepts("null", &json!(null))["board"], json!(null));
    assert_eq!(accepts("only nulls", &json!({ "tokens": null, "constants": null }))["board"], json!(null));
    let full = accepts("one table", &constants(&json!({ "earlyEndBelowTokens": 6 })));
    let board = &full["board"];
    let file = &vectors()["constants"];
    let fields = ["handSize", "rounds", "earlyEndBelowTokens"].map(|field| (field.to_owned(), file[field].clone()));
    assert_eq!(board["constants"], Value::Object(fields.into_iter().collect()));
    for table in ["stations", "sections", "yards", "tokens", "disruptionCards", "regions"] {
        assert_eq!(&board[table], &vectors()["board"][table], "{table} are the file's");
    }
    let bare = accepts(
        "no names",
        &json!({
            "stations": rows("stations").iter().map(|row| {
                let mut row = row.clone();
                for field in ["name", "named"] { row.as_object_mut().unwrap().remove(field); }
                row
            }).collect::<Vec<_>>(),
            "sections": rows("sections").iter().map(|row| { let mut row = row.clone(); row["km"] = json!(null); row }).collect::<Vec<_>>(),
            "regions": rows("regions").iter().map(|row| json!({ "id": row["id"], "colour": row["colour"] })).collect::<Vec<_>>(),
            "disruptionCards": rows("disruptionCards").iter().rev().collect::<Vec<_>>(),
        }),
    );
    let board = &bare["board"];
    assert_eq!((&board["stations"][0]["name"], &board["stations"][0]["named"]), (&json!("GN"), &json!(false)));
    assert_eq!((&board["sections"][0]["km"], &board["regions"][0]["name"]), (&json!(null), &json!("north")));
    assert_eq!(board["regions"][0]["stations"], rows("regions")[0]["stations"]);
    assert_eq!(board["disruptionCards"], vectors()["board"]["disruptionCards"], "cards are ordered as their stations are");
    // The complete board is itself a board, and a position keeps it.
    let again = accepts("the complete board", board);
    assert_eq!(again["board"], *board);
    let kept: Table = position(bare.clone());
    assert_eq!(kept.state(), bare);
    let mut broken = bare;
    broken["board"]["yards"].as_array_mut().unwrap().pop();
    assert_eq!(rule_of(&bad_position::<Koplopers>(broken)), Some("KND-R43"));
}

#[test]
fn knd_r43_a_position_brings_its_own_board() {
    let options = json!({ "scenario": "meppel", "board": constants(&json!({})) }).to_string();
    assert_eq!(Session::<Koplopers>::create(&options).err().unwrap().code, Code::BadOptions);
}

/// The file's tokens with N01 changed to 225 passengers for Groningen, where it lies.
fn short_trip() -> Value {
    let board = changed("tokens", |items| {
        items[0]["passengers"] = json!(225);
        items[0]["destination"] = json!("GN");
    });
    let mut state = reference(2, &["0.T1 GN-MP→GN"]);
    state["board"] = accepts("a short trip", &board)["board"].clone();
    state
}

#[test]
fn knd_r36_a_token_on_its_own_destination_boards_and_alights() {
    // Case 29, second half.
    let mut play: Table = position(short_trip());
    plays(&mut play, 0, "board 1");
    assert_eq!(phase(&play), json!({ "type": "boarding", "train": 1 }));
    let waiting: u64 = ["N02", "N03", "N04"].iter().map(|id| passengers(id)).sum::<u64>() + 225;
    assert_eq!(waiting, 575);
    plays(&mut play, 0, "boardToken N01");
    while phase(&play)["type"] == "boarding" {
        let first = legal(&play, 0).swap_remove(0);
        plays(&mut play, 0, &first);
    }
    refused(&mut play, 0, "endTurn > KND-37");
    let events = plays(&mut play, 0, "alight 1");
    assert_eq!((&events[0]["tokens"], &events[0]["passengers"]), (&json!(["N01"]), &json!(225)));
    assert_eq!(play.state()["seats"][0]["box"], json!(["N01"]));
}

/// A little board: P1-P5 in one region, Q1-Q4 in the other, two yards at P1, several cards for P2 and Q1.
fn little() -> Value {
    let point = json!({ "x": 10, "y": 10 });
    let station =
        |id: &str, region: &str| json!({ "id": id, "region": region, "circles": 1, "x": 10, "y": 10, "circlesAt": [point] });
    let names: Vec<(String, &str)> =
        (1..=5).map(|n| (format!("P{n}"), "p")).chain((1..=4).map(|n| (format!("Q{n}"), "q"))).collect();
    let stations: Vec<Value> = names.iter().map(|(id, region)| station(id, region)).collect();
    let section = |pair: &[(String, &str)]| {
        let (a, b) = (&pair[0].0, &pair[1].0);
        json!({ "id": format!("{a}-{b}"), "a": a, "b": b, "length": "short" })
    };
    let sections: Vec<Value> = names.windows(2).map(section).collect();
    let at = ["P1", "P1", "P2", "P3", "P4", "P5", "Q1", "Q2", "Q3", "Q4"];
    let yards: Vec<Value> = (0..)
        .zip(at)
        .map(|(n, station)| {
            let number = if n < 8 { json!(n / 2 + 1) } else { json!(null) };
            json!({ "id": format!("Y{n}"), "station": station, "number": number, "end": point })
        })
        .collect();
    let tokens: Vec<Value> = names
        .iter()
        .enumerate()
        .map(
            |(n, (_, region))| json!({ "id": format!("T{n}"), "region": region, "passengers": 5 * (n + 1), "destination": "Q4" }),
        )
        .collect();
    let cards = ["P2", "P2", "P2", "P3", "P4", "P5", "Q1", "Q1", "Q2", "Q4"];
    let board = json!({
        "regions": [{ "id": "p", "colour": "blue" }, { "id": "q", "colour": "green" }],
        "stations": stations, "sections": sections, "yards": yards, "tokens": tokens, "disruptionCards": cards,
        "constants": { "handSize": { "2": 3, "3": 3, "4": 2 } },
    });
    let mut state = accepts("a little board", &board);
    state["seats"][0]["hand"] = json!(["P2", "P2", "Q4"]);
    state["seats"][1]["hand"] = json!(["P2", "P3", "P4"]);
    state["deck"] = json!(["P5", "Q1", "Q1", "Q2"]);
    for seat in 0..2 {
        state["seats"][seat]["started"] = json!(true);
    }
    state
}

#[test]
fn knd_r43_a_card_may_come_twice() {
    // Case 30, first half.
    let mut play: Table = position(little());
    let cards: Vec<String> = legal(&play, 0).into_iter().filter(|words| words.starts_with("disrupt")).collect();
    assert_eq!(cards, ["disrupt P2", "disrupt Q4"]);
    plays(&mut play, 0, "disrupt P2");
    assert_eq!(play.state()["seats"][0]["hand"], json!(["P2", "Q4"]));
    plays(&mut play, 0, "endTurn");
    assert_eq!(legal(&play, Actor::Chance), ["drew P5", "drew Q1", "drew Q2"]);
    use ludotheque::core::Game as _;
    let mut outcomes = Vec::new();
    play.0.legal_moves(Actor::Chance, &mut outcomes);
    let weights: Vec<u32> = outcomes.iter().map(|outcome| play.0.position().weight(outcome)).collect();
    assert_eq!(weights, [1, 2, 1]);
    let mut dice = Pcg::new(30);
    let twice = (0..4000).filter(|_| words(&json_of(&play.0.position().sample(&mut dice))) == "drew Q1").count();
    assert!((1850..2150).contains(&twice), "{twice} of 4000");
}

#[test]
fn knd_r16_of_several_yards_the_first_empty_one_is_used() {
    // Case 30, second half.
    let placed = |words: &str| {
        let (seat, mut train) = train(words);
        if train["toward"].is_null() {
            train["turned"] = json!(false);
        }
        (seat, train)
    };
    let with_trains = |trains: &[&str]| {
        let mut state = little();
        for words in trains {
            let (seat, train) = placed(words);
            state["seats"][seat]["trains"].as_array_mut().unwrap().push(train);
        }
        position::<Koplopers>(state)
    };
    let mut one = with_trains(&["0.T1 P1-P2→P1", "1.T1 Y0"]);
    assert_eq!(plays(&mut one, 0, "dismantle 1")[0]["yard"], "Y1");
    let mut none = with_trains(&["0.T1 P1-P2→P1"]);
    assert_eq!(plays(&mut none, 0, "dismantle 1")[0]["yard"], "Y0");
    let mut both = with_trains(&["0.T1 P1-P2→P1", "1.T1 Y0", "1.T2 Y1"]);
    refused(&mut both, 0, "dismantle 1 > KND-28");
}

#[test]
fn random_games_on_an_owners_board_end_as_well() {
    use ludotheque::core::{Draw, Game as _, Seed};
    let board = little()["board"].clone();
    let mut dice = Pcg::new(31);
    for seats in 2..=4 {
        let options = serde_json::from_value(json!({ "board": board, "variant": "advanced" })).unwrap();
        for seed in 0..40 {
            let mut game = Koplopers::setup(&options, seats, &mut Draw::setup(&Seed::from(seed))).unwrap();
            play_out(&mut game, &mut dice, &mut Vec::new());
            assert!(game.outcome().is_some());
        }
    }
    let start = setup::<Koplopers>(json!({ "board": board }), 2);
    assert_eq!(start.state()["board"], board);
}
