//! A PostgreSQL and a NATS server that can be stopped and started again at the same address: processes of our own.

use std::{
    env,
    fs::{self, File},
    io,
    net::{SocketAddr, TcpStream},
    os::unix::{
        fs::{PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use crate::{Failure, free_address, owned::Process, signal};

/// How long one of them may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Nats {
    /// Before its folder: it goes first.
    process: Process,
    /// What it keeps of its queues, also while it is gone.
    folder: TempDir,
    address: SocketAddr,
}

impl Nats {
    pub async fn start() -> Result<Nats, Failure> {
        let (folder, address) = (tempfile::tempdir()?, free_address()?);
        let mut nats = Nats { process: Process::default(), folder, address };
        nats.go_on().await?;
        Ok(nats)
    }

    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Starts it again at the same address; returns when it listens.
    pub async fn go_on(&mut self) -> Result<(), Failure> {
        let mut command = Command::new("nats-server");
        command.args(["--addr", "127.0.0.1", "--port", &self.address.port().to_string()]);
        command.args(["--jetstream", "--store_dir"]).arg(self.folder.path());
        let started = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.process = started.map_err(|error| format!("nats-server: {error}"))?.into();
        let began = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            if began.elapsed() > PATIENCE || self.process.gone()?.is_some() {
                return Err("nats-server does not come up".into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// As `kill -9`.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()
    }
}

pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    process: Option<Child>,
    address: SocketAddr,
    /// Whether it speaks to nobody in the clear.
    encrypted: bool,
}

impl Postgres {
    pub async fn start() -> Result<Postgres, Failure> {
        let mut postgres = Postgres::prepared()?;
        postgres.go_on().await?;
        Ok(postgres)
    }

    /// One that shows this certificate, and takes no connection that is not encrypted.
    pub async fn encrypted(certificate: &Path, key: &Path) -> Result<Postgres, Failure> {
        let mut postgres = Postgres::prepared()?;
        let data = postgres.folder.path().join("data");
        for (from, to) in [(certificate, "server.crt"), (key, "server.key")] {
            let to = data.join(to);
            fs::copy(from, &to)?;
            // It takes no key that others may read.
            fs::set_permissions(&to, fs::Permissions::from_mode(0o600))?;
            if let Some((user, group)) = somebody()? {
                chown(&to, Some(user), Some(group))?;
            }
        }
        fs::write(data.join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n")?;
        postgres.encrypted = true;
        postgres.go_on().await?;
        Ok(postgres)
    }

    /// One that has not been started yet.
    fn prepared() -> Result<Postgres, Failure> {
        let programs = programs().ok_or("there is no PostgreSQL")?;
        let folder = tempfile::tempdir()?;
        if let Some((user, group)) = somebody()? {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let postgres =
            Postgres { folder, programs, process: None, address: free_address()?, encrypted: false };
        let made = postgres
            .command("initdb")?
            .arg("-D")
            .arg(postgres.folder.path().join("data"))
            .args(["--username=menagerie", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"])
            .stdout(Stdio::null())
            .status()?;
        if !made.success() {
            return Err("initdb failed".into());
        }
        Ok(postgres)
    }

    /// One of its programs, in the name of somebody who may run it.
    fn command(&self, name: &str) -> io::Result<Command> {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(self.folder.path());
        if let Some((user, group)) = somebody()? {
            command.uid(user).gid(group);
        }
        Ok(command)
    }

    pub fn url(&self) -> String {
        format!("postgres://menagerie@{}/postgres", self.address)
    }

    pub async fn connect(&self) -> sqlx::Result<PgConnection> {
        PgConnection::connect(&self.url()).await
    }

    /// Starts it again at the same address; returns when it answers. It need not wait for the disk: no machine is switched off.
    pub async fn go_on(&mut self) -> Result<(), Failure> {
        let log = File::options().create(true).append(true).open(self.folder.path().join("log"))?;
        let process = self
            .command("postgres")?
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(["-p", &self.address.port().to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "fsync=off", "-c", "max_connections=100"])
            .args(["-c", if self.encrypted { "ssl=on" } else { "ssl=off" }])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        let process = process.map_err(|error| format!("postgres: {error}"))?;
        self.process = Some(process);
        let began = Instant::now();
        while self.connect().await.is_err() {
            let gone = self.process.as_mut().map(Child::try_wait).transpose()?.flatten();
            if began.elapsed() > PATIENCE || gone.is_some() {
                return Err("PostgreSQL does not come up".into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// Stops it at once, as an administrator does who cannot wait: every connection is cut.
    pub fn stop(&mut self) -> Result<(), Failure> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        signal(process.id(), "QUIT")?;
        process.wait()?;
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // One that has gone already need not be stopped.
        self.stop().ok();
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
