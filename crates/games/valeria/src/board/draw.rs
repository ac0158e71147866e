//! The table as text: the grid of stacks, the Exhausted stack, everybody's board and tableau.

use boards::text;
use engine::{Seat, Viewer};
use words::Lang;

use super::{answers, effects, name, phase, who};
use crate::{
    Phase, Slot, View,
    data::{Data, DukeId, PILES},
    effect::{Resource, Role},
    open::Cover,
    slot::Row,
};

const CELL: usize = 19;

pub fn draw(view: &View, lang: Lang) -> String {
    let mut lines = vec![header(view, lang), String::new()];
    let rows: [Vec<Slot>; 4] = [
        (0..5).map(Slot::monster).collect(),
        (0..5).map(Slot::citizen).collect(),
        (5..10).map(Slot::citizen).collect(),
        (0..5).map(Slot::domain).collect(),
    ];
    for row in rows {
        let cells: Vec<[String; 4]> = row.into_iter().map(|slot| cell(view, slot, lang)).collect();
        for line in 0..4 {
            let texts: Vec<String> = cells.iter().map(|cell| text::fit(&cell[line], CELL)).collect();
            let text = texts.join(" ");
            if !text.trim().is_empty() {
                lines.push(text.trim_end().to_owned());
            }
        }
        lines.push(String::new());
    }
    lines.push(exhausted(view, lang));
    lines.push(String::new());
    for seat in 0..view.players.len() {
        lines.extend(player(view, Seat::at(seat), lang));
    }
    if view.rules.solo() {
        lines.extend(indented(&dark_lord(view, lang)));
    }
    lines.join("\n")
}

fn header(view: &View, lang: Lang) -> String {
    let mut parts = Vec::new();
    if view.turn > 0 {
        parts.push(lang.tell("va-h-turn", [("turn", view.turn.into())]));
        parts.push(who(view.active, lang));
    }
    parts.push(phase(view.phase, lang));
    if !matches!(view.phase, Phase::ChooseDukes) {
        let [one, two] = view.dice;
        parts.push(
            lang.tell("va-h-dice", [("one", one.into()), ("two", two.into()), ("sum", (one + two).into())]),
        );
    }
    if view.last_round {
        parts.push(lang.say("va-h-last-round"));
    }
    parts.join(" · ")
}

/// Four short lines for a slot: place, card, price, what it does.
fn cell(view: &View, slot: Slot, lang: Lang) -> [String; 4] {
    let data = &view.pack;
    let count = view.stack_size(slot);
    let title = match slot.row() {
        Row::Monster(at) => name(data, view.monsters[at].place, lang),
        Row::Citizen(at) => number_of(at),
        Row::Domain(_) => String::new(),
    };
    let place = format!("{slot} {title} ({count})").replace("  ", " ");
    if let Some(id) = view.monster_in(slot) {
        let monster = data.monster(id);
        let [(_, strength), (_, magic)] = answers::parts_of_price(view, slot);
        let mark = if monster.place.is_none() { format!("!{} ", monster.activation) } else { String::new() };
        return [
            place,
            format!("{mark}{}", name(data, id, lang)),
            format!("{} {}", short_price(&[("S", strength), ("M", magic)], lang), vp(monster.vp, lang)),
            effects::effect(data, &monster.reward, lang),
        ];
    }
    match slot.row() {
        Row::Citizen(at) if !view.citizens[at].cards.is_empty() => {
            let id = view.citizens[at].cards[view.citizens[at].cards.len() - 1];
            let citizen = data.citizen(id);
            let source = &data.sources[usize::from(id.0)];
            [
                place,
                name(data, id, lang),
                format!(
                    "{}+ {}",
                    short_price(&[("G", citizen.cost.into())], lang),
                    effects::role(citizen.role, lang)
                ),
                effects::effect(data, &source.on_turn, lang),
            ]
        }
        Row::Domain(at) if count > 0 => match view.domains[at].top {
            Some(id) => {
                let domain = data.domain(id);
                [
                    place,
                    name(data, id, lang),
                    format!(
                        "{} {} {}",
                        short_price(&[("G", domain.cost.into())], lang),
                        icons(&domain.requires, lang),
                        vp(domain.vp, lang)
                    ),
                    effects::effect(data, &domain.effect, lang),
                ]
            }
            None => [place, lang.say("va-face-down"), String::new(), String::new()],
        },
        _ => {
            let text = match view.cover(slot) {
                Cover::Bare => "va-bare",
                _ => "va-exhausted",
            };
            [place, lang.say(text), String::new(), String::new()]
        }
    }
}

/// The numbers that wake the Citizens of a stack, `9/10`. They stand there even when the stack is empty.
fn number_of(at: usize) -> String {
    PILES[at].iter().map(u8::to_string).collect::<Vec<String>>().join("/")
}

fn vp(points: u8, lang: Lang) -> String {
    lang.tell("va-short-vp", [("n", points.into())])
}

/// `3G 1M`: letters as on the boards.
fn short_price(parts: &[(&str, u32)], lang: Lang) -> String {
    let letter = |code: &str| lang.say(&format!("va-letter-{}", code.to_lowercase()));
    let parts: Vec<String> =
        parts.iter().filter(|(_, n)| *n > 0).map(|(code, n)| format!("{n}{}", letter(code))).collect();
    parts.join(" ")
}

fn icons(requires: &[u8; 4], lang: Lang) -> String {
    let icons: Vec<String> = Role::ALL
        .iter()
        .zip(requires)
        .filter(|(_, n)| **n > 0)
        .map(|(role, n)| {
            let short: String = effects::role(*role, lang).chars().take(2).collect();
            if *n > 1 { format!("{n}{short}") } else { short }
        })
        .collect();
    icons.join(",")
}

pub fn exhausted(view: &View, lang: Lang) -> String {
    let args = [
        ("slots", view.exhausted_slots().into()),
        ("needed", view.exhausted_to_end().into()),
        ("left", view.exhausted.len().into()),
    ];
    lang.tell("va-h-exhausted", args)
}

fn player(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let data = &view.pack;
    let player = &view.players[seat.index()];
    let mut marks = String::new();
    if seat == view.active {
        marks.push('*');
    }
    if view.viewer == Viewer::Seat(seat) {
        marks.push('>');
    }
    let stock = [
        (Resource::Gold, player.stock.gold),
        (Resource::Strength, player.stock.strength),
        (Resource::Magic, player.stock.magic),
    ];
    let stock: Vec<String> = stock.iter().map(|(resource, n)| super::amount(*resource, *n, lang)).collect();
    let resting = if view.resting() == Some(seat) { lang.say("va-resting") } else { String::new() };
    let vp = super::good(crate::effect::Good::Vp, player.stock.vp, lang);
    let mut lines = vec![
        format!("{marks:2} {}: {}, {vp} {resting}", who(seat, lang), stock.join(", ")).trim_end().to_owned(),
    ];
    let citizens: Vec<String> =
        player.citizens.iter().map(|(id, n)| times(name(data, id, lang), n)).collect();
    let domains: Vec<String> = player.domains.iter().map(|id| name(data, id, lang)).collect();
    let monsters: Vec<String> =
        player.monsters.iter().map(|(id, n)| times(name(data, id, lang), n)).collect();
    for (key, list) in [("va-l-citizens", citizens), ("va-l-domains", domains), ("va-l-monsters", monsters)] {
        if !list.is_empty() {
            lines.extend(indented(&format!("{}: {}", lang.say(key), list.join(", "))));
        }
    }
    if let Some(duke) = view.duke(seat) {
        let scores = duke_text(view, duke, lang);
        lines.extend(indented(&format!("{}: {} ({scores})", lang.say("va-l-duke"), name(data, duke, lang))));
    }
    lines
}

/// What a Duke scores, in one line.
pub fn duke_text(view: &View, id: DukeId, lang: Lang) -> String {
    duke_lines(&view.pack, id, lang).join(", ")
}

/// What a Duke scores.
pub fn duke_lines(data: &Data, id: DukeId, lang: Lang) -> Vec<String> {
    let duke = data.duke(id);
    let mut parts = Vec::new();
    let mut add = |item: &str, points: u8| {
        if points > 0 {
            let item = lang.say(&format!("va-score-{item}"));
            parts.push(lang.tell("va-duke-line", [("points", points.into()), ("item", item.into())]));
        }
    };
    for (item, points) in ["worker", "soldier", "shadow", "holy"].iter().zip(duke.roles) {
        add(item, points);
    }
    add("duke-citizens", duke.citizen);
    add("duke-monsters", duke.monster);
    add("duke-domains", duke.domain);
    add("boss", duke.boss);
    add("titan", duke.titan);
    if duke.resources_per > 0 {
        parts.push(lang.tell("va-duke-resources", [("per", duke.resources_per.into())]));
    }
    parts
}

pub fn dark_lord(view: &View, lang: Lang) -> String {
    let lord = &view.dark_lord;
    let mut cards: Vec<String> =
        lord.citizens.iter().map(|(id, n)| times(name(&view.pack, id, lang), n)).collect();
    cards.extend(lord.domains.iter().map(|id| name(&view.pack, id, lang)));
    let duke = view.own.dark_lord.map_or_else(|| "?".to_owned(), |duke| name(&view.pack, duke, lang));
    let cards = if cards.is_empty() { "-".to_owned() } else { cards.join(", ") };
    lang.tell("va-h-dark-lord", [("duke", duke.into()), ("cards", cards.into())])
}

fn times(name: String, n: u8) -> String {
    if n > 1 { format!("{name} ×{n}") } else { name }
}

/// Long lists go on in the next line, all of them set in under their player.
fn indented(said: &str) -> Vec<String> {
    text::wrap(&format!("   {}", said.trim()), 3)
}
