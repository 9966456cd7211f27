//! Words whose dot need not end a sentence.

use super::word_set::{WordSet, listed, words};

/// Titles stand before a name, so their dot never ends a sentence.
pub(super) static TITLES: WordSet = WordSet::new(|| {
    words(
        " mr. mrs. ms. mx. dr. prof. gen. lt. col. sgt. capt. cpl. maj. adm. cmdr. sen. rep. \
    gov. rev. hon. st. ste. mt. ft. messrs. mme. mlle. mm. me. pres. supt. insp. det. const. vs. v. no. nos. fig. \
    art. p. pp. vol. ed. approx. est. e.g. i.e. cf. al. etc. m. n. ",
    )
});
/// These may end one: then a capital follows that begins sentences.
static OTHERS: WordSet = WordSet::new(|| {
    words(
        " inc. ltd. corp. co. bros. llc. plc. jr. sr. esq. dept. univ. assn. ave. blvd. rd. u.s. u.k. u.n. e.u. \
    b.c. d.c. p.e.i. n.b. n.s. n.l. n.w.t. ph.d. m.d. b.a. m.a. a.m. p.m. jan. feb. mar. apr. jun. jul. aug. sept. sep. \
    oct. nov. dec. janv. févr. avr. juill. déc. mon. tue. tues. wed. thu. thur. thurs. fri. sat. sun. ont. que. qué. alta. \
    sask. man. c.-b. calif. fla. mass. conn. ltée. cie. min. max. tel. ",
    )
});

/// Whether a word with a dot is one of the known abbreviations.
pub fn is_abbreviation(word: &str) -> bool {
    // Short words that are abbreviations only in capitals or before a number would swallow full stops.
    let ambiguous = matches!(
        word,
        "no."
            | "me."
            | "art."
            | "sun."
            | "sat."
            | "man."
            | "mar."
            | "fig."
            | "est."
            | "ed."
            | "min."
            | "max."
            | "co."
            | "al."
            | "mm."
            | "const."
            | "conn."
            | "mass."
            | "ave."
            | "p."
            | "m."
            | "n."
            | "v."
            | "que."
    );
    !ambiguous && (listed(&TITLES, word) || listed(&OTHERS, word))
}
