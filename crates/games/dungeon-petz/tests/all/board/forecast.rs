//! What the page says will become of pets is what becomes of them.

use engine::{Game, Pack, Seat, Seed, Table, Viewer};

use dungeon_petz::{
    Data, DungeonPetz,
    board::page::forecast::{crew::entertain, forecast},
    data::{ArtifactId, CageId, PetId, Power},
    open::{Assigned, Pet, Player, Plot, Treasure},
    terms::{Cause, Colour, Food, Need, Term},
};

fn data() -> &'static Data {
    Pack::<Data>::built_in().expect("the data of the box").data()
}

/// A player of a new game, with a cage on plot 2 besides the first one and no manure.
fn player() -> Player {
    let pack = Pack::<Data>::built_in().expect("the data of the box");
    let options = engine::json::read(pack, "options", &serde_json::json!({ "players": 2 })).expect("options");
    let table = Table::<DungeonPetz>::open(options, pack, Seed::from_number(1)).expect("a table");
    let mut player = table.state().view(Viewer::Seat(Seat::at(0))).shown().players.remove(0);
    player.plots[0].manure = 0;
    player.plots[1].cage = Some(CageId(0));
    player
}

fn named(name: &str) -> PetId {
    let at = data().pets.iter().position(|kind| kind.label.id == name).expect("a pet of the box");
    PetId(at as u8)
}

fn pet(name: &str, size: u8, plot: usize, needs: &[Need]) -> Pet {
    let cards =
        needs.iter().map(|need| Assigned { colour: Colour::Green, need: *need, turned: false }).collect();
    Pet { pet: named(name), size, suffering: 0, mutation: 0, plot: Some(Plot::at(plot)), cards }
}

#[test]
fn picky_pets_eat_first_and_old_food_goes_first() {
    let mut player = player();
    player.food[Food::Vegetable] = [1, 0, 1, 0];
    player.food[Food::Meat] = [0, 0, 0, 0];
    player.pets = [pet("dunguin", 4, 0, &[Need::Hunger]), pet("birdie", 4, 1, &[Need::Hunger, Need::Hunger])]
        .into_iter()
        .collect();
    let known = forecast(data(), &player);
    assert_eq!(known.eaten[Food::Vegetable.index()], [1, 0, 1, 0]);
    assert_eq!((known.fates[0].unfed, known.fates[1].unfed), (1, 0));
    assert_eq!(known.fates[0].open, 3);
    player.magic_box = true;
    let known = forecast(data(), &player);
    assert!(known.magic_box);
    assert_eq!(known.fates[0].unfed, 0);
}

#[test]
fn what_spoils_sooner_is_eaten_sooner() {
    let mut player = player();
    player.food[Food::Vegetable] = [1, 0, 0, 0];
    player.food[Food::Meat] = [0, 1, 0, 0];
    player.pets = [pet("dunguin", 4, 0, &[Need::Hunger])].into_iter().collect();
    let known = forecast(data(), &player);
    assert_eq!(known.eaten, [[0; 4], [0, 1, 0, 0]]);
}

#[test]
fn one_imp_between_two_pets_plays_with_both() {
    assert_eq!(entertain([1, 1, 0, 0], 9), (1, [0; 4]));
    // Diagonal plots do not adjoin.
    assert_eq!(entertain([1, 0, 0, 1], 9), (2, [0; 4]));
    assert_eq!(entertain([2, 1, 0, 0], 1), (1, [1, 0, 0, 0]));
    assert_eq!(entertain([0; 4], 3), (0, [0; 4]));
}

#[test]
fn too_few_imps_let_a_pet_go() {
    let mut player = player();
    // The first cage has strength 1.
    player.imps = 1;
    player.pets =
        [pet("birdie", 4, 0, &[Need::Play]), pet("snappy", 4, 1, &[Need::Anger, Need::Anger, Need::Anger])]
            .into_iter()
            .collect();
    let known = forecast(data(), &player);
    assert_eq!((known.crew.players, known.crew.catchers, known.missing), (1, 0, 2));
    assert_eq!(known.fates[1].lost, Some(Cause::Escaped));
    player.imps = 3;
    let known = forecast(data(), &player);
    assert_eq!((known.crew.players, known.crew.catchers, known.missing), (1, 2, 0));
    assert_eq!(known.fates[1].lost, None);
}

#[test]
fn magic_above_the_cage_mutates() {
    let mut player = player();
    player.pets = [pet("uni", 4, 0, &[Need::Magic, Need::Magic])].into_iter().collect();
    assert_eq!(forecast(data(), &player).fates[0].mutation, 1);
    assert_eq!(forecast(data(), &player).fates[0].lost, None);
    player.pets[0].mutation = 1;
    assert_eq!(forecast(data(), &player).fates[0].lost, Some(Cause::Mutated));
}

#[test]
fn disease_counts_old_and_new_manure() {
    let mut player = player();
    player.plots[0].manure = 1;
    player.pets = [pet("bubl", 4, 0, &[Need::Disease])].into_iter().collect();
    assert_eq!(forecast(data(), &player).fates[0].sick, 0);
    player.pets = [pet("bubl", 4, 0, &[Need::Disease, Need::Poop])].into_iter().collect();
    let fate = &forecast(data(), &player).fates[0];
    assert_eq!((fate.poop, fate.sick, fate.lost), (1, 2, None));
    player.pets[0].suffering = 2;
    assert_eq!(forecast(data(), &player).fates[0].lost, Some(Cause::Suffering));
}

/// With the artifact that has this power.
fn equip(player: &mut Player, power: impl Fn(Power) -> bool) {
    let at = (0..data().artifacts.len()).map(|at| ArtifactId(at as u8)).find(|id| power(data().power(*id)));
    player.artifacts.push(Treasure { artifact: at.expect("an artifact of the box"), colour: None });
}

#[test]
fn armour_holds_without_a_wound_and_then_wards() {
    let mut player = player();
    player.imps = 3;
    equip(&mut player, |power| matches!(power, Power::Armour { .. }));
    // Strength 1 and antimagic 1: one point of anger and one of magic are left.
    player.pets =
        [pet("snappy", 4, 0, &[Need::Anger, Need::Anger, Need::Magic, Need::Magic])].into_iter().collect();
    let known = forecast(data(), &player);
    assert_eq!((known.crew.armoured, known.crew.catchers, known.missing), (2, 0, 0));
    assert_eq!((known.fates[0].mutation, known.fates[0].lost), (0, None));
    // Suits that are worn already help nobody else.
    player.armour_used = 2;
    let known = forecast(data(), &player);
    assert_eq!((known.crew.armoured, known.crew.catchers, known.fates[0].mutation), (0, 1, 1));
}

#[test]
fn the_employee_of_the_month_counts_twice_once() {
    let mut player = player();
    player.imps = 1;
    equip(&mut player, |power| power == Power::Employee);
    player.pets = [pet("snappy", 4, 0, &[Need::Anger, Need::Anger, Need::Anger])].into_iter().collect();
    let known = forecast(data(), &player);
    assert_eq!((known.crew.catchers, known.crew.employed, known.fates[0].lost), (1, true, None));
    player.employee_used = true;
    assert_eq!(forecast(data(), &player).fates[0].lost, Some(Cause::Escaped));
    // Alone at home he plays for two.
    player.employee_used = false;
    player.pets = [pet("birdie", 4, 0, &[Need::Play, Need::Play])].into_iter().collect();
    let known = forecast(data(), &player);
    assert_eq!((known.crew.players, known.crew.employed, known.fates[0].bored), (1, true, 0));
}
