//! Making Monsters for people.

mod answers;
mod draw;
mod events;
mod page;

use boards::{Speaker, TextBoard, seat_name, spoken};
use engine::{Clause, Seat};
use words::Lang;

use crate::{
    Action, Colour, Event, Kind, LesterId, MakingMonsters, MonsterId, SlotNo, UpgradeId, View,
    data::{CartId, Data},
};

impl TextBoard for MakingMonsters {
    fn title(lang: Lang) -> String {
        lang.say("mm-title")
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
        answers::clause(action)
    }

    fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
        events::event(data, event, lang)
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Round { .. } | Event::Fair)
    }

    fn phase(view: &View) -> &'static str {
        view.phase.key()
    }

    fn score_item(item: &str, lang: Lang) -> String {
        lang.say(&format!("mm-score-{item}"))
    }
}

/// The names of things in one language.
struct Say {
    data: &'static Data,
    lang: Lang,
}

impl Speaker for Say {
    fn lang(&self) -> Lang {
        self.lang
    }
}

// How each thing is told in a sentence.
spoken! {
    Say:
    MonsterId => |say, id| card(say.data, id, say.lang);
    Kind => |say, which| kind(say.data, which, say.lang);
    UpgradeId => |say, id| tile(say.data, id, say.lang);
    CartId => |say, id| say.lang.named(say.data, id);
    LesterId => |say, id| say.lang.named(say.data, id);
    Colour => |say, which| colour(which, say.lang);
}

fn who(seat: Seat, lang: Lang) -> String {
    seat_name(seat, lang)
}

fn kind(data: &Data, kind: Kind, lang: Lang) -> String {
    lang.named(data, kind)
}

fn card(data: &Data, card: MonsterId, lang: Lang) -> String {
    lang.named(data, card)
}

fn tile(data: &Data, tile: UpgradeId, lang: Lang) -> String {
    lang.named(data, tile)
}

fn colour(colour: Colour, lang: Lang) -> String {
    lang.say(match colour {
        Colour::Red => "mm-colour-red",
        Colour::Yellow => "mm-colour-yellow",
        Colour::Blue => "mm-colour-blue",
    })
}

fn monster_name(data: &Data, slot: SlotNo, on: Option<MonsterId>, lang: Lang) -> String {
    data.monster_in(slot.index(), on)
        .map_or_else(|| lang.say("mm-empty"), |monster| lang.name(&monster.label))
}

/// `Werewaffle (slot 3)`, and for a mutation `.., as Spike`.
fn spot(data: &Data, slot: SlotNo, on: Option<MonsterId>, space: Option<Kind>, lang: Lang) -> String {
    let name = monster_name(data, slot, on, lang);
    let number = slot.number();
    match space {
        Some(space) => {
            let space = kind(data, space, lang);
            lang.tell("mm-as", [("monster", name.into()), ("slot", number.into()), ("space", space.into())])
        }
        None => lang.tell("mm-on-slot", [("monster", name.into()), ("slot", number.into())]),
    }
}

/// `Limb ×2, Rot`, or `nothing`.
fn tokens(data: &Data, counts: impl Iterator<Item = (Kind, u8)>, lang: Lang) -> String {
    let all: Vec<String> = counts
        .map(|(which, n)| match n {
            1 => kind(data, which, lang),
            _ => lang.tell("mm-count", [("name", kind(data, which, lang).into()), ("n", n.into())]),
        })
        .collect();
    list(all, lang)
}

fn list(all: Vec<String>, lang: Lang) -> String {
    if all.is_empty() { lang.say("mm-none") } else { all.join(", ") }
}

fn cards(data: &Data, all: impl Iterator<Item = MonsterId>, lang: Lang) -> String {
    list(all.map(|one| card(data, one, lang)).collect(), lang)
}
