//! Alerts: raised once, with reasons, and cleared only after things have been calm for a while.

use crate::detector::DetectorKind;
use boreal_demo_kit::wire_enum;
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

wire_enum! {
    /// What an alert is about.
    #[schema(as = RealTimeAnalyticsAlertKind)]
    pub enum AlertKind {
        /// Several detectors call the temperature unusual.
        Unusual = "unusual",
        /// The sensor repeats itself.
        Frozen = "frozen",
        /// Nothing arrives.
        Dropout = "dropout",
        /// A value the air in Canada never had.
        Implausible = "implausible",
        /// Humidex of great discomfort, or hot days and warm nights by the agency's criteria.
        Heat = "heat",
        /// Wind chill with a risk of frostbite.
        Cold = "cold",
        /// Strong wind and hardly any sight for hours.
        Blizzard = "blizzard",
    }
}

wire_enum! {
    /// Whether an alert begins or ends.
    #[schema(as = RealTimeAnalyticsAlertState)]
    pub enum AlertState {
        /// It begins.
        Raised = "raised",
        /// It ends.
        Cleared = "cleared",
    }
}

/// The beginning or the end of an alert.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsAlert)]
pub struct Alert {
    /// Position in the stream.
    pub id: u64,
    pub station: String,
    /// What it is about.
    pub kind: AlertKind,
    /// Begins or ends.
    pub state: AlertState,
    /// The measured time that made it so; for a drop-out the clock.
    pub at: Timestamp,
    /// When it began.
    pub since: Timestamp,
    /// The value at hand.
    pub value: Option<f64>,
    /// The detectors that agree, for an unusual value.
    pub detectors: Vec<DetectorKind>,
    /// Why, in sentences.
    pub reasons: Vec<String>,
}

/// What a reading says about one kind of alert.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// Bad enough to raise.
    Bad,
    /// Neither: an alert that is up stays up, one that is down stays down.
    Between,
    /// Calm: so many in a row clear the alert.
    Calm,
}

/// Remembers whether an alert is up; two thresholds keep it from flapping.
#[derive(Debug, Clone, Copy, Default)]
pub struct Latch {
    since: Option<Timestamp>,
    calm: u32,
}

impl Latch {
    /// When the alert that is up began.
    pub fn since(&self) -> Option<Timestamp> {
        self.since
    }

    /// Takes a reading; gives the change it makes and when the alert began.
    pub fn update(
        &mut self,
        signal: Signal,
        at: Timestamp,
        clear_after: u32,
    ) -> Option<(AlertState, Timestamp)> {
        match (signal, self.since) {
            (Signal::Bad, None) => {
                *self = Self {
                    since: Some(at),
                    calm: 0,
                };
                Some((AlertState::Raised, at))
            }
            (Signal::Calm, Some(since)) => {
                self.calm += 1;
                (self.calm >= clear_after).then(|| {
                    *self = Self::default();
                    (AlertState::Cleared, since)
                })
            }
            (Signal::Bad | Signal::Between, Some(_)) => {
                self.calm = 0;
                None
            }
            (Signal::Between | Signal::Calm, None) => None,
        }
    }
}
