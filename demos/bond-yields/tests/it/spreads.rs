//! Spreads and inversion episodes against known facts.

use bond_yields::spreads::{Params, Plan, Report, run};
use bond_yields::{History, Series};
use boreal_demo_kit::Input;
use jiff::civil::date;

fn spread(long: &str, short: &str) -> Report {
    let params = Params {
        long: long.into(),
        short: short.into(),
        ..Params::default()
    };
    run(&params.plan().unwrap(), History::bundled())
}

#[test]
fn ten_less_two_years() {
    let report = spread("10y", "2y");
    let lowest = report.lowest.unwrap();
    assert_eq!((lowest.spread_bp, lowest.date), (-132.0, date(2023, 6, 30)));
    let highest = report.highest.unwrap();
    assert_eq!(
        (highest.spread_bp, highest.date),
        (220.0, date(2001, 12, 31))
    );
    assert_eq!(report.latest.unwrap().spread_bp, 60.0);
    assert_eq!(report.inverted_observations, 37);
    assert_eq!(report.episodes.first().unwrap().from, date(2007, 5, 31));
    let last = report.episodes.last().unwrap();
    assert_eq!(
        (last.to, last.deepest_bp, last.ongoing),
        (date(2024, 8, 30), -132.0, false)
    );
    let inverted: u32 = report.episodes.iter().map(|e| e.observations).sum();
    assert_eq!(inverted, 37);
    assert!(report.rule.contains("10y below 2y"));
}

#[test]
fn ten_years_less_three_months() {
    let lowest = spread("10y", "3m").lowest.unwrap();
    assert_eq!(
        (lowest.spread_bp, lowest.date),
        (-194.0, date(2023, 12, 29))
    );
}

#[test]
fn mortgage_less_five_years() {
    let report = run(&Plan::mortgage(), History::bundled());
    // 6.09 posted less 3.22.
    assert_eq!(report.latest.unwrap().spread_bp, 287.0);
    assert!(report.episodes.is_empty());
    assert_eq!(
        (report.long, report.short),
        (Series::Mortgage5y, Series::Bond5y)
    );
}

#[test]
fn an_episode_may_reach_the_end_of_the_data() {
    let mut history = History::default();
    for (day, ten) in [(1, 3.0), (2, 2.0), (3, 2.5), (4, 1.0), (5, 1.5)] {
        history.insert(date(2026, 1, day), Series::Bond10y, ten);
        history.insert(date(2026, 1, day), Series::Bond2y, 2.5);
    }
    history.insert(date(2026, 1, 6), Series::Bond10y, 9.0);
    let report = run(&Params::default().plan().unwrap(), &history);
    let episodes: Vec<_> = report
        .episodes
        .iter()
        .map(|e| (e.from.day(), e.to.day(), e.deepest_bp, e.ongoing))
        .collect();
    assert_eq!(episodes, [(2, 2, -50.0, false), (4, 5, -150.0, true)]);
    assert_eq!(report.points.len(), 5);
}
