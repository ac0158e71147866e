//! Refusals name the rule that decides, first: an answer of another step the rule that closes it, a seat that is not
//! asked its own reason.

use std::{
    collections::{BTreeSet, HashMap},
    mem,
};

use crate::common::*;
use engine::{
    Clause, Game, Rng, Seat, Seed, Viewer, Witness, json as written,
    ledger::Ledger,
    rand::{Rng as _, SeedableRng},
};
use serde_json::{Value, json};
use valeria::{Action, Phase, Valeria};

fn gain() -> Value {
    json!({ "gain": "gold" })
}

fn change() -> Value {
    json!({ "roll_modify": { "domain": "palace_of_the_dawn", "die": 1 } })
}

fn take() -> Value {
    json!({ "take": { "from": 1, "resource": "gold", "amount": 1 } })
}

#[track_caller]
fn first(play: &Play, seat: usize, wanted: &[(Value, &str)]) {
    for (action, clause) in wanted {
        assert_eq!(play.refused(seat, action.clone())[0], *clause, "{action} in {}", play.phase());
    }
}

// rule: VA-SET-13, VA-SET-16
#[test]
fn while_dukes_are_chosen() {
    let mut play = opened(json!({}), 1);
    let dealt = play.get("/players/0/dealt/0");
    let others = play.get("/players/1/dealt/0");
    first(
        &play,
        0,
        &[
            (json!({ "choose_duke": others }), "VA-SET-13"),
            (json!("decline"), "VA-SET-13"),
            (json!("announce"), "VA-SET-16"),
            (gain(), "VA-SET-16"),
        ],
    );
    play.act(0, json!({ "choose_duke": dealt }));
    // Committed: the choice is made, and nothing else is asked before turn 1.
    first(&play, 0, &[(json!({ "choose_duke": dealt }), "VA-SET-13"), (gain(), "VA-SET-16")]);
    first(&table(json!({}), json!({})), 0, &[(json!({ "choose_duke": dealt }), "VA-SET-13")]);
    let without = table(json!({ "no_duke": true }), json!({}));
    first(&without, 0, &[(json!({ "choose_duke": dealt }), "VA-NODUKE-01")]);
}

// rule: VA-TURN-01, VA-ROLL-08
#[test]
fn in_the_roll_phase() {
    let own = json!({ "players": { "0": { "domains": ["palace_of_the_dawn"] } } });
    let later = [
        (gain(), "VA-TURN-01"),
        (json!({ "slay": "M1" }), "VA-TURN-01"),
        (json!({ "harvest_choice": 0 }), "VA-TURN-01"),
        (json!("harvest_done"), "VA-TURN-01"),
        (json!({ "payment": { "magic": 0 } }), "VA-TURN-01"),
        (json!({ "reward_citizen": "C1" }), "VA-TURN-01"),
        (json!({ "target": 1 }), "VA-TURN-01"),
        (json!("exchange"), "VA-TURN-01"),
        (take(), "VA-TURN-01"),
        (json!({ "solo_order": 1 }), "VA-TURN-01"),
        (json!({ "event_token": "M1" }), "VA-SET-10"),
        (json!("decline"), "VA-ROLL-08"),
    ];
    let play = roll(json!({}), own.clone(), [3, 5]);
    assert_eq!(play.phase(), "modify");
    first(&play, 0, &later);
    first(&play, 1, &[(json!("announce"), "VA-TURN-02"), (gain(), "VA-TURN-02")]);
    let solo = roll(json!({ "players": 1 }), own, [3, 5]);
    first(
        &solo,
        0,
        &[(gain(), "VA-SOLO-05"), (take(), "VA-SOLO-07"), (json!({ "solo_order": 3 }), "VA-SOLO-05")],
    );
}

// rule: VA-EVT-07, VA-EVT-09
#[test]
fn around_monster_events() {
    let patch = json!({
        "citizens": { "0": { "cards": [], "cover": { "event": "bat_swarm" } } },
        "players": { "0": { "domains": ["palace_of_the_dawn"] } }
    });
    let events = || json!({ "events": true });
    let before = roll(events(), patch.clone(), [3, 5]);
    first(&before, 0, &[(json!({ "event_token": "M1" }), "VA-EVT-07")]);
    let mut play = before;
    play.act(0, json!("announce"));
    assert_eq!(play.phase(), "events");
    first(
        &play,
        0,
        &[
            (json!({ "event_token": "C1" }), "VA-EVT-09"),
            (json!("decline"), "VA-EVT-09"),
            (change(), "VA-ROLL-08"),
            (gain(), "VA-TURN-01"),
            (json!("harvest_done"), "VA-TURN-01"),
        ],
    );
    let late = table(events(), patch);
    first(&late, 0, &[(json!({ "event_token": "M1" }), "VA-EVT-07")]);
}

// rule: VA-HARV-08, VA-HARV-09, VA-CARD-06
#[test]
fn in_the_take_step() {
    let patch = json!({ "players": {
        "0": { "citizens": { "thief": 1, "merchant": 1 } }, "1": { "gold": 2, "citizens": { "thief": 1 } }
    } });
    let play = harvest(json!({}), patch, [2, 5]);
    assert_eq!(play.phase(), "takes");
    first(
        &play,
        0,
        &[
            (json!({ "harvest_choice": 0 }), "VA-HARV-08"),
            (json!("harvest_done"), "VA-HARV-08"),
            (json!({ "take": { "from": 0, "resource": "gold", "amount": 1 } }), "VA-CARD-06"),
            (json!("decline"), "VA-CARD-06"),
            (change(), "VA-ROLL-08"),
            (gain(), "VA-TURN-01"),
        ],
    );
    first(
        &play,
        1,
        &[(json!({ "harvest_choice": 0 }), "VA-HARV-08"), (take(), "VA-HARV-09"), (gain(), "VA-TURN-02")],
    );
}

// rule: VA-HARV-12, VA-HARV-14, VA-HARV-16, VA-HARV-26
#[test]
fn in_harvest() {
    let patch = json!({ "players": {
        "0": { "citizens": { "merchant": 1 } }, "1": { "magic": 1, "citizens": { "alchemist": 1 } }
    } });
    let mut play = harvest(json!({}), patch, [2, 3]);
    assert_eq!(play.asked(), [0, 1]);
    let over = [(change(), "VA-ROLL-08"), (take(), "VA-HARV-08"), (gain(), "VA-TURN-01")];
    first(&play, 0, &over);
    first(
        &play,
        0,
        &[
            (json!({ "harvest_gain": "gold" }), "VA-HARV-12"),
            (json!("harvest_done"), "VA-HARV-12"),
            (json!("decline"), "VA-HARV-16"),
        ],
    );
    // The other seat is asked for an exchange; actions are not its business in any case.
    first(
        &play,
        1,
        &[
            (json!({ "harvest_choice": 0 }), "VA-HARV-12"),
            (json!("decline"), "VA-HARV-14"),
            (json!({ "harvest_exchange": "monk" }), "VA-HARV-13"),
            (change(), "VA-ROLL-08"),
        ],
    );
    // Who has finished waits for the others.
    play.act(0, json!({ "harvest_choice": 0 }));
    first(&play, 0, &over);
    first(
        &play,
        0,
        &[
            (json!({ "harvest_choice": 0 }), "VA-HARV-12"),
            (json!({ "harvest_exchange": "alchemist" }), "VA-HARV-14"),
            (json!("harvest_done"), "VA-HARV-14"),
        ],
    );
    play.act(1, json!("harvest_done"));
    assert_eq!(play.phase(), "action");
    first(
        &play,
        0,
        &[
            (json!({ "harvest_choice": 0 }), "VA-HARV-26"),
            (json!("harvest_done"), "VA-HARV-26"),
            (take(), "VA-HARV-08"),
        ],
    );
    first(&play, 1, &[(json!("harvest_done"), "VA-TURN-02"), (gain(), "VA-TURN-02")]);
}

// rule: VA-ACT-01, VA-ACT-02, VA-ACT-03, VA-DEC-08, VA-DEC-09, VA-DEC-10, VA-PAY-07
#[test]
fn in_the_action_phase() {
    let play = table(json!({}), json!({ "players": { "0": { "gold": 3, "magic": 3 } } }));
    let not_open = [
        (json!({ "payment": { "magic": 0 } }), "VA-DEC-08"),
        (json!({ "reward_option": 0 }), "VA-DEC-09"),
        (json!({ "reward_citizen": "C1" }), "VA-DEC-09"),
        (json!({ "return_citizen": "cleric" }), "VA-CARD-08"),
        (json!({ "return_monster": "goblin" }), "VA-CARD-09"),
        (json!({ "target": 1 }), "VA-DEC-10"),
        (json!("exchange"), "VA-DEC-10"),
        (json!("decline"), "VA-ACT-02"),
        (change(), "VA-ROLL-08"),
        (json!("announce"), "VA-ROLL-08"),
        (json!({ "solo_capture": "C1" }), "VA-TURN-01"),
    ];
    first(&play, 0, &not_open);
    let mut play = play;
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.phase(), "payment");
    first(
        &play,
        0,
        &[
            (gain(), "VA-ACT-03"),
            (json!({ "recruit": "C2" }), "VA-ACT-03"),
            (json!({ "reward_citizen": "C1" }), "VA-PAY-07"),
            (json!("exchange"), "VA-PAY-07"),
            (json!("decline"), "VA-DEC-16"),
            (json!({ "payment": { "magic": 3 } }), "VA-PAY-01"),
            (json!({ "payment": { "magic": 4 } }), "VA-PAY-04"),
            (change(), "VA-ROLL-08"),
            (json!("harvest_done"), "VA-HARV-26"),
        ],
    );
}

// rule: VA-SLAY-04, VA-SLAY-05, VA-SLAY-06, VA-ICON-06, VA-EXH-04
#[test]
fn while_a_reward_is_open() {
    let strong = json!({ "strength": 20, "magic": 9 });
    let slain = |monster: &str, patch: Value| {
        let mut whole = json!({
            "monsters": { "4": { "cards": ["orc_chieftain", monster] } }, "players": { "0": strong }
        });
        engine::scenario::merge(&mut whole, &patch);
        let mut play = table(json!({}), whole);
        play.act(0, json!({ "slay": "M5" })).act(0, json!({ "payment": { "magic": 0 } }));
        assert_eq!(play.phase(), "reward");
        play
    };
    let emptied = json!({ "citizens": { "0": { "cards": [], "cover": "exhausted" } } });
    first(
        &slain("orc_warrior", emptied),
        0,
        &[
            (json!({ "reward_citizen": "C1" }), "VA-EXH-04"),
            (json!({ "reward_citizen": "C4" }), "VA-ICON-06"),
            (json!({ "reward_citizen": "D1" }), "VA-SLAY-06"),
            (json!({ "reward_option": 0 }), "VA-SLAY-05"),
            (json!("decline"), "VA-SLAY-04"),
            (gain(), "VA-ACT-03"),
            (json!({ "payment": { "magic": 0 } }), "VA-PAY-07"),
            (json!({ "target": 1 }), "VA-DEC-10"),
        ],
    );
    first(
        &slain("bane_spider", json!({})),
        0,
        &[
            (json!({ "reward_citizen": "C6" }), "VA-SLAY-05"),
            (json!({ "reward_option": 2 }), "VA-SLAY-05"),
            (json!("decline"), "VA-SLAY-04"),
        ],
    );
}

// rule: VA-CARD-18, VA-CARD-14, VA-ICON-09
#[test]
fn while_a_domain_is_carried_out() {
    let built = |domain: &str, others: Value| {
        let mut patch = json!({
            "domains": { "0": { "cards": [domain] } },
            "players": { "0": { "gold": 30, "citizens": { "peasant": 3, "archer": 3, "rogue": 3, "cleric": 3 } } }
        });
        engine::scenario::merge(&mut patch, &others);
        let mut play = table(json!({ "players": 3 }), patch);
        play.act(0, json!({ "build": "D1" }));
        assert_eq!(play.phase(), "reward", "{domain}");
        play
    };
    let rich = json!({ "players": { "1": { "gold": 2, "monsters": { "goblin": 1 } }, "2": { "gold": 2 } } });
    first(
        &built("cutthroats_truce", rich.clone()),
        0,
        &[
            (json!("decline"), "VA-CARD-18"),
            (json!("take_nothing"), "VA-CARD-18"),
            (json!({ "target": 1 }), "VA-CARD-18"),
            (json!({ "target": 0 }), "VA-ICON-09"),
            (gain(), "VA-ACT-03"),
            (change(), "VA-ROLL-08"),
            (json!("harvest_done"), "VA-HARV-26"),
        ],
    );
    first(
        &built("purloiners_perch", rich),
        0,
        &[(json!("decline"), "VA-CARD-14"), (take(), "VA-HARV-08"), (json!({ "target": 0 }), "VA-ICON-09")],
    );
    let eye = built("eye_of_asteraten", json!({}));
    first(&eye, 0, &[(json!({ "recruit": "C1" }), "VA-ACT-03"), (json!({ "slay": "C1" }), "VA-SLAY-01")]);
    first(&built("grimmwater_keep", json!({})), 0, &[(json!({ "reward_citizen": "C4" }), "VA-CARD-20")]);
}

// rule: VA-ACT-06, VA-CARD-16, VA-DEC-14
#[test]
fn at_the_end_of_the_action_phase() {
    let patch = json!({
        "progress": { "actions_left": 1 },
        "players": {
            "0": { "magic": 2, "domains": ["orb_of_urdr", "the_tower"] }, "1": { "magic": 1 }, "2": { "magic": 1 }
        }
    });
    let mut play = table(json!({ "players": 3 }), patch);
    first(&play, 0, &[(json!({ "target": 1 }), "VA-ACT-06"), (json!("exchange"), "VA-ACT-06")]);
    play.act(0, gain());
    assert_eq!(play.phase(), "action_end");
    first(
        &play,
        0,
        &[
            (json!("exchange"), "VA-DEC-14"),
            (json!("decline"), "VA-CARD-16"),
            (json!({ "take": { "from": 1, "resource": "magic", "amount": 1 } }), "VA-CARD-16"),
            (gain(), "VA-ACT-01"),
        ],
    );
    play.act(0, json!({ "target": 1 }));
    first(&play, 0, &[(json!({ "target": 1 }), "VA-DEC-14"), (gain(), "VA-ACT-01")]);
}

// rule: VA-SOLO-05, VA-SOLO-10, VA-SOLO-13, VA-SOLO-14
#[test]
fn in_the_monsters_phase_of_the_solo_game() {
    let mut play = table(json!({ "players": 1 }), json!({ "phase": "attack_start", "dice": [3, 6] }));
    first(
        &play,
        0,
        &[
            (json!({ "solo_stack": "M1" }), "VA-SOLO-13"),
            (json!({ "solo_capture": "C3" }), "VA-SOLO-14"),
            (json!("decline"), "VA-SOLO-13"),
            (gain(), "VA-SOLO-05"),
            (json!("harvest_done"), "VA-SOLO-05"),
            (change(), "VA-ROLL-08"),
        ],
    );
    play.act(0, json!({ "solo_order": 6 }));
    first(
        &play,
        0,
        &[
            (json!({ "solo_order": 3 }), "VA-SOLO-13"),
            (json!({ "solo_stack": "C1" }), "VA-SOLO-10"),
            (json!("decline"), "VA-SOLO-10"),
        ],
    );
    play.act(0, json!({ "solo_stack": "M2" }));
    first(
        &play,
        0,
        &[
            (json!({ "solo_capture": "C3" }), "VA-SOLO-14"),
            (json!({ "solo_order": 3 }), "VA-SOLO-13"),
            (json!({ "solo_stack": "M1" }), "VA-SOLO-13"),
            (gain(), "VA-SOLO-05"),
        ],
    );
    // Solo takes come from the bank: nobody is named.
    let play = table(json!({ "players": 1 }), json!({}));
    first(&play, 0, &[(take(), "VA-SOLO-08"), (json!({ "target": 0 }), "VA-SOLO-08")]);
}

// rule: VA-5P-03
#[test]
fn the_resting_seat_is_told_that_it_rests() {
    let five = || json!({ "players": 5 });
    let play = harvest(five(), json!({}), [2, 2]);
    first(&play, 4, &[(json!({ "harvest_gain": "gold" }), "VA-5P-03"), (gain(), "VA-5P-03")]);
    let play = table(five(), json!({}));
    first(&play, 4, &[(gain(), "VA-5P-03")]);
    first(&play, 3, &[(gain(), "VA-TURN-02")]);
    // Nobody rests while Dukes are chosen, or at another table.
    assert_eq!(opened(five(), 1).refused(4, gain())[0], "VA-SET-16");
    first(&table(json!({ "players": 4 }), json!({})), 3, &[(gain(), "VA-TURN-02")]);
}

// rule: VA-END-03, VA-SOLO-23, VA-SOLO-24, VA-SOLO-25
#[test]
fn a_game_that_is_over_says_so() {
    for players in [2, 5] {
        let play = table(json!({ "players": players }), json!({ "phase": "over" }));
        for seat in 0..players {
            first(&play, seat, &[(gain(), "VA-END-03"), (json!("announce"), "VA-END-03")]);
        }
    }
    for (ending, clause) in
        [("no_monsters", "VA-SOLO-23"), ("overrun", "VA-SOLO-24"), ("exhausted", "VA-SOLO-25")]
    {
        let patch = json!({ "phase": "over", "dark_lord": { "ending": ending } });
        first(&table(json!({ "players": 1 }), patch), 0, &[(gain(), clause)]);
    }
}

/// One answer of every kind and many of some, legal or not.
fn all_answers() -> Vec<Action> {
    let slots = ["M1", "M3", "M5", "C1", "C4", "C6", "C10", "D1", "D5"];
    let mut all = vec![
        json!("announce"),
        json!("take_nothing"),
        json!("harvest_done"),
        json!("exchange"),
        json!("decline"),
    ];
    for slot in slots {
        for kind in
            ["event_token", "slay", "recruit", "build", "reward_citizen", "solo_stack", "solo_capture"]
        {
            all.push(json!({ kind: slot }));
        }
    }
    for duke in ["cornelius", "elsyn", "mico"] {
        all.push(json!({ "choose_duke": duke }));
    }
    for domain in ["palace_of_the_dawn", "foxgrove_palisade", "desert_orchid", "the_tower"] {
        for die in 1..=2 {
            all.push(json!({ "roll_modify": { "domain": domain, "die": die } }));
        }
    }
    for resource in ["gold", "strength", "magic"] {
        all.push(json!({ "gain": resource }));
        all.push(json!({ "harvest_gain": resource }));
        for from in 0..5 {
            all.push(json!({ "take": { "from": from, "resource": resource, "amount": 2 } }));
        }
    }
    for number in 0..7 {
        all.push(json!({ "harvest_choice": number }));
        all.push(json!({ "reward_option": number }));
        all.push(json!({ "solo_order": number }));
        all.push(json!({ "payment": { "magic": number } }));
        all.push(json!({ "target": number % 5 }));
    }
    for citizen in ["cleric", "monk", "champion", "knight", "thief"] {
        all.push(json!({ "harvest_exchange": citizen }));
        all.push(json!({ "return_citizen": citizen }));
    }
    for monster in ["goblin", "treant", "mimic"] {
        all.push(json!({ "return_monster": monster }));
    }
    all.iter().map(|action| written::read(pack(), "action", action).expect("an action")).collect()
}

/// The phases whose question an answer can ever answer. Declining is an answer to whatever is open.
fn belongs(action: &Action) -> &'static [Phase] {
    match action {
        Action::ChooseDuke(_) => &[Phase::ChooseDukes],
        Action::RollModify { .. } | Action::Announce => &[Phase::Modify],
        Action::EventToken(_) => &[Phase::Events],
        Action::Take { .. } => &[Phase::Takes, Phase::Reward, Phase::ActionEnd],
        Action::TakeNothing => &[Phase::Takes, Phase::Reward, Phase::ActionEnd],
        Action::HarvestChoice(_)
        | Action::HarvestGain(_)
        | Action::HarvestExchange(_)
        | Action::HarvestDone => &[Phase::Harvest],
        Action::Slay(_) => &[Phase::Action, Phase::Reward],
        Action::Recruit(_) | Action::Build(_) | Action::Gain(_) => &[Phase::Action],
        Action::Payment { .. } => &[Phase::Payment],
        Action::RewardOption(_)
        | Action::RewardCitizen(_)
        | Action::ReturnCitizen(_)
        | Action::ReturnMonster(_) => &[Phase::Reward],
        Action::Target(_) | Action::Exchange => &[Phase::Reward, Phase::ActionEnd],
        Action::SoloOrder(_) | Action::SoloStack(_) => &[Phase::Attacks],
        Action::SoloCapture(_) => &[Phase::Capture],
        Action::Decline => &[],
    }
}

/// The clauses that tell which answers fit the question of a phase.
fn of_the_question(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Modify => &["VA-ROLL-03", "VA-ROLL-04", "VA-ROLL-05", "VA-ROLL-10", "VA-CARD-11", "VA-DEC-02"],
        Phase::Events => &["VA-EVT-09", "VA-DEC-03"],
        Phase::Takes => &["VA-CARD-06", "VA-5P-04", "VA-DEC-04"],
        Phase::Harvest => {
            &["VA-HARV-12", "VA-HARV-13", "VA-HARV-14", "VA-HARV-15", "VA-HARV-24", "VA-DEC-05"]
        }
        Phase::Action => &[
            "VA-ACT-01",
            "VA-ACT-02",
            "VA-ACT-08",
            "VA-SLAY-01",
            "VA-REC-01",
            "VA-BLD-01",
            "VA-BLD-02",
            "VA-BLD-03",
            "VA-PAY-01",
            "VA-PAY-02",
            "VA-PAY-03",
            "VA-EXH-04",
            "VA-DEC-07",
        ],
        Phase::Payment => {
            &["VA-PAY-01", "VA-PAY-02", "VA-PAY-03", "VA-PAY-04", "VA-PAY-05", "VA-PAY-06", "VA-DEC-08"]
        }
        Phase::Reward => &[
            "VA-SLAY-04",
            "VA-SLAY-05",
            "VA-SLAY-06",
            "VA-CARD-14",
            "VA-CARD-18",
            "VA-CARD-20",
            "VA-ICON-06",
            "VA-ICON-09",
            "VA-SLAY-01",
        ],
        Phase::ActionEnd => &["VA-CARD-16", "VA-CARD-17", "VA-ICON-09"],
        Phase::Attacks => &["VA-SOLO-10", "VA-SOLO-12", "VA-SOLO-13"],
        Phase::Capture => &["VA-SOLO-14"],
        _ => &[],
    }
}

/// Whether a clause is in force at this table, by its tags.
fn in_force(ledger: &Ledger, clause: &str, options: &Value) -> Result<(), String> {
    let clause = ledger.find(clause).ok_or("is not in the ledger")?;
    if clause.is_ruling {
        return Err("is a ruling and no clause".into());
    }
    let players = options["players"].as_u64().expect("players");
    for tag in &clause.tags {
        let fits = match tag.strip_prefix("variant:") {
            Some("EVENTS") => options["events"] == true,
            Some("NODUKE") => options["no_duke"] == true,
            Some("MIXED") => options["mixed"] == true,
            Some("FIVE") => players == 5,
            Some("SOLO") => players == 1,
            Some(_) => return Err(format!("has an unknown tag {tag}")),
            None => match tag.strip_suffix('p') {
                Some(range) => {
                    let (low, high) = range.split_once('-').unwrap_or((range, range));
                    (low.parse().expect("a number")..=high.parse().expect("a number")).contains(&players)
                }
                None => true,
            },
        };
        if !fits {
            return Err(format!("is not in force here: {tag}"));
        }
    }
    Ok(())
}

/// At every decision of random games, everything that is not legal is refused by a clause that exists, that is in force
/// at this table, and that is not about the open question where the answer can never be an answer to it.
#[test]
fn every_refusal_is_in_force_and_on_topic() {
    let ledger = Ledger::parse(include_str!("../../../../../../rules/valeria/en.md"));
    let answers = all_answers();
    let mut seen = BTreeSet::new();
    let mut legal = Vec::new();
    for options in [
        json!({ "players": 1, "setup": "random" }),
        json!({ "players": 1, "hard_sum": true, "mixed": true }),
        json!({ "players": 2, "setup": "random" }),
        json!({ "players": 3, "setup": "random", "events": true }),
        json!({ "players": 4, "setup": "random", "no_duke": true, "mixed": true }),
        json!({ "players": 5, "setup": "random", "events": true, "no_duke": true }),
        json!({ "players": 5, "setup": "random" }),
    ] {
        let mut checked = BTreeSet::new();
        // What was said last of an answer, by phase and by whether its seat was asked: the same needs no second look.
        let mut latest: HashMap<(u8, bool), Vec<Clause>> = HashMap::new();
        for seed in 0..12 {
            let mut rng = Rng::seed_from_u64(seed);
            let read = testkit::options::<Valeria>(&options);
            let mut state = Valeria::new(&read, pack(), &Seed::from_number(seed), &mut Witness::silent())
                .expect("these options fit");
            loop {
                let awaiting = state.awaiting();
                let phase = state.view(Viewer::Spectator).phase;
                for seat in Seat::all(state.players()) {
                    legal.clear();
                    state.legal(seat, &mut legal);
                    let asked = awaiting.contains(seat);
                    let latest =
                        latest.entry((phase as u8, asked)).or_insert_with(|| vec![""; answers.len()]);
                    for (action, latest) in answers.iter().zip(latest) {
                        if legal.contains(action) {
                            continue;
                        }
                        let refusal =
                            state.apply(seat, action, &mut Witness::silent()).expect_err("it is not legal");
                        let clause = refusal.clause();
                        let before = mem::replace(latest, clause);
                        if std::ptr::eq(before, clause) {
                            continue;
                        }
                        if checked.insert(clause)
                            && let Err(why) = in_force(&ledger, clause, &options)
                        {
                            panic!("{clause} {why}; {action:?} by {seat:?} in {phase:?} of {options}");
                        }
                        let stray = *action != Action::Decline && !belongs(action).contains(&phase);
                        assert!(
                            !(stray && of_the_question(phase).contains(&clause)),
                            "{clause} refuses {action:?} in {phase:?}, where it is never an answer"
                        );
                        let everybodys = [Phase::ChooseDukes, Phase::Takes, Phase::Harvest, Phase::Over];
                        assert!(
                            asked
                                || everybodys.contains(&phase)
                                || ["VA-TURN-02", "VA-5P-03"].contains(&clause),
                            "{clause} refuses {action:?} in {phase:?} of a seat that is not asked"
                        );
                    }
                }
                let Some(seat) = awaiting.lowest() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                state.play(seat, &legal[rng.next_u64() as usize % legal.len()], &mut Witness::silent());
            }
        }
        seen.extend(checked);
    }
    assert!(seen.len() > 50, "{} clauses refused something: {seen:?}", seen.len());
}
