//! The shops: what everybody has at home, and the four plots with cages, addons and pets.

use boards::{
    page::{Quotes, parts, steady::steady},
    seat_name,
};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{super::Said, Page, Spot, buttons, forecast::Fate, icons, signs, tiles};
use crate::{
    Action, Event, View,
    board::{answers, halves},
    data::{CageId, PetId, Power},
    each::Each,
    open::{Assigned, CHAMBERS, Pet, Player, Plot, Treasure, Yard},
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
            (steady(Stocks::of(view, page.said, seat, player, moved_imps(page, seat)), stocks))
            (treasures(page, player))
            (hand(page, seat, player))
            (new_things(page, seat, player))
            @if big { (display(page, seat, player)) } @else { (row(page, seat, player)) }
        }
    }
}

/// What a shop has, in one line.
pub fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
    let said = Said::of(view, lang);
    let shown = view.shown();
    let player = shown.player(seat);
    html! {
        span.dungeon-petz.b-holds {
            (steady((said, seat, player.reputation), reputation))
            (steady(Stocks::of(view, said, seat, player, None), stocks))
        }
    }
}

fn head(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let view = page.view;
    let thinking = view.awaiting().contains(seat);
    let status = match (thinking, page.secret()) {
        (true, _) if view.viewer == Viewer::Seat(seat) => Some("status-yours"),
        (true, _) => Some("dp-p-thinks"),
        (false, secret) => secret.then_some("dp-p-ready"),
    };
    steady((page.said, seat, view.start == seat, player.reputation, thinking, status), owner)
}

type Owner = (Said, Seat, bool, i16, bool, Option<&'static str>);

fn owner(&(said, seat, starts, halves, thinking, status): &Owner) -> Markup {
    let lang = said.lang;
    html! {
        h3 {
            (parts::seat(seat, lang))
            @if starts { span.dp-start title=(lang.say("dp-p-start")) { (icons::icon("start")) span.hidden { (lang.say("dp-p-start")) } } }
            (reputation(&(said, seat, halves)))
            @if let Some(status) = status { span.tag.dp-thinks[thinking] { (lang.say(status)) } }
        }
    }
}

fn reputation(&(said, seat, reputation): &(Said, Seat, i16)) -> Markup {
    let count = halves(reputation);
    let said = said.lang.tell("dp-p-reputation", [("count", count.as_str().into())]);
    html! {
        span.dp-rep title=(said) data-watch={ "rep-" (seat.index()) } {
            (icons::icon("reputation")) span aria-hidden="true" { (count) } span.hidden { (said) }
        }
    }
}

/// What the line of a shop's things follows from.
#[derive(Hash)]
struct Stocks {
    said: Said,
    seat: Seat,
    /// The answers that the imps may be dragged for.
    moves: Option<String>,
    imps: u8,
    gold: u8,
    food: Each<Food, [u8; CHAMBERS], 2>,
    magic_box: bool,
    potions: u8,
    hospital: u8,
    platform: u8,
    busy: u8,
    cards: Each<Colour, u8, 4>,
    exhibition: Option<i16>,
    sold: bool,
}

impl Stocks {
    fn of(view: &View, said: Said, seat: Seat, player: &Player, moves: Option<String>) -> Stocks {
        Stocks {
            said,
            seat,
            moves,
            imps: player.imps,
            gold: player.gold,
            food: player.food,
            magic_box: player.magic_box,
            potions: player.potions,
            hospital: player.hospital,
            platform: player.platform,
            busy: player.busy,
            cards: view.cards(seat),
            exhibition: player.exhibition,
            sold: !player.sold.is_empty(),
        }
    }
}

fn moved_imps(page: &Page<'_>, seat: Seat) -> Option<String> {
    let own = page.asked.seat == Some(seat);
    page.asked.among(|action| own && matches!(action, Action::Entertain { employee: false, .. }))
}

fn stocks(of: &Stocks) -> Markup {
    let (said, lang) = (of.said, of.said.lang);
    let at = of.seat.index();
    let count = |icon: &'static str, key: &str, count: u8, always: bool| {
        let label = lang.tell(key, [("count", count.into())]);
        let moves = of.moves.as_ref().filter(|_| icon == "imp");
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
            (count("imp", "dp-p-imps", of.imps, true))
            (count("gold", "dp-p-gold", of.gold, true))
            @for food in Food::ALL { (larder(of, *food)) }
            @if of.magic_box { span.dp-stock title=(lang.say("dp-box-full")) { (icons::icon("box")) span.hidden { (lang.say("dp-box-full")) } } }
            (count("potion", "dp-potions", of.potions, false))
            (count("bed", "dp-hospital", of.hospital, false))
            (count("platform", "dp-platform", of.platform, false))
            (count("play", "dp-busy", of.busy, false))
            span.dp-counts title=(lang.say("dp-hand")) {
                span.hidden { (lang.say("dp-hand")) }
                @for (colour, cards) in of.cards.iter() { span { (cards) (tiles::colour(said, colour)) } }
            }
            @if let Some(score) = of.exhibition {
                @let label = lang.tell("dp-tent", [("score", halves(score).into())]);
                span.dp-stock title=(label) { (icons::icon("tent")) (halves(score)) span.hidden { (label) } }
            }
            @if of.sold { span.tag { (lang.say("dp-p-sold")) } }
        }
    }
}

/// Food by age: the freshest chamber first, the last one about to spoil.
fn larder(of: &Stocks, food: Food) -> Markup {
    let (said, lang) = (of.said, of.said.lang);
    let chambers = of.food[food].iter().take(said.data.chambers(food));
    let ages: Vec<String> = chambers.clone().map(ToString::to_string).collect();
    let key = if food == Food::Meat { "dp-p-meat" } else { "dp-p-vegetables" };
    let label = lang.tell(key, [("ages", ages.join(" / ").into())]);
    html! {
        span.dp-larder title=(label) data-watch={ (food.name()) "-" (of.seat.index()) } {
            span.hidden { (label) }
            (icons::food(food))
            @for count in chambers { span.none[*count == 0] aria-hidden="true" { (count) } }
        }
    }
}

/// The artifacts of a shop, with what this round has used up of them.
#[derive(Hash)]
struct Treasures<'a> {
    said: Said,
    artifacts: &'a [Treasure],
    employee_used: bool,
    armour_used: u8,
    shovelled: u8,
    quotes: Quotes,
}

fn treasures(page: &Page<'_>, player: &Player) -> Markup {
    let of = Treasures {
        said: page.said,
        artifacts: &player.artifacts,
        employee_used: player.employee_used,
        armour_used: player.armour_used,
        shovelled: player.shovelled,
        quotes: page.asked.quotes,
    };
    html! { @if !player.artifacts.is_empty() { (steady(of, cellar)) } }
}

fn cellar(of: &Treasures<'_>) -> Markup {
    let used = |power: Power| match power {
        Power::Employee => of.employee_used,
        Power::Armour { suits } => of.armour_used >= suits,
        Power::Shovel { tokens } => of.shovelled >= tokens,
        _ => false,
    };
    html! {
        div.b-row.dp-treasures {
            @for owned in of.artifacts {
                (tiles::artifact(of.said, owned.artifact, owned.colour, used(of.said.data.power(owned.artifact)), of.quotes))
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
                        @let face = tiles::card(page.said, colour, need, false, *count);
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
                    span data-drag=[page.asked.among(|action| own && matches!(action, Action::PlaceCage { cage, .. } | Action::KeepCage(cage) if cage == id))] data-piece={ "cage:" (id.0) } data-owner=(seat.index()) { (steady((said, *id, page.asked.quotes), |&(said, id, quotes)| tiles::cage(said, id, false, quotes, "new"))) }
                }
                @if let Some(id) = player.new_addon {
                    span data-drag=[page.asked.among(|action| own && matches!(action, Action::PlaceAddon { .. }))] {
                        (steady((said, id, seat, page.asked.quotes), |&(said, id, seat, quotes)| tiles::addon(said, id, false, quotes, &format!("new{}", seat.index()))))
                    }
                }
                @for pet in loose {
                    div.dp-good.pet data-drag=[page.asked.among(|action| own && matches!(action, Action::House { pet: moved, .. } if *moved == pet.pet))] {
                        (steady(Animal::of(page, seat, pet), pet_card))
                    }
                }
            }
        }
    }
}

/// What the picture of an own pet follows from.
#[derive(Hash)]
struct Animal {
    said: Said,
    seat: Seat,
    pet: PetId,
    size: u8,
    suffering: u8,
    mutation: u8,
    /// It is told what it will ask for.
    wants: bool,
    quotes: Quotes,
}

impl Animal {
    fn of(page: &Page<'_>, seat: Seat, pet: &Pet) -> Animal {
        Animal {
            said: page.said,
            seat,
            pet: pet.pet,
            size: pet.size,
            suffering: pet.suffering,
            mutation: pet.mutation,
            wants: page.before_cards() && page.view.me() == Some(seat),
            quotes: page.asked.quotes,
        }
    }
}

/// The picture of an own pet with its bars and tokens.
fn pet_card(of: &Animal) -> Markup {
    let Animal { said, seat, pet, size, suffering, mutation, wants, quotes } = *of;
    let tokens = [("suffering", "dp-suffering", suffering), ("mutation", "dp-mutation", mutation)];
    html! {
        div.dp-petcard data-piece={ "pet:" (pet.0) } data-owner=(seat.index()) {
            (tiles::pet(said, pet, size, quotes))
            span.dp-petname { (icons::diet(said.data.pet(pet).diet)) (said.pet(pet)) b { (size) } }
            (tiles::bars(said, pet, size))
            @if wants { (tiles::wants(said, pet, size)) }
            span.dp-tokens data-watch={ "tokens-" (pet.0) } {
                @for (icon, key, count) in tokens {
                    @if count > 0 {
                        @let label = said.lang.tell(key, [("count", count.into())]);
                        span title=(label) { span.hidden { (label) } @for _ in 0..count { (icons::icon(icon)) } }
                    }
                }
            }
        }
    }
}

/// What a plot without its pet follows from.
#[derive(Hash)]
struct Ground {
    said: Said,
    seat: Seat,
    plot: Plot,
    yard: Yard,
    quotes: Quotes,
}

impl Ground {
    fn of(page: &Page<'_>, seat: Seat, player: &Player, plot: Plot) -> Ground {
        let yard = player.plots[plot.index()];
        Ground { said: page.said, seat, plot, yard, quotes: page.asked.quotes }
    }

    fn cage(&self, id: CageId, brief: bool, key: &str) -> Markup {
        html! {
            span data-piece={ "cage:" (id.0) } data-owner=(self.seat.index()) { (tiles::cage(self.said, id, brief, self.quotes, key)) }
        }
    }

    /// The addon and the manure.
    fn rest(&self, brief: bool, key: &str) -> Markup {
        let manure = self.yard.manure;
        let label = self.said.lang.tell("dp-manure", [("count", manure.into())]);
        html! {
            @if let Some(addon) = self.yard.addon { (tiles::addon(self.said, addon, brief, self.quotes, key)) }
            span.dp-manure data-watch={ "manure-" (self.seat.index()) "-" (self.plot.number()) } {
                @if manure > 0 { span.hidden { (label) } span title=(label) { @for _ in 0..manure.min(8) { (icons::icon("manure")) } } }
            }
        }
    }
}

/// The plots of a shop with something on them, small, in a row.
fn row(page: &Page<'_>, seat: Seat, player: &Player) -> Markup {
    let used = |yard: &Yard| yard.cage.is_some() || yard.addon.is_some() || yard.manure > 0;
    html! {
        div.dp-row {
            @for plot in Plot::ALL.into_iter().filter(|plot| used(&player.plots[plot.index()])) {
                @let pet = player.pets.iter().find(|pet| pet.plot == Some(plot));
                div.dp-cell.bare[player.plots[plot.index()].cage.is_none()].full[pet.is_some()] {
                    (steady(Ground::of(page, seat, player, plot), small))
                    @if let Some(pet) = pet {
                        (steady(Animal::of(page, seat, pet), pet_card))
                        (cards(page, seat, pet))
                    }
                }
            }
        }
    }
}

/// A plot without its pet in the row.
fn small(of: &Ground) -> Markup {
    let key = format!("row-{}-{}", of.seat.index(), of.plot.number());
    html! {
        @if let Some(cage) = of.yard.cage { (of.cage(cage, true, &key)) }
        (of.rest(true, &key))
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
    let fate = page.forecast.as_ref().filter(|_| own).and_then(|known| known.fates.get(at?));
    let next = page.bar.as_ref().is_some_and(|bar| own && Some(bar.at) == at);
    let comes = |action: &Action| match action {
        Action::Assign { .. } => next,
        _ => own && page.spot(action) == Spot::Plot(plot),
    };
    let active = next || !numbers.is_empty();
    html! {
        div.dp-plot.bare[yard.cage.is_none()].open[active] data-drop=[asked.among(comes)] {
            (steady(Ground::of(page, seat, player, plot), plot_head))
            @if let Some((at, pet)) = at.and_then(|at| Some((at, player.pets.get(at)?))) {
                div.dp-inside {
                    (steady(Animal::of(page, seat, pet), pet_card))
                    (cards(page, seat, pet))
                }
                @if let Some(fate) = fate { (outlook(page, player, at, fate)) }
            }
            div.dp-answers {
                @for number in numbers { (page.control(number, "", buttons::face(page, &asked.answers[number]))) }
                @for (at, (action, refusal)) in refused.enumerate() {
                    @let said_so = answers::answer(page.view, action, said.lang);
                    (parts::refused(&format!("no-plot-{}-{}-{at}", seat.index(), plot.number()), buttons::face(page, action), &said_so, refusal, page.view.data(), asked, said.lang))
                }
            }
        }
    }
}

/// A plot of the display board without its pet.
fn plot_head(of: &Ground) -> Markup {
    let (said, number) = (of.said, of.plot.number());
    let key = format!("plot-{}-{number}", of.seat.index());
    html! {
        div.dp-plot-head {
            b.dp-plotnumber title=(said.plot(of.plot)) { span.hidden { (said.plot(of.plot)) } span aria-hidden="true" { (number) } }
            @match of.yard.cage {
                Some(cage) => (of.cage(cage, false, &key)),
                None => span.quiet { (said.lang.say("dp-no-cage")) },
            }
            (of.rest(false, &key))
        }
    }
}

/// The cards beside a pet; backs while they are secret.
fn cards(page: &Page<'_>, seat: Seat, pet: &Pet) -> Markup {
    html! {
        @if page.view.hides_cards(seat) { (steady(page.said, backs)) }
        @else if !pet.cards.is_empty() { (steady((page.said, &pet.cards[..]), faces)) }
    }
}

fn backs(said: &Said) -> Markup {
    let secret = said.lang.say("dp-p-secret");
    html! {
        div.dp-cards title=(secret) {
            span.hidden { (secret) }
            span.dp-back aria-hidden="true" { (icons::icon("cards")) }
        }
    }
}

fn faces(&(said, cards): &(Said, &[Assigned])) -> Markup {
    html! { div.dp-cards { @for card in cards { (tiles::card(said, card.colour, card.need, card.turned, 1)) } } }
}

/// What the cards so far will bring to this pet.
fn outlook(page: &Page<'_>, player: &Player, at: usize, fate: &Fate) -> Markup {
    html! {
        div.dp-fate data-watch={ "fate-" (player.pets[at].pet.0) } {
            (steady((page.said, fate), signs::told))
            (signs::prospects(page, player, at))
        }
    }
}

/// The letters that go with the colours, in the order of the decks.
pub fn decks(page: &Page<'_>) -> Markup {
    let board = &page.view.board;
    let gone = |of: usize| board.discards.items()[of].items().iter().map(|count| u32::from(*count)).sum();
    steady((page.said, page.view.own.decks, std::array::from_fn(gone)), deck_counts)
}

fn deck_counts(&(said, decks, gone): &(Said, Each<Colour, u8, 4>, [u32; 4])) -> Markup {
    html! {
        p.dp-decks {
            (said.lang.say("dp-decks")) ": "
            @for ((colour, left), gone) in decks.iter().zip(gone) {
                span { (tiles::colour(said, colour)) (left) small { "+" (gone) } " " }
            }
        }
    }
}
