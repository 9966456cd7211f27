//! The accept loop: a cap on connections, in all and of one address, a time limit on request heads, a least rate
//! of reading, and a drain at the end. `axum::serve` installs no timer, so a slow head would never end there.

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
use ipnet::IpNet;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::connections::{Busy, Connections, Entry};
use crate::framing;
use crate::paced::Paced;
use crate::unsent::{UnderWay, Unsent};

/// How long open requests may finish after the order to stop.
const DRAIN: Duration = Duration::from_secs(20);

/// Connections that may wait to be accepted. Beyond them the kernel lets a visitor's first packet fall, who then waits
/// a second: one who opens a thousand at once must not fill the queue for all.
const BACKLOG: u32 = 4096;

/// How often another connection is asked to give way, where none has.
const ASK_AGAIN: Duration = Duration::from_millis(100);

/// Pause after a failed accept: the usual cause is a lack of file handles, and trying again at once burns a core.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Most bytes the kernel holds for one visitor. Left to itself it takes megabytes for whoever reads
/// slowly, and a stream would be minutes behind before its listener is known to lag.
const SEND_BUFFER: usize = 256 * 1024;

/// A visitor who takes nothing for this long has gone: closes stuck downloads and streams.
#[cfg(target_os = "linux")]
const STUCK: Duration = Duration::from_secs(60);

/// Most of it that is not yet on its way. A slow reader is seen to read each time half of this is gone, not a third
/// of the whole buffer.
#[cfg(target_os = "linux")]
const UNSENT_BYTES: u32 = 32 * 1024;

/// What a connection may cost.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// Connections open at once.
    pub connections: usize,
    /// Those of one address; a trusted proxy has as many as there are.
    pub of_one_address: usize,
    pub trusted_proxies: Vec<IpNet>,
    /// How long a request's head may take to arrive, the wait for it included.
    pub header: Duration,
}

/// Listens on an address, with room for a rush.
pub fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // As after a restart, when connections of the process before still linger.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until `stop` resolves, then lets open requests finish.
pub async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let permits = Arc::new(Semaphore::new(limits.connections));
    let connections = Connections::default();
    let graceful = GracefulShutdown::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &permits, &connections, &limits) => accepted,
            () = &mut stop => break,
        };
        let (stream, peer, entry, permit) = match accepted {
            Ok(Some(accepted)) => accepted,
            Ok(None) => continue,
            Err(error) => {
                tracing::warn!(%error, "Could not accept a connection");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let connection = connection(
            stream,
            peer,
            Arc::clone(&app),
            limits.header,
            entry.marker(),
        );
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            tokio::select! {
                // A visitor who hangs up or sends nonsense is no event of ours.
                _ = watched => {}
                () = entry.closed() => {}
            }
            drop((entry, permit));
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

/// Accepts one connection more than there is room for: it waits until an idle one has given way. None is one beyond
/// its address's share, for which nobody gives way.
async fn accept(
    listener: &TcpListener,
    permits: &Arc<Semaphore>,
    connections: &Connections,
    limits: &ConnectionLimits,
) -> std::io::Result<Option<(TcpStream, SocketAddr, Entry, OwnedSemaphorePermit)>> {
    let (stream, peer) = listener.accept().await?;
    let is_proxy = |network: &IpNet| network.contains(&peer.ip().to_canonical());
    let is_proxy = limits.trusted_proxies.iter().any(is_proxy);
    let Some(entry) = connections.enter(peer.ip(), is_proxy, limits.of_one_address) else {
        return Ok(None);
    };
    set_options(&stream)?;
    let permit = loop {
        if permits.available_permits() == 0 {
            connections.close_longest_idle();
        }
        // Again and again: the one that was asked to go may have a request by now, or none was idle.
        let permit = Arc::clone(permits).acquire_owned();
        if let Ok(permit) = tokio::time::timeout(ASK_AGAIN, permit).await {
            break permit.map_err(std::io::Error::other)?;
        }
    };
    entry.admitted();
    Ok(Some((stream, peer, entry, permit)))
}

fn set_options(stream: &TcpStream) -> std::io::Result<()> {
    stream.set_nodelay(true)?;
    let socket = SockRef::from(stream);
    socket.set_send_buffer_size(SEND_BUFFER)?;
    #[cfg(target_os = "linux")]
    {
        socket.set_tcp_user_timeout(Some(STUCK))?;
        socket.set_tcp_notsent_lowat(UNSENT_BYTES)?;
    }
    Ok(())
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: Arc<App>,
    header_limit: Duration,
    busy: impl Fn() -> Busy + Send + 'static,
) -> impl hyper_util::server::graceful::GracefulConnection + Send {
    let unsent = Unsent::default();
    let paced = Paced::new(stream, unsent.clone());
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let (app, busy, unsent) = (Arc::clone(&app), busy(), unsent.clone());
        async move {
            // Of one who sends many at once each gives way to everybody else's.
            tokio::task::yield_now().await;
            let (response, permit) = match framing::refusal(&request) {
                Some(refused) => (refused, None),
                None => app.handle(request.map(Body::new), peer).await,
            };
            let under_way = UnderWay::new(busy, permit);
            Ok::<_, Infallible>(response.map(|body| unsent.until_sent(body, under_way)))
        }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header_limit)
        // Of a body on its way through no more is held either. Left to itself hyper takes 400 KB.
        .max_buf_size(framing::MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(paced), service)
}
