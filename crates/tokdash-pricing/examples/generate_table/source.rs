//! The shape of `data/prices.json`. A field that is not named here is an error: it may matter.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    pub schema: String,
    pub table_version: String,
    pub as_of: String,
    #[serde(rename = "unit")]
    _unit: IgnoredAny,
    #[serde(rename = "semantics")]
    _semantics: IgnoredAny,
    #[serde(rename = "sources")]
    _sources: IgnoredAny,
    pub rules: Rules,
    pub providers: Providers,
    pub calendars: BTreeMap<String, Calendar>,
    pub schedules: BTreeMap<String, Schedule>,
    pub models: Vec<Model>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub algorithm: String,
    #[serde(rename = "fold")]
    _fold: IgnoredAny,
    pub strip_bracket_suffix: String,
    pub vertex_at: String,
    pub not_a_model: Vec<String>,
    pub strip_prefix_words: Vec<String>,
    pub effort_suffixes: Vec<String>,
    pub latest_suffixes: Vec<String>,
    pub date_suffix: String,
    #[serde(rename = "date_suffix_note")]
    _date_suffix_note: IgnoredAny,
    pub local_suffix: String,
    pub ollama_tag: String,
    pub colon_variants: BTreeMap<String, String>,
    pub self_hosted_labels: Vec<String>,
    pub subscription_suffixes: Vec<String>,
    pub mode_suffixes: BTreeMap<String, String>,
    pub channel_fallback: BTreeMap<String, BTreeMap<String, String>>,
    #[serde(rename = "label_match")]
    _label_match: IgnoredAny,
    #[serde(rename = "never")]
    _never: IgnoredAny,
    pub client_prefixes: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provider {
    pub kind: String,
    pub currency: String,
    pub labels: Vec<String>,
    #[serde(default)]
    pub infer_from_id_prefix: Vec<String>,
    #[serde(rename = "note", default)]
    _note: Option<IgnoredAny>,
}

/// The providers, in the order of the file: it decides between equally long beginnings of ids.
pub struct Providers(pub Vec<(String, Provider)>);

impl<'de> Deserialize<'de> for Providers {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Providers;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object of providers")
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(
                self,
                mut map: A,
            ) -> Result<Providers, A::Error> {
                let mut providers = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    providers.push(entry);
                }
                Ok(Providers(providers))
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    pub utc_offset_minutes: i16,
    pub covers: [String; 2],
    pub days_off: Vec<String>,
    #[serde(rename = "note", default)]
    _note: Option<IgnoredAny>,
    #[serde(rename = "source")]
    _source: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    pub windows_utc: Vec<[String; 2]>,
    #[serde(rename = "iso_weekdays")]
    _iso_weekdays: IgnoredAny,
    pub weekday_utc_offset_minutes: i16,
    #[serde(rename = "except_calendar")]
    _except_calendar: IgnoredAny,
    pub rules: Vec<ScheduleRule>,
    pub start_inclusive: bool,
    pub end_exclusive: bool,
    #[serde(rename = "decided_by", default)]
    _decided_by: Option<IgnoredAny>,
    #[serde(rename = "source")]
    _source: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScheduleRule {
    pub valid_from: Option<String>,
    pub valid_until: Option<String>,
    pub iso_weekdays: Vec<u8>,
    pub except_calendar: Option<String>,
    #[serde(rename = "note", default)]
    _note: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    pub provider: String,
    pub id: String,
    pub currency: String,
    pub basis: String,
    pub aliases: Vec<String>,
    #[serde(default)]
    pub free: bool,
    pub prices: Vec<Price>,
    #[serde(default)]
    pub modes: BTreeMap<String, Vec<Price>>,
    #[serde(rename = "retired", default)]
    _retired: Option<IgnoredAny>,
    #[serde(rename = "upstream_status", default)]
    _upstream_status: Option<IgnoredAny>,
    #[serde(rename = "note", default)]
    _note: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    pub valid_from: Option<String>,
    pub valid_until: Option<String>,
    pub rates: Rates,
    #[serde(default)]
    pub tiers: Vec<Tier>,
    #[serde(default)]
    pub windows: Vec<Window>,
    #[serde(rename = "dated_by")]
    _dated_by: IgnoredAny,
    #[serde(rename = "first_seen", default)]
    _first_seen: Option<IgnoredAny>,
    /// Where the price was read: every price has one.
    pub source: Vec<String>,
    #[serde(rename = "note", default)]
    _note: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tier {
    pub above: u32,
    pub rates: Rates,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    pub schedule: String,
    pub rates: Rates,
}

/// Prices per million tokens: decimal texts, never numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rates {
    pub input: Option<String>,
    pub output: Option<String>,
    pub cache_read: Option<String>,
    pub cache_write: Option<String>,
    pub cache_write_1h: Option<String>,
    pub reasoning: Option<String>,
}

impl Rates {
    /// The prices in the order of `Bucket::ALL`.
    pub fn list(&self) -> [Option<&str>; 6] {
        let Self { input, output, cache_read, cache_write, cache_write_1h, reasoning } = self;
        [input, output, cache_read, cache_write, cache_write_1h, reasoning].map(Option::as_deref)
    }
}
