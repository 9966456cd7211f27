//! The dates of one crop in one place.

use super::joined_city::{Frost, days_between, plus_days};
use super::season::{MARGINAL_FROM, Season, Verdict, end_of_growth, in_week};
use super::tables::climate::ClimateYear;
use super::tables::crops::{Crop, Kind};
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// A first and a last day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DataIntegrationSpan)]
pub struct Span {
    pub from: Date,
    pub to: Date,
}

/// The spans in which each job may be done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DataIntegrationWindows)]
pub struct Windows {
    pub sow_indoors: Option<Span>,
    pub transplant: Option<Span>,
    pub direct_sow: Option<Span>,
}

/// One of several sowings of a quick crop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DataIntegrationSowing)]
pub struct Sowing {
    /// When to sow.
    pub sow: Date,
    /// When it is ready, by the heat of an average year.
    pub harvest_from: Date,
    /// Whether it is the sowing for fall.
    pub for_fall: bool,
}

/// The windows of a crop.
pub fn windows(crop: &Crop, frost: &Frost) -> Windows {
    let span = |first: i64, last: i64| Span {
        from: in_week(frost, first),
        to: in_week(frost, last),
    };
    let transplant = crop.transplant.map(|weeks| span(weeks.first, weeks.last));
    let sow_indoors = transplant.zip(crop.indoor).map(|(out, indoor)| Span {
        from: plus_days(out.from, -7 * indoor.first),
        to: plus_days(out.from, -7 * indoor.last),
    });
    let direct_sow = match (crop.direct, crop.transplant, crop.fall_sow_weeks) {
        (Some(weeks), ..) => Some(span(weeks.first, weeks.last)),
        // Planted in fall only: the weeks count back from the first fall frost.
        (None, None, Some(weeks)) => {
            let from = plus_days(frost.first_fall.p50, -7 * weeks);
            Some(Span {
                from,
                to: plus_days(from, 14),
            })
        }
        _ => None,
    };
    Windows {
        sow_indoors,
        transplant,
        direct_sow,
    }
}

/// The harvest by the heat of an average year; none where the crop does not ripen.
///
/// For a marginal crop the date is that of an early variety, which needs seven
/// tenths of the heat. Never earlier than the days on the packet allow.
pub fn harvest(
    crop: &Crop,
    season: &Season,
    climate: &ClimateYear,
    verdict: Verdict,
) -> Option<Span> {
    let share = match verdict {
        Verdict::Grows => 1.0,
        Verdict::Marginal => MARGINAL_FROM,
        Verdict::No | Verdict::Unknown => return None,
    };
    let needed = season.heat_needed(crop) * share;
    let by_heat = climate.heat_reached(crop.heat_base_c, needed, season.outdoors, season.end)?;
    let by_days = plus_days(season.outdoors, (season.days_min * share).ceil() as i64);
    let from = by_heat.max(by_days).min(season.end);
    let spread = season.days_max - season.days_min;
    let planting = f64::from(days_between(season.outdoors, season.outdoors_last));
    let to = plus_days(from, (spread + planting).round() as i64).min(season.end);
    Some(Span { from, to })
}

/// The harvest of a root planted in fall: next summer.
pub fn harvest_next_year(crop: &Crop, windows: &Windows) -> Option<Span> {
    let planted = windows.direct_sow?.from;
    Some(Span {
        from: plus_days(planted, i64::from(crop.days_min)),
        to: plus_days(planted, i64::from(crop.days_max)),
    })
}

/// The date the packet promises, whatever the weather.
pub fn packet_harvest(season: &Season) -> Date {
    plus_days(season.outdoors, season.days_min.ceil() as i64)
}

/// Sowings of a quick crop so that it does not come all at once, as long as each still ripens.
pub fn succession(crop: &Crop, frost: &Frost, climate: &ClimateYear) -> Vec<Sowing> {
    let quick = crop.days_min <= SLOWEST_IN_SUCCESSION && crop.kind != Kind::Flower;
    let Some(weeks) = crop.direct.filter(|_| quick) else {
        return Vec::new();
    };
    let every = if crop.days_min <= 45 { 14 } else { 21 };
    let end = end_of_growth(crop, frost);
    let needed = f64::from(crop.days_min) * (crop.hardiness.reference_c() - crop.heat_base_c);
    let sowing = |sow: Date, for_fall: bool| {
        let by_heat = climate.heat_reached(crop.heat_base_c, needed, sow, end)?;
        let by_days = plus_days(sow, i64::from(crop.days_min));
        let harvest_from = by_heat.max(by_days);
        (harvest_from <= end).then_some(Sowing {
            sow,
            harvest_from,
            for_fall,
        })
    };
    let (first, last) = (in_week(frost, weeks.first), in_week(frost, weeks.last));
    let mut sowings: Vec<Sowing> =
        std::iter::successors(Some(first), |&day| Some(plus_days(day, every)))
            .take_while(|&day| day <= last)
            .map_while(|day| sowing(day, false))
            .collect();
    if let Some(weeks) = crop.fall_sow_weeks.filter(|&weeks| weeks > 0) {
        let sow = plus_days(frost.first_fall.p50, -7 * weeks);
        let gap = sowings
            .last()
            .map_or(every, |s| i64::from(days_between(s.sow, sow)));
        if gap >= every {
            sowings.extend(sowing(sow, true));
        }
    }
    if sowings.len() < 2 {
        Vec::new()
    } else {
        sowings
    }
}

/// A crop that takes longer than two months is sown once.
const SLOWEST_IN_SUCCESSION: u32 = 60;
