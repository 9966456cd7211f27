//! The times of a meter's table, brought to one that has no gap and no hour twice: Eastern Standard Time.

use boreal_demo_kit::{Table, TableError, wire_enum};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{Offset, offset};

use crate::calendar::{Clock, clock, local_of_standard, standard_of_local};
use crate::meter::Reading;

const STANDARD: Offset = offset(-5);

wire_enum! {
    /// By which clock a table's times are.
    #[schema(as = EnergyManagementMeterClock)]
    pub enum MeterClock {
        /// Ontario's, which changes in spring and autumn.
        Local = "local",
        /// Standard time all year: there is energy in the hour that spring leaves out.
        Standard = "standard",
        /// Any: the times have offsets and are brought to Ontario's clock.
        Offset = "offset",
    }
}

/// A time as a table writes it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Written {
    /// By a clock that is not named.
    Plain(DateTime),
    /// With an offset from universal time; here in standard time.
    Offset(DateTime),
}

impl Written {
    pub fn read(text: &str) -> Option<Self> {
        if let Ok(instant) = text.parse::<Timestamp>() {
            return Some(Self::Offset(STANDARD.to_datetime(instant)));
        }
        // The name of a zone without an offset would be passed over.
        let plain = text.parse::<DateTime>().ok();
        plain.filter(|_| !text.contains('[')).map(Self::Plain)
    }

    fn time(self) -> DateTime {
        match self {
            Self::Plain(time) | Self::Offset(time) => time,
        }
    }

    fn plain(self) -> Option<DateTime> {
        match self {
            Self::Plain(time) => Some(time),
            Self::Offset(_) => None,
        }
    }

    /// Whether it is in the hour that autumn repeats, the first or the second.
    fn is_twin(self) -> bool {
        let local = match self {
            Self::Plain(time) => time,
            Self::Offset(time) => local_of_standard(time),
        };
        clock(local.date()) == Clock::Autumn && local.hour() == 1
    }

    /// Whether it is in the hour that spring leaves out.
    fn is_left_out(self) -> bool {
        let is_out = |time: DateTime| clock(time.date()) == Clock::Spring && time.hour() == 2;
        self.plain().is_some_and(is_out)
    }
}

/// Whether most rows are before the one above them.
pub fn is_newest_first(readings: &[Reading]) -> bool {
    let pairs = readings.windows(2);
    let back = pairs.filter(|pair| pair[1].written.time() < pair[0].written.time());
    2 * back.count() > readings.len().saturating_sub(1)
}

/// Puts the rows of the hour that autumn repeats one hour after the other, where a table sorted by its labels has mixed
/// them: offsets say which is which, else of mixed rows the first of a label in the table is of the first hour. Oldest row
/// first; a table that was turned for that has its first row of a label last. A pair alone mixes nothing and stays.
pub fn part_twin_hours(readings: &mut [Reading], is_turned: bool) {
    for twins in readings.chunk_by_mut(|a, b| a.written.is_twin() && b.written.is_twin()) {
        if twins.iter().all(|one| one.written.plain().is_none()) {
            twins.sort_by_key(|one| one.written.time());
            continue;
        }
        let is_again = |at: &usize| {
            let above = match is_turned {
                true => at.checked_add(1),
                false => at.checked_sub(1),
            };
            let is_same =
                |above: usize| above < twins.len() && twins[above].written == twins[*at].written;
            above.is_some_and(is_same)
        };
        let (second, first): (Vec<usize>, Vec<usize>) = (0..twins.len()).partition(is_again);
        // One label twice in a row is where the second hour begins, of hours or after a gap.
        if second.len() > 1 {
            let order = first.into_iter().chain(second);
            let parted: Vec<Reading> = order.map(|at| twins[at]).collect();
            twins.copy_from_slice(&parted);
        }
    }
}

/// The clock of a table, oldest row first.
pub fn clock_of(
    table: &Table,
    readings: &[Reading],
    column: usize,
) -> Result<MeterClock, TableError> {
    let without = readings.iter().find(|one| one.written.plain().is_some());
    if readings.iter().any(|one| one.written.plain().is_none()) {
        return match without {
            None => Ok(MeterClock::Offset),
            Some(one) => {
                let rule = "has no offset from universal time, and other rows have one";
                Err(table.refuse(one.row, column, rule))
            }
        };
    }
    // Some tables have an empty row or a zero there, so that every day has as many.
    let left_out = readings
        .iter()
        .find(|one| one.written.is_left_out() && one.kwh.is_some_and(|kwh| kwh != 0.0));
    let repeats = readings
        .windows(2)
        .any(|pair| is_again(pair[0].written, pair[1].written));
    match left_out {
        None => Ok(MeterClock::Local),
        Some(_) if !repeats => Ok(MeterClock::Standard),
        Some(one) => {
            let rule = "is in the hour that the clocks leave out, and an hour of autumn comes twice: the rows are by no clock";
            Err(table.refuse(one.row, column, rule))
        }
    }
}

/// Whether the second is in the hour that autumn repeats, and the first was before it.
fn is_again(from: Written, to: Written) -> bool {
    let (Some(from), Some(to)) = (from.plain(), to.plain()) else {
        return false;
    };
    let is_same = from.date() == to.date() && clock(to.date()) == Clock::Autumn;
    is_same && from.hour() == 1 && to.hour() == 1 && to <= from
}

/// The rows with their standard times; of a local clock a row in the hour that spring leaves out is none.
pub fn standard_times<'a, 'b>(
    readings: &'b [Reading<'a>],
    by: MeterClock,
) -> Vec<(DateTime, &'b Reading<'a>)> {
    let mut is_second = false;
    let mut last: Option<Written> = None;
    let mut timed = Vec::with_capacity(readings.len());
    for reading in readings {
        let written = reading.written;
        let standard = match (written, by) {
            (Written::Offset(time), _) | (Written::Plain(time), MeterClock::Standard) => Some(time),
            (Written::Plain(time), MeterClock::Local | MeterClock::Offset) => {
                let repeats = last.is_some_and(|last| is_again(last, written));
                // The rows after the one that repeats are of the second hour too.
                is_second = time.hour() == 1 && (is_second || repeats);
                standard_of_local(time, is_second)
            }
        };
        timed.extend(standard.map(|time| (time, reading)));
        last = Some(written);
    }
    timed
}
