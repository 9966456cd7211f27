//! The choice made half-way: by hand, and blind to what came after.

use boreal_demo_kit::Input;
use investment_research::portfolio::{self, Params, Report};

/// Month-ends of 25 months, and the closes that these returns make of 100.
fn table(returns: [&dyn Fn(usize) -> f64; 2]) -> String {
    let columns = returns.map(|of| {
        let mut closes = vec![100.0];
        for at in 0..24 {
            closes.push(closes[at] * (1.0 + of(at)));
        }
        closes
    });
    let rows = (0..25).map(|at| {
        let (year, month) = (2020 + at / 12, at % 12 + 1);
        let [a, b] = &columns;
        format!("{year}-{month:02},{},{}\n", a[at], b[at])
    });
    format!("date,A,B\n{}", rows.collect::<String>())
}

fn asked(csv: String, change: impl FnOnce(&mut Params)) -> Report {
    let mut params = Params {
        csv: Some(csv),
        objective: "min_volatility".to_owned(),
        rebalance: "never".to_owned(),
        cost_bp: 0.0,
        ..Params::default()
    };
    change(&mut params);
    portfolio::run(&params.plan().unwrap()).unwrap()
}

/// A moves by 1 % up and down, B by 2 % two months up and two down: uncorrelated, without a mean.
fn first_half(at: usize) -> [f64; 2] {
    let a = if at.is_multiple_of(2) { 0.01 } else { -0.01 };
    let b = if at % 4 < 2 { 0.02 } else { -0.02 };
    [a, b]
}

#[test]
fn the_promise_and_what_came_are_those_worked_out_by_hand() {
    // Then A gains 1 % a month and B stands still.
    let a = |at: usize| if at < 12 { first_half(at)[0] } else { 0.01 };
    let b = |at: usize| if at < 12 { first_half(at)[1] } else { 0.0 };
    let report = asked(table([&a, &b]), |_| ());
    let tested = report.out_of_sample.unwrap();
    assert_eq!(tested.chosen_on.to_string(), "2021-01-31");
    let better = tested.better.unwrap();
    let close = |got: f64, want: f64| assert!((got - want).abs() < 2e-3, "{got}, by hand {want}");
    // Weights as one over the variances, 4 to 1.
    close(better.weights_pct[0], 80.0);
    close(better.weights_pct[1], 20.0);
    close(better.promised_return_pct, 0.0);
    // √(12 · 12/11 · (0.8² · 0.01² + 0.2² · 0.02²)).
    close(better.promised_volatility_pct, 3.236_16);
    // 0.8 · 1.01^12 + 0.2.
    close(better.growth, 1.101_46);
    close(better.max_drawdown_pct, 0.0);
    // Equal parts: √(12 · 12/11 · 0.25 · (0.01² + 0.02²)), and (1.01^12 + 1) / 2.
    close(tested.held.promised_volatility_pct, 4.045_2);
    close(tested.held.growth, 1.063_41);
    // Months of 0.8 %, rising as A outgrows B: between 0.8 and 0.83 %, times twelve.
    assert!((9.6..9.96).contains(&better.return_pct), "{better:?}");
    assert!(better.volatility_pct < 0.05, "{better:?}");
}

#[test]
fn the_choice_knows_nothing_of_what_came_after() {
    let objectives = [
        "min_volatility",
        "max_sharpe",
        "target_risk",
        "target_return",
        "risk_parity",
    ];
    for objective in objectives {
        let drift = |at: usize| first_half(at)[0] + 0.004;
        let slow = |at: usize| first_half(at)[1] + 0.006;
        let of = |later: &dyn Fn(usize) -> f64| {
            let a = |at: usize| if at < 12 { drift(at) } else { later(at) };
            let b = |at: usize| if at < 12 { slow(at) } else { -later(at) };
            let report = asked(table([&a, &b]), |params| {
                params.objective = objective.to_owned();
                params.holdings = "A 30, B 70".to_owned();
            });
            report.out_of_sample.unwrap()
        };
        let calm = of(&|at| 0.001 * (at % 3) as f64);
        let wild = of(&|at| 0.3 * ((at % 5) as f64 - 2.0) / 3.0);
        let (calm, wild) = (
            (calm.better.unwrap(), calm.held),
            (wild.better.unwrap(), wild.held),
        );
        for (one, other) in [(&calm.0, &wild.0), (&calm.1, &wild.1)] {
            assert_eq!(one.weights_pct, other.weights_pct, "{objective}");
            let promised =
                |kept: &portfolio::Kept| (kept.promised_return_pct, kept.promised_volatility_pct);
            assert_eq!(promised(one), promised(other), "{objective}");
            assert_ne!(one.volatility_pct, other.volatility_pct, "{objective}");
        }
    }
}

#[test]
fn half_a_window_must_be_long_enough_and_limits_may_not_hold_on_it() {
    let a = |at: usize| first_half(at)[0];
    let b = |at: usize| first_half(at)[1];
    let whole = table([&a, &b]);
    let (shorter, _) = whole.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(asked(shorter.to_owned(), |_| ()).out_of_sample, None);
    // The first half earns nothing, so that no mix of it earns 3 %; the second earns more.
    let rising = |at: usize| if at < 12 { first_half(at)[0] } else { 0.02 };
    let report = asked(table([&rising, &b]), |params| {
        params.objective = "target_return".to_owned();
        params.target_pct = Some(3.0);
    });
    let tested = report.out_of_sample.unwrap();
    assert_eq!(tested.better, None);
    assert!(tested.held.return_pct > 3.0, "{tested:?}");
}
