//! No value breaks a rule, and an answer is an absolute path.

use camino::{Utf8Path, Utf8PathBuf};
use proptest::prelude::*;
use tokdash_paths::{Env, Os, dsh, reasonix};

fn any_os() -> impl Strategy<Value = Os> {
    prop_oneof![Just(Os::Linux), Just(Os::MacOs), Just(Os::Windows)]
}

/// Values made of the characters that rules look at, and of any others.
fn any_value() -> impl Strategy<Value = String> {
    prop_oneof![
        r"[~$\{\}:\-/\\. aCé_1]{0,16}",
        r"(\$\{[AB](:-[~/x]*)?\}|~|/|\\|\.\.|C:|x| ){0,6}",
        any::<String>(),
    ]
}

fn any_env() -> impl Strategy<Value = Env> {
    const NAMES: [&str; 10] = [
        "HOME",
        "USERPROFILE",
        "APPDATA",
        "XDG_CONFIG_HOME",
        "DSH_HOME",
        "DSH_SESSION_ROOT",
        "REASONIX_HOME",
        "REASONIX_STATE_HOME",
        "A",
        "B",
    ];
    let variables = prop::collection::vec((prop::sample::select(&NAMES[..]), any_value()), 0..8);
    (any_os(), variables, prop::option::of(any_value())).prop_map(|(os, variables, current_dir)| {
        let mut env = Env::empty(os);
        for (name, value) in variables {
            env = env.with_var(name, value);
        }
        // A good current directory every other time, so that relative values get an answer.
        let usual = if os == Os::Windows { r"C:\work" } else { "/srv" };
        env.with_current_dir(current_dir.unwrap_or_else(|| usual.to_owned()))
    })
}

/// Said in another way than the crate says it.
fn is_absolute(os: Os, path: &Utf8Path) -> bool {
    if os != Os::Windows {
        return path.as_str().starts_with('/');
    }
    match path.as_str().replace('/', "\\").as_bytes() {
        [b'\\', b'\\', next, ..] => *next != b'\\',
        [drive, b':', b'\\', ..] => drive.is_ascii_alphabetic(),
        _ => false,
    }
}

proptest! {
    #[test]
    fn answer_is_absolute_whenever_there_is_one(
        env in any_env(),
        given in prop::option::of(any_value()),
    ) {
        let given = given.map(Utf8PathBuf::from);
        let os = env.os();
        let homes = [dsh::home(&env, given.as_deref()), reasonix::home(&env, given.as_deref())];
        for home in homes.into_iter().flatten() {
            prop_assert!(is_absolute(os, home.path()), "{}", home.path());
        }
        if let Ok(Some(root)) = dsh::sdk_session_root(&env) {
            prop_assert!(is_absolute(os, &root), "{root}");
        }
        if let Some(home) = dsh::desktop_home(&env) {
            prop_assert!(is_absolute(os, &home), "{home}");
        }
    }

    #[test]
    fn answer_given_back_as_a_value_of_dsh_home_is_the_same(env in any_env()) {
        if let Ok(home) = dsh::home(&env, None) {
            let again = dsh::home(&env.with_var("DSH_HOME", home.path().as_str()), None).unwrap();
            prop_assert_eq!(again.path().as_str(), home.path().as_str());
        }
    }
}
