//! The article of a web page, and nothing else.
//!
//! A page comes in as a [`Plan`] and leaves as a [`Report`]. On the way it is
//! decoded (`decode`), parsed once into a flat tree (`dom`), cut into
//! blocks (`blocks`), each of which is kept or dropped (`score`), and
//! written again from scratch (`render`); what the page states about itself
//! is read on the side (`metadata`).

mod address;
mod blocks;
mod candidates;
mod decode;
mod dom;
mod features;
mod metadata;
mod model;
mod plan;
mod render;
pub mod report;
mod rules;
mod score;
pub mod training;
mod words;

pub use plan::{Params, Plan, Sent};
pub use report::Report;

use std::borrow::Cow;

use boreal_demo_kit::reading;

use address::Addresses;
use blocks::Page;
use features::Hints;
use metadata::{Metadata, Stated};
use model::Model;
use plan::Content;
use render::{Rendered, shortened};
use report::{Block, Method};
use score::Verdict;

/// Largest page read, in bytes as they arrive.
pub const MAX_PAGE_BYTES: usize = 5 * 1024 * 1024;
/// Longer than any address that browsers and servers agree on.
pub const MAX_URL_CHARS: usize = 2_048;
/// Blocks listed in a report.
pub const MAX_BLOCKS: usize = 1_500;
/// Characters of a block's text in a report.
const MAX_BLOCK_CHARS: usize = 160;
/// Fewer words than this are no article.
const MIN_WORDS: usize = 25;

const SAMPLE: &str = include_str!("../data/sample.html");
/// Where the sample page would stand; `example` names belong to nobody (RFC 2606).
const SAMPLE_URL: &str = "https://harbour-ledger.example/news/2026/04/17/ferry-terminal-lighting";

/// Why there is no report: nothing is wrong with any field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no article was found on this page: it holds too little running text")]
pub struct NoArticle;

/// Extracts the article of a page.
pub fn run(plan: &Plan) -> Result<Report, NoArticle> {
    extract(plan, Model::committed())
}

fn extract(plan: &Plan, model: &Model) -> Result<Report, NoArticle> {
    let (html, encoding) = match &plan.content {
        Content::Text(text) => (Cow::Borrowed(text.as_str()), "UTF-8"),
        Content::Bytes {
            bytes,
            header_charset,
        } => {
            let host = plan.base.as_ref().and_then(url::Url::host_str);
            let domain = host.and_then(|host| host.rsplit('.').next());
            decode::decode(bytes, header_charset.as_deref(), domain)
        }
    };
    let document = dom::parse(&html);
    let page = Page::new(&document.tree);
    let addresses = Addresses::new(&document.tree, plan.base.as_ref());
    let stated = Stated::read(&document.json_ld);
    let mut metadata = metadata::read(&page, &stated, plan.base.as_ref(), &addresses);
    let hints = Hints {
        title: metadata.stated_title.as_deref(),
        byline: metadata.stated_byline.as_deref(),
        excerpt: metadata.excerpt.as_deref(),
        body: stated.body(),
    };
    let verdict = score::judge(&page, hints, model);
    let (rendered, word_count, method) = article(&page, &verdict, &stated, &addresses);
    if word_count < MIN_WORDS {
        return Err(NoArticle);
    }
    metadata.complete(&rendered.text);
    Ok(Report {
        truncated: document.truncated || page.truncated,
        ..report(
            &page, verdict, metadata, rendered, method, word_count, encoding,
        )
    })
}

/// The report on a page we wrote ourselves; the same bytes every time.
pub fn default_report() -> Report {
    let plan = Plan::from_text(SAMPLE)
        .and_then(|plan| plan.with_url(SAMPLE_URL))
        .expect("the sample is checked by a test");
    run(&plan).expect("the sample is checked by a test")
}

/// The sample page, for whoever wants to try it in the open.
pub fn sample_html() -> &'static str {
    SAMPLE
}

/// The kept blocks, or the body stated for machines where the blocks hold much less.
fn article(
    page: &Page<'_>,
    verdict: &Verdict,
    stated: &Stated,
    addresses: &Addresses,
) -> (Rendered, usize, Method) {
    let rendered = render::render(page, &verdict.kept, addresses);
    let words = words::count_words(&rendered.text);
    let body = stated
        .body()
        .filter(|body| words::count_words(body) > 2 * words + 50);
    match body {
        Some(body) => {
            let paragraphs: Vec<&str> = body
                .split('\n')
                .map(str::trim)
                .filter(|paragraph| !paragraph.is_empty())
                .collect();
            let rendered = render::render_paragraphs(&paragraphs);
            let words = words::count_words(&rendered.text);
            (rendered, words as usize, Method::StructuredData)
        }
        None => (rendered, words as usize, Method::Classifier),
    }
}

fn report(
    page: &Page<'_>,
    verdict: Verdict,
    metadata: Metadata,
    rendered: Rendered,
    method: Method,
    word_count: usize,
    encoding: &str,
) -> Report {
    Report {
        title: metadata.title,
        byline: metadata.byline,
        site_name: metadata.site_name,
        published: metadata.published,
        language: metadata.language,
        excerpt: metadata.excerpt,
        lead_image: metadata.lead_image,
        text: rendered.text,
        markdown: rendered.markdown,
        html: rendered.html,
        images: rendered.images,
        links: rendered.links,
        word_count,
        reading_minutes: reading::minutes(word_count),
        confidence: verdict.confidence,
        method,
        provenance: metadata.provenance,
        block_count: page.blocks.len(),
        kept_block_count: verdict.kept.iter().filter(|&&kept| kept).count(),
        blocks: page
            .blocks
            .iter()
            .zip(verdict.reasons)
            .enumerate()
            .map(|(index, (block, reasons))| Block {
                tag: block.tag.as_str().to_owned(),
                text: shortened(&block.text, MAX_BLOCK_CHARS),
                words: block.words as usize,
                kept: verdict.kept[index],
                score: (verdict.scores[index] * 1000.0).round() / 1000.0,
                reasons,
            })
            .collect(),
        encoding: encoding.to_owned(),
        truncated: false,
    }
}
