//! Values by flow, month, partner and product, in columns.
//!
//! Facts are sorted by flow and month, so that a period is one run of each column. Partners and
//! products are small numbers; a coarser level of products, such as a chapter, is a table from the
//! product's number to the chapter's. A question is one pass over a run, adding into one cell a member.

use std::collections::{BTreeMap, HashMap};

use boreal_demo_kit::wire_enum;

use crate::month::{Month, Period};

wire_enum! {
    /// Which way goods go.
    #[schema(as = TradeDataFlow)]
    pub enum Flow {
        Exports = "exports",
        Imports = "imports",
    }
}

wire_enum! {
    /// What the rows of an answer are.
    #[schema(as = TradeDataBy)]
    pub enum By {
        Partner = "partner",
        Section = "section",
        Chapter = "chapter",
        Product = "product",
        /// A partner and a product at once.
        Pair = "pair",
    }
}

wire_enum! {
    /// What a row stands for.
    #[schema(as = TradeDataKind)]
    pub enum Kind {
        /// A partner or a product.
        One = "one",
        /// All those that are not listed on their own.
        Rest = "rest",
        /// Goods that came back to Canada: no foreign partner's.
        Returned = "returned",
    }
}

/// A partner, section, chapter or product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    pub key: String,
    pub name: String,
    pub kind: Kind,
}

impl Member {
    pub fn new(key: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            name: name.into(),
            kind: Kind::One,
        }
    }

    #[must_use]
    pub fn of_kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }
}

/// The members of a level, and which of them each number of its column belongs to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Level {
    pub members: Vec<Member>,
    pub of_code: Vec<u16>,
}

impl Level {
    /// The finest level: a member a number.
    pub fn finest(members: Vec<Member>) -> Self {
        let of_code = (0..=u16::MAX).take(members.len()).collect();
        Self { members, of_code }
    }

    /// The number of a member; case does not matter.
    pub fn find(&self, key: &str) -> Option<usize> {
        let key = key.trim();
        let mut members = self.members.iter();
        members.position(|member| is_same_name(&member.key, key))
    }
}

/// Whether two names differ by case alone, beyond ASCII too: `ÉTATS-UNIS` is `États-Unis`.
fn is_same_name(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
        // Most names are ASCII: theirs are not written anew.
        || !(one.is_ascii() && other.is_ascii()) && one.to_lowercase() == other.to_lowercase()
}

/// One value before it is sorted into columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fact {
    pub flow: Flow,
    pub month: Month,
    pub partner: u16,
    pub product: u16,
    pub cents: i64,
}

/// The part of a cube an answer is about: a member of a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Within {
    pub by: By,
    pub member: usize,
}

/// What the rests of a cube hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rests {
    /// Small members that are none of those with a name.
    OfTheirOwn,
    /// What has no name and may be of any member.
    Anybodys,
}

/// The columns.
#[derive(Debug, Clone)]
pub struct Cube {
    months: Period,
    levels: [Level; 5],
    /// For each flow, where the facts of a month begin; one more than there are months.
    starts: [Vec<usize>; 2],
    partners: Vec<u16>,
    products: Vec<u16>,
    /// Nothing until [`Cube::with_pairs`].
    pairs: Vec<u16>,
    rests: Rests,
    cents: Vec<i64>,
}

impl Cube {
    /// Sorts facts into columns. Months without facts between the first and the last are empty.
    ///
    /// `levels` are partners, sections, chapters and products; a level nobody asks for may be empty.
    pub fn new(months: Period, levels: [Level; 4], mut facts: Vec<Fact>) -> Self {
        facts.retain(|fact| fact.cents != 0 && months.contains(fact.month));
        facts.sort_by_key(|fact| (fact.flow, fact.month, fact.partner, fact.product));
        let starts = [Flow::Exports, Flow::Imports].map(|flow| {
            let start = |month: Month| {
                facts.partition_point(|fact| (fact.flow, fact.month) < (flow, month))
            };
            let mut starts: Vec<usize> = months.months().map(start).collect();
            starts.push(start(months.last.plus(1)));
            starts
        });
        let [partners, sections, chapters, products] = levels;
        Self {
            months,
            levels: [partners, sections, chapters, products, Level::default()],
            starts,
            pairs: Vec::new(),
            rests: Rests::OfTheirOwn,
            partners: facts.iter().map(|fact| fact.partner).collect(),
            products: facts.iter().map(|fact| fact.product).collect(),
            cents: facts.iter().map(|fact| fact.cents).collect(),
        }
    }

    /// The same with a level of pairs, a partner and a product each: for a cube whose facts have both.
    #[must_use]
    pub fn with_pairs(mut self) -> Self {
        let mut codes: HashMap<(u16, u16), u16> = HashMap::new();
        let mut members = Vec::new();
        for key in self
            .partners
            .iter()
            .copied()
            .zip(self.products.iter().copied())
        {
            let code = *codes.entry(key).or_insert_with(|| {
                let code = u16::try_from(members.len())
                    .expect("a table has fewer rows than there are codes");
                members.push(self.pair(key));
                code
            });
            self.pairs.push(code);
        }
        self.levels[By::Pair as usize] = Level::finest(members);
        self
    }

    /// The same with rests that may be anybody's.
    #[must_use]
    pub fn with_unnamed(mut self) -> Self {
        self.rests = Rests::Anybodys;
        self
    }

    pub(crate) fn rests(&self) -> Rests {
        self.rests
    }

    /// Nobody's where either side is.
    fn pair(&self, (partner, product): (u16, u16)) -> Member {
        let partner = &self.level(By::Partner).members[usize::from(partner)];
        let product = &self.level(By::Product).members[usize::from(product)];
        let is_one = partner.kind == Kind::One && product.kind == Kind::One;
        let name = format!("{} × {}", partner.name, product.name);
        Member::new(&name, &name).of_kind(if is_one { Kind::One } else { Kind::Rest })
    }

    pub fn months(&self) -> Period {
        self.months
    }

    /// How many values it holds.
    pub fn len(&self) -> usize {
        self.cents.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cents.is_empty()
    }

    pub fn level(&self, by: By) -> &Level {
        &self.levels[by as usize]
    }

    /// Whether it holds anything of a flow.
    pub fn has(&self, flow: Flow) -> bool {
        let starts = &self.starts[flow as usize];
        starts.first() < starts.last()
    }

    /// The sum of a period for every member of a level, in cents.
    pub fn sums(&self, flow: Flow, period: Period, by: By, within: Option<Within>) -> Vec<i64> {
        let mut sums = vec![0; self.level(by).members.len()];
        self.add_up(flow, period, by, within, &mut sums);
        sums
    }

    /// The same for each month: one row of members a month.
    pub fn by_month(
        &self,
        flow: Flow,
        period: Period,
        by: By,
        within: Option<Within>,
    ) -> Vec<Vec<i64>> {
        let one = |month| Period {
            first: month,
            last: month,
        };
        let months = period.months();
        months
            .map(|month| self.sums(flow, one(month), by, within))
            .collect()
    }

    /// Every pair of a partner and a product with its sum; for a cube that has both.
    pub fn pairs(&self, flow: Flow, period: Period) -> Vec<(usize, usize, i64)> {
        let mut sums = BTreeMap::new();
        for at in self.run(flow, period) {
            *sums
                .entry((self.partners[at], self.products[at]))
                .or_insert(0) += self.cents[at];
        }
        sums.into_iter()
            .filter(|(_, cents)| *cents != 0)
            .map(|((a, b), cents)| (usize::from(a), usize::from(b), cents))
            .collect()
    }

    fn run(&self, flow: Flow, period: Period) -> std::ops::Range<usize> {
        let starts = &self.starts[flow as usize];
        let at = |month: Month| {
            let months = month.since(self.months.first).max(0);
            let month = usize::try_from(months).unwrap_or_default();
            starts[month.min(starts.len() - 1)]
        };
        let (start, end) = (at(period.first), at(period.last.plus(1)));
        start..end.max(start)
    }

    fn column(&self, by: By) -> &[u16] {
        match by {
            By::Partner => &self.partners,
            By::Section | By::Chapter | By::Product => &self.products,
            By::Pair => &self.pairs,
        }
    }

    fn add_up(&self, flow: Flow, period: Period, by: By, within: Option<Within>, sums: &mut [i64]) {
        let run = self.run(flow, period);
        // A cube without pairs has nothing to add up of them.
        let Some(codes) = self.column(by).get(run.clone()) else {
            return;
        };
        let cents = &self.cents[run.clone()];
        let members = &self.level(by).of_code;
        match within {
            None => {
                for (&code, &cents) in codes.iter().zip(cents) {
                    sums[usize::from(members[usize::from(code)])] += cents;
                }
            }
            Some(Within { by: other, member }) => {
                let others = &self.column(other)[run];
                let wanted = &self.level(other).of_code;
                for ((&code, &cents), &other) in codes.iter().zip(cents).zip(others) {
                    if usize::from(wanted[usize::from(other)]) == member {
                        sums[usize::from(members[usize::from(code)])] += cents;
                    }
                }
            }
        }
    }
}

/// Cents as the wire has them: dollars.
pub fn dollars(cents: i64) -> f64 {
    cents as f64 / 100.0
}
