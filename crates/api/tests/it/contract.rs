//! The committed contract is what the handlers say.

use boreal_api::demos::defaults::default_reports;
use boreal_api::openapi::openapi_json;

#[test]
fn the_committed_default_reports_are_fresh() {
    for (slug, fresh) in default_reports().unwrap() {
        let path = format!(
            "../../web/app/demos/{}/default-report.gen.json",
            slug.as_str()
        );
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == fresh, "{path} is stale: run `make gen`");
    }
}

#[test]
fn the_committed_contract_is_fresh() {
    let committed = include_str!("../../../../web/app/api/openapi.gen.json");
    assert!(
        committed == openapi_json().unwrap(),
        "web/app/api/openapi.gen.json is stale: run `make gen`"
    );
}
