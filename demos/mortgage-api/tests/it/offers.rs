//! Ranking offers, the tables behind it, and a visitor's own.

use super::dollars;
use boreal_demo_kit::{Input, Money};
use mortgage_api::offer_table::TEMPLATE;
use mortgage_api::offers::{ExclusionCode, OwnParams, Params, ReasonCode, Report, run};
use mortgage_api::terms::RateType;
use mortgage_api::{MarketRates, OfferTable};

#[track_caller]
fn ranked(params: Params, csv: &str) -> Report {
    let plan = params.plan().unwrap();
    run(
        &plan,
        &OfferTable::from_csv(csv).unwrap(),
        MarketRates::bundled(),
    )
}

#[test]
fn cost_counts_payments_balance_fee_and_cashback() {
    let report = ranked(
        Params {
            price: 1_000_000.0,
            down_payment: 500_000.0,
            ..Params::example()
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
    assert_eq!(report.excluded[0].code, ExclusionCode::OtherTerm);
}

#[test]
fn equal_costs_share_a_place() {
    let report = ranked(
        Params::example(),
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
        ..Params::example()
    };
    let report = run(
        &uninsured.plan().unwrap(),
        OfferTable::bundled(),
        MarketRates::bundled(),
    );
    assert!(!report.insured);
    let reasons: Vec<&str> = report.excluded.iter().map(|e| e.reason.as_str()).collect();
    assert!(reasons.contains(&"is for insured loans only"));
    assert!(reasons.contains(&"allows at most 25 years of amortization"));
    let codes: Vec<_> = report.excluded.iter().map(|e| e.code).collect();
    assert!(codes.contains(&ExclusionCode::InsuredOnly));
    assert!(codes.contains(&ExclusionCode::AmortizationTooLong));
    let fixed = Params {
        rate_type: Some("fixed".into()),
        ..Params::example()
    };
    let report = ranked(
        fixed,
        "lender,term_years,rate_pct,type\nA,5,4,variable\nB,5,4,fixed\n",
    );
    assert_eq!(report.excluded[0].reason, "is variable");
    assert_eq!(report.excluded[0].code, ExclusionCode::OtherType);
}

#[test]
fn a_reason_is_a_code_with_its_amount_and_a_sentence() {
    let report = ranked(
        Params::example(),
        "lender,term_years,rate_pct,type,fee,cashback\nA,5,4,fixed,0,0\nB,5,5,variable,350,1000\nC,5,3.51,fixed,0,0\n",
    );
    let reasons = |place: usize| -> Vec<(ReasonCode, Option<Money>, &str)> {
        let offer = &report.offers[place];
        assert_eq!(offer.reasons.len(), offer.reason_details.len());
        let texts = offer.reasons.iter().map(String::as_str);
        let details = offer.reason_details.iter().zip(texts);
        details
            .map(|(reason, text)| (reason.code, reason.amount, text))
            .collect()
    };
    assert_eq!(
        reasons(0),
        [
            (ReasonCode::LowestCost, None, "lowest cost over the term"),
            (
                ReasonCode::AgainstMarket,
                None,
                "0.50 points below the 4.01 % Canadians paid on average in 2026-06"
            ),
        ]
    );
    let dearer =
        report.offers[2].cost_over_term.amount() - report.offers[0].cost_over_term.amount();
    let words = boreal_demo_kit::money::in_words(dearer);
    let (code, amount, text) = reasons(2)[0];
    assert_eq!(
        (code, amount),
        (ReasonCode::DearerThanBest, Some(Money::new(dearer)))
    );
    assert_eq!(text, format!("{words} dearer over the term than the best"));
    assert_eq!(
        reasons(2)[1..],
        [
            (
                ReasonCode::NoMarketAverage,
                None,
                "no official average is at hand for this kind and term"
            ),
            (
                ReasonCode::Fee,
                Some(dollars("350")),
                "a fee of 350 at the start"
            ),
            (
                ReasonCode::Cashback,
                Some(dollars("1000")),
                "1,000 cash back at the start"
            ),
            (
                ReasonCode::PrimeHeld,
                None,
                "costed as if prime stayed where it is"
            ),
        ]
    );
}

#[test]
fn an_own_table_and_its_home_are_refused_together() {
    let own = OwnParams {
        home: Params {
            price: 1.0,
            ..Params::example()
        },
        csv: "lender\nX\n".to_owned(),
        decimal_mark: Some("dot".to_owned()),
    };
    let errors = own.plan().unwrap_err().0;
    let found: Vec<_> = errors
        .iter()
        .map(|e| (e.field.as_str(), e.code.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            ("home.price", "out_of_range"),
            ("decimal_mark", "not_a_choice"),
            ("csv", "missing_column")
        ]
    );
    let plan = OwnParams::example().plan().unwrap();
    assert_eq!(plan.table.offers.len(), 2);
    let report = run(&plan.home, &plan.table, MarketRates::bundled());
    assert_eq!(report.offers.len(), 2);
}

#[test]
fn a_comma_that_may_part_thousands_is_asked_about() {
    let own = |mark: Option<&str>| OwnParams {
        csv: "lender\tterm\trate\tfee\nA\t5\t4.19\t1,500\n".to_owned(),
        decimal_mark: mark.map(str::to_owned),
        ..OwnParams::example()
    };
    assert_eq!(own(None).plan().unwrap_err().0[0].code, "ambiguous_comma");
    let fee = |mark| own(Some(mark)).plan().unwrap().table.offers[0].fee;
    assert_eq!(
        (fee("point"), fee("comma")),
        (1_500.into(), "1.5".parse().unwrap())
    );
}

#[test]
fn averages_are_matched_by_insurance_kind_and_term() {
    let mut market = MarketRates::bundled().clone();
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
