//! Our own pictures: one flat drawing in ink for each creature, person, room, trap and pet, and one small sign for each
//! thing that is counted. A drawing is named like its entry in the data pack.

mod icons;
mod monsters;
mod people;
mod pets;
mod rooms;
mod traps;

use std::cell::Cell;

use boards::page::steady::steady;
use maud::{Markup, PreEscaped, html};

use self::{icons::ICONS, monsters::MONSTERS, people::PEOPLE, pets::PETS, rooms::ROOMS, traps::TRAPS};
use crate::{
    data::{Class, Data, PaladinKind},
    open::{EventTile, Good, Who},
};

type Drawing = (&'static str, &'static str);

/// The sets of large drawings. Ghosts and illusions are creatures here, whatever card bears the same name.
pub const SETS: [&[Drawing]; 5] = [MONSTERS, PEOPLE, ROOMS, TRAPS, PETS];

/// Which drawings stand on a page, as bits: the signs in the order of their list, the large ones in that of the sets.
#[derive(Clone, Copy, Default)]
pub struct Used {
    icons: u64,
    pictures: u128,
}

const _: () = {
    let (mut set, mut pictures) = (0, 0);
    while set < SETS.len() {
        pictures += SETS[set].len();
        set += 1;
    }
    assert!(ICONS.len() <= u64::BITS as usize && pictures <= u128::BITS as usize, "a drawing without a bit");
};

/// What is drawn on a page: each picture once, wherever it is shown.
#[derive(Default)]
pub struct Paint {
    used: Cell<Used>,
}

fn pictures() -> impl Iterator<Item = &'static Drawing> {
    SETS.into_iter().flatten()
}

impl Paint {
    /// A small sign in the line of the text. It is decoration: say beside it what it means.
    pub fn icon(&self, name: &'static str) -> Markup {
        self.uses_icon(name);
        html! { svg.b-art.dl-icon aria-hidden="true" { use href={ "#dli-" (name) } {} } }
    }

    pub fn uses_icon(&self, name: &'static str) {
        if let Some(at) = ICONS.iter().position(|(known, _)| *known == name) {
            self.uses(Used { icons: 1 << at, pictures: 0 });
        }
    }

    /// A large drawing; what the pack calls by an unknown name has a shape of its own.
    pub fn picture(&self, name: &str) -> Markup {
        let find = |name: &str| pictures().enumerate().find(|(_, (known, _))| *known == name);
        let found = find(name).or_else(|| find("unknown"));
        if let Some((at, _)) = found {
            self.uses(Used { icons: 0, pictures: 1 << at });
        }
        let name = found.map_or("unknown", |(_, (known, _))| *known);
        html! { svg.b-art.dl-pic aria-hidden="true" { use href={ "#dlp-" (name) } {} } }
    }

    /// The drawings used so far.
    pub fn used(&self) -> Used {
        self.used.get()
    }

    pub fn uses(&self, more: Used) {
        let Used { icons, pictures } = self.used.get();
        self.used.set(Used { icons: icons | more.icons, pictures: pictures | more.pictures });
    }

    /// The drawings used so far, to be put once somewhere on the page.
    pub fn symbols(&self) -> Markup {
        let Used { icons, pictures } = self.used.get();
        html! {
            svg.dl-symbols aria-hidden="true" width="0" height="0" {
                @for at in (0..u64::BITS).filter(|at| icons >> at & 1 != 0) { (steady(at, icon_symbol)) }
                @for at in (0..u128::BITS).filter(|at| pictures >> at & 1 != 0) { (steady(at, picture_symbol)) }
            }
        }
    }
}

fn icon_symbol(at: &u32) -> Markup {
    html! {
        @if let Some((name, drawing)) = ICONS.get(*at as usize) {
            symbol id={ "dli-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
        }
    }
}

fn picture_symbol(at: &u32) -> Markup {
    html! {
        @if let Some((name, drawing)) = pictures().nth(*at as usize) {
            symbol id={ "dlp-" (name) } viewBox="0 0 48 48" { (PreEscaped(drawing)) }
        }
    }
}

pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Gold => "gold",
        Good::Food => "food",
        Good::Evil => "evil",
        Good::Imp => "imp",
        Good::Trap => "trap",
        Good::Monster => "monster",
    }
}

pub const fn event(tile: EventTile) -> &'static str {
    match tile {
        EventTile::Taxes => "taxes",
        EventTile::Payday => "payday",
        EventTile::Special => "special",
    }
}

/// The sign of an area, in the order of the areas.
pub fn area(index: u8) -> &'static str {
    ["food", "evil", "shovel", "pick", "imp", "trap", "monster", "room"]
        .get(usize::from(index))
        .copied()
        .unwrap_or("special")
}

pub const fn class(class: Class) -> &'static str {
    match class {
        Class::Warrior => "warrior",
        Class::Thief => "thief",
        Class::Priest => "priest",
        Class::Wizard => "wizard",
        Class::Bard => "bard",
    }
}

pub const fn paladin(kind: PaladinKind) -> &'static str {
    match kind {
        PaladinKind::Human => "human",
        PaladinKind::Elf => "elf",
        PaladinKind::Dwarf => "dwarf",
    }
}

pub fn who(data: &Data, who: Who) -> &'static str {
    match who {
        Who::Adventurer(id) => class(data.adventurer(id).class),
        Who::Paladin(id) => paladin(data.paladin(id).kind),
        Who::Illusion => "illusion",
    }
}
