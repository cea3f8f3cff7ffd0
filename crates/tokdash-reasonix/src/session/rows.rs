//! Files of lines: what the readers of rows share.

use tokdash_core::{
    Code, Diagnostic, Flow, Line, LineEvent, LineSplitter, Member, ReadCx, Result, read_lines,
};

use super::out::Out;

/// Hands each line of a file to `take`; a line over the limit is `None`, and told.
///
/// # Errors
/// [`ErrorKind::Io`](tokdash_core::ErrorKind::Io) when the file cannot be read.
pub(super) fn read_rows(
    cx: &ReadCx<'_>,
    member: &Member,
    out: &Out<'_>,
    take: &mut dyn FnMut(Option<&Line<'_>>) -> Flow,
) -> Result<()> {
    let mut splitter = LineSplitter::new(cx.limits().line_bytes);
    let bytes = cx.files().open(&member.path, 0)?;
    let flow = read_lines(
        bytes,
        &mut splitter,
        &mut |event| match event {
            LineEvent::Line(line) => take(Some(&line)),
            LineEvent::TooLong { number, start } => {
                let place = Diagnostic::new(Code::LineTooLong).with_line(number).with_byte(start);
                out.lost(place)?;
                take(None)
            }
            _ => Flow::Continue(()),
        },
        &mut |bytes| out.progress(bytes),
    );
    let flow = flow.map_err(|error| error.with_path(&member.path))?;
    if let (Flow::Continue(()), Some((start, line))) = (flow, splitter.pending()) {
        // A receiver that stopped is not told.
        let _ = out.diagnostic(Diagnostic::new(Code::TornTail).with_line(line).with_byte(start));
    }
    Ok(())
}

/// A row of this form out of a line.
///
/// # Errors
/// The code of why it is none.
pub(super) fn parse<'a, T: serde::Deserialize<'a>>(line: &Line<'a>) -> Result<T, Code> {
    let text = std::str::from_utf8(line.bytes).map_err(|_| Code::InvalidUtf8)?;
    serde_json::from_str(text).map_err(|_| {
        let is_json = serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok();
        if is_json { Code::NotAnObject } else { Code::InvalidJson }
    })
}

/// A diagnostic at the place of a line.
pub(super) fn at(line: &Line<'_>, code: Code) -> Diagnostic {
    Diagnostic::new(code).with_line(line.number).with_byte(line.start)
}
