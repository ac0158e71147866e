//! What happened: the log in reading order with its rounds and turns, and what has happened since one was last asked.

use std::hash::{Hash, Hasher};

use boards::page::steady::steady;
use maud::{Markup, html};
use plug::StoryLine;
use words::Lang;

use super::{replay_at, rules};
use crate::{
    tables::{LiveTable, Viewpoint},
    web::Visitor,
};

/// How many of the latest lines the log at the table shows; the replay shows all.
const RECENT: usize = 40;
/// How many sentences say what happened since one's last decision; what is older is in the log.
const RECAP: usize = 12;

/// A line of the log. `link` leads to its moment.
pub fn line(game: &str, line: &StoryLine, link: Option<String>, now: bool, lang: Lang) -> Markup {
    html! {
        li.now[now].opens[line.opens] {
            @if line.opens { h3 { (line.text) } } @else { span { (line.text) } }
            (rules::cited(game, line.clause))
            @if let Some(link) = link {
                " " a.moment href=(link) title=(lang.say("log-jump")) aria-label=(lang.say("log-jump")) { "»" }
            }
        }
    }
}

/// The latest lines that somebody was told.
pub fn told(table: &LiveTable, viewpoint: Viewpoint, lang: Lang) -> Vec<StoryLine> {
    table.play().map(|play| play.told(viewpoint.eyes(), RECENT, lang)).unwrap_or_default()
}

/// What a line of the log at the table follows from; `moment` is which one of the game it leads to.
struct Logged<'a> {
    game: &'a str,
    table: &'a str,
    told: &'a StoryLine,
    moment: Option<usize>,
    lang: Lang,
}

/// Which entry it belongs to is said by its moment alone.
impl Hash for Logged<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let StoryLine { entry: _, clause, text, opens } = self.told;
        (self.game, self.table, clause, text, opens, self.moment, self.lang).hash(state);
    }
}

fn logged(of: &Logged<'_>) -> Markup {
    let link = of.moment.map(|moment| format!("{}{moment}", replay_at(of.table)));
    line(of.game, of.told, link, false, of.lang)
}

pub fn log(table: &LiveTable, lines: &[StoryLine], visitor: &Visitor) -> Markup {
    let lang = visitor.lang;
    let back = table.play().filter(|_| table.looks_back(visitor.id()).is_some());
    let moments = back.map(|play| table.moments(play, visitor.id()));
    let logging = |told: &StoryLine| {
        let moment = moments.as_ref().zip(told.entry).map(|(moments, entry)| moments.until(entry));
        steady(Logged { game: &table.row.game, table: &table.row.id, told, moment, lang }, logged)
    };
    html! {
        section #log data-region="" aria-label=(lang.say("log-label")) {
            h2 { (lang.say("log-label")) }
            ol.log tabindex="0" aria-label=(lang.say("log-label")) {
                @for told in lines { (logging(told)) }
            }
            @if back.is_some() {
                p { a href={ "/t/" (table.row.id) "/replay" } { (lang.say("log-all")) } }
            }
        }
    }
}

/// What happened since the last decision of whoever is asked now, in one line that unfolds.
pub fn since(table: &LiveTable, lines: &[StoryLine], viewpoint: Viewpoint, visitor: &Visitor) -> Markup {
    html! { div #since data-region="" { @if let Some(told) = recap(table, lines, viewpoint, visitor) { (told) } } }
}

fn recap(table: &LiveTable, lines: &[StoryLine], viewpoint: Viewpoint, visitor: &Visitor) -> Option<Markup> {
    let lang = visitor.lang;
    let seat = viewpoint.seat().filter(|seat| table.asks(*seat))?;
    let play = table.play()?;
    let own = play.latest(seat)?;
    let new = |line: &&StoryLine| line.entry.is_some_and(|entry| entry > own);
    let lines: Vec<&StoryLine> = lines.iter().filter(new).collect();
    let lines = &lines[lines.len().saturating_sub(RECAP)..];
    let last = &lines.last()?.text;
    // People who share a screen look back with the eyes of everybody, so they would not see the same.
    let moments = table.seats_of(visitor.id()).len() == 1;
    let moments = moments.then(|| table.moments(play, visitor.id()));
    let from = moments.as_ref().map(|moments| moments.until(own));
    let at = |line: &StoryLine| Some(moments.as_ref()?.until(line.entry?));
    Some(html! {
        details.since #since-fold {
            summary { b { (lang.say("since-label")) } " " span.last { (last) } }
            ol { @for line in lines { li data-at=[at(line)] { (line.text) } } }
            @if let Some((from, moments)) = from.zip(moments.as_ref()).filter(|(from, all)| *from < all.count()) {
                a.button.quiet #since-replay href={ (replay_at(&table.row.id)) (from) }
                    data-from=(from) data-to=(moments.count()) data-at=(replay_at(&table.row.id))
                    data-stop=(lang.say("since-stop")) { (lang.say("since-replay")) }
            }
        }
    })
}
