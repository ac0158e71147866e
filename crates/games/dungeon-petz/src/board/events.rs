//! What happened, in sentences.

use boards::{Speaker as _, sentences};

use super::{Said, halves};
use crate::{Event, terms::Term};

pub fn event(said: Said, event: &Event) -> String {
    let lang = said.lang;
    sentences!(said, event, Event {
        Starts { seat } => "dp-e-starts",
        Round { round } => "dp-e-round",
        Order { order } => "dp-e-order",
        Neutral { space } => "dp-e-neutral",
        ExhibitionShown { exhibition as name, round } => "dp-e-exhibition",
        CustomerShown { customer as name, round } => "dp-e-customer",
        Food { vegetable, mixed_vegetable as mixedvegetable, mixed_meat as mixedmeat, meat } => "dp-e-food",
        Farmed { pet, token = lang.say(&format!("dp-farm-{}", token.name())) } => "dp-e-farmed",
        BoughtByNeutral { pet } => "dp-e-neutral-buys",
        GrewInCorral { pet } => "dp-e-corral-grows",
        NewArtifact { artifact as what } => "dp-e-new",
        NewCage { cage as what } => "dp-e-new",
        NewAddon { addon as what } => "dp-e-new",
        NewPet { pet, size } => "dp-e-new-pet",
        Income { seat, gold } => "dp-e-income",
        Reshuffled { colour } => "dp-e-reshuffled",
        Substitute { seat, colour } => "dp-e-substitute",
        Grouped { seat, imps, gold } => "dp-e-group",
        Group { seat, imps, gold } => "dp-e-group",
        Ready { seat } => "dp-e-ready",
        Sent { seat, imps, gold, place } => "dp-e-sent",
        Home { seat, imps, gold } => "dp-e-home",
        TookFood {
            seat,
            vegetable as _,
            meat as _,
            gold as what = said.list(&[("vegetable", *vegetable), ("meat", *meat), ("gold", *gold)])
        } => "dp-e-took-food",
        TookArtifact { seat, artifact as what } => "dp-e-took",
        BookColour { seat, artifact as book, colour } => "dp-e-book",
        BoxFilled { seat } => "dp-e-box",
        TookCage { seat, cage as what } => "dp-e-took",
        TookAddon { seat, addon as what } => "dp-e-took",
        TookPet { seat, pet, size } => "dp-e-took-pet",
        Invited { seat, imps } => "dp-e-invited",
        TookPotion { seat } => "dp-e-potion",
        Healed { seat, imps } => "dp-e-healed",
        Judges { seat } => "dp-e-judges",
        PlacedCage { seat, cage as what, plot, replaced as old } => placed(replaced.is_some()),
        PlacedAddon { seat, addon as what, plot, replaced as old } => placed(replaced.is_some()),
        Housed { seat, pet as what, plot } => placed(false),
        Lost {
            seat,
            pet,
            cause = lang.say(&format!("dp-cause-{}", cause.name())),
            reputation = halves(*reputation)
        } => if *reputation > 0 { "dp-e-lost-reputation" } else { "dp-e-lost" },
        Discarded { seat, card = said.card(card.colour, card.need, false) } => "dp-e-discarded",
        Assigned { seat, pet, colour as _, need as _, turned as card = said.card(*colour, *need, *turned) } => "dp-e-assigned",
        Revealed { seat, pet, cards = said.cards(cards) } => "dp-e-revealed",
        Fed {
            seat,
            pet,
            vegetable as _,
            meat as _,
            magic_box as _,
            cage as what = said.list(&[
                ("vegetable", *vegetable),
                ("meat", *meat),
                ("box", u8::from(*magic_box)),
                ("cage", *cage),
            ])
        } => "dp-e-fed",
        Suffered { seat: _, pet, tokens, need } => "dp-e-suffered",
        Pooped { seat: _, pet, tokens, absorbed } => "dp-e-pooped",
        Caught {
            seat,
            pet,
            armour as _,
            employee as _,
            catchers as what = said.holders(*armour, *employee, *catchers)
        } => "dp-e-caught",
        Warded { seat, pet, armour as _, employee as what = said.warders(*armour, *employee) } => "dp-e-warded",
        Mutated { seat: _, pet, tokens } => "dp-e-mutated",
        Shovelled { seat, plot, tokens } => "dp-e-shovelled",
        Score { seat, halves as score = super::halves(*halves) } => "dp-e-score",
        Absent { seat } => "dp-e-absent",
        ExhibitionOver { exhibition as name } => "dp-e-exhibition-over",
        Sold {
            seat,
            pet,
            customer,
            platform as _,
            matched as match,
            reputation = halves(*reputation),
            gold
        } => if *platform { "dp-e-sold-platform" } else { "dp-e-sold" },
        NoSale { seat } => "dp-e-no-sale",
        CustomerLeaves { customer as name } => "dp-e-customer-leaves",
        CardsGone { seat, cards, potions } => "dp-e-cards-gone",
        Cleaned { seat, plot, tokens } => "dp-e-cleaned",
        Earned { seat, gold } => "dp-e-earned",
        Grew { seat, pet, size } => "dp-e-grew",
        Stored { seat, food = lang.say(&format!("dp-food-{}", food.name())) } => "dp-e-stored",
        Spoiled {
            seat,
            vegetable as _,
            meat as what = said.list(&[("vegetable", *vegetable), ("meat", *meat)])
        } => "dp-e-spoiled",
        ImpsHome { seat, imps } => "dp-e-imps-home",
        OnPlatform { seat, imps } => "dp-e-on-platform",
        Award { seat, place, halves as award = super::halves(*halves) } => "dp-e-award",
        FinalScore {
            seat,
            number as name = said.word(said.data.finals.get(usize::from(*number)).map(|last| &last.label)),
            halves as score = super::halves(*halves),
            award = super::halves(*award)
        } => "dp-e-final",
    }
        Event::Drew { seat, colour, need: Some(need) } => {
            let card = said.card(*colour, *need, false);
            lang.tell("dp-e-drew-own", [("seat", said.of(seat)), ("card", card.into())])
        },
        Event::Drew { seat, colour, need: None } => {
            lang.tell("dp-e-drew", [("seat", said.of(seat)), ("colour", said.of(colour))])
        },
        Event::Entertained { seat, gap, employee } => {
            let key = if *employee { "dp-e-entertained-employee" } else { "dp-e-entertained" };
            let [one, two] = gap.plots();
            lang.tell(key, [("seat", said.of(seat)), ("one", (one + 1).into()), ("two", (two + 1).into())])
        },
        Event::Exhibited { seat, pet, need: Some(need) } => lang.tell(
            "dp-e-exhibited-need",
            [("seat", said.of(seat)), ("pet", said.of(pet)), ("need", said.of(need))],
        ),
        Event::Exhibited { seat, pet, need: None } => {
            lang.tell("dp-e-exhibited", [("seat", said.of(seat)), ("pet", said.of(pet))])
        },
    )
}

/// Something is put down, in place of something else or on a free plot.
fn placed(replaced: bool) -> &'static str {
    if replaced { "dp-e-replaced" } else { "dp-e-placed" }
}
