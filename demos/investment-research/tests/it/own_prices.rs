//! A visitor's table of prices: what is refused and with which row, what is cut to a common window and said.

use boreal_demo_kit::{FieldErrors, Input};
use investment_research::portfolio::{self, Params};
use investment_research::{backtest, metrics, optimize};

/// Two years of months of two symbols, with one row changed.
fn csv(change: impl Fn(usize, String) -> String) -> String {
    let rows = (0..24).map(|month| {
        let day = format!("{}-{:02}", 2024 + month / 12, month % 12 + 1);
        let row = format!("{day},{},{}", 100 + month % 5 * 3, 50 + month % 7);
        change(month, row) + "\n"
    });
    format!("date,AAA,BBB\n{}", rows.collect::<String>())
}

fn own(csv: String) -> Result<portfolio::Report, FieldErrors> {
    let params = Params {
        csv: Some(csv),
        objective: "min_volatility".to_owned(),
        ..Params::default()
    };
    portfolio::run(&params.plan()?)
}

#[track_caller]
fn refused(csv: String, code: &str, words: &[&str]) {
    let error = own(csv).unwrap_err().0.remove(0);
    assert_eq!(
        (error.field.as_str(), error.code.as_str()),
        ("csv", code),
        "{error:?}"
    );
    for word in words {
        assert!(error.message.contains(word), "{word}: {}", error.message);
    }
}

/// The same table with one more column, of the same words in every row.
fn with_column(heading: &str, cell: &'static str) -> String {
    let table = csv(move |_, row| format!("{row},{cell}"));
    table.replace("date,AAA,BBB", &format!("date,AAA,BBB,{heading}"))
}

#[test]
fn a_currency_beside_the_symbols_is_not_one_of_them() {
    for heading in ["currency", "Currency", "CCY", "devise"] {
        let report = own(with_column(heading, "CAD")).unwrap();
        let names: Vec<&str> = report.assets.iter().map(|one| one.asset.as_str()).collect();
        assert_eq!(names, ["AAA", "BBB"], "{heading}");
    }
    let mixed = with_column("currency", "CAD").replacen(",CAD", ",USD", 1);
    refused(mixed, "wrong_cell", &["line 3", "\"CAD\" after \"USD\""]);
    // Any other column is a symbol, whose prices are numbers.
    refused(
        with_column("note", "CAD"),
        "wrong_cell",
        &["line 2", "note"],
    );
}

#[test]
fn thirty_symbols_and_their_currency_are_read_and_one_symbol_more_is_not() {
    let table = |symbols: usize| {
        let names: Vec<String> = (0..symbols).map(|at| format!("S{at}")).collect();
        let rows = (0..40).map(|day| {
            let prices = (0..symbols).map(|at| (100 + (day * (at + 3)) % 37).to_string());
            let prices = prices.collect::<Vec<_>>().join(",");
            format!(
                "2026-{:02}-{:02},{prices},CAD\n",
                1 + day / 28,
                1 + day % 28
            )
        });
        format!(
            "date,{},currency\n{}",
            names.join(","),
            rows.collect::<String>()
        )
    };
    let plan = Params {
        csv: Some(table(30)),
        ..Params::default()
    };
    plan.plan().unwrap();
    let bare = table(31).replace(",currency", "").replace(",CAD\n", "\n");
    refused(bare, "wrong_cell", &["\"S30\" is one symbol too many"]);
}

#[test]
fn a_table_of_prices_is_refused_with_its_row() {
    let at = |wanted: usize, text: &'static str| {
        csv(move |month, row| {
            if month == wanted {
                text.to_owned()
            } else {
                row
            }
        })
    };
    refused(
        at(4, "2024-05,-1,50"),
        "wrong_cell",
        &["line 6", "AAA", "not a price above 0"],
    );
    refused(
        at(4, "2024-05,0,50"),
        "wrong_cell",
        &["line 6", "not a price above 0"],
    );
    refused(
        at(4, "2024-05,NaN,50"),
        "wrong_cell",
        &["line 6", "AAA", "not a number"],
    );
    refused(
        at(4, "2024-04,100,50"),
        "wrong_cell",
        &["line 6", "there twice"],
    );
    refused(at(4, "soon,100,50"), "wrong_cell", &["line 6", "not a day"]);
    refused(at(4, "2024-05,100"), "ragged_row", &["line 6"]);
}

#[test]
fn what_cannot_be_measured_is_refused_in_words() {
    refused(
        "date,AAA\n2024-01,5\n".to_owned(),
        "no_common_window",
        &["got 1", "AAA has 1"],
    );
    refused(
        "date\n2024-01\n".to_owned(),
        "missing_column",
        &["a column of prices"],
    );
    let still = csv(|_, row| format!("{},50", row.rsplit_once(',').unwrap().0));
    refused(still, "constant", &["BBB never changes"]);
    let apart = csv(|month, row| {
        let cells: Vec<&str> = row.split(',').collect();
        match month < 12 {
            true => format!("{},{},", cells[0], cells[1]),
            false => format!("{},,{}", cells[0], cells[2]),
        }
    });
    refused(
        apart,
        "no_common_window",
        &["got 0", "AAA has 12 from Jan 31, 2024", "BBB has 12"],
    );
    let million = "date,AAA\n".to_owned() + &"2024-01,5\n".repeat(1_000_000);
    refused(million, "too_large", &["4000000 bytes"]);
    let rows = "date,AAA\n".to_owned() + &"2024-01,5\n".repeat(100_001);
    refused(rows, "too_many_rows", &["100000 rows"]);
}

#[test]
fn ragged_history_is_cut_to_the_common_window_and_said() {
    let late = csv(|month, row| match month < 6 {
        true => format!("{},", row.rsplit_once(',').unwrap().0),
        false => row,
    });
    let window = own(late).unwrap().window;
    assert_eq!((window.rows, window.left_out), (18, 6));
    let remark = window.remark.unwrap();
    assert!(
        remark.contains("6 of 24 days") && remark.contains("Jul 31, 2024"),
        "{remark}"
    );
    assert_eq!(own(csv(|_, row| row)).unwrap().window.remark, None);
}

#[test]
fn long_and_wide_tables_say_the_same() {
    let wide = csv(|_, row| row);
    let mut long = "date;symbol;close\n".to_owned();
    for row in wide.lines().skip(1) {
        let cells: Vec<&str> = row.split(',').collect();
        long += &format!("{0};AAA;{1}\n{0};BBB;{2}\n", cells[0], cells[1], cells[2]);
    }
    assert_eq!(own(wide).unwrap(), own(long.clone()).unwrap());
    refused(
        long + "2024-01;AAA;7\n",
        "wrong_cell",
        &["AAA has two prices on 2024-01-31"],
    );
}

#[test]
fn a_series_is_refused_by_its_index() {
    let refused = |change: fn(&mut metrics::Params)| {
        let mut params = metrics::Params::example();
        change(&mut params);
        let error = params.plan().unwrap_err().0.remove(0);
        (error.field, error.code)
    };
    let pair = |field: &str, code: &str| (field.to_owned(), code.to_owned());
    assert_eq!(
        refused(|p| p.closes[3] = -1.0),
        pair("closes[3]", "not_a_price")
    );
    assert_eq!(
        refused(|p| p.closes = vec![5.0; 13]),
        pair("closes", "constant")
    );
    assert_eq!(
        refused(|p| p.dates[3] = "2026-01-03".to_owned()),
        pair("dates[3]", "not_in_order")
    );
    assert_eq!(
        refused(|p| p.dates.truncate(1)),
        pair("dates", "wrong_count")
    );
    assert_eq!(
        refused(|p| p.closes.truncate(4)),
        pair("closes", "wrong_count")
    );
}

#[test]
fn what_is_not_a_price_is_said_in_words_of_its_side() {
    let message = |price: f64| {
        let mut params = metrics::Params::example();
        params.closes[3] = price;
        params.plan().unwrap_err().0.remove(0).message
    };
    assert_eq!(
        message(1_010_233_673_537.0),
        "closes[3]: 1010233673537 is above 1000000000000, the highest price taken"
    );
    assert_eq!(
        message(1e300),
        "closes[3]: 1e300 is above 1000000000000, the highest price taken"
    );
    assert_eq!(
        message(1e-10),
        "closes[3]: 0.0000000001 is below 0.000000001, the lowest price taken"
    );
    assert_eq!(message(-1.0), "closes[3]: -1 is not a price above 0");
    let dear = csv(|month, row| match month {
        4 => "2024-05,100,2e12".to_owned(),
        _ => row,
    });
    refused(dear, "wrong_cell", &["line 6", "BBB", "the highest price"]);
}

#[test]
fn names_are_of_their_own_and_can_be_seen() {
    let refusal = |name: &str| {
        let mut params = backtest::Params::example();
        params.assets[1] = name.to_owned();
        let error = params.plan().map(|_| ()).unwrap_err().0.remove(0);
        (error.field, error.code)
    };
    let long = "x".repeat(100_000);
    for (name, code) in [
        ("one", "not_a_name"),
        (" ", "not_a_name"),
        ("a\0b", "not_a_name"),
        ("a\u{202e}b", "not_a_name"),
        (long.as_str(), "too_long"),
    ] {
        let refused = refusal(name);
        assert_eq!(refused, ("assets[1]".to_owned(), code.to_owned()));
        let mut params = optimize::Params::example();
        params.groups.clear();
        params.assets[0] = "one".to_owned();
        params.assets[1] = name.to_owned();
        let error = params.plan().map(|_| ()).unwrap_err().0.remove(0);
        assert_eq!((error.field, error.code), refused);
    }
    let named = |name: &str| csv(|_, row| row).replacen("BBB", name, 1);
    refused(named("B\u{202e}B"), "wrong_cell", &["can be seen"]);
    refused(named(&"B".repeat(41)), "wrong_cell", &["at most 40"]);
}

#[test]
fn a_word_for_nothing_is_a_missing_price() {
    for nothing in ["N/A", "-", "null", "#N/A", "—"] {
        let gap = csv(|month, row| match month {
            4 => format!("2024-05,100,{nothing}"),
            _ => row,
        });
        let window = own(gap).unwrap().window;
        assert_eq!((window.rows, window.left_out), (23, 1), "{nothing}");
    }
}

#[test]
fn too_few_days_for_the_assets_are_said() {
    let table = |assets: usize| {
        let mut csv = "date".to_owned();
        for asset in 0..assets {
            csv += &format!(",S{asset}");
        }
        for day in 0..13 {
            csv += &format!("\n2026-01-{:02}", day + 1);
            for asset in 0..assets {
                csv += &format!(",{}", 100 + (day * (asset + 3) + asset * asset) % 17);
            }
        }
        own(csv).unwrap().window.remark
    };
    let remark = table(12).unwrap();
    assert!(
        remark.contains("12 returns of 12 assets are too few"),
        "{remark}"
    );
    assert_eq!(table(11), None);
}
