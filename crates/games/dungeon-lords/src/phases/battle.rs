//! The Battle phase: the steps of each battle, one player after another (chapters 14 and 25).

use engine::{Audience, Clause, Id, IdSet, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Class, PetWindow, SkipStep, Speed},
    event::Event,
    open::{Battle, Phase, Site, Stage, Task, Who},
    state::DungeonLords,
};

impl DungeonLords {
    /// DL-COMBAT-03, DL-COMBAT-05: battles in turn order, their steps in the printed row.
    pub(crate) fn battle_step(&mut self, on: &mut Witness<Event>) {
        if usize::from(self.cursor) >= self.count() {
            return self.enter(Phase::Combat);
        }
        let seat = self.in_turn(self.cursor);
        match self.battle.stage {
            Stage::Start => self.start_battle(seat, on),
            Stage::Bards => {
                self.bards_sing(seat, on);
                self.battle.stage = Stage::RevealTraps;
            }
            Stage::RevealTraps => {
                self.battle.stage = Stage::Traps;
                self.lay_out_traps(seat, on);
            }
            Stage::Traps => {
                if self.battle.traps.is_empty() && self.battle.installed.is_none() {
                    self.battle.stage = Stage::BeforeFastSpells;
                } else {
                    self.push(Task::Spring { seat });
                }
            }
            Stage::BeforeFastSpells => {
                self.battle.stage = Stage::FastSpells;
                self.open_battle_window(seat, PetWindow::BeforeFastSpell);
            }
            Stage::FastSpells => {
                self.battle.stage = Stage::BeforeMonsters;
                self.cast(seat, Speed::Fast, on);
            }
            Stage::BeforeMonsters => {
                self.battle.stage = Stage::Monsters;
                self.open_battle_window(seat, PetWindow::MonsterStep);
            }
            Stage::Monsters => {
                if self.waiting_creatures(seat).is_empty() && !self.fighter_waits(seat) {
                    self.battle.stage = Stage::AfterMonsters;
                } else {
                    self.push(Task::Attack { seat });
                }
            }
            Stage::AfterMonsters => {
                self.battle.stage = Stage::SlowSpells;
                self.restore_front(seat);
            }
            Stage::SlowSpells => {
                self.battle.stage = Stage::Healing;
                self.cast(seat, Speed::Slow, on);
            }
            Stage::Healing => {
                self.battle.stage = Stage::BeforeConquest;
                self.healing_step(seat, on);
            }
            Stage::BeforeConquest => {
                self.battle.stage = Stage::Fatigue;
                self.open_battle_window(seat, PetWindow::BeforeConquest);
            }
            Stage::Fatigue => self.prepare_fatigue(seat, on),
            Stage::DealFatigue => self.deal_fatigue(seat, on),
            Stage::Conquest => {
                self.battle.stage = Stage::Poison;
                self.conquer(seat, on);
            }
            Stage::Poison => {
                self.battle.stage = Stage::Done;
                self.deal_poison(seat, on);
            }
            Stage::Done => self.finish_battle(seat, on),
        }
    }

    fn start_battle(&mut self, seat: Seat, on: &mut Witness<Event>) {
        self.battle = Battle::default();
        let Some(site) = self.player(seat).plan.site else {
            // DL-COMBAT-18: with no tile left the party frees a prisoner instead.
            if self.party_stands(seat) && self.sites(seat).next().is_none() {
                self.push(Task::FreePrisoner { seat, paladins: true, evil: true });
            }
            self.cursor += 1;
            return;
        };
        if !self.party_stands(seat) {
            // Whoever was to be fought has gone elsewhere: no battle, so nothing is used up.
            let hand = self.hand_mut(seat);
            for planned in std::mem::take(&mut hand.laid) {
                hand.traps.add(planned.trap);
            }
            self.forget_plan(seat);
            self.cursor += 1;
            return;
        }
        on.tell(Audience::ALL, "DL-COMBAT-01", || Event::BattleBegan { seat });
        self.battle.stage = Stage::Bards;
        if let Site::Cell(cell) = site {
            self.battle.installed = self.player_mut(seat).dungeon.at_mut(cell).trap.take();
        }
        if let Some(room) = self.room_at(seat, site) {
            let room = self.data().room(room);
            self.battle.skip_fast = room.skips_fast;
            self.battle.skip_slow = room.skips_slow;
        }
        self.battle.skip_fast |= self.terror_sent(seat);
    }

    /// DL-FEST-BARD-02, DL-FEST-BARD-03, DL-FEST-BARD-08
    fn bards_sing(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let data = self.data();
        let mourned = self.player(seat).mourned;
        for at in 0..self.player(seat).party.len() {
            let Who::Adventurer(bard) = self.player(seat).party[at].who else { continue };
            let entry = data.adventurer(bard);
            if entry.class != Class::Bard {
                continue;
            }
            let notes = entry.icons.saturating_sub(mourned);
            let mut tokens = 0;
            for member in &mut self.player_mut(seat).party {
                if tokens < notes && matches!(member.who, Who::Adventurer(_)) {
                    member.courage = member.courage.saturating_add(1);
                    tokens += 1;
                }
            }
            let clause = if notes < entry.icons { "DL-FEST-BARD-08" } else { "DL-FEST-BARD-02" };
            on.tell(Audience::ALL, clause, || Event::Sang { seat, bard, tokens });
        }
    }

    /// Leaves out a step of this round, by the rule of whoever does it.
    pub(crate) fn skip_step(&mut self, seat: Seat, step: SkipStep, clause: Clause, on: &mut Witness<Event>) {
        let name = match step {
            SkipStep::FastSpell => "fast_spell",
            SkipStep::SlowSpell => "slow_spell",
            SkipStep::AllSpells => "all_spells",
            SkipStep::Healing => "healing",
            SkipStep::Conquest => "conquest",
        };
        match step {
            SkipStep::FastSpell => self.battle.skip_fast = true,
            SkipStep::SlowSpell => self.battle.skip_slow = true,
            SkipStep::AllSpells => {
                self.battle.skip_fast = true;
                self.battle.skip_slow = true;
            }
            SkipStep::Healing => self.battle.skip_healing = true,
            SkipStep::Conquest => self.battle.skip_conquest = true,
        }
        on.tell(Audience::ALL, clause, || Event::StepSkipped { seat, step: name });
    }

    /// DL-COMBAT-50 to DL-COMBAT-52
    fn healing_step(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if !self.battle.attacked {
            on.tell(Audience::ALL, "DL-COMBAT-50", || Event::StepSkipped { seat, step: "healing" });
        } else if self.battle.skip_healing {
            on.tell(Audience::ALL, "DL-COMBAT-51", || Event::StepSkipped { seat, step: "healing" });
        } else {
            let hearts = self.icons(seat)[2];
            self.heal(seat, hearts, "DL-COMBAT-52", on);
        }
    }

    /// DL-COMBAT-08, DL-COMBAT-09: remaining steps are skipped, nothing is conquered.
    pub(crate) fn stop_battle(&mut self, on: &mut Witness<Event>) {
        let seat = self.in_turn(self.cursor);
        self.tasks.clear();
        // DL-COMBAT-63: whom fatigue fells conquers nothing.
        let clause = if self.battle.stage == Stage::Conquest { "DL-COMBAT-63" } else { "DL-COMBAT-08" };
        on.tell(Audience::ALL, clause, || Event::NotConquered { seat });
        if let (Some(Site::Cell(cell)), Some(trap)) =
            (self.player(seat).plan.site, self.battle.installed.take())
        {
            // It has not gone off: it still lies there.
            self.player_mut(seat).dungeon.at_mut(cell).trap = Some(trap);
        }
        self.lay_out_traps(seat, on);
        self.spend_traps();
        self.battle.stage = Stage::Done;
    }

    fn spend_traps(&mut self) {
        for trap in std::mem::take(&mut self.battle.traps) {
            self.discard_installed(trap);
        }
    }

    /// Creatures that were sent but did not act are knocked out like the others (DL-COMBAT-09, R-48).
    fn rest_unused(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let data = self.data();
        for place in self.waiting_creatures(seat).iter() {
            let sheep = self.battle.sheep.contains(place);
            if let Some(creature) = self.player_mut(seat).lair.get_mut(place.index()) {
                let monster = creature.kind;
                if sheep || !data.monster(monster).returns_if_unable {
                    creature.ready = false;
                    on.tell(Audience::ALL, "DL-COMBAT-09", || Event::KnockedOut {
                        seat,
                        monster: Some(monster),
                    });
                }
            }
        }
    }

    /// DL-COMBAT-64: what was in force this round ends.
    fn finish_battle(&mut self, seat: Seat, on: &mut Witness<Event>) {
        self.rest_unused(seat, on);
        let stands = self.party_stands(seat);
        let player = self.player_mut(seat);
        for member in &mut player.party {
            member.rest();
        }
        if !stands {
            player.party.clear();
        }
        player.plan.sent = IdSet::EMPTY;
        player.plan.pet = false;
        self.battle = Battle::default();
        self.cursor += 1;
        on.tell(Audience::ALL, "DL-COMBAT-05", || Event::BattleEnded { seat });
    }

    // --- Prisoners

    pub(crate) fn free_answers(&self, seat: Seat, paladins: bool, out: &mut impl Sink) {
        let player = self.player(seat);
        player.prison.iter().for_each(|id| out.put(Action::Free(Who::Adventurer(id))));
        if paladins {
            player.captured_paladins.iter().for_each(|id| out.put(Action::Free(Who::Paladin(id))));
        }
    }

    pub(crate) fn free_prisoner(&mut self, seat: Seat, evil: bool, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        let Action::Free(who) = action else { return };
        match who {
            Who::Adventurer(id) => {
                self.player_mut(seat).prison.remove(id);
                self.gone_adventurers.insert(id);
            }
            Who::Paladin(id) => {
                self.player_mut(seat).captured_paladins.remove(id);
                self.gone_paladins.insert(id);
            }
            Who::Illusion => {}
        }
        let clause = if evil { "DL-COMBAT-18" } else { "DL-COMBAT-36" };
        on.tell(Audience::ALL, clause, || Event::PrisonerFreed { seat, who });
        if evil {
            self.move_evil(seat, -1, "DL-COMBAT-18", on);
        }
    }
}
