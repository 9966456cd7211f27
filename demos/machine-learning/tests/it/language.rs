//! Which language a text is in, and what is left out in which.

use super::report::analyze;
use boreal_demo_kit::Fields;
use machine_learning::language::Language;
use machine_learning::language_detection::{detect, detect_on_page};
use machine_learning::report::{NotAnalyzedReason, Part};
use machine_learning::{Known, Plan, run};

#[track_caller]
fn check(text: &str, expect: Language) {
    assert_eq!(detect(text).0, expect, "{text}");
}

#[test]
fn neighbours_are_told_apart() {
    check("Riksbanken höjer räntan igen", Language::Swedish);
    check(
        "De centrale bank verhoogt de rente opnieuw",
        Language::Dutch,
    );
    check("央行再次上调利率", Language::Chinese);
    check("日銀が金利を再び引き上げ", Language::Japanese);
    check("Центробанк снова повысил ставку", Language::Russian);
    check("Το νομοσχέδιο ψηφίστηκε χθες", Language::Greek);
    check("Τέλος", Language::Greek);
    check("日本", Language::Chinese);
    check("رفع البنك المركزي أسعار الفائدة مرة أخرى", Language::Arabic);
    check("L'école reste fermée jusqu'à lundi", Language::French);
}

#[test]
fn hindi_and_marathi_are_told_by_their_grammar() {
    for text in [
        "भारत ने ऑस्ट्रेलिया को छह विकेट से हराया",
        "महापौर ने अपने बयान के लिए माफी मांगी है।",
        "तूफान के बाद हजारों घरों में बिजली नहीं है",
    ] {
        check(text, Language::Hindi);
    }
    for text in [
        "महापौरांनी आपल्या वक्तव्याबद्दल माफी मागितली आहे.",
        "वादळामुळे हजारो घरांमध्ये वीज नाही",
        "शाळा सोमवारपर्यंत बंद राहणार आहेत",
        "रिझर्व्ह बँकेने पुन्हा व्याजदर वाढवले",
    ] {
        check(text, Language::Marathi);
    }
    // Nepali, and a name alone.
    check("नगर प्रमुखले माफी मागेका छन् र सभा पनि सकियो", Language::Unknown);
    check("नरेंद्र मोदी", Language::Unknown);
    let hinted = |page| detect_on_page("नरेंद्र मोदी", Some(page)).0;
    assert_eq!(hinted(Language::Marathi), Language::Marathi);
    assert_eq!(hinted(Language::Hindi), Language::Hindi);
}

#[test]
fn kana_is_japanese_and_hangul_is_korean() {
    for text in [
        "東京都知事選挙現職候補が当選確実",
        "東京都知事選、現職が三選",
        "トヨタ",
        "ｶﾀｶﾅ",
        "NTT docomo、iPhone 17を発売へ",
    ] {
        check(text, Language::Japanese);
    }
    check("삼성전자 Galaxy S26 공개", Language::Korean);
    check("大統領 尹錫悅, 국회 연설", Language::Korean);
    // A Japanese word in a Chinese report does not make it Japanese.
    let chinese = "市议会周二晚上决定重建去年十一月被风暴摧毁的船屋，工程将在春天开始，费用由省政府承担三分之一，其余由俱乐部筹集。";
    check(
        &format!("{chinese}名为の的商店{chinese}"),
        Language::Chinese,
    );
}

#[test]
fn a_sentence_in_capitals_is_read_like_any() {
    check("COUNCIL VOTES TO KEEP THE LIBRARY OPEN", Language::English);
    check(
        "LE CONSEIL VEUT GARDER LA BIBLIOTHÈQUE OUVERTE",
        Language::French,
    );
}

#[test]
fn what_says_too_little_is_unknown() {
    for text in [
        "OK",
        "12:30",
        "Xq zzrt 88",
        "🎉🎉",
        "ᐃᓄᒃᑎᑐᑦ",
        "π",
        "Δ σ = 0.5",
    ] {
        check(text, Language::Unknown);
    }
}

#[test]
fn a_page_says_its_language_and_the_text_may_say_otherwise() {
    let short = "Total";
    assert_eq!(
        detect_on_page(short, Some(Language::French)).0,
        Language::French
    );
    let clear = "The council votes to keep the library open on Sundays";
    assert_eq!(
        detect_on_page(clear, Some(Language::French)).0,
        Language::English
    );
}

#[test]
fn a_pages_tag_is_a_hint() {
    let plan = |tag: &str| {
        let known = Known::default().on_page_in(Some(tag));
        let text = Fields::collect(|fields| Plan::of_text(fields, "Total"));
        text.unwrap().with(known)
    };
    assert_eq!(run(&plan("fr-CA")).language, Language::French);
    assert_eq!(run(&plan("xx")).language, Language::Unknown);
}

#[track_caller]
fn left_out(text: &str) -> Vec<(Part, NotAnalyzedReason)> {
    let report = analyze(text);
    report
        .not_analyzed
        .iter()
        .map(|one| (one.part, one.code))
        .collect()
}

#[test]
fn what_is_not_judged_is_absent_and_said() {
    use NotAnalyzedReason::{UnknownLanguage, UnsupportedLanguage, UnsupportedScript};
    let judged = [Part::Tone, Part::Topic, Part::Readability];
    let of = |code| judged.map(|part| (part, code)).to_vec();
    assert_eq!(
        left_out("The mayor apologized for his remarks on Monday."),
        []
    );
    assert_eq!(left_out("Le maire s'est excusé lundi pour ses propos."), []);
    assert_eq!(
        left_out("Borgmästaren ber om ursäkt för sina ord"),
        of(UnsupportedLanguage)
    );
    assert_eq!(left_out("Xq zzrt 88"), of(UnknownLanguage));
    let mut chinese = of(UnsupportedLanguage);
    chinese.push((Part::Names, UnsupportedScript));
    assert_eq!(left_out("市长为其言论道歉"), chinese);
    let report = analyze("Borgmästaren ber om ursäkt för sina hemska ord");
    assert!(report.sentiment.is_none() && report.topic.is_none() && report.readability.is_none());
    assert!(
        report
            .notes
            .iter()
            .any(|note| note.contains("left out in Swedish")),
        "{:?}",
        report.notes
    );
}
