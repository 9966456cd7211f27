//! Writes the contract and each demo's default report where the pages read them; `make gen` runs it.

use boreal_api::demos::Demos;
use boreal_api::openapi::openapi_json;

fn main() -> anyhow::Result<()> {
    std::fs::write("web/app/api/openapi.gen.json", openapi_json()?)?;
    for (slug, report) in Demos::by_default().default_reports()? {
        std::fs::write(
            format!("web/app/demos/{slug}/default-report.gen.json"),
            report,
        )?;
    }
    Ok(())
}
