//! `/api/v1/investment-research`: the best weights, what a series earned, a portfolio held through
//! the past, a company's filings, and all of it for a visitor's holdings.

use std::sync::Arc;

use boreal_demo_kit::DemoSlug;
use boreal_sources::edgar::tickers::{ticker_rows, tickers_url};
use boreal_sources::edgar::{self, Companies, EdgarError, FILES, PUBLISHER};
use boreal_sources::{FeedSpec, Fetch};
use investment_research::company::{FiledFigure, Filings, Item, Ticker};
use investment_research::symbol::{Listed, Symbols};
use investment_research::{backtest, company, metrics, optimize, portfolio, symbol};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

/// A matrix of sixty assets, every number with its seventeen digits and the spaces of a program
/// that writes it for people; twenty thousand days with their closes.
const MATRIX_BYTES: usize = 1 << 20;
/// No matrix of more than twenty assets, however short its numbers.
const SHORT_MATRIX_BYTES: usize = 1_024;
/// A table of prices within the engine's own limit, and the words around it.
const PRICES_BYTES: usize = 5 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let base_url = setup.base_url(&PUBLISHER)?;
    let files_url = setup.base_url(&FILES)?;
    let mut demo = setup.demo(DemoSlug::InvestmentResearch);
    let filings = demo.feed_through(
        filings_feed(&base_url),
        Filings::bundled().clone(),
        |fetch| {
            let ciks = Ticker::ALL.iter().map(|ticker| ticker.cik()).collect();
            let concepts = Item::CONCEPTS.iter().map(|(concept, _)| *concept).collect();
            Arc::new(Companies::new(fetch, ciks, concepts)) as Arc<dyn Fetch>
        },
    );
    let symbols = demo.feed(symbols_feed(&files_url), Symbols::bundled().clone());
    Ok(demo
        .default_report_from(&filings, investment_research::default_report)
        .accuracy(investment_research::accuracy::cases)
        .post::<optimize::Params, _>(
            "optimize",
            "The best weights for returns, covariances and limits, or the limits in conflict.",
            |plan| Ok(optimize::run(plan)?),
        )
        .up_to(MATRIX_BYTES)
        .short_up_to(SHORT_MATRIX_BYTES)
        .post::<metrics::Params, _>(
            "metrics",
            "What a series of prices earned and how it moved.",
            |plan| Ok(metrics::run(plan)),
        )
        .up_to(MATRIX_BYTES)
        .post::<backtest::Params, _>(
            "backtest",
            "Weights held through the past, with rebalancing and costs.",
            |plan| Ok(backtest::run(plan)),
        )
        .up_to(PRICES_BYTES)
        .get_from::<company::Params, _, _>(
            &filings,
            "company",
            "A company’s annual figures, as filed and as restated.",
            |plan, filings| Ok(company::run(plan, filings)),
        )
        .get_from::<symbol::Params, _, _>(
            &symbols,
            "symbol",
            "The company behind a symbol, and where its filings are.",
            |plan, symbols| Ok(symbol::run(plan, symbols)),
        )
        .post::<portfolio::Params, _>(
            "portfolio",
            "What holdings did, and what would be better within limits.",
            |plan| Ok(portfolio::run(plan)?),
        )
        .up_to(PRICES_BYTES)
        // A hundred pasts are drawn whatever the table.
        .short_up_to(0)
        .asks_at_start(&symbols))
}

fn filings_feed(base_url: &str) -> FeedSpec<Filings> {
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

fn symbols_feed(files_url: &str) -> FeedSpec<Symbols> {
    FeedSpec {
        key: "sec-company-tickers",
        title: "Symbols of the companies that file with the SEC",
        publisher: FILES,
        url: tickers_url(files_url),
        refresh_after: edgar::REFRESH_AFTER,
        stale_after: edgar::STALE_AFTER,
        slow: false,
        parse: |body| {
            let rows = ticker_rows(body).map_err(|error| error.to_string())?;
            let listed = rows.into_iter().map(|row| {
                let (cik, name) = (row.cik, row.company);
                (row.symbol, Listed { cik, name })
            });
            Ok(Symbols::of(listed))
        },
        // The list has no dates.
        describe: |symbols| (None, symbols.len()),
    }
}

/// The annual filings among all: those of quarters repeat what is not of a year.
fn filings(body: &str) -> Result<Filings, EdgarError> {
    let rows = edgar::fact_rows(body)?.into_iter();
    let annual = rows.filter(|row| row.form.starts_with("10-K"));
    Ok(Filings::of(annual.filter_map(|row| {
        let ticker = Ticker::ALL.iter().find(|ticker| ticker.cik() == row.cik);
        Some(FiledFigure {
            ticker: *ticker?,
            item: Item::of_concept(&row.concept)?,
            start: row.start,
            end: row.end,
            value: row.value,
            filed: row.filed,
            accession: row.accession,
        })
    })))
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
            r#"[{{"cik":320193,"facts":{{"us-gaap":{{"NetIncomeLoss":{{"units":{{"USD":[{rows}]}}}}}}}}}}]"#
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
