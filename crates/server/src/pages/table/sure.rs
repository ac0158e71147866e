//! "Are you sure?": which step it is and what is lost by it, before it is taken. Without scripts the question stands at the
//! top of the table; with them at the control that was pressed.

use axum::{
    Json,
    response::{IntoResponse, Response},
};
use engine::Seat;
use maud::html;
use plug::WayBack;
use serde_json::json;

use super::page;
use crate::{
    services,
    tables::Room,
    web::{Confirm, Visitor},
};

/// A form that waits for a yes.
pub struct Doubt<'a> {
    /// What would be lost, in a sentence or two.
    pub lost: String,
    /// Where the form goes, after the table's own address.
    pub verb: &'a str,
    pub fields: &'a [(&'a str, &'a str)],
    /// The seat it is asked for.
    pub seat: Option<Seat>,
}

impl Doubt<'_> {
    pub async fn ask(self, visitor: &Visitor, room: &Room) -> Response {
        let (lang, table) = (visitor.lang, format!("/t/{}", room.id));
        let several = room.lock().await.seats_of(visitor.id()).len() > 1;
        let wanted = self.seat.filter(|_| several).map(Seat::index);
        let back = wanted.map_or_else(|| table.clone(), |seat| format!("{table}?seat={seat}"));
        let question = html! {
            form.sure method="post" action={ (table) "/" (self.verb) } {
                p { (self.lost) " " b { (lang.say("sure")) } }
                @for (name, value) in self.fields { input type="hidden" name=(name) value=(value); }
                input type="hidden" name="sure" value="yes";
                button.primary type="submit" id="yes" { (lang.say("yes")) }
                " "
                a.button.no href=(back) { (lang.say("no")) }
            }
        };
        if visitor.scripted {
            return Json(json!({ "confirm": true, "html": question.into_string() })).into_response();
        }
        page(visitor, room, wanted, Some(question)).await
    }
}

/// What giving this answer would lose, if the visitor wants to be asked about such a thing.
pub async fn lost_by(visitor: &Visitor, room: &Room, seat: Seat, number: usize) -> Option<String> {
    if visitor.confirm == Confirm::Never {
        return None;
    }
    let lang = visitor.lang;
    let shut = services::shuts_the_way_back(room, seat, number).await;
    let table = room.lock().await;
    let play = table.play()?;
    boards::called(&table.names(), || {
        if let Some(regret) = play.regret(seat, number, lang) {
            return Some(regret);
        }
        let step = play.answers(seat, lang).into_iter().nth(number)?.text;
        let key = if shut == WayBack::EndsByLuck { "sure-luck" } else { "sure-turn" };
        visitor.confirm.asks(shut).then(|| lang.tell(key, [("step", step.into())]))
    })
}
