// The theme, light or dark: the system's wish, unless the reader says otherwise. What the switch says
// is for the style sheet, which knows before any script does.

import { keepText } from "../lib/kept.js";
import * as words from "../words/page.js";

/**
 * @param {HTMLButtonElement} button
 * @param {import("./notices.js").Notices} notices
 */
export function themeSwitch(button, notices) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);

  button.addEventListener("click", () => {
    const theme = dark() ? "light" : "dark";
    // Back to what the system says is no wish at all.
    if ((theme === "dark") === system.matches) delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (!keepText("theme", root.dataset.theme)) notices.show(words.notKept);
  });
}
