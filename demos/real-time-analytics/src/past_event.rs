//! Past events: what stations really measured, to be played through the same stream.
//!
//! The tables hold when a report was measured, not when it came in. Rows are
//! taken in the order of the publisher's file, each as soon as it can have been
//! there; so its duplicates, gaps and disorder are the file's own.

use super::detector::DetectorKind;
use super::observation::Observation;
use super::playback::Playback;
use super::station::Place;
use super::stream::{COASTAL_HEAT, INTERIOR_HEAT, StreamPlan};
use boreal_demo_kit::{Limits, Table, TableError, wire_enum};
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use std::sync::LazyLock;
use utoipa::ToSchema;

const STATIONS: &str = include_str!("../data/past/stations.csv");
const LIMITS: Limits = Limits {
    max_bytes: 400_000,
    max_rows: 5_000,
    max_columns: 10,
};

wire_enum! {
    /// A past event, by where and when.
    #[schema(as = RealTimeAnalyticsPastEventId)]
    pub enum PastEventId {
        /// Blizzards in Manitoba, March 1964.
        Manitoba = "manitoba-1964-03",
        /// An ordinary day at twenty airports.
        Airports = "airports-2018-05-22",
        /// The hottest air measured in Canada, by the minute.
        Lytton = "lytton-2021-06",
        /// The heat dome on the coast.
        VancouverHeat = "vancouver-2021-06",
        /// The month of the floods.
        VancouverFloods = "vancouver-2021-11",
        /// Snow and an arctic outflow.
        VancouverCold = "vancouver-2022-12",
    }
}

/// How far back a detector looks in an event.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDetectorMemory)]
pub struct DetectorMemory {
    pub detector: DetectorKind,
    /// Readings; for the seasonal one the same time of so many days.
    pub window: usize,
}

/// A past event as it is listed.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsPastEvent)]
pub struct PastEvent {
    pub id: PastEventId,
    /// Where and when.
    pub name: String,
    /// What the rows are, and what they are not.
    pub note: String,
    /// The first measurement.
    pub from: Timestamp,
    /// The first moment after the last.
    pub until: Timestamp,
    /// Where a replay begins unless told otherwise: an hour at which its event is in full view.
    pub begins: Timestamp,
    /// Seconds between reports.
    pub interval_s: i64,
    /// Rows, the doubled ones included.
    pub reports: usize,
    pub detectors: Vec<DetectorMemory>,
    pub stations: Vec<Place>,
}

/// Every past event, oldest first.
pub fn past_events() -> Vec<&'static PastEvent> {
    PastEventId::ALL.iter().map(|id| id.event()).collect()
}

struct Recording {
    event: PastEvent,
    arrivals: Vec<Observation>,
}

static RECORDINGS: LazyLock<Vec<Recording>> = LazyLock::new(|| {
    let read = PastEventId::ALL.iter().map(|id| id.read());
    read.collect::<Result<_, _>>()
        .expect("the bundled tables are checked by a test")
});

impl PastEventId {
    /// Where, when and with which stations.
    pub fn event(self) -> &'static PastEvent {
        &RECORDINGS[self as usize].event
    }

    /// Its reports in the order they came.
    pub fn arrivals(self) -> &'static [Observation] {
        &RECORDINGS[self as usize].arrivals
    }

    /// The event at its first second, with nothing heard yet.
    pub fn playback(self) -> Playback {
        let PastEvent { from, until, .. } = *self.event();
        Playback::of(self.arrivals().to_vec(), from..until, self.stream_plan())
    }

    /// How the stream judges it: as live, but for short memories where there is only a day, and minutes, and for
    /// British Columbia's heat.
    pub fn stream_plan(self) -> StreamPlan {
        let hourly = StreamPlan::default();
        match self {
            Self::Manitoba => hourly,
            Self::Airports => hourly.remembering(12, 24),
            Self::Lytton => StreamPlan {
                interval_s: 60,
                // The file is at most twelve minutes out of order.
                lateness_s: 30 * 60,
                frozen_after: 30,
                dropout_after_s: 10 * 60,
                check_every_s: 60,
                heat: Some(INTERIOR_HEAT),
                ..hourly.remembering(60, 24 * 60)
            },
            Self::VancouverHeat | Self::VancouverFloods | Self::VancouverCold => StreamPlan {
                heat: Some(COASTAL_HEAT),
                ..hourly
            },
        }
    }

    fn text(self) -> (&'static str, &'static str, &'static str, &'static str) {
        const HOURLY: &str = "Hourly observations as archived. When each report came in is not recorded, so each counts as come in when measured.";
        match self {
            Self::Manitoba => (
                include_str!("../data/past/manitoba-1964-03.csv"),
                "Manitoba’s blizzards, March 1964",
                HOURLY,
                // Winnipeg's blizzard has been one for half an hour.
                "1964-03-23T23:30:00Z",
            ),
            Self::Airports => (
                include_str!("../data/past/airports-2018-05-22.csv"),
                "Twenty airports, May 22, 2018",
                "Hourly observations as archived, one day: detectors look back twelve hours, and the seasonal one has no earlier day. When each report came in is not recorded.",
                // The detectors have their twelve hours.
                "2018-05-22T14:00:00Z",
            ),
            Self::Lytton => (
                include_str!("../data/past/lytton-2021-06.csv"),
                "Lytton by the minute, June 28 to 30, 2021",
                "Temperature about every minute, as collected: duplicates, gaps and disorder are the file’s own. When each report came in is not recorded; each counts as come in when it can have been there. Heat is judged by temperature, as the agency does here: 35 °C on two days and 18 °C in the night.",
                // A quarter of an hour before the record.
                "2021-06-29T22:30:00Z",
            ),
            Self::VancouverHeat => (
                include_str!("../data/past/vancouver-2021-06.csv"),
                "Vancouver’s heat, June 2021",
                "Hourly observations as archived. When each report came in is not recorded, so each counts as come in when measured. Heat is judged by temperature, as the agency does here: 29 °C on two days and 16 °C in the night.",
                // The second hot day after a warm night.
                "2021-06-27T20:30:00Z",
            ),
            Self::VancouverFloods => (
                include_str!("../data/past/vancouver-2021-11.csv"),
                "Vancouver’s floods, November 2021",
                "Hourly observations as archived; the archive has no amounts of rain for these hours. When each report came in is not recorded.",
                // Heavy rain, and a storm to come.
                "2021-11-15T19:30:00Z",
            ),
            Self::VancouverCold => (
                include_str!("../data/past/vancouver-2022-12.csv"),
                "Vancouver’s cold, December 2022",
                HOURLY,
                // The third day of unusual cold.
                "2022-12-21T15:30:00Z",
            ),
        }
    }

    fn read(self) -> Result<Recording, TableError> {
        let (rows, name, note, begins) = self.text();
        let arrivals = reports(rows)?;
        let plan = self.stream_plan();
        let times = arrivals.iter().map(|report| report.observed_at);
        let (first, last) = (times.clone().min(), times.max());
        let [from, last] = [first, last].map(|time| time.expect("a table has rows"));
        let memory = plan.detectors.iter().map(|detector| DetectorMemory {
            detector: detector.kind,
            window: detector.window,
        });
        Ok(Recording {
            event: PastEvent {
                id: self,
                name: name.to_owned(),
                note: note.to_owned(),
                from,
                until: last + SignedDuration::from_secs(plan.interval_s),
                begins: begins.parse().expect("a time"),
                interval_s: plan.interval_s,
                reports: arrivals.len(),
                detectors: memory.collect(),
                stations: stations(self)?,
            },
            arrivals,
        })
    }
}

fn stations(id: PastEventId) -> Result<Vec<Place>, TableError> {
    let table = Table::read(STATIONS, &LIMITS)?;
    let column = |name| table.column(name, &[]);
    let [event, station, name] = [column("event")?, column("station")?, column("name")?];
    let province = column("province")?;
    let [latitude, longitude] = [column("latitude")?, column("longitude")?];
    let of_event = table
        .rows()
        .iter()
        .filter(|row| table.text(row, event) == Some(id.as_str()));
    of_event
        .map(|row| {
            let text = |column| table.text(row, column).unwrap_or_default().to_owned();
            Ok(Place {
                id: text(station),
                name: text(name),
                province: text(province),
                latitude: table.required_number(row, latitude)?,
                longitude: table.required_number(row, longitude)?,
            })
        })
        .collect()
}

fn reports(rows: &str) -> Result<Vec<Observation>, TableError> {
    let table = Table::read(rows, &LIMITS)?;
    let column = |name| table.column(name, &[]);
    let [station, observed_at, weather] = [
        column("station")?,
        column("observed_at")?,
        column("weather")?,
    ];
    let [temperature, dew_point] = [column("temperature_c")?, column("dew_point_c")?];
    let [humidity, wind] = [column("humidity_pct")?, column("wind_kmh")?];
    let visibility = column("visibility_km")?;
    let mut newest = Timestamp::MIN;
    table
        .rows()
        .iter()
        .map(|row| {
            let measured = table.text(row, observed_at).unwrap_or_default();
            let measured: Timestamp = measured
                .parse()
                .map_err(|_| table.refuse(row, observed_at, "not a time"))?;
            newest = newest.max(measured);
            Ok(Observation {
                arrived_at: newest,
                temperature_c: table.number(row, temperature)?,
                dew_point_c: table.number(row, dew_point)?,
                humidity_pct: table.number(row, humidity)?,
                wind_kmh: table.number(row, wind)?,
                visibility_km: table.number(row, visibility)?,
                weather: table.text(row, weather).map(str::to_owned),
                ..Observation::bare(table.text(row, station).unwrap_or_default(), measured)
            })
        })
        .collect()
}
