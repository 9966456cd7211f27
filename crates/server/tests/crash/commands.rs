//! The owner's commands, run as the owner runs them, on both databases.

mod copies;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Output;

use boreal_store::{Acknowledge, Claim, End, Kind, Millis, NewEnquiry, Standing, Store};
use boreal_test_support::{Database, SmtpServer, SmtpSetup, eventually};
use jiff::Timestamp;

use crate::site::{OWNER, Settings, Site, run, sqlite_url};
use crate::visit::{delivered, message};

const YEARS: Millis = 3 * 365 * 86_400_000;

/// The owner at the command line.
struct Owner<'a> {
    data_dir: &'a Path,
    settings: Settings,
}

impl Owner<'_> {
    fn run(&self, command: &str) -> Output {
        let arguments: Vec<&str> = command.split(' ').collect();
        run(self.data_dir, &self.settings, &arguments)
    }

    /// What a command that succeeds prints.
    #[track_caller]
    fn says(&self, command: &str) -> String {
        let output = self.run(command);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{command}: {errors}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// What a command that fails complains of.
    #[track_caller]
    fn complains(&self, command: &str) -> String {
        let output = self.run(command);
        assert!(!output.status.success(), "{command} succeeds");
        String::from_utf8(output.stderr).unwrap() + &String::from_utf8(output.stdout).unwrap()
    }
}

fn enquiry(reference: &str, received_at: Millis) -> NewEnquiry {
    NewEnquiry {
        reference: reference.to_owned(),
        received_at,
        name: "Ada Lovelace".to_owned(),
        email: "Ada@example.org".to_owned(),
        mailbox: "ada@example.org".to_owned(),
        message: "=1+1 is what we\nwant modelled\u{1b}[2J".to_owned(),
        origin: Some("/demos/bond-yields".to_owned()),
        ip_hash: None,
        standing: Standing::Accepted,
        spam_score: 0,
        spam_reasons: String::new(),
        idempotency_key: None,
        body_hash: "hash".to_owned(),
        outgoing: vec![Kind::Owner],
        acknowledge: Acknowledge::Never,
        form_token: None,
    }
}

/// Two messages sent, one announced without its text, one given up, one held as spam, and one too old to keep.
async fn furnish(store: &dyn Store) {
    let now = Timestamp::now().as_millisecond();
    let old = now - YEARS;
    let mut spam = enquiry("SPQM-2345", now);
    spam.standing = Standing::Quarantined;
    spam.spam_reasons = "honeypot".to_owned();
    spam.outgoing.clear();
    spam.email = "spam@example.net".to_owned();
    spam.mailbox = spam.email.clone();
    let mut tagged = enquiry("TGG2-2345", now - 3);
    tagged.email = "ada+news@example.org".to_owned();
    // As an earlier version noted it.
    tagged.mailbox = tagged.email.clone();
    let mut announced = enquiry("NTX2-2345", now - 4);
    announced.email = "grace@example.net".to_owned();
    announced.mailbox = announced.email.clone();
    for new in [
        tagged,
        enquiry("SNT2-2345", now - 1),
        enquiry("DXD2-2345", now - 2),
        announced,
        enquiry("GNX2-2345", old),
        spam,
    ] {
        store.add_enquiry(&new).await.unwrap();
    }
    let claim = Claim {
        kind: Kind::Owner,
        end: End::Oldest,
        worker: "test",
        now,
        lease_until: now + 60_000,
        horizon: now + YEARS,
    };
    while let Some(delivery) = store.claim_due(&claim).await.unwrap() {
        match delivery.enquiry.reference.as_str() {
            "DXD2-2345" => {
                store
                    .mark_dead(&delivery.lease, now, "refused for good (550)")
                    .await
            }
            "NTX2-2345" => {
                let note = Some("text refused for good (554)");
                store.mark_sent(&delivery.lease, now, note).await
            }
            _ => store.mark_sent(&delivery.lease, now, None).await,
        }
        .unwrap();
    }
}

async fn messages_are_listed_shown_exported_retried_erased_and_purged(database_url: &str) {
    let folder = tempfile::tempdir().unwrap();
    let store = boreal_store::open(database_url).await.unwrap();
    furnish(store.as_ref()).await;
    let owner = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(database_url),
    };

    let list = owner.says("messages list");
    let line = |reference: &str| {
        list.lines()
            .find(|line| line.starts_with(reference))
            .unwrap()
    };
    assert!(line("SPQM-2345").contains("QUARANTINED"), "{list}");
    assert!(line("DXD2-2345").contains("GIVEN UP: owner"), "{list}");
    assert!(line("SNT2-2345").contains("sent"), "{list}");
    assert!(line("NTX2-2345").contains("ANNOUNCED"), "{list}");
    assert!(
        list.contains("1 given up, 1 messages quarantined"),
        "{list}"
    );
    assert!(!list.contains('\u{1b}'), "a terminal is given no orders");
    let suspects = owner.says("messages list --quarantined");
    assert!(!suspects.contains("SNT2-2345") && suspects.contains("SPQM-2345"));

    // The newest first, however many came since.
    let unsent = owner.says("messages list --unsent --limit 2");
    assert!(!unsent.contains("SNT2-2345") && !unsent.contains("SPQM-2345"));
    assert!(unsent.contains("DXD2-2345") && unsent.contains("NTX2-2345"));
    let wrong = owner.complains("check");
    assert!(wrong.contains("boreal messages list --unsent"), "{wrong}");

    let shown = owner.says("messages show dxd22345");
    for part in [
        "Ada@example.org",
        "want modelled",
        "/demos/bond-yields",
        "refused for good (550)",
        "dead",
    ] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
    assert!(
        owner
            .complains("messages show ZZZZ-ZZZZ")
            .contains("there is no message")
    );
    assert!(
        owner
            .complains("messages show nonsense")
            .contains("a reference has eight")
    );

    let csv = owner.says("messages export --format csv");
    assert!(csv.contains("'=1+1 is what we"), "{csv}");
    assert_eq!(csv.matches("Ada@example.org").count(), 3);
    let file = folder.path().join("leads.jsonl");
    let export = format!("messages export --format jsonl --out {}", file.display());
    owner.says(&export);
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 6);
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert!(owner.complains(&export).contains("cannot write"));

    assert!(owner.complains("messages retry").contains("required"));
    assert!(
        owner
            .says("messages retry --all")
            .contains("Queued 1 deliveries")
    );
    assert!(
        owner
            .says("messages retry SPQM-2345")
            .contains("Queued 1 deliveries")
    );
    assert!(owner.says("messages list").contains("waiting: owner"));

    std::fs::create_dir_all(folder.path().join("mail")).unwrap();
    for mail in ["GNX2-2345.owner.eml", "SNT2-2345.owner.eml", "test.eml"] {
        std::fs::write(folder.path().join("mail").join(mail), "mail").unwrap();
    }
    assert!(
        owner
            .says("messages purge")
            .contains("Deleted 1 messages, 1 mail files")
    );
    assert!(
        owner
            .says("messages erase SNT2-2345")
            .contains("Erased 1 messages and 1 mail files")
    );
    let theirs = owner.says("messages export --format jsonl --email ada+other@example.org");
    assert_eq!(theirs.lines().count(), 2, "{theirs}");
    let erased = owner.says("messages erase --email ADA@EXAMPLE.ORG");
    for part in [
        "Found Ada@example.org",
        "Found ada+news@example.org",
        "Erased 2 messages",
    ] {
        assert!(erased.contains(part), "{part} in {erased}");
    }
    assert!(
        owner
            .complains("messages erase --email nobody")
            .contains("valid email")
    );
    let left = owner.says("messages export --format csv");
    assert!(
        !left.contains("example.org") && left.contains("SPQM-2345"),
        "{left}"
    );
    assert!(folder.path().join("mail/test.eml").exists());
}

#[tokio::test]
async fn messages_are_in_the_owners_hands_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    messages_are_listed_shown_exported_retried_erased_and_purged(&url).await;
}

#[tokio::test]
async fn messages_are_in_the_owners_hands_on_postgres() {
    let database = Database::create().await;
    messages_are_listed_shown_exported_retried_erased_and_purged(&database.url).await;
}

#[tokio::test]
async fn a_retried_message_leaves_through_the_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let store = boreal_store::open(&url).await.unwrap();
    furnish(store.as_ref()).await;
    let smtp = SmtpServer::start(&SmtpSetup::default(), &[]);
    let owner = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url).mailing_to(&smtp),
    };
    let site = Site::start(folder.path(), &owner.settings);
    owner.says("messages retry --all");
    eventually("the mail arrives", || async {
        (smtp.messages().len() == 1).then_some(())
    })
    .await;
    assert_eq!(smtp.messages()[0].recipients, [OWNER]);
    site.stop();
}

#[tokio::test]
async fn a_check_says_what_is_wrong_and_sends_mail_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(folder.path());
    let login = SmtpSetup {
        login: Some(("boreal", "right")),
        ..SmtpSetup::default()
    };
    let smtp = SmtpServer::start(&login, &[]);
    let with_password = |password: &str| Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url).with(
            "SMTP_URL",
            &format!("smtp://boreal:{password}@127.0.0.1:{}", smtp.port),
        ),
    };
    let fine = with_password("right").says("check --send-test-mail");
    assert!(!fine.contains("WRONG"), "{fine}");
    for part in [
        "configuration",
        "database",
        "mail",
        "test mail",
        "webhook",
        "fetching",
        "ai",
        "sources",
    ] {
        assert!(
            fine.lines().any(|line| line.starts_with(part)),
            "{part} in {fine}"
        );
    }
    assert_eq!(smtp.messages().len(), 1);

    let refused = with_password("hunter2").complains("check");
    assert!(refused.contains("mail           WRONG"), "{refused}");
    assert!(
        refused.contains("login refused") && !refused.contains("hunter2"),
        "{refused}"
    );

    let misspelt = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url).with("SMTP_URI", "smtp://x"),
    };
    assert!(
        misspelt
            .complains("check")
            .contains("configuration  WRONG  BOREAL_SMTP_URI: no such setting")
    );
    let cut_off = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url)
            .with("SOURCES_LIVE", "true")
            .with("SOURCES_ALLOW_PRIVATE", "true")
            .with("SOURCES_BANK_OF_CANADA_URL", "http://127.0.0.1:1"),
    };
    assert!(cut_off.says("check").contains("serve on"));
    let silent_model = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried(&url)
            .with("AI_URL", "http://127.0.0.1:1/hunter2/v1")
            .with("AI_MODEL", "small-model")
            .with("AI_KEY", "hunter2"),
    };
    let silent_model = silent_model.complains("check");
    assert!(
        silent_model.contains("ai             WRONG  small-model at 127.0.0.1")
            && !silent_model.contains("hunter2"),
        "{silent_model}"
    );
    let down = Owner {
        data_dir: folder.path(),
        settings: Settings::hurried("postgres://localhost:1/boreal"),
    };
    assert!(down.complains("check").contains("database       WRONG"));
}
