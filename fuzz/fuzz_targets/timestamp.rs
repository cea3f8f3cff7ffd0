//! What is read as a time is printed as the same time.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tokdash_core::Timestamp;

fuzz_target!(|text: &str| {
    if let Ok(timestamp) = Timestamp::parse(text) {
        assert_eq!(Timestamp::parse(&timestamp.to_string()), Ok(timestamp));
        assert_eq!(Timestamp::from_nanos(timestamp.as_nanos()), Ok(timestamp));
    }
});
