//! The accept loop: a cap on connections, a time limit on request heads, and a
//! drain at the end. `axum::serve` installs no timer, so a slow head would never end there.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use rustix::net::sockopt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::App;

/// How long open requests may finish after the order to stop.
const DRAIN: Duration = Duration::from_secs(20);

/// Pause after a failed accept: the usual cause is a lack of file handles, and trying again at once burns a core.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Most bytes the kernel holds for one visitor. Left to itself it takes megabytes for whoever reads
/// slowly, and a stream would be minutes behind before its listener is known to lag.
const SEND_BUFFER: usize = 256 * 1024;

/// A visitor who takes nothing for this long has gone: closes stuck downloads and streams.
#[cfg(target_os = "linux")]
const STUCK_MS: u32 = 60_000;

/// What a connection may cost.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// Connections open at once.
    pub connections: usize,
    /// How long a request's head may take to arrive, the wait for it included.
    pub header: Duration,
}

/// Serves until `stop` resolves, then lets open requests finish.
pub async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let permits = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &permits) => accepted,
            () = &mut stop => break,
        };
        let (stream, peer, permit) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "Could not accept a connection");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let connection = connection(stream, peer, Arc::clone(&app), limits.header);
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            // A visitor who hangs up or sends nonsense is no event of ours.
            let _ = watched.await;
            drop(permit);
        });
    }
    drop(listener);
    let ended = app.stop();
    let drained = async {
        graceful.shutdown().await;
        tracing::info!("All connections are closed");
        ended.await;
    };
    if tokio::time::timeout(DRAIN, drained).await.is_err() {
        tracing::warn!("Closed what was still open");
    }
}

/// Takes a permit first, so that connections beyond the cap queue in the kernel.
async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
) -> std::io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let permit = Arc::clone(permits)
        .acquire_owned()
        .await
        .map_err(std::io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    stream.set_nodelay(true)?;
    sockopt::set_socket_send_buffer_size(&stream, SEND_BUFFER)?;
    #[cfg(target_os = "linux")]
    sockopt::set_tcp_user_timeout(&stream, STUCK_MS)?;
    Ok((stream, peer, permit))
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Arc<App>,
    header_limit: Duration,
) -> impl hyper_util::server::graceful::GracefulConnection + Send {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let app = Arc::clone(&app);
        async move { Ok::<_, Infallible>(app.handle(request.map(Body::new), peer).await) }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header_limit)
        .serve_connection(TokioIo::new(stream), service)
}
