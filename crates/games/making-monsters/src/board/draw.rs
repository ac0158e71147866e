//! The table as text: the central board, then every lab.

use boards::text;
use engine::{Seat, Viewer};
use words::Lang;

use super::{cards, colour, kind, list, tile, tokens, who};
use crate::{Answer, CartId, Kind, Phase, SlotNo, Step, View, data::Data};

pub fn draw(view: &View, lang: Lang) -> String {
    let mut lines = vec![header(view, lang)];
    let data: &Data = &view.pack;
    lines.push(lang.tell(
        "mm-h-rot",
        [
            ("track", view.rot_track.into()),
            ("reserve", view.reserve.into()),
            ("removed", view.composted.into()),
        ],
    ));
    lines.push(lang.tell(
        "mm-h-deck",
        [
            ("deck", view.own.deck.into()),
            ("discard", view.discard.len().into()),
            ("first", view.own.stacks[0].into()),
            ("second", view.own.stacks[1].into()),
        ],
    ));
    push(
        &mut lines,
        "",
        &lang.tell("mm-h-supply", [("tokens", tokens(data, view.supply.iter(), lang).into())]),
    );
    for index in 0..view.carts.len() {
        push(&mut lines, "  ", &cart(view, CartId(index as u8), lang));
    }
    for seat in Seat::all(view.players.len()) {
        lines.push(String::new());
        lab(view, seat, &mut lines, lang);
    }
    lines.join("\n")
}

/// Adds a line, broken between words where it is too long.
fn push(lines: &mut Vec<String>, indent: &str, said: &str) {
    lines.extend(text::wrap(&format!("{indent}{said}"), indent.len() + 4));
}

/// The message that names a phase.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "mm-phase-setup",
        Phase::Order => "mm-phase-order",
        Phase::Deliver => "mm-phase-deliver",
        Phase::EndSteps => "mm-phase-end-steps",
        Phase::Answer => "mm-phase-answer",
        Phase::Reanimate => "mm-phase-reanimate",
        Phase::Keep => "mm-phase-keep",
        Phase::Settle => "mm-phase-settle",
        Phase::Prepare => "mm-phase-prepare",
        Phase::Show => "mm-phase-show",
        Phase::Over => "mm-phase-over",
    }
}

fn header(view: &View, lang: Lang) -> String {
    let phase = lang.say(phase(view.phase));
    let round = lang.tell("mm-h-round", [("round", view.round.into())]);
    let lead = lang.tell("mm-h-lead", [("who", who(view.lead(), lang).into())]);
    [round, phase, lead].join(" · ")
}

fn cart(view: &View, which: CartId, lang: Lang) -> String {
    let data: &Data = &view.pack;
    let cart = data.cart(which);
    let kinds: Vec<String> = cart.printed().map(|one| kind(data, one, lang)).collect();
    let places = view.carts[usize::from(which.0)].iter();
    let tiles: Vec<String> = places
        .map(|place| place.0.map_or_else(|| lang.say("mm-empty"), |one| tile(data, one, lang)))
        .collect();
    let base = [
        ("cart", lang.name(&cart.label).into()),
        ("kinds", kinds.join(", ").into()),
        ("tiles", tiles.join(", ").into()),
    ];
    match view.seats().find(|seat| view.facing(*seat) == which) {
        Some(seat) => lang.tell("mm-h-cart-of", base.into_iter().chain([("who", who(seat, lang).into())])),
        None => lang.tell("mm-h-cart", base),
    }
}

fn lab(view: &View, seat: Seat, lines: &mut Vec<String>, lang: Lang) {
    let data: &Data = &view.pack;
    let player = view.player(seat);
    push(lines, "", &title(view, seat, lang));
    let bag = lang.tell(
        "mm-h-bag",
        [("n", player.bag.total().into()), ("tokens", tokens(data, player.bag.iter(), lang).into())],
    );
    push(lines, "  ", &bag);
    let slots: Vec<String> = SlotNo::all().map(|slot| slot_line(view, seat, slot, lang)).collect();
    slots.iter().for_each(|slot| push(lines, "  ", slot));
    let mut places =
        vec![lang.tell("mm-h-sorting", [("tokens", tokens(data, player.sorting.iter(), lang).into())])];
    let mut rejects = player.rejects;
    player.overflow.iter().for_each(|(kind, n)| rejects.set(kind, rejects.get(kind).saturating_add(n)));
    places.push(lang.tell(
        "mm-h-rejects",
        [
            ("n", rejects.total().into()),
            ("all", data.reject_spaces.into()),
            ("tokens", tokens(data, rejects.iter(), lang).into()),
        ],
    ));
    if !player.hand.is_empty() {
        places.push(lang.tell("mm-h-hand", [("tokens", tokens(data, player.hand.iter(), lang).into())]));
    }
    push(lines, "  ", &places.join(" · "));
    push(lines, "  ", &upgrades(view, seat, lang));
    let unused = data
        .lesters
        .iter()
        .enumerate()
        .filter(|(index, _)| !player.lester_used.contains(crate::LesterId(*index as u8)));
    let lesters: Vec<String> = unused.map(|(_, one)| lang.name(&one.label)).collect();
    push(lines, "  ", &lang.tell("mm-h-lester", [("cards", list(lesters, lang).into())]));
    if !player.pile.is_empty() {
        push(lines, "  ", &lang.tell("mm-h-pile", [("cards", cards(data, player.pile.iter(), lang).into())]));
    }
    if view.cards(seat).next().is_some() {
        let held = cards(data, view.cards(seat), lang);
        push(lines, "  ", &lang.tell("mm-h-cards", [("cards", held.into())]));
    } else if view.cards_held(seat) > 0 {
        push(lines, "  ", &lang.tell("mm-h-cards-hidden", [("n", view.cards_held(seat).into())]));
    }
    let lineup = &view.secret(seat).lineup;
    if !lineup.is_empty() {
        let lineup = cards(data, lineup.iter().copied(), lang);
        push(lines, "  ", &lang.tell("mm-h-lineup", [("cards", lineup.into())]));
    }
}

fn title(view: &View, seat: Seat, lang: Lang) -> String {
    let player = view.player(seat);
    let mut name = who(seat, lang);
    if view.viewer == Viewer::Seat(seat) {
        name = lang.tell("mm-you", [("who", name.into())]);
    }
    let mut parts =
        vec![lang.tell("mm-h-player", [("who", name.into()), ("prestige", player.prestige.into())])];
    if let Some(which) = view.order(seat) {
        let key = if view.is_super(seat) { "mm-h-order-super" } else { "mm-h-order" };
        parts.push(lang.tell(key, [("colour", colour(which, lang).into())]));
    }
    match view.answer(seat) {
        Some(Answer::Reanimate) => parts.push(lang.say("mm-h-answer-reanimate")),
        Some(Answer::Wait) => parts.push(lang.say("mm-h-answer-wait")),
        None => {}
    }
    if view.phase.is_secret() && player.step == Step::Done {
        parts.push(lang.say("mm-h-chosen"));
    }
    if view.is_rotted(seat) {
        parts.push(lang.say("mm-h-rotted"));
    }
    if player.fair > 0 {
        parts.push(lang.tell("mm-h-fair", [("points", player.fair.into())]));
    }
    if player.incoming_rot > 0 {
        parts.push(lang.tell("mm-h-incoming", [("n", player.incoming_rot.into())]));
    }
    parts.join(" · ")
}

fn slot_line(view: &View, seat: Seat, slot: SlotNo, lang: Lang) -> String {
    let (data, held) = (view.data(), &view.player(seat).slots[slot.index()]);
    let Some(monster) = view.monster_on(seat, slot.index()) else {
        return lang.tell("mm-h-blank", [("slot", slot.number().into())]);
    };
    let filled = |kind: Kind| held.parts.get(kind).saturating_add(held.mutations.get(kind));
    let mut spaces: Vec<String> = monster
        .spaces
        .iter()
        .map(|(one, all)| {
            lang.tell(
                "mm-h-space",
                [("kind", kind(data, one, lang).into()), ("filled", filled(one).into()), ("all", all.into())],
            )
        })
        .collect();
    if view.is_finished(seat, slot.index()) {
        spaces.push(lang.say("mm-h-finished"));
    }
    lang.tell(
        "mm-h-slot",
        [
            ("slot", slot.number().into()),
            ("monster", lang.name(&monster.label).into()),
            ("prestige", monster.prestige.into()),
            ("spaces", spaces.join(", ").into()),
        ],
    )
}

fn upgrades(view: &View, seat: Seat, lang: Lang) -> String {
    let (data, player) = (view.data(), view.player(seat));
    let open = view.bays(seat);
    let mut tiles = Vec::new();
    for (index, bay) in player.upgrades.iter().take(open).enumerate() {
        let name = bay.tile.map_or_else(|| lang.say("mm-empty"), |one| tile(data, one, lang));
        let base = [("slot", (index + 1).into()), ("tile", name.into())];
        tiles.push(if bay.parts.is_empty() {
            lang.tell("mm-h-upgrade", base)
        } else {
            let parts = tokens(data, bay.parts.iter(), lang);
            lang.tell("mm-h-upgrade-holds", base.into_iter().chain([("tokens", parts.into())]))
        });
    }
    for one in &player.beside {
        tiles.push(lang.tell("mm-h-beside", [("tile", tile(data, *one, lang).into())]));
    }
    lang.tell("mm-h-upgrades", [("tiles", tiles.join(", ").into())])
}
