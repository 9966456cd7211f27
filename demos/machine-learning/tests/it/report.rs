//! The report keeps its promises on every text.

use boreal_demo_kit::Input;
use machine_learning::report::Part;
use machine_learning::{Params, Report, compare, default_report, run, samples};
use proptest::prelude::*;

/// Analyses a text; panics where it is refused.
#[track_caller]
pub fn analyze(text: &str) -> Report {
    let params = Params {
        text: text.to_owned(),
        ..Params::default()
    };
    run(&params.plan().unwrap())
}

/// Every law a report obeys, whatever the text.
#[track_caller]
pub fn check_laws(report: &Report) {
    let chars: Vec<char> = report.text.chars().collect();
    let cut = |start: usize, end: usize| chars[start..end].iter().collect::<String>();
    let mut at = 0;
    for sentence in &report.sentences {
        assert!(cut(at, sentence.start).trim().is_empty());
        assert_eq!(cut(sentence.start, sentence.end), sentence.text);
        at = sentence.end;
    }
    assert!(cut(at, chars.len()).trim().is_empty());
    for entity in &report.entities {
        assert_eq!(entity.count, entity.mentions.len());
        assert!((-1.0..=1.0).contains(&entity.sentiment));
        for mention in &entity.mentions {
            let sentence = &report.sentences[mention.sentence];
            assert!(sentence.start <= mention.start && mention.end <= sentence.end);
            assert!(!cut(mention.start, mention.end).trim().is_empty());
        }
    }
    let sentiment = report.sentiment.as_ref();
    for tone in sentiment.into_iter().flat_map(|whole| &whole.sentences) {
        assert!((-1.0..=1.0).contains(&tone.score));
        for word in &tone.words {
            assert_eq!(cut(word.start, word.end), word.text);
        }
    }
    assert!(sentiment.is_none_or(|whole| (-1.0..=1.0).contains(&whole.score)));
    // What is judged and what is said not to be: each part is one or the other.
    for (part, judged) in [
        (Part::Tone, sentiment.is_some()),
        (Part::Topic, report.topic.is_some()),
        (Part::Readability, report.readability.is_some()),
    ] {
        let left_out = report.not_analyzed.iter().any(|one| one.part == part);
        assert_ne!(judged, left_out, "{part}");
    }
    assert!(report.summary.is_sorted_by_key(|sentence| sentence.index));
    let json = serde_json::to_value(report).unwrap();
    assert_eq!(
        json["topic"]["confidence"].is_number(),
        report.language.is_read()
    );
}

#[test]
fn every_sample_obeys_the_laws() {
    for sample in samples() {
        let report = run(&sample.plan());
        check_laws(&report);
        assert!(report.entities.len() > 5, "{}", sample.slug);
        assert!(!report.summary.is_empty(), "{}", sample.slug);
    }
}

#[test]
fn the_default_report_is_the_same_every_time() {
    assert_eq!(default_report(), default_report());
}

#[test]
fn two_articles_on_one_story_are_recognised() {
    let samples = samples();
    let reports: Vec<Report> = samples.iter().map(|s| run(&s.plan())).collect();
    let pair = compare(&reports[0], &reports[1]);
    assert!(pair.same_story, "{}", pair.similarity);
    assert!(!compare(&reports[0], &reports[2]).same_story);
}

#[test]
fn odd_texts_obey_the_laws() {
    let word = "word ".repeat(20_000);
    for text in [
        "word",
        "a",
        &word,
        "🎉🎉 great news 🎉 for Zoë 👩‍👩‍👧 in Montréal!",
        "أعلنت الحكومة اليوم عن خطة جديدة. قال الوزير إن الخطة جيدة؟",
        "no punctuation at all just words that go on and on until they stop",
        "EVERYTHING IS IN CAPITALS. EVEN THE MAYOR OF HALIFAX.",
        "...",
        "1. 2. 3. $5",
        "https://example.com/a?b=c",
        "A\u{301} b\u{301}c — «x»",
        "Line one\nLine two\n\n\n\nLine three",
    ] {
        if text.chars().any(char::is_alphanumeric) {
            check_laws(&analyze(text));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_text_obeys_the_laws(text in "(\\PC|[ \\n.!?,$“”'’«»—]|[A-Z][a-z]{2,7} |not |\\$[0-9]{1,4} million |May [0-9]{1,2}, 2026 ){1,60}") {
        let params = Params { text, ..Params::default() };
        if let Ok(plan) = params.plan() {
            let report = run(&plan);
            check_laws(&report);
            prop_assert_eq!(&report, &run(&plan));
        }
    }
}
