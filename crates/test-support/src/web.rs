//! A web server that a test tells what to answer, well or badly.

use std::collections::{HashMap, VecDeque};
use std::io::Write as _;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

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
    /// What a function makes of the request's body; it must not be computed again.
    Computed(fn(&str) -> Reply),
}

impl Reply {
    /// A page.
    pub fn html(body: &str) -> Self {
        let media_type = "content-type: text/html; charset=utf-8";
        Self::with("200 OK", media_type, body.as_bytes())
    }

    /// A status with a short body, for example `404 Not Found`.
    pub fn status(status: &str) -> Self {
        Self::with(status, "content-type: text/html", b"no")
    }

    /// A redirect that also tries to leave a cookie.
    pub fn redirect(to: &str) -> Self {
        let headers = format!("location: {to}\r\nset-cookie: id=1; Path=/");
        Self::with("302 Found", &headers, b"")
    }

    /// A page packed with gzip.
    pub fn gzip(body: &[u8]) -> Self {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        let packed = packer.write_all(body).and_then(|()| packer.finish());
        let headers = "content-type: text/html\r\ncontent-encoding: gzip";
        Self::with("200 OK", headers, &packed.expect("memory takes any bytes"))
    }

    /// A chat completion in which a model says `content`.
    pub fn completion(content: &str) -> Self {
        let body = json!({
            "id": "chatcmpl-1",
            "object": "chat.completion",
            "choices": [{
                "index": 0,
                "message": { "role": "assistant", "content": content },
                "finish_reason": "stop",
            }],
            "usage": { "prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2 },
        });
        Self::json(&body.to_string())
    }

    /// Something that calls itself JSON.
    pub fn json(body: &str) -> Self {
        Self::with("200 OK", "content-type: application/json", body.as_bytes())
    }

    /// Any status, headers and body; the length is added.
    pub fn with(status: &str, headers: &str, body: &[u8]) -> Self {
        let length = body.len();
        let head = format!(
            "HTTP/1.1 {status}\r\n{headers}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
        );
        Self::Raw([head.as_bytes(), body].concat())
    }
}

/// A request as it came.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The request line and the headers.
    pub head: String,
    pub body: String,
}

impl Asked {
    /// The path and query asked for.
    pub fn path(&self) -> &str {
        self.head.split(' ').nth(1).unwrap_or_default()
    }
}

/// A web server; paths it does not know are 404. It stops with the test's runtime.
#[derive(Debug, Clone)]
pub struct WebServer {
    pub port: u16,
    replies: Arc<Mutex<HashMap<String, VecDeque<Reply>>>>,
    requests: Arc<Mutex<Vec<Asked>>>,
}

impl WebServer {
    /// Starts on `127.0.0.1` and any port.
    pub async fn start(replies: &[(&str, Reply)]) -> Self {
        Self::listen(Ipv4Addr::LOCALHOST, 0, replies).await
    }

    /// Starts on a given local address and port.
    pub async fn listen(ip: Ipv4Addr, port: u16, replies: &[(&str, Reply)]) -> Self {
        let listener = TcpListener::bind((ip, port)).await;
        let listener = listener.expect("a local port is free");
        let port = listener.local_addr().expect("a bound port").port();
        let server = Self {
            port,
            replies: Arc::default(),
            requests: Arc::default(),
        };
        for (path, reply) in replies {
            server.then(path, reply.clone());
        }
        let shared = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let shared = shared.clone();
                tokio::spawn(async move { shared.serve(stream).await });
            }
        });
        server
    }

    /// An address on this server under any name.
    pub fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.port)
    }

    /// Changes what a path answers from now on.
    pub fn will(&self, path: &str, reply: Reply) {
        lock(&self.replies).insert(path.to_owned(), VecDeque::from([reply]));
    }

    /// Adds an answer after those a path has; the last one stays.
    pub fn then(&self, path: &str, reply: Reply) {
        let mut replies = lock(&self.replies);
        replies.entry(path.to_owned()).or_default().push_back(reply);
    }

    /// The requests so far.
    pub fn requests(&self) -> Vec<Asked> {
        lock(&self.requests).clone()
    }

    /// The paths asked for so far, without robots.txt.
    pub fn asked(&self) -> Vec<String> {
        let requests = self.requests();
        let paths = requests.iter().map(Asked::path);
        let pages = paths.filter(|path| *path != "/robots.txt");
        pages.map(str::to_owned).collect()
    }

    fn reply(&self, asked: &Asked) -> Reply {
        let mut replies = lock(&self.replies);
        let reply = match replies.get_mut(asked.path()) {
            Some(replies) if replies.len() > 1 => replies.pop_front(),
            Some(replies) => replies.front().cloned(),
            None => None,
        };
        match reply.unwrap_or_else(|| Reply::status("404 Not Found")) {
            Reply::Computed(compute) => compute(&asked.body),
            reply => reply,
        }
    }

    async fn serve(&self, mut stream: TcpStream) {
        let Some(asked) = read(&mut stream).await else {
            return;
        };
        lock(&self.requests).push(asked.clone());
        let head = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n";
        // Whoever hangs up in the middle has seen enough.
        match self.reply(&asked) {
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
            Reply::HangUp | Reply::Computed(_) => {}
        }
    }
}

async fn read(stream: &mut TcpStream) -> Option<Asked> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.ok()?);
    }
    let head = String::from_utf8(head).ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let is_length = name.eq_ignore_ascii_case("content-length");
        is_length.then(|| value.trim().parse().ok()).flatten()
    });
    let mut body = vec![0; length.unwrap_or(0)];
    stream.read_exact(&mut body).await.ok()?;
    let body = String::from_utf8(body).ok()?;
    Some(Asked { head, body })
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
