// Hashes as browsers take them, in `integrity` attributes and content policies.

import { createHash } from "node:crypto";

/** A file's hash, for `integrity`. */
export const integrity = (bytes: Uint8Array | string) =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The source of an inline script or style, for a content policy. */
export const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A short name for a version. */
export const short = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
