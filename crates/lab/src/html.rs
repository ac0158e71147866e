//! Reports as one self-contained page each: plots inside, no script, nothing loaded from anywhere.

use serde_json::Value;
use words::Lang;

use crate::{
    analyze, balance,
    plot::{self, Bar, Line},
    tournament,
};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222831}\
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}th,td{padding:.25rem .7rem;text-align:right;\
border-bottom:1px solid #ddd}th:first-child,td:first-child,.text{text-align:left}svg{max-width:100%;height:auto}\
tr.bad td{background:#fff1e6}.wrap{overflow-x:auto}small{color:#555}\
@media(prefers-color-scheme:dark){body{background:#16181c;color:#e6e6e6}th,td{border-color:#444}tr.bad td{background:#3a2a1a}\
small{color:#aaa}}";

/// Text that is safe inside a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn page(lang: Lang, title: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style><h1>{title}</h1>{body}</html>\n",
        title = escape(title),
    )
}

/// Whether a cell holds words rather than a number: words are read from the left.
pub fn is_text(cell: &str) -> bool {
    cell.contains(|c: char| c.is_alphabetic()) && !cell.starts_with(|c: char| c.is_ascii_digit())
}

fn table(heads: &[String], rows: impl IntoIterator<Item = (bool, Vec<String>)>) -> String {
    let rows: Vec<(bool, Vec<String>)> = rows.into_iter().collect();
    let text: Vec<bool> = (0..heads.len())
        .map(|column| rows.iter().any(|(_, cells)| cells.get(column).is_some_and(|cell| is_text(cell))))
        .collect();
    let cell = |tag: &str, column: usize, cell: &String| {
        let class = if text.get(column) == Some(&true) { " class=\"text\"" } else { "" };
        format!("<{tag}{class}>{}</{tag}>", escape(cell))
    };
    let line = |tag: &str, cells: &[String]| -> String {
        cells.iter().enumerate().map(|(column, text)| cell(tag, column, text)).collect()
    };
    let heads = line("th", heads);
    let rows: String = rows
        .iter()
        .map(|(bad, cells)| {
            let cells = line("td", cells);
            format!("<tr{}>{cells}</tr>", if *bad { " class=\"bad\"" } else { "" })
        })
        .collect();
    format!("<div class=\"wrap\"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
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

/// A balance report.
pub fn balance(report: &balance::Report, lang: Lang) -> String {
    let say = |key: &str| lang.say(key);
    let mut body =
        format!(
            "<p>{}</p>",
            escape(&lang.tell(
                "lab-balance-intro",
                [("bot", report.bot.as_str().into()), ("seed", report.seed.into())]
            ))
        );
    let heads: Vec<String> =
        ["lab-variant", "lab-games", "lab-score", "lab-margin", "lab-length", "lab-first-seat"]
            .map(say)
            .into();
    let rows = report.variants.iter().map(|variant| {
        let first = variant.seats.first().map_or_else(String::new, |share| {
            format!("{} ({})", percent(share.share), interval(share.ci_low, share.ci_high))
        });
        let cells = vec![
            options(&variant.options),
            variant.games.to_string(),
            format!("{:.1} ± {:.1}", variant.score_mean, variant.score_half_width),
            format!("{:.1} ± {:.1}", variant.margin_mean, variant.margin_half_width),
            format!("{:.1} ± {:.1}", variant.length_mean, variant.length_half_width),
            first,
        ];
        (false, cells)
    });
    body.push_str(&format!("<h2>{}</h2>", escape(&say("lab-variants"))));
    body.push_str(&table(&heads, rows));
    for variant in &report.variants {
        body.push_str(&format!("<h2><small>{}</small></h2>", escape(&options(&variant.options))));
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
        body.push_str(&plot::bars(&say("lab-seats"), &say("lab-win-share"), &bars, Some(par)));
        body.push_str(&plot::histogram(&say("lab-scores"), &say("lab-score"), &variant.scores));
        body.push_str(&plot::histogram(&say("lab-lengths"), &say("lab-length"), &variant.lengths));
        let tenth = |at: usize| ((at + 1) * 10) as f64;
        let curve = |name: &str, of: fn(&balance::Share) -> f64| Line {
            label: say(name),
            points: variant
                .leader_wins
                .iter()
                .enumerate()
                .map(|(at, share)| (tenth(at), of(share)))
                .collect(),
        };
        let curves = [
            curve("lab-leader", |share| share.share),
            curve("lab-low", |share| share.ci_low),
            curve("lab-high", |share| share.ci_high),
        ];
        let title = say("lab-leader-title");
        body.push_str(&plot::lines(
            &title,
            &say("lab-played"),
            &say("lab-win-share"),
            &curves,
            Some(0.0..1.0),
        ));
        body.push_str(&format!(
            "<h3>{}</h3><p>{}</p>",
            escape(&say("lab-items")),
            escape(&say("lab-items-note"))
        ));
        let heads: Vec<String> =
            ["lab-item", "lab-per-game", "lab-with", "lab-without", "lab-difference", "lab-interval"]
                .map(say)
                .into();
        let rows = variant.items.iter().map(|item| {
            let certain = item.ci_low > 0.0 || item.ci_high < 0.0;
            let cells = vec![
                item.item.clone(),
                format!("{:.2}", item.per_game),
                percent(item.win_share_with),
                percent(item.win_share_without),
                percent(item.difference),
                interval(item.ci_low, item.ci_high),
            ];
            (certain && item.difference.abs() > 0.1, cells)
        });
        body.push_str(&table(&heads, rows));
    }
    page(lang, &lang.tell("lab-balance-title", [("game", title(report.game).into())]), &body)
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

/// The analysis of a game.
pub fn analysis(report: &analyze::Report, lang: Lang) -> String {
    let say = |key: &str| lang.say(key);
    let name = |seat: usize| lang.tell("seat", [("number", (seat + 1).into())]);
    let mut body = curve(report, lang);
    let heads: Vec<String> =
        ["lab-seat", "lab-decisions", "lab-agreement", "lab-average-cost"].map(say).into();
    body.push_str(&table(
        &heads,
        report.seats.iter().map(|seat| {
            let cells = vec![
                name(seat.seat.index()),
                seat.decisions.to_string(),
                percent(seat.agreement),
                format!("{:.2} %", 100.0 * seat.average_cost),
            ];
            (false, cells)
        }),
    ));
    let heads: Vec<String> =
        ["lab-decision", "lab-seat", "lab-answer", "lab-best", "lab-chance", "lab-cost"].map(say).into();
    body.push_str(&table(
        &heads,
        report.steps.iter().map(|step| {
            let cells = vec![
                step.step.to_string(),
                name(step.seat.index()),
                step.played.clone(),
                if step.same { "=".to_owned() } else { step.best.clone() },
                percent(step.value_played.into()),
                if step.same { String::new() } else { percent(step.cost.into()) },
            ];
            (step.cost > 0.05, cells)
        }),
    ));
    page(lang, &lang.tell("lab-analysis-title", [("game", title(report.game).into())]), &body)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

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
