//! The names of the demos.

use boreal_demo_kit::DemoSlug;

#[test]
fn there_are_twenty_and_each_reads_back() {
    assert_eq!(DemoSlug::ALL.len(), 20);
    for &slug in DemoSlug::ALL {
        assert_eq!(slug.as_str().parse(), Ok(slug));
        assert_eq!(serde_json::to_value(slug).unwrap(), slug.as_str());
    }
}

#[test]
fn an_unknown_name_is_refused_with_the_list() {
    let error = "overview".parse::<DemoSlug>().unwrap_err().to_string();
    assert!(
        error.starts_with("must be one of mortgage-api, "),
        "{error}"
    );
    assert!(error.ends_with("got \"overview\""), "{error}");
}
