//! The report the page shows before anyone touches a control, and the names of the contract.

use super::{crop, plan_of};
use boreal_demo_kit::Input;
use data_integration::compare::VerdictChange;
use data_integration::{Params, default_report, run};
use serde_json::Value;

#[test]
fn the_default_report_is_the_same_every_time() {
    let report = default_report();
    assert_eq!(
        serde_json::to_string(&report).unwrap(),
        serde_json::to_string(&default_report()).unwrap()
    );
    assert_eq!(report.report.city.name, "Calgary");
    assert_eq!(report.catalogue.cities.len(), 50);
    assert_eq!(report.catalogue.crops.len(), 73);
}

#[test]
fn wire_names_are_those_of_the_contract() {
    let report = serde_json::to_value(plan_of("calgary", "tomato")).unwrap();
    check_fields(&report, "city frost crops");
    check_fields(&report["frost"]["last_spring"], "p10 p50 p90");
    check_fields(&report["frost"]["first_fall"], "p10 p50 p90");
    check_fields(
        &report["crops"][0],
        "slug verdict heat_ratio sow_indoors transplant direct_sow harvest reasons reason_details companions avoid",
    );
    check_fields(&report["crops"][0]["harvest"], "from to");
    assert_eq!(report["crops"][0]["sow_indoors"], "2027-04-11");
    assert_eq!(report["crops"][0]["direct_sow"], Value::Null);
    assert_eq!(report["crops"][0]["heat_ratio"], 0.737);
    assert_eq!(report["city"]["zone"], "4a");
}

#[track_caller]
fn check_fields(value: &Value, names: &str) {
    for name in names.split_whitespace() {
        assert!(value.get(name).is_some(), "{name}");
    }
}

#[test]
fn only_the_city_is_needed() {
    let params: Params = serde_json::from_str(r#"{"city": "Montréal"}"#).unwrap();
    let report = run(&params.plan().unwrap());
    assert_eq!(report.city.slug, "montreal");
    assert_eq!(report.crops.len(), 8);
}

#[test]
fn moving_the_garden_to_montreal_ripens_the_tomatoes() {
    let report = default_report().report;
    let moved = report.compare.unwrap();
    let tomato = moved.crops.iter().find(|c| c.slug == "tomato").unwrap();
    assert_eq!(tomato.heat_ratio_here, Some(0.737));
    assert_eq!(tomato.heat_ratio_there, Some(1.611));
    assert_eq!(tomato.outdoors_later_days, Some(-20));
    assert!(moved.better > 0);
    assert_eq!(moved.worse, 0);
    // 157 days there, 115 here.
    assert_eq!(moved.frost_free_days_change, Some(42));
}

/// Both counts are of crops that can be named: a count of worse ones is never without them.
#[test]
fn what_gets_worse_by_moving_is_counted_from_the_crops_it_names() {
    let params = Params {
        city: "montreal".to_owned(),
        compare: Some("calgary".to_owned()),
        ..Params::default()
    };
    let moved = run(&params.plan().unwrap()).compare.unwrap();
    let changed = |change: VerdictChange| -> Vec<&str> {
        let crops = moved
            .crops
            .iter()
            .filter(|crop| crop.verdict_change == change);
        crops.map(|crop| crop.slug.as_str()).collect()
    };
    assert_eq!(moved.better, 0);
    assert_eq!(changed(VerdictChange::Better), [""; 0]);
    let worse = changed(VerdictChange::Worse);
    assert_eq!(moved.worse as usize, worse.len());
    assert!(worse.contains(&"tomato"), "{worse:?}");
    let back = default_report().report.compare.unwrap();
    assert_eq!((back.better, back.worse), (moved.worse, 0));
}

#[test]
fn a_city_that_is_not_judged_is_neither_better_nor_worse() {
    let params = Params {
        compare: Some("iqaluit".to_owned()),
        ..Params::default()
    };
    let moved = run(&params.plan().unwrap()).compare.unwrap();
    assert_eq!((moved.better, moved.worse), (0, 0));
    let mut changes = moved.crops.iter().map(|crop| crop.verdict_change);
    assert!(changes.all(|change| change == VerdictChange::Unknown));
}

#[test]
fn companions_come_with_reasons_and_those_of_the_plan_first() {
    let report = plan_of("calgary", "tomato,basil,potato,bush-bean");
    let tomato = crop(&report, "tomato");
    assert_eq!(tomato.companions[0].slug, "basil");
    assert!(tomato.companions[0].in_plan);
    assert!(tomato.companions.iter().all(|n| !n.reason.is_empty()));
    assert_eq!(tomato.avoid[0].slug, "potato");
    assert!(tomato.avoid[0].reason.contains("Same family"));
    // "brassicas" means every one of them.
    assert!(tomato.avoid.iter().any(|n| n.slug == "kale"));
}
