//! A face for every card, our own and drawn from parts: the words a card is called by say which ([`words`]), and what they
//! leave open follows from the card's id, the same every time. So a corrected or new card has a face too.

mod words;

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use boards::page::steady::steady;
use engine::Pack;
use maud::{Markup, PreEscaped, html};

use self::words::{CITIZENS, CLOTHES, DOMAINS, DUKES, MANNERS, MONSTERS, SIGHTS, STRANGERS, Word};
use super::art::Dice;
use crate::{
    data::{Data, DomainId, DukeId, MonsterId, SourceId},
    effect::Role,
};

/// What has a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    Monster(MonsterId),
    /// A Citizen or a Starter.
    Citizen(SourceId),
    Domain(DomainId),
    Duke(DukeId),
}

impl Card {
    /// The table of the data pack it stands in, and its id there.
    pub fn entry(self, data: &Data) -> (&'static str, &str) {
        match self {
            Card::Monster(id) => ("monster", &data.monster(id).label.id),
            Card::Citizen(id) if data.citizen_of(id).is_none() => ("starter", &data.source(id).label.id),
            Card::Citizen(id) => ("citizen", &data.source(id).label.id),
            Card::Domain(id) => ("domain", &data.domain(id).label.id),
            Card::Duke(id) => ("duke", &data.duke(id).label.id),
        }
    }

    /// What it is called in the page's own names.
    pub fn key(self, data: &Data) -> String {
        let (kind, id) = self.entry(data);
        format!("{kind}-{id}")
    }
}

/// The drawing of a card, which [`symbols`] has defined.
pub fn picture(data: &Data, card: Card) -> Markup {
    html! {
        svg.va-picture aria-hidden="true" { use href={ "#f-" (card.key(data)) } {} }
    }
}

/// The drawings of `cards`, once for a page, and the parts they share.
pub fn symbols(pack: Pack<Data>, cards: &BTreeSet<Card>) -> Markup {
    let looks = looks(pack);
    let mut needed: Vec<usize> =
        cards.iter().filter_map(|card| looks.get(card)).flat_map(|look| &look.parts).copied().collect();
    needed.sort_unstable();
    needed.dedup();
    html! {
        svg.symbols aria-hidden="true" width="0" height="0" {
            defs {
                @for part in needed { (steady(part, shared)) }
                @for card in cards { (steady((pack, *card), symbol)) }
            }
        }
    }
}

/// A part that cards share.
fn shared(part: &usize) -> Markup {
    html! { @if let Some((name, shapes)) = PARTS.get(*part) { g id={ "p-" (name) } { (PreEscaped(shapes)) } } }
}

fn symbol((pack, card): &(Pack<Data>, Card)) -> Markup {
    let look = look(pack, *card);
    html! {
        symbol id={ "f-" (card.key(pack)) } viewBox="0 0 60 48" {
            g fill=(look.colour) color=(look.second) {
                @for (name, _) in look.parts.iter().filter_map(|part| PARTS.get(*part)) {
                    use href={ "#p-" (name) } {}
                }
            }
        }
    }
}

type Looks = HashMap<Card, Look>;

/// How each card of a pack looks, worked out once: packs last as long as the program.
fn looks(pack: Pack<Data>) -> Arc<Looks> {
    static KNOWN: Mutex<Vec<(Pack<Data>, Arc<Looks>)>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, looks)) = known.iter().find(|(of, _)| *of == pack) {
        return looks.clone();
    }
    let cards = super::gallery::cards(&pack).into_iter();
    let looks: Arc<Looks> = Arc::new(cards.map(|card| (card, look(&pack, card))).collect());
    known.push((pack, looks.clone()));
    looks
}

/// The parts by name, from the back to the front.
static PARTS: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
    let groups = include_str!("faces/parts.svg").split("<g id=\"").skip(1);
    groups.filter_map(|group| group.split_once("</g>")?.0.split_once("\">")).collect()
});

/// What a card is drawn from: numbers of parts in the order of drawing, and its two colours.
#[derive(Debug, PartialEq)]
struct Look {
    parts: BTreeSet<usize>,
    colour: &'static str,
    second: &'static str,
}

impl Look {
    fn new(colour: &'static str, second: &'static str) -> Look {
        Look { parts: BTreeSet::new(), colour, second }
    }

    /// Adds parts by their names. A name that no part has draws nothing.
    fn with(&mut self, names: &str) {
        let part = |name: &str| PARTS.iter().position(|(known, _)| *known == name);
        self.parts.extend(names.split_whitespace().filter_map(part));
    }

    /// Adds what the words of an id bring; whether any was known.
    fn called(&mut self, id: &str, vocabulary: &[Word]) -> bool {
        let whole = vocabulary.iter().filter(|word| word.0 == id);
        let mut known: Vec<&Word> = whole.collect();
        if known.is_empty() {
            let of_word = |word| vocabulary.iter().filter(move |known| known.0 == word);
            known = id.split('_').flat_map(of_word).collect();
        }
        for (_, parts, colour, second) in &known {
            self.with(parts);
            self.colour = if colour.is_empty() { self.colour } else { colour };
            self.second = if second.is_empty() { self.second } else { second };
        }
        !known.is_empty()
    }
}

const SKINS: [&str; 5] = ["#f6d6b8", "#f1c9a5", "#d9a074", "#a86f45", "#7b4a2b"];
const COLOURS: [&str; 8] =
    ["#c9604a", "#c99a3c", "#8aa84c", "#4f9a7a", "#4f8fb0", "#6f74c0", "#a05ab0", "#a88a6a"];

fn look(data: &Data, card: Card) -> Look {
    let (_, id) = card.entry(data);
    let mut dice = Dice::of(id);
    let mut look = Look::new(dice.one_of(&COLOURS), dice.one_of(&COLOURS));
    match card {
        Card::Monster(monster) => {
            let monster = data.monster(monster);
            let place = monster.place.and_then(|place| data.places.get(usize::from(place.0)));
            let scene = place.map_or("omen", |place| place.label.id.as_str());
            look.with(if knows(scene) { scene } else { "meadow" });
            if !look.called(id, MONSTERS) {
                let stranger = dice.one_of(STRANGERS[monster.kind as usize]);
                let colour = look.colour;
                look.called(stranger, MONSTERS);
                look.colour = colour;
            }
            look.called(id, MANNERS);
        }
        Card::Citizen(source) => {
            // A Starter looks like the Citizen of its name, in plain cloth.
            let trade = id.rsplit('_').next().unwrap_or(id);
            look.colour = Dice::of(trade).one_of(&SKINS);
            look.second =
                data.citizen_of(source).map_or("#8a7d6b", |citizen| cloth(data.citizen(citizen).role));
            look.with("town bust head cheeks dots");
            if !look.called(id, CITIZENS) {
                CLOTHES.iter().for_each(|choice| look.with(dice.one_of(choice)));
            }
        }
        Card::Domain(_) => {
            if !look.called(id, DOMAINS) {
                SIGHTS.iter().for_each(|choice| look.with(dice.one_of(choice)));
            }
        }
        Card::Duke(_) => {
            look.colour = dice.one_of(&SKINS);
            look.with("hall bust head cheeks dots");
            if !look.called(id, DUKES) {
                look.with("coronet ermine");
                CLOTHES[1..].iter().for_each(|choice| look.with(dice.one_of(choice)));
            }
        }
    }
    look
}

fn knows(part: &str) -> bool {
    PARTS.iter().any(|(known, _)| *known == part)
}

/// The colour of a Role's cloth.
const fn cloth(role: Role) -> &'static str {
    match role {
        Role::Worker => "#b98a2e",
        Role::Soldier => "#b14a3c",
        Role::Shadow => "#5c4a86",
        Role::Holy => "#4b82b8",
    }
}
