//! Pages at the edges: nothing, nearly nothing, and far too much.

use std::time::{Duration, Instant};

use article_extractor::{
    MAX_PAGE_BYTES, MAX_URL_CHARS, NoArticle, Params, Plan, Report, Sent, run,
};
use boreal_demo_kit::{Input, Limit, limits_of};
use serde_json::json;

use super::hostile;

const PARAGRAPH: &str = "The council met on Tuesday evening to hear from residents who want the \
    old ferry slip repaired before the summer, and it voted to spend part of the reserve on it.";

const OTHER: &str = "Repairs would begin in the spring, when the water is low, and the slip would \
    open again by June if the contractor keeps to the schedule it gave to the town last month.";

const HOSTILE_BYTES: usize = 200_000;

fn extract(html: &str) -> Result<Report, NoArticle> {
    run(&Plan::from_text(html).unwrap())
}

#[test]
fn pages_without_an_article_have_none() {
    for html in [
        "<html><head><title>Title</title></head></html>",
        "<!-- <p>all of it is a comment</p> -->",
        "<nav><ul><li><a href=/>Home</a><li><a href=/b>About</a></ul></nav>",
        "<p>Hello.</p>",
        &format!("<script>{PARAGRAPH}"),
    ] {
        assert_eq!(extract(html), Err(NoArticle), "{html}");
    }
}

/// The refusals of a request, as `field: code`.
#[track_caller]
fn check(html: Option<&str>, url: Option<&str>, refused: &[&str]) {
    let params = Params {
        html: html.map(str::to_owned),
        url: url.map(str::to_owned),
    };
    let errors = params.plan().map_or_else(|errors| errors.0, |_| Vec::new());
    let found: Vec<String> = errors
        .iter()
        .map(|error| format!("{}: {}", error.field, error.code))
        .collect();
    assert_eq!(found, refused, "{url:?}");
}

#[test]
fn a_page_is_sent_or_its_address() {
    check(Some(PARAGRAPH), None, &[]);
    check(Some(PARAGRAPH), Some(" https://news.example/a "), &[]);
    check(None, None, &["html: html_or_url_needed"]);
    check(Some(" \n\t "), None, &["html: empty"]);
    check(
        Some(""),
        Some("news"),
        &["html: empty", "url: not_an_address"],
    );
    let address = Params {
        url: Some("news".to_owned()),
        ..Params::default()
    };
    assert!(matches!(address.plan(), Ok(Sent::Address(url)) if url == "news"));
}

#[test]
fn size_is_bounded() {
    let (largest, larger) = ("x".repeat(MAX_PAGE_BYTES), "x".repeat(MAX_PAGE_BYTES + 1));
    check(Some(&largest), None, &[]);
    check(Some(&larger), None, &["html: too_large"]);
    assert!(Plan::from_bytes(largest.into_bytes(), None).is_ok());
    let refused = Plan::from_bytes(larger.into_bytes(), None).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "html must be at most 5242880 bytes, got 5242881"
    );
    assert_eq!(
        json!(refused.0[0].values),
        json!({ "maximum": MAX_PAGE_BYTES, "got": MAX_PAGE_BYTES + 1 })
    );
    let described = limits_of::<Params>();
    assert_eq!(
        described.limits,
        [
            ("html".to_owned(), Limit::Bytes(MAX_PAGE_BYTES)),
            ("url".to_owned(), Limit::Length(MAX_URL_CHARS))
        ]
    );
    assert_eq!(described.default, json!({}));
    let url = format!("https://paper.example/{}", "a".repeat(MAX_URL_CHARS));
    check(None, Some(&url), &["url: too_long"]);
    check(Some(""), Some(&url), &["url: too_long", "html: empty"]);
}

#[test]
fn only_web_addresses_are_bases() {
    for url in [
        "",
        "news",
        "/a/b",
        "ftp://example.org/",
        "javascript:alert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
    ] {
        check(Some(PARAGRAPH), Some(url), &["url: not_an_address"]);
        let plan = Plan::from_text(PARAGRAPH).unwrap().with_url(url);
        assert!(plan.is_err(), "{url}");
    }
}

#[test]
fn markup_may_be_broken() {
    let broken = [
        format!("<p>{PARAGRAPH}<p>{PARAGRAPH}"),
        format!("<div><b><i>{PARAGRAPH}</div></i><p>{PARAGRAPH}"),
        format!("<table><p>{PARAGRAPH}<td>{PARAGRAPH}"),
        format!("<article><p>{PARAGRAPH}</p><p>{PARAGRAPH}</article></p></div></div>"),
        format!("{PARAGRAPH}\n\n{PARAGRAPH}"),
        format!("<p class=\"{PARAGRAPH}\">{PARAGRAPH}</p><p>{PARAGRAPH}</p><a href='"),
    ];
    for html in broken {
        let report = extract(&html).unwrap();
        assert!(report.text.contains("old ferry slip"), "{html}");
    }
}

#[test]
fn entities_are_read_once() {
    let html = format!("<p>Fish &amp; chips cost &lt;&nbsp;$9 &amp;amp; a smile. {PARAGRAPH}</p>");
    let report = extract(&html).unwrap();
    assert!(
        report
            .text
            .starts_with("Fish & chips cost < $9 &amp; a smile."),
        "{}",
        report.text
    );
    assert!(
        report
            .html
            .contains("Fish &amp; chips cost &lt; $9 &amp;amp; a smile.")
    );
}

#[test]
fn repeats_are_equal_to_the_byte() {
    let html = format!("<h1>Slip</h1><p>{PARAGRAPH}</p><ul><li>{PARAGRAPH}</ul>");
    assert_eq!(extract(&html), extract(&html));
}

/// Were any of these quadratic, even this size would take minutes; the limit is the unoptimised
/// build's, on a busy machine. The fuzzer runs the same attacks at full size.
#[test]
fn hostile_pages_take_bounded_time_and_stack() {
    for (name, html) in hostile::pages(HOSTILE_BYTES) {
        let started = Instant::now();
        let _ = extract(&html);
        let taken = started.elapsed();
        assert!(taken < Duration::from_secs(60), "{name} took {taken:?}");
    }
}

#[test]
fn one_tag_may_not_hold_a_million_attributes() {
    let mut html = format!("<p>{PARAGRAPH}</p><p ");
    let mut n = 0;
    while html.len() < HOSTILE_BYTES {
        html.push_str(&format!("a{n} class=b{n} "));
        n += 1;
    }
    html.push_str(&format!(">{PARAGRAPH}</p>"));
    let report = extract(&html).unwrap();
    assert!(report.text.contains("old ferry slip"));
}

#[test]
fn reports_are_bounded() {
    let mut html = String::new();
    for n in 0..2_000 {
        html.push_str(&format!("<p>Number {n}. {PARAGRAPH} <a href=https://example.org/{n}>more of it</a><img src=https://example.org/{n}.jpg></p>"));
    }
    let report = extract(&html).unwrap();
    assert_eq!(report.block_count, 2_000);
    assert!(
        report.blocks.len() <= 1_500 && report.links.len() <= 300 && report.images.len() <= 100
    );
    assert!(
        report
            .blocks
            .iter()
            .all(|block| block.text.chars().count() <= 161)
    );
}

#[test]
fn text_is_dropped_as_a_copy_only_when_it_stands_elsewhere() {
    let once = format!("<h1>Slip</h1><article><p>{PARAGRAPH}</p><p>{OTHER}</p></article>");
    let twice_in_one_place = once.replace("</article>", &format!("<p>{OTHER}</p></article>"));
    let again_for_phones =
        format!("{once}<div class=phone><section><p>{PARAGRAPH}</p><p>{OTHER}</p></section></div>");
    let count = |html: &str| extract(html).unwrap().text.matches(OTHER).count();
    assert_eq!(count(&once), 1);
    assert_eq!(count(&twice_in_one_place), 2);
    assert_eq!(count(&again_for_phones), 1);
}

#[test]
fn words_do_not_run_together_and_marks_do_not_split_them() {
    let html = format!(
        "<p>{PARAGRAPH}</p><p>First line<br>second line, <b>Bo</b>ld and <i>slan</i>ted, \
         a&shy;b l&#8203;o&#65279;n&#8288;g &#8212; c&eacute;d &CounterClockwiseContourIntegral; x &ltx</p><p>{OTHER}</p>"
    );
    let text = extract(&html).unwrap().text;
    let expected = "First line\nsecond line, Bold and slanted, ab long — céd ∳ x <x";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn a_page_of_one_paragraph_is_an_article() {
    let html = format!(
        "<article><p>{}</p></article>",
        "Words follow words. ".repeat(6_000)
    );
    assert_eq!(extract(&html).unwrap().word_count, 18_000);
    let report = extract(&format!("<p>{PARAGRAPH} {PARAGRAPH}</p>")).unwrap();
    assert_eq!(report.kept_block_count, 1);
}
