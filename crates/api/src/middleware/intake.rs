//! How fast what comes of refused bodies is thrown away. Reading is work of ours, and what is not read stops its sender:
//! one who sends all that a line carries takes no more of the processor than its share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::rate_limit::{NETWORK_SHARE, bucket, network};

/// Of a visitor's refused bodies together: more than lines to a small server carry.
const BYTES_A_SECOND: u32 = 32 << 20;

/// Thrown away as fast as they come: two of the largest bodies there are.
const AT_ONCE: Duration = Duration::from_millis(1250);

/// What a piece is counted as before it is read: as much as a connection hands over at once.
const PIECE_BYTES: usize = 32 * 1024;

/// What a piece costs at least: one of a byte is work too.
const LEAST_PIECE: usize = 1024;

/// So many visitors and networks are remembered before those who have a whole share again are forgotten.
const REMEMBERED: usize = 1024;

/// The moments until which visitors, and networks, have had their share.
#[derive(Clone, Debug, Default)]
pub struct Intake(Arc<Mutex<HashMap<String, Instant>>>);

/// The right to read one piece, whose time is counted already; what of it is not read is given back.
#[derive(Debug)]
pub struct Piece<'a> {
    intake: &'a Intake,
    visitor: IpAddr,
    time: Duration,
}

impl Intake {
    /// Waits until this visitor's share lets a piece be read. Its time is counted before the wait, so that of many who
    /// wait each has a moment of its own.
    pub async fn turn(&self, visitor: IpAddr) -> Piece<'_> {
        let time = time_of(PIECE_BYTES);
        let next = self.count(visitor, time);
        let piece = Piece {
            intake: self,
            visitor,
            time,
        };
        if next > Instant::now() {
            sleep_until(next).await;
        }
        piece
    }

    /// Counts time against a visitor and its network; gives when it begins.
    fn count(&self, visitor: IpAddr, time: Duration) -> Instant {
        let now = Instant::now();
        let mut had = self.lock();
        if had.len() >= REMEMBERED {
            had.retain(|_, until| *until > now);
        }
        let moments = accounts(visitor).map(|(account, share)| {
            let until = had.entry(account).or_insert(now);
            let begins = (*until).max(now);
            *until = begins + time / share;
            begins - AT_ONCE
        });
        moments.into_iter().fold(now, Instant::max)
    }

    /// Counts time no longer that was not used.
    fn give_back(&self, visitor: IpAddr, time: Duration) {
        let mut had = self.lock();
        for (account, share) in accounts(visitor) {
            if let Some(until) = had.get_mut(&account) {
                *until -= time / share;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Piece<'_> {
    /// So many bytes came.
    pub fn read(mut self, bytes: usize) {
        let took = time_of(bytes.max(LEAST_PIECE));
        if took > self.time {
            self.intake.count(self.visitor, took - self.time);
        }
        self.time = self.time.saturating_sub(took);
    }
}

impl Drop for Piece<'_> {
    fn drop(&mut self) {
        if self.time > Duration::ZERO {
            self.intake.give_back(self.visitor, self.time);
        }
    }
}

/// Whose share so many bytes are of, and how many times a single visitor's it is.
fn accounts(visitor: IpAddr) -> [(String, u32); 2] {
    [
        (bucket(visitor), 1),
        (network(visitor), NETWORK_SHARE.into()),
    ]
}

fn time_of(bytes: usize) -> Duration {
    let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
    Duration::from_secs(1) * bytes / BYTES_A_SECOND
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::time::Duration;

    use futures_util::future::join_all;
    use tokio::time::Instant;

    use super::{Intake, PIECE_BYTES, REMEMBERED};

    const LARGEST: usize = 20 << 20;

    /// Each in a network of its own.
    fn visitor(number: u16) -> IpAddr {
        let [a, b] = number.to_be_bytes();
        [10, a, b, 7].into()
    }

    /// Throws a body away that is there, and tells how long that took.
    async fn throw_away(intake: &Intake, visitor: IpAddr, bytes: usize) -> Duration {
        let began = Instant::now();
        for _ in 0..bytes / PIECE_BYTES {
            intake.turn(visitor).await.read(PIECE_BYTES);
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
    async fn of_many_who_wait_each_has_a_moment_of_its_own() {
        let intake = Intake::default();
        throw_away(&intake, visitor(1), 2 * LARGEST).await;
        let pieces = (0..200).map(|_| throw_away(&intake, visitor(1), PIECE_BYTES));
        // 6.25 MB: at 32 a second for a fifth of one.
        let waited = join_all(pieces).await;
        for (first_ms, last_ms) in [(0, 50), (50, 100), (100, 150)] {
            let [first, last] = [first_ms, last_ms].map(Duration::from_millis);
            let woken = waited.iter().filter(|took| (first..last).contains(*took));
            let count = woken.count();
            assert!((45..=55).contains(&count), "{count} from {first_ms} ms on");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_does_not_come_is_given_back() {
        let intake = Intake::default();
        let began = Instant::now();
        for _ in 0..10_000 {
            drop(intake.turn(visitor(1)).await);
        }
        for _ in 0..10_000 {
            intake.turn(visitor(1)).await.read(1);
        }
        assert!(is_at_once(began.elapsed()));
        // Nor is it kept by one who goes away before its moment.
        throw_away(&intake, visitor(1), 2 * LARGEST).await;
        let shortly = Duration::from_millis(1);
        let gone = (0..2_000).map(|_| tokio::time::timeout(shortly, intake.turn(visitor(1))));
        join_all(gone).await;
        let took = throw_away(&intake, visitor(1), PIECE_BYTES).await;
        assert!(is_at_once(took), "{took:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_a_whole_share_again_is_forgotten() {
        let intake = Intake::default();
        for number in 0..2_000 {
            intake.turn(visitor(number)).await.read(LARGEST);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(intake.0.lock().unwrap().len() <= REMEMBERED + 2);
    }
}
