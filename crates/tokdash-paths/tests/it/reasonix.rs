use camino::Utf8Path;
use tokdash_paths::{Env, Origin, Os, PathErrorKind, reasonix};

use crate::{linux, macos, windows};

fn path(env: &Env) -> String {
    reasonix::home(env, None).unwrap().path().to_string()
}

fn with_home(value: &str) -> Env {
    linux().with_var("REASONIX_HOME", value)
}

#[test]
fn unix_default_is_below_the_user_home() {
    assert_eq!(path(&linux()), "/home/dev/.reasonix");
    assert_eq!(path(&macos()), "/Users/dev/.reasonix");
    assert_eq!(reasonix::home(&linux(), None).unwrap().origin(), Origin::Default);
}

#[test]
fn windows_default_is_appdata() {
    let env = windows().with_var("APPDATA", r"E:\Roaming\");
    let home = reasonix::home(&env, None).unwrap();
    assert_eq!(home.path(), r"E:\Roaming\reasonix");
    assert_eq!(home.origin(), Origin::Default);
}

#[test]
fn windows_default_without_appdata_is_below_userprofile() {
    let expected = r"C:\Users\dev\AppData\Roaming\reasonix";
    assert_eq!(path(&windows()), expected);
    assert_eq!(path(&windows().with_var("APPDATA", " ")), expected);
    assert_eq!(path(&windows().with_var("APPDATA", "Roaming")), expected);
}

#[test]
fn linux_without_a_home_takes_the_config_dir() {
    let env = Env::empty(Os::Linux).with_var("XDG_CONFIG_HOME", "/etc/dev/");
    assert_eq!(path(&env), "/etc/dev/reasonix");
}

#[test]
fn relative_config_dir_does_not_serve() {
    let env = Env::empty(Os::Linux).with_current_dir("/srv").with_var("XDG_CONFIG_HOME", "cfg");
    assert_eq!(reasonix::home(&env, None).unwrap_err().kind(), PathErrorKind::NoHome);
}

#[test]
fn macos_without_a_home_has_no_config_dir() {
    let env = Env::empty(Os::MacOs).with_var("XDG_CONFIG_HOME", "/etc/dev");
    assert_eq!(reasonix::home(&env, None).unwrap_err().kind(), PathErrorKind::NoHome);
}

#[test]
fn xdg_variables_move_nothing_when_there_is_a_home() {
    let env = linux()
        .with_var("XDG_CONFIG_HOME", "/x")
        .with_var("XDG_STATE_HOME", "/x")
        .with_var("XDG_DATA_HOME", "/x")
        .with_var("REASONIX_CACHE_HOME", "/x");
    assert_eq!(path(&env), "/home/dev/.reasonix");
}

#[test]
fn state_home_beats_home_and_explicit_beats_both() {
    let env = with_home("/home-var");
    let home = reasonix::home(&env, None).unwrap();
    assert_eq!(home.path(), "/home-var");
    assert_eq!(home.origin(), Origin::Variable("REASONIX_HOME"));

    let env = env.with_var("REASONIX_STATE_HOME", "/state-var");
    let home = reasonix::home(&env, None).unwrap();
    assert_eq!(home.path(), "/state-var");
    assert_eq!(home.origin(), Origin::Variable("REASONIX_STATE_HOME"));

    let home = reasonix::home(&env, Some(Utf8Path::new("/given"))).unwrap();
    assert_eq!(home.path(), "/given");
    assert_eq!(home.origin(), Origin::Explicit);
}

#[test]
fn explicit_is_taken_as_it_is() {
    for (given, expected) in
        [("${HOME}/x", "/srv/demo/${HOME}/x"), ("~", "/srv/demo/~"), ("/a/../b/", "/a/../b/")]
    {
        let home = reasonix::home(&linux(), Some(Utf8Path::new(given))).unwrap();
        assert_eq!(home.path().as_str(), expected);
    }
    let home = reasonix::home(&windows(), Some(Utf8Path::new("x/y"))).unwrap();
    assert_eq!(home.path().as_str(), r"D:\work\demo\x/y");
}

#[test]
fn blank_value_is_unset() {
    for value in ["", " ", "\t \n"] {
        let env = with_home("/next").with_var("REASONIX_STATE_HOME", value);
        assert_eq!(path(&env), "/next", "{value:?}");
        assert_eq!(path(&with_home(value)), "/home/dev/.reasonix", "{value:?}");
    }
}

#[test]
fn surrounding_blanks_are_trimmed() {
    assert_eq!(path(&with_home("  /a b \n")), "/a b");
    assert_eq!(path(&with_home(" ~/x ")), "/home/dev/x");
}

#[test]
fn tilde_is_the_user_home_with_either_separator() {
    for (value, expected) in [
        ("~", "/home/dev"),
        ("~/x", "/home/dev/x"),
        (r"~\x", "/home/dev/x"),
        ("~user/x", "/srv/demo/~user/x"),
    ] {
        assert_eq!(path(&with_home(value)), expected, "{value}");
    }
    assert_eq!(path(&windows().with_var("REASONIX_HOME", "~/a/b")), r"C:\Users\dev\a\b");
}

#[test]
fn braced_variable_is_expanded() {
    let env = |value| with_home(value).with_var("BASE", "/base");
    assert_eq!(path(&env("${BASE}/r")), "/base/r");
    assert_eq!(path(&env("${HOME}/r")), "/home/dev/r");
    assert_eq!(path(&env("${UNSET}/r")), "/r");
}

#[test]
fn default_serves_an_unset_or_empty_variable() {
    let env = |value| with_home(value).with_var("BASE", "/base").with_var("EMPTY", "");
    assert_eq!(path(&env("${BASE:-/other}/r")), "/base/r");
    assert_eq!(path(&env("${UNSET:-/other}/r")), "/other/r");
    assert_eq!(path(&env("${EMPTY:-/other}/r")), "/other/r");
}

#[test]
fn nested_default_stays_literal() {
    let env = with_home("${A:-${B}}").with_var("B", "/b");
    assert_eq!(path(&env), "/srv/demo/${B}");
}

#[test]
fn bare_dollar_variable_is_not_expanded() {
    assert_eq!(path(&with_home("$HOME")), "/srv/demo/$HOME");
    assert_eq!(path(&with_home("%HOME%")), "/srv/demo/%HOME%");
}

#[test]
fn unterminated_brace_stays_literal() {
    assert_eq!(path(&with_home("${HOME")), "/srv/demo/${HOME");
    assert_eq!(path(&with_home("/x/${HOME:-y")), "/x/${HOME:-y");
}

#[test]
fn expansion_is_not_expanded_again() {
    let env = with_home("${A}").with_var("A", "${B}").with_var("B", "/b");
    assert_eq!(path(&env), "/srv/demo/${B}");
}

#[test]
fn tilde_from_an_expansion_is_the_user_home() {
    assert_eq!(path(&with_home("${A}").with_var("A", "~/x")), "/home/dev/x");
    assert_eq!(path(&with_home("${A:-~}")), "/home/dev");
}

#[test]
fn value_that_expands_to_nothing_is_unset() {
    for value in ["${UNSET}", " ${UNSET}${UNSET:-} ", "${UNSET} ${UNSET}", "${BLANK}"] {
        let env = with_home("/next").with_var("REASONIX_STATE_HOME", value).with_var("BLANK", " ");
        assert_eq!(path(&env), "/next", "{value}");
    }
}

#[test]
fn relative_value_is_read_against_the_current_dir() {
    assert_eq!(path(&with_home("state")), "/srv/demo/state");
    assert_eq!(path(&with_home("../state/.")), "/srv/state");
    assert_eq!(path(&windows().with_var("REASONIX_HOME", "state/x")), r"D:\work\demo\state\x");
}

#[test]
fn absolute_value_is_cleaned_as_the_client_does() {
    assert_eq!(path(&with_home("/a//b/../c/")), "/a/c");
    assert_eq!(path(&windows().with_var("REASONIX_HOME", "e:/a/../b")), r"e:\b");
}

#[test]
fn windows_variables_are_found_whatever_their_case() {
    let env = windows().with_var("AppData", r"C:\R").with_var("reasonix_home", "${appdata}/x");
    assert_eq!(path(&env), r"C:\R\x");
}

#[test]
fn error_never_shows_a_value() {
    let env = Env::empty(Os::Linux).with_var("REASONIX_HOME", "${KEY}").with_var("KEY", "secret");
    let error = reasonix::home(&env, None).unwrap_err();
    assert_eq!(error.kind(), PathErrorKind::NoCurrentDir);
    assert_eq!(error.variable(), Some("REASONIX_HOME"));
    assert!(!format!("{error} {error:?}").contains("secret"));
}

#[test]
fn nothing_known_is_no_home() {
    for os in [Os::Linux, Os::MacOs, Os::Windows] {
        let error = reasonix::home(&Env::empty(os), None).unwrap_err();
        assert_eq!(error.kind(), PathErrorKind::NoHome);
    }
}

#[test]
fn tilde_without_a_user_home_is_no_home() {
    let env = Env::empty(Os::Linux).with_current_dir("/srv").with_var("REASONIX_HOME", "~");
    assert_eq!(reasonix::home(&env, None).unwrap_err().kind(), PathErrorKind::NoHome);
}
