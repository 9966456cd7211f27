//! A short pass of the fuzzer, always the same, and the inputs it once found interesting.

use std::path::Path;

use article_extractor::{Plan, run, sample_html};

use super::generate;

fn extract(bytes: Vec<u8>) {
    let Ok(plan) = Plan::from_bytes(bytes, None) else {
        return;
    };
    let plan = plan.with_url("https://news.example/a").unwrap();
    if let Ok(report) = run(&plan) {
        assert!(report.confidence.is_finite() && (0.0..=1.0).contains(&report.confidence));
        assert!(report.word_count > 0 && report.reading_minutes > 0);
        assert!(report.kept_block_count <= report.block_count);
    }
}

#[test]
fn generated_pages_are_read_without_panic() {
    for seed in 0..150 {
        extract(generate::page(seed, &[sample_html()]));
    }
}

/// Inputs kept with the reason for each: a shape of page that needs a limit or a rule of its own.
const KEPT: [(&str, &str); 16] = [
    (
        "foster-parenting",
        "text in a table but outside its cells moves before the table",
    ),
    (
        "ignored-end-tags",
        "end tags that close nothing let depth grow unseen",
    ),
    (
        "list-of-thousands",
        "a list's number beyond any integer; numbering item by item",
    ),
    (
        "lying-mark",
        "a byte-order mark of another encoding than the text's",
    ),
    (
        "misnested-links",
        "links around paragraphs are closed and opened again",
    ),
    (
        "nested-svg-titles",
        "titles in drawings nest where titles of pages cannot",
    ),
    (
        "reopened-formatting",
        "unclosed formatting is repeated in every paragraph",
    ),
    (
        "script-in-comment",
        "a script that holds a comment that holds a script",
    ),
    ("stray-equals", "attributes that begin with an equals sign"),
    (
        "template-and-frameset",
        "elements that replace or hide the body",
    ),
    ("truncated-utf8", "the page ends within a character"),
    ("unclosed-quote", "an attribute's quote that never closes"),
    ("title-without-end", "a title that would swallow the page"),
    (
        "references-at-the-end",
        "character references cut off by the end of the page",
    ),
    (
        "less-than-signs",
        "signs that begin no tag, one after another",
    ),
    ("wide-names", "element and attribute names beyond ASCII"),
];

#[test]
fn inputs_that_were_kept_are_read_without_panic() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/inputs");
    for (name, reason) in KEPT {
        let input = std::fs::read(folder.join(format!("{name}.html")));
        extract(input.unwrap_or_else(|error| panic!("{name} ({reason}): {error}")));
    }
    let files = std::fs::read_dir(folder).unwrap().count();
    assert_eq!(files, KEPT.len(), "every input is listed with its reason");
}
