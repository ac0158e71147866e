//! Answers and views as numbers, for networks. What stands here is a promise: see `docs/numbers.md`.

mod sheet;

use std::{iter, sync::LazyLock};

use engine::{MAX_SEATS, Pack, Seat};
use space::{Answers, Pen, Space, Turn};

use crate::{
    Action, Data, Slot, Valeria, View,
    data::{CITIZEN_STACKS, CitizenId, DOMAIN_STACKS, DomainId, DukeId, MONSTER_STACKS, MonsterId, SourceId},
    effect::{Op, Resource},
    open::MAX_CITIZEN_STACK,
};

/// Room for kinds of cards, by their place in the data pack.
const CITIZENS: usize = 24;
const SOURCES: usize = 27;
const MONSTERS: usize = 32;
const DOMAINS: usize = 32;
const DUKES: usize = 16;
/// The most that one effect takes from an opponent, and the most sides of an "or".
const TAKE: usize = 4;
const SIDES: usize = 4;
/// Magic in a payment: more than twice the dearest printed price. Tokens of Events may make a Monster as dear as one
/// likes; whoever could pay more Magic than this for one is told that the answer has no number.
const MAGIC: usize = 64;
/// Magic in the price of a dice Domain: the dearest costs 1 Gold for each Holy Citizen. With more than twelve of
/// them it is as above.
const DICE_MAGIC: u8 = 11;

static ANSWERS: LazyLock<Answers<Action>> = LazyLock::new(answers);

fn answers() -> Answers<Action> {
    let citizens = || (0..CITIZEN_STACKS).map(Slot::citizen);
    let monsters = || (0..MONSTER_STACKS).map(Slot::monster);
    let domains = || (0..DOMAIN_STACKS).map(Slot::domain);
    let take = |from: Seat| {
        let amounts =
            move |resource| (1..=TAKE as u8).map(move |amount| Action::Take { from, resource, amount });
        Resource::ALL.into_iter().flat_map(amounts)
    };
    let modify = |magic: u8| {
        let dice = move |domain| [1, 2].map(|die| Action::RollModify { domain, die, magic });
        (0..DOMAINS as u8).map(DomainId).flat_map(dice)
    };
    Answers::new()
        .all("choose_duke", (0..DUKES as u8).map(DukeId).map(Action::ChooseDuke))
        .all("announce", [Action::Announce])
        .all("roll_modify", modify(0))
        .all("event_token", Slot::all().map(Action::EventToken))
        .all("take", Seat::all(MAX_SEATS).flat_map(take))
        .all("take_nothing", [Action::TakeNothing])
        .all("harvest_choice", (0..SIDES as u8).map(Action::HarvestChoice))
        .all("harvest_gain", Resource::ALL.map(Action::HarvestGain))
        .all("harvest_exchange", (0..SOURCES as u8).map(SourceId).map(Action::HarvestExchange))
        .all("harvest_done", [Action::HarvestDone])
        .all("slay", Slot::all().map(Action::Slay))
        .all("recruit", citizens().map(Action::Recruit))
        .all("build", domains().map(Action::Build))
        .all("gain", Resource::ALL.map(Action::Gain))
        .all("payment", (0..MAGIC as u16).map(|magic| Action::Payment { magic }))
        .all("reward_option", (0..SIDES as u8).map(Action::RewardOption))
        .all("reward_citizen", citizens().map(Action::RewardCitizen))
        .all("target", Seat::all(MAX_SEATS).map(Action::Target))
        .all("return_citizen", (0..CITIZENS as u8).map(CitizenId).map(Action::ReturnCitizen))
        .all("return_monster", (0..MONSTERS as u8).map(MonsterId).map(Action::ReturnMonster))
        .all("exchange", [Action::Exchange])
        .all("decline", [Action::Decline])
        .all("solo_order", (1..=6).map(Action::SoloOrder))
        .all("solo_stack", monsters().map(Action::SoloStack))
        .all("solo_capture", citizens().map(Action::SoloCapture))
        // Only with the switch of R-04, and many: at the end, where nobody else has to look.
        .all("roll_modify_magic", (1..=DICE_MAGIC).flat_map(modify))
}

impl Space for Valeria {
    fn answers() -> &'static Answers<Action> {
        &ANSWERS
    }

    fn turned(action: &Action, turn: Turn) -> Action {
        match *action {
            Action::Take { from, resource, amount } => {
                Action::Take { from: turn.seat(from), resource, amount }
            }
            Action::Target(seat) => Action::Target(turn.seat(seat)),
            other => other,
        }
    }

    fn rooms(pack: Pack<Data>) -> Vec<(&'static str, usize, usize)> {
        let data = pack.data();
        let sources = data.sources.iter().flat_map(|source| [&source.on_turn, &source.off_turn]);
        let rewards = data.monsters.iter().map(|monster| &monster.reward);
        let effects = data.domains.iter().map(|domain| &domain.effect);
        let ops: Vec<&Op> = sources.chain(rewards).chain(effects).flatten().flat_map(within).collect();
        let take = ops.iter().map(|op| if let Op::Take { up_to, .. } = op { usize::from(*up_to) } else { 0 });
        let sides = ops.iter().map(|op| if let Op::Choose(sides) = op { sides.len() } else { 0 });
        vec![
            ("citizens", data.citizens.len(), CITIZENS),
            ("citizens and starters", data.sources.len(), SOURCES),
            ("monsters", data.monsters.len(), MONSTERS),
            ("domains", data.domains.len(), DOMAINS),
            ("dukes", data.dukes.len(), DUKES),
            ("taken at once", take.max().unwrap_or(0), TAKE),
            ("sides of a choice", sides.max().unwrap_or(0), SIDES),
            ("Magic in a printed price", dearest(data), MAGIC),
        ]
    }

    fn sheet(view: &View, seat: Seat, pen: &mut impl Pen) {
        sheet::write(view, seat, pen);
    }
}

/// The most that a card costs without tokens: a Citizen with the surcharge for all of its name.
fn dearest(data: &Data) -> usize {
    let monsters =
        data.monsters.iter().map(|monster| usize::from(monster.strength) + usize::from(monster.magic));
    let citizens = data.citizens.iter().map(|citizen| {
        let of_its_name = citizen.named.iter().count() * MAX_CITIZEN_STACK;
        usize::from(citizen.cost) + of_its_name + usize::from(citizen.starter_named)
    });
    let domains = data.domains.iter().map(|domain| usize::from(domain.cost));
    monsters.chain(citizens).chain(domains).max().unwrap_or(0)
}

/// An operation and everything that can be chosen inside it.
fn within(op: &Op) -> Box<dyn Iterator<Item = &Op> + '_> {
    match op {
        Op::Choose(sides) => Box::new(iter::once(op).chain(sides.iter().flatten().flat_map(within))),
        _ => Box::new(iter::once(op)),
    }
}
