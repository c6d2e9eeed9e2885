//! `cargo xtask release`: everything that a release has, in `dist/release`, and whether it serves who takes it from
//! there. docs/releasing.md says what is in it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use lexopt::{Arg::Long, Parser};

use crate::{
    bundle,
    crates::{PUBLISHED, unpacked, version},
    setup,
    shell::{Result, cargo, find_program, output, program, root, run, target_dir},
    wrong,
};

/// Where it all goes.
const FOLDER: &str = "dist/release";
/// What the documents of every other archive lead to, as in the repository.
const DOCUMENTS: [&str; 11] = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs",
    "cli/README.md",
    "cli/examples",
    "cli/plans",
    "tests/files/chess.toml",
    "www/lessons/README.md",
    "www/picture.png",
];

const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "elvish"];

/// A release that is being put together.
struct Release {
    version: String,
    /// The target that the compiler compiles for here.
    target: String,
    /// When the commit was made, in seconds: the time of every file.
    time: String,
    dirty: bool,
}

pub fn command(mut args: Parser) -> Result {
    let (mut built, mut dirty, mut strict) = (false, false, false);
    while let Some(arg) = args.next().map_err(wrong)? {
        match arg {
            Long("built") => built = true,
            Long("dirty") => dirty = true,
            Long("strict") => strict = true,
            other => return Err(wrong(other.unexpected())),
        }
    }
    let changed = output(program("git").args(["status", "--porcelain"]))?;
    if !changed.trim().is_empty() && !dirty {
        return Err(format!("What is released is what is committed, and this is not:\n{changed}"));
    }
    let about = output(program("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let release = Release {
        version: version()?,
        target: host.ok_or("rustc does not say what it compiles for.")?.to_owned(),
        time: output(program("git").args(["log", "-1", "--format=%ct"]))?.trim().to_owned(),
        dirty,
    };
    let began = Instant::now();
    release.build(built)?;
    release.put_together()?;
    release.tried()?;
    println!("== {FOLDER}, in {} s", began.elapsed().as_secs());
    print!("{}", fs::read_to_string(root().join(FOLDER).join("SHA256SUMS")).unwrap_or_default());
    let missing = release.missing()?;
    if missing.is_empty() {
        println!("Nothing is missing.");
        return Ok(());
    }
    let missing = format!("Missing for a release (docs/releasing.md):\n  {}", missing.join("\n  "));
    if strict {
        return Err(missing);
    }
    println!("{missing}");
    Ok(())
}

impl Release {
    fn build(&self, built: bool) -> Result {
        if built {
            setup::npm_packages()?;
            run(bundle::vite().arg("build"))?;
        } else {
            bundle::build(bundle::Options::default(), 4)?;
        }
        bundle::write_single()
    }

    /// Writes the folder.
    fn put_together(&self) -> Result {
        let folder = root().join(FOLDER);
        let stage = target_dir().join("release-stage");
        for place in [&folder, &stage] {
            let _ = fs::remove_dir_all(place);
            fs::create_dir_all(place).map_err(|error| said(place, error))?;
        }
        println!("== the crates");
        let mut pack = cargo();
        pack.args(["package", "--locked", "--no-verify", "--quiet"]);
        pack.args(PUBLISHED.iter().flat_map(|name| ["--package", name]));
        if self.dirty {
            pack.arg("--allow-dirty");
        }
        run(&mut pack)?;
        for name in PUBLISHED {
            let name = format!("{name}-{}.crate", self.version);
            copy(&target_dir().join("package").join(&name), &folder.join(&name))?;
        }
        println!("== the npm package");
        let npm = stage.join("npm");
        run(program("node").arg("xtask/package.mjs").arg(&npm))?;
        let mut pack = program(&npm_program());
        run(pack.current_dir(&npm).args(["pack", "--silent", "--pack-destination"]).arg(&folder))?;
        println!("== the command line, for {}", self.target);
        let line = stage.join("command-line");
        self.command_line(&line)?;
        let name = format!("tabiya-cli-{}-{}.tar.gz", self.version, self.target);
        self.tool(&["archive"], &[&line, &folder.join(name)])?;
        println!("== the documents");
        let (tar, documents) = (stage.join("documents.tar"), stage.join("documents"));
        fs::create_dir_all(&documents).map_err(|error| said(&documents, error))?;
        run(program("git").args(["archive", "--output"]).arg(&tar).arg("HEAD").args(DOCUMENTS))?;
        run(program("tar").arg("-xf").arg(&tar).arg("-C").arg(&documents))?;
        let name = format!("tabiya-docs-{}.tar.gz", self.version);
        self.tool(&["archive"], &[&documents, &folder.join(name)])?;
        println!("== the page");
        let site = folder.join(format!("tabiya-site-{}.tar.gz", self.version));
        self.tool(&["archive"], &[&root().join(bundle::SITE), &site])?;
        copy(&root().join("dist/tabiya.html"), &folder.join(format!("tabiya-{}.html", self.version)))?;
        let parts = folder.join(format!("tabiya-{}-{}.cdx.json", self.version, self.target));
        self.tool(&["parts", &self.target], &[&parts])?;
        self.tool(&["changes", &self.version], &[&folder.join("CHANGES.md")])?;
        self.tool(&["sums"], &[&folder])
    }

    /// The program with what belongs to it.
    fn command_line(&self, stage: &Path) -> Result {
        run(self.cargo().args(["build", "--release", "--locked", "--quiet", "--package", "tabiya-cli"]))?;
        let name = format!("tabiya{}", std::env::consts::EXE_SUFFIX);
        let built = target_dir().join("release").join(&name);
        let completions = stage.join("completions");
        fs::create_dir_all(&completions).map_err(|error| said(&completions, error))?;
        copy(&built, &stage.join(&name))?;
        output(Command::new(&built).arg("man").arg(stage.join("man")))?;
        for shell in SHELLS {
            let text = output(Command::new(&built).args(["completions", shell]))?;
            let file = completions.join(format!("tabiya.{shell}"));
            fs::write(&file, text).map_err(|error| said(&file, error))?;
        }
        for name in ["LICENSE-MIT", "LICENSE-APACHE", "cli/README.md"] {
            let from = root().join(name);
            copy(&from, &stage.join(from.file_name().unwrap_or_default()))?;
        }
        self.tool(&["notices", &self.target], &[&stage.join("THIRD-PARTY.txt")])
    }

    /// Cargo, which leaves the paths of this machine out of what it compiles.
    fn cargo(&self) -> Command {
        let home = std::env::var("CARGO_HOME").map(PathBuf::from).ok();
        let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
        let from = |path: &Path, to: &str| format!("--remap-path-prefix={}={to}", path.display());
        let mut flags = vec![from(&home.unwrap_or_default(), "/cargo"), from(root(), "/tabiya")];
        flags.extend(std::env::var("RUSTFLAGS").ok().filter(|own| !own.is_empty()));
        let mut command = cargo();
        command.env("RUSTFLAGS", flags.join(" "));
        command
    }

    /// `xtask/release.mjs`.
    fn tool(&self, words: &[&str], files: &[&Path]) -> Result {
        let mut command = program("node");
        command.arg("xtask/release.mjs").args(words).args(files);
        run(command.env("SOURCE_DATE_EPOCH", &self.time))
    }

    /// Each is installed from the folder, and does what its documents say.
    fn tried(&self) -> Result {
        let folder = root().join(FOLDER);
        let place = target_dir().join("release-tried");
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(&place).map_err(|error| said(&place, error))?;
        println!("== tried: the crates, and whether the command line compiles from them");
        unpacked(&folder, &PUBLISHED, &place.join("crates"))?;
        // In a place of its own: beside crates of the same names and versions cargo would mix up what it has built.
        let mut check = self.cargo();
        check.current_dir(place.join("crates")).env("CARGO_TARGET_DIR", target_dir().join("release-crates"));
        run(check.args(["check", "--quiet", "--package", "tabiya-cli"]))?;
        println!("== tried: the command line");
        let name = format!("tabiya-cli-{}-{}", self.version, self.target);
        run(program("tar").arg("-xzf").arg(folder.join(format!("{name}.tar.gz"))).arg("-C").arg(&place))?;
        self.commands(&place.join(name))?;
        println!("== tried: the npm package");
        let npm = place.join("npm");
        fs::create_dir_all(&npm).map_err(|error| said(&npm, error))?;
        fs::write(npm.join("package.json"), "{ \"type\": \"module\" }\n")
            .map_err(|error| said(&npm, error))?;
        let package = folder.join(format!("tabiya-{}.tgz", self.version));
        run(program(&npm_program())
            .current_dir(&npm)
            .args(["install", "--silent", "--offline"])
            .arg(&package))?;
        let readme = npm.join("node_modules/tabiya/README.md");
        let readme = fs::read_to_string(&readme).map_err(|error| said(&readme, error))?;
        let example = readme.split("## Node.js").nth(1).and_then(|rest| fenced(rest, "js"));
        let example = example.ok_or("The README of the npm package has no example for Node.js.")?;
        fs::write(npm.join("example.mjs"), example).map_err(|error| said(&npm, error))?;
        let printed = output(program("node").current_dir(&npm).arg("example.mjs"))?;
        let wanted: Vec<&str> =
            example.lines().filter_map(|line| Some(line.split_once("; // ")?.1)).collect();
        if printed.trim().lines().collect::<Vec<_>>() != wanted {
            return Err(format!("The example for Node.js says:\n{printed}"));
        }
        println!("   example for Node.js: {} lines, as it says", wanted.len());
        println!("== tried: the site");
        let name = format!("tabiya-site-{}", self.version);
        run(program("tar").arg("-xzf").arg(folder.join(format!("{name}.tar.gz"))).arg("-C").arg(&place))?;
        let index = place.join(&name).join("index.html");
        let page = fs::read_to_string(&index).map_err(|error| said(&index, error))?;
        let own = page.split(['"']).filter(|text| text.starts_with("./") && text.contains('.'));
        let files: Vec<&str> = own.filter(|text| !text.contains(['?', '#', ' '])).collect();
        let lost: Vec<_> = files.iter().filter(|file| !place.join(&name).join(file).exists()).collect();
        if !lost.is_empty() {
            return Err(format!("The page names what is not in the archive: {lost:?}."));
        }
        println!("   {} files that the page names are there", files.len());
        Ok(())
    }

    /// The commands of its README that need no other file, as they stand there.
    fn commands(&self, unpacked: &Path) -> Result {
        let readme = unpacked.join("README.md");
        let text = fs::read_to_string(&readme).map_err(|error| said(&readme, error))?;
        let block = fenced(&text, "sh").ok_or("The README of the command line has no commands.")?;
        let others = ["game.kif", "tabiya lab", "tabiya tables"];
        let lines: Vec<&str> = block
            .lines()
            .map(|line| line.split(" #").next().unwrap_or(line).trim())
            .filter(|line| line.starts_with("tabiya ") && !others.iter().any(|other| line.contains(other)))
            .collect();
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let paths = [unpacked.to_owned()].into_iter().chain(std::env::split_paths(&paths));
        let paths = std::env::join_paths(paths).map_err(|error| error.to_string())?;
        for line in &lines {
            let done =
                Command::new("sh").args(["-c", line]).current_dir(unpacked).env("PATH", &paths).output();
            let done = done.map_err(|error| format!("sh could not be started: {error}."))?;
            // `explain` says by it that a move is refused.
            let refused = line.contains(" explain ") && done.status.code() == Some(1);
            if !done.status.success() && !refused {
                return Err(format!("`{line}`: {}", String::from_utf8_lossy(&done.stderr)));
            }
        }
        println!("   {} commands of its README", lines.len());
        Ok(())
    }

    /// What only an owner can give, or has forgotten.
    fn missing(&self) -> Result<Vec<String>> {
        let read =
            |name: &str| fs::read_to_string(root().join(name)).map_err(|error| format!("{name}: {error}."));
        let mut missing = Vec::new();
        if !read("Cargo.toml")?.lines().any(|line| line.starts_with("repository = \"https://")) {
            missing.push(
                "the address of the repository: `repository` of [workspace.package] in Cargo.toml".into(),
            );
        }
        if read(&format!("{FOLDER}/CHANGES.md"))?.trim().is_empty() {
            missing.push(format!("a section “{}” in CHANGELOG.md", self.version));
        }
        if !read("CITATION.cff")?.contains(&format!("version: {}\n", self.version)) {
            missing.push(format!("the version {} in CITATION.cff", self.version));
        }
        let tags = output(program("git").args(["tag", "--points-at", "HEAD"]))?;
        let tag = format!("v{}", self.version);
        if !tags.lines().any(|own| own == tag) {
            missing.push(format!("the tag {tag} on this commit"));
        }
        Ok(missing)
    }
}

/// The first block of this language.
fn fenced<'a>(text: &'a str, language: &str) -> Option<&'a str> {
    text.split_once(&format!("```{language}\n"))?.1.split_once("```").map(|(block, _)| block)
}

fn npm_program() -> String {
    find_program(&["npm", "npm.cmd"])
        .map_or_else(|| "npm".to_owned(), |npm| npm.to_string_lossy().into_owned())
}

fn copy(from: &Path, to: &Path) -> Result {
    fs::copy(from, to).map(|_| ()).map_err(|error| said(from, error))
}

fn said(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}.", path.display())
}
