//! A server that speaks Valet on a local port, well or badly.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What the server does with a request.
#[derive(Debug, Clone)]
pub enum Answer {
    /// 200 with a body.
    Body(String),
    /// Another status.
    Status(u16),
    /// 200 with a body, after a while.
    Slow(Duration, String),
    /// A redirect.
    Redirect(String),
    /// A body longer than it says nothing about: sent in pieces without a length.
    Endless,
    /// Closes without a word.
    HangUp,
}

/// The server; it stops with the test's runtime.
#[derive(Debug, Clone)]
pub struct ValetServer {
    /// `http://127.0.0.1:port`.
    pub base: String,
    answer: Arc<Mutex<Answer>>,
    requests: Arc<AtomicUsize>,
}

impl ValetServer {
    /// Starts with an answer.
    pub async fn start(answer: Answer) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self {
            base: format!("http://{}", listener.local_addr().unwrap()),
            answer: Arc::new(Mutex::new(answer)),
            requests: Arc::default(),
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

    /// Changes what comes next.
    pub fn will(&self, answer: Answer) {
        *self.answer.lock().unwrap() = answer;
    }

    /// Requests so far.
    pub fn requests(&self) -> usize {
        self.requests.load(Ordering::SeqCst)
    }

    async fn serve(&self, mut stream: TcpStream) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            match stream.read_u8().await {
                Ok(byte) => head.push(byte),
                Err(_) => return,
            }
        }
        self.requests.fetch_add(1, Ordering::SeqCst);
        let answer = self.answer.lock().unwrap().clone();
        let text = match answer {
            Answer::Body(body) => with_length("200 OK", "", &body),
            Answer::Status(code) => {
                with_length(&format!("{code} Nope"), "", "{\"message\":\"nope\"}")
            }
            Answer::Slow(wait, body) => {
                tokio::time::sleep(wait).await;
                with_length("200 OK", "", &body)
            }
            Answer::Redirect(to) => with_length("302 Found", &format!("location: {to}\r\n"), ""),
            Answer::HangUp => return,
            Answer::Endless => {
                let _ = stream
                    .write_all(b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n")
                    .await;
                while stream.write_all(&[b'x'; 4096]).await.is_ok() {}
                return;
            }
        };
        let _ = stream.write_all(text.as_bytes()).await;
    }
}

fn with_length(status: &str, headers: &str, body: &str) -> String {
    format!(
        "HTTP/1.1 {status}\r\n{headers}content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// A good answer: two days of yields, with holes of every documented kind.
pub fn good_yields() -> String {
    r#"{"terms":{"url":"https://www.bankofcanada.ca/terms/"},
        "seriesDetail":{"BD.CDN.2YR.DQ.YLD":{"label":"2 year","description":"","dimension":{"key":"d","name":"Date"}}},
        "observations":[
          {"d":"2026-09-30","BD.CDN.2YR.DQ.YLD":{"v":"3.01"},"BD.CDN.10YR.DQ.YLD":{"v":"3.80"},"V80691335":{"v":"6.19"}},
          {"d":"2026-10-06","BD.CDN.2YR.DQ.YLD":{"v":""},"BD.CDN.5YR.DQ.YLD":{"v":"3.58"},"BD.CDN.10YR.DQ.YLD":{}},
          {"d":"2026-10-07","TB.CDN.90D.MID":{"v":"2.39"},"BD.CDN.5YR.DQ.YLD":{"v":"3.60"},"BD.CDN.10YR.DQ.YLD":{"v":"3.94"},"BD.CDN.RRB.DQ.YLD":{"v":"1.9"}}
        ]}"#
    .to_owned()
}
