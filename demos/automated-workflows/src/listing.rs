//! A car for sale, as far as it is known.

use boreal_demo_kit::wire_enum;

use crate::catalogue::{Body, Catalogue, Colour, Drive, Fuel, Transmission, Variant};
use crate::places::Province;
use crate::stock::AS_OF_YEAR;

wire_enum! {
    /// Who sells.
    #[schema(as = AutomatedWorkflowsSeller)]
    pub enum Seller {
        Dealer = "dealer",
        Private = "private",
    }
}

/// What is not known is `None`: of a visitor's own rows only what they say or what all cars of the model share.
#[derive(Debug, Clone, PartialEq)]
pub struct Listing {
    pub id: String,
    pub make: String,
    pub model: String,
    pub year: u32,
    pub km: f64,
    /// What is asked, in dollars.
    pub price: f64,
    pub body: Option<Body>,
    pub drive: Option<Drive>,
    pub fuel: Option<Fuel>,
    pub transmission: Option<Transmission>,
    pub colour: Option<Colour>,
    pub seats: Option<u32>,
    pub city: Option<String>,
    pub province: Option<Province>,
    pub owners: Option<u32>,
    pub has_accident: Option<bool>,
    pub seller: Option<Seller>,
    pub rating: Option<Rating>,
}

/// The fuel rating of model year 2023 that stands for a car of any year.
#[derive(Debug, Clone, PartialEq)]
pub struct Rating {
    pub rated_as: String,
    pub class: String,
    /// Litres a 100 km, or kilowatt hours of an electric car.
    pub per_100km: f64,
    pub is_electric: bool,
}

impl From<&Variant> for Rating {
    fn from(variant: &Variant) -> Self {
        Self {
            rated_as: variant.rated_as.clone(),
            class: variant.class.clone(),
            per_100km: variant.per_100km,
            is_electric: variant.fuel == Fuel::Electric,
        }
    }
}

impl Listing {
    /// In years; a car of this year is half a year old.
    pub fn age(&self) -> f64 {
        (f64::from(AS_OF_YEAR) - f64::from(self.year)).max(0.5)
    }

    /// "2019 Toyota RAV4".
    pub fn name(&self) -> String {
        format!("{} {} {}", self.year, self.make, self.model)
    }

    /// What the model's cars have in common, where the row does not say.
    pub fn fill_from_catalogue(&mut self) {
        let Some(model) = Catalogue::bundled().find(&self.make, &self.model) else {
            return;
        };
        self.seats = self.seats.or(Some(model.seats));
        let fits = |variant: &&Variant| {
            self.body.is_none_or(|body| body == variant.body)
                && self.drive.is_none_or(|drive| drive == variant.drive)
                && self.fuel.is_none_or(|fuel| fuel == variant.fuel)
                && self
                    .transmission
                    .is_none_or(|transmission| transmission == variant.transmission)
        };
        let variants: Vec<&Variant> = model.variants.iter().filter(fits).collect();
        let Some(first) = variants.first() else {
            return;
        };
        let agree = |same: &dyn Fn(&Variant) -> bool| variants.iter().all(|one| same(one));
        if agree(&|one| one.body == first.body) {
            self.body = Some(first.body);
        }
        if agree(&|one| one.drive == first.drive) {
            self.drive = Some(first.drive);
        }
        if agree(&|one| one.fuel == first.fuel) {
            self.fuel = Some(first.fuel);
        }
        if agree(&|one| one.transmission == first.transmission) {
            self.transmission = Some(first.transmission);
        }
        // Of several that may be meant the one in the middle stands for them, if all run on the same.
        if agree(&|one| one.fuel == first.fuel) {
            let mut sorted = variants.clone();
            sorted.sort_by(|a, b| a.per_100km.total_cmp(&b.per_100km));
            self.rating = Some(Rating::from(sorted[(sorted.len() - 1) / 2]));
        }
    }
}
