//! A web server for one folder: GET and HEAD, the headers of its file `_headers`, nothing else.

use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

/// Longest request head that is read.
const MAX_HEAD: u64 = 16 * 1024;

/// Answers requests, each in a thread of its own, until the program ends.
///
/// Readers find the folder's files under the path `under`, which starts and ends with a slash.
pub fn serve(listener: &TcpListener, folder: &Path, under: &str) {
    let site = Arc::new(Site { folder: folder.into(), under: under.into(), headers: headers(folder) });
    for stream in listener.incoming().flatten() {
        let site = Arc::clone(&site);
        // A broken connection concerns only the browser that broke it.
        thread::spawn(move || drop(answer(&stream, &site)));
    }
}

/// What is served.
struct Site {
    folder: PathBuf,
    under: String,
    /// Sent with every file, each ending its line.
    headers: String,
}

/// The headers that the folder's file `_headers` names for all files, as hosts read it.
fn headers(folder: &Path) -> String {
    let text = fs::read_to_string(folder.join("_headers")).unwrap_or_default();
    let lines = text.lines().skip_while(|line| *line != "/*").skip(1);
    lines.take_while(|line| line.starts_with(' ')).map(|line| format!("{}\r\n", line.trim())).collect()
}

fn answer(mut stream: &TcpStream, site: &Site) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let Some((method, address)) = read_request(stream)? else {
        return send(stream, "400 Bad Request", "", b"Bad request\n", true);
    };
    let with_body = match method.as_str() {
        "GET" => true,
        "HEAD" => false,
        _ => {
            let head = "Allow: GET, HEAD\r\n";
            return send(stream, "405 Method Not Allowed", head, b"GET only\n", true);
        }
    };
    let found = match address.strip_prefix(&site.under) {
        Some(rest) => find(&site.folder, &format!("/{rest}")),
        None => Found::Nothing,
    };
    match found {
        Found::File(file) => {
            let body = fs::read(&file)?;
            let head = format!("Content-Type: {}\r\n{}", mime_type(&file), site.headers);
            send(stream, "200 OK", &head, &body, with_body)
        }
        Found::Elsewhere(address) => {
            let head = format!("Location: {address}\r\n");
            send(stream, "301 Moved Permanently", &head, b"", with_body)
        }
        Found::Nothing => send(stream, "404 Not Found", "", b"Not found\n", with_body),
    }?;
    stream.flush()
}

/// The method and the address of a request, or nothing if it is not one.
fn read_request(stream: &TcpStream) -> io::Result<Option<(String, String)>> {
    let mut lines = BufReader::new(stream.take(MAX_HEAD));
    let mut first = String::new();
    lines.read_line(&mut first)?;
    // The rest of the head is read too: closing with unread data would reset
    // the connection.
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 2 {
        line.clear();
    }
    let mut words = first.split_ascii_whitespace();
    Ok(match (words.next(), words.next(), words.next()) {
        (Some(method), Some(address), Some(version)) if version.starts_with("HTTP/1.") => {
            Some((method.to_owned(), address.to_owned()))
        }
        _ => None,
    })
}

fn send(mut stream: &TcpStream, status: &str, head: &str, body: &[u8], with_body: bool) -> io::Result<()> {
    write!(stream, "HTTP/1.1 {status}\r\n{head}Content-Length: {}\r\nConnection: close\r\n\r\n", body.len())?;
    if with_body {
        stream.write_all(body)?;
    }
    Ok(())
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
        let policy = headers.lines().find_map(|line| line.strip_prefix("Content-Security-Policy: ")).unwrap();
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
