//! The same tables as JSON, for programs. `docs/protocol.md` describes it; `/api/v1/openapi.json` is the same in a form
//! that tools read, made from the routes themselves.

mod doing;
mod kept;
mod looking;
mod opening;
mod schemas;

use axum::{Router, body::Bytes, http::header, routing::get};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder, Server,
    security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;

#[cfg(test)]
pub use looking::table_json;

pub fn routes() -> Router<App> {
    let (router, document) = described().split_for_parts();
    // Written once: it is long, and anybody may ask for it as often as they like.
    let document =
        document.to_json().unwrap_or_else(|error| unreachable!("a document can be written: {error}"));
    let document = Bytes::from(document);
    let told = move || async move { ([(header::CONTENT_TYPE, "application/json")], document) };
    router.route("/openapi.json", get(told))
}

/// The routes with their document.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(document())
        .routes(routes!(opening::list_games))
        .routes(routes!(opening::new_identity))
        .routes(routes!(opening::list_tables, opening::open_table))
        .routes(routes!(looking::look))
        .routes(routes!(looking::events))
        .routes(routes!(looking::log))
        .routes(routes!(looking::save))
        .routes(routes!(doing::join))
        .routes(routes!(doing::give))
        .routes(routes!(doing::undo))
        .routes(routes!(doing::leave))
        .routes(routes!(doing::come_back))
        .routes(routes!(doing::vote))
        .routes(routes!(doing::free))
        .routes(routes!(doing::bots))
        .routes(routes!(doing::wish))
        .routes(routes!(doing::rematch))
        .routes(routes!(doing::say))
}

/// What the document says besides the routes.
fn document() -> OpenApi {
    let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    let components = ComponentsBuilder::new().security_scheme("token", token).schema_from::<schemas::Error>();
    let info = InfoBuilder::new()
        .title("Menagerie")
        .version("1")
        .description(Some("Tables as JSON. docs/protocol.md explains the ideas."));
    OpenApiBuilder::new()
        .info(info.build())
        .servers(Some([Server::new("/api/v1")]))
        .security(Some([SecurityRequirement::new("token", [""; 0])]))
        .components(Some(components.build()))
        .build()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    fn written() -> Value {
        serde_json::to_value(described().into_openapi()).expect("JSON")
    }

    /// People have written programs against these addresses.
    #[test]
    fn the_document_has_every_address_and_what_is_sent_there() {
        let document = written();
        let mut found = BTreeSet::new();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                assert!(operation["summary"].is_string(), "{path}");
                let body = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
                let fields = body.as_str().map_or_else(String::new, |schema| {
                    let schema =
                        &document["components"]["schemas"][schema.rsplit('/').next().expect("a name")];
                    assert_eq!(schema["additionalProperties"], false, "{path}");
                    let fields = schema["properties"].as_object().expect("fields");
                    fields.keys().map(|field| format!(" {field}")).collect()
                });
                found.insert(format!("{method} {path}{fields}"));
            }
        }
        let known = [
            "get /games",
            "post /identities name",
            "get /tables",
            "post /tables clock game hints listed options seats spare stand_in",
            "get /tables/{id}",
            "get /tables/{id}/events",
            "get /tables/{id}/log",
            "get /tables/{id}/save",
            "post /tables/{id}/join invite spare",
            "post /tables/{id}/answers action command decision number seat",
            "post /tables/{id}/undo seat",
            "post /tables/{id}/leave",
            "post /tables/{id}/return",
            "post /tables/{id}/vote seat",
            "post /tables/{id}/free seat",
            "post /tables/{id}/bots level",
            "post /tables/{id}/spare spare",
            "post /tables/{id}/rematch spare",
            "post /tables/{id}/chat text",
        ];
        assert_eq!(found, known.map(str::to_owned).into());
    }

    #[test]
    fn the_protocol_page_tells_of_every_address() {
        let page = include_str!("../../../docs/protocol.md");
        for path in written()["paths"].as_object().expect("paths").keys() {
            let path = path.replace("{id}", "ID");
            assert!(page.contains(&path), "{path} is not in docs/protocol.md");
        }
    }

    #[test]
    fn whatever_the_document_points_to_is_in_it() {
        let document = written();
        let text = document.to_string();
        let known = document["components"]["schemas"].as_object().expect("schemas");
        let named = text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
        let named: BTreeSet<&str> = named.collect();
        assert!(named.len() > 5 && named.iter().all(|name| known.contains_key(*name)), "{named:?}");
    }
}
