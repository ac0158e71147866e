//! In a training game: how good the latest answer was, and the better one for whoever wants to see it.

use maud::{Markup, html};
use plug::looked::Grade;
use words::Lang;

use crate::tables::{LiveTable, Viewpoint};

pub fn verdict(table: &LiveTable, viewpoint: Viewpoint, lang: Lang) -> Markup {
    let judged = viewpoint.seat().and_then(|seat| Some((seat, table.verdict(seat)?)));
    let Some((seat, verdict)) = judged else { return html! {} };
    let (step, told) = (&verdict.step, verdict.told(lang));
    let (class, key) = match step.grade() {
        Grade::Best => ("best", "verdict-best"),
        Grade::Good => ("good", "verdict-good"),
        Grade::Fine => ("fine", "verdict-fine"),
        Grade::Costly => ("costly", "verdict-costly"),
    };
    let percent = ((100.0 * step.cost).round() as i64).max(1);
    let said = lang.tell(key, [("answer", told.played.as_str().into()), ("percent", percent.into())]);
    let why = table.game.why(&step.why, lang);
    let why = why.map_or_else(|| lang.say("why-later"), |why| lang.tell("review-why", [("why", why.into())]));
    html! {
        div.verdict #verdict class=(class) role="status" {
            p { (said) }
            @if step.same { p.quiet { (why) } }
            @else {
                details #better {
                    summary { (lang.say("verdict-show")) }
                    p { (lang.tell("review-better", [("answer", told.best.as_str().into())])) }
                    p.quiet { (why) }
                    @if table.can_undo(seat) { p.quiet { (lang.say("verdict-back")) } }
                }
            }
        }
    }
}
