//! The formulae against figures worked out by hand, and the simulator against the formulae.

use boreal_demo_kit::stats::{mean, standard_deviation};
use cloud_infrastructure::queueing::{ErlangB, Queue};
use cloud_infrastructure::simulator::{Outcome, Scenario, Traffic, Work, run};

const REQUESTS: f64 = 3_000_000.0;
const BATCHES: usize = 30;
/// Of Student's distribution with 29 degrees of freedom: 999 of 1,000 intervals hold the true value.
const STUDENT: f64 = 3.659;

fn queue(servers: u32, load: f64) -> Queue {
    Queue::new(servers, load, 1.0).unwrap()
}

fn near(ours: f64, theirs: f64) {
    assert!((ours - theirs).abs() < 1e-9, "{ours} for {theirs}");
}

#[test]
fn closed_forms_are_those_worked_out_by_hand() {
    // 2 erlang before 3 servers: (8/6) / (1 + 2 + 2 + 8/6) = 4/19.
    let mut blocked = ErlangB::new(2.0);
    for _ in 0..3 {
        blocked.add_server();
    }
    near(blocked.blocked(), 4.0 / 19.0);
    near(queue(3, 2.0).wait_chance(), 4.0 / 9.0);
    near(queue(3, 2.0).mean_wait(), 4.0 / 9.0);
    // 1 erlang before 2 servers: a third waits, and those a whole work.
    near(queue(2, 1.0).wait_chance(), 1.0 / 3.0);
    near(queue(2, 1.0).mean_wait(), 1.0 / 3.0);
    // One server: the wait is ρ/(1 − ρ), and the answer exponential with 1 − ρ.
    near(queue(1, 0.8).mean_wait(), 4.0);
    near(queue(1, 0.8).answer_beyond(3.0), (-0.6f64).exp());
    near(queue(1, 0.8).answer_quantile(0.99), 100f64.ln() / 0.2);
    // Two servers, 1 erlang: waits are cleared as fast as work is done, where the general form divides by nothing.
    let both = (2.0 / 3.0 + 1.0 / 3.0 * 3.0) * (-2.0f64).exp();
    near(queue(2, 1.0).answer_beyond(2.0), both);
    // Nobody waits before very many servers.
    near(queue(200, 1.0).answer_quantile(0.99), 100f64.ln());
    assert_eq!(Queue::new(12, 300.0, 0.04), None);
}

#[test]
fn quantiles_are_where_the_tails_are() {
    for (servers, load) in [(1, 0.5), (4, 3.6), (20, 12.0), (64, 60.0)] {
        let queue = queue(servers, load);
        for p in [0.5, 0.95, 0.99] {
            near(queue.answer_beyond(queue.answer_quantile(p)), 1.0 - p);
            let wait = queue.wait_quantile(p);
            if wait > 0.0 {
                near(queue.wait_beyond(wait), 1.0 - p);
            } else {
                assert!(queue.wait_chance() <= 1.0 - p);
            }
        }
    }
}

/// Waits in the order of answers, the first tenth left out: it starts without a queue.
fn waits(servers: u32, load: f64, work: Work, seed: u64) -> Vec<f64> {
    let seconds = REQUESTS / load;
    let mut waits = Vec::new();
    let scenario = Scenario {
        traffic: Traffic::steady(seconds, load),
        work,
        machines: 1,
        cores: servers,
        autoscale: None,
        failure: None,
        patience: None,
        step: seconds,
        seed,
    };
    run(&scenario, |outcome| match outcome {
        Outcome::Answered { wait, .. } => waits.push(wait),
        Outcome::Lost { .. } => panic!("nobody is lost without a reason"),
    });
    waits.split_off(waits.len() / 10)
}

/// The mean of a figure over batches, and half the width of its interval.
fn interval(waits: &[f64], figure: impl Fn(&[f64]) -> f64) -> (f64, f64) {
    let size = waits.len().div_ceil(BATCHES);
    let batches: Vec<f64> = waits.chunks(size).map(figure).collect();
    let spread = standard_deviation(&batches).unwrap();
    let half = STUDENT * spread / (batches.len() as f64).sqrt();
    (mean(&batches).unwrap(), half)
}

/// The interval holds the formula's figure, and is narrow enough to tell a wrong one.
fn held(what: &str, (found, half): (f64, f64), theirs: f64) {
    assert!(
        (found - theirs).abs() <= half,
        "{what}: {found} ± {half} for {theirs}"
    );
    assert!(half <= 0.18 * theirs, "{what}: ± {half} of {theirs}");
}

#[test]
fn the_simulator_waits_as_the_formula_says_at_twelve_loads() {
    let levels = [
        (1, 0.3),
        (1, 0.6),
        (1, 0.85),
        (2, 0.5),
        (2, 0.8),
        (4, 0.6),
        (4, 0.85),
        (8, 0.75),
        (12, 0.85),
        (16, 0.75),
        (20, 0.8),
        (48, 0.85),
    ];
    for (index, (servers, busy)) in (1..).zip(levels) {
        let load = f64::from(servers) * busy;
        let queue = queue(servers, load);
        let waits = waits(servers, load, Work::Exponential { mean: 1.0 }, index);
        let of = |what: &str| format!("{what} of {servers} servers at {busy}");
        held(
            &of("mean wait"),
            interval(&waits, |batch| mean(batch).unwrap()),
            queue.mean_wait(),
        );
        let share = |beyond: f64| {
            move |batch: &[f64]| {
                batch.iter().filter(|&&wait| wait > beyond).count() as f64 / batch.len() as f64
            }
        };
        held(
            &of("chance to wait"),
            interval(&waits, share(0.0)),
            queue.wait_chance(),
        );
        // A tail that one of ten of those who wait is beyond.
        let beyond = 10f64.ln() / (f64::from(servers) - load);
        held(
            &of("tail"),
            interval(&waits, share(beyond)),
            queue.wait_beyond(beyond),
        );
    }
}

#[test]
fn one_server_waits_as_pollaczek_and_khinchine_say_for_any_work() {
    let shapes = [
        (Work::Constant { mean: 1.0 }, 0.0),
        (Work::Exponential { mean: 1.0 }, 1.0),
        (
            Work::Lognormal {
                mean: 1.0,
                spread: 1.5,
            },
            1.5,
        ),
    ];
    for (seed, (work, spread)) in (20..).zip(shapes) {
        let busy = 0.6;
        let theirs = busy * (1.0 + spread * spread) / (2.0 * (1.0 - busy));
        let waits = waits(1, busy, work, seed);
        held(
            &format!("{work:?}"),
            interval(&waits, |batch| mean(batch).unwrap()),
            theirs,
        );
    }
}
