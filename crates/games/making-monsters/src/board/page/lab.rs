//! Labs: the own one at full size with its answers on it, the others small.

use boards::page::{parts, steady::steady};
use engine::{Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::card,
    art, details,
    drawing::{Drawing, Spot},
    monsters::{self, Fill},
    storage,
    summary::{self, Earned},
};
use crate::{Action, Answer, Colour, Data, Kind, MonsterId, Phase, SlotNo, data::Monster, sets::MonsterSet};

/// The lab of who looks at the board.
pub fn own(drawing: &Drawing<'_>, seat: Seat, earned: &Earned) -> Markup {
    html! {
        section.mm-lab.b-panel.own aria-label=(drawing.say("mm-p-own-lab")) {
            (steady(Title::of(drawing, seat, earned), title))
            div.mm-slots { @for slot in SlotNo::all() { (own_slot(drawing, seat, slot)) } }
            div.mm-shelves {
                (storage::sorting(drawing, seat, true))
                (storage::rejects(drawing, seat, true))
                (storage::bag(drawing, seat))
                (storage::upgrades(drawing, seat, true))
                (storage::lesters(drawing, seat))
                (pile(drawing, seat, true))
            }
        }
    }
}

/// Somebody else's lab.
pub fn other(drawing: &Drawing<'_>, seat: Seat, earned: &Earned) -> Markup {
    html! {
        section.mm-lab.mm-small.b-panel aria-label=(boards::seat_name(seat, drawing.lang)) {
            (steady(Title::of(drawing, seat, earned), title))
            div.mm-slots { @for slot in SlotNo::all() { (steady(Built::of(drawing, seat, slot), small_slot)) } }
            div.mm-shelves {
                (storage::rejects(drawing, seat, false))
                (storage::sorting(drawing, seat, false))
                @if !drawing.player(seat).hand.is_empty() {
                    div.mm-shelf { h4 { (drawing.say("mm-p-drawn")) } (art::tokens(drawing.data(), drawing.player(seat).hand.iter(), drawing.lang)) }
                }
                (storage::bag(drawing, seat))
                (storage::upgrades(drawing, seat, false))
                (storage::lesters(drawing, seat))
                (pile(drawing, seat, false))
            }
        }
    }
}

/// What a lab holds, in one line.
pub fn stock(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let prestige = drawing.player(seat).prestige;
    steady((prestige, storage::Stock::of(drawing, seat)), |(prestige, stock)| {
        html! {
            span.mm.b-holds {
                (art::prestige(prestige, stock.lang))
                (storage::counts(stock))
                (storage::filled(stock))
            }
        }
    })
}

/// Who it is, how far ahead, what was ordered, and whether the others wait for this seat.
#[derive(Hash)]
struct Title {
    pack: Pack<Data>,
    seat: Seat,
    prestige: u32,
    earned: Earned,
    order: Option<Colour>,
    is_super: bool,
    told: Option<&'static str>,
    incoming_rot: u8,
    /// A picture and a word.
    status: Option<(&'static str, &'static str)>,
    lang: Lang,
}

impl Title {
    fn of(drawing: &Drawing<'_>, seat: Seat, earned: &Earned) -> Title {
        let (view, player) = (drawing.view, drawing.player(seat));
        let told = match view.answer(seat) {
            _ if view.is_rotted(seat) => Some("mm-p-rotted"),
            Some(Answer::Reanimate) => Some("mm-h-answer-reanimate"),
            Some(Answer::Wait) => Some("mm-h-answer-wait"),
            None => None,
        };
        let status = match drawing.is_thinking(seat) {
            true if drawing.own() == Some(seat) => Some(("think", "status-yours")),
            true => Some(("think", "mm-p-thinking")),
            false if view.phase.is_secret() || view.phase == Phase::Deliver => Some(("done", "mm-p-ready")),
            false => None,
        };
        Title {
            pack: drawing.pack(),
            seat,
            prestige: player.prestige,
            earned: *earned,
            order: view.order(seat),
            is_super: view.is_super(seat),
            told,
            incoming_rot: player.incoming_rot,
            status,
            lang: drawing.lang,
        }
    }
}

fn title(of: &Title) -> Markup {
    let (seat, lang) = (of.seat, of.lang);
    html! {
        div.mm-title {
            h3 { (parts::seat(seat, lang)) }
            button.b-open.mm-points type="button" popovertarget={ "mm-from-" (seat.index()) } data-watch={ "mm-points-" (seat) } {
                (art::prestige(of.prestige, lang)) span.hidden { " " (lang.say("mm-p-from")) }
            }
            (summary::where_from(seat, of.prestige, &of.earned, lang))
            @if let Some(colour) = of.order {
                span.mm-ordered {
                    (art::order(&of.pack, colour))
                    span.hidden { (super::super::colour(colour, lang)) }
                    @if of.is_super { b.mm-super { (lang.say("mm-p-super")) } }
                }
            }
            @if let Some(key) = of.told { span.mm-told.bad[key == "mm-p-rotted"] { (lang.say(key)) } }
            @if of.incoming_rot > 0 {
                span.mm-told.bad { (lang.tell("mm-h-incoming", [("n", of.incoming_rot.into())])) }
            }
            @if let Some((picture, word)) = of.status {
                span.mm-think { (art::icon(picture)) " " span.mm-word { (lang.say(word)) } }
            }
        }
    }
}

/// What a monster of a lab looks like.
#[derive(Hash)]
struct Built {
    pack: Pack<Data>,
    seat: Seat,
    slot: SlotNo,
    card: Option<MonsterId>,
    spaces: Vec<(Kind, Fill)>,
    finished: bool,
    lang: Lang,
}

impl Built {
    fn of(drawing: &Drawing<'_>, seat: Seat, slot: SlotNo) -> Built {
        let held = &drawing.player(seat).slots[slot.index()];
        let on = drawing.view.monster_on(seat, slot.index());
        Built {
            pack: drawing.pack(),
            seat,
            slot,
            card: held.card,
            spaces: on.map(|on| monsters::spaces(on, Some(held))).unwrap_or_default(),
            finished: drawing.view.is_finished(seat, slot.index()),
            lang: drawing.lang,
        }
    }

    /// Nothing on a blank slot.
    fn monster(&self) -> Option<&Monster> {
        self.pack.monster_in(self.slot.index(), self.card)
    }

    fn face(&self, monster: &Monster) -> Markup {
        face(monster, monsters::built(monster, &self.spaces, self.finished), self.lang)
    }

    /// `2/3`: how many of its spaces are filled.
    fn fraction(&self) -> String {
        let there = self.spaces.iter().filter(|(_, fill)| *fill != Fill::Missing).count();
        format!("{there}/{}", self.spaces.len())
    }
}

fn own_slot(drawing: &Drawing<'_>, seat: Seat, slot: SlotNo) -> Markup {
    let controls = drawing.controls(Spot::Slot(slot));
    let whole: Vec<usize> =
        controls.iter().copied().filter(|number| is_whole(&drawing.asked.answers[*number])).collect();
    let built = Built::of(drawing, seat, slot);
    let (blank, finished) = (built.monster().is_none(), built.finished);
    let spaces = (!blank).then(|| spaces(drawing, &built));
    html! {
        div.mm-slot.open[!controls.is_empty()].alive[finished].blank[blank] data-drop=[drawing.dropped(Spot::Slot(slot))] {
            (steady(built, own_monster))
            @if let Some(spaces) = spaces { (spaces) }
            @for number in whole {
                (drawing.button(number, "mm-do", html! { (drawing.say(short(&drawing.asked.answers[number]))) }))
            }
            (drawing.all_greyed(Spot::Slot(slot), |action| html! { (drawing.say(short(action))) }))
        }
    }
}

/// The monster of an own slot, but for its part spaces.
fn own_monster(built: &Built) -> Markup {
    html! {
        span.mm-number aria-hidden="true" { (built.slot.number()) }
        @if let Some(on) = built.monster() {
            div.mm-card data-piece=[built.card.map(|_| format!("monster:{}", on.label.id))] data-owner=(built.seat.index())
                data-watch={ "mm-own-" (built.slot.number()) } {
                span.hidden { (built.fraction()) }
                (built.face(on))
            }
            span.mm-worth { (art::prestige(on.prestige, built.lang)) }
        } @else {
            span.mm-nobody { (built.lang.say("mm-p-blank")) }
        }
    }
}

/// Answers about the monster as a whole, not about one of its spaces.
fn is_whole(action: &Action) -> bool {
    !matches!(action, Action::Place { .. } | Action::Move { .. })
}

fn short(action: &Action) -> &'static str {
    match action {
        Action::ReplaceCard(_) => "mm-p-replace",
        Action::CoverDefault(_) => "mm-p-cover",
        Action::PegLeg(_) => "mm-p-finish",
        _ => "mm-p-here",
    }
}

/// A monster with its name, which opens everything about it.
pub fn face(monster: &Monster, picture: Markup, lang: Lang) -> Markup {
    let name = lang.name(&monster.label);
    html! {
        button.b-open.mm-open type="button" popovertarget=(details::monster_id(monster)) title=(name) {
            (picture) span.mm-name { (name) }
        }
    }
}

/// The part spaces: what is there, what is missing, and what may be put there now. Mutations and sorted parts, which
/// could fill the same space, stand in a row of their own.
fn spaces(drawing: &Drawing<'_>, built: &Built) -> Markup {
    let Built { pack, seat, slot, lang, .. } = *built;
    let placed = |kind: Kind| drawing.asked.number(&Action::Place { part: kind, slot, space: None });
    let others = drawing.asked.numbers(|action| match *action {
        Action::Place { slot: at, space, .. } => at == slot && space.is_some(),
        Action::Move { slot: at, .. } => at == slot,
        _ => false,
    });
    let mut offered = [false; 5];
    html! {
        div.mm-spaces {
            @for (kind, fill) in built.spaces.iter().copied() {
                @let first = fill == Fill::Missing && !std::mem::replace(&mut offered[kind as usize % 5], fill == Fill::Missing);
                @match first.then(|| placed(kind)).flatten() {
                    Some(number) => (drawing.button(number, "mm-put", art::token(kind))),
                    None => (steady(Space { pack, seat, slot, kind, fill, lang }, space)),
                }
            }
        }
        div.mm-spaces.mm-also {
            @for number in others { (drawing.button(number, "mm-put", drawing.moving(&drawing.asked.answers[number]))) }
        }
    }
}

/// A part space of an own monster.
#[derive(Hash)]
struct Space {
    pack: Pack<Data>,
    seat: Seat,
    slot: SlotNo,
    kind: Kind,
    fill: Fill,
    lang: Lang,
}

fn space(of: &Space) -> Markup {
    let Space { pack, seat, slot, kind, fill, lang } = of;
    let (shown, class, key) = match fill {
        Fill::Missing => (*kind, "mm-space off", "mm-p-missing"),
        Fill::Part => (*kind, "mm-space", "mm-p-filled"),
        Fill::Mutation => (Kind::Mutation, "mm-space", "mm-p-mutated"),
    };
    let said = lang.tell(key, [("kind", super::super::kind(pack, *kind, *lang).into())]);
    let there = (*fill != Fill::Missing).then(|| storage::part(shown));
    html! {
        span class=(class) title=(said) data-piece=[there] data-owner={ "slot-" (seat) "-" (slot.number()) } {
            (art::token(shown)) span.hidden { (said) }
        }
    }
}

fn small_slot(built: &Built) -> Markup {
    let (number, lang) = (built.slot.number(), built.lang);
    let Some(on) = built.monster() else {
        return html! { div.mm-slot.blank { span.hidden { (lang.tell("mm-h-blank", [("slot", number.into())])) } } };
    };
    html! {
        div.mm-slot.alive[built.finished] {
            (built.face(on))
            span.mm-fraction data-watch={ "mm-slot-" (built.seat) "-" (number) } { (built.fraction()) }
        }
    }
}

/// The cards beside a lab, which come back at the Fair.
#[derive(Hash)]
struct Pile {
    pack: Pack<Data>,
    seat: Seat,
    cards: MonsterSet,
    /// How many cards somebody else has in hand.
    held: usize,
    lang: Lang,
}

fn pile(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let of = Pile {
        pack: drawing.pack(),
        seat,
        cards: drawing.player(seat).pile,
        held: if own { 0 } else { drawing.view.cards_held(seat) },
        lang: drawing.lang,
    };
    if own && drawing.concerns(Spot::Pile) {
        pile_of(&of, Some(drawing))
    } else {
        steady(of, |of| pile_of(of, None))
    }
}

/// With the answers that stand on it, if there are any.
fn pile_of(of: &Pile, asked: Option<&Drawing<'_>>) -> Markup {
    let Pile { seat, lang, .. } = *of;
    let data: &Data = &of.pack;
    html! {
        div.mm-shelf.mm-pile data-drop=[asked.and_then(|drawing| drawing.dropped(Spot::Pile))] {
            @let count = html! { " " span.mm-n data-watch={ "mm-pile-" (seat) } { (of.cards.len()) } };
            @if of.cards.is_empty() { h4 { (details::about("pile", count, lang)) } } @else {
                details id={ "mm-pile-" (seat) } {
                    summary { (lang.say("mm-p-pile")) (count) }
                    (details::about("pile", html! {}, lang))
                    ul { @for one in of.cards.iter() {
                        @if let Some(monster) = data.monsters.get(usize::from(one.0)) {
                            li { button.mm-link type="button" popovertarget=(details::monster_id(monster)) { (card(data, one, lang)) } }
                        }
                    } }
                }
            }
            @if let Some(drawing) = asked {
                @for number in drawing.controls(Spot::Pile) { (drawing.button(number, "mm-do", html! { (lang.say("mm-p-here")) })) }
                (drawing.all_greyed(Spot::Pile, |_| html! { (lang.say("mm-p-here")) }))
            }
            @if of.held > 0 {
                span.mm-n { (art::icon("card")) "×" (of.held) span.hidden { (lang.say("mm-p-in-hand")) } }
            }
        }
    }
}
