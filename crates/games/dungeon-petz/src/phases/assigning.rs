//! Phase 3c: one card or potion for every visible bar, all at once and in secret.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    open::{Assigned, Cards, Open, Phase, Plot, Step},
    state::DungeonPetz,
    terms::{Colour, Need, Term},
};

/// The bar a seat has to fill next: the place of the pet and the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    pub at: usize,
    pub plot: Plot,
    pub colour: Colour,
    /// Further bars of this colour on the same pet.
    pub rest: u8,
    /// The face chosen before it on the same pet and colour.
    pub last: Option<u8>,
}

/// Where a face stands in the fixed order: by need, turned after unturned, potions last.
#[inline(always)]
pub fn rank(need: Need, turned: bool) -> u8 {
    need.index() as u8 * 2 + u8::from(turned)
}

impl Open {
    /// The next pet with a bar that has no card, where these lie face down, in plot order (DP-ASGN-09): its place and its
    /// plot.
    #[inline]
    pub(crate) fn next_unfilled(&self, seat: Seat, laid: &[Cards; 4]) -> Option<(usize, Plot)> {
        let mut next: Option<(usize, Plot)> = None;
        for (at, pet) in self.player(seat).pets.iter().enumerate() {
            if let Some(plot) = pet.plot
                && pet.cards.len() + laid[plot.index()].len() < usize::from(pet.size)
                && next.is_none_or(|(_, earlier)| plot.index() < earlier.index())
            {
                next = Some((at, plot));
            }
        }
        next
    }

    /// The next bar without a card, where these lie face down: pets in plot order, bars by colour (DP-ASGN-09).
    #[inline]
    pub fn next_bar(&self, seat: Seat, laid: &[Cards; 4]) -> Option<Bar> {
        let (at, plot) = self.next_unfilled(seat, laid)?;
        let (pet, laid) = (&self.player(seat).pets[at], &laid[plot.index()]);
        let bars = self.data().pet(pet.pet).unfilled(pet.size, pet.cards.len() + laid.len());
        let (&colour, more) = bars.split_first()?;
        let rest = more.iter().filter(|bar| **bar == colour).count() as u8;
        let last = laid.last().or(pet.cards.last()).filter(|card| card.colour == colour);
        Some(Bar { at, plot, colour, rest, last: last.map(|card| rank(card.need, card.turned)) })
    }
}

/// None once every bar has its card.
#[inline]
pub fn current(game: &DungeonPetz, seat: Seat) -> Option<Bar> {
    game.open.next_bar(seat, &game.private(seat).laid)
}

pub fn settle(game: &mut DungeonPetz, on: &mut Witness<Event>) -> bool {
    let mut waiting = false;
    for seat in game.seats() {
        // A hand from outside may be too small for its pets: what is missing is drawn.
        while let Some(bar) = current(game, seat) {
            waiting = true;
            if game.private(seat).hand_of(bar.colour) > 0 || game.potions(seat) > 0 {
                break;
            }
            game.draw_card(seat, bar.colour, on);
        }
    }
    if !waiting {
        game.phase = Phase::Showing { seat: game.first(), step: Step::Reveal };
    }
    waiting
}

pub fn answers(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    let Some(bar) = current(game, seat) else { return };
    if !faces(game, seat, bar, true, put) {
        faces(game, seat, bar, false, put);
    }
}

/// Offers the faces for a bar; `ordered` leaves out those that would go back or into a dead end.
fn faces(game: &DungeonPetz, seat: Seat, bar: Bar, ordered: bool, put: &mut impl FnMut(Action)) -> bool {
    let (private, potions) = (game.private(seat), game.potions(seat));
    let pet = game.player(seat).pets[bar.at].pet;
    let (colour, hand) = (bar.colour, private.hand[bar.colour].items());
    let dominant = game.data().deck(colour).dominant;
    let mut later: u8 = private.hand_of(colour).saturating_add(potions);
    let mut any = false;
    for (need, count) in Need::ALL.iter().copied().zip(*hand) {
        let enough = later > bar.rest;
        later = later.saturating_sub(count);
        if count == 0 || (ordered && !enough) {
            continue;
        }
        let sides: &[bool] = if game.options.double && need != dominant { &[false, true] } else { &[false] };
        for turned in sides.iter().copied() {
            if !ordered || bar.last.is_none_or(|last| last <= rank(need, turned)) {
                put(Action::Assign { pet, colour, need, turned });
                any = true;
            }
        }
    }
    if potions > if ordered { bar.rest } else { 0 } {
        put(Action::Assign { pet, colour, need: Need::Sleep, turned: false });
        any = true;
    }
    any
}

pub fn answer(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    let (Some(bar), Action::Assign { colour, need, turned, .. }) = (current(game, seat), action) else {
        return;
    };
    let private = game.private_mut(seat);
    if need != Need::Sleep {
        private.hand[colour][need] = private.hand[colour][need].saturating_sub(1);
    }
    private.laid[bar.plot.index()].push(Assigned { colour, need, turned });
    let pet = game.player(seat).pets[bar.at].pet;
    on.tell(Audience::only(seat), "DP-ASGN-01", || Event::Assigned { seat, pet, colour, need, turned });
    if current(game, seat).is_none() {
        // DP-ASGN-05: only the owner hears of it, since it may follow from the cards in hand.
        on.tell(Audience::only(seat), "DP-ASGN-05", || Event::Ready { seat });
    }
}
