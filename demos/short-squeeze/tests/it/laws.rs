//! What holds for any universe.

use boreal_demo_kit::Input;
use proptest::prelude::*;
use short_squeeze::score::{Params, Row, run};
use short_squeeze::stock::Stock;

fn stocks() -> impl Strategy<Value = Vec<Stock>> {
    // Few different values, so that ties are common; one in three is missing.
    let value = prop_oneof![Just(None), (0..12_u8).prop_map(|v| Some(f64::from(v)))];
    prop::collection::vec(prop::array::uniform8(value), 1..30).prop_map(|rows| {
        let rows = rows.into_iter().enumerate();
        rows.map(|(n, values)| Stock::new(&format!("S{n:02}"), values))
            .collect()
    })
}

fn scored(universe: Vec<Stock>) -> Vec<Row> {
    let params = Params {
        universe,
        ..Params::default()
    };
    run(&params.plan().unwrap()).rows
}

fn fuel_points(row: &Row) -> f64 {
    let c = &row.contributions;
    let points = [
        c.short_interest_pct_float,
        c.days_to_cover,
        c.short_interest_change,
        c.float_millions,
        c.fails_to_adv,
    ];
    points.into_iter().flatten().sum()
}

proptest! {
    #[test]
    fn contributions_add_up_and_everything_stays_within_its_bounds(universe in stocks()) {
        for row in scored(universe) {
            prop_assert!((0.0..=1.0).contains(&row.coverage));
            for value in [row.score, row.fuel, row.spark].into_iter().flatten() {
                prop_assert!((0.0..=100.0).contains(&value), "{row:?}");
            }
            prop_assert!((row.fuel.unwrap_or(0.0) - fuel_points(&row)).abs() < 1e-5, "{row:?}");
            prop_assert_eq!(row.fuel.is_some(), row.fuel_coverage > 0.0);
        }
    }

    #[test]
    fn the_order_of_the_rows_does_not_matter(universe in stocks()) {
        let mut reversed = universe.clone();
        reversed.reverse();
        prop_assert_eq!(scored(universe), scored(reversed));
    }

    #[test]
    fn only_ranks_count(universe in stocks()) {
        let stretched = universe.iter().map(|stock| {
            let values = stock.values().map(|value| value.map(|v| v * v / 2.0));
            Stock::new(&stock.symbol, values)
        });
        prop_assert_eq!(scored(stretched.collect()), scored(universe));
    }
}
