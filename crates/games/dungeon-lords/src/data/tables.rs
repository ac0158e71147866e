//! Monsters, rooms and pets: the entries with the most to check.

use engine::pack::PackEntry;

use super::{
    Attack, Cost, Effect, Gain, MONSTER_KINDS, Monster, MonsterId, Pet, PetCreature, Room, SkipStep,
    effects::Where, raw, reader::Checks,
};

impl Checks<'_> {
    pub fn monster(&self, monster: &PackEntry<raw::Monster>) -> Monster {
        let label = &monster.name;
        self.number(label, "copies", monster.copies_y1.max(monster.copies_y2), 0..=9);
        self.effects(label, &monster.on_sent, Where::Sent);
        if monster.attack.is_empty() || monster.attack.len() > 4 {
            self.wrong(label, "from 1 to 4 attacks");
        }
        let mut costs = monster.cost_choice.clone();
        if costs.is_empty() {
            costs.push(monster.cost);
        } else if monster.cost != Cost::NOTHING {
            self.wrong(label, "either cost or cost_choice");
        }
        for cost in &costs {
            self.cost(label, *cost);
        }
        if costs.len() > 4 {
            self.wrong(label, "at most 4 alternatives of the cost");
        }
        let attacks = monster
            .attack
            .iter()
            .zip(1..)
            .map(|(attack, number)| {
                self.phrase(&monster.label, &format!("attack-{number}"));
                self.effects(label, &attack.effects, Where::Attack);
                if attack.extra_cost.imp + attack.extra_cost.trap + attack.extra_cost.monster > 0
                    || attack.extra_cost.evil > 0
                {
                    self.wrong(label, "an attack costs gold or food");
                }
                Attack {
                    effects: attack.effects.clone(),
                    returns: attack.returns,
                    is_attack: attack.is_attack,
                    extra_cost: self.cost(label, attack.extra_cost),
                }
            })
            .collect();
        let skips_fast_spells = monster.on_sent.iter().any(|effect| {
            matches!(effect, Effect::Skip { step: SkipStep::FastSpell, if_target_class: None })
        });
        Monster {
            name: monster.label.clone(),
            ghost: monster.ghost,
            size: monster.size,
            copies: [monster.copies_y1, monster.copies_y2],
            costs,
            troll_token: monster.grants_troll_token,
            returns_if_unable: monster.returns_if_unable,
            skips_fast_spells,
            attacks,
            set: monster.set,
        }
    }

    /// A room, with the kinds of monster it names.
    pub fn room(
        &self,
        room: &PackEntry<raw::Room>,
        zones: &[u32; 5],
        monsters: &[PackEntry<raw::Monster>],
    ) -> Room {
        let label = &room.name;
        let monster_id = |id: &str| self.find(label, "monster", monsters, id);
        self.number(label, "year", room.year, 1..=2);
        self.number(label, "copies", room.copies, 1..=1);
        self.number(label, "workers", room.workers, 0..=9);
        self.number(label, "bonus_damage", room.bonus_damage, 0..=9);
        self.number(label, "traps_per_battle", room.traps_per_battle.unwrap_or(0), 0..=3);
        self.number(label, "imps_moved", room.imps_moved_year1.max(room.imps_moved_year2), 0..=9);
        self.number(label, "extra_fatigue", room.extra_fatigue, 0..=9);
        self.number(label, "fatigue_per_spent_imp", room.fatigue_per_spent_imp, 0..=9);
        if room.cost.imp + room.cost.trap + room.cost.monster > 0 {
            self.wrong(label, "a use costs gold, food or evil");
        }
        let mut bonus_monsters = 0;
        let mut points_per = [0; MONSTER_KINDS];
        for index in room.bonus_monsters.iter().filter_map(|id| monster_id(id)) {
            bonus_monsters |= 1 << index;
        }
        for (id, points) in &room.points_per {
            self.number(label, "points_per", *points, 0..=9);
            if let Some(index) = monster_id(id).filter(|index| *index < MONSTER_KINDS) {
                points_per[index] = *points;
            }
        }
        let mut gains: Vec<Gain> = room.gain.into_iter().chain(room.gain_choice.iter().copied()).collect();
        gains.retain(|gain| *gain != Gain::default());
        for gain in &gains {
            self.gain(label, *gain);
            if gain.monster + gain.room + gain.installed_trap + gain.rented_room + gain.peek_and_move > 0 {
                self.wrong(label, "a production room gives goods, a tunnel, a peek or a pet");
            }
        }
        if gains.len() > 4 {
            self.wrong(label, "at most 4 alternatives");
        }
        let change = room.party_symbol_change;
        Room {
            name: room.label.clone(),
            kind: room.kind,
            year: room.year,
            zone: zones[room.zone as usize],
            workers: room.workers,
            cost: self.cost(label, room.cost),
            gains,
            bonus_monsters,
            bonus_damage: room.bonus_damage,
            traps_per_battle: room.traps_per_battle,
            trap_gold_waived: room.trap_room_cost_waived,
            monsters_per_battle: room.monsters_per_battle,
            skips_fast: room.skip_steps.contains(&raw::RoomSkip::FastSpell),
            skips_slow: room.skip_steps.contains(&raw::RoomSkip::SlowSpell),
            points_per,
            points_per_title: [room.points_per_title_alone, room.points_per_title_shared],
            imps_moved: [room.imps_moved_year1, room.imps_moved_year2],
            fatigue_per_imp: room.fatigue_per_spent_imp,
            icons: [change.trap, change.magic, change.heal],
            extra_fatigue: room.extra_fatigue,
            set: room.set,
        }
    }

    /// A pet, and the creature it becomes.
    pub fn pet(&self, pet: &PackEntry<raw::Pet>, monsters: &[PackEntry<raw::Monster>]) -> Pet {
        let label = &pet.name;
        let monster_id = |id: &str| self.find(label, "monster", monsters, id);
        self.number(label, "copies", pet.copies, 1..=1);
        self.effects(label, &pet.effects, Where::Pet);
        if pet.windows.is_empty() {
            self.wrong(label, "no window");
        }
        let joins = pet.effects.iter().any(|effect| matches!(effect, Effect::JoinBattles { .. }));
        if joins != pet.creature.is_some() {
            self.wrong(label, "a creature belongs to join_battles");
        }
        let creature = pet.creature.as_ref().map(|creature| {
            self.effects(label, &creature.effects, Where::Attack);
            if !(creature.attack_triggers_healing
                && creature.affected_by_monster_spells
                && creature.uses_monster_place
                && !creature.is_monster_otherwise)
            {
                self.wrong(label, "only a creature that fights like a monster is known");
            }
            let beside = monster_id(&creature.no_place_if_sent_with);
            PetCreature {
                attack: Attack {
                    effects: creature.effects.clone(),
                    returns: creature.returns,
                    is_attack: true,
                    extra_cost: Cost::NOTHING,
                },
                beside: MonsterId(beside.unwrap_or(0) as u8),
            }
        });
        Pet { name: pet.label.clone(), windows: pet.windows.clone(), effects: pet.effects.clone(), creature }
    }
}
