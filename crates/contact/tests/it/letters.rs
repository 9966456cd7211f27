//! Whatever a visitor types, a mail stays one mail with the headers we wrote.

use std::time::Duration;

use base64::Engine;
use boreal_contact::RawEnquiry;
use boreal_store::{Enquiry, Standing};
use boreal_test_support::{Received, SmtpServer, SmtpSetup};
use proptest::prelude::*;

use crate::test_contact::{TestContact, identity, message, smtp};

/// The headers of a mail to the owner, in order, and of an acknowledgement; any other is an injection.
const HEADERS: &[&str] = &[
    "From",
    "To",
    "Date",
    "Message-ID",
    "Subject",
    "Auto-Submitted",
    "Reply-To",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
];

fn enquiry(name: &str, email: &str, text: &str, origin: Option<&str>) -> Enquiry {
    Enquiry {
        reference: "K7QF-3M9T".to_owned(),
        received_at: 1_800_000_000_000,
        name: name.to_owned(),
        email: email.to_owned(),
        message: text.to_owned(),
        origin: origin.map(str::to_owned),
        standing: Standing::Accepted,
        spam_score: 0,
        spam_reasons: String::new(),
    }
}

/// Panics unless `raw` is plain ASCII with whole line ends and no header of the visitor's making.
fn assert_sound(raw: &[u8]) {
    assert!(raw.is_ascii());
    let text = std::str::from_utf8(raw).unwrap();
    let without_line_ends = text.replace("\r\n", "");
    assert!(
        !without_line_ends.contains(['\r', '\n', '\0']),
        "a bare line end or NUL"
    );
    assert!(
        text.split("\r\n").all(|line| line.len() <= 998),
        "RFC 5322, 2.1.1"
    );
    let mail = Received {
        recipients: Vec::new(),
        raw: text.to_owned(),
        encrypted: false,
    };
    for (name, _) in mail.headers() {
        assert!(HEADERS.contains(&name.as_str()), "{name} in {text}");
        let times = mail
            .headers()
            .iter()
            .filter(|(other, _)| *other == name)
            .count();
        assert_eq!(times, 1, "{name} twice");
    }
}

/// The bodies of a multipart mail, decoded.
fn parts(raw: &str) -> Vec<String> {
    raw.split("--boreal-")
        .skip(1)
        .filter_map(|part| part.split_once("\r\n\r\n"))
        .map(|(head, body)| {
            let bytes = if head.contains("base64") {
                let packed = body.replace("\r\n", "");
                base64::engine::general_purpose::STANDARD
                    .decode(packed)
                    .unwrap()
            } else if head.contains("quoted-printable") {
                quoted_printable::decode(body, quoted_printable::ParseMode::Robust).unwrap()
            } else {
                body.as_bytes().to_vec()
            };
            String::from_utf8(bytes).unwrap()
        })
        .collect()
}

#[tokio::test]
async fn nothing_a_visitor_types_becomes_a_header() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let contact = TestContact::open().await;
    let worker = contact.start(smtp(&format!("smtp://127.0.0.1:{}", server.port)));
    let names = [
        "Ada\r\nBcc: victim@example.org",
        "Ada\nSubject: Cheap\n\nBody",
        "Ada\0\u{2028}Bcc: victim@example.org\u{85}X: y",
        "=?utf-8?q?Ada=0D=0ABcc=3A_victim=40example.org?=",
        "Ada%0d%0aBcc: victim@example.org",
        "\"Ada\" <victim@example.org>, Grace",
        "\u{202e}gro.elpmaxe@adA\u{2066}",
        "Ada (comment) \\\" <x>",
    ];
    for name in names {
        contact.take(name, "ada@example.org").await;
    }
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
    let mails = server.messages();
    assert_eq!(mails.len(), names.len());
    for mail in &mails {
        assert_sound(mail.raw.as_bytes());
        assert_eq!(mail.recipients, ["owner@boreal.example"]);
        assert!(
            mail.header("Reply-To").ends_with("<ada@example.org>"),
            "{}",
            mail.header("Reply-To")
        );
    }
}

#[tokio::test]
async fn every_script_arrives_as_it_was_typed() {
    let server = SmtpServer::start(&SmtpSetup::default(), &[]);
    let contact = TestContact::open().await;
    let worker = contact.start(smtp(&format!("smtp://127.0.0.1:{}", server.port)));
    let texts = [
        "👩🏽‍🚀🇨🇦 emoji with joiners and flags",
        "ᐃᓄᒃᑎᑐᑦ ᐅᖃᐅᓯᖅ ᐊᒻᒪ",
        "مرحبا، نحتاج إلى مستودع بيانات",
        "数据仓库需要帮助，谢谢您的回复",
        "Ça coûte combien, à peu près ?\n.\nQUIT\n.. deux points",
        // Goes over the wire as it is: its dots must not end it.
        "How much is it, about?\n.\nQUIT\n.. two dots\n.\n\n.end",
        "<script>alert(1)</script> & \"quotes\" <b>bold</b>",
    ];
    let long = "x".repeat(4_000);
    for text in texts.into_iter().chain([long.as_str()]) {
        let raw = RawEnquiry {
            message: text.to_owned(),
            ..message("Zoë 李明", "info@bücher.example")
        };
        contact.accept(raw).await.unwrap();
    }
    contact.until_quiet().await;
    worker.stop(Duration::from_secs(120)).await;
    let mails = server.messages();
    for text in texts.into_iter().chain([long.as_str()]) {
        let wanted = text.replace('\n', "\r\n");
        let mail = mails
            .iter()
            .find(|mail| parts(&mail.raw)[0].contains(&wanted))
            .unwrap_or_else(|| panic!("{text} is missing"));
        assert_sound(mail.raw.as_bytes());
        assert!(
            mail.header("Reply-To")
                .ends_with("<info@xn--bcher-kva.example>")
        );
        assert!(!parts(&mail.raw)[1].contains("<script>"), "HTML is escaped");
    }
}

#[test]
fn an_international_mailbox_is_named_in_the_text_only() {
    let enquiry = enquiry("René", "rené@example.org", "Un message assez long", None);
    let mail = identity().owner_mail(&enquiry).unwrap();
    assert_sound(&mail.bytes);
    let text = String::from_utf8(mail.bytes).unwrap();
    assert!(!text.contains("Reply-To"));
    assert!(parts(&text)[0].contains("rené@example.org"));
    assert!(identity().acknowledgement(&enquiry).unwrap().is_none());
}

proptest! {
    #[test]
    fn no_input_breaks_a_mail(
        name in any::<String>(),
        // Only to an address that can be one is an acknowledgement sent.
        email in prop_oneof![any::<String>(), "[a-zA-Z]{1,8}@[a-zA-Z]{1,8}"],
        text in any::<String>(),
        origin in proptest::option::of(any::<String>()),
    ) {
        let enquiry = enquiry(&name, &email, &text, origin.as_deref());
        assert_sound(&identity().owner_mail(&enquiry).unwrap().bytes);
        if let Some(mail) = identity().acknowledgement(&enquiry).unwrap() {
            assert_sound(&mail.bytes);
        }
    }

    #[test]
    fn no_line_of_hostile_pieces_breaks_a_mail(
        pieces in proptest::collection::vec(prop_oneof![
            Just("\r\n"), Just("\n"), Just("\r"), Just("\0"), Just("Bcc: x@y.ca"), Just("\u{2028}"),
            Just("=?utf-8?q?"), Just("=0D=0A"), Just("?="), Just("\""), Just("\\"), Just("<"), Just(">"),
            Just(","), Just(";"), Just("@"), Just("é"), Just("🇨🇦"), Just(" "), Just("a"), Just("\u{202e}"),
        ], 0..40),
    ) {
        let line = pieces.concat();
        let enquiry = enquiry(&line, "ada@example.org", &line, Some(&line));
        assert_sound(&identity().owner_mail(&enquiry).unwrap().bytes);
    }
}
