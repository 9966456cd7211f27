//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::record::{Event, Record};
use crate::replay;
use crate::score::{self, Row};
use crate::stock::Stock;

const COMPARED: &str = "2026-11-16";
const VALID: &str = "the cases are checked by a test";

const FAILS: Reference = Reference {
    name: "US SEC, fails-to-deliver data",
    url: Some("https://www.sec.gov/data-research/sec-markets-data/fails-deliver-data"),
    compared: COMPARED,
};
const PRICES: Reference = Reference {
    name: "Worked out apart in Python, on another publisher’s daily prices",
    url: None,
    compared: COMPARED,
};
const TOY: Reference = Reference {
    name: "Worked out apart in Python, on eight synthetic companies",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [gamestop(), by_settlement(), scores()].concat()
}

/// GameStop’s conditions at the close of a day.
fn stock_on(day: &str) -> Stock {
    let params = replay::Params {
        date: day.to_owned(),
        ..replay::Params::default()
    };
    let report = replay::run(&params.plan().expect(VALID));
    report.universe.into_iter().next().expect(VALID)
}

fn gamestop() -> Vec<Case> {
    let record = Record::of(Event::Gme);
    let on = |day: &str| {
        let found = record.sessions.iter().find(|s| s.date.to_string() == day);
        *found.expect(VALID)
    };
    let close = |day: &str| on(day).close.expect(VALID);
    let fails = |day: &str| on(day).fails.expect(VALID) as f64;
    let of = "GameStop";
    vec![
        PRICES.case(
            format!("{of}: close of January 27, 2021, over that of January 4"),
            "times",
            1,
            20.1,
            close("2021-01-27") / close("2021-01-04"),
        ),
        FAILS.case(
            format!("{of}: fails to deliver on January 26, 2021"),
            "shares",
            0,
            2_099_572.0,
            fails("2021-01-26"),
        ),
        FAILS.case(
            format!("{of}: fails to deliver on February 1, 2021"),
            "shares",
            0,
            10_975.0,
            fails("2021-02-01"),
        ),
    ]
}

fn by_settlement() -> Vec<Case> {
    [
        ("2020-12-31", 14.0, 60.5),
        ("2021-01-15", 156.0, 74.8),
        ("2021-01-29", 1587.0, 73.2),
        ("2021-02-12", 31.0, 46.6),
    ]
    .into_iter()
    .flat_map(|(day, twenty_days, rsi)| {
        let stock = stock_on(day);
        let ours = stock.return_20d.expect(VALID) * 100.0;
        [
            PRICES.case(
                format!("GameStop: 20-session return to {day}"),
                "%",
                0,
                twenty_days,
                ours,
            ),
            PRICES.case(
                format!("GameStop: RSI-14 on {day}"),
                "",
                1,
                rsi,
                stock.rsi_14.expect(VALID),
            ),
        ]
    })
    .collect()
}

fn scores() -> Vec<Case> {
    let report = score::run(&score::Params::example().plan().expect(VALID));
    let find = |symbol: &str| -> &Row {
        let found = report.rows.iter().find(|row| row.symbol == symbol);
        found.expect(VALID)
    };
    let mut cases: Vec<Case> = [
        ("AAA", 84.553_383),
        ("EEE", 74.916_248),
        ("GGG", 63.761_311),
        ("HHH", 18.081_845),
    ]
    .into_iter()
    .map(|(symbol, theirs)| {
        let ours = find(symbol).score.expect(VALID);
        TOY.case(format!("Score of {symbol}"), "", 6, theirs, ours)
    })
    .collect();
    let coverage = find("GGG").coverage;
    cases.push(TOY.case(
        "Coverage of GGG, which lacks two figures",
        "",
        2,
        0.65,
        coverage,
    ));
    cases
}
