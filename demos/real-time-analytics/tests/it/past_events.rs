//! Past events: their tables, and what the stream makes of them beside an independent computation.

use boreal_demo_kit::Input;
use real_time_analytics::past_event::{PastEventId, past_events};
use real_time_analytics::session::Params;
use real_time_analytics::stream::{AlertKind, AlertState, Event, ObservationEvent};
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};

/// What `scripts/cross_check/events.py` computes without this engine.
#[derive(Deserialize)]
struct Expected {
    reports: u64,
    /// Accepted, out of order, late, duplicates, revised.
    counts: [u64; 5],
    scored: [u64; 3],
    flagged: [u64; 3],
    /// Unusual, frozen, drop-out, heat, cold, blizzard.
    raised: [usize; 6],
}

#[track_caller]
fn check(event: PastEventId, expected: &Expected) {
    let mut playback = event.playback();
    let events = playback.play_until(event.event().until);
    let stats = playback.stats();
    assert!(playback.is_over());
    assert_eq!(stats.received, expected.reports, "{event}");
    assert_eq!(
        [
            stats.accepted,
            stats.out_of_order,
            stats.late,
            stats.duplicates,
            stats.revised
        ],
        expected.counts,
        "{event}"
    );
    let scored: Vec<u64> = stats.flags.iter().map(|flags| flags.scored).collect();
    let flagged: Vec<u64> = stats.flags.iter().map(|flags| flags.flagged).collect();
    assert_eq!(
        (scored, flagged),
        (expected.scored.to_vec(), expected.flagged.to_vec()),
        "{event}"
    );
    let raised = [
        AlertKind::Unusual,
        AlertKind::Frozen,
        AlertKind::Dropout,
        AlertKind::Heat,
        AlertKind::Cold,
        AlertKind::Blizzard,
    ]
    .map(|kind| {
        let is_raised = |event: &&Event| matches!(event, Event::Alert(alert) if alert.kind == kind && alert.state == AlertState::Raised);
        events.iter().filter(is_raised).count()
    });
    assert_eq!(raised, expected.raised, "{event}");
}

#[test]
fn the_stream_makes_of_them_what_an_independent_computation_does() {
    let expected: BTreeMap<String, Expected> =
        serde_json::from_str(include_str!("past_events.json")).unwrap();
    assert_eq!(expected.len(), past_events().len());
    for event in past_events() {
        check(event.id, &expected[&event.id.to_string()]);
    }
}

fn readings(event: PastEventId) -> Vec<ObservationEvent> {
    let mut playback = event.playback();
    let events = playback.play_until(event.event().until);
    let readings = events.into_iter().filter_map(|event| match event {
        Event::Observation(reading) => Some(reading),
        _ => None,
    });
    readings.collect()
}

/// The extremes that the archive is known for.
#[test]
fn the_tables_hold_what_was_measured() {
    let extremes = |event: PastEventId| {
        let temperatures = event.arrivals().iter().filter_map(|r| r.temperature_c);
        temperatures.fold((f64::MAX, f64::MIN), |(low, high), t| {
            (low.min(t), high.max(t))
        })
    };
    assert_eq!(extremes(PastEventId::Manitoba).0, -39.4);
    assert_eq!(extremes(PastEventId::Lytton).1, 49.5);
    assert_eq!(extremes(PastEventId::VancouverHeat), (7.5, 32.1));
    assert_eq!(extremes(PastEventId::VancouverCold), (-13.2, 11.8));
    let strongest = PastEventId::Manitoba.arrivals().iter();
    assert_eq!(
        strongest.filter_map(|r| r.wind_kmh).fold(0.0, f64::max),
        77.0
    );
    let peak = readings(PastEventId::Lytton).into_iter();
    let peak = peak.max_by(|a, b| {
        let [a, b] = [a, b].map(|r| r.observation.temperature_c);
        a.partial_cmp(&b).unwrap()
    });
    let hottest: jiff::Timestamp = "2021-06-29T22:44:00Z".parse().unwrap();
    assert_eq!(peak.unwrap().observation.observed_at, hottest);
}

#[test]
fn an_event_names_its_stations_and_begins_within_itself() {
    let mut ids = HashSet::new();
    for event in past_events() {
        assert!(event.from < event.begins && event.begins < event.until);
        let known: HashSet<&str> = event.stations.iter().map(|s| s.id.as_str()).collect();
        let reporting: HashSet<&str> = event
            .id
            .arrivals()
            .iter()
            .map(|r| r.station.as_str())
            .collect();
        assert_eq!(known, reporting, "{}", event.id);
        assert!(
            known
                .iter()
                .all(|id| real_time_analytics::station::station(id).is_none())
        );
        assert!(ids.insert(event.id));
    }
    assert_eq!(PastEventId::Airports.event().stations.len(), 20);
    assert_eq!(PastEventId::Manitoba.event().stations.len(), 5);
}

#[test]
fn a_blizzard_takes_wind_and_blindness_for_four_hours() {
    let mut playback = PastEventId::Manitoba.playback();
    let events = playback.play_until(PastEventId::Manitoba.event().until);
    let blizzards: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Alert(alert) if alert.kind == AlertKind::Blizzard => Some(alert),
            _ => None,
        })
        .filter(|alert| alert.state == AlertState::Raised)
        .map(|alert| format!("{} {}", alert.station, alert.at))
        .collect();
    // Of the rows with 40 km/h and 0.4 km, the fourth in a row, counted by hand.
    assert_eq!(
        blizzards,
        [
            "gimli-airport 1964-03-14T04:00:00Z",
            "the-pas-airport 1964-03-16T05:00:00Z",
            "brandon-airport 1964-03-19T06:00:00Z",
            "winnipeg-airport 1964-03-23T23:00:00Z",
            "gimli-airport 1964-03-24T10:00:00Z",
        ]
    );
}

/// No humidity was reported in Lytton, and Vancouver's humidex stayed below 40: the agency judges by temperature there.
#[test]
fn heat_in_british_columbia_takes_two_hot_days_and_a_warm_night() {
    for (event, raised, limits) in [
        (
            PastEventId::Lytton,
            "2021-06-29T17:35:00Z",
            "35 °C or more, and not below 18 °C",
        ),
        (
            PastEventId::VancouverHeat,
            "2021-06-27T20:00:00Z",
            "29 °C or more, and not below 16 °C",
        ),
    ] {
        let events = event.playback().play_until(event.event().until);
        let heat: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Alert(alert) if alert.kind == AlertKind::Heat => Some(alert),
                _ => None,
            })
            .collect();
        assert_eq!(heat.len(), 1, "{event}: {heat:?}");
        assert_eq!(heat[0].at, raised.parse().unwrap(), "{event}");
        assert!(heat[0].reasons[0].contains(limits), "{:?}", heat[0].reasons);
    }
}

#[test]
fn a_replay_opens_where_its_event_is_in_view() {
    for (event, kind) in [
        (PastEventId::Manitoba, AlertKind::Blizzard),
        (PastEventId::Lytton, AlertKind::Heat),
        (PastEventId::VancouverHeat, AlertKind::Heat),
        (PastEventId::VancouverCold, AlertKind::Unusual),
    ] {
        let mut playback = event.playback();
        playback.play_until(event.event().begins);
        let in_force = playback.snapshot().in_force;
        assert!(
            in_force.iter().any(|alert| alert.kind == kind),
            "{event}: {in_force:?}"
        );
    }
}

#[test]
fn a_session_of_an_event_is_the_events_and_takes_no_fault() {
    let event = |change: fn(&mut Params)| {
        let mut params = Params {
            event: Some("lytton-2021-06".to_owned()),
            ..Params::default()
        };
        change(&mut params);
        params.plan()
    };
    let plan = event(|_| {}).unwrap();
    let lytton = PastEventId::Lytton.event();
    assert_eq!(
        (plan.start, plan.until, plan.at),
        (lytton.from, lytton.until, lytton.begins)
    );
    let refused = event(|params| {
        *params = Params {
            seed: Some(1),
            start: Some("2021-06-29T00:00:00Z".to_owned()),
            fault: Some("spike".to_owned()),
            station: Some("halifax".to_owned()),
            fault_at: Some("2021-06-29T00:00:00Z".to_owned()),
            ..params.clone()
        };
    });
    let refused: Vec<String> = refused
        .unwrap_err()
        .0
        .iter()
        .map(|error| format!("{}: {}", error.field, error.code))
        .collect();
    let fields = ["seed", "start", "fault", "fault_at", "station"];
    assert_eq!(
        refused,
        fields.map(|field| format!("{field}: not_with_event"))
    );
    let outside = event(|params| params.at = Some("2021-07-01T00:00:00Z".to_owned()));
    let outside = outside.unwrap_err().0.remove(0);
    assert_eq!(outside.message, "at must lie within 49 hours from start on");
}
