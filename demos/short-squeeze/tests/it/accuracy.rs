//! The cases the page `/accuracy` shows.

#[test]
fn every_figure_worked_out_apart_is_ours_too() {
    for case in short_squeeze::accuracy::cases() {
        assert!(case.passes, "{case:?}");
    }
}

#[test]
fn the_default_report_is_the_same_every_time() {
    let text = || serde_json::to_string(&short_squeeze::default_report()).unwrap();
    assert_eq!(text(), text());
    assert!(!text().contains("NaN"));
}
