//! Dungeon Petz for people.

mod answers;
mod draw;
mod events;
pub mod page;

use std::hash::{Hash, Hasher};

use boards::{Speaker, TextBoard, seat_name, spoken};
use engine::{Clause, Label, List, Seat};
use words::Lang;

use crate::{
    Action, Data, DungeonPetz, Event, View,
    data::{AddonId, ArtifactId, CageId, CustomerId, ExhibitionId, PetId},
    open::{Assigned, Plot},
    terms::{Colour, Employee, Need, Place, SPACES, Space, Term},
};

impl TextBoard for DungeonPetz {
    fn title(lang: Lang) -> String {
        lang.say("dp-title")
    }

    fn draw(view: &View, lang: Lang) -> String {
        draw::draw(view, lang)
    }

    fn question(view: &View, seat: Seat, lang: Lang) -> String {
        answers::question(view, seat, lang)
    }

    fn answer(view: &View, action: &Action, lang: Lang) -> String {
        answers::answer(view, action, lang)
    }

    fn clause(action: &Action) -> Clause {
        action.clause()
    }

    fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
        events::event(Said { data, lang }, event)
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    fn phase(view: &View) -> &'static str {
        view.phase.key()
    }

    fn score_item(item: &str, lang: Lang) -> String {
        lang.say(&format!("dp-score-{item}"))
    }
}

/// The names of components in the reader's language.
#[derive(Clone, Copy)]
struct Said {
    data: &'static Data,
    lang: Lang,
}

/// Which pack it is, not what stands in it.
impl Hash for Said {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.data, state);
        self.lang.hash(state);
    }
}

impl Said {
    fn of(view: &View, lang: Lang) -> Said {
        Said { data: view.pack.data(), lang }
    }

    fn word(self, label: Option<&Label>) -> String {
        label.map_or_else(|| "?".to_owned(), |label| self.lang.name(label))
    }

    fn pet(self, id: PetId) -> String {
        self.lang.named(self.data, id)
    }

    fn cage(self, id: CageId) -> String {
        self.lang.named(self.data, id)
    }

    fn addon(self, id: AddonId) -> String {
        self.lang.named(self.data, id)
    }

    fn artifact(self, id: ArtifactId) -> String {
        self.lang.named(self.data, id)
    }

    fn exhibition(self, id: ExhibitionId) -> String {
        self.lang.named(self.data, id)
    }

    fn customer(self, id: CustomerId) -> String {
        self.lang.named(self.data, id)
    }

    fn colour(self, colour: Colour) -> String {
        self.word(self.data.colours.get(colour.index()))
    }

    fn need(self, need: Need) -> String {
        self.word(self.data.needs.get(need.index()))
    }

    /// A place groups are sent to: the name of its space, without left and right.
    fn place(self, place: Place) -> String {
        self.lang.say(&format!("dp-place-{}", place.name()))
    }

    fn space(self, space: Space) -> String {
        match self.data.spaces.get(space.index()) {
            Some(kind) if space.index() < SPACES => self.word(Some(&kind.label)),
            _ => self.lang.say("dp-dummy"),
        }
    }

    fn plot(self, plot: Plot) -> String {
        self.lang.tell("dp-plot", [("number", plot.number().into())])
    }

    /// A card face, such as `red anger` or `green poop, turned`.
    fn card(self, colour: Colour, need: Need, turned: bool) -> String {
        let key = match (need, turned) {
            (Need::Sleep, _) => "dp-card-potion",
            (_, true) => "dp-card-turned",
            _ => "dp-card",
        };
        self.lang.tell(key, [("colour", self.colour(colour).into()), ("need", self.need(need).into())])
    }

    /// Things one by one, `2 vegetables and 1 meat`; those there are none of are left out.
    fn list(self, things: &[(&str, u8)]) -> String {
        let mut all: Vec<String> = things
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(thing, count)| self.lang.tell(&format!("dp-n-{thing}"), [("count", (*count).into())]))
            .collect();
        match (all.pop(), all.is_empty()) {
            (None, _) => self.lang.say("dp-nothing"),
            (Some(one), true) => one,
            (Some(last), _) => {
                self.lang.tell("dp-and", [("all", all.join(", ").into()), ("last", last.into())])
            }
        }
    }

    /// Who holds an angry pet.
    fn holders(self, armour: u8, employee: Employee, catchers: u8) -> String {
        let employed = |as_what| u8::from(employee == as_what);
        self.list(&[
            ("employee-armour", employed(Employee::Armour)),
            ("employee-catcher", employed(Employee::Catcher)),
            ("armour", armour),
            ("catcher", catchers),
        ])
    }

    /// Who stands before the magic of a pet.
    fn warders(self, armour: u8, employee: bool) -> String {
        self.list(&[("employee-armour", u8::from(employee)), ("armour", armour)])
    }

    fn cards(self, cards: &[Assigned]) -> String {
        let all: Vec<String> =
            cards.iter().map(|card| self.card(card.colour, card.need, card.turned)).collect();
        if all.is_empty() { self.lang.say("dp-none") } else { all.join(", ") }
    }
}

impl Speaker for Said {
    fn lang(&self) -> Lang {
        self.lang
    }
}

// How each thing is told in a sentence.
spoken! {
    Said:
    AddonId => |said, it| said.addon(it);
    ArtifactId => |said, it| said.artifact(it);
    CageId => |said, it| said.cage(it);
    CustomerId => |said, it| said.customer(it);
    ExhibitionId => |said, it| said.exhibition(it);
    PetId => |said, it| said.pet(it);
    Colour => |said, it| said.colour(it);
    Need => |said, it| said.need(it);
    Place => |said, it| said.place(it);
    Plot => |said, it| said.plot(it);
    Space => |said, it| said.space(it);
    // What is replaced; nothing is not named.
    Option<AddonId> => |said, old| old.map_or_else(String::new, |old| said.addon(old));
    Option<CageId> => |said, old| old.map_or_else(String::new, |old| said.cage(old));
    List<Seat, 4> => |said, order| {
        order.iter().map(|seat| seat_name(*seat, said.lang)).collect::<Vec<_>>().join(", ")
    };
}

/// Half points as people write them: `7½`, `−½`.
fn halves(points: i16) -> String {
    words::written(2, points.into())
}
