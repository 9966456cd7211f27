//! Writes the contract, the worked cases and each demo's default report where the pages read them; `make gen` runs it.

use boreal_api::demos::Demos;
use boreal_api::openapi::openapi_json;

fn main() -> anyhow::Result<()> {
    std::fs::write("web/app/api/openapi.gen.json", openapi_json()?)?;
    let demos = Demos::by_default();
    std::fs::write("web/app/content/accuracy.gen.json", demos.accuracy_file()?)?;
    for (slug, report) in demos.default_reports()? {
        std::fs::write(
            format!("web/app/demos/{slug}/default-report.gen.json"),
            report,
        )?;
    }
    Ok(())
}
