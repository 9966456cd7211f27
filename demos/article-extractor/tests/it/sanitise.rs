//! Whatever comes in, only a fixed list of tags and addresses comes out.

use article_extractor::{Plan, run};
use proptest::prelude::*;

const TAGS: [&str; 22] = [
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "ul",
    "ol",
    "li",
    "blockquote",
    "pre",
    "code",
    "table",
    "tbody",
    "tr",
    "td",
    "figure",
    "img",
    "a",
    "strong",
    "em",
    "br",
];
const TEXT: &str = "The council met on Tuesday evening to hear from residents who want the old \
    ferry slip repaired before the summer, and it voted to spend part of the reserve on it.";

/// Every tag of the output with its attributes, or a panic where there is another.
#[track_caller]
fn check_html(html: &str) {
    for tag in html.split('<').skip(1) {
        let (inside, _) = tag.split_once('>').expect("every tag ends");
        let inside = inside.trim_start_matches('/');
        let (name, rest) = inside.split_once(' ').unwrap_or((inside, ""));
        assert!(TAGS.contains(&name), "<{inside}> in {html}");
        let mut rest = rest;
        while let Some((attribute, after)) = rest.split_once("=\"") {
            let (value, next) = after.split_once('"').expect("every value ends");
            match attribute.trim() {
                "href" => assert!(
                    ["http://", "https://", "mailto:"]
                        .iter()
                        .any(|s| value.starts_with(s)),
                    "{value}"
                ),
                "src" => assert!(
                    ["http://", "https://"].iter().any(|s| value.starts_with(s)),
                    "{value}"
                ),
                "alt" => {}
                other => panic!("attribute {other} in {html}"),
            }
            rest = next;
        }
        assert!(rest.trim().is_empty(), "{rest} in {html}");
    }
}

/// Markdown's links and pictures lead to the same addresses.
#[track_caller]
fn check_markdown(markdown: &str) {
    for (at, _) in markdown.match_indices("](") {
        // An escaped bracket is text.
        if markdown[..at].ends_with('\\') {
            continue;
        }
        let target = &markdown[at + 2..];
        assert!(
            ["http://", "https://", "mailto:"]
                .iter()
                .any(|s| target.starts_with(s)),
            "{target}"
        );
    }
}

#[track_caller]
fn check(html: &str) {
    let plan = Plan::from_text(html)
        .unwrap()
        .with_url("https://news.example/a/b")
        .unwrap();
    let Ok(report) = run(&plan) else { return };
    check_html(&report.html);
    check_markdown(&report.markdown);
    for url in report
        .images
        .iter()
        .map(|image| &image.url)
        .chain(report.lead_image.as_ref())
    {
        assert!(
            url.starts_with("http://") || url.starts_with("https://"),
            "{url}"
        );
    }
    check_links(&report.links);
}

fn check_links(links: &[article_extractor::report::Link]) {
    for link in links {
        assert!(
            ["http://", "https://", "mailto:"]
                .iter()
                .any(|s| link.url.starts_with(s)),
            "{}",
            link.url
        );
    }
}

#[test]
fn known_attacks_come_out_as_text_or_not_at_all() {
    let attacks = [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "<a href=\"javascript:alert(1)\">press</a>",
        "<a href=\" java\nscript:alert(1)\">press</a>",
        "<a href=\"&#106;avascript:alert(1)\">press</a>",
        "<a href=\"vbscript:msgbox(1)\">press</a>",
        "<a href=\"data:text/html,<script>alert(1)</script>\">press</a>",
        "<img src=\"data:image/svg+xml,<svg onload=alert(1)>\">",
        "<svg><script>alert(1)</script></svg>",
        "<math><mtext></p><style><img src onerror=alert(1)></style>",
        "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
        "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
        "<a href=\"https://example.org/\\\" onmouseover=alert(1) x=\\\"\">press</a>",
        "<p>[press](javascript:alert(1))</p>",
        "<img alt=\"](javascript:alert(1))\" src=https://example.org/a.png>",
        "<base href=\"javascript:alert(1)//\"><a href=a>press</a>",
        "<a href=\"https://user:secret@example.org/\">press</a>",
    ];
    for attack in attacks {
        check(&format!(
            "<article><p>{TEXT} {attack}</p>{attack}<p>{TEXT} Again.</p></article>"
        ));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Tags, attributes and entities in any order.
    #[test]
    fn nothing_else_comes_out(
        pieces in proptest::collection::vec(
            prop_oneof![
                Just(format!("<p>{TEXT}</p>")),
                Just("<a href='javascript:alert(1)' onclick=x>go</a>".to_owned()),
                Just("<img src=javascript:1 alt='\"><script>'>".to_owned()),
                Just("<script>if(a<b)</script>".to_owned()),
                Just("<style>p{}</style>".to_owned()),
                Just("</p></div></a>".to_owned()),
                Just("<table><tr><td>".to_owned()),
                Just("<svg><a xlink:href='javascript:1'>".to_owned()),
                "[<>\"'&=/a-z !-]{0,30}",
                "<[a-z]{1,6} (href|src|alt|on[a-z]{3}|style)=[\"']?[a-z:/.&#;()]{0,20}[\"']?>",
            ],
            1..40,
        )
    ) {
        let html = format!("<article><p>{TEXT}</p>{}<p>{TEXT} Again.</p></article>", pieces.concat());
        check(&html);
    }
}
