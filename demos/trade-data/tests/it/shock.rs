//! The tariff: hand-computed figures, edges, and what must hold whatever is assumed.

use boreal_demo_kit::Input;
use proptest::prelude::*;
use trade_data::cube::By;
use trade_data::shock::{Params, Report, Sensitivity, run};

fn with(change: impl FnOnce(&mut Params)) -> Report {
    let mut params = Params::default();
    change(&mut params);
    run(&params.plan().unwrap())
}

#[track_caller]
fn check(change: impl FnOnce(&mut Params), field: &str) {
    let mut params = Params::default();
    change(&mut params);
    let errors = params.plan().unwrap_err();
    let fields: Vec<String> = errors.0.into_iter().map(|error| error.field).collect();
    assert_eq!(fields, [field]);
}

/// Exports to the United States of 2025, in dollars.
const TO_US: f64 = 564_647_373_000.0;
/// Exports of chapter 76 of 2025.
const ALUMINUM: f64 = 16_713_678_629.0;

#[test]
fn a_tariff_passed_on_whole_leaves_what_the_elasticity_says() {
    let report = with(|p| {
        p.tariff_pct = 25.0;
        p.elasticity = 2.0;
    });
    // 1.25 to the power of -2 is 0.64: 36 in a hundred are lost.
    assert!((report.hit - TO_US).abs() < 1e6, "{}", report.hit);
    assert!((report.lost / report.hit - 0.36).abs() < 1e-9);
    assert!((report.duty / report.hit - 0.16).abs() < 1e-9);
    assert_eq!(report.change, -report.lost);
    assert!(report.hhi_after < report.hhi_before);
}

#[test]
fn a_tariff_the_exporter_bears_lowers_the_price_alone() {
    let report = with(|p| {
        p.pass_through_pct = 0.0;
        p.elasticity = 20.0;
    });
    assert!((report.lost / report.hit - 0.2).abs() < 1e-9);
    // Every piece is still sold: there is nothing to sell to others.
    let report = with(|p| {
        p.pass_through_pct = 50.0;
        p.elasticity = 0.0;
        p.diversion_pct = 100.0;
    });
    assert_eq!(report.diverted, 0.0);
    assert!((report.lost / report.hit - 0.1).abs() < 1e-9);
}

#[test]
fn a_partner_buys_no_more_of_a_chapter_than_it_buys_in_all() {
    let report = with(|p| {
        p.partner = Some("BE".to_owned());
        p.chapter = Some("27".to_owned());
        p.partner_share_pct = Some(100.0);
    });
    let share = report.partner_share_pct.unwrap();
    assert!((1.0..3.0).contains(&share), "{share}");
}

#[test]
fn an_elasticity_of_nothing_is_tried_at_one() {
    let report = with(|p| p.elasticity = 0.0);
    let tried = |row: &&Sensitivity| row.assumption == "elasticity";
    assert_eq!(report.sensitivity.iter().find(tried).unwrap().high, 1.0);
}

#[test]
fn no_tariff_changes_nothing() {
    let report = with(|p| p.tariff_pct = 0.0);
    assert_eq!((report.change, report.lost, report.duty), (0.0, 0.0, 0.0));
    assert_eq!(report.hhi_before, report.hhi_after);
    assert_eq!(report.before, 778_991_853_048.0);
}

#[test]
fn what_is_diverted_goes_to_the_others_in_proportion() {
    let report = with(|p| p.diversion_pct = 100.0);
    assert_eq!(report.change, 0.0);
    let of = |key: &str| report.rows.iter().find(|row| row.key == key).unwrap();
    let growth = |key: &str| of(key).after / of(key).before;
    assert!((growth("GB") - growth("CN")).abs() < 1e-9);
    assert!(growth("GB") > 1.0 && growth("US") < 1.0);
}

#[test]
fn a_chapter_is_hit_by_the_share_that_is_assumed() {
    let told = with(|p| {
        p.partner = Some("US".to_owned());
        p.chapter = Some("87".to_owned());
        p.partner_share_pct = Some(90.0);
    });
    assert!(told.is_share_assumed);
    assert_eq!(told.partner_share_pct, Some(90.0));
    assert!((told.hit - 0.9 * 73_586_527_626.0).abs() < 1.0);
    assert_eq!(told.chapter_name.as_deref(), Some("Vehicles"));
    // More than a partner buys in all cannot be hit.
    let most = with(|p| {
        p.partner = Some("PE".to_owned());
        p.chapter = Some("27".to_owned());
        p.partner_share_pct = Some(100.0);
    });
    let row = most.rows.iter().find(|row| row.key == "PE").unwrap();
    assert_eq!(most.hit, row.before);
}

/// The bundled tables do not say what a partner buys of a chapter, so that nothing is worked out from them alone.
#[test]
fn a_partner_and_a_chapter_together_are_refused_on_the_bundled_tables() {
    let params = Params {
        partner: Some("US".to_owned()),
        chapter: Some("76".to_owned()),
        ..Params::default()
    };
    let errors = params.clone().plan().unwrap_err().0;
    assert_eq!(errors.len(), 1, "{errors:?}");
    let error = &errors[0];
    assert_eq!(
        (error.field.as_str(), error.code.as_str()),
        ("partner_share_pct", "published_apart")
    );
    assert_eq!(error.values["partner"], "US");
    assert_eq!(error.values["chapter"], "76");
    assert!(
        error
            .message
            .contains("how much of chapter 76 goes to United States"),
        "{}",
        error.message
    );
    for assumed in [0.0, 40.0] {
        let mut params = params.clone();
        params.partner_share_pct = Some(assumed);
        assert!(run(&params.plan().unwrap()).is_share_assumed, "{assumed}");
    }
}

/// Aluminum of 2025: with half as much again to pay and an elasticity of 2, 4 in 9 of what was bought is left.
#[test]
fn a_chapter_alone_is_hit_wherever_it_goes() {
    let report = with(|p| {
        p.chapter = Some("76".to_owned());
        p.tariff_pct = 50.0;
        p.elasticity = 2.0;
        p.diversion_pct = 100.0;
    });
    assert_eq!((report.partner, report.partner_name), (None, None));
    assert_eq!(report.chapter_name.as_deref(), Some("Aluminum"));
    assert_eq!(report.by, By::Chapter);
    let row = report.rows.iter().find(|row| row.key == "76").unwrap();
    assert_eq!(row.before, report.hit);
    assert!((report.hit - ALUMINUM).abs() < 1.0, "{}", report.hit);
    assert!((report.lost / report.hit - 5.0 / 9.0).abs() < 1e-9);
    assert!((row.after / row.before - 4.0 / 9.0).abs() < 1e-9);
    // Nobody is left to sell it to, and no share is assumed.
    assert_eq!(report.diverted, 0.0);
    assert!(!report.is_share_assumed);
    let names: Vec<&str> = report
        .sensitivity
        .iter()
        .map(|row| row.assumption.as_str())
        .collect();
    assert_eq!(names.len(), 4, "{names:?}");
    assert!(!names.contains(&"diversion_pct"));
    // Of chapters, as the figures worked out apart have it for 2025.
    assert_eq!(report.hhi_before, 0.089_786);
}

#[test]
fn a_product_of_ones_own_table_is_hit_at_every_partner() {
    let csv = "product,month,value\nPumps,2025-01,60\nValves,2025-01,40\n";
    let with_product = |partner: Option<&str>| {
        let params = Params {
            csv: Some(csv.to_owned()),
            partner: partner.map(str::to_owned),
            chapter: Some("PUMPS".to_owned()),
            ..Params::default()
        };
        params.plan().map(|plan| run(&plan).hit)
    };
    assert_eq!(with_product(None), Ok(60.0));
    assert_eq!(with_product(Some("US")).unwrap_err().0[0].field, "partner");
    // What is not named is no partner's.
    let unnamed = with_product(Some("Not named"));
    assert_eq!(unnamed.unwrap_err().0[0].field, "partner");
}

#[test]
fn the_sensitivity_moves_one_assumption_at_a_time() {
    let report = with(|_| {});
    assert_eq!(report.sensitivity.len(), 5);
    for row in &report.sensitivity {
        let low = with(|p| set(p, &row.assumption, row.low));
        let high = with(|p| set(p, &row.assumption, row.high));
        assert_eq!(
            (low.change, high.change),
            (row.change_at_low, row.change_at_high)
        );
    }
    let reach: Vec<f64> = report
        .sensitivity
        .iter()
        .map(|row| (row.change_at_high - row.change_at_low).abs())
        .collect();
    assert!(reach.is_sorted_by(|a, b| a >= b), "{reach:?}");
    let at = |tariff: f64, elasticity: f64| {
        let mut cells = report.grid.iter();
        let cell = cells.find(|cell| cell.tariff_pct == tariff && cell.elasticity == elasticity);
        cell.unwrap().change_pct
    };
    assert_eq!(at(25.0, 1.5), report.change_pct);
    assert!(at(50.0, 5.0) < at(10.0, 0.5));
}

fn set(params: &mut Params, field: &str, value: f64) {
    match field {
        "tariff_pct" => params.tariff_pct = value,
        "elasticity" => params.elasticity = value,
        "pass_through_pct" => params.pass_through_pct = value,
        "covered_pct" => params.covered_pct = value,
        "diversion_pct" => params.diversion_pct = value,
        other => panic!("{other}"),
    }
}

#[test]
fn wrong_assumptions_are_named() {
    check(|p| p.partner = Some("XX".to_owned()), "partner");
    check(|p| p.partner = Some("ROW".to_owned()), "partner");
    check(|p| p.partner = Some("CA".to_owned()), "partner");
    check(|p| p.chapter = Some("77".to_owned()), "chapter");
    check(|p| p.tariff_pct = -1.0, "tariff_pct");
    check(|p| p.tariff_pct = f64::NAN, "tariff_pct");
    check(|p| p.elasticity = 20.1, "elasticity");
    check(|p| p.pass_through_pct = 101.0, "pass_through_pct");
    check(|p| p.covered_pct = -0.1, "covered_pct");
    check(|p| p.diversion_pct = 100.5, "diversion_pct");
    check(|p| p.partner_share_pct = Some(200.0), "partner_share_pct");
    check(|p| p.from = Some("2020-01".to_owned()), "from");
}

#[test]
fn a_table_of_ones_own_is_hit_where_it_says() {
    let csv = "partner,product,month,value\nUS,Pumps,2025-01,60\nUS,Valves,2025-01,20\nDE,Pumps,2025-01,20\n";
    let report = with(|p| {
        p.csv = Some(csv.to_owned());
        p.chapter = Some("pumps".to_owned());
        p.partner = Some("us".to_owned());
        p.elasticity = 2.0;
    });
    assert_eq!((report.before, report.hit), (100.0, 60.0));
    assert_eq!(report.lost, 21.6);
    assert!(!report.is_share_assumed);
    check(
        |p| {
            p.csv = Some(csv.to_owned());
            p.partner = Some("FR".to_owned());
        },
        "partner",
    );
    check(|p| p.csv = Some("a,b\n1,2\n".to_owned()), "csv");
}

/// Of months that the bundled tables do not have, too; without any, on the whole table.
#[test]
fn a_tariff_is_tried_on_the_months_of_ones_own_table() {
    let csv = "partner,product,month,value\nUS,Pumps,2019-01,60\nUS,Pumps,2020-01,30\n";
    let asked = |month: Option<&str>| {
        with(|p| {
            p.csv = Some(csv.to_owned());
            p.from = month.map(str::to_owned);
            p.to = month.map(str::to_owned);
        })
    };
    assert_eq!(asked(None).before, 90.0);
    assert_eq!(asked(Some("2019-01")).before, 60.0);
    check(
        |p| {
            p.csv = Some(csv.to_owned());
            p.from = Some("2025-01".to_owned());
        },
        "from",
    );
}

proptest! {
    #[test]
    fn exports_never_rise_and_always_add_up(
        tariff_pct in 0.0..500.0f64,
        elasticity in 0.0..20.0f64,
        pass_through_pct in 0.0..100.0f64,
        covered_pct in 0.0..100.0f64,
        diversion_pct in 0.0..100.0f64,
    ) {
        let report = with(|p| {
            p.tariff_pct = tariff_pct;
            p.elasticity = elasticity;
            p.pass_through_pct = pass_through_pct;
            p.covered_pct = covered_pct;
            p.diversion_pct = diversion_pct;
        });
        prop_assert!(report.change <= 0.0);
        prop_assert!(report.lost <= report.hit + 0.01);
        prop_assert!((report.before + report.change - report.after).abs() < 0.02);
        prop_assert!((report.diverted - report.lost - report.change).abs() < 0.02);
    }
}
