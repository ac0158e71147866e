//! Every picture of the Dungeon Lords board.

use engine::{Label, Pack};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::Say,
    art::{self, Paint},
};
use crate::{Data, open::Good};

pub fn gallery(lang: Lang) -> Markup {
    let Ok(pack) = Pack::<Data>::built_in() else { return html! {} };
    let data = pack.data();
    let paint = Paint::default();
    let called = |name: &Label| lang.name(name);
    let piece =
        |picture: Markup, label: String| html! { figure.b-piece { (picture) figcaption { (label) } } };
    let mut names: Vec<&Label> = Vec::new();
    names.extend(data.monsters.iter().map(|entry| &entry.name));
    names.extend(data.rooms.iter().map(|entry| &entry.name));
    names.extend(data.improved.iter().map(|entry| &entry.name));
    names.extend(data.traps.iter().map(|entry| &entry.name));
    names.extend(data.pets.iter().map(|entry| &entry.name));
    let mut classes: Vec<(&str, String)> = Vec::new();
    for entry in &data.adventurers {
        let class = art::class(entry.class);
        if !classes.iter().any(|(known, _)| *known == class) {
            classes.push((class, called(&entry.name)));
        }
    }
    let body = html! {
        @for (class, name) in &classes { (piece(paint.picture(class), name.clone())) }
        @for paladin in data.paladins.iter().filter(|paladin| paladin.year == 1) {
            (piece(paint.picture(art::paladin(paladin.kind)), called(&paladin.name)))
        }
        (piece(paint.picture("illusion"), lang.say("dl-illusion")))
        @for name in names { (piece(paint.picture(&name.id), called(name))) }
        @for (icon, name) in signs(data, lang) { (piece(paint.icon(icon), name)) }
    };
    html! {
        div.dungeon-lords { div.b-gallery { (body) } (paint.symbols()) }
    }
}

/// The small signs and what they mean.
fn signs(data: &'static Data, lang: Lang) -> Vec<(&'static str, String)> {
    let say = Say { data, lang };
    let word = |icon: &'static str, key: &str| (icon, lang.say(key));
    let named = |icon: &'static str, name: &Label| (icon, lang.name(name));
    let [taxes, payday, special] = &data.event_tiles;
    let mut signs = vec![
        word("gold", "dl-good-gold"),
        ("food", say.good(Good::Food, 1)),
        word("evil", "dl-good-evil"),
        word("imp", "dl-w-imps-free"),
        word("used", "dl-w-imps-used"),
        word("troll-token", "dl-w-troll-token"),
        ("trap", say.good(Good::Trap, 1)),
        ("monster", say.good(Good::Monster, 1)),
        word("pet", "dl-w-pet"),
        word("tunnel", "dl-tunnel"),
        word("room", "dl-w-room"),
        word("peek", "dl-w-peek"),
        word("expert", "dl-w-expert"),
        word("heart", "dl-w-hit-points"),
        word("wound", "dl-w-wounds"),
        word("antitrap", "dl-w-antitrap"),
        word("magic", "dl-w-magic"),
        word("heal", "dl-w-heal"),
        word("courage", "dl-w-courage"),
        word("poison", "dl-w-poison"),
        word("fatigue", "dl-w-fatigue"),
        word("fast", "dl-w-fast"),
        word("slow", "dl-w-slow"),
        word("swords", "dl-w-site"),
        word("flag", "dl-w-conquered"),
        word("prison", "dl-w-prison"),
        word("lock", "dl-w-inaccessible"),
        word("crown", "dl-w-start"),
        word("tent", "dl-w-tent"),
        word("letter", "dl-w-unpaid"),
        word("hourglass", "dl-w-thinking"),
        word("done", "dl-w-ready"),
        word("back", "dl-a-withdraw"),
        word("dummy", "dl-dummy"),
        named("taxes", taxes),
        named("payday", payday),
        named("special", special),
    ];
    let digging = data.areas.iter().skip(2).zip(["shovel", "pick"]);
    signs.extend(digging.map(|(area, icon)| named(icon, &area.name)));
    signs
}
