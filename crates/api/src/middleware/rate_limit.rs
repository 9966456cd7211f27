//! How often one client may do something. Kept in memory and bounded: the cost
//! of a call is this process's own, so the limit is too.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use boreal_rate_limit::{MemoryLimits, Rate, Take};
use jiff::Timestamp;

use super::head_limits::check_query;
use super::visitor::Visitor;
use crate::error::ApiError;

/// How many times a client's share all clients of its network have together, as with messages.
pub const NETWORK_SHARE: u8 = 8;

/// How long a refused call waits for its answer: whoever asks on without a pause is slowed down to that, and costs
/// little meanwhile. No more of them wait than there are connections.
const REFUSED_AFTER: Duration = Duration::from_millis(100);

/// A rate for one thing clients do, counted for each and for its network.
#[derive(Clone, Debug)]
pub struct RateLimiter {
    buckets: Arc<MemoryLimits>,
    rate: Rate,
    of_network: Rate,
}

impl RateLimiter {
    /// Allows this many times a minute, all at once if need be.
    #[must_use]
    pub fn per_minute(times: u32) -> Self {
        let rate = Rate::per_minute(times, times);
        Self {
            buckets: Arc::default(),
            of_network: rate.times(NETWORK_SHARE.into()),
            rate,
        }
    }

    /// Counts one time, or says after a moment when the next may be.
    pub async fn enter(&self, ip: IpAddr) -> Result<(), ApiError> {
        let taken = self.take(ip);
        if taken.is_err() {
            tokio::time::sleep(REFUSED_AFTER).await;
        }
        taken
    }

    /// Counts one time, or says when the next may be.
    pub fn take(&self, ip: IpAddr) -> Result<(), ApiError> {
        let now = Timestamp::now().as_millisecond();
        // The client's first: one that is refused spends nothing of its network's.
        for (name, rate) in [(bucket(ip), &self.rate), (network(ip), &self.of_network)] {
            if let Take::Refused { retry_after_ms } = self.buckets.take(&name, rate, now) {
                let seconds = u64::try_from(retry_after_ms).unwrap_or(0).div_ceil(1000);
                return Err(ApiError::TooManyRequests(seconds.max(1)));
            }
        }
        Ok(())
    }
}

/// On a request: its visitor has as many under way as it may. Who answers it knows in which shape that is said.
#[derive(Clone, Copy, Debug)]
pub struct TooManyUnderWay;

/// Refuses a request that is one too many at once. Another may be over any moment.
pub fn check_under_way(request: &Request) -> Result<(), ApiError> {
    match request.extensions().get::<TooManyUnderWay>() {
        Some(TooManyUnderWay) => Err(ApiError::TooManyUnderWay),
        None => Ok(()),
    }
}

/// Refuses a caller who has spent the minute's calls, has too many under way, or sends too long a query.
pub async fn limit_rate(
    State(limiter): State<RateLimiter>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    limiter.enter(visitor.ip).await?;
    check_under_way(&request)?;
    check_query(request.uri())?;
    Ok(next.run(request).await)
}

/// A household holds a whole IPv6 /64, so that is one client.
pub fn bucket(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).to_string()
        }
    }
}

/// What a provider hands out to one customer at the most: an IPv4 /24, an IPv6 /48.
pub fn network(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            format!("{a}.{b}.{c}.0/24")
        }
        IpAddr::V6(ip) => {
            let [a, b, c, ..] = ip.segments();
            format!("{}/48", Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;
    use tokio::time::Instant;

    use super::{REFUSED_AFTER, RateLimiter, bucket, network};
    use crate::error::ApiError;

    #[test]
    fn a_client_is_refused_after_its_calls_and_others_are_not() {
        let limiter = RateLimiter::per_minute(2);
        let [one, other] = ["203.0.113.1", "203.0.113.2"].map(|ip| ip.parse().unwrap());
        assert!(limiter.take(one).is_ok());
        assert!(limiter.take(one).is_ok());
        assert!(
            matches!(limiter.take(one), Err(ApiError::TooManyRequests(seconds)) if (1..=30).contains(&seconds))
        );
        assert!(limiter.take(other).is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn who_asks_on_is_slowed_down_however_many_ask_at_once() {
        let limiter = RateLimiter::per_minute(1);
        let ip = "203.0.113.1".parse().unwrap();
        let began = Instant::now();
        assert!(limiter.enter(ip).await.is_ok());
        assert!(began.elapsed() < REFUSED_AFTER);
        let crowd = (0..2_000).map(|_| async {
            assert!(limiter.enter(ip).await.is_err());
            began.elapsed()
        });
        let waited = join_all(crowd).await;
        assert!(waited.iter().all(|waited| *waited >= REFUSED_AFTER));
    }

    #[test]
    fn the_clients_of_one_network_share_eight_times_as_much() {
        let limiter = RateLimiter::per_minute(1);
        let take = |network: u8, host: u8| limiter.take([203, 0, network, host].into());
        assert!((1..=8).all(|host| take(113, host).is_ok()));
        assert!(take(113, 9).is_err());
        assert!(take(114, 9).is_ok());
    }

    #[test]
    fn a_whole_ipv6_network_is_one_client() {
        let of = |ip: &str| bucket(ip.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::4"), of("2001:db8:1:3::4"));
        let of = |ip: &str| network(ip.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::4"), of("2001:db8:1:ffff::4"));
        assert_ne!(of("2001:db8:1:2::4"), of("2001:db8:2:2::4"));
        assert_eq!(of("203.0.113.7"), "203.0.113.0/24");
    }
}
