//! How people write a place or a plant, folded to the slug the tables use.

/// `St. John's` becomes `st-johns`, `Montréal` becomes `montreal`.
pub fn slug_of(text: &str) -> String {
    let mut slug = String::with_capacity(text.len());
    for character in text.chars().flat_map(char::to_lowercase) {
        match unaccented(character) {
            '\'' | '’' | '.' => {}
            plain if plain.is_ascii_alphanumeric() => slug.push(plain),
            _ if slug.ends_with('-') || slug.is_empty() => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The letters French place names carry, without their accents.
fn unaccented(character: char) -> char {
    match character {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    }
}

/// The index of the one entry a visitor means: its slug, another name, or a beginning only one has.
pub fn find<'a>(
    wanted: &str,
    entries: impl Iterator<Item = (&'a str, &'a [String])> + Clone,
) -> Option<usize> {
    let key = slug_of(wanted);
    if key.is_empty() {
        return None;
    }
    let by = |matches: &dyn Fn(&str, &[String]) -> bool| {
        entries
            .clone()
            .position(|(slug, others)| matches(slug, others))
    };
    if let Some(exact) =
        by(&|slug, _| slug == key).or_else(|| by(&|_, others| others.contains(&key)))
    {
        return Some(exact);
    }
    let begins = |slug: &str| {
        slug.strip_prefix(&key)
            .is_some_and(|rest| rest.starts_with('-'))
    };
    let mut beginning = entries
        .clone()
        .enumerate()
        .filter(|(_, (slug, _))| begins(slug));
    let first = beginning.next()?.0;
    beginning.next().is_none().then_some(first)
}

/// The known slugs nearest to a wrong one, for "did you mean".
pub fn nearest<'a>(wanted: &str, slugs: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let key: String = slug_of(wanted).chars().take(40).collect();
    let mut ranked: Vec<(usize, &str)> = slugs
        .map(|slug| (edit_distance(&key, slug), slug))
        .collect();
    ranked.sort();
    ranked.into_iter().take(3).map(|(_, slug)| slug).collect()
}

/// Levenshtein's distance between two short ASCII texts.
fn edit_distance(left: &str, right: &str) -> usize {
    let right = right.as_bytes();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &b) in right.iter().enumerate() {
            let substituted = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}
