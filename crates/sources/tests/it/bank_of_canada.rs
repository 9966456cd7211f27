//! Valet answers, good and bad, into rows.

use boreal_sources::bank_of_canada::{
    Observation, PUBLISHER, ValetError, group_url, observations, series_url,
};
use jiff::civil::date;

use crate::server::good_yields;

fn rates(body: &str) -> Result<Vec<Observation>, ValetError> {
    observations(body, |id| id.starts_with("BD.CDN.") || id == "V39079")
}

#[test]
fn addresses_name_what_is_asked() {
    let since = date(2026, 4, 1);
    assert_eq!(
        series_url(PUBLISHER.base_url, ["V39079", "AVG.INTWO"], since),
        "https://www.bankofcanada.ca/valet/observations/V39079,AVG.INTWO/json?start_date=2026-04-01"
    );
    assert_eq!(
        group_url("http://bank.example", "A4_RATES_MORTGAGES", since),
        "http://bank.example/observations/group/A4_RATES_MORTGAGES/json?start_date=2026-04-01"
    );
}

#[test]
fn a_good_answer_gives_the_wanted_series_by_day() {
    let rows = rates(&good_yields()).unwrap();
    let value = |series: &str, day| {
        let own = |row: &&Observation| row.series == series && row.day == day;
        rows.iter().find(own).map(|row| row.value)
    };
    assert_eq!(value("BD.CDN.2YR.DQ.YLD", date(2026, 9, 30)), Some(3.01));
    assert_eq!(value("BD.CDN.10YR.DQ.YLD", date(2026, 10, 7)), Some(3.94));
    assert_eq!(
        value("TB.CDN.90D.MID", date(2026, 10, 7)),
        None,
        "not asked for"
    );
}

#[track_caller]
fn check(body: &str, expect: ValetError) {
    assert_eq!(rates(body).unwrap_err(), expect);
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
fn numbers_instead_of_strings_are_read_too() {
    let body = "\u{feff}{\"observations\":[{\"d\":\"2026-10-07\",\"V39079\":{\"v\":2.25}}]}";
    assert_eq!(rates(body).unwrap()[0].value, 2.25);
}
