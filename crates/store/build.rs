//! A new migration is built in.
fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
