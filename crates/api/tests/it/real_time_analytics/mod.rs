//! The weather demo through its door: stations, detectors, and the stream with
//! its resumption, its limits and its faults. The stream's time is the runtime's
//! and paused, so that minutes pass at once and every run is the same.

mod detectors;
mod own_replay;
mod past_events;
mod shared_stream;

use crate::sse::Event;
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
