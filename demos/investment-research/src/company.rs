//! What companies reported in their annual filings: as first filed, and as the newest filing has it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use boreal_demo_kit::{FieldError, Fields, Input, Limits, Table, wire_enum};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};

use crate::symbol::{self, Listed};

const FACTS: &str = include_str!("../data/company-facts.csv");
const LIMITS: Limits = Limits {
    max_bytes: 1_000_000,
    max_rows: 10_000,
    max_columns: 20,
};
/// The bundled filings reach back to 2009.
pub const YEARS: RangeInclusive<u16> = 1..=20;
const VALID: &str = "the bundled table is checked by a test";

wire_enum! {
    /// A company whose filings are bundled.
    #[schema(as = InvestmentResearchTicker)]
    pub enum Ticker {
        Aapl = "AAPL",
        Googl = "GOOGL",
        Nvda = "NVDA",
    }
}

wire_enum! {
    /// A line of an annual report.
    #[schema(as = InvestmentResearchItem)]
    pub enum Item {
        Revenue = "revenue",
        GrossProfit = "gross_profit",
        OperatingIncome = "operating_income",
        NetIncome = "net_income",
        /// US dollars a share.
        EpsDiluted = "eps_diluted",
        Assets = "assets",
        Liabilities = "liabilities",
        Equity = "equity",
        OperatingCashFlow = "operating_cash_flow",
        CapitalSpending = "capital_spending",
        /// Shares, not dollars.
        SharesDiluted = "shares_diluted",
    }
}

impl Item {
    /// What filings call it. Revenue had several names over the years; where one filing uses two, the first here is
    /// the whole and the other a part of it.
    pub const CONCEPTS: [(&'static str, Self); 15] = [
        ("Revenues", Self::Revenue),
        (
            "RevenueFromContractWithCustomerExcludingAssessedTax",
            Self::Revenue,
        ),
        (
            "RevenueFromContractWithCustomerIncludingAssessedTax",
            Self::Revenue,
        ),
        ("SalesRevenueNet", Self::Revenue),
        ("SalesRevenueGoodsNet", Self::Revenue),
        ("GrossProfit", Self::GrossProfit),
        ("OperatingIncomeLoss", Self::OperatingIncome),
        ("NetIncomeLoss", Self::NetIncome),
        ("EarningsPerShareDiluted", Self::EpsDiluted),
        ("Assets", Self::Assets),
        ("Liabilities", Self::Liabilities),
        ("StockholdersEquity", Self::Equity),
        (
            "NetCashProvidedByUsedInOperatingActivities",
            Self::OperatingCashFlow,
        ),
        (
            "PaymentsToAcquirePropertyPlantAndEquipment",
            Self::CapitalSpending,
        ),
        (
            "WeightedAverageNumberOfDilutedSharesOutstanding",
            Self::SharesDiluted,
        ),
    ];

    /// With its place among the names.
    pub fn of_concept(concept: &str) -> Option<(usize, Self)> {
        let mut known = Self::CONCEPTS.iter().enumerate();
        known
            .find(|(_, (name, _))| *name == concept)
            .map(|(at, (_, item))| (at, *item))
    }
}

impl Ticker {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Aapl => "Apple Inc.",
            Self::Googl => "Alphabet Inc.",
            Self::Nvda => "NVIDIA Corporation",
        }
    }

    /// The number under which the SEC keeps its filings.
    pub const fn cik(self) -> u32 {
        match self {
            Self::Aapl => 320_193,
            Self::Googl => 1_652_044,
            Self::Nvda => 1_045_810,
        }
    }

    pub fn listed(self) -> Listed {
        Listed {
            cik: self.cik(),
            name: self.name().to_owned(),
        }
    }
}

/// Which company, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = InvestmentResearchCompanyParams)]
pub struct Params {
    /// The symbol of its shares: AAPL, GOOGL and NVDA are bundled, any other is asked of the SEC.
    pub ticker: String,
    /// How many fiscal years, the newest first.
    pub years: u16,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            ticker: Ticker::Aapl.to_string(),
            years: 5,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// In capitals, a class of shares after a hyphen.
    pub ticker: String,
    pub years: u16,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let ticker = symbol::check(fields, "ticker", &self.ticker);
        let years = fields.within("years", self.years, YEARS);
        Some(Plan {
            ticker: ticker?,
            years: years?,
        })
    }
}

/// A value and the filing it stands in.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchFiled)]
pub struct Filed {
    /// US dollars, dollars a share or shares, by the item.
    pub value: f64,
    pub filed: Date,
    /// Where the SEC shows the filing.
    pub url: String,
}

/// One figure of one fiscal year.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchFact)]
pub struct Fact {
    pub item: Item,
    /// The last day of the fiscal year: the fact's own, whatever year the filing is of.
    pub period_end: Date,
    pub as_filed: Filed,
    /// The first filing with the value that holds now; `null` where it was never changed.
    pub restated: Option<Filed>,
    /// Counts shares as they were before a split that newer filings apply: not to be held against those.
    pub before_split: bool,
}

impl Fact {
    /// The newest filing with a value of its own.
    fn newest(&self) -> &Filed {
        self.restated.as_ref().unwrap_or(&self.as_filed)
    }

    /// The filing that brought a split into a number of shares, or into what each of them earned: by a whole number.
    /// What grew a thousandfold was filed in thousands.
    fn split(&self) -> Option<Date> {
        let newest = self.newest();
        let ratio = newest.value / self.as_filed.value;
        let times = ratio.max(1.0 / ratio);
        let is_whole = (times / times.round() - 1.0).abs() < 0.03;
        let is_split = (1.5..=100.0).contains(&times) && is_whole;
        (self.counts_shares() && is_split).then_some(newest.filed)
    }

    fn counts_shares(&self) -> bool {
        matches!(self.item, Item::EpsDiluted | Item::SharesDiluted)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchCompany)]
pub struct Report {
    pub ticker: String,
    pub name: String,
    pub cik: u32,
    /// Newest year first.
    pub facts: Vec<Fact>,
    /// The newest reports the company sent, whatever is in them; empty in what is bundled.
    pub recent: Vec<Recent>,
}

/// A report the company sent to the SEC.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = InvestmentResearchRecentFiling)]
pub struct Recent {
    /// `10-K`, `10-Q`, `8-K`.
    pub form: String,
    pub filed: Date,
    /// The day it reports on, where it has one.
    pub period_end: Option<Date>,
    pub url: String,
}

/// Where there is nothing to show, it says so: a company of another country files other forms.
pub fn run(plan: &Plan, listed: &Listed, filings: &Filings) -> Result<Report, FieldError> {
    let Listed { cik, name } = listed;
    let own = filings.facts.iter().filter(|(known, _)| known == cik);
    let mut facts: Vec<Fact> = own.map(|(_, fact)| fact.clone()).collect();
    facts.sort_by_key(|fact| (std::cmp::Reverse(fact.period_end), fact.item));
    if let Some(split) = facts.iter().filter_map(Fact::split).max() {
        for fact in &mut facts {
            fact.before_split = fact.counts_shares() && fact.newest().filed < split;
        }
    }
    let mut ends: Vec<Date> = facts.iter().map(|fact| fact.period_end).collect();
    ends.dedup();
    if let Some(left_out) = ends.get(usize::from(plan.years)) {
        facts.retain(|fact| fact.period_end > *left_out);
    }
    if facts.is_empty() {
        return Err(no_figures(&plan.ticker));
    }
    let recent = filings.recent.iter().filter(|(known, _)| known == cik);
    Ok(Report {
        ticker: plan.ticker.clone(),
        name: name.clone(),
        cik: *cik,
        facts,
        recent: recent.map(|(_, filing)| filing.clone()).collect(),
    })
}

/// What is said of a company whose figures cannot be shown.
pub fn no_figures(ticker: &str) -> FieldError {
    FieldError::new(
        "ticker",
        "no_figures",
        format!(
            "the SEC has no annual figures of {ticker} in US dollars under US rules: funds, and companies of other countries, file otherwise"
        ),
        json!({ "got": ticker }),
    )
}

/// Annual figures of every company, bundled or newer.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Filings {
    /// By the company's number.
    facts: Vec<(u32, Fact)>,
    recent: Vec<(u32, Recent)>,
}

/// A figure of an annual filing, as it was filed.
#[derive(Debug, Clone, PartialEq)]
pub struct FiledFigure {
    pub cik: u32,
    pub item: Item,
    /// The place of the name it was filed under in [`Item::CONCEPTS`].
    pub concept: usize,
    /// Of a flow; a balance has none.
    pub start: Option<Date>,
    pub end: Date,
    pub value: f64,
    pub filed: Date,
    /// `0000320193-24-000123`.
    pub accession: String,
}

/// A report, as the company sent it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentReport {
    pub cik: u32,
    pub form: String,
    pub filed: Date,
    /// The day it reports on, where it has one.
    pub period_end: Option<Date>,
    /// `0000320193-24-000123`.
    pub accession: String,
}

impl Filings {
    pub fn bundled() -> &'static Self {
        static BUNDLED: LazyLock<Filings> = LazyLock::new(|| Filings {
            facts: bundled_facts(),
            recent: Vec::new(),
        });
        &BUNDLED
    }

    /// Years of 350 to 380 days and the balances at their ends; of each the first filing, if it came
    /// within 200 days, and the one that first held the value of the newest.
    pub fn of(figures: impl IntoIterator<Item = FiledFigure>) -> Self {
        let days = |from: Date, to: Date| from.until(to).map_or(0, |span| span.get_days());
        let figures: Vec<FiledFigure> = figures
            .into_iter()
            .filter(|figure| {
                let length = figure.start.map(|start| days(start, figure.end));
                length.is_none_or(|length| (350..=380).contains(&length))
            })
            .collect();
        let is_year = |figure: &&FiledFigure| figure.item == Item::NetIncome;
        let ends: BTreeSet<(u32, Date)> = figures
            .iter()
            .filter(is_year)
            .map(|figure| (figure.cik, figure.end))
            .collect();
        let mut filed = BTreeMap::<(u32, Item, Date), Vec<&FiledFigure>>::new();
        for figure in &figures {
            if ends.contains(&(figure.cik, figure.end)) {
                let key = (figure.cik, figure.item, figure.end);
                filed.entry(key).or_default().push(figure);
            }
        }
        let facts = filed
            .into_iter()
            .filter_map(|((cik, item, period_end), mut filed)| {
                let order = |figure: &FiledFigure| (figure.filed, figure.accession.clone());
                filed.sort_by_key(|figure| (order(figure), figure.concept));
                filed.dedup_by_key(|figure| order(figure));
                let (first, newest) = (filed.first()?, filed.last()?);
                let latest = filed.iter().find(|figure| figure.value == newest.value)?;
                if days(period_end, first.filed) > 200 {
                    return None;
                }
                let shown = |figure: &FiledFigure| Filed {
                    value: figure.value,
                    filed: figure.filed,
                    url: filing_url(cik, &figure.accession),
                };
                let fact = Fact {
                    item,
                    period_end,
                    as_filed: shown(first),
                    restated: (latest.value != first.value).then(|| shown(latest)),
                    before_split: false,
                };
                Some((cik, fact))
            });
        Self {
            facts: facts.collect(),
            recent: Vec::new(),
        }
    }

    /// With the newest reports of each company, newest first.
    #[must_use]
    pub fn with_recent(mut self, reports: impl IntoIterator<Item = SentReport>) -> Self {
        let recent = |report: SentReport| {
            let filing = Recent {
                url: filing_url(report.cik, &report.accession),
                form: report.form,
                filed: report.filed,
                period_end: report.period_end,
            };
            (report.cik, filing)
        };
        self.recent = reports.into_iter().map(recent).collect();
        self
    }

    /// The newest filing, and how many facts there are.
    pub fn describe(&self) -> (Option<Date>, usize) {
        let filed = self.facts.iter().map(|(_, fact)| fact.as_filed.filed);
        (filed.max(), self.facts.len())
    }
}

fn bundled_facts() -> Vec<(u32, Fact)> {
    let table = Table::read(FACTS, &LIMITS).expect(VALID);
    let rows = table.rows().iter().map(|row| {
        let text = |name: &'static str| {
            let column = table.column(name, &[]).expect(VALID);
            table.text(row, column).expect(VALID)
        };
        let ticker: Ticker = text("ticker").parse().expect(VALID);
        let filed = |value: &'static str, day: &'static str, accession: &'static str| Filed {
            value: text(value).parse().expect(VALID),
            filed: text(day).parse().expect(VALID),
            url: filing_url(ticker.cik(), text(accession)),
        };
        let as_filed = filed("first_value", "first_filed", "first_accession");
        let latest = filed("latest_value", "latest_filed", "latest_accession");
        let fact = Fact {
            item: text("item").parse().expect(VALID),
            period_end: text("period_end").parse().expect(VALID),
            restated: (latest.value != as_filed.value).then_some(latest),
            as_filed,
            before_split: false,
        };
        (ticker.cik(), fact)
    });
    rows.collect()
}

fn filing_url(cik: u32, accession: &str) -> String {
    let folder = accession.replace('-', "");
    format!("https://www.sec.gov/Archives/edgar/data/{cik}/{folder}/{accession}-index.htm")
}
