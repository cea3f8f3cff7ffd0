//! What users build on: object safety, thread safety, no surprise in a signature.

use tokdash::core::{
    Files, MemFiles, OsFiles, SessionItem, SessionSource, Sink, Source, Unit, UsageSource,
};
use tokdash::{Diagnostic, Error, Registry, Scan, ScanOptions, SessionScan, UsageEntry};

const fn is_shared<T: ?Sized + Send + Sync>() {}

// Checked when this is compiled; there is nothing to run.
const _: () = {
    is_shared::<dyn Source>();
    is_shared::<dyn UsageSource>();
    is_shared::<dyn SessionSource>();
    is_shared::<dyn Files>();
    is_shared::<Registry>();
    is_shared::<OsFiles>();
    is_shared::<MemFiles>();
    is_shared::<UsageEntry>();
    is_shared::<SessionItem>();
    is_shared::<Diagnostic>();
    is_shared::<Error>();
    is_shared::<Unit>();
    is_shared::<Scan>();
    is_shared::<SessionScan>();
};

// Object-safe.
const _: fn(&mut dyn Sink<UsageEntry>, &dyn Source, &dyn Files) = |_, _, _| {};

#[test]
fn a_registry_scans_from_a_thread_of_its_own() {
    let registry = tokdash::sources().unwrap();
    let scan = std::thread::spawn(move || registry.scan_in(&MemFiles::new(), &ScanOptions::new()));
    assert!(scan.join().unwrap().entries.is_empty());
}

#[test]
fn entries_survive_a_round_trip_through_json() {
    let log = concat!(
        r#"{"type":"session","version":0,"id":"s","createdAt":1}"#,
        "\n",
        r#"{"type":"assistant/message","seq":0,"time":1786735098528,"data":{"turn":1,"step":1,"#,
        r#""message":{"source":{"model":"m"}},"usage":{"inputTokens":1,"outputTokens":2}}}"#,
        "\n",
        "not json\n",
    );
    let files = MemFiles::new().with_file("h/sessions/p/s/session.jsonl", log);
    let mut registry = Registry::new();
    registry.register(tokdash::dsh::Dsh::at("h")).unwrap();
    let scan = registry.scan_in(&files, &ScanOptions::new());
    assert_eq!(scan.entries.len(), 1);
    let json = serde_json::to_string(&scan.entries).unwrap();
    assert_eq!(serde_json::from_str::<Vec<UsageEntry>>(&json).unwrap(), scan.entries);
    let tally = &scan.sources[0].tally;
    let json = serde_json::to_string(tally).unwrap();
    assert_eq!(&serde_json::from_str::<tokdash::core::Tally>(&json).unwrap(), tally);
}
