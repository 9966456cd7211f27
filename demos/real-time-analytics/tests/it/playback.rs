//! Replays in pieces, and visitors' own ones.

use super::{START, hours, reading};
use boreal_demo_kit::Input;
use jiff::SignedDuration;
use proptest::prelude::*;
use real_time_analytics::playback::Playback;
use real_time_analytics::replay::ReplayPlan;
use real_time_analytics::session::Params;
use real_time_analytics::stream::{AlertKind, AlertState};
use real_time_analytics::timeline::Timeline;
use real_time_analytics::{Event, StreamPlan};

fn playback(hours: u32) -> Playback {
    let plan = ReplayPlan::new(7, START, hours);
    Playback::new(&plan, StreamPlan::default())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn however_it_is_cut_a_replay_gives_the_same_events(cuts in prop::collection::vec(1_i64..20_000, 1..40)) {
        let mut whole = playback(48);
        let expected = whole.play_until(hours(48));
        let mut pieces = playback(48);
        let mut clock = START;
        let mut events = Vec::new();
        for seconds in cuts {
            clock += SignedDuration::from_secs(seconds);
            events.extend(pieces.play_until(clock));
        }
        events.extend(pieces.play_until(hours(48)));
        prop_assert_eq!(events, expected);
        prop_assert_eq!(pieces.snapshot(), whole.snapshot());
        prop_assert!(pieces.is_over());
    }
}

#[test]
fn ids_rise_by_one_and_time_never_turns_back() {
    let mut playback = playback(30);
    let ids: Vec<u64> = playback
        .play_until(hours(12))
        .iter()
        .map(Event::id)
        .collect();
    assert!(ids.iter().copied().eq(1..=ids.len() as u64));
    assert_eq!(playback.play_until(hours(6)), []);
    assert_eq!(playback.clock(), hours(12));
    assert!(!playback.is_over());
}

#[test]
fn silence_is_noticed_at_the_next_look_whoever_asks() {
    let mut timeline = Timeline::new(StreamPlan::default());
    assert_eq!(
        timeline.pass_until(hours(100)),
        [],
        "nobody is silent who never spoke"
    );
    timeline.ingest(reading("halifax", 0, 3.0), hours(100));
    let mut timeline = Timeline::new(StreamPlan::default());
    timeline.ingest(reading("halifax", 0, 3.0), START);
    let events = timeline.pass_until(hours(9));
    let [(at, Event::Alert(alert))] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!(
        (alert.kind, alert.state),
        (AlertKind::Dropout, AlertState::Raised)
    );
    assert_eq!(
        *at,
        hours(3),
        "three hours after the last reading, not when we looked"
    );
}

fn params() -> Params {
    Params {
        start: Some("2025-07-01T00:30:00Z".to_owned()),
        fault: Some("freeze".to_owned()),
        station: Some("halifax".to_owned()),
        ..Params::default()
    }
}

#[test]
fn a_session_begins_on_the_hour_with_warm_detectors_and_its_fault() {
    let params = Params {
        at: Some("2025-07-02T03:00:00Z".to_owned()),
        ..params()
    };
    let plan = params.plan().unwrap();
    assert_eq!(plan.start.to_string(), "2025-07-01T00:00:00Z");
    assert_eq!(plan.until.to_string(), "2025-07-08T00:00:00Z");
    let fault = plan.fault.clone().unwrap();
    assert_eq!(fault.from.to_string(), "2025-07-02T03:00:00Z");
    let replay = plan.replay();
    assert_eq!(replay.start.to_string(), "2025-06-16T00:00:00Z");
    assert_eq!(replay.end(), plan.until);
    assert_eq!(replay.faults, [fault]);
}

#[test]
fn only_a_stream_without_parameters_is_everybodys() {
    assert!(!Params::default().is_private());
    assert!(params().is_private());
    let speed = Params {
        speed: Some(600),
        ..Params::default()
    };
    assert!(speed.is_private());
}
