//! Whether a state that came from outside can be played: nothing in it points where nothing is.

use crate::{
    data::{CitizenCounts, MONSTER_STACKS, MonsterCounts},
    effect::Op,
    open::{Cover, EffectOf, Emptied, Frame, MAX_EVENTS, Pending, Phase, Player, Tokens},
    slot::Slot,
    state::Valeria,
};

type Check = Result<(), String>;

fn demand(holds: bool, reason: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(reason()) }
}

impl Valeria {
    pub(crate) fn check_possible(&self) -> Check {
        demand((1..=5).contains(&self.rules.players), || format!("{} players", self.rules.players))?;
        demand(self.active.index() < self.count() && self.first.index() < self.count(), || {
            "no such seat".into()
        })?;
        demand(self.dice.iter().all(|die| (1..=6).contains(die)), || format!("dice {:?}", self.dice))?;
        let solo_phase = matches!(self.phase, Phase::AttackStart | Phase::Attacks | Phase::Capture);
        demand(!solo_phase || self.rules.solo(), || "attacks belong to the solo game".into())?;
        demand(!(self.rules.solo() && (self.rules.events || self.rules.no_duke)), || {
            "solo with EVENTS or NODUKE".into()
        })?;
        self.check_centre()?;
        for (seat, player) in self.players.iter().enumerate() {
            self.check_player(seat, player).map_err(|reason| format!("player {seat}: {reason}"))?;
            demand(seat < self.count(), || format!("player {seat} is not at the table"))?;
        }
        self.check_progress()
    }

    fn check_counts(&self, citizens: &CitizenCounts, monsters: &MonsterCounts) -> Check {
        let known = citizens.iter().all(|(id, _)| usize::from(id.0) < self.pack.citizens.len());
        let known = known && monsters.iter().all(|(id, _)| usize::from(id.0) < self.pack.monsters.len());
        demand(known, || "a card that is not in the pack".into())
    }

    fn check_centre(&self) -> Check {
        let data = self.pack.data();
        for stack in &self.monsters {
            demand(usize::from(stack.place.0) < data.places.len(), || "no such place".into())?;
            let fits = |id: &crate::data::MonsterId| {
                data.monsters.get(usize::from(id.0)).is_some_and(|monster| monster.place.is_some())
            };
            demand(stack.cards.iter().all(fits), || "a stack of Monsters holds something else".into())?;
        }
        for (at, stack) in self.citizens.iter().enumerate() {
            let fits = |id: &crate::data::CitizenId| {
                data.citizens.get(usize::from(id.0)).is_some_and(|citizen| usize::from(citizen.pile) == at)
            };
            demand(stack.cards.iter().chain(&self.hidden.citizens[at]).all(fits), || {
                format!("C{} holds a Citizen of another number", at + 1)
            })?;
        }
        let mut stacked = self
            .domains
            .iter()
            .flat_map(|stack| stack.top)
            .chain(self.hidden.domains.iter().flatten().copied());
        demand(stacked.all(|id| usize::from(id.0) < data.domains.len()), || "no such Domain".into())?;
        let is_event = |id: crate::data::MonsterId| {
            data.monsters.get(usize::from(id.0)).is_some_and(|monster| monster.place.is_none())
        };
        for slot in Slot::all() {
            if let Cover::Event(id) = self.cover(slot) {
                demand(is_event(id) && self.rules.events, || {
                    format!("{slot} is covered by what is no Event")
                })?;
            }
            let covered = self.cover(slot) != Cover::Bare;
            demand(!covered || self.is_exhausted(slot), || format!("{slot} is covered but holds cards"))?;
        }
        demand(self.exhausted.events.iter().chain(&self.hidden.events).all(|id| is_event(*id)), || {
            "the Exhausted stack holds what is no Event".into()
        })?;
        // An Event that is covered by a returned card goes back to the stack: there must be room.
        let lying = Slot::all().filter(|slot| matches!(self.cover(*slot), Cover::Event(_))).count();
        let events = lying + self.exhausted.events.len() + self.hidden.events.len();
        demand(events <= MAX_EVENTS, || format!("{events} Monster Events"))?;
        for pile in &self.tokens {
            let height = match pile.slot.row() {
                crate::slot::Row::Monster(at) => self.monsters[at].cards.len().max(1),
                _ => 1,
            };
            demand(usize::from(pile.height) < height, || format!("tokens on nothing in {}", pile.slot))?;
            let same = |other: &&Tokens| other.slot == pile.slot && other.height == pile.height;
            let once = self.tokens.iter().filter(same).count() == 1;
            demand(once, || format!("two piles of tokens on one Monster in {}", pile.slot))?;
        }
        let domains =
            self.players.iter().map(|player| player.domains).chain([self.dark_lord.domains, self.removed]);
        let known = |set: engine::IdSet<crate::data::DomainId>| {
            set.iter().all(|id| usize::from(id.0) < data.domains.len())
        };
        demand(domains.into_iter().all(known), || "no such Domain".into())?;
        self.check_counts(&self.dark_lord.citizens, &MonsterCounts::EMPTY)
    }

    fn check_player(&self, seat: usize, player: &Player) -> Check {
        self.check_counts(&player.citizens, &player.monsters)?;
        let dukes = &self.hidden.dukes[seat];
        let known =
            dukes.all().chain(self.hidden.dark_lord).all(|id| usize::from(id.0) < self.pack.dukes.len());
        demand(known, || "no such Duke".into())?;
        let pair = matches!(dukes.dealt[..], []) || matches!(dukes.dealt[..], [one, other] if one != other);
        demand(pair, || "two different Dukes are dealt, or none".into())?;
        let harvest =
            player.choices.is_empty() && player.exchanges.is_empty() || self.phase == Phase::Harvest;
        demand(harvest, || "choices belong to the Harvest phase".into())?;
        let on_turn = seat == self.active.index() && !self.progress.second_harvest;
        let fits = |pending: &Pending, wanted: fn(&Op, bool) -> bool| {
            let op = self.pending(pending, on_turn);
            pending.count > 0 && op.is_some_and(|op| wanted(op, self.rules.solo()))
        };
        let choices = player.choices.iter().all(|pending| {
            fits(pending, |op, solo| match op {
                Op::Choose(_) | Op::GainAny { .. } => true,
                Op::Take { resources, .. } => solo && resources.len() > 1,
                _ => false,
            })
        });
        let exchanges =
            player.exchanges.iter().all(|pending| fits(pending, |op, _| matches!(op, Op::Exchange { .. })));
        demand(choices && exchanges, || "a choice or exchange that its card does not have".into())
    }

    fn pending(&self, pending: &Pending, on_turn: bool) -> Option<&Op> {
        let source = self.pack.sources.get(usize::from(pending.source.0))?;
        let ops = if on_turn { &source.on_turn } else { &source.off_turn };
        ops.get(usize::from(pending.op))
    }

    fn check_progress(&self) -> Check {
        let progress = &self.progress;
        let takes = progress.takes.iter().all(|pending| {
            pending.count > 0
                && matches!(self.pending(pending, !progress.second_harvest), Some(Op::Take { .. }))
        });
        demand(takes && (progress.takes.is_empty() || !self.rules.solo()), || {
            "a take that its card does not have".into()
        })?;
        let once = |emptied: &Emptied| {
            progress.emptied.iter().filter(|other| other.slot == emptied.slot).count() == 1
        };
        demand(progress.emptied.iter().all(once), || "a slot is emptied twice".into())?;
        self.check_frames()?;
        demand(progress.actions_left <= 4, || format!("{} actions", progress.actions_left))?;
        let at_end = progress.at_end.bits() & !self.pack.ending.bits() == 0;
        demand(at_end, || "an end-of-phase effect of another kind of Domain".into())?;
        demand(progress.attacks.iter().all(|number| (1..=6).contains(number)), || {
            "attacks are 1 to 6".into()
        })?;
        demand(progress.column.is_none_or(|column| usize::from(column) < MONSTER_STACKS), || {
            "no such column".into()
        })?;
        let turn_up = progress.turn_up.is_none_or(|slot| matches!(slot.row(), crate::slot::Row::Domain(_)));
        demand(turn_up, || "only Domains are turned up".into())
    }

    /// Effects under way: a Domain's, inside it a Monster's (by an extra slay), inside it one alternative. Anything else
    /// could grow beyond what a state holds.
    fn check_frames(&self) -> Check {
        let frames = &self.progress.frames;
        let most = match self.phase {
            Phase::Reward => 3,
            Phase::Payment => 1,
            _ => 0,
        };
        demand(frames.len() <= most, || format!("{} effects are under way", frames.len()))?;
        let rank = |frame: &Frame| match (frame.effect, frame.option) {
            (EffectOf::Domain(_), None) => 0,
            (EffectOf::Monster(_), None) => 1,
            (_, Some(_)) => 2,
        };
        let nested = frames.windows(2).all(|pair| rank(&pair[0]) < rank(&pair[1]));
        demand(nested, || "effects inside each other that cannot be".into())?;
        for frame in frames {
            let ops = match frame.effect {
                EffectOf::Monster(id) => {
                    self.pack.monsters.get(usize::from(id.0)).map(|monster| &monster.reward)
                }
                EffectOf::Domain(id) => self.pack.domains.get(usize::from(id.0)).map(|domain| &domain.effect),
            };
            let fits = ops.is_some_and(|ops| match frame.option {
                None => true,
                Some((op, option)) => match ops.get(usize::from(op)) {
                    Some(Op::Choose(options)) => usize::from(option) < options.len(),
                    _ => false,
                },
            });
            demand(fits, || "an effect that its card does not have".into())?;
        }
        Ok(())
    }
}
