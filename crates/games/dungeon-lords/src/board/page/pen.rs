//! What everything is drawn with that stands on the table and is no answer: the pack, the words, the drawings. A pen notes
//! what its lines need elsewhere on the page: each drawing once, and each sheet of details.

use std::{
    cell::RefCell,
    collections::BTreeSet,
    hash::{BuildHasher, Hash},
    sync::{LazyLock, PoisonError, RwLock},
};

use boards::page::{Quotes, steady::steady};
use engine::{Clause, Id, Names, Pack};
use foldhash::{HashMap, quality::RandomState};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{Say, answers},
    art::{self, Paint, Used},
};
use crate::{
    data::{Cost, Data, Gain},
    open::Good,
};

/// The details of an entry, by its table and number.
pub type Sheet = (&'static str, u8);

pub struct Pen {
    pub say: Say,
    pub paint: Paint,
    pub quotes: Quotes,
    pack: Pack<Data>,
    sheets: RefCell<BTreeSet<Sheet>>,
}

/// A part of the page that follows from what it is of, and from the pack and the language.
#[derive(Hash)]
struct Part<K> {
    of: K,
    write: fn(&K, &Pen) -> Markup,
    pack: Pack<Data>,
    quotes: Quotes,
    lang: Lang,
}

/// What a part needs elsewhere on the page, whatever the language.
struct Needs {
    used: Used,
    sheets: Box<[Sheet]>,
}

/// How many parts are remembered with their needs.
const MOST: usize = 50_000;

/// What the parts need that were written of late: a reader who has a part already needs it all the same.
static NEEDS: LazyLock<RwLock<HashMap<u64, Needs>>> = LazyLock::new(RwLock::default);

impl<K: Hash> Part<K> {
    /// What its needs go by.
    fn name(&self) -> u64 {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::default);
        KEY.hash_one((&self.of, self.write, self.pack))
    }

    fn write(&self) -> (Markup, Pen) {
        let pen = Pen::new(self.pack, self.quotes, self.lang);
        ((self.write)(&self.of, &pen), pen)
    }

    /// Writes it, and remembers what it needs.
    fn draw(&self) -> Markup {
        let (drawn, pen) = self.write();
        let name = self.name();
        if !NEEDS.read().unwrap_or_else(PoisonError::into_inner).contains_key(&name) {
            remember(name, pen.needs());
        }
        drawn
    }
}

fn remember(name: u64, needs: Needs) {
    let mut known = NEEDS.write().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= MOST {
        known.clear();
    }
    known.insert(name, needs);
}

impl Pen {
    pub fn new(pack: Pack<Data>, quotes: Quotes, lang: Lang) -> Pen {
        let say = Say { data: pack.data(), lang };
        Pen { say, paint: Paint::default(), quotes, pack, sheets: RefCell::default() }
    }

    /// A part of the page that is the same whenever it is `of` the same. No answer stands in it.
    pub fn part<K: Hash>(&self, of: K, write: fn(&K, &Pen) -> Markup) -> Markup {
        let part = self.part_of(of, write);
        let markup = steady(&part, |part| part.draw());
        let name = part.name();
        let known = NEEDS.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(needs) = known.get(&name) {
            self.note(needs);
            return markup;
        }
        drop(known);
        // The reader has it, and it was forgotten here.
        let needs = part.write().1.needs();
        self.note(&needs);
        remember(name, needs);
        markup
    }

    /// Such a part that needs nothing, or nothing that is not noted beside it.
    pub fn bare_part<K: Hash>(&self, of: K, write: fn(&K, &Pen) -> Markup) -> Markup {
        steady(self.part_of(of, write), |part| part.write().0)
    }

    fn part_of<K>(&self, of: K, write: fn(&K, &Pen) -> Markup) -> Part<K> {
        Part { of, write, pack: self.pack, quotes: self.quotes, lang: self.lang() }
    }

    fn note(&self, needs: &Needs) {
        self.paint.uses(needs.used);
        self.sheets.borrow_mut().extend(&needs.sheets);
    }

    fn needs(self) -> Needs {
        Needs { used: self.paint.used(), sheets: self.sheets.into_inner().into_iter().collect() }
    }

    /// The sheets that can be opened so far.
    pub fn sheets(&self) -> BTreeSet<Sheet> {
        self.sheets.borrow().clone()
    }

    pub fn lang(&self) -> Lang {
        self.say.lang
    }

    pub fn word(&self, key: &str) -> String {
        self.say.lang.say(key)
    }

    pub fn icon(&self, name: &'static str) -> Markup {
        self.paint.icon(name)
    }

    /// Makes `face` a button that opens the details of an entry of the pack.
    pub fn open(&self, table: &'static str, at: u8, name: &str, face: Markup) -> Markup {
        self.sheets.borrow_mut().insert((table, at));
        // A picture alone says nothing to those who hear it.
        let named = face.0.contains(name);
        html! {
            button.b-open type="button" popovertarget={ "dl-" (table) "-" (at) } title=(name) {
                (face) span.hidden { " " @if !named { (name) ", " } (self.word("board-details")) }
            }
        }
    }

    /// A drawing with its name below and more on it, opening its details.
    pub fn marked_tile<I: Id>(&self, table: &'static str, id: I, class: &str, more: Markup) -> Markup {
        let name = self.say.name(id);
        let face =
            html! { span class={ "dl-tile " (class) } { (self.picture(id)) span.dl-name { (name) } (more) } };
        self.open(table, id.raw(), &name, face)
    }

    /// The same with nothing on it.
    pub fn tile<I: Id + Hash>(&self, table: &'static str, id: I, class: &'static str) -> Markup {
        self.part((table, id, class), |(table, id, class), pen| pen.marked_tile(table, *id, class, html! {}))
    }

    /// So many of the same tile, with its printed text.
    pub fn explained<I: Id + Hash>(
        &self,
        table: &'static str,
        id: I,
        class: &'static str,
        count: u8,
    ) -> Markup {
        self.part((table, id, class, count), |(table, id, class, count), pen| {
            let label = pen.say.data.label(I::KIND, id.raw());
            html! {
                (pen.marked_tile(table, *id, class, html! { @if *count > 1 { b.dl-count { "×" (count) } } }))
                span.dl-text { @if let Some(label) = label { (pen.say.lang.text(label)) } }
            }
        })
    }

    /// The drawing of an entry of the pack.
    pub fn picture<I: Id>(&self, id: I) -> Markup {
        self.paint.picture(self.say.data.name(I::KIND, id.raw()).unwrap_or(""))
    }

    /// The name of a clause, opening its text.
    pub fn clause(&self, clause: Clause) -> Markup {
        html! { button.dl-rule type="button" popovertarget={ "dl-rule-" (clause) } { (clause) } }
    }

    /// A number with its sign, said in full for those who cannot see it.
    pub fn amount(&self, number: &str, icon: &'static str, said: &str) -> Markup {
        html! {
            span.dl-amount title=(said) {
                span aria-hidden="true" { (number) (self.icon(icon)) }
                span.hidden { (number) " " (said) " " }
            }
        }
    }

    pub fn cost(&self, cost: &Cost) -> Markup {
        html! {
            @for (good, n) in answers::goods(cost) {
                @let sign = if good == Good::Evil { "+" } else { "" };
                (self.amount(&format!("{sign}{n}"), art::good(good), &self.say.good(good, n)))
            }
        }
    }

    pub fn gain(&self, gain: &Gain) -> Markup {
        let word = |key: &str| self.word(key);
        let goods = [
            (i16::from(gain.gold), "gold", self.say.good(Good::Gold, gain.gold)),
            (i16::from(gain.food), "food", self.say.good(Good::Food, gain.food)),
            (i16::from(gain.evil), "evil", self.say.good(Good::Evil, gain.evil)),
            (i16::from(gain.imp), "imp", self.say.good(Good::Imp, gain.imp)),
            (i16::from(gain.trap), "trap", self.say.good(Good::Trap, gain.trap)),
            (i16::from(gain.tunnel), "tunnel", word("dl-tunnel")),
            (i16::from(gain.pet), "pet", word("dl-w-pet")),
            (i16::from(gain.peek), "peek", word("dl-w-peek")),
            (i16::from(gain.peek_and_move), "peek", word("dl-w-peek-move")),
            (i16::from(gain.monster), "monster", self.say.good(Good::Monster, gain.monster)),
            (i16::from(gain.room), "room", word("dl-w-room")),
            (i16::from(gain.installed_trap), "trap", word("dl-w-installed")),
            (i16::from(gain.rented_room), "room", word("dl-w-rented")),
        ];
        html! {
            @for (n, icon, said) in goods.into_iter().filter(|(n, _, _)| *n != 0) {
                (self.amount(&words::number(n.into()), icon, &said))
            }
        }
    }
}
