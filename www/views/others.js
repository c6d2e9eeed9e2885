// The lazily loaded bundle of the page: the views beside the game, what shows a choice at work, who plays
// against the reader, and what writes a diagram for elsewhere. All of it is one file, so that what it shares with the
// page is one as well.

export { Display } from "../board/display.js";
export { Drawing } from "../board/drawing.js";
export { Opponents } from "../opponents/opponents.js";
export { Panel as AnnotatePanel } from "../panels/annotate-panel.js";
export { tellDecided } from "../panels/decided.tsx";
export { rulesSheet } from "../panels/rules-sheet.js";
export { showSources } from "../panels/sourced.js";
export { Trial } from "../panels/trial.js";
export { OwnThings } from "../panels/own-things.js";
export { Panel as UsePanel } from "../panels/use-panel.js";
export { Compare } from "./compare.tsx";
export { compared } from "./comparison.js";
export { GameFile } from "./game-file.tsx";
export { Hall } from "./hall.js";
export { admit } from "./own-games.js";
export { Piece } from "./piece.tsx";
export { recordField } from "./record-field.tsx";
export { PrintSet } from "./print-set.tsx";
export { SetUp } from "./set-up.tsx";
export { Studies } from "./studies.tsx";
export { Tracks } from "./tracks.tsx";
