//! `/api/v1/bond-yields`: a day's curve, two days compared, series, spreads, fits and a bond's price.

use bond_yields::own_points::OwnParams;
use bond_yields::{History, Series, curve, fit, observations, price, spreads};
use boreal_demo_kit::DemoSlug;
use boreal_sources::FeedSpec;
use boreal_sources::bank_of_canada::{self, PUBLISHER, ValetError};
use jiff::civil::{Date, date};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

/// The bundled month-ends reach 2026-05; asking from a little before shows whether both agree.
const SINCE: Date = date(2026, 4, 1);

/// No more than eighty points, however short their numbers: a curve through hundreds takes long.
const SHORT_FIT_BYTES: usize = 2_048;
/// No more than a hundred rows, however short their numbers.
const SHORT_TABLE_BYTES: usize = 512;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let base_url = setup.base_url(&PUBLISHER)?;
    let mut demo = setup.demo(DemoSlug::BondYields);
    let yields = demo.feed(yields_feed(&base_url), History::bundled().clone());
    Ok(demo
        .default_report_from(&yields, bond_yields::default_report)
        .accuracy(bond_yields::accuracy::cases)
        .get_from::<curve::Params, _, _>(
            &yields,
            "curve",
            "The curve of a day, or the newest.",
            |plan, history| Ok(curve::run(plan, history)?),
        )
        .get_from::<curve::CompareParams, _, _>(
            &yields,
            "compare",
            "The curves of two days and the change between them.",
            |plan, history| Ok(curve::compare(plan, history)?),
        )
        .get_from::<observations::Params, _, _>(
            &yields,
            "history",
            "Series over time.",
            |plan, history| Ok(observations::run(plan, history)),
        )
        .get_from::<spreads::Params, _, _>(
            &yields,
            "spread",
            "One series less another, with the episodes below zero.",
            |plan, history| Ok(spreads::run(plan, history)),
        )
        .post::<fit::Params, _>("fit", "A curve through the caller's own points.", |plan| {
            Ok(fit::run(plan))
        })
        .short_below(SHORT_FIT_BYTES)
        .post::<OwnParams, _>(
            "fit-table",
            "The same from a table. It is read, used and forgotten.",
            |plan| Ok(fit::run(plan)),
        )
        .short_below(SHORT_TABLE_BYTES)
        .post::<price::Params, _>("price", "What a bond is worth.", |plan| {
            Ok(price::run(plan))
        }))
}

fn yields_feed(base_url: &str) -> FeedSpec<History> {
    let ids = Series::ALL.iter().map(|series| series.valet_id());
    FeedSpec {
        key: "bank-of-canada-yields",
        title: "Government of Canada yields, policy rate, prime and posted mortgage rates",
        publisher: PUBLISHER,
        url: bank_of_canada::series_url(base_url, ids, SINCE),
        refresh_after: bank_of_canada::REFRESH_AFTER,
        stale_after: bank_of_canada::STALE_AFTER,
        slow: false,
        parse: |body| history(body).map_err(|error| error.to_string()),
        describe: |history| (history.last_day(), history.days()),
    }
}

/// The bundled history brought up to date: month-ends, and the newest day.
fn history(body: &str) -> Result<History, ValetError> {
    let mut live = History::default();
    for row in bank_of_canada::observations(body, |id| Series::from_valet_id(id).is_some())? {
        if let Some(series) = Series::from_valet_id(&row.series) {
            live.insert(row.day, series, row.value);
        }
    }
    Ok(History::bundled().clone().updated_with(&live.month_ends()))
}

#[cfg(test)]
mod tests {
    use bond_yields::Series;
    use boreal_sources::bank_of_canada::{PUBLISHER, ValetError};
    use jiff::civil::date;

    use super::{history, yields_feed};

    #[test]
    fn the_address_names_every_series() {
        let url = yields_feed(PUBLISHER.base_url).url;
        let start = "https://www.bankofcanada.ca/valet/observations/TB.CDN.90D.MID,";
        assert!(url.starts_with(start), "{url}");
        assert!(url.contains("BD.CDN.LONG.DQ.YLD,V39079,AVG.INTWO"), "{url}");
        assert!(url.ends_with("/json?start_date=2026-04-01"), "{url}");
    }

    #[test]
    fn an_answer_extends_the_bundled_history_by_month_ends_and_the_newest_day() {
        let history = history(
            r#"{"observations":[
            {"d":"2026-09-29","BD.CDN.2YR.DQ.YLD":{"v":"2.99"}},
            {"d":"2026-09-30","BD.CDN.2YR.DQ.YLD":{"v":"3.01"}},
            {"d":"2026-10-07","BD.CDN.10YR.DQ.YLD":{"v":"3.94"},"V39079":{"v":2.25}}]}"#,
        )
        .unwrap();
        assert_eq!(history.first_day(), Some(date(2001, 1, 31)));
        assert_eq!(history.last_day(), Some(date(2026, 10, 7)));
        let value = |day, series| history.value(day, series);
        assert_eq!(value(date(2026, 9, 30), Series::Bond2y), Some(3.01));
        assert_eq!(value(date(2026, 9, 29), Series::Bond2y), None);
        assert_eq!(value(date(2026, 10, 7), Series::Bond10y), Some(3.94));
        assert_eq!(value(date(2026, 10, 7), Series::Policy), Some(2.25));
    }

    #[test]
    fn an_answer_without_our_series_is_refused() {
        let body = r#"{"observations":[{"d":"2026-10-07","SOMETHING.ELSE":{"v":"1"}}]}"#;
        assert_eq!(history(body).unwrap_err(), ValetError::UnknownSeries);
    }
}
