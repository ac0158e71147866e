//! Rewards of slain Monsters and immediate effects of Domains (VA-SLAY-04 to VA-SLAY-07, VA-BLD-04, VA-CARD).

use engine::{Audience, List, Refusal, Seat, Stream, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::{CITIZEN_STACKS, CitizenId, MonsterId},
    effect::{Op, Resource, Wanted},
    event::{Cause, Event},
    open::{EXHAUSTED, EffectOf, Frame, MAX_CITIZEN_STACK, Open, Phase},
    refusals::reasons,
    slot::{Row, Slot},
    state::Valeria,
};

impl Open {
    fn frame_ops(&self, frame: Frame) -> &'static [Op] {
        let data = self.pack.data();
        let ops = match frame.effect {
            EffectOf::Monster(id) => &data.monster(id).reward,
            EffectOf::Domain(id) => &data.domain(id).effect,
        };
        match frame.option {
            None => ops,
            Some((op, option)) => match ops.get(usize::from(op)) {
                Some(Op::Choose(options)) => options.get(usize::from(option)).map_or(&[], Vec::as_slice),
                _ => &[],
            },
        }
    }

    /// The operation that comes next in the innermost effect.
    pub fn current_op(&self) -> Option<(Frame, &'static Op)> {
        let frame = *self.progress.frames.last()?;
        self.frame_ops(frame).get(usize::from(frame.at)).map(|op| (frame, op))
    }

    /// VA-SLAY-06: the stack tops that satisfy every condition; only the printed cost counts (VA-ICON-06).
    fn wanted_citizens(&self, wanted: &Wanted) -> List<Slot, CITIZEN_STACKS> {
        (0..CITIZEN_STACKS).filter(|at| self.is_wanted(*at, wanted)).map(Slot::citizen).collect()
    }

    fn is_wanted(&self, at: usize, wanted: &Wanted) -> bool {
        let Some(id) = self.citizens[at].cards.last().copied() else { return false };
        let citizen = self.pack.citizen(id);
        wanted.role.is_none_or(|role| citizen.role == role)
            && wanted.max_cost.is_none_or(|most| citizen.cost <= most)
            && wanted.named.is_none_or(|named| named.contains(id))
    }

    /// VA-SLAY-05, R-10: an alternative that gives nothing but a card needs such a card.
    fn is_choosable(&self, option: &[Op]) -> bool {
        option.iter().any(|op| match op {
            Op::GainCitizen(wanted) => (0..CITIZEN_STACKS).any(|at| self.is_wanted(at, wanted)),
            _ => true,
        })
    }

    /// VA-CARD-18, R-08: any opponent in play; with an amount to choose, 1 up to what there is.
    fn take_options(&self, frame: Frame, resource: Resource, up_to: u8) -> impl Iterator<Item = Action> {
        let from_one = move |from: Seat| {
            let most = self.player(from).stock.of(resource).min(up_to.into()) as u8;
            let only_whom = up_to == 1 || most == 0;
            let amounts = if only_whom { 0 } else { most.min(30) };
            let takes = (1..=amounts).map(move |amount| Action::Take { from, resource, amount });
            only_whom.then_some(Action::Target(from)).into_iter().chain(takes)
        };
        let optional = matches!(frame.effect, EffectOf::Domain(id) if self.pack.domain(id).optional);
        self.opponents().flat_map(from_one).chain(optional.then_some(Action::Decline))
    }

    /// VA-CARD-08: own Citizens, never a Starter, whose stack has room.
    fn returnable_citizens(&self) -> impl Iterator<Item = CitizenId> {
        let fits = |id: &CitizenId| {
            self.citizens[usize::from(self.pack.citizen(*id).pile)].len() < MAX_CITIZEN_STACK
        };
        self.player(self.active).citizens.iter().map(|(id, _)| id).filter(fits)
    }

    /// VA-CARD-09, R-12: own Monsters with an Area; Events have no home.
    fn returnable_monsters(&self) -> impl Iterator<Item = MonsterId> {
        let fits = |id: &MonsterId| match self.home(*id).map(Slot::row) {
            Some(Row::Monster(at)) => !self.monsters[at].cards.is_full(),
            _ => false,
        };
        self.player(self.active).monsters.iter().map(|(id, _)| id).filter(fits)
    }

    pub(crate) fn legal_reward(&self, into: &mut Vec<Action>) {
        let Some((frame, op)) = self.current_op() else { return };
        match op {
            Op::GainCitizen(wanted) => {
                into.extend(self.wanted_citizens(wanted).into_iter().map(Action::RewardCitizen))
            }
            Op::Choose(options) => {
                let choosable = (0..options.len()).filter(|at| self.is_choosable(&options[*at]));
                into.extend(choosable.map(|at| Action::RewardOption(at as u8)));
            }
            Op::Exchange { .. } => into.extend([Action::Exchange, Action::Decline]),
            Op::Take { resources, up_to } => {
                into.extend(self.take_options(frame, resources[0], *up_to));
            }
            Op::TakeRandomMonster => into.extend(self.opponents().map(Action::Target)),
            Op::ExtraSlay => {
                self.legal_slays(into);
                into.push(Action::Decline);
            }
            Op::ReturnCitizen { .. } => {
                into.extend(self.returnable_citizens().map(Action::ReturnCitizen));
                into.push(Action::Decline);
            }
            Op::ReturnMonster { .. } => {
                into.extend(self.returnable_monsters().map(Action::ReturnMonster));
                into.push(Action::Decline);
            }
            _ => {}
        }
    }

    pub(crate) fn check_reward(&self, action: &Action) -> Result<(), Refusal> {
        let Some((frame, op)) = self.current_op() else { return Err(self.closed(self.active, action)) };
        let accept = |holds: bool, clauses: &'static [&'static str]| {
            if holds { Ok(()) } else { Err(Refusal::by(clauses)) }
        };
        match (op, action) {
            (Op::GainCitizen(wanted), Action::RewardCitizen(slot)) => self.check_wanted(frame, wanted, *slot),
            // mandatory, by a Monster as by a Domain.
            (Op::GainCitizen(_) | Op::Choose(_), Action::Decline) => {
                let monster = matches!(frame.effect, EffectOf::Monster(_));
                Err(Refusal::by(if monster { &["VA-SLAY-04", "R-09"] } else { &["VA-CARD-20", "R-09"] }))
            }
            (Op::Choose(options), Action::RewardOption(at)) => {
                let option = options.get(usize::from(*at));
                accept(option.is_some_and(|option| self.is_choosable(option)), &["VA-SLAY-05", "R-10"])
            }
            (Op::Exchange { .. }, Action::Exchange | Action::Decline) => Ok(()),
            (
                Op::Take { resources, up_to },
                answer @ (Action::Target(_) | Action::Take { .. } | Action::TakeNothing | Action::Decline),
            ) => {
                if let Action::Target(seat) | Action::Take { from: seat, .. } = answer {
                    self.check_opponent(*seat)?;
                }
                let resource = resources[0];
                let mut options = self.take_options(frame, resource, *up_to);
                accept(options.any(|option| option == *answer), &["VA-CARD-18", "R-08"])
            }
            (Op::TakeRandomMonster, Action::Target(seat)) => self.check_opponent(*seat),
            (Op::TakeRandomMonster, Action::Decline) => Err(Refusal::by(&["VA-CARD-14", "R-08"])),
            (Op::ExtraSlay, Action::Slay(slot)) => self.check_slay(*slot),
            (Op::ReturnCitizen { .. }, Action::ReturnCitizen(id)) => self.check_returned_citizen(*id),
            (Op::ReturnMonster { .. }, Action::ReturnMonster(id)) => self.check_returned_monster(*id),
            (Op::ExtraSlay | Op::ReturnCitizen { .. } | Op::ReturnMonster { .. }, Action::Decline) => Ok(()),
            _ => Err(self.closed(self.active, action)),
        }
    }

    fn check_returned_citizen(&self, id: CitizenId) -> Result<(), Refusal> {
        if self.returnable_citizens().any(|known| known == id) {
            return Ok(());
        }
        let owned = self.player(self.active).citizens.get(id) > 0;
        Err(Refusal::by(&["VA-CARD-08"]).because(if owned {
            reasons::return_citizen_full(id)
        } else {
            reasons::return_citizen(id)
        }))
    }

    fn check_returned_monster(&self, id: MonsterId) -> Result<(), Refusal> {
        if self.returnable_monsters().any(|known| known == id) {
            return Ok(());
        }
        let owned = self.player(self.active).monsters.get(id) > 0;
        Err(if self.pack.monster(id).place.is_none() {
            Refusal::by(&["VA-CARD-09", "VA-EVT-20", "R-12"]).because(reasons::return_event(id))
        } else if owned {
            Refusal::by(&["VA-CARD-09", "R-12"]).because(reasons::return_monster_full(id))
        } else {
            Refusal::by(&["VA-CARD-09", "R-12"]).because(reasons::return_monster(id))
        })
    }

    /// Whether a reward may take the top card of a stack, and if not, by which of its conditions.
    fn check_wanted(&self, frame: Frame, wanted: &Wanted, slot: Slot) -> Result<(), Refusal> {
        let monster = matches!(frame.effect, EffectOf::Monster(_));
        let Row::Citizen(at) = slot.row() else {
            return Err(Refusal::by(if monster { &["VA-SLAY-06"] } else { &["VA-CARD-20"] }));
        };
        if self.is_wanted(at, wanted) {
            return Ok(());
        }
        let too_dear = !self.is_exhausted(slot) && self.is_wanted(at, &Wanted { max_cost: None, ..*wanted });
        let refused = Refusal::by(match (monster, too_dear) {
            _ if self.is_exhausted(slot) => &[EXHAUSTED],
            (true, true) => &["VA-ICON-06", "VA-SLAY-06"],
            (true, false) => &["VA-SLAY-06"],
            (false, true) => &["VA-CARD-20", "VA-ICON-06"],
            (false, false) => &["VA-CARD-20"],
        });
        Err(match (self.citizens[at].cards.last(), wanted.max_cost) {
            (Some(id), Some(most)) if too_dear => {
                refused.because(reasons::too_dear(*id, self.pack.citizen(*id).cost, most))
            }
            (Some(id), _) => refused.because(reasons::unwanted(*id)),
            (None, _) => refused,
        })
    }

    /// Whether the open question is which alternative of a reward to take.
    pub(crate) fn choosing_alternative(&self) -> bool {
        matches!(self.current_op(), Some((_, Op::Choose(_))))
    }
}

impl Valeria {
    fn next_op(&mut self) {
        if let Some(frame) = self.progress.frames.last_mut() {
            frame.at += 1;
        }
    }

    fn cause(frame: Frame) -> Cause {
        match frame.effect {
            EffectOf::Monster(id) => Cause::Monster(id),
            EffectOf::Domain(id) => Cause::Domain(id),
        }
    }

    /// Carries out operations until one needs a decision; then the action is complete.
    pub(super) fn carry_out(&mut self, on: &mut Witness<Event>) -> Flow {
        while let Some(frame) = self.progress.frames.last().copied() {
            let Some((_, op)) = self.current_op() else {
                self.progress.frames.pop();
                continue;
            };
            if self.carry_out_alone(frame, op, on) == Flow::Wait {
                return Flow::Wait;
            }
        }
        if let Some(slot) = self.progress.turn_up.take() {
            self.turn_up(slot, on);
        }
        self.phase = Phase::Cover;
        Flow::Next
    }

    /// Does what needs no decision and moves on; waits where there is a choice.
    fn carry_out_alone(&mut self, frame: Frame, op: &'static Op, on: &mut Witness<Event>) -> Flow {
        let by = Self::cause(frame);
        let seat = self.active;
        match op {
            Op::Gain { .. } | Op::GainPer { .. } => {
                let clause = match frame.effect {
                    EffectOf::Monster(_) => "VA-SLAY-04",
                    EffectOf::Domain(_) => "VA-BLD-04",
                };
                self.gain_by(seat, op, 1, by, clause, on);
            }
            Op::GainCitizen(wanted) => match self.wanted_citizens(wanted)[..] {
                // mandatory if possible, otherwise lost.
                [] => {}
                [slot] => self.gain_citizen_in(slot, by, on),
                _ => return Flow::Wait,
            },
            Op::Choose(options) => {
                let mut choosable = (0..options.len()).filter(|at| self.is_choosable(&options[*at]));
                match (choosable.next(), choosable.next()) {
                    (None, _) => {}
                    (Some(only), None) => {
                        self.choose_option(only as u8);
                        return Flow::Next;
                    }
                    _ => return Flow::Wait,
                }
            }
            Op::Exchange { pay, pay_n, .. } if self.player(seat).stock.of(*pay) >= u32::from(*pay_n) => {
                return Flow::Wait;
            }
            Op::Take { resources, up_to } => {
                let resource = resources[0];
                if self.rules.solo() {
                    // VA-SOLO-08: from the bank, in full.
                    let gain = Op::Gain { good: resource.into(), n: *up_to };
                    self.gain_by(seat, &gain, 1, by, "VA-SOLO-08", on);
                } else if self.anybody_has(resource) {
                    let mut options = self.take_options(frame, resource, *up_to);
                    match (options.next(), options.next()) {
                        (None, _) => {}
                        (Some(only), None) => {
                            drop(options);
                            self.take_for_domain(only, resource, by, on);
                        }
                        _ => return Flow::Wait,
                    }
                }
            }
            Op::TakeRandomMonster => {
                if self.rules.solo() {
                    self.take_leftmost_monster(on);
                } else if self.opponents().any(|other| !self.player(other).monsters.is_empty()) {
                    let mut opponents = self.opponents();
                    match (opponents.next(), opponents.next()) {
                        (Some(only), None) => self.steal_monster(only, on),
                        _ => return Flow::Wait,
                    }
                }
            }
            Op::ExtraSlay if Slot::all().any(|slot| self.can_slay(slot)) => return Flow::Wait,
            Op::ReturnCitizen { .. } if self.returnable_citizens().next().is_some() => return Flow::Wait,
            Op::ReturnMonster { .. } if self.returnable_monsters().next().is_some() => return Flow::Wait,
            // An exchange that cannot be paid, nothing to return, or an operation of another kind of effect.
            _ => {}
        }
        self.next_op();
        Flow::Next
    }

    fn choose_option(&mut self, option: u8) {
        let Some(frame) = self.progress.frames.last().copied() else { return };
        self.next_op();
        let inner = Frame { effect: frame.effect, option: Some((frame.at, option)), at: 0 };
        self.progress.frames.push(inner);
    }

    fn gain_citizen_in(&mut self, slot: Slot, by: Cause, on: &mut Witness<Event>) {
        if let Row::Citizen(at) = slot.row() {
            self.gain_citizen(at, by, on);
        }
    }

    fn take_for_domain(&mut self, answer: Action, resource: Resource, by: Cause, on: &mut Witness<Event>) {
        let seat = self.active;
        match answer {
            Action::Take { from, amount, .. } => {
                self.take(from, resource, amount.into(), by, "VA-CARD-18", on)
            }
            Action::Target(from) => self.take(from, resource, 1, by, "VA-CARD-18", on),
            _ => on.tell(Audience::ALL, "VA-CARD-18", || Event::Declined { seat, by }),
        }
    }

    /// VA-CARD-14: a random Monster, each card equally likely, without its reward (VA-SLAY-10).
    fn steal_monster(&mut self, from: Seat, on: &mut Witness<Event>) {
        let total = self.player(from).monsters.total();
        if total == 0 {
            return;
        }
        let mut at = self.hidden.luck.pick(Stream::Table, total as usize, on) as u32;
        let stolen = self.player(from).monsters.iter().find_map(|(id, count)| {
            let here = u32::from(count);
            if at < here {
                return Some(id);
            }
            at -= here;
            None
        });
        let Some(monster) = stolen else { return };
        let seat = self.active;
        self.player_mut(from).monsters.remove(monster);
        self.player_mut(seat).monsters.add(monster);
        on.tell(Audience::ALL, "VA-CARD-14", || Event::MonsterTaken { seat, from: Some(from), monster });
    }

    /// VA-SOLO-09: solo takes the top of the left-most Monster stack that is not exhausted.
    fn take_leftmost_monster(&mut self, on: &mut Witness<Event>) {
        let Some(at) = self.monsters.iter().position(|stack| !stack.cards.is_empty()) else { return };
        let slot = Slot::monster(at);
        let Some(monster) = self.monster_in(slot) else { return };
        let seat = self.active;
        self.remove_monster(slot, on);
        self.player_mut(seat).monsters.add(monster);
        on.tell(Audience::ALL, "VA-SOLO-09", || Event::MonsterTaken { seat, from: None, monster });
    }

    pub(crate) fn answer_reward(&mut self, action: &Action, on: &mut Witness<Event>) {
        let Some((frame, op)) = self.current_op() else { return };
        let (seat, by) = (self.active, Self::cause(frame));
        if let Action::RewardOption(option) = action {
            self.choose_option(*option);
            return;
        }
        self.next_op();
        match (op, action) {
            (_, Action::RewardCitizen(slot)) => self.gain_citizen_in(*slot, by, on),
            (Op::Exchange { pay, pay_n, good, n }, Action::Exchange) => {
                self.exchange(seat, (*pay, *pay_n), (*good, *n), by, "VA-CARD-19", on);
            }
            (Op::Take { resources, .. }, answer) => {
                self.take_for_domain(*answer, resources[0], by, on);
            }
            (Op::TakeRandomMonster, Action::Target(from)) => self.steal_monster(*from, on),
            // VA-ACT-04, VA-CARD-21: an extra slay, paid like any other.
            (Op::ExtraSlay, Action::Slay(slot)) => self.buy(*slot),
            (Op::ReturnCitizen { good, n }, Action::ReturnCitizen(id)) => {
                self.return_citizen(*id, on);
                self.gain_by(seat, &Op::Gain { good: *good, n: *n }, 1, by, "VA-CARD-08", on);
            }
            (Op::ReturnMonster { good, n }, Action::ReturnMonster(id)) => {
                self.return_monster(*id, on);
                self.gain_by(seat, &Op::Gain { good: *good, n: *n }, 1, by, "VA-CARD-09", on);
            }
            (op, _) => {
                let clause = match op {
                    Op::Exchange { .. } => "VA-CARD-19",
                    Op::ReturnCitizen { .. } => "VA-CARD-08",
                    Op::ReturnMonster { .. } => "VA-CARD-09",
                    _ => "VA-ACT-04",
                };
                on.tell(Audience::ALL, clause, || Event::Declined { seat, by });
            }
        }
    }
}
