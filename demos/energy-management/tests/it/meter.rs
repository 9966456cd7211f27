//! A visitor's meter, and whether a battery pays on it.

use boreal_demo_kit::Input;
use energy_management::bill::{Params, Report, run};
use energy_management::meter::TEMPLATE;
use energy_management::solar::{power, sine_of_height};
use energy_management::tariff::{Tariff, time_of_use, ultra_low_overnight};
use jiff::ToSpan as _;
use jiff::civil::{DateTime, date};

pub fn asked(change: impl FnOnce(&mut Params)) -> Result<Report, String> {
    let mut params = Params::default();
    change(&mut params);
    let plan = params
        .plan()
        .map_err(|errors| errors.0[0].message.clone())?;
    run(&plan).map_err(|error| error.message)
}

/// Rows from a time on, each so many minutes after the one before.
pub fn table(from: DateTime, minutes: i64, count: i64, kwh: impl Fn(i64) -> String) -> String {
    let rows = (0..count).map(|at| {
        let time = from.saturating_add((at * minutes).minutes());
        format!("{},{}\n", time.strftime("%Y-%m-%d %H:%M"), kwh(at))
    });
    format!("time,kwh\n{}", rows.collect::<String>())
}

#[test]
fn plans_are_priced_by_the_hour() {
    let at = |month: i8, day: i8, hour: i8| date(2026, month, day).at(hour, 0, 0, 0);
    // A Monday in winter, one in summer, a Saturday, Canada Day.
    for (time, tou, ulo) in [
        (at(1, 12, 6), 0.098, 0.039),
        (at(1, 12, 7), 0.203, 0.157),
        (at(1, 12, 11), 0.157, 0.157),
        (at(1, 12, 17), 0.203, 0.391),
        (at(1, 12, 19), 0.098, 0.391),
        (at(1, 12, 21), 0.098, 0.157),
        (at(1, 12, 23), 0.098, 0.039),
        (at(7, 13, 7), 0.157, 0.157),
        (at(7, 13, 11), 0.203, 0.157),
        (at(7, 13, 18), 0.157, 0.391),
        (at(7, 18, 12), 0.098, 0.098),
        (at(7, 1, 12), 0.098, 0.098),
        (at(7, 1, 2), 0.098, 0.039),
    ] {
        assert_eq!(
            (time_of_use(time), ultra_low_overnight(time)),
            (tou, ulo),
            "{time}"
        );
    }
}

#[test]
fn the_default_does_not_pay_and_a_cheap_one_does() {
    let report = asked(|_| ()).unwrap();
    assert!(!report.pays && report.years_to_pay.unwrap() > 15.0);
    assert_eq!(
        (report.best_without, report.best_with),
        (Tariff::Tiered, Tariff::Ulo)
    );
    assert!(
        report
            .plans
            .iter()
            .all(|plan| plan.with < plan.without && plan.gap_pct == 0.0)
    );
    assert!(asked(|params| params.cost_per_kwh = 300.0).unwrap().pays);
    // A battery never takes more from what is saved than it costs nothing.
    let free = asked(|params| params.cost_per_kwh = 0.0).unwrap();
    assert_eq!((free.years_to_pay, free.pays), (Some(0.0), true));
}

#[test]
fn peaks_are_shaved_with_their_gap() {
    let report = asked(|params| params.demand_charge = 100.0).unwrap();
    assert_eq!(report.peaks.len(), 12);
    for peak in &report.peaks {
        assert!(peak.shaved_kw < peak.peak_kw, "{peak:?}");
        assert!(peak.bound >= peak.saved && peak.gap_pct < 5.0, "{peak:?}");
    }
    let saved: f64 = report.peaks.iter().map(|peak| peak.saved).sum();
    assert!(saved > 0.0 && report.year_saved > 0.0);
}

/// A linear program of June on the overnight plan at a charge of $10, from empty, saves $55.08 before rebate and tax, so
/// $49.30 at 0.895 of both: with the battery, more than the old peak is drawn at night.
#[test]
fn a_charge_on_peaks_may_be_worth_a_higher_peak() {
    let report = asked(|params| params.demand_charge = 8.95).unwrap();
    assert_eq!(report.best_with, Tariff::Ulo);
    let june = &report.peaks[11];
    assert_eq!(june.month.as_deref(), Some("2026-06"));
    assert!(
        june.saved <= 49.31 && 49.29 <= june.bound + 0.005,
        "{june:?}"
    );
    assert!(
        june.saved > 49.1 && june.shaved_kw > june.peak_kw,
        "{june:?}"
    );
    // A charge takes no more than it does from the schedule that does without a cap, 5 kW above the old peak at most.
    let free = asked(|_| ()).unwrap().year_saved;
    let rise = 12.0 * 8.95 * 5.0;
    assert!(report.year_saved > free - rise && report.year_saved < free);
}

#[test]
fn a_year_has_twelve_peaks_and_the_bills_say_what_is_saved() {
    let charged = |params: &mut Params| params.demand_charge = 10.0;
    for report in [asked(charged).unwrap(), asked(|_| ()).unwrap()] {
        let plan = |tariff: Tariff| {
            report
                .plans
                .iter()
                .find(|plan| plan.tariff == tariff)
                .unwrap()
        };
        let saved = report.year_without - plan(report.best_with).year_with;
        assert!((saved - report.year_saved).abs() < 0.011, "{report:?}");
    }
    let (free, paid) = (asked(|_| ()).unwrap(), asked(charged).unwrap());
    let peaks: f64 = paid.peaks.iter().map(|peak| peak.peak_kw).sum();
    let year = paid.plans[0].year_without - free.plans[0].year_without;
    assert!((year - 10.0 * peaks).abs() < 0.1, "{year}");
    // What is drawn by the hour is of the schedule that the bill is of: from no hour above the highest cap.
    let cap = paid
        .peaks
        .iter()
        .map(|peak| peak.shaved_kw)
        .fold(0.0, f64::max);
    assert!(
        paid.mean_hours
            .iter()
            .all(|hour| hour.with_kw <= cap + 1e-3)
    );
    assert_ne!(paid.mean_hours, free.mean_hours);
    let day = table(date(2026, 6, 8).at(0, 0, 0, 0), 60, 24, |_| "1".to_owned());
    let params = Params {
        csv: day,
        demand_charge: 10.0,
        ..Params::default()
    };
    let errors = params.plan().unwrap_err().0;
    assert_eq!(
        (errors[0].field.as_str(), errors[0].code.as_ref()),
        ("demand_charge", "needs_a_month")
    );
}

#[test]
fn the_sun_gives_what_is_said_in_a_year() {
    let hours = (0..8760).map(|at| date(2026, 1, 1).at(0, 0, 0, 0).saturating_add(at.hours()));
    let year: f64 = hours.map(|time| power(time, 1.0, 1150.0)).sum();
    assert!((year - 1150.0).abs() < 2.0, "{year}");
    assert_eq!(sine_of_height(date(2026, 6, 21).at(1, 0, 0, 0), 1.0), 0.0);
    let report = asked(|params| params.solar_kw = 5.0).unwrap();
    assert!((report.reading.solar_kwh - 5750.0).abs() < 10.0);
    assert!(report.plans[0].without < asked(|_| ()).unwrap().plans[0].without);
}

#[test]
fn hours_and_quarter_hours_cost_the_same() {
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let hours = asked(|params| params.csv = table(from, 60, 240, |_| "2".to_owned())).unwrap();
    let quarters = asked(|params| params.csv = table(from, 15, 960, |_| "0.5".to_owned())).unwrap();
    assert_eq!(
        (hours.reading.step_minutes, quarters.reading.step_minutes),
        (60, 15)
    );
    assert_eq!(hours.reading.used_kwh, quarters.reading.used_kwh);
    assert_eq!(hours.plans[0].without, quarters.plans[0].without);
    // Without a column of prices there is no market to compare with.
    assert_eq!(hours.plans.len(), 3);
}

#[test]
fn clocks_that_change_are_no_gap_and_gaps_are_said() {
    let spring = "time,kwh\n".to_owned()
        + &(0..48)
            .filter(|hour| *hour != 26)
            .map(|hour| format!("2026-03-{:02} {:02}:00,1\n", 7 + hour / 24, hour % 24))
            .collect::<String>();
    let report = asked(|params| params.csv = spring).unwrap();
    assert_eq!((report.reading.steps, report.reading.missing), (47, 0));
    assert_eq!(report.reading.clock_changes, 1);
    let autumn = "time,kwh\n2025-11-02 00:00,1\n2025-11-02 01:00,1\n".to_owned()
        + &(1..30)
            .map(|hour| format!("2025-11-{:02} {:02}:00,1\n", 2 + hour / 24, hour % 24))
            .collect::<String>();
    let report = asked(|params| params.csv = autumn).unwrap();
    assert_eq!((report.reading.steps, report.reading.missing), (31, 0));
    // From 23:00 to 4:00 of the day that has no 2:00: three hours.
    let gapped = "time,kwh\n".to_owned()
        + &(0..72)
            .filter(|hour| !(24..28).contains(hour))
            .map(|hour| format!("2026-03-{:02} {:02}:00,1\n", 7 + hour / 24, hour % 24))
            .collect::<String>();
    let report = asked(|params| params.csv = gapped).unwrap();
    assert_eq!((report.reading.steps, report.reading.missing), (71, 3));
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let whole = table(from, 60, 200, |at| {
        if at == 5 {
            String::new()
        } else {
            "1".to_owned()
        }
    });
    let gapped: String = whole
        .lines()
        .enumerate()
        .filter(|(at, _)| !(50..53).contains(at))
        .map(|(_, line)| format!("{line}\n"))
        .collect();
    let report = asked(|params| params.csv = gapped).unwrap();
    assert_eq!((report.reading.steps, report.reading.missing), (200, 4));
    // What is missing at first is as in the first hour that is known.
    let late = table(from, 60, 48, |at| {
        if at < 2 {
            String::new()
        } else {
            "1".to_owned()
        }
    });
    let report = asked(|params| params.csv = late).unwrap();
    assert_eq!((report.reading.used_kwh, report.reading.missing), (48.0, 2));
}

/// Rows years apart are refused before the steps between them are made.
#[test]
fn a_few_rows_far_apart_are_refused_at_once() {
    let mut csv = "time,kwh\n2000-01-01 00:00,1\n2000-01-01 00:15,1\n".to_owned();
    for year in 2001..2300 {
        csv += &format!("{year}-01-01 00:00,1\n");
    }
    let refused = asked(|params| params.csv = csv).unwrap_err();
    assert!(
        refused.contains("too long after the row before"),
        "{refused}"
    );
    // Each gap is small, their sum is not: the row that is one too many is named.
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let rows = table(from, 60, 300, |_| "1".to_owned());
    let thin: String = rows
        .lines()
        .enumerate()
        .filter(|(at, _)| at % 6 != 5)
        .map(|(_, line)| format!("{line}\n"))
        .collect();
    let refused = asked(|params| params.csv = thin).unwrap_err();
    assert!(
        refused.contains("28 steps are missing by then"),
        "{refused}"
    );
}

#[test]
fn prices_that_are_missing_are_counted_and_never_nothing() {
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let priced = |known: fn(i64) -> bool| {
        let rows = (0..48i64).map(|at| {
            let time = from.saturating_add(at.hours()).strftime("%Y-%m-%d %H:%M");
            let price = if known(at) { "0.5" } else { "" };
            format!("{time},1,{price}\n")
        });
        let csv = format!("time,kwh,price\n{}", rows.collect::<String>());
        asked(|params| params.csv = csv)
    };
    let report = priced(|at| at > 1 && at != 30).unwrap();
    assert_eq!(report.reading.missing, 3);
    assert_eq!(report.plans[3].without, 24.0);
    assert!(
        priced(|at| at > 10)
            .unwrap_err()
            .contains("more than a tenth")
    );
}

#[test]
fn tables_that_cannot_be_read_say_why() {
    let refused = |csv: &str| asked(|params| params.csv = csv.to_owned()).unwrap_err();
    assert!(refused("time,kwh\nyesterday,1\n").contains("local time"));
    assert!(refused("time,kwh\n2026-06-01 00:00,2e6\n").contains("-1000000 to"));
    assert!(refused("time,power\n2026-06-01 00:00,1\n").contains("kwh"));
    assert!(refused(TEMPLATE).contains("shorter than a day"));
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    assert!(refused(&table(from, 7, 300, |_| "1".to_owned())).contains("15, 30 or 60"));
    let twice = table(from, 60, 48, |_| "1".to_owned()) + "2026-06-02 23:00,1\n";
    assert!(refused(&twice).contains("after the row before"));
    let sparse = table(from, 60, 48, |at| {
        if at % 3 == 0 {
            String::new()
        } else {
            "1".to_owned()
        }
    });
    assert!(refused(&sparse).contains("more than a tenth"));
    let far = table(from, 60, 48, |_| "1".to_owned()) + "2126-06-02 23:00,1\n";
    assert!(refused(&far).contains("too long after"));
    assert!(
        asked(|params| params.energy_kwh = 1e6)
            .unwrap_err()
            .contains("at most 96 steps")
    );
}

#[test]
fn prices_of_ones_own_are_a_plan() {
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let mut csv = "time,kwh,price\n".to_owned();
    for at in 0..48i64 {
        let time = from.saturating_add(at.hours());
        let price = if at % 24 < 12 { -0.01 } else { 0.6 };
        csv += &format!("{},1,{price}\n", time.strftime("%Y-%m-%d %H:%M"));
    }
    let report = asked(|params| params.csv = csv).unwrap();
    assert_eq!(report.plans.len(), 4);
    assert_eq!(report.plans[3].without, 14.16);
    // Charged at night for pay, and nothing bought by day.
    assert!(report.plans[3].with < 0.0);
}

#[test]
fn a_contract_sells_at_what_is_paid_for_export() {
    let from = date(2026, 6, 1).at(0, 0, 0, 0);
    let rows = (0..48i64).map(|at| {
        let time = from.saturating_add(at.hours()).strftime("%Y-%m-%d %H:%M");
        let price = if at % 24 < 12 { 0.1 } else { 0.6 };
        format!("{time},0.1,{price}\n")
    });
    let csv = format!("time,kwh,price\n{}", rows.collect::<String>());
    let own = |export_price| {
        asked(|params| (params.csv, params.export_price) = (csv.clone(), export_price)).unwrap()
    };
    // Nothing is sold for nothing, nor below what it was bought at.
    let (none, little, much) = (own(0.0), own(0.05), own(0.3));
    assert!(none.mean_hours.iter().all(|hour| hour.with_kw >= -1e-9));
    assert_eq!(none.plans[3].with, little.plans[3].with);
    assert!(much.plans[3].with < none.plans[3].with - 1.0);
    assert!(much.mean_hours.iter().any(|hour| hour.with_kw < 0.0));
}
