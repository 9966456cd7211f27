//! Answers that wait to be read. One who asks for megabytes and takes them by the byte would otherwise keep them
//! all in our memory: they count against a visitor's share, and an answer is given up after a while.

use std::net::IpAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::response::Response;
use http_body::{Body as _, Frame, SizeHint};

use super::shares::{Hold, SMALL_BYTES, Shares};
use crate::error::ApiError;

/// The answers of one visitor that are not yet sent: four of the largest there are.
pub const UNSENT_BYTES: usize = 40 << 20;

/// What a large answer must be read with, after a start; third-generation networks bring twice as much.
const LEAST_BYTES_A_SECOND: usize = 20 * 1024;
const START: Duration = Duration::from_secs(60);

/// What a caller who is turned away is told to wait.
pub const UNREAD_RETRY_AFTER_SECONDS: u64 = 10;

/// Counts an answer until it is sent, or refuses it where too much waits already. Small ones wait in the kernel.
pub fn hold_unsent(
    shares: &Shares,
    visitor: IpAddr,
    response: Response,
) -> Result<Response, ApiError> {
    let bytes = response.body().size_hint().exact().unwrap_or(0);
    let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
    if bytes <= SMALL_BYTES {
        return Ok(response);
    }
    let mut hold = shares.hold(visitor);
    hold.grow_to(bytes)
        .map_err(|_| ApiError::Busy(UNREAD_RETRY_AFTER_SECONDS))?;
    Ok(response.map(|body| {
        Body::new(HeldBody {
            body,
            rest: Bytes::new(),
            ends: Instant::now() + longest_read(bytes),
            _hold: hold,
        })
    }))
}

/// How long an answer of so many bytes may be read.
pub fn longest_read(bytes: usize) -> Duration {
    START + Duration::from_secs((bytes / LEAST_BYTES_A_SECOND) as u64)
}

/// Given out piece by piece, so that its age is looked at between them.
struct HeldBody {
    body: Body,
    rest: Bytes,
    ends: Instant,
    _hold: Hold,
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
        let length = self.rest.len().min(SMALL_BYTES);
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

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use axum::body::Body;
    use axum::response::Response;
    use http_body_util::BodyExt;

    use super::{SMALL_BYTES, Shares, UNSENT_BYTES, hold_unsent, longest_read};
    use crate::error::ApiError;

    fn answer(bytes: usize) -> Response {
        Response::new(Body::from(vec![b'x'; bytes]))
    }

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 2));

    #[tokio::test]
    async fn an_answer_arrives_whole_and_is_forgotten() {
        let answers = Shares::of(UNSENT_BYTES);
        let held = hold_unsent(&answers, ONE, answer(1_000_000)).unwrap();
        let body = held.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(body.len(), 1_000_000);
        assert!(answers.is_empty());
    }

    #[test]
    fn the_largest_answer_can_be_read_over_a_slow_network() {
        let largest = 8_200_000;
        assert!(longest_read(largest).as_secs() > largest as u64 / 50_000);
    }

    #[test]
    fn one_who_does_not_read_is_refused_more_and_others_are_not() {
        let answers = Shares::of(UNSENT_BYTES);
        let unread: Vec<_> = (0..4)
            .map(|_| hold_unsent(&answers, ONE, answer(UNSENT_BYTES / 4)).unwrap())
            .collect();
        let refused = hold_unsent(&answers, ONE, answer(SMALL_BYTES + 1));
        assert!(matches!(refused, Err(ApiError::Busy(_))));
        assert!(
            hold_unsent(&answers, ONE, answer(100)).is_ok(),
            "a small answer"
        );
        assert!(hold_unsent(&answers, OTHER, answer(UNSENT_BYTES / 4)).is_ok());
        drop(unread);
        assert!(hold_unsent(&answers, ONE, answer(UNSENT_BYTES)).is_ok());
        assert!(answers.is_empty());
    }
}
