//! Phase 4: hunger, poop, play, anger, magic and disease, each over all own pets in plot order.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    open::Plot,
    state::DungeonPetz,
    terms::{Cause, Employee, Food, Gap, Need, Symbol, Term},
};

/// Needs of the pet in a plot; none without a pet.
#[inline]
fn needs_in(game: &DungeonPetz, seat: Seat, plot: Plot, need: Need) -> u8 {
    let player = game.player(seat);
    player.pet_in(plot).map_or(0, |at| player.pets[at].need(game.data(), need))
}

/// Hunger that feeders of the plot satisfy (DP-HUNG-03, DP-HUNG-04).
fn fed_by_cage(game: &DungeonPetz, seat: Seat, plot: Plot) -> u8 {
    let player = game.player(seat);
    let Some(at) = player.pet_in(plot) else { return 0 };
    let pet = &player.pets[at];
    let diet = game.data().pet(pet.pet).diet;
    let fitting = player.fitting(game.data(), plot);
    let mut fed = 0;
    for (food, symbol) in [(Food::Vegetable, Symbol::Graze), (Food::Meat, Symbol::MeatFeeder)] {
        if diet.eats(food) {
            fed += fitting.symbol(symbol);
        }
    }
    fed.min(pet.need(game.data(), Need::Hunger))
}

/// Hunger left after the feeders (DP-HUNG-05).
#[inline]
pub fn hungry(game: &DungeonPetz, seat: Seat, plot: Plot) -> u8 {
    match needs_in(game, seat, plot, Need::Hunger) {
        0 => 0,
        hunger => hunger - fed_by_cage(game, seat, plot),
    }
}

/// What the pet of a plot may be given at most: vegetables, meat, the token of the magic box.
pub fn pantry(game: &DungeonPetz, seat: Seat, plot: Plot) -> (u8, u8, bool) {
    let player = game.player(seat);
    let Some(at) = player.pet_in(plot) else { return (0, 0, false) };
    let diet = game.data().pet(player.pets[at].pet).diet;
    let stock = |food: Food| if diet.eats(food) { player.stock(food) } else { 0 };
    (stock(Food::Vegetable), stock(Food::Meat), player.magic_box)
}

pub fn meals(game: &DungeonPetz, seat: Seat, plot: Plot, put: &mut impl FnMut(Action)) {
    let hunger = hungry(game, seat, plot);
    let (vegetables, meats, magic) = pantry(game, seat, plot);
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
    let Some(at) = game.player(seat).pet_in(plot) else { return };
    let (hunger, cage) = (hungry(game, seat, plot), fed_by_cage(game, seat, plot));
    let player = game.player_mut(seat);
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
        let poops = needs_in(game, seat, plot, Need::Poop);
        if poops == 0 {
            continue;
        }
        let absorbed = game.player(seat).symbol(game.data(), plot, Symbol::Absorb).min(poops);
        let tokens = poops - absorbed;
        let player = game.player_mut(seat);
        let manure = &mut player.plots[plot.index()].manure;
        *manure = manure.saturating_add(tokens);
        if let Some(at) = player.pet_in(plot) {
            let pet = player.pets[at].pet;
            on.tell(Audience::ALL, "DP-POOP-01", || Event::Pooped { seat, pet, tokens, absorbed });
        }
    }
}

/// Play needs that neither toys nor the imps so far have met (DP-PLAY-01).
#[inline]
pub fn bored(game: &DungeonPetz, seat: Seat, plot: Plot, met: &[u8; 4]) -> u8 {
    match needs_in(game, seat, plot, Need::Play) {
        0 => 0,
        plays => {
            let toys = game.player(seat).symbol(game.data(), plot, Symbol::Play);
            plays.saturating_sub(toys).saturating_sub(met[plot.index()])
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
        let bored: [u8; 4] = Plot::ALL.map(|plot| bored(game, seat, plot, met));
        let employee = game.employee(seat);
        for gap in Gap::ALL.iter().copied().filter(|gap| *gap >= from) {
            let most = gap.plots().into_iter().map(|plot| bored[plot]).max().unwrap_or(0);
            // The employee comes first on his gap, so that a plan has one spelling.
            if employee && most >= 2 && !(gap == from && begun) {
                put(Action::Entertain { gap, employee: true });
            }
            if most >= 1 {
                put(Action::Entertain { gap, employee: false });
            }
        }
    }
    put(Action::Done);
}

/// DP-PLAY-02 to DP-PLAY-04: one imp plays with both neighbours; the employee counts as two (DP-ART-12).
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
        met[plot] = met[plot].saturating_add(if employee { 2 } else { 1 });
    }
    on.tell(Audience::ALL, "DP-PLAY-02", || Event::Entertained { seat, gap, employee });
    met
}

/// What nobody played with suffers.
pub fn bore(game: &mut DungeonPetz, seat: Seat, met: &[u8; 4], on: &mut Witness<Event>) {
    for plot in Plot::ALL {
        let left = bored(game, seat, plot, met);
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

/// Anger above the strength of the plot (DP-ANG-01).
#[inline]
pub fn angry(game: &DungeonPetz, seat: Seat, plot: Plot) -> u8 {
    match needs_in(game, seat, plot, Need::Anger) {
        0 => 0,
        anger => anger.saturating_sub(game.player(seat).fitting(game.data(), plot).strength),
    }
}

/// All ways to hold an angry pet without a superfluous imp (DP-ANG-02), then letting it go.
pub fn catches(game: &DungeonPetz, seat: Seat, plot: Plot, put: &mut impl FnMut(Action)) {
    let excess = angry(game, seat, plot);
    let (imps, suits) = (game.player(seat).imps, game.suits(seat));
    for employee in Employee::ALL.iter().copied() {
        let (helps, wears) = (employee != Employee::None, employee == Employee::Armour);
        if (helps && !game.employee(seat)) || (wears && suits == 0) {
            continue;
        }
        let by_employee = if helps { 2 } else { 0 };
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

/// Magic above the antimagic of the plot (DP-MAG-01).
#[inline]
pub fn magical(game: &DungeonPetz, seat: Seat, plot: Plot) -> u8 {
    match needs_in(game, seat, plot, Need::Magic) {
        0 => 0,
        magic => magic.saturating_sub(game.player(seat).fitting(game.data(), plot).antimagic),
    }
}

/// Imps in armour on the purple number, none of them beyond the excess (DP-SHOW-06).
pub fn wards(game: &DungeonPetz, seat: Seat, plot: Plot, put: &mut impl FnMut(Action)) {
    let excess = magical(game, seat, plot);
    let (imps, suits) = (game.player(seat).imps, game.suits(seat));
    for employee in [false, true] {
        if employee && (!game.employee(seat) || suits == 0 || imps == 0) {
            break;
        }
        let room = (suits - u8::from(employee)).min(imps - u8::from(employee));
        for armour in 0..=room {
            if armour == 0 || armour + 2 * u8::from(employee) <= excess {
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
    let excess = magical(game, seat, plot);
    let pet = game.player(seat).pets[at].pet;
    let suits = armour + u8::from(employee);
    if suits > 0 {
        use_imps(game, seat, suits);
        let player = game.player_mut(seat);
        player.armour_used = player.armour_used.saturating_add(suits);
        player.employee_used |= employee;
        on.tell(Audience::ALL, "DP-ART-09", || Event::Warded { seat, pet, armour, employee });
    }
    let tokens = excess.saturating_sub(armour + 2 * u8::from(employee));
    if tokens == 0 {
        return;
    }
    let owned = &mut game.player_mut(seat).pets[at];
    owned.mutation = owned.mutation.saturating_add(tokens);
    let mutation = owned.mutation;
    on.tell(Audience::ALL, "DP-MAG-02", || Event::Mutated { seat, pet, tokens });
    if mutation >= game.data().sizes.mutations_lost {
        game.lose(seat, at, Cause::Mutated, on);
    }
}

/// DP-DIS-01 to DP-DIS-03
pub fn sicken(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    for plot in Plot::ALL {
        let disease = needs_in(game, seat, plot, Need::Disease);
        let tokens =
            sickness(game.data().disease_safe, disease, game.player(seat).plots[plot.index()].manure);
        if let Some(at) = game.player(seat).pet_in(plot) {
            game.suffer(seat, at, tokens, Need::Disease, on);
        }
    }
}

/// Suffering from so many disease needs and manure tokens: none up to the safe sum, then one more than the excess.
pub fn sickness(safe: u8, disease: u8, manure: u8) -> u8 {
    let sum = disease.saturating_add(manure);
    if disease == 0 || sum <= safe { 0 } else { sum - safe + 1 }
}
