// What articles load; all of it stands in element/.

export { TabiyaBoard } from "./element/tabiya-board.js";
