//! A request's body on its way in: whether it has come whole, whether it comes fast enough, and what is held of it.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use futures_util::StreamExt;
use http::header::EXPECT;
use http::{HeaderMap, HeaderValue};
use http_body::{Body as _, Frame, SizeHint};
use tokio::time::timeout;

use super::intake::Intake;
use super::pace::Pace;
use super::shares::{Hold, Shares, Spent};
use crate::error::ApiError;

/// How long we wait for a body before what came of it is looked at; one of less than the least rate brings must be
/// whole by then.
const WINDOW: Duration = Duration::from_secs(10);

/// The bodies of one visitor that are held at once: four of the largest there are.
pub const VISITOR_BODY_BYTES: usize = 80 << 20;

/// How long more of a body that is not taken is read and thrown away, so that its sender reads why: an answer to one
/// who still sends may be lost.
const LINGER: Duration = Duration::from_secs(5);

/// What is read of a body before everybody else has a turn.
const PIECE_BYTES: usize = 64 * 1024;

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 5;

/// What is known of a body so far. What came of it counts as held until this is dropped.
#[derive(Default)]
pub struct Arrival {
    is_whole: AtomicBool,
    given_up: Mutex<Option<ApiError>>,
    hold: Mutex<Option<Hold>>,
    /// What still comes of one that is not taken, or was not read to its end.
    rest: Mutex<Option<Body>>,
    /// How fast that is thrown away, where it is known whose it is.
    intake: Option<(Intake, IpAddr)>,
}

impl Arrival {
    /// Its last byte has come: from then on the delay is ours.
    pub fn is_whole(&self) -> bool {
        self.is_whole.load(Ordering::Relaxed)
    }

    /// Why it was given up; whoever read it got an error.
    pub fn given_up(&self) -> Option<ApiError> {
        lock(&self.given_up).take()
    }

    fn give_up(&self, why: ApiError) {
        *lock(&self.given_up) = Some(why);
    }

    /// Throws away for a while what still comes: who is still sending would otherwise not read the refusal.
    pub async fn drain(&self) {
        drop(lock(&self.hold).take());
        let Some(rest) = lock(&self.rest).take() else {
            return;
        };
        let mut rest = rest.into_data_stream();
        let thrown_away = async {
            loop {
                let piece = match &self.intake {
                    Some((intake, visitor)) => Some(intake.turn(*visitor).await),
                    None => None,
                };
                let Some(Ok(came)) = rest.next().await else {
                    return;
                };
                if let Some(piece) = piece {
                    piece.read(came.len());
                }
                tokio::task::yield_now().await;
            }
        };
        let _ = timeout(LINGER, thrown_away).await;
    }

    fn grow_to(&self, bytes: usize) -> Result<(), ApiError> {
        let mut hold = lock(&self.hold);
        let Some(hold) = hold.as_mut() else {
            return Ok(());
        };
        hold.grow_to(bytes).map_err(|spent| match spent {
            Spent::Own => ApiError::TooMuchAtOnce(RETRY_AFTER_SECONDS),
            Spent::All => ApiError::Busy(RETRY_AFTER_SECONDS),
        })
    }
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The same body, watched, and counted where it is known whose it is.
pub fn watched(
    body: Body,
    headers: &HeaderMap,
    shares: &Shares,
    intake: &Intake,
    visitor: Option<IpAddr>,
) -> (Body, Arc<Arrival>) {
    let expect = headers.get(EXPECT).map(HeaderValue::as_bytes);
    let arrival = Arc::new(Arrival {
        is_whole: AtomicBool::new(body.is_end_stream()),
        hold: Mutex::new(visitor.map(|visitor| shares.hold(visitor))),
        intake: visitor.map(|visitor| (intake.clone(), visitor)),
        ..Arrival::default()
    });
    let watched = WatchedBody {
        body,
        came: 0,
        pace: Pace::new(WINDOW),
        is_over: false,
        piece: 0,
        awaits_word: expect.is_some_and(|word| word.eq_ignore_ascii_case(b"100-continue")),
        arrival: Arc::clone(&arrival),
    };
    (Body::new(watched), arrival)
}

struct WatchedBody {
    body: Body,
    came: usize,
    pace: Pace,
    /// It came to its end, or nothing more of it is waited for.
    is_over: bool,
    /// What was read since others had a turn.
    piece: usize,
    /// Its sender waits to be told to send, which the first look at the body does.
    awaits_word: bool,
    arrival: Arc<Arrival>,
}

impl Drop for WatchedBody {
    fn drop(&mut self) {
        // Nothing comes of one that was never asked for.
        if !self.is_over && !self.awaits_word && !self.body.is_end_stream() {
            *lock(&self.arrival.rest) = Some(std::mem::take(&mut self.body));
        }
    }
}

impl http_body::Body for WatchedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.awaits_word = false;
        if self.piece >= PIECE_BYTES {
            self.piece = 0;
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled {
            let bytes = frame.data_ref().map_or(0, Bytes::len);
            self.pace.moved(bytes);
            self.came += bytes;
            self.piece += bytes;
            if let Err(why) = self.arrival.grow_to(self.came) {
                self.arrival.give_up(why);
                // At once, so that those who come along with it find room.
                drop(lock(&self.arrival.hold).take());
                return Poll::Ready(Some(Err(axum::Error::new("it is more than is taken"))));
            }
        }
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.is_over = true;
            self.arrival.is_whole.store(true, Ordering::Relaxed);
        }
        if polled.is_pending() && self.pace.poll_too_slow(context).is_ready() {
            self.is_over = true;
            self.arrival.give_up(ApiError::ArrivedTooSlowly);
            return Poll::Ready(Some(Err(axum::Error::new("it came too slowly"))));
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
