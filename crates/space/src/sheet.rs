//! Observations: what a seat knows as a row of numbers with named fields.

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

/// How much of `of` something is; what is more than all of it counts as all of it.
#[inline(always)]
pub fn part(amount: impl Into<u32>, of: u32) -> f32 {
    (amount.into() as f32 / of as f32).min(1.0)
}

/// Writes a 1 at a place.
#[inline(always)]
pub fn mark(out: &mut [f32], at: Option<usize>) {
    if let Some(place) = at.and_then(|at| out.get_mut(at)) {
        *place = 1.0;
    }
}

/// Writes the numbers.
pub(crate) struct Writer<'a>(&'a mut [f32]);

impl<'a> Writer<'a> {
    pub(crate) fn new(into: &'a mut [f32]) -> Self {
        into.fill(0.0);
        Writer(into)
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
        let (own, rest) = std::mem::take(&mut self.0).split_at_mut(shape.iter().product());
        self.0 = rest;
        fill(own);
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
