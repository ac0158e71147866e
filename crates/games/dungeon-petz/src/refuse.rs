//! Why an answer is not among the legal ones: the most specific rule that says no.

use engine::{Refusal, Seat};

use crate::{
    action::Action,
    phases::{arranging, assigning, business, grouping, needs, sending, shovel},
    state::{Card, DungeonPetz, Errand, Group, Layout, Phase, Plot, Step},
    terms::{Employee, Gap, Need, Place, Term},
};

const fn by(clauses: &'static [&'static str]) -> Refusal {
    Refusal::by(clauses)
}

/// The rule against an answer that is known not to be legal.
pub fn why(game: &DungeonPetz, seat: Seat, action: &Action) -> Refusal {
    match (&game.phase, *action) {
        (Phase::Grouping, action) => group(game, seat, action),
        (Phase::Sending { size, errand, .. }, action) => send(game, seat, *size, *errand, action),
        (Phase::Arranging { layout, .. }, action) => arrange(game, seat, *layout, action),
        (Phase::Drawing { thrown, .. }, Action::Discard(card)) => ball(game, seat, thrown, card),
        (Phase::Drawing { .. }, _) => by(&["DP-DRAW-06", "DP-ART-06"]),
        (Phase::Assigning, action) => assign(game, seat, action),
        (Phase::Showing { step, .. }, action) => show(game, seat, *step, action),
        (Phase::Selling { .. }, action) => sell(game, seat, action),
        (Phase::Cleaning { plot, removed, .. }, action) => clean(game, seat, *plot, *removed, action),
        (Phase::Storing { .. }, Action::Store(_)) => by(&["DP-AGE-05", "DP-AGE-08"]),
        (Phase::Storing { .. }, _) => by(&["DP-AGE-08"]),
        _ => by(&["DP-ROUND-01"]),
    }
}

fn group(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let player = game.player(seat);
    match action {
        Action::Group { imps: 0, .. } => by(&["DP-GRP-02"]),
        Action::Group { imps, gold } if imps > player.imps || gold > player.gold => {
            by(&["DP-GRP-04", "DP-GRP-07"])
        }
        Action::Group { imps, gold } if !grouping::fits(player.groups.last(), Group { imps, gold }) => {
            by(&["DP-GRP-07", "DP-GRP-05"])
        }
        _ => by(&["DP-GRP-07"]),
    }
}

fn send(game: &DungeonPetz, seat: Seat, size: u8, errand: Errand, action: Action) -> Refusal {
    match (errand, action) {
        (Errand::Pick, Action::Pick { imps, gold }) => {
            let group = Group { imps, gold };
            if game.player(seat).groups.contains(&group) && group.size() != size {
                return by(&["DP-SEND-01", "DP-SEND-04"]);
            }
            by(&["DP-SEND-04", "DP-SEND-12"])
        }
        (Errand::Go(group), Action::Send(place)) => {
            let spaces = place.spaces();
            let Some(space) = spaces.iter().copied().find(|space| game.free(*space)) else {
                if spaces.iter().any(|space| game.board.spaces[*space].is_some()) {
                    return by(&["DP-SEND-06", "DP-SEND-09"]);
                }
                return by(&["DP-NEUT-03", "DP-SEND-06"]);
            };
            match place {
                Place::Cage => by(&["DP-SHOP-05"]),
                Place::Old | Place::Young => by(&["DP-SHOP-13"]),
                _ => match sending::target(game, place, group) {
                    Some(_) => by(&["DP-SEND-12"]),
                    None if game.blocked(space) => by(&["DP-NEUT-03"]),
                    None => by(&["DP-SEND-06"]),
                },
            }
        }
        (Errand::Go(_), _) => by(&["DP-SEND-05", "DP-SEND-12"]),
        (Errand::Cage, Action::TakeCage(_)) => by(&["DP-SHOP-05", "DP-SEND-11"]),
        (Errand::Addon, Action::TakeAddon(_)) => by(&["DP-SHOP-10", "DP-SEND-11"]),
        (Errand::Young | Errand::Old, Action::TakePet(_)) => by(&["DP-SHOP-13", "DP-SEND-11"]),
        (Errand::Cage | Errand::Addon | Errand::Young | Errand::Old, _) => by(&["DP-SEND-11", "DP-SEND-12"]),
        (Errand::Books, _) => by(&["DP-SHOP-04", "DP-SEND-12"]),
        (Errand::Colour(_), _) => by(&["DP-ART-02", "DP-SEND-12"]),
        (Errand::Pick, _) => by(&["DP-SEND-12", "DP-SEND-04"]),
    }
}

fn arrange(game: &DungeonPetz, seat: Seat, layout: Layout, action: Action) -> Refusal {
    let player = game.player(seat);
    match (layout, action) {
        (Layout::Cages { .. }, Action::PlaceCage { cage, .. }) if player.new_cages.contains(&cage) => {
            by(&["DP-ARR-11"])
        }
        (Layout::Cages { .. }, Action::PlaceCage { .. }) => by(&["DP-SHOP-12", "DP-ARR-02"]),
        (Layout::Cages { .. }, _) => by(&["DP-ARR-08", "DP-SHOP-09"]),
        (Layout::Keep { .. }, _) => by(&["DP-SHOP-09", "DP-ARR-11"]),
        (Layout::Addon, Action::PlaceCage { .. }) => by(&["DP-SHOP-12", "DP-ARR-02"]),
        (Layout::Addon, _) => by(&["DP-SHOP-11", "DP-ARR-08"]),
        (Layout::Pets { .. }, Action::PlaceCage { .. } | Action::PlaceAddon { .. }) => {
            by(&["DP-SHOP-12", "DP-ARR-02"])
        }
        (Layout::Pets { next }, Action::House { pet, plot }) => {
            let current = player.pets.get(usize::from(next)).map(|pet| pet.pet);
            if current != Some(pet) {
                return by(&["DP-ARR-11"]);
            }
            if player.plots[plot.index()].cage.is_none() {
                return by(&["DP-ARR-05", "DP-ARR-09"]);
            }
            if arranging::free_cages(game, seat, usize::from(next)).all(|free| free != plot) {
                return by(&["DP-ARR-05"]);
            }
            by(&["DP-ARR-11"])
        }
        (Layout::Pets { .. }, Action::Release(_)) => by(&["DP-ARR-11", "DP-ARR-06"]),
        (Layout::Pets { .. }, _) => by(&["DP-ARR-11", "DP-ARR-03"]),
    }
}

fn ball(game: &DungeonPetz, seat: Seat, thrown: &[Card], card: Card) -> Refusal {
    if card.need == Need::Sleep {
        return by(&["DP-ART-06"]);
    }
    if game.player(seat).hand[card.colour][card.need] == 0 {
        return by(&["DP-ART-05"]);
    }
    if thrown.last().is_some_and(|last| *last > card) {
        return by(&["DP-DRAW-06"]);
    }
    by(&["DP-ART-05", "DP-DRAW-06"])
}

fn assign(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let Action::Assign { pet, colour, need, turned } = action else {
        return by(&["DP-ASGN-06", "DP-ASGN-09"]);
    };
    let Some(bar) = assigning::current(game, seat) else { return by(&["DP-ASGN-05"]) };
    let player = game.player(seat);
    if player.pets[bar.at].pet != pet {
        return by(&["DP-ASGN-09"]);
    }
    if colour != bar.colour {
        return by(&["DP-ASGN-01"]);
    }
    if need == Need::Sleep {
        return if turned {
            by(&["DP-VAR-01"])
        } else if player.potions == 0 {
            by(&["DP-ASGN-02"])
        } else {
            by(&["DP-ASGN-09"])
        };
    }
    if player.hand[colour][need] == 0 {
        return by(&["DP-ASGN-01", "DP-ASGN-09"]);
    }
    if turned && !game.options.double {
        return by(&["DP-ASGN-04"]);
    }
    if turned && game.data().deck(colour).dominant == need {
        return by(&["DP-VAR-01"]);
    }
    by(&["DP-ASGN-09"])
}

fn show(game: &DungeonPetz, seat: Seat, step: Step, action: Action) -> Refusal {
    let player = game.player(seat);
    match (step, action) {
        (Step::Hunger { plot }, Action::Feed { vegetable, meat, magic_box }) => {
            let Some(at) = player.pet_in(plot) else { return by(&["DP-HUNG-01"]) };
            let diet = game.data().pet(player.pets[at].pet).diet;
            let wrong = |tokens: u8, food| tokens > 0 && !diet.eats(food);
            if wrong(vegetable, crate::terms::Food::Vegetable) || wrong(meat, crate::terms::Food::Meat) {
                return by(&["DP-HUNG-02"]);
            }
            let (vegetables, meats, magic) = needs::pantry(game, seat, plot);
            if magic_box && !magic {
                return by(&["DP-HUNG-07", "DP-ART-15"]);
            }
            if vegetable > vegetables || meat > meats {
                return by(&["DP-HUNG-01"]);
            }
            by(&["DP-HUNG-01", "DP-SHOW-06"])
        }
        (Step::Hunger { .. }, _) => by(&["DP-SHOW-02", "DP-HUNG-01"]),
        (Step::Play { gap: from, met, .. }, Action::Entertain { gap, employee }) => {
            entertain(game, seat, from, &met, gap, employee)
        }
        (Step::Play { .. }, _) => by(&["DP-SHOW-02", "DP-PLAY-01"]),
        (Step::Anger { plot }, Action::Catch { armour, employee, catchers }) => {
            let suits = armour.saturating_add(u8::from(employee == Employee::Armour));
            if suits > game.suits(seat) {
                return by(&["DP-ART-09"]);
            }
            if employee != Employee::None && !game.employee(seat) {
                return by(&["DP-ART-13"]);
            }
            let helps = if employee == Employee::None { 0 } else { 1 };
            let imps = armour.saturating_add(catchers).saturating_add(helps);
            if imps > player.imps {
                return by(&["DP-ANG-03", "DP-SHOW-04"]);
            }
            if imps.saturating_add(helps) < needs::angry(game, seat, plot) {
                return by(&["DP-ANG-03"]);
            }
            by(&["DP-ANG-02", "DP-SHOW-06"])
        }
        (Step::Anger { .. }, _) => by(&["DP-SHOW-02", "DP-ANG-02"]),
        (Step::Magic { .. }, Action::Ward { armour, employee }) => {
            if armour.saturating_add(u8::from(employee)) > game.suits(seat) {
                return by(&["DP-ART-09", "DP-MAG-02"]);
            }
            if employee && !game.employee(seat) {
                return by(&["DP-ART-13"]);
            }
            if armour.saturating_add(u8::from(employee)) > player.imps {
                return by(&["DP-SHOW-04"]);
            }
            by(&["DP-SHOW-06"])
        }
        (Step::Magic { .. }, _) => by(&["DP-SHOW-02", "DP-MAG-02"]),
        (Step::Shovel { plot } | Step::ShovelAgain { plot }, Action::Shovel { plot: asked, tokens }) => {
            if plot == asked && tokens > shovel::capacity(game, seat) {
                return by(&["DP-ART-07"]);
            }
            by(&["DP-SHOW-06", "DP-ART-07"])
        }
        (Step::Shovel { .. } | Step::ShovelAgain { .. }, _) => by(&["DP-SHOW-06", "DP-ART-07"]),
        (Step::Sleep { .. }, Action::Discard(_)) => by(&["DP-SLEEP-02"]),
        (Step::Sleep { .. }, _) => by(&["DP-SLEEP-02", "DP-SHOW-06"]),
        (Step::Exhibit, Action::Exhibit { plot, need }) => {
            let Some(at) = player.pet_in(plot) else { return by(&["DP-EXH-02"]) };
            match need {
                Some(need) if player.pets[at].needs(game.data())[need.index()] == 0 => {
                    by(&["DP-EXT-02", "DP-SHOW-06"])
                }
                _ => by(&["DP-SHOW-06", "DP-EXH-02"]),
            }
        }
        (Step::Exhibit, _) => by(&["DP-EXH-02", "DP-SHOW-06"]),
        (Step::Reveal | Step::Poop | Step::Disease, _) => by(&["DP-SHOW-02"]),
    }
}

fn entertain(game: &DungeonPetz, seat: Seat, from: Gap, met: &[u8; 4], gap: Gap, employee: bool) -> Refusal {
    if game.player(seat).imps == 0 {
        return by(&["DP-SHOW-04", "DP-PLAY-02"]);
    }
    if employee && !game.employee(seat) {
        return by(&["DP-ART-13"]);
    }
    if gap < from {
        return by(&["DP-SHOW-06"]);
    }
    let wanted = gap.plots().into_iter().map(|plot| needs::bored(game, seat, Plot::at(plot), met)).max();
    match (wanted.unwrap_or(0), employee) {
        (0, _) => by(&["DP-PLAY-02", "DP-SHOW-06"]),
        (1, true) => by(&["DP-ART-12", "DP-SHOW-06"]),
        _ => by(&["DP-SHOW-06"]),
    }
}

fn sell(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let Action::Sell { customer, plot, platform } = action else { return by(&["DP-SELL-16"]) };
    let player = game.player(seat);
    let Some(at) = player.pet_in(plot) else { return by(&["DP-SELL-16"]) };
    let pet = &player.pets[at];
    if !game.customers().any(|known| known == customer) || player.sold.contains(&customer) {
        return by(&["DP-SELL-01", "DP-SELL-14"]);
    }
    if pet.size < game.data().sizes.sale {
        return by(&["DP-SELL-02"]);
    }
    if business::matched(game, pet, customer) <= 0 {
        return by(&["DP-SELL-02", "DP-SELL-03"]);
    }
    if !business::sellable(game, seat, pet, customer) {
        return by(&["DP-SELL-10", "DP-SELL-02"]);
    }
    if platform && player.platform_sale {
        return by(&["DP-SELL-13"]);
    }
    by(&["DP-SELL-08"])
}

fn clean(game: &DungeonPetz, seat: Seat, plot: Plot, removed: u8, action: Action) -> Refusal {
    let Action::Clean { plot: asked, tokens } = action else { return by(&["DP-IMPS-04", "DP-IMPS-01"]) };
    if game.player(seat).pet_in(asked).is_some() {
        return by(&["DP-IMPS-02"]);
    }
    if asked == plot && tokens > business::strength(game, seat, removed) {
        return by(&["DP-IMPS-02", "DP-IMPS-04"]);
    }
    by(&["DP-IMPS-04"])
}
