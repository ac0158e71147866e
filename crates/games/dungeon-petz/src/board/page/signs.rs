//! The forecast in pictures: what the cards beside a pet bring, and what one more card would change.

use boards::page::steady::steady;
use maud::{Markup, html};

use super::{
    super::Said,
    Page,
    forecast::{self, Fate, Forecast},
    icons, pets,
};
use crate::{
    data::{CustomerId, ExhibitionId},
    open::{Assigned, Entered, Player, total},
    terms::{Cause, Food, Need, Term},
};

/// A small sign of the forecast: a picture, a number, and in words.
fn sign(class: &str, icon: &str, number: &str, said: String) -> Markup {
    drawn(class, icons::icon(icon), number, said)
}

fn drawn(class: &str, picture: Markup, number: &str, said: String) -> Markup {
    html! { span class={ "dp-sign " (class) } title=(said) { span.hidden { (said) ". " } span aria-hidden="true" { (picture) (number) } } }
}

/// Points above 0 are worth something.
const fn liked(points: i16) -> &'static str {
    if points > 0 { "good" } else { "quiet" }
}

fn lost(said: Said, cause: Cause) -> Markup {
    let lang = said.lang;
    let cause = lang.say(&format!("dp-cause-{}", cause.name()));
    let text = lang.tell("dp-p-lost", [("cause", cause.into())]);
    html! { strong.dp-lost { (text) } }
}

/// What becomes of a pet with the cards it has, in words with their pictures.
pub fn told(&(said, fate): &(Said, &Fate)) -> Markup {
    let lang = said.lang;
    let told = [
        ("", "hunger", "dp-p-f-hunger", fate.hunger),
        ("bad", "suffering", "dp-p-f-unfed", fate.unfed),
        ("", "manure", "dp-p-f-poop", fate.poop),
        ("", "play", "dp-p-f-play", fate.play),
        ("bad", "suffering", "dp-p-f-bored", fate.bored),
        ("warn", "anger", "dp-p-f-anger", fate.anger),
        ("bad", "mutation", "dp-p-f-mutation", fate.mutation),
        ("bad", "disease", "dp-p-f-sick", fate.sick),
    ];
    html! {
        @for (class, icon, key, count) in told.into_iter().filter(|(.., count)| *count > 0) {
            span class={ "dp-sign " (class) } { (icons::icon(icon)) (lang.tell(key, [("count", count.into())])) }
        }
        @if let Some(cause) = fate.lost { (lost(said, cause)) }
        @if fate.open > 0 { span.quiet.dp-open { (lang.tell("dp-p-f-open", [("count", fate.open.into())])) } }
    }
}

/// What this round's exhibition and customers would give for the pet as it stands.
pub fn prospects(page: &Page<'_>, player: &Player, at: usize) -> Markup {
    let (view, said) = (page.view, page.said);
    let Some(pet) = player.pets.get(at) else { return html! {} };
    let single = view.exhibition().filter(|tile| said.data.exhibition(*tile).single);
    html! {
        @if let Some(tile) = single {
            @let points = total(best(page, tile, player, at).terms(said.data, said.data.exhibition(tile)));
            (steady((said, tile, points), shown))
        }
        @if pet.price(said.data).is_some() {
            @for customer in view.customers() {
                @let points = pet.matched(said.data, customer);
                (steady((said, customer, points), matched))
            }
        }
    }
}

fn shown(&(said, tile, points): &(Said, ExhibitionId, i16)) -> Markup {
    let args = [("name", said.exhibition(tile).into()), ("points", i64::from(points).into())];
    sign(liked(points), "tent", &words::number(points.into()), said.lang.tell("dp-p-f-show", args))
}

fn matched(&(said, customer, points): &(Said, CustomerId, i16)) -> Markup {
    let args = [("name", said.customer(customer).into()), ("points", i64::from(points).into())];
    let head = pets::customer(&said.data.customer(customer).label.id);
    drawn(liked(points), head, &words::number(points.into()), said.lang.tell("dp-p-f-match", args))
}

/// The entry of a pet; where a need is named, the one that counts most.
fn best<'a>(page: &Page<'_>, tile: ExhibitionId, player: &'a Player, at: usize) -> Entered<'a> {
    let data = page.said.data;
    let named = data.exhibition(tile).names_need().then(|| {
        let needs = player.pets[at].needs(data);
        Need::ALL.iter().copied().max_by_key(|need| (needs[need.index()], 7 - need.index()))
    });
    player.entry(at, named.flatten())
}

/// What one more card on the pet at `at` changes.
pub fn change(page: &Page<'_>, player: &Player, at: usize, card: Assigned, now: &Forecast) -> Markup {
    let mut then = *player;
    let cards = then.pets.get_mut(at).map(|pet| &mut pet.cards);
    // Nothing is told of a card that cannot be given: a full pet takes none.
    let Some(cards) = cards.filter(|cards| !cards.is_full()) else { return html! {} };
    cards.push(card);
    let next = forecast::forecast(page.said.data, &then);
    let lang = page.said.lang;
    let eaten = |known: &Forecast, food: usize| known.eaten[food].iter().sum::<u8>();
    let sum = |known: &Forecast, of: &dyn Fn(&Fate) -> u8| known.fates.iter().map(of).sum::<u8>();
    let more = |class: &str, icon: &str, key: &str, before: u8, after: u8| {
        let count = after.saturating_sub(before);
        html! { @if count > 0 { (sign(class, icon, &format!("+{count}"), lang.tell(key, [("count", count.into())]))) } }
    };
    let less = |icon: &str, key: &str, before: u8, after: u8| {
        let count = after.saturating_sub(before);
        html! { @if count > 0 { (sign("", icon, &format!("−{count}"), lang.tell(key, [("count", count.into())]))) } }
    };
    let newly =
        next.fates.iter().zip(&now.fates).find_map(|(next, now)| next.lost.filter(|_| now.lost.is_none()));
    html! {
        span.dp-change {
            (less("vegetable", "dp-p-c-vegetable", eaten(now, 0), eaten(&next, 0)))
            (less("meat", "dp-p-c-meat", eaten(now, 1), eaten(&next, 1)))
            (less("box", "dp-p-c-box", u8::from(now.magic_box), u8::from(next.magic_box)))
            (more("warn", "imp", "dp-p-c-play", now.crew.players, next.crew.players))
            (more("warn", "bed", "dp-p-c-catch", now.crew.catchers, next.crew.catchers))
            (more("warn", "armour", "dp-p-c-armour", now.crew.armoured, next.crew.armoured))
            (more("warn", "employee", "dp-p-c-employee", u8::from(now.crew.employed), u8::from(next.crew.employed)))
            (more("", "manure", "dp-p-f-poop", sum(now, &|fate| fate.poop), sum(&next, &|fate| fate.poop)))
            (more("bad", "suffering", "dp-p-c-suffer", sum(now, &Fate::suffering), sum(&next, &Fate::suffering)))
            (more("bad", "mutation", "dp-p-f-mutation", sum(now, &|fate| fate.mutation), sum(&next, &|fate| fate.mutation)))
            @if let Some(cause) = newly { (lost(page.said, cause)) }
        }
        span.dp-change { (prospects(page, &then, at)) }
    }
}

/// The whole shop: food by age, imps, and what is missing.
pub fn summary(page: &Page<'_>, player: &Player, known: &Forecast) -> Markup {
    let (lang, data) = (page.said.lang, page.said.data);
    let aged = |food: Food| {
        let eaten = known.eaten[food.index()].iter().zip(&player.food[food]).take(data.chambers(food));
        eaten.map(|(eaten, stock)| format!("{eaten}/{stock}")).collect::<Vec<_>>().join(" · ")
    };
    html! {
        p.dp-summary {
            b { (lang.say("dp-p-forecast")) } " "
            @for food in Food::ALL {
                @let ages = aged(*food);
                @let label = lang.tell("dp-p-f-eaten", [("ages", ages.clone().into())]);
                span.dp-sign title=(label) { (icons::food(*food)) span.hidden { (label) } span aria-hidden="true" { (ages) } }
            }
            @let crew = &known.crew;
            @let work = [("play", crew.players.into()), ("catch", crew.catchers.into()), ("armour", crew.armoured.into()), ("home", player.imps.into())];
            @let play = lang.tell("dp-p-f-imps", work);
            span.dp-sign title=(play) { (icons::icon("imp")) span.hidden { (play) } span aria-hidden="true" { (crew.players + crew.catchers + crew.armoured) "/" (player.imps) } }
            @if crew.armoured > 0 { (sign("", "armour", &crew.armoured.to_string(), lang.tell("dp-p-c-armour", [("count", crew.armoured.into())]))) }
            @if crew.employed { (sign("", "employee", "", lang.tell("dp-p-c-employee", [("count", 1.into())]))) }
            (display(page, player))
            @if known.missing > 0 { strong.dp-lost { (lang.tell("dp-p-f-missing", [("count", known.missing.into())])) } }
            small.quiet { (lang.say("dp-p-f-note")) }
        }
    }
}

/// What the whole shop would score where all pets are shown.
fn display(page: &Page<'_>, player: &Player) -> Markup {
    let (view, said) = (page.view, page.said);
    let tile = view.exhibition().filter(|tile| !said.data.exhibition(*tile).single);
    let Some(tile) = tile else { return html! {} };
    let points = total(player.display().terms(said.data, said.data.exhibition(tile)));
    steady((said, tile, points), shown)
}
