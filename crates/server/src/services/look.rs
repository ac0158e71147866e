//! Looking at a table.

use std::sync::Arc;

use crate::{app::App, tables::Room};

/// Somebody looks at a table. If the others see them come by that, they are told now: what they were not told they would be told
/// with the next change, and that may be one that they know nothing of.
pub async fn look(app: &App, room: &Arc<Room>, id: &str) {
    let Ok(mut table) = room.enter().await else { return };
    if table.looks(id) {
        // Nothing is waited for before: whoever has lost patience meanwhile has come all the same.
        app.changed(room);
    }
    app.tell_visit(room, &mut table, id).await;
}
