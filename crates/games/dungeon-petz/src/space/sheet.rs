//! What a seat knows as a row of numbers.

use engine::Seat;
use space::{Circle, Pen, count, flags, heap, mark, part, tiles, yes};

use crate::{
    View,
    data::{BARS, MAX_TILES},
    open::{Errand, Groups, Layout, MAX_SPACES, Pet, Phase, Plot, Stand, Step, needs},
    terms::{Colour, Diet, Food, Need, SPACES, Space, Term},
};

const SEATS: usize = 4;
const PHASES: usize = 15;
const PLOTS: usize = Plot::ALL.len();
const COLOURS: usize = Colour::ALL.len();
const NEEDS: usize = Need::ALL.len();
/// Needs that stand on cards: all but sleep.
const FACES: usize = NEEDS - 1;
/// What counts as much of something: more is written as this.
const IMPS: u32 = 10;
const GOLD: u32 = 40;
const FEW: u32 = 8;
const DECK: u32 = 40;
const REPUTATION: f32 = 200.0;

pub(super) fn write(view: &View, seat: Seat, pen: &mut impl Pen) {
    let circle = Circle { seat, players: view.players.len(), room: SEATS };
    table(view, circle, pen);
    asked(view, circle, pen);
    board(view, circle, pen);
    burrows(view, circle, pen);
    displays(view, circle, pen);
    own(view, circle, pen);
}

fn table(view: &View, circle: Circle, pen: &mut impl Pen) {
    let options = &view.options;
    pen.one_of("players", SEATS - 1, "how many play: 2 to 4", view.players.len().checked_sub(2));
    pen.field(
        "variants",
        &[5],
        "variants that are played: double, foresight, total foresight, meat stand, final order",
        |out| {
            let variants = [
                options.double,
                options.foresight,
                options.total_foresight,
                options.meat_stand,
                options.final_order,
            ];
            flags(out, &variants);
        },
    );
    pen.one("round", "the round, as part of all rounds", part(view.round, view.rounds().max(1).into()));
    pen.one_of(
        "start",
        SEATS,
        "who holds the starting player token, counted from the observer",
        circle.distance(view.start),
    );
    pen.field(
        "order",
        &[SEATS, SEATS],
        "turn order: by place, who it is, counted from the observer",
        |out| {
            for (next, out) in view.order().into_iter().zip(out.chunks_exact_mut(SEATS)) {
                mark(out, circle.distance(next));
            }
        },
    );
}

/// A phase by its place in the round, and whose turn it is.
fn phase(phase: &Phase) -> (usize, Option<Seat>) {
    match *phase {
        Phase::Setup => (0, None),
        Phase::Grouping => (1, None),
        Phase::Sending { seat, .. } => (2, Some(seat)),
        Phase::Arranging { seat, .. } => (3, Some(seat)),
        Phase::Drawing { seat, .. } => (4, Some(seat)),
        Phase::Assigning => (5, None),
        Phase::Showing { seat, .. } => (6, Some(seat)),
        Phase::Awards => (7, None),
        Phase::Selling { seat } => (8, Some(seat)),
        Phase::Discarding => (9, None),
        Phase::Cleaning { seat, .. } => (10, Some(seat)),
        Phase::Growing => (11, None),
        Phase::Storing { seat } => (12, Some(seat)),
        Phase::Scoring => (13, None),
        Phase::Over => (14, None),
    }
}

fn asked(view: &View, circle: Circle, pen: &mut impl Pen) {
    let (place, turn) = phase(&view.phase);
    pen.one_of(
        "phase",
        PHASES,
        "where the round stands, from its set-up to the end of the game",
        Some(place),
    );
    pen.one_of(
        "active",
        SEATS,
        "whose turn it is, counted from the observer, where turns are taken",
        turn.and_then(|turn| circle.distance(turn)),
    );
    pen.field(
        "errand",
        &[11],
        "while groups are sent: the size of groups of 20; what is asked (pick, go, cage, addon, young pet, older pet, \
         books, colour); imps of 10 and gold of 40 of the group that goes",
        |out| {
            let Phase::Sending { size, errand, .. } = view.phase else { return };
            out[0] = part(size, 20);
            let at = match errand {
                Errand::Pick => 0,
                Errand::Go(group) => {
                    out[9] = part(group.imps, IMPS);
                    out[10] = part(group.gold, GOLD);
                    1
                }
                Errand::Cage => 2,
                Errand::Addon => 3,
                Errand::Young => 4,
                Errand::Old => 5,
                Errand::Books => 6,
                Errand::Colour(_) => 7,
            };
            mark(out, Some(1 + at));
        },
    );
    pen.field("book", &[MAX_TILES], "the book whose colour is asked", |out| {
        if let Phase::Sending { errand: Errand::Colour(book), .. } = view.phase {
            mark(out, Some(usize::from(book.0)));
        }
    });
    pen.field(
        "layout",
        &[4],
        "while a display is arranged: whether cages, which of two cages, an addon or pets are asked",
        |out| {
            let Phase::Arranging { layout, .. } = view.phase else { return };
            let at = match layout {
                Layout::Cages { .. } => 0,
                Layout::Keep { .. } => 1,
                Layout::Addon => 2,
                Layout::Pets { .. } => 3,
            };
            mark(out, Some(at));
        },
    );
    pen.field("to_house", &[MAX_TILES], "the pet that is asked about while a display is arranged", |out| {
        if let Phase::Arranging { seat, layout: Layout::Pets { next } } = view.phase {
            let pet = view.player(seat).pets.get(usize::from(next));
            mark(out, pet.map(|pet| usize::from(pet.pet.0)));
        }
    });
    pen.one("thrown", "cards thrown away with the crystal ball, of 8", {
        if let Phase::Drawing { thrown, .. } = &view.phase { part(thrown.len() as u32, FEW) } else { 0.0 }
    });
    showing(view, pen);
}

fn showing(view: &View, pen: &mut impl Pen) {
    let step = if let Phase::Showing { step, .. } = view.phase { Some(step) } else { None };
    let (mut plot, mut gap, mut met, mut colour, mut need) = (None, None, [0; PLOTS], None, None);
    let at = step.map(|step| match step {
        Step::Reveal => 0,
        Step::Hunger { plot: at } => {
            plot = Some(at);
            1
        }
        Step::Poop => 2,
        Step::Play { gap: at, met: so_far, .. } => {
            (gap, met) = (Some(at.index()), so_far);
            3
        }
        Step::Anger { plot: at } => {
            plot = Some(at);
            4
        }
        Step::Magic { plot: at } => {
            plot = Some(at);
            5
        }
        Step::Shovel { plot: at } => {
            plot = Some(at);
            6
        }
        Step::Disease => 7,
        Step::Sleep { colour: of, from } => {
            (colour, need) = (Some(of.index()), Some(from.index()));
            8
        }
        Step::ShovelAgain { plot: at } => {
            plot = Some(at);
            9
        }
        Step::Exhibit => 10,
    });
    let mut removed = 0;
    if let Phase::Cleaning { plot: at, removed: so_far, .. } = view.phase {
        (plot, removed) = (Some(at), so_far);
    }
    pen.one_of(
        "step",
        11,
        "the step of showing off: reveal, hunger, poop, play, anger, magic, shovel, disease, sleep, shovel again, exhibit",
        at,
    );
    pen.one_of("step_plot", PLOTS, "the plot that this step or the cleaning is about", plot.map(Plot::index));
    pen.one_of("step_gap", 4, "the gap that imps are put on next", gap);
    pen.field("play_met", &[PLOTS], "needs to play met by imps so far, of 8, by plot", |out| {
        heap(out, &met, FEW)
    });
    pen.one_of("step_colour", COLOURS, "the colour of the surplus cards", colour);
    pen.one_of("step_need", NEEDS, "the need from which on surplus cards are asked", need);
    pen.one("removed", "tokens cleaned away so far, of 20", part(removed, 20));
}

/// One tile for each place.
fn places<I: engine::Id>(out: &mut [f32], ids: impl IntoIterator<Item = Option<I>>) {
    for (id, out) in ids.into_iter().zip(out.chunks_exact_mut(MAX_TILES)) {
        mark(out, id.map(engine::Id::index));
    }
}

fn board(view: &View, circle: Circle, pen: &mut impl Pen) {
    let board = &view.board;
    pen.field(
        "spaces",
        &[SPACES, SEATS + 1],
        "the action spaces: who stands there, counted from the observer, and how many imps of 10",
        |out| {
            for (crew, out) in board.spaces.items().iter().zip(out.chunks_exact_mut(SEATS + 1)) {
                if let Some(crew) = crew {
                    mark(out, circle.distance(crew.seat));
                    out[SEATS] = part(crew.imps, IMPS);
                }
            }
        },
    );
    pen.field(
        "neutral",
        &[Space::ALL.len()],
        "spaces with a neutral imp, those of the dummies last",
        |out| {
            board.neutral.iter().for_each(|space| mark(out, Some(space.index())));
        },
    );
    pen.field(
        "stands",
        &[3, 3],
        "vegetables, meat and gold, of 8, on the vegetable, the mixed and the meat stand",
        |out| {
            let stands = [&board.vegetable_stand, &board.mixed_stand, &board.meat_stand];
            for (Stand { vegetable, meat, gold }, out) in stands.into_iter().zip(out.chunks_exact_mut(3)) {
                heap(out, &[*vegetable, *meat, *gold], FEW);
            }
        },
    );
    pen.field("artifacts_for_sale", &[MAX_TILES], "artifacts in the market", |out| {
        tiles(out, board.artifacts.iter().copied());
    });
    pen.field("cages_for_sale", &[3, MAX_TILES], "the cages in the pits: top, middle, bottom", |out| {
        places(out, board.cages);
    });
    pen.field("addons_for_sale", &[2, MAX_TILES], "the upper and the lower addon", |out| {
        places(out, board.addons);
    });
    pen.field("young_pets", &[MAX_TILES], "young pets for sale", |out| {
        tiles(out, board.young.iter().copied())
    });
    pen.field("older_pets", &[MAX_TILES], "older pets for sale", |out| tiles(out, board.old.iter().copied()));
    pen.one("potions_left", "potions on the board, of 20", part(board.potions, 20));
    pen.field("discards", &[COLOURS, FACES], "discarded need cards of each colour and need, of 8", |out| {
        for (colour, out) in board.discards.items().iter().zip(out.chunks_exact_mut(FACES)) {
            heap(out, colour.items(), FEW);
        }
    });
    pen.field("exhibitions", &[MAX_SPACES, MAX_TILES], "the exhibitions turned up, in their order", |out| {
        places(out, board.exhibitions.iter().copied().map(Some));
    });
    pen.field("customers", &[MAX_SPACES, MAX_TILES], "the customers turned up, in their order", |out| {
        places(out, board.customers.iter().copied().map(Some));
    });
    pen.one_of(
        "exhibition_now",
        MAX_TILES,
        "the exhibition of this round",
        view.exhibition().map(|id| usize::from(id.0)),
    );
    pen.field("customers_now", &[MAX_TILES], "the customers of this round", |out| {
        tiles(out, view.customers())
    });
    let hidden = &view.own;
    pen.field("decks", &[COLOURS], "cards left in each need deck, of 40", |out| {
        heap(out, hidden.decks.items(), DECK);
    });
    pen.field("pet_pile", &[MAX_TILES], "pets still to come", |out| {
        tiles(out, hidden.pet_pile.iter().copied())
    });
    pen.field("cage_stack", &[MAX_TILES], "cages still to come", |out| {
        tiles(out, hidden.cage_stack.iter().copied());
    });
    pen.field("addon_stack", &[MAX_TILES], "addons still to come, of 4 of a kind", |out| {
        count(out, hidden.addon_stack.iter().copied(), 4);
    });
    pen.field("artifact_stack", &[MAX_TILES], "artifacts still to come", |out| {
        tiles(out, hidden.artifact_stack.iter().copied());
    });
    pen.field("face_down", &[2], "exhibitions and customers that lie face down, of 8", |out| {
        heap(out, &[hidden.exhibitions, hidden.customers], FEW);
    });
}

const GROUPS: usize = 6;

fn burrows(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(circle, "seated", 1, "whether somebody sits there, the observer first", |_, out| {
        out[0] = 1.0;
    });
    pen.between("reputation", &[SEATS], (-1.0, 1.0), "by seat: reputation, of 100 points", |out| {
        for (other, out) in circle.seats().zip(out) {
            *out = (f32::from(view.player(other).reputation) / REPUTATION).clamp(-1.0, 1.0);
        }
    });
    pen.between(
        "exhibited",
        &[SEATS, 2],
        (-1.0, 1.0),
        "by seat: whether it has an exhibition score in this round, and that score, of 20 points",
        |out| {
            for (other, out) in circle.seats().zip(out.chunks_exact_mut(2)) {
                if let Some(score) = view.player(other).exhibition {
                    out[0] = 1.0;
                    out[1] = (f32::from(score) / 40.0).clamp(-1.0, 1.0);
                }
            }
        },
    );
    pen.by_seat(
        circle,
        "burrow",
        16,
        "by seat: imps and gold (of 10 and 40); groups are final; imps that can be invited, in the hospital, on the \
         platform, busy, of 10; potions of 8; magic box filled; employee used; suits worn and tokens shovelled of 8; sold \
         from the platform; customers served of 4; judges; suits left of 8",
        |other, out| {
            let player = view.player(other);
            out[0] = part(player.imps, IMPS);
            out[1] = part(player.gold, GOLD);
            out[2] = yes(player.ready);
            out[3] = part(player.extra_imps.len() as u32, IMPS);
            out[4] = part(player.hospital, IMPS);
            out[5] = part(view.on_platform(other), IMPS);
            out[6] = part(player.busy, IMPS);
            out[7] = part(player.potions, FEW);
            out[8] = yes(player.magic_box);
            out[9] = yes(player.employee_used);
            out[10] = part(player.armour_used, FEW);
            out[11] = part(player.shovelled, FEW);
            out[12] = yes(player.platform_sale);
            out[13] = part(player.sold.len() as u32, 4);
            out[14] = yes(view.judges(other));
            out[15] = part(view.suits(other), FEW);
        },
    );
    pen.by_seat(
        circle,
        "groups",
        2 * GROUPS,
        "by seat: imps of 10 and gold of 40 of each group that all have seen",
        |other, out| groups(out, &view.player(other).groups),
    );
    pen.by_seat(
        circle,
        "food",
        8,
        "by seat: vegetables, then meat, by chamber, the freshest first, of 8",
        |other, out| {
            let player = view.player(other);
            for (food, out) in Food::ALL.iter().zip(out.chunks_exact_mut(4)) {
                heap(out, &player.food[*food], FEW);
            }
        },
    );
    pen.by_seat(circle, "artifacts", MAX_TILES, "by seat: artifacts owned", |other, out| {
        tiles(out, view.player(other).artifacts.iter().map(|owned| owned.artifact));
    });
    pen.by_seat(
        circle,
        "books",
        COLOURS,
        "by seat: books that bring cards of each colour, of 4",
        |other, out| {
            let player = view.player(other);
            for colour in player.artifacts.iter().filter_map(|owned| owned.colour) {
                out[colour.index()] = (out[colour.index()] + 0.25).min(1.0);
            }
        },
    );
    pen.by_seat(
        circle,
        "cards",
        COLOURS,
        "by seat: need cards of each colour, in hand and face down together, of 20",
        |other, out| heap(out, view.own.cards[other.index()].items(), 20),
    );
}

fn groups(out: &mut [f32], groups: &Groups) {
    for (group, out) in groups.iter().zip(out.chunks_exact_mut(2)) {
        out[0] = part(group.imps, IMPS);
        out[1] = part(group.gold, GOLD);
    }
}

const FITTING: usize = 9;
const PET: usize = 4 + NEEDS + Diet::ALL.len() + COLOURS;
const PLOT: usize = FITTING + PET + MAX_TILES;

fn displays(view: &View, circle: Circle, pen: &mut impl Pen) {
    pen.by_seat(
        circle,
        "plots",
        PLOTS * PLOT,
        "by seat, for each of four plots: cage, addon, strength, antimagic and four symbols of 8, manure of 8; a pet, its \
         size, suffering and mutation, its needs that all see, each of 8, its diet, its visible bars by colour of 8; which \
         pet it is",
        |other, out| {
            let player = view.player(other);
            for (plot, out) in Plot::ALL.into_iter().zip(out.chunks_exact_mut(PLOT)) {
                let yard = &player.plots[plot.index()];
                let fitting = player.fitting(view.data(), plot);
                out[0] = yes(yard.cage.is_some());
                out[1] = yes(yard.addon.is_some());
                heap(&mut out[2..4], &[fitting.strength, fitting.antimagic], FEW);
                heap(&mut out[4..8], &fitting.symbols, FEW);
                out[8] = part(yard.manure, FEW);
                if let Some(at) = player.pet_in(plot) {
                    pet(view, &player.pets[at], &mut out[FITTING..]);
                }
            }
        },
    );
    pen.by_seat(
        circle,
        "pets_without_cage",
        MAX_TILES,
        "by seat: pets bought this round that have no cage yet",
        |other, out| {
            tiles(out, view.player(other).pets.iter().filter(|pet| pet.plot.is_none()).map(|pet| pet.pet))
        },
    );
    pen.by_seat(circle, "new_cages", MAX_TILES, "by seat: cages bought this round", |other, out| {
        tiles(out, view.player(other).new_cages.iter().copied());
    });
    pen.by_seat(circle, "new_addon", MAX_TILES, "by seat: the addon bought this round", |other, out| {
        tiles(out, view.player(other).new_addon);
    });
    pen.by_seat(
        circle,
        "owed",
        COLOURS,
        "by seat: cards owed for potions, of 8 of a colour",
        |other, out| heap(out, view.player(other).owed.items(), FEW),
    );
}

fn pet(view: &View, pet: &Pet, out: &mut [f32]) {
    let kind = view.data().pet(pet.pet);
    out[0] = 1.0;
    heap(&mut out[1..4], &[pet.size, pet.suffering, pet.mutation], FEW);
    heap(&mut out[4..4 + NEEDS], &pet.needs(view.data()), FEW);
    let diets = 4 + NEEDS;
    mark(&mut out[diets..diets + Diet::ALL.len()], Some(kind.diet.index()));
    let bars = diets + Diet::ALL.len();
    for colour in &kind.sorted[usize::from(pet.size).min(BARS)][..usize::from(pet.size).min(BARS)] {
        out[bars + colour.index()] += 1.0 / FEW as f32;
    }
    mark(&mut out[PET..], Some(usize::from(pet.pet.0)));
}

fn own(view: &View, circle: Circle, pen: &mut impl Pen) {
    let private = view.private(circle.seat);
    pen.field("own_groups", &[GROUPS, 2], "the observer's secret groups: imps of 10, gold of 40", |out| {
        if let Some(private) = private {
            groups(out, &private.groups);
        }
    });
    pen.field("hand", &[COLOURS, FACES], "the observer's hand: cards of each colour and need, of 8", |out| {
        let Some(private) = private else { return };
        for (colour, out) in private.hand.items().iter().zip(out.chunks_exact_mut(FACES)) {
            heap(out, colour.items(), FEW);
        }
    });
    pen.field(
        "laid",
        &[PLOTS, NEEDS + COLOURS],
        "what the observer has laid face down beside the pet of each plot: needs, then cards by colour, of 8",
        |out| {
            let Some(private) = private else { return };
            for (cards, out) in private.laid.iter().zip(out.chunks_exact_mut(NEEDS + COLOURS)) {
                heap(out, &needs(cards, view.data()), FEW);
                for card in cards {
                    let out = &mut out[NEEDS + card.colour.index()];
                    *out = (*out + 1.0 / FEW as f32).min(1.0);
                }
            }
        },
    );
}
