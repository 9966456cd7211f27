//! Server-Sent Events on the wire.

use std::fmt::Display;

use axum::body::Bytes;
use serde::Serialize;

/// Sent first: how long a browser waits before it connects again.
pub const RETRY: Bytes = Bytes::from_static(b"retry: 2000\n\n");
/// A comment that keeps proxies from closing a connection they take for dead.
pub const HEARTBEAT: &[u8] = b": heartbeat\n\n";
/// Seconds from one to the next.
pub const HEARTBEAT_EVERY: u64 = 15;

/// Appends one event. JSON never holds a line break, so the data is one line.
pub fn push(out: &mut Vec<u8>, name: &str, id: Option<impl Display>, data: &impl Serialize) {
    let before = out.len();
    out.extend_from_slice(b"event: ");
    out.extend_from_slice(name.as_bytes());
    if let Some(id) = id {
        out.extend_from_slice(format!("\nid: {id}").as_bytes());
    }
    out.extend_from_slice(b"\ndata: ");
    match serde_json::to_writer(&mut *out, data) {
        Ok(()) => out.extend_from_slice(b"\n\n"),
        Err(error) => {
            tracing::error!(%error, name, "Could not write an event");
            out.truncate(before);
        }
    }
}

/// One event by itself.
pub fn single(name: &str, id: Option<impl Display>, data: &impl Serialize) -> Bytes {
    let mut out = Vec::new();
    push(&mut out, name, id, data);
    out.into()
}
