//! Refusals that have facts to tell: what somebody has, what it takes, which card, who, and when. Everything in them lies
//! open to all.

use engine::{Seat, reasons};

use crate::data::{CitizenId, DomainId, MonsterId, SourceId};

reasons! {
    /// VA-PAY-03: too little Strength and Magic together.
    strength("no-va-strength", has: u32, magic: u32, costs: u32, costs_magic: u32);
    /// VA-PAY-02: too little Gold and Magic together.
    gold("no-va-gold", has: u32, magic: u32, costs: u32);
    /// VA-PAY-01: Magic would do, but not alone.
    no_strength("no-va-no-strength", magic: u32, costs: u32);
    no_gold("no-va-no-gold", magic: u32, costs: u32);
    /// A payment of more Magic than the whole price.
    magic_beyond("no-va-magic-beyond", magic: u32, costs: u32);
    /// VA-PAY-01: a payment of Magic alone.
    magic_alone("no-va-magic-alone", costs: u32, resource: &'static str);
    /// A payment within the price, but not within the stock.
    split_strength("no-va-split-strength", magic: u32, rest: u32, has: u32, has_magic: u32);
    split_gold("no-va-split-gold", magic: u32, rest: u32, has: u32, has_magic: u32);
    /// VA-BLD-02: a Domain asks for Roles.
    roles("no-va-roles", domain: DomainId, role: &'static str, has: u32, needs: u8);
    /// VA-BLD-03: they would do, if Starters and Domains counted.
    roles_of_citizens("no-va-roles-of-citizens", domain: DomainId, role: &'static str, has: u32, needs: u8);
    /// VA-ROLL-03: dice Domains.
    domain_not_built("no-va-domain-not-built", domain: DomainId);
    domain_used("no-va-domain-used", domain: DomainId);
    die_too_low("no-va-die-too-low", domain: DomainId, shown: u8, least: u8);
    die_same("no-va-die-same", domain: DomainId, shown: u8);
    dice_price("no-va-dice-price", domain: DomainId, resource: &'static str, has: u32, costs: u32);
    /// VA-ROLL-05: Magic would do, but does not stand in here.
    dice_no_magic("no-va-dice-no-magic", domain: DomainId, resource: &'static str, has: u32, costs: u32);
    /// VA-CARD-06.
    take_at_most("no-va-take-at-most", most: u8);
    take_has("no-va-take-has", who: Seat, resource: &'static str, has: u32);
    resting("no-va-resting", who: Seat);
    you_rest("no-va-you-rest", who: Seat);
    turn("no-va-turn", who: Seat);
    /// The phases come in their order.
    phase("no-va-phase", now: &'static str);
    trade("no-va-trade", card: SourceId, resource: &'static str, has: u32, costs: u8);
    no_trade("no-va-no-trade", card: SourceId);
    /// VA-ICON-06: a reward reaches up to a printed cost.
    too_dear("no-va-too-dear", citizen: CitizenId, costs: u8, most: u8);
    unwanted("no-va-unwanted", citizen: CitizenId);
    return_citizen("no-va-return-citizen", citizen: CitizenId);
    return_citizen_full("no-va-return-citizen-full", citizen: CitizenId);
    return_monster("no-va-return-monster", monster: MonsterId);
    return_event("no-va-return-event", monster: MonsterId);
    return_monster_full("no-va-return-monster-full", monster: MonsterId);
    token_on_itself("no-va-token-on-itself", monster: MonsterId);
}
