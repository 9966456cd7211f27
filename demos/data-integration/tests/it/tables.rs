//! The bundled tables are complete, and the join says what did not match.

use super::plan_of;
use data_integration::tables::Tables;
use data_integration::tables::frost::FrostBasis;

#[test]
fn tables_have_the_rows_their_readme_says() {
    let tables = Tables::bundled();
    assert_eq!(tables.cities.len(), 50);
    assert_eq!(tables.zones.len(), 50);
    assert_eq!(tables.frost.len(), 40);
    assert_eq!(tables.climate.len(), 35);
    assert_eq!(tables.months.len(), 35 * 12);
    assert_eq!(tables.crops.len(), 73);
    assert_eq!(tables.pairings.len(), 341);
    let of = |basis: FrostBasis| tables.frost.iter().filter(|row| row.basis == basis).count();
    assert_eq!(
        (
            of(FrostBasis::Station),
            of(FrostBasis::Reported),
            of(FrostBasis::Recalled)
        ),
        (2, 21, 17)
    );
}

#[test]
fn slugs_are_sorted_and_unique() {
    let tables = Tables::bundled();
    let cities: Vec<&String> = tables.cities.iter().map(|c| &c.slug).collect();
    assert!(cities.windows(2).all(|pair| pair[0] < pair[1]));
    let crops: Vec<&String> = tables.crops.iter().map(|c| &c.slug).collect();
    assert!(crops.windows(2).all(|pair| pair[0] < pair[1]));
}

#[test]
fn every_quality_check_passes() {
    for check in plan_of("calgary", "pea").lineage.checks {
        assert!(check.passed, "{}: {:?}", check.rule, check.broken);
    }
}

#[test]
fn joins_count_what_matched_and_name_what_did_not() {
    let joins = plan_of("calgary", "pea").lineage.joins;
    let check = |index: usize, rows: u32, matched: u32, unmatched: &[&str]| {
        let join = &joins[index];
        assert_eq!(
            (join.rows, join.matched),
            (rows, matched),
            "{} to {}",
            join.left,
            join.right
        );
        if !unmatched.is_empty() {
            assert_eq!(join.unmatched, unmatched);
        }
    };
    check(0, 50, 50, &[]);
    check(
        1,
        50,
        40,
        &[
            "churchill",
            "dawson",
            "inuvik",
            "iqaluit",
            "resolute",
            "saguenay-arvida",
            "saguenay-bagotville",
            "schefferville",
            "the-pas",
            "uranium-city",
        ],
    );
    check(2, 50, 35, &[]);
    check(
        3,
        15,
        12,
        &["grande-prairie", "greater-sudbury", "medicine-hat"],
    );
    check(4, 341, 337, &["hyssop", "rue", "savory", "yarrow"]);
}

#[test]
fn distances_are_great_circles() {
    let tables = Tables::bundled();
    let city = |slug: &str| tables.cities.iter().find(|c| c.slug == slug).unwrap();
    // Haversine on the mean radius, computed independently.
    assert!((city("toronto").distance_km(city("vancouver")) - 3356.3765).abs() < 0.001);
}

#[test]
fn the_lineage_shows_the_rows_a_plan_rests_on() {
    let report = super::plan_of("red-deer", "tomato,basil,potato");
    let rows = |id: &str| {
        let table = report.lineage.tables.iter().find(|t| t.id == id).unwrap();
        assert!(
            table
                .used
                .rows
                .iter()
                .all(|row| row.len() == table.used.columns.len()),
            "{id}"
        );
        table.used.clone()
    };
    assert_eq!(rows("cities").rows[0][0], "Red Deer");
    // Red Deer borrows the record of the nearest station.
    assert_eq!(
        rows("climate-months").rows[6][0],
        report.city.climate.as_ref().unwrap().station
    );
    assert_eq!(rows("climate-days").more, 353);
    assert_eq!(rows("frost").rows[0][3], "reported");
    assert_eq!(rows("crops").rows.len(), 3);
    let pairs = rows("companions").rows;
    assert!(
        pairs
            .iter()
            .any(|pair| pair[0] == "tomato" && pair[1] == "basil" && pair[2] == "good"),
        "{pairs:?}"
    );
}
