//! Every worked case of `/accuracy` holds.

#[test]
fn every_case_is_the_published_figure() {
    let cases = cloud_infrastructure::accuracy::cases();
    assert!(cases.len() >= 13, "{}", cases.len());
    for case in cases {
        assert!(
            case.passes,
            "{}: {} for {}",
            case.what, case.ours, case.theirs
        );
    }
}
