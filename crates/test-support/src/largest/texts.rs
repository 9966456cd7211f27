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
        ("one sentence of names and verbs", "Bob beat Amy beat "),
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

/// Five megabytes of each shape, and pages that ask for more than their length.
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
    let repeated = pieces.iter().map(|(shape, piece)| {
        let start = "<html><body>";
        let html = start.to_owned() + &piece.repeat((BYTES - start.len()) / piece.len());
        let call = post(shape, "article-extractor/extract", json!({ "html": html }));
        match EMPTY.contains(shape) {
            true => call.refused(),
            false => call,
        }
    });
    let whole = whole_pages().into_iter().flat_map(|(shape, html)| {
        let page = json!({ "html": html });
        let both = json!({ "a": page, "b": page });
        [
            post(shape, "machine-learning/analyze", page.clone()),
            post(shape, "machine-learning/compare", both),
            post(shape, "article-extractor/extract", page),
        ]
    });
    let items = json!({ "html": numbered_items() });
    let items = post("items among paragraphs", "article-extractor/extract", items);
    repeated.chain(whole).chain([items]).collect()
}

/// Pages with a short article whose other parts are read again and again, or written at length.
fn whole_pages() -> Vec<(&'static str, String)> {
    const ARTICLE: &str = "<article><p>The council met on Tuesday evening to hear from residents who want the old ferry slip repaired before the summer, and it voted to spend part of the reserve on it.</p><p>The work begins in June, when the tide is low enough for the crew to reach the piles, and should be finished before the first of the larger boats comes back to the harbour.</p>";
    let page = |head: &str, inside: &str, after: &str| {
        format!("<html><head>{head}</head><body>{ARTICLE}{inside}</article>{after}</body></html>")
    };
    let stated = |json: String| format!("<script type=\"application/ld+json\">{json}</script>");

    // Three lists of references to two hundred long texts, in each of two objects.
    let listed = |references: Vec<String>| format!("[{}]", references.join(","));
    let reference = |at: usize| format!(r#"{{"@id":"a{at}"}}"#);
    let twenty = |list: usize| listed((20 * list..20 * list + 20).map(reference).collect());
    let references = listed((0..10).map(twenty).collect());
    let long = "<b>a ".repeat(820);
    let person = |at: usize| format!(r#"{{"@type":"Person","@id":"a{at}","name":"{at} {long}"}}"#);
    let named = (0..200).map(person).collect::<Vec<_>>().join(",");
    let referring = format!(
        r#"{{"@type":["Article","WebPage"],"author":{references},"creator":{references},"publisher":{references}}}"#
    );
    let references = stated(format!("[{named},{referring},{referring}]"));

    let body = "<\\n".repeat(100_000);
    let bodies = format!(r#"{{"@type":["Article","WebPage"],"articleBody":"{body}"}}"#);
    let bodies = stated(format!("[{bodies},{bodies},{bodies}]"));

    // Days so far apart that each is looked for among many words.
    let days = format!("{}1 1 2000 ", "a ".repeat(70)).repeat(26);
    let authors = [
        "author",
        "parsely-author",
        "sailthru.author",
        "byl",
        "dc.creator",
        "dcterms.creator",
        "citation_author",
        "article:author",
        "article.author",
        "cxenseparse:author",
    ];
    let dated: String = authors
        .iter()
        .flat_map(|name| {
            let days = &days;
            (0..12).map(move |at| format!("<meta name=\"{name}\" content=\"{at} {days}\">"))
        })
        .collect();
    let dated = dated
        + &stated(format!(
            r#"{{"@type":"Article","author":"{}"}}"#,
            "1 1 2000 ".repeat(100_000)
        ));

    let table = format!(
        "<table><tr>{}{}</table>",
        "<td>a".repeat(9_800),
        "<tr><td>a".repeat(9_800)
    );
    let boxes = |inside: &str| {
        let open = "<div class=\"author date\" itemprop=author rel=author>".repeat(120);
        format!("{open}{inside}{}", "</div>".repeat(120))
    };
    let spaces = format!(
        "<pre>{}The crew reached the piles in June, as the council had hoped it would.</pre>",
        "<b> </b><i> </i>".repeat(70_000)
    );
    vec![
        ("authors by reference", page(&references, "", "")),
        ("bodies of many lines", page(&bodies, "", "")),
        ("authors with days", page(&dated, "", "")),
        ("a wide row and narrow ones", page("", &table, "")),
        (
            "boxes of an author",
            page("", "", &boxes(&"</p>".repeat(290_000))),
        ),
        (
            "boxes around white space",
            page("", "", &boxes(&" ".repeat(4_000_000))),
        ),
        ("white space in many looks", page("", &spaces, "")),
    ]
}

/// A list in which paragraphs stand between the items, and empty ones, so that each item's place is counted anew.
fn numbered_items() -> String {
    let item = format!(
        "<li>The crew reached the piles in June, as the council had hoped.</li><p>The boats came back to the harbour in the same week.</p>{}",
        "</p>".repeat(25)
    );
    let items = item.repeat(9_000);
    format!("<html><body><article><ol>{items}</ol></article></body></html>")
}
