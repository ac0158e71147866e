//! Who marches in a party: adventurers by class, paladins by kind, and those who wait for them, on 48 by 48.

pub const PEOPLE: &[(&str, &str)] = &[
    (
        "warrior",
        r#"<path class="dl-s" d="M8 47c0-10 6-15 16-15s16 5 16 15z"/><path class="dl-o" d="M14 15h20v10c0 6-4 10-10 10s-10-4-10-10z"/><path class="dl-s" d="M11 24V15C11 7 16 3 24 3s13 4 13 12v9l-5-6H16z"/><path class="dl-s" d="M22 16h4v9h-4z"/><path class="dl-w" d="M11 13C5 12 3 8 4 3c2 3 5 4 9 5zm26 0c6-1 8-5 7-10-2 3-5 4-9 5z"/><path class="dl-k" d="M18.500 22h.1M29.500 22h.1"/><path class="dl-n" d="M18 27h12l-6 8z"/><path class="dl-s" d="m44 17 3 2-9 25-3-2z"/>"#,
    ),
    (
        "thief",
        r#"<path class="dl-n" d="M9 47c0-10 5-15 15-15s15 5 15 15z"/><path class="dl-o" d="M14 16h20v9c0 6-4 10-10 10s-10-4-10-10z"/><path class="dl-g" d="M24 2C15 2 9 9 9 18c0 7 2 12 6 15-1-6-1-9 0-13h18c1 4 1 7 0 13 4-3 6-8 6-15C39 9 33 2 24 2z"/><path class="dl-k" d="M13 19h22v6c-3 2-7 1-8-1h-6c-1 2-5 3-8 1z"/><path class="dl-w" d="M17 21h4v2h-4zm10 0h4v2h-4z"/><path class="dl-l" d="M20 30c3 2 6 1 8-1"/><path class="dl-s" d="m4 26 3-1 4 12-3 2z"/>"#,
    ),
    (
        "priest",
        r#"<path class="dl-w" d="M8 47c0-10 6-15 16-15s16 5 16 15z"/><path class="dl-o" d="M13 16h22v9c0 6-5 10-11 10s-11-4-11-10z"/><path class="dl-w" d="M12 19c-1-8 4-12 12-18 8 6 13 10 12 18z"/><path class="dl-y" d="M22.500 5h3v4H29v3h-3.500v5h-3v-5H19V9h3.500zM12 17h24v3H12z"/><path class="dl-k" d="M19 25h.1M29 25h.1"/><path class="dl-l" d="M20 30c3 2 5 2 8 0"/><path class="dl-y" d="M22.500 37h3v3H29v3h-3.500v4h-3v-4H19v-3h3.500z"/>"#,
    ),
    (
        "wizard",
        r#"<path class="dl-b" d="M8 47c0-10 6-15 16-15s16 5 16 15z"/><path class="dl-o" d="M15 18h18v8c0 4-4 7-9 7s-9-3-9-7z"/><path class="dl-b" d="M5 21c5-2 8-3 9-5L27 0l6 15c1 3 5 4 10 6-10 3-28 3-38 0z"/><path class="dl-y" d="m24 7 1.500 3.500L29 11l-2.500 2 .5 3.500-3-2-3 2 .5-3.500L19 11l3.500-.5z"/><path class="dl-w" d="M15 26c5-2 13-2 18 0 1 8-4 15-9 19-5-4-10-11-9-19z"/><path class="dl-k" d="M19.500 23.500h.1M28.500 23.500h.1"/><path class="dl-l" d="M21 30h6"/>"#,
    ),
    (
        "bard",
        r#"<path class="dl-m" d="M8 47c0-10 6-15 16-15s16 5 16 15z"/><path class="dl-o" d="M14 15h20v10c0 6-4 10-10 10s-10-4-10-10z"/><path class="dl-m" d="M9 17c2-8 8-13 17-12 8 1 12 5 13 10-10 4-20 5-30 2z"/><path class="dl-w" d="M36 12c1-6 4-10 10-11-1 6-3 11-7 14z"/><path class="dl-k" d="M19.500 22h.1M29 22h.1"/><path class="dl-k" d="M20 27h9c-1 5-8 5-9 0z"/><path class="dl-n" d="M7 38c4-4 9-2 11 2s0 7-5 7-9-5-6-9z"/><path class="dl-n" d="m16 38 9-7 2 2-9 8z"/>"#,
    ),
    (
        "human",
        r#"<path class="dl-y" d="M6 47c0-10 7-15 18-15s18 5 18 15z"/><path class="dl-y" d="M24 10c9 0 14 5 14 13s-5 13-14 13-14-5-14-13 5-13 14-13z"/><path class="dl-r" d="M22 11c-1-7 3-11 12-10-4 3-5 6-6 10z"/><path class="dl-k" d="M14 20h20v4l-6 1-4 8-4-8-6-1z"/><path class="dl-w" d="M18 22h.1M30 22h.1"/><path class="dl-w" d="M17 39h14v8H17z"/><path class="dl-r" d="M22.500 39h3v8h-3z"/>"#,
    ),
    (
        "elf",
        r#"<path class="dl-g" d="M7 47c0-10 7-15 17-15s17 5 17 15z"/><path class="dl-o" d="M13 22 2 14l10 14zm22 0 11-8-10 14z"/><path class="dl-o" d="M13 14h22v11c0 6-5 10-11 10s-11-4-11-10z"/><path class="dl-y" d="M12 24c-3-13 2-21 12-21s15 8 12 21l-4-10c-5 1-9 0-12-3z"/><path class="dl-s" d="M12 12c8-4 16-4 24 0l-1 4c-8-3-14-3-22 0z"/><path class="dl-b" d="m24 8 3 4-3 4-3-4z"/><path class="dl-k" d="M19 23h.1M29 23h.1"/><path class="dl-l" d="M21 30h6"/>"#,
    ),
    (
        "dwarf",
        r#"<path class="dl-s" d="M4 47c0-9 8-14 20-14s20 5 20 14z"/><path class="dl-o" d="M11 17h26v10H11z"/><path class="dl-s" d="M9 20C8 10 14 5 24 5s16 5 15 15l-6-3H15z"/><path class="dl-y" d="m20 6 4-6 4 6z"/><path class="dl-y" d="M5 19c4-1 5-4 4-9-4 1-6 4-4 9zm38 0c-4-1-5-4-4-9 4 1 6 4 4 9z"/><path class="dl-n" d="M10 24c4 1 8 2 14 0 6 2 10 1 14 0 2 12-4 20-14 23-10-3-16-11-14-23z"/><path class="dl-o" d="M20 22h8c1 6-9 6-8 0z"/><path class="dl-k" d="M16.500 21h.1M31.500 21h.1"/><path class="dl-l" d="M20 31h8M18 37l3 6M30 37l-3 6"/>"#,
    ),
    (
        "illusion",
        r#"<path class="dl-l" stroke-dasharray="3 3" d="M9 47c0-10 6-15 15-15s15 5 15 15zM24 4c8 0 12 6 12 15s-4 15-12 15-12-6-12-15S16 4 24 4z"/><path class="dl-l" d="M18 16l4 4m0-4-4 4m8-4 4 4m0-4-4 4M19 27c3-2 7-2 10 0"/>"#,
    ),
    (
        "unknown",
        r#"<path class="dl-s" d="M6 45c-3-14 2-40 18-41 16 1 21 27 18 41-5-4-8-4-12 0-4-4-8-4-12 0-4-4-7-4-12 0z"/><path class="dl-l" d="M18 18c0-8 13-7 12 0 0 5-6 5-6 11M24 35v.1"/>"#,
    ),
    (
        "back",
        r#"<path class="dl-p" d="M8 2h32v44H8z"/><path class="dl-l" d="M13 7h22v34H13z"/><path class="dl-y" d="M24 14c6 0 9 7 5 11-3 2-4 3-4 5h-3c0-5 2-5 4-8 1-3-4-4-5 0h-3c0-5 2-8 6-8z"/><circle class="dl-y" cx="23.500" cy="34" r="2"/>"#,
    ),
];
