//! What a viewer may know (VA-HID), states imagined from it, and redrawing what a seat cannot know.

use arrayvec::ArrayVec;
use engine::{IdSet, Luck, Outcome, Pack, Rng, Seat, Viewer, rand::Rng as _};
use serde::Serialize;

use crate::{
    data::{
        CITIZEN_STACKS, CitizenCounts, CitizenId, DOMAIN_STACKS, Data, DomainId, DukeId, MONSTER_STACKS,
        MonsterCounts, MonsterId,
    },
    options::Rules,
    setup::all_dukes,
    slot::Slot,
    state::{
        CitizenStack, Cover, DarkLord, DomainStack, Ending, ExhaustedStack, MAX_CHOICES, MAX_EVENTS,
        MAX_EXCHANGES, MAX_PILES, MonsterStack, Pending, Phase, Player, Progress, Stock, Tokens, Valeria,
    },
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub pack: Pack<Data>,
    pub viewer: Viewer,
    pub rules: Rules,
    pub phase: Phase,
    pub turn: u32,
    pub active: Seat,
    pub first: Seat,
    pub resting: Option<Seat>,
    pub last_round: bool,
    pub dice: [u8; 2],
    /// Monster stacks lie open, bottom to top (VA-GEN-09).
    pub monsters: [MonsterStack; MONSTER_STACKS],
    pub citizens: [CitizenStackView; CITIZEN_STACKS],
    pub domains: [DomainStackView; DOMAIN_STACKS],
    pub removed: IdSet<DomainId>,
    pub exhausted: ExhaustedView,
    pub tokens: ArrayVec<Tokens, MAX_PILES>,
    pub players: ArrayVec<PlayerView, { engine::MAX_SEATS }>,
    pub progress: Progress,
    pub dark_lord: DarkLordView,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CitizenStackView {
    /// Face-down cards below.
    pub hidden: u8,
    /// Known cards, bottom to top.
    pub cards: ArrayVec<CitizenId, 6>,
    pub cover: Cover,
    #[serde(skip)]
    known: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DomainStackView {
    pub hidden: u8,
    /// The face-up card.
    pub top: Option<DomainId>,
    pub cover: Cover,
    #[serde(skip)]
    face_up: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExhaustedView {
    pub plain: u8,
    /// Monster Events whose identity nobody knows.
    pub hidden_events: u8,
    /// Events sent back on top, bottom to top.
    pub events: ArrayVec<MonsterId, MAX_EVENTS>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    #[serde(flatten)]
    pub stock: Stock,
    pub citizens: CitizenCounts,
    pub domains: IdSet<DomainId>,
    pub monsters: MonsterCounts,
    /// Whether a Duke is still to be chosen.
    pub choosing: bool,
    /// The two dealt Dukes, for their owner.
    pub dealt: ArrayVec<DukeId, 2>,
    /// The Duke: for its owner, and for all once the game is over.
    pub duke: Option<DukeId>,
    /// The rejected Duke, for whoever rejected it.
    pub rejected: Option<DukeId>,
    pub has_duke: bool,
    pub choices: ArrayVec<Pending, MAX_CHOICES>,
    pub exchanges: ArrayVec<Pending, MAX_EXCHANGES>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DarkLordView {
    /// Known once the game is over (VA-HID-05).
    pub duke: Option<DukeId>,
    pub drawn: bool,
    pub citizens: CitizenCounts,
    pub domains: IdSet<DomainId>,
    pub ending: Option<Ending>,
}

impl View {
    pub(crate) fn new(state: &Valeria, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let players = state
            .seats()
            .map(|seat| {
                let player = state.player(seat);
                let own = viewer.is(seat);
                PlayerView {
                    stock: player.stock,
                    citizens: player.citizens,
                    domains: player.domains,
                    monsters: player.monsters,
                    choosing: !player.dealt.is_empty(),
                    dealt: if own { player.dealt.clone() } else { ArrayVec::new() },
                    duke: player.duke.filter(|_| own || over),
                    rejected: player.rejected.filter(|_| own),
                    has_duke: player.duke.is_some(),
                    choices: player.choices.clone(),
                    exchanges: player.exchanges.clone(),
                }
            })
            .collect();
        View {
            pack: state.pack,
            viewer,
            rules: state.rules,
            phase: state.phase,
            turn: state.turn,
            active: state.active,
            first: state.first,
            resting: state.resting(),
            last_round: state.last_round,
            dice: state.dice,
            monsters: state.monsters.clone(),
            citizens: std::array::from_fn(|at| {
                let stack = &state.citizens[at];
                let hidden = stack.cards.len() - state.known_citizens(at);
                CitizenStackView {
                    hidden: hidden as u8,
                    cards: stack.cards[hidden..].iter().copied().collect(),
                    cover: stack.cover,
                    known: stack.known,
                }
            }),
            domains: std::array::from_fn(|at| {
                let top = state.top_domain(at);
                let stack = &state.domains[at];
                let hidden = stack.cards.len() - usize::from(top.is_some());
                DomainStackView { hidden: hidden as u8, top, cover: stack.cover, face_up: stack.face_up }
            }),
            removed: state.removed,
            exhausted: {
                let hidden = state.exhausted.events.len() - state.known_events();
                ExhaustedView {
                    plain: state.exhausted.plain,
                    hidden_events: hidden as u8,
                    events: state.exhausted.events[hidden..].iter().copied().collect(),
                }
            },
            tokens: state.tokens.clone(),
            players,
            progress: state.progress.clone(),
            dark_lord: DarkLordView {
                duke: state.dark_lord.duke.filter(|_| over),
                drawn: state.dark_lord.duke.is_some(),
                citizens: state.dark_lord.citizens,
                domains: state.dark_lord.domains,
                ending: state.dark_lord.ending,
            },
            outcome: state.final_outcome(),
        }
    }

    /// A full state with this view: unknown cards are filled in at random.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Valeria {
        // Any card will do where one is unknown: it is redrawn below.
        let some_duke = DukeId(0);
        let players = std::array::from_fn(|seat| {
            let Some(view) = self.players.get(seat) else { return Player::default() };
            let own = self.viewer.is(Seat::at(seat));
            let mut dealt = view.dealt.clone();
            if view.choosing && !own {
                dealt.extend([some_duke, some_duke]);
            }
            let knows_rejected = own || !view.has_duke;
            Player {
                stock: view.stock,
                citizens: view.citizens,
                domains: view.domains,
                monsters: view.monsters,
                dealt,
                duke: view.duke.or(view.has_duke.then_some(some_duke)),
                rejected: if knows_rejected { view.rejected } else { Some(some_duke) },
                choices: view.choices.clone(),
                exchanges: view.exchanges.clone(),
            }
        });
        let mut state = Valeria {
            pack: self.pack,
            rules: self.rules,
            luck: Luck::imagined(rng),
            phase: self.phase,
            turn: self.turn,
            active: self.active,
            first: self.first,
            last_round: self.last_round,
            dice: self.dice,
            monsters: self.monsters.clone(),
            citizens: std::array::from_fn(|at| {
                let view = &self.citizens[at];
                let mut cards: ArrayVec<CitizenId, 6> = (0..view.hidden).map(|_| CitizenId(0)).collect();
                cards.extend(view.cards.iter().copied());
                CitizenStack { cards, known: view.known, cover: view.cover }
            }),
            domains: std::array::from_fn(|at| {
                let view = &self.domains[at];
                let mut cards: ArrayVec<DomainId, 4> = (0..view.hidden).map(|_| DomainId(0)).collect();
                cards.extend(view.top);
                DomainStack { cards, face_up: view.face_up, cover: view.cover }
            }),
            removed: self.removed,
            exhausted: {
                let hidden = self.exhausted.hidden_events;
                let mut events: ArrayVec<MonsterId, MAX_EVENTS> = (0..hidden).map(|_| MonsterId(0)).collect();
                events.extend(self.exhausted.events.iter().copied());
                ExhaustedStack {
                    plain: self.exhausted.plain,
                    events,
                    known: self.exhausted.events.len() as u8,
                }
            },
            tokens: self.tokens.clone(),
            players,
            progress: self.progress.clone(),
            dark_lord: DarkLord {
                duke: self.dark_lord.duke.or(self.dark_lord.drawn.then_some(some_duke)),
                citizens: self.dark_lord.citizens,
                domains: self.dark_lord.domains,
                ending: self.dark_lord.ending,
            },
        };
        state.redraw(self.viewer, rng);
        state
    }
}

impl Valeria {
    pub(crate) fn redraw_hidden(&mut self, seat: Seat, rng: &mut Rng) {
        self.luck = Luck::imagined(rng);
        self.redraw(Viewer::Seat(seat), rng);
    }

    /// Deals anew everything `viewer` cannot know, from the cards it has not seen. A table set up by hand may hide more
    /// cards than the box has left; those that cannot be dealt anew stay what they are.
    fn redraw(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redraw_dukes(viewer, rng);
        self.redraw_domains(rng);
        if self.rules.mixed {
            self.redraw_citizens(rng);
        }
        if self.rules.events {
            self.redraw_events(rng);
        }
    }

    /// VA-HID-01, VA-HID-05: other players' Dukes (until the end), their rejected ones (for ever), the Dark Lord.
    fn redraw_dukes(&mut self, viewer: Viewer, rng: &mut Rng) {
        if self.rules.no_duke {
            return;
        }
        let over = self.phase == Phase::Over;
        let mut unseen = all_dukes(self.pack);
        for seat in self.seats() {
            let player = self.player(seat);
            if viewer.is(seat) {
                player
                    .dealt
                    .iter()
                    .chain(&player.duke)
                    .chain(&player.rejected)
                    .for_each(|id| unseen.remove(*id));
            } else if over {
                player.duke.into_iter().for_each(|id| unseen.remove(id));
            }
        }
        let mut pool: ArrayVec<DukeId, 64> = unseen.iter().collect();
        shuffle(&mut pool, rng);
        for seat in self.seats().filter(|seat| !viewer.is(*seat)) {
            let player = &mut self.players[seat.index()];
            let rejected = player.rejected.iter_mut();
            let duke = player.duke.iter_mut().filter(|_| !over);
            for hidden in player.dealt.iter_mut().chain(duke).chain(rejected) {
                *hidden = pool.pop().unwrap_or(*hidden);
            }
        }
        if self.dark_lord.duke.is_some() && !over {
            let candidates = if viewer.is(Seat::default()) {
                self.dark_lords(Seat::default())
            } else {
                pool.iter().copied().take(32).collect()
            };
            if !candidates.is_empty() {
                self.dark_lord.duke = Some(candidates[below(rng, candidates.len())]);
            }
        }
    }

    /// VA-HID-02: face-down Domains and those in the box.
    fn redraw_domains(&mut self, rng: &mut Rng) {
        let mut seen = self.removed.bits() | self.dark_lord.domains.bits();
        self.players.iter().for_each(|player| seen |= player.domains.bits());
        for at in 0..DOMAIN_STACKS {
            if let Some(top) = self.top_domain(at) {
                seen |= 1 << top.0;
            }
        }
        let all = u64::MAX >> (64 - self.pack.domains.len());
        let mut pool: ArrayVec<DomainId, 64> = IdSet::from_bits(all & !seen).iter().collect();
        for at in 0..DOMAIN_STACKS {
            let hidden = self.domains[at].cards.len() - usize::from(self.top_domain(at).is_some());
            for card in &mut self.domains[at].cards[..hidden] {
                *card = draw(&mut pool, rng).unwrap_or(*card);
            }
        }
    }

    /// VA-HID-04: face-down Citizens of the MIXED variant.
    fn redraw_citizens(&mut self, rng: &mut Rng) {
        let mut seen = self.dark_lord.citizens;
        for player in &self.players {
            player.citizens.iter().for_each(|(id, n)| seen.set(id, seen.get(id).saturating_add(n)));
        }
        for at in 0..CITIZEN_STACKS {
            let hidden = self.citizens[at].cards.len() - self.known_citizens(at);
            if hidden == 0 {
                continue;
            }
            self.citizens[at].cards[hidden..].iter().for_each(|id| seen.add(*id));
            let mut pool: ArrayVec<CitizenId, 160> = ArrayVec::new();
            for (index, citizen) in self.pack.citizens.iter().enumerate() {
                if usize::from(citizen.pile) == at {
                    let id = CitizenId(index as u8);
                    pool.extend((0..citizen.copies.saturating_sub(seen.get(id))).map(|_| id));
                }
            }
            for card in &mut self.citizens[at].cards[..hidden] {
                *card = draw(&mut pool, rng).unwrap_or(*card);
            }
        }
    }

    /// VA-HID-03: the Monster Events still to come.
    fn redraw_events(&mut self, rng: &mut Rng) {
        let hidden = self.exhausted.events.len() - self.known_events();
        if hidden == 0 {
            return;
        }
        let covers = Slot::all().filter_map(|slot| match self.cover(slot) {
            Cover::Event(id) => Some(id),
            _ => None,
        });
        let mut seen: ArrayVec<MonsterId, 64> = covers.collect();
        seen.extend(self.exhausted.events[hidden..].iter().copied());
        let slain = |id: &MonsterId| self.players.iter().any(|player| player.monsters.get(*id) > 0);
        let unseen = self.pack.events().filter(|id| !seen.contains(id) && !slain(id));
        let mut pool: ArrayVec<MonsterId, 48> = unseen.collect();
        for card in &mut self.exhausted.events[..hidden] {
            *card = draw(&mut pool, rng).unwrap_or(*card);
        }
    }
}

fn below(rng: &mut Rng, count: usize) -> usize {
    ((u128::from(rng.next_u64()) * count as u128) >> 64) as usize
}

/// Takes a random card out of a pool.
fn draw<T: Copy, const N: usize>(pool: &mut ArrayVec<T, N>, rng: &mut Rng) -> Option<T> {
    if pool.is_empty() {
        return None;
    }
    Some(pool.swap_remove(below(rng, pool.len())))
}

fn shuffle<T>(cards: &mut [T], rng: &mut Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last + 1));
    }
}
