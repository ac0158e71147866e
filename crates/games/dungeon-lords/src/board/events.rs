//! What happened, as sentences.

use boards::seat_name;
use words::Lang;

use super::{Say, roman};
use crate::{Event, View};

pub fn event(view: &View, event: &Event, lang: Lang) -> String {
    let say = Say { data: view.data(), lang };
    match event {
        Event::Started { seat } => lang.tell("dl-e-started", [("seat", seat_name(*seat, lang).into())]),
        Event::YearBegan { year } => lang.tell("dl-e-year-began", [("year", (*year).into())]),
        Event::SeasonBegan { year, season } => {
            lang.tell("dl-e-season-began", [("year", (*year).into()), ("season", (*season).into())])
        }
        Event::Dealt { seat, orders } => lang.tell(
            "dl-e-dealt",
            [("seat", seat_name(*seat, lang).into()), ("orders", say.list(orders).into())],
        ),
        Event::Answered { seat } => lang.tell("dl-e-answered", [("seat", seat_name(*seat, lang).into())]),
        Event::Kept { seat, order } => lang
            .tell("dl-e-kept", [("seat", seat_name(*seat, lang).into()), ("order", say.name(*order).into())]),
        Event::Inaccessible { seat, orders } => lang.tell(
            "dl-e-inaccessible",
            [("seat", seat_name(*seat, lang).into()), ("orders", say.list(orders).into())],
        ),
        Event::DummyInaccessible { dummy, orders } => lang.tell(
            "dl-e-dummy-inaccessible",
            [("dummy", (*dummy + 1).into()), ("orders", say.list(orders).into())],
        ),
        Event::Offered { monsters, rooms } => lang.tell(
            "dl-e-offered",
            [("monsters", say.list(monsters).into()), ("rooms", say.list(rooms).into())],
        ),
        Event::AnnouncedEvent { event } => {
            lang.tell("dl-e-announced-event", [("event", say.tile(*event).into())])
        }
        Event::AnnouncedSpecial { special } => {
            lang.tell("dl-e-announced-special", [("special", say.name(*special).into())])
        }
        Event::AnnouncedAdventurers { adventurers } => {
            lang.tell("dl-e-announced-adventurers", [("adventurers", say.list(adventurers).into())])
        }
        Event::AnnouncedBoard { board } => {
            lang.tell("dl-e-announced-board", [("board", say.name(*board).into())])
        }
        Event::BoardPlaced { board, area } => lang.tell(
            "dl-e-board-placed",
            [("board", say.name(*board).into()), ("area", say.name(*area).into())],
        ),
        Event::BoardLeft { board } => lang.tell("dl-e-board-left", [("board", say.name(*board).into())]),
        Event::TrapsDisplayed { traps } => {
            lang.tell("dl-e-traps-displayed", [("traps", say.list(traps).into())])
        }
        Event::DummyPlaced { dummy, area, slot } => lang.tell(
            "dl-e-dummy-placed",
            [("dummy", (*dummy + 1).into()), ("area", say.name(*area).into()), ("slot", roman(*slot).into())],
        ),
        Event::DummyNotPlaced { dummy, area } => lang.tell(
            "dl-e-dummy-not-placed",
            [("dummy", (*dummy + 1).into()), ("area", say.name(*area).into())],
        ),
        Event::ChoseOrder { seat, number, order } => lang.tell(
            "dl-e-chose-order",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("number", (*number).into()),
                ("order", say.name(*order).into()),
            ],
        ),
        Event::ChoseDummyOrder { seat, order } => lang.tell(
            "dl-e-chose-dummy-order",
            [("seat", seat_name(*seat, lang).into()), ("order", say.name(*order).into())],
        ),
        Event::RevealedOrder { seat, number, order } => lang.tell(
            "dl-e-revealed-order",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("number", (*number).into()),
                ("order", say.name(*order).into()),
            ],
        ),
        Event::Placed { seat, area, slot } => lang.tell(
            "dl-e-placed",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("area", say.name(*area).into()),
                ("slot", roman(*slot).into()),
            ],
        ),
        Event::Blocked { seat, area } => lang.tell(
            "dl-e-blocked",
            [("seat", seat_name(*seat, lang).into()), ("area", say.name(*area).into())],
        ),
        Event::HeldBack { seat, area } => lang.tell(
            "dl-e-held-back",
            [("seat", seat_name(*seat, lang).into()), ("area", say.name(*area).into())],
        ),
        Event::Executed { seat, area, slot } => lang.tell(
            "dl-e-executed",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("area", say.name(*area).into()),
                ("slot", roman(*slot).into()),
            ],
        ),
        Event::NotExecuted { seat, area } => lang.tell(
            "dl-e-not-executed",
            [("seat", seat_name(*seat, lang).into()), ("area", say.name(*area).into())],
        ),
        Event::Paid { seat, good, amount } => lang.tell(
            "dl-e-paid",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("good", say.good(*good, *amount).into()),
                ("amount", (*amount).into()),
            ],
        ),
        Event::Gained { seat, good, amount } => lang.tell(
            "dl-e-gained",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("good", say.good(*good, *amount).into()),
                ("amount", (*amount).into()),
            ],
        ),
        Event::Lost { seat, good, amount } => lang.tell(
            "dl-e-lost",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("good", say.good(*good, *amount).into()),
                ("amount", (*amount).into()),
            ],
        ),
        Event::EvilMoved { seat, from, to } => lang.tell(
            "dl-e-evil-moved",
            [("seat", seat_name(*seat, lang).into()), ("from", (*from).into()), ("to", (*to).into())],
        ),
        Event::DummyEvil { to } => lang.tell("dl-e-dummy-evil", [("to", (*to).into())]),
        Event::PaladinEntered { paladin } => {
            lang.tell("dl-e-paladin-entered", [("paladin", say.name(*paladin).into())])
        }
        Event::PaladinJoined { paladin, seat } => lang.tell(
            "dl-e-paladin-joined",
            [("paladin", say.name(*paladin).into()), ("seat", seat_name(*seat, lang).into())],
        ),
        Event::PaladinRemoved { paladin } => {
            lang.tell("dl-e-paladin-removed", [("paladin", say.name(*paladin).into())])
        }
        Event::Dug { seat, cell } => {
            lang.tell("dl-e-dug", [("seat", seat_name(*seat, lang).into()), ("cell", say.cell(*cell).into())])
        }
        Event::Mined { seat, gold } => {
            lang.tell("dl-e-mined", [("seat", seat_name(*seat, lang).into()), ("gold", (*gold).into())])
        }
        Event::Harvested { seat, food } => {
            lang.tell("dl-e-harvested", [("seat", seat_name(*seat, lang).into()), ("food", (*food).into())])
        }
        Event::Improved { seat, cell, tile } => lang.tell(
            "dl-e-improved",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("cell", say.cell(*cell).into()),
                ("tile", say.name(*tile).into()),
            ],
        ),
        Event::Unconquered { seat, cell } => lang.tell(
            "dl-e-unconquered",
            [("seat", seat_name(*seat, lang).into()), ("cell", say.cell(*cell).into())],
        ),
        Event::Built { seat, room, cell } => lang.tell(
            "dl-e-built",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("room", say.name(*room).into()),
                ("cell", say.cell(*cell).into()),
            ],
        ),
        Event::RentedRoom { seat, room } => lang.tell(
            "dl-e-rented-room",
            [("seat", seat_name(*seat, lang).into()), ("room", say.name(*room).into())],
        ),
        Event::TookRent { seat, gold } => {
            lang.tell("dl-e-took-rent", [("seat", seat_name(*seat, lang).into()), ("gold", (*gold).into())])
        }
        Event::Hired { seat, monster, expert } => lang.tell(
            "dl-e-hired",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("monster", say.name(*monster).into()),
                ("expert", say.expert(*expert).into()),
            ],
        ),
        Event::Invested { seat, gold } => {
            lang.tell("dl-e-invested", [("seat", seat_name(*seat, lang).into()), ("gold", (*gold).into())])
        }
        Event::Returned { seat, gold } => {
            lang.tell("dl-e-returned", [("seat", seat_name(*seat, lang).into()), ("gold", (*gold).into())])
        }
        Event::Installed { seat, trap, cell } => lang.tell(
            "dl-e-installed",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("trap", say.name(*trap).into()),
                ("cell", say.cell(*cell).into()),
            ],
        ),
        Event::InstalledLost { seat, trap, cell } => lang.tell(
            "dl-e-installed-lost",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("trap", say.name(*trap).into()),
                ("cell", say.cell(*cell).into()),
            ],
        ),
        Event::Peeked { seat, position } => lang
            .tell("dl-e-peeked", [("seat", seat_name(*seat, lang).into()), ("position", (*position).into())]),
        Event::Saw { seat, position, card } => lang.tell(
            "dl-e-saw",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("position", (*position).into()),
                ("card", say.name(*card).into()),
            ],
        ),
        Event::MovedCard { seat, from, to } => lang.tell(
            "dl-e-moved-card",
            [("seat", seat_name(*seat, lang).into()), ("from", (*from).into()), ("to", (*to).into())],
        ),
        Event::DrewTraps { seat, count } => lang
            .tell("dl-e-drew-traps", [("seat", seat_name(*seat, lang).into()), ("count", (*count).into())]),
        Event::DrewTrap { seat, trap } => lang.tell(
            "dl-e-drew-trap",
            [("seat", seat_name(*seat, lang).into()), ("trap", say.name(*trap).into())],
        ),
        Event::DiscardedTrap { seat, trap } => lang.tell(
            "dl-e-discarded-trap",
            [("seat", seat_name(*seat, lang).into()), ("trap", say.name(*trap).into())],
        ),
        Event::DeckReshuffled => lang.say("dl-e-deck-reshuffled"),
        Event::DrewPets { seat, count } => {
            lang.tell("dl-e-drew-pets", [("seat", seat_name(*seat, lang).into()), ("count", (*count).into())])
        }
        Event::DrewPet { seat, pet } => lang
            .tell("dl-e-drew-pet", [("seat", seat_name(*seat, lang).into()), ("pet", say.name(*pet).into())]),
        Event::PassedPet { seat, pet } => lang.tell(
            "dl-e-passed-pet",
            [("seat", seat_name(*seat, lang).into()), ("pet", say.name(*pet).into())],
        ),
        Event::GotPet { seat, pet } => lang
            .tell("dl-e-got-pet", [("seat", seat_name(*seat, lang).into()), ("pet", say.name(*pet).into())]),
        Event::PetsPassed => lang.say("dl-e-pets-passed"),
        Event::DiscardedPet { seat, pet } => lang.tell(
            "dl-e-discarded-pet",
            [("seat", seat_name(*seat, lang).into()), ("pet", say.name(*pet).into())],
        ),
        Event::PetDiscarded { seat } => {
            lang.tell("dl-e-pet-discarded", [("seat", seat_name(*seat, lang).into())])
        }
        Event::PetsReshuffled => lang.say("dl-e-pets-reshuffled"),
        Event::UsedPet { seat, pet } => lang
            .tell("dl-e-used-pet", [("seat", seat_name(*seat, lang).into()), ("pet", say.name(*pet).into())]),
        Event::Bid { seat, imps } => lang
            .tell("dl-e-bid", [("seat", seat_name(*seat, lang).into()), ("imps", i64::from(*imps).into())]),
        Event::TookPrize { seat, board } => lang.tell(
            "dl-e-took-prize",
            [("seat", seat_name(*seat, lang).into()), ("board", say.name(*board).into())],
        ),
        Event::NoPrize { seat } => lang.tell("dl-e-no-prize", [("seat", seat_name(*seat, lang).into())]),
        Event::Produced { seat, room, imps, tokens } => lang.tell(
            "dl-e-produced",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("room", say.name(*room).into()),
                ("imps", i64::from(*imps).into()),
                ("tokens", i64::from(*tokens).into()),
            ],
        ),
        Event::Trained { seat, imps } => lang.tell(
            if *imps < 0 { "dl-e-trained-out" } else { "dl-e-trained-in" },
            [("seat", seat_name(*seat, lang).into()), ("imps", i64::from(*imps).abs().into())],
        ),
        Event::TookBack { seat, order } => lang.tell(
            "dl-e-took-back",
            [("seat", seat_name(*seat, lang).into()), ("order", say.name(*order).into())],
        ),
        Event::TaxPaid { seat, paid, unpaid } => lang.tell(
            "dl-e-tax-paid",
            [("seat", seat_name(*seat, lang).into()), ("paid", (*paid).into()), ("unpaid", (*unpaid).into())],
        ),
        Event::PaidCreature { seat, monster } => lang.tell(
            "dl-e-paid-creature",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.name(*monster).into())],
        ),
        Event::Left { seat, monster } => lang.tell(
            "dl-e-left",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.name(*monster).into())],
        ),
        Event::Eaten { seat, monster } => lang.tell(
            "dl-e-eaten",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.name(*monster).into())],
        ),
        Event::EventBegan { event } => lang.tell("dl-e-event-began", [("event", say.tile(*event).into())]),
        Event::SpecialBegan { special } => {
            lang.tell("dl-e-special-began", [("special", say.name(*special).into())])
        }
        Event::Refused { seat } => lang.tell("dl-e-refused", [("seat", seat_name(*seat, lang).into())]),
        Event::StruckWork { seat, monster } => lang.tell(
            "dl-e-struck-work",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.name(*monster).into())],
        ),
        Event::FatigueHalved => lang.say("dl-e-fatigue-halved"),
        Event::Joined { seat, adventurer } => lang.tell(
            "dl-e-joined",
            [("seat", seat_name(*seat, lang).into()), ("adventurer", say.name(*adventurer).into())],
        ),
        Event::DummyAdventurer { adventurer } => {
            lang.tell("dl-e-dummy-adventurer", [("adventurer", say.name(*adventurer).into())])
        }
        Event::TokenPassed { seat } => {
            lang.tell("dl-e-token-passed", [("seat", seat_name(*seat, lang).into())])
        }
        Event::CombatBegan { year } => lang.tell("dl-e-combat-began", [("year", (*year).into())]),
        Event::RoundBegan { round } => lang.tell("dl-e-round-began", [("round", (*round).into())]),
        Event::PlannedSite { seat, site } => lang.tell(
            "dl-e-planned-site",
            [("seat", seat_name(*seat, lang).into()), ("site", say.site(*site).into())],
        ),
        Event::PlannedTrap { seat, trap } => lang.tell(
            "dl-e-planned-trap",
            [("seat", seat_name(*seat, lang).into()), ("trap", say.name(*trap).into())],
        ),
        Event::PlannedCreature { seat, monster } => lang.tell(
            "dl-e-planned-creature",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.name(*monster).into())],
        ),
        Event::PlannedFighter { seat, pet } => lang.tell(
            "dl-e-planned-fighter",
            [("seat", seat_name(*seat, lang).into()), ("pet", say.name(*pet).into())],
        ),
        Event::PlanRevealed { seat, site, traps, monsters, fighter } => lang.tell(
            "dl-e-plan-revealed",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("site", say.site(*site).into()),
                ("traps", (*traps).into()),
                ("monsters", say.list(monsters).into()),
                ("fighter", u8::from(*fighter).into()),
            ],
        ),
        Event::CardRevealed { round, card } => {
            lang.tell("dl-e-card-revealed", [("round", (*round).into()), ("card", say.name(*card).into())])
        }
        Event::BattleBegan { seat } => {
            lang.tell("dl-e-battle-began", [("seat", seat_name(*seat, lang).into())])
        }
        Event::Sang { seat, bard, tokens } => lang.tell(
            "dl-e-sang",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("bard", say.name(*bard).into()),
                ("tokens", i64::from(*tokens).into()),
            ],
        ),
        Event::TrapSprung { seat, trap } => lang.tell(
            "dl-e-trap-sprung",
            [("seat", seat_name(*seat, lang).into()), ("trap", say.name(*trap).into())],
        ),
        Event::IconsUsed { seat, icons } => lang
            .tell("dl-e-icons-used", [("seat", seat_name(*seat, lang).into()), ("icons", (*icons).into())]),
        Event::Wounded { seat, who, damage } => lang.tell(
            "dl-e-wounded",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("who", say.who(*who).into()),
                ("damage", (*damage).into()),
            ],
        ),
        Event::CourageUsed { seat, who, tokens } => lang.tell(
            "dl-e-courage-used",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("who", say.who(*who).into()),
                ("tokens", i64::from(*tokens).into()),
            ],
        ),
        Event::ShieldUsed { seat, points } => lang.tell(
            "dl-e-shield-used",
            [("seat", seat_name(*seat, lang).into()), ("points", (*points).into())],
        ),
        Event::Eliminated { seat, who } => lang.tell(
            "dl-e-eliminated",
            [("seat", seat_name(*seat, lang).into()), ("who", say.who(*who).into())],
        ),
        Event::StepSkipped { seat, step } => lang.tell(
            "dl-e-step-skipped",
            [("seat", seat_name(*seat, lang).into()), ("step", say.step(step).into())],
        ),
        Event::Poisoned { seat, who, damage } => lang.tell(
            "dl-e-poisoned",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("who", say.who(*who).into()),
                ("damage", (*damage).into()),
            ],
        ),
        Event::SpellCast { seat, card } => lang.tell(
            "dl-e-spell-cast",
            [("seat", seat_name(*seat, lang).into()), ("card", say.name(*card).into())],
        ),
        Event::SpellNotCast { seat, card } => lang.tell(
            "dl-e-spell-not-cast",
            [("seat", seat_name(*seat, lang).into()), ("card", say.name(*card).into())],
        ),
        Event::Hid { seat, who } => {
            lang.tell("dl-e-hid", [("seat", seat_name(*seat, lang).into()), ("who", say.who(*who).into())])
        }
        Event::Heartened { seat, who, tokens } => lang.tell(
            "dl-e-heartened",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("who", say.who(*who).into()),
                ("tokens", i64::from(*tokens).into()),
            ],
        ),
        Event::Illusion { seat } => lang.tell("dl-e-illusion", [("seat", seat_name(*seat, lang).into())]),
        Event::Stronger { seat, who } => lang
            .tell("dl-e-stronger", [("seat", seat_name(*seat, lang).into()), ("who", say.who(*who).into())]),
        Event::Withdrawn { seat, monster } => lang.tell(
            "dl-e-withdrawn",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.monster(*monster).into())],
        ),
        Event::KnockedOut { seat, monster } => lang.tell(
            "dl-e-knocked-out",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.monster(*monster).into())],
        ),
        Event::Sheep { seat, monster } => lang.tell(
            "dl-e-sheep",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.monster(*monster).into())],
        ),
        Event::Attacked { seat, monster, .. } => lang.tell(
            "dl-e-attacked",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.monster(*monster).into())],
        ),
        Event::CouldNotAttack { seat, monster } => lang.tell(
            "dl-e-could-not-attack",
            [("seat", seat_name(*seat, lang).into()), ("monster", say.monster(*monster).into())],
        ),
        Event::MovedToFront { seat, who } => lang.tell(
            "dl-e-moved-to-front",
            [("seat", seat_name(*seat, lang).into()), ("who", say.who(*who).into())],
        ),
        Event::ExpertStruck { seat, expert } => lang.tell(
            "dl-e-expert-struck",
            [("seat", seat_name(*seat, lang).into()), ("expert", say.name(*expert).into())],
        ),
        Event::Healed { seat, who, damage } => lang.tell(
            "dl-e-healed",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("who", say.who(*who).into()),
                ("damage", (*damage).into()),
            ],
        ),
        Event::CourageGone { seat } => {
            lang.tell("dl-e-courage-gone", [("seat", seat_name(*seat, lang).into())])
        }
        Event::TrainedImpUsed { seat } => {
            lang.tell("dl-e-trained-imp-used", [("seat", seat_name(*seat, lang).into())])
        }
        Event::Fatigue { seat, amount } => {
            lang.tell("dl-e-fatigue", [("seat", seat_name(*seat, lang).into()), ("amount", (*amount).into())])
        }
        Event::Conquered { seat, site } => lang.tell(
            "dl-e-conquered",
            [("seat", seat_name(*seat, lang).into()), ("site", say.site(*site).into())],
        ),
        Event::NotConquered { seat } => {
            lang.tell("dl-e-not-conquered", [("seat", seat_name(*seat, lang).into())])
        }
        Event::PrisonerFreed { seat, who } => lang.tell(
            "dl-e-prisoner-freed",
            [("seat", seat_name(*seat, lang).into()), ("who", say.who(*who).into())],
        ),
        Event::BattleEnded { seat } => {
            lang.tell("dl-e-battle-ended", [("seat", seat_name(*seat, lang).into())])
        }
        Event::CombatEnded { year } => lang.tell("dl-e-combat-ended", [("year", (*year).into())]),
        Event::PetShown { seat, pet, points } => lang.tell(
            "dl-e-pet-shown",
            [
                ("seat", seat_name(*seat, lang).into()),
                ("pet", say.name(*pet).into()),
                ("points", (*points).into()),
            ],
        ),
        Event::Scored { seat, points } => {
            lang.tell("dl-e-scored", [("seat", seat_name(*seat, lang).into()), ("points", (*points).into())])
        }
    }
}
