//! tokdash
