//! The special actions of F and I: uncouple any, couple any (FRA-88 to FRA-90, FRA-102 to FRA-105).

use ludotheque::games::frachtexpress::FrachtExpress;
use serde_json::{Value, json};

use super::at;
use super::specials::{ACTION, entering, stage};
use crate::dsl::scenario;

#[test]
fn fra_88_e13_uncouple_any() {
    let enter = || entering("F", "train0:t12,t45,t07");
    let mut play = enter();
    play.go(0, "useSpecial");
    let mut none = play.copy();
    play.draws("turned t06");
    play.offers(0, &["pickWagon t12", "pickWagon t45", "skip"]);
    none.draws("turned t27");
    none.offers(0, &["pickWagon t12", "pickWagon t45", "pickWagon t07"]);
    assert_eq!(stage(&entering("F", "")), ACTION, "only with a wagon");
}

#[test]
fn fra_89_a_fitting_wagon_may_be_delivered() {
    let mut play = entering("F", "train0:t12,t45,t07");
    play.go(0, "useSpecial");
    play.draws("turned t06");
    play.no(0, "pickWagon t07", "89");
    play.no(0, "pickWagon t01", "89");
    play.no(0, "pickWagon t02", "90");
    let mut skipped = play.copy();
    assert_eq!(play.go(0, "pickWagon t45"), ["uncoupled 0 t45 FRA-89"]);
    assert_eq!((play.pile(0, "delivered"), play.pile(0, "train")), (json!(["t45"]), json!(["t12", "t07"])));
    assert_eq!(skipped.go(0, "skip"), [""; 0]);
    assert_eq!((skipped.pile(0, "train"), stage(&skipped)), (json!(["t12", "t45", "t07"]), ACTION.to_owned()));
    // Even a single fitting wagon is asked about: it may be declined.
    let mut play = entering("F", "train0:t12");
    play.go(0, "useSpecial");
    play.draws("turned t06");
    play.offers(0, &["pickWagon t12", "skip"]);
}

#[test]
fn fra_90_without_a_fitting_wagon_one_is_lost() {
    let mut play = entering("F", "train0:t12,t45,t07");
    play.go(0, "useSpecial");
    play.draws("turned t27");
    play.no(0, "skip", "90");
    play.no(0, "pickWagon t20", "90");
    assert_eq!(play.go(0, "pickWagon t45"), ["discarded 0 [t45] train FRA-90"]);
    assert_eq!((play.pile(0, "train"), play.discard()), (json!(["t12", "t07"]), json!(["t35", "t27", "t45"])));
    // A single wagon is discarded without asking.
    let mut play = entering("F", "train0:t12");
    play.go(0, "useSpecial");
    assert_eq!(play.draws("turned t27"), ["cardTurned t27 1 FRA-65", "discarded 0 [t12] train FRA-90"]);
    assert_eq!(stage(&play), ACTION);
}

#[test]
fn fra_102_s9_couple_any() {
    let mut play = scenario::<FrachtExpress>("couple-any-locked");
    play.go(0, "drive t35");
    assert_eq!(play.phase(), json!({ "type": "announce", "station": "I" }));
    play.go(0, "useSpecial");
    play.draws("turned t17");
    play.offers(0, &["pickCard t25"]);
    assert_eq!(play.go(0, "pickCard t25"), ["coupled 0 t25 FRA-103"]);
    assert_eq!((play.pile(0, "train"), play.pile(0, "locked")), (json!(["t25"]), json!("t25")));
    play.no(0, "uncouple t25", "105");
    assert_eq!(stage(&entering("I", "train0:t02,t20,t22,t47,t11 hand0:t35,t30")), ACTION, "only with at most four wagons");
}

#[test]
fn fra_103_a_fitting_card_must_be_coupled() {
    let mut play = entering("I", "hand0:t35,t25,t30,t01");
    play.go(0, "useSpecial");
    play.draws("turned t17");
    play.no(0, "pickCard t30", "103");
    play.offers(0, &["pickCard t01", "pickCard t25"]);
    play.go(0, "pickCard t01");
    assert_eq!((play.pile(0, "train"), play.pile(0, "locked")), (json!(["t01"]), Value::Null), "t01 goes to B");
}

#[test]
fn fra_104_e27_without_a_fitting_card_one_is_lost() {
    let mut play = scenario::<FrachtExpress>("couple-any-locked");
    play.go(0, "drive t35");
    play.go(0, "useSpecial");
    play.draws("turned t27");
    play.offers(0, &["pickCard t25", "pickCard t30"]);
    assert_eq!(play.go(0, "pickCard t30"), ["discarded 0 [t30] hand FRA-104"]);
    assert_eq!((play.pile(0, "train"), stage(&play)), (json!([]), ACTION.to_owned()));
    // Even a single card is asked for: nobody learns how many fit.
    let mut play = entering("I", "hand0:t35,t30");
    play.go(0, "useSpecial");
    play.draws("turned t27");
    play.offers(0, &["pickCard t30"]);
}

#[test]
fn fra_105_not_uncoupled_before_the_locomotive_has_left() {
    let mut play = at("advanced f5=t04/3 0@I train0:t25 locked0:t25 hand0:t07,t45");
    play.no(0, "uncouple t25", "105");
    play.go(0, "drive t07");
    assert_eq!(play.pile(0, "locked"), Value::Null);
    // Coming back it is legal.
    let mut back = at("advanced f5=t04/3 0@I train0:t25");
    assert_eq!(back.go(0, "uncouple t25"), ["uncoupled 0 t25 FRA-30"]);
    // A flight leaves the station as well.
    let mut away = at("advanced ticket0 0@I train0:t25 locked0:t25 hand0:t36");
    away.go(0, "fly t36 N");
    assert_eq!((away.loc(0), away.pile(0, "locked")), ("E".to_owned(), Value::Null));
}

#[test]
fn fra_r31_i_with_an_empty_hand() {
    assert_eq!(stage(&entering("I", "")), ACTION);
}
