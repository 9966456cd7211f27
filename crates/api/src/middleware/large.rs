//! Few large bodies at a time, and few of one visitor's. Most endpoints take little; those that take a whole page
//! would otherwise let a crowd of uploads fill the memory.

use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http_body::{Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::permits::{ClientPermit, ClientPermits};
use super::visitor::Visitor;
use crate::app::MAX_BODY_BYTES;
use crate::error::ApiError;

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 5;

/// Bodies larger than other endpoints take.
#[derive(Clone, Debug)]
pub struct LargeBodies {
    at_once: Arc<Semaphore>,
    visitors: ClientPermits,
    pub max_bytes: usize,
}

type Permit = (OwnedSemaphorePermit, ClientPermit);

impl LargeBodies {
    /// This many at a time, a quarter of them one visitor's, of this size at the most.
    #[must_use]
    pub fn new(at_once: usize, max_bytes: usize) -> Self {
        Self {
            at_once: Arc::new(Semaphore::new(at_once)),
            visitors: ClientPermits::at_most(at_once.div_ceil(4)),
            max_bytes,
        }
    }

    fn take(&self, visitor: Visitor) -> Option<Permit> {
        let own = self.visitors.take(visitor.ip)?;
        let permit = Arc::clone(&self.at_once).try_acquire_owned().ok()?;
        Some((permit, own))
    }
}

/// A body needs a permit once more of it has come than other endpoints take, whatever its head promised: who
/// sends slowly holds none. It is kept to the answer.
pub async fn few_large_bodies(
    State(bodies): State<LargeBodies>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let permit = Arc::default();
    let request = request.map(|body| {
        Body::new(CountedBody {
            body,
            seen: 0,
            permit: Arc::clone(&permit),
            bodies,
            visitor,
        })
    });
    let response = next.run(request).await;
    match permit.get() {
        Some(None) => Err(ApiError::Busy(RETRY_AFTER_SECONDS)),
        _ => Ok(response),
    }
}

struct CountedBody {
    body: Body,
    seen: usize,
    /// Empty while the body is small, then the permit or the refusal.
    permit: Arc<OnceLock<Option<Permit>>>,
    bodies: LargeBodies,
    visitor: Visitor,
}

impl http_body::Body for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled {
            self.seen += frame.data_ref().map_or(0, Bytes::len);
        }
        if self.seen > MAX_BODY_BYTES {
            let permit = self.permit.get_or_init(|| self.bodies.take(self.visitor));
            if permit.is_none() {
                let refusal = axum::Error::new("too many large bodies at once");
                return Poll::Ready(Some(Err(refusal)));
            }
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::Router;
    use axum::body::{Body, Bytes};
    use axum::extract::DefaultBodyLimit;
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use futures_util::StreamExt as _;
    use futures_util::stream;
    use http::{Request, StatusCode};
    use tower::ServiceExt;

    use super::{LargeBodies, few_large_bodies};
    use crate::app::MAX_BODY_BYTES;
    use crate::middleware::visitor::Visitor;
    use crate::site::security::Scheme;

    fn router(bodies: &LargeBodies) -> Router {
        Router::new()
            .route("/", post(async |_: Bytes| "done"))
            .layer(DefaultBodyLimit::disable())
            .layer(from_fn_with_state(bodies.clone(), few_large_bodies))
    }

    async fn status(router: &Router, visitor: u8, body: Body) -> StatusCode {
        let visitor = Visitor {
            ip: [203, 0, 113, visitor].into(),
            scheme: Scheme::Http,
        };
        let request = Request::post("/").extension(visitor).body(body).unwrap();
        router.clone().oneshot(request).await.unwrap().status()
    }

    /// So many bytes, and then nothing more for ever.
    fn unfinished(bytes: usize) -> Body {
        let start = stream::iter([Ok::<_, axum::Error>(Bytes::from(vec![b'x'; bytes]))]);
        Body::from_stream(start.chain(stream::pending()))
    }

    #[tokio::test]
    async fn large_bodies_are_few_and_small_ones_are_not() {
        let bodies = LargeBodies::new(1, 10_000_000);
        let router = router(&bodies);
        let large = || Body::from(vec![b'x'; MAX_BODY_BYTES + 1]);
        assert_eq!(status(&router, 1, large()).await, StatusCode::OK);

        let taken = bodies.at_once.try_acquire().unwrap();
        let busy = StatusCode::SERVICE_UNAVAILABLE;
        assert_eq!(status(&router, 1, large()).await, busy);
        assert_eq!(
            status(&router, 1, Body::from("small")).await,
            StatusCode::OK
        );

        drop(taken);
        assert_eq!(status(&router, 1, large()).await, StatusCode::OK);
    }

    #[tokio::test]
    async fn one_visitors_slow_bodies_leave_room_for_anothers() {
        let bodies = LargeBodies::new(4, 10_000_000);
        let router = router(&bodies);
        let slow: Vec<_> = (0..12)
            .map(|number| {
                // Some have sent a byte, some nearly all.
                let body = unfinished(if number % 2 == 0 {
                    1
                } else {
                    MAX_BODY_BYTES + 1
                });
                let router = router.clone();
                tokio::spawn(async move { status(&router, 1, body).await })
            })
            .collect();
        while bodies.at_once.available_permits() == 4 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let large = Body::from(vec![b'x'; MAX_BODY_BYTES + 1]);
        assert_eq!(status(&router, 2, large).await, StatusCode::OK);
        assert_eq!(bodies.at_once.available_permits(), 3);
        for call in slow {
            call.abort();
        }
    }
}
