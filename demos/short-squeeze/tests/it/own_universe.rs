//! A visitor's table.

use boreal_demo_kit::Input;
use short_squeeze::own_universe::{Params, TEMPLATE};
use short_squeeze::score::{Report, run};

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
