//! Answers that wait to be read. One who asks for megabytes and takes them by the byte would otherwise keep them
//! all in our memory: a visitor's share and the whole are bounded, and an answer is given up after a while.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::response::Response;
use http_body::{Body as _, Frame, SizeHint};

use super::rate_limit::bucket;
use crate::error::ApiError;

/// Smaller answers wait in the kernel.
const COUNTED_BYTES: usize = 64 * 1024;

/// The answers of one visitor that are not yet sent: four of the largest there are.
const VISITOR_BYTES: usize = 40 * 1024 * 1024;

/// Those of all visitors together, and what is kept on top for those who have none under way.
const ALL_BYTES: usize = 256 * 1024 * 1024;
const RESERVE_BYTES: usize = 64 * 1024 * 1024;

/// What a large answer must be read with, after a start; third-generation networks bring twice as much.
const LEAST_BYTES_A_SECOND: usize = 20 * 1024;
const START: Duration = Duration::from_secs(60);

/// What a caller who is turned away is told to wait.
const RETRY_AFTER_SECONDS: u64 = 10;

/// The bytes under way, by visitor.
#[derive(Clone, Debug, Default)]
pub struct UnsentAnswers(Arc<Mutex<HashMap<String, usize>>>);

impl UnsentAnswers {
    /// Counts an answer until it is sent, or refuses it where too much waits already.
    pub fn hold(&self, visitor: IpAddr, response: Response) -> Result<Response, ApiError> {
        let bytes = response.body().size_hint().exact().unwrap_or(0);
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        if bytes <= COUNTED_BYTES {
            return Ok(response);
        }
        let client = bucket(visitor);
        let mut held = self.lock();
        let all: usize = held.values().sum();
        let own = held.entry(client.clone()).or_default();
        let is_over = match *own {
            // A first answer may be larger than a share, and others' do not keep it back.
            0 => all + bytes > ALL_BYTES + RESERVE_BYTES,
            own => own + bytes > VISITOR_BYTES || all + bytes > ALL_BYTES,
        };
        if is_over {
            if *own == 0 {
                held.remove(&client);
            }
            return Err(ApiError::Busy(RETRY_AFTER_SECONDS));
        }
        *own += bytes;
        drop(held);
        Ok(response.map(|body| {
            Body::new(HeldBody {
                body,
                rest: Bytes::new(),
                ends: Instant::now() + longest_read(bytes),
                bytes,
                client,
                answers: self.clone(),
            })
        }))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn longest_read(bytes: usize) -> Duration {
    START + Duration::from_secs((bytes / LEAST_BYTES_A_SECOND) as u64)
}

/// Given out piece by piece, so that its age is looked at between them.
struct HeldBody {
    body: Body,
    rest: Bytes,
    ends: Instant,
    bytes: usize,
    client: String,
    answers: UnsentAnswers,
}

impl http_body::Body for HeldBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if Instant::now() > self.ends {
            return Poll::Ready(Some(Err(axum::Error::new("read too slowly"))));
        }
        if self.rest.is_empty() {
            match Pin::new(&mut self.body).poll_frame(context) {
                Poll::Ready(Some(Ok(frame))) => match frame.into_data() {
                    Ok(data) => self.rest = data,
                    Err(frame) => return Poll::Ready(Some(Ok(frame))),
                },
                other => return other,
            }
        }
        let length = self.rest.len().min(COUNTED_BYTES);
        let piece = self.rest.split_to(length);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self.body.size_hint().exact().unwrap_or(0);
        SizeHint::with_exact(rest + self.rest.len() as u64)
    }
}

impl Drop for HeldBody {
    fn drop(&mut self) {
        let mut held = self.answers.lock();
        if let Some(own) = held.get_mut(&self.client) {
            *own -= self.bytes;
            if *own == 0 {
                held.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::body::Body;
    use axum::response::Response;
    use http_body_util::BodyExt;

    use super::{COUNTED_BYTES, UnsentAnswers, VISITOR_BYTES, longest_read};
    use crate::error::ApiError;

    fn answer(bytes: usize) -> Response {
        Response::new(Body::from(vec![b'x'; bytes]))
    }

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 2));

    #[tokio::test]
    async fn an_answer_arrives_whole_and_is_forgotten() {
        let answers = UnsentAnswers::default();
        let held = answers.hold(ONE, answer(1_000_000)).unwrap();
        let body = held.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(body.len(), 1_000_000);
        assert!(answers.lock().is_empty());
    }

    #[test]
    fn the_largest_answer_can_be_read_over_a_slow_network() {
        let largest = 8_200_000;
        assert!(longest_read(largest).as_secs() > largest as u64 / 50_000);
    }

    #[test]
    fn one_who_does_not_read_is_refused_more_and_others_are_not() {
        let answers = UnsentAnswers::default();
        let unread: Vec<_> = (0..4)
            .map(|_| answers.hold(ONE, answer(VISITOR_BYTES / 4)).unwrap())
            .collect();
        let refused = answers.hold(ONE, answer(COUNTED_BYTES + 1));
        assert!(matches!(refused, Err(ApiError::Busy(_))));
        assert!(answers.hold(ONE, answer(100)).is_ok(), "a small answer");
        assert!(answers.hold(OTHER, answer(VISITOR_BYTES / 4)).is_ok());
        drop(unread);
        assert!(answers.hold(ONE, answer(VISITOR_BYTES)).is_ok());
        assert!(answers.lock().is_empty());
    }
}
