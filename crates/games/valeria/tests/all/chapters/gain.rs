//! Chapter 12: Gain a Resource.

use crate::common::*;
use serde_json::json;

// rule: VA-GAIN-01
#[test]
fn one_of_three() {
    for (resource, stock) in [("gold", [1, 0, 0, 0]), ("strength", [0, 1, 0, 0]), ("magic", [0, 0, 1, 0])] {
        let mut play = table(json!({}), json!({}));
        play.act(0, json!({ "gain": resource }));
        assert_eq!(play.stock(0), stock);
        assert!(play.cites("VA-GAIN-01"));
    }
    // Always legal, whatever else is.
    let rich = json!({ "players": { "0": { "gold": 90, "strength": 90, "magic": 90 } } });
    for resource in ["gold", "strength", "magic"] {
        assert!(table(json!({}), rich.clone()).offers(0, json!({ "gain": resource })));
    }
}
