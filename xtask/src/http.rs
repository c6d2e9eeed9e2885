//! A web server for one folder: GET and HEAD, the headers of its file `_headers`, nothing else.

use std::{
    fs::{self, File},
    net::TcpListener,
    path::{Path, PathBuf},
    thread,
};

use tiny_http::{Header, Method, Request, Response, Server};

use crate::shell::Result;

/// How many requests are answered at a time.
const THREADS: usize = 8;

/// Answers requests until the program ends.
///
/// Readers find the folder's files under the path `under`, which starts and ends with a slash.
pub fn serve(listener: TcpListener, folder: &Path, under: &str) -> Result {
    let server = Server::from_listener(listener, None).map_err(|e| format!("Nothing can be served: {e}."))?;
    let headers = headers(folder);
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                for request in server.incoming_requests() {
                    // A broken connection concerns only the browser that broke it.
                    let _ = answer(request, folder, under, &headers);
                }
            });
        }
    });
    Ok(())
}

/// The headers that the folder's file `_headers` names for all files, as hosts read it.
fn headers(folder: &Path) -> Vec<Header> {
    let text = fs::read_to_string(folder.join("_headers")).unwrap_or_default();
    let lines = text.lines().skip_while(|line| *line != "/*").skip(1);
    lines.take_while(|line| line.starts_with(' ')).filter_map(|line| line.trim().parse().ok()).collect()
}

fn answer(request: Request, folder: &Path, under: &str, headers: &[Header]) -> std::io::Result<()> {
    let header = |name: &str, value: &str| Header::from_bytes(name, value).expect("printable");
    if !matches!(request.method(), Method::Get | Method::Head) {
        let allow = header("Allow", "GET, HEAD");
        return request.respond(Response::from_string("GET only\n").with_status_code(405).with_header(allow));
    }
    let found = match request.url().strip_prefix(under) {
        Some(rest) => find(folder, &format!("/{rest}")),
        None => Found::Nothing,
    };
    match found {
        Found::File(file) => {
            // With its length, however long it is.
            let mut response = Response::from_file(File::open(&file)?).with_chunked_threshold(usize::MAX);
            response.add_header(header("Content-Type", mime_type(&file)));
            headers.iter().for_each(|header| response.add_header(header.clone()));
            request.respond(response)
        }
        Found::Elsewhere(address) => {
            request.respond(Response::empty(301).with_header(header("Location", &address)))
        }
        Found::Nothing => request.respond(Response::from_string("Not found\n").with_status_code(404)),
    }
}

#[derive(Debug, PartialEq)]
enum Found {
    File(PathBuf),
    /// A folder asked for without its final slash.
    Elsewhere(String),
    Nothing,
}

/// The file for an address; never one outside the folder.
fn find(folder: &Path, address: &str) -> Found {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let Some(names) = path.strip_prefix('/').and_then(decode) else {
        return Found::Nothing;
    };
    let mut file = folder.to_path_buf();
    for name in names.split('/').filter(|name| !name.is_empty()) {
        // Covers "." and "..", other drives, and files that are not for readers.
        if name.starts_with('.') || name.contains(['\\', ':', '\0']) {
            return Found::Nothing;
        }
        file.push(name);
    }
    if file.is_dir() {
        if !path.ends_with('/') {
            // Relative, and so never to another host.
            let last = path.rsplit('/').next().unwrap_or_default();
            return Found::Elsewhere(format!("./{last}/"));
        }
        file.push("index.html");
    }
    // A symbolic link may lead out of the folder.
    match (file.canonicalize(), folder.canonicalize()) {
        (Ok(file), Ok(folder)) if file.is_file() && file.starts_with(&folder) => Found::File(file),
        _ => Found::Nothing,
    }
}

/// Undoes percent encoding.
fn decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut plain = Vec::new();
    while let Some(byte) = bytes.next() {
        plain.push(if byte == b'%' {
            let mut digit = || (bytes.next()? as char).to_digit(16);
            (digit()? * 16 + digit()?) as u8
        } else {
            byte
        });
    }
    String::from_utf8(plain).ok()
}

fn mime_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md" | "ts") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_stay_inside_the_folder() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let inside = Found::File(folder.join("http.rs").canonicalize().unwrap());
        assert_eq!(find(&folder, "/http.rs"), inside);
        assert_eq!(find(&folder, "/%68ttp.rs?x=1"), inside);
        for outside in [
            "http.rs",
            "/",
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/..\\Cargo.toml",
            "/http.rs%00",
            "/%zz",
            "//etc/passwd",
            "/C:/x",
        ] {
            assert_eq!(find(&folder, outside), Found::Nothing, "{outside}");
        }
    }

    #[test]
    fn the_page_names_the_policy_that_it_is_served_under() {
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www");
        let headers = headers(&www);
        let policy = headers.iter().find(|header| header.field.equiv("Content-Security-Policy"));
        let policy = policy.unwrap().value.as_str();
        assert!(policy.starts_with("default-src 'none';") && !policy.contains("unsafe-inline"), "{policy}");
        let page = fs::read_to_string(www.join("index.html")).unwrap();
        assert!(
            page.contains(&format!("content=\"{policy}\"")),
            "index.html repeats it for hosts without headers"
        );
    }

    #[test]
    fn a_folder_gets_its_slash() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(find(folder, "/src"), Found::Elsewhere("./src/".into()));
        // Not "//evil.example/", which a browser would take for a host.
        assert_eq!(find(folder, "//src"), Found::Elsewhere("./src/".into()));
    }
}
