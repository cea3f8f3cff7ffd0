//! From the reviewed data to the two files of `src/generated`.

use tokdash_core::Timestamp;

use super::check;
use super::rules::rules_file;
use super::source::Document;
use super::table::table_file;

/// The two files, and what a review should look into.
pub struct Generated {
    pub rules: String,
    pub table: String,
    pub warnings: Vec<String>,
}

/// Makes the files, or says everything that is wrong with the data.
pub fn generate(data: &str) -> Result<Generated, Vec<String>> {
    let document: Document =
        serde_json::from_str(data).map_err(|error| vec![format!("prices.json: {error}")])?;
    let faults = check::faults(&document);
    if !faults.is_empty() {
        return Err(faults);
    }
    let warnings = check::warnings(&document);
    Ok(Generated {
        rules: rules_file(&document),
        table: table_file(&document, data, &warnings),
        warnings,
    })
}

/// The first lines of both files.
pub fn header(document: &Document) -> String {
    format!(
        "// Made from data/prices.json {} by the example generate_table. Do not edit.\n",
        document.table_version
    )
}

/// Seconds since 1970; the data is checked before.
pub fn seconds(time: &str) -> u32 {
    let millis = Timestamp::parse(time).map_or(0, Timestamp::as_millis);
    u32::try_from(millis / 1_000).unwrap_or(u32::MAX)
}

/// Days since 1970 of `YYYY-MM-DD`.
pub fn day_number(day: &str) -> u32 {
    seconds(&format!("{day}T00:00:00Z")) / 86_400
}
