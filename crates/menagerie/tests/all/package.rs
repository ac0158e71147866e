//! The Debian package, installed into a folder of its own and started as its unit would. `cargo xtask package` makes it
//! and says where it is (`MENAGERIE_PACKAGE`; `required` is where the chore puts it); without one there is nothing to try.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use crate::program::{err, out};

fn package() -> Option<PathBuf> {
    let path = env::var_os("MENAGERIE_PACKAGE").map(PathBuf::from);
    if path.as_deref() == Some(Path::new("required")) {
        // Where the chore has put it: beside the folder of the tests.
        let tests = env::current_exe().expect("the path of this program");
        return tests.ancestors().nth(2).map(|built| built.join("menagerie.deb"));
    }
    if path.is_none() {
        eprintln!(
            "no MENAGERIE_PACKAGE: the Debian package is not tried (cargo xtask package makes one and does)"
        );
    }
    path
}

#[track_caller]
fn succeeds(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}{}", out(&output), err(&output));
    output
}

/// Installs the package below a folder, as `dpkg --install` does for the whole machine. What it depends on is not there.
fn install(package: &Path, root: &Path) {
    let admin = root.join("var/lib/dpkg");
    for folder in ["updates", "info", "triggers"] {
        fs::create_dir_all(admin.join(folder)).expect("a folder");
    }
    for file in ["status", "available"] {
        fs::write(admin.join(file), "").expect("a file");
    }
    succeeds(
        Command::new("dpkg")
            .args(["--force-depends", "--force-script-chrootless", "--force-not-root", "--log=/dev/null"])
            .arg(format!("--root={}", root.display()))
            .arg("--install")
            .arg(package),
    );
    let status = fs::read_to_string(admin.join("status")).expect("what is installed");
    assert!(status.contains("Status: install ok installed"), "{status}");
    assert!(status.contains("Conffiles:\n /etc/menagerie/menagerie.toml "), "{status}");
}

/// What a unit says under a name.
fn said<'a>(unit: &'a str, name: &str) -> Vec<&'a str> {
    unit.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix('=')).collect()
}

#[tokio::test]
async fn it_installs_and_starts_as_its_unit_says() {
    let Some(package) = package() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    install(&package, root);
    for file in [
        "usr/bin/menagerie",
        "etc/menagerie/menagerie.toml",
        "usr/share/man/man1/menagerie.1.gz",
        "usr/share/doc/menagerie/copyright",
        "usr/share/doc/menagerie/hosting.md.gz",
        "usr/share/doc/menagerie/grafana.json",
    ] {
        let plain = root.join(file.trim_end_matches(".gz"));
        assert!(root.join(file).is_file() || plain.is_file(), "{file} is missing");
    }
    let places = ["usr/lib/systemd/system", "lib/systemd/system"];
    let unit = places.map(|place| root.join(place).join("menagerie.service"));
    let unit = unit.into_iter().find(|unit| unit.is_file()).expect("a unit");
    check_unit(&unit, root);
    start(&fs::read_to_string(&unit).expect("a unit"), root).await;
}

/// What systemd itself thinks of the unit, where there is a systemd to ask.
fn check_unit(unit: &Path, root: &Path) {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        return eprintln!("no systemd-analyze: the unit is not checked");
    }
    // The unit is looked at where its program lies; targets of the system are not below that folder.
    let text = fs::read_to_string(unit).expect("a unit");
    let own = text.replace("=/usr/bin/", &format!("={}/usr/bin/", root.display()));
    let copy = root.join("menagerie.service");
    fs::write(&copy, own).expect("a copy");
    let verified = succeeds(Command::new("systemd-analyze").arg("verify").arg("--man=no").arg(&copy));
    assert!(!err(&verified).contains("menagerie.service"), "{}", err(&verified));
    // Exposure from 0 to 100: what is not hardened at all has 96.
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--offline=true", "--no-pager", "--threshold=20"]).arg(unit);
    let judged = out(&succeeds(&mut security));
    println!("{}", judged.lines().last().unwrap_or_default());
    for (name, value) in
        [("ProtectSystem", "strict"), ("NoNewPrivileges", "yes"), ("StateDirectory", "menagerie")]
    {
        assert_eq!(said(&text, name), [value]);
    }
}

/// Starts what the unit starts, with a folder in the place of the state directory, and fetches a page.
async fn start(unit: &str, root: &Path) {
    let line = said(unit, "ExecStart");
    let [line] = line.as_slice() else { panic!("one program: {line:?}") };
    let below = |word: &str| match word.strip_prefix('/') {
        Some(path) => root.join(path),
        None => PathBuf::from(word),
    };
    let mut words = line.split_whitespace().map(below);
    let mut command = Command::new(words.next().expect("a program"));
    command.args(words).args(["--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0", "--data-dir"]);
    let state = root.join("var/lib/menagerie");
    command.arg(&state).env_clear().stdout(Stdio::piped()).stderr(Stdio::null());
    for (name, value) in said(unit, "Environment").into_iter().filter_map(|pair| pair.split_once('=')) {
        command.env(name, value);
    }
    let mut process = command.spawn().expect("the program starts");
    let mut ready = String::new();
    BufReader::new(process.stdout.take().expect("output")).read_line(&mut ready).expect("a line");
    let url = ready.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
    let page = reqwest::get(url).await.expect("an answer").text().await.expect("text");
    assert!(page.contains("<html") && page.contains("Menagerie"), "{page}");
    assert!(state.join("menagerie.sqlite").is_file(), "what it keeps is where the unit says");
    let kill = format!("kill -TERM {}", process.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    assert!(process.wait().expect("an end").success());
}
