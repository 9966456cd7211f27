//! `/api/v1/mortgage-api`: what a home costs, what a household may borrow, what leaving costs, which offer is cheapest.

use boreal_demo_kit::DemoSlug;
use boreal_sources::FeedSpec;
use boreal_sources::bank_of_canada::{self, PUBLISHER, ValetError};
use jiff::civil::{Date, date};
use mortgage_api::market::MARKET_SERIES;
use mortgage_api::{MarketRates, OfferTable, offers, penalty, qualify, quote};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

/// The averages are monthly and about two months late.
const SINCE: Date = date(2026, 1, 1);

/// Some forty offers as people write them: two hundred take long to rank.
const SHORT_OFFERS_BYTES: usize = 2_048;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    let base_url = setup.base_url(&PUBLISHER)?;
    let mut demo = setup.demo(DemoSlug::MortgageApi);
    let market = demo.feed(market_feed(&base_url), MarketRates::bundled().clone());
    Ok(demo
        .default_report_from(&market, mortgage_api::default_report)
        .accuracy(mortgage_api::accuracy::cases)
        .post::<quote::Params, _>("quote", "What a home really costs.", |plan| {
            Ok(quote::run(plan))
        })
        .post::<qualify::Params, _>("qualify", "How much a household may borrow.", |plan| {
            Ok(qualify::run(plan))
        })
        .post::<penalty::Params, _>("penalty", "What leaving a mortgage early costs.", |plan| {
            Ok(penalty::run(plan))
        })
        .get_from::<offers::Params, _, _>(
            &market,
            "offers",
            "The sample offers for a home, ranked by what they cost over the term.",
            |plan, market| Ok(offers::run(plan, OfferTable::bundled(), market)),
        )
        .post_from::<offers::OwnParams, _, _>(
            &market,
            "offers",
            "The caller's own offers, ranked the same way. The table is read, used and forgotten.",
            |plan, market| Ok(offers::run(&plan.home, &plan.table, market)),
        )
        .short_below(SHORT_OFFERS_BYTES))
}

fn market_feed(base_url: &str) -> FeedSpec<MarketRates> {
    FeedSpec {
        key: "bank-of-canada-mortgages",
        title: "Average rates of new residential mortgages",
        publisher: PUBLISHER,
        url: bank_of_canada::group_url(base_url, "A4_RATES_MORTGAGES", SINCE),
        refresh_after: bank_of_canada::REFRESH_AFTER,
        stale_after: bank_of_canada::STALE_AFTER,
        slow: false,
        parse: |body| market_rates(body).map_err(|error| error.to_string()),
        describe: |rates| (newest_month(rates), rates.rows().len()),
    }
}

/// The newest average of each kind of mortgage.
fn market_rates(body: &str) -> Result<MarketRates, ValetError> {
    let is_known = |id: &str| MARKET_SERIES.iter().any(|series| series.id == id);
    let mut rates = MarketRates::default();
    for row in bank_of_canada::observations(body, is_known)? {
        let month = row.day.strftime("%Y-%m").to_string();
        rates.add(&row.series, &month, row.value);
    }
    Ok(rates)
}

/// Its last day, since the averages are of the whole month.
fn newest_month(rates: &MarketRates) -> Option<Date> {
    let month = |text: &str| format!("{text}-01").parse::<Date>().ok();
    let months = rates.rows().iter().filter_map(|row| month(&row.month));
    months.max().map(Date::last_of_month)
}

#[cfg(test)]
mod tests {
    use boreal_sources::bank_of_canada::PUBLISHER;
    use jiff::civil::date;
    use mortgage_api::terms::RateType;

    use super::{market_feed, market_rates, newest_month};

    #[test]
    fn the_address_names_the_group() {
        let url = market_feed(PUBLISHER.base_url).url;
        assert!(
            url.contains("/observations/group/A4_RATES_MORTGAGES/json?"),
            "{url}"
        );
    }

    #[test]
    fn a_group_answer_gives_the_newest_averages() {
        let body = r#"{"groupDetail":{"label":"A4"},"terms":{},"seriesDetail":{},"observations":[
            {"d":"2026-06-01","V122667780":{"v":"4.01"},"V122667786":{"v":"4.35"},"V122667776":{"v":"3.9"}},
            {"d":"2026-07-01","V122667780":{"v":"4.05"},"V122667786":{}}]}"#;
        let rates = market_rates(body).unwrap();
        let of = |insured, kind, years| rates.of(insured, kind, years).unwrap();
        let newest = of(true, RateType::Fixed, 5);
        assert_eq!((newest.rate_pct, newest.month.as_str()), (4.05, "2026-07"));
        assert_eq!(of(false, RateType::Fixed, 5).month, "2026-06");
        assert_eq!(of(true, RateType::Variable, 3).rate_pct, 3.9);
        assert_eq!(newest_month(&rates), Some(date(2026, 7, 31)));
    }
}
