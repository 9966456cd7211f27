//! Each part on texts whose answer is known.

use super::report::analyze;
use machine_learning::entities::{dates, money};
use machine_learning::language::Language;
use machine_learning::readability::count_syllables;
use machine_learning::report::{EntityKind, Tone, TopicLabel};
use machine_learning::text::Document;
use machine_learning::text::tokens::tokenize;

#[track_caller]
fn check_tokens(text: &str, language: Language, expect: &[&str]) {
    let tokens: Vec<&str> = tokenize(text, language).iter().map(|t| t.text).collect();
    assert_eq!(tokens, expect);
}

#[test]
fn tokens_follow_the_treebank() {
    let en = Language::English;
    check_tokens(
        "It isn't Ottawa's.",
        en,
        &["It", "is", "n't", "Ottawa", "'s", "."],
    );
    check_tokens(
        "The U.S. paid $2.4-million.",
        en,
        &["The", "U.S.", "paid", "$", "2.4-million", "."],
    );
    check_tokens(
        "See https://a.example/x?y=1, or mail me@b.example.",
        en,
        &[
            "See",
            "https://a.example/x?y=1",
            ",",
            "or",
            "mail",
            "me@b.example",
            ".",
        ],
    );
    check_tokens(
        "AT&T rose 3.5% to 1,200",
        en,
        &["AT&T", "rose", "3.5", "%", "to", "1,200"],
    );
    check_tokens(
        "L'eau qu’elle boit",
        Language::French,
        &["L'", "eau", "qu’", "elle", "boit"],
    );
}

#[track_caller]
fn check_sentences(text: &str, expect: &[&str]) {
    let document = Document::new(text, Language::English);
    let sentences: Vec<&str> = document
        .sentences
        .iter()
        .map(|s| &text[s.start..s.end])
        .collect();
    assert_eq!(sentences, expect);
}

#[test]
fn sentences_end_where_a_reader_ends_them() {
    check_sentences(
        "Dr. Fox left. She smiled.",
        &["Dr. Fox left.", "She smiled."],
    );
    check_sentences(
        "It cost 3.5 million. J. K. Rowe paid.",
        &["It cost 3.5 million.", "J. K. Rowe paid."],
    );
    check_sentences(
        "\"Stop!\" he said. They did.",
        &["\"Stop!\" he said.", "They did."],
    );
    check_sentences("She said “no.” He left.", &["She said “no.”", "He left."]);
    check_sentences(
        "He lives in the U.S. The rest stayed.",
        &["He lives in the U.S.", "The rest stayed."],
    );
    check_sentences("The U.S. Army came.", &["The U.S. Army came."]);
    check_sentences("Well... maybe. Yes?", &["Well... maybe.", "Yes?"]);
    check_sentences(
        "Buy:\n- milk\n- bread\n\nGo home.",
        &["Buy:", "- milk", "- bread", "Go home."],
    );
    check_sentences(
        "Il a dit : « Non. » Elle part.",
        &["Il a dit : « Non. »", "Elle part."],
    );
}

#[track_caller]
fn check_date(text: &str, expect: Option<(&str, Option<&str>)>) {
    let tokens = tokenize(text, Language::English);
    let found = dates::find(&tokens);
    let first = found.first().map(|d| {
        (
            &text[tokens[d.start].start..tokens[d.end - 1].end()],
            d.value.as_deref(),
        )
    });
    assert_eq!(first, expect, "{text}");
}

#[test]
fn dates_are_read_in_both_languages() {
    check_date(
        "on January 14, 2026, he",
        Some(("January 14, 2026", Some("2026-01-14"))),
    );
    check_date(
        "le 9 août 2025 au soir",
        Some(("9 août 2025", Some("2025-08-09"))),
    );
    check_date(
        "from September 2023 on",
        Some(("September 2023", Some("2023-09"))),
    );
    check_date("filed 2026-05-29", Some(("2026-05-29", Some("2026-05-29"))));
    check_date("in 1979", Some(("1979", Some("1979"))));
    check_date("two years ago", Some(("two years ago", None)));
    check_date("last spring", Some(("last spring", None)));
    check_date("they may march", None);
    check_date("about 2000 homes", None);
    check_date("February 30, 2026", Some(("February 30, 2026", None)));
}

#[track_caller]
fn check_money(text: &str, expect: Option<(&str, &str)>) {
    let tokens = tokenize(text, Language::English);
    let found = money::find(&tokens);
    let first = found.first().map(|m| {
        (
            &text[tokens[m.start].start..tokens[m.end - 1].end()],
            m.value.as_deref().unwrap(),
        )
    });
    assert_eq!(first, expect, "{text}");
}

#[test]
fn amounts_are_read_in_both_languages() {
    check_money(
        "paid $61 million today",
        Some(("$61 million", "$ 61000000")),
    );
    check_money(
        "a US$3.5-billion deal",
        Some(("US$3.5-billion", "USD 3500000000")),
    );
    check_money(
        "about 2.3 million dollars",
        Some(("2.3 million dollars", "$ 2300000")),
    );
    check_money("CAD 500", Some(("CAD 500", "CAD 500")));
    check_money("recueillir 310 000 $ hier", Some(("310 000 $", "$ 310000")));
    check_money(
        "4,2 millions de dollars",
        Some(("4,2 millions de dollars", "$ 4200000")),
    );
    check_money("£1,250.50", Some(("£1,250.50", "GBP 1250.5")));
    check_money("12 people", None);
}

#[test]
fn syllables_are_counted_from_the_spelling() {
    for (word, count) in [
        ("cat", 1),
        ("table", 2),
        ("walked", 1),
        ("wanted", 2),
        ("radio", 3),
        ("information", 4),
        ("be", 1),
    ] {
        assert_eq!(count_syllables(word, Language::English), count, "{word}");
    }
}

#[test]
fn readability_is_flesch_by_hand() {
    // Ten words of one syllable in two sentences: 206.835 - 1.015 x 5 - 84.6 = 117.2, cut to 100; grade below zero, cut to 0.
    let easy = analyze("The cat sat down here. The dog ran off too.")
        .readability
        .unwrap();
    assert_eq!((easy.flesch, easy.grade), (100.0, 0.0));
    // Four words, eight syllables: 206.835 - 4.06 - 84.6 x 2 = 33.6; grade 0.39 x 4 + 11.8 x 2 - 15.59 = 9.6.
    let hard = analyze("Seven tables wanted paper.").readability.unwrap();
    assert_eq!((hard.flesch, hard.grade), (33.6, 9.6));
}

#[track_caller]
fn check_tone(text: &str, expect: Tone) {
    let sentiment = analyze(text).sentiment.unwrap();
    assert_eq!(
        sentiment.sentences[0].label, expect,
        "{text}: {:?}",
        sentiment.sentences[0]
    );
}

#[test]
fn surroundings_change_a_words_weight() {
    check_tone("The plan is good for the town.", Tone::Positive);
    check_tone("The plan is not good for the town.", Tone::Negative);
    check_tone(
        "Unemployment fell in May across the country.",
        Tone::Positive,
    );
    check_tone(
        "Unemployment rose in May across the country.",
        Tone::Negative,
    );
    check_tone("Profit fell by a third.", Tone::Negative);
    check_tone("The hall is open on Sundays.", Tone::Neutral);
}

#[test]
fn a_negated_word_says_what_negated_it() {
    let report = analyze("She was not happy with the plan.");
    let word = &report.sentiment.as_ref().unwrap().sentences[0].words[0];
    assert_eq!(word.text, "happy");
    assert!(word.lexicon_weight > 0.0 && word.weight < 0.0);
    assert_eq!(word.reasons, ["negated by \"not\""]);
}

#[test]
fn tone_goes_to_who_does_it_and_to_whom() {
    let report =
        analyze("Maria Lopez praised David Chen on Friday. The court fined Acme Corp. on Monday.");
    let of = |name: &str| {
        report
            .entities
            .iter()
            .find(|e| e.text == name)
            .unwrap_or_else(|| panic!("{name} in {:?}", report.entities))
            .sentiment
    };
    assert!(of("David Chen") > of("Maria Lopez"));
}

#[test]
fn a_surname_joins_its_full_name() {
    let report = analyze(
        "Minister Helen Okafor spoke in Halifax on Tuesday. Later Okafor left the city. \"I am tired,\" Okafor said.",
    );
    let person = report
        .entities
        .iter()
        .find(|e| e.kind == EntityKind::Person)
        .unwrap();
    assert_eq!((person.text.as_str(), person.count), ("Helen Okafor", 3));
    assert!(
        report
            .entities
            .iter()
            .any(|e| e.text == "Halifax" && e.kind == EntityKind::Place)
    );
}

#[track_caller]
fn check_names(text: &str, expect: &[&str]) {
    let names: Vec<String> = analyze(text)
        .entities
        .into_iter()
        .filter(|one| !matches!(one.kind, EntityKind::Date | EntityKind::Money))
        .map(|one| one.text)
        .collect();
    assert_eq!(names, expect, "{text}");
}

#[test]
fn names_nobody_has_met_are_found_by_their_capitals() {
    check_names(
        "Northgate was fined $3 million for dumping waste.",
        &["Northgate"],
    );
    check_names(
        "The mayor said Westmark lost a tenth of its subscribers.",
        &["Westmark"],
    );
    check_names(
        "While Easton gained customers, sales fell elsewhere.",
        &["Easton"],
    );
    check_names("Ferries resumed service after the storm had passed.", &[]);
    check_names("Paramedics treated three people at the scene.", &[]);
    check_names("EBIT rose by 3 per cent.", &[]);
    check_names(
        "Customer Reviews: use what others wrote before you buy one.",
        &[],
    );
}

#[test]
fn a_company_goes_by_its_first_word() {
    let report = analyze(
        "Larchmont Marine Works builds boats near the harbour. Larchmont has paid penalties twice.",
    );
    let [yard] = &report.entities[..] else {
        panic!("{:?}", report.entities)
    };
    assert_eq!(
        (yard.text.as_str(), yard.count),
        ("Larchmont Marine Works", 2)
    );
    assert_eq!(yard.tone, Tone::Negative);
}

#[test]
fn topics_are_told_apart() {
    for (text, label) in [
        (
            "The goalie made 30 saves and the team won the playoff game in overtime.",
            TopicLabel::Sports,
        ),
        (
            "Shares fell after the company cut its profit forecast and dividend.",
            TopicLabel::Business,
        ),
        (
            "Patients at the hospital received the vaccine from nurses.",
            TopicLabel::Health,
        ),
    ] {
        let topic = analyze(text).topic.unwrap();
        assert_eq!(topic.label, label, "{text}");
        let total: f64 =
            topic.confidence + topic.alternatives.iter().map(|a| a.confidence).sum::<f64>();
        assert!((total - 1.0).abs() < 1e-3);
    }
}
