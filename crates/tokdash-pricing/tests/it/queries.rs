//! Random queries, the same for the same seed: ids of the table and what agents make of them,
//! instants around every edge, counts around every tier, all currencies.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde_json::Value;
use tokdash_core::Timestamp;
use tokdash_pricing::fold;

use crate::answers::Row;
use crate::words::{DAYS, LABELS, MINUTES, PREFIXES, STRIPPED_WORDS, SUFFIXES, WORDS};

/// The data the table was made of.
pub const DATA: &str = include_str!("../../data/prices.json");

/// SplitMix64: small, and the same on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        let place = self.below(u64::try_from(list.len()).unwrap());
        &list[usize::try_from(place).unwrap()]
    }
}

struct Entry {
    names: Vec<String>,
    labels: Vec<String>,
    edges: Vec<i64>,
    tiers: Vec<u64>,
}

/// What the data says, read once.
struct Source {
    entries: Vec<Entry>,
    /// Places of those whose price depends on the time of day.
    windowed: Vec<usize>,
    labels: Vec<String>,
    edges: Vec<i64>,
    known: BTreeSet<String>,
}

/// Makes queries from the data of the table.
pub struct Queries {
    source: &'static Source,
    random: Random,
}

/// Eight digits of a date. Dashed ones are three parts, which the property's tails never make.
fn is_date(part: &str) -> bool {
    part.len() == 8 && part.starts_with("20") && part.bytes().all(|byte| byte.is_ascii_digit())
}

fn seconds(time: &str) -> i64 {
    Timestamp::parse(time).unwrap().as_millis() / 1_000
}

impl Source {
    fn read() -> Self {
        let data: Value = serde_json::from_str(DATA).unwrap();
        let providers = data["providers"].as_object().unwrap();
        let texts = |list: &Value| -> Vec<String> {
            list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
        };
        let entries: Vec<Entry> = data["models"]
            .as_array()
            .unwrap()
            .iter()
            .map(|model| {
                let mut names = texts(&model["aliases"]);
                names.push(model["id"].as_str().unwrap().to_owned());
                let labels = texts(&providers[model["provider"].as_str().unwrap()]["labels"]);
                let (mut edges, mut tiers) = (BTreeSet::new(), BTreeSet::new());
                let modes = model["modes"].as_object().into_iter().flatten().map(|(_, list)| list);
                for price in
                    modes.chain([&model["prices"]]).flat_map(|list| list.as_array().unwrap())
                {
                    for edge in [&price["valid_from"], &price["valid_until"]] {
                        edges.extend(edge.as_str().map(seconds));
                    }
                    for tier in price["tiers"].as_array().into_iter().flatten() {
                        tiers.extend(tier["above"].as_u64());
                    }
                }
                Entry {
                    names,
                    labels,
                    edges: edges.into_iter().collect(),
                    tiers: tiers.into_iter().collect(),
                }
            })
            .collect();
        let windowed = data["models"].as_array().unwrap().iter().enumerate();
        let windowed = windowed.filter(|(_, model)| model.to_string().contains("\"windows\""));
        let windowed = windowed.map(|(place, _)| place).collect();
        let labels = providers.values().flat_map(|provider| texts(&provider["labels"])).collect();
        let edges: BTreeSet<i64> = entries.iter().flat_map(|entry| entry.edges.clone()).collect();
        let names = entries.iter().flat_map(|entry| entry.names.iter().map(|name| fold(name)));
        let known = names.collect();
        Self { entries, windowed, labels, edges: edges.into_iter().collect(), known }
    }
}

impl Queries {
    pub fn new(seed: u64) -> Self {
        static SOURCE: OnceLock<Source> = OnceLock::new();
        Self { source: SOURCE.get_or_init(Source::read), random: Random(seed) }
    }

    /// A name of the table.
    pub fn any_name(&mut self) -> String {
        let entry = self.random.pick(&self.source.entries);
        self.random.pick(&entry.names).clone()
    }

    /// Whether some seller has this name, as it is or without words that match-v1 may strip.
    ///
    /// Written anew, from the rules in the data and not from the library.
    pub fn is_known_after_strips(&self, name: &str) -> bool {
        let is_mark = |part: &str| STRIPPED_WORDS.contains(&part) || is_date(part);
        let name = fold(name.split([':', '[', '@']).next().unwrap_or_default());
        // The client's name in front is a recorded strip, too.
        let name = name.replace("antigravity-", "");
        let mut left: Vec<&str> = name.split('-').collect();
        while !left.is_empty() {
            let rest = left.join("-");
            // A label before the name is not part of it.
            let last = rest.rsplit('/').next().unwrap_or_default();
            if [rest.as_str(), last].into_iter().any(|rest| self.source.known.contains(rest)) {
                return true;
            }
            if !left.pop().is_some_and(is_mark) {
                return false;
            }
        }
        false
    }

    pub fn next(&mut self) -> Row {
        let (source, random) = (self.source, &mut self.random);
        let entry = match random.chance(8) {
            true => &source.entries[*random.pick(&source.windowed)],
            false => random.pick(&source.entries),
        };
        let mut model = if random.chance(6) {
            (*random.pick(WORDS)).to_owned()
        } else {
            random.pick(&entry.names).clone()
        };
        for _ in 0..random.below(4) {
            model = mutated(random, &self.source.labels, entry, &model);
        }
        let provider = match random.below(10) {
            0..5 => None,
            5..8 => Some(random.pick(&entry.labels).clone()),
            8 => Some(random.pick(&self.source.labels).clone()),
            _ => Some((*random.pick(LABELS)).to_owned()),
        };
        let provider = provider.filter(|provider| !provider.is_empty());
        let time = time(random, entry, &self.source.edges);
        let currency = match random.below(20) {
            0..14 => None,
            14..16 => Some("USD".to_owned()),
            16..19 => Some("CNY".to_owned()),
            _ => Some("EUR".to_owned()),
        };
        Row(model, provider, time, currency, counts(random, entry))
    }
}

fn mutated(random: &mut Random, labels: &[String], entry: &Entry, model: &str) -> String {
    match random.below(12) {
        0 => model.to_uppercase(),
        1 => model
            .chars()
            .map(|c| if random.chance(50) { c.to_ascii_uppercase() } else { c })
            .collect(),
        2 => model.replace('.', "-"),
        3 => model.replace('-', random.pick::<&str>(&[".", "_", " ", "--", "-_."])),
        4 => format!("{}{model}", random.pick(PREFIXES)),
        5 => format!("{}/{model}", random.pick(&entry.labels)),
        6 => format!("{}/{model}", random.pick(labels)),
        7 => format!("{}/{model}", random.pick(LABELS)),
        8 => {
            // One character fewer: a shorter name is another name.
            let mut letters: Vec<char> = model.chars().collect();
            if !letters.is_empty() {
                let place = random.below(u64::try_from(letters.len()).unwrap());
                letters.remove(usize::try_from(place).unwrap());
            }
            letters.into_iter().collect()
        }
        9 => model.rsplit('/').next().unwrap_or_default().to_owned(),
        _ => format!("{model}{}", random.pick(SUFFIXES)),
    }
}

fn time(random: &mut Random, entry: &Entry, edges: &[i64]) -> Option<String> {
    let second = match random.below(10) {
        0 => return None,
        1..4 if !entry.edges.is_empty() => *random.pick(&entry.edges),
        4 => *random.pick(edges),
        5..9 => seconds(&format!("{}T00:00:00Z", random.pick(DAYS))) + random.pick(MINUTES) * 60,
        _ => seconds("2024-01-01T00:00:00Z") + i64::try_from(random.below(110_000_000)).unwrap(),
    };
    let millis = second * 1_000 + random.pick(&[-1_000, -1, 0, 0, 1, 1_000, 60_000, -60_000]);
    let at = Timestamp::from_millis(millis).unwrap();
    Some(match random.below(4) {
        0 => {
            // The same instant, eight hours east, as some clients write it.
            let east = Timestamp::from_millis(millis + 8 * 3_600_000).unwrap().to_string();
            east.replace('Z', "+08:00")
        }
        1 if millis.rem_euclid(1_000) != 0 => at.to_string().replace('Z', "456789Z"),
        _ => at.to_string(),
    })
}

fn counts(random: &mut Random, entry: &Entry) -> [u64; 6] {
    let some =
        |random: &mut Random, end: u64| if random.chance(60) { random.below(end) } else { 0 };
    let mut counts: [u64; 6] = std::array::from_fn(|_| 0);
    match random.below(8) {
        0 => counts[usize::try_from(random.below(6)).unwrap()] = u64::MAX - random.below(3),
        1 => counts = std::array::from_fn(|_| some(random, 1 << 53)),
        2..5 if !entry.tiers.is_empty() => {
            // Exactly at a tier, one below or one above, over two buckets of the prompt.
            let prompt = random.pick(&entry.tiers) + random.below(3) - 1;
            let read = random.below(prompt + 1);
            let place = *random.pick(&[2, 3, 4]);
            counts = [prompt - read, random.below(1_000), 0, 0, 0, 0];
            counts[place] = read;
        }
        _ => counts = std::array::from_fn(|_| some(random, 200_000)),
    }
    counts
}
