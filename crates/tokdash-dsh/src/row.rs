//! One line of a log: bytes to a typed event, without state and without input or output.
//!
//! Most lines hold text: deltas, tool results, prompts. Those are recognised by their first bytes,
//! which dsh always writes in one order, and never decoded. A line that does not start that way is
//! decoded in full. What a line damaged inside such text holds is not looked at: it could not have
//! been usage.

use std::sync::LazyLock;

use memchr::memchr;
use memchr::memmem::Finder;
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use tokdash_core::decode::{Count, Flag, Object, Text, Whole, skim};
use tokdash_core::{Code, allow_list};

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
    /// The payload of an event, over all types that usage knows.
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

/// The event types that usage knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A streamed chunk (formats 0 and 1).
    Chunk,
    /// A finished answer.
    Message,
    /// A failed request (format 2 and later).
    Attempt,
    /// A successful compaction.
    Compaction,
    /// A retry that was sent.
    RetryStarted,
    /// A change of the route.
    Context,
    /// A request's header.
    RequestHeader,
    /// A fork's or a resume's mark.
    EndSeed,
    /// Any other type, and a row without one.
    #[default]
    Other,
}

impl Kind {
    fn of(name: &[u8]) -> Self {
        match name {
            b"assistant/chunk" => Self::Chunk,
            b"assistant/message" => Self::Message,
            b"assistant/attempt" => Self::Attempt,
            b"compaction/summary" => Self::Compaction,
            b"llm/retry-started" => Self::RetryStarted,
            b"request/context" => Self::Context,
            b"request/header" => Self::RequestHeader,
            b"session/end-seed" => Self::EndSeed,
            _ => Self::Other,
        }
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Text::deserialize(deserializer)?;
        Ok(name.raw().map_or(Self::Other, |name| Self::of(name.as_bytes())))
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

/// Reads a line: the row, `None` for one that cannot hold usage. `mended` is room for a line that
/// holds half surrogate pairs.
///
/// # Errors
/// The code of what is wrong with the line.
pub(crate) fn parse<'a>(line: &'a [u8], mended: &'a mut String) -> Result<Option<Row<'a>>, Code> {
    let text = std::str::from_utf8(line).map_err(|_| Code::InvalidUtf8)?;
    if is_plainly_no_usage(line) {
        return Ok(None);
    }
    if let Some(row) = skim(text) {
        return Ok(Some(row));
    }
    match parse_in_full(text) {
        // JavaScript's strings may hold half a surrogate pair, and its JSON then does too.
        Err(Code::InvalidJson) if mend(text, mended) => parse_in_full(mended).map(Some),
        row => row.map(Some),
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

/// Whether the first bytes, written as dsh writes them, name a type that holds no usage.
fn is_plainly_no_usage(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(br#"{"type":""#) else { return false };
    // A line that does not end an object is torn or damaged: decoding it says so.
    if !line.ends_with(b"}") {
        return false;
    }
    let Some((name, rest)) = memchr(b'"', rest).and_then(|end| rest.split_at_checked(end)) else {
        return false;
    };
    if !(rest.starts_with(br#"","seq":"#) || rest.starts_with(br#"","seq0":"#)) {
        return false;
    }
    match Kind::of(name) {
        // An escape in the name could spell any other name.
        Kind::Other => !name.contains(&b'\\'),
        // Deltas are by far the most rows. An escape could spell the word.
        Kind::Chunk => {
            is_plainly_a_delta(rest) || (USAGE.find(rest).is_none() && ESCAPE.find(rest).is_none())
        }
        _ => false,
    }
}

/// Whether a chunk's row, from behind its type's name on, is written just as dsh writes it and of a
/// type of chunk that is not `usage`.
fn is_plainly_a_delta(mut rest: &[u8]) -> bool {
    let before_numbers: [&[u8]; 4] =
        [br#"","seq":"#, br#","time":"#, br#","data":{"turn":"#, br#","step":"#];
    for literal in before_numbers {
        let Some(number) = rest.strip_prefix(literal) else { return false };
        let digits = number.iter().take_while(|byte| byte.is_ascii_digit()).count();
        rest = number.get(digits..).unwrap_or_default();
    }
    let Some(rest) = rest.strip_prefix(br#","chunk":{"type":""#) else { return false };
    let Some(name) = memchr(b'"', rest).and_then(|end| rest.get(..end)) else { return false };
    // `usage` itself, and an escape, which could spell it, are for the slow way.
    name != b"usage" && !name.contains(&b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
            assert!(parse(line.as_bytes(), &mut String::new()).unwrap().is_none(), "{line}");
        }
        let unknown = r#"{"data":{},"type":"new/kind"}"#;
        assert_eq!(row(unknown).kind, Kind::Other);
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
            assert_eq!(parse(line, &mut String::new()).unwrap_err(), code);
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
        let kind = prop_oneof![
            Just("assistant/chunk"),
            Just("assistant/message"),
            Just("tool/result"),
            Just("text-chunks"),
            Just("llm/retry-started"),
            Just(r"assistant\/chunk"),
            Just(r"assistant/m\u0065ssage"),
        ];
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
        (kind, seq, 0u64..99, data).prop_map(|(kind, seq, n, data)| {
            format!(r#"{{"type":"{kind}","{seq}":{n},"time":5,"data":{data}}}"#)
        })
    }

    proptest! {
        #[test]
        fn what_is_skipped_unseen_holds_no_usage_when_decoded(line in lines()) {
            if is_plainly_no_usage(line.as_bytes()) {
                let row = parse_in_full(&line).unwrap();
                let data = row.data.as_ref();
                let counts = match row.kind {
                    Kind::Other => false,
                    Kind::Chunk => data.and_then(Data::chunk_usage).is_some(),
                    _ => true,
                };
                prop_assert!(!counts, "{}", line);
            }
        }

        #[test]
        fn no_bytes_panic(line in proptest::collection::vec(any::<u8>(), 0..80)) {
            let _ = parse(&line, &mut String::new());
        }
    }
}
