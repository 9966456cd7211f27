//! Server-Sent Events as a browser reads them.

use axum::body::{Body, BodyDataStream};
use futures_util::StreamExt;
use http::{HeaderMap, Request, StatusCode};
use serde_json::Value;

use crate::test_app::TestApp;

/// One event.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    pub name: String,
    /// The id the browser would send back: the event's own or the last one before it.
    pub last_id: String,
    pub data: Value,
}

/// An open stream.
pub struct Sse {
    pub headers: HeaderMap,
    bytes: BodyDataStream,
    text: String,
    last_id: String,
    pub comments: usize,
    pub retry_ms: Option<u64>,
}

impl Sse {
    /// Opens a stream that must be answered with 200.
    pub async fn open(app: &TestApp, path: &str, last_event_id: Option<&str>) -> Self {
        let mut request = Request::get(path).header("accept", "text/event-stream");
        if let Some(id) = last_event_id {
            request = request.header("last-event-id", id);
        }
        let stream = Self::of(app, request.body(Body::empty()).unwrap()).await;
        Self {
            last_id: last_event_id.unwrap_or_default().to_owned(),
            ..stream
        }
    }

    /// Starts a job, which must be answered with 200.
    pub async fn job(app: &TestApp, path: &str, body: &Value) -> Self {
        let request = Request::post(path).header("content-type", "application/json");
        Self::of(app, request.body(Body::from(body.to_string())).unwrap()).await
    }

    async fn of(app: &TestApp, request: Request<Body>) -> Self {
        let path = request.uri().to_string();
        let (head, body) = app.open(request).await.into_parts();
        assert_eq!(head.status, StatusCode::OK, "{path}");
        Self {
            headers: head.headers,
            bytes: body.into_data_stream(),
            text: String::new(),
            last_id: String::new(),
            comments: 0,
            retry_ms: None,
        }
    }

    /// The next event; `None` at the end of the stream.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((block, rest)) = self.text.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.text = rest;
                if let Some(event) = self.read(&block) {
                    return Some(event);
                }
                continue;
            }
            let bytes = self.bytes.next().await?.unwrap();
            self.text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    /// The next event of a name; others are passed over.
    pub async fn next_named(&mut self, name: &str) -> Event {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event.name == name {
                return event;
            }
        }
    }

    /// So many events that can be resumed after.
    pub async fn numbered(&mut self, count: usize) -> Vec<Event> {
        let mut events = Vec::new();
        while events.len() < count {
            let event = self.next().await.expect("the stream goes on");
            if matches!(event.name.as_str(), "observation" | "alert" | "window") {
                events.push(event);
            }
        }
        events
    }

    /// By the rules of the specification: fields, comments, and nothing without data.
    fn read(&mut self, block: &str) -> Option<Event> {
        let mut name = "message".to_owned();
        let mut data: Vec<&str> = Vec::new();
        for line in block.lines() {
            match line.split_once(": ") {
                Some(("", _)) => self.comments += 1,
                Some(("event", text)) => name = text.to_owned(),
                Some(("id", text)) => self.last_id = text.to_owned(),
                Some(("data", text)) => data.push(text),
                Some(("retry", text)) => self.retry_ms = Some(text.parse().unwrap()),
                _ => panic!("not a line of an event: {line:?}"),
            }
        }
        (!data.is_empty()).then(|| Event {
            name,
            last_id: self.last_id.clone(),
            data: serde_json::from_str(&data.join("\n")).unwrap(),
        })
    }
}
