//! The listener on a real socket: slow visitors, too many visitors, the drain.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use boreal_server::listen::{ConnectionLimits, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::test_site::TestSite;

struct Listening {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

async fn listen(limits: ConnectionLimits) -> Listening {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let server = tokio::spawn(async move {
        let test = TestSite::new().await;
        serve(listener, test.app.clone(), limits, async {
            stopped.await.unwrap_or(())
        })
        .await;
    });
    Listening {
        address,
        stop,
        server,
    }
}

const SHORT: ConnectionLimits = ConnectionLimits {
    connections: 64,
    header: Duration::from_millis(200),
};

/// Sends bytes and reads until the server closes.
async fn exchange(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut answer))
        .await
        .expect("the server closes the connection")
        .unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn a_slow_head_and_a_silent_connection_are_closed() {
    let listening = listen(SHORT).await;
    for bytes in [&b""[..], b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let started = Instant::now();
        exchange(listening.address, bytes).await;
        assert!(started.elapsed() < Duration::from_secs(5));
    }
    // A connection kept alive after an answer is closed too.
    let answer = exchange(
        listening.address,
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    )
    .await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn connections_beyond_the_cap_wait_for_a_free_place() {
    let listening = listen(ConnectionLimits {
        connections: 1,
        ..SHORT
    })
    .await;
    let idle = TcpStream::connect(listening.address).await.unwrap();
    // Served once the idle one has been closed for saying nothing.
    let answer = exchange(listening.address, b"GET /healthz HTTP/1.0\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
    drop(idle);
}

#[tokio::test]
async fn stopping_closes_idle_connections_and_ends() {
    let listening = listen(ConnectionLimits {
        header: Duration::from_secs(60),
        ..SHORT
    })
    .await;
    let mut kept_alive = TcpStream::connect(listening.address).await.unwrap();
    kept_alive
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .unwrap();
    let mut answer = [0; 15];
    kept_alive.read_exact(&mut answer).await.unwrap();

    listening.stop.send(()).unwrap();
    tokio::time::timeout(Duration::from_secs(5), listening.server)
        .await
        .expect("the drain ends")
        .unwrap();
    assert!(
        TcpStream::connect(listening.address).await.is_err(),
        "nobody listens any more"
    );
}
