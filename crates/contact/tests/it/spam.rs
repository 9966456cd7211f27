//! What is held back, and what is not.

use boreal_contact::{Score, Submission, TokenVerdict, score};

use crate::test_contact::message;

fn scored(name: &str, email: &str, text: &str) -> Score {
    let mut raw = message(name, email);
    raw.message = text.to_owned();
    let submission = Submission::try_from(&raw).unwrap();
    score(&submission, None, TokenVerdict::Valid)
}

#[track_caller]
fn check(text: &str, suspect: bool) {
    let found = scored("Ada Lovelace", "ada@example.org", text);
    assert_eq!(found.is_suspect(), suspect, "{found:?}");
}

#[test]
fn ordinary_messages_pass() {
    check(
        "We run a warehouse on PostgreSQL and need a data vault. Could we talk next week?",
        false,
    );
    check(
        "Our site is https://example.org and the API at https://api.example.org/v1",
        false,
    );
    check(
        "Bonjour, notre entrepôt de données est lent; pouvez-vous nous aider ?",
        false,
    );
    check("Здравствуйте! Нам нужна помощь с хранилищем данных.", false);
    check(
        "ᐊᐃᓐᖓᐃ, we measure 5 µm particles and Δt in the α band",
        false,
    );
    check(
        "SEO is one of our channels; a guest post was mentioned by a colleague.",
        false,
    );
}

#[test]
fn known_offers_are_held() {
    check(
        "Cheap SEO service! Link building and backlinks, rank your website!",
        true,
    );
    check(
        "[url=http://a.example]casino[/url] http://b.example http://c.example",
        true,
    );
    let links = "http://a.example ".repeat(6);
    check(&links, true);
    check("Bеst оffеr fоr yоur wеbsitе: sponsored post", true);
}

#[test]
fn a_link_for_a_name_is_held() {
    assert!(scored("http://win.example", "a@example.org", "Hello, this is it").is_suspect());
}

#[test]
fn a_disposable_address_alone_is_not_enough() {
    let found = scored("Ada", "ada@mailinator.com", "A perfectly normal message");
    assert_eq!(found.reasons, ["disposable_address"]);
    assert!(!found.is_suspect());
}

#[test]
fn the_honeypot_and_forged_tokens_hold_alone() {
    let submission = Submission::try_from(&message("Ada", "ada@example.org")).unwrap();
    let judge = |honeypot, token| score(&submission, honeypot, token).is_suspect();
    assert!(judge(Some("http://x"), TokenVerdict::Valid));
    assert!(!judge(Some("  "), TokenVerdict::Valid));
    assert!(judge(None, TokenVerdict::Forged));
    assert!(judge(None, TokenVerdict::TooYoung));
    for innocent in [
        TokenVerdict::Missing,
        TokenVerdict::TooOld,
        TokenVerdict::FromTheFuture,
    ] {
        assert!(!judge(None, innocent), "{innocent:?}");
    }
}
