//! Exhibitions and sales in the open: who showed or sold what, counted term by term, and what happened to the pets.

use boards::page::{parts, steady::steady};
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::Said,
    Page, buttons,
    history::{ExhibitionEntry, Round, Sale},
    icons, pets, tiles,
};
use crate::{
    Event, Phase,
    board::{events, halves},
    data::Asset,
    open::{Player, total},
};

/// This round's results; those of the round before until there are new ones.
pub fn results(page: &Page<'_>) -> Markup {
    let lang = page.said.lang;
    let round = page.rounds.iter().rev().take(2).find(|round| !round.is_empty());
    html! {
        @if matches!(page.view.phase, Phase::Over) { (finals(page)) }
        @if let Some(round) = round {
            section.b-panel.dp-results aria-label=(lang.say("dp-p-results")) {
                h3 { (lang.tell("dp-p-results-of", [("round", round.round.into())])) }
                @if !round.entries.is_empty() { (entries(page, round)) }
                @if !round.sales.is_empty() { (sales(page, round)) }
                (deeds(page, round))
            }
        }
    }
}

/// A link to the moment in the log, where there is one.
fn moment(said: Said, replay: Option<&str>, number: Option<usize>) -> Markup {
    html! {
        @if let (Some(replay), Some(number)) = (replay, number) {
            a.moment href={ (replay) (number) } title=(said.lang.say("dp-p-moment")) { "↶" span.hidden { (said.lang.say("dp-p-moment")) } }
        }
    }
}

fn who(page: &Page<'_>, seat: Seat) -> Markup {
    parts::seat(seat, page.said.lang)
}

fn entries(page: &Page<'_>, round: &Round) -> Markup {
    let said = page.said;
    html! {
        h4 { (icons::icon("tent")) " " @if let Some(tile) = round.exhibition { (said.exhibition(tile)) } }
        ul.dp-lines { @for entry in &round.entries { (steady((said, page.asked.replay, entry), self::entry)) } }
    }
}

fn entry(&(said, replay, entry): &(Said, Option<&str>, &ExhibitionEntry)) -> Markup {
    let lang = said.lang;
    let Some(score) = entry.score else {
        return html! { li { (parts::seat(entry.seat, lang)) " " span.quiet { (lang.say("dp-p-absent")) } } };
    };
    html! { li {
        (parts::seat(entry.seat, lang)) " "
        @if let Some(pet) = entry.pet { (pets::pet(said.data, pet, 2)) (said.pet(pet)) " " }
        (buttons::terms_of(&entry.terms, |what| buttons::shown(said, what, entry.need)))
        @if entry.judging > 0 { span.dp-bonus { "+" (halves(entry.judging)) (icons::icon("rosette")) } }
        @if entry.whip > 0 { span.dp-bonus { "+" (halves(entry.whip)) (icons::icon("whip")) } }
        " = " b { (halves(score)) }
        @if let Some((place, award)) = entry.award {
            span.dp-award { (lang.tell("dp-p-place", [("place", place.into())])) " +" (halves(award)) (icons::icon("reputation")) }
        }
        (moment(said, replay, entry.moment))
    } }
}

fn sales(page: &Page<'_>, round: &Round) -> Markup {
    html! {
        h4 { (icons::icon("gold")) " " (page.said.lang.say("dp-p-sales")) }
        ul.dp-lines { @for sale in &round.sales { (steady((page.said, page.asked.replay, sale), self::sale)) } }
    }
}

fn sale(&(said, replay, sale): &(Said, Option<&str>, &Sale)) -> Markup {
    let lang = said.lang;
    let times = said.data.times(sale.platform);
    html! { li {
        (parts::seat(sale.seat, lang)) " " (pets::pet(said.data, sale.pet, 2)) (said.pet(sale.pet)) " → "
        (pets::customer(&said.data.customer(sale.customer).label.id)) (said.customer(sale.customer)) " "
        (buttons::terms_of(&sale.terms, |what| tiles::wish(said, what)))
        " = " (sale.matched) " · "
        span title=(lang.say(if sale.platform { "dp-p-platform" } else { "dp-p-black-market" })) {
            @if sale.platform { (icons::icon("platform")) } "×" (times)
        }
        " = " b { "+" (halves(sale.reputation)) (icons::icon("reputation")) } " " (tiles::signed(sale.gold)) (icons::icon("gold"))
        (moment(said, replay, sale.moment))
    } }
}

/// What was done for the pets and what they did, player by player.
fn deeds(page: &Page<'_>, round: &Round) -> Markup {
    let lang = page.said.lang;
    let seats = Seat::all(page.view.players.len());
    html! {
        @if !round.deeds.is_empty() {
            h4 { (icons::icon("pet")) " " (lang.say("dp-p-care")) }
            div.dp-deeds {
                @for seat in seats.filter(|seat| round.deeds.iter().any(|(owner, _)| owner == seat)) {
                    details id={ "deeds-" (round.round) "-" (seat.index()) } open[page.asked.seat == Some(seat) || matches!(page.view.phase, Phase::Showing { seat: acting, .. } if acting == seat)] {
                        (steady((page.said, seat, deeds_of(page, round, seat)), told))
                    }
                }
            }
        }
    }
}

fn deeds_of<'a>(page: &Page<'a>, round: &Round, seat: Seat) -> Vec<&'a Event> {
    let own = round.deeds.iter().filter(|(owner, _)| *owner == seat);
    own.filter_map(|(_, at)| page.asked.story.get(*at)).map(|(_, told)| &told.event).collect()
}

fn told((said, seat, deeds): &(Said, Seat, Vec<&Event>)) -> Markup {
    html! {
        summary { (parts::seat(*seat, said.lang)) }
        ul.dp-lines { @for deed in deeds { li { (events::event(*said, deed)) } } }
    }
}

/// The two final exhibitions.
fn finals(page: &Page<'_>) -> Markup {
    let said = page.said;
    html! {
        section.b-panel.dp-results aria-label=(said.lang.say("dp-p-finals")) {
            h3 { (said.lang.say("dp-p-finals")) }
            @for (number, kind) in said.data.finals.iter().enumerate() {
                h4 { (icons::icon("tent")) " " (said.word(Some(&kind.label))) }
                ul.dp-lines {
                    @for (seat, player) in Seat::all(page.view.players.len()).zip(&page.view.players) {
                        @if let Some(last) = player.finals.get(number) {
                            li {
                                (who(page, seat)) " " (assets(page, number, player, last.score))
                                " = " (halves(last.score)) " → " b { (halves(last.award)) (icons::icon("reputation")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The terms of a final exhibition; none if they do not add up to the score any more.
fn assets(page: &Page<'_>, number: usize, player: &Player, score: i16) -> Markup {
    let terms: Vec<_> = player.assets(page.said.data, number).collect();
    let known = total(terms.iter().copied()) == score;
    html! {
        span.dp-sum {
            @for term in terms.iter().filter(|term| known && term.count != 0) {
                span.minus[term.points < 0] { (term.count) "×" (asset(page, term.what)) @if term.points > 0 { "+" } (halves(term.worth())) }
            }
        }
    }
}

fn asset(page: &Page<'_>, asset: Asset) -> Markup {
    let (icon, key) = match asset {
        Asset::Gold => ("gold", "dp-i-gold"),
        Asset::Food => ("hunger", "dp-p-food"),
        Asset::Potion => ("potion", "dp-i-potion"),
        Asset::Artifact => ("book", "dp-artifacts"),
        Asset::ImpAway => ("imp", "dp-p-away"),
        Asset::Pet => ("pet", "dp-i-pet"),
        Asset::Addon => ("toys", "dp-place-addon"),
        Asset::Cage => ("strength", "dp-place-cage"),
        Asset::Mutation => ("mutation", "dp-i-mutation"),
        Asset::Suffering => ("suffering", "dp-i-suffering"),
        Asset::Manure => ("manure", "dp-i-manure"),
    };
    let name = page.said.lang.say(key);
    html! { span.dp-what title=(name) { span.hidden { (name) } (icons::icon(icon)) } }
}
