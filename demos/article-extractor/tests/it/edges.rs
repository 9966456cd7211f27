//! Pages at the edges: nothing, nearly nothing, and far too much.

use std::time::{Duration, Instant};

use article_extractor::{Error, MAX_PAGE_BYTES, Plan, Report, run};

use super::hostile;

const PARAGRAPH: &str = "The council met on Tuesday evening to hear from residents who want the \
    old ferry slip repaired before the summer, and it voted to spend part of the reserve on it.";

const OTHER: &str = "Repairs would begin in the spring, when the water is low, and the slip would \
    open again by June if the contractor keeps to the schedule it gave to the town last month.";

const HOSTILE_BYTES: usize = 200_000;

fn extract(html: &str) -> Result<Report, Error> {
    run(&Plan::from_text(html)?)
}

#[track_caller]
fn refused(html: &str, expect: Error) {
    assert_eq!(extract(html).map(|report| report.text), Err(expect));
}

#[test]
fn pages_without_an_article_are_refused() {
    refused("", Error::Empty);
    refused(" \n\t ", Error::Empty);
    refused(
        "<html><head><title>Title</title></head></html>",
        Error::NoArticle,
    );
    refused("<!-- <p>all of it is a comment</p> -->", Error::NoArticle);
    refused(
        "<nav><ul><li><a href=/>Home</a><li><a href=/b>About</a></ul></nav>",
        Error::NoArticle,
    );
    refused("<p>Hello.</p>", Error::NoArticle);
    refused(&format!("<script>{PARAGRAPH}"), Error::NoArticle);
}

#[test]
fn size_is_bounded() {
    refused(
        &"x".repeat(MAX_PAGE_BYTES + 1),
        Error::TooLarge(MAX_PAGE_BYTES + 1),
    );
    assert_eq!(
        Plan::from_bytes(vec![b' '; MAX_PAGE_BYTES + 1], None).map(|_| ()),
        Err(Error::TooLarge(MAX_PAGE_BYTES + 1))
    );
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
        let plan = Plan::from_text(PARAGRAPH).unwrap().with_url(url);
        assert_eq!(plan.map(|_| ()), Err(Error::BaseUrl), "{url}");
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
