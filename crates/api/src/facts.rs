//! The firm's public facts that the server itself needs, from `site.toml` as it was at build time.

use serde::Deserialize;

/// What letters and messages say about the firm.
#[derive(Clone, Debug, Deserialize)]
pub struct Facts {
    /// The firm's name.
    pub name: String,
    /// Where visitors may write when the form fails.
    pub email: String,
    /// Where the site is.
    pub url: String,
}

impl Facts {
    /// The name sites may use for us in their robots.txt: the firm's, letters only.
    #[must_use]
    pub fn robots_token(&self) -> String {
        let letters = self.name.chars().filter(char::is_ascii_alphabetic);
        letters.chain("Bot".chars()).collect()
    }

    /// How we name ourselves to publishers. The SEC asks for a name and an address to write to and
    /// turns away who gives none; others ask for the same in milder words.
    #[must_use]
    pub fn publisher_user_agent(&self) -> String {
        let version = env!("CARGO_PKG_VERSION");
        let Self { name, email, url } = self;
        let said = format!("{name} {email} (+{url}; boreal/{version})");
        // A header takes no other letters.
        said.chars().filter(|c| matches!(c, ' '..='~')).collect()
    }

    /// The facts of this build.
    #[must_use]
    pub fn embedded() -> Self {
        toml::from_str(include_str!("../../../site.toml")).expect("a test reads the same site.toml")
    }

    /// The host of the firm's address, for identifiers that must be ours.
    #[must_use]
    pub fn host(&self) -> &str {
        let address = self
            .url
            .split_once("://")
            .map_or(&*self.url, |(_, rest)| rest);
        address.split('/').next().unwrap_or(address)
    }
}

#[cfg(test)]
mod tests {
    use super::Facts;

    #[test]
    fn site_toml_has_what_the_server_needs() {
        let facts = Facts::embedded();
        assert!(!facts.name.is_empty());
        assert!(facts.email.contains('@'));
        assert!(facts.url.starts_with("https://"));
        assert!(facts.robots_token().len() > "Bot".len());
        assert!(facts.host().contains('.') && !facts.host().contains('/'));
    }

    #[test]
    fn publishers_are_told_who_asks_and_where_to_write() {
        let facts = Facts {
            name: "Café Nord".to_owned(),
            email: "hello@nord.example".to_owned(),
            url: "https://nord.example".to_owned(),
        };
        let said = facts.publisher_user_agent();
        let start = "Caf Nord hello@nord.example (+https://nord.example; boreal/";
        assert!(said.starts_with(start), "{said}");
    }
}
