// Runs before the first paint, so that a reader who asked for lamplight is not
// shown a white page first. A classic script: modules run too late for that.
(() => {
  try {
    const theme = localStorage.getItem("tabiya-theme");
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is closed to us: the system's choice stands.
  }
})();
