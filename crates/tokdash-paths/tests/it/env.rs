use tokdash_paths::{Env, Home, Os, PathError, dsh};

const _: () = {
    const fn shared<T: Send + Sync + 'static>() {}
    shared::<Env>();
    shared::<Home>();
    shared::<PathError>();
};

#[test]
fn variable_is_given_exactly_as_it_is_set() {
    let env = Env::empty(Os::Linux).with_var("A", " x ").with_var("EMPTY", "");
    assert_eq!(env.var("A").unwrap(), Some(" x "));
    assert_eq!(env.var("EMPTY").unwrap(), Some(""));
    assert_eq!(env.var("UNSET").unwrap(), None);
}

#[test]
fn names_ignore_case_on_windows_alone() {
    let windows = Env::empty(Os::Windows).with_var("Path", "a").with_var("PATH", "b");
    assert_eq!(windows.var("path").unwrap(), Some("b"));
    let linux = Env::empty(Os::Linux).with_var("Path", "a");
    assert_eq!(linux.var("PATH").unwrap(), None);
}

#[test]
fn user_home_is_the_systems_variable() {
    for (os, name) in [(Os::Linux, "HOME"), (Os::MacOs, "HOME"), (Os::Windows, "USERPROFILE")] {
        let env = Env::empty(os).with_user_home("/h");
        assert_eq!(env.os(), os);
        assert_eq!(env.var(name).unwrap(), Some("/h"));
    }
}

#[test]
fn debug_shows_a_count_and_neither_name_nor_value() {
    let env = Env::empty(Os::Linux)
        .with_var("API_KEY", "secret-1")
        .with_user_home("/secret-2")
        .with_current_dir("/secret-3");
    // API_KEY, and HOME from the user's home.
    assert_eq!(format!("{env:?}"), "Env { os: Linux, variables: 2, .. }");
}

#[test]
fn process_snapshot_holds_what_the_process_has() {
    let env = Env::from_process().unwrap();
    assert_eq!(env.os(), Os::host());
    if let Ok(value) = std::env::var("PATH") {
        assert_eq!(env.var("PATH").unwrap(), Some(value.as_str()));
    }
}

#[test]
fn process_snapshot_places_relative_paths() {
    let env = Env::from_process().unwrap();
    let home = dsh::home(&env, Some("somewhere".into())).unwrap();
    assert_eq!(home.path(), std::env::current_dir().unwrap().join("somewhere"));
}
