//! Encryption, login and files: how mail leaves, and when it must not.

use std::time::Duration;

use boreal_contact::{EmlFolder, Mailer, SendError, Smtp, SmtpUrlError};
use boreal_store::{DeliveryState, Kind};
use boreal_test_support::{Certificates, SmtpServer, SmtpSetup, Tls, eventually};

use crate::test_contact::{PassedOn, TestContact, identity};

fn to(scheme: &str, server: &SmtpServer, certificates: Option<&Certificates>) -> Smtp {
    let url = format!("{scheme}://localhost:{}", server.port);
    let authority = certificates.map(Certificates::authority);
    Smtp::from_url(&url, authority.as_deref(), "boreal.example")
        .unwrap()
        .with_timeout(Duration::from_secs(60))
}

async fn send(mailer: &Smtp) -> Result<(), SendError> {
    let mail = identity().test_mail(jiff::Timestamp::now()).unwrap();
    mailer.send(&mail).await
}

#[tokio::test]
async fn both_kinds_of_encryption_work_with_a_trusted_certificate() {
    let certificates = Certificates::valid();
    for (scheme, tls) in [
        ("smtp+starttls", Tls::StartTls(&certificates)),
        ("smtps", Tls::Implicit(&certificates)),
    ] {
        let setup = SmtpSetup {
            tls,
            ..SmtpSetup::default()
        };
        let server = SmtpServer::start(&setup, &[]);
        let mailer = to(scheme, &server, Some(&certificates));
        mailer.check().await.unwrap();
        send(&mailer).await.unwrap();
        assert!(server.messages()[0].encrypted, "{scheme}");
    }
}

#[tokio::test]
async fn untrusted_certificates_are_refused_and_nothing_is_sent() {
    let (valid, expired) = (Certificates::valid(), Certificates::expired());
    let elsewhere = Certificates::for_another_host();
    for (served, trusted) in [
        (&valid, None),
        (&valid, Some(&expired)),
        (&expired, Some(&expired)),
        (&elsewhere, Some(&elsewhere)),
    ] {
        for (scheme, tls) in [
            ("smtp+starttls", Tls::StartTls(served)),
            ("smtps", Tls::Implicit(served)),
        ] {
            let setup = SmtpSetup {
                tls,
                ..SmtpSetup::default()
            };
            let server = SmtpServer::start(&setup, &[]);
            let refused = send(&to(scheme, &server, trusted)).await.unwrap_err();
            assert!(!refused.is_permanent(), "{refused:?}");
            assert_eq!(server.attempts(), 0);
        }
    }
}

#[tokio::test]
async fn a_server_without_starttls_gets_nothing_in_the_clear() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let refused = send(&to("smtp+starttls", &server, None)).await.unwrap_err();
    assert!(matches!(refused, SendError::Tls { .. }), "{refused:?}");
    assert_eq!(server.attempts(), 0);
}

#[tokio::test]
async fn a_login_is_used_and_a_refused_one_turns_readiness_red_until_it_works() {
    let certificates = Certificates::valid();
    let setup = |password| SmtpSetup {
        tls: Tls::StartTls(&certificates),
        login: Some(("boreal", password)),
        ..SmtpSetup::default()
    };
    let server = SmtpServer::start(&setup("changed"), &[]);
    let passed_on = PassedOn::start().await;
    passed_on.pass_on_to(server.port);
    let port = passed_on.port;
    let url = format!("smtp+starttls://boreal:p%40ss@localhost:{port}");
    let authority = certificates.authority();
    let mailer = Smtp::from_url(&url, Some(&authority), "boreal.example").unwrap();
    assert!(!format!("{mailer:?}").contains("p@ss"));
    let contact = TestContact::open().await;
    let worker = contact.start(mailer);
    let reference = contact.take("Ada", "ada@example.org").await;
    eventually("a refused login", || async {
        let ready = contact
            .service
            .readiness(jiff::Timestamp::now())
            .await
            .unwrap();
        ready.login_failing.then_some(())
    })
    .await;
    assert!(server.failed_logins() > 0);
    assert_eq!(server.attempts(), 0);
    drop(server);

    let server = SmtpServer::start(&setup("p@ss"), &[]);
    passed_on.pass_on_to(server.port);
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(120)).await;
    assert_eq!(server.messages().len(), 1);
    let ready = contact
        .service
        .readiness(jiff::Timestamp::now())
        .await
        .unwrap();
    assert!(!ready.login_failing);
}

#[tokio::test]
async fn a_name_that_does_not_resolve_is_tried_again() {
    let url = "smtps://mail.invalid";
    let mailer = Smtp::from_url(url, None, "boreal.example").unwrap();
    let refused = send(&mailer).await.unwrap_err();
    assert!(!refused.is_permanent(), "{refused:?}");
}

#[test]
fn addresses_of_mail_servers_are_checked_and_passwords_never_repeated() {
    let parse = |url: &str| Smtp::from_url(url, None, "boreal.example");
    for plain in [
        "smtp://mail.example.ca",
        "smtp://u:secret@192.0.2.1:25",
        "smtp://localhost.example.ca",
    ] {
        assert!(
            matches!(parse(plain), Err(SmtpUrlError::Plaintext)),
            "{plain}"
        );
    }
    for fine in [
        "smtp://localhost",
        "smtp://127.0.0.1:2525",
        "smtp://[::1]",
        "smtps://u:p@mail.example.ca",
    ] {
        parse(fine).unwrap();
    }
    for wrong in [
        "",
        "mail.example.ca",
        "smtps://",
        "smtps://user@mail.example.ca",
        "smtps://u:%zz@h.example",
    ] {
        assert!(
            matches!(parse(wrong), Err(SmtpUrlError::Malformed)),
            "{wrong}"
        );
    }
    assert!(matches!(
        parse("http://u:secret@h.example"),
        Err(SmtpUrlError::Scheme)
    ));
    let error = parse("smtps://u:secret%zz@h.example").unwrap_err();
    assert!(!format!("{error} {error:?}").contains("secret"));
    let fine = parse("smtps://u:secret@mail.example.ca").unwrap();
    assert_eq!(fine.destination(), "mail.example.ca:465 with TLS");
}

#[tokio::test]
async fn without_a_mail_server_mail_becomes_files() {
    let contact = TestContact::open().await;
    let worker = contact.start(EmlFolder::under(contact.folder.path()));
    let reference = contact.take("Ada", "ada@example.org").await;
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(120)).await;
    let folder = contact.folder.path().join("mail");
    let names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(names, [format!("{reference}.owner.eml")]);
    let text = std::fs::read_to_string(folder.join(&names[0])).unwrap();
    assert!(text.contains("Reply-To:"));
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_tried_again() {
    let contact = TestContact::open().await;
    let blocked = contact.folder.path().join("mail");
    std::fs::write(&blocked, "in the way").unwrap();
    let worker = contact.start(EmlFolder::under(contact.folder.path()));
    let reference = contact.take("Ada", "ada@example.org").await;
    let metrics = contact.service.metrics();
    eventually("a failed attempt", || async {
        (metrics.failed() > 0).then_some(())
    })
    .await;
    std::fs::remove_file(&blocked).unwrap();
    contact
        .until(&reference, Kind::Owner, DeliveryState::Sent)
        .await;
    worker.stop(Duration::from_secs(120)).await;
}
