//! The shops: what everybody has at home, and the four plots with cages, addons and pets.

use boards::{page::parts, seat_name};
use engine::{Seat, Viewer};
use maud::{Markup, html};

use super::{Scene, Spot, fates, forecast::Fate, icons, short, tiles};
use crate::{
    Action, Event,
    board::{answers, halves},
    data::Power,
    open::{Pet, Player, Plot, Yard},
    terms::{Colour, Food, Gap, Term},
};

/// A shop; `big` for the one that is worked in now.
pub fn shop(scene: &Scene<'_>, seat: Seat, big: bool) -> Markup {
    let view = scene.view;
    let player = scene.shown.player(seat);
    let own = view.viewer == Viewer::Seat(seat);
    let mut class = format!("b-panel dp-shop s{}", seat.index());
    for (name, so) in [(" own", own), (" big", big), (" asked", view.awaiting().contains(seat))] {
        class.push_str(if so { name } else { "" });
    }
    let taken = scene.asked.among(|action| {
        matches!(action, Action::TakeCage(_) | Action::TakeAddon(_) | Action::TakePet(_) | Action::Home)
    });
    html! {
        section class=(class) aria-label=(seat_name(seat, scene.said.lang)) data-drop=[taken.filter(|_| own)] {
            (head(scene, seat, player))
            (stocks(scene, seat, player))
            (treasures(scene, player))
            (hand(scene, seat, player))
            (new_things(scene, seat, player))
            @if big { (display(scene, seat, player)) } @else { (row(scene, seat, player)) }
        }
    }
}

fn head(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let (view, lang) = (scene.view, scene.said.lang);
    let thinking = view.awaiting().contains(seat);
    let reputation = lang.tell("dp-p-reputation", [("count", halves(player.reputation).into())]);
    html! {
        h3 {
            (parts::seat(seat, lang))
            @if view.start == seat { span.dp-start title=(lang.say("dp-p-start")) { (icons::icon("start")) span.hidden { (lang.say("dp-p-start")) } } }
            span.dp-rep title=(reputation) data-watch={ "rep-" (seat.index()) } {
                (icons::icon("reputation")) span aria-hidden="true" { (halves(player.reputation)) } span.hidden { (reputation) }
            }
            @if thinking { span.tag.dp-thinks { (lang.say("dp-p-thinks")) } }
            @else if scene.secret() { span.tag { (lang.say("dp-p-ready")) } }
        }
    }
}

fn stocks(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let (said, lang) = (scene.said, scene.said.lang);
    let at = seat.index();
    let own = scene.asked.seat == Some(seat);
    let plays = |action: &Action| own && matches!(action, Action::Entertain { employee: false, .. });
    let count = |icon: &'static str, key: &str, count: u8, always: bool| {
        let label = lang.tell(key, [("count", count.into())]);
        let moves = scene.asked.among(plays).filter(|_| icon == "imp");
        html! {
            @if always || count > 0 {
                span.dp-stock data-drag=[moves] title=(label) data-watch={ (icon) "-" (key) "-" (at) } {
                    span aria-hidden="true" { (count) (icons::icon(icon)) } span.hidden { (label) }
                }
            }
        }
    };
    html! {
        div.b-row.dp-stocks {
            (count("imp", "dp-p-imps", player.imps, true))
            (count("gold", "dp-p-gold", player.gold, true))
            @for food in Food::ALL { (larder(scene, seat, player, *food)) }
            @if player.magic_box { span.dp-stock title=(lang.say("dp-box-full")) { (icons::icon("box")) span.hidden { (lang.say("dp-box-full")) } } }
            (count("potion", "dp-potions", player.potions, false))
            (count("bed", "dp-hospital", player.hospital, false))
            (count("platform", "dp-platform", player.platform, false))
            (count("play", "dp-busy", player.busy, false))
            span.dp-counts title=(lang.say("dp-hand")) {
                span.hidden { (lang.say("dp-hand")) }
                @for (colour, cards) in scene.view.cards(seat).iter() { span { (cards) (tiles::colour(said, colour)) } }
            }
            @if let Some(score) = player.exhibition {
                @let label = lang.tell("dp-tent", [("score", halves(score).into())]);
                span.dp-stock title=(label) { (icons::icon("tent")) (halves(score)) span.hidden { (label) } }
            }
            @if player.sold.iter().next().is_some() { span.tag { (lang.say("dp-p-sold")) } }
        }
    }
}

/// Food by age: the freshest chamber first, the last one about to spoil.
fn larder(scene: &Scene<'_>, seat: Seat, player: &Player, food: Food) -> Markup {
    let lang = scene.said.lang;
    let chambers = player.food[food].iter().take(scene.said.data.chambers(food));
    let ages: Vec<String> = chambers.clone().map(ToString::to_string).collect();
    let key = if food == Food::Meat { "dp-p-meat" } else { "dp-p-vegetables" };
    let label = lang.tell(key, [("ages", ages.join(" / ").into())]);
    html! {
        span.dp-larder title=(label) data-watch={ (food.name()) "-" (seat.index()) } {
            span.hidden { (label) }
            (icons::food(food))
            @for count in chambers { span.none[*count == 0] aria-hidden="true" { (count) } }
        }
    }
}

fn treasures(scene: &Scene<'_>, player: &Player) -> Markup {
    let used = |power: Power| match power {
        Power::Employee => player.employee_used,
        Power::Armour { suits } => player.armour_used >= suits,
        Power::Shovel { tokens } => player.shovelled >= tokens,
        _ => false,
    };
    html! {
        @if !player.artifacts.is_empty() {
            div.b-row.dp-treasures {
                @for owned in &player.artifacts {
                    (tiles::artifact(scene.said, owned.artifact, owned.colour, used(scene.said.data.power(owned.artifact)), scene.asked))
                }
            }
        }
    }
}

/// The cards whose faces are known; those that may be thrown away now are buttons.
fn hand(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let Some(hand) = scene.view.hand(seat) else { return html! {} };
    let lang = scene.said.lang;
    html! {
        div.b-row.dp-hand role="group" aria-label=(lang.say("dp-hand")) {
            @for (colour, needs) in hand.iter() {
                @for (need, count) in needs.iter() {
                    @if *count > 0 {
                        @let face = scene.card(colour, need, false, *count);
                        @let plain = |action: &Action| matches!(action, Action::Assign { colour: of, need: what, turned: false, .. } if (*of, *what) == (colour, need));
                        @match scene.asked.number(&Action::Discard(crate::open::Card { colour, need })) {
                            Some(number) => (scene.control(number, "dp-cardbutton", face)),
                            None => span data-drag=[scene.asked.among(plain)] { (face) },
                        }
                    }
                }
            }
            @if player.potions > 0 { span.dp-stock { (player.potions) (icons::icon("potion")) } }
        }
    }
}

/// Cages and addons without a plot, pets without a cage.
fn new_things(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let (said, lang) = (scene.said, scene.said.lang);
    let loose: Vec<&Pet> = player.pets.iter().filter(|pet| pet.plot.is_none()).collect();
    let own = scene.asked.seat == Some(seat);
    let waiting = !player.new_cages.is_empty() || player.new_addon.is_some() || !loose.is_empty();
    html! {
        @if waiting {
            div.b-row.dp-new {
                span.tag { (lang.say("dp-new")) }
                @for id in &player.new_cages {
                    span data-drag=[scene.asked.among(|action| own && matches!(action, Action::PlaceCage { cage, .. } | Action::KeepCage(cage) if cage == id))] data-piece={ "cage:" (id.0) } data-owner=(seat.index()) { (tiles::cage(said, *id, false, scene.asked, "new")) }
                }
                @if let Some(id) = player.new_addon {
                    span data-drag=[scene.asked.among(|action| own && matches!(action, Action::PlaceAddon { .. }))] {
                        (tiles::addon(said, id, false, scene.asked, &format!("new{}", seat.index())))
                    }
                }
                @for pet in loose {
                    div.dp-good.pet data-drag=[scene.asked.among(|action| own && matches!(action, Action::House { pet: moved, .. } if *moved == pet.pet))] {
                        (pet_card(scene, seat, pet))
                    }
                }
            }
        }
    }
}

/// The picture of an own pet with its bars and tokens.
fn pet_card(scene: &Scene<'_>, seat: Seat, pet: &Pet) -> Markup {
    let said = scene.said;
    let lang = said.lang;
    let tokens = [("suffering", "dp-suffering", pet.suffering), ("mutation", "dp-mutation", pet.mutation)];
    html! {
        div.dp-petcard data-piece={ "pet:" (pet.pet.0) } data-owner=(seat.index()) {
            (tiles::pet(said, pet.pet, pet.size, scene.asked))
            span.dp-petname { (icons::diet(said.data.pet(pet.pet).diet)) (said.pet(pet.pet)) b { (pet.size) } }
            (tiles::bars(said, pet.pet, pet.size))
            span.dp-tokens data-watch={ "tokens-" (pet.pet.0) } {
                @for (icon, key, count) in tokens {
                    @if count > 0 {
                        @let label = lang.tell(key, [("count", count.into())]);
                        span title=(label) { span.hidden { (label) } @for _ in 0..count { (icons::icon(icon)) } }
                    }
                }
            }
        }
    }
}

fn manure(scene: &Scene<'_>, seat: Seat, plot: Plot, yard: &Yard) -> Markup {
    let label = scene.said.lang.tell("dp-manure", [("count", yard.manure.into())]);
    html! {
        span.dp-manure data-watch={ "manure-" (seat.index()) "-" (plot.number()) } {
            @if yard.manure > 0 { span.hidden { (label) } span title=(label) { @for _ in 0..yard.manure.min(8) { (icons::icon("manure")) } } }
        }
    }
}

/// The plots of a shop with something on them, small, in a row.
fn row(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    let (said, asked) = (scene.said, scene.asked);
    let used = |yard: &Yard| yard.cage.is_some() || yard.addon.is_some() || yard.manure > 0;
    html! {
        div.dp-row {
            @for plot in Plot::ALL.into_iter().filter(|plot| used(&player.plots[plot.index()])) {
                @let yard = &player.plots[plot.index()];
                @let pet = player.pets.iter().find(|pet| pet.plot == Some(plot));
                @let key = format!("row-{}-{}", seat.index(), plot.number());
                div.dp-cell.bare[yard.cage.is_none()].full[pet.is_some()] {
                    @if let Some(cage) = yard.cage {
                        span data-piece={ "cage:" (cage.0) } data-owner=(seat.index()) { (tiles::cage(said, cage, true, asked, &key)) }
                    }
                    @if let Some(addon) = yard.addon { (tiles::addon(said, addon, true, asked, &key)) }
                    (manure(scene, seat, plot, yard))
                    @if let Some(pet) = pet {
                        (pet_card(scene, seat, pet))
                        (cards(scene, seat, pet))
                    }
                }
            }
        }
    }
}

/// The display board with its gaps, where the answers lie.
fn display(scene: &Scene<'_>, seat: Seat, player: &Player) -> Markup {
    html! {
        div.dp-display {
            @for (at, plot) in Plot::ALL.into_iter().enumerate() {
                (self::plot(scene, seat, player, plot))
                @match at {
                    0 => (gap(scene, seat, Gap::G12)),
                    1 => { (gap(scene, seat, Gap::G13)) (centre(scene, seat)) (gap(scene, seat, Gap::G24)) },
                    2 => (gap(scene, seat, Gap::G34)),
                    _ => {},
                }
            }
        }
    }
}

fn centre(scene: &Scene<'_>, seat: Seat) -> Markup {
    let mine = scene.asked.seat == Some(seat);
    let done = scene.asked.number(&Action::Done).filter(|_| mine && scene.playing());
    html! { div.dp-centre { @if let Some(number) = done { (scene.control(number, "", html! { (scene.said.lang.say("dp-a-done")) })) } } }
}

/// A gap between two plots: the imps that played there this round, and the answers.
fn gap(scene: &Scene<'_>, seat: Seat, gap: Gap) -> Markup {
    let imps = scene
        .deeds(seat)
        .filter(|event| matches!(event, Event::Entertained { gap: there, .. } if *there == gap));
    let imps = imps.count();
    let own = scene.asked.seat == Some(seat);
    html! {
        div class={ "dp-gap " (gap.name()) } data-drop=[scene.asked.among(|action| own && scene.spot(action) == Spot::Gap(gap))] {
            @for _ in 0..imps { (icons::icon("imp")) }
            @for number in scene.at(Spot::Gap(gap)) {
                @let employee = matches!(scene.asked.answers[number], Action::Entertain { employee: true, .. });
                (scene.control(number, "dp-play", html! { "+" (icons::icon(if employee { "employee" } else { "imp" })) (icons::icon("play")) }))
            }
        }
    }
}

fn plot(scene: &Scene<'_>, seat: Seat, player: &Player, plot: Plot) -> Markup {
    let (said, asked) = (scene.said, scene.asked);
    let yard = &player.plots[plot.index()];
    let own = scene.view.me() == Some(seat);
    let numbers: Vec<usize> = if own { scene.at(Spot::Plot(plot)).collect() } else { Vec::new() };
    let refused = asked.refused.iter().filter(|(action, _)| own && scene.spot(action) == Spot::Plot(plot));
    let at = player.pets.iter().position(|pet| pet.plot == Some(plot));
    let key = format!("plot-{}-{}", seat.index(), plot.number());
    let fate = scene.forecast.as_ref().filter(|_| own).and_then(|known| known.fates.get(at?));
    let next = scene.bar.as_ref().is_some_and(|bar| own && Some(bar.at) == at);
    let comes = |action: &Action| match action {
        Action::Assign { .. } => next,
        _ => own && scene.spot(action) == Spot::Plot(plot),
    };
    let active = next || !numbers.is_empty();
    html! {
        div.dp-plot.bare[yard.cage.is_none()].open[active] data-drop=[asked.among(comes)] {
            div.dp-plot-head {
                b.dp-plotnumber title=(said.plot(plot)) { span.hidden { (said.plot(plot)) } span aria-hidden="true" { (plot.number()) } }
                @match yard.cage {
                    Some(cage) => span data-piece={ "cage:" (cage.0) } data-owner=(seat.index()) { (tiles::cage(said, cage, false, asked, &key)) },
                    None => span.quiet { (said.lang.say("dp-no-cage")) },
                }
                @if let Some(addon) = yard.addon { (tiles::addon(said, addon, false, asked, &key)) }
                (manure(scene, seat, plot, yard))
            }
            @if let Some((at, pet)) = at.and_then(|at| Some((at, player.pets.get(at)?))) {
                div.dp-inside {
                    (pet_card(scene, seat, pet))
                    (cards(scene, seat, pet))
                }
                @if let Some(fate) = fate { (outlook(scene, player, at, fate)) }
            }
            div.dp-answers {
                @for number in numbers { (scene.control(number, "", short::short(scene, &asked.answers[number]))) }
                @for (at, (action, refusal)) in refused.enumerate() {
                    @let said_so = answers::answer(scene.view, action, said.lang);
                    (parts::refused(&format!("no-{key}-{at}"), short::short(scene, action), &said_so, refusal, asked, said.lang))
                }
            }
        }
    }
}

/// The cards beside a pet; backs while they are secret.
fn cards(scene: &Scene<'_>, seat: Seat, pet: &Pet) -> Markup {
    html! {
        @if scene.view.hides_cards(seat) {
            div.dp-cards title=(scene.said.lang.say("dp-p-secret")) {
                span.hidden { (scene.said.lang.say("dp-p-secret")) }
                span.dp-back aria-hidden="true" { (icons::icon("cards")) }
            }
        } @else if !pet.cards.is_empty() {
            div.dp-cards { @for card in &pet.cards { (scene.card(card.colour, card.need, card.turned, 1)) } }
        }
    }
}

/// What the cards so far will bring to this pet.
fn outlook(scene: &Scene<'_>, player: &Player, at: usize, fate: &Fate) -> Markup {
    html! {
        div.dp-fate data-watch={ "fate-" (player.pets[at].pet.0) } {
            (fates::fate(scene, fate))
            (fates::prospects(scene, player, at))
        }
    }
}

/// The letters that go with the colours, in the order of the decks.
pub fn decks(scene: &Scene<'_>) -> Markup {
    let (said, board) = (scene.said, &scene.view.board);
    html! {
        p.dp-decks {
            (said.lang.say("dp-decks")) ": "
            @for colour in Colour::ALL {
                @let gone: u32 = board.discards[*colour].items().iter().map(|count| u32::from(*count)).sum();
                span { (tiles::colour(said, *colour)) (scene.view.own.decks[*colour]) small { "+" (gone) } " " }
            }
        }
    }
}
