//! A connection whose visitor must read: one that takes our bytes by the handful holds an answer, a task and a file
//! handle for as long as it likes.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use boreal_api::middleware::pace::Pace;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::unsent::Unsent;

/// How long a visitor may keep us waiting before what it took is looked at. The kernel asks for more only when a
/// good part of what it holds is gone (`listen::UNSENT_BYTES`), so a shorter time would see nothing of a slow reader.
const WINDOW: Duration = Duration::from_secs(30);

/// Fails once its peer reads more slowly than the least rate. What waits for us, an idle connection or a
/// stream between two events, is not slow.
pub struct Paced<S> {
    stream: S,
    pace: Pace,
    unsent: Unsent,
}

impl<S> Paced<S> {
    pub fn new(stream: S, unsent: Unsent) -> Self {
        Self {
            stream,
            pace: Pace::new(WINDOW),
            unsent,
        }
    }

    /// Looks at what came of an attempt to write.
    fn paced(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            self.pace.moved(written.as_ref().map_or(0, |bytes| *bytes));
            return Poll::Ready(written);
        }
        ready!(self.pace.poll_too_slow(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Paced<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.paced(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.paced(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Asked for once nothing is left to be written.
        self.unsent.sent();
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Paced<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::sleep;

    use super::Paced;
    use crate::unsent::Unsent;

    const ANSWER: usize = 8 * 1024 * 1024;

    /// What comes of sending an answer to one who takes so many bytes a second.
    async fn sent(bytes_a_second: usize) -> std::io::Result<()> {
        let (ours, mut theirs) = duplex(64 * 1024);
        tokio::spawn(async move {
            let mut buffer = vec![0; bytes_a_second];
            while theirs.read_exact(&mut buffer).await.is_ok() {
                sleep(Duration::from_secs(1)).await;
            }
        });
        Paced::new(ours, Unsent::default())
            .write_all(&vec![b'x'; ANSWER])
            .await
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_reads_slowly_is_served_and_one_who_trickles_is_not() {
        sent(8 * 1024).await.unwrap();
        assert_eq!(sent(1).await.unwrap_err().kind(), ErrorKind::TimedOut);
        assert_eq!(sent(1024).await.unwrap_err().kind(), ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_quiet_stream_is_not_slow() {
        let (ours, mut theirs) = duplex(1024);
        let mut ours = Paced::new(ours, Unsent::default());
        for _ in 0..10 {
            ours.write_all(b"event").await.unwrap();
            sleep(Duration::from_secs(60)).await;
            theirs.read_exact(&mut [0; 5]).await.unwrap();
        }
    }
}
