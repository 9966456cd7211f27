//! Which company is behind a symbol, and where its filings are.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boreal_demo_kit::field::shown;
use boreal_demo_kit::{Fields, Input, is_plain};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use crate::company::Ticker;

const MAX_SYMBOL: usize = 12;

/// A symbol as sent: in capitals or not, a class of shares after a hyphen or a point.
pub(crate) fn check(fields: &mut Fields, field: &'static str, sent: &str) -> Option<String> {
    let symbol = fields.text(field, sent, MAX_SYMBOL)?.trim();
    if symbol.is_empty() || !is_plain(symbol) {
        let got = shown(sent).escape_debug().to_string();
        let message = format!("{field} must name a stock, like AAPL, got \"{got}\"");
        fields.refuse(field, "not_a_symbol", message, json!({ "got": got }));
        return None;
    }
    Some(symbol.to_uppercase().replace('.', "-"))
}

/// A company as the Commission lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The number under which the Commission keeps its filings.
    pub cik: u32,
    pub name: String,
}

/// Companies by their symbols.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Symbols {
    by_symbol: BTreeMap<String, Listed>,
    /// Only those whose figures are bundled.
    is_extract: bool,
}

impl Symbols {
    /// The Commission's whole list.
    pub fn of(rows: impl IntoIterator<Item = (String, Listed)>) -> Self {
        Self {
            by_symbol: rows.into_iter().collect(),
            is_extract: false,
        }
    }

    /// The companies whose figures are bundled.
    pub fn bundled() -> &'static Self {
        static BUNDLED: LazyLock<Symbols> = LazyLock::new(|| Symbols {
            is_extract: true,
            ..Symbols::of(
                Ticker::ALL
                    .iter()
                    .map(|ticker| (ticker.to_string(), ticker.listed())),
            )
        });
        &BUNDLED
    }

    /// The company behind a symbol, or what to say of one that is not listed.
    pub fn find(&self, symbol: &str) -> Result<&Listed, String> {
        self.by_symbol
            .get(symbol)
            .ok_or_else(|| self.remark(symbol))
    }

    fn remark(&self, symbol: &str) -> String {
        let listed = self.len();
        match self.is_extract {
            true => format!(
                "{symbol} is not among the {listed} symbols bundled with the site, so nothing is known of it here. The SEC’s whole list is asked for where live sources are on, at the start and once a day when somebody looks; /api/v1/sources says how that went."
            ),
            false => format!(
                "{symbol} is not among the {listed} symbols of the SEC’s list, which holds companies that file with it."
            ),
        }
    }

    pub fn len(&self) -> usize {
        self.by_symbol.len()
    }

    pub fn is_empty(&self) -> bool {
        self.by_symbol.is_empty()
    }
}

/// Which symbol, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = InvestmentResearchSymbolParams)]
pub struct Params {
    /// In capitals or not; a class of shares after a hyphen or a point, `BRK-B`.
    pub symbol: String,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            symbol: Ticker::Aapl.to_string(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    symbol: String,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let symbol = check(fields, "symbol", &self.symbol)?;
        Some(Plan { symbol })
    }
}

/// The company behind the symbol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchSymbolReport)]
pub struct Report {
    pub symbol: String,
    /// `null` where the list has no such symbol.
    pub company: Option<Company>,
    /// How many symbols the list has: the SEC’s whole one has thousands, the bundled one a few.
    pub listed: usize,
    /// Where there is no company, what that means.
    pub remark: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchListedCompany)]
pub struct Company {
    pub name: String,
    pub cik: u32,
    /// Its annual reports at the Commission.
    pub filings_url: String,
    /// Every figure of every filing, as the Commission publishes them.
    pub facts_url: String,
    /// Other symbols of the same company.
    pub also: Vec<String>,
    /// Whether its figures are bundled; `company` asks the SEC for those of others.
    pub has_figures: bool,
}

pub fn run(plan: &Plan, symbols: &Symbols) -> Report {
    let Plan { symbol } = plan;
    let (company, remark) = match symbols.find(symbol) {
        Ok(listed) => (Some(company(symbol, listed, symbols)), None),
        Err(remark) => (None, Some(remark)),
    };
    Report {
        symbol: symbol.clone(),
        company,
        listed: symbols.len(),
        remark,
    }
}

fn company(symbol: &str, listed: &Listed, symbols: &Symbols) -> Company {
    let cik = listed.cik;
    let others = symbols.by_symbol.iter();
    let others = others.filter(|(other, company)| company.cik == cik && *other != symbol);
    Company {
        name: listed.name.clone(),
        cik,
        filings_url: format!(
            "https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK={cik:010}&type=10-K"
        ),
        facts_url: format!("https://data.sec.gov/api/xbrl/companyfacts/CIK{cik:010}.json"),
        also: others.map(|(other, _)| other.clone()).collect(),
        has_figures: Ticker::ALL.iter().any(|ticker| ticker.cik() == cik),
    }
}
