//! The stream everybody listens to.

use std::time::Duration;

use futures_util::FutureExt;
use http::StatusCode;

use super::{NOON, STREAM, app, ids};
use crate::sse::{Event, Sse};
use crate::test_app::TestApp;

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
    let stopped = first.api.stop();
    drop(before);
    stopped.await;
    drop(first);

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
    let mut stopped = std::pin::pin!(app.api.stop());
    assert!((&mut stopped).now_or_never().is_none(), "they are not over");
    let ended = async {
        while shared.next().await.is_some() {}
        while own.next().await.is_some() {}
        drop((shared, own));
        stopped.await;
    };
    tokio::time::timeout(Duration::from_secs(120), ended)
        .await
        .expect("both streams end, and what writes them");
}
