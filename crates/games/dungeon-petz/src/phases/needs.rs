//! Phase 4: hunger, poop, play, anger, magic and disease, each over all own pets in plot order.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    data::EMPLOYEE_COUNTS,
    event::Event,
    open::{Plot, with_employee},
    state::DungeonPetz,
    terms::{Cause, Employee, Food, Gap, Need, Term},
};

pub fn meals(game: &DungeonPetz, seat: Seat, plot: Plot, put: &mut impl FnMut(Action)) {
    let (player, data) = (game.player(seat), game.data());
    let hunger = player.hungry(data, plot);
    let (vegetables, meats, magic) = player.pantry(data, plot);
    for magic_box in [false, true] {
        if magic_box && (!magic || hunger == 0) {
            break;
        }
        let left = hunger - u8::from(magic_box);
        for vegetable in 0..=vegetables.min(left) {
            for meat in 0..=meats.min(left - vegetable) {
                put(Action::Feed { vegetable, meat, magic_box });
            }
        }
    }
}

/// DP-HUNG-01: what is not fed makes the pet suffer.
pub fn feed(
    game: &mut DungeonPetz,
    seat: Seat,
    plot: Plot,
    (vegetable, meat, magic_box): (u8, u8, bool),
    on: &mut Witness<Event>,
) {
    let data = game.data();
    let player = game.player_mut(seat);
    let Some(at) = player.pet_in(plot) else { return };
    let hunger = player.hungry(data, plot);
    // DP-HUNG-05: the feeders of the plot have done the rest.
    let cage = player.needs_in(data, plot, Need::Hunger) - hunger;
    let pet = player.pets[at].pet;
    for (food, mut tokens) in [(Food::Vegetable, vegetable), (Food::Meat, meat)] {
        // DP-HUNG-06: the oldest chamber first.
        for chamber in player.food[food].iter_mut().rev() {
            let eaten = tokens.min(*chamber);
            *chamber -= eaten;
            tokens -= eaten;
        }
    }
    if magic_box {
        player.magic_box = false;
    }
    let fed = vegetable.saturating_add(meat).saturating_add(u8::from(magic_box));
    if fed > 0 || cage > 0 {
        on.tell(Audience::ALL, "DP-HUNG-01", || Event::Fed { seat, pet, vegetable, meat, magic_box, cage });
    }
    game.suffer(seat, at, hunger.saturating_sub(fed), Need::Hunger, on);
}

/// DP-POOP-01, DP-POOP-02
pub fn poop(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    for plot in Plot::ALL {
        let data = game.data();
        let player = game.player_mut(seat);
        let poops = player.needs_in(data, plot, Need::Poop);
        if poops == 0 {
            continue;
        }
        let tokens = player.soiled(data, plot);
        let absorbed = poops - tokens;
        let manure = &mut player.plots[plot.index()].manure;
        *manure = manure.saturating_add(tokens);
        if let Some(at) = player.pet_in(plot) {
            let pet = player.pets[at].pet;
            on.tell(Audience::ALL, "DP-POOP-01", || Event::Pooped { seat, pet, tokens, absorbed });
        }
    }
}

pub fn games(
    game: &DungeonPetz,
    seat: Seat,
    from: Gap,
    begun: bool,
    met: &[u8; 4],
    put: &mut impl FnMut(Action),
) {
    if game.player(seat).imps > 0 {
        let bored: [u8; 4] = Plot::ALL.map(|plot| game.player(seat).bored(game.data(), plot, met));
        let employee = game.employee(seat);
        for gap in Gap::ALL.iter().copied().filter(|gap| *gap >= from) {
            let most = gap.plots().into_iter().map(|plot| bored[plot]).max().unwrap_or(0);
            // The employee comes first on his gap, so that a plan has one spelling.
            if employee && most >= EMPLOYEE_COUNTS && !(gap == from && begun) {
                put(Action::Entertain { gap, employee: true });
            }
            if most >= 1 {
                put(Action::Entertain { gap, employee: false });
            }
        }
    }
    put(Action::Done);
}

/// DP-PLAY-02 to DP-PLAY-04: one imp plays with both neighbours; the employee counts for more (DP-ART-12).
pub fn entertain(
    game: &mut DungeonPetz,
    seat: Seat,
    gap: Gap,
    employee: bool,
    mut met: [u8; 4],
    on: &mut Witness<Event>,
) -> [u8; 4] {
    use_imps(game, seat, 1);
    if employee {
        game.player_mut(seat).employee_used = true;
    }
    for plot in gap.plots() {
        met[plot] = met[plot].saturating_add(if employee { EMPLOYEE_COUNTS } else { 1 });
    }
    on.tell(Audience::ALL, "DP-PLAY-02", || Event::Entertained { seat, gap, employee });
    met
}

/// What nobody played with suffers.
pub fn bore(game: &mut DungeonPetz, seat: Seat, met: &[u8; 4], on: &mut Witness<Event>) {
    for plot in Plot::ALL {
        let left = game.player(seat).bored(game.data(), plot, met);
        if let Some(at) = game.player(seat).pet_in(plot) {
            game.suffer(seat, at, left, Need::Play, on);
        }
    }
}

/// Available imps take a job on the display board until phase 6.
pub fn use_imps(game: &mut DungeonPetz, seat: Seat, imps: u8) {
    let player = game.player_mut(seat);
    let imps = imps.min(player.imps);
    player.imps -= imps;
    player.busy = player.busy.saturating_add(imps);
}

/// All ways to hold an angry pet without a superfluous imp (DP-ANG-02), then letting it go.
pub fn catches(game: &DungeonPetz, seat: Seat, plot: Plot, put: &mut impl FnMut(Action)) {
    let excess = game.player(seat).angry(game.data(), plot);
    let (imps, suits) = (game.player(seat).imps, game.suits(seat));
    for employee in Employee::ALL.iter().copied() {
        let (helps, wears) = (employee != Employee::None, employee == Employee::Armour);
        if (helps && !game.employee(seat)) || (wears && suits == 0) {
            continue;
        }
        let by_employee = with_employee(0, helps);
        for armour in 0..=suits - u8::from(wears) {
            let catchers = excess.saturating_sub(by_employee + armour);
            let ordinary = armour + catchers;
            if ordinary + u8::from(helps) > imps {
                continue;
            }
            // Without any one of the imps the excess must not be covered.
            if ordinary + by_employee <= excess || ordinary == 0 {
                put(Action::Catch { armour, employee, catchers });
            }
        }
    }
    put(Action::Escape);
}

pub fn contain(game: &mut DungeonPetz, seat: Seat, plot: Plot, action: Action, on: &mut Witness<Event>) {
    let Some(at) = game.player(seat).pet_in(plot) else { return };
    let Action::Catch { armour, employee, catchers } = action else {
        game.lose(seat, at, Cause::Escaped, on);
        return;
    };
    let pet = game.player(seat).pets[at].pet;
    let suits = armour + u8::from(employee == Employee::Armour);
    let wounded = catchers + u8::from(employee == Employee::Catcher);
    use_imps(game, seat, suits);
    let player = game.player_mut(seat);
    player.armour_used = player.armour_used.saturating_add(suits);
    player.employee_used |= employee != Employee::None;
    // DP-ANG-04
    let wounded = wounded.min(player.imps);
    player.imps -= wounded;
    player.hospital = player.hospital.saturating_add(wounded);
    on.tell(Audience::ALL, "DP-ANG-02", || Event::Caught { seat, pet, armour, employee, catchers });
}

/// Imps in armour on the purple number, none of them beyond the excess (DP-SHOW-06).
pub fn wards(game: &DungeonPetz, seat: Seat, plot: Plot, put: &mut impl FnMut(Action)) {
    let excess = game.player(seat).magical(game.data(), plot);
    let (imps, suits) = (game.player(seat).imps, game.suits(seat));
    for employee in [false, true] {
        if employee && (!game.employee(seat) || suits == 0 || imps == 0) {
            break;
        }
        let room = (suits - u8::from(employee)).min(imps - u8::from(employee));
        for armour in 0..=room {
            if armour == 0 || with_employee(armour, employee) <= excess {
                put(Action::Ward { armour, employee });
            }
        }
    }
}

/// DP-MAG-02, DP-MAG-03
pub fn ward(game: &mut DungeonPetz, seat: Seat, plot: Plot, action: Action, on: &mut Witness<Event>) {
    let Some(at) = game.player(seat).pet_in(plot) else { return };
    let (armour, employee) = match action {
        Action::Ward { armour, employee } => (armour, employee),
        _ => (0, false),
    };
    let excess = game.player(seat).magical(game.data(), plot);
    let pet = game.player(seat).pets[at].pet;
    let suits = armour + u8::from(employee);
    if suits > 0 {
        use_imps(game, seat, suits);
        let player = game.player_mut(seat);
        player.armour_used = player.armour_used.saturating_add(suits);
        player.employee_used |= employee;
        on.tell(Audience::ALL, "DP-ART-09", || Event::Warded { seat, pet, armour, employee });
    }
    let tokens = excess.saturating_sub(with_employee(armour, employee));
    if tokens == 0 {
        return;
    }
    let data = game.data();
    let owned = &mut game.player_mut(seat).pets[at];
    let lost = owned.mutates(data, tokens);
    owned.mutation = owned.mutation.saturating_add(tokens);
    on.tell(Audience::ALL, "DP-MAG-02", || Event::Mutated { seat, pet, tokens });
    if lost {
        game.lose(seat, at, Cause::Mutated, on);
    }
}

/// DP-DIS-01 to DP-DIS-03
pub fn sicken(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    for plot in Plot::ALL {
        let player = game.player(seat);
        let tokens = player.sick(game.data(), plot, player.plots[plot.index()].manure);
        if let Some(at) = player.pet_in(plot) {
            game.suffer(seat, at, tokens, Need::Disease, on);
        }
    }
}
