//! Dungeon Petz in a browser: the progress board, the town, everybody's shop, and what has to be decided.

mod buttons;
mod decision;
pub mod forecast;
mod gallery;
pub mod history;
mod icons;
mod pets;
mod places;
mod planner;
mod progress;
mod results;
mod shop;
mod signs;
mod tiles;
mod town;
pub mod turns;

use boards::{Asked, PageBoard, page::steady::steady};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use super::{Said, answers};
use crate::{
    Action, DungeonPetz, Event, Open, Phase, View,
    data::PetId,
    open::{Errand, Layout, Plot, Step},
    terms::{Colour, Gap, Place, Term},
};

type Ask<'a> = Asked<'a, Action, Event>;

impl PageBoard for DungeonPetz {
    const STYLE: &'static str = include_str!("page.css");

    fn page(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
        let page = Page::of(view, asked, lang);
        let me = view.me();
        let others = || Seat::all(view.players.len()).filter(|seat| Some(*seat) != me);
        // In town everybody is small; at home the own shop has the room.
        let at_home = !page.in_town();
        let plans = planner::plans(&page);
        let made = me.map_or(0, |seat| page.shown.player(seat).groups.len());
        let exits = usize::from(page.said.data.exits).saturating_sub(made);
        html! {
            (steady((), |()| symbols()))
            div.dungeon-petz.home[at_home] data-plan=(view.round) {
                (progress::progress(&page))
                @if at_home {
                    (decision::decision(&page))
                    div.dp-table {
                        div.dp-main {
                            @match me {
                                Some(seat) => (shop::shop(&page, seat, true)),
                                None => { @for seat in others() { (shop::shop(&page, seat, true)) } },
                            }
                            (results::results(&page))
                        }
                        div.dp-aside {
                            @if me.is_some() { @for seat in others() { (shop::shop(&page, seat, false)) } }
                            details.dp-fold id="dp-town" { summary { (lang.say("dp-p-town")) } (town::town(&page)) (shop::decks(&page)) }
                        }
                    }
                } @else {
                    // The town is what is planned for and gone to: the plans stand beside it.
                    div.dp-table data-piles[plans] data-most=[plans.then_some(exits)] data-given=[plans.then_some(made)]
                        data-many=[plans.then(|| lang.tell("dp-p-plan-many", [("most", page.said.data.exits.into())]))]
                        data-bare=[plans.then(|| lang.say("dp-p-plan-bare"))] {
                        div.dp-main {
                            @if plans { (planner::home(&page)) }
                            (town::town(&page)) (shop::decks(&page))
                        }
                        div.dp-aside {
                            (decision::decision(&page))
                            @if let Some(seat) = me { (shop::shop(&page, seat, false)) }
                            @for seat in others() { (shop::shop(&page, seat, false)) }
                            (results::results(&page))
                        }
                    }
                }
            }
        }
    }

    fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
        shop::stock(view, seat, lang)
    }

    fn gallery(lang: Lang) -> Markup {
        gallery::gallery(lang)
    }

    /// Ready with every imp still at home: nobody goes to town this round.
    fn regret(view: &View, seat: Seat, action: &Action, lang: Lang) -> Option<String> {
        let shown = view.shown();
        let player = shown.player(seat);
        let idle =
            matches!((&view.phase, action), (Phase::Grouping, Action::Done)) && player.groups.is_empty();
        (idle && player.imps > 0).then(|| lang.tell("dp-p-idle", [("imps", player.imps.into())]))
    }

    fn wished(view: &View, seat: Seat) -> Vec<Action> {
        match &view.phase {
            Phase::Sending { errand: Errand::Go(_), .. } => {
                Place::ALL.iter().map(|place| Action::Send(*place)).collect()
            }
            Phase::Arranging { layout: Layout::Pets { next }, .. } => {
                let pet = view.player(seat).pets.get(usize::from(*next));
                pet.into_iter()
                    .flat_map(|pet| Plot::ALL.map(|plot| Action::House { pet: pet.pet, plot }))
                    .collect()
            }
            Phase::Selling { .. } => {
                let customers = view.customers();
                let pets = |customer| Plot::ALL.map(|plot| Action::Sell { customer, plot, platform: false });
                let housed = |plot: &Plot| {
                    view.players
                        .get(seat.index())
                        .is_some_and(|player| player.pets.iter().any(|pet| pet.plot == Some(*plot)))
                };
                let all = customers.flat_map(pets);
                all.filter(|action| matches!(action, Action::Sell { plot, .. } if housed(plot))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn opened(views: Vec<View>) -> Option<View> {
        let mut views = views.into_iter();
        let mut all = views.next()?;
        for view in views {
            for (known, own) in all.own.private.iter_mut().zip(view.own.private) {
                *known = known.take().or(own);
            }
        }
        all.viewer = Viewer::Spectator;
        Some(all)
    }
}

fn symbols() -> Markup {
    html! { svg.dp-symbols aria-hidden="true" width="0" height="0" { (icons::symbols()) (pets::symbols()) } }
}

/// The bar that the asked seat fills next.
struct Bar {
    /// The place of the pet in the list.
    at: usize,
    colour: Colour,
    /// Cards that lie beside the pet already.
    number: usize,
}

/// What all parts of the page are drawn from.
struct Page<'a> {
    view: &'a View,
    /// The table with the viewer's own plans laid out.
    shown: Open,
    asked: &'a Ask<'a>,
    said: Said,
    rounds: Vec<history::Round>,
    /// While cards are assigned: the next bar, and what those so far will bring.
    bar: Option<Bar>,
    forecast: Option<forecast::Forecast>,
}

/// Where on the board an answer lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// A place in town, or the goods there.
    Town,
    Plot(Plot),
    Gap(Gap),
    /// Cards in hand or on the tray.
    Cards,
    /// The screen or the queue of groups.
    Groups,
    /// The middle of the display board.
    Centre,
    Decision,
}

impl<'a> Page<'a> {
    fn of(view: &'a View, asked: &'a Ask<'a>, lang: Lang) -> Page<'a> {
        let said = Said::of(view, lang);
        let shown = view.shown();
        let bar = asked.answers.iter().find_map(|answer| match *answer {
            Action::Assign { pet, colour, .. } => bar(&shown, asked.seat?, pet, colour),
            _ => None,
        });
        let assigns = view.me().filter(|_| view.phase == Phase::Assigning);
        let forecast = assigns.map(|seat| forecast::forecast(said.data, shown.player(seat)));
        // No more is shown than the results of this round or the one before.
        let rounds = history::since(view, asked.story, view.round.saturating_sub(1));
        Page { view, shown, asked, said, rounds, bar, forecast }
    }

    fn in_town(&self) -> bool {
        matches!(self.view.phase, Phase::Setup | Phase::Grouping | Phase::Sending { .. })
    }

    /// Nobody has this round's cards yet: what pets will need is half known.
    fn before_cards(&self) -> bool {
        self.in_town() || matches!(self.view.phase, Phase::Arranging { .. } | Phase::Drawing { .. })
    }

    /// Everybody decides at once, so it is said who is ready.
    fn secret(&self) -> bool {
        matches!(self.view.phase, Phase::Grouping | Phase::Assigning)
    }

    /// Imps are being put on gaps.
    fn playing(&self) -> bool {
        matches!(self.view.phase, Phase::Showing { step: Step::Play { .. }, .. })
    }

    /// What a seat did this round while needs were dealt with.
    fn deeds(&self, seat: Seat) -> impl Iterator<Item = &Event> {
        let round = self.rounds.last().filter(|round| round.round == self.view.round);
        let deeds = round.into_iter().flat_map(|round| &round.deeds).filter(move |(owner, _)| *owner == seat);
        deeds.filter_map(|(_, at)| self.asked.story.get(*at)).map(|(_, told)| &told.event)
    }

    /// The answers that lie on a spot.
    fn at(&self, spot: Spot) -> impl Iterator<Item = usize> {
        self.asked.numbers(move |action| self.spot(action) == spot)
    }

    fn spot(&self, action: &Action) -> Spot {
        let step = match &self.view.phase {
            Phase::Showing { step, .. } => Some(*step),
            _ => None,
        };
        match *action {
            Action::Send(_) | Action::TakeCage(_) | Action::TakeAddon(_) | Action::TakePet(_) => Spot::Town,
            Action::Group { .. } | Action::Pick { .. } => Spot::Groups,
            Action::PlaceCage { plot, .. }
            | Action::PlaceAddon { plot }
            | Action::House { plot, .. }
            | Action::Shovel { plot, .. }
            | Action::Exhibit { plot, .. }
            | Action::Sell { plot, .. }
            | Action::Clean { plot, .. } => Spot::Plot(plot),
            Action::KeepCage(_) => match &self.view.phase {
                Phase::Arranging { layout: Layout::Keep { plot, .. }, .. } => Spot::Plot(*plot),
                _ => Spot::Decision,
            },
            Action::Feed { .. } | Action::Catch { .. } | Action::Escape | Action::Ward { .. } => match step {
                Some(Step::Hunger { plot } | Step::Anger { plot } | Step::Magic { plot }) => Spot::Plot(plot),
                _ => Spot::Decision,
            },
            Action::Entertain { gap, .. } => Spot::Gap(gap),
            Action::Discard(_) | Action::Assign { .. } => Spot::Cards,
            Action::Done if self.playing() => Spot::Centre,
            Action::Home
            | Action::Book(_)
            | Action::Colour(_)
            | Action::Release(_)
            | Action::Store(_)
            | Action::Done => Spot::Decision,
        }
    }

    /// An answer's button: pictures for the eye, the full words for those who hear.
    fn control(&self, number: usize, class: &str, content: Markup) -> Markup {
        let Some(action) = self.asked.answers.get(number) else { return html! {} };
        let said = answers::answer(self.view, action, self.said.lang);
        self.asked.button(number, class, buttons::named(&said, content))
    }
}

fn bar(shown: &Open, seat: Seat, pet: PetId, colour: Colour) -> Option<Bar> {
    let pets = &shown.player(seat).pets;
    let at = pets.iter().position(|known| known.pet == pet)?;
    Some(Bar { at, colour, number: pets[at].cards.len() })
}
