//! Numbers as people write them, and which mark parts the whole from its decimals.
//!
//! `1,500` is fifteen hundred to some and one and a half to others. A number says by
//! itself which mark it uses when only one reading is possible (`3,5`, `1,234.50`,
//! `1,234,567`); the others follow what their column shows, or are refused.

use crate::wire_enum;

wire_enum! {
    /// The mark before the decimals; the other one may part thousands.
    #[schema(as = TableDecimalMark)]
    pub enum DecimalMark {
        Point = "point",
        Comma = "comma",
    }
}

/// What the numbers of a column show about their mark.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Shown {
    point: bool,
    comma: bool,
}

impl Shown {
    pub(super) fn look_at(&mut self, cell: &str) {
        if !cell.contains(['.', ',']) {
            return;
        }
        let number = compact(cell);
        if let Written::With(mark) = Written::of(&number)
            && value(&number, mark).is_some()
        {
            match mark {
                DecimalMark::Point => self.point = true,
                DecimalMark::Comma => self.comma = true,
            }
        }
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            point: self.point || other.point,
            comma: self.comma || other.comma,
        }
    }

    pub(super) fn only_mark(self) -> Option<DecimalMark> {
        match (self.point, self.comma) {
            (true, false) => Some(DecimalMark::Point),
            (false, true) => Some(DecimalMark::Comma),
            _ => None,
        }
    }

    pub(super) fn nothing(self) -> bool {
        !self.point && !self.comma
    }
}

/// What a cell of numbers holds.
pub(super) enum Number {
    Value(f64),
    /// Not a number.
    Other,
    /// Fifteen hundred or one and a half.
    Ambiguous,
}

/// The number in a cell, by its own marks where its column shows none.
pub(super) fn read(cell: &str, column: Option<DecimalMark>) -> Number {
    let number = compact(cell);
    let mark = match (column, Written::of(&number)) {
        (Some(mark), _) | (None, Written::With(mark)) => mark,
        (None, Written::WithLoneComma) => return Number::Ambiguous,
        (None, Written::WithEither) => DecimalMark::Point,
    };
    value(&number, mark).map_or(Number::Other, Number::Value)
}

/// Reads a number as people write it: `1,234.50`, `1 234,50`, `$4.09`, `4.09 %`.
///
/// A number with both marks, or with one of them several times, is read by its own
/// marks; a lone comma or point before three digits follows `mark`.
pub fn parse_number(text: &str, mark: DecimalMark) -> Option<f64> {
    value(&compact(text), mark)
}

/// Without spaces, currency and per cent signs, and with an ASCII minus.
pub(super) fn compact(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '$' | '%'))
        .map(|c| if c == '\u{2212}' { '-' } else { c })
        .collect()
}

/// What the marks in a compact number leave open. Whether it is a number at all shows when it is read.
enum Written {
    /// Only this decimal mark makes sense of it.
    With(DecimalMark),
    /// `1,500`.
    WithLoneComma,
    /// No mark, or a lone point before three digits.
    WithEither,
}

impl Written {
    fn of(number: &str) -> Self {
        match marks(number) {
            (0, 0) => Self::WithEither,
            (1, 0) if in_thousands(number, '.') => Self::WithEither,
            (0, 1) if in_thousands(number, ',') => Self::WithLoneComma,
            (1, 0) | (0, 2..) => Self::With(DecimalMark::Point),
            (0, 1) | (2.., 0) => Self::With(DecimalMark::Comma),
            _ => Self::With(last_mark(number)),
        }
    }
}

/// The value of a compact number.
fn value(number: &str, mark: DecimalMark) -> Option<f64> {
    let plain = match (marks(number), mark) {
        ((0, 0), _) => number.to_owned(),
        // A point that cannot part thousands is a decimal mark in any column: `4.09`.
        ((1, 0), _) if !in_thousands(number, '.') => number.to_owned(),
        ((1, 0), DecimalMark::Point) => number.to_owned(),
        ((0, 1), DecimalMark::Comma) => number.replace(',', "."),
        ((_, 0), _) => without_thousands(number, '.')?,
        ((0, _), _) => without_thousands(number, ',')?,
        _ => {
            let (decimal, thousands) = match last_mark(number) {
                DecimalMark::Point => ('.', ','),
                DecimalMark::Comma => (',', '.'),
            };
            let (whole, decimals) = number.split_once(decimal)?;
            format!("{}.{decimals}", without_thousands(whole, thousands)?)
        }
    };
    let digits_first = plain
        .trim_start_matches(['-', '+'])
        .starts_with(|c: char| c.is_ascii_digit() || c == '.');
    let value: f64 = plain.parse().ok().filter(|_| digits_first)?;
    value.is_finite().then_some(value)
}

/// How many points and commas.
fn marks(number: &str) -> (usize, usize) {
    let count = |mark: u8| number.bytes().filter(|&byte| byte == mark).count();
    (count(b'.'), count(b','))
}

fn last_mark(number: &str) -> DecimalMark {
    if number.rfind(',') > number.rfind('.') {
        DecimalMark::Comma
    } else {
        DecimalMark::Point
    }
}

fn without_thousands(whole: &str, mark: char) -> Option<String> {
    in_thousands(whole, mark).then(|| whole.replace(mark, ""))
}

/// Groups of three digits after a first one of one to three, which does not begin with a zero.
fn in_thousands(number: &str, mark: char) -> bool {
    let digits = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    let mut groups = number.trim_start_matches(['-', '+']).split(mark);
    let first = groups.next().is_some_and(|group| {
        (1..=3).contains(&group.len()) && digits(group) && !group.starts_with('0')
    });
    first && groups.all(|group| group.len() == 3 && digits(group))
}
