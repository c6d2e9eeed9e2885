// Transient notes, which speak of the line that is shown, and go with it.

/**
 * @param {import("./view.js").Page} page
 * @param {string} text
 * @returns the note, which goes with the first step as well
 */
export function tellOfLine({ store, notice }, text) {
  const note = notice(text);
  const { line, position, ply } = store.state;
  const unlisten = store.listen((state) => {
    if (state.line === line && state.position === position && state.ply === ply) return;
    note.remove();
    unlisten();
  });
  return note;
}
