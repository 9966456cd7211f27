//! Every worked case of `/accuracy` holds.

#[test]
fn every_case_is_the_published_figure() {
    let cases = automated_workflows::accuracy::cases();
    assert_eq!(cases.len(), 3);
    for case in cases {
        assert!(
            case.passes,
            "{}: {} for {}",
            case.what, case.ours, case.theirs
        );
    }
}
