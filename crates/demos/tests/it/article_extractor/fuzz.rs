//! A short pass of the fuzzer, always the same, and the inputs it once found interesting.

use boreal_demos::article_extractor::{Plan, run, sample_html};

use super::generate;

fn extract(bytes: Vec<u8>) {
    let Ok(plan) = Plan::from_bytes(bytes, None) else {
        return;
    };
    let plan = plan.with_url("https://news.example/a").unwrap();
    if let Ok(report) = run(&plan) {
        assert!(report.confidence.is_finite() && (0.0..=1.0).contains(&report.confidence));
        assert!(report.word_count > 0 && report.reading_minutes > 0);
        assert!(report.kept_block_count <= report.block_count);
    }
}

#[test]
fn generated_pages_are_read_without_panic() {
    for seed in 0..150 {
        extract(generate::page(seed, &[sample_html()]));
    }
}

/// Each was a class of input that needed a limit or a rule of its own.
#[test]
fn inputs_kept_from_fuzzing_are_read_without_panic() {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/it/article_extractor/inputs"
    );
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        extract(std::fs::read(entry.unwrap().path()).unwrap());
        count += 1;
    }
    assert!(count >= 8, "the inputs are there");
}
