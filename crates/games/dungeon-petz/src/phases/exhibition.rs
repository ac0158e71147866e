//! Phase 4: the exhibition of the round, scored at the end of each turn, awarded after the last.

use engine::{Audience, List, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    open::{Phase, Plot, Step, total},
    scoring,
    state::DungeonPetz,
    terms::{Need, Term},
};

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
    let halves = game.with_bonuses(seat, total(game.player(seat).display().terms(game.data(), kind)));
    on.tell(Audience::ALL, "DP-EXH-05", || Event::Score { seat, halves });
    finish(game, seat, Some(halves));
    false
}

/// The pets that may enter, in Freestyle with each kind of need lying on them.
pub fn entries(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    let Some(id) = game.exhibition() else { return };
    let kind = game.data().exhibition(id);
    for plot in Plot::ALL {
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
    let points = total(game.player(seat).entry(at, need).terms(game.data(), game.data().exhibition(id)));
    let halves = game.with_bonuses(seat, points);
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

type Vec4 = List<i16, 4>;
