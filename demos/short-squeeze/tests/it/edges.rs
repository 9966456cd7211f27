//! What a universe and its weights may be.

use boreal_demo_kit::Input;
use short_squeeze::metric::DAYS_TO_COVER_CAP;
use short_squeeze::replay;
use short_squeeze::score::{Params, Report, STOCKS, run};
use short_squeeze::stock::Stock;
use short_squeeze::weights::Weights;

fn stock(symbol: &str, interest: f64, strength: f64) -> Stock {
    Stock {
        symbol: symbol.to_owned(),
        short_interest_pct_float: Some(interest),
        rsi_14: Some(strength),
        ..Stock::default()
    }
}

fn params(universe: Vec<Stock>) -> Params {
    Params {
        universe,
        ..Params::default()
    }
}

fn scored(universe: Vec<Stock>) -> Report {
    run(&params(universe).plan().unwrap())
}

#[track_caller]
fn check(params: Params, refused: &[&str]) {
    let fields = params.plan().map(|_| ()).map_err(|errors| {
        let fields = errors.0.into_iter().map(|error| error.field);
        fields.collect::<Vec<_>>()
    });
    assert_eq!(fields.err().unwrap_or_default(), refused);
}

#[test]
fn a_universe_has_one_to_three_thousand_stocks_of_different_names() {
    check(params(vec![]), &["universe"]);
    let many = |count| (0..count).map(|n| stock(&format!("S{n}"), 1.0, 50.0));
    check(params(many(*STOCKS.end()).collect()), &[]);
    check(params(many(STOCKS.end() + 1).collect()), &["universe"]);
    let twice = vec![stock("A", 1.0, 1.0), stock("a ", 2.0, 2.0)];
    check(params(twice), &["universe[1].symbol"]);
    check(params(vec![stock(" ", 1.0, 1.0)]), &["universe[0].symbol"]);
    for unseen in ["A\0B", "A\u{202e}B", "A\u{200b}"] {
        check(
            params(vec![stock(unseen, 1.0, 1.0)]),
            &["universe[0].symbol"],
        );
    }
}

#[test]
fn every_wrong_figure_is_named_by_row_and_field() {
    let wrong = vec![
        stock("A", -1.0, 50.0),
        stock("B", 5.0, 100.1),
        stock("C", f64::NAN, 50.0),
    ];
    check(
        params(wrong),
        &[
            "universe[0].short_interest_pct_float",
            "universe[1].rsi_14",
            "universe[2].short_interest_pct_float",
        ],
    );
}

#[test]
fn weights_are_bounded_and_leave_something_on_either_side() {
    let with = |weights| Params {
        weights,
        ..Params::example()
    };
    let high = Weights {
        days_to_cover: 100.5,
        ..Weights::default()
    };
    check(with(high), &["weights.days_to_cover"]);
    let no_spark = Weights {
        relative_volume: 0.0,
        return_20d: 0.0,
        rsi_14: 0.0,
        ..Weights::default()
    };
    check(with(no_spark), &["weights"]);
}

#[test]
fn a_stock_without_one_side_has_no_score_and_stands_last() {
    let mut lone = stock("A", 90.0, 50.0);
    lone.rsi_14 = None;
    let report = scored(vec![lone, stock("B", 1.0, 50.0)]);
    let last = report.rows.last().unwrap();
    assert_eq!((last.symbol.as_str(), last.score), ("A", None));
    assert_eq!((last.spark, last.coverage), (None, 0.0));
    assert!(last.fuel.is_some());
}

#[test]
fn the_publishers_cap_on_days_to_cover_is_no_number_of_days() {
    let mut capped = stock("A", 5.0, 50.0);
    capped.days_to_cover = Some(DAYS_TO_COVER_CAP);
    let report = scored(vec![capped, stock("B", 6.0, 60.0)]);
    let row = report.rows.iter().find(|row| row.symbol == "A").unwrap();
    assert_eq!(row.contributions.days_to_cover, None);
}

#[test]
fn cheap_and_thinly_traded_stocks_are_left_out_with_the_reason() {
    let traded = |symbol, price, volume| Stock {
        price,
        average_volume: volume,
        ..stock(symbol, 5.0, 50.0)
    };
    let report = scored(vec![
        traded("cheap", Some(0.99), Some(1e6)),
        traded("thin", Some(5.0), Some(99_999.0)),
        traded("good", Some(1.0), Some(100_000.0)),
        traded("unknown", None, Some(1e6)),
    ]);
    let out: Vec<_> = report.excluded.iter().map(|one| &one.symbol).collect();
    assert_eq!(out, ["cheap", "thin"]);
    assert!(report.excluded[0].reason.contains("below $1"));
    assert_eq!((report.rows.len(), report.unfiltered), (2, 1));
    // What does not trade at all is out whatever the limit.
    let none = Params {
        min_average_volume: 0.0,
        ..params(vec![traded("still", Some(5.0), Some(0.0))])
    };
    let still = run(&none.plan().unwrap()).excluded.remove(0);
    assert_eq!(still.reason, "does not trade: 0 shares a day");
}

#[track_caller]
fn check_replay(event: &str, date: &str, weights: Option<&str>, refused: Option<&str>) {
    let params = replay::Params {
        event: event.to_owned(),
        date: date.to_owned(),
        weights: weights.map(str::to_owned),
    };
    let field = params
        .plan()
        .map(|_| ())
        .map_err(|errors| errors.0[0].field.clone());
    assert_eq!(
        field.err().as_deref(),
        refused,
        "{event} {date} {weights:?}"
    );
}

#[test]
fn a_replay_has_its_stocks_days_and_weights() {
    check_replay("gme", "2021-01-27", None, None);
    check_replay("GME", "2021-01-30", Some("1,0,0,0,0,0,0,1"), None);
    check_replay("vw", "2021-01-27", None, Some("event"));
    check_replay("gme", "2020-11-01", None, Some("date"));
    check_replay("gme", "2021-03-12", None, Some("date"));
    check_replay("gme", "2021-01-27", Some("1,2,3"), Some("weights"));
    check_replay(
        "gme",
        "2021-01-27",
        Some("1,2,3,4,5,6,7,x"),
        Some("weights"),
    );
    check_replay(
        "gme",
        "2021-01-27",
        Some("1,2,3,4,5,6,7,101"),
        Some("weights"),
    );
    check_replay(
        "gme",
        "2021-01-27",
        Some("0,0,0,0,0,1,1,1"),
        Some("weights"),
    );
}
