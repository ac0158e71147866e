//! Searching the rules: a plain form, every word must be found, accents and capitals make no difference.

use std::{collections::HashMap, sync::OnceLock};

use axum::extract::{Query, State};
use engine::ledger::LedgerClause;
use maud::{Markup, html};
use plug::Plug;
use serde::Deserialize;
use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};
use words::Lang;

use super::super::{
    layout::{Page, frame},
    ledgers::{ledger, link},
    markdown,
};
use crate::{
    app::App,
    denial::{Denial, Reason},
    limits::Want,
    web::Visitor,
};

/// No question is longer, in characters.
const LONGEST: usize = 100;
/// How many words of it are looked for.
const WORDS: usize = 12;
/// How many hits of a game are shown.
const SHOWN: usize = 50;

#[derive(Deserialize)]
pub struct Question {
    #[serde(default)]
    q: String,
    /// Only this game; all of them if none is named.
    #[serde(default)]
    game: String,
}

pub fn form(question: &str, game: Option<&str>, lang: Lang) -> Markup {
    html! {
        form.search role="search" method="get" action="/rules/search" {
            label { (lang.say("rules-search-label")) " "
                input type="search" name="q" value=(question) maxlength=(LONGEST); }
            label { (lang.say("rules-search-where")) " "
                select name="game" {
                    option value="" { (lang.say("rules-search-all")) }
                    @for each in plug::games() {
                        option value=(each.id()) selected[game == Some(each.id())] { (each.title(lang)) }
                    }
                }
            }
            button type="submit" { (lang.say("rules-search-go")) }
        }
    }
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(question): Query<Question>,
) -> Result<Markup, Denial> {
    visitor.may(&app, Want::Look)?;
    if question.q.chars().count() > LONGEST {
        return Err(Denial::of(Reason::BadRequest));
    }
    let lang = visitor.lang;
    let only = match question.game.as_str() {
        "" => None,
        id => Some(plug::find(id).map_err(|_| Denial::not_found())?),
    };
    let wanted = words_of(&question.q);
    let games = plug::games().iter().copied().filter(|game| only.is_none_or(|only| only.id() == game.id()));
    let found: Vec<(&Plug, Vec<Hit>)> = if wanted.is_empty() {
        Vec::new()
    } else {
        games.map(|game| (game, hits(game, &wanted, lang))).filter(|(_, hits)| !hits.is_empty()).collect()
    };
    let count: usize = found.iter().map(|(_, hits)| hits.len()).sum();
    let title = lang.say("rules-search");
    Ok(frame(
        &Page::new(title.clone(), "/rules/search"),
        &visitor,
        html! {
            main #main.rules {
                h1 { (title) }
                (form(&question.q, only.map(|game| game.id()), lang))
                @if !wanted.is_empty() {
                    p role="status" { (lang.tell("rules-search-found", [("count", count.into())])) }
                }
                @for (game, hits) in &found {
                    section {
                        h2 { a href={ "/rules/" (game.id()) } { (game.title(lang)) } }
                        ul.hits { @for hit in hits.iter().take(SHOWN) { (hit.shown(game)) } }
                        @if let Some(more) = hits.len().checked_sub(SHOWN).filter(|more| *more > 0) {
                            p.quiet { (lang.tell("rules-search-more", [("count", more.into())])) }
                        }
                    }
                }
            }
        },
    ))
}

/// A clause in which every word was found.
struct Hit {
    chapter: &'static str,
    clause: &'static LedgerClause,
    /// The sentence that holds the most of what was looked for.
    sentence: &'static str,
}

impl Hit {
    fn shown(&self, game: &Plug) -> Markup {
        html! {
            li {
                @if let Some(link) = link(game.id(), &self.clause.id) { a.id href=(link) { (self.clause.id) } }
                " " span.quiet { (self.chapter) }
                p { (markdown::inline(game.id(), self.sentence)) }
            }
        }
    }
}

/// The clauses of a game that hold every word, in the order of the rules.
fn hits(game: &'static Plug, wanted: &[String], lang: Lang) -> Vec<Hit> {
    let Some(ledger) = ledger(game.id(), lang) else { return Vec::new() };
    let clauses = ledger
        .chapters
        .iter()
        .flat_map(|chapter| chapter.clauses.iter().map(move |clause| (chapter.title.as_str(), clause)));
    let found =
        clauses.zip(folded(game.id(), lang)).filter(|(_, text)| wanted.iter().all(|word| holds(text, word)));
    found
        .map(|((chapter, clause), _)| Hit { chapter, clause, sentence: best_sentence(&clause.text, wanted) })
        .collect()
}

/// The ids and texts of all clauses of a game in order, folded once.
fn folded(game: &str, lang: Lang) -> &'static [String] {
    static FOLDED: OnceLock<HashMap<(&'static str, &'static str), Vec<String>>> = OnceLock::new();
    let all = FOLDED.get_or_init(|| {
        let each = plug::games().iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang)));
        let texts = |game: &Plug, lang: Lang| -> Vec<String> {
            let chapters = ledger(game.id(), lang).into_iter().flat_map(|ledger| &ledger.chapters);
            let clauses = chapters.flat_map(|chapter| &chapter.clauses);
            clauses.map(|clause| fold(&format!("{} {}", clause.id, clause.text))).collect()
        };
        each.map(|(game, lang)| ((game.id(), lang.code()), texts(game, lang))).collect()
    });
    let own = plug::find(game).ok().and_then(|game| all.get(&(game.id(), lang.code())));
    own.map(Vec::as_slice).unwrap_or_default()
}

/// Text without capitals, accents and signs: its words, with a space before each.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() + 1);
    let mut between = true;
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase) {
        if !letter.is_alphanumeric() {
            between = true;
            continue;
        }
        if std::mem::take(&mut between) {
            folded.push(' ');
        }
        match letter {
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            letter => folded.push(letter),
        }
    }
    folded
}

/// The words of a question, folded, with the space before each.
fn words_of(question: &str) -> Vec<String> {
    fold(question).split_whitespace().take(WORDS).map(|word| format!(" {word}")).collect()
}

/// Whether a word of the text begins so.
fn holds(folded: &str, word: &str) -> bool {
    folded.contains(word)
}

/// The sentence with the most of the words; the whole text where a sentence would cut through what is emphasised.
fn best_sentence<'a>(text: &'a str, wanted: &[String]) -> &'a str {
    let mut best = (0, text);
    for sentence in text.split_inclusive(". ").map(str::trim) {
        let folded = fold(sentence);
        let found = wanted.iter().filter(|word| holds(&folded, word)).count();
        if found > best.0 {
            best = (found, sentence);
        }
    }
    let whole = |sign: char| best.1.matches(sign).count() % 2 == 0;
    if whole('*') && whole('`') { best.1 } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_capitals_and_signs_make_no_difference() {
        assert_eq!(fold("L'Échelle, ŒUVRE (VA-PAY-03) !"), " l echelle oeuvre va pay 03");
        assert_eq!(words_of("  Échelle d'œufs "), [" echelle", " d", " oeufs"]);
        assert!(words_of("!?").is_empty());
        assert_eq!(words_of(&"a ".repeat(90)).len(), WORDS);
    }

    #[test]
    fn the_sentence_that_was_meant_is_shown() {
        let text = "Gold pays. Magic may stand in for Strength. **Never** both.";
        assert_eq!(best_sentence(text, &words_of("magic strength")), "Magic may stand in for Strength.");
        assert_eq!(best_sentence("One *two. Three* four.", &words_of("three")), "One *two. Three* four.");
        assert_eq!(best_sentence(text, &words_of("va-dom-01")), text);
    }
}
