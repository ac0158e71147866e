//! Phase 4: needs in their order, the shovel, the exhibition.

use engine::{Refusal, Seat};

use super::{by, no_employee, reasons};
use crate::{
    action::Action,
    data::EMPLOYEE_COUNTS,
    open::{Card, Plot, Step, carried, with_employee},
    phases::shovel,
    state::DungeonPetz,
    terms::{Employee, Food, Gap, Need, Term},
};

pub fn show(game: &DungeonPetz, seat: Seat, step: Step, action: Action) -> Refusal {
    match (step, action) {
        (Step::Hunger { plot }, Action::Feed { vegetable, meat, magic_box }) => {
            feed(game, seat, plot, (vegetable, meat, magic_box))
        }
        (Step::Play { gap: from, met, .. }, Action::Entertain { gap, employee }) => {
            entertain(game, seat, from, &met, gap, employee)
        }
        (Step::Anger { plot }, Action::Catch { armour, employee, catchers }) => {
            catch(game, seat, plot, armour, employee, catchers)
        }
        (Step::Magic { .. }, Action::Ward { armour, employee }) => ward(game, seat, armour, employee),
        (Step::Shovel { plot } | Step::ShovelAgain { plot }, Action::Shovel { plot: asked, tokens })
            if asked == plot =>
        {
            dig(game, seat, plot, tokens)
        }
        (Step::Sleep { colour, from }, Action::Discard(card)) => surplus(game, seat, card, colour, from),
        (Step::Exhibit, Action::Exhibit { plot, need }) => exhibit(game, seat, plot, need),
        (step, Action::Done) => must(step),
        (_, action) => other_step(game, seat, action),
    }
}

/// An answer to another step of the turn.
fn other_step(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    match action {
        Action::Shovel { .. } if game.shovel(seat) == 0 => by(&["DP-ART-07"]),
        Action::Shovel { .. } => by(&["DP-SHOW-06", "DP-ART-07"]),
        Action::Discard(card) if game.player(seat).owed[card.colour] == 0 => by(&["DP-SLEEP-02"]),
        Action::Exhibit { .. } => match game.exhibition() {
            None => by(&["DP-EXH-01"]),
            Some(tile) if !game.data().exhibition(tile).single => by(&["DP-EXH-03"]),
            Some(_) => by(&["DP-SHOW-01", "DP-EXH-01"]),
        },
        _ => by(&["DP-SHOW-02", "DP-SHOW-06"]),
    }
}

/// "No more" where the step wants an answer.
fn must(step: Step) -> Refusal {
    match step {
        Step::Hunger { .. } => by(&["DP-HUNG-01", "DP-SHOW-06"]),
        Step::Anger { .. } => by(&["DP-ANG-03", "DP-ANG-02"]),
        Step::Magic { .. } => by(&["DP-SHOW-06", "DP-MAG-02"]),
        Step::Sleep { .. } => by(&["DP-SLEEP-02"]),
        Step::Exhibit => by(&["DP-EXH-02", "DP-SHOW-06"]),
        Step::Shovel { .. } | Step::ShovelAgain { .. } | Step::Play { .. } => by(&["DP-SHOW-06"]),
        Step::Reveal | Step::Poop | Step::Disease => by(&["DP-SHOW-02"]),
    }
}

fn feed(game: &DungeonPetz, seat: Seat, plot: Plot, (vegetable, meat, magic_box): (u8, u8, bool)) -> Refusal {
    let player = game.player(seat);
    let Some(at) = player.pet_in(plot) else { return by(&["DP-HUNG-01"]) };
    let pet = &player.pets[at];
    let diet = game.data().pet(pet.pet).diet;
    let wrong = |tokens: u8, food| tokens > 0 && !diet.eats(food);
    if wrong(vegetable, Food::Vegetable) || wrong(meat, Food::Meat) {
        return by(&["DP-HUNG-02"]).because(reasons::wrong_food(pet.pet));
    }
    if magic_box && !player.magic_box {
        return by(&["DP-HUNG-07", "DP-ART-15"]);
    }
    let stock = (player.stock(Food::Vegetable), player.stock(Food::Meat));
    if vegetable > stock.0 || meat > stock.1 {
        return by(&["DP-HUNG-01"]).because(reasons::food_stock(stock.0, stock.1));
    }
    let tokens = u16::from(vegetable) + u16::from(meat) + u16::from(magic_box);
    // Enough for the cards, but the cage has fed some of the hunger already.
    if tokens <= u16::from(pet.need(game.data(), Need::Hunger)) {
        return by(&["DP-HUNG-05", "DP-HUNG-01"]);
    }
    by(&["DP-HUNG-01", "DP-SHOW-06"]).because(reasons::too_much_food(pet.pet))
}

fn entertain(game: &DungeonPetz, seat: Seat, from: Gap, met: &[u8; 4], gap: Gap, employee: bool) -> Refusal {
    if let Some(refusal) = no_employee(game, seat).filter(|_| employee) {
        return refusal;
    }
    if game.player(seat).imps == 0 {
        return by(&["DP-SHOW-04", "DP-PLAY-02"]).because(reasons::too_few_imps(1, 0));
    }
    if gap < from {
        return by(&["DP-SHOW-06"]);
    }
    let [one, two] = gap.plots().map(|plot| game.player(seat).bored(game.data(), Plot::at(plot), met));
    match (one.max(two), employee) {
        (0, _) => by(&["DP-PLAY-02", "DP-SHOW-06"]),
        (..EMPLOYEE_COUNTS, true) => by(&["DP-ART-12", "DP-SHOW-06"]),
        _ => by(&["DP-SHOW-06"]),
    }
}

fn catch(
    game: &DungeonPetz,
    seat: Seat,
    plot: Plot,
    armour: u8,
    employee: Employee,
    catchers: u8,
) -> Refusal {
    let helps = employee != Employee::None;
    if let Some(refusal) = no_employee(game, seat).filter(|_| helps) {
        return refusal;
    }
    let suits = u16::from(armour) + u16::from(employee == Employee::Armour);
    if suits > u16::from(game.suits(seat)) {
        return by(&["DP-ART-09"]).because(reasons::suits(suits, game.suits(seat)));
    }
    let imps = u16::from(armour) + u16::from(catchers) + u16::from(helps);
    let has = game.player(seat).imps;
    if imps > u16::from(has) {
        return by(&["DP-ANG-03", "DP-SHOW-04"]).because(reasons::too_few_imps(imps, has));
    }
    let anger = game.player(seat).angry(game.data(), plot);
    if with_employee(armour.saturating_add(catchers), helps) < anger {
        return by(&["DP-ANG-03"]).because(reasons::anger(anger));
    }
    by(&["DP-ANG-02", "DP-SHOW-06"])
}

fn ward(game: &DungeonPetz, seat: Seat, armour: u8, employee: bool) -> Refusal {
    if let Some(refusal) = no_employee(game, seat).filter(|_| employee) {
        return refusal;
    }
    let imps = u16::from(armour) + u16::from(employee);
    if imps > u16::from(game.suits(seat)) {
        return by(&["DP-ART-09", "DP-MAG-02"]).because(reasons::suits(imps, game.suits(seat)));
    }
    let has = game.player(seat).imps;
    if imps > u16::from(has) {
        return by(&["DP-SHOW-04"]).because(reasons::too_few_imps(imps, has));
    }
    by(&["DP-SHOW-06"])
}

/// Too many tokens: for the shovel, for an employee who has had his job, or for what lies in the cage.
fn dig(game: &DungeonPetz, seat: Seat, plot: Plot, tokens: u8) -> Refusal {
    let player = game.player(seat);
    let (single, wanted) = (game.shovel(seat), player.shovelled.saturating_add(tokens));
    let doubled = wanted > single && wanted <= carried(single, true);
    if tokens <= player.plots[plot.index()].manure
        && tokens > game.shovel_left(seat)
        && doubled
        && let Some(refusal) = no_employee(game, seat).filter(|_| game.has_employee(seat))
    {
        return refusal;
    }
    let most = shovel::most(game, seat, plot);
    by(&["DP-ART-07"]).because(reasons::shovel(most))
}

fn surplus(game: &DungeonPetz, seat: Seat, card: Card, colour: crate::terms::Colour, from: Need) -> Refusal {
    let held = |card: Card| card.need != Need::Sleep && game.private(seat).hand[card.colour][card.need] > 0;
    if card.colour == colour && card.need < from && held(card) {
        return by(&["DP-SHOW-06", "DP-SLEEP-02"]);
    }
    by(&["DP-SLEEP-02"])
}

fn exhibit(game: &DungeonPetz, seat: Seat, plot: Plot, need: Option<Need>) -> Refusal {
    let player = game.player(seat);
    let Some(at) = player.pet_in(plot) else { return by(&["DP-EXH-02"]) };
    let names_need = game.exhibition().is_some_and(|tile| game.data().exhibition(tile).names_need());
    let lies = need.is_some_and(|need| player.pets[at].needs(game.data())[need.index()] > 0);
    if names_need && !lies {
        return by(&["DP-EXT-02", "DP-SHOW-06"]);
    }
    by(&["DP-SHOW-06", "DP-EXH-02"])
}
