//! Past events through the door: real rows, real duplicates, no faults.

use http::StatusCode;

use super::{BASE, STREAM, app, ids};
use crate::sse::Sse;

#[tokio::test]
async fn the_events_are_listed_with_their_source() {
    let app = app().await;
    let listed = app.get(&format!("{BASE}/events")).await.json();
    let events = listed["events"].as_array().unwrap();
    assert_eq!(events.len(), 6);
    assert_eq!(events[0]["id"], "manitoba-1964-03");
    assert_eq!(events[0]["stations"].as_array().unwrap().len(), 5);
    assert_eq!(events[2]["reports"], 2_885);
    let source = &listed["source"];
    assert_eq!(source["publisher"], "Environment and Climate Change Canada");
    assert!(source["licence_url"].as_str().unwrap().contains("licence"));
}

#[tokio::test]
async fn a_blizzard_is_replayed_and_named() {
    let app = app().await;
    let path = format!("{STREAM}?event=manitoba-1964-03&speed=600");
    let mut stream = Sse::open(&app, &path, None).await;
    let opening = stream.next().await.unwrap().data;
    let channel = &opening["channel"];
    assert_eq!(
        (&channel["mode"], &channel["synthetic"]),
        (&"past_event".into(), &false.into())
    );
    assert_eq!(channel["event"]["name"], "Manitoba’s blizzards, March 1964");
    assert_eq!(channel["session"]["at"], "1964-03-23T23:30:00Z");
    assert_eq!(opening["stations"].as_array().unwrap().len(), 5);
    let in_force = opening["in_force"].as_array().unwrap();
    let blizzard = in_force.iter().find(|alert| alert["kind"] == "blizzard");
    let blizzard = blizzard.unwrap();
    assert_eq!(blizzard["station"], "winnipeg-airport");
    assert_eq!(blizzard["at"], "1964-03-23T23:00:00Z");
    let reason = blizzard["reasons"][0].as_str().unwrap();
    assert!(reason.starts_with("4 readings in a row"), "{reason}");
}

#[tokio::test]
async fn lyttons_duplicates_are_shown_as_such_and_a_place_is_found_again() {
    let app = app().await;
    let path = format!("{STREAM}?event=lytton-2021-06&speed=60&at=2021-06-29T14:45:00Z");
    let mut stream = Sse::open(&app, &path, None).await;
    let opening = stream.next().await.unwrap().data;
    assert!(opening["stats"]["duplicates"].as_u64().unwrap() > 0);
    let events = stream.numbered(40).await;
    let doubled = events
        .iter()
        .filter(|e| e.data["disposition"] == "duplicate");
    assert!(doubled.count() > 0);
    let mut resumed = Sse::open(&app, &path, Some(&events[10].last_id)).await;
    assert_eq!(ids(&resumed.numbered(20).await), ids(&events[11..31]));
}

#[tokio::test]
async fn an_event_takes_no_fault_and_no_place_outside() {
    let app = app().await;
    for (query, field) in [
        ("event=ice-age", "event"),
        ("event=lytton-2021-06&fault=spike&station=halifax", "fault"),
        ("event=lytton-2021-06&seed=7", "seed"),
        ("event=lytton-2021-06&at=2021-07-05T00:00:00Z", "at"),
    ] {
        let answer = app.get(&format!("{STREAM}?{query}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        assert_eq!(answer.json()["errors"][0]["field"], field, "{query}");
    }
}
