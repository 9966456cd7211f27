//! Statistics Canada's answers, as the Web Data Service writes them.

use boreal_sources::statcan::{Observation, PUBLISHER, WdsError, observations, vectors_url};
use jiff::civil::date;

const EXPORTS: u64 = 87_008_955;
const IMPORTS: u64 = 87_008_839;

fn answer(vector: u64, points: &str) -> String {
    format!(
        r#"{{"status":"SUCCESS","object":{{"responseStatusCode":0,"productId":12100011,"coordinate":"1.2.2.2.1.0.0.0.0.0","vectorId":{vector},"vectorDataPoint":[{points}]}}}}"#
    )
}

fn point(period: &str, value: &str, scalar: u32) -> String {
    format!(
        r#"{{"refPer":"{period}","refPer2":"","value":{value},"decimals":1,"scalarFactorCode":{scalar},"symbolCode":0,"statusCode":0,"securityLevelCode":0,"releaseTime":"2026-09-03T08:30","frequencyCode":6}}"#
    )
}

#[test]
fn the_address_names_vectors_and_months() {
    let url = vectors_url(
        PUBLISHER.base_url,
        &[EXPORTS, IMPORTS],
        date(2024, 1, 1),
        date(2026, 12, 1),
    );
    assert_eq!(
        url,
        "https://www150.statcan.gc.ca/t1/wds/rest/getDataFromVectorByReferencePeriodRange?vectorIds=87008955,87008839&startRefPeriod=2024-01-01&endReferencePeriod=2026-12-01"
    );
}

#[test]
fn millions_are_multiplied_out_and_missing_values_left_out() {
    let points = [
        point("2026-06-01", "77959.1", 6),
        point("2026-07-01", "76137.4", 6),
        point("2026-08-01", "null", 6),
    ];
    let body = format!(
        "\u{feff}[{},{}]",
        answer(EXPORTS, &points.join(",")),
        answer(1, &point("2026-07-01", "5", 0))
    );
    let value = |month, value| Observation {
        vector: EXPORTS,
        period: date(2026, month, 1),
        value,
    };
    assert_eq!(
        observations(&body, &[EXPORTS, IMPORTS]).unwrap(),
        [value(6, 77_959.1 * 1e6), value(7, 76_137.4 * 1e6)]
    );
}

#[test]
fn what_cannot_be_used_is_refused_with_its_reason() {
    let read = |body: &str| observations(body, &[EXPORTS]).unwrap_err();
    assert_eq!(read("<html>"), WdsError::Malformed);
    assert_eq!(
        read(r#"[{"status":"SUCCESS","object":{}}]"#),
        WdsError::Malformed
    );
    assert_eq!(read("[]"), WdsError::Empty);
    assert_eq!(read(&format!("[{}]", answer(1, ""))), WdsError::Empty);
    assert_eq!(
        read(r#"[{"status":"FAILED","object":{"vectorId":87008955}}]"#),
        WdsError::Refused {
            vector: EXPORTS,
            status: "FAILED".to_owned()
        }
    );
    let body = format!("[{}]", answer(EXPORTS, &point("2026-07-01", "1", 12)));
    let refused = WdsError::Scalar {
        vector: EXPORTS,
        code: 12,
    };
    assert_eq!(read(&body), refused);
}
