//! The special action that no station has unless the options put it there: kidnapping (FRA-110 to FRA-112).

use ludotheque::core::Code;
use serde_json::json;

use super::at;
use super::specials::{ACTION, stage};

#[test]
fn fra_110_e16_kidnapping() {
    let mut play = at("advanced A:kidnap d1=t03/2 0@C hand0:t35,t09,t36 c2=t05/0 1@c2.NS>S train1:t20,t22 hand1:t44 2@B");
    play.go(0, "drive t35");
    assert_eq!((play.loc(0), play.phase()), ("A".to_owned(), json!({ "type": "announce", "station": "A" })));
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t09"]);
    play.no(0, "pickCard t36", "36");
    assert_eq!(
        play.go(0, "pickCard t09"),
        [
            "discarded 0 [t09] hand FRA-110",
            "driveStarted 0 1 5 FRA-110",
            "moved 1 c2.NS c2.S S null FRA-110",
            "derailed 1 FRA-112",
            "discarded 1 [t44] hand FRA-48",
            "discarded 1 [t20,t22] train FRA-48",
        ]
    );
    assert_eq!((play.loc(1), stage(&play)), ("A".to_owned(), ACTION.to_owned()));
}

#[test]
fn fra_111_only_from_open_track() {
    let two = "c2=t05/0 1@c2.N>C d3=t09/0 2@d3.NS>S";
    let mut play = at(&format!("four advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 {two} 3@B train2:t20,t22"));
    play.go(0, "drive t35");
    if play.phase()["type"] == "steer" {
        play.go(0, "steer 0 d1.S");
    }
    play.go(0, "useSpecial");
    play.go(0, "pickCard t12");
    play.offers(0, &["choose 1", "choose 2"]);
    play.no(0, "choose 3", "111");
    play.no(0, "choose 0", "110");
    assert_eq!(play.go(0, "choose 1")[0], "opponentChosen 0 1 FRA-110");
    // Nobody on open track: nobody is asked.
    let mut play = at("advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 1@B 2@B");
    play.go(0, "drive t35");
    assert_eq!(stage(&play), ACTION);
}

#[test]
fn fra_112_a_kidnapped_locomotive_may_derail() {
    // Already at the end of the track: any fitting card is playable.
    let mut play = at("advanced A:kidnap d1=t03/2 0@C hand0:t35,t12 c2=t05/0 1@c2.S>S 2@B");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    assert_eq!(
        play.go(0, "pickCard t12"),
        ["discarded 0 [t12] hand FRA-110", "driveStarted 0 1 6 FRA-110", "derailed 1 FRA-112"]
    );
}

#[test]
fn fra_r34_e21_a_dictated_kidnapping_over_a_crossing() {
    let mut play =
        at("advanced A:kidnap c2=t05/0 c3=t13/0 c4=t12/0 d1=t03/2 0@C 1@c2.S>S train1:t20,t22,t02 2@B veto2 hand0:t35,t39");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    play.go(2, "veto dictate");
    assert_eq!(stage(&play), "card by 2");
    play.offers(0, &["pickCard t39"]);
    play.no_as(Code::NotYourTurn, 2, "pickCard t39", "14");
    play.go(0, "pickCard t39");
    assert_eq!(
        play.phase(),
        json!({ "type": "crossing", "run": { "kind": "kidnap", "by": 2, "loc": 1, "left": 4, "pending": [] } })
    );
    play.draws("turned t47");
    assert_eq!(play.actors(), [json!(1)]);
    play.offers(1, &["dropWagon t20", "dropWagon t22", "dropWagon t02"]);
    play.go(1, "dropWagon t22");
    assert_eq!(play.actors(), [json!(2)]);
    play.offers(2, &["steer 1 c4.NS", "steer 1 c4.NE"]);
    let mut derailed = play.copy();
    let events = play.go(2, "steer 1 c4.NS");
    assert_eq!(events.last().unwrap(), "entered 1 H true FRA-40");
    assert_eq!((play.phase(), play.actors()), (json!({ "type": "action" }), vec![json!(0)]), "nobody is asked");
    let events = derailed.go(2, "steer 1 c4.NE");
    assert_eq!(events[events.len() - 2..], ["derailed 1 FRA-112", "discarded 1 [t20,t02] train FRA-48"]);
    assert_eq!(derailed.actors(), [json!(0)]);
}

#[test]
fn fra_r36_kidnapping_is_where_the_option_puts_it() {
    let mut play = at("advanced B:kidnap b1=t06/1 hand0:t35,t12 d3=t05/0 1@d3.N>C");
    play.go(0, "drive t35");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "B" }));
    play.go(0, "useSpecial");
    play.offers(0, &["pickCard t12"]);
}
