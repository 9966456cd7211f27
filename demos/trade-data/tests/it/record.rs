//! The bundled tables: what they hold and that they agree with each other.

use trade_data::cube::{By, Flow, Kind};
use trade_data::month::{Month, Period};
use trade_data::record;

fn total(by: By, flow: Flow, month: Month) -> i64 {
    let period = Period {
        first: month,
        last: month,
    };
    record::cube(by).sums(flow, period, by, None).iter().sum()
}

#[test]
fn partners_and_products_add_up_to_the_same_in_every_month() {
    let months = record::months();
    assert_eq!(months.len(), 28);
    assert_eq!(months, record::products().months());
    for month in months.months() {
        for flow in [Flow::Exports, Flow::Imports] {
            let partners = total(By::Partner, flow, month);
            for by in [By::Section, By::Chapter, By::Product] {
                assert_eq!(total(by, flow, month), partners, "{flow} {by} {month}");
            }
        }
    }
}

#[test]
fn the_rest_of_a_chapter_is_never_below_nothing() {
    let cube = record::products();
    for month in record::months().months() {
        let period = Period {
            first: month,
            last: month,
        };
        for flow in [Flow::Exports, Flow::Imports] {
            let sums = cube.sums(flow, period, By::Product, None);
            assert!(sums.iter().all(|cents| *cents >= 0), "{flow} {month}");
        }
    }
}

#[test]
fn returned_goods_are_imports_only_and_kept_apart() {
    let cube = record::partners();
    let level = cube.level(By::Partner);
    let at = level.find("ca").unwrap();
    assert_eq!(level.members[at].kind, Kind::Returned);
    let exports = cube.sums(Flow::Exports, record::months(), By::Partner, None);
    let imports = cube.sums(Flow::Imports, record::months(), By::Partner, None);
    assert_eq!(exports[at], 0);
    assert!(imports[at] > 0);
    assert_eq!(level.members.len(), 224);
    assert!(level.members.iter().all(|member| member.kind != Kind::Rest));
}

#[test]
fn the_levels_hold_what_the_readme_says() {
    let cube = record::products();
    let count = |by| cube.level(by).members.len();
    assert_eq!(count(By::Section), 22);
    assert_eq!(count(By::Chapter), 98);
    let listed = |kind| {
        let members = cube.level(By::Product).members.iter();
        members.filter(|member| member.kind == kind).count()
    };
    assert_eq!((listed(Kind::One), listed(Kind::Rest)), (100, 98));
}
