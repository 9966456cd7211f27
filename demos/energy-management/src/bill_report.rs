//! What is told of a meter's bill.

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::meter_time::MeterClock;
use crate::paid::Peak;
use crate::tariff::Tariff;

/// How the meter was read.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementReading)]
pub struct Reading {
    pub is_own: bool,
    pub steps: usize,
    pub step_minutes: i64,
    pub from: Date,
    pub to: Date,
    pub days: f64,
    /// Days that a year is made of: where peaks are charged, those of the billed months.
    pub year_days: f64,
    /// These are fewer than 330: what is said of a year rests on a part of it.
    pub is_short: bool,
    pub clock: MeterClock,
    /// Steps that the table lacks, or whose energy or price it lacks: taken from the week before, in the first week from
    /// the nearest known before it, at the start from the first known.
    pub missing: usize,
    /// Days on which the clocks change.
    pub clock_changes: usize,
    /// Of the steps above zero, and of those below, which are paid the export price.
    pub used_kwh: f64,
    pub given_kwh: f64,
    /// Of the roof, on the days that a year is made of.
    pub solar_kwh: f64,
    pub peak_kw: f64,
    /// Whether the regulated plans are open to it: up to 250,000 kWh a year from the grid, or up to 50 kW. If not, they
    /// are not compared.
    pub is_regulated: bool,
    /// They are not, and the battery could open them: by holding the grid to 50 kW, or by keeping what a roof gives until
    /// it is used. What it would then save is not worked out.
    pub may_open: bool,
    /// The middle one of a table's own prices, dollars a kilowatt-hour. Above 2 they are likely cents.
    pub median_price: Option<f64>,
}

/// A plan's bill for the energy, and for the months' peaks where they are charged.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementPlanBill)]
pub struct PlanBill {
    pub tariff: Tariff,
    /// Days that its year is made of: where peaks are charged, those of the billed months.
    pub days: f64,
    /// Dollars in the meter's period, without the peaks of months that are not billed. With the battery they are of the
    /// schedule that costs least in a year.
    pub without: f64,
    pub with: f64,
    /// Dollars a year: energy at the pace of these days, peaks at that of the billed months.
    pub year_without: f64,
    pub year_with: f64,
    /// The schedule that costs least would close the plan: it is held to 50 kW from the grid, and where the load alone is
    /// above that the battery is left alone. Only where that saves less.
    pub is_held: bool,
    /// What any other schedules could save at most besides, in per cent of the most that could be saved of the year.
    pub gap_pct: f64,
}

/// The mean hour of the days that a year is made of, without and with the battery on the best plan, by the schedule that
/// costs least in one.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementMeanHour)]
pub struct MeanHour {
    pub hour: u8,
    /// From the grid, kilowatts; below zero it is given.
    pub without_kw: f64,
    pub with_kw: f64,
}

/// Whether the battery pays, and on which plan.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = EnergyManagementBillReport)]
pub struct Report {
    pub reading: Reading,
    /// When the rates of the regulated plans began to hold, and when they ended; they are taken whatever the meter's dates.
    pub rates_from: String,
    pub rates_to: String,
    /// Sales tax, and the Ontario Electricity Rebate of the same dates, which is taken off after it.
    pub tax_pct: f64,
    pub rebate_pct: f64,
    /// What a dollar of regulated energy costs a household by these. A table's own prices, the export price and the peak
    /// charge count as they are given.
    pub household_factor: f64,
    /// The tiered plan by a household's monthly thresholds.
    pub plans: Vec<PlanBill>,
    /// Plans that are compared without a battery alone: for a schedule prices and loads leave too many cases to keep apart.
    pub left_out: Vec<Tariff>,
    /// The plan that is cheapest without a battery, and the one that is with it.
    pub best_without: Tariff,
    pub best_with: Tariff,
    /// Dollars a year of the former, which may be one of those left out.
    pub year_without: f64,
    pub peaks: Vec<Peak>,
    pub cost: f64,
    /// A year, peaks included: the cheapest plan without a battery less the cheapest with one. A table's own prices are a
    /// plan, the sample's wholesale price is none. Below zero where a plan left out is cheaper without a battery than the
    /// others with one.
    pub year_saved: f64,
    /// What schedules that were not looked at could save a year besides, on the plans that are not left out: under other
    /// caps on peaks; on tiered rates, where the battery moves a month into the other tier; and where a plan would stay
    /// open by what is bought in a year. 0 where the search was complete.
    pub year_open: f64,
    /// Null where nothing is saved.
    pub years_to_pay: Option<f64>,
    /// By what was found: that it does not is unproven where a plan is left out, where the battery may open others, or where
    /// what is open would make it pay.
    pub pays: bool,
    /// The cost of a kilowatt-hour at which it would pay within its life, by what was found.
    pub pays_at_cost_per_kwh: f64,
    pub mean_hours: Vec<MeanHour>,
}
