//! How long a quote and a ranking of offers take: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p mortgage-api --example bench_mortgage_api`.

use boreal_demo_kit::Input;
use boreal_demo_kit::timing::{fastest, milliseconds, report};
use mortgage_api::{MarketRates, OfferTable, offers, quote};
use std::hint::black_box;

fn main() {
    for frequency in ["monthly", "accelerated_weekly"] {
        let params = quote::Params {
            frequency: frequency.to_owned(),
            ..quote::Params::example()
        };
        let plan = params.plan().expect("the default quote is valid");
        let time = fastest(50, || {
            black_box(quote::run(black_box(&plan)));
        });
        report(
            &format!("mortgage_quote_{frequency}"),
            milliseconds(time),
            "ms",
        );
    }
    let plan = offers::Params::example()
        .plan()
        .expect("the default home is valid");
    let (table, market) = (OfferTable::bundled(), MarketRates::bundled());
    let time = fastest(50, || {
        black_box(offers::run(black_box(&plan), table, market));
    });
    report("mortgage_offers", milliseconds(time), "ms");
}
