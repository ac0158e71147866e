//! The honest odds of one more token: what is in the bag is known to all, so are the places of the lab.

use boards::{at_least, page::wish};
use engine::Seat;
use maud::{Markup, html};

use super::{art, drawing::Drawing};
use crate::{Kind, Phase, Step, open::Fate};

const FATES: [(Fate, &str, &str); 6] = [
    (Fate::Finishes, "finishes", "mm-p-odds-finishes"),
    (Fate::Fits, "fits", "mm-p-odds-fits"),
    (Fate::Kept, "kept", "mm-p-odds-kept"),
    (Fate::Rejected, "rejected", "mm-p-odds-rejected"),
    (Fate::Saved, "saved", "mm-p-odds-saved"),
    (Fate::Rots, "rots", "mm-p-odds-rots"),
];

pub fn odds(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.player(seat);
    let total = player.bag.total();
    if total == 0 {
        return html! {};
    }
    if !drawing.asked.odds {
        return html! { p.mm-odds { (wish("odds", "on", html! { (drawing.say("mm-p-odds-show")) })) } };
    }
    let fates = Kind::ALL.map(|kind| (kind, drawing.view.fate(seat, kind)));
    let of = |wanted: Fate| -> u32 {
        fates
            .iter()
            .filter(|(_, fate)| *fate == wanted)
            .map(|(kind, _)| u32::from(player.bag.get(*kind)))
            .sum()
    };
    let mut left = 0.0;
    html! {
        div.mm-odds {
            p.mm-odds-head {
                b { (drawing.tell("mm-p-odds", [("n", total.into())])) } " "
                (wish("odds", "off", html! { (drawing.say("mm-p-odds-hide")) }))
            }
            svg.mm-bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
                @for (fate, class, _) in FATES {
                    @let width = 100.0 * f64::from(of(fate)) / f64::from(total);
                    @let x = { let x = left; left += width; x };
                    @if width > 0.0 { rect class=(class) x=(format!("{x:.1}")) y="0" width=(format!("{width:.1}")) height="6" {} }
                }
            }
            ul.mm-fates {
                @for (fate, class, key) in FATES {
                    @let n = of(fate);
                    @if n > 0 {
                        li class=(class) {
                            b { (percent(drawing, f64::from(n) / f64::from(total))) } " " (drawing.say(key)) " "
                            (art::tokens(drawing.data(), fates.iter().filter(|(_, other)| *other == fate)
                                .map(|(kind, _)| (*kind, player.bag.get(*kind))).filter(|(_, n)| *n > 0), drawing.lang))
                        }
                    }
                }
            }
            (outlook(drawing, seat))
        }
    }
}

/// How likely rot alone fills the track if all draws are taken.
fn outlook(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.player(seat);
    let Step::Draw { may, .. } = player.step else { return html! {} };
    let chance = at_least(
        drawing.view.reject_room(seat),
        u32::from(may),
        player.bag.get(Kind::Rot).into(),
        player.bag.total(),
    );
    html! {
        @if drawing.view.phase == Phase::Deliver && may > 1 {
            p.mm-outlook { (drawing.tell("mm-p-outlook", [("n", may.into()), ("chance", percent(drawing, chance).into())])) }
        }
    }
}

fn percent(drawing: &Drawing<'_>, chance: f64) -> String {
    let rounded = (100.0 * chance).round();
    let key = match rounded {
        _ if chance > 0.0 && rounded < 1.0 => return drawing.say("mm-p-percent-little"),
        _ if chance < 1.0 && rounded > 99.0 => return drawing.say("mm-p-percent-nearly"),
        _ => "mm-p-percent",
    };
    drawing.tell(key, [("n", (rounded as u32).into())])
}
