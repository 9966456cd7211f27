//! How good a car is for this wish, from 0 to 100, and why.

use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::{decimal_from_f64, round_to};
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::{Body, Catalogue, Drive, Fuel};
use crate::cost::Cost;
use crate::filter::is_weighed;
use crate::listing::{Listing, Seller};
use crate::places::city;
use crate::price::Fair;
use crate::reading::{Field, Op, Reading};

/// What each part of a score may add.
pub const PRICE_POINTS: f64 = 40.0;
pub const COST_POINTS: f64 = 20.0;
pub const WISH_POINTS: f64 = 25.0;
pub const WEAR_POINTS: f64 = 15.0;

/// A score and what it is made of.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = AutomatedWorkflowsScore)]
pub struct Points {
    /// The asking price against the fair one: half at the fair price, all at 20 % less.
    pub price: f64,
    /// Five years' cost among the cars that fit: all for the least.
    pub cost: f64,
    /// What is weighed of the wish; half where nothing is.
    pub wishes: f64,
    /// Age and kilometres among the cars that fit.
    pub wear: f64,
}

impl Points {
    pub fn total(&self) -> f64 {
        round_to(self.price + self.cost + self.wishes + self.wear, 1)
    }
}

/// A car that fits, priced.
pub struct Priced<'a> {
    pub listing: &'a Listing,
    /// `None` where too few listings say what is fair.
    pub fair: Option<Fair>,
    pub cost: Cost,
}

/// The points of every car that fits, in their order.
pub fn points(cars: &[Priced], readings: &[Reading]) -> Vec<Points> {
    let costs: Vec<f64> = cars.iter().map(|car| dollars(&car.cost)).collect();
    let wear: Vec<f64> = cars.iter().map(|car| wear(car.listing)).collect();
    let prices: Vec<f64> = cars.iter().map(|car| car.listing.price).collect();
    let (costs, wear, prices) = (Ranks::of(costs), Ranks::of(wear), Ranks::of(prices));
    let qualities: Vec<&str> = readings
        .iter()
        .filter(|reading| is_weighed(reading))
        .filter_map(|reading| reading.value.name())
        .collect();
    let score = |car: &Priced| {
        let below = car
            .fair
            .map_or(0.0, |fair| 1.0 - car.listing.price / fair.price);
        let price = (0.5 + below / 0.4).clamp(0.0, 1.0);
        let weighed = qualities.iter().map(|name| match *name {
            "cheap" => 1.0 - prices.share_below(car.listing.price),
            name => quality(name, car.listing),
        });
        let wishes = match qualities.len() {
            0 => 0.5,
            count => weighed.sum::<f64>() / count as f64,
        };
        Points {
            price: round_to(PRICE_POINTS * price, 1),
            cost: round_to(
                COST_POINTS * (1.0 - costs.share_below(dollars(&car.cost))),
                1,
            ),
            wishes: round_to(WISH_POINTS * wishes, 1),
            wear: round_to(WEAR_POINTS * (1.0 - wear_share(&wear, car.listing)), 1),
        }
    };
    cars.iter().map(score).collect()
}

fn dollars(cost: &Cost) -> f64 {
    f64::try_from(cost.total().amount()).unwrap_or_default()
}

/// A year counts like 15,000 km.
fn wear(listing: &Listing) -> f64 {
    15_000.0 * listing.age() + listing.km
}

fn wear_share(ranks: &Ranks, listing: &Listing) -> f64 {
    ranks.share_below(wear(listing))
}

/// Values in order, to tell how many are less.
struct Ranks(Vec<f64>);

impl Ranks {
    fn of(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        Self(values)
    }

    /// From 0 for the least to 1 for the most; a half where there is one alone.
    fn share_below(&self, value: f64) -> f64 {
        match self.0.len() {
            0 | 1 => 0.5,
            count => self.0.partition_point(|one| *one < value) as f64 / (count - 1) as f64,
        }
    }
}

/// How much of a quality a listing shows, from 0 to 1. No rating of makes or models stands behind it.
fn quality(name: &str, listing: &Listing) -> f64 {
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let falls = |value: f64, good: f64, bad: f64| ((bad - value) / (bad - good)).clamp(0.0, 1.0);
    let a_year = listing.km / listing.age();
    let class = listing.rating.as_ref().map_or("", |rating| &rating.class);
    match name {
        "reliable" => {
            0.35 * flag(listing.has_accident == Some(false))
                + 0.15 * flag(listing.owners == Some(1))
                + 0.25 * falls(a_year, 10_000.0, 25_000.0)
                + 0.25 * falls(listing.age(), 2.0, 14.0)
        }
        "efficient" => listing.rating.as_ref().map_or(0.0, |rating| {
            // A litre of gasoline holds 8.9 kWh.
            let litres = rating.per_100km / if rating.is_electric { 8.9 } else { 1.0 };
            falls(litres, 4.5, 12.0)
        }),
        "low_km" => falls(listing.km, 20_000.0, 180_000.0),
        "recent" => falls(listing.age(), 1.0, 12.0),
        "sporty" => match listing.body {
            Some(Body::Coupe | Body::Convertible) => 1.0,
            Some(Body::Sedan | Body::Hatchback) if listing.drive != Some(Drive::Fwd) => 0.6,
            Some(Body::Sedan | Body::Hatchback) => 0.4,
            _ => 0.1,
        },
        "luxury" => {
            let model = Catalogue::bundled().find(&listing.make, &listing.model);
            model.map_or(0.3, |model| {
                1.0 - falls(model.new_price, 30_000.0, 65_000.0)
            })
        }
        "roomy" => match (listing.seats, listing.body) {
            (Some(7..), _) => 1.0,
            (_, Some(Body::Suv | Body::Wagon | Body::Pickup | Body::Minivan)) => 0.7,
            (_, Some(Body::Sedan | Body::Hatchback)) => 0.4,
            _ => 0.1,
        },
        "small" => match class {
            "Minicompact" | "Subcompact" | "Two-seater" => 1.0,
            "Compact" => 0.9,
            "Mid-size" | "Station wagon: Small" => 0.6,
            "SUV: Small" => 0.5,
            _ => 0.1,
        },
        "winter" => match listing.drive {
            Some(Drive::Awd) => 1.0,
            Some(Drive::Fwd) => 0.5,
            _ => 0.2,
        },
        "towing" => match (listing.body, class) {
            (Some(Body::Pickup), _) => 1.0,
            (_, "SUV: Standard") => 0.8,
            (Some(Body::Suv | Body::Minivan), _) => 0.4,
            _ => 0.1,
        },
        _ => 0.5,
    }
}

/// Why a car stands where it stands, the weightiest first.
pub fn reasons(car: &Priced, readings: &[Reading]) -> Vec<String> {
    let listing = car.listing;
    let mut reasons = Vec::new();
    if let Some(fair) = car.fair {
        reasons.push(price_reason(listing.price, &fair));
    }
    if let Some((rating, fuel)) = listing.rating.as_ref().zip(car.cost.fuel) {
        let unit = if rating.is_electric {
            "kWh/100 km"
        } else {
            "L/100 km"
        };
        reasons.push(format!(
            "{:.1} {unit}, rated as {} of 2023: {} in five years",
            rating.per_100km,
            rating.rated_as,
            money(f64::try_from(fuel.amount()).unwrap_or_default()),
        ));
    }
    let a_year = listing.km / listing.age();
    if a_year < 12_000.0 {
        reasons.push(format!(
            "Driven {} km a year, little for its age",
            whole(a_year)
        ));
    } else if a_year > 24_000.0 {
        reasons.push(format!("Driven {} km a year, a lot", whole(a_year)));
    }
    match (listing.has_accident, listing.owners) {
        (Some(false), Some(1)) => reasons.push("One owner, no accident listed".to_owned()),
        (Some(true), _) => reasons.push("An accident is listed".to_owned()),
        _ => {}
    }
    if listing.seller == Some(Seller::Private) {
        reasons.push(format!("Private sale: {} % tax", car.cost.tax_pct));
    }
    reasons.extend(distance_reason(listing, readings));
    if listing.fuel == Some(Fuel::Electric) {
        reasons.push("Electric: no fuel is bought, charging is counted".to_owned());
    }
    reasons
}

fn price_reason(price: f64, fair: &Fair) -> String {
    let (off, expected) = (money((fair.price - price).abs()), money(fair.price));
    if price < fair.low {
        format!("Asks {off} less than the fair {expected}, below its range")
    } else if price > fair.high {
        format!("Asks {off} more than the fair {expected}, above its range")
    } else if price < fair.price {
        format!("Asks {off} less than the fair {expected}")
    } else {
        format!("Asks {off} more than the fair {expected}, within its range")
    }
}

fn distance_reason(listing: &Listing, readings: &[Reading]) -> Option<String> {
    let near = readings
        .iter()
        .find(|reading| reading.field == Field::Place && reading.op == Op::Near)?;
    let centre = city(near.value.name()?)?;
    let own = city(listing.city.as_deref()?)?;
    let km = own.km_to(centre);
    Some(if km < 1.0 {
        format!("In {}", own.name)
    } else {
        format!("In {}, {} km from {}", own.name, whole(km), centre.name)
    })
}

/// "1,240".
pub fn whole(value: f64) -> String {
    decimal_from_f64(value.round()).map_or_else(String::new, in_words)
}

/// "$1,240".
pub fn money(value: f64) -> String {
    format!("${}", whole(value))
}
