//! The cheapest set-up is the cheapest, and it holds where one machine less does not.

use boreal_demo_kit::number::wire;
use boreal_demo_kit::{Input, Money};
use cloud_infrastructure::plan::{
    EventKind, Params, Reason, Report, RunKind, TEMPLATE, availability, run,
};
use cloud_infrastructure::prices::{Catalogue, Cloud, Offer};
use cloud_infrastructure::{carbon, default_report, simulate};
use rust_decimal::Decimal;

fn report(params: Params) -> Report {
    run(&params.plan().unwrap(), Catalogue::bundled()).unwrap()
}

fn dollars(money: Money) -> f64 {
    wire(money.amount(), 2)
}

#[test]
fn five_machines_of_four_hold_and_four_do_not() {
    let report = default_report().plan;
    assert_eq!((report.load_cores, report.needed_cores), (12.0, 14));
    assert_eq!(report.work_p99_ms, 184.21);
    assert_eq!(report.budget_minutes, 43.8);
    let found: Vec<(Cloud, &str, u32, f64)> = report
        .clouds
        .iter()
        .map(|cloud| {
            let best = &cloud.best;
            (
                cloud.cloud,
                &*best.machine,
                best.machines,
                dollars(best.monthly_cad),
            )
        })
        .collect();
    assert_eq!(
        found,
        [
            (Cloud::Google, "e2-standard-4", 5, 757.38),
            (Cloud::Azure, "Standard_D4ps_v6", 5, 800.80),
            // The older m6g costs less than the m7g, at $933.76.
            (Cloud::Aws, "m6g.xlarge", 5, 878.83),
        ]
    );
    for cloud in &report.clouds {
        let best = &cloud.best;
        assert_eq!((best.p99_ms, best.p99_lost_ms), (184.34, 186.85));
        assert_eq!(best.availability_pct, 99.9752);
        let fewer = best.fewer.as_ref().unwrap();
        assert_eq!((fewer.machines, fewer.reason), (4, Reason::QueueGrows));
        assert_eq!((fewer.p99_ms, fewer.p99_lost_ms), (Some(186.85), None));
        let parts = best.carrying_cad.amount() + best.spare_cad.amount();
        assert_eq!(parts, best.monthly_cad.amount());
    }
}

#[test]
fn the_planned_machines_hold_in_the_simulation_and_one_less_breaks_with_the_failure() {
    let trial = default_report().plan.trial;
    let event = trial.event.as_ref().unwrap();
    assert_eq!((event.kind, event.at_seconds), (EventKind::Failure, 300.0));
    let [planned, fewer] = &trial.runs[..] else {
        panic!("two runs");
    };
    assert_eq!((planned.kind, planned.broken_steps), (RunKind::Planned, 0));
    assert!(planned.lost <= 4, "{}", planned.lost);
    // The one that fails is not paid for until it is back: 5 × 15 min less 5 min.
    assert_eq!(planned.machine_hours, 1.1667);
    assert_eq!(fewer.kind, RunKind::OneFewer);
    assert!(fewer.broken_steps >= 4, "{}", fewer.broken_steps);
    assert!(
        fewer.steps[..5]
            .iter()
            .all(|step| step.p99_ms.unwrap() < 250.0)
    );
    assert!(fewer.steps[7].p99_ms.unwrap() > 500.0);
    let requests = |run: &cloud_infrastructure::plan::Run| run.requests;
    assert_eq!(requests(planned), requests(fewer));
}

#[test]
fn what_a_machine_works_on_when_it_fails_is_lost_and_not_promised() {
    // 100 cores of work on five machines: 20 are lost with one, where a minute of 1200 requests may miss 12.
    let long = report(Params {
        requests_per_second: 20.0,
        service_ms: 5000.0,
        promise_ms: 60_000.0,
        timeout_ms: 120_000.0,
        vcpus: Some(32),
        ..Params::default()
    });
    assert_eq!((long.needed_cores, long.clouds[0].best.machines), (101, 5));
    let planned = &long.trial.runs[0];
    assert!(
        (13..=32).contains(&planned.lost_with_machine),
        "{}",
        planned.lost_with_machine
    );
    assert_eq!(planned.lost, planned.lost_with_machine);
    assert_eq!(planned.broken_steps, 0);
    let by_step: u32 = planned
        .steps
        .iter()
        .map(|step| step.lost_with_machine)
        .sum();
    assert_eq!(by_step, planned.lost_with_machine);
    // The same set-up of one's own is judged alike, however strict its budget.
    let failure = simulate::FailureParams {
        at_seconds: 300.0,
        machines: 1,
        repair_seconds: Some(300.0),
    };
    let params = simulate::Params {
        requests_per_second: 20.0,
        service_ms: 5000.0,
        promise_ms: 60_000.0,
        timeout_ms: Some(120_000.0),
        machines: 5,
        cores: 32,
        failure: Some(failure),
        availability_pct: 99.999,
        ..simulate::Params::default()
    };
    let setup = simulate::run(&params.plan().unwrap());
    assert_eq!(setup.lost, planned.lost);
    assert!(setup.holds);
}

/// The chance that a queue of so many servers makes one wait, summed as it is defined.
fn answer_beyond(servers: u32, rate: f64, service: f64, seconds: f64) -> f64 {
    let load = rate * service;
    if load >= f64::from(servers) {
        return 1.0;
    }
    let mut term = 1.0;
    let mut all = 1.0;
    for busy in 1..servers {
        term *= load / f64::from(busy);
        all += term;
    }
    let waiting = term * load / f64::from(servers) / (1.0 - load / f64::from(servers));
    let waits = waiting / (all + waiting);
    let (done, cleared) = (1.0 / service, f64::from(servers) / service - rate);
    let both =
        (cleared * (-done * seconds).exp() - done * (-cleared * seconds).exp()) / (cleared - done);
    (1.0 - waits) * (-done * seconds).exp() + waits * both
}

/// The chance that at least so many of the machines are up, by every number that may be down.
fn up(machines: u32, needed: u32, each: f64) -> f64 {
    let choose = |lost: u32| -> f64 {
        (0..lost)
            .map(|one| f64::from(machines - one) / f64::from(one + 1))
            .product()
    };
    (0..=machines - needed)
        .map(|lost| {
            choose(lost) * (1.0 - each).powi(lost as i32) * each.powi((machines - lost) as i32)
        })
        .sum()
}

/// Every machine in every number, tried without the search.
fn by_trying(params: &Params, cloud: Cloud) -> Option<Decimal> {
    let (service, promise) = (params.service_ms / 1000.0, params.promise_ms / 1000.0);
    let keeps = |machines: u32, offer: &Offer| {
        let cores = machines * offer.vcpus;
        answer_beyond(cores, params.requests_per_second, service, promise) <= 0.01
    };
    let offers = Catalogue::bundled().offers.iter().filter(|offer| {
        offer.cloud == cloud
            && offer.memory_gib >= params.memory_gib
            && params
                .vcpus
                .is_none_or(|vcpus| u32::from(vcpus) == offer.vcpus)
    });
    let mut best: Option<Decimal> = None;
    for offer in offers {
        let lost = u32::from(params.lost_machines);
        let needed = (1..).find(|&machines| keeps(machines, offer))?;
        for machines in 1..=needed + 8 {
            let monthly = offer.monthly(machines);
            let holds = machines > lost
                && keeps(machines - lost, offer)
                && up(machines, needed, params.machine_availability_pct / 100.0)
                    >= params.availability_pct / 100.0;
            if holds && best.is_none_or(|best| monthly < best) {
                best = Some(monthly);
            }
        }
    }
    best
}

#[test]
fn the_answer_is_the_cheapest_of_everything_tried() {
    let base = Params::default();
    let cases = [
        base.clone(),
        Params {
            memory_gib: 2.0,
            ..base.clone()
        },
        Params {
            memory_gib: 8.0,
            vcpus: Some(8),
            ..base.clone()
        },
        Params {
            requests_per_second: 37.0,
            lost_machines: 2,
            availability_pct: 99.99,
            ..base.clone()
        },
        Params {
            requests_per_second: 20.0,
            service_ms: 2000.0,
            promise_ms: 30_000.0,
            lost_machines: 0,
            availability_pct: 95.0,
            ..base
        },
    ];
    for params in cases {
        let found = report(params.clone());
        for cloud in &found.clouds {
            let tried = by_trying(&params, cloud.cloud).map(Money::new);
            assert_eq!(Some(cloud.best.monthly_cad), tried, "{params:?}");
        }
        let costs: Vec<Money> = found
            .clouds
            .iter()
            .map(|one| one.best.monthly_cad)
            .collect();
        assert!(costs.is_sorted());
    }
}

#[test]
fn what_is_cheaper_is_told_with_its_reason() {
    let report = default_report().plan;
    assert_eq!(report.cheaper.len(), 12);
    let best = report.clouds[0].best.monthly_cad;
    for cheaper in &report.cheaper {
        let fewer = &cheaper.fewer;
        assert!(fewer.monthly_cad < best, "{cheaper:?}");
        match fewer.reason {
            Reason::QueueGrows => assert_eq!(fewer.p99_lost_ms, None),
            Reason::TooSlow => assert!(fewer.p99_lost_ms.unwrap() > 250.0),
            Reason::TooRarelyUp => assert!(fewer.availability_pct < 99.9),
        }
    }
    // Without a machine to lose it is the availability that asks for one more.
    let alone = self::report(Params {
        lost_machines: 0,
        ..Params::default()
    });
    let fewer = alone.clouds[0].best.fewer.clone().unwrap();
    assert_eq!(fewer.reason, Reason::TooRarelyUp);
    assert_eq!(fewer.availability_pct, 98.015);
}

#[test]
fn machines_are_up_together_by_the_binomial() {
    assert!(
        (availability(5, 4, 0.995) - (0.995f64.powi(5) + 5.0 * 0.005 * 0.995f64.powi(4))).abs()
            < 1e-12
    );
    assert!((availability(3, 3, 0.9) - 0.729).abs() < 1e-12);
    assert!((availability(3, 1, 0.9) - 0.999).abs() < 1e-12);
    for (machines, needed) in [(8, 7), (40, 30), (300, 280)] {
        let apart = up(machines, needed, 0.97);
        assert!((availability(machines, needed, 0.97) - apart).abs() < 1e-9);
    }
}

#[test]
fn the_simulation_lies_on_the_formula() {
    let counts = default_report().plan.by_cores;
    assert_eq!(counts.first().map(|count| count.cores), Some(13));
    assert_eq!(counts.len(), 6);
    for count in counts {
        let found = count.simulated_p99_ms.unwrap();
        let off = (found - count.p99_ms).abs() / count.p99_ms;
        assert!(off < 0.08, "{count:?}");
        assert!(count.low_ms.unwrap() < found && found < count.high_ms.unwrap());
    }
}

#[test]
fn minutes_of_ones_own_are_planned_for_their_peak() {
    let own = report(Params {
        csv: TEMPLATE.to_owned(),
        surge: 4.0,
        ..Params::default()
    });
    assert_eq!(own.requests_per_second, 290.0);
    assert_eq!(own.surge, None);
    let table = own.own.unwrap();
    assert_eq!(
        (table.minutes, table.requests, table.peak_minute),
        (12, 127_950, 7)
    );
    assert_eq!((table.simulated_from, table.simulated_to), (0, 12));
    assert!(
        (50.0..90.0).contains(&table.elastic_pct),
        "{}",
        table.elastic_pct
    );
    let [planned, _] = &own.trial.runs[..] else {
        panic!("two runs");
    };
    assert_eq!((planned.requests, planned.steps.len()), (127_950, 12));
    assert_eq!(own.trial.event.unwrap().at_seconds, 420.0);
    // Too many for one simulation: those around the peak.
    let rows: String = (0..600)
        .map(|minute| format!("{minute},{}\n", 9000 + 20 * minute))
        .collect();
    let long = report(Params {
        csv: format!("minute,requests\n{rows}"),
        ..Params::default()
    });
    let table = long.own.unwrap();
    assert_eq!(table.simulated_to, 600);
    assert!(table.simulated_from > 560, "{}", table.simulated_from);
    assert!(long.trial.runs[0].requests <= 450_000);
}

#[test]
fn carbon_is_the_grid_s_and_the_cores() {
    use cloud_infrastructure::prices::Province;
    // 20 vCPUs, 60 % busy: 20 × (0.68 + 0.6 × 3.43) W × 1.1 × 730 h.
    let quebec = carbon::of_month(Cloud::Google, Province::Quebec, 20, 0.6);
    let ontario = carbon::of_month(Cloud::Google, Province::Ontario, 20, 0.6);
    assert_eq!((quebec.kwh, ontario.kwh), (43.97, 43.97));
    assert_eq!((quebec.grams, ontario.grams), (66.0, 1319.2));
    // At one price the cleaner grid is taken.
    let report = default_report().plan;
    assert_eq!(report.clouds[0].best.region, "northamerica-northeast1");
    assert_eq!(report.clouds[1].best.region, "canadaeast");
    assert_eq!(report.clouds[0].best.carbon, quebec);
}

#[test]
fn only_what_fits_is_offered() {
    let x86 = report(Params {
        processor: Some("x86".to_owned()),
        province: Some("ontario".to_owned()),
        ..Params::default()
    });
    let clouds: Vec<Cloud> = x86.clouds.iter().map(|one| one.cloud).collect();
    assert_eq!(clouds, [Cloud::Google, Cloud::Azure]);
    let none = Params {
        memory_gib: 1024.0,
        vcpus: Some(1),
        ..Params::default()
    };
    let refused = run(&none.plan().unwrap(), Catalogue::bundled()).unwrap_err();
    assert_eq!(
        (&*refused.field, &*refused.code),
        ("memory_gib", "no_machine")
    );
}
