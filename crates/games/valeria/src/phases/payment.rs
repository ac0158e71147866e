//! Paying for an action (VA-PAY): Magic may stand in, one unit of the Resource itself is always spent.

use engine::{Refusal, Witness};

use super::Flow;
use crate::{
    action::Action,
    effect::Resource,
    event::Event,
    open::{Open, Phase, Player},
    refusals::reasons,
    slot::{Row, Slot},
    state::Valeria,
};

/// What a card costs: `base` in Gold or Strength, and Magic that nothing can stand in for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub resource: Resource,
    pub base: u32,
    pub magic: u32,
}

impl Price {
    /// VA-PAY-02, VA-PAY-03: the least and the most Magic a payment may contain, if there is one at all.
    #[inline(always)]
    pub fn splits(&self, base_stock: u32, magic_stock: u32) -> Option<(u32, u32)> {
        let own = self.base.min(base_stock);
        if own == 0 {
            return None;
        }
        let least = self.base - own + self.magic;
        if least > magic_stock {
            return None;
        }
        let most = (self.base - 1).min(magic_stock - self.magic) + self.magic;
        Some((least, most))
    }
}

impl Open {
    #[inline(always)]
    pub(super) fn splits(&self, price: Price) -> Option<(u32, u32)> {
        let stock = self.player(self.active).stock;
        price.splits(stock.of(price.resource), stock.magic)
    }

    #[inline(always)]
    pub(super) fn can_pay(&self, price: Price) -> bool {
        self.splits(price).is_some()
    }

    pub(super) fn check_price(&self, price: Price) -> Result<(), Refusal> {
        if self.can_pay(price) { Ok(()) } else { Err(self.unpayable(price)) }
    }

    /// Why a price cannot be paid: Magic would do, but not alone (VA-PAY-01; VA-PAY-06 for a price of 1), or there is too
    /// little of everything that counts.
    fn unpayable(&self, price: Price) -> Refusal {
        let stock = self.player(self.active).stock;
        let (has, all) = (stock.of(price.resource), price.base + price.magic);
        let magic_would_do = has == 0 && stock.magic >= all;
        let clauses: &[_] = match (price.resource, magic_would_do) {
            (_, true) if price.base == 1 => &["VA-PAY-01", "VA-PAY-06"],
            (Resource::Strength, true) => &["VA-PAY-01", "VA-PAY-03"],
            (_, true) => &["VA-PAY-01", "VA-PAY-02"],
            (Resource::Strength, false) => &["VA-PAY-03", "VA-PAY-04"],
            (_, false) => &["VA-PAY-02", "VA-PAY-04"],
        };
        Refusal::by(clauses).because(match (price.resource, magic_would_do) {
            (Resource::Strength, true) => reasons::no_strength(stock.magic, all),
            (_, true) => reasons::no_gold(stock.magic, all),
            (Resource::Strength, false) => reasons::strength(has, stock.magic, price.base, price.magic),
            (_, false) => reasons::gold(has, stock.magic, price.base),
        })
    }

    /// VA-PAY-08: what the card in a slot costs a player, tokens, surcharge and discount included.
    pub fn price(&self, player: &Player, slot: Slot) -> Option<Price> {
        match self.row_of_purchase(slot) {
            Row::Monster(_) => self.slay_price(slot),
            Row::Citizen(_) => self.recruit_price(player, slot),
            Row::Domain(_) => self.build_price(player, slot),
        }
    }

    /// What it costs the Active player.
    pub fn price_in(&self, slot: Slot) -> Option<Price> {
        self.price(self.player(self.active), slot)
    }

    /// The least and the most Magic by which the Active player can pay for the card in a slot.
    pub fn splits_in(&self, slot: Slot) -> Option<(u32, u32)> {
        self.splits(self.price_in(slot)?)
    }

    fn open_splits(&self) -> Option<(u32, u32)> {
        self.splits_in(self.progress.buying?)
    }

    pub(crate) fn legal_payments(&self, into: &mut Vec<Action>) {
        if let Some((least, most)) = self.open_splits() {
            into.extend((least..=most).map(|magic| Action::Payment { magic: magic as u16 }));
        }
    }

    pub(crate) fn check_payment(&self, magic: u16) -> Result<(), Refusal> {
        let magic = u32::from(magic);
        let Some(price) = self.progress.buying.and_then(|slot| self.price_in(slot)) else {
            return Err(Refusal::by(&["VA-DEC-08"]));
        };
        let all = price.base + price.magic;
        Err(match self.splits(price) {
            Some((least, most)) if (least..=most).contains(&magic) => return Ok(()),
            _ if magic > all => {
                Refusal::by(&["VA-PAY-04", "VA-PAY-05"]).because(reasons::magic_beyond(magic, all))
            }
            _ if magic == all => Refusal::by(&["VA-PAY-01", "VA-PAY-05"])
                .because(reasons::magic_alone(all, price.resource.key())),
            _ => self.beyond_stock(price, magic),
        })
    }

    /// A payment within the price, but not within the stock.
    fn beyond_stock(&self, price: Price, magic: u32) -> Refusal {
        let stock = self.player(self.active).stock;
        let (rest, has) = (price.base + price.magic - magic, stock.of(price.resource));
        Refusal::by(&["VA-PAY-05", "VA-PAY-04"]).because(match price.resource {
            Resource::Strength => reasons::split_strength(magic, rest, has, stock.magic),
            _ => reasons::split_gold(magic, rest, has, stock.magic),
        })
    }
}

impl Valeria {
    /// VA-PAY-05: with one legal split the engine pays without asking.
    pub(super) fn wait_for_payment(&mut self, on: &mut Witness<Event>) -> Flow {
        match self.open_splits() {
            Some((least, most)) if least < most => Flow::Wait,
            Some((least, _)) => {
                self.pay(least, on);
                Flow::Next
            }
            // Only a state set up by hand gets here: there is nothing to pay for, so the action is over.
            None => {
                self.progress.buying = None;
                self.phase = Phase::Reward;
                Flow::Next
            }
        }
    }

    /// VA-PAY-07: first the payment, then the card.
    pub(crate) fn pay(&mut self, magic: u32, on: &mut Witness<Event>) {
        let Some(slot) = self.progress.buying.take() else { return };
        let Some(price) = self.price_in(slot) else { return };
        let base = (price.base + price.magic).saturating_sub(magic);
        let seat = self.active;
        let stock = &mut self.player_mut(seat).stock;
        stock.pay(price.resource, base);
        stock.pay(Resource::Magic, magic);
        self.phase = Phase::Reward;
        match self.row_of_purchase(slot) {
            Row::Monster(_) => self.slay(slot, base, magic, on),
            Row::Citizen(at) => self.recruit(at, base, magic, on),
            Row::Domain(at) => self.build(at, base, magic, on),
        }
    }
}
