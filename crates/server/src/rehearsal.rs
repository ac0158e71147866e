//! What tests may do at the tables of a rehearsal, from within the program and by no request.

use engine::Seat;

use crate::app::App;

/// The hand behind the scenes of a server that was set up as a rehearsal.
#[derive(Clone)]
pub struct Rehearsal(pub(crate) App);

impl Rehearsal {
    /// Draws everything anew that `seat` of a table cannot know; `seat` must not notice. Whether that was possible:
    /// what another seat has answered and may still take back need not fit the new cards.
    pub async fn redraw(&self, table: &str, seat: Seat, number: u64) -> bool {
        let Ok(room) = self.0.room(table).await else { return false };
        let mut inner = room.lock().await;
        let Some(twin) = inner.play().and_then(|play| play.twin(seat, number)) else { return false };
        inner.begin(twin);
        true
    }

    /// Puts the true table back, as its log has it; whether there is such a table.
    pub async fn restore(&self, table: &str) -> bool {
        let Ok(room) = self.0.room(table).await else { return false };
        let mut inner = room.lock().await;
        let Some(Ok(play)) = inner.play().map(|play| play.moment(play.entries())) else { return false };
        inner.begin(play);
        true
    }
}
