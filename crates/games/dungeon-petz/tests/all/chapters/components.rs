//! Chapter 2: components and limits; chapter 20: the customers.

use dungeon_petz::{
    data::Wish,
    open::Pet,
    terms::{Colour, Need, Symbol, Term},
};
use engine::{Game, Names};
use serde_json::json;

use crate::common::*;

// rule: DP-COMP-01
#[test]
fn tokens_never_run_out() {
    let petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": {
            "0": { "imps": 0, "gold": 90, "plots": { "0": { "manure": 60 } }, "pets": [pet("bubl", 4, 1, "green poop, red poop")] },
            "1": pause(),
        },
    }));
    // The box has 40 gold and 30 manure tokens.
    assert_eq!(petz.get("/players/0/plots/0/manure"), json!(62));
    assert_eq!(petz.get("/players/0/gold"), json!(90));
}

// rule: DP-COMP-02
#[test]
fn ten_imps_and_two_markers_each() {
    for players in 2..=4 {
        let petz = table(json!({ "players": players }));
        for piece in petz.state.pieces().iter().filter(|piece| piece.0.0.starts_with("imps")) {
            assert_eq!(piece.1, 10);
        }
        // One marker for reputation, one for the exhibition tent.
        assert_eq!(petz.get("/players/0/reputation"), json!(0));
        assert_eq!(petz.get("/players/0/exhibition"), json!(null));
    }
    let refused = table(json!({ "players": 2 })).try_merged(&json!({ "players": { "0": { "imps": 7 } } }));
    assert!(refused.is_err_and(|reason| reason.to_string().contains("11 imps")));
}

// rule: DP-COMP-03
#[test]
fn what_the_box_holds() {
    let data = pack();
    assert_eq!(data.pets.len(), 18);
    assert_eq!(data.exhibitions.len(), 8);
    assert_eq!(data.customers.len(), 8);
    assert_eq!(data.potions, 5);
    assert_eq!(data.cages.len(), 12, "eleven and the pre-printed one");
    assert_eq!(data.addons.iter().map(|addon| addon.copies).sum::<u8>(), 6);
    assert_eq!(data.addons.len(), 4);
    assert_eq!(data.artifacts.len(), 10);
    assert_eq!(data.decks.iter().flat_map(|deck| deck.cards).map(u32::from).sum::<u32>(), 104);
}

// rule: DP-COMP-04
#[test]
fn the_four_decks() {
    // hunger, poop, play, anger, magic, disease
    assert_eq!(pack().deck(Colour::Green).cards, [16, 10, 0, 4, 0, 2]);
    assert_eq!(pack().deck(Colour::Red).cards, [3, 3, 4, 12, 0, 2]);
    assert_eq!(pack().deck(Colour::Yellow).cards, [2, 2, 12, 0, 4, 4]);
    assert_eq!(pack().deck(Colour::Purple).cards, [0, 0, 4, 4, 12, 4]);
}

// rule: DP-COMP-05
#[test]
fn dominant_needs() {
    let dominant = |colour| pack().deck(colour).dominant;
    assert_eq!(dominant(Colour::Green), Need::Hunger);
    assert_eq!(dominant(Colour::Red), Need::Anger);
    assert_eq!(dominant(Colour::Yellow), Need::Play);
    assert_eq!(dominant(Colour::Purple), Need::Magic);
}

// rule: DP-COMP-06
#[test]
fn six_needs_and_sleep() {
    let names: Vec<&str> = Need::ALL.iter().map(|need| need.name()).collect();
    assert_eq!(names, ["hunger", "poop", "play", "anger", "magic", "disease", "sleep"]);
    // Sleep requires nothing: no token, no question about the pet.
    let petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": {
            "0": { "imps": 0, "pets": [pet("uni", 2, 1, "yellow sleep, purple sleep")] },
            "1": pause(),
        },
    }));
    assert_eq!(petz.asked(), [1]);
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(0));
}

// rule: DP-COMP-07
#[test]
fn cages_sum_to_three() {
    for cage in &pack().cages[1..] {
        let symbols: u8 = Symbol::ALL.iter().map(|symbol| cage.gives.symbol(*symbol)).sum();
        assert_eq!(cage.gives.strength + cage.gives.antimagic + symbols, 3, "{}", cage.label.id);
    }
    let printed = &pack().cages[0].gives;
    assert_eq!((printed.strength, printed.antimagic, printed.symbols), (1, 1, [0; 4]));
}

// rule: DP-COMP-08, DP-COMP-09
#[test]
fn symbols_work_once_a_round_and_add_up() {
    // Two toys meet two play needs; grass feeds one hunger; a drain takes one poop.
    let petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": {
            "0": {
                "imps": 0,
                "plots": { "0": { "cage": "cage_10", "addon": "addon_toys", "manure": 0 }, "1": { "cage": "cage_06" }, "2": { "cage": "cage_08" } },
                "pets": [
                    pet("uni", 4, 1, "yellow play, purple play, yellow play"),
                    pet("birdie", 4, 2, "green hunger, yellow hunger"),
                    pet("bubl", 4, 3, "green poop, red poop"),
                ],
            },
            "1": pause(),
        },
    }));
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(1));
    assert_eq!(petz.get("/players/0/pets/1/suffering"), json!(1));
    assert_eq!(petz.get("/players/0/plots/2/manure"), json!(1));
}

// rule: DP-COMP-10
#[test]
fn fittings_serve_their_own_plot_only() {
    let petz = four(json!({ "players": { "0": {
        "plots": { "1": { "cage": "cage_10" }, "2": { "addon": "addon_strength" } },
    } } }));
    let player = &petz.state.players[0];
    let data = petz.state.data();
    let plots = dungeon_petz::open::Plot::ALL;
    assert_eq!(player.symbol(data, plots[0], Symbol::Play), 0);
    assert_eq!(player.symbol(data, plots[1], Symbol::Play), 1);
    assert_eq!(player.fitting(data, plots[2]).strength, 0, "an addon without a cage");
}

// rule: DP-COMP-11
#[test]
fn bars_prices_and_growth_by_size() {
    let data = pack();
    let birdie = &data.pets[usize::from(data.find(0, "birdie").expect("known"))];
    assert_eq!(birdie.bars.len(), 7);
    assert_eq!(birdie.bars[..3], [Colour::Yellow, Colour::Purple, Colour::Purple]);
    // Visible bars at size 3, sorted as cards are assigned.
    assert_eq!(birdie.sorted[3][..3], [Colour::Yellow, Colour::Purple, Colour::Purple]);
    assert_eq!(data.sizes.sale, 4, "smaller pets show `not for sale`");
    assert_eq!(data.sizes.growth, [0, 0, 2, 2, 1, 1, 1, 0]);
}

// rule: DP-COMP-12
#[test]
fn prices_by_diet() {
    let price = |name: &str, size: u8| {
        let id = dungeon_petz::data::PetId(pack().find(0, name).expect("known"));
        Pet::new(id, size).price(pack().data()).expect("for sale")
    };
    assert_eq!([4, 5, 6, 7].map(|size| price("drago", size)), [3, 4, 5, 6]);
    assert_eq!([4, 5, 6, 7].map(|size| price("uni", size)), [2, 3, 4, 5]);
    assert_eq!([4, 5, 6, 7].map(|size| price("bubl", size)), [1, 2, 3, 4]);
}

// rule: DP-COMP-13
#[test]
fn tokens_are_only_numbers() {
    let petz = four(json!({ "players": { "0": { "pets": [with_tokens(pet("uni", 4, 1, ""), 2, 1)] } } }));
    assert_eq!(petz.get("/players/0/pets/0/mutation"), json!(1));
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(2));
}

// rule: DP-COMP-16
#[test]
fn stacks_are_never_reshuffled_and_deal_what_remains() {
    let petz = four(json!({
        "round": 2, "phase": "setup",
        "board": { "pet_pile": ["uni"], "cage_stack": ["cage_01"], "addon_stack": [], "artifact_stack": ["magic_box"],
                   "young": [], "old": ["bubl", "drago"] },
    }));
    assert_eq!(petz.get("/board/young"), json!(["uni"]));
    assert_eq!(petz.get("/board/old"), json!([]), "pets sent to the farm are gone");
    assert_eq!(petz.get("/board/pet_pile"), json!([]));
    assert_eq!(petz.get("/board/cages/1"), json!("cage_01"));
    assert_eq!(petz.get("/board/cages/2"), json!(null));
    assert_eq!(petz.get("/board/artifacts"), json!(["magic_box"]));
    assert_eq!(petz.get("/board/addons/1"), json!(null));
}

// rule: DP-COMP-17, DP-FINAL-07
#[test]
fn reputation_has_no_ceiling() {
    let petz = four(json!({ "round": 2, "phase": "awards", "players": {
        "0": { "reputation": 198, "exhibition": 8, "plots": { "0": { "manure": 0 } } },
    } }));
    assert_eq!(petz.get("/players/0/reputation"), json!(214), "99 and 8");
    // Cards in hand score nothing at the end.
    let bare = json!({ "imps": 10, "extra_imps": [], "gold": 0, "reputation": 300 });
    let end = two(json!({ "phase": "scoring", "players": { "0": bare, "1": bare } }));
    assert_eq!(end.state.outcome().expect("over").scores(), [300, 300]);
}

fn wishes(name: &str) -> &'static [(Wish, i8)] {
    let at = pack().find(5, name).unwrap_or_else(|| panic!("no customer {name}"));
    &pack().data().customers[usize::from(at)].terms
}

fn likes(name: &str, wish: Wish) -> bool {
    wishes(name).iter().any(|(known, points)| *known == wish && *points > 0)
}

fn dislikes(name: &str, wish: Wish) -> bool {
    wishes(name).iter().any(|(known, points)| *known == wish && *points < 0)
}

// rule: DP-SELL-06, DP-CUST-10
#[test]
fn every_customer_dislikes_suffering() {
    for customer in &pack().data().customers {
        assert!(dislikes(&customer.label.id, Wish::Suffering), "{}", customer.label.id);
    }
    // The values in use are data: another pack may say otherwise, but not that.
    let text = <dungeon_petz::Data as engine::Components>::BUILT_IN;
    let other = text.replace(
        r#"{ what = "anger", points = 2, per = "each""#,
        r#"{ what = "anger", points = 3, per = "each""#,
    );
    let other: engine::Pack<dungeon_petz::Data> = engine::Pack::parse(&other).expect("a good pack");
    assert!(other.customers.iter().any(|customer| customer.terms.contains(&(Wish::Need(Need::Anger), 3))));
}

// rule: DP-CUST-01, DP-CUST-02, DP-CUST-03, DP-CUST-04
#[test]
fn the_dungeon_family() {
    assert!(
        likes("dungeon_master", Wish::Need(Need::Anger)) && likes("dungeon_master", Wish::Need(Need::Magic))
    );
    assert!(dislikes("dungeon_granny", Wish::Need(Need::Magic)));
    assert!(
        wishes("dungeon_granny").iter().any(|(_, points)| *points > 0),
        "she wants something to care for"
    );
    for need in [Need::Play, Need::Anger, Need::Magic] {
        assert!(wishes("dungeon_mistress").contains(&(Wish::Need(need), 1)));
    }
    assert!(wishes("dungeon_mistress").contains(&(Wish::Need(Need::Poop), -1)));
    assert!(wishes("dungeon_girl").contains(&(Wish::Need(Need::Play), 2)));
    assert!(wishes("dungeon_girl").contains(&(Wish::Need(Need::Anger), -1)));
}

// rule: DP-CUST-05, DP-CUST-06, DP-CUST-07, DP-CUST-08, DP-CUST-09
#[test]
fn the_other_customers_and_two_rainbows() {
    assert!(likes("warlock", Wish::Need(Need::Magic)) && dislikes("warlock", Wish::Mutation));
    assert!(wishes("porky_orky").iter().any(|(_, points)| *points > 0));
    assert!(wishes("farmer_troll").contains(&(Wish::Rainbow(Need::Poop), 3)));
    assert!(
        likes("lich_lord", Wish::Rainbow(Need::Disease)) && dislikes("lich_lord", Wish::Need(Need::Hunger))
    );
    let rainbows: Vec<Wish> = pack()
        .data()
        .customers
        .iter()
        .flat_map(|customer| &customer.terms)
        .map(|(wish, _)| *wish)
        .filter(|wish| matches!(wish, Wish::Rainbow(_)))
        .collect();
    assert_eq!(rainbows.len(), 2);
    assert!(rainbows.contains(&Wish::Rainbow(Need::Poop)));
}
