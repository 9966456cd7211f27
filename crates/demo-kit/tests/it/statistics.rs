//! Figures anyone can check by hand.

use boreal_demo_kit::stats::{mean, median, quantile, standard_deviation};

#[test]
fn a_small_sample_by_hand() {
    let sample = [4.0, 1.0, 3.0, 2.0];
    assert_eq!(mean(&sample), Some(2.5));
    assert_eq!(median(&sample), Some(2.5));
    assert_eq!(quantile(&sample, 0.25), Some(1.75));
    assert!((standard_deviation(&sample).unwrap() - 1.290_994_448_735_805_6).abs() < 1e-15);
}

#[test]
fn nothing_is_not_zero() {
    assert_eq!(mean(&[]), None);
    assert_eq!(standard_deviation(&[1.0]), None);
    assert_eq!(quantile(&[1.0], 1.5), None);
}
