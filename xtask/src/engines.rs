//! The browser engines that the page is tested in, and their programs.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use crate::{
    bundle::exe,
    setup,
    shell::{Result, cargo, find_program, run, target_dir},
};

/// The driver of Firefox, which no distribution we know packages. The version that was tried.
const GECKODRIVER: &str = "0.37.1";

/// Names Chromium without the windows around a page: a page opens for less than half the work. The tests of the page do
/// with the whole browser where there is none.
const HEADLESS_SHELL: &str = "CHROMIUM_HEADLESS_SHELL";

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    pub fn id(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// The engines that a text names: `all`, or ids with commas between them.
    pub fn list(text: &str) -> Result<Vec<Engine>> {
        if text == "all" {
            return Ok(Engine::ALL.to_vec());
        }
        let find = |id: &str| Engine::ALL.into_iter().find(|engine| engine.id() == id);
        text.split(',')
            .map(|id| find(id).ok_or_else(|| format!("\"{id}\" is not all, chromium, firefox or webkit.")))
            .collect()
    }

    /// What the tests are told: the variables that name the engine's programs. Installs them where
    /// that is possible; a variable that is set already names another program.
    pub fn programs(self) -> Result<Vec<(&'static str, PathBuf)>> {
        let found = self.find();
        let missing: Vec<_> = found.iter().filter(|(_, file)| file.is_none()).collect();
        if missing.is_empty() {
            return Ok(there(found));
        }
        if missing.iter().any(|(name, _)| *name != "GECKODRIVER") {
            setup::debian_packages(self.packages())?;
        }
        if missing.iter().any(|(name, _)| *name == "GECKODRIVER") {
            println!("   building geckodriver {GECKODRIVER}");
            let place = tools();
            run(cargo()
                .args(["install", "--locked", "geckodriver", "--version", GECKODRIVER, "--root"])
                .arg(place))?;
        }
        let found = self.find();
        match found.iter().find(|(name, file)| file.is_none() && *name != HEADLESS_SHELL) {
            None => Ok(there(found)),
            Some((name, _)) => Err(format!(
                "Install {} (on Debian: `apt-get install {}`), or name its programs; {name} was not found.",
                self.id(),
                self.packages().join(" ")
            )),
        }
    }

    /// Debian's packages.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Engine::Chromium => &["chromium", "chromium-driver", "chromium-headless-shell"],
            Engine::Firefox => &["firefox-esr"],
            Engine::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    fn find(self) -> Vec<(&'static str, Option<PathBuf>)> {
        let named = |name: &'static str, program: &dyn Fn() -> Option<PathBuf>| {
            (name, env::var_os(name).map(PathBuf::from).or_else(program))
        };
        let on_path = |names: &[&str]| find_program(names);
        match self {
            Engine::Chromium => vec![
                named("CHROMIUM", &|| {
                    on_path(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
                }),
                named("CHROMEDRIVER", &|| on_path(&["chromedriver"])),
                named(HEADLESS_SHELL, &|| on_path(&["chromium-headless-shell", "chrome-headless-shell"])),
            ],
            Engine::Firefox => vec![
                named("FIREFOX", &|| on_path(&["firefox-esr", "firefox"])),
                named("GECKODRIVER", &|| on_path(&["geckodriver"]).or_else(own_geckodriver)),
            ],
            Engine::WebKit => vec![
                named("WEBKITDRIVER", &|| on_path(&["WebKitWebDriver"])),
                named("MINIBROWSER", &|| on_path(&["MiniBrowser"]).or_else(mini_browser)),
                named("XVFB", &|| on_path(&["Xvfb"])),
            ],
        }
    }
}

/// Those that were found.
fn there(found: Vec<(&'static str, Option<PathBuf>)>) -> Vec<(&'static str, PathBuf)> {
    found.into_iter().filter_map(|(name, file)| Some((name, file?))).collect()
}

/// Where tools are built that nobody wants on PATH.
fn tools() -> PathBuf {
    target_dir().join("tools")
}

fn own_geckodriver() -> Option<PathBuf> {
    Some(tools().join("bin").join(exe("geckodriver"))).filter(|file| file.is_file())
}

/// WebKitGTK's own small browser, which stands beside the library.
fn mini_browser() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    let mut places: Vec<_> = folders
        .chain([PathBuf::from("/usr/libexec"), PathBuf::from("/usr/lib")])
        .flat_map(|folder: PathBuf| ["4.1", "4.0"].map(|version| browser_in(&folder, version)))
        .filter(|file| file.is_file())
        .collect();
    places.sort();
    places.pop()
}

fn browser_in(folder: &Path, version: &str) -> PathBuf {
    folder.join(format!("webkit2gtk-{version}/MiniBrowser"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_by_name() {
        assert_eq!(Engine::list("all").unwrap(), Engine::ALL);
        assert_eq!(Engine::list("webkit,chromium").unwrap(), [Engine::WebKit, Engine::Chromium]);
        assert!(Engine::list("netscape").is_err());
    }
}
