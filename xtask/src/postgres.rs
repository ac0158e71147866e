//! A private PostgreSQL for tests: on a free port, in a temporary folder, gone when they are done.

use std::{
    env, fs, io,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{install, left_out::WITHOUT_POSTGRES, run};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that is stopped when this is dropped.
pub struct Postgres {
    server: Child,
    folder: PathBuf,
    port: u16,
}

/// `cargo xtask postgres COMMAND..`: runs a command that finds a server.
pub fn around(words: &[String]) -> ExitCode {
    let Some((program, rest)) = words.split_first() else {
        eprintln!("cargo xtask postgres COMMAND..");
        return ExitCode::FAILURE;
    };
    let Some(postgres) = Postgres::start() else { return ExitCode::FAILURE };
    let mut command = Command::new(program);
    command.args(rest);
    postgres.tell(&mut command);
    run([command])
}

impl Postgres {
    /// Starts a server, after trying to install one; says so where there is none.
    pub fn start() -> Option<Postgres> {
        let programs = programs().or_else(|| {
            install(&["postgresql"]);
            programs()
        });
        let Some(programs) = programs else {
            eprintln!("no PostgreSQL. Left out are the tests of {WITHOUT_POSTGRES}");
            return None;
        };
        match begin(&programs) {
            Ok(postgres) => Some(postgres),
            Err(error) => {
                eprintln!(
                    "PostgreSQL cannot be started ({error}). Left out are the tests of {WITHOUT_POSTGRES}"
                );
                None
            }
        }
    }

    /// Tells a command where the server is, and that no test may be left out for want of it.
    pub fn tell(&self, command: &mut Command) {
        command.env("MENAGERIE_POSTGRES", format!("postgres://menagerie@127.0.0.1:{}/postgres", self.port));
        command.env("MENAGERIE_SERVICES", "required");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Fast shutdown: it ends its connections and its processes.
        let _ = Command::new("kill").args(["-INT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the server's programs, the latest where there are several. Debian keeps them out of the way.
fn programs() -> Option<PathBuf> {
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let versions =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path());
    let debian = versions.max_by_key(|path| number(path)).map(|path| path.join("bin"));
    let others = env::var_os("PATH").map(|paths| env::split_paths(&paths).collect::<Vec<_>>());
    debian.into_iter().chain(others.into_iter().flatten()).find(|folder| folder.join("initdb").is_file())
}

fn begin(programs: &Path) -> io::Result<Postgres> {
    let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
    let folder = env::temp_dir().join(format!("menagerie-postgres-{port}"));
    fs::create_dir(&folder)?;
    let started = fill(programs, &folder).and_then(|()| serve(programs, &folder, port));
    if started.is_err() {
        let _ = fs::remove_dir_all(&folder);
    }
    let mut postgres = Postgres { server: started?, folder, port };
    let began = Instant::now();
    while !succeeds(Command::new(programs.join("pg_isready")).args([
        "-h",
        "127.0.0.1",
        "-p",
        &port.to_string(),
    ])) {
        if began.elapsed() > PATIENCE || postgres.server.try_wait()?.is_some() {
            return Err(io::Error::other("it does not come up"));
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(postgres)
}

/// Makes an empty cluster that everybody on this machine may use while the tests run.
fn fill(programs: &Path, folder: &Path) -> io::Result<()> {
    if let Some((user, group)) = somebody()? {
        std::os::unix::fs::chown(folder, Some(user), Some(group))?;
    }
    let mut command = as_somebody(&programs.join("initdb"))?;
    command.arg("-D").arg(folder.join("data")).current_dir(folder);
    command.args(["--username=menagerie", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
    let made = command.stdout(Stdio::null()).status()?;
    if made.success() { Ok(()) } else { Err(io::Error::other("initdb failed")) }
}

/// Nothing of it outlives the tests, so it need not wait for the disk.
fn serve(programs: &Path, folder: &Path, port: u16) -> io::Result<Child> {
    let mut command = as_somebody(&programs.join("postgres"))?;
    command.arg("-D").arg(folder.join("data")).args(["-p", &port.to_string()]).current_dir(folder);
    command.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"]);
    command.args(["-c", "max_connections=300", "-c", "log_destination=stderr"]);
    let log = fs::File::create(folder.join("log"))?;
    command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()
}

/// A command in the name of somebody who may run the server.
fn as_somebody(program: &Path) -> io::Result<Command> {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(program);
    if let Some((user, group)) = somebody()? {
        command.uid(user).gid(group);
    }
    Ok(command)
}

/// PostgreSQL does not run as root: there it runs as the user that its package has made.
fn somebody() -> io::Result<Option<(u32, u32)>> {
    let number = |words: &[&str]| -> io::Result<u32> {
        let said = Command::new("id").args(words).output()?;
        let said = String::from_utf8_lossy(&said.stdout);
        said.trim().parse().map_err(|_| io::Error::other("there is no user `postgres`"))
    };
    if number(&["-u"])? != 0 {
        return Ok(None);
    }
    Ok(Some((number(&["-u", "postgres"])?, number(&["-g", "postgres"])?)))
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
