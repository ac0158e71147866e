//! A battle as a stage: the card of the round, the steps, the creatures and traps on one side, the party on the other.

use boards::page::parts;
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{super::answers, areas, desk::Desk, party};
use crate::{
    Action,
    data::{CardId, Speed},
    dungeon::Installed,
    open::{Phase, Player, Stage, Striker},
};

pub fn stage(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    if !matches!(table.phase, Phase::Planning | Phase::Battle) {
        return html! {};
    }
    let seat = fought(desk);
    let player = &table.players[seat.index()];
    let own = desk.view.seat() == Some(seat);
    html! {
        section.b-panel.dl-stage.planning[table.phase == Phase::Planning] data-stage aria-label=(desk.word("dl-w-stage")) {
            h3 {
                (desk.icon("swords")) " " (desk.lang().tell("dl-w-round", [("round", table.round.into()), ("rounds", table.rules.rounds.into())]))
                " · " (parts::seat(seat, desk.lang()))
            }
            (steps(desk))
            div.dl-scene {
                (card(desk))
                (defence(desk, seat, player, own))
                div.dl-ground { (site(desk, seat, own)) }
                div.dl-party {
                    ol.dl-line aria-label=(desk.word("dl-w-party")) {
                        @for (at, member) in player.party.iter().enumerate() { (party::fighter(desk, at, member, own)) }
                        @if player.party.is_empty() { li.quiet { (desk.word("dl-w-nobody")) } }
                    }
                    (together(desk, seat))
                }
            }
            (plan(desk))
        }
    }
}

/// What the party can do together, and the fatigue that waits for it.
fn together(desk: &Desk<'_>, seat: Seat) -> Markup {
    let table = desk.table();
    let [traps, magic, hearts] = table.icons(seat);
    html! {
        p.dl-together {
            (desk.word("dl-w-together")) " "
            (desk.amount(&traps.to_string(), "antitrap", &desk.word("dl-w-antitrap")))
            (desk.amount(&magic.to_string(), "magic", &desk.word("dl-w-magic")))
            (desk.amount(&hearts.to_string(), "heal", &desk.word("dl-w-heal")))
            @if table.phase == Phase::Battle {
                "· " (desk.word("dl-w-st-fatigue")) " " (desk.amount(&table.fatigue(seat).to_string(), "fatigue", &desk.word("dl-w-fatigue")))
            }
        }
    }
}

/// Whose battle is on the stage: the one being fought, or the reader's own while all plan.
fn fought(desk: &Desk<'_>) -> Seat {
    let table = desk.table();
    if table.phase == Phase::Battle {
        return table.in_turn(table.cursor.min(table.players.len() as u8 - 1));
    }
    desk.view.seat().unwrap_or(table.start)
}

/// The steps of a battle in their order; what is left out is struck through.
fn steps(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let battle = &table.battle;
    let fighting = table.phase == Phase::Battle;
    let list = [
        ("dl-w-st-bards", Stage::Bards, Stage::Bards, "courage", false),
        ("dl-w-st-traps", Stage::RevealTraps, Stage::Traps, "trap", false),
        ("dl-w-st-fast", Stage::BeforeFastSpells, Stage::FastSpells, "fast", battle.skip_fast),
        ("dl-w-st-monsters", Stage::BeforeMonsters, Stage::Monsters, "monster", false),
        ("dl-w-st-slow", Stage::AfterMonsters, Stage::SlowSpells, "slow", battle.skip_slow),
        ("dl-w-st-healing", Stage::Healing, Stage::Healing, "heal", battle.skip_healing),
        (
            "dl-w-st-fatigue",
            Stage::BeforeConquest,
            Stage::DealFatigue,
            "fatigue",
            battle.no_fatigue || battle.skip_conquest,
        ),
        ("dl-w-st-conquest", Stage::Conquest, Stage::Done, "flag", battle.skip_conquest),
    ];
    html! {
        ol.dl-steps {
            @for (key, from, to, icon, skipped) in list {
                @let now = fighting && battle.stage >= from && battle.stage <= to;
                li.now[now].past[fighting && battle.stage > to].skipped[fighting && skipped] aria-current=[now.then_some("step")] {
                    (desk.icon(icon)) " " (desk.word(key))
                }
            }
        }
    }
}

/// The combat card of the round.
fn card(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let known = usize::from(table.round).checked_sub(1).and_then(|at| desk.view.card(at));
    html! {
        div.dl-spell {
            @match known {
                Some(id) => (spell(desk, id)),
                None => { (desk.paint.picture("back")) span.dl-name { (desk.word("dl-w-card-hidden")) } },
            }
        }
    }
}

fn spell(desk: &Desk<'_>, id: CardId) -> Markup {
    let entry = desk.say.data.card(id);
    let name = desk.say.name(id);
    let fast = entry.speed == Speed::Fast;
    html! {
        (desk.open("combat_card", id.raw(), &name, html! {
            span.dl-tile.card {
                span.dl-sort { (desk.icon(if fast { "fast" } else { "slow" })) " " (desk.word(if fast { "dl-w-fast" } else { "dl-w-slow" })) }
                b { (name) }
                span { (desk.amount(&format!("≥{}", entry.magic), "magic", &desk.word("dl-w-magic")))
                    (desk.amount(&entry.fatigue.to_string(), "fatigue", &desk.word("dl-w-fatigue"))) }
            }
        }))
        span.dl-text { (desk.say.lang.text(&entry.name)) }
    }
}

/// Traps and creatures of the defender.
fn defence(desk: &Desk<'_>, seat: Seat, player: &Player, own: bool) -> Markup {
    let table = desk.table();
    let fighting = table.phase == Phase::Battle;
    let spring = |laid: Installed, at_home: bool| {
        let this = |action: &Action| {
            matches!(action, Action::Spring { trap, installed, fed }
                if *trap == laid.trap && *installed == at_home && (fed.is_none() || *fed == laid.fed))
        };
        html! {
            @if own {
                @for number in desk.waiting(this) {
                    (desk.answer(number, "dl-do", html! { (desk.word("dl-w-spring")) }))
                }
            }
        }
    };
    let plan = desk.view.plan(seat);
    let laid: Vec<_> = desk.view.hand(seat).laid.iter().map(|planned| planned.trap).collect();
    let down = desk.view.held.planned[seat.index()].saturating_sub(laid.len() as u8);
    html! {
        div.dl-defence role="group" aria-label=(desk.word("dl-w-defence")) data-drop=[desk.asked.among(|action| own && joins(action))] {
            @if fighting && table.battle.stage >= Stage::Traps {
                @for trap in &table.battle.traps {
                    div.dl-slot {
                        (desk.tile("trap", trap.trap, "card", html! { @if let Some(load) = trap.fed { small { (desk.say.name(load)) } } }))
                        (spring(*trap, false))
                    }
                }
            } @else {
                @for trap in laid { div.dl-slot { (desk.tile("trap", trap, "card", html! {})) } }
                @for _ in 0..down { div.dl-slot { span.dl-tile.card { (desk.paint.picture("back")) span.dl-name { (desk.word("dl-w-face-down")) } } } }
            }
            @if let Some(installed) = table.battle.installed.filter(|_| fighting) {
                div.dl-slot { (desk.tile("trap", installed.trap, "card", html! { span.dl-zzz { (desk.icon("lock")) } })) (spring(installed, true)) }
            }
            @for place in plan.sent.iter() {
                @if let Some(creature) = player.lair.get(place.index()) {
                    @let done = fighting && table.battle.acted.contains(place);
                    @let sheep = fighting && table.battle.sheep.contains(place);
                    div.dl-slot {
                        (desk.tile("monster", creature.kind, if done { "creature tired" } else { "creature" }, html! {
                            @if sheep { span.dl-zzz { (desk.word("dl-w-sheep")) } }
                            @if creature.expert.is_some() && !creature.expert_used { span.dl-star { (desk.icon("expert")) } }
                        }))
                        @if own { (attacks(desk, Striker::Creature(place))) }
                    }
                }
            }
            @if plan.pet {
                @if let Some(pet) = player.fighter {
                    div.dl-slot { (desk.tile("pet", pet, "creature", html! {})) @if own { (attacks(desk, Striker::Fighter)) } }
                }
            }
            @if plan.sent.is_empty() && !plan.pet && desk.view.hand(seat).laid.is_empty() && down == 0 {
                span.quiet { (desk.word(if fighting || own { "dl-w-undefended" } else { "dl-w-secret" })) }
            }
        }
    }
}

/// Whether an answer adds to the plan of the battle.
fn joins(action: &Action) -> bool {
    matches!(action, Action::AddCreature(_) | Action::AddFighter | Action::AddTrap(_))
}

/// How a creature may attack now.
fn attacks(desk: &Desk<'_>, striker: Striker) -> Markup {
    let fits = |action: &Action| match *action {
        Action::Attack { by, .. } | Action::Idle(by) | Action::Name(by) => by == striker,
        _ => false,
    };
    html! {
        @for number in desk.waiting(fits) { (desk.answer(number, "dl-do", html! { (way(desk, &desk.asked.answers[number])) })) }
    }
}

fn way(desk: &Desk<'_>, action: &Action) -> String {
    match *action {
        Action::Attack { by, mode } => answers::attack_text(desk.view, &desk.say, by, mode),
        Action::Idle(_) => desk.word("dl-w-idle"),
        _ => desk.word("dl-w-this-one"),
    }
}

/// The ground the battle is about.
fn site(desk: &Desk<'_>, seat: Seat, own: bool) -> Markup {
    let Some(site) = desk.view.plan(seat).site else {
        return html! {
            @if own { a href="#dl-map" { (desk.icon("swords")) " " (desk.word("dl-w-no-site")) } }
            @else { span.quiet { (desk.word("dl-w-secret")) } }
        };
    };
    html! {
        @match desk.table().room_at(seat, site) {
            Some(room) => (desk.tile("room", room, areas::kind(desk, room), html! {})),
            None => span.dl-tile.tunnel { (desk.icon("tunnel")) },
        }
        b { (desk.say.site(site)) }
    }
}

/// The buttons of a plan.
fn plan(desk: &Desk<'_>) -> Markup {
    let numbers = desk.waiting(|action| matches!(action, Action::Done | Action::PlanAgain));
    html! {
        @if desk.table().phase == Phase::Planning && !numbers.is_empty() {
            div.b-row {
                @for number in numbers {
                    @let done = desk.asked.answers[number] == Action::Done;
                    @if done { (desk.answer(number, "b-big dl-main", html! { (desk.icon("done")) " " (desk.word("dl-w-plan-done")) })) }
                    @else { (desk.answer(number, "dl-loose", html! { (desk.icon("back")) " " (desk.word("dl-a-plan-again")) })) }
                }
            }
        }
    }
}
