//! Questions and answers in a few words.

use engine::{Clause, Id, Seat};
use words::Lang;

use super::Say;
use crate::{
    Action, View,
    data::{AreaId, Cost, MonsterId, Place},
    open::{Fate, Good, ImpAt, ORDERS, Phase, PlannedTrap, Striker, Task, Who},
};

pub fn question(view: &View, seat: Seat, lang: Lang) -> String {
    let say = Say { data: view.data(), lang };
    let table = &view.open;
    let key = match table.tasks.last() {
        Some(Task::Act { area, slot, .. }) => {
            let (name, slot) = (acted_in(view, &say, *area), super::roman(*slot));
            return lang.tell("dl-q-act", [("area", name.into()), ("slot", slot.into())]);
        }
        Some(Task::Cost { kind, .. }) => {
            return lang.tell("dl-q-cost", [("monster", say.name(*kind).into())]);
        }
        Some(Task::TakeBack { order, .. }) => {
            let card = table.players.get(seat.index()).and_then(|p| p.orders.get(usize::from(*order)));
            let name = card.map_or_else(|| "?".to_owned(), |card| say.name(*card));
            return lang.tell("dl-q-take-back", [("order", name.into())]);
        }
        Some(Task::MayPay { event, .. }) => {
            return lang.tell("dl-q-may-pay", [("event", say.name(*event).into())]);
        }
        Some(Task::Strike { left, .. } | Task::Suggest { left, .. }) => {
            let first = left.iter().next().and_then(|place| creature(view, seat, place));
            let name = first.map_or_else(|| "?".to_owned(), |kind| say.name(kind));
            return lang.tell("dl-q-strike", [("monster", name.into())]);
        }
        Some(Task::AimTrap { trap, .. }) => return lang.tell("dl-q-aim", [("trap", say.name(*trap).into())]),
        Some(Task::Load { trap, .. }) => return lang.tell("dl-q-load", [("trap", say.name(*trap).into())]),
        Some(Task::PickMonster { fate, .. }) => match fate {
            Fate::Withdraw => "dl-q-withdraw",
            Fate::KnockOut => "dl-q-knock-out",
            Fate::Sheep(_) => "dl-q-sheep",
        },
        Some(Task::FirstHire { .. }) => "dl-q-first-hire",
        Some(Task::Dig { .. }) => "dl-q-dig",
        Some(Task::Peek { .. }) => "dl-q-peek",
        Some(Task::PutCard { .. }) => "dl-q-put",
        Some(Task::DropTrap { .. }) => "dl-q-drop-trap",
        Some(Task::LoseImp { .. }) => "dl-q-lose-imp",
        Some(Task::FreeTunnel { .. }) => "dl-q-free-tunnel",
        Some(Task::Improve { .. }) => "dl-q-improve",
        Some(Task::PickPrize { .. }) => "dl-q-prize",
        Some(Task::HireDiscarded { .. }) => "dl-q-hire-discarded",
        Some(Task::BuildDiscarded { .. }) => "dl-q-build-discarded",
        Some(Task::Produce { .. }) => "dl-q-produce",
        Some(Task::Tax { .. }) => "dl-q-tax",
        Some(Task::Payday { .. }) => "dl-q-payday",
        Some(Task::Feed { .. }) => "dl-q-feed",
        Some(Task::DiscardPet { .. }) => "dl-q-discard-pet",
        Some(Task::Window { .. } | Task::BattleWindow { .. }) => "dl-q-window",
        Some(Task::Spring { .. }) => "dl-q-spring",
        Some(Task::Attack { .. }) => "dl-q-attack",
        Some(Task::Blow { .. }) => "dl-q-target",
        Some(Task::PeaceOrEvil { .. }) => "dl-q-peace",
        Some(Task::FreePrisoner { .. }) => "dl-q-free",
        Some(Task::TrainedImp { .. }) => "dl-q-trained-imp",
        None => match table.phase {
            Phase::InitialOrders => "dl-q-initial",
            Phase::ChooseOrders => {
                let chosen = view.orders(seat).len();
                if chosen >= ORDERS {
                    "dl-q-dummy-order"
                } else {
                    return lang.tell("dl-q-order", [("number", (chosen + 1).into())]);
                }
            }
            Phase::FairBids => "dl-q-bid",
            Phase::PassPets => "dl-q-pass",
            Phase::DiscardPets => "dl-q-discard-pet",
            Phase::Planning => {
                if view.plan(seat).site.is_some() {
                    "dl-q-plan"
                } else {
                    "dl-q-plan-site"
                }
            }
            Phase::ScoringPets => "dl-q-parade",
            _ => "dl-q-none",
        },
    };
    lang.say(key)
}

/// Where a minion acts: an area, or the board that covers it.
pub fn acted_in(view: &View, say: &Say, area: AreaId) -> String {
    view.covering(area).map_or_else(|| say.name(area), |board| say.name(board))
}

/// The kind of creature in a place of a seat's lair.
fn creature(view: &View, seat: Seat, place: Place) -> Option<MonsterId> {
    view.players.get(seat.index())?.lair.get(place.index()).map(|creature| creature.kind)
}

/// The kind of creature in a place of the reader's own lair; spectators have none.
fn own_creature(view: &View, place: Place) -> Option<MonsterId> {
    creature(view, view.seat()?, place)
}

/// A creature with its place, since two may be of one kind.
fn placed(view: &View, say: &Say, place: Place) -> String {
    let name = own_creature(view, place).map_or_else(|| "?".to_owned(), |kind| say.name(kind));
    say.lang.tell("dl-placed", [("monster", name.into()), ("place", (place.0 + 1).into())])
}

fn striker(view: &View, say: &Say, by: Striker) -> String {
    match by {
        Striker::Creature(place) => placed(view, say, place),
        Striker::Fighter => say.lang.say("dl-fighter"),
        Striker::Pet(pet) => say.name(pet),
    }
}

fn imp_at(say: &Say, at: ImpAt) -> String {
    say.lang.say(match at {
        ImpAt::Free => "dl-imp-free",
        ImpAt::Used => "dl-imp-used",
        ImpAt::Training => "dl-imp-training",
    })
}

/// The printed text of an attack.
pub fn attack_text(view: &View, say: &Say, by: Striker, mode: u8) -> String {
    let Striker::Creature(place) = by else { return say.lang.say("dl-attack") };
    if view.is_sheep(by) {
        return say.lang.say("dl-sheep-attack");
    }
    let text = own_creature(view, place).and_then(|kind| say.attack(kind, mode));
    text.unwrap_or_else(|| say.lang.say("dl-attack"))
}

pub fn answer(view: &View, action: &Action, lang: Lang) -> String {
    let say = Say { data: view.data(), lang };
    match *action {
        Action::KeepOrder(order) => lang.tell("dl-a-keep-order", [("order", say.name(order).into())]),
        Action::Order(order) => lang.tell("dl-a-order", [("order", say.name(order).into())]),
        Action::DummyOrder(order) => lang.tell("dl-a-dummy-order", [("order", say.name(order).into())]),
        Action::PayAndPlace => lang.say("dl-a-pay-and-place"),
        Action::HoldBack => lang.say("dl-a-hold-back"),
        Action::Execute => lang.say("dl-a-execute"),
        Action::Skip => lang.say("dl-a-skip"),
        Action::Dig(cell) => lang.tell("dl-a-dig", [("cell", say.cell(cell).into())]),
        Action::Mine { tunnels, vein } => {
            lang.tell("dl-a-mine", [("tunnels", tunnels.into()), ("vein", vein.into())])
        }
        Action::Hire(kind) => lang.tell("dl-a-hire", [("monster", say.name(kind).into())]),
        Action::Build { room, cell } => {
            lang.tell("dl-a-build", [("room", say.name(room).into()), ("cell", say.cell(cell).into())])
        }
        Action::Rent(room) => lang.tell("dl-a-rent", [("room", say.name(room).into())]),
        Action::TakeRent => lang.say("dl-a-take-rent"),
        Action::Harvest(imps) => lang.tell("dl-a-harvest", [("imps", imps.into())]),
        Action::Improve { cell, tile } => {
            lang.tell("dl-a-improve", [("cell", say.cell(cell).into()), ("tile", say.name(tile).into())])
        }
        Action::Unconquer(cell) => lang.tell("dl-a-unconquer", [("cell", say.cell(cell).into())]),
        Action::Install { trap, cell } => {
            lang.tell("dl-a-install", [("trap", say.name(trap).into()), ("cell", say.cell(cell).into())])
        }
        Action::Peek(position) => lang.tell("dl-a-peek", [("position", position.into())]),
        Action::NoPeek => lang.say("dl-a-no-peek"),
        Action::Put(position) => lang.tell("dl-a-put", [("position", position.into())]),
        Action::GiveTrap(trap) => lang.tell("dl-a-give-trap", [("trap", say.name(trap).into())]),
        Action::LoseImp(at) => lang.tell("dl-a-lose-imp", [("where", imp_at(&say, at).into())]),
        Action::Feed(place) => lang.tell("dl-a-feed", [("monster", placed(view, &say, place).into())]),
        Action::PayWith(option) => {
            let goods = match view.tasks.last() {
                Some(Task::Cost { due, kind, expert, .. }) => {
                    price(&say, &view.bill(*due, *kind, *expert, option))
                }
                _ => String::new(),
            };
            lang.tell("dl-a-pay-with", [("cost", goods.into())])
        }
        Action::Waive(pet) => lang.tell("dl-a-waive", [("pet", say.name(pet).into())]),
        Action::Send(imps) => lang.tell("dl-a-send", [("imps", imps.into())]),
        Action::Prize(board) => {
            let prize = say.lang.name(&say.data.board(board).prize.name);
            lang.tell("dl-a-prize", [("board", say.name(board).into()), ("prize", prize.into())])
        }
        Action::Produce { room, imps, tokens, gain } => lang.tell(
            "dl-a-produce",
            [
                ("room", say.name(room).into()),
                ("imps", imps.into()),
                ("tokens", tokens.into()),
                ("gain", gains(&say, room, gain).into()),
            ],
        ),
        Action::Train { imps, .. } => {
            let key = if imps > 0 { "dl-a-train-in" } else { "dl-a-train-out" };
            lang.tell(key, [("imps", imps.unsigned_abs().into())])
        }
        Action::Done => lang.say("dl-a-done"),
        Action::TakeBack => lang.say("dl-a-take-back"),
        Action::Leave => lang.say("dl-a-leave"),
        Action::Pass(pet) => lang.tell("dl-a-pass", [("pet", pet_text(&say, pet).into())]),
        Action::Discard(pet) => lang.tell("dl-a-discard", [("pet", pet_text(&say, pet).into())]),
        Action::PayTax(gold) => lang.tell("dl-a-pay-tax", [("gold", gold.into())]),
        Action::Pay(place) => lang.tell("dl-a-pay", [("monster", placed(view, &say, place).into())]),
        Action::Abandon(place) => lang.tell("dl-a-abandon", [("monster", placed(view, &say, place).into())]),
        Action::Accept => lang.say("dl-a-accept"),
        Action::Refuse => lang.say("dl-a-refuse"),
        Action::Symbol(good) => lang.tell("dl-a-symbol", [("good", say.good(good, 1).into())]),
        Action::Strike => lang.say("dl-a-strike"),
        Action::KeepPets => lang.say("dl-a-keep-pets"),
        Action::KeepPetsQuiet => lang.say(match view.tasks.last() {
            Some(Task::Act { .. }) => "dl-a-skip-quiet",
            Some(Task::FirstHire { .. }) => "dl-a-hold-back-quiet",
            _ => "dl-a-keep-pets-quiet",
        }),
        Action::UsePet(pet) => lang.tell("dl-a-use-pet", [("pet", pet_text(&say, pet).into())]),
        Action::Fight(site) => lang.tell("dl-a-fight", [("site", say.site(site).into())]),
        Action::AddTrap(planned) => add_trap(view, &say, planned),
        Action::AddCreature(place) => {
            lang.tell("dl-a-add-creature", [("monster", placed(view, &say, place).into())])
        }
        Action::AddFighter => lang.say("dl-a-add-fighter"),
        Action::PlanAgain => lang.say("dl-a-plan-again"),
        Action::Spring { trap, installed: true, .. } => {
            lang.tell("dl-a-spring-installed", [("trap", say.name(trap).into())])
        }
        Action::Spring { trap, fed: Some(load), .. } => lang
            .tell("dl-a-spring-loaded", [("trap", say.name(trap).into()), ("load", say.name(load).into())]),
        Action::Spring { trap, .. } => lang.tell("dl-a-spring", [("trap", say.name(trap).into())]),
        Action::Target(at) => {
            let player = view.seat().and_then(|seat| view.players.get(seat.index()));
            let member = player.and_then(|p| p.party.get(usize::from(at)));
            let who = member.map_or_else(|| "?".to_owned(), |member| say.who(member.who));
            lang.tell("dl-a-target", [("position", (at + 1).into()), ("who", who.into())])
        }
        Action::Attack { by, mode } => {
            let text = attack_text(view, &say, by, mode);
            lang.tell("dl-a-attack", [("monster", striker(view, &say, by).into()), ("text", text.into())])
        }
        Action::Idle(by) => lang.tell("dl-a-idle", [("monster", striker(view, &say, by).into())]),
        Action::Name(by) => lang.tell("dl-a-name", [("monster", striker(view, &say, by).into())]),
        Action::Withdraw => lang.say("dl-a-withdraw"),
        Action::TakeEvil => lang.say("dl-a-take-evil"),
        Action::Free(who) => {
            // Two may be alike.
            let prison =
                view.seat().and_then(|seat| view.players.get(seat.index())).map(|player| &player.prison);
            let at = prison.and_then(|all| all.iter().position(|known| Who::Adventurer(known) == who));
            match at {
                Some(at) => {
                    lang.tell("dl-a-free-of", [("who", say.who(who).into()), ("number", (at + 1).into())])
                }
                None => lang.tell("dl-a-free", [("who", say.who(who).into())]),
            }
        }
        Action::UseImp => lang.say("dl-a-use-imp"),
        Action::NoImp => lang.say("dl-a-no-imp"),
    }
}

fn add_trap(view: &View, say: &Say, planned: PlannedTrap) -> String {
    let trap = say.name(planned.trap);
    match (planned.fed, planned.imp) {
        (Some(place), _) => say
            .lang
            .tell("dl-a-add-trap-with", [("trap", trap.into()), ("with", placed(view, say, place).into())]),
        (_, Some(at)) => {
            say.lang.tell("dl-a-add-trap-with", [("trap", trap.into()), ("with", imp_at(say, at).into())])
        }
        _ => say.lang.tell("dl-a-add-trap", [("trap", trap.into())]),
    }
}

/// A pet with what it does.
fn pet_text(say: &Say, pet: crate::data::PetId) -> String {
    let name = &say.data.pet(pet).name;
    format!("{} ({})", say.lang.name(name), say.lang.text(name))
}

/// What a cost takes, good by good.
pub fn goods(cost: &Cost) -> impl Iterator<Item = (Good, u8)> + use<> {
    let goods = [
        (Good::Gold, cost.gold),
        (Good::Food, cost.food),
        (Good::Evil, cost.evil),
        (Good::Imp, cost.imp),
        (Good::Trap, cost.trap),
        (Good::Monster, cost.monster),
    ];
    goods.into_iter().filter(|(_, n)| *n > 0)
}

pub fn price(say: &Say, cost: &Cost) -> String {
    say.join(goods(cost).map(|(good, n)| format!("{n} {}", say.good(good, n))))
}

fn gains(say: &Say, room: crate::data::RoomId, gain: u8) -> String {
    use crate::open::Good;
    let Some(gain) = say.data.room(room).gains.get(usize::from(gain)) else { return String::new() };
    let mut parts = Vec::new();
    for (good, n) in [
        (Good::Gold, i16::from(gain.gold)),
        (Good::Food, i16::from(gain.food)),
        (Good::Evil, i16::from(gain.evil)),
        (Good::Imp, i16::from(gain.imp)),
        (Good::Trap, i16::from(gain.trap)),
    ] {
        if n != 0 {
            parts.push(format!("{n:+} {}", say.good(good, n)));
        }
    }
    if gain.tunnel > 0 {
        parts.push(say.lang.say("dl-a-tunnel"));
    }
    say.join(parts.into_iter())
}

pub fn clause(action: &Action) -> Clause {
    match action {
        Action::KeepOrder(_) => "DL-SETUP-09",
        Action::Order(_) => "DL-ORDER-03",
        Action::DummyOrder(_) => "DL-TWO-03",
        Action::PayAndPlace | Action::HoldBack => "DL-ORDER-07",
        Action::Execute => "DL-ORDER-11",
        Action::Skip => "DL-ORDER-12",
        Action::Dig(_) => "DL-DIG-01",
        Action::Mine { .. } => "DL-AREA-05",
        Action::Hire(_) => "DL-AREA-10",
        Action::Build { .. } => "DL-ROOM-01",
        Action::Rent(_) => "DL-FEST-RENT-01",
        Action::TakeRent => "DL-FEST-RENT-02",
        Action::Harvest(_) => "DL-FEST-HARV-01",
        Action::Improve { .. } => "DL-FEST-IMPR-03",
        Action::Unconquer(_) => "DL-FEST-IMPR-04",
        Action::Install { .. } => "DL-FEST-INST-02",
        Action::Peek(_) | Action::NoPeek => "DL-AREA-03",
        Action::Put(_) => "DL-FEST-MASQ-02",
        Action::GiveTrap(_) => "DL-AREA-09",
        Action::LoseImp(_) => "DL-CONV-14",
        Action::Feed(_) => "DL-MON-10",
        Action::PayWith(_) => "DL-FEST-MON-01",
        Action::Waive(_) | Action::UsePet(_) => "DL-FEST-PET-06",
        Action::Send(_) => "DL-FEST-FAIR-05",
        Action::Prize(_) => "DL-FEST-FAIR-07",
        Action::Produce { .. } => "DL-PROD-04",
        Action::Train { .. } => "DL-FEST-ROOM-03",
        Action::Done => "DL-PROD-01",
        Action::TakeBack | Action::Leave => "DL-PROD-12",
        Action::Pass(_) | Action::Discard(_) => "DL-FEST-PET-02",
        Action::PayTax(_) => "DL-EVENT-05",
        Action::Pay(_) => "DL-EVENT-06",
        Action::Abandon(_) => "DL-EVENT-07",
        Action::Accept | Action::Refuse | Action::Symbol(_) | Action::Strike => "DL-EVENT-11",
        Action::KeepPets | Action::KeepPetsQuiet => "DL-FLOW-18",
        Action::Fight(_) => "DL-COMBAT-10",
        Action::AddTrap(_) | Action::AddCreature(_) => "DL-COMBAT-11",
        Action::AddFighter => "DL-FEST-PET-09",
        Action::PlanAgain => "DL-FLOW-16",
        Action::Spring { .. } => "DL-COMBAT-20",
        Action::Target(_) => "DL-COMBAT-40",
        Action::Attack { .. } => "DL-COMBAT-40",
        Action::Idle(_) => "DL-COMBAT-41",
        Action::Name(_) | Action::Withdraw | Action::TakeEvil => "DL-COMBAT-36",
        Action::Free(_) => "DL-COMBAT-18",
        Action::UseImp | Action::NoImp => "DL-FEST-ROOM-04",
    }
}
