//! The specification's messages, word for word, and what counts as valid.

use boreal_contact::{Email, MessageText, Name, RawEnquiry, Reference, Submission};
use proptest::prelude::*;

#[track_caller]
fn check_name(raw: &str, expected: Result<&str, &str>) {
    let parsed = Name::parse(raw);
    let found = parsed.as_ref().map(Name::as_str);
    assert_eq!(found.map_err(|error| error.message.as_str()), expected);
}

#[track_caller]
fn check_email(raw: &str, expected: Option<&str>) {
    let parsed = Email::parse(raw);
    assert_eq!(parsed.as_ref().ok().map(Email::as_str), expected, "{raw:?}");
}

#[track_caller]
fn check_message(raw: &str, expected: Result<&str, &str>) {
    let parsed = MessageText::parse(raw);
    let found = parsed.as_ref().map(MessageText::as_str);
    assert_eq!(found.map_err(|error| error.message.as_str()), expected);
}

#[test]
fn names_have_two_to_a_hundred_characters() {
    let short = "Name must be at least 2 characters";
    check_name("", Err(short));
    check_name(" A ", Err(short));
    check_name("\r\n\0\u{202e}A", Err(short));
    check_name("Bo", Ok("Bo"));
    check_name("李明", Ok("李明"));
    check_name("  Ada \r\n Lovelace ", Ok("Ada Lovelace"));
    check_name(&"n".repeat(100), Ok(&"n".repeat(100)));
    check_name(&"n".repeat(101), Err("Name must be at most 100 characters"));
    check_name("Ste\u{301}phane", Ok("Stéphane"));
}

#[test]
fn messages_have_ten_to_five_thousand_characters() {
    let short = "Message must be at least 10 characters";
    check_message("too short", Err(short));
    check_message("         x         ", Err(short));
    check_message("ten chars!", Ok("ten chars!"));
    check_message("ᐃᓄᒃᑎᑐᑦ ᐅᖃᐅᓯᖅ", Ok("ᐃᓄᒃᑎᑐᑦ ᐅᖃᐅᓯᖅ"));
    check_message("line one\r\nline two\0", Ok("line one\nline two"));
    check_message(&"m".repeat(5_000), Ok(&"m".repeat(5_000)));
    let long = "Message must be at most 5,000 characters";
    check_message(&"m".repeat(5_001), Err(long));
    check_message(
        &format!("e{}", "\u{308}".repeat(1_000)),
        Ok(&format!("ë{}", "\u{308}".repeat(999))),
    );
}

#[test]
fn addresses_that_people_have_are_taken() {
    check_email("ada@example.org", Some("ada@example.org"));
    check_email(
        " Ada.Lovelace+site@Example.ORG ",
        Some("Ada.Lovelace+site@example.org"),
    );
    check_email(
        "o'brien@mail.example.co.uk",
        Some("o'brien@mail.example.co.uk"),
    );
    check_email("rené@exemple.ca", Some("rené@exemple.ca"));
    check_email("info@bücher.example", Some("info@xn--bcher-kva.example"));
    check_email("用户@例え.jp", Some("用户@xn--r8jz45g.jp"));
    check_email("x@a.museum", Some("x@a.museum"));
}

#[test]
fn spellings_of_one_mailbox_are_one() {
    for (spelling, mailbox) in [
        ("Ada@Example.ORG", "ada@example.org"),
        ("ada+news@example.org", "ada@example.org"),
        ("ＡＤＡ@example.org", "ada@example.org"),
        ("ada@ｅｘａｍｐｌｅ．org", "ada@example.org"),
        ("ada@example。org", "ada@example.org"),
        ("info@BÜCHER.example", "info@xn--bcher-kva.example"),
        ("info@XN--Bcher-KVA.example", "info@xn--bcher-kva.example"),
        ("A.d.a+news@GoogleMail.com", "ada@gmail.com"),
        ("a.d.a@example.org", "a.d.a@example.org"),
        ("+news@example.org", "+news@example.org"),
        ("a.d-a_L+news@ProtonMail.com", "adal@proton.me"),
        ("ada.l@pm.me", "adal@proton.me"),
        ("ada_l@proton.me", "adal@proton.me"),
        ("ada-l@protonmail.ch", "adal@proton.me"),
        ("ada-l@example.org", "ada-l@example.org"),
    ] {
        let email = Email::parse(spelling).unwrap();
        assert_eq!(email.mailbox(), mailbox, "{spelling}");
    }
}

#[test]
fn everything_else_is_refused() {
    for raw in [
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@example",
        "ada@@example.org",
        "a b@example.org",
        "a@b.ca,c@d.ca",
        "a@b.ca;c@d.ca",
        "a@b.ca c@d.ca",
        "<x@example.org>",
        "Ada <ada@example.org>",
        "\"ada\"@example.org",
        "\"a b\"@example.org",
        "ada@[127.0.0.1]",
        "ada@127.0.0.1",
        "ada@example.org\r\nBcc: x@y.ca",
        "ada\r\n@example.org",
        "ada\0@example.org",
        "ada\u{2028}@example.org",
        "ada@exam\u{202e}ple.org",
        "ada%0d%0a@example.org",
        "=?utf-8?q?ada?=@example.org",
        ".ada@example.org",
        "ada.@example.org",
        "a..b@example.org",
        "ada@-example.org",
        "ada@example..org",
        "ada@example.123",
        "ada@example.org.",
        "(c)ada@example.org",
        "ada@exa_mple.org",
        "mailto:ada@example.org",
        "ada@example.org?bcc=x@y.ca",
    ] {
        let parsed = Email::parse(raw);
        let message = parsed.as_ref().err().map(|error| error.message.as_str());
        assert_eq!(
            message,
            Some("Please enter a valid email address"),
            "{raw:?}"
        );
    }
    let local = format!("{}@example.org", "a".repeat(65));
    check_email(&local, None);
    let long = format!("a@{}.org", "b.".repeat(160));
    let error = Email::parse(&long).err().unwrap();
    assert_eq!(error.message, "Email must be at most 254 characters");
}

#[test]
fn every_wrong_field_is_named_at_once() {
    let errors = Submission::try_from(&RawEnquiry::default()).err().unwrap();
    let fields: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
    assert_eq!(fields, ["name", "email", "message"]);
}

#[test]
fn origins_are_paths_or_nothing() {
    for (raw, kept) in [
        ("bond-yields", Some("bond-yields")),
        (" /demo/bond-yields ", Some("/demo/bond-yields")),
        ("x\r\nBcc: y", None),
        ("<script>", None),
        ("", None),
    ] {
        let raw = RawEnquiry {
            origin: Some(raw.to_owned()),
            ..super::test_contact::message("Ada", "ada@example.org")
        };
        let submission = Submission::try_from(&raw).unwrap();
        assert_eq!(submission.origin.as_deref(), kept);
    }
}

#[test]
fn references_are_short_distinct_and_forgiving() {
    let drawn: std::collections::HashSet<String> = (0..2_000)
        .map(|_| Reference::random().unwrap().to_string())
        .collect();
    assert_eq!(drawn.len(), 2_000);
    for reference in &drawn {
        assert_eq!(reference.len(), 9);
        let typed = format!(" {} ", reference.to_lowercase().replace('-', ""));
        assert_eq!(Reference::parse(&typed).unwrap().as_str(), reference);
    }
    for wrong in [
        "",
        "K7QF-3M9",
        "K7QF-3M9TT",
        "K7QF-3M9O",
        "K7QF-3M9é",
        "K7QF_3M9T",
    ] {
        assert_eq!(Reference::parse(wrong), None, "{wrong}");
    }
}

proptest! {
    #[test]
    fn what_parses_is_clean(raw in any::<String>()) {
        if let Ok(name) = Name::parse(&raw) {
            prop_assert!(!name.as_str().chars().any(char::is_control));
            let forbidden = ['\u{2028}', '\u{202e}', '\u{2066}'];
            prop_assert!(!name.as_str().contains(forbidden));
        }
        if let Ok(message) = MessageText::parse(&raw) {
            let forbidden = ['\0', '\r', '\u{7f}', '\u{85}', '\u{2028}'];
            prop_assert!(!message.as_str().contains(forbidden));
        }
    }

    #[test]
    fn an_accepted_address_is_one_address(raw in "[ -~é\\r\\n\u{2028}]{0,12}@[ -~é]{1,12}\\.(ca|org)") {
        if let Ok(email) = Email::parse(&raw) {
            prop_assert_eq!(email.as_str().matches('@').count(), 1);
            let forbidden = [',', ';', '<', '>', '"', '(', ')', '\\', ' ', '\r', '\n', ':', '[', ']'];
            prop_assert!(!email.as_str().contains(forbidden));
            prop_assert!(Email::parse(email.as_str()).is_ok());
        }
    }
}
