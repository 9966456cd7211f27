//! Figures others have published or worked out apart, and ours.

use boreal_demo_kit::Input;
use boreal_demo_kit::accuracy::{Case, Reference};

use crate::{inventory, network};

const COMPARED: &str = "2026-11-17";
const VALID: &str = "the cases are checked by a test";

const MEDIANS: Reference = Reference {
    name: "Worked out apart in Python by trying every set of sites, on the same cities",
    url: None,
    compared: COMPARED,
};
const STOCK: Reference = Reference {
    name: "Worked out apart with SciPy’s normal distribution",
    url: None,
    compared: COMPARED,
};

/// Every case, in the order a reader meets them.
pub fn cases() -> Vec<Case> {
    [medians(), stock()].concat()
}

fn medians() -> Vec<Case> {
    let plan = network::Params::default().plan().expect(VALID);
    let report = network::run(&plan).expect(VALID);
    let theirs = [1229.6505, 414.5106, 287.0877, 216.6823, 166.5854, 124.5385];
    let counts = report.counts.iter().zip(theirs);
    counts
        .map(|(count, theirs)| {
            let what = match count.sites {
                1 => "Mean distance to the best site".to_owned(),
                sites => format!("Mean distance to the nearest of the best {sites} sites"),
            };
            MEDIANS.case(what, "km", 4, theirs, count.average_km)
        })
        .collect()
}

fn stock() -> Vec<Case> {
    let plan = inventory::Params::default();
    let found = inventory::run(&plan);
    let steady = inventory::run(&inventory::Params {
        lead_time_sd: 0.0,
        ..plan
    });
    vec![
        STOCK.case(
            "Order that costs least",
            "units",
            6,
            866.025404,
            found.order_quantity,
        ),
        STOCK.case(
            "What it costs a year",
            "$",
            6,
            2078.460969,
            found.yearly_cost,
        ),
        STOCK.case(
            "Safety stock, steady delivery",
            "units",
            6,
            197.382435,
            steady.safety_stock,
        ),
        STOCK.case(
            "Safety stock, delivery that varies",
            "units",
            6,
            845.781112,
            found.safety_stock,
        ),
        STOCK.case(
            "Reorder point",
            "units",
            6,
            3095.781112,
            found.reorder_point,
        ),
        STOCK.case(
            "Order of what sells once",
            "units",
            5,
            110.48801,
            found.once_quantity,
        ),
    ]
}
