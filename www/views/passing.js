// Transient notes, which speak of the line that is shown, and go with it.

/**
 * @param {import("./view.js").Page} page
 * @param {string} text
 */
export function tellOfLine({ store, notice }, text) {
  const note = notice(text);
  const { line, position } = store.state;
  const unlisten = store.listen((state) => {
    if (state.line === line && state.position === position) return;
    note.remove();
    unlisten();
  });
}
