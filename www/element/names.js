// The attributes of <tabiya-board>, as tabiya-board.d.ts documents them.

/** Those that say what the figure shows. */
export const FIGURE = [
  "game",
  "file",
  "options",
  "position",
  "line",
  "ply",
  "piece",
  "at",
  "side",
  "friends",
  "enemies",
  "ever",
  "compare",
  "marks",
  "arrows",
  "squares",
  "circles",
  "labels",
  "pieces",
  "drawings",
  "coordinates",
  "turned",
];

/** All of them: what a link may set. */
export const ATTRIBUTES = [...FIGURE, "theme", "lang", "controls", "caption"];
