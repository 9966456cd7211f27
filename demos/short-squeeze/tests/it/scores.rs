//! Eight synthetic companies against scores worked out apart in Python.

use boreal_demo_kit::Input;
use short_squeeze::score::{Params, Row, run};

/// Symbol, Fuel with the share of its weights that is known, Spark and score.
const REFERENCE: [(&str, f64, f64, f64, f64); 8] = [
    ("AAA", 87.991071, 1.0, 81.25, 84.553383),
    ("BBB", 61.741071, 1.0, 56.25, 58.931615),
    ("CCC", 18.973214, 1.0, 31.25, 24.349804),
    ("DDD", 75.401786, 1.0, 13.75, 32.198984),
    ("EEE", 59.866071, 1.0, 93.75, 74.916248),
    ("FFF", 11.026786, 1.0, 43.75, 21.964104),
    ("GGG", 59.134615, 0.65, 68.75, 63.761311),
    ("HHH", 29.0625, 1.0, 11.25, 18.081845),
];

fn scored() -> Vec<Row> {
    run(&Params::example().plan().unwrap()).rows
}

#[test]
fn every_company_has_its_reference_score() {
    let rows = scored();
    for (symbol, fuel, coverage, spark, score) in REFERENCE {
        let row = rows.iter().find(|row| row.symbol == symbol).unwrap();
        for (ours, theirs) in [
            (row.fuel.unwrap(), fuel),
            (row.spark.unwrap(), spark),
            (row.score.unwrap(), score),
            (row.coverage, coverage),
        ] {
            assert!((ours - theirs).abs() <= 1e-6, "{symbol}: {ours} {theirs}");
        }
    }
}

#[test]
fn the_highest_score_stands_first() {
    let symbols: Vec<String> = scored().into_iter().map(|row| row.symbol).collect();
    assert_eq!(
        symbols,
        ["AAA", "EEE", "GGG", "BBB", "DDD", "CCC", "FFF", "HHH"]
    );
}

#[test]
fn what_is_missing_adds_nothing_and_the_rest_shares_its_weight() {
    let rows = scored();
    let row = rows.iter().find(|row| row.symbol == "GGG").unwrap();
    assert_eq!(row.contributions.days_to_cover, None);
    assert_eq!(row.contributions.fails_to_adv, None);
    // A percentile of 0.5625, and 35 of the 65 that are known.
    let expected = 100.0 * 35.0 / 65.0 * 0.5625;
    let ours = row.contributions.short_interest_pct_float.unwrap();
    assert!((ours - expected).abs() <= 1e-6, "{ours}");
}
