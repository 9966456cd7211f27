//! Limits of the map that cannot hold together, and what is said to do.

use boreal_demo_kit::Input;
use supply_chain::cities::cities;
use supply_chain::network::{Params, run};

use crate::network::asked;

#[track_caller]
fn refused(change: impl FnOnce(&mut Params)) -> (String, String, String) {
    let mut params = Params::default();
    change(&mut params);
    let error = match params.plan() {
        Ok(plan) => run(&plan).unwrap_err(),
        Err(errors) => errors.0[0].clone(),
    };
    (error.field, error.code, error.message)
}

#[test]
fn limits_that_cannot_hold_are_told_with_what_would_do() {
    let (field, code, message) = refused(|params| {
        params.sites = Some(3);
        params.capacity_t = Some(40_000.0);
    });
    assert_eq!((&*field, &*code), ("sites", "capacity_conflict"));
    assert_eq!(
        message,
        "3 sites of 40,000 t hold 120,000 t, and 143,549.8 t are ordered: 23,549.8 t stay unserved. 4 sites would do."
    );
    let all = cities().iter().map(|city| format!("{}>iqaluit", city.key));
    let everyone = all.collect::<Vec<_>>().join(",");
    let (field, code, message) = refused(|params| params.barred = everyone);
    assert_eq!((&*field, &*code), ("barred", "unreachable"));
    assert!(
        message.starts_with("No site may serve Iqaluit"),
        "{message}"
    );
    let (field, code, _) = refused(|params| params.closed = "atlantis".to_owned());
    assert_eq!((&*field, &*code), ("closed", "unknown_city"));
    let (field, code, _) = refused(|params| params.barred = "toronto".to_owned());
    assert_eq!((&*field, &*code), ("barred", "not_a_pair"));
    let (field, code, _) = refused(|params| {
        params.open = "toronto".to_owned();
        params.closed = "toronto".to_owned();
    });
    assert_eq!((&*field, &*code), ("closed", "both"));
    let (field, code, _) = refused(|params| {
        params.sites = Some(1);
        params.open = "toronto,calgary".to_owned();
    });
    assert_eq!((&*field, &*code), ("sites", "count_conflict"));
}

#[test]
fn a_speed_beyond_barges_and_aeroplanes_is_refused() {
    for speed_kmh in [0.0, 4.9, 1000.1, f64::NAN] {
        let (field, ..) = refused(|params| params.speed_kmh = speed_kmh);
        assert_eq!(field, "speed_kmh");
    }
    assert_eq!(asked(|params| params.speed_kmh = 1000.0).day_share, 1.0);
}

#[test]
fn a_map_with_every_city_closed_is_refused_by_the_closed_ones() {
    let keys: Vec<&str> = cities().iter().map(|city| city.key.as_str()).collect();
    for sites in [None, Some(3)] {
        let (field, code, message) = refused(|params| {
            params.closed = keys.join(",");
            params.sites = sites;
            params.barred = "toronto>vancouver".to_owned();
        });
        assert_eq!((&*field, &*code), ("closed", "no_site"));
        assert_eq!(
            message,
            "Every place is closed: leave at least one to be opened."
        );
    }
}

/// Every way to a city but its own.
fn only_itself(city: &str) -> String {
    let others = cities().iter().filter(|other| other.key != city);
    let ways: Vec<String> = others
        .map(|other| format!("{}>{city}", other.key))
        .collect();
    ways.join(",")
}

#[test]
fn customers_that_share_too_little_are_named_with_their_sites_and_barred_ways() {
    let (field, code, message) = refused(|params| {
        params.capacity_t = Some(25_000.0);
        params.barred = only_itself("toronto");
    });
    assert_eq!((&*field, &*code), ("capacity_t", "capacity_conflict"));
    assert_eq!(
        message,
        "Toronto needs 27,943.6 t, and the only site that may serve it, Toronto, holds 25,000 t: 2,943.6 t stay unserved. Barred are Montreal>Toronto, Calgary>Toronto, Ottawa>Toronto and 45 more. With all 49 sites open, a capacity of 27,943.6 t would do."
    );
    let offered = asked(|params| {
        params.capacity_t = Some(27_943.6);
        params.barred = only_itself("toronto");
    });
    assert!(offered.total_cost > 0.0);
}

#[test]
fn what_is_short_by_kilograms_is_not_called_nothing() {
    let (_, code, message) = refused(|params| {
        params.capacity_t = Some(27_943.55);
        params.barred = only_itself("toronto");
    });
    assert_eq!(code, "capacity_conflict");
    assert!(
        message.contains(": less than 0.1 t stay unserved."),
        "{message}"
    );
}

#[test]
fn no_more_sites_are_offered_than_there_are_cities() {
    let (_, _, message) = refused(|params| params.capacity_t = Some(2_500.0));
    assert_eq!(
        message,
        "49 sites of 2,500 t hold 122,500 t, and 143,549.8 t are ordered: 21,049.8 t stay unserved. With all 49 sites open, a capacity of 2,929.6 t would do."
    );
    let (field, _, message) = refused(|params| {
        params.capacity_t = Some(2_500.0);
        params.sites = Some(1);
    });
    assert_eq!(field, "sites");
    assert!(
        message.starts_with("1 site of 2,500 t holds 2,500 t"),
        "{message}"
    );
    assert!(
        message.ends_with("a capacity of 2,929.6 t would do."),
        "{message}"
    );
}

#[test]
fn sites_that_must_be_open_are_named_with_the_number_and_the_ways_they_are_in_conflict_with() {
    let (field, code, message) = refused(|params| {
        params.sites = Some(1);
        params.open = "toronto".to_owned();
        params.barred = "toronto>vancouver".to_owned();
    });
    assert_eq!((&*field, &*code), ("sites", "no_set"));
    let named = "With Toronto open, no one site may serve everybody: barred is Toronto>Vancouver. Take more sites, leave Toronto to the solver or bar fewer pairs.";
    assert_eq!(message, named);
    // What has no part in it is not named.
    let (.., message) = refused(|params| {
        params.sites = Some(1);
        params.open = "toronto".to_owned();
        params.closed = "calgary".to_owned();
        params.barred = "montreal>halifax,toronto>vancouver".to_owned();
    });
    assert_eq!(message, named);
    // As it says, another site may.
    let other = asked(|params| {
        params.sites = Some(1);
        params.barred = "toronto>vancouver".to_owned();
    });
    assert!(other.proven);
}

#[test]
fn a_capacity_in_conflict_with_barred_ways_is_named_with_them() {
    // Calgary may serve 67,992.68 t of 143,549.77 t, and must serve what Toronto has no room for: 71,549.77 t.
    let two = |params: &mut Params| {
        params.sites = Some(2);
        params.open = "toronto,calgary".to_owned();
        let cities = [
            "toronto",
            "montreal",
            "ottawa",
            "hamilton",
            "quebec-city",
            "halifax",
            "london",
        ];
        params.barred = cities.map(|city| format!("calgary>{city}")).join(",");
    };
    let (field, code, message) = refused(|params| {
        two(params);
        params.capacity_t = Some(72_000.0);
    });
    assert_eq!((&*field, &*code), ("sites", "no_set"));
    let named = " open, no 2 sites of 72,000 t may serve everybody: barred are Calgary>Halifax, Calgary>Quebec City, Calgary>Montreal and 4 more. Take more sites, ";
    assert!(message.contains(named), "{message}");
    let advice = "bar fewer pairs or let sites hold more.";
    assert!(message.ends_with(advice), "{message}");
    // As it says, without the limit they do.
    assert!(asked(two).total_cost > 0.0);
}

#[test]
fn a_capacity_that_has_no_part_in_a_conflict_is_not_named() {
    let (.., message) = refused(|params| {
        params.sites = Some(1);
        params.open = "toronto".to_owned();
        params.barred = "toronto>vancouver".to_owned();
        params.capacity_t = Some(1e9);
    });
    let named = "With Toronto open, no one site may serve everybody: barred is Toronto>Vancouver.";
    assert!(message.starts_with(named), "{message}");
    assert!(!message.contains("hold more"), "{message}");
}

#[test]
fn one_site_that_may_not_serve_itself_is_refused_in_finite_words() {
    let own_ways: Vec<String> = cities()
        .iter()
        .map(|city| format!("{0}>{0}", city.key))
        .collect();
    let (field, code, message) = refused(|params| {
        params.sites = Some(1);
        params.barred = own_ways.join(",");
    });
    assert_eq!((&*field, &*code), ("sites", "no_set"));
    assert!(
        message.starts_with("No one site may serve everybody: barred are Toronto>Toronto, "),
        "{message}"
    );
}
