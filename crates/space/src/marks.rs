//! How facts become numbers: what the sheets of all games are written with.

use engine::Id;

/// How much of `of` something is; what is more than all of it counts as all of it.
#[inline(always)]
pub fn part(amount: impl Into<u32>, of: u32) -> f32 {
    amount.into().min(of) as f32 / of as f32
}

/// 1 for what holds.
#[inline(always)]
pub fn yes(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// Writes a 1 at a place.
#[inline(always)]
pub fn mark(out: &mut [f32], at: Option<usize>) {
    if let Some(place) = at.and_then(|at| out.get_mut(at)) {
        *place = 1.0;
    }
}

/// Writes a 1 for each thing that holds, in their order.
#[inline(always)]
pub fn flags(out: &mut [f32], holds: &[bool]) {
    holds.iter().zip(out).for_each(|(holds, out)| *out = yes(*holds));
}

/// Writes amounts in their order, as parts of `of`.
#[inline(always)]
pub fn heap(out: &mut [f32], amounts: &[u8], of: u32) {
    amounts.iter().zip(out).for_each(|(amount, out)| *out = part(*amount, of));
}

/// Writes a 1 at the place of each component.
#[inline(always)]
pub fn tiles<I: Id>(out: &mut [f32], ids: impl IntoIterator<Item = I>) {
    ids.into_iter().for_each(|id| mark(out, Some(id.index())));
}

/// Writes how many there are of each component, of `of`.
#[inline(always)]
pub fn count<I: Id>(out: &mut [f32], ids: impl IntoIterator<Item = I>, of: u32) {
    for id in ids {
        if let Some(out) = out.get_mut(id.index()) {
            *out = (*out + 1.0 / of as f32).min(1.0);
        }
    }
}
