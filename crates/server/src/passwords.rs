//! Passwords are hashed slowly on purpose, and each hashing takes 19 MB: a few threads of their own do it, and few may
//! wait for them.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use tokio::sync::oneshot;

use crate::denial::{Denial, Reason};

const THREADS: usize = 2;
const WAITING: usize = 16;

/// A hash that no password has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5c3NhbHQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

type Work = Box<dyn FnOnce() + Send>;

#[derive(Clone)]
pub struct Passwords(mpsc::SyncSender<Work>);

impl Passwords {
    pub fn new() -> io::Result<Passwords> {
        let (send, receive) = mpsc::sync_channel::<Work>(WAITING);
        let receive = Arc::new(Mutex::new(receive));
        for _ in 0..THREADS {
            let receive = receive.clone();
            thread::Builder::new().name("passwords".to_owned()).spawn(move || {
                loop {
                    let next = receive.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    // Nobody is left who could ask.
                    let Ok(work) = next else { return };
                    work();
                }
            })?;
        }
        Ok(Passwords(send))
    }

    pub async fn hash(&self, password: &str) -> Result<String, Denial> {
        let password = password.to_owned();
        let hash = self
            .run(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Denial::broken()
        })
    }

    /// Whether a password is the one that was stored. Where none is stored it costs the same time, so that names cannot
    /// be tried out.
    pub async fn is_right(&self, password: &str, stored: Option<&str>) -> Result<bool, Denial> {
        let stored = stored.unwrap_or(NOBODY).to_owned();
        let password = password.to_owned();
        self.run(move || {
            PasswordHash::new(&stored)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Denial> {
        let (done, result) = oneshot::channel();
        let work: Work = Box::new(move || {
            // Whoever asked may have gone away while waiting.
            if !done.is_closed() {
                done.send(work()).ok();
            }
        });
        self.0.try_send(work).map_err(|_| busy())?;
        result.await.map_err(|_| Denial::broken())
    }
}

fn busy() -> Denial {
    Denial::again_after(Reason::Busy, 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_and_nobody_has_one() {
        let passwords = Passwords::new().expect("threads");
        let stored = passwords.hash("correct horse").await.expect("a hash");
        assert!(passwords.is_right("correct horse", Some(&stored)).await.expect("an answer"));
        assert!(!passwords.is_right("wrong horse", Some(&stored)).await.expect("an answer"));
        assert!(!passwords.is_right("correct horse", None).await.expect("an answer"));
    }

    /// H1: however many ask at once, few are hashed at a time and few wait.
    #[tokio::test]
    async fn whoever_comes_when_many_wait_is_told_so_at_once() {
        let passwords = Passwords::new().expect("threads");
        let tries: Vec<_> = (0..100)
            .map(|_| {
                let passwords = passwords.clone();
                tokio::spawn(async move { passwords.is_right("guess", None).await })
            })
            .collect();
        let mut refused = 0;
        for one in tries {
            match one.await.expect("no panic") {
                Ok(right) => assert!(!right),
                Err(denial) => {
                    assert_eq!(denial.reason, Reason::Busy);
                    refused += 1;
                }
            }
        }
        // The two that work take from those that wait, while the hundred come.
        assert!(refused >= 100 - WAITING - 10 * THREADS, "{refused}");
    }
}
