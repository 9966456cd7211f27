//! The synthetic replay and the faults on it.

use super::START;
use jiff::SignedDuration;
use real_time_analytics::evaluation::{STANDARD_SEED, STANDARD_START, evaluate};
use real_time_analytics::fault::{Fault, FaultKind, Injector};
use real_time_analytics::replay::{Replay, ReplayPlan};
use real_time_analytics::stream::{AlertKind, StreamPlan};
use real_time_analytics::{Observation, stations};

fn plan(seed: u64, hours: u32) -> ReplayPlan {
    ReplayPlan::new(seed, START, hours)
}

#[test]
fn the_same_seed_gives_the_same_weather_and_another_seed_another() {
    let first = Replay::generate(&plan(1, 48));
    assert_eq!(first.arrivals(), Replay::generate(&plan(1, 48)).arrivals());
    assert_ne!(first.arrivals(), Replay::generate(&plan(2, 48)).arrivals());
}

#[test]
fn thirty_five_stations_report_in_order_of_arrival_and_can_be_sought() {
    assert_eq!(stations().len(), 35);
    let replay = Replay::generate(&plan(1, 72));
    let arrivals = replay.arrivals();
    assert!(
        arrivals
            .windows(2)
            .all(|pair| pair[0].arrived_at <= pair[1].arrived_at)
    );
    assert!(arrivals.iter().all(|o| o.arrived_at > o.observed_at));
    let middle = START + SignedDuration::from_hours(36);
    let at = replay.seek(middle);
    assert!(arrivals[at].arrived_at >= middle && arrivals[at - 1].arrived_at < middle);
    assert_eq!(replay.seek(START), 0);
}

#[test]
fn a_month_of_weather_averages_to_the_climate() {
    // April of an inland station: the mean of 30 seeds lies within a degree of the published one.
    let start = jiff::Timestamp::constant(1_743_465_600, 0);
    let mean = |station: &str| {
        let mut sum = 0.0;
        let mut count = 0.0;
        for seed in 0..12 {
            let plan = ReplayPlan {
                disorder: false,
                ..ReplayPlan::new(seed, start, 720)
            };
            for report in Replay::generate(&plan)
                .arrivals()
                .iter()
                .filter(|o| o.station == station)
            {
                sum += report.temperature_c.unwrap();
                count += 1.0;
            }
        }
        sum / count
    };
    let winnipeg = stations().iter().find(|s| s.id == "winnipeg").unwrap();
    assert!((mean("winnipeg") - winnipeg.monthly_mean_c[3]).abs() < 1.5);
}

#[test]
fn without_disorder_every_hour_arrives_once() {
    let plan = ReplayPlan {
        disorder: false,
        ..plan(1, 24)
    };
    assert_eq!(Replay::generate(&plan).arrivals().len(), 35 * 24);
}

fn readings() -> Vec<Observation> {
    let plan = ReplayPlan {
        disorder: false,
        ..plan(1, 24)
    };
    let all = Replay::generate(&plan);
    all.arrivals()
        .iter()
        .filter(|o| o.station == "regina")
        .cloned()
        .collect()
}

#[test]
fn each_fault_does_what_it_says() {
    let through = |kind: FaultKind| -> Vec<Observation> {
        let fault = Fault::lasting(
            kind,
            "regina",
            START + SignedDuration::from_hours(5),
            3,
            10.0,
        );
        let mut injector = Injector::new(vec![fault]);
        readings()
            .into_iter()
            .filter_map(|o| injector.apply(o))
            .collect()
    };
    let clean = readings();
    let spiked = through(FaultKind::Spike);
    assert_eq!(spiked[4], clean[4]);
    assert!(
        (spiked[5].temperature_c.unwrap() - clean[5].temperature_c.unwrap() - 10.0).abs() < 1e-9
    );
    assert_eq!(spiked[5].injected, Some(FaultKind::Spike));
    assert_eq!(spiked[8], clean[8]);
    let frozen = through(FaultKind::Freeze);
    assert!((5..8).all(|i| frozen[i].temperature_c == clean[4].temperature_c));
    assert_eq!(frozen[8], clean[8]);
    assert_eq!(through(FaultKind::Dropout).len(), clean.len() - 3);
}

#[test]
fn faults_are_caught_and_false_alarms_counted_on_the_standard_replay() {
    let result = evaluate(STANDARD_SEED, STANDARD_START, StreamPlan::default());
    let caught = |kind: FaultKind, by: AlertKind| {
        let of_kind = || result.faults.iter().filter(|f| f.fault.kind == kind);
        (
            of_kind().filter(|f| f.alerts.contains(&by)).count(),
            of_kind().count(),
        )
    };
    let counts: Vec<(u64, u64, u64)> = result
        .detectors
        .iter()
        .map(|d| (d.false_alarms, d.spikes_caught, d.spikes))
        .collect();
    // Read and accepted: robust, ewma, seasonal. Weather that swings by day
    // fools the first, fronts fool the last; the weighted mean is slow but calm.
    assert_eq!(counts, [(182, 4, 10), (0, 8, 10), (304, 5, 10)]);
    // By the weeks they cover, not those that were played: 182 over 35 stations and 13 days.
    assert_eq!((result.readings, result.counted_days), (10_621, 13));
    assert_eq!(result.detectors[0].false_alarms_per_station_week, 2.8);
    assert_eq!(result.false_alerts_by_quorum, 6);
    assert_eq!(
        caught(FaultKind::Freeze, AlertKind::Frozen).0,
        caught(FaultKind::Freeze, AlertKind::Frozen).1
    );
    assert_eq!(
        caught(FaultKind::Dropout, AlertKind::Dropout).0,
        caught(FaultKind::Dropout, AlertKind::Dropout).1
    );
    assert!(result.stats.late > 0 && result.stats.duplicates > 0 && result.stats.out_of_order > 0);
    assert_eq!(
        result.stats.received,
        result.stats.accepted
            + result.stats.out_of_order
            + result.stats.late
            + result.stats.duplicates
            + result.stats.revised
            + result.stats.implausible
    );
}
