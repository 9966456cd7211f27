//! A connection is busy, and a visitor's request under way, until the answer has left. The body ends earlier: what is
//! left of it then waits in a buffer for a visitor who may read slowly.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use boreal_api::middleware::permits::ClientPermit;
use hyper::body::{Frame, SizeHint};

use crate::connections::Busy;

/// What a request holds until its answer has left.
pub struct UnderWay {
    _busy: Busy,
    _permit: Option<ClientPermit>,
}

impl UnderWay {
    pub fn new(busy: Busy, permit: Option<ClientPermit>) -> Self {
        Self {
            _busy: busy,
            _permit: permit,
        }
    }
}

/// What keeps a request under way between the end of the body and its last byte's leaving.
#[derive(Clone, Default)]
pub struct Unsent(Arc<Mutex<Option<UnderWay>>>);

impl Unsent {
    /// The same body, whose request is under way until it is sent.
    pub fn until_sent(self, body: Body, under_way: UnderWay) -> UntilSent {
        UntilSent {
            body,
            under_way: Some(under_way),
            unsent: self,
        }
    }

    /// Nothing waits to be written.
    pub fn sent(&self) {
        self.put(None);
    }

    fn put(&self, under_way: Option<UnderWay>) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *held, under_way);
        drop(held);
        drop(before);
    }
}

pub struct UntilSent {
    body: Body,
    under_way: Option<UnderWay>,
    unsent: Unsent,
}

impl Drop for UntilSent {
    fn drop(&mut self) {
        self.unsent.put(self.under_way.take());
    }
}

impl hyper::body::Body for UntilSent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
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
    use std::convert::Infallible;
    use std::time::Duration;

    use axum::body::Body;
    use hyper::server::conn::http1;
    use hyper::service::service_fn;
    use hyper_util::rt::TokioIo;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::{UnderWay, Unsent};
    use crate::connections::Connections;
    use crate::paced::Paced;

    #[tokio::test(start_paused = true)]
    async fn a_connection_is_busy_until_its_answer_has_left() {
        const ANSWER: usize = 100_000;
        let connections = Connections::default();
        let ip = "203.0.113.1".parse().unwrap();
        let entry = connections.enter(ip, false, 9).unwrap();
        entry.admitted();
        let (marker, unsent) = (entry.marker(), Unsent::default());
        let (ours, mut theirs) = duplex(1024);
        let paced = TokioIo::new(Paced::new(ours, unsent.clone()));
        let service = service_fn(move |_| {
            let body = unsent.clone().until_sent(
                Body::from(vec![b'x'; ANSWER]),
                UnderWay::new(marker(), None),
            );
            async move { Ok::<_, Infallible>(hyper::Response::new(body)) }
        });
        tokio::spawn(http1::Builder::new().serve_connection(paced, service));
        let is_closed = async || {
            connections.close_longest_idle();
            let second = Duration::from_secs(1);
            tokio::time::timeout(second, entry.closed()).await.is_ok()
        };

        theirs
            .write_all(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
            .await
            .unwrap();
        let mut start = [0; 2_000];
        theirs.read_exact(&mut start).await.unwrap();
        assert!(!is_closed().await, "its visitor is still reading");

        let head = start.windows(4).position(|end| end == b"\r\n\r\n");
        let left = head.unwrap() + 4 + ANSWER - start.len();
        theirs.read_exact(&mut vec![0; left]).await.unwrap();
        // Over once everybody else waits.
        tokio::time::sleep(Duration::from_millis(1)).await;
        assert!(is_closed().await, "nothing is under way any more");
    }
}
