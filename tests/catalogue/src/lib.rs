//! Nothing but tests: see `tests/catalogue.rs`.
