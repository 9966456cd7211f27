//! Faults that readers found, each as its case.

use super::report::analyze;
use machine_learning::report::{EntityKind, Tone};

#[track_caller]
fn names(text: &str) -> Vec<(String, EntityKind)> {
    let named = analyze(text).entities.into_iter();
    named
        .filter(|one| !matches!(one.kind, EntityKind::Date | EntityKind::Money))
        .map(|one| (one.text, one.kind))
        .collect()
}

#[track_caller]
fn check_names(text: &str, expect: &[(&str, EntityKind)]) {
    let expect: Vec<(String, EntityKind)> = expect
        .iter()
        .map(|(name, kind)| ((*name).to_owned(), *kind))
        .collect();
    assert_eq!(names(text), expect, "{text}");
}

use EntityKind::{Organization, Person, Place};

#[test]
fn a_headline_in_capitals_names_what_it_names() {
    check_names(
        "GENERAL MOTORS RECALLS VANS IN CANADA",
        &[("GENERAL MOTORS", Organization), ("CANADA", Place)],
    );
    check_names("FLOODS KILL 37 IN BANGLADESH", &[("BANGLADESH", Place)]);
}

#[test]
fn a_dateline_is_a_place() {
    check_names(
        "TORONTO - The council met on Monday to vote on the plan.",
        &[("TORONTO", Place)],
    );
    check_names(
        "HALIFAX (Reuters) - The council met on Monday to vote on the plan.",
        &[("HALIFAX", Place), ("Reuters", Organization)],
    );
}

#[test]
fn two_names_joined_are_two() {
    check_names(
        "Smith and Jones met in Madrid on Tuesday.",
        &[("Smith", Person), ("Jones", Person), ("Madrid", Place)],
    );
    check_names(
        "France and Italy agreed on Monday to build it.",
        &[("France", Place), ("Italy", Place)],
    );
}

#[test]
fn an_owner_is_not_part_of_the_name() {
    check_names(
        "Canada's Bombardier said it would appeal the ruling.",
        &[("Canada", Place), ("Bombardier", Organization)],
    );
}

#[test]
fn a_surname_that_is_a_city_follows_its_full_name() {
    let found = names(
        "Jack London wrote the letter in 1906. London was thirty then, and London was famous.",
    );
    assert_eq!(found, [("Jack London".to_owned(), Person)]);
}

#[test]
fn a_city_is_no_alias_of_a_person_named_like_it() {
    let report = analyze(
        "London is the largest city of the country. More than nine million people live in London. \
        Jack London visited London in 1902 and wrote about its poor. London has changed since then, and London is richer now.",
    );
    let of = |name: &str| report.entities.iter().find(|one| one.text == name);
    let (city, writer) = (of("London").unwrap(), of("Jack London").unwrap());
    assert_eq!((city.kind, city.count), (Place, 5), "{city:?}");
    assert_eq!((writer.kind, writer.count), (Person, 1), "{writer:?}");
    assert!(writer.aliases.is_empty(), "{writer:?}");
    // The same person where the city is named beside him.
    let report = analyze(
        "Jack London was born in San Francisco. London was thirty when he moved to a hotel in London.",
    );
    let of = |name: &str| report.entities.iter().find(|one| one.text == name);
    assert_eq!(of("Jack London").unwrap().count, 2, "{:?}", report.entities);
    assert_eq!(of("London").unwrap().kind, Place);
}

#[test]
fn two_people_joined_in_capitals_are_two() {
    check_names(
        "TRUDEAU AND BIDEN",
        &[("TRUDEAU", Person), ("BIDEN", Person)],
    );
    check_names(
        "TRUDEAU AND BIDEN AGREE",
        &[("TRUDEAU", Person), ("BIDEN", Person)],
    );
    check_names(
        "TRUDEAU AND BIDEN MEET IN OTTAWA",
        &[("TRUDEAU", Person), ("BIDEN", Person), ("OTTAWA", Place)],
    );
}

#[test]
fn units_and_numerals_are_no_names() {
    for text in [
        "The reservoir holds 40 GWh of power and 12 KM of pipe.",
        "Chapter IV and part XII were read aloud in the hall.",
        "It weighs 300 MHz and 20 GB less, the firm said.",
    ] {
        check_names(text, &[]);
    }
}

#[test]
fn may_and_mars_are_read_by_their_context() {
    check_names("Theresa May spoke in May.", &[("Theresa May", Person)]);
    check_names("The probe will land on Mars in July.", &[("Mars", Place)]);
    check_names(
        "Le conseil se réunira en mars à Rimouski.",
        &[("Rimouski", Place)],
    );
}

#[test]
fn one_person_under_several_names_is_one() {
    let report = analyze(
        "Prime Minister Helen Okafor arrived in Halifax on Monday. Ms. Okafor met the mayor. Helen Okafor later spoke, and Okafor smiled.",
    );
    let people: Vec<_> = report
        .entities
        .iter()
        .filter(|one| one.kind == Person)
        .collect();
    assert_eq!(people.len(), 1, "{people:?}");
    assert_eq!(
        (people[0].text.as_str(), people[0].count),
        ("Helen Okafor", 4)
    );
}

#[test]
fn a_phrase_cuts_no_name_and_begins_with_no_verb() {
    let report = analyze(
        "The Bank of Canada raised rates on Monday. Analysts praised the Bank of Canada for raising rates early. The Bank of Canada announced new rules, and banks announced new rules of their own. Marie Tremblay leads the Bank of Canada team.",
    );
    for phrase in &report.key_phrases {
        let words: Vec<&str> = phrase.phrase.split(' ').collect();
        assert!(
            !["raised", "raising", "praised", "announced", "leads"].contains(&words[0]),
            "{}",
            phrase.phrase
        );
        let cut = phrase.phrase.contains("Bank") || phrase.phrase.contains("Canada");
        assert!(
            !cut || phrase.phrase.contains("Bank of Canada"),
            "{}",
            phrase.phrase
        );
        assert_eq!(
            phrase.phrase.contains("Marie"),
            phrase.phrase.contains("Tremblay")
        );
    }
    assert!(
        report
            .key_phrases
            .iter()
            .any(|one| one.phrase.contains("Bank of Canada")),
        "{:?}",
        report.key_phrases
    );
}

fn reasons(text: &str) -> Vec<(String, String)> {
    let sentiment = analyze(text).sentiment.unwrap();
    let words = sentiment
        .sentences
        .into_iter()
        .flat_map(|sentence| sentence.words);
    words
        .map(|word| (word.text, word.reasons.join(", ")))
        .collect()
}

#[test]
fn a_month_is_no_doubt() {
    let told = reasons("In May the company suffered a terrible loss.");
    assert!(
        !told.is_empty() && told.iter().all(|(_, reason)| !reason.contains("doubt")),
        "{told:?}"
    );
    for text in [
        "The company may suffer a terrible loss.",
        "THE COMPANY MAY SUFFER A TERRIBLE LOSS.",
    ] {
        let told = reasons(text);
        assert!(
            told.iter().any(|(_, reason)| reason.contains("doubt")),
            "{told:?}"
        );
    }
}

#[test]
fn no_word_of_grammar_is_shown_as_a_reason() {
    for text in [
        "It is a film that I would not have liked, as it is so very much like the other one, and well made.",
        "This is the best of them all, and it was the most fun that we have had in it!",
    ] {
        for (word, _) in reasons(text) {
            let grammar = [
                "it", "is", "a", "that", "i", "the", "of", "as", "so", "like", "and", "was", "we",
                "have", "well", "all", "them",
            ];
            assert!(!grammar.contains(&word.to_lowercase().as_str()), "{word}");
        }
    }
}

#[track_caller]
fn check_tone(text: &str, expect: Tone) {
    let sentiment = analyze(text).sentiment.unwrap();
    assert_eq!(
        sentiment.sentences[0].label, expect,
        "{text}: {:?}",
        sentiment.sentences[0]
    );
}

#[test]
fn two_negations_undo_each_other() {
    check_tone(
        "The plan is not without success in the towns.",
        Tone::Positive,
    );
    check_tone(
        "The measures did not prevent the crisis in the towns.",
        Tone::Negative,
    );
    check_tone(
        "The measures prevented a crisis in the towns.",
        Tone::Positive,
    );
    check_tone("The plan is not a success in the towns.", Tone::Negative);
    let told = reasons("The plan was never not without success in the towns.");
    let (_, reason) = told.iter().find(|(word, _)| word == "success").unwrap();
    assert_eq!(reason, "negated by \"without\"");
}

#[test]
fn idioms_are_read_as_they_are_meant() {
    for text in [
        "The food is not bad.",
        "The results were not bad at all.",
        "It is not a bad idea, the mayor said.",
        "Residents could not be happier with the bridge.",
        "The mayor couldn't be prouder of the crew.",
        "The council could not be more pleased with the result.",
        "Trade between the two towns has never been better.",
        "Finishing on time was no small feat.",
        "The service at the clinic is second to none.",
        "The orchestra never fails to impress.",
        "The council said the plan was not only popular but also a success.",
        "Residents had nothing but praise for the crew.",
        "The rescue was nothing short of a triumph.",
        "The plan is not without success in the towns.",
    ] {
        check_tone(text, Tone::Positive);
    }
    for text in [
        "The plan is far from perfect.",
        "The talks were far from being a success.",
        "The launch was anything but a success.",
        "The situation could not be worse.",
        "The minister could not care less about the town.",
        "The service leaves much to be desired.",
        "The flood was nothing short of a disaster.",
        "The plan is not only dangerous but unlawful.",
        "The repair was hardly a success.",
        "Nobody was happy with the result.",
    ] {
        check_tone(text, Tone::Negative);
    }
    let told = reasons("The talks were far from being a success.");
    let (_, reason) = told.iter().find(|(word, _)| word == "success").unwrap();
    assert_eq!(reason, "negated by \"far from\"");
}

#[test]
fn far_from_is_a_distance_too() {
    check_tone(
        "The museum lies far from the beautiful and popular harbour.",
        Tone::Positive,
    );
}

#[test]
fn a_whole_has_no_tone_that_no_sentence_has() {
    for text in [
        "The plan is fine.",
        "The hall is open. The plan is fine. The street is fine.",
        "Sales were steady and the outlook was agreeable to some.",
    ] {
        let whole = analyze(text).sentiment.unwrap();
        let told = whole
            .sentences
            .iter()
            .any(|sentence| sentence.label == whole.label);
        assert!(whole.label == Tone::Neutral || told, "{text}: {whole:?}");
        if let [only] = &whole.sentences[..] {
            assert_eq!(only.label, whole.label, "{text}");
        }
    }
}

#[test]
fn a_judgement_says_on_how_many_mentions_it_rests() {
    let report = analyze(
        "The court convicted David Chen of a cruel fraud on Friday. David Chen lives in Halifax. David Chen is 40.",
    );
    let person = report
        .entities
        .iter()
        .find(|one| one.kind == Person)
        .unwrap();
    assert_eq!((person.count, person.toned_mentions), (3, 1));
}
