//! Forecasts: what they may know, what they promise, and what they miss by.

use boreal_demo_kit::Input;
use energy_management::bundled;
use energy_management::calendar::{Clock, Province, clock, is_holiday};
use energy_management::forecast::{Params, Report, run};
use energy_management::history::History;
use energy_management::hour_ahead;
use energy_management::load_model::{Issue, columns, forecast};
use energy_management::price_model;
use energy_management::publishers::{local_time, standard_time};
use energy_management::walk;
use jiff::civil::{Date, date};

fn asked(change: impl FnOnce(&mut Params)) -> Report {
    let mut params = Params::default();
    change(&mut params);
    run(&params.plan().unwrap())
}

#[test]
fn a_day_ahead_is_within_what_2025_measured() {
    for (region, issue, most) in [
        ("ontario", "midnight", 2.7),
        ("ontario", "ten", 3.9),
        ("alberta", "midnight", 1.25),
        ("alberta", "ten", 1.7),
    ] {
        let report = asked(|params| {
            params.region = region.to_owned();
            params.issue = issue.to_owned();
        });
        let measured = &report.measured;
        assert!(measured.ours_pct <= most, "{}", measured.ours_pct);
        assert!((measured.covered_80_pct - 80.0).abs() <= 2.0);
        assert!((measured.covered_90_pct - 90.0).abs() <= 2.0);
        assert!(report.ours_pct < report.latest_pct && report.latest_pct < report.last_week_pct);
        assert!(
            (report.covered_pct - 90.0).abs() <= 2.0,
            "{}",
            report.covered_pct
        );
        assert_eq!((measured.by_month.len(), measured.by_hour.len()), (12, 24));
    }
    // The operator's forecast is an hour ahead, and stands beside one of that kind alone.
    let alberta = asked(|params| params.region = "alberta".to_owned());
    assert_eq!(alberta.measured.operator_hour_ahead_pct, Some(0.322));
    assert_eq!(alberta.measured.hour_ahead_pct, Some(0.372));
    assert_eq!(asked(|_| ()).measured.operator_hour_ahead_pct, None);
}

/// The future changed beyond recognition, and the hours of the day before that are not known yet at ten.
#[test]
fn nothing_after_the_hour_of_issue_is_read() {
    for (issue, known) in [(Issue::Midnight, 24), (Issue::Ten, 10)] {
        let load = bundled::ontario_load();
        let coefficients = bundled::load_coefficients(Province::Ontario, issue);
        let at = 200;
        let planted = planted(load, at, known);
        let of =
            |load: &History| forecast(coefficients, load, Province::Ontario, at, issue).unwrap();
        assert_eq!(of(load), of(&planted));
        // A change of the last known hour is seen.
        let mut seen = load.clone();
        seen.days[at - 1][known - 1] *= 2.0;
        assert_ne!(of(load), of(&seen));
        let bands = |load: &History| {
            let forecasts = walk::with(coefficients, load, Province::Ontario, issue);
            walk::bands(load, &forecasts, 0.9, issue)[at].unwrap()
        };
        assert_eq!(bands(load), bands(&planted));
    }
    let (load, price) = (bundled::alberta_load(), bundled::alberta_price());
    let coefficients = bundled::load_coefficients(Province::Alberta, Issue::Midnight);
    let at = 200;
    let of = |load: &History, price: &History| {
        let load = forecast(coefficients, load, Province::Alberta, at, Issue::Midnight).unwrap();
        price_model::forecast(bundled::price_coefficients(), price, &load, at).unwrap()
    };
    assert_eq!(
        of(load, price),
        of(&planted(load, at, 24), &planted(price, at, 24))
    );
}

/// The fits in between too: a coefficient that has seen what came would give it away.
#[test]
fn nothing_after_the_hour_of_issue_is_learnt_from() {
    let (load, price) = (bundled::alberta_load(), bundled::alberta_price());
    // Fitted anew on the day itself.
    let (from, at) = (200 - walk::REFIT_DAYS, 200);
    for (issue, known) in [(Issue::Midnight, 24), (Issue::Ten, 10)] {
        let of = |load: &History| walk::refitting(load, Province::Alberta, issue, from);
        let (true_ones, others) = (of(load), of(&planted(load, at, known)));
        assert_eq!(true_ones[from..=at], others[from..=at]);
        assert_ne!(true_ones[at + 1], others[at + 1]);
    }
    let of = |load: &History, price: &History| {
        let coefficients = bundled::load_coefficients(Province::Alberta, Issue::Midnight);
        let load = walk::with(coefficients, load, Province::Alberta, Issue::Midnight);
        price_model::refitting(price, &load, from)
    };
    let true_ones = of(load, price);
    let others = of(&planted(load, at, 24), &planted(price, at, 24));
    assert_eq!(true_ones[from..=at], others[from..=at]);
    assert_ne!(true_ones[at + 1], others[at + 1]);
    // An hour ahead the hours of the day before it are known: here until noon.
    let of = |load: &History| hour_ahead::refitting(load, Province::Alberta, at)[0];
    let (true_ones, others) = (of(load), of(&planted(load, at + 1, 12)));
    assert_eq!(true_ones[..=12], others[..=12]);
    assert_ne!(true_ones[13], others[13]);
}

/// What the page says of the price's forecast, held to what was measured before it was chosen.
#[test]
fn planned_on_the_forecast_the_price_loses_at_most_38_per_cent() {
    let (_, rows) = bundled::measured();
    let of = |what: &str| {
        let row = rows
            .iter()
            .find(|row| row.model == bundled::PRICE_MODEL && row.what == what);
        row.unwrap().value
    };
    let ours = of("ours_regret_pct");
    assert!(ours <= 38.0, "{ours}");
    for other in [
        "yesterday_regret_pct",
        "last_week_regret_pct",
        "month_regret_pct",
    ] {
        assert!(ours < of(other), "{other}");
    }
}

/// A history whose hours from the first unknown one on are nonsense.
fn planted(history: &History, at: usize, known: usize) -> History {
    let mut planted = history.clone();
    planted.days[at - 1][known..].fill(99_999.0);
    planted.days[at..]
        .iter_mut()
        .for_each(|day| day.fill(99_999.0));
    planted
}

#[test]
fn tomorrow_has_no_outcome_and_every_other_day_has() {
    let report = asked(|params| params.days = 3);
    assert_eq!(report.last.to_string(), "2026-07-01");
    assert_eq!(report.hours.len(), 72);
    let (past, tomorrow) = report.hours.split_at(48);
    assert!(past.iter().all(|hour| hour.actual_mw.is_some()));
    assert!(tomorrow.iter().all(|hour| hour.actual_mw.is_none()));
    assert!(
        report
            .hours
            .iter()
            .all(|hour| hour.low_mw < hour.forecast_mw && hour.forecast_mw < hour.high_mw)
    );
    let narrow = asked(|params| params.level = "80".to_owned());
    let width = |report: &Report| {
        report
            .hours
            .iter()
            .map(|hour| hour.high_mw - hour.low_mw)
            .sum::<f64>()
    };
    assert!(width(&narrow) < width(&asked(|_| ())));
    assert!(
        (narrow.covered_pct - 80.0).abs() <= 2.0,
        "{}",
        narrow.covered_pct
    );
}

#[test]
fn days_without_a_forecast_are_refused() {
    let refused = |change: fn(&mut Params)| {
        let mut params = Params::default();
        change(&mut params);
        params.plan().unwrap_err().0[0].field.clone()
    };
    assert_eq!(refused(|p| p.date = Some("2026-07-02".to_owned())), "date");
    assert_eq!(refused(|p| p.date = Some("2025-07-01".to_owned())), "date");
    assert_eq!(refused(|p| p.days = 0), "days");
    assert_eq!(refused(|p| p.issue = "noon".to_owned()), "issue");
    assert_eq!(refused(|p| p.level = "95".to_owned()), "level");
    // Alberta's days end sooner.
    assert_eq!(
        refused(|p| {
            p.region = "alberta".to_owned();
            p.date = Some("2026-06-20".to_owned());
        }),
        "date"
    );
}

#[test]
fn holidays_and_clocks_are_those_of_the_province() {
    let day = |text: &str| text.parse::<Date>().unwrap();
    for holiday in [
        "2025-01-01",
        "2025-02-17",
        "2025-04-18",
        "2025-05-19",
        "2025-07-01",
        "2025-08-04",
        "2025-09-01",
        "2025-10-13",
        "2025-12-25",
        "2025-12-26",
        "2026-04-03",
        "2022-12-27",
    ] {
        assert!(is_holiday(Province::Ontario, day(holiday)), "{holiday}");
    }
    assert!(!is_holiday(Province::Ontario, day("2025-11-11")));
    assert!(is_holiday(Province::Alberta, day("2025-11-11")));
    assert!(!is_holiday(Province::Ontario, day("2025-06-30")));
    assert_eq!(clock(date(2026, 3, 8)), Clock::Spring);
    assert_eq!(clock(date(2025, 11, 2)), Clock::Autumn);
    assert_eq!(clock(date(2025, 7, 1)), Clock::Summer);
    assert_eq!(clock(date(2025, 1, 1)), Clock::Standard);
}

/// The operators' files on the days the clocks change.
#[test]
fn files_become_local_days() {
    let mut text = "date,hour,market,demand\n".to_owned();
    for day in [date(2025, 3, 8), date(2025, 3, 9), date(2025, 3, 10)] {
        for hour in 1..=24 {
            text += &format!("{day},{hour},0,{}\n", 100 * i32::from(day.day()) + hour);
        }
    }
    let load = standard_time(&text, 3).unwrap();
    assert_eq!(load.first, date(2025, 3, 9));
    // Two hours of standard time, an hour that never was, then an hour behind.
    assert_eq!(load.days[0][..5], [901.0, 902.0, 902.5, 903.0, 904.0]);
    assert_eq!(load.known[0][..4], [true, true, false, true]);
    assert_eq!(load.days[1][..2], [924.0, 1001.0]);
    let mut text = "hour_ending,price\n".to_owned();
    for hour in (1..=24).filter(|hour| *hour != 2) {
        let (day, clock) = if hour == 24 { (10, 0) } else { (9, hour) };
        text += &format!("2025-03-{day:02} {clock:02}:00:00,{hour}\n");
    }
    let price = local_time(&text, 1).unwrap();
    assert_eq!(price.days[0][..4], [1.0, 3.0, 3.5, 4.0]);
    assert_eq!(price.known[0][..4], [true, true, false, true]);
    assert!(standard_time("date,hour,x,y\n2025-03-08,25,0,1\n", 3).is_none());
}

#[test]
fn there_are_57_columns_and_one_more_at_ten() {
    let load = bundled::ontario_load();
    let count = |issue| columns(load, Province::Ontario, 50, issue).unwrap().len();
    assert_eq!((count(Issue::Midnight), count(Issue::Ten)), (57, 58));
    assert!(columns(load, Province::Ontario, 13, Issue::Midnight).is_none());
    assert!(columns(load, Province::Ontario, load.len() + 1, Issue::Midnight).is_none());
}
