//! `/api/v1/customer-segmentation`: groups of customers, what they are worth and who buys again.

use boreal_demo_kit::DemoSlug;
use boreal_sources::{Mode, SourceInfo};
use customer_segmentation::record::{self, Sample};
use customer_segmentation::{accuracy, default_report, histories, own_table, segment};
use jiff::civil::date;

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;
use crate::sources::Sourced;

/// A hundred thousand transactions as JSON, or a table within the engine's limit and the words around it.
const MAX_BODY: usize = 10 << 20;

/// A million orders of day and amount, and the ids around them.
const MAX_HISTORIES: usize = 20 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::CustomerSegmentation)
        .default_report(|| Sourced::new(default_report(), source(Sample::Cds)))
        .accuracy(accuracy::cases)
        .get::<record::Params, _>(
            "sample",
            "Bundled purchases in groups: how many, who they are, what to expect of them.",
            |plan| Ok(Sourced::new(record::run(plan), source(plan.sample))),
        )
        // Groups are sought hundreds of times: that takes long on any number of customers.
        .short_below(0)
        .post::<segment::Params, _>(
            "segment",
            "Your customers or transactions in groups. They are read, used and forgotten.",
            |plan| Ok(segment::run(plan)),
        )
        .up_to(MAX_BODY)
        .short_below(0)
        .post::<own_table::Params, _>(
            "table",
            "The same of a table of transactions. It is read, used and forgotten.",
            |plan| Ok(own_table::run(plan)),
        )
        .up_to(MAX_BODY)
        .short_below(0)
        .post::<histories::Params, _>(
            "histories",
            "The same of the orders of each customer, for more than a table holds. They are read, used and forgotten.",
            |plan| Ok(histories::run(plan)),
        )
        .up_to(MAX_HISTORIES)
        .short_below(0))
}

/// Both records end where they end: they do not grow old.
fn source(sample: Sample) -> SourceInfo {
    let (as_of, publisher, licence, licence_url, url) = match sample {
        Sample::Cds | Sample::Few => (
            date(1998, 6, 30),
            "CDNOW sample of Peter Fader and Bruce Hardie, as passed on with the Python package Lifetimes",
            "MIT",
            "https://github.com/CamDavidsonPilon/lifetimes/blob/master/LICENSE.txt",
            "https://github.com/CamDavidsonPilon/lifetimes",
        ),
        Sample::Shop => (
            date(2010, 12, 9),
            "UCI Machine Learning Repository, Online Retail II (Daqing Chen)",
            "Creative Commons Attribution 4.0",
            "https://creativecommons.org/licenses/by/4.0/",
            "https://archive.ics.uci.edu/dataset/502/online+retail+ii",
        ),
    };
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: Some(as_of),
        fetched_at: None,
        age_seconds: None,
        stale: false,
        publisher: publisher.to_owned(),
        licence: licence.to_owned(),
        licence_url: licence_url.to_owned(),
        url: url.to_owned(),
    }
}
