//! Concentration over time: by hand, as published, and where there is none.

use boreal_demo_kit::Input;
use trade_data::cube::By;
use trade_data::indexes::Indexes;
use trade_data::{default_report, own_trade, series};

fn indexes(change: impl FnOnce(&mut series::Params)) -> Option<Indexes> {
    let mut params = series::Params::default();
    change(&mut params);
    series::run(&params.plan().unwrap()).concentration
}

fn own(csv: &str) -> own_trade::Report {
    let params = own_trade::Params {
        csv: csv.to_owned(),
        ..own_trade::Params::default()
    };
    own_trade::run(&params.plan().unwrap())
}

/// January 2024: 3 of 3 are one partner's. To December it is 3 and 1 of 4: (9 + 1) / 16. January 2025 alone: 1 and 1 of
/// 2; the year to it has lost the first January: 1 and 2 of 3, (1 + 4) / 9.
#[test]
fn a_month_and_the_year_to_it_are_worked_out_by_hand() {
    let report = own(
        "partner,product,month,value\nUS,A,2024-01,3\nDE,A,2024-12,1\nUS,B,2025-01,1\nDE,A,2025-01,1\n",
    );
    let found = report.series.concentration.unwrap();
    assert_eq!(found.hhi.len(), 13);
    assert_eq!(found.hhi[..2], [Some(1.0), None]);
    assert_eq!(found.hhi[11..], [Some(1.0), Some(0.5)]);
    assert_eq!(found.year_hhi[..11], [None; 11]);
    assert_eq!(found.year_hhi[11..], [Some(0.625), Some(0.555_556)]);
    assert_eq!(found.year_hhi_most, found.year_hhi);
    let products = report.product_series.unwrap().concentration.unwrap();
    assert_eq!(products.year_hhi[11..], [Some(1.0), Some(0.555_556)]);
}

/// The 20 without a name may be the largest partner's, or of many: 0.45² + 0.35², or 0.65² + 0.35².
#[test]
fn what_has_no_name_may_be_the_largests() {
    let report = own(
        "partner,product,month,value\nUS,A,2024-01,60\nCN,A,2024-01,40\nUS,A,2025-01,45\nCN,A,2025-01,35\n,A,2025-01,20\n",
    );
    let found = report.series.concentration.unwrap();
    assert_eq!([found.hhi[0], found.hhi_most[0]], [Some(0.52); 2]);
    assert_eq!(
        [found.hhi[12], found.hhi_most[12]],
        [Some(0.325), Some(0.545)]
    );
}

/// Rows of imports have the only names of partners, and no row of exports has both.
#[test]
fn names_among_the_other_flow_are_none_of_this_one() {
    let report = own(
        "partner,product,month,value,flow\n,A,2024-01,6,exports\n,B,2024-02,4,exports\nUS,A,2024-01,5,imports\n",
    );
    assert_eq!(report.series.by, By::Product);
    assert_eq!((report.product_series, report.pairs), (None, None));
}

/// The years worked out apart, of partners and of chapters.
#[test]
fn the_year_to_december_is_the_calendar_year() {
    let at = |indexes: &Indexes, month: usize| indexes.year_hhi[month].unwrap();
    for (flow, by, expected) in [
        ("exports", "partner", [0.586_451, 0.532_096]),
        ("imports", "partner", [0.263_602, 0.232_719]),
        ("exports", "chapter", [0.092_483, 0.089_786]),
        ("imports", "chapter", [0.070_567, 0.069_316]),
    ] {
        let found = indexes(|p| (p.flow, p.by) = (flow.to_owned(), by.to_owned())).unwrap();
        assert_eq!([at(&found, 11), at(&found, 23)], expected, "{flow} {by}");
        assert_eq!(found.year_hhi, found.year_hhi_most, "{flow} {by}");
    }
    let shown = default_report();
    assert_eq!(at(&shown.chapter_concentration, 23), 0.089_786);
    // Products with the rest of each chapter are a span.
    let products = &shown.product_concentration;
    assert!(at(products, 23) < products.year_hhi_most[23].unwrap());
}

#[test]
fn rows_folded_into_one_count_each_on_their_own() {
    let all = indexes(|p| p.top = 300);
    assert_eq!(indexes(|p| p.top = 1), all);
}

#[test]
fn a_later_first_month_still_has_the_year_before_it() {
    let all = indexes(|_| ()).unwrap();
    let later = indexes(|p| p.from = "2025-06".to_owned()).unwrap();
    assert_eq!(later.year_hhi[..], all.year_hhi[17..]);
    assert_eq!(later.hhi[..], all.hhi[17..]);
}

#[test]
fn columns_of_more_months_have_an_index_each_and_a_balance_has_none() {
    let years = indexes(|p| p.step = "year".to_owned()).unwrap();
    assert_eq!(years.hhi[..2], [Some(0.586_451), Some(0.532_096)]);
    assert_eq!(years.hhi[..2], years.year_hhi[..2]);
    // Four months of 2026 are not its year.
    assert_ne!(years.hhi[2], years.year_hhi[2]);
    assert_eq!(indexes(|p| p.flow = "balance".to_owned()), None);
}
