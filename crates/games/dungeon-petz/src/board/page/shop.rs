//! The shops: what everybody has at home, and the four plots with cages, addons and pets.

use boards::{page::parts, seat_name};
use engine::{Seat, Viewer};
use maud::{Markup, html};

use super::{Page, Spot, buttons, forecast::Fate, icons, signs, tiles};
use crate::{
    Action, Event,
    board::{answers, halves},
    data::Power,
    open::{Pet, Player, Plot, Yard},
    terms::{Colour, Food, Gap, Term},
};

/// A shop; `big` for the one that is worked in now.
pub fn shop(page: &Page<'_>, seat: Seat, big: bool) -> Markup {
    let view = page.view;
    let player = page.shown.player(seat);
    let own = view.viewer == Viewer::Seat(seat);
    let mut class = format!("b-panel dp-shop s{}", seat.index());
    for (name, so) in [(" own", own), (" big", big), (" asked", view.awaiting().contains(seat))] {
        class.push_str(if so { name } else { "" });
    }
    let taken = page.asked.among(|action| {
        matches!(action, Action::TakeCage(_) | Action::TakeAddon(_) | Action::TakePet(_) | Action::Home)
    });
    html! {
        section class=(class) aria-label=(seat_name(seat, page.said.lang)) data-drop=[taken.filter(|_| own)] {
            (head(page, seat, player))
            (stocks(page, seat, player))
            (treasures(page, player))
            (hand(page, seat, player))
            (new_things(page, seat, player))
            @if big { (display(page, seat, player)) } @else { (row(page, seat, player)) }
        }
    }
}

/// What a shop has, in one line.
pub fn stock(page: &Page<'_>, seat: Seat) -> Markup {
    let player = page.shown.player(seat);
    html! { span.dungeon-petz.b-holds { (reputation(page, seat, player)) (stocks(page, seat, player)) } }
}

fn head(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let (view, lang) = (page.view, page.said.lang);
    let thinking = view.awaiting().contains(seat);
    let thinks = if view.viewer == Viewer::Seat(seat) { "status-yours" } else { "dp-p-thinks" };
    html! {
        h3 {
            (parts::seat(seat, lang))
            @if view.start == seat { span.dp-start title=(lang.say("dp-p-start")) { (icons::icon("start")) span.hidden { (lang.say("dp-p-start")) } } }
            (reputation(page, seat, player))
            @if thinking { span.tag.dp-thinks { (lang.say(thinks)) } }
            @else if page.secret() { span.tag { (lang.say("dp-p-ready")) } }
        }
    }
}

fn reputation(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let said = page.said.lang.tell("dp-p-reputation", [("count", halves(player.reputation).into())]);
    html! {
        span.dp-rep title=(said) data-watch={ "rep-" (seat.index()) } {
            (icons::icon("reputation")) span aria-hidden="true" { (halves(player.reputation)) } span.hidden { (said) }
        }
    }
}

fn stocks(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let (said, lang) = (page.said, page.said.lang);
    let at = seat.index();
    let own = page.asked.seat == Some(seat);
    let plays = |action: &Action| own && matches!(action, Action::Entertain { employee: false, .. });
    let count = |icon: &'static str, key: &str, count: u8, always: bool| {
        let label = lang.tell(key, [("count", count.into())]);
        let moves = page.asked.among(plays).filter(|_| icon == "imp");
        html! {
            @if always || count > 0 {
                span.dp-stock data-drag=[moves] title=(label) data-watch={ (icon) "-" (key) "-" (at) } {
                    span aria-hidden="true" { (count) (icons::icon(icon)) } span.hidden { (label) }
                }
            }
        }
    };
    html! {
        div.b-row.b-line.dp-stocks {
            (count("imp", "dp-p-imps", player.imps, true))
            (count("gold", "dp-p-gold", player.gold, true))
            @for food in Food::ALL { (larder(page, seat, player, *food)) }
            @if player.magic_box { span.dp-stock title=(lang.say("dp-box-full")) { (icons::icon("box")) span.hidden { (lang.say("dp-box-full")) } } }
            (count("potion", "dp-potions", player.potions, false))
            (count("bed", "dp-hospital", player.hospital, false))
            (count("platform", "dp-platform", player.platform, false))
            (count("play", "dp-busy", player.busy, false))
            span.dp-counts title=(lang.say("dp-hand")) {
                span.hidden { (lang.say("dp-hand")) }
                @for (colour, cards) in page.view.cards(seat).iter() { span { (cards) (tiles::colour(said, colour)) } }
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
fn larder(page: &Page<'_>, seat: Seat, player: &Player, food: Food) -> Markup {
    let lang = page.said.lang;
    let chambers = player.food[food].iter().take(page.said.data.chambers(food));
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

fn treasures(page: &Page<'_>, player: &Player) -> Markup {
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
                    (tiles::artifact(page.said, owned.artifact, owned.colour, used(page.said.data.power(owned.artifact)), page.asked))
                }
            }
        }
    }
}

/// The cards whose faces are known; those that may be thrown away now are buttons.
fn hand(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let Some(hand) = page.view.hand(seat) else { return html! {} };
    let lang = page.said.lang;
    html! {
        div.b-row.dp-hand role="group" aria-label=(lang.say("dp-hand")) {
            @for (colour, needs) in hand.iter() {
                @for (need, count) in needs.iter() {
                    @if *count > 0 {
                        @let face = page.card(colour, need, false, *count);
                        @let plain = |action: &Action| matches!(action, Action::Assign { colour: of, need: what, turned: false, .. } if (*of, *what) == (colour, need));
                        @match page.asked.number(&Action::Discard(crate::open::Card { colour, need })) {
                            Some(number) => (page.control(number, "dp-cardbutton", face)),
                            None => span data-drag=[page.asked.among(plain)] { (face) },
                        }
                    }
                }
            }
            @if player.potions > 0 { span.dp-stock { (player.potions) (icons::icon("potion")) } }
        }
    }
}

/// Cages and addons without a plot, pets without a cage.
fn new_things(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let (said, lang) = (page.said, page.said.lang);
    let loose: Vec<&Pet> = player.pets.iter().filter(|pet| pet.plot.is_none()).collect();
    let own = page.asked.seat == Some(seat);
    let waiting = !player.new_cages.is_empty() || player.new_addon.is_some() || !loose.is_empty();
    html! {
        @if waiting {
            div.b-row.dp-new {
                span.tag { (lang.say("dp-new")) }
                @for id in &player.new_cages {
                    span data-drag=[page.asked.among(|action| own && matches!(action, Action::PlaceCage { cage, .. } | Action::KeepCage(cage) if cage == id))] data-piece={ "cage:" (id.0) } data-owner=(seat.index()) { (tiles::cage(said, *id, false, page.asked, "new")) }
                }
                @if let Some(id) = player.new_addon {
                    span data-drag=[page.asked.among(|action| own && matches!(action, Action::PlaceAddon { .. }))] {
                        (tiles::addon(said, id, false, page.asked, &format!("new{}", seat.index())))
                    }
                }
                @for pet in loose {
                    div.dp-good.pet data-drag=[page.asked.among(|action| own && matches!(action, Action::House { pet: moved, .. } if *moved == pet.pet))] {
                        (pet_card(page, seat, pet))
                    }
                }
            }
        }
    }
}

/// The picture of an own pet with its bars and tokens.
fn pet_card(page: &Page<'_>, seat: Seat, pet: &Pet) -> Markup {
    let said = page.said;
    let lang = said.lang;
    let tokens = [("suffering", "dp-suffering", pet.suffering), ("mutation", "dp-mutation", pet.mutation)];
    html! {
        div.dp-petcard data-piece={ "pet:" (pet.pet.0) } data-owner=(seat.index()) {
            (tiles::pet(said, pet.pet, pet.size, page.asked))
            span.dp-petname { (icons::diet(said.data.pet(pet.pet).diet)) (said.pet(pet.pet)) b { (pet.size) } }
            (tiles::bars(said, pet.pet, pet.size))
            @if page.before_cards() && page.view.me() == Some(seat) { (tiles::wants(said, pet)) }
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

fn manure(page: &Page<'_>, seat: Seat, plot: Plot, yard: &Yard) -> Markup {
    let label = page.said.lang.tell("dp-manure", [("count", yard.manure.into())]);
    html! {
        span.dp-manure data-watch={ "manure-" (seat.index()) "-" (plot.number()) } {
            @if yard.manure > 0 { span.hidden { (label) } span title=(label) { @for _ in 0..yard.manure.min(8) { (icons::icon("manure")) } } }
        }
    }
}

/// The plots of a shop with something on them, small, in a row.
fn row(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let (said, asked) = (page.said, page.asked);
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
                    (manure(page, seat, plot, yard))
                    @if let Some(pet) = pet {
                        (pet_card(page, seat, pet))
                        (cards(page, seat, pet))
                    }
                }
            }
        }
    }
}

/// The display board with its gaps, where the answers lie.
fn display(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    html! {
        div.dp-display {
            @for (at, plot) in Plot::ALL.into_iter().enumerate() {
                (self::plot(page, seat, player, plot))
                @match at {
                    0 => (gap(page, seat, Gap::G12)),
                    1 => { (gap(page, seat, Gap::G13)) (centre(page, seat)) (gap(page, seat, Gap::G24)) },
                    2 => (gap(page, seat, Gap::G34)),
                    _ => {},
                }
            }
        }
    }
}

fn centre(page: &Page<'_>, seat: Seat) -> Markup {
    let mine = page.asked.seat == Some(seat);
    let done = page.asked.number(&Action::Done).filter(|_| mine && page.playing());
    html! { div.dp-centre { @if let Some(number) = done { (page.control(number, "", html! { (page.said.lang.say("dp-a-done")) })) } } }
}

/// A gap between two plots: the imps that played there this round, and the answers.
fn gap(page: &Page<'_>, seat: Seat, gap: Gap) -> Markup {
    let imps = page
        .deeds(seat)
        .filter(|event| matches!(event, Event::Entertained { gap: there, .. } if *there == gap));
    let imps = imps.count();
    let own = page.asked.seat == Some(seat);
    html! {
        div class={ "dp-gap " (gap.name()) } data-drop=[page.asked.among(|action| own && page.spot(action) == Spot::Gap(gap))] {
            @for _ in 0..imps { (icons::icon("imp")) }
            @for number in page.at(Spot::Gap(gap)) {
                @let employee = matches!(page.asked.answers[number], Action::Entertain { employee: true, .. });
                (page.control(number, "dp-play", html! { "+" (icons::icon(if employee { "employee" } else { "imp" })) (icons::icon("play")) }))
            }
        }
    }
}

fn plot(page: &Page<'_>, seat: Seat, player: &Player, plot: Plot) -> Markup {
    let (said, asked) = (page.said, page.asked);
    let yard = &player.plots[plot.index()];
    let own = page.view.me() == Some(seat);
    let numbers: Vec<usize> = if own { page.at(Spot::Plot(plot)).collect() } else { Vec::new() };
    let refused = asked.refused.iter().filter(|(action, _)| own && page.spot(action) == Spot::Plot(plot));
    let at = player.pets.iter().position(|pet| pet.plot == Some(plot));
    let key = format!("plot-{}-{}", seat.index(), plot.number());
    let fate = page.forecast.as_ref().filter(|_| own).and_then(|known| known.fates.get(at?));
    let next = page.bar.as_ref().is_some_and(|bar| own && Some(bar.at) == at);
    let comes = |action: &Action| match action {
        Action::Assign { .. } => next,
        _ => own && page.spot(action) == Spot::Plot(plot),
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
                (manure(page, seat, plot, yard))
            }
            @if let Some((at, pet)) = at.and_then(|at| Some((at, player.pets.get(at)?))) {
                div.dp-inside {
                    (pet_card(page, seat, pet))
                    (cards(page, seat, pet))
                }
                @if let Some(fate) = fate { (outlook(page, player, at, fate)) }
            }
            div.dp-answers {
                @for number in numbers { (page.control(number, "", buttons::face(page, &asked.answers[number]))) }
                @for (at, (action, refusal)) in refused.enumerate() {
                    @let said_so = answers::answer(page.view, action, said.lang);
                    (parts::refused(&format!("no-{key}-{at}"), buttons::face(page, action), &said_so, refusal, page.view.data(), asked, said.lang))
                }
            }
        }
    }
}

/// The cards beside a pet; backs while they are secret.
fn cards(page: &Page<'_>, seat: Seat, pet: &Pet) -> Markup {
    html! {
        @if page.view.hides_cards(seat) {
            div.dp-cards title=(page.said.lang.say("dp-p-secret")) {
                span.hidden { (page.said.lang.say("dp-p-secret")) }
                span.dp-back aria-hidden="true" { (icons::icon("cards")) }
            }
        } @else if !pet.cards.is_empty() {
            div.dp-cards { @for card in &pet.cards { (page.card(card.colour, card.need, card.turned, 1)) } }
        }
    }
}

/// What the cards so far will bring to this pet.
fn outlook(page: &Page<'_>, player: &Player, at: usize, fate: &Fate) -> Markup {
    html! {
        div.dp-fate data-watch={ "fate-" (player.pets[at].pet.0) } {
            (signs::told(page, fate))
            (signs::prospects(page, player, at))
        }
    }
}

/// The letters that go with the colours, in the order of the decks.
pub fn decks(page: &Page<'_>) -> Markup {
    let (said, board) = (page.said, &page.view.board);
    html! {
        p.dp-decks {
            (said.lang.say("dp-decks")) ": "
            @for colour in Colour::ALL {
                @let gone: u32 = board.discards[*colour].items().iter().map(|count| u32::from(*count)).sum();
                span { (tiles::colour(said, *colour)) (page.view.own.decks[*colour]) small { "+" (gone) } " " }
            }
        }
    }
}
