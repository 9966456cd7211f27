//! Sites that a visitor places on the map by hand.

use boreal_demo_kit::Input;
use supply_chain::default_report;
use supply_chain::network::{Site, placed};

fn placed_at(
    mine: &str,
    change: impl FnOnce(&mut placed::Params),
) -> Result<placed::Report, String> {
    let mut params = placed::Params {
        mine: mine.to_owned(),
        ..placed::Params::default()
    };
    change(&mut params);
    let plan = params.plan().map_err(|errors| errors.0[0].field.clone())?;
    placed::run(&plan).map_err(|error| error.message)
}

#[test]
fn sites_placed_by_hand_cost_what_serving_everybody_from_them_does() {
    let best = default_report().network;
    let same = placed_at(
        "calgary,montreal,toronto,vancouver,Winnipeg,toronto",
        |_| (),
    )
    .unwrap();
    assert_eq!(same.total_cost, best.total_cost);
    assert_eq!((same.routes, same.reach), (best.routes, best.reach));
    let open = |site: &&Site| site.is_open;
    assert_eq!(same.sites.iter().filter(open).count(), 5);
    // Mean distance to Toronto, tried in Python: the site, and each tonne over it.
    let one = placed_at("toronto", |_| ()).unwrap();
    assert!((one.average_km - 1229.6505).abs() < 5e-5);
    let freight = 0.12 * one.average_km * one.demand_t;
    assert!(
        (one.total_cost - 750_000.0 - freight).abs() < 10.0,
        "{one:?}"
    );
    assert_eq!((one.average_hours, one.day_share), (17.5664, 0.506_272));
    let slow = placed_at("toronto", |params| params.speed_kmh = 35.0).unwrap();
    assert_eq!((slow.average_hours, slow.day_share), (35.1329, 0.300_536));
    assert_eq!(
        placed_at("toronto", |params| params.speed_kmh = 0.0).unwrap_err(),
        "speed_kmh"
    );
    let limited = placed_at("calgary,toronto,montreal,vancouver,winnipeg", |params| {
        params.capacity_t = Some(40_000.0);
    });
    let limited = limited.unwrap();
    assert!(limited.total_cost > best.total_cost);
    // What these two deliver without a limit is more.
    let at_limit = |site: &&Site| (site.delivered_t - 40_000.0).abs() < 1e-3;
    let full: Vec<&Site> = limited.sites.iter().filter(at_limit).collect();
    assert_eq!(
        full.iter().map(|site| &*site.key).collect::<Vec<_>>(),
        ["toronto", "montreal"]
    );
    assert!(full.iter().all(|site| site.capacity_price > 0.0));
    let most = limited.sites.iter().map(|site| site.delivered_t);
    assert!(most.fold(0.0, f64::max) < 40_000.001);
    let delivered: f64 = limited.sites.iter().map(|site| site.delivered_t).sum();
    assert!((delivered - limited.demand_t).abs() < 0.1);
}

#[test]
fn sites_placed_by_hand_that_cannot_serve_everybody_say_what_would() {
    let small = |params: &mut placed::Params| params.capacity_t = Some(30_000.0);
    assert_eq!(
        placed_at("toronto,calgary", small).unwrap_err(),
        "2 sites of 30,000 t hold 60,000 t, and 143,549.8 t are ordered: 83,549.8 t stay unserved. 5 sites would do."
    );
    let barred = placed_at("toronto", |params| {
        params.barred = "toronto>halifax".to_owned()
    });
    assert_eq!(
        barred.unwrap_err(),
        "No site may serve Halifax: every way to it is barred or its site closed."
    );
    assert_eq!(placed_at(" , ", |_| ()).unwrap_err(), "mine");
    assert_eq!(placed_at("atlantis", |_| ()).unwrap_err(), "mine");
    assert_eq!(
        placed_at("toronto", |params| params.freight = 0.0).unwrap_err(),
        "freight"
    );
}
