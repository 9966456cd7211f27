//! Few large bodies at a time. Most endpoints take little; those that take a
//! whole page would otherwise let a crowd of slow uploads fill the memory.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::header::CONTENT_LENGTH;
use tokio::sync::Semaphore;

use crate::app::MAX_BODY_BYTES;
use crate::error::ApiError;

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 5;

/// Bodies larger than other endpoints take.
#[derive(Clone, Debug)]
pub struct LargeBodies {
    at_once: Arc<Semaphore>,
    pub max_bytes: usize,
}

impl LargeBodies {
    /// This many at a time, of this size at the most.
    #[must_use]
    pub fn new(at_once: usize, max_bytes: usize) -> Self {
        Self {
            at_once: Arc::new(Semaphore::new(at_once)),
            max_bytes,
        }
    }
}

/// Holds a permit from the first byte of a large body to the answer; small ones need none.
pub async fn few_large_bodies(
    State(bodies): State<LargeBodies>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
    // A body of unknown length may be large.
    let _permit = match length {
        Some(0..=MAX_BODY_BYTES) => None,
        _ => {
            let permit = bodies.at_once.try_acquire();
            Some(permit.map_err(|_| ApiError::Busy(RETRY_AFTER_SECONDS))?)
        }
    };
    Ok(next.run(request).await)
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use http::{Request, StatusCode};
    use tower::ServiceExt;

    use super::{LargeBodies, few_large_bodies};

    #[tokio::test]
    async fn large_bodies_are_few_and_small_ones_are_not() {
        let bodies = LargeBodies::new(1, 10_000_000);
        let router = Router::new()
            .route("/", post(async || "done"))
            .layer(from_fn_with_state(bodies.clone(), few_large_bodies));
        let status = async |length: Option<usize>| {
            let mut request = Request::post("/");
            if let Some(length) = length {
                request = request.header("content-length", length);
            }
            let request = request.body(Body::empty()).unwrap();
            router.clone().oneshot(request).await.unwrap().status()
        };
        let large = Some(1024 * 1024);
        assert_eq!(status(large).await, StatusCode::OK);

        let taken = bodies.at_once.try_acquire().unwrap();
        assert_eq!(status(large).await, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(status(None).await, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(status(Some(1000)).await, StatusCode::OK);

        drop(taken);
        assert_eq!(status(large).await, StatusCode::OK);
    }
}
