//! Who somebody is: a guest at once, with a name and a password or a rejoin code for those who want to come back.

use crate::{
    app::App,
    denial::{Denial, Reason},
    door::Door,
    limits::Want,
    names, secrets,
    store::{Change, IdentityRow, NotStored},
};

const LONGEST_PASSWORD: usize = 800;

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
    /// What proves who they are: goes into the cookie, or into `Authorization: Bearer`. Each is another session.
    pub fn token(&self, app: &App) -> String {
        app.key.sign(&format!("{}.{}.{}", self.id, self.epoch, secrets::word(12)))
    }

    /// What proves that a browser was signed in once; it lets nobody in.
    pub fn been_here(&self, app: &App) -> String {
        app.key.sign(&been_here_as(&self.id))
    }
}

/// What a token says: as whom somebody is in, since which sign-out everywhere, and in which session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: String,
    epoch: i64,
    /// Tokens of earlier programs have none.
    word: Option<String>,
}

impl Session {
    /// What a token of ours says; nothing, if it is not.
    pub fn of(app: &App, token: &str) -> Option<Session> {
        let text = app.key.open(token)?;
        let mut parts = text.split('.');
        let (id, epoch, word) = (parts.next()?.to_owned(), parts.next()?.parse().ok()?, parts.next());
        parts.next().is_none().then(|| Session { id, epoch, word: word.map(str::to_owned) })
    }

    /// Whom the session belongs to, unless it has ended.
    pub async fn who(&self, app: &App) -> Result<Option<Identity>, Denial> {
        let row = app.store.identity(&self.id).await?;
        let ended = |row: &IdentityRow| self.word.as_ref().is_some_and(|word| row.ended.contains(word));
        row.filter(|row| row.epoch == self.epoch && !ended(row)).map(|row| let_in(app, row)).transpose()
    }
}

/// Somebody who has shown who they are, unless whoever runs the house has blocked them.
fn let_in(app: &App, row: IdentityRow) -> Result<Identity, Denial> {
    if app.orders.is_blocked(&row.id) { Err(Denial::of(Reason::Blocked)) } else { Ok(row.into()) }
}

pub async fn new_guest(app: &App, name: String) -> Result<Identity, Denial> {
    let identity = Identity { id: secrets::word(20), name, login: None, epoch: 0 };
    app.store.write(vec![Change::add_identity(&identity.id, &identity.name)]).await?;
    Ok(identity)
}

async fn change(app: &App, id: &str, changes: Vec<Change>) -> Result<(), NotStored> {
    let done = app.store.write(changes).await;
    app.store.identity_changed(id);
    app.nodes.tell_person(id);
    done
}

pub async fn rename(app: &App, id: &str, name: &str) -> Result<(), Denial> {
    Ok(change(app, id, vec![Change::rename(id, name)]).await?)
}

/// A name for signing in, as it is compared.
fn login_of(login: &str) -> Result<String, Denial> {
    Ok(names::clean(login)?.to_lowercase())
}

/// Lets somebody come back from anywhere by name and password. Whoever had one must know it; everybody who is in by an
/// older token or code is out. Returns the person for a new token.
pub async fn set_password(
    app: &App,
    who: &Identity,
    door: Door,
    login: &str,
    old: &str,
    password: &str,
) -> Result<Identity, Denial> {
    let login = login_of(login)?;
    if password.chars().count() < 8 || password.len() > LONGEST_PASSWORD {
        return Err(Denial::of(Reason::PasswordShort));
    }
    let id = who.id.as_str();
    let row = app.store.identity(id).await?.ok_or(Denial::not_found())?;
    if let Some(stored) = &row.password {
        app.limits.take(Want::SignIn, 1, Some(&format!("change by {id}")), door)?;
        if old.len() > LONGEST_PASSWORD || !app.passwords.is_right(old, Some(stored)).await? {
            return Err(Denial::of(Reason::OldPassword));
        }
    }
    let hash = app.passwords.hash(password).await?;
    let set = Change::set_password(id, &login, &hash).into();
    change(app, id, set).await.map_err(|error| match Denial::from(error) {
        denial if denial.reason == Reason::Conflict => Denial::of(Reason::NameTaken),
        denial => denial,
    })?;
    app.store.identity(id).await?.map(Identity::from).ok_or(Denial::not_found())
}

/// Who has this name and password. Tries are counted by the name, so that guessing is slow from however many places it
/// comes, but those from a browser that has been in (`been_here`) are counted apart: nobody can keep somebody else out.
pub async fn sign_in(
    app: &App,
    been_here: Option<&str>,
    door: Door,
    login: &str,
    password: &str,
) -> Result<Identity, Denial> {
    let login = login_of(login).map_err(|_| Denial::of(Reason::SignIn))?;
    let row = app.store.identity_by_login(&login).await?;
    let seen = been_here.and_then(|token| app.key.open(token));
    let been_here = row.as_ref().filter(|row| seen == Some(been_here_as(&row.id).as_str()));
    let tried = been_here.map_or_else(|| format!("login {login}"), |row| format!("back as {}", row.id));
    app.limits.take(Want::SignIn, 1, Some(&tried), door)?;
    let stored = row.as_ref().and_then(|row| row.password.as_deref());
    let right = password.len() <= LONGEST_PASSWORD && app.passwords.is_right(password, stored).await?;
    let_in(app, row.filter(|_| right).ok_or(Denial::of(Reason::SignIn))?)
}

fn been_here_as(id: &str) -> String {
    format!("known.{id}")
}

/// A new code for coming back as this guest; the one before stops working.
pub async fn new_rejoin_code(app: &App, id: &str) -> Result<String, Denial> {
    let code: Vec<String> = (0..4).map(|_| secrets::word(5)).collect();
    let code = code.join("-");
    change(app, id, vec![Change::set_rejoin(id, &secrets::digest(&code))]).await?;
    Ok(code)
}

pub async fn rejoin(app: &App, code: &str) -> Result<Identity, Denial> {
    let code = code.trim().to_lowercase();
    let row = app.store.identity_by_rejoin(&secrets::digest(&code)).await?;
    let_in(app, row.ok_or(Denial::of(Reason::Rejoin))?)
}

/// So many sessions are remembered that were signed out one by one; past that, all are.
const ENDED: usize = 100;

/// Ends one session: its token is worthless from now on.
pub async fn sign_out(app: &App, session: &Session) -> Result<(), Denial> {
    let ended = app.store.identity(&session.id).await?.map_or(0, |row| row.ended.len());
    let word = session.word.as_ref().filter(|_| ended < ENDED);
    let Some(word) = word else { return sign_out_everywhere(app, &session.id).await };
    Ok(change(app, &session.id, vec![Change::end_session(&session.id, word)]).await?)
}

/// Makes every token of this person worthless.
pub async fn sign_out_everywhere(app: &App, id: &str) -> Result<(), Denial> {
    Ok(change(app, id, Change::end_all_sessions(id).into()).await?)
}
