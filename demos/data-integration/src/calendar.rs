//! The dates of one crop in one place.

use super::joined_city::{Frost, days_between, plus_days};
use super::season::{Season, days_sown, end_of_growth, in_week};
use super::tables::climate::ClimateYear;
use super::tables::crops::{Crop, Kind, Picking};
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

/// When the soil is warm enough for a crop.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Soil {
    /// No temperature record is near, or the crop's least soil temperature is not tabulated.
    NotKnown,
    WarmFrom(Date),
    /// Of a crop planted in fall: the day the ground has cooled.
    CoolFrom(Date),
    /// It stays below this, the least the crop starts in.
    NeverWarm(f64),
}

impl Soil {
    /// The soil of a crop in a year, by the mean air temperature of 31 days.
    pub fn of(crop: &Crop, climate: Option<&ClimateYear>, year: i16) -> Self {
        if crop.is_planted_in_fall() {
            let cooled = climate.and_then(|climate| climate.last_at_least(FALL_GROUND_C, year));
            return cooled.map_or(Self::NotKnown, Self::CoolFrom);
        }
        match (crop.soil_min_c, climate) {
            (Some(least), Some(climate)) => climate
                .first_at_least((least - SOIL_WARMER_C).max(THAWED_C), year)
                .map_or(Self::NeverWarm(least), Self::WarmFrom),
            _ => Self::NotKnown,
        }
    }

    pub fn warm_from(self) -> Option<Date> {
        match self {
            Self::WarmFrom(day) => Some(day),
            Self::NotKnown | Self::CoolFrom(_) | Self::NeverWarm(_) => None,
        }
    }

    /// A span moved so that it does not begin before the soil is warm.
    fn not_before_warm(self, span: Span) -> Span {
        let from = self
            .warm_from()
            .map_or(span.from, |warm| warm.max(span.from));
        let usual = i64::from(days_between(span.from, span.to));
        let to = plus_days(from, usual.min(LATE_WINDOW_DAYS)).max(span.to);
        Span { from, to }
    }
}

/// How much warmer the soil at planting depth is by day than the air's mean in spring.
///
/// An assumption, printed on the page: bare soil in the sun is two to three degrees warmer. With
/// it the dates of the reference calendar for Calgary hold and none falls into cold soil.
pub const SOIL_WARMER_C: f64 = 2.5;
/// The mean air temperature at which the ground is taken to have thawed: an assumption too. In Edmonton it is reached
/// in the second week of April; garden centres there name the 20th for the first spinach.
const THAWED_C: f64 = 1.5;
/// Garlic goes into ground that has cooled to about this, so that it roots and does not sprout, even where the first
/// frost comes late.
const FALL_GROUND_C: f64 = 7.0;
/// A window that the soil moves past its end stays open for so many days.
const LATE_WINDOW_DAYS: i64 = 14;
/// Heat units above 0 °C from January at which a root planted in fall is ready: garlic comes out
/// of the ground in the second half of July in Toronto and from late July in Winnipeg.
const FALL_ROOT_HEAT: (f64, f64) = (1_500.0, 1_700.0);

/// The windows of a crop: by the frost, and not before the soil is warm.
pub fn windows(crop: &Crop, frost: &Frost, soil: Soil) -> Windows {
    let span = |first: i64, last: i64| {
        soil.not_before_warm(Span {
            from: in_week(frost, first),
            to: in_week(frost, last),
        })
    };
    let transplant = crop.transplant.map(|weeks| span(weeks.first, weeks.last));
    let sow_indoors = transplant.zip(crop.indoor).map(|(out, indoor)| Span {
        from: plus_days(out.from, -7 * indoor.first),
        to: plus_days(out.from, -7 * indoor.last),
    });
    let direct_sow = match (crop.direct, crop.transplant, crop.fall_sow_weeks) {
        (Some(weeks), ..) => Some(span(weeks.first, weeks.last)),
        // Planted in fall only: the weeks count back from the first fall frost, and the ground may cool before.
        (None, None, Some(weeks)) => {
            let by_frost = plus_days(frost.first_fall.p50, -7 * weeks);
            let from = match soil {
                Soil::CoolFrom(cooled) => by_frost.min(cooled),
                _ => by_frost,
            };
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

/// A variety on its way to the harvest, by the heat of an average year.
pub struct Ripening<'a> {
    pub crop: &'a Crop,
    pub climate: &'a ClimateYear,
    /// Days to maturity by the packet.
    pub days: f64,
    /// The day growth ends.
    pub end: Date,
}

impl Ripening<'_> {
    /// When it is ready: never earlier than the days on the packet allow, and not at all without the heat.
    fn ready(&self, planted: Date) -> Option<Date> {
        let (base_c, needed) = (self.crop.heat_base_c, self.crop.heat_of(self.days));
        let by_heat = self
            .climate
            .heat_reached(base_c, needed, planted, self.end)?;
        Some(by_heat.max(plus_days(planted, self.days.ceil() as i64)))
    }

    /// The same, where growth has not ended by then.
    fn ready_in_time(&self, planted: Date) -> Option<Date> {
        self.ready(planted).filter(|&ready| ready <= self.end)
    }

    /// A window that ends on its last day from which the crop still ripens, and never before its first.
    pub fn in_time(&self, window: Span) -> Span {
        let days = std::iter::successors(Some(window.to), |day| day.yesterday().ok());
        let to = days
            .take_while(|&day| day >= window.from)
            .find(|&day| self.ready_in_time(day).is_some())
            .unwrap_or(window.from);
        Span { to, ..window }
    }
}

/// The harvest by the heat of an average year; none where the crop does not ripen.
///
/// A crop that is picked again and again is picked until growth ends.
pub fn harvest(ripening: &Ripening<'_>, season: &Season, planting: Span) -> Option<Span> {
    let from = ripening.ready(planting.from)?.min(season.end);
    let spread = season.days_max - season.days_min;
    let planting_days = f64::from(days_between(planting.from, planting.to));
    let to = match ripening.crop.picking {
        Picking::Continuous => season.end,
        Picking::Once => plus_days(from, (spread + planting_days).round() as i64).min(season.end),
    };
    Some(Span { from, to })
}

/// The harvest of a root planted in fall: next summer, by the heat since January.
pub fn harvest_next_year(windows: &Windows, climate: &ClimateYear) -> Option<Span> {
    let year = windows.direct_sow?.from.year() + 1;
    let (first, last) = (Date::new(year, 1, 1).ok()?, Date::new(year, 9, 30).ok()?);
    let reached = |heat| climate.heat_reached(0.0, heat, first, last);
    let from = reached(FALL_ROOT_HEAT.0)?;
    let to = reached(FALL_ROOT_HEAT.1).unwrap_or(last);
    Some(Span { from, to })
}

/// The date the packet promises, whatever the weather.
pub fn packet_harvest(season: &Season, planting: Span) -> Date {
    plus_days(planting.from, season.days_min.ceil() as i64)
}

/// Sowings of a quick crop so that it does not come all at once, as long as each still ripens.
pub fn succession(crop: &Crop, frost: &Frost, climate: &ClimateYear, soil: Soil) -> Vec<Sowing> {
    let quick = crop.days_min <= SLOWEST_IN_SUCCESSION && crop.kind != Kind::Flower;
    let Some(weeks) = crop.direct.filter(|_| quick) else {
        return Vec::new();
    };
    let every = if crop.days_min <= 45 { 14 } else { 21 };
    let ripening = Ripening {
        crop,
        climate,
        days: days_sown(crop),
        end: end_of_growth(crop, frost),
    };
    let sowing = |sow: Date, for_fall: bool| {
        let harvest_from = ripening.ready_in_time(sow)?;
        Some(Sowing {
            sow,
            harvest_from,
            for_fall,
        })
    };
    let window = soil.not_before_warm(Span {
        from: in_week(frost, weeks.first),
        to: in_week(frost, weeks.last),
    });
    let (first, last) = (window.from, window.to);
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
