//! Days as a caller writes them: a day, or a month for its last day.

use crate::history::parse_day;
use boreal_demo_kit::day::in_words;
use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{Fields, Limit};
use jiff::civil::Date;
use serde_json::json;

/// From one day to another, either end open.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Period {
    pub from: Option<Date>,
    pub to: Option<Date>,
}

impl Period {
    pub(crate) fn check(fields: &mut Fields, from: Option<&str>, to: Option<&str>) -> Option<Self> {
        let from = optional_day(fields, "from", from);
        let to = optional_day(fields, "to", to);
        let (from, to) = (from?, to?);
        if let (Some(from), Some(to)) = (from, to)
            && to < from
        {
            let message = format!("to must not be before from, {}", in_words(from));
            fields.refuse(
                "to",
                "to_before_from",
                message,
                json!({ "from": from, "got": to }),
            );
            return None;
        }
        Some(Self { from, to })
    }
}

/// Absent or empty is no day.
pub(crate) fn optional_day(
    fields: &mut Fields,
    field: &str,
    text: Option<&str>,
) -> Option<Option<Date>> {
    fields.limit(field, Limit::Length("2026-05-29".len()));
    match present(text) {
        Some(text) => day(fields, field, text).map(Some),
        None => Some(None),
    }
}

pub(crate) fn day(fields: &mut Fields, field: &str, text: &str) -> Option<Date> {
    let day = parse_day(text.trim());
    if day.is_none() {
        let got = shown(text);
        let message =
            format!("{field} must be a day like 2026-05-29 or a month like 2026-05, got \"{got}\"");
        fields.refuse(field, "not_a_day_or_month", message, json!({ "got": got }));
    }
    day
}
