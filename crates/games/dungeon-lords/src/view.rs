//! What a seat may know, and a whole table imagined from it.

use engine::{Counts, IdSet, Luck, Rng, Seat, Seats, Viewer};

use crate::{
    action::Action,
    data::{AreaId, CardId, PetId, TRAP_KINDS, TrapId},
    open::{Open, Phase, Plan},
    secrets::Pool,
    setup,
    state::{DungeonLords, Hand, Hidden, SEATS, Secrets},
};

/// The table as one viewer sees it: what lies open, which is reached as if it were here, what is the viewer's own, and
/// how many cards lie face down.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// The secrets that the viewer knows; when the game is over all of them.
    pub own: Secrets,
    pub held: Held,
}

/// How many hidden cards lie where: public knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    pub traps: [u8; SEATS],
    /// Trap cards laid down for a battle.
    pub planned: [u8; SEATS],
    pub pets: [u8; SEATS],
    pub passing: [bool; SEATS],
    /// Pets each seat has discarded face down.
    pub discarded: [u8; SEATS],
    pub trap_deck: u8,
    pub pet_deck: u8,
}

engine::lies_open!(View: Open);

impl Held {
    pub(crate) fn of(state: &DungeonLords) -> Held {
        let hands = &state.hidden.secrets.hands;
        let few = |cards: u32| cards.min(255) as u8;
        Held {
            traps: hands.each_ref().map(|hand| few(hand.traps.total())),
            planned: hands.each_ref().map(|hand| hand.laid.len() as u8),
            pets: hands.each_ref().map(|hand| few(hand.pets.len())),
            passing: hands.each_ref().map(|hand| hand.passing.is_some()),
            discarded: hands.each_ref().map(|hand| few(hand.discarded.len())),
            trap_deck: few(state.hidden.trap_deck.total()),
            pet_deck: few(state.hidden.pet_deck.len()),
        }
    }
}

impl View {
    pub(crate) fn new(state: &DungeonLords, viewer: Viewer) -> View {
        let mut held = Held::of(state);
        if state.phase == Phase::Over {
            return View { viewer, open: state.open, own: state.hidden.secrets, held };
        }
        let mut own = Secrets::default();
        for seat in Seat::all(state.count()) {
            let at = seat.index();
            // Whether a pet is on its way is known from who has answered.
            held.passing[at] = state.phase == Phase::PassPets && state.player(seat).ready;
            if viewer.is(seat) {
                own.hands[at] = *state.hand(seat);
                continue;
            }
            // A plan seems unfinished as long as there is one to make.
            own.hands[at].planned = state.plans_in_secret() && !state.has_to_plan(seat);
            if !state.plan_is_open(seat) {
                held.planned[at] = 0;
            }
        }
        let seen = |known: Seats| matches!(viewer, Viewer::Seat(seat) if known.contains(seat));
        for (at, stacked) in state.combat.iter().enumerate() {
            own.cards[at] = state.hidden.secrets.cards[at].filter(|_| seen(stacked.known));
        }
        View { viewer, open: state.open, own, held }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// What the viewer knows of a seat's hand.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.own.hands[seat.index()]
    }

    /// What a seat has planned for this round, as far as the viewer knows; so with all that is chosen in secret.
    pub fn plan(&self, seat: Seat) -> &Plan {
        self.open.plan_of(seat, self.hand(seat))
    }

    pub fn orders(&self, seat: Seat) -> Vec<AreaId> {
        self.open.orders_of(seat, self.hand(seat)).collect()
    }

    pub fn third_order(&self, seat: Seat) -> Option<AreaId> {
        self.open.third_of(seat, self.hand(seat))
    }

    pub fn bid(&self, seat: Seat) -> u8 {
        self.open.bid_of(seat, self.hand(seat))
    }

    pub fn has_answered(&self, seat: Seat) -> bool {
        self.open.has_answered(seat, self.hand(seat))
    }

    /// Who owes an answer in the eyes of the viewer.
    pub fn awaited(&self) -> Seats {
        self.open.awaited(&self.own.hands)
    }

    /// A card of the combat stack, if the viewer knows it.
    pub fn card(&self, at: usize) -> Option<CardId> {
        self.combat.get(at)?.card.or(self.own.cards[at])
    }

    /// What the house answers for somebody who only wants to be asked when one of his pets can be used, or who wants
    /// to hear no more of them for now (DL-FLOW-18).
    pub(crate) fn spared(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        if !legal.contains(&Action::KeepPetsQuiet) {
            return None;
        }
        let quiet = self.hand(seat).quiet;
        let usable = legal.iter().any(|action| matches!(action, Action::UsePet(_)));
        let keeps = |action: &&Action| matches!(action, Action::KeepPets | Action::Skip | Action::HoldBack);
        legal.iter().find(keeps).filter(|_| quiet || !usable).copied()
    }

    /// What all seats know in one view, for looking back at a game that is over; `views` in the order of the seats.
    pub fn opened(views: Vec<View>) -> Option<View> {
        let mut seats = views.into_iter();
        let mut open = seats.next()?;
        open.viewer = Viewer::Spectator;
        for (at, view) in (1..open.count()).zip(seats) {
            for (known, other) in open.own.cards.iter_mut().zip(view.own.cards) {
                *known = known.or(other);
            }
            open.own.hands[at] = view.own.hands[at];
            open.held.planned[at] = view.held.planned[at];
        }
        Some(open)
    }

    /// A full state with this view: unseen cards are whatever the open ones leave over.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> DungeonLords {
        let hidden = Hidden {
            luck: Luck::imagined(rng),
            trap_deck: Counts::EMPTY,
            pet_deck: IdSet::EMPTY,
            card_stack: IdSet::EMPTY,
            secrets: self.own,
        };
        let mut state = DungeonLords { open: self.open, hidden };
        let pool =
            Pool { traps: state.unseen_traps(), pets: state.unseen_pets(), cards: state.unseen_cards() };
        if state.phase == Phase::Over {
            state.put_into_decks(pool);
        } else {
            state.deal_hidden(self.seat(), &self.held, pool, rng);
        }
        state
    }
}

impl DungeonLords {
    /// Who owes an answer in the eyes of a viewer. Whoever has a battle to plan seems to plan until all plans lie open: a
    /// plan that nothing can be added to is finished at once, and that would tell what its owner holds (DL-COMBAT-16).
    pub(crate) fn seems_awaited(&self, viewer: Viewer) -> Seats {
        let awaited = self.awaited();
        if !self.plans_in_secret() || !self.tasks.is_empty() {
            return awaited;
        }
        let thinks = |seat: &Seat| match viewer.is(*seat) {
            true => awaited.contains(*seat),
            false => self.has_to_plan(*seat),
        };
        Seat::all(self.count()).filter(thinks).collect()
    }

    fn unseen_traps(&self) -> Counts<TrapId, TRAP_KINDS> {
        let mut unseen = setup::traps_of(self.data(), &self.rules);
        self.placed_traps().for_each(|trap| {
            unseen.remove(trap);
        });
        unseen
    }

    fn unseen_pets(&self) -> IdSet<PetId> {
        let mut unseen = setup::pets_of(self.data(), &self.rules);
        for hand in &self.hidden.secrets.hands {
            let known = hand.pets.iter().chain(hand.passing).chain(hand.discarded.iter());
            known.for_each(|pet| unseen.remove(pet));
        }
        let used = self.players.iter().flat_map(|player| player.used_pets.iter());
        used.for_each(|pet| unseen.remove(pet));
        unseen
    }

    fn unseen_cards(&self) -> IdSet<CardId> {
        let mut unseen = setup::cards_of(self.data(), &self.rules, self.year);
        let open = self.combat.iter().filter_map(|stacked| stacked.card);
        open.chain(self.hidden.secrets.cards.into_iter().flatten()).for_each(|card| unseen.remove(card));
        unseen
    }
}
