//! Whether a state that came from outside can be played: nothing in it points where nothing is.

use engine::Impossible;

use crate::{
    data::{CitizenCounts, MONSTER_STACKS, MonsterCounts},
    effect::Op,
    open::{Cover, EffectOf, Emptied, Frame, MAX_EVENTS, Pending, Phase, Player, Tokens},
    slot::Slot,
    state::Valeria,
};

impl Valeria {
    pub(crate) fn check_possible(&self) -> Result<(), Impossible> {
        let mut against = Impossible::default();
        let (count, seats) = (self.count(), [self.active, self.first]);
        let seated = against.demand(
            (1..=5).contains(&self.rules.players),
            format_args!("{} players at a table for 1 to 5", self.rules.players),
        ) & against.demand(seats.iter().all(|seat| seat.index() < count), "no such seat");
        // All that follows counts on the seats.
        if !seated {
            return Err(against);
        }
        against.demand(self.dice.iter().all(|die| (1..=6).contains(die)), "a die shows 1 to 6");
        let solo_phase = matches!(self.phase, Phase::AttackStart | Phase::Attacks | Phase::Capture);
        against.demand(!solo_phase || self.rules.solo(), "attacks belong to the solo game");
        let alone = self.rules.solo() && (self.rules.events || self.rules.no_duke);
        against.demand(!alone, "the solo game with Events or without Dukes");
        self.check_centre(&mut against);
        for (seat, player) in self.players.iter().enumerate() {
            against.part(format_args!("player {seat}"), |found| self.check_player(seat, player, found));
            against.demand(seat < count, format_args!("no seat {seat} at a table of {count}"));
        }
        self.check_progress(&mut against);
        against.verdict()
    }

    fn check_counts(&self, citizens: &CitizenCounts, monsters: &MonsterCounts, against: &mut Impossible) {
        let known = citizens.iter().all(|(id, _)| usize::from(id.0) < self.pack.citizens.len());
        let known = known && monsters.iter().all(|(id, _)| usize::from(id.0) < self.pack.monsters.len());
        against.demand(known, "a card that is not in the pack");
    }

    fn check_centre(&self, against: &mut Impossible) {
        let data = self.pack.data();
        for stack in &self.monsters {
            against.demand(usize::from(stack.place.0) < data.places.len(), "no such place");
            let fits = |id: &crate::data::MonsterId| {
                data.monsters.get(usize::from(id.0)).is_some_and(|monster| monster.place.is_some())
            };
            against.demand(stack.cards.iter().all(fits), "a stack of Monsters holds something else");
        }
        for (at, stack) in self.citizens.iter().enumerate() {
            let fits = |id: &crate::data::CitizenId| {
                data.citizens.get(usize::from(id.0)).is_some_and(|citizen| usize::from(citizen.pile) == at)
            };
            against.demand(
                stack.cards.iter().chain(&self.hidden.citizens[at]).all(fits),
                format_args!("C{} holds a Citizen of another number", at + 1),
            );
        }
        let mut stacked = self
            .domains
            .iter()
            .flat_map(|stack| stack.top)
            .chain(self.hidden.domains.iter().flatten().copied());
        against.demand(stacked.all(|id| usize::from(id.0) < data.domains.len()), "no such Domain");
        let is_event = |id: crate::data::MonsterId| {
            data.monsters.get(usize::from(id.0)).is_some_and(|monster| monster.place.is_none())
        };
        for slot in Slot::all() {
            if let Cover::Event(id) = self.cover(slot) {
                against.demand(
                    is_event(id) && self.rules.events,
                    format_args!("{slot} is covered by what is no Event"),
                );
            }
            let covered = self.cover(slot) != Cover::Bare;
            against.demand(
                !covered || self.is_exhausted(slot),
                format_args!("{slot} is covered but holds cards"),
            );
        }
        against.demand(
            self.exhausted.events.iter().chain(&self.hidden.events).all(|id| is_event(*id)),
            "the Exhausted stack holds what is no Event",
        );
        // An Event that is covered by a returned card goes back to the stack: there must be room.
        let lying = Slot::all().filter(|slot| matches!(self.cover(*slot), Cover::Event(_))).count();
        let events = lying + self.exhausted.events.len() + self.hidden.events.len();
        against.demand(
            events <= MAX_EVENTS,
            format_args!("{events} Monster Events, there is room for {MAX_EVENTS}"),
        );
        for pile in &self.tokens {
            let height = match pile.slot.row() {
                crate::slot::Row::Monster(at) => self.monsters[at].cards.len().max(1),
                _ => 1,
            };
            against.demand(
                usize::from(pile.height) < height,
                format_args!("tokens on nothing in {}", pile.slot),
            );
            let same = |other: &&Tokens| other.slot == pile.slot && other.height == pile.height;
            let once = self.tokens.iter().filter(same).count() == 1;
            against.demand(once, format_args!("two piles of tokens on one Monster in {}", pile.slot));
        }
        let domains =
            self.players.iter().map(|player| player.domains).chain([self.dark_lord.domains, self.removed]);
        let known = |set: engine::IdSet<crate::data::DomainId>| {
            set.iter().all(|id| usize::from(id.0) < data.domains.len())
        };
        against.demand(domains.into_iter().all(known), "no such Domain");
        self.check_counts(&self.dark_lord.citizens, &MonsterCounts::EMPTY, against);
    }

    fn check_player(&self, seat: usize, player: &Player, against: &mut Impossible) {
        self.check_counts(&player.citizens, &player.monsters, against);
        let dukes = &self.hidden.dukes[seat];
        let known =
            dukes.all().chain(self.hidden.dark_lord).all(|id| usize::from(id.0) < self.pack.dukes.len());
        against.demand(known, "no such Duke");
        let pair = matches!(dukes.dealt[..], []) || matches!(dukes.dealt[..], [one, other] if one != other);
        against.demand(pair, "two different Dukes are dealt, or none");
        let harvest =
            player.choices.is_empty() && player.exchanges.is_empty() || self.phase == Phase::Harvest;
        against.demand(harvest, "choices belong to the Harvest phase");
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
        against.demand(choices && exchanges, "a choice or exchange that its card does not have");
    }

    fn pending(&self, pending: &Pending, on_turn: bool) -> Option<&Op> {
        let source = self.pack.sources.get(usize::from(pending.source.0))?;
        let ops = if on_turn { &source.on_turn } else { &source.off_turn };
        ops.get(usize::from(pending.op))
    }

    fn check_progress(&self, against: &mut Impossible) {
        let progress = &self.progress;
        let takes = progress.takes.iter().all(|pending| {
            pending.count > 0
                && matches!(self.pending(pending, !progress.second_harvest), Some(Op::Take { .. }))
        });
        against.demand(
            takes && (progress.takes.is_empty() || !self.rules.solo()),
            "a take that its card does not have",
        );
        let once = |emptied: &Emptied| {
            progress.emptied.iter().filter(|other| other.slot == emptied.slot).count() == 1
        };
        against.demand(progress.emptied.iter().all(once), "a slot is emptied twice");
        self.check_frames(against);
        against.demand(
            progress.actions_left <= 4,
            format_args!("{} actions are left, a turn has 4 at most", progress.actions_left),
        );
        let at_end = progress.at_end.bits() & !self.pack.ending.bits() == 0;
        against.demand(at_end, "an end-of-phase effect of another kind of Domain");
        against.demand(progress.attacks.iter().all(|number| (1..=6).contains(number)), "attacks are 1 to 6");
        against.demand(
            progress.column.is_none_or(|column| usize::from(column) < MONSTER_STACKS),
            "no such column",
        );
        let turn_up = progress.turn_up.is_none_or(|slot| matches!(slot.row(), crate::slot::Row::Domain(_)));
        against.demand(turn_up, "only Domains are turned up");
    }

    /// Effects under way: a Domain's, inside it a Monster's (by an extra slay), inside it one alternative. Anything else
    /// could grow beyond what a state holds.
    fn check_frames(&self, against: &mut Impossible) {
        let frames = &self.progress.frames;
        let most = match self.phase {
            Phase::Reward => 3,
            Phase::Payment => 1,
            _ => 0,
        };
        against.demand(frames.len() <= most, format_args!("{} effects are under way", frames.len()));
        let rank = |frame: &Frame| match (frame.effect, frame.option) {
            (EffectOf::Domain(_), None) => 0,
            (EffectOf::Monster(_), None) => 1,
            (_, Some(_)) => 2,
        };
        let nested = frames.windows(2).all(|pair| rank(&pair[0]) < rank(&pair[1]));
        against.demand(nested, "effects inside each other that cannot be");
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
            against.demand(fits, "an effect that its card does not have");
        }
    }
}
