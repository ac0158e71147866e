//! Setting up: the centre first, then the players (VA-SET-16).

use engine::{Audience, IdSet, List, Luck, Pack, Problems, Seat, Seed, Stream, Witness};

use crate::{
    data::{
        CITIZEN_STACKS, CitizenId, DOMAIN_STACKS, Data, DomainId, DukeId, MONSTER_STACKS, MonsterId, PlaceId,
    },
    event::Event,
    open::{
        CitizenStack, Cover, DarkLord, DomainStack, ExhaustedStack, MAX_CITIZEN_STACK, MAX_EVENTS,
        MonsterStack, Open, Phase, Player, Progress, Stock,
    },
    options::{Centre, Options},
    state::{Hidden, MAX_DOMAIN_STACK, Valeria},
};

pub fn new(
    options: &Options,
    pack: Pack<Data>,
    seed: &Seed,
    on: &mut Witness<Event>,
) -> Result<Valeria, Problems> {
    let (rules, centre) = options.check(pack)?;
    let mut luck = Luck::new(seed);
    let places = places(pack, &centre, &mut luck, on);
    let citizens = citizens(pack, options, &centre, &mut luck, on);
    let domains = domains(pack, options, &centre, &mut luck, on);
    let events = events(pack, options, &mut luck, on);
    // VA-SOLO-04: solo takes as many Exhausted cards as it needs; none are counted.
    let exhausted = if rules.solo() { 0 } else { options.players * pack.setup.exhausted_per_player };
    let setup = &pack.setup;
    let stock = Stock {
        gold: setup.gold.into(),
        strength: setup.strength.into(),
        magic: setup.magic.into(),
        vp: setup.vp.into(),
    };
    // VA-SET-11: Strength 0, VP 0, Magic 1, Gold 2.
    let player = Player { stock, ..Player::default() };
    let mut hidden = Hidden::new(luck);
    let open = Open {
        pack,
        rules,
        phase: Phase::FirstPlayer,
        turn: 0,
        active: Seat::default(),
        first: Seat::default(),
        last_round: false,
        dice: [1, 1],
        monsters: places.map(|place| monster_stack(pack, place, rules.five())),
        citizens: std::array::from_fn(|at| {
            let cards = &citizens[at];
            let unseen = if rules.mixed { cards.len().saturating_sub(1) } else { 0 };
            let (below, known) = cards.split_at(unseen);
            hidden.citizens[at] = below.iter().copied().collect();
            CitizenStack { hidden: unseen as u8, cards: known.iter().copied().collect(), cover: Cover::Bare }
        }),
        domains: std::array::from_fn(|at| {
            let mut cards = domains[at];
            let top = cards.pop();
            let stack = DomainStack { hidden: cards.len() as u8, top, face_up: true, cover: Cover::Bare };
            hidden.domains[at] = cards;
            stack
        }),
        removed: centre.remove_domains,
        exhausted: ExhaustedStack {
            plain: exhausted,
            hidden_events: events.len() as u8,
            events: List::new(),
        },
        tokens: List::new(),
        players: (0..rules.players).map(|_| player).collect(),
        progress: Progress::default(),
        dark_lord: DarkLord::default(),
    };
    hidden.events = events;
    let mut state = Valeria { open, hidden };
    if !rules.no_duke {
        deal_dukes(&mut state, on);
    }
    Ok(state)
}

/// VA-SET-03, VA-SET-05: five Areas, left to right by the Strength of their weakest Monster (`row_order`, R-01).
fn places(
    pack: Pack<Data>,
    centre: &Centre,
    luck: &mut Luck,
    on: &mut Witness<Event>,
) -> [PlaceId; MONSTER_STACKS] {
    let mut places = centre.places.unwrap_or_else(|| {
        let mut all: List<PlaceId, 16> = (0..pack.places.len() as u8).map(PlaceId).collect();
        luck.shuffle(Stream::Table, &mut all, on);
        std::array::from_fn(|at| all[at])
    });
    places.sort_by_key(|place| pack.places[usize::from(place.0)].row_order);
    places
}

/// VA-SET-02, VA-5P-01: an Area's Monsters by rising Strength, weakest on top; the 5-player card only with five.
fn monster_stack(pack: Pack<Data>, place: PlaceId, five: bool) -> MonsterStack {
    let mut cards: List<MonsterId, 6> = List::new();
    for (at, monster) in pack.monsters.iter().enumerate() {
        if monster.place == Some(place) {
            let copies = if five { monster.copies } else { monster.copies - monster.copies_5p };
            cards.extend((0..copies).map(|_| MonsterId(at as u8)));
        }
    }
    cards.sort_by_key(|id| std::cmp::Reverse(pack.monster(*id).strength));
    MonsterStack { place, cards, cover: Cover::Bare }
}

/// VA-SET-06, VA-SET-07: one Citizen deck per number; MIXED shuffles all decks of a number together (VA-MIX-01).
fn citizens(
    pack: Pack<Data>,
    options: &Options,
    centre: &Centre,
    luck: &mut Luck,
    on: &mut Witness<Event>,
) -> [List<CitizenId, MAX_CITIZEN_STACK>; CITIZEN_STACKS] {
    let size = pack.setup.citizen_pile[usize::from(options.players == 5)];
    std::array::from_fn(|pile| {
        let decks: List<CitizenId, 24> = (0..pack.citizens.len() as u8)
            .map(CitizenId)
            .filter(|id| usize::from(pack.citizen(*id).pile) == pile)
            .collect();
        if options.mixed {
            let mut all: List<CitizenId, 160> = List::new();
            for deck in &decks {
                all.extend((0..pack.citizen(*deck).copies).map(|_| *deck));
            }
            luck.shuffle(Stream::Table, &mut all, on);
            return all.into_iter().take(usize::from(size)).collect();
        }
        let deck = match &centre.citizens {
            Some(chosen) => chosen[pile],
            None if decks.len() == 1 => decks[0],
            None => decks[luck.pick(Stream::Table, decks.len(), on)],
        };
        (0..size).map(|_| deck).collect()
    })
}

/// VA-SET-08: shuffle the Domains, deal five stacks; only the top cards are seen.
fn domains(
    pack: Pack<Data>,
    options: &Options,
    centre: &Centre,
    luck: &mut Luck,
    on: &mut Witness<Event>,
) -> [List<DomainId, MAX_DOMAIN_STACK>; DOMAIN_STACKS] {
    let mut all: List<DomainId, 64> = (0..pack.domains.len() as u8)
        .map(DomainId)
        .filter(|id| !centre.remove_domains.contains(*id))
        .collect();
    luck.shuffle(Stream::Table, &mut all, on);
    let size = usize::from(pack.setup.domain_pile[usize::from(options.players == 5)]);
    std::array::from_fn(|stack| all[stack * size..(stack + 1) * size].iter().copied().collect())
}

/// VA-SET-09, VA-EVT-03: on the Exhausted cards lies, with EVENTS, one Monster Event per player.
fn events(
    pack: Pack<Data>,
    options: &Options,
    luck: &mut Luck,
    on: &mut Witness<Event>,
) -> List<MonsterId, MAX_EVENTS> {
    let mut events = List::new();
    if options.events {
        // VA-EVT-04: the host's Events are among those drawn, the others come by chance.
        events.extend(options.event_choice.iter().copied());
        let mut others: List<MonsterId, 48> = pack.events().filter(|id| !events.contains(id)).collect();
        luck.shuffle(Stream::Table, &mut others, on);
        let wanted = usize::from(options.players) * usize::from(pack.setup.events_per_player);
        events.extend(others.into_iter().take(wanted.saturating_sub(events.len())));
        luck.shuffle(Stream::Table, &mut events, on);
    }
    events
}

/// VA-SET-13: two Dukes each.
fn deal_dukes(state: &mut Valeria, on: &mut Witness<Event>) {
    let mut dukes: List<DukeId, 32> = (0..state.pack.dukes.len() as u8).map(DukeId).collect();
    state.hidden.luck.shuffle(Stream::Table, &mut dukes, on);
    for seat in state.seats() {
        let pair = [dukes[2 * seat.index()], dukes[2 * seat.index() + 1]];
        state.hidden.dukes[seat.index()].dealt.extend(pair);
        state.player_mut(seat).choosing = true;
        on.tell(Audience::only(seat), "VA-SET-13", || Event::DukesDealt { seat, dukes: pair });
    }
    state.phase = Phase::ChooseDukes;
}

/// All Dukes of the pack, for whoever imagines the unseen ones.
pub(crate) fn all_dukes(pack: Pack<Data>) -> IdSet<DukeId> {
    (0..pack.dukes.len() as u8).map(DukeId).collect()
}
