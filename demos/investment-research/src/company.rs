//! What companies reported in their annual filings: as first filed, and as the newest filing has it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use boreal_demo_kit::{Fields, Input, Limits, Table, wire_enum};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

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
    /// What filings call it; revenue had three names over the years.
    pub const CONCEPTS: [(&'static str, Self); 13] = [
        (
            "RevenueFromContractWithCustomerExcludingAssessedTax",
            Self::Revenue,
        ),
        ("Revenues", Self::Revenue),
        ("SalesRevenueNet", Self::Revenue),
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

    pub fn of_concept(concept: &str) -> Option<Self> {
        let mut known = Self::CONCEPTS.iter();
        known
            .find(|(name, _)| *name == concept)
            .map(|(_, item)| *item)
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
}

/// Which company, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[schema(as = InvestmentResearchCompanyParams)]
pub struct Params {
    #[schema(value_type = Ticker)]
    #[param(value_type = Ticker)]
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    pub ticker: Ticker,
    pub years: u16,
}

impl Input for Params {
    type Plan = Plan;

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let ticker = fields.one_of("ticker", &self.ticker);
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
    pub ticker: Ticker,
    pub name: String,
    pub cik: u32,
    /// Newest year first.
    pub facts: Vec<Fact>,
}

pub fn run(&Plan { ticker, years }: &Plan, filings: &Filings) -> Report {
    let own = filings.0.iter().filter(|(known, _)| *known == ticker);
    let mut facts: Vec<Fact> = own.map(|(_, fact)| fact.clone()).collect();
    facts.sort_by_key(|fact| (std::cmp::Reverse(fact.period_end), fact.item));
    if let Some(split) = facts.iter().filter_map(Fact::split).max() {
        for fact in &mut facts {
            fact.before_split = fact.counts_shares() && fact.newest().filed < split;
        }
    }
    let mut ends: Vec<Date> = facts.iter().map(|fact| fact.period_end).collect();
    ends.dedup();
    if let Some(left_out) = ends.get(usize::from(years)) {
        facts.retain(|fact| fact.period_end > *left_out);
    }
    Report {
        ticker,
        name: ticker.name().to_owned(),
        cik: ticker.cik(),
        facts,
    }
}

/// Annual figures of every company, bundled or newer.
#[derive(Debug, Clone, PartialEq)]
pub struct Filings(Vec<(Ticker, Fact)>);

/// A figure of an annual filing, as it was filed.
#[derive(Debug, Clone, PartialEq)]
pub struct FiledFigure {
    pub ticker: Ticker,
    pub item: Item,
    /// Of a flow; a balance has none.
    pub start: Option<Date>,
    pub end: Date,
    pub value: f64,
    pub filed: Date,
    /// `0000320193-24-000123`.
    pub accession: String,
}

impl Filings {
    pub fn bundled() -> &'static Self {
        static BUNDLED: LazyLock<Filings> = LazyLock::new(|| Filings(bundled_facts()));
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
        let ends: BTreeSet<(Ticker, Date)> = figures
            .iter()
            .filter(is_year)
            .map(|figure| (figure.ticker, figure.end))
            .collect();
        let mut filed = BTreeMap::<(Ticker, Item, Date), Vec<&FiledFigure>>::new();
        for figure in &figures {
            if ends.contains(&(figure.ticker, figure.end)) {
                let key = (figure.ticker, figure.item, figure.end);
                filed.entry(key).or_default().push(figure);
            }
        }
        let facts = filed
            .into_iter()
            .filter_map(|((ticker, item, period_end), mut filed)| {
                filed.sort_by(|a, b| (a.filed, &a.accession).cmp(&(b.filed, &b.accession)));
                let (first, newest) = (filed.first()?, filed.last()?);
                let latest = filed.iter().find(|figure| figure.value == newest.value)?;
                if days(period_end, first.filed) > 200 {
                    return None;
                }
                let shown = |figure: &FiledFigure| Filed {
                    value: figure.value,
                    filed: figure.filed,
                    url: filing_url(ticker.cik(), &figure.accession),
                };
                let fact = Fact {
                    item,
                    period_end,
                    as_filed: shown(first),
                    restated: (latest.value != first.value).then(|| shown(latest)),
                    before_split: false,
                };
                Some((ticker, fact))
            });
        Self(facts.collect())
    }

    /// The newest filing, and how many facts there are.
    pub fn describe(&self) -> (Option<Date>, usize) {
        let filed = self.0.iter().map(|(_, fact)| fact.as_filed.filed);
        (filed.max(), self.0.len())
    }
}

fn bundled_facts() -> Vec<(Ticker, Fact)> {
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
        (ticker, fact)
    });
    rows.collect()
}

fn filing_url(cik: u32, accession: &str) -> String {
    let folder = accession.replace('-', "");
    format!("https://www.sec.gov/Archives/edgar/data/{cik}/{folder}/{accession}-index.htm")
}
