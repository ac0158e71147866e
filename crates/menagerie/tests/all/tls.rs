//! A PostgreSQL that speaks to nobody in the clear: a real one, with certificates made here by the program `openssl`.
//! Left out where there is no PostgreSQL.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use crowd::Postgres;
use serde_json::json;

use crate::{
    closing::WIDE,
    nodes::{people::table_of, services},
    program,
    serve::{Person, Running},
};

fn openssl(folder: &Path, words: &str) {
    let made = Command::new("openssl").args(words.split(' ')).current_dir(folder).output();
    let made = made.expect("the program openssl makes certificates for this test");
    assert!(made.status.success(), "openssl {words}: {}", String::from_utf8_lossy(&made.stderr));
}

/// An authority of this name in a folder: NAME.crt and NAME.key.
fn authority(folder: &Path, name: &str) -> PathBuf {
    openssl(
        folder,
        &format!(
            "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={name} -keyout {name}.key -out {name}.crt"
        ),
    );
    folder.join(format!("{name}.crt"))
}

/// What an authority says of a server at 127.0.0.1, which has no other name: its certificate and its key.
fn certificate(folder: &Path, authority: &str) -> (PathBuf, PathBuf) {
    std::fs::write(folder.join("names"), "subjectAltName=IP:127.0.0.1\n").expect("a file");
    openssl(folder, "req -newkey rsa:2048 -nodes -subj /CN=server -keyout server.key -out server.csr");
    openssl(
        folder,
        &format!(
            "x509 -req -in server.csr -days 2 -CA {authority}.crt -CAkey {authority}.key -CAcreateserial \
             -extfile names -out server.crt"
        ),
    );
    (folder.join("server.crt"), folder.join("server.key"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_postgres_is_encrypted() {
    if !services::are_here() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (right, wrong) = (authority(folder.path(), "right"), authority(folder.path(), "wrong"));
    let (certificate, key) = certificate(folder.path(), "right");
    let postgres = Postgres::encrypted(&certificate, &key).await.expect("a PostgreSQL");
    let [right, wrong] = [right, wrong].map(|path| path.display().to_string());
    // It is at 127.0.0.1 by another name, too, of which its certificate says nothing.
    let renamed = postgres.url().replace("127.0.0.1", "localhost");

    // Whoever is let in can play, and is encrypted as the database sees it.
    for address in [
        postgres.url(),
        format!("{}?sslmode=require", postgres.url()),
        format!("{}?sslmode=verify-full&sslrootcert={right}", postgres.url()),
        format!("{renamed}?sslmode=verify-ca&sslrootcert={right}"),
    ] {
        let flags = [&WIDE[..], &["--database", &address]].concat();
        let server =
            Running::with(Path::new(env!("CARGO_BIN_EXE_menagerie")), services::nothing(), &flags, |_| {});
        let anna = Person::new(&server.url, "Anna").await;
        table_of(&[(&anna, &server.url)], json!({ "game": "valeria" }), &["easy"]).await;
        let mut database = postgres.connect().await.expect("a connection");
        let sql = "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                   WHERE application_name = 'menagerie'";
        let encrypted: Vec<bool> = sqlx::query_scalar(sql).fetch_all(&mut database).await.expect("rows");
        assert!(!encrypted.is_empty() && encrypted.iter().all(|yes| *yes), "{address}: {encrypted:?}");
    }

    // Whoever is not is told why.
    for (address, why) in [
        (format!("{}?sslmode=disable", postgres.url()), "no encryption"),
        (format!("{}?sslmode=verify-full&sslrootcert={wrong}", postgres.url()), "UnknownIssuer"),
        (format!("{}?sslmode=verify-ca&sslrootcert={wrong}", postgres.url()), "UnknownIssuer"),
        // No authority of this machine knows it.
        (format!("{}?sslmode=verify-full", postgres.url()), "UnknownIssuer"),
        (format!("{renamed}?sslmode=verify-full&sslrootcert={right}"), "not valid for name"),
    ] {
        let output = program::run(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--database", &address]);
        let said = program::err(&output);
        assert!(!output.status.success() && said.contains(why), "{address}: {said}");
    }
}
