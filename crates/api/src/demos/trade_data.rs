//! `/api/v1/trade-data`: whom and what, over time, on both bases, and after a tariff.

use std::ops::RangeInclusive;

use boreal_demo_kit::DemoSlug;
use boreal_sources::statcan::{self, PUBLISHER};
use boreal_sources::{FeedSpec, Mode, SourceInfo};
use jiff::civil::{Date, date};
use trade_data::cube::Flow;
use trade_data::month::Month;
use trade_data::reconcile::{self, Totals};
use trade_data::{accuracy, default_report, own_trade, record, series, shock, structure, summary};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;
use crate::sources::Sourced;

/// Table 12-10-0011, all countries, balance of payments, seasonally adjusted.
const EXPORTS: u64 = 87_008_955;
const IMPORTS: u64 = 87_008_839;
/// The first month of the bundled customs figures.
const SINCE: Date = date(2024, 1, 1);
/// The service wants an end: far enough that no installation reaches it.
const UNTIL: Date = date(2040, 12, 1);
/// A table of one's own within the engine's limit, and the words around it.
const TABLE_BYTES: usize = 5 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let base_url = setup.base_url(&PUBLISHER)?;
    let mut demo = setup.demo(DemoSlug::TradeData);
    let totals = demo.feed(totals_feed(&base_url), Totals::bundled().clone());
    Ok(demo
        .default_report_from(&totals, default_report)
        .accuracy(accuracy::cases)
        .get::<summary::Params, _>(
            "summary",
            "Who or what made a total, and what each added to its growth.",
            |plan| Ok(Sourced::new(summary::run(plan), customs())),
        )
        .get::<series::Params, _>(
            "series",
            "Partners or products by month, quarter or year.",
            |plan| Ok(Sourced::new(series::run(plan), customs())),
        )
        .get_from::<reconcile::Params, _, _>(
            &totals,
            "reconcile",
            "Customs figures held against the balance of payments.",
            |plan, totals| Ok(reconcile::run(plan, totals)),
        )
        .get::<structure::Params, _>(
            "intra-industry",
            "How much of each chapter goes both ways.",
            |plan| Ok(Sourced::new(structure::run(plan), customs())),
        )
        .get_plain(
            "advantage",
            "What Canada exported more of than the world, 1998 to 2000.",
            structure::advantages,
        )
        .post::<shock::Params, _>(
            "shock",
            "Exports after a tariff, with every assumption moved in turn.",
            |plan| Ok(shock::run(plan)),
        )
        .up_to(TABLE_BYTES)
        .post::<own_trade::Params, _>(
            "table",
            "The same of a table of one’s own. It is read, used and forgotten.",
            |plan| Ok(own_trade::run(plan)),
        )
        .up_to(TABLE_BYTES))
}

/// The bundled customs figures: a month of them is final only after years of revisions.
fn customs() -> SourceInfo {
    let last = record::months().last;
    SourceInfo {
        mode: Mode::Snapshot,
        as_of: first_day(last),
        fetched_at: None,
        age_seconds: None,
        stale: false,
        publisher: PUBLISHER.name.to_owned(),
        licence: PUBLISHER.licence.to_owned(),
        licence_url: PUBLISHER.licence_url.to_owned(),
        url: "https://www150.statcan.gc.ca/n1/pub/71-607-x/71-607-x2021004-eng.htm".to_owned(),
    }
}

fn first_day(month: Month) -> Option<Date> {
    let year = i16::try_from(month.year()).ok()?;
    Date::new(year, i8::try_from(month.month()).ok()?, 1).ok()
}

fn totals_feed(base_url: &str) -> FeedSpec<Totals> {
    FeedSpec {
        key: "statcan-trade-totals",
        title: "Merchandise exports and imports, balance of payments, seasonally adjusted",
        publisher: PUBLISHER,
        url: statcan::vectors_url(base_url, &[EXPORTS, IMPORTS], SINCE, UNTIL),
        refresh_after: statcan::REFRESH_AFTER,
        stale_after: statcan::STALE_AFTER,
        slow: false,
        parse: totals,
        describe: |totals| (totals.newest().and_then(first_day), totals.len()),
    }
}

/// A month of Canada's trade, in dollars: what lies outside was read wrong.
const PLAUSIBLE: RangeInclusive<f64> = 1e9..=1e12;

/// The bundled totals with what was revised and what is new.
fn totals(body: &str) -> Result<Totals, String> {
    let mut live = Totals::default();
    let rows =
        statcan::observations(body, &[EXPORTS, IMPORTS]).map_err(|error| error.to_string())?;
    // One of the two alone would stand against the other's older figures.
    for vector in [EXPORTS, IMPORTS] {
        if rows.iter().all(|row| row.vector != vector) {
            return Err(format!("the answer has nothing of vector {vector}"));
        }
    }
    for row in rows {
        if !PLAUSIBLE.contains(&row.value) {
            let (value, period) = (row.value, row.period);
            return Err(format!(
                "{value} dollars in {period} is no month of Canada's trade"
            ));
        }
        let flow = if row.vector == EXPORTS {
            Flow::Exports
        } else {
            Flow::Imports
        };
        let month = Month::new(i32::from(row.period.year()), i32::from(row.period.month()));
        live.insert(month, flow, row.value);
    }
    Ok(Totals::bundled().clone().updated_with(&live))
}

#[cfg(test)]
mod tests {
    use boreal_sources::statcan::{PUBLISHER, WdsError};
    use trade_data::cube::Flow;
    use trade_data::month::Month;

    use super::{totals, totals_feed};

    #[test]
    fn the_address_asks_for_both_totals() {
        let url = totals_feed(PUBLISHER.base_url).url;
        assert!(
            url.contains("vectorIds=87008955,87008839&startRefPeriod=2024-01-01"),
            "{url}"
        );
    }

    fn answer(exports: &str, imports: &str) -> String {
        let entry = |vector, points| {
            format!(
                r#"{{"status":"SUCCESS","object":{{"vectorId":{vector},"vectorDataPoint":[{points}]}}}}"#
            )
        };
        format!(
            "[{},{}]",
            entry(87_008_955, exports),
            entry(87_008_839, imports)
        )
    }

    const OCTOBER: &str = r#"{"refPer":"2025-10-01","value":65000.0,"scalarFactorCode":6}"#;

    #[test]
    fn an_answer_revises_and_extends_the_bundled_totals() {
        let july = r#"{"refPer":"2026-07-01","value":76137.4,"scalarFactorCode":6}"#;
        let totals = totals(&answer(&format!("{OCTOBER},{july}"), OCTOBER)).unwrap();
        let exports = |year, month| totals.get(Month::new(year, month), Flow::Exports);
        assert_eq!(exports(2024, 1), Some(6_100_760_000_000));
        assert_eq!(exports(2025, 10), Some(6_500_000_000_000));
        assert_eq!(exports(2026, 7), Some(7_613_740_000_000));
        assert_eq!(totals.newest(), Some(Month::new(2026, 7)));
        assert_eq!(totals.get(Month::new(2026, 7), Flow::Imports), None);
    }

    #[test]
    fn an_answer_without_our_vectors_is_refused() {
        let body = r#"[{"status":"SUCCESS","object":{"vectorId":1,"vectorDataPoint":[]}}]"#;
        assert_eq!(totals(body).unwrap_err(), WdsError::Empty.to_string());
    }

    #[test]
    fn half_an_answer_and_what_cannot_be_a_months_trade_are_refused() {
        let error = totals(&answer(OCTOBER, "")).unwrap_err();
        assert_eq!(error, "the answer has nothing of vector 87008839");
        for value in [
            "65000.0,\"scalarFactorCode\":0",
            "0,\"scalarFactorCode\":6",
            "-65000,\"scalarFactorCode\":6",
            "1e300,\"scalarFactorCode\":6",
        ] {
            let point = format!(r#"{{"refPer":"2025-10-01","value":{value}}}"#);
            let error = totals(&answer(OCTOBER, &point)).unwrap_err();
            assert!(error.ends_with("is no month of Canada's trade"), "{error}");
        }
    }
}
