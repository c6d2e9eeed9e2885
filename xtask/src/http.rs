//! A web server for one folder: GET and HEAD, the headers of its file `_headers`, nothing else.

use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use crate::shell::Result;

/// How much of a request is read, in bytes.
const MOST: u64 = 1 << 16;
/// How long a browser may keep a connection open without asking for anything.
const PATIENCE: Duration = Duration::from_secs(60);

type Header = (String, String);

/// Answers requests until the program ends, one a connection, each in a thread of its own: a browser holds several
/// connections, and may ask for nothing on some of them.
///
/// Readers find the folder's files under the path `under`, which starts and ends with a slash.
pub fn serve(listener: TcpListener, folder: &Path, under: &str) -> Result {
    let headers = headers(folder);
    thread::scope(|scope| {
        for stream in listener.incoming().flatten() {
            let headers = &headers;
            // A broken connection concerns only the browser that broke it.
            scope.spawn(move || answer(&stream, folder, under, headers).ok());
        }
    });
    Ok(())
}

/// The headers that the folder's file `_headers` names for all files, as hosts read it.
fn headers(folder: &Path) -> Vec<Header> {
    let text = fs::read_to_string(folder.join("_headers")).unwrap_or_default();
    let lines = text.lines().skip_while(|line| *line != "/*").skip(1);
    let named =
        lines.take_while(|line| line.starts_with(' ')).filter_map(|line| line.trim().split_once(": "));
    named.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn answer(stream: &TcpStream, folder: &Path, under: &str, headers: &[Header]) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.take(MOST)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (Some(method), Some(address)) = (words.next(), words.next()) else { return Ok(()) };
    let found = match address.strip_prefix(under) {
        _ if !matches!(method, "GET" | "HEAD") => {
            return reply(stream, "405 Method Not Allowed", "Allow: GET, HEAD", b"");
        }
        Some(rest) => find(folder, &format!("/{rest}")),
        None => Found::Nothing,
    };
    match found {
        Found::File(file) => {
            let body = fs::read(&file)?;
            let mut head = format!("Content-Type: {}\r\nContent-Length: {}", mime_type(&file), body.len());
            headers.iter().for_each(|(name, value)| head += &format!("\r\n{name}: {value}"));
            reply(stream, "200 OK", &head, if method == "GET" { &body } else { b"" })
        }
        Found::Elsewhere(address) => {
            reply(stream, "301 Moved Permanently", &format!("Location: {address}"), b"")
        }
        Found::Nothing => reply(stream, "404 Not Found", "Content-Type: text/plain", b"Not found\n"),
    }
}

/// Answers, and ends the connection with that.
fn reply(mut stream: &TcpStream, status: &str, head: &str, body: &[u8]) -> io::Result<()> {
    write!(stream, "HTTP/1.1 {status}\r\n{head}\r\nConnection: close\r\n\r\n")?;
    stream.write_all(body)
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
        let (_, policy) = headers.iter().find(|(name, _)| name == "Content-Security-Policy").unwrap();
        assert!(policy.starts_with("default-src 'none';") && !policy.contains("unsafe-inline"), "{policy}");
        let page = fs::read_to_string(www.join("index.html")).unwrap();
        assert!(
            page.contains(&format!("content=\"{policy}\"")),
            "index.html repeats it for hosts without headers"
        );
    }

    #[test]
    fn requests_are_answered_beside_idle_connections() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = listener.local_addr().unwrap();
        thread::spawn(move || serve(listener, &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "/x/"));
        let idle: Vec<_> = (0..20).map(|_| TcpStream::connect(at).unwrap()).collect();
        let ask = |request: &str| {
            let mut stream = TcpStream::connect(at).unwrap();
            write!(stream, "{request} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let got = ask("GET /x/http.rs");
        let (head, body) = got.split_once("\r\n\r\n").unwrap();
        assert!(
            head.starts_with("HTTP/1.1 200 OK\r\n") && head.contains(&format!("Length: {}", body.len())),
            "{head}"
        );
        assert_eq!(body, include_str!("http.rs"));
        assert_eq!(ask("HEAD /x/http.rs"), format!("{head}\r\n\r\n"));
        assert!(ask("POST /x/http.rs").starts_with("HTTP/1.1 405 "));
        assert!(ask("GET /http.rs").starts_with("HTTP/1.1 404 "));
        drop(idle);
    }

    #[test]
    fn a_folder_gets_its_slash() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(find(folder, "/src"), Found::Elsewhere("./src/".into()));
        // Not "//evil.example/", which a browser would take for a host.
        assert_eq!(find(folder, "//src"), Found::Elsewhere("./src/".into()));
    }
}
