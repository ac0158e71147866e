//! The Trap step (chapter 14.3).

use engine::{Audience, List, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Effect, MonsterId, TrapId},
    dungeon::Installed,
    event::Event,
    open::{Good, Layout, Task, take_off},
    state::DungeonLords,
};

impl DungeonLords {
    /// The planned cards are turned up and what they cost is shown (DL-COMBAT-20, R-13).
    pub(crate) fn lay_out_traps(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let planned = std::mem::take(&mut self.hand_mut(seat).laid);
        if planned.is_empty() {
            return;
        }
        on.reveal();
        let mut fed_places: List<u8, 4> = List::new();
        for trap in planned {
            let cost = self.data().trap(trap.trap).costs[self.year_index()];
            self.pay(seat, cost, "DL-COMBAT-14", on);
            if let Some(at) = trap.imp {
                // DL-TRAP-04: gone for good.
                self.lose_imp(seat, at);
                on.tell(Audience::ALL, "DL-TRAP-04", || Event::Paid { seat, good: Good::Imp, amount: 1 });
            }
            let mut fed = None;
            if let Some(place) = trap.fed {
                // Places counted before earlier monsters of this round went.
                let shift = fed_places.iter().filter(|gone| **gone < place.0).count() as u8;
                fed_places.push(place.0);
                let now = crate::data::Place(place.0.saturating_sub(shift));
                if let Some(creature) = self.remove_creature(seat, now) {
                    fed = Some(creature.kind);
                    on.tell(Audience::ALL, "DL-TRAP-05", || Event::Eaten { seat, monster: creature.kind });
                }
            }
            self.battle.traps.push(Installed { trap: trap.trap, fed });
        }
    }

    /// DL-COMBAT-20, DL-FEST-INST-07: the owner chooses the order. Different loads are different traps.
    pub(crate) fn spring_answers(&self, _: Seat, out: &mut impl Sink) {
        let traps = &self.battle.traps;
        for (at, waiting) in traps.iter().enumerate() {
            if !traps[..at].contains(waiting) {
                let differ = traps.iter().any(|other| other.trap == waiting.trap && other.fed != waiting.fed);
                let fed = waiting.fed.filter(|_| differ);
                out.put(Action::Spring { trap: waiting.trap, installed: false, fed });
            }
        }
        if let Some(waiting) = self.battle.installed {
            out.put(Action::Spring { trap: waiting.trap, installed: true, fed: None });
        }
    }

    pub(crate) fn spring(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        let Action::Spring { trap, installed, fed } = action else { return };
        let sprung = if installed {
            self.battle.installed.take()
        } else {
            let chosen = |waiting: &Installed| waiting.trap == trap && (fed.is_none() || waiting.fed == fed);
            let at = self.battle.traps.iter().position(chosen);
            at.map(|at| self.battle.traps.remove(at))
        };
        let Some(sprung) = sprung else { return };
        on.tell(Audience::ALL, "DL-COMBAT-20", || Event::TrapSprung { seat, trap });
        // DL-COMBAT-24, DL-FEST-INST-08
        self.discard_installed(sprung);
        if self.data().trap(trap).aimed {
            self.push(Task::AimTrap { seat, trap, fed: sprung.fed });
        } else {
            self.trap_strikes(seat, trap, sprung.fed, None, on);
        }
    }

    pub(crate) fn aim_answers(&self, seat: Seat, out: &mut impl Sink) {
        for (at, member) in self.player(seat).party.iter().enumerate() {
            if !member.hidden {
                out.put(Action::Target(at as u8));
            }
        }
    }

    pub(crate) fn aim_trap(
        &mut self,
        seat: Seat,
        trap: TrapId,
        fed: Option<MonsterId>,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        self.tasks.pop();
        if let Action::Target(at) = action {
            self.trap_strikes(seat, trap, fed, Some(usize::from(at)), on);
        }
    }

    /// DL-COMBAT-28: one layout for the whole card, then the icons of the party, then courage, then wounds.
    fn trap_strikes(
        &mut self,
        seat: Seat,
        trap: TrapId,
        fed: Option<MonsterId>,
        aimed: Option<usize>,
        on: &mut Witness<Event>,
    ) {
        let mut layout = self.trap_layout(&self.player(seat).party, trap, fed, aimed);
        for effect in &self.data().trap(trap).effects {
            match effect {
                Effect::Courage { amount, .. } => self.hearten_all(seat, *amount, on),
                Effect::Poison { amount, .. } => {
                    // DL-COMBAT-25: comes even if the first point was prevented.
                    if let Some(member) = aimed.and_then(|at| self.player_mut(seat).party.get_mut(at)) {
                        member.poison = member.poison.saturating_add(*amount);
                    }
                }
                Effect::Skip { step, if_target_class } => {
                    let hit = aimed.and_then(|at| self.player(seat).party.get(at));
                    if self.meets_class(*if_target_class, hit) {
                        self.skip_step(seat, *step, "DL-COMBAT-22", on);
                    }
                }
                _ => {}
            }
        }
        self.disarm(seat, &mut layout, on);
        self.deal(seat, layout, true, "DL-COMBAT-21", on);
    }

    /// DL-COMBAT-21, DL-COMBAT-23: trap icons take points off, from the front, each once a round.
    fn disarm(&mut self, seat: Seat, layout: &mut Layout, on: &mut Witness<Event>) {
        let used = take_off(layout, self.icons(seat)[0].saturating_sub(self.battle.icons_spent));
        if used > 0 {
            self.battle.icons_spent = self.battle.icons_spent.saturating_add(used);
            on.tell(Audience::ALL, "DL-COMBAT-21", || Event::IconsUsed { seat, icons: used });
        }
    }

    fn hearten_all(&mut self, seat: Seat, amount: i8, on: &mut Witness<Event>) {
        for member in &mut self.player_mut(seat).party {
            let before = member.courage;
            member.hearten(amount);
            let change = i16::from(member.courage) - i16::from(before);
            let (who, tokens) = (member.who, change.clamp(-99, 99) as i8);
            if tokens != 0 {
                on.tell(Audience::ALL, "DL-COMBAT-28", || Event::Heartened { seat, who, tokens });
            }
        }
    }
}
