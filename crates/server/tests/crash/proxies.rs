//! The proxies of the owner's manual in front of the program, with the manual's own settings: streams come through
//! unbuffered, limits count the visitor's address, and pages carry the headers of a site on TLS.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use boreal_test_support::{Certificates, eventually};

use crate::peers::has;
use crate::site::{Settings, Site, sqlite_url};

const HOST: &str = "borealsignal.example";

/// Seconds until a call is given up; reached only by a failing test.
const PATIENCE: &str = "120";

/// Calls a visitor may make in a minute.
const CALLS: usize = 10;

struct Proxy {
    child: Child,
    port: u16,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Asked and not killed: nginx has a second process to end.
        let id = self.child.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.child.wait();
    }
}

/// The first block of the manual that is marked as of this kind and holds `text`.
fn from_manual(fence: &str, text: &str) -> String {
    let manual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
    let manual = fs::read_to_string(manual).unwrap();
    let blocks = manual.split("```").skip(1).step_by(2);
    let found = blocks.filter_map(|block| block.strip_prefix(fence));
    let found = found.map(|block| block.trim_start_matches('\n').to_owned());
    found
        .into_iter()
        .find(|block| block.contains(text))
        .unwrap()
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

async fn start(mut command: Command, port: u16) -> Proxy {
    let child = command.stdout(Stdio::null()).stderr(Stdio::null());
    let proxy = Proxy {
        child: child.spawn().unwrap(),
        port,
    };
    eventually("the proxy to listen", || async {
        TcpStream::connect(("127.0.0.1", port)).ok()
    })
    .await;
    proxy
}

/// `curl` to the proxy from one of this machine's own addresses.
fn curl(proxy: &Proxy, from: &str, path: &str) -> Command {
    let port = proxy.port;
    let mut command = Command::new("curl");
    command
        .args([
            "--silent",
            "--insecure",
            "--no-buffer",
            "--max-time",
            PATIENCE,
        ])
        .args(["--interface", from, "--resolve"])
        .arg(format!("{HOST}:{port}:127.0.0.1"))
        .arg(format!("https://{HOST}:{port}{path}"));
    command
}

fn status(proxy: &Proxy, from: &str, path: &str) -> String {
    let mut command = curl(proxy, from, path);
    command.args(["--output", "/dev/null", "--write-out", "%{http_code}"]);
    String::from_utf8(command.output().unwrap().stdout).unwrap()
}

async fn check(proxy: &Proxy) {
    let head = curl(proxy, "127.0.0.1", "/")
        .arg("--head")
        .output()
        .unwrap();
    let head = String::from_utf8(head.stdout).unwrap().to_lowercase();
    for header in ["strict-transport-security: ", "content-security-policy: "] {
        assert!(head.contains(header), "{head}");
    }

    // More than a proxy takes unless told: read whole, and refused for what it says.
    let sent = tempfile::NamedTempFile::new().unwrap();
    fs::write(sent.path(), " ".repeat(9 << 20) + "{}").unwrap();
    let mut upload = curl(proxy, "127.0.0.5", "/api/v1/article-extractor/extract");
    upload.args([
        "--header",
        "content-type: application/json",
        "--header",
        "expect:",
    ]);
    upload.args(["--output", "/dev/null", "--write-out", "%{http_code}"]);
    upload.arg("--data-binary");
    upload.arg(format!("@{}", sent.path().display()));
    let answered = String::from_utf8(upload.output().unwrap().stdout).unwrap();
    assert_eq!(answered, "422");

    // One event after the other, from a stream that never ends.
    let mut stream = curl(proxy, "127.0.0.4", "/api/v1/real-time-analytics/stream");
    let mut stream = stream.stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(stream.stdout.take().unwrap()).lines();
    let events = lines.map_while(Result::ok);
    let events = events.filter(|line| line.starts_with("event: "));
    assert_eq!(events.take(5).count(), 5);
    stream.kill().unwrap();
    stream.wait().unwrap();

    let path = "/api/v1/sources";
    let refused = eventually("a refusal", || async {
        let answer = status(proxy, "127.0.0.2", path);
        (answer != "200").then_some(answer)
    });
    assert_eq!(refused.await, "429");
    assert_eq!(status(proxy, "127.0.0.3", path), "200", "another visitor");
}

fn site(folder: &Path) -> Site {
    let settings = Settings::hurried(&sqlite_url(folder))
        .with("TRUSTED_PROXIES", "127.0.0.1")
        .with("LIMITS_API_PER_MINUTE", &CALLS.to_string());
    Site::start(folder, &settings)
}

#[tokio::test]
async fn nginx_passes_streams_addresses_and_tls_on() {
    if !(has("curl", &["--version"]) && has("nginx", &["-v"])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (site, port) = (site(folder.path()), free_port());
    let certificates = Certificates::valid();
    let server = from_manual("nginx", "proxy_pass")
        .replace("443 ssl", &format!("127.0.0.1:{port} ssl"))
        .replace("127.0.0.1:8080", &site.address.to_string())
        .replace(
            "/etc/ssl/boreal.pem",
            &certificates.certificate().display().to_string(),
        )
        .replace(
            "/etc/ssl/boreal.key",
            &certificates.key().display().to_string(),
        );
    let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {kind};"))
        .join(" ");
    let file = format!(
        "daemon off; pid nginx.pid; events {{}} http {{ access_log off; {paths} {server} }}"
    );
    fs::write(folder.path().join("nginx.conf"), file).unwrap();
    let mut nginx = Command::new("nginx");
    nginx.arg("-p").arg(folder.path());
    nginx.args(["-c", "nginx.conf", "-e", "stderr"]);
    check(&start(nginx, port).await).await;
    site.stop();
}

#[tokio::test]
async fn caddy_passes_streams_addresses_and_tls_on() {
    if !(has("curl", &["--version"]) && has("caddy", &["version"])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (site, port) = (site(folder.path()), free_port());
    let certificates = Certificates::valid();
    let (certificate, key) = (certificates.certificate(), certificates.key());
    // A certificate of our own, since no authority vouches for a name that does not exist.
    let tls = format!("tls {} {}", certificate.display(), key.display());
    let server = from_manual("", "reverse_proxy")
        .replace(
            "borealsignal.example {",
            &format!("https://{HOST}:{port} {{\n    {tls}"),
        )
        .replace("127.0.0.1:8080", &site.address.to_string());
    let options = "{\n    admin off\n    auto_https disable_redirects\n}\n";
    let file = folder.path().join("Caddyfile");
    fs::write(&file, format!("{options}{server}")).unwrap();
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]);
    caddy.arg(file).env("HOME", folder.path());
    check(&start(caddy, port).await).await;
    site.stop();
}
