//! What people can do here, one verb each. A verb that changes a table enters its room, stores what shall be true, and
//! then says that something has changed; [`follow`] sets in motion what follows.

/// What was refused only because another node was quicker is tried again: the room has caught up, so whoever asks for what cannot
/// be done any more is told why. What is needed for it is moved there, for it is done to its end ([`to_the_end`]).
macro_rules! again_after_others {
    ($attempt:expr) => {
        crate::services::to_the_end(async move {
            let mut tries = 0;
            loop {
                match $attempt.await {
                    Err(denial) if denial.reason == crate::denial::Reason::Conflict && tries < 10 => {
                        tries += 1
                    }
                    done => break done,
                }
            }
        })
        .await
    };
}

use std::{future::pending, panic::resume_unwind};

use tracing::Instrument;

mod accounts;
mod answer;
mod append;
mod away;
mod come_back;
mod fill_with_bots;
mod free;
mod hint;
mod judge;
mod leave;
mod look;
mod open;
mod rematch;
mod review;
mod seating;
mod sit;
mod spare;
mod talk;
mod training;
mod turns;
mod undo;
mod upload;
mod vote;

pub use accounts::{
    Identity, Session, new_guest, new_rejoin_code, rejoin, rename, set_password, sign_in, sign_out,
    sign_out_everywhere,
};
pub use answer::{Given, answer, shuts_the_way_back};
pub use come_back::come_back;
pub use fill_with_bots::fill_with_bots;
pub use free::free;
pub use hint::hint;
pub use leave::leave;
pub use look::look;
pub use open::{NewTable, Seating, open};
pub use rematch::rematch;
pub use review::{Reviewed, begin_review, review, review_progress};
pub use sit::sit;
pub use spare::spare;
pub use talk::{LONGEST_LINE, talk};
pub use training::training;
pub use turns::follow;
pub use undo::undo;
pub use upload::upload;
pub use vote::vote;

/// Does something to its end, whether or not whoever asked still waits for it: a change that was broken off on its way to the log
/// would be in memory alone, or in the log alone.
async fn to_the_end<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    match tokio::spawn(work.in_current_span()).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            // The server has ended, and nobody is told anything any more.
            Err(_) => pending().await,
        },
    }
}
