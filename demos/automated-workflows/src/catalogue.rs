//! Makes and models: those of the stock with their fuel ratings, and all others that Natural Resources Canada rates.

use std::collections::HashMap;
use std::sync::LazyLock;

use boreal_demo_kit::{Limits, Row, Table, wire_enum};

wire_enum! {
    /// The shape of a car.
    #[schema(as = AutomatedWorkflowsBody)]
    pub enum Body {
        Suv = "suv",
        Sedan = "sedan",
        Hatchback = "hatchback",
        Wagon = "wagon",
        Pickup = "pickup",
        Minivan = "minivan",
        Coupe = "coupe",
        Convertible = "convertible",
    }
}

wire_enum! {
    /// The wheels that are driven.
    #[schema(as = AutomatedWorkflowsDrive)]
    pub enum Drive {
        /// All of them, always or at need: AWD, 4WD and 4X4 alike.
        Awd = "awd",
        Fwd = "fwd",
        Rwd = "rwd",
    }
}

wire_enum! {
    /// What a car runs on.
    #[schema(as = AutomatedWorkflowsFuel)]
    pub enum Fuel {
        Gasoline = "gasoline",
        Diesel = "diesel",
        Hybrid = "hybrid",
        Electric = "electric",
        /// Can be asked for; the stock has none.
        PlugInHybrid = "plug_in_hybrid",
    }
}

wire_enum! {
    /// Who shifts.
    #[schema(as = AutomatedWorkflowsTransmission)]
    pub enum Transmission {
        Automatic = "automatic",
        Manual = "manual",
    }
}

wire_enum! {
    /// The paint.
    #[schema(as = AutomatedWorkflowsColour)]
    pub enum Colour {
        White = "white",
        Black = "black",
        Grey = "grey",
        Silver = "silver",
        Blue = "blue",
        Red = "red",
        Green = "green",
        Brown = "brown",
        Orange = "orange",
        Yellow = "yellow",
    }
}

/// A model of the stock.
#[derive(Debug)]
pub struct Model {
    pub make: String,
    pub name: String,
    pub seats: u32,
    /// What one costs new, in dollars: an assumption of the generator.
    pub new_price: f64,
    /// How common it is among the listings.
    pub weight: f64,
    /// At least one.
    pub variants: Vec<Variant>,
}

/// One way a model is built, with its rating.
#[derive(Debug, Clone, PartialEq)]
pub struct Variant {
    /// The model as the rating names it.
    pub rated_as: String,
    /// The class of the rating: `SUV: Small`.
    pub class: String,
    pub body: Body,
    pub drive: Drive,
    pub fuel: Fuel,
    pub transmission: Transmission,
    /// Combined, a 100 km: litres, or kilowatt hours of an electric car.
    pub per_100km: f64,
    /// The first model year that is listed.
    pub since: u32,
}

pub struct Catalogue {
    pub models: Vec<Model>,
    /// Make and model of every name a wish may use, those of the stock first.
    pub names: Vec<(String, String)>,
    by_name: HashMap<(String, String), usize>,
}

const LIMITS: Limits = Limits {
    max_bytes: 200_000,
    max_rows: 2_000,
    max_columns: 12,
};
const BUNDLED: &str = "the bundled tables are read by a test";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::read);

/// A bundled table with the positions of its columns looked up by name.
pub struct Bundled(Table);

impl Bundled {
    pub fn read(text: &str) -> Self {
        Self(Table::read(text, &LIMITS).expect(BUNDLED))
    }

    pub fn rows(&self) -> &[Row] {
        self.0.rows()
    }

    pub fn text<'a>(&self, row: &'a Row, name: &'static str) -> &'a str {
        let column = self.0.column(name, &[]).expect(BUNDLED);
        self.0.text(row, column).unwrap_or_default()
    }

    pub fn number(&self, row: &Row, name: &'static str) -> f64 {
        let column = self.0.column(name, &[]).expect(BUNDLED);
        self.0.required_number(row, column).expect(BUNDLED)
    }
}

impl Catalogue {
    pub fn bundled() -> &'static Self {
        &CATALOGUE
    }

    /// The model of the stock by its names as they stand in the table.
    pub fn find(&self, make: &str, name: &str) -> Option<&Model> {
        self.position(make, name).map(|at| &self.models[at])
    }

    pub fn position(&self, make: &str, name: &str) -> Option<usize> {
        self.by_name
            .get(&(make.to_owned(), name.to_owned()))
            .copied()
    }

    /// The models of the stock of this name: two makes may share one.
    pub fn named(&self, name: &str) -> impl Iterator<Item = &Model> {
        self.models.iter().filter(move |model| model.name == name)
    }

    fn read() -> Self {
        let models = Bundled::read(include_str!("../data/models.csv"));
        let ratings = Bundled::read(include_str!("../data/ratings.csv"));
        let others = Bundled::read(include_str!("../data/names.csv"));
        let mut all: Vec<Model> = models
            .rows()
            .iter()
            .map(|row| Model {
                make: models.text(row, "make").to_owned(),
                name: models.text(row, "model").to_owned(),
                seats: models.number(row, "seats") as u32,
                new_price: models.number(row, "new_price"),
                weight: models.number(row, "weight"),
                variants: Vec::new(),
            })
            .collect();
        let by_name: HashMap<(String, String), usize> = all
            .iter()
            .enumerate()
            .map(|(at, model)| ((model.make.clone(), model.name.clone()), at))
            .collect();
        for row in ratings.rows() {
            let text = |name| ratings.text(row, name);
            let at = by_name[&(text("make").to_owned(), text("model").to_owned())];
            all[at].variants.push(Variant {
                rated_as: text("rated_as").to_owned(),
                class: text("class").to_owned(),
                body: text("body").parse().expect(BUNDLED),
                drive: text("drive").parse().expect(BUNDLED),
                fuel: text("fuel").parse().expect(BUNDLED),
                transmission: text("transmission").parse().expect(BUNDLED),
                per_100km: ratings.number(row, "per_100km"),
                since: ratings.number(row, "since") as u32,
            });
        }
        let stocked = all
            .iter()
            .map(|model| (model.make.clone(), model.name.clone()));
        let rest = others.rows().iter().map(|row| {
            let text = |name| others.text(row, name).to_owned();
            (text("make"), text("model"))
        });
        let names = stocked.chain(rest).collect();
        Self {
            models: all,
            names,
            by_name,
        }
    }
}
