//! One line of a log: bytes to a typed event, without state and without input or output.
//!
//! Most lines hold text: deltas, tool results, prompts. Those that are not asked for are recognised
//! by their first bytes, which dsh always writes in one order, and never decoded. A line that does
//! not start that way is decoded in full. What a line damaged inside such text holds is not looked
//! at: it could not have been what was asked for.

use std::sync::LazyLock;

use memchr::memchr;
use memchr::memmem::Finder;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use tokdash_core::decode::{Count, Flag, Object, Text, Whole, skim};
use tokdash_core::{Code, allow_list};

use crate::kind::{Kind, Wanted};
use crate::surrogates::mend;

allow_list! {
    /// An event row, whatever its type: the envelope and the fields that usage needs.
    pub(crate) struct Row<'a> {
        "type" => kind: Kind,
        "seq" => seq: Count,
        "time" => time: Whole,
        "data" => data: Object<Data<'a>>,
    }
}

allow_list! {
    /// The payload of an event, over all types that usage knows; texts are none of it.
    pub(crate) struct Data<'a> {
        "turn" => turn: Count,
        "step" => step: Count,
        "message" => message: Object<Message<'a>>,
        "usage" => usage: Object<Usage>,
        "stream" => stream: LastUsage,
        "chunk" => chunk: Object<Chunk<'a>>,
        "provider" => provider: Text<'a>,
        "model" => model: Text<'a>,
        "compactionId" => compaction_id: Text<'a>,
        "inherited" => inherited: Flag,
        "header" => header: Object<RequestHeader<'a>>,
    }
}

allow_list! {
    /// An assistant message: who answered. Its content is skipped.
    pub(crate) struct Message<'a> {
        "source" => source: Object<Source<'a>>,
    }
}

allow_list! {
    /// The route of an answer.
    pub(crate) struct Source<'a> {
        "provider" => provider: Text<'a>,
        "model" => model: Text<'a>,
        "replayState" => replay: Object<Replay<'a>>,
    }
}

allow_list! {
    /// What the provider's adapter kept of the answer.
    pub(crate) struct Replay<'a> {
        "responseModel" => response_model: Text<'a>,
        "response" => response: Object<Response<'a>>,
    }
}

allow_list! {
    /// The same, one level deeper with other adapters.
    pub(crate) struct Response<'a> {
        "responseModel" => response_model: Text<'a>,
    }
}

allow_list! {
    /// A streamed chunk: only those of type `usage` matter.
    pub(crate) struct Chunk<'a> {
        "type" => kind: Text<'a>,
        "usage" => usage: Object<Usage>,
    }
}

allow_list! {
    /// The header of a request: its route.
    pub(crate) struct RequestHeader<'a> {
        "config" => config: Object<RequestConfig<'a>>,
    }
}

allow_list! {
    /// The route that a request's header configures.
    pub(crate) struct RequestConfig<'a> {
        "provider" => provider: Text<'a>,
        "model" => model: Text<'a>,
    }
}

allow_list! {
    /// Counts of one request, in tokens. `totalTokens` is not read: providers differ in it.
    pub(crate) struct Usage {
        "inputTokens" => input: Count,
        "outputTokens" => output: Count,
        "cacheReadTokens" => cache_read: Count,
        "cacheWriteTokens" => cache_write: Count,
        "reasoningTokens" => reasoning: Count,
    }
}

allow_list! {
    /// A record of an embedded stream.
    struct StreamRecord<'a> {
        "chunk" => chunk: Object<Chunk<'a>>,
    }
}

impl<'a> Data<'a> {
    fn source(&self) -> Option<&Source<'a>> {
        self.message.as_ref()?.source.as_ref()
    }

    /// Provider and model of the answer itself, where the event names them.
    pub(crate) fn answer_route(&self) -> (Option<&str>, Option<&str>) {
        match self.source() {
            Some(source) => (source.provider.filled(), source.model.filled()),
            None => (None, None),
        }
    }

    /// Provider and model as the event itself has them: a context, a header, a summary.
    pub(crate) fn own_route(&self) -> (Option<&str>, Option<&str>) {
        (self.provider.filled(), self.model.filled())
    }

    /// Provider and model that a request's header configures.
    pub(crate) fn header_route(&self) -> (Option<&str>, Option<&str>) {
        match self.header.as_ref().and_then(|header| header.config.as_ref()) {
            Some(config) => (config.provider.filled(), config.model.filled()),
            None => (None, None),
        }
    }

    /// The model that answered, where the log names it.
    pub(crate) fn served_model(&self) -> Option<&str> {
        let replay = self.source()?.replay.as_ref()?;
        let nested = replay.response.as_ref().and_then(|response| response.response_model.filled());
        nested.or_else(|| replay.response_model.filled())
    }

    /// The usage of an assistant message: its own, else the last in its stream.
    pub(crate) fn settled_usage(&self) -> Option<&Usage> {
        self.usage.as_ref().or(self.stream.0.as_ref())
    }

    /// The usage of a streamed chunk.
    pub(crate) fn chunk_usage(&self) -> Option<&Usage> {
        let chunk = self.chunk.as_ref().filter(|chunk| chunk.kind.raw() == Some("usage"))?;
        chunk.usage.as_ref()
    }
}

/// The last usage chunk of an embedded stream.
#[derive(Debug, Default)]
pub(crate) struct LastUsage(Option<Usage>);

impl<'de> Deserialize<'de> for LastUsage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StreamVisitor)
    }
}

struct StreamVisitor;

/// Anything but a list is as good as no stream.
macro_rules! no_stream {
    ($($visit:ident: $scalar:ty),*) => {
        $(fn $visit<E>(self, _: $scalar) -> Result<LastUsage, E> {
            Ok(LastUsage(None))
        })*
    };
}

impl<'de> Visitor<'de> for StreamVisitor {
    type Value = LastUsage;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list of stream records")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut records: A) -> Result<LastUsage, A::Error> {
        let mut last = None;
        while let Some(record) = records.next_element::<Object<StreamRecord<'_>>>()? {
            let chunk = record.0.and_then(|record| record.chunk.0);
            if let Some(chunk) = chunk.filter(|chunk| chunk.kind.raw() == Some("usage")) {
                last = chunk.usage.0.or(last);
            }
        }
        Ok(LastUsage(last))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<LastUsage, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(LastUsage(None))
    }

    fn visit_unit<E>(self) -> Result<LastUsage, E> {
        Ok(LastUsage(None))
    }

    no_stream!(visit_bool: bool, visit_u64: u64, visit_i64: i64, visit_f64: f64, visit_str: &str);
}

/// Reads a line: the row and its text, `None` for one that is not wanted. `mended` is room for a
/// line that holds half surrogate pairs.
///
/// # Errors
/// The code of what is wrong with the line.
pub(crate) fn parse<'a>(
    line: &'a [u8],
    wanted: Wanted,
    mended: &'a mut String,
) -> Result<Option<(Row<'a>, &'a str)>, Code> {
    let text = std::str::from_utf8(line).map_err(|_| Code::InvalidUtf8)?;
    if is_plainly_unwanted(line, wanted) {
        return Ok(None);
    }
    if let Some(row) = skim(text) {
        return Ok(Some((row, text)));
    }
    match parse_in_full(text) {
        // JavaScript's strings may hold half a surrogate pair, and its JSON then does too.
        Err(Code::InvalidJson) if mend(text, mended) => {
            parse_in_full(mended).map(|row| Some((row, mended.as_str())))
        }
        row => row.map(|row| Some((row, text))),
    }
}

/// Reads a line without looking at its first bytes: the slow way, which defines the result.
fn parse_in_full(text: &str) -> Result<Row<'_>, Code> {
    serde_json::from_str(text).map_err(|error| {
        // What is JSON and no object is told apart from what is no JSON.
        let is_json = error.is_data() && serde_json::from_str::<IgnoredAny>(text).is_ok();
        if is_json { Code::NotAnObject } else { Code::InvalidJson }
    })
}

static USAGE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#"usage""#));
static ESCAPE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br"\u"));

/// Whether the first bytes, written as dsh writes them, name a type that is not wanted, or hold no
/// usage where only that is.
fn is_plainly_unwanted(line: &[u8], wanted: Wanted) -> bool {
    let Some((name, rest)) = named(line) else { return false };
    // A line that does not end an object is torn or damaged: decoding it says so.
    if !line.ends_with(b"}") {
        return false;
    }
    if !(rest.starts_with(PACKED) || rest.starts_with(SINGLE)) {
        return false;
    }
    // When a session was last seen, each of its events says.
    if wanted != Wanted::Usage && plain_time(line).is_none() {
        return false;
    }
    match Kind::of(name) {
        // Deltas are by far the most rows. An escape could spell the word.
        Kind::Chunk => {
            is_plainly_a_delta(rest) || (USAGE.find(rest).is_none() && ESCAPE.find(rest).is_none())
        }
        // An escape in the name could spell any other name.
        kind => !wanted.takes(kind) && !name.contains(&b'\\'),
    }
}

/// Whether a chunk's row, from behind its type's name on, is written just as dsh writes it and of a
/// type of chunk that is not `usage`.
fn is_plainly_a_delta(mut rest: &[u8]) -> bool {
    let before_numbers: [&[u8]; 4] =
        [br#"","seq":"#, br#","time":"#, br#","data":{"turn":"#, br#","step":"#];
    for literal in before_numbers {
        let Some((_, after)) = rest.strip_prefix(literal).and_then(digits) else { return false };
        rest = after;
    }
    let Some(rest) = rest.strip_prefix(br#","chunk":{"type":""#) else { return false };
    let Some(name) = memchr(b'"', rest).and_then(|end| rest.get(..end)) else { return false };
    // `usage` itself, and an escape, which could spell it, are for the slow way.
    name != b"usage" && !name.contains(&b'\\')
}

const SINGLE: &[u8] = br#"","seq":"#;
const PACKED: &[u8] = br#"","seq0":"#;

/// The name of a line's type and what follows it, where the type comes first.
fn named(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let rest = line.strip_prefix(br#"{"type":""#)?;
    rest.split_at_checked(memchr(b'"', rest)?)
}

/// The time of a line whose first bytes are written as dsh writes them; packed deltas have none of
/// their own.
fn plain_time(line: &[u8]) -> Option<Whole> {
    let (_, rest) = named(line)?;
    if let Some(rest) = rest.strip_prefix(PACKED) {
        return digits(rest)?.1.starts_with(br#","time0":"#).then_some(Whole::Absent);
    }
    let (_, rest) = digits(rest.strip_prefix(SINGLE)?)?;
    let (time, rest) = digits(rest.strip_prefix(br#","time":"#)?)?;
    let time = std::str::from_utf8(time).ok()?.parse().ok()?;
    matches!(rest, [b',' | b'}', ..]).then_some(Whole::Valid(time))
}

/// The time of a line that was not decoded.
pub(crate) fn time_of(line: &[u8]) -> Whole {
    plain_time(line).unwrap_or_default()
}

/// The digits at the start, and what follows them.
fn digits(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|byte| !byte.is_ascii_digit())?;
    bytes.split_at_checked(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tokdash_core::SessionTexts;

    fn sessions(titles: bool, directories: bool) -> Wanted {
        let texts = SessionTexts::new().with_titles(titles).with_directories(directories);
        Wanted::Sessions(texts)
    }

    fn row(line: &str) -> Row<'_> {
        parse_in_full(line).unwrap()
    }

    #[test]
    fn unknown_and_packed_rows_are_ignored_and_need_no_seq() {
        for line in [
            r#"{"type":"text-chunks","seq0":9,"time0":1,"data":{"turn":1,"texts":["usage"]}}"#,
            r#"{"type":"tool/result","seq":9,"time":1,"data":{"usage":{"inputTokens":1}}}"#,
            r#"{"type":"assistant/chunk","seq":1,"time":1,"data":{"chunk":{"type":"text-delta"}}}"#,
        ] {
            for wanted in [Wanted::Usage, sessions(true, true)] {
                let mut mended = String::new();
                let row = parse(line.as_bytes(), wanted, &mut mended).unwrap();
                assert!(row.is_none(), "{line}");
            }
        }
        let unknown = r#"{"data":{},"type":"new/kind"}"#;
        assert_eq!(row(unknown).kind, Kind::Other);
    }

    #[test]
    fn of_what_dsh_writes_only_what_is_asked_for_is_decoded() {
        for (kind, in_sessions, with_titles, with_directories) in [
            ("turn/start", true, true, true),
            ("turn/end", true, true, true),
            ("compaction/start", true, true, true),
            ("user/message", true, true, true),
            ("session/title", false, true, false),
            ("subagent/descriptor", false, true, false),
            ("working-directory/change", false, false, true),
            ("tool/result", false, false, false),
            ("assistant/chunk", false, false, false),
        ] {
            let line = format!(r#"{{"type":"{kind}","seq":1,"time":5,"data":{{}}}}"#);
            let is_decoded = |wanted| !is_plainly_unwanted(line.as_bytes(), wanted);
            assert!(!is_decoded(Wanted::Usage), "{kind}");
            assert_eq!(is_decoded(sessions(false, false)), in_sessions, "{kind}");
            assert_eq!(is_decoded(sessions(true, false)), with_titles, "{kind}");
            assert_eq!(is_decoded(sessions(false, true)), with_directories, "{kind}");
        }
    }

    #[test]
    fn broken_lines_are_told_apart() {
        for (line, code) in [
            (&b"\xff{}"[..], Code::InvalidUtf8),
            (b"{\"type\":\"x\",\"seq\":1\xff}", Code::InvalidUtf8),
            (b"nonsense", Code::InvalidJson),
            (br#"{"type":"tool/result","seq":9,"time":1,"data":{"te"#, Code::InvalidJson),
            (br#"{"a":1}{"b":2}"#, Code::InvalidJson),
            (b"[1]", Code::NotAnObject),
            (b"7", Code::NotAnObject),
            (b"null", Code::NotAnObject),
        ] {
            for wanted in [Wanted::Usage, sessions(true, true)] {
                assert_eq!(parse(line, wanted, &mut String::new()).unwrap_err(), code);
            }
        }
    }

    #[test]
    fn the_last_usage_chunk_of_a_stream_counts() {
        let line = r#"{"type":"assistant/attempt","data":{"stream":[
            {"type":"chunk","chunk":{"type":"usage","usage":{"inputTokens":1}}},
            {"type":"text-chunks","texts":["x"]}, 7,
            {"type":"chunk","chunk":{"type":"usage","usage":{"inputTokens":2}}},
            {"type":"chunk","chunk":{"type":"finish","usage":{"inputTokens":3}}}]}}"#;
        let row = row(line);
        let usage = row.data.as_ref().unwrap().settled_usage().unwrap();
        assert_eq!(usage.input, Count::Valid(2));
    }

    #[test]
    fn a_stream_of_another_type_is_no_stream() {
        for stream in ["1", "\"x\"", "{\"a\":[]}", "null", "true", "-1", "1.5"] {
            let line = format!(r#"{{"type":"assistant/attempt","data":{{"stream":{stream}}}}}"#);
            let row = row(&line);
            assert!(row.data.as_ref().unwrap().settled_usage().is_none(), "{stream}");
        }
    }

    #[test]
    fn the_model_that_answered_is_named_in_either_place() {
        for replay in [r#"{"responseModel":"m2"}"#, r#"{"response":{"responseModel":"m2"}}"#] {
            let line = format!(
                r#"{{"type":"assistant/message","data":{{"message":{{"source":{{"replayState":{replay}}}}}}}}}"#
            );
            assert_eq!(row(&line).data.as_ref().unwrap().served_model(), Some("m2"));
        }
    }

    /// Rows as dsh writes them, and rows that are nearly so.
    fn lines() -> impl Strategy<Value = String> {
        let kind = proptest::sample::select(vec![
            "assistant/chunk",
            "assistant/message",
            "tool/result",
            "text-chunks",
            "llm/retry-started",
            "turn/start",
            "turn/end",
            "compaction/start",
            "user/message",
            "session/title",
            "subagent/descriptor",
            "working-directory/change",
            r"assistant\/chunk",
            r"assistant/m\u0065ssage",
            r"session/t\u0069tle",
        ]);
        let data = prop_oneof![
            Just(
                r#"{"turn":1,"step":1,"chunk":{"type":"usage","usage":{"inputTokens":1,"outputTokens":2}}}"#
            ),
            Just(
                r#"{"turn":1,"step":1,"chunk":{"type":"us\u0061ge","usage":{"inputTokens":1,"outputTokens":2}}}"#
            ),
            Just(r#"{"chunk":{"type":"text-delta","text":"the usage of \"usage\" {}"}}"#),
            Just(
                r#"{"stream":[{"chunk":{"type":"usage","usage":{"inputTokens":1,"outputTokens":2}}}]}"#
            ),
            Just("{}"),
            Just("7"),
        ];
        let seq = prop_oneof![Just("seq"), Just("seq0"), Just("sqe")];
        let time = proptest::sample::select(vec![
            r#""time":5"#,
            r#""time":0"#,
            r#""time":-5"#,
            r#""time":5.0"#,
            r#""time":5e3"#,
            r#""time":"5""#,
            r#""time":18446744073709551616"#,
            r#""time0":5"#,
            r#""tim":5"#,
        ]);
        (kind, seq, 0u64..99, time, data).prop_map(|(kind, seq, n, time, data)| {
            format!(r#"{{"type":"{kind}","{seq}":{n},{time},"data":{data}}}"#)
        })
    }

    fn modes() -> impl Strategy<Value = Wanted> {
        prop_oneof![
            Just(Wanted::Usage),
            (any::<bool>(), any::<bool>()).prop_map(|(titles, cwd)| sessions(titles, cwd)),
        ]
    }

    proptest! {
        #[test]
        fn what_is_skipped_unseen_is_not_wanted_when_decoded(line in lines(), wanted in modes()) {
            if is_plainly_unwanted(line.as_bytes(), wanted) {
                let row = parse_in_full(&line).unwrap();
                let usage = row.data.as_ref().and_then(Data::chunk_usage);
                let counts = match row.kind {
                    Kind::Chunk => usage.is_some(),
                    kind => wanted.takes(kind),
                };
                prop_assert!(!counts, "{}", line);
                if wanted != Wanted::Usage {
                    prop_assert_eq!(time_of(line.as_bytes()), row.time, "{}", line);
                }
            }
        }

        #[test]
        fn no_bytes_panic(line in proptest::collection::vec(any::<u8>(), 0..80)) {
            for wanted in [Wanted::Usage, sessions(true, true)] {
                let _ = parse(&line, wanted, &mut String::new());
            }
        }
    }
}
