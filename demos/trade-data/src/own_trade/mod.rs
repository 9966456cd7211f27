//! A visitor's own trade from a table: a partner, a product, a month and a value a row. Partner or product may be
//! missing, in a cell or everywhere: such rows count in every total and are nobody's.

mod report;

use std::collections::HashMap;

use boreal_demo_kit::field::{present, shown};
use boreal_demo_kit::{DecimalMark, Fields, Input, Limit, Limits, Row, Table, TableError};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

pub use report::{Link, Report, run};

use crate::cube::{By, Cube, Fact, Flow, Kind, Level, Member, Within};
use crate::month::{Month, Period};

/// What a visitor's table may hold.
pub const TABLE_LIMITS: Limits = Limits {
    max_bytes: 4_000_000,
    max_rows: 50_000,
    max_columns: 40,
};
/// Characters of a partner's or a product's name.
pub const MAX_NAME: usize = 80;
/// Partners or products; more cannot be told apart in any figure.
pub const MAX_MEMBERS: usize = 2000;
/// What rows without a partner or a product are called.
const UNNAMED: &str = "Not named";
/// Ten years of months.
pub const MAX_MONTHS: usize = 120;
/// Dollars in a row: above all of Canada's trade in a month.
pub const MAX_VALUE: f64 = 1e12;

/// What a visitor can start from.
pub const TEMPLATE: &str = "partner,product,month,value,flow\nUnited States,Pumps,2024-01,120000,exports\nUnited States,Pumps,2025-01,90000,exports\nGermany,Valves,2024-01,40000,exports\nGermany,Valves,2025-01,55000,exports\nChina,Castings,2025-01,30000,imports\n";

/// A table and what is asked of it, as sent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = TradeDataTableParams)]
pub struct Params {
    /// A header line and a row a value: `partner`, `product`, `month` (`2025-01`), `value`, and `flow` (`exports`
    /// or `imports`; exports without the column). One of `partner` and `product` is enough, and their cells may be
    /// empty. Rows of the same are added up.
    pub csv: String,
    /// The mark before the decimals, where the table leaves open what `1,500` is.
    #[schema(value_type = Option<DecimalMark>)]
    pub decimal_mark: Option<String>,
    /// Exports or imports.
    pub flow: String,
    /// First month; without it the newest twelve months of the table, or as many as it has a year before of.
    pub from: Option<String>,
    /// Last month.
    pub to: Option<String>,
    /// The months to compare with, `2024-01..2024-12`, or `none`; without it the same months a year before.
    pub compare: Option<String>,
    /// Only the trade with this partner of the table.
    pub partner: Option<String>,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            csv: String::new(),
            decimal_mark: None,
            flow: Flow::Exports.to_string(),
            from: None,
            to: None,
            compare: None,
            partner: None,
        }
    }
}

/// A table that was read.
#[derive(Debug, Clone)]
pub struct Plan {
    cube: Cube,
    flow: Flow,
    period: Period,
    compare: Option<Period>,
    within: Option<Within>,
}

impl Input for Params {
    type Plan = Plan;

    fn example() -> Self {
        Self {
            csv: TEMPLATE.to_owned(),
            ..Self::default()
        }
    }

    fn check(self, fields: &mut Fields) -> Option<Plan> {
        let mark = fields.optional_one_of("decimal_mark", self.decimal_mark.as_deref());
        let flow = fields.one_of("flow", &self.flow);
        fields.optional_text("partner", self.partner.as_deref(), MAX_NAME);
        let cube = cube(fields, &self.csv, mark)?;
        let known = cube.months();
        let newest = newest(known);
        let text = |given: &Option<String>, month: Month| {
            present(given.as_deref()).map_or_else(|| month.to_string(), str::to_owned)
        };
        let (from, to) = (text(&self.from, newest.first), text(&self.to, newest.last));
        let period = Period::check(fields, &from, &to, known);
        let compare = Period::check_compare(fields, self.compare.as_deref(), period, known);
        let within = match present(self.partner.as_deref()) {
            None => Some(None),
            Some(name) => {
                let member = cube.level(By::Partner).find(name);
                if member.is_none() {
                    let got = shown(name);
                    let message = format!("partner must be one of the table, got \"{got}\"");
                    fields.refuse("partner", "unknown_name", message, json!({ "got": got }));
                }
                let by = By::Partner;
                member.map(|member| Some(Within { by, member }))
            }
        };
        let flow = flow?;
        let cube = cube.with_pairs().with_unnamed();
        if !cube.has(flow) {
            let message = format!("the table has no {flow}");
            fields.refuse("flow", "none_in_table", message, json!({ "got": flow }));
            return None;
        }
        Some(Plan {
            flow,
            period: period?,
            compare: compare?,
            within: within?,
            cube,
        })
    }
}

/// The newest twelve months; fewer where only they can be compared with the year before.
fn newest(known: Period) -> Period {
    let months = known.last.since(known.first) + 1;
    let length = if months > 12 {
        (months - 12).min(12)
    } else {
        months
    };
    Period {
        first: known.last.plus(1 - length),
        last: known.last,
    }
}

/// Publishes the limits of a table where none was sent.
pub(crate) fn publish_limits(fields: &mut Fields) {
    fields.limit("csv", Limit::Table(TABLE_LIMITS));
}

/// The cube of a table.
pub(crate) fn cube(
    fields: &mut Fields,
    csv: &str,
    mark: Option<Option<DecimalMark>>,
) -> Option<Cube> {
    fields.table_with("csv", csv, &TABLE_LIMITS, mark, read)
}

/// Names in the order they come; the same name in another case is the same.
#[derive(Default)]
struct Names {
    members: Vec<Member>,
    codes: HashMap<String, u16>,
}

impl Names {
    fn code(&mut self, table: &Table, row: &Row, column: Option<usize>) -> Result<u16, TableError> {
        let named = column
            .and_then(|column| Some((column, table.text(row, column)?.trim())))
            .filter(|(_, name)| !name.is_empty());
        let Some((column, name)) = named else {
            let nobody = || Member::new(UNNAMED, UNNAMED).of_kind(Kind::Rest);
            // No name that is given has an empty key.
            return Ok(self.code_of(String::new(), nobody));
        };
        if name.chars().count() > MAX_NAME {
            let rule = format!("a name has at most {MAX_NAME} characters");
            return Err(table.refuse(row, column, rule));
        }
        let key = name.to_lowercase();
        if self.members.len() >= MAX_MEMBERS && !self.codes.contains_key(&key) {
            let rule = format!("more than {MAX_MEMBERS} different names");
            return Err(table.refuse(row, column, rule));
        }
        Ok(self.code_of(key, || Member::new(name, name)))
    }

    fn code_of(&mut self, key: String, member: impl FnOnce() -> Member) -> u16 {
        *self.codes.entry(key).or_insert_with(|| {
            let code = u16::try_from(self.members.len()).unwrap_or(u16::MAX);
            self.members.push(member());
            code
        })
    }
}

fn read(table: &Table) -> Result<Cube, TableError> {
    let partner = table.optional_column("partner", &["country", "customer", "pays", "partenaire"]);
    let product = table.optional_column("product", &["chapter", "hs", "item", "produit"]);
    if partner.is_none() && product.is_none() {
        // No heading is called this: it names what is missing.
        table.column("partner or product", &[])?;
    }
    let month = table.column("month", &["date", "period", "mois"])?;
    let value = table.column("value", &["amount", "dollars", "valeur"])?;
    let flow = table.optional_column("flow", &["trade", "direction", "flux"]);
    let (mut partners, mut products) = (Names::default(), Names::default());
    let mut facts = Vec::with_capacity(table.rows().len());
    let mut period: Option<Period> = None;
    for row in table.rows() {
        let text = table.text(row, month).unwrap_or_default();
        let Ok(at) = text.parse::<Month>() else {
            return Err(table.refuse(
                row,
                month,
                format!("\"{}\" is not a month like 2025-01", shown(text)),
            ));
        };
        let dollars = table.required_number(row, value)?;
        if !(0.0..=MAX_VALUE).contains(&dollars) {
            let rule = format!("{dollars} is not a value from 0 to {MAX_VALUE}");
            return Err(table.refuse(row, value, rule));
        }
        facts.push(Fact {
            flow: flow_of(table, row, flow)?,
            month: at,
            partner: partners.code(table, row, partner)?,
            product: products.code(table, row, product)?,
            // Half a cent as it is written, of which a binary fraction may fall short by its last digit.
            cents: (dollars * 100.0 * (1.0 + f64::EPSILON)).round() as i64,
        });
        let known = period.get_or_insert(Period {
            first: at,
            last: at,
        });
        *known = Period {
            first: known.first.min(at),
            last: known.last.max(at),
        };
        if known.last.since(known.first).unsigned_abs() as usize >= MAX_MONTHS {
            let rule = format!("more than {MAX_MONTHS} months from another row's");
            return Err(table.refuse(row, month, rule));
        }
    }
    let period = period.expect("a table has rows");
    let levels = [
        Level::finest(partners.members),
        Level::default(),
        Level::default(),
        Level::finest(products.members),
    ];
    Ok(Cube::new(period, levels, facts))
}

fn flow_of(table: &Table, row: &Row, column: Option<usize>) -> Result<Flow, TableError> {
    let Some(column) = column else {
        return Ok(Flow::Exports);
    };
    let text = table.text(row, column).unwrap_or("exports");
    match text.to_lowercase().as_str() {
        "exports" | "export" | "x" => Ok(Flow::Exports),
        "imports" | "import" | "m" => Ok(Flow::Imports),
        _ => {
            let rule = format!("\"{}\" is not exports or imports", shown(text));
            Err(table.refuse(row, column, rule))
        }
    }
}
