//! What a seat cannot know, dealt anew: the definition of hidden information.
//!
//! Hidden from a seat are the trap cards and pets of the others, the order of every deck, combat cards it has not seen,
//! and the choices of the others that are not yet revealed (DL-HIDE-02 to DL-HIDE-08), among them the wish to hear no
//! more about pets (DL-FLOW-18), and who has finished a plan (DL-COMBAT-16). How many cards somebody holds is public.
//! Stacks are bags here, drawn from when somebody first sees a tile, so they hold no hidden order at all.

use engine::{Counts, Id, IdSet, List, Luck, Rng, Seat, Seats, Witness, rng::below};

use crate::{
    action::Action,
    data::{CardId, PetId, PetWindow, TRAP_KINDS, TrapId},
    open::{ImpAt, ORDERS, Phase, Plan, PlannedTrap},
    setup::all_areas,
    state::DungeonLords,
    view::Held,
};

/// The hidden cards themselves, without a place.
pub(crate) struct Pool {
    pub traps: Counts<TrapId, TRAP_KINDS>,
    pub pets: IdSet<PetId>,
    pub cards: IdSet<CardId>,
}

pub(crate) fn pick<I: Id>(set: &mut IdSet<I>, rng: &mut Rng) -> Option<I> {
    if set.is_empty() {
        return None;
    }
    let id = set.iter().nth(below(rng, set.len() as usize))?;
    set.remove(id);
    Some(id)
}

fn pick_trap(pool: &mut Counts<TrapId, TRAP_KINDS>, rng: &mut Rng) -> Option<TrapId> {
    let mut number = below(rng, pool.total() as usize) as u32;
    let (trap, _) = pool.iter().find(|(_, count)| {
        let here = number < u32::from(*count);
        number = number.saturating_sub(u32::from(*count));
        here
    })?;
    pool.remove(trap);
    Some(trap)
}

impl DungeonLords {
    /// Redraws what `seat` cannot know.
    pub(crate) fn redraw_hidden(&mut self, seat: Seat, rng: &mut Rng) {
        self.hidden.luck = Luck::imagined(rng);
        if self.phase == Phase::Over {
            return;
        }
        if self.plans_in_secret() && self.tasks.is_empty() {
            self.redraw_ready(seat, rng);
        }
        let held = Held::of(self);
        let hidden = &self.hidden;
        let mut pool = Pool { traps: hidden.trap_deck, pets: hidden.pet_deck, cards: hidden.card_stack };
        for other in Seat::all(self.count()).filter(|other| *other != seat) {
            let hand = self.hand(other);
            for (trap, count) in hand.traps.iter() {
                (0..count).for_each(|_| pool.traps.add(trap));
            }
            // While planning, the cards are still in the hand.
            if self.phase == Phase::Battle {
                hand.laid.iter().for_each(|planned| pool.traps.add(planned.trap));
            }
            let pets = hand.pets.iter().chain(hand.passing).chain(hand.discarded.iter());
            pets.for_each(|pet| pool.pets.insert(pet));
        }
        for (stacked, card) in self.combat.iter().zip(hidden.secrets.cards) {
            if let Some(card) = card.filter(|_| !stacked.known.contains(seat)) {
                pool.cards.insert(card);
            }
        }
        self.deal_hidden(Some(seat), &held, pool, rng);
    }

    /// Deals a pool of hidden cards, and makes up the hidden choices.
    pub(crate) fn deal_hidden(&mut self, me: Option<Seat>, held: &Held, mut pool: Pool, rng: &mut Rng) {
        for (stacked, card) in self.open.combat.iter().zip(&mut self.hidden.secrets.cards) {
            let mine = me.is_some_and(|seat| stacked.known.contains(seat));
            if !stacked.open && !stacked.known.is_empty() && !mine {
                *card = pick(&mut pool.cards, rng);
            }
        }
        let others: Seats = Seat::all(self.count()).filter(|other| Some(*other) != me).collect();
        for other in others {
            let at = other.index();
            let hand = self.hand_mut(other);
            hand.traps = Counts::EMPTY;
            for _ in 0..held.traps[at] {
                if let Some(trap) = pick_trap(&mut pool.traps, rng) {
                    hand.traps.add(trap);
                }
            }
            hand.pets = (0..held.pets[at]).filter_map(|_| pick(&mut pool.pets, rng)).collect();
            hand.passing = if held.passing[at] { pick(&mut pool.pets, rng) } else { None };
            hand.discarded = (0..held.discarded[at]).filter_map(|_| pick(&mut pool.pets, rng)).collect();
        }
        for other in others {
            self.redraw_choices(other, held.planned[other.index()], &mut pool.traps, rng);
        }
        self.put_into_decks(pool);
    }

    pub(crate) fn put_into_decks(&mut self, pool: Pool) {
        let Pool { traps, pets, cards } = pool;
        self.hidden.trap_deck = traps;
        self.hidden.pet_deck = pets;
        self.hidden.card_stack = cards;
    }

    /// Choices of another seat that are still secret.
    fn redraw_choices(
        &mut self,
        other: Seat,
        planned: u8,
        traps: &mut Counts<TrapId, TRAP_KINDS>,
        rng: &mut Rng,
    ) {
        let ready = self.is_ready(other);
        // Whoever has held a pet may have said that he wants to hear no more.
        let asked = self.rules.pets && !matches!(self.phase, Phase::InitialOrders | Phase::ScoringPets);
        self.hand_mut(other).quiet = asked && below(rng, 2) == 0;
        match self.phase {
            Phase::InitialOrders => {
                let mut areas = all_areas();
                let count = if ready { 2 } else { 3 };
                let hand = self.hand_mut(other);
                hand.dealt = (0..count).filter_map(|_| pick(&mut areas, rng)).collect();
                hand.dealt.sort_unstable();
            }
            Phase::ChooseOrders => {
                let count = if ready { ORDERS } else { self.hand(other).orders.len() };
                self.redraw_orders(other, count, rng);
                let dummy = self.own_dummy(other).filter(|_| ready);
                if let Some(dummy) = dummy {
                    let mut left = all_areas();
                    dummy
                        .inaccessible
                        .iter()
                        .chain(dummy.open.iter().copied())
                        .for_each(|area| left.remove(area));
                    self.hand_mut(other).third = pick(&mut left, rng);
                } else {
                    self.hand_mut(other).third = None;
                }
            }
            Phase::PlaceMinions => self.redraw_orders(other, ORDERS, rng),
            Phase::FairBids => {
                let imps = usize::from(self.player(other).imps.free);
                self.hand_mut(other).bid = if ready { below(rng, imps + 1) as u8 } else { 0 };
            }
            Phase::Planning if self.plan_is_open(other) => {
                let mut hand = self.hand(other).traps;
                self.hand_mut(other).laid.clear();
                for _ in 0..planned {
                    if let Some(trap) = pick_trap(&mut hand, rng) {
                        self.lay_down(other, trap);
                    }
                }
            }
            Phase::Planning => self.redraw_plan(other, ready, rng),
            Phase::Battle => {
                self.hand_mut(other).laid.clear();
                for _ in 0..planned {
                    if let Some(trap) = pick_trap(traps, rng) {
                        self.lay_down(other, trap);
                    }
                }
            }
            Phase::ScoringPets => {
                let data = self.data();
                let scores = |pet: PetId| data.pet(pet).windows.contains(&PetWindow::Scoring);
                let hand = self.hand_mut(other);
                hand.parade = hand.pets.iter().filter(|pet| scores(*pet) && below(rng, 2) == 0).collect();
            }
            _ => {}
        }
    }

    /// Orders of the season that are not revealed, until there are `count` in all.
    fn redraw_orders(&mut self, other: Seat, count: usize, rng: &mut Rng) {
        let player = self.player(other);
        let known = player.orders.len();
        let mut left = all_areas();
        player.inaccessible.iter().for_each(|order| left.remove(order));
        player.orders.iter().for_each(|order| left.remove(*order));
        let unknown = known..count.max(known);
        self.hand_mut(other).orders = unknown.map_while(|_| pick(&mut left, rng)).collect();
    }

    /// A trap of somebody else's plan, loaded with whatever it needs.
    fn lay_down(&mut self, seat: Seat, trap: TrapId) {
        let cost = self.data().trap(trap).costs[self.year_index()];
        let taken: IdSet<crate::data::Place> =
            self.hand(seat).laid.iter().filter_map(|planned| planned.fed).collect();
        let sent = self.player(seat).plan.sent;
        let fed = if cost.monster > 0 {
            self.feedable(seat, None).find(|place| !taken.contains(*place) && !sent.contains(*place))
        } else {
            None
        };
        let imp = if cost.imp > 0 { Some(ImpAt::Free) } else { None };
        self.hand_mut(seat).laid.push(PlannedTrap { trap, fed, imp });
    }

    /// Who else has finished a plan is as secret as the plan, but somebody is still at it (DL-COMBAT-16).
    fn redraw_ready(&mut self, me: Seat, rng: &mut Rng) {
        let others = Seat::all(self.count()).filter(|seat| *seat != me && self.has_to_plan(*seat));
        let others: List<Seat, 4> = others.collect();
        for other in &others {
            self.hand_mut(*other).planned = below(rng, 2) == 0;
        }
        if self.awaited().is_empty()
            && let Some(last) = others.get(below(rng, others.len()))
        {
            self.hand_mut(*last).planned = false;
        }
    }

    /// A plan that somebody else may have made, or begun to make. Until it is finished there is a choice: with nothing
    /// laid down and no fresh start taken, every hand leaves a second answer (DL-FLOW-16).
    fn redraw_plan(&mut self, other: Seat, ready: bool, rng: &mut Rng) {
        let hand = self.hand_mut(other);
        hand.plan = Plan::default();
        hand.laid.clear();
        hand.planned = false;
        if self.party_stands(other) {
            self.take_only_site(other);
        }
        let steps = if ready { 24 } else { below(rng, 3) };
        let mut answers: Vec<Action> = Vec::new();
        for _ in 0..steps {
            answers.clear();
            self.plan_answers(other, &mut answers);
            answers.retain(|action| {
                !matches!(action, Action::UsePet(_) | Action::PlanAgain) && (ready || *action != Action::Done)
            });
            let Some(action) = answers.get(below(rng, answers.len())).copied() else { break };
            if action == Action::Done {
                break;
            }
            self.plan(other, action, &mut Witness::silent());
        }
        self.hand_mut(other).planned = ready;
    }
}
