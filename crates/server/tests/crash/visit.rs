//! A visitor on a bare socket, who can hang up, lie and dawdle as no client library would.

use std::net::SocketAddr;
use std::time::Duration;

use boreal_test_support::eventually;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub const FUNCTION: &str = "/functions/v1/send-contact-email";

/// Longer than the server takes over anything.
const PATIENCE: Duration = Duration::from_secs(120);

/// An answer that came whole.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Reply {
    /// Reads an answer; nothing when it is cut off.
    fn parse(bytes: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let reply = Self {
            status: head.split(' ').nth(1)?.parse().ok()?,
            head: head.to_owned(),
            body: body.to_owned(),
        };
        let length = reply.header("content-length");
        let whole = length.is_none_or(|length| length == reply.body.len().to_string());
        whole.then_some(reply)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The reference of a message that was taken.
    #[track_caller]
    pub fn reference(&self) -> String {
        assert_eq!(self.status, 200, "{}", self.body);
        self.json()["reference"].as_str().unwrap().to_owned()
    }
}

/// Message `number`, from a person of its own so that no limit per person bites.
pub fn message(number: usize) -> Value {
    json!({
        "name": format!("Visitor {number}"),
        "email": format!("visitor-{number}@example.ca"),
        "message": format!("Question number {number} about our orders"),
        "idempotency_key": format!("key of message {number}"),
    })
}

/// A request as it goes over the wire; the connection is for it alone.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: site.example\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    let length = body.len();
    text + &format!("connection: close\r\ncontent-length: {length}\r\n\r\n{body}")
}

pub async fn get(address: SocketAddr, path: &str) -> Option<Reply> {
    exchange(address, request("GET", path, &[], "").as_bytes()).await
}

/// Sends a message until it is taken, as a visitor does who is asked to try again; its reference.
pub async fn delivered(address: SocketAddr, body: &Value) -> String {
    eventually("the message is taken", || async {
        let reply = post(address, body).await?;
        (reply.status != 503).then(|| reply.reference())
    })
    .await
}

/// Sends a message as the page's script does; nothing when no answer came.
pub async fn post(address: SocketAddr, body: &Value) -> Option<Reply> {
    post_with(address, &[], body).await
}

pub async fn post_with(
    address: SocketAddr,
    headers: &[(&str, &str)],
    body: &Value,
) -> Option<Reply> {
    let json = [("content-type", "application/json")];
    let headers = [&json, headers].concat();
    let bytes = request("POST", FUNCTION, &headers, &body.to_string());
    exchange(address, bytes.as_bytes()).await
}

/// Sends bytes and reads until the server closes; nothing unless a whole answer came.
pub async fn exchange(address: SocketAddr, bytes: &[u8]) -> Option<Reply> {
    let exchange = async {
        let stream = TcpStream::connect(address).await.ok()?;
        let (mut from, mut to) = stream.into_split();
        let mut answer = Vec::new();
        // Both at once: a server may answer before it has read everything.
        let send = async {
            let _ = to.write_all(bytes).await;
        };
        let receive = async {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = from.read(&mut buffer).await {
                answer.extend_from_slice(&buffer[..count]);
            }
        };
        tokio::join!(send, receive);
        Reply::parse(&answer)
    };
    tokio::time::timeout(PATIENCE, exchange).await.ok()?
}
