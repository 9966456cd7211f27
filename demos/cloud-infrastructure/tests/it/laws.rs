//! What holds for any workload.

use boreal_demo_kit::Input;
use cloud_infrastructure::plan::{Params, needed_cores, run};
use cloud_infrastructure::prices::Catalogue;
use cloud_infrastructure::queueing::Queue;
use cloud_infrastructure::simulate;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn one_server_more_never_waits_longer(servers in 1..80u32, busy in 0.05..0.99f64, p in 0.5..0.999f64) {
        let load = f64::from(servers) * busy;
        let now = Queue::new(servers, load, 1.0).unwrap();
        let more = Queue::new(servers + 1, load, 1.0).unwrap();
        prop_assert!(more.wait_chance() <= now.wait_chance());
        prop_assert!(more.mean_wait() <= now.mean_wait());
        prop_assert!(more.answer_quantile(p) <= now.answer_quantile(p) * (1.0 + 1e-12));
    }

    #[test]
    fn the_cores_that_are_needed_keep_the_promise_and_one_less_does_not(rate in 0.1..500.0f64, service in 0.001..0.5f64, slack in 1.02..5.0f64) {
        let promise = service * 100f64.ln() * slack;
        let cores = needed_cores(rate, service, promise).unwrap();
        let p99 = |cores| Queue::new(cores, rate, service).map_or(f64::INFINITY, |queue| queue.answer_quantile(0.99));
        prop_assert!(p99(cores) <= promise);
        prop_assert!(cores == 1 || p99(cores - 1) > promise);
    }

    #[test]
    fn every_candidate_keeps_the_promise_and_is_paid_in_full(rate in 1.0..60.0f64, lost in 0..3u16, memory in 0.0..64.0f64, availability in 90.0..99.99f64) {
        let params = Params { requests_per_second: rate, lost_machines: lost, memory_gib: memory, availability_pct: availability, ..Params::default() };
        let report = run(&params.clone().plan().unwrap(), Catalogue::bundled()).unwrap();
        for cloud in &report.clouds {
            for one in std::iter::once(&cloud.best).chain(&cloud.next) {
                prop_assert!(one.p99_ms <= one.p99_lost_ms && one.p99_lost_ms <= params.promise_ms);
                prop_assert!(one.memory_gib >= memory);
                prop_assert!(one.availability_pct + 1e-4 >= availability);
                prop_assert!(one.machines >= one.carrying_machines + u32::from(lost));
                prop_assert!(one.monthly_cad >= cloud.best.monthly_cad);
                prop_assert_eq!(one.carrying_cad.amount() + one.spare_cad.amount(), one.monthly_cad.amount());
            }
        }
    }

    #[test]
    fn every_request_is_answered_or_lost(minutes in prop::collection::vec(0..3000u32, 1..6), machines in 1..6u16, at in 0.0..300.0f64, seed in 0..1000u64) {
        let params = simulate::Params {
            per_minute: minutes.clone(),
            machines,
            failure: Some(simulate::FailureParams { at_seconds: at, machines: 2, repair_seconds: None }),
            timeout_ms: Some(900.0),
            seed,
            ..simulate::Params::default()
        };
        let report = simulate::run(&params.plan().unwrap());
        prop_assert_eq!(report.requests, minutes.iter().sum::<u32>());
        prop_assert_eq!(report.answered + report.lost, report.requests);
        prop_assert!(report.utilisation_pct <= 100.0);
        let by_minute: Vec<u32> = report.minutes.iter().map(|minute| minute.requests).collect();
        prop_assert_eq!(by_minute, minutes);
    }
}
