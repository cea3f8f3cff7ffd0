//! Texts of made-up logs. No word of any real log is among them.

use super::rng::Rng;

const WORDS: [&str; 48] = [
    "alpha", "amber", "anchor", "apple", "arrow", "beacon", "birch", "bottle", "bridge", "candle",
    "canyon", "cedar", "circle", "cloud", "copper", "coral", "delta", "ember", "falcon", "fern",
    "garden", "granite", "harbor", "hazel", "island", "ivory", "juniper", "kettle", "lantern",
    "lemon", "maple", "marble", "meadow", "mirror", "olive", "orchard", "pebble", "pepper",
    "quartz", "river", "saddle", "silver", "spruce", "summer", "thistle", "tulip", "velvet",
    "willow",
];

/// Names of made-up projects.
pub const PROJECTS: [&str; 6] = ["atlas", "borealis", "cobalt", "dune", "echo", "flint"];

/// `count` words.
pub fn words(rng: &mut Rng, count: u64) -> Vec<&'static str> {
    (0..count).map(|_| *rng.pick(&WORDS)).collect()
}

/// A text of `count` words.
pub fn text(rng: &mut Rng, count: u64) -> String {
    words(rng, count).join(" ")
}
