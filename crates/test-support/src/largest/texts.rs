//! The longest texts and pages.

use serde_json::json;

use super::{LargestCall, post};

/// A hundred thousand characters of each shape.
pub(super) fn texts() -> Vec<LargestCall> {
    let texts = [
        (
            "sentences",
            "The council voted on Tuesday to rebuild the pier, said Mayor Anna Smith of Halifax. ",
        ),
        ("words without an end", "word "),
        ("names", "Anna Smith of the Bank of Canada "),
        ("sentences of two letters", "A b. "),
        ("paragraphs of a word", "Anna.\n\n"),
        ("one word", "a"),
        ("figures", "1,234.5 % "),
    ];
    let calls = texts.iter().flat_map(|(shape, piece)| {
        let text: String = piece.chars().cycle().take(100_000).collect();
        let sent = json!({ "text": text });
        let question = "Who voted on Tuesday to rebuild the pier?";
        [
            post(shape, "machine-learning/analyze", sent.clone()),
            post(
                shape,
                "machine-learning/compare",
                json!({ "a": sent.clone(), "b": sent.clone() }),
            ),
            post(
                shape,
                "machine-learning/ask",
                json!({ "text": text, "question": question }),
            ),
            post(shape, "machine-learning/summarize", sent),
        ]
    });
    calls.collect()
}

/// Five megabytes of each shape.
pub(super) fn pages() -> Vec<LargestCall> {
    const BYTES: usize = 5 * 1024 * 1024;
    // Shapes without an article, which takes as long to find out.
    const EMPTY: [&str; 4] = [
        "bold in bold",
        "table rows",
        "named boxes",
        "characters by name",
    ];
    let pieces = [
        (
            "paragraphs",
            "<p>The council voted on Tuesday to rebuild the pier that a storm took in January, and to pay for it.</p>",
        ),
        ("lists of one", "<ul><li>a</li></ul>"),
        ("boxes in boxes", "<div>a"),
        ("bold in bold", "<b><i>a"),
        ("misnested", "<b><i><u>a</p>"),
        ("links", "<a href=\"/x\">word word</a> "),
        ("table rows", "<tr><td>a<td>b"),
        (
            "named boxes",
            "<p class=\"article comment share nav\" id=x>word</p>",
        ),
        ("characters by name", "&amp;&lt;&notin;"),
        ("one text", "word word, "),
        ("lines", "x<br>"),
    ];
    let calls = pieces.iter().map(|(shape, piece)| {
        let start = "<html><body>";
        let html = start.to_owned() + &piece.repeat((BYTES - start.len()) / piece.len());
        let call = post(shape, "article-extractor/extract", json!({ "html": html }));
        match EMPTY.contains(shape) {
            true => call.refused(),
            false => call,
        }
    });
    calls.collect()
}
