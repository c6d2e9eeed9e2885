// Icons of the buttons that step through a line, and change it.

const PATHS = {
  first: "M4 3v14M16 3.5 7.5 10l8.500 6.500z",
  back: "M14 3.500 5.500 10l8.500 6.500z",
  play: "M5.500 3 16 10 5.500 17z",
  pause: "M5 3h3.200v14H5zM11.800 3H15v14h-3.200z",
  forward: "M6 3.500 14.500 10 6 16.500z",
  last: "M16 3v14M4 3.500 12.500 10 4 16.500z",
  undo: "M8 4 4 8l4 4M4 8h7.500a4.500 4.500 0 0 1 0 9H9",
  redo: "M12 4l4 4-4 4M16 8H8.500a4.500 4.500 0 0 0 0 9H11",
};

/** @param {string} name */
export function icon(name) {
  const ns = "http://www.w3.org/2000/svg";
  const root = document.createElementNS(ns, "svg");
  root.setAttribute("viewBox", "0 0 20 20");
  root.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(ns, "path");
  path.setAttribute("d", PATHS[/** @type {keyof typeof PATHS} */ (name)]);
  root.append(path);
  return root;
}
