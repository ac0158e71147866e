//! How states and views are written: flat objects, whichever side a part lies on. Scenario files, programs and the hashes
//! of saves are made for these paths and this order.

use engine::{IdSet, List, Luck, Outcome, Pack, Seat, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    data::{
        CITIZEN_STACKS, CitizenCounts, CitizenId, DOMAIN_STACKS, Data, DomainId, DukeId, MONSTER_STACKS,
        MonsterCounts, MonsterId,
    },
    open::{
        CitizenStack, Cover, DarkLord, DomainStack, Ending, ExhaustedStack, MAX_CHOICES, MAX_CITIZEN_STACK,
        MAX_EVENTS, MAX_EXCHANGES, MAX_PILES, MonsterStack, Open, Pending, Phase, Player, Progress, Stock,
        Tokens,
    },
    options::Rules,
    state::{Dukes, Hidden, MAX_DOMAIN_STACK, Valeria},
    view::View,
};

#[derive(Serialize, Deserialize)]
#[serde(rename = "Valeria", deny_unknown_fields)]
struct WrittenState {
    pack: Pack<Data>,
    rules: Rules,
    luck: Luck,
    phase: Phase,
    turn: u32,
    active: Seat,
    first: Seat,
    last_round: bool,
    dice: [u8; 2],
    monsters: [MonsterStack; MONSTER_STACKS],
    citizens: [WrittenCitizens; CITIZEN_STACKS],
    domains: [WrittenDomains; DOMAIN_STACKS],
    removed: IdSet<DomainId>,
    exhausted: WrittenExhausted,
    tokens: List<Tokens, MAX_PILES>,
    players: [WrittenPlayer; engine::MAX_SEATS],
    progress: Progress,
    dark_lord: WrittenDarkLord,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "CitizenStack", deny_unknown_fields)]
struct WrittenCitizens {
    cards: List<CitizenId, MAX_CITIZEN_STACK>,
    /// How many cards from the top are known to all (MIXED; otherwise all of them).
    known: u8,
    #[serde(default)]
    cover: Cover,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "DomainStack", deny_unknown_fields)]
struct WrittenDomains {
    cards: List<DomainId, MAX_DOMAIN_STACK>,
    face_up: bool,
    #[serde(default)]
    cover: Cover,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "ExhaustedStack", deny_unknown_fields)]
struct WrittenExhausted {
    plain: u8,
    events: List<MonsterId, MAX_EVENTS>,
    /// How many Events from the top are known to all.
    known: u8,
}

#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Player", deny_unknown_fields, default)]
struct WrittenPlayer {
    #[serde(flatten)]
    stock: Stock,
    citizens: CitizenCounts,
    domains: IdSet<DomainId>,
    monsters: MonsterCounts,
    dealt: List<DukeId, 2>,
    duke: Option<DukeId>,
    rejected: Option<DukeId>,
    choices: List<Pending, MAX_CHOICES>,
    exchanges: List<Pending, MAX_EXCHANGES>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(rename = "DarkLord", deny_unknown_fields, default)]
struct WrittenDarkLord {
    duke: Option<DukeId>,
    citizens: CitizenCounts,
    domains: IdSet<DomainId>,
    ending: Option<Ending>,
}

impl Serialize for Valeria {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenState::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Valeria {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        WrittenState::deserialize(from).map(Valeria::from)
    }
}

/// Hidden cards below, known ones on top.
fn stacked<T: Copy + Default, const N: usize>(hidden: &[T], known: &[T]) -> List<T, N> {
    hidden.iter().chain(known).copied().collect()
}

/// Parts a stack into what is hidden and the `known` cards on top.
fn parted<T: Copy + Default, const N: usize>(cards: &[T], known: usize) -> (List<T, N>, List<T, N>) {
    let (hidden, known) = cards.split_at(cards.len() - known.min(cards.len()));
    (stacked(hidden, &[]), stacked(known, &[]))
}

impl From<&Valeria> for WrittenState {
    fn from(state: &Valeria) -> Self {
        let Valeria { open, hidden } = state;
        let players = std::array::from_fn(|seat| {
            let Some(player) = open.players.get(seat) else { return WrittenPlayer::default() };
            let Dukes { dealt, duke, rejected } = hidden.dukes[seat];
            WrittenPlayer {
                stock: player.stock,
                citizens: player.citizens,
                domains: player.domains,
                monsters: player.monsters,
                dealt,
                duke,
                rejected,
                choices: player.choices,
                exchanges: player.exchanges,
            }
        });
        WrittenState {
            pack: open.pack,
            rules: open.rules,
            luck: hidden.luck.clone(),
            phase: open.phase,
            turn: open.turn,
            active: open.active,
            first: open.first,
            last_round: open.last_round,
            dice: open.dice,
            monsters: open.monsters,
            citizens: std::array::from_fn(|at| {
                let CitizenStack { cards, cover, .. } = &open.citizens[at];
                WrittenCitizens {
                    cards: stacked(&hidden.citizens[at], cards),
                    known: cards.len() as u8,
                    cover: *cover,
                }
            }),
            domains: std::array::from_fn(|at| {
                let DomainStack { top, face_up, cover, .. } = &open.domains[at];
                WrittenDomains {
                    cards: stacked(&hidden.domains[at], top.as_slice()),
                    face_up: *face_up,
                    cover: *cover,
                }
            }),
            removed: open.removed,
            exhausted: WrittenExhausted {
                plain: open.exhausted.plain,
                events: stacked(&hidden.events, &open.exhausted.events),
                known: open.exhausted.events.len() as u8,
            },
            tokens: open.tokens,
            players,
            progress: open.progress,
            dark_lord: WrittenDarkLord {
                duke: hidden.dark_lord,
                citizens: open.dark_lord.citizens,
                domains: open.dark_lord.domains,
                ending: open.dark_lord.ending,
            },
        }
    }
}

impl From<WrittenState> for Valeria {
    fn from(written: WrittenState) -> Self {
        let mut hidden = Hidden::new(written.luck);
        let citizens = std::array::from_fn(|at| {
            let WrittenCitizens { cards, known, cover } = &written.citizens[at];
            // The top card is always known, and without MIXED all are.
            let known = if written.rules.mixed { usize::from(*known).max(1) } else { cards.len() };
            let (below, cards) = parted(cards, known);
            hidden.citizens[at] = below;
            CitizenStack { hidden: hidden.citizens[at].len() as u8, cards, cover: *cover }
        });
        let domains = std::array::from_fn(|at| {
            let WrittenDomains { cards, face_up, cover } = &written.domains[at];
            let (below, top) = parted::<_, MAX_DOMAIN_STACK>(cards, usize::from(*face_up));
            hidden.domains[at] = below;
            let top = top.last().copied();
            DomainStack { hidden: hidden.domains[at].len() as u8, top, face_up: *face_up, cover: *cover }
        });
        let (unseen, events) = parted(&written.exhausted.events, written.exhausted.known.into());
        hidden.events = unseen;
        hidden.dark_lord = written.dark_lord.duke;
        // Whoever is written beyond the table is kept, so that it can be refused.
        let last = written.players.iter().rposition(|player| *player != WrittenPlayer::default());
        let count = last.map_or(0, |seat| seat + 1).max(written.rules.players.into());
        let mut players = List::new();
        for (seat, player) in written.players.into_iter().enumerate().take(count) {
            players.push(Player {
                stock: player.stock,
                citizens: player.citizens,
                domains: player.domains,
                monsters: player.monsters,
                choosing: !player.dealt.is_empty(),
                has_duke: player.duke.is_some(),
                choices: player.choices,
                exchanges: player.exchanges,
            });
            hidden.dukes[seat] = Dukes { dealt: player.dealt, duke: player.duke, rejected: player.rejected };
        }
        let open = Open {
            pack: written.pack,
            rules: written.rules,
            phase: written.phase,
            turn: written.turn,
            active: written.active,
            first: written.first,
            last_round: written.last_round,
            dice: written.dice,
            monsters: written.monsters,
            citizens,
            domains,
            removed: written.removed,
            exhausted: ExhaustedStack {
                plain: written.exhausted.plain,
                hidden_events: hidden.events.len() as u8,
                events,
            },
            tokens: written.tokens,
            players,
            progress: written.progress,
            dark_lord: DarkLord {
                drawn: hidden.dark_lord.is_some(),
                citizens: written.dark_lord.citizens,
                domains: written.dark_lord.domains,
                ending: written.dark_lord.ending,
            },
        };
        Valeria { open, hidden }
    }
}

#[derive(Serialize)]
struct WrittenView<'a> {
    pack: Pack<Data>,
    viewer: Viewer,
    rules: &'a Rules,
    phase: Phase,
    turn: u32,
    active: Seat,
    first: Seat,
    resting: Option<Seat>,
    last_round: bool,
    dice: [u8; 2],
    monsters: &'a [MonsterStack],
    citizens: &'a [CitizenStack],
    domains: &'a [DomainStack],
    removed: IdSet<DomainId>,
    exhausted: &'a ExhaustedStack,
    tokens: &'a [Tokens],
    players: Vec<WrittenPlayerView<'a>>,
    progress: &'a Progress,
    dark_lord: WrittenDarkLordView<'a>,
    outcome: &'a Option<Outcome>,
}

#[derive(Serialize)]
struct WrittenPlayerView<'a> {
    #[serde(flatten)]
    player: &'a Player,
    dealt: &'a [DukeId],
    duke: Option<DukeId>,
    rejected: Option<DukeId>,
}

#[derive(Serialize)]
struct WrittenDarkLordView<'a> {
    #[serde(flatten)]
    lord: &'a DarkLord,
    duke: Option<DukeId>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let View { viewer, open, own, outcome } = self;
        let players = open.players.iter().zip(&own.dukes);
        let written = WrittenView {
            pack: open.pack,
            viewer: *viewer,
            rules: &open.rules,
            phase: open.phase,
            turn: open.turn,
            active: open.active,
            first: open.first,
            resting: open.resting(),
            last_round: open.last_round,
            dice: open.dice,
            monsters: &open.monsters,
            citizens: &open.citizens,
            domains: &open.domains,
            removed: open.removed,
            exhausted: &open.exhausted,
            tokens: &open.tokens,
            players: players
                .map(|(player, dukes)| WrittenPlayerView {
                    player,
                    dealt: &dukes.dealt,
                    duke: dukes.duke,
                    rejected: dukes.rejected,
                })
                .collect(),
            progress: &open.progress,
            dark_lord: WrittenDarkLordView { lord: &open.dark_lord, duke: own.dark_lord },
            outcome,
        };
        written.serialize(to)
    }
}
