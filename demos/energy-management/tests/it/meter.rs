//! A visitor's meter, and whether a battery pays on it.

use boreal_demo_kit::Input;
use energy_management::bill::{Params, Report, run};
use energy_management::meter::TEMPLATE;
use energy_management::solar::{power, sine_of_height};
use energy_management::tariff::{Tariff, time_of_use, ultra_low_overnight};
use jiff::ToSpan as _;
use jiff::civil::{DateTime, date};

fn asked(change: impl FnOnce(&mut Params)) -> Result<Report, String> {
    let mut params = Params::default();
    change(&mut params);
    let plan = params
        .plan()
        .map_err(|errors| errors.0[0].message.clone())?;
    run(&plan).map_err(|error| error.message)
}

/// Rows from a time on, each so many minutes after the one before.
fn table(from: DateTime, minutes: i64, count: i64, kwh: impl Fn(i64) -> String) -> String {
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
        (Tariff::Tou, Tariff::Ulo)
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
    assert_eq!(report.peaks.len(), 3);
    for peak in &report.peaks {
        assert!(peak.shaved_kw < peak.peak_kw, "{peak:?}");
        assert!(peak.bound >= peak.saved && peak.gap_pct < 5.0, "{peak:?}");
    }
    let saved: f64 = report.peaks.iter().map(|peak| peak.saved).sum();
    assert!(saved > 0.0 && report.year_saved > 0.0);
}

#[test]
fn the_sun_gives_what_is_said_in_a_year() {
    let hours = (0..8760).map(|at| date(2026, 1, 1).at(0, 0, 0, 0).saturating_add(at.hours()));
    let year: f64 = hours.map(|time| power(time, 1.0, 1150.0)).sum();
    assert!((year - 1150.0).abs() < 2.0, "{year}");
    assert_eq!(sine_of_height(date(2026, 6, 21).at(1, 0, 0, 0), 1.0), 0.0);
    let report = asked(|params| params.solar_kw = 5.0).unwrap();
    assert!(report.reading.solar_kwh > 1500.0);
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
    assert_eq!(hours.plans.len(), 2);
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
}

#[test]
fn tables_that_cannot_be_read_say_why() {
    let refused = |csv: &str| asked(|params| params.csv = csv.to_owned()).unwrap_err();
    assert!(refused("time,kwh\nyesterday,1\n").contains("local time"));
    assert!(refused("time,kwh\n2026-06-01 00:00,-1\n").contains("0 to"));
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
    assert_eq!(report.plans.len(), 3);
    assert_eq!(report.plans[2].without, 14.16);
    // Charged at night for pay, and the whole battery sold by day, twice.
    assert!(report.plans[2].with < 0.0);
}
