//! The first page: play now, my tables, open tables, watch.

use axum::{
    Form,
    extract::State,
    response::{IntoResponse, Response},
};
use bots::Level;
use engine::Seat;
use maud::{Markup, html};
use plug::Plug;
use serde::Deserialize;
use words::Lang;

use super::{
    layout::{Page, frame},
    puzzles,
};
use crate::{
    app::App,
    denial::{Denial, Reason, unless_away},
    limits::Want,
    names,
    services::{self, NewTable, Seating},
    store::{SeatKind, SeatRow, Status, TableRow},
    tables::Clock,
    web::{Confirm, PageReader, Visitor, cookies, go, own_path, with_cookie},
};

pub async fn show(State(app): State<App>, PageReader(visitor): PageReader) -> Result<Markup, Denial> {
    visitor.may(&app, Want::Look)?;
    let lang = visitor.lang;
    let lists = unless_away(Lists::read(&app, &visitor).await)?;
    let own = lists.as_ref().map(|lists| lists.mine(lang));
    let page = Page { refresh: None, ..Page::new(lang.say("home-title"), "/") };
    Ok(frame(
        &page,
        &visitor,
        html! {
            main #main {
                section.hero {
                    h1 { (lang.say("home-title")) }
                    p.lead { (lang.say("home-lead")) }
                    // Whoever comes back finds their games before all others.
                    @if let Some(own) = own { (own) }
                    div.games {
                        @for game in plug::games() {
                            article.game {
                                (emblem(game))
                                h2 { (game.title(lang)) }
                                p { (lang.say(&format!("{}-tagline", game.prefix))) }
                                p.feeling { (lang.say(&format!("{}-feeling", game.prefix))) }
                                p.facts { (facts(game, lang)) }
                                (quick(game, lang))
                                p.more {
                                    a.learn href={ "/learn/" (game.id()) } { (lang.say("learn-how")) } " · "
                                    a href={ "/new?game=" (game.id()) } { (lang.say("home-custom")) }
                                    " · "
                                    a href={ "/rules/" (game.id()) } { (lang.say("home-rules")) }
                                }
                            }
                        }
                    }
                }
                (puzzles::today(lang))
                @match lists {
                    Some(lists) => (lists.others(lang)),
                    None => section { h2 { (lang.say("home-open")) } p.quiet { (lang.say("home-unread")) } },
                }
                p.more {
                    a href="/puzzles" { (lang.say("puzzles-title")) } " · " a href="/learn" { (lang.say("learn-title")) } " · "
                    a href="/bots" { (lang.say("bots-title")) } " · "
                    a href="/load" { (lang.say("home-load")) } " · " a href="/in" { (lang.say("home-sign-in")) }
                }
            }
        },
    ))
}

/// So many of one's own tables stand above the games.
const UNFOLDED: usize = 4;

/// The tables that the page leads to.
struct Lists {
    own: Vec<Markup>,
    open: Vec<Markup>,
    running: Vec<Markup>,
}

impl Lists {
    async fn read(app: &App, visitor: &Visitor) -> Result<Lists, Denial> {
        let mine = match visitor.id() {
            Some(id) => app.store.tables_of(id).await?,
            None => Vec::new(),
        };
        let mut own = Vec::new();
        for row in mine.iter().filter(|row| row.status != Status::Over).take(20) {
            own.push(card(app, row, visitor).await?);
        }
        own.sort_by_key(|(yours, _)| !yours);
        let own = own.into_iter().map(|(_, card)| card).collect();
        let open = Lists::of_others(app, visitor, &mine, Status::Waiting).await?;
        let running = Lists::of_others(app, visitor, &mine, Status::Playing).await?;
        Ok(Lists { own, open, running })
    }

    async fn of_others(
        app: &App,
        visitor: &Visitor,
        mine: &[TableRow],
        status: Status,
    ) -> Result<Vec<Markup>, Denial> {
        let mut cards = Vec::new();
        for row in app.listed(status, 20).await?.iter().filter(|row| !mine.iter().any(|m| m.id == row.id)) {
            cards.push(card(app, row, visitor).await?.1);
        }
        Ok(cards)
    }

    /// One's own tables, those that wait for one first. Only a few are unfolded: the games stand below.
    fn mine(&self, lang: Lang) -> Markup {
        let (first, more) = self.own.split_at(self.own.len().min(UNFOLDED));
        html! {
            @if !first.is_empty() {
                section { h2 { (lang.say("home-mine")) } (list(first))
                    @if !more.is_empty() {
                        details { summary { (lang.tell("home-mine-more", [("count", more.len().into())])) } (list(more)) }
                    }
                }
            }
        }
    }

    fn others(&self, lang: Lang) -> Markup {
        html! {
            section {
                h2 { (lang.say("home-open")) }
                @if self.open.is_empty() { p.quiet { (lang.say("home-open-none")) } }
                (list(&self.open))
            }
            @if !self.running.is_empty() {
                section { h2 { (lang.say("home-watch")) } (list(&self.running)) }
            }
        }
    }
}

fn list(cards: &[Markup]) -> Markup {
    html! { ul.tables { @for card in cards { (card) } } }
}

/// The drawing of a game.
fn emblem(game: &Plug) -> Markup {
    html! { svg.emblem viewBox="0 0 72 64" aria-hidden="true" { ((game.emblem)()) } }
}

/// For how many a game is and how many show it best, how long it takes and how much there is to keep in mind.
pub fn facts(game: &Plug, lang: Lang) -> String {
    lang.tell(
        "game-facts",
        [
            ("from", (*game.players.start()).into()),
            ("to", (*game.players.end()).into()),
            ("best", game.best.into()),
            ("quick", (*game.minutes.start()).into()),
            ("slow", (*game.minutes.end()).into()),
            ("weight", game.weight.into()),
        ],
    )
}

/// A game against bots at once: what the rulebook recommends for a first one, with as many as show it well.
pub fn quick(game: &Plug, lang: Lang) -> Markup {
    html! {
        form.quick method="post" action="/play" {
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="preset" value=(game.first_game().id);
            label { (lang.say("quick-bots"))
                select name="bots" {
                    @for bots in 1..*game.players.end() {
                        option value=(bots) selected[bots + 1 == game.best] { (bots) }
                    }
                }
            }
            label { (lang.say("quick-level"))
                select name="level" {
                    @for level in Level::ALL {
                        option value=(level.id()) selected[level == Level::Normal] {
                            (lang.say(&format!("level-{}", level.id())))
                        }
                    }
                }
            }
            button.primary type="submit" { (lang.say("quick-play")) }
        }
    }
}

/// A table as an entry of a list, and whether it waits for the visitor: what is stored tells it all, no game is played again.
async fn card(app: &App, row: &TableRow, visitor: &Visitor) -> Result<(bool, Markup), Denial> {
    let lang = visitor.lang;
    let seats = app.store.seats(&row.id).await?;
    let own = |seat: &SeatRow| seat.kind == SeatKind::Person && seat.owner.as_deref() == visitor.id();
    let yours = seats.iter().enumerate().any(|(at, seat)| own(seat) && row.asks(Seat::at(at)));
    let names = seats.iter().map(|seat| match seat.kind {
        SeatKind::Open | SeatKind::Invited => lang.say("seat-free"),
        SeatKind::Person | SeatKind::Bot => names::read_in(&seat.name, lang),
    });
    let status = match row.status {
        _ if yours => "status-yours",
        Status::Waiting => "status-waiting",
        _ => "status-playing",
    };
    let title = plug::find(&row.game).map_or_else(|_| row.game.clone(), |game| game.title(lang));
    let card = html! {
        li.table.yours[yours] {
            a href={ "/t/" (row.id) } {
                strong { (title) }
                " " span.who { (names.collect::<Vec<_>>().join(", ")) }
                " " span.status { (lang.say(status)) }
            }
        }
    };
    Ok((yours, card))
}

#[derive(Deserialize)]
pub struct Quick {
    game: String,
    bots: usize,
    level: String,
    /// The first game, unless another one is named.
    preset: Option<String>,
}

pub async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    Form(quick): Form<Quick>,
) -> Result<Response, Denial> {
    visitor.may_change(&app, 5)?;
    visitor.may(&app, Want::Table)?;
    let level = Level::named(&quick.level).ok_or(Denial::of(Reason::BadRequest))?;
    let game = plug::find(&quick.game).map_err(|_| Denial::not_found())?;
    let preset = match &quick.preset {
        Some(id) => game.preset(id).ok_or(Denial::of(Reason::BadRequest))?,
        None => game.first_game(),
    };
    let players = quick.bots.min(engine::MAX_SEATS) + 1;
    let (who, cookie) = visitor.or_guest(&app).await?;
    let mut seats = vec![Seating::Here(who.name.clone())];
    seats.extend((1..players).map(|_| Seating::Bot(level)));
    let new = NewTable {
        game: quick.game,
        options: game.preset_options(preset, players),
        seats,
        listed: false,
        hints: false,
        door: visitor.door.fingerprint(&app.key),
        clock: Clock::None,
        stand_in: level,
        spare: true,
    };
    let id = services::open(&app, &who, new).await?;
    Ok(go(&format!("/t/{id}"), cookie))
}

/// The colours of the seats, by number.
pub const COLOURS: [&str; 5] = ["0", "1", "2", "3", "4"];

#[derive(Deserialize)]
pub struct Settings {
    lang: Option<String>,
    theme: Option<String>,
    careful: Option<String>,
    odds: Option<String>,
    list: Option<String>,
    colour: Option<String>,
    back: String,
}

pub async fn settings(State(app): State<App>, Form(settings): Form<Settings>) -> Response {
    let cookies = [
        ("lang", settings.lang.filter(|lang| lang.parse::<Lang>().is_ok())),
        ("theme", settings.theme.filter(|theme| matches!(theme.as_str(), "auto" | "light" | "dark"))),
        ("careful", settings.careful.filter(|id| Confirm::ALL.iter().any(|one| one.id() == id))),
        ("odds", settings.odds.filter(|odds| matches!(odds.as_str(), "on" | "off"))),
        ("colour", settings.colour.filter(|colour| colour == "any" || COLOURS.contains(&colour.as_str()))),
        ("list", settings.list.filter(|list| matches!(list.as_str(), "on" | "off"))),
    ];
    let mut response = go(own_path(&settings.back), None).into_response();
    for (name, value) in cookies {
        if let Some(value) = value {
            response = with_cookie(response, Some(cookies::setting(&app, name, &value)));
        }
    }
    response
}
