//! What a network is told as.

use boreal_demo_kit::wire_enum;
use serde::Serialize;
use utoipa::ToSchema;

/// A city of the map, with or without a site.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainCity)]
pub struct Site {
    pub key: String,
    pub name: String,
    pub province: String,
    pub latitude: f64,
    pub longitude: f64,
    pub residents: u32,
    /// What its residents order a year.
    pub demand_t: f64,
    pub is_open: bool,
    /// What the site delivers a year.
    pub delivered_t: f64,
    /// What a tonne more of its capacity would save.
    pub capacity_price: f64,
    /// What serving a tonne more here would cost; null where the open sites have no room for it, or nothing is ordered.
    pub customer_price: Option<f64>,
    /// Dollars a year more if it were closed where it is open, or opened where it is closed, and every other site
    /// stayed as it is; null where the others could not serve all, or the work was ended before.
    pub alone: Option<f64>,
    /// The same with every other site planned anew; null where that was not looked at or cannot be. Below nothing where
    /// a decision by hand is the dearer one.
    pub replanned: Option<f64>,
    /// Whether that is proven; if not, the best there is may add less.
    pub is_proven: bool,
}

/// Goods from a site to a city.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainRoute)]
pub struct Route {
    pub from: String,
    pub to: String,
    pub tonnes: f64,
    pub km: f64,
    pub cost: f64,
}

/// Residents within a distance of the site that serves them.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainReach)]
pub struct Reach {
    pub km: f64,
    /// 0 to 1.
    pub share: f64,
}

/// The best network of so many sites.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainCount)]
pub struct Count {
    pub sites: usize,
    pub freight_cost: f64,
    pub site_costs: f64,
    pub average_km: f64,
    /// Of a tonne on its way.
    pub average_hours: f64,
    /// The part of what is ordered within a day's drive of its site, 0 to 1.
    pub day_share: f64,
    pub open: Vec<String>,
    /// The dearest site at which so many are the best of the numbers compared; null for the fewest, which are at any
    /// cost above those of the others, for numbers that are at no cost, and where sites cost differently.
    pub up_to_cost: Option<f64>,
    /// Whether no other network of so many sites costs less.
    pub proven: bool,
}

wire_enum! {
    /// Why no numbers of sites are compared.
    #[schema(as = SupplyChainNoCounts)]
    pub enum NoCounts {
        Stopped = "stopped",
        NotFound = "not_found",
    }
}

/// The best network of the same settings with no place closed and no way barred.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainFree)]
pub struct Free {
    pub total_cost: f64,
    /// Whether nothing is cheaper.
    pub proven: bool,
}

/// The network, and what would change it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainNetwork)]
pub struct Report {
    /// Of sites and freight, dollars a year.
    pub total_cost: f64,
    pub freight_cost: f64,
    pub site_costs: f64,
    /// What each site costs; null where they cost differently.
    pub site_cost: Option<f64>,
    /// Nothing that keeps to what is decided by hand costs less.
    pub bound: f64,
    pub gap_pct: f64,
    pub proven: bool,
    pub iterations: u64,
    pub nodes: u32,
    /// Tonnes a year.
    pub demand_t: f64,
    /// Of a tonne, along great circles.
    pub average_km: f64,
    /// Of a tonne on its way, at the speed that is assumed.
    pub average_hours: f64,
    /// A day's drive: hours on the way.
    pub day_hours: f64,
    /// The part of what is ordered within a day's drive of its site, 0 to 1.
    pub day_share: f64,
    pub reach: Vec<Reach>,
    /// Every city, largest first.
    pub sites: Vec<Site>,
    pub routes: Vec<Route>,
    /// By number of sites, from the fewest that can deliver what is ordered; what is decided by hand is kept.
    pub counts: Vec<Count>,
    /// Why there are none.
    pub no_counts: Option<NoCounts>,
    /// What the closed places and the barred ways are measured against; null without any, and where the work was ended
    /// before.
    pub free: Option<Free>,
    /// How the best found and the bound came together.
    pub proof: Vec<Step>,
}

/// The best found and the bound after so many iterations.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = SupplyChainProofStep)]
pub struct Step {
    pub iterations: u64,
    pub best: f64,
    pub bound: f64,
}
