//! Every sentence people read. Messages are Fluent files in `locales/<language>/*.ftl`, the same keys in each.

mod french;
mod lately;
mod numbers;
mod reasons;

use std::{
    borrow::Cow,
    collections::HashMap,
    fmt::Display,
    str::FromStr,
    sync::{LazyLock, PoisonError, RwLock},
};

use engine::{Id, Label, Names, Problem, Problems, pack::Phrase};
use fluent_templates::{LanguageIdentifier, Loader, fluent_bundle::FluentValue, static_loader};
use rustc_hash::FxHashMap;

pub use lately::Lately;
pub use numbers::{number, signed, written};

static_loader! {
    static MESSAGES = {
        locales: "../../locales",
        fallback_language: "en",
        // Text goes to terminals, logs and pages that set their own direction.
        customise: |bundle| {
            bundle.set_use_isolating(false);
            bundle.set_transform(bundle.locales.iter().find_map(|locale| setting(locale.language.as_str())));
            bundle.set_formatter(Some(numbers::put_in));
        },
    };
}

/// Messages that take no arguments, by language, as they were said first: to put one together takes far longer than to
/// find it again, and a page has hundreds.
static SAID: LazyLock<[RwLock<FxHashMap<String, String>>; Lang::ALL.len()]> = LazyLock::new(Default::default);

/// A language we speak: a folder in `locales`, by its place among them (`build.rs`). The first one is English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lang(u8);

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Sets a text as its readers expect it.
type Setting = fn(&str) -> Cow<'_, str>;

/// How a text is set where that is more than its letters: a language that is set in a way of its own has a line here.
const SET: [(&str, Setting); 1] = [("fr", french::set)];

/// How texts of a language are set; as they are where nothing else is known.
fn setting(code: &str) -> Option<Setting> {
    SET.iter().find(|(language, _)| *language == code).map(|(_, set)| *set)
}

impl Lang {
    pub const ALL: [Lang; CODES.len()] = {
        let mut all = [Lang(0); CODES.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = Lang(at as u8);
            at += 1;
        }
        all
    };

    /// Its place among all languages.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn code(self) -> &'static str {
        CODES[self.index()]
    }

    /// A text that is no message, set as readers of this language expect it, line by line.
    pub fn set(self, text: &str) -> Cow<'_, str> {
        match setting(self.code()) {
            None => text.into(),
            Some(set) => text.split_inclusive('\n').map(set).collect::<String>().into(),
        }
    }

    fn id(self) -> &'static LanguageIdentifier {
        static IDS: LazyLock<[LanguageIdentifier; CODES.len()]> = LazyLock::new(|| {
            CODES.map(|code| code.parse().unwrap_or_else(|_| panic!("`{code}` is no code of a language")))
        });
        &IDS[self.index()]
    }

    /// The language of a locale such as `fr_FR.UTF-8`, or of an `Accept-Language` entry.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', ';']).next()?.trim().to_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Lang::of_locale(text).ok_or_else(|| CODES.join(", "))
    }
}

impl Display for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// An argument of a message: a number (which may choose a plural form) or text.
#[derive(Hash)]
pub enum Arg<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

macro_rules! number_args {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Arg<'_> {
            fn from(number: $kind) -> Self {
                Arg::Number(number as i64)
            }
        })*
    };
}
number_args!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

/// Arguments as Fluent takes them.
fn values(args: &[(&'static str, Arg<'_>)]) -> HashMap<Cow<'static, str>, FluentValue<'static>> {
    args.iter()
        .map(|(name, arg)| {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone().into_owned()),
            };
            (Cow::Borrowed(*name), value)
        })
        .collect()
}

impl Lang {
    /// The message `key`, or the key itself where it is missing (a test makes sure none is).
    pub fn say(self, key: &str) -> String {
        self.plain(key).unwrap_or_else(|| self.tell(key, []))
    }

    /// The message `key` in this very language, where it takes no arguments.
    fn plain(self, key: &str) -> Option<String> {
        let said = &SAID[self.index()];
        if let Some(known) = said.read().unwrap_or_else(PoisonError::into_inner).get(key) {
            return Some(known.clone());
        }
        let found = MESSAGES.lookup_single_language::<&str>(self.id(), key, None).ok()?;
        said.write().unwrap_or_else(PoisonError::into_inner).insert(key.to_owned(), found.clone());
        Some(found)
    }

    /// The message `key` with its arguments: `lang.tell("seat", [("number", 2.into())])`.
    pub fn tell<'a>(self, key: &str, args: impl IntoIterator<Item = (&'static str, Arg<'a>)>) -> String {
        let args: Vec<_> = args.into_iter().collect();
        lately::TOLD.told((self, key, &args), || {
            MESSAGES
                .try_lookup_complete(self.id(), key, Some(&values(&args)))
                .unwrap_or_else(|| key.to_owned())
        })
    }

    /// The message `key` in this very language; `None` where there is none, because not everything is said.
    pub fn find<'a>(
        self,
        key: &str,
        args: impl IntoIterator<Item = (&'static str, Arg<'a>)>,
    ) -> Option<String> {
        let args: Vec<_> = args.into_iter().collect();
        MESSAGES.lookup_single_language(self.id(), key, Some(&values(&args))).ok()
    }

    /// A reason that came in English from elsewhere, in this language where it is known.
    pub fn reason(self, reason: &str) -> String {
        reasons::told(self, reason)
    }

    /// What the component behind an id is called.
    pub fn named<I: Id>(self, pack: &impl Names, id: I) -> String {
        pack.label(I::KIND, id.raw()).map_or_else(
            || {
                debug_assert!(false, "no {} number {}", I::WHAT, id.raw());
                "?".to_owned()
            },
            |label| self.name(label),
        )
    }

    /// What a component is called.
    pub fn name(self, component: &Label) -> String {
        self.part(component, "")
    }

    /// The text printed on a component.
    pub fn text(self, component: &Label) -> String {
        self.part(component, "text")
    }

    /// A part of what people read on a component: as its pack says, and else as the locales do. Packs without words
    /// are refused ([`wordless`]), so nobody ever reads an id.
    pub fn part(self, component: &Label, part: &str) -> String {
        self.words_for(component, part).unwrap_or_else(|| {
            debug_assert!(false, "no `{}` in {self}", component.message_of(part));
            component.id.clone()
        })
    }

    fn words_for(self, component: &Label, part: &str) -> Option<String> {
        if let Some(own) = component.own(part, self.code()) {
            return Some(own.to_owned());
        }
        // No other language helps out: what is missing here is missing.
        self.plain(&component.message_of(part))
    }

    /// A problem as a sentence. Its message is `problem-` and its key.
    pub fn problem(self, problem: &Problem) -> String {
        let args = problem.args.iter().map(|(name, value)| {
            let arg = match value.parse::<i64>() {
                // A number below nothing is quoted from what somebody wrote, and stays as a program reads it.
                Ok(number @ 0..) => Arg::Number(number),
                _ if *name == "reason" => self.reason(value).into(),
                _ => value.as_str().into(),
            };
            (*name, arg)
        });
        let sentence = self.tell(&format!("problem-{}", problem.key), args);
        match problem.clause {
            Some(clause) => format!("{sentence} ({clause})"),
            None => sentence,
        }
    }
}

/// What people could not read on the components of a pack, because neither the pack nor the locales say it.
pub fn wordless(phrases: &[Phrase]) -> Problems {
    let missing = Lang::ALL.into_iter().flat_map(|lang| {
        let silent = move |phrase: &&Phrase| lang.words_for(&phrase.label, &phrase.part).is_none();
        phrases.iter().filter(silent).map(move |phrase| (lang, phrase.label.message_of(&phrase.part)))
    });
    missing
        .map(|(lang, words)| Problem::new("data-wordless").with("entry", words).with("language", lang))
        .collect()
}
