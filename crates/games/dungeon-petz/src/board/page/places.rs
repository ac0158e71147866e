//! What a place in town and a phase of the round are for: a sentence for those who tap, and the rule below it.

use boards::page::{Quotes, parts::Details};
use maud::{Markup, html};

use super::{super::Said, icons};
use crate::{
    Action, DungeonPetz,
    data::SpaceKind,
    terms::{Place, Term},
};

const fn picture(place: Place) -> &'static str {
    match place {
        Place::Veg => "vegetable",
        Place::Mixed => "hunger",
        Place::Meat => "meat",
        Place::Artifacts => "tent",
        Place::Cage => "strength",
        Place::Addon => "toys",
        Place::Old | Place::Young => "pet",
        Place::Immigration => "imp",
        Place::Hospital => "bed",
        Place::Judging => "rosette",
        Place::Platform => "platform",
    }
}

/// The name of a place, which opens what it is for.
pub fn place(said: Said, place: Place, quotes: Quotes) -> Markup {
    let needs = place.spaces().first().map(|space| said.data.requires(*space));
    let judge = said.data.judge_bonus.into();
    let times = said.data.platform.into();
    let what = said.lang.tell(&format!("dp-about-{}", place.name()), [("judge", judge), ("times", times)]);
    let name = said.place(place);
    let details = Details {
        id: &format!("place-{}", place.name()),
        name: &name,
        text: html! {
            p { (what) }
            @if let Some(needs) = needs {
                @if needs.imps > 0 { p { (icons::icon("imp")) " " (needs_imps(said, needs)) } }
                @if needs.gold > 0 { p { (icons::icon("gold")) " " (needs_gold(said, needs)) } }
            }
        },
        clauses: &[Action::Send(place).clause()],
        entry: None,
    };
    let face = html! { span.dp-name { (icons::icon(picture(place))) (name) } };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}

pub fn needs_imps(said: Said, needs: &SpaceKind) -> String {
    said.lang.tell("dp-p-needs-imps", [("count", needs.imps.into())])
}

pub fn needs_gold(said: Said, needs: &SpaceKind) -> String {
    said.lang.tell("dp-p-needs-gold", [("count", needs.gold.into())])
}

/// The name of a phase, counted from 1, which opens what happens in it.
pub fn phase(said: Said, number: usize, quotes: Quotes) -> Markup {
    const CLAUSES: [&str; 6] =
        ["DP-P1-01", "DP-GRP-01", "DP-ASGN-01", "DP-SHOW-01", "DP-SELL-01", "DP-AGE-01"];
    let name = said.word(number.checked_sub(1).and_then(|at| said.data.phases.get(at)));
    let clause = number.checked_sub(1).and_then(|at| CLAUSES.get(at));
    let details = Details {
        id: &format!("phase-{number}"),
        name: &name,
        text: html! { p { (said.lang.say(&format!("dp-about-phase-{number}"))) } },
        clauses: clause.map(std::slice::from_ref).unwrap_or_default(),
        entry: None,
    };
    let face = html! { span { b { (number) } " " span.dp-phasename { (name) } } };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}
