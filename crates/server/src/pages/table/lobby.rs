//! A table that waits for people.

use bots::Level;
use maud::{Markup, html};
use words::Lang;

use crate::{
    room::{Chair, Inner},
    web::Reader,
};

pub fn lobby(inner: &Inner, reader: &Reader, lang: Lang) -> Markup {
    let seated = !inner.seats_of(reader.id()).is_empty();
    let host = reader.id() == Some(inner.table.host.as_str());
    let free = inner.chairs.iter().filter(|chair| chair.is_free()).count();
    let asked = |chair: &Chair| reader.id().is_some_and(|id| chair.is_kept_for(id));
    let asked = inner.chairs.iter().any(asked);
    html! {
        div.lobby {
            h2 { (lang.tell("lobby-title", [("free", free.into())])) }
            @if seated {
                p { (lang.say("lobby-invite")) }
                p { a.invite #invite href={ "/join/" (inner.table.invite) } { "/join/" (inner.table.invite) } }
            } @else if inner.table.listed || asked {
                form method="post" action={ "/t/" (inner.table.id) "/sit" } {
                    button.primary type="submit" { (lang.say("sit-down")) }
                }
            }
            @if host {
                form.inline method="post" action={ "/t/" (inner.table.id) "/bots" } {
                    label { (lang.say("lobby-bots"))
                        select name="level" {
                            @for level in Level::ALL {
                                option value=(level.id()) selected[level == Level::Normal] {
                                    (lang.say(&format!("level-{}", level.id())))
                                }
                            }
                        }
                    }
                    button type="submit" { (lang.say("lobby-bots-go")) }
                }
            }
        }
    }
}
