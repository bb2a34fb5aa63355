//! Compiles a FlatBuffers schema: `darwindeck-flatbuffers SCHEMA FOLDER`, with the schema as seen from the root of the
//! project, writes Rust to `FOLDER/wire.rs` and Python to
//! `FOLDER/<schema>.py`.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [schema, folder] = &arguments[..] else {
        eprintln!("usage: darwindeck-flatbuffers SCHEMA FOLDER");
        return ExitCode::from(2);
    };
    // The path of the schema goes into what is written: it must not depend on the machine.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("this crate lies in the project");
    match write_rust(schema, folder).and_then(|()| write_python(schema, folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{}: {problem}", schema.display());
            ExitCode::FAILURE
        }
    }
}

fn write_rust(schema: &Path, folder: &Path) -> Result<(), String> {
    let declarations = planus_translation::translate_files(&[schema])
        .ok_or_else(|| "planus cannot read it".to_owned())?;
    let text = planus_codegen::generate_rust(&declarations, false).map_err(|e| e.to_string())?;
    // planus derives what only serde can use.
    let text = text.replace("::serde::Serialize, ::serde::Deserialize", "");
    std::fs::write(folder.join("wire.rs"), text).map_err(|e| e.to_string())
}

fn write_python(schema: &Path, folder: &Path) -> Result<(), String> {
    let status = Command::new(flatc_fork::flatc())
        .args(["--python", "--gen-onefile"])
        .args(["--no-python-gen-numpy", "--filename-suffix", "", "-o"])
        .arg(folder)
        .arg(schema)
        .status()
        .map_err(|e| e.to_string())?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| "flatc cannot read it".to_owned())
}
