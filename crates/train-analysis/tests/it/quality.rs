//! Floors a little below the measured scores: a change that costs quality is seen here.
//! Everything is deterministic, so the floors cannot flicker.

use train_analysis::quality::{Half, languages, summaries, tone, topics};

#[test]
fn tone_is_better_than_vader_on_sentences_kept_for_measuring() {
    let pair = tone(Half::Test);
    assert_eq!(pair.count, 105);
    assert!(pair.ours >= 0.85, "{pair:?}");
    assert!(pair.ours > pair.baseline, "{pair:?}");
}

#[test]
fn topics_are_found_on_texts_kept_for_measuring() {
    let (pair, confidence) = topics(Half::Test);
    assert_eq!(pair.count, 104);
    assert!(pair.ours >= 0.75, "{pair:?}");
    assert!(
        (pair.ours - confidence).abs() < 0.25,
        "confidence {confidence}, accuracy {}",
        pair.ours
    );
}

#[test]
fn summaries_overlap_their_references_as_much_as_the_first_sentences_do() {
    let (one, two) = summaries(Half::Test);
    assert_eq!(one.count, 15);
    assert!(one.ours >= one.lead_same, "{} {}", one.ours, one.lead_same);
    assert!(two.ours >= two.lead_same, "{} {}", two.ours, two.lead_same);
}

#[test]
fn single_sentences_tell_their_language() {
    let pair = languages();
    assert_eq!(pair.count, 70);
    assert!(pair.ours >= 0.9, "{pair:?}");
}
