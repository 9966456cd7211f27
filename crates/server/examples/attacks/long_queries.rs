//! Queries as long as a head may be, every field of them wrong.

use super::{Target, repeat};
use crate::site::get;

/// Sixty-seven at once, again and again.
pub async fn long_queries(target: Target) {
    let wrong = "speed=x&seed=x&hours=x&size_c=x&event=&start=&at=&fault=&station=&fault_at=";
    let unknown = "a&".repeat(15_000);
    let path = format!("/api/v1/real-time-analytics/stream?{unknown}{wrong}");
    repeat(target, vec![get(&path); 67]).await;
}
