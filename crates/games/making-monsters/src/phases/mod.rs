//! How the game goes on: every seat to its next question, and from phase to phase when nobody is asked any more.

mod carts;
mod deliver;
mod fair;
mod lester;
mod opening;
mod order;
mod placing;
mod reanimate;
mod refresh;
mod upgrades;

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    data::{Kind, SLOTS},
    event::{Event, Why},
    open::{Errand, Phase, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    /// Carries out all forced steps until somebody is asked or the game is over.
    pub(crate) fn advance(&mut self, on: &mut Witness<Event>) {
        while self.phase != Phase::Over {
            let mut asked = false;
            for seat in self.active() {
                asked |= self.run(seat, on);
            }
            if asked {
                return;
            }
            // In turn, the next seat follows when one is done.
            if self.active().is_empty() {
                self.next_phase(on);
            }
        }
    }

    /// After an answer: the seat goes on, and so do those whose errand the answer may have touched (MM-DEC-05).
    pub(crate) fn go_on(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let mut asked = self.run(seat, on);
        if self.phase.is_in_turn() {
            if !asked {
                self.advance(on);
            }
            return;
        }
        for other in self.seats() {
            if other != seat && self.player(other).step != Step::Done {
                asked = asked || self.player(other).errand == Errand::None;
                if self.player(other).errand != Errand::None {
                    asked |= self.run(other, on);
                }
            }
        }
        if !asked {
            self.next_phase(on);
            self.advance(on);
        }
    }

    /// Takes a seat to its next question; `false` if it has nothing more to do in this phase.
    fn run(&mut self, seat: Seat, on: &mut Witness<Event>) -> bool {
        loop {
            if self.player(seat).step == Step::Done {
                return false;
            }
            if self.goes_by_itself(seat, on) {
                continue;
            }
            if self.is_open_question(seat) {
                return true;
            }
            let (mut count, mut only) = (0, None);
            self.offers(seat, &mut |action| {
                count += 1;
                only = Some(action);
            });
            match only {
                Some(_) if count > 1 => return true,
                Some(action) => self.carry_out(seat, action, on),
                None => self.skip(seat, on),
            }
        }
    }

    /// Questions that plainly have two answers need no counting.
    #[inline]
    fn is_open_question(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if player.errand != Errand::None {
            return false;
        }
        let mut in_hand = Kind::PARTS.into_iter().filter(|part| player.hand.get(*part) > 0);
        if let Some(part) = in_hand.next() {
            // A sorting space and one more place, or one more kind to sort.
            let fits = |slot| match self.need(seat, slot) {
                Some(need) => need.get(part as usize).is_some_and(|need| *need > 0),
                None => false,
            };
            return self.can_sort(seat) && (in_hand.next().is_some() || (0..SLOTS).any(fits));
        }
        match player.step {
            Step::Start | Step::Draw { .. } | Step::Show => true,
            Step::Answer => self.can_reanimate(seat),
            Step::Items { .. } => self.cart_kinds(seat) != 0,
            _ => false,
        }
    }

    /// A step that asks nothing; `true` if there was one.
    fn goes_by_itself(&mut self, seat: Seat, on: &mut Witness<Event>) -> bool {
        let player = self.player(seat);
        if player.errand != Errand::None {
            return false;
        }
        if player.hand.raw() != &[0; 6] {
            return false;
        }
        match (self.phase, player.step) {
            (Phase::Setup, Step::Start) => self.start_setup(seat),
            (Phase::Deliver, Step::Start) => self.start_delivery(seat, on),
            (_, Step::Draw { must, may }) => self.draw_on(seat, must, may, on),
            (Phase::EndSteps, Step::Start) => self.player_mut(seat).step = Step::End { next: 0 },
            (_, Step::End { next }) => self.end_step(seat, next, on),
            (Phase::Answer, Step::Start) => self.start_answer(seat, on),
            (Phase::Reanimate, Step::Start) => self.start_reanimation(seat, on),
            (_, Step::Peg { bay }) => return self.peg(seat, bay, on),
            (_, Step::Effects { bay }) => return self.upgrade_acts(seat, bay, on),
            (_, Step::Items { left: 0 }) => self.clean_up(seat, on),
            (Phase::Keep, Step::Start) => return self.keep_single(seat, on),
            (Phase::Settle, Step::Start) => self.start_settling(seat),
            (_, Step::Card) => return self.no_card_left(seat),
            (Phase::Prepare, Step::Start) => self.player_mut(seat).step = Step::Choose,
            (Phase::Show, Step::Start) => self.player_mut(seat).step = Step::Show,
            (_, Step::Show) => return self.show_ends(seat, on),
            (Phase::Over, Step::Start) => self.player_mut(seat).step = Step::Done,
            _ => return false,
        }
        // A draw-or-stop question leaves its step as it is.
        !self.asks_to_draw(seat)
    }

    /// Whether a seat stands before a real draw-or-stop decision.
    fn asks_to_draw(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.hand.raw() == &[0; 6]
            && matches!(player.step, Step::Draw { must: 0, may: 1.. })
            && self.can_draw(seat)
    }

    /// A question without any answer falls away: a pick from an empty supply (MM-SUPP-03).
    fn skip(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let errand = self.player(seat).errand;
        if errand != Errand::None {
            if matches!(errand, Errand::Supply { .. }) {
                on.tell(Audience::ALL, "MM-SUPP-03", || Event::NothingLeft { seat });
            }
            self.end_errand(seat, on);
        } else {
            self.player_mut(seat).step = Step::Done;
        }
    }

    fn next_phase(&mut self, on: &mut Witness<Event>) {
        match self.phase {
            Phase::Setup => self.begin_round(on),
            Phase::Order => self.reveal_orders(on),
            Phase::Deliver => {
                self.bombs_arrive(on);
                self.enter(Phase::EndSteps);
            }
            Phase::EndSteps => self.enter(Phase::Answer),
            Phase::Answer => self.reveal_answers(on),
            Phase::Reanimate => self.refresh(on),
            Phase::Keep => self.reveal_kept(on),
            Phase::Settle => {
                self.round += 1;
                self.begin_round(on);
            }
            Phase::Prepare => self.reveal_lineups(on),
            Phase::Show => self.finish(on),
            Phase::Over => {}
        }
    }

    pub(crate) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        for player in &mut self.players {
            player.step = if phase == Phase::Over { Step::Done } else { Step::Start };
        }
    }

    /// Carries out one answer, and nothing after it.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        match action {
            Action::PlaceCard(slot) => self.place_card(seat, slot, on),
            Action::ReplaceCard(slot) => self.replace_card(seat, slot, on),
            Action::PileCard => self.pile_card(seat, on),
            Action::Order(colour) => self.choose_order(seat, colour, on),
            Action::Draw => self.draw_one(seat, on),
            Action::Stop => self.stop(seat, on),
            Action::Place { part, slot, space } => self.place(seat, part, slot, space, on),
            Action::Sort(part) => self.sort(seat, part, on),
            Action::Store { part, upgrade } => self.store(seat, part, upgrade, on),
            Action::Reject(part) => {
                self.player_mut(seat).hand.remove(part);
                self.reject(seat, part, on);
            }
            Action::Move { part, upgrade, slot, space } => self.shift(seat, part, upgrade, slot, space, on),
            Action::TakeSupply(kind) => self.take_supply(seat, kind, on),
            Action::UseLester(card) => self.use_lester(seat, card, on),
            Action::TakeTile { cart, tile } => self.take_tile(seat, cart, tile, on),
            Action::Install(bay) => self.install(seat, bay, on),
            Action::Reanimate | Action::Wait => self.choose_answer(seat, action == Action::Reanimate, on),
            Action::Ready => self.ready(seat),
            Action::PegLeg(slot) => self.use_peg(seat, slot, on),
            Action::Grind(grind) => self.grind(seat, grind, on),
            Action::Exchange(kind) => self.exchange(seat, kind, on),
            Action::TakePart(kind) => self.take_part(seat, kind, on),
            Action::Done => self.done(seat, on),
            Action::Keep(keep) => self.keep(seat, keep, on),
            Action::PlaceFirst(keep) => self.place_first(seat, keep),
            Action::FairCard(card) => self.pick_for_fair(seat, card, on),
            Action::CoverDefault(slot) => self.cover(seat, slot, on),
        }
    }

    fn done(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if self.player(seat).errand == Errand::Expand {
            self.end_errand(seat, on);
        } else if let Step::Items { .. } = self.player(seat).step {
            self.player_mut(seat).step = Step::Items { left: 0 };
        } else {
            self.lineup_done(seat, on);
        }
    }

    /// Prestige only ever grows (MM-SCORE-06); what is gained at the Fair is counted apart for ties (MM-SCORE-04).
    pub(crate) fn gain_prestige(
        &mut self,
        seat: Seat,
        amount: u8,
        why: Why,
        clause: engine::Clause,
        on: &mut Witness<Event>,
    ) {
        let amount = u32::from(amount);
        let at_fair = self.phase == Phase::Show;
        let player = self.player_mut(seat);
        player.prestige += amount;
        if at_fair {
            player.fair += amount;
        }
        if amount > 0 {
            on.tell(Audience::ALL, clause, || Event::Prestige { seat, amount, why });
        }
    }

    /// Tokens of a kind from the supply to a bag, as far as the supply goes.
    pub(crate) fn supply_gives(
        &mut self,
        seat: Seat,
        kind: Kind,
        count: u8,
        clause: engine::Clause,
        on: &mut Witness<Event>,
    ) -> u8 {
        let supply = &mut self.supply;
        let count = count.min(supply.get(kind));
        if count > 0 {
            supply.set(kind, supply.get(kind) - count);
            let bag = &mut self.player_mut(seat).bag;
            bag.set(kind, bag.get(kind) + count);
            on.tell(Audience::ALL, clause, || Event::Gained { seat, kind, count });
        }
        count
    }
}
