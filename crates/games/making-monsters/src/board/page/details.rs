//! Everything about a card, a tile or a cart, for those who ask. Each sheet stands on the page once, however many
//! labs show the card.

use boards::page::{Quotes, parts::Details, steady::steady};
use engine::{IdSet, Pack};
use maud::{Markup, html};
use words::Lang;

use super::{art, drawing::Drawing, monsters};
use crate::{
    CartId, Data, Errand, MakingMonsters, MonsterId, SlotNo, UpgradeId,
    data::{Cart, Lester, Monster, Where},
    sets::MonsterSet,
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
pub fn about(what: &str, more: Markup, lang: Lang) -> Markup {
    let name = ABOUTS.iter().find(|(known, ..)| *known == what).map_or("", |(_, name, _)| *name);
    html! { button.b-open.mm-about type="button" popovertarget={ "mm-about-" (what) } { span { (lang.say(name)) (more) } } }
}

/// The details of all that the board shows now. A monster that nothing on the board opens, such as the second of two kept
/// cards while the first is placed, has none.
pub fn all(drawing: &Drawing<'_>) -> Markup {
    let shown = Shown::of(drawing);
    let (pack, quotes, lang) = (drawing.pack(), drawing.asked.quotes, drawing.lang);
    html! {
        @for (slot, _) in SlotNo::all().zip(shown.defaults).filter(|(_, shown)| *shown) {
            (steady((pack, slot, quotes, lang), default_sheet))
        }
        @for card in shown.cards.iter() { (steady((pack, card, quotes, lang), card_sheet)) }
        @for tile in shown.tiles.iter() { (steady((pack, tile, quotes, lang), tile_sheet)) }
        (steady((pack, quotes, lang), always))
    }
}

/// The monsters that something on the board opens, and the tiles that lie open somewhere.
struct Shown {
    /// By slot, whether a lab shows the default printed there.
    defaults: [bool; SlotNo::COUNT],
    cards: MonsterSet,
    tiles: IdSet<UpgradeId>,
}

impl Shown {
    /// What is laid out must have been drawn before.
    fn of(drawing: &Drawing<'_>) -> Shown {
        let mut shown = Shown {
            defaults: [false; SlotNo::COUNT],
            cards: drawing.laid_out.get(),
            tiles: drawing.view.carts.iter().flatten().filter_map(|place| place.0).collect(),
        };
        for player in &drawing.view.players {
            for (at, slot) in player.slots.iter().enumerate() {
                match slot.card {
                    Some(card) => shown.cards.insert(card),
                    None => shown.defaults[at] |= !drawing.data().is_blank(at),
                }
            }
            player.pile.iter().for_each(|card| shown.cards.insert(card));
            let installed = player.upgrades.iter().filter_map(|bay| bay.tile);
            installed.chain(player.beside.iter().copied()).for_each(|tile| shown.tiles.insert(tile));
            if let Errand::Install { tile } = player.errand {
                shown.tiles.insert(tile);
            }
        }
        shown
    }
}

fn default_sheet((pack, slot, quotes, lang): &(Pack<Data>, SlotNo, Quotes, Lang)) -> Markup {
    let Some(monster) = &pack.defaults[slot.index()] else { return html! {} };
    monster_sheet(pack, monster, ("default_monster", &["MM-LAB-03", "MM-LAB-04"]), *quotes, *lang)
}

fn card_sheet((pack, card, quotes, lang): &(Pack<Data>, MonsterId, Quotes, Lang)) -> Markup {
    let Some(monster) = pack.monsters.get(usize::from(card.0)) else { return html! {} };
    monster_sheet(pack, monster, ("monster", &["MM-LAB-07", "MM-REAN-12"]), *quotes, *lang)
}

/// With the table of the pack that the monster stands in, and its rules.
fn monster_sheet(
    data: &Data,
    monster: &Monster,
    (table, clauses): (&str, &[&str]),
    quotes: Quotes,
    lang: Lang,
) -> Markup {
    let text = html! {
        div.mm-sheet {
            (monsters::whole(monster))
            p { (art::prestige(monster.prestige, lang)) }
            p { (art::tokens(data, monster.spaces.iter(), lang)) }
            p { (super::super::tokens(data, monster.spaces.iter(), lang)) }
        }
    };
    Details {
        id: &monster_id(monster),
        name: &lang.name(&monster.label),
        text,
        clauses,
        entry: Some((table, &monster.label.id)),
    }
    .sheet::<MakingMonsters>(quotes, lang)
}

fn tile_sheet((pack, id, quotes, lang): &(Pack<Data>, UpgradeId, Quotes, Lang)) -> Markup {
    let Some(tile) = pack.upgrades.get(usize::from(id.0)) else { return html! {} };
    let clauses: &[&str] = match tile.lies {
        Where::Normal => &["MM-GAIN-01", "MM-GAIN-02"],
        Where::Beside => &["MM-GAIN-05", "MM-GAIN-09"],
        Where::Instant => &["MM-GAIN-06"],
    };
    Details {
        id: &tile_id(pack, *id),
        name: &lang.name(&tile.label),
        text: html! { p.mm-tile-art { (art::tile(pack, *id)) } p { (lang.text(&tile.label)) } },
        clauses,
        entry: Some(("upgrade", &tile.label.id)),
    }
    .sheet::<MakingMonsters>(*quotes, *lang)
}

/// The details of what every board shows: LESTER cards, the parts of the table, carts.
fn always((pack, quotes, lang): &(Pack<Data>, Quotes, Lang)) -> Markup {
    let (quotes, lang) = (*quotes, *lang);
    html! {
        @for card in &pack.lesters { (lester_sheet(card, quotes, lang)) }
        @for (what, name, clauses) in ABOUTS {
            (Details {
                id: &format!("mm-about-{what}"),
                name: &lang.say(name),
                text: html! { p { (lang.say(&format!("mm-about-{what}"))) } },
                clauses,
                entry: None,
            }.sheet::<MakingMonsters>(quotes, lang))
        }
        @for cart in &pack.carts { (cart_sheet(pack, cart, quotes, lang)) }
    }
}

fn lester_sheet(card: &Lester, quotes: Quotes, lang: Lang) -> Markup {
    Details {
        id: &format!("mm-l-{}", card.label.id),
        name: &lang.name(&card.label),
        text: html! { p { (lang.text(&card.label)) } },
        clauses: &["MM-LEST-01", "MM-LEST-03"],
        entry: Some(("lester", &card.label.id)),
    }
    .sheet::<MakingMonsters>(quotes, lang)
}

fn cart_sheet(data: &Data, cart: &Cart, quotes: Quotes, lang: Lang) -> Markup {
    Details {
        id: &format!("mm-k-{}", cart.label.id),
        name: &lang.name(&cart.label),
        text: html! { p {
            (art::tokens(data, cart.printed().map(|kind| (kind, 1)), lang))
            " " (lang.say("mm-p-cart-text"))
        } },
        clauses: &["MM-CART-01", "MM-REFR-04"],
        entry: Some(("cart", &cart.label.id)),
    }
    .sheet::<MakingMonsters>(quotes, lang)
}
