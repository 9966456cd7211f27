use std::collections::BTreeSet;
use std::io::Write as _;

use super::{Config, LogFormat, Overrides};

fn load(file: &str, variables: &[(&str, &str)]) -> Result<Config, String> {
    let mut toml = tempfile::NamedTempFile::new().unwrap();
    toml.write_all(file.as_bytes()).unwrap();
    let variables = variables
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Config::load(Some(toml.path()), variables, Overrides::default()).map_err(|error| {
        error
            .to_string()
            .replace(toml.path().to_str().unwrap(), "boreal.toml")
    })
}

#[track_caller]
fn check_refused(file: &str, variables: &[(&str, &str)], expected: &str) {
    let error = load(file, variables).unwrap_err();
    assert!(
        error.contains(expected),
        "{error:?} does not say {expected:?}"
    );
}

#[test]
fn defaults_hold_without_a_file_or_variables() {
    let config = load("", &[]).unwrap();
    assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
    assert_eq!(config.database_url.reveal(), "sqlite:./var/boreal.db");
    assert_eq!(config.log_format, LogFormat::Text);
    assert!(config.sources_live);
}

#[test]
fn variables_win_over_the_file() {
    let file = "limits_contact_per_minute = 7\nsources_live = false\n";
    let config = load(
        file,
        &[("BOREAL_LIMITS_CONTACT_PER_MINUTE", "9"), ("HOME", "/root")],
    )
    .unwrap();
    assert_eq!(config.limits_contact_per_minute, 9);
    assert!(!config.sources_live);
}

#[test]
fn proxies_are_read_from_a_list_or_commas() {
    let from_file = load("trusted_proxies = [\"10.0.0.0/8\", \"::1\"]", &[]).unwrap();
    let from_env = load("", &[("BOREAL_TRUSTED_PROXIES", "10.0.0.0/8, ::1")]).unwrap();
    assert_eq!(from_file.trusted_proxies, from_env.trusted_proxies);
    assert_eq!(from_file.trusted_proxies.len(), 2);
}

#[test]
fn a_mistake_stops_the_start_and_is_named() {
    check_refused(
        "smtp_uri = \"smtp://x\"",
        &[],
        "boreal.toml, line 1: smtp_uri: no such setting",
    );
    check_refused(
        "",
        &[("BOREAL_SMPT_URL", "x")],
        "BOREAL_SMPT_URL: no such setting",
    );
    check_refused(
        "# one\n\nlimits_api_per_minute = 0",
        &[],
        "boreal.toml, line 3: limits_api_per_minute: must be 1 to",
    );
    check_refused(
        "",
        &[("BOREAL_LISTEN", "here")],
        "BOREAL_LISTEN: invalid socket address",
    );
    check_refused(
        "",
        &[("BOREAL_TRUSTED_PROXIES", "ten")],
        "BOREAL_TRUSTED_PROXIES: \"ten\" is no address",
    );
    check_refused(
        "[smtp]\nurl = \"x\"",
        &[],
        "boreal.toml, line 1: smtp: must be a text",
    );
    check_refused("listen = ", &[], "boreal.toml");
    check_refused(
        "",
        &[("BOREAL_WEBHOOK_URL", "https://x.example")],
        "webhook_secret",
    );
    check_refused(
        "",
        &[("BOREAL_AI_URL", "https://ai.example/v1")],
        "ai_model",
    );
    check_refused(
        "",
        &[("BOREAL_AI_URL", "ai.example"), ("BOREAL_AI_MODEL", "m")],
        "BOREAL_AI_URL: must be an http:// or https:// address",
    );
    check_refused(
        "",
        &[("BOREAL_DATABASE_URL", "postgres://localhost/boreal")],
        "secret (BOREAL_SECRET): missing: instances that share",
    );
    check_refused(
        "outbox_lease_seconds = 1",
        &[],
        "boreal.toml, line 1: outbox_lease_seconds: must be 10 to 3600",
    );
}

#[test]
fn a_line_that_cannot_be_read_is_named_and_never_shown() {
    for file in [
        "listen = \"127.0.0.1:80\"\n\nsecret = \"hunter2 hunter2\nmore = 1\n",
        "# one\n# two\nsecret = hunter2\n",
        "secret = \"a\"\n# two\nsecret = \"hunter2\"\n",
    ] {
        let error = load(file, &[]).unwrap_err();
        assert!(error.contains("boreal.toml, line 3: "), "{error}");
        assert!(!error.contains("hunter2"), "{error}");
    }
}

#[test]
fn a_value_that_cannot_be_used_is_named_with_its_line_and_never_shown() {
    for setting in [
        "smtp_url = { password = \"hunter2\" }",
        "secret = [1, \"hunter2\"]",
        "listen = \"hunter2\"",
        "sources_live = \"hunter2\"",
        "limits_api_per_minute = \"hunter2\"",
        "log_format = \"hunter2\"",
        "metrics_listen = \"hunter2\"",
        "ai_url = \"hunter2\"",
        "smtp_password = \"hunter2\"",
    ] {
        let file = format!("# one\nai_model = \"m\"\n{setting}\n");
        let error = load(&file, &[]).unwrap_err();
        let key = setting.split(' ').next().unwrap();
        let place = format!("boreal.toml, line 3: {key}: ");
        assert!(error.starts_with(&place), "{error}");
        assert!(!error.contains("hunter2"), "{error}");
    }
}

#[test]
fn a_shared_database_starts_with_a_shared_secret() {
    let variables = [
        ("BOREAL_DATABASE_URL", "postgres://localhost/boreal"),
        ("BOREAL_SECRET", "the same for every instance"),
    ];
    let config = load("", &variables).unwrap();
    assert!(config.shares_its_database());
    assert!(!format!("{config:?}").contains("every instance"));
}

#[test]
fn the_owners_manual_lists_every_setting_and_no_other() {
    let manual = include_str!("../../../../docs/operations.md");
    let row = |line: &'static str| line.strip_prefix("| `")?.split_once("` |");
    let listed: BTreeSet<&str> = manual
        .lines()
        .filter_map(row)
        .map(|(key, _)| key)
        .filter(|key| {
            key.bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'_')
        })
        .collect();
    let known: BTreeSet<&str> = load("", &[]).unwrap().settings.known().collect();
    assert_eq!(listed, known);
}

#[test]
fn secrets_are_not_printed() {
    let config = load(
        "",
        &[
            ("BOREAL_SMTP_URL", "smtp://user:hunter2@mail.example"),
            ("BOREAL_AI_URL", "https://ai.example/hunter2/v1"),
            ("BOREAL_AI_MODEL", "small"),
            ("BOREAL_AI_KEY", "hunter2"),
            ("BOREAL_METRICS_TOKEN", "hunter2"),
        ],
    )
    .unwrap();
    assert!(!format!("{config:?}").contains("hunter2"));
}

#[test]
fn with_few_open_files_an_address_keeps_what_a_browser_opens_and_streams_leave_a_quarter() {
    let scaled = |streams: &str, room| {
        let variables = [("BOREAL_LIMITS_STREAMS", streams)];
        let config = load("", &variables).unwrap().with_room_for(room);
        (
            config.limits_connections,
            config.limits_connections_per_address,
            config.limits_streams.streams,
        )
    };
    assert_eq!(scaled("6000", 8192), (8192, 256, 6_000));
    assert_eq!(scaled("6000", 100_000), (8192, 256, 6_000));
    assert_eq!(scaled("6000", 768), (768, 24, 576));
    assert_eq!(scaled("50", 768), (768, 24, 50));
    assert_eq!(scaled("6000", 44), (44, 8, 33));
    assert_eq!(scaled("6000", 1), (1, 1, 1));
}
