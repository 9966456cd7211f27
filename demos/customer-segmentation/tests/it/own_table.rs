//! Tables of transactions as visitors send them.

use boreal_demo_kit::Input;
use customer_segmentation::analysis::Report;
use customer_segmentation::own_table::{Params, run};

fn answer(csv: &str) -> Result<Report, (String, String)> {
    let params = Params {
        csv: csv.to_owned(),
        ..Params::default()
    };
    params.plan().map(|plan| run(&plan)).map_err(|errors| {
        let error = &errors.0[0];
        (error.field.clone(), error.code.clone())
    })
}

#[track_caller]
fn check(csv: &str, customers: usize, revenue: f64) {
    let report = answer(csv).unwrap();
    assert_eq!(
        (report.customers, report.revenue),
        (customers, revenue),
        "{csv}"
    );
}

#[track_caller]
fn refused(csv: &str, code: &str) {
    assert_eq!(
        answer(csv).unwrap_err(),
        ("csv".to_owned(), code.to_owned()),
        "{csv}"
    );
}

#[test]
fn columns_are_found_by_name_and_alias() {
    check(
        "customer,date,amount\na,2025-01-01,10\nb,2025-02-01,5.5\n",
        2,
        15.5,
    );
    check(
        "Amount;Customer ID;Order date\n10,5;a;2025/01/01\n5,5;b;20250201\n",
        2,
        16.0,
    );
    check(
        "Invoice,Quantity,InvoiceDate,Price,Customer ID\n1,2,2009-12-01 07:45:00,6.95,13085\nC2,-1,2009-12-03 10:00:00,6.95,13085\n3,1,2009-12-02T09:00:00,1.25,\n",
        1,
        6.95,
    );
}

#[test]
fn what_cannot_be_read_is_refused_by_line() {
    refused("customer,amount\na,10\n", "missing_column");
    refused("customer,date,quantity\na,2025-01-01,1\n", "missing_column");
    refused("customer,date,amount\na,01/02/2025,10\n", "wrong_cell");
    refused("customer,date,amount\na,2025-02-30,10\n", "wrong_cell");
    refused("customer,date,amount\na,2025-02-03x,10\n", "wrong_cell");
    refused("customer,date,amount\na,2025-02-03,\n", "wrong_cell");
    refused("customer,date,amount\na,2025-02-03,2e9\n", "wrong_cell");
    refused(
        "customer,date,amount\na,1950-01-01,1\nb,2025-01-01,1\n",
        "wrong_cell",
    );
    refused(
        "customer,date,amount\n,2025-02-03,10\na,2025-02-03,-4\n",
        "no_purchases",
    );
    refused("customer,date,amount\n", "empty_table");
}

#[test]
fn too_many_customers_are_refused() {
    let rows: String = (0..=20_000)
        .map(|at| format!("c{at},2025-01-01,1\n"))
        .collect();
    refused(&format!("customer,date,amount\n{rows}"), "wrong_cell");
}
