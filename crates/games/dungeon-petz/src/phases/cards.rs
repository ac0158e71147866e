//! Need cards: drawn, thrown away, put on the discard piles.

use engine::{Audience, Seat, Stream, Witness};

use crate::{
    event::Event,
    open::{Assigned, Card},
    state::DungeonPetz,
    terms::{Colour, Need, Term},
};

impl DungeonPetz {
    /// Draws one need card (DP-COMP-14, DP-COMP-15).
    pub fn draw_card(&mut self, seat: Seat, colour: Colour, on: &mut Witness<Event>) {
        let dominant = self.data().deck(colour).dominant;
        let deck = &mut self.hidden.decks[colour];
        if deck.is_empty() {
            let pile = &mut self.open.board.discards[colour];
            for need in &Need::ALL[..6] {
                // A pile from outside may hold more than any deck; what does not fit waits for the next time.
                while pile[*need] > 0 && !deck.is_full() {
                    pile[*need] -= 1;
                    deck.push(*need);
                }
            }
            if !deck.is_empty() {
                self.hidden.luck.shuffle(Stream::Table, deck, on);
                on.tell(Audience::ALL, "DP-COMP-14", || Event::Reshuffled { colour });
            }
        }
        let need = match self.hidden.decks[colour].pop_at(0) {
            Some(need) => need,
            None => {
                let substitutes = &mut self.player_mut(seat).substitutes[colour];
                *substitutes = substitutes.saturating_add(1);
                on.tell(Audience::ALL, "DP-COMP-15", || Event::Substitute { seat, colour });
                dominant
            }
        };
        let held = &mut self.private_mut(seat).hand[colour][need];
        *held = held.saturating_add(1);
        on.reveal();
        on.tell(Audience::only(seat), "DP-DRAW-02", || Event::Drew { seat, colour, need: Some(need) });
        on.tell(Audience::all_but(seat), "DP-DRAW-02", || Event::Drew { seat, colour, need: None });
    }

    /// A card of this player comes to the discard pile; a substitute leaves the game instead.
    #[inline]
    pub fn to_pile(&mut self, seat: Seat, card: Card) {
        if card.need == Need::Sleep {
            self.board.potions = self.board.potions.saturating_add(1);
            return;
        }
        let dominant = self.data().deck(card.colour).dominant;
        let substitutes = &mut self.player_mut(seat).substitutes[card.colour];
        if card.need == dominant && *substitutes > 0 {
            *substitutes -= 1;
            return;
        }
        let pile = &mut self.board.discards[card.colour][card.need];
        *pile = pile.saturating_add(1);
    }

    /// Throws a card away from hand, for everyone to see (DP-CORE-07).
    pub fn discard(&mut self, seat: Seat, card: Card, clause: &'static str, on: &mut Witness<Event>) {
        let held = &mut self.private_mut(seat).hand[card.colour][card.need];
        if *held == 0 {
            return;
        }
        *held -= 1;
        self.to_pile(seat, card);
        on.reveal();
        on.tell(Audience::ALL, clause, || Event::Discarded { seat, card });
    }

    /// All cards beside a pet go to their piles.
    pub fn clear_cards(&mut self, seat: Seat, at: usize) -> (u8, u8) {
        let cards = std::mem::take(&mut self.player_mut(seat).pets[at].cards);
        let potions = cards.iter().filter(|card| card.need == Need::Sleep).count() as u8;
        for Assigned { colour, need, .. } in &cards {
            self.to_pile(seat, Card { colour: *colour, need: *need });
        }
        (cards.len() as u8 - potions, potions)
    }
}
