//! Clocks in words: what can be chosen, and what was.

use maud::{Markup, html};
use words::Lang;

use crate::{
    denial::{Denial, Reason},
    tables::Clock,
};

/// For each decision, in seconds: from quick to a game by post.
const TURN: [u64; 6] = [30, 60, 120, 300, 3_600, 86_400];
/// For everybody's whole game, in seconds.
const TOTAL: [u64; 6] = [600, 1_200, 1_800, 2_700, 3_600, 7_200];

/// The clock that a form names: `none`, `turn-120` or `total-1800`.
pub fn read(text: Option<&str>) -> Result<Clock, Denial> {
    let bad = || Denial::of(Reason::BadRequest);
    let text = text.unwrap_or("none");
    if text == "none" {
        return Ok(Clock::None);
    }
    let (kind, seconds) = text.split_once('-').ok_or_else(bad)?;
    let kind = match kind {
        "turn" => Clock::Turn,
        "total" => Clock::Total,
        _ => return Err(bad()),
    };
    kind(seconds.parse().map_err(|_| Denial::of(Reason::Clock))?).checked()
}

/// All clocks, with the one that was chosen; one of somebody's own is kept among them.
pub fn choice(given: Option<&str>, lang: Lang) -> Markup {
    let chosen = read(given).unwrap_or_default();
    let usual = TURN.map(Clock::Turn).into_iter().chain(TOTAL.map(Clock::Total));
    let mut all: Vec<Clock> = std::iter::once(Clock::None).chain(usual).collect();
    if !all.contains(&chosen) {
        all.push(chosen);
    }
    html! {
        select name="clock" {
            @for clock in all {
                option value=(value(clock)) selected[clock == chosen] { (in_words(clock, lang)) }
            }
        }
    }
}

fn value(clock: Clock) -> String {
    match clock {
        Clock::None => "none".to_owned(),
        Clock::Turn(seconds) => format!("turn-{seconds}"),
        Clock::Total(seconds) => format!("total-{seconds}"),
    }
}

fn in_words(clock: Clock, lang: Lang) -> String {
    match clock {
        Clock::None => lang.say("clock-none"),
        Clock::Turn(seconds) => lang.tell("clock-turn", [("time", time(seconds, lang).into())]),
        Clock::Total(seconds) => lang.tell("clock-total", [("time", time(seconds, lang).into())]),
    }
}

/// A length of time as people say it: "1 hour 30 minutes".
fn time(seconds: u64, lang: Lang) -> String {
    let mut left = seconds;
    let mut parts = Vec::new();
    for (unit, key) in
        [(86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes"), (1, "time-seconds")]
    {
        if left >= unit {
            parts.push(lang.tell(key, [("count", (left / unit).into())]));
            left %= unit;
        }
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_they_are_read() {
        for clock in [Clock::None, Clock::Turn(5), Clock::Total(777), Clock::Turn(86_400)] {
            assert_eq!(read(Some(&value(clock))).ok(), Some(clock));
        }
        for text in
            ["", "turn", "turn-", "turn-0", "turn--5", "total-86401", "total-99999999999999999999", "x-60"]
        {
            assert!(read(Some(text)).is_err(), "{text}");
        }
    }

    #[test]
    fn time_is_told_in_units_of_people() {
        assert_eq!(time(300, Lang::EN), "5 minutes");
        assert_eq!(time(3_600, Lang::EN), "1 hour");
        assert_eq!(time(777, Lang::EN), "12 minutes 57 seconds");
        assert_eq!(time(86_400, Lang::FR), "1 jour");
    }
}
