//! Reading a visitor's own table: CSV as spreadsheets really write it.
//!
//! The delimiter is found, not asked for; a byte-order mark, decimal commas,
//! currency signs and thousands separators are understood; limits hold before
//! anything is kept; every refusal names the line and the column in words.

use serde_json::json;
use thiserror::Error;

use crate::field::FieldError;

/// How much of a table is read before it is refused.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Most bytes of text.
    pub max_bytes: usize,
    /// Most rows below the header.
    pub max_rows: usize,
    /// Most columns.
    pub max_columns: usize,
}

/// Why a table cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TableError {
    /// More bytes than the limit.
    #[error("the table is larger than {0} bytes; send fewer rows")]
    TooLarge(usize),
    /// More rows than the limit.
    #[error("the table has more than {0} rows; send fewer")]
    TooManyRows(usize),
    /// More columns than the limit.
    #[error("the table has more than {0} columns; keep only those in the template")]
    TooManyColumns(usize),
    /// No header, or no row below it.
    #[error("the table needs a header line and at least one row below it")]
    Empty,
    /// The bytes are not UTF-8 text.
    #[error("the table is not UTF-8 text; save it as \"CSV UTF-8\"")]
    NotText,
    /// A needed column is absent.
    #[error("the header has no column \"{wanted}\"; it has {found}")]
    MissingColumn {
        /// The name in the template.
        wanted: &'static str,
        /// The names that are there.
        found: String,
    },
    /// A row with another number of cells than the header.
    #[error("line {line} has {got} cells where the header has {expected}")]
    Ragged {
        /// Line in the file, from 1.
        line: u64,
        /// Cells in the header.
        expected: usize,
        /// Cells in this row.
        got: usize,
    },
    /// A quote that is never closed, or the like.
    #[error("line {0} cannot be read as CSV; look for a stray quotation mark")]
    Malformed(u64),
    /// A cell that does not hold what its column needs.
    #[error("line {line}, column \"{column}\": {problem}")]
    Cell {
        /// Line in the file, from 1.
        line: u64,
        /// The column's name in the file.
        column: String,
        /// What is wrong, with the value.
        problem: String,
    },
}

impl TableError {
    /// The refusal of the field that held the table.
    pub fn at(&self, field: &str) -> FieldError {
        let (code, values) = match self {
            Self::TooLarge(maximum) => ("too_large", json!({ "maximum": maximum })),
            Self::TooManyRows(maximum) => ("too_many_rows", json!({ "maximum": maximum })),
            Self::TooManyColumns(maximum) => ("too_many_columns", json!({ "maximum": maximum })),
            Self::Empty => ("empty_table", json!({})),
            Self::NotText => ("not_text", json!({})),
            Self::MissingColumn { wanted, found } => (
                "missing_column",
                json!({ "column": wanted, "found": found }),
            ),
            Self::Ragged {
                line,
                expected,
                got,
            } => (
                "ragged_row",
                json!({ "line": line, "expected": expected, "got": got }),
            ),
            Self::Malformed(line) => ("malformed_row", json!({ "line": line })),
            Self::Cell {
                line,
                column,
                problem,
            } => (
                "wrong_cell",
                json!({ "line": line, "column": column, "problem": problem }),
            ),
        };
        FieldError::new(field, code, self.to_string(), values)
    }
}

/// A table in memory, every row as wide as the header.
#[derive(Debug, Clone)]
pub struct Table {
    headers: Vec<String>,
    rows: Vec<Row>,
    decimal_comma: bool,
}

/// One row and where it stands in the file.
#[derive(Debug, Clone)]
pub struct Row {
    /// Line in the file, from 1.
    pub line: u64,
    cells: Vec<String>,
}

impl Table {
    /// Reads bytes as [`Table::read`] does, refusing what is not UTF-8.
    pub fn read_bytes(bytes: &[u8], limits: &Limits) -> Result<Self, TableError> {
        if bytes.len() > limits.max_bytes {
            return Err(TableError::TooLarge(limits.max_bytes));
        }
        let text = std::str::from_utf8(bytes).map_err(|_| TableError::NotText)?;
        Self::read(text, limits)
    }

    /// Reads a header line and the rows below it.
    pub fn read(text: &str, limits: &Limits) -> Result<Self, TableError> {
        if text.len() > limits.max_bytes {
            return Err(TableError::TooLarge(limits.max_bytes));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let delimiter = detect_delimiter(text);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .has_headers(false)
            .flexible(true)
            .comment(Some(b'#'))
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let mut headers: Option<Vec<String>> = None;
        let mut rows = Vec::new();
        let mut last_line = 1;
        for record in reader.records() {
            let record = record.map_err(|_| TableError::Malformed(last_line + 1))?;
            let line = record.position().map_or(last_line, csv::Position::line);
            last_line = line;
            let cells: Vec<String> = record.iter().map(str::to_owned).collect();
            if cells.len() > limits.max_columns {
                return Err(TableError::TooManyColumns(limits.max_columns));
            }
            if cells.iter().all(String::is_empty) {
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
                headers,
                rows,
                decimal_comma: delimiter != b',',
            }),
            _ => Err(TableError::Empty),
        }
    }

    /// The rows, in file order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The header's names as written.
    pub fn headers(&self) -> &[String] {
        &self.headers
    }

    /// The position of a needed column, matched by name or alias.
    pub fn column(&self, wanted: &'static str, aliases: &[&str]) -> Result<usize, TableError> {
        self.optional_column(wanted, aliases)
            .ok_or_else(|| TableError::MissingColumn {
                wanted,
                found: self.headers.join(", "),
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
                self.headers.iter().position(|h| header_key(h) == key)
            })
    }

    /// The text of a cell; empty means missing.
    pub fn text<'a>(&self, row: &'a Row, column: usize) -> Option<&'a str> {
        row.cells
            .get(column)
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
    }

    /// The number in a cell; an empty cell is `None`.
    pub fn number(&self, row: &Row, column: usize) -> Result<Option<f64>, TableError> {
        let Some(cell) = self.text(row, column) else {
            return Ok(None);
        };
        parse_number(cell, self.decimal_comma)
            .map(Some)
            .ok_or_else(|| self.refuse(row, column, format!("\"{}\" is not a number", short(cell))))
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
            column: self.headers.get(column).cloned().unwrap_or_default(),
            problem: problem.into(),
        }
    }
}

/// Reads a number as people write it: `1,234.50`, `1 234,50`, `$4.09`, `4.09 %`.
///
/// With both separators the last one is the decimal mark. A lone comma is a
/// decimal mark when `decimal_comma` holds, else a thousands separator where it
/// stands between groups of three, else refused.
pub fn parse_number(text: &str, decimal_comma: bool) -> Option<f64> {
    let compact: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '$' | '%' | '\u{a0}' | '\u{202f}'))
        .map(|c| if c == '\u{2212}' { '-' } else { c })
        .collect();
    let plain = match (compact.rfind('.'), compact.rfind(',')) {
        (Some(dot), Some(comma)) if comma > dot => compact.replace('.', "").replace(',', "."),
        (Some(_), Some(_)) => compact.replace(',', ""),
        (None, Some(_)) if decimal_comma => compact.replacen(',', ".", 1),
        (None, Some(_)) if grouped_by_three(&compact) => compact.replace(',', ""),
        (None, Some(_)) => return None,
        (_, None) => compact,
    };
    let digits_first = plain
        .trim_start_matches(['-', '+'])
        .starts_with(|c: char| c.is_ascii_digit() || c == '.');
    let value: f64 = plain.parse().ok().filter(|_| digits_first)?;
    value.is_finite().then_some(value)
}

fn grouped_by_three(text: &str) -> bool {
    let mut groups = text.trim_start_matches(['-', '+']).split(',');
    let first = groups.next().is_some_and(|g| (1..=3).contains(&g.len()));
    first && groups.all(|g| g.len() == 3)
}

fn header_key(name: &str) -> String {
    name.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

fn short(cell: &str) -> String {
    let mut text: String = cell.chars().take(40).collect();
    if text.len() < cell.len() {
        text.push('…');
    }
    text
}

/// The candidate that splits the first lines into the most columns of equal number.
fn detect_delimiter(text: &str) -> u8 {
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .take(5)
        .collect();
    // Tab and semicolon first: a comma may be a decimal mark inside such a file.
    [b'\t', b';', b'|', b',']
        .into_iter()
        .find(|&candidate| {
            let counts: Vec<usize> = lines
                .iter()
                .map(|l| count_outside_quotes(l, candidate))
                .collect();
            counts
                .first()
                .is_some_and(|&first| first > 0 && counts.iter().all(|&c| c == first))
        })
        .unwrap_or(b',')
}

fn count_outside_quotes(line: &str, delimiter: u8) -> usize {
    let mut quoted = false;
    line.bytes()
        .filter(|&byte| {
            quoted ^= byte == b'"';
            byte == delimiter && !quoted
        })
        .count()
}
