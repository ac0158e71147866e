//! What a seat knows as a row of numbers.

use engine::{Id, IdSet, Seat};
use space::{Circle, Pen, count, flags, heap, mark, part, tiles, yes};

use super::{ADVENTURERS, BOARDS, CARDS, EXPERTS, IMPROVED, PALADINS, PETS, ROOMS, SPECIALS};
use crate::{
    View,
    data::{AREAS, CELLS, Class, LAIR, MONSTER_KINDS, PetWindow, TRAP_KINDS},
    dungeon::{Ground, Tile},
    open::{Member, PARTY, Phase, Plan, Player, Site, Spot, Stage, Striker, Task, Who},
    options::{FatigueTarget, PlanningOrder},
    state::{ROUNDS, SEATS},
};

const PHASES: usize = Phase::Over as usize + 1;
const STAGES: usize = Stage::Done as usize + 1;
/// What counts as much of something: more is written as this.
const GOODS: u32 = 20;
const EVIL: u32 = 15;
const FEW: u32 = 8;
const DECK: u32 = 64;

pub(super) fn write(view: &View, seat: Seat, pen: &mut impl Pen) {
    let circle = Circle { seat, players: view.count(), room: SEATS };
    table(view, circle, pen);
    task(view, circle, pen);
    board(view, circle, pen);
    lords(view, circle, pen);
    dungeons(view, circle, pen);
    parties(view, circle, pen);
    own(view, circle, pen);
    battle(view, pen);
}

fn table(view: &View, circle: Circle, pen: &mut impl Pen) {
    let rules = &view.rules;
    pen.one_of("players", SEATS - 1, "how many play: 2 to 4", view.count().checked_sub(2));
    let switches = [
        rules.opportunities,
        rules.fair,
        rules.pets,
        rules.bards,
        rules.new_tiles,
        rules.late_adventurers,
        rules.special_event_hidden,
        rules.tax_conquered,
        rules.planning_order == PlanningOrder::TurnOrder,
        rules.fatigue_target == FatigueTarget::FrontToBack,
        rules.conquest_survives_fatigue,
        rules.witch_targets_distinct,
        rules.room_counts_if_conquered,
        rules.titles_count_conquered,
        rules.room_bonus_on_every_number,
    ];
    pen.field(
        "rules",
        &[switches.len()],
        "modules and switches that are on: opportunities, fair, pets, bards, new tiles, late adventurers, then the rulings \
         that can be turned, in the order of the options",
        |out| flags(out, &switches),
    );
    pen.field("length", &[2], "building seasons and rounds of combat in a year, of 5", |out| {
        heap(out, &[rules.seasons, rules.rounds], 5);
    });
    pen.one_of("year", 2, "the year: 1 or 2", usize::from(view.year).checked_sub(1));
    pen.one_of("season", 5, "the season: 1 to 5", usize::from(view.season).checked_sub(1));
    pen.one_of(
        "round",
        ROUNDS + 1,
        "the round of combat, the first place while building",
        Some(view.round.into()),
    );
    pen.one_of("phase", PHASES, "where the game stands, in the order of a year", Some(view.phase as usize));
    pen.one("cursor", "how far the phase has come, of 16 steps", part(view.cursor, 16));
    pen.one_of("start", SEATS, "the starting player, counted from the observer", circle.distance(view.start));
    pen.one("revealed", "orders of the season that are revealed, of 3", part(view.revealed, 3));
}

const TASKS: usize = 34;

/// A question by its place in the list.
fn kind(task: &Task) -> usize {
    match task {
        Task::FirstHire { .. } => 0,
        Task::Act { .. } => 1,
        Task::Dig { .. } => 2,
        Task::Peek { .. } => 3,
        Task::PutCard { .. } => 4,
        Task::DropTrap { .. } => 5,
        Task::LoseImp { .. } => 6,
        Task::FreeTunnel { .. } => 7,
        Task::Improve { .. } => 8,
        Task::Load { .. } => 9,
        Task::PickPrize { .. } => 10,
        Task::HireDiscarded { .. } => 11,
        Task::BuildDiscarded { .. } => 12,
        Task::Cost { .. } => 13,
        Task::Produce { .. } => 14,
        Task::TakeBack { .. } => 15,
        Task::Tax { .. } => 16,
        Task::Payday { .. } => 17,
        Task::MayPay { .. } => 18,
        Task::Strike { .. } => 19,
        Task::Feed { .. } => 20,
        Task::DiscardPet { .. } => 21,
        Task::Window { .. } => 22,
        Task::BattleWindow { .. } => 23,
        Task::Spring { .. } => 24,
        Task::AimTrap { .. } => 25,
        Task::Attack { .. } => 26,
        Task::Blow { .. } => 27,
        Task::PickMonster { .. } => 28,
        Task::Suggest { .. } => 29,
        Task::PeaceOrEvil { .. } => 30,
        Task::FreePrisoner { .. } => 31,
        Task::TrainedImp { .. } => 32,
    }
}

fn task(view: &View, circle: Circle, pen: &mut impl Pen) {
    let task = view.tasks.last();
    pen.one_of("task", TASKS, "what is asked now, in the order of the kinds of questions", task.map(kind));
    pen.one_of(
        "asked",
        SEATS,
        "who is asked, counted from the observer",
        task.and_then(|task| circle.distance(view.asked(task))),
    );
    pen.one("tasks", "how many questions are in hand, of 24", part(view.tasks.len() as u32, 24));
    let area = match task {
        Some(Task::FirstHire { area, .. } | Task::Act { area, .. }) => Some(area.index()),
        _ => None,
    };
    pen.one_of("task_area", AREAS, "the area it is about", area);
    let slot = if let Some(Task::Act { slot, .. }) = task { Some(usize::from(*slot)) } else { None };
    pen.one_of("task_slot", 3, "the space of that area", slot);
    let monster = match task {
        Some(Task::Cost { kind, .. }) => Some(kind.index()),
        Some(Task::AimTrap { fed: Some(fed), .. }) => Some(fed.index()),
        _ => None,
    };
    pen.one_of("task_monster", MONSTER_KINDS, "the kind of monster it is about", monster);
    let trap = match task {
        Some(Task::Load { trap, .. } | Task::AimTrap { trap, .. }) => Some(trap.index()),
        _ => None,
    };
    pen.one_of("task_trap", TRAP_KINDS, "the kind of trap it is about", trap);
    let event = if let Some(Task::MayPay { event, .. }) = task { Some(event.index()) } else { None };
    pen.one_of("task_event", SPECIALS, "the special event it is about", event);
    let by = if let Some(Task::Blow { by: Striker::Creature(place), .. }) = task {
        Some(place.index())
    } else {
        None
    };
    pen.one_of("task_striker", LAIR, "the place in the lair of the creature that strikes", by);
    pen.field(
        "task_numbers",
        &[4],
        "what the question counts: how much is left of 8, the attack or effect of 8, evil of 8, the pet window of 16",
        |out| match task {
            Some(Task::Dig { left, .. } | Task::Peek { left, .. } | Task::Improve { left, .. }) => {
                out[0] = part(*left, FEW);
            }
            Some(Task::Payday { left, .. } | Task::Strike { left, .. } | Task::Suggest { left, .. }) => {
                out[0] = part(left.len(), FEW);
            }
            Some(Task::Blow { mode, effect, .. }) => {
                out[0] = part(*mode, FEW);
                out[1] = part(*effect, FEW);
            }
            Some(Task::PeaceOrEvil { evil, .. }) => out[2] = part(*evil, FEW),
            Some(Task::Window { window, .. } | Task::BattleWindow { window, .. }) => {
                out[3] = part(window_number(*window), 16);
            }
            _ => {}
        },
    );
}

fn window_number(window: PetWindow) -> u32 {
    1 + window as u32
}

fn board(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.field(
        "spots",
        &[AREAS, 3, SEATS + 1],
        "the three spaces of each area: whose minion stands there, counted from the observer, the dummy's last",
        |out| {
            for (spot, out) in view.spots.iter().flatten().zip(out.chunks_exact_mut(SEATS + 1)) {
                match spot {
                    Spot::Free => {}
                    Spot::Dummy => out[SEATS] = 1.0,
                    Spot::Minion(other) => mark(out, circle.distance(*other)),
                }
            }
        },
    );
    pen.field(
        "dummies",
        &[2, AREAS, 2],
        "orders of the dummies, by area: whether it is inaccessible, whether it was drawn this season",
        |out| {
            for (dummy, out) in view.dummies.iter().zip(out.chunks_exact_mut(2 * AREAS)) {
                dummy.inaccessible.iter().for_each(|area| mark(out, Some(2 * area.index())));
                dummy.open.iter().for_each(|area| mark(out, Some(2 * area.index() + 1)));
            }
        },
    );
    pen.field("dummy_evil", &[2], "the evil of the dummy of 15, whether it has its paladin", |out| {
        out[0] = part(view.dummy_evil, EVIL);
        out[1] = yes(view.dummy_served);
    });
    pen.field("monsters_for_hire", &[MONSTER_KINDS], "monsters on offer, of 4 of a kind", |out| {
        count(out, view.monsters.iter().copied(), 4);
    });
    let to_come = view.monster_stack.raw();
    kinds(pen, "monster_stack", MONSTER_KINDS, "monsters still to come this year, of 8 of a kind", to_come);
    let gone = view.monster_discard.raw();
    kinds(pen, "monster_discard", MONSTER_KINDS, "discarded monsters, of 8 of a kind", gone);
    set(pen, "rooms_for_sale", ROOMS, "rooms on offer", view.rooms.iter().copied());
    set(pen, "room_stack", ROOMS, "rooms still to come this year", view.room_stack.iter());
    set(pen, "room_discard", ROOMS, "discarded rooms", view.room_discard.iter());
    kinds(pen, "trap_discard", TRAP_KINDS, "discarded traps, of 8 of a kind", view.trap_discard.raw());
    set(pen, "trap_display", TRAP_KINDS, "traps laid out to be installed", view.display.iter().copied());
    set(
        pen,
        "adventurers_to_come",
        ADVENTURERS,
        "adventurers of this year not yet drawn",
        view.adventurer_stack.iter(),
    );
    set(pen, "arriving", ADVENTURERS, "adventurers who arrive this season", view.arriving.iter().copied());
    set(
        pen,
        "announced",
        ADVENTURERS,
        "adventurers announced for the next season",
        view.announced.iter().copied(),
    );
    set(pen, "tent", PALADINS, "paladins in the tent", view.tent.iter());
    pen.field(
        "events",
        &[3, 3],
        "taxes, pay day, special: this season, next season, tiles not yet drawn of 4",
        |out| {
            mark(&mut out[..3], view.event.map(|event| event as usize));
            mark(&mut out[3..6], view.next_event.map(|event| event as usize));
            heap(&mut out[6..], &view.event_stack, 4);
        },
    );
    set(pen, "special", SPECIALS, "the special event of this season", view.special);
    set(pen, "next_special", SPECIALS, "the special event of the next season", view.next_special);
    set(pen, "opportunity", BOARDS, "the opportunity board of this season", view.board);
    set(pen, "next_opportunity", BOARDS, "the opportunity board of the next season", view.next_board);
    set(pen, "prizes", BOARDS, "boards still to be chosen at the Fair", view.prizes.iter());
    set(pen, "improved_left", IMPROVED, "improved tunnels still to be had", view.improved.iter());
    set(pen, "experts_left", EXPERTS, "expert tiles still to be had", view.experts.iter());
    pen.one("rent", "gold that waits on III of Rent a Room, of 8", part(view.rent, FEW));
    pen.field("decks", &[2], "cards in the trap deck and in the pet deck, of 64", |out| {
        heap(out, &[view.held.trap_deck, view.held.pet_deck], DECK);
    });
    pen.field(
        "combat_cards",
        &[ROUNDS, CARDS + 2],
        "the combat cards by round: which it is where the observer knows it, whether it lies there, whether face up",
        |out| {
            for (at, (stacked, out)) in view.combat.iter().zip(out.chunks_exact_mut(CARDS + 2)).enumerate() {
                let card = stacked.card.or(view.own.cards[at]);
                mark(&mut out[..CARDS], card.map(Id::index));
                out[CARDS] = 1.0;
                out[CARDS + 1] = yes(stacked.open);
            }
        },
    );
    pen.flag("fatigue_halved", "whether fatigue is halved this year", view.fatigue_halved);
}

fn kinds(pen: &mut impl Pen, name: &'static str, room: usize, meaning: &'static str, counts: &[u8]) {
    pen.field(name, &[room], meaning, |out| heap(out, counts, FEW));
}

fn set<I: Id>(
    pen: &mut impl Pen,
    name: &'static str,
    room: usize,
    meaning: &'static str,
    ids: impl IntoIterator<Item = I>,
) {
    pen.field(name, &[room], meaning, |out| tiles(out, ids));
}

fn lords(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(
        circle,
        "lord",
        20,
        "by seat, the observer first: somebody sits there; evil of 15; gold and food of 20; imps free, used, in training \
         of 20; troll tokens used, helpers, unpaid taxes, invested gold of 8; mourned and imps sent to the Fair of 8; has \
         captured a paladin; foresees; has answered; trap cards, cards laid and pets in hand of 8; pets discarded of 8",
        |other, out| {
            let player = view.player(other);
            out[0] = 1.0;
            out[1] = part(player.evil, EVIL);
            heap(
                &mut out[2..7],
                &[player.gold, player.food, player.imps.free, player.imps.used, player.imps.training],
                GOODS,
            );
            heap(
                &mut out[7..13],
                &[
                    player.tokens_used,
                    player.helpers,
                    player.unpaid,
                    player.invested,
                    player.mourned,
                    view.bid(other),
                ],
                FEW,
            );
            flags(&mut out[13..16], &[player.captor, player.foresees, view.has_answered(other)]);
            let held = &view.held;
            let at = other.index();
            heap(
                &mut out[16..20],
                &[held.traps[at], held.planned[at], held.pets[at], held.discarded[at]],
                FEW,
            );
        },
    );
    pen.by_seat(
        circle,
        "orders",
        5 * AREAS,
        "by seat: the three orders that the observer knows, the dummy's third order, inaccessible orders, each by area",
        |other, out| {
            let player = view.player(other);
            let orders = view.orders_of(other, view.hand(other));
            for (order, out) in orders.zip(out[..3 * AREAS].chunks_exact_mut(AREAS)) {
                mark(out, Some(order.index()));
            }
            mark(&mut out[3 * AREAS..4 * AREAS], view.third_order(other).map(Id::index));
            tiles(&mut out[4 * AREAS..], player.inaccessible.iter());
        },
    );
    pen.by_seat(
        circle,
        "on_card",
        3,
        "by seat: orders whose minion stands on its card, blocked or not executed",
        |other, out| flags(out, &view.player(other).on_card),
    );
    pen.by_seat(
        circle,
        "lair",
        2 * MONSTER_KINDS,
        "by seat: creatures of each kind that are ready, then those that are not, of 4",
        |other, out| {
            let player = view.player(other);
            let (ready, rest) = out.split_at_mut(MONSTER_KINDS);
            count(
                ready,
                player.lair.iter().filter(|creature| creature.ready).map(|creature| creature.kind),
                4,
            );
            count(
                rest,
                player.lair.iter().filter(|creature| !creature.ready).map(|creature| creature.kind),
                4,
            );
        },
    );
    pen.by_seat(circle, "prison", ADVENTURERS, "by seat: adventurers in prison", |other, out| {
        tiles(out, view.player(other).prison.iter());
    });
    pen.by_seat(circle, "captured", PALADINS, "by seat: paladins captured", |other, out| {
        tiles(out, view.player(other).captured_paladins.iter());
    });
    pen.by_seat(circle, "used_pets", PETS, "by seat: pets that lie face up", |other, out| {
        tiles(out, view.player(other).used_pets.iter());
    });
    pen.by_seat(
        circle,
        "fighter",
        2,
        "by seat: whether a pet can be sent to battle, whether it is ready",
        |other, out| flags(out, &[view.player(other).fighter.is_some(), view.player(other).fighter_ready]),
    );
}

const TILE: usize = 7;

fn dungeons(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(
        circle,
        "dungeon",
        CELLS * TILE,
        "by seat, for each cell: tunnel, improved tunnel, room, conquered, worked, uses of 4, a trap waits there",
        |other, out| {
            let player = view.player(other);
            for (tile, out) in player.dungeon.0.iter().zip(out.chunks_exact_mut(TILE)) {
                cell(tile, out);
            }
        },
    );
    pen.by_seat(circle, "rooms", ROOMS, "by seat: rooms in the dungeon", |other, out| {
        let player = view.player(other);
        for tile in &player.dungeon.0 {
            if let Ground::Room(room) = tile.is {
                mark(out, Some(room.index()));
            }
        }
    });
    pen.by_seat(circle, "rented", 2 * ROOMS, "by seat: rooms rented, then those conquered", |other, out| {
        let player = view.player(other);
        let (all, conquered) = out.split_at_mut(ROOMS);
        tiles(all, player.rented.iter().map(|rented| rented.room));
        tiles(conquered, player.rented.iter().filter(|rented| rented.conquered).map(|rented| rented.room));
    });
    pen.field(
        "own_cells",
        &[CELLS, ROOMS + IMPROVED],
        "for each cell of the observer: which room, which improved tunnel",
        |out| {
            let cells = &view.player(circle.seat).dungeon.0;
            for (tile, out) in cells.iter().zip(out.chunks_exact_mut(ROOMS + IMPROVED)) {
                match tile.is {
                    Ground::Room(room) => mark(&mut out[..ROOMS], Some(room.index())),
                    Ground::Improved(id) => mark(&mut out[ROOMS..], Some(id.index())),
                    Ground::Rock | Ground::Tunnel => {}
                }
            }
        },
    );
}

fn cell(tile: &Tile, out: &mut [f32]) {
    match tile.is {
        Ground::Rock => {}
        Ground::Tunnel => out[0] = 1.0,
        Ground::Improved(_) => out[1] = 1.0,
        Ground::Room(_) => out[2] = 1.0,
    }
    out[3] = yes(tile.conquered);
    out[4] = yes(tile.worked);
    out[5] = part(tile.uses, 4);
    out[6] = yes(tile.trap.is_some());
}

const CLASSES: usize = 5;
const MEMBER: usize = CLASSES + 9;

fn parties(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(
        circle,
        "party",
        PARTY * MEMBER,
        "by seat, for each place of the party that marches against it: the class, a paladin, an illusion; hit points, damage \
         and poison of 12, courage of 8; icons of 4; hidden; whether somebody is there",
        |other, out| {
            let player = view.player(other);
            for (member, out) in player.party.iter().zip(out.chunks_exact_mut(MEMBER)) {
                somebody(view, member, out);
            }
        },
    );
    pen.by_seat(
        circle,
        "plan",
        CELLS + ROOMS + 2 + MONSTER_KINDS,
        "by seat: where the battle of this round is, in a cell or a rented room, as far as the observer knows the plan; a pet \
         is sent; plans begun anew of 12; the kinds of creatures sent, of 4",
        |other, out| plan(view.player(other), view.plan(other), out),
    );
}

fn somebody(view: &View, member: &Member, out: &mut [f32]) {
    let data = view.data();
    let icons = match member.who {
        Who::Adventurer(id) => {
            let adventurer = data.adventurer(id);
            mark(&mut out[..CLASSES], Some(class(adventurer.class)));
            adventurer.icons
        }
        Who::Paladin(id) => {
            out[CLASSES] = 1.0;
            let paladin = data.paladin(id);
            paladin.traps + paladin.magic + paladin.hearts
        }
        Who::Illusion => {
            out[CLASSES + 1] = 1.0;
            0
        }
    };
    heap(&mut out[CLASSES + 2..], &[view.hit_points(member), member.damage, member.poison], 12);
    out[CLASSES + 5] = part(member.courage, FEW);
    out[CLASSES + 6] = part(icons, 4);
    out[CLASSES + 7] = yes(member.hidden);
    out[CLASSES + 8] = 1.0;
}

fn class(class: Class) -> usize {
    match class {
        Class::Warrior => 0,
        Class::Thief => 1,
        Class::Priest => 2,
        Class::Wizard => 3,
        Class::Bard => 4,
    }
}

fn plan(player: &Player, plan: &Plan, out: &mut [f32]) {
    match plan.site {
        Some(Site::Cell(cell)) => mark(&mut out[..CELLS], Some(cell.index())),
        Some(Site::Rented(room)) => mark(&mut out[CELLS..CELLS + ROOMS], Some(room.index())),
        None => {}
    }
    out[CELLS + ROOMS] = yes(plan.pet);
    out[CELLS + ROOMS + 1] = part(plan.again, Plan::MOST_AGAIN.into());
    let sent = plan.sent.iter().filter_map(|place| player.lair.get(place.index()));
    count(&mut out[CELLS + ROOMS + 2..], sent.map(|creature| creature.kind), 4);
}

fn own(view: &View, circle: Circle, pen: &mut impl Pen) {
    let seat = circle.seat;
    let (player, hand) = (view.player(seat), view.hand(seat));
    kinds(pen, "traps", TRAP_KINDS, "the observer's trap cards, of 8 of a kind", hand.traps.raw());
    set(pen, "pets", PETS, "the observer's pets, face down", hand.pets.iter());
    set(pen, "passing", PETS, "the pet on its way to the left neighbour", hand.passing);
    set(pen, "pets_discarded", PETS, "the pets the observer has discarded", hand.discarded.iter());
    set(pen, "parade", PETS, "the scoring pets the observer shows", hand.parade.iter());
    set(pen, "orders_dealt", AREAS, "the three orders drawn at set-up", hand.dealt.iter().copied());
    pen.field("laid", &[4, TRAP_KINDS], "the trap cards of the observer's plan", |out| {
        for (laid, out) in hand.laid.iter().zip(out.chunks_exact_mut(TRAP_KINDS)) {
            mark(out, Some(laid.trap.index()));
        }
    });
    pen.flag("quiet", "whether the observer wants no questions about pets", hand.quiet);
    pen.field(
        "own_lair",
        &[LAIR, MONSTER_KINDS + EXPERTS + 3],
        "each place of the observer's lair: which creature, which expert tile, ready, expert used, sent to this battle",
        |out| {
            let sent = view.plan(seat).sent;
            for (at, (creature, out)) in
                player.lair.iter().zip(out.chunks_exact_mut(MONSTER_KINDS + EXPERTS + 3)).enumerate()
            {
                mark(&mut out[..MONSTER_KINDS], Some(creature.kind.index()));
                let rest = &mut out[MONSTER_KINDS..];
                mark(&mut rest[..EXPERTS], creature.expert.map(Id::index));
                let sent = sent.contains(Id::from_index(at as u8));
                flags(&mut rest[EXPERTS..], &[creature.ready, creature.expert_used, sent]);
            }
        },
    );
}

fn battle(view: &View, pen: &mut impl Pen) {
    let battle = &view.battle;
    pen.one_of("stage", STAGES, "the step of the battle being fought", Some(battle.stage as usize));
    pen.field(
        "battle",
        &[11],
        "what is in force in it: no fast spells, no slow spells, no healing, no conquest, attacked, no fatigue, rage, no \
         bonuses, the pet has acted, the pet is a sheep, an installed trap waits",
        |out| {
            flags(
                out,
                &[
                    battle.skip_fast,
                    battle.skip_slow,
                    battle.skip_healing,
                    battle.skip_conquest,
                    battle.attacked,
                    battle.no_fatigue,
                    battle.rage,
                    battle.no_bonuses,
                    battle.pet_acted,
                    battle.pet_sheep,
                    battle.installed.is_some(),
                ],
            );
        },
    );
    pen.between(
        "battle_numbers",
        &[4],
        (-1.0, 1.0),
        "additions to fatigue, shield, trap icons spent, what a sheep deals, each of 8",
        |out| {
            out[0] = (f32::from(battle.fatigue) / FEW as f32).clamp(-1.0, 1.0);
            heap(&mut out[1..], &[battle.shield, battle.icons_spent, battle.sheep_damage], FEW);
        },
    );
    pen.field("battle_traps", &[TRAP_KINDS], "traps that have not gone off, of 4 of a kind", |out| {
        count(out, battle.traps.iter().map(|laid| laid.trap), 4);
    });
    let places = |out: &mut [f32], places: IdSet<crate::data::Place>| tiles(out, places.iter());
    pen.field("acted", &[LAIR], "places of the lair whose creature has had its turn", |out| {
        places(out, battle.acted)
    });
    pen.field("sheep", &[LAIR], "places of the lair whose creature is a sheep", |out| {
        places(out, battle.sheep)
    });
}
