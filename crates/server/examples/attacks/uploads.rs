//! Bodies that begin and do not go on.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;

use super::{Target, count_answer};
use crate::site::{connect, post, status_of};

/// Sixty-four bodies that begin and do not go on, opened again when they are closed.
pub async fn slow_uploads(target: Target) {
    let head = "transfer-encoding: chunked\r\n";
    let again = Duration::from_millis(100);
    unfinished(target, head, b"1\r\n{\r\n".to_vec(), 64, again).await;
}

/// Two hundred bodies of 19 MB that stop before their end, sent again when they are refused.
pub async fn large_uploads(target: Target) {
    const BYTES: usize = 19_000_000;
    let head = format!("content-length: {}\r\n", BYTES + 1);
    let again = Duration::from_millis(500);
    unfinished(target, &head, vec![b' '; BYTES], 200, again).await;
}

/// Four hundred bodies of one visitor that a proxy passes on as they come, which is not at all after their beginning.
pub async fn uploads_by_a_proxy(target: Target) {
    let head = "x-forwarded-for: 203.0.113.7\r\ncontent-length: 19000000\r\n";
    let again = Duration::from_millis(100);
    unfinished(target, head, vec![b' '; 1_000_000], 400, again).await;
}

/// So many bodies at once that begin and do not go on, sent again after a while when they are refused.
async fn unfinished(
    Target { address, from, .. }: Target,
    headers: &str,
    begun: Vec<u8>,
    count: usize,
    again: Duration,
) {
    let head = post("/api/v1/customer-segmentation/histories", "");
    let head = head.replace("content-length: 0\r\n", headers);
    let begun: Arc<[u8]> = begun.into();
    let mut uploads = JoinSet::new();
    for _ in 0..count {
        let (head, begun) = (head.clone(), Arc::clone(&begun));
        uploads.spawn(async move {
            loop {
                if let Ok(mut stream) = connect(address, from).await {
                    let _ = stream.write_all(head.as_bytes()).await;
                    let _ = stream.write_all(&begun).await;
                    let mut answer = Vec::new();
                    let _ = stream.read_to_end(&mut answer).await;
                    count_answer(status_of(&answer).unwrap_or(0));
                }
                tokio::time::sleep(again).await;
            }
        });
    }
    while uploads.join_next().await.is_some() {}
}
