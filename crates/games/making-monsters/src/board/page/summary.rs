//! What the round has brought so far, seat by seat and term by term; and at the end the Fair, counted in the open.

use boards::page::{parts, steady::steady};
use engine::{Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::{card, colour, monster_name, tile},
    art,
    drawing::Drawing,
    lab, monsters,
};
use crate::{
    Answer, Bag, Colour, Data, Event, Kind, MonsterId, Phase, SlotNo, UpgradeId, Why, open::MAX_PLAYERS,
};

/// Tokens of each kind.
type Heap = [u8; Kind::ALL.len()];

fn heaped(heap: &Heap) -> impl Iterator<Item = (Kind, u8)> {
    Kind::ALL.into_iter().zip(*heap).filter(|(_, n)| *n > 0)
}

/// What happened to one seat.
#[derive(Default, Hash)]
struct Line {
    order: Option<(Colour, bool)>,
    drawn: Heap,
    rotted: bool,
    waits: bool,
    /// Prestige, each with what it was for.
    terms: Vec<(Why, u32)>,
    rot: u8,
    gained: Heap,
    tiles: Vec<UpgradeId>,
    kept: Vec<MonsterId>,
    /// The first entry of the log that tells of it.
    moment: Option<usize>,
}

impl Line {
    fn is_empty(&self) -> bool {
        self.order.is_none() && self.drawn == Heap::default() && self.terms.is_empty() && self.kept.is_empty()
    }

    fn points(&self) -> u32 {
        self.terms.iter().map(|(_, amount)| amount).sum()
    }

    fn read(&mut self, event: &Event) {
        let add = |heap: &mut Heap, kind: Kind, n: u8| {
            heap[kind as usize] = heap[kind as usize].saturating_add(n);
        };
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

/// The seat an event is about, of those the summary tells.
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
fn lines(drawing: &Drawing<'_>, from: usize, to: usize) -> Vec<(Seat, Line)> {
    let mut all: Vec<(Seat, Line)> =
        Seat::all(drawing.players()).map(|seat| (seat, Line::default())).collect();
    for (entry, told) in drawing.asked.story.get(from..to).unwrap_or_default() {
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
fn chapter(drawing: &Drawing<'_>) -> Option<Chapter> {
    let story = drawing.asked.story;
    let at_fair = matches!(drawing.view.phase, Phase::Show | Phase::Over);
    let starts = story.iter().enumerate().rev().filter_map(|(at, (_, told))| match told.event {
        Event::Round { round, .. } => Some((at, Some(round))),
        Event::Fair if at_fair => Some((at, None)),
        _ => None,
    });
    let mut starts = starts.take(2);
    let last = starts.next()?;
    Some(match starts.next() {
        Some(before) if drawing.view.phase == Phase::Order => {
            Chapter { round: before.1, from: before.0, to: last.0 }
        }
        _ => Chapter { round: last.1, from: last.0, to: story.len() },
    })
}

/// What the round has brought, seat by seat.
pub fn round(drawing: &Drawing<'_>) -> Markup {
    if drawing.view.phase == Phase::Over {
        return html! {};
    }
    let Some(chapter) = chapter(drawing) else { return html! {} };
    let lines: Vec<_> =
        lines(drawing, chapter.from, chapter.to).into_iter().filter(|(_, line)| !line.is_empty()).collect();
    if lines.is_empty() {
        return html! {};
    }
    let past = drawing.view.phase == Phase::Order;
    html! {
        section.mm-tale.b-panel {
            h3 {
                @match chapter.round {
                    Some(round) => (drawing.tell(if past { "mm-p-tale-past" } else { "mm-p-tale" }, [("round", round.into())])),
                    None => (drawing.say("mm-p-step-fair")),
                }
            }
            ul {
                @for (seat, line) in lines {
                    (steady(Tale { pack: drawing.pack(), seat, line, replay: drawing.asked.replay, lang: drawing.lang }, told))
                }
            }
        }
    }
}

/// What prestige is gained for.
const SOURCES: [&str; 6] = ["order", "monster", "bonus", "tile", "lester", "other"];

/// How much prestige came from each of the [`SOURCES`].
pub type Earned = [u32; SOURCES.len()];

/// Where all the prestige of each seat comes from, as far as the story tells.
pub fn earned(drawing: &Drawing<'_>) -> [Earned; MAX_PLAYERS] {
    let mut all = [Earned::default(); MAX_PLAYERS];
    for (_, told) in drawing.asked.story {
        if let Event::Prestige { seat, amount, why } = &told.event {
            let at = match why {
                Why::Order => 0,
                Why::Monster { .. } => 1,
                Why::Bonus => 2,
                Why::Tile(_) => 3,
                Why::Lester(_) => 4,
            };
            all[seat.index()][at] += amount;
        }
    }
    for seat in drawing.view.seats() {
        let told: u32 = all[seat.index()].iter().sum();
        all[seat.index()][5] = drawing.player(seat).prestige.saturating_sub(told);
    }
    all
}

/// Where the prestige of a seat comes from, for those who ask.
pub fn where_from(seat: Seat, prestige: u32, earned: &Earned, lang: Lang) -> Markup {
    html! {
        div.b-details popover id={ "mm-from-" (seat.index()) } {
            h3 { (parts::seat(seat, lang)) " · " (art::prestige(prestige, lang)) }
            @if prestige == 0 {
                p { (lang.say("mm-p-from-none")) }
            } @else {
                table.sheet {
                    @for (what, sum) in SOURCES.into_iter().zip(*earned).filter(|(_, sum)| *sum > 0) {
                        tr { th { (lang.say(&format!("mm-p-from-{what}"))) } td { b { (sum) } } }
                    }
                }
            }
        }
    }
}

/// The tokens the own seat has drawn in this round, in order, the last one large.
pub fn reel(drawing: &Drawing<'_>) -> Markup {
    let (Some(chapter), Some(own)) = (chapter(drawing), drawing.own()) else { return html! {} };
    let draws: Vec<&Bag> = drawing.asked.story[chapter.from..chapter.to]
        .iter()
        .filter_map(|(_, told)| match &told.event {
            Event::Drew { seat, tokens } if *seat == own => Some(tokens),
            _ => None,
        })
        .collect();
    html! {
        @if !draws.is_empty() {
            p.mm-reel {
                b { (drawing.say("mm-p-drawn")) } " "
                @for draw in draws { span.mm-draw { (art::tokens(drawing.data(), draw.iter(), drawing.lang)) } }
            }
        }
    }
}

/// What the own reanimation has brought so far.
pub fn own_sum(drawing: &Drawing<'_>) -> Markup {
    let (Some(chapter), Some(own)) = (chapter(drawing), drawing.own()) else { return html! {} };
    let lines = lines(drawing, chapter.from, chapter.to);
    html! {
        @if let Some((_, line)) = lines.get(own.index()) {
            @if !line.terms.is_empty() { p.mm-hint { (sum(drawing.data(), line, drawing.lang)) } }
        }
    }
}

/// What is told of a seat.
#[derive(Hash)]
struct Tale<'a> {
    pack: Pack<Data>,
    seat: Seat,
    line: Line,
    /// The address of a moment begins so.
    replay: Option<&'a str>,
    lang: Lang,
}

fn told(of: &Tale<'_>) -> Markup {
    let (data, line, lang): (&Data, _, _) = (&of.pack, &of.line, of.lang);
    html! {
        li {
            (parts::seat(of.seat, lang)) " "
            @if let Some((which, is_super)) = line.order {
                span.mm-ordered {
                    (art::order(data, which)) span.hidden { (colour(which, lang)) }
                    @if is_super { b.mm-super { (lang.say("mm-p-super")) } }
                }
            }
            @if line.drawn != Heap::default() { span.mm-bit { (art::icon("bag")) (art::tokens(data, heaped(&line.drawn), lang)) } }
            @if line.rotted { span.mm-bit.bad { (lang.say("mm-p-rotted")) } }
            @if line.waits { span.mm-bit { (lang.say("mm-h-answer-wait")) } }
            @if !line.terms.is_empty() { span.mm-bit { (sum(data, line, lang)) } }
            @if line.rot > 0 { span.mm-bit { "+" (line.rot) " " (art::named_token(data, Kind::Rot, lang)) } }
            @if line.gained != Heap::default() { span.mm-bit { "+ " (art::tokens(data, heaped(&line.gained), lang)) } }
            @for id in &line.tiles { span.mm-bit { "+ " span.mm-tile-art { (art::tile(data, *id)) } " " (tile(data, *id, lang)) } }
            @for one in &line.kept { span.mm-bit { (art::icon("card")) " " (card(data, *one, lang)) } }
            @if let (Some(replay), Some(moment)) = (of.replay, line.moment) {
                " " a.moment href={ (replay) (moment + 1) } title=(lang.say("mm-p-moment")) { "↺" span.hidden { (lang.say("mm-p-moment")) } }
            }
        }
    }
}

/// `Werewaffle 9 + bonus 1 = 10`.
fn sum(data: &Data, line: &Line, lang: Lang) -> Markup {
    html! {
        span.mm-sum {
            @for (at, (why, amount)) in line.terms.iter().enumerate() {
                @if at > 0 { " + " }
                (reason(data, why, lang)) " " b { (amount) }
            }
            @if line.terms.len() > 1 { " = " }
            @if line.terms.len() > 1 { (art::prestige(line.points(), lang)) } @else { (art::icon("prestige")) }
        }
    }
}

fn reason(data: &Data, why: &Why, lang: Lang) -> String {
    match *why {
        Why::Order => lang.say("mm-p-why-order"),
        Why::Monster { slot, card } => monster_name(data, slot, card, lang),
        Why::Bonus => lang.say("mm-p-bonus"),
        Why::Tile(id) => tile(data, id, lang),
        Why::Lester(id) => {
            data.lesters.get(usize::from(id.0)).map_or_else(String::new, |card| lang.name(&card.label))
        }
    }
}

/// The end: who showed what at the Fair, and how everything adds up.
pub fn finale(drawing: &Drawing<'_>) -> Markup {
    let Some(outcome) = drawing.view.final_outcome() else { return html! {} };
    let story = drawing.asked.story;
    let fair = story.iter().rposition(|(_, told)| told.event == Event::Fair).unwrap_or(story.len());
    let lines = lines(drawing, fair, story.len());
    let mut standings = outcome.standings;
    standings.sort_by_key(|standing| standing.rank);
    html! {
        section.mm-finale.b-panel aria-label=(drawing.say("mm-p-step-fair")) {
            h3 { (art::icon("tent")) " " (drawing.say("mm-p-finale")) }
            @for standing in standings {
                @if let Some((_, line)) = lines.get(standing.seat.index()) { (stand(drawing, standing.seat, line, standing.won)) }
            }
        }
    }
}

/// A scientist's stand at the Fair.
fn stand(drawing: &Drawing<'_>, seat: Seat, line: &Line, won: bool) -> Markup {
    let player = drawing.player(seat);
    let finished = |slot: SlotNo| {
        line.terms.iter().any(|(why, _)| matches!(why, Why::Monster { slot: at, .. } if *at == slot))
    };
    html! {
        div.mm-stand.won[won] {
            div.mm-title {
                (parts::seat(seat, drawing.lang))
                @if won { b.mm-won { "♛ " (drawing.say("mm-p-won")) } }
                span.mm-points { (art::prestige(player.prestige, drawing.lang)) }
            }
            div.mm-parade {
                @for slot in SlotNo::all() {
                    @if let Some(on) = drawing.view.monster_on(seat, slot.index()) {
                        div.mm-slot.alive[finished(slot)] {
                            @let picture = if finished(slot) { monsters::whole(on) } else {
                                monsters::built(on, &monsters::spaces(on, player.slots.get(slot.index())), false)
                            };
                            (lab::face(on, picture, drawing.lang))
                        }
                    }
                }
            }
            p.mm-count-up {
                @if !line.terms.is_empty() { (sum(drawing.data(), line, drawing.lang)) " · " }
                @if line.rotted { span.mm-told.bad { (drawing.say("mm-p-rotted")) } " · " }
                (drawing.tell("mm-p-total", [
                    ("rounds", player.prestige.saturating_sub(player.fair).into()),
                    ("fair", player.fair.into()),
                    ("total", player.prestige.into()),
                ]))
            }
        }
    }
}
