//! What one reader sees of a position.

use boards::{
    Asked, PageBoard,
    page::{Line, Quotes},
};
use engine::{Refusal, Seat, Viewer};
use maud::Markup;
use words::Lang;

use crate::Look;

/// Everything a page shows of a position to one reader, taken from the state through the seat's own door alone.
pub struct Seen<G: PageBoard> {
    pub view: G::View,
    pub answers: Vec<G::Action>,
    pub refused: Vec<(G::Action, Refusal)>,
    pub asked: Option<Seat>,
}

impl<G: PageBoard> Seen<G> {
    pub fn new(state: &G, viewer: Viewer, asked: Option<Seat>) -> Seen<G> {
        let view = state.view(viewer);
        let asked = asked.filter(|seat| state.awaiting().contains(*seat) && viewer.is(*seat));
        let mut answers = Vec::new();
        let mut refused = Vec::new();
        if let Some(seat) = asked {
            state.legal(seat, &mut answers);
            for wish in G::wished(&view, seat) {
                if let Err(refusal) = state.check(seat, &wish) {
                    refused.push((wish, refusal));
                }
            }
        }
        Seen { view, answers, refused, asked }
    }

    pub fn draw(&self, story: &[Line<'_, G::Event>], look: &Look<'_>, lang: Lang) -> Markup {
        let asked = Asked {
            seat: self.asked,
            answers: &self.answers,
            refused: &self.refused,
            hint: look.hint,
            story,
            replay: look.replay,
            odds: look.odds,
            quotes: Quotes { game: G::ID, lang, write: look.quote },
        };
        G::page(&self.view, &asked, lang)
    }
}
