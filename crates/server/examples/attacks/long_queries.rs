//! Queries as long as a head may be, as long as they may be, and as long as they are read for every wrong field.

use boreal_api::middleware::head_limits::{MAX_PARAMETERS, MAX_QUERY_BYTES};

use super::{Target, repeat};
use crate::site::get;

/// Every field of the operation, none of them right.
const WRONG: &str = "speed=x&seed=x&hours=x&size_c=x&event=&start=&at=&fault=&station=&fault_at=";

/// Of a query of no more bytes each wrong field is named, and looked for anew.
const EVERY_FIELD_BYTES: usize = 4 * 1024;

/// Sixty-seven at once, again and again.
pub async fn long_queries(target: Target) {
    let queries = [
        format!("{}{WRONG}", "a&".repeat(15_000)),
        longest(MAX_QUERY_BYTES),
        longest(EVERY_FIELD_BYTES),
    ];
    let queries = queries.iter().cycle().take(67);
    let path = "/api/v1/real-time-analytics/stream";
    let requests = queries.map(|query| get(&format!("{path}?{query}")));
    repeat(target, requests.collect()).await;
}

/// So many bytes in as many parameters as there may be.
fn longest(bytes: usize) -> String {
    let known = WRONG.split('&').count();
    let unknown = "a&".repeat(MAX_PARAMETERS - known - 1);
    let begun = format!("{unknown}{WRONG}&");
    let rest = "b".repeat(bytes - begun.len());
    format!("{begun}{rest}")
}
