//! Warehouses in Canadian cities.

use boreal_demo_kit::Input;
use supply_chain::cities::{cities, distance_km};
use supply_chain::network::{Params, Report, Site, follow, run};
use supply_chain::{default_report, own_network};

fn asked(change: impl FnOnce(&mut Params)) -> Report {
    let mut params = Params::default();
    change(&mut params);
    run(&params.plan().unwrap()).unwrap()
}

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

fn open(report: &Report) -> Vec<&str> {
    let sites = report.sites.iter().filter(|site| site.is_open);
    let mut names: Vec<&str> = sites.map(|site| site.name.as_str()).collect();
    names.sort_unstable();
    names
}

#[test]
fn distances_run_along_great_circles() {
    let of = |key: &str| cities().iter().find(|city| city.key == key).unwrap();
    let (from, to) = (of("toronto"), of("vancouver"));
    let km = distance_km((from.latitude, from.longitude), (to.latitude, to.longitude));
    assert!((km - 3356.3765).abs() < 1e-3, "{km}");
    assert_eq!(cities().len(), 49);
}

#[test]
fn five_sites_serve_the_country_at_the_least_cost() {
    let report = default_report().network;
    assert!(report.proven);
    assert_eq!(report.gap_pct, 0.0);
    assert_eq!(
        open(&report),
        ["Calgary", "Montreal", "Toronto", "Vancouver", "Winnipeg"]
    );
    assert!(
        (report.total_cost - 6_619_595.53).abs() < 0.01,
        "{}",
        report.total_cost
    );
    let site = |key: &str| report.sites.iter().find(|site| site.key == key).unwrap();
    // Tried in Python: flipped alone, and every set of four and five others.
    for (key, alone, replanned) in [
        ("halifax", 25_700.62, 25_700.62),
        ("vancouver", 112_967.96, 39_356.46),
    ] {
        let found = site(key);
        assert_eq!(
            (found.alone, found.replanned),
            (Some(alone), Some(replanned)),
            "{key}"
        );
    }
    assert!((site("toronto").alone.unwrap() - 1.73e6).abs() < 0.01e6);
    assert!(report.sites.iter().all(|site| site.is_proven));
    let near = &report.reach[0];
    assert!((0.74..0.77).contains(&near.share), "{near:?}");
}

/// Tried one by one in Python: every set of up to six sites.
#[test]
fn the_best_of_each_number_of_sites() {
    let report = default_report().network;
    let theirs = [1229.6505, 414.5106, 287.0877, 216.6823, 166.5854, 124.5385];
    for (count, theirs) in report.counts.iter().zip(theirs) {
        assert!((count.average_km - theirs).abs() < 5e-5, "{count:?}");
        assert!(count.proven);
    }
    assert_eq!(report.counts[0].open, ["toronto"]);
    assert_eq!(report.counts[1].open, ["ottawa", "calgary"]);
    // The sixth opens below 724,299 dollars.
    let sixth = report.counts[5].up_to_cost.unwrap();
    assert!((sixth - 724_299.0).abs() < 1.0, "{sixth}");
    assert!(report.counts[5].open.contains(&"halifax".to_owned()));
    let cheaper = asked(|params| params.site_cost = 700_000.0);
    assert!(open(&cheaper).contains(&"Halifax"));
}

#[test]
fn what_is_decided_by_hand_is_kept() {
    let report = asked(|params| {
        params.open = "halifax, Iqaluit".to_owned();
        params.closed = "calgary".to_owned();
    });
    let names = open(&report);
    assert!(
        names.contains(&"Halifax") && names.contains(&"Iqaluit") && !names.contains(&"Calgary")
    );
    assert!(report.total_cost > default_report().network.total_cost);
    let three = asked(|params| params.sites = Some(3));
    assert_eq!(open(&three), ["Calgary", "Montreal", "Toronto"]);
    let barred = asked(|params| params.barred = "vancouver>victoria".to_owned());
    let routes = barred
        .routes
        .iter()
        .find(|route| route.to == "victoria")
        .unwrap();
    assert_ne!(routes.from, "vancouver");
}

#[test]
fn capacity_binds_and_has_its_price() {
    let report = asked(|params| params.capacity_t = Some(30_000.0));
    assert!(report.proven);
    for site in &report.sites {
        assert!(site.delivered_t <= 30_000.0 + 1e-6, "{site:?}");
    }
    // Small sites, most of them needed: a new plan costs no more than the same one without the site.
    for capacity in [30_000.0, 4_000.0] {
        let report = asked(|params| params.capacity_t = Some(capacity));
        let both = |site: &Site| Some((site.replanned?, site.alone?));
        let both: Vec<_> = report.sites.iter().filter_map(both).collect();
        assert!(!both.is_empty());
        for (replanned, alone) in both {
            assert!(replanned <= alone, "{capacity}: {replanned} over {alone}");
        }
    }
    assert!(report.sites.iter().any(|site| site.capacity_price > 0.0));
    let tonnes: f64 = report.routes.iter().map(|route| route.tonnes).sum();
    assert!((tonnes - report.demand_t).abs() < 0.1);
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
        "3 sites of 40000 t hold 120000 t, and 143549.8 t are ordered: 23549.8 t stay unserved. 4 sites would do."
    );
    let all = cities().iter().map(|city| format!("{}>iqaluit", city.key));
    let everyone = all.collect::<Vec<_>>().join(",");
    assert!(everyone.len() < 1200);
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
        message.starts_with("No one site may serve everybody"),
        "{message}"
    );
}

#[test]
fn the_default_report_is_the_same_every_time() {
    assert_eq!(default_report(), default_report());
}

#[track_caller]
fn own(csv: &str) -> Result<Report, (String, String)> {
    let params = own_network::Params {
        csv: csv.to_owned(),
        ..own_network::Params::default()
    };
    let plan = params.plan().map_err(|errors| {
        let error = errors.0[0].clone();
        (error.field, error.message)
    })?;
    run(&plan).map_err(|error| (error.field, error.code))
}

#[test]
fn places_of_ones_own_are_planned() {
    let report = own(own_network::TEMPLATE).unwrap();
    assert!(report.proven);
    assert_eq!(report.sites.len(), 7);
    // No site can be where no cost stands.
    let ottawa = report
        .sites
        .iter()
        .find(|site| site.key == "Ottawa")
        .unwrap();
    assert!(!ottawa.is_open && ottawa.replanned.is_none());
    assert!((report.demand_t - 3050.0).abs() < 1e-9);
    // One site of 100 dollars at each end of an arc of one degree.
    let two = own("name,lat,lon,demand,fixed_cost\nA,45,-75,10,1\nB,46,-75,10,1\n").unwrap();
    assert_eq!(open(&two), ["A", "B"]);
    assert_eq!(two.total_cost, 2.0);
}

#[test]
fn a_table_that_is_none_is_refused_with_its_row() {
    for (csv, part) in [
        ("name,lat,lon\nA,45,-75\n", "demand"),
        ("name,lat,lon,demand,fixed_cost\nA,95,-75,1,1\n", "degree"),
        (
            "name,lat,lon,demand,fixed_cost\nA,45,-75,-1,1\n",
            "must be 0",
        ),
        (
            "name,lat,lon,demand,fixed_cost\nA,45,-75,1,1\nA,46,-75,1,1\n",
            "twice",
        ),
        (
            "name,lat,lon,demand,fixed_cost\nA,45,-75,1,\n",
            "no place with a fixed_cost",
        ),
        (
            "name,lat,lon,demand,fixed_cost\nA,45,-75,,1\n",
            "no place with a demand",
        ),
    ] {
        let (field, message) = own(csv).unwrap_err();
        assert_eq!(field, "csv", "{csv}");
        assert!(message.contains(part), "{message}");
    }
    let small = "name,lat,lon,demand,fixed_cost,capacity\nA,45,-75,10,1,4\nB,46,-75,10,1,5\n";
    assert_eq!(own(small).unwrap_err().1, "capacity_conflict");
}

#[test]
fn a_run_tells_every_problem_it_solves_and_can_be_ended() {
    let plan = Params::default().plan().unwrap();
    let mut told = Vec::new();
    let whole = follow(&plan, &mut |stage| {
        told.push(stage);
        true
    });
    let (first, last) = (told.first().unwrap(), told.last().unwrap());
    assert_eq!(first.done, 0);
    assert_eq!((last.done + 1, last.of), (last.of, told[0].of));
    assert!(told.is_sorted_by_key(|stage| (stage.done, stage.iterations)));
    assert_eq!(last.best, Some(whole.as_ref().unwrap().total_cost));
    assert_eq!(whole.unwrap(), run(&plan).unwrap());

    let mut left = 5;
    let ended = follow(&plan, &mut |_| {
        left -= 1;
        left > 0
    });
    let ended = ended.unwrap();
    assert_eq!(left, 0, "nothing is told after the end");
    assert!(!ended.proven && ended.gap_pct > 0.0);
    assert!(ended.sites.iter().all(|site| site.replanned.is_none()));
    assert!(ended.counts.is_empty());
}
