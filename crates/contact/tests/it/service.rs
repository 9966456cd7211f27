//! Taking messages in: repeats, limits, suspects.

use std::sync::Arc;
use std::time::Duration;

use boreal_contact::{Client, ContactError, ContactService, ContactSettings, RawEnquiry};
use boreal_store::{Kind, Rate, Standing};
use jiff::{SignedDuration, Timestamp};

use crate::test_contact::{TestContact, generous, message, secrets, visitor, visitor_from};

fn keyed(key: &str, name: &str) -> RawEnquiry {
    RawEnquiry {
        idempotency_key: Some(key.to_owned()),
        ..message(name, "ada@example.org")
    }
}

#[tokio::test]
async fn wrong_fields_are_named_and_nothing_is_stored() {
    let contact = TestContact::open().await;
    let refused = contact.accept(message("A", "nowhere")).await;
    let Err(ContactError::Invalid(errors)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(errors.len(), 2);
    assert_eq!(errors[1].message, "Please enter a valid email address");
    assert_eq!(contact.store.queue().await.unwrap().queued, 0);
}

#[tokio::test]
async fn a_repeat_gets_the_same_reference_and_another_text_a_conflict() {
    let contact = TestContact::open().await;
    let first = contact.accept(keyed("k", "Ada")).await.unwrap();
    let again = contact.accept(keyed("k", "Ada")).await.unwrap();
    assert_eq!(first, again);
    let conflict = contact.accept(keyed("k", "Grace")).await;
    assert!(matches!(conflict, Err(ContactError::KeyConflict)));
    let other = contact.accept(keyed("l", "Ada")).await.unwrap();
    assert_ne!(first, other);
}

#[tokio::test]
async fn without_a_key_a_double_click_is_one_message() {
    let contact = TestContact::open().await;
    let mut client = visitor();
    client.now = "2026-11-15T12:10:00Z".parse().unwrap();
    let raw = message("Ada", "ada@example.org");
    let first = contact.service.accept(raw.clone(), client).await.unwrap();
    client.now += SignedDuration::from_secs(2);
    let again = contact.service.accept(raw.clone(), client).await.unwrap();
    assert_eq!(first, again);
    client.now += SignedDuration::from_hours(2);
    let later = contact.service.accept(raw, client).await.unwrap();
    assert_ne!(first, later);
}

#[tokio::test]
async fn one_form_sent_twice_is_one_message_and_filled_anew_is_two() {
    let contact = TestContact::open().await;
    let token = contact.service.form_token(Timestamp::now()).unwrap();
    let form = |name| RawEnquiry {
        form_token: Some(token.as_str().to_owned()),
        ..message(name, "ada@example.org")
    };
    let first = contact.accept(form("Ada")).await.unwrap();
    assert_eq!(contact.accept(form("Ada")).await.unwrap(), first);
    assert_ne!(contact.accept(form("Grace")).await.unwrap(), first);
}

#[tokio::test]
async fn fifty_at_once_are_one_message() {
    let contact = Arc::new(TestContact::open().await);
    let mut attempts = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let contact = Arc::clone(&contact);
        attempts.spawn(async move { contact.accept(keyed("k", "Ada")).await.unwrap().reference });
    }
    let references = attempts.join_all().await;
    assert!(references.iter().all(|one| *one == references[0]));
    assert_eq!(contact.store.queue().await.unwrap().queued, 1);
}

#[tokio::test]
async fn limits_say_when_to_come_back_and_let_repeats_through() {
    let contact = TestContact::open_with(ContactSettings {
        per_client: Rate::per_minute(2, 2),
        ..generous()
    })
    .await;
    let client = visitor();
    let send = |name: &str| contact.service.accept(keyed(name, name), client);
    send("one one").await.unwrap();
    let second = send("two two").await.unwrap();
    let refused = send("three").await;
    let Err(ContactError::RateLimited { retry_after }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(retry_after, Duration::from_secs(30));
    assert_eq!(send("two two").await.unwrap(), second);
    let elsewhere = visitor_from("198.51.100.9");
    contact
        .service
        .accept(keyed("4", "four"), elsewhere)
        .await
        .unwrap();
}

#[tokio::test]
async fn an_ipv6_network_and_a_mapped_address_are_one_client() {
    let contact = TestContact::open_with(ContactSettings {
        per_client: Rate::per_minute(1, 1),
        ..generous()
    })
    .await;
    let accept = |key: &'static str, ip: &'static str| {
        contact.service.accept(keyed(key, "Ada"), visitor_from(ip))
    };
    accept("1", "2001:db8:1:2::1").await.unwrap();
    accept("2", "2001:db8:1:2:ffff::9").await.unwrap_err();
    accept("3", "2001:db8:1:3::1").await.unwrap();
    accept("4", "203.0.113.5").await.unwrap();
    accept("5", "::ffff:203.0.113.5").await.unwrap_err();
}

#[tokio::test]
async fn many_networks_of_one_provider_share_a_wider_limit() {
    let contact = TestContact::open_with(ContactSettings {
        per_client: Rate::per_minute(1, 1),
        ..generous()
    })
    .await;
    let mut taken = 0;
    for network in 0..20 {
        let client = visitor_from(&format!("2001:db8:1:{network:x}::1"));
        let sent = contact
            .service
            .accept(keyed(&network.to_string(), "Ada"), client)
            .await;
        taken += u32::from(sent.is_ok());
    }
    assert_eq!(taken, 8);
}

#[tokio::test]
async fn all_together_are_limited_too() {
    let contact = TestContact::open_with(ContactSettings {
        global: Rate::per_minute(3, 3),
        ..generous()
    })
    .await;
    let accept = |key: &'static str| contact.accept(keyed(key, "Ada"));
    accept("1").await.unwrap();
    accept("2").await.unwrap();
    accept("3").await.unwrap();
    accept("4").await.unwrap_err();
}

#[tokio::test]
async fn a_suspect_is_stored_answered_and_not_mailed() {
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        webhook: true,
        ..generous()
    })
    .await;
    let raw = RawEnquiry {
        website: Some("https://spam.example".to_owned()),
        ..message("Password Manager", "ada@example.org")
    };
    let reference = contact.accept(raw).await.unwrap().reference.to_string();
    let record = contact.record(&reference).await;
    assert_eq!(record.enquiry.standing, Standing::Quarantined);
    assert_eq!(record.enquiry.spam_reasons, "honeypot form_token");
    assert!(record.deliveries.is_empty());
    assert_eq!(contact.service.metrics().spam(), 1);
    let text = contact
        .service
        .metrics()
        .to_prometheus(&contact.store.queue().await.unwrap(), 0);
    assert!(text.contains("\ncontact_spam_total 1\n"), "{text}");
    assert!(text.contains("\ncontact_quarantined 1\n"), "{text}");
}

#[tokio::test]
async fn an_address_gets_one_acknowledgement_a_day_if_mail_can_reach_it() {
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        webhook: true,
        ..generous()
    })
    .await;
    let kinds = async |name: &str, email: &str| {
        let reference = contact.take_from_form(name, email).await;
        let record = contact.record(&reference).await;
        record
            .deliveries
            .iter()
            .map(|sent| sent.kind)
            .collect::<Vec<_>>()
    };
    let all = [Kind::Acknowledgement, Kind::Owner, Kind::Webhook];
    assert_eq!(kinds("Ada", "ada@example.org").await, all);
    assert_eq!(kinds("Ada again", "Ada@Example.org").await, all[1..]);
    assert_eq!(kinds("Ada too", "ada+news@example.org").await, all[1..]);
    assert_eq!(kinds("René", "rené@example.org").await, all[1..]);
    assert_eq!(kinds("Bob", "bob.ross@gmail.com").await, all);
    assert_eq!(kinds("Bob too", "BobRoss+2@googlemail.com").await, all[1..]);
}

#[tokio::test]
async fn only_a_good_form_leads_to_an_acknowledgement() {
    let contact = TestContact::open_with(ContactSettings {
        acknowledge: true,
        ..generous()
    })
    .await;
    let now = Timestamp::now();
    let sent = async |raw: RawEnquiry| {
        let reference = contact.accept(raw).await.unwrap().reference;
        let record = contact.record(reference.as_str()).await;
        let kinds: Vec<Kind> = record.deliveries.iter().map(|one| one.kind).collect();
        (record.enquiry.standing, kinds)
    };
    let with_owner = (Standing::Accepted, vec![Kind::Owner]);
    let program = message("Ada", "ada@example.org");
    assert_eq!(sent(program).await, with_owner, "no form");
    let form = contact.in_form(message("Bob", "bob@example.org"), now);
    let both = vec![Kind::Acknowledgement, Kind::Owner];
    assert_eq!(sent(form.clone()).await, (Standing::Accepted, both.clone()));
    assert_eq!(
        sent(form.clone()).await.1,
        both,
        "a repeat is no second use"
    );
    let again = RawEnquiry {
        form_token: form.form_token.clone(),
        ..message("Carl", "carl@example.org")
    };
    assert_eq!(sent(again).await, with_owner, "the form was spent");
    let token = form.form_token.clone().unwrap();
    let (claim, signature) = token.rsplit_once('.').unwrap();
    let respelled = RawEnquiry {
        form_token: Some(format!("{claim}.{}", signature.to_uppercase())),
        ..message("Emil", "emil@example.org")
    };
    assert_eq!(sent(respelled).await, with_owner, "however it is spelled");
    let record = contact
        .store
        .list_enquiries(&boreal_store::ListFilter::default())
        .await
        .unwrap();
    let spent = record.iter().find(|one| one.name == "Carl").unwrap();
    assert_eq!(spent.spam_reasons, "form_token");
    let old = now - SignedDuration::from_hours(30);
    let old = contact.in_form(message("Dora", "dora@example.org"), old);
    assert_eq!(sent(old).await, with_owner, "too old a form");
}

#[tokio::test]
async fn one_form_in_two_hands_at_once_is_acknowledged_once() {
    let contact = Arc::new(
        TestContact::open_with(ContactSettings {
            acknowledge: true,
            ..generous()
        })
        .await,
    );
    let form = contact.in_form(message("Ada", "ada@example.org"), Timestamp::now());
    let mut attempts = tokio::task::JoinSet::new();
    for number in 0..8 {
        let contact = Arc::clone(&contact);
        let raw = RawEnquiry {
            email: format!("visitor-{number}@example.org"),
            idempotency_key: Some(number.to_string()),
            ..form.clone()
        };
        attempts.spawn(async move { contact.accept(raw).await.unwrap() });
    }
    assert_eq!(attempts.join_all().await.len(), 8);
    let queued = contact.store.queue().await.unwrap().queued;
    assert_eq!(
        queued, 9,
        "eight mails to the owner and one acknowledgement"
    );
}

#[tokio::test]
async fn ten_racing_repeats_count_once_against_the_limit() {
    let contact = Arc::new(
        TestContact::open_with(ContactSettings {
            per_client: Rate::per_minute(1, 2),
            ..generous()
        })
        .await,
    );
    let mut attempts = tokio::task::JoinSet::new();
    for _ in 0..10 {
        let contact = Arc::clone(&contact);
        attempts.spawn(async move { contact.accept(keyed("k", "Ada")).await.unwrap().reference });
    }
    let references = attempts.join_all().await;
    assert!(references.iter().all(|one| *one == references[0]));
    contact.accept(keyed("l", "Ada")).await.unwrap();
    contact.accept(keyed("m", "Ada")).await.unwrap_err();
}

#[tokio::test]
async fn a_crowd_costs_a_visitor_nothing_of_the_own_share() {
    let contact = TestContact::open_with(ContactSettings {
        per_client: Rate::per_minute(1, 1),
        global: Rate::per_minute(2, 2),
        ..generous()
    })
    .await;
    let accept = |key: &'static str, ip: &'static str, now: Timestamp| {
        let client = Client {
            now,
            ..visitor_from(ip)
        };
        contact.service.accept(keyed(key, key), client)
    };
    let now = Timestamp::now();
    accept("one", "198.51.100.1", now).await.unwrap();
    accept("two", "203.0.113.2", now).await.unwrap();
    for _ in 0..3 {
        let refused = accept("three", "192.0.2.3", now).await;
        let Err(ContactError::Crowded { retry_after }) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(retry_after, Duration::from_secs(30));
    }
    let later = now + SignedDuration::from_secs(30);
    accept("three", "192.0.2.3", later).await.unwrap();
}

#[tokio::test]
async fn no_network_spends_what_all_visitors_have() {
    let contact = TestContact::open_with(ContactSettings::default()).await;
    let client = |ip: String| Client {
        ip: Some(ip.parse().unwrap()),
        now: "2026-11-15T12:10:00Z".parse().unwrap(),
    };
    let mut taken = 0;
    for number in 0..300 {
        let ip = format!("2001:db8:{number:x}::1");
        let raw = keyed(&format!("six {number}"), "Ada");
        taken += u32::from(contact.service.accept(raw, client(ip)).await.is_ok());
    }
    assert_eq!(taken, 80, "a third of what there is for all");
    for number in 0..100 {
        let ip = format!("10.{number}.0.1");
        let raw = keyed(&format!("four {number}"), "Ada");
        contact.service.accept(raw, client(ip)).await.unwrap();
    }
}

#[tokio::test]
async fn addresses_of_the_network_are_kept_as_keyed_hashes_only() {
    let contact = TestContact::open().await;
    contact.take("Ada", "ada@example.org").await;
    let bytes = std::fs::read(contact.folder.path().join("boreal.db-wal")).unwrap();
    let found = bytes.windows(11).any(|window| window == b"203.0.113.7");
    assert!(!found);
}

#[tokio::test]
async fn postgres_instances_share_limits_and_repeats() {
    let database = boreal_test_support::Database::create().await;
    let settings = ContactSettings {
        per_client: Rate::per_minute(1, 1),
        ..generous()
    };
    let mut services = Vec::new();
    for _ in 0..2 {
        let store = boreal_store::open(&database.url).await.unwrap();
        services.push(ContactService::new(store, secrets(), settings.clone()));
    }
    let client = visitor();
    let first = services[0].accept(keyed("k", "Ada"), client).await.unwrap();
    let again = services[1].accept(keyed("k", "Ada"), client).await.unwrap();
    assert_eq!(first, again);
    let refused = services[1].accept(keyed("l", "Ada"), client).await;
    assert!(matches!(refused, Err(ContactError::RateLimited { .. })));
}
