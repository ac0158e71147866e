//! A language is a folder in `locales`: what is there is what we speak, English first.

use std::{env, fs, path::Path};

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
/// What every other language is measured by: where a message is missing, this one says it.
const FIRST: &str = "en";

fn main() {
    println!("cargo::rerun-if-changed={LOCALES}");
    let folders = fs::read_dir(LOCALES).expect("the folder of locales").map(|entry| entry.expect("a folder"));
    let mut codes: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().expect("the code of a language"))
        .collect();
    codes.sort_by_key(|code| (code != FIRST, code.clone()));
    let names: String = codes
        .iter()
        .enumerate()
        .map(|(at, code)| format!("    pub const {}: Lang = Lang({at});\n", code.to_uppercase()))
        .collect();
    let ledgers: String = codes
        .iter()
        .map(|code| format!("            include_str!(concat!($folder, \"/{code}.md\")),\n"))
        .collect();
    let written = format!(
        "/// The folders of `locales`.\nconst CODES: [&str; {}] = {codes:?};\n\n\
         /// Languages by their code.\nimpl Lang {{\n{names}}}\n\n\
         /// The texts of a folder that has one in each language, in the order of [`Lang::ALL`].\n\
         #[macro_export]\nmacro_rules! in_each_language {{\n    ($folder:expr) => {{\n        [\n{ledgers}        ]\n    }};\n}}\n",
        codes.len()
    );
    let out = env::var("OUT_DIR").expect("a folder to write to");
    fs::write(Path::new(&out).join("languages.rs"), written).expect("the languages are written");
}
