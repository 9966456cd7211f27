//! How much is read of what a page may repeat, nest or refer to without end: what lies behind says nothing.

use article_extractor::report::Method;
use article_extractor::{Plan, Report, run};

const TEXT: &str = "<p>The council met on Tuesday evening to hear from residents who want the old \
    ferry slip repaired before the summer, and it voted to spend part of the reserve on it.</p>\
    <p>The work begins in June, when the tide is low enough for the crew to reach the piles, and \
    should be finished before the first of the larger boats comes back to the harbour.</p>";

fn extract(head: &str, after: &str) -> Report {
    let html =
        format!("<html><head>{head}</head><body><article>{TEXT}</article>{after}</body></html>");
    let plan = Plan::from_text(html).unwrap();
    run(&plan.with_url("https://news.example/slip").unwrap()).unwrap()
}

fn json_ld(json: &str) -> String {
    format!("<script type=\"application/ld+json\">{json}</script>")
}

/// An article by Ada Roy, in so many lists of twenty references to so many statements of her, and by Bo Tremblay; the
/// page is The Ledger's.
fn referring(lists: usize, names: usize) -> Report {
    let id = |list: usize, place: usize| format!("a{}", (20 * list + place) % names);
    let list = |list: usize| {
        let references = (0..20).map(|place| format!(r#"{{"@id":"{}"}}"#, id(list, place)));
        format!("[{}]", references.collect::<Vec<_>>().join(","))
    };
    let lists = (0..lists).map(list).collect::<Vec<_>>().join(",");
    let ada = |name: usize| format!(r#"{{"@type":"Person","@id":"a{name}","name":"Ada Roy"}}"#);
    let people = (0..names).map(ada).collect::<Vec<_>>().join(",");
    let graph = [
        people.as_str(),
        r#"{"@type":"Person","@id":"b","name":"Bo Tremblay"}"#,
        r#"{"@type":"Organization","@id":"c","name":"The Ledger"}"#,
        &format!(r#"{{"@type":["Article","WebPage"],"author":[{lists},{{"@id":"b"}}]}}"#),
        r#"{"@type":"WebPage","publisher":{"@id":"c"}}"#,
    ];
    let graph = format!(r#"{{"@graph":[{}]}}"#, graph.join(","));
    extract(&json_ld(&graph), "")
}

#[test]
fn two_hundred_references_are_followed() {
    // What is an article and a page is read once, so that its references count once.
    let report = referring(9, 180);
    assert_eq!(report.byline.as_deref(), Some("Ada Roy, Bo Tremblay"));
    assert_eq!(report.site_name.as_deref(), Some("The Ledger"));
    let report = referring(10, 200);
    assert_eq!(report.byline.as_deref(), Some("Ada Roy"));
    assert_eq!(report.site_name.as_deref(), Some("news.example"));
}

#[test]
fn a_reference_that_is_repeated_is_followed_once() {
    let report = referring(15, 1);
    assert_eq!(report.byline.as_deref(), Some("Ada Roy, Bo Tremblay"));
    assert_eq!(report.site_name.as_deref(), Some("The Ledger"));
}

#[test]
fn a_stated_text_is_read_as_far_as_it_may_be_shown() {
    let title = |spaces: usize| {
        let headline = format!("{}Slip to be repaired", " ".repeat(spaces));
        let stated = format!(r#"{{"@type":"Article","headline":"{headline}"}}"#);
        extract(&json_ld(&stated), "").title
    };
    assert_eq!(title(4_000).as_deref(), Some("Slip to be repaired"));
    assert_eq!(title(5_000), None);
}

#[test]
fn a_stated_body_has_thousands_of_lines_with_markup_and_no_more() {
    let lines = |line: &str| {
        let body = format!("{line}\\n").repeat(20_000);
        let stated = format!(r#"{{"@type":"Article","articleBody":"{body}"}}"#);
        let report = extract(&json_ld(&stated), "");
        assert_eq!(report.method, Method::StructuredData);
        report.text.matches("one").count()
    };
    assert_eq!(lines("one"), 20_000);
    for marked in ["<b>one</b>", "&amp; one"] {
        let read = lines(marked);
        assert!((5_000..10_000).contains(&read), "{read}");
    }
}

#[test]
fn entities_are_read_where_there_is_no_markup() {
    let stated = r#"{"@type":"Article","headline":" Slip &amp;amp; pier &lt;b&gt;to be\u00a0 rebuilt &copy "}"#;
    assert_eq!(
        extract(&json_ld(stated), "").title.as_deref(),
        Some("Slip &amp; pier <b>to be rebuilt ©")
    );
}

#[test]
fn a_byline_is_searched_for_dates_to_a_limit() {
    let byline =
        |content: &str| extract(&format!("<meta name=author content='{content}'>"), "").byline;
    for dated in [
        "Ada Roy May 4, 2026",
        "Ada Roy, 4 May 2026",
        "By Ada Roy 2026-05-04",
    ] {
        assert_eq!(byline(dated).as_deref(), Some("Ada Roy"), "{dated}");
    }
    // A name is all that stands before the last date; one that is as long as this is none.
    let twice = |between: usize| format!("Ada Roy May 4, 2026 {} May 5, 2026", "x".repeat(between));
    assert_eq!(byline(&twice(300)), None);
    assert_eq!(byline(&twice(400)).as_deref(), Some("Ada Roy"));
    assert_eq!(
        byline(&format!("Ada Roy{}", " May 4, 2026".repeat(300))),
        None
    );
}

#[test]
fn elements_in_one_another_are_read_to_a_limit() {
    let byline = |inside: &str| {
        let (open, close) = ("<div class=author>".repeat(100), "</div>".repeat(100));
        let after = format!("{open}{inside}{close}<p><a rel=author href=/ada>Ada Roy</a></p>");
        extract("", &after).byline
    };
    // An end tag of a paragraph that was never opened is a paragraph.
    assert_eq!(byline(&"</p>".repeat(10_000)).as_deref(), Some("Ada Roy"));
    assert_eq!(byline(&"</p>".repeat(30_000)), None);
    assert_eq!(byline(&" ".repeat(1_000_000)).as_deref(), Some("Ada Roy"));
    assert_eq!(byline(&" ".repeat(4_000_000)), None);
}
