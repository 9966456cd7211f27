//! What the extractor answers: the article, where each part of it comes from, and what was left out.

use boreal_demo_kit::wire_enum;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The article of one page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ArticleExtractorReport)]
pub struct Report {
    /// The headline, without the site's name.
    pub title: Option<String>,
    /// Who wrote it: names without "By" and roles, joined by commas.
    pub byline: Option<String>,
    /// The publication.
    pub site_name: Option<String>,
    /// The day it was published, such as 2026-05-29, as the page writes it: no time and no zone.
    pub published: Option<String>,
    /// Language tag in lower case, such as `en` or `fr-ca`.
    pub language: Option<String>,
    /// The page's own summary, or the first sentences.
    pub excerpt: Option<String>,
    /// Address of the picture the page leads with.
    pub lead_image: Option<String>,
    /// The article's text, paragraphs separated by an empty line.
    pub text: String,
    /// The article as Markdown.
    pub markdown: String,
    /// The article as HTML: a fixed list of tags and attributes, safe to show.
    pub html: String,
    /// Pictures within the article.
    pub images: Vec<Image>,
    /// Links within the article, each address once.
    pub links: Vec<Link>,
    /// Words of the text.
    pub word_count: usize,
    /// Minutes to read it at 238 words a minute, at least one.
    pub reading_minutes: usize,
    /// How sure the extractor is that this is the article and all of it, from 0 to 1.
    pub confidence: f64,
    /// Which part of the page the text was taken from.
    pub method: Method,
    /// Where each piece of metadata was found, with the values that lost.
    pub provenance: Vec<Provenance>,
    /// The page's blocks in order, kept and dropped; at most [`MAX_BLOCKS`](super::MAX_BLOCKS).
    pub blocks: Vec<Block>,
    /// Blocks of the page, those beyond the list included.
    pub block_count: usize,
    /// Blocks that are in the article.
    pub kept_block_count: usize,
    /// Character encoding the page was read in.
    pub encoding: String,
    /// Whether the page was larger than what is read: too deep, too many nodes or blocks.
    pub truncated: bool,
}

/// A picture of the article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ArticleExtractorImage)]
pub struct Image {
    /// Its address, http or https.
    pub url: String,
    /// What it shows, in the page's words.
    pub alt: Option<String>,
}

/// A link of the article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ArticleExtractorLink)]
pub struct Link {
    /// Where it leads, http, https or mailto.
    pub url: String,
    /// Its words.
    pub text: String,
}

wire_enum! {
    /// Where the text was taken from.
    #[schema(as = ArticleExtractorMethod)]
    pub enum Method {
        /// The page's blocks, each judged by the classifier.
        Classifier = "classifier",
        /// The text the page states for machines (JSON-LD `articleBody`), because its blocks hold less.
        StructuredData = "structured_data",
    }
}

wire_enum! {
    /// A piece of metadata.
    #[schema(as = ArticleExtractorField)]
    pub enum Field {
        /// The headline.
        Title = "title",
        /// Who wrote it.
        Byline = "byline",
        /// The publication.
        SiteName = "site_name",
        /// When.
        Published = "published",
        Language = "language",
        /// Summary.
        Excerpt = "excerpt",
        /// Picture.
        LeadImage = "lead_image",
    }
}

wire_enum! {
    /// Where a value was found.
    #[schema(as = ArticleExtractorSource)]
    pub enum Source {
        /// A JSON-LD block.
        JsonLd = "json_ld",
        /// Open Graph tags.
        OpenGraph = "open_graph",
        /// Other `meta` tags and the `title` element.
        Meta = "meta",
        /// Microdata or RDFa attributes.
        Microdata = "microdata",
        /// The page's visible elements.
        Dom = "dom",
        /// The page's address.
        Url = "url",
        /// The running text.
        Text = "text",
    }
}

/// Where a value comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ArticleExtractorProvenance)]
pub struct Provenance {
    /// Which value.
    pub field: Field,
    /// Where the chosen one was found.
    pub source: Source,
    /// The chosen one.
    pub value: String,
    /// The others seen, in order of trust.
    pub others: Vec<Candidate>,
}

/// A value that was not chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ArticleExtractorCandidate)]
pub struct Candidate {
    /// Where it was found.
    pub source: Source,
    /// What it says.
    pub value: String,
}

/// One block of the page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = ArticleExtractorBlock)]
pub struct Block {
    /// The element it stands in, such as `p` or `li`.
    pub tag: String,
    /// How it begins, shortened.
    pub text: String,
    pub words: usize,
    /// Whether it is part of the article.
    pub kept: bool,
    /// The classifier's probability that it is, from 0 to 1.
    pub score: f64,
    /// Why, the strongest reason first.
    pub reasons: Vec<String>,
}
