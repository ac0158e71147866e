//! Chapter 1: components.

use crate::common::pack;
use engine::{Components, Game, Pack, Seed, Witness};
use making_monsters::{Data, Kind, MakingMonsters, Options};
use serde_json::json;
use words::Lang;

// rule: MM-COMP-01
#[test]
fn there_are_344_tokens() {
    let totals = Kind::ALL.map(|kind| pack().token(kind).total);
    assert_eq!(totals, [70, 52, 52, 48, 44, 20, 58]);
    assert_eq!(totals.iter().map(|total| u32::from(*total)).sum::<u32>(), 344);
}

// rule: MM-COMP-02
#[test]
fn there_are_72_monsters_with_name_prestige_and_parts() {
    assert_eq!(pack().monsters.len(), 72);
    let mut names = std::collections::BTreeSet::new();
    for monster in &pack().monsters {
        for lang in Lang::ALL {
            assert!(
                names.insert((lang.code(), lang.name(&monster.label))),
                "{} shares its name",
                monster.label.id
            );
        }
        assert!(monster.prestige > 0 && monster.spaces.total() >= 2, "{}", monster.label.id);
    }
}

// rule: MM-COMP-03
#[test]
fn there_are_40_tiles_of_18_kinds() {
    assert_eq!(pack().upgrades.len(), 18);
    assert_eq!(pack().upgrades.iter().map(|upgrade| u32::from(upgrade.count)).sum::<u32>(), 40);
}

// rule: MM-COMP-04
#[test]
fn each_colour_has_three_orders_and_five_lester_cards() {
    assert_eq!(pack().orders.len(), 3);
    assert_eq!(pack().lesters.len(), 5);
    // The list of the box must agree: 12 order tokens and 20 LESTER cards.
    for (right, wrong) in [("count = 12", "count = 13"), ("count = 20", "count = 15")] {
        let problems = Data::parse(&Data::BUILT_IN.replacen(right, wrong, 1)).expect_err("the box disagrees");
        assert_eq!(problems[0].key, "data-entry");
    }
}

// rule: MM-COMP-05
#[test]
fn the_central_board_has_four_carts_with_three_kinds_and_two_tiles() {
    for cart in &pack().carts {
        assert_eq!(cart.kinds.count_ones(), 3, "{}", cart.label.id);
    }
    let tab = given!(3);
    assert_eq!(tab.state.carts.iter().flatten().filter(|place| place.0.is_some()).count(), 8);
    assert_eq!(tab.public("/stacks"), json!([16, 16]));
    assert_eq!(
        tab.public("/supply"),
        json!({"limb": 55, "stitch": 40, "spike": 43, "slime": 42, "shocker": 41, "mutation": 20})
    );
}

// rule: MM-COMP-06
#[test]
fn prestige_is_one_number_without_an_end() {
    let mut tab = given!(2, "/phase" => "end_steps", "/players/0/prestige" => 12345,
        "/players/0/order" => "blue", "/players/1/order" => "red");
    tab.act(0, json!({"use_lester": "publicity"}));
    assert_eq!(tab.get("/players/0/prestige"), json!(12348));
}

// rule: MM-COMP-07
#[test]
fn two_to_four_players() {
    let open = |players| {
        MakingMonsters::new(&Options { players }, pack(), &Seed::from_number(1), &mut Witness::recording())
    };
    for players in 2..=4 {
        assert_eq!(open(players).map(|game| game.players()), Ok(usize::from(players)));
    }
    for players in [0, 1, 5, 200] {
        let problems = open(players).expect_err("refused");
        assert_eq!(problems[0].clause, Some("MM-COMP-07"));
        assert_eq!(problems[0].key, if players == 1 { "mm-solo" } else { "mm-players" });
    }
}

// rule: MM-COMP-08
#[test]
fn tokens_are_conserved_through_a_whole_game() {
    let table = testkit::random_game::<MakingMonsters>(json!({"players": 3}), Seed::from_number(5));
    let fresh = given!(3).state.pieces();
    assert_eq!(table.state().pieces(), fresh);
    let rot = fresh.iter().find(|(piece, _)| *piece == ("token", Kind::Rot as u16)).map(|(_, count)| *count);
    assert_eq!(rot, Some(58));
}

// rule: MM-COMP-09
#[test]
fn rot_leaves_through_compost_and_tiles_to_the_box() {
    // Compost.
    let mut tab =
        given!(2, "/phase" => "end_steps", "/players/0/order" => "blue", "/players/1/order" => "red");
    tab.act(0, json!({"use_lester": "compost"}));
    assert_eq!(tab.get("/composted"), json!(1));
    assert_eq!(tab.get("/players/0/bag/rot"), json!(6));
    // Replaced, instant, used up.
    let mut tab = given!(2, "/phase" => "reanimate", "/players/0/answer" => "reanimate",
        "/players/0/step" => {"items": {"left": 3}}, "/carts/0" => ["rot-bomb", "grinder"],
        "/players/0/upgrades/0/tile" => "peg-leg", "/players/0/upgrades/1/tile" => "peg-leg",
        "/players/0/upgrades/2/tile" => "display-case");
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 2}})).act(0, json!({"install": 3}));
    assert_eq!(tab.get("/boxed"), json!({"rot-bomb": 1, "display-case": 1}));
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"limb": 1},
        "/players/0/upgrades/0" => {"tile": "lester-terminal", "parts": {"slime": 3}});
    tab.act(0, json!({"store": {"part": "limb", "upgrade": 1}}));
    assert_eq!(tab.get("/boxed"), json!({"lester-terminal": 1}));
}

#[test]
fn a_pack_says_everything_that_is_wrong_at_once() {
    let bad = Data::BUILT_IN
        .replacen("prestige = 3\nsource", "prestige = 300\nsource", 1)
        .replacen("id = \"m02-button-moth\"", "id = \"m02-button-moth\"\ncolour = \"pink\"", 1)
        .replacen("id = \"m04-drizzle-imp\"", "id = \"m03-thimble-fiend\"", 1)
        .replacen("total = 58", "total = 5800", 1)
        .replacen("effect = { deal = 1 }", "effect = { juggle = 1 }", 1)
        .replacen("[setup]", "[circus]\nclowns = 3\n\n[setup]", 1);
    let problems = Pack::<Data>::parse(&bad).expect_err("many things are wrong");
    let entry =
        |wanted: &str| problems.iter().any(|problem| problem.args.iter().any(|(_, value)| value == wanted));
    for wanted in [
        "default_monster default-1",
        "monster m02-button-moth",
        "monster m03-thimble-fiend",
        "token rot",
        "upgrade parts-dealer",
        "circus",
    ] {
        assert!(entry(wanted), "{wanted}: {problems:?}");
    }
    assert!(Pack::<Data>::parse("[[[").is_err_and(|problems| problems[0].key == "data-unreadable"));
    assert!(Pack::<Data>::parse("").is_err_and(|problems| problems.len() >= 14));
}
