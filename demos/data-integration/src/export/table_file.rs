//! The plan as CSV, one row a crop.

use std::borrow::Cow;

use crate::calendar::Span;
use crate::report::{CropPlan, Report};
use boreal_demo_kit::table::neutral;
use jiff::civil::Date;

/// The columns, in order.
const HEADER: &str = "city,year,crop,name,verdict,heat_ratio,sow_indoors_from,sow_indoors_to,transplant_from,transplant_to,direct_sow_from,direct_sow_to,harvest_from,harvest_to,frost_risk_pct,plants_per_bed,in_row_cm,row_cm,companions,avoid,reasons";

/// Writes the plan's crops with their dates.
pub fn write(report: &Report) -> String {
    let mut text = format!("{HEADER}\r\n");
    for crop in &report.crops {
        let cells: Vec<String> = row(report, crop).iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(","));
        text.push_str("\r\n");
    }
    text
}

fn row(report: &Report, crop: &CropPlan) -> Vec<String> {
    let number = |value: Option<f64>| value.map_or_else(String::new, |v| v.to_string());
    let names = |list: &[crate::neighbours::Neighbour]| {
        let slugs: Vec<&str> = list.iter().map(|n| n.slug.as_str()).collect();
        slugs.join("; ")
    };
    let mut cells = vec![
        report.city.slug.clone(),
        report.year.to_string(),
        crop.slug.clone(),
        crop.name.clone(),
        crop.verdict.to_string(),
        number(crop.heat_ratio),
    ];
    let windows = &crop.windows;
    for span in [
        windows.sow_indoors,
        windows.transplant,
        windows.direct_sow,
        crop.harvest,
    ] {
        cells.extend(ends(span));
    }
    cells.extend([
        number(crop.frost_risk_pct),
        crop.spacing.plants_per_bed.to_string(),
        crop.spacing.in_row_cm.to_string(),
        crop.spacing.row_cm.to_string(),
        names(&crop.companions),
        names(&crop.avoid),
        crop.reasons.join(" "),
    ]);
    cells
}

fn ends(span: Option<Span>) -> [String; 2] {
    let text = |date: Option<Date>| date.map_or_else(String::new, |d| d.to_string());
    [text(span.map(|s| s.from)), text(span.map(|s| s.to))]
}

/// A cell that a spreadsheet reads as text, even when a visitor's crop is named like a formula.
fn quoted(cell: &str) -> String {
    let harmless = match cell.parse::<f64>() {
        Ok(_) => Cow::Borrowed(cell),
        Err(_) => neutral(cell),
    };
    if harmless.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", harmless.replace('"', "\"\""));
    }
    harmless.into_owned()
}
