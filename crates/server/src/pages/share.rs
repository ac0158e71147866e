//! A link that is handed on: by copying it, by the share sheet of a phone, by a camera that looks at the screen.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use words::Lang;

use crate::web::Visitor;

/// The white around a code that cameras need, in modules.
const QUIET: usize = 4;

/// A link to one of our pages, as others can open it.
pub fn link(visitor: &Visitor, path: &str, id: Option<&str>, title: &str, lang: Lang) -> Markup {
    let full = visitor.address.link(path);
    html! {
        div.share {
            a.invite id=[id] href=(path) { (full) }
            // A second browser on this machine can open it in any case; nobody else, while the house listens to this machine alone.
            div.choices {
                button type="button" data-copy=(full) data-done=(lang.say("share-copied")) { (lang.say("share-copy")) }
                @if !visitor.address.only_here {
                    button type="button" data-share=(full) data-title=(title) { (lang.say("share-send")) }
                }
            }
            @if visitor.address.only_here {
                (only_here(visitor, lang))
            } @else {
                details {
                    summary { (lang.say("share-code")) }
                    (code(&full, &lang.say("share-code")))
                }
            }
        }
    }
}

/// How others can come to a house that listens to its own machine alone.
pub fn only_here(visitor: &Visitor, lang: Lang) -> Markup {
    html! { p.quiet { (lang.tell("share-only-here", [("port", visitor.address.port().into())])) } }
}

/// A link as a picture for cameras; nothing where it is too long for one.
pub fn code(link: &str, said: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else { return html! {} };
    let (width, size) = (code.width(), code.width() + 2 * QUIET);
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let square = |at: usize| format!("M{} {}h1v1h-1z", QUIET + at % width, QUIET + at / width);
    let path: String = dark.map(|(at, _)| square(at)).collect();
    html! {
        svg.code role="img" aria-label=(said) viewBox={ "0 0 " (size) " " (size) } shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_corners() {
        let drawn = code("http://192.0.2.7:7777/join/abcdefgh", "a code").into_string();
        // The upper left corner of the upper left eye.
        assert!(drawn.contains(&format!("M{QUIET} {QUIET}h1v1h-1z")), "{drawn}");
        assert!(code(&"x".repeat(5000), "too long").into_string().is_empty());
    }
}
