//! What a seat cannot know, dealt anew: the definition of hidden information.
//!
//! Hidden from a seat are the trap cards and pets of the others, the order of every deck, combat cards it has not seen,
//! and the choices of the others that are not yet revealed (DL-HIDE-02 to DL-HIDE-08), among them the wish to hear no
//! more about pets (DL-FLOW-18), and who has finished a plan (DL-COMBAT-16). How many cards somebody holds is public.
//! Stacks are bags here, drawn from when somebody first sees a tile, so they hold no hidden order at all.

use arrayvec::ArrayVec;
use engine::{Counts, Id, IdSet, Luck, Rng, Seat, Seats, Witness, rng::below};

use crate::{
    action::Action,
    data::{CardId, PetId, PetWindow, TRAP_KINDS, TrapId},
    options::PlanningOrder,
    phases::setup::all_areas,
    state::{DungeonLords, ImpAt, Phase, Plan, PlannedTrap},
};

/// How many hidden cards lie where: public knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub traps: [u8; 4],
    /// Trap cards laid down for a battle.
    pub planned: [u8; 4],
    pub pets: [u8; 4],
    pub passing: [bool; 4],
    /// Pets each seat has discarded face down.
    pub piles: [u8; 4],
}

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

impl Hidden {
    pub(crate) fn of(game: &DungeonLords) -> Hidden {
        let mut hidden = Hidden::default();
        for (index, player) in game.players.iter().enumerate() {
            hidden.traps[index] = player.traps.total().min(255) as u8;
            hidden.planned[index] = player.plan.traps.len() as u8;
            hidden.pets[index] = player.pets.len() as u8;
            hidden.passing[index] = player.passing.is_some();
            hidden.piles[index] = game.pet_discard[index].len() as u8;
        }
        hidden
    }
}

impl DungeonLords {
    /// Whether a seat's plan lies open, apart from its traps.
    pub(crate) fn plan_is_open(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Planning => {
                self.rules.planning_order == PlanningOrder::TurnOrder && self.player(seat).ready
            }
            _ => true,
        }
    }

    /// Redraws what `seat` cannot know.
    pub(crate) fn redraw(&mut self, seat: Seat, rng: &mut Rng) {
        self.luck = Luck::imagined(rng);
        if self.phase == Phase::Over {
            return;
        }
        if self.plans_in_secret() && self.tasks.is_empty() {
            self.redraw_ready(seat, rng);
        }
        let hidden = Hidden::of(self);
        let mut pool = Pool { traps: self.trap_deck, pets: self.pet_deck, cards: self.card_stack };
        for other in Seat::all(self.count()).filter(|other| *other != seat) {
            let player = self.player(other);
            for (trap, count) in player.traps.iter() {
                (0..count).for_each(|_| pool.traps.add(trap));
            }
            // While planning, the cards are still in the hand.
            if self.phase == Phase::Battle {
                player.plan.traps.iter().for_each(|planned| pool.traps.add(planned.trap));
            }
            player.pets.iter().chain(player.passing).for_each(|pet| pool.pets.insert(pet));
            self.pet_discard[other.index()].iter().for_each(|pet| pool.pets.insert(pet));
        }
        for stacked in &self.combat {
            if let Some(card) = stacked.card.filter(|_| !stacked.open && !stacked.known.contains(seat)) {
                pool.cards.insert(card);
            }
        }
        self.deal_hidden(Some(seat), &hidden, pool, rng);
    }

    /// Deals a pool of hidden cards, and makes up the hidden choices.
    pub(crate) fn deal_hidden(&mut self, me: Option<Seat>, hidden: &Hidden, pool: Pool, rng: &mut Rng) {
        let Pool { mut traps, mut pets, mut cards } = pool;
        for stacked in &mut self.combat {
            let mine = me.is_some_and(|seat| stacked.known.contains(seat));
            if !stacked.open && !stacked.known.is_empty() && !mine {
                stacked.card = pick(&mut cards, rng);
            }
        }
        self.card_stack = cards;
        let others: Seats = Seat::all(self.count()).filter(|other| Some(*other) != me).collect();
        for other in others {
            let index = other.index();
            let player = &mut self.players[index];
            player.traps = Counts::EMPTY;
            for _ in 0..hidden.traps[index] {
                if let Some(trap) = pick_trap(&mut traps, rng) {
                    player.traps.add(trap);
                }
            }
            player.pets = (0..hidden.pets[index]).filter_map(|_| pick(&mut pets, rng)).collect();
            player.passing = if hidden.passing[index] { pick(&mut pets, rng) } else { None };
            self.pet_discard[index] = (0..hidden.piles[index]).filter_map(|_| pick(&mut pets, rng)).collect();
        }
        for other in others {
            self.redraw_choices(other, hidden.planned[other.index()], &mut traps, rng);
        }
        self.trap_deck = traps;
        self.pet_deck = pets;
    }

    /// Choices of another seat that are still secret.
    fn redraw_choices(
        &mut self,
        other: Seat,
        planned: u8,
        traps: &mut Counts<TrapId, TRAP_KINDS>,
        rng: &mut Rng,
    ) {
        let ready = self.player(other).ready;
        // Whoever has held a pet may have said that he wants to hear no more.
        let asked = self.rules.pets && !matches!(self.phase, Phase::InitialOrders | Phase::ScoringPets);
        self.player_mut(other).quiet = asked && below(rng, 2) == 0;
        match self.phase {
            Phase::InitialOrders => {
                let mut areas = all_areas();
                let count = if ready { 2 } else { 3 };
                let player = self.player_mut(other);
                player.dealt = (0..count).filter_map(|_| pick(&mut areas, rng)).collect();
                player.dealt.sort_unstable();
            }
            Phase::ChooseOrders => {
                let count = if ready { 3 } else { self.player(other).orders.len() };
                self.redraw_orders(other, 0, count, rng);
                let dummy = self.dummies.get(other.index()).filter(|_| self.players.len() == 2 && ready);
                if let Some(dummy) = dummy {
                    let mut left = all_areas();
                    dummy
                        .inaccessible
                        .iter()
                        .chain(dummy.open.iter().copied())
                        .for_each(|area| left.remove(area));
                    self.player_mut(other).third = pick(&mut left, rng);
                } else {
                    self.player_mut(other).third = None;
                }
            }
            Phase::PlaceMinions => self.redraw_orders(other, usize::from(self.revealed), 3, rng),
            Phase::FairBids => {
                let imps = usize::from(self.player(other).imps.free);
                self.player_mut(other).bid = if ready { below(rng, imps + 1) as u8 } else { 0 };
            }
            Phase::Planning if self.plan_is_open(other) => {
                let mut hand = self.player(other).traps;
                self.player_mut(other).plan.traps.clear();
                for _ in 0..planned {
                    if let Some(trap) = pick_trap(&mut hand, rng) {
                        self.lay_down(other, trap);
                    }
                }
            }
            Phase::Planning => self.redraw_plan(other, ready, rng),
            Phase::Battle => {
                self.player_mut(other).plan.traps.clear();
                for _ in 0..planned {
                    if let Some(trap) = pick_trap(traps, rng) {
                        self.lay_down(other, trap);
                    }
                }
            }
            Phase::ScoringPets => {
                let scoring = |game: &DungeonLords, pet: PetId| {
                    game.data().pet(pet).windows.contains(&PetWindow::Scoring)
                };
                let shown: IdSet<PetId> = self
                    .player(other)
                    .pets
                    .iter()
                    .filter(|pet| scoring(self, *pet) && below(rng, 2) == 0)
                    .collect();
                self.player_mut(other).parade = shown;
            }
            _ => {}
        }
    }

    /// Orders of the season from number `known` on.
    fn redraw_orders(&mut self, other: Seat, known: usize, count: usize, rng: &mut Rng) {
        let player = self.player_mut(other);
        player.orders.truncate(known);
        let mut left = all_areas();
        player.inaccessible.iter().for_each(|order| left.remove(order));
        player.orders.iter().for_each(|order| left.remove(*order));
        while player.orders.len() < count {
            match pick(&mut left, rng) {
                Some(order) => player.orders.push(order),
                None => break,
            }
        }
    }

    /// A trap of somebody else's plan, loaded with whatever it needs.
    fn lay_down(&mut self, seat: Seat, trap: TrapId) {
        let cost = self.data().trap(trap).costs[self.year_index()];
        let taken: IdSet<crate::data::Place> =
            self.player(seat).plan.traps.iter().filter_map(|planned| planned.fed).collect();
        let sent = self.player(seat).plan.sent;
        let fed = if cost.monster > 0 {
            self.feedable(seat, None).find(|place| !taken.contains(*place) && !sent.contains(*place))
        } else {
            None
        };
        let imp = if cost.imp > 0 { Some(ImpAt::Free) } else { None };
        self.player_mut(seat).plan.traps.push(PlannedTrap { trap, fed, imp });
    }

    /// Who else has finished a plan is as secret as the plan, but somebody is still at it (DL-COMBAT-16).
    fn redraw_ready(&mut self, me: Seat, rng: &mut Rng) {
        let others = Seat::all(self.count()).filter(|seat| *seat != me && self.has_to_plan(*seat));
        let others: ArrayVec<Seat, 4> = others.collect();
        for other in &others {
            self.player_mut(*other).ready = below(rng, 2) == 0;
        }
        if self.awaited().is_empty()
            && let Some(last) = others.get(below(rng, others.len()))
        {
            self.player_mut(*last).ready = false;
        }
    }

    /// A plan that somebody else may have made, or begun to make. Until it is finished there is a choice: with nothing
    /// laid down and no fresh start taken, every hand leaves a second answer (DL-FLOW-16).
    fn redraw_plan(&mut self, other: Seat, ready: bool, rng: &mut Rng) {
        self.player_mut(other).plan = Plan::default();
        self.player_mut(other).ready = false;
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
        self.player_mut(other).ready = ready;
    }
}
