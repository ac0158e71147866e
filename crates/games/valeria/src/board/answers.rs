//! Questions and answers in words.

use engine::{Clause, Seat, Viewer};
use words::Lang;

use super::{amount, effects, good, name, price, who};
use crate::{
    Action, Phase, Slot, View,
    data::{Source, SourceId},
    effect::{Op, Resource},
    open::{EffectOf, Pending},
    slot::Row,
};

fn effect_name(view: &View, effect: EffectOf, lang: Lang) -> String {
    match effect {
        EffectOf::Monster(id) => name(&view.pack, id, lang),
        EffectOf::Domain(id) => name(&view.pack, id, lang),
    }
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
        Phase::Harvest => match view.player(seat).choices.first() {
            Some(choice) => gain_question(view, seat, *choice, lang),
            None => lang.say("va-q-exchange"),
        },
        Phase::Action => lang.tell("va-q-action", [("left", view.progress.actions_left.into())]),
        Phase::Payment => {
            let card = view.progress.buying.map_or_else(String::new, |slot| card_in(view, slot, lang));
            lang.tell("va-q-payment", [("card", card.into())])
        }
        Phase::Reward => match view.current_op() {
            Some((frame, op)) => {
                let card = effect_name(view, frame.effect, lang);
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
            let Some((id, op)) = view.next_at_end() else { return lang.say("va-q-reward") };
            let key = if matches!(op, Op::Exchange { .. }) { "va-q-domain-exchange" } else { "va-q-target" };
            lang.tell(key, [("card", name(&view.pack, id, lang).into())])
        }
        Phase::Attacks if view.progress.any_stack => lang.say("va-q-solo-stack"),
        Phase::Attacks => lang.say("va-q-solo-order"),
        Phase::Capture => lang.say("va-q-solo-capture"),
        _ => lang.say("va-q-wait"),
    }
}

/// What a card brings is asked as often as it was woken: which time this is; and of a Herald, what it answers to.
fn gain_question(view: &View, seat: Seat, choice: Pending, lang: Lang) -> String {
    let source = view.pack.source(choice.source);
    let is_herald = |source: &Source| source.on_double || source.on_no_match;
    let woken = view.woken(seat);
    let times: u8 = woken.iter().filter(|(id, _)| *id == choice.source).map(|(_, times)| times).sum();
    let of = times.max(choice.count);
    let args = [
        ("card", name(&view.pack, choice.source, lang).into()),
        ("at", (of - choice.count + 1).into()),
        ("of", of.into()),
    ];
    if !is_herald(source) {
        return lang.tell("va-q-choice", args);
    }
    let nothing = source.on_no_match && woken.iter().all(|(id, _)| is_herald(view.pack.source(*id)));
    let why = match (nothing, source.on_double && view.is_double()) {
        (true, true) => "both",
        (true, false) => "nothing",
        (false, _) => "double",
    };
    lang.tell("va-q-herald", args.into_iter().chain([("why", why.into())]))
}

/// How much of a Resource an answer to the next choice of a Harvest brings.
pub fn harvested(view: &View, seat: Seat) -> u8 {
    match view.next_choice(seat) {
        Some(Op::GainAny { n }) => *n,
        Some(Op::Take { up_to, .. }) => *up_to,
        _ => 1,
    }
}

/// The exchange of a card, and how often it may be made.
pub fn exchange(view: &View, seat: Seat, source: SourceId) -> (Option<&'static Op>, u8) {
    let exchange = view.effect_of(seat, source).iter().find(|op| matches!(op, Op::Exchange { .. }));
    let pending = view.players.get(seat.index()).map(|player| &player.exchanges);
    let count = pending.and_then(|all| all.iter().find(|p| p.source == source)).map_or(1, |p| p.count);
    (exchange, count)
}

/// What is paid for the card being bought where so much of it is Magic.
pub fn split(view: &View, magic: u16) -> [(Resource, u32); 2] {
    let due = view.progress.buying.and_then(|slot| view.price_in(slot));
    let (resource, total) = due.map_or((Resource::Gold, 0), |due| (due.resource, due.base + due.magic));
    let magic = u32::from(magic);
    [(resource, total.saturating_sub(magic)), (Resource::Magic, magic)]
}

/// The card of a slot by name.
pub fn card_in(view: &View, slot: Slot, lang: Lang) -> String {
    if let Some(id) = view.monster_in(slot) {
        return name(&view.pack, id, lang);
    }
    match slot.row() {
        Row::Citizen(at) => view.citizens[at].cards.last().map(|id| name(&view.pack, *id, lang)),
        Row::Domain(at) => view.domains[at].top.map(|id| name(&view.pack, id, lang)),
        Row::Monster(_) => None,
    }
    .unwrap_or_else(|| slot.to_string())
}

/// What the card of a slot costs the Active player, in one Resource and in Magic that nothing stands in for.
pub fn parts_of_price(view: &View, slot: Slot) -> [(Resource, u32); 2] {
    match view.price_in(slot) {
        Some(price) => [(price.resource, price.base), (Resource::Magic, price.magic)],
        None => [(Resource::Gold, 0), (Resource::Magic, 0)],
    }
}

/// What the Active player pays for the card of a slot: where Magic must stand in, as much as must.
pub fn paid(view: &View, slot: Slot) -> [(Resource, u32); 2] {
    let parts = parts_of_price(view, slot);
    let [(resource, base), (magic, fixed)] = parts;
    match view.splits_in(slot) {
        Some((least, _)) => [(resource, (base + fixed).saturating_sub(least)), (magic, least)],
        None => parts,
    }
}

/// What is paid, in words; where more Magic may be chosen, that is said too.
fn payment(view: &View, slot: Slot, lang: Lang) -> String {
    let cost = price(&paid(view, slot), lang);
    match view.splits_in(slot) {
        Some((least, most)) if least < most => {
            lang.tell("va-magic-may", [("price", cost.into()), ("most", most.into())])
        }
        _ => cost,
    }
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
            let becomes = view.die_becomes(*domain, *die);
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
        Action::HarvestChoice(side) => match view.next_choice(seat) {
            Some(Op::Choose(options)) => match options.get(usize::from(*side)) {
                Some(option) => {
                    lang.tell("va-a-gain", [("what", effects::effect(data, option, lang).into())])
                }
                None => lang.tell("va-a-option", [("n", (side + 1).into())]),
            },
            _ => lang.tell("va-a-option", [("n", (side + 1).into())]),
        },
        Action::HarvestGain(resource) => {
            let what = amount(*resource, harvested(view, seat), lang);
            lang.tell("va-a-gain", [("what", what.into())])
        }
        Action::HarvestExchange(source) => {
            let card = name(data, *source, lang);
            let (exchange, count) = exchange(view, seat, *source);
            let what =
                exchange.map_or_else(String::new, |op| effects::effect(data, std::slice::from_ref(op), lang));
            lang.tell(
                "va-a-exchange",
                [("card", card.into()), ("what", what.into()), ("count", count.into())],
            )
        }
        Action::HarvestDone => lang.say("va-a-harvest-done"),
        Action::Slay(slot) => {
            let cost = payment(view, *slot, lang);
            let args = [
                ("monster", card_in(view, *slot, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", cost.into()),
            ];
            lang.tell("va-a-slay", args)
        }
        Action::Recruit(slot) => {
            let args = [
                ("citizen", card_in(view, *slot, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", payment(view, *slot, lang).into()),
            ];
            lang.tell("va-a-recruit", args)
        }
        Action::Build(slot) => {
            let args = [
                ("domain", card_in(view, *slot, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", payment(view, *slot, lang).into()),
            ];
            lang.tell("va-a-build", args)
        }
        Action::Gain(resource) => lang.tell("va-a-gain", [("what", amount(*resource, 1, lang).into())]),
        Action::Payment { magic } => {
            lang.tell("va-a-pay", [("price", price(&split(view, *magic), lang).into())])
        }
        Action::RewardOption(side) => match view.current_op() {
            Some((_, Op::Choose(options))) => match options.get(usize::from(*side)) {
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
            let op = view.current_op().map(|(_, op)| op).or_else(|| view.next_at_end().map(|(_, op)| op));
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
