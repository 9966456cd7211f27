//! The report the page shows before anyone touches a control.

use bond_yields::default_report;

#[test]
fn the_default_report_is_the_same_every_time() {
    let report = default_report();
    let text = serde_json::to_string(&report).unwrap();
    assert_eq!(text, serde_json::to_string(&default_report()).unwrap());
    assert!(!text.contains("null,\"yield_pct\"") && !text.contains("NaN"));
    assert_eq!(report.compare.curve.points.len(), 7);
    assert_eq!(report.compare.changes.len(), 7);
    assert_eq!(report.fits.len(), 2);
    assert!(report.fits.iter().all(|fit| fit.rmse_bp < 10.0));
    assert!(
        (report.price.clean_price - 97.42).abs() < 0.05,
        "{}",
        report.price.clean_price
    );
}

#[test]
fn wire_names_are_those_of_the_contract() {
    let report = serde_json::to_value(default_report()).unwrap();
    let curve = &report["compare"]["curve"];
    assert_eq!(curve["date"], "2026-05-29");
    assert_eq!(curve["points"][0]["years"], 0.25);
    assert_eq!(curve["points"][0]["yield_pct"], 2.29);
    let fit = &report["fits"][1];
    assert_eq!(fit["model"], "svensson");
    assert_eq!(fit["beta"].as_array().unwrap().len(), 4);
    assert_eq!(fit["tau"].as_array().unwrap().len(), 2);
    for field in ["rmse_bp", "fitted", "forwards"] {
        assert!(!fit[field].is_null(), "{field}");
    }
    for field in ["years", "yield_pct", "residual_bp"] {
        assert!(!fit["fitted"][0][field].is_null(), "{field}");
    }
}
