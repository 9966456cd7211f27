//! Every worked case of `/accuracy` holds.

#[test]
fn every_case_is_the_figure_worked_out_apart() {
    let cases = predictive_maintenance::accuracy::cases();
    assert_eq!(cases.len(), 8);
    for case in cases {
        assert!(
            case.passes,
            "{}: {} for {}",
            case.what, case.ours, case.theirs
        );
    }
}
