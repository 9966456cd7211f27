//! How long a search takes and how far prices are missed: `name value unit` lines for `make bench`.
//!
//! Run with `cargo run --release -p automated-workflows --example bench_automated_workflows`.

use std::hint::black_box;

use automated_workflows::search::{DEFAULT_WISH, Params, run};
use automated_workflows::stock::Stock;
use automated_workflows::wish::read;
use boreal_demo_kit::Input;
use boreal_demo_kit::timing::{fastest, milliseconds, report};

fn main() {
    let made = fastest(1, || {
        black_box(Stock::bundled());
    });
    report("cars_stock_and_models", milliseconds(made), "ms");
    let stock = Stock::bundled();
    let (error, kept) = (stock.model.error, stock.validation);
    report("cars_price_median_miss", error.median_miss_pct, "%");
    report("cars_price_mean_miss", error.mean_miss, "$");
    report("cars_price_r_squared", error.r_squared, "");
    report("cars_interval_promised", kept.promised_pct, "%");
    report("cars_interval_kept", kept.kept_pct, "%");
    report("cars_interval_width", kept.width_pct, "%");
    let took = fastest(20, || {
        black_box(read(DEFAULT_WISH));
    });
    report("cars_read_a_wish", milliseconds(took), "ms");
    for (name, wish) in [
        ("cars_search", DEFAULT_WISH),
        ("cars_search_without_a_wish", ""),
    ] {
        let params = Params {
            wish: wish.to_owned(),
            ..Params::default()
        };
        let took = fastest(20, || {
            let plan = params.clone().plan().expect("the wish is short enough");
            black_box(run(&plan));
        });
        report(name, milliseconds(took), "ms");
    }
}
