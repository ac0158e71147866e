//! The files of `deploy/`: they can be read, and what they name is there.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Child, Command},
    time::{Duration, Instant},
};

use server::Config;
use yaml_rust2::{Yaml, YamlLoader};

use crate::{
    closing::free_address,
    home::Home,
    program::{err, out, run},
    serve::{Person, Running, nth_answer, table_of_two},
};

/// How long anything may take that is sure to come.
const SOON: Duration = Duration::from_secs(60);

fn file(name: &str) -> String {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words of a text that name settings in the environment.
fn variables(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_uppercase() && c != '_');
    words.filter(|word| word.starts_with("MENAGERIE_") && *word != "MENAGERIE_HOST").collect()
}

#[test]
fn every_setting_they_use_exists() {
    let known: BTreeSet<&str> = Config::SETTINGS.iter().map(|setting| setting.variable).collect();
    for (name, least) in [("compose.yaml", 7), ("Containerfile", 4)] {
        let text = file(name);
        let used = variables(&text);
        assert!(used.len() >= least && used.is_subset(&known), "{name}: {:?}", used.difference(&known));
    }
    let config = Config::read(&file("menagerie.toml"), []).expect("settings");
    assert_eq!(config.data_dir, PathBuf::from("/var/lib/menagerie"));
    assert!(!config.open && config.listen.ip().is_loopback(), "nobody is let in who was not asked for");
    // What is offered in comments is right as well.
    let offered: String = file("menagerie.toml")
        .lines()
        .filter_map(|line| line.strip_prefix("# ").filter(|rest| rest.contains(" = ")))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(offered.lines().count() >= 5);
    Config::read(&offered, []).expect("settings in comments");
}

fn names(map: &Yaml) -> Vec<&str> {
    map.as_hash().expect("a map").keys().map(|key| key.as_str().expect("a name")).collect()
}

#[test]
fn the_compose_file_has_three_nodes_alike_behind_a_proxy() {
    let documents = YamlLoader::load_from_str(&file("compose.yaml")).expect("YAML");
    let services = &documents[0]["services"];
    assert_eq!(names(services), ["postgres", "nats", "node1", "node2", "node3", "worker", "proxy"]);
    let first = &services["node1"]["environment"];
    let proxy = file("nginx.conf");
    for node in ["node1", "node2", "node3"] {
        assert_eq!(&services[node]["environment"], first, "{node} differs");
        assert!(proxy.contains(&format!("server {node}:7777 ")), "{node} is not before the proxy");
        for needed in names(&services[node]["depends_on"]) {
            assert!(!services[needed].is_badvalue(), "{node} waits for {needed}");
        }
    }
    let volumes = names(&documents[0]["volumes"]);
    for (name, service) in services.as_hash().expect("services") {
        for volume in service["volumes"].as_vec().into_iter().flatten().filter_map(Yaml::as_str) {
            let source = volume.split(':').next().expect("a source");
            assert!(source.starts_with("./") || volumes.contains(&source), "{name:?}: {volume}");
        }
    }
    for word in ["ip_hash", "sticky", "hash $"] {
        assert!(!proxy.contains(word), "nobody is bound to a node");
    }
}

/// nginx, where there is one to ask (`MENAGERIE_NGINX` names another than that of the machine).
fn nginx() -> Option<String> {
    let program = std::env::var("MENAGERIE_NGINX").unwrap_or_else(|_| "nginx".to_owned());
    if Command::new(&program).arg("-v").output().is_err() {
        eprintln!("no nginx: nginx.conf is not tried");
        return None;
    }
    Some(program)
}

/// The proxy's file with other addresses, and with all that it writes in a folder: files of the system are not ours.
fn settled(folder: &Path, node: &str, listen: &str) -> PathBuf {
    let mut conf = file("nginx.conf").replace("listen 80;", &format!("listen {listen};"));
    for name in ["node1", "node2", "node3"] {
        conf = conf.replace(&format!("{name}:7777"), node);
    }
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("    {kind}_temp_path {}/{kind};\n", folder.display()))
        .concat();
    let conf = conf.replace("http {\n", &format!("http {{\n{temporary}"));
    let conf = format!("pid {}/pid;\nerror_log stderr;\n{conf}", folder.display());
    let path = folder.join("nginx.conf");
    fs::write(&path, conf).expect("a file");
    path
}

/// A proxy that runs as long as this value lives.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// People come through it, what happens at a table reaches them at once, and each request keeps the id that it was given.
#[tokio::test]
async fn people_come_through_the_proxy() {
    let Some(program) = nginx() else { return };
    let home = Home::in_a_folder();
    let flags = ["--trusted-proxies", "127.0.0.1"];
    let server =
        Running::with(Path::new(env!("CARGO_BIN_EXE_menagerie")), home.folder.path(), &flags, |_| {});
    let folder = tempfile::tempdir().expect("a folder");
    let listen = free_address().to_string();
    let conf = settled(folder.path(), server.url.trim_start_matches("http://"), &listen);
    let mut proxy = Command::new(program);
    proxy.args(["-g", "daemon off; master_process off;", "-e", "stderr", "-p"]).arg(folder.path());
    let _proxy = Proxy(proxy.arg("-c").arg(&conf).spawn().expect("it starts"));
    let url = format!("http://{listen}");
    let began = Instant::now();
    let page = loop {
        match reqwest::get(&url).await {
            Ok(page) => break page,
            Err(error) => assert!(began.elapsed() < SOON, "nobody comes through: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(page.status(), 200);
    assert_eq!(page.headers()["x-request-id"].len(), 32, "the proxy's, which is longer than ours");
    let (anna, ben) = (Person::new(&url, "Anna").await, Person::new(&url, "Ben").await);
    let (table, _) = table_of_two(&url, &anna, &ben, false).await;
    let mut stream = ben.stream(&url, &table).await;
    let mut heard = async || {
        let chunk = tokio::time::timeout(SOON, stream.chunk()).await.expect("it is not kept back");
        chunk.expect("a stream").expect("it goes on")
    };
    assert!(!heard().await.is_empty());
    for person in [&anna, &ben] {
        let body = nth_answer(&person.get(&url, &table).await, 0).expect("both are asked for a Duke");
        person.post(&url, &format!("{table}/answers"), body).await;
    }
    assert!(!heard().await.is_empty(), "what happens while somebody listens");
}

#[test]
fn the_proxy_reads_its_file() {
    let Some(program) = nginx() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let path = settled(folder.path(), "127.0.0.1:7777", "80");
    let mut check = Command::new(&program);
    check.args(["-t", "-e", "stderr", "-p"]).arg(folder.path()).arg("-c").arg(&path);
    let output = check.output().expect("it starts");
    assert!(output.status.success(), "{}{}", out(&output), err(&output));
}

#[test]
fn the_manual_page_names_every_command() {
    let page = file("menagerie.1");
    let help = out(&run(&["--help"]));
    let (_, commands) = help.split_once("Commands:\n").expect("commands");
    let commands = commands.lines().take_while(|line| !line.trim().is_empty());
    let named: Vec<&str> = commands
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(named.len() > 14, "{help}");
    // A hyphen that can be typed is written with a stroke before it.
    let page = page.replace("\\-", "-");
    for command in named.into_iter().filter(|name| *name != "help") {
        let bold = page
            .lines()
            .any(|line| line.starts_with(".B") && line.split([' ', ',', '"']).any(|word| word == command));
        assert!(bold, "{command} is not in menagerie.1");
    }
}
