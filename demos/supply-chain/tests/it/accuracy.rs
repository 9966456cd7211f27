//! Every worked case of `/accuracy` holds.

#[test]
fn every_case_is_the_published_figure() {
    let cases = supply_chain::accuracy::cases();
    assert!(cases.len() >= 12, "{}", cases.len());
    for case in cases {
        assert!(
            case.passes,
            "{}: {} for {}",
            case.what, case.ours, case.theirs
        );
    }
}
