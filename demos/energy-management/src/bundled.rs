//! The figures and coefficients that come with the binary, read once.

use std::sync::LazyLock;

use boreal_demo_kit::{Limits, Table};

use crate::calendar::Province;
use crate::history::History;
use crate::load_model::Issue;
use crate::ridge::Coefficients;

const VALID: &str = "the bundled tables are checked by a test";
const LIMITS: Limits = Limits {
    max_bytes: 1_000_000,
    max_rows: 2000,
    max_columns: 80,
};

macro_rules! history {
    ($name:ident, $file:literal, $what:literal) => {
        #[doc = $what]
        pub fn $name() -> &'static History {
            static READ: LazyLock<History> = LazyLock::new(|| {
                History::read(include_str!(concat!("../data/", $file))).expect(VALID)
            });
            &READ
        }
    };
}

history!(
    ontario_load,
    "ontario-load.csv",
    "Ontario's demand of the last 400 days, megawatts."
);
history!(
    alberta_load,
    "alberta-load.csv",
    "Alberta's load of the last 400 days, megawatts."
);
history!(
    alberta_price,
    "alberta-price.csv",
    "Alberta's pool price of the last 400 days, dollars a megawatt-hour."
);
history!(
    ontario_price,
    "ontario-price.csv",
    "Ontario's day-ahead price of a quarter, dollars a megawatt-hour, by Eastern Standard Time."
);

/// Three weeks of Ontario's hourly price of 2016, which is negative at times.
pub fn weeks_2016() -> &'static [History] {
    static READ: LazyLock<Vec<History>> = LazyLock::new(|| {
        let text = include_str!("../data/ontario-price-2016-weeks.csv");
        let (header, rows) = text.split_once('\n').expect(VALID);
        let rows: Vec<&str> = rows.lines().collect();
        let week =
            |week: &[&str]| History::read(&format!("{header}\n{}", week.join("\n"))).expect(VALID);
        rows.chunks(7).map(week).collect()
    });
    &READ
}

/// The load of a province.
pub fn load(province: Province) -> &'static History {
    match province {
        Province::Ontario => ontario_load(),
        Province::Alberta => alberta_load(),
    }
}

/// The names of the models in the table of coefficients.
pub const LOAD_MODELS: [(&str, Province, Issue); 4] = [
    ("ontario-midnight", Province::Ontario, Issue::Midnight),
    ("ontario-ten", Province::Ontario, Issue::Ten),
    ("alberta-midnight", Province::Alberta, Issue::Midnight),
    ("alberta-ten", Province::Alberta, Issue::Ten),
];
pub const PRICE_MODEL: &str = "alberta-price";

/// Fitted on the days before the first that the bundled days can forecast.
pub fn load_coefficients(province: Province, issue: Issue) -> &'static Coefficients {
    let at = LOAD_MODELS
        .iter()
        .position(|model| (model.1, model.2) == (province, issue));
    &coefficients()[at.expect("every province has both")]
}

/// As [`load_coefficients`] for Alberta's price.
pub fn price_coefficients() -> &'static Coefficients {
    &coefficients()[LOAD_MODELS.len()]
}

fn coefficients() -> &'static [Coefficients] {
    static READ: LazyLock<Vec<Coefficients>> = LazyLock::new(|| {
        let text = include_str!("../data/coefficients.csv");
        let of = |name: &str| -> Coefficients {
            let lines = text
                .lines()
                .filter_map(|line| line.strip_prefix(name)?.strip_prefix(','));
            let numbers = lines.map(|line| line.split(',').map(|cell| cell.parse().expect(VALID)));
            numbers.map(Iterator::collect).collect()
        };
        let loads = LOAD_MODELS.iter().map(|model| of(model.0));
        loads.chain([of(PRICE_MODEL)]).collect()
    });
    &READ
}

/// A figure of the committed measurement.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// A model of the load, `hour-ahead` or `alberta-price`.
    pub model: String,
    pub what: String,
    /// A month or an hour, else 0.
    pub key: u8,
    pub value: f64,
}

/// What `make bench` measured over 2025, and when.
pub fn measured() -> &'static (String, Vec<Measured>) {
    static READ: LazyLock<(String, Vec<Measured>)> = LazyLock::new(|| {
        let text = include_str!("../data/measured-2025.csv");
        let date = text
            .lines()
            .find_map(|line| line.strip_prefix("# measured "));
        let table = Table::read(text, &LIMITS).expect(VALID);
        let rows = table.rows().iter().map(|row| {
            let cell = |at: usize| table.text(row, at).expect(VALID);
            Measured {
                model: cell(0).to_owned(),
                what: cell(1).to_owned(),
                key: cell(2).parse().expect(VALID),
                value: cell(3).parse().expect(VALID),
            }
        });
        (date.expect(VALID).to_owned(), rows.collect())
    });
    &READ
}
