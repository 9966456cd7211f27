//! What each request refuses: every wrong field, with its code and values.

use boreal_demo_kit::{Choice, Input, Limit, limits_of};
use machine_learning::ask::{self, MAX_QUESTION_CHARS};
use machine_learning::language::Language;
use machine_learning::params::{MAX_CHARS, MAX_TITLE_CHARS};
use machine_learning::{Params, TextParams};
use serde_json::{Value, json};

/// The refusals of a changed example, as `field: code`.
#[track_caller]
fn check<I: Input>(change: impl FnOnce(&mut I), refused: &[&str]) {
    let mut input = I::example();
    change(&mut input);
    let errors = input.plan().map_or_else(|errors| errors.0, |_| Vec::new());
    let found: Vec<String> = errors
        .iter()
        .map(|error| format!("{}: {}", error.field, error.code))
        .collect();
    assert_eq!(found, refused);
}

/// What the first refusal says, to a person and to a program.
#[track_caller]
fn says<I: Input>(change: impl FnOnce(&mut I), message: &str, values: Value) {
    let mut input = I::example();
    change(&mut input);
    let error = input.plan().map(|_| ()).unwrap_err().0.remove(0);
    assert_eq!(
        (error.message.as_str(), json!(error.values)),
        (message, values)
    );
}

#[test]
fn an_article_within_its_limits_is_taken() {
    check(|_: &mut Params| {}, &[]);
    for silent in ["", " \n", "?!"] {
        check(|p: &mut Params| p.text = silent.into(), &["text: no_words"]);
    }
    check(|p: &mut Params| p.text = "é".repeat(MAX_CHARS), &[]);
    check(
        |p: &mut Params| p.text = "é".repeat(MAX_CHARS + 1),
        &["text: too_long"],
    );
    for title in [None, Some(String::new()), Some("é".repeat(MAX_TITLE_CHARS))] {
        check(|p: &mut Params| p.title = title, &[]);
    }
    let long = "é".repeat(MAX_TITLE_CHARS + 1);
    check(|p: &mut Params| p.title = Some(long), &["title: too_long"]);
    for code in Language::names().chain(["", " FR "]) {
        check(|p: &mut Params| p.language = Some(code.into()), &[]);
    }
    check(
        |p: &mut Params| p.language = Some("xx".into()),
        &["language: not_a_choice"],
    );
    let wrong = |p: &mut Params| {
        p.text.clear();
        p.title = Some("long ".repeat(100));
        p.language = Some("Klingon".into());
    };
    check(
        wrong,
        &[
            "text: no_words",
            "title: too_long",
            "language: not_a_choice",
        ],
    );
}

#[test]
fn a_question_within_its_limits_is_taken() {
    check(|_: &mut ask::Params| {}, &[]);
    check(
        |p: &mut ask::Params| p.question = "é".repeat(MAX_QUESTION_CHARS),
        &[],
    );
    let long = "é".repeat(MAX_QUESTION_CHARS + 1);
    check(
        |p: &mut ask::Params| p.question = long,
        &["question: too_long"],
    );
    check(
        |p: &mut ask::Params| p.question = "?".into(),
        &["question: no_words"],
    );
    check(
        |p: &mut ask::Params| *p = ask::Params::default(),
        &["text: no_words", "question: no_words"],
    );
    let spaced = ask::Params {
        question: " Who\n is it? ".to_owned(),
        ..ask::Params::example()
    };
    assert_eq!(spaced.plan().unwrap().question.as_str(), "Who is it?");
}

#[test]
fn a_text_alone_is_limited_as_an_article_is() {
    check(|_: &mut TextParams| {}, &[]);
    check(|p: &mut TextParams| p.text.clear(), &["text: no_words"]);
    check(
        |p: &mut TextParams| p.text = "a".repeat(MAX_CHARS + 1),
        &["text: too_long"],
    );
}

#[test]
fn a_refusal_says_what_would_be_right() {
    says(
        |p: &mut Params| p.text.clear(),
        "text must hold at least one word",
        json!({}),
    );
    says(
        |p: &mut Params| p.text = "é".repeat(100_001),
        "text may have at most 100000 characters, got 100001",
        json!({ "maximum": 100_000, "got": 100_001 }),
    );
    let codes: Vec<&str> = Language::ALL
        .iter()
        .map(|language| language.as_str())
        .collect();
    says(
        |p: &mut Params| p.language = Some("xx".into()),
        &format!("language must be one of {}; got \"xx\"", codes.join(", ")),
        json!({ "choices": codes, "got": "xx" }),
    );
}

#[test]
fn limits_are_published_and_no_article_is_a_default() {
    let named = |limits: Vec<(String, Limit)>| -> Vec<String> {
        limits.into_iter().map(|(field, _)| field).collect()
    };
    let article = limits_of::<Params>();
    assert_eq!(article.limits[0].1, Limit::Length(MAX_CHARS));
    assert_eq!(named(article.limits), ["text", "title", "language"]);
    assert_eq!(article.default, json!({}));
    assert_eq!(
        named(limits_of::<ask::Params>().limits),
        ["text", "question"]
    );
    assert_eq!(named(limits_of::<TextParams>().limits), ["text"]);
}
