//! What pages and the API share: who is asking, what they may, how they are answered.

mod address;
mod changes;
pub mod cookies;
mod redirect;
mod save;
mod stream;
mod table_request;
mod visitor;

pub use address::Address;
pub use redirect::{go, own_path, with_cookie};
pub use save::save;
pub use stream::{PageNow, Present, stream};
pub use table_request::{AnswerRequest, InviteQuery, KeptRequest, SeatQuery, Shown, TableRequest};
pub use visitor::{Confirm, PageReader, Theme, Visitor, language, wants_json};
