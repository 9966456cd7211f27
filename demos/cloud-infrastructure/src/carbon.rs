//! What the electricity of the machines emits, from two named sources; without them there would be no number.
//!
//! - Grams of CO2 equivalent a kWh: Environment and Climate Change Canada, *National Inventory Report 1990–2019*, part 3,
//!   annex 13, for 2019, as tabulated by the National Research Council of Canada.
//! - Watts of a vCPU, idle and busy, and the buildings' overhead: Cloud Carbon Footprint (Thoughtworks, Apache-2.0).

use boreal_demo_kit::number::round_to;
use serde::Serialize;
use utoipa::ToSchema;

use crate::prices::{Cloud, HOURS_A_MONTH, Province};

/// Of a month, the machines loaded as at the peak: more than they will use.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureCarbon)]
pub struct Carbon {
    pub kwh: f64,
    /// Grams of CO2 equivalent.
    pub grams: f64,
}

impl Province {
    /// Grams of CO2 equivalent a kWh, 2019.
    pub const fn grams_a_kwh(self) -> f64 {
        match self {
            Self::Ontario => 30.0,
            Self::Quebec => 1.5,
        }
    }
}

impl Cloud {
    /// Watts of an idle and of a busy vCPU, and the overhead of the building.
    const fn power(self) -> (f64, f64, f64) {
        match self {
            Self::Aws => (0.74, 3.5, 1.135),
            Self::Azure => (0.74, 3.54, 1.185),
            Self::Google => (0.68, 4.11, 1.1),
        }
    }
}

/// Of so many vCPUs, busy to a share.
pub fn of_month(cloud: Cloud, province: Province, vcpus: u32, busy: f64) -> Carbon {
    let (idle, full, overhead) = cloud.power();
    let watts = f64::from(vcpus) * (idle + busy * (full - idle)) * overhead;
    let kwh = watts * f64::from(HOURS_A_MONTH) / 1000.0;
    Carbon {
        kwh: round_to(kwh, 2),
        grams: round_to(kwh * province.grams_a_kwh(), 1),
    }
}
