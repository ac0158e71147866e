//! A NATS server of our own: for tests, and for whoever wants to try something on one.

use std::{
    env, fs,
    io::ErrorKind,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, ExitCode, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::install;

/// A server that runs as long as this value lives, on a free port, with JetStream and an empty folder.
pub struct Nats {
    process: Child,
    folder: PathBuf,
    url: String,
}

impl Nats {
    /// Starts one, after trying to install it; nothing where that is not possible, and why.
    pub fn start() -> Result<Nats, String> {
        let known = || Command::new("nats-server").arg("--version").output().is_ok();
        if !known() {
            install(&["nats-server"]);
        }
        let folder = env::temp_dir().join(format!("menagerie-nats-{}", std::process::id()));
        let failed = |what: &str, error: std::io::Error| format!("{what}: {error}");
        // The port is free now; whoever takes it in between makes the server fail, and that is seen below.
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr())
            .map_err(|error| failed("no free port", error))?
            .port();
        fs::create_dir_all(&folder).map_err(|error| failed("no folder", error))?;
        let process = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--jetstream", "--store_dir"])
            .arg(&folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let process = process.map_err(|error| match error.kind() {
            ErrorKind::NotFound => "there is no nats-server".to_owned(),
            _ => failed("nats-server", error),
        })?;
        let mut nats = Nats { process, folder, url: format!("nats://127.0.0.1:{port}") };
        nats.wait(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        Ok(nats)
    }

    fn wait(&mut self, address: SocketAddr) -> Result<(), String> {
        let until = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(address).is_err() {
            if let Ok(Some(status)) = self.process.try_wait() {
                return Err(format!("nats-server ended with {status}"));
            }
            if Instant::now() > until {
                return Err("nats-server does not answer".to_owned());
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// A command that finds the server.
    pub fn told(&self, mut command: Command) -> Command {
        command.env("MENAGERIE_NATS_URL", &self.url).env("MENAGERIE_SERVICES", "required");
        command
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // One that is gone already needs no killing, and a folder that stays lies in the temporary one.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// `cargo xtask nats COMMAND..`: runs a command that finds a server at `MENAGERIE_NATS_URL`.
pub fn run(words: &[String]) -> ExitCode {
    let Some((program, rest)) = words.split_first() else {
        eprintln!("cargo xtask nats COMMAND..");
        return ExitCode::FAILURE;
    };
    let nats = match Nats::start() {
        Ok(nats) => nats,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let mut command = Command::new(program);
    command.args(rest);
    crate::run([nats.told(command)])
}
