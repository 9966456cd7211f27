//! Reading a visitor's own table: CSV as spreadsheets really write it.
//!
//! The delimiter is found, not asked for; a byte-order mark, decimal commas,
//! currency signs and thousands separators are understood; limits hold before
//! anything is kept; every refusal names the line and the column in words.

mod decimal_mark;
mod delimiter;
mod error;
mod neutral;

use serde::Serialize;
use utoipa::ToSchema;

pub use decimal_mark::{DecimalMark, parse_number};
pub use delimiter::Delimiter;
pub use error::TableError;
pub use neutral::neutral;

use crate::field::shown;
use decimal_mark::{Number, Shown};

/// How much of a table is read before it is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    pub max_bytes: usize,
    /// Below the header.
    pub max_rows: usize,
    pub max_columns: usize,
}

/// A table in memory, every row as wide as the header.
#[derive(Debug, Clone)]
pub struct Table {
    headers: csv::StringRecord,
    rows: Vec<Row>,
    delimiter: Delimiter,
    marks: Marks,
}

#[derive(Debug, Clone)]
pub struct Row {
    /// Line in the file, from 1.
    pub line: u64,
    cells: csv::StringRecord,
}

/// How a file was understood, to be shown to whoever sent it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = TableReading)]
pub struct Reading {
    pub delimiter: Delimiter,
    /// `null` where one column has decimal points and another decimal commas.
    pub decimal_mark: Option<DecimalMark>,
    /// Rows below the header.
    pub rows: usize,
    pub columns: usize,
}

/// Which decimal mark the columns use.
#[derive(Debug, Clone)]
enum Marks {
    Told(DecimalMark),
    /// By what the numbers of each column show.
    Shown(Vec<Shown>),
}

impl Table {
    /// Reads a header line and the rows below it, and finds the decimal mark.
    pub fn read(text: &str, limits: &Limits) -> Result<Self, TableError> {
        Self::read_with(text, limits, None)
    }

    /// As [`Table::read`], with the decimal mark where the sender told it.
    pub fn read_with(
        text: &str,
        limits: &Limits,
        decimal_mark: Option<DecimalMark>,
    ) -> Result<Self, TableError> {
        if text.len() > limits.max_bytes {
            return Err(TableError::TooLarge(limits.max_bytes));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let delimiter = Delimiter::of(text);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter.byte())
            .has_headers(false)
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let mut headers: Option<csv::StringRecord> = None;
        let mut rows = Vec::new();
        let mut last_line = 1;
        for record in reader.records() {
            let cells = record.map_err(|_| TableError::Malformed(last_line + 1))?;
            let line = cells.position().map_or(last_line, csv::Position::line);
            last_line = line;
            if cells.len() > limits.max_columns {
                return Err(TableError::TooManyColumns(limits.max_columns));
            }
            let width = headers.as_ref().map_or(0, csv::StringRecord::len);
            if cells.iter().all(str::is_empty) || is_comment(&cells, width) {
                continue;
            }
            let Some(names) = &headers else {
                headers = Some(cells);
                continue;
            };
            if cells.len() != names.len() {
                return Err(TableError::Ragged {
                    line,
                    expected: names.len(),
                    got: cells.len(),
                });
            }
            if rows.len() == limits.max_rows {
                return Err(TableError::TooManyRows(limits.max_rows));
            }
            rows.push(Row { line, cells });
        }
        match headers {
            Some(headers) if !rows.is_empty() => Ok(Self {
                marks: Marks::of(decimal_mark, delimiter, &rows),
                headers,
                rows,
                delimiter,
            }),
            _ => Err(TableError::Empty),
        }
    }

    pub fn reading(&self) -> Reading {
        Reading {
            delimiter: self.delimiter,
            decimal_mark: self.marks.of_all(),
            rows: self.rows.len(),
            columns: self.headers.len(),
        }
    }

    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The header's names as written.
    pub fn headers(&self) -> &csv::StringRecord {
        &self.headers
    }

    /// The position of a needed column, matched by name or alias.
    pub fn column(&self, wanted: &'static str, aliases: &[&str]) -> Result<usize, TableError> {
        self.optional_column(wanted, aliases)
            .ok_or_else(|| TableError::MissingColumn {
                wanted,
                found: self.headers.iter().collect::<Vec<_>>().join(", "),
            })
    }

    /// The position of a column that may be absent.
    ///
    /// Case, spaces, underscores and punctuation do not matter: `Rate (%)` is `rate`.
    pub fn optional_column(&self, wanted: &str, aliases: &[&str]) -> Option<usize> {
        std::iter::once(wanted)
            .chain(aliases.iter().copied())
            .find_map(|name| {
                let key = header_key(name);
                self.headers
                    .iter()
                    .position(|header| header_key(header) == key)
            })
    }

    /// The text of a cell; empty means missing.
    pub fn text<'a>(&self, row: &'a Row, column: usize) -> Option<&'a str> {
        row.cells.get(column).filter(|cell| !cell.is_empty())
    }

    /// The number in a cell; an empty cell is `None`.
    pub fn number(&self, row: &Row, column: usize) -> Result<Option<f64>, TableError> {
        let Some(cell) = self.text(row, column) else {
            return Ok(None);
        };
        match decimal_mark::read(cell, self.marks.of_column(column)) {
            Number::Value(value) => Ok(Some(value)),
            Number::Other => {
                Err(self.refuse(row, column, format!("\"{}\" is not a number", shown(cell))))
            }
            Number::Ambiguous => Err(TableError::AmbiguousComma {
                line: row.line,
                column: self.header(column),
                got: shown(cell),
            }),
        }
    }

    /// As [`Self::number`] where a word for nothing, such as `N/A`, is nothing too.
    pub fn number_if_known(&self, row: &Row, column: usize) -> Result<Option<f64>, TableError> {
        match is_nothing(self.text(row, column).unwrap_or_default()) {
            true => Ok(None),
            false => self.number(row, column),
        }
    }

    /// The number in a cell that may not be empty.
    pub fn required_number(&self, row: &Row, column: usize) -> Result<f64, TableError> {
        self.number(row, column)?
            .ok_or_else(|| self.refuse(row, column, "the cell is empty; a number is needed"))
    }

    /// The error for a cell of this table, for checks the caller makes.
    pub fn refuse(&self, row: &Row, column: usize, problem: impl Into<String>) -> TableError {
        TableError::Cell {
            line: row.line,
            column: self.header(column),
            problem: problem.into(),
        }
    }

    fn header(&self, column: usize) -> String {
        self.headers.get(column).unwrap_or_default().to_owned()
    }
}

/// A line that begins with # above the header, or below it alone in its line: a value that begins with # has others
/// beside it.
fn is_comment(cells: &csv::StringRecord, width: usize) -> bool {
    cells.get(0).is_some_and(|first| first.starts_with('#')) && (width < 2 || cells.len() == 1)
}

/// Whether a cell holds a word for nothing.
pub fn is_nothing(cell: &str) -> bool {
    const WORDS: [&str; 8] = ["n/a", "#n/a", "na", "null", "none", "-", "–", "—"];
    WORDS.iter().any(|word| word.eq_ignore_ascii_case(cell))
}

impl Marks {
    fn of(told: Option<DecimalMark>, delimiter: Delimiter, rows: &[Row]) -> Self {
        if let Some(mark) = told {
            return Self::Told(mark);
        }
        // A spreadsheet that parts cells by commas writes decimals with points.
        if delimiter == Delimiter::Comma {
            return Self::Told(DecimalMark::Point);
        }
        let columns = rows.first().map_or(0, |row| row.cells.len());
        let mut shown = vec![Shown::default(); columns];
        for row in rows {
            for (column, cell) in shown.iter_mut().zip(&row.cells) {
                column.look_at(cell);
            }
        }
        Self::Shown(shown)
    }

    fn of_column(&self, column: usize) -> Option<DecimalMark> {
        match self {
            Self::Told(mark) => Some(*mark),
            Self::Shown(columns) => columns.get(column)?.only_mark(),
        }
    }

    fn of_all(&self) -> Option<DecimalMark> {
        match self {
            Self::Told(mark) => Some(*mark),
            Self::Shown(columns) => {
                let all = columns.iter().copied().fold(Shown::default(), Shown::and);
                // A lone point is read as a decimal mark where nothing speaks for the comma.
                if all.nothing() {
                    Some(DecimalMark::Point)
                } else {
                    all.only_mark()
                }
            }
        }
    }
}

fn header_key(name: &str) -> String {
    name.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}
