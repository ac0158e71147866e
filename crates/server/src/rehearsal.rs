//! What tests may do at the tables of a rehearsal, from within the program and by no request.

use std::{sync::atomic::Ordering, time::Duration};

use engine::{Seat, Viewer};
use plug::seat_numbers;
use serde_json::json;
use tokio::sync::oneshot;

use crate::app::App;

/// The hand behind the scenes of a server that was set up as a rehearsal.
#[derive(Clone)]
pub struct Rehearsal(pub(crate) App);

impl Rehearsal {
    /// Draws everything anew that `seat` of a table cannot know; `seat` must not notice. Whether that was possible:
    /// what another seat has answered and may still take back need not fit the new cards.
    pub async fn redraw(&self, table: &str, seat: Seat, number: u64) -> bool {
        let Ok(room) = self.0.room(table).await else { return false };
        let Ok(mut table) = room.enter().await else { return false };
        let Some(twin) = table.play().and_then(|play| play.resampled(seat, number)) else { return false };
        table.begin(twin);
        true
    }

    /// Lets every bot's thinking fail from now on, or not any more.
    pub fn stumble(&self, fails: bool) {
        self.0.slots.failing.store(fails, Ordering::Relaxed);
    }

    /// Holds a table's room for a time and throws it away then, as if its memory had turned out to be wrong; whether
    /// there is such a table. `shut` hears when it is held.
    pub async fn throw_away(&self, table: &str, shut: oneshot::Sender<()>, after: Duration) -> bool {
        let Ok(room) = self.0.room(table).await else { return false };
        let Ok(mut table) = room.enter().await else { return false };
        shut.send(()).ok();
        // Step by step: if the machine stands still meanwhile, those who are on their way to the door still come in time.
        for _ in 0..100 {
            tokio::time::sleep(after / 100).await;
        }
        self.0.rooms.discard(&room, &mut table);
        true
    }

    /// All that `viewer` may know of a table by the rules of its game: what it sees, what it was told, who seems to be
    /// asked. Of the table as it is, or as it would be after one more answer.
    pub async fn known(&self, table: &str, viewer: Viewer, after: Option<(Seat, usize)>) -> Option<String> {
        let room = self.0.room(table).await.ok()?;
        let table = room.lock().await;
        let mut play = table.play()?.moment(table.play()?.entries()).ok()?;
        if let Some((seat, number)) = after {
            let action = play.legal(seat).into_iter().nth(number)?;
            play.give(seat, &action).ok()?;
        }
        let story: Vec<_> = play.story(viewer).into_iter().map(|line| (line.clause, line.event)).collect();
        Some(json!([play.view(viewer), story, seat_numbers(play.pending(viewer))]).to_string())
    }

    /// The save of a table, whoever may see it.
    pub async fn save(&self, table: &str) -> Option<String> {
        let room = self.0.room(table).await.ok()?;
        let table = room.lock().await;
        table.play()?.save().ok()
    }

    /// Puts the true table back, as its log has it; whether there is such a table.
    pub async fn restore(&self, table: &str) -> bool {
        let Ok(room) = self.0.room(table).await else { return false };
        let Ok(mut table) = room.enter().await else { return false };
        let Some(Ok(play)) = table.play().map(|play| play.moment(play.entries())) else { return false };
        table.begin(play);
        true
    }
}
