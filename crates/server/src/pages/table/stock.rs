//! One's own stock beside the question: it stays on the screen wherever the board has been scrolled to.

use boards::page::parts;
use maud::{Markup, html};
use words::Lang;

use crate::tables::{LiveTable, Viewpoint};

pub fn stock(table: &LiveTable, viewpoint: Viewpoint, lang: Lang) -> Markup {
    let own = viewpoint.seat().filter(|_| !table.is_over()).zip(table.play());
    html! {
        @if let Some((seat, play)) = own {
            div #stock role="group" aria-label=(lang.say("stock-label")) {
                (parts::seat_mark(seat)) " " (play.stock(viewpoint.viewer(), seat, lang))
            }
        }
    }
}
