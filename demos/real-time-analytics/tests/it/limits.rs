//! What each request refuses: every wrong field, with its code and values.

use boreal_demo_kit::{Input, Limit, limits_of};
use real_time_analytics::detect::{self, MAX_ABSOLUTE, MAX_PERIOD, MAX_VALUES, MAX_WINDOW};
use real_time_analytics::replay::MAX_SEED;
use real_time_analytics::{evaluation, session, stations};
use serde_json::{Value, json};

/// The refusals of a changed example, as `field: code`.
#[track_caller]
fn check<I: Input>(change: impl FnOnce(&mut I), refused: &[&str]) {
    let mut input = I::example();
    change(&mut input);
    let errors = input.plan().map_or_else(|errors| errors.0, |_| Vec::new());
    let found: Vec<String> = errors
        .iter()
        .map(|error| format!("{}: {}", error.field, error.code))
        .collect();
    assert_eq!(found, refused);
}

/// What the first refusal says, to a person and to a program.
#[track_caller]
fn says<I: Input>(change: impl FnOnce(&mut I), message: &str, values: Value) {
    let mut input = I::example();
    change(&mut input);
    let error = input.plan().map(|_| ()).unwrap_err().0.remove(0);
    assert_eq!(
        (error.message.as_str(), json!(error.values)),
        (message, values)
    );
}

#[test]
fn a_series_within_its_limits_is_taken() {
    type Params = detect::Params;
    check(|_: &mut Params| {}, &[]);
    check(|p: &mut Params| p.values.clear(), &["values: wrong_count"]);
    check(|p: &mut Params| p.values = vec![None], &[]);
    check(|p: &mut Params| p.values = vec![Some(0.0); MAX_VALUES], &[]);
    check(
        |p: &mut Params| p.values = vec![Some(0.0); MAX_VALUES + 1],
        &["values: wrong_count"],
    );
    check(|p: &mut Params| p.values[1] = Some(-MAX_ABSOLUTE), &[]);
    for wrong in [1e13, f64::NAN, f64::NEG_INFINITY] {
        check(
            |p: &mut Params| (p.values[1], p.values[3]) = (Some(wrong), Some(wrong)),
            &["values[1]: out_of_range", "values[3]: out_of_range"],
        );
    }
    let many = |p: &mut Params| p.values = vec![Some(1e13); 1_000];
    let named: Vec<String> = (0..10)
        .map(|i| format!("values[{i}]: out_of_range"))
        .collect();
    check(many, &named.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_detector_within_its_limits_is_taken() {
    type Params = detect::Params;
    check(
        |p: &mut Params| p.detector = "magic".into(),
        &["detector: not_a_choice"],
    );
    check(
        |p: &mut Params| p.shape = "round".into(),
        &["shape: not_a_choice"],
    );
    for window in [2, MAX_WINDOW] {
        check(|p: &mut Params| p.window = window, &[]);
    }
    for window in [1, MAX_WINDOW + 1] {
        check(
            |p: &mut Params| p.window = window,
            &["window: out_of_range"],
        );
    }
    for period in [1, MAX_PERIOD] {
        check(|p: &mut Params| p.period = Some(period), &[]);
    }
    for period in [0, MAX_PERIOD + 1] {
        check(
            |p: &mut Params| p.period = Some(period),
            &["period: out_of_range"],
        );
    }
    check(|p: &mut Params| p.period = None, &[]);
    let seasonal = |p: &mut Params| (p.detector, p.period) = ("seasonal".into(), None);
    check(seasonal, &["period: period_needed"]);
    check(|p: &mut Params| p.threshold = 1_000.0, &[]);
    check(|p: &mut Params| p.threshold = f64::MIN_POSITIVE, &[]);
    check(
        |p: &mut Params| p.threshold = 0.0,
        &["threshold: outside_bounds"],
    );
    for wrong in [-0.1, 1_000.1, f64::INFINITY, f64::NAN] {
        check(
            |p: &mut Params| p.threshold = wrong,
            &["threshold: outside_bounds"],
        );
    }
    for scale in [0.0, MAX_ABSOLUTE] {
        check(|p: &mut Params| p.min_scale = scale, &[]);
    }
    for wrong in [-1.0, 1e13, f64::NAN] {
        check(
            |p: &mut Params| p.min_scale = wrong,
            &["min_scale: out_of_range"],
        );
    }
}

#[test]
fn a_series_without_its_defaults_is_what_the_contract_says() {
    let sent = json!({ "values": [1.0], "detector": "robust", "window": 24 });
    let read: detect::Params = serde_json::from_value(sent).unwrap();
    let expect = detect::Params {
        values: vec![Some(1.0)],
        ..detect::Params::default()
    };
    assert_eq!(read, expect);
    for needed in ["values", "detector", "window"] {
        let mut sent = json!({ "values": [1.0], "detector": "robust", "window": 24 });
        sent.as_object_mut().unwrap().remove(needed);
        assert!(
            serde_json::from_value::<detect::Params>(sent).is_err(),
            "{needed}"
        );
    }
    let described = limits_of::<detect::Params>();
    assert_eq!(
        described.default,
        json!({
            "detector": "robust", "window": 24, "threshold": 3.5, "min_scale": 0.0, "shape": "rows",
        })
    );
    let expected = [
        ("values", Limit::Items(1, MAX_VALUES)),
        ("values[]", Limit::Range(-MAX_ABSOLUTE, MAX_ABSOLUTE)),
        (
            "detector",
            Limit::Choice(vec!["robust", "ewma", "seasonal"]),
        ),
        ("window", Limit::Range(2.0, 1_000.0)),
        ("period", Limit::Range(1.0, 8_784.0)),
        ("threshold", Limit::Above(0.0, 1_000.0)),
        ("min_scale", Limit::Range(0.0, MAX_ABSOLUTE)),
        ("shape", Limit::Choice(vec!["rows", "columns"])),
    ];
    assert_eq!(
        described.limits,
        expected.map(|(field, limit)| (field.to_owned(), limit))
    );
}

/// A replay of one's own with a fault.
fn broken(params: &mut session::Params) {
    *params = session::Params {
        start: Some("2025-07-01T00:30:00Z".to_owned()),
        fault: Some("spike".to_owned()),
        station: Some("halifax".to_owned()),
        ..session::Params::default()
    };
}

#[test]
fn a_session_within_its_limits_is_taken() {
    type Params = session::Params;
    fn session(change: impl FnOnce(&mut Params), refused: &[&str]) {
        check(
            |p: &mut Params| {
                broken(p);
                change(p);
            },
            refused,
        );
    }
    session(|_| {}, &[]);
    for speed in [1, 600] {
        session(|p| p.speed = Some(speed), &[]);
    }
    for speed in [0, 601] {
        session(|p| p.speed = Some(speed), &["speed: out_of_range"]);
    }
    session(|p| p.seed = Some(MAX_SEED), &[]);
    session(|p| p.seed = Some(MAX_SEED + 1), &["seed: out_of_range"]);
    for start in ["1960-01-01T00:00:00Z", "2100-12-31T23:59:59Z", " "] {
        session(|p| p.start = Some(start.into()), &[]);
    }
    for start in [
        "soon",
        "1959-12-31T23:59:59Z",
        "2101-01-01T00:00:00Z",
        "2026-02-31T00:00:00Z",
    ] {
        session(|p| p.start = Some(start.into()), &["start: not_a_time"]);
    }
    for time in ["2025-07-01T00:00:00Z", "2025-07-07T23:59:59Z"] {
        session(|p| p.at = Some(time.into()), &[]);
        session(|p| p.fault_at = Some(time.into()), &[]);
    }
    for time in ["2025-06-30T23:59:59Z", "2025-07-08T00:00:00Z"] {
        session(|p| p.at = Some(time.into()), &["at: outside_session"]);
        session(
            |p| p.fault_at = Some(time.into()),
            &["fault_at: outside_session"],
        );
    }
    session(|p| p.fault = Some("flood".into()), &["fault: not_a_choice"]);
    session(|p| p.fault = None, &[]);
    session(|p| p.station = None, &["station: station_needed"]);
    session(
        |p| p.station = Some("paris".into()),
        &["station: unknown_station"],
    );
    for hours in [1, 48] {
        session(|p| p.hours = Some(hours), &[]);
    }
    for hours in [0, 49] {
        session(|p| p.hours = Some(hours), &["hours: out_of_range"]);
    }
    for size_c in [-40.0, 40.0] {
        session(|p| p.size_c = Some(size_c), &[]);
    }
    for wrong in [-40.1, 40.1, f64::NAN] {
        session(|p| p.size_c = Some(wrong), &["size_c: out_of_range"]);
    }
    session(|p| p.size_c = Some(0.0), &["size_c: zero"]);
}

#[test]
fn every_wrong_field_is_named_at_once() {
    check(
        |p: &mut detect::Params| {
            *p = detect::Params {
                values: Vec::new(),
                detector: "magic".into(),
                window: 1,
                period: Some(0),
                threshold: -1.0,
                min_scale: -1.0,
                shape: "round".into(),
            };
        },
        &[
            "values: wrong_count",
            "detector: not_a_choice",
            "window: out_of_range",
            "period: out_of_range",
            "threshold: outside_bounds",
            "min_scale: out_of_range",
            "shape: not_a_choice",
        ],
    );
    check(
        |p: &mut session::Params| {
            *p = session::Params {
                speed: Some(0),
                event: Some("ice-age".into()),
                seed: Some(u64::MAX),
                start: Some("soon".into()),
                at: Some("later".into()),
                fault: Some("flood".into()),
                station: Some("paris".into()),
                hours: Some(0),
                size_c: Some(99.0),
                fault_at: Some("never".into()),
            };
        },
        &[
            "speed: out_of_range",
            "event: not_a_choice",
            "seed: out_of_range",
            "start: not_a_time",
            "at: not_a_time",
            "fault_at: not_a_time",
            "fault: not_a_choice",
            "station: unknown_station",
            "hours: out_of_range",
            "size_c: out_of_range",
        ],
    );
    let outside = |p: &mut session::Params| {
        p.at = Some("2000-01-01T00:00:00Z".into());
        p.fault_at = p.at.clone();
    };
    check(
        outside,
        &["at: outside_session", "fault_at: outside_session"],
    );
}

#[test]
fn a_refusal_says_what_would_be_right() {
    says(
        |p: &mut detect::Params| p.threshold = 0.0,
        "threshold must be above 0 and at most 1000, got 0",
        json!({ "above": 0.0, "maximum": 1000.0, "got": 0.0 }),
    );
    says(
        |p: &mut detect::Params| (p.detector, p.period) = ("seasonal".into(), None),
        "period is needed by the seasonal detector, for example 24 for hours of a day",
        json!({ "detector": "seasonal" }),
    );
    says(
        |p: &mut session::Params| p.size_c = Some(0.0),
        "size_c must be -40 to 40 and not 0, got 0",
        json!({ "minimum": -40.0, "maximum": 40.0 }),
    );
    says(
        |p: &mut session::Params| p.station = Some("paris".into()),
        "station \"paris\" is not one of the stations; see the list of stations",
        json!({ "got": "paris" }),
    );
    says(
        |p: &mut session::Params| p.fault = Some("freeze".into()),
        "station is needed to say where the fault is",
        json!({ "fault": "freeze" }),
    );
    says(
        |p: &mut session::Params| p.start = Some("soon".into()),
        "start must be a time such as 2025-03-05T00:00:00Z, between 1960 and 2100",
        json!({ "first_year": 1960, "last_year": 2100, "got": "soon" }),
    );
    says(
        |p: &mut session::Params| {
            broken(p);
            p.at = Some("2025-07-08T00:00:00Z".into());
        },
        "at must lie within 168 hours from start on",
        json!({
            "start": "2025-07-01T00:00:00Z",
            "until": "2025-07-08T00:00:00Z",
            "got": "2025-07-08T00:00:00Z",
        }),
    );
}

#[test]
fn a_session_publishes_its_limits_though_nothing_was_sent() {
    let described = limits_of::<session::Params>();
    assert_eq!(described.default, json!({}));
    let fields: Vec<&str> = described
        .limits
        .iter()
        .map(|(field, _)| field.as_str())
        .collect();
    assert_eq!(
        fields,
        [
            "speed", "event", "seed", "start", "at", "fault_at", "fault", "station", "hours",
            "size_c", "size_c"
        ]
    );
    assert_eq!(described.limits[10].1, Limit::NotZero);
    let [first, last] = ["1960-01-01T00:00:00Z", "2100-12-31T23:59:59.999999999Z"];
    let years = Limit::Time(first.parse().unwrap(), last.parse().unwrap());
    assert_eq!(described.limits[3].1, years);
    let (_, Limit::Choice(known)) = &described.limits[7] else {
        panic!("the stations are a choice")
    };
    assert!(
        known
            .iter()
            .eq(stations().iter().map(|station| &station.id))
    );
}

#[test]
fn an_evaluation_has_a_seed_that_a_browser_keeps() {
    type Params = evaluation::Params;
    check(|_: &mut Params| {}, &[]);
    check(|p: &mut Params| p.seed = MAX_SEED, &[]);
    check(
        |p: &mut Params| p.seed = MAX_SEED + 1,
        &["seed: out_of_range"],
    );
    let default = limits_of::<Params>().default;
    assert_eq!(default, json!({ "seed": evaluation::STANDARD_SEED }));
    assert_eq!(
        serde_json::from_value::<Params>(json!({})).unwrap(),
        Params::default()
    );
}
