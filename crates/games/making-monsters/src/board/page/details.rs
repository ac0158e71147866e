//! Everything about a card, a tile or a cart, for those who ask. Each sheet stands on the page once, however many
//! labs show the card.

use std::collections::BTreeSet;

use boards::page::parts::Details;
use maud::{Markup, html};

use super::{art, drawing::Drawing, monsters};
use crate::{
    CartId, Data, MakingMonsters, MonsterId, UpgradeId,
    data::{Monster, Where},
};

pub fn monster_id(monster: &Monster) -> String {
    format!("mm-m-{}", monster.label.id)
}

pub fn tile_id(data: &Data, id: UpgradeId) -> String {
    format!("mm-u-{}", data.upgrades.get(usize::from(id.0)).map_or("", |tile| &tile.label.id))
}

pub fn cart_id(data: &Data, id: CartId) -> String {
    format!("mm-k-{}", data.cart(id).label.id)
}

/// What is explained to those who tap its name: its key, the key of its name, and its rules.
const ABOUTS: [(&str, &str, &[&str]); 10] = [
    ("sorting", "mm-p-sorting", &["MM-PLACE-07"]),
    ("rejects", "mm-p-rejects", &["MM-PLACE-04", "MM-ROT-01", "MM-ROT-04"]),
    ("bag", "mm-p-bag", &["MM-INFO-02"]),
    ("upgrades", "mm-p-upgrades", &["MM-LAB-09", "MM-GAIN-01"]),
    ("lester", "mm-p-lester", &["MM-LEST-01", "MM-LEST-03"]),
    ("pile", "mm-p-pile", &["MM-FAIR-04"]),
    ("stacks", "mm-p-stacks-left", &["MM-REFR-02"]),
    ("deck", "mm-p-deck-left", &["MM-COMP-02"]),
    ("countdown", "mm-p-countdown", &["MM-END-01"]),
    ("chart", "mm-p-chart", &["MM-REAN-07", "MM-REAN-08"]),
];

/// The name of a part of the table, which opens what it is for; `more` stands behind it.
pub fn about(drawing: &Drawing<'_>, what: &str, more: Markup) -> Markup {
    let name = ABOUTS.iter().find(|(known, ..)| *known == what).map_or("", |(_, name, _)| *name);
    html! { button.b-open.mm-about type="button" popovertarget={ "mm-about-" (what) } { span { (drawing.say(name)) (more) } } }
}

/// The details of all that the board shows now. A monster that nothing on the board opens, such as the second of two kept
/// cards while the first is placed, has none.
pub fn all(drawing: &Drawing<'_>, board: &str) -> Markup {
    let (cards, tiles) = shown(drawing);
    let data = drawing.data();
    let opened = |monster: &&Monster| board.contains(&format!("popovertarget=\"{}\"", monster_id(monster)));
    html! {
        @for monster in data.defaults.iter().flatten().filter(opened) {
            (monster_sheet(drawing, monster, "default_monster"))
        }
        @for monster in cards.into_iter().filter_map(|id| data.monsters.get(usize::from(id))).filter(opened) {
            (monster_sheet(drawing, monster, "monster"))
        }
        @for id in tiles { (tile_sheet(drawing, UpgradeId(id))) }
        @for card in &data.lesters {
            (Details {
                id: &format!("mm-l-{}", card.label.id),
                name: &drawing.lang.name(&card.label),
                text: html! { p { (drawing.lang.text(&card.label)) } },
                clauses: &["MM-LEST-01", "MM-LEST-03"],
                entry: Some(("lester", &card.label.id)),
            }.sheet::<MakingMonsters>(drawing.asked.quotes, drawing.lang))
        }
        @for (what, name, clauses) in ABOUTS {
            (Details {
                id: &format!("mm-about-{what}"),
                name: &drawing.say(name),
                text: html! { p { (drawing.say(&format!("mm-about-{what}"))) } },
                clauses,
                entry: None,
            }.sheet::<MakingMonsters>(drawing.asked.quotes, drawing.lang))
        }
        @for cart in &data.carts {
            (Details {
                id: &format!("mm-k-{}", cart.label.id),
                name: &drawing.lang.name(&cart.label),
                text: html! { p {
                    (art::tokens(data, cart.printed().map(|kind| (kind, 1)), drawing.lang))
                    " " (drawing.say("mm-p-cart-text"))
                } },
                clauses: &["MM-CART-01", "MM-REFR-04"],
                entry: Some(("cart", &cart.label.id)),
            }.sheet::<MakingMonsters>(drawing.asked.quotes, drawing.lang))
        }
    }
}

/// The monster cards and tiles that lie open somewhere.
fn shown(drawing: &Drawing<'_>) -> (BTreeSet<u8>, BTreeSet<u8>) {
    let mut cards: BTreeSet<MonsterId> = BTreeSet::new();
    let mut tiles: BTreeSet<UpgradeId> =
        drawing.view.carts.iter().flatten().filter_map(|place| place.0).collect();
    for seat in drawing.view.seats() {
        let player = drawing.player(seat);
        cards.extend(player.slots.iter().filter_map(|slot| slot.card));
        cards.extend(player.pile.iter());
        cards.extend(drawing.view.cards(seat).chain(drawing.view.secret(seat).lineup.iter().copied()));
        tiles.extend(player.upgrades.iter().filter_map(|bay| bay.tile));
        tiles.extend(player.beside.iter().copied());
        if let crate::Errand::Install { tile } = player.errand {
            tiles.insert(tile);
        }
    }
    (cards.into_iter().map(|card| card.0).collect(), tiles.into_iter().map(|tile| tile.0).collect())
}

fn monster_sheet(drawing: &Drawing<'_>, monster: &Monster, table: &str) -> Markup {
    let text = html! {
        div.mm-sheet {
            (monsters::whole(monster))
            p { (art::prestige(monster.prestige, drawing.lang)) }
            p { (art::tokens(drawing.data(), monster.spaces.iter(), drawing.lang)) }
            p { (super::super::tokens(drawing.data(), monster.spaces.iter(), drawing.lang)) }
        }
    };
    let clauses: &[&str] =
        if table == "monster" { &["MM-LAB-07", "MM-REAN-12"] } else { &["MM-LAB-03", "MM-LAB-04"] };
    Details {
        id: &monster_id(monster),
        name: &drawing.lang.name(&monster.label),
        text,
        clauses,
        entry: Some((table, &monster.label.id)),
    }
    .sheet::<MakingMonsters>(drawing.asked.quotes, drawing.lang)
}

fn tile_sheet(drawing: &Drawing<'_>, id: UpgradeId) -> Markup {
    let Some(tile) = drawing.data().upgrades.get(usize::from(id.0)) else { return html! {} };
    let clauses: &[&str] = match tile.lies {
        Where::Normal => &["MM-GAIN-01", "MM-GAIN-02"],
        Where::Beside => &["MM-GAIN-05", "MM-GAIN-09"],
        Where::Instant => &["MM-GAIN-06"],
    };
    Details {
        id: &tile_id(drawing.data(), id),
        name: &drawing.lang.name(&tile.label),
        text: html! { p.mm-tile-art { (art::tile(drawing.data(), id)) } p { (drawing.lang.text(&tile.label)) } },
        clauses,
        entry: Some(("upgrade", &tile.label.id)),
    }
    .sheet::<MakingMonsters>(drawing.asked.quotes, drawing.lang)
}
