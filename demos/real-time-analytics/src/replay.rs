//! A synthetic replay: hourly weather of every station, made from its published climate.
//!
//! Nothing here was measured. Each station's monthly mean temperature carries a
//! day-night wave, a slow wandering (weather of a few days) and a fast one
//! (gusts, clouds), all from one seed. Reports then travel: most within
//! minutes, some hours late, some twice, some never. The same seed gives the
//! same bytes.

use super::comfort::relative_humidity;
use super::fault::{Fault, Injector};
use super::observation::Observation;
use super::station::{Siting, Station, stations};
use boreal_demo_kit::SeededRng;
use boreal_demo_kit::number::round_to;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::f64::consts::TAU;

/// Largest seed, so that it survives as a number in JavaScript.
pub const MAX_SEED: u64 = 1 << 52;

/// What to replay.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplayPlan {
    /// Equal seeds, equal weather.
    pub seed: u64,
    /// The first hour.
    pub start: Timestamp,
    /// How many hours.
    pub hours: u32,
    /// Faults on purpose.
    pub faults: Vec<Fault>,
    /// Whether reports also come late, twice or never.
    pub disorder: bool,
}

impl ReplayPlan {
    /// Without faults on purpose; reports come late, twice or never as on a public feed.
    pub fn new(seed: u64, start: Timestamp, hours: u32) -> Self {
        Self {
            seed,
            start,
            hours,
            faults: Vec::new(),
            disorder: true,
        }
    }

    /// The hour after the last one: what arrives later belongs to nobody's page.
    pub fn end(&self) -> Timestamp {
        later(self.start, i64::from(self.hours) * 3_600)
    }
}

/// Reports in the order they arrive.
#[derive(Debug, Clone)]
pub struct Replay {
    arrivals: Vec<Observation>,
}

impl Replay {
    /// Makes the weather and sends its reports on their way.
    pub fn generate(plan: &ReplayPlan) -> Self {
        let mut injector = Injector::new(plan.faults.clone());
        let mut arrivals = Vec::new();
        for (station, number) in stations().iter().zip(1u64..) {
            // Streams of their own: one station's weather does not hang on another's.
            let mut weather = Weather::new(station, SeededRng::new(plan.seed ^ (number << 32)));
            let mut line = SeededRng::new(plan.seed ^ (number << 32) ^ 0x5eed);
            for hour in 0..i64::from(plan.hours) {
                let observed_at = later(plan.start, hour * 3_600);
                let Some(observation) = injector.apply(weather.next(observed_at)) else {
                    continue;
                };
                send(&mut line, observation, plan.disorder, &mut arrivals);
            }
        }
        arrivals.sort_by(|a, b| {
            (a.arrived_at, &a.station, a.observed_at).cmp(&(
                b.arrived_at,
                &b.station,
                b.observed_at,
            ))
        });
        Self { arrivals }
    }

    /// Every report, in the order of arrival.
    pub fn arrivals(&self) -> &[Observation] {
        &self.arrivals
    }

    /// The reports that arrive before `time`, in order.
    pub fn until(&self, time: Timestamp) -> &[Observation] {
        &self.arrivals[..self.seek(time)]
    }

    /// Position of the first report that arrives at or after `time`.
    pub fn seek(&self, time: Timestamp) -> usize {
        self.arrivals.partition_point(|o| o.arrived_at < time)
    }
}

/// Share of reports that never come, come twice, or come hours late: near what public feeds show.
const LOST: f64 = 0.004;
const TWICE: f64 = 0.007;
const DELAYED: f64 = 0.015;

fn send(line: &mut SeededRng, mut report: Observation, disorder: bool, out: &mut Vec<Observation>) {
    let usual_s = 60 + line.below(240) as i64;
    let (fate, extra_s) = (line.uniform(), 1_800 + line.below(5 * 3_600) as i64);
    if !disorder {
        report.arrived_at = later(report.observed_at, usual_s);
        out.push(report);
        return;
    }
    if fate < LOST {
        return;
    }
    let delayed = fate > 1.0 - DELAYED;
    let delay_s = usual_s + if delayed { 3_600 + extra_s } else { 0 };
    report.arrived_at = later(report.observed_at, delay_s);
    if fate < LOST + TWICE {
        let mut copy = report.clone();
        copy.arrived_at = later(copy.arrived_at, extra_s.min(1_800));
        out.push(copy);
    }
    out.push(report);
}

fn later(from: Timestamp, seconds: i64) -> Timestamp {
    from.saturating_add(SignedDuration::from_secs(seconds))
        .unwrap_or(Timestamp::MAX)
}

/// A value that wanders around zero and forgets at a fixed pace: AR(1).
struct Wander {
    value: f64,
    memory: f64,
}

impl Wander {
    fn new(memory: f64, rng: &mut SeededRng) -> Self {
        Self {
            value: rng.normal(),
            memory,
        }
    }

    /// The next value, with unit variance in the long run.
    fn next(&mut self, rng: &mut SeededRng) -> f64 {
        let fresh = (1.0 - self.memory * self.memory).sqrt();
        self.value = self.memory * self.value + fresh * rng.normal();
        self.value
    }
}

struct Weather<'a> {
    station: &'a Station,
    rng: SeededRng,
    slow: Wander,
    fast: Wander,
    dryness: Wander,
    pressure: Wander,
    wind: Wander,
}

impl<'a> Weather<'a> {
    fn new(station: &'a Station, mut rng: SeededRng) -> Self {
        // Hourly memories: 0.985 halves in two days, 0.6 in an hour and a half.
        let mut wander = |memory| Wander::new(memory, &mut rng);
        Self {
            slow: wander(0.985),
            fast: wander(0.6),
            dryness: wander(0.95),
            pressure: wander(0.985),
            wind: wander(0.9),
            station,
            rng,
        }
    }

    fn next(&mut self, observed_at: Timestamp) -> Observation {
        let civil = observed_at.to_zoned(TimeZone::UTC).datetime();
        let day = f64::from(civil.date().day_of_year());
        let utc_hour = f64::from(civil.hour());
        // By the sun, not by the clock: 15 degrees are an hour.
        let solar_hour = utc_hour + self.station.longitude / 15.0;
        let summer = 0.5 - 0.5 * (TAU * (day - 15.0) / 365.0).cos();
        let (swing, slow_sd) = self.swing_and_spread(summer);
        let wave = (TAU * (solar_hour - 15.0) / 24.0).cos();
        let rng = &mut self.rng;
        let temperature = self.station.mean_c(day)
            + swing * wave
            + slow_sd * self.slow.next(rng)
            + 0.4 * self.fast.next(rng);
        let spread = (3.0 + 2.0 * wave + 2.0 * self.dryness.next(rng)).max(0.2);
        let dew_point = temperature - spread;
        let wind = (14.0 + 3.0 * wave + 7.0 * self.wind.next(rng)).max(0.0);
        let pressure = 1013.0 + 9.0 * self.pressure.next(rng);
        Observation {
            temperature_c: Some(round_to(temperature, 1)),
            dew_point_c: Some(round_to(dew_point, 1)),
            humidity_pct: Some(round_to(relative_humidity(temperature, dew_point), 0)),
            pressure_hpa: Some(round_to(pressure, 1)),
            wind_kmh: Some(round_to(wind, 0)),
            ..Observation::bare(&self.station.id, observed_at)
        }
    }

    /// Half the difference of day and night, and the spread of weather: assumptions by siting and season.
    fn swing_and_spread(&self, summer: f64) -> (f64, f64) {
        let between = |winter: f64, in_summer: f64| winter + (in_summer - winter) * summer;
        match self.station.siting {
            Siting::Coast => (between(2.2, 3.5), between(3.5, 2.2)),
            Siting::Inland => (between(3.5, 5.8), between(6.0, 3.6)),
            Siting::Valley => (between(4.0, 7.0), between(7.0, 3.8)),
            Siting::Arctic => (between(1.0, 3.0), between(5.0, 2.8)),
        }
    }
}
