//! Ranking offers, the tables behind it, and a visitor's own.

use super::dollars;
use mortgage_api::offer_table::TEMPLATE;
use mortgage_api::offers::{Params, Plan, Report, run};
use mortgage_api::terms::RateType;
use mortgage_api::{MarketRates, OfferTable};

#[track_caller]
fn ranked(params: Params, csv: &str) -> Report {
    let plan = Plan::try_from(params).unwrap();
    run(
        &plan,
        &OfferTable::from_csv(csv).unwrap(),
        &MarketRates::bundled(),
    )
}

#[test]
fn cost_counts_payments_balance_fee_and_cashback() {
    let report = ranked(
        Params {
            price: 1_000_000.0,
            down_payment: 500_000.0,
            ..Params::default()
        },
        "lender,term_years,rate_pct,fee,cashback\nA,5,5,300,1000\nB,5,5,,\nC,5,4.35,0,0\nD,3,3,0,0\n",
    );
    let places: Vec<_> = report
        .offers
        .iter()
        .map(|o| (o.rank, o.lender.as_str()))
        .collect();
    assert_eq!(places, [(1, "C"), (2, "A"), (3, "B")]);
    let plain = &report.offers[2];
    // 60 payments of 2,908.02 and the 442,537.91 left: the first of the payment vectors.
    assert_eq!(plain.cost_over_term, dollars("617019.11"));
    assert_eq!(plain.borrowing_cost, dollars("117019.11"));
    assert_eq!(report.offers[1].cost_over_term, dollars("616319.11"));
    assert_eq!(report.offers[0].vs_market_pct, Some(0.0));
    assert_eq!(plain.vs_market_pct, Some(0.65));
    assert_eq!(report.excluded.len(), 1);
    assert_eq!(report.excluded[0].reason, "runs 3 years, not 5");
}

#[test]
fn equal_costs_share_a_place() {
    let report = ranked(
        Params::default(),
        "lender,term_years,rate_pct\nA,5,4\nB,5,4\nC,5,5\n",
    );
    let places: Vec<u32> = report.offers.iter().map(|o| o.rank).collect();
    assert_eq!(places, [1, 1, 3]);
}

#[test]
fn offers_a_home_cannot_have_are_listed_with_the_reason() {
    let uninsured = Params {
        down_payment: 375_000.0,
        amortization_years: 30,
        ..Params::default()
    };
    let report = run(
        &uninsured.try_into().unwrap(),
        &OfferTable::bundled(),
        &MarketRates::bundled(),
    );
    assert!(!report.insured);
    let reasons: Vec<&str> = report.excluded.iter().map(|e| e.reason.as_str()).collect();
    assert!(reasons.contains(&"is for insured loans only"));
    assert!(reasons.contains(&"allows at most 25 years of amortization"));
    let fixed = Params {
        rate_type: Some("fixed".into()),
        ..Params::default()
    };
    let report = ranked(
        fixed,
        "lender,term_years,rate_pct,type\nA,5,4,variable\nB,5,4,fixed\n",
    );
    assert_eq!(report.excluded[0].reason, "is variable");
}

#[test]
fn averages_are_matched_by_insurance_kind_and_term() {
    let mut market = MarketRates::bundled();
    assert_eq!(market.of(true, RateType::Fixed, 5).unwrap().rate_pct, 4.01);
    assert_eq!(
        market.of(false, RateType::Fixed, 10).unwrap().rate_pct,
        4.35
    );
    assert_eq!(market.of(true, RateType::Fixed, 4), None);
    market.add("V122667780", "2026-05", 9.0);
    market.add("V122667779", "2026-07", 4.2);
    market.add("NOBODY", "2026-07", 1.0);
    assert_eq!(market.of(true, RateType::Fixed, 5).unwrap().rate_pct, 4.01);
    assert_eq!(
        market.of(true, RateType::Fixed, 3).unwrap().month,
        "2026-07"
    );
    assert_eq!(market.rows().len(), 3);
}

#[test]
fn bundled_tables_hold_what_they_claim() {
    let table = OfferTable::bundled();
    assert!(table.offers.len() >= 12);
    assert!(
        table
            .offers
            .iter()
            .all(|offer| offer.lender.starts_with("Sample "))
    );
    assert!(
        table
            .offers
            .iter()
            .any(|offer| offer.rate_type == RateType::Variable)
    );
    assert_eq!(OfferTable::from_csv(TEMPLATE).unwrap().offers.len(), 2);
}

#[track_caller]
fn check_refused(csv: &str, expect: &str) {
    assert_eq!(OfferTable::from_csv(csv).unwrap_err().to_string(), expect);
}

#[test]
fn a_visitors_table_is_refused_in_words() {
    check_refused(
        "lender,rate\nA,4\n",
        "the header has no column \"term_years\"; it has lender, rate",
    );
    check_refused(
        "lender,term_years,rate\nA,5,\n",
        "line 2, column \"rate\": the cell is empty; a number is needed",
    );
    check_refused(
        "lender,term,rate\nA,5.5,4\n",
        "line 2, column \"term\": 5.5 is not a whole number from 1 to 10",
    );
    check_refused(
        "lender,term,rate\nA,5,44\n",
        "line 2, column \"rate\": 44 is not a rate from 0 to 25",
    );
    check_refused(
        "lender,term,rate\n,5,4\n",
        "line 2, column \"lender\": the cell is empty; a name is needed",
    );
    check_refused(
        "lender,term,rate,type\nA,5,4,open\n",
        "line 2, column \"type\": must be one of fixed, variable; got \"open\"",
    );
    check_refused(
        "lender,term,rate,fee\nA,5,4,-1\n",
        "line 2, column \"fee\": -1 is not an amount from 0 to 1000000",
    );
}

#[test]
fn a_french_spreadsheet_reads() {
    let table =
        OfferTable::from_csv("Prêteur;Terme;Taux;Frais\nMa caisse;5;4,19 %;1 250,50 $\n").unwrap();
    assert_eq!(table.offers[0].rate.to_string(), "0.0419");
    assert_eq!(table.offers[0].fee.to_string(), "1250.5");
}
