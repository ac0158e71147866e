//! What addresses have in common, as it stands in the document.

use std::collections::BTreeMap;

use serde_json::Value;
use utoipa::{
    IntoParams, IntoResponses, ToSchema,
    openapi::{ContentBuilder, Object, ObjectBuilder, Ref, RefOr, Response, ResponseBuilder, schema::Type},
};

use bots::Level;

/// Why something was not done.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the form of what a denial writes")]
pub struct Error {
    /// Names the reason.
    error: String,
    /// The reason in words, in your language.
    message: String,
    /// The rules behind it.
    clauses: Vec<String>,
    /// What a rule of the game says no for: the key of its sentence.
    refusal: Option<String>,
    /// What that sentence speaks of: numbers, seats, components by their names.
    facts: Option<Value>,
    problems: Vec<Value>,
    /// After how many seconds it is worth trying again.
    retry_after: Option<u64>,
}

/// What every address answers: JSON, or why not.
pub struct Answers;

impl IntoResponses for Answers {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let error = ContentBuilder::new().schema(Some(Ref::from_schema_name("Error"))).build();
        let done = ResponseBuilder::new().description("JSON").build();
        let denied =
            ResponseBuilder::new().description("An error").content("application/json", error).build();
        [("200".to_owned(), done.into()), ("4XX".to_owned(), denied.into())].into()
    }
}

/// The table's id.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "the form of what the path holds")]
pub struct TableId {
    id: String,
}

/// The name of a bot's level.
pub fn level() -> Object {
    let names = Level::ALL.map(Level::id);
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).build()
}
