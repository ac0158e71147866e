//! Three tables that wait for Ben, and a vote at each that he be sent away: at one he does nothing, at two he answers in secret, at
//! different times. When his seat is handed on tells that he has answered, and not when (M1). On the old server it was one patience
//! after his answer. `simulation/twins` compares to the moment what others see, by every kind of clock.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::json;
use tempfile::tempdir;

use crate::common::{House, Player, table_of, until};

/// How long the house waits.
const PATIENCE: Duration = Duration::from_secs(3);

/// Waits until his seat is handed on; how long that takes after everybody has last seen something. Nothing, where he came too late to
/// answer: then the machine stands still, and nothing is proved.
async fn handed_on(anna: &Player, ben: &Player, answers_after: Option<f64>) -> Option<Duration> {
    let id = table_of(&[anna, ben], json!({ "game": "dungeon-lords" })).await;
    let answer = async |player: &Player, name: &str| {
        let body = json!({ "number": 0, "command": name });
        player.send(&format!("/tables/{id}/answers"), body).await.status()
    };
    // Both keep an order; she plans her season, but for the last.
    for (player, name) in [(ben, "kept"), (anna, "kept"), (anna, "one"), (anna, "two"), (anna, "three")] {
        assert_eq!(answer(player, name).await, StatusCode::OK);
    }
    let seen = Instant::now();
    assert_eq!(answer(anna, "four").await, StatusCode::OK);
    anna.post(&format!("/tables/{id}/vote"), json!({ "seat": 1 })).await;
    if let Some(after) = answers_after {
        let before = anna.get(&format!("/tables/{id}")).await;
        tokio::time::sleep(Duration::from_secs_f64(after).saturating_sub(seen.elapsed())).await;
        if answer(ben, "in secret").await != StatusCode::OK || seen.elapsed() >= PATIENCE {
            return None;
        }
        assert_eq!(
            anna.get(&format!("/tables/{id}")).await,
            before,
            "she does not know that he has answered"
        );
    }
    until(anna, &id, |now| now["seats"][1]["kind"] == "away").await;
    Some(seen.elapsed())
}

#[tokio::test(flavor = "multi_thread")]
async fn being_sent_away_does_not_tell_when_somebody_has_answered_in_secret() {
    let folder = tempdir().expect("a folder");
    let house = House::with(folder.path(), |config| config.leaver_seconds = PATIENCE.as_secs()).await;
    let (anna, ben) = (Player::new(&house, "Anna").await, Player::new(&house, "Ben").await);
    for _ in 0..5 {
        let (silent, early, late) = tokio::join!(
            handed_on(&anna, &ben, None),
            handed_on(&anna, &ben, Some(2.3)),
            handed_on(&anna, &ben, Some(2.7)),
        );
        let (Some(silent), Some(early), Some(late)) = (silent, early, late) else { continue };
        assert!(silent >= PATIENCE, "after {silent:?}, not before");
        for answered in [early, late] {
            assert!(answered >= 2 * PATIENCE, "after {answered:?}: that is when he had answered");
        }
        return;
    }
    panic!("the machine stands still");
}
