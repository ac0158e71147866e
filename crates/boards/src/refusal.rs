//! A refusal as the sentence that people read.

use engine::{Names, Refusal, refusal::Fact};
use words::{Arg, Lang};

use crate::seat_name;

/// Why an answer is refused, with the numbers, names and people it is about. `names` are those of the game's pack.
pub fn refusal(refusal: &Refusal, names: &(impl Names + ?Sized), lang: Lang) -> String {
    let told = refusal.facts().map(|(name, fact)| (name, told(fact, names, lang)));
    lang.tell(&refusal.key(), told)
}

fn told(fact: Fact, names: &(impl Names + ?Sized), lang: Lang) -> Arg<'static> {
    match fact {
        Fact::Number(number) => number.into(),
        Fact::Seat(seat) => seat_name(seat, lang).into(),
        Fact::Word(key) => lang.say(key).into(),
        Fact::Piece { kind, id } => {
            let label = names.label(kind, id);
            debug_assert!(label.is_some(), "no component {id} of kind {kind}");
            label.map_or_else(|| "?".to_owned(), |label| lang.name(label)).into()
        }
        Fact::None => "".into(),
    }
}
