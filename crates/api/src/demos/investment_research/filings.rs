//! What companies filed: three are bundled and kept up, any other is asked of the Commission when a visitor asks.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use boreal_sources::edgar::{self, EdgarError, PUBLISHER};
use boreal_sources::feed::{Kept, NotThere, OnDemand};
use boreal_sources::{Feed, FeedSpec, Fetch, FetchError, Reading};
use investment_research::company::{
    FiledFigure, Filings, Item, Params, Report, SentReport, Ticker, no_figures, run,
};
use investment_research::symbol::{Listed, Symbols};

use crate::answer::Answer;
use crate::error::ApiError;
use crate::middleware::compute::{Compute, Weight};
use crate::middleware::every_field::plan_of_query;
use crate::middleware::permits::{ClientPermit, ClientPermits};
use crate::middleware::rate_limit::RateLimiter;
use crate::middleware::visitor::Visitor;
use crate::services::Services;
use crate::sources::Sourced;

/// Companies whose figures are kept: a few hundred kilobytes each.
const MOST_COMPANIES: usize = 64;
/// Companies asked for one visitor a minute: an answer is megabytes.
const ASKED_PER_MINUTE: u32 = 10;
/// At once for one visitor, and for all of a network: of the two asked for at once one is somebody else's.
const ASKED_AT_ONCE: usize = 1;
/// An answer comes within fifteen seconds or not at all.
const BUSY_SECONDS: u64 = 15;

/// Every company's figures, wherever they are.
#[derive(Clone)]
pub struct Companies {
    compute: Compute,
    bundled: Arc<Feed<Filings>>,
    symbols: Arc<Feed<Symbols>>,
    others: Arc<OnDemand<Filings>>,
    rate: RateLimiter,
    at_once: ClientPermits,
}

impl Companies {
    pub fn new(
        services: &Services,
        base_url: &str,
        bundled: &Arc<Feed<Filings>>,
        symbols: &Arc<Feed<Symbols>>,
    ) -> Self {
        let base_url = base_url.to_owned();
        let make = move |cik: u32, fetch: &Arc<dyn Fetch>| {
            let fetch = asking(Arc::clone(fetch), &base_url, vec![cik]);
            (filings_feed(&base_url), fetch)
        };
        let others = OnDemand::new(services.publishers.clone(), MOST_COMPANIES, Box::new(make));
        Self {
            compute: services.compute.clone(),
            bundled: Arc::clone(bundled),
            symbols: Arc::clone(symbols),
            others: Arc::new(others),
            rate: RateLimiter::per_minute(ASKED_PER_MINUTE),
            at_once: ClientPermits::new(ASKED_AT_ONCE, ASKED_AT_ONCE),
        }
    }

    /// The company behind a symbol, and its figures.
    async fn find(
        &self,
        visitor: Visitor,
        ticker: &str,
    ) -> Result<(Listed, Reading<Filings>), ApiError> {
        if let Ok(known) = ticker.parse::<Ticker>() {
            return Ok((known.listed(), self.bundled.read()));
        }
        let symbols = self.symbols.read().data;
        let listed = symbols.find(ticker).cloned();
        let listed =
            listed.map_err(|remark| ApiError::invalid("ticker", "unknown_symbol", remark))?;
        // What is at hand waits for no answer of the Commission's, and counts only where a newer one is asked for.
        let kept = self.others.kept(listed.cik);
        let kept = match kept {
            Some(Kept { reading, is_due }) if !is_due => return Ok((listed, reading)),
            kept => kept.map(|kept| kept.reading),
        };
        let _permit = match (self.may_ask(visitor), kept) {
            (Ok(permit), _) => permit,
            (Err(_), Some(reading)) => return Ok((listed, reading)),
            (Err(refused), None) => return Err(refused),
        };
        let reading = self.others.read(listed.cik).await;
        Ok((listed, reading.map_err(|why| not_there(ticker, why))?))
    }

    /// The right to have the Commission asked once.
    fn may_ask(&self, visitor: Visitor) -> Result<ClientPermit, ApiError> {
        let permit = self.at_once.take(visitor.ip);
        let permit = permit.ok_or(ApiError::TooManyRequests(BUSY_SECONDS))?;
        self.rate.take(visitor.ip)?;
        Ok(permit)
    }
}

/// Nothing there to find is the symbol's fault; no answer is not.
fn not_there(ticker: &str, why: NotThere) -> ApiError {
    let nothing = [
        FetchError::Status(404).to_string(),
        EdgarError::Empty.to_string(),
    ];
    match why {
        NotThere::Busy => ApiError::Busy(BUSY_SECONDS),
        NotThere::Failed(error) if nothing.contains(&error) => {
            ApiError::Invalid(vec![no_figures(ticker)])
        }
        NotThere::Failed(_) | NotThere::NotAsked => ApiError::Unavailable(
            "the SEC did not answer for this company; try again in a minute, or look at AAPL, GOOGL or NVDA, which are bundled",
        ),
    }
}

/// As the contract calls it.
type SourcedReport = Sourced<Report>;

/// A company’s annual figures, as filed and as restated.
#[utoipa::path(
    get, path = "/api/v1/investment-research/company", tag = "investment-research",
    operation_id = "investment_research_company",
    params(Params),
    responses(
        (status = 200, body = SourcedReport),
        (status = 422, description = "A field is wrong, the SEC lists no such symbol (`unknown_symbol`) or has no annual figures of it (`no_figures`)"),
        (status = 503, description = "The SEC does not answer, or we are too busy; Retry-After says when to come back")
    )
)]
pub async fn company(
    State(companies): State<Companies>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Answer, ApiError> {
    let plan = plan_of_query::<Params>(&query.unwrap_or_default())?;
    let (listed, reading) = companies.find(visitor, &plan.ticker).await?;
    let mut call = companies.compute.call(visitor.ip);
    let work = move || {
        let report = run(&plan, &listed, &reading.data);
        let report = report.map_err(|error| ApiError::Invalid(vec![error]))?;
        Ok(Sourced::new(report, reading.source))
    };
    call.answer(Weight::Short, work).await
}

/// Asks for so many companies, one after the other.
pub fn asking(fetch: Arc<dyn Fetch>, base_url: &str, ciks: Vec<u32>) -> Arc<dyn Fetch> {
    let concepts = Item::CONCEPTS.iter().map(|(concept, _)| *concept).collect();
    Arc::new(edgar::Companies::new(fetch, base_url, ciks, concepts))
}

pub fn filings_feed(base_url: &str) -> FeedSpec<Filings> {
    FeedSpec {
        key: "sec-companyfacts",
        title: "Annual figures of Apple, Alphabet and NVIDIA",
        publisher: PUBLISHER,
        url: edgar::facts_url(base_url),
        refresh_after: edgar::REFRESH_AFTER,
        stale_after: edgar::STALE_AFTER,
        slow: true,
        parse: |body| filings(body).map_err(|error| error.to_string()),
        describe: Filings::describe,
    }
}

/// The annual filings among all: those of quarters repeat what is not of a year.
fn filings(body: &str) -> Result<Filings, EdgarError> {
    let edgar::Reported { facts, reports } = edgar::reported(body)?;
    let annual = facts.into_iter().filter(|row| row.form.starts_with("10-K"));
    let figures = annual.filter_map(|row| {
        let (concept, item) = Item::of_concept(&row.concept)?;
        Some(FiledFigure {
            cik: row.cik,
            item,
            concept,
            start: row.start,
            end: row.end,
            value: row.value,
            filed: row.filed,
            accession: row.accession,
        })
    });
    let sent = reports.into_iter().map(|row| SentReport {
        cik: row.cik,
        form: row.form,
        filed: row.filed,
        period_end: row.period_end,
        accession: row.accession,
    });
    Ok(Filings::of(figures).with_recent(sent))
}

#[cfg(test)]
mod tests {
    use super::{filings, filings_feed};
    use boreal_sources::edgar::PUBLISHER;
    use jiff::civil::date;

    #[test]
    fn annual_reports_become_filings_and_quarters_do_not() {
        let row = |form: &str, filed: &str| {
            format!(
                r#"{{"start":"2023-10-01","end":"2024-09-28","val":93736000000,"accn":"0000320193-24-000123","form":"{form}","filed":"{filed}"}}"#
            )
        };
        let rows = [row("10-K", "2024-11-01"), row("10-Q", "2025-01-31")].join(",");
        let body = format!(
            r#"{{"companies":[{{"cik":320193,"facts":{{"us-gaap":{{"NetIncomeLoss":{{"units":{{"USD":[{rows}]}}}}}}}}}}],"reports":[]}}"#
        );
        let filings = filings(&body).unwrap();
        assert_eq!(filings.describe(), (Some(date(2024, 11, 1)), 1));
        assert!(
            filings_feed(PUBLISHER.base_url)
                .url
                .ends_with("/api/xbrl/companyfacts")
        );
    }
}
