//! `/api/v1/investment-research`: the best weights, what a series earned, a portfolio held through
//! the past, a company's filings, and all of it for a visitor's holdings.

mod filings;

use boreal_demo_kit::DemoSlug;
use boreal_sources::FeedSpec;
use boreal_sources::edgar::tickers::{ticker_rows, tickers_url};
use boreal_sources::edgar::{self, FILES, PUBLISHER};
use investment_research::company::{Filings, Ticker};
use investment_research::symbol::{Listed, Symbols};
use investment_research::{backtest, company, metrics, optimize, portfolio, symbol};
use utoipa_axum::routes;

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;
use filings::{Companies, asking, filings_feed};

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
            asking(fetch, &base_url, ciks)
        },
    );
    let symbols = demo.feed(symbols_feed(&files_url), Symbols::bundled().clone());
    let companies = Companies::new(setup.services, &base_url, &filings, &symbols);
    Ok(demo
        .default_report_from(&filings, investment_research::default_report)
        .accuracy(investment_research::accuracy::cases)
        .post::<optimize::Params, _>(
            "optimize",
            "The best weights for returns, covariances and limits, or the limits in conflict.",
            |plan| Ok(optimize::run(plan)?),
        )
        .up_to(MATRIX_BYTES)
        .short_below(SHORT_MATRIX_BYTES)
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
        .custom(routes!(filings::company), companies)
        .takes_query::<company::Params>()
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
        .short_below(0)
        .asks_at_start(&symbols))
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
