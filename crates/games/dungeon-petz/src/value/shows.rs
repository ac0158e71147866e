//! The exhibition of the round and the two final ones: scores to expect, and the awards they may bring.

use engine::Seat;

use super::care::{Care, Prospect};
use crate::{
    data::{Asset, ExhibitionKind, Show},
    open::{Pet, Player, in_points, total},
    state::DungeonPetz,
    terms::Term,
};

/// What a score brings if others have theirs: awards by the places to expect. `vague` is the doubt, in points.
pub fn award(game: &DungeonPetz, seat: Seat, scores: &[f32; 4], vague: f32) -> f32 {
    let own = scores[seat.index()];
    let table = game.data().awards(game.players.len());
    let mut place = 0.0;
    for other in game.seats().filter(|other| *other != seat) {
        // A smooth step that needs no exponential.
        let lead = (own - scores[other.index()]) / vague;
        place += 0.5 - 0.5 * lead / (1.0 + lead.abs());
    }
    let below = place as usize;
    let at = |place: usize| f32::from(table.get(place).copied().unwrap_or(0));
    let part = place - below as f32;
    let award = at(below) * (1.0 - part) + at(below + 1).min(at(below)) * part;
    // Scores of 0 or less take no part.
    award * ((own + 0.2 * vague) / (0.3 + 0.2 * vague)).clamp(0.0, 1.0)
}

fn of_pet(game: &DungeonPetz, kind: &ExhibitionKind, pet: &Pet, prospect: &Prospect) -> f32 {
    let mut score = 0.0;
    for (show, points) in &kind.terms {
        let count = match *show {
            Show::Need(need) => prospect.needs[need.index()],
            Show::ChosenNeed => prospect.needs.iter().copied().fold(0.0, f32::max),
            Show::DistinctNeeds => prospect.needs.iter().map(|count| count.min(1.0)).sum(),
            Show::DistinctColours => pet.colours_to_come(game.data()).count_ones() as f32,
            Show::Pet => 1.0,
            Show::Suffering => prospect.suffering,
            Show::Mutation => prospect.mutation,
            Show::Manure => prospect.manure,
        };
        score += count * f32::from(*points);
    }
    score
}

/// The score of a seat in this round's exhibition, in points; `None` if it cannot take part or there is none.
pub fn score(game: &DungeonPetz, seat: Seat, player: &Player, care: &Care) -> Option<f32> {
    let kind = game.data().exhibition(game.exhibition()?);
    if let Some(halves) = player.exhibition {
        return Some(in_points(halves));
    }
    if !care.ahead {
        return None;
    }
    let pets = player.pets.iter().zip(&care.pets);
    let points = if kind.single {
        let scores = pets.filter(|(_, prospect)| prospect.survival > 0.0);
        let scores = scores.map(|(pet, prospect)| of_pet(game, kind, pet, prospect) * prospect.survival);
        scores.fold(None, |best: Option<f32>, score| Some(best.map_or(score, |best| best.max(score))))?
    } else {
        let own: f32 =
            pets.map(|(pet, prospect)| of_pet(game, kind, pet, prospect) * prospect.survival).sum();
        // Cages without a pet show their manure too.
        let occupied: u8 = player.pets.iter().map(|pet| player.manure_of(pet)).sum();
        let manure = f32::from(player.manure().saturating_sub(occupied));
        own + manure * f32::from(kind.each(Show::Manure))
    };
    Some(points + in_points(game.judging(seat)) + in_points(game.whip(seat)))
}

/// What another seat will score, at a glance: exact once it has shown off.
pub fn glance(game: &DungeonPetz, seat: Seat) -> f32 {
    let player = game.player(seat);
    if let Some(halves) = player.exhibition {
        return in_points(halves);
    }
    let Some(kind) = game.exhibition().map(|id| game.data().exhibition(id)) else { return 0.0 };
    let judge = in_points(game.judging(seat));
    let sizes = player.pets.iter().map(|pet| f32::from(pet.size));
    let pets = if kind.single { 0.9 * sizes.fold(0.0, f32::max) } else { 0.5 * sizes.sum::<f32>() };
    if pets == 0.0 && kind.single { 0.0 } else { pets + judge + in_points(game.whip(seat)) }
}

/// The score of a final exhibition as things stand, in points. Imps on the platform that still have a sale to make will
/// be home by then.
pub fn last(game: &DungeonPetz, player: &Player, number: usize, slots: f32) -> f32 {
    let points = in_points(total(player.assets(game.data(), number)));
    let away = game.data().finals.get(number).map_or(0, |kind| kind.each(Asset::ImpAway));
    points - in_points(away) * f32::from(player.platform).min(slots)
}
