//! The operators' files of the folder that `ENERGY_DIR` names, gzipped or not.

use std::path::Path;
use std::process::Command;

use energy_management::measure::Files;
use energy_management::publishers::{local_time, standard_time};

pub fn read(folder: &Path, name: &str) -> Option<String> {
    let path = folder.join(name);
    if let Ok(text) = std::fs::read_to_string(&path) {
        return Some(text);
    }
    let packed = folder.join(format!("{name}.gz"));
    let unpacked = Command::new("gzip").arg("-dc").arg(packed).output().ok()?;
    unpacked
        .status
        .success()
        .then(|| String::from_utf8(unpacked.stdout).ok())?
}

pub fn files(folder: &Path) -> Option<Files> {
    let ontario = read(folder, "ontario_demand_hourly_2019-2026.csv")?;
    let alberta = read(folder, "alberta_pool_hourly_2023-2026.csv")?;
    Some(Files {
        ontario_load: standard_time(&ontario, 3)?,
        alberta_load: local_time(&alberta, 4)?,
        alberta_price: local_time(&alberta, 2)?,
        alberta_operator: local_time(&alberta, 3)?,
    })
}
