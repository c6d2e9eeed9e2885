//! Cargo's runner for the WebAssembly tests: it opens them in a browser.
//!
//! The same program as `wasm-bindgen-test-runner`, built from this workspace so
//! that nobody has to install it and its version is the one in `Cargo.lock`.

use std::{env, process::ExitCode};

use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

fn main() -> ExitCode {
    match run_cli_with_args(env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
