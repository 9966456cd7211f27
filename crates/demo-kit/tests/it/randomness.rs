//! The generator is fixed for good: reports depend on it.

use boreal_demo_kit::SeededRng;
use proptest::prelude::*;

#[test]
fn the_stream_of_a_seed_never_changes() {
    let mut rng = SeededRng::new(42);
    let first: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
    // xoshiro256++ after SplitMix64(42), as rand_xoshiro's `seed_from_u64` gives it.
    assert_eq!(
        first,
        [
            15_021_278_609_987_233_951,
            5_881_210_131_331_364_753,
            18_149_643_915_985_481_100
        ]
    );
}

#[test]
fn normals_have_the_moments_they_should() {
    let mut rng = SeededRng::new(7);
    let draws: Vec<f64> = (0..20_000).map(|_| rng.normal()).collect();
    let mean = boreal_demo_kit::stats::mean(&draws).unwrap();
    let spread = boreal_demo_kit::stats::standard_deviation(&draws).unwrap();
    assert!(mean.abs() < 0.03 && (spread - 1.0).abs() < 0.03);
}

proptest! {
    #[test]
    fn draws_stay_in_range(seed: u64, n in 1u64..1000) {
        let mut rng = SeededRng::new(seed);
        prop_assert!((0.0..1.0).contains(&rng.uniform()));
        prop_assert!(rng.below(n) < n);
        prop_assert_eq!(rng.below(0), 0);
    }
}
