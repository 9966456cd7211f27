//! The plan as an iCalendar file (RFC 5545) that calendar programs open.

use super::{Entry, entries};
use crate::joined_city::{Frost, plus_days};
use crate::report::Report;
use jiff::Timestamp;
use jiff::civil::Date;

/// Longest line in octets, without its end (RFC 5545, 3.1).
const LINE_OCTETS: usize = 75;

/// Writes the plan's jobs as all-day events.
///
/// `stamp` is when the file is written; `host` makes the identifiers ours. An
/// event keeps its identifier from one export to the next, so that importing
/// again moves events instead of doubling them.
pub fn write(report: &Report, stamp: Timestamp, host: &str) -> String {
    let mut file = File::default();
    file.line("BEGIN", "VCALENDAR");
    file.line("VERSION", "2.0");
    file.line("PRODID", "-//Boreal Signal//Smart Garden Planning//EN");
    file.line("CALSCALE", "GREGORIAN");
    file.line("METHOD", "PUBLISH");
    let name = format!("Garden {} {}", report.city.name, report.year);
    file.line("X-WR-CALNAME", &escaped(&name));
    let stamp = stamp.strftime("%Y%m%dT%H%M%SZ").to_string();
    for entry in entries(report) {
        event(&mut file, report, &entry, &stamp, host);
    }
    file.line("END", "VCALENDAR");
    file.text
}

fn event(file: &mut File, report: &Report, entry: &Entry<'_>, stamp: &str, host: &str) {
    let crop = entry.crop;
    file.line("BEGIN", "VEVENT");
    let uid = format!(
        "{}-{}-{}-{}-{}@{host}",
        report.year, report.city.slug, crop.slug, entry.task, entry.round
    );
    file.line("UID", &escaped(&uid));
    file.line("DTSTAMP", stamp);
    file.line("DTSTART;VALUE=DATE", &day(entry.span.from));
    // The end of an all-day event is the day after the last one.
    file.line("DTEND;VALUE=DATE", &day(plus_days(entry.span.to, 1)));
    file.line("SUMMARY", &escaped(&entry.task.title(&crop.name)));
    let mut reasons = crop.reasons.clone();
    reasons.extend(
        report
            .frost
            .as_ref()
            .and_then(Frost::assumption)
            .map(str::to_owned),
    );
    file.line("DESCRIPTION", &escaped(&reasons.join("\n")));
    let place = format!("{}, {}", report.city.name, report.city.province);
    file.line("LOCATION", &escaped(&place));
    file.line("CATEGORIES", &escaped(entry.task.as_str()));
    file.line("TRANSP", "TRANSPARENT");
    file.line("END", "VEVENT");
}

fn day(date: Date) -> String {
    date.strftime("%Y%m%d").to_string()
}

/// Text with the characters that mean something to the format escaped (RFC 5545, 3.3.11).
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' | ';' | ',' => escaped.extend(['\\', character]),
            '\n' => escaped.push_str("\\n"),
            other if other.is_control() => {}
            other => escaped.push(other),
        }
    }
    escaped
}

#[derive(Default)]
struct File {
    text: String,
}

impl File {
    /// Adds a content line, folded at 75 octets without cutting a character.
    fn line(&mut self, name: &str, value: &str) {
        let mut room = LINE_OCTETS;
        for character in name.chars().chain([':']).chain(value.chars()) {
            if character.len_utf8() > room {
                self.text.push_str("\r\n ");
                // The space that marks the fold counts too.
                room = LINE_OCTETS - 1;
            }
            self.text.push(character);
            room -= character.len_utf8();
        }
        self.text.push_str("\r\n");
    }
}
