//! Grouping behind the screen. With scripts imps and gold are dropped straight on the spaces in town: a plan that stays in
//! the page until it is given, group after group. The table of all groups says the same in one press each.

use boards::{Asked, page::steady::steady};
use maud::{Markup, html};

use super::{super::Said, Ask, Page, buttons, icons, places};
use crate::{
    Action, Phase,
    open::Group,
    terms::{Place, Space, Term},
};

/// Whether the reader puts groups together now.
pub fn plans(page: &Page<'_>) -> bool {
    page.view.phase == Phase::Grouping && offers(page).next().is_some()
}

/// The groups that may be made next, by the number of their answer.
fn offers(page: &Page<'_>) -> impl Iterator<Item = (usize, Group)> {
    page.asked.answers.iter().enumerate().filter_map(|(number, answer)| match *answer {
        Action::Group { imps, gold } => Some((number, Group { imps, gold })),
        _ => None,
    })
}

/// What is at home, to be dropped on the town.
pub fn home(page: &Page<'_>) -> Markup {
    let Some(player) = page.view.me().map(|seat| page.shown.player(seat)) else { return html! {} };
    steady((page.said, player.imps, player.gold), quarters)
}

fn quarters(&(said, imps, gold): &(Said, u8, u8)) -> Markup {
    let lang = said.lang;
    let tokens = |kind: &'static str, key: &'static str, count: u8| {
        html! {
            @for at in 0..count {
                button.dp-token type="button" data-token=(kind) id={ "dp-" (kind) "-" (at) } {
                    (icons::icon(kind)) span.hidden { (lang.say(key)) }
                }
            }
        }
    };
    html! {
        div.dp-quarters {
            b.dp-quarters-name { (lang.say("dp-p-home")) }
            div.dp-pile data-pile="home" data-name=(lang.say("dp-p-home")) { (tokens("imp", "dp-p-token-imp", imps)) (tokens("gold", "dp-p-token-gold", gold)) }
            button.dp-give.primary type="button" data-give aria-disabled="true" { (lang.say("dp-p-give")) }
            // The plan takes the place of what says how to make one, so that nothing below moves.
            div.dp-planned {
                small.dp-lost data-told role="status" {}
                ol.dp-order data-order aria-label=(lang.say("dp-p-plan")) {}
                small.quiet.dp-unplanned { (lang.say("dp-p-plan-how")) }
            }
        }
    }
}

/// A free space as a pile of the plan, with what its groups need.
pub fn pile(said: Said, place: Place, space: Space) -> Markup {
    steady((said, place, space), empty)
}

fn empty(&(said, place, space): &(Said, Place, Space)) -> Markup {
    let lang = said.lang;
    let needs = said.data.requires(space);
    let least = match (needs.imps, needs.gold) {
        (_, gold @ 1..) => Some((gold, "gold", places::needs_gold(said, needs))),
        (imps @ 1.., _) => Some((imps, "imp", places::needs_imps(said, needs))),
        _ => None,
    };
    let name = said.space(space);
    let more = |kind: &'static str, key: &str| {
        html! {
            button.dp-put type="button" data-put=(kind) {
                "+" (icons::icon(kind)) span.hidden { (lang.tell(key, [("place", name.as_str().into())])) }
            }
        }
    };
    html! {
        div.dp-space.dp-drop data-pile=(space.name()) data-place=(place.name()) data-name=(name)
            data-least=[least.as_ref().map(|(count, kind, _)| format!("{count} {kind}"))]
            data-short=[least.as_ref().map(|(.., said)| said)] {
            (more("imp", "dp-p-put-imp")) (more("gold", "dp-p-put-gold"))
        }
    }
}

/// The groups so far in the order in which they will act, those that are planned, and all further groups in a table.
pub fn planner(page: &Page<'_>) -> Markup {
    let lang = page.said.lang;
    let Some(player) = page.view.me().map(|seat| page.shown.player(seat)) else {
        return html! { p.quiet { (icons::icon("imp")) " " (lang.say("dp-p-screens")) } };
    };
    let plans = plans(page);
    let done = page.asked.number(&Action::Done);
    html! {
        div.dp-screen {
            // What a plan in the making contradicts gives way to it.
            h3.b-title.dp-unplanned[player.groups.is_empty()] { (lang.say("dp-p-exits")) }
            @if player.groups.is_empty() { p.quiet.dp-hint.dp-unplanned { (lang.say("dp-p-exits-none")) } }
            ol.dp-exits { @for one in &player.groups { (steady((page.said, *one, &page.view.board.neutral[..]), exit)) } }
            p.dp-rest.dp-unplanned data-watch="rest" { (lang.tell("dp-p-rest", [("imps", player.imps.into()), ("gold", player.gold.into())])) }
            @if let Some(number) = done {
                // Nothing prepared, nothing done: then it is the quietest of all buttons.
                @let (class, key) = if player.groups.is_empty() { ("quiet", "dp-p-stay") } else { ("", "dp-p-ready-now") };
                div.dp-unplanned data-end { (page.control(number, class, html! { (lang.say(key)) })) }
            }
            @if plans { (table(page)) }
        }
    }
}

/// All groups that may be made next.
fn table(page: &Page<'_>) -> Markup {
    let offers: Vec<(usize, Group)> = offers(page).collect();
    steady((page.said, offers, page.asked.hint), grid)
}

/// Imps down and gold across.
fn grid((said, offers, hint): &(Said, Vec<(usize, Group)>, Option<usize>)) -> Markup {
    let lang = said.lang;
    let button = |number: usize, group: Group| {
        let advised = Asked { hint: *hint, ..Ask::nothing() };
        let named = lang.tell("dp-a-group", [("imps", group.imps.into()), ("gold", group.gold.into())]);
        advised.button(number, "dp-groupbutton", buttons::named(&named, html! { (group.size()) }))
    };
    let most_gold = offers.iter().map(|(_, group)| group.gold).max().unwrap_or(0);
    let most_imps = offers.iter().map(|(_, group)| group.imps).max().unwrap_or(0);
    html! {
        details.dp-fold.dp-grid id="dp-grid" {
            summary { (lang.say("dp-p-next-group")) }
            table {
                thead { tr {
                    td {}
                    @for gold in 0..=most_gold { th scope="col" { "+" (gold) (icons::icon("gold")) } }
                } }
                tbody { @for imps in 1..=most_imps { tr {
                    th scope="row" { (imps) (icons::icon("imp")) }
                    @for gold in 0..=most_gold {
                        @match offers.iter().find(|(_, group)| (group.imps, group.gold) == (imps, gold)) {
                            Some((number, group)) => td data-sum=(sum(*group)) data-rank=(rank(*group)) {
                                (button(*number, *group))
                            },
                            None => td { "·" },
                        }
                    }
                } } }
            }
        }
    }
}

/// A group as the page's script counts what was put together.
pub fn sum(group: Group) -> String {
    let Group { imps, gold } = group;
    if gold > 0 { format!("{gold} gold {imps} imp") } else { format!("{imps} imp") }
}

/// The bigger group is made first; of equals the one with more imps (DP-GRP-07).
fn rank(group: Group) -> u32 {
    1000 * u32::from(group.size()) + u32::from(group.imps)
}

/// A group at an exit.
fn exit(&(said, group, neutral): &(Said, Group, &[Space])) -> Markup {
    html! { li { (super::decision::group(said, group)) " " small.dp-reach { (reach(said, group, neutral)) } } }
}

/// What a group reaches, and the places whose requirement it does not meet.
fn reach(said: Said, group: Group, neutral: &[Space]) -> String {
    let (data, lang) = (said.data, said.lang);
    let open = |place: &Place| {
        let mut spaces = place.spaces().iter().filter(|space| !neutral.contains(space));
        spaces.any(|space| data.requires(*space).admits(group.imps, group.gold))
    };
    let barred: Vec<String> = Place::ALL
        .iter()
        .filter(|place| {
            let needs = place.spaces().first().map(|space| data.requires(*space));
            needs.is_some_and(|needs| !needs.admits(group.imps, group.gold))
        })
        .map(|place| said.place(*place))
        .collect();
    let reached = Place::ALL.iter().filter(|place| open(place)).count();
    let mut told = lang.tell("dp-p-reach", [("count", reached.into()), ("all", Place::ALL.len().into())]);
    if !barred.is_empty() {
        told.push(' ');
        told.push_str(&lang.tell("dp-p-not", [("places", barred.join(", ").into())]));
    }
    told
}
