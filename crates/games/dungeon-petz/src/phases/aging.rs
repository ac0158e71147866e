//! Phase 6: pets grow, food ages, imps go home; then the next round.

use engine::{Audience, List, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    open::Phase,
    state::DungeonPetz,
    terms::{Food, Space, Term},
};

/// DP-AGE-02
pub fn grow(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    let sizes = &game.data().sizes;
    for seat in game.seats() {
        for pet in &mut game.players[seat.index()].pets {
            let (id, size) = (pet.pet, sizes.grown(pet.size, 1));
            if size > pet.size {
                pet.size = size;
                on.tell(Audience::ALL, "DP-AGE-02", || Event::Grew { seat, pet: id, size });
            }
        }
    }
    game.phase = Phase::Storing { seat: game.first() };
}

/// The magic box is owned, empty, and there is food to put into it (DP-AGE-05).
fn may_store(game: &DungeonPetz, seat: Seat) -> bool {
    let player = game.player(seat);
    !player.magic_box && game.has_box(seat) && Food::ALL.iter().any(|food| player.stock(*food) > 0)
}

pub fn settle(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) -> bool {
    if may_store(game, seat) {
        return true;
    }
    age_food(game, seat, on);
    false
}

pub fn answers(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    for food in Food::ALL.iter().filter(|food| game.player(seat).stock(**food) > 0) {
        put(Action::Store(*food));
    }
    put(Action::Done);
}

pub fn answer(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    if let Action::Store(food) = action {
        let player = game.player_mut(seat);
        if let Some(oldest) = player.food[food].iter_mut().rev().find(|chamber| **chamber > 0) {
            *oldest -= 1;
            player.magic_box = true;
            on.tell(Audience::ALL, "DP-AGE-05", || Event::Stored { seat, food });
        }
    }
    age_food(game, seat, on);
}

/// DP-AGE-03: the last chamber is emptied, everything else moves on.
fn age_food(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    let data = game.data();
    let player = game.player_mut(seat);
    let mut spoiled = [0u8; 2];
    for food in Food::ALL.iter().copied() {
        let chambers = &mut player.food[food];
        let lasting = data.lasting(food);
        spoiled[food.index()] =
            chambers[lasting..].iter().fold(0u8, |sum, tokens| sum.saturating_add(*tokens));
        chambers[lasting..].fill(0);
        chambers[..=lasting].rotate_right(1);
    }
    let [vegetable, meat] = spoiled;
    if vegetable.saturating_add(meat) > 0 {
        on.tell(Audience::ALL, "DP-AGE-03", || Event::Spoiled { seat, vegetable, meat });
    }
    match game.after(seat) {
        Some(seat) => game.phase = Phase::Storing { seat },
        None => {
            go_home(game, on);
            next_round(game, on);
        }
    }
}

/// DP-AGE-06, DP-AGE-07
fn go_home(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    for seat in game.seats() {
        let imps = game.coming_home(seat);
        game.player_mut(seat).busy = 0;
        for space in &Space::ALL[..crate::terms::SPACES] {
            let Some(crew) = game.board.spaces[*space].filter(|crew| crew.seat == seat) else { continue };
            game.board.spaces[*space] = None;
            if *space == Space::Platform {
                let player = game.player_mut(seat);
                player.platform = player.platform.saturating_add(crew.imps);
                if crew.imps > 0 {
                    on.tell(Audience::ALL, "DP-SHOP-26", || Event::OnPlatform { seat, imps: crew.imps });
                }
            }
        }
        let player = game.player_mut(seat);
        player.imps = player.imps.saturating_add(imps);
        player.exhibition = None;
        player.employee_used = false;
        player.armour_used = 0;
        player.shovelled = 0;
        player.owed = Default::default();
        player.sold.clear();
        player.platform_sale = false;
        if imps > 0 {
            on.tell(Audience::ALL, "DP-AGE-06", || Event::ImpsHome { seat, imps });
        }
    }
}

/// DP-NEXT-01 to DP-NEXT-04
fn next_round(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    if game.rounds_left() == 0 {
        game.phase = Phase::Scoring;
        return;
    }
    game.round += 1;
    let players = game.players.len();
    let last = game.rounds_left() == 0;
    let left = game.start.next(players);
    if last && game.data().progress(players).lowest_starts_last {
        // Passed left until it reaches one of the lowest; the present holder comes last.
        let lower = |one: Seat, two: Seat| game.player(two).reputation < game.player(one).reputation;
        game.start = left.around(players).fold(left, |one, two| if lower(one, two) { two } else { one });
    } else {
        game.start = left;
    }
    let seat = game.start;
    let clause = if last && players == 4 { "DP-NEXT-03" } else { "DP-NEXT-02" };
    on.tell(Audience::ALL, clause, || Event::Starts { seat });
    game.final_order = None;
    if last && game.options.final_order {
        // DP-VAR-11: a stable sort keeps those nearer to the starting player first.
        let mut order: List<Seat, 4> = game.start.around(players).collect();
        order.sort_by_key(|seat| game.player(*seat).reputation);
        game.final_order = Some(order);
        on.tell(Audience::ALL, "DP-VAR-11", || Event::Order { order });
    }
    game.phase = Phase::Setup;
}
