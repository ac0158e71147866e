//! Sentences about what happened or can be answered: every field of a variant is an argument of its own name, in the
//! words of the game.

use engine::Seat;
use words::{Arg, Lang};

/// Whoever finds the words for the things of a game, in one language.
pub trait Speaker {
    fn lang(&self) -> Lang;

    /// What stands for something in a sentence.
    fn of<T: Spoken<Self>>(&self, what: &T) -> Arg<'static>
    where
        Self: Sized,
    {
        what.spoken(self)
    }
}

/// What can stand in a sentence. `S` knows the words.
pub trait Spoken<S> {
    fn spoken(&self, speaker: &S) -> Arg<'static>;
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl<S> Spoken<S> for $number {
            fn spoken(&self, _: &S) -> Arg<'static> {
                Arg::from(*self)
            }
        })*
    };
}
numbers!(u8, u16, u32, usize, i8, i16, i32);

impl<S: Speaker> Spoken<S> for Seat {
    fn spoken(&self, speaker: &S) -> Arg<'static> {
        crate::seat_name(*self, speaker.lang()).into()
    }
}

/// One line for each variant: its fields and the key of its sentence. A field is told by its own words ([`Spoken`]), as
/// `field = ..` says, under another name (`field as name`), or not at all (`field as _` where it chooses the key, else
/// `field: _`). What needs more than that follows as arms of a `match`.
///
/// ```ignore
/// sentences!(say, event, Event {
///     Dug { seat, cell } => "dl-e-dug",
///     Gained { seat, amount, good = say.good(*good, *amount) } => "dl-e-gained",
/// } Event::TurnBegins { .. } => .., )
/// ```
#[macro_export]
macro_rules! sentences {
    ($speaker:expr, $told:expr, $of:ident {
        $($variant:ident
            $({ $($field:ident $(: $hidden:tt)? $(as $name:tt)? $(= $how:expr)?),* $(,)? })?
            $(($($part:ident $(as $called:tt)? $(= $told_as:expr)?),* $(,)?))?
        => $key:expr,)*
    } $($pattern:pat $(if $guard:expr)? => $sentence:expr,)*) => {
        match $told {
            $($of::$variant $({ $($field $(: $hidden)?),* })? $(($($part),*))? => {
                let args: &mut [Option<(&'static str, $crate::words::Arg<'_>)>] = &mut [
                    $($($crate::argument!($speaker, $field $(: $hidden)? $(as $name)? $(= $how)?)),*)?
                    $($($crate::argument!($speaker, $part $(as $called)? $(= $told_as)?)),*)?
                ];
                $crate::Speaker::lang(&$speaker).tell($key, args.iter_mut().filter_map(Option::take))
            })*
            $($pattern $(if $guard)? => $sentence,)*
        }
    };
}

/// One argument of [`sentences`].
#[macro_export]
macro_rules! argument {
    ($speaker:expr, $field:ident : _) => {
        None
    };
    ($speaker:expr, $field:ident as _) => {
        None
    };
    ($speaker:expr, $field:ident $(= $how:expr)?) => {
        $crate::argument!($speaker, $field as $field $(= $how)?)
    };
    ($speaker:expr, $field:ident as $name:tt) => {
        Some((stringify!($name), $crate::Spoken::spoken($field, &$speaker)))
    };
    ($speaker:expr, $field:ident as $name:tt = $how:expr) => {
        Some((stringify!($name), $crate::words::Arg::from($how)))
    };
}

/// How each thing of a game is told in a sentence: `spoken!(Say: Cell => Say::cell; ..)`.
#[macro_export]
macro_rules! spoken {
    ($speaker:ty: $($thing:ty => $how:expr;)*) => {
        $(impl $crate::Spoken<$speaker> for $thing {
            fn spoken(&self, speaker: &$speaker) -> $crate::words::Arg<'static> {
                let how: fn(&$speaker, $thing) -> String = $how;
                how(speaker, ::core::clone::Clone::clone(self)).into()
            }
        })*
    };
}
