//! Our own pictures: one flat drawing in ink for each creature, person, room, trap and pet, and one small sign for each
//! thing that is counted. A drawing is named like its entry in the data pack.

mod icons;
mod monsters;
mod people;
mod pets;
mod rooms;
mod traps;

use std::{cell::RefCell, collections::BTreeSet};

use maud::{Markup, PreEscaped, html};

use self::{icons::ICONS, monsters::MONSTERS, people::PEOPLE, pets::PETS, rooms::ROOMS, traps::TRAPS};
use crate::{
    data::{Class, Data, PaladinKind},
    open::{EventTile, Good, Who},
};

type Drawing = (&'static str, &'static str);

/// The sets of large drawings. Ghosts and illusions are creatures here, whatever card bears the same name.
pub const SETS: [&[Drawing]; 5] = [MONSTERS, PEOPLE, ROOMS, TRAPS, PETS];

/// What is drawn on a page: each picture once, wherever it is shown.
#[derive(Default)]
pub struct Paint {
    icons: RefCell<BTreeSet<&'static str>>,
    pictures: RefCell<BTreeSet<&'static str>>,
}

impl Paint {
    /// A small sign in the line of the text. It is decoration: say beside it what it means.
    pub fn icon(&self, name: &'static str) -> Markup {
        self.icons.borrow_mut().insert(name);
        html! { svg.b-art.dl-icon aria-hidden="true" { use href={ "#dli-" (name) } {} } }
    }

    /// A large drawing; what the pack calls by an unknown name has a shape of its own.
    pub fn picture(&self, name: &str) -> Markup {
        let drawing = SETS.iter().copied().flatten().find(|(known, _)| *known == name);
        let name = drawing.map_or("unknown", |(known, _)| *known);
        self.pictures.borrow_mut().insert(name);
        html! { svg.b-art.dl-pic aria-hidden="true" { use href={ "#dlp-" (name) } {} } }
    }

    /// The drawings used so far, to be put once somewhere on the page.
    pub fn symbols(&self) -> Markup {
        let icons = self.icons.borrow();
        let pictures = self.pictures.borrow();
        html! {
            svg.dl-symbols aria-hidden="true" width="0" height="0" {
                @for (name, drawing) in ICONS.iter().filter(|(name, _)| icons.contains(name)) {
                    symbol id={ "dli-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
                }
                @for (name, drawing) in SETS.iter().copied().flatten().filter(|(name, _)| pictures.contains(name)) {
                    symbol id={ "dlp-" (name) } viewBox="0 0 48 48" { (PreEscaped(drawing)) }
                }
            }
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
