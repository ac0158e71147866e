//! From a pack as written to checked tables. Every problem names its entry and the reason; all are told at once.

mod effects;
mod totals;

use engine::{IdSet, Problem, Problems};

use effects::{HARVEST_OFF, HARVEST_ON, REWARD, allowed, ops};

use super::{
    CITIZEN_STACKS, Citizen, CitizenId, DOMAIN_STACKS, Data, Domain, DomainId, Duke, Label, MAX_CITIZENS,
    MAX_DOMAINS, MAX_DUKES, MAX_MONSTERS, MAX_PLACES, MONSTER_STACKS, Monster, NoDuke, Place, PlaceId,
    Preset, STARTERS, Setup, Source, raw,
};
use crate::{
    effect::{MonsterType, Op, Role, Trigger},
    open::MAX_EVENTS,
};

/// The numbers of the ten Citizen stacks, in grid order (VA-SET-06).
pub const PILES: [&[u8]; CITIZEN_STACKS] =
    [&[1], &[2], &[3], &[4], &[5], &[6], &[7], &[8], &[9, 10], &[11, 12]];

/// Collects what is wrong, entry by entry.
struct Checks {
    problems: Problems,
}

impl Checks {
    fn bad(&mut self, entry: &str, reason: impl std::fmt::Display) {
        self.problems.push(Problem::new("data-entry").with("entry", entry).with("reason", reason));
    }

    fn demand(&mut self, holds: bool, entry: &str, reason: impl std::fmt::Display) {
        if !holds {
            self.bad(entry, reason);
        }
    }
}

pub fn parse(text: &str) -> Result<Data, Problems> {
    let pack: raw::Pack = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(0, |span| text[..span.start].lines().count().max(1));
        vec![Problem::new("data-unreadable").with("line", line).with("reason", error.message())]
    })?;
    let mut checks = Checks { problems: Vec::new() };
    checks.demand(pack.schema == 1, "schema", format!("version {} is not known, 1 is", pack.schema));
    checks.demand(pack.game == "valeria-card-kingdoms", "game", format!("this pack is for `{}`", pack.game));
    sizes(&pack, &mut checks);
    if !checks.problems.is_empty() {
        return Err(checks.problems);
    }
    let names = Lookup { pack: &pack };
    let data = Data {
        places: places(&pack, &mut checks),
        sources: sources(&pack, &names, &mut checks),
        citizens: citizens(&pack, &mut checks),
        monsters: monsters(&pack, &names, &mut checks),
        domains: domains(&pack, &names, &mut checks),
        dukes: dukes(&pack, &mut checks),
        presets: presets(&pack, &names, &mut checks),
        setup: setup(&pack, &mut checks),
        no_duke: no_duke(&pack, &mut checks),
        by_number: [0; 13],
        heralds: 0,
        takers: 0,
        rolling: IdSet::EMPTY,
        doubling: IdSet::EMPTY,
        harvesting: IdSet::EMPTY,
        starting: IdSet::EMPTY,
        ending: IdSet::EMPTY,
        on_citizen: IdSet::EMPTY,
        on_slain: IdSet::EMPTY,
        ignoring_surcharge: IdSet::EMPTY,
        discounting: IdSet::EMPTY,
        of_role: [[0; MAX_CITIZENS]; 4],
    };
    totals::counts(&pack, &mut checks);
    totals::stacks(&pack, &data, &mut checks);
    totals::harvests(&data, &mut checks);
    if checks.problems.is_empty() { Ok(index(data)) } else { Err(checks.problems) }
}

/// Nothing beyond what one-byte ids and fixed tables hold, and enough to play with.
fn sizes(pack: &raw::Pack, checks: &mut Checks) {
    let monsters = pack.monsters.len() + pack.events.len();
    for (what, count, low, high) in [
        ("places", pack.places.len(), MONSTER_STACKS, MAX_PLACES),
        ("starters", pack.starters.len(), STARTERS, STARTERS),
        ("citizens", pack.citizens.len(), CITIZEN_STACKS, MAX_CITIZENS),
        ("monsters and events", monsters, MONSTER_STACKS, MAX_MONSTERS),
        ("events", pack.events.len(), 5, MAX_EVENTS),
        ("domains", pack.domains.len(), 4 * DOMAIN_STACKS, MAX_DOMAINS),
        ("dukes", pack.dukes.len(), 11, MAX_DUKES),
    ] {
        checks.demand(
            (low..=high).contains(&count),
            what,
            format!("{count} entries; {low} to {high} are possible"),
        );
    }
    let mut seen = std::collections::BTreeSet::new();
    let ids = pack.places.iter().map(|entry| ("place", &entry.id));
    let ids = ids.chain(pack.starters.iter().map(|entry| ("card", &entry.id)));
    let ids = ids.chain(pack.citizens.iter().map(|entry| ("card", &entry.id)));
    let ids = ids.chain(pack.monsters.iter().map(|entry| ("monster", &entry.id)));
    let ids = ids.chain(pack.events.iter().map(|entry| ("monster", &entry.id)));
    let ids = ids.chain(pack.domains.iter().map(|entry| ("domain", &entry.id)));
    let ids = ids.chain(pack.dukes.iter().map(|entry| ("duke", &entry.id)));
    for (kind, id) in ids {
        checks.demand(!id.is_empty() && id.len() <= 64, id, "an id has 1 to 64 characters");
        checks.demand(id.parse::<u64>().is_err(), id, "an id is not a number");
        checks.demand(seen.insert((kind, id)), id, "the id occurs twice");
    }
}

/// Ids by name, before the tables exist.
struct Lookup<'a> {
    pack: &'a raw::Pack,
}

impl Lookup<'_> {
    fn place(&self, id: &str) -> Option<PlaceId> {
        self.pack.places.iter().position(|entry| entry.id == id).map(|at| PlaceId(at as u8))
    }

    fn citizen(&self, id: &str) -> Option<CitizenId> {
        self.pack.citizens.iter().position(|entry| entry.id == id).map(|at| CitizenId(at as u8))
    }

    fn domain(&self, id: &str) -> Option<DomainId> {
        self.pack.domains.iter().position(|entry| entry.id == id).map(|at| DomainId(at as u8))
    }

    /// All Citizens of an English name.
    fn citizens_named(&self, name: &str) -> IdSet<CitizenId> {
        let named = self.pack.citizens.iter().enumerate().filter(|(_, entry)| entry.en == name);
        named.map(|(at, _)| CitizenId(at as u8)).collect()
    }

    /// All harvest sources of an English name, Starters included, a bit each (VA-ICON-12).
    fn sources_named(&self, name: &str) -> u32 {
        let citizens = self.pack.citizens.iter().map(|entry| &entry.en);
        let all = citizens.chain(self.pack.starters.iter().map(|entry| &entry.en));
        all.enumerate().filter(|(_, en)| *en == name).fold(0, |bits, (at, _)| bits | 1 << at)
    }
}

fn label(id: &str, en: &str, fr: &str, source: &str, checks: &mut Checks) -> Label {
    for text in [en, fr] {
        checks.demand(!text.trim().is_empty() && text.len() <= 120, id, "a name has 1 to 120 characters");
    }
    let known = ["seed", "public", "inferred", "house"].contains(&source);
    checks.demand(known, id, format!("source `{source}` is not seed, public, inferred or house"));
    Label { id: id.into(), en: en.into(), fr: fr.into(), source: source.into() }
}

fn places(pack: &raw::Pack, checks: &mut Checks) -> Vec<Place> {
    pack.places
        .iter()
        .map(|entry| Place {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            row_order: entry.row_order,
        })
        .collect()
}

fn sources(pack: &raw::Pack, names: &Lookup<'_>, checks: &mut Checks) -> Vec<Source> {
    let mut all = Vec::new();
    for entry in &pack.citizens {
        let takes_first = entry.on_turn.iter().any(|op| op.op == "take");
        checks.demand(
            takes_first == entry.resolves_first,
            &entry.id,
            "`resolves_first` belongs to citizens that take on their turn, and to all of them",
        );
        all.push(Source {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            activation: entry.activation.clone(),
            on_double: false,
            on_no_match: false,
            on_turn: ops(&entry.id, &entry.on_turn, HARVEST_ON, names, checks),
            off_turn: ops(&entry.id, &entry.off_turn, HARVEST_OFF, names, checks),
        });
    }
    for entry in &pack.starters {
        checks.demand(entry.copies == 5, &entry.id, "a starter has 5 copies, one for each player");
        for trigger in &entry.special_triggers {
            let known = trigger == "double" || trigger == "no_match";
            checks.demand(known, &entry.id, format!("trigger `{trigger}` is not double or no_match"));
        }
        for number in &entry.activation {
            checks.demand(
                (1..=12).contains(number),
                &entry.id,
                format!("activation {number} is not 1 to 12"),
            );
        }
        all.push(Source {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            activation: entry.activation.clone(),
            on_double: entry.special_triggers.iter().any(|trigger| trigger == "double"),
            on_no_match: entry.special_triggers.iter().any(|trigger| trigger == "no_match"),
            on_turn: ops(&entry.id, &entry.on_turn, HARVEST_OFF, names, checks),
            off_turn: ops(&entry.id, &entry.off_turn, HARVEST_OFF, names, checks),
        });
    }
    all
}

fn role(entry: &str, name: &str, checks: &mut Checks) -> Role {
    match name {
        "worker" => Role::Worker,
        "soldier" => Role::Soldier,
        "shadow" => Role::Shadow,
        "holy" => Role::Holy,
        _ => {
            checks.bad(entry, format!("role `{name}` is not worker, soldier, shadow or holy"));
            Role::Worker
        }
    }
}

fn citizens(pack: &raw::Pack, checks: &mut Checks) -> Vec<Citizen> {
    let mut all = Vec::new();
    for entry in &pack.citizens {
        let pile = PILES.iter().position(|numbers| *numbers == entry.activation.as_slice());
        if pile.is_none() {
            checks.bad(&entry.id, "activation is not one of 1 to 8, 9/10, 11/12");
        }
        checks.demand(
            (1..=30).contains(&entry.cost),
            &entry.id,
            format!("cost {} is not 1 to 30", entry.cost),
        );
        checks.demand(entry.copies == 6, &entry.id, format!("{} copies; a citizen deck has 6", entry.copies));
        let named = pack.citizens.iter().enumerate().filter(|(_, other)| other.en == entry.en);
        all.push(Citizen {
            cost: entry.cost,
            role: role(&entry.id, &entry.role, checks),
            copies: entry.copies,
            pile: pile.unwrap_or(0) as u8,
            named: named.map(|(at, _)| CitizenId(at as u8)).collect(),
            starter_named: pack.starters.iter().any(|starter| starter.en == entry.en),
        });
    }
    for (at, numbers) in PILES.iter().enumerate() {
        let some = all.iter().any(|citizen| usize::from(citizen.pile) == at);
        checks.demand(some, "citizens", format!("no citizen for number {numbers:?}"));
    }
    all
}

fn monster_type(entry: &str, name: &str, checks: &mut Checks) -> MonsterType {
    match name {
        "minion" => MonsterType::Minion,
        "beast" => MonsterType::Beast,
        "titan" => MonsterType::Titan,
        "boss" => MonsterType::Boss,
        _ => {
            checks.bad(entry, format!("type `{name}` is not minion, beast, titan or boss"));
            MonsterType::Minion
        }
    }
}

fn monsters(pack: &raw::Pack, names: &Lookup<'_>, checks: &mut Checks) -> Vec<Monster> {
    let mut all = Vec::new();
    let price = |checks: &mut Checks, id: &str, strength: u8, magic: u8, vp: u8| {
        checks.demand((1..=60).contains(&strength), id, format!("strength {strength} is not 1 to 60"));
        checks.demand(magic <= 60 && vp <= 60, id, "magic and vp are at most 60");
    };
    for entry in &pack.monsters {
        let place = names.place(&entry.place);
        checks.demand(place.is_some(), &entry.id, format!("no place `{}`", entry.place));
        checks.demand((1..=3).contains(&entry.tier), &entry.id, "tier is not 1 to 3");
        checks.demand(entry.copies <= 6 && entry.copies_5p <= entry.copies, &entry.id, "copies do not fit");
        price(checks, &entry.id, entry.strength, entry.magic, entry.vp);
        all.push(Monster {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            place: Some(place.unwrap_or(PlaceId(0))),
            kind: monster_type(&entry.id, &entry.kind, checks),
            strength: entry.strength,
            magic: entry.magic,
            vp: entry.vp,
            copies: entry.copies,
            copies_5p: entry.copies_5p,
            reward: ops(&entry.id, &entry.reward, REWARD, names, checks),
            activation: 0,
            instruction: Vec::new(),
        });
    }
    for entry in &pack.events {
        let number = entry.activation;
        checks.demand((1..=12).contains(&number), &entry.id, format!("activation {number} is not 1 to 12"));
        checks.demand(entry.copies == 1, &entry.id, "an event has 1 copy");
        checks.demand(entry.instruction.len() == 1, &entry.id, "an event has one instruction");
        price(checks, &entry.id, entry.strength, entry.magic, entry.vp);
        all.push(Monster {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            place: None,
            kind: monster_type(&entry.id, &entry.kind, checks),
            strength: entry.strength,
            magic: entry.magic,
            vp: entry.vp,
            copies: 1,
            copies_5p: 0,
            reward: ops(&entry.id, &entry.reward, REWARD, names, checks),
            activation: number,
            instruction: ops(&entry.id, &entry.instruction, &["place_token", "all_lose"], names, checks),
        });
    }
    all
}

fn domains(pack: &raw::Pack, names: &Lookup<'_>, checks: &mut Checks) -> Vec<Domain> {
    let mut all = Vec::new();
    for entry in &pack.domains {
        let trigger = trigger(&entry.id, &entry.trigger, checks);
        let kind = if trigger == Trigger::OnBuild { "immediate" } else { "continuing" };
        checks.demand(
            entry.kind == kind,
            &entry.id,
            format!("kind `{}` does not fit its trigger", entry.kind),
        );
        checks.demand(
            (1..=60).contains(&entry.cost),
            &entry.id,
            format!("cost {} is not 1 to 60", entry.cost),
        );
        checks.demand(entry.vp <= 60, &entry.id, "vp is at most 60");
        let mut requires = [0; 4];
        for (name, icons) in &entry.requires {
            checks.demand(*icons <= 20, &entry.id, "at most 20 icons of a role");
            requires[role(&entry.id, name, checks) as usize] = *icons;
        }
        let effect = ops(&entry.id, &entry.effect, allowed(trigger), names, checks);
        checks.demand(!effect.is_empty(), &entry.id, "a domain has an effect");
        let single = !matches!(trigger, Trigger::OwnRoll | Trigger::OwnActionEnd) || effect.len() == 1;
        checks.demand(single, &entry.id, "one operation for a dice or end-of-phase effect");
        for op in &effect {
            if let Op::Take { resources, up_to } = op {
                checks.demand(resources.len() == 1, &entry.id, "a domain takes one kind of resource");
                let at_end = trigger == Trigger::OwnActionEnd && *up_to != 1;
                checks.demand(!at_end, &entry.id, "a take at the end of the action phase takes 1");
            }
        }
        all.push(Domain {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            cost: entry.cost,
            requires,
            vp: entry.vp,
            trigger,
            optional: entry.optional,
            effect,
        });
    }
    all
}

fn trigger(entry: &str, name: &str, checks: &mut Checks) -> Trigger {
    match name {
        "on_build" => Trigger::OnBuild,
        "own_roll" => Trigger::OwnRoll,
        "any_double" => Trigger::AnyDouble,
        "own_harvest" => Trigger::OwnHarvest,
        "own_action_start" => Trigger::OwnActionStart,
        "own_action_end" => Trigger::OwnActionEnd,
        "own_action_static" => Trigger::OwnActionStatic,
        "own_action_citizen_gained" => Trigger::OwnActionCitizenGained,
        "own_action_monster_slain" => Trigger::OwnActionMonsterSlain,
        _ => {
            checks.bad(entry, format!("no trigger `{name}`"));
            Trigger::OnBuild
        }
    }
}

fn dukes(pack: &raw::Pack, checks: &mut Checks) -> Vec<Duke> {
    let mut all = Vec::new();
    for entry in &pack.dukes {
        let mut duke = Duke {
            label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
            roles: [0; 4],
            citizen: 0,
            monster: 0,
            domain: 0,
            boss: 0,
            titan: 0,
            resources_per: entry.resources_per,
        };
        for (key, points) in &entry.score {
            checks.demand(*points <= 20, &entry.id, "a duke gives at most 20 points for a thing");
            match key.as_str() {
                "citizen" => duke.citizen = *points,
                "monster" => duke.monster = *points,
                "domain" => duke.domain = *points,
                "boss" => duke.boss = *points,
                "titan" => duke.titan = *points,
                name => duke.roles[role(&entry.id, name, checks) as usize] = *points,
            }
        }
        all.push(duke);
    }
    all
}

fn presets(pack: &raw::Pack, names: &Lookup<'_>, checks: &mut Checks) -> Vec<Preset> {
    let mut all = Vec::new();
    for entry in &pack.presets {
        let places: Vec<PlaceId> = entry.places.iter().filter_map(|id| names.place(id)).collect();
        let citizens: Vec<CitizenId> = entry.citizens.iter().filter_map(|id| names.citizen(id)).collect();
        let domains: Vec<DomainId> = entry.remove_domains.iter().filter_map(|id| names.domain(id)).collect();
        let known = places.len() == entry.places.len()
            && citizens.len() == entry.citizens.len()
            && domains.len() == entry.remove_domains.len();
        checks.demand(known, &entry.id, "a place, citizen or domain of this preset does not exist");
        let left = pack.domains.len().saturating_sub(domains.len());
        checks.demand(left >= 4 * DOMAIN_STACKS, &entry.id, "too few domains are left");
        let in_order = citizens.iter().enumerate().all(|(at, id)| {
            pack.citizens
                .get(id.0 as usize)
                .is_some_and(|citizen| PILES.get(at).is_some_and(|p| *p == citizen.activation))
        });
        checks.demand(in_order, &entry.id, "citizens are not in the order of the ten stacks");
        let distinct = (1..places.len()).all(|at| !places[..at].contains(&places[at]));
        checks.demand(distinct, &entry.id, "a place occurs twice");
        match (places.try_into(), citizens.try_into()) {
            (Ok(places), Ok(citizens)) => all.push(Preset {
                label: label(&entry.id, &entry.en, &entry.fr, &entry.source, checks),
                places,
                citizens,
                remove_domains: domains.into_iter().collect(),
            }),
            _ => checks.bad(&entry.id, "a preset has 5 places and 10 citizens"),
        }
    }
    let first = pack.presets.iter().any(|entry| entry.id == "first_game");
    checks.demand(first, "presets", "there is no preset `first_game`");
    for reserved in ["random", "chosen"] {
        let taken = pack.presets.iter().any(|entry| entry.id == reserved);
        checks.demand(!taken, reserved, "this name is reserved for a set-up mode");
    }
    all
}

fn setup(pack: &raw::Pack, checks: &mut Checks) -> Setup {
    let raw = &pack.setup;
    let grid = (raw.monster_piles, raw.citizen_piles, raw.domain_piles) == (5, 10, 5);
    checks.demand(grid, "setup", "the grid has 5 monster, 10 citizen and 5 domain stacks");
    let (small, large) = (&raw.pile_size_2_to_4, &raw.pile_size_5);
    for size in [small, large] {
        let fits = (1..=6).contains(&size.citizen)
            && (1..=4).contains(&size.domain)
            && (1..=6).contains(&size.monster);
        checks.demand(fits, "setup", "stacks hold 1 to 6 citizens, 1 to 6 monsters, 1 to 4 domains");
    }
    checks.demand(raw.dukes_dealt == 2, "setup", "2 dukes are dealt to each player");
    checks.demand((1..=4).contains(&raw.actions_per_turn), "setup", "a turn has 1 to 4 actions");
    checks.demand(
        (1..=4).contains(&raw.exhausted_per_player),
        "setup",
        "1 to 4 Exhausted cards for each player",
    );
    checks.demand(raw.events_per_player == 1, "setup", "1 event for each player");
    Setup {
        gold: raw.start_gold,
        strength: raw.start_strength,
        magic: raw.start_magic,
        vp: raw.start_vp,
        dukes_dealt: raw.dukes_dealt,
        exhausted_per_player: raw.exhausted_per_player,
        events_per_player: raw.events_per_player,
        actions: raw.actions_per_turn,
        citizen_pile: [small.citizen, large.citizen],
        domain_pile: [small.domain, large.domain],
    }
}

fn no_duke(pack: &raw::Pack, checks: &mut Checks) -> NoDuke {
    let raw = &pack.no_duke_variant;
    let mut roles = [0; 4];
    for (name, points) in &raw.per_role_icon {
        roles[role("no_duke_variant", name, checks) as usize] = *points;
    }
    let known = ["citizens", "monsters", "domains"];
    checks.demand(
        raw.majorities == known,
        "no_duke_variant",
        "the majorities are citizens, monsters, domains",
    );
    checks.demand(raw.resources_per > 0, "no_duke_variant", "resources_per is at least 1");
    NoDuke {
        roles,
        resources_per: raw.resources_per,
        majority: raw.majority_vp,
        majority_tie: raw.majority_tie_vp,
    }
}

/// Tables by number, trigger and role, so that the rules never search.
fn index(mut data: Data) -> Data {
    for (at, source) in data.sources.iter().enumerate() {
        for number in &source.activation {
            data.by_number[usize::from(*number)] |= 1 << at;
        }
        if source.on_turn.iter().any(|op| matches!(op, Op::Take { .. })) {
            data.takers |= 1 << at;
        }
        if source.on_double || source.on_no_match {
            data.heralds |= 1 << at;
        }
    }
    for (at, citizen) in data.citizens.iter().enumerate() {
        data.of_role[citizen.role as usize][at] = u8::MAX;
    }
    for (at, domain) in data.domains.iter().enumerate() {
        let id = DomainId(at as u8);
        match domain.trigger {
            Trigger::OnBuild => {}
            Trigger::OwnRoll => data.rolling.insert(id),
            Trigger::AnyDouble => data.doubling.insert(id),
            Trigger::OwnHarvest => data.harvesting.insert(id),
            Trigger::OwnActionStart => data.starting.insert(id),
            Trigger::OwnActionEnd => data.ending.insert(id),
            Trigger::OwnActionCitizenGained => data.on_citizen.insert(id),
            Trigger::OwnActionMonsterSlain => data.on_slain.insert(id),
            Trigger::OwnActionStatic => {
                for op in &domain.effect {
                    match op {
                        Op::IgnoreSurcharge => data.ignoring_surcharge.insert(id),
                        _ => data.discounting.insert(id),
                    }
                }
            }
        }
    }
    data
}
