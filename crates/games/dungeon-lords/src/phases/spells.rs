//! Fast and slow spells (chapter 14.4).

use engine::{Audience, Id, IdSet, List, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Effect, Place, Resource, Speed, Target},
    event::Event,
    open::{Due, Fate, Good, Member, Party, Striker, Task, Who},
    state::DungeonLords,
};

const CLAUSE: &str = "DL-COMBAT-30";

impl DungeonLords {
    /// DL-COMBAT-30, DL-COMBAT-31: cast once and always if the party's magic suffices now.
    pub(crate) fn cast(&mut self, seat: Seat, speed: Speed, on: &mut Witness<Event>) {
        let at = usize::from(self.round.saturating_sub(1));
        let Some(card) = self.combat.get(at).and_then(|stacked| stacked.card) else { return };
        let entry = self.data().card(card);
        if entry.speed != speed {
            return;
        }
        let silenced = self.silenced_by(seat, speed);
        if silenced.is_some() || self.icons(seat)[1] < entry.magic {
            on.tell(Audience::ALL, silenced.unwrap_or(CLAUSE), || Event::SpellNotCast { seat, card });
            return;
        }
        on.tell(Audience::ALL, CLAUSE, || Event::SpellCast { seat, card });
        let mut tasks: List<Task, 12> = List::new();
        for effect in &entry.effects {
            self.spell_effect(seat, effect, &mut tasks, on);
        }
        // Asked in the order of the card.
        while let Some(task) = tasks.pop() {
            self.push(task);
        }
    }

    fn spell_effect(
        &mut self,
        seat: Seat,
        effect: &Effect,
        tasks: &mut List<Task, 12>,
        on: &mut Witness<Event>,
    ) {
        let mut ask = |task: Task| tasks.push(task);
        match effect {
            Effect::Gain { resource, amount } => match resource {
                Resource::Evil => self.move_evil(seat, i16::from(*amount), CLAUSE, on),
                Resource::Gold => self.add_good(seat, Good::Gold, *amount, CLAUSE, on),
                Resource::Food => self.add_good(seat, Good::Food, *amount, CLAUSE, on),
                Resource::Imp => self.add_good(seat, Good::Imp, *amount, CLAUSE, on),
                _ => {}
            },
            Effect::Lose { resource, amount, .. } => match resource {
                Resource::Evil => self.move_evil(seat, -i16::from(*amount), CLAUSE, on),
                Resource::Gold => self.take_good(seat, Good::Gold, *amount, CLAUSE, on),
                Resource::Food => self.take_good(seat, Good::Food, *amount, CLAUSE, on),
                Resource::Imp => {
                    let lost = (*amount).min(self.player(seat).imps.total());
                    (0..lost).for_each(|_| ask(Task::LoseImp { seat }));
                }
                Resource::Trap => (0..*amount).for_each(|_| ask(Task::DropTrap { seat })),
                _ => {}
            },
            Effect::LoseFirstAvailable { resources, amount } => {
                let mut left = *amount;
                for resource in resources {
                    let player = self.player(seat);
                    let (good, stock) = match resource {
                        Resource::Gold => (Good::Gold, player.gold),
                        Resource::Food => (Good::Food, player.food),
                        _ => (Good::Trap, self.hand(seat).traps.total().min(255) as u8),
                    };
                    let lost = left.min(stock);
                    left -= lost;
                    if good == Good::Trap {
                        (0..lost).for_each(|_| ask(Task::DropTrap { seat }));
                    } else {
                        self.take_good(seat, good, lost, CLAUSE, on);
                    }
                }
            }
            Effect::HideClass { class } => self.hide(seat, *class, on),
            Effect::AbsorbNextDamage { amount } => {
                self.battle.shield = self.battle.shield.saturating_add(*amount);
            }
            Effect::CreateIllusion { hit_points } => {
                // DL-COMBAT-37: in front of all, even of a paladin.
                let party = &mut self.player_mut(seat).party;
                party.insert(0, Member { extra: *hit_points, ..Member::new(Who::Illusion) });
                on.tell(Audience::ALL, "DL-COMBAT-37", || Event::Illusion { seat });
            }
            Effect::WithdrawMonster { count } => {
                (0..*count).for_each(|_| ask(Task::PickMonster { seat, fate: Fate::Withdraw }));
            }
            Effect::KnockOutMonster { count } => {
                (0..*count).for_each(|_| ask(Task::PickMonster { seat, fate: Fate::KnockOut }));
            }
            Effect::Sheep { count, damage } => {
                (0..*count).for_each(|_| ask(Task::PickMonster { seat, fate: Fate::Sheep(*damage) }));
            }
            Effect::PayOrWithdrawEachMonster => ask(Task::Suggest { seat, left: self.sent_monsters(seat) }),
            Effect::WithdrawAllOrGainEvil { evil }
                if !self.sent_monsters(seat).is_empty() || self.fighter_waits(seat) =>
            {
                ask(Task::PeaceOrEvil { seat, evil: *evil });
            }
            Effect::AllMonsterDamageToFirst => self.battle.rage = true,
            Effect::CancelBonuses => self.battle.no_bonuses = true,
            Effect::NoFatigue => self.battle.no_fatigue = true,
            Effect::AddFatigue { amount } => {
                self.battle.fatigue = self.battle.fatigue.saturating_add_unsigned(*amount);
            }
            Effect::ReduceFatigue { amount } => {
                self.battle.fatigue = self.battle.fatigue.saturating_sub_unsigned(*amount);
            }
            Effect::Heal { amount } => self.heal(seat, *amount, CLAUSE, on),
            Effect::AddHitPoint { amount, .. } => {
                if let Some(member) = self.player_mut(seat).party.first_mut() {
                    member.extra = member.extra.saturating_add(*amount);
                    let who = member.who;
                    on.tell(Audience::ALL, CLAUSE, || Event::Stronger { seat, who });
                }
            }
            Effect::Courage { target, amount, skip_paladin } => {
                for member in &mut self.player_mut(seat).party {
                    if *skip_paladin && !matches!(member.who, Who::Adventurer(_)) {
                        continue;
                    }
                    member.hearten(*amount);
                    let (who, tokens) = (member.who, *amount);
                    on.tell(Audience::ALL, CLAUSE, || Event::Heartened { seat, who, tokens });
                    if *target == Target::First {
                        break;
                    }
                }
            }
            Effect::ReleasePrisoner { count, paladins } => {
                (0..*count).for_each(|_| ask(Task::FreePrisoner { seat, paladins: *paladins, evil: false }));
            }
            Effect::Skip { step, .. } => self.skip_step(seat, *step, CLAUSE, on),
            _ => {}
        }
    }

    /// Adventurers of a class go to the back and can be neither aimed at nor wounded this round.
    fn hide(&mut self, seat: Seat, class: crate::data::Class, on: &mut Witness<Event>) {
        let party = std::mem::take(&mut self.player_mut(seat).party);
        let mut front = Party::new();
        let mut back = Party::new();
        for mut member in party {
            if self.class(&member) == Some(class) {
                member.hidden = true;
                on.tell(Audience::ALL, CLAUSE, || Event::Hid { seat, who: member.who });
                back.push(member);
            } else {
                front.push(member);
            }
        }
        front.extend(back);
        self.player_mut(seat).party = front;
    }

    // --- Choices a spell leaves to the owner (DL-COMBAT-36)

    pub(crate) fn pick_monster_answers(&self, seat: Seat, out: &mut impl Sink) {
        let mut left = self.sent_monsters(seat);
        self.battle.sheep.iter().for_each(|place| left.remove(place));
        for place in self.sorts(seat, left) {
            out.put(Action::Name(Striker::Creature(place)));
        }
        if self.fighter_waits(seat) && !self.battle.pet_sheep {
            out.put(Action::Name(Striker::Fighter));
        }
    }

    pub(crate) fn pick_monster(&mut self, seat: Seat, fate: Fate, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        let Action::Name(striker) = action else { return };
        match fate {
            Fate::Withdraw => self.withdraw(seat, striker, on),
            Fate::KnockOut => {
                let monster = self.kind_of(seat, striker);
                self.mark_acted(seat, striker, false);
                on.tell(Audience::ALL, "DL-COMBAT-36", || Event::KnockedOut { seat, monster });
            }
            Fate::Sheep(damage) => {
                self.battle.sheep_damage = damage;
                match striker {
                    Striker::Creature(place) => self.battle.sheep.insert(place),
                    _ => self.battle.pet_sheep = true,
                }
                let monster = self.kind_of(seat, striker);
                on.tell(Audience::ALL, "DL-COMBAT-35", || Event::Sheep { seat, monster });
            }
        }
    }

    /// DL-COMBAT-33: home face up, as if not sent.
    fn withdraw(&mut self, seat: Seat, striker: Striker, on: &mut Witness<Event>) {
        let monster = self.kind_of(seat, striker);
        let plan = &mut self.player_mut(seat).plan;
        match striker {
            Striker::Creature(place) => plan.sent.remove(place),
            _ => plan.pet = false,
        }
        on.tell(Audience::ALL, "DL-COMBAT-33", || Event::Withdrawn { seat, monster });
    }

    pub(crate) fn suggest_answers(&self, seat: Seat, left: IdSet<Place>, out: &mut impl Sink) {
        let Some(place) = left.iter().next() else { return };
        let Some(creature) = self.player(seat).lair.get(place.index()) else { return };
        if self.can_take(seat, Due::Keep { place }, creature.kind, creature.expert) {
            out.put(Action::Pay(place));
        }
        out.put(Action::Withdraw);
    }

    pub(crate) fn suggest(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Some(Task::Suggest { left, .. }) = self.tasks.last_mut() else { return };
        let Some(place) = left.iter().next() else { return };
        left.remove(place);
        if let Action::Pay(place) = action {
            self.ask_cost(seat, place);
        } else {
            self.withdraw(seat, Striker::Creature(place), on);
        }
    }

    pub(crate) fn peace_answers(&self, _: Seat, out: &mut impl Sink) {
        out.put(Action::Withdraw);
        out.put(Action::TakeEvil);
    }

    pub(crate) fn peace_or_evil(&mut self, seat: Seat, evil: u8, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if action == Action::TakeEvil {
            return self.move_evil(seat, i16::from(evil), "DL-COMBAT-36", on);
        }
        for place in self.sent_monsters(seat).iter() {
            self.withdraw(seat, Striker::Creature(place), on);
        }
        if self.fighter_waits(seat) {
            self.withdraw(seat, Striker::Fighter, on);
        }
    }
}
