//! Writes each demo's default report beside its page; `make gen` runs it.

use boreal_server::demos::defaults::default_reports;

fn main() -> anyhow::Result<()> {
    for (slug, report) in default_reports()? {
        std::fs::write(
            format!("web/app/demos/{}/default-report.gen.json", slug.as_str()),
            report,
        )?;
    }
    Ok(())
}
