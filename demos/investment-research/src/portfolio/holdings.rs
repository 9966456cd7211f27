//! Holdings and limits as people write them: `5y 40, 10y 40, 30y 20`.

use boreal_demo_kit::Fields;
use boreal_demo_kit::field::shown;
use serde_json::json;

use super::WEIGHT_PCT;
use crate::problem::Group;

/// As many limits as somebody keeps in mind.
const MOST_GROUPS: usize = 8;

/// The shares of the amounts, in the order of the assets; equal parts of an empty text.
pub fn shares(fields: &mut Fields, text: &str, assets: &[String]) -> Option<Vec<f64>> {
    if text.trim().is_empty() {
        return Some(vec![1.0 / assets.len() as f64; assets.len()]);
    }
    let mut amounts = vec![0.0; assets.len()];
    for part in parts(text) {
        let (name, amount) = part
            .rsplit_once([' ', '=', ':'])
            .map_or((part, ""), |(name, amount)| {
                (name.trim_end_matches([' ', ':', '=']), amount.trim())
            });
        let amount = amount.trim_end_matches('%').parse::<f64>().ok();
        let Some(amount) = amount.filter(|amount| (0.0..=1e12).contains(amount)) else {
            let got = shown(part);
            let message = format!(
                "holdings must be symbols with their amounts, like \"{} 40, {} 60\"; got \"{got}\"",
                assets[0],
                assets[assets.len() - 1]
            );
            fields.refuse("holdings", "not_a_holding", message, json!({ "got": got }));
            return None;
        };
        let index = position(fields, "holdings", name, assets)?;
        amounts[index] += amount;
    }
    let sum: f64 = amounts.iter().sum();
    if sum <= 0.0 {
        let message = "holdings must be worth something: every amount is 0";
        fields.refuse("holdings", "empty", message, json!({}));
        return None;
    }
    Some(amounts.iter().map(|amount| amount / sum).collect())
}

/// Groups with their limits, `10y+20y 10 40, 30y 0 20`, in per cent; none of an empty text.
pub fn groups(fields: &mut Fields, text: &str, assets: &[String]) -> Option<Vec<Group>> {
    let parts: Vec<&str> = parts(text).collect();
    if parts.len() > MOST_GROUPS {
        let message = format!("groups must be at most {MOST_GROUPS}, got {}", parts.len());
        let values = json!({ "maximum": MOST_GROUPS, "got": parts.len() });
        fields.refuse("groups", "too_many", message, values);
        return None;
    }
    parts
        .into_iter()
        .map(|part| group(fields, part, assets))
        .collect()
}

fn group(fields: &mut Fields, part: &str, assets: &[String]) -> Option<Group> {
    let limit = |text: &str| {
        let value = text.trim_end_matches('%').parse::<f64>().ok();
        value.filter(|value| WEIGHT_PCT.contains(value))
    };
    let read = part.rsplit_once(' ').and_then(|(rest, max)| {
        let (names, min) = rest.trim_end().rsplit_once(' ')?;
        let (min, max) = (limit(min)?, limit(max)?);
        (min <= max).then_some((names, min, max))
    });
    let Some((names, min, max)) = read else {
        let got = shown(part);
        let (low, high) = (WEIGHT_PCT.start(), WEIGHT_PCT.end());
        let message = format!(
            "groups must be symbols joined by a plus, with the least and the most they may have together, {low} to {high}, like \"{} 10 40\"; got \"{got}\"",
            assets[..assets.len().min(2)].join("+")
        );
        fields.refuse("groups", "not_a_group", message, json!({ "got": got }));
        return None;
    };
    let mut members: Vec<usize> = Vec::new();
    for name in names
        .split('+')
        .map(str::trim)
        .filter(|name| !name.is_empty())
    {
        let index = position(fields, "groups", name, assets)?;
        if !members.contains(&index) {
            members.push(index);
        }
    }
    let names: Vec<&str> = members
        .iter()
        .map(|&index| assets[index].as_str())
        .collect();
    Some(Group {
        name: names.join(" + "),
        assets: members,
        min: min / 100.0,
        max: max / 100.0,
    })
}

/// A list as people write it.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split([',', ';', '\n']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

fn position(fields: &mut Fields, field: &str, name: &str, assets: &[String]) -> Option<usize> {
    let found = assets
        .iter()
        .position(|asset| asset.eq_ignore_ascii_case(name));
    if found.is_none() {
        let (got, list) = (shown(name), assets.join(", "));
        let message = format!("{field} must name assets among {list}; got \"{got}\"");
        let values = json!({ "choices": assets, "got": got });
        fields.refuse(field, "not_an_asset", message, values);
    }
    found
}
