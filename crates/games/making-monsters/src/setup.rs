//! Setting up (MM-SETUP): bags, the starting card, the central board.

use engine::{Audience, Counts, List, Luck, Pack, Problems, Seat, Seed, Stream, Witness};

use crate::{
    data::*,
    event::Event,
    open::{MAX_PLAYERS, OnCart, Open, Phase, Player},
    options::Options,
    state::{Hidden, MakingMonsters},
};

/// Sets the table up to the point where everybody has a card to place.
pub fn new(
    options: &Options,
    pack: Pack<Data>,
    seed: &Seed,
    on: &mut Witness<Event>,
) -> Result<MakingMonsters, Problems> {
    options.check()?;
    let players = usize::from(options.players);
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
    let mut deck: List<MonsterId, MAX_MONSTERS> =
        (0..pack.monsters.len()).map(|index| MonsterId(index as u8)).collect();
    luck.shuffle(Stream::Table, &mut deck, on);
    let mut seats: List<Player, MAX_PLAYERS> = List::new();
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
    let mut tiles: List<UpgradeId, MAX_TILES> = List::new();
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
    let open = Open {
        pack,
        phase: Phase::Setup,
        round: 1,
        supply,
        // MM-SETUP-06: the rot track by player count; the rest is the reserve.
        rot_track: pack.rot_track[players - 2],
        reserve: pack.reserve(players),
        composted: 0,
        carts,
        boxed: Counts::EMPTY,
        discard: List::new(),
        players: seats,
    };
    Ok(MakingMonsters { open, hidden: Hidden { luck, stacks, deck, secrets: Default::default() } })
}
