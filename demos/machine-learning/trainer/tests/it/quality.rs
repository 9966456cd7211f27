//! Floors a little below the measured scores: a change that costs quality is seen here.
//! Everything is deterministic, so the floors cannot flicker.

use machine_learning_trainer::quality::{
    FINANCE, Half, TONE, TOPICS, TOPICS_FRENCH, entity_tone, french_names, languages, own_topics,
    tone,
};
use machine_learning_trainer::rouge::summaries;

#[test]
fn tone_is_better_than_vader_on_sentences_kept_for_measuring() {
    let pair = tone(TONE, Half::Test);
    assert_eq!(pair.count, 105);
    assert!(pair.ours >= 0.9, "{pair:?}");
    assert!(pair.ours > pair.baseline, "{pair:?}");
}

#[test]
fn financial_news_is_read_from_an_investors_view() {
    let pair = tone(FINANCE, Half::Test);
    assert_eq!(pair.count, 60);
    assert!(pair.ours >= 0.8, "{pair:?}");
    assert!(pair.ours > pair.baseline + 0.2, "{pair:?}");
}

#[test]
fn topics_are_found_on_texts_kept_for_measuring() {
    let fit = own_topics(TOPICS);
    assert_eq!(fit.pair.count, 104);
    assert!(fit.pair.ours >= 0.88, "{fit:?}");
    assert!(fit.pair.ours > fit.pair.baseline, "{fit:?}");
    assert!((fit.pair.ours - fit.confidence).abs() < 0.2, "{fit:?}");
}

#[test]
fn topics_are_found_in_french_too() {
    let fit = own_topics(TOPICS_FRENCH);
    assert_eq!(fit.pair.count, 24);
    assert!(fit.pair.ours >= 0.8, "{fit:?}");
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

#[test]
fn tone_towards_an_entity_stays_near_its_measured_score() {
    let pair = entity_tone(Half::Test);
    assert_eq!(pair.count, 51);
    assert!(pair.ours >= 0.72, "{pair:?}");
}

#[test]
fn french_names_are_found_better_than_by_lists() {
    let pair = french_names();
    assert_eq!(pair.count, 42);
    assert!(pair.ours >= 0.6, "{pair:?}");
    assert!(pair.ours > pair.baseline, "{pair:?}");
}
