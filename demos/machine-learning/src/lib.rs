//! News article analysis: what a text says, who is in it, and how it feels about them.
//!
//! A part per question: [`text`] cuts it up, [`language_detection`] names its language,
//! [`entities`] finds who and what is named (a trained sequence model, grammars
//! for dates and money), [`sentiment`] weighs its tone, [`topic`] sorts it,
//! [`phrases`] and [`summary`] shorten it, [`readability`] counts. [`analysis`]
//! puts a report together, [`mod@compare`] sets two side by side and [`ask`] finds
//! the sentences that answer a question. The models'
//! cards, with their measured scores, stand in `demos/machine-learning/data/README.md`.

pub mod analysis;
pub mod ask;
pub mod compare;
pub mod entities;
pub mod language;
pub mod language_detection;
pub mod packed;
pub mod params;
pub mod phrases;
pub mod readability;
pub mod report;
pub mod samples;
pub mod sentiment;
pub mod summary;
pub mod text;
pub mod topic;

pub use analysis::run;
pub use compare::{ComparisonReport, compare};
pub use params::{Known, Params, Plan, TextParams};
pub use report::Report;
pub use samples::{Sample, samples};

use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = MachineLearningDefaultReport)]
pub struct DefaultReport {
    /// The sample that was analyzed.
    pub sample: String,
    /// Its analysis.
    pub report: Report,
    /// The analysis of the next sample, on the same story.
    pub second: Report,
    /// The two side by side.
    pub comparison: ComparisonReport,
    /// The articles that can be tried.
    pub samples: Vec<Sample>,
}

/// The default report, on the first sample; the same bytes every time.
pub fn default_report() -> DefaultReport {
    let samples = samples();
    let [first, second, ..] = &samples[..] else {
        unreachable!("the samples are bundled, and a test counts them")
    };
    let (report, second) = (run(&first.plan()), run(&second.plan()));
    DefaultReport {
        sample: first.slug.clone(),
        comparison: compare(&report, &second),
        report,
        second,
        samples,
    }
}
