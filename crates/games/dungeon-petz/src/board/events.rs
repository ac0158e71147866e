//! What happened, in sentences.

use boards::seat_name;
use engine::Seat;
use words::{Arg, Lang};

use super::{Said, halves};
use crate::{
    Event, View,
    terms::{Employee, SPACES, Space, Term},
};

pub fn event(view: &View, event: &Event, lang: Lang) -> String {
    let said = Said::of(view, lang);
    let who = |seat: Seat| -> Arg<'static> { seat_name(seat, lang).into() };
    let say = |key: &str, args: Vec<(&'static str, Arg<'static>)>| lang.tell(&format!("dp-e-{key}"), args);
    match event {
        Event::Starts { seat } => say("starts", vec![("seat", who(*seat))]),
        Event::Round { round } => say("round", vec![("round", (*round).into())]),
        Event::Order { order } => {
            let names: Vec<String> = order.iter().map(|seat| seat_name(*seat, lang)).collect();
            say("order", vec![("order", names.join(", ").into())])
        }
        Event::Neutral { space } => say("neutral", vec![("space", space_name(said, *space).into())]),
        Event::ExhibitionShown { exhibition, round } => {
            say("exhibition", vec![("name", said.exhibition(*exhibition).into()), ("round", (*round).into())])
        }
        Event::CustomerShown { customer, round } => {
            say("customer", vec![("name", said.customer(*customer).into()), ("round", (*round).into())])
        }
        Event::Food { vegetable, mixed_vegetable, mixed_meat, meat } => say(
            "food",
            vec![
                ("vegetable", (*vegetable).into()),
                ("mixedvegetable", (*mixed_vegetable).into()),
                ("mixedmeat", (*mixed_meat).into()),
                ("meat", (*meat).into()),
            ],
        ),
        Event::Farmed { pet, token } => {
            let token = lang.say(&format!("dp-farm-{}", token.name()));
            say("farmed", vec![("pet", said.pet(*pet).into()), ("token", token.into())])
        }
        Event::BoughtByNeutral { pet } => say("neutral-buys", vec![("pet", said.pet(*pet).into())]),
        Event::GrewInCorral { pet } => say("corral-grows", vec![("pet", said.pet(*pet).into())]),
        Event::NewArtifact { artifact } => say("new", vec![("what", said.artifact(*artifact).into())]),
        Event::NewCage { cage } => say("new", vec![("what", said.cage(*cage).into())]),
        Event::NewAddon { addon } => say("new", vec![("what", said.addon(*addon).into())]),
        Event::NewPet { pet, size } => {
            say("new-pet", vec![("pet", said.pet(*pet).into()), ("size", (*size).into())])
        }
        Event::Income { seat, gold } => say("income", vec![("seat", who(*seat)), ("gold", (*gold).into())]),
        Event::Drew { seat, colour, need } => match need {
            Some(need) => {
                say("drew-own", vec![("seat", who(*seat)), ("card", said.card(*colour, *need, false).into())])
            }
            None => say("drew", vec![("seat", who(*seat)), ("colour", said.colour(*colour).into())]),
        },
        Event::Reshuffled { colour } => say("reshuffled", vec![("colour", said.colour(*colour).into())]),
        Event::Substitute { seat, colour } => {
            say("substitute", vec![("seat", who(*seat)), ("colour", said.colour(*colour).into())])
        }
        Event::Grouped { seat, imps, gold } | Event::Group { seat, imps, gold } => {
            say("group", vec![("seat", who(*seat)), ("imps", (*imps).into()), ("gold", (*gold).into())])
        }
        Event::Ready { seat } => say("ready", vec![("seat", who(*seat))]),
        Event::Sent { seat, imps, gold, place } => say(
            "sent",
            vec![
                ("seat", who(*seat)),
                ("imps", (*imps).into()),
                ("gold", (*gold).into()),
                ("place", said.place(*place).into()),
            ],
        ),
        Event::Home { seat, imps, gold } => {
            say("home", vec![("seat", who(*seat)), ("imps", (*imps).into()), ("gold", (*gold).into())])
        }
        Event::TookFood { seat, vegetable, meat, gold } => say(
            "took-food",
            vec![
                ("seat", who(*seat)),
                ("vegetable", (*vegetable).into()),
                ("meat", (*meat).into()),
                ("gold", (*gold).into()),
            ],
        ),
        Event::TookArtifact { seat, artifact } => {
            say("took", vec![("seat", who(*seat)), ("what", said.artifact(*artifact).into())])
        }
        Event::BookColour { seat, artifact, colour } => say(
            "book",
            vec![
                ("seat", who(*seat)),
                ("book", said.artifact(*artifact).into()),
                ("colour", said.colour(*colour).into()),
            ],
        ),
        Event::BoxFilled { seat } => say("box", vec![("seat", who(*seat))]),
        Event::TookCage { seat, cage } => {
            say("took", vec![("seat", who(*seat)), ("what", said.cage(*cage).into())])
        }
        Event::TookAddon { seat, addon } => {
            say("took", vec![("seat", who(*seat)), ("what", said.addon(*addon).into())])
        }
        Event::TookPet { seat, pet, size } => say(
            "took-pet",
            vec![("seat", who(*seat)), ("pet", said.pet(*pet).into()), ("size", (*size).into())],
        ),
        Event::Invited { seat, imps } => say("invited", vec![("seat", who(*seat)), ("imps", (*imps).into())]),
        Event::TookPotion { seat } => say("potion", vec![("seat", who(*seat))]),
        Event::Healed { seat, imps } => say("healed", vec![("seat", who(*seat)), ("imps", (*imps).into())]),
        Event::Judges { seat } => say("judges", vec![("seat", who(*seat))]),
        Event::PlacedCage { seat, cage, plot, replaced } => {
            let args = vec![
                ("seat", who(*seat)),
                ("what", said.cage(*cage).into()),
                ("plot", said.plot(*plot).into()),
                ("old", replaced.map_or_else(String::new, |old| said.cage(old)).into()),
            ];
            say(if replaced.is_some() { "replaced" } else { "placed" }, args)
        }
        Event::PlacedAddon { seat, addon, plot, replaced } => {
            let args = vec![
                ("seat", who(*seat)),
                ("what", said.addon(*addon).into()),
                ("plot", said.plot(*plot).into()),
                ("old", replaced.map_or_else(String::new, |old| said.addon(old)).into()),
            ];
            say(if replaced.is_some() { "replaced" } else { "placed" }, args)
        }
        Event::Housed { seat, pet, plot } => say(
            "placed",
            vec![("seat", who(*seat)), ("what", said.pet(*pet).into()), ("plot", said.plot(*plot).into())],
        ),
        Event::Lost { seat, pet, cause, reputation } => {
            let args = vec![
                ("seat", who(*seat)),
                ("pet", said.pet(*pet).into()),
                ("cause", lang.say(&format!("dp-cause-{}", cause.name())).into()),
                ("reputation", halves(*reputation).into()),
            ];
            say(if *reputation > 0 { "lost-reputation" } else { "lost" }, args)
        }
        Event::Discarded { seat, card } => say(
            "discarded",
            vec![("seat", who(*seat)), ("card", said.card(card.colour, card.need, false).into())],
        ),
        Event::Assigned { seat, pet, colour, need, turned } => say(
            "assigned",
            vec![
                ("seat", who(*seat)),
                ("pet", said.pet(*pet).into()),
                ("card", said.card(*colour, *need, *turned).into()),
            ],
        ),
        Event::Revealed { seat, pet, cards } => say(
            "revealed",
            vec![("seat", who(*seat)), ("pet", said.pet(*pet).into()), ("cards", said.cards(cards).into())],
        ),
        Event::Fed { seat, pet, vegetable, meat, magic_box, cage } => say(
            "fed",
            vec![
                ("seat", who(*seat)),
                ("pet", said.pet(*pet).into()),
                ("vegetable", (*vegetable).into()),
                ("meat", (*meat).into()),
                ("box", u8::from(*magic_box).into()),
                ("cage", (*cage).into()),
            ],
        ),
        Event::Suffered { pet, tokens, need, .. } => say(
            "suffered",
            vec![
                ("pet", said.pet(*pet).into()),
                ("tokens", (*tokens).into()),
                ("need", said.need(*need).into()),
            ],
        ),
        Event::Pooped { pet, tokens, absorbed, .. } => say(
            "pooped",
            vec![
                ("pet", said.pet(*pet).into()),
                ("tokens", (*tokens).into()),
                ("absorbed", (*absorbed).into()),
            ],
        ),
        Event::Entertained { seat, gap, employee } => {
            let [one, two] = gap.plots();
            let args = vec![("seat", who(*seat)), ("one", (one + 1).into()), ("two", (two + 1).into())];
            say(if *employee { "entertained-employee" } else { "entertained" }, args)
        }
        Event::Caught { seat, pet, armour, employee, catchers } => {
            let key = match employee {
                Employee::None => "caught",
                Employee::Armour => "caught-armour",
                Employee::Catcher => "caught-employee",
            };
            let args = vec![
                ("seat", who(*seat)),
                ("pet", said.pet(*pet).into()),
                ("armour", (*armour).into()),
                ("catchers", (*catchers).into()),
            ];
            say(key, args)
        }
        Event::Warded { seat, pet, armour, employee } => {
            let args =
                vec![("seat", who(*seat)), ("pet", said.pet(*pet).into()), ("armour", (*armour).into())];
            say(if *employee { "warded-employee" } else { "warded" }, args)
        }
        Event::Mutated { pet, tokens, .. } => {
            say("mutated", vec![("pet", said.pet(*pet).into()), ("tokens", (*tokens).into())])
        }
        Event::Shovelled { seat, plot, tokens } => say(
            "shovelled",
            vec![("seat", who(*seat)), ("plot", said.plot(*plot).into()), ("tokens", (*tokens).into())],
        ),
        Event::Exhibited { seat, pet, need } => {
            let mut args = vec![("seat", who(*seat)), ("pet", said.pet(*pet).into())];
            match need {
                Some(need) => {
                    args.push(("need", said.need(*need).into()));
                    say("exhibited-need", args)
                }
                None => say("exhibited", args),
            }
        }
        Event::Score { seat, halves: score } => {
            say("score", vec![("seat", who(*seat)), ("score", halves(*score).into())])
        }
        Event::Absent { seat } => say("absent", vec![("seat", who(*seat))]),
        Event::Award { seat, place, halves: award } => say(
            "award",
            vec![("seat", who(*seat)), ("place", (*place).into()), ("award", halves(*award).into())],
        ),
        Event::ExhibitionOver { exhibition } => {
            say("exhibition-over", vec![("name", said.exhibition(*exhibition).into())])
        }
        Event::Sold { seat, pet, customer, platform, matched, reputation, gold } => {
            let args = vec![
                ("seat", who(*seat)),
                ("pet", said.pet(*pet).into()),
                ("customer", said.customer(*customer).into()),
                ("match", i32::from(*matched).into()),
                ("reputation", halves(*reputation).into()),
                ("gold", i32::from(*gold).into()),
            ];
            say(if *platform { "sold-platform" } else { "sold" }, args)
        }
        Event::NoSale { seat } => say("no-sale", vec![("seat", who(*seat))]),
        Event::CustomerLeaves { customer } => {
            say("customer-leaves", vec![("name", said.customer(*customer).into())])
        }
        Event::CardsGone { seat, cards, potions } => say(
            "cards-gone",
            vec![("seat", who(*seat)), ("cards", (*cards).into()), ("potions", (*potions).into())],
        ),
        Event::Cleaned { seat, plot, tokens } => say(
            "cleaned",
            vec![("seat", who(*seat)), ("plot", said.plot(*plot).into()), ("tokens", (*tokens).into())],
        ),
        Event::Earned { seat, gold } => say("earned", vec![("seat", who(*seat)), ("gold", (*gold).into())]),
        Event::Grew { seat, pet, size } => {
            say("grew", vec![("seat", who(*seat)), ("pet", said.pet(*pet).into()), ("size", (*size).into())])
        }
        Event::Stored { seat, food } => {
            let food = lang.say(&format!("dp-food-{}", food.name()));
            say("stored", vec![("seat", who(*seat)), ("food", food.into())])
        }
        Event::Spoiled { seat, vegetable, meat } => say(
            "spoiled",
            vec![("seat", who(*seat)), ("vegetable", (*vegetable).into()), ("meat", (*meat).into())],
        ),
        Event::ImpsHome { seat, imps } => {
            say("imps-home", vec![("seat", who(*seat)), ("imps", (*imps).into())])
        }
        Event::OnPlatform { seat, imps } => {
            say("on-platform", vec![("seat", who(*seat)), ("imps", (*imps).into())])
        }
        Event::FinalScore { seat, number, halves: score, award } => {
            let name = said.word(said.data.finals.get(usize::from(*number)).map(|last| &last.label));
            say(
                "final",
                vec![
                    ("seat", who(*seat)),
                    ("name", name.into()),
                    ("score", halves(*score).into()),
                    ("award", halves(*award).into()),
                ],
            )
        }
    }
}

fn space_name(said: Said, space: Space) -> String {
    match said.data.spaces.get(space.index()) {
        Some(kind) if space.index() < SPACES => said.word(Some(&kind.label)),
        _ => said.lang.say("dp-dummy"),
    }
}
