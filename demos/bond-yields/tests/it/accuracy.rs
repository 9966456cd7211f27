//! The cases the page `/accuracy` shows.

#[test]
fn every_published_figure_is_ours_too() {
    for case in bond_yields::accuracy::cases() {
        assert!(case.passes, "{case:?}");
    }
}
