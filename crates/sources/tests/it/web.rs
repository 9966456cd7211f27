//! A scripted corner of the web: servers on local addresses and the names that lead to them.

use async_trait::async_trait;
use boreal_sources::Lookup;
use std::collections::HashMap;
use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Plays the public internet in these tests.
pub const PUBLIC: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 1);
/// Plays a machine of the inside.
pub const PRIVATE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// What a path answers.
#[derive(Debug, Clone)]
pub enum Reply {
    /// These very bytes.
    Raw(Vec<u8>),
    /// A head, then bytes for ever.
    Endless,
    /// A head, then a byte now and then for ever.
    Drip,
    /// Nothing, but the connection stays open.
    Silence,
    /// Closes without a word.
    HangUp,
}

impl Reply {
    pub fn html(body: &str) -> Self {
        Self::with(
            "200 OK",
            "content-type: text/html; charset=utf-8",
            body.as_bytes(),
        )
    }

    pub fn status(status: &str) -> Self {
        Self::with(status, "content-type: text/html", b"no")
    }

    pub fn redirect(to: &str) -> Self {
        let headers = format!("location: {to}\r\nset-cookie: id=1; Path=/");
        Self::with("302 Found", &headers, b"")
    }

    pub fn gzip(body: &[u8]) -> Self {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        packer.write_all(body).unwrap();
        let headers = "content-type: text/html\r\ncontent-encoding: gzip";
        Self::with("200 OK", headers, &packer.finish().unwrap())
    }

    pub fn with(status: &str, headers: &str, body: &[u8]) -> Self {
        let length = body.len();
        let head = format!(
            "HTTP/1.1 {status}\r\n{headers}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
        );
        Self::Raw([head.as_bytes(), body].concat())
    }
}

/// A web server; paths it does not know are 404, robots.txt included. It stops with the test's runtime.
#[derive(Clone)]
pub struct WebServer {
    pub port: u16,
    replies: Arc<Mutex<HashMap<String, Reply>>>,
    heads: Arc<Mutex<Vec<String>>>,
}

impl WebServer {
    pub async fn start(replies: &[(&str, Reply)]) -> Self {
        Self::listen(PUBLIC, 0, replies).await
    }

    pub async fn listen(ip: Ipv4Addr, port: u16, replies: &[(&str, Reply)]) -> Self {
        let listener = TcpListener::bind((ip, port)).await.unwrap();
        let replies = replies
            .iter()
            .map(|(path, reply)| ((*path).to_owned(), reply.clone()));
        let server = Self {
            port: listener.local_addr().unwrap().port(),
            replies: Arc::new(Mutex::new(replies.collect())),
            heads: Arc::default(),
        };
        let shared = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let shared = shared.clone();
                tokio::spawn(async move { shared.serve(stream).await });
            }
        });
        server
    }

    pub fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.port)
    }

    pub fn will(&self, path: &str, reply: Reply) {
        self.replies.lock().unwrap().insert(path.to_owned(), reply);
    }

    /// The request heads so far, as they came.
    pub fn heads(&self) -> Vec<String> {
        self.heads.lock().unwrap().clone()
    }

    /// The paths asked for so far, without robots.txt.
    pub fn asked(&self) -> Vec<String> {
        let heads = self.heads();
        let paths = heads.iter().filter_map(|head| head.split(' ').nth(1));
        paths
            .filter(|path| *path != "/robots.txt")
            .map(str::to_owned)
            .collect()
    }

    async fn serve(&self, mut stream: TcpStream) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            match stream.read_u8().await {
                Ok(byte) => head.push(byte),
                Err(_) => return,
            }
        }
        let head = String::from_utf8(head).unwrap();
        let path = head.split(' ').nth(1).unwrap().to_owned();
        self.heads.lock().unwrap().push(head);
        let reply = self.replies.lock().unwrap().get(&path).cloned();
        let head = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n";
        match reply.unwrap_or_else(|| Reply::status("404 Not Found")) {
            Reply::Raw(bytes) => {
                let _ = stream.write_all(&bytes).await;
            }
            Reply::Endless => {
                let _ = stream.write_all(head).await;
                while stream.write_all(&[b'x'; 4096]).await.is_ok() {}
            }
            Reply::Drip => {
                let _ = stream.write_all(head).await;
                while stream.write_all(b"x").await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            Reply::Silence => std::future::pending().await,
            Reply::HangUp => {}
        }
    }
}

/// Names and their addresses, one answer after another; the last one stays.
#[derive(Default)]
pub struct Names {
    answers: Mutex<HashMap<String, Vec<Vec<IpAddr>>>>,
    lookups: AtomicUsize,
}

impl Names {
    pub fn of(names: &[(&str, &[&[&str]])]) -> Arc<Self> {
        let parse = |ip: &&str| ip.parse().unwrap();
        let answers = names.iter().map(|(name, answers)| {
            let answers = answers.iter().map(|ips| ips.iter().map(parse).collect());
            ((*name).to_owned(), answers.collect())
        });
        Arc::new(Self {
            answers: Mutex::new(answers.collect()),
            lookups: AtomicUsize::new(0),
        })
    }

    pub fn lookups(&self) -> usize {
        self.lookups.load(Ordering::SeqCst)
    }
}

#[async_trait]
impl Lookup for Names {
    async fn addresses(&self, host: &str) -> io::Result<Vec<IpAddr>> {
        self.lookups.fetch_add(1, Ordering::SeqCst);
        let mut answers = self.answers.lock().unwrap();
        let answers = answers.get_mut(host).ok_or(io::ErrorKind::NotFound)?;
        Ok(match answers.len() {
            1 => answers[0].clone(),
            _ => answers.remove(0),
        })
    }
}
