//! Chapter 6: kinds of tokens.

use serde_json::json;

// rule: MM-TOK-01
#[test]
fn a_useful_part_fills_a_space_of_its_own_kind() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"spike": 1});
    // Attic Gargler has a spike space, Basement Blob has none.
    assert_eq!(tab.legal(0), [json!({"place": {"part": "spike", "slot": 2}}), json!({"sort": "spike"})]);
    assert_eq!(tab.refused(0, json!({"place": {"part": "spike", "slot": 1}})), ["MM-TOK-01"]);
    tab.act(0, json!({"place": {"part": "spike", "slot": 2}}));
    assert_eq!(tab.get("/players/0/slots/1/parts"), json!({"spike": 1}));
}

// rule: MM-TOK-02
#[test]
fn a_mutation_fills_any_space_and_stays_a_mutation() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 0}},
        "/players/0/hand" => {"mutation": 1}, "/players/0/bag" => {}, "/players/1/step" => "done",
        "/players/0/slots" => [{"parts": {"limb": 2}}, {"parts": {"limb": 1, "stitch": 1}}, {}, {}, {}]);
    assert!(tab.offers(0, json!({"place": {"part": "mutation", "slot": 1, "space": "stitch"}})));
    assert!(tab.offers(0, json!({"place": {"part": "mutation", "slot": 2, "space": "spike"}})));
    assert_eq!(
        tab.refused(0, json!({"place": {"part": "mutation", "slot": 1, "space": "limb"}})),
        ["MM-PLACE-02"]
    );
    assert_eq!(
        tab.refused(0, json!({"place": {"part": "mutation", "slot": 1, "space": "slime"}})),
        ["MM-TOK-02"]
    );
    assert_eq!(tab.refused(0, json!({"place": {"part": "mutation", "slot": 1}})), ["MM-TOK-02"]);
    // It finishes the Gargler, and the empty bag forces the reanimation: it returns as a mutation.
    tab.act(0, json!({"place": {"part": "mutation", "slot": 2, "space": "spike"}}));
    assert_eq!(tab.get("/players/0/prestige"), json!(5));
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 3, "stitch": 1, "mutation": 1, "rot": 1}));
}

// rule: MM-TOK-03, MM-PLACE-01
#[test]
fn rot_goes_to_the_rejects_and_nowhere_else() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 2}},
        "/players/0/bag" => {"rot": 3}, "/players/0/hand" => {"limb": 1});
    for place in [json!({"sort": "rot"}), json!({"place": {"part": "rot", "slot": 1}})] {
        assert_eq!(tab.refused(0, place)[0], "MM-TOK-03");
    }
    tab.act(0, json!({"sort": "limb"})).act(0, json!("draw"));
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 1}));
    assert!(tab.cites("MM-PLACE-01"));
}

// rule: MM-TOK-04
#[test]
fn rot_is_never_picked_from_the_supply() {
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "red");
    assert_eq!(tab.legal(0).len(), 5);
    assert_eq!(tab.refused(0, json!({"take_supply": "rot"})), ["MM-TOK-04"]);
    assert_eq!(tab.refused(0, json!({"take_supply": "mutation"})), ["MM-TOK-04"]);
}
