//! The committed contract is what the handlers say.

use boreal_server::openapi::openapi_json;

#[test]
fn the_committed_contract_is_fresh() {
    let committed = include_str!("../../../../web/app/api/openapi.gen.json");
    assert!(
        committed == openapi_json().unwrap(),
        "web/app/api/openapi.gen.json is stale: run `make gen`"
    );
}
