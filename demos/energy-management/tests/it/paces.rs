//! What a year is made of where peaks are charged: the billed months alone, here one of 45 days.

use energy_management::battery::{Battery, Step, best};
use energy_management::bill::{Params, Report};
use energy_management::meter;
use energy_management::paid::{Billing, Dues};
use energy_management::points::Points;
use energy_management::tariff::{HOUSEHOLD, Tariff, time_of_use, ultra_low_overnight};
use jiff::ToSpan as _;
use jiff::civil::{DateTime, date};
use proptest::prelude::*;

use crate::meter::{asked, table};

const DAYS: i64 = 45;
const JUNE: usize = 30 * 24;
const CHARGE: f64 = 16.0;
const BY_DAYS: f64 = 365.0 / 30.0;
/// Kilowatt-hours, and kilowatts, between two states or two caps: loads and battery are multiples of it.
const GRID: f64 = 0.25;

fn first() -> DateTime {
    date(2026, 6, 1).at(0, 0, 0, 0)
}

/// What is saved at noon is missing in the evening, which follows at once and has the peak.
fn load(hour: i64) -> f64 {
    match hour % 24 {
        11..=16 => 1.0,
        17..=20 => 3.0,
        _ => 0.5,
    }
}

fn own_price(hour: i64) -> f64 {
    match hour % 24 {
        11..=16 => 0.2,
        _ => 0.04,
    }
}

/// Days from one on that are all alike.
fn report(from: DateTime, days: i64, charge: f64) -> Report {
    let rows = table(from, 60, days * 24, |hour| {
        format!("{},{}", load(hour), own_price(hour))
    });
    let change = |params: &mut Params| {
        params.csv = rows.replace("time,kwh", "time,kwh,price");
        (params.power_kw, params.energy_kwh) = (4.0, 4.0);
        (params.efficiency_pct, params.demand_charge) = (100.0, charge);
    };
    asked(change).unwrap()
}

fn steps(tariff: Tariff, from: DateTime, days: i64) -> Vec<Step> {
    let step = |hour: i64| {
        let time = from.saturating_add(hour.hours());
        Step {
            buy: match tariff {
                Tariff::Tou => HOUSEHOLD * time_of_use(time),
                Tariff::Ulo => HOUSEHOLD * ultra_low_overnight(time),
                // 25 kWh a day are in the second tier.
                Tariff::Tiered => HOUSEHOLD * 0.142,
                Tariff::Market => own_price(hour),
            },
            sell: 0.0,
            net_load: load(hour),
        }
    };
    (0..days * 24).map(step).collect()
}

/// The least energy costs of every schedule on a grid of states, from empty, that takes no more than the cap.
fn least_energy(steps: &[Step], cap: f64) -> f64 {
    let levels = (4.0 / GRID) as usize;
    let mut costs = vec![f64::INFINITY; levels + 1];
    costs[0] = 0.0;
    for step in steps {
        let to = |to: usize| {
            let from = costs.iter().enumerate().map(|(from, cost)| {
                let grid = step.net_load + (to as f64 - from as f64) * GRID;
                match grid <= cap + 1e-9 {
                    true => cost + step.buy * grid.max(0.0),
                    false => f64::INFINITY,
                }
            });
            from.fold(f64::INFINITY, f64::min)
        };
        costs = (0..=levels).map(to).collect();
    }
    costs.into_iter().fold(f64::INFINITY, f64::min)
}

/// Energy and peak of the schedule that costs least at a charge, of all on a grid of states and caps.
fn by_grid(steps: &[Step], charge: f64) -> (f64, f64) {
    let caps = (0..=(7.0 / GRID) as usize).map(|cap| cap as f64 * GRID);
    let found = caps.map(|cap| (least_energy(steps, cap), cap));
    let cost = |(energy, cap): (f64, f64)| energy + charge * cap;
    found.min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap()
}

#[test]
fn no_schedule_costs_less_in_a_year_of_the_billed_months() {
    let report = report(first(), DAYS, CHARGE);
    assert_eq!(report.peaks.len(), 1);
    assert_eq!(
        (report.reading.days, report.reading.year_days),
        (45.0, 30.0)
    );
    for plan in &report.plans {
        let steps = steps(plan.tariff, first(), DAYS);
        let (june, july) = steps.split_at(JUNE);
        // A year has 12 peaks and 365 days of June's energy.
        let (energy, peak) = by_grid(june, CHARGE * 12.0 / BY_DAYS);
        // What the first tier's kilowatt-hours cost less; of July's a part that is that of its days.
        let tier = match plan.tariff {
            Tariff::Tiered => HOUSEHOLD * 0.022 * 600.0,
            Tariff::Tou | Tariff::Ulo | Tariff::Market => 0.0,
        };
        let energy = energy - tier;
        let year = BY_DAYS * energy + 12.0 * CHARGE * peak;
        assert!((plan.year_with - year).abs() < 0.011, "{year}: {plan:?}");
        // July's days stand in the period's bill alone.
        let stub = least_energy(july, f64::INFINITY) - tier * 15.0 / 31.0;
        let period = energy + stub + CHARGE * peak;
        assert!((plan.with - period).abs() < 0.011, "{period}: {plan:?}");
        assert_eq!(plan.days, 30.0);
    }
    assert!(report.year_open < 0.01, "{report:?}");
}

/// Of days without a peak charge the battery would make $270 a year of what twelve months make $234.
#[test]
fn days_that_are_not_billed_are_no_part_of_a_year() {
    let own = |report: &Report| {
        let plan = report
            .plans
            .iter()
            .find(|plan| plan.tariff == Tariff::Market);
        let plan = plan.unwrap();
        (plan.year_without, plan.year_without - plan.year_with)
    };
    let whole = report(date(2025, 7, 1).at(0, 0, 0, 0), 365, CHARGE);
    assert_eq!(whole.peaks.len(), 12);
    let (without, saved) = own(&whole);
    for days in [30, 45, 57] {
        let part = own(&report(first(), days, CHARGE));
        assert!(
            (part.0 / without - 1.0).abs() < 0.01,
            "{part:?} for {without}"
        );
        assert!((part.1 / saved - 1.0).abs() < 0.02, "{part:?} for {saved}");
    }
    // So the verdict is the same: at a price between what the two ways of counting would save.
    assert!((230.0..240.0).contains(&saved), "{saved}");
}

/// 27 days of May and 27 of June: twelve such periods are not a year, and the cap that is best for it is not their own.
#[test]
fn a_periods_own_bill_has_its_own_bound() {
    let (from, days, charge) = (date(2026, 5, 5).at(0, 0, 0, 0), 54, 25.0);
    let report = report(from, days, charge);
    assert_eq!(report.reading.year_days, 54.0);
    let steps = steps(report.best_with, from, days);
    let (energy, peak) = by_grid(&steps, charge);
    let without: f64 = steps.iter().map(|step| step.buy * step.net_load).sum();
    let most = without + charge * 3.0 - energy - charge * peak;
    let whole = &report.peaks[0];
    assert!(
        whole.saved < most - 1.0 && most <= whole.bound + 0.005,
        "{most}: {whole:?}"
    );
    assert!(
        whole.year_gap_pct < 0.001 && whole.gap_pct > 1.0,
        "{whole:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Where more is paid for what is given than is asked for it, the search may leave something open.
    #[test]
    fn no_other_cap_costs_less_in_a_year_than_what_is_open(
        prices in prop::collection::vec((0.02..0.4f64, 0.0..0.5f64), 24),
        loads in prop::collection::vec(0.0..3.0f64, 24),
        charge in 0.5..40.0f64,
        days in 32..50usize,
    ) {
        let mut meter = meter::sample(9000.0);
        meter.times.truncate(days * 24);
        let july_hours = meter.times.iter().filter(|time| time.month() == 7).count();
        let step = |hour: usize| {
            let (buy, sell) = prices[hour % 24];
            let day = 1.0 + (hour / 24 % 5) as f64 / 10.0;
            Step { buy, sell, net_load: day * loads[hour % 24] }
        };
        let steps: Vec<Step> = (0..days * 24).map(step).collect();
        let battery = Battery::new(2.0, 5.0, 0.95);
        let billing = Billing::of(&meter, charge, &steps);
        let paid = billing.paid(&battery, None, 1, &mut Points::default()).unwrap();
        prop_assert_eq!(paid.peaks.len(), 1);
        let least = billing.year(paid.dues) - billing.by_days * paid.gap;
        let (month, _) = steps.split_at(july_hours);
        let cost = |steps: &[Step], grid: &mut dyn Iterator<Item = f64>| -> f64 {
            steps.iter().zip(grid).map(|(step, grid)| step.cost(grid, 1.0)).sum()
        };
        for cap in 0..=24 {
            let Ok(found) = best(&battery, month, 1.0, Some(f64::from(cap) * 0.25)) else {
                continue;
            };
            let peak = found.grid(month).fold(0.0, f64::max);
            let energy = cost(month, &mut found.grid(month));
            let year = billing.year(Dues { energy, charged: charge * peak, beside: 0.0 });
            prop_assert!(year >= least - 1e-6, "{} below {}", year, least);
        }
    }
}
