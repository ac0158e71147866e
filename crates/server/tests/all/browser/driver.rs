//! A browser driven from outside: as much of WebDriver and of the DevTools protocol as the tests use, by plain HTTP.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use reqwest::Client;
use serde_json::{Value, json};

/// Needs `chromium` and `chromedriver`. Where there are none, a test says so and passes, unless
/// `MENAGERIE_BROWSER=required`.
pub struct Driver {
    process: Child,
    port: u16,
}

/// A window as wide as one of the screens people have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    pub width: u32,
    pub height: u32,
    pub phone: bool,
}

pub const DESKTOP: Screen = Screen { width: 1280, height: 800, phone: false };
pub const PHONE: Screen = Screen { width: 390, height: 844, phone: true };

impl Driver {
    pub fn start() -> Option<Driver> {
        let started = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .and_then(|mut process| {
                let said = process.stdout.take().map(BufReader::new);
                // It chooses a free port and says which.
                let port = said.into_iter().flat_map(BufRead::lines).map_while(Result::ok).find_map(|line| {
                    line.rsplit_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
                });
                Ok(Driver { process, port: port.ok_or_else(|| std::io::Error::other("it names no port"))? })
            });
        match started {
            Ok(driver) => Some(driver),
            Err(error) => {
                assert!(
                    std::env::var("MENAGERIE_BROWSER").as_deref() != Ok("required"),
                    "chromedriver cannot be started: {error}"
                );
                eprintln!("skipped: no chromedriver");
                None
            }
        }
    }

    /// A browser of its own, with an empty profile inside `folder`. Motion is reduced unless `motion` wants it.
    pub async fn browser(&self, folder: &Path, screen: Screen, motion: bool) -> Browser {
        let profile = tempfile::tempdir_in(folder).expect("a folder").keep();
        let mut arguments = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--force-color-profile=srgb".to_owned(),
            "--lang=en".to_owned(),
            format!("--window-size={},{}", screen.width.max(500), screen.height),
            format!("--user-data-dir={}", profile.display()),
        ];
        if !motion {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 30_000 },
        } } });
        let address = format!("http://127.0.0.1:{}/session", self.port);
        let http = Client::builder().timeout(Duration::from_secs(60)).build().expect("a client");
        let began = Instant::now();
        let session = loop {
            match call(&http, &address, &wanted).await {
                Ok(made) => break made["sessionId"].as_str().expect("a session").to_owned(),
                Err(error) => assert!(began.elapsed() < Duration::from_secs(60), "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        };
        let browser = Browser { http, address: format!("{address}/{session}"), screen };
        browser.resize(screen).await;
        // Nobody has this window before them, yet its focus shall look as if somebody had.
        let focused =
            browser.devtools("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        focused.expect("a focused window");
        browser
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Asked to shut down, it takes its browsers with it; killed, it would leave them behind.
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let _ =
                stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
            let _ = stream.read(&mut [0; 64]);
        }
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(5) {
            if !matches!(self.process.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// One command; the error as text, for tests that can wait and try again.
async fn call(http: &Client, address: &str, body: &Value) -> Result<Value, String> {
    let answer = http.post(address).json(body).send().await.map_err(|error| error.to_string())?;
    let ok = answer.status().is_success();
    let mut answer: Value = answer.json().await.map_err(|error| error.to_string())?;
    let value = answer["value"].take();
    if ok { Ok(value) } else { Err(value["message"].as_str().unwrap_or("no reason").to_owned()) }
}

pub struct Browser {
    http: Client,
    address: String,
    pub screen: Screen,
}

impl Browser {
    async fn command(&self, path: &str, body: Value) -> Result<Value, String> {
        call(&self.http, &format!("{}/{path}", self.address), &body).await
    }

    pub async fn goto(&self, url: &str) {
        self.command("url", json!({ "url": url })).await.expect("a page");
    }

    pub async fn reload(&self) {
        self.command("refresh", json!({})).await.expect("a reload");
    }

    /// Whether the page before is there, the caller sees: the driver loses sight of pages that come out of the
    /// browser's memory and then reports a failure that is none.
    pub async fn back(&self) {
        let _ = self.command("back", json!({})).await;
    }

    /// Runs a script in the page: its `arguments` are `inputs`, what it returns comes back. A script that is swept
    /// away because the page goes elsewhere is an error.
    pub async fn attempt(&self, script: &str, inputs: Value) -> Result<Value, String> {
        self.command("execute/sync", json!({ "script": script, "args": inputs })).await
    }

    pub async fn run(&self, script: &str, inputs: Value) -> Value {
        self.attempt(script, inputs).await.unwrap_or_else(|error| panic!("{error}\nin {script}"))
    }

    /// A command of the DevTools protocol.
    pub async fn devtools(&self, name: &str, inputs: Value) -> Result<Value, String> {
        self.command("goog/cdp/execute", json!({ "cmd": name, "params": inputs })).await
    }

    pub async fn resize(&self, screen: Screen) {
        let metrics = json!({
            "width": screen.width, "height": screen.height, "mobile": screen.phone,
            "deviceScaleFactor": if screen.phone { 2 } else { 1 },
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await.expect("a screen size");
        let touch = json!({ "enabled": screen.phone });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await.expect("touch or none");
    }

    /// The theme of the device, which pages follow unless they are told otherwise.
    pub async fn theme(&self, dark: bool) {
        let scheme = json!({ "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } });
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": [scheme] })).await.expect("a theme");
    }

    /// Presses keys one after the other, as the keyboard does. Names are those of WebDriver's key table.
    pub async fn press(&self, keys: &[Key]) {
        let mut actions = Vec::new();
        for key in keys {
            let (shift, code) = match key {
                Key::Tab => (false, "\u{e004}"),
                Key::BackTab => (true, "\u{e004}"),
                Key::Enter => (false, "\u{e007}"),
            };
            let stroke = |kind: &str, code: &str| json!({ "type": kind, "value": code });
            if shift {
                actions.push(stroke("keyDown", "\u{e008}"));
            }
            actions.push(stroke("keyDown", code));
            actions.push(stroke("keyUp", code));
            if shift {
                actions.push(stroke("keyUp", "\u{e008}"));
            }
        }
        let source = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.command("actions", json!({ "actions": [source] })).await.expect("keys");
    }

    /// Drags from one point of the screen to another, with the mouse or with a finger, which rests before it moves.
    pub async fn drag(&self, from: (i64, i64), to: (i64, i64), finger: bool) {
        let moved =
            |(x, y): (i64, i64), ms: u32| json!({ "type": "pointerMove", "duration": ms, "x": x, "y": y });
        let rest = |ms: u32| json!({ "type": "pause", "duration": ms });
        let halfway = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        let steps = [
            moved(from, 0),
            json!({ "type": "pointerDown", "button": 0 }),
            rest(if finger { 400 } else { 0 }),
            moved(halfway, 80),
            moved(to, 80),
            rest(120),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        let kind = if finger { "touch" } else { "mouse" };
        let source =
            json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": steps });
        self.command("actions", json!({ "actions": [source] })).await.expect("a drag");
    }

    /// What the page logged as an error since the last look: failed loads, uncaught exceptions, breaches of the
    /// content policy.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.command("se/log", json!({ "type": "browser" })).await.expect("a log");
        let lines = log.as_array().into_iter().flatten();
        let grave = lines.filter(|line| line["level"] == "SEVERE" || line["source"] == "security");
        grave.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    pub async fn count(&self, css: &str) -> usize {
        let count = self.run("return document.querySelectorAll(arguments[0]).length", json!([css])).await;
        usize::try_from(count.as_u64().expect("a number")).expect("a small number")
    }

    /// Waits until something is on the page.
    pub async fn wait_for(&self, css: &str) {
        let began = Instant::now();
        loop {
            let found = "return document.querySelector(arguments[0]) !== null";
            if self.attempt(found, json!([css])).await.is_ok_and(|found| found == true) {
                return;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "no {css} on the page");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub async fn close(self) {
        let _ = self.http.delete(&self.address).send().await;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Tab,
    BackTab,
    Enter,
}
