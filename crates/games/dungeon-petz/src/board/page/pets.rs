//! The pets: one silhouette each, 64 by 64, feet on the ground. Body and belly take the colours of the diet.

use maud::{Markup, PreEscaped, html};

use crate::{Data, data::PetId, terms::Term};

/// By the id of the data pack. `dpa` body, `dpb` lighter parts, `dpw` eyes and teeth, `dpe` pupils, `dpp` tongues and
/// noses, `dpn` lines.
const PETS: [(&str, &str); 18] = [
    (
        "uni",
        r#"<path class="dpa" d="M14 60V46C6 44 4 36 8 30c6-6 16-3 24-4l4-10c4-6 14-6 18 2l4 9c0 5-5 6-9 4l-5 4v25h-7V48H24v12z"/><path class="dpw" d="M43 13 52 0l-2 13z"/><path class="dpp" d="M34 17c-8 2-8 10-5 17 2-5 5-9 11-11zM9 31C2 34 2 44 5 52c2-6 5-9 8-10z"/><circle class="dpe" cx="48" cy="19" r="2.4"/><path class="dpn" d="M52 28q3 1 5-1M46 2.5l3 2M44 7l4 2"/>"#,
    ),
    (
        "trollie",
        r#"<path class="dpa" d="M12 60c-6-4-6-14-4-22-4-6-2-14 6-14 4-10 32-10 36 0 8 0 10 8 6 14 2 8 2 18-4 22l-8 2-4-8H24l-4 8z"/><path class="dpp" d="M20 15c-4-6 0-10 2-12 1 4 3 5 5 5 0-4 2-7 5-8 0 5 3 6 5 7 1-3 4-4 7-3-3 4-1 7-3 11z"/><circle class="dpw" cx="23" cy="27" r="4"/><circle class="dpw" cx="41" cy="27" r="4"/><circle class="dpe" cx="24" cy="28" r="1.7"/><circle class="dpe" cx="40" cy="28" r="1.7"/><path class="dpb" d="M32 25c6 0 9 12 0 12s-6-12 0-12z"/><path class="dpn" d="M20 43q12 7 24 0"/><path class="dpw" d="M23 44l2-6 3 7zM41 44l-2-6-3 7z"/>"#,
    ),
    (
        "ghosty",
        r#"<path class="dpb" d="M10 58V30C10 12 20 4 32 4s22 8 22 26v28l-7-6-7 7-8-7-8 7-7-7z"/><path class="dpa" d="M10 34c-6 0-8 4-8 9 4 0 7-1 8-3zM54 34c6 0 8 4 8 9-4 0-7-1-8-3z"/><ellipse class="dpe" cx="24" cy="24" rx="4" ry="6"/><ellipse class="dpe" cx="40" cy="24" rx="4" ry="6"/><ellipse class="dpe" cx="32" cy="40" rx="5" ry="7"/><path class="dpp" d="M29 43q3-3 6 0v3q-3 2-6 0z"/><path class="dpn" d="M16 14q2-4 6-5"/>"#,
    ),
    (
        "drago",
        r#"<path class="dpb" d="M30 32C30 16 14 10 4 10c3 4 2 7 1 10 4 0 6 2 6 5 4-1 6 1 7 4z"/><path class="dpa" d="M10 60c-6-2-8-8-8-14 3 3 6 5 10 4 2-10 10-16 20-16l6-4c-2-8 2-16 10-16 8 0 14 5 14 12 0 5-6 6-10 6 0 12-2 20-10 28z"/><path class="dpw" d="M40 16 38 6l7 8zM50 14l1-9 5 10z"/><path class="dpb" d="M46 32c0 12-4 20-12 26h-8c10-4 14-14 14-24z"/><circle class="dpw" cx="50" cy="20" r="3.5"/><circle class="dpe" cx="51" cy="20.5" r="1.6"/><path class="dpn" d="M62 26q-6 2-10 1"/><path class="dpp" d="M59 21c2-3 3-6 2-8 3 2 3 6 1 9z"/><path class="dpw" d="M56 27l1 4 2-4z"/>"#,
    ),
    (
        "stareplant",
        r#"<path class="dpn" d="M32 46q-5-8 0-16" stroke-width="5"/><path class="dpa" d="M31 42C22 42 16 36 14 30c8-1 15 4 17 12zM33 44c8 1 14-3 17-9-8-2-14 2-17 9z"/><path class="dpp" d="M18 46h28l-4 16H22z"/><path class="dpp" d="M15 42h34v6H15z"/><path class="dpa" d="M32 34c-4 4-8 2-8-2-5 2-9-1-7-5-5 0-7-5-3-8-4-3-3-8 2-8-1-5 4-8 7-5 1-5 7-6 9-2 2-4 8-3 9 2 4-3 8 0 7 5 5 0 6 5 2 8 4 3 2 8-3 8 2 4-2 7-7 5 0 4-4 6-8 2z"/><circle class="dpw" cx="32" cy="18" r="11"/><circle class="dpb" cx="33" cy="19" r="6"/><circle class="dpe" cx="33" cy="19" r="3"/>"#,
    ),
    (
        "wormie",
        r#"<path class="dpa" d="M6 62c-4-8 2-16 10-16h20c6 0 6-8 0-8H26C12 38 8 26 14 16 20 6 44 4 50 18c4 8-4 14-10 10"/><path class="dpb" d="M6 62h50c6-4 6-14 0-18-6-4-14-4-20 2H16C8 46 2 54 6 62z"/><path class="dpn" d="M18 47q-4 7-1 15M28 46q-4 8-1 16M38 45q-4 9-1 17M48 43q-4 10 0 19"/><circle class="dpw" cx="22" cy="17" r="5"/><circle class="dpw" cx="35" cy="14" r="6"/><circle class="dpe" cx="23" cy="18" r="2"/><circle class="dpe" cx="36" cy="15" r="2.5"/><ellipse class="dpp" cx="30" cy="28" rx="8" ry="5"/><path class="dpw" d="M24 25l2 3 2-4 2 4 2-4 2 3 1-3z"/>"#,
    ),
    (
        "snakitty",
        r#"<path class="dpa" d="M4 60c-4-10 6-16 18-14 14 2 18-2 18-8h12c4 14-6 22-20 20-8-1-12 0-12 4z"/><path class="dpn" d="M14 48l4 10M26 48l3 10M38 46l5 9"/><path class="dpa" d="M28 14 26 0l10 8h16L62 0l-2 14c4 14-2 24-16 24S24 28 28 14z"/><path class="dpp" d="M29 4l4 5-3 3zM59 4l-4 5 3 3z"/><ellipse class="dpw" cx="37" cy="18" rx="4.5" ry="5"/><ellipse class="dpw" cx="51" cy="18" rx="4.5" ry="5"/><ellipse class="dpe" cx="37" cy="18" rx="1.2" ry="4"/><ellipse class="dpe" cx="51" cy="18" rx="1.2" ry="4"/><path class="dpp" d="M42 25h4l-2 3z"/><path class="dpn" d="M44 28q-4 5-7 1M44 28q4 5 7 1M22 22l8 2M21 28l9-1M66 22l-8 2M66 28l-9-1"/><path class="dpw" d="M40 30l1 4 2-3zM48 30l-1 4-2-3z"/>"#,
    ),
    (
        "birdie",
        r#"<path class="dpn" d="M25 52v9M39 52v9M20 62h9M35 62h9"/><path class="dpa" d="M32 8c14 0 23 10 23 24S46 54 32 54 9 46 9 32 18 8 32 8z"/><path class="dpb" d="M32 30c9 0 14 6 13 14-3 6-8 8-13 8s-10-2-13-8c-1-8 4-14 13-14z"/><path class="dpa" d="M10 28C2 28 1 36 3 44c5 0 9-3 10-8zM54 28c8 0 9 8 7 16-5 0-9-3-10-8z"/><path class="dpp" d="M32 9c-3-3-4-6-2-9 2 2 3 3 4 0 2 2 3 5 1 9z"/><circle class="dpw" cx="23" cy="20" r="6"/><circle class="dpw" cx="41" cy="20" r="6"/><circle class="dpe" cx="25" cy="21" r="2.5"/><circle class="dpe" cx="39" cy="21" r="2.5"/><path class="dpy" d="M22 28q10-6 20 0L32 40z"/><path class="dpn" d="M23 29q9 4 18 0"/>"#,
    ),
    (
        "liffard",
        r#"<path class="dpa" d="M8 62V44c0-8 8-10 16-10h10L38 12C38 4 46 2 52 4l8 4c4 4 2 9-4 9l-7-1-3 24v22h-7V50H22v12h-6V50l-2 12z"/><path class="dpw" d="M41 5 39-1M47 3l1-5"/><circle class="dpp" cx="39" cy="1" r="2.2"/><circle class="dpp" cx="48" cy="0" r="2.2"/><path class="dpb" d="M40 20l5 1-1 6-5-1zM38 32l5 1-1 6-5 0zM16 38l6 1-2 6-5-2zM28 37l6 1-1 6-6-1z"/><circle class="dpw" cx="50" cy="9" r="2.8"/><circle class="dpe" cx="51" cy="9" r="1.3"/><path class="dpg" d="M60 13c3-4 4-1 4 3-3 3-7 3-10 1z"/><path class="dpn" d="M8 44Q0 46 3 56"/>"#,
    ),
    (
        "baby_golem",
        r#"<path class="dpa" d="M14 44h14v18H12zM36 44h14l2 18H36z"/><path class="dpa" d="M4 26l10-4 4 20-12 6zM60 26l-10-4-4 20 12 6z"/><path class="dpb" d="M14 24h36l-2 24H16z"/><path class="dpa" d="M20 4l22-2 6 12-6 12H22l-6-11z"/><path class="dpn" d="M22 30l6 4-3 7M42 28l-4 7 5 6M30 3l2 6-4 4"/><path class="dpy" d="M23 13h7v5h-7zM36 13h7v5h-7z"/><path class="dpe" d="M26 14h2v3h-2zM38 14h2v3h-2z"/><path class="dpn" d="M27 22h11"/><path class="dpg" d="M16 4c2-4 6-4 8 0z"/>"#,
    ),
    (
        "cthulie",
        r#"<path class="dpb" d="M14 26C4 22 2 14 3 6c6 2 12 6 14 12zM50 26c10-4 12-12 11-20-6 2-12 6-14 12z"/><path class="dpa" d="M32 3c14 0 21 10 20 22-1 6-4 8-6 10 6 6 10 12 15 11-2 6-9 6-14 2 2 5 5 9 9 10-5 4-13 0-15-6-1 4-1 8 1 10h-8c-1-4-1-7-2-10-1 3-1 6-2 10h-8c2-2 2-6 1-10-2 6-10 10-15 6 4-1 7-5 9-10-5 4-12 4-14-2 5 1 9-5 15-11-2-2-5-4-6-10C11 13 18 3 32 3z"/><circle class="dpw" cx="24" cy="21" r="5.5"/><circle class="dpw" cx="40" cy="21" r="5.5"/><circle class="dpe" cx="25" cy="22" r="2.5"/><circle class="dpe" cx="39" cy="22" r="2.5"/><path class="dpn" d="M24 33q2 5-1 9M32 34v9M40 33q-2 5 1 9"/><circle class="dpp" cx="20" cy="11" r="2"/><circle class="dpp" cx="44" cy="12" r="1.6"/>"#,
    ),
    (
        "dunguin",
        r#"<path class="dpa" d="M32 6c12 0 17 10 17 24 0 6 4 10 4 18 0 8-10 13-21 13s-21-5-21-13c0-8 4-12 4-18C15 16 20 6 32 6z"/><path class="dpa" d="M15 28C8 32 4 40 5 48c5-2 8-6 9-10zM49 28c7 4 11 12 10 20-5-2-8-6-9-10z"/><path class="dpb" d="M32 24c9 0 13 8 13 18 0 9-6 15-13 15s-13-6-13-15c0-10 4-18 13-18z"/><path class="dpw" d="M19 13C12 13 10 7 12 2c2 4 6 5 10 6zM45 13c7 0 9-6 7-11-2 4-6 5-10 6z"/><circle class="dpw" cx="26" cy="18" r="4.5"/><circle class="dpw" cx="38" cy="18" r="4.5"/><circle class="dpe" cx="27" cy="19" r="2"/><circle class="dpe" cx="37" cy="19" r="2"/><path class="dpy" d="M27 25h10l-5 7z"/><path class="dpy" d="M18 62c0-4 8-5 11 0zM35 62c3-5 11-4 11 0z"/>"#,
    ),
    (
        "bubl",
        r#"<path class="dpa" d="M4 60c-4-8 2-14 4-20C8 22 16 10 32 10s24 12 24 30c2 6 8 12 4 20-8 4-14-2-20 1-6-3-10-3-16 0-6-3-12 3-20-1z"/><path class="dpb" d="M14 34c0-10 6-17 14-18-6 5-9 11-9 18z"/><circle class="dpb" cx="50" cy="12" r="6"/><circle class="dpb" cx="58" cy="25" r="3.5"/><circle class="dpb" cx="11" cy="13" r="4.5"/><circle class="dpw" cx="24" cy="32" r="6"/><circle class="dpw" cx="42" cy="32" r="6"/><circle class="dpe" cx="26" cy="33" r="2.5"/><circle class="dpe" cx="40" cy="33" r="2.5"/><path class="dpn" d="M16 24l12 4M50 24l-12 4" stroke-width="3"/><path class="dpe" d="M22 50q10-8 20 0-10 3-20 0z"/>"#,
    ),
    (
        "snappy",
        r#"<path class="dpa" d="M2 50C6 36 14 32 24 32c4-8 10-8 14-4l24-4c2 2 2 5 0 7L42 38c6 0 14 2 20 6 2 3 1 6-2 7l-22 2-2 8h-7l-2-7-9 1-3 7h-7l1-9c-3 0-6 0-9-3z"/><path class="dpp" d="M42 38c6 0 14 2 19 6l-20 3c-5-2-4-7 1-9z"/><path class="dpw" d="M44 37l3 5 3-6 3 5 3-7 3 4 2-6zM44 48l3-4 3 4 3-4 3 4 3-3 1 3z"/><circle class="dpw" cx="31" cy="29" r="5.5"/><circle class="dpe" cx="33" cy="29" r="2.4"/><path class="dpb" d="M4 46l2-7 4 4 2-8 5 5 2-7 5 4"/><circle class="dpe" cx="58" cy="27" r="1.2"/>"#,
    ),
    (
        "fiery_fairy",
        r#"<path class="dpb" d="M28 34C16 20 4 20 2 28s8 14 20 12c-10 4-14 12-10 16s14-4 18-14zM36 34c12-14 24-14 26-6s-8 14-20 12c10 4 14 12 10 16s-14-4-18-14z"/><path class="dpp" d="M22 24c-4-8 0-14 4-16 0 3 1 5 3 5 0-6 3-11 7-13-1 6 2 8 4 11 1-2 1-3 1-5 4 4 5 12 1 18z"/><path class="dpa" d="M32 34c5 0 8 6 9 14l-4 2-1 12h-8l-1-12-4-2c1-8 4-14 9-14z"/><circle class="dpa" cx="32" cy="25" r="10.5"/><path class="dpw" d="M24 24l7 1c0 4-6 4-7-1zM40 24l-7 1c0 4 6 4 7-1z"/><circle class="dpe" cx="28.5" cy="25.5" r="1.5"/><circle class="dpe" cx="35.5" cy="25.5" r="1.5"/><path class="dpn" d="M23 21l7 2M41 21l-7 2M28 31q4 3 8 0"/><path class="dpw" d="M29 31.5l1 2.5 1-2zM35 31.5l-1 2.5-1-2z"/>"#,
    ),
    (
        "fluffy",
        r#"<path class="dpn" d="M18 34Q8 22 2 28v10M17 40Q6 36 2 46v8M19 46q-9 2-11 14M46 34q10-12 16-6v10M47 40q11-4 15 6v8M45 46q9 2 11 14" stroke-width="3.5"/><path class="dpa" d="M32 16l4 3 5-2 2 5 5 1 0 5 5 3-2 5 3 4-4 4 0 5-5 1-3 5-5-1-5 4-5-4-5 1-3-5-5-1 0-5-4-4 3-4-2-5 5-3 0-5 5-1 2-5 5 2z"/><circle class="dpw" cx="25" cy="33" r="5"/><circle class="dpw" cx="39" cy="33" r="5"/><circle class="dpw" cx="32" cy="26" r="3.5"/><circle class="dpw" cx="22" cy="25" r="2.5"/><circle class="dpw" cx="42" cy="25" r="2.5"/><circle class="dpe" cx="26" cy="34" r="2.2"/><circle class="dpe" cx="38" cy="34" r="2.2"/><circle class="dpe" cx="32" cy="27" r="1.5"/><circle class="dpe" cx="22" cy="25" r="1"/><circle class="dpe" cx="42" cy="25" r="1"/><path class="dpn" d="M26 43q6 5 12 0"/><path class="dpw" d="M28 44l1 5 2-4zM36 44l-1 5-2-4z"/><path class="dpp" d="M26 14l6 3 6-3v6l-6-2-6 2z"/>"#,
    ),
    (
        "stegobully",
        r#"<path class="dpb" d="M8 36 6 24l9 5 0-12 9 8 4-13 7 11 7-9 2 14 8-4 0 12z"/><path class="dpa" d="M2 58c0-14 8-26 24-26 8 0 12 2 16 6 2-4 8-8 14-6 6 1 8 6 7 11-1 6-7 8-13 7l0 12h-8V52H20v10h-8V50c-4 1-6 5-10 8z"/><path class="dpw" d="M48 34c-6 0-9-4-8-9 3 3 6 3 10 4zM58 33c6-1 7-6 5-10-2 4-5 5-8 6z"/><circle class="dpw" cx="52" cy="38" r="3"/><circle class="dpe" cx="53" cy="38.5" r="1.5"/><path class="dpn" d="M48 34l6 2"/><circle class="dpn" cx="61" cy="46" r="2.2"/><circle class="dpe" cx="60" cy="42" r="1"/>"#,
    ),
    (
        "direbunny",
        r#"<path class="dpa" d="M20 24C12 12 12 2 18 0c6 0 10 10 10 20zM44 24C52 12 54 4 47 0c-6-1-11 10-11 20z"/><path class="dpp" d="M21 18c-3-6-4-11-2-13 3 1 5 7 6 12zM43 18c3-6 4-11 2-13-3 1-5 7-6 12z"/><path class="dpa" d="M32 16c10 0 17 6 17 15 0 4-1 6-3 8 6 4 8 12 5 20-8 4-30 4-38 0-3-8-1-16 5-20-2-2-3-4-3-8 0-9 7-15 17-15z"/><path class="dpb" d="M32 44c7 0 11 5 10 14-6 3-14 3-20 0-1-9 3-14 10-14z"/><path class="dpw" d="M20 26l10 3c0 5-8 5-10-3zM44 26l-10 3c0 5 8 5 10-3z"/><circle class="dpe" cx="26" cy="29" r="1.8"/><circle class="dpe" cx="38" cy="29" r="1.8"/><path class="dpn" d="M18 23l12 5M46 23l-12 5"/><path class="dpp" d="M29.5 34h5L32 37z"/><path class="dpe" d="M23 38h18q-2 6-9 6t-9-6z"/><path class="dpw" d="M25 38l2 6 3-6zM39 38l-2 6-3-6zM30 38h4v3h-4z"/>"#,
    ),
];

/// For pets of data packs we have never seen.
const STRANGER: &str = r#"<path class="dpa" d="M8 62c-4-20 2-52 24-52s28 32 24 52z"/><circle class="dpw" cx="32" cy="28" r="9"/><circle class="dpe" cx="32" cy="29" r="4"/><path class="dpn" d="M22 46q10 6 20 0"/>"#;

pub fn symbols() -> Markup {
    html! {
        @for (id, shapes) in PETS { symbol id={ "dpp-" (id) } viewBox="-2 -4 68 68" { g.b-art { (PreEscaped(shapes)) } } }
        @for (id, shapes) in CUSTOMERS { symbol id={ "dpk-" (id) } viewBox="-2 -4 28 29" { g.b-art { (PreEscaped(shapes)) } } }
        symbol id="dpp-stranger" viewBox="-2 -4 68 68" { g.b-art { (PreEscaped(STRANGER)) } }
    }
}

/// A pet as big as it has grown.
pub fn pet(data: &Data, id: PetId, size: u8) -> Markup {
    let Some(kind) = data.pets.get(usize::from(id.0)) else { return html! {} };
    let known = PETS.iter().find(|(known, _)| *known == kind.label.id).map_or("stranger", |(known, _)| known);
    html! {
        svg class={ "dp-pet " (kind.diet.name()) " z" (size) } viewBox="0 0 64 64" aria-hidden="true" {
            use href={ "#dpp-" (known) } {}
        }
    }
}

/// The heads of the customers, by the id of the data pack.
const CUSTOMERS: [(&str, &str); 8] = [
    (
        "dungeon_master",
        r#"<path class="dpr" d="M4 6 1 0l6 3h10l6-3-3 6c3 8-1 17-8 17S1 14 4 6z"/><path class="dpe" d="M7 9l4 2-3 2zM17 9l-4 2 3 2z"/><path class="dpw" d="M8 17h8l-1 3-2-2-1 2-1-2-2 2z"/>"#,
    ),
    (
        "dungeon_granny",
        r#"<circle class="dps" cx="12" cy="14" r="9"/><path class="dpw" d="M3 13C1 5 7 2 12 2s11 3 9 11c-3-5-15-5-18 0z"/><circle class="dpw" cx="12" cy="2.5" r="2.5"/><circle class="dpn" cx="8" cy="14" r="2.8"/><circle class="dpn" cx="16" cy="14" r="2.8"/><path class="dpn" d="M9 20q3 1.5 6 0"/>"#,
    ),
    (
        "dungeon_mistress",
        r#"<path class="dpe" d="M2 23C0 8 5 1 12 1s12 7 10 22z"/><ellipse class="dps" cx="12" cy="13" rx="7" ry="9"/><path class="dpr" d="M9 18q3-2 6 0-3 3-6 0z"/><path class="dpn" d="M7 11l4 1M17 11l-4 1"/><path class="dpy" d="M7 5l2-4 3 3 3-3 2 4z"/>"#,
    ),
    (
        "dungeon_girl",
        r#"<path class="dpy" d="M1 20C-1 12 2 8 5 8c2-8 12-8 14 0 3 0 6 4 4 12-3 0-4-3-4-6H5c0 3-1 6-4 6z"/><circle class="dps" cx="12" cy="14" r="7.5"/><path class="dpp" d="M7 5l5 2 5-2v5l-5-2-5 2z"/><circle class="dpe" cx="9" cy="14" r="1.3"/><circle class="dpe" cx="15" cy="14" r="1.3"/><path class="dpn" d="M9 18q3 2.5 6 0"/>"#,
    ),
    (
        "warlock",
        r#"<path class="dpv" d="M1 10 12-3l11 13z"/><circle class="dps" cx="12" cy="12" r="6"/><path class="dpw" d="M6 12c0 8 3 11 6 12 3-1 6-4 6-12-3 4-9 4-12 0z"/><circle class="dpe" cx="10" cy="11" r="1.2"/><circle class="dpe" cx="14" cy="11" r="1.2"/>"#,
    ),
    (
        "porky_orky",
        r#"<path class="dpg" d="M3 8C1 6 1 3 2 1c2 1 4 2 5 4h10c1-2 3-3 5-4 1 2 1 5-1 7 4 8-1 15-9 15S-1 16 3 8z"/><ellipse class="dpp" cx="12" cy="14" rx="4.5" ry="3"/><circle class="dpe" cx="10.5" cy="14" r="1"/><circle class="dpe" cx="13.5" cy="14" r="1"/><circle class="dpe" cx="7" cy="10" r="1.3"/><circle class="dpe" cx="17" cy="10" r="1.3"/><path class="dpw" d="M7 20l1-4 2 4zM17 20l-1-4-2 4z"/>"#,
    ),
    (
        "farmer_troll",
        r#"<path class="dpy" d="M0 9h24l-5-2-2-6H7L5 7z"/><path class="dpg" d="M4 9h16c2 8-2 14-8 14S2 17 4 9z"/><circle class="dpe" cx="8.5" cy="13" r="1.3"/><circle class="dpe" cx="15.5" cy="13" r="1.3"/><path class="dpb" d="M12 12c3 0 3.5 6 0 6s-3-6 0-6z"/><path class="dpn" d="M8 20h8"/>"#,
    ),
    (
        "lich_lord",
        r#"<path class="dpw" d="M3 9c0-6 4-8 9-8s9 2 9 8c0 4-2 6-4 7v6H7v-6c-2-1-4-3-4-7z"/><path class="dpe" d="M6 9h5v4H7zM18 9h-5v4h4zM12 14l1.5 3h-3z"/><path class="dpn" d="M9.5 19v3M12 19v3M14.5 19v3"/><path class="dpy" d="M3 4 2-2l5 3 5-3 5 3 5-3-1 6z"/>"#,
    ),
];

/// The head of a customer.
pub fn customer(id: &str) -> Markup {
    let known = CUSTOMERS.iter().find(|(known, _)| *known == id).map(|(known, _)| *known);
    html! {
        @if let Some(known) = known { svg.dp-head viewBox="0 0 24 24" aria-hidden="true" { use href={ "#dpk-" (known) } {} } }
    }
}
