//! A ladder on a page: pictures in the colours of the page they stand in, and the same as a table. Without scripts, and
//! readable on a phone and in the dark.

use bots::Level;
use maud::{Markup, html};
use words::Lang;

use super::{Ladder, Rung, Rungs};

const WIDTH: f64 = 420.0;
const LEFT: f64 = 86.0;
const RIGHT: f64 = 16.0;
const LINE: f64 = 26.0;
const TOP: f64 = 10.0;
const FOOT: f64 = 30.0;
/// How wide and how high the name of a bot is, where it stands beside a dot.
const NAME: f64 = 66.0;
const HIGH: f64 = 13.0;

/// Everything there is to say of a ladder but for its title.
pub fn shown(ladder: &Ladder, lang: Lang) -> Markup {
    let watts = [("watts", format!("{}", ladder.watts).into())];
    html! {
        @for rungs in &ladder.tables { (of_table(rungs, lang)) }
        p { small { (lang.tell("ladder-joules-note", watts)) } }
    }
}

fn of_table(rungs: &Rungs, lang: Lang) -> Markup {
    let alone = rungs.players == 1;
    let about = [("players", rungs.players.into()), ("games", rungs.games.into())];
    html! {
        h3 { (lang.tell(if alone { "ladder-alone" } else { "ladder-players" }, about)) }
        figure.ladder {
            figcaption { (lang.say(if alone { "ladder-wins" } else { "ladder-elo" })) }
            (strengths(rungs))
        }
        figure.ladder {
            figcaption { (lang.say("ladder-cost")) }
            (costs(rungs, lang))
        }
        div.wrap.scroll { (table(rungs, lang)) }
        p { small {
            @if let Some(missing) = missing(rungs, lang) { (missing) " " }
            (lang.say("ladder-made-by")) " " code { (rungs.command) }
        } }
    }
}

/// The levels that have not played at these tables, if there are such: nobody is to look for them.
fn missing(rungs: &Rungs, lang: Lang) -> Option<String> {
    let played = |level: &Level| rungs.rows.iter().any(|rung| rung.bot == level.id());
    let levels: Vec<&str> =
        Level::ALL.iter().filter(|level| !played(level)).map(|level| level.id()).collect();
    (!levels.is_empty()).then(|| lang.tell("ladder-missing", [("levels", levels.join(", ").into())]))
}

/// Low end, middle and high end of what a rung is measured by.
fn strength(rung: &Rung) -> [f64; 3] {
    rung.elo.unwrap_or([100.0 * rung.ci_low, 100.0 * rung.win_share, 100.0 * rung.ci_high])
}

/// The least and the most of some numbers, with room at both sides.
fn range(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = numbers.fold((f64::MAX, f64::MIN), |(low, high), one| (low.min(one), high.max(one)));
    let room = ((high - low) * 0.05).max(1.0);
    (low - room, high + room)
}

/// A dot and its interval for each bot, a line each.
fn strengths(rungs: &Rungs) -> Markup {
    let (low, high) = range(rungs.rows.iter().flat_map(strength));
    let x = |value: f64| LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low);
    let y = |at: usize| TOP + LINE * (at as f64 + 0.5);
    let bottom = TOP + LINE * rungs.rows.len() as f64;
    let ticks = [low, (low + high) / 2.0, high];
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", bottom + FOOT)) aria-hidden="true" fill="currentColor" stroke="currentColor" {
            @for tick in ticks {
                line x1=(num(x(tick))) x2=(num(x(tick))) y1=(TOP) y2=(num(bottom)) stroke-opacity="0.25" {}
                text x=(num(x(tick))) y=(num(bottom + 18.0)) text-anchor="middle" stroke="none" font-size="12" { (format!("{tick:.0}")) }
            }
            @for (at, rung) in rungs.rows.iter().enumerate() {
                @let [from, middle, to] = strength(rung);
                text x=(num(LEFT - 8.0)) y=(num(y(at) + 4.0)) text-anchor="end" stroke="none" font-size="13" { (short(&rung.bot)) }
                line x1=(num(x(from))) x2=(num(x(to))) y1=(num(y(at))) y2=(num(y(at))) stroke-width="2" {}
                circle cx=(num(x(middle))) cy=(num(y(at))) r="4.5" stroke="none" {}
            }
        }
    }
}

/// Strength over the seconds that a decision takes, each mark along the bottom ten times the one before.
fn costs(rungs: &Rungs, lang: Lang) -> Markup {
    let seconds = |rung: &Rung| rung.seconds_mean.max(1e-7).log10();
    let (low, high) = range(rungs.rows.iter().map(|rung| strength(rung)[1]));
    let first = rungs.rows.iter().map(seconds).fold(f64::MAX, f64::min).floor();
    let last = rungs.rows.iter().map(seconds).fold(f64::MIN, f64::max).ceil().max(first + 1.0);
    let height = 200.0;
    let left = 46.0;
    let x = |value: f64| left + (WIDTH - left - 70.0) * (value - first) / (last - first);
    let y = |value: f64| TOP + (height - TOP) * (high - value) / (high - low);
    let tens: Vec<f64> = (0..=(last - first) as usize).map(|step| first + step as f64).collect();
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", height + FOOT)) aria-hidden="true" fill="currentColor" stroke="currentColor" {
            @for ten in tens {
                line x1=(num(x(ten))) x2=(num(x(ten))) y1=(TOP) y2=(num(height)) stroke-opacity="0.25" {}
                text x=(num(x(ten))) y=(num(height + 18.0)) text-anchor="middle" stroke="none" font-size="12" { (time(10f64.powf(ten), lang)) }
            }
            @for value in [low, high] {
                line x1=(num(left)) x2=(num(WIDTH - 70.0)) y1=(num(y(value))) y2=(num(y(value))) stroke-opacity="0.25" {}
                text x=(num(left - 6.0)) y=(num(y(value) + 4.0)) text-anchor="end" stroke="none" font-size="12" { (format!("{value:.0}")) }
            }
            @let dots = rungs.rows.iter().map(|rung| (x(seconds(rung)), y(strength(rung)[1]))).collect::<Vec<_>>();
            @for (rung, ((across, up), line)) in rungs.rows.iter().zip(dots.iter().zip(lines(&dots))) {
                circle cx=(num(*across)) cy=(num(*up)) r="4.5" stroke="none" {}
                text x=(num(across + 8.0)) y=(num(line + 4.0)) stroke="none" font-size="12" { (short(&rung.bot)) }
            }
        }
    }
}

/// At which height each dot has its name: at its own, or below the names that stand there already.
fn lines(dots: &[(f64, f64)]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..dots.len()).collect();
    order.sort_by(|one, two| dots[*one].1.total_cmp(&dots[*two].1));
    let mut lines: Vec<Option<f64>> = vec![None; dots.len()];
    for at in order {
        let (across, mut line) = dots[at];
        while dots.iter().zip(&lines).any(|((other, _), taken)| {
            (other - across).abs() < NAME && taken.is_some_and(|taken| (taken - line).abs() < HIGH)
        }) {
            line += 1.0;
        }
        lines[at] = Some(line);
    }
    lines.into_iter().zip(dots).map(|(line, (_, up))| line.unwrap_or(*up)).collect()
}

/// The same in numbers.
fn table(rungs: &Rungs, lang: Lang) -> Markup {
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let interval = |[low, _, high]: [f64; 3]| format!("{low:.0} – {high:.0}");
    let alone = rungs.players == 1;
    html! {
        table.sheet {
            thead { tr {
                th scope="col" { (lang.say("lab-bot")) }
                @if !alone { th scope="col" { (lang.say("lab-elo")) } th scope="col" { (lang.say("lab-interval")) } }
                th scope="col" { (lang.say("lab-wins")) }
                th scope="col" { (lang.say("lab-games")) }
                th scope="col" { (lang.say("ladder-median")) }
                th scope="col" { (lang.say("ladder-p95")) }
                th scope="col" { (lang.say("ladder-joules")) }
            } }
            tbody { @for rung in &rungs.rows { tr {
                th scope="row" { (short(&rung.bot)) }
                @if let Some(elo) = rung.elo { td { (format!("{:.0}", elo[1])) } td { (interval(elo)) } }
                td { (lang.percent(rung.win_share, 0)) " (" (percent(rung.ci_low)) " – " (percent(rung.ci_high)) ")" }
                td { (rung.games) }
                td { (time(rung.seconds_p50, lang)) }
                td { (time(rung.seconds_p95, lang)) }
                td { (joules(rung.joules, lang)) }
            } } }
        }
    }
}

/// A bot's name; of a program, what it is called, not how it is started.
fn short(bot: &str) -> &str {
    match bot.strip_prefix("program:") {
        Some(command) => command.rsplit(['/', ' ']).next().unwrap_or(command),
        None => bot,
    }
}

fn num(number: f64) -> String {
    format!("{number:.1}")
}

/// Seconds with the unit in which they are a number that people can read.
fn time(seconds: f64, lang: Lang) -> String {
    match seconds {
        seconds if seconds >= 0.1 => with_unit(seconds, "s", lang),
        seconds if seconds >= 1e-4 => with_unit(seconds * 1e3, "ms", lang),
        seconds => with_unit(seconds * 1e6, "µs", lang),
    }
}

fn joules(joules: f64, lang: Lang) -> String {
    if joules >= 0.1 { with_unit(joules, "J", lang) } else { with_unit(joules * 1e3, "mJ", lang) }
}

/// Two digits that matter, and the unit in the same line.
fn with_unit(number: f64, unit: &str, lang: Lang) -> String {
    let digits = match number {
        number if number >= 9.95 => 0,
        number if number >= 0.995 => 1,
        _ => 2,
    };
    format!("{}\u{a0}{unit}", lang.decimal(number, digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(bot: &str, elo: Option<[f64; 3]>) -> Rung {
        Rung {
            bot: bot.into(),
            games: 10,
            wins: 5.0,
            win_share: 0.5,
            ci_low: 0.24,
            ci_high: 0.76,
            elo,
            decisions: 400,
            seconds_p50: 0.00002,
            seconds_p95: 0.25,
            seconds_mean: 0.05,
            joules: 0.25,
        }
    }

    #[test]
    fn a_ladder_is_shown_in_words_and_numbers_of_every_language() {
        let rows = || {
            vec![
                rung("hard", Some([1500.0, 1600.0, 1700.0])),
                rung("program:python3 a/bot.py", Some([1.0, 2.0, 3.0])),
            ]
        };
        let command = "menagerie ladder valeria";
        let ladder = Ladder {
            game: "valeria".into(),
            rules: 1,
            data: String::new(),
            watts: 5.0,
            tables: vec![
                Rungs { players: 1, command: command.into(), games: 20, rows: vec![rung("hard", None)] },
                Rungs { players: 2, command: command.into(), games: 20, rows: rows() },
            ],
        };
        for lang in Lang::ALL {
            let page = shown(&ladder, lang).into_string();
            assert!(!page.contains("ladder-") && !page.contains("lab-"), "{page}");
            for said in [
                "hard",
                "bot.py",
                "1500 – 1700",
                &lang.percent(0.5, 0),
                &format!("{}\u{a0}s", lang.decimal(0.25, 2)),
                "20\u{a0}µs",
                &format!("{}\u{a0}J", lang.decimal(0.25, 2)),
                command,
                "easy, normal, expert",
            ] {
                assert!(page.contains(said), "{said}: {page}");
            }
            assert!(!page.contains("NaN") && !page.contains("inf"), "{page}");
        }
    }

    #[test]
    fn no_name_stands_on_another() {
        let dots = [(10.0, 50.0), (12.0, 51.0), (14.0, 55.0), (200.0, 50.0), (12.0, 90.0)];
        let lines = lines(&dots);
        assert_eq!((lines[0], lines[3], lines[4]), (50.0, 50.0, 90.0), "whoever has room keeps its place");
        assert!(lines[1] >= 63.0 && lines[2] >= lines[1] + HIGH, "{lines:?}");
    }

    #[test]
    fn numbers_are_told_in_units_that_fit() {
        assert_eq!(
            [1.23, 0.0123, 0.000_002].map(|seconds| time(seconds, Lang::EN)),
            ["1.2\u{a0}s", "12\u{a0}ms", "2.0\u{a0}µs"]
        );
        assert_eq!([2.0, 0.004].map(|joule| joules(joule, Lang::FR)), ["2,0\u{a0}J", "4,0\u{a0}mJ"]);
    }
}
