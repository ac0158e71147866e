//! Every lesson can be taken to its end, whichever of its answers one gives, and everything it says can be read.

use engine::Viewer;
use maud::html;
use plug::{Eyes, Learning, Lesson, Look, Path, Plug, Sign, Step, Wants};
use words::Lang;

/// No lesson has more ways through it than this.
const WAYS: usize = 500;
/// A round without the coach takes no more answers than this.
const ROUND: usize = 120;

fn every(check: impl Fn(&'static Plug, &Lesson)) {
    plug::open(house::GAMES);
    for game in plug::games() {
        assert!((2..=4).contains(&game.lesson_files.len()), "{} has no course", game.id());
        game.lessons().iter().for_each(|lesson| check(game, lesson));
    }
}

fn at(game: &Plug, lesson: &Lesson, learning: &Learning) -> String {
    format!("{}/{}, step {}, after {}", game.id(), lesson.id, learning.count().0, learning.path)
}

/// Every way from here to the end; how many there are.
fn ways(game: &'static Plug, lesson: &Lesson, path: &Path, look: &impl Fn(&Learning)) -> usize {
    let mut learning = resumed(game, lesson, path);
    loop {
        look(&learning);
        let Some(step) = learning.step().cloned() else { return 1 };
        let place = at(game, lesson, &learning);
        match step.wants() {
            Wants::Reading => taken(&mut learning, Sign::On, &place),
            Wants::Play => played(&mut learning, &place),
            Wants::Answer => {
                let choices = choices(&step, &learning, &place);
                if let [only] = choices[..] {
                    taken(&mut learning, Sign::Answer(only), &place);
                    continue;
                }
                let branch = |number: &usize| {
                    let mut branch = resumed(game, lesson, &learning.path);
                    taken(&mut branch, Sign::Answer(*number), &place);
                    ways(game, lesson, &branch.path, look)
                };
                return choices.iter().map(branch).sum();
            }
        }
    }
}

fn resumed(game: &'static Plug, lesson: &Lesson, path: &Path) -> Learning {
    let learning = Learning::resume(game, lesson.clone(), path);
    let learning = learning.unwrap_or_else(|problems| panic!("{}/{}: {problems:?}", game.id(), lesson.id));
    assert_eq!(learning.path, *path, "{}/{} is taken up where it was left", game.id(), lesson.id);
    learning
}

#[track_caller]
fn taken(learning: &mut Learning, sign: Sign, place: &str) {
    let objection = learning.take(sign).unwrap_or_else(|problems| panic!("{place}: {problems:?}"));
    assert_eq!(objection, None, "{place}");
}

/// The answers that lead on. Those that a step names must be there, or it speaks of something that is not.
fn choices(step: &Step, learning: &Learning, place: &str) -> Vec<usize> {
    assert!(learning.asks(), "{place}: nobody asks the learner");
    let legal = learning.table.legal(learning.learner());
    for answer in step.answers.iter().chain(step.unless.iter().flat_map(|unless| &unless.answers)) {
        assert!(
            legal.iter().any(|legal| plug::is_meant(answer, legal)),
            "{place}: {answer} is no answer among {legal:?}"
        );
    }
    assert!(step.any || learning.advised().is_some(), "{place}: nothing to advise");
    let choices: Vec<usize> =
        (0..legal.len()).filter(|number| learning.objection(Sign::Answer(*number)).is_none()).collect();
    // Where everything is allowed, the first, the last and the advised stand for all.
    if step.any {
        let mut some: Vec<usize> = learning.advised().into_iter().collect();
        some.extend([choices[0], choices[choices.len() - 1]]);
        some.sort_unstable();
        some.dedup();
        return some;
    }
    choices
}

/// A round without the coach: the first answers and the last ones, in turn.
fn played(learning: &mut Learning, place: &str) {
    let before = learning.count();
    for number in 0..ROUND {
        if learning.count() != before || learning.step().is_none() {
            return;
        }
        assert!(learning.asks(), "{place}: nobody asks the learner");
        let mut bot = learning.table.player(bots::Kind::Greedy, number as u64);
        let advice = bot.choose(&*learning.table, learning.learner()).expect("an answer");
        let legal = learning.table.legal(learning.learner());
        let wanted = legal.iter().position(|answer| *answer == advice.action).expect("a legal answer");
        taken(learning, Sign::Answer(wanted), place);
    }
    panic!("{place}: the round does not end");
}

#[test]
fn every_lesson_can_be_taken_to_its_end() {
    every(|game, lesson| {
        let ways = ways(game, lesson, &Path::default(), &|_| {});
        assert!(ways <= WAYS, "{}/{} has {ways} ways", game.id(), lesson.id);
        println!("{}/{}: {} steps, {ways} ways", game.id(), lesson.id, lesson.step.len());
    });
}

#[test]
fn a_lesson_ends_with_a_round_of_ones_own() {
    plug::open(house::GAMES);
    for game in plug::games() {
        let lessons = game.lessons();
        let last = lessons.last().expect("a lesson");
        let free = last.step.iter().any(|step| step.wants() == Wants::Play);
        assert!(free, "{}: the last lesson lets nobody play", game.id());
    }
}

/// Sentences end with a full stop, a question mark or an exclamation mark before a space.
fn sentences(text: &str) -> usize {
    let inside = text.trim_end().trim_end_matches(['.', '!', '?', '…', '»', '\u{202f}', '”', '"']);
    let ends = inside.char_indices().filter(|(_, letter)| matches!(letter, '.' | '!' | '?' | '…'));
    1 + ends.filter(|(at, letter)| inside[at + letter.len_utf8()..].starts_with(' ')).count()
}

#[test]
fn sentences_are_counted() {
    for (text, count) in [
        ("One.", 1),
        ("One. Two!", 2),
        ("Costs 1.5 Gold", 1),
        ("A! B? C.", 3),
        ("«\u{202f}Oui\u{202f}!\u{202f}»", 1),
    ] {
        assert_eq!(sentences(text), count, "{text}");
    }
}

#[test]
fn the_coach_says_two_sentences_at_most_and_says_them_in_both_languages() {
    every(|game, lesson| {
        let told = lesson.step.iter().flat_map(|step| {
            let others = step.otherwise.iter().chain(step.unless.iter().map(|unless| &unless.say));
            std::iter::once(&step.say).chain(others)
        });
        for say in told.map(String::as_str).chain(["title"]) {
            let key = lesson.key(game, say);
            for lang in Lang::ALL {
                let text = lang.say(&key);
                assert_ne!(text, key, "no `{key}` in {lang}");
                assert!(sentences(&text) <= 2, "{key} in {lang} is long: {text}");
                assert!(text.chars().count() <= 330, "{key} in {lang} is long: {text}");
            }
        }
    });
}

/// Whether some tag of a page has all these classes, or this id.
fn is_there(page: &str, point: &str) -> bool {
    let named = |tag: &str, attribute: &str| {
        let open = format!(" {attribute}=\"");
        tag.split_once(&open).and_then(|(_, rest)| rest.split('"').next()).unwrap_or("").to_owned()
    };
    page.split('<').any(|tag| {
        let tag = tag.split('>').next().unwrap_or("");
        match point.strip_prefix('#') {
            Some(id) => named(tag, "id") == id,
            None => {
                let classes = named(tag, "class");
                let classes: Vec<&str> = classes.split_whitespace().collect();
                point.split('.').skip(1).all(|class| classes.contains(&class))
            }
        }
    })
}

#[test]
fn what_the_coach_points_at_is_on_the_board() {
    assert!(is_there("<div class=\"a b\" id=\"c\">", ".b.a") && is_there("<p id=\"c\">", "#c"));
    assert!(!is_there("<div class=\"a\"><p class=\"b\">", ".a.b"));
    every(|game, lesson| {
        let mut learning = resumed(game, lesson, &Path::default());
        while let Some(step) = learning.step().cloned() {
            let place = at(game, lesson, &learning);
            if let Some(point) = &step.point {
                let page = board(&learning);
                assert!(is_there(&page, point), "{place}: no {point} on the board");
            }
            match step.wants() {
                Wants::Reading => taken(&mut learning, Sign::On, &place),
                Wants::Play => played(&mut learning, &place),
                Wants::Answer => {
                    let all = learning.table.legal(learning.learner()).len();
                    let harmless = || (0..all).find(|at| learning.objection(Sign::Answer(*at)).is_none());
                    let number = learning.advised().or_else(harmless).expect("an answer that leads on");
                    taken(&mut learning, Sign::Answer(number), &place);
                }
            }
        }
    });
}

fn board(learning: &Learning) -> String {
    let eyes = Eyes::Viewer(Viewer::Seat(learning.learner()));
    let moments = &learning.table.moments(eyes);
    let asked = learning.asks().then(|| learning.learner());
    let look = Look {
        eyes,
        asked,
        hint: learning.advised(),
        replay: None,
        moments,
        odds: true,
        quote: |_, _, _| html! {},
    };
    learning.table.board(&look, Lang::EN).into_string()
}

#[test]
fn the_page_of_every_game_says_what_its_pictures_show() {
    plug::open(house::GAMES);
    for game in plug::games() {
        assert!((3..=8).contains(&game.round.len()), "{}", game.id());
        let round = (1..=game.round.len()).flat_map(|at| [format!("round-{at}"), format!("round-{at}-text")]);
        for part in ["goal", "end", "score"].map(str::to_owned).into_iter().chain(round) {
            let key = format!("page-{}-{part}", game.prefix);
            for lang in Lang::ALL {
                assert_ne!(lang.say(&key), key, "{lang}");
            }
        }
    }
}
