//! Who somebody is: a guest at once, with a name and a password or a rejoin code for those who want to come back.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use axum::http::{HeaderMap, header};

use crate::{
    app::{App, now},
    secrets,
    store::{IdentityRow, NotStored, Statement, statement},
    trouble::Trouble,
};

const COOKIE: &str = "menagerie";
const YEAR: i64 = 365 * 24 * 3600;

/// Somebody we know.
#[derive(Clone, Debug)]
pub struct Identity {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    epoch: i64,
}

impl From<IdentityRow> for Identity {
    fn from(row: IdentityRow) -> Self {
        Identity { id: row.id, name: row.name, login: row.login, epoch: row.epoch }
    }
}

impl Identity {
    /// What proves who they are: goes into the cookie, or into `Authorization: Bearer`.
    pub fn token(&self, app: &App) -> String {
        app.key.sign(&format!("{}.{}", self.id, self.epoch))
    }

    pub fn cookie(&self, app: &App) -> String {
        cookie(app, COOKIE, &self.token(app), YEAR)
    }
}

/// A cookie of ours: never readable by scripts, never sent along from other sites' forms.
pub fn cookie(app: &App, name: &str, value: &str, seconds: i64) -> String {
    cookie_at(app, "/", name, value, seconds)
}

/// A cookie that goes to some addresses alone.
pub fn cookie_at(app: &App, path: &str, name: &str, value: &str, seconds: i64) -> String {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

pub fn no_cookie(app: &App) -> String {
    cookie(app, COOKIE, "", 0)
}

pub fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// Who sends a request.
pub async fn of_request(app: &App, headers: &HeaderMap) -> Result<Option<Identity>, Trouble> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    let Some(token) = bearer.or_else(|| cookie_value(headers, COOKIE)) else { return Ok(None) };
    let Some((id, epoch)) = app.key.open(token).and_then(|text| text.rsplit_once('.')) else {
        return Ok(None);
    };
    let Ok(epoch) = epoch.parse::<i64>() else { return Ok(None) };
    let row = app.store.identity(id).await?.filter(|row| row.epoch == epoch);
    Ok(row.map(Identity::from))
}

/// A name people may carry: short, one line, visible.
pub fn clean_name(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    (1..=24).contains(&count).then_some(name)
}

pub async fn new_guest(app: &App, name: String) -> Result<Identity, Trouble> {
    let identity = Identity { id: secrets::word(20), name, login: None, epoch: 0 };
    app.store
        .write(vec![statement(
            "INSERT INTO identities (id, name, made) VALUES (?, ?, ?)",
            [identity.id.as_str().into(), identity.name.as_str().into(), now().into()],
        )])
        .await?;
    Ok(identity)
}

async fn change(app: &App, id: &str, statement: Statement) -> Result<(), NotStored> {
    let done = app.store.write(vec![statement]).await;
    app.store.identity_changed(id);
    done
}

pub async fn rename(app: &App, id: &str, name: &str) -> Result<(), Trouble> {
    let sql = "UPDATE identities SET name = ? WHERE id = ?";
    Ok(change(app, id, statement(sql, [name.into(), id.into()])).await?)
}

/// Lets somebody come back from anywhere by name and password.
pub async fn set_password(app: &App, id: &str, login: &str, password: &str) -> Result<(), Trouble> {
    let login = clean_name(login).ok_or(Trouble::bad("name"))?.to_lowercase();
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Trouble::bad("password-short"));
    }
    let password = password.to_owned();
    // Hashing is slow on purpose: not on the threads that serve pages.
    let hash = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    let hash = hash.await.map_err(|_| Trouble::broken())?.map_err(|_| Trouble::broken())?;
    let sql = "UPDATE identities SET login = ?, password = ? WHERE id = ?";
    let done = change(app, id, statement(sql, [login.into(), hash.into(), id.into()])).await;
    done.map_err(|error| match Trouble::from(error) {
        trouble if trouble.key == "conflict" => Trouble::conflict("name-taken"),
        trouble => trouble,
    })
}

/// Who has this name and password.
pub async fn sign_in(app: &App, login: &str, password: &str) -> Result<Identity, Trouble> {
    let login = login.trim().to_lowercase();
    let row = app.store.identity_by_login(&login).await?;
    // An unknown name costs as much time as a wrong password, so that names cannot be tried out.
    let stored = row.as_ref().and_then(|row| row.password.clone()).unwrap_or_else(|| NOBODY.to_owned());
    let password = password.chars().take(200).collect::<String>();
    let right = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&stored)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    let right = right.await.map_err(|_| Trouble::broken())?;
    row.filter(|_| right).map(Identity::from).ok_or(Trouble::forbidden("sign-in"))
}

/// A hash that no password has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5c3NhbHQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A new code for coming back as this guest; the one before stops working.
pub async fn new_rejoin_code(app: &App, id: &str) -> Result<String, Trouble> {
    let code: Vec<String> = (0..4).map(|_| secrets::word(5)).collect();
    let code = code.join("-");
    let sql = "UPDATE identities SET rejoin = ? WHERE id = ?";
    change(app, id, statement(sql, [secrets::digest(&code).into(), id.into()])).await?;
    Ok(code)
}

pub async fn rejoin(app: &App, code: &str) -> Result<Identity, Trouble> {
    let code = code.trim().to_lowercase();
    let row = app.store.identity_by_rejoin(&secrets::digest(&code)).await?;
    row.map(Identity::from).ok_or(Trouble::forbidden("rejoin"))
}

/// Makes every cookie of this person worthless.
pub async fn sign_out_everywhere(app: &App, id: &str) -> Result<(), Trouble> {
    let sql = "UPDATE identities SET epoch = epoch + 1 WHERE id = ?";
    Ok(change(app, id, statement(sql, [id.into()])).await?)
}
