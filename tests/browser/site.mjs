// The server of the tests in every browser. It sends the headers of www/_headers, and can
// stop, lack a file, or publish a new version.

import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** The page as readers get it. */
const BUILT = new URL("../../dist/site/", import.meta.url);
/** The page as it is written. */
export const SOURCE = new URL("../../www/", import.meta.url);

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The headers that _headers names for all files. */
export function headers() {
  const text = readFileSync(new URL("_headers", BUILT), "utf8");
  const lines = text
    .slice(text.indexOf("\n/*\n") + 4)
    .split("\n")
    .filter(Boolean);
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  );
}

/** A file of the page. @param {string} path @param {URL} [folder] */
export function file(path, folder = BUILT) {
  return readFileSync(new URL(path, folder));
}

/** @param {Buffer | string} bytes */
export function integrity(bytes) {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

export class Site {
  /** What is sent in place of files, or "missing". @type {Map<string, Buffer | string>} */
  instead = new Map();
  /** The paths that were asked for. @type {string[]} */
  asked = [];
  /** @type {import("node:http").Server | undefined} */
  #server;
  #port = 0;

  /** @param {string} [under] the path that the site has on its host @param {URL} [folder] */
  constructor(under = "/", folder = BUILT) {
    this.under = under;
    this.folder = folder;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}${this.under}`;
  }

  /** Begins, or begins again at the same address. */
  async start() {
    const head = headers();
    this.#server = createServer(({ url = "" }, response) => {
      const { pathname } = new URL(url, "http://host");
      if (!pathname.startsWith(this.under)) return response.writeHead(404).end();
      const path = pathname.slice(this.under.length).replace(/(^|\/)$/, "$1index.html");
      this.asked.push(path);
      try {
        const body = this.instead.get(path) ?? file(path, this.folder);
        if (body === "missing") throw new Error(path);
        response.writeHead(200, { ...head, "Content-Type": TYPES[extname(path)] ?? "text/plain" }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((resolve) => this.#server?.listen(this.#port, "127.0.0.1", () => resolve(undefined)));
    this.#port = /** @type {import("node:net").AddressInfo} */ (this.#server.address()).port;
    return this;
  }

  /** Waits until somebody asks for a path. @param {string} path */
  async askedFor(path) {
    while (!this.asked.includes(path)) await once(/** @type {import("node:http").Server} */ (this.#server), "request");
  }

  /** Lets the program end although this still answers. */
  unref() {
    this.#server?.unref();
  }

  async stop() {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(() => resolve(undefined)) : resolve(undefined)));
  }

  /**
   * Publishes another version of some files, or more files, and the list that goes with it.
   * @param {Record<string, string>} files
   */
  publish(files) {
    let list = String(this.instead.get("pkg/precache.js") ?? file("pkg/precache.js"));
    for (const [path, text] of Object.entries(files)) {
      const entry = new RegExp(`\\["${path.replace(/^index\.html$/, "./")}", "[^"]*"\\]`);
      const line = `["${path.replace(/^index\.html$/, "./")}", "${integrity(text)}"]`;
      list = entry.test(list) ? list.replace(entry, line) : list.replace("files: [", `files: [\n    ${line},`);
      this.instead.set(path, text);
    }
    const version = createHash("sha256").update(list).digest("hex").slice(0, 12);
    this.instead.set("pkg/precache.js", list.replace(/version: "[^"]*"/, `version: "${version}"`));
    return version;
  }
}

/** The page as it is written, module by module, as Vite serves it; single scripts can be others. */
export class Written {
  /** What is read in place of scripts, by their paths in www. @type {Map<string, string>} */
  instead = new Map();
  /** @type {import("vite").ViteDevServer | undefined} */
  #vite;

  get url() {
    return this.#vite?.resolvedUrls?.local[0] ?? "";
  }

  async start() {
    const www = fileURLToPath(SOURCE);
    const load = (/** @type {string} */ id) =>
      id.startsWith(www) ? this.instead.get(id.slice(www.length)) : undefined;
    // Fetched here: most tests open the page as it is built.
    const vite = await import("vite");
    this.#vite = await vite.createServer({
      configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
      logLevel: "error",
      server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
      plugins: [{ name: "instead", enforce: "pre", load }],
    });
    await this.#vite.listen();
    return this;
  }

  /** Scripts are others from now on, or as they are written again. @param {Record<string, string>} scripts */
  put(scripts) {
    this.instead = new Map(Object.entries(scripts));
    this.#vite?.environments.client.moduleGraph.invalidateAll();
  }

  async stop() {
    await this.#vite?.close();
  }
}

/** Every file of the page, as paths. */
export function files() {
  return readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(BUILT.pathname.length).replace(/^\//, ""));
}
