//! Names people type, and gaps in the tables.

use super::{crop, plan_of};
use boreal_demo_kit::Input;
use data_integration::bed::{Bed, Spacing};
use data_integration::reason::Reason;
use data_integration::season::Verdict;
use data_integration::tables::Tables;
use data_integration::tables::crops::TEMPLATE;
use data_integration::{Params, run};

#[test]
fn a_city_is_found_by_what_people_type() {
    let check = |typed: &str, slug: &str| {
        assert_eq!(plan_of(typed, "pea").city.slug, slug, "{typed}");
    };
    check("St. John's", "st-johns");
    check("Saint John", "saint-john");
    check("MONTRÉAL", "montreal");
    check("québec", "quebec-city");
    check("Sudbury", "greater-sudbury");
    check("sydney-cape-breton", "sydney-cape-breton");
    check("  thunder bay ", "thunder-bay");
}

#[test]
fn a_city_without_frost_data_says_so() {
    let report = plan_of("Iqaluit", "pea,asparagus");
    assert!(report.frost.is_none());
    assert!(report.notes[0].contains("No frost dates"));
    assert!(
        report
            .crops
            .iter()
            .all(|c| c.verdict == Verdict::Unknown && c.direct_sow.is_none())
    );
    assert!(crop(&report, "pea").reasons[0].contains("No published frost dates"));
    assert_eq!(crop(&report, "pea").reason_details, [Reason::NoFrostDates]);
}

#[test]
fn own_frost_dates_stand_in() {
    let params = Params {
        city: "churchill".to_owned(),
        crops: "radish".to_owned(),
        last_frost: Some("06-25".to_owned()),
        first_frost: Some("09-02".to_owned()),
        ..Params::default()
    };
    let report = run(&params.plan().unwrap());
    assert_eq!(report.frost.as_ref().unwrap().basis.as_str(), "own");
    assert_eq!(
        report.crops[0].direct_sow.unwrap().to_string(),
        "2027-05-27"
    );
}

#[test]
fn a_borrowed_record_is_named_with_its_distance() {
    let hamilton = plan_of("hamilton", "tomato");
    let climate = hamilton.city.climate.as_ref().unwrap();
    assert_eq!(
        (climate.station.as_str(), climate.distance_km),
        ("toronto", 59.0)
    );
    assert!(hamilton.notes.iter().any(|n| n.contains("59 km")));
    let far = plan_of("grande-prairie", "tomato");
    assert!(far.city.climate.is_none());
    assert_eq!(far.crops[0].verdict, Verdict::Unknown);
    assert!(
        far.crops[0].transplant.is_some(),
        "dates need only the frost"
    );
}

#[test]
fn own_crops_join_the_plan() {
    let params = Params {
        crops: "pea".to_owned(),
        crops_csv: Some(TEMPLATE.to_owned()),
        ..Params::default()
    };
    let report = run(&params.plan().unwrap());
    let slugs: Vec<&str> = report.crops.iter().map(|c| c.slug.as_str()).collect();
    assert_eq!(slugs, ["pea", "my-early-tomato", "my-kale"]);
    assert_eq!(
        report.crops[1].sow_indoors.unwrap().to_string(),
        "2027-04-11"
    );
}

#[test]
fn a_bed_holds_what_its_sides_allow() {
    let check = |slug: &str, width_m: f64, length_m: f64, plants: u32| {
        let bed = Bed { width_m, length_m };
        let spacing = Spacing::of(Tables::bundled().crop(slug).unwrap(), &bed, 1);
        assert_eq!(
            spacing.plants_per_bed, plants,
            "{slug} in {width_m} x {length_m}"
        );
    };
    // 60 cm in rows 90 cm apart: one row of four.
    check("tomato", 1.2, 2.4, 4);
    // 5 cm in rows 35 cm apart: three rows of 48.
    check("carrot", 1.2, 2.4, 144);
    // 1.2 m over 40 cm is three, not two and a bit.
    check("kohlrabi", 1.2, 1.5, 30);
    check("pumpkin", 0.5, 0.5, 1);
}
