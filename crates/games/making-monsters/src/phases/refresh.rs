//! The Refresh phase (MM-REFR): tiles, the turning board, and new monsters.

use engine::{Audience, Seat, Stream, Witness};

use crate::{
    action::{Keep, SlotNo},
    data::*,
    event::Event,
    open::{Phase, Step},
    state::{MakingMonsters, Secret},
};

impl MakingMonsters {
    /// MM-REFR-01 to MM-REFR-06; with an empty track the Fair begins instead.
    pub(super) fn refresh(&mut self, on: &mut Witness<Event>) {
        for player in &mut self.players {
            player.order = None;
            player.answer = None;
            player.forced = false;
        }
        if self.rot_track == 0 {
            return self.prepare_fair(on);
        }
        self.refill(on);
        self.enter(Phase::Keep);
        on.tell(Audience::ALL, "MM-REFR-04", || Event::Turned);
        self.deal(on);
    }

    /// MM-REFR-02, MM-REFR-03: cart by cart, from the first stack until it is empty, then from the second.
    fn refill(&mut self, on: &mut Witness<Event>) {
        let MakingMonsters { open, hidden } = self;
        let [first, second] = &mut hidden.stacks;
        for (index, cart) in open.carts.iter_mut().enumerate() {
            for place in cart.iter_mut().filter(|place| place.0.is_none()) {
                place.0 = first.pop().or_else(|| second.pop());
                if let Some(tile) = place.0 {
                    on.reveal();
                    let cart = CartId(index as u8);
                    on.tell(Audience::ALL, "MM-REFR-02", || Event::Refilled { cart, tile });
                }
            }
        }
    }

    /// MM-REFR-05, MM-REFR-06: pairs from the lead seat on, before anyone chooses.
    fn deal(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for seat in self.lead().around(self.players.len()) {
            for _ in 0..2 {
                let Some(card) = self.draw_card(on) else { break };
                self.secret_mut(seat).cards.push(card);
            }
            let pair = &self.secret(seat).cards;
            let count = pair.len() as u8;
            let cards = || pair.to_vec();
            on.tell(Audience::only(seat), "MM-REFR-05", || Event::DealtPair { seat, cards: cards() });
            on.tell(Audience::all_but(seat), "MM-REFR-05", || Event::DealtHidden { seat, count });
        }
    }

    /// MM-REFR-07: an empty deck is made anew from the common discard.
    fn draw_card(&mut self, on: &mut Witness<Event>) -> Option<MonsterId> {
        let MakingMonsters { open, hidden } = self;
        if hidden.deck.is_empty() && !open.discard.is_empty() {
            hidden.deck = std::mem::take(&mut open.discard);
            hidden.luck.shuffle(Stream::Table, &mut hidden.deck, on);
            on.tell(Audience::ALL, "MM-REFR-07", || Event::Reshuffled);
        }
        hidden.deck.pop()
    }

    /// MM-REFR-08: a single card is kept, without any the step is skipped.
    pub(super) fn keep_single(&mut self, seat: Seat, on: &mut Witness<Event>) -> bool {
        match self.secret(seat).cards.len() {
            0 => self.player_mut(seat).step = Step::Done,
            1 => self.keep(seat, Keep::First, on),
            _ => return false,
        }
        true
    }

    /// MM-INFO-04: which card is kept stays hidden until all have chosen.
    pub(super) fn keep(&mut self, seat: Seat, keep: Keep, on: &mut Witness<Event>) {
        self.secret_mut(seat).kept = Some(keep);
        self.player_mut(seat).step = Step::Done;
        on.tell(Audience::only(seat), "MM-REFR-05", || Event::Kept { seat, keep: Some(keep) });
        on.tell(Audience::all_but(seat), "MM-REFR-05", || Event::Kept { seat, keep: None });
    }

    /// The choices are revealed together; what is not kept goes on the common discard in lead order (MM-REFR-06).
    pub(super) fn reveal_kept(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for seat in self.lead().around(self.players.len()) {
            let Secret { mut cards, kept, .. } = std::mem::take(self.secret_mut(seat));
            let unwanted = match kept {
                Some(Keep::First) if cards.len() == 2 => cards.pop(),
                Some(Keep::Second) if cards.len() == 2 => Some(cards.swap_remove(0)),
                _ => None,
            };
            for card in cards.iter().copied() {
                on.tell(Audience::ALL, "MM-REFR-05", || Event::Keeps { seat, card });
            }
            self.player_mut(seat).cards = cards;
            if let Some(card) = unwanted {
                self.discard.push(card);
                on.tell(Audience::ALL, "MM-REFR-05", || Event::Discarded { seat, card });
            }
        }
        self.enter(Phase::Settle);
    }

    /// With two kept cards the owner first says which comes first (MM-REFR-14).
    pub(super) fn start_settling(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.step = if player.cards.len() == 2 { Step::First } else { Step::Card };
    }

    pub(super) fn place_first(&mut self, seat: Seat, keep: Keep) {
        let player = self.player_mut(seat);
        if keep == Keep::Second && player.cards.len() == 2 {
            player.cards.swap(0, 1);
        }
        player.step = Step::Card;
    }

    /// After the last card a seat is done; in setup the opening draw follows.
    pub(super) fn no_card_left(&mut self, seat: Seat) -> bool {
        if !self.player(seat).cards.is_empty() {
            return false;
        }
        if self.phase == Phase::Setup {
            self.start_setup(seat);
        } else {
            self.player_mut(seat).step = Step::Done;
        }
        true
    }

    fn next_card(&mut self, seat: Seat) -> Option<MonsterId> {
        let cards = &mut self.player_mut(seat).cards;
        if cards.is_empty() { None } else { Some(cards.remove(0)) }
    }

    /// MM-SETUP-04, MM-REFR-09: on a slot; a default is covered (MM-LAB-04).
    pub(super) fn place_card(&mut self, seat: Seat, slot: SlotNo, on: &mut Witness<Event>) {
        let clause = if self.phase == Phase::Setup { "MM-SETUP-04" } else { "MM-REFR-09" };
        if let Some(card) = self.next_card(seat) {
            self.player_mut(seat).slots[slot.index()].card = Some(card);
            on.tell(Audience::ALL, clause, || Event::PlacedCard { seat, card, slot });
        }
    }

    /// MM-REFR-11, MM-REFR-13: the old card goes to the own pile.
    pub(super) fn replace_card(&mut self, seat: Seat, slot: SlotNo, on: &mut Witness<Event>) {
        let Some(card) = self.next_card(seat) else { return };
        let player = self.player_mut(seat);
        if let Some(old) = player.slots[slot.index()].card.replace(card) {
            player.pile.insert(old);
            on.tell(Audience::ALL, "MM-REFR-13", || Event::ReplacedCard { seat, card, slot, old });
        }
    }

    pub(super) fn pile_card(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if let Some(card) = self.next_card(seat) {
            self.player_mut(seat).pile.insert(card);
            on.tell(Audience::ALL, "MM-REFR-11", || Event::PiledCard { seat, card });
        }
    }
}
