//! The page we wrote ourselves, where we know what is article and what is not.

use boreal_demos::article_extractor::default_report;

#[test]
fn the_sample_page_states_its_metadata() {
    let report = default_report();
    assert_eq!(
        report.title.as_deref(),
        Some("Port Alder switches its ferry terminal to amber light for the shearwaters")
    );
    assert_eq!(report.byline.as_deref(), Some("Maren Oduya"));
    assert_eq!(report.site_name.as_deref(), Some("The Harbour Ledger"));
    assert_eq!(report.published.as_deref(), Some("2026-04-17"));
    assert_eq!(report.language.as_deref(), Some("en-ca"));
}
