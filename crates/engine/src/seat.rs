//! Seats, sets of seats, and who looks at a table.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The largest table any of our games knows.
pub const MAX_SEATS: usize = 5;

/// One place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// Seat `index`; `None` past the largest table.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
    }

    /// Seat `index` of a table that is known to be that large. Panics past the largest table: numbers from outside go
    /// through [`Seat::new`].
    #[track_caller]
    pub const fn at(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has so many seats");
        Seat(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left-hand neighbour, who comes next in clockwise order at a table of `players`.
    pub const fn next(self, players: usize) -> Seat {
        Seat(((self.0 as usize + 1) % players) as u8)
    }

    /// The right-hand neighbour at a table of `players`.
    pub const fn previous(self, players: usize) -> Seat {
        Seat(((self.0 as usize + players - 1) % players) as u8)
    }

    /// All seats in clockwise order, this one first.
    pub fn around(self, players: usize) -> impl Iterator<Item = Seat> {
        (0..players).map(move |step| Seat(((self.0 as usize + step) % players) as u8))
    }

    pub fn all(players: usize) -> impl Iterator<Item = Seat> {
        (0..players.min(MAX_SEATS)).map(|index| Seat(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(source)?;
        Seat::new(index as usize).ok_or_else(|| D::Error::custom(format!("no seat {index}")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn first(players: usize) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats of `self` that are not in `other`.
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// Walks a set of seats from the lowest up.
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for SeatsIter {}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(source)?.into_iter().collect())
    }
}

/// Who looks: a seat with its own knowledge, or someone who sees only what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// Every seat of a table of `players`, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this viewer is that very seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl std::str::FromStr for Viewer {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "spectator" {
            return Ok(Viewer::Spectator);
        }
        text.parse().ok().and_then(Seat::new).map(Viewer::Seat).ok_or(())
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(to),
            Viewer::Spectator => to.serialize_str("spectator"),
        }
    }
}

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Audience(u8);

impl Audience {
    const SPECTATOR: u8 = 0x80;

    /// Everybody, spectators included.
    pub const ALL: Audience = Audience(0xff);

    /// One seat alone: what it drew, chose or looked at in secret.
    pub const fn only(seat: Seat) -> Audience {
        Audience(1 << seat.0)
    }

    /// Everybody but one seat: the public half of what that seat sees in full.
    pub const fn all_but(seat: Seat) -> Audience {
        Audience(!(1 << seat.0))
    }

    /// These and those.
    pub const fn and(self, others: Audience) -> Audience {
        Audience(self.0 | others.0)
    }

    pub const fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & (1 << seat.0) != 0,
            Viewer::Spectator => self.0 & Self::SPECTATOR != 0,
        }
    }
}
