//! A replay of one's own, with a fault in it if one likes.

use std::time::Duration;

use http::StatusCode;
use serde_json::Value;

use super::{BASE, STREAM, app, ids};
use crate::sse::{Event, Sse};

fn query(session: &Value, more: &str) -> String {
    let text = |name: &str| session[name].as_str().unwrap().to_owned();
    format!(
        "{STREAM}?seed={}&start={}&at={}&{more}",
        session["seed"],
        text("start"),
        text("at")
    )
}

#[tokio::test]
async fn the_shared_replay_continues_as_ones_own() {
    let app = app().await;
    let mut shared = Sse::open(&app, STREAM, None).await;
    let opening = shared.next().await.unwrap();
    let path = query(&opening.data["channel"]["session"], "speed=60");
    let mut own = Sse::open(&app, &path, None).await;
    let own_opening = own.next().await.unwrap();
    assert_eq!(own_opening.data["stations"], opening.data["stations"]);
    assert_eq!(own_opening.data["channel"]["speed"], 60);
    let number = |event: &Event| event.data["id"].as_u64().unwrap();
    // Side by side, or the one would lag while the other is read.
    let (shared, own_events) = tokio::join!(shared.numbered(80), own.numbered(80));
    let shared: Vec<u64> = shared.iter().map(number).collect();
    assert_eq!(own_events.iter().map(number).collect::<Vec<_>>(), shared);

    let clocks = [own.next_named("stats").await, own.next_named("stats").await];
    let clock = |stats: &Event| -> jiff::Timestamp {
        stats.data["clock"].as_str().unwrap().parse().unwrap()
    };
    let passed = clock(&clocks[1]).duration_since(clock(&clocks[0]));
    assert_eq!(passed.as_secs(), 60, "a minute of weather a second");

    let id = own_events[30].last_id.as_str();
    let mut resumed = Sse::open(&app, &path, Some(id)).await;
    assert_eq!(ids(&resumed.numbered(40).await), ids(&own_events[31..71]));
}

/// Reads until an alert of this kind is raised at the station; gives it and the readings there before it.
async fn raised(stream: &mut Sse, station: &str, kind: &str) -> (Value, Vec<Value>) {
    let mut readings = Vec::new();
    loop {
        let event = stream.next().await.expect("the alert comes before the end");
        if event.data["station"] != station {
            continue;
        }
        match event.name.as_str() {
            "observation" => readings.push(event.data),
            "alert" if event.data["kind"] == kind && event.data["state"] == "raised" => {
                return (event.data, readings);
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_spike_is_caught_and_explained() {
    let app = app().await;
    let fault = "fault=spike&station=halifax&hours=3&size_c=25";
    let mut stream = Sse::open(&app, &format!("{STREAM}?{fault}"), None).await;
    let opening = stream.next().await.unwrap();
    assert_eq!(opening.data["channel"]["session"]["fault"]["kind"], "spike");
    let (alert, readings) = raised(&mut stream, "halifax", "unusual").await;
    assert_eq!(readings.last().unwrap()["injected"], "spike");
    assert!(alert["detectors"].as_array().unwrap().len() >= 2, "{alert}");
    assert!(alert["reasons"][0].as_str().unwrap().contains("°C"));
}

#[tokio::test]
async fn a_frozen_sensor_is_caught() {
    let app = app().await;
    let fault = "speed=600&fault=freeze&station=winnipeg&hours=24";
    let mut stream = Sse::open(&app, &format!("{STREAM}?{fault}"), None).await;
    let (alert, readings) = raised(&mut stream, "winnipeg", "frozen").await;
    assert!(alert["reasons"][0].as_str().unwrap().contains("in a row"));
    let frozen = readings
        .iter()
        .filter(|r| r["injected"] == "freeze")
        .count();
    assert!((5..=12).contains(&frozen), "{frozen} readings were enough");
}

#[tokio::test]
async fn a_drop_out_is_caught_though_nothing_arrives() {
    let app = app().await;
    let fault = "fault=dropout&station=iqaluit&hours=8";
    let mut stream = Sse::open(&app, &format!("{STREAM}?{fault}"), None).await;
    let (alert, _) = raised(&mut stream, "iqaluit", "dropout").await;
    assert!(
        alert["reasons"][0]
            .as_str()
            .unwrap()
            .contains("Nothing measured since")
    );
}

#[tokio::test]
async fn ones_own_replay_is_not_piled_up_for_a_slow_reader() {
    let app = app().await;
    let mut stream = Sse::open(&app, &format!("{STREAM}?speed=600"), None).await;
    stream.next().await.unwrap();
    stream.next_named("stats").await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    let reset = stream.next_named("reset").await;
    assert_eq!(reset.data["reason"], "caught_up");
    let stats = stream.next_named("stats").await;
    assert!(
        stats.data["skipped"].as_u64().unwrap() > 300,
        "{}",
        stats.data["skipped"]
    );
    let number = |id: &str| id.rsplit('.').next().unwrap().parse::<u64>().unwrap();
    let next = stream.numbered(1).await.remove(0);
    assert_eq!(number(&next.last_id), number(&reset.last_id) + 1);
}

#[tokio::test]
async fn ones_own_replay_ends_and_says_so() {
    let app = app().await;
    let path = format!("{STREAM}?start=2025-07-01T00:00:00Z&at=2025-07-07T22:00:00Z");
    let mut stream = Sse::open(&app, &path, None).await;
    let end = stream.next_named("end").await;
    assert_eq!(end.data["clock"], "2025-07-08T00:00:00Z");
    assert_eq!(stream.next().await, None);
    let again = app
        .get_with(&path, &[("last-event-id", &end.last_id)])
        .await;
    assert_eq!(
        again.status,
        StatusCode::NO_CONTENT,
        "tells a browser not to come back"
    );
}

#[tokio::test]
async fn wrong_parameters_are_refused_by_name() {
    let app = app().await;
    for (query, field) in [
        ("speed=0", "speed"),
        ("speed=601", "speed"),
        ("speed=fast", "speed"),
        ("seed=9007199254740993", "seed"),
        ("start=yesterday", "start"),
        ("start=1800-01-01T00:00:00Z", "start"),
        ("at=2020-01-01T00:00:00Z", "at"),
        ("fault=flood&station=halifax", "fault"),
        ("fault=spike", "station"),
        ("fault=spike&station=paris", "station"),
        ("fault=spike&station=halifax&hours=0", "hours"),
        ("fault=spike&station=halifax&hours=49", "hours"),
        ("fault=spike&station=halifax&size_c=0", "size_c"),
        ("fault=spike&station=halifax&size_c=NaN", "size_c"),
        (
            "fault=spike&station=halifax&fault_at=2020-01-01T00:00:00Z",
            "fault_at",
        ),
    ] {
        let answer = app.get(&format!("{STREAM}?{query}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        assert_eq!(answer.json()["errors"][0]["field"], field, "{query}");
    }
    let seed = app
        .get(&format!("{BASE}/evaluation?seed=9007199254740993"))
        .await;
    assert_eq!(seed.json()["errors"][0]["field"], "seed");
}

#[tokio::test]
async fn every_wrong_parameter_is_named_at_once() {
    let app = app().await;
    let answer = app
        .get(&format!("{STREAM}?speed=fast&seed=-1&hours=900&fault=fire"))
        .await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let errors = answer.json()["errors"].clone();
    let mut fields: Vec<&str> = errors
        .as_array()
        .unwrap()
        .iter()
        .map(|error| error["field"].as_str().unwrap())
        .collect();
    fields.sort_unstable();
    assert_eq!(fields, ["fault", "hours", "seed", "speed"]);
}
