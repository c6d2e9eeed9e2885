"""A board in Jupyter: `Board(site="https://example.org/tabiya/", game="chaturanga", line="e2e3 e7e6", ply=1)`."""

import anywidget
import traitlets

ESM = """
export default {
  async render({ model, el }) {
    await import(new URL("tabiya-board.js", model.get("site")).href);
    const board = document.createElement("tabiya-board");
    let shown = {};
    const show = () => {
      const attributes = model.get("attributes");
      for (const name of Object.keys(shown)) if (!(name in attributes)) board.removeAttribute(name);
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      shown = attributes;
    };
    show();
    board.setAttribute("ply", model.get("ply"));
    model.on("change:attributes", show);
    model.on("change:ply", () => { if (board.ply !== model.get("ply")) board.ply = model.get("ply"); });
    board.addEventListener("tabiya-step", ({ detail }) => {
      model.set("ply", detail.ply);
      model.save_changes();
    });
    el.append(board);
  },
};
"""


class Board(anywidget.AnyWidget):
    """A diagram whose attributes are those of the element; `ply` follows the reader, and moves the board."""

    _esm = ESM
    site = traitlets.Unicode().tag(sync=True)
    attributes = traitlets.Dict().tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)

    def __init__(self, site, ply=0, **attributes):
        texts = {name: "" if value is True else str(value) for name, value in attributes.items() if value is not False}
        super().__init__(site=site, ply=ply, attributes=texts)
