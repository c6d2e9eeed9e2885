export * from "./tabiya-board.js";
