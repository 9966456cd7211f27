//! The least and the most that is taken, and what is refused.

use boreal_demo_kit::Input;
use cloud_infrastructure::prices::Catalogue;
use cloud_infrastructure::{plan, simulate};

fn refused<I: Input>(change: impl FnOnce(&mut I)) -> (String, String) {
    let mut params = I::default();
    change(&mut params);
    match params.plan() {
        Ok(_) => panic!("taken"),
        Err(errors) => (errors.0[0].field.clone(), errors.0[0].code.clone()),
    }
}

#[track_caller]
fn check<I: Input>(field: &str, code: &str, change: impl FnOnce(&mut I)) {
    assert_eq!(refused(change), (field.to_owned(), code.to_owned()));
}

#[test]
fn a_plan_is_refused_by_its_field() {
    type P = plan::Params;
    let out = "out_of_range";
    check("requests_per_second", out, |p: &mut P| {
        p.requests_per_second = 0.0
    });
    check("requests_per_second", out, |p: &mut P| {
        p.requests_per_second = f64::NAN
    });
    check("requests_per_second", out, |p: &mut P| {
        p.requests_per_second = 1e300
    });
    check("service_ms", out, |p: &mut P| p.service_ms = -1.0);
    check("promise_ms", out, |p: &mut P| p.promise_ms = f64::INFINITY);
    check("lost_machines", out, |p: &mut P| p.lost_machines = 6);
    check("availability_pct", out, |p: &mut P| {
        p.availability_pct = 100.0
    });
    check("machine_availability_pct", out, |p: &mut P| {
        p.machine_availability_pct = 100.0
    });
    check("memory_gib", out, |p: &mut P| p.memory_gib = -0.5);
    check("vcpus", out, |p: &mut P| p.vcpus = Some(0));
    check("processor", "not_a_choice", |p: &mut P| {
        p.processor = Some("mips".to_owned())
    });
    check("province", "not_a_choice", |p: &mut P| {
        p.province = Some("alberta".to_owned())
    });
    check("egress_gb", out, |p: &mut P| p.egress_gb = 1e9);
    check("surge", out, |p: &mut P| p.surge = 0.5);
    check("start_seconds", out, |p: &mut P| p.start_seconds = 1e4);
    check("check_seconds", out, |p: &mut P| p.check_seconds = 14.0);
    check("target_utilisation_pct", out, |p: &mut P| {
        p.target_utilisation_pct = Some(4.9)
    });
    check("max_machines", out, |p: &mut P| p.max_machines = Some(501));
    check("seed", out, |p: &mut P| p.seed = u64::MAX);
    // Work alone: 40 ms × ln 100 are 184.2 ms.
    check("promise_ms", "unreachable", |p: &mut P| {
        p.promise_ms = 184.2
    });
    check("requests_per_second", "too_much_work", |p: &mut P| {
        p.requests_per_second = 2000.0;
        p.service_ms = 1001.0;
        p.promise_ms = 60_000.0;
    });
    check("requests_per_second", "too_much_work", |p: &mut P| {
        p.requests_per_second = 1000.0;
        p.service_ms = 300.0;
        p.promise_ms = 60_000.0;
        p.surge = 10.0;
    });
    // A table gives the traffic: 1,500 requests a second of two seconds each.
    check("csv", "too_much_work", |p: &mut P| {
        p.csv = "minute,requests\n0,90000\n".to_owned();
        p.service_ms = 2000.0;
        p.promise_ms = 30_000.0;
    });
}

#[test]
fn a_table_is_refused_by_its_line() {
    let message = |csv: &str| {
        let params = plan::Params {
            csv: csv.to_owned(),
            ..plan::Params::default()
        };
        let refused = params.plan().unwrap_err().0.remove(0);
        assert_eq!(refused.field, "csv");
        refused.message
    };
    for (csv, part) in [
        ("minute\n1\n", "requests"),
        ("minute,requests\n", "at least one row"),
        ("minute,requests\n0,5\n2,5\n", "minutes follow one another"),
        ("minute,requests\n0.5,5\n", "whole number"),
        ("minute,requests\n0,-1\n", "0 to 120000"),
        ("minute,requests\n0,120001\n", "0 to 120000"),
        ("minute,requests\n0,1.5\n", "0 to 120000"),
        ("minute,requests\n0,\n", "empty"),
        ("minute,requests\n0,0\n1,0\n", "no minute with a request"),
        ("minute,requests\nx,1\n", "not a number"),
    ] {
        let message = message(csv);
        assert!(message.contains(part), "{csv:?}: {message}");
    }
    let day = |rows: u32| {
        let rows: String = (0..rows).map(|minute| format!("{minute},9\n")).collect();
        format!("minute,requests\n{rows}")
    };
    assert!(message(&day(1441)).contains("1440"));
    let most = plan::Params {
        csv: day(1440),
        ..plan::Params::default()
    };
    let report = plan::run(&most.plan().unwrap(), Catalogue::bundled()).unwrap();
    assert_eq!(report.own.unwrap().simulated_to, 1440);
}

#[test]
fn the_least_and_the_most_of_a_plan_are_answered() {
    let base = plan::Params::default();
    for params in [
        plan::Params {
            requests_per_second: 0.01,
            service_ms: 0.1,
            promise_ms: 1.0,
            lost_machines: 0,
            availability_pct: 50.0,
            memory_gib: 0.0,
            ..base.clone()
        },
        plan::Params {
            requests_per_second: 2000.0,
            service_ms: 1000.0,
            promise_ms: 600_000.0,
            lost_machines: 5,
            availability_pct: 99.999,
            machine_availability_pct: 90.0,
            memory_gib: 0.0,
            ..base.clone()
        },
        plan::Params {
            requests_per_second: 2000.0,
            service_ms: 100.0,
            promise_ms: 1000.0,
            surge: 10.0,
            start_seconds: 0.0,
            ..base.clone()
        },
        plan::Params {
            requests_per_second: 0.01,
            service_ms: 60_000.0,
            promise_ms: 600_000.0,
            surge: 10.0,
            ..base.clone()
        },
        plan::Params {
            csv: "minute,requests\n-3,1\n".to_owned(),
            ..base
        },
    ] {
        let report = plan::run(&params.clone().plan().unwrap(), Catalogue::bundled()).unwrap();
        for cloud in &report.clouds {
            let best = &cloud.best;
            assert!(best.p99_lost_ms <= params.promise_ms, "{best:?}");
            assert!(best.availability_pct >= params.availability_pct - 1e-4);
        }
        assert!(!report.trial.runs.is_empty());
        let text = serde_json::to_string(&report).unwrap();
        assert!(!text.contains("null,\"p99_lost_ms\":null,\"availability_pct\":100"));
    }
}

#[test]
fn a_simulation_is_refused_by_its_field() {
    type P = simulate::Params;
    let out = "out_of_range";
    check("requests_per_second", out, |p: &mut P| {
        p.requests_per_second = 2001.0
    });
    check("seconds", out, |p: &mut P| p.seconds = 0.0);
    check("seconds", "too_many_requests", |p: &mut P| {
        p.seconds = 86_400.0
    });
    check("per_minute", "too_many_requests", |p: &mut P| {
        p.per_minute = vec![100_000; 11]
    });
    check("per_minute", "wrong_count", |p: &mut P| {
        p.per_minute = vec![1; 1441]
    });
    check("per_minute[1]", out, |p: &mut P| {
        p.per_minute = vec![1, 120_001]
    });
    check("service_ms", out, |p: &mut P| p.service_ms = f64::NAN);
    check("service_shape", "not_a_choice", |p: &mut P| {
        p.service_shape = "normal".to_owned()
    });
    check("service_spread", out, |p: &mut P| p.service_spread = 0.0);
    check("machines", out, |p: &mut P| p.machines = 0);
    check("cores", out, |p: &mut P| p.cores = 65);
    check("timeout_ms", out, |p: &mut P| p.timeout_ms = Some(0.0));
    check("promise_ms", out, |p: &mut P| p.promise_ms = 0.0);
    check("availability_pct", out, |p: &mut P| {
        p.availability_pct = 49.0
    });
    check("failure.at_seconds", out, |p: &mut P| {
        p.failure = Some(simulate::FailureParams {
            at_seconds: -1.0,
            machines: 1,
            repair_seconds: None,
        });
    });
    let rule = |max_machines, check_seconds| {
        Some(simulate::AutoscaleParams {
            max_machines,
            target_utilisation_pct: 60.0,
            check_seconds,
            start_seconds: 60.0,
        })
    };
    check("autoscale.check_seconds", out, |p: &mut P| {
        p.autoscale = rule(9, 1.0);
    });
    // Five at the start are as many as may be.
    check(
        "autoscale.max_machines",
        "fewer_than_machines",
        |p: &mut P| p.autoscale = rule(4, 60.0),
    );
    let enough = P {
        autoscale: rule(5, 60.0),
        ..P::default()
    };
    assert!(enough.plan().is_ok());
}

fn simulated(params: simulate::Params) -> simulate::Report {
    simulate::run(&params.plan().unwrap())
}

#[test]
fn a_steady_simulation_is_told_with_the_formula() {
    let report = simulated(simulate::Params::default());
    assert!(report.holds);
    assert_eq!(
        (report.minutes.len(), report.lost, report.late > 0),
        (15, 0, true)
    );
    let formula = report.formula.unwrap();
    assert_eq!(formula.p99_ms, 184.344);
    let off = (report.p99_ms.unwrap() - formula.p99_ms).abs();
    assert!(off < 4.0, "{off}");
    assert_eq!(report.machine_hours, 1.25);
    assert_eq!(report.budget.used_pct, 0.0);
}

#[test]
fn the_budget_counts_what_is_lost() {
    let report = simulated(simulate::Params {
        machines: 2,
        timeout_ms: Some(500.0),
        seconds: 120.0,
        ..simulate::Params::default()
    });
    // Two machines do two thirds of the work.
    assert!(!report.holds);
    let share = f64::from(report.lost) / f64::from(report.requests);
    assert!((share - 1.0 / 3.0).abs() < 0.02, "{share}");
    assert!((report.budget.used_pct - 100.0 * share / 0.001).abs() < 200.0);
    assert_eq!(report.answered + report.lost, report.requests);
    assert_eq!(report.formula, None);
}

#[test]
fn what_is_lost_with_a_machine_is_in_no_budget() {
    let report = simulated(simulate::Params {
        requests_per_second: 1000.0,
        seconds: 60.0,
        machines: 2,
        cores: 64,
        failure: Some(simulate::FailureParams {
            at_seconds: 30.0,
            machines: 1,
            repair_seconds: None,
        }),
        availability_pct: 99.999,
        ..simulate::Params::default()
    });
    // 1000 × 40 ms keep 40 cores busy, about 20 of the machine that fails; 64 cores carry the rest in time.
    let minutes = report.minutes.iter();
    let with_machine: u32 = minutes.map(|minute| minute.lost_with_machine).sum();
    assert!((5..=45).contains(&with_machine), "{with_machine}");
    assert_eq!(report.lost, with_machine);
    // Of 60,000 not one may be lost waiting, and none is.
    assert!(report.budget.allowed < 1.0);
    assert_eq!((report.budget.lost, report.budget.used_pct), (0, 0.0));
    assert!(report.holds);
}

#[test]
fn a_request_lost_waiting_breaks_the_promise_as_a_late_one_does() {
    let report = simulated(simulate::Params {
        machines: 2,
        timeout_ms: Some(500.0),
        seconds: 120.0,
        promise_ms: 5000.0,
        availability_pct: 50.0,
        ..simulate::Params::default()
    });
    // A third is lost, within the budget; all who are answered are so in time.
    assert!(report.budget.used_pct < 100.0);
    assert_eq!(report.late, 0);
    assert!(!report.holds);
}

#[test]
fn nothing_comes_and_nothing_is_told() {
    let report = simulated(simulate::Params {
        per_minute: vec![0, 0],
        ..simulate::Params::default()
    });
    assert_eq!(
        (report.requests, report.p99_ms, report.mean_ms),
        (0, None, None)
    );
    assert!(report.holds);
    // A queue that only grows has no formula.
    let crowded = simulated(simulate::Params {
        machines: 3,
        seconds: 60.0,
        ..simulate::Params::default()
    });
    assert_eq!(crowded.formula, None);
}
