//! The laws of every game, one configuration a line.

use dungeon_lords::DungeonLords;

testkit::laws! { DungeonLords;
    base_with_two: { "players": 2, "variant": "base" }, 5;
    base_with_three: { "players": 3, "variant": "base" }, 4;
    base_with_four: { "players": 4, "variant": "base" }, 3;
    festival_with_two: { "players": 2 }, 5;
    festival_with_three: { "players": 3 }, 4;
    festival_with_four: { "players": 4 }, 4;
    four_seasons_with_two: { "players": 2, "variant": "four_seasons" }, 3;
    four_seasons_with_three: { "players": 3, "variant": "four_seasons" }, 3;
    four_seasons_with_four: { "players": 4, "variant": "four_seasons" }, 3;
    beginner_with_two: { "players": 2, "variant": "beginner" }, 3;
    beginner_with_three: { "players": 3, "variant": "beginner" }, 3;
    beginner_with_four: { "players": 4, "variant": "beginner" }, 3;
    first_game: { "players": 3, "first_game": true }, 2;
    no_opportunities: { "players": 3, "opportunities": false }, 2;
    no_fair: { "players": 4, "fair": false }, 2;
    no_pets: { "players": 3, "pets": false }, 3;
    no_bards: { "players": 2, "bards": false }, 2;
    four_rounds: { "players": 2, "rounds": 4 }, 2;
    five_rounds_in_the_base_game: { "players": 2, "variant": "base", "rounds": 5 }, 2;
    human_paladin_with_two: { "players": 2, "paladins": "human" }, 3;
    human_paladin_with_four: { "players": 4, "paladins": "human" }, 2;
    three_paladins_with_two: { "players": 2, "paladins": "three" }, 3;
    three_paladins_with_three: { "players": 3, "paladins": "three" }, 3;
    three_paladins_with_four: { "players": 4, "paladins": "three" }, 3;
    base_with_bards_and_pets: { "players": 3, "variant": "base", "bards": true, "pets": true }, 2;
    special_event_hidden: { "players": 2, "special_event_hidden": true }, 3;
    tax_conquered: { "players": 2, "tax_conquered": true }, 2;
    planning_in_turn_order_with_two: { "players": 2, "planning_order": "turn_order" }, 3;
    planning_in_turn_order_with_four: { "players": 4, "planning_order": "turn_order" }, 2;
    fatigue_front_to_back: { "players": 2, "fatigue_target": "front_to_back" }, 3;
    conquest_survives_fatigue: { "players": 3, "conquest_survives_fatigue": true }, 3;
    witch_may_hit_one_twice: { "players": 2, "witch_targets_distinct": false }, 3;
    conquered_rooms_do_not_count: { "players": 2, "room_counts_if_conquered": false }, 2;
    titles_do_not_count_conquered: { "players": 2, "titles_count_conquered": false }, 2;
    room_bonus_on_the_first_number: { "players": 2, "room_bonus_on_every_number": false }, 2;
}
