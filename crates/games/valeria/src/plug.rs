//! What the house needs to know of the game.

use engine::{Label, Pack, any::Of};
use maud::{Markup, html};
use plug::{Field, Kind, Pick, Plug, Preset, YES_OR_NO, pick};
use serde_json::Value;
use words::Lang;

use crate::{Data, Valeria};

pub const PLUG: Plug = Plug {
    game: &Of::<Valeria>::NEW,
    space: &Of::<Valeria>::NEW,
    prefix: "va",
    folder: "crates/games/valeria",
    players: 1..=5,
    // Everybody gains by everybody's rolls, and the next turn comes soon.
    best: 3,
    minutes: 30..=90,
    weight: 2,
    rules: plug::rules!("../../../rules/valeria"),
    options: OPTIONS,
    presets: PRESETS,
    lesson_files: plug::lessons!("../../../lessons/valeria": "first-turn", "monsters", "domains"),
    example_files: plug::examples!(
        "tests/scenarios":
        "action.toml",
        "end.toml",
        "events.toml",
        "five.toml",
        "harvest.toml",
        "mixed.toml",
        "noduke.toml",
        "refusals.toml",
        "rewards.toml",
        "roll.toml",
        "solo.toml",
    ),
    puzzle_file: plug::puzzles!("../../../puzzles/valeria.jsonl"),
    ladder_file: plug::ladder!("../../../ladder/valeria.json"),
    round: crate::round::PICTURES,
    emblem,
    picture: include_bytes!("picture.png"),
};

const OPTIONS: &[Field] = &[
    Field::new("setup", "VA-SET-05", Kind::One(setups)),
    Field::new("places", "VA-SET-05", Kind::Several(places)).when(chosen),
    Field::new("citizens", "VA-SET-07", Kind::OneOfEach(citizens))
        .when(|so_far| chosen(so_far) && !mixed(so_far)),
    Field::switch("mixed", "VA-MIX-01"),
    Field::switch("no_duke", "VA-NODUKE-01").when(together),
    Field::switch("events", "VA-EVT-01").when(together),
    Field::new("event_choice", "VA-EVT-04", Kind::Several(events)).when(eventful),
    Field::switch("hard_sum", "VA-SOLO-21").when(solo),
    Field::switch("hard_exhausted", "VA-SOLO-22").when(solo),
    Field::switch("double_sum_twice", "R-02"),
    Field::switch("magic_pays_effects", "R-04"),
    Field::switch("resting_doubles", "R-20").when(|so_far| so_far["players"] == 5),
    Field::switch("dark_lord_undealt", "R-24").when(solo),
    Field::switch("event_token_on_itself", "R-30").when(eventful),
    Field::word("solo_board_vp", "R-34", YES_OR_NO).when(solo),
];

const PRESETS: &[Preset] = &[
    Preset { id: "first", players: 1..=5, options: &[("setup", "first_game")] },
    Preset { id: "random", players: 1..=5, options: &[("setup", "random")] },
    Preset { id: "events", players: 2..=5, options: &[("setup", "random"), ("events", "yes")] },
    Preset { id: "open", players: 2..=5, options: &[("setup", "random"), ("no_duke", "yes")] },
    Preset {
        id: "dark",
        players: 1..=1,
        options: &[("setup", "random"), ("hard_sum", "yes"), ("hard_exhausted", "yes")],
    },
];

fn solo(so_far: &Value) -> bool {
    so_far["players"] == 1
}

fn together(so_far: &Value) -> bool {
    !solo(so_far)
}

fn chosen(so_far: &Value) -> bool {
    so_far["setup"] == "chosen"
}

fn mixed(so_far: &Value) -> bool {
    so_far["mixed"] == true
}

fn eventful(so_far: &Value) -> bool {
    together(so_far) && so_far["events"] == true
}

/// Panics if the data that ship with the game cannot be read: then nobody could play it either.
fn data() -> Pack<Data> {
    Pack::built_in().unwrap_or_else(|problems| panic!("the data of Valeria cannot be read: {problems:?}"))
}

fn labelled<'a>(labels: impl Iterator<Item = &'a Label>, lang: Lang) -> Vec<Pick> {
    labels.map(|label| pick(&label.id, lang.name(label))).collect()
}

fn setups(_players: usize, lang: Lang) -> Vec<Pick> {
    let presets = labelled(data().presets.iter().map(|p| &p.label), lang);
    let others = ["random", "chosen"].map(|word| pick(word, lang.say(&format!("va-option-setup-{word}"))));
    presets.into_iter().chain(others).collect()
}

fn places(lang: Lang) -> Vec<Pick> {
    labelled(data().places.iter().map(|place| &place.label), lang)
}

fn citizens(lang: Lang) -> Vec<Vec<Pick>> {
    let data = data();
    let piles = data.citizens.iter().map(|citizen| citizen.pile).max().map_or(0, |last| last + 1);
    let group = |pile: u8| {
        let own = data.citizens.iter().zip(&data.sources).filter(move |(citizen, _)| citizen.pile == pile);
        let nobody = pick("", "–");
        std::iter::once(nobody).chain(labelled(own.map(|(_, source)| &source.label), lang)).collect()
    };
    (0..piles).map(group).collect()
}

fn events(lang: Lang) -> Vec<Pick> {
    let data = data();
    let events = data.monsters.iter().filter(|monster| monster.place.is_none());
    labelled(events.map(|monster| &monster.label), lang)
}

/// A castle, and the dice before it.
fn emblem() -> Markup {
    html! {
        path.e-stone d="M10 52V22h7v5h7v-5h7v5h10v-5h7v5h7v-5h7v30z" {}
        path.e-red d="M36 22V6l13 5-13 5z" {}
        path.e-dark d="M29 52V42a7 7 0 0 1 14 0v10z" {}
        path.e-bone d="m5 47 11-5 8 9-10 8z" {}
        path.e-bone d="m48 50 9-9 11 8-9 10z" {}
        path.e-eye d="M14 50h.1M57 49h.1M61 52h.1M55 53h.1" {}
    }
}
