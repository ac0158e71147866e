//! The course of the game: one file per phase of the rulebook, and the loop that carries it from question to question.

mod adventurers;
mod areas;
mod attacks;
mod battle;
mod boards;
mod conquest;
mod creatures;
mod digging;
mod events;
mod fair;
mod goods;
mod initial_orders;
mod new_season;
mod orders;
mod paladins;
mod party;
mod pets;
mod planning;
mod production;
mod seasons;
mod spells;
mod traps;

use engine::{Seat, Witness};

use crate::{
    action::Action,
    asking::{Few, Sink},
    event::Event,
    open::{Phase, Task},
    options::PlanningOrder,
    state::DungeonLords,
};

impl DungeonLords {
    /// All answers of a seat.
    pub(crate) fn answers(&self, seat: Seat, out: &mut impl Sink) {
        if let Some(task) = self.tasks.last() {
            if self.asked(task) == seat {
                self.task_answers(task, seat, out);
            }
            return;
        }
        if self.owes(seat) {
            self.answers_together(seat, out);
        }
    }

    /// The answers of a seat to what everybody answers at the same time.
    fn answers_together(&self, seat: Seat, out: &mut impl Sink) {
        match self.phase {
            Phase::InitialOrders => self.initial_order_answers(seat, out),
            Phase::ChooseOrders => self.order_answers(seat, out),
            Phase::FairBids => self.bid_answers(seat, out),
            Phase::PassPets => self.pass_answers(seat, out),
            Phase::DiscardPets => self.discard_pet_answers(seat, out),
            Phase::Planning => self.plan_answers(seat, out),
            Phase::ScoringPets => self.parade_answers(seat, out),
            _ => {}
        }
    }

    fn task_answers(&self, task: &Task, seat: Seat, out: &mut impl Sink) {
        match *task {
            Task::FirstHire { area, .. } => self.first_hire_answers(seat, area, out),
            Task::Act { area, slot, .. } => self.act_answers(seat, area, slot, out),
            Task::Dig { left, .. } => self.dig_answers(seat, left, out),
            Task::Peek { left, .. } => self.peek_answers(left, out),
            Task::PutCard { .. } => self.put_answers(out),
            Task::DropTrap { .. } => self.drop_trap_answers(seat, out),
            Task::LoseImp { .. } => self.lose_imp_answers(seat, out),
            Task::FreeTunnel { .. } => self.free_tunnel_answers(seat, out),
            Task::Improve { kind, left, .. } => self.improve_answers(seat, kind, left, out),
            Task::Load { trap, .. } => self.load_answers(seat, trap, out),
            Task::PickPrize { .. } => self.prize_answers(seat, out),
            Task::HireDiscarded { board, .. } => self.hire_discarded_answers(seat, board, out),
            Task::BuildDiscarded { .. } => self.build_discarded_answers(seat, out),
            Task::Cost { .. } => self.cost_answers(seat, task, out),
            Task::Produce { .. } => self.produce_answers(seat, out),
            Task::TakeBack { .. } => {
                out.put(Action::TakeBack);
                out.put(Action::Leave);
            }
            Task::Tax { .. } => self.tax_answers(seat, out),
            Task::Payday { left, .. } => self.payday_answers(seat, left, out),
            Task::MayPay { event, effect, .. } => self.may_pay_answers(seat, event, effect, out),
            Task::Strike { left, .. } => self.strike_answers(seat, left, out),
            Task::DiscardPet { .. } => self.discard_pet_answers(seat, out),
            Task::Feed { except, .. } => {
                self.feedable(seat, Some(except)).for_each(|place| out.put(Action::Feed(place)));
            }
            Task::Window { window, .. } | Task::BattleWindow { window, .. } => {
                self.window_answers(seat, window, out);
            }
            Task::Spring { .. } => self.spring_answers(seat, out),
            Task::AimTrap { .. } => self.aim_answers(seat, out),
            Task::Attack { .. } => self.attack_answers(seat, out),
            Task::Blow { by, mode, effect, first, .. } => {
                self.blow_answers(seat, by, mode, effect, first, out)
            }
            Task::PickMonster { .. } => self.pick_monster_answers(seat, out),
            Task::Suggest { left, .. } => self.suggest_answers(seat, left, out),
            Task::PeaceOrEvil { .. } => self.peace_answers(seat, out),
            Task::FreePrisoner { paladins, .. } => self.free_answers(seat, paladins, out),
            Task::TrainedImp { .. } => {
                out.put(Action::UseImp);
                out.put(Action::NoImp);
            }
        }
        self.pet_answers(task, seat, out);
    }

    /// Carries out an answer that is among the legal ones.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Some(task) = self.tasks.last().copied() else {
            return self.answer_together(seat, action, on);
        };
        if let Action::UsePet(pet) = action {
            return self.use_pet(seat, pet, on);
        }
        match task {
            Task::FirstHire { area, .. } => self.first_hire(seat, area, action, on),
            Task::Act { area, slot, .. } if action == Action::KeepPetsQuiet => {
                self.hand_mut(seat).quiet = true;
                self.act(seat, area, slot, Action::Skip, on);
            }
            Task::Act { area, slot, .. } => self.act(seat, area, slot, action, on),
            Task::Dig { left, .. } => self.dig_on(seat, left, action, on),
            Task::Peek { left, moves, .. } => self.peek(seat, left, moves, action, on),
            Task::PutCard { from, .. } => self.put_card(seat, from, action, on),
            Task::DropTrap { .. } => self.drop_trap(seat, action, on),
            Task::LoseImp { .. } => self.lose_chosen_imp(seat, action, on),
            Task::FreeTunnel { .. } => self.free_tunnel(seat, action, on),
            Task::Improve { left, .. } => self.improve_on(seat, left, action, on),
            Task::Load { trap, cell, slot, .. } => self.load(seat, trap, cell, slot, action, on),
            Task::PickPrize { .. } => self.pick_prize(seat, action, on),
            Task::HireDiscarded { board, .. } => self.hire_discarded(seat, board, action),
            Task::BuildDiscarded { board, .. } => self.build_discarded(seat, board, action, on),
            Task::Cost { .. } => self.settle_cost(action, on),
            Task::Produce { .. } => self.produce(seat, action, on),
            Task::TakeBack { order, .. } => self.take_back(seat, order, action, on),
            Task::Tax { .. } => self.pay_tax(seat, action, on),
            Task::Payday { .. } => self.payday(seat, action, on),
            Task::MayPay { event, effect, .. } => self.may_pay(seat, event, effect, action, on),
            Task::Strike { .. } => self.monster_strike(seat, action, on),
            Task::Feed { .. } => {
                self.tasks.pop();
                if let Action::Feed(place) = action {
                    self.eat(seat, place, "DL-EVENT-11", on);
                }
            }
            Task::DiscardPet { .. } => {
                self.tasks.pop();
                self.discard_pet(seat, action, on);
            }
            Task::Window { .. } | Task::BattleWindow { .. } => self.keep_pets(seat, action),
            Task::Spring { .. } => self.spring(seat, action, on),
            Task::AimTrap { trap, fed, .. } => self.aim_trap(seat, trap, fed, action, on),
            Task::Attack { .. } => self.attack(seat, action, on),
            Task::Blow { .. } => self.blow(seat, action, on),
            Task::PickMonster { fate, .. } => self.pick_monster(seat, fate, action, on),
            Task::Suggest { .. } => self.suggest(seat, action, on),
            Task::PeaceOrEvil { evil, .. } => self.peace_or_evil(seat, evil, action, on),
            Task::FreePrisoner { evil, .. } => self.free_prisoner(seat, evil, action, on),
            Task::TrainedImp { .. } => self.trained_imp(seat, action, on),
        }
    }

    fn answer_together(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        match self.phase {
            Phase::InitialOrders => self.keep_order(seat, action, on),
            Phase::ChooseOrders => self.choose_order(seat, action, on),
            Phase::FairBids => self.bid(seat, action, on),
            Phase::PassPets => self.pass_pet(seat, action, on),
            Phase::DiscardPets => {
                self.player_mut(seat).ready = true;
                self.discard_pet(seat, action, on);
            }
            Phase::Planning => self.plan(seat, action, on),
            Phase::ScoringPets => self.parade(seat, action, on),
            _ => {}
        }
    }

    /// Runs forced steps until a real question is open or the game is over.
    pub(crate) fn advance(&mut self, on: &mut Witness<Event>) {
        loop {
            if self.phase == Phase::Battle && self.battle_is_lost_for_the_party() {
                self.stop_battle(on);
                continue;
            }
            let Some(task) = self.tasks.last().copied() else {
                if self.step(on) {
                    continue;
                }
                return;
            };
            let seat = self.asked(&task);
            if self.rests_on_secrets(&task, seat) {
                on.reveal();
            }
            let mut few = Few::default();
            self.task_answers(&task, seat, &mut few);
            match few.first {
                Some(_) if few.several => return,
                Some(only) => self.carry_out(seat, only, on),
                None => self.close(task),
            }
        }
    }

    /// A question without any answer falls away.
    fn close(&mut self, task: Task) {
        self.tasks.pop();
        if let Task::Window { window, at, passed } = task {
            self.next_in_window(window, at, passed);
        }
    }

    /// Whether the number of answers shows something about hidden cards of the seat: from such a moment nobody steps
    /// back.
    fn rests_on_secrets(&self, task: &Task, seat: Seat) -> bool {
        match task {
            Task::DropTrap { .. } | Task::Spring { .. } | Task::MayPay { .. } | Task::Strike { .. } => true,
            Task::Cost { .. }
            | Task::Payday { .. }
            | Task::HireDiscarded { .. }
            | Task::PickPrize { .. }
            | Task::Suggest { .. } => true,
            Task::Act { .. } => !self.hand(seat).pets.is_empty(),
            _ => false,
        }
    }

    /// One step of the phase itself; `false` when it waits for answers or the game is over.
    fn step(&mut self, on: &mut Witness<Event>) -> bool {
        if self.simultaneous() && self.wait_for_all(on) {
            return false;
        }
        match self.phase {
            Phase::InitialOrders => self.reveal_initial_orders(on),
            Phase::NewSeason => self.new_season(on),
            Phase::ChooseOrders => self.all_orders_chosen(),
            Phase::PlaceMinions => self.place_next(on),
            Phase::ResolveOrders => self.resolve_next(),
            Phase::EndOfOrders => self.end_of_orders(on),
            Phase::FairBids => self.reveal_bids(on),
            Phase::FairPrizes => self.next_prize(on),
            Phase::BeforeProduction => self.before_production(),
            Phase::Production => self.production(),
            Phase::Retrieval => self.retrieval(on),
            Phase::PassPets => self.pets_passed(on),
            Phase::DiscardPets => self.pets_discarded(on),
            Phase::BeforeEvent => self.before_event(),
            Phase::Event => self.event_step(on),
            Phase::BeforeAdventurers => self.before_adventurers(),
            Phase::Adventurers => self.adventurers_arrive(on),
            Phase::EndOfSeason => self.end_of_season(on),
            Phase::Combat => self.begin_round(on),
            Phase::Planning => self.reveal_plans(on),
            Phase::Battle => self.battle_step(on),
            Phase::ScoringPets => self.parade_over(on),
            Phase::Over => return false,
        }
        true
    }

    /// Answers for those who have no choice; whether somebody is still to answer.
    fn wait_for_all(&mut self, on: &mut Witness<Event>) -> bool {
        for seat in Seat::all(self.count()) {
            while self.tasks.is_empty() && self.owes(seat) {
                let mut few = Few::default();
                self.answers_together(seat, &mut few);
                match few.first {
                    Some(_) if few.several => break,
                    Some(only) => self.answer_together(seat, only, on),
                    None => self.commit(seat),
                }
            }
        }
        // In turn order the next player may have come up while an earlier one was answered for.
        if self.rules.planning_order == PlanningOrder::TurnOrder
            && self.phase == Phase::Planning
            && let Some(seat) = self.awaited().lowest()
        {
            let mut few = Few::default();
            self.answers_together(seat, &mut few);
            if !few.several {
                return self.wait_for_all(on);
            }
        }
        Seat::all(self.count()).any(|seat| !self.is_ready(seat))
    }

    /// A seat has answered what everybody answers at the same time. A plan then lies open, unless all plan in secret.
    pub(crate) fn commit(&mut self, seat: Seat) {
        if self.plans_in_secret() {
            self.hand_mut(seat).planned = true;
            return;
        }
        self.player_mut(seat).ready = true;
        if self.phase == Phase::Planning {
            self.open_plan(seat);
        }
    }

    /// Enters a phase from its beginning.
    pub(crate) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.cursor = 0;
        if self.simultaneous() {
            for seat in Seat::all(self.count()) {
                self.player_mut(seat).ready = false;
                self.hand_mut(seat).planned = false;
            }
        }
    }
}
