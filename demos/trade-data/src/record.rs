//! The bundled figures: two cubes, because partners and products were published apart.

use std::sync::LazyLock;

use boreal_demo_kit::{Limits, Row, Table, TableError};

use crate::cube::{By, Cube, Fact, Flow, Kind, Level, Member};
use crate::month::{Month, Period};

const PARTNERS: &str = include_str!("../data/partners.csv");
const SECTIONS: &str = include_str!("../data/sections.csv");
const CHAPTERS: &str = include_str!("../data/chapters.csv");
const PRODUCTS: &str = include_str!("../data/products.csv");

/// The figures are ours: the limits only have to let them through.
const BUNDLED: Limits = Limits {
    max_bytes: 1 << 20,
    max_rows: 2000,
    max_columns: 100,
};
const VALID: &str = "the bundled tables are read by a test";

/// Goods that were Canadian before they were imported.
const RETURNED: &str = "CA";

/// Values of every partner, whatever the product.
pub fn partners() -> &'static Cube {
    static CUBE: LazyLock<Cube> = LazyLock::new(|| partner_cube().expect(VALID));
    &CUBE
}

/// Values of every product, whoever the partner.
pub fn products() -> &'static Cube {
    static CUBE: LazyLock<Cube> = LazyLock::new(|| product_cube().expect(VALID));
    &CUBE
}

/// The cube that has a level.
pub fn cube(by: By) -> &'static Cube {
    match by {
        By::Partner => partners(),
        By::Section | By::Chapter | By::Product => products(),
        // Neither has pairs: what asks for them is refused.
        By::Pair => partners(),
    }
}

/// The months there are figures of.
pub fn months() -> Period {
    partners().months()
}

/// A line of a table of months: who or what, which way, and a value a month in cents.
struct Line {
    key: String,
    name: String,
    flow: Flow,
    cents: Vec<i64>,
}

/// The months of the heading and the lines below it.
fn lines(text: &str) -> Result<(Period, Vec<Line>), TableError> {
    let table = Table::read(text, &BUNDLED)?;
    let key = table.column("key", &[])?;
    let name = table.column("name", &[])?;
    let flow = table.column("flow", &[])?;
    let months: Vec<Month> = table
        .headers()
        .iter()
        .filter_map(|header| header.parse().ok())
        .collect();
    let first_column = table.headers().len() - months.len();
    let line = |row: &Row| {
        let text = |column| table.text(row, column).unwrap_or_default().to_owned();
        let cents = (0..months.len()).map(|month| {
            let dollars = table.required_number(row, first_column + month)?;
            // Whole dollars below 2^53: nothing is lost.
            Ok(dollars as i64 * 100)
        });
        Ok(Line {
            key: text(key),
            name: text(name),
            flow: text(flow).parse().expect(VALID),
            cents: cents.collect::<Result<_, TableError>>()?,
        })
    };
    let period = Period {
        first: *months.first().expect(VALID),
        last: *months.last().expect(VALID),
    };
    let lines = table.rows().iter().map(line);
    Ok((period, lines.collect::<Result<_, TableError>>()?))
}

/// Each key once, in the order of the lines.
fn members(lines: &[Line], kind: impl Fn(&str) -> Kind) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    for line in lines {
        if members.iter().all(|member| member.key != line.key) {
            let member = Member::new(&line.key, &line.name);
            members.push(member.of_kind(kind(&line.key)));
        }
    }
    members
}

fn code(at: usize) -> u16 {
    u16::try_from(at).expect(VALID)
}

fn partner_cube() -> Result<Cube, TableError> {
    let (months, lines) = lines(PARTNERS)?;
    let partners = members(&lines, |key| match key {
        RETURNED => Kind::Returned,
        _ => Kind::One,
    });
    let partners = Level::finest(partners);
    let facts = lines.iter().flat_map(|line| {
        let partner = code(partners.find(&line.key).expect(VALID));
        let months = months.months().zip(&line.cents);
        months.map(move |(month, &cents)| Fact {
            flow: line.flow,
            month,
            partner,
            product: 0,
            cents,
        })
    });
    let facts = facts.collect();
    let levels = [
        partners,
        Level::default(),
        Level::default(),
        Level::finest(vec![Member::new("all", "All goods")]),
    ];
    Ok(Cube::new(months, levels, facts))
}

/// The hundred products with the most trade, and what is left of each chapter.
fn product_cube() -> Result<Cube, TableError> {
    let sections = Table::read(SECTIONS, &BUNDLED)?;
    let text = |row: &Row, column| sections.text(row, column).unwrap_or_default().to_owned();
    let sections: Vec<Member> = sections
        .rows()
        .iter()
        .map(|row| Member::new(text(row, 0), text(row, 1)))
        .collect();
    let (months, chapter_lines) = lines(CHAPTERS)?;
    let chapters = members(&chapter_lines, |_| Kind::One);
    let section_of = sections_of(&sections)?;
    let (_, product_lines) = lines(PRODUCTS)?;
    let mut products = members(&product_lines, |_| Kind::One);
    let listed = products.len();
    // The rest of a chapter stands after the products, in the order of the chapters.
    products.extend(chapters.iter().map(|chapter| {
        let name = format!("Other: {}", chapter.name);
        Member::new(format!("{} other", chapter.key), name).of_kind(Kind::Rest)
    }));
    let products = Level::finest(products);
    let chapter_of = |key: &str| {
        let mut keys = chapters.iter();
        keys.position(|chapter| key.starts_with(&chapter.key))
            .expect(VALID)
    };
    let chapter_codes: Vec<u16> = products
        .members
        .iter()
        .map(|product| code(chapter_of(&product.key)))
        .collect();
    let section_codes = chapter_codes
        .iter()
        .map(|&chapter| section_of[usize::from(chapter)])
        .collect();
    let mut facts = Vec::new();
    let mut add = |flow, product, cents: &[i64]| {
        facts.extend(months.months().zip(cents).map(|(month, &cents)| Fact {
            flow,
            month,
            partner: 0,
            product: code(product),
            cents,
        }));
    };
    for line in &product_lines {
        add(
            line.flow,
            products.find(&line.key).expect(VALID),
            &line.cents,
        );
    }
    for chapter in &chapter_lines {
        let mut rest = chapter.cents.clone();
        let of_chapter = product_lines
            .iter()
            .filter(|line| line.flow == chapter.flow && line.key.starts_with(&chapter.key));
        for line in of_chapter {
            rest.iter_mut()
                .zip(&line.cents)
                .for_each(|(rest, cents)| *rest -= cents);
        }
        add(chapter.flow, listed + chapter_of(&chapter.key), &rest);
    }
    let levels = [
        Level::finest(vec![Member::new("all", "All partners")]),
        Level {
            members: sections,
            of_code: section_codes,
        },
        Level {
            members: chapters,
            of_code: chapter_codes,
        },
        products,
    ];
    Ok(Cube::new(months, levels, facts))
}

/// The section each chapter belongs to, in the order of the chapters.
fn sections_of(sections: &[Member]) -> Result<Vec<u16>, TableError> {
    let table = Table::read(CHAPTERS, &BUNDLED)?;
    let (key, section) = (table.column("key", &[])?, table.column("section", &[])?);
    let mut seen = Vec::new();
    let mut codes = Vec::new();
    for row in table.rows() {
        let key = table.text(row, key);
        if seen.contains(&key) {
            continue;
        }
        seen.push(key);
        let mut keys = sections.iter();
        let at = keys.position(|member| table.text(row, section) == Some(&member.key));
        codes.push(code(at.expect(VALID)));
    }
    Ok(codes)
}

/// What a section or a chapter is called on the wire: `V` or `27`.
pub(crate) fn find_part(key: &str) -> Option<crate::cube::Within> {
    [By::Section, By::Chapter].into_iter().find_map(|by| {
        let member = products().level(by).find(key)?;
        Some(crate::cube::Within { by, member })
    })
}

/// The key of the section of a chapter, or of the chapter of a product.
pub(crate) fn parent_of(cube: &Cube, by: By, member: usize) -> Option<String> {
    let parents = match by {
        By::Partner | By::Section | By::Pair => return None,
        By::Chapter => By::Section,
        By::Product => By::Chapter,
    };
    let level = cube.level(parents);
    let codes = &cube.level(by).of_code;
    let code = codes.iter().position(|code| usize::from(*code) == member)?;
    let parent = usize::from(*level.of_code.get(code)?);
    Some(level.members.get(parent)?.key.clone())
}
