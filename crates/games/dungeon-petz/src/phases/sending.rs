//! Phase 2b and 2c: groups go to town, the biggest first.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    data::{ArtifactId, PetId, Power},
    event::Event,
    open::{Crew, Errand, Group, Layout, Pet, Phase, Stand, Treasure},
    state::DungeonPetz,
    terms::{Food, Place, Space, Term},
};

fn has(game: &DungeonPetz, seat: Seat, size: u8) -> bool {
    game.player(seat).groups.iter().any(|group| group.size() == size)
}

pub fn settle(game: &mut DungeonPetz, size: u8, seat: Seat, errand: Errand) -> bool {
    match errand {
        Errand::Pick => {
            if size > 0 && has(game, seat, size) {
                return true;
            }
            // DP-SEND-02: the circle goes on from this seat while the size lasts.
            if size > 0 {
                let mut next = seat;
                for _ in 1..game.players.len() {
                    next = game.after(next).unwrap_or_else(|| game.first());
                    if has(game, next, size) {
                        game.phase = Phase::Sending { size, seat: next, errand };
                        return true;
                    }
                }
            }
            // DP-SEND-01, DP-SEND-03: the next size starts again at the starting player.
            let groups = game.players.iter().flat_map(|player| &player.groups);
            let size = groups.map(|group| group.size()).max();
            let next = size
                .and_then(|size| Some((size, game.order().into_iter().find(|seat| has(game, *seat, size))?)));
            match next {
                Some((size, seat)) => {
                    game.phase = Phase::Sending { size, seat, errand };
                    true
                }
                None => {
                    let layout = Layout::Cages { first: None };
                    game.phase = Phase::Arranging { seat: game.first(), layout };
                    false
                }
            }
        }
        Errand::Books => {
            let mut pending = pending_books(game, seat);
            match (pending.next(), pending.next()) {
                (None, _) => {
                    drop(pending);
                    pass(game, size, seat);
                    false
                }
                (Some(book), None) => {
                    drop(pending);
                    game.phase = Phase::Sending { size, seat, errand: Errand::Colour(book) };
                    true
                }
                _ => true,
            }
        }
        Errand::Cage if game.board.cages.iter().all(Option::is_none) => leave(game, size, seat),
        Errand::Addon if game.board.addons.iter().all(Option::is_none) => leave(game, size, seat),
        Errand::Young if game.board.young.is_empty() => leave(game, size, seat),
        Errand::Old if game.board.old.is_empty() => leave(game, size, seat),
        _ => true,
    }
}

/// DP-SEND-10: nothing there, nothing taken.
fn leave(game: &mut DungeonPetz, size: u8, seat: Seat) -> bool {
    pass(game, size, seat);
    false
}

/// This group is dealt with: the circle goes on with the next seat.
fn pass(game: &mut DungeonPetz, size: u8, seat: Seat) {
    let seat = game.after(seat).unwrap_or_else(|| game.first());
    game.phase = Phase::Sending { size, seat, errand: Errand::Pick };
}

fn pending_books(game: &DungeonPetz, seat: Seat) -> impl Iterator<Item = ArtifactId> + '_ {
    let data = game.data();
    let unread = game.player(seat).artifacts.iter().filter(|owned| owned.colour.is_none());
    unread.map(|owned| owned.artifact).filter(move |id| matches!(data.power(*id), Power::Book { .. }))
}

pub fn answers(game: &DungeonPetz, seat: Seat, size: u8, errand: Errand, put: &mut impl FnMut(Action)) {
    let board = &game.board;
    match errand {
        Errand::Pick => {
            let groups = &game.player(seat).groups;
            for (at, group) in groups.iter().enumerate().filter(|(_, group)| group.size() == size) {
                if !groups[..at].contains(group) {
                    put(Action::Pick { imps: group.imps, gold: group.gold });
                }
            }
        }
        Errand::Go(group) => {
            for place in Place::ALL.iter().filter(|place| game.target(**place, group).is_some()) {
                put(Action::Send(*place));
            }
            put(Action::Home);
        }
        Errand::Cage => board.cages.iter().flatten().for_each(|cage| put(Action::TakeCage(*cage))),
        Errand::Addon => {
            let [upper, lower] = board.addons;
            upper
                .into_iter()
                .chain(lower.filter(|_| lower != upper))
                .for_each(|addon| put(Action::TakeAddon(addon)));
        }
        Errand::Young => board.young.iter().for_each(|pet| put(Action::TakePet(*pet))),
        Errand::Old => board.old.iter().for_each(|pet| put(Action::TakePet(*pet))),
        Errand::Books => pending_books(game, seat).for_each(|book| put(Action::Book(book))),
        Errand::Colour(book) => {
            if let Power::Book { colours: [one, two] } = game.data().power(book) {
                put(Action::Colour(one));
                if two != one {
                    put(Action::Colour(two));
                }
            }
        }
    }
}

pub fn answer(
    game: &mut DungeonPetz,
    seat: Seat,
    size: u8,
    errand: Errand,
    action: Action,
    on: &mut Witness<Event>,
) {
    match (errand, action) {
        (Errand::Pick, Action::Pick { imps, gold }) => {
            let groups = &mut game.player_mut(seat).groups;
            if let Some(at) = groups.iter().position(|group| *group == Group { imps, gold }) {
                groups.remove(at);
            }
            game.phase = Phase::Sending { size, seat, errand: Errand::Go(Group { imps, gold }) };
        }
        (Errand::Go(group), Action::Send(place)) if game.target(place, group).is_some() => {
            send(game, seat, size, group, place, on);
        }
        (Errand::Go(Group { imps, gold }), _) => {
            // DP-SEND-08
            let player = game.player_mut(seat);
            player.imps = player.imps.saturating_add(imps);
            player.gold = player.gold.saturating_add(gold);
            on.tell(Audience::ALL, "DP-SEND-08", || Event::Home { seat, imps, gold });
            pass(game, size, seat);
        }
        (Errand::Cage, Action::TakeCage(cage)) => {
            if let Some(pit) = game.board.cages.iter_mut().find(|pit| **pit == Some(cage)) {
                *pit = None;
                game.player_mut(seat).new_cages.push(cage);
                on.tell(Audience::ALL, "DP-SHOP-05", || Event::TookCage { seat, cage });
            }
            pass(game, size, seat);
        }
        (Errand::Addon, Action::TakeAddon(addon)) => {
            if let Some(slot) = game.board.addons.iter_mut().find(|slot| **slot == Some(addon)) {
                *slot = None;
                game.player_mut(seat).new_addon = Some(addon);
                on.tell(Audience::ALL, "DP-SHOP-10", || Event::TookAddon { seat, addon });
            }
            pass(game, size, seat);
        }
        (Errand::Young, Action::TakePet(pet)) => {
            let pets = &mut game.board.young;
            pets.retain(|known| *known != pet);
            take_pet(game, seat, pet, game.data().sizes.young, on);
            pass(game, size, seat);
        }
        (Errand::Old, Action::TakePet(pet)) => {
            let pets = &mut game.board.old;
            pets.retain(|known| *known != pet);
            take_pet(game, seat, pet, game.data().sizes.older, on);
            pass(game, size, seat);
        }
        (Errand::Books, Action::Book(book)) => {
            game.phase = Phase::Sending { size, seat, errand: Errand::Colour(book) };
        }
        (Errand::Colour(book), Action::Colour(colour)) => {
            // DP-ART-02: chosen for good, and a card of it at once.
            let owned = &mut game.player_mut(seat).artifacts;
            if let Some(owned) =
                owned.iter_mut().find(|owned| owned.artifact == book && owned.colour.is_none())
            {
                owned.colour = Some(colour);
                on.tell(Audience::ALL, "DP-ART-02", || Event::BookColour { seat, artifact: book, colour });
                game.draw_card(seat, colour, on);
            }
            game.phase = Phase::Sending { size, seat, errand: Errand::Books };
        }
        _ => pass(game, size, seat),
    }
}

fn take_pet(game: &mut DungeonPetz, seat: Seat, pet: PetId, size: u8, on: &mut Witness<Event>) {
    // DP-SHOP-16
    game.player_mut(seat).pets.push(Pet::new(pet, size));
    on.tell(Audience::ALL, "DP-SHOP-13", || Event::TookPet { seat, pet, size });
}

/// DP-SEND-06: the imps stand on the space, all gold is spent, the action follows at once.
fn send(game: &mut DungeonPetz, seat: Seat, size: u8, group: Group, place: Place, on: &mut Witness<Event>) {
    let Some(space) = game.target(place, group) else { return };
    let Group { imps, gold } = group;
    game.board.spaces[space] = Some(Crew { seat, imps });
    on.tell(Audience::ALL, "DP-SEND-06", || Event::Sent { seat, imps, gold, place });
    let errand = match place {
        Place::Veg | Place::Mixed | Place::Meat => {
            take_food(game, seat, place, on);
            None
        }
        Place::Artifacts => {
            take_artifacts(game, seat, on);
            Some(Errand::Books)
        }
        Place::Cage => Some(Errand::Cage),
        Place::Addon => Some(Errand::Addon),
        Place::Young => Some(Errand::Young),
        Place::Old => Some(Errand::Old),
        Place::Immigration => {
            invite(game, seat, on);
            None
        }
        Place::Hospital => {
            visit_hospital(game, seat, on);
            None
        }
        Place::Judging => {
            on.tell(Audience::ALL, "DP-SHOP-23", || Event::Judges { seat });
            None
        }
        Place::Platform => None,
    };
    match errand {
        Some(errand) => game.phase = Phase::Sending { size, seat, errand },
        None => pass(game, size, seat),
    }
}

/// DP-SHOP-01, DP-SHOP-02
fn take_food(game: &mut DungeonPetz, seat: Seat, place: Place, on: &mut Witness<Event>) {
    let Some(stand) = game.board.stand_mut(place) else { return };
    let Stand { vegetable, meat, gold } = std::mem::take(stand);
    let player = game.player_mut(seat);
    for (food, count) in [(Food::Vegetable, vegetable), (Food::Meat, meat)] {
        let fresh = &mut player.food[food][0];
        *fresh = fresh.saturating_add(count);
    }
    player.gold = player.gold.saturating_add(gold);
    on.tell(Audience::ALL, "DP-SHOP-01", || Event::TookFood { seat, vegetable, meat, gold });
}

/// DP-SHOP-03, DP-SHOP-04; the box comes with its first token (DP-ART-15).
fn take_artifacts(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    for artifact in std::mem::take(&mut game.board.artifacts) {
        let power = game.data().power(artifact);
        let player = game.player_mut(seat);
        player.artifacts.push(Treasure { artifact, colour: None });
        on.tell(Audience::ALL, "DP-SHOP-03", || Event::TookArtifact { seat, artifact });
        if power == Power::MagicBox {
            player.magic_box = true;
            on.tell(Audience::ALL, "DP-ART-15", || Event::BoxFilled { seat });
        }
    }
}

/// More own imps for the crew on a space.
fn join(game: &mut DungeonPetz, space: Space, imps: u8) {
    if let Some(crew) = &mut game.board.spaces[space] {
        crew.imps = crew.imps.saturating_add(imps);
    }
}

/// DP-SHOP-17, DP-SHOP-18
fn invite(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    let round = game.round;
    let player = game.player_mut(seat);
    let imps = player.invited(round) as u8;
    player.extra_imps.retain(|space| *space > round);
    join(game, Space::Immigration, imps);
    on.tell(Audience::ALL, "DP-SHOP-17", || Event::Invited { seat, imps });
}

/// DP-SHOP-20 to DP-SHOP-22
fn visit_hospital(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    if game.board.potions > 0 {
        game.board.potions -= 1;
        let player = game.player_mut(seat);
        player.potions = player.potions.saturating_add(1);
        on.tell(Audience::ALL, "DP-SHOP-20", || Event::TookPotion { seat });
    }
    let imps = std::mem::take(&mut game.player_mut(seat).hospital);
    if imps > 0 {
        join(game, Space::Hospital, imps);
        on.tell(Audience::ALL, "DP-SHOP-20", || Event::Healed { seat, imps });
    }
}
