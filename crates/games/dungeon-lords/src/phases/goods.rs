//! Goods that come and go: gold, food, evil, imps, traps, pets.

use engine::{Audience, Clause, Counts, Id, IdSet, Seat, Stream, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Cost, Gain, PetId, TrapId},
    event::Event,
    open::{Good, ImpAt, Task},
    state::{DungeonLords, Hidden},
};

impl DungeonLords {
    /// Draws one of a set by the luck of the table.
    pub(crate) fn draw_from<I: Id>(&mut self, set: &mut IdSet<I>, on: &mut Witness<Event>) -> Option<I> {
        draw(&mut self.hidden.luck, Stream::Table, set, on)
    }

    /// Draws one of a set by a seat's own luck.
    pub(crate) fn draw_for<I: Id>(
        &mut self,
        seat: Seat,
        set: &mut IdSet<I>,
        on: &mut Witness<Event>,
    ) -> Option<I> {
        draw(&mut self.hidden.luck, Stream::Seat(seat), set, on)
    }

    pub(crate) fn draw_kind<I: Id, const N: usize>(
        &mut self,
        counts: &mut Counts<I, N>,
        on: &mut Witness<Event>,
    ) -> Option<I> {
        let total = counts.total();
        if total == 0 {
            return None;
        }
        let mut number = self.hidden.luck.roll(Stream::Table, 0, total - 1, on);
        let (id, _) = counts.iter().find(|(_, count)| {
            let here = number < u32::from(*count);
            number = number.saturating_sub(u32::from(*count));
            here
        })?;
        counts.remove(id);
        Some(id)
    }

    /// Pays the gold, food and evil of a cost. Evil last: the paladins look when all is paid.
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost, clause: Clause, on: &mut Witness<Event>) {
        for (good, amount) in [(Good::Gold, cost.gold), (Good::Food, cost.food)] {
            if amount > 0 {
                let player = self.player_mut(seat);
                let stock = if good == Good::Gold { &mut player.gold } else { &mut player.food };
                *stock = stock.saturating_sub(amount);
                on.tell(Audience::ALL, clause, || Event::Paid { seat, good, amount });
            }
        }
        if cost.evil > 0 {
            self.move_evil(seat, i16::from(cost.evil), "DL-CONV-11", on);
        }
    }

    /// Moves a counter as far as the track allows, then looks for the paladins (DL-CONV-12, DL-EVIL-01).
    pub(crate) fn move_evil(&mut self, seat: Seat, by: i16, clause: Clause, on: &mut Witness<Event>) {
        if self.shift_evil(seat, by, clause, on) {
            self.check_paladins(on);
        }
    }

    /// Moves a counter without looking for the paladins: part of a simultaneous move.
    pub(crate) fn shift_evil(
        &mut self,
        seat: Seat,
        by: i16,
        clause: Clause,
        on: &mut Witness<Event>,
    ) -> bool {
        let from = self.player(seat).evil;
        let to = self.evil_after(from, by);
        self.player_mut(seat).evil = to;
        if from != to {
            on.tell(Audience::ALL, clause, || Event::EvilMoved { seat, from, to });
        }
        from != to
    }

    /// Hands out a gain. Choices it brings (a tunnel's cell, a peek, a lost imp) become questions.
    pub(crate) fn give(&mut self, seat: Seat, gain: Gain, clause: Clause, on: &mut Witness<Event>) {
        for (good, amount) in [(Good::Gold, gain.gold), (Good::Food, gain.food)] {
            self.add_good(seat, good, amount, clause, on);
        }
        if gain.imp > 0 {
            self.add_good(seat, Good::Imp, gain.imp.unsigned_abs(), clause, on);
        }
        if gain.evil != 0 {
            self.move_evil(seat, i16::from(gain.evil), clause, on);
        }
        self.draw_traps(seat, gain.trap, clause, on);
        self.draw_pets(seat, gain.pet, clause, on);
        for _ in 0..gain.imp.min(0).unsigned_abs() {
            self.push(Task::LoseImp { seat });
        }
        for _ in 0..gain.tunnel {
            self.push(Task::FreeTunnel { seat });
        }
        if gain.peek > 0 {
            self.push(Task::Peek { seat, left: gain.peek, moves: false });
        }
        if gain.peek_and_move > 0 {
            self.push(Task::Peek { seat, left: gain.peek_and_move, moves: true });
        }
    }

    /// Asks next what was pushed last. There is room: a state from outside brings 8 questions at most, and no card raises
    /// more than another 8 (the data pack is checked for it).
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }

    pub(crate) fn add_good(
        &mut self,
        seat: Seat,
        good: Good,
        amount: u8,
        clause: Clause,
        on: &mut Witness<Event>,
    ) {
        if amount == 0 {
            return;
        }
        let player = self.player_mut(seat);
        match good {
            Good::Gold => player.gold = player.gold.saturating_add(amount),
            Good::Food => player.food = player.food.saturating_add(amount),
            Good::Imp => player.imps.free = player.imps.free.saturating_add(amount),
            Good::Evil | Good::Trap | Good::Monster => return,
        }
        on.tell(Audience::ALL, clause, || Event::Gained { seat, good, amount });
    }

    /// Takes away as much as there is.
    pub(crate) fn take_good(
        &mut self,
        seat: Seat,
        good: Good,
        amount: u8,
        clause: Clause,
        on: &mut Witness<Event>,
    ) {
        let player = self.player_mut(seat);
        let stock = match good {
            Good::Gold => &mut player.gold,
            Good::Food => &mut player.food,
            Good::Imp => &mut player.imps.free,
            Good::Evil | Good::Trap | Good::Monster => return,
        };
        let amount = amount.min(*stock);
        *stock -= amount;
        if amount > 0 {
            on.tell(Audience::ALL, clause, || Event::Lost { seat, good, amount });
        }
    }

    /// Free imps go to work until the end of the season.
    pub(crate) fn use_imps(&mut self, seat: Seat, count: u8) {
        let imps = &mut self.player_mut(seat).imps;
        let count = count.min(imps.free);
        imps.free -= count;
        imps.used = imps.used.saturating_add(count);
    }

    /// DL-CONV-14: the owner picks which imp goes.
    pub(crate) fn lose_imp_answers(&self, seat: Seat, out: &mut impl Sink) {
        let imps = self.player(seat).imps;
        for (at, count) in
            [(ImpAt::Free, imps.free), (ImpAt::Used, imps.used), (ImpAt::Training, imps.training)]
        {
            if count > 0 {
                out.put(Action::LoseImp(at));
            }
        }
    }

    pub(crate) fn lose_chosen_imp(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if let Action::LoseImp(at) = action {
            self.lose_imp(seat, at);
            on.tell(Audience::ALL, "DL-CONV-14", || Event::Lost { seat, good: Good::Imp, amount: 1 });
        }
    }

    pub(crate) fn lose_imp(&mut self, seat: Seat, at: ImpAt) {
        let imps = &mut self.player_mut(seat).imps;
        let stock = match at {
            ImpAt::Free => &mut imps.free,
            ImpAt::Used => &mut imps.used,
            ImpAt::Training => &mut imps.training,
        };
        *stock = stock.saturating_sub(1);
    }

    /// DL-AREA-08, DL-TRAP-06: the number is public, the cards are not.
    pub(crate) fn draw_traps(&mut self, seat: Seat, count: u8, clause: Clause, on: &mut Witness<Event>) {
        let mut drawn = 0;
        for _ in 0..count {
            if let Some(trap) = self.draw_trap(on) {
                self.hand_mut(seat).traps.add(trap);
                drawn += 1;
                on.tell(Audience::only(seat), clause, || Event::DrewTrap { seat, trap });
            }
        }
        if drawn > 0 {
            on.tell(Audience::all_but(seat), clause, || Event::DrewTraps { seat, count: drawn });
        }
    }

    pub(crate) fn draw_trap(&mut self, on: &mut Witness<Event>) -> Option<TrapId> {
        if self.hidden.trap_deck.is_empty() && !self.trap_discard.is_empty() {
            self.hidden.trap_deck = std::mem::take(&mut self.trap_discard);
            on.tell(Audience::ALL, "DL-TRAP-06", || Event::DeckReshuffled);
        }
        let mut deck = self.hidden.trap_deck;
        let trap = self.draw_kind(&mut deck, on);
        self.hidden.trap_deck = deck;
        trap
    }

    pub(crate) fn drop_trap_answers(&self, seat: Seat, out: &mut impl Sink) {
        for (trap, _) in self.hand(seat).traps.iter() {
            out.put(Action::GiveTrap(trap));
        }
    }

    pub(crate) fn drop_trap(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if let Action::GiveTrap(trap) = action {
            self.discard_trap(seat, trap, on);
        }
    }

    /// DL-TRAP-03: face up to the discard.
    pub(crate) fn discard_trap(&mut self, seat: Seat, trap: TrapId, on: &mut Witness<Event>) {
        if self.hand_mut(seat).traps.remove(trap) {
            self.trap_discard.add(trap);
            on.reveal();
            on.tell(Audience::ALL, "DL-TRAP-03", || Event::DiscardedTrap { seat, trap });
        }
    }

    /// DL-FEST-ADOPT-02, DL-FEST-PET-11
    pub(crate) fn draw_pets(&mut self, seat: Seat, count: u8, clause: Clause, on: &mut Witness<Event>) {
        let mut drawn = 0;
        for _ in 0..count {
            if let Some(pet) = self.draw_pet(on) {
                self.hand_mut(seat).pets.insert(pet);
                drawn += 1;
                on.tell(Audience::only(seat), clause, || Event::DrewPet { seat, pet });
            }
        }
        if drawn > 0 {
            on.tell(Audience::all_but(seat), clause, || Event::DrewPets { seat, count: drawn });
        }
    }

    fn draw_pet(&mut self, on: &mut Witness<Event>) -> Option<PetId> {
        let Hidden { pet_deck, secrets, .. } = &mut self.hidden;
        if pet_deck.is_empty() && secrets.hands.iter().any(|hand| !hand.discarded.is_empty()) {
            for hand in &mut secrets.hands {
                let pets = std::mem::take(&mut hand.discarded);
                pets.iter().for_each(|pet| pet_deck.insert(pet));
            }
            on.tell(Audience::ALL, "DL-FEST-PET-11", || Event::PetsReshuffled);
        }
        let mut deck = self.hidden.pet_deck;
        let pet = self.draw_from(&mut deck, on);
        self.hidden.pet_deck = deck;
        pet
    }
}

fn draw<I: Id>(
    luck: &mut engine::Luck,
    stream: Stream,
    set: &mut IdSet<I>,
    on: &mut Witness<Event>,
) -> Option<I> {
    let count = set.len();
    if count == 0 {
        return None;
    }
    let at = luck.roll(stream, 0, count - 1, on);
    // The `at`-th lowest bit.
    let mut bits = set.bits();
    for _ in 0..at {
        bits &= bits - 1;
    }
    let id = I::from_index(bits.trailing_zeros() as u8);
    set.remove(id);
    Some(id)
}
