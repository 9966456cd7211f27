//! How fast what comes of refused bodies is thrown away. Reading is work of ours, and what is not read stops its sender:
//! one who sends all that a line carries takes no more of the processor than its share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::rate_limit::{NETWORK_SHARE, bucket, network};

/// Of a visitor's refused bodies together: more than lines to a small server carry.
const BYTES_A_SECOND: u32 = 32 << 20;

/// Thrown away as fast as they come: two of the largest bodies there are.
const AT_ONCE: Duration = Duration::from_millis(1250);

/// What a piece costs at least: one of a byte is work too.
const LEAST_PIECE: usize = 1024;

/// So many visitors and networks are remembered before those who have a whole share again are forgotten.
const REMEMBERED: usize = 1024;

/// The moments until which visitors, and networks, have had their share.
#[derive(Clone, Debug, Default)]
pub struct Intake(Arc<Mutex<HashMap<String, Instant>>>);

impl Intake {
    /// Waits until this visitor's share lets more be read.
    pub async fn turn(&self, visitor: IpAddr) {
        let next = self.count(visitor, Duration::ZERO);
        if next > Instant::now() {
            sleep_until(next).await;
        }
    }

    /// So many bytes were read.
    pub fn read(&self, visitor: IpAddr, bytes: usize) {
        let bytes = u32::try_from(bytes.max(LEAST_PIECE)).unwrap_or(u32::MAX);
        let second = Duration::from_secs(1);
        self.count(visitor, second * bytes / BYTES_A_SECOND);
    }

    /// Counts time against a visitor and its network; gives when there is time again.
    fn count(&self, visitor: IpAddr, time: Duration) -> Instant {
        let now = Instant::now();
        let mut had = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if had.len() >= REMEMBERED {
            had.retain(|_, until| *until > now);
        }
        let accounts = [
            (bucket(visitor), 1),
            (network(visitor), NETWORK_SHARE.into()),
        ];
        let moments = accounts.map(|(account, share): (String, u32)| {
            let until = had.entry(account).or_insert(now);
            *until = (*until).max(now) + time / share;
            *until - AT_ONCE
        });
        moments.into_iter().fold(now, Instant::max)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::time::Duration;

    use futures_util::future::join_all;
    use tokio::time::Instant;

    use super::{Intake, REMEMBERED};

    const LARGEST: usize = 20 << 20;

    /// Each in a network of its own.
    fn visitor(number: u16) -> IpAddr {
        let [a, b] = number.to_be_bytes();
        [10, a, b, 7].into()
    }

    /// Throws a body away that is there, and tells how long that took.
    async fn throw_away(intake: &Intake, visitor: IpAddr, bytes: usize) -> Duration {
        const PIECE: usize = 32 * 1024;
        let began = Instant::now();
        for _ in 0..bytes / PIECE {
            intake.turn(visitor).await;
            intake.read(visitor, PIECE);
        }
        began.elapsed()
    }

    fn is_at_once(took: Duration) -> bool {
        took < Duration::from_millis(50)
    }

    #[tokio::test(start_paused = true)]
    async fn two_of_the_largest_bodies_are_thrown_away_at_once_and_a_flood_by_its_share() {
        let intake = Intake::default();
        for _ in 0..2 {
            assert!(is_at_once(throw_away(&intake, visitor(1), LARGEST).await));
        }
        let began = Instant::now();
        let flood = join_all((0..16).map(|_| throw_away(&intake, visitor(1), LARGEST)));
        // Whoever else is refused does not wait for that.
        let other = throw_away(&intake, visitor(2), LARGEST);
        let (_, other) = tokio::join!(flood, other);
        assert!(is_at_once(other), "{other:?}");
        let took = began.elapsed().as_secs_f64();
        assert!((9.5..10.5).contains(&took), "16 times 20 MB in {took} s");
        // And when it is over, the share is whole again.
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert!(is_at_once(throw_away(&intake, visitor(1), LARGEST).await));
    }

    #[tokio::test(start_paused = true)]
    async fn the_addresses_of_a_network_share_eight_times_as_much() {
        let intake = Intake::default();
        let began = Instant::now();
        let bodies = (0..64).map(|host| throw_away(&intake, [10, 0, 0, host].into(), LARGEST));
        join_all(bodies).await;
        // 1,280 MB: 320 of them at once and 256 a second.
        let took = began.elapsed().as_secs_f64();
        assert!((3.5..4.0).contains(&took), "{took} s");
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_again_and_again_for_a_first_piece_waits_too() {
        let intake = Intake::default();
        throw_away(&intake, visitor(1), 2 * LARGEST).await;
        let began = Instant::now();
        for _ in 0..320 {
            throw_away(&intake, visitor(1), 64 * 1024).await;
        }
        let took = began.elapsed().as_secs_f64();
        assert!((0.5..0.7).contains(&took), "20 MB in {took} s");
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_a_whole_share_again_is_forgotten() {
        let intake = Intake::default();
        for number in 0..2_000 {
            intake.read(visitor(number), LARGEST);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(intake.0.lock().unwrap().len() <= REMEMBERED + 2);
    }
}
