//! The table as text.

use boards::{seat_name, text};
use engine::{Seat, Viewer};
use words::Lang;

use super::{Said, halves};
use crate::{
    View,
    data::{CageId, Fitting, PetId, Show, Wish},
    open::{Pet, Player, Yard},
    terms::{Colour, Food, Need, SPACES, Space, Symbol, Term},
};

/// Adds a line, broken at blanks so that it fits; further lines are indented.
fn wrap(line: &str, indent: usize, into: &mut String) {
    for line in text::wrap(line, indent) {
        into.push_str(&line);
        into.push('\n');
    }
}

/// A name and what belongs to it, with the colon as the language sets it.
fn label(said: Said, name: &str, what: &str) -> String {
    said.lang.tell("dp-label", [("name", name.into()), ("what", what.into())])
}

/// `3/0` and the symbols of a cage or an addon.
fn gives(said: Said, fitting: &Fitting) -> String {
    let mut text = format!("{}/{}", fitting.strength, fitting.antimagic);
    for symbol in Symbol::ALL {
        for _ in 0..fitting.symbol(*symbol) {
            text.push_str(", ");
            text.push_str(&said.lang.say(&format!("dp-symbol-{}", symbol.name().replace('_', "-"))));
        }
    }
    text
}

pub fn cage_kind(said: Said, cage: CageId) -> String {
    let kind = said.data.cages.get(usize::from(cage.0));
    kind.map_or_else(String::new, |kind| {
        format!("{} ({})", said.word(Some(&kind.label)), gives(said, &kind.gives))
    })
}

/// The first letters of colours, as they stand in lists of bars.
fn letter(said: Said, colour: Colour) -> String {
    said.lang.say(&format!("dp-letter-{}", colour.name()))
}

pub fn pet_kind(said: Said, pet: PetId) -> String {
    let Some(kind) = said.data.pets.get(usize::from(pet.0)) else { return String::new() };
    let bars: Vec<String> = kind.bars.iter().map(|bar| letter(said, *bar)).collect();
    let diet = said.word(said.data.diets.get(kind.diet.index()));
    format!("{} ({diet}, {})", said.word(Some(&kind.label)), bars.join("-"))
}

pub fn draw(view: &View, lang: Lang) -> String {
    let said = Said::of(view, lang);
    let mut text = String::new();
    let number = view.phase.number();
    let phase = match said.data.phases.get(number - 1) {
        Some(name) => said.word(Some(name)),
        None => lang.say("dp-phase-over"),
    };
    let head = [
        ("round", view.round.into()),
        ("rounds", view.rounds().into()),
        ("phase", phase.into()),
        ("start", seat_name(view.start, lang).into()),
    ];
    wrap(&lang.tell("dp-head", head), 2, &mut text);
    progress(view, said, &mut text);
    town(view, said, &mut text);
    let shown = view.shown();
    for seat in shown.seats() {
        player(view, said, seat, shown.player(seat), &mut text);
    }
    text
}

/// What an exhibition or customer counts, such as `anger +2, disease −1`.
fn signed(points: i8) -> String {
    words::signed(points.into())
}

pub fn shows(said: Said, show: Show) -> String {
    match show {
        Show::Need(need) => said.need(need),
        Show::ChosenNeed => said.lang.say("dp-show-chosen"),
        Show::DistinctNeeds => said.lang.say("dp-show-needs"),
        Show::DistinctColours => said.lang.say("dp-show-colours"),
        Show::Pet => said.lang.say("dp-show-pet"),
        Show::Suffering => said.lang.say("dp-token-suffering"),
        Show::Mutation => said.lang.say("dp-token-mutation"),
        Show::Manure => said.lang.say("dp-token-manure"),
    }
}

pub fn wishes(said: Said, wish: Wish) -> String {
    match wish {
        Wish::Need(need) => said.need(need),
        Wish::Rainbow(need) => said.lang.tell("dp-wish-rainbow", [("need", said.need(need).into())]),
        Wish::Suffering => said.lang.say("dp-token-suffering"),
        Wish::Mutation => said.lang.say("dp-token-mutation"),
    }
}

fn progress(view: &View, said: Said, text: &mut String) {
    let lang = said.lang;
    let side = said.data.progress(view.players.len());
    let mut line = lang.say("dp-exhibitions");
    for (round, tile) in
        side.exhibitions.iter().zip(&view.board.exhibitions).filter(|(round, _)| **round >= view.round)
    {
        let kind = said.data.exhibition(*tile);
        let terms: Vec<String> = kind
            .terms
            .iter()
            .map(|(show, points)| format!("{} {}", shows(said, *show), signed(*points)))
            .collect();
        line.push_str(&format!(" [{round}] {}.", label(said, &said.exhibition(*tile), &terms.join(", "))));
    }
    line.push_str(&format!(" {}", lang.tell("dp-face-down", [("count", view.own.exhibitions.into())])));
    wrap(&line, 4, text);
    let mut line = lang.say("dp-customers");
    for (round, tile) in
        side.customers.iter().zip(&view.board.customers).filter(|(round, _)| **round >= view.round)
    {
        let kind = said.data.customer(*tile);
        let terms: Vec<String> = kind
            .terms
            .iter()
            .map(|(wish, points)| format!("{} {}", wishes(said, *wish), signed(*points)))
            .collect();
        line.push_str(&format!(" [{round}] {}.", label(said, &said.customer(*tile), &terms.join(", "))));
    }
    line.push_str(&format!(" {}", lang.tell("dp-face-down", [("count", view.own.customers.into())])));
    wrap(&line, 4, text);
}

fn town(view: &View, said: Said, text: &mut String) {
    let (lang, board) = (said.lang, &view.board);
    let none = || lang.say("dp-none");
    let list = |items: Vec<String>| if items.is_empty() { none() } else { items.join("; ") };
    let mut line = |key: &str, what: String, spaces: &[Space]| {
        let who: Vec<String> = spaces.iter().filter_map(|space| occupant(view, *space, lang)).collect();
        let mut whole = format!("  {}", label(said, &lang.say(key), &what));
        if !who.is_empty() {
            whole.push_str(&format!(" <{}>", who.join(", ")));
        }
        wrap(&whole, 6, text);
    };
    let stand = |stand: &crate::open::Stand| {
        let args =
            [("vegetable", stand.vegetable.into()), ("meat", stand.meat.into()), ("gold", stand.gold.into())];
        lang.tell("dp-stand", args)
    };
    line("dp-place-veg", stand(&board.vegetable_stand), &[Space::Veg]);
    line("dp-place-mixed", stand(&board.mixed_stand), &[Space::Mixed]);
    line("dp-place-meat", stand(&board.meat_stand), &[Space::Meat]);
    let artifacts = board.artifacts.iter().map(|id| said.artifact(*id)).collect();
    line("dp-place-artifacts", list(artifacts), &[Space::Artifacts]);
    let cages = board.cages.iter().flatten().map(|id| cage_kind(said, *id)).collect();
    line("dp-place-cage", list(cages), &[Space::CageLeft, Space::CageRight]);
    let addons = board.addons.iter().flatten().map(|id| said.addon(*id)).collect();
    line("dp-place-addon", list(addons), &[Space::Addon]);
    line(
        "dp-place-young",
        list(board.young.iter().map(|id| pet_kind(said, *id)).collect()),
        &[Space::YoungLeft, Space::YoungRight],
    );
    line("dp-place-old", list(board.old.iter().map(|id| pet_kind(said, *id)).collect()), &[Space::Old]);
    line("dp-place-immigration", none(), &[Space::Immigration]);
    line("dp-place-hospital", lang.tell("dp-potions", [("count", board.potions.into())]), &[Space::Hospital]);
    line("dp-place-judging", none(), &[Space::Judging]);
    line("dp-place-platform", none(), &[Space::Platform]);
    let decks: Vec<String> = Colour::ALL
        .iter()
        .map(|colour| {
            let gone: u32 = board.discards[*colour].items().iter().map(|count| u32::from(*count)).sum();
            format!("{} {} (+{gone})", said.colour(*colour), view.own.decks[*colour])
        })
        .collect();
    line("dp-decks", decks.join(", "), &[]);
}

fn occupant(view: &View, space: Space, lang: Lang) -> Option<String> {
    if view.board.neutral.contains(&space) {
        return Some(lang.say("dp-neutral"));
    }
    debug_assert!(space.index() < SPACES);
    let crew = view.board.spaces[space]?;
    Some(lang.tell("dp-crew", [("seat", seat_name(crew.seat, lang).into()), ("imps", crew.imps.into())]))
}

fn player(view: &View, said: Said, seat: Seat, player: &Player, text: &mut String) {
    let lang = said.lang;
    let mark = match (view.viewer, view.awaiting().contains(seat)) {
        (Viewer::Seat(me), _) if me == seat => "*",
        (_, true) => ">",
        _ => " ",
    };
    let chambers = |food: Food| {
        let all = player.food[food].iter().take(said.data.chambers(food)).map(ToString::to_string);
        all.collect::<Vec<_>>().join("/")
    };
    let args = [
        ("seat", seat_name(seat, lang).into()),
        ("reputation", halves(player.reputation).into()),
        ("imps", player.imps.into()),
        ("gold", player.gold.into()),
        ("vegetable", chambers(Food::Vegetable).into()),
        ("meat", chambers(Food::Meat).into()),
        ("potions", player.potions.into()),
    ];
    let mut line = format!("{mark}{}", lang.tell("dp-player", args));
    for (key, count) in [
        ("dp-hospital", usize::from(player.hospital)),
        ("dp-platform", usize::from(player.platform)),
        ("dp-busy", usize::from(player.busy)),
        ("dp-extra", player.extra_imps.len()),
    ] {
        if count > 0 {
            line.push_str(&format!("; {}", lang.tell(key, [("count", count.into())])));
        }
    }
    wrap(&line, 4, text);
    if !player.groups.is_empty() {
        let all: Vec<String> = player
            .groups
            .iter()
            .map(|group| lang.tell("dp-group", [("imps", group.imps.into()), ("gold", group.gold.into())]))
            .collect();
        wrap(&format!("    {}", label(said, &lang.say("dp-groups"), &all.join("; "))), 6, text);
    }
    if let Some(score) = player.exhibition {
        wrap(&format!("    {}", lang.tell("dp-tent", [("score", halves(score).into())])), 6, text);
    }
    hand(view, said, seat, text);
    if !player.artifacts.is_empty() || player.magic_box {
        let mut all: Vec<String> = Vec::new();
        for owned in &player.artifacts {
            let colour =
                owned.colour.map_or_else(String::new, |colour| format!(" ({})", said.colour(colour)));
            all.push(format!("{}{colour}", said.artifact(owned.artifact)));
        }
        if player.magic_box {
            all.push(lang.say("dp-box-full"));
        }
        wrap(&format!("    {}", label(said, &lang.say("dp-artifacts"), &all.join(", "))), 6, text);
    }
    for (at, yard) in player.plots.iter().enumerate() {
        plot(said, at, yard, player, text);
    }
    for pet in player.pets.iter().filter(|pet| pet.plot.is_none()) {
        wrap(&format!("    {}", label(said, &lang.say("dp-uncaged"), &pet_line(said, pet))), 6, text);
    }
    let waiting = player
        .new_cages
        .iter()
        .map(|cage| said.cage(*cage))
        .chain(player.new_addon.map(|addon| said.addon(addon)));
    let waiting: Vec<String> = waiting.collect();
    if !waiting.is_empty() {
        wrap(&format!("    {}", label(said, &lang.say("dp-new"), &waiting.join(", "))), 6, text);
    }
}

fn hand(view: &View, said: Said, seat: Seat, text: &mut String) {
    let lang = said.lang;
    let cards = match view.hand(seat) {
        Some(hand) => {
            let mut all = Vec::new();
            for (colour, needs) in hand.iter() {
                for (need, count) in Need::ALL.iter().zip(needs.items()).filter(|(_, count)| **count > 0) {
                    let times = if *count > 1 { format!("{count}x ") } else { String::new() };
                    all.push(format!("{times}{}", said.card(colour, *need, false)));
                }
            }
            all.join(", ")
        }
        None => {
            let cards = view.cards(seat);
            let all = cards.iter().map(|(colour, count)| format!("{} {count}", said.colour(colour)));
            all.collect::<Vec<_>>().join(", ")
        }
    };
    wrap(&format!("    {}", label(said, &lang.say("dp-hand"), &cards)), 6, text);
}

fn plot(said: Said, at: usize, yard: &Yard, player: &Player, text: &mut String) {
    let pet = player.pets.iter().find(|pet| pet.plot.is_some_and(|plot| plot.index() == at));
    if yard.cage.is_none() && yard.addon.is_none() && yard.manure == 0 && pet.is_none() {
        return;
    }
    let mut line = format!(
        "    [{}] {}",
        at + 1,
        yard.cage.map_or_else(|| said.lang.say("dp-no-cage"), |cage| cage_kind(said, cage))
    );
    if let Some(addon) = yard.addon {
        line.push_str(&format!(" + {}", said.addon(addon)));
    }
    if yard.manure > 0 {
        line.push_str(&format!(", {}", said.lang.tell("dp-manure", [("count", yard.manure.into())])));
    }
    if let Some(pet) = pet {
        line.push_str(&format!(" - {}", pet_line(said, pet)));
    }
    wrap(&line, 8, text);
}

fn pet_line(said: Said, pet: &Pet) -> String {
    let (lang, kind) = (said.lang, said.data.pet(pet.pet));
    let bars: Vec<String> =
        kind.bars.iter().take(usize::from(pet.size)).map(|bar| letter(said, *bar)).collect();
    let diet = said.word(said.data.diets.get(kind.diet.index()));
    let args = [
        ("pet", said.pet(pet.pet).into()),
        ("size", pet.size.into()),
        ("bars", bars.join("-").into()),
        ("diet", diet.into()),
    ];
    let mut line = lang.tell("dp-pet", args);
    for (key, count) in [("dp-suffering", pet.suffering), ("dp-mutation", pet.mutation)] {
        if count > 0 {
            line.push_str(&format!(", {}", lang.tell(key, [("count", count.into())])));
        }
    }
    if !pet.cards.is_empty() {
        line.push_str(&format!(": {}", said.cards(&pet.cards)));
    }
    line
}
