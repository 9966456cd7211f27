//! The most that one call may ask of each operation: inputs at their limits, in the shapes that take longest.

mod energy;
mod networks;
mod texts;

use serde_json::{Value, json};

use energy::energy;
use networks::networks;
use texts::{pages, texts};

/// A call with an input at its limit.
pub struct LargestCall {
    /// What it sends.
    pub shape: &'static str,
    pub method: &'static str,
    pub path: String,
    /// As JSON.
    pub body: Option<String>,
    /// What it is answered: finding out that there is no answer may take longest.
    pub status: u16,
}

impl LargestCall {
    fn refused(self) -> Self {
        Self {
            status: 422,
            ..self
        }
    }
}

/// Every operation that computes, each in the shapes that take longest.
#[must_use]
pub fn largest_calls() -> Vec<LargestCall> {
    let mut calls = tables();
    calls.extend(portfolios());
    calls.extend(trade());
    calls.extend(customers());
    calls.extend(cars());
    calls.extend(networks());
    calls.extend(clouds());
    calls.extend(energy());
    calls.extend(machines());
    calls.extend(series());
    calls.extend(texts());
    calls.extend(pages());
    calls
}

fn get(shape: &'static str, path: &str, query: &str) -> LargestCall {
    LargestCall {
        shape,
        method: "GET",
        path: format!("/api/v1/{path}?{query}"),
        body: None,
        status: 200,
    }
}

fn post(shape: &'static str, path: &str, body: Value) -> LargestCall {
    post_text(shape, path, body.to_string())
}

/// Of a body that as a [`Value`] would take many times as much.
fn post_text(shape: &'static str, path: &str, body: String) -> LargestCall {
    LargestCall {
        shape,
        method: "POST",
        path: format!("/api/v1/{path}"),
        body: Some(body),
        status: 200,
    }
}

/// Mortgages, bonds and gardens: small inputs, or a table as long as is read.
fn tables() -> Vec<LargestCall> {
    let home = json!({ "price": 700_000, "down_payment": 140_000, "term_years": 5 });
    let quote = json!({
        "price": 700_000, "down_payment": 140_000, "rate_pct": 4.5,
        "amortization_years": 40, "frequency": "weekly",
    });
    let points: Vec<Value> = (1..=500)
        .map(|place| {
            let years = f64::from(place) * 0.06;
            json!({ "years": years, "yield_pct": 3.0 + (years / 7.0).sin() })
        })
        .collect();
    // Below zero and all over the place: each end of every curve tried must be held.
    let noisy: Vec<Value> = (1..=500)
        .map(|place| {
            let yield_pct = f64::from(place * 7_919 % 10_007) / 1_000.0 - 9.0;
            json!({ "years": f64::from(place) * 0.06, "yield_pct": yield_pct })
        })
        .collect();
    let maturities = rows(500, |place| format!("{place}m,3.{place:03}"));
    let offers = rows(200, |place| {
        format!("Lender {place},Plan,fixed,5,4.{place:03},0,0,any,30")
    });
    let offers_header =
        "lender,product,type,term_years,rate_pct,fee,cashback,available_to,max_amortization_years";
    let stocks = rows(25_000, |place| {
        let (a, b) = (f64::from(place % 97) + 0.25, f64::from(place % 1_301) / 8.0);
        format!(
            "S{place},{a},{b},{b},{a},{b},{a},{b},{a},{b},{}",
            place * 31
        )
    });
    let stocks_header = "symbol,short_interest_pct_float,days_to_cover,short_interest_change,float_millions,fails_to_adv,relative_volume,return_20d,rsi_14,price,average_volume";
    let universe: Vec<Value> = (0..3_000)
        .map(|place| {
            json!({
                "symbol": format!("S{place}"), "short_interest_pct_float": place % 97,
                "days_to_cover": place % 13, "return_20d": 0.1, "rsi_14": 50,
            })
        })
        .collect();
    let crops = rows(100, |place| format!("Own {place},60,10,30,2"));
    let garden = json!({
        "city": "calgary", "compare": "halifax", "bed_width_m": 100, "bed_length_m": 100,
        "crops_csv": format!("name,days_min,in_row_cm,row_cm,direct_from_week\n{crops}"),
    });
    let year = "city=calgary&compare=halifax&year=2100&bed_width_m=100&bed_length_m=100";
    let garden_calls = ["plan", "plan.csv", "plan.ics"].iter().flat_map(|verb| {
        let path = format!("data-integration/{verb}");
        [
            get("two cities", &path, year),
            post("100 crops of one's own", &path, garden.clone()),
        ]
    });
    let mut calls = vec![
        post("40 years of weeks", "mortgage-api/quote", quote),
        post(
            "a household",
            "mortgage-api/qualify",
            json!({ "annual_income": 180_000, "rate_pct": 4.5, "target_price": 700_000 }),
        ),
        post(
            "a loan",
            "mortgage-api/penalty",
            json!({
                "balance": 400_000, "contract_rate_pct": 5.2, "comparison_rate_pct": 3.9,
                "months_remaining": 120,
            }),
        ),
        get(
            "the sample offers",
            "mortgage-api/offers",
            "price=700000&down_payment=140000",
        ),
        post(
            "200 offers",
            "mortgage-api/offers",
            json!({ "home": home, "csv": format!("{offers_header}\n{offers}") }),
        ),
        get("a month", "bond-yields/curve", "date=2023-06"),
        get(
            "two months",
            "bond-yields/compare",
            "date=2023-06&with=2001-01",
        ),
        get("25 years", "bond-yields/history", "from=2001-01-31"),
        get("25 years", "bond-yields/spread", "from=2001-01-31"),
        post(
            "500 points",
            "bond-yields/fit",
            json!({ "model": "svensson", "points": points }),
        ),
        post(
            "500 points of noise, both ends held positive",
            "bond-yields/fit",
            json!({ "model": "svensson", "points": noisy, "economic": true }),
        ),
        post(
            "500 rows",
            "bond-yields/fit-table",
            json!({ "model": "svensson", "csv": format!("maturity,yield_pct\n{maturities}") }),
        ),
        post(
            "60 years",
            "bond-yields/price",
            json!({
                "coupon_pct": 4, "settlement": "2026-05-29", "maturity": "2086-05-01",
                "clean_price": 80,
            }),
        ),
        post(
            "3,000 stocks",
            "short-squeeze/score",
            json!({ "universe": universe }),
        ),
        post(
            "25,000 rows",
            "short-squeeze/score-table",
            json!({ "csv": format!("{stocks_header}\n{stocks}"), "min_price": 0, "min_average_volume": 0 }),
        ),
        get(
            "every session",
            "short-squeeze/replay",
            "event=gme&date=2021-03-11",
        ),
        get("a symbol", "short-squeeze/fails", "symbol=GME"),
    ];
    calls.extend(garden_calls);
    calls
}

/// Every month of every product, and a table of as many rows, partners and products as are read.
fn trade() -> Vec<LargestCall> {
    let rows: String = (0..50_000)
        .map(|at| {
            let (year, month) = (2016 + at % 120 / 12, at % 12 + 1);
            let (partner, product) = (at % 2000, at * 7 % 2000);
            format!("P{partner},G{product},{year}-{month:02},{at}.25\n")
        })
        .collect();
    let csv = format!("partner,product,month,value\n{rows}");
    vec![
        get("every product", "trade-data/summary", "by=product"),
        get(
            "every product and month",
            "trade-data/series",
            "by=product&flow=imports&top=200",
        ),
        get("every month", "trade-data/reconcile", "from=2024-01"),
        get("every chapter", "trade-data/intra-industry", "from=2024-01"),
        get("785 products", "trade-data/advantage", ""),
        post(
            "50,000 rows",
            "trade-data/shock",
            json!({ "csv": csv, "partner": "P1", "chapter": "G7" }),
        ),
        post("50,000 rows", "trade-data/table", json!({ "csv": csv })),
    ]
}

/// As many customers and transactions as are taken, spread so that every group is asked for.
fn customers() -> Vec<LargestCall> {
    let many: Vec<Value> = (0..20_000)
        .map(|at| {
            let frequency = 1 + at * 7 % 40 * (at % 3);
            json!({
                "id": format!("c{at}"), "recency_days": 1 + at * 31 % 700, "frequency": frequency,
                "monetary": frequency * (5 + at * 13 % 211), "first_days": 701 + at % 97,
            })
        })
        .collect();
    // The younger a customer, the more terms the outlook has: alike ones are worked out once.
    let of_minutes: Vec<Value> = (0..20_000)
        .map(|at| {
            json!({
                "id": format!("c{at}"), "recency_days": 0.0, "frequency": 1 + at % 3,
                "monetary": 5 + at * 13 % 211, "first_days": 0.01 + f64::from(at) * 1e-6,
            })
        })
        .collect();
    let unlike: Vec<Value> = (0..20_000)
        .map(|at| {
            let days = 1 + at / 1_500;
            json!({
                "id": format!("c{at}"), "recency_days": days, "frequency": 2 + at % 1_500,
                "monetary": 5 + at * 13 % 211, "first_days": days,
            })
        })
        .collect();
    let empty = vec![r#"{"id":"a","orders":""}"#; 870_000].join(",");
    let day = |at: u32| {
        let (year, month) = (2024 + at % 24 / 12, at % 12 + 1);
        format!("{year}-{month:02}-{:02}", at * 5 % 28 + 1)
    };
    let customer = |at: u32| at * 7 % 20_000;
    let transactions: Vec<Value> = (0..100_000)
        .map(|at| json!({ "customer": format!("c{}", customer(at)), "date": day(at), "amount": 5 + at * 13 % 211 }))
        .collect();
    let table = rows(100_000, |at| {
        format!("c{},{},{}", customer(at), day(at), 5 + at * 13 % 211)
    });
    let orders = |at: usize| -> String {
        let order = |n: usize| {
            format!(
                "{}:{}",
                (at * 13 + n * (31 + at % 41)) % 731,
                5 + (at + n) % 97
            )
        };
        (0..10).map(order).collect::<Vec<_>>().join(" ")
    };
    let histories: Vec<Value> = (0..100_000)
        .map(|at: usize| json!({ "id": format!("c{at}"), "orders": orders(at) }))
        .collect();
    vec![
        get(
            "28,816 invoices",
            "customer-segmentation/sample",
            "sample=shop&assignments=true",
        ),
        post(
            "20,000 customers",
            "customer-segmentation/segment",
            json!({ "customers": many }),
        ),
        post(
            "20,000 customers of a few minutes",
            "customer-segmentation/segment",
            json!({ "customers": of_minutes, "horizon_weeks": 104 }),
        ),
        post(
            "20,000 customers of a fortnight, no two alike",
            "customer-segmentation/segment",
            json!({ "customers": unlike, "horizon_weeks": 104 }),
        ),
        post(
            "100,000 transactions",
            "customer-segmentation/segment",
            json!({ "transactions": transactions }),
        ),
        post(
            "100,000 rows",
            "customer-segmentation/table",
            json!({ "csv": format!("customer,date,amount\n{table}") }),
        ),
        post(
            "1,000,000 orders of 100,000 customers",
            "customer-segmentation/histories",
            json!({ "from": "2024-01-01", "to": "2025-12-31", "customers": histories }),
        ),
        post_text(
            "870,000 customers without orders",
            "customer-segmentation/histories",
            format!(r#"{{"from":"2024-01-01","to":"2025-12-31","customers":[{empty}]}}"#),
        )
        .refused(),
    ]
}

/// Every car fits, and every listing is priced, by more names than have a column.
fn cars() -> Vec<LargestCall> {
    let wish = json!({ "field": "year", "op": "at_least", "value": 1950 });
    let table = rows(5_000, |at| {
        let model = format!("model {}", at % 900);
        format!(
            "make {at},{model},{},{},{}",
            1990 + at % 36,
            at * 37 % 300_000,
            2_000 + at * 7
        )
    });
    let wishes: Vec<Value> = vec![wish; 24];
    vec![
        post(
            "24 wishes that every car fits",
            "automated-workflows/search",
            json!({ "wish": "x ".repeat(250), "wishes": wishes, "limit": 50 }),
        ),
        post(
            "5,000 listings",
            "automated-workflows/table",
            json!({ "csv": format!("make,model,year,km,price\n{table}"), "wishes": wishes, "limit": 50 }),
        ),
        get(
            "all listings",
            "automated-workflows/search/stream",
            "wishes=none",
        ),
        get(
            "a number",
            "automated-workflows/vin",
            "vin=1FTMW1T88MFA00001",
        ),
        post(
            "a wish of 500 characters",
            "automated-workflows/read",
            json!({ "wish": "x ".repeat(250) }),
        ),
    ]
}

/// As many requests as are simulated, before many machines that come and go.
fn clouds() -> Vec<LargestCall> {
    let failure = json!({ "at_seconds": 100, "machines": 100, "repair_seconds": 100 });
    let rule = json!({
        "max_machines": 500, "target_utilisation_pct": 50, "check_seconds": 15, "start_seconds": 15,
    });
    let minutes = rows(1440, |at| format!("{at},{}", 300 + at * 7919 % 97_001));
    vec![
        post(
            "a million requests before 32,000 cores",
            "cloud-infrastructure/simulate",
            json!({
                "requests_per_second": 11.5, "seconds": 86_400, "service_ms": 60_000, "machines": 500,
                "cores": 64, "failure": failure, "autoscale": rule,
            }),
        ),
        post(
            "a million requests and one core",
            "cloud-infrastructure/simulate",
            json!({
                "requests_per_second": 2000, "seconds": 500, "machines": 1, "cores": 1,
                "service_shape": "lognormal",
            }),
        ),
        post(
            "a surge on 2,000 cores",
            "cloud-infrastructure/plan",
            json!({
                "requests_per_second": 2000, "service_ms": 100, "promise_ms": 1000, "surge": 10,
                "memory_gib": 0, "lost_machines": 5, "machine_availability_pct": 90,
                "availability_pct": 99.999,
            }),
        ),
        post(
            "1,440 minutes",
            "cloud-infrastructure/plan",
            json!({
                "csv": format!("minute,requests\n{minutes}"), "service_ms": 1000, "promise_ms": 5000,
                "memory_gib": 0,
            }),
        ),
    ]
}

/// Readings of as many machines and sensors as bodies have room for.
fn machines() -> Vec<LargestCall> {
    // As many rows, sensors and machines as a table may have bytes for.
    let table = |units: u32, cycles: u32| {
        let names: Vec<String> = (1..=40).map(|sensor| format!("x{sensor}")).collect();
        let lines = rows(units * cycles, |at| {
            let (unit, cycle) = ((at - 1) / cycles, (at - 1) % cycles);
            let values: Vec<String> = (0..40)
                .map(|sensor| ((cycle * (sensor + 3) + unit * 7) * 7919 % 997).to_string())
                .collect();
            format!("{unit},{cycle},{}", values.join(","))
        });
        format!("unit,cycle,{}\n{lines}", names.join(","))
    };
    vec![
        get(
            "the bundled pumps",
            "predictive-maintenance/fleet",
            "fleet=pumps",
        ),
        post(
            "400 machines of 40 sensors, 66,000 readings",
            "predictive-maintenance/predict",
            json!({ "train_csv": table(300, 200), "test_csv": table(100, 60) }),
        ),
    ]
}

/// As many assets and days as are read.
fn portfolios() -> Vec<LargestCall> {
    let day = |at: u32| {
        let (year, month) = (1960 + at / 336, at / 28 % 12 + 1);
        format!("{year}-{month:02}-{:02}", at % 28 + 1)
    };
    let price = |asset: u32, at: u32| 100 + (at * (asset + 7) + at * at % 13) % 41;
    let dates: Vec<String> = (0..20_000).map(day).collect();
    let closes = |asset: u32| -> Vec<u32> { (0..20_000).map(|at| price(asset, at)).collect() };
    let names =
        |count: u32| -> Vec<String> { (0..count).map(|asset| format!("A{asset}")).collect() };
    // From calm to wild: the solver needs the most steps.
    let scale = |asset: u32| 10_f64.powf(-f64::from(asset) / 12.0);
    let covariance: Vec<Vec<f64>> = (0..60)
        .map(|row| {
            let cell = |column: u32| {
                let correlation = if row == column { 1.0 } else { 0.5 };
                correlation * scale(row) * scale(column)
            };
            (0..60).map(cell).collect()
        })
        .collect();
    let returns: Vec<f64> = (0..60)
        .map(|asset| 0.03 + f64::from(asset % 17) / 200.0)
        .collect();
    // Every group leaves four assets out, so that each of its rows is nearly full.
    let wide_groups: Vec<Value> = (0..20)
        .map(|group| {
            let of_group: Vec<String> = (0..60)
                .filter(|asset| (asset + group) % 20 != 0)
                .map(|asset| format!("A{asset}"))
                .collect();
            json!({ "assets": of_group, "min": 0.5, "max": 0.99 })
        })
        .collect();
    // Each group needs its least, and all of them together more risk than is allowed.
    let needed_groups: Vec<Value> = (0..20)
        .map(|group| {
            let of_group = [format!("A{}", 2 * group), format!("A{}", 2 * group + 1)];
            json!({ "assets": of_group, "min": 0.045, "max": 0.9 })
        })
        .collect();
    let header = names(30).join(",");
    let table = |days: u32| {
        let lines = rows(days, |at| {
            let prices: Vec<String> = (0..30).map(|asset| price(asset, at).to_string()).collect();
            format!("{},{}", day(at), prices.join(","))
        });
        format!("date,{header}\n{lines}")
    };
    // Half of the assets each; equal parts keep all of them.
    let halves: Vec<String> = (0..8)
        .map(|group| {
            let of_group: Vec<String> = (0..30)
                .filter(|asset| (asset + 4 * group) % 30 < 15)
                .map(|asset| format!("A{asset}"))
                .collect();
            format!("{} 30 60", of_group.join("+"))
        })
        .collect();
    vec![
        post(
            "60 assets, 20 groups and the frontier",
            "investment-research/optimize",
            json!({
                "assets": names(60), "expected_returns": returns, "covariance": covariance,
                "objective": "target_risk", "target": 0.3, "max_weight": 0.2,
                "groups": wide_groups, "frontier": true,
            }),
        ),
        post(
            "60 assets, 41 limits in conflict",
            "investment-research/optimize",
            json!({
                "assets": names(60), "expected_returns": returns, "covariance": covariance,
                "objective": "target_risk", "target": 0.05, "groups": needed_groups,
            }),
        )
        .refused(),
        post(
            "20,000 days",
            "investment-research/metrics",
            json!({ "dates": dates, "closes": closes(1) }),
        ),
        post(
            "30 assets over 20,000 days",
            "investment-research/backtest",
            json!({
                "assets": names(30), "dates": dates, "rebalance": "monthly",
                "closes": (0..30).map(closes).collect::<Vec<_>>(), "weights": vec![1.0 / 30.0; 30],
            }),
        ),
        get(
            "every year",
            "investment-research/company",
            "ticker=AAPL&years=20",
        ),
        get("a symbol", "investment-research/symbol", "symbol=AAPL"),
        post(
            "30 assets over 20,000 days",
            "investment-research/portfolio",
            json!({ "csv": table(20_000), "horizon_years": 30 }),
        ),
        // Longer tables leave time for fewer pasts.
        post(
            "30 assets over 6,600 days, 8 groups and a hundred pasts",
            "investment-research/portfolio",
            json!({
                "csv": table(6_600), "objective": "max_sharpe", "groups": halves.join(","),
                "horizon_years": 30,
            }),
        ),
    ]
}

fn rows(count: u32, row: impl Fn(u32) -> String) -> String {
    let rows: Vec<String> = (1..=count).map(row).collect();
    rows.join("\n")
}

/// A hundred thousand values through each detector with the longest memory.
fn series() -> Vec<LargestCall> {
    let values: Vec<f64> = (0..100_000)
        .map(|place| f64::from(place * 7_919 % 10_007) / 100.0)
        .collect();
    let detect = |detector: &'static str| {
        let body = json!({ "values": values, "detector": detector, "window": 1_000, "period": 24 });
        post(detector, "real-time-analytics/detect", body)
    };
    vec![
        detect("robust"),
        detect("seasonal"),
        detect("ewma"),
        get(
            "28 days",
            "real-time-analytics/evaluation",
            "seed=4503599627370496",
        ),
        get(
            "seven days in",
            "real-time-analytics/stream",
            "seed=1&start=2025-03-01T00:00:00Z&at=2025-03-07T23:00:00Z&speed=600",
        ),
    ]
}
