//! The weather demo through its door: stations, detectors, and the stream with
//! its resumption, its limits and its faults. The stream's time is the runtime's
//! and paused, so that minutes pass at once and every run is the same.

use std::time::Duration;

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::sse::{Event, Sse};
use crate::test_app::TestApp;

const BASE: &str = "/api/v1/real-time-analytics";
const STREAM: &str = "/api/v1/real-time-analytics/stream";
/// Ten minutes into a run of the replay.
const NOON: &str = "2026-11-15T08:10:00Z";

/// An application at noon whose time passes as fast as it can.
async fn app() -> TestApp {
    app_with(&[]).await
}

async fn app_with(settings: &[(&str, &str)]) -> TestApp {
    let app = TestApp::at(NOON, settings).await;
    tokio::time::pause();
    app
}

fn ids(events: &[Event]) -> Vec<&str> {
    events.iter().map(|event| event.last_id.as_str()).collect()
}

async fn post(app: &TestApp, path: &str, body: &Value) -> crate::test_app::Answer {
    let request = Request::post(format!("{BASE}{path}"))
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()))
        .unwrap();
    app.send(request).await
}

#[tokio::test]
async fn a_stream_opens_with_the_state_and_goes_on_with_events() {
    let app = app().await;
    let mut stream = Sse::open(&app, STREAM, None).await;
    let header = |name: &str| stream.headers.get(name).unwrap().to_str().unwrap();
    assert_eq!(header("content-type"), "text/event-stream");
    assert!(header("cache-control").starts_with("no-store"));
    assert_eq!(header("x-accel-buffering"), "no");
    assert!(stream.headers.get("content-encoding").is_none());

    let first = stream.next().await.unwrap();
    assert_eq!(first.name, "snapshot");
    assert_eq!(stream.retry_ms, Some(2_000));
    assert_eq!(first.data["channel"]["mode"], "replay");
    assert_eq!(first.data["channel"]["synthetic"], true);
    assert_eq!(first.data["channel"]["speed"], 600);
    assert_eq!(first.data["stations"].as_array().unwrap().len(), 35);
    assert!(first.last_id.starts_with("replay."), "{}", first.last_id);

    let observation = stream.next_named("observation").await;
    for field in [
        "station",
        "observed_at",
        "arrived_at",
        "temperature_c",
        "disposition",
        "scores",
        "emitted_at",
        "delay_s",
        "last_day",
    ] {
        assert!(!observation.data[field].is_null(), "{field}");
    }
    let before = stream.next_named("stats").await;
    let after = stream.next_named("stats").await;
    let second = |stats: &Event| -> jiff::Timestamp {
        stats.data["emitted_at"].as_str().unwrap().parse().unwrap()
    };
    let apart = second(&after).duration_since(second(&before));
    assert_eq!(apart.as_secs(), 1, "one update a second");
    assert_eq!(after.data["listeners"], 1);
    assert_eq!(after.data["skipped"], 0);

    stream.numbered(200).await;
    assert!(stream.comments >= 1, "a heartbeat keeps proxies awake");
}

#[tokio::test]
async fn late_doubled_and_disordered_reports_are_counted_and_add_up() {
    let app = app().await;
    let mut stream = Sse::open(&app, STREAM, None).await;
    let stats = stream.next_named("stats").await.data;
    let count = |name: &str| stats[name].as_u64().unwrap();
    for name in ["late", "duplicates", "out_of_order"] {
        assert!(count(name) > 0, "{name}");
    }
    let sum: u64 = [
        "accepted",
        "out_of_order",
        "late",
        "duplicates",
        "revised",
        "implausible",
    ]
    .map(count)
    .iter()
    .sum();
    assert_eq!(sum, count("received"));
}

#[tokio::test]
async fn a_stream_resumes_after_any_event_without_loss_or_repetition() {
    let app = app().await;
    let mut whole = Sse::open(&app, STREAM, None).await;
    let events = whole.numbered(300).await;
    for seen in [0, 1, 34, 150, 299] {
        let id = events[seen].last_id.as_str();
        let mut by_header = Sse::open(&app, STREAM, Some(id)).await;
        let rest = by_header.numbered(events.len() - seen - 1 + 50).await;
        assert_eq!(
            ids(&rest)[..events.len() - seen - 1],
            ids(&events)[seen + 1..],
            "after {id}"
        );
        let mut by_query = Sse::open(&app, &format!("{STREAM}?last_event_id={id}"), None).await;
        assert_eq!(
            ids(&by_query.numbered(20).await),
            ids(&rest[..20]),
            "after {id}"
        );
    }
}

#[tokio::test]
async fn a_stream_resumes_on_a_server_that_was_started_anew() {
    let first = app().await;
    let mut before = Sse::open(&first, STREAM, None).await;
    let seen = before.numbered(120).await;
    let last = seen.last().unwrap();
    let control = before.numbered(200).await;
    let clock = last.data["emitted_at"].as_str().unwrap();
    first.app.end_streams();
    drop((before, first));

    // The second server starts twenty seconds after the last event was seen.
    tokio::time::resume();
    let start = clock.parse::<jiff::Timestamp>().unwrap() + jiff::SignedDuration::from_secs(20);
    let second = TestApp::at(&start.to_string(), &[]).await;
    tokio::time::pause();
    let mut after = Sse::open(&second, STREAM, Some(&last.last_id)).await;
    let rest = after.numbered(200).await;
    assert_eq!(ids(&rest), ids(&control));
    let without_time = |event: &Event| {
        let mut data = event.data.clone();
        data.as_object_mut().unwrap().remove("emitted_at");
        data
    };
    for (again, control) in rest.iter().zip(&control) {
        assert_eq!(without_time(again), without_time(control));
    }
}

#[tokio::test]
async fn an_id_that_is_forgotten_or_foreign_is_answered_with_the_state() {
    let app = app().await;
    let last = Sse::open(&app, STREAM, None)
        .await
        .next()
        .await
        .unwrap()
        .last_id;
    let run = last.split('.').nth(1).unwrap();
    for (id, reason) in [
        (format!("replay.{run}.1"), "too_old"),
        (format!("replay.{run}.99999999"), "too_old"),
        ("replay.1.1".to_owned(), "unknown_id"),
        ("live.1763190000000.3".to_owned(), "unknown_id"),
        ("session.7".to_owned(), "unknown_id"),
        ("nonsense".to_owned(), "unknown_id"),
    ] {
        let event = Sse::open(&app, STREAM, Some(&id))
            .await
            .next()
            .await
            .unwrap();
        assert_eq!(event.name, "reset", "{id}");
        assert_eq!(event.data["reason"], reason, "{id}");
        assert_eq!(event.data["stations"].as_array().unwrap().len(), 35);
        assert_eq!(event.last_id, last, "{id}: resumes from here on");
    }
}

#[tokio::test]
async fn the_replay_begins_anew_with_the_whole_state() {
    let app = app().await;
    let mut stream = Sse::open(&app, STREAM, None).await;
    let reset = stream.next_named("reset").await;
    assert_eq!(reset.data["reason"], "replay_restarted");
    let next = stream.numbered(1).await.remove(0);
    let run = |event: &Event| event.last_id.split('.').nth(1).unwrap().to_owned();
    assert_eq!(run(&next), run(&reset), "the next event is of the new run");
}

#[tokio::test]
async fn a_slow_listener_gets_summaries_and_holds_nobody_up() {
    let app = app().await;
    let mut quick = Sse::open(&app, STREAM, None).await;
    let mut slow = Sse::open(&app, STREAM, None).await;
    let opening = slow.next().await.unwrap();
    quick.next().await.unwrap();

    // Twenty seconds go by in which only the other one reads.
    let mut seconds = 0;
    let mut missed = 0;
    while seconds < 20 {
        match quick.next().await.unwrap().name.as_str() {
            "stats" => seconds += 1,
            _ => missed += 1,
        }
    }
    let summary = slow.next().await.unwrap();
    assert_eq!(summary.name, "stats");
    assert_eq!(summary.data["skipped"], missed);
    assert_eq!(summary.last_id, opening.last_id, "a summary moves no id");

    // Read in time again, it gets the state and then everything.
    let mut summaries = 0;
    let reset = loop {
        let event = slow.next().await.unwrap();
        match event.name.as_str() {
            "stats" => summaries += 1,
            _ => break event,
        }
    };
    assert!((1..=5).contains(&summaries), "{summaries}");
    assert_eq!(reset.name, "reset");
    assert_eq!(reset.data["reason"], "caught_up");
    let mut control = Sse::open(&app, STREAM, Some(&reset.last_id)).await;
    // Side by side, or the one would lag while the other is read.
    let (slow, control) = tokio::join!(slow.numbered(60), control.numbered(60));
    assert_eq!(ids(&slow), ids(&control));
}

#[track_caller]
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
async fn streams_are_limited_for_a_visitor_in_all_and_as_replays() {
    let own = format!("{STREAM}?speed=1");
    for (settings, first, second, status, code) in [
        (
            [("LIMITS_STREAMS_PER_VISITOR", "1")],
            STREAM,
            STREAM,
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_streams",
        ),
        (
            [("LIMITS_STREAMS", "1")],
            STREAM,
            STREAM,
            StatusCode::SERVICE_UNAVAILABLE,
            "busy",
        ),
        (
            [("LIMITS_STREAM_SESSIONS", "1")],
            own.as_str(),
            own.as_str(),
            StatusCode::SERVICE_UNAVAILABLE,
            "busy",
        ),
    ] {
        let app = TestApp::at(NOON, &settings).await;
        let open = Sse::open(&app, first, None).await;
        let refused = app.get(second).await;
        assert_eq!(refused.status, status, "{settings:?}");
        assert_eq!(refused.json()["code"], code);
        assert!(!refused.header("retry-after").is_empty());
        drop(open);
        Sse::open(&app, second, None).await;
    }
}

#[tokio::test]
async fn an_order_to_stop_ends_every_stream() {
    let app = app().await;
    let mut shared = Sse::open(&app, STREAM, None).await;
    let mut own = Sse::open(&app, &format!("{STREAM}?speed=1"), None).await;
    shared.next().await.unwrap();
    own.next().await.unwrap();
    app.app.end_streams();
    let ended = async {
        while shared.next().await.is_some() {}
        while own.next().await.is_some() {}
    };
    tokio::time::timeout(Duration::from_secs(3), ended)
        .await
        .expect("both streams end");
}

#[tokio::test]
async fn stations_have_the_contracts_fields() {
    let app = app().await;
    let list = app.get(&format!("{BASE}/stations")).await.json();
    assert_eq!(list["channel"]["mode"], "replay");
    assert!(
        list["now"]
            .as_str()
            .unwrap()
            .starts_with("2026-11-15T08:10:0")
    );
    let stations = list["stations"].as_array().unwrap();
    assert_eq!(stations.len(), 35);
    let halifax = stations.iter().find(|s| s["id"] == "halifax").unwrap();
    assert_eq!(halifax["province"], "NS");
    assert_eq!(halifax["monthly_mean_c"].as_array().unwrap().len(), 12);
    for absent in ["site", "normal", "last_day"] {
        assert!(
            halifax[absent].is_null(),
            "{absent}: no publisher was asked"
        );
    }
    assert_eq!(halifax["warnings"], json!([]));
    assert_eq!(list["warnings_source"]["mode"], "snapshot");
}

#[tokio::test]
async fn a_detector_scores_a_series_of_ones_own() {
    let app = app().await;
    let body = json!({"values": [1, 2, 3, 2, 1, 2, null, 50], "detector": "robust", "window": 4, "threshold": 3.5});
    let report = post(&app, "/detect", &body).await.json();
    let last = report["points"][7].clone();
    // Of 3, 2, 1, 2 the median is 2 and the median distance 0.5.
    assert_eq!(
        (&last["center"], &last["scale"]),
        (&json!(2.0), &json!(0.5))
    );
    assert_eq!(last["score"], json!(64.752));
    assert_eq!(last["flag"], true);
    assert_eq!(report["points"][6]["score"], Value::Null);
    assert_eq!(report["flagged"], 1);
}

#[tokio::test]
async fn a_series_that_cannot_be_scored_is_refused_by_name() {
    let app = app().await;
    let good = json!({"values": [1.0, 2.0], "detector": "robust", "window": 4, "threshold": 3.5});
    for (field, value) in [
        ("values", json!([])),
        ("values", json!([1e300])),
        ("detector", json!("guess")),
        ("window", json!(1)),
        ("window", json!(1_001)),
        ("threshold", json!(0)),
        ("min_scale", json!(-1)),
    ] {
        let mut body = good.clone();
        body[field] = value.clone();
        let answer = post(&app, "/detect", &body).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{field} {value}"
        );
        assert_eq!(answer.json()["errors"][0]["field"], field, "{value}");
    }
    let seasonal = json!({"values": [1.0], "detector": "seasonal", "window": 4});
    let answer = post(&app, "/detect", &seasonal).await.json();
    assert_eq!(answer["errors"][0]["field"], "period");

    let most = json!({"values": vec![-12.25; 100_000], "detector": "ewma", "window": 24});
    assert_eq!(post(&app, "/detect", &most).await.status, StatusCode::OK);
    let too_large = json!({"values": vec![-12.25; 400_000], "detector": "ewma", "window": 24});
    let refused = post(&app, "/detect", &too_large).await;
    assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn the_detectors_are_judged_on_one_replay() {
    let app = app().await;
    let evaluation = app.get(&format!("{BASE}/evaluation")).await.json();
    let detectors = evaluation["detectors"].as_array().unwrap();
    assert_eq!(detectors.len(), 3);
    for detector in detectors {
        assert!(detector["spikes"].as_u64().unwrap() == 10);
        assert!(detector["false_alarms"].as_u64() <= detector["flagged"].as_u64());
    }
    let other = app.get(&format!("{BASE}/evaluation?seed=7")).await.json();
    assert_ne!(other["detectors"], evaluation["detectors"]);
}
