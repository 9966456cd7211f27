//! Land transfer tax by province and city: which table holds, and who is relieved of it.

use super::quebec_tables;
use super::transfer_bill::{Bill, tax_on};
use super::transfer_tables as tables;
use super::transfer_tables::Tables;
use super::{Dated, Rule, RuleCode, in_force, in_per_cent};
use crate::terms::Province;
use boreal_demo_kit::money::dollars;
use boreal_demo_kit::number::{round_half_up, wire};
use rust_decimal::Decimal;

pub use super::transfer_bill::{Between, Level, Line, Purchase, TransferTax};

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
            register_mortgage_in_saskatchewan(purchase, &mut bill);
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
            dollars(row.value.full_to),
            dollars(row.value.none_from)
        );
        let rule = Rule::of(RuleCode::TransferRelief, name, row, words);
        bill.rules.push(rule.levied_by("British Columbia"));
    }
}

fn register_mortgage_in_saskatchewan(purchase: &Purchase<'_>, bill: &mut Bill) {
    if purchase.loan.is_zero() {
        return;
    }
    let who = "Saskatchewan";
    let row = in_force(tables::SASKATCHEWAN_MORTGAGE, purchase.closing);
    let step = row
        .value
        .iter()
        .find(|(top, _)| top.is_none_or(|top| purchase.loan <= top));
    let (_, fee) = step.expect("the last step has no top");
    bill.provincial += fee;
    bill.lines.push(Line::new(
        Level::Provincial,
        who,
        "Registering the mortgage",
        *fee,
    ));
    let words = format!("{} for a mortgage of this amount", dollars(*fee));
    let title = format!("Registration fees, {who}");
    let rule = Rule::of(RuleCode::RegistrationFees, &title, row, words);
    bill.rules.push(rule.levied_by(who));
}

fn quebec(purchase: &Purchase<'_>, bill: &mut Bill) {
    let name = purchase.city.map_or("Quebec municipality", str::trim);
    match own_brackets(purchase) {
        Some(table) => {
            bill.levy(Level::Municipal, name, table, purchase);
        }
        None => {
            let least = bill.levy(Level::Municipal, name, quebec_tables::QUEBEC, purchase);
            let above = purchase.price - quebec_tables::QUEBEC_OWN_FROM;
            if above > Decimal::ZERO {
                let base = in_force(quebec_tables::QUEBEC, purchase.closing).value;
                let up_to = tax_on(quebec_tables::QUEBEC_OWN_FROM, base);
                let most = round_half_up(up_to + above * quebec_tables::QUEBEC_MOST.rate, 2);
                bill.unknown_rate(name, least, most);
            }
        }
    }
    if purchase.closing.year() > quebec_tables::QUEBEC_LAST_YEAR {
        for rule in &mut bill.rules {
            rule.confirmed = false;
        }
        bill.note(format!(
            "Quebec indexes the thresholds each year and has published them to {}: those are assumed to hold, which is unconfirmed.",
            quebec_tables::QUEBEC_LAST_YEAR
        ));
    }
    bill.note("The duty is on the greatest of price, deed and roll value times the comparative factor; the price was taken.");
}

fn nova_scotia(purchase: &Purchase<'_>, bill: &mut Bill) {
    let place = purchase.city.map(plain);
    let known = tables::NOVA_SCOTIA
        .iter()
        .find(|(name, _, _)| place.as_deref() == Some(name));
    let (rate, source) = known.map_or(
        (tables::NOVA_SCOTIA_MOST, tables::NOVA_SCOTIA_LISTED),
        |(_, rate, source)| (*rate, *source),
    );
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
        source,
    };
    let (levied_by, words) = match known {
        Some(_) => (name, in_per_cent(rate)),
        None => {
            bill.unknown_rate(name, Decimal::ZERO, tax);
            let words = format!("at most {}", in_per_cent(rate));
            ("Nova Scotia municipalities", words)
        }
    };
    let title = format!("Deed transfer tax, {levied_by}");
    let rule = Rule::of(RuleCode::TransferTax, &title, &row, words);
    bill.rules.push(rule.levied_by(levied_by));
    bill.note("Buyers who do not live in Nova Scotia pay a provincial levy besides.");
}

fn prince_edward_island(purchase: &Purchase<'_>, bill: &mut Bill) {
    if purchase.price <= tables::PRINCE_EDWARD_ISLAND_EXEMPT {
        let exempt = dollars(tables::PRINCE_EDWARD_ISLAND_EXEMPT);
        bill.note(format!("Nothing is due up to {exempt}."));
        return;
    }
    let who = "Prince Edward Island";
    let high = tables::PRINCE_EDWARD_ISLAND_HIGH;
    let begun = high.iter().any(|row| row.from <= purchase.closing);
    if begun && purchase.price >= tables::PRINCE_EDWARD_ISLAND_HIGH_FROM {
        bill.levy(Level::Provincial, who, high, purchase);
        bill.note("The rate of 2 % from a million is as tax firms report the budget of 2025, on the whole value and for first-time buyers too: unconfirmed.");
        return;
    }
    let tax = bill.levy(
        Level::Provincial,
        who,
        tables::PRINCE_EDWARD_ISLAND,
        purchase,
    );
    if purchase.first_time_buyer {
        bill.relief(Level::Provincial, who, "First-time buyer's exemption", tax);
    }
}

/// The brackets of a city that has its own.
fn own_brackets(purchase: &Purchase<'_>) -> Option<Tables> {
    let place = plain(purchase.city?);
    tables::CITIES
        .iter()
        .find(|(province, names, _)| {
            *province == purchase.province && names.contains(&place.as_str())
        })
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
