//! What every part of the board is drawn from, and where on it each answer belongs.

use std::cell::Cell;

use boards::page::parts;
use engine::{Pack, Refusal, Seat, Viewer};
use maud::{Markup, html};
use words::{Arg, Lang};

use super::{super::answers, Ask, art};
use crate::{
    Action, BayNo, CartId, Data, Kind, MonsterId, Player, SlotNo, TileNo, View, data::CARTS, sets::MonsterSet,
};

#[derive(Clone, Copy)]
pub struct Drawing<'a> {
    pub view: &'a View,
    pub asked: &'a Ask<'a>,
    pub lang: Lang,
    /// The monster cards that the question has laid out so far: each of them opens its sheet.
    pub laid_out: &'a Cell<MonsterSet>,
}

/// Where on the board an answer stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    Slot(SlotNo),
    Sorting,
    Bay(BayNo),
    Rejects,
    Pile,
    /// A heap of the supply.
    Supply(Kind),
    /// A kind printed on the own cart.
    Printed(Kind),
    Tile(CartId, TileNo),
    /// Above the lab, beside the question.
    Question,
}

impl<'a> Drawing<'a> {
    pub fn pack(&self) -> Pack<Data> {
        self.view.pack
    }

    pub fn data(&self) -> &'a Data {
        let view: &'a View = self.view;
        &view.pack
    }

    pub fn say(&self, key: &str) -> String {
        self.lang.say(key)
    }

    pub fn tell<'t>(&self, key: &str, args: impl IntoIterator<Item = (&'static str, Arg<'t>)>) -> String {
        self.lang.tell(key, args)
    }

    pub fn players(&self) -> usize {
        self.view.players.len()
    }

    pub fn player(&self, seat: Seat) -> &'a Player {
        let view: &'a View = self.view;
        view.player(seat)
    }

    /// The seat that looks at the board, if one does.
    pub fn own(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) if seat.index() < self.players() => Some(seat),
            _ => None,
        }
    }

    pub fn own_player(&self) -> Option<&'a Player> {
        self.own().map(|seat| self.player(seat))
    }

    /// Where a seat sits, in quarters clockwise from the side of the board that is drawn below.
    pub fn side(&self, seat: Seat) -> usize {
        (self.view.position(seat) + CARTS - self.below()) % CARTS
    }

    /// The position at the table that is drawn below.
    fn below(&self) -> usize {
        self.view.position(self.own().unwrap_or(Seat::at(0)))
    }

    /// The cart that stands on a side of the board.
    pub fn cart_on(&self, side: usize) -> CartId {
        self.view.cart_at(self.below() + side)
    }

    /// The side where the first cart stands: how far the board is turned.
    pub fn turned(&self) -> usize {
        (0..CARTS).find(|side| self.cart_on(*side) == CartId(0)).unwrap_or(0)
    }

    /// Notes that a monster card is laid out.
    pub fn lay_out(&self, card: MonsterId) {
        let mut cards = self.laid_out.get();
        cards.insert(card);
        self.laid_out.set(cards);
    }

    /// Whether a seat still has to act in this phase, and may.
    pub fn is_thinking(&self, seat: Seat) -> bool {
        self.view.active().contains(seat)
    }

    /// Whether an answer is about what `fits` says.
    pub fn offers(&self, fits: impl Fn(&Action) -> bool) -> bool {
        self.asked.answers.iter().any(fits)
    }

    /// The numbers of the answers that stand on a spot.
    pub fn controls(&self, spot: Spot) -> Vec<usize> {
        self.asked.numbers(|action| self.spot(action) == spot).collect()
    }

    /// Where an answer stands.
    pub fn spot(&self, action: &Action) -> Spot {
        match *action {
            Action::PlaceCard(slot)
            | Action::ReplaceCard(slot)
            | Action::CoverDefault(slot)
            | Action::PegLeg(Some(slot))
            | Action::Place { slot, .. }
            | Action::Move { slot, .. } => Spot::Slot(slot),
            Action::PileCard => Spot::Pile,
            Action::Sort(_) => Spot::Sorting,
            Action::Store { upgrade, .. } | Action::Install(upgrade) => Spot::Bay(upgrade),
            Action::Reject(_) => Spot::Rejects,
            Action::TakeSupply(kind) => Spot::Supply(kind),
            Action::TakePart(kind) => {
                if self.data().cart(self.cart_on(0)).prints(kind) {
                    Spot::Printed(kind)
                } else {
                    Spot::Supply(kind)
                }
            }
            Action::TakeTile { cart, tile } => Spot::Tile(cart, tile),
            _ => Spot::Question,
        }
    }

    /// Whether an answer stands on a spot, or one that a rule forbids.
    pub fn concerns(&self, spot: Spot) -> bool {
        self.offers(|action| self.spot(action) == spot) || self.refusals(spot).next().is_some()
    }

    /// The answers that bring something to a spot, for what is dropped there.
    pub fn dropped(&self, spot: Spot) -> Option<String> {
        self.asked.among(|action| self.spot(action) == spot)
    }

    /// The drawn part that an answer puts somewhere.
    pub fn moved(&self, action: &Action) -> Option<Kind> {
        match *action {
            Action::Place { part, .. } | Action::Store { part, .. } => Some(part),
            Action::Sort(part) | Action::Reject(part) => Some(part),
            _ => None,
        }
    }

    /// A button with a short face; its full words are for those who hear the page.
    pub fn button(&self, number: usize, class: &str, face: Markup) -> Markup {
        let said = answers::answer(self.view, &self.asked.answers[number], self.lang);
        self.asked.button(number, class, html! { span aria-hidden="true" { (face) } span.hidden { (said) } })
    }

    /// Those answers that a rule forbids and that belong to a spot.
    pub fn refusals(&self, spot: Spot) -> impl Iterator<Item = (usize, &'a Action, &'a Refusal)> {
        let refused = self.asked.refused;
        let drawing = *self;
        refused
            .iter()
            .enumerate()
            .filter(move |(_, (action, _))| drawing.spot(action) == spot)
            .map(|(at, (action, refusal))| (at, action, refusal))
    }

    /// A greyed answer with the rule behind it.
    pub fn greyed(&self, at: usize, action: &Action, refusal: &Refusal, face: Markup) -> Markup {
        let said = answers::answer(self.view, action, self.lang);
        parts::refused(&format!("mm-r-{at}"), face, &said, refusal, self.view.data(), self.asked, self.lang)
    }

    /// All greyed answers of a spot, with faces of their own making.
    pub fn all_greyed(&self, spot: Spot, face: impl Fn(&Action) -> Markup) -> Markup {
        html! { @for (at, action, refusal) in self.refusals(spot) { (self.greyed(at, action, refusal, face(action))) } }
    }

    /// A token of a button: the part that moves, with an arrow if it was sorted before.
    pub fn moving(&self, action: &Action) -> Markup {
        match *action {
            Action::Move { part, upgrade, space, .. } => html! {
                @if let Some(bay) = upgrade { small { (bay.number()) } }
                (art::icon("move")) (filling(part, space))
            },
            Action::Place { part, space, .. } => filling(part, space),
            Action::Store { part, .. } => art::token(part),
            Action::Sort(part) | Action::Reject(part) => art::token(part),
            _ => html! {},
        }
    }
}

/// A part; a mutation shows the kind of space it would fill, with itself as a badge.
fn filling(part: Kind, space: Option<Kind>) -> Markup {
    match space {
        Some(space) => html! { span.mm-as { (art::token(space)) (art::token(part)) } },
        None => art::token(part),
    }
}
