//! Land transfer tax by province and city: which table holds, and who is relieved of it.

use super::transfer_bill::Bill;
use super::transfer_tables as tables;
use super::transfer_tables::Tables;
use super::{Dated, Rule, RuleCode, in_force, in_per_cent};
use crate::terms::Province;
use boreal_demo_kit::money::in_words;
use boreal_demo_kit::number::{round_half_up, wire};
use rust_decimal::Decimal;

pub use super::transfer_bill::{Level, Line, Purchase, TransferTax};

/// Computes the tax of a purchase.
pub fn transfer_tax(purchase: &Purchase<'_>) -> TransferTax {
    let mut bill = Bill::default();
    match purchase.province {
        Province::Ontario => ontario(purchase, &mut bill),
        Province::BritishColumbia => british_columbia(purchase, &mut bill),
        Province::Quebec => quebec(purchase, &mut bill),
        Province::NovaScotia => nova_scotia(purchase, &mut bill),
        Province::PrinceEdwardIsland => prince_edward_island(purchase, &mut bill),
        Province::Alberta => bill.registration("Alberta", tables::ALBERTA, purchase),
        Province::Newfoundland => {
            bill.registration("Newfoundland and Labrador", tables::NEWFOUNDLAND, purchase);
        }
        Province::Manitoba => {
            bill.levy(Level::Provincial, "Manitoba", tables::MANITOBA, purchase);
            bill.note("Manitoba's land titles office adds a registration fee.");
        }
        Province::NewBrunswick => {
            bill.levy(
                Level::Provincial,
                "New Brunswick",
                tables::NEW_BRUNSWICK,
                purchase,
            );
            bill.note(
                "The tax is on the greater of price and assessed value; the price was taken.",
            );
        }
        Province::Saskatchewan => {
            bill.levy(
                Level::Provincial,
                "Saskatchewan",
                tables::SASKATCHEWAN,
                purchase,
            );
        }
    }
    bill.close()
}

fn ontario(purchase: &Purchase<'_>, bill: &mut Bill) {
    let tax = bill.levy(Level::Provincial, "Ontario", tables::ONTARIO, purchase);
    if purchase.first_time_buyer {
        bill.relief(
            Level::Provincial,
            "Ontario",
            "First-time buyer's refund",
            tax.min(tables::ONTARIO_FIRST_TIME),
        );
    }
    if let Some(table) = own_brackets(purchase) {
        let tax = bill.levy(Level::Municipal, "Toronto", table, purchase);
        if purchase.first_time_buyer {
            bill.relief(
                Level::Municipal,
                "Toronto",
                "First-time buyer's rebate",
                tax.min(tables::TORONTO_FIRST_TIME),
            );
        }
    }
}

fn british_columbia(purchase: &Purchase<'_>, bill: &mut Bill) {
    let tax = bill.levy(
        Level::Provincial,
        "British Columbia",
        tables::BRITISH_COLUMBIA,
        purchase,
    );
    let brackets = in_force(tables::BRITISH_COLUMBIA, purchase.closing).value;
    let reliefs = [
        (
            purchase.first_time_buyer,
            "First-time buyer's exemption",
            tables::BRITISH_COLUMBIA_FIRST_TIME,
        ),
        (
            purchase.new_build,
            "Newly built home exemption",
            tables::BRITISH_COLUMBIA_NEW_BUILD,
        ),
    ];
    // A buyer who qualifies for both takes the larger.
    let best = reliefs
        .into_iter()
        .filter(|(applies, _, _)| *applies)
        .map(|(_, name, table)| {
            let row = in_force(table, purchase.closing);
            (row.value.amount(purchase.price, tax, brackets), name, row)
        })
        .max_by_key(|(amount, _, _)| *amount);
    if let Some((amount, name, row)) = best {
        bill.relief(Level::Provincial, "British Columbia", name, amount);
        let words = format!(
            "in full to {}, fading to nothing at {}",
            in_words(row.value.full_to),
            in_words(row.value.none_from)
        );
        let rule = Rule::of(RuleCode::TransferRelief, name, row, words);
        bill.rules.push(rule.levied_by("British Columbia"));
    }
}

fn quebec(purchase: &Purchase<'_>, bill: &mut Bill) {
    match own_brackets(purchase) {
        Some(table) => {
            let name = purchase.city.unwrap_or("Montréal").trim().to_owned();
            bill.levy(Level::Municipal, &name, table, purchase);
        }
        None => {
            bill.levy(
                Level::Municipal,
                "Quebec municipality",
                tables::QUEBEC,
                purchase,
            );
            if purchase.price > Decimal::from(500_000) {
                bill.note("A Quebec municipality may charge up to 3 % on the part above 500,000; 1.5 % was taken.");
            }
        }
    }
    bill.note("The duty is on the greatest of price, deed and roll value times the comparative factor; the price was taken.");
}

fn nova_scotia(purchase: &Purchase<'_>, bill: &mut Bill) {
    let place = purchase.city.map(plain);
    let known = tables::NOVA_SCOTIA
        .iter()
        .find(|(name, _)| place.as_deref() == Some(name));
    let rate = known.map_or(tables::NOVA_SCOTIA_MOST, |(_, rate)| *rate);
    let name = purchase.city.map_or("Nova Scotia municipality", str::trim);
    let tax = round_half_up(purchase.price * rate, 2);
    bill.municipal += tax;
    bill.lines.push(Line {
        rate_pct: Some(wire(rate * Decimal::ONE_HUNDRED, 4)),
        ..Line::new(
            Level::Municipal,
            name,
            "Deed transfer tax on the price",
            tax,
        )
    });
    let row = Dated {
        from: super::FIRST_CLOSING,
        value: rate,
        source: tables::NOVA_SCOTIA_SOURCE,
    };
    let title = format!("Deed transfer tax, {name}");
    let rule = Rule::of(RuleCode::TransferTax, &title, &row, in_per_cent(rate));
    bill.rules.push(rule.levied_by(name));
    if known.is_none() {
        bill.note("Rates differ by municipality; the highest, 1.5 %, was taken.");
    }
    bill.note("Buyers who do not live in Nova Scotia pay a provincial levy besides.");
}

fn prince_edward_island(purchase: &Purchase<'_>, bill: &mut Bill) {
    if purchase.price <= tables::PRINCE_EDWARD_ISLAND_EXEMPT {
        bill.note("Nothing is due up to 30,000.");
        return;
    }
    let tax = bill.levy(
        Level::Provincial,
        "Prince Edward Island",
        tables::PRINCE_EDWARD_ISLAND,
        purchase,
    );
    if purchase.first_time_buyer {
        bill.relief(
            Level::Provincial,
            "Prince Edward Island",
            "First-time buyer's exemption",
            tax,
        );
    }
}

/// The brackets of a city that has its own.
fn own_brackets(purchase: &Purchase<'_>) -> Option<Tables> {
    let place = plain(purchase.city?);
    tables::CITIES
        .iter()
        .find(|(province, name, _)| *province == purchase.province && *name == place)
        .map(|(_, _, table)| *table)
}

/// A place's name without case, accents and hyphens: `Montréal-Ouest` is `montreal ouest`.
fn plain(name: &str) -> String {
    let folded: String = name
        .to_lowercase()
        .chars()
        .map(|c| match c {
            'é' | 'è' | 'ê' => 'e',
            'à' | 'â' => 'a',
            'ô' => 'o',
            '-' | '_' => ' ',
            other => other,
        })
        .collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}
