//! Trap cards by kind and improved tunnels, on 48 by 48.

pub const TRAPS: &[(&str, &str)] = &[
    (
        "rolling_stone",
        r#"<path class="dl-n" d="M1 30 47 40v7H1z"/><circle class="dl-s" cx="21" cy="20" r="16"/><path class="dl-l" d="m12 12 6 4-3 5m13-11-2 7 6 3m-14 8 6-2 4 4M40 12c3 2 5 5 5 9M39 4c5 2 8 7 8 12"/>"#,
    ),
    (
        "pendulum",
        r#"<path class="dl-n" d="M3 1h42v5H3z"/><path class="dl-s" d="m23 6 3 0 4 21-4 1z"/><path class="dl-s" d="M9 33c8-8 26-12 37-6-1 10-10 18-20 18-7 0-14-4-17-12z"/><path class="dl-r" d="M15 40c6 4 14 4 21 0l-4 5H20z"/>"#,
    ),
    (
        "fire_wall",
        r#"<path class="dl-o" d="M4 47C0 36 4 30 8 26c-1-8 1-14 5-19 0 8 2 10 5 13 0-9 3-15 9-19-1 9 2 13 5 18 2-3 3-6 3-9 6 5 8 11 7 18 4 5 5 12 2 19z"/><path class="dl-y" d="M13 47c-3-8 0-12 4-16 0 4 2 5 4 6 0-6 2-9 6-12 0 7 3 8 5 12 1-1 2-2 2-4 3 4 4 9 2 14z"/>"#,
    ),
    (
        "trap_door",
        r#"<path class="dl-n" d="M1 20h46v8H1z"/><path class="dl-k" d="M11 28h26v19H11z"/><path class="dl-n" d="M11 28 4 45l5 2 8-17zm26 0 7 17-5 2-8-17z"/><path class="dl-o" d="M20 31h8v6l4 4-2 2-5-3-5 4-2-2 2-4z"/><circle class="dl-o" cx="24" cy="27" r="4"/><path class="dl-l" d="M20 6v8m8-10v9m-14-3v5m20-6v6"/>"#,
    ),
    (
        "poisoned_dart",
        r#"<path class="dl-s" d="M1 47 9 31l8 8z"/><path class="dl-n" d="m11 33 22-22 4 4-22 22z"/><path class="dl-r" d="M32 9c1-5 4-7 9-8l-1 7 7-1c-1 5-3 8-8 9z"/><path class="dl-g" d="M10 3c3 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12z"/>"#,
    ),
    (
        "antimagic_dart",
        r#"<path class="dl-s" d="M1 47 9 31l8 8z"/><path class="dl-n" d="m11 33 22-22 4 4-22 22z"/><path class="dl-b" d="M32 9c1-5 4-7 9-8l-1 7 7-1c-1 5-3 8-8 9z"/><path class="dl-b" d="m11 3 2 5 5 .5-4 3.500 1 5-4-3-4 3 1-5-4-3.500L9 8z"/><path class="dl-l" d="M2 17 20 2"/>"#,
    ),
    (
        "cursed_ring",
        r#"<circle class="dl-y" cx="24" cy="30" r="16"/><circle class="dl-w" cx="24" cy="30" r="10"/><path class="dl-p" d="m15 9 4-8h10l4 8-9 9z"/><path class="dl-l" d="M15 9h18M21 9l3 9 3-9"/><path class="dl-k" d="M21 29h.1M27 29h.1"/><path class="dl-l" d="M20 35c3-2 5-2 8 0"/>"#,
    ),
    (
        "kamikaze_imp",
        r#"<path class="dl-r" d="M13 3c-1 7 1 9 4 11h14c3-2 5-4 4-11-4 1-5 2-7 4h-8c-2-2-3-3-7-4z"/><circle class="dl-r" cx="24" cy="18" r="11"/><path class="dl-r" d="M17 28h14l4 19H13z"/><path class="dl-k" d="M20 17h.1M28 17h.1"/><path class="dl-w" d="M18 22h12c-1 5-11 5-12 0z"/><circle class="dl-k" cx="24" cy="38" r="7"/><path class="dl-l" d="M29 32c2-4 6-5 10-3"/><path class="dl-y" d="m40 23 1.500 4 4 .5-3 3 1 4-4-2-3 2 1-4-3-3 4-.5z"/>"#,
    ),
    (
        "poisoned_meal",
        r#"<path class="dl-s" d="M1 36h46c-2 7-9 10-23 10S3 43 1 36z"/><path class="dl-o" d="M9 36c-1-9 5-16 14-16s16 6 16 16z"/><path class="dl-w" d="m36 24 5-5c0-3 4-4 5-1 3 1 2 5-1 5l-5 5z"/><path class="dl-g" d="M20 2c-4 4 4 6 0 11m8-11c-4 4 4 6 0 11"/><path class="dl-l" d="M17 27c2-2 4-3 7-3"/>"#,
    ),
    (
        "monster_catapult",
        r#"<circle class="dl-n" cx="11" cy="40" r="6"/><circle class="dl-n" cx="37" cy="40" r="6"/><path class="dl-n" d="M4 31h40v5H4z"/><path class="dl-n" d="m26 31 4 0-11-22-4 2z"/><path class="dl-s" d="M8 8c8 1 13-1 16-5 1 8-3 12-8 12s-8-3-8-7z"/><circle class="dl-g" cx="33" cy="12" r="7"/><path class="dl-k" d="M31 11h.1M36 11h.1"/><path class="dl-l" d="M30 15c2 1 4 1 6 0M43 5c2 2 3 5 3 8"/>"#,
    ),
    (
        "untuned_harp",
        r#"<path class="dl-y" d="M8 47V7C8 1 14 0 17 4c5 7 14 8 26 6L20 47z"/><path class="dl-w" d="M14 41V10c5 7 12 9 20 8z"/><path class="dl-l" d="M18 14v20M23 17v11M28 18v4m9 6c6 2 3 8 9 8"/>"#,
    ),
    (
        "sleeping_gas",
        r#"<path class="dl-s" d="M19 30h10v17H19zm2-6h6v6h-6z"/><path class="dl-p" d="M10 24c-7 0-8-9-1-10 0-7 9-10 13-5 5-6 14-3 14 4 8 0 9 11 1 11z"/><path class="dl-l" d="M17 12h5l-5 6h5m5-5h4l-4 5h4"/>"#,
    ),
    (
        "spiked_pit",
        r#"<path class="dl-n" d="M1 14h12v33H1zm34 0h12v33H35z"/><path class="dl-k" d="M13 14h22v33H13z"/><path class="dl-s" d="m14 47 3-20 4 20zm7 0 3-24 4 24zm7 0 3-20 4 20z"/><path class="dl-l" d="M20 2v9m8-9v9m-8 0-3-4m11 4 3-4"/>"#,
    ),
    (
        "tool_shed",
        r#"<path class="dl-n" d="M3 21 24 4l21 17v26H3z"/><path class="dl-w" d="M11 25h26v22H11z"/><path class="dl-s" d="M15 29h9v6h-9z"/><path class="dl-n" d="M18 35h3v12h-3z"/><path class="dl-s" d="m30 29 5 5-3 13h-3z"/>"#,
    ),
    (
        "foyer",
        r#"<path class="dl-r" d="M3 3h42v44H3z"/><path class="dl-y" d="M9 9h30v38H9z"/><path class="dl-p" d="M14 47V25c0-12 20-12 20 0v22z"/><path class="dl-y" d="m24 11 2 4 4 .5-3 3 1 4.500-4-2.500-4 2.500 1-4.500-3-3 4-.5z"/><circle class="dl-y" cx="30" cy="36" r="1.500"/>"#,
    ),
    (
        "dark_tunnel",
        r#"<path class="dl-n" d="M1 47V24C1 9 10 2 24 2s23 7 23 22v23z"/><path class="dl-k" d="M8 47V25c0-11 6-16 16-16s16 5 16 16v22z"/><path class="dl-y" d="M15 26h5l-2 4zm13 0h5l-3 4zm-6 11h3l-1 3zm8 2h3l-2 3z"/>"#,
    ),
    (
        "secret_passage",
        r#"<path class="dl-s" d="M2 2h44v45H2z"/><path class="dl-l" d="M2 13h44M2 24h12m20 0h12M2 36h12m20 0h12M15 2v11m16-11v11M8 13v11m32-11v11"/><path class="dl-k" d="M14 47V24c0-9 20-9 20 0v23z"/><path class="dl-s" d="m14 24 10-4v24l-10 3z"/><path class="dl-l" d="M20 32v3"/>"#,
    ),
    (
        "mithril_vein",
        r#"<path class="dl-n" d="M2 47 6 18 20 3l22 8 4 36z"/><path class="dl-b" d="m10 42 6-14 5 6 6-16 5 9 8-9-4 15-6-3-5 9-6-4z"/><path class="dl-w" d="m33 10 1.500 3.500L38 15l-3.500 1.500L33 20l-1.500-3.500L28 15l3.500-1.500z"/>"#,
    ),
];
