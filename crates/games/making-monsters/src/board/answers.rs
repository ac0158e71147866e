//! Questions and answers in a few words.

use engine::{Clause, Seat, Viewer};
use words::Lang;

use super::{card, cards, colour, kind, list, monster_name, spot, tile, tokens};
use crate::{
    Action, Colour, Errand, Keep, Kind, MonsterId, Phase, Player, Step, View,
    data::{Data, OrderAction},
    open::Fate,
};

pub fn question(view: &View, seat: Seat, lang: Lang) -> String {
    let Some(player) = view.players.get(seat.index()) else { return lang.say("mm-q-none") };
    let data: &Data = &view.pack;
    match player.errand {
        Errand::Lester => return lang.say("mm-q-lester"),
        Errand::Supply { left, .. } => return lang.tell("mm-q-supply", [("n", left.into())]),
        Errand::Expand => return lang.say("mm-q-expand"),
        Errand::Install { tile: which } => {
            return lang.tell("mm-q-install", [("tile", tile(data, which, lang).into())]);
        }
        Errand::None => {}
    }
    if !player.hand.is_empty() {
        return place_question(view, seat, lang);
    }
    match view.step(seat) {
        Step::Start if view.phase == Phase::Order => lang.say("mm-q-order"),
        Step::Start if view.phase == Phase::Keep => {
            lang.tell("mm-q-keep", [("cards", cards(data, view.cards(seat), lang).into())])
        }
        Step::Draw { may, .. } => lang.tell("mm-q-draw", [("n", may.into())]),
        Step::Show => lang.say("mm-q-show"),
        Step::Answer => lang.say("mm-q-answer"),
        Step::Ready if view.phase == Phase::Show => lang.say("mm-q-ready-fair"),
        Step::Ready => lang.say("mm-q-ready"),
        Step::Peg { bay } => {
            lang.tell("mm-q-peg", [("tile", installed(data, player, usize::from(bay), lang).into())])
        }
        Step::Effects { bay } => effect_question(data, player, usize::from(bay), lang),
        Step::Items { left } => lang.tell("mm-q-items", [("n", left.into())]),
        Step::First => lang.say("mm-q-first"),
        Step::Card => {
            let key = if view.phase == Phase::Setup { "mm-q-start-card" } else { "mm-q-card" };
            let name =
                view.cards(seat).next().map_or_else(|| lang.say("mm-hidden"), |one| card(data, one, lang));
            lang.tell(key, [("card", name.into())])
        }
        Step::Choose => lang.tell("mm-q-choose", [("n", view.secret(seat).lineup.len().into())]),
        Step::Cover => {
            let last = view.secret(seat).lineup.last();
            let name = last.map_or_else(|| lang.say("mm-hidden"), |one| card(data, *one, lang));
            lang.tell("mm-q-cover", [("card", name.into())])
        }
        Step::Start | Step::End { .. } | Step::Done => lang.say("mm-q-none"),
    }
}

/// What was drawn, and how much of it has no place as things stand.
fn place_question(view: &View, seat: Seat, lang: Lang) -> String {
    let hand = &view.player(seat).hand;
    let is_lost = |part| matches!(view.fate(seat, part), Fate::Rejected | Fate::Saved | Fate::Rots);
    let lost: Vec<(Kind, u8)> = hand.iter().filter(|(part, _)| is_lost(*part)).collect();
    let drawn = [("tokens", tokens(&view.pack, hand.iter(), lang).into())];
    if lost.is_empty() {
        return lang.tell("mm-q-place", drawn);
    }
    let n: u32 = lost.iter().map(|(_, n)| u32::from(*n)).sum();
    let lost = tokens(&view.pack, lost.into_iter(), lang);
    lang.tell("mm-q-place-lost", drawn.into_iter().chain([("n", n.into()), ("lost", lost.into())]))
}

fn installed(data: &Data, player: &Player, bay: usize, lang: Lang) -> String {
    let which = player.upgrades.get(bay).and_then(|bay| bay.tile);
    which.map_or_else(|| lang.say("mm-empty"), |which| tile(data, which, lang))
}

/// A Grinder or an Exchange Hatch with the part on it.
fn effect_question(data: &Data, player: &Player, bay: usize, lang: Lang) -> String {
    use crate::data::Effect;
    let held = &player.upgrades[bay];
    let part = tokens(data, held.parts.iter(), lang);
    let is_grinder = held.tile.is_some_and(|which| matches!(data.upgrade(which).effect, Effect::Grind(_)));
    let key = if is_grinder { "mm-q-grind" } else { "mm-q-exchange" };
    lang.tell(key, [("tile", installed(data, player, bay, lang).into()), ("part", part.into())])
}

/// The seat that answers: answers are read in its own view.
fn own(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) if seat.index() < view.players.len() => Some(seat),
        _ => None,
    }
}

pub fn answer(view: &View, action: &Action, lang: Lang) -> String {
    let data: &Data = &view.pack;
    let player = own(view).map(|seat| view.player(seat));
    let on = |slot: crate::SlotNo| player.and_then(|player| player.slots[slot.index()].card);
    match *action {
        Action::PlaceCard(slot) => {
            match on(slot).is_none().then(|| data.defaults[slot.index()].as_ref()).flatten() {
                Some(covered) => lang.tell(
                    "mm-a-cover-card",
                    [("slot", slot.number().into()), ("monster", lang.name(&covered.label).into())],
                ),
                None => lang.tell("mm-a-place-card", [("slot", slot.number().into())]),
            }
        }
        Action::ReplaceCard(slot) => {
            let name = monster_name(data, slot, on(slot), lang);
            lang.tell("mm-a-replace-card", [("slot", slot.number().into()), ("monster", name.into())])
        }
        Action::PileCard => lang.say("mm-a-pile-card"),
        Action::Order(which) => order(data, which, lang),
        Action::Draw => lang.say("mm-a-draw"),
        Action::Stop => lang.say("mm-a-stop"),
        Action::Place { part, slot, space } => lang.tell(
            "mm-a-place",
            [
                ("part", kind(data, part, lang).into()),
                ("spot", spot(data, slot, on(slot), space, lang).into()),
            ],
        ),
        Action::Sort(part) => lang.tell("mm-a-sort", [("part", kind(data, part, lang).into())]),
        Action::Store { part, upgrade } => {
            let name =
                player.map_or_else(String::new, |player| installed(data, player, upgrade.index(), lang));
            lang.tell(
                "mm-a-store",
                [
                    ("part", kind(data, part, lang).into()),
                    ("tile", name.into()),
                    ("slot", upgrade.number().into()),
                ],
            )
        }
        Action::Reject(part) => lang.tell("mm-a-reject", [("part", kind(data, part, lang).into())]),
        Action::Move { part, upgrade, slot, space } => {
            let part = kind(data, part, lang);
            let to = spot(data, slot, on(slot), space, lang);
            match upgrade {
                None => lang.tell("mm-a-move", [("part", part.into()), ("spot", to.into())]),
                Some(bay) => {
                    let name =
                        player.map_or_else(String::new, |player| installed(data, player, bay.index(), lang));
                    let from = [("tile", name.into()), ("slot", bay.number().into())];
                    let all = [("part", part.into()), ("spot", to.into())].into_iter().chain(from);
                    lang.tell("mm-a-move-from", all)
                }
            }
        }
        Action::TakeSupply(which) => lang.tell("mm-a-supply", [("kind", kind(data, which, lang).into())]),
        Action::UseLester(which) => match data.lesters.get(usize::from(which.0)) {
            Some(lester) => lang.tell(
                "mm-a-lester",
                [("card", lang.name(&lester.label).into()), ("text", lang.text(&lester.label).into())],
            ),
            None => lang.say("mm-none"),
        },
        Action::TakeTile { cart, tile: place } => {
            let which = view.carts.get(usize::from(cart.0)).and_then(|cart| cart[place.index()].0);
            let name = which.map_or_else(|| lang.say("mm-empty"), |which| tile(data, which, lang));
            let text = which.map_or_else(String::new, |which| lang.text(&data.upgrade(which).label));
            lang.tell(
                "mm-a-tile",
                [
                    ("tile", name.into()),
                    ("cart", lang.name(&data.cart(cart).label).into()),
                    ("slot", place.number().into()),
                    ("text", text.into()),
                ],
            )
        }
        Action::Install(bay) => match player.and_then(|player| player.upgrades[bay.index()].tile) {
            Some(old) => lang.tell(
                "mm-a-install-over",
                [("slot", bay.number().into()), ("tile", tile(data, old, lang).into())],
            ),
            None => lang.tell("mm-a-install", [("slot", bay.number().into())]),
        },
        Action::Reanimate => lang.say("mm-a-reanimate"),
        Action::Wait => lang.say("mm-a-wait"),
        Action::Ready => lang.say("mm-a-ready"),
        Action::PegLeg(Some(slot)) => {
            lang.tell("mm-a-peg", [("spot", spot(data, slot, on(slot), None, lang).into())])
        }
        Action::PegLeg(None) => lang.say("mm-a-peg-none"),
        Action::Grind(true) => lang.say("mm-a-grind"),
        Action::Grind(false) => lang.say("mm-a-grind-none"),
        Action::Exchange(Some(which)) => {
            lang.tell("mm-a-exchange", [("kind", kind(data, which, lang).into())])
        }
        Action::Exchange(None) => lang.say("mm-a-exchange-none"),
        Action::TakePart(which) => lang.tell("mm-a-part", [("kind", kind(data, which, lang).into())]),
        Action::Done if view.phase == Phase::Prepare => lang.say("mm-a-done-lineup"),
        Action::Done => lang.say("mm-a-done"),
        Action::Keep(keep) => of_pair(view, keep, ["mm-a-keep", "mm-a-keep-unknown"], lang),
        Action::PlaceFirst(keep) => of_pair(view, keep, ["mm-a-first", "mm-a-first-unknown"], lang),
        Action::FairCard(which) => described(data, which, lang),
        Action::CoverDefault(slot) => lang.tell(
            "mm-a-cover",
            [("monster", monster_name(data, slot, None, lang).into()), ("slot", slot.number().into())],
        ),
    }
}

/// One of the two cards in hand, by name where it is known.
fn of_pair(view: &View, keep: Keep, keys: [&str; 2], lang: Lang) -> String {
    let index = match keep {
        Keep::First => 0,
        Keep::Second => 1,
        Keep::Both => return lang.say("mm-a-keep-both"),
    };
    match own(view).and_then(|seat| view.cards(seat).nth(index)) {
        Some(which) => lang.tell(keys[0], [("card", described(&view.pack, which, lang).into())]),
        None => lang.tell(keys[1], [("n", (index + 1).into())]),
    }
}

/// A monster with what it is worth and what it needs.
fn described(data: &Data, which: MonsterId, lang: Lang) -> String {
    let Some(monster) = data.monsters.get(usize::from(which.0)) else { return lang.say("mm-none") };
    lang.tell(
        "mm-a-fair",
        [
            ("monster", lang.name(&monster.label).into()),
            ("prestige", monster.prestige.into()),
            ("spaces", tokens(data, monster.spaces.iter(), lang).into()),
        ],
    )
}

fn order(data: &Data, which: Colour, lang: Lang) -> String {
    let Some(token) = data.orders.get(which as usize) else { return colour(which, lang) };
    lang.tell(
        "mm-a-order",
        [
            ("colour", colour(which, lang).into()),
            ("base", does(&token.base, lang).into()),
            ("super", does(&token.super_action, lang).into()),
        ],
    )
}

/// What an order makes its player do, in its order.
pub fn does(action: &OrderAction, lang: Lang) -> String {
    let mut parts = Vec::new();
    let mut add = |key: &str, n: u8| {
        if n > 0 {
            parts.push(lang.tell(key, [("n", n.into())]));
        }
    };
    add("mm-o-prestige", action.prestige_first);
    if action.optional_draw == 0 {
        add("mm-o-draw", action.forced_draw);
    } else {
        let most = action.forced_draw + action.optional_draw;
        parts.push(lang.tell("mm-o-draw-more", [("n", action.forced_draw.into()), ("most", most.into())]));
    }
    let mut add = |key: &str, n: u8| {
        if n > 0 {
            parts.push(lang.tell(key, [("n", n.into())]));
        }
    };
    add("mm-o-return", action.return_rot);
    add("mm-o-pick", action.supply_pick);
    add("mm-o-mutation", action.gain_mutation);
    add("mm-o-lester", action.play_lester);
    list(parts, lang)
}

pub fn clause(action: &Action) -> Clause {
    match action {
        Action::PlaceCard(_) => "MM-REFR-10",
        Action::ReplaceCard(_) => "MM-REFR-13",
        Action::PileCard => "MM-REFR-11",
        Action::Order(_) => "MM-ORD-01",
        Action::Draw | Action::Stop => "MM-DRAW-11",
        Action::Place { .. } | Action::Sort(_) | Action::Store { .. } => "MM-PLACE-02",
        Action::Reject(_) => "MM-PLACE-12",
        Action::Move { .. } => "MM-PLACE-07",
        Action::TakeSupply(_) => "MM-TOK-04",
        Action::UseLester(_) => "MM-LEST-02",
        Action::TakeTile { .. } => "MM-CART-03",
        Action::Install(_) => "MM-GAIN-10",
        Action::Reanimate => "MM-REAN-01",
        Action::Wait => "MM-REAN-03",
        Action::Ready => "MM-REAN-21",
        Action::PegLeg(_) => "MM-UPG-12",
        Action::Grind(_) => "MM-UPG-14",
        Action::Exchange(_) => "MM-UPG-17",
        Action::TakePart(_) => "MM-CART-01",
        Action::Done => "MM-CART-05",
        Action::Keep(_) => "MM-REFR-05",
        Action::PlaceFirst(_) => "MM-REFR-14",
        Action::FairCard(_) => "MM-FAIR-04",
        Action::CoverDefault(_) => "MM-FAIR-05",
    }
}
