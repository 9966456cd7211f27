//! PostgreSQL for tests: one cluster shared by all test processes, or one of a test's own.
//!
//! nextest runs every test in its own process, so the shared cluster lives in the temporary
//! folder, is started by whoever needs it first, and is stopped by a small watch process once
//! no test holds its lock. `TEST_POSTGRES_URL` names a server to use instead.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

const HOW_TO_GET_IT: &str = "no PostgreSQL found: install it (Debian: apt-get install postgresql; \
    macOS: brew install postgresql) or set TEST_POSTGRES_URL to a server where databases may be created";

/// A fresh, empty database.
#[derive(Debug)]
pub struct Database {
    /// The address to open.
    pub url: String,
    pub name: String,
}

impl Database {
    /// Creates an empty database in the shared cluster.
    pub async fn create() -> Self {
        let server = match std::env::var("TEST_POSTGRES_URL") {
            Ok(url) => url,
            Err(_) => shared_cluster(),
        };
        Self::create_in(&server).await
    }

    async fn create_in(server: &str) -> Self {
        let nanos = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map(|since| since.as_nanos())
            .unwrap_or_default();
        let name = format!("boreal_test_{}_{nanos}", std::process::id());
        let mut connection = PgConnection::connect(server)
            .await
            .expect("the test PostgreSQL answers");
        connection
            .execute(AssertSqlSafe(format!("CREATE DATABASE {name}")))
            .await
            .expect("the test user may create databases");
        Self {
            url: with_database(server, &name),
            name,
        }
    }

    /// Runs one statement, as an operator would with psql.
    pub async fn execute(&self, statement: &str) {
        let mut connection = PgConnection::connect(&self.url)
            .await
            .expect("the test database answers");
        connection
            .execute(AssertSqlSafe(statement.to_owned()))
            .await
            .expect("the statement is valid");
    }
}

/// Puts `name` in the place of the database in a `postgres://` address.
fn with_database(server: &str, name: &str) -> String {
    let (address, query) = server.split_once('?').unwrap_or((server, ""));
    let authority_start = address.find("://").map_or(0, |at| at + 3);
    let authority_end = address[authority_start..]
        .find('/')
        .map_or(address.len(), |at| authority_start + at);
    let separator = if query.is_empty() { "" } else { "?" };
    format!("{}/{name}{separator}{query}", &address[..authority_end])
}

/// A cluster of one test's own, which it may stop and start.
#[derive(Debug)]
pub struct PrivateCluster {
    folder: tempfile::TempDir,
    server: Option<Child>,
    durable: bool,
}

impl PrivateCluster {
    /// Whether there is a PostgreSQL to start.
    #[must_use]
    pub fn is_installed() -> bool {
        find_binary("postgres").is_some()
    }

    /// Starts a cluster; `durable` keeps fsync on, for tests that kill it.
    pub async fn start(durable: bool) -> Self {
        let folder = tempfile::tempdir().expect("the temporary folder is writable");
        let owner = cluster_owner();
        hand_over(folder.path(), owner);
        initialise(folder.path(), owner);
        let mut cluster = Self {
            folder,
            server: None,
            durable,
        };
        cluster.resume().await;
        cluster
    }

    pub async fn create_database(&self) -> Database {
        Database::create_in(&address(self.folder.path())).await
    }

    /// Stops the server at once, as a crash would.
    pub fn crash(&mut self) {
        if let Some(mut server) = self.server.take() {
            // The postmaster notices the loss of its parent's signal last; QUIT ends its children with it.
            let _ = Command::new("kill")
                .args(["-QUIT", &server.id().to_string()])
                .status();
            let _ = server.wait();
        }
    }

    /// Starts the server again and waits until it answers.
    pub async fn resume(&mut self) {
        let folder = self.folder.path();
        let mut command = as_owner(&binary("postgres"), cluster_owner());
        command.arg("-D").arg(folder.join("data"));
        command.arg("-k").arg(folder);
        command.args(["-c", "listen_addresses="]);
        if !self.durable {
            command.args(["-c", "fsync=off"]);
        }
        self.server = Some(command.spawn().expect("postgres starts"));
        let deadline = Instant::now() + Duration::from_secs(120);
        while PgConnection::connect(&address(folder)).await.is_err() {
            assert!(Instant::now() < deadline, "postgres does not answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for PrivateCluster {
    fn drop(&mut self) {
        self.crash();
    }
}

/// Held while this process may use the shared cluster.
static IN_USE: OnceLock<File> = OnceLock::new();

/// Finds or starts the shared cluster and gives its address.
fn shared_cluster() -> String {
    let owner = cluster_owner();
    let folder = std::env::temp_dir().join(format!("boreal-test-postgres-{}", own_uid()));
    fs::create_dir_all(&folder).expect("the temporary folder is writable");
    hand_over(&folder, owner);
    let starting = lock_file(&folder.join("start.lock"));
    starting.lock().expect("the lock file can be locked");
    let in_use = lock_file(&folder.join("in-use.lock"));
    in_use.lock_shared().expect("the lock file can be locked");
    if UnixStream::connect(folder.join(".s.PGSQL.5432")).is_err() {
        let _ = fs::remove_dir_all(folder.join("data"));
        initialise(&folder, owner);
        launch(&folder, owner);
        watch(&folder, owner);
    }
    IN_USE.get_or_init(|| in_use);
    address(&folder)
}

fn lock_file(path: &Path) -> File {
    File::options()
        .create(true)
        .append(true)
        .open(path)
        .expect("the lock file can be opened")
}

fn launch(folder: &Path, owner: Option<Owner>) {
    let settings = format!(
        "-k {} -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300",
        folder.display()
    );
    let started = as_owner(&binary("pg_ctl"), owner)
        .arg("start")
        .arg("-w")
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-l")
        .arg(folder.join("server.log"))
        .args(["-o", &settings])
        .status()
        .expect("pg_ctl runs");
    assert!(started.success(), "see {}/server.log", folder.display());
}

/// Leaves a process behind that stops the cluster when no test has held its lock for a while.
fn watch(folder: &Path, owner: Option<Owner>) {
    let script = r#"
        while sleep 15; do
            exec 9<start.lock
            flock 9
            if flock --nonblock --exclusive in-use.lock true; then
                "$0" stop -D data -m immediate
                rm -rf data server.log
                exit
            fi
            exec 9<&-
        done"#;
    #[expect(
        clippy::zombie_processes,
        reason = "the watch process outlives this one; init reaps it"
    )]
    let _watch = as_owner(Path::new("sh"), owner)
        .args(["-c", script])
        .arg(binary("pg_ctl"))
        .current_dir(folder)
        .process_group(0)
        .spawn()
        .expect("sh runs");
}

fn initialise(folder: &Path, owner: Option<Owner>) {
    let made = as_owner(&binary("initdb"), owner)
        .arg("-D")
        .arg(folder.join("data"))
        .args(["-U", "boreal", "-A", "trust", "-E", "UTF8"])
        .args(["--locale=C.UTF-8", "--no-sync", "--no-instructions"])
        .status()
        .expect("initdb runs");
    assert!(made.success(), "initdb failed in {}", folder.display());
}

fn address(folder: &Path) -> String {
    format!(
        "postgres://boreal@localhost/postgres?host={}",
        folder.display()
    )
}

fn binary(name: &str) -> PathBuf {
    find_binary(name).expect(HOW_TO_GET_IT)
}

fn find_binary(name: &str) -> Option<PathBuf> {
    let mut places: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    places.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    places.extend(std::env::split_paths(&path));
    places
        .into_iter()
        .map(|place| place.join(name))
        .find(|candidate| candidate.is_file())
}

/// The user and group that run the cluster; PostgreSQL refuses to run as root.
type Owner = (u32, u32);

fn own_uid() -> u32 {
    fs::metadata("/proc/self").map_or(1, |own| own.uid())
}

fn cluster_owner() -> Option<Owner> {
    if own_uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let line = users
            .lines()
            .find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}

fn hand_over(folder: &Path, owner: Option<Owner>) {
    if let Some((uid, gid)) = owner {
        chown(folder, Some(uid), Some(gid)).expect("root may change owners");
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755))
            .expect("root may change modes");
    }
}

/// A silent command that runs as the owner of the cluster.
fn as_owner(program: &Path, owner: Option<Owner>) -> Command {
    let mut command = Command::new(program);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .current_dir("/");
    if let Some((uid, gid)) = owner {
        command.uid(uid).gid(gid);
    }
    command
}
