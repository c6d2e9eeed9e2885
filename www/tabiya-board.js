// The entry script of `<tabiya-board>` for articles; all of it stands in element/.

export { TabiyaBoard } from "./element/tabiya-board.js";
