//! What holds for every wish.

use automated_workflows::search::{Params, run};
use automated_workflows::wish::read;
use boreal_demo_kit::Input;
use proptest::prelude::*;

/// Words of the vocabulary and of nobody's, numbers and signs, in any order.
fn wish() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "SUV",
        "under",
        "25k",
        "not",
        "red",
        "or",
        "Honda",
        "Civic",
        "near",
        "Calgary",
        "between",
        "and",
        "10",
        "2018",
        "km",
        "100,000",
        "$",
        "-",
        "<",
        "like",
        "a",
        "CR-V",
        "hybride",
        "pas",
        "de",
        "7",
        "seats",
        "l/100",
        "km",
        "within",
        "of",
        "zzz",
        "🚗",
        "é",
        "++",
        "max",
        "years",
        "old",
        ",",
        "5.5l/100km",
        "20-25k",
        "to",
        "x",
        "''",
        "4x4",
    ]);
    prop::collection::vec(words, 0..14).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_is_read_without_harm(text in ".{0,200}") {
        let understood = read(&text);
        for reading in understood.readings {
            let (start, end) = (reading.start as usize, reading.end as usize);
            let words: String = text.chars().skip(start).take(end - start).collect();
            prop_assert_eq!(words, reading.text);
        }
    }

    #[test]
    fn the_words_of_a_reading_stand_where_it_says(text in wish()) {
        let understood = read(&text);
        for reading in &understood.readings {
            let (start, end) = (reading.start as usize, reading.end as usize);
            let words: String = text.chars().skip(start).take(end - start).collect();
            prop_assert_eq!(&words, &reading.text);
        }
        for left in &understood.left {
            prop_assert!(text.contains(left.as_str()), "{left}");
        }
        prop_assert_eq!(read(&text), understood);
    }

    #[test]
    fn what_is_read_can_be_sent_back(text in wish()) {
        let params = Params { wish: text.clone(), ..Params::default() };
        let report = run(&params.clone().plan().unwrap());
        let sent = serde_json::to_value(&report.read_as).unwrap();
        let wishes = serde_json::from_value(sent).unwrap();
        let again = Params { wishes: Some(wishes), ..params }.plan();
        let again = run(&again.map_err(|errors| TestCaseError::fail(errors.to_string()))?);
        prop_assert_eq!(report.fits, again.fits);
        prop_assert_eq!(report.read_as, again.read_as);
    }

    #[test]
    fn a_higher_price_never_loses_a_car(low in 3_000u32..40_000, more in 0u32..40_000) {
        let fits = |price: u32| {
            let wish = format!("SUV under ${price}");
            run(&Params { wish, ..Params::default() }.plan().unwrap()).fits
        };
        prop_assert!(fits(low) <= fits(low + more));
    }
}
