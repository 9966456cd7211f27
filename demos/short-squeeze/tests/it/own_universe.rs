//! A visitor's table.

use boreal_demo_kit::Input;
use short_squeeze::own_universe::{Params, TEMPLATE};
use short_squeeze::score::{RankedBy, Report, SHOWN, run};

fn read(csv: &str) -> Result<Report, String> {
    let params = Params {
        csv: csv.to_owned(),
        ..Params::default()
    };
    let plan = params.plan().map_err(|errors| errors.to_string())?;
    Ok(run(&plan))
}

#[test]
fn the_template_is_ranked_and_its_gaps_are_marked() {
    let report = read(TEMPLATE).unwrap();
    assert_eq!(report.rows.len(), 3);
    let row = report.rows.iter().find(|row| row.symbol == "GGG").unwrap();
    assert_eq!(row.coverage, 0.65);
}

#[test]
fn a_few_columns_by_other_names_are_enough() {
    let report = read("Ticker;Short interest;RSI\nX;12,5;40\nY;30,5;60\n").unwrap();
    assert_eq!(report.rows[0].symbol, "Y");
    assert_eq!(report.rows[0].fuel_coverage, 0.35);
    assert_eq!(report.rows[0].spark_coverage, 0.2);
}

#[track_caller]
fn check(csv: &str, words: &[&str]) {
    let refusal = read(csv).unwrap_err();
    for word in words {
        assert!(refusal.contains(word), "{refusal}");
    }
}

#[test]
fn a_wrong_row_is_refused_by_line_and_column() {
    check("symbol,rsi_14\nA,50\nB,150\n", &["line 3", "rsi_14", "150"]);
    check("symbol,rsi_14\nA,much\n", &["line 2", "rsi_14", "much"]);
    check("symbol,rsi_14\nA,1\na,2\n", &["line 3", "symbol", "twice"]);
    check("symbol,rsi_14\n,1\n", &["line 2", "symbol"]);
    check(
        "symbol,rsi_14\nA\u{202e}B,1\n",
        &["line 2", "symbol", "can be seen"],
    );
    check("name,rsi_14\nA,1\n", &["symbol"]);
    check("symbol,rsi_14\n", &[]);
}

#[test]
fn a_word_for_nothing_is_missing() {
    for nothing in ["N/A", "-", "null", ""] {
        let csv = format!("symbol,days_to_cover,rsi_14\nA,{nothing},50\nB,3,60\n");
        let report = read(&csv).unwrap();
        let row = report.rows.iter().find(|row| row.symbol == "A").unwrap();
        assert_eq!(row.contributions.days_to_cover, None, "{nothing}");
    }
}

#[test]
fn finras_own_headings_are_known() {
    let csv = "symbolCode|issueName|averageDailyVolumeQuantity|daysToCoverQuantity|changePercent\n\
        AAA|A Inc.|500000|4.5|12.5\nBBB|B Inc.|90000|9.5|3.0\nCCC|C Inc.|900000|2.5|-3.0\n";
    let report = read(csv).unwrap();
    assert_eq!(report.rows.len(), 2);
    assert_eq!(report.excluded[0].symbol, "BBB");
    // Days to cover and the change in shorts, 25 and 15 of the 100 of Fuel.
    let row = report.rows.iter().find(|row| row.symbol == "AAA").unwrap();
    assert_eq!((row.fuel, row.fuel_coverage), (Some(75.0), 0.4));
}

#[test]
fn a_file_of_finras_alone_is_ranked_by_fuel_and_gets_no_score() {
    let report = read("symbolCode|daysToCoverQuantity|changePercent|averageDailyVolumeQuantity\nA|2.5|10|500000\nB|7.5|20|600000\nC|999.99|-5|900000\n").unwrap();
    assert_eq!(report.ranked_by, RankedBy::Fuel);
    let order: Vec<&str> = report.rows.iter().map(|row| row.symbol.as_str()).collect();
    assert_eq!(order, ["B", "A", "C"]);
    assert!(report.rows.iter().all(|row| row.score.is_none()));
    // One condition of Spark in one row, and there is a score again.
    let report = read("symbol,days_to_cover,rsi_14\nA,9,\nB,2,60\n").unwrap();
    assert_eq!(report.ranked_by, RankedBy::Score);
    assert_eq!(report.rows[0].symbol, "B");
    let report = read("symbol,rsi_14\nA,40\nB,60\n").unwrap();
    assert_eq!(report.ranked_by, RankedBy::Spark);
    assert_eq!(report.rows[0].symbol, "B");
}

#[test]
fn a_whole_market_is_ranked_and_its_first_rows_are_shown() {
    let table = |count: usize| {
        let rows = (0..count).map(|at| {
            let volume = if at.is_multiple_of(5) { 10 } else { 500_000 };
            format!("S{at},{},{},{volume}\n", at % 991, at % 89)
        });
        let rows: String = rows.collect();
        format!("symbol,days_to_cover,rsi_14,average_volume\n{rows}")
    };
    let report = read(&table(25_000)).unwrap();
    assert_eq!((report.ranked, report.excluded_count), (20_000, 5_000));
    assert_eq!((report.rows.len(), report.excluded.len()), (SHOWN, SHOWN));
    assert!(report.rows[0].score >= report.rows[SHOWN - 1].score);
    check(&table(25_001), &["25", "000"]);
}
