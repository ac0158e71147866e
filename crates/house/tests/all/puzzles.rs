//! Every puzzle can be set up, asks what it should, and shows nobody what they may not know.

use engine::{Seat, Viewer};
use maud::html;
use plug::{Attempt, Difficulty, Eyes, Look, Playing, Plug, Puzzle};
use words::Lang;

/// Other worlds that look the same to whoever solves a puzzle.
const WORLDS: u64 = 3;
/// The fewest puzzles of a game, and the least by which a best answer is ahead.
const FEWEST: usize = 12;
const CLEAR: f32 = 0.05;

fn every(mut look: impl FnMut(&'static Plug, &Puzzle, &dyn Playing, &str)) {
    plug::open(house::GAMES);
    for game in plug::games() {
        for (number, puzzle) in (1..).zip(&game.puzzles()) {
            let place = format!("{}, puzzle {number}", game.id());
            let table = game.pose(puzzle).unwrap_or_else(|problems| panic!("{place}: {problems:?}"));
            look(game, puzzle, &*table, &place);
        }
    }
}

#[test]
fn there_is_a_pile_for_every_game() {
    plug::open(house::GAMES);
    for game in plug::games() {
        let puzzles = game.puzzles();
        assert!(puzzles.len() >= FEWEST, "{} has {} puzzles", game.id(), puzzles.len());
        for (at, puzzle) in puzzles.iter().enumerate() {
            assert!(puzzles[..at].iter().all(|other| other.state != puzzle.state), "{}: twice", game.id());
        }
        let of = |difficulty| puzzles.iter().filter(|puzzle| puzzle.difficulty == difficulty).count();
        println!("{}: {:?} of {:?}", game.id(), Difficulty::ALL.map(of), Difficulty::ALL);
    }
}

#[test]
fn the_best_answer_is_one_of_several_and_clearly_the_best() {
    every(|_, puzzle, table, place| {
        let answers = table.legal(puzzle.seat);
        assert!(answers.len() >= 2, "{place}: {} answers", answers.len());
        assert_eq!(answers.len(), puzzle.chances.len(), "{place}");
        assert_eq!(table.awaiting().lowest(), Some(puzzle.seat), "{place}: somebody else is asked");
        let best = puzzle.chances[puzzle.best].unwrap_or_else(|| panic!("{place}: never tried"));
        let next = puzzle.next().and_then(|next| puzzle.chances[next]);
        let next = next.unwrap_or_else(|| panic!("{place}: nothing to compare it with"));
        assert!((0.0..=1.0).contains(&best) && (0.0..=1.0).contains(&next), "{place}");
        // The margin is that of the look that saw the least: their average is no smaller, but for rounding.
        assert!(puzzle.margin >= CLEAR && best - next >= puzzle.margin - 0.002, "{place}: {best} and {next}");
    });
}

/// All that a page tells of a puzzle before and after an answer.
fn page(game: &'static Plug, puzzle: &Puzzle, table: &dyn Playing, lang: Lang) -> String {
    let seat: Seat = puzzle.seat;
    let eyes = Eyes::Viewer(Viewer::Seat(seat));
    let moments = &table.moments(eyes);
    let look = Look {
        eyes,
        asked: Some(seat),
        hint: None,
        replay: None,
        moments,
        odds: true,
        quote: |_, _, _| html! {},
    };
    let answers: Vec<String> = table.answers(seat, lang).into_iter().map(|answer| answer.text).collect();
    let told: Vec<String> = table.told(eyes, usize::MAX, lang).into_iter().map(|line| line.text).collect();
    let judged = |attempt| game.judged(puzzle, table, attempt, lang).expect("such an answer");
    let said = (0..answers.len()).map(Attempt::Answer).chain([Attempt::Shown]).map(judged);
    let parts = [
        vec![table.board(&look, lang).into_string(), table.question(seat, lang)],
        vec![table.drawn(Viewer::Seat(seat), lang)],
        answers,
        told,
        said.flatten().collect(),
    ];
    parts.concat().join("\n")
}

#[test]
fn nothing_shows_what_the_seat_may_not_know() {
    let mut redrawn = 0;
    every(|game, puzzle, table, place| {
        let lang = Lang::ALL[puzzle.line.len() % Lang::ALL.len()];
        let shown = page(game, puzzle, table, lang);
        assert!(!shown.contains(&table.seed_text()), "{place}: the seed");
        for number in 0..WORLDS {
            let Some(other) = table.resampled(puzzle.seat, number) else { continue };
            redrawn += usize::from(other.state() != table.state());
            assert!(shown == page(game, puzzle, &*other, lang), "{place}: secrets show");
        }
    });
    assert!(redrawn > 50, "only {redrawn} worlds were other worlds");
}

#[test]
fn every_attempt_is_judged_in_words_and_only_the_solved_puzzle_tells_its_answer() {
    every(|game, puzzle, table, place| {
        for lang in Lang::ALL {
            let answers = table.answers(puzzle.seat, lang);
            let best = &answers[puzzle.best].text;
            let judged = |attempt| game.judged(puzzle, table, attempt, lang);
            assert!(judged(Attempt::Answer(answers.len())).is_none(), "{place}");
            assert!(judged(Attempt::Answer(usize::MAX)).is_none(), "{place}");
            for (number, answer) in answers.iter().enumerate() {
                let said = judged(Attempt::Answer(number)).unwrap_or_else(|| panic!("{place}: {number}"));
                assert!(said.iter().all(|line| !line.contains("puzzle-") && !line.contains('{')), "{said:?}");
                assert_eq!(said.len(), 3, "{place}");
                let named = said[0].contains(best.as_str());
                let alike = answer.text.contains(best.as_str());
                assert!(named == (number == puzzle.best) || alike, "{place}: {said:?}");
            }
            let shown = judged(Attempt::Shown).unwrap_or_else(|| panic!("{place}"));
            assert!(shown[0].contains(best.as_str()), "{place}: {shown:?}");
        }
    });
}

#[test]
fn a_puzzle_that_fits_no_more_is_refused() {
    plug::open(house::GAMES);
    let game = plug::find("valeria").expect("a game");
    let puzzle = game.puzzles().swap_remove(0);
    assert!(game.pose(&puzzle).is_ok());
    let refused = |altered: Puzzle| game.pose(&altered).err().map(|problems| problems[0].key);
    let mut shorter = puzzle.clone();
    shorter.line.pop();
    assert_eq!(refused(shorter), Some("puzzle-stale"));
    let mut astray = puzzle.clone();
    astray.line[0] = 999;
    assert_eq!(refused(astray), Some("puzzle-stale"));
    let other = Seat::at(1 - puzzle.seat.index());
    assert_eq!(refused(Puzzle { seat: other, ..puzzle.clone() }), Some("puzzle-stale"));
    assert_eq!(refused(Puzzle { state: String::new(), ..puzzle }), Some("puzzle-stale"));
}
