//! Dungeon Lords as text.

mod answers;
mod draw;
mod events;
mod page;

use boards::{Speaker, Spoken, TextBoard, spoken};
use engine::{Clause, Id, Seat};
use words::{Arg, Lang};

use crate::{
    Action, Data, DungeonLords, Event, View,
    data::{
        AdventurerId, AreaId, BoardId, COLUMNS, CardId, Cell, ExpertId, ImprovedId, MonsterId, PaladinId,
        PetId, RoomId, SpecialId, TrapId,
    },
    open::{EventTile, Good, Phase, Site, Who},
};

impl TextBoard for DungeonLords {
    fn title(lang: Lang) -> String {
        lang.say("dl-title")
    }

    fn draw(view: &View, lang: Lang) -> String {
        draw::draw(view, lang)
    }

    fn question(view: &View, seat: Seat, lang: Lang) -> String {
        answers::question(view, seat, lang)
    }

    fn answer(view: &View, action: &Action, lang: Lang) -> String {
        answers::answer(view, action, lang)
    }

    fn clause(action: &Action) -> Clause {
        answers::clause(action)
    }

    fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
        events::event(data, event, lang)
    }

    fn opens(event: &Event) -> bool {
        matches!(
            event,
            Event::YearBegan { .. }
                | Event::SeasonBegan { .. }
                | Event::CombatBegan { .. }
                | Event::BattleBegan { .. }
        )
    }

    fn phase(view: &View) -> &'static str {
        phase(view.phase)
    }

    fn score_item(item: &str, lang: Lang) -> String {
        lang.say(&format!("dl-score-{}", item.replace('_', "-")))
    }
}

/// The message that names a phase.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::InitialOrders => "dl-w-ph-initial",
        Phase::NewSeason => "dl-w-ph-new-season",
        Phase::ChooseOrders => "dl-w-ph-choose",
        Phase::PlaceMinions => "dl-w-ph-place",
        Phase::ResolveOrders | Phase::EndOfOrders => "dl-w-ph-resolve",
        Phase::FairBids | Phase::FairPrizes => "dl-w-ph-fair",
        Phase::BeforeProduction | Phase::Production | Phase::Retrieval => "dl-w-ph-production",
        Phase::PassPets | Phase::DiscardPets => "dl-w-ph-pets",
        Phase::BeforeEvent | Phase::Event => "dl-w-ph-event",
        Phase::BeforeAdventurers | Phase::Adventurers => "dl-w-ph-adventurers",
        Phase::EndOfSeason => "dl-w-ph-end",
        Phase::Combat | Phase::Planning => "dl-w-ph-planning",
        Phase::Battle => "dl-w-ph-battle",
        Phase::ScoringPets => "dl-w-ph-scoring",
        Phase::Over => "dl-w-ph-over",
    }
}

/// Names of things in one language.
pub(crate) struct Say {
    pub data: &'static Data,
    pub lang: Lang,
}

pub(crate) fn roman(slot: u8) -> &'static str {
    ["I", "II", "III"].get(usize::from(slot)).copied().unwrap_or("?")
}

impl Say {
    pub fn name<I: Id>(&self, id: I) -> String {
        self.lang.named(self.data, id)
    }

    /// The printed text of an attack of a monster.
    pub fn attack(&self, kind: MonsterId, mode: u8) -> Option<String> {
        let monster = self.data.monster(kind);
        let printed = usize::from(mode) < monster.attacks.len();
        printed.then(|| self.lang.part(&monster.name, &format!("attack-{}", mode + 1)))
    }

    pub fn list<I: Id>(&self, ids: &[I]) -> String {
        self.join(ids.iter().map(|id| self.name(*id)))
    }

    pub fn join(&self, names: impl Iterator<Item = String>) -> String {
        let names: Vec<String> = names.collect();
        if names.is_empty() { self.lang.say("dl-none") } else { names.join(", ") }
    }

    /// A cell of a dungeon, counted from the left and from above.
    pub fn cell(&self, cell: Cell) -> String {
        let (column, row) = (cell.index() % COLUMNS + 1, cell.index() / COLUMNS + 1);
        self.lang.tell("dl-cell", [("column", column.into()), ("row", row.into())])
    }

    pub fn tile(&self, tile: EventTile) -> String {
        let at = match tile {
            EventTile::Taxes => 0,
            EventTile::Payday => 1,
            EventTile::Special => 2,
        };
        self.lang.name(&self.data.event_tiles[at])
    }

    /// The word for so many of a good, without the number.
    pub fn good(&self, good: Good, count: impl Into<i64>) -> String {
        let key = match good {
            Good::Gold => "dl-good-gold",
            Good::Food => "dl-good-food",
            Good::Evil => "dl-good-evil",
            Good::Imp => "dl-good-imp",
            Good::Trap => "dl-good-trap",
            Good::Monster => "dl-good-monster",
        };
        // A loss of two is two of them as well.
        self.lang.tell(key, [("count", count.into().abs().into())])
    }

    pub fn expert(&self, expert: Option<ExpertId>) -> String {
        expert.map_or_else(String::new, |expert| format!(" ({})", self.name(expert)))
    }

    pub fn site(&self, site: Site) -> String {
        match site {
            Site::Cell(cell) => self.cell(cell),
            Site::Rented(room) => self.lang.tell("dl-rented", [("room", self.name(room).into())]),
        }
    }

    pub fn who(&self, who: Who) -> String {
        match who {
            Who::Adventurer(id) => {
                let hearts = self.data.adventurer(id).hit_points.into();
                self.lang.tell("dl-adventurer", [("name", self.name(id).into()), ("hearts", hearts)])
            }
            Who::Paladin(id) => self.name(id),
            Who::Illusion => self.lang.say("dl-illusion"),
        }
    }

    pub fn step(&self, step: &str) -> String {
        self.lang.say(&format!("dl-step-{}", step.replace('_', "-")))
    }

    /// A creature, or the pet that fights like one.
    pub fn monster(&self, monster: Option<MonsterId>) -> String {
        monster.map_or_else(|| self.lang.say("dl-fighter"), |monster| self.name(monster))
    }
}

impl Speaker for Say {
    fn lang(&self) -> Lang {
        self.lang
    }
}

// How each thing is told in a sentence.
spoken! {
    Say:
    AdventurerId => Say::name;
    AreaId => Say::name;
    BoardId => Say::name;
    CardId => Say::name;
    ExpertId => Say::name;
    ImprovedId => Say::name;
    MonsterId => Say::name;
    PaladinId => Say::name;
    PetId => Say::name;
    RoomId => Say::name;
    SpecialId => Say::name;
    TrapId => Say::name;
    Cell => Say::cell;
    EventTile => Say::tile;
    Site => Say::site;
    Who => Say::who;
    Option<ExpertId> => Say::expert;
    Option<MonsterId> => Say::monster;
}

impl<I: Id> Spoken<Say> for Vec<I> {
    fn spoken(&self, say: &Say) -> Arg<'static> {
        say.list(self).into()
    }
}
