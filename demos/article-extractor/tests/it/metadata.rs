//! Where metadata is found, and which value wins.

use article_extractor::report::{Field, Source};
use article_extractor::{Plan, Report, run};

const TEXT: &str = "<p>The council met on Tuesday evening to hear from residents who want the old \
    ferry slip repaired before the summer, and it voted to spend part of the reserve on it.</p>\
    <p>The work begins in June, when the tide is low enough for the crew to reach the piles, and \
    should be finished before the first of the larger boats comes back to the harbour.</p>";

fn extract(head: &str, body: &str, url: &str) -> Report {
    let html =
        format!("<html><head>{head}</head><body><article>{body}{TEXT}</article></body></html>");
    run(&Plan::from_text(html).unwrap().with_url(url).unwrap()).unwrap()
}

#[track_caller]
fn check(field: Field, head: &str, body: &str, expect: (Source, &str)) {
    check_at(field, head, body, "https://news.example/slip", expect);
}

#[track_caller]
fn check_at(field: Field, head: &str, body: &str, url: &str, expect: (Source, &str)) {
    let report = extract(head, body, url);
    let found = report.provenance.iter().find(|entry| entry.field == field);
    let found = found.map(|entry| (entry.source, entry.value.as_str()));
    assert_eq!(found, Some(expect), "{:?}", report.provenance);
}

fn json_ld(json: &str) -> String {
    format!("<script type=\"application/ld+json\">{json}</script>")
}

#[test]
fn titles() {
    use Source::*;
    let ld = json_ld(r#"{"@type":"NewsArticle","headline":"Slip &amp; pier to be repaired"}"#);
    check(
        Field::Title,
        &ld,
        "",
        (JsonLd, "Slip & pier to be repaired"),
    );
    let og = "<meta property=og:title content='Slip to be repaired | The Ledger'><meta property=og:site_name content='The Ledger'>";
    check(Field::Title, og, "", (OpenGraph, "Slip to be repaired"));
    check(
        Field::Title,
        "<title>Slip to be repaired - News Example</title>",
        "<h1>Slip to be repaired</h1>",
        (Dom, "Slip to be repaired"),
    );
    check(
        Field::Title,
        "<title>Slip to be repaired - news.example</title>",
        "",
        (Meta, "Slip to be repaired"),
    );
    check(
        Field::Title,
        "",
        "<h1>Only a heading here</h1>",
        (Dom, "Only a heading here"),
    );
}

#[test]
fn bylines() {
    use Source::*;
    let ld = json_ld(
        r#"{"@graph":[{"@type":"Person","@id":"id:a","name":"Ada Roy"},{"@type":"BlogPosting","author":[{"@id":"id:a"},{"@type":"Person","name":"Bo Tremblay"}]}]}"#,
    );
    check(Field::Byline, &ld, "", (JsonLd, "Ada Roy, Bo Tremblay"));
    let ld = json_ld(r#"[{"@type":["Article","NewsArticle"],"author":"Ada Roy"}]"#);
    check(Field::Byline, &ld, "", (JsonLd, "Ada Roy"));
    check(
        Field::Byline,
        "<meta name=author content='Ada Roy'>",
        "",
        (Meta, "Ada Roy"),
    );
    check(
        Field::Byline,
        "",
        "<span itemprop=author itemscope><b itemprop=name>Ada Roy</b>, reporter</span>",
        (Microdata, "Ada Roy"),
    );
    check(
        Field::Byline,
        "",
        "<a rel=author href=/ada>Ada Roy</a>",
        (Dom, "Ada Roy"),
    );
    check(
        Field::Byline,
        "",
        "<div class=byline>By Ada Roy | May 4, 2026</div>",
        (Dom, "Ada Roy"),
    );
    check(
        Field::Byline,
        "<meta name=author content=admin>",
        "<p class=author-name>Ada Roy</p>",
        (Dom, "Ada Roy"),
    );
}

#[test]
fn bylines_hold_all_authors_and_no_roles_or_buttons() {
    use Source::*;
    for (head, body, expect) in [
        (
            "<meta name=author content='Ada Roy'><meta name=author content='Bo Tremblay'>",
            "",
            (Meta, "Ada Roy, Bo Tremblay"),
        ),
        (
            "",
            "<div class=byline>By <a rel=author href=/a>Ada Roy</a> and \
             <a rel=author href=/b>Bo Tremblay</a></div>",
            (Dom, "Ada Roy, Bo Tremblay"),
        ),
        (
            "<meta name=author content='Ada Roy, Staff Writer'>",
            "",
            (Meta, "Ada Roy"),
        ),
        (
            "",
            "<div class=byline>Ada Roy Senior Political Correspondent</div>",
            (Dom, "Ada Roy"),
        ),
        (
            "",
            "<div class=author-box>Ada Roy Follow</div>",
            (Dom, "Ada Roy"),
        ),
        (
            "",
            "<a rel=author href=/ada>View all posts by Ada Roy</a>",
            (Dom, "Ada Roy"),
        ),
        (
            "",
            "<div class=byline>By Ada Roy, Senior Reporter</div>",
            (Dom, "Ada Roy"),
        ),
        (
            "",
            "<div class=byline>Ada Roy and Bo Tremblay | Staff</div>",
            (Dom, "Ada Roy, Bo Tremblay"),
        ),
        (
            "",
            "<p class=byline>By Ada Roy, Senior Reporter, and Bo Tremblay, Ottawa bureau chief</p>",
            (Dom, "Ada Roy, Bo Tremblay"),
        ),
        (
            "",
            "<p class=byline>By Ada Roy, Bo Tremblay &amp; Cy van der Berg, The Canadian Press</p>",
            (Dom, "Ada Roy, Bo Tremblay, Cy van der Berg"),
        ),
        (
            "<meta name=author content='Political Editor Ada Roy'>",
            "",
            (Meta, "Ada Roy"),
        ),
        (
            "<meta name=author content='Ada Roy - Staff Writer'>",
            "",
            (Meta, "Ada Roy"),
        ),
        (
            "<meta name=author content='Ada Roy, MD, PhD'>",
            "",
            (Meta, "Ada Roy"),
        ),
        // What is no list of people stays whole.
        (
            "<meta name=author content='Health and Science Desk'>",
            "",
            (Meta, "Health and Science Desk"),
        ),
        (
            "<meta name=author content='Ada and Bo Tremblay'>",
            "",
            (Meta, "Ada and Bo Tremblay"),
        ),
        (
            "<meta name=author content='Bo Tremblay, Jr.'>",
            "",
            (Meta, "Bo Tremblay, Jr"),
        ),
        (
            "<meta name=author content='Professor Bo Tremblay'>",
            "",
            (Meta, "Professor Bo Tremblay"),
        ),
        // A surname may be a word for a job.
        (
            "<meta name=author content='Ada Reporter'>",
            "",
            (Meta, "Ada Reporter"),
        ),
    ] {
        check(Field::Byline, head, body, expect);
    }
}

#[test]
fn dates() {
    use Source::*;
    let ld = json_ld(
        r#"{"@type":"Article","datePublished":"2026-05-04T23:30:00-04:00","dateModified":"2026-06-01"}"#,
    );
    check(
        Field::Published,
        &ld,
        "<time datetime=2020-01-01>",
        (JsonLd, "2026-05-04"),
    );
    let og = "<meta property=article:published_time content=2026-05-04T10:00:00Z>";
    check(Field::Published, og, "", (OpenGraph, "2026-05-04"));
    check(
        Field::Published,
        "<meta name=date content=20260504>",
        "",
        (Meta, "2026-05-04"),
    );
    check(
        Field::Published,
        "",
        "<meta itemprop=datePublished content='2026-05-04 10:00'>",
        (Microdata, "2026-05-04"),
    );
    check(
        Field::Published,
        "",
        "<time datetime='2026-05-04'>yesterday</time>",
        (Dom, "2026-05-04"),
    );
    check(
        Field::Published,
        "",
        "<span class=post-date>Posted on May 4th, 2026</span>",
        (Dom, "2026-05-04"),
    );
    check(
        Field::Published,
        "",
        "<span class=date-publication>Publié le 1er août 2025</span>",
        (Dom, "2025-08-01"),
    );
    check(
        Field::Published,
        "",
        "<p>4 février 2026</p>",
        (Text, "2026-02-04"),
    );
    check_at(
        Field::Published,
        "",
        "",
        "https://news.example/2026/05/04/slip",
        (Url, "2026-05-04"),
    );
    check_at(
        Field::Published,
        "",
        "",
        "https://news.example/2026/may/4/slip",
        (Url, "2026-05-04"),
    );
}

#[test]
fn a_day_stays_a_day() {
    for text in [
        "2026-05-04",
        "May 4, 2026",
        "20260504",
        "2026-05-04T00:00:00Z",
    ] {
        let head = format!("<meta name=date content='{text}'>");
        let report = extract(&head, "", "https://news.example/slip");
        assert_eq!(report.published.as_deref(), Some("2026-05-04"), "{text}");
    }
}

#[test]
fn impossible_dates_are_not_believed() {
    let report = extract(
        "<meta name=date content=2026-13-45>",
        "",
        "https://news.example/1066/10/14/",
    );
    assert_eq!(report.published, None);
}

#[test]
fn languages() {
    use Source::*;
    check(
        Field::Language,
        "<meta property=og:locale content=fr_CA>",
        "",
        (OpenGraph, "fr-ca"),
    );
    check(Field::Language, "", "", (Text, "en"));
}

#[test]
fn a_script_tells_its_language() {
    for (text, expect) in [
        (
            "महापौर ने अपने बयान के लिए माफी मांगी है और सभा बंद है। तूफान के बाद घरों में बिजली नहीं है। ",
            Some("hi"),
        ),
        (
            "महापौरांनी आपल्या वक्तव्याबद्दल माफी मागितली आहे. वादळामुळे घरांमध्ये वीज नाही. ",
            Some("mr"),
        ),
        ("संस्कृतभाषायां लिखितम् एतत् पत्रम् अस्ति । रामः वनम् गच्छति । ", None),
        (
            "東京都知事選挙は現職候補の当選が確実となった。投票率は前回を上回った。",
            Some("ja"),
        ),
        (
            "市议会周二晚上决定重建去年十一月被风暴摧毁的船屋，工程将在春天开始。",
            Some("zh"),
        ),
        (
            "Міська рада вирішила відбудувати човновий будинок, який зруйнувала буря торік. Її роботи є дорогі. ",
            Some("uk"),
        ),
        (
            "Городской совет решил восстановить лодочный дом, который разрушила буря в прошлом году. ",
            Some("ru"),
        ),
    ] {
        let html = format!(
            "<html><body><article><p>{}</p></article></body></html>",
            text.repeat(6)
        );
        let report = run(&Plan::from_text(html).unwrap()).unwrap();
        assert_eq!(report.language.as_deref(), expect, "{text}");
    }
}

#[test]
fn sites_pictures_and_excerpts() {
    use Source::*;
    check(
        Field::SiteName,
        "<meta property=og:site_name content='The Ledger'>",
        "",
        (OpenGraph, "The Ledger"),
    );
    check_at(
        Field::SiteName,
        "",
        "",
        "https://www.ledger.example/x",
        (Url, "ledger.example"),
    );
    check(
        Field::LeadImage,
        "<meta property=og:image content=/a.jpg>",
        "",
        (OpenGraph, "https://news.example/a.jpg"),
    );
    let ld = json_ld(
        r#"{"@type":"Article","image":[{"@type":"ImageObject","url":"https://news.example/b.jpg"}]}"#,
    );
    check(
        Field::LeadImage,
        &ld,
        "",
        (JsonLd, "https://news.example/b.jpg"),
    );
    check(
        Field::Excerpt,
        "<meta name=description content='In short.'>",
        "",
        (Meta, "In short."),
    );
    let report = extract(
        "<meta property=og:image content='javascript:alert(1)'>",
        "",
        "https://news.example/",
    );
    assert_eq!(report.lead_image, None);
}

#[test]
fn values_that_lose_are_named() {
    let head = "<meta property=og:title content='One title'><meta name=twitter:title content='Another title'>";
    let report = extract(head, "", "https://news.example/");
    let title = report
        .provenance
        .iter()
        .find(|entry| entry.field == Field::Title)
        .unwrap();
    assert_eq!(title.value, "One title");
    assert_eq!(title.others[0].value, "Another title");
    assert_eq!(title.others[0].source, Source::Meta);
}

#[test]
fn broken_json_ld_says_nothing() {
    let deep = format!("{}1{}", "[".repeat(5_000), "]".repeat(5_000));
    for json in [
        "{",
        "null",
        "[1,2]",
        "{\"@type\":\"Article\",\"headline\":{}}",
        &deep,
    ] {
        let report = extract(
            &json_ld(json),
            "<h1>Only a heading here</h1>",
            "https://news.example/",
        );
        assert_eq!(report.title.as_deref(), Some("Only a heading here"));
    }
}
