//! Small signs for what is counted, paid and done, on 24 by 24.

/// Name and drawing.
pub const ICONS: &[(&str, &str)] = &[
    (
        "gold",
        r#"<circle class="dl-y" cx="12" cy="12" r="9"/><path class="dl-l" d="M15 8.500c-1-1.500-6-1.500-6 1s6 2 6 5-5 2.500-6.500 1M12 5.500v13"/>"#,
    ),
    (
        "food",
        r#"<path class="dl-o" d="M3 12C3 6 8 3 13 4c6 1 8 6 6 10s-7 6-11 4-5-3-5-6z"/><path class="dl-w" d="m17 16 3.500 1.500c1.500-.5 2.500 1.500 1 2.500 0 2-2 2-2.500.5L15 18z"/>"#,
    ),
    (
        "evil",
        r#"<path class="dl-r" d="M4 2c-1 6 1 7 3 8l3-3C7 7 5 5 4 2zm16 0c1 6-1 7-3 8l-3-3c3 0 5-2 6-5z"/><path class="dl-r" d="M12 6c5 0 8 3 8 8 0 4-4 8-8 8s-8-4-8-8c0-5 3-8 8-8z"/><path class="dl-y" d="m6.500 12 4 2c-1 2-4 1-4-2zm11 0-4 2c1 2 4 1 4-2z"/><path class="dl-l" d="M8 17.500c2 2 6 2 8 0"/>"#,
    ),
    (
        "imp",
        r#"<path class="dl-r" d="M6 3c0 4 1 5 3 6h6c2-1 3-2 3-6-2 0-3 1-4 2h-4C9 4 8 3 6 3z"/><circle class="dl-r" cx="12" cy="11" r="6"/><path class="dl-r" d="M8 17h8l2 6H6z"/><path class="dl-k" d="M9.500 10.500h.1M14.500 10.500h.1"/><path class="dl-l" d="M9.500 13.500c1.500 1.500 3.500 1.500 5 0"/>"#,
    ),
    (
        "used",
        r#"<path class="dl-s" d="M6 3c0 4 1 5 3 6h6c2-1 3-2 3-6-2 0-3 1-4 2h-4C9 4 8 3 6 3z"/><circle class="dl-s" cx="12" cy="11" r="6"/><path class="dl-l" d="M8 10.500h2.500M13.500 10.500H16M10 14h4"/><path class="dl-s" d="M8 17h8l2 6H6z"/>"#,
    ),
    (
        "trap",
        r#"<path class="dl-s" d="M2 15c0-7 4-11 10-11s10 4 10 11l-3-3-2 4-2.500-4-2.500 4-2.500-4L7 16l-2-4z"/><path class="dl-n" d="M2 17h20v4H2z"/>"#,
    ),
    (
        "monster",
        r#"<path class="dl-g" d="m4 3 5 4h6l5-4v10c0 6-4 9-8 9s-8-3-8-9z"/><circle class="dl-w" cx="12" cy="11" r="3.500"/><circle class="dl-k" cx="12" cy="11.500" r="1"/><path class="dl-w" d="m8 17 1.500 2.500L11 17l1.500 2.500L14 17l1.500 2.500z"/>"#,
    ),
    (
        "tunnel",
        r#"<path class="dl-n" d="M1 22V12C1 5 6 2 12 2s11 3 11 10v10z"/><path class="dl-k" d="M6 22v-9c0-4 2-6 6-6s6 2 6 6v9z"/>"#,
    ),
    (
        "room",
        r#"<path class="dl-p" d="M2 8 12 2l10 6v14H2z"/><path class="dl-k" d="M9 22v-7c0-4 6-4 6 0v7z"/>"#,
    ),
    (
        "pet",
        r#"<path class="dl-o" d="M12 12c4 0 6 4 6 7s-3 3-6 2-6 1-6-2 2-7 6-7z"/><circle class="dl-o" cx="4.500" cy="11" r="2.300"/><circle class="dl-o" cx="9" cy="6" r="2.500"/><circle class="dl-o" cx="15" cy="6" r="2.500"/><circle class="dl-o" cx="19.500" cy="11" r="2.300"/>"#,
    ),
    (
        "peek",
        r#"<path class="dl-w" d="M1 12c5-8 17-8 22 0-5 8-17 8-22 0z"/><circle class="dl-b" cx="12" cy="12" r="4.500"/><circle class="dl-k" cx="12" cy="12" r="1.500"/>"#,
    ),
    (
        "shovel",
        r#"<path class="dl-n" d="m19 2 3 3-10 10-3-3z"/><path class="dl-s" d="m7 11 6 6c-2 5-6 5-11 5 0-5 0-9 5-11z"/>"#,
    ),
    (
        "pick",
        r#"<path class="dl-n" d="m13 9 2 2L5 22l-3-3z"/><path class="dl-s" d="M8 3c6-3 15 5 13 13-2-5-8-11-13-13z"/>"#,
    ),
    (
        "swords",
        r#"<path class="dl-s" d="M3 2 16 15l-2 2L2 4zm18 0L8 15l2 2L22 4z"/><path class="dl-n" d="m13 19 5-5 1.500 1.500-1.500 2 4 3-1.500 2-3.500-4-2 1.500zm-2 0-5-5-1.500 1.500 1.500 2-4 3 1.500 2 3.500-4 2 1.500z"/>"#,
    ),
    ("heart", r#"<path class="dl-r" d="M12 21C5 16 2 12 2 8c0-6 8-7 10-2 2-5 10-4 10 2 0 4-3 8-10 13z"/>"#),
    (
        "wound",
        r#"<path class="dl-s" d="M12 21C5 16 2 12 2 8c0-6 8-7 10-2 2-5 10-4 10 2 0 4-3 8-10 13z"/><path class="dl-l" d="m13 4-3 6 4 2-3 6"/>"#,
    ),
    (
        "heal",
        r#"<circle class="dl-w" cx="12" cy="12" r="10"/><path class="dl-g" d="M9.500 5h5v4.500H19v5h-4.500V19h-5v-4.500H5v-5h4.500z"/>"#,
    ),
    ("magic", r#"<path class="dl-b" d="m12 1 3 7.500 8 .5-6 5 2 8-7-4.500L5 22l2-8-6-5 8-.5z"/>"#),
    (
        "antitrap",
        r#"<path class="dl-y" d="M3 10c0-9 18-9 18 0v3h-4v-3c0-4-10-4-10 0v3H3z"/><path class="dl-s" d="M4 12h16v10H4z"/><path class="dl-k" d="M12 15v4"/>"#,
    ),
    (
        "courage",
        r#"<path class="dl-m" d="M8 4l12-3v14c0 5-7 5-7 1 0-3 3-4 5-3V7l-8 2v10c0 5-7 5-7 1 0-3 3-4 5-3z"/>"#,
    ),
    (
        "poison",
        r#"<path class="dl-p" d="M12 1c4 6 7 9 7 14 0 4-3 7-7 7s-7-3-7-7c0-5 3-8 7-14z"/><path class="dl-l" d="M9 15c0 2 1 4 3 4"/>"#,
    ),
    (
        "fatigue",
        r#"<path class="dl-b" d="M8 2c3 5 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5 5-10zm10 9c2 3 3.500 5 3.500 7a3.500 3.500 0 0 1-7 0c0-2 1.500-4 3.500-7z"/>"#,
    ),
    ("fast", r#"<path class="dl-y" d="M14 1 4 14h6l-2 9 11-14h-7z"/>"#),
    (
        "slow",
        r#"<path class="dl-g" d="M1 21h17c4 0 5-4 4-12l-3.500 0c.5 5-1 8-5 8H5c-2 0-4 1-4 4z"/><path class="dl-l" d="M19 9l-1-5m3 5 1.500-5"/><circle class="dl-n" cx="9" cy="11" r="7.500"/><path class="dl-l" d="M9 11c0-2 3-2 3 1 0 4-6 4-6-1s6-6 8-2"/>"#,
    ),
    ("lock", r#"<path class="dl-l" d="M7 11V8c0-7 10-7 10 0v3"/><path class="dl-y" d="M4 11h16v11H4z"/>"#),
    ("crown", r#"<path class="dl-y" d="m2 6 5 5 5-9 5 9 5-5-2 15H4z"/>"#),
    (
        "flag",
        r#"<path class="dl-n" d="M4 1h2.500v22H4z"/><path class="dl-b" d="M6.500 3c5-3 8 3 15 0v10c-7 3-10-3-15 0z"/>"#,
    ),
    (
        "tent",
        r#"<path class="dl-b" d="M12 3 23 21H1z"/><path class="dl-k" d="m12 10 5 11H7z"/><path class="dl-y" d="M12 3V1l4 1-4 2z"/>"#,
    ),
    (
        "letter",
        r#"<path class="dl-w" d="M2 5h20v14H2z"/><path class="dl-l" d="m2 6 10 7 10-7"/><circle class="dl-r" cx="12" cy="15" r="2.500"/>"#,
    ),
    (
        "taxes",
        r#"<path class="dl-w" d="M5 1h14v22l-3-2-2 2-2-2-2 2-2-2-3 2z"/><path class="dl-l" d="M8 6h8M8 10h8M8 14h4"/><circle class="dl-y" cx="15.500" cy="15.500" r="2.500"/>"#,
    ),
    (
        "payday",
        r#"<path class="dl-n" d="M9 6c-6 4-8 8-7 13 1 4 19 4 20 0 1-5-1-9-7-13l3-4H6z"/><circle class="dl-y" cx="12" cy="15" r="4"/>"#,
    ),
    (
        "special",
        r#"<path class="dl-m" d="M12 1c7 0 9 7 5 11-3 2-3 3-3 4h-4c0-4 1-5 3-7 2-2 1-4-1-4s-3 2-3 4H5c0-5 3-8 7-8z"/><circle class="dl-m" cx="12" cy="20.500" r="2.500"/>"#,
    ),
    ("prison", r#"<path class="dl-s" d="M2 3h20v18H2z"/><path class="dl-l" d="M7 3v18M12 3v18M17 3v18"/>"#),
    (
        "hourglass",
        r#"<path class="dl-n" d="M4 1h16v3H4zm0 19h16v3H4z"/><path class="dl-w" d="M6 4h12c0 5-4 6-4 8s4 3 4 8H6c0-5 4-6 4-8S6 9 6 4z"/>"#,
    ),
    ("done", r#"<path class="dl-g" d="m2 13 4-4 4 4L19 3l4 4-13 14z"/>"#),
    ("back", r#"<path class="dl-l" d="M20 18c1-8-5-11-12-9M13 3 6.500 9l6 6.500"/>"#),
    (
        "expert",
        r#"<path class="dl-y" d="M12 1 15 8l8 1-6 5 2 9-7-5-7 5 2-9-6-5 8-1z"/><path class="dl-l" d="M12 8v7M8.500 11.500h7"/>"#,
    ),
    (
        "troll-token",
        r#"<circle class="dl-t" cx="12" cy="12" r="10"/><path class="dl-l" d="M8 9h.1M16 9h.1M7 16c3-3 7-3 10 0"/>"#,
    ),
    (
        "dummy",
        r#"<circle class="dl-s" cx="12" cy="6" r="4.500"/><path class="dl-s" d="M5 22c0-7 3-11 7-11s7 4 7 11z"/><path class="dl-l" d="M9 16h6"/>"#,
    ),
];
