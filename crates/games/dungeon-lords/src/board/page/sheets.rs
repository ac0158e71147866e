//! Everything about a component, for those who open it: text, numbers, rules, and where the numbers come from.

use boards::page::parts::Details;
use engine::Label;
use maud::{Markup, html};

use super::{
    super::roman,
    areas, art,
    drawing::Drawing,
    pen::{Pen, Sheet},
};
use crate::{
    DungeonLords,
    data::{
        AdventurerId, AreaId, BoardId, CELLS, COLUMNS, CardId, Class, ExpertId, ImprovedId, MonsterId,
        PaladinId, PetId, Position, RoomId, RoomKind, SpecialId, Speed, TrapId, Work,
    },
};

/// The sheets of everything on the page that can be opened.
pub fn sheets(drawing: &Drawing<'_>) -> Markup {
    html! { @for wanted in drawing.sheets() { (drawing.part(wanted, sheet)) } }
}

fn sheet(&(table, at): &Sheet, pen: &Pen) -> Markup {
    let data = pen.say.data;
    let (name, text, clauses): (&Label, Markup, &[&str]) = match table {
        "area" => {
            let entry = data.area(AreaId(at));
            (&entry.name, positions(pen, entry.work, &entry.positions), area_clauses(at))
        }
        "opportunity" => {
            let entry = data.board(BoardId(at));
            let prize = pen.say.lang.name(&entry.prize.name);
            let text = html! {
                (positions(pen, entry.work, &entry.positions))
                p { (pen.lang().tell("dl-w-d-prize", [("prize", prize.into())])) }
            };
            (&entry.name, text, board_clauses(entry.work))
        }
        "monster" => monster(pen, MonsterId(at)),
        "room" => room(pen, RoomId(at)),
        "trap" => {
            let entry = data.trap(TrapId(at));
            let text = html! {
                p { (pen.say.lang.text(&entry.name)) }
                @for (year, cost) in entry.costs.iter().enumerate() {
                    p { (pen.lang().tell("dl-w-year", [("year", roman(year as u8).into())])) ": "
                        @if *cost == crate::data::Cost::NOTHING { (pen.word("dl-w-d-free")) } @else { (pen.cost(cost)) } }
                }
            };
            (&entry.name, text, &["DL-COMBAT-11", "DL-COMBAT-13"])
        }
        "combat_card" => {
            let entry = data.card(CardId(at));
            let speed = pen.word(if entry.speed == Speed::Fast { "dl-w-fast" } else { "dl-w-slow" });
            let text = html! {
                p { (pen.icon(if entry.speed == Speed::Fast { "fast" } else { "slow" })) " " (speed) " · "
                    (pen.amount(&entry.magic.to_string(), "magic", &pen.word("dl-w-magic"))) (pen.word("dl-w-magic")) " · "
                    (pen.amount(&entry.fatigue.to_string(), "fatigue", &pen.word("dl-w-fatigue"))) (pen.word("dl-w-fatigue")) }
                p { (pen.say.lang.text(&entry.name)) }
            };
            (&entry.name, text, &["DL-COMBAT-30", "DL-COMBAT-61"])
        }
        "special_event" => plain(pen, &data.special(SpecialId(at)).name, &["DL-EVENT-11"]),
        "event_tile" => {
            let name = &data.event_tiles[usize::from(at).min(2)];
            let clauses: &[&str] = match at {
                0 => &["DL-EVENT-02", "DL-EVENT-05"],
                1 => &["DL-EVENT-06", "DL-EVENT-07"],
                _ => &["DL-EVENT-11"],
            };
            plain(pen, name, clauses)
        }
        "improved_tunnel" => plain(pen, &data.improved_tunnel(ImprovedId(at)).name, &["DL-FEST-TUN-01"]),
        "expert_tile" => (&data.expert(ExpertId(at)).name, html! {}, &["DL-FEST-EXP-06"]),
        "pet" => plain(pen, &data.pet(PetId(at)).name, &["DL-FEST-PET-05", "DL-FEST-PET-06"]),
        "adventurer" => adventurer(pen, AdventurerId(at)),
        _ => paladin(pen, PaladinId(at)),
    };
    let portrait = match table {
        "monster" | "room" | "trap" | "pet" | "improved_tunnel" => Some(name.id.as_str()),
        "adventurer" => Some(art::class(data.adventurer(AdventurerId(at)).class)),
        "paladin" => Some(art::paladin(data.paladin(PaladinId(at)).kind)),
        _ => None,
    };
    let text =
        html! { @if let Some(name) = portrait { span.dl-portrait { (pen.paint.picture(name)) } } (text) };
    let details = Details {
        id: &format!("dl-{table}-{at}"),
        name: &pen.say.lang.name(name),
        text,
        clauses,
        entry: Some((table, &name.id)),
    };
    details.sheet::<DungeonLords>(pen.quotes, pen.lang())
}

fn plain<'a>(pen: &Pen, name: &'a Label, clauses: &'a [&'a str]) -> (&'a Label, Markup, &'a [&'a str]) {
    (name, html! { p { (pen.say.lang.text(name)) } }, clauses)
}

fn positions(pen: &Pen, work: Work, positions: &[Position; 3]) -> Markup {
    html! {
        ul.dl-deals {
            @for (slot, position) in positions.iter().enumerate() {
                li { b { (roman(slot as u8)) } " " (areas::deal(pen, work, position)) }
            }
        }
    }
}

fn monster(pen: &Pen, id: MonsterId) -> (&'static Label, Markup, &'static [&'static str]) {
    let entry = pen.say.data.monster(id);
    let text = html! {
        p { (pen.word("dl-w-d-cost")) " " (areas::prices(pen, id)) @if entry.ghost { " · " (pen.word("dl-w-d-ghost")) } }
        ul {
            @for (attack, mode) in entry.attacks.iter().zip(0..) {
                li {
                    @if let Some(text) = pen.say.attack(id, mode) { (text) }
                    @if attack.returns { " " em { (pen.word("dl-w-d-returns")) } }
                }
            }
        }
    };
    let clauses: &[&str] = match entry.name.id.as_str() {
        "goblin" => &["DL-MON-01"],
        "slime" => &["DL-MON-02"],
        "ghost" => &["DL-MON-03"],
        "troll" => &["DL-MON-04"],
        "witch" => &["DL-MON-05"],
        "vampire" => &["DL-MON-07"],
        "golem" => &["DL-MON-08"],
        "dragon" => &["DL-MON-09"],
        "demon" => &["DL-MON-10"],
        _ => &["DL-FEST-MON-01"],
    };
    (&entry.name, text, clauses)
}

fn room(pen: &Pen, id: RoomId) -> (&'static Label, Markup, &'static [&'static str]) {
    let entry = pen.say.data.room(id);
    let (kind, clauses): (&str, &[&str]) = match entry.kind {
        RoomKind::Production => ("dl-w-d-production", &["DL-PROD-04", "DL-ROOM-03"]),
        RoomKind::Combat => ("dl-w-d-combat", &["DL-ROOM-24"]),
        RoomKind::Scoring => ("dl-w-d-scoring", &["DL-ROOM-05"]),
    };
    let text = html! {
        p { b { (pen.word(kind)) } " · " (pen.say.lang.text(&entry.name)) }
        p.dl-zone { (zone(entry.zone)) " " (pen.word("dl-w-d-zone")) }
    };
    (&entry.name, text, clauses)
}

/// Where a room may be built, as a small map.
fn zone(cells: u32) -> Markup {
    html! {
        svg.b-art viewBox="0 0 52 42" width="65" height="52" aria-hidden="true" {
            @for at in 0..CELLS {
                @let class = if cells & (1 << at) != 0 { "dl-y" } else { "dl-k" };
                rect class=(class) x=(at % COLUMNS * 10 + 1) y=(at / COLUMNS * 10 + 1) width="10" height="10" {}
            }
        }
    }
}

fn adventurer(pen: &Pen, id: AdventurerId) -> (&'static Label, Markup, &'static [&'static str]) {
    let entry = pen.say.data.adventurer(id);
    let (power, clauses): (&str, &[&str]) = match entry.class {
        Class::Warrior => ("dl-w-d-warrior", &["DL-ADV-04"]),
        Class::Thief => ("dl-w-d-thief", &["DL-COMBAT-21"]),
        Class::Priest => ("dl-w-d-priest", &["DL-COMBAT-52"]),
        Class::Wizard => ("dl-w-d-wizard", &["DL-COMBAT-30"]),
        Class::Bard => ("dl-w-d-bard", &["DL-FEST-BARD-02"]),
    };
    let text = html! {
        p { (pen.amount(&entry.hit_points.to_string(), "heart", &pen.word("dl-w-hit-points"))) " · "
            (pen.lang().tell("dl-w-d-rank", [("rank", entry.rank.into())])) }
        p { (pen.lang().tell(power, [("icons", entry.icons.into())])) }
    };
    (&entry.name, text, clauses)
}

fn paladin(pen: &Pen, id: PaladinId) -> (&'static Label, Markup, &'static [&'static str]) {
    let entry = pen.say.data.paladin(id);
    let text = html! {
        p { (pen.amount(&entry.hit_points.to_string(), "heart", &pen.word("dl-w-hit-points")))
            (pen.amount(&entry.traps.to_string(), "antitrap", &pen.word("dl-w-antitrap")))
            (pen.amount(&entry.magic.to_string(), "magic", &pen.word("dl-w-magic")))
            (pen.amount(&entry.hearts.to_string(), "heal", &pen.word("dl-w-heal"))) }
        p { (pen.lang().tell("dl-w-d-paladin", [("points", entry.points.into())])) }
    };
    (&entry.name, text, &["DL-PAL-07", "DL-FEST-PAL-03"])
}

fn area_clauses(at: u8) -> &'static [&'static str] {
    match at {
        0 => &["DL-AREA-01"],
        1 => &["DL-AREA-02", "DL-AREA-03"],
        2 => &["DL-AREA-04", "DL-DIG-01", "DL-DIG-02"],
        3 => &["DL-AREA-05", "DL-DIG-05"],
        4 => &["DL-AREA-07"],
        5 => &["DL-AREA-08", "DL-AREA-09"],
        6 => &["DL-AREA-10", "DL-ORDER-07"],
        _ => &["DL-AREA-12", "DL-ROOM-01", "DL-ROOM-02"],
    }
}

fn board_clauses(work: Work) -> &'static [&'static str] {
    match work {
        Work::Harvest => &["DL-FEST-HARV-01"],
        Work::Masquerade => &["DL-FEST-MASQ-01", "DL-FEST-MASQ-02", "DL-FEST-MASQ-03"],
        Work::Improve => &["DL-FEST-IMPR-02", "DL-FEST-IMPR-03", "DL-FEST-IMPR-04"],
        Work::Invest => &["DL-FEST-INV-01"],
        Work::Install => &["DL-FEST-INST-02", "DL-FEST-INST-04"],
        Work::Hire => &["DL-FEST-EXP-01", "DL-FEST-EXP-02"],
        Work::Rent => &["DL-FEST-RENT-01", "DL-FEST-RENT-02"],
        _ => &["DL-FEST-ADOPT-01"],
    }
}
