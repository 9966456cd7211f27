//! Dates: sowing, planting out, harvest, succession and the odds of frost.

use super::{crop, plan_of};
use boreal_demo_kit::Input;
use data_integration::season::Verdict;

#[track_caller]
fn check(city: &str, slug: &str, sow_indoors: &str, outdoors: &str, packet_harvest: &str) {
    let report = plan_of(city, slug);
    let plan = crop(&report, slug);
    let text = |date: Option<jiff::civil::Date>| date.map_or("-".to_owned(), |d| d.to_string());
    assert_eq!(text(plan.sow_indoors), sow_indoors, "{slug} sown indoors");
    let out = plan.transplant.or(plan.direct_sow);
    assert_eq!(text(out), outdoors, "{slug} outdoors");
    assert_eq!(
        text(plan.packet_harvest),
        packet_harvest,
        "{slug} by the packet"
    );
}

#[test]
fn dates_are_those_of_the_reference_calendar() {
    check(
        "Calgary",
        "tomato",
        "2027-04-11",
        "2027-06-06",
        "2027-08-05",
    );
    check(
        "Calgary",
        "pumpkin",
        "2027-05-09",
        "2027-06-06",
        "2027-08-11",
    );
    check("Calgary", "pea", "-", "2027-04-11", "2027-06-05");
    check("Calgary", "carrot", "-", "2027-04-25", "2027-06-24");
    check("Calgary", "corn", "-", "2027-05-23", "2027-07-27");
    check(
        "Calgary",
        "brussels-sprouts",
        "2027-03-14",
        "2027-05-02",
        "2027-07-31",
    );
    check(
        "Calgary",
        "rosemary",
        "2027-03-07",
        "2027-05-30",
        "2027-08-23",
    );
    // Here the soil is colder than the frost dates say, and wins.
    check(
        "Toronto",
        "tomato",
        "2027-03-22",
        "2027-05-17",
        "2027-07-16",
    );
    check("Toronto", "pea", "-", "2027-03-28", "2027-05-22");
    check("Toronto", "sweet-potato", "-", "2027-06-02", "2027-08-31");
}

#[test]
fn the_harvest_waits_for_the_heat() {
    let report = plan_of("calgary", "pea");
    let pea = crop(&report, "pea");
    // Sown on 11 April into cold ground, peas are not ready after 55 days.
    assert!(pea.harvest.unwrap().from > pea.packet_harvest.unwrap());
    assert!(pea.harvest.unwrap().to >= pea.harvest.unwrap().from);
}

/// Frost sweetens them, and they keep where they stand.
#[test]
fn what_stands_through_the_first_frosts_is_taken_until_growth_ends() {
    for slug in ["brussels-sprouts", "leek", "parsnip"] {
        let report = plan_of("toronto", slug);
        let to = crop(&report, slug).harvest.unwrap().to;
        let first_frost = report.frost.unwrap().first_fall.p50;
        assert!(to > first_frost, "{slug}: {to}, frost {first_frost}");
    }
}

#[test]
fn ten_fifty_ninety_are_in_the_order_of_risk() {
    // Brandon's published percentiles; Calgary's spread is assumed and said to be.
    let brandon = plan_of("brandon", "pea").frost.unwrap();
    assert_eq!(brandon.last_spring.p10.to_string(), "2027-06-07");
    assert_eq!(brandon.last_spring.p50.to_string(), "2027-05-22");
    assert_eq!(brandon.last_spring.p90.to_string(), "2027-05-05");
    assert_eq!(brandon.first_fall.p10.to_string(), "2027-08-29");
    assert!(brandon.percentiles_published);
    let calgary = plan_of("calgary", "pea").frost.unwrap();
    assert_eq!(calgary.last_spring.p50.to_string(), "2027-05-23");
    assert_eq!(calgary.first_fall.p50.to_string(), "2027-09-15");
    assert_eq!(calgary.last_spring.p10.to_string(), "2027-06-06");
    assert_eq!(calgary.first_fall.p10.to_string(), "2027-09-01");
    assert!(!calgary.percentiles_published);
    assert!(calgary.basis_note.contains("assume"));
}

#[test]
fn the_risk_of_frost_is_that_of_the_date() {
    let frost = plan_of("calgary", "pea").frost.unwrap();
    let check = |date: jiff::civil::Date, share: f64| {
        assert!(
            (frost.risk_on(date) - share).abs() < 0.005,
            "{date}: {}",
            frost.risk_on(date)
        );
    };
    check(frost.last_spring.p50, 0.5);
    check(frost.last_spring.p10, 0.1);
    check(frost.last_spring.p90, 0.9);
    let report = plan_of("calgary", "tomato");
    assert_eq!(crop(&report, "tomato").frost_risk_pct, Some(10.0));
}

#[test]
fn quick_crops_are_sown_again_as_long_as_they_ripen() {
    let report = plan_of("montreal", "radish,tomato");
    let radish = crop(&report, "radish");
    assert!(radish.succession.len() >= 4, "{:?}", radish.succession);
    assert!(radish.succession.last().unwrap().for_fall);
    assert!(
        radish
            .succession
            .windows(2)
            .all(|pair| pair[0].sow < pair[1].sow)
    );
    assert!(crop(&report, "tomato").succession.is_empty());
}

#[test]
fn nothing_is_sown_into_frozen_ground() {
    for (city, planted) in [
        ("edmonton", "2027-04-08"),
        ("montreal", "2027-04-01"),
        ("quebec", "2027-04-09"),
    ] {
        let spinach = &plan_of(city, "spinach").crops[0];
        assert_eq!(spinach.direct_sow.unwrap().to_string(), planted, "{city}");
    }
}

#[test]
fn garlic_goes_in_after_the_first_frost_and_comes_out_next_summer() {
    let report = plan_of("calgary", "garlic");
    let garlic = &report.crops[0];
    assert_eq!(garlic.direct_sow.unwrap().to_string(), "2027-10-06");
    assert_eq!(garlic.harvest.unwrap().from.to_string(), "2028-08-10");
    // Where the first frost comes late, the cooling ground decides.
    for (city, planted) in [("toronto", "2027-10-26"), ("vancouver", "2027-11-08")] {
        let garlic = &plan_of(city, "garlic").crops[0];
        assert_eq!(garlic.direct_sow.unwrap().to_string(), planted, "{city}");
    }
    let yellowknife = &plan_of("yellowknife", "garlic").crops[0];
    assert_eq!(
        (yellowknife.verdict, yellowknife.harvest),
        (Verdict::No, None)
    );
    let winnipeg = plan_of("winnipeg", "garlic").crops[0].harvest.unwrap();
    assert_eq!(winnipeg.from.to_string(), "2028-07-27");
    assert_eq!(winnipeg.to.to_string(), "2028-08-07");
}

#[test]
fn cold_soil_is_pointed_out() {
    let report = plan_of("st-johns", "tomato");
    let tomato = crop(&report, "tomato");
    assert!(tomato.soil_ready.unwrap() > jiff::civil::date(2027, 5, 25));
    let okra = plan_of("halifax", "okra");
    assert!(
        crop(&okra, "okra")
            .reasons
            .iter()
            .any(|r| r.contains("too cold"))
    );
}

#[test]
fn a_seedling_spares_at_most_half_of_the_days() {
    // Leaf lettuce takes 45 days from seed and spends 35 of them in a pot: 23 remain, not 10.
    check(
        "Calgary",
        "lettuce-leaf",
        "2027-03-21",
        "2027-05-02",
        "2027-05-25",
    );
}

#[test]
fn a_careful_date_is_named_only_where_planting_is_earlier() {
    let report = plan_of("calgary", "tomato,bush-bean");
    let warned = |slug: &str| {
        let reasons = &crop(&report, slug).reasons;
        reasons.iter().any(|reason| reason.contains("careful date"))
    };
    assert!(warned("bush-bean"));
    assert!(!warned("tomato"), "planted out on the careful date itself");
}

/// With first frosts a day apart the season's heat passes what the crop needs: the harvest moves by days, not by weeks.
#[test]
fn the_harvest_does_not_jump_where_a_crop_begins_to_grow() {
    let by_frost = |day: i64| {
        let first = jiff::civil::date(2027, 7, 20) + jiff::Span::new().days(day);
        let params = data_integration::Params {
            city: "regina".to_owned(),
            crops: "tomato,bush-bean,pumpkin,corn".to_owned(),
            year: 2027,
            last_frost: Some("05-21".to_owned()),
            first_frost: Some(first.strftime("%m-%d").to_string()),
            compare: None,
            ..Default::default()
        };
        data_integration::run(&params.plan().unwrap()).crops
    };
    let reports: Vec<_> = (0..75).map(by_frost).collect();
    for index in 0..4 {
        let plans: Vec<_> = reports.iter().map(|crops| &crops[index]).collect();
        for verdict in [Verdict::Marginal, Verdict::Grows] {
            let is_met = plans.iter().any(|plan| plan.verdict == verdict);
            assert!(is_met, "{}: never {verdict}", plans[0].slug);
        }
        for pair in plans.windows(2) {
            if let (Some(before), Some(after)) = (pair[0].harvest, pair[1].harvest) {
                let days = data_integration::joined_city::days_between(before.from, after.from);
                assert!(
                    (-3..=3).contains(&days),
                    "{}: {before:?}, then {after:?}",
                    pair[0].slug
                );
            }
        }
    }
}

/// Basil's days count from planting out: seed in Calgary's ground has five weeks less.
#[test]
fn where_sowing_outdoors_drops_out_the_words_say_so() {
    let report = plan_of("calgary", "basil");
    let basil = crop(&report, "basil");
    assert_eq!((basil.direct_sow, basil.windows.direct_sow), (None, None));
    assert!(basil.transplant.is_some() && basil.harvest.is_some());
    let told = basil.reasons.join(" ");
    assert!(
        told.contains("Sown outdoors on") && told.contains("raise it indoors"),
        "{told}"
    );
    let report = plan_of("toronto", "basil");
    assert!(crop(&report, "basil").direct_sow.is_some());
}
