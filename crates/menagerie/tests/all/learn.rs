//! Lessons at the terminal.

use tempfile::tempdir;

use crate::program::{err, out, run, type_in};

#[test]
fn a_lesson_is_left_and_taken_up_again() {
    let folder = tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("text");
    let args = ["learn", "valeria", "first-turn", "--data-dir", dir];
    let first = out(&type_in(&args, "\n\nq\n"));
    assert!(first.contains("Welcome to Valeria!") && first.contains("step 3 of 12"), "{first}");
    assert!(!first.contains("step 4 of 12"));
    let again = out(&type_in(&args, "b\nnonsense\nq\n"));
    assert!(again.contains("step 3 of 12") && again.contains("step 2 of 12"), "{again}");
    assert!(!again.contains("Welcome to Valeria!"));
    let kept = std::fs::read_to_string(folder.path().join("lessons.txt")).expect("a file");
    assert_eq!(kept, "valeria/first-turn n\n");
    // Something else in the file is nothing.
    std::fs::write(folder.path().join("lessons.txt"), "\u{0}\nvaleria/first-turn x.y\n").expect("written");
    assert!(out(&type_in(&args, "q\n")).contains("step 1 of 12"));
}

#[test]
fn a_file_that_cannot_be_read_is_not_written_over() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("lessons.txt");
    std::fs::write(&file, [0xff, 0xfe]).expect("written");
    let dir = folder.path().to_str().expect("text");
    let said = err(&type_in(&["learn", "valeria", "first-turn", "--data-dir", dir], "\nq\n"));
    assert!(said.contains("lessons.txt"), "{said}");
    assert_eq!(std::fs::read(&file).expect("a file"), [0xff, 0xfe]);
}

#[test]
fn harm_is_explained_and_not_carried_out() {
    let folder = tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("text");
    let said = out(&type_in(
        &["learn", "valeria", "first-turn", "--data-dir", dir, "--lang", "fr"],
        "\n\n\n1\n\n\n15\nq\n",
    ));
    assert!(said.contains("! Prendre une ressource") && said.contains("étape 7 sur 12"), "{said}");
    assert!(!said.contains("étape 8 sur 12"));
}

#[test]
fn lessons_are_chosen_from_a_list() {
    let folder = tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("text");
    let said = out(&type_in(&["learn", "dungeon-petz", "--data-dir", dir], "9\n1\nq\n"));
    assert!(said.contains("  1  A morning in town, about 5 minutes") && said.contains("step 1 of"), "{said}");
    let none = run(&["learn", "valeria", "knitting", "--data-dir", dir]);
    assert!(!none.status.success() && err(&none).contains("first-turn, monsters, domains"), "{}", err(&none));
}
