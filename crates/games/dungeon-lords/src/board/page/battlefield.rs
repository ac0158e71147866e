//! A battle as a field: the card of the round, the steps, the creatures and traps on one side, the party on the other.

use boards::page::parts;
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{super::answers, areas, drawing::Drawing, party, pen::Pen};
use crate::{
    Action,
    data::{CardId, MonsterId, Speed, TrapId},
    dungeon::Installed,
    open::{Battle, Open, Phase, Player, Stage, Striker},
};

pub fn battlefield(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    if !matches!(table.phase, Phase::Planning | Phase::Battle) {
        return html! {};
    }
    let seat = fought(drawing);
    let player = &table.players[seat.index()];
    let own = drawing.view.seat() == Some(seat);
    html! {
        section.b-panel.dl-stage.planning[table.phase == Phase::Planning] data-stage aria-label=(drawing.word("dl-w-stage")) {
            h3 {
                (drawing.icon("swords")) " " (drawing.lang().tell("dl-w-round", [("round", table.round.into()), ("rounds", table.rules.rounds.into())]))
                " · " (parts::seat(seat, drawing.lang()))
            }
            (drawing.part(Steps::of(table), steps))
            div.dl-scene {
                (card(drawing))
                (defence(drawing, seat, player, own))
                div.dl-ground { (site(drawing, seat, own)) }
                div.dl-party {
                    ol.dl-line aria-label=(drawing.word("dl-w-party")) {
                        @for (at, member) in player.party.iter().enumerate() { (party::fighter(drawing, at, member, own)) }
                        @if player.party.is_empty() { li.quiet { (drawing.word("dl-w-nobody")) } }
                    }
                    (together(drawing, seat))
                }
            }
            (plan(drawing))
        }
    }
}

/// What the party can do together, and the fatigue that waits for it.
fn together(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let table = drawing.table();
    let fatigue = (table.phase == Phase::Battle).then(|| table.fatigue(seat));
    drawing.part((table.icons(seat), fatigue), powers)
}

fn powers(([traps, magic, hearts], fatigue): &([u8; 3], Option<u8>), pen: &Pen) -> Markup {
    html! {
        p.dl-together {
            (pen.word("dl-w-together")) " "
            (pen.amount(&traps.to_string(), "antitrap", &pen.word("dl-w-antitrap")))
            (pen.amount(&magic.to_string(), "magic", &pen.word("dl-w-magic")))
            (pen.amount(&hearts.to_string(), "heal", &pen.word("dl-w-heal")))
            @if let Some(fatigue) = fatigue {
                "· " (pen.word("dl-w-st-fatigue")) " " (pen.amount(&fatigue.to_string(), "fatigue", &pen.word("dl-w-fatigue")))
            }
        }
    }
}

/// Whose battle is drawn: the one being fought, or the reader's own while all plan.
fn fought(drawing: &Drawing<'_>) -> Seat {
    let table = drawing.table();
    if table.phase == Phase::Battle {
        return table.in_turn(table.cursor.min(table.players.len() as u8 - 1));
    }
    drawing.view.seat().unwrap_or(table.start)
}

/// How far a battle has come, and what is left out of it.
#[derive(Hash)]
struct Steps {
    fighting: bool,
    stage: Stage,
    skip_fast: bool,
    skip_slow: bool,
    skip_healing: bool,
    skip_conquest: bool,
    no_fatigue: bool,
}

impl Steps {
    fn of(table: &Open) -> Steps {
        let Battle { stage, skip_fast, skip_slow, skip_healing, skip_conquest, no_fatigue, .. } =
            table.battle;
        let fighting = table.phase == Phase::Battle;
        Steps { fighting, stage, skip_fast, skip_slow, skip_healing, skip_conquest, no_fatigue }
    }
}

/// The steps of a battle in their order; what is left out is struck through.
fn steps(battle: &Steps, pen: &Pen) -> Markup {
    let fighting = battle.fighting;
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
                    (pen.icon(icon)) " " (pen.word(key))
                }
            }
        }
    }
}

/// The combat card of the round.
fn card(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let known = usize::from(table.round).checked_sub(1).and_then(|at| drawing.view.card(at));
    drawing.part(known, face)
}

fn face(known: &Option<CardId>, pen: &Pen) -> Markup {
    html! {
        div.dl-spell {
            @match known {
                Some(id) => (spell(pen, *id)),
                None => { (pen.paint.picture("back")) span.dl-name { (pen.word("dl-w-card-hidden")) } },
            }
        }
    }
}

fn spell(pen: &Pen, id: CardId) -> Markup {
    let entry = pen.say.data.card(id);
    let name = pen.say.name(id);
    let fast = entry.speed == Speed::Fast;
    html! {
        (pen.open("combat_card", id.raw(), &name, html! {
            span.dl-tile.card {
                span.dl-sort { (pen.icon(if fast { "fast" } else { "slow" })) " " (pen.word(if fast { "dl-w-fast" } else { "dl-w-slow" })) }
                b { (name) }
                span { (pen.amount(&format!("≥{}", entry.magic), "magic", &pen.word("dl-w-magic")))
                    (pen.amount(&entry.fatigue.to_string(), "fatigue", &pen.word("dl-w-fatigue"))) }
            }
        }))
        span.dl-text { (pen.say.lang.text(&entry.name)) }
    }
}

/// Traps and creatures of the defender.
fn defence(drawing: &Drawing<'_>, seat: Seat, player: &Player, own: bool) -> Markup {
    let table = drawing.table();
    let fighting = table.phase == Phase::Battle;
    let spring = |laid: Installed, at_home: bool| {
        let this = |action: &Action| {
            matches!(action, Action::Spring { trap, installed, fed }
                if *trap == laid.trap && *installed == at_home && (fed.is_none() || *fed == laid.fed))
        };
        html! {
            @if own {
                @for number in drawing.waiting(this) {
                    (drawing.answer(number, "dl-do", html! { (drawing.word("dl-w-spring")) }))
                }
            }
        }
    };
    let plan = drawing.view.plan(seat);
    let laid: Vec<_> = drawing.view.hand(seat).laid.iter().map(|planned| planned.trap).collect();
    let down = drawing.view.held.planned[seat.index()].saturating_sub(laid.len() as u8);
    html! {
        div.dl-defence role="group" aria-label=(drawing.word("dl-w-defence")) data-drop=[drawing.asked.among(|action| own && joins(action))] {
            @if fighting && table.battle.stage >= Stage::Traps {
                @for trap in &table.battle.traps {
                    div.dl-slot {
                        (drawing.part((trap.trap, trap.fed), loaded))
                        (spring(*trap, false))
                    }
                }
            } @else {
                @for trap in laid { div.dl-slot { (drawing.tile("trap", trap, "card")) } }
                @for _ in 0..down { div.dl-slot { span.dl-tile.card { (drawing.paint.picture("back")) span.dl-name { (drawing.word("dl-w-face-down")) } } } }
            }
            @if let Some(installed) = table.battle.installed.filter(|_| fighting) {
                div.dl-slot { (drawing.part(installed.trap, waiting)) (spring(installed, true)) }
            }
            @for place in plan.sent.iter() {
                @if let Some(creature) = player.lair.get(place.index()) {
                    @let done = fighting && table.battle.acted.contains(place);
                    @let sheep = fighting && table.battle.sheep.contains(place);
                    div.dl-slot {
                        (drawing.part(Sent { kind: creature.kind, done, sheep, expert: creature.expert.is_some() && !creature.expert_used }, sent))
                        @if own { (attacks(drawing, Striker::Creature(place))) }
                    }
                }
            }
            @if plan.pet {
                @if let Some(pet) = player.fighter {
                    div.dl-slot { (drawing.tile("pet", pet, "creature")) @if own { (attacks(drawing, Striker::Fighter)) } }
                }
            }
            @if plan.sent.is_empty() && !plan.pet && drawing.view.hand(seat).laid.is_empty() && down == 0 {
                span.quiet { (drawing.word(if fighting || own { "dl-w-undefended" } else { "dl-w-secret" })) }
            }
        }
    }
}

/// A trap, and what it was loaded with.
fn loaded((trap, fed): &(TrapId, Option<MonsterId>), pen: &Pen) -> Markup {
    let load = html! { @if let Some(load) = fed { small { (pen.say.name(*load)) } } };
    pen.marked_tile("trap", *trap, "card", load)
}

/// A trap that waits on the tile.
fn waiting(trap: &TrapId, pen: &Pen) -> Markup {
    pen.marked_tile("trap", *trap, "card", html! { span.dl-zzz { (pen.icon("lock")) } })
}

/// A creature that was sent.
#[derive(Hash)]
struct Sent {
    kind: MonsterId,
    done: bool,
    sheep: bool,
    expert: bool,
}

fn sent(of: &Sent, pen: &Pen) -> Markup {
    let signs = html! {
        @if of.sheep { span.dl-zzz { (pen.word("dl-w-sheep")) } }
        @if of.expert { span.dl-star { (pen.icon("expert")) } }
    };
    pen.marked_tile("monster", of.kind, if of.done { "creature tired" } else { "creature" }, signs)
}

/// Whether an answer adds to the plan of the battle.
fn joins(action: &Action) -> bool {
    matches!(action, Action::AddCreature(_) | Action::AddFighter | Action::AddTrap(_))
}

/// How a creature may attack now.
fn attacks(drawing: &Drawing<'_>, striker: Striker) -> Markup {
    let fits = |action: &Action| match *action {
        Action::Attack { by, .. } | Action::Idle(by) | Action::Name(by) => by == striker,
        _ => false,
    };
    html! {
        @for number in drawing.waiting(fits) { (drawing.answer(number, "dl-do", html! { (way(drawing, &drawing.asked.answers[number])) })) }
    }
}

fn way(drawing: &Drawing<'_>, action: &Action) -> String {
    match *action {
        Action::Attack { by, mode } => answers::attack_text(drawing.view, &drawing.say, by, mode),
        Action::Idle(_) => drawing.word("dl-w-idle"),
        _ => drawing.word("dl-w-this-one"),
    }
}

/// The ground the battle is about.
fn site(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let Some(site) = drawing.view.plan(seat).site else {
        return html! {
            @if own { a href="#dl-map" { (drawing.icon("swords")) " " (drawing.word("dl-w-no-site")) } }
            @else { span.quiet { (drawing.word("dl-w-secret")) } }
        };
    };
    html! {
        @match drawing.table().room_at(seat, site) {
            Some(room) => (drawing.tile("room", room, areas::kind(drawing, room))),
            None => span.dl-tile.tunnel { (drawing.icon("tunnel")) },
        }
        b { (drawing.say.site(site)) }
    }
}

/// The buttons of a plan.
fn plan(drawing: &Drawing<'_>) -> Markup {
    let numbers = drawing.waiting(|action| matches!(action, Action::Done | Action::PlanAgain));
    html! {
        @if drawing.table().phase == Phase::Planning && !numbers.is_empty() {
            div.b-row {
                @for number in numbers {
                    @let done = drawing.asked.answers[number] == Action::Done;
                    @if done { (drawing.answer(number, "b-big dl-main", html! { (drawing.icon("done")) " " (drawing.word("dl-w-plan-done")) })) }
                    @else { (drawing.answer(number, "dl-loose", html! { (drawing.icon("back")) " " (drawing.word("dl-a-plan-again")) })) }
                }
            }
        }
    }
}
