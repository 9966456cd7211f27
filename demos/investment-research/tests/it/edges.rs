//! What is refused and how.

use boreal_demo_kit::Input;
use investment_research::metrics;
use investment_research::optimize::{self, GroupParams};
use investment_research::portfolio::{self, Params};

#[track_caller]
fn holdings(text: &str, expected: Result<&[f64], &str>) {
    let params = Params {
        holdings: text.to_owned(),
        objective: "min_volatility".to_owned(),
        ..Params::default()
    };
    match (params.plan(), expected) {
        (Ok(plan), Ok(expected)) => {
            let report = portfolio::run(&plan).unwrap();
            let held: Vec<f64> = report.assets.iter().map(|asset| asset.held_pct).collect();
            assert_eq!(held, expected, "{text}");
        }
        (Err(errors), Err(code)) => {
            let error = &errors.0[0];
            assert_eq!(
                (error.field.as_str(), error.code.as_str()),
                ("holdings", code),
                "{text}"
            );
        }
        (plan, _) => panic!("{text}: {plan:?}"),
    }
}

#[test]
fn holdings_are_read_as_people_write_them() {
    holdings("5y 40, 10Y: 60", Ok(&[0.0, 0.0, 0.0, 40.0, 60.0, 0.0, 0.0]));
    holdings("3m=1;30y=3", Ok(&[25.0, 0.0, 0.0, 0.0, 0.0, 0.0, 75.0]));
    holdings("2y 50%, 2y 50%", Ok(&[0.0, 0.0, 100.0, 0.0, 0.0, 0.0, 0.0]));
    holdings("5y", Err("not_a_holding"));
    holdings("5y -3", Err("not_a_holding"));
    holdings("GOLD 5", Err("not_an_asset"));
    holdings("5y 0", Err("empty"));
}

#[track_caller]
fn conflict(change: impl FnOnce(&mut optimize::Params), fields: &[&str], first: &str) {
    let mut params = optimize::Params::example();
    params.groups.clear();
    params.objective = "min_volatility".to_owned();
    change(&mut params);
    let errors = optimize::run(&params.plan().unwrap()).unwrap_err().0;
    let named: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(named, fields);
    assert_eq!(errors[0].message, first);
    assert!(errors.iter().all(|error| error.code == "limits_conflict"));
}

#[test]
fn impossible_limits_are_named_in_words_with_the_value_that_would_hold() {
    conflict(
        |params| params.max_weight = 0.3,
        &["max_weight"],
        "Weights that sum to 100 % cannot have every asset at most 30 %. The largest weight would hold at 33.34 %.",
    );
    conflict(
        |params| params.min_weight = 0.4,
        &["min_weight"],
        "Weights that sum to 100 % cannot have every asset at least 40 %. The least weight would hold at 33.33 %.",
    );
    conflict(
        |params| {
            params.objective = "target_return".to_owned();
            params.target = Some(0.09);
        },
        &["min_weight", "target"],
        "These cannot hold together: every asset at least 0 %, and an expected return of at least 9 %.",
    );
    conflict(
        |params| {
            params.objective = "target_risk".to_owned();
            params.target = Some(0.01);
            params.groups = vec![GroupParams {
                name: Some("shares".to_owned()),
                assets: vec!["shares".to_owned()],
                min: Some(0.5),
                max: None,
            }];
        },
        &["groups[0].min", "target"],
        "These cannot hold together: shares at least 50 %, and a volatility of at most 1 %. The group would hold at 0.77 % or less.",
    );
    conflict(
        |params| {
            params.objective = "max_sharpe".to_owned();
            params.risk_free = 0.08;
        },
        &["min_weight", "risk_free"],
        "These cannot hold together: every asset at least 0 %, and an expected return above the risk-free rate of 8 %. The least weight would hold at -66.68 %.",
    );
}

#[test]
fn risk_parity_says_which_limit_cuts_it_off() {
    let mut params = optimize::Params::example();
    params.groups.clear();
    params.objective = "risk_parity".to_owned();
    let report = optimize::run(&params.clone().plan().unwrap()).unwrap();
    for position in &report.positions {
        assert!(
            (position.risk_share - 1.0 / 3.0).abs() < 1e-6,
            "{position:?}"
        );
    }
    params.max_weight = 0.5;
    let errors = optimize::run(&params.plan().unwrap()).unwrap_err().0;
    assert_eq!(errors[0].field, "max_weight");
    assert!(
        errors[0]
            .message
            .contains("outside every asset at most 50 %"),
        "{}",
        errors[0].message
    );
}

#[test]
fn a_ratio_without_a_limit_is_refused_in_words() {
    // Long one and short the other of two that move alike: no volatility, and a return.
    let mut params = optimize::Params {
        assets: ["one", "same", "other"].map(str::to_owned).to_vec(),
        expected_returns: vec![0.05, 0.09, 0.04],
        covariance: vec![
            vec![0.04, 0.04, 0.01],
            vec![0.04, 0.04, 0.01],
            vec![0.01, 0.01, 0.0025],
        ],
        min_weight: -5.0,
        max_weight: 5.0,
        ..optimize::Params::default()
    };
    let refused = optimize::run(&params.clone().plan().unwrap()).unwrap_err();
    assert_eq!(refused.0[0].code, "no_volatility");
    // The same mix is the calmest, without a ratio; long only there is one.
    params.objective = "min_volatility".to_owned();
    let calm = optimize::run(&params.clone().plan().unwrap()).unwrap();
    assert_eq!((calm.volatility, calm.sharpe), (0.0, None));
    params.objective = "max_sharpe".to_owned();
    params.min_weight = 0.0;
    params.max_weight = 1.0;
    let long_only = optimize::run(&params.plan().unwrap()).unwrap();
    assert!(long_only.sharpe.unwrap() < 1.0, "{long_only:?}");
}

#[test]
fn equal_shares_of_no_risk_are_refused() {
    let mut params = optimize::Params::example();
    params.groups.clear();
    params.objective = "risk_parity".to_owned();
    params.covariance = vec![vec![0.0; 3]; 3];
    let refused = optimize::run(&params.plan().unwrap()).unwrap_err();
    assert_eq!(refused.0[0].code, "no_variance");
}

#[test]
fn a_risk_free_rate_that_is_offered_would_do() {
    let mut params = optimize::Params::example();
    params.groups.clear();
    params.expected_returns = vec![0.03, 0.045, 0.070_042];
    params.objective = "max_sharpe".to_owned();
    params.risk_free = 0.3;
    let refused = optimize::run(&params.clone().plan().unwrap()).unwrap_err();
    let offered = &refused.0[1].message;
    assert_eq!(offered, "A risk-free rate below 7 % would do.");
    params.risk_free = 0.069_99;
    assert!(optimize::run(&params.plan().unwrap()).is_ok());
}

#[test]
fn what_is_no_covariance_is_refused() {
    let code = |change: fn(&mut optimize::Params)| {
        let mut params = optimize::Params::example();
        change(&mut params);
        params.plan().unwrap_err().0[0].code.clone()
    };
    assert_eq!(
        code(|params| params.covariance[0][1] = 0.5),
        "not_symmetric"
    );
    let swap = |params: &mut optimize::Params| {
        params.covariance[0][1] = 0.5;
        params.covariance[1][0] = 0.5;
    };
    assert_eq!(code(swap), "not_a_covariance");
    assert_eq!(
        code(|params| params.assets[1] = "bills".to_owned()),
        "not_a_name"
    );
    assert_eq!(
        code(|params| params.covariance[0][0] = f64::NAN),
        "out_of_range"
    );
    assert_eq!(code(|params| params.min_weight = 1.5), "above_maximum");
    let no_target = |params: &mut optimize::Params| {
        params.objective = "target_risk".to_owned();
        params.target = None;
    };
    assert_eq!(code(no_target), "missing");
}

#[test]
fn a_day_may_have_its_time_and_nothing_else_after_it() {
    let at = |day: &str| {
        let mut params = metrics::Params::example();
        params.dates[0] = day.to_owned();
        params
            .plan()
            .map(|_| ())
            .map_err(|errors| errors.0[0].code.clone())
    };
    for day in [
        "2026-01-01",
        " 2026-01-01 ",
        "2026-01-01 00:00",
        "2026-01-01T16:00:00.000Z",
        "2026-01-01 00:00:00-05:00",
        "2026-01-01 12:00:00 AM",
    ] {
        assert_eq!(at(day), Ok(()), "{day}");
    }
    for day in [
        "2026-01-01; DROP TABLE",
        "2026-01-01x",
        "2026-01-01 5",
        "2026-01-01T",
        "2026-01-01 noon",
        "2026-01-0é1",
    ] {
        assert_eq!(at(day), Err("not_a_day".to_owned()), "{day}");
    }
}

#[test]
fn sixty_assets_are_weighed_and_no_more() {
    let of = |size: usize| optimize::Params {
        assets: (0..size).map(|asset| format!("A{asset}")).collect(),
        expected_returns: vec![0.05; size],
        covariance: (0..size)
            .map(|row| {
                (0..size)
                    .map(|column| if row == column { 0.04 } else { 0.01 })
                    .collect()
            })
            .collect(),
        ..optimize::Params::default()
    };
    assert!(of(60).plan().is_ok());
    let refused = of(61).plan().unwrap_err();
    assert_eq!(refused.0[0].field, "assets");
    assert!(refused.0[0].message.contains("60"), "{refused:?}");
    assert!(refused.0[0].message.contains("61"), "{refused:?}");
}

#[test]
fn groups_are_symbols_with_two_limits() {
    let asked = |groups: &str| {
        let params = Params {
            groups: groups.to_owned(),
            ..Params::default()
        };
        params.plan().map_err(|errors| errors.0[0].code.clone())
    };
    for groups in [
        "",
        "30y 0 20",
        "10y+20y 10 40, 30y 0 20",
        " 10Y + 20y  10% 40% ;",
    ] {
        assert!(asked(groups).is_ok(), "{groups}");
    }
    for (groups, code) in [
        ("30y", "not_a_group"),
        ("30y 20", "not_a_group"),
        ("30y 40 20", "not_a_group"),
        ("30y 0 101", "not_a_group"),
        ("30y 0 NaN", "not_a_group"),
        ("GOLD 0 20", "not_an_asset"),
        (&"30y 0 20,".repeat(9), "too_many"),
    ] {
        assert_eq!(asked(groups).unwrap_err(), code, "{groups}");
    }
}

#[test]
fn only_what_a_field_takes_is_offered() {
    let refusals = |params: Params| portfolio::run(&params.plan().unwrap()).unwrap_err().0;
    let calm = Params {
        objective: "min_volatility".to_owned(),
        ..Params::default()
    };
    let assets = portfolio::run(&calm.clone().plan().unwrap())
        .unwrap()
        .assets;
    let mut means: Vec<f64> = assets
        .iter()
        .map(|asset| asset.expected_return_pct)
        .collect();
    means.sort_by(f64::total_cmp);
    // The most that seven assets earn with each from -100 to 100 %, and with one at -500 %: between
    // the two the least weight would have to be below what the field takes.
    let (worst, all) = (means[0], means.iter().sum::<f64>());
    let within = all - 2.0 * means[..3].iter().sum::<f64>();
    let beyond = all - 6.0 * worst;
    let far = refusals(Params {
        objective: "target_return".to_owned(),
        target_pct: Some((within + beyond) / 2.0),
        ..Params::default()
    });
    let fields: Vec<&str> = far.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["min_weight_pct", "target_pct"]);
    assert!(far[0].values["would_hold_at"].is_null(), "{:?}", far[0]);
    assert!(!far[0].message.contains("would hold"), "{}", far[0].message);
    assert!(far[1].message.contains("can be had"), "{}", far[1].message);
    let near = refusals(Params {
        max_weight_pct: 10.0,
        ..calm
    });
    assert!(
        near[0].message.contains("would hold at 14.29 %"),
        "{}",
        near[0].message
    );
}

#[test]
fn risks_that_cancel_have_no_equal_shares_and_stillness_no_ratio() {
    let two = |covariance: [[f64; 2]; 2], objective: &str| {
        let params = optimize::Params {
            assets: ["one", "other"].map(str::to_owned).to_vec(),
            expected_returns: vec![0.05, 0.04],
            covariance: covariance.map(Vec::from).to_vec(),
            objective: objective.to_owned(),
            ..optimize::Params::default()
        };
        let error = optimize::run(&params.plan().unwrap())
            .unwrap_err()
            .0
            .remove(0);
        (error.code, error.message)
    };
    let (code, message) = two([[0.04, -0.04], [-0.04, 0.04]], "risk_parity");
    assert_eq!(code, "no_volatility");
    assert!(message.contains("moves cancel"), "{message}");
    let (code, message) = two([[0.04, 0.0], [0.0, 0.0]], "risk_parity");
    assert_eq!(code, "no_variance");
    assert!(message.contains("no variance of its own"), "{message}");
    let (code, message) = two([[0.0; 2]; 2], "max_sharpe");
    assert_eq!(code, "no_volatility");
    assert!(message.contains("None of these assets moves"), "{message}");
}
