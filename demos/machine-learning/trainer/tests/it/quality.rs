//! Floors a little below the measured scores: a change that costs quality is seen here.
//! Everything is deterministic, so the floors cannot flicker.

use machine_learning::language_detection::detect;
use machine_learning_trainer::on_text;
use machine_learning_trainer::quality::{
    FINANCE, HEADLINES, Half, LANGUAGES, TONE, TOPICS, TOPICS_FRENCH, entity_tone, french_names,
    language_rows, languages, own_topics, tone, tone_texts, wire_lines,
};
use machine_learning_trainer::rated::{Rated, Source};
use machine_learning_trainer::rouge::summaries;
use machine_learning_trainer::tone::{learned_from, plain};
use std::collections::BTreeSet;

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
    let pair = languages(LANGUAGES);
    assert_eq!(pair.count, 70);
    assert!(pair.ours >= 0.98, "{pair:?}");
}

#[test]
fn headlines_tell_their_language() {
    let pair = languages(HEADLINES);
    assert_eq!(pair.count, 220);
    let wrong: Vec<_> = language_rows(HEADLINES)
        .filter(|(code, text)| detect(text).0.as_str() != *code)
        .map(|(code, text)| (code, detect(text), text))
        .collect();
    assert!(pair.ours >= 0.97, "{pair:?} {wrong:?}");
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

#[test]
fn what_the_tone_is_measured_on_is_not_what_it_learned_from() {
    let row = |text: &str, held_out: bool| Rated {
        source: Source::Films,
        rating: 1.0,
        text: text.to_owned(),
        held_out,
    };
    let own = tone_texts(Half::Test)[0];
    let rated = [
        row("A fine film!", false),
        row("A fine film.", true),
        row(own, false),
        row("A dull film.", false),
    ];
    let learned: Vec<&str> = learned_from(&rated, &tone_texts(Half::Test))
        .iter()
        .map(|row| row.text.as_str())
        .collect();
    assert_eq!(learned, ["A dull film."]);
    // Of our own sentences the tuning half tells reports from opinions.
    let tuned: BTreeSet<String> = tone_texts(Half::Tune).into_iter().map(plain).collect();
    let shared: Vec<&str> = tone_texts(Half::Test)
        .into_iter()
        .filter(|text| tuned.contains(&plain(text)))
        .collect();
    assert!(shared.is_empty(), "{shared:?}");
}

#[test]
fn names_in_lines_of_a_wire_are_found() {
    let score = on_text::measure(&wire_lines());
    assert!(on_text::three_kinds(&score) >= 0.8, "{}", score.line());
}

#[test]
fn a_names_confidence_is_near_the_share_that_is_right() {
    let stated = on_text::stated(&wire_lines());
    let mean = stated.iter().map(|(chance, _)| chance).sum::<f64>() / stated.len() as f64;
    let right = stated.iter().filter(|(_, right)| *right).count() as f64 / stated.len() as f64;
    assert!((mean - right).abs() < 0.1, "stated {mean}, right {right}");
}
