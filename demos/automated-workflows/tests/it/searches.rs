//! Searches end to end: who fits, what a wish costs, what to loosen, how cars are ranked.

use automated_workflows::reading::{Field, Op, WishValue};
use automated_workflows::search::{Params, Report, StepName, run, run_with};
use automated_workflows::stock::Stock;
use automated_workflows::wishes::Wish;
use boreal_demo_kit::Input;

fn search(wish: &str) -> Report {
    let params = Params {
        wish: wish.to_owned(),
        limit: 50,
        ..Params::default()
    };
    run(&params.plan().expect("the wish is short enough"))
}

#[test]
fn only_cars_that_fit_every_wish_are_listed() {
    let report = search("Honda or Toyota SUV, not a CR-V, automatic, under 22k, 2016 or newer");
    assert!(report.fits > 10, "{}", report.fits);
    let stock = &Stock::bundled().listings;
    let fits = stock.iter().filter(|one| {
        ["Honda", "Toyota"].contains(&one.make.as_str())
            && one.model != "CR-V"
            && one.body.is_some_and(|body| body.as_str() == "suv")
            && one
                .transmission
                .is_some_and(|kind| kind.as_str() == "automatic")
            && one.price <= 22_000.0
            && one.year >= 2016
    });
    assert_eq!(report.fits as usize, fits.count());
    for car in &report.listings {
        assert!(car.price <= 22_000.0 && car.year >= 2016 && car.model != "CR-V");
    }
}

#[test]
fn a_make_with_its_model_does_not_let_its_others_in() {
    let report = search("Honda Civic or any Tesla");
    let names: Vec<&str> = report
        .listings
        .iter()
        .map(|car| car.model.as_str())
        .collect();
    assert!(
        report
            .listings
            .iter()
            .all(|car| car.model == "Civic" || car.make == "Tesla"),
        "{names:?}"
    );
    assert!(names.contains(&"Civic") && report.listings.iter().any(|car| car.make == "Tesla"));
}

#[test]
fn a_car_like_another_is_of_its_kind() {
    let report = search("something like a CR-V");
    let models: Vec<&str> = report
        .listings
        .iter()
        .map(|car| car.model.as_str())
        .collect();
    assert!(models.iter().any(|model| *model != "CR-V"), "{models:?}");
    for car in &report.listings {
        assert_eq!(car.body.unwrap().as_str(), "suv", "{}", car.model);
    }
}

#[test]
fn a_make_like_another_model_is_of_that_make() {
    let report = search("Toyota like a CR-V");
    assert!(!report.listings.is_empty());
    for car in &report.listings {
        assert_eq!(car.make, "Toyota", "{} {}", car.make, car.model);
    }
    let either = search("RAV4 or like a CR-V");
    assert!(either.listings.iter().any(|car| car.make != "Toyota"));
}

#[test]
fn near_is_measured_from_the_place() {
    let report = search("near Calgary");
    let cities: Vec<&str> = report
        .listings
        .iter()
        .filter_map(|car| car.city.as_deref())
        .collect();
    assert!(cities.iter().all(|city| *city == "Calgary"), "{cities:?}");
    let wider = search("within 200 km of Calgary");
    assert!(wider.fits > report.fits);
    // Red Deer is 137 km away, Lethbridge 177, Edmonton 280.
    let wide: Vec<&str> = wider
        .listings
        .iter()
        .filter_map(|car| car.city.as_deref())
        .collect();
    assert!(
        wide.iter()
            .all(|city| ["Calgary", "Red Deer", "Lethbridge"].contains(city)),
        "{wide:?}"
    );
}

#[test]
fn not_near_is_everywhere_else() {
    let all = search("").total;
    for (near, away) in [
        ("near Toronto", "not near Toronto"),
        ("within 200 km of Calgary", "not within 200 km of Calgary"),
    ] {
        assert_eq!(search(near).fits + search(away).fits, all, "{away}");
    }
    // Two places to keep away from are both kept away from.
    let both = search("not near Toronto or Montreal").fits;
    let near = search("near Toronto").fits + search("near Montreal").fits;
    assert_eq!(both + near, all);
}

#[test]
fn what_a_wish_costs_is_what_comes_back_without_it() {
    let report = search("AWD SUV under 25k, under 100,000 km, near Calgary");
    for (at, cost) in report.wishes.iter().enumerate() {
        let kept: Vec<String> = report
            .wishes
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at)
            .map(|(_, one)| one.text.clone())
            .collect();
        assert_eq!(cost.without, search(&kept.join(", ")).fits, "{}", cost.text);
        assert_eq!(cost.costs, cost.without - report.fits);
        assert_eq!(cost.alone, search(&cost.text).fits);
    }
    let costliest = report.wishes.iter().map(|one| one.costs).max();
    assert_eq!(
        costliest,
        report.costliest.map(|at| report.wishes[at].costs)
    );
}

#[test]
fn where_none_fits_the_wish_in_the_way_and_the_nearest_number_are_named() {
    let report = search("Toyota Sienna under $9,000, AWD");
    assert_eq!(report.fits, 0);
    assert!(report.listings.is_empty());
    let price = report
        .wishes
        .iter()
        .find(|one| one.field == Field::Price)
        .unwrap();
    assert!(price.without > 0, "{price:?}");
    let nearest = price.nearest.unwrap();
    let loosened = search(&format!("Toyota Sienna under ${nearest}, AWD"));
    assert!(loosened.fits >= 1);
    assert_eq!(
        search(&format!("Toyota Sienna under ${}, AWD", nearest - 1.0)).fits,
        0
    );
}

#[test]
fn where_two_wishes_are_in_the_way_both_are_named() {
    let report = search("Porsche 911 under $3,000, under 500 km");
    assert_eq!(report.fits, 0);
    let pair = report.pair.unwrap();
    assert!(pair.without > 0);
    assert!(report.wishes.iter().all(|one| one.without == 0));
}

#[test]
fn steps_pass_on_what_they_keep() {
    let report = search("red hatchback under 15k");
    let names: Vec<StepName> = report.steps.iter().map(|step| step.name).collect();
    assert_eq!(names, StepName::ALL);
    let filter = &report.steps[1];
    let dropped: u32 = filter.dropped.iter().map(|drop| drop.count).sum();
    assert_eq!(filter.rows_in - dropped, filter.rows_out);
    assert_eq!((filter.rows_in, filter.rows_out), (5_000, report.fits));
    for pair in report.steps[1..].windows(2) {
        assert_eq!(pair[0].rows_out, pair[1].rows_in);
    }
    assert_eq!(report.steps[4].count as usize, report.listings.len());
}

#[test]
fn steps_are_told_as_they_are_done_by_the_clock_that_is_given() {
    let plan = Params::example().plan().unwrap();
    let ticks = std::cell::Cell::new(0.0);
    let clock = || {
        ticks.set(ticks.get() + 1.5);
        Some(ticks.get())
    };
    let mut told = Vec::new();
    let report = run_with(&plan, &clock, &mut |step| told.push(step.clone()));
    assert_eq!(told, report.steps);
    assert!(report.steps.iter().all(|step| step.ms == Some(1.5)));
}

#[test]
fn the_best_car_comes_first_and_points_add_up() {
    let report = search("reliable car, good on gas");
    for pair in report.listings.windows(2) {
        assert!(pair[0].score >= pair[1].score);
    }
    for car in &report.listings {
        let sum = car.points.price + car.points.cost + car.points.wishes + car.points.wear;
        assert!((sum - car.score).abs() < 0.05 + 1e-9, "{car:?}");
        assert!((0.0..=100.0).contains(&car.score));
        assert!(
            car.low.unwrap() < car.fair_price.unwrap()
                && car.fair_price.unwrap() < car.high.unwrap()
        );
        assert!(!car.reasons.is_empty());
    }
    assert!(
        report.listings[..5]
            .iter()
            .all(|car| !car.comparables.is_empty())
    );
    for car in &report.listings[..5] {
        assert!(
            car.comparables
                .iter()
                .all(|other| other.model == car.model && other.id != car.id)
        );
    }
}

#[test]
fn the_saving_is_the_fuel_of_two_ratings() {
    let report = search("RAV4 hybrid or CR-V, AWD");
    let first = &report.listings[0];
    if let Some(saving) = &report.saving {
        let litres = (saving.against_per_100km - saving.own_per_100km) * 750.0;
        let amount: f64 = saving.amount.amount().try_into().unwrap();
        assert!((amount - litres * 1.55).abs() < 0.01, "{saving:?}");
        assert_eq!(Some(saving.own_per_100km), first.per_100km);
    } else {
        panic!("nothing is saved by {first:?}");
    }
}

#[test]
fn edited_wishes_stand_in_place_of_what_was_read() {
    let wish = |field: &str, op: &str, value: WishValue| Wish {
        text: String::new(),
        field: field.to_owned(),
        op: op.to_owned(),
        value,
        within_km: None,
        start: 0,
        end: 0,
    };
    let params = Params {
        wish: "AWD SUV under 25k, not a lemon".to_owned(),
        wishes: Some(vec![
            wish("body", "is", "suv".into()),
            wish("price", "at_most", 30_000.0.into()),
        ]),
        ..Params::default()
    };
    let report = run(&params.plan().unwrap());
    assert_eq!(report.read_as.len(), 2);
    assert_eq!(report.read_as[1].op, Op::AtMost);
    assert_eq!(report.read_as[1].text, "price at most 30000");
    assert_eq!(report.not_understood, ["not a lemon"]);
    assert_eq!(report.fits, search("SUV under 30k").fits);
}

#[test]
fn the_buyers_province_sets_the_tax() {
    let report = search("SUV near Calgary");
    assert_eq!(report.province.unwrap().as_str(), "AB");
    let params = Params {
        wish: "SUV near Calgary".to_owned(),
        province: Some("QC".to_owned()),
        ..Params::default()
    };
    let quebec = run(&params.plan().unwrap());
    assert!(quebec.listings.iter().all(|car| car.cost.tax_pct > 9.0));
    assert_eq!(search("SUV").province, None);
}

#[test]
fn the_default_report_is_the_same_every_time_and_has_no_clock() {
    let report = automated_workflows::default_report();
    assert_eq!(report, automated_workflows::default_report());
    assert!(report.report.steps.iter().all(|step| step.ms.is_none()));
    assert!(report.report.synthetic && report.report.note.contains("synthetic"));
}
