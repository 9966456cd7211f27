//! What a household pays for a year, and who may have which plan. The bills without a battery are recomputed apart from the
//! bundled table, in Python.

use boreal_demo_kit::Input;
use energy_management::bill::{Params, Report};
use energy_management::tariff::{HOUSEHOLD, Tariff, tiered};
use jiff::civil::date;

use crate::meter::{asked, table};

fn plan(report: &Report, tariff: Tariff) -> (f64, f64) {
    let plan = report.plans.iter().find(|plan| plan.tariff == tariff);
    plan.map(|plan| (plan.days, plan.year_without)).unwrap()
}

#[track_caller]
fn near(found: f64, wanted: f64, tolerance: f64) {
    assert!((found - wanted).abs() <= tolerance, "{found} for {wanted}");
}

/// 8,760 hours of which every one counts. Before rebate and tax: $1,153.67, 1,322.48 and 1,097.74.
#[test]
fn the_sample_is_a_year() {
    let report = asked(|_| ()).unwrap();
    let reading = &report.reading;
    assert_eq!(
        (reading.steps, reading.days, reading.used_kwh),
        (8760, 365.0, 9000.0)
    );
    assert_eq!((reading.clock_changes, reading.missing), (2, 0));
    let (from, to) = (reading.from.to_string(), reading.to.to_string());
    assert_eq!((from.as_str(), to.as_str()), ("2025-07-01", "2026-06-30"));
    let [tou, ulo, market] =
        [Tariff::Tou, Tariff::Ulo, Tariff::Market].map(|tariff| plan(&report, tariff));
    assert_eq!((tou.0, ulo.0, market.0), (365.0, 365.0, 89.0));
    near(tou.1, 1032.53, 0.011);
    near(ulo.1, 1183.62, 0.011);
    let tiered = report.tiered.unwrap().year_without;
    near(tiered, 982.475, 0.006);
    assert_eq!(
        (report.best_without, report.year_without),
        (Tariff::Tiered, tiered)
    );
}

/// By the 89 days with a wholesale price the overnight plan is the cheaper one, and at $450 a kWh a battery would need 19
/// years: the year's hours turn both. Before rebate and tax battery and plan save $454.26 against time of use.
#[test]
fn a_roof_is_judged_by_a_whole_year() {
    let change = |params: &mut Params| (params.solar_kw, params.cost_per_kwh) = (10.0, 450.0);
    let report = asked(change).unwrap();
    let (tou, ulo) = (plan(&report, Tariff::Tou).1, plan(&report, Tariff::Ulo).1);
    near(tou, HOUSEHOLD * 510.31, 0.02);
    near(ulo, HOUSEHOLD * 577.43, 0.02);
    let with = report.plans.iter().map(|plan| plan.year_with);
    let least = with.take(2).fold(f64::INFINITY, f64::min);
    near(tou - least, HOUSEHOLD * 454.26, 0.05);
    assert!(
        report.pays && report.best_without == Tariff::Tou,
        "{report:?}"
    );
    near(report.tiered.as_ref().unwrap().year_without, 510.48, 0.02);
}

/// 13 % of tax on the whole and 23.5 % off: what saves a dollar of regulated energy saves 89.5 cents.
#[test]
fn rebate_and_tax_count_on_regulated_energy_alone() {
    let report = asked(|_| ()).unwrap();
    assert_eq!((report.tax_pct, report.rebate_pct), (13.0, 23.5));
    assert_eq!(report.household_factor, 0.895);
    let rows = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 48, |_| {
        "1,0.2".to_owned()
    });
    let report = asked(|params| params.csv = rows.replace("time,kwh", "time,kwh,price")).unwrap();
    // A Monday and a Tuesday, each with twelve hours off-peak, six at mid-peak and six at on-peak; own prices as they are.
    let rates = 0.098 * 24.0 + 0.157 * 12.0 + 0.203 * 12.0;
    near(report.plans[0].without, HOUSEHOLD * rates, 0.006);
    assert_eq!(report.plans[2].without, 9.6);
    // At $650 a kWh it seems to pay in year 15 where neither tax and rebate nor the tiered plan are counted.
    let dear = asked(|params| params.cost_per_kwh = 650.0).unwrap();
    assert!(!dear.pays && dear.years_to_pay.unwrap() > 16.3, "{dear:?}");
}

#[test]
fn the_tiered_plan_is_billed_by_the_month_and_its_parts() {
    for (month, part, kwh, dollars) in [
        (10, 1.0, 600.0, 72.0),
        (10, 1.0, 700.0, 86.2),
        (11, 1.0, 1000.0, 120.0),
        (4, 1.0, 1100.0, 134.2),
        (6, 0.5, 400.0, 50.2),
    ] {
        near(tiered(month, part, kwh), dollars, 1e-9);
    }
    // 15 days of June, 48 kWh each: 300 kWh at the first tier's price, 420 above.
    let csv = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 15 * 24, |_| {
        "2".to_owned()
    });
    let bill = asked(|params| params.csv = csv).unwrap().tiered.unwrap();
    near(bill.without, HOUSEHOLD * (36.0 + 420.0 * 0.142), 0.006);
}

#[test]
fn regulated_plans_are_not_for_those_who_use_too_much() {
    let large = |params: &mut Params| {
        (params.yearly_kwh, params.power_kw) = (1e6, 555.6);
        (params.energy_kwh, params.cost_per_kwh) = (1500.0, 600.0);
    };
    let refused = |change: &dyn Fn(&mut Params)| {
        let mut params = Params::default();
        change(&mut params);
        let error = params.plan().map(|_| ()).unwrap_err().0.remove(0);
        (error.field, error.code.to_string())
    };
    let needs = |field: &str| (field.to_owned(), "needs_prices".to_owned());
    assert_eq!(refused(&large), needs("yearly_kwh"));
    // More than 250,000 kWh, but at no hour more than 50 kW; and the other way round.
    assert!(
        asked(|params| params.yearly_kwh = 260_000.0)
            .unwrap()
            .reading
            .is_regulated
    );
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let peaked = |kwh: &str| {
        table(from, 60, 720, |at| {
            if at == 99 {
                "90".to_owned()
            } else {
                kwh.to_owned()
            }
        })
    };
    assert!(
        asked(|params| params.csv = peaked("28"))
            .unwrap()
            .reading
            .is_regulated
    );
    assert_eq!(refused(&|params| params.csv = peaked("29")), needs("csv"));
    // With prices of its own it is judged by those alone.
    let rows = table(from, 60, 720, |at| {
        format!("{},0.{}", 100 + at % 7, 1 + at % 9)
    });
    let report = asked(|params| params.csv = rows.replace("time,kwh", "time,kwh,price")).unwrap();
    assert!(!report.reading.is_regulated && report.tiered.is_none());
    assert_eq!(
        (report.plans.len(), report.best_without),
        (1, Tariff::Market)
    );
}

#[test]
fn the_middle_of_ones_own_prices_is_told() {
    let rows = table(date(2026, 6, 1).at(0, 0, 0, 0), 60, 48, |at| match at {
        0..8 => "1,203".to_owned(),
        _ => "1,9.8".to_owned(),
    });
    let report = asked(|params| params.csv = rows.replace("time,kwh", "time,kwh,price")).unwrap();
    assert_eq!(report.reading.median_price, Some(9.8));
    assert_eq!(asked(|_| ()).unwrap().reading.median_price, None);
}

#[test]
fn rates_have_an_end() {
    let report = asked(|_| ()).unwrap();
    let rates = (report.rates_from.as_str(), report.rates_to.as_str());
    assert_eq!(rates, ("2025-11-01", "2026-10-31"));
}
