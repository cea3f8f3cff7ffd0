//! One module for each agent: what it alone does.

pub mod dsh;
pub mod reasonix;
