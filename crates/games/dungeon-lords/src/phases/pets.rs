//! Pets: the Pets phase, the windows in which they are used, and their parade (chapters 21 and 29).

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    asking::{Few, Sink},
    data::{Effect, PetId, PetWindow, Resource},
    event::Event,
    open::{Good, Phase, Striker, Task},
    state::DungeonLords,
};

impl DungeonLords {
    // --- The Pets phase

    /// DL-FEST-PET-02, DL-FEST-PET-03: two cards for everybody, by each seat's own luck.
    pub(crate) fn deal_pets(&mut self, on: &mut Witness<Event>) {
        for at in 0..self.count() as u8 {
            let seat = self.in_turn(at);
            self.draw_pets(seat, 2, "DL-FEST-PET-02", on);
        }
        self.enter(Phase::PassPets);
    }

    pub(crate) fn pass_answers(&self, seat: Seat, out: &mut impl Sink) {
        self.hand(seat).pets.iter().for_each(|pet| out.put(Action::Pass(pet)));
    }

    pub(crate) fn pass_pet(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Action::Pass(pet) = action else { return };
        let hand = self.hand_mut(seat);
        hand.passing = Some(pet);
        hand.pets.remove(pet);
        self.player_mut(seat).ready = true;
        on.tell(Audience::only(seat), "DL-FEST-PET-02", || Event::PassedPet { seat, pet });
        on.tell(Audience::all_but(seat), "DL-FEST-PET-02", || Event::Answered { seat });
    }

    pub(crate) fn pets_passed(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        let players = self.count();
        for seat in Seat::all(players) {
            if let Some(pet) = self.hand_mut(seat).passing.take() {
                let left = seat.next(players);
                self.hand_mut(left).pets.insert(pet);
                on.tell(Audience::only(left), "DL-FEST-PET-02", || Event::GotPet { seat: left, pet });
            }
        }
        on.tell(Audience::ALL, "DL-FEST-PET-02", || Event::PetsPassed);
        self.enter(Phase::DiscardPets);
    }

    pub(crate) fn discard_pet_answers(&self, seat: Seat, out: &mut impl Sink) {
        self.hand(seat).pets.iter().for_each(|pet| out.put(Action::Discard(pet)));
    }

    pub(crate) fn discard_pet(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Action::Discard(pet) = action else { return };
        self.hand_mut(seat).pets.remove(pet);
        self.hand_mut(seat).discarded.insert(pet);
        on.tell(Audience::only(seat), "DL-FEST-PET-02", || Event::DiscardedPet { seat, pet });
        on.tell(Audience::all_but(seat), "DL-FEST-PET-02", || Event::PetDiscarded { seat });
    }

    pub(crate) fn pets_discarded(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        self.enter(Phase::EndOfSeason);
    }

    // --- Windows (DL-FLOW-18)

    /// A pet can be used at this moment.
    fn fits(&self, pet: PetId, window: PetWindow) -> bool {
        let windows = &self.data().pet(pet).windows;
        let any = matches!(window, PetWindow::Orders | PetWindow::Production | PetWindow::BuildingAny)
            && windows.contains(&PetWindow::BuildingAny);
        any || windows.contains(&window)
    }

    /// Pets that can be used now and would do something.
    fn usable(&self, seat: Seat, window: PetWindow) -> impl Iterator<Item = PetId> {
        self.hand(seat).pets.iter().filter(move |pet| self.fits(*pet, window) && self.works(seat, *pet))
    }

    /// Whether a pet's power has anything to work on.
    fn works(&self, seat: Seat, pet: PetId) -> bool {
        let data = self.data();
        data.pet(pet).effects.iter().all(|effect| match effect {
            Effect::Gain { resource: Resource::Tunnel, .. } => self.player(seat).dungeon.diggable() != 0,
            Effect::Damage { .. } | Effect::Poison { .. } => {
                let mut few = Few::default();
                self.blow_answers(seat, Striker::Pet(pet), 0, 0, None, &mut few);
                few.first.is_some() || !self.needs_target(effect)
            }
            Effect::JoinBattles { .. } => self.player(seat).fighter.is_none(),
            _ => true,
        })
    }

    /// Everybody with pets face down is asked, whether one of them fits or not: so nobody notices who could have used
    /// one. Who wants to hear no more is asked too, or the others would notice that; the house answers for him.
    pub(crate) fn window_answers(&self, seat: Seat, window: PetWindow, out: &mut impl Sink) {
        if self.hand(seat).pets.is_empty() {
            return;
        }
        out.put(Action::KeepPets);
        out.put(Action::KeepPetsQuiet);
        if !out.full() {
            self.usable(seat, window).for_each(|pet| out.put(Action::UsePet(pet)));
        }
    }

    pub(crate) fn open_window(&mut self, window: PetWindow) {
        if self.hidden.secrets.hands.iter().any(|hand| !hand.pets.is_empty()) {
            self.push(Task::Window { window, at: 0, passed: 0 });
        }
    }

    pub(crate) fn open_battle_window(&mut self, seat: Seat, window: PetWindow) {
        if !self.hand(seat).pets.is_empty() {
            self.push(Task::BattleWindow { seat, window });
        }
    }

    /// Round the table until a full round passes without a pet.
    pub(crate) fn next_in_window(&mut self, window: PetWindow, at: u8, passed: u8) {
        let players = self.count() as u8;
        if passed + 1 < players {
            self.push(Task::Window { window, at: (at + 1) % players, passed: passed + 1 });
        }
    }

    pub(crate) fn keep_pets(&mut self, seat: Seat, action: Action) {
        let task = self.tasks.pop();
        self.hand_mut(seat).quiet |= action == Action::KeepPetsQuiet;
        if let Some(Task::Window { window, at, passed }) = task {
            self.next_in_window(window, at, passed);
        }
    }

    /// At an open question of the building phases its owner may use a pet too.
    pub(crate) fn pet_answers(&self, task: &Task, seat: Seat, out: &mut impl Sink) {
        let Some(window) = self.question_window(task) else { return };
        if self.hand(seat).pets.is_empty() || out.full() {
            return;
        }
        let mut own = Few::default();
        self.own_answers(task, seat, &mut own);
        if !own.several {
            // Asking only who holds a pet that helps would show it. Before a minion goes back to its card everybody
            // with a pet is asked; elsewhere nobody is.
            if !matches!(task, Task::Act { .. } | Task::FirstHire { .. }) {
                return;
            }
            out.put(Action::KeepPetsQuiet);
        }
        self.usable(seat, window).for_each(|pet| out.put(Action::UsePet(pet)));
    }

    fn question_window(&self, task: &Task) -> Option<PetWindow> {
        match task {
            Task::Act { .. } => Some(PetWindow::Orders),
            Task::Produce { .. } => Some(PetWindow::Production),
            Task::FirstHire { .. } | Task::PickPrize { .. } | Task::Tax { .. } | Task::Payday { .. } => {
                Some(PetWindow::BuildingAny)
            }
            _ => None,
        }
    }

    /// The answers of those tasks without pets.
    fn own_answers(&self, task: &Task, seat: Seat, out: &mut impl Sink) {
        match *task {
            Task::Act { area, slot, .. } => self.act_answers(seat, area, slot, out),
            Task::Produce { .. } => self.produce_answers(seat, out),
            Task::FirstHire { area, .. } => self.first_hire_answers(seat, area, out),
            Task::PickPrize { .. } => self.prize_answers(seat, out),
            Task::Tax { .. } => self.tax_answers(seat, out),
            Task::Payday { left, .. } => self.payday_answers(seat, left, out),
            _ => {}
        }
    }

    /// Turns a pet face up (DL-FEST-PET-06).
    pub(crate) fn reveal_pet(&mut self, seat: Seat, pet: PetId, on: &mut Witness<Event>) {
        on.reveal();
        self.hand_mut(seat).pets.remove(pet);
        self.player_mut(seat).used_pets.insert(pet);
        on.tell(Audience::ALL, "DL-FEST-PET-06", || Event::UsedPet { seat, pet });
    }

    pub(crate) fn use_pet(&mut self, seat: Seat, pet: PetId, on: &mut Witness<Event>) {
        self.reveal_pet(seat, pet, on);
        // A used pet opens the round of the window anew.
        if let Some(Task::Window { passed, at, .. }) = self.tasks.last().copied() {
            let players = self.count() as u8;
            if let Some(Task::Window { passed: p, at: a, .. }) = self.tasks.last_mut() {
                *p = 0;
                *a = (at + 1) % players;
            }
            debug_assert!(passed < players);
        }
        for (index, effect) in self.data().pet(pet).effects.iter().enumerate() {
            match effect {
                Effect::Lose { resource: Resource::Evil, amount, .. } => {
                    self.move_evil(seat, -i16::from(*amount), "DL-FEST-PET-06", on);
                }
                Effect::Gain { resource: Resource::Evil, amount } => {
                    self.move_evil(seat, i16::from(*amount), "DL-FEST-PET-06", on);
                }
                Effect::Gain { resource: Resource::Gold, amount } => {
                    self.add_good(seat, Good::Gold, *amount, "DL-FEST-PET-06", on);
                }
                Effect::Gain { resource: Resource::Food, amount } => {
                    self.add_good(seat, Good::Food, *amount, "DL-FEST-PET-06", on);
                }
                Effect::Gain { resource: Resource::Imp, amount } => {
                    self.add_good(seat, Good::Imp, *amount, "DL-FEST-PET-06", on);
                }
                Effect::Gain { resource: Resource::Tunnel, .. } => self.push(Task::FreeTunnel { seat }),
                Effect::PeekCombatCard { count } => {
                    self.push(Task::Peek { seat, left: *count, moves: false });
                }
                Effect::ExtraWorkers { amount } => {
                    let player = self.player_mut(seat);
                    player.helpers = player.helpers.saturating_add(*amount);
                }
                Effect::Skip { step, .. } => self.skip_step(seat, *step, "DL-FEST-PET-06", on),
                Effect::AddFatigue { amount } => {
                    self.battle.fatigue = self.battle.fatigue.saturating_add_unsigned(*amount);
                }
                Effect::SeeCombatCardBeforePlanning { .. } => {
                    self.player_mut(seat).foresees = true;
                    self.foresee(seat, on);
                }
                Effect::JoinBattles { .. } => {
                    let player = self.player_mut(seat);
                    player.fighter = Some(pet);
                    player.fighter_ready = true;
                }
                Effect::Damage { .. } | Effect::Poison { .. } if index == 0 => {
                    self.push(Task::Blow {
                        seat,
                        by: Striker::Pet(pet),
                        mode: 0,
                        effect: 0,
                        first: None,
                        same: None,
                        eliminated: false,
                    });
                    self.run_blow(on);
                }
                _ => {}
            }
        }
    }

    // --- The parade (DL-FEST-SCORE-01, DL-FEST-SCORE-02)

    fn scoring_pets(&self, seat: Seat) -> impl Iterator<Item = PetId> {
        let hand = self.hand(seat);
        hand.pets.iter().filter(move |pet| {
            self.data().pet(*pet).windows.contains(&PetWindow::Scoring) && !hand.parade.contains(*pet)
        })
    }

    pub(crate) fn parade_answers(&self, seat: Seat, out: &mut impl Sink) {
        self.scoring_pets(seat).for_each(|pet| out.put(Action::UsePet(pet)));
        out.put(Action::Done);
    }

    pub(crate) fn parade(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        // How many questions a seat gets shows how many scoring pets it holds.
        on.reveal();
        match action {
            Action::UsePet(pet) => self.hand_mut(seat).parade.insert(pet),
            _ => self.player_mut(seat).ready = true,
        }
    }

    pub(crate) fn parade_over(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for at in 0..self.count() as u8 {
            let seat = self.in_turn(at);
            for pet in self.hand(seat).parade.iter() {
                let points = self.pet_points(seat, pet);
                on.tell(Audience::ALL, "DL-FEST-SCORE-01", || Event::PetShown { seat, pet, points });
            }
        }
        self.enter(Phase::Over);
        self.tell_scores(on);
    }
}
