//! What a seat knows as a row of numbers.

use engine::{MAX_SEATS, Seat};
use space::{Circle, Pen, flags, heap, mark, part, tiles, yes};

use super::{CITIZENS, DOMAINS, DUKES, MONSTERS, SOURCES};
use crate::{
    View,
    data::{CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS},
    open::{Cover, EffectOf, MAX_CITIZEN_STACK, MAX_MONSTER_STACK, Pending, Phase, Player},
    slot::{Row, SLOTS, Slot},
};

/// What counts as much of something: more is written as this.
const MUCH: u32 = 40;
const DEAR: u32 = 20;
const POINTS: u32 = 100;
const TURNS: u32 = 100;

const PHASES: usize = Phase::Over as usize + 1;

pub(super) fn write(view: &View, seat: Seat, pen: &mut impl Pen) {
    let circle = Circle { seat, players: view.count(), room: MAX_SEATS };
    table(view, circle, pen);
    centre(view, seat, pen);
    tableaus(view, circle, pen);
    own(view, seat, pen);
    under_way(view, seat, pen);
}

fn table(view: &View, circle: Circle, pen: &mut impl Pen) {
    let rules = &view.rules;
    pen.one_of("players", MAX_SEATS, "how many play: 1 to 5", Some(view.count() - 1));
    let switches = [
        rules.events,
        rules.mixed,
        rules.no_duke,
        rules.hard_sum,
        rules.hard_exhausted,
        rules.double_sum_twice,
        rules.magic_pays_effects,
        rules.resting_doubles,
        rules.dark_lord_undealt,
        rules.event_token_on_itself,
        rules.solo_board_vp,
    ];
    pen.field(
        "rules",
        &[switches.len()],
        "variants and switches that are on, in the order of the options from `events` on",
        |out| flags(out, &switches),
    );
    pen.one_of(
        "phase",
        PHASES,
        "where the turn stands, in the order of a turn from choosing Dukes to the end",
        Some(view.phase as usize),
    );
    pen.one("turn", "turns begun so far, of 100", part(view.turn, TURNS));
    let to = |other| circle.distance(other);
    pen.one_of("active", MAX_SEATS, "whose turn it is, counted from the observer", to(view.active));
    pen.one_of("first", MAX_SEATS, "who began, counted from the observer", to(view.first));
    pen.one_of(
        "resting",
        MAX_SEATS,
        "who rests (five players), counted from the observer",
        view.resting().and_then(to),
    );
    pen.flag("last_round", "whether the last round is played", view.last_round);
    pen.field("dice", &[2, 6], "what each die shows, from 1 to 6", |out| {
        for (die, out) in view.dice.iter().zip(out.chunks_exact_mut(6)) {
            mark(out, usize::from(*die).checked_sub(1));
        }
    });
}

fn centre(view: &View, seat: Seat, pen: &mut impl Pen) {
    pen.field(
        "monster_stacks",
        &[MONSTER_STACKS, MONSTERS],
        "the Monster on top of each stack M1 to M5, by its place in the data pack",
        |out| {
            for (stack, out) in view.monsters.iter().zip(out.chunks_exact_mut(MONSTERS)) {
                mark(out, stack.cards.last().map(|id| usize::from(id.0)));
            }
        },
    );
    pen.field("monsters_left", &[MONSTERS], "how many of each Monster lie in the stacks, of 6", |out| {
        for id in view.monsters.iter().flat_map(|stack| &stack.cards) {
            out[usize::from(id.0)] += 1.0 / MAX_MONSTER_STACK as f32;
        }
        out.iter_mut().for_each(|out| *out = out.min(1.0));
    });
    pen.field(
        "citizen_stacks",
        &[CITIZEN_STACKS, CITIZENS],
        "the Citizen on top of each stack C1 to C10, by its place in the data pack",
        |out| {
            for (stack, out) in view.citizens.iter().zip(out.chunks_exact_mut(CITIZENS)) {
                mark(out, stack.cards.last().map(|id| usize::from(id.0)));
            }
        },
    );
    pen.field(
        "domain_stacks",
        &[DOMAIN_STACKS, DOMAINS],
        "the face-up Domain of each stack D1 to D5, by its place in the data pack",
        |out| {
            for (stack, out) in view.domains.iter().zip(out.chunks_exact_mut(DOMAINS)) {
                mark(out, stack.top.map(|id| usize::from(id.0)));
            }
        },
    );
    slots(view, seat, pen);
    pen.field(
        "events_in_play",
        &[MONSTERS],
        "Monster Events that cover a slot, by their place in the data pack",
        |out| {
            for slot in Slot::all() {
                if let Cover::Event(id) = view.cover(slot) {
                    mark(out, Some(usize::from(id.0)));
                }
            }
        },
    );
    let pile = &view.exhausted;
    pen.field(
        "exhausted_pile",
        &[3],
        "the Exhausted stack: plain cards, unknown Events, known Events, each of 10",
        |out| {
            out[0] = part(pile.plain, 10);
            out[1] = part(pile.hidden_events, 10);
            out[2] = part(pile.events.len() as u32, 10);
        },
    );
    pen.field("events_to_come", &[MONSTERS], "known Events of the Exhausted stack", |out| {
        tiles(out, pile.events.iter().copied());
    });
    pen.field("domains_removed", &[DOMAINS], "Domains that the set-up took out", |out| {
        tiles(out, view.removed.iter());
    });
}

const SLOT: usize = 9;

fn slots(view: &View, seat: Seat, pen: &mut impl Pen) {
    let player = view.player(seat);
    pen.field(
        "slots",
        &[SLOTS, SLOT],
        "each slot M1 to M5, C1 to C10, D1 to D5: cards left of 6, Exhausted, covered by an Event, the price for the \
         observer in Gold or Strength and in Magic of 20, whether it can be paid, points of 10, tokens that raise the \
         price of 10, Gold tokens of 10",
        |out| {
            for (slot, out) in Slot::all().zip(out.chunks_exact_mut(SLOT)) {
                out[0] = part(view.stack_size(slot) as u32, MAX_CITIZEN_STACK as u32);
                match view.cover(slot) {
                    Cover::Bare => {}
                    Cover::Exhausted => out[1] = 1.0,
                    Cover::Event(_) => out[2] = 1.0,
                }
                if let Some(price) = view.price(player, slot) {
                    out[3] = part(price.base, DEAR);
                    out[4] = part(price.magic, DEAR);
                    let payable = price.splits(player.stock.of(price.resource), player.stock.magic).is_some();
                    out[5] = yes(payable);
                }
                let points = match (view.monster_in(slot), slot.row()) {
                    (Some(id), _) => view.pack.monster(id).vp,
                    (None, Row::Domain(at)) => view.domains[at].top.map_or(0, |id| view.pack.domain(id).vp),
                    _ => 0,
                };
                out[6] = part(points, 10);
                if view.monster_in(slot).is_some() {
                    let tokens = view.tokens_on(slot);
                    out[7] = part(u32::from(tokens.strength) + u32::from(tokens.magic), 10);
                    out[8] = part(tokens.gold, 10);
                }
            }
        },
    );
}

fn tableaus(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(circle, "seated", 1, "whether somebody sits there, the observer first", |_, out| {
        out[0] = 1.0
    });
    pen.by_seat(
        circle,
        "stock",
        4,
        "by seat, the observer first: Gold, Strength, Magic of 40, Victory Points on the board of 100",
        |other, out| {
            let player = view.player(other);
            let stock = &player.stock;
            out.copy_from_slice(&[
                part(stock.gold, MUCH),
                part(stock.strength, MUCH),
                part(stock.magic, MUCH),
                part(stock.vp, POINTS),
            ]);
        },
    );
    pen.by_seat(
        circle,
        "points",
        1,
        "by seat: points that all can see, on the board, Monsters and Domains, of 100",
        |other, out| out[0] = part(open_points(view, view.player(other)), POINTS),
    );
    pen.by_seat(circle, "citizens", CITIZENS, "by seat: Citizens of each kind, of 6", |other, out| {
        heap(out, view.player(other).citizens.raw(), 6);
    });
    pen.by_seat(circle, "roles", 4, "by seat: Citizens of each Role, of 20", |other, out| {
        view.citizen_roles(other).iter().zip(out).for_each(|(n, out)| *out = part(*n, 20));
    });
    pen.by_seat(circle, "domains", DOMAINS, "by seat: Domains built", |other, out| {
        tiles(out, view.player(other).domains.iter())
    });
    pen.by_seat(circle, "monsters", MONSTERS, "by seat: Monsters of each kind slain, of 6", |other, out| {
        heap(out, view.player(other).monsters.raw(), 6);
    });
    pen.by_seat(
        circle,
        "owes",
        3,
        "by seat: a Duke to choose, choices and exchanges of this Harvest still open, of 8",
        |other, out| {
            let player = view.player(other);
            out[0] = yes(player.choosing);
            out[1] = part(player.choices.len() as u32, 8);
            out[2] = part(player.exchanges.len() as u32, 8);
        },
    );
    let lord = &view.dark_lord;
    pen.flag("dark_lord", "solo: whether the Dark Lord has his Duke", lord.drawn);
    pen.field("dark_lord_citizens", &[CITIZENS], "solo: Citizens he has captured, of 6", |out| {
        heap(out, lord.citizens.raw(), 6);
    });
    pen.field("dark_lord_domains", &[DOMAINS], "solo: Domains he has captured", |out| {
        tiles(out, lord.domains.iter());
    });
}

fn open_points(view: &View, player: &Player) -> u32 {
    let monsters = player.monsters.iter().map(|(id, n)| u32::from(view.pack.monster(id).vp) * u32::from(n));
    let domains = player.domains.iter().map(|id| u32::from(view.pack.domain(id).vp));
    player.stock.vp.saturating_add(monsters.sum::<u32>() + domains.sum::<u32>())
}

fn own(view: &View, seat: Seat, pen: &mut impl Pen) {
    let dukes = &view.own.dukes[seat.index()];
    pen.field("dukes_dealt", &[DUKES], "the Dukes the observer may choose from", |out| {
        tiles(out, dukes.dealt.iter().copied());
    });
    let place = |id: Option<crate::data::DukeId>| id.map(|id| usize::from(id.0));
    pen.one_of("duke", DUKES, "the observer's Duke", place(dukes.duke));
    pen.one_of("duke_rejected", DUKES, "the Duke the observer did not choose", place(dukes.rejected));
}

fn under_way(view: &View, seat: Seat, pen: &mut impl Pen) {
    let progress = &view.progress;
    let player = view.player(seat);
    let source = |pending: &Pending| usize::from(pending.source.0);
    pen.one_of(
        "choice",
        SOURCES,
        "the Citizen or Starter whose choice the observer owes in this Harvest",
        player.choices.first().map(source),
    );
    pen.field("exchanges", &[SOURCES], "whose exchanges the observer may still use", |out| {
        player.exchanges.iter().for_each(|pending| mark(out, Some(source(pending))));
    });
    pen.one_of(
        "taking",
        SOURCES,
        "the Citizen by which the Active player takes now",
        progress.takes.first().map(source),
    );
    pen.one("actions_left", "actions left in this turn, of 4", part(progress.actions_left, 4));
    pen.field("buying", &[SLOTS], "the slot whose card is being paid for", |out| {
        mark(out, progress.buying.and_then(|buying| Slot::all().position(|slot| slot == buying)));
    });
    let frame = progress.frames.last();
    pen.one_of(
        "effect_of_monster",
        MONSTERS,
        "the Monster whose effect is being carried out",
        frame.and_then(
            |frame| if let EffectOf::Monster(id) = frame.effect { Some(usize::from(id.0)) } else { None },
        ),
    );
    pen.one_of(
        "effect_of_domain",
        DOMAINS,
        "the Domain whose effect is being carried out",
        frame.and_then(
            |frame| if let EffectOf::Domain(id) = frame.effect { Some(usize::from(id.0)) } else { None },
        ),
    );
    pen.one("effect_at", "how far that effect is, of 4 operations", part(frame.map_or(0, |f| f.at), 4));
    pen.field("dice_used", &[DOMAINS], "dice Domains used in this roll", |out| {
        tiles(out, progress.used.iter())
    });
    pen.field("at_end", &[DOMAINS], "Domains that still work at the end of this Action phase", |out| {
        tiles(out, progress.at_end.iter());
    });
    pen.field("events_woken", &[MONSTERS], "Monster Events resolved in this turn", |out| {
        tiles(out, progress.woken.iter());
    });
    pen.flag(
        "second_harvest",
        "solo: whether this is the second Harvest of the turn",
        progress.second_harvest,
    );
    pen.field("attacks", &[6], "solo: attacks still to come, by number, of 3", |out| {
        for number in &progress.attacks {
            if let Some(out) = usize::from(*number).checked_sub(1).and_then(|at| out.get_mut(at)) {
                *out += 1.0 / 3.0;
            }
        }
    });
    pen.flag("any_stack", "solo: whether the stack of a 6 is being chosen", progress.any_stack);
    pen.one_of("column", MONSTER_STACKS, "solo: the column under attack", progress.column.map(usize::from));
}
