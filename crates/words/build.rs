//! The messages are read when this crate is compiled, so new ones compile it anew.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
