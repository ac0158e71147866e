//! Rooms by what happens in them, on 48 by 48. The tile around them is drawn by the grid.

pub const ROOMS: &[(&str, &str)] = &[
    (
        "hatchery",
        r#"<path class="dl-n" d="M4 36c13 5 27 5 40 0-1 7-9 10-20 10S5 43 4 36z"/><path class="dl-w" d="M14 39c-5-5-3-15 3-15s8 11 3 15zm14 0c-5-5-3-15 3-15s8 11 3 15z"/><path class="dl-y" d="M17 23c-2-8 3-14 9-14s9 6 7 12c-3 5-11 7-16 2z"/><path class="dl-r" d="M22 9c-1-4 2-6 4-3 1-4 5-3 4 2z"/><path class="dl-o" d="m33 15 6 2-6 3z"/><path class="dl-k" d="M28.500 15h.1"/>"#,
    ),
    (
        "mushroom_bed",
        r#"<path class="dl-n" d="M3 38h42v9H3z"/><path class="dl-w" d="M19 23h9l2 17H17z"/><path class="dl-r" d="M7 25C6 11 14 4 24 4s18 7 17 21c-11 3-23 3-34 0z"/><circle class="dl-w" cx="17" cy="15" r="3"/><circle class="dl-w" cx="29" cy="11" r="3"/><circle class="dl-w" cx="33" cy="20" r="2"/><path class="dl-o" d="M33 37c-2-8 12-8 10 0z"/><path class="dl-w" d="M36 37h4v4h-4z"/>"#,
    ),
    (
        "souvenir_shop",
        r#"<path class="dl-n" d="M5 20h38v27H5z"/><path class="dl-r" d="M3 8h42l2 12H1z"/><path class="dl-w" d="M11 8h7l-1 12H9zm15 0h6l2 12h-8z"/><path class="dl-w" d="M12 26h10v11H12z"/><path class="dl-g" d="M29 27h3v-3h4v3h3v12H29z"/><path class="dl-y" d="M15 29h4v4h-4z"/>"#,
    ),
    (
        "mint",
        r#"<path class="dl-s" d="M8 4h32v6H8zM20 10h8v12h-8z"/><path class="dl-s" d="M12 22h24v6H12z"/><circle class="dl-y" cx="24" cy="36" r="9"/><path class="dl-l" d="M27 33c-1-2-6-1-6 1s6 2 6 4-5 2-6 0"/><path class="dl-n" d="M4 42h10v5H4zm30 0h10v5H34z"/>"#,
    ),
    (
        "workshop",
        r#"<path class="dl-n" d="M2 31h44v6H2zm4 6h6v10H6zm30 0h6v10h-6z"/><path class="dl-s" d="M9 9h16v9H9z"/><path class="dl-n" d="M15 18h4v12h-4z"/><path class="dl-s" d="M29 30c0-9 3-14 8-14s8 5 8 14l-3-4-2 4-3-4-3 4-2-4z"/>"#,
    ),
    (
        "digging_room",
        r#"<path class="dl-n" d="M2 47c4-12 12-18 22-18s18 6 22 18z"/><path class="dl-s" d="M9 4c9-4 25 3 31 15-9-7-20-11-31-15z"/><path class="dl-n" d="m24 10 4 2-12 24-4-2z"/><path class="dl-k" d="M26 47c0-8 10-8 10 0z"/>"#,
    ),
    (
        "printing_press",
        r#"<path class="dl-n" d="M6 6h6v41H6zm30 0h6v41h-6zM6 3h36v6H6z"/><path class="dl-s" d="M21 9h6v10h-6zm-7 10h20v6H14z"/><path class="dl-w" d="M12 29h24v12H12z"/><path class="dl-l" d="M16 33h16M16 37h10"/><path class="dl-s" d="M31 12h14v3H31z"/>"#,
    ),
    (
        "magic_room",
        r#"<path class="dl-p" d="M5 38c2-5 10-8 19-8s17 3 19 8c-2 6-10 9-19 9S7 44 5 38z"/><path class="dl-y" d="m24 32 3 4h6l-4 3 2 5-7-3-7 3 2-5-4-3h6z"/><path class="dl-r" d="M17 4c-1 6 1 7 3 8h8c2-1 4-2 3-8-3 1-4 2-5 3h-4c-1-1-2-2-5-3z"/><circle class="dl-r" cx="24" cy="15" r="8"/><path class="dl-k" d="M21 14h.1M27 14h.1"/><path class="dl-l" d="M21 18c2 2 4 2 6 0M10 8v6m-3-3h6m25 8v6m-3-3h6"/>"#,
    ),
    (
        "training_room",
        r#"<path class="dl-n" d="M22 12h4v35h-4zM10 20h28v4H10z"/><circle class="dl-o" cx="24" cy="9" r="8"/><path class="dl-l" d="m21 7 2 2m0-2-2 2m4-2 2 2m0-2-2 2M21 13h6"/><path class="dl-o" d="M15 24h18l-2 14H17z"/><circle class="dl-r" cx="24" cy="30" r="4"/><path class="dl-s" d="m43 8 3 2-9 20-3-2z"/>"#,
    ),
    (
        "dark_room",
        r#"<path class="dl-k" d="M2 2h44v45H2z"/><path class="dl-y" d="M10 18h9l-3 6zm19 0h9l-6 6z"/><path class="dl-w" d="m16 33 2 5 2-5 2 5 2-5 2 5 2-5 2 5 2-5c-2 8-14 8-16 0z"/>"#,
    ),
    (
        "labyrinth",
        r#"<path class="dl-w" d="M2 2h44v45H2z"/><path class="dl-l" stroke-width="3" d="M8 40V8h32v32H15V15h18v18H22V22h5"/><path class="dl-r" d="m24 26 2 3-2 3-2-3z"/>"#,
    ),
    (
        "antimagic_room",
        r#"<circle class="dl-w" cx="24" cy="25" r="21"/><path class="dl-b" d="m24 8 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"/><path class="dl-r" d="m8 12 4-4 29 29-4 4z"/>"#,
    ),
    (
        "cafeteria",
        r#"<path class="dl-n" d="M3 30h42v5H3zm4 5h5v12H7zm29 0h5v12h-5z"/><path class="dl-s" d="M12 18h24c0 8-4 12-12 12s-12-4-12-12z"/><path class="dl-g" d="M12 18c2-6 6-3 8-7 4 3 10 0 16 7z"/><path class="dl-l" d="M18 9c-2-3 2-3 0-7m7 6c-2-3 2-3 0-6m7 7c-2-3 2-3 0-7"/>"#,
    ),
    (
        "chapel",
        r#"<path class="dl-s" d="M4 22 24 8l20 14v25H4z"/><path class="dl-k" d="M18 47V34c0-8 12-8 12 0v13z"/><path class="dl-p" d="M22.500 0h3v4H30v3h-4.500v6h-3V7H18V4h4.500z"/><path class="dl-y" d="M9 27h5v8H9zm25 0h5v8h-5z"/>"#,
    ),
    (
        "pandemonium",
        r#"<path class="dl-r" d="M4 47V18l6 5V10l7 6 7-14 7 14 7-6v13l6-5v29z"/><path class="dl-y" d="m15 27 7 4c-2 3-6 2-7-4zm18 0-7 4c2 3 6 2 7-4z"/><path class="dl-k" d="M14 37c6 2 14 2 20 0-1 7-5 8-10 8s-9-1-10-8z"/>"#,
    ),
    (
        "hall_of_fame",
        r#"<path class="dl-w" d="M4 15 24 3l20 12v4H4zm3 5h6v20H7zm28 0h6v20h-6zM3 41h42v6H3z"/><path class="dl-y" d="M17 21h14v5c0 5-3 7-5 8v3h4v4H18v-4h4v-3c-2-1-5-3-5-8z"/><path class="dl-l" d="M17 23h-3c0 4 1 6 4 6m13-6h3c0 4-1 6-4 6"/>"#,
    ),
    (
        "bakery",
        r#"<path class="dl-r" d="M3 47V22C3 10 12 4 24 4s21 6 21 18v25z"/><path class="dl-k" d="M11 40V26c0-8 6-12 13-12s13 4 13 12v14z"/><path class="dl-o" d="M15 40c-1-9 4-12 9-12s10 3 9 12z"/><path class="dl-l" d="m20 32-2 4m7-4-2 4m7-4-2 4M3 41h42"/>"#,
    ),
    (
        "imp_training_room",
        r#"<path class="dl-g" d="M9 3h30v20H9z"/><path class="dl-l" d="M14 9h8m-8 5h14"/><path class="dl-y" d="m33 8-5 8h8z"/><path class="dl-r" d="M7 29c0 4 1 5 2 6-3 4-2 8 1 12h8c3-4 4-8 1-12 1-1 2-2 2-6-2 0-3 1-4 3h-6c-1-2-2-3-4-3zm20 0c0 4 1 5 2 6-3 4-2 8 1 12h8c3-4 4-8 1-12 1-1 2-2 2-6-2 0-3 1-4 3h-6c-1-2-2-3-4-3z"/><path class="dl-k" d="M12 38h.1M16 38h.1M32 38h.1M36 38h.1"/>"#,
    ),
    (
        "purple_lounge",
        r#"<path class="dl-p" d="M6 26V15c0-8 36-8 36 0v11z"/><path class="dl-p" d="M1 25c0-5 8-5 8 0v8h30v-8c0-5 8-5 8 0v17H1z"/><path class="dl-m" d="M10 26h28v8H10z"/><path class="dl-n" d="M5 42h5v5H5zm33 0h5v5h-5z"/>"#,
    ),
    (
        "altar_of_chaos",
        r#"<path class="dl-s" d="M5 33h38v6H5zm5 6h28v8H10z"/><path class="dl-m" d="M24 2c11 3 13 15 4 19-7 3-12-4-7-8 4-3 8 2 4 4 5-1 5-8-1-9-8-1-12 8-6 14l-4 5C3 20 9 3 24 2z"/><path class="dl-r" d="m9 33 2-8 3 8zm26 0 2-8 3 8z"/>"#,
    ),
];
