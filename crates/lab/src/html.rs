//! Reports as one self-contained page each: plots inside, no script, nothing loaded from anywhere.

use engine::chances::Lens;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value;
use words::Lang;

use crate::{
    analyze::{self, Explain},
    balance,
    calibrate::Gap,
    ladder::{self, Ladder},
    plot::{self, Bar, Line},
    tournament,
};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222831}\
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}th,td{padding:.25rem .7rem;text-align:right;\
border-bottom:1px solid #ddd}th:first-child,td:first-child,.text{text-align:left}svg{max-width:100%;height:auto}\
tr.bad td{background:#fff1e6}.wrap{overflow-x:auto}small{color:#555}\
@media(prefers-color-scheme:dark){body{background:#16181c;color:#e6e6e6}th,td{border-color:#444}tr.bad td{background:#3a2a1a}\
small{color:#aaa}}";

fn page(lang: Lang, title: &str, body: Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { h1 { (title) } (body) }
        }
    };
    page.into_string()
}

/// Whether a cell holds words rather than a number: words are read from the left.
pub fn is_text(cell: &str) -> bool {
    cell.contains(|c: char| c.is_alphabetic()) && !cell.starts_with(|c: char| c.is_ascii_digit())
}

/// A row, and whether it stands out.
type Row<const N: usize> = (bool, [String; N]);

fn table<const N: usize>(heads: [String; N], rows: impl Iterator<Item = Row<N>>) -> Markup {
    let rows: Vec<Row<N>> = rows.collect();
    let text: [bool; N] = std::array::from_fn(|column| rows.iter().any(|(_, cells)| is_text(&cells[column])));
    html! {
        div.wrap { table {
            thead { tr { @for (head, text) in heads.iter().zip(text) { th class=[text.then_some("text")] { (head) } } } }
            tbody {
                @for (bad, cells) in &rows {
                    tr class=[bad.then_some("bad")] { @for (cell, text) in cells.iter().zip(text) { td class=[text.then_some("text")] { (cell) } } }
                }
            }
        } }
    }
}

fn interval(low: f64, high: f64, lang: Lang) -> String {
    format!("{} – {}", lang.decimal(100.0 * low, 1), lang.percent(high, 1))
}

/// A game's name from its id; it is the same in every language.
fn title(id: &str) -> String {
    let mut word_begins = true;
    let letters = id.chars().map(|letter| {
        let letter = if letter == '-' { ' ' } else { letter };
        let shown = if word_begins { letter.to_ascii_uppercase() } else { letter };
        word_begins = letter == ' ';
        shown
    });
    letters.collect()
}

/// Options in a line: what is switched on, and what has a number.
fn options(value: &Value) -> String {
    let Some(fields) = value.as_object() else { return value.to_string() };
    let told = fields.iter().filter_map(|(name, value)| {
        let name = name.replace('_', " ");
        match value {
            Value::Null | Value::Bool(false) => None,
            Value::Bool(true) => Some(name),
            Value::String(text) => Some(format!("{name} {text}")),
            other => Some(format!("{name} {other}")),
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The plot of a tournament: win share of each bot.
pub fn tournament_plot(report: &tournament::Report, lang: Lang) -> String {
    let bars: Vec<Bar> = report
        .rows
        .iter()
        .map(|row| Bar { label: row.bot.clone(), value: row.win_share, low: row.ci_low, high: row.ci_high })
        .collect();
    let par = 1.0 / report.players as f64;
    plot::bars(
        &lang.tell("lab-tournament-title", [("game", title(report.game).into())]),
        &lang.say("lab-win-share"),
        &bars,
        Some(par),
    )
}

/// What was said against what was seen, for each number of players and each way to find chances: one line each, and the
/// one that all of them should lie on.
pub fn reliability(game: &str, gaps: &[(usize, Lens, &Gap)], lang: Lang) -> String {
    let of = |lens: Lens| {
        let right = Line { label: lang.say("calibrate-right"), points: vec![(0.0, 0.0), (1.0, 1.0)] };
        let measured = gaps.iter().filter(|(_, through, _)| *through == lens).map(|(players, _, gap)| Line {
            label: lang.tell("calibrate-with", [("players", (*players).into())]),
            points: gap.bins().iter().map(|bin| (bin.said, bin.seen)).collect(),
        });
        let lines: Vec<Line> = [right].into_iter().chain(measured).collect();
        let way = lang.say(&format!("calibrate-{}", lens.id()));
        let about = [("game", title(game).into()), ("way", way.into())];
        let heading = lang.tell("calibrate-title", about);
        plot::lines(
            &heading,
            &lang.say("calibrate-told"),
            &lang.say("calibrate-seen"),
            &lines,
            Some(0.0..1.0),
        )
    };
    let body = html! { @for lens in Lens::ALL { (PreEscaped(of(lens))) } };
    page(lang, &lang.tell("calibrate-page", [("game", title(game).into())]), body)
}

/// The ladder of a game.
pub fn ladder(ladder: &Ladder, lang: Lang) -> String {
    let title = lang.tell("ladder-title", [("game", title(&ladder.game).into())]);
    page(lang, &title, ladder::shown(ladder, lang))
}

/// A balance report.
pub fn balance(report: &balance::Report, lang: Lang) -> String {
    let say = |key: &str| lang.say(key);
    let about =
        |mean: f64, half_width: f64| format!("{} ± {}", lang.decimal(mean, 1), lang.decimal(half_width, 1));
    let intro = [("bot", report.bot.as_str().into()), ("seed", report.seed.into())];
    let heads =
        ["lab-variant", "lab-games", "lab-score", "lab-margin", "lab-length", "lab-first-seat"].map(say);
    let rows = report.variants.iter().map(|variant| {
        let first = variant.seats.first().map_or_else(String::new, |share| {
            format!("{} ({})", lang.percent(share.share, 1), interval(share.ci_low, share.ci_high, lang))
        });
        let cells = [
            options(&variant.options),
            variant.games.to_string(),
            about(variant.score_mean, variant.score_half_width),
            about(variant.margin_mean, variant.margin_half_width),
            about(variant.length_mean, variant.length_half_width),
            first,
        ];
        (false, cells)
    });
    let body = html! {
        p { (lang.tell("lab-balance-intro", intro)) }
        h2 { (say("lab-variants")) }
        (table(heads, rows))
        @for measured in &report.variants { (variant(measured, lang)) }
    };
    page(lang, &lang.tell("lab-balance-title", [("game", title(report.game).into())]), body)
}

/// One variant of a balance report.
fn variant(variant: &balance::Measured, lang: Lang) -> Markup {
    let say = |key: &str| lang.say(key);
    let bars: Vec<Bar> = variant
        .seats
        .iter()
        .enumerate()
        .map(|(seat, share)| Bar {
            label: lang.tell("seat", [("number", (seat + 1).into())]),
            value: share.share,
            low: share.ci_low,
            high: share.ci_high,
        })
        .collect();
    let par = 1.0 / variant.players as f64;
    let tenth = |at: usize| ((at + 1) * 10) as f64;
    let curve = |name: &str, of: fn(&balance::Share) -> f64| Line {
        label: say(name),
        points: variant.leader_wins.iter().enumerate().map(|(at, share)| (tenth(at), of(share))).collect(),
    };
    let curves = [
        curve("lab-leader", |share| share.share),
        curve("lab-low", |share| share.ci_low),
        curve("lab-high", |share| share.ci_high),
    ];
    let (leads, played, wins) = (say("lab-leader-title"), say("lab-played"), say("lab-win-share"));
    let heads =
        ["lab-item", "lab-per-game", "lab-with", "lab-without", "lab-difference", "lab-interval"].map(say);
    let rows = variant.items.iter().map(|item| {
        let certain = item.ci_low > 0.0 || item.ci_high < 0.0;
        let cells = [
            item.item.clone(),
            lang.decimal(item.per_game, 2),
            lang.percent(item.win_share_with, 1),
            lang.percent(item.win_share_without, 1),
            lang.percent(item.difference, 1),
            interval(item.ci_low, item.ci_high, lang),
        ];
        (certain && item.difference.abs() > 0.1, cells)
    });
    html! {
        h2 { small { (options(&variant.options)) } }
        (PreEscaped(plot::bars(&say("lab-seats"), &wins, &bars, Some(par))))
        (PreEscaped(plot::histogram(&say("lab-scores"), &say("lab-score"), &variant.scores)))
        (PreEscaped(plot::histogram(&say("lab-lengths"), &say("lab-length"), &variant.lengths)))
        (PreEscaped(plot::lines(&leads, &played, &wins, &curves, Some(0.0..1.0))))
        h3 { (say("lab-items")) }
        p { (say("lab-items-note")) }
        (table(heads, rows))
    }
}

/// The curve of everybody's chances.
fn curve(report: &analyze::Report, lang: Lang) -> String {
    let lines: Vec<Line> = (0..report.players)
        .map(|seat| Line {
            label: lang.tell("seat", [("number", (seat + 1).into())]),
            points: report
                .steps
                .iter()
                .map(|step| (step.step as f64, f64::from(step.chances.get(seat).copied().unwrap_or(0.0))))
                .collect(),
        })
        .collect();
    plot::lines(
        &lang.say("lab-chances"),
        &lang.say("lab-decision"),
        &lang.say("lab-win-share"),
        &lines,
        Some(0.0..1.0),
    )
}

/// How somebody played: their accuracy by phase, what cost most, what was well done.
fn played(report: &analyze::Report, seat: &analyze::SeatSummary, explain: Explain<'_>, lang: Lang) -> Markup {
    let say = |key: &str| lang.say(key);
    let who = lang.tell("seat", [("number", (seat.seat.index() + 1).into())]);
    let head = [("who", who.into()), ("percent", (100.0 * seat.accuracy).round().to_string().into())];
    let phases = seat.phases.iter().map(|phase| {
        (false, [say(&phase.phase), phase.decisions.to_string(), lang.percent(phase.accuracy, 1)])
    });
    let [costly, praised] = report.tell(seat, explain, lang);
    html! {
        h2 { (lang.tell("review-seat", head)) }
        (table(["review-phase", "review-decisions", "review-accuracy"].map(say), phases))
        @for (title, none, told) in [("review-costly", "review-costly-none", costly), ("review-praised", "review-praised-none", praised)] {
            h3 { (say(title)) }
            @if told.is_empty() { p { (say(none)) } }
            @for told in told {
                p { b { (told.at) } @for line in told.lines { br; (line) } }
            }
        }
    }
}

/// The analysis of a game.
pub fn analysis(report: &analyze::Report, explain: Explain<'_>, lang: Lang) -> String {
    let say = |key: &str| lang.say(key);
    let name = |seat: usize| lang.tell("seat", [("number", (seat + 1).into())]);
    let seats = report.seats.iter().map(|seat| {
        let cells = [
            name(seat.seat.index()),
            seat.decisions.to_string(),
            lang.percent(seat.agreement, 1),
            lang.percent(seat.average_cost, 2),
        ];
        (false, cells)
    });
    let steps = report.steps.iter().map(|step| {
        let cells = [
            step.step.to_string(),
            name(step.seat.index()),
            step.played.clone(),
            if step.same { "=".to_owned() } else { step.best.clone() },
            lang.percent(step.value_played.into(), 1),
            if step.same { String::new() } else { lang.percent(step.cost.into(), 1) },
        ];
        (step.cost > 0.05, cells)
    });
    let body = html! {
        (PreEscaped(curve(report, lang)))
        p { (say("review-accuracy-help")) }
        @for seat in &report.seats { (played(report, seat, explain, lang)) }
        (table(["lab-seat", "lab-decisions", "lab-agreement", "lab-average-cost"].map(say), seats))
        (table(["lab-decision", "lab-seat", "lab-answer", "lab-best", "lab-chance", "lab-cost"].map(say), steps))
    };
    page(lang, &lang.tell("lab-analysis-title", [("game", title(report.game).into())]), body)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_cell_says_stays_text() {
        let row = (true, ["<b>\"&".to_owned(), "7".to_owned()]);
        let shown = table(["Bot", "Games"].map(str::to_owned), [row].into_iter()).into_string();
        let body = r#"<tr class="bad"><td class="text">&lt;b&gt;&quot;&amp;</td><td>7</td></tr>"#;
        assert!(shown.contains(body), "{shown}");
    }

    #[test]
    fn names_and_options_are_for_people() {
        assert_eq!(title("making-monsters"), "Making Monsters");
        let value = json!({ "players": 3, "start": null, "double": false, "meat_stand": true, "side": "b" });
        let told = options(&value);
        for part in ["players 3", "meat stand", "side b"] {
            assert!(told.contains(part), "{told}");
        }
        assert!(!told.contains("double") && !told.contains("start"), "{told}");
    }
}
