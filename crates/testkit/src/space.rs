//! Answers and views as numbers: what must hold for every game, whatever is played.

use std::{collections::BTreeSet, fs};

use engine::{
    Game, Rng, Seat, Seed, Table, Viewer, Witness,
    any::{AnyTable, Of, Rejected},
    luck::hex,
    rand::{Rng as _, SeedableRng},
};
use space::{AnySpace, Bad, Field, Lot, Many, Out, Plan, Space, reward};

use crate::built_in;

fn begin<G: Game>(options: &G::Options, seed: u64) -> G {
    G::new(options, built_in::<G::Data>(), &Seed::from_number(seed), &mut Witness::silent())
        .unwrap_or_else(|problems| panic!("{options:?}: {problems:?}"))
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

/// The observation of a seat. What the game does not write stays visible as what is no number.
fn observation<G: Space>(state: &G, seat: Seat, width: usize) -> Vec<f32> {
    let mut into = vec![f32::NAN; width];
    G::observe(&state.view(Viewer::Seat(seat)), seat, &mut into);
    into
}

fn width<G: Space>() -> usize {
    G::fields().iter().map(Field::len).sum()
}

/// Number, answer and name lead to each other, for every number there is.
#[track_caller]
pub fn every_number_has_one_answer_and_one_name<G: Space>() {
    let pack = built_in::<G::Data>();
    G::fits(pack).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut names = BTreeSet::new();
    for number in 0..G::actions() {
        let name = G::action_name(number, pack);
        let plain = |c: char| c.is_ascii_alphanumeric() || "/_-".contains(c);
        assert!(name.chars().all(plain), "{number}: {name}");
        assert!(names.insert(name.clone()), "{name} names two numbers");
        for players in 1..=engine::MAX_SEATS {
            for seat in Seat::all(players) {
                if let Some(action) = G::action(number, seat, players) {
                    assert_eq!(G::number(&action, seat, players), Some(number), "{name}: {action:?}");
                }
            }
        }
        let own = G::action(number, Seat::default(), engine::MAX_SEATS);
        assert_eq!(
            own,
            G::answers().answer(number),
            "{name}: seat 0 of a full table counts as the table does"
        );
    }
    assert_eq!(G::answers().answer(G::actions()), None);
    let ends = G::answers().blocks().iter().map(|block| block.start + block.room);
    let starts = G::answers().blocks().iter().map(|block| block.start).skip(1).chain([G::actions()]);
    assert!(ends.eq(starts), "every number belongs to one block");
}

/// Fields follow each other without a gap and say what they mean.
#[track_caller]
pub fn every_field_says_what_it_means<G: Space>() {
    let fields = G::fields();
    let mut names = BTreeSet::new();
    let mut end = 0;
    for field in &fields {
        assert!(names.insert(field.name), "two fields are called {}", field.name);
        assert!(field.meaning.len() > 10, "{} says nothing", field.name);
        assert!(!field.is_empty() && field.low < field.high && field.start == end, "{field:?}");
        end += field.len();
    }
}

/// Games of every kind at random: every legal answer has a number of its own and is found by it, and observations stay
/// within their bounds and tell nothing that the seat cannot know.
#[track_caller]
pub fn numbers_hold_in_random_games<G: Space>(games: u64) {
    let (fields, width) = (G::fields(), width::<G>());
    for game in 0..games {
        let mut rng = Rng::seed_from_u64(game);
        let options = G::any_options(built_in::<G::Data>(), &mut rng);
        let mut state = begin::<G>(&options, game);
        let players = state.players();
        let mut decision = 0u64;
        while let Some(first) = state.awaiting().lowest() {
            for seat in state.awaiting() {
                numbered(&state, seat).unwrap_or_else(|reason| panic!("game {game}, {options:?}: {reason}"));
            }
            // A look at every decision would take long and show little more.
            if decision % 7 == game % 7 {
                for seat in Seat::all(players) {
                    looked_at(&state, seat, &fields, width, &mut rng)
                        .unwrap_or_else(|reason| panic!("game {game}, {options:?}: {reason}"));
                }
            }
            let seats: Vec<Seat> = state.awaiting().into_iter().collect();
            let seat = seats.get(rng.next_u64() as usize % seats.len()).copied().unwrap_or(first);
            let legal = legal(&state, seat);
            let action = legal[rng.next_u64() as usize % legal.len()];
            state.play(seat, &action, &mut Witness::silent());
            decision += 1;
        }
        for seat in Seat::all(players) {
            within(&observation(&state, seat, width), &fields)
                .unwrap_or_else(|reason| panic!("game {game}, {options:?}, over: {reason}"));
        }
    }
}

fn numbered<G: Space>(state: &G, seat: Seat) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    let players = state.players();
    for action in legal(state, seat) {
        let number =
            G::number(&action, seat, players).ok_or_else(|| format!("{action:?} of {seat} has no number"))?;
        if number >= G::actions() {
            return Err(format!("{action:?} has number {number} of {}", G::actions()));
        }
        if !seen.insert(number) {
            return Err(format!("{action:?} shares number {number} with another answer"));
        }
        let found = G::action(number, seat, players);
        if found != Some(action) {
            return Err(format!("{action:?} has number {number}, which is {found:?}"));
        }
    }
    Ok(())
}

fn looked_at<G: Space>(
    state: &G,
    seat: Seat,
    fields: &[Field],
    width: usize,
    rng: &mut Rng,
) -> Result<(), String> {
    let seen = observation(state, seat, width);
    within(&seen, fields)?;
    let mut other = state.clone();
    other.resample(seat, rng);
    let imagined = G::imagine(&state.view(Viewer::Seat(seat)), rng);
    for (what, world) in [("redrawn", other), ("imagined", imagined)] {
        let differs = observation(&world, seat, width).iter().zip(&seen).position(|(one, two)| one != two);
        if let Some(at) = differs {
            let field = fields.iter().rfind(|field| field.start <= at).map_or("?", |field| field.name);
            return Err(format!("seat {seat} sees in `{field}` what it cannot know ({what})"));
        }
        if legal(&world, seat) != legal(state, seat) {
            return Err(format!("the mask of seat {seat} tells what it cannot know ({what})"));
        }
    }
    Ok(())
}

fn within(seen: &[f32], fields: &[Field]) -> Result<(), String> {
    for field in fields {
        let own = &seen[field.start..field.start + field.len()];
        if let Some(number) = own.iter().find(|number| !(field.low..=field.high).contains(*number)) {
            return Err(format!("{number} in `{}`", field.name));
        }
    }
    Ok(())
}

/// A table that is played by numbers goes the way of one that is played by answers.
#[track_caller]
pub fn numbers_play_like_answers<G: Space>(games: u64) {
    let space: &dyn AnySpace = &Of::<G>::NEW;
    let (pack, mut mask) = (built_in::<G::Data>(), vec![0; space.actions()]);
    for game in 0..games {
        let mut rng = Rng::seed_from_u64(game);
        let options = G::any_options(pack, &mut rng);
        let open = || Table::<G>::open(options.clone(), pack, Seed::from_number(game));
        let (Ok(mut one), Ok(mut two)) = (open(), open()) else { panic!("{options:?}") };
        while let Some(seat) = one.state().awaiting().lowest() {
            let legal = legal(one.state(), seat);
            space.mask(&two, seat, &mut mask).unwrap_or_else(|problem| panic!("{problem}"));
            assert_eq!(mask.iter().map(|bit| usize::from(*bit)).sum::<usize>(), legal.len());
            // All other numbers are refused: every one of them at the first decision, later some.
            let others: Vec<usize> = (0..mask.len()).filter(|number| mask[*number] == 0).collect();
            let tried = if two.log().is_empty() { others.len() } else { others.len().min(3) };
            let before = two.state().clone();
            for at in 0..tried {
                let at = if tried == others.len() { at } else { rng.next_u64() as usize % others.len() };
                let taken = space.apply(&mut two, seat, others[at]);
                assert!(taken.is_err(), "number {} was taken, and the mask leaves it out", others[at]);
            }
            assert_eq!(two.state(), &before, "a refused number changes nothing");
            let action = legal[rng.next_u64() as usize % legal.len()];
            let written = engine::json::write(pack, &action);
            let number = space.number(&two, seat, &written).unwrap_or_else(|problem| panic!("{problem}"));
            assert_eq!(mask[number], 1);
            assert_eq!(space.action(&two, seat, number), Ok(written));
            one.act(seat, action).unwrap_or_else(|refusal| panic!("{refusal}"));
            space.apply(&mut two, seat, number).unwrap_or_else(|rejected| panic!("{rejected:?}"));
            assert_eq!(one.state(), two.state());
        }
    }
    let mut table = Table::<G>::open(G::Options::default(), pack, Seed::from_number(0))
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let beyond = space.apply(&mut table, Seat::default(), space.actions());
    assert!(matches!(beyond, Err(Rejected::Unreadable(_))), "{beyond:?}");
    assert!(space.observe(&table, Seat::default(), &mut [0.0]).is_err());
    assert!(space.mask(&table, Seat::default(), &mut [0]).is_err());
    assert_eq!(AnyTable::game(&table), G::ID);
}

/// Rows for many games.
#[derive(Clone, PartialEq, Debug)]
pub struct Rows {
    pub observations: Vec<f32>,
    pub masks: Vec<u8>,
    pub seats: Vec<u8>,
    pub rewards: Vec<f32>,
    pub scores: Vec<f32>,
    pub dones: Vec<u8>,
}

impl Rows {
    /// Filled with what no game writes, so that nothing is taken for written that is not.
    pub fn of(many: &dyn Many) -> Rows {
        let games = many.games();
        Rows {
            observations: vec![f32::NAN; games * many.width()],
            masks: vec![7; games * many.actions()],
            seats: vec![7; games],
            rewards: vec![7.0; games * many.players()],
            scores: vec![7.0; games * many.players()],
            dones: vec![7; games],
        }
    }

    pub fn out(&mut self) -> Out<'_> {
        Out {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            dones: &mut self.dones,
        }
    }
}

/// Many games at once go the way each would go alone, whatever the number of threads.
#[track_caller]
pub fn many_games_are_single_games<G: Space>(options: G::Options, games: usize, steps: usize) {
    let seed = Seed::from_number(5);
    let lot =
        |threads| Lot::<G>::open(options.clone(), built_in::<G::Data>(), &Plan { games, seed, threads });
    let (Ok(mut one), Ok(mut two)) = (lot(1), lot(2)) else { panic!("{options:?}") };
    let (mut rows, mut same) = (Rows::of(&one), Rows::of(&one));
    let deal = |game: usize, round: u64| -> G {
        let seed = seed.derive(game as u64).derive(round);
        G::new(&options, built_in::<G::Data>(), &seed, &mut Witness::silent())
            .unwrap_or_else(|problems| panic!("{problems:?}"))
    };
    let mut alone: Vec<(G, u64)> = (0..games).map(|game| (deal(game, 0), 0)).collect();
    one.reset(seed, rows.out()).unwrap_or_else(|bad| panic!("{bad}"));
    two.reset(seed, same.out()).unwrap_or_else(|bad| panic!("{bad}"));
    let (width, actions, players) = (one.width(), one.actions(), one.players());
    let mut rng = Rng::seed_from_u64(1);
    let mut over = 0;
    for _ in 0..steps {
        assert_eq!(rows, same, "the number of threads makes a difference");
        let mut numbers = Vec::new();
        for (game, (state, round)) in alone.iter_mut().enumerate() {
            let Some(seat) = state.awaiting().lowest() else { panic!("a game without a decision") };
            assert_eq!(usize::from(rows.seats[game]), seat.index());
            assert_eq!(rows.observations[game * width..][..width], observation(state, seat, width));
            let mask = &rows.masks[game * actions..][..actions];
            let open: Vec<usize> = (0..actions).filter(|number| mask[*number] == 1).collect();
            assert_eq!(open.len(), legal(state, seat).len());
            let number = open[rng.next_u64() as usize % open.len()];
            let Some(action) = G::action(number, seat, players) else { panic!("{number} is no answer") };
            state.play(seat, &action, &mut Witness::silent());
            numbers.push(number as i64);
            if state.awaiting().is_empty() {
                *round += 1;
            }
        }
        let (before, mut bad) = (rows.clone(), numbers.clone());
        bad[games - 1] = actions as i64;
        let refused = one.step(&bad, rows.out());
        assert_eq!(refused, Err(Bad::Illegal { game: games - 1, number: actions as i64 }));
        assert_eq!(rows, before, "a refused step writes nothing");
        one.step(&numbers, rows.out()).unwrap_or_else(|bad| panic!("{bad}"));
        two.step(&numbers, same.out()).unwrap_or_else(|bad| panic!("{bad}"));
        for (game, (state, round)) in alone.iter_mut().enumerate() {
            let rewards = &rows.rewards[game * players..][..players];
            assert_eq!(rows.dones[game] == 1, state.awaiting().is_empty());
            match state.outcome() {
                Some(outcome) => {
                    let wanted: Vec<f32> = Seat::all(players).map(|seat| reward(&outcome, seat)).collect();
                    assert_eq!(rewards, wanted);
                    over += 1;
                    *state = deal(game, *round);
                }
                None => assert!(rewards.iter().all(|reward| *reward == 0.0)),
            }
        }
    }
    assert!(over > games, "only {over} games came to their end");
    assert!(matches!(one.step(&[], rows.out()), Err(Bad::Length { .. })));
    let mut drawn = vec![-1; games];
    for lot in [&mut one, &mut two] {
        lot.sample(&mut drawn).unwrap_or_else(|bad| panic!("{bad}"));
        let legal = |(game, number): (usize, &i64)| rows.masks[game * actions + *number as usize] == 1;
        assert!(drawn.iter().enumerate().all(legal), "samples are legal: {drawn:?}");
    }
    assert!(matches!(one.sample(&mut []), Err(Bad::Length { .. })));
}

/// The numbers and fields of a game are those of `tests/numbers.txt`; with `MENAGERIE_BLESS=1` that file is written. Blocks
/// that move or names that change make networks useless that somebody has trained.
#[track_caller]
pub fn numbers_stay_what_they_are<G: Space>(path: &str) {
    let pack = built_in::<G::Data>();
    let name = |number: usize| G::action_name(number, pack);
    let mut text =
        format!("{} numbers, {} fields, {} wide\n\n", G::actions(), G::fields().len(), width::<G>());
    for block in G::answers().blocks() {
        let numbers = block.start..block.start + block.room;
        let names: Vec<String> = numbers.clone().map(name).collect();
        let (first, last) = (name(block.start), name(numbers.end - 1));
        let digest = short(names.join("\n").as_bytes());
        text.push_str(&format!(
            "{} {} +{} {digest} {first} .. {last}\n",
            block.name, block.start, block.room
        ));
    }
    text.push('\n');
    for field in G::fields() {
        let bounds = format!("{}..{}", field.low, field.high);
        text.push_str(&format!(
            "{} {} {:?} {bounds}: {}\n",
            field.name, field.start, field.shape, field.meaning
        ));
    }
    let seen = short(&all_seen::<G>());
    text.push_str(&format!("\neverything seen in {SEEN} random games: {seen}\n"));
    if std::env::var_os("MENAGERIE_BLESS").is_some() {
        fs::write(path, &text).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    let pinned = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    for (line, (found, wanted)) in text.lines().zip(pinned.lines()).enumerate() {
        assert_eq!(found, wanted, "line {} of {path}", line + 1);
    }
    assert_eq!(text.lines().count(), pinned.lines().count());
}

const SEEN: u64 = 20;

/// Every observation of the seat to act in some random games of every kind, byte for byte.
fn all_seen<G: Space>() -> Vec<u8> {
    let width = width::<G>();
    let mut all = Vec::new();
    for game in 0..SEEN {
        let mut rng = Rng::seed_from_u64(game);
        let mut state = begin::<G>(&G::any_options(built_in::<G::Data>(), &mut rng), game);
        let mut row = Vec::new();
        while let Some(seat) = state.awaiting().lowest() {
            row.extend(observation(&state, seat, width).into_iter().flat_map(f32::to_le_bytes));
            let legal = legal(&state, seat);
            state.play(seat, &legal[rng.next_u64() as usize % legal.len()], &mut Witness::silent());
        }
        all.extend(short(&row).into_bytes());
    }
    all
}

/// Sixteen digits that change whenever the bytes do.
fn short(bytes: &[u8]) -> String {
    hex(&engine::luck::hash(&[bytes]))[..16].to_owned()
}
