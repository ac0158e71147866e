//! Observations: what a seat knows as a row of numbers with named fields.

use engine::Seat;

use crate::{Circle, marks::mark};

/// A part of an observation.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub name: &'static str,
    /// Where it begins in the row.
    pub start: usize,
    /// How its numbers are arranged; the last counts fastest.
    pub shape: Vec<usize>,
    /// What it means, in a sentence.
    pub meaning: &'static str,
    /// No number of it is smaller, none is larger.
    pub low: f32,
    pub high: f32,
}

impl Field {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What a sheet is written with. Everything is 0 until it is written.
pub trait Pen {
    /// The next field; `fill` writes its numbers.
    fn field(
        &mut self,
        name: &'static str,
        shape: &[usize],
        meaning: &'static str,
        fill: impl FnOnce(&mut [f32]),
    ) {
        self.between(name, shape, (0.0, 1.0), meaning, fill);
    }

    /// A field whose numbers do not lie from 0 to 1.
    fn between(
        &mut self,
        name: &'static str,
        shape: &[usize],
        bounds: (f32, f32),
        meaning: &'static str,
        fill: impl FnOnce(&mut [f32]),
    );

    /// A field with `width` numbers for each seat, the observer's first; nothing is written where nobody sits.
    fn by_seat(
        &mut self,
        circle: Circle,
        name: &'static str,
        width: usize,
        meaning: &'static str,
        fill: impl Fn(Seat, &mut [f32]),
    ) {
        self.field(name, &[circle.room, width], meaning, |out| {
            circle.seats().zip(out.chunks_exact_mut(width)).for_each(|(seat, out)| fill(seat, out));
        });
    }

    /// A field with a 1 at the place of what holds, if anything does.
    fn one_of(&mut self, name: &'static str, room: usize, meaning: &'static str, which: Option<usize>) {
        self.field(name, &[room], meaning, |out| mark(out, which));
    }

    /// A field of one number.
    fn one(&mut self, name: &'static str, meaning: &'static str, value: f32) {
        self.field(name, &[1], meaning, |out| out[0] = value);
    }

    fn flag(&mut self, name: &'static str, meaning: &'static str, holds: bool) {
        self.one(name, meaning, f32::from(u8::from(holds)));
    }
}

/// Writes the numbers.
pub(crate) struct Writer<'a> {
    rest: &'a mut [f32],
    /// How long the fields so far are, whether or not there was room for them.
    pub(crate) written: usize,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(into: &'a mut [f32]) -> Self {
        into.fill(0.0);
        Writer { rest: into, written: 0 }
    }
}

impl Pen for Writer<'_> {
    #[inline(always)]
    fn between(
        &mut self,
        _: &'static str,
        shape: &[usize],
        _: (f32, f32),
        _: &'static str,
        fill: impl FnOnce(&mut [f32]),
    ) {
        let length = shape.iter().product();
        self.written += length;
        if let Some((own, rest)) = std::mem::take(&mut self.rest).split_at_mut_checked(length) {
            self.rest = rest;
            fill(own);
        }
    }
}

/// Writes down what the fields are.
#[derive(Default)]
pub(crate) struct Namer {
    pub(crate) fields: Vec<Field>,
}

impl Pen for Namer {
    fn between(
        &mut self,
        name: &'static str,
        shape: &[usize],
        (low, high): (f32, f32),
        meaning: &'static str,
        _: impl FnOnce(&mut [f32]),
    ) {
        let start = self.fields.last().map_or(0, |last| last.start + last.len());
        self.fields.push(Field { name, start, shape: shape.to_vec(), meaning, low, high });
    }
}
