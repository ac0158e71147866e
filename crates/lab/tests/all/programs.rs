//! Bots that are programs: they play, and whatever they do wrong ends the work with an error that says so.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use engine::{Pack, Problem, Problems};
use lab::{
    entrant::Entrant,
    run::Run,
    simulate::{self, Simulation},
    tournament::{self, Tournament},
};
use valeria::{Options, Valeria};

/// A program that gives the first answer to everything, unless `decide` says something else. It writes down its process.
fn script(folder: &Path, hello: &str, decide: &str) -> String {
    let file = folder.join("bot.sh");
    let text = format!(
        r#"echo $$ >> {pids}
while read -r line; do
  case "$line" in
    '{{"type":"hello"'*) {hello} ;;
    '{{"type":"game"'*) n=0 ;;
    '{{"type":"decide"'*) n=$((n+1)); {decide} ;;
    '{{"type":"over"'*) echo "$line" >> {over} ;;
    *) exit 9 ;;
  esac
done
echo left >> {left}
"#,
        pids = folder.join("pids").display(),
        over = folder.join("over").display(),
        left = folder.join("left").display(),
    );
    fs::write(&file, text).expect("a script");
    format!("program:sh {}", file.display())
}

const HELLO: &str = r#"echo '{"protocol":1,"name":"test"}'"#;
const FIRST: &str = r#"echo "{\"decision\":$n,\"answer\":0}""#;

fn entrants(bots: &[&str]) -> Vec<Entrant> {
    let read = |name: &&str| name.parse::<Entrant>().expect(name).within(Duration::from_millis(1500));
    bots.iter().map(read).collect()
}

fn simulated(bot: &str, games: u64, threads: usize) -> Result<simulate::Report, Problems> {
    simulate::run::<Valeria>(&Simulation {
        options: &Options::default(),
        pack: Pack::built_in().expect("built-in data"),
        bots: entrants(&[bot, "random"]),
        nets: None,
        games,
        seed: 5,
        run: Run { threads, progress: &|_, _| {}, stop: &AtomicBool::new(false), farm: None },
    })
}

fn lines(file: PathBuf) -> Vec<String> {
    fs::read_to_string(file).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Whether every process of the script has ended and was waited for: one that was not would still have its folder here.
#[track_caller]
fn nobody_is_left(folder: &Path) {
    for pid in lines(folder.join("pids")) {
        assert!(!Path::new("/proc").join(&pid).exists(), "process {pid} is left behind");
    }
}

#[test]
fn a_program_plays_and_hears_how_its_games_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = script(folder.path(), HELLO, FIRST);
    let one = simulated(&bot, 6, 1).expect("a program that plays");
    assert_eq!((one.games, one.bots[0].as_str()), (6, bot.as_str()));
    // One thread, one seat: one process for all games.
    assert_eq!(lines(folder.path().join("pids")).len(), 1);
    let over = lines(folder.path().join("over"));
    assert_eq!(over.len(), 6);
    assert!(over[0].contains("\"ranks\":[") && over[0].contains("\"won\":["), "{over:?}");
    assert_eq!(lines(folder.path().join("left")), ["left"], "it is told that there is nothing more to do");
    nobody_is_left(folder.path());
    let two = simulated(&bot, 6, 2).expect("a program that plays");
    assert_eq!((one.checksum, one.wins), (two.checksum, two.wins), "threads change nothing");
    assert!(lines(folder.path().join("pids")).len() <= 1 + 2);
    nobody_is_left(folder.path());
}

#[test]
fn a_program_plays_in_tournaments_and_they_can_be_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = script(folder.path(), HELLO, FIRST);
    let keep = folder.path().join("games.jsonl");
    let run = || {
        tournament::run::<Valeria>(&Tournament {
            options: &Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            bots: entrants(&[&bot, "random"]),
            nets: None,
            games: 4,
            seed: 5,
            keep: Some(&keep),
            run: Run { threads: 2, progress: &|_, _| {}, stop: &AtomicBool::new(false), farm: None },
        })
        .expect("a tournament")
    };
    let report = run();
    assert_eq!(report.games_played, 4);
    assert!(report.rows.iter().any(|row| row.bot == bot));
    let started = lines(folder.path().join("pids")).len();
    assert_eq!(run(), report);
    assert_eq!(lines(folder.path().join("pids")).len(), started, "what is known needs no program");
}

/// What the work says about a program that does this.
fn fault(hello: &str, decide: &str) -> (Problem, Duration) {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = script(folder.path(), hello, decide);
    let started = Instant::now();
    let mut problems = simulated(&bot, 3, 1).expect_err("a program that fails");
    let time = started.elapsed();
    nobody_is_left(folder.path());
    let problem = problems.remove(0);
    for lang in words::Lang::ALL {
        let said = lang.problem(&problem);
        assert!(said.contains("bot.sh") && !said.contains("problem-"), "{said}");
    }
    (problem, time)
}

#[test]
fn whatever_a_program_does_wrong_is_said_and_nothing_is_answered_in_its_place() {
    for (hello, decide, key) in [
        (HELLO, "echo nonsense", "program-garbage"),
        (HELLO, "echo '{\"answer\":0}'", "program-garbage"),
        (HELLO, "echo '[1,0]'; exit", "program-garbage"),
        (HELLO, r#"echo "{\"decision\":$n,\"answer\":1.5}""#, "program-garbage"),
        (HELLO, r#"echo "{\"decision\":$n,\"answer\":999}""#, "program-out-of-range"),
        (HELLO, r#"echo "{\"decision\":$n,\"answer\":-1}""#, "program-out-of-range"),
        // A line too many: the next decision gets the answer to this one.
        (
            HELLO,
            r#"echo "{\"decision\":$n,\"answer\":0}"; echo "{\"decision\":$n,\"answer\":0}""#,
            "program-out-of-step",
        ),
        (HELLO, "exit 3", "program-ended"),
        (HELLO, "kill -9 $$", "program-killed"),
        (HELLO, "printf '{\"decision\":1,'; exit 0", "program-ended"),
        (HELLO, "exec >/dev/null; exec sleep 600", "program-closed"),
        (HELLO, "exec sleep 600", "program-slow"),
        (HELLO, "head -c 100000 /dev/zero | tr '\\0' x; echo", "program-long-line"),
        ("echo '{\"protocol\":7}'", FIRST, "program-protocol"),
        ("echo hi", FIRST, "program-garbage"),
        ("exit 4", FIRST, "program-ended"),
    ] {
        let (problem, time) = fault(hello, decide);
        assert_eq!(problem.key, key, "{hello} / {decide}: {problem:?}");
        assert!(time < Duration::from_secs(30), "{decide} took {time:?}");
    }
}

#[test]
fn what_a_program_does_is_told_with_its_numbers() {
    let told = |decide: &str| words::Lang::EN.problem(&fault(HELLO, decide).0);
    assert!(told("exit 3").contains("code 3"));
    assert!(told("exec sleep 600").contains("within 1.5 s"));
    assert!(told("printf '\\033[2Jx\\n'").contains("\\u{1b}[2Jx"), "no program moves the cursor");
    assert!(told(r#"echo "{\"decision\":$n,\"answer\":99}""#).contains("answer 99"));
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let problems = simulated("program:no-such-program-here --now", 1, 1).expect_err("nothing to start");
    assert_eq!(problems[0].key, "program-missing");
}
