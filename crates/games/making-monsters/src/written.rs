//! How states and views are written: flat objects, whichever side a part lies on. Scenario files, programs and the hashes
//! of saves are made for these paths and this order.

use std::fmt;

use engine::{Counts, IdSet, List, Luck, Pack, Seat, Viewer};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{IntoDeserializer, Visitor},
};

use crate::{
    action::{Answer, Colour, Keep, SlotNo},
    data::*,
    open::{Bay, Errand, MAX_PLAYERS, OnCart, Open, Phase, Player, Slot, Step},
    sets::{MonsterSet, SlotSet},
    state::{Hidden, MakingMonsters, Secret},
    view::View,
};

#[derive(Serialize, Deserialize)]
#[serde(rename = "MakingMonsters", deny_unknown_fields)]
struct WrittenState {
    pack: Pack<Data>,
    luck: Luck,
    phase: Phase,
    round: u16,
    supply: Parts,
    rot_track: u8,
    reserve: u8,
    composted: u8,
    carts: [[OnCart; CART_TILES]; CARTS],
    stacks: [List<UpgradeId, MAX_STACK>; 2],
    boxed: Counts<UpgradeId, MAX_UPGRADES>,
    deck: List<MonsterId, MAX_MONSTERS>,
    discard: List<MonsterId, MAX_MONSTERS>,
    players: List<WrittenPlayer, MAX_PLAYERS>,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename = "Player", deny_unknown_fields)]
struct WrittenPlayer {
    step: Step,
    errand: Errand,
    prestige: u32,
    fair: u32,
    #[serde(default, deserialize_with = "maybe")]
    order: Option<Colour>,
    #[serde(default, deserialize_with = "maybe")]
    answer: Option<Answer>,
    #[serde(default)]
    forced: bool,
    bag: Bag,
    hand: Parts,
    slots: [Slot; SLOTS],
    pegged: SlotSet,
    sorting: Parts,
    rejects: Bag,
    overflow: Bag,
    upgrades: [Bay; MAX_BAYS],
    beside: List<UpgradeId, MAX_BESIDE>,
    lester_used: IdSet<LesterId>,
    incoming_rot: u8,
    pile: MonsterSet,
    cards: List<MonsterId, 2>,
    #[serde(default, deserialize_with = "maybe")]
    kept: Option<Keep>,
    lineup: List<MonsterId, SLOTS>,
    #[serde(default)]
    covers: Option<SlotNo>,
}

impl Serialize for MakingMonsters {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        WrittenState::from(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for MakingMonsters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        WrittenState::deserialize(from).map(MakingMonsters::from)
    }
}

impl From<&MakingMonsters> for WrittenState {
    fn from(state: &MakingMonsters) -> Self {
        let MakingMonsters { open, hidden } = state;
        let players = open.players.iter().zip(&hidden.secrets);
        WrittenState {
            pack: open.pack,
            luck: hidden.luck.clone(),
            phase: open.phase,
            round: open.round,
            supply: open.supply,
            rot_track: open.rot_track,
            reserve: open.reserve,
            composted: open.composted,
            carts: open.carts,
            stacks: hidden.stacks,
            boxed: open.boxed,
            deck: hidden.deck,
            discard: open.discard,
            players: players.map(|(player, secret)| WrittenPlayer::new(player, secret)).collect(),
        }
    }
}

impl From<WrittenState> for MakingMonsters {
    fn from(written: WrittenState) -> Self {
        let mut secrets: [Secret; MAX_PLAYERS] = Default::default();
        let read = |(player, secret): (WrittenPlayer, &mut Secret)| player.parted(written.phase, secret);
        let open = Open {
            pack: written.pack,
            phase: written.phase,
            round: written.round,
            supply: written.supply,
            rot_track: written.rot_track,
            reserve: written.reserve,
            composted: written.composted,
            carts: written.carts,
            boxed: written.boxed,
            discard: written.discard,
            players: written.players.into_iter().zip(&mut secrets).map(read).collect(),
        };
        let hidden = Hidden { luck: written.luck, stacks: written.stacks, deck: written.deck, secrets };
        MakingMonsters { open, hidden }
    }
}

impl WrittenPlayer {
    /// An answer that is still secret stands where it will stand for all to see.
    fn new(player: &Player, secret: &Secret) -> WrittenPlayer {
        WrittenPlayer {
            step: if secret.covering { Step::Cover } else { player.step },
            errand: player.errand,
            prestige: player.prestige,
            fair: player.fair,
            order: player.order.or(secret.order),
            answer: player.answer.or(secret.answer),
            forced: player.forced,
            bag: player.bag,
            hand: player.hand,
            slots: player.slots,
            pegged: player.pegged,
            sorting: player.sorting,
            rejects: player.rejects,
            overflow: player.overflow,
            upgrades: player.upgrades,
            beside: player.beside,
            lester_used: player.lester_used,
            incoming_rot: player.incoming_rot,
            pile: player.pile,
            cards: if player.cards.is_empty() { secret.cards } else { player.cards },
            kept: secret.kept,
            lineup: secret.lineup,
            covers: secret.covers,
        }
    }

    /// Parts what lies open from what is secret: the phase tells (MM-INFO-03, MM-INFO-04).
    fn parted(self, phase: Phase, secret: &mut Secret) -> Player {
        let covering = self.step == Step::Cover;
        *secret = Secret {
            kept: self.kept,
            lineup: self.lineup,
            covers: self.covers,
            covering,
            ..Secret::default()
        };
        let mut player = Player {
            step: if covering { Step::Choose } else { self.step },
            errand: self.errand,
            prestige: self.prestige,
            fair: self.fair,
            order: self.order,
            answer: self.answer,
            forced: self.forced,
            bag: self.bag,
            hand: self.hand,
            slots: self.slots,
            pegged: self.pegged,
            sorting: self.sorting,
            rejects: self.rejects,
            overflow: self.overflow,
            upgrades: self.upgrades,
            beside: self.beside,
            lester_used: self.lester_used,
            incoming_rot: self.incoming_rot,
            pile: self.pile,
            cards: self.cards,
        };
        match phase {
            Phase::Order => secret.order = player.order.take(),
            Phase::Answer => secret.answer = player.answer.take(),
            Phase::Keep => secret.cards = std::mem::take(&mut player.cards),
            _ => {}
        }
        player
    }
}

#[derive(Serialize)]
struct WrittenView<'a> {
    viewer: Viewer,
    phase: Phase,
    round: u16,
    lead: Seat,
    supply: Parts,
    rot_track: u8,
    reserve: u8,
    composted: u8,
    carts: [[OnCart; CART_TILES]; CARTS],
    stacks: [usize; 2],
    boxed: Counts<UpgradeId, MAX_UPGRADES>,
    deck: usize,
    discard: &'a [MonsterId],
    players: List<WrittenSeat, MAX_PLAYERS>,
}

#[derive(Clone, Copy, Default, Serialize)]
struct WrittenSeat {
    #[serde(flatten)]
    player: WrittenPlayer,
    cards_held: usize,
    /// The cart in front of it.
    cart: CartId,
    /// Finished monsters in the lab.
    finished: usize,
    is_super: bool,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let View { viewer, open, own } = self;
        let players = open.seats().map(|seat| WrittenSeat {
            player: WrittenPlayer::new(open.player(seat), self.secret(seat)),
            cards_held: self.cards_held(seat),
            cart: open.facing(seat),
            finished: open.finished(seat),
            is_super: open.is_super(seat),
        });
        let written = WrittenView {
            viewer: *viewer,
            phase: open.phase,
            round: open.round,
            lead: open.lead(),
            supply: open.supply,
            rot_track: open.rot_track,
            reserve: open.reserve,
            composted: open.composted,
            carts: open.carts,
            stacks: own.stacks,
            boxed: open.boxed,
            deck: own.deck,
            discard: &open.discard,
            players: players.collect(),
        };
        written.serialize(to)
    }
}

/// Reads what may be missing: the thing, nothing at all, or the word `none` (for files that cannot write null).
pub(crate) fn maybe<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    source: D,
) -> Result<Option<T>, D::Error> {
    struct Read<T>(std::marker::PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Read<T> {
        type Value = Option<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a name or `none`")
        }

        fn visit_unit<E>(self) -> Result<Option<T>, E> {
            Ok(None)
        }

        fn visit_none<E>(self) -> Result<Option<T>, E> {
            Ok(None)
        }

        fn visit_some<S: Deserializer<'de>>(self, source: S) -> Result<Option<T>, S::Error> {
            source.deserialize_any(self)
        }

        fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Option<T>, E> {
            if word == "none" { Ok(None) } else { T::deserialize(word.into_deserializer()).map(Some) }
        }

        fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Option<T>, E> {
            T::deserialize(number.into_deserializer()).map(Some)
        }
    }
    source.deserialize_any(Read(std::marker::PhantomData))
}
