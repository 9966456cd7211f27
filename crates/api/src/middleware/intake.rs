//! How fast a visitor's bodies are read. Reading is work of ours, and what is not read stops its sender: one who sends
//! all that a line carries takes no more of the processor than its share, and gives way after each piece.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes};
use http_body::{Body as _, Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

use super::rate_limit::{NETWORK_SHARE, bucket, network};

/// What is read of a body before all others have a turn.
const PIECE_BYTES: usize = 64 * 1024;

/// Of a visitor's bodies together: more than lines to a small server carry.
const PIECES_A_SECOND: u32 = 512;

/// Read as fast as they come: two of the largest bodies there are.
const AT_ONCE: u32 = 640;

/// So many visitors are remembered before those who may send at full speed again are forgotten.
const REMEMBERED: usize = 1024;

/// The moments until which visitors, and networks, have had their share.
#[derive(Clone, Debug, Default)]
pub struct Intake(Arc<Mutex<HashMap<String, Instant>>>);

impl Intake {
    /// When the next piece of this visitor's may be read. It counts from now on.
    fn next_piece(&self, visitor: IpAddr) -> Instant {
        let now = Instant::now();
        let mut had = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if had.len() >= REMEMBERED {
            had.retain(|_, until| *until > now);
        }
        let accounts = [
            (bucket(visitor), 1),
            (network(visitor), NETWORK_SHARE.into()),
        ];
        let moments = accounts.map(|(account, share): (String, u32)| {
            let until = had.entry(account).or_insert(now);
            let piece = Duration::from_secs(1) / (PIECES_A_SECOND * share);
            *until = (*until).max(now) + piece;
            // The same time for all: a network's pieces are smaller shares of it.
            *until - AT_ONCE * (Duration::from_secs(1) / PIECES_A_SECOND)
        });
        moments.into_iter().fold(now, Instant::max)
    }

    /// The same body, read no faster than its visitor's share allows.
    pub fn of(&self, body: Body, visitor: IpAddr) -> Body {
        if body.is_end_stream() {
            return body;
        }
        Body::new(PacedBody {
            body,
            intake: self.clone(),
            visitor,
            piece: 0,
            gives_way: false,
            waits: None,
        })
    }
}

struct PacedBody {
    body: Body,
    intake: Intake,
    visitor: IpAddr,
    /// What was read of the piece under way.
    piece: usize,
    gives_way: bool,
    waits: Option<Pin<Box<Sleep>>>,
}

impl http_body::Body for PacedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if std::mem::take(&mut self.gives_way) {
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        if let Some(waits) = self.waits.as_mut() {
            ready!(waits.as_mut().poll(context));
            self.waits = None;
        }
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Ok(frame))) = &polled {
            self.piece += frame.data_ref().map_or(0, Bytes::len);
            while self.piece >= PIECE_BYTES {
                self.piece -= PIECE_BYTES;
                let next = self.intake.next_piece(self.visitor);
                self.gives_way = true;
                self.waits = (next > Instant::now()).then(|| Box::pin(sleep_until(next)));
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
    use std::net::IpAddr;
    use std::time::Duration;

    use axum::body::{Body, Bytes};
    use futures_util::{StreamExt, stream};
    use http_body_util::BodyExt;
    use tokio::time::Instant;

    use super::{Intake, PIECE_BYTES, REMEMBERED};

    const LARGEST: usize = 20 << 20;

    /// Each in a network of its own.
    fn visitor(number: u16) -> IpAddr {
        let [a, b] = number.to_be_bytes();
        [10, a, b, 7].into()
    }

    fn body(bytes: usize) -> Body {
        let piece = Bytes::from(vec![b' '; PIECE_BYTES / 2]);
        let pieces = stream::iter(0..bytes / piece.len());
        Body::from_stream(pieces.map(move |_| Ok::<_, axum::Error>(piece.clone())))
    }

    /// How long it takes to read a body that is there.
    async fn time_to_read(intake: &Intake, visitor: IpAddr, bytes: usize) -> Duration {
        let began = Instant::now();
        let read = intake.of(body(bytes), visitor).collect().await.unwrap();
        assert_eq!(read.to_bytes().len(), bytes);
        began.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn two_of_the_largest_bodies_are_read_at_once_and_a_flood_by_its_share() {
        let intake = Intake::default();
        for _ in 0..2 {
            let time = time_to_read(&intake, visitor(1), LARGEST).await;
            assert!(time < Duration::from_millis(10), "{time:?}");
        }
        let mut flood = Vec::new();
        let began = Instant::now();
        for _ in 0..16 {
            let intake = intake.clone();
            flood.push(tokio::spawn(async move {
                time_to_read(&intake, visitor(1), LARGEST).await
            }));
        }
        // Whoever else sends does not wait for that.
        let time = time_to_read(&intake, visitor(2), LARGEST).await;
        assert!(time < Duration::from_millis(10), "{time:?}");
        for body in flood {
            body.await.unwrap();
        }
        let took = began.elapsed().as_secs_f64();
        assert!((9.9..10.1).contains(&took), "16 times 20 MB in {took} s");
        // And when it is over, the share is whole again.
        tokio::time::sleep(Duration::from_secs(2)).await;
        let time = time_to_read(&intake, visitor(1), LARGEST).await;
        assert!(time < Duration::from_millis(10), "{time:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn the_addresses_of_a_network_share_eight_times_as_much() {
        let intake = Intake::default();
        let began = Instant::now();
        let bodies = (0..64).map(|host| {
            let intake = intake.clone();
            tokio::spawn(
                async move { time_to_read(&intake, [10, 0, 0, host].into(), LARGEST).await },
            )
        });
        for body in bodies.collect::<Vec<_>>() {
            body.await.unwrap();
        }
        // 1,280 MB, 320 of them at once and 256 a second.
        let took = began.elapsed().as_secs_f64();
        assert!((3.7..3.8).contains(&took), "{took} s");
    }

    #[tokio::test(start_paused = true)]
    async fn between_two_pieces_others_have_a_turn() {
        let intake = Intake::default();
        let read = tokio::spawn({
            let intake = intake.clone();
            async move { time_to_read(&intake, visitor(1), LARGEST).await }
        });
        let mut turns = 0;
        while !read.is_finished() {
            tokio::task::yield_now().await;
            turns += 1;
        }
        assert!(turns >= LARGEST / PIECE_BYTES, "{turns}");
    }

    #[tokio::test(start_paused = true)]
    async fn who_may_send_at_full_speed_again_is_forgotten() {
        let intake = Intake::default();
        for number in 0..2_000 {
            time_to_read(&intake, visitor(number), PIECE_BYTES).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(intake.0.lock().unwrap().len() <= REMEMBERED + 2);
    }
}
