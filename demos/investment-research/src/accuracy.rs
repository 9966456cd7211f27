//! Figures others have published, worked out again.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::company::{self, Item, Ticker};
use crate::optimize;

const COMPARED: &str = "2026-11-16";
const VALID: &str = "the cases are checked by a test";
const MEANS: &str = include_str!("../data/reference-means.csv");
const COVARIANCES: &str = include_str!("../data/reference-covariances.csv");

const PACKAGE: Reference = Reference {
    name: "Python package PyPortfolioOpt 1.6.0, on the means and covariances of its twenty sample shares",
    url: Some("https://github.com/PyPortfolio/PyPortfolioOpt"),
    compared: COMPARED,
};
const FILINGS: Reference = Reference {
    name: "Apple Inc., annual reports (10-K) at the US Securities and Exchange Commission",
    url: Some(
        "https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=0000320193&type=10-K",
    ),
    compared: COMPARED,
};

/// The twenty assets of the reference, ready for an objective.
pub fn reference() -> optimize::Params {
    let lines = |text: &'static str| text.lines().skip(1).filter(|line| !line.is_empty());
    let numbers = |line: &str| -> Vec<f64> {
        let cells = line.split(',').skip(1);
        cells
            .map(|cell| cell.trim().parse().expect(VALID))
            .collect()
    };
    let name = |line: &str| line.split(',').next().unwrap_or_default().to_owned();
    optimize::Params {
        assets: lines(MEANS).map(name).collect(),
        expected_returns: lines(MEANS).map(|line| numbers(line)[0]).collect(),
        covariance: lines(COVARIANCES).map(numbers).collect(),
        ..optimize::Params::default()
    }
}

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [portfolios(), filings()].concat()
}

fn portfolios() -> Vec<Case> {
    let solved = |objective: &str, change: fn(&mut optimize::Params)| {
        let mut params = reference();
        params.objective = objective.to_owned();
        change(&mut params);
        optimize::run(&params.plan().expect(VALID)).expect(VALID)
    };
    let best = solved("max_sharpe", |params| params.risk_free = 0.02);
    let capped = solved("max_sharpe", |params| {
        params.risk_free = 0.02;
        params.max_weight = 0.15;
    });
    let calm = solved("min_volatility", |_| ());
    let calm_capped = solved("min_volatility", |params| params.max_weight = 0.1);
    let short = solved("min_volatility", |params| params.min_weight = -1.0);
    let quarter = solved("target_return", |params| params.target = Some(0.25));
    let fifth = solved("target_risk", |params| params.target = Some(0.2));
    let share = |report: &optimize::Report, name: &str| {
        let position = report
            .positions
            .iter()
            .find(|position| position.asset == name);
        position.expect(VALID).weight
    };
    let case = |what: &str, theirs: f64, ours: f64| PACKAGE.case(what, "", 5, theirs, ours);
    vec![
        case(
            "Best Sharpe ratio, risk-free 2 %",
            1.28477,
            best.sharpe.unwrap_or_default(),
        ),
        case("Its weight of MA", 0.35349, share(&best, "MA")),
        case(
            "Best Sharpe ratio, at most 15 % each",
            1.22321,
            capped.sharpe.unwrap_or_default(),
        ),
        case("Least volatility", 0.15915, calm.volatility),
        case(
            "Least volatility, at most 10 % each",
            0.16679,
            calm_capped.volatility,
        ),
        case(
            "Least volatility, short positions allowed",
            0.15559,
            short.volatility,
        ),
        case(
            "Least volatility for a return of 25 %",
            0.18723,
            quarter.volatility,
        ),
        case(
            "Highest return for a volatility of 20 %",
            0.27275,
            fifth.expected_return,
        ),
    ]
}

fn filings() -> Vec<Case> {
    let every_year = company::Plan {
        ticker: Ticker::Aapl.to_string(),
        years: 20,
    };
    let apple = Ticker::Aapl.listed();
    let apple = company::run(&every_year, &apple, company::Filings::bundled()).expect(VALID);
    let case = |what: &str, item: Item, end: &str, theirs: f64| {
        let found = apple
            .facts
            .iter()
            .find(|fact| fact.item == item && fact.period_end.to_string() == end);
        FILINGS.case(
            what,
            "million US$",
            0,
            theirs,
            found.expect(VALID).as_filed.value / 1e6,
        )
    };
    vec![
        case(
            "Apple’s sales of fiscal 2024",
            Item::Revenue,
            "2024-09-28",
            391_035.0,
        ),
        case(
            "Apple’s sales of fiscal 2022",
            Item::Revenue,
            "2022-09-24",
            394_328.0,
        ),
        case(
            "Apple’s net income of fiscal 2023",
            Item::NetIncome,
            "2023-09-30",
            96_995.0,
        ),
        case(
            "Apple’s assets at the end of fiscal 2024",
            Item::Assets,
            "2024-09-28",
            364_980.0,
        ),
    ]
}
