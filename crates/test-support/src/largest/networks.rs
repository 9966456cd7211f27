//! Networks of as many sites and customers as are taken.

use serde_json::{Value, json};

use super::{LargestCall, get, post, rows};

/// Sites that hardly differ, so that nothing is decided soon.
pub(super) fn networks() -> Vec<LargestCall> {
    let locate = |capacity: usize, customers: usize| -> Value {
        let site = |at: usize| json!({ "id": format!("f{at}"), "fixed_cost": 500 + at % 3, "capacity": capacity });
        let customer = |at: usize| json!({ "id": format!("c{at}"), "demand": 50 + at * 7 % 40 });
        let costs = |from: usize| -> Vec<usize> {
            let cost = |to: usize| 100 + (from * 7919 + to * 104_729) % 997;
            (0..customers).map(cost).collect()
        };
        json!({
            "facilities": (0..300).map(site).collect::<Vec<_>>(),
            "customers": (0..customers).map(customer).collect::<Vec<_>>(),
            "costs": (0..300).map(costs).collect::<Vec<_>>(),
        })
    };
    let table = |capacity: fn(u32) -> u32| -> Value {
        let places = rows(120, |at| {
            let (north, west) = (43 + at * 7 % 15, 60 + at * 13 % 65);
            let (demand, capacity) = (100 + at % 7, capacity(at));
            format!("p{at},{north}.{at},-{west}.5,{demand},90000,{capacity}")
        });
        json!({ "csv": format!("name,latitude,longitude,demand,fixed_cost,capacity\n{places}") })
    };
    vec![
        post(
            "300 sites for 1,000 customers",
            "supply-chain/locate",
            locate(9_000, 1000),
        ),
        post(
            "300 sites, most of them needed, for 1,000 customers",
            "supply-chain/locate",
            locate(340, 1000),
        ),
        post(
            "300 sites for 34 customers",
            "supply-chain/locate",
            locate(90, 34),
        ),
        get(
            "small sites",
            "supply-chain/network",
            "capacity_t=12000&site_cost=300000",
        ),
        get(
            "six sites by hand",
            "supply-chain/placed",
            "capacity_t=30000&mine=toronto,montreal,calgary,vancouver,winnipeg,halifax",
        ),
        post("120 places", "supply-chain/network-table", table(|_| 2000)),
        post(
            "120 places, most of them needed",
            "supply-chain/network-table",
            table(|at| 140 + at % 11),
        ),
        post("one kind of goods", "supply-chain/inventory", json!({})),
    ]
}
