//! Customer Segmentation: who are our customers, really?
//!
//! A [`ledger::Ledger`] is what a list of transactions says once returns are taken back and rows
//! without a customer are counted. [`customer`] makes recency, frequency and monetary value of it,
//! [`kmeans`] groups them, [`choice`] defends how many groups there are, [`naming`] says what each
//! is and what to do. [`bg_nbd`] and [`gamma_gamma`] estimate who buys again and for how much,
//! [`validation`] holds that against a later period, [`cohorts`] shows who stayed. [`analysis`]
//! puts it together for each way in: [`record`] is the bundled data, [`segment`] takes customers or
//! transactions, [`own_table`] a visitor's table, [`histories`] the orders of each customer.

pub mod accuracy;
pub mod agreement;
pub mod analysis;
pub mod bg_nbd;
pub mod choice;
pub mod cohorts;
pub mod customer;
pub mod day;
pub mod gamma_gamma;
pub mod histories;
pub mod kmeans;
pub mod ledger;
pub mod minimize;
pub mod naming;
pub mod options;
pub mod outlook;
pub mod own_table;
pub mod record;
pub mod segment;
pub mod segments;
pub mod special;
pub mod validation;

use boreal_demo_kit::Input;
use serde::Serialize;
use utoipa::ToSchema;

/// What the page shows before anyone touches a control.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CustomerSegmentationDefaultReport)]
pub struct DefaultReport {
    pub report: analysis::Report,
}

/// The same bytes every time.
pub fn default_report() -> DefaultReport {
    let plan = record::Params::default().plan();
    DefaultReport {
        report: record::run(&plan.expect("the defaults are checked by a test")),
    }
}
