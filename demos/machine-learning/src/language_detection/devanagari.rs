//! Which language a text in Devanagari is in: words and letters of grammar that the others do not use.
//!
//! Letters that stand together say little here, since Hindi, Marathi and Nepali share most of their
//! words; the verb "to be", the cases and the conjunctions differ.

use super::super::language::Language;
use super::super::text::word_set::{WordSet, words};
use super::READ_CHARS;

static HINDI: WordSet = WordSet::new(|| {
    words(
        "है हैं था थे थी में ने को के से और नहीं यह वह ये वे इस उस कि गया गई गए रहा रही रहे लिए साथ बाद भी हुआ हुई हुए होगा होगी होंगे \
    करने करेगा करेंगे किया अपने अपनी क्या कैसे पर",
    )
});
static MARATHI: WordSet = WordSet::new(|| {
    words(
        "आहे आहेत होता होती होते नाही नाहीत आणि हे ते मी झाला झाली झाले केला केली केले येथे येथील मध्ये साठी म्हणून म्हणाले म्हणाली पण असे \
    असून असा अशी करण्यात येणार पुन्हा आता काय कसे त्या त्यांनी त्यांच्या यांनी यांच्या नवीन नवे मोठा मोठी मोठे",
    )
});
/// Nepali, which is not among the languages named.
static NEPALI: WordSet = WordSet::new(|| {
    words("छ छन् छैन हुन् हुन्छ थियो थिए पनि तर र मा लाई गरेको गरेका गर्ने गरे भएको भएका भन्ने लागि यो त्यो")
});
/// Endings of Marathi cases.
const MARATHI_ENDINGS: [&str; 6] = ["च्या", "मध्ये", "साठी", "ांनी", "ांना", "ण्यात"];
/// Letters that Marathi uses and Hindi hardly does.
const MARATHI_LETTERS: [char; 3] = ['ळ', 'ऱ', 'ॲ'];

/// Hindi or Marathi and how sure that is; unknown where neither's words lead.
pub fn tell(text: &str, page: Option<Language>) -> (Language, f64) {
    let (mut hindi, mut marathi, mut nepali) = (0_usize, 0_usize, 0_usize);
    let end = text
        .char_indices()
        .nth(READ_CHARS)
        .map_or(text.len(), |(at, _)| at);
    // The block holds the vowel signs; its two full stops end a word.
    let inside = |c: char| matches!(c, '\u{900}'..='\u{963}' | '\u{971}'..='\u{97f}' | '\u{200d}');
    for word in text[..end].split(|c| !inside(c)) {
        hindi += usize::from(HINDI.contains(word));
        nepali += usize::from(NEPALI.contains(word));
        marathi += usize::from(
            MARATHI.contains(word)
                || word.contains(MARATHI_LETTERS)
                || MARATHI_ENDINGS.iter().any(|ending| word.ends_with(ending)),
        );
    }
    match page {
        Some(Language::Hindi) => hindi += 1,
        Some(Language::Marathi) => marathi += 1,
        _ => {}
    }
    let all = hindi + marathi + nepali;
    let (language, most) = match hindi >= marathi {
        true => (Language::Hindi, hindi),
        false => (Language::Marathi, marathi),
    };
    // One word more for each side than was counted, so that a single one is not certainty.
    let confidence = (most as f64 + 1.0) / (all as f64 + 2.0);
    if most * 2 > all {
        (language, confidence)
    } else {
        (Language::Unknown, most as f64 / all.max(1) as f64)
    }
}
