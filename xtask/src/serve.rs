//! `cargo xtask serve`: build, then show the page on this machine.

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, TcpListener},
};

use lexopt::{Arg::Long, Parser, ValueExt};

use crate::{
    bundle, http,
    shell::{Result, root, run},
    wrong,
};

const PORT: u16 = 8000;

pub fn command(mut args: Parser) -> Result {
    let mut port = PORT;
    let mut options = bundle::Options::default();
    let mut build = true;
    let mut under = "/".to_owned();
    while let Some(arg) = args.next().map_err(wrong)? {
        match arg {
            Long("port") => {
                let number = args.value().and_then(|number| number.parse());
                port = number.map_err(|_| "--port takes a number up to 65535.")?;
            }
            Long("under") => under = path(&args.value().and_then(ValueExt::string).map_err(wrong)?),
            Long("no-build") => build = false,
            Long(name) if options.take(name) => {}
            other => return Err(wrong(other.unexpected())),
        }
    }
    if build {
        bundle::build(options, 4)?;
    }
    let (listener, address) = listen(port)?;
    let address = address.trim_end_matches('/');
    let shown = if options.dev { "www" } else { bundle::SITE };
    println!("[4/4] serving {shown} at {address}{under} (stop with Ctrl+C)");
    if options.dev {
        let port = listener.local_addr().map_or(port, |at| at.port()).to_string();
        drop(listener);
        return run(bundle::vite().args(["--host", "127.0.0.1", "--port", &port, "--base", &under]));
    }
    http::serve(listener, &root().join(bundle::SITE), &under)
}

/// A path with a slash at both ends.
fn path(text: &str) -> String {
    match text.trim_matches('/') {
        "" => "/".to_owned(),
        path => format!("/{path}/"),
    }
}

/// Listens on the port, or on the next one that is free; 0 takes any.
pub fn listen(port: u16) -> Result<(TcpListener, String)> {
    let mut ports = (port..=port.saturating_add(50)).chain([0]);
    loop {
        let port = ports.next().ok_or("No port is free.")?;
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => {
                let port = listener.local_addr().map_or(port, |addr| addr.port());
                return Ok((listener, format!("http://127.0.0.1:{port}/")));
            }
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            Err(error) => return Err(format!("Port {port} cannot be used: {error}.")),
        }
    }
}
