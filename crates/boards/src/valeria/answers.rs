//! Questions and answers in words.

use engine::{Clause, Seat, Viewer};
use valeria::{
    Action, Phase, Slot, View,
    data::{CitizenId, MonsterId},
    effect::{Op, Resource},
    slot::Row,
    state::{Cover, EffectOf, Pending},
};
use words::Lang;

use super::{amount, effects, good, name, price, who};

/// The activation a Harvest answer is about.
fn pending(view: &View, seat: Seat) -> Option<(Pending, &Op)> {
    let player = view.players.get(seat.index())?;
    let pending = *player.choices.first()?;
    let source = view.pack.sources.get(usize::from(pending.source.0))?;
    let on_turn = seat == view.active && !view.progress.second_harvest;
    let ops = if on_turn { &source.on_turn } else { &source.off_turn };
    ops.get(usize::from(pending.op)).map(|op| (pending, op))
}

/// The effect being carried out, and the operation that is asked about.
fn reward(view: &View) -> Option<(&Op, EffectOf)> {
    let frame = *view.progress.frames.last()?;
    let ops = match frame.effect {
        EffectOf::Monster(id) => &view.pack.monsters.get(usize::from(id.0))?.reward,
        EffectOf::Domain(id) => &view.pack.domains.get(usize::from(id.0))?.effect,
    };
    let ops = match frame.option {
        None => ops,
        Some((op, option)) => match ops.get(usize::from(op))? {
            Op::Choose(options) => options.get(usize::from(option))?,
            _ => return None,
        },
    };
    Some((ops.get(usize::from(frame.at))?, frame.effect))
}

fn effect_name(view: &View, effect: EffectOf, lang: Lang) -> String {
    match effect {
        EffectOf::Monster(id) => name(&view.pack, id, lang),
        EffectOf::Domain(id) => name(&view.pack, id, lang),
    }
}

/// The end-of-phase Domain that is asked about: takes come first, as the rules have it.
fn at_end(view: &View) -> Option<(valeria::data::DomainId, &Op)> {
    let op =
        |id: valeria::data::DomainId| view.pack.domains.get(usize::from(id.0)).and_then(|d| d.effect.first());
    let takes = view.progress.at_end.iter().find(|id| matches!(op(*id), Some(Op::Take { .. })));
    let id = takes.or_else(|| view.progress.at_end.iter().next())?;
    op(id).map(|op| (id, op))
}

pub fn question(view: &View, seat: Seat, lang: Lang) -> String {
    match view.phase {
        Phase::ChooseDukes => lang.say("va-q-duke"),
        Phase::Modify => {
            let [one, two] = view.dice;
            lang.tell("va-q-modify", [("one", one.into()), ("two", two.into())])
        }
        Phase::Events => lang.say("va-q-token"),
        Phase::Takes => lang.say("va-q-take"),
        Phase::Harvest => match pending(view, seat) {
            Some((pending, _)) => {
                lang.tell("va-q-choice", [("card", name(&view.pack, pending.source, lang).into())])
            }
            None => lang.say("va-q-exchange"),
        },
        Phase::Action => lang.tell("va-q-action", [("left", view.progress.actions_left.into())]),
        Phase::Payment => {
            let card = view.progress.buying.map_or_else(String::new, |slot| card_in(view, slot, lang));
            lang.tell("va-q-payment", [("card", card.into())])
        }
        Phase::Reward => match reward(view) {
            Some((op, effect)) => {
                let card = effect_name(view, effect, lang);
                let key = match op {
                    Op::GainCitizen(_) => "va-q-reward-citizen",
                    Op::Choose(_) => "va-q-reward-option",
                    Op::ExtraSlay => "va-q-extra-slay",
                    Op::ReturnCitizen { .. } | Op::ReturnMonster { .. } => "va-q-return",
                    Op::Exchange { .. } => "va-q-domain-exchange",
                    _ => "va-q-target",
                };
                lang.tell(key, [("card", card.into())])
            }
            None => lang.say("va-q-reward"),
        },
        Phase::ActionEnd => {
            let Some((id, op)) = at_end(view) else { return lang.say("va-q-reward") };
            let key = if matches!(op, Op::Exchange { .. }) { "va-q-domain-exchange" } else { "va-q-target" };
            lang.tell(key, [("card", name(&view.pack, id, lang).into())])
        }
        Phase::Attacks if view.progress.any_stack => lang.say("va-q-solo-stack"),
        Phase::Attacks => lang.say("va-q-solo-order"),
        Phase::Capture => lang.say("va-q-solo-capture"),
        _ => lang.say("va-q-wait"),
    }
}

/// The Monster in reach in a slot.
pub fn monster_in(view: &View, slot: Slot) -> Option<MonsterId> {
    if let Row::Monster(at) = slot.row()
        && let Some(id) = view.monsters[at].cards.last()
    {
        return Some(*id);
    }
    match cover(view, slot) {
        Cover::Event(id) => Some(id),
        _ => None,
    }
}

pub fn cover(view: &View, slot: Slot) -> Cover {
    match slot.row() {
        Row::Monster(at) => view.monsters[at].cover,
        Row::Citizen(at) => view.citizens[at].cover,
        Row::Domain(at) => view.domains[at].cover,
    }
}

/// What it takes to slay the Monster in a slot: Strength and Magic, tokens included.
pub fn slay_price(view: &View, slot: Slot) -> (u32, u32) {
    let Some(id) = monster_in(view, slot) else { return (0, 0) };
    let Some(monster) = view.pack.monsters.get(usize::from(id.0)) else { return (0, 0) };
    let height = match slot.row() {
        Row::Monster(at) => view.monsters[at].cards.len().saturating_sub(1),
        _ => 0,
    };
    let tokens = view.tokens.iter().find(|pile| pile.slot == slot && usize::from(pile.height) == height);
    let (strength, magic) = tokens.map_or((0, 0), |pile| (pile.strength, pile.magic));
    (u32::from(monster.strength) + u32::from(strength), u32::from(monster.magic) + u32::from(magic))
}

/// The card of a slot by name.
pub fn card_in(view: &View, slot: Slot, lang: Lang) -> String {
    if let Some(id) = monster_in(view, slot) {
        return name(&view.pack, id, lang);
    }
    match slot.row() {
        Row::Citizen(at) => view.citizens[at].cards.last().map(|id| name(&view.pack, *id, lang)),
        Row::Domain(at) => view.domains[at].top.map(|id| name(&view.pack, id, lang)),
        Row::Monster(_) => None,
    }
    .unwrap_or_else(|| slot.to_string())
}

/// What recruiting a Citizen costs the Active player. The board only repeats what the cards say; whether it can be
/// paid is for the legal answers to tell.
pub fn recruit_price(view: &View, id: CitizenId) -> u32 {
    let Some(citizen) = view.pack.citizens.get(usize::from(id.0)) else { return 0 };
    let Some(player) = view.players.get(view.active.index()) else { return 0 };
    if player.domains.bits() & view.pack.ignoring_surcharge.bits() != 0 {
        return citizen.cost.into();
    }
    let same: u32 = citizen.named.iter().map(|id| u32::from(player.citizens.get(id))).sum();
    u32::from(citizen.cost) + same + u32::from(citizen.starter_named)
}

/// What building the Domain of a slot costs the Active player.
pub fn build_price(view: &View, slot: Slot) -> u32 {
    let Row::Domain(at) = slot.row() else { return 0 };
    let Some(domain) = view.domains[at].top.and_then(|id| view.pack.domains.get(usize::from(id.0))) else {
        return 0;
    };
    let owned = view.players.get(view.active.index()).map_or(0, |player| player.domains.bits());
    let discounts = engine::IdSet::<valeria::data::DomainId>::from_bits(owned & view.pack.discounting.bits());
    let discount: u32 = discounts
        .iter()
        .flat_map(|id| &view.pack.domain(id).effect)
        .map(|op| if let Op::DomainDiscount { n } = op { u32::from(*n) } else { 0 })
        .sum();
    u32::from(domain.cost).saturating_sub(discount).max(1)
}

fn total_price(view: &View, slot: Slot) -> (Resource, u32) {
    if monster_in(view, slot).is_some() {
        let (strength, magic) = slay_price(view, slot);
        return (Resource::Strength, strength + magic);
    }
    let gold = match slot.row() {
        Row::Citizen(at) => view.citizens[at].cards.last().map_or(0, |id| recruit_price(view, *id)),
        _ => build_price(view, slot),
    };
    (Resource::Gold, gold)
}

pub fn answer(view: &View, action: &Action, lang: Lang) -> String {
    let data = &view.pack;
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.active,
    };
    match action {
        Action::ChooseDuke(duke) => {
            let scores = super::draw::duke_text(view, *duke, lang);
            lang.tell("va-a-duke", [("duke", name(data, *duke, lang).into()), ("scores", scores.into())])
        }
        Action::RollModify { domain, die, magic } => {
            let shown = view.dice[usize::from(*die == 2)];
            let becomes = match data.domain(*domain).effect.first() {
                Some(Op::SetDie { to, .. }) => *to,
                Some(Op::ShiftDie { delta, .. }) => shown.saturating_add_signed(*delta),
                _ => shown,
            };
            let key = if *magic == 0 { "va-a-modify" } else { "va-a-modify-magic" };
            let args = [
                ("domain", name(data, *domain, lang).into()),
                ("die", (*die).into()),
                ("from", shown.into()),
                ("to", becomes.into()),
                ("magic", (*magic).into()),
            ];
            lang.tell(key, args)
        }
        Action::Announce => lang.say("va-a-announce"),
        Action::EventToken(slot) => lang.tell(
            "va-a-token",
            [("monster", card_in(view, *slot, lang).into()), ("slot", slot.to_string().into())],
        ),
        Action::Take { from, resource, amount: n } => lang.tell(
            "va-a-take",
            [("what", amount(*resource, *n, lang).into()), ("from", who(*from, lang).into())],
        ),
        Action::TakeNothing => lang.say("va-a-take-nothing"),
        Action::HarvestChoice(side) => match pending(view, seat) {
            Some((_, Op::Choose(options))) => match options.get(usize::from(*side)) {
                Some(option) => {
                    lang.tell("va-a-gain", [("what", effects::effect(data, option, lang).into())])
                }
                None => lang.tell("va-a-option", [("n", (side + 1).into())]),
            },
            _ => lang.tell("va-a-option", [("n", (side + 1).into())]),
        },
        Action::HarvestGain(resource) => {
            let n = match pending(view, seat) {
                Some((_, Op::GainAny { n })) => *n,
                Some((_, Op::Take { up_to, .. })) => *up_to,
                _ => 1,
            };
            lang.tell("va-a-gain", [("what", amount(*resource, n, lang).into())])
        }
        Action::HarvestExchange(source) => {
            let card = name(data, *source, lang);
            let on_turn = seat == view.active && !view.progress.second_harvest;
            let entry = data.source(*source);
            let ops = if on_turn { &entry.on_turn } else { &entry.off_turn };
            let exchange = ops.iter().find(|op| matches!(op, Op::Exchange { .. }));
            let what =
                exchange.map_or_else(String::new, |op| effects::effect(data, std::slice::from_ref(op), lang));
            let pending = view.players.get(seat.index()).map(|player| &player.exchanges);
            let count =
                pending.and_then(|all| all.iter().find(|p| p.source == *source)).map_or(1, |p| p.count);
            lang.tell(
                "va-a-exchange",
                [("card", card.into()), ("what", what.into()), ("count", count.into())],
            )
        }
        Action::HarvestDone => lang.say("va-a-harvest-done"),
        Action::Slay(slot) => {
            let (strength, magic) = slay_price(view, *slot);
            let cost = price(&[(Resource::Strength, strength), (Resource::Magic, magic)], lang);
            let args = [
                ("monster", card_in(view, *slot, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", cost.into()),
            ];
            lang.tell("va-a-slay", args)
        }
        Action::Recruit(slot) => {
            let (_, gold) = total_price(view, *slot);
            let args = [
                ("citizen", card_in(view, *slot, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", amount(Resource::Gold, gold, lang).into()),
            ];
            lang.tell("va-a-recruit", args)
        }
        Action::Build(slot) => {
            let args = [
                ("domain", card_in(view, *slot, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", amount(Resource::Gold, build_price(view, *slot), lang).into()),
            ];
            lang.tell("va-a-build", args)
        }
        Action::Gain(resource) => lang.tell("va-a-gain", [("what", amount(*resource, 1, lang).into())]),
        Action::Payment { magic } => {
            let (resource, total) =
                view.progress.buying.map_or((Resource::Gold, 0), |slot| total_price(view, slot));
            let magic = u32::from(*magic);
            let cost = price(&[(resource, total.saturating_sub(magic)), (Resource::Magic, magic)], lang);
            lang.tell("va-a-pay", [("price", cost.into())])
        }
        Action::RewardOption(side) => match reward(view) {
            Some((Op::Choose(options), _)) => match options.get(usize::from(*side)) {
                Some(option) => {
                    lang.tell("va-a-gain", [("what", effects::effect(data, option, lang).into())])
                }
                None => lang.tell("va-a-option", [("n", (side + 1).into())]),
            },
            _ => lang.tell("va-a-option", [("n", (side + 1).into())]),
        },
        Action::RewardCitizen(slot) | Action::SoloCapture(slot) => {
            let key = if matches!(action, Action::SoloCapture(_)) { "va-a-capture" } else { "va-a-citizen" };
            lang.tell(
                key,
                [("citizen", card_in(view, *slot, lang).into()), ("slot", slot.to_string().into())],
            )
        }
        Action::Target(seat) => lang.tell("va-a-target", [("who", who(*seat, lang).into())]),
        Action::ReturnCitizen(id) => lang.tell("va-a-return", [("card", name(data, *id, lang).into())]),
        Action::ReturnMonster(id) => lang.tell("va-a-return", [("card", name(data, *id, lang).into())]),
        Action::Exchange => {
            let op = reward(view).map(|(op, _)| op).or_else(|| at_end(view).map(|(_, op)| op));
            match op {
                Some(Op::Exchange { pay, pay_n, good: what, n }) => {
                    let args =
                        [("pay", amount(*pay, *pay_n, lang).into()), ("gain", good(*what, *n, lang).into())];
                    lang.tell("va-a-domain-exchange", args)
                }
                _ => lang.say("va-a-accept"),
            }
        }
        Action::Decline => lang.say("va-a-decline"),
        Action::SoloOrder(number) => lang.tell("va-a-solo-order", [("number", (*number).into())]),
        Action::SoloStack(slot) => lang.tell(
            "va-a-solo-stack",
            [("monster", card_in(view, *slot, lang).into()), ("slot", slot.to_string().into())],
        ),
    }
}

pub fn clause(action: &Action) -> Clause {
    match action {
        Action::ChooseDuke(_) => "VA-SET-13",
        Action::RollModify { .. } => "VA-ROLL-03",
        Action::Announce => "VA-ROLL-08",
        Action::EventToken(_) => "VA-EVT-09",
        Action::Take { .. } => "VA-CARD-06",
        Action::TakeNothing => "VA-HARV-16",
        Action::HarvestChoice(_) => "VA-HARV-12",
        Action::HarvestGain(_) => "VA-HARV-21",
        Action::HarvestExchange(_) | Action::HarvestDone => "VA-HARV-13",
        Action::Slay(_) => "VA-SLAY-02",
        Action::Recruit(_) => "VA-REC-02",
        Action::Build(_) => "VA-BLD-04",
        Action::Gain(_) => "VA-GAIN-01",
        Action::Payment { .. } => "VA-PAY-01",
        Action::RewardOption(_) => "VA-SLAY-05",
        Action::RewardCitizen(_) => "VA-SLAY-06",
        Action::Target(_) => "VA-ICON-09",
        Action::ReturnCitizen(_) => "VA-CARD-08",
        Action::ReturnMonster(_) => "VA-CARD-09",
        Action::Exchange => "VA-ICON-07",
        Action::Decline => "VA-ACT-04",
        Action::SoloOrder(_) => "VA-SOLO-13",
        Action::SoloStack(_) => "VA-SOLO-10",
        Action::SoloCapture(_) => "VA-SOLO-14",
    }
}
