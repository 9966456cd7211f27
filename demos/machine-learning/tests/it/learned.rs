//! What the models and the rules beside them add.

use super::report::analyze;
use machine_learning::report::{EntityKind, Tone};
use machine_learning::sentiment::learned::{Learned, MAGIC};

#[track_caller]
fn check_tone(text: &str, expect: Tone) {
    let sentiment = analyze(text).sentiment.unwrap();
    let first = &sentiment.sentences[0];
    assert_eq!(first.label, expect, "{text}: {first:?}");
}

#[test]
fn compared_amounts_say_whether_a_figure_rises() {
    check_tone(
        "Operating profit rose to EUR 13.1 mn from EUR 8.7 mn.",
        Tone::Positive,
    );
    check_tone(
        "EBIT totalled EUR 14.4 mn, against EUR 20.1 mn in the comparison period.",
        Tone::Negative,
    );
    check_tone(
        "Pre-tax profit came to SEK 98 m, compared with SEK 71 m a year before.",
        Tone::Positive,
    );
    check_tone(
        "The company posted a net loss of $5.2 million, compared with a profit of $3.0 million.",
        Tone::Negative,
    );
    check_tone("The loss narrowed to EUR 0.9 million.", Tone::Positive);
    check_tone(
        "Net sales decreased by 3 % to EUR 221.6 mn.",
        Tone::Negative,
    );
    check_tone(
        "The dividend will be paid on April 12, 2027.",
        Tone::Neutral,
    );
}

#[test]
fn an_opinion_is_weighed_by_words_no_lexicon_lists() {
    let sentiment = analyze("A witty, seductive and utterly absorbing movie.")
        .sentiment
        .unwrap();
    let first = &sentiment.sentences[0];
    assert_eq!(first.label, Tone::Positive);
    let learned = |reasons: &[String]| reasons.iter().any(|r| r == "learned from rated opinions");
    assert!(first.words.iter().any(|word| learned(&word.reasons)));
    // The words told are all the words counted.
    let sum: f64 = first.words.iter().map(|word| word.weight).sum();
    assert!((first.score - sum / (sum * sum + 15.0).sqrt()).abs() < 0.01);
}

#[test]
fn a_file_that_is_no_model_is_refused() {
    assert!(Learned::read(b"something else").is_none());
    let mut bytes = MAGIC.to_vec();
    bytes.extend([0; 16]);
    assert!(Learned::read(&bytes).is_none(), "the keys are missing");
    bytes.push(200);
    bytes.push(1);
    assert!(
        Learned::read(&bytes).is_none(),
        "200 keys and no more bytes"
    );
}

#[track_caller]
fn check_names(text: &str, expect: &[(&str, EntityKind)]) {
    let report = analyze(text);
    let found: Vec<(&str, EntityKind)> = report
        .entities
        .iter()
        .filter(|e| !matches!(e.kind, EntityKind::Date | EntityKind::Money))
        .map(|e| (e.text.as_str(), e.kind))
        .collect();
    assert_eq!(found, expect, "{text}");
}

#[test]
fn capitals_give_away_names_the_model_never_met() {
    check_names(
        "Helix Data failed to protect its customers, the regulator said on Monday.",
        &[("Helix Data", EntityKind::Organization)],
    );
    check_names(
        "Order intake rose 14 % in the third quarter of the year.",
        &[],
    );
    check_names(
        "Elle a lu 23 000 livres avant de fonder la bibliothèque du village.",
        &[],
    );
    check_names(
        "Assis près de la fenêtre, il regardait passer le fleuve.",
        &[],
    );
}

#[test]
fn a_summary_passes_over_what_a_page_adds() {
    let body = "The council approved a new bridge over the river on Monday. The bridge will cost nine million dollars and open in 2028. \
        Read more about the bridge and the river in our special section. Engineers chose steel because the river freezes. \
        The old bridge will stay open to cyclists. Residents asked for lights on both sides of the bridge.";
    let summary = analyze(body).summary;
    assert!(!summary.is_empty());
    assert!(summary.iter().all(|s| !s.text.starts_with("Read more")));
}
