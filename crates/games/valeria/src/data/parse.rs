//! From a pack as written to checked tables. Every problem names its entry and the reason; all are told at once.

mod effects;
mod totals;

use engine::{
    IdSet, Label,
    pack::{Flaw, PackEntry, PackReader},
};

use effects::{Standing, ops};

use super::{
    CITIZEN_STACKS, Citizen, CitizenId, DOMAIN_STACKS, Data, Domain, DomainId, Duke, MAX_CITIZENS,
    MAX_DOMAINS, MAX_DUKES, MAX_MONSTERS, MAX_PLACES, Monster, NoDuke, Place, PlaceId, Preset, STARTERS,
    Setup, Source, raw,
};
use crate::effect::{Op, Trigger};

/// The numbers of the ten Citizen stacks, in grid order (VA-SET-06).
pub const PILES: [&[u8]; CITIZEN_STACKS] =
    [&[1], &[2], &[3], &[4], &[5], &[6], &[7], &[8], &[9, 10], &[11, 12]];

pub fn parse(read: &PackReader) -> Option<Data> {
    let pack = raw::Pack::read(read)?;
    sizes(&pack, read)?;
    let names = Lookup { pack: &pack };
    let data = Data {
        places: places(&pack),
        sources: sources(&pack, &names, read),
        citizens: citizens(&pack, read),
        monsters: monsters(&pack, &names, read),
        domains: domains(&pack, &names, read),
        dukes: dukes(&pack, read),
        presets: presets(&pack, &names, read),
        setup: setup(&pack, read),
        no_duke: no_duke(&pack, read),
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
    totals::counts(&pack, read);
    totals::stacks(&pack, &data, read);
    totals::harvests(&data, read);
    // Numbers that nothing was found wrong with are safe to count by.
    Some(if read.sound() { index(data) } else { data })
}

/// Ids that share a table differ, and there is room for all of them.
fn sizes(pack: &raw::Pack, read: &PackReader) -> Option<()> {
    let monsters = pack.monsters.iter().map(|entry| &entry.label.id);
    let events = pack.events.iter().map(|entry| (&entry.name, &entry.label.id));
    let cards: Vec<&String> = pack.citizens.iter().map(|entry| &entry.label.id).collect();
    let starters = pack.starters.iter().map(|entry| (&entry.name, &entry.label.id));
    let monsters: Vec<&String> = monsters.collect();
    for (name, id) in events {
        read.demand(!monsters.contains(&id), name, Flaw::Twice);
    }
    for (name, id) in starters {
        read.demand(!cards.contains(&id), name, Flaw::Twice);
    }
    let room = pack.monsters.len() + pack.events.len() <= MAX_MONSTERS;
    read.demand(room, "events", format!("{MAX_MONSTERS} monsters and events are possible"));
    let sizes = [
        (pack.places.len(), MAX_PLACES),
        (pack.citizens.len(), MAX_CITIZENS),
        (pack.starters.len(), STARTERS),
        (pack.domains.len(), MAX_DOMAINS),
        (pack.dukes.len(), MAX_DUKES),
    ];
    (room && sizes.iter().all(|(count, most)| count <= most)).then_some(())
}

/// Ids by name, before the tables exist.
struct Lookup<'a> {
    pack: &'a raw::Pack,
}

impl Lookup<'_> {
    fn place(&self, id: &str) -> Option<PlaceId> {
        self.pack.places.iter().position(|entry| entry.label.id == id).map(|at| PlaceId(at as u8))
    }

    fn citizen(&self, id: &str) -> Option<CitizenId> {
        self.pack.citizens.iter().position(|entry| entry.label.id == id).map(|at| CitizenId(at as u8))
    }

    fn domain(&self, id: &str) -> Option<DomainId> {
        self.pack.domains.iter().position(|entry| entry.label.id == id).map(|at| DomainId(at as u8))
    }

    /// All Citizens of a name.
    fn citizens_named(&self, name: &str) -> IdSet<CitizenId> {
        let named = self.pack.citizens.iter().enumerate().filter(|(_, entry)| entry.names().contains(&name));
        named.map(|(at, _)| CitizenId(at as u8)).collect()
    }

    /// All harvest sources of a name, Starters included, a bit each (VA-ICON-12).
    fn sources_named(&self, name: &str) -> u32 {
        let citizens = self.pack.citizens.iter().map(Named::names);
        let all = citizens.chain(self.pack.starters.iter().map(Named::names));
        all.enumerate().filter(|(_, names)| names.contains(&name)).fold(0, |bits, (at, _)| bits | 1 << at)
    }
}

/// A card whose name rules ask for.
trait Named {
    /// The id of the card it is called after, its own in most cases; and its English name where the pack brings one.
    fn names(&self) -> Vec<&str>;

    fn shares_name(&self, other: &impl Named) -> bool {
        self.names().iter().any(|name| other.names().contains(name))
    }
}

impl Named for PackEntry<raw::Citizen> {
    fn names(&self) -> Vec<&str> {
        names_of(&self.label, self.called.as_deref())
    }
}

impl Named for PackEntry<raw::Starter> {
    fn names(&self) -> Vec<&str> {
        names_of(&self.label, self.called.as_deref())
    }
}

fn names_of<'a>(label: &'a Label, called: Option<&'a str>) -> Vec<&'a str> {
    std::iter::once(called.unwrap_or(&label.id)).chain(label.own("", "en")).collect()
}

fn places(pack: &raw::Pack) -> Vec<Place> {
    pack.places.iter().map(|entry| Place { label: entry.label.clone(), row_order: entry.row_order }).collect()
}

fn sources(pack: &raw::Pack, names: &Lookup<'_>, read: &PackReader) -> Vec<Source> {
    let mut all = Vec::new();
    for entry in &pack.citizens {
        let takes_first = entry.on_turn.iter().any(|op| matches!(op, raw::Op::Take { .. }));
        read.demand(
            takes_first == entry.resolves_first,
            &entry.name,
            "`resolves_first` belongs to citizens that take on their turn, and to all of them",
        );
        all.push(Source {
            label: entry.label.clone(),
            activation: entry.activation.clone(),
            on_double: false,
            on_no_match: false,
            on_turn: ops(&entry.name, &entry.on_turn, Standing::HarvestOnTurn, names, read),
            off_turn: ops(&entry.name, &entry.off_turn, Standing::HarvestOffTurn, names, read),
        });
    }
    for entry in &pack.starters {
        read.demand(entry.copies == 5, &entry.name, "a starter has 5 copies, one for each player");
        for trigger in &entry.special_triggers {
            let known = trigger == "double" || trigger == "no_match";
            read.demand(known, &entry.name, format!("trigger `{trigger}` is not double or no_match"));
        }
        for number in &entry.activation {
            read.demand(
                (1..=12).contains(number),
                &entry.name,
                format!("activation {number} is not 1 to 12"),
            );
        }
        all.push(Source {
            label: entry.label.clone(),
            activation: entry.activation.clone(),
            on_double: entry.special_triggers.iter().any(|trigger| trigger == "double"),
            on_no_match: entry.special_triggers.iter().any(|trigger| trigger == "no_match"),
            on_turn: ops(&entry.name, &entry.on_turn, Standing::HarvestOffTurn, names, read),
            off_turn: ops(&entry.name, &entry.off_turn, Standing::HarvestOffTurn, names, read),
        });
    }
    all
}

fn citizens(pack: &raw::Pack, read: &PackReader) -> Vec<Citizen> {
    let mut all = Vec::new();
    for entry in &pack.citizens {
        let pile = PILES.iter().position(|numbers| *numbers == entry.activation.as_slice());
        if pile.is_none() {
            read.wrong(&entry.name, "activation is not one of 1 to 8, 9/10, 11/12");
        }
        read.demand(
            (1..=30).contains(&entry.cost),
            &entry.name,
            format!("cost {} is not 1 to 30", entry.cost),
        );
        read.demand(entry.copies == 6, &entry.name, format!("{} copies; a citizen deck has 6", entry.copies));
        let named = pack.citizens.iter().enumerate().filter(|(_, other)| other.shares_name(entry));
        all.push(Citizen {
            cost: entry.cost,
            role: entry.role,
            copies: entry.copies,
            pile: pile.unwrap_or(0) as u8,
            named: named.map(|(at, _)| CitizenId(at as u8)).collect(),
            starter_named: pack.starters.iter().any(|starter| starter.shares_name(entry)),
        });
    }
    for (at, numbers) in PILES.iter().enumerate() {
        let some = all.iter().any(|citizen| usize::from(citizen.pile) == at);
        read.demand(some, "citizens", format!("no citizen for number {numbers:?}"));
    }
    all
}

fn monsters(pack: &raw::Pack, names: &Lookup<'_>, read: &PackReader) -> Vec<Monster> {
    let mut all = Vec::new();
    let price = |read: &PackReader, id: &str, strength: u8, magic: u8, vp: u8| {
        read.demand((1..=60).contains(&strength), id, format!("strength {strength} is not 1 to 60"));
        read.demand(magic <= 60 && vp <= 60, id, "magic and vp are at most 60");
    };
    for entry in &pack.monsters {
        let place = names.place(&entry.place);
        read.demand(place.is_some(), &entry.name, format!("no place `{}`", entry.place));
        read.demand((1..=3).contains(&entry.tier), &entry.name, "tier is not 1 to 3");
        read.demand(entry.copies <= 6 && entry.copies_5p <= entry.copies, &entry.name, "copies do not fit");
        price(read, &entry.name, entry.strength, entry.magic, entry.vp);
        all.push(Monster {
            label: entry.label.clone(),
            place: Some(place.unwrap_or(PlaceId(0))),
            kind: entry.kind,
            strength: entry.strength,
            magic: entry.magic,
            vp: entry.vp,
            copies: entry.copies,
            copies_5p: entry.copies_5p,
            reward: ops(&entry.name, &entry.reward, Standing::Reward, names, read),
            activation: 0,
            instruction: Vec::new(),
        });
    }
    for entry in &pack.events {
        let number = entry.activation;
        read.demand((1..=12).contains(&number), &entry.name, format!("activation {number} is not 1 to 12"));
        read.demand(entry.copies == 1, &entry.name, "an event has 1 copy");
        read.demand(entry.instruction.len() == 1, &entry.name, "an event has one instruction");
        price(read, &entry.name, entry.strength, entry.magic, entry.vp);
        all.push(Monster {
            label: entry.label.clone(),
            place: None,
            kind: entry.kind,
            strength: entry.strength,
            magic: entry.magic,
            vp: entry.vp,
            copies: 1,
            copies_5p: 0,
            reward: ops(&entry.name, &entry.reward, Standing::Reward, names, read),
            activation: number,
            instruction: ops(&entry.name, &entry.instruction, Standing::Instruction, names, read),
        });
    }
    all
}

fn domains(pack: &raw::Pack, names: &Lookup<'_>, read: &PackReader) -> Vec<Domain> {
    let mut all = Vec::new();
    for entry in &pack.domains {
        let trigger = entry.trigger;
        let kind = if trigger == Trigger::OnBuild { "immediate" } else { "continuing" };
        read.demand(
            entry.kind == kind,
            &entry.name,
            format!("kind `{}` does not fit its trigger", entry.kind),
        );
        read.demand(
            (1..=60).contains(&entry.cost),
            &entry.name,
            format!("cost {} is not 1 to 60", entry.cost),
        );
        read.demand(entry.vp <= 60, &entry.name, "vp is at most 60");
        let mut requires = [0; 4];
        for (role, icons) in &entry.requires {
            read.demand(*icons <= 20, &entry.name, "at most 20 icons of a role");
            requires[*role as usize] = *icons;
        }
        let effect = ops(&entry.name, &entry.effect, Standing::Domain(trigger), names, read);
        read.demand(!effect.is_empty(), &entry.name, "a domain has an effect");
        let single = !matches!(trigger, Trigger::OwnRoll | Trigger::OwnActionEnd) || effect.len() == 1;
        read.demand(single, &entry.name, "one operation for a dice or end-of-phase effect");
        for op in &effect {
            if let Op::Take { resources, up_to } = op {
                read.demand(resources.len() == 1, &entry.name, "a domain takes one kind of resource");
                let at_end = trigger == Trigger::OwnActionEnd && *up_to != 1;
                read.demand(!at_end, &entry.name, "a take at the end of the action phase takes 1");
            }
        }
        all.push(Domain {
            label: entry.label.clone(),
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

fn dukes(pack: &raw::Pack, read: &PackReader) -> Vec<Duke> {
    let mut all = Vec::new();
    for entry in &pack.dukes {
        let score = &entry.score;
        let duke = Duke {
            label: entry.label.clone(),
            roles: [score.worker, score.soldier, score.shadow, score.holy],
            citizen: score.citizen,
            monster: score.monster,
            domain: score.domain,
            boss: score.boss,
            titan: score.titan,
            resources_per: entry.resources_per,
        };
        let most = [duke.citizen, duke.monster, duke.domain, duke.boss, duke.titan]
            .into_iter()
            .chain(duke.roles)
            .max();
        read.demand(most <= Some(20), &entry.name, "a duke gives at most 20 points for a thing");
        all.push(duke);
    }
    all
}

fn presets(pack: &raw::Pack, names: &Lookup<'_>, read: &PackReader) -> Vec<Preset> {
    let mut all = Vec::new();
    for entry in &pack.presets {
        let places: Vec<PlaceId> = entry.places.iter().filter_map(|id| names.place(id)).collect();
        let citizens: Vec<CitizenId> = entry.citizens.iter().filter_map(|id| names.citizen(id)).collect();
        let domains: Vec<DomainId> = entry.remove_domains.iter().filter_map(|id| names.domain(id)).collect();
        let known = places.len() == entry.places.len()
            && citizens.len() == entry.citizens.len()
            && domains.len() == entry.remove_domains.len();
        read.demand(known, &entry.name, "a place, citizen or domain of this preset does not exist");
        let left = pack.domains.len().saturating_sub(domains.len());
        read.demand(left >= 4 * DOMAIN_STACKS, &entry.name, "too few domains are left");
        let in_order = citizens.iter().enumerate().all(|(at, id)| {
            pack.citizens
                .get(id.0 as usize)
                .is_some_and(|citizen| PILES.get(at).is_some_and(|p| *p == citizen.activation))
        });
        read.demand(in_order, &entry.name, "citizens are not in the order of the ten stacks");
        let distinct = (1..places.len()).all(|at| !places[..at].contains(&places[at]));
        read.demand(distinct, &entry.name, "a place occurs twice");
        match (places.try_into(), citizens.try_into()) {
            (Ok(places), Ok(citizens)) => all.push(Preset {
                label: entry.label.clone(),
                places,
                citizens,
                remove_domains: domains.into_iter().collect(),
            }),
            _ => read.wrong(&entry.name, "a preset has 5 places and 10 citizens"),
        }
    }
    let first = pack.presets.iter().any(|entry| entry.label.id == "first_game");
    read.demand(first, "presets", "there is no preset `first_game`");
    for reserved in ["random", "chosen"] {
        let taken = pack.presets.iter().any(|entry| entry.label.id == reserved);
        read.demand(!taken, reserved, "this name is reserved for a set-up mode");
    }
    all
}

fn setup(pack: &raw::Pack, read: &PackReader) -> Setup {
    let raw = &pack.setup;
    let grid = (raw.monster_piles, raw.citizen_piles, raw.domain_piles) == (5, 10, 5);
    read.demand(grid, "setup", "the grid has 5 monster, 10 citizen and 5 domain stacks");
    let (small, large) = (&raw.pile_size_2_to_4, &raw.pile_size_5);
    for size in [small, large] {
        let fits = (1..=6).contains(&size.citizen)
            && (1..=4).contains(&size.domain)
            && (1..=6).contains(&size.monster);
        read.demand(fits, "setup", "stacks hold 1 to 6 citizens, 1 to 6 monsters, 1 to 4 domains");
    }
    read.demand(raw.dukes_dealt == 2, "setup", "2 dukes are dealt to each player");
    read.demand((1..=4).contains(&raw.actions_per_turn), "setup", "a turn has 1 to 4 actions");
    read.demand(
        (1..=4).contains(&raw.exhausted_per_player),
        "setup",
        "1 to 4 Exhausted cards for each player",
    );
    read.demand(raw.events_per_player == 1, "setup", "1 event for each player");
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

fn no_duke(pack: &raw::Pack, read: &PackReader) -> NoDuke {
    let raw = &pack.no_duke_variant;
    let mut roles = [0; 4];
    for (role, points) in &raw.per_role_icon {
        roles[*role as usize] = *points;
    }
    let known = ["citizens", "monsters", "domains"];
    read.demand(raw.majorities == known, "no_duke_variant", "the majorities are citizens, monsters, domains");
    read.demand(raw.resources_per > 0, "no_duke_variant", "resources_per is at least 1");
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
