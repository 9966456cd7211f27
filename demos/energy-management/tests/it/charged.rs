//! What a year costs: months that are billed, steps that give, and days that are too few.

use boreal_demo_kit::Input;
use energy_management::bill::{Params, run};
use energy_management::tariff::Tariff;
use jiff::civil::{DateTime, date};

use crate::meter::{asked, table};

/// Dollars a year that a charge of $10 adds to a meter of 1 kWh an hour with an hour of 10, and the months of its peaks.
fn charged(from: DateTime, hours: i64, last: &str) -> (f64, Vec<Option<String>>) {
    let csv = table(from, 60, hours, |at| match at {
        100 => "10".to_owned(),
        _ if at == hours - 1 => last.to_owned(),
        _ => "1".to_owned(),
    });
    let of = |charge: f64| {
        asked(|params| (params.csv, params.demand_charge) = (csv.clone(), charge)).unwrap()
    };
    // Next to nothing, so that a year is made of the same days.
    let (free, paid) = (of(1e-9), of(10.0));
    let added = paid.plans[0].year_without - free.plans[0].year_without;
    let months = paid.peaks.into_iter().map(|peak| peak.month);
    // Of two bills in cents.
    ((added * 10.0).round() / 10.0, months.collect())
}

#[test]
fn a_row_of_the_next_month_is_not_a_month() {
    let june = date(2026, 6, 1).at(0, 0, 0, 0);
    let alone = charged(june, 720, "0.5");
    assert_eq!(alone, (1200.0, vec![Some("2026-06".to_owned())]));
    assert_eq!(charged(june, 721, "0.5"), alone);
    // Of February a day may be missing, as its first hour here.
    let february = charged(date(2026, 2, 1).at(1, 0, 0, 0), 27 * 24 + 23 + 48, "1");
    assert_eq!(february, (1200.0, vec![Some("2026-02".to_owned())]));
}

#[test]
fn a_meter_is_short_where_its_billed_months_are() {
    // Ten whole months between two halves: 334 days, of which a year is made of 304.
    let csv = table(date(2025, 7, 16).at(0, 0, 0, 0), 60, 334 * 24, |_| {
        "1".to_owned()
    });
    let of = |charge: f64| {
        let change =
            |params: &mut Params| (params.csv, params.demand_charge) = (csv.clone(), charge);
        asked(change).unwrap().reading
    };
    assert!(!of(0.0).is_short);
    let charged = of(10.0);
    assert_eq!((charged.days, charged.year_days), (334.0, 304.0));
    assert!(charged.is_short);
}

/// As the bill's year is: the pace of a roof over days that no year is made of is not the verdict's.
#[test]
fn a_roof_is_told_of_the_days_that_a_year_is_made_of() {
    let solar = |from: DateTime, days: i64, charge: f64| {
        let csv = table(from, 60, days * 24, |_| "1".to_owned());
        let change = |params: &mut Params| {
            (params.csv, params.demand_charge, params.solar_kw) = (csv, charge, 5.0);
        };
        asked(change).unwrap().reading.solar_kwh
    };
    let whole = date(2025, 7, 16).at(0, 0, 0, 0);
    let billed = solar(date(2025, 8, 1).at(0, 0, 0, 0), 304, 10.0);
    assert!((solar(whole, 334, 10.0) - billed).abs() < 0.011);
    assert!(solar(whole, 334, 0.0) > billed + 100.0);
}

#[test]
fn a_meter_without_a_month_is_one_billing_period() {
    // 17 days of May and 23 of June.
    let found = charged(date(2026, 5, 15).at(0, 0, 0, 0), 960, "1");
    assert_eq!(found, (1200.0, vec![None]));
}

#[test]
fn a_day_on_which_the_clocks_change_is_a_whole_day() {
    let from = date(2026, 3, 1).at(0, 0, 0, 0);
    let rows = table(from, 60, 28 * 24, |_| "1".to_owned());
    let of = |rows: &str, without: &str| {
        let kept = rows.lines().filter(|line| !line.starts_with(without));
        let csv: String = kept.map(|line| format!("{line}\n")).collect();
        asked(|params| (params.csv, params.demand_charge) = (csv, 10.0))
    };
    let report = of(&rows, "2026-03-08 02:").unwrap();
    let reading = &report.reading;
    assert_eq!((reading.steps, reading.days), (28 * 24 - 1, 28.0));
    assert_eq!(report.peaks[0].month.as_deref(), Some("2026-03"));
    // A row fewer is less than 28 days.
    let fewer = rows.replace("2026-03-08 02:00,1\n", "");
    let refused = of(&fewer, "2026-03-28 23:").unwrap_err();
    assert!(refused.contains("27.96 days"), "{refused}");
    // The day of autumn has 25 hours: 28 times 24 are not 28 days.
    let local = (0..28 * 24).map(|at| match at {
        0..=1 => format!("2025-11-02 0{at}:00,1\n"),
        _ => {
            let (day, hour) = ((at - 1) / 24, (at - 1) % 24);
            format!("2025-11-{:02} {hour:02}:00,1\n", 2 + day)
        }
    });
    let autumn = format!("time,kwh\n{}", local.collect::<String>());
    assert!(of(&autumn, "-").unwrap_err().contains("27.96 days"));
    let whole = autumn + "2025-11-29 23:00,1\n";
    assert_eq!(of(&whole, "-").unwrap().reading.days, 28.0);
}

#[test]
fn a_net_meter_is_paid_for_what_it_gives_at_the_export_price() {
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let rows = table(from, 60, 48, |at| match at % 24 < 12 {
        true => "-1,0.2".to_owned(),
        false => "1,0.2".to_owned(),
    });
    let csv = rows.replace("time,kwh", "time,kwh,price");
    let of = |export_price: f64| {
        asked(|params| (params.csv, params.export_price) = (csv.clone(), export_price)).unwrap()
    };
    let report = of(0.05);
    let reading = &report.reading;
    assert_eq!((reading.used_kwh, reading.given_kwh), (24.0, 24.0));
    assert_eq!((reading.solar_kwh, reading.missing), (0.0, 0));
    // 24 kWh at 20 cents less 24 at 5.
    assert_eq!(report.plans[3].without, 3.6);
    // On the regulated plans too, and for nothing where nothing is paid.
    for (paid, free) in report.plans.iter().zip(of(0.0).plans) {
        assert!((free.without - paid.without - 1.2).abs() < 0.011);
    }
    // What it gives by night it has by day.
    assert!(report.plans[3].with < report.plans[3].without - 1.0);
    let refused = asked(|params| params.csv = "time,kwh\n2026-06-01 00:00,-1000001\n".to_owned());
    assert!(refused.unwrap_err().contains("-1000000 to 1000000"));
}

#[test]
fn a_meter_with_a_part_of_a_year_is_short() {
    let from = date(2025, 6, 1).at(0, 0, 0, 0);
    let of = |days: i64| {
        let csv = table(from, 60, days * 24, |_| "1".to_owned());
        asked(|params| params.csv = csv).unwrap().reading.is_short
    };
    assert!(of(1) && of(62) && of(329) && !of(330) && !of(365));
    // The sample is a year.
    assert!(!asked(|_| ()).unwrap().reading.is_short);
}

fn price(at: i64) -> f64 {
    10.0 + (at * 7919 % 10_007) as f64 / 1112.0
}

/// A price of its own in every step, little load and nothing for what is given: each step leaves a case more.
fn many_cases(steps: i64, price: impl Fn(i64) -> f64) -> Params {
    let from = date(2026, 1, 1).at(0, 0, 0, 0);
    let rows = table(from, 15, steps, |at| format!("0.001,{:.9}", price(at)));
    Params {
        csv: rows.replace("time,kwh", "time,kwh,price"),
        power_kw: 4.0,
        energy_kwh: 20.0,
        efficiency_pct: 50.0,
        ..Params::default()
    }
}

#[test]
fn a_plan_on_prices_that_leave_too_many_cases_is_left_out_and_said() {
    let tariffs = |steps: i64| {
        let report = run(&many_cases(steps, price).plan().unwrap()).unwrap();
        let plans = report.plans.iter().map(|plan| plan.tariff);
        (plans.collect::<Vec<_>>(), report.left_out)
    };
    let regulated = vec![Tariff::Tou, Tariff::Ulo, Tariff::Tiered];
    assert_eq!(tariffs(4200), (regulated, vec![Tariff::Market]));
    let (plans, left_out) = tariffs(400);
    assert_eq!((plans.len(), left_out.len()), (4, 0));
}

#[test]
fn a_plan_left_out_is_compared_without_a_battery() {
    let steps = 6000;
    let cheap = |at: i64| price(at) / 1000.0;
    let params = Params {
        cost_per_kwh: 0.01,
        ..many_cases(steps, cheap)
    };
    let report = run(&params.plan().unwrap()).unwrap();
    assert_eq!(report.left_out, [Tariff::Market]);
    assert_eq!(report.best_without, Tariff::Market);
    let days = steps as f64 / 96.0;
    let own = (0..steps).map(cheap).sum::<f64>() * 0.001 * 365.0 / days;
    assert!((report.year_without - own).abs() < 0.01, "{report:?}");
    // No battery saves more than is paid; here none on the dearer plans saves anything.
    assert!(report.year_saved <= own && report.year_saved < 0.0);
    assert_eq!((report.years_to_pay, report.pays), (None, false));
    assert_eq!(report.pays_at_cost_per_kwh, 0.0);
}

#[test]
fn what_caps_that_were_not_looked_at_could_save_is_said() {
    // Paid more for what is given than is asked for it: the bound closes slowly, and ten caps a month leave it open.
    let from = date(2025, 6, 1).at(0, 0, 0, 0);
    let kwh = |at: i64| ["0.5", "1", "1.5"][(at % 3) as usize].to_owned();
    let csv = table(from, 15, 150 * 96, kwh);
    let of = |charge: f64| {
        let change = |params: &mut Params| {
            (params.csv, params.demand_charge) = (csv.clone(), charge);
            (params.energy_kwh, params.export_price) = (5.0, 0.5);
        };
        asked(change).unwrap()
    };
    assert_eq!(of(0.0).year_open, 0.0);
    let report = of(20.0);
    assert_eq!(report.peaks.len(), 5);
    let gaps = report.peaks.iter().map(|peak| peak.bound - peak.saved);
    let gap: f64 = gaps.sum();
    assert!(gap > 0.5, "{report:?}");
    // Of five months, at the pace of twelve; bound and saving are rounded to cents.
    assert!(report.year_open > 12.0 / 5.0 * gap - 0.2, "{report:?}");
}
