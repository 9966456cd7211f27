//! The state machine: what becomes of a report, and which alerts follow.

use super::{hours, reading};
use jiff::SignedDuration;
use real_time_analytics::stream::{Alert, AlertKind, AlertState, Disposition, Event, StreamPlan};
use real_time_analytics::{Observation, Stream};

/// Sends a report a minute after it was measured.
fn send(stream: &mut Stream, report: Observation) -> Vec<Event> {
    let now = report.observed_at + SignedDuration::from_mins(1);
    stream.ingest(report, now)
}

#[track_caller]
fn disposition(events: &[Event]) -> Disposition {
    let Event::Observation(event) = &events[0] else {
        panic!("the report itself comes first");
    };
    event.disposition
}

fn alerts(events: &[Event]) -> Vec<&Alert> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Alert(alert) => Some(alert),
            _ => None,
        })
        .collect()
}

/// A mild day repeated, with a ripple so that no two hours are equal.
fn usual(hour: i64) -> f64 {
    let wave = (std::f64::consts::TAU * hour as f64 / 24.0).cos();
    let ripple = ((hour * 7919) % 13) as f64 / 10.0;
    ((5.0 + 4.0 * wave + ripple) * 10.0).round() / 10.0
}

/// A stream that has heard `count` usual hours of one station.
fn warmed_up(count: i64) -> Stream {
    let mut stream = Stream::new(StreamPlan::default());
    for hour in 0..count {
        send(&mut stream, reading("calgary", hour, usual(hour)));
    }
    stream
}

#[test]
fn reports_are_sorted_into_what_they_are_and_counted() {
    let mut stream = warmed_up(10);
    let check = |stream: &mut Stream, report: Observation, want: Disposition| {
        assert_eq!(disposition(&send(stream, report)), want);
    };
    check(
        &mut stream,
        reading("calgary", 9, usual(9)),
        Disposition::Duplicate,
    );
    check(
        &mut stream,
        reading("calgary", 9, 1.1),
        Disposition::Revised,
    );
    check(
        &mut stream,
        reading("calgary", 11, usual(11)),
        Disposition::Accepted,
    );
    check(
        &mut stream,
        reading("calgary", 10, usual(10)),
        Disposition::OutOfOrder,
    );
    check(&mut stream, reading("calgary", 7, 3.0), Disposition::Late);
    check(
        &mut stream,
        reading("calgary", 12, 99.0),
        Disposition::Implausible,
    );
    check(
        &mut stream,
        reading("regina", 2, 3.0),
        Disposition::Accepted,
    );
    let stats = stream.stats();
    assert_eq!((stats.received, stats.accepted), (17, 12));
    assert_eq!(
        (stats.duplicates, stats.revised, stats.out_of_order),
        (1, 1, 1)
    );
    assert_eq!((stats.late, stats.implausible, stats.stations), (1, 1, 2));
    // Regina's newest report is of the second hour, three hours are allowed.
    assert_eq!(stats.watermark, Some(hours(-1)));
    assert_eq!(stats.mean_delay_s, Some(60.0));
}

#[test]
fn one_station_never_makes_another_late() {
    let mut stream = Stream::new(StreamPlan::default());
    send(&mut stream, reading("calgary", 100, 1.0));
    let events = send(&mut stream, reading("regina", 1, 1.0));
    assert_eq!(disposition(&events), Disposition::Accepted);
}

#[test]
fn a_spike_raises_one_alert_with_reasons_and_clears_after_three_calm_hours() {
    let mut stream = warmed_up(24 * 15);
    let events = send(&mut stream, reading("calgary", 360, usual(360) + 15.0));
    let raised = alerts(&events);
    assert_eq!(raised.len(), 1);
    assert_eq!(
        (raised[0].kind, raised[0].state),
        (AlertKind::Unusual, AlertState::Raised)
    );
    assert_eq!(raised[0].detectors.len(), 3);
    assert_eq!(raised[0].reasons.len(), 3);
    assert!(
        raised[0].reasons[0].contains("score"),
        "{:?}",
        raised[0].reasons
    );
    let mut cleared = Vec::new();
    for hour in 361..370 {
        let events = send(&mut stream, reading("calgary", hour, usual(hour)));
        cleared.extend(alerts(&events).into_iter().cloned());
    }
    assert_eq!(cleared.len(), 1, "{cleared:?}");
    assert_eq!(
        (cleared[0].kind, cleared[0].state),
        (AlertKind::Unusual, AlertState::Cleared)
    );
    assert_eq!(cleared[0].at, hours(363));
    assert_eq!(cleared[0].since, hours(360));
}

#[test]
fn a_sensor_that_repeats_itself_is_called_frozen() {
    let mut stream = warmed_up(48);
    let mut raised_at = None;
    for hour in 48..60 {
        let events = send(&mut stream, reading("calgary", hour, 6.3));
        if let Some(alert) = alerts(&events).iter().find(|a| a.kind == AlertKind::Frozen) {
            assert_eq!(alert.state, AlertState::Raised);
            raised_at.get_or_insert(hour);
        }
    }
    assert_eq!(raised_at, Some(53), "the sixth equal reading");
    let events = send(&mut stream, reading("calgary", 60, 6.9));
    assert!(
        alerts(&events)
            .iter()
            .any(|a| a.kind == AlertKind::Frozen && a.state == AlertState::Cleared)
    );
}

/// Six equal hours, or four of a blizzard, with some missing in the middle are not so many in a row.
#[test]
fn a_gap_breaks_a_run() {
    let blizzard = |hour| Observation {
        wind_kmh: Some(60.0),
        visibility_km: Some(0.2),
        ..reading("calgary", hour, 6.3)
    };
    let mut stream = warmed_up(48);
    let mut raised = Vec::new();
    for hour in [48, 49, 50, 53, 54, 55, 56, 57, 58] {
        let events = send(&mut stream, blizzard(hour));
        let of_runs = |kind| matches!(kind, AlertKind::Frozen | AlertKind::Blizzard);
        let alerts = alerts(&events);
        let alerts = alerts.iter().filter(|alert| of_runs(alert.kind));
        raised.extend(alerts.map(|alert| (alert.kind, alert.state, hour)));
    }
    let up = AlertState::Raised;
    let expected = [(AlertKind::Blizzard, up, 56), (AlertKind::Frozen, up, 58)];
    assert_eq!(raised, expected);
    // The same value after another gap is no change of it.
    let events = send(&mut stream, blizzard(61));
    assert!(alerts(&events).iter().all(|a| a.kind != AlertKind::Frozen));
}

#[test]
fn melting_snow_holds_the_air_at_zero_without_an_alert() {
    let mut stream = warmed_up(48);
    for hour in 48..59 {
        let events = send(&mut stream, reading("calgary", hour, 0.0));
        assert!(
            alerts(&events).iter().all(|a| a.kind != AlertKind::Frozen),
            "{hour}"
        );
    }
}

#[test]
fn silence_is_noticed_by_the_clock_and_ends_with_the_next_report() {
    let mut stream = warmed_up(24);
    assert!(stream.advance(hours(25)).is_empty());
    let events = stream.advance(hours(26));
    let raised = alerts(&events);
    assert_eq!(
        (raised[0].kind, raised[0].state),
        (AlertKind::Dropout, AlertState::Raised)
    );
    assert!(raised[0].reasons[0].contains("180 minutes"));
    assert!(stream.advance(hours(27)).is_empty(), "raised once");
    assert_eq!(stream.stats().stations_silent, 1);
    let events = send(&mut stream, reading("calgary", 28, usual(28)));
    assert!(
        alerts(&events)
            .iter()
            .any(|a| a.kind == AlertKind::Dropout && a.state == AlertState::Cleared)
    );
    assert_eq!(stream.stats().alerts_open, 0);
}

#[test]
fn an_impossible_value_is_shown_but_teaches_the_detectors_nothing() {
    let (mut clean, mut dirty) = (warmed_up(24 * 15), warmed_up(24 * 15));
    let events = send(&mut dirty, reading("calgary", 360, -999.0));
    assert_eq!(alerts(&events)[0].kind, AlertKind::Implausible);
    let scores = |stream: &mut Stream| {
        let events = send(stream, reading("calgary", 361, usual(361)));
        let Event::Observation(event) = &events[0] else {
            panic!("the report itself comes first");
        };
        event.scores.clone()
    };
    // The clean stream simply missed that hour.
    assert_eq!(scores(&mut clean), scores(&mut dirty));
}

#[test]
fn felt_heat_and_cold_raise_alerts_of_their_own() {
    let mut stream = Stream::new(StreamPlan::default());
    let hot = Observation {
        dew_point_c: Some(25.0),
        ..reading("windsor", 0, 35.0)
    };
    let events = send(&mut stream, hot);
    assert_eq!(alerts(&events)[0].kind, AlertKind::Heat);
    assert_eq!(alerts(&events)[0].value, Some(47.3));
    let cold = Observation {
        wind_kmh: Some(20.0),
        ..reading("inuvik", 0, -25.0)
    };
    let events = send(&mut stream, cold);
    assert_eq!(alerts(&events)[0].kind, AlertKind::Cold);
    assert_eq!(alerts(&events)[0].value, Some(-36.8));
}

#[test]
fn event_ids_rise_by_one() {
    let mut stream = Stream::new(StreamPlan::default());
    let mut ids = Vec::new();
    for hour in 0..50 {
        let events = send(&mut stream, reading("calgary", hour, usual(hour)));
        ids.extend(events.iter().map(Event::id));
    }
    assert!(ids.iter().zip(1..).all(|(&id, want)| id == want));
    assert_eq!(stream.stats().last_event_id, ids.len() as u64);
    assert!(ids.len() > 50, "windows closed in between");
}
