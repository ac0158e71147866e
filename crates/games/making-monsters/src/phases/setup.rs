//! Setup (MM-SETUP): bags, the starting card, the central board, and the opening draw.

use arrayvec::ArrayVec;
use engine::{Audience, Counts, Luck, Pack, Seat, Seed, Stream, Witness};

use crate::{
    data::*,
    event::Event,
    state::{MakingMonsters, OnCart, Phase, Player, Step},
};

/// Sets the table up to the point where everybody has a card to place.
pub(crate) fn set_up(
    players: usize,
    pack: Pack<Data>,
    seed: &Seed,
    on: &mut Witness<Event>,
) -> MakingMonsters {
    let mut luck = Luck::new(seed);
    // MM-SETUP-01: the bags; all other parts are the supply.
    let mut bag = Bag::EMPTY;
    let mut supply = Parts::EMPTY;
    for kind in Kind::ALL {
        let token = pack.token(kind);
        bag.set(kind, token.start_bag);
        if kind != Kind::Rot {
            supply.set(kind, token.total.saturating_sub(token.start_bag.saturating_mul(players as u8)));
        }
    }
    // MM-SETUP-03: one card each.
    let mut deck: ArrayVec<MonsterId, MAX_MONSTERS> =
        (0..pack.monsters.len()).map(|index| MonsterId(index as u8)).collect();
    luck.shuffle(Stream::Table, &mut deck, on);
    let mut seats: ArrayVec<Player, 4> = ArrayVec::new();
    for seat in Seat::all(players) {
        // MM-SETUP-02: no prestige, all LESTER cards unused.
        let mut player = Player { bag, ..Player::default() };
        if let Some(card) = deck.pop() {
            player.cards.push(card);
            on.tell(Audience::ALL, "MM-SETUP-03", || Event::Dealt { seat, card });
        }
        seats.push(player);
    }
    // MM-SETUP-05: two tiles on each cart, the others in two stacks.
    let mut tiles: ArrayVec<UpgradeId, MAX_TILES> = ArrayVec::new();
    for (index, upgrade) in pack.upgrades.iter().enumerate() {
        tiles.extend((0..upgrade.count).map(|_| UpgradeId(index as u8)));
    }
    luck.shuffle(Stream::Table, &mut tiles, on);
    let mut carts = [[OnCart(None); CART_TILES]; CARTS];
    for (index, cart) in carts.iter_mut().enumerate() {
        for place in cart {
            *place = OnCart(tiles.pop());
            if let Some(tile) = place.0 {
                let cart = CartId(index as u8);
                on.tell(Audience::ALL, "MM-SETUP-05", || Event::Refilled { cart, tile });
            }
        }
    }
    let half = tiles.len().div_ceil(2);
    let stacks = [tiles.iter().take(half).copied().collect(), tiles.iter().skip(half).copied().collect()];
    MakingMonsters {
        pack,
        luck,
        phase: Phase::Setup,
        round: 1,
        supply,
        // MM-SETUP-06: the rot track by player count; the rest is the reserve.
        rot_track: pack.rot_track[players - 2],
        reserve: pack.reserve(players),
        composted: 0,
        carts,
        stacks,
        boxed: Counts::EMPTY,
        deck,
        discard: ArrayVec::new(),
        players: seats,
    }
}

impl MakingMonsters {
    /// The starting card first, then the opening draw (MM-SETUP-09).
    pub(super) fn start_setup(&mut self, seat: Seat) {
        let opening = self.pack.opening_draw;
        let player = self.player_mut(seat);
        player.step = if player.cards.is_empty() { Step::Draw { must: opening, may: 0 } } else { Step::Card };
    }

    /// MM-SETUP-10, MM-REFR-17: every round starts with Order.
    pub(super) fn begin_round(&mut self, on: &mut Witness<Event>) {
        for player in &mut self.players {
            player.order = None;
            player.answer = None;
            player.forced = false;
        }
        self.enter(Phase::Order);
        let (round, lead) = (self.round, self.lead());
        on.tell(Audience::ALL, "MM-ROUND-01", || Event::Round { round, lead });
    }
}
