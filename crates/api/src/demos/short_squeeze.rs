//! `/api/v1/short-squeeze`: the score of a universe, a stock replayed with what was public, and the
//! newest fails to deliver.

use std::sync::Arc;

use boreal_demo_kit::DemoSlug;
use boreal_sources::edgar::fails::{HalfMonths, fail_rows, fails_url};
use boreal_sources::edgar::{self, FILES};
use boreal_sources::{FeedSpec, Fetch, Mode, SourceInfo};
use short_squeeze::fails::{self, Balance, Fails};
use short_squeeze::{accuracy, default_report, own_universe, replay, score};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;
use crate::sources::Sourced;

/// Three thousand stocks with every field.
const MAX_BODY: usize = 1024 * 1024;
/// A table within the engine's own limit, and the words around it.
const TABLE_BYTES: usize = 4 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let files_url = setup.base_url(&FILES)?;
    let mut demo = setup.demo(DemoSlug::ShortSqueeze);
    let newest = demo.feed_through(fails_feed(&files_url), Fails::bundled().clone(), |fetch| {
        Arc::new(HalfMonths::new(fetch)) as Arc<dyn Fetch>
    });
    Ok(demo
        .default_report(|| Sourced::new(default_report(), source()))
        .accuracy(accuracy::cases)
        .post::<score::Params, _>(
            "score",
            "Every stock of a universe scored, with what each condition adds.",
            |plan| Ok(score::run(plan)),
        )
        .up_to(MAX_BODY)
        .post::<own_universe::Params, _>(
            "score-table",
            "The same from a table. It is read, used and forgotten.",
            |plan| Ok(score::run(plan)),
        )
        .up_to(TABLE_BYTES)
        .get::<replay::Params, _>(
            "replay",
            "GameStop or AMC on a day of the past, with only what was public by then.",
            |plan| Ok(Sourced::new(replay::run(plan), source())),
        )
        .get_from::<fails::Params, _, _>(
            &newest,
            "fails",
            "A stock’s fails to deliver in the newest half month published, or in the bundled past.",
            |plan, fails| Ok(fails::run(plan, fails)),
        )
        .asks_at_start(&newest))
}

fn fails_feed(files_url: &str) -> FeedSpec<Fails> {
    FeedSpec {
        key: "sec-fails-to-deliver",
        title: "Fails to deliver, by stock and settlement date",
        publisher: FILES,
        url: fails_url(files_url),
        refresh_after: edgar::REFRESH_AFTER,
        stale_after: edgar::STALE_AFTER,
        slow: true,
        parse: |body| {
            let rows = fail_rows(body).map_err(|error| error.to_string())?;
            Ok(Fails::of(rows.into_iter().map(|row| {
                let balance = Balance {
                    settled: row.settled,
                    shares: row.shares,
                    previous_close: row.previous_close,
                };
                (row.symbol, balance)
            })))
        },
        describe: Fails::describe,
    }
}

/// The bundled record, which ends where it ends: it does not grow old.
fn source() -> SourceInfo {
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: Some(*replay::DAYS.end()),
        fetched_at: None,
        age_seconds: None,
        stale: false,
        publisher: "US Securities and Exchange Commission".to_owned(),
        licence: "Public domain (work of the US government)".to_owned(),
        licence_url: "https://www.sec.gov/about/privacy-information#dissemination".to_owned(),
        url: "https://www.sec.gov/data-research/sec-markets-data/fails-deliver-data".to_owned(),
    }
}
