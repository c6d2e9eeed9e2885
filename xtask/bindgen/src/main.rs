//! Writes the JavaScript and TypeScript side of a compiled module:
//! `bindgen MODULE.wasm NAME OUT_DIR`.
//!
//! This is what the command `wasm-bindgen --target web` does, used as a library
//! so that nobody has to install that command.

mod mend;

use std::{env, path::Path, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [module, name, out_dir] = args.as_slice() else {
        eprintln!("usage: bindgen MODULE.wasm NAME OUT_DIR");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    let result = bindgen
        .input_path(module)
        .out_name(name)
        .typescript(true)
        // So that `init()` finds the module beside its script.
        .omit_default_module_path(false)
        .web(true)
        .and_then(|bindgen| bindgen.generate(out_dir))
        .map_err(|error| format!("{error:?}"))
        .and_then(|()| mend::mend(Path::new(out_dir), name));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("The bindings could not be written: {error}");
            ExitCode::FAILURE
        }
    }
}
