//! The creatures of the lair, each with a silhouette of its own, on 48 by 48.

pub const MONSTERS: &[(&str, &str)] = &[
    (
        "goblin",
        r#"<path class="dl-n" d="M15 36h18l3 11H12z"/><path class="dl-g" d="M13 21 1 11l9 18zm22 0 12-10-9 18z"/><path class="dl-g" d="M24 8c9 0 14 6 14 14s-6 15-14 15-14-7-14-15S15 8 24 8z"/><circle class="dl-y" cx="18" cy="20" r="4"/><circle class="dl-y" cx="30" cy="20" r="4"/><path class="dl-k" d="M18.500 20.500h.1M29.500 20.500h.1"/><path class="dl-k" d="M15 28h18c-1 5-4 6-9 6s-8-1-9-6z"/><path class="dl-w" d="m18 28 2 4 2-4zm8 0 2 4 2-4z"/><path class="dl-s" d="m41 24 4 4-7 12-2-1z"/>"#,
    ),
    (
        "slime",
        r#"<path class="dl-g" d="M6 44c-6 0-5-9 0-10 2-1 3-3 3-8 0-11 7-18 15-18 9 0 14 7 15 17 0 5 1 8 4 9 5 2 5 10-1 10z"/><circle class="dl-w" cx="20" cy="23" r="6"/><circle class="dl-w" cx="33" cy="19" r="3.500"/><circle class="dl-w" cx="29" cy="31" r="4"/><path class="dl-k" d="M21 24h.1M33.500 19.500h.1M28.500 31.500h.1"/><path class="dl-l" d="M13 37c5 3 9 3 12 2"/>"#,
    ),
    (
        "ghost",
        r#"<path class="dl-w" d="M8 45V21C8 10 15 3 24 3s16 7 16 18v24l-5-6-5 6-6-6-6 6-5-6z"/><path class="dl-k" d="M16 15c4 0 4 9 1 9s-4-9-1-9zm16 0c-4 0-4 9-1 9s4-9 1-9z"/><path class="dl-k" d="M20 29c3-2 6-2 8 0 0 5-8 5-8 0z"/><path class="dl-w" d="M8 25 1 32l7 2zm32 0 7 7-7 2z"/>"#,
    ),
    (
        "troll",
        r#"<path class="dl-t" d="M7 47V29c-3-3-4-9-1-12 1-8 8-14 18-14s17 6 18 14c3 3 2 9-1 12v18z"/><path class="dl-n" d="M7 47V38c10-5 24-5 34 0v9z"/><path class="dl-w" d="M14 30v-7l4 6zm20 0v-7l-4 6z"/><path class="dl-k" d="M13 28h22v5c-7 3-15 3-22 0z"/><path class="dl-w" d="M15 33v-8l4 7zm18 0v-8l-4 7z"/><path class="dl-l" d="M12 15c3-3 7-2 9 1M36 15c-3-3-7-2-9 1"/><circle class="dl-y" cx="17" cy="18" r="2.500"/><circle class="dl-y" cx="31" cy="18" r="2.500"/><path class="dl-t" d="M21 19c0 7 6 7 6 0z"/>"#,
    ),
    (
        "witch",
        r#"<path class="dl-p" d="M9 47c0-11 6-16 15-16s15 5 15 16z"/><path class="dl-g" d="M15 18h18c1 11-3 17-9 17s-10-6-9-17z"/><path class="dl-g" d="m24 22 6 7-6 1z"/><path class="dl-p" d="M2 18C9 15 14 14 15 12L30 1l-1 7 4 4c2 2 7 3 13 6-12 4-34 4-44 0z"/><path class="dl-y" d="M16 11c5 2 11 2 16 0l1 4c-6 2-12 2-18 0z"/><path class="dl-k" d="M19.500 23h.1M29 23h.1"/><path class="dl-l" d="M19 31c3-2 5-2 8 0"/><path class="dl-n" d="m40 21 2 1-6 25h-3z"/>"#,
    ),
    (
        "vampire",
        r#"<path class="dl-r" d="M4 12c6 3 8 8 10 14h20c2-6 4-11 10-14-1 14 1 24-2 35H6C3 36 5 26 4 12z"/><path class="dl-k" d="M14 47c0-10 4-16 10-16s10 6 10 16z"/><path class="dl-w" d="M12 14c0-8 6-12 12-12s12 4 12 12c0 12-5 21-12 21S12 26 12 14z"/><path class="dl-k" d="M11 18C11 6 16 1 24 1s13 5 13 17c-1-5-3-8-6-9l-7 5-7-5c-3 1-5 4-6 9z"/><path class="dl-r" d="M17 19c3 0 5 1 5 3-2 1-5 0-5-3zm14 0c-3 0-5 1-5 3 2 1 5 0 5-3z"/><path class="dl-l" d="M19 27h10"/><path class="dl-w" d="m20 27 1 5 2-5zm5 0 2 5 1-5z"/>"#,
    ),
    (
        "golem",
        r#"<path class="dl-s" d="M14 3h20v13H14z"/><path class="dl-s" d="M9 17h30v17H9z"/><path class="dl-s" d="M1 17h7v20H1zm39 0h7v20h-7z"/><path class="dl-s" d="M11 35h10v12H11zm16 0h10v12H27z"/><path class="dl-y" d="M18 7h4v4h-4zm8 0h4v4h-4z"/><path class="dl-l" d="m13 22 5 3-2 5M34 19l-3 5 4 4M3 27h4"/>"#,
    ),
    (
        "dragon",
        r#"<path class="dl-r" d="M18 22C14 12 8 8 1 7c3 4 4 7 3 11 4 0 6 2 7 6zm12-1c3-9 9-14 16-15-2 4-2 7-1 11-4 0-6 3-6 7z"/><path class="dl-r" d="M15 24c0-5 4-8 9-8s10 3 10 9c0 5-2 8 1 12 2 3 6 3 9 1-1 6-7 9-13 9H17c-6 0-8-8-6-14 1-3 4-5 4-9z"/><path class="dl-y" d="M18 33c4-2 9-2 11 0 2 5 1 10-1 14H18c-3-4-2-10 0-14z"/><path class="dl-r" d="M16 22c-5-1-8-3-8-6 0-2 2-4 5-4 1-5 4-8 9-8l2-4 2 4 4-3v5c3 2 4 5 4 9 0 6-4 9-9 9-3 0-6-1-9-2z"/><path class="dl-y" d="M19 10c3 0 5 1 5 4-3 1-5-1-5-4z"/><path class="dl-w" d="m11 19 1.500 3 1.500-3 1.500 3.500L17 20z"/>"#,
    ),
    (
        "demon",
        r#"<path class="dl-m" d="M15 15C6 15 3 8 5 1c3 5 7 6 13 6h12c6 0 10-1 13-6 2 7-1 14-10 14z"/><path class="dl-m" d="M24 8c9 0 14 6 14 14 0 4-2 8-5 10l8 5 3 10H4l3-10 8-5c-3-2-5-6-5-10C10 14 15 8 24 8z"/><path class="dl-y" d="m14 18 8 4c-2 4-7 3-8-4zm20 0-8 4c2 4 7 3 8-4z"/><path class="dl-k" d="M15 28c6 3 12 3 18 0-1 6-5 8-9 8s-8-2-9-8z"/><path class="dl-w" d="m18 29 2 4 2-3.500zm8 .5 2 3.500 2-4zM21 35.500l1.500-3 1.500 3.500z"/><path class="dl-k" d="M20 41h8l-4 6z"/>"#,
    ),
    (
        "cockatrice",
        r#"<path class="dl-g" d="M32 33c8 0 12-4 11-12 5 6 5 16-3 21-5 4-12 5-18 5z"/><path class="dl-y" d="M12 21c4-4 12-4 17 1 6 6 7 15 1 20-6 4-15 3-18-4-2-6-3-13 0-17z"/><path class="dl-y" d="M10 19c-2-7 2-13 9-13s11 6 9 13z"/><path class="dl-r" d="M13 8c-3-3-1-6 2-4 0-4 4-4 5-1 2-3 6-1 5 3 3-1 4 3 1 5z"/><path class="dl-o" d="M10 14 2 17l8 4z"/><path class="dl-r" d="M11 21c-3 2-2 7 1 6s2-5-1-6z"/><circle class="dl-w" cx="16" cy="14" r="3"/><path class="dl-k" d="M15.500 14.500h.1"/><path class="dl-g" d="M22 28c5-3 10-1 12 3-3 5-9 6-13 3z"/><path class="dl-o" d="M17 42v5h-4m10-4v4h5"/>"#,
    ),
    (
        "evil_eye",
        r#"<path class="dl-l" d="M12 14C10 8 7 6 3 6M20 10c0-5-2-8-5-9M29 10c0-5 2-8 5-9M36 14c2-6 5-8 9-8"/><circle class="dl-y" cx="3.500" cy="6" r="2.500"/><circle class="dl-y" cx="15" cy="3" r="2.500"/><circle class="dl-y" cx="33" cy="3" r="2.500"/><circle class="dl-y" cx="44.500" cy="6" r="2.500"/><circle class="dl-p" cx="24" cy="28" r="18"/><circle class="dl-w" cx="24" cy="25" r="11"/><circle class="dl-r" cx="24" cy="25" r="6"/><path class="dl-k" d="M24 20c3 3 3 7 0 10-3-3-3-7 0-10z"/><path class="dl-k" d="M13 38c7 4 15 4 22 0-3 8-19 8-22 0z"/><path class="dl-w" d="m17 39.500 2 3 2-2.300zm8 .9 2 2.300 2-3z"/>"#,
    ),
    (
        "great_old_one",
        r#"<path class="dl-t" d="M9 24 1 9l16 8zm30 0 8-15-16 8z"/><path class="dl-t" d="M24 2c11 0 15 8 15 16 0 6-2 9-5 11H14c-3-2-5-5-5-11C9 10 13 2 24 2z"/><path class="dl-t" d="M13 27c-4 8-10 8-9 16 4 2 5-2 5-4 3-1 5-3 6-5-1 6-3 9-1 13 4 1 4-3 3-6 2-2 3-4 3-7 0 7 0 9 3 13 4-1 2-5 1-7 2-2 3-4 2-7 2 6 2 10 6 13 4 0 3-4 1-6 1-3 0-5-1-8 2 5 7 5 7 9 0 3 2 5 5 3 1-8-7-8-11-17z"/><path class="dl-y" d="M15 17c4-1 7 1 7 4-4 2-7 0-7-4zm18 0c-4-1-7 1-7 4 4 2 7 0 7-4z"/><path class="dl-k" d="M19 19.500h.1M29 19.500h.1"/>"#,
    ),
];
