//! What the round has brought so far, seat by seat and term by term; and at the end the Fair, counted in the open.

use boards::page::parts;
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::{card, colour, monster_name, tile},
    art, lab, monsters,
    scene::Scene,
};
use crate::{Answer, Bag, Colour, Event, Kind, MonsterId, Phase, SlotNo, UpgradeId, Why};

/// What happened to one seat.
#[derive(Default)]
struct Line {
    order: Option<(Colour, bool)>,
    drawn: Bag,
    rotted: bool,
    waits: bool,
    /// Prestige, each with what it was for.
    terms: Vec<(Why, u32)>,
    rot: u8,
    gained: Bag,
    tiles: Vec<UpgradeId>,
    kept: Vec<MonsterId>,
    /// The first entry of the log that tells of it.
    moment: Option<usize>,
}

impl Line {
    fn is_empty(&self) -> bool {
        self.order.is_none() && self.drawn.is_empty() && self.terms.is_empty() && self.kept.is_empty()
    }

    fn points(&self) -> u32 {
        self.terms.iter().map(|(_, amount)| amount).sum()
    }

    fn read(&mut self, event: &Event) {
        let add = |bag: &mut Bag, kind, n: u8| bag.set(kind, bag.get(kind).saturating_add(n));
        match event {
            Event::Revealed { colour, is_super, .. } => self.order = Some((*colour, *is_super)),
            Event::Drew { tokens, .. } => tokens.iter().for_each(|(kind, n)| add(&mut self.drawn, kind, n)),
            Event::Rotted { .. } => self.rotted = true,
            Event::Answered { answer: Some(answer), .. } => self.waits = *answer == Answer::Wait,
            Event::Reanimates { .. } => self.waits = false,
            Event::Prestige { amount, why, .. } => self.terms.push((*why, *amount)),
            Event::RotTaken { track, reserve, .. } => self.rot += track + reserve,
            Event::Gained { kind, count, .. } => add(&mut self.gained, *kind, *count),
            Event::Exchanged { took, .. } => add(&mut self.gained, *took, 1),
            Event::TookTile { tile, .. } => self.tiles.push(*tile),
            Event::Keeps { card, .. } => self.kept.push(*card),
            _ => {}
        }
    }
}

/// The seat an event is about, of those the tale tells.
fn seat_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Revealed { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Rotted { seat }
        | Event::Answered { seat, .. }
        | Event::Reanimates { seat, .. }
        | Event::Prestige { seat, .. }
        | Event::RotTaken { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::TookTile { seat, .. }
        | Event::Keeps { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The lines of all seats from the events of `from..to` of the story.
fn lines(scene: &Scene<'_>, from: usize, to: usize) -> Vec<(Seat, Line)> {
    let mut all: Vec<(Seat, Line)> = Seat::all(scene.players()).map(|seat| (seat, Line::default())).collect();
    for (entry, told) in scene.asked.story.get(from..to).unwrap_or_default() {
        if let Some((_, line)) = seat_of(&told.event).and_then(|seat| all.get_mut(seat.index())) {
            line.read(&told.event);
            line.moment = line.moment.or(*entry);
        }
    }
    all
}

/// The part of the story that is told: the round, or the Fair (which has no number), and where it begins and ends.
struct Chapter {
    round: Option<u16>,
    from: usize,
    to: usize,
}

/// The present round; while orders are chosen, the one before.
fn chapter(scene: &Scene<'_>) -> Option<Chapter> {
    let story = scene.asked.story;
    let at_fair = matches!(scene.view.phase, Phase::Show | Phase::Over);
    let starts = story.iter().enumerate().rev().filter_map(|(at, (_, told))| match told.event {
        Event::Round { round, .. } => Some((at, Some(round))),
        Event::Fair if at_fair => Some((at, None)),
        _ => None,
    });
    let mut starts = starts.take(2);
    let last = starts.next()?;
    Some(match starts.next() {
        Some(before) if scene.view.phase == Phase::Order => {
            Chapter { round: before.1, from: before.0, to: last.0 }
        }
        _ => Chapter { round: last.1, from: last.0, to: story.len() },
    })
}

/// What the round has brought, seat by seat.
pub fn round(scene: &Scene<'_>) -> Markup {
    let Some(chapter) = chapter(scene) else { return html! {} };
    let lines: Vec<_> =
        lines(scene, chapter.from, chapter.to).into_iter().filter(|(_, line)| !line.is_empty()).collect();
    if lines.is_empty() || scene.view.phase == Phase::Over {
        return html! {};
    }
    let past = scene.view.phase == Phase::Order;
    html! {
        section.mm-tale.b-panel {
            h3 {
                @match chapter.round {
                    Some(round) => (scene.tell(if past { "mm-p-tale-past" } else { "mm-p-tale" }, [("round", round.into())])),
                    None => (scene.say("mm-p-step-fair")),
                }
            }
            ul { @for (seat, line) in &lines { li { (parts::seat(*seat, scene.lang)) " " (told(scene, line)) } } }
        }
    }
}

/// The tokens the own seat has drawn in this round, in order, the last one large.
pub fn reel(scene: &Scene<'_>) -> Markup {
    let (Some(chapter), Some(own)) = (chapter(scene), scene.own()) else { return html! {} };
    let draws: Vec<&Bag> = scene.asked.story[chapter.from..chapter.to]
        .iter()
        .filter_map(|(_, told)| match &told.event {
            Event::Drew { seat, tokens } if *seat == own => Some(tokens),
            _ => None,
        })
        .collect();
    html! {
        @if !draws.is_empty() {
            p.mm-reel {
                b { (scene.say("mm-p-drawn")) } " "
                @for draw in draws { span.mm-draw { (art::tokens(scene.data(), draw.iter(), scene.lang)) } }
            }
        }
    }
}

/// What the own reanimation has brought so far.
pub fn own_sum(scene: &Scene<'_>) -> Markup {
    let (Some(chapter), Some(own)) = (chapter(scene), scene.own()) else { return html! {} };
    let lines = lines(scene, chapter.from, chapter.to);
    html! {
        @if let Some((_, line)) = lines.get(own.index()) {
            @if !line.terms.is_empty() { p.mm-hint { (sum(scene, line)) } }
        }
    }
}

fn told(scene: &Scene<'_>, line: &Line) -> Markup {
    let (data, lang) = (scene.data(), scene.lang);
    html! {
        @if let Some((which, is_super)) = line.order {
            span.mm-ordered {
                (art::order(data, which)) span.hidden { (colour(which, lang)) }
                @if is_super { b.mm-super { (scene.say("mm-p-super")) } }
            }
        }
        @if !line.drawn.is_empty() { span.mm-bit { (art::icon("bag")) (art::tokens(data, line.drawn.iter(), lang)) } }
        @if line.rotted { span.mm-bit.bad { (scene.say("mm-p-rotted")) } }
        @if line.waits { span.mm-bit { (scene.say("mm-h-answer-wait")) } }
        @if !line.terms.is_empty() { span.mm-bit { (sum(scene, line)) } }
        @if line.rot > 0 { span.mm-bit { "+" (line.rot) " " (art::named_token(data, Kind::Rot, lang)) } }
        @if !line.gained.is_empty() { span.mm-bit { "+ " (art::tokens(data, line.gained.iter(), lang)) } }
        @for id in &line.tiles { span.mm-bit { "+ " span.mm-tile-art { (art::tile(data, *id)) } " " (tile(data, *id, lang)) } }
        @for one in &line.kept { span.mm-bit { (art::icon("card")) " " (card(data, *one, lang)) } }
        @if let (Some(replay), Some(moment)) = (scene.asked.replay, line.moment) {
            " " a.moment href={ (replay) (moment + 1) } title=(scene.say("mm-p-moment")) { "↺" span.hidden { (scene.say("mm-p-moment")) } }
        }
    }
}

/// `Werewaffle 9 + bonus 1 = 10`.
fn sum(scene: &Scene<'_>, line: &Line) -> Markup {
    html! {
        span.mm-sum {
            @for (at, (why, amount)) in line.terms.iter().enumerate() {
                @if at > 0 { " + " }
                (reason(scene, why)) " " b { (amount) }
            }
            @if line.terms.len() > 1 { " = " }
            @if line.terms.len() > 1 { (art::prestige(line.points(), scene.lang)) } @else { (art::icon("prestige")) }
        }
    }
}

fn reason(scene: &Scene<'_>, why: &Why) -> String {
    let data = scene.data();
    match *why {
        Why::Order => scene.say("mm-p-why-order"),
        Why::Monster { slot, card } => monster_name(data, slot, card, scene.lang),
        Why::Bonus => scene.say("mm-p-bonus"),
        Why::Tile(id) => tile(data, id, scene.lang),
        Why::Lester(id) => data
            .lesters
            .get(usize::from(id.0))
            .map_or_else(String::new, |card| card.label.text(scene.lang.code()).to_owned()),
    }
}

/// The end: who showed what at the Fair, and how everything adds up.
pub fn finale(scene: &Scene<'_>) -> Markup {
    let Some(outcome) = scene.view.final_outcome() else { return html! {} };
    let story = scene.asked.story;
    let fair = story.iter().rposition(|(_, told)| told.event == Event::Fair).unwrap_or(story.len());
    let lines = lines(scene, fair, story.len());
    let mut standings = outcome.standings;
    standings.sort_by_key(|standing| standing.rank);
    html! {
        section.mm-finale.b-panel aria-label=(scene.say("mm-p-step-fair")) {
            h3 { (art::icon("tent")) " " (scene.say("mm-p-finale")) }
            @for standing in standings {
                @if let Some((_, line)) = lines.get(standing.seat.index()) { (stand(scene, standing.seat, line, standing.won)) }
            }
        }
    }
}

/// A scientist's stand at the Fair.
fn stand(scene: &Scene<'_>, seat: Seat, line: &Line, won: bool) -> Markup {
    let player = scene.player(seat);
    let finished = |slot: SlotNo| {
        line.terms.iter().any(|(why, _)| matches!(why, Why::Monster { slot: at, .. } if *at == slot))
    };
    html! {
        div.mm-stand.won[won] {
            div.mm-title {
                (parts::seat(seat, scene.lang))
                @if won { b.mm-won { "♛ " (scene.say("mm-p-won")) } }
                span.mm-points { (art::prestige(player.prestige, scene.lang)) }
            }
            div.mm-parade {
                @for slot in SlotNo::all() {
                    @if let Some(on) = scene.view.monster_on(seat, slot.index()) {
                        div.mm-slot.alive[finished(slot)] {
                            (lab::face(scene, on, if finished(slot) { monsters::whole(on) } else { monsters::built(on, player, slot.index(), false) }))
                        }
                    }
                }
            }
            p.mm-count-up {
                @if !line.terms.is_empty() { (sum(scene, line)) " · " }
                @if line.rotted { span.mm-told.bad { (scene.say("mm-p-rotted")) } " · " }
                (scene.tell("mm-p-total", [
                    ("rounds", player.prestige.saturating_sub(player.fair).into()),
                    ("fair", player.fair.into()),
                    ("total", player.prestige.into()),
                ]))
            }
        }
    }
}
