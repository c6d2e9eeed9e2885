// Icons of the buttons that step through a line, and change it.

const PATHS = {
  // Only what plays by itself is a triangle.
  first: "M4 3v14M15 3.500l1.500 1.500-5 5 5 5-1.500 1.500L8.500 10z",
  back: "M12.500 3.500 14 5l-5 5 5 5-1.500 1.500L6 10z",
  play: "M5.500 3 16 10 5.500 17z",
  pause: "M5 3h3.200v14H5zM11.800 3H15v14h-3.200z",
  forward: "M7.500 3.500 6 5l5 5-5 5 1.500 1.500L14 10z",
  last: "M16 3v14M5 3.500 3.500 5l5 5-5 5L5 16.500 11.500 10z",
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
