//! Additions to the generator's JavaScript and types: errors with codes where the module is
//! not loaded or an object has been given back, and types that hold without those of a browser.

use std::{fs, path::Path};

/// Before `init` every call asks this for a function of the module.
const NOT_LOADED: &str = r#"
/** An error with a code, as the module itself throws them. */
function coded(code, message) {
    return Object.assign(new Error(message), { code });
}

/** What the bindings find wrong by themselves, by the words they have for it. */
function refused(text) {
    if (text.includes("null pointer")) return coded("freed", "This has been given back by free().");
    if (/recursive use|while it was borrowed/.test(text)) {
        return coded("in-use", "This is in use by a call that has not ended.");
    }
    return new Error(text);
}

/** Stands for the module as long as it is not there. */
const notLoaded = new Proxy({}, {
    get() {
        throw coded("not-loaded", "The rules are not loaded: await init() first.");
    },
});
"#;

/// What the bindings say, and what they are to say.
const SCRIPT: [(&str, &str); 4] = [
    ("let wasmModule, wasmInstance, wasm;", "let wasmModule, wasmInstance, wasm = notLoaded;"),
    ("if (wasm !== undefined) return wasm;", "if (wasm !== notLoaded) return wasm;"),
    (
        "throw new Error(`expected instance of ${klass.name}`);",
        "throw coded(\"bad-argument\", `A ${klass.name} is expected here.`);",
    ),
    (
        "{\n            throw new Error(getStringFromWasm0(arg0, arg1));",
        "{\n            throw refused(getStringFromWasm0(arg0, arg1));",
    ),
];

/// The names of a browser's types that ours speak of, and of what languages before `esnext` lack. Where a program has
/// them these add nothing to them.
const TYPES: &str = "
declare global {
    interface HTMLElement {}
    interface CustomEvent<T = any> {}
    interface Request {}
    interface Response {}
    interface URL {}
    interface SymbolConstructor {
        readonly dispose: unique symbol;
    }
    namespace WebAssembly {
        interface Module {}
        interface Memory {}
        interface Table {}
    }
}
";

/// What is said with names that cannot be given so.
const DECLARED: [(&str, &str); 2] = [
    (
        "export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;",
        "export type InitInput = string | Request | URL | Response | ArrayBuffer | ArrayBufferView | \
         WebAssembly.Module;",
    ),
    (
        "export type SyncInitInput = BufferSource | WebAssembly.Module;",
        "export type SyncInitInput = ArrayBuffer | ArrayBufferView | WebAssembly.Module;",
    ),
];

/// Mends what the generator has written.
///
/// # Errors
/// What is not as it was when this was written.
pub fn mend(dir: &Path, name: &str) -> Result<(), String> {
    let script = dir.join(format!("{name}.js"));
    change(&script, &SCRIPT, |text| {
        text.replacen("\nlet wasmModule", &format!("{NOT_LOADED}\nlet wasmModule"), 1)
    })?;
    change(&dir.join(format!("{name}.d.ts")), &DECLARED, |text| text + TYPES)
}

fn change(path: &Path, changes: &[(&str, &str)], more: impl Fn(String) -> String) -> Result<(), String> {
    let mut text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    for (from, to) in changes {
        if !text.contains(from) {
            return Err(format!("the bindings have changed: once there was {from}"));
        }
        text = text.replace(from, to);
    }
    fs::write(path, more(text)).map_err(|error| format!("{}: {error}", path.display()))
}
