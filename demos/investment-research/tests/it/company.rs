//! Filings: as filed and as restated, never mixed.

use investment_research::company::{
    self, FiledFigure, Filings, Item, Plan, Report, SentReport, Ticker,
};
use investment_research::symbol::Listed;
use jiff::civil::{Date, date};

fn asked(ticker: Ticker, years: u16, filings: &Filings) -> Report {
    let plan = Plan {
        ticker: ticker.to_string(),
        years,
    };
    company::run(&plan, &ticker.listed(), filings).unwrap()
}

fn run(&ticker: &Ticker) -> Report {
    asked(ticker, 20, Filings::bundled())
}

#[track_caller]
fn fact(report: &Report, item: Item, end: &str) -> (f64, Option<f64>) {
    let mut facts = report.facts.iter();
    let found = facts.find(|fact| fact.item == item && fact.period_end.to_string() == end);
    let fact = found.unwrap();
    (
        fact.as_filed.value,
        fact.restated.as_ref().map(|filed| filed.value),
    )
}

#[test]
fn the_years_are_the_facts_own_not_the_filings() {
    let apple = run(&Ticker::Aapl);
    assert_eq!(fact(&apple, Item::Revenue, "2024-09-28"), (391_035e6, None));
    assert_eq!(fact(&apple, Item::Revenue, "2023-09-30"), (383_285e6, None));
    assert_eq!(fact(&apple, Item::Revenue, "2022-09-24"), (394_328e6, None));
    assert_eq!(
        fact(&apple, Item::NetIncome, "2023-09-30"),
        (96_995e6, None)
    );
}

#[test]
fn a_restatement_stands_beside_what_was_filed() {
    let apple = run(&Ticker::Aapl);
    // Sales of the iPhone were spread over two years until a rule of 2010.
    assert_eq!(
        fact(&apple, Item::Revenue, "2009-09-26"),
        (36_537e6, Some(42_905e6))
    );
    // Four shares for one in August 2020.
    assert_eq!(
        fact(&apple, Item::EpsDiluted, "2019-09-28"),
        (11.89, Some(2.97))
    );
}

#[test]
fn shares_counted_before_a_split_are_marked() {
    // NVIDIA split 10 for 1 in 2024 and 4 for 1 in 2021, Apple 4 for 1 in 2020, Alphabet 20 for 1 in 2022.
    for (ticker, first_after) in [
        (Ticker::Nvda, "2023-01-29"),
        (Ticker::Aapl, "2018-09-29"),
        (Ticker::Googl, "2020-12-31"),
    ] {
        let report = run(&ticker);
        for fact in &report.facts {
            let is_counted = matches!(fact.item, Item::EpsDiluted | Item::SharesDiluted);
            let is_before = fact.period_end.to_string().as_str() < first_after;
            assert_eq!(
                fact.before_split,
                is_counted && is_before,
                "{ticker}: {fact:?}"
            );
        }
    }
}

#[test]
fn every_figure_was_filed_after_its_year_and_links_to_its_filing() {
    let reports: Vec<Report> = Ticker::ALL.iter().map(run).collect();
    let facts: Vec<_> = reports.iter().flat_map(|report| &report.facts).collect();
    assert_eq!(facts.len(), 440);
    assert_eq!(
        facts.iter().filter(|fact| fact.restated.is_some()).count(),
        51
    );
    for fact in facts {
        assert!(fact.as_filed.filed > fact.period_end, "{fact:?}");
        for filed in std::iter::once(&fact.as_filed).chain(&fact.restated) {
            assert!(filed.filed >= fact.as_filed.filed, "{fact:?}");
            assert!(
                filed
                    .url
                    .starts_with("https://www.sec.gov/Archives/edgar/data/"),
                "{fact:?}"
            );
            assert!(filed.url.ends_with("-index.htm"), "{fact:?}");
        }
    }
}

#[test]
fn so_many_years_are_given_as_are_asked() {
    let report = asked(Ticker::Googl, 2, Filings::bundled());
    let mut ends: Vec<String> = report
        .facts
        .iter()
        .map(|f| f.period_end.to_string())
        .collect();
    ends.dedup();
    assert_eq!(ends, ["2025-12-31", "2024-12-31"]);
}

#[test]
fn filings_are_sorted_by_the_facts_own_year() {
    let figure = |item, start: Option<Date>, end, value, filed, accession: &str| FiledFigure {
        cik: Ticker::Nvda.cik(),
        item,
        concept: 0,
        start,
        end,
        value,
        filed,
        accession: accession.to_owned(),
    };
    let (start, end) = (Some(date(2022, 1, 31)), date(2023, 1, 29));
    let (first, later) = (date(2023, 2, 24), date(2025, 2, 26));
    let filings = Filings::of([
        figure(Item::NetIncome, start, end, 4368e6, first, "1-23-1"),
        figure(Item::EpsDiluted, start, end, 1.74, first, "1-23-1"),
        figure(Item::EpsDiluted, start, end, 0.17, later, "1-25-1"),
        // A quarter, a balance in mid-year, and a year first filed much later: none is an annual figure as filed.
        figure(
            Item::NetIncome,
            Some(date(2022, 10, 31)),
            end,
            1414e6,
            first,
            "1-23-1",
        ),
        figure(Item::Assets, None, date(2022, 7, 31), 43e9, first, "1-23-1"),
        figure(
            Item::NetIncome,
            Some(date(2020, 1, 27)),
            date(2021, 1, 31),
            4332e6,
            first,
            "1-23-1",
        ),
    ]);
    let report = asked(Ticker::Nvda, 5, &filings);
    assert_eq!(
        fact(&report, Item::EpsDiluted, "2023-01-29"),
        (1.74, Some(0.17))
    );
    assert_eq!(fact(&report, Item::NetIncome, "2023-01-29"), (4368e6, None));
    assert_eq!(report.facts.len(), 2);
    assert_eq!(filings.describe(), (Some(first), 2));
}

#[test]
fn the_one_figure_of_another_filing_is_named_where_the_figures_are_told() {
    let report = run(&Ticker::Googl);
    let mut facts = report.facts.iter();
    let fact = facts
        .find(|fact| fact.item == Item::OperatingCashFlow && fact.period_end == date(2015, 12, 31));
    let restated = fact.unwrap().restated.as_ref().unwrap();
    assert_eq!(restated.filed, date(2016, 5, 3));
    let accession = "0001652044-16-000022";
    assert!(restated.url.contains(accession), "{}", restated.url);
    let told = include_str!("../../data/README.md");
    assert!(told.contains(accession) && told.contains("8-K"));
}

/// All revenues and those of contracts, in one filing: the second is a part of the first, not a change of it.
#[test]
fn a_part_of_revenue_in_the_same_filing_is_no_restatement() {
    let figure = |concept: &str, value, filed: Date, accession: &str| {
        let (concept, item) = Item::of_concept(concept).unwrap();
        FiledFigure {
            cik: Ticker::Nvda.cik(),
            item,
            concept,
            start: Some(date(2023, 1, 1)),
            end: date(2023, 12, 31),
            value,
            filed,
            accession: accession.to_owned(),
        }
    };
    let (first, later) = (date(2024, 2, 20), date(2025, 2, 20));
    let contracts = "RevenueFromContractWithCustomerExcludingAssessedTax";
    let filings = Filings::of([
        figure("NetIncomeLoss", 5e9, first, "1-24-1"),
        figure(contracts, 90e9, first, "1-24-1"),
        figure("Revenues", 100e9, first, "1-24-1"),
        figure(contracts, 90e9, later, "1-25-1"),
        figure("Revenues", 100e9, later, "1-25-1"),
    ]);
    let report = asked(Ticker::Nvda, 5, &filings);
    assert_eq!(fact(&report, Item::Revenue, "2023-12-31"), (100e9, None));
}

#[test]
fn a_company_without_annual_figures_is_said_to_have_none() {
    let plan = Plan {
        ticker: "SPY".to_owned(),
        years: 5,
    };
    let listed = Listed {
        cik: 884_394,
        name: "SPDR S&P 500 ETF TRUST".to_owned(),
    };
    let refused = company::run(&plan, &listed, Filings::bundled()).unwrap_err();
    assert_eq!((&*refused.field, &*refused.code), ("ticker", "no_figures"));
}

#[test]
fn the_newest_reports_stand_beside_the_figures() {
    let report = SentReport {
        cik: Ticker::Aapl.cik(),
        form: "10-Q".to_owned(),
        filed: date(2026, 7, 31),
        period_end: Some(date(2026, 6, 27)),
        accession: "0000320193-26-000073".to_owned(),
    };
    let filings = Filings::bundled().clone().with_recent([report]);
    let recent = asked(Ticker::Aapl, 1, &filings).recent;
    assert_eq!(recent.len(), 1);
    assert_eq!(
        recent[0].url,
        "https://www.sec.gov/Archives/edgar/data/320193/000032019326000073/0000320193-26-000073-index.htm"
    );
    assert!(asked(Ticker::Nvda, 1, &filings).recent.is_empty());
}
