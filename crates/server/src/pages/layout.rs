//! What every page has around it.

use axum::http::HeaderMap;
use maud::{DOCTYPE, Markup, html};
use words::Lang;

use crate::{
    assets,
    denial::{Denial, explained},
    identity,
    web::{Reader, Theme},
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
}

impl<'a> Page<'a> {
    pub fn new(title: impl Into<String>, path: &'a str) -> Page<'a> {
        Page { title: title.into(), path, wide: false, refresh: None }
    }
}

pub fn frame(page: &Page<'_>, reader: &Reader, body: Markup) -> Markup {
    let lang = reader.lang;
    let name = reader.who.as_ref().map(|who| who.name.as_str());
    document(
        page,
        lang,
        reader.theme,
        html! {
            header.top {
                a.brand href="/" { (logo()) span { "Menagerie" } }
                nav aria-label=(lang.say("nav")) {
                    a href="/" { (lang.say("nav-home")) }
                    a href="/new" { (lang.say("nav-new")) }
                    a href="/rules" { (lang.say("nav-rules")) }
                    a href="/me" { (name.map_or_else(|| lang.say("nav-me"), str::to_owned)) }
                }
                (settings(page.path, lang, reader.theme))
            }
            (body)
        },
    )
}

fn document(page: &Page<'_>, lang: Lang, theme: Theme, body: Markup) -> Markup {
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
                @if let Some(seconds) = page.refresh {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
                script src={ "/assets/table.js?" (mark) } defer {}
            }
            body.wide[page.wide] {
                a.skip href="#main" { (lang.say("skip")) }
                (body)
            }
        }
    }
}

/// Language and light, as a form, so that they work without scripts. Boards have buttons that belong to it.
fn settings(path: &str, lang: Lang, theme: Theme) -> Markup {
    let other = if lang == Lang::En { Lang::Fr } else { Lang::En };
    let (next, label) = match theme {
        Theme::Auto => ("dark", "theme-auto"),
        Theme::Dark => ("light", "theme-dark"),
        Theme::Light => ("auto", "theme-light"),
    };
    html! {
        form.settings #settings method="post" action="/settings" {
            input type="hidden" name="back" value=(path);
            button.quiet type="submit" name="lang" value=(other.code()) lang=(other.code()) {
                (other.say("language-name"))
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

/// A page that says what went wrong, with the rules behind it.
pub fn denial(denial: &Denial, headers: &HeaderMap, lang: Lang) -> Markup {
    let theme = match identity::cookie_value(headers, "theme") {
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        _ => Theme::Auto,
    };
    let back = headers
        .get(axum::http::header::REFERER)
        .and_then(|value| value.to_str().ok())
        .and_then(|url| url.splitn(4, '/').nth(3))
        .map(|path| format!("/{path}"));
    let page = Page::new(lang.say("trouble"), "/");
    document(
        &page,
        lang,
        theme,
        html! {
            header.top { a.brand href="/" { (logo()) span { "Menagerie" } } }
            main #main.narrow {
                h1 { (lang.say("trouble")) }
                div role="alert" { (explained(denial, lang)) }
                @if let Some(seconds) = denial.retry {
                    p { (lang.tell("trouble-retry", [("seconds", seconds.into())])) }
                }
                p { a.button href=(back.as_deref().map_or("/", crate::web::own_path)) { (lang.say("go-back")) } }
            }
        },
    )
}
