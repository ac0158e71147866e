//! What is given away by ending what could go on. The other answers say it, so no rule is told here once more.

use engine::{Game as _, Rng, Seat, rand::SeedableRng as _};
use words::Lang;

use super::super::{Say, answers};
use crate::{Action, DungeonLords, View, data::RoomId, open::Task};

pub fn regret(view: &View, seat: Seat, action: &Action, lang: Lang) -> Option<String> {
    let say = Say { data: view.data(), lang };
    // With pets one is asked even where nothing can be done.
    let does = |other: &Action| !matches!(other, Action::Skip | Action::KeepPetsQuiet | Action::UsePet(_));
    match (view.tasks.last()?, action) {
        (Task::Act { area, .. }, Action::Skip | Action::KeepPetsQuiet) => {
            let area = answers::acted_in(view, &say, *area);
            legal(view, seat).iter().any(does).then(|| lang.tell("dl-w-lost-act", [("area", area.into())]))
        }
        (_, Action::Skip) => legal(view, seat).iter().any(does).then(|| lang.say("dl-w-lost-more")),
        (Task::Peek { .. }, Action::NoPeek) => Some(lang.say("dl-w-lost-more")),
        (Task::Produce { .. }, Action::Done) => {
            let mut rooms: Vec<RoomId> = Vec::new();
            for other in legal(view, seat) {
                if let Action::Produce { room, .. } = other
                    && !rooms.contains(&room)
                {
                    rooms.push(room);
                }
            }
            (!rooms.is_empty()).then(|| lang.tell("dl-w-lost-rooms", [("rooms", say.list(&rooms).into())]))
        }
        _ => None,
    }
}

/// All answers of a seat: every state with this view has the same.
fn legal(view: &View, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    DungeonLords::imagine(view, &mut Rng::seed_from_u64(0)).legal(seat, &mut legal);
    legal
}
