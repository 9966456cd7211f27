//! Traffic of one's own: a table of minutes.

use boreal_demo_kit::number::round_to;
use boreal_demo_kit::{DecimalMark, Fields, Limits, Row, Table, TableError};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::search::{Setup, machines_for};
use super::{Plan, Traffic, needed_cores};
use crate::simulate::REQUESTS_A_MINUTE;

/// A day.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 65_536,
    max_rows: 1440,
    max_columns: 12,
};
const MINUTE: f64 = 60.0;

/// What a visitor can start from: a morning that fills.
pub const TEMPLATE: &str = "minute,requests\n0,4200\n1,4350\n2,4900\n3,6100\n4,8800\n5,12600\n6,15900\n7,17400\n8,17100\n9,15200\n10,12100\n11,9300\n";

/// What a table of one's own shows beside the plan.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = CloudInfrastructureOwnMinutes)]
pub struct OwnMinutes {
    pub minutes: usize,
    pub requests: u64,
    /// The fullest minute, as a row from 0.
    pub peak_minute: usize,
    /// Rows that are simulated, from 0: those around the peak where all are too many.
    pub simulated_from: usize,
    pub simulated_to: usize,
    /// Machine-hours where every minute had just the machines it needs, as a share of those of the plan.
    pub elastic_pct: f64,
}

/// The requests of each minute.
pub(super) fn read(
    fields: &mut Fields,
    csv: &str,
    mark: Option<Option<DecimalMark>>,
) -> Option<Vec<u32>> {
    let minutes = fields.table_with("csv", csv, &TABLE_LIMITS, mark, minutes_of)?;
    if minutes.iter().all(|&requests| requests == 0) {
        let message = "the table has no minute with a request";
        fields.refuse("csv", "no_requests", message, json!({}));
        return None;
    }
    Some(minutes)
}

fn minutes_of(table: &Table) -> Result<Vec<u32>, TableError> {
    let minute = table.column("minute", &["minutes"])?;
    let requests = table.column("requests", &["count", "hits"])?;
    let mut expected: Option<f64> = None;
    let mut read = |row: &Row| {
        let at = table.required_number(row, minute)?;
        if at.fract() != 0.0 || at.abs() > 1e9 {
            return Err(table.refuse(row, minute, "a minute is a whole number"));
        }
        if let Some(next) = expected.filter(|&next| next != at) {
            let rule = format!("minutes follow one another: {next} comes here, not {at}");
            return Err(table.refuse(row, minute, rule));
        }
        expected = Some(at + 1.0);
        let value = table.required_number(row, requests)?;
        let most = *REQUESTS_A_MINUTE.end();
        if value.fract() != 0.0 || !(0.0..=f64::from(most)).contains(&value) {
            let rule = format!("a minute has a whole number of requests, 0 to {most}");
            return Err(table.refuse(row, requests, rule));
        }
        Ok(value as u32)
    };
    table.rows().iter().map(&mut read).collect()
}

/// Requests a second in the fullest minute.
pub(super) fn peak_rate(minutes: &[u32]) -> f64 {
    f64::from(minutes.iter().copied().max().unwrap_or_default()) / MINUTE
}

/// The first of the fullest minutes.
pub(super) fn peak_of(minutes: &[u32]) -> usize {
    let fullest = minutes.iter().max();
    let found = minutes.iter().position(|minute| Some(minute) == fullest);
    found.unwrap_or_default()
}

/// As many minutes around the peak as have no more requests than that.
pub(super) fn window(minutes: &[u32], most_requests: u32) -> (usize, usize) {
    let (mut from, mut to) = (peak_of(minutes), peak_of(minutes) + 1);
    let mut requests = minutes.get(from).copied().unwrap_or_default();
    loop {
        let mut has_grown = false;
        let before = from.checked_sub(1);
        for (at, is_before) in [(before, true), (Some(to), false)] {
            let Some((at, more)) = at.and_then(|at| Some((at, *minutes.get(at)?))) else {
                continue;
            };
            if requests + more <= most_requests {
                requests += more;
                has_grown = true;
                if is_before { from = at } else { to = at + 1 }
            }
        }
        if !has_grown {
            return (from, to);
        }
    }
}

pub(super) fn of(plan: &Plan, best: &Setup, simulated: (usize, usize)) -> Option<OwnMinutes> {
    let Traffic::Minutes(minutes) = &plan.traffic else {
        return None;
    };
    let needed = |&requests: &u32| {
        let rate = f64::from(requests) / MINUTE;
        let cores = needed_cores(rate, plan.service, plan.promise).unwrap_or(plan.needed_cores);
        let carrying = if requests == 0 {
            0
        } else {
            cores.div_ceil(best.offer.vcpus)
        };
        u64::from(machines_for(plan, carrying))
    };
    let elastic: u64 = minutes.iter().map(needed).sum();
    let fixed = u64::from(best.machines) * minutes.len() as u64;
    Some(OwnMinutes {
        minutes: minutes.len(),
        requests: minutes.iter().copied().map(u64::from).sum(),
        peak_minute: peak_of(minutes),
        simulated_from: simulated.0,
        simulated_to: simulated.1,
        elastic_pct: round_to(100.0 * elastic as f64 / fixed as f64, 1),
    })
}
