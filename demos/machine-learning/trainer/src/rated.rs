//! Sentences rated by twenty people each, as published with vaderSentiment (Hutto and Gilbert 2014).

use std::path::Path;

use anyhow::{Context as _, Result};

/// Where a sentence comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Opinion pages of a newspaper.
    Editorials,
    /// Snippets of film reviews; the sentences that the SST sets were made from are among them.
    Films,
    /// Product reviews.
    Products,
    /// Short messages.
    Messages,
}

impl Source {
    /// All, in the order they are told.
    pub const ALL: [Self; 4] = [
        Self::Editorials,
        Self::Films,
        Self::Products,
        Self::Messages,
    ];

    /// Its name in a line of figures.
    pub fn name(self) -> &'static str {
        match self {
            Self::Editorials => "editorials",
            Self::Films => "films",
            Self::Products => "products",
            Self::Messages => "messages",
        }
    }

    fn file(self) -> &'static str {
        match self {
            Self::Editorials => "nytEditorialSnippets_GroundTruth.txt",
            Self::Films => "movieReviewSnippets_GroundTruth.txt",
            Self::Products => "amazonReviewSnippets_GroundTruth.txt",
            Self::Messages => "tweets_GroundTruth.txt",
        }
    }
}

/// A sentence with the mean of its ratings.
#[derive(Debug, Clone, PartialEq)]
pub struct Rated {
    /// Where it comes from.
    pub source: Source,
    /// Mean rating, -4 to 4.
    pub rating: f64,
    /// The sentence.
    pub text: String,
    /// Whether it is kept for measuring: every fifth article or row.
    pub held_out: bool,
}

/// Every fifth article (or row, where a row is a document) is kept for measuring.
const HELD_OUT: usize = 5;

/// Reads the four files of the folder.
pub fn read(folder: &Path) -> Result<Vec<Rated>> {
    let mut rated = Vec::new();
    for source in Source::ALL {
        let path = folder.join(source.file());
        let bytes = std::fs::read(&path).with_context(|| path.display().to_string())?;
        let text = String::from_utf8_lossy(&bytes);
        rated.extend(text.lines().filter_map(|line| parse(source, line)));
    }
    Ok(rated)
}

/// A line: an id such as `12_3` (article 12, sentence 3) or `7`, the mean rating, the sentence.
pub fn parse(source: Source, line: &str) -> Option<Rated> {
    let mut cells = line.splitn(3, '\t');
    let id = cells.next()?;
    let document: usize = id.split('_').next()?.trim().parse().ok()?;
    let rating = cells.next()?.trim().parse().ok()?;
    let text = cells.next()?.trim();
    Some(Rated {
        source,
        rating,
        text: text
            .replace("&amp;", "&")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\""),
        held_out: document.is_multiple_of(HELD_OUT),
    })
}
