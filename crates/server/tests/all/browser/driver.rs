//! A browser driven from outside: WebDriver, and what Chromium adds to it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{
        InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
    },
    error::CmdError,
    key::Key,
    wd::WebDriverCompatibleCommand,
};
use hyper_util::client::legacy::connect::HttpConnector;
use reqwest::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// How long anything may take that is sure to come, for a machine may stand still for a while. Nobody waits for so long
/// unless something is wrong.
pub const PATIENCE: Duration = Duration::from_secs(90);

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
        ];
        if !motion {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        // Commands are small and follow each other: none waits until the one before is confirmed.
        let mut http = HttpConnector::new();
        http.set_nodelay(true);
        let mut builder = ClientBuilder::new(http);
        let began = Instant::now();
        let client = loop {
            // A browser that came too late may still hold the profile that it was given.
            let profile = tempfile::tempdir_in(folder).expect("a folder").keep();
            let own = format!("--user-data-dir={}", profile.display());
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).chain([own.as_str()]).collect();
            let wanted = json!({
                "browserName": "chrome",
                "goog:chromeOptions": { "args": arguments },
                "goog:loggingPrefs": { "browser": "ALL" },
                "timeouts": { "script": 180_000, "pageLoad": 180_000 },
            });
            let Value::Object(wanted) = wanted else { unreachable!("an object") };
            builder.capabilities(wanted);
            match builder.connect(&format!("http://127.0.0.1:{}", self.port)).await {
                Ok(client) => break client,
                Err(error) => assert!(began.elapsed() < 2 * PATIENCE, "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        };
        let browser = Browser { client, screen };
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
            let _ = stream.set_read_timeout(Some(Duration::from_secs(30)));
            let _ =
                stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
            let _ = stream.read(&mut [0; 64]);
        }
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(30) {
            if !matches!(self.process.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A command that is no part of WebDriver.
#[derive(Debug)]
struct Added {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Added {
    fn endpoint(&self, driver: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        driver.join(&format!("session/{}/{}", session.expect("a session"), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

pub struct Browser {
    client: Client,
    pub screen: Screen,
}

impl Browser {
    pub async fn goto(&self, url: &str) {
        // Another place on the same page is no other page.
        if !url.contains('#') {
            self.leave().await;
        }
        self.client.goto(url).await.expect("a page");
        self.arrive().await;
    }

    pub async fn reload(&self) {
        self.leave().await;
        self.client.refresh().await.expect("a reload");
        self.arrive().await;
    }

    /// Marks the page that is left. If it is on its way out already, there is nothing to mark.
    async fn leave(&self) {
        let _ = self.attempt("window.left = true", json!([])).await;
    }

    /// The driver may take the end of a page that was still on its way for the arrival of the next one: whoever goes on
    /// then sees half a page, or goes back from where they have not been yet.
    async fn arrive(&self) {
        let there = "return window.left !== true && document.readyState === 'complete'";
        self.until(there, "a page that does not come").await;
    }

    /// Whether the page before is there, the caller sees: the driver loses sight of pages that come out of the
    /// browser's memory and then reports a failure that is none.
    pub async fn back(&self) {
        let _ = self.client.back().await;
    }

    /// Runs a script in the page: its `arguments` are `inputs`, what it returns comes back. A script that is swept
    /// away because the page goes elsewhere is an error.
    pub async fn attempt(&self, script: &str, inputs: Value) -> Result<Value, CmdError> {
        let Value::Array(inputs) = inputs else { panic!("inputs are a list") };
        self.client.execute(script, inputs).await
    }

    pub async fn run(&self, script: &str, inputs: Value) -> Value {
        self.attempt(script, inputs).await.unwrap_or_else(|error| panic!("{error}\nin {script}"))
    }

    /// A command of the DevTools protocol.
    pub async fn devtools(&self, name: &str, inputs: Value) -> Result<Value, CmdError> {
        let body = json!({ "cmd": name, "params": inputs });
        self.client.issue_cmd(Added { path: "goog/cdp/execute", body }).await
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

    /// Presses keys together, as the keyboard does: the first is held the longest.
    pub async fn press(&self, keys: &[Key]) {
        let down = keys.iter().map(|&key| KeyAction::Down { value: key.into() });
        let up = keys.iter().rev().map(|&key| KeyAction::Up { value: key.into() });
        let strokes = down.chain(up).fold(KeyActions::new("keyboard".to_owned()), InputSource::then);
        self.client.perform_actions(strokes).await.expect("keys");
    }

    /// Presses the left button of the mouse at a point of the screen and lets it go again after a while.
    pub async fn press_at(&self, (x, y): (i64, i64), held: Duration) {
        let event = |kind: &str| json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        for kind in ["mousePressed", "mouseReleased"] {
            if kind == "mouseReleased" {
                tokio::time::sleep(held).await;
            }
            self.devtools("Input.dispatchMouseEvent", event(kind)).await.expect("a mouse");
        }
    }

    /// Drags from one point of the screen to another, with the mouse or with a finger, which rests before it moves.
    pub async fn drag(&self, from: (i64, i64), to: (i64, i64), finger: bool) {
        let dragged = if finger {
            let touch = TouchActions::new("touch".to_owned());
            self.client.perform_actions(drag(touch, from, to, Duration::from_millis(400))).await
        } else {
            let mouse = MouseActions::new("mouse".to_owned());
            self.client.perform_actions(drag(mouse, from, to, Duration::ZERO)).await
        };
        dragged.expect("a drag");
    }

    /// What the page logged as an error since the last look: failed loads, uncaught exceptions, breaches of the
    /// content policy.
    pub async fn complaints(&self) -> Vec<String> {
        let look = Added { path: "se/log", body: json!({ "type": "browser" }) };
        let log = self.client.issue_cmd(look).await.expect("a log");
        let lines = log.as_array().into_iter().flatten();
        let grave = lines.filter(|line| line["level"] == "SEVERE" || line["source"] == "security");
        grave.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// How many there are. While one page goes and another comes, any failure may be told.
    pub async fn count(&self, css: &str) -> usize {
        let began = Instant::now();
        loop {
            match self.client.find_all(Locator::Css(css)).await {
                Ok(found) => return found.len(),
                Err(error) => assert!(began.elapsed() < PATIENCE, "{error}"),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until a script says `true`.
    pub async fn until(&self, script: &str, what: &str) {
        let began = Instant::now();
        while self.attempt(script, json!([])).await.ok() != Some(Value::Bool(true)) {
            assert!(began.elapsed() < PATIENCE, "{what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until something is on the page. While one page goes and another comes, any failure may be told.
    pub async fn wait_for(&self, css: &str) {
        let began = Instant::now();
        while self.client.find(Locator::Css(css)).await.is_err() {
            assert!(began.elapsed() < PATIENCE, "no {css} on the page");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub async fn close(self) {
        let _ = self.client.close().await;
    }
}

/// The way of a pointer that takes something along.
fn drag<P>(pointer: P, from: (i64, i64), to: (i64, i64), rest: Duration) -> P
where
    P: InputSource<Action = PointerAction>,
{
    let to_point = |(x, y): (i64, i64), ms: u64| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(ms)),
        x: x as f64,
        y: y as f64,
    };
    let halfway = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
    pointer
        .then(to_point(from, 0))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .pause(rest)
        .then(to_point(halfway, 80))
        .then(to_point(to, 80))
        .pause(Duration::from_millis(120))
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
}
