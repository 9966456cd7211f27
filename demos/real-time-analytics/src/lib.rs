//! Real-time Weather Analytics: what is unusual in Canada's weather right now.
//!
//! [`stream`] is the core, a state machine without a clock: reports in, events
//! out, late and doubled ones counted. [`detector`] holds three ways to call a
//! value unusual and [`detect`] runs one over a visitor's own series.
//! [`past_event`] holds what stations really measured in some months; [`replay`] makes a
//! *synthetic* test signal from published climatology, which [`fault`] breaks on purpose.
//! [`playback`] plays either through the stream so that any process finds a position again,
//! [`session`] is a visitor's own replay, and [`evaluation`] counts what each detector caught and how many false alarms it raised.

pub mod accuracy;
pub mod comfort;
pub mod detect;
pub mod detector;
pub mod evaluation;
pub mod fault;
pub mod observation;
pub mod past_event;
pub mod playback;
pub mod replay;
pub mod session;
pub mod snapshot;
pub mod station;
pub mod stream;
pub mod timeline;
pub mod window;

pub use observation::Observation;
pub use station::{Place, Station, stations};
pub use stream::{Event, Stats, Stream, StreamPlan};

use boreal_demo_kit::Input;
use evaluation::{Evaluation, STANDARD_SEED, STANDARD_START, evaluate};
use serde::Serialize;
use snapshot::Snapshot;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control; synthetic throughout.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = RealTimeAnalyticsDefaultReport)]
pub struct DefaultReport {
    /// Always true: no reading in it was measured.
    pub synthetic: bool,
    pub stations: Vec<Place>,
    /// The detectors side by side on one replay with known faults.
    pub evaluation: Evaluation,
    /// The state of the replay at its end.
    pub snapshot: Snapshot,
    /// A default request for the detector page: four days of one station with a spike.
    pub detect_params: detect::Params,
    /// Its answer.
    pub detect: detect::Report,
}

/// The default report, on bundled data only; the same bytes every time.
pub fn default_report() -> DefaultReport {
    let detect_params = detect::Params::example();
    let plan = detect_params.clone().plan();
    let plan = plan.expect("the defaults are checked by a test");
    DefaultReport {
        synthetic: true,
        stations: stations().iter().map(Place::from).collect(),
        evaluation: evaluate(STANDARD_SEED, STANDARD_START, StreamPlan::default()),
        snapshot: snapshot::standard(),
        detect: detect::run(&plan),
        detect_params,
    }
}
