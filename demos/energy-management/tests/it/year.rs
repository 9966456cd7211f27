//! Ontario's year 2016, an hour a value, in Eastern Standard Time.

use jiff::civil::Date;

pub struct Year {
    pub dates: Vec<Date>,
    pub demand_mw: Vec<f64>,
    pub price: Vec<f64>,
    pub temp_c: Vec<f64>,
}

pub fn year() -> Year {
    let mut year = Year {
        dates: Vec::new(),
        demand_mw: Vec::new(),
        price: Vec::new(),
        temp_c: Vec::new(),
    };
    for line in include_str!("inputs/ontario_2016.csv").lines().skip(1) {
        let mut cells = line.split(',');
        let day: Date = cells.next().unwrap().parse().unwrap();
        let values = match cells.next().unwrap() {
            "demand_mw" => {
                year.dates.push(day);
                &mut year.demand_mw
            }
            "price" => &mut year.price,
            _ => &mut year.temp_c,
        };
        values.extend(cells.map(|cell| cell.parse().unwrap_or(f64::NAN)));
    }
    year
}

impl Year {
    /// Hours of a column from a day on.
    pub fn from<'a>(&self, column: &'a [f64], day: &str, hours: usize) -> &'a [f64] {
        let day: Date = day.parse().unwrap();
        let at = 24 * self.dates.iter().position(|date| *date == day).unwrap();
        &column[at..at + hours]
    }
}
