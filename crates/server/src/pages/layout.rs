//! What every page has around it.

use maud::{DOCTYPE, Markup, html};
use plug::Plug;
use words::Lang;

use super::assets;
use crate::{
    names,
    web::{Theme, Visitor},
};

/// A page before it gets its frame.
pub struct Page<'a> {
    pub title: String,
    /// The path of this page, for coming back after a change of language.
    pub path: &'a str,
    /// Marks pages whose body is as wide as the window.
    pub wide: bool,
    /// Without scripts: read the page again after so many seconds.
    pub refresh: Option<u32>,
    /// The game the page is about: its picture stands beside a link to the page.
    pub game: Option<&'static Plug>,
    /// Two seats that change their colours: the reader's own, and the one whose colour they want.
    pub colours: Option<(usize, usize)>,
}

impl<'a> Page<'a> {
    pub fn new(title: impl Into<String>, path: &'a str) -> Page<'a> {
        Page { title: title.into(), path, wide: false, refresh: None, game: None, colours: None }
    }
}

pub fn frame(page: &Page<'_>, visitor: &Visitor, body: Markup) -> Markup {
    let lang = visitor.lang;
    let name = visitor.who.as_ref().map(|who| names::read_in(&who.name, lang));
    whole(
        page,
        lang,
        visitor.theme,
        preview(page, visitor),
        html! {
            header.top {
                a.brand href="/" { (logo()) span { "Menagerie" } }
                nav aria-label=(lang.say("nav")) {
                    a href="/" { (lang.say("nav-home")) }
                    a href="/new" { (lang.say("nav-new")) }
                    a href="/rules" { (lang.say("nav-rules")) }
                    a href="/me" { (name.unwrap_or_else(|| lang.say("nav-me"))) }
                }
                (settings(page.path, lang, visitor.theme))
            }
            (body)
        },
    )
}

/// What a messenger shows beside a link to the page.
fn preview(page: &Page<'_>, visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    let text = match page.game {
        Some(game) => lang.say(&format!("{}-tagline", game.prefix)),
        None => lang.say("home-lead"),
    };
    let picture = match page.game {
        Some(game) => assets::picture(game),
        None => format!("/assets/icon-512.png?{}", assets::mark()),
    };
    let card = if page.game.is_some() { "summary_large_image" } else { "summary" };
    html! {
        meta name="description" content=(text);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Menagerie";
        meta property="og:title" content=(page.title);
        meta property="og:description" content=(text);
        meta property="og:image" content=(visitor.address.link(&picture));
        meta name="twitter:card" content=(card);
    }
}

/// A page with nothing around it but its head.
pub fn document(page: &Page<'_>, lang: Lang, theme: Theme, body: Markup) -> Markup {
    whole(page, lang, theme, html! {}, body)
}

fn whole(page: &Page<'_>, lang: Lang, theme: Theme, preview: Markup, body: Markup) -> Markup {
    let mark = assets::mark();
    let theme = match theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(theme.unwrap_or("light dark"));
                title { (page.title) " · Menagerie" }
                link rel="stylesheet" href={ "/assets/style.css?" (mark) };
                link rel="icon" href={ "/assets/icon.svg?" (mark) } type="image/svg+xml";
                link rel="apple-touch-icon" href={ "/assets/icon-192.png?" (mark) };
                link rel="manifest" href="/manifest.webmanifest";
                (preview)
                @if let Some(seconds) = page.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
                script src={ "/assets/table.js?" (mark) } defer {}
            }
            body.wide[page.wide] data-colours=[page.colours.map(|(own, wanted)| format!("{own}-{wanted}"))] {
                a.skip href="#main" { (lang.say("skip")) }
                (body)
            }
        }
    }
}

/// Language and light, as a form, so that they work without scripts. Boards have buttons that belong to it.
fn settings(path: &str, lang: Lang, theme: Theme) -> Markup {
    let (next, label) = match theme {
        Theme::Auto => ("dark", "theme-auto"),
        Theme::Dark => ("light", "theme-dark"),
        Theme::Light => ("auto", "theme-light"),
    };
    html! {
        form.settings #settings method="post" action="/settings" {
            input type="hidden" name="back" value=(path);
            @for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
                button.quiet type="submit" name="lang" value=(other.code()) lang=(other.code()) {
                    (other.say("language-name"))
                }
            }
            button.quiet type="submit" name="theme" value=(next) title=(lang.say("theme-change")) {
                (lang.say(label))
            }
            button.quiet type="button" id="sound" hidden data-on=(lang.say("sound-on")) data-off=(lang.say("sound-off")) {
                (lang.say("sound-off"))
            }
        }
    }
}

pub fn logo() -> Markup {
    html! {
        svg.logo viewBox="0 0 32 32" aria-hidden="true" {
            path d="M4 13 8 3l5 6h6l5-6 4 10c1 8-4 16-12 16S3 21 4 13z" fill="currentColor" {}
            circle cx="11.5" cy="15" r="2.6" fill="var(--paper)" {}
            circle cx="20.5" cy="15" r="2.6" fill="var(--paper)" {}
            path d="M9 22h14l-2.3 3-2.4-2-2.3 3-2.3-3-2.4 2z" fill="var(--paper)" {}
        }
    }
}
