//! What several phases share: turn order, artifacts, need cards, losing a pet.

use arrayvec::ArrayVec;
use engine::{Audience, Seat, Stream, Witness};

use crate::{
    data::{CustomerId, ExhibitionId, PetzData, Power},
    event::Event,
    state::{Assigned, Card, DungeonPetz, Player},
    terms::{Cause, Colour, Need, Space, Term},
};

impl DungeonPetz {
    #[inline(always)]
    pub fn data(&self) -> &'static PetzData {
        self.pack.data()
    }

    #[inline(always)]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline(always)]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Turn order: the starting player first, then clockwise, unless the last round has its own (DP-VAR-12).
    #[inline]
    pub fn order(&self) -> ArrayVec<Seat, 4> {
        match &self.final_order {
            Some(order) => order.clone(),
            None => self.start.around(self.players.len()).collect(),
        }
    }

    #[inline]
    pub fn first(&self) -> Seat {
        self.final_order.as_ref().map_or(self.start, |order| order[0])
    }

    /// The next seat in turn order; none after the last.
    #[inline]
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        let order = self.order();
        let at = order.iter().position(|known| *known == seat)?;
        order.get(at + 1).copied()
    }

    /// Whether `seat` comes after `other` in turn order.
    #[inline]
    pub fn is_after(&self, seat: Seat, other: Seat) -> bool {
        let order = self.order();
        let place = |seat: Seat| order.iter().position(|known| *known == seat);
        place(seat) > place(other)
    }

    pub fn rounds(&self) -> u8 {
        self.data().progress(self.players.len()).rounds
    }

    /// A neutral imp stands there (DP-NEUT-03).
    #[inline]
    pub fn blocked(&self, space: Space) -> bool {
        self.board.neutral.contains(&space)
    }

    /// No imp of any colour stands there.
    #[inline]
    pub fn free(&self, space: Space) -> bool {
        self.board.spaces[space].is_none() && !self.blocked(space)
    }

    /// The exhibition of this round, if it has one (DP-EXH-01).
    #[inline]
    pub fn exhibition(&self) -> Option<ExhibitionId> {
        let rounds = &self.data().progress(self.players.len()).exhibitions;
        let at = rounds.iter().position(|round| *round == self.round)?;
        self.board.exhibitions.get(at).copied()
    }

    /// The customers of this round.
    #[inline]
    pub fn customers(&self) -> impl Iterator<Item = CustomerId> + '_ {
        let rounds = &self.data().progress(self.players.len()).customers;
        rounds.iter().zip(&self.board.customers).filter(|(round, _)| **round == self.round).map(|(_, id)| *id)
    }

    /// Sent to the judges this round (DP-SHOP-23).
    #[inline]
    pub fn judges(&self, seat: Seat) -> bool {
        self.board.spaces[Space::Judging].is_some_and(|crew| crew.seat == seat)
    }

    /// Imps on the platform, on its action space or the right-hand part (DP-SHOP-28).
    #[inline]
    pub fn on_platform(&self, seat: Seat) -> u8 {
        let crew = self.board.spaces[Space::Platform].filter(|crew| crew.seat == seat);
        self.player(seat).platform.saturating_add(crew.map_or(0, |crew| crew.imps))
    }

    #[inline]
    fn powers(&self, seat: Seat) -> impl Iterator<Item = Power> + '_ {
        let data = self.data();
        self.player(seat).artifacts.iter().map(move |owned| data.power(owned.artifact))
    }

    /// The employee of the month is owned and has not been announced this round (DP-ART-13).
    #[inline]
    pub fn employee(&self, seat: Seat) -> bool {
        !self.player(seat).employee_used && self.has_employee(seat)
    }

    #[inline]
    pub fn has_employee(&self, seat: Seat) -> bool {
        self.powers(seat).any(|power| power == Power::Employee)
    }

    /// Suits of armour not yet worn this round.
    #[inline]
    pub fn suits(&self, seat: Seat) -> u8 {
        let suits =
            self.powers(seat).map(|power| if let Power::Armour { suits } = power { suits } else { 0 });
        suits.sum::<u8>().saturating_sub(self.player(seat).armour_used)
    }

    /// Tokens one shovel-bearer removes in a round; 0 without a shovel.
    #[inline]
    pub fn shovel(&self, seat: Seat) -> u8 {
        self.powers(seat).map(|power| if let Power::Shovel { tokens } = power { tokens } else { 0 }).sum()
    }

    #[inline]
    pub fn whip(&self, seat: Seat) -> i16 {
        self.powers(seat)
            .map(|power| if let Power::Whip { halves } = power { i16::from(halves) } else { 0 })
            .sum()
    }

    #[inline]
    pub fn crystal_ball(&self, seat: Seat) -> u8 {
        self.powers(seat).map(|power| if let Power::CrystalBall { cards } = power { cards } else { 0 }).sum()
    }

    #[inline]
    pub fn has_box(&self, seat: Seat) -> bool {
        self.powers(seat).any(|power| power == Power::MagicBox)
    }

    /// Draws one need card (DP-COMP-14, DP-COMP-15).
    pub fn draw_card(&mut self, seat: Seat, colour: Colour, on: &mut Witness<Event>) {
        let dominant = self.data().deck(colour).dominant;
        let deck = &mut self.board.decks[colour];
        if deck.is_empty() {
            let pile = &mut self.board.discards[colour];
            for need in &Need::ALL[..6] {
                // A pile from outside may hold more than any deck; what does not fit waits for the next time.
                while pile[*need] > 0 && !deck.is_full() {
                    pile[*need] -= 1;
                    deck.push(*need);
                }
            }
            if !deck.is_empty() {
                self.luck.shuffle(Stream::Table, deck, on);
                on.tell(Audience::ALL, "DP-COMP-14", || Event::Reshuffled { colour });
            }
        }
        let player = &mut self.players[seat.index()];
        let need = match self.board.decks[colour].pop_at(0) {
            Some(need) => need,
            None => {
                player.substitutes[colour] = player.substitutes[colour].saturating_add(1);
                on.tell(Audience::ALL, "DP-COMP-15", || Event::Substitute { seat, colour });
                dominant
            }
        };
        let held = &mut player.hand[colour][need];
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
        let substitutes = &mut self.players[seat.index()].substitutes[card.colour];
        if card.need == dominant && *substitutes > 0 {
            *substitutes -= 1;
            return;
        }
        let pile = &mut self.board.discards[card.colour][card.need];
        *pile = pile.saturating_add(1);
    }

    /// Throws a card away from hand, for everyone to see (DP-CORE-07).
    pub fn discard(&mut self, seat: Seat, card: Card, clause: &'static str, on: &mut Witness<Event>) {
        let held = &mut self.players[seat.index()].hand[card.colour][card.need];
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
        let cards = std::mem::take(&mut self.players[seat.index()].pets[at].cards);
        let potions = cards.iter().filter(|card| card.need == Need::Sleep).count() as u8;
        for Assigned { colour, need, .. } in &cards {
            self.to_pile(seat, Card { colour: *colour, need: *need });
        }
        (cards.len() as u8 - potions, potions)
    }

    /// DP-LOSE-02, DP-LOSE-03: the pet leaves the game, manure stays, reputation may suffer at once.
    pub fn lose(&mut self, seat: Seat, at: usize, cause: Cause, on: &mut Witness<Event>) {
        self.clear_cards(seat, at);
        let step = i16::from(self.data().reputation_step).saturating_mul(2);
        let player = self.player_mut(seat);
        let pet = player.pets.remove(at).pet;
        let reputation = 2 * (player.reputation.max(0) / step);
        player.reputation = player.reputation.saturating_sub(reputation);
        let clause = match cause {
            Cause::Released => "DP-ARR-07",
            Cause::Suffering => "DP-HUNG-09",
            Cause::Escaped => "DP-ANG-03",
            Cause::Mutated => "DP-MAG-03",
        };
        on.tell(Audience::ALL, clause, || Event::Lost { seat, pet, cause, reputation });
    }

    /// Suffering tokens for a pet; `true` if it is lost (DP-HUNG-09).
    pub fn suffer(&mut self, seat: Seat, at: usize, tokens: u8, need: Need, on: &mut Witness<Event>) -> bool {
        if tokens == 0 {
            return false;
        }
        let pet = &mut self.players[seat.index()].pets[at];
        pet.suffering = pet.suffering.saturating_add(tokens);
        let (id, lost) = (pet.pet, pet.suffering >= pet.size);
        let clause = match need {
            Need::Play => "DP-PLAY-01",
            Need::Disease => "DP-DIS-02",
            _ => "DP-HUNG-01",
        };
        on.tell(Audience::ALL, clause, || Event::Suffered { seat, pet: id, tokens, need });
        if lost {
            self.lose(seat, at, Cause::Suffering, on);
        }
        lost
    }
}
