//! Orders at the ends of what is taken.

use boreal_demo_kit::Input;
use supply_chain::inventory::{PRICE, Params, run};

#[test]
fn an_order_costs_something() {
    let free = Params {
        order_cost: 0.0,
        ..Params::default()
    };
    assert_eq!(free.plan().unwrap_err().0[0].field, "order_cost");
}

#[test]
fn orders_are_counted_however_small_they_are() {
    let cheap = Params {
        annual_demand: 1e-12,
        order_cost: *PRICE.start(),
        holding_cost: *PRICE.end(),
        ..Params::default()
    };
    let report = run(&cheap.plan().unwrap());
    // √(D h / (2 K)).
    assert!(
        (report.orders_a_year - 707.106781).abs() < 1e-6,
        "{report:?}"
    );
    let none = Params {
        annual_demand: 0.0,
        ..Params::default()
    };
    assert_eq!(run(&none.plan().unwrap()).orders_a_year, 0.0);
}
