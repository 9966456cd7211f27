//! What somebody's work has taken of late: remembered for a while, so that who has had much gives way to who has not.

use std::time::{Duration, Instant};

/// Of the time that passes one part in so many is forgotten.
const FORGET_ONE_IN: u32 = 10;

/// What is remembered at the most, so that anybody is as others are after a minute and a half.
pub const MOST_REMEMBERED: Duration = Duration::from_secs(10);

/// Work that has been done, as of the moment it was counted last.
#[derive(Debug, Default)]
pub struct Recent(Option<(Duration, Instant)>);

impl Recent {
    pub fn at(&self, now: Instant) -> Duration {
        self.0.map_or(Duration::ZERO, |(had, at)| {
            had.saturating_sub(now.saturating_duration_since(at) / FORGET_ONE_IN)
        })
    }

    pub fn add(&mut self, time: Duration, now: Instant) {
        let had = (self.at(now) + time).min(MOST_REMEMBERED);
        self.0 = Some((had, now));
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{MOST_REMEMBERED, Recent};

    #[test]
    fn a_tenth_of_the_time_that_passes_is_forgotten_and_so_much_remembered() {
        let (now, second) = (Instant::now(), Duration::from_secs(1));
        let mut recent = Recent::default();
        assert_eq!(recent.at(now), Duration::ZERO);
        recent.add(3 * second, now);
        recent.add(second, now + 10 * second);
        assert_eq!(recent.at(now + 10 * second), 3 * second);
        assert_eq!(recent.at(now + 20 * second), 2 * second);
        recent.add(100 * second, now);
        assert_eq!(recent.at(now), MOST_REMEMBERED);
        assert_eq!(recent.at(now + 100 * second), Duration::ZERO);
    }
}
