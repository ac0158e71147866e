//! Tables in memory: each has a room, entered through a guard, and is a cache of the log in the store.

mod asides;
mod author;
mod before;
mod catching_up;
mod chair;
mod clock;
mod due;
mod lines;
mod live_table;
mod loading;
mod looking;
mod presence;
mod renewal;
mod replay;
mod room;
mod rooms;
mod taken;
mod thoughts;
mod timing;
mod verdict;
mod visits;
mod waiting;

pub use author::Author;
pub use before::Before;
pub use chair::{Advised, Chair, Hint, Sitter};
pub use clock::Clock;
pub use lines::Line;
pub use live_table::{LiveTable, Surroundings};
pub use looking::{CHAT_KEPT, Viewpoint};
pub use presence::Attendance;
pub use room::Room;
pub use rooms::Rooms;
pub use timing::Clocks;
pub use verdict::Verdict;
pub use visits::GRACE;
