//! Holdings as people write them: `5y 40, 10y 40, 30y 20`.

use boreal_demo_kit::Fields;
use boreal_demo_kit::field::shown;
use serde_json::json;

/// The shares of the amounts, in the order of the assets; equal parts of an empty text.
pub fn shares(fields: &mut Fields, text: &str, assets: &[String]) -> Option<Vec<f64>> {
    if text.trim().is_empty() {
        return Some(vec![1.0 / assets.len() as f64; assets.len()]);
    }
    let mut amounts = vec![0.0; assets.len()];
    for part in text
        .split([',', ';', '\n'])
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
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

/// The assets of a list, with a name for it; `None` inside for an empty text.
pub fn members(
    fields: &mut Fields,
    text: &str,
    assets: &[String],
) -> Option<Option<(String, Vec<usize>)>> {
    let mut members: Vec<usize> = Vec::new();
    for name in text
        .split([',', ';'])
        .map(str::trim)
        .filter(|name| !name.is_empty())
    {
        let index = position(fields, "group", name, assets)?;
        if !members.contains(&index) {
            members.push(index);
        }
    }
    if members.is_empty() {
        return Some(None);
    }
    let names: Vec<&str> = members
        .iter()
        .map(|&index| assets[index].as_str())
        .collect();
    Some(Some((names.join(" + "), members)))
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
