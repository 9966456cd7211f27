//! The mails themselves: what the owner reads and what the visitor reads.

use std::time::{Duration, SystemTime};

use boreal_store::{Enquiry, Kind};
use jiff::Timestamp;
use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};

use crate::mailer::Mail;
use crate::text::{clean_line, clean_text, escape_html, header_text};

/// Why mail cannot be written under these names.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The sender or the owner is not a mail address.
    #[error("{field} must be one mail address, such as \"Boreal Signal <hello@example.ca>\"")]
    Address {
        /// The setting concerned.
        field: &'static str,
        /// What is wrong with it.
        source: lettre::address::AddressError,
    },
    /// A mail could not be put together.
    #[error("the mail could not be put together")]
    Build(#[from] lettre::error::Error),
}

/// In whose name mail is sent.
#[derive(Debug, Clone)]
pub struct MailIdentity {
    from: Mailbox,
    owner: Mailbox,
    site_name: String,
}

impl MailIdentity {
    /// Checks the sender (on our own domain, so that SPF and DKIM agree) and the owner's address.
    pub fn new(from: &str, owner: &str, site_name: &str) -> Result<Self, MailError> {
        let parse = |field, text: &str| {
            text.parse::<Mailbox>()
                .map_err(|source| MailError::Address { field, source })
        };
        Ok(Self {
            from: parse("contact_from", from)?,
            owner: parse("contact_to", owner)?,
            site_name: header_text(site_name),
        })
    }

    /// The domain under which Message-IDs are made and the mail server is greeted.
    pub fn domain(&self) -> &str {
        self.from.email.domain()
    }

    /// The mail that brings `enquiry` to the owner.
    pub fn owner_mail(&self, enquiry: &Enquiry) -> Result<Mail, MailError> {
        let subject = format!("New message {} via {}", enquiry.reference, self.site_name);
        let mut builder = self
            .builder(enquiry, Kind::Owner.as_str(), self.owner.clone(), &subject)
            .header(AutoSubmitted("auto-generated"));
        if let Some(visitor) = ascii_mailbox(enquiry) {
            builder = builder.reply_to(visitor);
        }
        let facts = [
            ("Reference", enquiry.reference.clone()),
            ("Received", moment(enquiry).to_string()),
            ("Name", clean_line(&enquiry.name)),
            ("Email", clean_line(&enquiry.email)),
            (
                "Sent from",
                clean_line(enquiry.origin.as_deref().unwrap_or("not said")),
            ),
        ];
        let parts = MultiPart::alternative()
            .boundary(format!("boreal-{}", enquiry.reference))
            .singlepart(SinglePart::plain(owner_text(&facts, &enquiry.message)))
            .singlepart(SinglePart::html(owner_html(&facts, &enquiry.message)));
        Ok(Mail::new(Kind::Owner, enquiry, &builder.multipart(parts)?))
    }

    /// The mail to the owner about an `enquiry` whose text the mail server does not take: it holds none of it.
    pub fn owner_notice(&self, enquiry: &Enquiry) -> Result<Mail, MailError> {
        let reference = &enquiry.reference;
        let subject = format!("New message {reference} via {}", self.site_name);
        let text = format!(
            "A message has arrived, but your mail server refuses its text.\r\n\r\n\
             Read it with: boreal messages show {reference}\r\n"
        );
        let message = self
            .builder(enquiry, "notice", self.owner.clone(), &subject)
            .header(AutoSubmitted("auto-generated"))
            .singlepart(SinglePart::plain(text))?;
        Ok(Mail::new(Kind::Owner, enquiry, &message))
    }

    /// The mail that tells the visitor that `enquiry` arrived; none when the address needs more than plain SMTP.
    ///
    /// It repeats nothing the visitor wrote, so that the form cannot be used to send words to strangers.
    pub fn acknowledgement(&self, enquiry: &Enquiry) -> Result<Option<Mail>, MailError> {
        let Some(visitor) = ascii_mailbox(enquiry) else {
            return Ok(None);
        };
        let subject = format!("We received your message ({})", enquiry.reference);
        let recipient = Mailbox::new(None, visitor.email);
        let text = format!(
            "Hello,\r\n\r\nthank you for writing to {site}. Your message has arrived and a person will read it.\r\n\
             Its reference is {reference}.\r\n\r\nIf you did not write to us, someone entered your address by mistake; \
             you need do nothing.\r\n\r\n{site}\r\n",
            site = self.site_name,
            reference = enquiry.reference,
        );
        let message = self
            .builder(enquiry, Kind::Acknowledgement.as_str(), recipient, &subject)
            .header(AutoSubmitted("auto-replied"))
            .singlepart(SinglePart::plain(text))?;
        Ok(Some(Mail::new(Kind::Acknowledgement, enquiry, &message)))
    }

    /// A mail to the owner that shows that mail works.
    pub fn test_mail(&self, now: Timestamp) -> Result<Mail, MailError> {
        let message = Message::builder()
            .from(self.from.clone())
            .to(self.owner.clone())
            .date(system_time(now.as_millisecond()))
            .message_id(Some(format!(
                "<test.{}@{}>",
                now.as_millisecond(),
                self.domain()
            )))
            .subject(format!("Test mail from {}", self.site_name))
            .header(AutoSubmitted("auto-generated"))
            .singlepart(SinglePart::plain(
                "Mail from the contact form reaches this address.\r\n".to_owned(),
            ))?;
        Ok(Mail::test(&message))
    }

    fn builder(
        &self,
        enquiry: &Enquiry,
        what: &str,
        to: Mailbox,
        subject: &str,
    ) -> lettre::message::MessageBuilder {
        // The same row always gives the same Message-ID, so that a mail sent twice
        // after a crash is shown once. A notice has one of its own: what is sent whole after it must be shown too.
        let message_id = format!("<{}.{what}@{}>", enquiry.reference, self.domain());
        Message::builder()
            .from(self.from.clone())
            .to(to)
            .date(system_time(enquiry.received_at))
            .message_id(Some(message_id))
            .subject(subject)
    }
}

/// The visitor as a mailbox, if the address can stand in a header without SMTPUTF8.
fn ascii_mailbox(enquiry: &Enquiry) -> Option<Mailbox> {
    let address: Address = enquiry.email.parse().ok()?;
    enquiry
        .email
        .is_ascii()
        .then(|| Mailbox::new(Some(header_text(&enquiry.name)), address))
}

fn owner_text(facts: &[(&str, String)], message: &str) -> String {
    let mut text = String::new();
    for (label, value) in facts {
        text.push_str(&format!("{label}: {value}\r\n"));
    }
    text.push_str("\r\n");
    text.push_str(&clean_text(message).replace('\n', "\r\n"));
    text.push_str("\r\n");
    text
}

fn owner_html(facts: &[(&str, String)], message: &str) -> String {
    let mut rows = String::new();
    for (label, value) in facts {
        rows.push_str(&format!(
            "<tr><th align=\"left\">{label}</th><td dir=\"auto\">{}</td></tr>\r\n",
            escape_html(value)
        ));
    }
    let paragraphs = escape_html(&clean_text(message)).replace('\n', "<br>\r\n");
    format!(
        "<!doctype html>\r\n<html lang=\"en\"><body>\r\n<table>\r\n{rows}</table>\r\n\
         <p dir=\"auto\">{paragraphs}</p>\r\n</body></html>\r\n"
    )
}

fn moment(enquiry: &Enquiry) -> Timestamp {
    Timestamp::from_millisecond(enquiry.received_at).unwrap_or_default()
}

fn system_time(millis: i64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_millis(millis.max(0).unsigned_abs())
}

/// `Auto-Submitted` (RFC 3834): keeps other machines from answering this one.
#[derive(Clone)]
struct AutoSubmitted(&'static str);

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Err("written only, never read".into())
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.to_owned())
    }
}
