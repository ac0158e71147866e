//! Phase 4: the exhibition of the round, scored at the end of each turn, awarded after the last.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    data::{ExhibitionKind, Show},
    event::Event,
    open::{Pet, Phase, Player, Step},
    scoring,
    state::DungeonPetz,
    terms::{Need, Term},
};

/// Chapter 17: the score of a tile in points, before bonuses. `entered` is the pet and the kind of need for a tile
/// that takes a single pet.
pub fn tile(
    game: &DungeonPetz,
    player: &Player,
    tile: &ExhibitionKind,
    entered: Option<(usize, Option<Need>)>,
) -> i16 {
    let data = game.data();
    let pets: &[Pet] = match entered {
        Some((at, _)) => &player.pets[at..=at],
        None => &player.pets,
    };
    let sum = |count: &dyn Fn(&Pet) -> u8| pets.iter().map(|pet| i16::from(count(pet))).sum::<i16>();
    let mut score = 0i16;
    for (show, points) in &tile.terms {
        let count = match *show {
            Show::Need(need) => sum(&|pet| pet.need(data, need)),
            Show::ChosenNeed => match entered.and_then(|(_, need)| need) {
                Some(need) => sum(&|pet| pet.need(data, need)),
                None => 0,
            },
            Show::DistinctNeeds => {
                sum(&|pet| pet.needs(data).iter().filter(|count| **count > 0).count() as u8)
            }
            // DP-EXT-05: a potion is a colour of its own.
            Show::DistinctColours => sum(&|pet| {
                let mark = |mask: u8, card: &crate::open::Assigned| {
                    mask | if card.need == Need::Sleep { 16 } else { 1 << card.colour.index() }
                };
                pet.cards.iter().fold(0u8, mark).count_ones() as u8
            }),
            Show::Pet => pets.len() as i16,
            Show::Suffering => sum(&|pet| pet.suffering),
            Show::Mutation => sum(&|pet| pet.mutation),
            // DP-EXH-02, DP-EXH-03: the cage of the pet, or all cages, empty ones too.
            Show::Manure => match entered {
                Some(_) => sum(&|pet| pet.plot.map_or(0, |plot| player.plots[plot.index()].manure)),
                None => i16::from(player.manure()),
            },
        };
        score = score.saturating_add(count.saturating_mul(i16::from(*points)));
    }
    score
}

/// DP-EXH-05, in halves.
fn with_bonuses(game: &DungeonPetz, seat: Seat, points: i16) -> i16 {
    let judge = if game.judges(seat) { i16::from(game.data().judge_bonus) } else { 0 };
    points.saturating_add(judge).saturating_mul(2).saturating_add(game.whip(seat))
}

pub fn settle(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) -> bool {
    let Some(id) = game.exhibition() else {
        finish(game, seat, None);
        return false;
    };
    let kind = game.data().exhibition(id);
    if kind.single {
        if !game.player(seat).pets.is_empty() {
            return true;
        }
        // DP-EXH-07
        on.tell(Audience::ALL, "DP-EXH-07", || Event::Absent { seat });
        finish(game, seat, None);
        return false;
    }
    let halves = with_bonuses(game, seat, tile(game, game.player(seat), kind, None));
    on.tell(Audience::ALL, "DP-EXH-05", || Event::Score { seat, halves });
    finish(game, seat, Some(halves));
    false
}

/// The pets that may enter, in Freestyle with each kind of need lying on them.
pub fn entries(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    let Some(id) = game.exhibition() else { return };
    let kind = game.data().exhibition(id);
    for plot in crate::open::Plot::ALL {
        let Some(at) = game.player(seat).pet_in(plot) else { continue };
        if !kind.names_need() {
            put(Action::Exhibit { plot, need: None });
            continue;
        }
        let needs = game.player(seat).pets[at].needs(game.data());
        let mut any = false;
        for need in Need::ALL.iter().copied().filter(|need| needs[need.index()] > 0) {
            put(Action::Exhibit { plot, need: Some(need) });
            any = true;
        }
        if !any {
            put(Action::Exhibit { plot, need: None });
        }
    }
}

pub fn enter(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    let Action::Exhibit { plot, need } = action else { return finish(game, seat, None) };
    let (Some(id), Some(at)) = (game.exhibition(), game.player(seat).pet_in(plot)) else {
        return finish(game, seat, None);
    };
    let pet = game.player(seat).pets[at].pet;
    let points = tile(game, game.player(seat), game.data().exhibition(id), Some((at, need)));
    let halves = with_bonuses(game, seat, points);
    on.tell(Audience::ALL, "DP-EXH-02", || Event::Exhibited { seat, pet, need });
    on.tell(Audience::ALL, "DP-EXH-05", || Event::Score { seat, halves });
    finish(game, seat, Some(halves));
}

/// The turn is over.
fn finish(game: &mut DungeonPetz, seat: Seat, halves: Option<i16>) {
    game.player_mut(seat).exhibition = halves;
    game.phase = match game.after(seat) {
        Some(seat) => Phase::Showing { seat, step: Step::Reveal },
        None => Phase::Awards,
    };
}

/// DP-EXH-11, DP-EXH-12: once, after the last turn.
pub fn awards(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    if let Some(exhibition) = game.exhibition() {
        // DP-EXH-06, DP-EXH-07: the marker of who cannot take part stands on 0.
        let scores: Vec4 = game.players.iter().map(|player| player.exhibition.unwrap_or(0)).collect();
        for (at, (place, halves)) in scoring::awards(game.data(), &scores).into_iter().enumerate() {
            if place == 0 {
                continue;
            }
            let seat = Seat::at(at);
            let player = game.player_mut(seat);
            player.reputation = player.reputation.saturating_add(halves);
            on.tell(Audience::ALL, "DP-EXH-10", || Event::Award { seat, place, halves });
        }
        on.tell(Audience::ALL, "DP-EXH-12", || Event::ExhibitionOver { exhibition });
    }
    game.phase = Phase::Selling { seat: game.first() };
}

type Vec4 = arrayvec::ArrayVec<i16, 4>;
