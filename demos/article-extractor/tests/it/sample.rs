//! The page we wrote ourselves, where we know what is article and what is not.

use article_extractor::report::Method;
use article_extractor::training::Model;
use article_extractor::{default_report, sample_html};

/// What a reader would call the article, in the words of the page.
const OPENINGS: [&str; 24] = [
    "For as long as anyone",
    "This spring there were fewer boxes.",
    "“We did not expect",
    "What was changed",
    "The work was small.",
    "White floodlights on the ramp",
    "Every lamp now has a shield",
    "After the last sailing,",
    "Not everyone was pleased.",
    "How the birds were counted",
    "The count follows a protocol",
    "The moon was nearly full",
    "Week",
    "2025",
    "2026",
    "March 16 to 22",
    "19",
    "12",
    "March 23 to 29",
    "31",
    "9",
    "March 30 to April 5",
    "28",
    "14",
];

#[test]
fn the_sample_page_states_its_metadata() {
    let report = default_report();
    assert_eq!(
        report.title.as_deref(),
        Some("Port Alder switches its ferry terminal to amber light for the shearwaters")
    );
    assert_eq!(report.byline.as_deref(), Some("Maren Oduya"));
    assert_eq!(report.site_name.as_deref(), Some("The Harbour Ledger"));
    assert_eq!(report.published.as_deref(), Some("2026-04-17"));
    assert_eq!(report.language.as_deref(), Some("en-ca"));
    assert_eq!(
        report.lead_image.as_deref(),
        Some("https://harbour-ledger.example/media/2026/04/terminal-amber-1200.jpg")
    );
    assert_eq!(report.method, Method::Classifier);
}

#[test]
fn the_sample_page_gives_its_article_and_nothing_else() {
    let report = default_report();
    let kept: Vec<&str> = report
        .blocks
        .iter()
        .filter(|block| block.kept)
        .map(|block| block.text.as_str())
        .collect();
    for (kept, expect) in kept.iter().zip(OPENINGS) {
        assert!(kept.starts_with(expect), "{kept} is not {expect}");
    }
    assert_eq!(kept.len(), OPENINGS.len() + 6, "{kept:?}");
    assert!(
        report
            .text
            .ends_with("how to hold a shearwater without losing a finger.")
    );
    assert_eq!((report.word_count, report.reading_minutes), (484, 3));
    assert_eq!(report.links.len(), 1);
    for outside in [
        "cookies",
        "Read also",
        "inbox",
        "More from Harbour",
        "gullwatcher",
        "Most read",
        "fictional newspaper",
    ] {
        assert!(
            sample_html().contains(outside) && !report.text.contains(outside),
            "{outside}"
        );
    }
}

#[test]
fn every_block_says_why() {
    for block in default_report().blocks {
        assert!(
            !block.reasons.is_empty() && block.reasons.len() <= 3,
            "{}",
            block.text
        );
    }
}

#[test]
fn the_weights_read_back_as_they_were_written() {
    let model = Model::committed();
    assert_eq!(Model::from_bytes(&model.to_bytes()).as_ref(), Some(model));
}

#[test]
fn damaged_weights_are_refused() {
    let bytes = Model::committed().to_bytes();
    assert_eq!(Model::from_bytes(&bytes[..bytes.len() - 1]), None);
    assert_eq!(Model::from_bytes(&[bytes.as_slice(), &[0]].concat()), None);
    assert_eq!(Model::from_bytes(b"ARTICLE2"), None);
}
