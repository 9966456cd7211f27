//! What is refused and what lies at the edge, one table an endpoint.

use boreal_demo_kit::Input;
use trade_data::month::Month;
use trade_data::{reconcile, series, structure, summary};

#[track_caller]
fn check<I: Input>(params: I, expected: Result<(), &[&str]>)
where
    I::Plan: Sized,
{
    let fields = params.plan().map(|_| ()).map_err(|errors| {
        let fields = errors.0.into_iter().map(|error| error.field);
        fields.collect::<Vec<String>>()
    });
    let expected =
        expected.map_err(|fields| fields.iter().map(|field| (*field).to_owned()).collect());
    assert_eq!(fields, expected);
}

fn asked(change: impl FnOnce(&mut summary::Params)) -> summary::Params {
    let mut params = summary::Params::default();
    change(&mut params);
    params
}

#[test]
fn a_summary_names_every_wrong_field() {
    check(summary::Params::default(), Ok(()));
    check(asked(|p| p.flow = "sales".to_owned()), Err(&["flow"]));
    check(asked(|p| p.by = "country".to_owned()), Err(&["by"]));
    check(asked(|p| p.from = "2023-12".to_owned()), Err(&["from"]));
    check(asked(|p| p.from = "2025-13".to_owned()), Err(&["from"]));
    check(asked(|p| p.to = "2026-05".to_owned()), Err(&["to"]));
    check(asked(|p| p.to = "2024-12".to_owned()), Err(&["to"]));
    check(
        asked(|p| p.compare = Some("2024".to_owned())),
        Err(&["compare"]),
    );
    check(
        asked(|p| p.compare = Some("2024-12..2024-01".to_owned())),
        Err(&["compare"]),
    );
    check(
        asked(|p| p.compare = Some("2023-01..2023-12".to_owned())),
        Err(&["compare"]),
    );
    check(asked(|p| p.compare = Some("none".to_owned())), Ok(()));
    check(
        asked(|p| {
            p.flow = "?".to_owned();
            p.by = "?".to_owned();
            p.from = "?".to_owned();
            p.to = "?".to_owned();
            p.compare = Some("?".to_owned());
            p.within = Some("?".to_owned());
        }),
        Err(&["flow", "by", "from", "to", "compare", "within"]),
    );
}

#[test]
fn a_part_goes_with_finer_rows_and_not_with_partners() {
    let within = |by: &str, part: &str| {
        asked(|p| {
            p.by = by.to_owned();
            p.within = Some(part.to_owned());
        })
    };
    check(within("chapter", "V"), Ok(()));
    check(within("product", "27"), Ok(()));
    check(within("product", "xvii"), Ok(()));
    check(within("partner", "27"), Err(&["within"]));
    check(within("chapter", "27"), Err(&["by"]));
    check(within("section", "V"), Err(&["by"]));
    check(within("chapter", "77"), Err(&["within"]));
    check(within("chapter", "a name far too long"), Err(&["within"]));
    let report = summary::run(&within("chapter", "V").plan().unwrap());
    let keys: Vec<&str> = report.rows.iter().map(|row| row.key.as_str()).collect();
    assert_eq!(keys, ["27", "26", "25"]);
    assert!(
        report
            .rows
            .iter()
            .all(|row| row.parent.as_deref() == Some("V"))
    );
}

/// What a partner buys of a product is in neither of the bundled tables.
#[test]
fn pairs_are_refused_of_tables_that_have_the_two_apart() {
    let pair = || "pair".to_owned();
    check(asked(|p| p.by = pair()), Err(&["by"]));
    let of_series = || series::Params {
        by: pair(),
        ..series::Params::default()
    };
    check(of_series(), Err(&["by"]));
    for errors in [
        asked(|p| p.by = pair()).plan().unwrap_err(),
        of_series().plan().unwrap_err(),
    ] {
        assert_eq!(errors.0[0].code, "published_apart");
        assert!(errors.0[0].message.contains("partners and products apart"));
    }
}

#[test]
fn months_before_the_figures_leave_growth_open() {
    let report = summary::run(
        &asked(|p| {
            p.from = "2024-01".to_owned();
            p.to = "2024-12".to_owned();
        })
        .plan()
        .unwrap(),
    );
    assert_eq!(report.compare_from, None);
    assert_eq!((report.growth_pct, report.hhi_before), (None, None));
    assert!(report.rows.iter().all(|row| row.contribution_pp.is_none()));
}

#[test]
fn only_as_many_months_are_compared() {
    let compared = |compare: &str| asked(|p| p.compare = Some(compare.to_owned()));
    check(compared("2024-03..2025-02"), Ok(()));
    check(compared("2024-01..2024-01"), Err(&["compare"]));
    check(compared("2024-01..2025-01"), Err(&["compare"]));
}

#[test]
fn a_month_alone_is_compared_with_the_one_a_year_before() {
    let report = summary::run(
        &asked(|p| {
            p.from = "2026-04".to_owned();
            p.to = "2026-04".to_owned();
        })
        .plan()
        .unwrap(),
    );
    assert_eq!(report.compare_from.as_deref(), Some("2025-04"));
    assert_eq!(report.compare_to.as_deref(), Some("2025-04"));
}

#[test]
fn a_series_is_bounded_and_says_how_much_of_a_column_there_is() {
    let with = |change: fn(&mut series::Params)| {
        let mut params = series::Params::default();
        change(&mut params);
        params
    };
    check(series::Params::default(), Ok(()));
    check(with(|p| p.top = 0), Err(&["top"]));
    check(with(|p| p.top = 301), Err(&["top"]));
    check(with(|p| p.step = "week".to_owned()), Err(&["step"]));
    check(with(|p| p.flow = "profit".to_owned()), Err(&["flow"]));
    let balance_of_products = with(|p| {
        p.flow = "balance".to_owned();
        p.by = "product".to_owned();
    });
    check(balance_of_products, Err(&["by"]));
    let report = series::run(&with(|p| p.step = "year".to_owned()).plan().unwrap());
    assert_eq!(report.columns, ["2024", "2025", "2026"]);
    assert_eq!(report.months, [12, 12, 4]);
    assert_eq!(report.rows.len(), 9);
    assert_eq!(report.rows[8].name, "213 others");
    assert_eq!(report.totals[1], 778_991_853_048.0);
    // Every partner and every product on its own: nothing is folded.
    let whole = |flow: &str, by: &str| {
        let mut params = series::Params {
            flow: flow.to_owned(),
            by: by.to_owned(),
            ..series::Params::default()
        };
        params.top = 300;
        let rows = series::run(&params.plan().unwrap()).rows;
        (rows.len(), rows.iter().any(|row| row.key == "others"))
    };
    assert_eq!(whole("balance", "partner"), (224, false));
    assert!(!whole("imports", "product").1);
    let quarters = with(|p| {
        p.step = "quarter".to_owned();
        p.from = "2024-02".to_owned();
    });
    let report = series::run(&quarters.plan().unwrap());
    assert_eq!(
        (report.columns[0].as_str(), report.months[0]),
        ("2024-Q1", 2)
    );
    let balance = with(|p| {
        p.flow = "balance".to_owned();
        p.step = "year".to_owned();
        p.top = 200;
    });
    let report = series::run(&balance.plan().unwrap());
    assert_eq!(report.totals[0], 780_794_738_909.0 - 767_211_186_094.0);
}

#[test]
fn periods_of_the_other_answers_are_checked_alike() {
    check(
        reconcile::Params {
            from: "2026".to_owned(),
            to: "2030-01".to_owned(),
        },
        Err(&["from", "to"]),
    );
    check(
        structure::Params {
            from: "2025-02".to_owned(),
            to: "2025-01".to_owned(),
        },
        Err(&["to"]),
    );
}

#[test]
fn months_are_read_as_people_write_them() {
    for (text, month) in [
        ("2025-01", Some((2025, 1))),
        (" 2025-1 ", Some((2025, 1))),
        ("2025/12", Some((2025, 12))),
        ("2025-06-30", Some((2025, 6))),
        ("2025-00", None),
        ("2025-13", None),
        ("2025-06-32", None),
        ("2025-06-30-1", None),
        ("25-06", None),
        ("+2025-06", None),
        ("2025", None),
        ("June 2025", None),
        ("", None),
    ] {
        let read = text.parse::<Month>().ok();
        assert_eq!(
            read,
            month.map(|(year, month)| Month::new(year, month)),
            "{text}"
        );
    }
    assert_eq!(Month::new(2025, 1).plus(-1).to_string(), "2024-12");
}
