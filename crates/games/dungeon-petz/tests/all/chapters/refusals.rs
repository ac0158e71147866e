//! A refusal names the rule that decides, first: phase by phase, for seats that are asked and seats that are not.

use serde_json::{Value, json};

use crate::common::*;

/// Each answer is refused by its clause before any other.
#[track_caller]
fn refuses(petz: &mut Petz, who: usize, answers: &[(Value, &str)]) {
    for (answer, clause) in answers {
        assert_eq!(petz.refused(who, answer.clone())[0], *clause, "seat {who}: {answer}");
    }
}

fn group(imps: u8, gold: u8) -> Value {
    json!({ "group": { "imps": imps, "gold": gold } })
}

fn assign(pet: &str, colour: &str, need: &str) -> Value {
    json!({ "assign": { "pet": pet, "colour": colour, "need": need } })
}

fn discard(colour: &str, need: &str) -> Value {
    json!({ "discard": { "colour": colour, "need": need } })
}

fn showing(step: Value, player: Value) -> Petz {
    four(
        json!({ "phase": { "showing": { "seat": 0, "step": step } }, "players": { "0": player, "1": pause() } }),
    )
}

/// Answers that belong to no other phase than showing off.
fn care() -> [Value; 4] {
    [
        json!({ "feed": { "vegetable": 1 } }),
        json!({ "entertain": { "gap": "gap12" } }),
        json!({ "catch": { "armour": 0, "employee": "none", "catchers": 1 } }),
        json!({ "ward": { "armour": 1 } }),
    ]
}

// rule: DP-GRP-01, DP-GRP-04, DP-GRP-06
#[test]
fn a_committed_seat_forms_no_more_groups() {
    let mut six = two(json!({ "players": { "0": { "imps": 7, "extra_imps": [4] } } }));
    (0..6).for_each(|_| {
        six.act(0, group(1, 0));
    });
    refuses(&mut six, 0, &[(group(1, 0), "DP-GRP-01"), (json!("done"), "DP-GRP-06")]);
    let mut two_groups = two(json!({}));
    two_groups.act(0, group(2, 0)).act(0, group(1, 1)).act(0, json!("done"));
    refuses(&mut two_groups, 0, &[(group(1, 0), "DP-GRP-06"), (json!("done"), "DP-GRP-06")]);
    let mut nobody_home =
        two(json!({ "phase": "grouping", "players": { "0": { "imps": 0, "hospital": 6 } } }));
    refuses(&mut nobody_home, 0, &[(group(1, 0), "DP-GRP-04")]);
    // Also when the groups are on their way, whoever asks.
    two_groups.act(1, group(1, 0)).act(1, json!("done"));
    for who in [0, 1] {
        refuses(&mut two_groups, who, &[(group(1, 0), "DP-GRP-06")]);
    }
}

// rule: DP-ROUND-01, DP-ARR-02, DP-ART-02, DP-ART-06, DP-ART-07, DP-ART-16, DP-SELL-01, DP-EXH-01
#[test]
fn grouping_closes_everything_that_comes_later() {
    let mut petz = four(json!({}));
    let mut answers = vec![
        (json!({ "send": "veg" }), "DP-ROUND-01"),
        (json!("home"), "DP-ROUND-01"),
        (json!({ "pick": { "imps": 1, "gold": 0 } }), "DP-ROUND-01"),
        (json!({ "take_cage": "cage_01" }), "DP-ROUND-01"),
        (json!({ "colour": "green" }), "DP-ART-02"),
        (json!({ "place_addon": { "plot": 1 } }), "DP-ARR-02"),
        (json!({ "house": { "pet": "uni", "plot": 1 } }), "DP-ROUND-01"),
        (discard("green", "hunger"), "DP-ART-06"),
        (assign("uni", "yellow", "play"), "DP-ROUND-01"),
        (json!({ "shovel": { "plot": 1, "tokens": 1 } }), "DP-ART-07"),
        (json!({ "exhibit": { "plot": 1 } }), "DP-EXH-01"),
        (json!({ "sell": { "customer": "warlock", "plot": 1, "platform": false } }), "DP-SELL-01"),
        (json!({ "clean": { "plot": 1, "tokens": 1 } }), "DP-ROUND-01"),
        (json!({ "store": "meat" }), "DP-ART-16"),
    ];
    answers.extend(care().map(|answer| (answer, "DP-ROUND-01")));
    refuses(&mut petz, 0, &answers);
}

// rule: DP-ROUND-01
#[test]
fn who_does_not_sit_here_answers_nothing() {
    let mut petz = two(json!({}));
    refuses(&mut petz, 2, &[(group(1, 0), "DP-ROUND-01"), (json!("done"), "DP-ROUND-01")]);
}

// rule: DP-SEND-01, DP-SEND-02, DP-SEND-04, DP-SEND-06, DP-SEND-11
#[test]
fn in_town_size_and_turn_decide_who_acts() {
    let mut petz = four(json!({
        "phase": { "sending": { "size": 0, "seat": 0, "errand": "pick" } },
        "players": {
            "0": { "imps": 2, "groups": [{ "imps": 2, "gold": 0 }, { "imps": 1, "gold": 1 }, { "imps": 1, "gold": 0 }] },
            "1": { "imps": 4, "groups": [{ "imps": 2, "gold": 0 }] },
            "2": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] },
        },
    }));
    let send = || json!({ "send": "veg" });
    refuses(&mut petz, 1, &[(send(), "DP-SEND-02"), (json!("home"), "DP-SEND-02")]);
    refuses(&mut petz, 2, &[(send(), "DP-SEND-01")]);
    refuses(&mut petz, 3, &[(send(), "DP-SEND-02"), (json!("done"), "DP-SEND-02")]);
    let one = json!({ "pick": { "imps": 1, "gold": 0 } });
    refuses(&mut petz, 0, &[(one.clone(), "DP-SEND-01"), (send(), "DP-SEND-12")]);
    petz.act(0, json!({ "pick": { "imps": 2, "gold": 0 } }));
    refuses(
        &mut petz,
        0,
        &[
            (json!({ "pick": { "imps": 1, "gold": 1 } }), "DP-SEND-04"),
            (json!({ "take_cage": "cage_01" }), "DP-SHOP-05"),
            (json!({ "take_addon": "addon_toys" }), "DP-SHOP-10"),
            (json!({ "take_pet": "uni" }), "DP-SHOP-13"),
            (json!({ "book": "book_savage_feasts" }), "DP-SHOP-04"),
            (json!({ "colour": "red" }), "DP-ART-02"),
            (json!("done"), "DP-SEND-05"),
            (group(1, 0), "DP-GRP-06"),
            (json!({ "release": "uni" }), "DP-ROUND-01"),
            (json!({ "place_cage": { "cage": "cage_01", "plot": 2 } }), "DP-ARR-02"),
        ],
    );
    petz.act(0, json!({ "send": "cage" }));
    refuses(
        &mut petz,
        0,
        &[
            (send(), "DP-SEND-06"),
            (one, "DP-SEND-04"),
            (json!("home"), "DP-SEND-11"),
            (json!({ "take_pet": "uni" }), "DP-SHOP-13"),
        ],
    );
}

// rule: DP-SHOP-04, DP-ART-02
#[test]
fn books_are_read_at_once() {
    let books = json!([{ "artifact": "book_savage_feasts" }, { "artifact": "book_messing_with_magic" }]);
    let mut petz = four(json!({
        "phase": { "sending": { "size": 1, "seat": 0, "errand": "books" } },
        "players": { "0": { "artifacts": books, "groups": [{ "imps": 1, "gold": 0 }], "imps": 5 } },
    }));
    refuses(&mut petz, 0, &[(json!({ "colour": "green" }), "DP-SHOP-04"), (json!("done"), "DP-SHOP-04")]);
    petz.act(0, json!({ "book": "book_savage_feasts" }));
    refuses(
        &mut petz,
        0,
        &[
            (json!({ "colour": "purple" }), "DP-ART-02"),
            (json!("done"), "DP-ART-02"),
            (json!({ "send": "veg" }), "DP-SHOP-04"),
            (json!({ "book": "book_messing_with_magic" }), "DP-SHOP-04"),
        ],
    );
}

// rule: DP-ARR-02, DP-ARR-08, DP-ARR-11, DP-SHOP-12
#[test]
fn arranging_goes_in_its_order() {
    let mut petz = four(json!({
        "phase": { "arranging": { "seat": 0, "layout": { "cages": {} } } },
        "players": {
            "0": { "new_cages": ["cage_03", "cage_04"], "new_addon": "addon_toys", "plots": { "1": { "cage": "cage_01" } },
                   "pets": [pet("uni", 4, 1, ""), pet("bubl", 4, 2, "")] },
            "1": { "pets": [pet("drago", 2, 1, "")] },
        },
    }));
    let place = |cage: &str| json!({ "place_cage": { "cage": cage, "plot": 3 } });
    let house = |name: &str| json!({ "house": { "pet": name, "plot": 1 } });
    refuses(
        &mut petz,
        0,
        &[
            (place("cage_04"), "DP-ARR-11"),
            (place("cage_01"), "DP-SHOP-12"),
            (place("cage_05"), "DP-ARR-02"),
            (house("uni"), "DP-ARR-08"),
            (json!({ "place_addon": { "plot": 1 } }), "DP-ARR-11"),
            (json!("done"), "DP-SHOP-09"),
            (assign("uni", "yellow", "play"), "DP-ARR-01"),
            (group(1, 0), "DP-GRP-06"),
            (json!({ "send": "veg" }), "DP-ROUND-01"),
        ],
    );
    refuses(&mut petz, 1, &[(house("drago"), "DP-ARR-11"), (json!({ "release": "drago" }), "DP-ARR-11")]);
    petz.act(0, place("cage_03")).act(0, place("cage_04"));
    refuses(&mut petz, 0, &[(place("cage_04"), "DP-ARR-11"), (json!("done"), "DP-SHOP-09")]);
    petz.act(0, json!({ "keep_cage": "cage_04" }));
    refuses(&mut petz, 0, &[(json!("done"), "DP-SHOP-11"), (house("uni"), "DP-ARR-08")]);
    petz.act(0, json!({ "place_addon": { "plot": 4 } }));
    refuses(
        &mut petz,
        0,
        &[
            (json!({ "place_addon": { "plot": 1 } }), "DP-SHOP-12"),
            (place("cage_04"), "DP-SHOP-12"),
            (house("bubl"), "DP-ARR-11"),
            (json!({ "house": { "pet": "uni", "plot": 4 } }), "DP-ARR-05"),
            (json!("done"), "DP-ARR-11"),
        ],
    );
}

// rule: DP-ARR-10, DP-DRAW-04, DP-ART-05
#[test]
fn the_crystal_ball_is_its_owners() {
    let mut petz = four(json!({
        "phase": { "drawing": { "seat": 0, "thrown": [] } },
        "players": { "0": { "artifacts": [{ "artifact": "crystal_ball" }], "pets": [pet("uni", 2, 1, "")] } },
    }));
    let card = || discard("green", "hunger");
    refuses(&mut petz, 1, &[(card(), "DP-ART-05"), (json!("done"), "DP-ART-05")]);
    refuses(
        &mut petz,
        0,
        &[
            (json!({ "house": { "pet": "uni", "plot": 1 } }), "DP-ARR-10"),
            (json!({ "place_addon": { "plot": 1 } }), "DP-ARR-02"),
            (assign("uni", "yellow", "play"), "DP-ARR-01"),
            (json!({ "feed": { "vegetable": 1 } }), "DP-ROUND-01"),
        ],
    );
    let mut two_balls = four(json!({
        "phase": { "drawing": { "seat": 0, "thrown": [] } },
        "players": { "0": { "artifacts": [{ "artifact": "crystal_ball" }] }, "1": { "artifacts": [{ "artifact": "crystal_ball" }] } },
    }));
    refuses(&mut two_balls, 1, &[(card(), "DP-DRAW-04")]);
}

// rule: DP-ASGN-02, DP-ASGN-04, DP-ASGN-05, DP-ASGN-06, DP-ASGN-07, DP-ASGN-08, DP-ASGN-09, DP-DRAW-03
#[test]
fn cards_go_to_bars_and_nowhere_else() {
    let mut petz = four(json!({
        "phase": "assigning",
        "players": {
            "0": { "potions": 1, "plots": { "1": { "cage": "cage_03" } }, "pets": [pet("snakitty", 2, 1, ""), pet("uni", 2, 2, "")],
                   "hand": { "green": { "hunger": 1, "poop": 1, "anger": 0, "disease": 0 }, "yellow": { "hunger": 1, "poop": 1, "play": 1, "magic": 0, "disease": 0 },
                             "purple": { "play": 0, "anger": 1, "magic": 1, "disease": 0 } } },
            "1": { "pets": [pet("wormie", 2, 1, "")], "artifacts": [{ "artifact": "crystal_ball" }], "hand": { "green": { "hunger": 1, "poop": 2 } } },
        },
    }));
    refuses(
        &mut petz,
        0,
        &[
            (assign("snakitty", "green", "disease"), "DP-ASGN-09"),
            (assign("uni", "yellow", "play"), "DP-ASGN-09"),
            (assign("snakitty", "yellow", "play"), "DP-ASGN-01"),
            (
                json!({ "assign": { "pet": "snakitty", "colour": "green", "need": "sleep", "turned": true } }),
                "DP-ASGN-04",
            ),
            (
                json!({ "assign": { "pet": "snakitty", "colour": "green", "need": "poop", "turned": true } }),
                "DP-ASGN-04",
            ),
            (json!("done"), "DP-ASGN-06"),
            (discard("green", "hunger"), "DP-ASGN-07"),
            (json!({ "house": { "pet": "uni", "plot": 1 } }), "DP-ARR-10"),
            (group(1, 0), "DP-GRP-06"),
            (json!({ "feed": { "vegetable": 1 } }), "DP-ROUND-01"),
            (json!({ "shovel": { "plot": 1, "tokens": 1 } }), "DP-ART-07"),
        ],
    );
    petz.act(0, assign("snakitty", "green", "sleep"));
    refuses(
        &mut petz,
        0,
        &[(discard("green", "hunger"), "DP-ASGN-08"), (discard("yellow", "hunger"), "DP-ASGN-07")],
    );
    refuses(&mut petz, 0, &[(assign("snakitty", "yellow", "sleep"), "DP-ASGN-02")]);
    refuses(&mut petz, 1, &[(discard("green", "poop"), "DP-ART-06")]);
    refuses(&mut petz, 2, &[(assign("uni", "yellow", "play"), "DP-DRAW-03"), (json!("done"), "DP-DRAW-03")]);
    petz.act(1, assign("wormie", "green", "poop"));
    refuses(
        &mut petz,
        1,
        &[(assign("wormie", "green", "hunger"), "DP-ASGN-05"), (json!("done"), "DP-ASGN-05")],
    );
}

// rule: DP-SHOW-01, DP-SHOW-02, DP-HUNG-01, DP-HUNG-05, DP-HUNG-07
#[test]
fn needs_are_dealt_with_in_their_order_by_whose_turn_it_is() {
    // A grass symbol feeds one of two hungers.
    let mut petz = showing(
        json!("reveal"),
        json!({ "food": { "vegetable": [3, 0, 0, 0] }, "plots": { "0": { "cage": "cage_05" } },
                "pets": [pet("uni", 4, 1, "green hunger, yellow hunger, yellow play")] }),
    );
    let feed = |tokens: u8| json!({ "feed": { "vegetable": tokens } });
    refuses(
        &mut petz,
        0,
        &[
            (feed(2), "DP-HUNG-05"),
            (feed(3), "DP-HUNG-01"),
            (json!({ "feed": { "meat": 1 } }), "DP-HUNG-02"),
            (json!({ "feed": { "magic_box": true } }), "DP-HUNG-07"),
            (json!("done"), "DP-HUNG-01"),
            (json!({ "entertain": { "gap": "gap12" } }), "DP-SHOW-02"),
            (json!("escape"), "DP-SHOW-02"),
            (json!({ "exhibit": { "plot": 1 } }), "DP-EXH-01"),
            (json!({ "shovel": { "plot": 1, "tokens": 1 } }), "DP-ART-07"),
            (discard("green", "hunger"), "DP-SLEEP-02"),
            (assign("uni", "yellow", "play"), "DP-ASGN-05"),
            (json!({ "house": { "pet": "uni", "plot": 1 } }), "DP-ARR-10"),
            (json!({ "clean": { "plot": 1, "tokens": 1 } }), "DP-ROUND-01"),
            (json!({ "store": "vegetable" }), "DP-ART-16"),
        ],
    );
    refuses(&mut petz, 1, &[(feed(1), "DP-SHOW-01"), (json!("done"), "DP-SHOW-01")]);
    petz.act(0, feed(1));
    refuses(&mut petz, 0, &[(feed(1), "DP-SHOW-02")]);
}

// rule: DP-ART-11, DP-ART-13, DP-ART-09
#[test]
fn an_employee_one_does_not_own_helps_nobody() {
    let (armour, employee) =
        (json!({ "artifact": "imp_armor" }), json!({ "artifact": "employee_of_the_month" }));
    for (artifacts, used, suits, clause) in [
        (json!([]), false, 0, "DP-ART-11"),
        (json!([armour]), false, 2, "DP-ART-11"),
        (json!([employee]), true, 0, "DP-ART-13"),
        (json!([employee, armour]), true, 2, "DP-ART-13"),
    ] {
        let player = |cards: &str| {
            json!({ "imps": 4, "artifacts": artifacts.clone(), "employee_used": used, "plots": { "1": { "cage": "cage_03" } },
                    "pets": [pet("uni", 5, 1, cards), pet("bubl", 5, 2, cards)] })
        };
        let mut play = showing(json!("reveal"), player("yellow play, yellow play"));
        refuses(&mut play, 0, &[(json!({ "entertain": { "gap": "gap12", "employee": true } }), clause)]);
        let mut anger = showing(json!("reveal"), player("red anger, red anger, red anger, red anger"));
        for employee in ["catcher", "armour"] {
            let plan = json!({ "catch": { "armour": 0, "employee": employee, "catchers": 1 } });
            refuses(&mut anger, 0, &[(plan, clause)]);
        }
        // Without armour magic is no question.
        if suits > 0 {
            let mut magic =
                showing(json!("reveal"), player("purple magic, purple magic, purple magic, purple magic"));
            refuses(&mut magic, 0, &[(json!({ "ward": { "armour": 0, "employee": true } }), clause)]);
        }
    }
    // He may shovel more, unless he has had his job.
    let shovel = |used: bool, employee: bool| {
        let mut artifacts = vec![json!({ "artifact": "long_handled_shovel" })];
        artifacts.extend(employee.then(|| json!({ "artifact": "employee_of_the_month" })));
        showing(
            json!("reveal"),
            json!({ "artifacts": artifacts, "employee_used": used, "plots": { "0": { "manure": 4 } }, "pets": [pet("uni", 4, 1, "")] }),
        )
    };
    let three = || json!({ "shovel": { "plot": 1, "tokens": 3 } });
    refuses(&mut shovel(true, true), 0, &[(three(), "DP-ART-13")]);
    refuses(&mut shovel(false, false), 0, &[(three(), "DP-ART-07"), (json!("done"), "DP-SHOW-06")]);
    refuses(&mut shovel(false, true), 0, &[(json!({ "shovel": { "plot": 1, "tokens": 5 } }), "DP-ART-07")]);
}

// rule: DP-ANG-02, DP-ANG-03, DP-SHOW-04, DP-MAG-02
#[test]
fn a_catch_has_enough_imps_and_none_too_many() {
    let catch = |armour: u8, catchers: u8| json!({ "catch": { "armour": armour, "employee": "none", "catchers": catchers } });
    let mut petz = showing(
        json!("reveal"),
        json!({ "imps": 4, "pets": [pet("uni", 5, 1, "red anger, red anger, red anger, purple magic, purple magic")] }),
    );
    refuses(
        &mut petz,
        0,
        &[
            (catch(0, 1), "DP-ANG-03"),
            (catch(0, 3), "DP-ANG-02"),
            (catch(0, 5), "DP-ANG-03"),
            (catch(1, 1), "DP-ART-09"),
            (json!("done"), "DP-ANG-03"),
            (json!({ "ward": { "armour": 0 } }), "DP-SHOW-02"),
        ],
    );
}

// rule: DP-EXH-02, DP-EXH-03, DP-EXT-02, DP-SHOW-01
#[test]
fn an_exhibition_takes_what_its_tile_asks_for() {
    let at = |tile: &str, step: Value| {
        four(json!({
            "round": 2, "phase": { "showing": { "seat": 0, "step": step } }, "board": { "exhibitions": { "0": tile } },
            "players": { "0": { "imps": 1, "plots": { "1": { "cage": "cage_03" } },
                                "pets": [pet("uni", 5, 1, "yellow play, red anger"), pet("bubl", 5, 2, "yellow play")] }, "1": pause() },
        }))
    };
    let entry = |plot: u8| json!({ "exhibit": { "plot": plot } });
    let mut freestyle = at("freestyle", json!("exhibit"));
    refuses(
        &mut freestyle,
        0,
        &[(entry(1), "DP-EXT-02"), (entry(3), "DP-EXH-02"), (json!("done"), "DP-EXH-02")],
    );
    refuses(&mut freestyle, 0, &[(json!({ "exhibit": { "plot": 1, "need": "magic" } }), "DP-EXT-02")]);
    let mut arena = at("arena", json!("exhibit"));
    refuses(&mut arena, 0, &[(json!({ "exhibit": { "plot": 1, "need": "anger" } }), "DP-SHOW-06")]);
    // Before the needs are dealt with; and where all pets count.
    let play = || json!({ "play": { "gap": "gap12", "begun": false, "met": [0, 0, 0, 0] } });
    refuses(&mut at("arena", play()), 0, &[(entry(1), "DP-SHOW-01")]);
    refuses(&mut at("breeders_prize", play()), 0, &[(entry(1), "DP-EXH-03")]);
}

// rule: DP-SLEEP-02, DP-SHOW-02, DP-DISC-01
#[test]
fn cards_leave_the_hand_for_potions_only() {
    let mut petz = showing(
        json!("reveal"),
        json!({ "imps": 1, "food": { "vegetable": [1, 0, 0, 0] }, "pets": [pet("uni", 4, 1, "green hunger, yellow sleep")],
                "hand": { "yellow": { "poop": 1, "play": 1, "hunger": 0, "magic": 0, "disease": 0 } } }),
    );
    refuses(
        &mut petz,
        0,
        &[(discard("yellow", "play"), "DP-SHOW-02"), (discard("red", "anger"), "DP-SLEEP-02")],
    );
    petz.act(0, json!({ "feed": { "vegetable": 1 } }));
    refuses(
        &mut petz,
        0,
        &[
            (discard("red", "anger"), "DP-SLEEP-02"),
            (discard("yellow", "magic"), "DP-SLEEP-02"),
            (json!("done"), "DP-SLEEP-02"),
        ],
    );
    let mut selling = four(json!({
        "round": 3, "phase": { "selling": { "seat": 0 } }, "board": { "customers": ["dungeon_mistress", "warlock", "dungeon_girl", "dungeon_granny"] },
        "players": { "0": { "pets": [pet("uni", 5, 1, "yellow play")] } },
    }));
    refuses(&mut selling, 0, &[(discard("yellow", "play"), "DP-DISC-01")]);
}

// rule: DP-SELL-01, DP-SELL-02, DP-SELL-08, DP-SELL-15, DP-SELL-16
#[test]
fn a_sale_needs_a_customer_a_pet_and_its_turn() {
    let mut petz = four(json!({
        "round": 3, "phase": { "selling": { "seat": 0 } }, "board": { "customers": ["dungeon_mistress", "warlock", "dungeon_girl", "dungeon_granny"] },
        "players": {
            "0": { "imps": 1, "plots": { "1": { "cage": "cage_03" }, "2": { "cage": "cage_04", "manure": 2 } },
                   "pets": [pet("uni", 5, 1, "yellow play"), pet("bubl", 3, 2, "yellow play")] },
            "1": { "pets": [pet("drago", 5, 1, "yellow play")] },
        },
    }));
    let sale = |customer: &str, plot: u8, platform: bool| json!({ "sell": { "customer": customer, "plot": plot, "platform": platform } });
    refuses(
        &mut petz,
        0,
        &[
            (sale("lich_lord", 3, false), "DP-SELL-01"),
            (sale("dungeon_mistress", 3, false), "DP-SELL-16"),
            (sale("dungeon_mistress", 2, false), "DP-SELL-02"),
            (sale("dungeon_mistress", 1, true), "DP-SELL-08"),
            (json!({ "clean": { "plot": 3, "tokens": 1 } }), "DP-ROUND-01"),
            (json!({ "exhibit": { "plot": 1 } }), "DP-EXH-01"),
            (assign("uni", "yellow", "play"), "DP-ASGN-05"),
        ],
    );
    refuses(
        &mut petz,
        1,
        &[(sale("dungeon_mistress", 1, false), "DP-SELL-01"), (json!("done"), "DP-SELL-01")],
    );
    petz.act(0, json!("done")).act(1, json!("done"));
    // Phase 5c: the customer is gone, pets stay where they are.
    assert!(petz.get("/phase/cleaning").is_object());
    refuses(
        &mut petz,
        0,
        &[
            (sale("dungeon_mistress", 1, false), "DP-SELL-15"),
            (json!({ "house": { "pet": "uni", "plot": 3 } }), "DP-IMPS-02"),
            (json!({ "release": "uni" }), "DP-ARR-10"),
            (json!({ "clean": { "plot": 1, "tokens": 1 } }), "DP-IMPS-02"),
            (json!({ "clean": { "plot": 3, "tokens": 3 } }), "DP-IMPS-02"),
            (json!({ "clean": { "plot": 4, "tokens": 1 } }), "DP-IMPS-04"),
            (json!("done"), "DP-IMPS-04"),
        ],
    );
    refuses(&mut petz, 1, &[(json!({ "clean": { "plot": 1, "tokens": 1 } }), "DP-IMPS-04")]);
}

// rule: DP-AGE-05, DP-AGE-08, DP-ART-16
#[test]
fn only_the_owner_of_an_empty_box_fills_it() {
    let owner = || json!([{ "artifact": "magic_box" }]);
    let mut petz = four(json!({
        "phase": { "storing": { "seat": 0 } },
        "players": {
            "0": { "artifacts": owner(), "food": { "vegetable": [1, 0, 0, 0] } },
            "1": { "artifacts": owner(), "magic_box": true, "food": { "vegetable": [1, 0, 0, 0] } },
            "2": { "food": { "vegetable": [1, 0, 0, 0] } },
        },
    }));
    let store = |food: &str| json!({ "store": food });
    refuses(
        &mut petz,
        0,
        &[(store("meat"), "DP-AGE-05"), (json!({ "feed": { "vegetable": 1 } }), "DP-ROUND-01")],
    );
    refuses(&mut petz, 1, &[(store("vegetable"), "DP-ART-16")]);
    refuses(&mut petz, 2, &[(store("vegetable"), "DP-AGE-08"), (json!("done"), "DP-AGE-08")]);
}
