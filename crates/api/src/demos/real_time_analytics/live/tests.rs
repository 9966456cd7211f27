//! Observations into events: what a poll repeats, what a publisher repeats, what a restart finds again.

use std::sync::Arc;

use boreal_sources::{Mode, Reading, SourceInfo};
use jiff::{SignedDuration, Timestamp};
use real_time_analytics::stream::{AlertKind, Disposition};
use real_time_analytics::{Event, Observation};

use super::LiveLane;
use crate::demos::real_time_analytics::event_id::EventId;
use crate::demos::real_time_analytics::lane::Lane;
use crate::demos::real_time_analytics::log::Log;
use crate::demos::real_time_analytics::message::StreamMode;
use crate::demos::real_time_analytics::observed::Observations;

const MIDNIGHT: Timestamp = Timestamp::constant(1_763_164_800, 0);

fn after(hours: i64, minutes: i64) -> Timestamp {
    MIDNIGHT + SignedDuration::from_mins(hours * 60 + minutes)
}

fn report(station: &str, hour: i64, temperature_c: f64) -> Observation {
    Observation {
        temperature_c: Some(temperature_c),
        ..Observation::bare(station, after(hour, 0))
    }
}

fn reading(reports: Vec<Observation>, mode: Mode, fetched_at: Timestamp) -> Reading<Observations> {
    Reading {
        data: Arc::new(Observations {
            reports,
            ..Observations::default()
        }),
        source: SourceInfo {
            mode,
            as_of: None,
            fetched_at: Some(fetched_at),
            age_seconds: None,
            stale: false,
            publisher: String::new(),
            licence: String::new(),
            licence_url: String::new(),
            url: String::new(),
        },
    }
}

fn lane() -> LiveLane {
    LiveLane::open(Log::default()).0
}

fn take(lane: &mut LiveLane, reports: Vec<Observation>, now: Timestamp) -> Vec<(EventId, Event)> {
    lane.take(reading(reports, Mode::Live, now), now).0
}

fn dispositions(events: &[(EventId, Event)]) -> Vec<Disposition> {
    events
        .iter()
        .filter_map(|(_, event)| match event {
            Event::Observation(event) => Some(event.disposition),
            _ => None,
        })
        .collect()
}

#[test]
fn what_a_poll_repeats_is_told_once_and_what_the_publisher_repeats_is_counted() {
    let mut lane = lane();
    let doubled = vec![report("halifax", 6, 4.0), report("halifax", 6, 4.0)];
    let first = take(&mut lane, doubled.clone(), after(6, 5));
    assert_eq!(
        dispositions(&first),
        [Disposition::Accepted, Disposition::Duplicate]
    );
    assert_eq!(take(&mut lane, doubled, after(6, 10)), []);
    let corrected = vec![report("halifax", 6, 4.5)];
    let third = take(&mut lane, corrected, after(6, 15));
    assert_eq!(dispositions(&third), [Disposition::Revised]);
    assert_eq!(lane.stats().duplicates, 1);
}

#[test]
fn a_frozen_sensor_raises_its_alert_though_every_answer_is_fresh() {
    let mut lane = lane();
    let mut frozen = None;
    for hour in 0..8 {
        let events = take(
            &mut lane,
            vec![report("regina", hour, -7.3)],
            after(hour, 4),
        );
        frozen = frozen.or_else(|| {
            events.iter().find_map(|(_, event)| match event {
                Event::Alert(alert) if alert.kind == AlertKind::Frozen => Some(hour),
                _ => None,
            })
        });
    }
    assert_eq!(frozen, Some(5), "the sixth equal reading");
}

#[test]
fn a_report_of_the_future_is_not_believed() {
    let mut lane = lane();
    let events = take(&mut lane, vec![report("regina", 9, -7.3)], after(6, 0));
    assert_eq!(events, []);
    assert!(!lane.is_current(after(6, 0)));
}

#[test]
fn a_restart_finds_every_event_again_under_its_id() {
    let mut lane = lane();
    let mut told = Vec::new();
    let mut kept = None;
    for hour in 0..30 {
        let stations = ["halifax", "regina", "iqaluit"];
        let reports = stations
            .iter()
            .filter(|station| **station != "iqaluit" || hour < 20)
            .map(|station| report(station, hour, (37 * (hour % 7)) as f64 / 100.0))
            .collect();
        let (events, keep) =
            lane.take(reading(reports, Mode::Live, after(hour, 3)), after(hour, 3));
        told.extend(events);
        kept = keep.or(kept);
        let (passed, _) = lane.take(
            reading(vec![], Mode::Live, after(hour, 50)),
            after(hour, 50),
        );
        told.extend(passed);
    }
    let silent = |(_, event): &&(EventId, Event)| matches!(event, Event::Alert(alert) if alert.kind == AlertKind::Dropout);
    assert_eq!(told.iter().filter(silent).count(), 1);

    let (mut again, mut found) = LiveLane::open(Log::read(&kept.unwrap().body));
    found.extend(
        again
            .take(reading(vec![], Mode::Cached, after(29, 50)), after(29, 50))
            .0,
    );
    assert_eq!(found, told);
    assert_eq!(again.last_id(), lane.last_id());
    assert_eq!(again.stats(), lane.stats());
}

#[test]
fn a_history_warms_the_detectors_and_is_learned_once() {
    let mut lane = lane();
    let now = after(30, 5);
    let newest = vec![report("halifax", 29, 4.4), report("halifax", 30, 4.0)];
    take(&mut lane, newest, now);
    assert_eq!(lane.stats().flags[0].scored, 0, "nothing to compare with");
    let past: Vec<_> = (0..=30)
        .map(|hour| report("halifax", hour, (40 + hour % 5) as f64 / 10.0))
        .collect();
    let history = || reading(past.clone(), Mode::Live, after(30, 6));
    let mut learned = lane.learn(&history(), after(30, 7)).unwrap();
    let stats = learned.stats();
    assert_eq!(stats.received, 31, "what was known is not taken twice");
    assert_eq!(stats.duplicates + stats.revised, 0);
    assert!(stats.flags[0].scored >= 6);
    assert!(learned.is_current(now));
    assert!(learned.learn(&history(), after(30, 8)).is_none());
    assert_eq!(learned.channel(now).mode, StreamMode::Live);

    let (again, _) = LiveLane::open(Log::read(&learned.kept(now).body));
    assert_eq!(again.last_id(), learned.last_id());
    assert_eq!(again.stats(), stats);
}

#[test]
fn age_is_told_and_old_observations_give_way_to_the_replay() {
    let mut lane = lane();
    take(&mut lane, vec![report("halifax", 6, 4.0)], after(6, 5));
    let mode = |lane: &LiveLane, now| lane.channel(now).mode;
    assert_eq!(mode(&lane, after(6, 10)), StreamMode::Live);
    // The publisher answers, but with nothing new for hours.
    take(&mut lane, vec![report("halifax", 6, 4.0)], after(9, 30));
    assert_eq!(mode(&lane, after(9, 30)), StreamMode::Stale);
    // The publisher does not answer.
    let same = reading(vec![], Mode::Cached, after(9, 30));
    lane.take(same, after(11, 0));
    assert_eq!(mode(&lane, after(11, 0)), StreamMode::Stale);
    assert!(
        lane.channel(after(11, 0))
            .note
            .contains("2025-11-15T09:30:00Z")
    );
    assert!(lane.is_current(after(15, 29)));
    assert!(!lane.is_current(after(15, 31)));
}
