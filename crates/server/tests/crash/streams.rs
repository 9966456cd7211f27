//! Event streams of the real program: a kill in the middle, an order to stop, a visitor who does not read.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::site::{Settings, Site, sqlite_url};

const STREAM: &str = "/api/v1/real-time-analytics/stream";

/// An open stream, read line by line.
struct Reader(BufReader<TcpStream>);

impl Reader {
    async fn open(address: SocketAddr, last_event_id: Option<&str>) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let resume = last_event_id.map_or(String::new(), |id| format!("Last-Event-ID: {id}\r\n"));
        let request = format!("GET {STREAM} HTTP/1.1\r\nHost: x\r\n{resume}\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        Self(BufReader::new(stream))
    }

    /// The next id of an event that can be resumed after.
    async fn id(&mut self) -> String {
        let mut name = String::new();
        loop {
            let mut line = String::new();
            let read = self.0.read_line(&mut line).await.unwrap();
            assert!(read > 0, "the stream goes on");
            if let Some(text) = line.strip_prefix("event: ") {
                text.trim_end().clone_into(&mut name);
                assert_ne!(name, "reset", "the place is found again");
            }
            match line.strip_prefix("id: ") {
                Some(id) if name != "snapshot" => return id.trim_end().to_owned(),
                _ => {}
            }
        }
    }
}

fn number(id: &str) -> u64 {
    id.rsplit('.').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_killed_server_loses_and_repeats_no_event() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::hurried(&sqlite_url(folder.path()));
    let site = Site::start(folder.path(), &settings);
    let mut reader = Reader::open(site.address, None).await;
    let mut seen = vec![reader.id().await];
    for _ in 0..20 {
        seen.push(reader.id().await);
    }
    site.kill();

    let site = Site::start(folder.path(), &settings);
    let mut reader = Reader::open(site.address, seen.last().map(String::as_str)).await;
    for _ in 0..60 {
        seen.push(reader.id().await);
    }
    for pair in seen.windows(2) {
        assert_eq!(number(&pair[1]), number(&pair[0]) + 1, "{pair:?}");
    }
    site.stop();
}

#[tokio::test]
async fn an_order_to_stop_does_not_wait_for_streams() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings::hurried(&sqlite_url(folder.path()));
    let site = Site::start(folder.path(), &settings);
    let mut reader = Reader::open(site.address, None).await;
    reader.id().await;
    site.terminate();
    let mut rest = Vec::new();
    reader.0.read_to_end(&mut rest).await.unwrap();
    assert!(
        rest.ends_with(b"0\r\n\r\n"),
        "the answer ends in good order"
    );
    assert!(site.exit().success());
}
