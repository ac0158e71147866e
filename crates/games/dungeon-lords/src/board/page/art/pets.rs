//! Eighteen pets, on 48 by 48.

pub const PETS: &[(&str, &str)] = &[
    (
        "uni",
        r#"<path class="dl-w" d="M12 47c-1-12 1-18 6-23-6 3-12 1-13-3 2-7 9-13 18-13 10 0 16 8 16 18s-3 14-2 21z"/><path class="dl-y" d="M20 9 24 0l3 8z"/><path class="dl-m" d="M28 8c9-1 15 6 14 14-1 6 2 10 3 14-6-1-9-6-9-12s-3-12-8-16z"/><path class="dl-k" d="M18 17h.1"/>"#,
    ),
    (
        "dunguin",
        r#"<path class="dl-k" d="M24 3c9 0 13 7 14 18 4 6 6 12 5 16l-6-5c-1 8-5 12-13 12s-12-4-13-12l-6 5c-1-4 1-10 5-16C11 10 15 3 24 3z"/><path class="dl-w" d="M24 16c7-5 11 2 10 13 0 9-4 14-10 14s-10-5-10-14c-1-11 3-18 10-13z"/><path class="dl-o" d="m20 21 4 5 4-5zM13 43h10l-2 4h-9zm12 0h10l1 4h-9z"/><path class="dl-w" d="M18 14h.1M30 14h.1"/>"#,
    ),
    (
        "wormie",
        r#"<path class="dl-o" d="M3 47c-2-9 3-15 10-13 6 1 8-1 7-8-2-12 3-20 12-20 8 0 13 6 12 14-1 6-7 8-9 8 1 11-5 19-14 19z"/><path class="dl-l" d="M12 35c-1 4 0 8 2 12m7-21c4 2 9 3 14 2m-14 8c3 1 8 2 11 1"/><circle class="dl-w" cx="35" cy="14" r="4"/><path class="dl-k" d="M36 14.500h.1"/><path class="dl-l" d="M37 23c2 0 4-1 5-3"/>"#,
    ),
    (
        "birdie",
        r#"<path class="dl-b" d="M13 14C13 7 18 3 24 3s12 4 12 11c6 6 7 22-2 28-6 4-14 4-20 0-9-6-8-22-1-28z"/><path class="dl-w" d="M24 24c8 0 10 9 7 15-4 4-10 4-14 0-3-6-1-15 7-15z"/><path class="dl-o" d="m19 17 5 6 5-6z"/><circle class="dl-w" cx="18" cy="13" r="3.500"/><circle class="dl-w" cx="30" cy="13" r="3.500"/><path class="dl-k" d="M18.500 13.500h.1M29.500 13.500h.1"/><path class="dl-b" d="m22 4-3-4h10l-3 4z"/>"#,
    ),
    (
        "trollie",
        r#"<path class="dl-t" d="M9 47V30C3 27 4 17 9 17c1-8 7-13 15-13s14 5 15 13c5 0 6 10 0 13v17z"/><path class="dl-w" d="M14 33v-6l4 5zm20 0v-6l-4 5z"/><circle class="dl-w" cx="18" cy="19" r="4"/><circle class="dl-w" cx="30" cy="19" r="4"/><path class="dl-k" d="M18.500 20h.1M29.500 20h.1"/><path class="dl-l" d="M14 33h20M22 3l2-3 2 3"/><path class="dl-w" d="M14 39h20v8H14z"/>"#,
    ),
    (
        "liffard",
        r#"<path class="dl-g" d="M3 33c2-9 9-13 18-13 3-9 9-14 15-14 7 0 11 5 10 11-1 7-7 9-10 9 2 9-2 16-10 16H10c5 2 8 5 14 5H12C5 46 1 40 3 33z"/><circle class="dl-y" cx="36" cy="13" r="4.500"/><path class="dl-k" d="M36 11v4"/><path class="dl-r" d="m43 21 4 4-1-5z"/><path class="dl-l" d="m10 26 3 4m3-7 3 5m4-7 2 5"/>"#,
    ),
    (
        "snappy",
        r#"<path class="dl-g" d="M22 26h5v21h-5z"/><path class="dl-g" d="M24 40C14 40 9 35 8 29c8 0 14 4 16 11zm2 2c8 0 13-4 14-10-7 0-12 3-14 10z"/><path class="dl-m" d="M24 28C11 28 5 21 5 12c0-6 6-10 10-7l9 12 9-12c4-3 10 1 10 7 0 9-6 16-19 16z"/><path class="dl-w" d="m14 7 1 6 4-1 1 5 4 0 4 0 1-5 4 1 1-6-10 10z"/>"#,
    ),
    (
        "ghosty",
        r#"<path class="dl-w" d="M10 40c-4 4-7 5-9 3 5-2 6-8 7-17C9 12 15 5 24 5s15 7 16 18c1 12 2 18 7 20-3 3-6 1-9-3-2 4-6 5-8 1-3 5-8 5-10 0-3 5-8 3-10-1z"/><path class="dl-k" d="M18 17v4M30 17v4"/><path class="dl-k" d="M21 27c2-2 4-2 6 0 0 4-6 4-6 0z"/><path class="dl-m" d="M13 25h.1M35 25h.1"/>"#,
    ),
    (
        "fiery_fairy",
        r#"<path class="dl-y" d="M19 24C8 26 2 20 3 10c8 0 14 4 17 11zm10 0c11 2 17-4 16-14-8 0-14 4-17 11z"/><path class="dl-o" d="M24 26c6 3 9 9 8 21H16c-1-12 2-18 8-21z"/><circle class="dl-o" cx="24" cy="18" r="8"/><path class="dl-r" d="M15 17c-3-7 1-9 4-16 2 4 4 5 5 8 2-2 3-4 3-7 5 4 8 9 6 15-3-4-5-5-9-5s-7 2-9 5z"/><path class="dl-k" d="M21 19h.1M27 19h.1"/>"#,
    ),
    (
        "snakitty",
        r#"<path class="dl-y" d="M7 47c-8-6-4-19 7-20l4 6c-5 1-7 5-3 7 6 2 10-8 20-6 9 2 12 9 8 13z"/><path class="dl-y" d="M12 12 9 1l9 5h12l9-5-3 11c3 10-1 18-12 18S9 22 12 12z"/><circle class="dl-g" cx="18" cy="15" r="3.500"/><circle class="dl-g" cx="30" cy="15" r="3.500"/><path class="dl-k" d="M18 13.500v3M30 13.500v3"/><path class="dl-r" d="M23 24h2v6l3 3-4-1-4 1 3-3z"/><path class="dl-l" d="M5 19l6 1M37 20l6-1"/>"#,
    ),
    (
        "cthulie",
        r#"<path class="dl-t" d="M24 3c11 0 16 7 16 15 0 5-2 8-5 10 1 7 8 8 10 5-1 9-10 9-13 2 0 6 0 12-4 12-3-2-1-7-1-11-1 5-1 10-4 11-4 0-4-5-3-11-3 7-10 10-15 7-3-2-3-7 1-10 1 5 7 3 7-5-3-2-5-5-5-10C8 10 13 3 24 3z"/><circle class="dl-w" cx="17" cy="17" r="5"/><circle class="dl-w" cx="31" cy="17" r="5"/><path class="dl-k" d="M18 18h.1M30 18h.1"/>"#,
    ),
    (
        "fluffy",
        r#"<path class="dl-m" d="m24 2 5 6 7-3 1 8 8 1-3 7 5 5-6 5 2 8-8 0-3 7-6-4-6 5-4-6-8 1 1-8-7-4 5-6-4-6 8-2 0-8 8 3z"/><circle class="dl-w" cx="18" cy="21" r="5.500"/><circle class="dl-w" cx="31" cy="21" r="5.500"/><path class="dl-k" d="M19 22h.1M30 22h.1"/><path class="dl-k" d="M19 31h11c-1 6-10 6-11 0z"/><path class="dl-w" d="m22 31 2 3 2-3z"/>"#,
    ),
    (
        "bubl",
        r#"<circle class="dl-b" cx="22" cy="27" r="18"/><circle class="dl-b" cx="41" cy="9" r="6"/><circle class="dl-b" cx="5" cy="7" r="4"/><path class="dl-w" d="M11 19c3-5 7-6 10-5-3 2-6 4-8 8z"/><path class="dl-k" d="M17 27h.1M28 27h.1"/><path class="dl-l" d="M17 34c4 3 8 3 11 0"/>"#,
    ),
    (
        "stareplant",
        r#"<path class="dl-g" d="M22 30h4v11h-4z"/><path class="dl-n" d="M12 38h24l-3 9H15z"/><path class="dl-g" d="M22 37c-8 0-13-3-14-8 7-1 12 2 14 8zm4 0c8 0 13-3 14-8-7-1-12 2-14 8z"/><path class="dl-r" d="m24 0 4 6 7-2 0 7 7 2-4 6 4 5-7 2-1 7-6-2-4 3-5-3-6 2-1-7-7-2 4-5-4-6 7-2 1-7 7 2z"/><circle class="dl-w" cx="24" cy="17" r="9"/><circle class="dl-b" cx="24" cy="17" r="5"/><path class="dl-k" d="M24 17h.1"/>"#,
    ),
    (
        "baby_golem",
        r#"<path class="dl-s" d="M15 8h18v13H15zm-3 14h24v15H12zM4 23h7v11H4zm33 0h7v11h-7zM14 38h8v9h-8zm12 0h8v9h-8z"/><path class="dl-y" d="M18 12h4v4h-4zm8 0h4v4h-4z"/><path class="dl-m" d="m24 26 3 3-3 4-3-4zM20 8l4-6 4 6z"/>"#,
    ),
    (
        "drago",
        r#"<path class="dl-r" d="M15 25C8 25 3 20 3 12c6 0 11 3 14 8zm18 0c7 0 12-5 12-13-6 0-11 3-14 8z"/><path class="dl-r" d="M24 5c8 0 12 6 11 13-1 5-2 6 0 12 3 9-2 17-11 17s-14-8-11-17c2-6 1-7 0-12C12 11 16 5 24 5z"/><path class="dl-y" d="M24 28c5 0 7 6 5 12-2 5-8 5-10 0-2-6 0-12 5-12z"/><path class="dl-k" d="M20 15h.1M28 15h.1"/><path class="dl-l" d="M20 21c2 2 6 2 8 0"/><path class="dl-y" d="m15 8-2-7 7 4zm18 0 2-7-7 4z"/>"#,
    ),
    (
        "stegobully",
        r#"<path class="dl-y" d="m10 20 1-11 8 7 3-14 6 13 8-10 1 13 8-3-4 12H14z"/><path class="dl-g" d="M1 29c0-6 6-9 11-8 6-4 22-4 29 3 4 5 4 10 6 12-4 1-7 0-9-2l-1 13h-7l-1-9h-8l-1 9h-7l-2-12C5 36 1 34 1 29z"/><path class="dl-k" d="M7 27h.1"/><path class="dl-l" d="M3 32c2 1 4 1 6 0M3 23l5 1"/>"#,
    ),
    (
        "direbunny",
        r#"<path class="dl-w" d="M16 20C8 14 8 2 14 1c5 0 7 9 7 17zm16 0c8-6 8-18 2-19-5 0-7 9-7 17z"/><path class="dl-w" d="M24 15c9 0 14 6 14 13 4 8 1 19-14 19S6 36 10 28c0-7 5-13 14-13z"/><path class="dl-r" d="m14 23 7 3c-1 4-6 3-7-3zm20 0-7 3c1 4 6 3 7-3z"/><path class="dl-m" d="m22 30 2 2 2-2z"/><path class="dl-k" d="M16 35c5 2 11 2 16 0-1 6-4 8-8 8s-7-2-8-8z"/><path class="dl-w" d="M20 36h3v5h-2zm5 0h3l-1 5h-2z"/>"#,
    ),
];
