//! The cases the page `/accuracy` shows.

#[test]
fn every_published_figure_is_ours_too() {
    for case in investment_research::accuracy::cases() {
        assert!(case.passes, "{case:?}");
    }
}
