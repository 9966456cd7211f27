//! A request's body on its way in: whether it has come whole, and whether it comes fast enough.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use http_body::{Body as _, Frame, SizeHint};

use super::pace::Pace;

/// How long we wait for a body before what came of it is looked at; one of less than the least rate brings must be
/// whole by then.
const WINDOW: Duration = Duration::from_secs(10);

/// What is known of a body so far.
#[derive(Default)]
pub struct Arrival {
    is_whole: AtomicBool,
    is_too_slow: AtomicBool,
}

impl Arrival {
    /// Its last byte has come: from then on the delay is ours.
    pub fn is_whole(&self) -> bool {
        self.is_whole.load(Ordering::Relaxed)
    }

    /// It was given up, and whoever read it got an error.
    pub fn is_too_slow(&self) -> bool {
        self.is_too_slow.load(Ordering::Relaxed)
    }
}

/// The same body, watched.
pub fn watched(body: Body) -> (Body, Arc<Arrival>) {
    let arrival = Arc::new(Arrival::default());
    arrival
        .is_whole
        .store(body.is_end_stream(), Ordering::Relaxed);
    let watched = WatchedBody {
        body,
        pace: Pace::new(WINDOW),
        arrival: Arc::clone(&arrival),
    };
    (Body::new(watched), arrival)
}

struct WatchedBody {
    body: Body,
    pace: Pace,
    arrival: Arc<Arrival>,
}

impl http_body::Body for WatchedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled {
            self.pace.moved(frame.data_ref().map_or(0, Bytes::len));
        }
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.arrival.is_whole.store(true, Ordering::Relaxed);
        }
        if polled.is_pending() && self.pace.poll_too_slow(context).is_ready() {
            self.arrival.is_too_slow.store(true, Ordering::Relaxed);
            let refusal = axum::Error::new("the body comes too slowly");
            return Poll::Ready(Some(Err(refusal)));
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
