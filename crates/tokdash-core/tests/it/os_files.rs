//! The disk: links, pipes, odd names, depth.

use std::fs;
use std::io::Read;

use camino::{Utf8Path, Utf8PathBuf};
use tokdash_core::{ErrorKind, Files, Flow, Found, OsFiles, Root, Walk};

struct Folder {
    _kept: tempfile::TempDir,
    path: Utf8PathBuf,
}

impl Folder {
    fn new(files: &[&str]) -> Self {
        let kept = tempfile::tempdir().unwrap();
        let path = Utf8PathBuf::from_path_buf(kept.path().to_owned()).unwrap();
        for file in files {
            let file = path.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, file.as_str()).unwrap();
        }
        Self { _kept: kept, path }
    }

    fn walk(&self, below: &str, depth: usize) -> Vec<String> {
        let root = self.path.join(below);
        let mut names = Vec::new();
        let end = OsFiles::new().walk(&Walk::new(&root).with_depth(depth), &mut |found| {
            names.push(match found {
                Found::File(file) => file.name,
                other => format!("{other:?}"),
            });
            Flow::Continue(())
        });
        assert_eq!(end.unwrap(), Root::Present);
        names
    }
}

#[test]
fn files_are_listed_by_name_and_to_the_depth_asked_for() {
    let folder = Folder::new(&["b", "a", "x/c", "x/y/d"]);
    assert_eq!(folder.walk("", 64), ["a", "b", "x/c", "x/y/d"]);
    assert_eq!(folder.walk("", 2), ["a", "b", "x/c"]);
    assert_eq!(folder.walk("", 1), ["a", "b"]);
}

#[test]
fn a_missing_root_is_missing_and_no_error() {
    let folder = Folder::new(&["file"]);
    for below in ["nothing", "file/below"] {
        let root = folder.path.join(below);
        let end = OsFiles::new().walk(&Walk::new(&root), &mut |_| panic!("nothing is there"));
        assert_eq!(end.unwrap(), Root::Missing);
    }
}

#[test]
fn a_root_that_is_a_file_cannot_be_listed() {
    let folder = Folder::new(&["file"]);
    let root = folder.path.join("file");
    let error = OsFiles::new().walk(&Walk::new(&root), &mut |_| Flow::Continue(())).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
}

#[test]
fn the_visitor_stops_the_walk() {
    let folder = Folder::new(&["a", "b", "c"]);
    let mut seen = 0;
    let walk = Walk::new(&folder.path);
    let _ = OsFiles::new().walk(&walk, &mut |_| {
        seen += 1;
        Flow::Break(())
    });
    assert_eq!(seen, 1);
}

#[test]
fn a_file_is_opened_where_it_is_asked_for() {
    let folder = Folder::new(&["a"]);
    let path = folder.path.join("a");
    let mut text = String::new();
    OsFiles::new().open(&path, 2).unwrap().read_to_string(&mut text).unwrap();
    assert_eq!(text, path.as_str()[2..]);
    let missing = OsFiles::new().open(Utf8Path::new("no/such/file"), 0).err().unwrap();
    assert_eq!(missing.kind(), ErrorKind::Io);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;

    use super::*;

    fn link(folder: &Folder, target: &str, name: &str) {
        symlink(folder.path.join(target), folder.path.join(name)).unwrap();
    }

    #[test]
    fn a_linked_root_is_followed() {
        let folder = Folder::new(&["real/a"]);
        link(&folder, "real", "root");
        assert_eq!(folder.walk("root", 64), ["a"]);
    }

    #[test]
    fn a_link_to_what_is_listed_anyway_adds_nothing() {
        let folder = Folder::new(&["root/a", "root/x/b"]);
        link(&folder, "root/a", "root/again");
        link(&folder, "root/x", "root/y");
        link(&folder, "root", "root/x/loop");
        link(&folder, "", "root/above");
        assert_eq!(folder.walk("root", 64), ["a", "x/b"]);
    }

    #[test]
    fn a_target_elsewhere_is_listed_once_under_its_first_name() {
        let folder = Folder::new(&["root/a", "else/b", "else/x/c", "other"]);
        link(&folder, "else/x", "root/k");
        link(&folder, "else", "root/m");
        link(&folder, "else", "root/l");
        link(&folder, "other", "root/o");
        link(&folder, "other", "root/p");
        assert_eq!(folder.walk("root", 64), ["a", "k/c", "l/b", "o"]);
    }

    #[test]
    fn links_that_lead_nowhere_are_no_files() {
        let folder = Folder::new(&["root/a"]);
        link(&folder, "nothing", "root/dead");
        symlink("self", folder.path.join("root/self")).unwrap();
        assert_eq!(folder.walk("root", 64), ["a"]);
    }

    #[test]
    fn a_link_is_no_way_around_the_depth() {
        let folder = Folder::new(&["root/a", "else/b"]);
        link(&folder, "else", "root/l");
        assert_eq!(folder.walk("root", 1), ["a"]);
        assert_eq!(folder.walk("root", 2), ["a", "l/b"]);
    }

    #[test]
    fn a_pipe_is_neither_listed_nor_opened() {
        let folder = Folder::new(&["a"]);
        let pipe = folder.path.join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        assert_eq!(folder.walk("", 64), ["a"]);
        let error = OsFiles::new().open(&pipe, 0).err().unwrap();
        assert_eq!(error.kind(), ErrorKind::Io);
    }

    #[test]
    fn a_name_that_is_not_utf8_is_told_and_not_read() {
        let folder = Folder::new(&["x/a"]);
        let name = std::ffi::OsStr::from_bytes(b"x/\xff");
        fs::write(folder.path.as_std_path().join(name), "").unwrap();
        assert_eq!(folder.walk("", 64), ["x/a", "NameNotUtf8 { folder: \"x\" }"]);
    }
}
