//! Certificates made for one test run: a small authority and servers it vouches for.

use std::path::PathBuf;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, date_time_ymd};

/// A certificate authority and a server certificate for `localhost`, as files.
#[derive(Debug)]
pub struct Certificates {
    folder: tempfile::TempDir,
}

impl Certificates {
    /// Makes a valid pair.
    pub fn valid() -> Self {
        Self::make(&["localhost"], false)
    }

    /// Makes a server certificate that ran out long ago.
    pub fn expired() -> Self {
        Self::make(&["localhost"], true)
    }

    /// Makes a server certificate for another host.
    pub fn for_another_host() -> Self {
        Self::make(&["elsewhere.example"], false)
    }

    fn make(names: &[&str], expired: bool) -> Self {
        let folder = tempfile::tempdir().expect("the temporary folder is writable");
        let mut authority = CertificateParams::new(Vec::new()).expect("no names to be invalid");
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority_key = KeyPair::generate().expect("a key can be made");
        let authority = CertifiedIssuer::self_signed(authority, authority_key)
            .expect("the authority can sign itself");
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut server = CertificateParams::new(names).expect("the names are valid");
        if expired {
            server.not_before = date_time_ymd(2020, 1, 1);
            server.not_after = date_time_ymd(2021, 1, 1);
        }
        let server_key = KeyPair::generate().expect("a key can be made");
        let server = server
            .signed_by(&server_key, &authority)
            .expect("the authority can sign");
        let write = |name: &str, text: String| {
            std::fs::write(folder.path().join(name), text).expect("the folder is writable");
        };
        write("authority.pem", authority.pem());
        write("server.pem", server.pem());
        write("server.key", server_key.serialize_pem());
        Self { folder }
    }

    /// The authority, for clients that are to trust it.
    pub fn authority(&self) -> PathBuf {
        self.folder.path().join("authority.pem")
    }

    /// The server's certificate.
    pub fn certificate(&self) -> PathBuf {
        self.folder.path().join("server.pem")
    }

    /// The server's key.
    pub fn key(&self) -> PathBuf {
        self.folder.path().join("server.key")
    }
}
