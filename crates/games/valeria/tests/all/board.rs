//! What people read and see of Valeria: sentences in both languages, and pages with every answer on them.

use std::{collections::BTreeMap, sync::LazyLock};

use boards::TextBoard;
use engine::{Components, Game, Pack, Seat, Seed, Table, Viewer, Witness};
use maud::html;
use serde_json::{Value, json};
use testkit::pages::{galleries, opened, pages};
use valeria::{Data, Valeria};
use words::Lang;

use crate::common::{Play, harvest, table};

fn games() -> [Value; 5] {
    [
        json!({ "players": 2 }),
        json!({ "players": 1, "hard_sum": true, "mixed": true }),
        json!({ "players": 3, "setup": "random", "no_duke": true }),
        json!({ "players": 4, "setup": "magic_rules", "events": true }),
        json!({ "players": 5, "setup": "random", "events": true, "mixed": true, "magic_pays_effects": true }),
    ]
}

#[test]
fn whole_games_are_told() {
    for lang in Lang::ALL {
        for (options, seed) in games().iter().zip(0..) {
            testkit::told::<Valeria>(options, seed, lang, "va-", |_| false);
            testkit::told::<Valeria>(options, seed + 50, lang, "va-", |_| false);
        }
    }
}

#[test]
fn options_are_explained() {
    let refused = [
        json!({ "players": 9, "setup": "nowhere" }),
        json!({ "players": 1, "events": true, "no_duke": true }),
        json!({ "players": 2, "hard_sum": true, "event_choice": ["mimic"], "setup": "chosen" }),
        json!({ "players": 2, "events": true, "event_choice": ["mimic", "mimic", "goblin"], "places": ["hills"] }),
    ];
    testkit::options_are_explained::<Valeria>("va-", &refused);
}

#[test]
fn every_answer_is_a_control_on_the_page() {
    for (options, seed) in games().into_iter().zip(1..) {
        pages::<Valeria>(options, seed, |_, _, _| {});
    }
}

/// A game of three to its end; each page on the way there is looked at.
fn of_three() -> &'static Table<Valeria> {
    static OVER: LazyLock<Table<Valeria>> =
        LazyLock::new(|| pages::<Valeria>(json!({ "players": 3 }), 8, |_, _, _| {}));
    &OVER
}

#[test]
fn a_finished_game_opens_all_dukes() {
    let over = of_three();
    let open = engine::json::write(over.pack(), &opened(over.state()));
    for player in open["players"].as_array().expect("players") {
        assert!(player["duke"].is_string(), "{player}");
    }
}

#[test]
fn the_gallery_shows_every_citizen() {
    for (lang, gallery) in galleries::<Valeria>() {
        let pack = crate::common::pack();
        for source in &pack.sources[..pack.citizens.len()] {
            let name = html! { (lang.name(&source.label)) }.into_string();
            assert!(gallery.contains(&name), "{name} is missing");
        }
    }
}

/// What stands in the element with an id, tags left out and icons by their names, as far as the next piece of the grid.
fn read(page: &str, id: &str) -> String {
    let start = page.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("no {id} on the page"));
    let rest = &page[start..];
    let end = rest[1..].find(" id=\"va-").map_or(rest.len(), |end| end + 1);
    let mut text = String::new();
    for piece in rest[..end].split('<').skip(1) {
        let (tag, words) = piece.split_once('>').unwrap_or((piece, ""));
        if let Some((_, icon)) = tag.split_once("href=\"#i-") {
            text.push_str(icon.trim_end_matches('"'));
        }
        text.push_str(words);
    }
    text
}

fn page_of(play: &Play, seat: usize) -> String {
    testkit::pages::page_of(&play.state, &[], Viewer::Seat(Seat::at(seat)), Lang::EN).0
}

/// One test that every price on the board is that of the rules: printed, with tokens, surcharge, discount, and with the
/// Magic that must stand in.
#[test]
fn what_is_paid_stands_on_the_button() {
    let rich = json!({ "players": { "0": { "gold": 30, "strength": 30 } } });
    let page = page_of(&table(json!({ "players": 2 }), rich), 0);
    assert!(read(&page, "va-M1").ends_with("Slay 1strength"), "a Goblin: {}", read(&page, "va-M1"));
    assert!(read(&page, "va-C1").ends_with("Recruit 3gold"), "a Cleric: {}", read(&page, "va-C1"));
    assert!(read(&page, "va-C5").ends_with("Recruit 3gold"), "a second Peasant: {}", read(&page, "va-C5"));

    let short = json!({ "players": { "0": { "gold": 1, "strength": 2, "magic": 2 } } });
    let page = page_of(&table(json!({ "players": 2 }), short), 0);
    assert!(read(&page, "va-M3").ends_with("Slay 2strength+1magic"), "a Treant: {}", read(&page, "va-M3"));
    assert!(read(&page, "va-C1").ends_with("Recruit 1gold+2magic"), "a Cleric: {}", read(&page, "va-C1"));
    assert!(page.contains("Slay Treant (M3) for 2 Strength and 1 Magic"), "said in words too");

    let builder = json!({
        "players": { "0": { "gold": 30, "citizens": { "monk": 2, "miner": 2 }, "domains": ["pratchetts_plateau"] } },
        "domains": { "0": { "cards": ["desert_orchid", "the_tower", "cathedral_of_st_aquila"] } },
    });
    let page = page_of(&table(json!({ "players": 2 }), builder), 0);
    assert!(read(&page, "va-D1").ends_with("Build 7gold"), "one less: {}", read(&page, "va-D1"));
}

/// The drawings that a page defines, by their names.
fn drawings(page: &str) -> BTreeMap<&str, &str> {
    let symbols = page.split("<symbol id=\"f-").skip(1);
    symbols.filter_map(|symbol| symbol.split_once("</symbol>")?.0.split_once('"')).collect()
}

#[test]
fn every_card_of_the_pack_has_a_face_of_its_own() {
    let pack = crate::common::pack();
    let (_, gallery) = &galleries::<Valeria>()[0];
    let drawings = drawings(gallery);
    let mut wanted: Vec<String> = Vec::new();
    let citizens = pack.sources[..pack.citizens.len()].iter().map(|source| ("citizen", &source.label));
    let monsters = pack.monsters.iter().map(|monster| ("monster", &monster.label));
    let domains = pack.domains.iter().map(|domain| ("domain", &domain.label));
    let dukes = pack.dukes.iter().map(|duke| ("duke", &duke.label));
    for (kind, label) in citizens.chain(monsters).chain(domains).chain(dukes) {
        wanted.push(format!("{kind}-{}", label.id));
    }
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for name in &wanted {
        let drawing = drawings.get(name.as_str()).unwrap_or_else(|| panic!("{name} has no face"));
        assert!(drawing.matches("<use").count() >= 2, "{name} is drawn from parts: {drawing}");
        if let Some(other) = seen.insert(drawing, name) {
            panic!("{name} looks like {other}");
        }
    }
    assert_eq!(wanted.len(), 18 + 30 + 28 + 14);
}

/// Cards that nobody has thought of are drawn too, each in its own way.
#[test]
fn a_card_of_ones_own_has_a_face() {
    let text = Data::BUILT_IN
        .replace(
            "[[monsters]]\nid = \"goblin\"\n",
            "[[monsters]]\nid = \"snark\"\nname_en = \"Snark\"\nname_fr = \"Snark\"\n",
        )
        .replace("{ id = \"goblin\",", "{ id = \"snark\",")
        .replace(
            "[[citizens]]\nid = \"cleric\"\n",
            "[[citizens]]\nid = \"baker\"\nname_en = \"Baker\"\nname_fr = \"Boulanger\"\n",
        )
        .replace("\"cleric\"", "\"baker\"");
    let pack = Pack::<Data>::parse(&text).unwrap_or_else(|problems| panic!("{problems:?}"));
    let options = testkit::options::<Valeria>(&json!({ "players": 2 }));
    let state = Valeria::new(&options, pack, &Seed::from_number(1), &mut Witness::recording())
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let (page, _) = testkit::pages::page_of(&state, &[], Viewer::Seat(Seat::at(0)), Lang::EN);
    let drawings = drawings(&page);
    assert!(drawings["monster-snark"].contains("#p-hills"), "it lives where Goblins lived");
    for stranger in ["monster-snark", "citizen-baker"] {
        assert!(drawings[stranger].matches("<use").count() >= 3, "{stranger}: {}", drawings[stranger]);
    }
}

/// The numbers that a text tells, in order.
fn told(text: &str) -> Vec<i32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The points of a seat as its panel says them: what all can count, and what the Duke adds.
fn points(page: &str, seat: usize) -> Vec<i32> {
    let (_, rest) = page.split_once(&format!("popovertarget=\"va-score-{seat}\"")).expect("a score");
    told(rest.split('"').nth(1).expect("what it says"))
}

#[test]
fn the_score_on_the_board_becomes_the_final_score() {
    let of_four = pages::<Valeria>(json!({ "players": 4, "no_duke": true }), 3, |_, _, _| {});
    for over in [of_three(), &of_four] {
        let (page, _) = testkit::pages::page(over, Viewer::Spectator, Lang::EN);
        for standing in over.state().outcome().expect("an outcome").standings {
            let points = points(&page, standing.seat.index());
            assert_eq!(points.iter().sum::<i32>(), standing.score, "{points:?}");
        }
    }
}

#[test]
fn of_others_every_duke_counts_that_they_may_have() {
    // Seat 0 has seen Cornelius and El'syn, so nobody else has them.
    let patch = json!({ "players": {
        "0": { "citizens": { "monk": 3 }, "gold": 7 },
        "1": { "citizens": { "monk": 2 }, "domains": ["the_tower"], "vp": 3 },
    } });
    let page = page_of(&table(json!({ "players": 2 }), patch), 0);
    // Cornelius: nothing for Domains, 7 Resources by threes.
    assert_eq!(points(&page, 0), [0, 2]);
    // The Tower's 2 and 3 on the board; 3 Holy icons are worth most to Isabella and her like, and nothing to the Conqueror.
    assert_eq!(points(&page, 1)[..2], [5, 0]);
    let sheet = page.split("id=\"va-score-1\"").nth(1).and_then(|rest| rest.split("</div>").next());
    let sheet = sheet.expect("where it comes from");
    assert!(!sheet.contains("Cornelius") && !sheet.contains("syn"), "{sheet}");
    assert!(sheet.contains("Hrothgar") && sheet.contains("Isabella"), "{sheet}");
}

#[test]
fn what_the_dice_wake_is_lit_with_what_it_earns() {
    let patch = json!({ "dice": [4, 2], "players": {
        "0": { "citizens": { "archer": 2, "merchant": 1 } },
        "1": { "citizens": { "archer": 1 } },
    } });
    let play = table(json!({ "players": 2 }), patch);
    let lit = |seat: usize| -> Vec<String> {
        let page = page_of(&play, seat);
        let columns =
            page.split("<ol class=\"va-columns\">").nth(1).and_then(|rest| rest.split("</ol>").next());
        let columns =
            columns.expect("columns").split("<li").skip(1).filter(|li| li.starts_with(" class=\"lit"));
        columns.map(|li| read(&format!(" id=\"va-x\"><p{li}"), "va-x")).collect()
    };
    // Seat 0 is Active: 2 and 4 wake Merchant and Archers, 6 the Knight it began with.
    let own = lit(0);
    assert_eq!(own.len(), 3, "{own:?}");
    let earned = |mine: u8, theirs: u8| {
        let [mine_said, theirs_said] = ["va-d-on-turn", "va-d-off-turn"].map(|key| Lang::EN.say(key));
        format!("{mine_said}{mine}strength{theirs_said}{theirs}strength")
    };
    assert!(own[1].ends_with(&format!("×2{}", earned(4, 2))), "{own:?}");
    let other = lit(1);
    assert_eq!(other.len(), 2, "{other:?}");
    assert!(other[0].ends_with(&earned(2, 1)), "{other:?}");
}

#[test]
fn what_is_gained_is_asked_with_its_reason_and_which_time_it_is() {
    let asked = |play: &Play| {
        let seat = Seat::at(0);
        Valeria::question(&play.state.view(Viewer::Seat(seat)), seat, Lang::EN)
    };
    let starters = |dice| harvest(json!({}), json!({}), dice);
    assert!(asked(&starters([1, 2])).starts_with("The dice gave you nothing, so the Herald"));
    assert!(asked(&starters([5, 5])).starts_with("A double: the Herald"), "the Peasant was woken");
    let mut twice = starters([4, 4]);
    assert!(asked(&twice).ends_with("(1 of 2)"), "{}", asked(&twice));
    twice.act(0, json!({ "harvest_gain": "gold" }));
    assert!(asked(&twice).ends_with("(2 of 2)"), "{}", asked(&twice));
    let merchants =
        |dice| harvest(json!({}), json!({ "players": { "0": { "citizens": { "merchant": 1 } } } }), dice);
    assert_eq!(asked(&merchants([2, 2])), "Merchant: what do you gain? (1 of 2)");
    assert_eq!(asked(&merchants([2, 5])), "Merchant: what do you gain?");
}
