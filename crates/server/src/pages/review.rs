//! A finished game as a bot sees it: the curve of the chances, and for each seat how well it played by phase, which decisions
//! cost most, and which deserve praise.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use engine::Seat;
use maud::{Markup, html};
use plug::{
    Eyes, Playing, Plug,
    looked::{SeatSummary, Step, Told, summaries},
};
use words::Lang;

use super::{
    layout::{Page, frame},
    share,
    table::chances::chances,
    wording::percent,
};
use crate::{
    denial::{Denial, Reason},
    limits::Want,
    reviews::Progress,
    services::{self, Reviewed},
    store::TableRow,
    web::{TableRequest, Visitor, go},
};

/// After how many seconds a page that shows how far it is renews itself, with scripts and without.
const RENEWED: &str = "3";

pub async fn begin(TableRequest { app, visitor, room }: TableRequest<2>) -> Result<Response, Denial> {
    let kept = {
        let row = room.lock().await.row.clone();
        matches!(services::review(&app, &row).await?, Reviewed::Kept { .. })
    };
    let mut new = None;
    if !kept {
        visitor.may(&app, Want::Review)?;
        let (who, cookie) = visitor.or_guest(&app).await?;
        services::begin_review(&app, &room, &who, visitor.door).await?;
        new = cookie;
    }
    Ok(go(&format!("/t/{}/review", room.id), new))
}

pub async fn show(TableRequest { app, visitor, room }: TableRequest<0>) -> Result<Response, Denial> {
    visitor.may(&app, Want::Look)?;
    let (lang, path) = (visitor.lang, format!("/t/{}/review", room.id));
    let (row, game, play, names, curve) = {
        let table = room.lock().await;
        if !table.is_over() {
            return Err(Denial::of(Reason::NotOver));
        }
        let names = table.names_in(lang);
        let replay = format!("/t/{}/replay?at=", room.id);
        let curve = table.curve().map(|curve| chances(curve, &names, None, &replay, lang));
        (table.row.clone(), table.game, table.begun()?.copied(), names, curve)
    };
    let running = services::review_progress(&app, &row.id).await?;
    let body = match (running, services::review(&app, &row).await?) {
        (_, Reviewed::Kept { iterations, steps }) => {
            let review = Review { row: &row, game, play: play.as_ref(), names: &names, steps: &steps, lang };
            boards::called(&names, || review.draw(iterations, &visitor))
        }
        (Some(progress), _) => under_way(progress, lang),
        (None, Reviewed::Outdated) => offer(&row.id, "review-old", lang),
        (None, Reviewed::Nothing) => offer(&row.id, "review-none", lang),
    };
    let title = game.title(lang);
    let page =
        Page { game: Some(game), ..Page::new(format!("{} · {title}", lang.say("review-title")), &path) };
    let page = frame(
        &page,
        &visitor,
        html! {
            main #main.review {
                h1 { (lang.say("review-title")) " · " a href={ "/t/" (row.id) } { (title) } }
                @if let Some(curve) = curve { (curve) }
                (body)
            }
        },
    );
    // Read again by itself until it is done, with or without scripts.
    Ok(match running {
        Some(_) => ([(header::REFRESH, RENEWED)], page).into_response(),
        None => page.into_response(),
    })
}

fn offer(id: &str, why: &str, lang: Lang) -> Markup {
    html! {
        p { (lang.say(why)) }
        form method="post" action={ "/t/" (id) "/review" } {
            p.quiet { (lang.say("review-go-help")) }
            button.primary type="submit" { (lang.say("review-go")) }
        }
    }
}

fn under_way(Progress { done, all }: Progress, lang: Lang) -> Markup {
    let told = lang.tell("review-running", [("done", done.into()), ("all", all.into())]);
    html! {
        p role="status" { (told) }
        progress value=(done) max=(all.max(1)) aria-label=(told) {}
        p.quiet { (lang.say("review-running-help")) }
    }
}

struct Review<'a> {
    row: &'a TableRow,
    game: &'static Plug,
    play: &'a dyn Playing,
    names: &'a [String],
    steps: &'a [Step<usize>],
    lang: Lang,
}

impl Review<'_> {
    fn draw(&self, iterations: i64, visitor: &Visitor) -> Markup {
        let lang = self.lang;
        html! {
            p.quiet { (lang.tell("review-by", [("iterations", iterations.into())])) " " (lang.say("review-accuracy-help")) }
            @for seat in summaries(self.steps, self.names.len()) { (self.seat(&seat)) }
            h2 { (lang.say("share-send")) }
            p { (lang.say("review-share")) }
            (share::link(visitor, &self.shared(), Some("shared"), &lang.say("review-of"), lang))
        }
    }

    /// The address by which others come here. A table that is not listed lets in those who have its invite; this one is over,
    /// so they can do nothing but look.
    fn shared(&self) -> String {
        let TableRow { id, invite, listed, .. } = self.row;
        if *listed { format!("/t/{id}/review") } else { format!("/t/{id}/review?invite={invite}") }
    }

    fn seat(&self, seat: &SeatSummary) -> Markup {
        let lang = self.lang;
        let who = self.names.get(seat.seat.index()).map_or("", String::as_str);
        let head = [("who", who.into()), ("percent", of_hundred(seat.accuracy).into())];
        let costly = self.told(&seat.costliest, |step| self.costly(step));
        let praised = self.told(&seat.praised, |step| self.praised(step));
        html! {
            section.seat-review {
                h2 { (boards::page::parts::seat_mark(seat.seat)) " " (lang.tell("review-seat", head)) }
                div.scroll { (self.phases(seat)) }
                (list("review-costly", "review-costly-none", &costly, lang))
                (list("review-praised", "review-praised-none", &praised, lang))
            }
        }
    }

    fn phases(&self, seat: &SeatSummary) -> Markup {
        let lang = self.lang;
        html! {
            table.sheet {
                thead { tr {
                    th scope="col" { (lang.say("review-phase")) }
                    th scope="col" { (lang.say("review-decisions")) }
                    th scope="col" { (lang.say("review-accuracy")) }
                } }
                tbody { @for phase in &seat.phases {
                    tr { th scope="row" { (lang.say(&phase.phase)) } td { (phase.decisions) } td { (percent(of_hundred(phase.accuracy), lang)) } }
                } }
                tfoot { tr {
                    th scope="row" { (lang.say("review-whole")) } td { (seat.decisions) } td { (percent(of_hundred(seat.accuracy), lang)) }
                } }
            }
        }
    }

    /// Decisions by their numbers, each with the address of the board as it was.
    fn told(&self, numbers: &[usize], tell: impl Fn(&Step<usize>) -> Told) -> Vec<(Told, String)> {
        let find = |number: &usize| self.steps.iter().find(|step| step.step == *number);
        let moments = self.play.moments(Eyes::Open);
        let board = |step: &Step<usize>| {
            // The board before the answer: so many lines are looked at again.
            let at = moments.of(step.entry).unwrap_or(0);
            format!("/t/{}/replay?eyes={}&at={at}", self.row.id, step.seat.index())
        };
        numbers.iter().filter_map(find).map(|step| (tell(step), board(step))).collect()
    }

    fn costly(&self, step: &Step<usize>) -> Told {
        let [played, best] = self.answers(step.entry, step.seat, [step.played, step.best]);
        step.tell_cost(&played, &best, self.game.why(&step.why, self.lang).as_deref(), self.lang)
    }

    fn praised(&self, step: &Step<usize>) -> Told {
        let [played] = self.answers(step.entry, step.seat, [step.played]);
        step.tell_praise(&played, self.game.why(&step.why, self.lang).as_deref(), self.lang)
    }

    /// Answers in words, as whoever gave them read them.
    fn answers<const N: usize>(&self, entry: usize, seat: Seat, numbers: [usize; N]) -> [String; N] {
        let answers = self.play.moment(entry).map(|moment| moment.answers(seat, self.lang));
        let answers = answers.unwrap_or_default();
        let text = |number: usize| answers.get(number).map(|answer| answer.text.clone());
        numbers.map(|number| text(number).unwrap_or_else(|| self.lang.say("review-unreadable")))
    }
}

fn list(title: &str, none: &str, told: &[(Told, String)], lang: Lang) -> Markup {
    html! {
        h3 { (lang.say(title)) }
        @if told.is_empty() { p.quiet { (lang.say(none)) } }
        ol.decisions {
            @for (told, board) in told {
                li {
                    b { (told.at) }
                    @for line in &told.lines { p { (line) } }
                    a href=(board) { (lang.say("review-board")) }
                }
            }
        }
    }
}

/// A part of one in a hundred.
fn of_hundred(part: f64) -> i64 {
    (100.0 * part).round() as i64
}
