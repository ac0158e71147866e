//! The tests of the Python package, in a virtual environment of their own.

use std::{
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use crate::install;

/// What the package is tested against: the suites of those whose interfaces it offers.
const NEEDED: &[&str] = &[
    "gymnasium>=1,<2",
    "maturin>=1.8,<2",
    "numpy",
    "open_spiel>=1.5",
    "pettingzoo>=1.24",
    "pyarrow",
    "pytest>=8",
];

/// Builds the package into a virtual environment under `target` and runs its tests. A machine without Python says which
/// tests were left out.
pub fn test() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let venv = root.join("target").join("python");
    let Some(python) = environment(&venv) else {
        eprintln!("no python3 with venv and pip: the tests of crates/python are left out");
        return ExitCode::SUCCESS;
    };
    let package = root.join("crates").join("python");
    let install = [&["-m", "pip", "install", "--quiet", "--disable-pip-version-check"], NEEDED].concat();
    let tests = ["-m", "pytest", "--quiet", "--durations", "5"];
    let steps: [&[&str]; 3] = [&install, &["-m", "maturin", "develop", "--quiet"], &tests];
    for step in steps {
        println!("python {}", step.join(" "));
        let mut command = Command::new(&python);
        command.args(step).current_dir(&package).env("VIRTUAL_ENV", &venv).env_remove("CARGO");
        match command.status() {
            Ok(status) if status.success() => {}
            Ok(_) => return ExitCode::FAILURE,
            Err(error) => {
                eprintln!("python cannot be started: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// The interpreter of the virtual environment, which is made where it is missing; `None` where there is no Python that
/// can make one.
fn environment(venv: &Path) -> Option<PathBuf> {
    let python = venv.join("bin").join("python");
    let works = || succeeds(Command::new(&python).args(["-m", "pip", "--version"]));
    let make = || {
        works() || (succeeds(Command::new("python3").args(["-m", "venv", "--clear"]).arg(venv)) && works())
    };
    if !make() {
        install(&["python3", "python3-venv", "python3-pip"]);
    }
    make().then_some(python)
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
