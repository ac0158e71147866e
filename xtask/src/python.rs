//! The tests of the Python package, in a virtual environment of their own.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use crate::{install, run};

/// What the package is tested against: the suites of those whose interfaces it offers.
const NEEDED: &[&str] = &[
    "gymnasium>=1,<2",
    "mypy>=1.18",
    "numpy",
    "open_spiel>=1.5",
    "pettingzoo>=1.24",
    "pyarrow",
    "pytest>=8",
];

/// Puts the library that the workspace has built beside the package's own files, as `maturin develop` would, and runs the
/// package's tests in a virtual environment under `target`. A machine without Python says which tests were left out.
pub fn test(built: &Path, program: &Path) -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let Some(python) = environment(&root.join("target").join("python")) else {
        eprintln!("no python3 with venv and pip: the tests of crates/python are left out");
        return ExitCode::SUCCESS;
    };
    let package = root.join("crates").join("python");
    let source = package.join("python");
    let library = built.join("libmenagerie_python.so");
    if let Err(error) = fs::copy(&library, source.join("menagerie").join("_menagerie.abi3.so")) {
        eprintln!("{} cannot be put into the package: {error}", library.display());
        return ExitCode::FAILURE;
    }
    let step = |words: &[&str]| {
        let mut command = Command::new(&python);
        command.arg("-m").args(words).current_dir(&package);
        command.env("PYTHONPATH", &source).env("MENAGERIE_PROGRAM", program);
        command
    };
    run([
        step(&[&["pip", "install", "--quiet", "--disable-pip-version-check"], NEEDED].concat()),
        step(&["pytest", "--quiet", "--durations", "5"]),
    ])
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
