//! The Harvest phase (VA-HARV): takes first, then everybody's gains, choices and exchanges at once.

use engine::{Audience, Clause, List, Refusal, Seat, Seats, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::{MAX_CITIZENS, STARTERS, SourceId},
    effect::{Good, Op, Resource},
    event::{Cause, Event},
    open::{Open, Pending, Phase, Stock},
    refusals::reasons,
    state::Valeria,
};

/// Each of three numbers may wake every kind of card, and the Starters may wake besides.
const MAX_ACTIVATED: usize = 3 * (MAX_CITIZENS + STARTERS) + STARTERS;

impl Open {
    /// VA-HARV-05: the Active player uses the left effect, everybody else the right one. The second solo Harvest
    /// stands for the turns of others (VA-SOLO-18).
    pub fn effect_of(&self, seat: Seat, source: SourceId) -> &'static [Op] {
        let source = self.pack.data().source(source);
        if self.harvests_left(seat) { &source.on_turn } else { &source.off_turn }
    }

    /// Whether a player's cards work as on their own turn.
    #[inline(always)]
    pub fn harvests_left(&self, seat: Seat) -> bool {
        seat == self.active && !self.progress.second_harvest
    }

    /// The cards that the dice wake in a tableau, and how often; none before the first roll, none of who rests (VA-5P-04).
    pub fn woken(&self, seat: Seat) -> Vec<(SourceId, u8)> {
        let mut woken = Vec::new();
        if self.rolled() && self.in_play(seat) {
            self.each_activation(seat, |source, times| woken.push((source, times)));
        }
        woken
    }

    /// What a plain gain is worth at this moment (VA-HARV-11, VA-ICON-05).
    #[inline(always)]
    pub fn gain_now(&self, seat: Seat, op: &Op) -> Option<(Good, u32)> {
        match op {
            Op::Gain { good, n } => Some((*good, u32::from(*n))),
            Op::GainPer { good, n, per } => {
                Some((*good, u32::from(*n).saturating_mul(self.count_per(seat, *per))))
            }
            _ => None,
        }
    }

    /// What all copies of a card would earn if it woke now, on its owner's turn or another's: what comes by itself, and
    /// what is left to its owner, with the number of times.
    pub fn earns(&self, seat: Seat, source: SourceId, on_turn: bool) -> (Stock, Vec<(&'static Op, u8)>) {
        let copies = self.copies(seat, source);
        let source = self.pack.data().source(source);
        let (mut goods, mut chosen) = (Stock::default(), Vec::new());
        for op in if on_turn { &source.on_turn } else { &source.off_turn } {
            match self.gain_now(seat, op) {
                Some((good, n)) => goods.gain(good, n.saturating_mul(copies.into())),
                None => chosen.push((op, copies)),
            }
        }
        (goods, chosen)
    }

    /// The choice of this Harvest that a seat owes next.
    pub fn next_choice(&self, seat: Seat) -> Option<&'static Op> {
        self.pending_op(seat, *self.player(seat).choices.first()?)
    }

    fn pending_op(&self, seat: Seat, pending: Pending) -> Option<&'static Op> {
        self.effect_of(seat, pending.source).get(usize::from(pending.op))
    }

    /// VA-HARV-03, VA-HARV-04: calls `with` for each card kind that is activated and its number of activations.
    #[inline(always)]
    fn each_activation(&self, seat: Seat, mut with: impl FnMut(SourceId, u8)) {
        let data = self.pack.data();
        let mut matched = false;
        for (number, times) in self.activations() {
            let mut bits = data.by_number[usize::from(number.min(12))];
            while bits != 0 {
                let source = SourceId(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                let copies = self.copies(seat, source);
                if copies > 0 {
                    matched = true;
                    with(source, copies.saturating_mul(times));
                }
            }
        }
        // VA-HARV-19, VA-HARV-20: the Herald wakes on a double and when nothing matched; both make two activations.
        let mut heralds = data.heralds;
        while heralds != 0 {
            let source = SourceId(heralds.trailing_zeros() as u8);
            heralds &= heralds - 1;
            let herald = data.source(source);
            let times =
                u8::from(herald.on_double && self.is_double()) + u8::from(herald.on_no_match && !matched);
            if times > 0 {
                with(source, times);
            }
        }
    }

    /// The take effect that is decided now.
    fn taking(&self) -> Option<(SourceId, &'static [Resource], u8)> {
        let pending = *self.progress.takes.first()?;
        match self.pending_op(self.active, pending)? {
            Op::Take { resources, up_to } => Some((pending.source, resources, *up_to)),
            _ => None,
        }
    }

    /// VA-CARD-06: an opponent, one Resource, 1 to 3 of it; or nothing.
    pub(crate) fn legal_takes(&self, into: &mut Vec<Action>) {
        let Some((_, resources, up_to)) = self.taking() else { return };
        for from in self.opponents() {
            for &resource in resources {
                let most = self.player(from).stock.of(resource).min(up_to.into()) as u8;
                into.extend((1..=most).map(|amount| Action::Take { from, resource, amount }));
            }
        }
        into.push(Action::TakeNothing);
    }

    pub(crate) fn check_take(&self, from: Seat, resource: Resource, amount: u8) -> Result<(), Refusal> {
        let Some((_, resources, up_to)) = self.taking() else { return Err(Refusal::by(&["VA-HARV-08"])) };
        if from.index() >= self.count() || from == self.active {
            return Err(Refusal::by(&["VA-CARD-06", "VA-ICON-09"]));
        }
        if !self.in_play(from) {
            return Err(Refusal::by(&["VA-5P-04", "VA-5P-03"]).because(reasons::resting(from)));
        }
        let has = self.player(from).stock.of(resource);
        let refused = Refusal::by(&["VA-CARD-06"]);
        match u32::from(amount) {
            _ if !resources.contains(&resource) || amount == 0 => Err(refused),
            _ if amount > up_to => Err(refused.because(reasons::take_at_most(up_to))),
            wanted if wanted > has => Err(refused.because(reasons::take_has(from, resource.key(), has))),
            _ => Ok(()),
        }
    }

    fn can_exchange(&self, seat: Seat, pending: Pending) -> bool {
        match self.pending_op(seat, pending) {
            Some(Op::Exchange { pay, pay_n, .. }) => self.player(seat).stock.of(*pay) >= u32::from(*pay_n),
            _ => false,
        }
    }

    /// Why an exchange that is open cannot be made now.
    fn cannot_trade(&self, seat: Seat, pending: Pending) -> Refusal {
        let refused = Refusal::by(&["VA-HARV-13", "VA-HARV-15"]);
        match self.pending_op(seat, pending) {
            Some(Op::Exchange { pay, pay_n, .. }) => {
                let has = self.player(seat).stock.of(*pay);
                refused.because(reasons::trade(pending.source, pay.key(), has, *pay_n))
            }
            _ => refused,
        }
    }

    fn owes_harvest(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.choices.is_empty() || player.exchanges.iter().any(|pending| self.can_exchange(seat, *pending))
    }

    /// VA-DEC-15: everybody who still has something to decide, all at once.
    pub(crate) fn harvesting(&self) -> Seats {
        self.seats().filter(|seat| self.owes_harvest(*seat)).collect()
    }

    pub(crate) fn legal_harvest(&self, seat: Seat, into: &mut Vec<Action>) {
        let player = self.player(seat);
        if let Some(pending) = player.choices.first() {
            match self.pending_op(seat, *pending) {
                Some(Op::Choose(options)) => into.extend((0..options.len() as u8).map(Action::HarvestChoice)),
                Some(Op::Take { resources, .. }) => {
                    into.extend(resources.iter().map(|resource| Action::HarvestGain(*resource)));
                }
                _ => into.extend(Resource::ALL.map(Action::HarvestGain)),
            }
            return;
        }
        let payable = player.exchanges.iter().filter(|pending| self.can_exchange(seat, **pending));
        into.extend(payable.map(|pending| Action::HarvestExchange(pending.source)));
        into.push(Action::HarvestDone);
    }

    pub(crate) fn check_harvest(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let player = self.player(seat);
        if let Some(pending) = player.choices.first() {
            let op = self.pending_op(seat, *pending);
            return match (op, action) {
                (Some(Op::Choose(options)), Action::HarvestChoice(side))
                    if usize::from(*side) < options.len() =>
                {
                    Ok(())
                }
                (Some(Op::Take { resources, .. }), Action::HarvestGain(resource))
                    if resources.contains(resource) =>
                {
                    Ok(())
                }
                (Some(Op::GainAny { .. }), Action::HarvestGain(_)) => Ok(()),
                (_, Action::HarvestChoice(_) | Action::HarvestGain(_)) => Err(Refusal::by(&["VA-HARV-12"])),
                // Choices come before exchanges, the Herald's by a clause of its own.
                (Some(Op::GainAny { .. }), Action::HarvestExchange(_) | Action::HarvestDone) => {
                    Err(Refusal::by(&["VA-HARV-24", "VA-HARV-12"]))
                }
                (_, Action::HarvestExchange(_) | Action::HarvestDone) => {
                    Err(Refusal::by(&["VA-HARV-12", "VA-HARV-16"]))
                }
                _ => Err(self.closed(seat, action)),
            };
        }
        match action {
            Action::HarvestDone => Ok(()),
            Action::HarvestExchange(source) => {
                match player.exchanges.iter().find(|pending| pending.source == *source) {
                    None => {
                        Err(Refusal::by(&["VA-HARV-13", "VA-HARV-14"]).because(reasons::no_trade(*source)))
                    }
                    Some(pending) if self.can_exchange(seat, *pending) => Ok(()),
                    Some(pending) => Err(self.cannot_trade(seat, *pending)),
                }
            }
            _ => Err(self.closed(seat, action)),
        }
    }
}

impl Valeria {
    /// VA-HARV-08: take effects of the Active player come before anything else.
    pub(super) fn begin_harvest(&mut self) -> Flow {
        let mut takes = List::new();
        let data = self.pack.data();
        let woken = self.hits().map(|number| data.by_number[usize::from(number.min(12))]);
        let may_wake = woken.into_iter().fold(data.heralds, std::ops::BitOr::bitor);
        if may_wake & data.takers != 0 && !self.rules.solo() {
            self.each_activation(self.active, |source, count| {
                for (op, effect) in self.effect_of(self.active, source).iter().enumerate() {
                    if matches!(effect, Op::Take { .. }) {
                        add_pending(&mut takes, Pending { source, op: op as u8, count });
                    }
                }
            });
        }
        self.progress.takes = takes;
        self.phase = Phase::Takes;
        Flow::Next
    }

    /// VA-DEC-04, R-42: no question when no opponent has anything to take.
    pub(super) fn wait_for_takes(&mut self) -> Flow {
        while !self.progress.takes.is_empty() {
            let some = self.taking().is_some_and(|(_, resources, _)| {
                let has =
                    |seat: Seat| resources.iter().any(|resource| self.player(seat).stock.of(*resource) > 0);
                self.opponents().any(has)
            });
            if some {
                return Flow::Wait;
            }
            self.progress.takes.remove(0);
        }
        self.phase = Phase::Gains;
        Flow::Next
    }

    pub(crate) fn answer_take(&mut self, wish: Option<(Seat, Resource, u8)>, on: &mut Witness<Event>) {
        let Some(pending) = self.progress.takes.first().copied() else { return };
        let by = Cause::Card(pending.source);
        match wish {
            Some((from, resource, amount)) => self.take(from, resource, amount.into(), by, "VA-CARD-06", on),
            None => {
                let seat = self.active;
                on.tell(Audience::ALL, "VA-HARV-16", || Event::TookNothing { seat, by });
            }
        }
        use_up(&mut self.progress.takes, 0);
    }

    /// Moves up to `amount` from an opponent to the Active player (VA-GEN-04).
    pub(super) fn take(
        &mut self,
        from: Seat,
        resource: Resource,
        amount: u32,
        by: Cause,
        clause: Clause,
        on: &mut Witness<Event>,
    ) {
        let seat = self.active;
        let amount = amount.min(self.player(from).stock.of(resource));
        self.player_mut(from).stock.pay(resource, amount);
        self.player_mut(seat).stock.gain(resource.into(), amount);
        on.tell(Audience::ALL, clause, || Event::Took { seat, from, resource, amount, by });
    }

    /// VA-HARV-10: pure gains are applied at once; choices and exchanges are noted for their owner.
    pub(super) fn collect_gains(&mut self, on: &mut Witness<Event>) -> Flow {
        for seat in self.active.around(self.count()) {
            // VA-HARV-01, VA-5P-03.
            if self.in_play(seat) {
                self.collect_gains_of(seat, on);
            }
        }
        self.phase = Phase::Harvest;
        Flow::Next
    }

    fn collect_gains_of(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let mut choices = List::new();
        let mut exchanges = List::new();
        let mut activated: List<(SourceId, u8), MAX_ACTIVATED> = List::new();
        self.each_activation(seat, |source, count| activated.push((source, count)));
        for &(source, count) in &activated {
            for (op, effect) in self.effect_of(seat, source).iter().enumerate() {
                let pending = Pending { source, op: op as u8, count };
                match effect {
                    Op::Gain { .. } | Op::GainPer { .. } => {
                        self.gain_by(seat, effect, count.into(), Cause::Card(source), "VA-HARV-10", on);
                    }
                    Op::Choose(_) | Op::GainAny { .. } => add_pending(&mut choices, pending),
                    // VA-SOLO-07: solo takes from the bank, in full; the kind is still a choice.
                    Op::Take { .. } if self.rules.solo() => add_pending(&mut choices, pending),
                    Op::Exchange { .. } => add_pending(&mut exchanges, pending),
                    _ => {}
                }
            }
        }
        // VA-HARV-17, R-28: once in the owner's own Harvest.
        if seat == self.active && !self.progress.second_harvest {
            self.pay_domains(seat, self.pack.harvesting, on);
        }
        let player = self.player_mut(seat);
        player.choices = choices;
        player.exchanges = exchanges;
    }

    /// Applies a plain gain `times` over.
    pub(super) fn gain_by(
        &mut self,
        seat: Seat,
        op: &Op,
        times: u32,
        by: Cause,
        clause: Clause,
        on: &mut Witness<Event>,
    ) {
        let Some((good, n)) = self.gain_now(seat, op) else { return };
        let n = n.saturating_mul(times);
        self.player_mut(seat).stock.gain(good, n);
        if n > 0 {
            on.tell(Audience::ALL, clause, || {
                let mut goods = Stock::default();
                goods.gain(good, n);
                Event::Gained { seat, by, goods }
            });
        }
    }

    /// VA-HARV-26: Harvest ends when everyone has finished.
    pub(super) fn wait_for_harvest(&mut self) -> Flow {
        if !self.harvesting().is_empty() {
            return Flow::Wait;
        }
        for player in &mut self.players {
            player.exchanges.clear();
        }
        self.phase = if self.progress.second_harvest { Phase::End } else { Phase::ActionStart };
        Flow::Next
    }

    pub(crate) fn answer_harvest(&mut self, seat: Seat, action: &Action, on: &mut Witness<Event>) {
        match action {
            Action::HarvestChoice(side) => {
                let Some(pending) = self.player(seat).choices.first().copied() else { return };
                if let Some(Op::Choose(options)) = self.pending_op(seat, pending)
                    && let Some(option) = options.get(usize::from(*side))
                {
                    for op in option {
                        self.gain_by(seat, op, 1, Cause::Card(pending.source), "VA-HARV-12", on);
                    }
                }
                use_up(&mut self.player_mut(seat).choices, 0);
            }
            Action::HarvestGain(resource) => {
                let Some(pending) = self.player(seat).choices.first().copied() else { return };
                let (n, clause) = match self.pending_op(seat, pending) {
                    Some(Op::GainAny { n }) => (*n, "VA-HARV-21"),
                    Some(Op::Take { up_to, .. }) => (*up_to, "VA-SOLO-07"),
                    _ => return,
                };
                let gain = Op::Gain { good: (*resource).into(), n };
                self.gain_by(seat, &gain, 1, Cause::Card(pending.source), clause, on);
                use_up(&mut self.player_mut(seat).choices, 0);
            }
            Action::HarvestExchange(source) => {
                let at = self.player(seat).exchanges.iter().position(|pending| pending.source == *source);
                let Some(at) = at else { return };
                let pending = self.player(seat).exchanges[at];
                if let Some(Op::Exchange { pay, pay_n, good, n }) = self.pending_op(seat, pending) {
                    self.exchange(seat, (*pay, *pay_n), (*good, *n), Cause::Card(*source), "VA-HARV-13", on);
                }
                use_up(&mut self.player_mut(seat).exchanges, at);
            }
            _ => self.player_mut(seat).exchanges.clear(),
        }
        // Nothing payable is left: what remains can never become payable in this Harvest (VA-HARV-14).
        if !self.owes_harvest(seat) {
            self.player_mut(seat).exchanges.clear();
        }
    }

    /// VA-ICON-07: pay to the bank, gain from the bank, both or neither.
    pub(super) fn exchange(
        &mut self,
        seat: Seat,
        (pay, pay_n): (Resource, u8),
        (good, n): (crate::effect::Good, u8),
        by: Cause,
        clause: Clause,
        on: &mut Witness<Event>,
    ) {
        let stock = &mut self.player_mut(seat).stock;
        stock.pay(pay, pay_n.into());
        stock.gain(good, n.into());
        on.tell(Audience::ALL, clause, || Event::Exchanged { seat, by, pay, pay_n, good, n });
    }
}

/// Adds activations, merging those of the same card kind (a double activates a card twice).
fn add_pending<const N: usize>(list: &mut List<Pending, N>, pending: Pending) {
    if let Some(known) =
        list.iter_mut().find(|known| known.source == pending.source && known.op == pending.op)
    {
        known.count = known.count.saturating_add(pending.count);
    } else {
        // The data pack is checked for rolls that would ask for more.
        list.push(pending);
    }
}

/// One activation less.
fn use_up<const N: usize>(list: &mut List<Pending, N>, at: usize) {
    let Some(pending) = list.get_mut(at) else { return };
    pending.count = pending.count.saturating_sub(1);
    if pending.count == 0 {
        list.remove(at);
    }
}
