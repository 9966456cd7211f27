//! The plan as files: a calendar for a calendar program, a table for a spreadsheet.

pub mod calendar_file;
pub mod table_file;

use super::calendar::Span;
use super::report::{CropPlan, Report};
use boreal_demo_kit::wire_enum;
use jiff::civil::Date;

wire_enum! {
    /// A job in the garden.
    #[schema(as = DataIntegrationTask)]
    pub enum Task {
        /// Sow in pots.
        SowIndoors = "sow-indoors",
        /// Plant out.
        Transplant = "transplant",
        /// Sow in place.
        DirectSow = "direct-sow",
        /// Sow the next batch.
        SowAgain = "sow-again",
        /// Harvest.
        Harvest = "harvest",
    }
}

impl Task {
    /// The job as a title: `Plant out tomato`.
    pub fn title(self, crop: &str) -> String {
        let verb = match self {
            Self::SowIndoors => "Sow indoors",
            Self::Transplant => "Plant out",
            Self::DirectSow => "Sow outdoors",
            Self::SowAgain => "Sow again",
            Self::Harvest => "Harvest",
        };
        format!("{verb}: {crop}")
    }
}

/// A job with its dates.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry<'a> {
    pub crop: &'a CropPlan,
    /// What to do.
    pub task: Task,
    /// Which one of several sowings, from 1; 1 for everything else.
    pub round: usize,
    /// First and last day.
    pub span: Span,
}

/// Every job of a plan by date; crops that do not ripen here have none.
pub fn entries(report: &Report) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = report
        .crops
        .iter()
        .filter(|crop| crop.verdict != super::season::Verdict::No)
        .flat_map(crop_entries)
        .collect();
    entries.sort_by_key(|entry| (entry.span.from, entry.crop.slug.clone(), entry.task));
    entries
}

fn crop_entries(crop: &CropPlan) -> Vec<Entry<'_>> {
    let one_day = |day: Date| Span { from: day, to: day };
    let single = [
        (Task::SowIndoors, crop.windows.sow_indoors),
        (Task::Transplant, crop.windows.transplant),
        (Task::DirectSow, crop.windows.direct_sow),
        (Task::Harvest, crop.harvest),
    ];
    let again = crop.succession.iter().enumerate().skip(1);
    single
        .into_iter()
        .filter_map(|(task, span)| Some((task, 1, span?)))
        .chain(again.map(|(index, sowing)| (Task::SowAgain, index + 1, one_day(sowing.sow))))
        .map(|(task, round, span)| Entry {
            crop,
            task,
            round,
            span,
        })
        .collect()
}
