//! What a surge meets: the planned machines, autoscaling by its rule, and what being ready takes.

use boreal_demo_kit::Input;
use cloud_infrastructure::plan::{EventKind, Params, Report, RunKind, run};
use cloud_infrastructure::prices::Catalogue;

fn report(params: Params) -> Report {
    run(&params.plan().unwrap(), Catalogue::bundled()).unwrap()
}

#[test]
fn a_surge_breaks_the_promise_until_new_machines_work() {
    let report = report(Params {
        surge: 4.0,
        ..Params::default()
    });
    let trial = report.trial;
    assert_eq!(trial.event.unwrap().kind, EventKind::Surge);
    let [fixed, scaled] = &trial.runs[..] else {
        panic!("two runs");
    };
    assert_eq!(
        (fixed.kind, scaled.kind),
        (RunKind::Planned, RunKind::Autoscaled)
    );
    assert_eq!(fixed.broken_steps, 10);
    // As busy as planned for, the calm before it orders no machine.
    assert!(scaled.steps[..5].iter().all(|step| step.machines == 5.0));
    assert_eq!(scaled.broken_steps, 6);
    assert!(scaled.steps[14].p99_ms.unwrap() < 250.0);
    let surge = report.surge.unwrap();
    assert_eq!(surge.requests_per_second, 1200.0);
    // 50 cores keep the promise at 48 of work, on machines of four; two more may be lost or down.
    assert_eq!((surge.machines, surge.carrying_machines), (15, 13));
    // A quarter of an hour at US$0.14754 × 1.4064.
    assert_eq!((fixed.machine_hours, surge.machine_hours), (1.25, 3.75));
    assert_eq!(fixed.cost_cad.amount().to_string(), "0.26");
    assert_eq!(surge.cost_cad.amount().to_string(), "0.78");
    // What starts is paid for: nine machines from the first look, fifteen from where these work.
    let by_step: f64 = scaled.steps.iter().map(|step| step.machines / 60.0).sum();
    assert!((scaled.machine_hours - by_step).abs() < 0.01);
    assert!((2.4..2.8).contains(&scaled.machine_hours));
    assert!(fixed.cost_cad < scaled.cost_cad && scaled.cost_cad < surge.cost_cad);
}

#[test]
fn autoscaling_keeps_the_rule_it_is_given() {
    let scaled = |change: fn(&mut Params)| {
        let mut params = Params {
            surge: 4.0,
            ..Params::default()
        };
        change(&mut params);
        report(params).trial.runs.remove(1)
    };
    let planned = scaled(|_| {});
    // 48 cores of work before 32.
    let few = scaled(|params| params.max_machines = Some(8));
    assert!(few.steps.iter().all(|step| step.machines <= 8.0));
    assert_eq!(few.steps[14].machines, 8.0);
    assert!(few.broken_steps > planned.broken_steps);
    // A fifth busy takes three times the machines at the peak, in time for the rush.
    let roomy = scaled(|params| params.target_utilisation_pct = Some(20.0));
    assert_eq!((roomy.steps[4].machines, roomy.broken_steps), (15.0, 0));
    let slow = scaled(|params| params.check_seconds = 300.0);
    assert!(slow.broken_steps > planned.broken_steps);
    // Fewer than planned are never kept.
    let fewest = scaled(|params| params.max_machines = Some(1));
    assert!(fewest.steps.iter().all(|step| step.machines == 5.0));
}

#[test]
fn machines_are_paid_for_until_traffic_ends() {
    let quiet: String = (1..10).map(|minute| format!("{minute},0\n")).collect();
    let report = report(Params {
        csv: format!("minute,requests\n0,18000\n{quiet}"),
        ..Params::default()
    });
    let [planned, _] = &report.trial.runs[..] else {
        panic!("two runs");
    };
    assert_eq!((planned.kind, planned.machines), (RunKind::Planned, 5));
    // One is lost for the first five minutes; nothing happens in the last five.
    let by_step: Vec<f64> = planned.steps.iter().map(|step| step.machines).collect();
    assert_eq!(by_step[5..], [5.0; 5]);
    assert_eq!(planned.machine_hours, 0.75);
}
