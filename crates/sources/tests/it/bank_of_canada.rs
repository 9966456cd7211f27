//! Valet answers, good and bad, into engine input.

use crate::server::good_yields;
use bond_yields::Series;
use boreal_sources::bank_of_canada::{
    BASE_URL, ValetError, history, market_rates, market_url, yields_url,
};
use jiff::civil::date;
use mortgage_api::terms::RateType;

#[test]
fn addresses_name_what_is_asked() {
    let url = yields_url(BASE_URL);
    assert!(
        url.starts_with("https://www.bankofcanada.ca/valet/observations/TB.CDN.90D.MID,"),
        "{url}"
    );
    assert!(url.contains("BD.CDN.LONG.DQ.YLD,V39079,AVG.INTWO"), "{url}");
    assert!(url.ends_with("/json?start_date=2026-04-01"), "{url}");
    assert!(market_url(BASE_URL).contains("/observations/group/A4_RATES_MORTGAGES/json?"));
}

#[test]
fn a_good_answer_extends_the_bundled_history() {
    let history = history(&good_yields()).unwrap();
    assert_eq!(history.first_day(), Some(date(2001, 1, 31)));
    assert_eq!(history.value(date(2026, 9, 30), Series::Bond2y), Some(3.01));
    assert_eq!(history.last_day(), Some(date(2026, 10, 7)));
    assert_eq!(history.value(date(2026, 10, 7), Series::Bond5y), Some(3.6));
    assert_eq!(
        history.value(date(2026, 10, 7), Series::Bond10y),
        Some(3.94)
    );
    assert_eq!(history.value(date(2026, 10, 7), Series::Bill3m), Some(2.39));
}

#[track_caller]
fn check(body: &str, expect: ValetError) {
    assert_eq!(history(body).unwrap_err(), expect);
}

#[test]
fn bad_answers_are_told_apart() {
    check("", ValetError::Malformed);
    check("<html>maintenance</html>", ValetError::Malformed);
    check(
        r#"{"message":"Series X not found."}"#,
        ValetError::Malformed,
    );
    check(
        r#"{"observations":[{"d":"yesterday"}]}"#,
        ValetError::Malformed,
    );
    check(r#"{"observations":[]}"#, ValetError::Empty);
    check(
        r#"{"observations":[{"d":"2026-10-07","SOMETHING.ELSE":{"v":"1"}}]}"#,
        ValetError::UnknownSeries,
    );
    check(
        r#"{"observations":[{"d":"2026-10-07","V39079":{"v":""}}]}"#,
        ValetError::UnknownSeries,
    );
    for value in ["n/a", "225", "NaN"] {
        check(
            &format!(r#"{{"observations":[{{"d":"2026-10-07","V39079":{{"v":"{value}"}}}}]}}"#),
            ValetError::Implausible {
                series: "V39079".into(),
                day: date(2026, 10, 7),
                value: value.into(),
            },
        );
    }
}

#[test]
fn a_group_answer_gives_the_newest_averages() {
    let body = r#"{"groupDetail":{"label":"A4"},"terms":{},"seriesDetail":{},"observations":[
        {"d":"2026-06-01","V122667780":{"v":"4.01"},"V122667786":{"v":"4.35"},"V122667776":{"v":"3.9"}},
        {"d":"2026-07-01","V122667780":{"v":"4.05"},"V122667786":{}}]}"#;
    let rates = market_rates(body).unwrap();
    let newest = rates.of(true, RateType::Fixed, 5).unwrap();
    assert_eq!((newest.rate_pct, newest.month.as_str()), (4.05, "2026-07"));
    assert_eq!(
        rates.of(false, RateType::Fixed, 5).unwrap().month,
        "2026-06"
    );
    assert_eq!(rates.of(true, RateType::Variable, 3).unwrap().rate_pct, 3.9);
}

#[test]
fn numbers_instead_of_strings_are_read_too() {
    let body = "\u{feff}{\"observations\":[{\"d\":\"2026-10-07\",\"V39079\":{\"v\":2.25}}]}";
    let history = history(body).unwrap();
    assert_eq!(history.value(date(2026, 10, 7), Series::Policy), Some(2.25));
}
