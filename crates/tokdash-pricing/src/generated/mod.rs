//! What `cargo run -p tokdash-pricing --example generate_table` makes from `data/prices.json`.

#[rustfmt::skip]
pub(crate) mod rules;
#[cfg(feature = "embedded")]
#[rustfmt::skip]
pub(crate) mod table;
