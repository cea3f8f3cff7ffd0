use camino::Utf8Path;
use tokdash_paths::{Env, Origin, Os, PathErrorKind, dsh};

use crate::{linux, macos, windows};

fn path(env: &Env) -> String {
    dsh::home(env, None).unwrap().path().to_string()
}

fn with_home(value: &str) -> Env {
    linux().with_var("DSH_HOME", value)
}

#[test]
fn default_is_below_the_user_home_on_every_system() {
    assert_eq!(path(&linux()), "/home/dev/.dsh");
    assert_eq!(path(&macos()), "/Users/dev/.dsh");
    assert_eq!(path(&windows()), r"C:\Users\dev\.dsh");
    assert_eq!(dsh::home(&linux(), None).unwrap().origin(), Origin::Default);
}

#[test]
fn xdg_variables_move_nothing() {
    let env = linux().with_var("XDG_DATA_HOME", "/x").with_var("XDG_CONFIG_HOME", "/x");
    assert_eq!(path(&env), "/home/dev/.dsh");
}

#[test]
fn dsh_home_moves_the_home() {
    let home = dsh::home(&with_home("/data/dsh"), None).unwrap();
    assert_eq!(home.path(), "/data/dsh");
    assert_eq!(home.origin(), Origin::Variable("DSH_HOME"));
}

#[test]
fn explicit_beats_the_variable_and_is_taken_as_it_is() {
    let env = with_home("/data/dsh");
    for (given, expected) in [
        ("/given/../here/", "/given/../here/"),
        ("~/x", "/srv/demo/~/x"),
        ("${HOME}", "/srv/demo/${HOME}"),
        (" /x", "/srv/demo/ /x"),
    ] {
        let home = dsh::home(&env, Some(Utf8Path::new(given))).unwrap();
        assert_eq!(home.path().as_str(), expected);
        assert_eq!(home.origin(), Origin::Explicit);
    }
}

#[test]
fn explicit_empty_path_is_none() {
    let home = dsh::home(&with_home("/data"), Some(Utf8Path::new(""))).unwrap();
    assert_eq!(home.origin(), Origin::Variable("DSH_HOME"));
}

#[test]
fn explicit_absolute_path_needs_nothing_else() {
    let env = Env::empty(Os::Linux);
    assert_eq!(dsh::home(&env, Some(Utf8Path::new("/x"))).unwrap().path(), "/x");
}

#[test]
fn blank_value_is_unset() {
    for value in ["", " ", " \t\n "] {
        assert_eq!(path(&with_home(value)), "/home/dev/.dsh", "{value:?}");
    }
}

#[test]
fn value_is_not_trimmed() {
    assert_eq!(path(&with_home(" /x ")), "/srv/demo/ /x ");
    assert_eq!(path(&with_home("/x ")), "/x ");
    assert_eq!(path(&with_home(" ~/x")), "/srv/demo/ ~/x");
}

#[test]
fn tilde_is_the_user_home_with_either_separator() {
    for (value, expected) in [
        ("~", "/home/dev"),
        ("~/", "/home/dev"),
        ("~/a/b", "/home/dev/a/b"),
        (r"~\a", "/home/dev/a"),
        ("~//a", "/home/dev/a"),
        ("~/../other", "/home/other"),
    ] {
        assert_eq!(path(&with_home(value)), expected, "{value}");
    }
}

#[test]
fn tilde_on_windows_takes_backslashes() {
    for value in ["~/a/b", r"~\a\b", r"~\a/b"] {
        assert_eq!(path(&windows().with_var("DSH_HOME", value)), r"C:\Users\dev\a\b", "{value}");
    }
}

#[test]
fn tilde_user_is_a_relative_path() {
    assert_eq!(path(&with_home("~user/x")), "/srv/demo/~user/x");
    assert_eq!(path(&with_home("~user")), "/srv/demo/~user");
}

#[test]
fn no_variable_is_expanded() {
    assert_eq!(path(&with_home("${HOME}/x")), "/srv/demo/${HOME}/x");
    assert_eq!(path(&with_home("$HOME")), "/srv/demo/$HOME");
    assert_eq!(path(&with_home("%HOME%")), "/srv/demo/%HOME%");
}

#[test]
fn relative_value_is_read_against_the_current_dir() {
    for (value, expected) in [
        ("data", "/srv/demo/data"),
        ("./data/", "/srv/demo/data"),
        ("../data", "/srv/data"),
        (".", "/srv/demo"),
        (r"C:\data", r"/srv/demo/C:\data"),
    ] {
        assert_eq!(path(&with_home(value)), expected, "{value}");
    }
}

#[test]
fn windows_values_are_read_by_windows_rules() {
    for (value, expected) in [
        (r"E:\data", r"E:\data"),
        ("E:/data//x/", r"E:\data\x"),
        (r"\\server\share\dsh", r"\\server\share\dsh"),
        ("data", r"D:\work\demo\data"),
        (r"..\data", r"D:\work\data"),
        (r"\data", r"D:\data"),
        ("/data", r"D:\data"),
        ("d:data", r"D:\work\demo\data"),
        ("E:data", r"E:\data"),
    ] {
        assert_eq!(path(&windows().with_var("DSH_HOME", value)), expected, "{value}");
    }
}

#[test]
fn relative_value_without_a_current_dir_names_the_variable_and_not_the_value() {
    let env = Env::empty(Os::Linux).with_user_home("/home/dev").with_var("DSH_HOME", "secret");
    let error = dsh::home(&env, None).unwrap_err();
    assert_eq!(error.kind(), PathErrorKind::NoCurrentDir);
    assert_eq!(error.variable(), Some("DSH_HOME"));
    assert!(!format!("{error} {error:?}").contains("secret"));
}

#[test]
fn relative_explicit_path_without_a_current_dir_names_no_variable() {
    let error = dsh::home(&Env::empty(Os::Linux), Some(Utf8Path::new("secret"))).unwrap_err();
    assert_eq!(error.kind(), PathErrorKind::NoCurrentDir);
    assert_eq!(error.variable(), None);
    assert!(!format!("{error} {error:?}").contains("secret"));
}

#[test]
fn relative_current_dir_is_none() {
    let env = with_home("data").with_current_dir("work");
    assert_eq!(dsh::home(&env, None).unwrap_err().kind(), PathErrorKind::NoCurrentDir);
}

#[test]
fn nothing_known_is_no_home() {
    for (os, variable) in [(Os::Linux, "HOME"), (Os::MacOs, "HOME"), (Os::Windows, "USERPROFILE")] {
        let error = dsh::home(&Env::empty(os), None).unwrap_err();
        assert_eq!(error.kind(), PathErrorKind::NoHome);
        assert_eq!(error.variable(), Some(variable));
    }
}

#[test]
fn blank_user_home_is_no_home() {
    let error = dsh::home(&Env::empty(Os::Linux).with_user_home(" "), None).unwrap_err();
    assert_eq!(error.kind(), PathErrorKind::NoHome);
}

#[test]
fn tilde_without_a_user_home_is_no_home() {
    let env = Env::empty(Os::Linux).with_current_dir("/srv").with_var("DSH_HOME", "~/x");
    assert_eq!(dsh::home(&env, None).unwrap_err().kind(), PathErrorKind::NoHome);
}

#[test]
fn relative_user_home_is_read_against_the_current_dir() {
    assert_eq!(path(&linux().with_user_home("dev/")), "/srv/demo/dev/.dsh");
}

#[test]
fn user_home_at_the_root_gives_one_separator() {
    assert_eq!(path(&linux().with_user_home("/")), "/.dsh");
    assert_eq!(path(&windows().with_user_home(r"C:\")), r"C:\.dsh");
}

#[test]
fn windows_home_is_userprofile_and_not_home() {
    let env = Env::empty(Os::Windows).with_var("HOME", "/c/Users/dev");
    assert_eq!(dsh::home(&env, None).unwrap_err().kind(), PathErrorKind::NoHome);
}

#[test]
fn sdk_session_root_is_read_like_the_home_but_for_the_tilde() {
    let with = |value| linux().with_var("DSH_SESSION_ROOT", value);
    assert_eq!(dsh::sdk_session_root(&linux()).unwrap(), None);
    assert_eq!(dsh::sdk_session_root(&with(" ")).unwrap(), None);
    assert_eq!(dsh::sdk_session_root(&with("/s")).unwrap().unwrap(), "/s");
    assert_eq!(dsh::sdk_session_root(&with(".sessions")).unwrap().unwrap(), "/srv/demo/.sessions");
    assert_eq!(dsh::sdk_session_root(&with("~/s")).unwrap().unwrap(), "/srv/demo/~/s");
}

#[test]
fn sdk_session_root_does_not_move_the_home() {
    assert_eq!(path(&linux().with_var("DSH_SESSION_ROOT", "/s")), "/home/dev/.dsh");
}

#[test]
fn desktop_home_is_on_windows_alone() {
    let appdata = r"C:\Users\dev\AppData\Roaming";
    assert_eq!(
        dsh::desktop_home(&windows().with_var("APPDATA", appdata)).unwrap(),
        r"C:\Users\dev\AppData\Roaming\dsh-desktop\harness"
    );
    assert_eq!(dsh::desktop_home(&windows()), None);
    assert_eq!(dsh::desktop_home(&windows().with_var("APPDATA", "")), None);
    assert_eq!(dsh::desktop_home(&windows().with_var("APPDATA", "Roaming")), None);
    assert_eq!(dsh::desktop_home(&linux().with_var("APPDATA", "/x")), None);
}
