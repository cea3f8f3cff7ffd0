//! One table of sources: what it says must be what the workspace holds.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tokdash::{Registry, SOURCES, sources};

fn manifest(path: &Path) -> toml::Table {
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// The crates of the workspace that read an agent: those that are neither core nor paths and have
/// a source of their name.
fn adapters() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let names = fs::read_dir(crates).unwrap().map(|entry| entry.unwrap());
    let adapters = names.filter(|entry| {
        let sources = fs::read_to_string(entry.path().join("src/source.rs"));
        sources.is_ok_and(|text| text.contains("impl Source for"))
    });
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    adapters
        .map(name)
        .filter(|name| name != "tokdash-core")
        .map(|name| name.strip_prefix("tokdash-").unwrap().to_owned())
        .collect()
}

#[test]
fn every_adapter_of_the_workspace_is_in_the_table_and_nothing_else() {
    let table: BTreeSet<_> = SOURCES.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(table, adapters());
}

#[test]
fn every_source_is_a_feature_that_is_on_by_default_and_named_in_the_readme() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let features = manifest(&root.join("Cargo.toml"))["features"].as_table().unwrap().clone();
    let default = features["default"].as_array().unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    for id in SOURCES {
        let activates = features[*id].as_array().unwrap();
        assert!(activates.iter().any(|dep| dep.as_str() == Some(&format!("dep:tokdash-{id}"))));
        assert!(default.iter().any(|feature| feature.as_str() == Some(*id)), "{id}");
        assert!(readme.contains(&format!("| `{id}` | yes |")), "README has no row for {id}");
        assert!(readme.contains(&format!("crates/tokdash-{id}")), "README links no {id}");
    }
}

#[test]
fn sources_have_a_label_and_say_what_they_cannot_tell() {
    for source in sources().unwrap().iter() {
        let descriptor = source.descriptor();
        assert!(!descriptor.label.is_empty() && !descriptor.notes.is_empty(), "{}", descriptor.id);
    }
}

#[test]
fn a_source_cannot_be_registered_twice() {
    let mut registry = Registry::new();
    registry.register(tokdash::dsh::Dsh::at("a")).unwrap();
    let error = registry.register(tokdash::dsh::Dsh::at("b")).unwrap_err();
    assert_eq!(error.to_string(), "source dsh is registered already");
    assert_eq!(registry.len(), 1);
}
