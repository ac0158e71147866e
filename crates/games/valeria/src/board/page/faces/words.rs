//! What the words of a card's id look like. A card is drawn from the words it is called by, so that a corrected or new
//! card gets a face too: a "spider" has eight legs and a "king" wears a crown, whoever they are.

/// A word (or a whole id), the parts it brings, its colour and its second colour; nothing where it does not care.
pub type Word = (&'static str, &'static str, &'static str, &'static str);

/// Words that say what somebody is. Each brings a whole body.
#[rustfmt::skip]
pub const MONSTERS: &[Word] = &[
    ("goblin", "shoulders goblin-ears goblin slit-eyes grin", "#8fb24c", "#8a5a34"),
    ("gargoyle", "wings shoulders small-ears goblin ember-eyes fangs", "#a3a7b0", "#8d919b"),
    ("wraith", "ghost ice-eyes", "#b9d3d8", ""),
    ("witch", "long-hair bust head dots stern lashes witch-hat skull-staff", "#c9d6b0", "#5a3a78"),
    ("skeleton", "shoulders skull", "#f5ecd2", "#6d6472"),
    ("treant", "leaves tree", "#8d6238", "#5d9a4c"),
    ("spider", "spider", "#5a4a63", "#e05a4a"),
    ("owlbear", "owl", "#a5764a", ""),
    ("giant", "giant dots big-beard club", "#e0ab82", ""),
    ("troll", "troll round-eyes tusks club", "#7ba69a", ""),
    ("cube", "cube round-eyes", "#8fd18c", ""),
    ("basilisk", "snake serpent-eyes", "#6fa857", "#e0843a"),
    ("dragon", "wings dragon slit-eyes", "#c9473a", "#f0b84a"),
    ("bear", "bear dots", "#8a6244", ""),
    ("orc", "shoulders small-ears orc slit-eyes tusks", "#84a06a", "#6a4632"),
    ("kobold", "shoulders kobold slit-eyes fangs", "#d08a4c", "#6b5a45"),
    ("kobolds", "friend shoulders kobold slit-eyes fangs", "#d08a4c", "#8a3f3a"),
    ("golem", "golem square-eyes", "#b0a698", ""),
    ("leech", "leech high-eyes", "#a8586e", ""),
    ("bat", "bats", "#6a5580", ""),
    ("mimic", "chest lid-eyes", "#a8703c", ""),
    ("cleric", "rays bust head ember-eyes stern hood mitre crook", "#b7c9b0", "#5a2a4a"),
    ("sorcerer", "bust head dots stern black-beard wizard-hat staff", "#e6c4a4", "#7a2f86"),
    // A word that could mean much beside the next one.
    ("giant_leech", "leech high-eyes", "#a8586e", ""),
];

/// Who has no known word is one of these, by its type: Minion, Beast, Titan, Boss.
pub const STRANGERS: [&[&str]; 4] = [
    &["goblin", "kobold", "skeleton"],
    &["bear", "spider", "basilisk"],
    &["golem", "giant", "wraith"],
    &["dragon", "troll", "orc"],
];

/// Words that say how somebody is.
#[rustfmt::skip]
pub const MANNERS: &[Word] = &[
    ("king", "crown", "", "#9c2f4a"),
    ("queen", "crown", "", "#b0479a"),
    ("lord", "crown", "", "#5a2a4a"),
    ("chieftain", "bone-crown axe", "#6f8f78", "#8a2f2a"),
    ("warrior", "iron-cap", "", ""),
    ("mage", "wizard-hat staff", "#a9c05a", "#3f4f9e"),
    ("flaming", "flames ember-eyes", "#f3dfb4", "#8a3a24"),
    ("fire", "flames", "", ""),
    ("swamp", "", "#7a9a4c", "#d8d06a"),
    ("red", "", "#cf4436", "#f0b84a"),
    ("gold", "", "#e6bb3f", ""),
    ("golden", "", "#e6bb3f", "#a8792a"),
    ("dire", "scar", "", ""),
    ("thieves", "robber-mask sack", "#b8a04c", "#3f3a52"),
    ("corrupted", "sob", "", ""),
];

/// What Citizens and Starters wear and carry.
#[rustfmt::skip]
pub const CITIZENS: &[Word] = &[
    ("cleric", "white-beard smile mitre crook", "", ""),
    ("monk", "tonsure smile book", "", ""),
    ("merchant", "moustache brown-hair beret chain coins", "", ""),
    ("blacksmith", "black-beard bandana apron hammer", "", ""),
    ("mercenary", "scar stern dark-hair bandana sword", "", ""),
    ("alchemist", "messy-hair goggles smile flask", "", ""),
    ("archer", "gold-hair lashes feather-cap bow", "", ""),
    ("wizard", "white-beard wizard-hat staff", "", ""),
    ("peasant", "smile straw-hat fork", "", ""),
    ("knight", "helm sword", "", ""),
    ("rogue", "stern hood dagger", "", ""),
    ("thief", "hood mask smile sack", "", ""),
    ("champion", "stern gold-hair winged-helm sword", "", ""),
    ("warlord", "red-beard stern horned-helm axe", "", ""),
    ("paladin", "halo brown-hair smile open-helm shield", "", ""),
    ("priestess", "lashes veil sun-staff", "", ""),
    ("butcher", "moustache white-cap white-apron cleaver", "", ""),
    ("miner", "black-beard miner-hat pick", "", ""),
    ("herald", "brown-hair smile feather-cap trumpet", "", ""),
];

/// What somebody wears who has no word of their own.
pub const CLOTHES: [&[&str]; 3] = [
    &["brown-hair", "dark-hair", "messy-hair", "tonsure", "bandana", "feather-cap", "beret", "hood"],
    &["smile", "stern", "moustache smile", "lashes", "black-beard", "white-beard"],
    &["staff", "dagger", "sword", "hammer", "book", "coins", "torch", "axe"],
];

#[rustfmt::skip]
pub const DUKES: &[Word] = &[
    ("cornelius", "moon asleep nightcap ermine", "#f1c9a5", "#5a6fb8"),
    ("elsyn", "halo lashes hood ermine", "#c99b74", "#4f3f7a"),
    ("elisium", "red-beard coronet ermine hammer", "#d9a074", "#a8722c"),
    ("hrothgar", "red-beard stern horned-helm ermine axe", "#f1c9a5", "#8a2f2a"),
    ("isabella", "gold-hair lashes tiara collar sword", "#f6d6b8", "#4b82b8"),
    ("lekzandr", "brown-hair smile open-helm collar shield", "#a86f45", "#3f6f9e"),
    ("node", "swords dark-hair stern coronet ermine", "#7b4a2b", "#5c4a86"),
    ("reese", "fire-hair lashes coronet collar torch", "#f6d6b8", "#b8562a"),
    ("simon", "flies messy-hair moustache collar coins", "#d9b48a", "#7a7a3a"),
    ("waryn", "hood mask smile coronet collar dagger", "#d9a074", "#3a3550"),
    ("mico", "scar stern dark-hair coronet teeth-chain spears", "#a86f45", "#7a2f3a"),
    ("drakkenstrike", "wings stern dragon-helm ermine sword", "#f1c9a5", "#3d7a55"),
    ("waybright", "rays white-beard coronet ermine book", "#f1c9a5", "#2e7a86"),
    ("mulholland", "moustache smile plume-hat collar sword", "#e8bd94", "#6a3f8a"),
];

/// What a Domain shows, and where it stands.
#[rustfmt::skip]
pub const DOMAINS: &[Word] = &[
    ("palisade", "forest palisade", "#b98a5a", "#c4523d"),
    ("orchid", "desert orchid", "#d86aa8", ""),
    ("stronghold", "hills stronghold", "#6fae8a", "#2f8a5a"),
    ("plateau", "barrens plateau", "#e8d9b8", "#b3543a"),
    ("cathedral", "meadow cathedral", "#e8e2d2", "#4b6fa8"),
    ("harbour", "shore harbour", "", "#5b5f8a"),
    ("camp", "mountains camp", "#f3efe6", "#4b82b8"),
    ("orb", "night orb", "#7a6ad0", ""),
    ("landing", "shore dock", "#d8c29a", "#7a4a6a"),
    ("army", "omen crows", "", "#a8293a"),
    ("eye", "barrens eye", "#fbf6ea", "#3fa38a"),
    ("truce", "night truce", "", "#c4403a"),
    ("hill", "hills windmill", "#e8d2a8", "#b3543a"),
    ("hand", "mountains hand", "#c2beb8", ""),
    ("sorrows", "swamp grave", "#a8aab5", ""),
    ("watcher", "shore watcher", "#8fa0a8", ""),
    ("embrace", "cavern embrace", "#6fa857", "#7fb868"),
    ("nest", "night nest", "", ""),
    ("palace", "dawn palace", "#fbeed2", "#e08a3a"),
    ("keep", "valley keep", "#9aa0ac", ""),
    ("thorn", "swamp thorn", "#8a4fc0", "#c79af0"),
    ("perch", "dawn perch", "#8f8a94", "#5b4a6a"),
    ("obelisk", "desert obelisk", "#d8b060", "#a8792a"),
    ("monolith", "mountains monolith", "#6d7684", ""),
    ("coliseum", "barrens coliseum", "#eadcbc", "#c4403a"),
    ("jousting", "meadow jousting", "#4b82b8", "#c4523d"),
    ("tower", "night tower", "#b5aca0", "#c4523d"),
    ("court", "forest court", "#c9a878", "#8a8f98"),
];

/// Where a Domain without a known word stands, and what.
pub const SIGHTS: [&[&str]; 2] = [
    &["meadow", "hills", "shore", "dawn", "forest", "desert"],
    &["village", "keep", "tower", "stronghold", "windmill", "palace"],
];
