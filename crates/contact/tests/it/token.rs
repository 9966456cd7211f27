//! Form tokens: age, clocks, forgery, a change of secret.

use boreal_contact::{FormToken, Secret, Secrets, TokenVerdict};
use jiff::{SignedDuration, Timestamp};

use crate::test_contact::secrets;

fn issued() -> Timestamp {
    "2026-11-15T12:00:00Z".parse().unwrap()
}

#[track_caller]
fn check(age_seconds: i64, expected: TokenVerdict) {
    let token = FormToken::issue(&secrets(), issued(), [7; 8]);
    let now = issued() + SignedDuration::from_secs(age_seconds);
    assert_eq!(
        FormToken::judge(&secrets(), Some(token.as_str()), now),
        expected
    );
}

#[test]
fn people_take_three_seconds_to_a_day() {
    check(0, TokenVerdict::TooYoung);
    check(2, TokenVerdict::TooYoung);
    check(3, TokenVerdict::Valid);
    check(24 * 3_600, TokenVerdict::Valid);
    check(25 * 3_600, TokenVerdict::TooOld);
}

#[test]
fn a_step_of_the_clock_condemns_nobody() {
    check(-60, TokenVerdict::Valid);
    check(-299, TokenVerdict::Valid);
    check(-3_600, TokenVerdict::FromTheFuture);
    check(3_600, TokenVerdict::Valid);
}

#[test]
fn altered_and_foreign_tokens_are_forged() {
    let now = issued() + SignedDuration::from_secs(60);
    let token = FormToken::issue(&secrets(), issued(), [7; 8]);
    let earlier = token.as_str().replace(".1794", ".1793");
    assert_ne!(earlier, token.as_str());
    let truncated = &token.as_str()[..token.as_str().len() - 2];
    for forged in [
        earlier.as_str(),
        truncated,
        "v1",
        "v1.1.2.3",
        "....",
        "v1.1.2.é",
        "v2.x.y.zz",
    ] {
        let verdict = FormToken::judge(&secrets(), Some(forged), now);
        assert_eq!(verdict, TokenVerdict::Forged, "{forged}");
    }
    let stranger = Secrets {
        current: Secret::new("the secret of somebody else").unwrap(),
        previous: None,
    };
    let foreign = FormToken::issue(&stranger, issued(), [7; 8]);
    let verdict = FormToken::judge(&secrets(), Some(foreign.as_str()), now);
    assert_eq!(verdict, TokenVerdict::Forged);
    assert_eq!(
        FormToken::judge(&secrets(), None, now),
        TokenVerdict::Missing
    );
    assert_eq!(
        FormToken::judge(&secrets(), Some(""), now),
        TokenVerdict::Missing
    );
}

#[test]
fn forms_open_during_a_change_of_secret_stay_good() {
    let token = FormToken::issue(&secrets(), issued(), [7; 8]);
    let rotated = Secrets {
        current: Secret::new("the secret that comes after").unwrap(),
        previous: Some(secrets().current),
    };
    let now = issued() + SignedDuration::from_secs(60);
    let verdict = FormToken::judge(&rotated, Some(token.as_str()), now);
    assert_eq!(verdict, TokenVerdict::Valid);
}

#[test]
fn the_secret_is_made_once_kept_private_and_never_shown() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data_dir = folder.path().join("var");
    let first = Secrets::load_or_create(&data_dir).unwrap();
    let second = Secrets::load_or_create(&data_dir).unwrap();
    let token = FormToken::issue(&first, issued(), [7; 8]);
    let now = issued() + SignedDuration::from_secs(60);
    assert_eq!(
        FormToken::judge(&second, Some(token.as_str()), now),
        TokenVerdict::Valid
    );
    let file = data_dir.join("secret");
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(!format!("{first:?}").contains(&text));
    assert_eq!(std::fs::read_dir(&data_dir).unwrap().count(), 1);
    assert!(Secret::new("short").is_err());
}
