//! When requests come.

use boreal_demo_kit::SeededRng;

/// Requests of a stretch of time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Segment {
    /// So many a second on average, independent of each other (a Poisson process).
    Rate { seconds: f64, a_second: f64 },
    /// Exactly so many, each at a time of its own.
    Count { seconds: f64, requests: u32 },
}

impl Segment {
    pub fn seconds(self) -> f64 {
        match self {
            Self::Rate { seconds, .. } | Self::Count { seconds, .. } => seconds,
        }
    }

    /// On average.
    pub fn requests(self) -> f64 {
        match self {
            Self::Rate { seconds, a_second } => seconds * a_second,
            Self::Count { requests, .. } => f64::from(requests),
        }
    }
}

/// One stretch after the other.
#[derive(Debug, Clone, PartialEq)]
pub struct Traffic(pub Vec<Segment>);

impl Traffic {
    pub fn steady(seconds: f64, a_second: f64) -> Self {
        Self(vec![Segment::Rate { seconds, a_second }])
    }

    pub fn by_minute(requests: &[u32]) -> Self {
        let minute = |&requests| Segment::Count {
            seconds: 60.0,
            requests,
        };
        Self(requests.iter().map(minute).collect())
    }

    /// Seconds until the last stretch is over.
    pub fn end(&self) -> f64 {
        self.0.iter().map(|segment| segment.seconds()).sum()
    }

    /// On average.
    pub fn requests(&self) -> f64 {
        self.0.iter().map(|segment| segment.requests()).sum()
    }

    /// The times at which requests come, in order.
    pub fn arrivals(&self, seed: u64) -> Arrivals<'_> {
        Arrivals {
            segments: self.0.iter(),
            rng: SeededRng::new(seed),
            now: 0.0,
            segment_end: 0.0,
            left: Left::Rate(0.0),
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Left {
    Rate(f64),
    Count(u32),
}

pub struct Arrivals<'a> {
    segments: std::slice::Iter<'a, Segment>,
    rng: SeededRng,
    now: f64,
    segment_end: f64,
    left: Left,
}

impl Iterator for Arrivals<'_> {
    type Item = f64;

    fn next(&mut self) -> Option<f64> {
        loop {
            match &mut self.left {
                Left::Rate(a_second) if *a_second > 0.0 => {
                    let gap = -(1.0 - self.rng.uniform()).ln() / *a_second;
                    if self.now + gap < self.segment_end {
                        self.now += gap;
                        return Some(self.now);
                    }
                }
                Left::Count(left) if *left > 0 => {
                    // The first of so many that fall evenly into what is left of the stretch.
                    let share = 1.0 - (1.0 - self.rng.uniform()).powf(1.0 / f64::from(*left));
                    *left -= 1;
                    self.now += (self.segment_end - self.now) * share;
                    return Some(self.now);
                }
                _ => {}
            }
            let segment = *self.segments.next()?;
            // Poisson arrivals do not remember the stretch before.
            self.now = self.segment_end;
            self.segment_end += segment.seconds();
            self.left = match segment {
                Segment::Rate { a_second, .. } => Left::Rate(a_second),
                Segment::Count { requests, .. } => Left::Count(requests),
            };
        }
    }
}
