//! Writes the JavaScript and TypeScript side of a compiled module:
//! `bindgen MODULE.wasm NAME OUT_DIR`.
//!
//! This is what the command `wasm-bindgen --target web` does, used as a library
//! so that nobody has to install that command.

mod mend;

use std::{env, fs, path::Path, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [module, name, out_dir] = args.as_slice() else {
        eprintln!("usage: bindgen MODULE.wasm NAME OUT_DIR");
        return ExitCode::FAILURE;
    };
    let bytes = match fs::read(module) {
        Ok(bytes) => without_links(&bytes),
        Err(error) => {
            eprintln!("{module} could not be read: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut bindgen = Bindgen::new();
    let result = bindgen
        .input_bytes(name, bytes)
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

/// The module without what its linker noted of addresses, which holds no longer once anything has been moved.
fn without_links(module: &[u8]) -> Vec<u8> {
    const HEAD: usize = 8;
    let mut kept = module[..HEAD].to_vec();
    let mut rest = &module[HEAD..];
    while let [id, after @ ..] = rest {
        let (size, used) = number(after);
        let (section, next) = rest.split_at(1 + used + size);
        let name = || {
            let content = &section[1 + used..];
            let (length, used) = number(content);
            &content[used..used + length]
        };
        if *id != 0 || !(name() == b"linking" || name().starts_with(b"reloc.")) {
            kept.extend(section);
        }
        rest = next;
    }
    kept
}

/// A number as modules write it, and how many bytes it takes.
fn number(bytes: &[u8]) -> (usize, usize) {
    let used = bytes.iter().take_while(|byte| **byte > 127).count() + 1;
    let value = bytes[..used].iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 127));
    (value, used)
}
