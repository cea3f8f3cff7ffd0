//! What every report says in the same words.

use std::io::{self, Write};

use tokdash::SourceReport;

pub const DRIFT: &str = "\
DRIFT: an agent changed the format of its logs. Rows that this version cannot read are not in these
figures; a newer version may count them.";

/// Digits in groups of three.
pub fn grouped(count: u128) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// What was noticed, the gravest first.
pub fn print_diagnostics(source: &SourceReport, out: &mut dyn Write) -> io::Result<()> {
    if source.tally.diagnostics.is_empty() {
        return writeln!(out, "  diagnostics: none");
    }
    writeln!(out, "  diagnostics")?;
    for (code, summary) in source.tally.diagnostics.by_severity() {
        writeln!(out, "    {} {code} x {}", summary.severity.as_str(), summary.count)?;
        for place in &summary.first {
            writeln!(out, "      {place}")?;
        }
        let more = summary.count.saturating_sub(u64::try_from(summary.first.len()).unwrap_or(0));
        if more > 0 {
            writeln!(out, "      and {more} more")?;
        }
    }
    Ok(())
}
