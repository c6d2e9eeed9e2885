//! `cargo xtask serve`: build, then show the page on this machine.

use lexopt::{Arg::Long, Parser, ValueExt};

use crate::{
    bundle, setup,
    shell::{Result, run},
    wrong,
};

const PORT: u16 = 8000;

pub fn command(mut args: Parser) -> Result {
    let mut port: u16 = PORT;
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
            Long("dev") => options.dev = true,
            other => return Err(wrong(other.unexpected())),
        }
    }
    if build {
        bundle::build(options, 4)?;
    } else {
        setup::npm_packages()?;
    }
    println!("[4/4] serving {} (stop with Ctrl+C)", if options.dev { "www" } else { bundle::SITE });
    let way = if options.dev { "dev" } else { "preview" };
    run(bundle::vite().args([way, "--host", "127.0.0.1", "--port", &port.to_string(), "--base", &under]))
}

/// A path with a slash at both ends.
fn path(text: &str) -> String {
    match text.trim_matches('/') {
        "" => "/".to_owned(),
        path => format!("/{path}/"),
    }
}
