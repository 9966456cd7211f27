//! Articles to try: fictional Canadian news we wrote, two of them on one story.

use serde::Serialize;
use utoipa::ToSchema;

const FILES: [&str; 6] = [
    include_str!("../data/samples/harbour-ferry.txt"),
    include_str!("../data/samples/harbour-ferry-yard.txt"),
    include_str!("../data/samples/hockey-final.txt"),
    include_str!("../data/samples/clinic-trial.txt"),
    include_str!("../data/samples/lithium-mine.txt"),
    include_str!("../data/samples/bibliotheque.txt"),
];

/// A fictional article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MachineLearningSample)]
pub struct Sample {
    /// Its name in links.
    pub slug: String,
    pub title: String,
    /// What it is there to show.
    pub note: String,
    pub text: String,
}

/// Every sample, the default first.
pub fn samples() -> Vec<Sample> {
    FILES.iter().map(|file| parse(file)).collect()
}

fn parse(file: &str) -> Sample {
    let (head, text) = file.split_once("\n\n").unwrap_or((file, ""));
    let field = |name: &str| {
        let value = head
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        value.unwrap_or_default().to_owned()
    };
    Sample {
        slug: field("slug"),
        title: field("title"),
        note: field("note"),
        text: text.trim().to_owned(),
    }
}
