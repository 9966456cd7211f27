//! `/api/v1/supply-chain`: where the warehouses should be, what flows where, and how much to keep.

use boreal_demo_kit::{DemoSlug, FieldErrors};
use supply_chain::{accuracy, default_report, inventory, locate, network, own_network};

use crate::declaration::{Demo, Setup};
use crate::settings::ConfigError;

/// Costs of three hundred sites and a thousand customers, each number with a dozen digits.
const LOCATE_BYTES: usize = 4 << 20;

pub fn declare(setup: &mut Setup) -> Result<Demo, ConfigError> {
    Ok(setup
        .demo(DemoSlug::SupplyChain)
        .default_report(default_report)
        .accuracy(accuracy::cases)
        .get::<network::Params, _>(
            "network",
            "Warehouses in Canadian cities: which, what they cost, and what would change it.",
            |plan| Ok(network::run(plan).map_err(FieldErrors::from)?),
        )
        // A few bytes ask for a dozen proofs.
        .short_below(0)
        .get::<network::placed::Params, _>(
            "placed",
            "What warehouses in cities of one’s own choice cost, and whom each serves.",
            |plan| Ok(network::placed::run(plan).map_err(FieldErrors::from)?),
        )
        .post::<own_network::Params, _>(
            "network-table",
            "The same as the network for places of a table. It is read, used and forgotten.",
            |plan| Ok(network::run(plan).map_err(FieldErrors::from)?),
        )
        .short_below(0)
        .job::<own_network::Params, network::Stage, _>(
            "network-table",
            "The same with more work allowed, told as it goes; after a minute of work the best so far is the report.",
            |plan, follow| Ok(network::follow(plan, follow).map_err(FieldErrors::from)?),
        )
        .post::<locate::Params, _>(
            "locate",
            "The sites that cost least for costs of one’s own, with proof.",
            |plan| Ok(locate::run(plan).map_err(FieldErrors::from)?),
        )
        .up_to(LOCATE_BYTES)
        // A small problem may take as long as a large one.
        .short_below(0)
        .job::<locate::Params, locate::Stage, _>(
            "locate",
            "The same until the proof is there, for a minute of work at the most, told as it goes.",
            |plan, follow| Ok(locate::follow(plan, follow).map_err(FieldErrors::from)?),
        )
        .up_to(LOCATE_BYTES)
        .post::<inventory::Params, _>(
            "inventory",
            "How much to order, how much to keep, and how many of what sells once.",
            |plan| Ok(inventory::run(plan)),
        ))
}
