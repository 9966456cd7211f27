//! Supply Chain Optimization: Where should the warehouses be, and what flows where?
//!
//! [`network`] places warehouses in the cities of the map, [`own_network`] in places of a visitor's table, [`locate`]
//! for costs of the caller's own: all by the same [`solver`], which proves what it finds. [`network::placed`] says what
//! sites cost that a visitor chose, [`inventory`] how much to order and to keep.

pub mod accuracy;
pub mod cities;
pub mod inventory;
pub mod locate;
pub mod network;
pub mod or_library;
pub mod own_network;
pub mod solver;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainDefaultReport)]
pub struct DefaultReport {
    pub params: network::Params,
    pub network: network::Report,
    pub inventory_params: inventory::Params,
    pub inventory: inventory::Report,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    const VALID: &str = "the defaults are checked by a test";
    let params = network::Params::default();
    let inventory_params = inventory::Params::default();
    let plan = params.clone().plan().expect(VALID);
    DefaultReport {
        network: network::run(&plan).expect(VALID),
        inventory: inventory::run(&inventory_params.clone().plan().expect(VALID)),
        params,
        inventory_params,
    }
}
